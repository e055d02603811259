"""Directions as an order of cells, and two folds over it: down from the divides, up from the ends of paths.

What a fold tells is said by a `Rule` (`folds.py`), a class with three small functions. It has the pattern of
all work that crosses tiles. Each tile tells what leaves it and what happens on paths through it; so does each block of
tiles; one piece of work joins all blocks; then blocks learn what enters them, or lies beyond them, and so do tiles. How
paths hang together from tile to tile is found once for all folds over the same `Flow`.
"""

from __future__ import annotations

import contextlib
from collections.abc import MutableMapping
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from ...arrays import Array, Cells, DType, Indices, Integers, Values
from ...raster.neighbours import ENDS, NO_DIRECTION
from ...raster.raster import AnyRaster
from ...raster.rims import cells_in_ring
from ...raster.storage import HeldTile, in_place, placed, raster_of
from ...raster.tiles import LARGE_TILE_SIDE, Tile, block_side, cells_within, numbered_blocks, tiles_in_blocks, with_rim
from ...run.failures import WaterInCircle, cell_in_words
from .folds import End, Rule, first_of, last_of
from .path_ends import SomeCells, Stops, met_at_ends, values_at_ends
from .rim_forests import Crossing, RimForest, forest_through
from .tile_paths import NOWHERE, TileCodes, cells_entered, codes_in_ring, cross_tile, first_on_cycle

__all__ = ["CellValues", "End", "Flow", "Rows", "Rule", "SomeCells"]

FOLD_BYTES_PER_CELL = 2  # how paths hang together, and what a fold keeps of it; its result comes beside
NO_CELLS = np.empty(0, np.int64)
CELLS_AN_END = 32  # where a block has more ends, they are found again: what is kept stays below half a byte a cell


class Rows(NamedTuple):
    """Numbers for each row of cells, from row ``first`` on; `step` finds those of a cell in a tile."""

    values: np.ndarray
    first: int = 0
    are_alike: bool = False  # all rows, as far as somebody has looked

    def within(self, block: Tile) -> Rows:
        """Return what is needed of it in a block."""
        values = self.values[block.top - self.first : block.bottom - self.first]
        return Rows(values, block.top, self.are_alike or bool((values == values[0]).all()))

    def of(self, tile: Tile) -> Integers:
        """Return what kernels see of it in a tile: with a row more above and below, or one where all are the same."""
        values = self.values[tile.top - self.first : tile.bottom - self.first]
        if self.are_alike or (values == values[0]).all():
            return values[:1]
        return np.concatenate((values[:1], values, values[-1:]))


class CellValues(NamedTuple):
    """A number of its own for each cell."""

    values: AnyRaster

    def within(self, _block) -> CellValues:
        """Return what is needed of it in a block."""
        return self

    def of(self, tile: Tile) -> Array:
        """Return what kernels see of it in a tile."""
        return self.values[tile.window]


NO_ROWS = Rows(np.zeros((1, 1)))


