"""The land of a run: a coast that is given, or the part of a world without end that an extent shows."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsGeometry, QgsPointXY, QgsRectangle

from ...core.report.texts import Text
from ...core.run.run import Run
from ..base import parameters as p
from ..base.inputs import Inputs
from ..errors import refusal
from ..layers.crs import in_degrees
from ..layers.map_planes import Plane
from ..numbers import told
from .coasts import WIDEST_MAP, Archipelago, Island, length_text, read_archipelago

TIMES = 5  # sides of an extent that a land is wide at least
LARGEST_EXTENT, MOST_LANDS = 4e6, 16  # metres across, and lands in one extent
READABLE_STEPS = (1, 2, 5)
LAND_NAME = "Land"
TRUE_TO_SCALE = 0.01  # by which metres of the map may miss those on the ground
PLACED = ("SKETCH", "MOUTHS", "LAKES", "HEIGHTS")  # what is drawn on one land


class LandOfRun(NamedTuple):
    """Land, each as an `Archipelago` of its own, and the rectangle of the map that is to be seen; None: all of it."""

    archipelagos: list
    extent: QgsRectangle | None

    @property
    def bounds(self) -> tuple | None:
        """West, south, east and north of what is seen, None for all."""
        box = self.extent
        return None if box is None else (box.xMinimum(), box.yMinimum(), box.xMaximum(), box.yMaximum())


def land_parameters() -> list:
    """Return the parameters of the land: a coast, or an extent of a world without end."""
    return [
        p.coastline("Or leave it empty and give EXTENT.", optional=True),
        p.extent(
            "EXTENT",
            "Extent",
            "Instead of a coast: a rectangle of country, cut out of larger land that follows from SEED and the place "
            "on the map alone. Rivers come in over its edges and leave over them, and a rectangle beside it fits.",
        ),
        p.advanced(p.crs("CRS", "CRS of the extent", "In metres. Empty: that of the extent.")),
        p.number(
            "LAND_SIZE",
            "Size of the land around the extent (m)",
            "Sounds part the world into lands that are so wide. Rectangles fit that have the same LAND_SIZE, SEED and "
            "other values. Empty: five times the longer side of EXTENT, or a little more: 1, 2 or 5 with zeros.",
            minimum=1,
            maximum=LARGEST_EXTENT,
            optional=True,
            advanced=True,
        ),
    ]


def read_land(run: Run, inputs: Inputs, seed: int) -> LandOfRun:
    """Return the `LandOfRun`; refuse neither and both of COASTLINE and EXTENT."""
    if inputs.has("COASTLINE") and inputs.has("EXTENT"):
        raise refusal("COASTLINE and EXTENT are both given: give one, a coast or a rectangle of inland country.")
    if inputs.has("COASTLINE"):
        return LandOfRun([read_archipelago(run, inputs, "COASTLINE")], None)
    if not inputs.has("EXTENT"):
        raise refusal("There is no land. Give COASTLINE, or EXTENT for a rectangle of inland country.")
    extent, crs = _read_extent(inputs)
    metres = max(extent.width(), extent.height()) / _units_of_metre(crs)
    side = inputs.number("LAND_SIZE") or usual_land_size(metres)
    if side > LARGEST_EXTENT or metres > LARGEST_EXTENT:
        raise refusal("EXTENT is {} wide, which is too much. Give a smaller one.", length_text(metres))
    lands = _lands_in(extent, crs, side * _units_of_metre(crs), seed)
    if len(lands) > 1:
        drawn = [name for name in PLACED if inputs.knows(name) and inputs.has(name) and inputs.raster(name) is None]
        if drawn:
            raise refusal(
                "{}: EXTENT touches {} lands, and drawn things belong to one. Move EXTENT, or give a larger LAND_SIZE.",
                drawn[0], len(lands)
            )
    if not lands:
        raise refusal("EXTENT lies in the sea between two lands. Move it, or give another SEED or LAND_SIZE.")
    if len(lands) == 1:
        run.note("EXTENT: a part of land that is about {} wide", length_text(side))
    else:
        run.note("EXTENT touches {} lands, about {} wide each", len(lands), length_text(side))
    return LandOfRun([Archipelago(LAND_NAME, crs, [land]) for land in lands], extent)


def usual_land_size(metres: float) -> float:
    """Return how wide the land around an extent is where nobody says it: 1, 2 or 5 with zeros."""
    power = 10.0 ** np.floor(np.log10(TIMES * metres))
    return float(next(times * power for times in (*READABLE_STEPS, 10) if times * power >= TIMES * metres * (1 - 1e-9)))


def _read_extent(inputs):
    """Return the rectangle and its CRS, whose metres are metres on the ground."""
    crs = inputs.crs("CRS") if inputs.has("CRS") else QgsCoordinateReferenceSystem()
    extent, crs = inputs.extent("EXTENT", crs)
    if in_degrees(crs):
        raise refusal(
            "EXTENT is in degrees ({}), and land without end needs metres. Give a CRS in metres as CRS, that of the "
            "UTM zone for instance.",
            crs.authid()
        )
    middle = extent.center()
    if not np.isfinite([middle.x(), middle.y()]).all() or max(abs(middle.x()), abs(middle.y())) > WIDEST_MAP:
        raise refusal("EXTENT lies beyond the Earth. Check it.")
    _check_scale(middle, crs)
    return extent, crs


def _check_scale(middle, crs):
    """Refuse a CRS whose metres are none on the ground there."""
    if not crs.isValid():
        return
    units = _units_of_metre(crs)
    places = np.array([(middle.x(), middle.y()), (middle.x() + 1000 * units, middle.y())])
    local = Plane(crs, *places[0]).to_local(places)
    true = float(np.hypot(*(local[1] - local[0]))) / 1000
    if not abs(true - 1) <= TRUE_TO_SCALE:
        raise refusal(
            "EXTENT: a metre of {} is {} metres on the ground there. Give a CRS that keeps lengths as CRS, that of "
            "the UTM zone for instance.",
            crs.authid() or Text("its CRS"), told(true, ".3g")
        )


def _units_of_metre(crs):
    """Return how many units of the map a metre is."""
    from .coasts import metres_of_unit

    return 1.0 / float(metres_of_unit(crs, 0.0)[1])


def _lands_in(extent, crs, side, seed):
    """Return the lands that a rectangle touches as islands, from south to north and west to east."""
    from ...core.plane.lands import land_outline, lands_near

    bounds = extent.xMinimum(), extent.yMinimum(), extent.xMaximum(), extent.yMaximum()
    found, seen = [], QgsGeometry.fromRect(extent)
    near = list(lands_near(bounds, side, seed))
    if len(near) > 4 * MOST_LANDS:
        raise refusal("EXTENT would touch about {} lands. Give a larger LAND_SIZE.", told(len(near)))
    for col, row in near:
        ring = land_outline(col, row, side, seed)
        if QgsGeometry.fromPolygonXY([[QgsPointXY(x, y) for x, y in ring]]).intersects(seen):
            found.append(Island.measured([ring], crs))
    if len(found) > MOST_LANDS:
        raise refusal("EXTENT touches {} lands, at most {} are made. Give a larger LAND_SIZE.", len(found), MOST_LANDS)
    return found
