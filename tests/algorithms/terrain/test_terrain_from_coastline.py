"""A terrain from a coastline: its water runs off, its rivers and watersheds are those of the ground, and it repeats."""

import contextlib
import json

import numpy as np
import pytest
from headwaters.core.island.peak import usual_peak
from headwaters.core.run.run import Run
from headwaters.provider.terrain.model_files.reading import read_model
from headwaters.provider.translation import install_translator
from headwaters.tests.provider.running import Listener, Refused, run
from headwaters.tests.provider.samples import left_in
from qgis.core import QgsGeometry, QgsPointXY, QgsVectorLayer
from qgis.PyQt.QtCore import QCoreApplication

from .grown import ISLAND, ISLET, LAGOON, MAIN, SOUTH, UTM, WEST, all_land, coast, features, rows, sketch
from .terrains import CELL, SMALL, make, pits, raster, render, same_cells

pytestmark = pytest.mark.qgis

RIVER = [(24, 5), (18, 6), (12, 13), (6, 10)]  # begins just inland of the eastern shore


def layer(path):
    """Return the features of a file."""
    return rows(QgsVectorLayer(path, "made"))


@pytest.fixture(scope="module")
def terrain(island):
    return raster(island["OUTPUT"])


@pytest.fixture(scope="module")
def rivers(island):
    return layer(island["RIVERS"])


# The ground


def test_ground_is_as_fine_as_the_cells_that_are_asked_for(tmp_path, usual_ground):
    """Else only what is found tile by tile would be finer than the ground."""
    cells = {}
    for cell in (CELL, 40.0, 25.0):
        path = str(tmp_path / f"{cell}.gpkg")
        made = make(coast(ISLAND), CELL_SIZE=cell, EROSION_CELL_SIZE=None, PEAK=900, MODEL=path)
        cells[cell] = read_model(Run(threads=1), path).islands[0].model.ground.cell
        heights = raster(made["OUTPUT"]).values
        assert pits(heights, np.isfinite(heights)) == 0
        assert made["SUMMIT"] == pytest.approx(900.0, rel=0.003)
    assert cells[CELL] == pytest.approx(50.0) and cells[40.0] == 40.0 and cells[25.0] == 25.0


@pytest.mark.parametrize(
    "rules",
    (
        {"CELL_SIZE": 200.0},
        {"CELL_SIZE": 100.0},
        {"CELL_SIZE": 100.0, "ROUGHNESS": 3},
        {"CELL_SIZE": 200.0, "CHARACTER": 1},
    ),
)
def test_cells_much_finer_than_the_ground_are_as_high_as_the_peak(rules):
    """They lie between its cells, where ridges rise above what is the mean of these."""
    made = make(coast(MAIN, ISLAND), PEAK=900, **{"EROSION_CELL_SIZE": 400, **rules})
    assert made["SUMMIT"] == pytest.approx(900.0, rel=0.015)


@pytest.mark.parametrize("seed", (3, 7))
def test_the_highest_land_is_no_lower_for_a_river_that_begins_further_down(seed):
    """Its bed held the highest cell of the ground, which sinks where it is no bed any more."""
    made = make(coast(MAIN), PEAK=900, SEED=seed, CELL_SIZE=150, EROSION_CELL_SIZE=800)
    assert made["SUMMIT"] == pytest.approx(900.0, rel=0.005)


def test_water_runs_off_from_every_cell(terrain):
    assert pits(terrain.values, np.isfinite(terrain.values)) == 0


def test_the_land_is_what_the_coast_encloses(terrain):
    land = all_land(coast())
    engine = QgsGeometry.createGeometryEngine(land.constGet())
    engine.prepareGeometry()
    shore = QgsGeometry(land.constGet().boundary())
    rng = np.random.default_rng(1)
    for row, col in rng.integers(0, terrain.values.shape, (2000, 2)):
        x, y = terrain.west + (col + 0.5) * terrain.dx, terrain.north - (row + 0.5) * terrain.dy
        middle = QgsGeometry.fromPointXY(QgsPointXY(x, y))
        if shore.distance(middle) > 1:
            assert np.isfinite(terrain.values[row, col]) == engine.contains(middle.constGet())


