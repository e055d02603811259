"""Drainage basins: layers that agree with each other, sketches followed, land that drains as the basins do."""

import numpy as np
import pytest
from headwaters.tests.provider.running import Listener, Refused, run
from headwaters.tests.provider.samples import create, left_in, read
from headwaters.tests.support import some_of
from osgeo import gdal
from qgis.core import QgsMeshLayer

from .grown import LAGOON, MAIN, SOUTH, UTM, WEST, coast, features, rows, shapes_and_values, sketch
from .test_uplift import painted

pytestmark = pytest.mark.qgis

VECTORS = ("TRIANGLES", "BASINS", "RIVERS", "MISSED")
HOOK = [(2.5, 1), (12, 4), (16, 8), (12, 12), (6, 12)]
FORK = [[(20, 2), (18, 8)], [(18, 8), (8, 14)], [(22, 14), (18, 8)]]
EXTENT = f"{WEST},{WEST + 12000},{SOUTH},{SOUTH + 9000} [{UTM}]"


def grow(layer=None, **parameters):
    """Run the algorithm with its vector layers into memory."""
    given = {} if layer is None else {"COASTLINE": layer}
    return run(
        "drainagebasins", **given, **{"SPACING": 500, **dict.fromkeys(VECTORS, "TEMPORARY_OUTPUT"), **parameters}
    )


@pytest.fixture(scope="module")
def made(provider, tmp_path_factory):
    """Return basins on two islands, one with an inland sea, along drawn rivers, and all that is made of them."""
    folder = tmp_path_factory.mktemp("Becken")
    return grow(
        coast([MAIN, LAGOON], [(30, 2), (38, 1), (39, 8), (33, 10), (30, 2)]),
        SKETCH=sketch(HOOK, *FORK),
        ELEVATION=str(folder / "land.tif"),
        MESH=str(folder / "land.2dm"),
    )


def test_triangles_flow_to_neighbours_and_bear_types_and_orders(made):
    found = {row.id: row for row in rows(made["TRIANGLES"])}
    assert len(found) == made["TRIANGLE_COUNT"] > 2000
    above = {}
    for row in found.values():
        above.setdefault(row.receiver, []).append(row)
    for number, row in found.items():
        into = above.get(number, [])
        assert row.type == ("source", "bend", "fork")[len(into)]
        assert row.shreve == (sum(each.shreve for each in into) or 1)
        orders = sorted(each.strahler for each in into)
        assert row.strahler == (1 if not orders else orders[-1] + (len(orders) == 2 and orders[0] == orders[1]))
        assert row.flow > sum(each.flow for each in into)
        if row.receiver is not None:
            below = found[row.receiver]
            assert row.basin == below.basin and row.z_m > below.z_m
            assert row.shape.intersection(below.shape).length() > 1
    assert sum(row.area_m2 for row in found.values()) == pytest.approx(
        sum(row.shape.area() for row in found.values()), rel=2e-3
    )


def test_basins_are_valid_without_gaps_and_the_trees_of_the_triangles(made):
    basins = {row.id: row for row in rows(made["BASINS"])}
    assert len(basins) == made["BASIN_COUNT"]
    area, cells = {}, {}
    for row in rows(made["TRIANGLES"]):
        area[row.basin] = area.get(row.basin, 0) + row.shape.area()
        cells[row.basin] = cells.get(row.basin, 0) + 1
    for number, row in basins.items():
        assert row.shape.isGeosValid()
        assert row.shape.area() == pytest.approx(area[number], rel=1e-9)
        assert row.cells == cells[number] and row.z_min <= row.z_mean <= row.z_max
    whole = rows(made["TRIANGLES"])[0].shape.unaryUnion([row.shape for row in rows(made["TRIANGLES"])])
    united = whole.unaryUnion([row.shape for row in basins.values()])
    assert united.area() == pytest.approx(sum(row.shape.area() for row in basins.values()), rel=1e-9)
    assert united.symDifference(whole).area() < 1e-6 * whole.area()
    assert united.get().numGeometries() == 2


