"""A coast like that of Fiji, on both sides of 180°, becomes the same land as it does elsewhere."""

import numpy as np
import pytest
from headwaters.tests.provider.islands.test_antimeridian import COASTS, SHAPES, moved
from headwaters.tests.provider.running import Listener, run
from headwaters.tests.provider.samples import create, polygons

from .grown import features, grow, rows
from .terrains import make, pits, raster, render, same_cells

COARSE = {"SPACING": 12_000, "CELL_SIZE": None, "DELTA_FLOW": 1e6}  # deltas would make the land larger


@pytest.fixture(scope="module")
def elsewhere(provider):
    """Return the terrain of the islands moved to 170°."""
    return make(polygons(*moved(170.0), crs="EPSG:4326"), **COARSE)


@pytest.fixture(scope="module")
def across(provider, tmp_path_factory):
    """Return the terrain of the islands split at 180°."""
    shapes, crs, _ = COASTS["split at 180°"]
    model = str(tmp_path_factory.mktemp("across") / "model.gpkg")
    return make(polygons(*shapes(), crs=crs), **COARSE, MODEL=model)


@pytest.mark.parametrize("kind", [kind for kind in COASTS if kind != "split at 180°"])
def test_wherever_the_parts_were_given_the_cells_are_those_of_the_land(provider, elsewhere, kind):
    shapes, crs, _ = COASTS[kind]
    made = make(polygons(*shapes(), crs=crs), **COARSE)
    assert made["CELL_SIZE_USED"] == elsewhere["CELL_SIZE_USED"]
    z = raster(made["OUTPUT"]).values
    assert pits(z, np.isfinite(z)) == 0
    assert abs(z.shape[1] - raster(elsewhere["OUTPUT"]).values.shape[1]) <= (60 if crs == "EPSG:3857" else 3)


def test_land_across_180_degrees_is_as_it_is_elsewhere(across, elsewhere):
    assert across["CELL_SIZE_USED"] == elsewhere["CELL_SIZE_USED"] < 300
    found, wanted = raster(across["OUTPUT"]), raster(elsewhere["OUTPUT"])
    assert np.abs(np.subtract(found.values.shape, wanted.values.shape)).max() <= 2
    assert found.west == pytest.approx(178.0, abs=0.02)
    land = np.isfinite(found.values)
    assert pits(found.values, land) == 0
    assert np.count_nonzero(land) == pytest.approx(np.count_nonzero(np.isfinite(wanted.values)), rel=2e-3)
    assert across["EDGES"] == pytest.approx(elsewhere["EDGES"], rel=0.1)
    assert across["WATERSHED_COUNT"] == pytest.approx(elsewhere["WATERSHED_COUNT"], rel=0.4)
    assert np.nanmax(found.values) == pytest.approx(np.nanmax(wanted.values), rel=0.2)


def test_rivers_and_watersheds_lie_on_the_raster(across):
    terrain = raster(across["OUTPUT"])
    east = terrain.west + terrain.values.shape[1] * terrain.dx
    for name in ("RIVERS", "WATERSHEDS"):
        box = across[name].extent()
        assert terrain.west < box.xMinimum() < 180 < box.xMaximum() < east


EXTENTS = {
    "beyond 180°": "179.8,180.3,-17,-16.4 [EPSG:4326]",
    "beyond -180°": "-180.2,-179.7,-17,-16.4 [EPSG:4326]",
    "with west greater than east": "179.8,-179.7,-17,-16.4 [EPSG:4326]",
}


@pytest.mark.parametrize("kind", EXTENTS)
def test_an_extent_across_180_degrees_is_that_part_of_the_land(across, kind):
    cell = across["CELL_SIZE_USED"]
    part = raster(render(across["MODEL"], EXTENT=EXTENTS[kind], CELL_SIZE=cell)["OUTPUT"])
    assert part.west == pytest.approx(179.8, abs=0.01)
    assert part.values.shape[1] * part.dx == pytest.approx(0.5, abs=0.01)
    whole = raster(render(across["MODEL"], CELL_SIZE=cell)["OUTPUT"])
    assert np.isfinite(part.values).any()
    assert np.array_equal(part.values, same_cells(part, whole), equal_nan=True)