def test_the_sea_has_a_floor_unless_none_is_wanted(terrain):
    """Around the same land: heights are those of the terrain without a floor."""
    outputs = dict.fromkeys(("RIVERS", "WATERSHEDS"), "TEMPORARY_OUTPUT")
    whole = run("terrainfromcoastline", COASTLINE=coast(), **SMALL, EROSION_CELL_SIZE=400, **outputs)
    whole = raster(whole["OUTPUT"])
    assert np.isfinite(whole.values).all()
    row, col = (round(step) for step in ((whole.north - terrain.north) / CELL, (terrain.west - whole.west) / CELL))
    within = whole.values[row:, col:][: terrain.values.shape[0], : terrain.values.shape[1]]
    land = np.isfinite(terrain.values)
    assert np.array_equal(within[land], terrain.values[land])
    assert within[~land].max() < 0


def test_it_rises_from_the_sea(terrain):
    heights = terrain.values[np.isfinite(terrain.values)]
    assert heights.min() >= 0
    assert heights.max() > 100


def test_all_that_can_be_made_is_there_and_counted(island, rivers):
    assert [text for text in island.warnings if "RECOVERED" not in text] == []
    assert island["RECOVERED"] > 97  # on cells as large as a tenth of the rivers are long
    assert island["RIVER_COUNT"] == len(rivers)
    assert island["WATERSHED_COUNT"] == len(layer(island["WATERSHEDS"]))
    assert island["EDGES"] > 50
    assert island["SPACING_USED"] == 2000
    assert island["CELL_SIZE_USED"] == CELL
    assert island["SEED_USED"] == 42
    assert layer(island["RIDGES"])


def test_the_same_seed_makes_the_same_pixels_and_another_seed_others(provider):
    one, same, other = (raster(make(coast(ISLAND), SEED=seed)["OUTPUT"]).values for seed in (3, 3, 4))
    assert np.array_equal(one, same, equal_nan=True)
    assert not np.array_equal(one, other, equal_nan=True)


def test_ridges_run_along_the_ground(island, terrain):
    """They have a vertex a cell at least, at the height of its cell, and 0 in the sea."""
    for ridge in layer(island["RIDGES"]):
        x, y, z = np.array([(vertex.x(), vertex.y(), vertex.z()) for vertex in ridge.shape.vertices()]).T
        assert np.hypot(np.diff(x), np.diff(y)).max() <= CELL * (1 + 1e-9)
        assert np.array_equal(z, np.nan_to_num(terrain.at(x, y), nan=0.0))
        assert (ridge.z_min, ridge.z_max) == (z.min(), z.max())


def test_erosion_changes_the_ground_and_not_the_land(island, terrain):
    plain = raster(make(coast(), EROSION=0, EROSION_CELL_SIZE=400)["OUTPUT"]).values
    assert np.array_equal(np.isfinite(plain), np.isfinite(terrain.values))
    assert np.nanmean(np.abs(plain - terrain.values)) > 1


def test_the_highest_cell_is_as_high_as_asked(provider):
    made = make(coast(MAIN), PEAK=1500, CELL_SIZE=100, EROSION_CELL_SIZE=100)
    assert made["SUMMIT"] == pytest.approx(1500, rel=0.01)
    assert np.nanmax(raster(made["OUTPUT"]).values) == pytest.approx(made["SUMMIT"])


@pytest.mark.parametrize("seed", (1, 2))
def test_coarse_cells_show_the_peak_too(seed):
    """Though each is a mean over much of a summit: cells ten times as large as usual ones. Where they lie is chance."""
    made = make(coast(MAIN), PEAK=900, CELL_SIZE=200, SEED=seed)
    assert made["SUMMIT"] == pytest.approx(900, rel=0.03)


