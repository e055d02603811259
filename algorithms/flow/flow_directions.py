"""Flow directions: where water goes from every cell of a DEM."""

from __future__ import annotations

from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_DEM
from ...provider.translation import titled
from ...provider.water.dem import dem_parameters, read_dem
from ...provider.water.directions import ENCODING_LABELS, ENCODINGS, write_directions
from ...provider.water.map_waters import map_water_parameters
from ...provider.water.routing import (
    ONE_OUTLET,
    ONLY_IN_MEMORY,
    cost_parameters,
    depressions_parameter,
    given_costs,
    route,
    routing_scratch,
    routing_workspace,
    ties_parameter,
)


class FlowDirections(HeadwatersAlgorithm):
    """D8, Rho8 or D∞ over a DEM whose depressions are dealt with on the way."""

    ID = "flowdirections"
    NAME = "Flow directions"
    GROUP = "flow"
    SUMMARY = "Finds where water goes from every cell of a DEM: to the steepest neighbour, or in any direction."
    DESCRIPTION = (
        "Depressions are dealt with inside, the DEM stays as it is. Slopes are true: height over the distance on the "
        "ground, whatever the shape of the cells and the CRS. Flats are crossed without changing any height.",
        "Water ends at the edge of the data where no neighbour is lower, and where the steepest direction leads into "
        "the sea. Sea has no direction.",
    )
    TAGS = (
        "D8, Rho8, D-infinity, drainage, flow, direction, aspect, pointer, hydrology, DEM, dinf, "
        "deterministic infinity, multiple flow, stream"
    )
    FOREIGN_TAGS = "Fließrichtung, direction d'écoulement, dirección de flujo, direção de fluxo"
    REPLACES = {
        "QGIS": "Flow direction",
        "SAGA": "Flow Directions; Channel Network and Drainage Basins",
        "GRASS": "r.watershed drainage; r.terraflow",
        "TauDEM": "D8 Flow Directions; D-Infinity Flow Directions; Dinf",
        "WhiteboxTools": "D8Pointer; DInfPointer; Rho8Pointer",
        "ArcGIS": "Flow Direction",
    }
    REFERENCES = (
        "Barnes, Lehman & Mulla (2014), An efficient assignment of drainage direction over flat surfaces, "
        "doi:10.1016/j.cageo.2013.01.009",
        "Fairfield & Leymarie (1991), Drainage networks from grid digital elevation models, doi:10.1029/90WR02658",
        "Tarboton (1997), A new method for the determination of flow directions, doi:10.1029/96WR03137",
    )
    RUNS = {
        "d8": READ_DEM,
        "sea": {**READ_DEM, "SEA_LEVEL": 20, "TIES": "sea", "ENCODING": "taudem"},
        "random": {**READ_DEM, "TIES": "random", "SEED": 5},
        "rho8": {**READ_DEM, "METHOD": "rho8"},
        "dinf": {**READ_DEM, "METHOD": "dinf"},
        "pits": {**READ_DEM, "DEPRESSIONS": "keep"},
        "breach": {**READ_DEM, "DEPRESSIONS": "breach"},
        "least": {**READ_DEM, "DEPRESSIONS": "least"},
        "lakes": {**READ_DEM, "LAKE_POLYGONS": "@lakes ponds LAKES"},
    }
    IN_MEMORY = {**ONLY_IN_MEMORY, "lakes": ONE_OUTLET}

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            *dem_parameters(),
            *map_water_parameters(),
            depressions_parameter(),
            *cost_parameters(),
            p.choice(
                "METHOD",
                "Method",
                "d8: the steepest of the eight neighbours. rho8: one of the lower neighbours, drawn so that the mean "
                "direction is that of the slope. dinf: the angle of the steepest slope, in radians from east against "
                "the clock; -1 where water ends.",
                ("d8", "rho8", "dinf"),
                "d8",
                labels=("D8: to the steepest neighbour", "Rho8: drawn among lower neighbours", "D∞: at any angle"),
            ),
            ties_parameter(),
            p.choice(
                "ENCODING",
                "Encoding of the directions",
                "The program whose numbers the directions are written in. D∞ angles have none.",
                tuple(ENCODINGS),
                "esri",
                labels=ENCODING_LABELS,
            ),
            p.seed(),
            p.creation_options(),
            p.cluster(),
            p.raster_output(
                "OUTPUT", "Flow directions", "One direction for each cell, or its angle.", "angles", codes=True
            ),
            p.count("PITS", "Pits: hollows where water ends"),
            p.count(*p.SEED_USED),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read, route, write."""
        from ...core.raster.neighbours import NO_DIRECTION
        from ...core.raster.raster import lazy

        method, seed = inputs.choice("METHOD"), inputs.seed()
        with run.phase("Reading the DEM", 0.15):
            depressions = inputs.choice("DEPRESSIONS")
            scratch = routing_scratch(inputs, outputs)
            dem = read_dem(run, inputs, routing_workspace(depressions), 2, scratch)
        with run.phase("Routing", 0.55):
            routing = route(run, dem, depressions, inputs.choice("TIES"), seed, False, given_costs(inputs))
        title = titled(dem.source.name, "directions")
        with run.phase("Choosing among lower neighbours", 0.15):
            if method == "rho8":
                from ...core.flow.directions.rho8 import rho8

                codes = rho8(run.on(dem.storage), routing.surface, routing.codes, routing.lengths, seed)
            elif method == "dinf":
                from ...core.flow.directions.dinf import dinf_angles

                width, height = dem.grid.cell_width, dem.grid.cell_height
                angles = dinf_angles(run.on(dem.storage), routing.surface, routing.codes, width, height)
            else:
                codes = routing.codes
        dem.storage.remove(routing.surface)
        with run.phase("Writing", 0.15):
            if method == "dinf":
                known = (lazy(routing.codes) != NO_DIRECTION).materialise(run.on(dem.storage))
                output = outputs.raster(run, "OUTPUT", angles, known, dem.frame, title, unit="rad")
            else:
                encoding = inputs.choice("ENCODING")
                output = write_directions(run.on(dem.storage), outputs, "OUTPUT", codes, encoding, dem.frame, title)
        return {"OUTPUT": output, "PITS": routing.pits, "SEED_USED": seed}