def test_rivers_fall_join_in_a_vertex_and_lie_in_their_basin(made):
    rivers = {row.id: row for row in rows(made["RIVERS"])}
    basins = {row.id: row.shape for row in rows(made["BASINS"])}
    assert {row.source for row in rivers.values()} == {"grown", "sketched"}
    for row in rivers.values():
        assert (np.diff(row.vertices[:, 2]) < 0).all()
        assert row.drop_m == pytest.approx(row.vertices[0, 2] - row.vertices[-1, 2])
        assert basins[row.basin].buffer(1, 3).contains(row.shape)
        assert row.width_m == pytest.approx(4 * row.discharge_m3s ** (1 / 3), rel=1e-9)
        if row.downstream is not None:
            assert (row.vertices[-1] == rivers[row.downstream].vertices[0]).all()
            assert row.basin == rivers[row.downstream].basin
        else:
            assert row.vertices[-1, 2] == 0 and row.sea_dist_m == 0


def test_drawn_rivers_are_followed(made):
    assert made["MATCH"] >= 95
    drawn = made["RIVERS"].getFeatures()
    rivers = [each.geometry() for each in drawn if each["source"] == "sketched"]
    near = rivers[0].unaryUnion(rivers).buffer(600, 4)
    lines = [each.geometry() for each in sketch(HOOK, *FORK).getFeatures()]
    followed = sum(line.intersection(near).length() for line in lines) / sum(line.length() for line in lines)
    assert followed >= 0.95


def test_the_elevation_has_no_pit_and_drains_as_the_basins_do(made):
    """By flow directions and watersheds of Headwaters, which know nothing of triangles."""
    directions = run("flowdirections", INPUT=made["ELEVATION"], DEPRESSIONS="keep")
    assert directions["PITS"] == 0
    filled = run("filldepressions", INPUT=made["ELEVATION"])
    assert filled["FILLED_CELLS"] == 0
    labels = run(
        "watersheds", DIRECTIONS=directions["OUTPUT"], WATERSHEDS="TEMPORARY_OUTPUT", LABELS="TEMPORARY_OUTPUT"
    )
    found, valid = read(labels["LABELS"])
    raster = gdal.Open(made["ELEVATION"])
    own = gdal.GetDriverByName("MEM").Create("", raster.RasterXSize, raster.RasterYSize, 1, gdal.GDT_Int32)
    own.SetGeoTransform(raster.GetGeoTransform())
    own.SetProjection(raster.GetProjection())
    basins = saved(made["BASINS"])
    gdal.RasterizeLayer(own, [1], basins.GetLayer(0), options=["ATTRIBUTE=id"])
    own = own.ReadAsArray()
    both = valid & (own > 0)
    assert both.mean() > 0.4
    agree = 0
    pairs, count = np.unique(np.column_stack([found[both], own[both]]), axis=0, return_counts=True)
    for label in np.unique(pairs[:, 0]):  # a watershed counts for the basin that most of it is
        agree += count[pairs[:, 0] == label].max()
    assert agree / both.sum() >= 0.95


def saved(layer):
    """Return a copy of a layer of QGIS for GDAL."""
    from osgeo import ogr, osr

    store = ogr.GetDriverByName("Memory").CreateDataSource("")
    crs = osr.SpatialReference()
    crs.SetFromUserInput(UTM)
    copy = store.CreateLayer("basins", crs, ogr.wkbMultiPolygon)
    copy.CreateField(ogr.FieldDefn("id", ogr.OFTInteger))
    for each in layer.getFeatures():
        feature = ogr.Feature(copy.GetLayerDefn())
        feature.SetGeometry(ogr.CreateGeometryFromWkb(bytes(each.geometry().asWkb())))
        feature["id"] = each["id"]
        copy.CreateFeature(feature)
    return store


def test_no_step_of_the_elevation_is_a_wall(made):
    z, valid = read(made["ELEVATION"])
    most = 0.0
    for axis in (0, 1):
        one, other = (np.take(z, range(a, z.shape[axis] + b), axis) for a, b in ((0, -1), (1, 0)))
        both = np.take(valid, range(z.shape[axis] - 1), axis) & np.take(valid, range(1, z.shape[axis]), axis)
        most = max(most, np.abs(one - other)[both].max())
    assert most < 0.3 * z[valid].max()


def test_the_mesh_opens_with_elevation_flow_and_order(made):
    layer = QgsMeshLayer(made["MESH"], "mesh", "mdal")
    assert layer.isValid()
    assert layer.addDatasets(made["MESH"].replace(".2dm", ".dat"))
    names = [layer.datasetGroupMetadata(index).name() for index in map(group, range(layer.datasetGroupCount()))]
    assert {"Elevation", "Order after Strahler"} <= set(names)
    assert any(name.startswith("Flow") for name in names)
    assert layer.dataProvider().faceCount() > made["TRIANGLE_COUNT"] * 3


