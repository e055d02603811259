"""Model from a DEM: a terrain model whose ground is a DEM that somebody has."""

from __future__ import annotations

from functools import partial

from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_DEM
from ...provider.terrain.building.dem_models import (
    REFERENCES_OF_DEM_TERRAIN,
    TAGS_OF_DEM_TERRAIN,
    build_ground,
    counts_of_model,
    model_of_dem_parameters,
    read_given_ground,
)
from ...provider.terrain.model_files.writing import MODEL_STYLES, check_model_ending, is_model, write_model
from ...provider.terrain.rendering import parameters as t


class ModelFromDem(HeadwatersAlgorithm):
    """A terrain model whose ground is a DEM."""

    ID = "modelfromdem"
    NAME = "Model from a DEM"
    GROUP = "terrain"
    SUMMARY = "Makes a terrain model of a DEM: its rivers and lakes can be edited, and any part of it rendered finer."
    DESCRIPTION = (
        "Lakes are where the least change to the DEM fills a hollow, and where ground is level already; all other "
        "hollows are opened. Rivers are traced in the valleys of a smooth surface whose means over the cells are the "
        "DEM, and get widths, depths, types and bends by what they carry.",
        "‘Render terrain’ makes rasters of the model, at the cells of the DEM just as that is, at finer ones with beds "
        "of rivers and shores of lakes. Move a course, draw a lake, raise or carve the ground, and render again. "
        "‘Terrain from a DEM’ does both at once.",
    )
    TAGS = TAGS_OF_DEM_TERRAIN
    REFERENCES = REFERENCES_OF_DEM_TERRAIN
    RUNS = {"model": {**READ_DEM, "MODEL": True}}

    replaces = staticmethod(is_model)

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            *model_of_dem_parameters(),
            p.file_output("MODEL", "Model", "To edit, and to render at any scale.", t.MODEL_FILTER),
            *counts_of_model(),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read, build, write."""
        check_model_ending(inputs.output("MODEL"))
        with run.phase("Reading the DEM", 0.1):
            ground = read_given_ground(run, inputs)
        with run.phase("Building the model", 0.7):
            model, numbers = build_ground(run, inputs, ground)
        with run.phase("Writing the model", 0.2):
            path = outputs.layers("MODEL", partial(write_model, run, terrain=model), MODEL_STYLES, ground.name)
        return {"MODEL": path, **numbers}
