"""Hydrology from a DEM: one run gives what the algorithms give one after the other."""

import functools
from collections import Counter, defaultdict

import numpy as np
import pytest
from headwaters.provider.layers.fields import CATCHMENTS, LAKES, TRACED_RIVERS, WATERSHEDS
from headwaters.tests.provider.running import Listener, Refused, run
from headwaters.tests.provider.samples import CELL, create, left_in, names_in, polygons, read, rectangle
from osgeo import gdal
from qgis.core import QgsGeometry, QgsPointXY, QgsVectorLayer, QgsWkbTypes

RASTERS = {"FILLED": "filled.tif", "DIRECTIONS": "directions.tif", "ACCUMULATION": "accumulation.tif"}
LAYERS = {"RIVERS": "rivers.gpkg", "WATERSHEDS": "watersheds.gpkg", "LAKES": "lakes.gpkg"}
OUTPUTS = {**RASTERS, **LAYERS}
NUMBERS = ("PITS", "THRESHOLD_USED", "RIVER_COUNT", "WATERSHED_COUNT", "LAKE_COUNT")
ESRI = {1: (0, 1), 2: (1, 1), 4: (1, 0), 8: (1, -1), 16: (0, -1), 32: (-1, -1), 64: (-1, 0), 128: (-1, 1)}
OF_LAKES = ("lake_id", "lake_share")
OF_RIVERS = {"THRESHOLD_USED", "RIVER_COUNT"}
TOLD_WITH = {"LAKES": {"LAKE_COUNT"}, "RIVERS": OF_RIVERS, "WATERSHEDS": {*OF_RIVERS, "WATERSHED_COUNT"}}

# Real land in all its guises, and what is said of it.
REAL_LAND = {
    "hollows": ("hollows/dtm.tif", {"SEA_LEVEL": 0}),
    "hollows, breached": ("hollows/dtm.tif", {"DEPRESSIONS": "breach"}),
    "hollows with their pits": ("hollows/dtm.tif", {"DEPRESSIONS": "keep"}),
    "bays of the sea": ("bay/dem.tif", {"SEA_LEVEL": 0, "THRESHOLD": 0.2}),
    "a plateau in degrees": ("plateau/dem.tif", {"THRESHOLD": 0.02}),
    "a gully without CRS": ("gully/gully.asc", {}),
    "a gully of PCRaster": ("gully/gully.map", {"THRESHOLD": 0.002}),
    "a plateau with holes": ("plateau/holes.tif", {"THRESHOLD": 0.02}),
    "a plateau with holes that are walls": ("plateau/holes.tif", {"HOLES": "wall"}),
    "a plateau with holes that water crosses": (
        "plateau/holes.tif",
        {"HOLES": "fill", "DEPRESSIONS": "breach", "THRESHOLD": 0.2},  # no river crosses one
    ),
    "hills": ("vermont90m/DEM.tif", {}),
    "hills, breached": ("vermont90m/DEM.tif", {"DEPRESSIONS": "breach"}),
    "hills with their pits": ("vermont90m/DEM.tif", {"DEPRESSIONS": "keep"}),
    "a lowland": ("denmark_lowland_malstroem/dtm.tif", {"SEA_LEVEL": 0, "THRESHOLD": 0.2}),
    "a coast with its sea": ("cairns_topobathy/cairns.tif", {"SEA_LEVEL": 0}),
    "ridges in degrees": ("jacksboro_fault/jacksboro_fault_dem.tif", {}),
    "hills in degrees": ("baranja_qgis/dem.tif", {"THRESHOLD": 0.1}),
    "a ragged gully without CRS": ("west_bijou_gully/west_bijou_gully.asc", {}),
    "a ragged catchment without CRS": ("pcraster_catchment/dem.map", {"THRESHOLD": 0.002}),
    "a city with holes": ("washington_dc_2m/dtm.tif", {"THRESHOLD": 0.001}),
    "a city with holes that are walls": ("washington_dc_2m/dtm.tif", {"HOLES": "wall"}),
    "a city with holes that water crosses": ("washington_dc_2m/dtm.tif", {"HOLES": "fill", "DEPRESSIONS": "breach"}),
}


def hydrology(folder, names=tuple(OUTPUTS), listener=None, **parameters):
    """Run, with the outputs of these names in a folder."""
    outputs = {name: str(folder / OUTPUTS[name]) if name in names else None for name in OUTPUTS}
    return run("hydrologyfromdem", listener, **{**outputs, **parameters})


