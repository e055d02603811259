"""The water table between layers and core: what it is found from, bodies of water as polygons, rivers that last."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ...core.choices import DUPUIT, ENERGY, M2_PER_KM2, SNOW, WATER_TABLES
from ...core.report.texts import Text
from ...core.run.run import Run
from ..base import parameters as p
from ..base.inputs import Inputs
from ..errors import refusal
from ..layers.raster_reading import read_number_or_raster
from ..numbers import told, told_number
from .dem import Dem
from .river_networks import Network
from .routing import route

DAYS, MILLIMETRE = 365.25, 1e-3
USUAL_RECHARGE = 300.0  # mm a year
TRANSMISSIVITY = 10.0  # m² a day
MOST_TENSION = 1e12  # m², of a sponge as wide as a continent
# Tensions are lengths squared, here in cells.
SPONGE = {"in_ground": 10.0, "in_air": 10.0 * 10**0.5}
SNOWS = {"in_ground": 0.2, "in_air": 0.2}
CLIMB = 0.5  # of the greatest height above the base: capillarity where nobody says it
SNOW_DEPTH = 4.0  # m on a plain, where it is colder than freezing by FROST
FROST = 10.0  # °C
LAPSE_RATE = 6.5  # °C a km, of the standard atmosphere


@dataclass(frozen=True)
class FoundTable:
    """The table in metres, which cells are bodies of water, 1 for the sea, 2 for others, and how it came to rest."""

    levels: np.ndarray
    bodies: np.ndarray
    moments: dict  # the steps after which it was kept, and how it was then


def table_parameters() -> list:
    """Return the parameters of the models of the water table."""
    return [
        p.choice(
            "MODE",
            "Model",
            "energy: a sponge; tension, gravity and capillarity drape the table over the land and keep level lakes in "
            "hollows. dupuit: physics of aquifers; recharge flows to the sea, or out where the table reaches the "
            "ground. snow: what frost keeps on the ground, drawn smooth over gullies by its tension.",
            WATER_TABLES,
            ENERGY,
            labels=("energy: a sponge with lakes", "Dupuit: an aquifer", "snow in hollows"),
        ),
        p.water_rate(
            "RECHARGE",
            "Recharge of the ground water (mm a year)",
            "What seeps down to the table. In the model energy CAPILLARITY, in snow the depth where it freezes, holds "
            "for 300 mm and changes in proportion.",
            default=str(int(USUAL_RECHARGE)),
        ),
        *_table_rules(),
        p.number(
            "TEMPERATURE",
            "Mean temperature at height 0 (°C)",
            "Snow lies where it freezes, and the deeper the colder it is. Only for the model snow. Empty: so that it "
            "freezes on half of the land; the log tells.",
            minimum=-100,
            maximum=100,
            optional=True,
        ),
        p.number(
            "LAPSE_RATE",
            "Lapse rate (°C a km)",
            "How much colder it is a kilometre higher. Only for the model snow.",
            default=LAPSE_RATE,
            minimum=0.01,
            maximum=100,
        ),
        p.integer(
            "SNAPSHOT_COUNT",
            "Number of snapshots",
            "How many bands SNAPSHOTS has at most: how the search begins, after 1, 2, 4, 8 … steps, and its end.",
            default=8,
            minimum=1,
            maximum=100,
            advanced=True,
        ),
    ]


def _table_rules():
    """Return the parameters of how firmly water hangs together and on the ground."""
    return [
        p.number(
            "TENSION_GROUND",
            "Tension in the ground (m²), or transmissivity (m² a day)",
            "How stiff the table is in the ground: in the model dupuit the transmissivity of the aquifer; in snow, of "
            "bare ground beside it. Empty: 10 m² a day; in energy the area of 100 cells, in snow a 25th of one.",
            minimum=1e-6,
            maximum=MOST_TENSION,
            optional=True,
            advanced=True,
        ),
        p.number(
            "TENSION_AIR",
            "Tension in air (m²)",
            "How firmly open water, which is level, hangs on the table around it; in snow how smooth its surface is. "
            "Not used in the model dupuit. Empty: ten times the tension in the ground; in snow the same.",
            minimum=1e-6,
            maximum=MOST_TENSION,
            optional=True,
            advanced=True,
        ),
        p.number(
            "PENALTY",
            "Penalty of being in the ground (m)",
            "How much lower the table would stand in ground without end because water is less bound there; snow is as "
            "much less deep. Not used in the model dupuit.",
            default=0.0,
            minimum=0,
            maximum=p.HIGH,
            advanced=True,
        ),
        p.number(
            "CAPILLARITY",
            "Capillary rise (m)",
            "How high water would climb in ground without end above the base, which is the sea level or else the "
            "lowest ground. Ground so high is half wet. Not used in the model dupuit. In snow its depth on a plain "
            "where it is 10 °C below freezing. Empty: half of the greatest height above the base; in snow 4 m.",
            minimum=0,
            maximum=p.HIGH,
            optional=True,
            advanced=True,
        ),
    ]


def find_water_table(run: Run, inputs: Inputs, dem: Dem, wants_moments=False) -> FoundTable:
    """Return the `FoundTable` of a DEM; say in the log what it was found from."""
    from ...core.depressions.fill import fill
    from ...core.groundwater.water_table import snow_surface, sponge_table
    from ...core.raster.domain import SEA
    from ...core.run.waiting import left_alone

    grid, mode = dem.grid, inputs.choice("MODE")
    ground = grid.z.astype(np.float64) * dem.metres
    recharge = read_number_or_raster(run, inputs, "RECHARGE", dem.source, grid.valid)
    recharge = USUAL_RECHARGE if recharge is None else recharge
    sea, held = dem.domain == SEA, _swallowed(inputs, dem)
    level = inputs.number("SEA_LEVEL")
    if level is not None:  # its floor may be deeper
        ground[sea] = np.maximum(ground[sea], level * dem.metres)
    sizes = grid.cell_width, grid.cell_height, grid.cell_area
    kept = Moments(inputs.integer("SNAPSHOT_COUNT") if wants_moments else 0)
    if mode == DUPUIT:
        table, wrong = _dupuit(run, inputs, dem, ground, sizes, recharge, held, kept)
        reached = table >= ground
    elif mode == SNOW:
        forces, depth = _snow_forces(run, inputs, dem, ground, recharge)
        table, wrong = left_alone(run, lambda: snow_surface(run, ground, dem.domain, sizes, forces, depth, None, kept))
        reached = table > ground
    else:
        base = float(ground.min(where=dem.domain > 0, initial=np.inf) if level is None else level * dem.metres)
        forces = _forces(run, inputs, dem, ground - base, recharge)
        brim = left_alone(run, lambda: fill(run.quietly(), ground, dem.domain)[0]) - base
        kept.base = base
        table, reached, wrong = left_alone(
            run, lambda: sponge_table(run, ground - base, dem.domain, sizes, forces, brim, held, None, kept)
        )
        _tell_climb(run, table, ground - base, (dem.domain > 0) & (dem.domain != SEA) & ~reached)
        table += base
    what = Text("snow") if mode == SNOW else Text("water table")
    run.note("Heights of the {} are right to {} mm", what, told(max(wrong * 1000, 0.001), ".2g"))
    land = grid.valid & ~held
    bodies = left_alone(run, lambda: np.where(sea & grid.valid, 1, 2 * (reached & land)).astype(np.int32))
    return FoundTable(table, bodies, kept.ended(table))


class Moments:
    """Surfaces that are kept while one is searched for: how it begins, after 1, 2, 4, 8 … steps, and the last."""

    def __init__(self, count: int):
        self.count, self.base, self._step, self._kept = count, 0.0, -1, {}

    def __call__(self, surface, energy=None):
        """Keep a surface if it is its turn."""
        self._step += 1
        if self._step & (self._step - 1) == 0 and len(self._kept) < self.count - 1:
            self._kept[self._step] = surface + self.base

    def ended(self, surface) -> dict:
        """Return all that was kept, by the number of steps; nothing if none is wanted."""
        return {**self._kept, max(self._step, 0): surface} if self.count else {}


def _tell_climb(run, table, heights, ground):
    """Say how high water stands in the ground, and how deep below it."""
    if ground.any():
        high, depth = table[ground], (heights - table)[ground]
        run.note(
            "In the ground water has climbed to {} m above the base, {} m on average; that is {} m below the surface "
            "on average, {} m at most",
            told(high.max(), ".4g"), told(high.mean(), ".4g"), told(depth.mean(), ".4g"), told(depth.max(), ".4g")
        )


def _swallowed(inputs, dem):
    """Return the cells beside holes that swallow water: it stands at the ground there."""
    from ...core.raster.domain import VOID, dilated
    from ...core.raster.holes import holes_of

    if inputs.choice("HOLES") != "outlet":
        return np.zeros(dem.domain.shape, bool)
    return dilated(holes_of(Run(), dem.domain != VOID)) & (dem.domain != VOID)


def _dupuit(run, inputs, dem, ground, sizes, recharge, held, kept):
    from ...core.groundwater.water_table import dupuit_table
    from ...core.run.waiting import left_alone

    given = inputs.number("TENSION_GROUND")
    transmissivity = TRANSMISSIVITY if given is None else given
    run.note(
        "Transmissivity {} m² a day, mean recharge {} mm a year",
        told(transmissivity, "g"), told(np.mean(recharge), "g")
    )
    fed = np.asarray(recharge) * (MILLIMETRE / DAYS)
    return left_alone(run, lambda: dupuit_table(run, ground, dem.domain, sizes, fed, transmissivity, held, None, kept))


def _tensions(run, inputs, dem, usual):
    """Return the tensions in air and in the ground."""
    cell = float(np.sqrt(np.median(dem.grid.cell_area)))
    in_ground, in_air = inputs.number("TENSION_GROUND"), inputs.number("TENSION_AIR")
    if in_ground is None:
        in_ground = (usual["in_ground"] * cell) ** 2
    if in_air is None:
        in_air = in_ground * (usual["in_air"] / usual["in_ground"]) ** 2
    ground, air = (told_number("", float(each))[1] for each in (in_ground, in_air))
    run.note("Tension {} m² in the ground, {} m² in air", ground, air)
    return in_air, in_ground


def _forces(run, inputs, dem, heights, recharge):
    """Return what pulls at the water of a sponge."""
    from ...core.groundwater.water_table import Forces

    rise, penalty = inputs.number("CAPILLARITY"), inputs.number("PENALTY")
    if rise is None:
        rise = CLIMB * float(heights.max(where=dem.domain > 0, initial=0.0))
    if rise < penalty:
        raise refusal(
            "CAPILLARITY ({} m) is less than PENALTY ({} m): no water would stay in the ground. Take a greater "
            "CAPILLARITY or a smaller PENALTY.",
            told(rise, ".4g"), told(penalty, "g")
        )
    rise = rise * np.asarray(recharge) / USUAL_RECHARGE
    run.note("Capillarity {} m, penalty {} m", told(np.mean(rise), ".4g"), told(penalty, "g"))
    return Forces(*_tensions(run, inputs, dem, SPONGE), penalty, rise)


def _snow_forces(run, inputs, dem, ground, recharge):
    """Return the tensions of snow, and how deep it lies on a plain, below 0 where it melts."""
    from ...core.groundwater.water_table import Forces

    cooling = inputs.number("LAPSE_RATE") / 1000.0
    temperature, depth = inputs.number("TEMPERATURE"), inputs.number("CAPILLARITY")
    land = dem.domain > 0
    if temperature is None:
        temperature = cooling * float(np.median(ground[land])) if land.any() else 0.0
    frost = ground * cooling - temperature
    run.note(
        "It is {} °C at height 0 and freezes above {} m",
        told(temperature, ".4g"), told(temperature / cooling, ".5g")
    )
    depth = (SNOW_DEPTH if depth is None else depth) * frost / FROST
    depth *= np.where(frost > 0, np.asarray(recharge) / USUAL_RECHARGE, 1.0)  # what melts does so without snowfall
    penalty = inputs.number("PENALTY")
    return Forces(*_tensions(run, inputs, dem, SNOWS), penalty, 0.0), depth - penalty


def body_features(run: Run, table: FoundTable, dem: Dem, mode: str) -> Iterator:
    """Yield the bodies of water as features with the fields WATER_BODIES: the sea first, if there is any."""
    from ...core.raster.components import label_components
    from ...core.run.waiting import left_alone
    from ...core.watersheds.polygons import trace_polygons

    labels, count = label_components(run, table.bodies == 2)
    kinds = [{SNOW: "snow", DUPUIT: "wet"}.get(mode, "lake")] * count
    if (table.bodies == 1).any():
        labels = np.where(table.bodies == 1, 1, np.where(labels > 0, labels + 1, 0)).astype(np.int32)
        kinds.insert(0, "sea")
    if not kinds:
        return
    area = np.repeat(dem.grid.cell_area, labels.shape[1]) / M2_PER_KM2
    lowest, highest, area = left_alone(run, lambda: _measures(labels.ravel(), table.levels.ravel(), area))
    frame = dem.frame
    rings = trace_polygons(run, labels)
    for label, wkb in rings.multipolygons(frame.x_min, frame.y_max, frame.dx, frame.dy):
        place = label - 1
        yield wkb, (label, kinds[place], float(lowest[place]), float(highest[place]), float(area[place]))


def _measures(labels, levels, cell_area):
    """Return the lowest and highest level of each body and its area; all from 1 on have cells."""
    wet = np.flatnonzero(labels)
    wet = wet[np.argsort(labels[wet], kind="stable")]
    begins = np.flatnonzero(np.diff(labels[wet], prepend=0))
    levels = levels[wet]
    area = np.add.reduceat(cell_area[wet], begins)
    return np.minimum.reduceat(levels, begins), np.maximum.reduceat(levels, begins), area


def find_table_rivers(run: Run, dem: Dem, table: FoundTable) -> Network:
    """Return the rivers of a DEM whose water ends in pits, with the column ``sustained``."""
    from ...core.flow.accumulation import accumulate_d8
    from ...core.rivers.threshold import across_holes
    from .river_networks import trace_network
    from .thresholds import river_cells_by_area

    with run.phase("Routing", 0.4):
        routing = route(run, dem, "keep")
    with run.phase("Accumulating", 0.2):
        area = accumulate_d8(run, routing.codes, dem.grid.cell_area)
    with run.phase("Tracing", 0.4):
        _, river = river_cells_by_area(run, None, area, routing.drained)
        river = across_holes(run, river, routing.drained, routing.codes)
        heights = dem.in_metres(dem.grid.z)
        network = trace_network(run, routing.directions, river, z=heights, known=dem.grid.valid, area=area)
    network.rivers["sustained"] = _sustained(network.links, table.bodies > 0, dem.domain)[network.links.is_line]
    return network


def _sustained(links, water, domain):
    """Tell of each link, as 1 or 0, whether its water comes from a body of water, or goes to one or off the map."""
    from ...core.network import accumulate, mouths, topological_order
    from ...core.raster.domain import OUTLET, SEA, dilated

    if not links.receiver.size:
        return np.zeros(0, np.int64)
    order = topological_order(Run(), links.receiver)
    wet = np.add.reduceat(water.ravel()[links.cells].astype(np.int64), links.offsets[:-1])
    comes = accumulate(Run(), links.receiver, order, wet) > 0
    ends = (water | dilated(domain == SEA) | (domain == OUTLET)).ravel()[links.last]
    return (comes | ends[mouths(Run(), links.receiver, order)]).astype(np.int64)
