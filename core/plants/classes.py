"""What grows where: a class for every cell, by warmth, rain, steepness, wetness and how far water is.

It is no model of vegetation: rules with thresholds, each with its source or called drawn. Warmth is the mean of the
year, which falls with height; what plants ask of summers and seasons becomes a mean of the year by a year that is a
cosine. The sun, and noise by which stands are no contours, move it by a stated span.
"""

from __future__ import annotations

from enum import IntEnum
from functools import partial
from typing import NamedTuple

import numpy as np

from ..arrays import Codes, Values
from ..flow.terrain_indices import wetness_index
from ..machine.jit import kernel
from ..machine.noise import fractal_noise
from ..raster.cover import words_that_add_up
from ..raster.domain import LAND, OUTLET, SEA, VOID, dilated
from ..raster.raster import AnyRaster, OfRows, lazy
from ..raster.slopes import mean_around, rise_of_rows
from ..raster.storage import rows_with_rim
from ..raster.tiles import row_bands
from ..run.run import Run


class PlantClass(IntEnum):
    """What covers a cell; the numbers are those of the raster."""

    WATER = 0
    RIVER = 1
    SNOW = 2
    ROCK = 3
    ALPINE_MEADOW = 4
    DWARF_SHRUBS = 5
    CONIFERS = 6
    MIXED_FOREST = 7
    BROADLEAF_FOREST = 8
    RIPARIAN_WOOD = 9
    SWAMP = 10
    STEPPE = 11
    DESERT = 12
    BEACH = 13


CLASS_NAMES = tuple(each.name.lower().replace("_", " ") for each in PlantClass)
FOREST = (PlantClass.CONIFERS, PlantClass.MIXED_FOREST, PlantClass.BROADLEAF_FOREST, PlantClass.RIPARIAN_WOOD)
NO_CLASS = 255

# Trees: 6.4 °C in the mean of a season of 94 days at least that are warmer than 0.9 °C (Paulsen & Körner 2014,
# doi:10.1007/s00035-014-0124-0; Körner & Paulsen 2004, doi:10.1111/j.1365-2699.2003.01043.x, have 6.7 °C in the soil).
SEASON_WARMTH, SEASON_DAY, SEASON_SHARE = 6.4, 0.9, 94 / 365  # °C, °C, of a year
# Months warmer than 10 °C: four bound boreal and temperate climates (Trewartha; Belda et al. 2014,
# doi:10.3354/cr01204); broadleaf trees are alone from five on, drawn.
WARM_DAY, MIXED_SHARE, BROADLEAF_SHARE = 10.0, 4 / 12, 5 / 12
# Snow lasts where more mm of it fall in a year than 645 + 296 T + 9 T² melt, T °C being the mean of the three warmest
# months: glaciers of all climates at their line of balance (Ohmura et al. 1992, doi:10.3189/S0022143000002276).
MELT, MELT_RISE, MELT_BEND = 645.0, 296.0, 9.0
SUMMER_OVER_YEAR = np.sin(np.pi / 4) / (np.pi / 4)  # mean of three months around the top of a cosine
SHRUB_BELT, MEADOW_BELT = 1.5, 4.5  # °C below that of trees to which dwarf shrubs and meadows reach: 230, 700 m; drawn
# Steppe where less rain falls than 20 T + 140 mm, T °C being the mean of the year, and desert below half of that:
# Köppen where rain falls in all seasons (Kottek et al. 2006, doi:10.1127/0941-2948/2006/0130).
DRY_RISE, DRY_RAIN, DESERT_SHARE = 20.0, 140.0, 0.5
# What the wetness index adds to rain or takes from it, a unit above or below the usual, and at most; drawn.
RAIN_BY_WETNESS, USUAL_WETNESS, MOST_BY_WETNESS = 0.06, 7.0, 0.3
LEAST_WETNESS_SLOPE = 0.001  # m per m, of the wetness index, as of the terrain indices
SWAMP_SLOPE = 0.02  # m per m: flatter ground may be swamp; drawn, as what follows
SWAMP_WETNESS, SWAMP_ABOVE = 11.0, 1.0  # of the index at least, and metres above the river at most
SWAMP_HEIGHT = 1.5  # metres above the sea: within the tides
BEACH_HEIGHT, BEACH_WIDTH, BEACH_SLOPE = 4.0, 60.0, 0.15  # m above the sea and from it, m per m
# How long waves of the noise are that breaks up contours, in metres, and in cells at least; the shortest are a quarter.
STAND, STAND_CELLS, STAND_OCTAVES, STAND_GAIN = 400.0, 12, 3, 0.5


