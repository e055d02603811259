"""The ground of models made anew where their rivers were edited."""

from __future__ import annotations

import numpy as np

from ....core.choices import M2_PER_KM2
from ....core.report.texts import Text
from ....core.run.run import Run
from ...errors import refusal
from ...layers.virtual_files import on_this_machine
from ...numbers import told
from ..model_files.edits import read_edits
from ..model_files.reading import read_model
from ..model_files.tables import RESTORE
from ..model_files.windows import window_of_model


def eroded_islands(run: Run, path) -> tuple:
    """Return what `write_anew` takes of the islands of a model in a file whose rivers were edited, and its counts."""
    from ....core.terrain.eroding_anew import erode_anew

    with on_this_machine(path) as file:
        with run.phase("Reading the model", 0.2):
            model = read_model(run, path)
        if any(island.model.dem is not None for island in model.islands):
            raise refusal(
                "MODEL: the ground of ‘{}’ is a DEM, which no uplift has made, so it cannot be eroded anew. ‘Render "
                "terrain’ lays rivers that were edited into it as it is.",
                model.name
            )
        if window_of_model(model) is not None:
            raise refusal(
                "MODEL: ‘{}’ was cut to a window, and the ground follows from all land of an island. Erode the whole "
                "model.",
                model.name
            )
        edits = read_edits(file, model)
    found, courses, area = [], 0, 0.0
    total = sum(island.plane.area for island, edit in zip(model.islands, edits) if is_edited(edit)) or 1.0
    for island, edit in zip(model.islands, edits):
        if not is_edited(edit):
            continue
        if island.model.ground is None or island.model.uplift is None:
            raise refusal(
                "MODEL: island {} of ‘{}’ has no erosion, so no ground can be made anew. Build the model with another "
                "EROSION_CELL_SIZE than 0.",
                island.rank + 1, model.name
            )
        if island.model.courses.cell.size and not island.model.tree.z.size:
            raise refusal(
                "MODEL: island {} of ‘{}’ has courses but no node, in whose cells they run. {}.",
                island.rank + 1, model.name, RESTORE
            )
        with run.phase(Text("Island {}", island.rank + 1), 0.8 * island.plane.area / total):
            eroded = erode_anew(run, island.model, edit)
        found.append((island, eroded))
        courses, area = courses + int(np.count_nonzero(eroded.touched)), area + eroded.area / M2_PER_KM2
    if not found:
        run.warn("No course was edited since the ground was made, so it stays as it is.")
    run.note("Courses with new heights: {}; land made anew: {} km²", told(courses), told(area, ",.4g"))
    return found, {"COURSES": courses, "AREA": area}


def is_edited(edit) -> bool:
    """Tell whether the rivers of an island were edited at all."""
    return bool(edit.touched.any() or edit.gone.any())
