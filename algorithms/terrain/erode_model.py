"""Erode model: the ground of a terrain model made anew where its rivers were edited."""

from __future__ import annotations

from functools import partial

from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_MODEL
from ...provider.terrain.building.eroding import area_parameter, eroded_islands
from ...provider.terrain.building.model_parameters import compact_parameter, in_form
from ...provider.terrain.model_files.compact import ordinary
from ...provider.terrain.model_files.updating import write_anew
from ...provider.terrain.model_files.writing import MODEL_STYLES, check_model_ending, is_model
from ...provider.terrain.rendering import parameters as t


class ErodeModel(HeadwatersAlgorithm):
    """A terrain model with its ground in balance again."""

    ID = "erodemodel"
    NAME = "Erode model"
    GROUP = "terrain"
    SUMMARY = "Makes the ground of a terrain model anew where its rivers were edited, and holds all other land."
    DESCRIPTION = (
        "Rivers of a model can be moved, drawn, deleted, raised and lowered. ‘Render terrain’ then cuts their beds "
        "into the ground as it was. Here uplift, rivers and hillslopes come into balance again: old valleys grow over, "
        "new ones open, and divides move, on all land that drains to an edited river or did so before.",
        "All other land stays as it is, bit for bit; with polygons all land but theirs does. Heights of rivers on "
        "the new ground follow from it, but for those that were given: a course whose heights alone were edited keeps "
        "them, as far as no hillslope becomes too steep. They carry more or less as more or less land drains to them, "
        "and are wider or narrower for it.",
        "Springs move down their rivers where these would otherwise begin on another side of a divide, but for those "
        "of courses that were edited. The model itself is never changed: the result is a copy of its file. Types and "
        "bends stay as they are.",
    )
    TAGS = "procedural, generate, terrain, erosion, uplift, edit, landscape evolution, fantasy map"
    REFERENCES = (
        "Braun, Willett (2013), A very efficient O(n), implicit and parallel method to solve the stream power "
        "equation, doi:10.1016/j.geomorph.2012.10.008",
    )
    RUNS = {"eroded": READ_MODEL, "within": {**READ_MODEL, "WITHIN": "@coast"}}

    replaces = staticmethod(is_model)

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            p.file(
                "MODEL",
                "Terrain model",
                "A GeoPackage made by ‘Terrain model’, whose courses were edited since. It is never changed.",
                t.MODEL_FILTER,
            ),
            area_parameter(),
            compact_parameter(),
            p.file_output("OUTPUT", "Eroded model", "The model with new ground.", "GeoPackage (*.gpkg)"),
            p.count("COURSES", "Courses with new heights"),
            p.count("AREA", "Land made anew (km²)"),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read the model and what was done to it, solve, write a copy."""
        check_model_ending(inputs.output("OUTPUT"), "OUTPUT")
        with ordinary(inputs.text("MODEL")) as source:
            with run.phase("Eroding", 0.9):
                made, results = eroded_islands(run, inputs, source)
            with run.phase("Writing the model", 0.1):
                write = in_form(run, inputs, partial(write_anew, run, source=source, made=made))
                path = outputs.layers("OUTPUT", write, MODEL_STYLES, source.stem)
        return {"OUTPUT": path, **results}
