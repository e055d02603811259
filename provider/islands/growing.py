"""Rivers grown island by island, and what the log says of them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from ...core.report.texts import Text, joined_texts
from ...core.run.run import Run
from ..errors import refusal
from ..numbers import told
from ..translation import tr
from .coasts import ISLANDS_SHOWN, area_text, length_text
from .grown_layers import GrownIsland
from .growth_plan import MOUTH_REACH, GrowthPlan
from .maps import rain_that_falls
from .uplift import LEAST_UPLIFT

CONCAVITY = 0.45  # of rivers whose slope nobody has said: the median of real ones is 0.425


def grow_everywhere(run: Run, growths: list[GrowthPlan]) -> tuple[list, None]:
    """Return what grows on the islands of several plans, a list for each, numbered throughout, and the sketches' share.

    That is of the first plan, in percent: see `grow_all`.
    """
    found, followed, first = [], None, 0
    for number, growth in enumerate(growths):
        with run.phase(Text("Land {}", number + 1), 1 / len(growths)):
            grown, share = grow_all(run, growth)
        followed = share if number == 0 else followed
        found.append([replace(island, rank=first + island.rank) for island in grown])
        first += len(growth.archipelago.islands)
    return found, followed


def grow_all(run: Run, growth: GrowthPlan) -> tuple[list, None]:
    """Return what grows on each island as a list of `GrownIsland`, and which part of the sketches was followed.

    That is in percent of their length on land, None without any. The log tells of both.
    """
    counts = _counts(growth)
    total = sum(island.area for island in growth.islands)
    grown, followed = [], []
    for rank, island in enumerate(growth.islands):
        with run.phase(Text("Island {}", rank + 1), island.area / total):
            rivers, parts = _grow(run, growth, rank, counts[rank])
        followed += [(growth.sketches[rank].ids[part.sketch], part) for part in parts]
        if rivers is not None:
            grown.append(GrownIsland(rank, rivers, island))
    if not grown:
        raise refusal(
            "No river finds room on ‘{}’ with edges of {}: take a smaller SPACING.",
            growth.name, length_text(growth.edge)
        )
    _log(run, growth, grown)
    return grown, _log_sketches(run, growth, followed)


def _grow(run, growth, rank, count):
    """Return what grows on an island, None where nothing does; and what became of its sketches."""
    from ...core.growth.grow_island import Wishes, grow_island
    from ...core.growth.growth import Rules, usual_zeta
    from ...core.island.peak import peak_of_island
    from ...core.island.survey import IslandFields

    island = growth.islands[rank]
    edge = growth.edges[island]
    seed = island.seed(growth.seed)
    uplift = growth.uplift.on(run, island, LEAST_UPLIFT, growth)
    river_slope, terrain_slope = (
        slope.on(run, island, uplift, growth) for slope in (growth.river_slope, growth.terrain_slope)
    )
    zeta = growth.zeta
    if zeta is None:
        zeta = usual_zeta(edge, river_slope, uplift, growth.rises)
    pace = 0.0 if growth.layout.by_land else usual_zeta(edge, river_slope, uplift, 1)
    rules = Rules(edge, growth.clearance, zeta, *growth.chances, growth.shore, uplift, pace)
    peak = peak_of_island(growth.river_peak or 0.0, island.area, growth.islands[0].area)
    lines, priorities = ((), None) if not growth.sketches else drawn_on(growth.sketches[rank])
    wishes = Wishes(lines, _given_mouths(run, growth, rank), count, peak, priorities, growth.layout)
    rain = growth.rain and growth.rain.on(run, island, 0.0, growth)
    concavity = CONCAVITY if growth.river_slope.unsaid else 0.0
    fields = IslandFields(river_slope, terrain_slope, rain, growth.runoff, growth.width, concavity, growth.weights)
    with rain_that_falls(rank):
        return grow_island(run, island.land, wishes, rules, fields, seed)


def drawn_on(sketches) -> tuple:
    """Return the lines on an island, and the priorities of their upper ends, None where there are none."""
    return tuple(sketches.shapes), tuple(sketches.priority) or None


def _given_mouths(run, growth, rank):
    """Return the mouths that were given for an island, None where none can be; warn of those that cannot."""
    from ...core.growth.clearance import shore_of_mouths
    from ...core.growth.mouths import given_mouths

    given = growth.mouths[rank] if growth.mouths else None
    if given is None or not given.shapes:
        return None
    island = growth.islands[rank]
    points, reach, edge = np.concatenate(given.shapes), MOUTH_REACH * growth.edge, growth.edges[island]
    found = given_mouths(
        island.land, points, given.priority or None, reach, edge, growth.clearance, shore_of_mouths(growth.shore)
    )
    for point, reason in found.refused:
        run.warn("MOUTHS: {} was left out: {}.", given.names.of([given.ids[point]]), Text(reason))
    return found.mouths if len(found.mouths.xy) else None


def _counts(growth):
    """Return how many mouths to choose on each island, in proportion to their shores; None as there is room for."""
    from ...core.plane.land import shore_length

    if growth.mouth_count == 0:
        return [None] * len(growth.islands)
    metres = np.cumsum([shore_length(island.land) for island in growth.islands])
    upto = np.rint(growth.mouth_count * metres / metres[-1]).astype(np.int64)
    return np.diff(np.append(0, upto)).tolist()


def _log(run, growth, grown):
    """Write into the log what grew on each island, and what became of each sketch."""
    for island in grown:
        tree = island.grown.tree
        if island.rank < ISLANDS_SHOWN:
            run.note(
                "Island {}: {}, {} edges, {} mouths, spacing {}, highest river {} m",
                island.rank + 1, area_text(island.plane.area), told(island.edges), told(island.mouths),
                length_text(growth.edges[island.plane]), told(tree.z.max(), ",.4g"),
            )
    without = len(growth.islands) - len(grown)
    if without:
        run.note("Islands on which no river found room: {}", told(without))
    run.note("{}.", orders_sentence(edges_by_order(grown)))


def edges_by_order(grown: list[GrownIsland]) -> list[int]:
    """Return how many edges of all islands have order 1, 2, … after Strahler."""
    everything = np.zeros(1, np.int64)
    for island in grown:
        orders = island.grown.orders
        everything = np.pad(everything, (0, max(0, orders.size - everything.size)))
        everything[: orders.size] += orders
    return everything[1:].tolist()


def orders_sentence(counts: list[int]) -> Text:
    """Return in words how many edges have each order, without a full stop."""
    orders = [Text("order {}: {:,}", order, count) for order, count in enumerate(counts, 1)]
    return Text("Edges by order: {}", joined_texts(orders, ", "))


def _log_sketches(run, growth, followed):
    """Write a table of the sketches into the log; return how much of their length on land became rivers, in percent."""
    if growth.sketches is None:
        return None
    run.note("Sketch        on land (km)   followed (km)   why not the rest")
    names, of_feature = growth.sketches[0].names, {}
    for feature, part in followed:
        of_feature.setdefault(feature, []).append(part)
    for feature, parts in sorted(of_feature.items()):
        on_land, length = (sum(getattr(part, what) for part in parts) / 1e3 for what in ("on_land", "length"))
        reasons = {part.reason for part in parts if part.reason and (part.on_land or not on_land)}
        reasons = "; ".join(tr(reason) for reason in sorted(reasons))
        line = f"{names.of([feature]):<14}{on_land:12.2f}{length:16.2f}   {reasons}"
        (run.warn if reasons and not length else run.note)(line.rstrip())
    total = sum(part.on_land for _, part in followed)
    length = sum(part.length for _, part in followed)
    return float(min(100.0 * length / total, 100.0)) if total else 0.0  # sums of parts end a hair beside the whole
