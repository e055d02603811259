"""Watersheds: the land that drains to each outlet, point, river or lake, as polygons without gaps."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from qgis.core import QgsWkbTypes

from ...core.choices import M2_PER_KM2, SMALL_RULES
from ...core.report.texts import Text
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_DEM, READ_FLOW, READ_WATER, RIVER_LINES, RIVER_NODES
from ...provider.layers.fields import WATERSHEDS
from ...provider.water.catchment_sheets import SheetMaker, network_within, report_output
from ...provider.water.catchments import (
    REFERENCES_OF_CATCHMENTS,
    catchment_parameters,
    follow_paths,
    measure_catchments,
    measures_parameter,
    paths_output,
    read_curve_number,
    wanted_of_catchments,
    write_longest_paths,
)
from ...provider.water.dem import read_heights_in_metres, rules_of_dem, with_sea_as_ground
from ...provider.water.directions import circles_refused, direction_parameters
from ...provider.water.pour_points import place_points, read_points
from ...provider.water.routing import read_or_route
from ...provider.water.seeds import check_seeds, read_river_seeds, seed_parameters, seeds_of
from ...provider.water.snapping import read_snapping
from ...provider.water.watersheds import (
    label_raster,
    measured,
    pour_point_features,
    report_edge,
    reported,
    shapes_of,
    watershed_values,
    whole_rings,
)

WATERSHED_BYTES_PER_CELL = 18  # values, validity, the sea, and heights or water in floats
TITLES = {"WATERSHEDS": "watersheds", "SNAPPED": "pour points", "LABELS": "watersheds (raster)"}


class Watersheds(HeadwatersAlgorithm):
    """Basins of outlets, pour points, river links or lakes."""

    ID = "watersheds"
    NAME = "Watersheds"
    GROUP = "watersheds"
    SUMMARY = "Divides the land by where its water goes: to each outlet, pour point, river or lake, as valid polygons."
    DESCRIPTION = (
        "Every cell belongs to the first outlet, point, river or lake that its water meets; <i>downstream</i> tells "
        "where the water goes on to, so nested watersheds form a tree. Polygons of neighbours share their border "
        "exactly, keep their holes, and add up to the cells.",
        "<i>outlets</i> are all cells where water ends: at the sea, at the edge, in a pit. <i>points</i> beside a "
        "river move to it within SNAP, as SNAP_TO says, and it is told how far. <i>rivers</i> are lines that follow "
        "the directions, as ‘River network’ draws them; the watershed of each has its id. <i>lakes</i> are polygons.",
        "Small watersheds along a coast may be merged into a neighbour, or dropped.",
        "Fields tell the longest path, slopes and shape of each, and times of concentration by the formulas of TC.",
    )
    TAGS = (
        "catchment, basin, drainage, pour point, outlet, subbasin, divide, snap, D8, hydrology, upslope area, "
        "upstream, delineation, delineate, gauge, snap pour point, time of concentration, longest flow path, "
        "morphometry"
    )
    FOREIGN_TAGS = (
        "Einzugsgebiet, Konzentrationszeit, längster Fließweg, Pegel, bassin versant, temps de concentration, "
        "plus long chemin d'écoulement, cuenca, tiempo de concentración, bacino idrografico, tempo di "
        "corrivazione, Wasserscheide, ligne de partage des eaux, station de jaugeage, divisoria de aguas, "
        "estación de aforo, bacia hidrográfica, divisor de águas, tempo de concentração"
    )
    REPLACES = {
        "QGIS": "Upslope area (from layer)",
        "SAGA": "Watershed Basins; Drainage Basins; Upslope Area",
        "GRASS": "r.water.outlet; r.watershed basin; r.stream.basins; r.stream.snap; r.lfp",
        "TauDEM": "Gage Watershed; Move Outlets To Streams",
        "WhiteboxTools": (
            "Watershed; Basins; Subbasins; UnnestBasins; SnapPourPoints; JensonSnapPourPoints; LongestFlowpath; "
            "CompactnessRatio; ElongationRatio"
        ),
        "ArcGIS": "Watershed; Basin; Snap Pour Point; Longest Flow Path",
    }
    REFERENCES = REFERENCES_OF_CATCHMENTS
    RUNS = {
        "outlets": {
            **READ_FLOW,
            **READ_DEM,
            "SMALL": "merge",
            "MIN_AREA": 0.01,
            "LABELS": True,
            "TC": "kirpich,giandotti",
        },
        "dem": {**READ_DEM, "LABELS": True, "MORPHOMETRY": False},
        "points": {
            **READ_WATER,
            **READ_DEM,
            "BY": "points",
            "POINTS": RIVER_NODES,
            "SNAP": 200,
            "WHOLE": True,
            "LABELS": True,
            "SNAPPED": True,
            "LONGEST_PATHS": True,
            "REPORT": True,
        },
        "water": {**READ_FLOW, "BY": "points", "POINTS": RIVER_NODES, "SNAP": 60, "SNAP_TO": "water", "SNAPPED": True},
        "downstream": {
            **READ_FLOW,
            "BY": "points",
            "POINTS": RIVER_NODES,
            "SNAP_TO": "downstream",
            "RIVERS": RIVER_LINES,
            "SNAPPED": True,
        },
        "rivers": {
            **READ_FLOW,
            "BY": "rivers",
            "RIVERS": RIVER_LINES,
            "SMALL": "drop",
            "MIN_AREA": 0.001,
            "LABELS": True,
        },
        "whole": {**READ_FLOW, "BY": "rivers", "RIVERS": RIVER_LINES, "WHOLE": True, "LABELS": True},
        "lakes": {**READ_FLOW, "BY": "lakes", "LAKES": "@lakes ponds LAKES", "LABELS": True},
    }
    NEEDED = ("INPUT",)
    SHOWN_FOR = {
        **dict.fromkeys(("POINTS", "CODE", "ACCUMULATION", "SNAP", "SNAP_TO", "SNAPPED"), ("BY", "points")),
        "LAKES": ("BY", "lakes"),
    }

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            *direction_parameters(optional=True),
            *seed_parameters(),
            p.number(
                "MIN_AREA",
                "Smallest area (km²)",
                "What becomes of smaller watersheds is for SMALL to say. Empty: all are kept.",
                minimum=0,
                optional=True,
            ),
            p.choice(
                "SMALL",
                "Watersheds smaller than that",
                "keep: they stay. merge: one that has neither an upstream nor a downstream watershed goes to the "
                "neighbour with the longest shared edge that has none downstream either; islands stay. drop: their "
                "cells get no watershed. balance: as merge, but to the neighbour with the least land, so that "
                "the coast falls into regions of like size.",
                SMALL_RULES,
                "keep",
                labels=("stay", "join a neighbour on the coast", "are left out", "join to regions of like size"),
            ),
            p.switch(
                "WHOLE",
                "Whole watersheds (they overlap)",
                "Each watershed is all the land that drains to its outlet, and lies over those upstream of it; areas, "
                "heights and rivers are those of all that land. Otherwise it ends where the next one upstream begins, "
                "and area_total_km2 tells the whole area. In LABELS each cell has the innermost.",
                False,
            ),
            p.raster(
                "INPUT",
                "DEM",
                "Heights, of which each watershed has its lowest, mean and greatest. Where DIRECTIONS is left out they "
                "are found on it: depressions are filled, and water leaves into the sea, holes and over the edge of "
                "the data, as the advanced parameters say.",
                optional=True,
            ),
            *rules_of_dem(),
            *catchment_parameters(),
            measures_parameter(),
            p.creation_options(),
            p.cluster(),
            *self._outputs(),
        ]

    @staticmethod
    def _outputs():
        """Return what is made and counted."""
        return [
            p.vector_output("WATERSHEDS", "Watersheds", "One MultiPolygon for each.", "polygon", "watersheds"),
            p.raster_output(
                "LABELS",
                "Watersheds as a raster",
                "The id of each cell's watershed; the label where ids are text.",
                "",
                optional=True,
                codes=True,
            ),
            p.vector_output(
                "SNAPPED",
                "Pour points on their cells",
                "The points of POINTS at the centres of the cells that they are on now, and how far they were moved.",
                "point",
                "",
                optional=True,
            ),
            paths_output(),
            report_output(),
            p.count("COUNT", "Watersheds"),
            p.count("AREA", "Area of all watersheds (km²)"),
            p.count("POINTS_MOVED", "Points moved"),
            p.count("POINTS_LEFT_OUT", "Points left out"),
            p.count("SMALL_MERGED", "Small watersheds merged"),
            p.count("SMALL_DROPPED", "Small watersheds dropped"),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read, label, measure, write."""
        from ...core.watersheds.measures import measure_basins
        from ...core.watersheds.path_measures import Waters
        from ...core.watersheds.river_cells import length_in

        check_seeds(run, inputs)
        whole, wanted = inputs.switch("WHOLE"), wanted_of_catchments(inputs, outputs)
        with run.phase("Reading the points", 0.05):
            points = self._read_points(run, inputs)
        with run.phase("Reading the directions", 0.15):
            workspace, to_ends = self._workspace(wanted), inputs.choice("BY") == "outlets"
            directions = read_or_route(run, inputs, workspace, outputs.scratch, points, finds_circles=to_ends)
            storage = directions.storage
        with run.phase("Reading the DEM", 0.05):
            heights = read_heights_in_metres(run.on(storage), inputs, directions)
            directions = with_sea_as_ground(run, inputs, directions, heights)
            z, known = heights or (None, None)
            wanted = read_curve_number(run.on(storage), inputs, wanted, directions.source)
        with run.phase("Reading the rivers", 0.05):
            rivers = read_river_seeds(run, inputs, directions) if inputs.has("RIVERS") else None
        with run.phase("Moving the points", 0.05):
            points = points and place_points(run, points, directions, rivers)
        with run.phase("Finding watersheds", 0.25):
            seeds = seeds_of(run, inputs, directions, points, rivers)
            with circles_refused(run, inputs, workspace, outputs.scratch):
                basins = self._basins(run, inputs, directions, seeds, rivers)
            report_edge(run, basins, points)
        with run.phase("Measuring the longest paths", 0.05):
            paths = follow_paths(run.quietly(), wanted, directions, basins, whole)
        with run.phase("Measuring", 0.05):
            count = basins.target.size - 1  # lakes without cells left out
            own = measure_basins(run, basins.labels, count, directions.cell_area, z, known)
            metres = None
            if rivers is not None:
                metres = length_in(basins.labels, count, rivers.path, directions.codes, directions.lengths)
            found = measured(basins, own, metres, whole)
            waters = heights and Waters(z, known)
            catchments = measure_catchments(run, wanted, paths, directions, basins, found, waters, whole)
        with run.phase("Writing polygons", 0.2):
            shapes = self._polygons(run, seeds, basins, found, directions, points, whole, catchments)
            results = {"WATERSHEDS": self._write(run, outputs, "WATERSHEDS", shapes, directions)}
            if outputs.wants("REPORT"):
                sheets = SheetMaker(directions, seeds, basins, found, catchments, None, None, whole)
                results["REPORT"] = self._report(run, outputs, sheets, heights, rivers)
            kind = points.kind_of_ids if points else "integer"
            results["LONGEST_PATHS"] = write_longest_paths(run, outputs, catchments, seeds, directions, kind)
        with run.phase("Writing points", 0.05):
            if points and outputs.wants("SNAPPED"):
                features = pour_point_features(points, seeds, basins, directions)
                shapes = points.of_points(), points.fields, QgsWkbTypes.Type.Point, features, points.cells.size
                results["SNAPPED"] = self._write(run, outputs, "SNAPPED", shapes, directions)
        with run.phase("Writing the raster", 0.05):
            if outputs.wants("LABELS"):
                values, known = label_raster(run.on(storage), seeds, basins, bool(points))
                title = self._title(directions, "LABELS")
                results["LABELS"] = outputs.raster(run, "LABELS", values, known, directions.frame, title)
        return results | self._totals(own, points, basins)

    @staticmethod
    def _basins(run, inputs, directions, seeds, rivers):
        """Return the basins of seeds, the small ones as SMALL says."""
        from ...core.watersheds.find import find_basins

        ground = directions.cell_width, directions.cell_height, directions.cell_area
        least = M2_PER_KM2 * (inputs.number("MIN_AREA") or 0.0)
        beside = rivers.beside if inputs.choice("BY") == "rivers" else None
        return find_basins(
            run.on(directions.storage), directions.codes, seeds.cells, seeds.labels, ground,
            inputs.choice("SMALL"), least, inputs.switch("WHOLE"), beside=beside, known=directions.ground,
        )  # fmt: skip

    @staticmethod
    def _totals(own, points, basins):
        """Return what is counted."""
        return {
            "COUNT": int(np.count_nonzero(own.cells[1:])),
            "AREA": float(own.area[1:].sum()) / M2_PER_KM2,
            "POINTS_MOVED": int(np.count_nonzero(points.moved)) if points else 0,
            "POINTS_LEFT_OUT": points.given.left_out if points else 0,
            "SMALL_MERGED": basins.merged,
            "SMALL_DROPPED": basins.dropped,
        }

    @staticmethod
    def _read_points(run, inputs):
        """Return the points of POINTS on the cells of the raster, before anything is computed; None without them."""
        if inputs.choice("BY") != "points":
            return None
        name = "DIRECTIONS" if inputs.has("DIRECTIONS") else "INPUT"
        raster = inputs.raster(name) if inputs.has(name) else None
        if raster is None:
            return None  # which is refused
        source, snapping = inputs.features("POINTS"), read_snapping(inputs)
        return read_points(run, source, raster, snapping, inputs.text("CODE"), inputs.context)

    @staticmethod
    def _workspace(wanted):
        """Return the bytes a cell that watersheds, and what is ``wanted`` of them, need beside the directions."""
        from ...core.watersheds.labels import LABELS_BYTES_PER_CELL
        from ...core.watersheds.polygons import POLYGON_BYTES_PER_CELL

        return LABELS_BYTES_PER_CELL + POLYGON_BYTES_PER_CELL + WATERSHED_BYTES_PER_CELL + wanted.bytes_per_cell

    @staticmethod
    def _report(run, outputs, sheets, heights, rivers):
        """Write the sheets of watersheds, which do not know of rivers yet; return where."""
        from ...core.watersheds.polygons import trace_polygons

        with run.phase("Making the sheets", 0.5):
            directions, basins = sheets.directions, sheets.basins
            there, quiet = run.on(directions.storage), run.quietly().on(directions.storage)
            network, threshold = network_within(there, directions, heights, basins, rivers)
            rings = whole_rings(quiet, basins) if sheets.whole else [trace_polygons(quiet, basins.labels)]
            sheets = replace(sheets, network=network, threshold=threshold)
            return sheets.write(run, outputs, rings, Text("Catchments on {}", directions.source.name))

    @staticmethod
    def _polygons(run, seeds, basins, found, directions, points, whole, catchments):
        """Return schema, fields of the user's, kind, polygons with their values, and how many there are."""
        from ...core.watersheds.polygons import trace_polygons

        if whole:
            some = whole_rings(run.quietly().on(directions.storage), basins)
        else:
            with run.phase("Tracing polygons", 0.4):
                some = [trace_polygons(run.on(directions.storage), basins.labels)]
        given = catchments.wanted.schema if catchments else WATERSHEDS
        schema, own, attributes = points.of_watersheds(seeds, given) if points else (given, None, None)

        def features():
            for rings in some:
                values = watershed_values(
                    run.quietly(), rings, seeds, basins, found, directions, attributes, catchments
                )
                yield from zip(shapes_of(rings, directions.frame), values)

        count = int(np.count_nonzero(found.measures.cells[1:]))
        return schema, own, QgsWkbTypes.Type.MultiPolygon, features(), count

    @staticmethod
    def _title(directions, output):
        """Return the name of a layer."""
        return f"{directions.source.name} {TITLES[output]}"

    def _write(self, run, outputs, name, shapes, directions):
        """Write features and their title, with the fields of the user's points if there are any."""
        schema, own, kind, features, count = shapes
        crs, title = directions.frame.crs, self._title(directions, name)
        features = reported(run, features, count)
        return outputs.features(run, name, schema, kind, crs, features, title, own)
