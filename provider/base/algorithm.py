"""The one base class: identity, help, checks, errors and styles, so that an algorithm only says what is its own."""

import contextlib
import functools
import math
from pathlib import Path

from qgis.core import (
    QgsProcessingAlgorithm,
    QgsProcessingDestinationParameter,
    QgsProcessingOutputDefinition,
    QgsProcessingOutputNumber,
    QgsProcessingParameterCrs,
    QgsProcessingParameterEnum,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterMapLayer,
    QgsProcessingParameterNumber,
    QgsProcessingParameterRasterDestination,
    QgsProcessingParameterRasterLayer,
    QgsRasterLayer,
    QgsVectorLayer,
    QgsWkbTypes,
)
from qgis.PyQt.QtCore import QCoreApplication
from qgis.PyQt.QtGui import QIcon

from ...core.run.background import Aside
from ..dependencies import missing_packages, prepare_compiler
from ..errors import UserError
from ..layers.raster_reading import RasterSource
from ..layers.raster_writing import complete_file, driver_for, only_layer, write_raster
from ..layers.vector_reading import GEOMETRIES, layer_of_container
from ..layers.vector_writing import (
    FeatureWriter,
    check_ending,
    destination_file,
    destination_table,
    load_layer,
    load_when_done,
)
from ..progress import FeedbackProgress
from ..provider import ICONS
from .inputs import OPTIONAL, Inputs, check_output_path, is_absent
from .styling import LayerStyler

DOCUMENTATION = "https://github.com/headwaters-qgis/headwaters/blob/main/docs/algorithms/{}.md"

LAYERS = (QgsProcessingParameterRasterLayer, QgsProcessingParameterMapLayer)

ONCE_MORE = "|option:NUM_THREADS=ALL_CPUS"  # a file with an option is another place for QGIS
MOST = 2**31 - 1  # the largest whole number that QGIS reads: no limit that anybody set

GROUPS = {
    "depressions": "Depressions and lakes",
    "flow": "Flow",
    "rivers": "Rivers",
    "watersheds": "Watersheds",
    "erosion": "Erosion",
    "terrain": "Terrain from rivers",
    "tools": "Tools",
}


def _told_anew(method):
    """Raise the sentence of a `UserError` anew: QGIS never lets go of the frames, and so the arrays, of an error."""

    @functools.wraps(method)
    def wrapper(self, *arguments):
        try:
            return method(self, *arguments)
        except UserError as error:
            complaint = str(error)
            self.rasters, self.unfinished = {}, {}
        raise UserError(complaint)

    return wrapper


