"""Pour points: read, moved to their cells, and numbered as watersheds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np
from qgis.core import NULL, QgsFields, QgsProcessingContext, QgsProcessingFeatureSource

from ...core.arrays import Indices
from ...core.choices import M2_PER_KM2
from ...core.report.texts import Text, joined_texts
from ...core.run.run import Run
from ..errors import refusal
from ..layers.feature_names import NAMES_SHOWN, FeatureNames
from ..layers.fields import LABEL, POUR_POINTS, TYPES, WATERSHEDS
from ..layers.ids import ID, id_field
from ..layers.raster_reading import RasterSource
from ..layers.vector_reading import POINTS, own_fields, read_features
from ..numbers import Told, told
from .dem import Dem
from .directions import Directions, GivenDirections
from .seeds import Seeds, report_features
from .snapping import Snapping, check_land, move_points, rivers_beside

WATERSHED = "watershed"  # the field for its number where the points have an id of their own


class Codes(NamedTuple):
    """What a user calls the points: the field with a value of its own for each, whether numbers or text, and these."""

    field: str
    kind: str
    values: list


@dataclass(frozen=True)
class GivenPoints:
    """Points of a layer on the cells of a raster, before anything is known of its water; those outside are left out."""

    source: QgsProcessingFeatureSource
    snapping: Snapping
    ids: list
    attributes: list
    fields: QgsFields
    codes: Codes  # or None: they are numbered
    cells: np.ndarray
    left_out: int

    def check_land(self, run: Run, dem: Dem) -> None:
        """Refuse points on cells of a `Dem` from which nothing flows, and that have no land near them."""
        given = self.on_cells(dem.grid.cell_width)
        given.refuse_astray(check_land(run, given.snapping.distance, dem, self.cells))

    def on_cells(self, width) -> GivenPoints:
        """Return the same, with `Snapping` on cells of these widths."""
        return replace(self, snapping=self.snapping.on_cells(width))

    def refuse_astray(self, astray) -> None:
        """Refuse points that have no direction near them."""
        if not astray.any():
            return
        names = FeatureNames(self.source).of([self.ids[index] for index in np.flatnonzero(astray)])
        near = f"{Told(self.snapping.distance):g} m" if self.snapping.distance else Text("two cells")
        raise refusal(
            "POINTS: there is no direction at {} of ‘{}’, and none within {}. Move such points, raise SNAP, or leave "
            "them out.",
            names, self.source.sourceName(), near
        )

    def report(self, run: Run, which, what: Text) -> None:
        """Warn of the points of which something is true."""
        report_features(run, self.source, self.ids, which, what)


@dataclass(frozen=True)
class PourPoints:
    """Pour points on their cells, in the order of the layer, and the label of each."""

    given: GivenPoints
    cells: np.ndarray
    moved: np.ndarray
    labels: np.ndarray
    water: list

    @property
    def attributes(self) -> list:
        """The values of the user's fields."""
        return self.given.attributes

    @property
    def fields(self) -> QgsFields:
        """The user's fields."""
        return self.given.fields

    @property
    def first(self) -> Indices:
        """The index of the first point of each label from 1 on."""
        return np.unique(self.labels, return_index=True)[1]

    @property
    def seeds(self) -> Seeds:
        """The points as seeds; the id of a watershed is the code of its first point."""
        first, codes = self.first, self.given.codes
        ids = np.arange(first.size + 1)
        if codes is not None:
            ids = np.array([None if codes.kind == "text" else 0, *(codes.values[index] for index in first)])
        return Seeds(self.cells[first], self.labels[first], ids)

    @property
    def kind_of_ids(self) -> str:
        """The type of the ids of watersheds, as fields have it."""
        return self.given.codes.kind if self.given.codes else "integer"

    @property
    def has_own_ids(self) -> bool:
        """Whether the codes are in a field id, which therefore is that of the watersheds too."""
        return self.given.codes is not None and self.given.codes.field.lower() == ID

    def of_watersheds(self, seeds: Seeds, given: GivenDirections = WATERSHEDS) -> tuple:
        """Return schema, fields and, for each label, values by which watersheds are known; see `watershed_values`."""
        schema, kept = self._named(given), list(range(self.fields.count()))
        if self.has_own_ids:
            schema = schema[0]._replace(name=self.given.codes.field), *schema[1:]
            kept.remove(self.fields.lookupField(ID))
        fields = QgsFields()
        for index in kept:
            fields.append(self.fields[index])
        numbers = [] if seeds.numbers is seeds.ids else seeds.numbers.tolist()
        values: list = [None]  # of no watershed
        for label, index in enumerate(self.first, 1):
            own = [self.attributes[index][column] for column in kept]
            values.append([numbers[label], *own] if numbers else own)
        return (*schema, LABEL) if numbers else schema, fields, values

    def of_points(self) -> tuple:
        """Return the schema of the points on their cells."""
        return self._named(POUR_POINTS)

    def _named(self, schema):
        """Return a schema with the type of the codes, and another name for the ids where the points have their own."""
        kind = self.kind_of_ids
        name = ID if id_field(self.given.source) is None else WATERSHED
        named = {ID: {"name": name, "kind": kind}, "downstream": {"kind": kind}}
        return tuple(field._replace(**named.get(field.name, {})) for field in schema)


