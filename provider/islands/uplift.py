"""The uplift of the islands: painted, or by noise where nobody has painted it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from qgis.core import QgsProcessingParameterRasterDestination

from ...core.choices import Look
from ...core.report.texts import Text
from ...core.run.run import Run
from ..base import parameters as p
from ..base.inputs import Inputs
from ..base.outputs import Outputs
from ..errors import refusal
from ..layers.vector_reading import LINES, POINTS, POLYGONS
from ..numbers import told
from ..translation import titled
from .maps import IslandCells, RasterMap, cell_metres, read_map
from .painted import chosen_field, painted_reach, read_painted
from .provinces import Provinces, province_parameter, provinces_in

WEIGHT_FIELDS = ("weight", "uplift")  # fields that are taken without being asked for
WIDTH_FIELD = "width"  # of how many metres a line or a point is wide
USUAL = {LINES: 1.0, POINTS: 1.0, POLYGONS: 0.0}  # of layers without numbers: ranges, summits and plains
LEAST_UPLIFT = 0.005  # so that water knows a way off a plain, and finds it


def uplift_parameters() -> list:
    """Return the parameters of where the land rises."""
    return [
        p.map_layer(
            "UPLIFT",
            "Uplift (0 lowland … 1 highest)",
            "Where mountains and plains are to be: a raster, or lines (ranges), polygons (ranges or plains) or points "
            "(massifs), which pass smoothly into what lies around. Numbers are relative, from 0 in lowlands to 1 where "
            "the land rises fastest; if there are greater ones, all are divided by the greatest. Lines and points with "
            f"a field {WIDTH_FIELD} act over a band or disc so many metres wide, without one as far as is usual. "
            "Elsewhere, and empty: ranges and lowlands by noise, from the seed.",
            *p.KINDS,
        ),
        p.number_field(
            "UPLIFT_FIELD",
            "UPLIFT",
            "Field of the uplift",
            "The field of a painted layer with its numbers. Empty: the field weight or uplift, or the only one with "
            f"numbers but {WIDTH_FIELD}; without any, lines and points are 1 and polygons 0.",
        ),
        province_parameter(),
    ]


def uplift_output() -> QgsProcessingParameterRasterDestination:
    """Return the output for the uplift that was used."""
    return p.raster_output(
        "UPLIFT_USED",
        "Uplift used",
        "Relative uplift, from 0 to 1, as it was painted or made. Given as UPLIFT it makes the same terrain again.",
        "height",
        optional=True,
    )


def write_uplift(run: Run, outputs: Outputs, growth) -> str | None:
    """Write the uplift that was used; return where it is, None if it is not wanted."""
    used, title = growth.uplift, titled(growth.name, "uplift")
    return outputs.raster(run, "UPLIFT_USED", used.values, used.valid, used.raster.frame, title)


def read_uplift(run: Run, inputs: Inputs, provinces: Provinces, look: Look | None = None) -> RasterMap:
    """Return the relative uplift of islands as a `RasterMap`, from 0 to 1; refuse what has no place on the land.

    Where nobody has painted it, `Provinces` and the `Look` of the land say what it is, None: as usual.
    """
    given, look = read_map(run, inputs, "UPLIFT"), look or Look()
    if given is not None:
        return _completed(run, _scaled(run, given), inputs, provinces, look)
    cells = provinces.cells
    background = _by_noise(cells, provinces.in_cells, provinces.seed, look)
    if not inputs.has("UPLIFT"):
        return cells.made("UPLIFT", background)
    from ...core.plane.painting import blended, painted_on

    source = inputs.features("UPLIFT")
    column = chosen_field("UPLIFT", "UPLIFT_FIELD", source, inputs.text("UPLIFT_FIELD"), WEIGHT_FIELDS, WIDTH_FIELD)
    width = "" if column.lower() == WIDTH_FIELD else WIDTH_FIELD
    painted = read_painted(run, inputs, "UPLIFT", column, cells, usual=USUAL, width=width)
    most = max(1.0, *(thing.value for thing in painted))
    _say_scaled(run, source.sourceName(), most)
    painted = [thing._replace(value=max(thing.value / most, LEAST_UPLIFT)) for thing in painted]
    values = np.full(len(cells.xy), LEAST_UPLIFT)
    reach = painted_reach(cells.archipelago)
    paint = painted_on(run, cells.xy[cells.known], painted, reach)
    values[cells.known] = blended(background[cells.known], paint)
    run.note(
        "UPLIFT: {} things painted; without a width they fade over {} km", told(len(painted)), told(reach / 1e3, ",.3g")
    )
    return cells.made("UPLIFT", values)


def _scaled(run, given):
    """Return a map whose greatest number is 1 at most, as exact as a file keeps it."""
    most = max(1.0, float(given.values[given.valid].max()))
    _say_scaled(run, given.raster.name, most)
    values = np.maximum(given.values / most, LEAST_UPLIFT).astype(np.float32)
    return replace(given, values=values)


def _say_scaled(run, name, most):
    if most > 1.0:
        run.note("UPLIFT: ‘{}’ goes up to {}; all is divided by that", name, told(most, "g"))


def _completed(run, given, inputs, provinces, look):
    """Return a given map, unchanged where it covers all land, else made whole by noise around."""
    from scipy.ndimage import distance_transform_edt

    archipelago = provinces.cells.archipelago
    cells = IslandCells(archipelago, inputs, cell_metres(run, given.raster))
    values = cells.sampled(given)
    missing = np.isnan(values)
    lacking = missing & cells.on_land
    if (missing | ~cells.on_land).all():
        where = Text("on the land of ‘{}’", archipelago.name)
        raise refusal("UPLIFT: ‘{}’ has no data {}. Check its CRS, or give another.", given.raster.name, where)
    if not lacking.any():
        return given
    share = 100 * np.count_nonzero(lacking) / np.count_nonzero(cells.on_land)
    run.warn(
        "UPLIFT: ‘{}’ has no data on {} % of the land; ranges are made there.", given.raster.name, told(share, ".3g")
    )
    shape = cells.raster.nrows, cells.raster.ncols
    away, nearest = distance_transform_edt(missing.reshape(shape), return_indices=True)
    nearest = np.where(missing, values.reshape(shape)[tuple(nearest)].ravel(), values)
    fade = np.clip(away.ravel() * cells.metres / painted_reach(archipelago), 0.0, 1.0)
    fade *= fade * (3.0 - 2.0 * fade)
    background = _by_noise(cells, provinces_in(run, cells, provinces.drawn, provinces.seed), provinces.seed, look)
    return cells.made("UPLIFT", np.where(missing, nearest + fade * (background - nearest), values))


def _by_noise(cells, kinds, seed, look):
    """Return the relative uplift by noise and provinces in cells."""
    from ...core.plane.uplift import noise_uplift, ranges_of

    largest = cells.archipelago.islands[0]
    found = np.full(len(cells.xy), LEAST_UPLIFT)
    ranges = ranges_of(largest.land, largest.seed(seed), look)
    found[cells.known] = noise_uplift(ranges, cells.land, cells.xy[cells.known])
    return np.maximum(found * kinds.rise, LEAST_UPLIFT)
