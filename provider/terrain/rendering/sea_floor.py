"""The floor of the sea in rasters of terrain: shelves, slopes and canyons around all islands, or one depth."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import numpy as np

from ....core.arrays import Heights, Mask
from ....core.raster.storage import updated
from ....core.run.run import Run
from ....core.terrain.types import GridCells
from .grids import TerrainGrid

FARTHER = 3.0  # cells are narrower far from the island by which their size was chosen, on a map in degrees


class PlannedSea:
    """The sea of a raster: its kind, the islands that share a floor, and the floors, each found before it is needed.

    The first is begun at once, so that it is there when the islands are rendered.
    """

    def __init__(self, kind, islands, grid, cells):
        from ....core.plane.land import area
        from ....core.terrain.sea.sea_floor import FLAT_FLOOR
        from ....core.terrain.sea.sea_shape import SeaShape

        largest = max(area(island.model.land) for island in islands)
        self.shape = SeaShape().beside(np.sqrt(largest))  # one for all, islets too
        self.height = FLAT_FLOOR if kind == "flat" else -self.shape.depth
        self.groups = []  # of islands, and the parts of the raster around them
        if kind != "flat":
            reach = int(np.ceil(FARTHER * self.shape.width / grid.cell))
            around = [grid.of_island(rank).grown(reach) for rank in range(len(islands))]
            for group in _groups(around):
                parts = [part for part in (around[rank].common(cells) for rank in group) if part]
                if parts:
                    self.groups.append(([islands[rank] for rank in group], parts))
        self._begun = None
        self._begin(0)

    def _begin(self, number):
        self._begun = _begun_floor(self.groups[number][0], self.shape) if number < len(self.groups) else None

    def floors(self, run: Run) -> Iterator:
        """Yield for each group the core's `SeaFloor`, its plane, and the parts of the raster."""
        for number, (_, parts) in enumerate(self.groups):
            begun, plane = self._begun
            floor = begun.awaited(run)
            self._begin(number + 1)
            yield floor, plane, parts
            run.report((number + 1) / len(self.groups))


def lay_sea_floor(
    run: Run, sea: Mask | None, grid: TerrainGrid, cells: GridCells, z: Heights, water, block: int
) -> None:
    """Fill a `PlannedSea` with heights below 0; ``block`` is how many rows and columns are worked on at a time."""
    _fill(run, sea.height, cells, z, water, block)
    for floor, plane, parts in sea.floors(run):
        for part in _around(parts).blocks(block):
            run.check()
            _lay(run, floor, grid.window(part, plane), part.within(cells), z, water)


def _groups(around):
    """Return islands in groups, each group its largest island first, of which no two share a sea.

    ``around`` are the rectangles of cells that the seas of islands may reach.
    """
    boxes = np.array([(each.top, each.left, each.top + each.nrows, each.left + each.ncols) for each in around])
    free, groups = np.ones(len(boxes), bool), []
    for rank in range(len(boxes)):
        if not free[rank]:
            continue
        free[rank] = False
        group, place = [rank], 0
        while place < len(group):
            box = boxes[group[place]]
            beside = free & (boxes[:, :2] < box[2:]).all(axis=1) & (boxes[:, 2:] > box[:2]).all(axis=1)
            group += np.flatnonzero(beside).tolist()
            free &= ~beside
            place += 1
        groups.append(sorted(group))
    return groups


def _fill(run, height, cells, z, water, block):
    """Give all sea one height."""
    from ....core.terrain.types import SEA_CELL

    for part in cells.blocks(block):
        run.check()
        there = part.within(cells)
        with updated(z, there) as heights:
            heights[water[there] == SEA_CELL] = height


def _begun_floor(islands, shape):
    """Begin to find the core's `SeaFloor` around islands; return that work and the plane of the largest of them."""
    from ....core.run.waiting import BegunWork
    from ....core.terrain.sea.sea_floor import prepare_sea_floor

    plane, seed = islands[0].plane, islands[0].model.seed
    known = [_on_plane(island, plane) for island in islands]
    rings = [ring for each, _, _ in known for ring in each]
    heights, mouths = (np.concatenate([each[place] for each in known]) for place in (1, 2))
    return BegunWork(lambda: prepare_sea_floor(rings, shape, seed, heights, mouths)), plane


def _around(parts):
    """Return the rectangle of cells around some."""
    top, left = min(part.top for part in parts), min(part.left for part in parts)
    bottom, right = max(part.top + part.nrows for part in parts), max(part.left + part.ncols for part in parts)
    return type(parts[0])(top, left, bottom - top, right - left)


def _on_plane(island, plane):
    """Return rings, heights of nodes, and mouths with their discharge of an island on the plane of another."""
    model = island.model

    def moved(xy):
        return xy if island.plane is plane else plane.to_local(island.plane.to_map(xy))

    courses, tree = model.courses, model.tree
    heights = np.column_stack([moved(tree.xy), tree.z])
    ends = np.flatnonzero(courses.downstream < 0)
    mouths = np.column_stack([moved(courses.xy[courses.first[1:][ends] - 1]), courses.discharge[ends]])
    return [moved(ring) for ring in model.land.rings], heights, mouths


def _lay(run, floor, window, there, z, water):
    """Lay the floor of a window."""
    from ....core.raster.tiles import SMALL_TILE_SIDE, tile_rows
    from ....core.run.threads import map_tiles
    from ....core.terrain.frames import cell_centres, frame_at
    from ....core.terrain.sea.sea_floor import sea_heights
    from ....core.terrain.types import SEA_CELL

    frame, sea = frame_at(window, window.cells), water[there] == SEA_CELL

    def lay_tile(heights, tile):
        wanted = sea[tile.window]
        if wanted.any():
            found = sea_heights(floor, *cell_centres(frame, tile), wanted).astype(np.float32)
            heights[tile.window] = np.fmax(heights[tile.window], found)

    tiles = [tile for row in tile_rows(sea.shape, SMALL_TILE_SIDE) for tile in row]
    with updated(z, there) as heights:
        map_tiles(run.quietly(), partial(lay_tile, heights), tiles)