class PlantRules(NamedTuple):
    """What people say of climate and ground."""

    temperature: float  # °C, mean of the year at the height of the sea
    lapse: float  # °C a km
    swing: float  # °C by which the top of summer is warmer than the year: half the range of the means of months
    sun: float  # °C that a wall towards the equator gains and one away from it loses; below 0 south of the equator
    patches: float  # °C by which noise moves limits at most
    rock: float  # m per m from which on rock is bare
    riparian_height: float  # metres above the river
    riparian_width: float  # metres of the way to it
    seed: int


class PlantLand(NamedTuple):
    """Rasters of the land, the sizes of their cells in metres for each row, and where they lie."""

    z: AnyRaster  # metres above the sea
    valid: AnyRaster
    water: AnyRaster  # the sea, lakes and wide rivers
    river: AnyRaster
    area: AnyRaster  # the specific area, m² per m
    above: AnyRaster  # metres above the river that the water meets, NaN without one
    away: AnyRaster  # metres of the way there
    to_sea: AnyRaster | None  # metres of the way to its low shore, NaN where that leads elsewhere; None without a sea
    rain: AnyRaster | float  # mm a year
    cell_width: Values
    cell_height: Values
    place: tuple  # x and y of the north-western corner and the steps to the east and south, in metres of the map


class WarmthLimits(NamedTuple):
    """Means of the year in °C from which on trees, mixed and broadleaf forest grow, and what summer has beyond them."""

    trees: float
    mixed: float
    broadleaf: float
    summer: float


def warmth_limits(swing: float) -> WarmthLimits:
    """Return the `WarmthLimits` of the coldest years that are warm enough; a year is a cosine with a ``swing``."""
    means = np.arange(-6000, 6000) / 100  # °C; a hundredth is 1.5 m of height
    season, warm = (np.arccos(np.clip((day - means) / max(swing, 1e-6), -1, 1)) for day in (SEASON_DAY, WARM_DAY))
    warmth = means + swing * np.sinc(season / np.pi)  # the mean of a cosine over half a season to both sides of its top
    trees = means[np.argmax((warmth >= SEASON_WARMTH) & (season >= SEASON_SHARE * np.pi))]
    mixed, broadleaf = (means[np.argmax(warm >= share * np.pi)] for share in (MIXED_SHARE, BROADLEAF_SHARE))
    return WarmthLimits(trees, max(trees, mixed), max(trees, broadleaf), swing * SUMMER_OVER_YEAR)


def snow_limit(limits: WarmthLimits, rain: Values | float) -> Values:
    """Return below which mean of the year in °C snow lasts, by the mm that fall; nowhere where trees grow."""
    root = np.sqrt(MELT_RISE**2 - 4 * MELT_BEND * (MELT - rain))
    return np.minimum((root - MELT_RISE) / (2 * MELT_BEND) - limits.summer, limits.trees)


def sea_shore(domain: AnyRaster, z: AnyRaster) -> AnyRaster:
    """Return which cells are land as low as a beach beside the sea, or, where there is none, beside no data."""
    sea = SEA if (lazy(domain) == SEA).any() else VOID
    return OfRows(domain.shape, bool, partial(_shore_of_rows, domain, z, sea))


def _shore_of_rows(domain, z, sea, rows):
    beside = dilated(rows_with_rim(domain, rows, LAND) == sea)[1:-1]
    return beside & ((domain[rows] == LAND) | (domain[rows] == OUTLET)) & (z[rows] <= BEACH_HEIGHT)


def plant_classes(run: Run, land: PlantLand, rules: PlantRules) -> AnyRaster:
    """Return the class of each cell, `NO_CLASS` where the land is not valid."""
    return OfRows(land.valid.shape, np.uint8, partial(_classes_of_rows, land, rules)).materialise(run)