class Fold(NamedTuple):
    """What is folded: ``own`` is a number for all cells, or `CellValues`; ``extra`` is `Rows`, or has a ring of cells.

    A ring around each tile have such as `KnownHeights`: what a step knows of the cell that it leads to.
    """

    rule: type[Rule]
    own: Any
    zero: float
    extra: Any
    dtype: np.dtype

    @property
    def told_type(self) -> DType:
        """The type of the result."""
        return self.rule.told_type or self.dtype

    def within(self, block: Tile) -> Fold:
        """Return it for a block, to be sent to whoever works on that."""
        own, extra = (each.within(block) if hasattr(each, "within") else each for each in (self.own, self.extra))
        return self._replace(own=own, extra=extra)

    def own_of(self, tile: Tile) -> tuple[Array, float]:
        """Return what is each cell's own in a tile, or nothing and what is the own of all."""
        if hasattr(self.own, "of"):
            return np.require(self.own.of(tile), self.dtype, ["C", "W"]), self.zero
        return np.empty((0, 0), self.dtype), self.dtype.type(self.own)

    def extra_of(self, tile: Tile) -> Values:
        """Return what the steps in a tile need besides its cells."""
        return NO_ROWS.values if self.extra is None else self.extra.of(tile)

    def ends(self, codes: TileCodes, stops: tuple[Indices, Indices | None]) -> tuple[Cells, Array]:
        """Return the ends of paths in a tile, counted with a ring around it, and what they have."""
        ends, values = stops
        if values is None:
            own, unit = self.own_of(codes.tile)
            values = values_at_ends(own, ends) if own.size else np.full(ends.size, unit)
        return ends, values

    def push(self, codes: TileCodes, into: HeldTile, leaving: Cells, ncols: int) -> Array:
        """Fold a tile by itself; return what leaves by some cells. The raster has so many columns."""
        own, unit = self.own_of(codes.tile)
        with _circle_told(codes, ncols):
            return self.rule.push_tile(codes, own, unit, self.zero, self.extra_of(codes.tile), into, leaving)

    def products(self, codes: TileCodes, entered: Cells, ends: tuple[Cells, Integers]) -> Integers:
        """Return what happens on the paths from the cells entered in a tile to its rim, or to ends with some values."""
        cells, values = ends
        return self.rule.path_products(codes, entered, cells, values, self.zero, self.extra_of(codes.tile))


@contextlib.contextmanager
def _circle_told(codes, ncols):
    """Raise `WaterInCircle` where a kernel fails since directions of a tile have a cycle."""
    try:
        yield
    except ValueError as error:
        cell = first_on_cycle(codes_in_ring(codes), codes.tile, ncols)
        if cell < 0:
            raise
        raise WaterInCircle(cell_in_words(cell, ncols)) from error


class TracedDirections(NamedTuple):
    """Where work on tiles finds directions, and how paths cross them: all that travels of a `Flow`."""

    codes: AnyRaster
    stops: Stops | SomeCells
    side: int
    forests: MutableMapping  # by the number of the block
    crossings: MutableMapping
    are_traced: bool

    def of(self, tile: Tile) -> TileCodes:
        """Return the directions of a tile, whatever the stops."""
        array, top, left = in_place(self.codes, tile)
        return TileCodes(tile, array, top, left)

    def stopped(self, codes: TileCodes) -> tuple[TileCodes, tuple[Indices, Indices] | None]:
        """Return directions as `of` does, with a ring around them, and ends at the stops if any are."""
        tile, ends = codes.tile, self.stops.ends(codes) if self.stops.are_some else None
        inner = codes_in_ring(codes)
        if ends is not None:
            inner += inner == ENDS  # NO_DIRECTION comes next
            inner[ends[0]] = ENDS
        return TileCodes(tile, inner.reshape(tile.shape[0] + 2, -1), 1, 1, True), ends

    def below(self, tile: Tile) -> TileCodes:
        """Return the directions that paths from the divides follow in a tile, as `of` does."""
        return self.stopped(self.of(tile))[0] if self.stops.are_some else self.of(tile)

    def within(self, block: Tile) -> TracedDirections:
        """Return what is needed of it in a block."""
        return self._replace(stops=self.stops.within(block))

    def block(self, number: int, block: Tile) -> tuple[RimForest, list[TileRim]]:
        """Return the `RimForest` of a block, and the `TileRim`s of its tiles."""
        read = None if self.are_traced else self._trace(number, block)
        *forest, leaving = self.forests[number]
        forest, tiles = RimForest._make(forest), []
        for index, tile in enumerate(tiles_in_blocks(block, self.side)):
            nodes = slice(*forest.begin[index : index + 2])
            fed = slice(*forest.fed_begin[index : index + 2])
            entered = cells_in_ring(forest.cells[nodes], tile, self.codes.shape[1])
            tiles.append(TileRim(tile, nodes, entered, fed, leaving[fed], *(read[index] if read else (None, None))))
        return forest, tiles

    def _trace(self, number, block):
        """Keep how paths cross the tiles of a block, and the block; return the directions of these and `stops`."""
        parts, leaving, read, shape = [], [], [], self.codes.shape
        for tile in tiles_in_blocks(block, self.side):
            wide = with_rim(self.codes, tile, np.uint8, NO_DIRECTION)
            entered = cells_entered(wide, tile)
            codes, ends = self.stopped(TileCodes(tile, wide, 1, 1, True))
            entered, onward, by, fed = cross_tile(codes.array.ravel(), entered, tile, shape)
            leaving.append(by)
            read.append((codes, ends))
            parts.append(Crossing(entered, onward, fed))
        forest, through = forest_through(parts, block, shape[1], self.side)
        self.crossings[number] = tuple(through)
        self.forests[number] = *forest, np.concatenate(leaving)
        return read

    def forest_of_blocks(self, count: int, across: int) -> RimForest:
        """Return the `RimForest` of all blocks, which are so many cells ``across``."""
        parts = [Crossing(*self.crossings[number]) for number in range(count)]
        nrows, ncols = self.codes.shape
        return forest_through(parts, Tile(0, nrows, 0, ncols), ncols, across)[0]


