"""What the user gives beside a coast, on the planes of the islands: sketched rivers, mouths, and maps of numbers."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsCoordinateTransform, QgsProperty

from ...core.arrays import Array, Coordinates, Mask
from ...core.plane.types import Field
from ...core.report.texts import Text
from ...core.run.run import Run
from ..base.inputs import Inputs
from ..errors import refusal
from ..layers.cylinders import within_half_a_turn
from ..layers.feature_names import FeatureNames
from ..layers.line_vertices import part_vertices, transformed
from ..layers.made_rasters import MadeRaster
from ..layers.vector_reading import LINES, POINTS, read_features
from ..numbers import told
from .coasts import Archipelago, Island

CELL_SAMPLES = 4  # of a line to an edge, to see which islands it runs over
CELLS_OF_A_SAMPLE = 4  # of a field to an edge
GREATEST_ORDER = 20  # of rivers after Strahler; the Amazon has 12


@dataclass
class OnIsland:
    """What of a layer lies on one island: points in metres on its plane, the features they are of, and priorities.

    Without a field to read priorities from there are none.
    """

    names: FeatureNames
    ids: list = field(default_factory=list)
    shapes: list = field(default_factory=list)  # float64 (n, 2); of points (1, 2)
    priority: list = field(default_factory=list)


def by_island(
    run: Run,
    inputs: Inputs,
    name: str,
    archipelago: Archipelago,
    islands: list[Island],
    edge: float,
    kind=LINES,
    priority: tuple = ("", None),
) -> list[OnIsland]:
    """Return for each of the islands what lines, or points, of a parameter lie on it, as `OnIsland`.

    Each part of a feature stands for itself. It belongs to all islands that it touches, else to the nearest one if that
    is within an edge length; those off all islands are reported. ``priority`` is a parameter and its value, a number
    or a property of features, of which whole numbers of 1 or more are taken.
    """
    source = inputs.features(name)
    names = FeatureNames(source)
    priorities = _Priorities(inputs, source, names, priority[0], priority[1])
    found, astray, boxes = [OnIsland(names) for _ in islands], {}, boxes_of(islands)
    wanted = {"attributes": priorities.of_features}
    for feature in read_features(run, source, kind, archipelago.crs, inputs.context, **wanted):
        for part in feature.geometry().constParts():
            xy = np.array([[part.x(), part.y()]]) if kind == POINTS else part_vertices(part)[:, :2]
            places = islands_of(xy, archipelago, islands, boxes, edge)
            for index, local in places:
                found[index].ids.append(feature.id())
                found[index].shapes.append(local)
                if priorities.known:
                    found[index].priority.append(priorities.of(feature))
            if not places:
                astray.setdefault(feature.id())  # once, however many parts it has
    if astray:
        which = Text("{} of ‘{}’", names.of(list(astray)), source.sourceName())
        run.warn("{}: {} lay on no island with room for rivers: left out.", name, which)
    return found


def boxes_of(islands: list[Island]) -> Array:
    """Return the extents of islands on the map: west, south, east and north of each."""
    return np.array([island.bounds for island in islands])


def islands_of(
    xy: Coordinates, archipelago: Archipelago, islands: list[Island], boxes: Array, edge: float
) -> list[tuple[int, Coordinates]]:
    """Return the indices of islands under a line, or of the nearest one, and its vertices on the plane of each."""
    from ...core.plane.land import divided_line

    found = []
    for index in np.flatnonzero(boxes_meet(xy, boxes, archipelago.turn)).tolist():
        local = islands[index].to_local(xy)
        places = divided_line(local, edge / CELL_SAMPLES) if np.isfinite(local).all() else local
        if islands[index].holds(places).any():
            found.append((index, local))
    if found:
        return found
    away = [(island.distance(local := island.to_local(xy)), index, local) for index, island in enumerate(islands)]
    distance, index, local = min(away, key=lambda each: each[:2])
    return [(index, local)] if distance <= edge else []


def boxes_meet(xy: Coordinates, boxes: Array, turn: float) -> Mask:
    """Tell which islands a line may touch, by their extents on the map, which may be full turns away."""
    west, south, east, north = boxes.T
    low, high = xy.min(axis=0), xy.max(axis=0)
    middle = (low[0] + high[0]) / 2
    shift = within_half_a_turn(middle, (west + east) / 2, turn) - middle
    return (low[0] + shift <= east) & (high[0] + shift >= west) & (low[1] <= north) & (high[1] >= south)


class _Priorities:
    """The orders that features ask for; 1 where that is no number."""

    def __init__(self, inputs, source, names, parameter, value):
        self.names, self.parameter, self._value = names, parameter, value
        self._context = inputs.context.expressionContext()
        self._context.setFields(source.fields())

    @property
    def known(self) -> bool:
        """Tell whether there are any."""
        return self._value is not None

    @property
    def of_features(self) -> bool:
        """Tell whether features may differ."""
        return isinstance(self._value, QgsProperty)

    def of(self, feature) -> int:
        """Return the order that a feature asks for; refuse one that no river has."""
        self._context.setFeature(feature)
        value = self._value.value(self._context)[0] if self.of_features else self._value
        try:
            order = max(int(value), 1)
        except (TypeError, ValueError, OverflowError):
            return 1
        if order > GREATEST_ORDER:
            raise refusal(
                "{}: {} has {}, and no river has an order above {}. Choose a field of orders after Strahler, or none.",
                self.parameter, self.names.of([feature.id()]), told(order, "g"), GREATEST_ORDER
            )
        return order


def field_on_island(
    island: Island,
    raster: MadeRaster,
    values: Array,
    valid: Mask,
    edge: float,
    usual: float,
    archipelago: Archipelago,
    inputs: Inputs,
) -> tuple[Field, float]:
    """Return the numbers of a raster on an island as the core's `Field`, and the share of its land without any.

    Its samples lie a part of an edge apart. Where the raster has no data, and beyond it, the ``usual`` number holds.
    """
    from ...core.plane.types import Field

    low, high = island.land.rings[0].min(axis=0) - edge, island.land.rings[0].max(axis=0) + edge
    cell = edge / CELLS_OF_A_SAMPLE
    ncols, nrows = (int(np.ceil(size / cell)) + 1 for size in high - low)
    x, y = np.meshgrid(low[0] + cell * np.arange(ncols), low[1] + cell * np.arange(nrows))
    local = np.column_stack([x.ravel(), y.ravel()])
    sampled = sampled_at(raster, values, valid, island.near_on_map(local), archipelago.crs, inputs)
    known = np.isfinite(sampled)
    on_land = island.holds(local)
    missing = np.count_nonzero(on_land & ~known) / max(np.count_nonzero(on_land), 1)
    numbers = np.where(known, sampled, usual).reshape(nrows, ncols)
    return Field(numbers, float(low[0]), float(low[1]), float(cell), float(usual)), missing


def sampled_at(
    raster: MadeRaster,
    values: Array,
    valid: Mask,
    places: Coordinates,
    crs: QgsCoordinateReferenceSystem,
    inputs: Inputs,
) -> Array:
    """Return the values of a raster at places of a map by bilinear interpolation; NaN where there are none."""
    transform = QgsCoordinateTransform(crs, raster.crs, inputs.context.transformContext())
    return _bilinear(raster, values, valid, _transformed_where_possible(places, transform))


def _transformed_where_possible(places, transform):
    """Return places in another CRS, NaN for those that have none there."""
    found = transformed(places, transform)
    if found is not None:
        return found
    if len(places) == 1:
        return np.full((1, 2), np.nan)
    half = len(places) // 2
    return np.concatenate([_transformed_where_possible(part, transform) for part in (places[:half], places[half:])])


def _bilinear(raster, values, valid, places):
    """Return the values of a raster at points by bilinear interpolation; NaN where there are none.

    Where some of the four cells around have no data the others count; at the edge of the raster the last cell does.
    """
    col = raster.columns_at(places[:, 0])
    row = (raster.y_max - places[:, 1]) / raster.dy
    inside = (col >= 0) & (col <= raster.ncols) & (row >= 0) & (row <= raster.nrows)
    total, weight = np.zeros(len(places)), np.zeros(len(places))
    col, row = np.where(inside, col, 0.0) - 0.5, np.where(inside, row, 0.0) - 0.5
    left, top = np.floor(col), np.floor(row)
    for down in (0, 1):
        for right in (0, 1):
            c = np.clip(left + right, 0, raster.ncols - 1).astype(np.int64)
            r = np.clip(top + down, 0, raster.nrows - 1).astype(np.int64)
            share = np.abs(1 - right - (col - left)) * np.abs(1 - down - (row - top))
            counts = np.where(valid[r, c] & inside, share, 0.0)
            total += counts * np.where(counts > 0, values[r, c], 0.0)
            weight += counts
    return np.divide(total, weight, out=np.full(len(places), np.nan), where=weight > 1e-9)
