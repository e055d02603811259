"""The terrain of rivers that grew, in one run: each land on its own, so that none depends on which others are seen."""

from __future__ import annotations

from dataclasses import replace

from ....core.choices import Look
from ....core.report.texts import Text
from ....core.run.run import Run
from ...base.inputs import Inputs
from ...islands.growth_plan import GrowthPlan
from ..model_files.layers import ArchipelagoModel
from .building import Plan, build_models, read_plan, settle_land
from .cliffs import read_cliffs
from .lakes import asked_lakes
from .river_shapes import RiverShape


def read_plans(run: Run, inputs: Inputs, growths: list[GrowthPlan], look: Look) -> list[Plan]:
    """Return what the terrain of each land is to be built by; the `Look` says what the land is like."""
    plans = []
    for growth in growths:
        cliffs = read_cliffs(run, inputs, growth.archipelago)
        lakes = asked_lakes(run, inputs, growth.archipelago, growth.edge)
        shape = RiverShape(growth.width, growth.winding)
        plans.append(read_plan(run, inputs, growth.archipelago, growth.edges, shape, lakes, growth, cliffs, look))
    return plans


def build_grown(
    run: Run, plans: list[Plan], growths: list[GrowthPlan], grown: list[list]
) -> tuple[ArchipelagoModel, list]:
    """Return the `ArchipelagoModel` of all lands, and the lines that were drawn on each island of it.

    ``growths`` are the `GrowthPlan` of each land, ``grown`` what grew there.
    """
    islands, drawn, facts = [], [], {}
    for plan, growth, there in zip(plans, growths, grown):
        with run.phase(Text("Land {}", len(islands) + 1), 1 / len(growths)):
            first, count = len(islands), len(growth.archipelago.islands)
            rivers = {island.rank - first: island.grown for island in there}
            settled = settle_land(run, plan, [rivers.get(index) for index in range(count)])
            lines = [island.shapes for island in growth.sketches or []]
            lines += [[]] * (count - len(lines))
            model = build_models(run, plan, settled, lines)
        islands += [replace(island, rank=first + island.rank) for island in model.islands]
        drawn += lines
        facts = facts or model.facts
    return ArchipelagoModel(growths[0].name, growths[0].crs, islands, facts), drawn
