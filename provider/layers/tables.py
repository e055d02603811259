"""Tables of containers: made in a container aside, and put among those that are there in one transaction."""

from __future__ import annotations

import contextlib
from pathlib import Path

from ...core.run.run import Run
from ..errors import UserError, failures_named, refusal
from .complete_files import CONTAINERS, followed, made_aside, put_in_place
from .gdal_files import gdal_messages
from .raster_writing import reason_of

FEATURES_AT_A_TIME = 500  # between looks for a cancel


def takes_tables(container) -> bool:
    """Tell whether tables can be put into a container in one transaction, or a file that holds them into its place."""
    from osgeo import ogr

    if not Path(container).exists():
        return Path(container).suffix.lower() in CONTAINERS
    with gdal_messages():
        try:
            dataset = _opened(container)
            return dataset is not None and bool(dataset.TestCapability(ogr.ODsCTransactions))
        except RuntimeError:
            return False


class Containers:
    """The containers that a run puts tables into; for each there is one aside while the stack ``files`` is open.

    ``placed(path)`` returns what is to be called when something has come to its place.
    """

    def __init__(self, files, placed):
        self._files = files
        self._placed = placed
        self._aside = {}

    def aside(self, container) -> Path:
        """Return the path of the container aside to which the tables for a container are to be written."""
        place = followed(Path(container))
        if place not in self._aside:
            self._aside[place] = self._files.enter_context(made_aside(place)) / place.name
        return self._aside[place]

    def put_in_place(self, run: Run) -> None:
        """Put all tables that were made into their containers, where they are seen when the stack is closed."""
        for container, made in self._aside.items():
            self._files.push(self._placed(container))
            self._files.enter_context(_tables_in_place(run, made, container))


@contextlib.contextmanager
def _tables_in_place(run, made, container):
    """Put the tables of the container ``made`` into another, whole and all together, or not at all.

    They are copied before the block, and whoever reads the container sees them after it, if it ends well. A container
    that is not there is moved into place as it was made.
    """
    if not made.exists():  # nothing was written
        yield
    elif not container.exists():
        yield
        with failures_named(container):
            put_in_place(made.parent, container)
    else:
        with _transaction(container) as dataset:
            _copy_tables(run, made, dataset)
            dataset.FlushCache()  # spatial indices are made here
            yield


def _opened(container):
    from osgeo import gdal

    return gdal.OpenEx(str(container), gdal.OF_VECTOR | gdal.OF_UPDATE)


@contextlib.contextmanager
def _transaction(container):
    """Offer a container that keeps what is changed in the block if nothing fails."""
    with gdal_messages() as messages:
        dataset = None
        try:
            dataset = _opened(container)
            if dataset is None or dataset.StartTransaction():
                raise RuntimeError("it cannot be changed")
            yield dataset
            if messages or dataset.CommitTransaction():
                raise RuntimeError("it was not kept")
        except BaseException as error:
            if dataset is not None:
                with contextlib.suppress(RuntimeError):
                    dataset.RollbackTransaction()
            if not isinstance(error, RuntimeError) or isinstance(error, UserError):
                raise
            reason = reason_of([*messages, str(error)], container.parent)
            raise refusal("‘{}’ cannot be written: {}.", container.name, reason) from error
        finally:
            if hasattr(dataset, "Close"):  # from GDAL 3.8 on
                dataset.Close()
            del dataset  # which closes the file before


def _copy_tables(run, made, dataset):
    """Copy all tables of a container into another, in place of those that bear their names."""
    from osgeo import gdal

    source = gdal.OpenEx(str(made), gdal.OF_VECTOR)
    layers = [source.GetLayer(rank) for rank in range(source.GetLayerCount())]
    for layer in layers:
        names = [dataset.GetLayer(rank).GetName().lower() for rank in range(dataset.GetLayerCount())]
        if layer.GetName().lower() in names:
            dataset.DeleteLayer(names.index(layer.GetName().lower()))
        _copy_table(run, layer, dataset)


def _copy_table(run, layer, dataset):
    """Copy a layer with all that its fields say."""
    from osgeo import ogr

    columns = {"GEOMETRY_NAME": layer.GetGeometryColumn(), "FID": layer.GetFIDColumn()}
    options = [f"{key}={column}" for key, column in columns.items() if column]
    copy = dataset.CreateLayer(layer.GetName(), layer.GetSpatialRef(), layer.GetGeomType(), options)
    if copy is None:
        raise RuntimeError("there is no table")
    fields = layer.GetLayerDefn()
    for rank in range(fields.GetFieldCount()):
        copy.CreateField(fields.GetFieldDefn(rank))
    for done, feature in enumerate(layer):
        if done % FEATURES_AT_A_TIME == 0:
            run.check()
        row = ogr.Feature(copy.GetLayerDefn())
        row.SetFrom(feature)
        row.SetFID(feature.GetFID())
        if copy.CreateFeature(row):
            raise RuntimeError("not all features were taken")