@pytest.mark.parametrize("cell", (200, 500))
@pytest.mark.parametrize("seed", (1, 3, 5))
def test_coarse_cells_of_ground_in_balance_have_the_peak_wherever_they_lie(cell, seed):
    """500 m are a fiftieth of this island: none of its cells is as high on the mean."""
    made = make(coast(MAIN), PEAK=900, CELL_SIZE=cell, SEED=seed, EROSION_CELL_SIZE=None)
    assert made["SUMMIT"] == pytest.approx(900, rel=0.001)


def test_a_window_beside_the_summit_of_coarse_cells_is_that_of_the_whole(tmp_path):
    model = str(tmp_path / "model.gpkg")
    whole = raster(make(coast(MAIN), PEAK=900, CELL_SIZE=300, SEED=1, EROSION_CELL_SIZE=None, MODEL=model)["OUTPUT"])
    row, col = np.unravel_index(np.nanargmax(whole.values), whole.values.shape)
    west, north = whole.west + col * whole.dx, whole.north - row * whole.dy
    for shift in (0, 1):  # a window that holds the summit, and one beside it
        west += shift * whole.dx
        extent = f"{west},{west + 1_500},{north - 1_500},{north} [{UTM}]"
        part = raster(render(model, CELL_SIZE=300, EXTENT=extent)["OUTPUT"])
        assert np.array_equal(part.values, same_cells(part, whole), equal_nan=True)
        assert (np.nanmax(part.values) == np.nanmax(whole.values)) != bool(shift)


def test_where_nobody_says_how_steep_it_is_the_land_is_as_high_as_usual(provider):
    """The slopes alone would know nothing of the size."""
    made = make(coast(MAIN), CELL_SIZE=100, EROSION_CELL_SIZE=100)
    usual = usual_peak(all_land(coast(MAIN)).area())
    assert made["SUMMIT"] == pytest.approx(usual, rel=0.01)
    assert f"Height of the highest place: {usual:.0f} m, as is usual on an island of this size" in made.log


def test_where_slopes_are_given_the_land_is_as_high_as_they_make_it(provider):
    gentle, steep = (make(coast(MAIN), RIVER_SLOPE=slope, TERRAIN_SLOPE=5 * slope) for slope in (0.005, 0.02))
    assert 2.5 < steep["SUMMIT"] / gentle["SUMMIT"] < 5.0
    assert "Height of the highest place" not in steep.log


def test_no_slope_is_steeper_than_the_one_that_is_given(provider):
    """Nearly all of the land: rivers lie in their beds."""
    made = raster(make(coast(MAIN), TERRAIN_SLOPE=0.02, EROSION_CELL_SIZE=200)["OUTPUT"])
    slope = np.hypot(*np.gradient(made.values, made.dy, made.dx))
    assert np.mean(slope[np.isfinite(slope)] <= 0.06) >= 0.999


# The water


def test_rivers_fall_all_the_way_to_the_sea(rivers, terrain):
    by_id = {river.id: river for river in rivers}
    for river in rivers:
        assert (np.diff(river.vertices[:, 2]) <= 0).all()
        assert river.vertices[0, 2] > river.vertices[-1, 2]
        below = by_id.get(river.downstream)
        if below:
            assert (river.vertices[-1] == below.vertices[0]).all()
            assert river.mouth == below.mouth
        else:
            row, col = terrain.cell(*river.vertices[-1, :2])
            assert np.isnan(terrain.values[row - 1 : row + 2, col - 1 : col + 2]).any()


def test_every_field_of_a_river_is_filled(rivers):
    for river in rivers:
        empty = {name for name, value in vars(river).items() if value is None}
        assert empty <= {"downstream"}
        assert river.discharge_m3s > 0
        assert 0 < river.depth_m < river.width_m
        assert river.sinuosity >= 1


def test_rivers_are_grown_or_what_erosion_has_made(rivers):
    assert {river.source for river in rivers} == {"grown", "eroded"}
    grown, eroded = (
        np.mean([river.discharge_m3s for river in rivers if river.source == source]) for source in ("grown", "eroded")
    )
    assert grown > 1.5 * eroded


