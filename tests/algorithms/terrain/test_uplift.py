"""Uplift that is painted: where the mountains and the plains are to be."""

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import create
from osgeo import gdal

from .grown import ISLAND, MAIN, SOUTH, UTM, WEST, coast, features, ring, shapes_and_values

pytestmark = pytest.mark.qgis

RANGE = [(2, 5), (12, 6), (20, 5)]  # in kilometres, across the main island
PLAIN = [(3, 1), (16, 1), (16, 9), (3, 9), (3, 1)]


def painted(kind, /, *shapes, name="painted", crs=UTM, **fields):
    """Return a layer of points, lines or polygons whose vertices are given in kilometres."""
    text = {"Point": "POINT{}", "LineString": "LINESTRING{}", "Polygon": "POLYGON({})"}[kind]
    return features(kind, *(text.format(ring(shape)) for shape in shapes), name=name, crs=crs, **fields)


def uplift(tmp_path, layer=None, name="used.tif", land=None, **parameters):
    """Return the raster of the uplift that is used, as an array, and what else the run gave."""
    given = {"UPLIFT": layer} if layer is not None else {}
    found = run(
        "growrivers",
        COASTLINE=coast(land or MAIN),
        SPACING=2500,
        RIVERS="TEMPORARY_OUTPUT",
        UPLIFT_USED=str(tmp_path / name),
        **given,
        **parameters,
    )
    return Used(found)


class Used:
    """The uplift, or another map, that a run used, by places in kilometres."""

    def __init__(self, found, name="UPLIFT_USED"):
        self.found, self.path = found, found[name]
        dataset = gdal.Open(self.path)
        self.values, self.frame = dataset.ReadAsArray(), dataset.GetGeoTransform()

    def at(self, x, y):
        """Return the number of the cell at a place."""
        col = (WEST + 1000 * x - self.frame[0]) / self.frame[1]
        row = (SOUTH + 1000 * y - self.frame[3]) / self.frame[5]
        return float(self.values[int(row), int(col)])

    def rivers(self):
        return shapes_and_values(self.found["RIVERS"])


@pytest.fixture(scope="module")
def by_noise(tmp_path_factory, provider):
    return uplift(tmp_path_factory.mktemp("noise"))


def test_uplift_that_nobody_paints_lies_between_0_and_1_and_follows_the_seed(by_noise, tmp_path):
    """Lowlands and ranges, the same for the same seed, others for another."""
    assert 0 < by_noise.values.min() < 0.1 and 0.7 < by_noise.values.max() <= 1
    assert np.array_equal(uplift(tmp_path).values, by_noise.values)
    assert not np.array_equal(uplift(tmp_path, SEED=7).values, by_noise.values)


@pytest.mark.parametrize("fields", [{"weight": [1.0]}, {}])
def test_a_line_makes_a_range(fields, by_noise, tmp_path):
    """Along it land rises fastest, far from it as fast as before."""
    used = uplift(tmp_path, painted("LineString", RANGE, **fields))
    assert min(used.at(*place) for place in [(4, 5.2), (8, 5.6), (12, 6), (16, 5.5), (19, 5.1)]) > 0.93
    assert used.at(10, 15) == by_noise.at(10, 15) and used.at(24, 12) == by_noise.at(24, 12)


@pytest.mark.parametrize("fields", [{"weight": [0.0]}, {}])
def test_a_polygon_makes_a_plain(fields, by_noise, tmp_path):
    """In it land does not rise, far from it as fast as before."""
    used = uplift(tmp_path, painted("Polygon", PLAIN, **fields))
    assert max(used.at(*place) for place in [(5, 3), (10, 5), (14, 7)]) < 0.02
    assert used.at(10, 15) == by_noise.at(10, 15)


