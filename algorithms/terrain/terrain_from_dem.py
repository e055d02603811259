"""Terrain from a DEM: a DEM that somebody has, given back with its rivers, at its own cells or finer ones."""

from __future__ import annotations

from functools import partial

import numpy as np
from qgis.core import QgsWkbTypes

from ...core.raster.raster import lazy
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_DEM
from ...provider.layers.fields import MODEL_LAKES, RIVER_COURSES
from ...provider.terrain.building.dem_models import (
    REFERENCES_OF_DEM_TERRAIN,
    TAGS_OF_DEM_TERRAIN,
    build_ground,
    counts_of_model,
    model_of_dem_parameters,
    read_given_ground,
    spline_on,
)
from ...provider.terrain.model_files.course_features import course_features
from ...provider.terrain.model_files.layers import declared_lake_rows
from ...provider.terrain.model_files.writing import MODEL_STYLES, check_model_ending, is_model, write_model
from ...provider.terrain.rendering import parameters as t
from ...provider.terrain.rendering.rendering import chosen_cells, log_conditioning, render_all, write_terrain
from ...provider.terrain.rendering.room import room_to_render
from ...provider.translation import titled


class TerrainFromDem(HeadwatersAlgorithm):
    """A DEM with its rivers, at its own cells or finer."""

    ID = "terrainfromdem"
    NAME = "Terrain from a DEM"
    GROUP = "terrain"
    SUMMARY = (
        "Gives a DEM or heightmap its rivers and lakes, at its own cells or finer ones, so that it drains everywhere."
    )
    DESCRIPTION = (
        "The land stays the one that was given. Hollows become lakes or are opened, whatever changes less; no cell but "
        "those of lakes is a pit; and D8 finds the rivers of the layer beside it. Finer cells have a smooth surface "
        "whose means over the cells are the DEM, with beds of rivers, their bends and the shores of lakes.",
        "At the cells of the DEM the result is the DEM with its hollows opened and its lakes level: a second run "
        "changes nothing. It lies on the same grid; each cell holds a whole number of finer ones where CELL_SIZE is a "
        "whole part of its size.",
        "Anything with heights will do: surveys, noise, heightmaps of games and of other generators. An image that "
        "does not say where it lies takes PIXEL_SIZE.",
    )
    TAGS = f"{TAGS_OF_DEM_TERRAIN}, procedural, unity, unreal, godot, gaea, world machine"
    REFERENCES = REFERENCES_OF_DEM_TERRAIN
    RUNS = {
        "terrain": {
            **READ_DEM,
            "LAKES": True,
            "WATER": True,
            "RIVER_DEPTH": True,
            "CHANGE": True,
            "MODEL": True,
        },
        "finer": {**READ_DEM, "CELL_SIZE": 15, "STANDING_WATER": "drained", "CHANGE": True},
    }

    replaces = staticmethod(is_model)

    def parameters(self) -> list:
        """Return parameters and outputs."""
        given = model_of_dem_parameters()
        return [
            given[0],
            p.number(
                "CELL_SIZE",
                "Cell size (m)",
                "Width and height of a cell on the ground, no more than those of the DEM. Empty: as the DEM has them.",
                minimum=0.001,
                maximum=p.FAR,
                optional=True,
            ),
            p.extent("EXTENT", "Extent", "Make this part, grown to whole cells. Rivers are those of the whole DEM."),
            *given[1:],
            p.creation_options(),
            p.raster_output(
                "OUTPUT", "Terrain", "Heights in metres: below rivers of beds, on lakes of water.", "relief"
            ),
            p.vector_output("RIVERS", "Rivers", "Lines downstream, with the heights of beds.", "line", "courses"),
            p.vector_output("LAKES", "Lakes", "Lakes with their levels.", "polygon", "lakes", True),
            p.raster_output("WATER", "Water", "0 dry land, 1 river, 2 sea, 3 lake.", "", optional=True, codes=True),
            p.raster_output(
                "RIVER_DEPTH", "Depth of rivers (m)", "Water over the bed of rivers and lakes.", "depth", optional=True
            ),
            p.raster_output(
                "CHANGE", "Change (m)", "Terrain less a smooth surface of the DEM.", "change", optional=True
            ),
            p.file_output("MODEL", "Model", "To edit, and to render at any scale.", t.MODEL_FILTER, optional=True),
            *counts_of_model(),
            *t.conditioning_counts(),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read, build, render, write."""
        if outputs.wants("MODEL"):
            check_model_ending(inputs.output("MODEL"))
        with run.phase("Reading the DEM", 0.1):
            ground = read_given_ground(run, inputs)
        with run.phase("Building the model", 0.35):
            finer = outputs.wants("MODEL") or inputs.number("CELL_SIZE") is not None
            model, numbers = build_ground(run, inputs, ground, finer)
        with run.phase("Rendering", 0.35):
            grid, cells = chosen_cells(run, inputs, model.islands, model.crs)
            room = room_to_render(run, model.islands, grid, cells, outputs.scratch)
            terrain = render_all(run, model.islands, grid, cells, room, 1.0, 1.0, t.NO_FLOOR)
        numbers.update(log_conditioning(run, terrain))
        frame = grid.frame(cells)
        with run.phase("Writing", 0.2):
            results = write_terrain(run, outputs, terrain, frame, ground.name)
            if outputs.wants("CHANGE"):
                known = np.isfinite(lazy(terrain.z))
                change = lazy(terrain.z) - spline_on(run, ground, grid, cells)
                title = titled(ground.name, "change")
                results["CHANGE"] = outputs.raster(
                    run, "CHANGE", change.astype(np.float32), known, frame, title, unit="m"
                )
            results.update(self._write_water(run, outputs, model))
            write = partial(write_model, run, terrain=model)
            results["MODEL"] = outputs.layers("MODEL", write, MODEL_STYLES, ground.name)
        return {**results, **numbers, "CELL_SIZE_USED": grid.cell}

    @staticmethod
    def _write_water(run, outputs, model):
        """Write rivers and lakes; return where they are."""
        line, polygon = QgsWkbTypes.Type.LineStringZ, QgsWkbTypes.Type.Polygon
        rivers = course_features(run, model) if outputs.wants("RIVERS") else ()
        lakes = declared_lake_rows(model.islands[0]) if outputs.wants("LAKES") else ()
        layers = (("RIVERS", RIVER_COURSES, line, rivers), ("LAKES", MODEL_LAKES, polygon, lakes))
        return {
            name: outputs.features(run, name, schema, kind, model.crs, features, titled(model.name, name.lower()))
            for name, schema, kind, features in layers
        }
