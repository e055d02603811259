"""What a window of an island is rendered from: the parts of the land that it touches, and what lies around these."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Array, Coordinates, Mask
from ...plane.types import Field, Land
from ...run.run import Run
from ..courses.bends import drawn
from ..frames import land_mask, shores_on_grid
from ..ground.ground import prepare_ground
from ..ground.spline_heights import smoothed
from ..types import MAIN, Courses, Model
from .finer_ground import cells_of_tiles
from .parts import CELLS_BEYOND_PARTS
from .rendering import EVEN_SLOPES, ground_parts
from .sections import prepare_sections
from .summit_cells import near_summit

NODES_AROUND = 2.0  # edges around parts: the nodes to which slopes at the sea belong are there
SUMMIT_AROUND = 0.25  # edges around the summit: cells of that size show it, and are means over what is there
SAMPLES_AROUND = 2  # of fields between whose samples values are interpolated
EDGE_AROUND = 0.25  # of one: rivers beside parts begin so far away, lest they begin where ground beside springs is held


class WindowParts(NamedTuple):
    """Where the land lies from which a window is rendered, as distances from it on the cells of the ground."""

    away: np.ndarray  # float64 (nrows, ncols), from north to south: metres
    counted: np.ndarray  # float64: the same, or from what is around the summit: by it rasters are stretched
    frame: np.ndarray  # float64 (3): west, north and the size of cells on the plane
    reach: float  # metres: of sections across rivers
    edge: float  # metres
    finer: np.ndarray  # bool (nrows, ncols): cells that finer ground there follows from

    def metres(self, xy: Coordinates) -> Array:
        """Return how far places on the plane are from it, or from what is around the summit."""
        return self.counted[self._cells(xy)]

    def _cells(self, xy):
        """Return the rows and the columns of the cells of the ground at places, or nearest to them."""
        col, row = ((xy - self.frame[:2]) / [self.frame[2], -self.frame[2]]).T.astype(np.int64)
        nrows, ncols = self.away.shape
        return np.clip(row, 0, nrows - 1), np.clip(col, 0, ncols - 1)

    def samples(self, radius: float) -> Mask:
        """Return which samples of the ground count, from south to north; primitives have radii up to one."""
        return (self.finer | (self.counted <= radius + EVEN_SLOPES * self.frame[2]))[::-1]

    def around(self, field: Field) -> Mask:
        """Return which samples of another field lie in the box, and some around them."""
        (rows, cols), (west, south, east, north) = field.values.shape, self.box
        x, y = field.x0 + field.cell * np.arange(cols), field.y0 + field.cell * np.arange(rows)
        margin = SAMPLES_AROUND * field.cell
        columns = (x >= west - margin) & (x <= east + margin)
        return ((y >= south - margin) & (y <= north + margin))[:, np.newaxis] & columns

    @property
    def box(self) -> Array:
        """West, south, east and north on the plane of all that counts."""
        row, col = np.nonzero(self.finer | (self.away <= self.reach + self.edge))
        west, north, cell = self.frame
        return np.array([west + col.min() * cell, north - (row.max() + 1) * cell, west + (col.max() + 1) * cell,
                         north - row.min() * cell])  # fmt: skip

    def primitives(self, xy: Coordinates, radius: Array) -> Mask:
        """Return which primitives count."""
        return self.metres(xy) <= radius + self.frame[2]

    def nodes(self, xy: Coordinates) -> Mask:
        """Return which nodes count."""
        return self.metres(xy) <= NODES_AROUND * self.edge

    def courses(self, courses: Courses) -> Mask:
        """Return which courses count, and all that their water runs through.

        They are those whose sections reach the land, and those that finer ground there follows from.
        """
        near = (self.metres(courses.xy) <= self.reach + EDGE_AROUND * self.edge) | self.finer[self._cells(courses.xy)]
        kept = np.add.reduceat(near, courses.first[:-1]) > 0 if courses.cell.size else np.zeros(0, bool)
        kept[(courses.thread == MAIN) & np.isin(courses.cell, courses.cell[kept])] = True
        return closed_downstream(kept, courses.downstream)


def parts_of_window(run: Run, model: Model, corners: Coordinates) -> WindowParts | None:
    """Return the `WindowParts` of a ring on the plane of an island, None if it holds no land.

    To be called from the main thread.
    """
    from scipy import ndimage

    parts, _, land, place = ground_parts(run, model, prepare_ground(model))
    land = land[::-1]
    inside = land_mask(shores_on_grid(Land((corners,)), place), place.cells) != 0
    inside = ndimage.binary_dilation(inside, np.ones((3, 3)), iterations=CELLS_BEYOND_PARTS)
    if not (inside & land).any():
        return None
    wanted = np.zeros(parts.count, bool)
    wanted[parts.labels[inside & land]] = True
    beside = ndimage.binary_dilation(land, np.ones((3, 3)), iterations=CELLS_BEYOND_PARTS)
    here = wanted[parts.labels]
    away = ndimage.distance_transform_edt(~(here & beside)) * parts.frame[2]
    counted = away
    if model.ground is not None:
        summit = near_summit(smoothed(model.ground.values))[::-1]
        from_summit = ndimage.distance_transform_edt(~summit) * parts.frame[2]
        counted = np.minimum(away, np.maximum(from_summit - SUMMIT_AROUND * model.edge, 0.0))
    bare = drawn(model.courses, np.inf)
    reach = prepare_sections(drawn(model.courses), model.edge, parts.frame[2], bare, model.profiles).valleys.reach
    return WindowParts(away, counted, parts.frame, reach, model.edge, cells_of_tiles(here, land))


def closed_downstream(kept: Mask, downstream: Array) -> Mask:
    """Return which elements of a network are kept, or take water of such as are."""
    kept = kept.copy()
    new = np.flatnonzero(kept)
    while new.size:
        below = np.unique(downstream[new])
        new = below[(below >= 0) & ~kept[below]]
        kept[new] = True
    return kept


def masked(field: Field, kept: Mask) -> Field:
    """Return a field that is 0 but where it is kept; its greatest sample stays, by which files know their unit."""
    kept = kept.copy()
    kept.reshape(-1)[np.argmax(np.abs(field.values))] = True
    return field._replace(values=np.where(kept, field.values, 0.0))
