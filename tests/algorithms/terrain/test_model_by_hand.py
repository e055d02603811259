"""What people write into a model: ground raised and carved, sections of rivers; water finds its way."""

import shutil
import sqlite3

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused
from osgeo import ogr

from .grown import SOUTH, WEST
from .terrains import CELL, make, pits, raster, render

pytestmark = pytest.mark.qgis

HIGH, FALLOFF = 150.0, 1500.0
MIDDLE = WEST + 12_000, SOUTH + 8_000


@pytest.fixture(scope="module")
def plain(provider, tmp_path_factory):
    """Return a model, and what it is rendered as, without the last digit of erosion."""
    path = tmp_path_factory.mktemp("model") / "model.gpkg"
    make(MODEL=str(path))
    return path, raster(render(path)["OUTPUT"])


def edited(plain, folder, name, wkt, **fields):
    """Return a copy of the model with one feature in a layer."""
    path = folder / "edited.gpkg"
    shutil.copy(plain, path)
    dataset = ogr.Open(str(path), 1)
    layer = dataset.GetLayer(name)
    feature = ogr.Feature(layer.GetLayerDefn())
    feature.SetGeometry(ogr.CreateGeometryFromWkt(wkt))
    for field, value in fields.items():
        feature[field] = value
    assert layer.CreateFeature(feature) == 0
    feature = layer = dataset = None
    return path


def test_primitives_that_are_raised_raise_the_ground_around_them_and_no_other(model, tmp_path):
    """By what they were raised by in their midst, beyond their radii by nothing; water still runs off."""
    path = tmp_path / "edited.gpkg"
    shutil.copy(model, path)
    dataset = ogr.Open(str(path), 1)
    layer = dataset.GetLayer("primitives")
    far = 0.0
    for feature in layer:
        away = np.hypot(feature.GetGeometryRef().GetX() - MIDDLE[0], feature.GetGeometryRef().GetY() - MIDDLE[1])
        if away < 2500:
            feature["z_m"] = feature["z_m"] + HIGH
            layer.SetFeature(feature)
            far = max(far, away + feature["radius_m"])
    feature = layer = dataset = None
    before = model, raster(render(model)["OUTPUT"])
    moved, east, north, z = change(before, render(path))
    away = np.hypot(east, north)
    assert np.median(moved[away < 1500]) == pytest.approx(HIGH, rel=0.05)
    assert np.nanmax(np.abs(moved[away > far + 4000])) < 1e-3
    assert pits(z, np.isfinite(z)) == 0


def square(size):
    x, y = MIDDLE
    corners = [
        (x - size, y - size),
        (x + size, y - size),
        (x + size, y + size),
        (x - size, y + size),
        (x - size, y - size),
    ]
    return f"POLYGON(({', '.join(f'{east} {north}' for east, north in corners)}))"


def change(plain, made):
    """Return the change of heights, and how far cells are from the middle by the greater of both coordinates."""
    before, after = plain[1], raster(made["OUTPUT"])
    assert before.values.shape == after.values.shape
    row, col = np.indices(before.values.shape)
    east, north = before.west + (col + 0.5) * CELL - MIDDLE[0], before.north - (row + 0.5) * CELL - MIDDLE[1]
    return after.values - before.values, east, north, after.values


def test_a_polygon_raises_the_ground_and_nothing_else(plain, tmp_path):
    """By all of it within, by ever less around, but for the rivers, which keep their beds."""
    made = render(edited(plain[0], tmp_path, "add", square(2000), height_m=HIGH, falloff_m=FALLOFF))
    moved, east, north, z = change(plain, made)
    away = np.hypot(np.maximum(np.abs(east) - 2000, 0), np.maximum(np.abs(north) - 2000, 0))
    assert np.median(moved[away == 0]) == pytest.approx(HIGH, rel=0.05)
    half = moved[(away > 0.4 * FALLOFF) & (away < 0.6 * FALLOFF)]
    assert np.median(half) == pytest.approx(HIGH * 0.5625, rel=0.2)
    assert np.nanmax(np.abs(moved[away > FALLOFF + 4000])) < 1e-3
    assert np.nanmin(moved[away == 0]) < HIGH / 3  # in a river
    assert pits(z, np.isfinite(z)) == 0


