"""Rain and lakes that evaporate between layers and core: what flows, and what stands in balance as features."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from qgis.core import QgsProcessingParameterString, QgsWkbTypes

from ...core.choices import Ties
from ...core.report.texts import Text
from ..base import parameters as p
from ..errors import refusal
from ..layers.fields import BALANCED_LAKES, SPILL_POINTS
from ..layers.raster_reading import RasterSource, read_number_or_raster
from ..numbers import told
from ..translation import titled
from .lakes import LEAST_LAKE_DEPTH, automatic_area, lake_rows, spill_features
from .routing import Routing

if TYPE_CHECKING:
    from ...core.arrays import Array
    from ...core.depressions.balanced_lakes import BalancedLakes
    from ...core.depressions.lakes import LakeForest
    from ...core.raster.raster import AnyRaster
    from ...core.run.run import Run
    from ..base.inputs import Inputs
    from ..base.outputs import Outputs
    from .dem import Dem

MILLIMETRE = 1e-3
YEAR = 365.25 * 86400.0  # seconds
DRY_LAKES = Text("the balance of lakes that evaporate")  # which works in memory alone
CLIMATE_BYTES_PER_CELL = 16  # rain and evaporation, where they are rasters


def climate_parameters(rain_alone: str = "") -> list[QgsProcessingParameterString]:
    """Return the parameters for rain and evaporation; the help tells what ``rain_alone`` does, if it does something."""
    return [
        p.water_rate(
            "RAIN",
            "Rain (mm a year)",
            f"What falls on land and water and runs off: {rain_alone}with EVAPORATION, lakes are no longer full but in "
            "balance.",
        ),
        p.water_rate(
            "EVAPORATION",
            "Evaporation (mm a year)",
            "What open water loses. Lakes then stand where as much evaporates as flows in, or spill what they do not "
            "need into the next. Empty: every lake is full.",
        ),
    ]


@dataclass(frozen=True)
class DryClimate:
    """Rain and evaporation in metres a year, numbers or rasters."""

    rain: Any
    evaporation: Any


def read_climate(run: Run, inputs: Inputs, dem: Dem) -> DryClimate | None:
    """Return the `DryClimate`, or None where lakes do not evaporate."""
    if not inputs.has("EVAPORATION"):
        if inputs.has("RAIN"):
            run.warn("RAIN is not used, since EVAPORATION is empty: every lake is full.")
        return None
    if not inputs.has("RAIN"):
        raise refusal("EVAPORATION is given and RAIN is not: without rain there are no lakes. Give RAIN too.")
    found = (read_number_or_raster(run, inputs, name, dem.source, dem.grid.valid) for name in ("RAIN", "EVAPORATION"))
    rain, evaporation = (each * MILLIMETRE for each in found)
    if not np.any(rain):
        raise refusal(
            "RAIN is 0 everywhere and EVAPORATION is given: there are no lakes. Give more RAIN, or no EVAPORATION."
        )
    return DryClimate(rain, evaporation)


def read_rainfall(run: Run, inputs: Inputs, dem: Dem) -> float | AnyRaster | None:
    """Return RAIN in millimetres a year, as a number or a raster where those of the DEM lie; None without any."""
    return read_number_or_raster(run.on(dem.storage), inputs, "RAIN", dem.source, dem.grid.valid)


def flow_of_rain(run: Run, rain, routing: Routing, area: Array | None) -> AnyRaster:
    """Return the flow through every cell in cubic metres a second, where as many square metres drain as ``area`` says.

    ``rain`` is that of `read_rainfall`; a raster of it is used up.
    """
    from ...core.flow.accumulation import accumulate_d8
    from ...core.raster.raster import lazy

    storage, each = routing.dem.storage, MILLIMETRE / YEAR
    if isinstance(rain, float):
        return (lazy(area) * (rain * each)).materialise(run.on(storage))
    by_row = routing.dem.grid.cell_area * each
    flow = accumulate_d8(run.on(storage), routing.codes, by_row, rain)
    storage.remove(rain)
    return flow


def find_dry_lakes(
    run: Run, dem: Dem, filled: Array, climate: DryClimate, area: float, depth: float, ties: Ties
) -> BalancedLakes:
    """Return the `BalancedLakes` of a filled DEM; say in the log where its rain goes.

    Depressions of less than an ``area`` in square metres, or ``depth`` in metres, hold no lake.
    """
    from ...core.depressions.balanced_lakes import find_balanced_lakes
    from ...core.ponds.nested import LeastPond
    from ...core.raster.grid import step_lengths

    grid = dem.grid
    sizes = step_lengths(grid.cell_width, grid.cell_height), grid.cell_area
    found = find_balanced_lakes(
        run, grid.z, filled, dem.domain, grid.valid, sizes, climate.rain, climate.evaporation,
        LeastPond(float(area), float(depth / dem.metres)), ties,
    )  # fmt: skip
    fallen, lost = found.fallen / YEAR, found.waters.evaporation.sum() / YEAR
    run.note(
        "Rain on the land: {} m³/s, of which {} evaporate from lakes and {} leave",
        told(fallen, ".4g"), told(lost, ".4g"), told(fallen - lost, ".4g")
    )
    count, closed = found.lakes.level.size, np.count_nonzero(~found.waters.is_open)
    run.note(
        "Lakes: {}, of which {} are closed; pans of salt: {}",
        told(count), told(closed), told(found.pans.level.size)
    )
    return found


def depth_of_water(z: Array, lakes: LakeForest, metres: float) -> Array:
    """Return the depth of lakes in metres, 0 beside them."""
    level = np.append(-np.inf, lakes.level)[lakes.cells]
    return np.maximum(level - z, 0.0).astype(np.float32) * np.float32(metres)


def standing_features(run: Run, found: BalancedLakes, source: RasterSource, metres: float) -> Iterator:
    """Yield the lakes that stand as features with the fields BALANCED_LAKES."""
    waters = found.waters
    is_open, flows = waters.is_open.tolist(), (waters.inflow, waters.evaporation)
    inflow, evaporation = ((each / YEAR).tolist() for each in flows)
    for lake, (wkb, row) in enumerate(lake_rows(run, found.lakes, source, metres)):
        kind = "open" if is_open[lake] else "closed"
        yield wkb, (*row, kind, inflow[lake], evaporation[lake])


def pan_features(run: Run, found: BalancedLakes, source: RasterSource, metres: float) -> Iterator:
    """Yield the pans of salt as features with the fields BALANCED_LAKES; their level is that of their sill."""
    for wkb, row in lake_rows(run, found.pans, source, metres):
        yield wkb, (*row[:3], None, None, None, *row[6:], "salt", None, None)


def write_dry_lakes(run: Run, outputs: Outputs, found: BalancedLakes, dem: Dem) -> dict[str, str]:
    """Write lakes, pans and the points where lakes spill; return these outputs."""
    source, name = dem.source, dem.source.name
    polygon, point = QgsWkbTypes.Type.MultiPolygon, QgsWkbTypes.Type.Point
    features = standing_features(run, found, source, dem.metres)
    pans = pan_features(run, found, source, dem.metres)
    lakes = found.lakes
    spilling = lakes._replace(**{field: getattr(lakes, field)[lakes.outlet >= 0] for field in ("level", "parent")})
    spilling = spilling._replace(outlet=lakes.outlet[lakes.outlet >= 0])
    numbers = np.flatnonzero(lakes.outlet >= 0) + 1
    points = spill_features(spilling, source, dem.metres, numbers.tolist())
    layers = {
        "LAKES": (BALANCED_LAKES, polygon, features, "lakes"),
        "SALT_PANS": (BALANCED_LAKES, polygon, pans, "salt pans"),
        "SPILL_POINTS": (SPILL_POINTS, point, points, "spill points"),
    }
    results = {}
    for output, (schema, kind, rows, title) in layers.items():
        with run.phase("Writing", 1 / len(layers)):
            results[output] = outputs.features(run, output, schema, kind, source.crs, rows, titled(name, title))
    return results


def route_through_lakes(run: Run, dem: Dem, climate, ties: Ties) -> tuple:
    """Return the `Routing` of a DEM whose lakes are in balance, these lakes, and the flow in cubic metres a second."""
    from ...core.depressions.dry_routing import route_balanced
    from ...core.depressions.fill import fill
    from ...core.raster.grid import step_lengths

    grid = dem.grid
    lengths = step_lengths(grid.cell_width, grid.cell_height)
    with run.phase("Filling", 0.2):
        filled, stranded = fill(run, grid.z, dem.domain)
    if stranded:
        run.warn("{} cells do not drain to an outlet: their water ends in pits.", told(stranded))
    with run.phase("Finding lakes", 0.5):
        lakes = find_dry_lakes(run, dem, filled, climate, automatic_area(grid), LEAST_LAKE_DEPTH, ties)
    del filled
    with run.phase("Routing", 0.3):
        sizes = lengths, grid.cell_area
        routed = route_balanced(run, grid.z, dem.domain, lakes, sizes, climate.rain, ties)
    if routed.ends:
        run.note("Water ends in {} closed lakes and dry hollows", told(routed.ends))
    routed.flow[...] /= YEAR
    return Routing(dem, routed.surface, routed.codes, lengths, routed.ends), lakes, routed.flow
