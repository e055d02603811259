"""Rivers that were drawn: laid from the sea up whichever way they were drawn, and followed by the forest."""

import numpy as np
import pytest
from headwaters.core.arrays import NOWHERE
from headwaters.core.basins.forest import FREE_TRIANGLE, SEA_TRIANGLE
from headwaters.core.basins.rivers import triangle_rivers
from headwaters.core.basins.sketched import _lead_down
from headwaters.core.basins.surface import surface_of
from headwaters.core.network import topological_order
from headwaters.core.run.run import Run
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry import LineString
from shapely.ops import unary_union

from .lands import SIDE, bay, drained, mesh_of

TURN = np.linspace(0, 6 * np.pi, 300)
SPIRAL = 500 + (20 * TURN)[:, None] * np.column_stack([np.cos(TURN), np.sin(TURN)])
HOOK = np.array([(0, 300), (500, 320), (600, 420), (500, 520), (300, 480)], float)
FORK = [
    np.array([(1000, 500), (700, 500)], float),
    np.array([(400, 800), (550, 640), (700, 500)], float),
    np.array([(700, 500), (560, 380), (300, 200)], float),
]
DRAWINGS = {"spiral": [SPIRAL], "hook": [HOOK], "fork": FORK, "all": [SPIRAL * 0.4, HOOK + np.array([0, 350]), *FORK]}


def share(drainage):
    good, sketched, _ = drainage.follows
    return good / sketched


def nearness(mesh, drainage, lines, within):
    """Return the share of the lines that lie so near to rivers, measured by shapes and not by triangles."""
    rivers = triangle_rivers(Run(), drainage, surface_of(mesh, drainage), 1e9, 1.0)
    tree = rivers.tree
    upper = np.flatnonzero(tree.receiver >= 0)
    found = unary_union([LineString(tree.xy[[node, tree.receiver[node]]]) for node in upper]).buffer(within)
    drawn = [LineString(line) for line in lines]
    return sum(line.intersection(found).length for line in drawn) / sum(line.length for line in drawn)


@pytest.mark.parametrize("name", DRAWINGS)
@pytest.mark.parametrize("backwards", [False, True])
def test_drawings_are_followed_whichever_way_they_are_drawn(name, backwards):
    lines = [line[::-1] if backwards else line for line in DRAWINGS[name]]
    mesh, _, drainage = drained(nodes=6000, lines=tuple(lines))
    assert share(drainage) >= 0.95
    spacing = SIDE / np.sqrt(6000)
    assert nearness(mesh, drainage, lines, spacing) >= 0.95


def test_a_forest_without_the_drawing_follows_it_less():
    """The measure is no other name for having been drawn."""
    mesh, _, drainage = drained(nodes=6000, lines=(SPIRAL,))
    _, _, free = drained(nodes=6000)
    assert nearness(mesh, drainage, [SPIRAL], 12) > 0.95
    sketched = drainage.sketched
    follows = free.forest.receiver[sketched] == drainage.forest.receiver[sketched]
    assert follows.mean() < 0.6


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 1000))
def test_any_scribble_drains_to_the_sea_without_circles(seed):
    rng = np.random.default_rng(seed)
    lines = [np.cumsum(rng.normal(0, 90, (20, 2)), axis=0) + rng.uniform(0, SIDE, 2) for _ in range(4)]
    _, _, drainage = drained(bay(), 700, lines=tuple(lines), moving=False)
    receiver = drainage.forest.receiver
    topological_order(Run(), receiver)  # which refuses circles
    assert np.bincount(receiver[receiver >= 0]).max() <= 2
    below = receiver[drainage.sketched]
    assert drainage.sketched[below[below >= 0]].all()  # all that is below a drawn river is river
    assert (drainage.basin >= 0).all()


def test_a_line_that_stops_short_of_the_sea_is_led_on():
    line = np.array([(480, 520), (300, 640), (200, 500)], float)  # its end is 200 m from the west
    _, _, drainage = drained(nodes=4000, lines=(line,))
    assert share(drainage) >= 0.95
    assert np.any(drainage.sketched & (drainage.forest.receiver < 0))


