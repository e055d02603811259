"""Terrain models that are to be built: what the parameters mean on each island, and the building itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ....core.choices import USUAL_LOOK, Look
from ....core.report.texts import Text
from ...dependencies import require_compiler
from ...errors import refusal
from ...islands.coasts import ISLANDS_SHOWN, Archipelago, Island, area_text, length_text
from ...islands.maps import RasterMap, rain_that_falls, read_map
from ...islands.provinces import read_provinces
from ...islands.slopes import Slope, read_terrain_slope, read_weights
from ...islands.uplift import LEAST_UPLIFT, read_uplift
from ...islands.wished_heights import WISHED, WishedHeights, check_wished_heights, read_wished_heights
from ...memory import MEMORY_SHARE, bytes_text, free_memory
from ...numbers import told
from ..model_files.layers import ArchipelagoModel, ModelIsland, as_of_a_model
from ..model_files.rasters import as_kept
from ..rendering.grids import usual_cell_of_land
from .built_islands import build_all
from .contradictions import log_lowered, log_lowered_by_slopes
from .delta_land import with_deltas_built
from .lakes import lake_shares, say_fewer_lakes
from .model_parameters import USUAL_PRIMITIVES
from .river_shapes import RiverShape

if TYPE_CHECKING:
    from ....core.island.survey import Grown
    from ....core.plane.types import Field
    from ....core.run.run import Run
    from ....core.terrain.model import ModelRules
    from ....core.terrain.types import Model
    from ...base.inputs import Inputs
    from ...islands.growth_plan import GrowthPlan

BYTES_A_PRIMITIVE = 600  # while it is made
PLAIN_PYTHON_PRIMITIVES, PLAIN_PYTHON_SECONDS = 20_000, 0.01  # the most, and for each
LEAST_EDGE = 0.01  # metres, the length of an edge on the whole land of a coast of a third of a metre
FACTS = {  # that a model keeps for people to read
    "PEAK": "Height of the highest place (m)",
    "PRIMITIVES_PER_CELL": "Primitives in a cell",
    "DELTA_FLOW": "Flow from which a mouth is a delta (m³/s)",
    "COAST_DISTANCE": "Distance to the sea within which rivers braid (m)",
    "ROUGHNESS": "Roughness",
    "EROSION_CELL_SIZE": "Cell size of the erosion (m)",
    "COAST_WEIGHT": "Weight of the coast in the slope of the land",
    "HEIGHT_WEIGHT": "Weight of the height in the slope of the land",
    "GLACIAL_LAKES": "Land under glacial lakes (%)",
    "VOLCANIC_LAKES": "Land under volcanic lakes (%)",
}
SHAPE_FACTS = {"WIDTH": "Width of the rivers (times as usual)", "WINDING": "Winding of the rivers (times as usual)"}


@dataclass(frozen=True)
class Plan:
    """All that terrain is to be built by, beside its rivers."""

    archipelago: Any
    edges: dict  # metres: the length of an edge on each island
    uplift: RasterMap
    rolling: RasterMap
    heights: WishedHeights | None
    terrain_slope: Slope
    peak: Any
    rules: ModelRules
    hold: bool  # rivers keep their heights, which somebody gave
    seed: int
    facts: dict
    cliffs: tuple  # metres on each island, and a field of shares of that; empty: none
    lakes: tuple  # of the core's `Lake`, on each island; empty: none
    shape: RiverShape
    weights: tuple  # of the coast and of height, in uplift and slopes of the land
    sloped: bool  # somebody gave slopes, of the land or of rivers
    river_slopes: tuple  # the parameters that gave slopes of rivers; empty: rivers were there
    rain: RasterMap | None  # by which rivers that were there carry water; None: it is alike, or grown ones know
    runoff: str


def read_plan(
    run: Run,
    inputs: Inputs,
    archipelago: Archipelago,
    edges: dict[Island, float],
    shape: RiverShape,
    lakes: tuple,
    growth: GrowthPlan | None = None,
    cliffs: tuple[tuple, ...] = (),
    look: Look = USUAL_LOOK,
) -> Plan:
    """Return what terrain is to be built by; refuse what would not fit the memory.

    ``edges`` are the lengths of an edge on each island in metres, ``lakes`` those of each, ``cliffs`` what
    `read_cliffs` returns. The `GrowthPlan` of rivers that grow has read uplift and slopes, None: they are read, and
    rivers keep the heights that they come with. The `Look` is for no ROUGHNESS.
    """
    from ....core.island.sizes import likely_edges

    edge = edges[archipelago.islands[0]]
    _check_edge(edge, archipelago)
    per_cell = inputs.number("PRIMITIVES_PER_CELL")
    count = sum(likely_edges(island.area, edges[island]) for island in archipelago.islands)
    _check_size(run, per_cell * count, edge, archipelago)
    said = {name: inputs.number(name) for name in FACTS}
    said["ROUGHNESS"] = look.roughness if said["ROUGHNESS"] is None else said["ROUGHNESS"]
    rules = _rules(inputs, said, shape, archipelago)
    _check_erosion(rules, edge, archipelago)
    if per_cell != USUAL_PRIMITIVES and said["EROSION_CELL_SIZE"] != 0:
        run.note(
            "PRIMITIVES_PER_CELL: the shape of ground that is eroded does not depend on its primitives; they carry its "
            "noise and what is edited. With EROSION_CELL_SIZE 0 they are the ground."
        )
    peak = inputs.number("PEAK") if growth is None or growth.ridge_peak is None else growth.ridge_peak
    terrain_slope = read_terrain_slope(run, inputs) if growth is None else growth.terrain_slope
    seed = inputs.seed() if growth is None else growth.seed
    provinces = read_provinces(run, inputs, archipelago, seed) if growth is None else growth.provinces
    heights = _read_heights(run, inputs, archipelago, provinces) if growth is None else growth.heights
    if not terrain_slope.free:
        _say_what_has_no_say(run, inputs, heights)
    river_slopes = () if growth is None else growth.river_slopes
    return Plan(
        archipelago,
        edges,
        read_uplift(run, inputs, provinces) if growth is None else growth.uplift,
        provinces.rolling(look),
        heights if terrain_slope.free else None,
        terrain_slope,
        peak,
        rules,
        growth is None or not growth.river_slope.free,
        seed,
        _facts(said, shape, peak),
        cliffs,
        lakes,
        shape,
        read_weights(inputs),
        bool(river_slopes) or not terrain_slope.free,
        river_slopes,
        read_map(run, inputs, "RAIN") if growth is None else None,
        inputs.choice("RUNOFF") if growth is None else growth.runoff,
    )


def _read_heights(run, inputs, archipelago, provinces):
    """Return the `WishedHeights` of an archipelago, None where nobody said any; refuse those that lie elsewhere."""
    heights = read_wished_heights(run, inputs, provinces.cells)
    check_wished_heights(inputs, archipelago, [heights])
    return heights


def _say_what_has_no_say(run, inputs, heights):
    """Say what was given in vain, as the slope of the land was given too."""
    for name, given in (("UPLIFT", inputs.has("UPLIFT")), (WISHED, heights is not None)):
        if given:
            run.warn(
                "{} has no say in heights: the slope of the land is given, and tells alone where mountains are.", name
            )


def _rules(inputs, said, shape, archipelago):
    """Return the `ModelRules` of what was ``said`` by parameters."""
    from ....core.terrain.model import ModelRules

    cell, usual = said["EROSION_CELL_SIZE"], usual_cell_of_land(as_of_a_model(archipelago.islands), archipelago.crs)
    asked = inputs.number("CELL_SIZE") if inputs.knows("CELL_SIZE") else None
    return ModelRules(
        inputs.number("PRIMITIVES_PER_CELL"),
        said["ROUGHNESS"],
        said["DELTA_FLOW"],
        said["COAST_DISTANCE"],
        cell or None,
        cell != 0,
        shape.winding,
        lake_shares(inputs),
        max(usual, asked or 0.0),
        shown=asked,
    )


def _facts(said, shape, peak):
    """Return what a model tells of how it was made, by name: values and their meanings."""
    facts = {name: (said[name], meaning) for name, meaning in FACTS.items() if said[name] is not None}
    facts.update({name: (value, meaning) for value, (name, meaning) in zip(shape, SHAPE_FACTS.items())})
    if peak is not None:
        facts["PEAK"] = peak, FACTS["PEAK"]
    return facts


def _check_edge(edge, archipelago):
    if edge < LEAST_EDGE:
        raise refusal(
            "‘{}’ has {} of land, which is too little for a terrain. Check its CRS: without one, coordinates are "
            "metres.",
            archipelago.name, area_text(archipelago.area)
        )


def _check_size(run, count, edge, archipelago):
    """Refuse more primitives than the memory holds, or than plain Python makes in a bearable time."""
    require_compiler(run, count, Text("primitives"), PLAIN_PYTHON_PRIMITIVES, PLAIN_PYTHON_SECONDS)
    free = free_memory()
    if free is not None and count * BYTES_A_PRIMITIVE > MEMORY_SHARE * free:
        raise refusal(
            "Edges of {} would make about {} primitives on the {} of ‘{}’, and {} of memory are free: take less "
            "PRIMITIVES_PER_CELL, or rivers with fewer vertices.",
            length_text(edge), told(count, ",.0f"), area_text(archipelago.area), archipelago.name, bytes_text(free)
        )


def _check_erosion(rules, edge, archipelago):
    """Refuse cells of erosion that the memory does not hold."""
    from ....core.terrain.model import ground_window
    from ....core.terrain.relief.levels import LEVEL_BYTES_PER_CELL

    free = free_memory()
    if not rules.eroded or free is None:
        return
    window = ground_window(archipelago.islands[0].land, edge, rules)
    needed = window.nrows * window.ncols * LEVEL_BYTES_PER_CELL
    if needed > MEMORY_SHARE * free:
        least = length_text(window.cell * np.sqrt(needed / (MEMORY_SHARE * free)))
        raise refusal(
            "EROSION_CELL_SIZE: cells of {} would take about {} of memory on the largest island of ‘{}’, and {} are "
            "free: take {} or more.",
            length_text(window.cell), bytes_text(needed), archipelago.name, bytes_text(free), least
        )


class SettledIsland(NamedTuple):
    """An island whose land is divided among its rivers."""

    island: Island  # as its coast has it
    built: Any  # the same with its deltas
    uplift: Field  # relative
    slope: Field  # of the land
    rolling: Field  # creep over what is usual
    grown: Grown  # None without rivers


def settle_land(run: Run, plan: Plan, rivers: list[Grown]) -> list[SettledIsland]:
    """Return the islands of a plan as `SettledIsland`.

    ``rivers`` has for each island what is known of its rivers: the core's `Grown`, or a `Tree`, or None without any.
    """
    settled = []
    with run.phase("Dividing the land", 0.2):
        for done, (island, known) in enumerate(zip(plan.archipelago.islands, rivers), 1):
            run.check()
            uplift = plan.uplift.on(run, island, LEAST_UPLIFT, plan)
            slope = plan.terrain_slope.on(run, island, uplift, plan)
            grown = _survey(run, plan, island, known, slope)
            others = [each.built for each in settled] + plan.archipelago.islands[done:]
            rolling = plan.rolling.on(run, island, 1.0, plan)
            known = SettledIsland(island, island, uplift, slope, rolling, grown)
            settled.append(with_deltas_built(run, plan, known, others))
            run.report(done / len(rivers))
    return settled


def build_models(
    run: Run, plan: Plan, settled: list[SettledIsland], lines: list[list] | None = None, drawn=None
) -> ArchipelagoModel:
    """Return the `ArchipelagoModel` of all islands; the uplift of the first is scaled so that it reaches the peak.

    ``lines`` are those that were drawn on each island, along which courses run where the network follows them;
    ``drawn`` are the `IslandLines` of each, by which those are named that cannot keep their heights.
    """
    laid = [(lines[rank] if lines else (), plan.lakes[rank] if plan.lakes else ()) for rank in range(len(settled))]
    with run.phase("Building islands", 0.8):
        built = build_all(run, plan, settled, laid)
    say_fewer_lakes(run, plan.rules.lakes, built, sum(each.island.area for each in settled))
    found = []
    for rank, (each, (island, shaped, *_, grown)) in enumerate(zip(built, settled)):
        cliffs, stretches = plan.cliffs[rank] if plan.cliffs else (0.0, None)
        model = each.model._replace(cliffs=cliffs, stretches=as_kept(stretches))
        found.append(ModelIsland(rank, model, shaped, None if grown is None else each.rivers))
        _log(run, found[-1])
        if not plan.sloped:
            log_lowered(run, each, island, drawn[rank] if drawn else None)
    if plan.sloped:  # many are lowered for one reason, which is told once
        log_lowered_by_slopes(run, built, [each.island for each in settled], plan.river_slopes or ("RIVERS",))
    return ArchipelagoModel(plan.archipelago.name, plan.archipelago.crs, found, plan.facts)


def _survey(run, plan, island, known, slope):
    """Return what follows from the rivers of an island as the core's `Grown`, None without any."""
    from ....core.island.survey import Grown, IslandFields, surveyed_island

    if known is None or isinstance(known, Grown):
        return known
    rain = plan.rain and plan.rain.on(run, island, 0.0, plan)
    fields = IslandFields(slope, slope, rain, plan.runoff, plan.shape.width, weights=plan.weights)
    with rain_that_falls(plan.archipelago.islands.index(island)):
        return surveyed_island(run, island.land, known, fields, plan.rules.coast_distance)


def _log(run, island):
    """Write into the log what an island consists of."""
    model = island.model
    if island.rank < ISLANDS_SHOWN:
        run.note(
            "Island {}: {}, {} edges, {} courses, {} primitives",
            island.rank + 1, area_text(island.plane.area), told(edges_of(model)), told(model.courses.cell.size),
            told(model.primitives.z.size),
        )


def edges_of(model: Model) -> int:
    """Return how many edges the rivers of an island have."""
    return int(np.count_nonzero(model.tree.receiver >= 0))
