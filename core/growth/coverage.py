"""Whether rivers fill an island, and the second round of mouths, which makes them do so.

A network covers an island when no stretch of coast longer than two edges has room for one more mouth, and when hardly a
place is further than one edge and a half from a river or the sea.
"""

from typing import NamedTuple

import numpy as np

from ..machine.jit import kernel
from ..plane.land import at, lengths_along, smoothed_ring
from ..plane.segments import bounds, insides, lay_shore, nearest_on_shore, nearest_segment
from ..plane.types import GROWN, LATE, Mouths
from ..run.progress import Progress, Silent
from .edge_trials import mouth_edge
from .growth import grow, mouth_arrays, world_of

TRIAL_STEP = 0.1  # edges between trial mouths
FEWEST_TRIALS = 4  # on a ring
MOUTHS_AT_A_TIME = 200  # between looks at a cancel
SMOOTHNESS = 0.25  # edges over which the coast is smoothed
LONGEST_STRETCH = 2.0  # edges of coast with room for a mouth
WIDEST_GAP = 1.5  # edges to river or sea
GAP_SHARE = 0.99  # of the land that is no further
GAP_STEP = 0.5  # edges between the places at which gaps are measured
LATE_STEP = 2.0  # edges between late mouths of one stretch
MOST_ROUNDS = 8


class Trials(NamedTuple):
    """Mouths on trial along the coast, those of each ring in a row."""

    mouths: Mouths
    begin: np.ndarray  # int64: the first trial of each ring, and the number of all
    step: np.ndarray  # float64: metres of smoothed coast between two trials of each ring


def trial_mouths(land, shore, edge):
    """Return `Trials` every tenth of an edge along the coast, smoothed over a quarter of an edge."""
    parts = [_smooth_places(np.asarray(ring, np.float64), edge) for ring in land.rings]
    smooth = np.concatenate([places for places, _ in parts])
    begin = np.cumsum([0] + [len(places) for places, _ in parts])
    ahead, behind = (np.concatenate([np.roll(places, by, axis=0) for places, _ in parts]) for by in (-1, 1))
    along = ahead - behind
    inward = np.stack([-along[:, 1], along[:, 0]], axis=1)
    length = np.sqrt((inward**2).sum(axis=1))[:, None]
    inward = np.where(length > 0, inward / np.where(length > 0, length, 1.0), (1.0, 0.0))
    xy, ring, way = nearest_on_shore(shore, smooth)
    mouths = Mouths(ring, way, xy, inward, np.ones(len(xy), np.int64))
    return Trials(mouths, begin, np.array([step for _, step in parts]))


def _smooth_places(ring, edge):
    """Return places at even steps along a smoothed ring, and the step."""
    smooth = smoothed_ring(ring, SMOOTHNESS * edge)
    way = float(lengths_along(smooth)[-1])
    count = max(round(way / (TRIAL_STEP * edge)), FEWEST_TRIALS)
    return at(smooth, np.arange(count) * (way / count)), way / count


def have_room(mouths, land, tree, rules, river_slope, terrain_slope, progress=None):
    """Tell for each of ``mouths`` whether there is room for its first edge beside a tree."""
    shore = lay_shore(land, rules.edge)
    world = world_of(shore, tree, rules, river_slope, terrain_slope, 0 if tree is None else len(tree.z))
    return _have_room(mouths, world, progress or Progress())


def _have_room(mouths, world, progress):
    arrays, found = mouth_arrays(mouths), np.zeros(len(mouths.xy), np.bool_)
    for begin in range(0, found.size, MOUTHS_AT_A_TIME):
        progress.check()
        _try_mouths(arrays, world, begin, min(begin + MOUTHS_AT_A_TIME, found.size), found)
    return found


@kernel
def _try_mouths(mouths, world, begin, end, found):
    xy, inward, symbol = mouths
    for place in range(begin, end):
        x, y, inward_x, inward_y = xy[place, 0], xy[place, 1], inward[place, 0], inward[place, 1]
        best, _ = mouth_edge(x, y, inward_x, inward_y, symbol[place], world)
        found[place] = best >= 0


