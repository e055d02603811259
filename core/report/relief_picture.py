"""The land below the rivers of a map: tints of height in the light of a hillshade, as a small picture."""

from __future__ import annotations

from base64 import b64encode
from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Heights, Mask, Values
from ..raster.hillshade import hillshade
from ..run.run import Run
from .png import palette_png

if TYPE_CHECKING:
    from .terrain import TerrainHeights

LONGEST_SIDE = 900  # cells along the longer side
TINTS, SHADES = 16, 15
WATER_TINTS = 4  # of them, for what lies below 0
DARKEST = 0.45
LEAST_RANGE = 1e-6  # square metres: beyond a pole cells have none
# Red, green and blue from the lowest to the highest land, pale, so that rivers stand out.
LAND_COLOURS = ((0.0, (196, 211, 168)), (0.25, (222, 222, 182)), (0.5, (226, 208, 170)), (0.75, (206, 184, 160)))
LAND_COLOURS += ((1.0, (246, 243, 238)),)
WATER_RAMP = ((0.0, (128, 168, 200)), (1.0, (200, 224, 234)))
TRANSPARENT = (0, 0, 0, 0)


def relief_png(terrain: TerrainHeights) -> bytes | None:
    """Return a picture of a terrain as PNG, with as many cells as can be seen; None where no cell is valid."""
    heights, valid, step = coarse(terrain.heights, terrain.valid)
    if not valid.any():
        return None
    area = np.add.reduceat(terrain.cell_area, np.arange(0, len(terrain.cell_area), step)) * step
    area = np.maximum(area, LEAST_RANGE)
    shade, _ = hillshade(Run(), heights, valid, np.sqrt(area * terrain.aspect), np.sqrt(area / terrain.aspect))
    light = np.minimum(shade.astype(np.int64) * SHADES // 256, SHADES - 1)
    index = np.where(valid, _tint_of(heights, valid) * SHADES + light, TINTS * SHADES)
    return palette_png(index.astype(np.uint8), _palette())


def relief_image(terrain: TerrainHeights) -> str:
    """Return the picture of a terrain as HTML, nothing where there is none."""
    picture = relief_png(terrain)
    return "" if picture is None else f'<img alt="" src="data:image/png;base64,{b64encode(picture).decode("ascii")}"/>'


def coarse(heights: Heights, valid: Mask) -> tuple[Values, Mask, int]:
    """Return the means of squares of cells, where any is valid, and how many cells a square is wide."""
    step = -(-max(heights.shape) // LONGEST_SIDE)
    if step == 1:
        return np.where(valid, heights, 0).astype(np.float64), np.asarray(valid), 1
    left = np.arange(0, heights.shape[1], step)
    tops = range(0, heights.shape[0], step)
    sums, counts = np.empty((len(tops), left.size)), np.empty((len(tops), left.size))
    for row, top in enumerate(tops):
        part, known = heights[top : top + step], valid[top : top + step]
        sums[row] = np.add.reduceat(np.where(known, part, 0).sum(axis=0, dtype=np.float64), left)
        counts[row] = np.add.reduceat(known.sum(axis=0), left)
    return sums / np.maximum(counts, 1), counts > 0, step


def _tint_of(heights, valid):
    """Return which tint each height has: those of water below 0, those of land above."""
    lowest, highest = heights[valid].min(), heights[valid].max()
    floor = max(lowest, 0.0) if highest > 0 else lowest
    share = np.clip((heights - floor) / max(highest - floor, 1e-9), 0, 1 - 1e-9)
    tints = WATER_TINTS + (share * (TINTS - WATER_TINTS)).astype(np.int64)
    if lowest < 0 < highest:
        depth = np.clip(heights / lowest, 0, 1)
        tints = np.where(heights < 0, ((1 - depth) * (WATER_TINTS - 1)).astype(np.int64), tints)
    return tints


def _palette():
    """Return all tints, each in all shades, and what stands where there is nothing."""
    tints = np.vstack([_between(WATER_RAMP, WATER_TINTS), _between(LAND_COLOURS, TINTS - WATER_TINTS)])
    light = np.linspace(DARKEST, 1.0, SHADES)
    colours = np.round(tints[:, None] * light[None, :, None]).reshape(-1, 3)
    return np.vstack([np.column_stack([colours, np.full(len(colours), 255)]), TRANSPARENT])


def _between(stops, count):
    """Return colours at even distances between those of stops."""
    shares, colours = zip(*stops)
    at = np.linspace(0, 1, count)
    return np.column_stack([np.interp(at, shares, channel) for channel in zip(*colours)])
