"""Lakes that are to be in a terrain: polygons and points of a layer, on the planes of the islands they lie on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from qgis.core import QgsGeometry, QgsWkbTypes

from ....core.report.texts import Text
from ...base import parameters as p
from ...errors import refusal
from ...islands.coasts import Archipelago, rings_of, wound
from ...layers.feature_names import FeatureNames
from ...layers.vector_reading import GEOMETRY_KINDS, POINTS, read_features
from ...layers.wkb import polygon_wkb
from ...numbers import told

if TYPE_CHECKING:
    from ....core.run.run import Run
    from ....core.terrain.model import Built
    from ....core.terrain.relief.random_lakes import LakeShares
    from ...base.inputs import Inputs

LEVEL_FIELDS = ("level_m", "level")  # fields that are taken
LAKE_OFF_SHORE = 0.1  # edges that a lake keeps off the sea
ROUND_LAKE = 0.3  # edges: the radius of a lake of which only a place is known
MOST_LAKES = 20.0  # % of the land
FEWER = 0.75  # of what was asked: less is told
LEAST_LAKE = 0.05  # edges across: smaller lakes do not show


def lake_parameters() -> list:
    """Return the parameters for lakes."""
    return [
        p.features(
            "LAKES",
            "Lakes",
            "Polygons, or points for round lakes, that become lakes: the ground around them leads down to their level, "
            "rivers that cross them run in and leave at it, and they are depressions in the raster. A field level_m or "
            "level has their level in metres; without one it follows from the ground.",
        ),
        p.number(
            "GLACIAL_LAKES",
            "Land under glacial lakes (%)",
            "So much of the land becomes lakes by chance that stand behind moraines in the valleys of rivers, more of "
            "them where it is high. The seed says where; there are fewer where no more fit.",
            default=0,
            minimum=0,
            maximum=MOST_LAKES,
            advanced=True,
        ),
        p.number(
            "VOLCANIC_LAKES",
            "Land under volcanic lakes (%)",
            "So much of the land becomes round lakes by chance, on even ground away from rivers, more of them where it "
            "is high. The seed says where; there are fewer where no more fit.",
            default=0,
            minimum=0,
            maximum=MOST_LAKES,
            advanced=True,
        ),
    ]


def lake_shares(inputs: Inputs) -> LakeShares:
    """Return the core's `LakeShares` of lakes that lie by chance."""
    from ....core.terrain.relief.random_lakes import LakeShares

    return LakeShares(*(inputs.number(name) / 100 for name in ("GLACIAL_LAKES", "VOLCANIC_LAKES")))


def say_fewer_lakes(run: Run, shares: LakeShares, built: list[Built], land: float) -> None:
    """Say so if fewer lakes lie by chance on what was `Built` of islands than were asked for, of so many m² of land."""
    reasons = Text("valleys of rivers that hold more are"), Text("more even ground away from rivers is")
    found = np.sum([each.under_lakes for each in built], axis=0) / land
    for name, share, there, reason in zip(("GLACIAL_LAKES", "VOLCANIC_LAKES"), shares, found, reasons):
        if there < FEWER * share:
            run.warn(
                "{}: {} % of the land is under such lakes instead of {} %, as no {} there.",
                name, told(100 * there, ".2g"), told(100 * share, ".4g"), reason
            )


def asked_lakes(run: Run, inputs: Inputs, archipelago: Archipelago, edge: float) -> tuple:
    """Return the core's `Lake` of each island of a coast, as a tuple of tuples; empty without any."""
    if not inputs.has("LAKES"):
        return ()
    source = inputs.features("LAKES")
    kind, names = QgsWkbTypes.geometryType(source.wkbType()), FeatureNames(source)
    if kind not in GEOMETRY_KINDS:
        raise refusal("LAKES: ‘{}’ holds geometries of no certain kind. Save it as one of them.", source.sourceName())
    fields = [field.name().lower() for field in source.fields()]
    column = next((fields.index(name) for name in LEVEL_FIELDS if name in fields), -1)
    found, astray = [[] for _ in archipelago.islands], []
    shores = [_polygon(island.land.rings).buffer(-LAKE_OFF_SHORE * edge, 4) for island in archipelago.islands]
    for feature in read_features(run, source, kind, archipelago.crs, inputs.context):
        level = _level(feature, column, names)
        count = sum(map(len, found))
        for island, shore, lakes in zip(archipelago.islands, shores, found):
            for shape in _on_plane(feature, kind, island, edge):
                _add(lakes, shape.intersection(shore), level, edge)
        if sum(map(len, found)) == count:
            astray.append(feature.id())
    if astray:
        run.warn(
            "LAKES: {} of ‘{}’ lie off the land or on another lake, or are too small: left out.",
            names.of(astray), source.sourceName()
        )
    run.note("Lakes: {}", told(sum(map(len, found))))
    return tuple(tuple(lake for lake, _ in lakes) for lakes in found)


def _level(feature, column, names):
    """Return the level of a lake in metres, NaN where none is given."""
    value = feature.attribute(column) if column >= 0 else None
    try:
        level = float(value)
    except (TypeError, ValueError):
        return np.nan
    if not 0 < level < p.HIGH:
        raise refusal("LAKES: {} has a level of {} m. It must be above 0.", names.of([feature.id()]), told(level, "g"))
    return level


def _on_plane(feature, kind, island, edge):
    """Yield the shapes of a feature on the plane of an island as polygons."""
    from ....core.terrain.relief.random_lakes import round_lake

    for part in feature.geometry().asGeometryCollection():
        if kind == POINTS:
            place = island.to_local(np.array([[part.asPoint().x(), part.asPoint().y()]]))[0]
            rings = [round_lake(place, ROUND_LAKE * edge)]
        elif part.type() == QgsWkbTypes.GeometryType.PolygonGeometry:
            rings = [island.to_local(ring) for ring in rings_of(part)]
        else:
            continue
        if all(np.isfinite(ring).all() for ring in rings):
            yield _polygon(rings).makeValid()


def _polygon(rings):
    """Return rings on a plane as a `QgsGeometry`."""
    shape = QgsGeometry()
    shape.fromWkb(polygon_wkb(list(rings)))
    return shape


def _add(lakes, shape, level, edge):
    """Add the parts of a shape that lie on no lake so far to some."""
    from ....core.terrain.types import Lake

    for part in shape.asGeometryCollection():
        sound = part.type() == QgsWkbTypes.GeometryType.PolygonGeometry and part.area() > (LEAST_LAKE * edge) ** 2
        if sound and not any(part.intersects(other) for _, other in lakes):
            rings = (wound(ring, number == 0) for number, ring in enumerate(rings_of(part)))
            lakes.append((Lake(tuple(rings), level), part))
