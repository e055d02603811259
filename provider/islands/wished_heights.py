"""Heights that land is to have, as somebody wishes: a coarse DEM, or contours, spots and areas with a number."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from ...core.arrays import Coordinates
from ...core.plane.types import Field
from ...core.run.run import Run
from ..base import parameters as p
from ..base.doubts import read_heights
from ..base.inputs import Inputs
from ..errors import refusal
from ..numbers import told
from .coasts import Archipelago, Island
from .maps import IslandCells, RasterMap
from .on_islands import field_on_island
from .painted import chosen_field, read_painted

WISHED, WISHED_FIELD = "HEIGHTS", "HEIGHTS_FIELD"
WISHED_FIELDS = ("height", "elevation", "z", "z_m", "elev", "ele", "contour")  # that are taken without being asked for


def heights_parameters() -> list:
    """Return the parameters of heights that land is to have."""
    return [
        p.map_layer(
            WISHED,
            "Wished heights (m)",
            "About how high land is to be, averaged over a spacing: a coarse DEM, or contours, spot heights and "
            "polygons with a number, between which and the shore heights are taken as even slopes. Uplift is found for "
            "them; rivers, valleys and ridges are as nature makes them. Where there are none uplift holds as it is. "
            "PEAK wins. Where slopes of the land are given, those decide.",
            *p.KINDS,
        ),
        p.number_field(
            WISHED_FIELD,
            WISHED,
            "Field of the wished heights",
            "The field of contours, spots or polygons with their heights in metres. Empty: the field height, "
            "elevation, elev, ele, contour, z or z_m, or the only one with numbers.",
        ),
    ]


@dataclass(frozen=True)
class WishedHeights:
    """Heights that land is to have, averaged over a spacing."""

    asked: RasterMap  # metres, without data where nobody said
    cells: IslandCells
    highest: float  # metres, on land

    def on(self, island: Island, plan) -> Field:
        """Return the heights on an island as a `Field`, NaN where there are none."""
        raster, values, valid = self.asked.raster, self.asked.values, self.asked.valid
        edge, archipelago = plan.edges[island], plan.archipelago
        return field_on_island(island, raster, values, valid, edge, np.nan, archipelago, self.asked.inputs)[0]

    def uplift(self, uplift: RasterMap, least: float) -> RasterMap:
        """Return uplift for rivers to grow by: heights over the greatest, where there are none that which is given."""
        shares = self.cells.sampled(self.asked) / self.highest
        values = np.where(np.isfinite(shares), shares, self.cells.sampled(uplift))
        return self.cells.made(uplift.name, np.clip(values, least, 1.0))


def read_wished_heights(run: Run, inputs: Inputs, cells: IslandCells) -> WishedHeights | None:
    """Return the `WishedHeights` of islands; None if the algorithm knows none, nobody said any, or none are there."""
    if not inputs.knows(WISHED) or not inputs.has(WISHED):
        return None
    raster = inputs.raster(WISHED)
    if raster is None:
        found = _of_features(run, inputs, cells)
    else:
        values, valid = read_heights(run, inputs, raster, 1)
        found = RasterMap(WISHED, raster, np.maximum(values, 0.0), valid, inputs)
    wished = cells.sampled(found)[cells.on_land]
    if not np.isfinite(wished).any():
        return None
    highest, share = np.nanmax(wished), 100 * np.isfinite(wished).mean()
    name, land = asked_name(inputs), cells.archipelago.name
    if not highest > 0.0:
        raise refusal("{}: no place of ‘{}’ is to be above 0. Give heights of land, in metres.", WISHED, land)
    if highest > p.HIGH:
        raise refusal(
            "{}: ‘{}’ goes up to {} m on ‘{}’. Is a no data value missing?", WISHED, name, told(highest, ".4g"), land
        )
    run.note("{}: up to {} m, on {} % of the land", WISHED, told(highest, ",.4g"), told(share, ".3g"))
    return WishedHeights(found, cells, float(highest))


def asked_name(inputs: Inputs) -> str:
    """Return the name of the layer that says heights."""
    raster = inputs.raster(WISHED)
    return inputs.features(WISHED).sourceName() if raster is None else raster.name


def check_wished_heights(inputs: Inputs, archipelago: Archipelago, found: list) -> None:
    """Refuse heights that are on none of some lands, of whose `WishedHeights` each is None then."""
    if inputs.knows(WISHED) and inputs.has(WISHED) and not any(found):
        raise refusal(
            "{}: ‘{}’ has no data on the land of ‘{}’. Check its CRS, or give another.",
            WISHED, asked_name(inputs), archipelago.name,
        )  # fmt: skip


def _of_features(run, inputs, cells):
    """Return heights in cells: those of things that are drawn, and even slopes between them and the shore."""
    from scipy.interpolate import LinearNDInterpolator

    from ...core.plane.land import contained, divided_line, shores
    from ...core.plane.types import Land

    source = inputs.features(WISHED)
    column = chosen_field(WISHED, WISHED_FIELD, source, inputs.text(WISHED_FIELD), WISHED_FIELDS)
    if not column:
        raise refusal("{}: ‘{}’ has no field with numbers. Give it one with heights.", WISHED, source.sourceName())
    painted = read_painted(run, inputs, WISHED, column, cells, least=-np.inf)
    drawn: list[tuple[Coordinates, float]] = []
    drawn += ((part, max(thing.value, 0.0)) for thing in painted for part in thing.parts)
    lines = [divided_line(part, cells.metres) for part, _ in drawn]
    coasts = [divided_line(ring, cells.metres) for ring in cells.land.rings]
    heights = [np.full(len(line), height) for line, (_, height) in zip(lines, drawn)]
    heights += [np.zeros(len(coast)) for coast in coasts]
    between = LinearNDInterpolator(np.concatenate([*lines, *coasts]), np.concatenate(heights))
    values = np.full(len(cells.xy), np.nan)
    places = cells.xy[cells.known]
    triangle = between.tri.find_simplex(places)
    is_shore = np.arange(len(between.points)) >= sum(map(len, lines))
    drawn_near = (triangle >= 0) & ~is_shore[between.tri.simplices[triangle]].all(axis=1)
    values[cells.known] = np.where(drawn_near, between(places), np.nan)
    for thing in painted:
        if thing.inside:
            within = contained(shores(Land(thing.parts)), cells.xy[cells.known])
            values[np.flatnonzero(cells.known)[within]] = max(thing.value, 0.0)
    return replace(cells.made(WISHED, values), valid=np.isfinite(values).reshape(cells.raster.nrows, -1))
