"""Rivers that are deleted one by one: the ground of all land that did not drain to them is held."""

import numpy as np
import pytest
from headwaters.core.island.flow_law import FlowLaw
from headwaters.core.run.run import Run
from headwaters.core.terrain import eroding_anew
from headwaters.core.terrain.courses.bends import chosen
from headwaters.core.terrain.eroding_anew import RiverEdits, erode_anew
from headwaters.core.terrain.frames import land_mask, shores_on_grid
from headwaters.core.terrain.ground.ground import prepare_ground, whole_ground
from headwaters.core.terrain.model import ModelRules, WantedIsland, build_model
from headwaters.core.terrain.relief import solving
from headwaters.core.terrain.relief.edited_land import find_edited_land
from headwaters.core.terrain.relief.levels import window_of
from headwaters.core.terrain.relief.solving import ReliefAims
from headwaters.core.terrain.rendering.rendering import render
from headwaters.core.terrain.types import MAIN
from headwaters.tests.core.terrain.worlds import constant, grown_world
from headwaters.tests.support import THOROUGH
from scipy import ndimage

EDGE, CELL, SEED = 4_000.0, 200.0, 19
BESIDE = 10  # cells: as far as sections of rivers reach over a divide, and ways out that are cut there


@pytest.fixture(scope="module")
def model():
    land, grown = grown_world(edge=EDGE, seed=SEED)
    rules = ModelRules(raster=CELL, cell=CELL)
    return build_model(
        Run(), WantedIsland(land, EDGE, grown, ReliefAims(constant(1.0), 900.0, loose=True, grain=250.0), rules, SEED)
    ).model


def test_what_the_ground_was_made_with_is_kept_for_the_next_time(model, monkeypatch):
    asked = []

    def find_relief(run, land, courses, window, aims, *others, **named):
        asked.append(aims)
        return solving.find_relief(run, land, courses, window, aims, *others, **named)

    monkeypatch.setattr(eroding_anew, "find_relief", find_relief)
    erode_anew(Run(), *without(model, branches(model, 4)[0]))
    (aims,) = asked
    assert (aims.loose, aims.grain, aims.scale) == (model.loose, 250.0, 1.0)


def without(model, branch):
    """Return a model without a main course, by its number among these, and all above it; and the `RiverEdits`."""
    courses = model.courses
    main = np.flatnonzero(courses.thread == MAIN)
    before = chosen(courses, courses.thread == MAIN)
    gone = np.zeros(main.size, bool)
    gone[branch] = True
    while (more := (before.downstream >= 0) & gone[before.downstream] & ~gone).any():
        gone |= more
    dead = np.zeros(courses.cell.size, bool)
    dead[main[gone]] = True
    dead |= (courses.thread != MAIN) & (courses.downstream >= 0) & dead[courses.downstream]
    number = np.full(dead.size, -1)
    number[main] = np.arange(main.size)
    none = np.zeros(np.count_nonzero(~dead), bool)
    edits = RiverEdits(none, none.copy(), none.copy(), before, gone, number[~dead])
    return model._replace(courses=chosen(courses, ~dead)), edits


def ground(model, window):
    land = land_mask(shores_on_grid(model.land, window), window.cells) != 0
    return whole_ground(Run(), prepare_ground(model), window, land), land


def branches(model, count):
    """Return main courses that flow into another, of all parts of the island."""
    main = chosen(model.courses, model.courses.thread == MAIN)
    flow = np.flatnonzero(main.downstream >= 0)
    return flow[:: flow.size // count]


def test_land_that_is_held_keeps_its_ground_and_its_raster_but_beside_other_land(model):
    """Whichever branch is deleted: the ground bit for bit, a raster farther than some cells from what drained to it."""
    window = window_of(model.ground)
    z, land = ground(model, window)
    old, checked = render(Run(), model, window), 0
    for branch in branches(model, 8 if THOROUGH else 3):
        edited, edits = without(model, branch)
        free, _ = find_edited_land(Run(), edited, edits, window, z)
        anew = erode_anew(Run(), edited, edits).model
        held, changed = land & ~free, np.isfinite(old.z) & (old.z != render(Run(), anew, window).z)
        assert np.array_equal(z[held], ground(anew, window)[0][held])
        near = ndimage.distance_transform_cdt(~free, "chessboard") <= BESIDE
        assert not (changed & land & ~near).any()
        assert np.count_nonzero(changed & held) < 0.005 * np.count_nonzero(held)
        checked += np.count_nonzero(changed & free)
    assert checked > 10_000


def test_no_dykes_come_back_where_rivers_follow_slopes():
    """Whatever branch is deleted: beds on land made anew lie hardly above the ground around."""
    land, grown = grown_world(edge=2_000.0, seed=4, river_slope=0.01, terrain_slope=0.05)
    slope = constant(0.05)
    aims = ReliefAims(slope, slope=slope, hold=True, rising=slope, as_slope=True)
    made = build_model(Run(), WantedIsland(land, 2_000.0, grown, aims, ModelRules(cell=100.0), 4)).model
    checked = 0
    for branch in branches(made, 4 if THOROUGH else 2):
        anew = erode_anew(Run(), *without(made, branch))
        window = window_of(anew.model.ground)
        z, _ = ground(anew.model, window)
        touched = np.flatnonzero(anew.touched & (anew.model.courses.thread == MAIN))
        vertices = np.concatenate([np.arange(*anew.model.courses.first[[each, each + 1]]) for each in touched])
        high = anew.model.courses.z[vertices] - _around(z, window, anew.model.courses.xy[vertices])
        assert np.mean(high > 5.0) < 0.01
        checked += vertices.size
    assert checked > 500


def _around(z, window, places, reach=4):
    """Return the median of the ground within some cells of places."""
    col, row = np.floor(window.to_grid(places)).astype(np.int64).T
    near = np.arange(-reach, reach + 1)
    return np.array([np.median(z[np.ix_(r + near, c + near)]) for r, c in zip(row, col)])


def test_a_river_without_a_past_carries_what_the_law_of_the_model_gives_it(model):
    """Four times as much of twice the rain and twice the yield; what others carry changes in proportion as before."""
    flows = []
    for law in (FlowLaw(1e-8), FlowLaw(2e-8, constant(2.0))):
        edited, edits = without(model._replace(law=law), branches(model, 4)[0])
        new = np.arange(edits.was.size) == np.flatnonzero(edits.was >= 0)[-1]
        edits = edits._replace(touched=new, moved=new, was=np.where(new, -1, edits.was))
        made = erode_anew(Run(), edited, edits)
        flows.append((made.model.courses.discharge[: new.size], new, made.touched[: new.size]))
    (first, new, touched), (second, *_) = flows
    assert touched[new].all() and new.any()
    assert second[new] == pytest.approx(4.0 * first[new], rel=1e-6)
    assert second[~new] == pytest.approx(first[~new], rel=1e-6)
