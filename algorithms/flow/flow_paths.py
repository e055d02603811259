"""Flow paths: where a drop of water goes from each point."""

from __future__ import annotations

import math

import numpy as np
from qgis.core import QgsWkbTypes

from ...core.report.texts import Text
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_DEM, READ_FLOW, RIVER_NODES
from ...provider.layers.feature_names import FeatureNames
from ...provider.layers.fields import FLOW_PATHS
from ...provider.layers.vector_reading import POINTS, own_fields, read_features
from ...provider.layers.wkb import line_wkb
from ...provider.translation import titled
from ...provider.water.dem import read_heights_in_metres
from ...provider.water.directions import direction_parameters, read_directions
from ...provider.water.flow_lines import measured_line

PATH_HEIGHT_BYTES_PER_CELL = 9  # heights as they were read, and where they are known


class FlowPaths(HeadwatersAlgorithm):
    """The ways of water downstream from points."""

    ID = "flowpaths"
    NAME = "Flow paths"
    GROUP = "flow"
    SUMMARY = "Draws the path of the water downstream from each point to where it ends."
    DESCRIPTION = (
        "Every point gives a line from the centre of its cell from neighbour to neighbour, down to where the path "
        "leaves the data or ends. Lines that meet run on through the same vertices.",
        "The lines keep the fields of the points. With a DEM their vertices have heights.",
    )
    TAGS = (
        "trace, downstream, raindrop, flow line, stream, spill, pollution, path, profile, water, downslope, least cost"
    )
    FOREIGN_TAGS = "Fließweg, Tropfen, chemin d'écoulement, goutte d'eau, camino del agua, gota, caminho da água"
    REPLACES = {
        "GRASS": "r.drain; r.path",
        "WhiteboxTools": "TraceDownslopeFlowpaths",
        "ArcGIS": "Trace Downstream; Optimal Path As Line",
    }
    RUNS = {"paths": {**READ_FLOW, **READ_DEM, "POINTS": RIVER_NODES}}

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            *direction_parameters(),
            p.points("POINTS", "Points", "Where the water starts."),
            p.raster("INPUT", "DEM", "Heights for the same cells, in metres: the lines get them as Z.", optional=True),
            p.cluster(),
            p.vector_output(
                "PATHS",
                "Flow paths",
                "A line downstream from each point, with the fields of the point.",
                "line",
                "path",
            ),
            p.count("PATH_COUNT", "Paths drawn"),
            p.count("LEFT_OUT", "Points left out"),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read directions, heights and points; follow the water; write."""
        with run.phase("Reading the directions", 0.5):
            workspace = PATH_HEIGHT_BYTES_PER_CELL * inputs.has("INPUT")
            directions = read_directions(run, inputs, workspace, outputs.scratch)
        heights = None
        if inputs.has("INPUT"):
            with run.phase("Reading the DEM", 0.1):
                heights = read_heights_in_metres(run.on(directions.storage), inputs, directions)
        kind = QgsWkbTypes.Type.LineString if heights is None else QgsWkbTypes.Type.LineStringZ
        points = inputs.features("POINTS")
        kept = own_fields(points)
        counts: dict = {"paths": 0, "dry": [], "short": []}
        with run.phase("Following the water", 0.4):
            paths = self._paths(run, inputs, points, kept, directions, heights, counts)
            title = titled(points.sourceName(), "flow paths")
            crs = directions.source.crs
            output = outputs.features(run, "PATHS", FLOW_PATHS, kind, crs, paths, title, kept)
        names = FeatureNames(points)
        for ids, what in (
            (counts["dry"], Text("lay outside the raster or where it has no direction: left out")),
            (counts["short"], Text("lay where the water ends at once: left out")),
        ):
            if ids:
                run.warn("POINTS: {} {}.", names.of(ids), what)
        return {
            "PATHS": output,
            "PATH_COUNT": counts["paths"],
            "LEFT_OUT": len(counts["dry"]) + len(counts["short"]),
        }

    @staticmethod
    def _paths(run, inputs, points, kept, directions, heights, counts):
        """Yield each path as a line with its values; keep count of them, and of points that have none."""
        from ...core.flow.paths import flow_path
        from ...core.raster.neighbours import NO_DIRECTION
        from ...core.raster.storage import values_at

        codes, source = directions.codes, directions.source
        names = [field.name() for field in kept]
        for done, feature in enumerate(read_features(run, points, POINTS, source.crs, inputs.context)):
            run.report(done / max(points.featureCount(), 1))
            for vertex in feature.geometry().vertices():
                row = math.floor((source.y_max - vertex.y()) / source.dy)
                col = math.floor((vertex.x() - source.x_min) / source.dx)
                inside = 0 <= row < source.nrows and 0 <= col < source.ncols
                cell = row * source.ncols + col
                if not inside or values_at(codes, np.array([cell]))[0] == NO_DIRECTION:
                    counts["dry"].append(feature.id())
                    continue
                path = flow_path(run, codes, cell)
                if path.size == 1:
                    counts["short"].append(feature.id())
                    continue
                counts["paths"] += 1
                vertices, length, drop = measured_line(path, directions, heights)
                yield line_wkb(vertices), [length, drop, *(feature[name] for name in names)]
