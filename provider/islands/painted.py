"""What is painted on the islands: lines, polygons or points with a number, on the plane of the largest island."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from qgis.core import QgsGeometry, QgsWkbTypes

from ...core.report.texts import Text
from ..errors import refusal
from ..layers.feature_names import FeatureNames, listed
from ..layers.line_vertices import part_vertices
from ..layers.vector_reading import LINES, POINTS, POLYGONS, read_features, single_parts
from ..numbers import Told, told
from .coasts import Archipelago, length_text, rings_of

if TYPE_CHECKING:
    from ...core.plane.painting import Painted
    from ...core.run.run import Run
    from ..base.inputs import Inputs

NO_NUMBERS = ("id", "fid", "ogc_fid")  # fields of which nobody paints with
PAINT_REACH = 0.12  # of the root of the area of the largest island, over which what is painted fades


def number_fields(source) -> list:
    """Return the names of the fields of a layer with numbers that may mean something."""
    return [field.name() for field in source.fields() if field.isNumeric() and field.name().lower() not in NO_NUMBERS]


def read_painted(
    run: Run, inputs: Inputs, name: str, column, cells, most: float = np.inf, usual: dict | None = None, least=0.0,
    width: str = "",
) -> list[Painted]:  # fmt: skip
    """Return what a layer has painted as a list of the core's `Painted`; refuse numbers not from ``least`` to ``most``.

    ``column`` is the field of the numbers; without one it is ``usual``, by the type of geometry. Features without a
    number and those that are off all land are left out, which is said; a layer of which nothing is left is refused.
    ``width`` is the field of how many metres lines and points are wide, where there is one.
    """
    from ...core.plane.painting import Painted

    source, archipelago = inputs.features(name), cells.archipelago
    place, names = source.fields().lookupField(column) if column else -1, FeatureNames(source)
    found, empty, astray, narrow, to_local = [], [], [], [], archipelago.islands[0].to_local
    land, reach = cells.places_on_land(), painted_reach(archipelago)
    land = land[np.argsort(land[:, 0], kind="stable")]
    for feature in read_features(run, source, None, archipelago.crs, inputs.context):
        shapes = by_kind(feature.geometry())
        values = {own: _number(feature.attribute(place)) if place >= 0 else usual[own] for own in shapes}
        value = next(iter(values.values()))
        if value is None:
            empty.append(feature.id())
            continue
        if not least <= value <= most:
            low, high = Text("below {:g}", Told(least)), Text("above {:g} (metres per metre)", Told(most))
            limit = low if value < least else high
            which = names.of([feature.id()])
            raise refusal(
                "{}: {} of ‘{}’ has {}. No number may be {}.", name, which, source.sourceName(), told(value, "g"), limit
            )
        near, wide = False, _width(name, source, names, feature, width)
        if wide and wide < 2 * cells.metres and not set(shapes) <= {POLYGONS}:
            narrow.append(feature.id())
        for own, shape in shapes.items():
            found_parts = [to_local(xy) for part in shape for xy in _vertices(part, own)]
            parts = tuple(part for part in found_parts if np.isfinite(part).all())
            half = max(wide / 2, cells.metres) if wide and own != POLYGONS else None
            if parts and _near(np.concatenate(parts), land, half or reach):
                found.append(Painted(parts, own == POLYGONS, values[own], half))
                near = True
        astray += [] if near else [feature.id()]
    if narrow:
        run.warn(
            "{}: {} of ‘{}’ narrower than two cells of {}: taken as wide as that.",
            name, names.of(narrow), source.sourceName(), length_text(cells.metres)
        )
    for ids, why in ((empty, Text("without a number")), (astray, Text("off all land"))):
        if ids:
            run.warn("{}: {} of ‘{}’ {}: left out.", name, names.of(ids), source.sourceName(), why)
    if not found:
        raise refusal("{}: nothing of ‘{}’ lies on the land of ‘{}’.", name, source.sourceName(), archipelago.name)
    return found


def _width(name, source, names, feature, field):
    """Return how many metres a feature is wide, None where nobody said; refuse what is no width."""
    place = source.fields().lookupField(field) if field else -1
    value = feature.attribute(place) if place >= 0 else None
    wide = _number(value)
    is_text = wide is None and isinstance(value, str) and bool(value.strip())
    if is_text or (wide is not None and not wide > 0):
        which, has = names.of([feature.id()]), f"‘{value}’" if is_text else told(wide, "g")
        raise refusal(
            "{}: {} of ‘{}’ has {} for {}. A width is more than 0 m, or empty.",
            name, which, source.sourceName(), has, field
        )
    return wide


def by_kind(geometry: QgsGeometry) -> dict:
    """Return the points, lines and polygons of a geometry by their kind, however they are collected in it."""
    parts: dict = {}
    for part in single_parts(geometry.constGet()):
        parts.setdefault(QgsWkbTypes.geometryType(part.wkbType()), []).append(part)
    return parts


def painted_reach(archipelago: Archipelago) -> float:
    """Return over how many metres what is painted fades into its surroundings."""
    return PAINT_REACH * float(np.sqrt(archipelago.islands[0].area))


def chosen_field(name: str, field_name, source, field, likely, other: str = "") -> str:
    """Return the field of a layer with the numbers, '' where there is none with any; refuse to guess.

    It is the ``field`` that was chosen as the parameter ``field_name``, else a ``likely`` one, else the only one but
    for one that is for something ``other``.
    """
    numeric = [each for each in number_fields(source) if each.lower() != other]
    if field:
        if source.fields().lookupField(field) < 0:
            raise refusal("{}: ‘{}’ has no field ‘{}’. Choose one that it has.", field_name, source.sourceName(), field)
        return field
    fitting = [each for each in numeric if each.lower() in likely] or numeric
    if len(fitting) > 1:
        raise refusal("{}: ‘{}’ has {}. Choose one as {}.", name, source.sourceName(), listed(numeric), field_name)
    return fitting[0] if fitting else ""


def _near(xy, land, reach):
    """Tell whether the box around points comes within a reach of any of the places on land, from west to east."""
    (west, south), (east, north) = xy.min(axis=0) - reach, xy.max(axis=0) + reach
    begin, end = np.searchsorted(land[:, 0], [west, east])
    return bool(np.any((land[begin:end, 1] >= south) & (land[begin:end, 1] <= north)))


def _vertices(part, kind):
    """Return the vertices of a point or a line, or the rings of a polygon."""
    if kind == POINTS:
        return [np.array([[part.x(), part.y()]])]
    return [part_vertices(part)[:, :2]] if kind == LINES else rings_of(part)


def _number(value):
    """Return a value as a number, None if it is none."""
    try:
        number = float(value)
    except (TypeError, ValueError):
        return None
    return number if np.isfinite(number) else None