def stretches(trials, room):
    """Return the stretches of coast with room for a mouth: the trials of each, and its length in metres."""
    found = []
    for ring, step in enumerate(trials.step):
        here = np.arange(trials.begin[ring], trials.begin[ring + 1])
        free = room[here]
        if free.all():
            found.append((here, here.size * step))
            continue
        start = int(np.argmin(free))  # a trial without room: no stretch runs over it
        here, free = np.roll(here, -start), np.roll(free, -start)
        turns = np.flatnonzero(np.diff(np.concatenate([[False], free, [False]]).astype(np.int8)))
        found += [(here[one:other], (other - one) * step) for one, other in zip(turns[::2], turns[1::2])]
    return found


def late_mouths(land, tree, rules, river_slope, terrain_slope, progress=None):
    """Return mouths of priority 1 for the coast that is longer than two edges and has room for them."""
    shore = lay_shore(land, rules.edge)
    trials = trial_mouths(land, shore, rules.edge)
    world = world_of(shore, tree, rules, river_slope, terrain_slope, 0 if tree is None else len(tree.z))
    room = _have_room(trials.mouths, world, progress or Progress())
    chosen = []
    for places, length in stretches(trials, room):
        if length > LONGEST_STRETCH * rules.edge:
            count = max(1, int(length / (LATE_STEP * rules.edge)))
            chosen += [places[int((number + 0.5) * places.size / count)] for number in range(count)]
    return Mouths(*(part[np.array(chosen, np.int64)] for part in trials.mouths))


def distances_to_water(land, tree, edge, step=GAP_STEP, progress=None):
    """Return how far places on land are from river or sea, places on a square lattice of ``step`` edges."""
    from ..plane.fields import constant
    from .growth import Rules

    shore = lay_shore(land, edge)
    grid = world_of(shore, tree, Rules(edge), constant(0), constant(0), len(tree.z))[1]
    west, south, east, north = bounds(land)
    x, y = (np.arange(low + step * edge / 2, high, step * edge) for low, high in ((west, east), (south, north)))
    xy = np.stack(np.meshgrid(x, y), axis=-1).reshape(-1, 2)
    xy = np.ascontiguousarray(xy[insides(shore, xy)])
    apart = np.empty(len(xy))
    for begin in range(0, len(xy), 10000):
        (progress or Progress()).check()
        _distances(xy, shore.grid, grid, begin, min(begin + 10000, len(xy)), apart)
    return apart


@kernel
def _distances(xy, shore, grid, begin, end, apart):
    coast = shore[0], shore[1], shore[2], shore[3]
    for place in range(begin, end):
        x, y = xy[place, 0], xy[place, 1]
        _, sea = nearest_segment(coast, x, y, np.inf)
        river, water = nearest_segment(grid, x, y, np.sqrt(sea))
        apart[place] = np.sqrt(water if river >= 0 else sea)


def grow_fully(land, tree, mouths, rules, river_slope, terrain_slope, seed, progress=None):
    """Return the `Growth` from ``tree`` and ``mouths`` and then, in later rounds, from wherever room is left.

    Later rounds begin rivers of priority 1 along empty coast, and side rivers at the nodes that are there.
    `mouths_used` is about the given mouths.
    """
    progress = progress or Progress()
    with progress.phase("Growing rivers", 0.6):
        growth = grow(land, tree, mouths, rules, river_slope, terrain_slope, seed, GROWN, progress)
    with progress.phase("Filling what is left", 0.4):
        for number in range(1, MOST_ROUNDS):
            progress.report((number - 1) / MOST_ROUNDS)
            late = late_mouths(land, growth.tree, rules, river_slope, terrain_slope, progress)
            if number > 1 and late.ring.size == 0:
                break
            more = grow(
                land, growth.tree, late, rules, river_slope, terrain_slope, seed + number, LATE, Silent(progress)
            )
            draws, survivors = growth.draws + more.draws, growth.survivors + more.survivors
            growth = more._replace(draws=draws, survivors=survivors, mouths_used=growth.mouths_used)
    return growth