class TileRim(NamedTuple):
    """How a tile hangs together with others: cells are counted with a ring around it."""

    tile: Tile
    nodes: slice  # of the forest of its block
    entered: np.ndarray  # the cells of these
    fed: slice  # of what the tiles of the block feed
    leaving: np.ndarray  # the cells that feed these
    read: TileCodes | None  # if it is there
    stops: tuple[Cells, Cells | None] | None  # where paths are stopped, if that is there


class Flow:
    """D8 directions without a cycle, none of which leaves the raster or enters a cell without direction.

    With ``stops``, a boolean raster or `SomeCells`, paths end there and at no other ends: what leads to these leads
    nowhere.
    """

    def __init__(self, run, codes, stops=None, side=LARGE_TILE_SIDE):
        self.run, self.shape, self.across = run, codes.shape, block_side(codes.shape, side)
        self._whole = Tile(0, codes.shape[0], 0, codes.shape[1])
        self.blocks = numbered_blocks(codes.shape, self.across)
        if not isinstance(stops, SomeCells):
            stops = Stops() if stops is None else Stops(raster_of(stops, np.bool_))
        self._on = TracedDirections(raster_of(codes, np.uint8), stops, side, run.parts(), run.parts(), False)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._on.forests.clear()
        self._on.crossings.clear()

    def down(
        self,
        rule: type[Rule],
        own: Any,
        zero: float,
        extra: Any,
        dtype: DType,
        at: Cells | None = None,
    ) -> AnyRaster:
        """Return for each cell what all paths from above bring to it, its own included.

        Parameters
        ----------
        rule : a `Rule`; its ``times`` gets what comes first from above
        own : what is each cell's own: a number, or `CellValues`
        zero : what is joined to anything without a change; what cells without direction have
        extra : what the rule's ``edge`` needs: `Rows`, or whatever has ``within`` and ``of``; or None
        dtype : type of the numbers
        at : cells, counted row by row, for which alone the numbers are returned

        `WaterInCircle` where directions have a cycle, unless the rule has a way of its own through a tile.
        """
        fold = self._fold(rule, own, zero, extra, dtype)
        total = self.run.empty(self.shape, fold.told_type) if at is None else None
        # Elsewhere cells are written once, at the end: adding up again is quicker than a second raster.
        sums = total if self.run.rewrites else None
        if sums is not None and max(self.shape) <= self._on.side:
            self.run.map(partial(_push_alone, sums), [(self._on, fold)])
            return total
        inner, outer, inflows = (self.run.parts() for _ in range(3))  # by the number of the block
        with self.run.phase("Following paths through tiles", 0.7):
            found = self._map(_push_block, (sums, inner, outer), fold, at)
        with self.run.phase("Following paths from tile to tile", 0.05):
            self._join(_pour_blocks, fold, outer, inflows)
        with self.run.phase("Adding what enters tiles", 0.25):
            carried = self._map(_carry_block, (total, sums is None, inner, inflows), fold, at)
        for parts in (inner, outer, inflows):
            parts.clear()
        if at is None:
            return total
        wet = np.flatnonzero(carried != found.dtype.type(zero))
        rule.pour(wet, carried[wet], found)
        return found

    def up(
        self,
        rule: type[Rule],
        own: Any,
        zero: float,
        extra: Any,
        dtype: DType,
        at: Cells | None = None,
        most: int | None = None,
    ) -> AnyRaster:
        """Return for each cell what its path brings up from its end; what has no end has ``zero``.

        It is a number that stays what it is, whatever comes before: with `most` infinity, with `least` less than all.

        The parameters are those of `down`, but ``own`` is what ends have; ``times`` gets what comes first going down.
        ``most`` is that of `Run.empty`. `WaterInCircle` where directions have a cycle of several tiles, or, with `End`,
        any.
        Of a rule with a ``survey_tile`` what that tells of the tiles of each block is returned beside what cells have.
        """
        fold = self._fold(rule, own, zero, extra, dtype)
        total = None if at is not None else self.run.empty(self.shape, fold.told_type, most)
        inner, outer, beyond, told = (self.run.parts() for _ in range(4))  # by the number of the block
        with self.run.phase("Following paths through tiles", 0.3):
            self._map(_follow_block, (inner, outer), fold)
        with self.run.phase("Following paths from tile to tile", 0.1):
            self._join(_solve_blocks, fold, outer, beyond)
        with self.run.phase("Going up from the ends", 0.6):
            found = self._map(_pull_block, (total, inner, beyond, told), fold, at)
        if rule.survey_tile is not None:
            found = [told[number] for number, _ in self.blocks], found
        for parts in (inner, outer, beyond, told):
            parts.clear()
        return found if total is None else total

    def _fold(self, rule, own, zero, extra, dtype):
        dtype = np.dtype(dtype)
        return Fold(rule, own, dtype.type(zero), extra, dtype).within(self._whole)

    def _map(self, work, given, fold, at=None):
        """Return ``work(*given, job)`` for each block, or what that tells of some cells."""
        places = None if at is None else cells_by_tile(at, self._whole, self.shape[1], self.across)

        def share(job):
            number, block = job
            cells = None if at is None else at[places[number]]
            return self._on.within(block), number, block, fold.within(block), cells

        parts = self.run.map(partial(work, *given), self.blocks, share)
        self._on = self._on._replace(are_traced=True)
        if at is None:
            return parts
        found = np.empty(at.size, fold.told_type)
        for place, part in zip(places, parts):
            found[place] = part
        return found

    def _join(self, work, fold, outer, found):
        job = self._on._replace(stops=Stops()), len(self.blocks), self.across, fold._replace(own=0, extra=None)
        self.run.map(partial(work, outer, found), [job])