def features(path):
    """Return the features of a layer as dictionaries with their geometry; None is NULL."""
    layer = QgsVectorLayer(str(path), "layer", "ogr")
    assert layer.isValid()
    names = [field.name() for field in layer.fields()][1:]
    rows = []
    for feature in layer.getFeatures():
        values = [None if str(value) == "NULL" else value for value in feature.attributes()[1:]]
        rows.append({**dict(zip(names, values)), "geometry": feature.geometry()})
    return rows


def same_values(one, other, rel=1e-9):
    """Assert that two rows have the same values, NULL where the other has NULL."""
    known = {name: value for name, value in other.items() if value is not None}
    assert {name: value for name, value in one.items() if value is not None} == pytest.approx(known, rel=rel)


OF_DAMS = "path_z_top", "path_z_out", "path_slope", "slope_1085", "lake_km"


def same_features(ours, theirs, but=()):
    """Assert that two layers have the same geometries and values in the same order, ``but`` some fields."""
    ours, theirs = features(ours), features(theirs)
    assert len(ours) == len(theirs)
    for one, other in zip(ours, theirs):
        assert bytes(one.pop("geometry").asWkb()) == bytes(other.pop("geometry").asWkb())
        same_values({**one, **dict.fromkeys(but)}, {**other, **dict.fromkeys(but)})


def same_raster(ours, theirs):
    """Assert that two rasters have the same values, voids and type, in the same place."""
    (one, valid), (other, known) = read(ours), read(theirs)
    assert one.dtype == other.dtype
    assert np.array_equal(valid, known)
    assert np.array_equal(one[valid], other[valid])
    assert gdal.Open(str(ours)).GetGeoTransform() == gdal.Open(str(theirs)).GetGeoTransform()


def label_cells(path, like):
    """Return the id of the polygon that holds the centre of each cell of a raster, 0 where none does."""
    dataset = gdal.Open(str(like))
    target = gdal.GetDriverByName("MEM").Create("", dataset.RasterXSize, dataset.RasterYSize, 1, gdal.GDT_Int32)
    target.SetGeoTransform(dataset.GetGeoTransform())
    target.SetProjection(dataset.GetProjection())
    shapes = gdal.OpenEx(str(path))
    gdal.RasterizeLayer(target, [1], shapes.GetLayer(0), options=["ATTRIBUTE=id"])
    return target.ReadAsArray()


@functools.cache
def place_of(raster):
    """Return where the cells of a raster lie, which is asked for at each vertex of its rivers."""
    return gdal.Open(str(raster)).GetGeoTransform()


