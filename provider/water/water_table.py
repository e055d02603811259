"""The water table between layers and core: what it is found from, bodies of water as polygons, rivers that last."""

from dataclasses import dataclass

import numpy as np

from ...core.choices import DUPUIT, ENERGY, M2_PER_KM2, SNOW, WATER_TABLES
from ...core.run.run import Run
from ..base import parameters as p
from ..errors import UserError
from ..layers.raster_reading import read_number_or_raster
from .routing import route

DAYS, MILLIMETRE = 365.25, 1e-3
USUAL_RECHARGE = 300.0  # mm a year
TRANSMISSIVITY = 10.0  # m² a day
MOST_TENSION = 1e12  # m², of a sponge as wide as a continent
# Tensions are lengths squared, here in cells, and capillarity is a share of the heights above the base.
SPONGE = {"in_ground": 10.0, "in_air": 10.0 * 10**0.5, "share": 1 / 3}
SNOWS = {"in_ground": 6.0, "in_air": 6.0, "share": 1.0}


@dataclass(frozen=True)
class FoundTable:
    """The table in metres, and which cells are bodies of water: 1 for the sea, 2 for others."""

    levels: np.ndarray
    bodies: np.ndarray


def table_parameters():
    """Return the parameters of the models of the water table."""
    return [
        p.choice(
            "MODE",
            "Model",
            "energy: a sponge; tension, gravity and capillarity make lakes in hollows. dupuit: physics of aquifers; "
            "recharge flows to the sea, or out where the table reaches the ground. snow: as energy, with so little "
            "tension in air that it lies in the hollows of the ground.",
            WATER_TABLES,
            ENERGY,
            labels=("energy: a sponge with lakes", "Dupuit: an aquifer", "snow in hollows"),
        ),
        p.water_rate(
            "RECHARGE",
            "Recharge of the ground water (mm a year)",
            "What seeps down to the table. In the models energy and snow it scales how high water climbs, which holds "
            "for 300 mm.",
            default=str(int(USUAL_RECHARGE)),
        ),
        p.number(
            "TENSION_GROUND",
            "Tension in the ground (m²), or transmissivity (m² a day)",
            "How stiff the table is in the ground: in the model dupuit the transmissivity of the aquifer. Empty: 10 m² "
            "a day; in the model energy the area of 100 cells, in snow of 36.",
            minimum=1e-6,
            maximum=MOST_TENSION,
            optional=True,
        ),
        p.number(
            "TENSION_AIR",
            "Tension in air (m²)",
            "How stiff open water is: great tension makes it level. Not used in the model dupuit. Empty: ten times the "
            "tension in the ground; in the model snow the same.",
            minimum=1e-6,
            maximum=MOST_TENSION,
            optional=True,
        ),
        p.number(
            "PENALTY",
            "Penalty of being in the ground (m)",
            "How much lower water stands because it is less bound in the ground. Not used in the model dupuit.",
            default=0.0,
            minimum=0,
            maximum=p.HIGH,
        ),
        p.number(
            "CAPILLARITY",
            "Capillary rise (m)",
            "How high water climbs in the ground above the base, which is the sea level or else the lowest ground. Not "
            "used in the model dupuit. Empty: a third of all heights above the base; in snow all of them.",
            minimum=0,
            maximum=p.HIGH,
            optional=True,
        ),
    ]


def find_water_table(run, inputs, dem):
    """Return the `FoundTable` of a DEM; say in the log what it was found from."""
    from ...core.groundwater.water_table import sponge_table
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
    if mode == DUPUIT:
        table, wrong = _dupuit(run, inputs, dem, ground, sizes, recharge, held)
        reached = table >= ground
    else:
        base = float(ground.min(where=dem.domain > 0, initial=np.inf) if level is None else level * dem.metres)
        forces = _forces(run, inputs, dem, mode, ground - base, recharge)
        table, wrong = left_alone(run, lambda: sponge_table(run, ground - base, dem.domain, sizes, forces, held))
        table += base
        reached = table > ground + 1e-9 * max(abs(base), 1.0)
    run.note(f"The table is right to {wrong:.2g} m")
    land = grid.valid & ~held
    bodies = left_alone(run, lambda: np.where(sea & grid.valid, 1, 2 * (reached & land)).astype(np.int32))
    return FoundTable(table, bodies)


def _swallowed(inputs, dem):
    """Return the cells beside holes that swallow water: it stands at the ground there."""
    from ...core.raster.domain import VOID, dilated
    from ...core.raster.holes import holes_of

    if inputs.choice("HOLES") != "outlet":
        return np.zeros(dem.domain.shape, bool)
    return dilated(holes_of(Run(), dem.domain != VOID)) & (dem.domain != VOID)


def _dupuit(run, inputs, dem, ground, sizes, recharge, held):
    from ...core.groundwater.water_table import dupuit_table
    from ...core.run.waiting import left_alone

    given = inputs.number("TENSION_GROUND")
    transmissivity = TRANSMISSIVITY if given is None else given
    run.note(f"Transmissivity {transmissivity:g} m² a day, mean recharge {np.mean(recharge):g} mm a year")
    fed = np.asarray(recharge) * (MILLIMETRE / DAYS)
    return left_alone(run, lambda: dupuit_table(run, ground, dem.domain, sizes, fed, transmissivity, held))


def _forces(run, inputs, dem, mode, heights, recharge):
    """Return what pulls at the water of a sponge, or of snow."""
    from ...core.groundwater.water_table import Forces

    usual = SNOWS if mode == SNOW else SPONGE
    cell = float(np.sqrt(np.median(dem.grid.cell_area)))
    in_ground, in_air = inputs.number("TENSION_GROUND"), inputs.number("TENSION_AIR")
    if in_ground is None:
        in_ground = (usual["in_ground"] * cell) ** 2
    if in_air is None:
        in_air = in_ground * (usual["in_air"] / usual["in_ground"]) ** 2
    rise, penalty = inputs.number("CAPILLARITY"), inputs.number("PENALTY")
    if rise is None:
        rise = penalty + usual["share"] * float(heights.max(where=dem.domain > 0, initial=0.0))
    if rise < penalty:
        raise UserError(
            f"CAPILLARITY ({rise:g} m) is less than PENALTY ({penalty:g} m): no water would stay in the ground. Take a "
            "greater CAPILLARITY or a smaller PENALTY."
        )
    climbed = (rise - penalty) * np.asarray(recharge) / USUAL_RECHARGE
    mean = np.mean(np.broadcast_to(climbed, heights.shape), where=dem.domain > 0)
    on_average = " on average" if climbed.ndim else ""
    run.note(
        f"Tension {in_ground:.4g} m² in the ground, {in_air:.4g} m² in air; water climbs {mean:.4g} m{on_average}"
    )
    return Forces(in_air, in_ground, penalty, penalty + climbed)


def body_features(run, table, dem, mode):
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


def find_table_rivers(run, dem, table):
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
