"""Erosion of a graph, step after step: where water stands and flows, what it moves, and again on what that leaves."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from ..choices import LAKES_OF_LAND
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..raster.domain import LAND, OUTLET, SEA, VOID
from ..run.run import Run
from .arms import NewGround, kept_courses
from .descent import NO_DRAW, Draw, steepest_receivers
from .erosion import Sediment, erosion_step
from .graph import length_to, neighbour_in, slots_of
from .lakes import DRY_NODE
from .laws import AUTO_STEEPNESS, AUTO_STEP, RiverLaw, take_shares
from .water import Landscape, Water, water_of


class Climate(NamedTuple):
    """Rain, and evaporation from water, in metres a second on each node; no evaporation is None."""

    rain: np.ndarray
    evaporation: np.ndarray


class Eroded(NamedTuple):
    """The ground and its water after some steps."""

    landscape: Landscape
    water: Water
    sediment: Sediment  # of all steps
    filled: float  # m³ of land that lakes have become


class Sea(NamedTuple):
    """The sea, and how rivers work in it."""

    level: float | None = None  # None where there is none
    rise: float = 0.0  # m that it rises
    after: int = 0  # steps
    scour: float = 0.0  # m below it that a river cuts where c is 1
    avulsion: float | None = None  # m above it from which on rivers leave their beds on new ground; None: never kept

    def at(self, step: int) -> float | None:
        """Return its level in a step."""
        return self.level if self.level is None or step < self.after else self.level + self.rise


def with_sea(landscape: Landscape, sea_level: float | None, depth: float = 0.0) -> Landscape:
    """Return a landscape whose nodes at or below a level are sea, and only these; some may lie so deep and be none."""
    domain = landscape.domain
    if sea_level is not None:
        below = landscape.z <= sea_level - depth
        domain = np.where(domain == VOID, VOID, np.where(below, SEA, np.where(domain == SEA, LAND, domain)))
    return landscape._replace(domain=domain.astype(np.uint8))


def raised_lakes(run: Run, landscape: Landscape, climate: Climate) -> tuple[Landscape, float]:
    """Return a landscape whose lakes are land up to their brim, and how much land that is in m³."""
    water = water_of(run.quietly(), landscape, climate.rain, None)
    z = landscape.z.copy()
    wet = water.lakes.of_node != DRY_NODE
    z[wet] = water.lakes.level[water.lakes.of_node[wet]]
    return landscape._replace(z=z), float(((z - landscape.z) * landscape.graph.area).sum())


def erode(
    run: Run,
    landscape: Landscape,
    climate: Climate,
    law: RiverLaw,
    iterations: int,
    sea: Sea | None = None,
    lake_rule: str = "water",
    on_step: Callable | None = None,
    seed: int | None = None,
) -> Eroded:
    """Return the ground `Eroded` by some steps, with the water on it at the end.

    ``on_step(number, eroded)`` is called with the ground and its water before the first step, number 0, and after each.
    With a ``seed`` water on cells keeps to the slope on average, drawn anew each step, so that a smooth raster gets no
    star of eight valleys. Nodes that are sea or void in the landscape's domain stay what they are if there is no
    ``sea``.
    """
    sea = sea or Sea()
    depth, course = 0.0, np.full(landscape.z.size, -1, np.int32) if sea.avulsion is not None else None
    built = with_sea(landscape, sea.at(0)).domain == SEA
    silent, water = run.quietly(), None
    total, filled, domain = Sediment(0.0, 0.0, 0.0), 0.0, landscape.domain
    for step in range(iterations + 1):
        run.check()
        is_last = step == iterations
        # An outlet in the sea is one as land, too. Beds may have been cut below the sea, but in the end it comes in.
        landscape = with_sea(landscape._replace(domain=domain), sea.at(step), 0.0 if is_last else depth)
        if lake_rule == LAKES_OF_LAND:
            landscape, more = raised_lakes(run, landscape, climate)
            filled += more
        draw = NO_DRAW if seed is None or is_last else Draw(seed, step)
        if sea.avulsion is not None and water is not None:
            delta = NewGround(sea.at(step), sea.avulsion, seed or 0, step)
            course = kept_courses(landscape, water, built, course, delta)
        water = water_of(silent, landscape, climate.rain, climate.evaporation, draw, course)
        if on_step:
            on_step(step, Eroded(landscape, water, total, filled))
        if not is_last:
            was_land = (landscape.domain == LAND) | (landscape.domain == OUTLET)
            depth = np.where(was_land, sea.scour * water.flow[: was_land.size] ** law.power, 0.0)
            z, sediment = erosion_step(landscape, water, law, sea.avulsion is not None)
            landscape = landscape._replace(z=z)
            total = Sediment(*(one + more for one, more in zip(total, sediment)))
        run.report((step + 1) / (iterations + 1))
    return Eroded(landscape, water, total, filled)


def middle_share(landscape: Landscape) -> float | None:
    """Return the slope, as a share of the vertical, that half of the land is steeper than; None on flat ground."""
    slope = np.zeros(landscape.z.size)
    receiver = steepest_receivers(*landscape)
    graph = landscape.graph
    z = np.require(landscape.z, np.float64, ["C", "W"])
    _write_slopes(graph.first, graph.neighbours, graph.xy, graph.lengths, graph.ncols, z, receiver, slope)
    take_shares(slope)
    on_land = (landscape.domain == LAND) | (landscape.domain == OUTLET)
    return float(np.median(slope[on_land & (slope > 0)])) if (on_land & (slope > 0)).any() else None


@kernel
def _write_slopes(first, neighbours, xy, lengths, ncols, z, receiver, slope):
    for node in range(z.size):
        begin, end = slots_of(first, ncols, node)
        for slot in range(begin, end):
            other = neighbour_in(neighbours, lengths.shape[0], ncols, node, slot)
            if is_there(other) and other == receiver[node]:
                slope[node] = (z[node] - z[other]) / length_to(xy, lengths, ncols, node, slot, other)


def automatic_a0(landscape: Landscape) -> float:
    """Return the slope at which erosion turns into deposition where nobody says it."""
    middle = middle_share(landscape)
    return AUTO_STEEPNESS * middle if middle else 0.01


def automatic_kappa(landscape: Landscape, water: Water, power: float) -> float:
    """Return the strength of erosion where nobody says it, so that the greatest river moves a little of the relief."""
    on_land = (landscape.domain == LAND) | (landscape.domain == OUTLET)
    z, flow = landscape.z[on_land], water.flow[: landscape.z.size][on_land]
    relief, greatest = float(np.ptp(z)), float(flow.max(initial=0.0))
    return AUTO_STEP * relief / greatest**power if relief > 0 and greatest > 0 else 1.0