@pytest.mark.parametrize(
    ("extent", "width"),
    [
        ("19950000,20100000,-1930000,-1850000 [EPSG:3857]", 150_000 / 111_319.49),
        ("1950000,2150000,3850000,3950000 [EPSG:3460]", None),  # the map grid of Fiji
    ],
)
def test_an_extent_of_another_map_across_180_degrees_is_narrow(across, extent, width):
    part = raster(render(across["MODEL"], EXTENT=extent, CELL_SIZE=500)["OUTPUT"])
    found = part.values.shape[1] * part.dx
    assert found == pytest.approx(width, abs=0.02) if width else found < 3
    assert part.west < 180 < part.west + found


def test_an_extent_of_the_whole_world_is_all_of_the_land(across):
    part = raster(render(across["MODEL"], EXTENT="-180,180,-90,90 [EPSG:4326]", CELL_SIZE=20_000)["OUTPUT"])
    whole = raster(render(across["MODEL"], CELL_SIZE=20_000)["OUTPUT"])
    assert np.count_nonzero(np.isfinite(part.values)) == np.count_nonzero(np.isfinite(whole.values)) > 0
    assert part.values.shape[1] <= whole.values.shape[1]


def test_sketches_and_mouths_beyond_the_end_of_the_map_are_found(provider):
    shapes, crs, _ = COASTS["split at 180°"]
    sketched = features("LineString", "LINESTRING(-179.85 -16.5, -179.85 -16.95)", crs=crs)
    made = grow(polygons(*shapes(), crs=crs), SPACING=12_000, SKETCH=sketched)
    assert made["SKETCH_FOLLOWED"] > 50
    assert max(row.vertices[:, 0].max() for row in rows(made["RIVERS"])) > 180


def test_a_raster_that_ends_at_180_degrees_holds_for_the_land_beyond(provider, tmp_path):
    shapes, crs, _ = COASTS["split at 180°"]
    made = []
    for number, western in enumerate((0.02, 0.2)):
        slopes = np.full((180, 360), 0.02)
        slopes[:, :180] = western  # half of the Earth
        given = create(tmp_path / f"slope{number}.tif", [slopes], crs="EPSG:4326", west=-180, north=90, dx=1, dy=1)
        values = {"SPACING": 12_000, "CELL_SIZE": 1_000, "TERRAIN_SLOPE_MAP": given, "RIVER_SLOPE": 0.002}
        made.append(raster(make(polygons(*shapes(), crs=crs), **values)["OUTPUT"]))
    half = int((180 - made[0].west) / made[0].dx)
    change = np.abs(made[1].values - made[0].values)
    assert np.nanmean(change[:, half + 2 :]) > 3 * np.nanmean(change[:, : half - 2])


def test_shapes_of_this_test_lie_on_both_sides():
    x = np.array([corner[0] for shape in SHAPES for corner in shape])
    assert x.min() < 0 < x.max()


def test_islands_too_far_apart_for_one_raster_are_told_of(provider):
    shapes = [moved(west, [(0, 0), (0.3, 0), (0.3, 0.2), (0, 0.2)])[0] for west in (8.0, 40.0)]
    listener = Listener()
    make(polygons(*shapes, crs="EPSG:4326"), listener, SPACING=6_000, CELL_SIZE=None)
    assert any("islands lie so far apart" in warning for warning in listener.warnings)


def test_ground_beyond_180_degrees_is_made_anew_within_an_area_on_the_other_side_of_the_map(provider, tmp_path):
    shapes, crs, _ = COASTS["split at 180°"]
    model = str(tmp_path / "model.gpkg")
    make(polygons(*shapes(), crs=crs), **{**COARSE, "CELL_SIZE": 1000}, EROSION_CELL_SIZE=1000, MODEL=model)
    around = polygons("POLYGON((-180 -17.5, -179 -17.5, -179 -16, -180 -16, -180 -17.5))", crs="EPSG:4326")
    anew = run("erodemodel", MODEL=model, WITHIN=around, OUTPUT=str(tmp_path / "anew.gpkg"))
    assert anew["AREA"] > 100