def group(number):
    from qgis.core import QgsMeshDatasetIndex

    return QgsMeshDatasetIndex(number, 0)


def test_rivers_go_on_into_a_terrain_model(made, tmp_path):
    layer = coast([MAIN, LAGOON], [(30, 2), (38, 1), (39, 8), (33, 10), (30, 2)])
    model = run(
        "terrainmodel", COASTLINE=layer, RIVERS=made["RIVERS"], MODEL=str(tmp_path / "m.gpkg"), EROSION_CELL_SIZE=500
    )
    assert model["EDGES"] > 20
    terrain = run("renderterrain", MODEL=model["MODEL"], CELL_SIZE=200)
    assert read(terrain["OUTPUT"])[1].any()


def test_an_extent_is_a_land_of_its_own_and_nearest_makes_a_pyramid():
    result = grow(EXTENT=EXTENT, GROWTH="nearest", SPACING=300)
    triangles = rows(result["TRIANGLES"])
    assert sum(row.shape.area() for row in triangles) == pytest.approx(12000 * 9000, rel=1e-6)
    outlets = {row.id: (row.outlet_x - WEST, row.outlet_y - SOUTH) for row in rows(result["BASINS"])}
    same = 0
    for row in triangles:
        x, y = row.shape.centroid().asPoint().x() - WEST, row.shape.centroid().asPoint().y() - SOUTH
        nearest = np.argmin([x, 12000 - x, y, 9000 - y])
        out_x, out_y = outlets[row.basin]
        same += [out_x, 12000 - out_x, out_y, 9000 - out_y][nearest] < 1
    assert same / len(triangles) > 0.9


def test_the_crs_of_an_extent_can_be_chosen():
    result = grow(EXTENT=EXTENT, CRS="EPSG:4326", SPACING=900)
    assert result["BASINS"].crs().authid() == "EPSG:4326"
    assert result["TRIANGLE_COUNT"] == pytest.approx(1.22 * 12000 * 9000 / 900**2 * 1.1, rel=0.3)


def test_degrees_are_no_metres(coasts):
    """The same coast in degrees and in metres has triangles of the same size."""
    folder = coasts / "coast_rivers"
    found = [
        run(
            "drainagebasins",
            COASTLINE=f"{folder / name}.gpkg|layername=coastline",
            SPACING=4000,
            **dict.fromkeys(VECTORS[:3], "TEMPORARY_OUTPUT"),
        )
        for name in ("cyprus_4326", "cyprus_32636")
    ]
    area = [sum(row.area_km2 for row in rows(each["BASINS"])) for each in found]
    assert area[0] == pytest.approx(area[1], rel=1e-3)
    assert found[0]["TRIANGLE_COUNT"] == pytest.approx(found[1]["TRIANGLE_COUNT"], rel=0.02)


@pytest.mark.parametrize("name", some_of(["cyprus", "ireland", "kauai", "sardinia", "sri_lanka", "tasmania"]))
def test_mapped_rivers_of_six_islands_are_followed(name, coasts):
    store = f"{coasts / 'coast_rivers' / name}_4326.gpkg|layername="
    found = run(
        "drainagebasins",
        COASTLINE=f"{store}coastline",
        SKETCH=f"{store}rivers",
        DIVIDES="moved",
        **dict.fromkeys(VECTORS, "TEMPORARY_OUTPUT"),
    )
    if name == "kauai":  # none is mapped there
        assert found["MATCH"] is None
        assert "has no line" in "".join(found.warnings)
    else:
        assert found["MATCH"] >= 95


def test_the_same_seed_makes_the_same_and_another_does_not():
    one, same, other = (grow(coast(MAIN), SEED=seed, SPACING=900) for seed in (5, 5, 6))
    for name in ("TRIANGLES", "BASINS", "RIVERS"):
        assert shapes_and_values(one[name]) == shapes_and_values(same[name])
    assert shapes_and_values(one["BASINS"]) != shapes_and_values(other["BASINS"])
    assert grow(coast(MAIN), SEED=0, SPACING=2000)["SEED_USED"] > 0


def test_the_number_of_threads_changes_no_byte(tmp_path, most_threads):
    def made(most):
        most_threads(most)
        result = grow(
            coast(MAIN), SEED=5, SPACING=700, SKETCH=sketch(HOOK), ELEVATION=str(tmp_path / f"{most}.tif"),
            MESH=str(tmp_path / f"{most}.2dm"),
        )  # fmt: skip
        layers = [shapes_and_values(result[name]) for name in VECTORS]
        return layers, read(result["ELEVATION"])[0].tobytes(), (tmp_path / f"{most}.2dm").read_bytes()

    assert made(1) == made(4)