def test_a_sketch_becomes_a_river(provider):
    drawn = sketch(RIVER)
    made = make(coast(MAIN), SKETCH=drawn)
    assert made["SKETCH_FOLLOWED"] > 60
    followed = [river.shape for river in rows(made["RIVERS"]) if river.source == "sketched"]
    line = all_land(drawn)
    near = QgsGeometry.unaryUnion(followed).buffer(700, 8)
    assert line.intersection(near).length() > 0.6 * line.length()


def test_watersheds_are_all_land_once(island, terrain):
    basins = layer(island["WATERSHEDS"])
    land = np.count_nonzero(np.isfinite(terrain.values)) * CELL**2
    assert all(basin.shape.isGeosValid() for basin in basins)
    assert sum(basin.shape.area() for basin in basins) == pytest.approx(land, rel=1e-9)
    assert QgsGeometry.unaryUnion([basin.shape for basin in basins]).area() == pytest.approx(land, rel=1e-9)


def test_a_river_lies_in_the_watershed_that_it_names(island, rivers):
    basins = {basin.id: basin.shape.buffer(CELL, 2) for basin in layer(island["WATERSHEDS"])}
    assert {river.basin for river in rivers} <= set(basins)
    assert all(basins[river.basin].contains(river.shape) for river in rivers)


def test_the_report_tells_what_it_is_like(island, rivers):
    with open(island["REPORT"], encoding="utf-8") as page:
        text = page.read()
    assert "Strahler" in text
    assert f"of {len(rivers):,}" in text
    with open(island["REPORT_JSON"], encoding="utf-8") as file:
        told = json.load(file)
    assert told["measures"]["RECOVERED"]["value"] == pytest.approx(island["RECOVERED"])
    assert 8 < told["measures"]["MEANDERS"]["value"] < 15
    counts = json.loads(island["EDGES_BY_ORDER"])
    assert sum(counts) == island["EDGES"]
    assert any(f"order 1: {counts[0]:,}" in note for note in told["notes"])


def test_the_report_measures_the_land_and_not_the_floor_of_the_sea(provider, tmp_path):
    told = []
    for floor in ("slope", "nodata"):
        made = make(coast(MAIN), SEA_FLOOR=floor, REPORT_JSON=str(tmp_path / f"{floor}.json"))
        with open(made["REPORT_JSON"], encoding="utf-8") as file:
            told.append(json.load(file)["measures"])
    names = "HYPSOMETRIC", "PITS", "FILLED", "DRAINAGE_DENSITY"
    with_floor, bare = ([measures[name] for name in names] for measures in told)
    assert with_floor == bare


def test_the_report_is_in_the_language_of_qgis(provider, tmp_path):
    translator = install_translator("fr")
    try:
        made = make(coast(MAIN), REPORT=str(tmp_path / "report.html"))
    finally:
        QCoreApplication.removeTranslator(translator)
    with open(made["REPORT"], encoding="utf-8") as file:
        text = file.read()
    for said in ('<html lang="fr">', "<h1>Relief de", "Arêtes par ordre : ordre 1 : ", "Rivières retrouvées par D8"):
        assert said in text


# Lands of all kinds


def test_degrees_make_the_same_kind_of_land_as_metres(provider):
    here = {"crs": "EPSG:4326", "west": 9.0, "south": 50.5, "unit": 0.01}
    made = make(coast(MAIN, **here), CELL_SIZE=150, SPACING=1500)
    found = raster(made["OUTPUT"])
    assert pits(found.values, np.isfinite(found.values)) == 0
    assert found.dx == pytest.approx(150 / 111_320 / np.cos(np.radians(50.6)), rel=0.02)
    assert found.dy == pytest.approx(150 / 111_250, rel=0.02)


