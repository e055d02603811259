"""Masks beside a heightmap: what covers the ground, as grey pixels, and how a list tells of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ....core.run.run import Run
from ...base import parameters as p
from ...base.inputs import Inputs
from ...water.dem import METRES, Dem, edge_rule, is_walled, warn_if_closed
from ...water.routing import route
from ...water.thresholds import drawn_rivers, river_cells_by_area
from .heightmaps import as_json, resampled, write_pixels

DEPTHS = {"8": np.uint8, "16": np.uint16}
DEFAULT_DEPTH = "8"
MEANINGS = {
    "land": "land, as against the sea",
    "water": "the sea and water of a depth",
    "rivers": "cells of rivers",
    "flow": "how much land drains through a cell: its logarithm as a share of the greatest",
    "slope": "slope as a share of 90 degrees",
    "rock": "rock: steep land",
    "shore": "land beside water",
    "ground": "all other land; water, rock, shore and ground add up to the greatest number in each pixel",
}
MASK_BYTES_PER_CELL = 110


class Masks(NamedTuple):
    """Masks from 0 to 1 on the cells of a DEM: some by name, and the kinds of cover, which add up to 1."""

    plain: dict
    cover: tuple


def mask_parameters() -> list:
    """Return the parameters that say what covers the ground."""
    return [
        p.lines(
            "RIVERS",
            "Rivers",
            "For the mask of rivers: cells that these lines touch. Empty: those that the DEM has.",
            optional=True,
        ),
        p.number(
            "THRESHOLD",
            "Area at which rivers begin (km²)",
            "For the mask of rivers where no lines are given. Empty: the readable number that makes about one cell in "
            "a hundred a river.",
            minimum=0,
            optional=True,
            advanced=True,
        ),
        p.number("SEA_LEVEL", "Sea level (m)", "For masks: cells at or below it are sea, as those without data.", 0.0),
        edge_rule(
            "For the masks of rivers and of flow: what water does at the rim of the raster: it leaves there (outlet), "
            "or only the sea takes it up (wall)."
        ),
        p.number(
            "ROCK_SLOPE",
            "Slope of rock (degrees)",
            "For masks: where it is that steep half of the ground is rock; 10 degrees less steep none of it is, and 10 "
            "degrees steeper all.",
            35.0,
            0,
            90,
            advanced=True,
        ),
        p.number(
            "SHORE",
            "Width of the shore (m)",
            "For masks: how far from water it ends, less and less of it on the way. Empty: three cells.",
            minimum=0,
            optional=True,
            advanced=True,
        ),
        p.choice(
            "MASK_BITS",
            "Bits of a pixel of the masks",
            "8: 0 to 255, as engines take them. 16: 0 to 65535.",
            tuple(DEPTHS),
            DEFAULT_DEPTH,
            advanced=True,
            labels=[f"{word} bits" for word in DEPTHS],
        ),
    ]


def read_masks(run: Run, inputs: Inputs, raster, heights: tuple, water: tuple | None, sizes) -> Masks:
    """Return the masks of a DEM; ``heights`` and ``water`` are values and validity, the latter depths or None.

    ``sizes`` are width, height and area of the cells of each row.
    """
    from ....core.raster.cover import FLOW_MASK, LAND_MASK, RIVER_MASK, SLOPE_MASK, CoverRules, cover_masks, flow_mask
    from ....core.raster.domain import drainage_domain
    from ....core.raster.grid import Grid

    z, valid = heights
    land = valid & (z > inputs.number("SEA_LEVEL"))
    width, height, cell_area = sizes
    grid = Grid(z, valid, raster.x_min, raster.y_max, raster.dx, raster.dy, width, height, cell_area)
    walled = is_walled(inputs)
    domain = drainage_domain(run, valid, valid & ~land, open_rim=not walled)
    if walled:
        warn_if_closed(run, domain)
    dem = Dem(grid, domain, raster, None, METRES["metre"])
    with run.phase("Routing", 0.6):
        area, drained = _drained_area(run, dem)
    wet = ~land if water is None else ~land | (water[1] & (water[0] > 0))
    cell = float(np.median(width))
    rules = CoverRules(inputs.number("ROCK_SLOPE"), _shore(inputs, cell))
    with run.phase("Covering", 0.4):
        slope, cover = cover_masks(run, z, valid, wet, rules, width, height)
        rivers = _rivers(run, inputs, raster, area, drained) & land
    plain = {LAND_MASK: land, RIVER_MASK: rivers, FLOW_MASK: flow_mask(area, cell_area, drained), SLOPE_MASK: slope}
    return Masks({name: mask.astype(np.float32) for name, mask in plain.items()}, cover)


def _shore(inputs, cell):
    """Return how far the shore reaches."""
    given = inputs.number("SHORE")
    return 3 * cell if given is None else given


def _drained_area(run, dem):
    """Return the area above each cell of land, and which cells are land that drains."""
    from ....core.flow.accumulation import accumulate_d8

    routing = route(run, dem, "fill")
    return accumulate_d8(run, routing.codes, dem.grid.cell_area), routing.drained


def _rivers(run, inputs, raster, area, drained):
    """Return the cells of rivers: those of lines, or those through which enough land drains."""
    rivers = drawn_rivers(run, inputs, raster)
    if rivers is not None:
        return rivers
    return river_cells_by_area(run, inputs.number("THRESHOLD"), area, drained)[1]


def mask_pixels(run: Run, masks, pixels, dtype) -> Iterator:
    """Yield the name of each mask, and its numbers at pixels; beyond the rim of the DEM there is the sea."""
    from ....core.raster.cover import COVER_MASKS, WATER_MASK, words_of, words_that_add_up

    greatest = int(np.iinfo(dtype).max)
    for name, mask in masks.plain.items():
        yield name, words_of(resampled(run, mask, pixels), greatest).astype(dtype)
    cover = [resampled(run, mask, pixels, float(name == WATER_MASK)) for name, mask in zip(COVER_MASKS, masks.cover)]
    for name, words in zip(COVER_MASKS, words_that_add_up(cover, greatest)):
        yield name, words.astype(dtype)


def mask_files(stem, ending) -> list:
    """Return the names of the files of masks beside their list."""
    return [f"{stem}_{name}{ending}" for name in MEANINGS]


def write_masks(run: Run, path, grey, pixels, facts: dict) -> None:
    """Write each mask beside the list at ``path``, and the list; ``facts`` are those of the heightmap.

    ``grey`` are the masks, the type of their numbers and the ending of their files.
    """
    path, (masks, dtype, ending) = Path(path), grey
    files = dict(zip(MEANINGS, mask_files(path.stem, ending)))
    for name, words in mask_pixels(run, masks, pixels, dtype):
        write_pixels(path.with_name(files[name]), ending, words)
    about = {key: facts[key] for key in ("columns", "rows", "metres_per_column", "metres_per_row")}
    files = {name: {"file": files[name], "meaning": text} for name, text in MEANINGS.items()}
    bits = 8 * np.dtype(dtype).itemsize
    path.write_text(as_json({**about, "bits": bits, "byte_order": "little", "masks": files}), encoding="utf-8")
