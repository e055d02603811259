"""Outputs of a run: refused before anything is computed, written with their styles, complete or not at all."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsFields,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterFileDestination,
    QgsProcessingParameterRasterDestination,
)

from ...core.arrays import Array
from ...core.run.background import BackgroundThread
from ...core.run.run import Run
from ..errors import UserError, failures_named, refusal
from ..layers.complete_files import complete_file, followed, only_layer
from ..layers.fields import LayerField
from ..layers.gdal_files import filled_layers
from ..layers.map_cells import Frame
from ..layers.mesh_files import MESH_FILES, check_mesh_ending, write_mesh
from ..layers.mosaics import is_mosaic
from ..layers.raster_writing import driver_for, lossy_option, write_raster
from ..layers.scratch import Scratch
from ..layers.tables import Containers, takes_tables
from ..layers.vector_writing import (
    FeatureWriter,
    check_ending,
    destination_file,
    destination_table,
    goes_to_memory,
    load_layer,
    load_mesh,
    load_when_done,
)
from ..layers.virtual_files import is_virtual
from ..layers.workshops import clear_sessions
from ..translation import titled
from .canvas import FEATURES, MESH, RASTER, MadeLayer
from .output_paths import check_distinct, check_path
from .styling import attach_stylers


@contextlib.contextmanager
def opened(run: Run, outputs: Outputs, replaces: Callable) -> Iterator:
    """Open the `Outputs` of a run; files and tables move into place if all goes well, and nothing stays of a failure.

    ``replaces`` tells of the path of a container that exists whether a file may take its place.
    """
    with _nothing_loaded_of_a_failure(outputs.context):
        try:
            with contextlib.ExitStack() as files:
                outputs.open(files, replaces)
                yield
                outputs.put_tables(run)
        except UserError as error:
            if not outputs.placed:
                raise
            written = ", ".join(f"‘{name}’" for name in outputs.placed)
            raise refusal("{}; {} had been written before.", str(error).rstrip("."), written) from error
        outputs.attach_styles()


class Outputs:
    """The outputs of one run, by the names of their parameters. What is not wanted is not written.

    ``definitions`` are those of the destination parameters.
    """

    def __init__(self, inputs, definitions):
        self._inputs = inputs
        self.context = inputs.context
        self._definitions = {definition.name(): definition for definition in definitions}
        self._files = {}  # of each output that is wanted: its path, and that of the unfinished file
        self._styled = []  # a `MadeLayer` each
        self._remarks = []  # on rasters that were written
        self._background = None  # the thread that writes rasters, within `written_in_background`
        self._containers = None
        self.scratch = None  # where rasters lie that do not fit the memory
        self.placed = []  # names of the files that have come to their places
        self.begun_elsewhere = []  # outputs to databases, of which a failure leaves what has come there

    def open(self, files, replaces: Callable) -> None:
        """Refuse what cannot be written. Unfinished files move into place when the stack ``files`` is closed."""
        sources, taken = self._inputs.source_files(), {}
        self._containers = Containers(files, self._note_placed)
        for name, definition in self._definitions.items():
            features = isinstance(definition, QgsProcessingParameterFeatureSink)
            if features and not self._inputs.has(name):
                continue
            path = destination_file(self._inputs, name) if features else self._inputs.output(name)
            if path:
                check_path(name, path, sources, features)
                check_distinct(name, (path, None), taken)
                if self._is_raster(name):
                    driver_for(path)
                    self._check_codes(name)
                if features:
                    check_ending(path)
                if _is_mesh(definition):
                    check_mesh_ending(path)
                files.push(self._note_placed(path))  # called after what comes next
                unfinished = files.enter_context(complete_file(path, only_layer if features else replaces))
                self._files[name] = path, unfinished
            elif features:  # memory, a table of a container, or another database
                table = destination_table(self._inputs, name)
                if table is not None:
                    self._check_source(name, table)
                    check_distinct(name, table, taken)
                self._files[name] = self._table(table)
        places = [Path(path).parent for path, _ in self._files.values() if path and not is_virtual(path)]
        for folder in {place.parent for place in places}:
            clear_sessions(folder)
        cluster = self._inputs.text("CLUSTER") if self._inputs.knows("CLUSTER") else ""
        if cluster:
            from ..cluster.on_dask import require_dask

            require_dask()
        written = [unfinished.parent for path, unfinished in self._files.values() if path and is_mosaic(path)]
        whole = [name for name, (path, _) in self._files.items() if self._is_raster(name) and not is_mosaic(path)]
        self.scratch = Scratch(files, next(iter(places), None), cluster, self._inputs.raster_files(), written, whole)

    def check_parts(self, name: str, files) -> None:
        """Refuse files that are to be written beside an output where they would overwrite an input or other outputs."""
        path = Path(self._files[name][0])
        sources = self._inputs.source_files()
        taken = {other: (made, None) for other, (made, _) in self._files.items() if made}
        for file in files:
            place = str(path.with_name(file))
            if not is_virtual(place):
                check_path(name, place, sources, False)
            check_distinct(name, (place, None), taken)

    def _is_raster(self, name):
        """Tell whether an output is a raster."""
        return isinstance(self._definitions[name], QgsProcessingParameterRasterDestination)

    def _check_codes(self, name):
        """Refuse options with which codes are others."""
        lossy = lossy_option(self._inputs.text("CREATION_OPTIONS"))
        if lossy and self._has_codes(name):
            raise refusal(
                "CREATION_OPTIONS: {} changes numbers, and those of {} are codes. Choose a compression without loss, "
                "such as COMPRESS=ZSTD, or write {} in a run of its own.",
                lossy, name, name
            )

    def _has_codes(self, name):
        return self._definitions[name].metadata().get("headwaters_codes", False)

    def _table(self, table):
        """Return where a table will be and the container in which it is made, nothing where that cannot be."""
        if table is None or not takes_tables(table[0]):
            return "", None
        return f"{table[0]}|layername={table[1]}", self._containers.aside(table[0])

    def put_tables(self, run: Run) -> None:
        """Put all tables into their containers, where they are seen when the files move into place."""
        self._containers.put_in_place(run)

    def _note_placed(self, path):
        """Return what remembers that a file is in its place, if it is."""

        def note(failure, _error, _trace):
            if failure is None:
                self.placed.append(Path(path).name)

        return note

    def _check_source(self, name, table):
        """Refuse to replace a layer that is read in its container."""
        for other, source in self._inputs.source_layers().items():
            if source[1] == table[1] and followed(source[0]) == followed(table[0]):
                raise refusal("{} would overwrite {} (‘{}’). Choose another layer.", name, other, table[1])

    def attach_styles(self) -> None:
        """Arrange that QGIS loads each layer with its style."""
        order = list(self._definitions)
        layers = sorted(self._styled, key=lambda made: order.index(made.output))  # the first answers the question
        inputs = self._inputs
        attach_stylers(self.context, layers, inputs.title_of_run(), inputs.origin, inputs.source_of_heights())

    def provenance(self) -> list[tuple]:
        """Return what the results are made of, as pairs of texts."""
        return self._inputs.provenance()

    def wants(self, name: str) -> bool:
        """Tell whether an output is to be written."""
        return name in self._files

    def folder(self, name: str) -> Path:
        """Return the folder in which an output file is made; what is left there is removed after the run."""
        return Path(self._files[name][1]).parent

    @contextlib.contextmanager
    def written_in_background(self, run: Run) -> Iterator:
        """Write rasters on a background thread. Do not modify their values and validity until the block ends."""
        try:
            with BackgroundThread(run) as self._background:
                yield
        finally:
            self._background = None
        self._tell_remarks(run)

    def _tell_remarks(self, run):
        """Warn of what there is to say of rasters that were written; a background thread must not do so."""
        for remark in filter(None, self._remarks):
            run.warn(remark)
        self._remarks = []

    def raster(
        self,
        run: Run,
        name: str,
        values: Array,
        valid: Array | None,
        frame: Frame,
        title: str = "",
        description: str | Sequence[str] = "",
        unit: str = "",
        nodata: float | None = None,
        colours: dict[int, tuple] | None = None,
    ) -> str | None:
        """Write a raster with its style, ``title`` as the name of the layer; return its path, None if not wanted.

        ``description`` and what follows are those of `write_raster`. A file with ``colours`` has no style.
        """
        if not self.wants(name):
            return None
        path, unfinished = self._files[name]
        label, style = self.label(name), self._style(name)
        options, codes = self._inputs.text("CREATION_OPTIONS"), self._has_codes(name)
        storage, text = self.scratch.storage_of(values), description or label

        def write(run):
            with failures_named(path):
                remark = write_raster(
                    run.on(storage), unfinished, values, valid, frame, text, nodata, unit, colours, options, codes
                )
                self._remarks.append(remark)

        if self._background:
            self._background.do(write)
        else:
            write(run)
            self._tell_remarks(run)
        self._styled.append(MadeLayer(name, path, RASTER, "" if colours else style, label, title))
        return path

    def features(
        self,
        run: Run,
        name: str,
        schema: tuple[LayerField, ...],
        geometry_type: int,
        crs: QgsCoordinateReferenceSystem,
        features: Iterable,
        title: str = "",
        extra: QgsFields | None = None,
    ) -> str | None:
        """Write ``(wkb, values)`` features with their style; return where the layer is, None if it is not wanted.

        ``values`` are those of ``schema``, then those of ``extra``: fields of a layer of the user's, see `own_fields`.
        """
        if not self.wants(name):
            return None
        path, unfinished = self._files[name]
        if unfinished is None and not goes_to_memory(self._inputs, name):
            self.begun_elsewhere.append(name)
        with FeatureWriter(run, self._inputs, name, schema, geometry_type, crs, unfinished, extra) as writer:
            for wkb, values in features:
                run.check()
                writer.add(wkb, values)
            destination = writer.close()
        label = self.label(name)
        if path:
            destination = path
            load_when_done(self._inputs, name, path, label)
        self._styled.append(MadeLayer(name, destination, FEATURES, self._style(name), label, title, writer.schema))
        return destination

    def text(self, name: str, text: str) -> str | None:
        """Write a file of text; return its path, or None when it is not wanted."""
        return self.file(name, lambda path: Path(path).write_text(text, encoding="utf-8"))

    def file(self, name: str, write: Callable) -> str | None:
        """Let ``write(path)`` make a file; return its path, or None when it is not wanted."""
        if not self.wants(name):
            return None
        path, unfinished = self._files[name]
        with failures_named(path):
            write(unfinished)
        return path

    def mesh(
        self,
        run: Run,
        name: str,
        xy: Array,
        z: Array,
        faces: Array,
        crs: QgsCoordinateReferenceSystem,
        title: str = "",
        datasets: list[tuple] | tuple = (),
    ) -> str | None:
        """Write a mesh and load it, see `write_mesh`; return its path, or None when it is not wanted."""
        path = self.file(name, lambda unfinished: write_mesh(run, unfinished, xy, z, faces, crs, datasets))
        if path is not None:
            load_mesh(self._inputs, name, path, title)
            self._styled.append(MadeLayer(name, path, MESH, "", title, title))
        return path

    def layers(self, name: str, write: Callable, styles: dict[str, str], title: str) -> str | None:
        """Let ``write(path)`` make a file of several layers; return its path, or None when it is not wanted.

        ``styles`` are those of the layers that are loaded, as far as they hold anything.
        """
        path = self.file(name, write)
        filled = () if path is None else filled_layers(self._files[name][1])
        for layer, style in styles.items():
            if layer not in filled:
                continue
            source = f"{path}|layername={layer}"
            load_layer(self._inputs, name, source, titled(title, layer))
            self._styled.append(MadeLayer(name, source, FEATURES, style, layer, ""))
        return path

    def label(self, name: str) -> str:
        """Return the label of an output."""
        return self._definitions[name].description()

    def _style(self, name):
        return self._definitions[name].metadata()["headwaters_style"]


def _is_mesh(definition):
    """Tell whether an output is a mesh."""
    return isinstance(definition, QgsProcessingParameterFileDestination) and definition.fileFilter() == MESH_FILES


@contextlib.contextmanager
def _nothing_loaded_of_a_failure(context):
    """Let QGIS load no layer of a run that fails or is cancelled: it remembers every place that it was asked for."""
    before = context.layersToLoadOnCompletion()
    try:
        yield
    except BaseException:
        context.setLayersToLoadOnCompletion(before)
        raise
