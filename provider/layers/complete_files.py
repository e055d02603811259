"""Files that are complete or not there: made aside, and moved into place when all went well."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

from ...core.report.texts import Text, alternatives
from ..errors import UserError, failures_named, refusal
from .gdal_files import gdal_messages
from .mosaics import tiles_placed
from .virtual_files import copied_when_complete, is_virtual, virtual_file_exists
from .workshops import workshop

CONTAINERS = (".gpkg", ".sqlite")
SIDECARS = (".aux.xml", ".ovr", ".msk", "-wal", "-shm", "-journal")
SHAPEFILE_PARTS = (".dbf", ".shx", ".prj", ".cpg", ".qpj", ".qix", ".sbn", ".sbx", ".idm", ".ind")
STYLES_TABLE = "layer_styles"  # in which QGIS keeps styles


def only_layer(path: Path) -> bool:
    """Tell whether a container holds one layer of features at most, and nothing else but its style."""
    from osgeo import gdal

    with gdal_messages():
        try:
            dataset = gdal.OpenEx(str(path), gdal.OF_VECTOR | gdal.OF_RASTER)
        except RuntimeError:
            dataset = None
    if dataset is None:
        return True
    names = (dataset.GetLayer(number).GetName() for number in range(dataset.GetLayerCount()))
    return sum(name != STYLES_TABLE for name in names) <= 1 and dataset.RasterCount == 0


def check_file_ending(what_is: Text, path: str, endings: tuple[str, ...]) -> None:
    """Refuse a file whose ending is none of some; ``what_is`` begins the sentence, *Meshes are* for example."""
    name = Path(path)
    if name.suffix.lower() not in endings:
        one = Text("that ending") if len(endings) == 1 else Text("one of these endings")
        found = name.suffix or name.name
        raise refusal("{} written as {}, not as ‘{}’. Give the file {}.", what_is, alternatives(endings), found, one)


@contextlib.contextmanager
def complete_file(path: str, may_replace: Callable | None = None) -> Iterator:
    """Offer a path in a folder beside ``path``; what is written there moves into place only if all went well.

    Where ``path`` is a link, that is the place it leads to. What is made for a virtual path of GDAL is copied there. A
    container that exists is refused, unless ``may_replace`` says of its path that nothing else would be lost.
    """
    target = Path(path)
    exists = virtual_file_exists(path) if is_virtual(path) else target.exists()
    container = target.suffix.lower() in CONTAINERS and exists
    if container and not (may_replace and may_replace(path if is_virtual(path) else target)):
        raise refusal("‘{}’ exists, and its other layers would be lost. Choose a new file, or a .tif.", path)
    if is_virtual(path):
        with copied_when_complete(path) as unfinished:
            yield unfinished
        return
    if target.exists() and not target.is_file():
        raise refusal("‘{}’ is no file that could be replaced. Choose another name.", path)
    with made_aside(target) as folder:
        yield folder / target.name
        with failures_named(target):
            put_in_place(folder, target)


@contextlib.contextmanager
def made_aside(target: Path) -> Iterator:
    """Offer a hidden folder for what is to become ``target``; what is refused meanwhile is told of that place."""
    folder = followed(target).parent
    with contextlib.ExitStack() as stack:
        try:
            made = stack.enter_context(workshop(folder))
        except OSError as error:
            raise refusal(
                "Nothing can be written into ‘{}’ ({}). Choose another folder.", folder, error.strerror
            ) from error
        try:
            yield made
        except UserError as error:  # who reads it knows nothing of the hidden folder
            raise UserError(str(error).replace(str(made), str(target.parent))) from None


def put_in_place(made: Path, target: Path) -> None:
    """Move what was made into the folder of ``target``, the file of that name last: when it is there, all is there.

    Parts of an older layer are put aside before, so that nobody ever reads parts of both; a failure brings them back.
    A single file takes the place of the older one in one step. A folder of that name is a file in a format of folders.
    """
    names = sorted(file.name for file in made.iterdir() if file.is_file() or file.name == target.name)
    if not names:
        return
    parts = [name for name in names if name != target.name]
    places = {name: followed(target.parent / name) for name in (target.name, *parts)}
    old = list(places.values()) if parts else []
    old += [place for place in _leftovers(target) if place not in places.values()]
    with workshop(made) as aside, contextlib.ExitStack() as undone:
        for rank, place in enumerate(dict.fromkeys(old)):
            if place.is_file():
                kept = aside / f"{rank}"
                _move(place, kept)
                undone.callback(_move, kept, place)
        with tiles_placed(made / target.name, places[target.name]):
            for name in (*parts, target.name):
                _move(made / name, places[name])
                undone.callback(places[name].unlink)
        undone.pop_all()


def _leftovers(target):
    """Return the places of files that would speak of the new layer if an older one of the same name had left them."""
    files = target, followed(target)
    found = [file.with_name(file.name + ending) for file in files for ending in SIDECARS]
    if target.suffix.lower() == ".shp":
        found += [file.with_suffix(ending) for file in files for ending in SHAPEFILE_PARTS]
    return found


def followed(path: Path | str) -> Path:
    """Return the place of a file, or that to which a link leads."""
    return Path(os.path.realpath(path))


def _move(file, place):
    """Move a file, in place of the one that is there; a link may lead to another disk."""
    try:
        os.replace(file, place)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        with workshop(place.parent) as beside:
            copy = Path(shutil.copy2(file, beside))
            os.replace(copy, place)
        file.unlink()
