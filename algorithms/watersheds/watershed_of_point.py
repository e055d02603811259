"""Watershed of a point: from a DEM and a click to the land that drains there, its rivers, and the way to the sea."""

from __future__ import annotations

import numpy as np
from qgis.core import QgsWkbTypes

from ...core.choices import M2_PER_KM2
from ...core.report.texts import Text
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_DEM, READ_FLOW, RIVER_NODES
from ...provider.errors import refusal
from ...provider.layers.fields import FLOW_PATHS, TRACED_RIVERS
from ...provider.layers.wkb import line_wkb
from ...provider.translation import titled
from ...provider.water.catchment_sheets import SheetMaker, network_within, report_output
from ...provider.water.catchments import (
    REFERENCES_OF_CATCHMENTS,
    USUAL_FORMULAS,
    catchment_parameters,
    follow_paths,
    measure_catchments,
    paths_output,
    read_curve_number,
    wanted_of_catchments,
    write_longest_paths,
)
from ...provider.water.dem import (
    dem_parameters,
    read_dem,
    read_heights_in_metres,
    warn_of_unused_rules,
    with_sea_as_ground,
)
from ...provider.water.directions import direction_parameters, read_directions
from ...provider.water.flow_lines import measured_line
from ...provider.water.picked_points import picked_point_parameters, read_picked_points
from ...provider.water.pour_points import place_points
from ...provider.water.river_networks import traced_river_features
from ...provider.water.routing import ROUTING_BYTES_PER_CELL, route
from ...provider.water.watersheds import measured, report_edge, reported, shapes_of, watershed_values, whole_rings

POINT_BYTES_PER_CELL = 40  # area, labels, polygons and rivers, beside directions and heights


