"""The ground of models made anew where their rivers were edited."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingParameterFeatureSource, QgsRectangle

from ....core.choices import M2_PER_KM2
from ....core.report.texts import Text
from ....core.run.run import Run
from ...base import parameters as p
from ...base.inputs import Inputs
from ...errors import refusal
from ...islands.coasts import length_text, rings_of
from ...islands.painted import by_kind
from ...layers.vector_reading import POLYGONS, read_features
from ...numbers import told
from ..model_files.edits import noted_ids, read_edits
from ..model_files.reading import read_model
from ..model_files.tables import RESTORE, Table
from ..model_files.windows import window_of_model

WITHIN = "WITHIN"  # the parameter of where


class ErodedModel(NamedTuple):
    """What `write_anew` takes of a model."""

    anew: list  # of each island that has new ground its `ModelIsland` and the core's `ErodedAnew`
    courses: Table  # of all islands, as they were read
    still_edited: list  # ids of courses around which the ground is as it was


def area_parameter() -> QgsProcessingParameterFeatureSource:
    """Return the parameter of where ground is made anew."""
    return p.polygons(
        WITHIN,
        "Only within",
        "Polygons in which all land is made anew, whether rivers were edited there or not; all around stays as it is. "
        "The new ground begins inside of their borders, the log says how far. Rivers keep their flow, and fall "
        "through old and new ground. Empty: all land that drains to an edited river.",
    )


def eroded_islands(run: Run, inputs: Inputs, file: Path) -> tuple[ErodedModel, dict]:
    """Return the `ErodedModel` of a file whose rivers were edited, or of which polygons say where, and its counts."""
    from ....core.island.peak import UNMINDED
    from ....core.terrain.eroding_anew import rim_width

    with run.phase("Reading the model", 0.2):
        model = read_model(run, str(file))
    _check(model)
    edits, noted = read_edits(file, model), noted_ids(file)
    wanted = list(zip(model.islands, edits, _areas(run, inputs, model)))
    wanted = [each for each in wanted if (is_edited(each[1]) if each[2] is None else each[2])]
    still_edited = _edited_ids(model, edits, noted) if inputs.has(WITHIN) else set()
    found, courses, area = [], 0, 0.0
    total = sum(island.plane.area for island, *_ in wanted) or 1.0
    for island, edit, within in wanted:
        _check_island(model, island)
        with run.phase(Text("Island {}", island.rank + 1), 0.8 * island.plane.area / total):
            eroded = _eroded(run, island, edit, within)
        found.append((island, eroded))
        if abs(eroded.highest - eroded.was_highest) > UNMINDED * eroded.was_highest:
            run.note(
                "Island {}: the highest land lies at {} m, at {} m before",
                island.rank + 1, told(eroded.highest, ",.4g"), told(eroded.was_highest, ",.4g")
            )
        courses, area = courses + int(np.count_nonzero(eroded.touched)), area + eroded.area / M2_PER_KM2
        if eroded.inside is not None:
            still_edited -= set(island.ids[0][eroded.inside].tolist())
    if not found and not inputs.has(WITHIN):
        run.warn("No course was edited since the ground was made, so it stays as it is.")
    if inputs.has(WITHIN) and not area:
        raise refusal("WITHIN: no land lies farther inside a polygon than its rim is wide. Draw larger ones.")
    if inputs.has(WITHIN):
        rim = max(rim_width(island.model) for island, _ in found)
        run.note("WITHIN: old ground passes into new over {}", length_text(rim))
    run.note("Courses with new heights: {}; land made anew: {} km²", told(courses), told(area, ",.4g"))
    return ErodedModel(found, model.courses, sorted(still_edited)), {"COURSES": courses, "AREA": area}


def _edited_ids(model, edits, noted):
    """Return the ids of courses that were edited, drawn or, of those ``noted``, deleted."""
    own = [island.ids[0] for island in model.islands]
    touched = [ids[edit.touched].tolist() for ids, edit in zip(own, edits)]
    return set(noted).difference(*(ids.tolist() for ids in own)).union(*touched)


def _check(model):
    """Refuse a model whose ground nothing can make anew."""
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


def _check_island(model, island):
    """Refuse an island whose ground nothing can make anew."""
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


def _areas(run, inputs, model):
    """Return for each island its polygons of WITHIN, on its plane; None for all where there is no such layer."""
    if not inputs.has(WITHIN):
        return [None] * len(model.islands)
    found = [[] for _ in model.islands]
    for feature in read_features(run, inputs.features(WITHIN), None, model.crs, inputs.context):
        for part in by_kind(feature.geometry()).get(POLYGONS, []):
            for island, areas in zip(model.islands, found):
                rings = tuple(island.plane.to_local(ring) for ring in rings_of(part))
                if _box(rings[0]).intersects(_box(island.plane.land.rings[0])):
                    areas.append(rings)
    return found


def _box(ring):
    """Return the extent of a ring on a plane, none where a corner has no place there."""
    return QgsRectangle(*ring.min(axis=0), *ring.max(axis=0)) if np.isfinite(ring).all() else QgsRectangle()


def _eroded(run, island, edit, areas):
    """Return the core's `ErodedAnew` of an island, of which only some areas are to change; None: all that is edited."""
    from ....core.plane.types import Land
    from ....core.terrain.eroding_anew import erode_anew
    from ....core.terrain.frames import land_mask, shores_on_grid
    from ....core.terrain.relief.levels import window_of

    if areas is None:
        return erode_anew(run, island.model, edit)
    window = window_of(island.model.ground)
    masks = (land_mask(shores_on_grid(Land(rings), window), window.cells) != 0 for rings in areas)
    return erode_anew(run, island.model, edit, np.logical_or.reduce(list(masks)))


def is_edited(edit) -> bool:
    """Tell whether the rivers of an island were edited at all."""
    return bool(edit.touched.any() or edit.gone.any())
