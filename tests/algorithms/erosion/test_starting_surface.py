"""Surfaces to start from: their shapes, their place on the map, and the seed that makes them."""

import re

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import read, unit_of
from osgeo import gdal
from qgis.core import (
    QgsApplication,
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProject,
    QgsRasterLayer,
    QgsRectangle,
    QgsReferencedRectangle,
)

SHAPES = ["plane", "peak", "pyramid", "volcanoes", "noise", "diamondsquare"]


def surface(tmp_path, **given):
    """Make a surface; return its heights as float64."""
    result = run("startingsurface", OUTPUT=str(tmp_path / "surface.tif"), **given)
    heights, valid = read(result["OUTPUT"])
    assert valid.all()
    assert np.isfinite(heights).all()
    return heights.astype(np.float64)


def frame(tmp_path, **given):
    """Make a surface; return its columns, rows, geotransform and CRS."""
    result = run("startingsurface", OUTPUT=str(tmp_path / "surface.tif"), **given)
    dataset = gdal.Open(result["OUTPUT"])
    crs = QgsRasterLayer(result["OUTPUT"]).crs()
    return dataset.RasterXSize, dataset.RasterYSize, dataset.GetGeoTransform(), crs


def test_a_plane_rises_from_its_southern_edge_by_as_much_in_every_row(tmp_path):
    heights = surface(tmp_path, SHAPE="plane", COLUMNS=30, ROWS=21, RELIEF=100)
    assert np.allclose(heights, np.linspace(100, 0, 21)[:, None], atol=1e-4)


def test_without_relief_a_plane_rises_by_one_metre_from_cell_to_cell(tmp_path):
    assert np.allclose(surface(tmp_path)[:, 7], np.arange(200)[::-1], atol=1e-4)


def test_a_plane_rises_by_its_slope_from_cell_to_cell_unless_the_relief_is_given(tmp_path):
    assert np.allclose(surface(tmp_path, SLOPE=2.5, ROWS=41)[:, 7], 2.5 * np.arange(41)[::-1], atol=1e-4)
    assert surface(tmp_path, SLOPE=2.5, RELIEF=30).max() == pytest.approx(30)