class WatershedOfPoint(HeadwatersAlgorithm):
    """The land that drains to a point."""

    ID = "watershedofpoint"
    NAME = "Watershed of a point"
    GROUP = "watersheds"
    SUMMARY = "Finds all the land that drains to a point on the map, its rivers, and the way of the water from there."
    DESCRIPTION = (
        "A DEM and a click are enough: depressions are filled, directions found, and the point is moved to the river "
        "beside it. With DIRECTIONS, which ‘Flow directions’ or any other program has made, only what the point needs "
        "is computed.",
        "Each watershed is all the land above its point, also where another point lies upstream. Its fields are those "
        "of ‘Watersheds’, and those of the point. Run ‘Watersheds’ for subbasins, for those of lakes or rivers, or to "
        "choose which way points move.",
        "Fields tell the longest path, slopes, shape and times of concentration of each; <i>REPORT</i> is a sheet for "
        "each point, to be printed.",
    )
    TAGS = (
        "catchment, basin, delineation, delineate, pour point, outlet, gauge, gage, upslope area, upstream, snap, "
        "click, hydrology, time of concentration, longest flow path, morphometry"
    )
    FOREIGN_TAGS = (
        "Einzugsgebiet, Konzentrationszeit, längster Fließweg, bassin versant, temps de concentration, "
        "cuenca, tiempo de concentración, bacino idrografico, tempo di corrivazione, Auslass, exutoire, punto "
        "de desagüe, bacia hidrográfica, exutório, tempo de concentração"
    )
    REPLACES = {
        "QGIS": "Upslope area (from point)",
        "GRASS": "r.water.outlet; r.stream.snap; r.basin; r.lfp",
        "TauDEM": "Gage Watershed; Move Outlets To Streams",
        "WhiteboxTools": "SnapPourPoints; JensonSnapPourPoints; LongestFlowpath; HypsometricAnalysis",
        "ArcGIS": "Snap Pour Point; Longest Flow Path",
    }
    REFERENCES = REFERENCES_OF_CATCHMENTS
    NEEDED = ("INPUT", "POINT")
    RUNS = {
        "points": {**READ_DEM, "POINTS": RIVER_NODES, "LONGEST_PATHS": True, "REPORT": True},
        "along": {**READ_FLOW, **READ_DEM, "POINTS": RIVER_NODES, "SNAP": 60},
    }

    def parameters(self) -> list:
        """Return parameters and outputs."""
        made = {"optional": True, "by_default": True}
        dem, *rules = dem_parameters(optional=True)
        return [
            dem,
            *picked_point_parameters(),
            *direction_parameters(optional=True),
            *rules,
            *catchment_parameters(USUAL_FORMULAS),
            p.cluster(),
            p.vector_output("WATERSHED", "Watershed", "One MultiPolygon for each point.", "polygon", "catchment"),
            p.vector_output("RIVERS", "Rivers", "Those in the watershed, with orders.", "line", "rivers", **made),
            p.vector_output(
                "PATH", "Path to the sea", "Down from each point to where it ends.", "line", "path", **made
            ),
            paths_output(),
            report_output(),
            p.count("AREA", "Area that drains to the points (km²)"),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read, route, move the point, follow the water up and down, write."""
        from ...core.watersheds.find import find_basins

        with run.phase("Reading", 0.4):
            directions, heights, waters, points = self._read(run, inputs, outputs.scratch)
            wanted = wanted_of_catchments(inputs, outputs)
            wanted = read_curve_number(run.on(directions.storage), inputs, wanted, directions.source)
        with run.phase("Moving the point to the river", 0.1):
            points = place_points(run, points, directions, None)
        with run.phase("Following the water up", 0.15):
            seeds = points.seeds
            ground = directions.cell_width, directions.cell_height, directions.cell_area
            basins = find_basins(
                run.on(directions.storage), directions.codes, seeds.cells, seeds.labels, ground, whole=True,
                known=directions.ground,
            )  # fmt: skip
            report_edge(run, basins, points)
            paths = follow_paths(run.quietly(), wanted, directions, basins, whole=True)
        network = threshold = None
        if outputs.wants("RIVERS") or outputs.wants("REPORT"):
            with run.phase("Finding its rivers", 0.15):
                network, threshold = network_within(run, directions, heights, basins)
        with run.phase("Writing", 0.2):
            with run.phase("Measuring", 0.3):
                found, area = self._measured(run, directions, waters, basins, network)
                catchments = measure_catchments(run, wanted, paths, directions, basins, found, waters, whole=True)
            results = self._write_watershed(run, outputs, directions, points, basins, found, catchments)
            results["AREA"] = area
            sheets = SheetMaker(directions, points.seeds, basins, found, catchments, network, threshold, True)
            rings = whole_rings(run.quietly().on(directions.storage), basins)
            results["REPORT"] = sheets.write(run, outputs, rings, Text("Catchments on {}", directions.source.name))
            results["LONGEST_PATHS"] = write_longest_paths(
                run, outputs, catchments, points.seeds, directions, points.kind_of_ids
            )
            results["RIVERS"] = self._write_rivers(run, outputs, directions, network)
            results["PATH"] = self._write_path(run, outputs, directions, heights, points)
        return results

    @staticmethod
    def _read(run, inputs, scratch):
        """Return directions, heights of the water where they are known, in metres, `Waters`, and `GivenPoints`.

        Without a DEM heights are None, and so are waters.
        """
        from ...core.watersheds.longest_paths import PATHS_BYTES_PER_CELL
        from ...core.watersheds.path_measures import Waters

        workspace = POINT_BYTES_PER_CELL + PATHS_BYTES_PER_CELL
        if inputs.has("DIRECTIONS"):
            warn_of_unused_rules(run, inputs, but=("SEA",))
            points = read_picked_points(run, inputs, inputs.raster("DIRECTIONS"))
            directions = read_directions(run, inputs, workspace, scratch, points.cells)
            heights = read_heights_in_metres(run.on(directions.storage), inputs, directions)
            directions = with_sea_as_ground(run, inputs, directions, heights)
            return directions, heights, heights and Waters(*heights), points
        if not inputs.has("INPUT"):
            raise refusal("Give a DEM as INPUT, or flow directions as DIRECTIONS.")
        points = read_picked_points(run, inputs, inputs.raster("INPUT"))
        dem = read_dem(run, inputs, ROUTING_BYTES_PER_CELL + workspace, 1, scratch)
        points.check_land(run, dem)
        routing = route(run, dem, "fill")
        surface = dem.in_metres(routing.surface)
        waters = Waters(dem.in_metres(dem.grid.z), dem.grid.valid, surface)
        return routing.directions, (surface, dem.grid.valid), waters, points

    @staticmethod
    def _measured(run, directions, waters, basins, network):
        """Return what is `Measured` of the ground above each point, and the area of all in square kilometres."""
        from ...core.raster.storage import values_at
        from ...core.watersheds.measures import measure_basins
        from ...core.watersheds.river_cells import length_in

        count = basins.target.size - 1
        z, known, _ = waters or (None, None, None)
        own = measure_basins(run, basins.labels, count, directions.cell_area, z, known)
        metres = None
        if network is not None:
            cells = network.links.cells[values_at(directions.codes, network.links.cells) < 8]
            metres = length_in(basins.labels, count, cells, directions.codes, directions.lengths)
        return measured(basins, own, metres, whole=True), float(own.area[1:].sum()) / M2_PER_KM2

    @staticmethod
    def _write_watershed(run, outputs, directions, points, basins, found, catchments):
        """Write the land above each point; return the output."""
        seeds = points.seeds
        schema, fields, attributes = points.of_watersheds(seeds, catchments.wanted.schema)

        def features():
            for rings in whole_rings(run.quietly().on(directions.storage), basins):
                values = watershed_values(
                    run.quietly(), rings, seeds, basins, found, directions, attributes, catchments
                )
                yield from zip(shapes_of(rings, directions.frame), values)

        title = titled(directions.source.name, "watershed")
        shapes = reported(run, features(), max(int(np.count_nonzero(found.measures.cells[1:])), 1))
        kind, crs = QgsWkbTypes.Type.MultiPolygon, directions.frame.crs
        return {"WATERSHED": outputs.features(run, "WATERSHED", schema, kind, crs, shapes, title, fields)}

    @staticmethod
    def _write_rivers(run, outputs, directions, network):
        """Write the rivers in the watersheds, if they are wanted; return where they are."""
        if not outputs.wants("RIVERS"):
            return None
        kind = QgsWkbTypes.Type.LineString if network.z is None else QgsWkbTypes.Type.LineStringZ
        features, crs = traced_river_features(run, network, directions.source, 0), directions.frame.crs
        title = titled(directions.source.name, "rivers")
        return outputs.features(run, "RIVERS", TRACED_RIVERS, kind, crs, features, title)

    @staticmethod
    def _write_path(run, outputs, directions, heights, points):
        """Write the way of the water from each point, if it is wanted; return where it is."""
        from ...core.flow.paths import flow_path

        def features():
            for cell, values in zip(points.cells, points.attributes):
                path = flow_path(run, directions.codes, int(cell))
                if path.size > 1:
                    vertices, length, drop = measured_line(path, directions, heights)
                    yield line_wkb(vertices), [length, drop, *values]

        kind = QgsWkbTypes.Type.LineString if heights is None else QgsWkbTypes.Type.LineStringZ
        title, crs = titled(directions.source.name, "path"), directions.frame.crs
        return outputs.features(run, "PATH", FLOW_PATHS, kind, crs, features(), title, points.fields)
