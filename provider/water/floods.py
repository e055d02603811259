"""Floods between layers and core: how high rivers stand, how much they carry, and the results."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from qgis.core import QgsFeatureRequest, QgsWkbTypes

from ...core.choices import M2_PER_KM2
from ..errors import refusal
from ..layers.fields import FLOODS
from ..layers.ids import number_of
from ..layers.raster_reading import read_same_cells
from ..translation import titled
from .catchments import none_for_nan
from .river_land import RiverLand
from .watersheds import reported, shapes_of

if TYPE_CHECKING:
    from ...core.arrays import Array, Indices
    from ...core.raster.raster import AnyRaster
    from ...core.run.run import Run
    from ...core.watersheds.floods import RatingCurves, RiverReaches
    from ...core.watersheds.measures import Measures
    from ..base.inputs import Inputs
    from ..base.outputs import Outputs

MM_PER_HOUR = 1 / 3.6e6  # in metres a second
RATING_HEADER = "id,stage_m,surface_m2,volume_m3,bed_m2,length_m,slope,section_m2,perimeter_m,radius_m,discharge_m3s"


class Stages(NamedTuple):
    """How high the rivers stand; arrays have a value for each label from 0 on, NaN where it is not known."""

    of_cells: np.ndarray  # metres above each cell of the rivers
    of_reaches: np.ndarray
    discharge: np.ndarray
    beyond: np.ndarray  # whether more flows than at the greatest stage


def values_of_reaches(run: Run, inputs: Inputs, name: str, land: RiverLand, outlet: Indices) -> Array:
    """Return what a number, field or raster says of each reach by label; a raster at its last cell, ``outlet``."""
    from ...core.raster.storage import values_at

    if field := inputs.field(name):  # which there is of RIVERS alone
        return _field_values(inputs.features("RIVERS"), field, land.ids)
    values = np.full(land.ids.size, np.nan)
    found = read_same_cells(run, inputs, name, land.directions.source)
    if found is None:
        values[1:] = inputs.number(name)
        return values
    there = outlet >= 0
    values[there] = np.where(*(values_at(each, outlet[there]) for each in found[::-1]), np.nan)
    return values


def stages_of_cells(run: Run, inputs: Inputs, land: RiverLand) -> tuple:
    """Return what STAGE says of each cell of the rivers, and of each reach: NaN there if it is a raster."""
    from ...core.raster.storage import values_at

    found = None if inputs.field("STAGE") else read_same_cells(run, inputs, "STAGE", land.directions.source)
    if found is None:
        of_reaches = values_of_reaches(run, inputs, "STAGE", land, None)
        return of_reaches[land.rivers.labels], of_reaches
    values, known = (values_at(each, land.rivers.cells) for each in found)
    return np.where(known, values, np.nan), np.full(land.ids.size, np.nan)


def _field_values(source, field, ids):
    """Return the number that a field of lines has for each id, NaN where it has none; of several lines the first."""
    values = np.full(ids.size, np.nan)
    request = QgsFeatureRequest().setFlags(QgsFeatureRequest.Flag.NoGeometry)
    for feature in source.getFeatures(request):
        label = np.searchsorted(ids[1:], number_of(source, feature)) + 1
        if label < ids.size and ids[label] == number_of(source, feature) and np.isnan(values[label]):
            try:
                values[label] = float(feature.attribute(field))
            except (TypeError, ValueError):  # NULL
                continue
    if np.isnan(values).all():
        raise refusal("The field {} of ‘{}’ holds no number for any of its rivers.", field, source.sourceName())
    return values


def write_rating_table(run: Run, curves: RatingCurves, reaches: RiverReaches, ids: Array, path: str) -> None:
    """Write the rating curves as CSV, those of reaches that have one."""
    columns = ",%.9g" * RATING_HEADER.count(",")
    labels = np.flatnonzero(~np.isnan(curves.discharge[:, -1]))
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        print(RATING_HEADER, file=file)
        for done, label in enumerate(labels):
            length, slope = reaches.length[label], reaches.slope[label]
            surface, volume, bed, discharge = (each[label] for each in curves[1:])
            section, perimeter = volume / length, bed / length
            radius = np.divide(section, perimeter, out=np.zeros(bed.size), where=perimeter > 0)
            of_row = curves.stage, surface, volume, bed, length, slope, section, perimeter, radius, discharge
            rows = np.column_stack(np.broadcast_arrays(*of_row)).tolist()
            print("\n".join(f"{ids[label]}{columns % tuple(row)}" for row in rows), file=file)
            run.report((done + 1) / labels.size)
            run.check()


def write_extent(
    run: Run, outputs: Outputs, land: RiverLand, stages: Stages, depth: AnyRaster, labels: AnyRaster
) -> tuple[str, Measures]:
    """Write the water on the land of each reach as polygons; return the path and the `Measures` of the labels."""
    from ...core.raster.raster import lazy
    from ...core.watersheds.measures import measure_basins
    from ...core.watersheds.polygons import trace_polygons

    directions, there = land.directions, run.on(land.directions.storage)
    wet = (lazy(depth) > 0) & land.known
    flooded = lazy(labels).where(wet, 0).astype(np.int32).materialise(there)
    found = measure_basins(run.quietly(), flooded, land.ids.size - 1, directions.cell_area, depth, wet)
    if not outputs.wants("EXTENT"):
        return None, found
    with run.phase("Tracing polygons", 0.6):
        rings = trace_polygons(there, flooded)
    some = rings.labels
    columns = [
        land.ids[some],
        none_for_nan(stages.of_reaches[some]),
        none_for_nan(stages.discharge[some]),
        found.area[some] / M2_PER_KM2,
        found.area[some] * found.z_mean[some],
        found.z_max[some],
        found.z_mean[some],
        stages.beyond[some].astype(int),
    ]
    features = zip(shapes_of(rings, directions.frame), zip(*(column.tolist() for column in columns)))
    kind, title = QgsWkbTypes.Type.MultiPolygon, titled(directions.source.name, "flood")
    with run.phase("Writing polygons", 0.4):
        made = reported(run, features, max(some.size, 1))
        return outputs.features(run, "EXTENT", FLOODS, kind, directions.frame.crs, made, title), found
