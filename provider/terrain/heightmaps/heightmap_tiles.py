"""Heightmaps in tiles for large worlds: each shares its border pixels with its neighbours."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ....core.arrays import Array, Shape
from ....core.run.run import Run
from ...errors import refusal
from ...memory import memory_text, memory_to_use
from ...numbers import told
from ..model_files.tables import Parameters
from .heightmap_masks import MEANINGS, mask_pixels
from .heightmaps import Pixels, as_json, write_pixels

MOST_TILES = 10_000
BYTES_PER_PIXEL = 110  # of all tiles together: the heights, and masks that add up
HEIGHTS = "heights"


def tiles_of(shape: Shape, side: int) -> tuple:
    """Return how many tiles of ``side`` pixels hold so many rows and columns of pixels, or more.

    Neighbours share a row or a column of pixels.
    """
    down, across = (max(1, -(-(count - 1) // (side - 1))) for count in shape)
    if down * across > MOST_TILES:
        raise refusal(
            "TILES: {} tiles of {} pixels would be needed, at most {} are made. Give a larger TILE_SIZE.",
            told(down * across), side, told(MOST_TILES)
        )
    return down, across


def pixels_of_tiles(tiles, side: int) -> tuple:
    """Return rows and columns of all tiles together."""
    return tuple(count * (side - 1) + 1 for count in tiles)


def require_memory_for_pixels(tiles, side: int) -> None:
    """Refuse tiles whose pixels, which may be many more than cells, would not fit the memory together."""
    rows, columns = pixels_of_tiles(tiles, side)
    needed, most = rows * columns * BYTES_PER_PIXEL, memory_to_use()
    if most is not None and needed > most:
        raise refusal(
            "TILES: {} × {} pixels need {}. Give a smaller TILE_SIZE, clip the raster, or take larger cells.",
            told(columns), told(rows), memory_text(needed, most)
        )


def tile_names(stem, what: str, tiles, ending) -> dict:
    """Return the file of each tile beside its list by its place, y down and x across: *stem_what_x0_y0*."""
    begin = stem if what == HEIGHTS else f"{stem}_{what}"
    down, across = tiles
    return {(y, x): f"{begin}_x{x}_y{y}{ending}" for y in range(down) for x in range(across)}


def tile_files(tiles, stem, ending) -> list:
    """Return the names of the files of all tiles beside their list."""
    return [file for what in (HEIGHTS, *MEANINGS) for file in tile_names(stem, what, tiles, ending).values()]


def write_tiles(run: Run, path, tiles, side: int, pixels: Pixels, words: Array, grey, facts: Parameters) -> None:
    """Write heights and masks of each tile beside the list at ``path``, and the list.

    ``words`` are heights at the ``pixels`` of all tiles together, and ``facts`` what they mean; ``grey`` are the masks,
    the type of their numbers and the ending of their files.
    """
    path, (masks, dtype, ending) = Path(path), grey
    _write_parts(run, path, HEIGHTS, words, tiles, side, ending)
    for name, words in mask_pixels(run, masks, pixels, dtype):
        _write_parts(run, path, name, words, tiles, side, ending)
    path.write_text(as_json(_layout(path.stem, tiles, side, dtype, ending, facts)), encoding="utf-8")


def _write_parts(run, path, what, words, tiles, side, ending):
    """Write what each tile has of some pixels."""
    for (y, x), file in tile_names(path.stem, what, tiles, ending).items():
        run.check()
        top, left = y * (side - 1), x * (side - 1)
        write_pixels(path.with_name(file), ending, words[top : top + side, left : left + side])


def _layout(stem, tiles, side, dtype, ending, facts):
    """Return which tile lies where, beside the ``facts`` of all of them together."""
    down, across = tiles
    files = {what: tile_names(stem, what, tiles, ending) for what in (HEIGHTS, *MEANINGS)}
    wide, tall = ((side - 1) * facts[f"metres_per_{what}"] for what in ("column", "row"))
    places = [
        {
            "x": x,
            "y": y,
            "east_m": x * wide,
            "south_m": y * tall,
            HEIGHTS: files[HEIGHTS][y, x],
            "masks": {name: files[name][y, x] for name in MEANINGS},
        }
        for y, x in files[HEIGHTS]
    ]
    return {
        "tiles_x": across,
        "tiles_y": down,
        "order": "x from west to east, y from north to south",
        "tile_pixels": side,
        "shared_pixels": 1,
        "tile_width_m": wide,
        "tile_height_m": tall,
        "mask_bits": 8 * np.dtype(dtype).itemsize,
        **facts,
        "tiles": places,
    }