def test_a_line_carves_a_band(plain, tmp_path):
    x, y = MIDDLE
    line = f"LINESTRING({x - 3000} {y}, {x + 3000} {y})"
    made = render(edited(plain[0], tmp_path, "carve_lines", line, depth_m=40, width_m=1200, falloff_m=400))
    moved, east, north, z = change(plain, made)
    band = (np.abs(east) < 3000) & (np.abs(north) < 600) & (plain[1].values > 60)
    assert np.median(moved[band]) == pytest.approx(-40, abs=6)
    far = np.hypot(np.maximum(np.abs(east) - 3000, 0), north) > 5000
    assert np.nanmax(np.abs(moved[far])) < 1e-3
    assert np.nanmin(z) > 0
    assert pits(z, np.isfinite(z)) == 0


def test_a_window_has_the_heights_of_the_whole(plain, tmp_path):
    model = edited(plain[0], tmp_path, "carve", square(1500), depth_m=30, falloff_m=800)
    whole = raster(render(model)["OUTPUT"])
    x, y = MIDDLE
    part = raster(render(model, EXTENT=f"{x - 1000},{x + 3000},{y - 2000},{y + 2000} [EPSG:25832]")["OUTPUT"])
    top, left = round((whole.north - part.north) / CELL), round((part.west - whole.west) / CELL)
    rows, cols = part.values.shape
    assert np.array_equal(whole.values[top : top + rows, left : left + cols], part.values, equal_nan=True)


@pytest.mark.parametrize(
    "fields, complaint", [({"depth_m": -5, "falloff_m": 1}, "-5 for depth_m"), ({"depth_m": 5}, "no falloff_m")]
)
def test_a_number_that_cannot_be_is_refused_by_its_feature(plain, tmp_path, fields, complaint):
    model = edited(plain[0], tmp_path, "carve", square(1500), **fields)
    with pytest.raises(Refused, match=f"layer ‘carve’: feature 1 has {complaint}"):
        render(model)


# Sections of rivers


def with_profiles(plain, folder, **values):
    """Return a copy of the model with numbers of its profiles changed."""
    path = folder / "edited.gpkg"
    shutil.copy(plain, path)
    with sqlite3.connect(str(path)) as database:
        for name, value in values.items():
            database.execute(f"UPDATE profiles SET {name} = ?", (value,))
    return path


def test_sections_that_are_edited_change_valleys_and_hardly_a_bed(plain, tmp_path):
    """Steeper and wider valleys lie lower than the ground was; beds stay but where lower ground lies beside them."""
    rivers = {"RIVER_DEPTH": "TEMPORARY_OUTPUT"}
    before, after = (
        render(path, **rivers) for path in (plain[0], with_profiles(plain[0], tmp_path, valley=0.5, side=0.01))
    )
    old, new = (raster(made["OUTPUT"]).values for made in (before, after))
    wet = raster(before["RIVER_DEPTH"]).values > 0
    assert (np.abs(new - old)[wet] < 1.0).mean() > 0.95
    assert np.quantile((new - old)[wet], 0.998) < 1.0
    assert (new - old)[wet].min() > np.nanmin(new - old)  # no bed sinks as far as ground beside it
    assert np.nanmean(new - old) < -1
    assert pits(new, np.isfinite(new)) == 0


def test_usual_sections_are_those_without_the_table(plain, tmp_path):
    path = with_profiles(plain[0], tmp_path)
    with sqlite3.connect(str(path)) as database:
        database.execute("DROP TABLE profiles")
    assert np.array_equal(raster(render(path)["OUTPUT"]).values, plain[1].values, equal_nan=True)


@pytest.mark.parametrize("values, complaint", [
    ({"toe": 1.5}, "1.5 for toe"), ({"side": 0}, "0 for side"), ({"rosgen": "X"}, "‘X’ for rosgen"),
    ({"rosgen": "A"}, "is one more profile of A"), ({"floor": 3.0, "prone": 2.0}, "a prone below its floor"),
])  # fmt: skip
def test_sections_that_cannot_be_are_refused(plain, tmp_path, values, complaint):
    with pytest.raises(Refused, match=f"layer ‘profiles’: feature .* {complaint}"):
        render(with_profiles(plain[0], tmp_path, **values))
