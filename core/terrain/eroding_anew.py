"""The ground of a model whose rivers somebody has edited, in balance again; all land that no edit touches stays.

    anew = erode_anew(run, model, RiverEdits(touched, moved, given, before, gone, was))

Primitives move with the ground; what somebody has raised or sunk by them erodes away, too. Samples and primitives that
land which stays would feel keep their values, bit for bit. The heights of touched rivers follow from the ground, as
they do when a model is built, and so do their springs, but for those of courses that somebody edited, and what they
carry: more or less than before as more or less land drains to them.

Within an area that somebody has drawn the ground is what it would be if all land that drains with it were found anew.
Around it all stays: towards its rim new ground passes over into old, rivers keep their flow, and fall through both.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Mask, Values
from ..network import topological_order
from ..run.run import Run
from .courses.bends import chosen
from .courses.junctions import distances_along
from .frames import land_mask, shores_on_grid
from .ground.ground import heights_below, moved_with, prepare_ground, whole_ground
from .ground.spline_heights import spline_samples
from .model import softened
from .relief.edited_land import find_edited_land
from .relief.levels import window_of
from .relief.river_flows import drained_areas, with_flows
from .relief.river_heights import LEAST_FALL, let_fall, node_heights, with_heights
from .relief.solving import HeldLand, ReliefAims, find_relief, hillslope_unit
from .relief.springs import springs_in_valleys, without_walls
from .relief.summits import shown_summit
from .rendering.finer_ground import near
from .rendering.lake_beds import ground_with_lakes
from .rendering.rendering import EVEN_SLOPES
from .types import MAIN, Courses, Model

FELT = EVEN_SLOPES + 1  # samples of the ground to each side, where cells are as large as samples
STAYING_APART = FELT + 1  # cells from land that stays to land that is found anew
FADING = 4  # cells of the ground over which it passes from new to old, beyond those that are felt from around
DISCS = 2.0  # radii of a primitive from land that keeps its heights: it may be felt there


class RiverEdits(NamedTuple):
    """What somebody has done to the courses of a model."""

    touched: np.ndarray  # bool of each: was edited
    moved: np.ndarray  # bool: runs where none ran when the ground was made
    given: np.ndarray  # bool: was given other heights, which it keeps as far as hillslopes let it
    before: Courses  # main ones as the ground was made for them
    gone: np.ndarray  # bool of each of these: was edited, or deleted
    was: np.ndarray  # int64: which of these each course was, -1 for none


class ErodedAnew(NamedTuple):
    """A model with ground made anew."""

    model: Model
    touched: np.ndarray  # bool of each course: its heights are new
    area: float  # m² of land that edits touch
    inside: np.ndarray | None  # bool of each course: lies wholly in an area that was given; None: none was
    was_highest: float  # metres: of the ground before, as cells of its own size show it
    highest: float  # and now


def rim_width(model: Model) -> float:
    """Return how many metres of an area along its border keep old ground, or pass over into new one."""
    return (FELT + FADING) * model.ground.cell


def shares_of_new(within: Mask, land: Mask) -> Values:
    """Return the share of new ground in each cell: 0 where land is not ``within`` an area, 1 beyond its rim."""
    from scipy import ndimage

    around = land & ~within
    if not around.any():
        return land.astype(np.float64)
    away = ndimage.distance_transform_cdt(~around, "chessboard")
    share = np.clip((away - FELT) / FADING, 0.0, 1.0)
    return np.where(land & within, share * share * (3.0 - 2.0 * share), 0.0)


def erode_anew(run: Run, model: Model, edits: RiverEdits, within: Mask | None = None) -> ErodedAnew:
    """Return the `ErodedAnew` model, whose ground must be samples. To be called from the main thread.

    ``within`` are the cells of its ground outside which all stays; None: all that edits touch is made anew.
    """
    window = window_of(model.ground)
    land = land_mask(shores_on_grid(model.land, window), window.cells) != 0
    with run.phase("Finding what edits touch", 0.15):
        z = whole_ground(run, prepare_ground(model), window, land)
        was_highest = shown_summit(z, window.cell, window.cell)
        free, touched = find_edited_land(run, model, edits, window, z, within)
    stays = land & ~free
    with run.phase("Finding the relief", 0.8):
        anew = touched & (model.courses.thread == MAIN)
        main, given = chosen(model.courses, anew), (edits.given | model.holds)[anew]
        held = HeldLand(land & near(stays, STAYING_APART), z, given)
        aims = ReliefAims(
            model.uplift, None, 1.0, model.slope, model.holds, model.loose, model.grain, model.rising,
            rolling=model.rolling,
        )  # fmt: skip
        unit = hillslope_unit(model.edge, window.cell)
        relief = find_relief(run, model.land, main, window, aims, model.seed, unit, held=held)
    found = softened(relief.z, window.cell)
    main = with_heights(main, relief, window, given)
    still = given | (edits.touched | _beside_threads(model.courses))[anew] | (within is not None)
    whole, main = main, springs_in_valleys(run, main, found, window, still)
    found = without_walls(found, window, whole, main)
    _, found, main = ground_with_lakes(model.lakes, found, main, window, land)
    found, inside = np.where(land & ~held.land, found, z), None
    if within is not None:
        shares = shares_of_new(within, land)
        found, free, stays = z + shares * (found - z), shares > 0.0, land & ~within
        main = _blended(chosen(model.courses, anew), main, _at_vertices(shares, main.xy, window))
        of_course = _at_vertices(shares, model.courses.xy, window) > 0.0
        inside = np.logical_and.reduceat(of_course, model.courses.first[:-1])
        touched &= np.logical_or.reduceat(of_course, model.courses.first[:-1])
    courses = _with_new_heights(_with_new_lines(model.courses, main, anew), touched)
    flows = courses.discharge
    if within is None:
        flows = _new_flows(model._replace(courses=courses), edits, touched, window, z, found)
    with run.phase("Moving the ground", 0.05):
        level = model._replace(primitives=_levelled(model, window, near(stays, EVEN_SLOPES)))
        z = whole_ground(run, prepare_ground(level), window, land)
    more = np.where(near(stays, FELT), 0.0, spline_samples(found - z))
    ground = model.ground._replace(values=model.ground.values + more[::-1])
    primitives = moved_with(level.primitives, model.ground, ground)
    courses = with_flows(courses, flows)
    tree = node_heights(model.tree, courses)
    of_touched = np.isin(np.arange(tree.z.size), model.courses.cell[touched])
    tree = tree._replace(z=np.where(of_touched, tree.z, model.tree.z))
    top = None if model.top is None else max(model.top, float(found.max()))
    highest = shown_summit(found, window.cell, window.cell)
    made = model._replace(ground=ground, primitives=primitives, courses=courses, tree=tree, top=top)
    return ErodedAnew(made, touched, float(np.count_nonzero(free)) * window.cell**2, inside, was_highest, highest)


def _at_vertices(shares, xy, window):
    """Return the share of new ground at vertices."""
    col, row = np.floor(window.to_grid(xy)).astype(np.int64).T
    return shares[np.clip(row, 0, window.nrows - 1), np.clip(col, 0, window.ncols - 1)]


def _blended(before, after, shares):
    """Return courses with so much of new heights at their vertices, which fall from old ones to old ones."""
    z = np.where(shares > 0.0, before.z + shares * (after.z - before.z), before.z)
    along, order = distances_along(before.first, before.xy), topological_order(Run(), before.downstream)
    let_fall(before.first, before.downstream, order, along, LEAST_FALL, shares == 0.0, z)
    return before._replace(z=np.where(shares > 0.0, z, before.z))


def _new_flows(model, edits, touched, window, before, after):
    """Return what each course carries, in m³/s, where the heights of the ground became others.

    A touched one carries in proportion to what it did on the ground as it was, or as is usual where there was none.
    Threads beside rivers follow those of their cells.
    """
    courses, main = model.courses, model.courses.thread == MAIN
    usual, old = (
        model.law.discharge(drained_areas(Run(), model.land, rivers, window, z, model.law))
        for rivers, z in ((chosen(courses, main), after), (edits.before, before))
    )
    was, own = edits.was[main], courses.discharge[main]
    more = np.divide(usual, own, out=np.ones(own.size), where=own > 0)
    first = edits.before.discharge[was[was >= 0]]
    first = np.divide(first, own[was >= 0], out=np.ones(first.size), where=own[was >= 0] > 0)
    more[was >= 0] = usual[was >= 0] / old[was[was >= 0]] * first
    of_cell = np.ones(model.tree.z.size)
    of_cell[courses.cell[main]] = more
    every = of_cell[courses.cell]
    every[main] = more
    return np.where(touched, every, 1.0) * courses.discharge


def _levelled(model, window, stays):
    """Return primitives that stand on the samples of the ground, but for those that land which stays may feel."""
    from scipy import ndimage

    primitives = model.primitives
    away = ndimage.distance_transform_edt(~stays) * window.cell
    col, row = np.floor(window.to_grid(primitives.xy)).astype(np.int64).T
    away = away[np.clip(row, 0, window.nrows - 1), np.clip(col, 0, window.ncols - 1)]
    free = away > DISCS * primitives.radius
    return primitives._replace(z=np.where(free, heights_below(model.ground, primitives), primitives.z))


def _beside_threads(courses):
    """Return which courses run in a cell with side channels or arms of deltas, which end at their vertices."""
    return np.isin(courses.cell, courses.cell[courses.thread != MAIN])


def _with_new_lines(courses, others, anew):
    """Return courses of which some (bool) have the lines and the heights of as many others."""
    sizes, other_sizes = np.diff(courses.first), np.diff(others.first)
    sizes[anew] = other_sizes
    first = np.append(0, np.cumsum(sizes))
    of_others = np.repeat(anew, sizes)
    stay = np.repeat(~anew, np.diff(courses.first))
    xy, z = np.empty((first[-1], 2)), np.empty(first[-1])
    xy[of_others], z[of_others] = others.xy, others.z
    xy[~of_others], z[~of_others] = courses.xy[stay], courses.z[stay]
    return courses._replace(first=first, xy=xy, z=z)


def _with_new_heights(courses, touched):
    """Return courses of which touched threads beside rivers fall between the heights that these have."""
    from scipy.spatial import cKDTree

    owner = np.repeat(np.arange(courses.cell.size), np.diff(courses.first))
    is_main = courses.thread[owner] == MAIN
    z = courses.z.copy()
    rivers = np.flatnonzero(is_main)
    along = distances_along(courses.first, courses.xy)
    for course in np.flatnonzero(touched & (courses.thread != MAIN)).tolist():
        own = slice(courses.first[course], courses.first[course + 1])
        joints = rivers[cKDTree(courses.xy[rivers]).query(courses.xy[own][[0, -1]])[1]]
        way = (along[own] - along[own.start]) / (along[own.stop - 1] - along[own.start])
        low = z[joints[1]] if courses.z[own.stop - 1] > 0 else 0.0
        z[own] = low + (z[joints[0]] - low) * (1.0 - way)
    return courses._replace(z=z)