def cells_by_tile(cells: Cells, block: Tile, ncols: int, side: int) -> list[Indices]:
    """Return for each tile of a block which of some cells, all in this block, lie in it."""
    row, col = np.divmod(cells, ncols)
    number = (row - block.top) // side * -(-block.shape[1] // side) + (col - block.left) // side
    order = np.argsort(number, kind="stable")
    return np.split(order, np.searchsorted(number[order], range(1, len(tiles_in_blocks(block, side)))))


def _without_circle(forest, ncols):
    """Return a `RimForest`; `WaterInCircle` where a cycle leads through several tiles."""
    if forest.circling.size:
        raise WaterInCircle(cell_in_words(int(forest.circling[0]), ncols))
    return forest


@contextlib.contextmanager
def _filled(raster, tile, fold, anew=True):
    """Give a `HeldTile` to fold a tile in: the raster itself if there is one."""
    if raster is None:
        yield HeldTile(np.empty(tile.shape, fold.told_type), 0, 0)
        return
    with placed(raster, tile, anew) as held:
        yield held


def _each_with_cells(on, tiles, block, cells):
    """Yield tiles, each with which of some cells of the block lie in it and those cells, counted in the tile."""
    ncols = on.codes.shape[1]
    places = [None] * len(tiles) if cells is None else cells_by_tile(cells, block, ncols, on.side)
    for rim, place in zip(tiles, places):
        yield rim, place, None if cells is None else cells_within(cells[place], rim.tile, ncols)


