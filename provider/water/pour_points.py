"""Pour points: read, moved to their cells, and numbered as watersheds."""

from dataclasses import dataclass

import numpy as np
from qgis.core import QgsFields

from ..errors import UserError
from ..layers.feature_names import FeatureNames
from ..layers.vector_reading import POINTS, own_fields, read_features
from .seeds import Seeds, report_features
from .snapping import move_points


@dataclass(frozen=True)
class PourPoints:
    """Pour points on their cells, in the order of the layer, the label of each, and how many have no place here."""

    cells: np.ndarray
    moved: np.ndarray
    labels: np.ndarray
    attributes: list
    fields: QgsFields
    water: list
    left_out: int

    @property
    def first(self):
        """The index of the first point of each label from 1 on."""
        return np.unique(self.labels, return_index=True)[1]

    @property
    def by_label(self):
        """The attributes of the first point of each label, from 1 on; none for 0."""
        return [None, *(self.attributes[index] for index in self.first)]

    @property
    def seeds(self):
        """The points as seeds."""
        return Seeds(self.cells[self.first], self.labels[self.first], np.arange(self.first.size + 1))


def read_points(source, snapping, directions, rivers, context, progress):
    """Read points and move them; leave out those outside, refuse those without a direction."""
    raster = directions.source
    fields = own_fields(source)
    columns = [source.fields().lookupField(field.name()) for field in fields]
    ids, attributes, points = [], [], []
    for feature in read_features(source, POINTS, raster.crs, context, progress):
        values = feature.attributes()
        for vertex in feature.geometry().vertices():
            ids.append(feature.id())
            attributes.append([values[column] for column in columns])
            points.append((vertex.x(), vertex.y()))
    cells = raster.cells_at(*np.array(points, float).reshape(-1, 2).T)
    inside = np.flatnonzero(cells >= 0)
    if inside.size == 0:
        raise UserError(
            f"POINTS: no point of ‘{source.sourceName()}’ lies on a direction of ‘{raster.name}’. Is its CRS right?"
        )
    report_features(progress, source, ids, cells < 0, "lay outside of the directions: left out")
    ids, attributes = [ids[index] for index in inside], [attributes[index] for index in inside]
    moved = move_points(snapping, directions, cells[inside], rivers, progress)
    _check_moved(snapping, source, moved, ids, progress)
    _, first, which = np.unique(moved.cells, return_index=True, return_inverse=True)
    label_of = np.empty(first.size, np.int64)
    label_of[np.argsort(first)] = np.arange(1, first.size + 1)
    shares = np.ones(inside.size, bool)
    shares[first] = False
    what = "shared the cell and the watershed of an earlier point"
    report_features(progress, source, ids, shares, what)
    labels = label_of[which.ravel()]
    return PourPoints(moved.cells, moved.metres, labels, attributes, fields, moved.water, len(points) - inside.size)


def _check_moved(snapping, source, moved, ids, progress):
    """Refuse points that have no direction near them, and warn of those that have no river near them."""
    snap = snapping.distance
    if moved.astray.any():
        names = FeatureNames(source).of([ids[index] for index in np.flatnonzero(moved.astray)])
        near = f"{snap:g} m" if snap else "two cells"
        raise UserError(
            f"POINTS: there is no direction at {names} of ‘{source.sourceName()}’, and none within {near}. Move such "
            "points, raise SNAP, or leave them out."
        )
    what = "water" if snapping.target == "water" else "river"
    along = " along the water" if snapping.target == "downstream" else ""
    near = f" within {snap:g} m{along}" if snap else along
    report_features(progress, source, ids, moved.stays, f"found no {what}{near}, and stayed")