@pytest.mark.parametrize("kind, shape", [("LineString", [(2, 8), (22, 8)]), ("Point", [(12, 8)])])
def test_a_width_is_that_of_the_band_or_disc_that_something_painted_acts_over(kind, shape, by_noise, tmp_path):
    """In the midst it holds, a quarter of the width away half of it is left, and nothing beyond half of the width."""
    layer = painted(kind, shape, shape, weight=[1.0, 1.0], width=[3000.0, 3000.0])
    used = uplift(tmp_path, layer)
    assert used.at(12, 8) > 0.95
    assert used.at(12, 9.7) == by_noise.at(12, 9.7) and used.at(12, 6.2) == by_noise.at(12, 6.2)
    left = (used.at(12, 8.75) - by_noise.at(12, 8.75)) / (1 - by_noise.at(12, 8.75))
    assert left == pytest.approx(2 / 3, abs=0.2)  # two things of like weight, and the ground


def test_without_a_width_things_act_as_far_as_ever(tmp_path):
    plain = uplift(tmp_path, painted("LineString", RANGE, weight=[1.0]))
    empty = uplift(tmp_path, painted("LineString", RANGE, weight=[1.0], width=[float("nan")]), name="other.tif")
    assert np.array_equal(plain.values, empty.values)


def test_a_field_width_alone_is_no_weight_and_none_may_be_0(tmp_path):
    used = uplift(tmp_path, painted("LineString", RANGE, width=[4000.0]))
    assert used.at(12, 6) > 0.93 and used.found["UPLIFT_USED"]
    for width, has in ((0.0, "0"), ("broad", "‘broad’")):
        with pytest.raises(Refused, match=f"of ‘painted’ has {has} for width"):
            uplift(tmp_path, painted("LineString", RANGE, weight=[1.0], width=[width]))


def test_a_width_of_less_than_two_cells_is_taken_as_that_and_said(tmp_path):
    """Else bands between the middles of cells would be lost, whatever they weigh."""
    lines = [[(2, 8 + shift), (22, 8 + shift)] for shift in (0.0, 0.06, 0.12)]
    for number, line in enumerate(lines):
        used = uplift(tmp_path, painted("LineString", line, weight=[1.0], width=[20.0]), name=f"{number}.tif")
        assert max(used.at(12, line[0][1] + away) for away in (-0.1, 0.0, 0.1)) > 0.6
    assert any("of ‘painted’ narrower than two cells of" in warning for warning in used.found.warnings)


def test_a_point_makes_a_massif_of_its_weight(tmp_path):
    used = uplift(tmp_path, painted("Point", [(12, 8)], weight=[0.7]))
    assert used.at(12, 8) == pytest.approx(0.7, abs=0.03)


def test_the_field_that_is_chosen_counts(tmp_path):
    """Of several."""
    layer = painted("Polygon", PLAIN, low=[0.25], high=[0.75])
    for field, value in (("low", 0.25), ("high", 0.75)):
        assert uplift(tmp_path, layer, UPLIFT_FIELD=field).at(10, 5) == pytest.approx(value, abs=0.01)


def test_greater_numbers_are_divided_by_the_greatest(tmp_path):
    """In layers and in rasters, which the log tells."""
    west, east = PLAIN, [(17, 1), (24, 1), (24, 6), (17, 6), (17, 1)]
    used = uplift(tmp_path, painted("Polygon", west, east, weight=[5.0, 10.0]))
    assert used.at(9, 5) == pytest.approx(0.5, abs=0.01) and used.at(21, 3) == pytest.approx(1, abs=0.01)
    assert "divided by that" in used.found.log
    used = uplift(tmp_path, raster(tmp_path, np.full((30, 50), 40.0)), name="other.tif")
    assert used.values.max() == 1 and "divided by that" in used.found.log


def raster(tmp_path, values, name="uplift.tif", west=WEST - 5000, **facts):
    """Write a raster of 50 × 30 cells of a kilometre over the islands; return its path."""
    cells = [np.array(values, np.float32)]
    return create(tmp_path / name, cells, west=west, north=SOUTH + 25000, dx=1000, dy=1000, **facts)


def test_a_raster_is_taken_unchanged(tmp_path):
    """Where it covers all land it is what is used, to the bit."""
    values = np.random.default_rng(1).uniform(0.1, 1, (30, 50)).astype(np.float32)
    used = uplift(tmp_path, raster(tmp_path, values))
    assert np.array_equal(used.values, values)


