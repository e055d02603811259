"""One island: from its coast and what was drawn on it to its rivers."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..choices import SHORE_CLEARANCE, USUAL_LAYOUT, MouthLayout
from ..island.heights import concave_rivers, scaled_to
from ..island.sizes import LEAST_AREA
from ..island.survey import Grown, IslandFields, surveyed_island
from ..plane.land import area as land_area
from ..plane.types import Land, Mouths
from ..run.run import Run
from .clearance import shore_of_mouths
from .coverage import grow_fully
from .growth import Rules
from .mouths import automatic_mouths
from .sketches import follow_sketches

NO_MOUTHS = Mouths(np.empty(0, np.int64), np.empty(0), np.empty((0, 2)), np.empty((0, 2)), np.empty(0, np.int64))


class Wishes(NamedTuple):
    """What is drawn on an island, and what is to come of it."""

    lines: tuple = ()  # sketches, float64 (n, 2) each
    mouths: Mouths | None = None  # None: they are chosen
    count: int | None = None  # of mouths that are chosen, None: as many as fit on the shores
    peak: float = 0.0  # height of the highest node, 0: as the slopes make it
    priorities: tuple | None = None  # of the upper ends of the lines, None: the usual one
    layout: MouthLayout = USUAL_LAYOUT  # of mouths that are chosen


def grow_island(
    run: Run, land: Land, wishes: Wishes, rules: Rules, ground: IslandFields, seed: int
) -> tuple[Grown, list]:
    """Return what grows on an island as `Grown`, None where no river fits; and what became of each sketch."""
    least_area = LEAST_AREA * (rules.shore / SHORE_CLEARANCE * rules.edge) ** 2
    if not wishes.lines and land_area(land) < least_area:
        return None, []
    river_slope, near = ground.river_slope, shore_of_mouths(rules.shore)
    with run.phase("Following what was drawn", 0.05):
        sketched = follow_sketches(
            run, land, wishes.lines, rules.edge, river_slope, seed, rules.clearance, near, wishes.priorities
        )
    if sketched.tree.z.size == 0 and land_area(land) < least_area:
        return None, sketched.followed
    mouths = NO_MOUTHS if wishes.mouths is None else wishes.mouths
    if wishes.mouths is None and wishes.count != 0:
        mouths = automatic_mouths(land, rules.edge, wishes.count or 0, seed, near, wishes.layout)
    with run.phase("Growing", 0.55):
        growth = grow_fully(run, land, sketched.tree, mouths, rules, river_slope, ground.terrain_slope, seed)
    if growth.tree.z.size == 0:
        return None, sketched.followed
    tree = concave_rivers(growth.tree, ground.concavity)
    tree = scaled_to(tree, wishes.peak)[0] if wishes.peak else tree
    with run.phase("Dividing the land and finding flows", 0.4):
        return surveyed_island(run, land, tree, ground), sketched.followed
