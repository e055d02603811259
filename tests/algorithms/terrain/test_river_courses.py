"""The rivers of a model as lines with all their bends, as water, and their oxbow lakes; of edited models too."""

import shutil
import sqlite3

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.support import THOROUGH
from osgeo import gdal
from qgis.core import QgsGeometry, QgsPoint, QgsVectorLayer
from scipy import ndimage

from .grown import UTM, all_land, coast, rows
from .terrains import raster, render

pytestmark = pytest.mark.qgis

LEVEL_SEEN = 12 if THOROUGH else 2  # oxbows on level ground, each in a window of its own that is costly to render
LEAST_SHOWN = 8 if THOROUGH else 1
ALL = dict.fromkeys(("COURSES", "WATER", "OXBOWS"), "TEMPORARY_OUTPUT")


def courses_of(model, **parameters):
    return run("rivercourses", MODEL=str(model), **{**ALL, **parameters})


@pytest.fixture(scope="module")
def made(model):
    return courses_of(model)


@pytest.fixture(scope="module")
def lines(made):
    return {row.id: row for row in rows(made["COURSES"])}


@pytest.fixture(scope="module")
def in_file(model):
    """Return the courses of the model as its file has them."""
    return {row.id: row for row in rows(QgsVectorLayer(f"{model}|layername=courses", "courses"))}


def prepared(shape):
    """Return what tells soon whether many points lie in a shape, which must live as long."""
    engine = QgsGeometry.createGeometryEngine(shape.constGet())
    engine.prepareGeometry()
    return engine


def cells_in(shape, raster):
    """Return the cells of a raster whose middles lie in a shape."""
    row, col = (each.ravel() + 0.5 for each in np.indices(raster.values.shape))
    middles = zip((raster.west + raster.dx * col).tolist(), (raster.north - raster.dy * row).tolist())
    inside = prepared(shape)
    return np.array([inside.contains(QgsPoint(*middle)) for middle in middles]).reshape(raster.values.shape)


def length(vertices):
    return np.hypot(*np.diff(vertices[:, :2], axis=0).T).sum()


def test_each_course_of_the_model_is_a_line_between_the_same_ends_with_its_bends(lines, in_file, made):
    assert set(lines) == set(in_file)
    assert made["COURSE_COUNT"] == len(lines)
    for number, row in lines.items():
        other = in_file[number]
        assert np.allclose(row.vertices[[0, -1], :2], other.vertices[[0, -1], :2], atol=1e-3)
        assert (row.thread, row.rosgen, row.downstream) == (other.thread, other.rosgen, other.downstream)
        assert (row.width_m, row.depth_m, row.discharge_m3s) == (other.width_m, other.depth_m, other.discharge_m3s)
        assert (np.diff(row.vertices[:, 2]) < 0).all()
        if other.wavelength_m > 0:
            assert length(row.vertices) > 0.98 * length(other.vertices)  # bends may cut a corner of a short course
            assert len(row.vertices) > len(other.vertices)


def test_rivers_flow_into_rivers_and_the_greatest_has_the_highest_order(lines):
    for row in lines.values():
        if row.downstream is not None:
            below = lines[row.downstream]
            assert below.strahler >= row.strahler
            if row.thread == "main":
                assert np.array_equal(row.vertices[-1], below.vertices[0])
    main = [row for row in lines.values() if row.thread == "main"]
    assert max(main, key=lambda row: row.discharge_m3s).strahler == max(row.strahler for row in main)
    assert {row.strahler for row in main if row.downstream is not None} >= {1, 2}


def test_facts_are_those_of_the_lines(lines):
    for row in lines.values():
        assert row.length_m == pytest.approx(length(row.vertices), rel=1e-3)
        assert row.sinuosity >= 1 - 1e-9
        assert row.drop_m == pytest.approx(row.vertices[0, 2] - row.vertices[-1, 2], abs=1e-6)


