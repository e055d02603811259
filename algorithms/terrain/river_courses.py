"""River courses: the rivers of a terrain model as lines with all their bends, as water, and their oxbow lakes."""

from __future__ import annotations

from qgis.core import QgsWkbTypes

from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_MODEL
from ...provider.layers.fields import OXBOWS, RIVER_COURSES, RIVER_WATER
from ...provider.numbers import told
from ...provider.terrain.model_files.course_features import course_features, oxbow_features, water_features
from ...provider.terrain.model_files.reading import read_model
from ...provider.terrain.rendering import parameters as t
from ...provider.translation import titled


class RiverCourses(HeadwatersAlgorithm):
    """Lines and polygons of the rivers of a terrain model."""

    ID = "rivercourses"
    NAME = "River courses"
    GROUP = "terrain"
    SUMMARY = "Draws the rivers of a terrain model: lines with all their bends, the water by its width, oxbow lakes."
    DESCRIPTION = (
        "A model keeps the bends of its rivers as three numbers for each course, so that rasters of any cell size can "
        "show what fits them. Here every bend is drawn, with the side channels of braided rivers and the arms of "
        "deltas. The model may have been edited: lines are those that ‘Render terrain’ takes.",
        "Polygons of water are as wide as the rivers are when they fill their banks; all threads and tributaries of a "
        "river system are one. Oxbow lakes lie beside meandering rivers, where bends have been cut off.",
    )
    TAGS = "procedural, terrain, rivers, meander, braided, delta, oxbow, water, fantasy map, game, bend"
    REFERENCES = (
        "Langbein, Leopold (1966), River meanders: theory of minimum variance, doi:10.3133/pp422H",
        "Rosgen (1994), A classification of natural rivers, doi:10.1016/0341-8162(94)90001-9",
    )
    RUNS = {"courses": {**READ_MODEL, "WATER": True, "OXBOWS": True}}

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            p.file(
                "MODEL", "Terrain model", "A GeoPackage made by ‘Terrain model’. It is never changed.", t.MODEL_FILTER
            ),
            p.vector_output("COURSES", "Courses", "Lines with heights of the bed, downstream.", "line", "courses"),
            p.vector_output("WATER", "Water", "Land that rivers cover, by their widths.", "polygon", "lakes", True),
            p.vector_output("OXBOWS", "Oxbow lakes", "Bends that rivers have left.", "polygon", "lakes", True),
            p.count("COURSE_COUNT", "Courses"),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read the model, draw, write."""
        with run.phase("Reading the model", 0.2):
            model = read_model(run, inputs.text("MODEL"))
        count = sum(island.model.courses.cell.size for island in model.islands)
        results = {"COURSE_COUNT": count}
        line, polygon = QgsWkbTypes.Type.LineStringZ, QgsWkbTypes.Type.Polygon
        for name, schema, kind, features, share, title in (
            ("COURSES", RIVER_COURSES, line, course_features, 0.2, titled(model.name, "courses")),
            ("WATER", RIVER_WATER, polygon, water_features, 0.5, titled(model.name, "water of rivers")),
            ("OXBOWS", OXBOWS, polygon, oxbow_features, 0.1, titled(model.name, "oxbow lakes")),
        ):
            with run.phase("Drawing", share):
                made = features(run, model) if outputs.wants(name) else ()
                results[name] = outputs.features(run, name, schema, kind, model.crs, made, title)
        run.note("Courses: {}", told(count))
        return results