def test_random_water_runs_in_circles():
    result = grow(coast(MAIN), GROWTH="random", SPACING=700)
    assert result["CYCLES"] > 50
    assert "circles" in result.log
    assert all(row.shape.isGeosValid() for row in rows(result["BASINS"]))
    assert all(row.z_m is None for row in rows(result["TRIANGLES"]))
    assert grow(coast(MAIN), SPACING=700)["CYCLES"] == 0


def test_strength_and_wavelength_of_the_noise_make_other_basins():
    usual = grow(coast(MAIN), SPACING=700)["BASINS"]
    for change in ({"NOISE_STRENGTH": 0.1}, {"NOISE_SCALE": 15000}):
        assert shapes_and_values(grow(coast(MAIN), SPACING=700, **change)["BASINS"]) != shapes_and_values(usual)


def test_rivers_begin_at_the_threshold():
    few, many = (grow(coast(MAIN), SPACING=600, THRESHOLD=km2)["RIVERS"] for km2 in (30, 3))
    assert min(row.area_out_km2 for row in rows(few)) >= 30
    assert min(row.area_out_km2 for row in rows(many)) < 6
    assert len(rows(many)) > 2 * len(rows(few))


def test_more_rain_makes_more_flow(tmp_path):
    values = np.ones((60, 80), np.float32)
    values[:, 40:] = 9
    rain = create(tmp_path / "rain.tif", [values], west=WEST - 5000, north=SOUTH + 25000, dx=500, dy=500)
    wet, usual = (rows(grow(coast(MAIN), SPACING=800, **given)["TRIANGLES"]) for given in ({"RAIN": rain}, {}))
    assert [row.type for row in wet] == [row.type for row in usual]

    def east(found):
        return sum(
            row.flow for row in found if row.receiver is None and row.shape.centroid().asPoint().x() > WEST + 17000
        )

    assert east(wet) / sum(row.flow for row in wet if row.receiver is None) > 1.5 * east(usual) / sum(
        row.flow for row in usual if row.receiver is None
    )


def test_peak_and_steepness_say_how_high_the_land_is(tmp_path):
    def highest(**given):
        made = grow(coast(MAIN), SPACING=900, ELEVATION=str(tmp_path / "e.tif"), CELL_SIZE=200, **given)
        return read(made["ELEVATION"])[0].max()

    assert highest(PEAK=1234) == pytest.approx(1234, rel=0.1)
    assert highest(STEEPNESS=0.02) == pytest.approx(highest(STEEPNESS=0.01) * 2, rel=1e-3)


def test_the_concavity_makes_other_heights():
    heights = [
        [row.z_m for row in rows(grow(coast(MAIN), SPACING=900, CONCAVITY=theta)["TRIANGLES"])] for theta in (0.2, 0.6)
    ]
    assert not np.allclose(*heights, rtol=0.1)


def test_cells_are_as_wide_as_they_are_to_be(tmp_path):
    made = grow(coast(MAIN), SPACING=900, ELEVATION=str(tmp_path / "e.tif"), CELL_SIZE=250)
    assert gdal.Open(made["ELEVATION"]).GetGeoTransform()[1] == 250
    made = grow(coast(MAIN), SPACING=900, ELEVATION=str(tmp_path / "f.tif"))
    assert gdal.Open(made["ELEVATION"]).GetGeoTransform()[1] == pytest.approx(180)


def test_divides_move_where_heights_are_wanted_or_as_one_likes():
    kept, auto, moved = (
        shapes_and_values(grow(coast(MAIN), SPACING=800, **given)["BASINS"])
        for given in ({"DIVIDES": "kept"}, {}, {"DIVIDES": "moved"})
    )
    assert [shape for shape, _ in kept] == [shape for shape, _ in auto]
    assert [shape for shape, _ in kept] != [shape for shape, _ in moved]
    with_land = grow(coast(MAIN), SPACING=800, ELEVATION="TEMPORARY_OUTPUT")
    assert shapes_and_values(with_land["BASINS"]) == moved