@pytest.mark.parametrize("size", [(31, 21), (21, 31), (25, 25)])
def test_a_peak_falls_from_its_centre_to_the_corners(size, tmp_path):
    ncols, nrows = size
    heights = surface(tmp_path, SHAPE="peak", COLUMNS=ncols, ROWS=nrows, RELIEF=80)
    assert heights[nrows // 2, ncols // 2] == heights.max() == pytest.approx(80)
    for corner in (heights[0, 0], heights[0, -1], heights[-1, 0], heights[-1, -1]):
        assert corner == pytest.approx(0, abs=1e-4)
    row, col = np.mgrid[:nrows, :ncols]
    distance = np.hypot(row - nrows // 2, col - ncols // 2)
    assert np.allclose(heights, 80 * (1 - distance / distance.max()), atol=1e-3)


@pytest.mark.parametrize("size", [(31, 21), (21, 31), (25, 25)])
def test_a_pyramid_falls_to_all_four_edges(size, tmp_path):
    ncols, nrows = size
    heights = surface(tmp_path, SHAPE="pyramid", COLUMNS=ncols, ROWS=nrows, RELIEF=80)
    assert heights[nrows // 2, ncols // 2] == heights.max() == pytest.approx(80)
    edge = np.concatenate([heights[0], heights[-1], heights[:, 0], heights[:, -1]])
    assert np.allclose(edge, 0, atol=1e-4)
    assert np.all(heights[1:-1, 1:-1] > 0)


def test_the_volcanoes_stand_in_a_sea_and_hold_two_lakes_at_two_levels(tmp_path):
    heights = surface(tmp_path, SHAPE="volcanoes", COLUMNS=300, ROWS=200, RELIEF=1000)
    edge = np.concatenate([heights[0], heights[-1], heights[:, 0], heights[:, -1]])
    assert np.all(edge < 0)
    assert heights.max() == pytest.approx(1000, rel=0.05)
    depth = str(tmp_path / "depth.tif")
    run(
        "filldepressions",
        INPUT=str(tmp_path / "surface.tif"),
        OUTPUT=str(tmp_path / "filled.tif"),
        DEPTH=depth,
        SEA_LEVEL=0,
    )
    filled = read(tmp_path / "filled.tif")[0]
    lakes = read(depth)[0] > 1
    assert np.all(heights[lakes] > 0)
    assert len(np.unique(filled[lakes])) == 2


def test_noise_spans_the_relief(tmp_path):
    heights = surface(tmp_path, SHAPE="noise", RELIEF=250)
    assert heights.min() == pytest.approx(0, abs=1e-4)
    assert heights.max() == pytest.approx(250, rel=1e-6)


@pytest.mark.parametrize("shape", SHAPES)
def test_no_relief_is_level_ground(shape, tmp_path):
    assert np.array_equal(surface(tmp_path, SHAPE=shape, RELIEF=0, ROUGHNESS=1), np.zeros((200, 300)))


@pytest.mark.parametrize("shape", SHAPES)
def test_a_rougher_surface_is_steeper_from_cell_to_cell(shape, tmp_path):
    steepness = [
        np.abs(np.diff(surface(tmp_path, SHAPE=shape, RELIEF=100, ROUGHNESS=roughness), 2)).mean()
        for roughness in (0.1, 0.5, 1)
    ]
    assert steepness == sorted(steepness)
    assert steepness[2] > 3 * steepness[0]


@pytest.mark.parametrize("shape", SHAPES[:-2])
def test_a_smooth_shape_does_not_depend_on_the_seed_and_a_rough_one_does(shape, tmp_path):
    smooth = [surface(tmp_path, SHAPE=shape, SEED=seed) for seed in (1, 2)]
    rough = [surface(tmp_path, SHAPE=shape, ROUGHNESS=0.5, SEED=seed) for seed in (1, 2)]
    assert np.array_equal(*smooth)
    assert not np.array_equal(*rough)


@pytest.mark.parametrize("shape", SHAPES[:-1])
def test_more_cells_show_the_same_surface_in_more_detail(shape, tmp_path):
    coarse = surface(tmp_path, SHAPE=shape, COLUMNS=60, ROWS=50, RELIEF=100, ROUGHNESS=0.3)
    fine = surface(tmp_path, SHAPE=shape, COLUMNS=180, ROWS=150, RELIEF=100, ROUGHNESS=0.3)
    assert np.corrcoef(coarse.ravel(), fine[1::3, 1::3].ravel())[0, 1] > 0.98


@pytest.mark.parametrize("shape", SHAPES)
def test_the_same_seed_gives_the_same_cells(shape, tmp_path):
    one, other = (surface(tmp_path, SHAPE=shape, ROUGHNESS=0.6, SEED=7) for _ in range(2))
    assert np.array_equal(one, other)


def test_the_seed_is_told_and_stays(tmp_path):
    result = run("startingsurface", SHAPE="noise", SEED=7)
    assert result["SEED_USED"] == 7
    assert "seed 7" in result.log


def test_seed_0_draws_a_new_seed_that_gives_the_same_surface_again(tmp_path):
    results = [run("startingsurface", SHAPE="noise", SEED=0, OUTPUT=str(tmp_path / f"{n}.tif")) for n in range(2)]
    seeds = [result["SEED_USED"] for result in results]
    assert seeds[0] != seeds[1]
    for result, seed in zip(results, seeds):
        assert 1 <= seed < 2**31 - 1
        assert f"seed {seed}" in result.log
        assert np.array_equal(surface(tmp_path, SHAPE="noise", SEED=seed), read(result["OUTPUT"])[0])


@pytest.mark.parametrize("seed", [1, 2**31 - 1])
def test_the_least_and_the_greatest_seed_work(seed, tmp_path):
    assert surface(tmp_path, SHAPE="noise", SEED=seed, COLUMNS=20, ROWS=20).std() > 0


@pytest.mark.parametrize("columns, rows, size", [(300, 200, 1), (7, 11, 2.5), (1, 1, 30), (1, 9, 30), (9, 1, 30)])
@pytest.mark.parametrize("shape", SHAPES)
def test_columns_and_rows_lie_north_east_of_the_origin(shape, columns, rows, size, tmp_path):
    ncols, nrows, place, crs = frame(tmp_path, SHAPE=shape, COLUMNS=columns, ROWS=rows, CELL_SIZE=size)
    assert (ncols, nrows) == (columns, rows)
    assert place == (0, size, 0, rows * size, 0, -size)
    assert not crs.isValid()


def test_the_crs_is_that_which_was_given(tmp_path):
    assert frame(tmp_path, CRS="EPSG:2154")[3].authid() == "EPSG:2154"
    assert frame(tmp_path, CRS=QgsCoordinateReferenceSystem("EPSG:2263"))[3].authid() == "EPSG:2263"


@pytest.mark.parametrize(
    "extent",
    [
        "500000,501000,5600000,5600500 [EPSG:25832]",
        QgsReferencedRectangle(
            QgsRectangle(500000, 5600000, 501000, 5600500), QgsCoordinateReferenceSystem("EPSG:25832")
        ),
    ],
    ids=["text", "rectangle"],
)
def test_an_extent_gives_place_size_and_crs(extent, tmp_path):
    ncols, nrows, place, crs = frame(tmp_path, EXTENT=extent, CELL_SIZE=10, COLUMNS=3, ROWS=3)
    assert (ncols, nrows) == (100, 50)
    assert place == (500000, 10, 0, 5600500, 0, -10)
    assert crs.authid() == "EPSG:25832"


def test_an_extent_without_crs_has_that_of_the_parameter_or_none(tmp_path):
    ncols, nrows, place, crs = frame(tmp_path, EXTENT="0,100,0,50", CELL_SIZE=5)
    assert (ncols, nrows, place) == (20, 10, (0, 5, 0, 50, 0, -5))
    assert not crs.isValid()
    assert frame(tmp_path, EXTENT="0,100,0,50", CELL_SIZE=5, CRS="EPSG:25832")[3].authid() == "EPSG:25832"


def test_an_extent_is_brought_into_the_crs_that_was_given(tmp_path):
    target = QgsCoordinateReferenceSystem("EPSG:25832")
    transform = QgsCoordinateTransform(QgsCoordinateReferenceSystem("EPSG:4326"), target, QgsProject.instance())
    expected = transform.transformBoundingBox(QgsRectangle(9.0, 50.0, 9.1, 50.05))
    ncols, nrows, place, crs = frame(tmp_path, EXTENT="9.0,9.1,50.0,50.05 [EPSG:4326]", CRS=target, CELL_SIZE=25)
    assert crs == target
    assert (ncols, nrows) == (round(expected.width() / 25), round(expected.height() / 25))
    assert place[0] == pytest.approx(expected.xMinimum(), abs=1)
    assert place[3] == pytest.approx(expected.yMaximum(), abs=1)


@pytest.mark.parametrize(
    "extent, size, expected",
    [("0,100,0,50", 7, (14, 7)), ("0,0.2,0,0.1", 1, (1, 1)), ("-5,5,-2,2", 4, (2, 1)), ("0,1e6,0,10", 1e4, (100, 1))],
)
def test_cells_keep_their_size_whatever_the_extent(extent, size, expected, tmp_path):
    ncols, nrows, place, _ = frame(tmp_path, EXTENT=extent, CELL_SIZE=size)
    assert (ncols, nrows) == expected
    assert (place[1], place[5]) == (size, -size)


@pytest.mark.parametrize(
    "extent", ["0,0,0,0", "5,5,0,10", "0,10,5,5", "nan,nan,nan,nan", "0,inf,0,10", QgsRectangle()], ids=str
)
def test_an_extent_without_an_area_is_refused(extent):
    with pytest.raises(Refused, match="EXTENT"):
        run("startingsurface", EXTENT=extent)


def test_an_extent_that_has_no_place_in_the_crs_is_refused():
    with pytest.raises(Refused, match="EXTENT"):
        run("startingsurface", EXTENT="9,10,95,96 [EPSG:4326]", CRS="EPSG:25832")


def test_the_file_says_what_its_numbers_are(tmp_path):
    result = run("startingsurface", OUTPUT=str(tmp_path / "surface.tif"))
    dataset = gdal.Open(result["OUTPUT"])
    band = dataset.GetRasterBand(1)
    assert gdal.GetDataTypeName(band.DataType) == "Float32"
    assert (band.GetDescription(), unit_of(result["OUTPUT"])) == ("Starting surface", "m")
    assert band.GetNoDataValue() is None


def test_the_log_tells_what_was_chosen_for_what_was_left_empty():
    log = run("startingsurface", SHAPE="noise", COLUMNS=30, ROWS=20).log
    assert re.search(r"noise: 30 × 20 cells, relief 19 m, roughness 0\.3, seed 42", log)
    assert "roughness 0, seed 42" in run("startingsurface", COLUMNS=30, ROWS=20).log


@pytest.mark.parametrize(
    "of_project, own, expected",
    [
        ("EPSG:32633", None, "EPSG:32633"),
        ("EPSG:32633", "EPSG:2056", "EPSG:2056"),
        ("EPSG:4326", None, ""),
    ],
)
def test_a_surface_without_a_crs_lies_on_the_map_of_the_project_if_that_is_projected(
    of_project, own, expected, tmp_path
):
    project = QgsProject()
    project.setCrs(QgsCoordinateReferenceSystem(of_project))
    context = QgsProcessingContext()
    context.setProject(project)
    algorithm = QgsApplication.processingRegistry().createAlgorithmById("headwaters:startingsurface")
    given = {"OUTPUT": str(tmp_path / "surface.tif"), **({"CRS": own} if own else {})}
    results, well = algorithm.run(given, context, QgsProcessingFeedback(False))
    assert well
    assert QgsRasterLayer(results["OUTPUT"]).crs().authid() == expected
