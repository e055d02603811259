"""The slopes of land and rivers over the islands: numbers, maps, sketches, or what follows from the uplift."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from qgis.core import (
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterNumber,
    QgsProcessingParameterRasterDestination,
)

from ...core.arrays import Heights
from ...core.plane.types import Field
from ...core.run.run import Run
from ..base import parameters as p
from ..base.inputs import Inputs
from ..base.outputs import Outputs
from ..errors import refusal
from ..numbers import told
from ..translation import titled
from .coasts import Archipelago, Island
from .maps import IslandCells, RasterMap, cell_metres, read_map
from .painted import number_fields, painted_reach, read_painted

STEEPEST, STEEPEST_RIVER = 0.25, 1.0
RIVER_SLOPES, RIVER_SLOPE = (0.004, 0.02), 0.01  # from plain to mountain; where a map has no data
TERRAIN_SLOPES, TERRAIN_SLOPE = (0.05, STEEPEST), 0.15
UNLIMITED = 0.85  # steeper than land is anywhere, but cliffs
RIVERS_TO_LAND = RIVER_SLOPES[1] / TERRAIN_SLOPES[1]  # of slopes, where a sketch has those of the land alone


def slope_sketch() -> QgsProcessingParameterFeatureSource:
    """Return the parameter for slopes that are drawn."""
    return p.features(
        "SLOPE_SKETCH",
        "Sketched slopes",
        "Lines, polygons or points with a field slope, that of the land in m per m (0.25 at most), or river_slope, "
        "that of rivers (1 at most; without it 0.08 of slope). They pass smoothly into the slopes around. In a terrain "
        "land is nowhere steeper than slope; with river_slope the heights of all rivers follow from their slopes.",
    )


def slope_outputs() -> list[QgsProcessingParameterRasterDestination]:
    """Return the outputs for the slopes that were used."""
    return [
        p.raster_output(
            "RIVER_SLOPE_USED",
            "River slopes used",
            "Slopes of rivers, m per m, before PEAK raises all. A map for RIVER_SLOPE_MAP.",
            "height",
            optional=True,
        ),
        p.raster_output(
            "TERRAIN_SLOPE_USED",
            "Land slopes used",
            "Slopes of the land, m per m, before PEAK raises all. A map for TERRAIN_SLOPE_MAP.",
            "height",
            optional=True,
        ),
    ]


@dataclass(frozen=True)
class Slope:
    """A slope over the islands: as a map says, or one number everywhere, or with the uplift between two extremes."""

    number: Any
    extremes: tuple
    usual: float
    map: Any
    limit: RasterMap | None = None  # where sketches are all that is said: what they say, elsewhere no limit at all
    steepest: Any = None  # that land is at most where nobody has said what the slope is; None: as usual

    @property
    def unsaid(self) -> bool:
        """Tell whether nobody has said what the slope is."""
        return self.map is None and self.number is None

    @property
    def free(self) -> bool:
        """Tell whether heights may be what they will, but for the land that a sketch makes gentle."""
        return self.unsaid or self.limit is not None

    def limit_on(self, run: Run, island: Island, slope: Field, plan) -> Field | None:
        """Return the steepest that land may be on an island with such a ``slope``, as a `Field`, None for no limit."""
        from ...core.plane.fields import constant

        if self.limit is not None:
            return self.limit.on(run, island, UNLIMITED, plan)
        if not self.unsaid:
            return slope
        return None if self.steepest is None else constant(self.steepest)

    def on(self, run: Run, island: Island, uplift: Field, plan) -> Field:
        """Return the slope on an island, whose ``uplift`` is a `Field`, as a `Field`."""
        from ...core.plane.fields import constant

        if self.map is not None:
            return self.map.on(run, island, self.usual if self.number is None else self.number, plan)
        if self.number is not None:
            return constant(self.number)
        return uplift._replace(values=self._following(uplift.values), outside=float(self._following(uplift.outside)))

    def in_cells(self, cells, uplift) -> Heights:
        """Return the slope in cells, where the uplift is a `RasterMap`."""
        if self.map is not None:
            sampled = cells.sampled(self.map)
            return np.where(np.isnan(sampled), self.usual if self.number is None else self.number, sampled)
        if self.number is not None:
            return np.full(len(cells.xy), self.number)
        sampled = cells.sampled(uplift)
        return self._following(np.where(np.isnan(sampled), 0.0, sampled))

    def _following(self, uplift):
        """Return the slope where land rises so fast."""
        least, most = self.extremes
        return least + (most - least) * uplift


def read_terrain_slope(run: Run, inputs: Inputs) -> Slope:
    """Return the slope of the land, but for what is sketched."""
    given = read_map(run, inputs, "TERRAIN_SLOPE_MAP", STEEPEST)
    return Slope(inputs.number("TERRAIN_SLOPE"), TERRAIN_SLOPES, TERRAIN_SLOPE, given)


def read_slopes(run: Run, inputs: Inputs, archipelago: Archipelago, uplift: RasterMap) -> tuple[Slope, Slope]:
    """Return the slopes of rivers and of the land."""
    given = read_map(run, inputs, "RIVER_SLOPE_MAP", STEEPEST_RIVER)
    rivers = Slope(inputs.number("RIVER_SLOPE"), RIVER_SLOPES, RIVER_SLOPE, given)
    land = read_terrain_slope(run, inputs)
    if not inputs.has("SLOPE_SKETCH"):
        return rivers, land
    source = inputs.features("SLOPE_SKETCH")
    columns = {name.lower(): name for name in number_fields(source)}
    if not {"slope", "river_slope"} & columns.keys():
        raise refusal(
            "SLOPE_SKETCH: ‘{}’ has no field slope or river_slope with numbers. Add one, in metres per metre.",
            source.sourceName()
        )
    cells = _cells(run, archipelago, inputs, (rivers, land))

    def read(column, most):
        return read_painted(run, inputs, "SLOPE_SKETCH", columns[column], cells, most)

    of_land = read("slope", STEEPEST) if "slope" in columns else []
    said = "river_slope" in columns
    of_rivers = read("river_slope", STEEPEST_RIVER) if said else of_land
    run.note(
        "SLOPE_SKETCH: {} slopes of the land and {} of rivers are sketched",
        told(len(of_land)), told(len(of_rivers))
    )
    land_paint = _paint(run, of_land, cells)
    river_paint = _paint(run, of_rivers, cells) if said else _for_rivers(land_paint)
    return (
        _with(rivers, "RIVER_SLOPE_MAP", river_paint, cells, uplift, said),
        _with(land, "TERRAIN_SLOPE_MAP", land_paint, cells, uplift),
    )


def given_river_slopes(inputs: Inputs) -> tuple:
    """Return the names of the parameters that give slopes of rivers."""
    return tuple(name for name in ("RIVER_SLOPE", "RIVER_SLOPE_MAP", "SLOPE_SKETCH") if inputs.has(name))


def _paint(run, painted, cells):
    """Return what is painted on the cells, None if it is nothing."""
    from ...core.plane.painting import painted_on

    reach = painted_reach(cells.archipelago)
    return painted_on(run, cells.xy[cells.known], painted, reach) if painted else None


def _for_rivers(paint):
    """Return the slopes of rivers where those of the land alone are painted."""
    return paint._replace(total=RIVERS_TO_LAND * paint.total)


def _with(slope, name, paint, cells, uplift, binding=False):
    """Return a slope with what is painted over it; heights follow from a ``binding`` one wherever they are."""
    from ...core.plane.painting import blended

    if paint is None:
        return slope
    fields = np.array([slope.in_cells(cells, uplift), np.full(len(cells.xy), UNLIMITED)])
    fields = fields if slope.unsaid and not binding else fields[:1]
    fields[:, cells.known] = blended(fields[:, cells.known], paint)
    over, *limit = (cells.made(name, values) for values in fields)
    return replace(slope, map=over, limit=limit[0] if limit else None)


def _cells(run, archipelago, inputs, slopes):
    """Return cells as fine as those of the maps of some slopes."""
    given = [cell_metres(run, slope.map.raster) for slope in slopes if slope.map is not None]
    return IslandCells(archipelago, inputs, min(given, default=np.inf))


def slope_weights(where: str = "") -> list[QgsProcessingParameterNumber]:
    """Return the parameters that make the land steeper here and gentler there; ``where`` says where that shows."""
    return [
        p.number(
            "COAST_WEIGHT",
            "Weight of the coast in the slope of the land",
            "From −1 to 1: land at the coast is so much steeper than it would be, and land farthest from it so much "
            f"gentler. 1 makes cliffs and an even middle, −1 flat coasts.{where}",
            default=0.0,
            minimum=-1,
            maximum=1,
            advanced=True,
        ),
        p.number(
            "HEIGHT_WEIGHT",
            "Weight of the height in the slope of the land",
            "From −1 to 1: the highest land is so much steeper than it would be, and the lowest so much gentler. 1 "
            f"makes smooth valleys below sharp ridges.{where}",
            default=0.0,
            minimum=-1,
            maximum=1,
            advanced=True,
        ),
    ]


def read_weights(inputs: Inputs) -> tuple[float, float]:
    """Return the weights of the coast and of height in the slope of the land."""
    return inputs.number("COAST_WEIGHT"), inputs.number("HEIGHT_WEIGHT")


def write_slopes(run: Run, inputs: Inputs, outputs: Outputs, growth) -> dict:
    """Write the slopes that were used, as far as they are wanted; return where they are."""
    results = {}
    for name, slope, title in (
        ("RIVER_SLOPE_USED", growth.river_slope, titled(growth.name, "river slope")),
        ("TERRAIN_SLOPE_USED", growth.terrain_slope, titled(growth.name, "terrain slope")),
    ):
        if outputs.wants(name):
            cells = _cells(run, growth.archipelago, inputs, [slope])
            used = cells.made(name, slope.in_cells(cells, growth.uplift))
            results[name] = outputs.raster(run, name, used.values, used.valid, used.raster.frame, title)
    return results
