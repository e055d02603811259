"""Subbasins: land divided for models of runoff, with the reaches and nodes that hang it together."""

from __future__ import annotations

import numpy as np
from qgis.core import QgsWkbTypes

from ...core.choices import BY_LINKS, M2_PER_KM2, SUBBASIN_RULES
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm
from ...provider.base.small_runs import READ_DEM, READ_WATER, RIVER_NODES
from ...provider.layers.fields import CATCHMENTS, REACHES, SUBBASIN_NODES, SUBBASINS, WATERSHEDS
from ...provider.translation import titled
from ...provider.water.catchments import Wanted, follow_paths, measure_catchments
from ...provider.water.dem import read_heights_in_metres, rules_of_dem, with_sea_as_ground
from ...provider.water.directions import direction_parameters
from ...provider.water.lakes import read_lake_zones
from ...provider.water.pour_points import read_points
from ...provider.water.routing import FILLED_BYTES_PER_CELL, read_or_route
from ...provider.water.runoff_models import hms_basin, swmm_input
from ...provider.water.seeds import code_parameter
from ...provider.water.snapping import move_parameters, read_snapping
from ...provider.water.stream_drops import threshold_by_parameter
from ...provider.water.subbasins import (
    divide,
    links_table,
    measure_subbasins,
    node_features,
    place_gauges,
    reach_features,
    read_rivers,
    report_lakes,
)
from ...provider.water.watersheds import label_raster, measured, report_edge, reported, shapes_of, watershed_values

SUBBASIN_BYTES_PER_CELL = 34  # areas, rivers, lakes, the way up stems, values, validity, and heights in floats
FOR_MODELS = ("LINKS", "HMS", "SWMM")


