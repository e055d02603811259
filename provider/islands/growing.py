"""Rivers that are to grow: what the parameters mean on each island, the growth itself, and what is told of it."""

from dataclasses import dataclass, replace

import numpy as np

from ..dependencies import require_compiler
from ..errors import UserError
from ..memory import MEMORY_SHARE, free_memory
from .coasts import area_text, length_text, read_archipelago
from .grown_layers import IDS_AN_ISLAND, GrownIsland
from .on_islands import by_island, field_on_island
from .parameters import STEEPEST, STEEPEST_RIVER

LEAST_SUM = 1e-6  # by which the probabilities may miss 1
RIVER_SLOPES, RIVER_SLOPE = (0.004, 0.02), 0.01  # from plain to mountain; where a map has no data
CONCAVITY = 0.45  # of rivers whose slope nobody has said: the median of real ones is 0.425
TERRAIN_SLOPES, TERRAIN_SLOPE = (0.05, STEEPEST), 0.15
WAVES = 2.0  # of mountains and plains from one end of an island to the other
REACH = 2.0  # edges over which given mouths move to the shore
LEAST_MISSING = 1e-3  # of an island
ISLANDS_SHOWN = 20
THINGS_AN_EDGE = 3  # that take an id of one kind: sides of cells are most
BYTES_AN_EDGE = 5_000  # with its cell and ridges, in memory
PLAIN_PYTHON_EDGES, PLAIN_PYTHON_SECONDS = 5_000, 0.02  # the most, and for each
EASE = 1.5  # by which fewer edges are advised than would just do


@dataclass(frozen=True)
class RasterMap:
    """A raster of numbers over the islands."""

    name: str  # of the parameter
    raster: object
    values: np.ndarray
    valid: np.ndarray
    inputs: object

    def on(self, island, usual, growth, progress):
        """Return the numbers on an island as a `Field`; ``usual`` where there are none, which is said."""
        facts = growth.edge, usual, growth.archipelago, self.inputs
        numbers, missing = field_on_island(island, self.raster, self.values, self.valid, *facts)
        if missing > LEAST_MISSING:
            progress.warn(
                f"{self.name}: ‘{self.raster.name}’ has no data on {100 * missing:.3g} % of an island of "
                f"{area_text(island.area)}; there it is taken as {usual:g}."
            )
        return numbers


def read_map(inputs, name, progress, most=np.inf):
    """Return a raster parameter as a `RasterMap`, or None; refuse numbers below 0 or above ``most``."""
    raster = inputs.raster(name)
    if raster is None:
        return None
    values, valid = raster.read(1, progress)
    if not valid.any():
        raise UserError(f"{name}: ‘{raster.name}’ has no data at all.")
    lowest, highest = float(values[valid].min()), float(values[valid].max())
    if lowest < 0:
        raise UserError(f"{name}: ‘{raster.name}’ goes down to {lowest:g}. No number may be below 0.")
    if highest > most:
        raise UserError(
            f"{name}: ‘{raster.name}’ goes up to {highest:g}; it may be {most:g} at most (metres per metre)."
        )
    return RasterMap(name, raster, values, valid, inputs)


@dataclass(frozen=True)
class Slope:
    """A slope over the islands: as a map says, or one number everywhere, or by noise between two extremes."""

    number: object
    extremes: tuple
    usual: float
    map: object

    @property
    def by_noise(self):
        """Tell whether nobody has said what the slope is."""
        return self.map is None and self.number is None

    def on(self, island, seed, growth, progress):
        """Return the slope on an island as a `Field`."""
        from ...core.plane.fields import constant, from_noise
        from ...core.plane.shore_grid import bounds

        if self.map is not None:
            return self.map.on(island, self.usual if self.number is None else self.number, growth, progress)
        if self.number is not None:
            return constant(self.number)
        west, south, east, north = bounds(island.land)
        wavelength = max(east - west, north - south) / WAVES
        return from_noise((west, south, east, north), wavelength, *self.extremes, seed)


@dataclass(frozen=True)
class GrowthPlan:
    """All that one run is to grow."""

    archipelago: object
    islands: list  # those with room for rivers
    chances: list
    edge: float
    clearance: float
    zeta: object  # None: as usual
    river_slope: Slope
    terrain_slope: Slope
    rain: object
    runoff: str
    peak: object  # of the rivers; None: as the slopes give it
    sketches: object  # those of each island, None without any
    mouths: object  # likewise
    mouth_count: int
    every_edge: bool
    seed: int

    @property
    def crs(self):
        """The CRS of the coast, and of all that is made."""
        return self.archipelago.crs

    @property
    def name(self):
        """The name of the layer of the coast."""
        return self.archipelago.name


