"""What is told of each step of a path, put together along paths: rules, and the loops that are compiled for each rule.

A `Rule` says three things. ``edge(at, code, across, extra)`` is the number of one step, from the cell ``at`` of a tile
with a ring around it, which is so many cells ``across``. ``times(first, rest)`` puts two pieces of a path together.
``join(one, other)`` puts together what several paths bring to a cell; what goes up from the ends needs none. Besides,
``tell(number)`` may turn a number into what the result has of it. For all of them must hold, as far as they are asked:

- ``times`` is associative, ``join`` is associative and commutative, and ``times`` goes through ``join``:
  ``times(join(a, b), c) == join(times(a, c), times(b, c))``. The order of streams (Strahler) is no such thing.
- ``join(zero, a) == a`` for the zero that a fold is given, and ``times(zero, edge)`` acts as zero does.
- ``tell`` goes through ``join``: ``tell(join(a, b)) == join(tell(a), tell(b))``, as when greater numbers are told to be
  no less, and ``join`` knows what is told of the zero.
- Numbers are exact: whole ones, or the least, greatest, first or last of any. Lengths are whole multiples of a unit.
  Only sums of floats may be no more than almost that: they are added in the order of blocks and tiles.

A template below is plain Python that calls ``edge``, ``times``, ``join`` and ``tell``. For each rule it becomes a
kernel: its code with the functions of that rule as globals, under the name and in the file of the rule, by which its
machine code is kept (`core/machine/jit.py`). So a rule is a class of a module, its functions are kernels that its file
imports or holds, and what they need besides a cell travels in ``extra``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any

import numpy as np

from ...arrays import Array, Cells, DType, Indices, Receivers, Values
from ...machine.code_stamps import CORE, sources_of
from ...machine.jit import kernel, unsigned
from ...raster.neighbours import ENDS, NO_DIRECTION
from ...raster.rims import steps_of
from .tile_paths import IN_A_CIRCLE, NOWHERE, TileCodes, codes_in_ring, sources_first, upstream_first

if TYPE_CHECKING:
    from ...raster.storage import HeldTile


@kernel
def first_of(first: float, _rest) -> float:
    """Keep what a path begins with."""
    return first


@kernel
def last_of(_first, rest: float) -> float:
    """Keep what a path ends with."""
    return rest


@kernel
def plus(one: float, other: float) -> float:
    """Add."""
    return one + other


@kernel
def least(one: float, other: float) -> float:
    """Take the smaller number."""
    return min(one, other)


@kernel
def most(one: float, other: float) -> float:
    """Take the greater number."""
    return max(one, other)


@kernel
def either(one: int, other: int) -> int:
    """Tell whether one of two is true."""
    return one | other


@kernel
def as_it_is(number: float) -> float:
    """Tell a number as it is."""
    return number


@kernel
def no_step(_at, _code, _across, _extra) -> int:
    """Tell nothing of a step."""
    return 0


@kernel
def step(at: int, code: int, across: int, extra: Values) -> float:
    """Tell what the row of a cell and the direction of the step tell; where ``extra`` has one row, it is that of all.

    The row by a product: division of whole numbers takes longer than all else that a step does. Half a cell keeps the
    product away from whole numbers by far more than it can be rounded.
    """
    if extra.shape[0] == 1:
        return extra[0, code]
    row = np.int64((np.int64(at) + 0.5) * (1.0 / across))
    return extra[unsigned(row), code]


@kernel
def value(at: int, _code, across: int, extra: Values) -> float:
    """Tell the value of a cell; ``extra`` has cells around those of the tile."""
    return extra[at // across, at % across]


def edge(_at, _code, _across, _extra) -> Any:  # these four stand in the templates for those of a rule
    raise NotImplementedError


def times(_first, _rest) -> Any:
    raise NotImplementedError


def join(_one, _other) -> Any:
    raise NotImplementedError


def tell(_number) -> Any:
    raise NotImplementedError


@kernel
def _begin_row(codes, own, zero, held):
    """Write what is each cell's own where water is; by itself, so that it becomes vector code."""
    for col in range(unsigned(held.size)):
        held[col] = own[col] if codes[col] != NO_DIRECTION else zero


@kernel
def _begin_row_evenly(codes, unit, zero, held):
    """Write what is the own of all cells where water is."""
    for col in range(unsigned(held.size)):
        held[col] = unit if codes[col] != NO_DIRECTION else zero


