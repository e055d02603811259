"""Hydrology from a DEM: the whole chain in one run, nothing computed twice."""

from __future__ import annotations

import numpy as np
from qgis.core import QgsWkbTypes

from ...core.choices import M2_PER_KM2, Ties
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_DEM, WATER_CELLS
from ...provider.layers.fields import BALANCED_LAKES, DISCHARGE, FLOWING_RIVERS, LAKES, TRACED_RIVERS
from ...provider.layers.scratch import MemoryAlone
from ...provider.numbers import told
from ...provider.translation import titled, tr
from ...provider.water.catchments import (
    catchment_parameters,
    follow_paths,
    measures_parameter,
    paths_output,
    read_curve_number,
    wanted_of_catchments,
)
from ...provider.water.dem import dem_parameters, read_dem
from ...provider.water.directions import write_directions
from ...provider.water.dry_lakes import (
    CLIMATE_BYTES_PER_CELL,
    DRY_LAKES,
    climate_parameters,
    flow_of_rain,
    read_climate,
    read_rainfall,
    route_through_lakes,
    standing_features,
)
from ...provider.water.hillshades import write_hillshade
from ...provider.water.lakes import automatic_area, lake_rows, standing_lakes, standing_zones
from ...provider.water.map_waters import map_water_parameters
from ...provider.water.river_networks import trace_network, traced_river_features
from ...provider.water.routing import (
    ONLY_IN_MEMORY,
    cost_parameters,
    depressions_parameter,
    given_costs,
    route,
    routing_scratch,
    routing_workspace,
    ties_parameter,
)
from ...provider.water.stream_drops import StreamLand, chooses_by_drop, threshold_by_parameter
from ...provider.water.thresholds import river_cells_by_area
from ...provider.water.watersheds import basins_of_lines, outlet_basins, write_outlet_basins

HYDROLOGY_BYTES_PER_CELL = 21
RAIN_BYTES_PER_CELL = 16  # a raster of it, and the flow