class HeadwatersAlgorithm(QgsProcessingAlgorithm):
    """An algorithm of Headwaters. A subclass states the constants, `parameters` and `compute`."""

    ID = ""
    NAME = ""
    GROUP = ""
    SUMMARY = ""  # one sentence: tooltip, first line of the help
    DESCRIPTION = ()  # paragraphs of the help
    TAGS = ()
    REFERENCES = ()

    aside = None  # the thread that writes rasters, within `writing_aside`

    def parameters(self):
        """Return parameters and number outputs in the order of the dialog."""
        raise NotImplementedError

    def compute(self, inputs, progress):
        """Compute, write, and return the values of the outputs."""
        raise NotImplementedError

    # Identity

    def createInstance(self):
        """Return a fresh instance; each serves one run."""
        return type(self)()

    def tr(self, text):
        """Translate a text of the user interface."""
        return QCoreApplication.translate("Headwaters", text)

    def name(self):
        """Return the id."""
        return self.ID

    def displayName(self):
        """Return the name in the toolbox."""
        return self.tr(self.NAME)

    def groupId(self):
        """Return the id of the group."""
        return self.GROUP

    def group(self):
        """Return the name of the group."""
        return self.tr(GROUPS[self.GROUP])

    def tags(self):
        """Return words that people search for."""
        return [self.tr(tag) for tag in self.TAGS]

    def shortDescription(self):
        """Return the tooltip."""
        return self.tr(self.SUMMARY)

    def shortHelpString(self):
        """Return the help beside the dialog."""
        paragraphs = [self.SUMMARY, *self.DESCRIPTION]
        references = ["<i>" + self.tr("References") + "</i>: " + "; ".join(self.REFERENCES)] if self.REFERENCES else []
        return "".join(f"<p>{self.tr(text)}</p>" for text in paragraphs + references)

    def helpUrl(self):
        """Return the page of the documentation."""
        return DOCUMENTATION.format(self.ID)

    def icon(self):
        """Return the icon of the group."""
        return QIcon(self.svgIconPath())

    def svgIconPath(self):
        """Return the file of the group's icon."""
        return str(ICONS / f"{self.GROUP}.svg")

    def initAlgorithm(self, config=None):
        """Declare parameters and outputs."""
        for definition in self.parameters():
            definition.setDescription(self.tr(definition.description()))
            if isinstance(definition, QgsProcessingOutputDefinition):
                self.addOutput(definition)
            else:
                definition.setHelp(self.tr(definition.help()))
                self.addParameter(definition)

    # Checks

    def canExecute(self):
        """Refuse to open a dialog where a package is missing; qgis_process does not ask this."""
        missing = missing_packages()
        return (not missing, missing)

    def checkParameterValues(self, parameters, context):
        """Refuse bad values with a sentence that names parameter, limit and value."""
        given = {name: value for name, value in parameters.items() if not is_absent(value)}
        complaints = (self._complaint(each, given, context) for each in self.parameterDefinitions())
        complaint = missing_packages() or next(filter(None, complaints), "")
        return (False, complaint) if complaint else super().checkParameterValues(given, context)

    def _complaint(self, definition, parameters, context):
        """Return what is wrong with the value of a parameter, or an empty string."""
        value = parameters.get(definition.name(), definition.defaultValue())
        label = f"{definition.name()} ({definition.description()})"
        if is_absent(value):
            required = not definition.flags() & OPTIONAL and not isinstance(
                definition, QgsProcessingDestinationParameter
            )
            return self.tr("{} is missing.").format(label) if required else ""
        if isinstance(definition, QgsProcessingParameterNumber):
            return self._number_complaint(definition, label, value, parameters, context)
        if isinstance(definition, QgsProcessingParameterEnum) and not definition.checkValueIsAcceptable(value):
            return self.tr("{} must be one of {} (got {}).").format(label, ", ".join(definition.options()), value)
        if isinstance(definition, QgsProcessingParameterRasterLayer):
            return self._raster_complaint(definition, value, parameters, context)
        if isinstance(definition, QgsProcessingParameterFeatureSource):
            return self._features_complaint(definition, parameters, context)
        if isinstance(definition, QgsProcessingParameterMapLayer):
            return self._layer_complaint(definition, value, parameters, context)
        if isinstance(definition, QgsProcessingParameterCrs):
            known = self.parameterAsCrs(parameters, definition.name(), context).isValid()
            return (
                "" if known else self.tr("{}: ‘{}’ is no coordinate reference system known here.").format(label, value)
            )
        return ""

    def _number_complaint(self, definition, label, value, parameters, context):
        if isinstance(value, str) and not _is_number(value):
            return self.tr("{} must be a number (got ‘{}’).").format(label, value)
        number = self.parameterAsDouble(parameters, definition.name(), context)
        if not math.isfinite(number):
            return self.tr("{} must be a number (got {}).").format(label, number)
        low, high = definition.minimum(), definition.maximum()
        if low <= number <= high:
            whole = definition.dataType() != QgsProcessingParameterNumber.Type.Integer or number == int(number)
            return "" if whole else self.tr("{} must be a whole number (got {:g}).").format(label, number)
        if high > 1e300 or (high == MOST and number < low):
            return self.tr("{} must be at least {:g} (got {:g}).").format(label, low, number)
        if low < -1e300:
            return self.tr("{} must be at most {:g} (got {:g}).").format(label, high, number)
        return self.tr("{} must be between {:g} and {:g} (got {:g}).").format(label, low, high, number)

    def _raster_complaint(self, definition, value, parameters, context):
        layer = self.parameterAsRasterLayer(parameters, definition.name(), context)
        if layer is not None and layer.isValid():
            return ""
        name = definition.name()
        if self.parameterAsVectorLayer(parameters, name, context) is not None:
            return self.tr("{}: ‘{}’ is a vector layer; a raster is needed.").format(name, value)
        if isinstance(value, str) and not Path(value).exists():
            return self.tr("{}: there is no raster layer or file ‘{}’. Check the name.").format(name, value)
        return self.tr("{}: ‘{}’ cannot be opened as a raster.").format(name, value)

    def _features_complaint(self, definition, parameters, context):
        source = self.parameterAsSource(parameters, definition.name(), context)
        if source is None:
            return ""  # a missing layer is QGIS's to name
        geometry, kinds = GEOMETRIES[definition.dataTypes()[0]]
        if QgsWkbTypes.geometryType(source.wkbType()) in (geometry, QgsWkbTypes.GeometryType.UnknownGeometry):
            return ""
        return self.tr("{}: ‘{}’ does not hold {}.").format(definition.name(), source.sourceName(), kinds)

    def _layer_complaint(self, definition, value, parameters, context):
        """Return what is wrong with a parameter for a raster or lines."""
        layer = self.parameterAsLayer(parameters, definition.name(), context)
        if layer is None or not layer.isValid():
            return self.tr("{}: there is no layer or file ‘{}’. Check the name.").format(definition.name(), value)
        lines = isinstance(layer, QgsVectorLayer) and layer.geometryType() == QgsWkbTypes.GeometryType.LineGeometry
        if lines or isinstance(layer, QgsRasterLayer):
            return ""
        return self.tr("{}: ‘{}’ holds neither lines nor a raster.").format(definition.name(), layer.name())

    # Running

    @_told_anew
    def prepareAlgorithm(self, parameters, context, feedback):
        """Copy in the main thread what belongs to it: the raster layers; and see which files are read."""
        self.rasters, self.vector_files, self.vector_layers = {}, {}, {}
        for definition in self.parameterDefinitions():
            name = definition.name()
            if is_absent(parameters.get(name)):
                continue
            if isinstance(definition, LAYERS):
                layer = self.parameterAsLayer(parameters, name, context)
                if isinstance(layer, QgsRasterLayer):
                    self.rasters[name] = RasterSource(layer)
            if isinstance(definition, (QgsProcessingParameterFeatureSource, QgsProcessingParameterMapLayer)):
                layer = self.parameterAsVectorLayer(parameters, name, context)
                if layer is not None:
                    self.vector_layers[name] = layer_of_container(layer)
                    self.vector_files[name] = Path(self.vector_layers[name][0])
        return True

    @_told_anew
    def processAlgorithm(self, parameters, context, feedback):
        """Run, and turn whatever can go wrong into one clear sentence."""
        missing = missing_packages()
        if missing:
            raise UserError(missing)
        prepare_compiler()
        from ...core.run.progress import Cancelled

        progress = FeedbackProgress(feedback)
        inputs = Inputs(self, parameters, context)
        try:
            with _nothing_loaded_of_a_failure(context):
                with contextlib.ExitStack() as files, _compiling_announced(progress):
                    self._open_outputs(inputs, files)
                    results = self.compute(inputs, progress)
                for layer in self.styled:
                    LayerStyler.attach(context, *layer)
        except Cancelled:
            progress.note(self.tr("Cancelled; nothing was written."))
            return {}
        except MemoryError as error:
            raise UserError(self.tr("There is not enough memory: clip the raster or take larger cells.")) from error
        finally:
            self.rasters, self.unfinished = {}, {}  # QGIS may keep this instance; files and memory are let go
        progress.report(1.0)
        self._log_numbers(results, progress)
        return {definition.name(): results.get(definition.name()) for definition in self.outputDefinitions()}

    def _open_outputs(self, inputs, files):
        """Refuse files that cannot be written before anything is computed; all move into place at the end."""
        self.unfinished, self.styled = {}, []
        sources, tables = inputs.source_files(), {}
        for definition in self.destinationParameterDefinitions():
            name = definition.name()
            features = isinstance(definition, QgsProcessingParameterFeatureSink)
            if features and not inputs.has(name):
                continue
            path = destination_file(inputs, name) if features else inputs.output(name)
            if path:
                check_output_path(name, path, sources)
                self._check_distinct(name, path)
                if isinstance(definition, QgsProcessingParameterRasterDestination):
                    driver_for(path)
                if features:
                    check_ending(path)
                replaces = only_layer if features else self.replaces
                self.unfinished[name] = path, files.enter_context(complete_file(path, replaces))
            elif features:  # memory or a database
                self._check_table(name, destination_table(inputs, name), tables)
                self.unfinished[name] = "", None

    def _check_distinct(self, name, path):
        """Refuse to write two outputs into one file."""
        for other, (other_path, _) in self.unfinished.items():
            if other_path and Path(path).resolve() == Path(other_path).resolve():
                raise UserError(self.tr("{} and {} cannot both be written to ‘{}’.").format(other, name, path))

    def _check_table(self, name, table, tables):
        """Refuse to replace a layer that is read, or that another output goes to, in its container."""
        if table is None:
            return
        for other, taken in [*self.vector_layers.items(), *tables.items()]:
            if taken[1] == table[1] and Path(taken[0]).resolve() == Path(table[0]).resolve():
                text = "{} and {} cannot both be written to ‘{}’." if other in tables else ""
                text = text or "{1} would overwrite {0} (‘{2}’). Choose another layer."
                raise UserError(self.tr(text).format(other, name, table[1]))
        tables[name] = table

    def _log_numbers(self, results, progress):
        for definition in self.outputDefinitions():
            if isinstance(definition, QgsProcessingOutputNumber):
                if definition.name() not in results:
                    continue  # nobody asked for it
                value = results[definition.name()]
                text = "unknown" if value is None else f"{value:,.6g}" if isinstance(value, float) else f"{value:,}"
                progress.note(f"{definition.description()}: {text}")

    @staticmethod
    def replaces(path):
        """Tell whether a container that exists may be replaced by an output file; a subclass knows its own."""
        return False

    def wants(self, name):
        """Tell whether an output is to be written."""
        return name in self.unfinished

    def folder(self, name):
        """Return the folder beside the place of an output in which it is made; what is left there goes with the run."""
        return Path(self.unfinished[name][1]).parent

    @contextlib.contextmanager
    def writing_aside(self, progress):
        """Have rasters written by a thread of its own; inside it their values and validity must not change any more."""
        try:
            with Aside(progress) as self.aside:
                yield
        finally:
            self.aside = None

    def write(self, inputs, name, values, valid, frame, progress, title="", **facts):
        """Write an output raster with its style; return its path, or None when it is not wanted.

        ``title`` names the layer; ``facts`` go to `write_raster`. A file with colours of its own needs no style.
        Within `writing_aside` the cells are written later.
        """
        if not self.wants(name):
            return None
        path, unfinished = self.unfinished[name]
        definition = self.parameterDefinition(name)
        facts = {"description": definition.description(), "options": inputs.text("CREATION_OPTIONS"), **facts}

        def work(progress):
            write_raster(unfinished, values, valid, frame, progress, **facts)

        if self.aside:
            self.aside.do(work)
        else:
            work(progress)
        style = "" if facts.get("colours") else definition.metadata()["headwaters_style"]
        self.styled.append((path, style, definition.description(), title))
        return path

    def load_again(self, inputs, name, style, title):
        """Have an output raster that is loaded be loaded once more, above itself, with another style."""
        path, _ = self.unfinished[name]
        if path and inputs.context.willLoadLayerOnCompletion(path):
            place = f"{path}{ONCE_MORE}"
            load_layer(inputs, name, place, title, "", 1)
            self.styled.append((place, style, title, ""))

    def write_features(self, inputs, name, schema, geometry_type, crs, features, progress, title="", extra=None):
        """Write ``(wkb, values)`` features with their style; return the layer's destination, or None if not wanted.

        ``values`` are those of ``schema``, then those of ``extra``: fields of a layer of the user's, see `own_fields`.
        """
        if not self.wants(name):
            return None
        path, unfinished = self.unfinished[name]
        with FeatureWriter(inputs, name, schema, geometry_type, crs, progress, unfinished, extra) as writer:
            for wkb, values in features:
                progress.check()
                writer.add(wkb, values)
            destination = writer.close()
        definition = self.parameterDefinition(name)
        if path:
            destination = path
            load_when_done(inputs, name, path, definition.description())
        style = definition.metadata()["headwaters_style"]
        self.styled.append((destination, style, definition.description(), title))
        return destination

    def write_text(self, name, text):
        """Write an output file; return its path, or None when it is not wanted."""
        if not self.wants(name):
            return None
        path, unfinished = self.unfinished[name]
        Path(unfinished).write_text(text, encoding="utf-8")
        return path

    def write_layers(self, inputs, name, write, styles, title):
        """Have ``write`` fill an output file of several layers; each that has a style loads by itself, the last on top.

        Return the path of the file, or None when it is not wanted.
        """
        if not self.wants(name):
            return None
        path, unfinished = self.unfinished[name]
        write(unfinished)
        for rank, (layer, style) in enumerate(styles.items()):
            place = f"{path}|layername={layer}"
            load_layer(inputs, name, place, f"{title} {layer}", title, rank)
            self.styled.append((place, style, layer, ""))
        return path


def _is_number(text):
    """Tell whether a text is a finite number as QGIS reads it."""
    try:
        return math.isfinite(float(text)) and "_" not in text
    except ValueError:
        return False


@contextlib.contextmanager
def _nothing_loaded_of_a_failure(context):
    """Have QGIS load no layer of a run that fails or is cancelled: it remembers every place that it was asked for."""
    before = context.layersToLoadOnCompletion()
    try:
        yield
    except BaseException:
        context.setLayersToLoadOnCompletion(before)
        raise


@contextlib.contextmanager
def _compiling_announced(progress):
    """Say once in the log when kernels are compiled, which happens on the first run only."""
    from ...core.machine import jit

    said = []

    def say(_kernel):
        if not said:
            said.append(True)
            progress.note("Compiling for this computer (first run only, up to two minutes) …")

    with jit.announced(say):
        yield