def push_tile(
    of: TileCodes, own: Array, unit: float, zero: float, extra: Array, into: HeldTile, leaving: Cells
) -> Array:
    """Write what all paths inside a tile bring to each cell, its own included; return what leaves by some cells.

    ``own`` is what is each cell's own, or empty where that is a ``unit`` for all. In the order of `upstream_first`:
    ValueError where that does not come to all cells, since water runs in a circle.
    """
    height, width = of.tile.bottom - of.tile.top, of.tile.right - of.tile.left
    across = width + 2
    codes = codes_in_ring(of)
    held = np.empty(codes.size, own.dtype)
    held[:across] = zero
    held[-across:] = zero
    for row in range(height):
        begin = (row + 1) * across + 1
        of_row, here = codes[begin : begin + width], held[begin : begin + width]
        held[begin - 1] = held[begin + width] = zero
        if own.size > 0:
            _begin_row(of_row, own[row], zero, here)
        else:
            _begin_row_evenly(of_row, unit, zero, here)
    waiting, queue, count = sources_first(codes, height, width)
    offset = steps_of(across)
    front, end = unsigned(0), unsigned(count)
    while front < end:
        at = unsigned(queue[front])
        front += unsigned(1)
        code = unsigned(codes[at])
        if code >= IN_A_CIRCLE:
            continue
        to = unsigned(np.int64(at) + offset[code])
        held[to] = join(held[to], times(held[at], edge(at, code, across, extra)))
        left_to_come = waiting[to] - np.uint8(1)
        waiting[to] = left_to_come
        queue[end] = to
        end += unsigned(left_to_come == 0)
    if end < unsigned(height * width):
        raise ValueError("water runs in a circle within a tile")
    for row in range(height):
        begin = (row + 1) * across + 1
        of_row = into.array[into.top + row, into.left : into.left + width]
        for col in range(unsigned(width)):
            of_row[col] = tell(held[unsigned(begin) + col])
    sent = np.empty(leaving.size, own.dtype)
    for index in range(leaving.size):
        at = unsigned(leaving[index])
        sent[index] = times(held[at], edge(at, unsigned(codes[at]), across, extra))
    return sent


def carry(of: TileCodes, cells: Cells, inflow: Array, zero: float, extra: Array, into: HeldTile) -> None:
    """Join what enters a tile by some cells to all cells on the paths from there; no two cells are the same."""
    across = of.tile.right - of.tile.left + 2
    codes = codes_in_ring(of)
    carriers = np.zeros(codes.size, np.uint8)  # waters that have yet to reach a cell
    carried = np.empty(codes.size, inflow.dtype)  # of the cells on these paths
    offset, offset_in_total = steps_of(across), steps_of(into.array.shape[1])
    for cell in cells:
        at = unsigned(cell)
        carriers[at] += 1
        while carriers[at] == 1:
            carried[at] = zero
            if codes[at] >= IN_A_CIRCLE:
                break
            at = unsigned(np.int64(at) + offset[unsigned(codes[at])])
            carriers[at] += 1
    totals = into.array.ravel()
    for index in range(cells.size):
        at = unsigned(cells[index])
        carried[at] = join(carried[at], inflow[index])
        row, col = into.top + cells[index] // across - 1, into.left + cells[index] % across - 1
        place = row * into.array.shape[1] + col
        while True:
            carriers[at] -= 1
            code = unsigned(codes[at])
            if carriers[at] > 0 or code == IN_A_CIRCLE:
                break
            totals[unsigned(place)] = join(totals[unsigned(place)], tell(carried[at]))
            if code >= IN_A_CIRCLE:
                break
            to = unsigned(np.int64(at) + offset[code])
            carried[to] = join(carried[to], times(carried[at], edge(at, code, across, extra)))
            at = to
            place += offset_in_total[code]


def pull_tile(
    of: TileCodes,
    leaving: Cells,
    beyond: Array,
    ends: Cells,
    end_values: Array,
    zero: float,
    extra: Array,
    into: HeldTile,
) -> None:
    """Write what the path of each cell of a tile brings up: from its end, or from ``beyond`` the cells that leave it.

    Paths are stopped at these ends, which have these values. Paths that lead to none bring ``zero``.
    """
    height, width = of.tile.bottom - of.tile.top, of.tile.right - of.tile.left
    across = width + 2
    codes = codes_in_ring(of)
    codes[ends] = ENDS
    order, _ = upstream_first(codes, height, width)
    held = np.full(codes.size, zero)
    held[ends] = end_values
    offset = steps_of(across)
    for index in range(leaving.size):
        at = leaving[index]
        held[at + offset[codes[at]]] = beyond[index]
    for back in range(unsigned(order.size)):
        at = unsigned(order[unsigned(order.size - 1) - back])
        code = unsigned(codes[at])
        held[at] = times(edge(at, code, across, extra), held[unsigned(np.int64(at) + offset[code])])
    for row in range(height):
        begin = (row + 1) * across + 1
        of_row = into.array[into.top + row, into.left : into.left + width]
        for col in range(unsigned(width)):
            of_row[col] = tell(held[unsigned(begin) + col])


