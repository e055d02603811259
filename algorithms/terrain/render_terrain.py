"""Render terrain: a raster of any part of a model, at any cell size."""

from __future__ import annotations

import numpy as np

from ...core.raster.raster import lazy
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_MODEL
from ...provider.meshes.cells import mesh_of_cells, write_mesh_of_cells
from ...provider.terrain.model_files.reading import read_model
from ...provider.terrain.model_files.windows import window_of_model
from ...provider.terrain.rendering import parameters as t
from ...provider.terrain.rendering.rendering import chosen_cells, log_conditioning, render_all, write_terrain
from ...provider.terrain.rendering.room import room_to_render


class RenderTerrain(HeadwatersAlgorithm):
    """A DEM from a model of terrain."""

    ID = "renderterrain"
    NAME = "Render terrain"
    GROUP = "terrain"
    SUMMARY = "Makes a DEM of any part of a terrain model, at any cell size, with rivers that water finds again."
    DESCRIPTION = (
        "The model comes from ‘Terrain model’ and may have been edited since: move a course, raise a primitive, "
        "draw a hill, and render again. Cells lie on one grid for each cell size, so a part that is rendered by "
        "itself has the same heights as in a raster of the whole.",
        "Beds of rivers fall without a break to the sea, and no other cell of land is a pit: what dammed up water is "
        "opened or filled, and the log says how much that was.",
        "Large rasters are made block by block; they take disk, not memory.",
    )
    TAGS = (
        "procedural, generate, synthetic, terrain, heightmap, DEM, island, fantasy map, game, mountain, valley, unity, "
        "unreal, godot, landscape"
    )
    REFERENCES = (
        "Génevaux, Galin, Guérin, Peytavie, Beneš (2013), Terrain generation using procedural models based on "
        "hydrology, doi:10.1145/2461912.2461996",
    )
    RUNS = {"rendered": {**READ_MODEL, "CELL_SIZE": 40, "RIVER_DEPTH": True, "WATER": True, "MESH": True}}

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            p.file(
                "MODEL", "Terrain model", "A GeoPackage made by ‘Terrain model’. It is never changed.", t.MODEL_FILTER
            ),
            p.extent(
                "EXTENT",
                "Extent",
                "Render this part, grown to whole cells of the model's grid. Across 180°, west may be greater than "
                "east. Empty: all land.",
            ),
            t.cell_size(" Of the extent where there is one."),
            t.erosion_strength(),
            p.number(
                "DETAIL",
                "Detail",
                "How fine the noise on the ground is against the cells: 1 is as fine as cells can show, 0.5 as fine as "
                "cells twice as large can.",
                default=1.0,
                minimum=0.05,
                maximum=1.0,
                advanced=True,
            ),
            t.sea_floor(),
            p.creation_options(),
            p.raster_output("OUTPUT", "Terrain", "Heights in metres, below rivers those of their beds.", "relief"),
            p.raster_output(
                "RIVER_DEPTH", "Depth of rivers (m)", "Water over the bed of rivers and lakes.", "depth", optional=True
            ),
            p.raster_output("WATER", "Water", "0 dry land, 1 river, 2 sea, 3 lake.", "", optional=True, codes=True),
            mesh_of_cells(),
            *t.conditioning_counts(),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read the model, render, write."""
        with run.phase("Reading the model", 0.1):
            model = read_model(run, inputs.text("MODEL"))
        grid, cells = chosen_cells(run, inputs, model.islands, model.crs, window_of_model(model))
        room = room_to_render(run, model.islands, grid, cells, outputs.scratch)
        with run.phase("Rendering", 0.7):
            erosion, detail, floor = inputs.number("EROSION"), inputs.number("DETAIL"), inputs.choice("SEA_FLOOR")
            terrain = render_all(run, model.islands, grid, cells, room, erosion, detail, floor)
        done = log_conditioning(run, terrain)
        with run.phase("Writing", 0.2):
            results = write_terrain(run, outputs, terrain, grid.frame(cells), model.name)
        if outputs.wants("MESH"):
            known, frame = np.isfinite(lazy(terrain.z)), grid.frame(cells)
            results["MESH"] = write_mesh_of_cells(run, outputs, terrain.z, known, frame, model.name)
        return {**results, **done, "CELL_SIZE_USED": grid.cell}
