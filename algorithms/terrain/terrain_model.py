"""Terrain model: all that terrain is made from, built around rivers, as layers that can be edited."""

from __future__ import annotations

from functools import partial

from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_COAST
from ...provider.islands.coasts import read_archipelago
from ...provider.islands.drawn_rivers import edges_for, read_drawn_rivers, read_trees
from ...provider.islands.parameters import flow_parameters, terrain_slope_parameters
from ...provider.islands.slopes import slope_weights
from ...provider.islands.uplift import uplift_parameters
from ...provider.islands.wished_heights import heights_parameters
from ...provider.terrain.building.building import build_models, read_plan, settle_land
from ...provider.terrain.building.lakes import asked_lakes, lake_parameters
from ...provider.terrain.building.model_parameters import compact_parameter, in_form, model_parameters
from ...provider.terrain.building.river_shapes import drawn_shape
from ...provider.terrain.model_files.windows import cut_model
from ...provider.terrain.model_files.writing import MODEL_STYLES, check_model_ending, is_model, write_model


class TerrainModel(HeadwatersAlgorithm):
    """The model of terrain around rivers."""

    ID = "terrainmodel"
    NAME = "Terrain model"
    GROUP = "terrain"
    SUMMARY = "Builds the model of a terrain around its rivers, as layers that can be edited and rendered at any scale."
    DESCRIPTION = (
        "Rivers that were grown, edited or mapped become courses: with bends, side channels and deltas after their "
        "type, falling to the sea, each in the cell of its node. The land between them is eroded once, on cells of its "
        "own. On it lie primitives: discs of ground with a height, a radius and a roughness.",
        "The model is a GeoPackage of ordinary layers and a table of parameters. Raise a primitive, add one, move a "
        "course, and render it again with ‘Render terrain’.",
        "Rivers may be drawn in any direction; each must lead to the sea. What cannot be part of a network is left "
        "out, and the log names it with the remedy. All islands of the coast get terrain, those without rivers too. "
        "Lengths are metres on the ground whatever the CRS.",
    )
    TAGS = (
        "procedural, generate, synthetic, terrain, island, coastline, river network, meander, delta, Rosgen, "
        "construction tree, world building, mountain, valley, landscape"
    )
    REFERENCES = (
        "Génevaux, Galin, Guérin, Peytavie, Beneš (2013), Terrain generation using procedural models based on "
        "hydrology, doi:10.1145/2461912.2461996",
        "Rosgen (1994), A classification of natural rivers, doi:10.1016/0341-8162(94)90001-9",
    )
    RUNS = {"model": {**READ_COAST, "RIVERS": "@growrivers grown RIVERS"}}

    replaces = staticmethod(is_model)

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            p.coastline(),
            p.lines(
                "RIVERS",
                "Rivers",
                "Lines that lead to the sea, of any origin: RIVERS of ‘Grow rivers’, or mapped ones. A grown network "
                "is taken as it is; lines with many vertices are divided into edges of like length, and water runs "
                "along them. Heights are those of Z, of the next two fields, or of the DEM, and stay: those of "
                "grown ones too, which ‘Terrain from a coastline’ lets go. Grown rivers are as wide and wind as much "
                "as their fields say.",
            ),
            p.number_field(
                "Z_START", "RIVERS", "Height of the first vertex", "A field with heights in metres. Empty: Z, or DEM."
            ),
            p.number_field(
                "Z_END", "RIVERS", "Height of the last vertex", "A field with heights in metres. Empty: Z, or DEM."
            ),
            p.raster("INPUT", "Elevation (for rivers without Z)", "Heights for vertices that have none.", True),
            p.band("BAND", "INPUT", "The band with heights, in metres."),
            *uplift_parameters(),
            *terrain_slope_parameters(),
            *slope_weights(),
            p.number(
                "PEAK",
                "Height of the highest place (m)",
                "Land rises until the highest place of the largest island has this height, as far as slopes let it; "
                "rivers keep theirs. Empty: as is usual on so much land, over the rivers; where slopes are given, what "
                "these give.",
                minimum=0.001,
                maximum=p.HIGH,
                optional=True,
            ),
            *lake_parameters(),
            *model_parameters(),
            *heights_parameters(),
            *(p.advanced(each) for each in flow_parameters()),
            p.extent(
                "WINDOW",
                "Window",
                "Write only what this part of the map is rendered from: its land has the same heights as in the whole "
                "model, on cells no larger than those of the erosion. The rest is built, but not written. Empty: all.",
            ),
            compact_parameter(),
            p.seed(),
            p.file_output("MODEL", "Model", "A layer for each kind of thing, and a table.", "GeoPackage (*.gpkg)"),
            p.count("PRIMITIVES", "Primitives"),
            p.count("COURSES", "Courses"),
            p.count("EDGES", "Edges of the network"),
            p.count("ISLANDS", "Islands"),
            p.count("SPACING_USED", "Spacing of the rivers (m)"),
            p.count("EROSION_CELL_SIZE_USED", "Cell size of the erosion used (m)"),
            p.count(*p.SEED_USED),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read coast and rivers, build island by island, write one file."""
        from ...core.island.sizes import usual_spacing

        check_model_ending(inputs.output("MODEL"))
        with run.phase("Reading the coast", 0.05):
            archipelago = read_archipelago(run, inputs, "COASTLINE")
        with run.phase("Reading the rivers", 0.15):
            drawn = read_drawn_rivers(run, inputs, archipelago, usual_spacing(archipelago.area))
            edges = edges_for(drawn, archipelago)
            edge = edges[archipelago.islands[0]]
            trees, lines = read_trees(run, drawn, archipelago, edges, inputs.features("RIVERS").sourceName())
        lakes = asked_lakes(run, inputs, archipelago, edge)
        shape = drawn_shape(run, inputs, drawn)
        plan = read_plan(run, inputs, archipelago, edges, shape, lakes)
        with run.phase("Building the terrain", 0.65):
            terrain = build_models(run, plan, settle_land(run, plan, trees), lines, drawn)
            window = inputs.extent("WINDOW", archipelago.crs)
            if window is not None:
                terrain = cut_model(run, terrain, window[0])
        with run.phase("Writing the model", 0.15):
            write = in_form(run, inputs, partial(write_model, run, terrain=terrain))
            path = outputs.layers("MODEL", write, MODEL_STYLES, archipelago.name)
        models = [island.model for island in terrain.islands]
        solved = [model.ground.cell for model in models if model.ground is not None]
        return {
            "MODEL": path,
            "PRIMITIVES": sum(model.primitives.z.size for model in models),
            "COURSES": sum(island.course_count for island in terrain.islands),
            "EDGES": sum(island.edge_count for island in terrain.islands),
            "ISLANDS": len(models),
            "SPACING_USED": edge,
            "EROSION_CELL_SIZE_USED": solved[0] if solved else 0.0,
            "SEED_USED": plan.seed,
        }