@kernel
def pull_ends(
    of: TileCodes, leaving: Cells, beyond: Array, ends: Cells, end_values: Array, zero: float, _extra, into: HeldTile
) -> None:
    """Do what `pull_tile` does for a rule that keeps what a path ends with.

    Two scans and next to no branches that depend on the terrain, a quarter faster than `upstream_first` and a loop. The
    first, from the first cell on, leads every cell to one that comes later or to a *goal*: an end, or a cell of the
    ring around the tile; goals are numbered after all cells. The second, from the last cell back, therefore finds the
    value of what each cell leads to.
    """
    height, width = of.tile.bottom - of.tile.top, of.tile.right - of.tile.left
    across = width + 2
    cells = (height + 2) * across
    nowhere = unsigned(2 * cells)
    held = np.empty(2 * cells + 1, into.array.dtype)
    held[nowhere] = zero
    leads = np.zeros(held.size, np.uint32)  # a look beyond a goal does no harm
    offset = steps_of(across)
    for index in range(leaving.size):
        row, col = leaving[index] // across - 1, leaving[index] % across - 1
        to = leaving[index] + offset[of.array[of.top + row, of.left + col]]
        leads[to] = cells + to
        held[to] = held[cells + to] = beyond[index]
    for index in range(ends.size):
        leads[ends[index]] = cells + ends[index]
        held[cells + ends[index]] = end_values[index]
    for row in range(height):
        begin = (row + 1) * across + 1
        of_codes = of.array[of.top + row, of.left : of.left + width]
        for col in range(unsigned(width)):
            cell = unsigned(begin) + col
            if leads[cell] != 0:
                continue
            code = of_codes[col]
            if code >= IN_A_CIRCLE:
                leads[cell] = nowhere
                continue
            at = unsigned(begin + offset[code]) + col
            # Most paths are at their goal or at a later cell after two leads: no branch needs to be guessed for those.
            further = leads[at]
            at = further if at < cell else at
            further = leads[at]
            at = further if at < cell else at
            while at < cell:
                at = leads[at]
            if at == cell:
                raise ValueError("water runs in a circle within a tile")
            leads[cell] = at
    for row in range(height - 1, -1, -1):
        begin = (row + 1) * across + 1
        of_total = into.array[into.top + row, into.left : into.left + width]
        for col in range(unsigned(width)):
            from_right = unsigned(width - 1) - col
            value = held[leads[unsigned(begin) + from_right]]
            held[unsigned(begin) + from_right] = value
            of_total[from_right] = value


def path_products(of: TileCodes, entered: Cells, ends: Cells, end_values: Array, zero: float, extra: Array) -> Array:
    """Return what the path from each cell entered brings up from where it leaves the tile, that itself left out.

    Of a path that ends inside it is what it brings up from its end, as in `pull_tile`.
    """
    across = of.tile.right - of.tile.left + 2
    codes = codes_in_ring(of)
    offset = steps_of(across)
    known = np.zeros(codes.size, np.bool_)
    found = np.full(entered.size, zero)
    product = np.empty(codes.size, found.dtype)  # of the cells known
    known[ends] = True
    product[ends] = end_values
    on_path = np.empty(codes.size, np.int32)
    for index in range(entered.size):
        at = unsigned(entered[index])
        depth = 0
        while not known[at] and codes[at] < IN_A_CIRCLE:
            on_path[depth] = at
            depth += 1
            at = unsigned(np.int64(at) + offset[unsigned(codes[at])])
        so_far, is_known = product[at] if known[at] else zero, known[at] or codes[at] != IN_A_CIRCLE
        for back in range(depth - 1, -1, -1):
            at = unsigned(on_path[back])
            own_step = edge(at, unsigned(codes[at]), across, extra)
            product[at] = times(own_step, so_far) if is_known else own_step
            so_far, is_known = product[at], True
            known[at] = True
        found[index] = so_far
    return found


