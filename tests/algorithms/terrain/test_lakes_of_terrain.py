"""Lakes that are asked for lie in the terrain at their level, with rivers in and out, and are its only depressions."""

import re

import numpy as np
import pytest
from headwaters.core.terrain.relief import random_lakes
from headwaters.core.terrain.types import DRAINED_SLOPE
from headwaters.tests.provider.running import Listener, Refused, run
from headwaters.tests.support import THOROUGH
from osgeo import gdal
from qgis.core import QgsGeometry, QgsVectorLayer

from .grown import UTM, coast, features, ring, rows
from .terrains import make, pits, raster, render, same_cells

pytestmark = pytest.mark.qgis

CELL = 100
FINE = {"SPACING": 2000, "EROSION_CELL_SIZE": 100, "CELL_SIZE": CELL}  # which has places without rivers
GROUND = {"SPACING": 2000, "EROSION_CELL_SIZE": 200, "CELL_SIZE": CELL}
SOUTHERN = [(7, 3), (10, 3.2), (11, 4.4), (9, 5.2), (7, 4.6), (7, 3)]
NORTHERN = [(8, 12), (10, 12), (10, 13.5), (8.4, 13.8), (8, 12)]
LAGOON = [(-9, -9), (-8, -9), (-8, -8), (-9, -9)]
LEVELS = 40.0, None


def lakes(*shapes, **fields):
    return features("Polygon", *(f"POLYGON({ring(shape)})" for shape in shapes), name="tarns", **fields)


@pytest.fixture(scope="module")
def made(provider, tmp_path_factory):
    """Return a terrain with a lake at 40 m and one at a level of its own."""
    folder = tmp_path_factory.mktemp("lakes")
    files = {"MODEL": str(folder / "model.gpkg"), "OUTPUT": str(folder / "whole.tif")}
    return make(coast(), LAKES=lakes(SOUTHERN, NORTHERN, level_m=LEVELS), SEED=11, **FINE, **files)


@pytest.fixture(scope="module")
def found(made):
    """Return the lakes that are found on its raster."""
    return rows(run("lakes", INPUT=made["OUTPUT"], LAKES="TEMPORARY_OUTPUT")["LAKES"])


def of(found, shape):
    """Return the lakes found that touch a shape."""
    geometry = QgsGeometry.fromWkt(f"POLYGON({ring(shape)})")
    return [row for row in found if row.parent is None and row.shape.intersects(geometry)]


def test_the_lakes_that_were_asked_for_and_no_others_are_found_on_the_raster(found):
    for shape, level in zip((SOUTHERN, NORTHERN), LEVELS):
        (lake,) = of(found, shape)
        asked = QgsGeometry.fromWkt(f"POLYGON({ring(shape)})")
        assert asked.buffer(1.5 * CELL, 4).contains(lake.shape)
        assert lake.shape.area() > 0.5 * asked.area()
        assert lake.depth_max_m > 5
        assert level is None or lake.level_m == pytest.approx(level, abs=0.05)
    assert sum(row.parent is None for row in found) == 2


@pytest.mark.parametrize("seed, level, has_way_out", [(7, 40.0, True), (5, 5.0, False), (13, 40.0, True)])
def test_a_lake_that_no_river_crosses_stands_at_its_level_or_is_told_of(seed, level, has_way_out, provider):
    """Water leaves it at its level but where the river that it runs to lies higher."""
    listener = Listener()
    asked = lakes(SOUTHERN, level_m=[level])
    made = make(coast(), listener, LAKES=asked, SEED=seed, **FINE, OUTPUT="TEMPORARY_OUTPUT")
    (lake,) = of(rows(run("lakes", INPUT=made["OUTPUT"], LAKES="TEMPORARY_OUTPUT")["LAKES"]), SOUTHERN)
    told = [text for text in listener.warnings if "Lakes stand higher" in text]
    if has_way_out:
        assert lake.level_m == pytest.approx(level, abs=0.05)
        assert not told
    else:
        assert lake.level_m > level + 0.1
        (stands,) = re.findall(r"lake 0 of island 1 at (\S+) m instead of 5 m", told[0])
        assert float(stands) == pytest.approx(lake.level_m, abs=0.05)


def test_water_runs_off_everywhere_but_in_lakes(made):
    filled = raster(run("filldepressions", INPUT=made["OUTPUT"], OUTPUT="TEMPORARY_OUTPUT")["OUTPUT"])
    z = raster(made["OUTPUT"])
    deep = filled.values - z.values > 0.01
    assert pits(np.where(deep, filled.values, z.values) + np.where(deep, 1e6, 0), np.isfinite(z.values) & ~deep) == 0


def test_rivers_come_in_and_leave_at_the_level(made, found):
    (lake,) = of(found, SOUTHERN)
    crossing = [row for row in rows(made["RIVERS"]) if row.shape.intersects(lake.shape)]
    entering = [row for row in crossing if not inside(lake, row.vertices[0])]
    leaving = [row for row in crossing if not inside(lake, row.vertices[-1])]
    assert entering
    assert leaving
    for row in crossing:
        assert (np.diff(row.vertices[:, 2]) <= 0).all()


def inside(lake, vertex):
    return lake.shape.contains(QgsGeometry.fromWkt(f"POINT({vertex[0]} {vertex[1]})"))