def test_kept_tells_how_much_water_goes_as_it_grew():
    """KEPT is the percent of triangles with the receiver that they have without heights."""
    grown, fitted = (grow(coast(MAIN), SPACING=500, DIVIDES=divides) for divides in ("kept", "moved"))
    before, after = ({row.id: row.receiver for row in rows(each["TRIANGLES"])} for each in (grown, fitted))
    same = 100 * sum(before[number] == after[number] for number in before) / len(before)
    assert fitted["KEPT"] == pytest.approx(same) and same >= 85
    assert grown["KEPT"] == 100
    assert grow(coast(MAIN), SPACING=700, GROWTH="random")["KEPT"] is None


def test_a_painted_height_map_directs_the_growth_and_is_sea_where_it_is_zero(tmp_path):
    row, col = np.mgrid[:60, :80]
    z = np.maximum(22 - np.hypot(row - 30, (col - 40) * 0.7), 0).astype(np.float32) * 20
    raster = create(tmp_path / "sketch.tif", [z], west=WEST - 5000, north=SOUTH + 25000, dx=500, dy=500)
    result = grow(coast(MAIN), SPACING=600, HEIGHT_SKETCH=raster, ELEVATION=str(tmp_path / "e.tif"))
    assert result["HEIGHT_MATCH"] > 0.85
    found = rows(result["TRIANGLES"])
    sea = [each for each in found if each.type == "water"]
    assert 0.05 < len(sea) / len(found) < 0.8
    assert all(each.basin is None and each.strahler is None for each in sea)
    heights, valid = read(result["ELEVATION"])
    assert 0.5 * z.max() < heights[valid].max() < 1.5 * z.max()


def test_ranges_plains_and_seas_are_drawn_with_heights():
    ridge = painted("LineString", [(4, 10), (12, 11), (20, 10)], height=[900])
    result = grow(coast(MAIN), SPACING=600, HEIGHT_SKETCH=ridge, DIVIDES="moved")
    found = rows(result["TRIANGLES"])
    highest = max(row.z_m for row in found)
    high = [row for row in found if row.z_m > 0.75 * highest]
    assert all(abs(row.shape.centroid().asPoint().y() - SOUTH - 10500) < 4000 for row in high)
    assert result["HEIGHT_MATCH"] > 0.8
    sea = painted("Polygon", [(6, 4), (16, 4), (16, 9), (6, 9), (6, 4)], height=[0])
    plain = painted("Polygon", [(6, 4), (16, 4), (16, 9), (6, 9), (6, 4)], height=[50])
    with pytest.raises(Refused, match="has no height above 0"):
        grow(coast(MAIN), SPACING=600, HEIGHT_SKETCH=sea)
    result = grow(coast(MAIN), SPACING=600, HEIGHT_SKETCH=plain, HEIGHT_FIELD="height", PEAK=700)
    assert "heights up to 700 m" in result.log


def test_land_of_sketched_heights_is_as_high_as_the_peak_unless_a_steepness_is_given(tmp_path):
    """On a plateau rivers rise less far than it is high: what is missing is made good."""
    plain = painted("Polygon", [(2, 2), (22, 2), (22, 16), (2, 16), (2, 2)], height=[50])
    given = {"SPACING": 600, "HEIGHT_SKETCH": plain, "PEAK": 900, "MESH": "TEMPORARY_OUTPUT"}
    made = grow(coast(MAIN), **given, ELEVATION=str(tmp_path / "e.tif"))
    heights, valid = read(made["ELEVATION"])
    assert heights[valid].max() == pytest.approx(900, rel=0.02)
    assert max(row.z_m for row in rows(made["TRIANGLES"])) > 0.8 * 900
    steep = grow(coast(MAIN), **given, STEEPNESS=0.01)
    assert max(row.z_m for row in rows(steep["TRIANGLES"])) < 0.8 * 900
    assert any("as far as STEEPNESS lets it" in text for text in steep.warnings)


def test_a_polygon_at_or_below_zero_is_sea():
    box = [(6, 4), (16, 4), (16, 9), (6, 9), (6, 4)]
    corners = ", ".join(f"{WEST + 1000 * x} {SOUTH + 1000 * y}" for x, y in box)
    hill = ", ".join(f"{WEST + 1000 * x} {SOUTH + 1000 * (y + 7)}" for x, y in box)
    layer = features("Polygon", f"POLYGON(({corners}))", f"POLYGON(({hill}))", height=[-5, 400])
    found = rows(grow(coast(MAIN), SPACING=600, HEIGHT_SKETCH=layer)["TRIANGLES"])
    for row in found:
        x, y = row.shape.centroid().asPoint().x() - WEST, row.shape.centroid().asPoint().y() - SOUTH
        assert (row.type == "water") == (6000 < x < 16000 and 4000 < y < 9000)


