"""The parameters of rivers that are to grow."""

from __future__ import annotations

from ...core.choices import (
    CLEARANCE,
    EDGES_OF_A_LAND,
    EDGES_WANTED,
    FEWEST_EDGES,
    GROWTH_PRESETS,
    LEAST_CLEARANCE,
    LEAST_SHORE_CLEARANCE,
    LEAST_SLOPE,
    MOST_SHORE_CLEARANCE,
    POWER_LAW,
    RUNOFFS,
    SHORE_CLEARANCE,
    SKETCH_PRIORITY,
    USUAL_GROWTH,
)
from ..base import parameters as p
from .lands import land_parameters
from .on_islands import GREATEST_ORDER
from .slopes import STEEPEST, STEEPEST_RIVER, slope_sketch
from .uplift import uplift_parameters


def growth_parameters(preset: str = USUAL_GROWTH) -> list:
    """Return the parameters that say where and how rivers grow; ``preset`` is the default of PRESET."""
    return [
        *_coast_parameters(),
        p.number(
            "SPACING",
            "Spacing of the rivers (m)",
            "The length of an edge, and so the size of everything: valleys are about as far apart. Empty: about "
            f"{EDGES_WANTED:,} edges on all land; shorter, down to a tenth, on islands that would have fewer than "
            f"{FEWEST_EDGES}; about {EDGES_OF_A_LAND:,} on the land around an EXTENT.",
            minimum=0.01,
            maximum=p.FAR,
            optional=True,
        ),
        p.number(
            "CLEARANCE",
            "Clearance between rivers (in spacings)",
            "How near rivers come to each other. At least 0.7072: less, and a river would leave its cell through a "
            "corner.",
            default=CLEARANCE,
            minimum=LEAST_CLEARANCE,
            maximum=0.9,
            advanced=True,
        ),
        p.number(
            "SHORE_CLEARANCE",
            "Clearance from the coast (in spacings)",
            "How near rivers come to the coast, but at their mouths. More leaves a wider strip of coast that rivers "
            "only cross, and narrow land without any.",
            default=SHORE_CLEARANCE,
            minimum=LEAST_SHORE_CLEARANCE,
            maximum=MOST_SHORE_CLEARANCE,
            advanced=True,
        ),
        *uplift_parameters(),
        *_height_parameters(),
        *_choice_parameters(preset),
        *terrain_slope_parameters(),
        slope_sketch(),
        *flow_parameters(),
        _width(),
        _winding(),
    ]


def _coast_parameters():
    """Return the parameters of the land, and of what is drawn on it."""
    return [
        *land_parameters(),
        p.lines(
            "SKETCH",
            "Sketched rivers",
            "Lines that rivers are to follow, drawn in either direction; the network grows on from them. Each runs "
            "from the end that is nearest to the coast, or joins a line that does.",
            optional=True,
        ),
        p.number_or_field(
            "SKETCH_PRIORITY",
            "SKETCH",
            "Priority of the sketched rivers",
            "The order after Strahler that the river above the upper end of a sketch is to have: the higher, the "
            "sooner it grows, and the more land it takes. A number, or a field or an expression of the sketches.",
            default=SKETCH_PRIORITY,
            minimum=1,
            maximum=GREATEST_ORDER,
            advanced=True,
        ),
        p.points(
            "MOUTHS",
            "River mouths",
            "Where large rivers reach the sea; each point moves to the nearest coast. Empty: chosen along the coast. "
            "Small rivers fill what coast is left.",
            optional=True,
        ),
        p.number_field(
            "MOUTH_PRIORITY",
            "MOUTHS",
            "Priority of the mouths",
            "A field with the order after Strahler that the river of each mouth is to have. Empty: chosen.",
        ),
    ]


def _height_parameters():
    """Return the parameters of how fast and how high rivers rise."""
    return [
        p.number(
            "RIVER_SLOPE",
            "Slope of the rivers (m per m)",
            "How fast rivers rise upstream: 0.01 is ten metres on a kilometre. Empty: steep where the land is, and the "
            "gentler the more a river drains, as in nature, so that the highest one comes up to PEAK.",
            minimum=LEAST_SLOPE,
            maximum=STEEPEST_RIVER,
            optional=True,
        ),
        p.raster(
            "RIVER_SLOPE_MAP",
            "Map of river slopes",
            "Slopes of rivers, m per m, from 0 to 1, wherever the raster has data; elsewhere RIVER_SLOPE holds, or "
            "0.01.",
            optional=True,
        ),
        p.number(
            "PEAK",
            "Height of the highest river (m)",
            "All rivers are raised alike until the highest one of the largest island reaches this height; on the other "
            "islands less, as they are narrower. Empty: as is usual on so much land, and what the slopes give where "
            "RIVER_SLOPE or its map is given.",
            minimum=0.001,
            maximum=p.HIGH,
            optional=True,
        ),
    ]