def cell_at(point, raster):
    """Return the row and column that a point of the map lies in."""
    west, dx, _, north, _, dy = place_of(raster)
    return int((point.y() - north) // dy), int((point.x() - west) // dx)


@pytest.fixture(scope="module")
def on_real_land(provider, real_data, tmp_path_factory):
    """Return a function that returns the results of a run on real land, with all outputs; it is made once."""

    @functools.cache
    def made(place):
        name, how = REAL_LAND[place]
        return hydrology(tmp_path_factory.mktemp("real"), INPUT=str(real_data / name), **how)

    return made


@pytest.mark.parametrize("place", REAL_LAND)
def test_one_run_gives_what_the_algorithms_give_one_after_the_other(place, on_real_land, real_data, tmp_path):
    name, how = REAL_LAND[place]
    given = str(real_data / name)
    threshold = {key: how[key] for key in ("THRESHOLD",) if key in how}
    depressions = how.get("DEPRESSIONS", "fill")
    dem = {key: value for key, value in how.items() if key not in ("THRESHOLD", "DEPRESSIONS")}
    result = on_real_land(place)

    alone = {name: str(tmp_path / f"alone_{file}") for name, file in OUTPUTS.items()}
    if depressions == "fill":
        run("filldepressions", INPUT=given, **dem, OUTPUT=alone["FILLED"])
        same_raster(result["FILLED"], alone["FILLED"])
    if depressions == "keep":
        same_raster(result["FILLED"], given)

    routed = run("flowdirections", INPUT=given, **dem, DEPRESSIONS=depressions, OUTPUT=alone["DIRECTIONS"])
    same_raster(result["DIRECTIONS"], alone["DIRECTIONS"])
    assert result["PITS"] == routed["PITS"]

    source = {"INPUT": given, **dem} if depressions == "fill" else {"DIRECTIONS": alone["DIRECTIONS"]}
    run("flowaccumulation", **source, OUTPUT=alone["ACCUMULATION"])
    crossed = how.get("HOLES") == "fill"
    if crossed:  # holes have directions and no data
        (one, valid), (other, _) = read(result["ACCUMULATION"]), read(alone["ACCUMULATION"])
        assert np.array_equal(one[valid], other[valid])
        alone["ACCUMULATION"] = result["ACCUMULATION"]
    else:
        same_raster(result["ACCUMULATION"], alone["ACCUMULATION"])

    water = {**{name: alone[name] for name in ("DIRECTIONS", "ACCUMULATION")}, "ENCODING": "esri"}
    found = run("lakes", INPUT=given, **dem, LAKES=alone["LAKES"])
    same_features(result["LAKES"], alone["LAKES"])
    assert result["LAKE_COUNT"] == found["LAKE_COUNT"] + found["NESTED_COUNT"]

    lines = {"INPUT": result["FILLED"], "RIVERS": alone["RIVERS"]}
    traced = run("rivernetwork", **water, **threshold, **lines)
    same_features(result["RIVERS"], alone["RIVERS"], but=["basin", *OF_LAKES])
    assert (result["THRESHOLD_USED"], result["RIVER_COUNT"]) == (traced["THRESHOLD_USED"], traced["LINK_COUNT"])
    assert result["RIVER_COUNT"] > 0

    parted = run(
        "watersheds",
        DIRECTIONS=alone["DIRECTIONS"],
        ENCODING="esri",
        MIN_AREA=result["THRESHOLD_USED"],
        SMALL="merge",
        INPUT=given,
        RIVERS=result["RIVERS"],
        WATERSHEDS=alone["WATERSHEDS"],
        LABELS=str(tmp_path / "labels.tif"),
    )
    if crossed:
        labels, valid = read(tmp_path / "labels.tif")
        known = read(given)[1]
        assert np.array_equal(label_cells(result["WATERSHEDS"], given), np.where(valid & known, labels, 0))
    else:
        # Directions alone do not tell that dams were cut: over the DEM before that, water stands behind them.
        same_features(result["WATERSHEDS"], alone["WATERSHEDS"], OF_DAMS if depressions == "breach" else ())
        assert result["WATERSHED_COUNT"] == parted["COUNT"]


def test_rivers_know_the_lakes_they_cross(valley, tmp_path):
    """One lake lies in the valley, and the river is not cut at its shores."""
    result = hydrology(tmp_path, INPUT=valley, THRESHOLD=0.002)
    rivers = features(result["RIVERS"])
    (lake,) = features(result["LAKES"])
    water = label_cells(result["LAKES"], valley) == lake["id"]
    shares = []
    for river in rivers:
        cells = [cell_at(vertex, valley) for vertex in river["geometry"].vertices()]
        inside = [water[cell] for cell in (cells if river["downstream"] is None else cells[:-1])]
        assert river["lake_share"] == pytest.approx(np.mean(inside))
        assert river["lake_id"] == (lake["id"] if any(inside) else None)
        shares.append(np.mean(inside))
    assert any(0 < share < 1 for share in shares) and 0 in shares


def links_by_hand(ways, river):
    """Return the cells of each stretch from a source or junction to the next junction or end, by their first cell."""
    below = {}
    for row, col in np.argwhere(river):
        down, right = ESRI.get(int(ways[row, col]), (0, 0))
        to = row + down, col + right
        below[row, col] = to if (down or right) and river[to] else None
    above = Counter(below.values())
    links = {}
    for cell in below:
        if above[cell] != 1:
            links[cell] = way = [cell]
            while below[way[-1]] is not None:
                way.append(below[way[-1]])
                if above[way[-1]] > 1:
                    break
    return {cell: way for cell, way in links.items() if len(way) > 1}


@pytest.mark.parametrize("depressions", ["fill", "breach"])
@pytest.mark.parametrize(
    "name, count", [("jacksboro_fault/jacksboro_fault_dem.tif", 239), ("hollows/dtm.tif", None), ("random", None)]
)
def test_links_lead_from_junction_to_junction_whatever_lies_between(name, count, depressions, real_data, tmp_path):
    """Each is a longest stretch without a junction, through lakes and ponds; orders are those of these stretches."""
    if name == "random":
        given = create(tmp_path / "random.tif", [np.random.default_rng(34).random((60, 70)).astype(np.float32)])
    else:
        given = real_data / name
    result = hydrology(tmp_path, INPUT=str(given), DEPRESSIONS=depressions)
    water, drained = read(result["ACCUMULATION"])
    truth = links_by_hand(read(result["DIRECTIONS"])[0], drained & (water >= result["THRESHOLD_USED"]))
    rivers = features(result["RIVERS"])
    ways = [[cell_at(vertex, given) for vertex in river["geometry"].vertices()] for river in rivers]
    assert {way[0]: way for way in ways} == truth and len(ways) == len(truth)
    assert result["RIVER_COUNT"] == len(truth)
    assert depressions != "fill" or count in (None, len(truth))
    assert any(river["lake_share"] > 0 for river in rivers)
    first = {way[0]: river["id"] for way, river in zip(ways, rivers)}
    assert [river["downstream"] for river in rivers] == [first.get(way[-1]) for way in ways]
    tributaries = defaultdict(list)
    for river in rivers:
        tributaries[river["downstream"]].append(river)
    for river in rivers:
        above = tributaries[river["id"]]
        orders = sorted((each["strahler"] for each in above), reverse=True)
        if above:
            assert river["shreve"] == sum(each["shreve"] for each in above)
            assert river["strahler"] == orders[0] + (orders[:2] == [orders[0]] * 2)
        else:
            assert (river["strahler"], river["shreve"]) == (1, 1)


@pytest.mark.parametrize("depressions", ["fill", "breach"])
def test_no_river_rises_since_it_has_the_heights_of_what_water_runs_over(depressions, real_data, tmp_path):
    given = str(real_data / "hollows/dtm.tif")
    result = hydrology(tmp_path, INPUT=given, DEPRESSIONS=depressions, THRESHOLD=0.002)
    surface, valid = read(result["FILLED"])
    assert (surface != read(given)[0])[valid].any()
    rivers = features(result["RIVERS"])
    assert len(rivers) > 10
    for river in rivers:
        vertices = list(river["geometry"].vertices())
        z = [vertex.z() for vertex in vertices]
        assert (np.diff(z) <= 0).all() and river["drop_m"] == z[0] - z[-1] and river["slope"] >= 0
        assert z == [surface[cell_at(vertex, given)] for vertex in vertices]


def test_water_crosses_flats_as_ties_says(tmp_path, real_data):
    """By each rule as Flow directions does, and by first, which keeps to valleys, where nothing is said."""
    given = str(real_data / "jacksboro_fault/jacksboro_fault_dem.tif")
    found = {}
    for ties in ("sea", "first", "random", None):
        how = {"TIES": ties, "SEED": 7} if ties else {}
        one, other = (str(tmp_path / f"{ties}_{which}.tif") for which in ("chain", "step"))
        result = run("hydrologyfromdem", INPUT=given, DIRECTIONS=one, **how)
        run("flowdirections", INPUT=given, OUTPUT=other, **how)
        same_raster(one, other)
        found[ties] = read(one)[0]
    assert np.array_equal(found[None], found["first"])
    assert not np.array_equal(found["sea"], found["first"])
    assert not np.array_equal(found["random"], found["first"])
    assert result["SEED_USED"] == 42
    again = run("hydrologyfromdem", INPUT=given, DIRECTIONS=str(tmp_path / "8.tif"), TIES="random", SEED=8)
    assert again["SEED_USED"] == 8
    assert not np.array_equal(read(tmp_path / "8.tif")[0], found["random"])


def level_valley(path, step):
    """Write a valley that winds to the south, heights rounded to steps; return the columns of its bed, and the path."""
    row, col = np.mgrid[:90, :61]
    bed = np.rint(30 + 14 * np.sin(row[:, 0] / 14)).astype(int)
    z = 100 - row / 9 + 0.25 * np.abs(col - bed[:, None]) ** 0.8 + 0.02 * (col - 30)
    return bed, create(path, [np.round(z / step) * step], dx=10, dy=10)


def test_rivers_keep_to_a_valley_whose_heights_are_whole_metres(tmp_path):
    """The truth is the same valley with all digits: its river runs along the bed."""
    bed, whole = level_valley(tmp_path / "whole.tif", 1)
    rivers = {}
    for ties in (None, "sea"):
        how = {"TIES": ties} if ties else {}
        path = str(tmp_path / f"{ties}.tif")
        run("hydrologyfromdem", INPUT=whole, ACCUMULATION=path, **how)
        rivers[ties] = np.argmax(np.where(read(path)[1], read(path)[0], 0)[20:88], axis=1)
    astray = {ties: np.mean(np.abs(found - bed[20:88])) for ties, found in rivers.items()}
    assert astray[None] < 2 < astray["sea"]


@pytest.mark.parametrize("place", REAL_LAND)
def test_watersheds_part_the_land_and_rivers_know_theirs(place, on_real_land):
    result = on_real_land(place)
    labels = label_cells(result["WATERSHEDS"], result["ACCUMULATION"])
    water, drained = read(result["ACCUMULATION"])
    assert np.array_equal(labels > 0, drained)
    rows = features(result["WATERSHEDS"])
    assert sum(row["cells"] for row in rows) == np.count_nonzero(drained)
    assert {row["downstream"] for row in rows} == {None}
    for river in features(result["RIVERS"]):
        vertices = list(river["geometry"].vertices())
        cells = {cell_at(vertex, result["ACCUMULATION"]) for vertex in vertices}
        assert {labels[cell] for cell in cells} == {river["basin"]}
        assert all(water[cell] >= result["THRESHOLD_USED"] for cell in cells)
    metres = sum(row["rivers_km"] for row in rows) * 1000
    assert metres == pytest.approx(sum(river["length_m"] for river in features(result["RIVERS"])))


@pytest.fixture
def valley(tmp_path):
    """Return a DEM of 40 × 60 cells: a valley that falls to the south, with a lake behind a dam, and a brook beside."""
    row, col = np.indices((40, 60))
    z = 100.0 - row + 0.5 * np.abs(col - 20)
    z[10:16, 16:25] -= 6
    return create(tmp_path / "valley.tif", [z.astype(np.float32)])


@pytest.mark.parametrize("names", [(), *((name,) for name in OUTPUTS), ("RIVERS", "LAKES"), tuple(OUTPUTS)], ids=str)
def test_each_output_may_be_left_out(names, valley, tmp_path):
    folder = tmp_path / "out"
    folder.mkdir()
    result = hydrology(folder, names, INPUT=valley)
    written = {name for name in names_in(folder) if not name.endswith(".aux.xml")}
    assert written == {OUTPUTS[name] for name in names}
    assert {name for name in OUTPUTS if result[name] is not None} == set(names)
    everything = hydrology(tmp_path, INPUT=valley)
    for name in names:
        if name in RASTERS:
            same_raster(result[name], everything[name])
        else:
            same_features(result[name], everything[name])
    told = {"PITS"}.union(*(TOLD_WITH.get(name, ()) for name in names))
    assert {name: result[name] for name in NUMBERS if result[name] is not None} == {
        name: everything[name] for name in told
    }
    assert everything["THRESHOLD_USED"] > 0 and everything["RIVER_COUNT"] > 0


def test_the_layers_have_the_fields_and_geometries_of_the_design(valley, tmp_path):
    result = hydrology(tmp_path, INPUT=valley)
    kinds = {
        "RIVERS": (TRACED_RIVERS, QgsWkbTypes.Type.LineStringZ),
        "WATERSHEDS": ((*WATERSHEDS, *CATCHMENTS), QgsWkbTypes.Type.MultiPolygon),
        "LAKES": (LAKES, QgsWkbTypes.Type.MultiPolygon),
    }
    for name, (schema, kind) in kinds.items():
        layer = QgsVectorLayer(result[name], name, "ogr")
        assert [field.name() for field in layer.fields()] == ["fid", *(field.name for field in schema)]
        assert layer.wkbType() == kind
        assert layer.featureCount() > 0


@pytest.mark.parametrize("threshold", [1e-4, 0.0079, 0.0158, 0.0641])
def test_a_cell_that_drains_just_the_threshold_is_river(threshold, tmp_path):
    """A straight ditch in cells of 100 m²: the river begins at the cell that the number says."""
    length = 900
    z = np.full((3, length), 9000.0)
    z[1] = np.arange(length, 0, -1)
    z[1, 0] = 9000
    given = create(tmp_path / "ditch.tif", [z])
    walls = polygons(rectangle(0, 1, length, 2))
    result = hydrology(tmp_path, INPUT=given, MASK=walls, THRESHOLD=threshold)
    (river,) = features(result["RIVERS"])
    cells = round(threshold * 1e6 / (CELL * CELL))
    assert cell_at(river["geometry"].vertexAt(0), given) == (1, cells - 1)
    given_water = {name: result[name] for name in ("DIRECTIONS", "ACCUMULATION")}
    given_water.update(INPUT=given, ENCODING="esri", THRESHOLD=threshold, RIVERS=str(tmp_path / "alone.gpkg"))
    run("rivernetwork", **given_water)
    same_features(result["RIVERS"], tmp_path / "alone.gpkg", but=OF_LAKES)
    water = run("flowaccumulation", INPUT=given, MASK=walls, OUTPUT=str(tmp_path / "alone.tif"))["OUTPUT"]
    same_raster(result["ACCUMULATION"], water)


def test_a_threshold_that_is_too_large_is_told_with_the_most_that_there_is(valley, tmp_path):
    most = read(hydrology(tmp_path, INPUT=valley)["ACCUMULATION"])[0].max()
    told = hydrology(tmp_path, INPUT=valley, THRESHOLD=1e6).warnings
    assert f"Nowhere do 1,000,000 km² drain through a cell, at most {most:.3g} km²: there are no rivers." in told


def test_only_what_matters_first_is_not_folded_away(provider):
    folded = {
        each.name()
        for each in provider.algorithm("hydrologyfromdem").parameterDefinitions()
        if each.flags() & each.Flag.FlagAdvanced
    }
    assert {"BAND", "HOLES", "MASK", "SEA", "SEA_LEVEL", "Z_UNIT", "TIES", "SEED"} <= folded
    inputs = [each.name() for each in provider.algorithm("hydrologyfromdem").parameterDefinitions()]
    assert [name for name in inputs if name not in folded][:3] == ["INPUT", "THRESHOLD", "DEPRESSIONS"]


def test_the_threshold_that_was_chosen_is_told(valley, tmp_path):
    result = hydrology(tmp_path, INPUT=valley)
    assert f"Rivers begin where {result['THRESHOLD_USED']:g} km² drain through a cell" in result.log
    given = hydrology(tmp_path, INPUT=valley, THRESHOLD=0.02)
    assert given["THRESHOLD_USED"] == 0.02
    assert "Rivers begin" not in given.log


def test_a_threshold_that_nothing_reaches_leaves_an_empty_layer_of_rivers_and_is_told(valley, tmp_path):
    result = hydrology(tmp_path, INPUT=valley, THRESHOLD=7)
    assert len(result.warnings) == 1
    assert "7 km²" in result.warnings[0] and "no rivers" in result.warnings[0]
    layer = QgsVectorLayer(result["RIVERS"], "rivers", "ogr")
    assert layer.featureCount() == 0
    assert [field.name() for field in layer.fields()] == ["fid", *(field.name for field in TRACED_RIVERS)]
    assert layer.wkbType() == QgsWkbTypes.Type.LineStringZ
    assert (result["RIVER_COUNT"], result["THRESHOLD_USED"]) == (0, 7)
    rows = features(result["WATERSHEDS"])
    assert len(rows) == result["WATERSHED_COUNT"] == 1  # all are too small for a river, and come together
    assert rows[0]["rivers_km"] == 0
    assert rows[0]["cells"] == 2400


def test_under_a_sea_that_covers_everything_all_layers_are_empty(valley, tmp_path):
    result = hydrology(tmp_path, INPUT=valley, SEA_LEVEL=1000)
    assert [name for name in LAYERS if features(result[name])] == []
    assert not read(result["DIRECTIONS"])[1].any() and not read(result["ACCUMULATION"])[1].any()
    same_raster(result["FILLED"], valley)
    assert [result[name] for name in ("PITS", "RIVER_COUNT", "WATERSHED_COUNT", "LAKE_COUNT")] == [0, 0, 0, 0]
    assert any("Every cell is sea" in warning for warning in result.warnings)


@pytest.mark.parametrize("shape", [(1, 1), (1, 2), (1, 30), (30, 1), (2, 2), (25, 31)])
def test_level_ground_has_watersheds_however_small_it_is(shape, tmp_path):
    given = create(tmp_path / "level.tif", [np.full(shape, 7, np.int16)])
    result = hydrology(tmp_path, INPUT=given)
    assert (result["PITS"], result["LAKE_COUNT"]) == (0, 0)
    rows = features(result["WATERSHEDS"])
    assert sum(row["cells"] for row in rows) == np.prod(shape)
    assert {row["z_mean"] for row in rows} == {7}
    water, valid = read(result["ACCUMULATION"])
    assert valid.all()
    ended = read(result["DIRECTIONS"])[0] == 0
    assert water[ended].sum() == pytest.approx(np.prod(shape) * CELL * CELL / 1e6)
    same_raster(result["FILLED"], given)


def test_a_raster_without_data_is_refused_in_one_sentence(tmp_path):
    given = create(tmp_path / "nothing.tif", [np.full((5, 5), -1, np.int16)], nodata=-1)
    with pytest.raises(Refused, match="‘nothing’ has no valid cell in band 1: there is nothing to do") as refusal:
        hydrology(tmp_path, INPUT=given)
    assert str(refusal.value).count("valid cell") == 1
    assert set(names_in(tmp_path)) <= {"nothing.tif", "nothing.tif.aux.xml"}  # QGIS keeps statistics beside a raster


def test_outside_the_mask_there_is_nothing(valley, tmp_path):
    result = hydrology(tmp_path, INPUT=valley, MASK=polygons(rectangle(5, 4, 41, 33)))
    inside = np.zeros((40, 60), bool)
    inside[4:33, 5:41] = True
    for name in RASTERS:
        assert np.array_equal(read(result[name])[1], inside)
    assert np.array_equal(label_cells(result["WATERSHEDS"], valley) > 0, inside)
    block = QgsGeometry.fromWkt(rectangle(5, 4, 41, 33)).boundingBox()
    for name in LAYERS:
        rows = features(result[name])
        assert rows
        assert all(block.contains(row["geometry"].boundingBox()) for row in rows)


def test_heights_in_feet_give_the_same_water_in_metres(valley, tmp_path):
    z = read(valley)[0].astype(float)
    feet = create(tmp_path / "feet.tif", [z / 0.3048])
    folders = tmp_path / "metre", tmp_path / "foot"
    for folder in folders:
        folder.mkdir()
    metric = hydrology(folders[0], INPUT=create(tmp_path / "metres.tif", [z]), THRESHOLD=0.02)
    result = hydrology(folders[1], INPUT=feet, Z_UNIT="foot", THRESHOLD=0.02)
    for name in LAYERS:
        for one, other in zip(features(result[name]), features(metric[name])):
            shape, truth = one.pop("geometry"), other.pop("geometry")
            same_values(one, other, 1e-6)
            assert [(v.x(), v.y()) for v in shape.vertices()] == [(v.x(), v.y()) for v in truth.vertices()]
            if name == "RIVERS":
                assert [v.z() for v in shape.vertices()] == pytest.approx([v.z() for v in truth.vertices()])
    assert np.allclose(read(result["FILLED"])[0] * 0.3048, read(metric["FILLED"])[0])
    assert gdal.Open(result["FILLED"]).GetRasterBand(1).GetUnitType() == "ft"
    same_raster(result["DIRECTIONS"], metric["DIRECTIONS"])


def test_pits_that_are_kept_have_watersheds_and_drain_no_further(valley, tmp_path):
    result = hydrology(tmp_path, INPUT=valley, DEPRESSIONS="keep", THRESHOLD=0.001)
    assert result["PITS"] == 1
    rows = features(result["WATERSHEDS"])
    pits = [row for row in rows if cell_at(QgsPointXY(row["outlet_x"], row["outlet_y"]), valley)[0] in range(10, 16)]
    assert len(pits) == 1
    assert result["LAKE_COUNT"] == 1  # full of water all the same
    (lake,) = features(result["LAKES"])
    assert lake["depth_max_m"] > 1


def test_rivers_cross_a_hole_know_their_basin_and_are_those_of_the_single_steps(tmp_path):
    """In the hole none begins: neither here nor there is an accumulation known that would tell where."""
    row, col = np.indices((40, 41))
    z = 200.0 - row + 2 * np.abs(col - 20)
    z[14:30, 15:26] = -1
    given = create(tmp_path / "hole.tif", [z], nodata=-1)
    result = hydrology(tmp_path, INPUT=given, HOLES="fill", THRESHOLD=0.0003)
    rivers = features(result["RIVERS"])
    inside = {(row, col) for row in range(14, 30) for col in range(15, 26)}
    ways = [[cell_at(vertex, given) for vertex in river["geometry"].vertices()] for river in rivers]
    assert any(inside & set(way) for way in ways)
    assert all(way[0] not in inside or river["strahler"] > 1 for way, river in zip(ways, rivers))
    basin_of = {river["id"]: river["basin"] for river in rivers}
    assert all(river["basin"] == basin_of[river["mouth"]] for river in rivers)
    alone = {name: str(tmp_path / f"alone_{file}") for name, file in OUTPUTS.items()}
    run("flowaccumulation", INPUT=given, HOLES="fill", OUTPUT=alone["ACCUMULATION"])
    water = {"DIRECTIONS": result["DIRECTIONS"], "ACCUMULATION": alone["ACCUMULATION"], "ENCODING": "esri"}
    lines = {"INPUT": result["FILLED"], "RIVERS": alone["RIVERS"]}
    run("rivernetwork", **water, THRESHOLD=0.0003, **lines)
    same_features(result["RIVERS"], alone["RIVERS"], but=["basin", *OF_LAKES])
    assert set(basin_of.values()) <= {row["id"] for row in features(result["WATERSHEDS"])}


def test_the_log_and_the_numbers_say_the_same(valley, tmp_path):
    result = hydrology(tmp_path, INPUT=valley)
    counted = {name: len(features(result[name])) for name in LAYERS}
    assert counted == {
        "RIVERS": result["RIVER_COUNT"],
        "WATERSHEDS": result["WATERSHED_COUNT"],
        "LAKES": result["LAKE_COUNT"],
    }
    for text in ("River links", "Watersheds", "Lakes, nested ones included", "Pits: hollows where water ends"):
        assert f"{text}: " in result.log
    assert result.warnings == []


@pytest.mark.parametrize("how", [{}, {"DEPRESSIONS": "breach", "HOLES": "fill"}, {"THRESHOLD": 9e9}], ids=str)
def test_the_bar_only_rises_and_ends_full(how, wide_land, tmp_path, most_threads):
    most_threads(1)  # it is the calling thread that reports, between its own tiles
    listener = Listener()
    hydrology(tmp_path, listener=listener, INPUT=wide_land, **how)
    assert listener.bar == sorted(listener.bar)
    assert listener.bar[-1] == pytest.approx(100)
    assert len(set(listener.bar)) > 40


def test_the_bar_never_goes_back_on_all_threads(wide_land, tmp_path):
    listener = Listener()
    hydrology(tmp_path, listener=listener, INPUT=wide_land)
    assert listener.bar == sorted(listener.bar)
    assert listener.bar[-1] == pytest.approx(100)


def test_the_bar_moves_while_watersheds_are_written(tmp_path):
    """So a cancel is seen there: a thousand of them are a matter of seconds."""
    places = []

    class Attentive(Listener):
        def setProgressText(self, text):
            super().setProgressText(text)
            places.clear() if text == "Writing polygons" else None

        def move(self, percent):
            super().move(percent)
            places.append(percent)

    given = create(tmp_path / "rows.tif", [np.zeros((2, 700), np.uint8)])
    result = hydrology(tmp_path, ("WATERSHEDS",), Attentive(), INPUT=given, THRESHOLD=0)
    assert result["WATERSHED_COUNT"] == 1400
    assert len([place for place in set(places) if place < 100]) > 4


@pytest.mark.parametrize("percent", [0, 3, 20, 30, 42, 55, 65, 70, 75, 80, 86, 88, 91, 93, 94.5, 96, 99])
def test_it_stops_when_it_is_told_to_and_leaves_no_file(percent, real_data, tmp_path):
    listener = Listener(cancel_at=percent)
    given = str(real_data / "hollows" / "dtm.tif")
    assert hydrology(tmp_path, listener=listener, INPUT=given, DEPRESSIONS="breach") == {}
    assert left_in(tmp_path) == []
    assert "Cancelled; nothing was written." in listener.log


def test_without_files_layers_are_kept_in_memory(valley):
    outputs = dict.fromkeys(LAYERS, "TEMPORARY_OUTPUT")
    result = run("hydrologyfromdem", INPUT=valley, **outputs)
    assert [result[name].isValid() for name in LAYERS] == [True] * 3
    assert result["RIVERS"].featureCount() == result["RIVER_COUNT"]


def test_where_all_is_sea_nothing_is_said_of_where_rivers_begin(tmp_path):
    given = create(tmp_path / "floor.tif", [np.random.default_rng(1).random((9, 11))])
    result = hydrology(tmp_path, INPUT=given, SEA_LEVEL=2)
    assert "Rivers begin where" not in result.log
    assert result["THRESHOLD_USED"] is None


def test_nothing_is_said_of_lakes_that_nobody_asked_for(tmp_path):
    given = create(tmp_path / "rows.tif", [np.zeros((4, 7), np.uint8)])
    result = hydrology(tmp_path, ("DIRECTIONS",), INPUT=given)
    assert "Lakes, nested ones included" not in result.log
