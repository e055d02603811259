"""Folds along the flow tell of each cell what a walk along its paths tells, whatever the tiles, threads and storage."""

import ast

import numpy as np
import pytest
from headwaters.core.flow import distance
from headwaters.core.flow.accumulation import Reached, Total
from headwaters.core.flow.distance import Longest, LongestInMetres, in_units, longest_upstream
from headwaters.core.flow.folds import folds
from headwaters.core.flow.folds.flow import CellValues, Flow, Rows, Rule
from headwaters.core.flow.folds.folds import least, most, no_step, plus, step
from headwaters.core.flow.folds.open_paths import OpenWater
from headwaters.core.machine import jit
from headwaters.core.machine.jit import kernel
from headwaters.core.raster.neighbours import ENDS, NO_DIRECTION
from headwaters.core.raster.storage import OnDisk
from headwaters.core.raster.tiles import with_rim
from headwaters.core.run.run import Cancelled, Run
from headwaters.core.watersheds.floods import RunningLevel
from headwaters.core.watersheds.path_measures import WaterLevel
from hypothesis import given
from hypothesis import strategies as some

from ....support import Impatient, blocks_of, examples
from ...elsewhere import Elsewhere
from ..flows import random_flow, target
from ..test_distance import lengths_of

MOST = 99.0  # no height is as great
NEVER = -(10**6)  # no length of a path here is as great
TILES = (3, 1, 1), (3, 2, 2), (17, 1, 2), (17, 2, 1), (64, 1, 1)


@kernel
def here(at, _code, _across, extra):
    """Tell how high a cell lies."""
    return extra[at, 0]


class Least(Rule):
    """The lowest of the cells on a path that have a step."""

    edge, times, join = here, least, least


class Around:
    """Heights of all cells of a tile and the ring around it, one after the other."""

    def __init__(self, values):
        self.values = values

    def within(self, _block):
        return self

    def of(self, tile):
        return with_rim(self.values, tile, self.values.dtype, 0).reshape(-1, 1)


def stopped(codes, stops):
    """Return directions that end at stops and nowhere else."""
    return np.where(stops & (codes != NO_DIRECTION), ENDS, np.where(codes == ENDS, NO_DIRECTION, codes))


def walked(codes, rule, own, zero, edges):
    """Return what a fold down and one up tell, by the path of each cell: pieces of it are put together one by one.

    ``own`` is what a cell, or an end, has; ``edges`` is the number of the step from each cell.
    """
    down = np.where(codes == NO_DIRECTION, zero, own)
    up = np.full(codes.shape, zero, own.dtype)
    for row, col in np.argwhere(codes != NO_DIRECTION):
        brought, path, at = own[row, col], [], (row, col)
        while codes[at] < 8:
            path.append(edges[at])
            at, brought = target(codes, *at), rule.times(brought, edges[at])
            down[at] = rule.join(down[at], brought)
        found = own[at] if codes[at] == ENDS else zero
        for each in reversed(path):
            found = rule.times(each, found)
        up[row, col] = found
    return down, up


def case(kind, codes, rng):
    """Return a rule, what cells have, what has no effect, what steps have, that as kernels need it, and the type."""
    if kind == "least":
        z = rng.random(codes.shape).astype(np.float32)
        return Least, rng.random(codes.shape).astype(np.float32), MOST, z, Around(z), np.float32
    if kind == "open water":
        own = np.where(rng.random(codes.shape) < 0.1, rng.integers(0, 256, codes.shape), 0).astype(np.uint8)
        return OpenWater, own, 0, np.left_shift(1, codes & 7 ^ 4).astype(np.uint8), None, np.uint8
    steps = rng.integers(0, 50, (codes.shape[0], 8))
    edges = steps[np.arange(codes.shape[0])[:, None], codes & 7]
    return Longest, rng.integers(0, 9, codes.shape), NEVER, edges, Rows(steps), np.int64


@pytest.mark.parametrize("kind", ["longest", "least", "open water"])
@examples(25)
@given(seed=some.integers(0, 10**6), shape=some.tuples(some.integers(1, 40), some.integers(1, 40)))
def test_folds_tell_what_walks_tell_whatever_the_tiles_and_threads(kind, seed, shape):
    rng = np.random.default_rng(seed)
    codes = random_flow(seed % 500, shape)
    rule, own, zero, edges, extra, dtype = case(kind, codes, rng)
    down, up = walked(codes, rule, own, zero, edges)
    cells = rng.integers(0, codes.size, 7)
    stops = rng.random(shape) < 0.1
    _, up_to_stops = walked(stopped(codes, stops), rule, own, zero, edges)
    for side, across, threads in TILES:
        with blocks_of(across), Flow(Run(threads=threads), codes, side=side) as flow:
            told = flow.down(rule, CellValues(own), zero, extra, dtype)
            assert np.array_equal(told, down)
            assert np.array_equal(flow.down(rule, CellValues(own), zero, extra, dtype, at=cells), told.ravel()[cells])
            told = flow.up(rule, CellValues(own), zero, extra, dtype)
            assert np.array_equal(told, up)
            assert np.array_equal(flow.up(rule, CellValues(own), zero, extra, dtype, at=cells), told.ravel()[cells])
        with blocks_of(across), Flow(Run(threads=threads), codes, stops, side=side) as flow:
            assert np.array_equal(flow.up(rule, CellValues(own), zero, extra, dtype), up_to_stops)


