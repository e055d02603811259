"""River network: rivers as lines that know how they hang together."""

from __future__ import annotations

from qgis.core import QgsWkbTypes

from ...core.choices import BY_DROP
from ...core.report.texts import Text
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_DEM, READ_WATER, RIVER_NODES
from ...provider.layers.fields import NODES, TRACED_RIVERS
from ...provider.translation import titled
from ...provider.water.dem import read_heights_in_metres
from ...provider.water.directions import circles_refused, direction_parameters, read_directions
from ...provider.water.lakes import read_lake_zones
from ...provider.water.pour_points import read_points
from ...provider.water.river_networks import (
    id_cells,
    order_cells,
    order_colours,
    trace_network,
    traced_node_features,
    traced_river_features,
)
from ...provider.water.routing import FILLED_BYTES_PER_CELL, HEIGHT_BYTES_PER_CELL
from ...provider.water.snapping import move_parameters, read_snapping
from ...provider.water.stream_drops import chooses_by_drop, read_stream_land, threshold_by_parameter
from ...provider.water.subbasins import place_gauges
from ...provider.water.thresholds import read_river_cells, threshold_parameters, threshold_used

LAKE_BYTES_PER_CELL = 4
THRESHOLD_BYTES_PER_CELL = 9  # validity, the river, and the connected cells of holes that it crosses


