"""The balance of uplift with rivers and hillslopes, cell by cell from the mouths up.

Where as much ground rises as water and creep carry away,

    u + F·(z_r − z) + D·∇²z = 0,      F = (A + A₁)^θ / (l·(1 + (A₀ / A)²))

with z_r the height of the cell that the water goes to, l the way there, A the area that drains through the cell, and
uplift u and creep D over the erodibility. θ is less than slopes of rivers show by themselves (0.45): with that all of
the relief stands in the heads of valleys, and every hillslope is as steep as it can be. A₁ is where valleys are cut by
slides of debris rather than by water, A₀ where channels begin. Rivers have both 0. Streams spread what creeps down to
them over the bottom of their valley: on cells narrower than that D is less in proportion, or they would be the steeper
the finer the cells are; rivers carry away all of it. No ground is steeper than its limit,
by the distance to planes through its neighbours, after Godunov: steps to the neighbours alone would make facets.

Cells take their heights in turn (Gauss-Seidel): first those of rivers, each after the one below; then tile by tile,
in four colours so that no two tiles at work touch. So threads change nothing.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Array, Heights
from ...flow.accumulation import accumulate_d8
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...machine.powers import power_table, raise_to_power
from ...raster.neighbours import COLUMN_OFFSETS, DIAGONAL, ENDS, ROW_OFFSETS
from ...raster.tiles import SMALL_TILE_SIDE, tile_rows
from ...run.run import Run
from ...run.threads import map_tiles
from ..types import DRAINED_SLOPE, GENTLEST
from ..valley_floors import FLOOR
from .floors import floor_caps
from .levels import BankCells, CellLevel
from .routing import order_tile

TILES_AT_ONCE = 6  # tiles that a thread sweeps at a time
SPRINGS_ABOVE = 0.01  # of the highest land: how far springs may lie above ground of other rivers while it is sought
TO_RIVER, TO_MEETING = 12, 8  # cells that the water of a bank runs to a river, and both to where they meet, at most


class ReliefLaw(NamedTuple):
    """How water and hillslopes wear ground away; lengths in metres, areas in m², erodibility 1.

    *Bars* are those of benchmarks/realism.py; what is *drawn* was chosen by eye on coasts, and no bar holds it closer.
    """

    theta: float = 0.36  # bar: rivers of the land that comes of it show 0.35 to 0.55 (benchmarks/realism.py)
    debris: float = 4.5e5  # A₁; bar: relief stands in hillslopes and rivers, its mean height ("hyps.") 0.08 to 0.3
    heads: float = 1e4  # A₀: channels begin where a hectare drains, at the short end of what maps show; drawn
    creep: float = 1.6e3  # D, m, which rounds ridges: ten times as much melts them, without they are sharp; drawn
    valley: float = FLOOR.bottom  # from which streams carry on what creeps down
    sediment: float = 0.45  # of the mean uplift upstream, for which a river is as much steeper: it carries that; drawn
    small: float = 1e6  # 1 km², that the stream drains by whose slope uplift is told: a unit, which moves no shape

    @property
    def stream(self) -> float:
        """F·l of the small stream. Rounded: no machine's last digit counts."""
        return round(self.small**self.theta, 3)

    @property
    def debris_stream(self) -> float:
        """The same where only A₁ counts."""
        return round(self.debris**self.theta, 3)

    def scaled(self, unit: float) -> ReliefLaw:
        """Return the law of land whose lengths are ``unit`` times the usual ones; slopes stay what they are.

        Areas go with the square of it. Uplift goes with area to the power of θ, and creep over a length with uplift.
        """
        areas = {name: getattr(self, name) * unit**2 for name in ("debris", "heads", "small")}
        return self._replace(creep=self.creep * unit ** (1.0 + 2.0 * self.theta), valley=self.valley * unit, **areas)


