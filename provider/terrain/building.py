"""Terrain models that are to be built: what the parameters mean on each island, and the building itself."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from ..dependencies import require_compiler
from ..errors import UserError
from ..islands.coasts import ISLANDS_SHOWN, area_text, length_text
from ..islands.slopes import Slope, read_terrain_slope
from ..islands.uplift import LEAST, read_uplift
from ..memory import MEMORY_SHARE, free_memory
from .model_layers import ArchipelagoModel, ModelIsland

BYTES_A_PRIMITIVE = 600  # while it is made
PLAIN_PYTHON_PRIMITIVES, PLAIN_PYTHON_SECONDS = 20_000, 0.01  # the most, and for each
LEAST_EDGE = 0.01  # metres, the length of an edge on the whole land of a coast of a third of a metre
FACTS = {  # that a model keeps for people to read
    "PEAK": "Height of the highest ridge (m)",
    "PRIMITIVES_PER_CELL": "Primitives in a cell",
    "DELTA_FLOW": "Flow from which a mouth is a delta (m³/s)",
    "COAST_DISTANCE": "Distance to the sea within which rivers braid (m)",
    "ROUGHNESS": "Roughness",
    "EROSION_CELL_SIZE": "Cell size of the erosion (m)",
}


@dataclass(frozen=True)
class Plan:
    """All that terrain is to be built by, beside its rivers."""

    archipelago: object
    edge: float
    uplift: object  # `RasterMap`
    terrain_slope: Slope
    peak: object
    rules: object  # the core's `ModelRules`
    erosion_cell: object  # metres, None: as usual, 0: no erosion
    seed: int
    facts: dict


def read_plan(inputs, archipelago, edge, seed, progress, peak=None, uplift=None, terrain_slope=None):
    """Return what terrain is to be built by; refuse what would not fit the memory.

    ``peak`` is the height of the highest ridge, None: PEAK, or as the slopes give it. ``uplift`` is a `RasterMap`
    and ``terrain_slope`` a `Slope`, None: they are read.
    """
    from ...core.island.sizes import likely_edges
    from ...core.terrain.model import ModelRules

    if edge < LEAST_EDGE:
        raise UserError(
            f"‘{archipelago.name}’ has {area_text(archipelago.area)} of land, which is too little for a terrain. Check "
            "its CRS: without one, coordinates are metres."
        )
    per_cell = inputs.number("PRIMITIVES_PER_CELL")
    _check_size(per_cell * likely_edges(archipelago.area, edge), edge, archipelago, progress)
    _check_erosion(inputs.number("EROSION_CELL_SIZE"), archipelago)
    rules = ModelRules(
        per_cell, inputs.number("ROUGHNESS"), inputs.number("DELTA_FLOW"), inputs.number("COAST_DISTANCE")
    )
    facts = {name: (inputs.number(name), meaning) for name, meaning in FACTS.items() if inputs.number(name) is not None}
    peak = inputs.number("PEAK") if peak is None else peak
    if peak is not None:
        facts["PEAK"] = peak, FACTS["PEAK"]
    return Plan(
        archipelago,
        edge,
        uplift or read_uplift(inputs, archipelago, seed, progress),
        terrain_slope or read_terrain_slope(inputs, progress),
        peak,
        rules,
        inputs.number("EROSION_CELL_SIZE"),
        seed,
        facts,
    )


def _check_size(count, edge, archipelago, progress):
    """Refuse more primitives than the memory holds, or than plain Python makes in a bearable time."""
    require_compiler(count, progress, "primitives", PLAIN_PYTHON_PRIMITIVES, PLAIN_PYTHON_SECONDS)
    free = free_memory()
    if free is not None and count * BYTES_A_PRIMITIVE > MEMORY_SHARE * free:
        raise UserError(
            f"Edges of {length_text(edge)} would make about {count:,.0f} primitives on the "
            f"{area_text(archipelago.area)} of ‘{archipelago.name}’, and {free / 1e9:,.1f} GB of memory are free: take "
            "less PRIMITIVES_PER_CELL, or rivers with fewer vertices."
        )


def _check_erosion(cell, archipelago):
    """Refuse cells of erosion that the memory does not hold; nobody has to choose them."""
    from ...core.terrain.erosion import BYTES_PER_CELL, plane_window

    free = free_memory()
    if not cell or free is None:
        return
    window = plane_window(archipelago.islands[0].land, cell)
    needed = window.nrows * window.ncols * BYTES_PER_CELL
    if needed > MEMORY_SHARE * free:
        least = length_text(cell * np.sqrt(needed / (MEMORY_SHARE * free)))
        raise UserError(
            f"EROSION_CELL_SIZE: cells of {length_text(cell)} would take about {needed / 1e9:,.1f} GB of memory on the "
            f"largest island of ‘{archipelago.name}’, and {free / 1e9:,.1f} GB are free: take {least} or more, or "
            "leave it empty."
        )


class SettledIsland(NamedTuple):
    """An island whose rivers and ridges have their heights."""

    island: object  # `Island`
    slope: object  # of the land, the core's `Field`
    grown: object  # the core's `Grown`, None without rivers


def settle_heights(plan, rivers, progress):
    """Return the islands of a plan as `SettledIsland`, their highest ridge as high as asked.

    ``rivers`` has for each island what is known of its rivers: the core's `Grown`, or a `Tree`, or None without any.
    """
    settled = []
    with progress.phase("Dividing the land", 0.2):
        for done, (island, known) in enumerate(zip(plan.archipelago.islands, rivers), 1):
            progress.check()
            uplift = plan.uplift.on(island, LEAST, plan, progress)
            slope = plan.terrain_slope.on(island, uplift, plan, progress)
            settled.append(SettledIsland(island, slope, _survey(plan, island, known, slope, progress)))
            progress.report(done / len(rivers))
    return settled if plan.peak is None else _raised(plan, settled)


def build_models(plan, settled, progress, lines=None):
    """Return the `ArchipelagoModel` of all islands, whose heights are settled.

    ``lines`` are those that were drawn on each island, along which courses run where the network follows them.
    """
    total = sum(island.area for island, _, _ in settled)
    found = []
    with progress.phase("Building islands", 0.8):
        for rank, (island, _, grown) in enumerate(settled):
            with progress.phase(f"Island {rank + 1}", island.area / total):
                model = _build(plan, settled[rank], lines[rank] if lines else (), progress)
            found.append(ModelIsland(rank, model, island, grown))
            _log(found[-1], progress)
    return ArchipelagoModel(plan.archipelago.name, plan.archipelago.crs, found, plan.facts)


def _survey(plan, island, known, slope, progress):
    """Return what follows from the rivers of an island as the core's `Grown`, None without any."""
    from ...core.island.survey import Grown, IslandFields, surveyed

    if known is None or isinstance(known, Grown):
        return known
    return surveyed(island.land, known, IslandFields(slope, slope), plan.rules.coast_distance, progress)


