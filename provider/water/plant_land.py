"""Land that plants grow on, between layers and core: what is said of climate and ground, water, and the plants."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCoordinateTransformContext,
    QgsCsException,
)

from ..base import parameters as p
from ..errors import refusal
from ..layers.crs import metres_per_unit
from ..layers.raster_reading import read_number_or_raster, read_same_cells
from ..layers.wkb import point_wkb
from ..numbers import told
from .flow_shares import accumulate_shares, shares_of
from .thresholds import drawn_rivers, river_cells_by_area
from .water_table import LAPSE_RATE

if TYPE_CHECKING:
    from ...core.arrays import Values
    from ...core.plants.classes import PlantLand, PlantRules
    from ...core.plants.points import PlantLattice, PlantMap
    from ...core.raster.raster import AnyRaster
    from ...core.run.run import Run
    from ..base.inputs import Inputs
    from ..layers.raster_reading import RasterSource
    from .dem import Dem
    from .routing import Routing

MOST_PLANTS = 5_000_000  # about half a GB as a GeoPackage


def plant_climate() -> list:
    """Return the parameters of warmth and rain."""
    return [
        p.number(
            "TEMPERATURE",
            "Mean temperature at the height of the sea (°C)",
            "Of the year: 9 to 12 in the middle of Europe, 15 to 18 around the Mediterranean, 26 on the equator.",
            default=11,
            minimum=-60,
            maximum=50,
        ),
        p.number(
            "RANGE",
            "Range of the temperature (°C)",
            "Between the means of the warmest and the coldest month: 2 on the equator, 10 to 15 beside an ocean, 18 in "
            "the middle of Europe, 40 and more inside continents. With it the treeline is found.",
            default=18,
            minimum=0,
            maximum=70,
        ),
        p.water_rate("RAIN", "Rain and snow (mm a year)", "How dry it is, and how low snow lasts.", default="900"),
        p.number(
            "LAPSE_RATE",
            "Lapse rate (°C a km)",
            "How much colder it is a kilometre higher.",
            default=LAPSE_RATE,
            minimum=0.01,
            maximum=100,
            advanced=True,
        ),
        p.number(
            "ASPECT",
            "Warmth of the sun (°C)",
            "What steep slopes gain that face the sun, and lose that face away, times the sine of slope and latitude. "
            "The latitude is that of the map.",
            default=3,
            minimum=0,
            maximum=20,
            advanced=True,
        ),
        p.number(
            "PATCHES",
            "Patchiness (°C)",
            "By how much noise moves limits of warmth, so that stands are no contours: 1 °C are 150 m of height.",
            default=0.6,
            minimum=0,
            maximum=20,
            advanced=True,
        ),
    ]


def plant_ground() -> list:
    """Return the parameters of water and steep ground."""
    return [
        p.raster(
            "WATER",
            "Depth of water (m)",
            "Depths over the DEM on the same cells, of lakes and of rivers wider than cells: RIVER_DEPTH of ‘Render "
            "terrain’, or DEPTH of ‘Fill depressions’.",
            optional=True,
        ),
        p.lines(
            "RIVERS",
            "Rivers",
            "Cells that these lines touch are river. Empty: those that the DEM has.",
            optional=True,
        ),
        p.number(
            "THRESHOLD",
            "Area at which rivers begin (km²)",
            "Where no lines are given. Empty: the readable number that makes about one cell in a hundred a river.",
            minimum=0,
            optional=True,
            advanced=True,
        ),
        p.number(
            "RIPARIAN_HEIGHT",
            "Height of riparian wood (m)",
            "How high above the river it stands at most.",
            default=3,
            minimum=0,
            maximum=100,
            advanced=True,
        ),
        p.number(
            "RIPARIAN_WIDTH",
            "Width of riparian wood (m)",
            "How far it is at most to the river, by the way that water takes.",
            default=120,
            minimum=0,
            maximum=p.FAR,
            advanced=True,
        ),
        p.number(
            "ROCK_SLOPE",
            "Slope of rock (degrees)",
            "Steeper ground is bare.",
            default=40,
            minimum=0,
            maximum=90,
            advanced=True,
        ),
    ]


def read_plant_rules(run: Run, inputs: Inputs, source: RasterSource, seed: int) -> PlantRules:
    """Return the `PlantRules` that the parameters say."""
    from ...core.plants.classes import PlantRules

    sun = inputs.number("ASPECT")
    latitude = _latitude(source) if sun else 0.0
    if latitude is None:
        run.note("The latitude is not known, so ASPECT has no say")
        latitude = 0.0
    return PlantRules(
        inputs.number("TEMPERATURE"), inputs.number("LAPSE_RATE"), inputs.number("RANGE") / 2,
        sun * math.sin(math.radians(latitude)), inputs.number("PATCHES"),
        math.tan(math.radians(inputs.number("ROCK_SLOPE"))), inputs.number("RIPARIAN_HEIGHT"),
        inputs.number("RIPARIAN_WIDTH"), seed,
    )  # fmt: skip


def _latitude(source):
    """Return the latitude of the middle of a raster in degrees, None where its CRS does not tell."""
    if not source.crs.isValid():
        return None
    west, south, east, north = source.bounds
    degrees = QgsCoordinateReferenceSystem("EPSG:4326")
    transform = QgsCoordinateTransform(source.crs, degrees, QgsCoordinateTransformContext())
    try:
        latitude = transform.transform((west + east) / 2, (south + north) / 2).y()
    except QgsCsException:  # a local CRS
        return None
    return latitude if abs(latitude) <= 90 else None


def read_plant_land(run: Run, inputs: Inputs, routing: Routing) -> PlantLand:
    """Return the `PlantLand` of a DEM whose water has its way."""
    from ...core.flow.distance import flow_distance
    from ...core.plants.classes import PlantLand, sea_shore
    from ...core.raster.domain import SEA
    from ...core.raster.raster import lazy

    dem, there = routing.dem, run.on(routing.dem.storage)
    grid, source = dem.grid, dem.source
    sea = (lazy(dem.domain) == SEA).materialise(there)
    lakes = _lakes(there, inputs, source)
    wet = sea if lakes is None else (lazy(sea) | lakes).materialise(there)
    river = (_rivers(there, inputs, routing) & ~lazy(wet)).materialise(there)
    with run.phase("Measuring the way to rivers", 0.3):
        surface = lazy(dem.in_metres(routing.surface)).astype(np.float64).materialise(there)
        goals = ((lazy(wet) | river) & ~lazy(sea)).materialise(there)
        away, above, _ = flow_distance(there, routing.codes, routing.lengths, goals, surface)
    z = (lazy(grid.z).astype(np.float64) - (inputs.number("SEA_LEVEL") or 0.0)) * dem.metres
    to_sea = None
    if inputs.has("SEA_LEVEL") or inputs.has("SEA"):
        shore = sea_shore(dem.domain, z).materialise(there)
        to_sea, _, _ = flow_distance(there, routing.codes, routing.lengths, shore)
    elif (lazy(z) < 0).where(grid.valid, False).any():
        run.warn("There is ground below 0 and no sea: give a SEA_LEVEL if that is the floor of the sea.")
    shares = shares_of(run, routing, "dinf")
    area = accumulate_shares(run, shares, 1.0, shares.cell_width).total
    rain = read_number_or_raster(there, inputs, "RAIN", source, grid.valid)
    unit = metres_per_unit(source.crs)
    place = tuple(unit * each for each in (source.x_min, source.y_max, source.dx, source.dy))
    return PlantLand(
        z, grid.valid, wet, river, area, above, away, to_sea, 0.0 if rain is None else rain, grid.cell_width,
        grid.cell_height, place,
    )  # fmt: skip


def _lakes(run, inputs, source):
    """Return where WATER has a depth, None without it."""
    from ...core.raster.raster import lazy

    found = read_same_cells(run, inputs, "WATER", source)
    return None if found is None else (lazy(found[1]) & (lazy(found[0]) > 0)).materialise(run)


def _rivers(run, inputs, routing):
    """Return the cells of RIVERS, or of those that the DEM has."""
    from ...core.flow.accumulation import accumulate_d8

    dem = routing.dem
    rivers = drawn_rivers(run, inputs, dem.source)
    if rivers is not None:
        return rivers
    area, drained = accumulate_d8(run, routing.codes, dem.grid.cell_area), routing.drained
    return river_cells_by_area(run, inputs.number("THRESHOLD"), area, drained, routing.codes)[1]


def check_plants(areas: Values, most: float) -> None:
    """Refuse more plants than anything can show; ``areas`` are the square metres of each class."""
    from ...core.plants.points import densities

    expected = float(areas @ densities(most))
    if expected > MOST_PLANTS:
        enough = math.floor(1e4 * most * MOST_PLANTS / expected) / 1e4
        raise refusal(
            "POINTS: about {} plants would stand on this land, and {} can be made. Choose a DENSITY of at most {}, or "
            "clip the DEM.",
            told(int(round(expected, -5))), told(MOST_PLANTS), told(enough, "g")
        )


def plant_features(run: Run, classes: AnyRaster, dem: Dem, lattice: PlantLattice) -> Iterator[tuple]:
    """Yield the plants of land as features."""
    from ...core.plants.classes import CLASS_NAMES
    from ...core.plants.points import find_plants

    for plants in find_plants(run, classes, plant_map(dem), lattice):
        names = [CLASS_NAMES[code] for code in plants.code.tolist()]
        columns = plants.xy.tolist(), plants.kind, names, np.round(plants.height, 2).tolist()
        for (x, y), *values in zip(*columns):
            yield point_wkb(x, y), values


def plant_map(dem: Dem) -> PlantMap:
    """Return where the classes of a DEM lie."""
    from ...core.plants.points import PlantMap

    grid = dem.grid
    width, height = (np.require(each, np.float64, ["C", "W"]) for each in (grid.cell_width, grid.cell_height))
    return PlantMap(grid.x_min, grid.y_max, grid.dx, grid.dy, width, height)