def test_where_lines_cross_the_later_one_ends():
    """The long one runs through; what is above the crossing on the other flows into it."""
    through = np.column_stack([np.linspace(0, 900, 50), np.full(50, 500.0)])
    across = np.column_stack([np.full(40, 450.0), np.linspace(20, 800, 40)])
    mesh, _, drainage = drained(nodes=6000, lines=(through, across))
    middle = mesh.xy[mesh.corners].mean(axis=1)
    start = int(np.argmin(np.hypot(*(middle - (450.0, 780.0)).T) + 1e6 * ~drainage.sketched))
    below = [start]
    while drainage.forest.receiver[below[-1]] >= 0:
        below.append(int(drainage.forest.receiver[below[-1]]))
    assert middle[below[-1], 0] < 30
    assert abs(middle[below[-1], 1] - 500) < 40
    assert share(drainage) >= 0.95


def test_lines_run_through_a_sea_that_was_painted_as_two_rivers():
    def lake(mesh):
        return np.hypot(*(mesh.xy[mesh.corners].mean(axis=1) - 500).T) < 120

    line = np.array([(0, 500), (900, 510)], float)
    mesh, water, drainage = drained(nodes=4000, lines=(line,), water=lake)
    assert share(drainage) >= 0.95
    middle = mesh.xy[mesh.corners].mean(axis=1)
    mouths = np.flatnonzero(drainage.sketched & (drainage.forest.receiver < 0))
    assert len(mouths) == 2
    assert np.hypot(*(middle[mouths[np.argmax(middle[mouths, 0])]] - 500)) < 170
    assert not drainage.sketched[water].any()


def test_what_is_not_followed_is_told_with_the_reason():
    line = np.array([(-200, 500), (600, 500)], float)
    zigzag = np.array([(600, 100), (602, 300), (604, 100), (606, 300), (608, 90)], float)
    _, _, drainage = drained(nodes=2000, lines=(line, zigzag))
    good, sketched, missed = drainage.follows
    off = [part for part in missed if part.reason == "it does not lie on the land"]
    assert [part.sketch for part in off] == [0]
    assert off[0].xy[:, 0].max() <= 5
    assert {part.sketch for part in missed if part.reason != off[0].reason} <= {0, 1}
    assert good < sketched or len(missed) == 1


def test_divides_move_and_drawn_rivers_stay():
    _, _, kept = drained(bay(), 4000, lines=tuple(DRAWINGS["all"]), moving=False)
    _, _, moved = drained(bay(), 4000, lines=tuple(DRAWINGS["all"]))
    assert (kept.forest.receiver != moved.forest.receiver).any()
    drawn = kept.sketched
    assert (kept.forest.receiver[drawn] == moved.forest.receiver[drawn]).all()
    assert moved.follows[0] >= kept.follows[0]


@pytest.mark.parametrize("seed", range(6))
def test_a_line_is_led_on_the_shortest_way_to_the_sea_or_to_a_river(seed):
    """Step for step from triangle to triangle; what was looked at on the way is forgotten."""
    rng, (mesh, water, _) = np.random.default_rng(seed), mesh_of(nodes=300, seed=seed + 1)
    beside = np.where(mesh.twin < 0, NOWHERE, mesh.twin // 3).reshape(-1, 3)
    size = len(beside)
    water[rng.integers(0, size, 3)] = True
    rivers = np.full(size, FREE_TRIANGLE, np.int32)
    rivers[rng.integers(0, size, 25)] = SEA_TRIANGLE
    rivers[water] = FREE_TRIANGLE
    at_sea = (beside < 0).any(axis=1) | water[np.maximum(beside, 0)].any(axis=1)
    goal = at_sea | ((rivers >= SEA_TRIANGLE)[beside] & (beside >= 0)).any(axis=1)
    for start in np.flatnonzero(~water & (rivers == FREE_TRIANGLE))[:: size // 40].tolist():
        steps, front = {start: 0}, [start]
        for here in front:
            for there in beside[here].tolist():
                if there >= 0 and not water[there] and there not in steps:
                    steps[there] = steps[here] + 1
                    front.append(there)
        receiver, owner = rivers.copy(), np.full(size, NOWHERE, np.int32)
        order, came = np.empty(size, np.int32), np.full(size, NOWHERE, np.int32)
        count = _lead_down(mesh.twin, water, start, 7, receiver, owner, order, 0, came)
        assert (came == NOWHERE).all()
        assert count - 1 == min(steps[each] for each in steps if goal[each])
        laid = order[:count].tolist()
        assert laid[-1] == start and sorted(np.flatnonzero(owner == 7).tolist()) == sorted(laid)
        assert receiver[laid[1:]].tolist() == laid[:-1]
        into = receiver[laid[0]]
        assert at_sea[laid[0]] if into == SEA_TRIANGLE else rivers[into] >= SEA_TRIANGLE and into in beside[laid[0]]