def test_where_a_raster_has_no_data_ranges_are_made(by_noise, tmp_path):
    """It is unchanged where it has data; far from there is what noise makes."""
    values = np.full((30, 50), 0.6)
    values[:, 16:] = -9999
    used = uplift(tmp_path, raster(tmp_path, values, nodata=-9999))
    assert used.at(5, 5) == pytest.approx(0.6) and used.at(9, 12) == pytest.approx(0.6)
    assert used.at(20, 12) == pytest.approx(by_noise.at(20, 12), abs=0.02)
    assert "no data on" in "".join(used.found.warnings)


@pytest.mark.parametrize("kind", ["noise", "line", "raster"])
def test_the_uplift_that_was_used_given_back_makes_the_same_rivers(kind, by_noise, tmp_path):
    """To the bit, whatever it was made of."""
    half = np.where(np.arange(50) < 20, 0.3, -9999) * np.ones((30, 1))
    layers = {"line": painted("LineString", RANGE), "raster": raster(tmp_path, half, nodata=-9999)}
    used = by_noise if kind == "noise" else uplift(tmp_path, layers[kind])
    again = uplift(tmp_path, used.path, name="again.tif")
    assert np.array_equal(again.values, used.values)
    assert again.rivers() == used.rivers()


def test_uplift_in_degrees_lies_where_it_was_painted(tmp_path):
    """A layer in another CRS than the coast."""
    from qgis.core import QgsCoordinateReferenceSystem, QgsCoordinateTransform, QgsProject

    layer = painted("LineString", RANGE)
    degrees = QgsCoordinateReferenceSystem("EPSG:4326")
    transform = QgsCoordinateTransform(layer.crs(), degrees, QgsProject.instance().transformContext())
    for feature in list(layer.getFeatures()):
        shape = feature.geometry()
        shape.transform(transform)
        layer.dataProvider().changeGeometryValues({feature.id(): shape})
    layer.setCrs(degrees)
    assert uplift(tmp_path, layer).at(12, 6) > 0.95


def test_several_islands_share_one_uplift(tmp_path):
    """One raster covers all of them, and each has rivers."""
    used = uplift(tmp_path, land=None, name="all.tif")
    found = run(
        "growrivers",
        COASTLINE=coast(MAIN, ISLAND),
        SPACING=1500,
        RIVERS="TEMPORARY_OUTPUT",
        UPLIFT_USED=str(tmp_path / "both.tif"),
    )
    both = Used(found)
    assert both.at(35, 5) > 0 and both.values.shape[1] > used.values.shape[1]


FAR = [(900, 900), (910, 905)]
REFUSED = {
    "below 0": (lambda folder: {"UPLIFT": painted("LineString", RANGE, weight=[-1.0])}, "No number may be below 0"),
    "raster below 0": (lambda folder: {"UPLIFT": raster(folder, np.full((30, 50), -1.0))}, "No number may be below 0"),
    "far away": (lambda folder: {"UPLIFT": painted("LineString", FAR)}, "lies on the land of"),
    "raster far away": (lambda folder: {"UPLIFT": raster(folder, np.ones((30, 50)), west=9e5)}, "has no data on the"),
    "fields": (lambda folder: {"UPLIFT": painted("Point", [(9, 5)], a=[1.0], b=[0.0])}, "Choose one as UPLIFT_FIELD"),
    "no field": (
        lambda folder: {"UPLIFT": painted("Point", [(9, 5)]), "UPLIFT_FIELD": "height"},
        "has no field ‘height’",
    ),
    "no number": (lambda folder: {"UPLIFT": painted("Point", [(9, 5)], weight=[None])}, "lies on the land of"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_uplift_that_cannot_be_is_refused_in_a_sentence(case, tmp_path):
    parameters, complaint = REFUSED[case]
    with pytest.raises(Refused, match=complaint):
        run("growrivers", COASTLINE=coast(MAIN), SPACING=2500, RIVERS="TEMPORARY_OUTPUT", **parameters(tmp_path))