def _raised(plan, settled):
    """Return islands steepened alike, so that the highest ridge of the first one is as high as asked."""
    from ...core.island.heights import steepened, steepening

    first = next(each for each in settled if each.grown is not None)
    factor, lowest = steepening(first.grown, first.slope, plan.edge, plan.peak)
    if plan.peak <= lowest:
        raise UserError(f"PEAK: rivers already rise to {lowest:,.4g} m. Take more, or leave it empty.")
    if not np.isfinite(factor):
        raise UserError("PEAK: no land rises above its rivers. Take a greater TERRAIN_SLOPE.")
    return [SettledIsland(each.island, *steepened(each.grown, each.slope, plan.edge, factor)) for each in settled]


def _build(plan, settled, lines, progress):
    """Return the core's `Model` of an island, eroded if it has rivers."""
    from ...core.terrain.model import IslandRivers, build_model

    island, slope, grown = settled
    rivers = IslandRivers(no_tree()) if grown is None else grown
    erodes = grown is not None and plan.erosion_cell != 0
    with progress.phase("Building the ground", 0.4 if erodes else 1.0):
        seed = island.seed(plan.seed) & 0xFFFFFFFF
        model = build_model(island.land, plan.edge, rivers, slope, plan.rules, seed, progress, lines)
    if not erodes:
        return model
    from ...core.terrain.erosion import eroded

    with progress.phase("Eroding", 0.6):
        field = eroded(model, plan.erosion_cell, progress=progress)
    return model._replace(erosion=field._replace(values=field.values.astype(np.float32).astype(np.float64)))


def no_tree():
    """Return the tree of an island without rivers."""
    from ...core.plane.types import Tree

    numbers, places = np.empty(0), np.empty(0, np.int64)
    return Tree(np.empty((0, 2)), numbers, places, places, np.empty(0, np.uint8), np.empty((0, 2)))


def _log(island, progress):
    """Write into the log what an island consists of."""
    model = island.model
    if island.rank < ISLANDS_SHOWN:
        progress.note(
            f"Island {island.rank + 1}: {area_text(island.plane.area)}, {edges_of(model):,} edges, "
            f"{model.courses.cell.size:,} courses, {model.primitives.z.size:,} primitives"
        )


def edges_of(model):
    """Return how many edges the rivers of an island have."""
    return int(np.count_nonzero(model.tree.receiver >= 0))