def _push_alone(sums, job):
    """Fold a raster that is one tile, which nothing enters."""
    on, fold = job
    tile = Tile(0, on.codes.shape[0], 0, on.codes.shape[1])
    with _filled(sums, tile, fold) as held:
        fold.push(on.below(tile), held, NO_CELLS, on.codes.shape[1])


def _push_block(sums, inner, outer, job):
    """Fold the tiles of a block by themselves; return what some cells have. Keep what its nodes get and pass on."""
    on, number, block, fold, cells = job
    forest, tiles = on.block(number, block)
    _without_circle(forest, on.codes.shape[1])
    rule, follows = fold.rule, fold.rule.times is not first_of  # else what enters a path leaves it as it is
    sent, found = np.empty(forest.fed.size, fold.dtype), None if cells is None else np.empty(cells.size, fold.told_type)
    product = np.zeros(forest.following.size, fold.dtype)
    for (tile, nodes, entered, fed, leaving, read, _), place, within in _each_with_cells(on, tiles, block, cells):
        codes = read or on.below(tile)
        with _filled(sums, tile, fold) as held:
            sent[fed] = fold.push(codes, held, leaving, on.codes.shape[1])
            if cells is not None:
                found[place] = held.array.ravel()[within]
        if follows:
            product[nodes] = fold.products(codes, entered, (NO_CELLS, product[:0]))
    inflow = np.full(forest.following.size, fold.zero)
    rule.pour(forest.fed, sent, inflow)
    inner[number] = inflow, product
    _, leaving = rule.solve_down(forest.following, product, inflow, forest.leaving)
    through = rule.solve_up(forest.following, product, NO_CELLS, product[:0]) if follows else product
    outer[number] = through[forest.rim], np.concatenate((sent[forest.fed == NOWHERE], leaving))
    return found


def _pour_blocks(outer, inflows, job):
    """Keep for each block what enters it from other blocks."""
    on, count, across, fold = job
    forest = _without_circle(on.forest_of_blocks(count, across), on.codes.shape[1])
    product, sent = (np.concatenate(parts) for parts in zip(*(outer[number] for number in range(count))))
    inflow = np.full(forest.following.size, fold.zero)
    fold.rule.pour(forest.fed, sent, inflow)
    inflow, _ = fold.rule.solve_down(forest.following, product[forest.kept], inflow, NO_CELLS)
    for number, (begin, end) in enumerate(zip(forest.begin, forest.begin[1:])):
        inflows[number] = inflow[begin:end]


def _carry_block(total, anew, inner, inflows, job):
    """Join what enters the tiles of a block to what comes from inside them, which is folded ``anew`` or is there.

    Return instead what is brought to some cells, if there are any.
    """
    on, number, block, fold, cells = job
    forest, tiles = on.block(number, block)
    inflow, product = inner[number]
    inflow = inflow.copy()
    fold.rule.pour(forest.rim, inflows[number], inflow)
    inflow, _ = fold.rule.solve_down(forest.following, product, inflow, NO_CELLS)
    found = None if cells is None else np.full(cells.size, fold.zero, fold.told_type)
    for (tile, nodes, entered, *_), place, within in _each_with_cells(on, tiles, block, cells):
        wet = inflow[nodes] != fold.zero
        if (not wet.any() and (cells is not None or not anew)) or (cells is not None and not within.size):
            continue
        codes = on.below(tile)
        with _filled(total, tile, fold, anew) as held:
            if cells is not None:
                held.array[:] = fold.zero
            elif anew:
                fold.push(codes, held, NO_CELLS, on.codes.shape[1])
            fold.rule.carry(codes, entered[wet], inflow[nodes][wet], fold.zero, fold.extra_of(tile), held)
            if cells is not None:
                found[place] = held.array.ravel()[within]
    return found


