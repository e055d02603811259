"""Grown islands as features in the CRS of their coast: rivers, nodes, cells, ridges and watersheds.

The things of an island bear ids of their own range, by its rank by size: whatever happens elsewhere they
keep them. A node, its cell and, at a mouth, its watershed have the same id.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...core.arrays import Array, Coordinates
from ...core.run.run import Run
from ..layers.fields import GROWN_NODES, GROWN_WATERSHEDS, PLAYED_RIVERS, RIDGES, RIVER_CELLS, LayerField
from ..layers.rows import rows_of
from ..layers.wkb import line_wkb, point_wkb
from .coasts import Island

IDS_AN_ISLAND = 1_000_000
REFERENCES = ("id", "downstream", "mouth", "from_node", "to_node", "link", "basin", "left_cell", "right_cell", "cell")
REFERENCES += ("course",)


class RankedIsland:
    """An island that is number ``rank`` by size, how its ``plane`` lies on the map, and what has ``grown`` there."""

    rank: int
    grown: Any
    plane: Any

    @property
    def edges(self) -> int:
        """How many edges its rivers have."""
        return int(np.count_nonzero(self.grown.tree.receiver >= 0))

    @property
    def mouths(self) -> int:
        """How many mouths have a river."""
        receiver = self.grown.tree.receiver
        return int(np.unique(receiver[receiver >= 0][receiver[receiver[receiver >= 0]] < 0]).size)

    def rows(self, table: dict[str, Array], schema: tuple[LayerField, ...]) -> Iterator:
        """Return an iterator of the values of a table, with the ids that belong to this island, and its number."""
        first, size = self.rank * IDS_AN_ISLAND + 1, len(next(iter(table.values())))
        moved = {name: _moved(table[name], first) for name in REFERENCES if name in table}
        return rows_of({"island": np.full(size, self.rank + 1), **table, **moved}, schema)

    def on_the_map(self, xy: Coordinates, z=None) -> Coordinates:
        """Return points in the CRS of the coast, with heights in a third column if there are any."""
        places = self.plane.to_map(xy)
        return places if z is None else np.column_stack([places, z])

    def lines_on_the_map(self, lines: list[Coordinates]) -> list[bytes]:
        """Return lines (n, 3) in the CRS of the coast; places that several have are the same on all."""
        vertices = np.concatenate(lines)
        vertices = self.on_the_map(vertices[:, :2], vertices[:, 2])
        return [line_wkb(line) for line in np.split(vertices, np.cumsum([len(line) for line in lines])[:-1])]

    def ridges(self) -> Iterator:
        """Return the ridges as lines and their values."""
        from ...core.island.tables import ridge_table
        from ...core.network import mouths

        tree, lines = self.grown.tree, self.grown.ridges.lines(self.grown.cells)
        table = ridge_table(self.grown, mouths(Run(), tree.receiver, tree.downstream_order))
        return zip(self.lines_on_the_map(lines), self.rows(table, RIDGES)) if lines else iter(())


@dataclass(frozen=True)
class GrownIsland(RankedIsland):
    """What grew on an island."""

    rank: int
    grown: Any
    plane: Any


def _moved(numbers, first):
    """Return ids, counted from ``first``; -1 stays, which says that there is none."""
    return np.where(numbers >= 0, numbers + first, -1)


def _reported(run, islands):
    """Yield islands, and report progress by their edges."""
    total, done = sum(island.edges for island in islands) + 1, 0
    for island in islands:
        run.check()
        run.report(done / total)
        yield island
        done += island.edges


def grown_river_features(run: Run, islands: list[Island], growth) -> Iterator:
    """Yield the rivers, downstream; each node goes to the map once, so that lines that meet share a vertex exactly."""
    from ...core.island.tables import grown_river_table

    for island in _reported(run, islands):
        tree = island.grown.tree
        reaches, table = grown_river_table(run, island.grown, growth.every_edge, growth.winding)
        vertices = island.on_the_map(tree.xy, tree.z)[reaches.nodes]
        lines = np.split(vertices, reaches.offsets[1:-1])
        for line, values in zip(lines, island.rows(table, PLAYED_RIVERS)):
            yield line_wkb(line), values


def grown_node_features(run: Run, islands: list[Island], growth) -> Iterator:
    """Yield all nodes."""
    for island in _reported(run, islands):
        tree = island.grown.tree
        table = _nodes(run, island, growth)
        for (x, y, z), values in zip(island.on_the_map(tree.xy, tree.z), island.rows(table, GROWN_NODES)):
            yield point_wkb(x, y, z), values


def cell_features(run: Run, islands: list[Island], growth) -> Iterator:
    """Yield the cell of each node."""
    from ...core.island.tables import cell_table

    for island in _reported(run, islands):
        table = cell_table(_nodes(run, island, growth), island.grown)
        rows = list(island.rows(table, RIVER_CELLS))
        outlines = island.grown.cells.outlines
        for node, wkb in outlines.multipolygons(island.on_the_map(outlines.points)):
            yield wkb, rows[node]


def ridge_features(run: Run, islands: list[RankedIsland], _growth=None) -> Iterator:
    """Yield the ridges, which do not hang on the growth; that all makers of layers are given."""
    for island in _reported(run, islands):
        yield from island.ridges()


def watershed_features(run: Run, islands: list[Island], growth) -> Iterator:
    """Yield the watershed of each mouth."""
    from ...core.island.tables import basin_table

    for island in _reported(run, islands):
        outlines, table = basin_table(island.grown, _nodes(run, island, growth)["basin"])
        outlets = island.on_the_map(island.grown.tree.xy[table["id"]])
        table = {**table, "outlet_x": outlets[:, 0], "outlet_y": outlets[:, 1]}
        shapes = outlines.multipolygons(island.on_the_map(outlines.points))
        for (_, wkb), values in zip(shapes, island.rows(table, GROWN_WATERSHEDS)):
            yield wkb, values


def _nodes(run, island, growth):
    """Return the columns of the nodes of an island."""
    from ...core.island.tables import grown_nodes

    return grown_nodes(run, island.grown, growth.every_edge)