class Subbasins(HeadwatersAlgorithm):
    """Subbasins of rivers, of a target area, or after Pfafstetter."""

    ID = "subbasins"
    NAME = "Subbasins"
    GROUP = "watersheds"
    SUMMARY = "Divides land for models of runoff: subbasins at junctions, gauges and lakes, reaches, HEC-HMS and SWMM."
    DESCRIPTION = (
        "Every subbasin has one reach, which ends at a junction, a gauge, the shore of a lake or the mouth, or it is a "
        "lake with the land around it. Both have the same <i>id</i>, and <i>downstream</i> tells where the water goes "
        "on to: always to a sink in the end.",
        "<i>links</i> makes one subbasin for each stretch of river between junctions; land that drains to no river is "
        "in none. <i>area</i> makes subbasins of about AREA. <i>pfafstetter</i> gives the four largest tributaries of "
        "each basin the digits 2, 4, 6, 8 and the land between them 1, 3, 5, 7, 9, and divides these again to DEPTH.",
        "LINKS is a table of all for any model. HMS is a basin model of HEC-HMS, to which you give its methods. SWMM "
        "is an input that EPA SWMM runs at once, with rain, losses and sections that you replace by your own.",
    )
    TAGS = (
        "subcatchment, catchment, HEC-HMS, HEC-GeoHMS, HMS, SWMM, SWAT, Pfafstetter, basin model, "
        "rainfall-runoff model, hydrologic model, gauge, gage, reach, junction, topology, drainage, delineate, "
        "watershed, interbasin"
    )
    FOREIGN_TAGS = "Teileinzugsgebiet, sous-bassin, subcuenca, sottobacino, sub-bacia"
    REPLACES = {
        "GRASS": "r.stream.basins; r.stream.segment; r.stream.channel; v.stream.network",
        "TauDEM": "Stream Reach And Watershed",
        "WhiteboxTools": "Subbasins; StrahlerOrderBasins",
        "ArcGIS": "HEC-GeoHMS; Basin Merge; HMS Schematic; Catchment Polygon Processing",
        "pyflwdir": "subbasins_area; subbasins_pfafstetter; subbasins_streamorder",
        "SWMM": "Generate SWMM inp; inpPINS",
        "HEC-HMS": "Delineate Elements; Break Points Manager",
    }
    REFERENCES = (
        "Verdin & Verdin (1999), A topological system for delineation and codification of the Earth's river basins, "
        "doi:10.1016/S0022-1694(99)00011-6",
        "Eilander et al. (2021), A hydrography upscaling method for scale-invariant parametrization of distributed "
        "hydrological models (pyflwdir), doi:10.5194/hess-25-5287-2021",
        "Bieger et al. (2015), Development and evaluation of bankfull hydraulic geometry relationships for the "
        "physiographic regions of the United States, doi:10.1111/jawr.12282",
    )
    RUNS = {
        "links": {**READ_DEM, **dict.fromkeys(("LABELS", "LINKS", "HMS", "SWMM"), True)},
        "gauges": {**READ_DEM, "POINTS": RIVER_NODES, "LAKES": "@lakes ponds LAKES", "LABELS": True, "LINKS": True},
        "water": {**READ_WATER, "LINKS": True, "HMS": True},
        "drops": {**READ_DEM, "THRESHOLD_BY": "drop"},
        "area": {**READ_DEM, "DIVIDE": "area", "LABELS": True},
        "pfafstetter": {**READ_DEM, "DIVIDE": "pfafstetter", "DEPTH": 2, "POINTS": RIVER_NODES, "SNAP": 60},
    }
    NEEDED = ("INPUT",)
    SHOWN_FOR = {"AREA": ("DIVIDE", "area"), "DEPTH": ("DIVIDE", "pfafstetter")}

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            *direction_parameters(optional=True),
            p.raster(
                "INPUT",
                "DEM",
                "Heights of reaches and land, which SWMM needs. Where DIRECTIONS is left out they are found on it: "
                "depressions are filled, and water leaves into the sea, holes and over the edge of the data, as the "
                "advanced parameters say.",
                optional=True,
            ),
            *rules_of_dem(),
            p.raster(
                "ACCUMULATION",
                "Flow accumulation",
                "How much water, land or how many cells drain through each cell, in any unit, to find rivers by. "
                "Without it the area is taken that drains through each cell.",
                optional=True,
            ),
            *self._division_parameters(),
            p.points(
                "POINTS",
                "Gauges",
                "Subbasins end at these points. One beside every river has a reach too, down to the next river. One at "
                "a junction belongs below it: all that meets there drains to it. Points on one cell are one gauge.",
                optional=True,
            ),
            code_parameter(),
            *move_parameters("Rivers are those of THRESHOLD."),
            p.polygons(
                "LAKES",
                "Lakes",
                "A cell is of a lake when its centre lies in it. A lake is one subbasin with the land that drains to "
                "it beside rivers; rivers end at its shore, and its water leaves by one outlet.",
            ),
            p.creation_options(),
            p.cluster(),
            *self._outputs(),
        ]

    @staticmethod
    def _division_parameters():
        """Return what says where rivers begin, and how they divide the land."""
        return [
            p.number(
                "THRESHOLD",
                "Area at which rivers begin (km²), or in the unit of ACCUMULATION; empty: chosen",
                "A cell is river when at least this much drains through it. Empty: the readable number that makes "
                "about one cell in a hundred a river, up to five where these were but a few rivers; the log says "
                "which.",
                minimum=0,
                optional=True,
            ),
            threshold_by_parameter(),
            p.choice(
                "DIVIDE",
                "Divide the land",
                "links: at every junction of rivers. area: going up from each outlet, at each tributary of at least "
                "AREA, and on the stem whenever the land between has grown to it. pfafstetter: at the four largest "
                "tributaries of each basin, and again in what these make, DEPTH times. Gauges and shores of lakes "
                "divide it in any case.",
                SUBBASIN_RULES,
                BY_LINKS,
                labels=("at junctions of rivers", "into parts of about an area", "after Pfafstetter"),
            ),
            p.number(
                "AREA",
                "Area of a subbasin (km²); empty: chosen",
                "For DIVIDE area. Empty: a readable number that makes about twenty of all the land.",
                minimum=0,
                optional=True,
            ),
            p.integer(
                "DEPTH",
                "Digits of the codes",
                "For DIVIDE pfafstetter: how often the land is divided. Each time makes up to nine parts of one.",
                default=1,
                minimum=1,
                maximum=8,
            ),
        ]

    @staticmethod
    def _outputs():
        made = {"optional": True, "by_default": True}
        return [
            p.vector_output(
                "SUBBASINS", "Subbasins", "One MultiPolygon for each, with its shape and heights.", "polygon",
                "subbasins", **made,
            ),
            p.vector_output(
                "REACHES", "Reaches", "The river of each subbasin; one of a single cell, where water leaves at once, "
                "has no line.", "line", "rivers", **made,
            ),
            p.vector_output(
                "JUNCTIONS", "Junctions", "Nodes where reaches begin and end: heads, junctions, gauges, lakes, sinks.",
                "point", "subbasinnodes", **made,
            ),
            p.raster_output("LABELS", "Subbasins as a raster", "The id of each cell's subbasin.", "", True, codes=True),
            p.file_output(
                "LINKS", "Table of subbasins", "Id, downstream, areas, length, slope, heights, outlet and gauge.",
                "CSV (*.csv)", optional=True,
            ),
            p.file_output(
                "HMS", "Basin model of HEC-HMS", "Subbasins, reaches, junctions and sinks, each with the next below.",
                "HEC-HMS basin (*.basin)", optional=True,
            ),
            p.file_output(
                "SWMM", "Input of EPA SWMM", "Subcatchments, junctions, outfalls and conduits, which run at once.",
                "SWMM input (*.inp)", optional=True,
            ),
            p.count("THRESHOLD_USED", "Threshold used (km², or in the unit of ACCUMULATION)"),
            p.count("COUNT", "Subbasins"),
            p.count("LAKE_SUBBASINS", "Lakes among them"),
            p.count("SINK_COUNT", "Sinks"),
            p.count("AREA_DIVIDED", "Area of all subbasins (km²)"),
        ]  # fmt: skip

    def compute(self, run, inputs, outputs) -> dict:
        """Read, find rivers, divide, measure, write."""
        from ...core.watersheds.find import find_basins
        from ...core.watersheds.measures import measure_basins
        from ...core.watersheds.path_measures import Waters
        from ...core.watersheds.polygons import trace_polygons
        from ...core.watersheds.river_cells import length_in

        self._check(run, inputs, outputs)
        with run.phase("Reading the points", 0.02):
            points = self._read_points(run, inputs)
        with run.phase("Reading the directions", 0.2):
            directions = read_or_route(run, inputs, self._workspace(inputs), outputs.scratch, points)
            there = run.on(directions.storage)
        with run.phase("Reading heights and lakes", 0.05):
            heights = read_heights_in_metres(there, inputs, directions)
            directions = with_sea_as_ground(run, inputs, directions, heights)
            zones = read_lake_zones(there, inputs, directions.source)
        with run.phase("Finding rivers", 0.1):
            rivers = read_rivers(run, inputs, directions)
        with run.phase("Finding the cells of the points", 0.03):
            points = place_gauges(run, points, directions, rivers.cells)
        with run.phase("Dividing", 0.15):
            gauges = points.seeds.cells if points else np.empty(0, np.int64)
            division = divide(run, inputs, directions, rivers, zones, gauges)
        with run.phase("Finding subbasins", 0.1):
            seeds, ground = division.seeds, (directions.cell_width, directions.cell_height, directions.cell_area)
            codes = directions.codes
            basins = find_basins(there, codes, seeds.cells, seeds.labels, ground, known=directions.ground)
            report_edge(run, basins, None)
            report_lakes(run, division, basins, zones, directions)
        with run.phase("Measuring", 0.15):
            wanted, waters = Wanted([], True), heights and Waters(*heights)
            paths = follow_paths(run.quietly(), wanted, directions, basins)
            own = measure_basins(run, basins.labels, seeds.count, directions.cell_area, *(heights or ()))
            cells = division.links.cells
            metres = length_in(basins.labels, seeds.count, cells, directions.codes, directions.lengths)
            found = measured(basins, own, metres)
            catchments = measure_catchments(run, wanted, paths, directions, basins, found, waters)
            made = measure_subbasins(
                run, division, basins, found, catchments, directions, points, zones, waters, rivers.area
            )
        with run.phase("Writing the subbasins", 0.15):
            rings = trace_polygons(there, basins.labels)
            results = self._write_subbasins(run, outputs, rings, seeds, basins, found, catchments, made)
        with run.phase("Writing the reaches", 0.05):
            kind = "LineString" if waters is None else "LineStringZ"
            results["REACHES"] = self._write(run, outputs, "REACHES", REACHES, kind, reach_features(made), made)
            nodes = node_features(made)
            results["JUNCTIONS"] = self._write(run, outputs, "JUNCTIONS", SUBBASIN_NODES, "Point", nodes, made)
            results.update(self._write_models(outputs, made, catchments, rings))
        return {
            **results,
            "THRESHOLD_USED": float(rivers.threshold or 0.0),
            "COUNT": seeds.count,
            "LAKE_SUBBASINS": division.lakes.size,
            "SINK_COUNT": int(np.count_nonzero(basins.downstream[1:] == 0)),
            "AREA_DIVIDED": float(own.area[1:].sum()) / M2_PER_KM2,
        }

    def _write_subbasins(self, run, outputs, rings, seeds, basins, found, catchments, made):
        """Write the subbasins as polygons and as a raster."""
        directions = made.directions
        attributes = made.attributes([field.name for field in SUBBASINS])
        values = watershed_values(run.quietly(), rings, seeds, basins, found, directions, attributes, catchments)
        features = reported(run, zip(shapes_of(rings, directions.frame), values), max(rings.labels.size, 1))
        schema = (*WATERSHEDS, *CATCHMENTS, *SUBBASINS)
        results = {"SUBBASINS": self._write(run, outputs, "SUBBASINS", schema, "MultiPolygon", features, made)}
        if outputs.wants("LABELS"):
            labels, known = label_raster(run.on(directions.storage), seeds, basins, False)
            title = titled(directions.source.name, "subbasins")
            results["LABELS"] = outputs.raster(run, "LABELS", labels, known, directions.frame, title)
        return results

    @staticmethod
    def _check(run, inputs, outputs):
        """Warn of what has no effect."""
        by = inputs.choice("DIVIDE")
        if by != "area" and inputs.has("AREA"):
            run.warn("AREA is for DIVIDE area: it is not used.")
        if not inputs.has("POINTS"):
            for name in ("CODE", "SNAP"):
                if inputs.has(name) and (name == "CODE" or inputs.number(name)):
                    run.warn("{} is for POINTS: it is not used.", name)

    @staticmethod
    def _read_points(run, inputs):
        """Return the `GivenPoints` of POINTS on the raster, before anything is computed; None without them."""
        name = "DIRECTIONS" if inputs.has("DIRECTIONS") else "INPUT"
        if not inputs.has("POINTS") or not inputs.has(name):
            return None
        source, snapping = inputs.features("POINTS"), read_snapping(inputs)
        return read_points(run, source, inputs.raster(name), snapping, inputs.text("CODE"), inputs.context)

    @staticmethod
    def _workspace(inputs):
        """Return the bytes a cell that all takes beside the directions."""
        from ...core.watersheds.labels import LABELS_BYTES_PER_CELL
        from ...core.watersheds.polygons import POLYGON_BYTES_PER_CELL

        needed = LABELS_BYTES_PER_CELL + POLYGON_BYTES_PER_CELL + Wanted([], True).bytes_per_cell
        return needed + SUBBASIN_BYTES_PER_CELL + FILLED_BYTES_PER_CELL * (inputs.choice("THRESHOLD_BY") == "drop")

    @staticmethod
    def _write(run, outputs, name, schema, kind, features, made):
        """Write a layer; return where it is, None if it is not wanted."""
        directions = made.directions
        title = f"{directions.source.name} {outputs.label(name).lower()}"
        kind = getattr(QgsWkbTypes.Type, kind)
        return outputs.features(run, name, schema, kind, directions.frame.crs, features, title)

    @staticmethod
    def _write_models(outputs, made, catchments, rings):
        """Write the files for models; return where they are."""
        title = titled(made.directions.source.name, "subbasins")

        def text_of(name):
            if name == "LINKS":
                return links_table(made)
            if name == "HMS":
                return hms_basin(made, catchments, title)
            shapes = zip(rings.labels.tolist(), shapes_of(rings, made.directions.frame))
            return swmm_input(made, shapes, title)

        return {name: outputs.text(name, text_of(name)) for name in FOR_MODELS if outputs.wants(name)}
