"""Grow rivers: a network of rivers from a coastline, along sketches where there are any."""

from __future__ import annotations

from qgis.core import QgsWkbTypes

from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_COAST
from ...provider.islands.clipped import clipped
from ...provider.islands.growing import edges_by_order, grow_everywhere
from ...provider.islands.grown_layers import (
    cell_features,
    grown_node_features,
    grown_river_features,
    ridge_features,
    watershed_features,
)
from ...provider.islands.growth_plan import read_growths
from ...provider.islands.parameters import growth_parameters
from ...provider.islands.slopes import slope_outputs, slope_weights, write_slopes
from ...provider.islands.uplift import uplift_output, write_uplift
from ...provider.layers.fields import GROWN_NODES, GROWN_WATERSHEDS, PLAYED_RIVERS, RIDGES, RIVER_CELLS

LAYERS: dict[str, tuple] = {  # schema, geometry and maker of the features of each output, and its share of the work
    "RIVERS": (PLAYED_RIVERS, QgsWkbTypes.Type.LineStringZ, grown_river_features, 0.06),
    "NODES": (GROWN_NODES, QgsWkbTypes.Type.PointZ, grown_node_features, 0.03),
    "CELLS": (RIVER_CELLS, QgsWkbTypes.Type.MultiPolygon, cell_features, 0.03),
    "RIDGES": (RIDGES, QgsWkbTypes.Type.LineStringZ, ridge_features, 0.04),
    "WATERSHEDS": (GROWN_WATERSHEDS, QgsWkbTypes.Type.MultiPolygon, watershed_features, 0.04),
}


class GrowRivers(HeadwatersAlgorithm):
    """Rivers that grow from the coast into the land."""

    ID = "growrivers"
    NAME = "Grow rivers"
    GROUP = "terrain"
    SUMMARY = "Grows a network of rivers from a coastline into the land, along sketched rivers where there are any."
    DESCRIPTION = (
        "Rivers grow upstream from mouths along the coast, edge by edge: always one of the lowest ends goes on, forks "
        "or takes a tributary, by chances that decide what the basins look like, and no edge comes near another or "
        "near the sea. Rivers rise strictly, never cross, and all reach the sea. Each line knows the line it flows "
        "into, its orders, lengths and areas, its flow, width and depth, and its type after Rosgen.",
        "Sketched lines become rivers from which the network grows on; the log tells which were followed, and why "
        "others were not. Coasts, sketches and rivers can be edited and grown again: an island that was not touched "
        "keeps its rivers and their ids.",
        "Without a coast an extent is enough: a rectangle cut out of larger land, with rivers that come in and leave. "
        "What a rectangle shows follows from the seed and the place, so that the one beside it fits.",
        "Cells are the land nearest to each node; ridges are the sides that cells share where no river passes, with "
        "heights; watersheds are what drains to each mouth. Lengths are metres on the ground whatever the CRS.",
    )
    TAGS = (
        "procedural, generate, synthetic, terrain, island, coastline, sketch, river network, drainage, Voronoi, "
        "Rosgen, fantasy map, world building, mountain, valley, landscape, river generator, creek"
    )
    REFERENCES = (
        "Génevaux, Galin, Guérin, Peytavie, Beneš (2013), Terrain generation using procedural models based on "
        "hydrology, doi:10.1145/2461912.2461996",
        "Rosgen (1994), A classification of natural rivers, doi:10.1016/0341-8162(94)90001-9",
        "Howard (1971), Optimal angles of stream junction, doi:10.1029/WR007i004p00863",
    )
    NEEDED = ("COASTLINE",)
    RUNS = {
        "grown": {**READ_COAST, "WATERSHEDS": True},
        "sketched": {
            **READ_COAST,
            "SKETCH": "@sketch",
            "NODES": True,
            "CELLS": True,
            "RIDGES": True,
            "UPLIFT_USED": True,
            "RIVER_SLOPE_USED": True,
            "TERRAIN_SLOPE_USED": True,
        },
    }

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            *growth_parameters(),
            *slope_weights(" It shows in RIDGES."),
            p.choice(
                "GEOMETRY",
                "Lines of the rivers",
                "reaches: a line from each head or junction to the next junction or the mouth. edges: a line for each "
                "edge.",
                ("reaches", "edges"),
                "reaches",
                labels=("one for each reach, between junctions", "one for each edge"),
            ),
            p.seed(),
            p.creation_options(),
            p.vector_output("RIVERS", "Rivers", "Lines with heights, downstream.", "line", "grownrivers"),
            p.vector_output(
                "NODES", "Nodes", "Heads, bends, junctions and mouths.", "point", "grownnodes", optional=True
            ),
            p.vector_output("CELLS", "Cells", "The land nearest to each node.", "polygon", "nodecells", optional=True),
            p.vector_output(
                "RIDGES", "Ridges", "Lines with heights between cells that no river joins.", "line", "ridges", True
            ),
            p.vector_output(
                "WATERSHEDS", "Watersheds", "The land that drains to each mouth.", "polygon", "watersheds", True
            ),
            uplift_output(),
            *slope_outputs(),
            p.count("EDGES", "Edges of the network"),
            p.text_result("EDGES_BY_ORDER", "Edges of order 1, 2, … after Strahler, as a list"),
            p.count("MOUTHS_USED", "Mouths"),
            p.count("SKETCH_FOLLOWED", "Sketched length that became rivers (%)"),
            p.count("SPACING_USED", "Spacing used (m)"),
            p.count(*p.SEED_USED),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read the coast and what was drawn upon it, grow island by island, write."""
        with run.phase("Reading the coast", 0.1):
            growths = read_growths(run, inputs, inputs.choice("GEOMETRY") == "edges")
        with run.phase("Growing rivers", 0.7):
            grown, followed = grow_everywhere(run, growths)
        growth, islands = growths[0], [island for land in grown for island in land]
        results, rivers = {}, _rivers_seen(run, islands, growth)
        for name, (schema, kind, features, share) in LAYERS.items():
            with run.phase("Writing", share):
                made = clipped(features(run, islands, growth), schema, kind, growth.bounds, rivers)
                title = f"{growth.name} {name.lower()}"
                results[name] = outputs.features(run, name, schema, kind, growth.crs, made, title)
        results["UPLIFT_USED"] = write_uplift(run, outputs, growth)
        results.update(write_slopes(run, inputs, outputs, growth))
        return {
            **results,
            "EDGES": sum(island.edges for island in islands),
            "EDGES_BY_ORDER": str(edges_by_order(islands)),
            "MOUTHS_USED": sum(island.mouths for island in islands),
            "SKETCH_FOLLOWED": followed,
            "SPACING_USED": growth.edge,
            "SEED_USED": growth.seed,
        }


def _rivers_seen(run, islands, growth):
    """Return the ids of the rivers of which a part lies within the bounds; none where nothing is cut off."""
    if growth.bounds is None:
        return set()
    schema, kind, features, _ = LAYERS["RIVERS"]
    made = features(run.quietly(), islands, growth)
    return {values[0] for _, values in clipped(made, schema, kind, growth.bounds)}