def _follow_block(inner, outer, job):
    """Keep what the paths from the nodes of a block bring up from inside their tile, and from inside the block."""
    on, number, block, fold, _ = job
    forest, tiles = on.block(number, block)
    _without_circle(forest, on.codes.shape[1])
    product, found = np.empty(forest.following.size, fold.dtype), []
    for tile, nodes, entered, _, _, read, stops in tiles:
        codes = read or on.of(tile)
        ends, values = fold.ends(codes, stops or on.stops.ends(codes))
        found.append((ends, values))
        if fold.rule.times is last_of:
            product[nodes] = met_at_ends(tile, on.codes.shape[1], forest.onward[nodes], ends, values, fold.zero)
        else:
            product[nodes] = fold.products(codes, entered, (ends, values))
    inner[number] = product, *_kept_ends(found, block)
    outer[number] = fold.rule.solve_up(forest.following, product, NO_CELLS, product[:0])[forest.rim]


def _kept_ends(found, block):
    """Return the ends of the tiles of a block one after the other, where each tile begins, and their values.

    Where they are many they are no quicker kept than found again: then there are none.
    """
    count = sum(ends.size for ends, _ in found)
    if count * CELLS_AN_END > block.shape[0] * block.shape[1]:
        found = []
    begin = np.cumsum([0, *(ends.size for ends, _ in found)])
    ends, values = (np.concatenate(parts) for parts in zip(*found)) if found else (NO_CELLS, NO_CELLS)
    return begin, ends.astype(np.int32), values


def _ends_kept(kept, index):
    """Return the ends of a tile of a block and their values, if they were kept."""
    begin, ends, values = kept
    if begin.size == 1:
        return None
    own = slice(begin[index], begin[index + 1])
    return ends[own].astype(np.int64), values[own]


def _solve_blocks(outer, beyond, job):
    """Keep for each block what lies beyond the cells that it feeds."""
    on, count, across, fold = job
    forest = _without_circle(on.forest_of_blocks(count, across), on.codes.shape[1])
    product = np.concatenate([outer[number] for number in range(count)])[forest.kept]
    value = fold.rule.solve_up(forest.following, product, NO_CELLS, product[:0])
    for number, (begin, end) in enumerate(zip(forest.fed_begin, forest.fed_begin[1:])):
        beyond[number] = value[forest.fed[begin:end]]


def _pull_block(total, inner, beyond, told, job):
    """Fold the tiles of a block up from their ends and from what lies beyond; return what some cells have.

    Keep what the rule tells of the tiles, if it does.
    """
    on, number, block, fold, cells = job
    forest, tiles = on.block(number, block)
    outside = forest.fed == NOWHERE
    from_outside = beyond[number]
    product, *kept = inner[number]
    count = np.count_nonzero(outside)
    value = fold.rule.solve_up(forest.following, product, forest.leaving, from_outside[count:])
    known = np.empty(outside.size, fold.dtype)
    known[outside] = from_outside[:count]
    known[~outside] = value[forest.fed[~outside]]
    found, survey = None if cells is None else np.empty(cells.size, fold.told_type), fold.rule.survey_tile
    of_tiles = []
    for index, ((tile, _, _, fed, leaving, *_), place, within) in enumerate(_each_with_cells(on, tiles, block, cells)):
        if survey is None and cells is not None and not within.size:
            continue
        codes = on.of(tile)
        ends = _ends_kept(kept, index) or fold.ends(codes, on.stops.ends(codes))
        what = codes, leaving, known[fed], *ends, fold.zero, fold.extra_of(tile)
        if survey is not None:
            of_tile, found[place] = survey(*what, within)
            of_tiles.append(of_tile)
            continue
        with _filled(total, tile, fold) as held, _circle_told(codes, on.codes.shape[1]):
            fold.rule.pull_tile(*what, held)
            if cells is not None:
                found[place] = held.array.ravel()[within]
    if of_tiles:
        told[number] = tuple(map(np.concatenate, zip(*of_tiles)))
    return found
