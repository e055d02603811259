"""Files that are complete or not there: made aside, and moved into place when all went well."""

import contextlib
import os
import shutil
import tempfile
from pathlib import Path

from ..errors import UserError
from .gdal_files import gdal_messages

CONTAINERS = (".gpkg", ".sqlite")
SIDECARS = (".aux.xml", ".ovr", ".msk", "-wal", "-shm", "-journal")


def only_layer(path):
    """Tell whether a container holds one layer of features at most, and nothing else."""
    from osgeo import gdal

    with gdal_messages():
        try:
            dataset = gdal.OpenEx(str(path), gdal.OF_VECTOR | gdal.OF_RASTER)
        except RuntimeError:
            dataset = None
    return dataset is None or (dataset.GetLayerCount() <= 1 and dataset.RasterCount == 0)


@contextlib.contextmanager
def complete_file(path, may_replace=None):
    """Offer a path in a folder beside ``path``; what is written there moves into place only if all went well.

    A container that exists is refused, unless ``may_replace`` says of its path that nothing else would be lost.
    """
    target = Path(path)
    container = target.suffix.lower() in CONTAINERS and target.exists()
    if container and not (may_replace and may_replace(target)):
        raise UserError(f"‘{path}’ exists, and its other layers would be lost. Choose a new file, or a .tif.")
    try:
        workshop = Path(tempfile.mkdtemp(prefix=".headwaters-", dir=target.parent))
    except OSError as error:
        raise UserError(
            f"Nothing can be written into ‘{target.parent}’ ({error.strerror}). Choose another folder."
        ) from error
    try:
        yield workshop / target.name
        made = sorted(filter(Path.is_file, workshop.iterdir()), key=lambda file: file.name == target.name)
        for file in made:  # the raster last: when it is there, all is there
            os.replace(file, target.parent / file.name)
        for ending in SIDECARS if made else ():  # left by a raster of the same name, they would speak of this one
            if not any(file.name == target.name + ending for file in made):
                target.with_name(target.name + ending).unlink(missing_ok=True)
    except OSError as error:
        raise UserError(f"‘{target}’ cannot be written: {error.strerror or error}.") from error
    finally:
        shutil.rmtree(workshop, ignore_errors=True)