class LevelFlow(NamedTuple):
    """Where water runs, and what that makes of a level: in each cell and in each element of its rivers."""

    codes: np.ndarray  # uint8
    area: np.ndarray  # float64: m²
    source: np.ndarray  # float64: u, with what sediment asks for
    cut: np.ndarray  # float64: F
    creep: np.ndarray  # float64: D over the square of a cell
    cap: np.ndarray  # float64: the greatest height, beside rivers with a floor
    order: np.ndarray  # int64: free cells of each tile, mouths first
    count: np.ndarray  # int64: of each tile
    steps: np.ndarray  # float64: F of each river element


def find_flow(
    run: Run, level: CellLevel, codes: Array, uplift: Array, z: Heights, law: ReliefLaw, limit: Array, rolling: Array
) -> LevelFlow:
    """Return the `LevelFlow` of a level with these directions.

    ``rolling`` is creep over what is usual; where it is greater channels begin farther down.
    """
    area = accumulate_d8(run.quietly(), codes, np.full(codes.shape[0], level.cell**2))
    carried = accumulate_d8(run.quietly(), codes, weights=uplift * level.cell**2)
    source, cut, creep = (np.empty(z.shape) for _ in range(3))
    cap = np.full(z.shape, np.inf)
    tiles = _tiles(z.shape)
    order, count = np.empty(z.size, np.int64), np.zeros(len(tiles), np.int64)
    waiting = np.empty(z.shape, np.uint8)
    table = power_table(law.theta)
    carried_on = 1.0 - min(level.cell / law.valley, 1.0)
    sizes = law.debris, law.heads, law.sediment, law.creep / level.cell**2, carried_on

    def work(job):
        number, begin, tile = job
        forces = cut, cut.view(np.int64), creep
        _weigh(codes, uplift, rolling, area, carried, source, forces, table, level.cell, sizes, tile)
        end = begin + (tile.bottom - tile.top) * (tile.right - tile.left)
        count[number] = order_tile(codes, level.river, tile, waiting, order[begin:end])

    map_tiles(run, work, tiles)
    rivers = level.rivers
    steps = area.reshape(-1)[rivers.cell]
    _weigh_rivers(steps, steps.view(np.int64), rivers.code, table, level.cell)
    if rivers.cell.size:
        jobs = [tile for _, _, tile in tiles]
        floor_caps(run, level, z, area, source, limit, law.theta, cap, jobs)
    return LevelFlow(codes, area, source, cut, creep, cap, order, count, steps)


def _tiles(shape):
    """Return the tiles of a level, each with its number and the number of cells in those before it."""
    found, begin = [], 0
    for number, tile in enumerate(tile for row in tile_rows(shape, SMALL_TILE_SIDE) for tile in row):
        found.append((number, begin, tile))
        begin += tile.shape[0] * tile.shape[1]
    return found


@kernel
def _weigh(codes, uplift, rolling, area, carried, source, forces, table, cell, sizes, tile):
    """Write u, F and D of the cells of a tile."""
    debris, heads, sediment, most, carried_on = sizes
    cut, bits, creep = forces
    for row in range(tile.top, tile.bottom):
        for col in range(tile.left, tile.right):
            if codes[row, col] >= ENDS:
                source[row, col] = uplift[row, col]
                continue
            drained = area[row, col]
            source[row, col] = uplift[row, col] + sediment * carried[row, col] / drained
            cut[row, col] = drained + debris
            power = raise_to_power(cut[row], bits[row], col, table)
            length = DIAGONAL * cell if codes[row, col] & 1 else cell
            round_hills = rolling[row, col]
            begins = heads * round_hills * np.sqrt(round_hills) / drained
            channel = 1.0 / (1.0 + begins * begins)
            cut[row, col] = power / length * channel
            creep[row, col] = most * round_hills * (1.0 - carried_on * channel)


@kernel
def _weigh_rivers(steps, bits, code, table, cell):
    """Turn the areas of river elements into F."""
    for element in range(steps.size):
        length = DIAGONAL * cell if code[element] & 1 else cell  # the code of ends is even
        steps[element] = raise_to_power(steps, bits, element, table) / length