class HydrologyFromDem(HeadwatersAlgorithm):
    """Filled DEM, directions, accumulation, rivers, watersheds and lakes."""

    ID = "hydrologyfromdem"
    NAME = "Hydrology from a DEM"
    GROUP = "watersheds"
    SUMMARY = "Reads all the water out of a DEM in one run: directions, accumulation, rivers, watersheds and lakes."
    DESCRIPTION = (
        "It does what ‘Fill depressions’, ‘Flow directions’, ‘Flow accumulation’, ‘River network’, ‘Watersheds’ and "
        "‘Lakes’ do one after the other, and computes nothing twice. Run those for more control.",
        "A watershed is all the land that drains to one outlet. Those that are too small to hold a river are merged "
        "into the neighbour with the longest shared border. Each river bears the id of its watershed as <i>basin</i>, "
        "and the heights of the surface that the water runs over, so that none rises on its way. Lines lead from "
        "junction to junction, through lakes too; fields tell the lake that a line lies in or crosses, and how much of "
        "it does.",
        "With RAIN the accumulation is the flow in m³/s, and rivers have a discharge. With RAIN and EVAPORATION lakes "
        "are in balance, as ‘Lakes’ finds them: rivers end in closed lakes, pass open ones, and lines are cut where "
        "they enter or leave one; the flow is less what lakes lose.",
    )
    TAGS = (
        "stream, river, catchment, basin, lake, drainage, flow, chain, all, D8, hydrography, watershed delineation, "
        "delineate, stream network, sink, hydrology, DEM, time of concentration, longest flow path, morphometry, creek"
    )
    FOREIGN_TAGS = (
        "Einzugsgebiet, bassin versant, cuenca, bacino idrografico, Höhenmodell, Gewässer, hydrologie, cours "
        "d'eau, MNT, hidrología, MDT, MDE, bacia hidrográfica, hidrologia"
    )
    REPLACES = {
        "QGIS": "Channel network and drainage basins from DEM; Strahler order from DEM",
        "SAGA": "Channel Network and Drainage Basins",
        "GRASS": "r.watershed",
        "TauDEM": "Stream Reach And Watershed",
        "ArcGIS": "Arc Hydro; Derive Stream as Line",
    }
    RUNS = {
        "hydrology": {**READ_DEM, "LONGEST_PATHS": True},
        "pits": {**READ_DEM, "DEPRESSIONS": "keep"},
        "discharge": {**READ_DEM, "RAIN": "700"},
        "rain map": {**READ_DEM, "RAIN": WATER_CELLS},
        "dry": {**READ_DEM, "RAIN": "500", "EVAPORATION": "900"},
        "breach": {**READ_DEM, "DEPRESSIONS": "breach"},
        "least": {**READ_DEM, "DEPRESSIONS": "least"},
    }
    IN_MEMORY = {"dry": DRY_LAKES, **ONLY_IN_MEMORY}
    SHOWN_FOR = {"SEED": ("TIES", "random")}

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            *dem_parameters(),
            *map(p.advanced, map_water_parameters()),
            p.number(
                "THRESHOLD",
                "Area at which rivers begin (km²); empty: chosen",
                "A cell is river when at least this area drains through it. Empty: the readable number that makes "
                "about one cell in a hundred a river, up to five where these were but a few rivers; the log says "
                "which.",
                minimum=0,
                optional=True,
            ),
            threshold_by_parameter(),
            depressions_parameter(),
            *cost_parameters(),
            p.advanced(ties_parameter()),
            p.seed(advanced=True),
            *climate_parameters("alone it makes the flow through every cell known, in m³/s; "),
            *catchment_parameters(),
            measures_parameter(),
            p.creation_options(),
            p.cluster(),
            *self._outputs(),
        ]

    @staticmethod
    def _outputs():
        """Return what is made and counted."""
        made = {"optional": True, "by_default": True}
        return [
            p.raster_output("FILLED", "Filled DEM", "The surface that the water runs over.", "relief", **made),
            p.raster_output(
                "DIRECTIONS",
                "Flow directions",
                "D8 directions in the numbers of ESRI.",
                "",
                **made,
                codes=True,
            ),
            p.raster_output(
                "ACCUMULATION",
                "Flow accumulation (km²; with RAIN m³/s)",
                "Area that drains through; with RAIN the flow, with EVAPORATION less what lakes lose.",
                "flow",
                **made,
            ),
            p.raster_output(
                "HILLSHADE",
                "Hillshade",
                "Light from 1 to 255 on that surface, to lie over the relief of a map. The heights of gentle land are "
                "exaggerated up to five times; the log says by how much.",
                "shade",
                **made,
            ),
            p.vector_output("WATERSHEDS", "Watersheds", "One for each outlet.", "polygon", "divides", **made),
            p.vector_output(
                "LAKES", "Lakes", "Depressions full of water, nested ones too.", "polygon", "lakes", **made
            ),
            p.vector_output("RIVERS", "Rivers", "Lines from source to mouth, with orders.", "line", "rivers", **made),
            paths_output(),
            p.count("PITS", "Pits: hollows where water ends"),
            p.count(*p.SEED_USED),
            p.count("THRESHOLD_USED", "Area at which rivers begin (km²)"),
            p.count("RIVER_COUNT", "River links"),
            p.count("WATERSHED_COUNT", "Watersheds"),
            p.count("LAKE_COUNT", "Lakes, nested ones included"),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read, route, accumulate, and make of it what is wanted."""
        from ...core.flow.accumulation import accumulate_d8
        from ...core.raster.storage import values_at

        seed, wanted = inputs.seed(), wanted_of_catchments(inputs, outputs)
        with run.phase("Reading the DEM", 0.05):
            depressions, scratch = inputs.choice("DEPRESSIONS"), routing_scratch(inputs, outputs)
            traced = any(outputs.wants(name) for name in ("RIVERS", "WATERSHEDS", "LONGEST_PATHS"))
            workspace = routing_workspace(depressions) + HYDROLOGY_BYTES_PER_CELL
            if outputs.wants("WATERSHEDS") or outputs.wants("LONGEST_PATHS"):
                workspace += wanted.bytes_per_cell
            if inputs.has("EVAPORATION"):
                from ...core.depressions.balanced_lakes import BALANCED_BYTES_PER_CELL

                workspace += BALANCED_BYTES_PER_CELL + CLIMATE_BYTES_PER_CELL
                scratch = MemoryAlone(DRY_LAKES)
            elif inputs.has("RAIN"):
                workspace += RAIN_BYTES_PER_CELL
            dem = read_dem(run, inputs, workspace, 1, scratch)
            climate = read_climate(run, inputs, dem) if inputs.has("EVAPORATION") else None
            rain = read_rainfall(run, inputs, dem) if climate is None else None
            wanted = read_curve_number(run.on(dem.storage), inputs, wanted, dem.source)
        with run.phase("Routing", 0.2):
            routing, waters, flow = self._route(run, inputs, dem, climate, seed)
        results = {"PITS": routing.pits, "SEED_USED": seed}
        with outputs.written_in_background(run):
            with run.phase("Writing the surface", 0.05):
                results.update(self._surface(run, outputs, routing))
            if traced or outputs.wants("LAKES"):
                with run.phase("Finding lakes, rivers and watersheds", 0.2):
                    lakes, found = self._lakes(run, inputs, outputs, routing, waters)
                    results.update(found)
            if traced or outputs.wants("ACCUMULATION"):
                with run.phase("Accumulating", 0.08):
                    area = accumulate_d8(run.on(dem.storage), routing.codes, dem.grid.cell_area)
                if rain is not None:
                    with run.phase("Accumulating the rain", 0.05):
                        flow = flow_of_rain(run, rain, routing, area)
            drained = routing.drained
            if traced:
                with run.phase("Finding rivers", 0.1):
                    zones = standing_zones(lakes) if waters is None else self._shores(run, lakes, dem)
                    threshold, network = self._network(run, inputs, routing, area, drained, zones)
                    if flow is not None:
                        ends = network.links.last[network.links.is_line]
                        network.rivers[DISCHARGE.name] = values_at(flow, ends)
            if outputs.wants("ACCUMULATION"):
                with run.phase("Writing the accumulation", 0.02):
                    results["ACCUMULATION"] = self._write_accumulation(run, outputs, dem, drained, area, flow)
            if traced:
                with run.phase("Finding watersheds and their rivers", 0.3):
                    results.update(self._watersheds(run, outputs, routing, threshold, network, wanted))
        return results

    @staticmethod
    def _write_accumulation(run, outputs, dem, drained, area, flow):
        """Write the flow through each cell, or where nobody knows it the area."""
        from ...core.raster.raster import lazy

        total, unit = flow, "m³/s"
        if flow is None:
            total, unit = lazy(area) / M2_PER_KM2, "km²"
        title = tr("{} accumulation ({})").format(dem.source.name, unit)
        return outputs.raster(run, "ACCUMULATION", total, drained, dem.frame, title, unit=unit)

    @staticmethod
    def _route(run, inputs, dem, climate, seed):
        """Return the routing and, where lakes evaporate, these and the flow, else None for both."""
        depressions, ties = inputs.choice("DEPRESSIONS"), inputs.choice("TIES")
        if climate is None:
            return route(run, dem, depressions, ties, seed, costs=given_costs(inputs)), None, None
        if depressions != "fill":
            run.warn("DEPRESSIONS {} is not used, since EVAPORATION is given: lakes are in balance.", depressions)
        return route_through_lakes(run, dem, climate, Ties(ties, seed))

    @staticmethod
    def _surface(run, outputs, routing):
        """Write the filled DEM and the directions."""
        dem = routing.dem
        name, grid = dem.source.name, dem.grid
        with run.phase("Writing the filled DEM", 0.5):
            title = titled(name, "filled")
            filled = outputs.raster(
                run, "FILLED", routing.surface, grid.valid, dem.frame, title, unit=dem.unit, nodata=dem.nodata
            )
        with run.phase("Writing the directions", 0.2):
            title = titled(name, "directions")
            there = run.on(dem.storage)
            directions = write_directions(there, outputs, "DIRECTIONS", routing.codes, "esri", dem.frame, title)
        return {"FILLED": filled, "DIRECTIONS": directions, "HILLSHADE": write_hillshade(run, outputs, routing)}

    @staticmethod
    def _lakes(run, inputs, outputs, routing, waters):
        """Find and write the lakes that stand in the DEM, in balance or full; return them and these outputs."""
        dem, schema = routing.dem, LAKES
        if waters is None:
            lakes = standing_lakes(run, routing, inputs.choice("DEPRESSIONS") == "fill")
        else:
            lakes, schema = waters.lakes, BALANCED_LAKES
        if not outputs.wants("LAKES"):
            return lakes, {}
        with run.phase("Writing the lakes", 0.3):
            if waters is None:
                features = lake_rows(run, lakes, dem.source, dem.metres)
            else:
                features = standing_features(run, waters, dem.source, dem.metres)
            kind, title = QgsWkbTypes.Type.MultiPolygon, titled(dem.source.name, "lakes")
            path = outputs.features(run, "LAKES", schema, kind, dem.source.crs, features, title)
        return lakes, {"LAKES": path, "LAKE_COUNT": lakes.level.size}

    @staticmethod
    def _shores(run, lakes, dem):
        """Return lakes in balance, at whose shores rivers are cut; say in the log how large these are."""
        least = automatic_area(dem.grid)
        zones = standing_zones(lakes, least)
        count, area = np.count_nonzero(zones.part), least / M2_PER_KM2
        run.note(
            "Rivers are cut at the shores of {} lakes in balance, of {} km² or more",
            told(count), told(area, ".3g")
        )
        return zones

    @staticmethod
    def _network(run, inputs, routing, area, drained, zones):
        """Return the area at which rivers begin in square kilometres, and the rivers; ``area`` is in square metres."""
        from ...core.rivers.threshold import across_holes

        dem = routing.dem
        with run.phase("Choosing the threshold", 0.3):
            there, heights = run.on(dem.storage), dem.in_metres(routing.surface)
            by_drop = chooses_by_drop(run, inputs)
            land = StreamLand(routing.codes, heights, routing.lengths, dem.grid.cell_area) if by_drop else None
            given = inputs.number("THRESHOLD")
            threshold, river = river_cells_by_area(there, given, area, drained, routing.codes, land)
            river = across_holes(there, river, drained, routing.codes)
        with run.phase("Finding the network", 0.7):
            network = trace_network(run, routing.directions, river, zones, heights, dem.grid.valid, area)
        return threshold, network

    @staticmethod
    def _watersheds(run, outputs, routing, threshold, network, wanted):
        """Find the watersheds, tell the rivers theirs, and write both."""
        from ...core.raster.raster import lazy

        dem = routing.dem
        with run.phase("Finding watersheds", 0.4):
            seeds, basins = outlet_basins(run, routing, threshold)
        network.rivers["basin"] = basins_of_lines(basins, network.links)
        written = outputs.wants("WATERSHEDS") or outputs.wants("LONGEST_PATHS")
        paths = follow_paths(run.quietly(), wanted, routing.directions, basins) if written else None
        labels = (lazy(basins.labels) * dem.grid.valid).materialise(run.on(dem.storage), over=basins.labels)
        basins = basins._replace(labels=labels)  # none in holes that water crosses
        results = {"THRESHOLD_USED": threshold, "RIVER_COUNT": len(network.rivers["id"])}
        with run.phase("Writing the rivers", 0.2):
            schema = FLOWING_RIVERS if DISCHARGE.name in network.rivers else TRACED_RIVERS
            features = traced_river_features(run, network, dem.source, 0, schema)
            kind, title = QgsWkbTypes.Type.LineStringZ, titled(dem.source.name, "rivers")
            results["RIVERS"] = outputs.features(run, "RIVERS", schema, kind, dem.source.crs, features, title)
        if written:
            with run.phase("Writing the watersheds", 0.4):
                results.update(write_outlet_basins(run, outputs, routing, network, seeds, basins, wanted, paths))
        return results