def read_points(
    run: Run, source: Any, raster: RasterSource, snapping: Snapping, code: str | None, context: QgsProcessingContext
) -> GivenPoints:
    """Read points as `GivenPoints` on a raster, with their codes from the field ``code``; leave out those outside."""
    fields = own_fields(source)
    columns = [source.fields().lookupField(field.name()) for field in fields]
    code_column = _code_column(source, code)
    ids, attributes, values, points = [], [], [], []
    for feature in read_features(run, source, POINTS, raster.crs, context):
        own = feature.attributes()
        for vertex in feature.geometry().vertices():
            ids.append(feature.id())
            attributes.append([own[column] for column in columns])
            values.append(own[code_column] if code_column >= 0 else None)
            points.append((vertex.x(), vertex.y()))
    cells = raster.cells_at(*np.array(points, float).reshape(-1, 2).T)
    inside = np.flatnonzero(cells >= 0)
    if inside.size == 0:
        raise refusal(
            "POINTS: no point of ‘{}’ lies on a direction of ‘{}’. Is its CRS right?", source.sourceName(), raster.name
        )
    report_features(run, source, ids, cells < 0, Text("lay outside of the directions: left out"))
    ids, attributes, values = ([each[index] for index in inside] for each in (ids, attributes, values))
    codes = _codes(run, source, code, code_column, ids, values)
    left_out = len(points) - inside.size
    return GivenPoints(source, snapping, ids, attributes, fields, codes, cells[inside], left_out)


def _code_column(source, code):
    """Return the column of the field that was chosen as ``code``, else that of a field id; -1 where there is none."""
    column = source.fields().lookupField(code or ID)
    if code and column < 0:
        raise refusal("CODE: ‘{}’ has no field ‘{}’. Choose one that it has.", source.sourceName(), code)
    return column


def _codes(run, source, chosen, column, ids, values):
    """Return the `Codes` in a column, None where it tells nothing apart; refuse that of one that was ``chosen``."""
    if column < 0:
        return None
    field = source.fields()[column]
    kind = "text" if field.type() == TYPES["text"] else "real" if field.type() == TYPES["real"] else "integer"
    known = kind == "text" or field.isNumeric()
    unlike = {value for value in values if known and value not in (None, NULL, "") and value == value}
    if len(unlike) == len(values):
        return Codes(field.name(), kind, values)
    if not chosen:
        run.note(
            "The field {} of ‘{}’ does not tell its points apart: their watersheds are numbered 1, 2, … in a field {}",
            field.name(), source.sourceName(), WATERSHED
        )
        return None
    alike = [number for number, value in zip(ids, values) if value not in unlike or values.count(value) > 1]
    those = ", ".join(str(number) for number in dict.fromkeys(alike[:NAMES_SHOWN]))
    what = Text("is empty or the same in features {}", those)
    raise refusal(
        "CODE: the field ‘{}’ of ‘{}’ {}. Choose one with a value of its own for each point.",
        field.name(), source.sourceName(), what if known else Text("holds neither numbers nor text")
    )


def place_points(run: Run, given: GivenPoints, directions: Directions, rivers) -> PourPoints:
    """Return `GivenPoints` as `PourPoints`, moved; refuse those far from every direction; tell what looks wrong."""
    given = given.on_cells(directions.cell_width)
    snapping = given.snapping
    moved = move_points(run, snapping, directions, given.cells, rivers)
    given.refuse_astray(moved.astray)
    given.report(run, moved.off, Text("lay where there is no direction, and moved to the nearest cell with one"))
    what = Text("no water") if snapping.target == "water" else Text("no river")
    along = snapping.target == "downstream"
    if snapping.distance and along:
        what = Text("{} within {:g} m along the water", what, Told(snapping.distance))
    elif snapping.distance:
        what = Text("{} within {:g} m", what, Told(snapping.distance))
    elif along:
        what = Text("no river along the water")
    given.report(run, moved.stays, Text("found {}, and stayed", what))
    if not snapping.moves:
        _warn_beside_rivers(run, given, directions, moved.cells, rivers)
    _, first, which = np.unique(moved.cells, return_index=True, return_inverse=True)
    label_of = np.empty(first.size, np.int64)
    label_of[np.argsort(first)] = np.arange(1, first.size + 1)
    shares = np.ones(moved.cells.size, bool)
    shares[first] = False
    given.report(run, shares, Text("shared the cell and the watershed of an earlier point"))
    return PourPoints(given, moved.cells, moved.metres, label_of[which.ravel()], moved.water)


def _warn_beside_rivers(run, given, directions, cells, rivers):
    """Warn of points that stay on their cells, drain little, and have a river near them."""
    beside = rivers_beside(run, directions, cells, rivers)
    names = FeatureNames(given.source)
    beyond = [
        Text(
            "{} drains {} km², {} m from a river that drains {} km²",
            names.of([given.ids[index]]), told(beside.own[index] / M2_PER_KM2, ".3g"),
            told(beside.metres[index], ",.0f"), told(beside.river[index] / M2_PER_KM2, ".3g")
        )
        for index in beside.points
    ]
    if beyond:
        some = joined_texts(beyond[:NAMES_SHOWN], "; ")
        if len(beyond) > NAMES_SHOWN:
            some = Text("{} and {} more", some, len(beyond) - NAMES_SHOWN)
        run.warn(
            "Layer ‘{}’: {}. SNAP moves points to rivers.",
            given.source.sourceName(), some
        )
