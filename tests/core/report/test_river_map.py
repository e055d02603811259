"""The map of a report: rivers lie where they are, over the land that is there, with a scale that is true."""

import base64
import re
import struct
import zlib
from xml.etree import ElementTree

import numpy as np
import pytest
from headwaters.core.report.png import palette_png
from headwaters.core.report.relief_picture import SHADES, TINTS, WATER_TINTS, coarse, relief_png
from headwaters.core.report.river_map import river_map
from headwaters.core.report.terrain import TerrainHeights

from .networks import network, scattered

SVG = "{http://www.w3.org/2000/svg}"


def pixels(png):
    """Return the numbers of colours of a PNG with a palette, and its palette with opacity."""
    chunks, at = {}, 8
    while at < len(png):
        size, name = struct.unpack(">I4s", png[at : at + 8])
        chunks[name] = png[at + 8 : at + 8 + size]
        at += size + 12
    ncols, nrows = struct.unpack(">II", chunks[b"IHDR"][:8])
    rows = np.frombuffer(zlib.decompress(chunks[b"IDAT"]), np.uint8).reshape(nrows, ncols + 1)
    colours = np.frombuffer(chunks[b"PLTE"], np.uint8).reshape(-1, 3)
    return rows[:, 1:], np.column_stack([colours, np.frombuffer(chunks[b"tRNS"], np.uint8)])


def on_terrain(*places):
    """Return lines that lie on columns and rows of a DEM, and on a plane where a cell is 10 m wide."""
    return [
        np.column_stack([10.0 * np.array(line)[:, 0], -10.0 * np.array(line)[:, 1], np.zeros(len(line)), line])
        for line in places
    ]


def drawn(page):
    """Return the map as a tree, and the vertices of each path of rivers by its class."""
    tree = ElementTree.fromstring(page)
    rivers = {}
    for path in tree.iter(f"{SVG}path"):
        if path.get("class"):
            lines = path.get("d").split("M")[1:]
            rivers[path.get("class")] = [np.array([p.split() for p in line.split("L")], float) for line in lines]
    return tree, rivers


def test_a_png_holds_the_colours_that_it_was_given():
    rng = np.random.default_rng(3)
    indices, colours = rng.integers(0, 200, (17, 23)), rng.integers(0, 256, (200, 4))
    found, palette = pixels(palette_png(indices, colours))
    assert (found == indices).all() and (palette == colours).all()


def test_osgeo_reads_the_png(tmp_path):
    gdal = pytest.importorskip("osgeo.gdal")
    (tmp_path / "a.png").write_bytes(palette_png(np.arange(12).reshape(3, 4), np.full((12, 4), 9)))
    assert (gdal.Open(str(tmp_path / "a.png")).ReadAsArray() == np.arange(12).reshape(3, 4)).all()


def test_rivers_lie_on_the_cells_that_they_run_through():
    z = np.ones((20, 40))
    lines = on_terrain([(4, 2), (10, 10)], [(30, 2), (10, 10)], [(10, 10), (10, 20)])
    terrain = TerrainHeights(z, z > 0, np.full(20, 100.0))
    page, _ = river_map(network([2, 2, -1], [100, 215, 100], lines=lines), terrain, [])
    tree, rivers = drawn(page)
    assert tree.find(f"{SVG}svg").get("viewBox") == "0 0 900 450"
    assert rivers["order1"][0].tolist() == [[90, 45], [225, 225]]
    assert rivers["order2"][0].tolist() == [[225, 225], [225, 450]]


def test_cells_that_are_twice_as_wide_make_a_map_that_is_twice_as_wide():
    z = np.ones((20, 20))
    terrain = TerrainHeights(z, z > 0, np.full(20, 200.0), 2.0)
    page, _ = river_map(network([-1], lines=on_terrain([(10, 0), (10, 20)])), terrain, [])
    tree, rivers = drawn(page)
    assert tree.find(f"{SVG}svg").get("viewBox") == "0 0 900 450"
    assert rivers["order1"][0].tolist() == [[450, 0], [450, 450]]


def test_the_bar_is_as_long_as_it_says():
    page, _ = river_map(network([-1], [5000.0], lines=[np.array([[0, 3000, 0], [4000, 0, 0.0]])]), None, [])
    tree, rivers = drawn(page)
    (river,) = rivers["order1"]
    bar = next(path.get("d") for path in tree.iter(f"{SVG}path") if not path.get("class"))
    units, text = float(re.search(r"h([\d.]+)", bar)[1]), list(tree.iter(f"{SVG}text"))[-1].text
    assert text == "1 km"
    assert units == pytest.approx(np.ptp(river[:, 1]) / 3, rel=1e-3)


def test_without_a_terrain_north_is_up():
    page, _ = river_map(network([-1], lines=[np.array([[0.0, 9, np.nan], [5, 0, np.nan]])]), None, [])
    ((head, mouth),) = drawn(page)[1]["order1"]
    assert head[1] < mouth[1] and head[0] < mouth[0] and "<img" not in page


def test_too_many_rivers_leave_the_lowest_orders_out_and_say_so(monkeypatch):
    monkeypatch.setattr("headwaters.core.report.river_map.MOST_MAP_VERTICES", 5)
    lines = [np.array([[each, 9.0, 0], [5, 5, 0]]) for each in range(4)] + [np.array([[5, 5.0, 0], [5, 0, 0]])]
    page, caption = river_map(network([4, 4, 4, 4, -1], lines=lines), None, [])
    assert list(drawn(page)[1]) == ["order2"] and "below order 2" in caption


def test_no_river_makes_no_map():
    assert river_map(network([]), None, []) == ("", "")
    nowhere = [np.full((2, 3), np.nan)] * 2
    assert river_map(scattered(2, lines=nowhere), None, []) == ("", "")


def test_the_land_is_tinted_by_height_and_water_lies_below_zero():
    z = np.array([[-10.0, -1, 5], [50, 100, np.nan]])
    index, palette = pixels(relief_png(TerrainHeights(z, np.isfinite(z), np.full(2, 100.0))))
    tint = index // SHADES
    assert (tint[0, :2] < WATER_TINTS).all() and tint[0, 0] < tint[0, 1]
    assert WATER_TINTS <= tint[0, 2] < tint[1, 0] < tint[1, 1] == TINTS - 1
    assert palette[index[1, 2], 3] == 0 and (palette[:-1, 3] == 255).all()


@pytest.mark.parametrize("shape", [(7, 1000), (1803, 20)])
def test_large_land_is_drawn_from_means_of_its_valid_cells(shape):
    rng = np.random.default_rng(8)
    z, valid = rng.random(shape), rng.random(shape) > 0.5
    means, known, step = coarse(z, valid)
    assert step == -(-max(shape) // 900)
    for row, col in rng.integers(0, means.shape, (50, 2)):
        part = np.s_[row * step : (row + 1) * step, col * step : (col + 1) * step]
        assert known[row, col] == valid[part].any()
        if known[row, col]:
            assert means[row, col] == pytest.approx(z[part][valid[part]].mean())


def test_a_picture_is_one_with_the_page():
    z = np.ones((4, 4))
    terrain = TerrainHeights(z, z > 0, np.ones(4))
    page, _ = river_map(network([-1], lines=on_terrain([(0, 0), (4, 4)])), terrain, [])
    data = ElementTree.fromstring(page).find("img").get("src").partition("base64,")[2]
    assert base64.b64decode(data) == relief_png(terrain)
