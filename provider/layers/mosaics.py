"""Rasters as a VRT over a folder of GeoTIFF tiles, which many can write at a time: no file has two writers."""

from __future__ import annotations

import contextlib
import html
import itertools
import os
import re
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from ...core.raster.tiles import tile_rows
from ...core.run.run import Run
from .gdal_files import write_gdal
from .raster_tiles import tile_name, write_tile
from .workshops import is_abandoned, marks_in, own_folder

MOSAIC_ENDING = ".vrt"
MOSAIC_SIDE = 2048  # cells of a tile
TILE_FOLDER = "tiles"  # the folder of the tiles while they are made; then it is named for the VRT
MOSAIC_TILE = re.compile(r"tile_\d+_\d+\.tif")
MOSAIC_OF_OURS = re.compile(rf"{MOSAIC_TILE.pattern}(\.aux\.xml|\.ovr|\.msk)?")  # and what programs keep beside a tile
NAMED = re.compile(rf'<SourceFilename relativeToVRT="1"[^>]*>([^<]*)/{MOSAIC_TILE.pattern}</SourceFilename>')
SOURCE_XML = (
    '<SimpleSource><SourceFilename relativeToVRT="1">{name}</SourceFilename><SourceBand>{band}</SourceBand>'
    '<SrcRect xOff="0" yOff="0" xSize="{ncols}" ySize="{nrows}"/>'
    '<DstRect xOff="{left}" yOff="{top}" xSize="{ncols}" ySize="{nrows}"/></SimpleSource>'
)
PROPERTIES = (  # with which GDAL need not open all tiles to read one
    '</SourceBand>\n      <SourceProperties RasterXSize="{ncols}" RasterYSize="{nrows}" DataType="{kind}" '
    'BlockXSize="{block[0]}" BlockYSize="{block[1]}" />'
)


def is_mosaic(path: Path | str) -> bool:
    """Tell whether a raster of this name is written as a mosaic."""
    return Path(path).suffix.lower() == MOSAIC_ENDING


def write_mosaic(run: Run, path, form, bands, describe: Callable) -> None:
    """Write bands of values as a mosaic; a folder of tiles comes to lie beside ``path``, see `tiles_placed`.

    ``form`` is the `TileForm` but for that folder, and ``describe(dataset)`` writes the metadata. Whoever
    works writes the tiles.
    """
    from osgeo import gdal

    shape, folder = bands[0].shape, path.parent / TILE_FOLDER
    folder.mkdir()
    tiles = [tile for row in tile_rows(shape, MOSAIC_SIDE) for tile in row]
    work = partial(write_tile, form._replace(folder=str(folder)), MOSAIC_SIDE, list(bands))
    blocks = run.map(work, tiles)

    def name_tiles(dataset):
        for number in range(1, len(bands) + 1):
            dataset.AddBand(form.kind)
            band = dataset.GetRasterBand(number)
            for count, tile in enumerate(tiles):
                band.SetMetadataItem(f"source_{count}", _source(tile, number), "new_vrt_sources")
        describe(dataset)

    write_gdal(gdal.GetDriverByName("VRT"), path, shape, 0, form.kind, (), name_tiles, lambda _: None)
    kind = gdal.GetDataTypeName(form.kind)
    told = itertools.cycle(
        PROPERTIES.format(nrows=tile.shape[0], ncols=tile.shape[1], kind=kind, block=block)
        for tile, block in zip(tiles, blocks)
    )
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub("</SourceBand>", lambda _: next(told), text), encoding="utf-8")


def _source(tile, band):
    """Return what a VRT says of a tile."""
    name, (nrows, ncols) = f"{TILE_FOLDER}/{tile_name(tile, MOSAIC_SIDE)}", tile.shape
    return SOURCE_XML.format(name=name, band=band, nrows=nrows, ncols=ncols, top=tile.top, left=tile.left)


def tiles_under(path: Path) -> Path | None:
    """Return the folder of the tiles of a mosaic that was written here, None for any other file."""
    if not is_mosaic(path):
        return None
    try:
        named = NAMED.search(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        return None
    if named is None:
        return None
    folder = Path(path).parent / html.unescape(named.group(1))
    if not folder.is_dir() or folder not in _folders_beside(path):
        return None
    others = set(folder.iterdir()).difference(marks_in(folder))
    return folder if all(MOSAIC_OF_OURS.fullmatch(file.name) for file in others) else None


def _folders_beside(path):
    """Return the folders beside a mosaic that bear the name of its tiles."""
    path = Path(path)
    return [place for place in path.parent.iterdir() if place.name.startswith(f"{path.stem}.{TILE_FOLDER}")]


@contextlib.contextmanager
def tiles_placed(mosaic: Path, place: Path) -> Iterator:
    """Move tiles from beside a ``mosaic`` to where it will be while it moves to its ``place``, if it is one.

    They get a name that nobody has yet, and the mosaic gets to know it. So an older mosaic is whole until the moment in
    which the new one takes its place; its tiles are removed then, and those that a killed run has left there.
    """
    made = mosaic.parent / TILE_FOLDER
    if not (is_mosaic(mosaic) and made.is_dir()):
        yield
        return
    older = tiles_under(place)
    for folder in _folders_beside(place):
        if folder != older and any(map(is_abandoned, marks_in(folder))):
            shutil.rmtree(folder, ignore_errors=True)
    names = (f"{place.stem}.{TILE_FOLDER}{number or ''}" for number in itertools.count())
    folder = next(place.with_name(name) for name in names if not os.path.lexists(place.with_name(name)))
    text = mosaic.read_text(encoding="utf-8")
    mosaic.write_text(text.replace(f">{TILE_FOLDER}/", f">{html.escape(folder.name)}/"), encoding="utf-8")
    # Marks tell, if this run is killed, that those of the two folders that no mosaic names have no owner.
    mark, older_mark = own_folder(made).name, older and _marked(older)
    os.rename(made, folder)
    try:
        yield
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        if older_mark is not None:
            shutil.rmtree(older_mark, ignore_errors=True)
        raise
    if older is not None:
        _remove_whole(older, mosaic.parent / "older")
    shutil.rmtree(folder / mark, ignore_errors=True)


def _marked(folder):
    """Return the mark of this process in a folder; None where it may not write."""
    with contextlib.suppress(OSError):
        return own_folder(folder)


def _remove_whole(folder, place):
    """Remove a folder from a ``place`` where the next run would remove it, so that no half of it can stay for ever."""
    with contextlib.suppress(OSError):
        folder = folder.rename(place)
    shutil.rmtree(folder, ignore_errors=True)