def _choice_parameters(preset):
    """Return the parameters of which river grows next, and what it becomes."""
    return [
        p.choice(
            "PRESET",
            "Character of the network",
            "long: few mouths of great rivers far apart, few networks with long rivers, small ones between. forking: "
            "rivers that fork. even: many mouths of rivers that are alike, basins of like size. own: as ZETA, PC, PS "
            "and PA say, which count with every other choice too where they are given; where land is low rivers grow "
            "first.",
            GROWTH_PRESETS,
            preset,
            labels=("long rivers", "forking rivers", "even basins", "own: as the chances below say"),
        ),
        p.number(
            "ZETA",
            "Range of heights that grow together (m)",
            "Of the growing ends at most so much above the lowest one, the one with the highest order grows first: 0 "
            "makes networks of equal size, more a few large ones between many small ones. Less than the rise of one "
            "edge does nothing. Empty: as PRESET has it: 50 times that rise, 0 for even "
            "basins, 4 times for own.",
            minimum=0,
            optional=True,
            advanced=True,
        ),
        _chance("PC", "one river of the same order: it goes on"),
        _chance("PS", "two rivers of the order below: it forks"),
        _chance("PA", "one of the same and one of a lower order: a tributary joins"),
        p.integer(
            "MOUTH_COUNT",
            "Number of large rivers",
            "How many mouths to choose along the coast of all land, where MOUTHS gives none. 0: from the length of the "
            "coast.",
            default=0,
            minimum=0,
            maximum=100_000,
            advanced=True,
        ),
    ]


def flow_parameters() -> list:
    """Return the parameters of how much rivers carry."""
    return [
        p.choice(
            "RUNOFF",
            "Flow of the rivers",
            "powerlaw: 0.42 · A^0.69 m³/s, with A the area above in km², as rivers of humid lands have; it is less "
            "than the sum of two rivers where they meet. conserving: what flows in flows out.",
            RUNOFFS,
            POWER_LAW,
            advanced=True,
            labels=("as in humid lands (power law)", "what flows in flows out"),
        ),
        p.raster(
            "RAIN",
            "Rain (any unit)",
            "Where there is more rain rivers carry more: the area above counts as much as its rain is above the mean.",
            optional=True,
        ),
    ]


def _width():
    return p.number(
        "WIDTH",
        "Width of the rivers (times as usual)",
        "1: as wide as rivers of their flow are, 4 m at 1 m³/s and with its square root. Wider rivers are deeper, and "
        "wind in longer bends.",
        default=1.0,
        minimum=0.01,
        maximum=100,
        advanced=True,
    )


def _winding():
    return p.number(
        "WINDING",
        "Winding of the rivers (times as usual)",
        "0: straight from node to node, 1: as rivers of their type wind, 2: strongly. The field sinuosity tells it, "
        "and terrain has the bends. Rivers never cross, so narrow land holds less.",
        default=1.0,
        minimum=0,
        maximum=3,
        advanced=True,
    )


def terrain_slope_parameters() -> list:
    """Return the parameters that say how fast land rises from the rivers."""
    return [
        p.number(
            "TERRAIN_SLOPE",
            "Slope of the land (m per m)",
            "How fast land rises from the rivers to the ridges, 0.25 at most. It says where mountains are, and gives "
            "ridges their height, whatever UPLIFT says; rivers too steep for it are lowered. Empty: between 0.05 and "
            "0.25, here more and there less, or what PEAK takes.",
            minimum=0,
            maximum=STEEPEST,
            optional=True,
        ),
        p.raster(
            "TERRAIN_SLOPE_MAP",
            "Map of land slopes",
            "Slopes of the land, m per m, from 0 to 0.25, wherever the raster has data; elsewhere TERRAIN_SLOPE holds, "
            "or 0.15.",
            optional=True,
        ),
    ]


def _chance(name, what):
    label = {"PC": "going on", "PS": "forking", "PA": "a tributary"}[name]
    return p.number(
        name,
        f"Probability of {label}",
        f"How often a river becomes, upstream, {what}. PC, PS and PA add up to 1. Empty: as PRESET has it.",
        minimum=0,
        maximum=1,
        optional=True,
        advanced=True,
    )
