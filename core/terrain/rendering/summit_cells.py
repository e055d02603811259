"""The highest cell of rasters: as high wherever cells lie, and however much finer or larger they are than the ground.

Chance says how near the middle of a cell comes to the summit, larger cells are means, and finer ground is as high on
the mean, so its ridges are higher. Land above half of that is raised or lowered, the more the higher it is, so that the
highest cell of the grid is as high as those of such grids are on the mean; of cells so large that these say little, of
smaller ones. What that takes follows from the model and the grid alone, so that windows fit each other.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...arrays import Array, Coordinates, Heights, Mask
from ...plane.types import Field
from ..ground.spline_heights import smoothed
from ..relief.summits import shown_summit
from ..types import Window
from .stamping import stamp

if TYPE_CHECKING:
    from ..courses.bed_chains import Beds
    from .sections import Sections

BY_COLUMN_AND_ROW = np.array([1.0, 2.0**26])  # of columns and rows, so that one number tells a cell
STRETCH_HALVINGS = 22  # by which the stretch is found, to a millimetre or so
LOWEST_SUMMIT = 0.8  # of the highest ground, or of what it is to be: where the highest cell of a raster lies
STRETCH_FOOT = 0.5  # of the highest cell, as it is or is to be, below which ground stays as it is
MOST_OF_SUMMIT = 0.6  # of the highest cell: what cells of 1 km on an island of 25 km need


class SummitStretch(NamedTuple):
    """How ground near the summit is stretched."""

    foot: float  # metres, from which on it is
    reach: float  # metres from there to the highest cell
    by: float  # metres that this is raised by


class Summit(NamedTuple):
    """The summit of a raster, whose cells are as high as it is to be once they are stretched."""

    height: float  # metres, that the highest cell is to have
    stretch: Callable[[], SummitStretch | None]  # which takes the ground near the summit; None: none can be

    @property
    def lowest_foot(self) -> float:
        """The height below which ground stays as it is, whatever that takes."""
        return STRETCH_FOOT * LOWEST_SUMMIT * self.height


def summit_of(
    samples: Field,
    window: Window,
    beds: Beds,
    sections: Sections,
    ground_at: Callable[[Coordinates], Heights],
    times: int = 1,
) -> Summit:
    """Return the `Summit` on the grid of a window, of ground with the samples of a spline.

    Rivers run in ``beds``, their valleys are ``sections``. ``ground_at`` tells how high the ground beside them is at
    places on the plane, as cells show it. It is finer so many ``times`` than its samples.
    """
    height = shown_summit(smoothed(samples.values)[::-1], samples.cell, window.cell)
    cells = partial(_highest_cells, samples, window, beds, times)
    return Summit(height, cache(partial(_stretch_to, height, window, cells, sections, ground_at)))


def summit_samples(samples: Field) -> Mask:
    """Return near which samples of the ground the highest cell of a raster may lie."""
    z = smoothed(samples.values)
    return z > LOWEST_SUMMIT * z.max()


def _highest_cells(samples, window, beds, times):
    """Return columns and rows of the cells in which the summit may lie; none of rivers."""
    high = np.argwhere(summit_samples(samples))
    closer = 2 * times if window.cell < samples.cell else 1  # a place in every cell, or more
    within = (np.indices((closer, closer)).reshape(2, -1).T + 0.5) / closer - 0.5
    down, right = (high[:, np.newaxis] + within).reshape(-1, 2).T
    places = np.column_stack([samples.x0 + samples.cell * right, samples.y0 + samples.cell * down])
    cells = np.floor(window.to_grid(places))
    number, first = np.unique(cells @ BY_COLUMN_AND_ROW, return_index=True)
    return cells[first[~np.isin(number, np.column_stack([beds.col, beds.row]) @ BY_COLUMN_AND_ROW)]]


def _stretch_to(height, window, highest_cells, sections, ground_at):
    """Return the `SummitStretch` that brings the highest of some cells to a height; None without any."""
    cells = highest_cells()
    if not len(cells) or not height > 0.0:
        return None
    places = window.to_plane(cells + 0.5)
    z = ground_at(places)
    highest = float(z.max())
    foot = STRETCH_FOOT * min(max(highest, LOWEST_SUMMIT * height), height)
    if highest <= foot:
        return None
    near = z[0] > LOWEST_SUMMIT * highest
    places, z = places[near], z[:, near]
    x, y = np.ascontiguousarray(places.T)[:, np.newaxis]
    low, high = -MOST_OF_SUMMIT * highest, MOST_OF_SUMMIT * highest
    for _ in range(STRETCH_HALVINGS):
        stretch = SummitStretch(foot, highest - foot, (low + high) / 2.0)
        raised = z.copy()
        stretch_summit(stretch, raised)
        stamp(sections, x, y, raised)
        if raised.max() < height:
            low = stretch.by
        else:
            high = stretch.by
    return stretch


def stretch_summit(stretch: SummitStretch, heights: Array) -> None:
    """Stretch what is near the summit, in place; NaN stay."""
    heights += stretch.by * np.clip((heights - stretch.foot) / stretch.reach, 0.0, 1.0) ** 2
