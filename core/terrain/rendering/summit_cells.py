"""The highest cell of rasters with larger cells than those of the ground: as high wherever these lie.

Chance says how near the middle of a cell comes to the summit. Land above half of that is raised or lowered, the more
the higher it is, so that the highest cell of the grid is as high as those of such grids are on the mean; of cells so
large that these say little, of smaller ones. What that takes follows from the model and the grid alone, so that windows
fit each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...arrays import Array, Coordinates, Heights, Mask
from ...plane.types import Field
from ..ground.spline_heights import smoothed
from ..relief.summits import shown_summit
from ..types import Window
from .stamping import stamp

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..courses.bed_chains import Beds
    from .sections import Sections

BY_COLUMN_AND_ROW = np.array([1.0, 2.0**26])  # of columns and rows, so that one number tells a cell
STRETCH_HALVINGS = 22  # by which the stretch is found, to a millimetre or so
LOWEST_SUMMIT = 0.8  # of the highest ground: where the highest cell of a raster lies
LARGER_CELLS = 1.05  # times those of the ground: of smaller ones the highest is high enough, and far edits move none
HALVES = ((0.0, 0.0), (0.5, 0.0), (0.0, 0.5), (0.5, 0.5))  # cells of the ground: some lie in any cell of a raster
STRETCH_FOOT = 0.5  # of the highest cell, below which ground stays as it is
MOST_OF_SUMMIT = 0.6  # of the highest cell: what cells of 1 km on an island of 25 km need


class SummitStretch(NamedTuple):
    """How ground near the summit is stretched."""

    foot: float  # metres, from which on it is
    reach: float  # metres from there to the highest cell
    by: float  # metres that this is raised by


def near_summit(z: Heights) -> Mask:
    """Return near which of the heights of the ground the highest cell of a raster may lie."""
    return z > LOWEST_SUMMIT * z.max()


def summit_stretch(
    samples: Field, window: Window, beds: Beds, sections: Sections, ground_at: Callable[[Coordinates], Heights]
) -> SummitStretch | None:
    """Return the `SummitStretch` on the grid of a window, of ground with the samples of a spline; None for fine cells.

    Rivers run in ``beds``, their valleys are ``sections``. ``ground_at`` tells how high the ground beside them is at
    places on the plane, as cells show it.
    """
    if window.cell < LARGER_CELLS * samples.cell:
        return None
    heights = smoothed(samples.values)
    wanted = shown_summit(heights[::-1], samples.cell, window.cell)
    row, col = np.nonzero(near_summit(heights))
    places = np.column_stack([samples.x0 + samples.cell * col, samples.y0 + samples.cell * row])
    places = np.concatenate([places + samples.cell * np.array(half) for half in HALVES])
    cells = np.floor(window.to_grid(places))
    number, first = np.unique(cells @ BY_COLUMN_AND_ROW, return_index=True)
    cells = cells[first[~np.isin(number, np.column_stack([beds.col, beds.row]) @ BY_COLUMN_AND_ROW)]]
    if not len(cells) or not wanted > 0.0:
        return None
    places = window.to_plane(cells + 0.5)
    x, y = np.ascontiguousarray(places.T)[:, np.newaxis]
    z = ground_at(places)
    highest = float(z.max())
    low, high = -MOST_OF_SUMMIT * highest, MOST_OF_SUMMIT * highest
    for _ in range(STRETCH_HALVINGS):
        stretch = SummitStretch(STRETCH_FOOT * highest, (1.0 - STRETCH_FOOT) * highest, (low + high) / 2.0)
        raised = z.copy()
        stretch_summit(stretch, raised)
        stamp(sections, x, y, raised)
        if raised.max() < wanted:
            low = stretch.by
        else:
            high = stretch.by
    return stretch


def stretch_summit(stretch: SummitStretch, heights: Array) -> None:
    """Stretch what is near the summit, in place; NaN stay."""
    heights += stretch.by * (np.maximum(heights - stretch.foot, 0.0) / stretch.reach) ** 2