def read_growth(inputs, progress, every_edge=False):
    """Return all that is to grow, as `GrowthPlan`; refuse what cannot be."""
    from ...core.island.sizes import likely_edges

    chances = _chances(inputs)
    archipelago = read_archipelago(inputs, "COASTLINE", progress)
    edge = _spacing(inputs, archipelago)
    require_compiler(likely_edges(archipelago.area, edge), progress, "edges", PLAIN_PYTHON_EDGES, PLAIN_PYTHON_SECONDS)
    clearance = inputs.number("CLEARANCE")
    islands, islets = archipelago.with_room(edge, clearance)
    if islets:
        progress.note(f"Islands too small for rivers: {islets:,}")
    river_map = read_map(inputs, "RIVER_SLOPE_MAP", progress, STEEPEST_RIVER)
    terrain_map = read_map(inputs, "TERRAIN_SLOPE_MAP", progress, STEEPEST)
    sketches = mouths = None
    if inputs.has("SKETCH"):
        sketches = by_island(inputs, "SKETCH", archipelago, islands, edge, progress)
    if inputs.has("MOUTHS"):
        mouths = by_island(inputs, "MOUTHS", archipelago, islands, REACH * edge, progress, "MOUTH_PRIORITY")
    river_slope = Slope(inputs.number("RIVER_SLOPE"), RIVER_SLOPES, RIVER_SLOPE, river_map)
    return GrowthPlan(
        archipelago,
        islands,
        chances,
        edge,
        clearance,
        inputs.number("ZETA"),
        river_slope,
        Slope(inputs.number("TERRAIN_SLOPE"), TERRAIN_SLOPES, TERRAIN_SLOPE, terrain_map),
        read_map(inputs, "RAIN", progress),
        inputs.choice("RUNOFF"),
        river_peak(inputs.number("PEAK"), river_slope, archipelago),
        sketches,
        mouths,
        inputs.integer("MOUTH_COUNT"),
        every_edge,
        inputs.seed(),
    )


def river_peak(given, slope, archipelago):
    """Return how high rivers are to come: as given, or as is usual on so much land where nobody says how they rise."""
    from ...core.island.sizes import RIVERS_UNDER_RIDGES, usual_peak

    if given is None and slope.by_noise:
        return RIVERS_UNDER_RIDGES * usual_peak(archipelago.islands[0].area)
    return given


def ridge_peak(given, growth, progress):
    """Return the height of the highest ridge: as given, or as usual where nobody says slopes; None: what they give."""
    from ...core.island.sizes import usual_peak

    if given is not None or not (growth.river_slope.by_noise and growth.terrain_slope.by_noise):
        return given
    usual = usual_peak(growth.archipelago.islands[0].area)
    progress.note(f"Height of the highest ridge: {usual:,.4g} m, as is usual on an island of this size")
    return usual


def with_rivers_under(peak, growth):
    """Return a growth whose rivers stay as far below the highest ridge as usual; None: they are as high as before."""
    from ...core.island.sizes import RIVERS_UNDER_RIDGES

    return growth if peak is None else replace(growth, peak=RIVERS_UNDER_RIDGES * peak)


def _chances(inputs):
    """Return PC, PS and PA; refuse those that do not add up to 1."""
    chances = [inputs.number(name) for name in ("PC", "PS", "PA")]
    if abs(sum(chances) - 1) > LEAST_SUM:
        total = " + ".join(f"{chance:g}" for chance in chances)
        raise UserError(f"PC + PS + PA must be 1 (got {total} = {sum(chances):g}).")
    return [chance / sum(chances) for chance in chances]


def _spacing(inputs, archipelago):
    """Return the length of an edge; refuse one that makes more edges than there are ids or there is memory for."""
    from ...core.island.sizes import likely_edges, usual_spacing

    edge = inputs.number("SPACING")
    if edge is None:
        return usual_spacing(archipelago.area)
    free = free_memory()
    limits = [("the largest island", archipelago.islands[0].area, IDS_AN_ISLAND / THINGS_AN_EDGE, "")]
    if free is not None:
        memory = f": {free / 1e9:,.1f} GB of memory are free"
        limits.append(("the land", archipelago.area, MEMORY_SHARE * free / BYTES_AN_EDGE, memory))
    for place, area, most, reason in limits:
        edges = likely_edges(area, edge)
        if edges > most:
            wider = edge * np.sqrt(EASE * edges / most)
            raise UserError(
                f"SPACING: {length_text(edge)} would make about {edges:,.0f} edges on {place} of ‘{archipelago.name}’, "
                f"which is too many{reason}. Take {length_text(wider)} or more."
            )
    return edge


