"""What dialogs and the core must agree upon: the names of options, defaults, limits and units.

Imports nothing of the house, since a dialog opens without numba and scipy.
"""

from typing import NamedTuple, Optional

M2_PER_KM2 = 1e6
M2_PER_HA = 1e4

# Options.
SEA_TIES, FIRST_TIES, RANDOM_TIES = TIES = ("sea", "first", "random")
DEFAULT_TIES = FIRST_TIES  # keeps rivers in their valleys where heights are coarse
KEEP, MERGE, DROP, BALANCE = SMALL_RULES = ("keep", "merge", "drop", "balance")
LOW_EDGE, ALL_EDGES, MASK_RIM = BOUNDARIES = ("lowedge", "alledges", "mask")
_, PEAK, *_, NOISE, DIAMOND_SQUARE = STARTING_SHAPES = (
    "plane",
    "peak",
    "pyramid",
    "volcanoes",
    "noise",
    "diamondsquare",
)
ARTICLE_PLANE = "article"  # of the erosion by rain: the plane with its slope and edges
MOST_PEAKS = 1000
ENERGY, DUPUIT, SNOW = WATER_TABLES = ("energy", "dupuit", "snow")
POWER_LAW, CONSERVING = RUNOFFS = ("powerlaw", "conserving")
RATIO_LAW, LINEAR_LAW, SQUARE_LAW, OWN_LAW = EROSION_LAWS = ("ratio", "linear", "square", "expression")
BY_SHARE, BY_DROP = THRESHOLDS_BY = ("share", "drop")
BY_VALLEYS = "valleys"
SHARED_LENGTHS = ("horizontal", "surface", "vertical")  # of steps of water that cells share between neighbours
SHARED_STATISTICS = ("average", "greatest", "least")  # of the paths that shared water takes
BY_LINKS, BY_AREA, BY_PFAFSTETTER = SUBBASIN_RULES = ("links", "area", "pfafstetter")
RATIO, PERCENT, DEGREES = SLOPE_UNITS = ("ratio", "percent", "degrees")
LAKES_OF_WATER, LAKES_OF_LAND = LAKE_RULES = ("water", "land")
NOISE_GROWTH, NEAREST_GROWTH, RANDOM_GROWTH = GROWTHS = ("noise", "nearest", "random")
AUTO_DIVIDES, MOVED_DIVIDES, KEPT_DIVIDES = DIVIDES = ("auto", "moved", "kept")

# What rivers become as they grow: ζ in rises of an edge, then the chances of going on, of forking and of a tributary.
LONG_RIVERS, FORKING, EVEN_BASINS, OWN_GROWTH = GROWTH_PRESETS = ("long", "forking", "even", "own")
GROWTH_OF_PRESET = {
    LONG_RIVERS: (50.0, (0.2, 0.1, 0.7)),
    FORKING: (50.0, (0.7, 0.25, 0.05)),
    EVEN_BASINS: (0.0, (0.1, 0.8, 0.1)),
    OWN_GROWTH: (4.0, (0.2, 0.1, 0.7)),
}
USUAL_GROWTH = LONG_RIVERS


class Ties(NamedTuple):
    """Which of the steepest neighbours a cell takes, where several lie equally far below."""

    rule: str  # one of `TIES`
    seed: int

    @property
    def by_distance(self) -> bool:
        """Whether the shortest path to where water ends counts."""
        return self.rule == SEA_TIES

    @property
    def at_random(self) -> bool:
        """Whether chance decides, by the seed."""
        return self.rule == RANDOM_TIES


class MouthLayout(NamedTuple):
    """Where the great rivers of a preset end, and what says which of them grows next."""

    apart: float = 5.25  # edges between two great rivers at least: then they are 7 apart in the mean
    alike: bool = False  # all of one priority; else one of the highest, two of the next, four of the next
    by_land: bool = False  # rivers grow late where they are steep or land rises fast; else by their edges alone


USUAL_LAYOUT = MouthLayout()
LAYOUT_OF_PRESET = {
    LONG_RIVERS: MouthLayout(7.0),
    FORKING: USUAL_LAYOUT,
    EVEN_BASINS: MouthLayout(3.5, alike=True),
    OWN_GROWTH: MouthLayout(by_land=True),
}
TERRAIN_GROWTH = OWN_GROWTH  # in a terrain few long rivers on narrow land would be longer than real ones


class Look(NamedTuple):
    """What makes land gentle or alpine, where nobody says something else."""

    peak: float = 1.0  # height of the highest place, times the usual
    lowland: float = 0.05  # share of the land that is nothing but plains
    plains: float = 0.35  # share of it below the hills
    hills: float = 0.35  # uplift of hills over that of the highest ranges
    steepest: Optional[float] = None  # that hillslopes keep at most, m per m; None: as scree lies, varying
    roughness: float = 1.0  # of the noise on the ground, times as in nature
    rolling: float = 1.0  # creep at least, times the usual: how round hills are


USUAL_LOOK = Look()
GENTLE, HILLY, ALPINE, OWN_LOOK = CHARACTERS = ("gentle", "hilly", "alpine", "own")
LOOK_OF_CHARACTER = {
    GENTLE: Look(0.35, 0.12, 0.45, 0.5, 0.25, 0.5, 5.0),
    HILLY: Look(0.6, 0.02, 0.25, 0.7, 0.5, 0.8),
    ALPINE: Look(2.5, 0.02, 0.25, 0.7, 1.1, 1.3),
    OWN_LOOK: USUAL_LOOK,
}


class ProvinceKind(NamedTuple):
    """What land of a kind is like, over what is usual."""

    rise: float  # uplift over erodibility
    rolling: float  # creep; so much rounder are hills, and valleys are farther apart
    chance: float  # with which a province is of this kind


PROVINCE_KINDS = {  # drawn, beside hillshades of real land
    "range": ProvinceKind(1.0, 1.0, 0.35),
    "hills": ProvinceKind(0.65, 1.5, 0.4),
    "rolling": ProvinceKind(0.4, 5.0, 0.15),
    "plain": ProvinceKind(0.08, 5.0, 0.1),
}

# Rivers that grow; lengths in edges.
EDGES_WANTED = 1000
EDGES_OF_A_LAND = 3000  # of which an extent shows some
FEWEST_EDGES = 60  # on a small island, for which edges are shorter than elsewhere
SHORTEST_EDGE = 0.1  # of the usual one: no island has shorter ones
CLEARANCE = 0.75
SHORE_CLEARANCE, LEAST_SHORE_CLEARANCE, MOST_SHORE_CLEARANCE = 0.75, 0.25, 3.0
LEAST_CLEARANCE = 0.7072  # from 1/√2 on a river leaves each Voronoi cell in the middle of its edge
SKETCH_PRIORITY = 2  # of the uppermost node of a sketched river: it grows on and branches
LEAST_SLOPE = 1e-5  # of a river, so that it rises on a plain too
MOST_RAIN = 1e6  # mm a year: forty times what falls in the wettest places

TC_FORMULAS = ("kirpich", "giandotti", "temez", "bransby", "scs")  # for the time of concentration