def test_feet_are_feet_on_the_map_and_metres_in_height(provider):
    made = make(coast(ISLAND, crs="EPSG:2263", west=980_000, south=190_000, unit=3280.84))
    found = raster(made["OUTPUT"])
    assert found.dx == pytest.approx(CELL / 0.3048, rel=0.01)
    assert pits(found.values, np.isfinite(found.values)) == 0


def test_a_coast_without_a_crs_is_in_metres(provider):
    found = raster(make(coast(ISLAND, crs=""))["OUTPUT"])
    assert (found.dx, found.dy) == (CELL, CELL)
    assert pits(found.values, np.isfinite(found.values)) == 0


def test_islands_without_rivers_are_land_too(provider):
    found = raster(make(coast(MAIN, ISLET), CELL_SIZE=50)["OUTPUT"])
    row, col = found.cell(WEST + 28_150, SOUTH + 14_100)
    assert found.values[row, col] > 0
    assert pits(found.values, np.isfinite(found.values)) == 0


def test_an_inland_sea_is_sea(provider):
    found = raster(make(coast([MAIN, LAGOON]))["OUTPUT"])
    row, col = found.cell(WEST + 12_000, SOUTH + 8_000)
    assert np.isnan(found.values[row, col])
    assert pits(found.values, np.isfinite(found.values)) == 0


def test_given_mouths_are_where_rivers_end(provider):
    mouth = features("Point", f"POINT({WEST + 25_500} {SOUTH + 3_500})")
    made = make(coast(MAIN), MOUTHS=mouth)
    ends = [river.vertices[-1, :2] for river in rows(made["RIVERS"]) if river.downstream is None]
    away = np.hypot(*(np.array(ends) - (WEST + 25_500, SOUTH + 3_500)).T)
    assert away.min() < 1000


# What cannot be


def test_a_cell_size_that_needs_a_terabyte_is_refused_before_anything_is_rendered(provider):
    with pytest.raises(Refused, match=r"CELL_SIZE: [\d,]+ × [\d,]+ cells need about [\d,.]+ GB of .* larger cells"):
        make(coast(ISLAND), CELL_SIZE=0.01)


def test_terrain_whose_water_does_not_fit_the_memory_is_sent_to_what_works_in_files(provider, monkeypatch):
    monkeypatch.setenv("HEADWATERS_MEMORY", "0.000001")
    with pytest.raises(Refused, match=r"[GM]B of memory, of which .* can be used\. .* ‘Render terrain’"):
        make(coast(ISLAND))


def test_a_model_is_a_geopackage(provider, tmp_path):
    with pytest.raises(Refused, match=r"MODEL: a model is a GeoPackage"):
        make(coast(ISLAND), MODEL=str(tmp_path / "model.shp"))


@pytest.mark.parametrize("share", [15, 60, 90])
def test_a_cancelled_run_leaves_nothing(provider, tmp_path, share):
    files = {"OUTPUT": str(tmp_path / "z.tif"), "MODEL": str(tmp_path / "m.gpkg"), "RIVERS": str(tmp_path / "r.gpkg")}
    listener = Listener(cancel_at=share)
    with contextlib.suppress(Refused):
        make(coast(ISLAND), listener, **files)
    assert listener.isCanceled()
    assert left_in(tmp_path) == []


@pytest.mark.parametrize("peak", [None, 90_000])
def test_rivers_that_water_does_not_find_again_are_told_of(provider, peak):
    """On land far too steep for its cells most of them are lost, on usual land none."""
    made = run(
        "terrainfromcoastline", COASTLINE=coast(ISLAND), SPACING=1500, CELL_SIZE=100, PEAK=peak,
        **dict.fromkeys(("OUTPUT", "RIVERS", "WATERSHEDS"), "TEMPORARY_OUTPUT"),
    )  # fmt: skip
    told = [warning for warning in made.warnings if "of the rivers again on the raster [RECOVERED]" in warning]
    assert len(told) == (made["RECOVERED"] < 98) == (peak is not None)
    assert all(f"Water finds only {made['RECOVERED']:.3g} %" in warning for warning in told)