def test_parts_of_sketches_that_are_not_followed_are_shown():
    result = grow(coast(MAIN), SKETCH=sketch([(-20, 5), (10, 6)]))
    parts = rows(result["MISSED"])
    assert parts and {row.why for row in parts} <= {
        "it does not lie on the land",
        "it comes back to a triangle that it has left",
    }
    assert max(row.length_m for row in parts) > 10_000
    assert "do" not in parts[0].sketch


BOWTIE = "POLYGON((500000 5600000, 510000 5610000, 510000 5600000, 500000 5610000, 500000 5600000))"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({}, "There is no land for basins. Give COASTLINE or EXTENT."),
        ({"EXTENT": "5,5,7,7 [EPSG:25832]"}, "EXTENT covers no area"),
        ({"SPACING": 90_000}, "SPACING: 90 km is too wide: the largest land of ‘coast’ has"),
        ({"SKETCH": [[(200, 200), (210, 220)]]}, "touches the land of ‘coast’"),
        ({"GROWTH": "random", "ELEVATION": "TEMPORARY_OUTPUT"}, "ELEVATION cannot be made with GROWTH random"),
        ({"GROWTH": "random", "MESH": "TEMPORARY_OUTPUT"}, "MESH cannot be made with GROWTH random"),
        ({"NOISE_STRENGTH": 2}, "NOISE_STRENGTH"),
        ({"HEIGHT_SKETCH": "far"}, "has no data on the land of ‘coast’"),
        ({"RAIN": "far"}, "has no rain on the land"),
        ({"HEIGHT_SKETCH": "sea"}, "all of it would be sea"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(given, sentence, tmp_path):
    given = dict(given)
    rasters = {
        "far": create(tmp_path / "far.tif", [np.ones((9, 9), np.float32)], west=WEST + 1e6),
        "sea": create(
            tmp_path / "sea.tif", [np.zeros((90, 90), np.float32)], west=WEST - 9e3, north=SOUTH + 4e4, dx=900, dy=900
        ),
    }
    given = {name: rasters.get(value, value) if isinstance(value, str) else value for name, value in given.items()}
    if "SKETCH" in given:
        given["SKETCH"] = sketch(*given["SKETCH"])
    layer = None if not given or "EXTENT" in given else coast(MAIN)
    with pytest.raises(Refused) as refusal:
        grow(layer, **given)
    assert sentence in str(refusal.value)
    assert len(str(refusal.value)) < 400


@pytest.mark.parametrize(
    ("wkt", "sentence"),
    [
        ("POLYGON((500000 5600000, 500000 5600000, 500000 5600000))", "has no polygon with an area"),
        ("POLYGON((500000 5600000, 510000 5610000, 520000 5620000, 500000 5600000))", "has no polygon with an area"),
    ],
)
def test_a_coast_without_land_is_refused(wkt, sentence):
    from headwaters.tests.provider.samples import polygons

    with pytest.raises(Refused, match=sentence):
        grow(polygons(wkt, name="coast"))


def test_a_coast_that_crosses_itself_is_repaired_and_told():
    from headwaters.tests.provider.samples import polygons

    result = grow(polygons(BOWTIE, name="coast"), SPACING=600)
    assert "invalid geometry, which was repaired" in "".join(result.warnings)
    assert sum(row.area_km2 for row in rows(result["BASINS"])) == pytest.approx(50, rel=0.02)


def test_a_coast_of_three_points_is_a_land():
    from headwaters.tests.provider.samples import polygons

    corners = "POLYGON((500000 5600000, 510000 5600000, 505000 5609000, 500000 5600000))"
    result = grow(polygons(corners, name="coast"), SPACING=500)
    assert sum(row.area_km2 for row in rows(result["BASINS"])) == pytest.approx(45, rel=1e-3)


def test_it_can_be_cancelled_and_nothing_is_left(tmp_path):
    files = {name: str(tmp_path / f"{name}.gpkg") for name in VECTORS}
    for moment in (5, 30, 60, 90):
        listener = Listener(cancel_at=moment)
        run("drainagebasins", listener, COASTLINE=coast(MAIN), SPACING=300, ELEVATION=str(tmp_path / "e.tif"), **files)
        assert left_in(tmp_path) == []