def grow_all(growth, progress):
    """Return what grows on each island as a list of `GrownIsland`, and which part of the sketches was followed.

    That is in percent of their length on land, None without any. Both are told of in the log.
    """
    counts = _counts(growth)
    total = sum(island.area for island in growth.islands)
    grown, followed = [], []
    for place, island in enumerate(growth.islands):
        with progress.phase(f"Island {place + 1}", island.area / total):
            result = _grow(growth, place, counts[place], progress)
        nothing = isinstance(result, list)
        parts = result if nothing else result.followed
        followed += [(growth.sketches[place].ids[part.sketch], part) for part in parts]
        if not nothing:
            grown.append(GrownIsland(place, result, island))
    if not grown:
        raise UserError(
            f"No river finds room on ‘{growth.name}’ with edges of {length_text(growth.edge)}: take a smaller SPACING."
        )
    _tell(growth, grown, progress)
    return grown, _tell_sketches(growth, followed, progress)


def _grow(growth, place, count, progress):
    """Return what grows on an island; or only what became of its sketches, where nothing does."""
    from ...core.growth.grow_island import Wishes, grow_island
    from ...core.growth.growth import Rules, usual_zeta
    from ...core.island.discharge import NoRain
    from ...core.island.survey import IslandFields

    island = growth.islands[place]
    seed = island.seed(growth.seed)
    slopes = [slope.on(island, seed, growth, progress) for slope in (growth.river_slope, growth.terrain_slope)]
    zeta = usual_zeta(growth.edge, slopes[0]) if growth.zeta is None else growth.zeta
    rules = Rules(growth.edge, growth.clearance, zeta, *growth.chances)
    peak = growth.peak * np.sqrt(island.area / growth.islands[0].area) if growth.peak else 0.0
    lines = tuple(growth.sketches[place].shapes) if growth.sketches else ()
    wishes = Wishes(lines, _given_mouths(growth, place, progress), count, peak)
    rain = growth.rain and growth.rain.on(island, 0.0, growth, progress)
    concavity = CONCAVITY if growth.river_slope.by_noise else 0.0
    try:
        fields = IslandFields(*slopes, rain, growth.runoff, concavity)
        return grow_island(island.land, wishes, rules, fields, seed, progress)
    except NoRain as error:
        raise UserError(f"RAIN: there is none on island {place + 1}. Give a raster that covers it, or none.") from error


def _given_mouths(growth, place, progress):
    """Return the mouths that were given for an island, None where none can be; tell of those that cannot."""
    from ...core.growth.mouths import given_mouths

    given = growth.mouths[place] if growth.mouths else None
    if given is None or not given.shapes:
        return None
    land = growth.islands[place].land
    facts = REACH * growth.edge, growth.edge, growth.clearance
    found = given_mouths(land, np.concatenate(given.shapes), given.priority or None, *facts)
    for point, reason in found.refused:
        progress.warn(f"MOUTHS: feature {given.ids[point]} was left out: {reason}.")
    return found.mouths if len(found.mouths.xy) else None


def _counts(growth):
    """Return how many mouths to choose on each island, in proportion to their shores; None as there is room for."""
    from ...core.plane.land import shore_length

    if growth.mouth_count == 0:
        return [None] * len(growth.islands)
    metres = np.cumsum([shore_length(island.land) for island in growth.islands])
    upto = np.rint(growth.mouth_count * metres / metres[-1]).astype(np.int64)
    return np.diff(np.append(0, upto)).tolist()


def _tell(growth, grown, progress):
    """Write into the log what grew on each island, and what became of each sketch."""
    everything = np.zeros(1, np.int64)
    for island in grown:
        tree, orders = island.grown.tree, island.grown.orders
        everything = np.pad(everything, (0, max(0, orders.size - everything.size)))
        everything[: orders.size] += orders
        if island.place < ISLANDS_SHOWN:
            progress.note(
                f"Island {island.place + 1}: {area_text(island.plane.area)}, {island.edges:,} edges, "
                f"{island.mouths:,} mouths, highest river {tree.z.max():,.4g} m"
            )
    without = len(growth.islands) - len(grown)
    if without:
        progress.note(f"Islands on which no river found room: {without:,}")
    counts = ", ".join(f"order {order}: {count:,}" for order, count in enumerate(everything) if order)
    progress.note(f"Edges by order: {counts}")


def _tell_sketches(growth, followed, progress):
    """Write a table of the sketches into the log; return how much of their length on land became rivers, in percent."""
    if growth.sketches is None:
        return None
    progress.note("Sketch        on land (km)   followed (km)   why not the rest")
    of_feature = {}
    for feature, part in followed:
        of_feature.setdefault(feature, []).append(part)
    for feature, parts in sorted(of_feature.items()):
        on_land, length = (sum(getattr(part, what) for part in parts) / 1e3 for what in ("on_land", "length"))
        reasons = "; ".join(sorted({part.reason for part in parts if part.reason and (part.on_land or not on_land)}))
        line = f"feature {feature:<6}{on_land:12.2f}{length:16.2f}   {reasons}"
        (progress.warn if reasons and not length else progress.note)(line.rstrip())
    total = sum(part.on_land for _, part in followed)
    length = sum(part.length for _, part in followed)
    return float(min(100.0 * length / total, 100.0)) if total else 0.0  # sums of parts end a hair beside the whole
