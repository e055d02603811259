"""Slopes that are sketched, and the maps of the slopes that were used."""

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused, run
from osgeo import ogr, osr

from .grown import MAIN, UTM, coast, ring, rows, shapes_and_values
from .test_uplift import PLAIN, RANGE, Used, painted, raster

pytestmark = pytest.mark.qgis

USED = ("RIVER_SLOPE_USED", "TERRAIN_SLOPE_USED")


def slopes(tmp_path, **parameters):
    """Return the results of a run, and the maps of the slopes of rivers and land."""
    files = {name: str(tmp_path / f"{name}.tif") for name in USED}
    given = {"SPACING": 2500, "RIVERS": "TEMPORARY_OUTPUT", **files, **parameters}
    found = run("growrivers", COASTLINE=coast(MAIN), **given)
    return found, *(Used(found, name) for name in USED)


@pytest.mark.parametrize("kind", ["Polygon", "LineString", "Point"])
def test_land_and_rivers_take_a_sketched_slope(kind, tmp_path):
    """The land as it says, rivers in proportion; elsewhere slopes follow the uplift as they did."""
    shape, places = {
        "Polygon": (PLAIN, [(6, 4), (10, 5), (13, 6)]),
        "LineString": (RANGE, [(4, 5.2), (12, 6), (19, 5.1)]),
        "Point": ([(12, 8)], [(12, 8)]),
    }[kind]
    _, rivers, land = slopes(tmp_path, SLOPE_SKETCH=painted(kind, shape, slope=[0.02]))
    _, usual_rivers, usual_land = slopes(tmp_path)
    for place in places:
        assert land.at(*place) == pytest.approx(0.02, abs=0.012 if kind != "Polygon" else 0.001)
        assert rivers.at(*place) == pytest.approx(0.0016, abs=0.001 if kind != "Polygon" else 1e-4)
    assert land.at(9, 18) == usual_land.at(9, 18) and rivers.at(9, 18) == usual_rivers.at(9, 18)
    assert usual_land.values.min() >= 0.05 and usual_land.values.max() <= 0.25


@pytest.mark.parametrize("declared", ["wkbGeometryCollection", "wkbUnknown"])
def test_one_layer_may_hold_polygons_lines_and_points(declared, tmp_path):
    """As collections in features, or as features of several kinds; each counts as in a layer of its own kind."""
    shapes = f"POLYGON({ring(PLAIN)})", f"LINESTRING{ring([(2, 18), (8, 17)])}", f"POINT{ring([(18, 15)])}"
    wkts = [f"GEOMETRYCOLLECTION({shape})" for shape in shapes] if declared == "wkbGeometryCollection" else shapes
    if declared == "wkbGeometryCollection":
        wkts = [f"GEOMETRYCOLLECTION({shapes[0]}, GEOMETRYCOLLECTION({shapes[1]}))", wkts[2]]
    path = tmp_path / "mixed.gpkg"
    file = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    reference = osr.SpatialReference()
    reference.SetFromUserInput(UTM)
    layer = file.CreateLayer("mixed", reference, getattr(ogr, declared))
    layer.CreateField(ogr.FieldDefn("slope", ogr.OFTReal))
    for wkt in wkts:
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetGeometry(ogr.CreateGeometryFromWkt(wkt))
        feature["slope"] = 0.02
        layer.CreateFeature(feature)
    layer = file = feature = None  # closing it writes the file
    _, _, land = slopes(tmp_path, SLOPE_SKETCH=f"{path}|layername=mixed")
    for place in ((10, 5), (5, 17.5), (18, 15)):
        assert land.at(*place) == pytest.approx(0.02, abs=0.012)


def test_rivers_can_have_a_slope_of_their_own(tmp_path):
    """With the field river_slope, alone or beside slope."""
    _, rivers, land = slopes(tmp_path, SLOPE_SKETCH=painted("Polygon", PLAIN, slope=[0.1], river_slope=[0.03]))
    assert land.at(10, 5) == pytest.approx(0.1, abs=0.002) and rivers.at(10, 5) == pytest.approx(0.03, abs=0.001)
    _, rivers, other = slopes(tmp_path, SLOPE_SKETCH=painted("Polygon", PLAIN, river_slope=[0.03]))
    assert rivers.at(10, 5) == pytest.approx(0.03, abs=0.001)
    assert other.at(10, 5) != pytest.approx(0.1, abs=0.002)


def test_rivers_rise_by_the_sketched_slope(tmp_path):
    """Between nodes far inside a plain heights differ by it."""
    found = run(
        "growrivers",
        COASTLINE=coast(MAIN),
        SPACING=1000,
        GEOMETRY="edges",
        RIVERS="TEMPORARY_OUTPUT",
        SLOPE_SKETCH=painted("Polygon", PLAIN, slope=[0.25]),
    )
    inside = [row.vertices for row in rows(found["RIVERS"])]
    low, high = (np.array(place) for place in ((505_000, 5_603_000), (514_000, 5_607_500)))
    inside = [line for line in inside if (line[:, :2] > low).all() and (line[:, :2] < high).all()]
    rises = [(line[0, 2] - line[-1, 2]) / np.hypot(*(line[0] - line[-1])[:2]) for line in inside]
    assert len(rises) > 10 and np.allclose(rises, 0.02, atol=1e-3)


def test_sketches_lie_over_maps_and_numbers(tmp_path):
    """Which hold elsewhere."""
    sketch = painted("Polygon", PLAIN, slope=[0.05])
    _, rivers, land = slopes(
        tmp_path,
        SLOPE_SKETCH=sketch,
        TERRAIN_SLOPE=0.12,
        RIVER_SLOPE_MAP=raster(tmp_path, np.full((30, 50), 0.03)),
    )
    assert land.at(10, 5) == pytest.approx(0.05, abs=1e-3) and land.at(9, 18) == pytest.approx(0.12)
    assert rivers.at(10, 5) == pytest.approx(0.004, abs=1e-3) and rivers.at(9, 18) == pytest.approx(0.03)


def test_maps_of_slopes_that_were_used_make_the_same_rivers(tmp_path):
    """Given back in the place of the sketch."""
    one, rivers, land = slopes(tmp_path, SLOPE_SKETCH=painted("Polygon", PLAIN, slope=[0.02]))
    other = run(
        "growrivers",
        COASTLINE=coast(MAIN),
        SPACING=2500,
        RIVERS="TEMPORARY_OUTPUT",
        RIVER_SLOPE_MAP=rivers.path,
        TERRAIN_SLOPE_MAP=land.path,
    )
    assert shapes_and_values(one["RIVERS"]) == shapes_and_values(other["RIVERS"])


REFUSED = {
    "no field": ({"height": [1.0]}, "has no field slope or river_slope"),
    "too steep": ({"slope": [0.3]}, "above 0.25"),
    "below 0": ({"slope": [-0.1]}, "below 0"),
    "rivers too steep": ({"river_slope": [1.5]}, "above 1"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_slopes_that_cannot_be_are_refused_in_a_sentence(case, tmp_path):
    fields, complaint = REFUSED[case]
    with pytest.raises(Refused, match=complaint):
        slopes(tmp_path, SLOPE_SKETCH=painted("Polygon", PLAIN, **fields))
