"""What is to grow: the parameters as numbers, maps and slopes over the islands, refused where they cannot be."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsProperty

from ...core.choices import EDGES_OF_A_LAND, EDGES_WANTED, GROWTH_OF_PRESET, LAYOUT_OF_PRESET, Look, MouthLayout
from ...core.report.texts import Text
from ...core.run.run import Run
from ..base.inputs import Inputs
from ..dependencies import require_compiler
from ..errors import refusal
from ..layers.vector_reading import LINES, POINTS
from ..memory import MEMORY_SHARE, bytes_text, free_memory
from ..numbers import told
from .coasts import length_text
from .grown_layers import IDS_AN_ISLAND
from .lands import read_land
from .maps import RasterMap, read_map
from .on_islands import by_island
from .provinces import Provinces, read_provinces
from .slopes import Slope, given_river_slopes, read_slopes, read_weights
from .uplift import LEAST_UPLIFT, read_uplift
from .wished_heights import WishedHeights, check_wished_heights, read_wished_heights

MOUTH_REACH = 2.0  # edges over which given mouths move to the shore
LEAST_SUM = 1e-6  # by which the probabilities may miss 1
THINGS_AN_EDGE = 3  # that take an id of one kind: sides of cells are most
BYTES_AN_EDGE = 5_000  # with its cell and ridges, in memory
PLAIN_PYTHON_EDGES, PLAIN_PYTHON_EDGE_SECONDS = 5_000, 0.02  # the most, and for each
FITTING_EASE = 1.5  # by which fewer edges are advised than would just do


@dataclass(frozen=True)
class GrowthPlan:
    """All that one run is to grow."""

    archipelago: Any
    islands: list  # those with room for rivers
    chances: list
    edges: dict  # metres: the length of an edge on each of all islands
    clearance: float
    shore: float  # clearance from it
    zeta: Any  # None: by the rises
    rises: float  # of an edge that ζ is
    layout: MouthLayout  # of mouths that are chosen, and what says which river grows next
    provinces: Provinces
    uplift: RasterMap
    river_slope: Slope
    terrain_slope: Slope
    river_slopes: tuple  # the parameters that gave slopes of rivers from which their heights follow
    rain: Any
    runoff: str
    width: float  # of rivers, over the usual ones
    winding: float  # likewise
    weights: tuple  # of the coast and of height, in slopes of the land
    river_peak: Any  # height of the highest river; None: as the slopes give it
    ridge_peak: Any  # height of the highest ridge, likewise; None too where nobody asks for ridges
    sketches: Any  # those of each island, None without any
    mouths: Any  # likewise
    mouth_count: int
    every_edge: bool
    seed: int
    bounds: Any  # west, south, east and north of what is to be seen on the map; None: all
    heights: WishedHeights | None

    @property
    def edge(self) -> float:
        """The length of an edge on the largest island."""
        return self.edges[self.archipelago.islands[0]]

    @property
    def crs(self) -> QgsCoordinateReferenceSystem:
        """The CRS of the coast, and of all that is made."""
        return self.archipelago.crs

    @property
    def name(self) -> str:
        """The name of the layer of the coast."""
        return self.archipelago.name


def read_growths(run: Run, inputs: Inputs, every_edge: bool = False, look: Look | None = None) -> list[GrowthPlan]:
    """Return all that is to grow, as a `GrowthPlan` for a coast or for each land in an extent; refuse what cannot be.

    PEAK is the height of the highest river, or of the highest ridge where there is to be land of a `Look`.
    """
    preset, seed = _preset(inputs), inputs.seed()
    land = read_land(run, inputs, seed)
    said = preset, seed, land.bounds, every_edge, look
    growths = [_read_growth(run, inputs, archipelago, said) for archipelago in land.archipelagos]
    check_wished_heights(inputs, land.archipelagos[0], [growth.heights for growth in growths])
    return growths


def _read_growth(run, inputs, archipelago, said):
    """Return the `GrowthPlan` of an archipelago."""
    from ...core.island.peak import peaks_of, steepest_under
    from ...core.island.sizes import likely_edges

    (rises, chances, layout), seed, bounds, every_edge, look = said
    edges = _spacing(inputs, archipelago, EDGES_WANTED if bounds is None else EDGES_OF_A_LAND)
    edge = edges[archipelago.islands[0]]
    count = likely_edges(archipelago.area, edge)
    require_compiler(run, count, Text("edges"), PLAIN_PYTHON_EDGES, PLAIN_PYTHON_EDGE_SECONDS)
    clearance, shore = inputs.number("CLEARANCE"), inputs.number("SHORE_CLEARANCE")
    islands, islets = archipelago.with_room(edges, shore)
    if islets:
        run.note("Islands too small for rivers: {}", told(islets))
    sketches = mouths = None
    if inputs.has("SKETCH"):
        priority = "SKETCH_PRIORITY", inputs.value("SKETCH_PRIORITY")
        sketches = by_island(run, inputs, "SKETCH", archipelago, islands, edge, LINES, priority)
    if inputs.has("MOUTHS"):
        field = inputs.text("MOUTH_PRIORITY")
        priority = "MOUTH_PRIORITY", QgsProperty.fromField(field) if field else None
        mouths = by_island(run, inputs, "MOUTHS", archipelago, islands, MOUTH_REACH * edge, POINTS, priority)
    rain = read_map(run, inputs, "RAIN")
    provinces = read_provinces(run, inputs, archipelago, seed)
    uplift, heights = read_uplift(run, inputs, provinces, look), read_wished_heights(run, inputs, provinces.cells)
    if heights is not None and not inputs.has("UPLIFT"):
        uplift = heights.uplift(uplift, LEAST_UPLIFT)
    river_slope, terrain_slope = read_slopes(run, inputs, archipelago, uplift)
    area = archipelago.islands[0].area
    peak, slopes_free = inputs.number("PEAK"), river_slope.free and terrain_slope.free
    by_wish = heights is not None and peak is None and slopes_free
    highest = heights.highest if by_wish else peak
    river_peak, ridge_peak = peaks_of(highest, area, look, slopes_free, river_slope.unsaid)
    if look is not None:
        terrain_slope = replace(terrain_slope, steepest=steepest_under(highest, area, look))
    ridge_peak = None if by_wish else ridge_peak  # which heights are means of
    if ridge_peak is not None and peak is None:
        run.note("Height of the highest place: {} m, as is usual on an island of this size", told(ridge_peak, ",.4g"))
    return GrowthPlan(
        archipelago, islands, chances, edges, clearance, shore, inputs.number("ZETA"), rises, layout, provinces,
        uplift, river_slope, terrain_slope, () if river_slope.free else given_river_slopes(inputs), rain,
        inputs.choice("RUNOFF"), inputs.number("WIDTH"), inputs.number("WINDING"), read_weights(inputs), river_peak,
        ridge_peak, sketches, mouths, inputs.integer("MOUTH_COUNT"), every_edge, seed, bounds, heights,
    )  # fmt: skip


def _preset(inputs):
    """Return ζ in rises of an edge, PC, PS and PA, and the `MouthLayout`, as PRESET or the user says.

    What does not add up to 1 is refused.
    """
    rises, usual = GROWTH_OF_PRESET[inputs.choice("PRESET")]
    given = [inputs.number(name) for name in ("PC", "PS", "PA")]
    chances = [preset if chance is None else chance for chance, preset in zip(given, usual)]
    if abs(sum(chances) - 1) > LEAST_SUM:
        total = " + ".join(f"{chance:g}" for chance in chances)
        raise refusal("PC + PS + PA must be 1 (got {} = {}).", total, told(sum(chances), "g"))
    return rises, [chance / sum(chances) for chance in chances], LAYOUT_OF_PRESET[inputs.choice("PRESET")]


def _spacing(inputs, archipelago, wanted):
    """Return the length of an edge on each island; refuse one that makes more edges than ids or memory are there for.

    One that is given holds on all islands; else there are about as many edges as are ``wanted``.
    """
    from ...core.island.sizes import island_spacing, likely_edges, usual_spacing

    edge = inputs.number("SPACING")
    if edge is None:
        usual = usual_spacing(archipelago.area, wanted)
        return {island: island_spacing(island.area, usual) for island in archipelago.islands}
    free, many = free_memory(), Text("which is too many")
    limits = [(Text("the largest island"), archipelago.islands[0].area, IDS_AN_ISLAND / THINGS_AN_EDGE, many)]
    if free is not None:
        memory = Text("which is too many: {} of memory are free", bytes_text(free))
        limits.append((Text("the land"), archipelago.area, MEMORY_SHARE * free / BYTES_AN_EDGE, memory))
    for where, area, most, reason in limits:
        edges = likely_edges(area, edge)
        if edges > most:
            wider = edge * np.sqrt(FITTING_EASE * edges / most)
            raise refusal(
                "SPACING: {} would make about {} edges on {} of ‘{}’, {}. Take {} or more.",
                length_text(edge), told(edges, ",.0f"), where, archipelago.name, reason, length_text(wider)
            )
    return dict.fromkeys(archipelago.islands, edge)