def pour(nodes: Indices, sent: Array, inflow: Array) -> None:
    """Join to what enters some nodes what is sent to them; NOWHERE is none."""
    for index in range(nodes.size):
        if nodes[index] != NOWHERE:
            inflow[nodes[index]] = join(inflow[nodes[index]], sent[index])


def solve_down(following: Receivers, product: Array, inflow: Array, leaving: Cells) -> tuple[Array, Array]:
    """Return what all paths bring to each node, if so much enters it from elsewhere, and what leaves by some nodes."""
    total = inflow.copy()
    waiting = np.zeros(following.size, np.int32)
    for node in range(following.size):
        if following[node] != NOWHERE:
            waiting[following[node]] += 1
    for node in range(following.size):
        at = node
        while at != NOWHERE and waiting[at] == 0:
            waiting[at] = -1
            to = following[at]
            if to != NOWHERE:
                total[to] = join(total[to], times(total[at], product[at]))
                waiting[to] -= 1
            at = to
    sent = np.empty(leaving.size, total.dtype)
    for index in range(leaving.size):
        sent[index] = times(total[leaving[index]], product[leaving[index]])
    return total, sent


def solve_up(following: Receivers, product: Array, leaving: Cells, beyond: Array) -> Array:
    """Return what the path from each node brings up from its end; from ``beyond`` the nodes ``leaving``."""
    value = product.copy()
    for index in range(beyond.size):
        value[leaving[index]] = times(product[leaving[index]], beyond[index])
    known = following == NOWHERE
    on_path = np.empty(following.size, np.int64)
    for node in range(following.size):
        at, depth = node, 0
        while not known[at]:
            on_path[depth] = at
            depth += 1
            at = following[at]
        for back in range(depth - 1, -1, -1):
            at = on_path[back]
            value[at] = times(product[at], value[following[at]])
            known[at] = True
    return value


TEMPLATES = push_tile, carry, pull_tile, path_products, pour, solve_down, solve_up


class _Template:
    """A template, as the kernel of the rule that it is asked of."""

    def __init__(self, function):
        self.function = function

    def __get__(self, _, rule):
        bound = kernel(_bound(self.function, rule))
        setattr(rule, self.function.__name__, bound)
        return bound


def _bound(template, rule):
    """Return a template with the functions of a rule; for the cache it lies in the file of the rule."""
    parts = {name: getattr(rule, name) for name in ("edge", "times", "join", "tell")}
    path = Path(sys.modules[rule.__module__].__file__)
    if CORE in path.parents:
        used = {Path(each.__code__.co_filename) for each in (template, *map(_plain, parts.values()))}
        if not used <= sources_of(path):
            raise TypeError(f"{rule.__name__}: {path.name} does not import all that it is made of: {sorted(used)}")
    # From its first line on, any file can be read: numba looks for the text, and Python 3.13 raises within a string.
    code = template.__code__.replace(co_filename=str(path), co_firstlineno=1)
    made = FunctionType(code, {**template.__globals__, **parts}, template.__name__, template.__defaults__)
    made.__qualname__, made.__module__ = f"{rule.__qualname__}.{template.__name__}", rule.__module__
    made.__doc__ = template.__doc__
    return made


def _plain(function):
    """Return the function that a kernel was made of."""
    return getattr(function, "py_func", function)


class Rule:
    """What a class of a module says in ``edge``, ``times``, ``join`` and ``tell``; see the top of this file.

    In the place of a template it may say a kernel that does the same for it alone, in less time.
    """

    edge, times, join, tell = no_step, times, join, as_it_is
    told_type: DType | None = None  # of what is told, if that is another one
    push_tile: Callable  # these are the templates, bound to it, where it says none of its own
    carry: Callable
    pull_tile: Callable
    path_products: Callable
    pour: Callable
    solve_down: Callable
    solve_up: Callable
    survey_tile: Callable | None = None  # by what `pull_tile` gets, but cells: told of the tile, and what these have

    def __init_subclass__(cls):
        parts = [_plain(getattr(cls, name)) for name in ("edge", "times", "join", "tell")]
        if "<locals>" in cls.__qualname__ or any(part.__closure__ or part.__name__ == "<lambda>" for part in parts):
            raise TypeError(f"{cls.__name__}: a rule and its functions stand in a module, and hold nothing")
        for template in TEMPLATES:
            if template.__name__ not in vars(cls):
                setattr(cls, template.__name__, _Template(template))


class End(Rule):
    """What a path brings up is what it ends with."""

    times, pull_tile = last_of, pull_ends