def test_a_part_is_as_in_the_whole_and_its_water_says_where_lakes_are(made):
    west, east, south, north = 500_000 + 7_500, 500_000 + 12_500, 5_600_000 + 2_050, 5_600_000 + 5_950
    extent = f"{west},{east},{south},{north} [{UTM}]"
    outputs = dict.fromkeys(("OUTPUT", "WATER", "RIVER_DEPTH"), "TEMPORARY_OUTPUT")
    part = render(made["MODEL"], CELL_SIZE=CELL, EXTENT=extent, **outputs)
    z = raster(part["OUTPUT"])
    assert np.array_equal(z.values, same_cells(z, raster(made["OUTPUT"])), equal_nan=True)
    lake = gdal.Open(part["WATER"]).ReadAsArray() == 3
    assert lake.any()
    depth = raster(part["RIVER_DEPTH"]).values
    level = z.values[lake] + depth[lake]
    assert level.min() == pytest.approx(40.0, abs=0.01)
    assert level.max() < 40.0 + DRAINED_SLOPE * 6_000  # metres of the way that water takes to the outlet


def test_points_become_round_lakes_also_around_rivers_of_any_origin(made, tmp_path):
    point = features("Point", "POINT(512000 5606000)", name="tarns")
    model = str(tmp_path / "model.gpkg")
    given = {"COASTLINE": coast(), "RIVERS": made["RIVERS"], "EROSION_CELL_SIZE": 200, "MODEL": model}
    run("terrainmodel", LAKES=point, **given)
    part = f"509000,515000,5603000,5609000 [{UTM}]"
    shown = render(model, CELL_SIZE=50, EXTENT=part, OUTPUT="TEMPORARY_OUTPUT")["OUTPUT"]
    (lake,) = rows(run("lakes", INPUT=shown, LAKES="TEMPORARY_OUTPUT", MIN_DEPTH=0.1)["LAKES"])
    assert inside(lake, (512_000, 5_606_000))


def test_lakes_off_the_land_are_left_out_and_levels_below_the_sea_refused():
    listener = Listener()
    make(coast(), listener, LAKES=lakes(SOUTHERN, LAGOON), OUTPUT="TEMPORARY_OUTPUT")
    assert any("‘tarns’ lie off the land or on another lake, or are too small: left out" in text
               for text in listener.warnings)  # fmt: skip
    with pytest.raises(Refused, match=r"LAKES: .* has a level of -3 m. It must be above 0"):
        make(coast(), LAKES=lakes(SOUTHERN, level=(-3.0,)), OUTPUT="TEMPORARY_OUTPUT")


def test_lakes_by_chance_lie_in_the_model_and_on_the_raster(provider, tmp_path):
    files = {"MODEL": str(tmp_path / "model.gpkg"), "OUTPUT": str(tmp_path / "whole.tif")}
    shares = {"GLACIAL_LAKES": 3, "VOLCANIC_LAKES": 1}
    chance = make(coast(), **shares, SEED=11, **FINE, **files)
    asked = rows(QgsVectorLayer(f"{chance['MODEL']}|layername=lakes", "lakes", "ogr"))
    found = [row for row in rows(run("lakes", INPUT=chance["OUTPUT"], LAKES="TEMPORARY_OUTPUT")["LAKES"])
             if row.parent is None]  # fmt: skip
    assert all(lake.shape.isGeosValid() for lake in asked)
    assert len(asked) >= len(found) > 3
    for seen in found:  # those that are too narrow for cells to show their depth are flat land
        (lake,) = (each for each in asked if each.shape.intersects(seen.shape))
        assert seen.level_m == pytest.approx(lake.level_m, abs=0.5)  # without a river it stands at the crest around it
        assert lake.shape.buffer(1.5 * CELL, 4).contains(seen.shape)
    assert sum(lake.shape.area() for lake in asked) == pytest.approx(0.04 * land_area(chance), rel=0.15)


@pytest.mark.parametrize("name, percent", [("GLACIAL_LAKES", 3), ("VOLCANIC_LAKES", 1)])
def test_each_kind_of_lake_covers_its_share_of_the_land(name, percent, provider, tmp_path):
    files = {"MODEL": str(tmp_path / "model.gpkg"), "OUTPUT": "TEMPORARY_OUTPUT"}
    chance = make(coast(), **{name: percent}, SEED=11, **FINE, **files)
    made = rows(QgsVectorLayer(f"{chance['MODEL']}|layername=lakes", "lakes", "ogr"))
    assert sum(lake.shape.area() for lake in made) == pytest.approx(percent / 100 * land_area(chance), rel=0.2)


@pytest.mark.parametrize("name, reason", [("GLACIAL_LAKES", "valleys"), ("VOLCANIC_LAKES", "even ground")])
def test_fewer_lakes_than_were_asked_for_are_told(name, reason, provider, monkeypatch):
    """One in a sentence of the log, the other not, nor any of both where there is room."""
    tries = random_lakes.LAKE_TRIES
    for percent, told, looked_at in ((20, 1, tries if THOROUGH else tries // 10), (1, 0, tries)):
        monkeypatch.setattr(random_lakes, "LAKE_TRIES", looked_at)
        listener = Listener()
        make(coast(), listener, **{name: percent}, SEED=7, **FINE, OUTPUT="TEMPORARY_OUTPUT")
        said = [text for text in listener.warnings if "under such lakes instead of" in text]
        assert len(said) == told
        assert all(text.startswith(f"{name}: ") and reason in text for text in said)


def land_area(made):
    return np.count_nonzero(np.isfinite(raster(made["OUTPUT"]).values)) * CELL**2
