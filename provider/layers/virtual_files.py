"""Files of GDAL's virtual systems, in memory, in archives, in stores on the web: made or read here, as copies."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from qgis.core import QgsMapLayer, QgsProcessingContext, QgsProviderRegistry, QgsRasterLayer, QgsVectorLayer

from ..errors import UserError, failures_named, refusal
from .gdal_files import gdal_messages
from .workshops import workshop

PREFIX = "/vsi"
ARCHIVES = ("/vsizip/", "/vsigzip/")  # in which nothing can be tried and removed again
TRIAL_FOLDER = "headwaters-trial"
CHUNK_BYTES = 1 << 22


def is_virtual(path: str) -> bool:
    """Tell whether a path is one of GDAL's virtual systems."""
    return str(path).startswith(PREFIX)


def virtual_file_exists(path) -> bool:
    """Tell whether there is a file at a virtual path."""
    from osgeo import gdal

    with gdal_messages():
        try:
            return gdal.VSIStatL(path) is not None
        except RuntimeError:
            return False


def check_virtual_output(name: str, path) -> None:
    """Refuse an output where GDAL cannot write."""
    if not path.startswith(ARCHIVES):
        _try_to_write(name, path)
        return
    archive = QgsProviderRegistry.instance().decodeUri("gdal", path).get("path") or ""
    folder = os.path.dirname(archive)
    if archive.startswith("/") and not is_virtual(archive) and not os.path.isdir(folder):
        raise refusal("{}: the folder ‘{}’ does not exist. Create it, or choose another.", name, folder)
    if path.startswith(ARCHIVES[0]) and virtual_file_exists(path):
        raise refusal("{}: ‘{}’ is in its archive already, and nothing is replaced there. Choose another.", name, path)


def _try_to_write(name, path):
    """Refuse an output in whose folder a small file cannot be written."""
    from osgeo import gdal

    trial = f"{path.rpartition('/')[0]}/{TRIAL_FOLDER}"
    reason = _written(trial, [b"-"])
    if reason is not None:
        raise refusal("{}: GDAL cannot write to ‘{}’ ({}). Choose another place.", name, path, reason)
    with gdal_messages(), contextlib.suppress(RuntimeError):
        gdal.Unlink(trial)


def layer_at(path, is_raster, context: QgsProcessingContext) -> QgsMapLayer | None:
    """Return the layer at a virtual path, loaded once for a run, or None: QGIS looks for files on disks only."""
    store = context.temporaryLayerStore()
    for layer in store.mapLayers().values():
        if layer.source() == path and isinstance(layer, QgsRasterLayer) == is_raster:
            return layer
    name = Path(path.partition("|")[0]).stem
    layer = QgsRasterLayer(path, name) if is_raster else QgsVectorLayer(path, name, "ogr")
    return store.addMapLayer(layer) if layer.isValid() else None


@contextlib.contextmanager
def copied_when_complete(path) -> Iterator:
    """Offer a path in a folder of this machine; what is written there is copied to a virtual path if all went well."""
    folder, _, name = path.rpartition("/")
    with workshop(Path(tempfile.gettempdir())) as made:
        try:
            yield made / name
            for file in sorted(filter(Path.is_file, made.iterdir()), key=lambda file: file.name == name):
                with failures_named(path), file.open("rb") as content:
                    reason = _written(f"{folder}/{file.name}", iter(lambda: content.read(CHUNK_BYTES), b""))
                if reason is not None:
                    raise refusal("‘{}/{}’ cannot be written: {}.", folder, file.name, reason)
        except UserError as error:
            raise UserError(str(error).replace(str(made), folder)) from None


@contextlib.contextmanager
def on_this_machine(path: str) -> Iterator:
    """Offer the path of a file that any program can read: the file itself, or a copy of one at a virtual path."""
    if not is_virtual(path):
        yield Path(path)
        return
    with workshop(Path(tempfile.gettempdir())) as folder:
        copy = folder / path.rpartition("/")[2]
        if virtual_file_exists(path):
            _copy_here(path, copy)
        yield copy


def _copy_here(path, copy):
    """Copy a file at a virtual path."""
    from osgeo import gdal

    with gdal_messages() as messages:
        try:
            file = gdal.VSIFOpenL(path, "rb")
            if file is None:
                raise RuntimeError("it cannot be opened")
            try:
                with copy.open("wb") as content:
                    while chunk := gdal.VSIFReadL(1, CHUNK_BYTES, file):
                        content.write(chunk)
            finally:
                gdal.VSIFCloseL(file)
            if messages:
                raise RuntimeError(messages[0])
        except (RuntimeError, OSError) as error:
            reason = (messages or [str(error)])[0].rstrip(".")
            raise refusal("‘{}’ cannot be read here ({}). Copy it to a disk.", path, reason) from error


def _written(path, chunks):
    """Write a file at a virtual path; return why that cannot be done, None if it was."""
    from osgeo import gdal

    with gdal_messages() as messages:
        try:
            file = gdal.VSIFOpenL(path, "wb")
            if file is not None:
                whole = all(gdal.VSIFWriteL(chunk, 1, len(chunk), file) == len(chunk) for chunk in chunks)
                if gdal.VSIFCloseL(file) == 0 and whole and not messages:
                    return None
                gdal.Unlink(path)
            messages.append(gdal.VSIGetLastErrorMsg() or "there is no such place")
        except RuntimeError as error:
            messages.append(str(error))
    return messages[0].rstrip(".")
