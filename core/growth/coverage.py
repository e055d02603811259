"""The second round of mouths, which makes rivers fill an island.

A network covers an island when no stretch of coast longer than two edges could take one more mouth, and when hardly a
point is farther than one edge and a half from a river or the sea.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Indices, Mask
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..plane.land import lengths_along, points_along, runs_of, smoothed_ring
from ..plane.shore_grid import ShoreGrid, lay_shore, nearest_on_shore
from ..plane.types import GROWN, LATE, Field, Land, Mouths, Tree
from ..run.run import Run
from .edge_trials import mouth_edge
from .growth import Growth, Rules, grow, mouth_arrays
from .state import GrowthState, growth_state

TRIAL_STEP = 0.1  # edges between trial mouths
FEWEST_TRIALS = 4  # on a ring
MOUTHS_AT_A_TIME = 200  # between looks at a cancel
SMOOTHNESS = 0.25  # edges over which the coast is smoothed
LONGEST_STRETCH = 2.0  # edges of coast that could take a mouth
LATE_STEP = 2.0  # edges between late mouths of one stretch
MOST_ROUNDS = 8


class TrialMouths(NamedTuple):
    """Mouths on trial along the coast, those of each ring in a row."""

    mouths: Mouths
    begin: np.ndarray  # int64: the first trial of each ring, and the number of all
    step: np.ndarray  # float64: metres of smoothed coast between two trials of each ring


def trial_mouths(land: Land, shore: ShoreGrid, edge: float) -> TrialMouths:
    """Return `TrialMouths` every tenth of an edge along the coast, smoothed over a quarter of an edge."""
    parts = [_smooth_points(np.asarray(ring, np.float64), edge) for ring in land.rings]
    smooth = np.concatenate([points for points, _ in parts])
    begin = np.cumsum([0] + [len(points) for points, _ in parts])
    ahead, behind = (np.concatenate([np.roll(points, by, axis=0) for points, _ in parts]) for by in (-1, 1))
    heading = ahead - behind
    inward = np.stack([-heading[:, 1], heading[:, 0]], axis=1)
    length = np.sqrt((inward**2).sum(axis=1))[:, None]
    inward = np.where(length > 0, inward / np.where(length > 0, length, 1.0), (1.0, 0.0))
    xy, ring, along = nearest_on_shore(shore, smooth)
    mouths = Mouths(ring, along, xy, inward, np.ones(len(xy), np.int64))
    return TrialMouths(mouths, begin, np.array([step for _, step in parts]))


def _smooth_points(ring, edge):
    """Return points at even steps along a smoothed ring, and the step."""
    smooth = smoothed_ring(ring, SMOOTHNESS * edge)
    length = float(lengths_along(smooth)[-1])
    count = max(round(length / (TRIAL_STEP * edge)), FEWEST_TRIALS)
    return points_along(smooth, np.arange(count) * (length / count)), length / count


def fitting_mouths(run: Run, mouths: Mouths, state: GrowthState) -> Mask:
    """Tell for each of ``mouths`` whether the first edge of a river there fits beside what has grown."""
    arrays, found = mouth_arrays(mouths), np.zeros(len(mouths.xy), np.bool_)
    for begin in range(0, found.size, MOUTHS_AT_A_TIME):
        run.check()
        _try_mouths(arrays, state, begin, min(begin + MOUTHS_AT_A_TIME, found.size), found)
    return found


@kernel
def _try_mouths(mouths, state, begin, end, found):
    xy, inward = mouths.xy, mouths.inward
    for mouth in range(begin, end):
        best, _ = mouth_edge(
            xy[mouth, 0], xy[mouth, 1], inward[mouth, 0], inward[mouth, 1], mouths.priority[mouth], state
        )
        found[mouth] = is_there(best)


def free_stretches(trials: TrialMouths, fits: Mask) -> list[tuple[Indices, float]]:
    """Return the stretches of coast where mouths on trial fit: the trials of each, and its length in metres."""
    found = []
    for ring, step in enumerate(trials.step):
        here = np.arange(trials.begin[ring], trials.begin[ring + 1])
        free = fits[here]
        if free.all():
            found.append((here, here.size * step))
            continue
        start = int(np.argmin(free))  # a trial that does not fit: no stretch runs over it
        here, free = np.roll(here, -start), np.roll(free, -start)
        found += [(here[one:other], (other - one) * step) for one, other in runs_of(free)]
    return found


def late_mouths(
    run: Run, land: Land, tree: Tree | None, rules: Rules, river_slope: Field, terrain_slope: Field
) -> Mouths:
    """Return mouths of priority 1 for stretches of coast longer than two edges where they fit."""
    shore = lay_shore(land, rules.edge)
    trials = trial_mouths(land, shore, rules.edge)
    state = growth_state(shore, tree, rules, river_slope, terrain_slope, 0 if tree is None else len(tree.z))
    fits = fitting_mouths(run, trials.mouths, state)
    chosen = []
    for stretch, length in free_stretches(trials, fits):
        if length > LONGEST_STRETCH * rules.edge:
            count = max(1, int(length / (LATE_STEP * rules.edge)))
            chosen += [stretch[int((number + 0.5) * stretch.size / count)] for number in range(count)]
    return Mouths(*(part[np.array(chosen, np.int64)] for part in trials.mouths))


def grow_fully(
    run: Run,
    land: Land,
    tree: Tree | None,
    mouths: Mouths,
    rules: Rules,
    river_slope: Field,
    terrain_slope: Field,
    seed: int,
) -> Growth:
    """Return the `Growth` from ``tree`` and ``mouths`` and then, in later rounds, wherever more rivers fit.

    Later rounds begin rivers of priority 1 along empty coast, and side rivers at the nodes that are there.
    `mouths_used` is about the given mouths.
    """
    with run.phase("Growing rivers", 0.6):
        growth = grow(run, land, tree, mouths, rules, river_slope, terrain_slope, seed, GROWN)
    with run.phase("Filling what is left", 0.4):
        for number in range(1, MOST_ROUNDS):
            run.report((number - 1) / MOST_ROUNDS)
            late = late_mouths(run, land, growth.tree, rules, river_slope, terrain_slope)
            if number > 1 and late.ring.size == 0:
                break
            more = grow(run.quietly(), land, growth.tree, late, rules, river_slope, terrain_slope, seed + number, LATE)
            draws, survivors = growth.draws + more.draws, growth.survivors + more.survivors
            growth = more._replace(draws=draws, survivors=survivors, mouths_used=growth.mouths_used)
    return growth
