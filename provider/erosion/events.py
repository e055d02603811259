"""Erosion by drops of rain: how many fall and how much they take, and what would go beyond all measure."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...core.arrays import Array
from ...core.report.texts import Text
from ...core.run.run import Run
from ..base.inputs import Inputs
from ..base.parameters import GREATEST_HEIGHT
from ..errors import refusal
from ..numbers import told
from .ground import Ground

CELLS_PER_EVENT = 6
BEARABLE = 0.015  # events for each cell, times D and divided by M: three with the defaults
MANY_SLIDES = 100  # for each cell: about 60 where a plane has had what it can bear, 600 where it has had twice that
STEEP_SHARE = 0.1  # of the neighbours, that worth a warning differ by more than M from the start
ARTICLE = (0.05, 10.0, 2000.0)  # E, D and M on the plane of the article
ARTICLE_RELIEF = 199.0  # metres, of that plane
LEAST_RELIEF = 0.02  # metres, where a DEM is nearly level
CUT = 1 / 3  # of the relief of a DEM, by which its largest river cuts in
SLIDING_SLOPE = 0.5  # of a DEM, beyond which ground slides
STEEP_STEPS = 0.99  # of its neighbours differ by less than M in any case
EVENT_HEIGHT_BYTES = 8


def erosion_workspace(snapshots: int) -> int:
    """Return the bytes a cell that erosion, with so many snapshots, and its rivers take beside the ground."""
    from ...core.erosion.drainage import DRAINAGE_BYTES_PER_CELL
    from ...core.erosion.leheny import EROSION_BYTES_PER_CELL

    return EROSION_BYTES_PER_CELL + DRAINAGE_BYTES_PER_CELL + EVENT_HEIGHT_BYTES * (1 + snapshots)


class EventRules(NamedTuple):
    """How ground is eroded."""

    events: int
    preference: float  # of a drop for steep steps, 1/m
    depth: float  # metres that a drop takes
    step: float  # metres between neighbours beyond which ground slides
    seed: int


class ErodedGround(NamedTuple):
    """The heights after all events, those of moments on the way, and what happened."""

    z: np.ndarray
    snapshots: np.ndarray  # (count, nrows, ncols)
    moments: list  # events after which the snapshots were taken
    stuck: int
    slides: int


def read_rules(run: Run, inputs: Inputs, ground: Ground, seed: int) -> EventRules:
    """Return how a ground is to be eroded; refuse a depth beyond all measure, and say in the log what was chosen."""
    events = inputs.integer("EVENTS") or max(1, round(ground.count / CELLS_PER_EVENT))
    preference, depth, step = _strengths(run, inputs, ground, events, seed)
    rules = EventRules(events, preference, depth, step, seed)
    _foresee(run, rules, ground)
    run.note(
        "{}: {} cells, {} events, boundary {}, {}, {} neighbours, seed {}, E {} 1/m, D {} m, M {} m",
        ground.raster.name, told(ground.count), told(events), ground.boundary,
        Text("periodic") if ground.periodic else Text("not periodic"), ground.neighbours, seed,
        told(rules.preference, ".4g"), told(rules.depth, ".4g"), told(rules.step, ".4g"),
    )
    return rules


def _strengths(run, inputs, ground, events, seed):
    """Return E, D and M: those that are given, else those of the article or, on a DEM, of its land."""
    given = [inputs.number(name) for name in ("E", "D", "M")]
    if None not in given:
        return given
    usual = ARTICLE if inputs.raster("INPUT") is None else _strengths_of_land(run, ground, events, seed)
    return [number if value is None else value for value, number in zip(given, usual)]


def _strengths_of_land(run, ground, events, seed):
    """Return the E, D and M that suit a DEM: its largest river cuts in by a share of the relief, slopes stay slopes.

    On the plane of the article no river has a catchment worth the name. On a DEM most drops come through the largest
    one, so D follows from how many do; and slides keep the sides of what is cut no steeper than land is.
    """
    from ...core.erosion.drainage import drain
    from ...core.raster.grid import step_lengths

    width, height, area = ground.raster.cells_on_ground(run)
    lengths = step_lengths(width, height)
    found = drain(run, ground.z, ground.domain, lengths, area, ground.neighbours, ground.periodic, seed)
    relief = max(ground.relief, LEAST_RELIEF)
    drops = max(1.0, events * float(found.visits.max()) / ground.count)
    slope = SLIDING_SLOPE * float(np.sqrt(np.mean(area)))
    return ARTICLE[0] * ARTICLE_RELIEF / relief, relief * CUT / drops, max(slope, ground.step_of_share(STEEP_STEPS))


def _foresee(run, rules, ground):
    """Refuse a depth beyond all measure; warn where the ground would not stop sliding."""
    events, depth, step = rules.events, rules.depth, rules.step
    if events * depth > GREATEST_HEIGHT:
        raise refusal(
            "D is {} m and there are {} events: outlets could sink by {} m, and beyond {} m small differences of "
            "height are lost. Take a smaller D or fewer events.",
            told(depth, "g"), told(events), told(events * depth, ".3g"), told(GREATEST_HEIGHT, "g")
        )
    share, bearable = events / ground.count, BEARABLE * step / depth
    if share > bearable:
        run.warn(
            "{} events are {} for each cell: beyond about {} (with D {} and M {}) the valleys are lost in slides "
            "again, which can take long. Take fewer events, a smaller D or a larger M.",
            told(events), told(share, ".2g"), told(bearable, ".2g"), told(depth, "g"), told(step, "g")
        )
    steep = ground.share_steeper(step)
    if steep > STEEP_SHARE:
        run.warn(
            "{:.0%} of the neighbours on ‘{}’ differ by more than M ({} m) before the first drop falls: the ground "
            "slides first, which can take long. Take a larger M.",
            steep, ground.raster.name, told(step, "g")
        )


def erode_by_events(run: Run, ground: Ground, rain: Array | None, rules: EventRules, count: int) -> ErodedGround:
    """Return the `ErodedGround` after all events, with ``count`` snapshots; warn of what should not have happened."""
    from ...core.erosion.leheny import Erosion

    events, preference, depth, step, seed = rules
    erosion = Erosion(ground.z, ground.domain, preference, depth, step, ground.neighbours, ground.periodic, rain, seed)
    moments = [round(events * number / count) for number in range(1, count + 1)]
    snapshots = np.empty((count, *ground.z.shape))
    for number, moment in enumerate(moments or [events]):
        with run.phase(Text("Eroding, {} events", told(moment)), (moment - erosion.events) / events):
            erosion.rain(run, moment - erosion.events)
        if count:
            snapshots[number] = erosion.z
    stuck, slides = int(erosion.stuck), int(erosion.slides)
    if stuck:
        run.warn("{} drops found no path down and eroded nothing.", told(stuck))
    if slides > MANY_SLIDES * ground.count:
        run.warn(
            "The cells of ‘{}’ have slid {} times on average: valleys are lost in slides. Take a smaller D, a larger "
            "M or fewer events.",
            ground.raster.name, told(slides // ground.count)
        )
    return ErodedGround(erosion.z, snapshots, moments, stuck, slides)