class RiverNetwork(HeadwatersAlgorithm):
    """Rivers from directions and an accumulation."""

    ID = "rivernetwork"
    NAME = "River network"
    GROUP = "rivers"
    SUMMARY = "Turns the rivers of a flow accumulation into lines with their orders, lengths, areas and topology."
    DESCRIPTION = (
        "A river is every cell whose accumulation reaches the threshold. Lines lead along the flow directions from a "
        "head or junction to the next junction or to the mouth, always downstream; the last vertex of a line is the "
        "first of the line below it. Each line knows the line it flows into, the nodes at its ends, its orders after "
        "Strahler, Shreve, Horton and Hack, its length on the ground, the area that drains to both ends and its "
        "distance to the sea.",
        "With a DEM, lines have heights, and the fall and slope of each is known. With lakes, lines are cut where a "
        "river enters or leaves a lake, and those inside bear its id; with POINTS at gauges too. Smoothed lines stay "
        "in the cells that the river flows through, keep their ends and never touch.",
    )
    TAGS = (
        "stream, channel, vectorize, Strahler, Shreve, Horton, Hack, stream order, drainage, hydrography, lines, "
        "topology, extract, vectorise, creek, stream network"
    )
    FOREIGN_TAGS = (
        "Gewässernetz, Flussordnung, Talweg, réseau hydrographique, cours d'eau, thalweg, red hidrográfica, "
        "red de drenaje, cauce, rede hidrográfica, rede de drenagem, reticolo idrografico"
    )
    REPLACES = {
        "QGIS": "Strahler order from DEM and flow direction; Channel network and drainage basins from multiple inputs",
        "SAGA": "Channel Network; Strahler Order",
        "GRASS": "r.stream.extract; r.stream.order; r.to.vect",
        "TauDEM": "Stream Reach And Watershed",
        "WhiteboxTools": "RasterStreamsToVector; StrahlerStreamOrder; ShreveStreamMagnitude; HortonStreamOrder",
        "ArcGIS": "Stream to Feature; Stream Order; Stream Link",
    }
    REFERENCES = (
        "Strahler (1957), Quantitative analysis of watershed geomorphology, doi:10.1029/TR038i006p00913",
        "Shreve (1966), Statistical law of stream numbers, doi:10.1086/627137",
        "Horton (1945), Erosional development of streams and their drainage basins, "
        "doi:10.1130/0016-7606(1945)56[275:EDOSAT]2.0.CO;2",
        "Hack (1957), Studies of longitudinal stream profiles in Virginia and Maryland, doi:10.3133/pp294B",
    )
    RUNS = {
        "rivers": {**READ_WATER, **READ_DEM, "SMOOTH": 2, "NODES": True, "LINKS": True, "ORDER": True},
        "lakes": {**READ_WATER, "LAKES": "@lakes ponds LAKES"},
        "gauges": {**READ_WATER, "POINTS": RIVER_NODES, "SNAP": 60},
    }

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            *direction_parameters(),
            *threshold_parameters(),
            threshold_by_parameter(),
            p.raster(
                "INPUT",
                "DEM (heights in m)",
                "Heights for the lines, on the same cells. In hollows those of the water, so that no line rises.",
                optional=True,
            ),
            p.polygons(
                "LAKES",
                "Lakes",
                "Polygons of lakes. Lines are cut at their shores; a field tells the lake, of nested ones the inner.",
            ),
            p.points(
                "POINTS",
                "Gauges",
                "Lines are cut at these points where they lie on a river; there is a node for each.",
                optional=True,
            ),
            *move_parameters("Rivers are those of THRESHOLD."),
            p.integer(
                "SMOOTH",
                "Smoothing passes",
                "How often the lines are drawn straighter within their cells; 5 is much. 0: from cell centre to cell "
                "centre. Lengths are always those from centre to centre.",
                default=0,
                minimum=0,
                maximum=100,
            ),
            p.creation_options(),
            p.cluster(),
            p.vector_output("RIVERS", "Rivers", "Lines from head to junction to mouth.", "line", "rivers"),
            p.vector_output(
                "NODES", "Nodes", "Heads, junctions, gauges, shores of lakes, mouths.", "point", "nodes", optional=True
            ),
            p.raster_output("LINKS", "River ids", "The id of the line in each river cell.", "", True, codes=True),
            p.raster_output(
                "ORDER", "Strahler orders", "The order after Strahler of each river cell.", "", True, codes=True
            ),
            threshold_used(),
            p.count("LINK_COUNT", "River links"),
            p.count("NODE_COUNT", "Nodes"),
            p.count("LENGTH_KM", "Length of all rivers (km)"),
            p.count("GREATEST_ORDER", "Greatest order after Strahler"),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read, trace, write."""
        with run.phase("Reading the directions", 0.2):
            points = self._read_points(run, inputs)
            gauges = points.cells if points else ()
            by_drop, workspace = chooses_by_drop(run, inputs), self._workspace(inputs)
            directions = read_directions(run, inputs, workspace, outputs.scratch, gauges, finds_circles=not by_drop)
        source = directions.source
        with run.phase("Finding river cells", 0.1):
            land = read_stream_land(run, inputs, directions) if by_drop else None
            threshold, river = read_river_cells(run, inputs, directions, land)
            del land
        with run.phase("Reading lakes and heights", 0.1):
            lakes = read_lake_zones(run.on(directions.storage), inputs, source)
            heights = read_heights_in_metres(run.on(directions.storage), inputs, directions)
            z, known = heights or (None, None)
        with run.phase("Finding the network", 0.3):
            gauges = self._gauges(run, points, directions, river)
            with circles_refused(run, inputs, workspace, outputs.scratch):
                network = trace_network(run, directions, river, lakes, z, known, gauges=gauges)
            del river, lakes

        results = {}
        with run.phase("Writing the rivers", 0.15):
            kind = QgsWkbTypes.Type.LineString if z is None else QgsWkbTypes.Type.LineStringZ
            lines = traced_river_features(run, network, source, inputs.integer("SMOOTH"))
            title = titled(source.name, "rivers")
            results["RIVERS"] = outputs.features(run, "RIVERS", TRACED_RIVERS, kind, source.crs, lines, title)
        with run.phase("Writing the nodes", 0.05):
            kind, points = QgsWkbTypes.Type.Point, traced_node_features(run, network, source)
            title = titled(source.name, "nodes")
            results["NODES"] = outputs.features(run, "NODES", NODES, kind, source.crs, points, title)
        with run.phase("Writing the ids", 0.05):
            results["LINKS"] = self._write_cells(run, outputs, "LINKS", id_cells, directions, network)
        with run.phase("Writing the orders", 0.05):
            results["ORDER"] = self._write_cells(run, outputs, "ORDER", order_cells, directions, network)
        return {
            **results,
            "THRESHOLD_USED": float(threshold),
            "LINK_COUNT": len(network.rivers["id"]),
            "NODE_COUNT": len(network.nodes["id"]),
            "LENGTH_KM": float(network.rivers["length_m"].sum() / 1000),
            "GREATEST_ORDER": int(network.rivers["strahler"].max(initial=0)),
        }

    @staticmethod
    def _read_points(run, inputs):
        """Return the `GivenPoints` of POINTS, None without them."""
        if not inputs.has("POINTS"):
            return None
        raster, snapping = inputs.raster("DIRECTIONS"), read_snapping(inputs)
        return read_points(run, inputs.features("POINTS"), raster, snapping, "", inputs.context)

    @staticmethod
    def _gauges(run, points, directions, river):
        """Return the cells of points on a river; name those that lie on none."""
        from ...core.raster.storage import values_at

        points = place_gauges(run, points, directions, river)
        if points is None:
            return ()
        on_river = values_at(river, points.cells) != 0
        lie = Text("lie on no river, so no line is cut there. SNAP moves points to rivers")
        points.given.report(run, ~on_river, lie)
        return points.cells[on_river]

    @staticmethod
    def _workspace(inputs):
        """Return the bytes a cell that the network takes beside the directions."""
        from ...core.rivers.links import LINKS_BYTES_PER_CELL

        needed = max(LINKS_BYTES_PER_CELL, inputs.raster("ACCUMULATION").dtype(1).itemsize + THRESHOLD_BYTES_PER_CELL)
        if inputs.has("INPUT"):
            needed += inputs.raster("INPUT").dtype(1).itemsize + 1
            needed += (HEIGHT_BYTES_PER_CELL + FILLED_BYTES_PER_CELL) * (inputs.choice("THRESHOLD_BY") == BY_DROP)
        return needed + LAKE_BYTES_PER_CELL * inputs.has("LAKES")

    def _write_cells(self, run, outputs, name, cells_of, directions, network):
        """Write what cells show of the network, if that is wanted; return the path."""
        if not outputs.wants(name):
            return None
        from ...core.raster.raster import lazy

        shape, storage = directions.codes.shape, directions.storage
        with run.phase("Marking cells", 0.3):
            cells = cells_of(run.on(storage), network, shape)
            marked = (lazy(cells) > 0).materialise(run.on(storage))
        with run.phase("Writing", 0.7):
            greatest = int(network.facts.orders["strahler"].max(initial=0))
            colours = order_colours(greatest) if name == "ORDER" else None
            title = f"{directions.source.name} {self.parameterDefinition(name).description().lower()}"
            return outputs.raster(run, name, cells, marked, directions.frame, title, nodata=0, colours=colours)