def test_water_is_valid_covers_its_rivers_and_is_as_large_as_they_are_wide(made, lines):
    water = list(made["WATER"].getFeatures())
    assert all(each.geometry().isGeosValid() for each in water)
    everything = QgsGeometry.unaryUnion([each.geometry() for each in water])
    middles = [row.vertices[len(row.vertices) // 2, :2] for row in lines.values()]
    inside = prepared(everything)
    assert all(inside.contains(QgsPoint(x, y)) for x, y in middles)
    main = sum(row.length_m * row.width_m for row in lines.values() if row.thread == "main")
    every = sum(row.length_m * row.width_m for row in lines.values())
    area = sum(each["area_m2"] for each in water)
    assert 0.9 * main < area < 1.05 * every
    assert everything.area() == pytest.approx(area, rel=2e-3)


def test_rivers_that_meet_are_one_water(made, lines):
    parts = {each["id"]: each.geometry() for each in made["WATER"].getFeatures()}
    mouths = [row for row in lines.values() if row.downstream is None and row.thread == "main"]
    assert {row.id for row in mouths} == set(parts)
    for row in mouths:
        above = [each for each in lines.values() if each.downstream == row.id]
        for each in above:
            x, y = each.vertices[len(each.vertices) // 2, :2]
            assert parts[row.id].distance(QgsGeometry.fromWkt(f"POINT({x} {y})")) == 0.0


@pytest.fixture(scope="module")
def meandering(model, tmp_path_factory):
    """Return a model whose rivers all meander."""
    path = tmp_path_factory.mktemp("meandering") / "model.gpkg"
    shutil.copy(model, path)
    with sqlite3.connect(path) as file:
        file.execute("UPDATE courses SET rosgen = 'C', wavelength_m = 11 * width_m, swing = 1.2")
    return path


@pytest.fixture(scope="module")
def winding(meandering):
    return courses_of(meandering)


def test_oxbows_lie_on_land_beside_meandering_rivers(meandering, winding, tmp_path):
    """Rivers that do not meander have left none."""
    steep = tmp_path / "steep.gpkg"
    shutil.copy(meandering, steep)
    with sqlite3.connect(steep) as file:
        file.execute("UPDATE courses SET rosgen = 'A'")
    oxbows = list(winding["OXBOWS"].getFeatures())
    assert len(oxbows) > 10
    assert courses_of(steep)["OXBOWS"].featureCount() == 0
    land = all_land(coast())
    rivers = {row.id: row for row in rows(winding["COURSES"])}
    for each in oxbows:
        assert each.geometry().isGeosValid()
        assert land.contains(each.geometry())
        river = rivers[each["course"]]
        away = river.shape.distance(each.geometry())
        assert 0.0 < away < 30 * river.width_m
        assert each["width_m"] < river.width_m
        assert river.drop_m < 0.006 * river.length_m
        assert each["area_m2"] == pytest.approx(each.geometry().area(), rel=2e-3)
        assert each["area_m2"] > river.width_m**2  # the oldest are 0.4 of its width wide, the shortest 5 widths long


def ground_along(oxbow, z):
    """Return the heights of a raster along the shore of an oxbow."""
    places = np.array([(each.x(), each.y()) for each in oxbow.geometry().vertices()])
    row, col = ((z.north - places[:, 1]) / z.dy).astype(int), ((places[:, 0] - z.west) / z.dx).astype(int)
    return z.values[row, col]


def test_oxbows_are_lakes_in_the_ground_where_it_is_level(meandering, winding):
    """The widest ones, on cells a quarter as wide: in the water, its depth, and the heights, no others beside them."""
    oxbows = sorted(winding["OXBOWS"].getFeatures(), key=lambda each: each["width_m"])
    ground = raster(render(meandering, CELL_SIZE=100, OUTPUT="TEMPORARY_OUTPUT")["OUTPUT"])
    rise = np.array([np.ptp(ground_along(oxbow, ground)) for oxbow in oxbows])
    level, hillsides = np.flatnonzero(rise < 1.5)[-LEVEL_SEEN:], np.argsort(rise)[-1:]
    assert level.size == LEVEL_SEEN and rise[hillsides] > 15.0
    shown = 0
    for number in (*level.tolist(), *hillsides.tolist()):
        oxbow = oxbows[number]
        box = oxbow.geometry().boundingBox()
        around = box.buffered(3 * oxbow["width_m"])
        extent = f"{around.xMinimum()},{around.xMaximum()},{around.yMinimum()},{around.yMaximum()} [{UTM}]"
        outputs = dict.fromkeys(("OUTPUT", "WATER", "RIVER_DEPTH"), "TEMPORARY_OUTPUT")
        made = render(meandering, CELL_SIZE=oxbow["width_m"] / 4, EXTENT=extent, **outputs)
        z, depth = raster(made["OUTPUT"]), raster(made["RIVER_DEPTH"])
        inside = cells_in(oxbow.geometry(), z)
        wet = gdal.Open(made["WATER"]).ReadAsArray() == 3
        if number in hillsides or not wet[inside].any():
            assert not wet[inside].any(), "no cut into a slope"
            continue
        shown += 1
        assert wet[inside].mean() > 0.95
        assert 1.0 < depth.values[wet & inside].max() < 2.0
        pools, _ = ndimage.label(wet & inside, np.ones((3, 3)))
        sizes = np.bincount(pools[pools > 0])
        assert sizes.max() > 0.95 * sizes.sum()  # an end that is no wider than a cell may be a pool of its own
        surface = (z.values + depth.values)[pools == np.argmax(sizes)]
        assert np.ptp(surface) < 0.1
        rim = ndimage.binary_dilation(inside) & ~inside
        assert (z.values[rim] > surface.min() - 0.01).mean() > 0.9  # it runs out in one place
    assert shown >= LEAST_SHOWN  # beside some, brooks run straight on such cells, or their ground lies off their level


def test_a_course_that_was_widened_and_moved_is_drawn_so(model, tmp_path, lines):
    edited = tmp_path / "edited.gpkg"
    shutil.copy(model, edited)
    number = max((row for row in lines.values() if row.thread == "main"), key=lambda row: row.discharge_m3s).id
    with sqlite3.connect(edited) as file:
        file.execute("UPDATE courses SET width_m = width_m * 5, wavelength_m = 0 WHERE id = ?", (number,))
    again = courses_of(edited)
    row = {each.id: each for each in rows(again["COURSES"])}[number]
    assert row.width_m == pytest.approx(5 * lines[number].width_m)
    assert len(row.vertices) < len(lines[number].vertices) or lines[number].sinuosity == row.sinuosity
    before = sum(each["area_m2"] for each in courses_of(model)["WATER"].getFeatures())
    assert sum(each["area_m2"] for each in again["WATER"].getFeatures()) > before + row.width_m * row.length_m * 0.3


def test_what_is_no_model_is_refused(lake_file):
    with pytest.raises(Refused, match="is no terrain model"):
        courses_of(lake_file)


def test_each_further_output_alone_is_the_same(model, made):
    for name in ("WATER", "OXBOWS"):
        alone = run("rivercourses", MODEL=str(model), COURSES="TEMPORARY_OUTPUT", **{name: "TEMPORARY_OUTPUT"})
        assert alone[name].featureCount() == made[name].featureCount()
        assert [other for other in ("WATER", "OXBOWS") if alone.get(other) is not None] == [name]