@pytest.mark.parametrize("elsewhere", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_folds_over_files_and_by_others_give_the_same_bytes(elsewhere, seed, tmp_path):
    rng = np.random.default_rng(seed)
    codes = random_flow(seed, (37, 45))
    rule, own, zero, _, extra, dtype = case("longest", codes, rng)
    storage = Elsewhere(tmp_path, 9, seed) if elsewhere else OnDisk(tmp_path, 9, held=0)
    there, stops = storage.empty(codes.shape, np.uint8), rng.random(codes.shape) < 0.1
    there[:] = codes
    cells = np.arange(0, codes.size, 11)
    for ends in (None, stops):
        with Flow(Run(), codes, ends) as flow, blocks_of(2), Flow(Run(storage=storage), there, ends, side=7) as other:
            for fold in (Flow.up, Flow.down):
                truth = fold(flow, rule, CellValues(own), zero, extra, dtype)
                assert fold(other, rule, CellValues(own), zero, extra, dtype)[:].tobytes() == truth.tobytes()
                truth = fold(flow, LongestInMetres, 0, zero, extra, dtype)
                assert fold(other, LongestInMetres, 0, zero, extra, dtype)[:].tobytes() == truth.tobytes()
                found = fold(other, LongestInMetres, 0, zero, extra, dtype, cells)
                assert found.tobytes() == truth.ravel()[cells].tobytes()


@pytest.mark.parametrize("side, across, threads", TILES)
def test_the_longest_way_begins_at_a_divide(side, across, threads):
    """It is 0 there, and elsewhere one step longer than that of the neighbour from which it comes."""
    codes, lengths = random_flow(8, (50, 41)), lengths_of(50, "degrees")
    with blocks_of(across):
        longest = longest_upstream(Run(threads=threads), codes, lengths, side)
    ways = np.where(codes == NO_DIRECTION, np.nan, 0)
    order = [cell for cell in np.ndindex(codes.shape) if codes[cell] < 8]
    for _ in range(codes.size):
        before = ways.copy()
        for cell in order:
            into = target(codes, *cell)
            ways[into] = max(ways[into], ways[cell] + lengths[cell[0], codes[cell]])
        if np.array_equal(before, ways, equal_nan=True):
            break
    assert np.allclose(longest, ways, rtol=1e-6, atol=0, equal_nan=True)


RULES = {
    Longest: (some.integers(-50, 50), NEVER),
    Least: (some.floats(0, 9, width=32), MOST),
    Total: (some.integers(-50, 50), 0),
    Reached: (some.booleans(), False),
    OpenWater: (some.integers(0, 255), 0),
}


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
@examples(60)
@given(data=some.data())
def test_rules_keep_the_laws_on_which_tiles_rely(rule, data):
    """Pieces of a path may be put together in any order, and paths joined before or after a step."""
    numbers, zero = RULES[rule]
    one, two, three = (data.draw(numbers) for _ in range(3))
    assert rule.times(rule.times(one, two), three) == rule.times(one, rule.times(two, three))
    assert rule.join(one, two) == rule.join(two, one)
    assert rule.join(rule.join(one, two), three) == rule.join(one, rule.join(two, three))
    assert rule.times(rule.join(one, two), three) == rule.join(rule.times(one, three), rule.times(two, three))
    assert rule.join(zero, one) == one
    assert rule.join(rule.times(zero, one), two) == two or rule is Least  # of which paths begin with a cell


def test_rules_that_the_cache_could_take_for_others_are_refused():
    """What is made within a function, or holds something, has no name and no file of its own."""
    with pytest.raises(TypeError, match="stand in a module"):

        class Local(Rule):
            edge, times, join = step, plus, most

    with pytest.raises(TypeError, match="stand in a module"):
        type("Held", (Rule,), {"times": kernel(lambda one, other: one + other)})


def test_rules_are_made_of_what_their_file_imports(monkeypatch):
    """Else a change of that would not be seen."""
    monkeypatch.setattr(folds, "sources_of", lambda path: {path})
    other = type("Other", (Rule,), {"times": plus, "join": most, "edge": no_step, "__module__": distance.__name__})
    with pytest.raises(TypeError, match=r"Other: distance\.py does not import all"):
        other.solve_up(None, None, None, None)


@pytest.mark.skipif(not jit.compiled(), reason="there are no kernels")
def test_kernels_of_a_rule_have_its_name_and_are_found_by_it():
    """So machine code of one rule is never taken for that of another, and can be made beforehand."""
    from headwaters.provider.compiling.listed import _kernel

    function = Longest.solve_up.py_func
    assert function.__qualname__ == "Longest.solve_up"
    assert function.__code__.co_filename == distance.__file__
    listed = _kernel("flow.distance:Longest.solve_up int64[1C] int64[1C] int64[1C] int64[1C]")
    assert listed.function is Longest.solve_up
    assert type("Further", (Longest,), {"__module__": __name__}).solve_up is not Longest.solve_up


def test_a_fold_can_be_cancelled():
    """Between blocks of tiles."""

    codes = random_flow(3, (20, 20))
    with pytest.raises(Cancelled):
        longest_upstream(Impatient(), codes, in_units(lengths_of(20)), side=5)


@pytest.mark.parametrize("rule", [Least, Longest, Total, Reached, OpenWater, WaterLevel, RunningLevel, folds.End])
def test_the_text_that_stands_where_a_bound_template_says_it_does_can_be_read(rule):
    """numba looks for it, and Python's reader of 3.13 fails where it begins within a string."""
    for template in folds.TEMPLATES:
        code = folds._bound(template, rule).__code__
        with open(code.co_filename, encoding="utf-8") as file:
            ast.parse("".join(file.readlines()[code.co_firstlineno - 1 :]))