def _classes_of_rows(land, rules, rows):
    """Return the classes of whole rows; slope, aspect and wetness are means of a cell and its eight neighbours."""
    top, bottom = max(rows.start - 1, 0), min(rows.stop + 1, land.valid.shape[0])
    wide, own = slice(top, bottom), slice(rows.start - top, rows.stop - top)
    east, north = rise_of_rows(land.z, land.valid, wide, land.cell_width, land.cell_height)
    steepness = np.hypot(east, north)
    index = wetness_index(LEAST_WETNESS_SLOPE, land.area[wide], steepness)
    index = np.where(np.isfinite(index), index, USUAL_WETNESS)
    facing = north / np.sqrt(1 + steepness * steepness)  # what rises to the north faces the south
    slope, wetness, facing = (mean_around(each)[own] for each in (steepness, index, facing))
    height, limits = land.z[rows].astype(np.float64), warmth_limits(rules.swing)
    warmth = rules.temperature - rules.lapse / 1000 * height + rules.sun * facing
    if rules.patches:
        x, y, dx, dy = np.array(land.place) / max(STAND, STAND_CELLS * max(land.place[2:]))
        warmth += rules.patches * stand_noise(slope.shape, x, y - rows.start * dy, dx, dy, rules.seed)
    rain = land.rain if np.isscalar(land.rain) else land.rain[rows]
    moist = rain * (1 + np.clip(RAIN_BY_WETNESS * (wetness - USUAL_WETNESS), -MOST_BY_WETNESS, MOST_BY_WETNESS))
    dry = np.maximum(DRY_RISE * warmth + DRY_RAIN, 0)
    with np.errstate(invalid="ignore"):  # above no river
        riparian = (land.above[rows] <= rules.riparian_height) & (land.away[rows] <= rules.riparian_width)
        swamp = (wetness >= SWAMP_WETNESS) & (land.above[rows] <= SWAMP_ABOVE)
        beach = np.zeros(swamp.shape, bool)
        if land.to_sea is not None:
            swamp |= height <= SWAMP_HEIGHT
            beach = (land.to_sea[rows] <= BEACH_WIDTH) & (height <= BEACH_HEIGHT) & (slope <= BEACH_SLOPE)
    grows = warmth >= limits.trees
    first = (  # of these counts
        (~land.valid[rows], NO_CLASS),
        (land.water[rows], PlantClass.WATER),
        (land.river[rows], PlantClass.RIVER),
        (slope >= rules.rock, PlantClass.ROCK),
        (warmth < snow_limit(limits, rain), PlantClass.SNOW),
        (beach, PlantClass.BEACH),
        (riparian & grows, PlantClass.RIPARIAN_WOOD),
        (swamp & (slope <= SWAMP_SLOPE) & (warmth >= limits.trees - SHRUB_BELT), PlantClass.SWAMP),
        (warmth < limits.trees - MEADOW_BELT, PlantClass.ROCK),
        (warmth < limits.trees - SHRUB_BELT, PlantClass.ALPINE_MEADOW),
        (~grows, PlantClass.DWARF_SHRUBS),
        (moist < DESERT_SHARE * dry, PlantClass.DESERT),
        (moist < dry, PlantClass.STEPPE),
        (warmth < limits.mixed, PlantClass.CONIFERS),
        (warmth < limits.broadleaf, PlantClass.MIXED_FOREST),
        (True, PlantClass.BROADLEAF_FOREST),
    )
    return np.select([np.broadcast_to(where, slope.shape) for where, _ in first], [np.uint8(code) for _, code in first])


@kernel
def stand_noise(shape: tuple, x: float, y: float, dx: float, dy: float, seed: int) -> Values:
    """Return noise from -1 to 1 for cells whose corner and sizes are given in its wavelengths."""
    made = np.empty(shape)
    for row in range(shape[0]):
        for col in range(shape[1]):
            noise = fractal_noise(x + (col + 0.5) * dx, y - (row + 0.5) * dy, STAND_OCTAVES, STAND_GAIN, seed)
            made[row, col] = min(max(noise, -1.0), 1.0)
    return made


def class_areas(run: Run, classes: AnyRaster, cell_area: Values) -> Values:
    """Return the square metres of each class."""
    return sum(run.quietly().map(partial(_areas_of_rows, classes, cell_area), row_bands(classes.shape, 1 << 20)))


def _areas_of_rows(classes, cell_area, rows):
    found = classes[rows]
    cells = [np.count_nonzero(found == code, axis=1) for code in range(len(CLASS_NAMES))]
    return np.array(cells) @ cell_area[rows]


def class_shares(run: Run, classes: Codes) -> Codes:
    """Return a band of bytes for each class: its share of a cell and its neighbours; bands add up to 255."""
    made = np.zeros((len(CLASS_NAMES), *classes.shape), np.uint8)
    bands = row_bands(classes.shape, 1 << 18)
    for rows in bands:
        run.check()
        top = max(rows.start - 1, 0)
        found = classes[top : rows.stop + 1]
        shares = np.stack([mean_around((found == code).astype(np.float64)) for code in range(len(CLASS_NAMES))])
        shares /= np.maximum(shares.sum(axis=0), 1e-9)  # cells without a class have no share
        known = (found != NO_CLASS)[rows.start - top :][: rows.stop - rows.start]
        words = words_that_add_up([each[rows.start - top :][: known.shape[0]] for each in shares], 255)
        made[:, rows] = np.where(known, np.stack(words), 0)
    return made
