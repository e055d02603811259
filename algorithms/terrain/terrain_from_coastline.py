"""Terrain from a coastline: rivers, model, erosion and DEM in one run."""

from __future__ import annotations

from functools import partial

import numpy as np
from qgis.core import QgsWkbTypes

from ...core.choices import LOOK_OF_CHARACTER, TERRAIN_GROWTH
from ...core.report.texts import Text
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_COAST
from ...provider.islands.clipped import clipped
from ...provider.islands.growing import edges_by_order, grow_everywhere, orders_sentence
from ...provider.islands.grown_layers import ridge_features
from ...provider.islands.growth_plan import read_growths
from ...provider.islands.parameters import growth_parameters
from ...provider.islands.slopes import slope_outputs, slope_weights, write_slopes
from ...provider.islands.uplift import uplift_output, write_uplift
from ...provider.islands.wished_heights import heights_parameters
from ...provider.layers.fields import RIDGES
from ...provider.terrain.building.grown_terrain import build_grown, read_plans
from ...provider.terrain.building.lakes import lake_parameters
from ...provider.terrain.building.model_parameters import model_parameters
from ...provider.terrain.building.sketches import sketch_followed
from ...provider.terrain.model_files.writing import MODEL_STYLES, check_model_ending, is_model, write_model
from ...provider.terrain.rendering import parameters as t
from ...provider.terrain.rendering.rendering import (
    check_room_on_coast,
    chosen_cells,
    log_conditioning,
    render_all,
    write_terrain,
)
from ...provider.terrain.rendering.room import room_in_memory
from ...provider.terrain.rendering.traced_ridges import traced_ridges
from ...provider.terrain.rendering.waters import WATER_BYTES_PER_CELL, write_waters
from ...provider.translation import titled

OPEN_PARAMETERS = ("COASTLINE", "EXTENT", "CHARACTER", "PEAK", "CELL_SIZE", "SKETCH", "SEED")  # in order