def sweep(
    run: Run,
    level: CellLevel,
    z: Heights,
    flow: LevelFlow,
    law: ReliefLaw,
    limit: Array,
    held: Array,
    times: int,
    lowest: Array | None = None,
) -> None:
    """Give all cells their heights in turn, in place, so many times; ``held`` are river elements that keep theirs.

    Ground is not lower than ``lowest`` (None: anything).
    """
    lowest = np.full(z.shape, -np.inf) if lowest is None else lowest
    tiles = _tiles(z.shape)
    across = -(-z.shape[1] // SMALL_TILE_SIDE)
    begins = np.array([begin for _, begin, _ in tiles])
    colours = [_some_at_once([job[0] for job in tiles if _colour(job[0], across) == colour]) for colour in range(4)]
    rivers = level.rivers
    (cells, elements), lowest_bank = _banks_of_others(level, flow.codes), np.empty(rivers.cell.size)
    flat = [each.reshape(-1) for each in (z, flow.codes, flow.source, flow.cut, flow.creep, limit, flow.cap, lowest)]
    spare = np.where(rivers.near_spring, SPRINGS_ABOVE * z.max(), 0.0)

    def work(numbers):
        _sweep_tiles(*flat, (flow.order, begins, flow.count), numbers, level.cell, z.shape[1])

    for turn in range(times):
        if rivers.cell.size:
            _lowest_banks(flat[0], cells, elements, spare, rivers.below, DRAINED_SLOPE * level.cell, lowest_bank)
            _sweep_rivers(
                flat[0], flat[2], flat[5], rivers.cell, rivers.below, rivers.code, flow.steps, lowest_bank, held,
                level.cell, z.shape[1],
            )  # fmt: skip
        for colour in range(4):
            map_tiles(run.quietly(), work, colours[colour if turn % 2 == 0 else 3 - colour])
    _raise_dammed(z, flow.codes, level.river, level.cell)


def _banks_of_others(level, codes):
    """Return the `BankCells` that hold a river down: their water does not come to it a little farther down.

    Ground that drains to its river stands above it, however high that may be. Were the river held by such ground, which
    is low because the river is, a river that was too low once would stay so, and with it all of its valley.
    """
    cells, elements = level.banks
    others = np.empty(cells.size, np.bool_)
    river, below = level.river.reshape(-1), level.rivers.below
    _find_others(cells, elements, codes.reshape(-1), river, below, codes.shape[1], others)
    return BankCells(cells[others], elements[others])


@kernel
def _find_others(cells, elements, codes, river, below, ncols, others):
    """Write of which cells beside rivers the water does not meet that of the nearest element a little farther down."""
    for index in range(cells.size):
        cell, element = cells[index], elements[index]
        for _ in range(TO_RIVER):
            code = codes[cell]
            if code >= ENDS or is_there(river[cell]):
                break
            cell += ROW_OFFSETS[code] * ncols + COLUMN_OFFSETS[code]
        # Each element comes after the one that it flows to: the later of two goes on until they are the same.
        reached = river[cell]
        for _ in range(TO_MEETING):
            if not is_there(reached) or not is_there(element) or reached == element:
                break
            if reached > element:
                reached = below[reached]
            else:
                element = below[element]
        others[index] = not is_there(reached) or reached != element


def _colour(number, across):
    return 2 * (number // across % 2) + number % across % 2


def _some_at_once(numbers):
    """Return numbers of tiles in groups: threads that meet after each tile would wait for each other."""
    return [np.array(numbers[first : first + TILES_AT_ONCE]) for first in range(0, len(numbers), TILES_AT_ONCE)]


@kernel
def _steepest_height(z, cell, ncols, most):
    """Return the height at which the slope of a cell, over both axes, is its limit: ``most`` is that over a cell."""
    x, y = min(z[cell - 1], z[cell + 1]), min(z[cell - ncols], z[cell + ncols])
    if abs(x - y) < most:
        return 0.5 * (x + y + np.sqrt(2.0 * most * most - (x - y) * (x - y)))
    return min(x, y) + most


@kernel
def _sweep_cells(z, codes, source, cut, creep, limit, cap, lowest, order, size, ncols):
    """Give the free cells of a tile their heights."""
    for index in range(order.size):
        cell = order[index]
        code = codes[cell]
        below = z[cell + ROW_OFFSETS[code] * ncols + COLUMN_OFFSETS[code]]
        around = z[cell - 1] + z[cell + 1] + z[cell - ncols] + z[cell + ncols]
        force, spread = cut[cell], creep[cell]
        height = (source[cell] + force * below + spread * around) / (force + 4.0 * spread)
        height = min(height, cap[cell], _steepest_height(z, cell, ncols, limit[cell] * size))
        z[cell] = max(height, lowest[cell], below + GENTLEST * (DIAGONAL * size if code & 1 else size))


@kernel
def _sweep_tiles(z, codes, source, cut, creep, limit, cap, lowest, places, numbers, size, ncols):
    """Give the free cells of some tiles their heights; ``places`` are these cells, and where those of each tile lie."""
    order, begins, counts = places
    for number in numbers:
        cells = order[begins[number] : begins[number] + counts[number]]
        _sweep_cells(z, codes, source, cut, creep, limit, cap, lowest, cells, size, ncols)


@kernel
def _raise_dammed(z, codes, river, size):
    """Raise cells that the one they flow to has outgrown, which lies in another tile, and all that flow to them."""
    ncols = z.shape[1]
    waiting = np.empty(z.size, np.int64)
    for begin in range(z.size):
        waiting[0], count = begin, 1
        while count > 0:
            count -= 1
            row, col = waiting[count] // ncols, waiting[count] % ncols
            code = codes[row, col]
            if code >= ENDS or is_there(river[row, col]):
                continue
            length = DIAGONAL * size if code & 1 else size
            lowest = z[row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]] + GENTLEST * length
            if z[row, col] >= lowest:
                continue
            z[row, col] = lowest
            for to in range(8):
                r, c = row + ROW_OFFSETS[to], col + COLUMN_OFFSETS[to]
                if codes[r, c] == (to + 4) % 8:
                    waiting[count], count = r * ncols + c, count + 1


@kernel
def _sweep_rivers(z, source, limit, cells, below, code, steps, banks, held, size, ncols):
    """Give the cells of rivers their heights, from the mouths up."""
    for element in range(cells.size):
        cell = cells[element]
        level = z[cells[below[element]]] if is_there(below[element]) else 0.0
        length = DIAGONAL * size if code[element] & 1 else size  # the code of ends is even
        height = held[element]
        if np.isnan(height):
            height = min(level + source[cell] / steps[element], banks[element])
        height = min(height, _steepest_height(z, cell, ncols, limit[cell] * size))
        z[cell] = max(height, level + GENTLEST * length)


@kernel
def limit_slopes(z: Heights, land: Array, limit: Array, size: float) -> None:
    """Lower what is steeper than its limit, in place, until nothing changes: from each of four corners in turn.

    A row waits until it or one beside it has changed.
    """
    nrows, ncols = z.shape
    flat = z.reshape(-1)
    stirred = np.ones(nrows, np.bool_)
    turn = 0
    while stirred.any():
        for line in range(1, nrows - 1):
            row = line if turn & 1 else nrows - 1 - line
            if not stirred[row]:
                continue
            stirred[row] = False
            for index in range(1, ncols - 1):
                col = index if turn & 2 else ncols - 1 - index
                if not land[row, col]:
                    continue
                cell = row * ncols + col
                most = _steepest_height(flat, cell, ncols, limit[row, col] * size)
                if most < flat[cell]:
                    flat[cell] = most
                    stirred[row - 1 : row + 2] = True
        stirred[0], stirred[nrows - 1] = False, False
        turn += 1


@kernel
def _lowest_banks(z, cells, elements, spare, below, drop, banks):
    """Write the lowest of the ground that lies nearest to each element, and of all upstream of it.

    A river that lay higher would run on a dyke. Ground that is nearer to the river farther down does not count: it is
    lower because the river falls.
    """
    banks[:] = np.inf
    for index in range(cells.size):
        element = elements[index]
        banks[element] = min(banks[element], z[cells[index]] + spare[element])
    for element in range(banks.size - 1, -1, -1):
        to = below[element]
        if is_there(to):
            banks[to] = min(banks[to], banks[element] - drop)