class TerrainFromCoastline(HeadwatersAlgorithm):
    """A DEM with rivers and watersheds from nothing but a coast."""

    ID = "terrainfromcoastline"
    NAME = "Terrain from a coastline"
    GROUP = "terrain"
    SUMMARY = "Makes a terrain with rivers and watersheds from a coastline, around sketched rivers where there are any."
    DESCRIPTION = (
        "It does what ‘Grow rivers’, ‘Terrain model’ and ‘Render terrain’ do one after the other. Run those to stop in "
        "between and edit rivers or ground by hand. Heights differ then: here rivers find theirs with the land, there "
        "the land rises from rivers that keep those of their lines.",
        "Rivers and watersheds are those that water finds on the terrain: the rivers that were grown or sketched, and "
        "the side valleys that erosion has cut between them. No cell of land is a pit.",
        "The same seed makes the same terrain. Everything scales with the coast, from ten to a thousand kilometres.",
        "Without a coast an extent is enough: a rectangle of inland country, cut out of larger land. Rivers come in "
        "over its edges and leave over them, with the water of all their land, and the rectangle beside it, made with "
        "the same seed, goes on with the same heights and rivers.",
    )
    TAGS = (
        "procedural, generate, synthetic, terrain, heightmap, DEM, island, coastline, sketch, fantasy map, "
        "world building, game, erosion, perlin, mountain, valley, unity, unreal, godot, landscape, gaea, "
        "world machine, terrain generator, map generator, island generator"
    )
    FOREIGN_TAGS = (
        "Insel, Landkarte, île, générateur de terrain, isla, mapa de fantasía, generador de terreno, ilha, "
        "gerador de terreno"
    )
    REFERENCES = (
        "Génevaux, Galin, Guérin, Peytavie, Beneš (2013), Terrain generation using procedural models based on "
        "hydrology, doi:10.1145/2461912.2461996",
        "Braun, Willett (2013), A very efficient O(n), implicit and parallel method to solve the stream power "
        "equation, doi:10.1016/j.geomorph.2012.10.008",
    )
    NEEDED = ("COASTLINE",)
    RUNS = {
        "terrain": {**READ_COAST, "CELL_SIZE": 3, "RIDGES": True, "REPORT": True},
        "sketched": {
            **READ_COAST,
            "SKETCH": "@sketch",
            "CELL_SIZE": 40,
            "SEA_FLOOR": "flat",
            "MODEL": True,
            "REPORT_JSON": True,
            "UPLIFT_USED": True,
            "RIVER_SLOPE_USED": True,
            "TERRAIN_SLOPE_USED": True,
        },
    }

    replaces = staticmethod(is_model)

    def parameters(self) -> list:
        """Return parameters and outputs."""
        shape = *growth_parameters(TERRAIN_GROWTH), *slope_weights(), *model_parameters(None), *heights_parameters()
        land = [each for each in shape if each.name() != "PEAK"]
        land += [t.character(), t.peak(), t.cell_size(), t.erosion_strength(), t.sea_floor(t.SLOPE_FLOOR), p.seed()]
        land += [t.cliffs(), *lake_parameters()]
        named = {each.name(): each for each in land}
        return [
            *(named[name] for name in OPEN_PARAMETERS),
            *(p.advanced(each) for each in land if each.name() not in OPEN_PARAMETERS),
            p.creation_options(),
            p.raster_output("OUTPUT", "Terrain", "Heights in metres, below rivers those of their beds.", "relief"),
            p.vector_output("WATERSHEDS", "Watersheds", "The land of each river mouth.", "polygon", "divides"),
            p.vector_output("RIVERS", "Rivers", "Lines from source to mouth.", "line", "grownrivers"),
            p.vector_output("RIDGES", "Ridges", "Lines on the ground between valleys.", "line", "ridges", True),
            uplift_output(),
            *slope_outputs(),
            p.file_output("MODEL", "Model", "To edit, and to render at any scale.", t.MODEL_FILTER, optional=True),
            p.file_output("REPORT", "Report", "How natural it is.", "HTML files (*.html)", optional=True),
            p.file_output("REPORT_JSON", "Report as data", "The same as JSON.", "JSON files (*.json)", optional=True),
            p.count("EDGES", "Edges of the network"),
            p.text_result("EDGES_BY_ORDER", "Edges of order 1, 2, … after Strahler, as a list"),
            p.count("SKETCH_FOLLOWED", "Sketched length with a river within a cell of it (%)"),
            p.count("SPACING_USED", "Spacing used (m)"),
            p.count("SUMMIT", "Height of the highest cell (m)"),
            p.count("RECOVERED", "Rivers of the network that D8 finds on the raster (%)"),
            *t.conditioning_counts(),
            p.count("RIVER_COUNT", "River links"),
            p.count("WATERSHED_COUNT", "Watersheds"),
            p.count(*p.SEED_USED),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Grow, build, render; read the water from the result; write."""
        if outputs.wants("MODEL"):
            check_model_ending(inputs.output("MODEL"))
        with run.phase("Reading the coast", 0.03):
            look = LOOK_OF_CHARACTER[inputs.choice("CHARACTER")]
            growths = read_growths(run, inputs, look=look)
            growth = growths[0]
            islands = [island for each in growths for island in each.archipelago.islands]
            check_room_on_coast(run, inputs, islands, growth.crs, WATER_BYTES_PER_CELL)
            plans = read_plans(run, inputs, growths, look)
        with run.phase("Growing rivers", 0.12):
            lands, _ = grow_everywhere(run, growths)
        grown = [island for land in lands for island in land]
        with run.phase("Building the terrain", 0.35):
            model, lines = build_grown(run, plans, growths, lands)
        with run.phase("Rendering", 0.2):
            grid, cells = chosen_cells(run, inputs, model.islands, model.crs)
            frame = grid.frame(cells)
            room = room_in_memory(run, model.islands, grid, cells, WATER_BYTES_PER_CELL)
            erosion, sea_floor, inland = inputs.number("EROSION"), inputs.choice("SEA_FLOOR"), inputs.has("EXTENT")
            terrain = render_all(run, model.islands, grid, cells, room, erosion, 1.0, sea_floor, inland)
        summit = float(np.fmax.reduce(terrain.z, axis=None, initial=0.0))
        results = {
            **log_conditioning(run, terrain, summit),
            "EDGES": sum(island.edges for island in grown),
            "EDGES_BY_ORDER": str(edges_by_order(grown)),
            "SPACING_USED": growth.edge,
            "CELL_SIZE_USED": grid.cell,
            "SUMMIT": summit,
            "SEED_USED": growth.seed,
        }
        if growth.sketches:
            results["SKETCH_FOLLOWED"] = sketch_followed(run, model, lines, grid.cell)
        with run.phase("Writing the terrain", 0.1):
            results.update(write_terrain(run, outputs, terrain, frame, growth.name))
        with run.phase("Reading the water", 0.15):
            said = (Text("{}.", orders_sentence(edges_by_order(grown))),)
            results.update(write_waters(run, outputs, model, terrain, grid, cells, growth.edge, said))
        with run.phase("Writing the model and the ridges", 0.05):
            ridges = ridge_features(run, [each for each in model.islands if each.grown is not None])
            ridges = traced_ridges(ridges, terrain, frame)
            kind, title = QgsWkbTypes.Type.LineStringZ, titled(growth.name, "ridges")
            ridges = clipped(ridges, RIDGES, kind, growth.bounds)
            results["RIDGES"] = outputs.features(run, "RIDGES", RIDGES, kind, growth.crs, ridges, title)
            results["UPLIFT_USED"] = write_uplift(run, outputs, growth)
            results.update(write_slopes(run, inputs, outputs, growth))
            write = partial(write_model, run, terrain=model)
            results["MODEL"] = outputs.layers("MODEL", write, MODEL_STYLES, growth.name)
        return results
