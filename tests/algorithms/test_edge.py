"""EDGE: where the edge of the data is a wall, only the sea and holes take up water, in every algorithm of a DEM."""

import numpy as np
import pytest
from headwaters.tests.provider.running import run
from headwaters.tests.provider.samples import CELL, LAND, NORTH, VALID, WEST, create, polygons, read, rectangle
from qgis.core import QgsApplication, QgsVectorLayer
from support import flood

from .flow.waters import ends, receivers

LAGOON = (5, 20, 15, 26)  # left, top, right, bottom
CORNER = (0, 0, 4, 3)  # where there are no data


@pytest.fixture
def dem(tmp_path):
    return create(tmp_path / "dem.tif", [np.where(VALID, LAND, -9999).astype(np.float32)], nodata=-9999)


def cells_of(*rectangles):
    cells = np.zeros(VALID.shape, bool)
    for left, top, right, bottom in rectangles:
        cells[top:bottom, left:right] = True
    return cells


def beyond_of(valid):
    """Return the voids that are not enclosed: those that a walk over sides through voids joins to the rim."""
    nrows, ncols = valid.shape
    rim = [(row, col) for row, col in np.ndindex(valid.shape) if row in (0, nrows - 1) or col in (0, ncols - 1)]
    beyond, walk = set(), [cell for cell in rim if not valid[cell]]
    while walk:
        row, col = walk.pop()
        if (row, col) in beyond or not (0 <= row < nrows and 0 <= col < ncols) or valid[row, col]:
            continue
        beyond.add((row, col))
        walk += [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]
    return beyond


def only_sea_and_holes(valid, sea, open_holes):
    """Return 0 for voids, 2 for sea and beside what takes up water though it has no data, 1 for the rest."""
    beyond = beyond_of(valid)
    taking = {tuple(cell) for cell in np.argwhere(~valid) if tuple(cell) not in beyond and open_holes}
    taking |= {cell for cell in beyond if sea[cell]}
    domain = np.zeros(valid.shape, np.uint8)
    for row, col in np.argwhere(valid):
        around = {(row + r, col + c) for r in (-1, 0, 1) for c in (-1, 0, 1)}
        domain[row, col] = 2 if sea[row, col] or around & taking else 1
    return domain


@pytest.mark.parametrize("holes", ["outlet", "wall"])
@pytest.mark.parametrize("waters", [(LAGOON,), (CORNER,), (LAGOON, CORNER), ()])
def test_water_that_leaves_over_no_edge_fills_the_land_as_the_flood_from_sea_and_holes_says(
    dem, waters, holes, tmp_path
):
    sea = {"SEA": polygons(*(rectangle(*water) for water in waters))} if waters else {"SEA_LEVEL": 30}
    wet = cells_of(*waters) if waters else VALID & (LAND <= 30)
    truth = flood(LAND, only_sea_and_holes(VALID, wet, holes == "outlet"))
    walled = run("filldepressions", INPUT=dem, HOLES=holes, EDGE="wall", **sea)["OUTPUT"]
    filled, valid = read(walled)
    assert np.array_equal(valid, VALID)
    assert np.array_equal(filled[VALID], truth[VALID])
    free, _ = read(run("filldepressions", INPUT=dem, HOLES=holes, **sea)["OUTPUT"])
    assert np.count_nonzero(filled[VALID] > free[VALID]) > 20


@pytest.mark.parametrize("depressions", ["fill", "breach"])
@pytest.mark.parametrize("ties", ["first", "sea"])
def test_every_path_ends_in_the_sea(dem, depressions, ties):
    how = {"SEA": polygons(rectangle(*LAGOON)), "HOLES": "fill", "EDGE": "wall"}
    result = run("flowdirections", INPUT=dem, DEPRESSIONS=depressions, TIES=ties, **how)
    receiver = receivers(result["OUTPUT"], "esri")
    left, top, right, bottom = LAGOON
    row, col = np.unravel_index(ends(receiver)[receiver >= 0], receiver.shape)
    assert np.all((row >= top - 1) & (row <= bottom) & (col >= left - 1) & (col <= right))
    assert result["PITS"] == 0


@pytest.mark.parametrize("method", ["d8", "dinf", "mfd"])
def test_all_rain_comes_to_the_shore(dem, method):
    how = {"SEA": polygons(rectangle(*LAGOON)), "HOLES": "fill", "UNITS": "cells", "METHOD": method}
    shore = cells_of((4, 19, 16, 27)) & ~cells_of(LAGOON)
    walled, valid = read(run("flowaccumulation", INPUT=dem, EDGE="wall", **how)["OUTPUT"])
    free, _ = read(run("flowaccumulation", INPUT=dem, **how)["OUTPUT"])
    assert walled[shore].sum() > max(1.5 * free[shore].sum(), np.count_nonzero(valid) * (1 - 1e-6))


def test_watersheds_of_hydrology_all_end_at_the_sea(dem, tmp_path):
    path = str(tmp_path / "watersheds.gpkg")
    how = {"SEA": polygons(rectangle(*LAGOON)), "HOLES": "wall", "EDGE": "wall"}
    run("hydrologyfromdem", INPUT=dem, WATERSHEDS=path, **how)
    left, top, right, bottom = LAGOON
    found = list(QgsVectorLayer(path).getFeatures())
    assert found
    for feature in found:
        if feature["cells"] == 1 and feature["rivers_km"] == 0:
            continue  # the cell that the hole encloses
        assert WEST + (left - 1) * CELL < feature["outlet_x"] < WEST + (right + 1) * CELL
        assert NORTH - (bottom + 1) * CELL < feature["outlet_y"] < NORTH - (top - 1) * CELL


def test_the_outline_of_the_mask_is_an_edge_too(dem):
    inside = cells_of((3, 12, 30, 29))
    how = {"MASK": polygons(rectangle(3, 12, 30, 29)), "SEA": polygons(rectangle(*LAGOON))}
    filled, valid = read(run("filldepressions", INPUT=dem, EDGE="wall", **how)["OUTPUT"])
    assert np.array_equal(valid, VALID & inside)
    truth = flood(LAND, only_sea_and_holes(VALID, cells_of(LAGOON), True) * inside)
    assert np.array_equal(filled[valid], truth[valid])


def test_no_water_leaves_where_there_is_neither_sea_nor_a_hole(dem):
    result = run("filldepressions", INPUT=dem, EDGE="wall", HOLES="wall")
    assert np.array_equal(read(result["OUTPUT"])[0][VALID], LAND[VALID])
    assert "EDGE is wall, and there is neither sea nor an open hole: no water can leave." in result.warnings


def test_watersheds_of_a_dem_are_those_of_the_directions_that_obey_the_same_rules(dem, tmp_path):
    """Each rule alone makes others than there are without it."""
    sea = {"SEA": polygons(rectangle(*LAGOON))}

    def labels(name, **given):
        path, layer = str(tmp_path / f"{name}.tif"), str(tmp_path / f"{name}.gpkg")
        return read(run("watersheds", LABELS=path, WATERSHEDS=layer, **given)["LABELS"])[0]

    plain = labels("plain", INPUT=dem)
    for number, rules in enumerate([{**sea, "EDGE": "wall"}, sea, {"HOLES": "wall"}, {"SEA_LEVEL": 30},
                                    {"MASK": polygons(rectangle(3, 12, 30, 29))}]):  # fmt: skip
        directions = run("flowdirections", INPUT=dem, OUTPUT=str(tmp_path / f"{number}.tif"), **rules)["OUTPUT"]
        given = labels(f"given{number}", DIRECTIONS=directions)
        found = labels(f"found{number}", INPUT=dem, **rules)
        assert np.array_equal(found, given) and not np.array_equal(found, plain), rules


@pytest.mark.parametrize("algorithm, output", [("watersheds", "WATERSHEDS"), ("subbasins", "SUBBASINS")])
def test_slopes_are_those_of_the_ground_inside_the_mask(algorithm, output, dem, tmp_path):
    """What lies beyond makes no difference, as if the raster ended there."""
    mask = polygons(rectangle(3, 12, 30, 29))
    inside = np.zeros(VALID.shape, bool)
    inside[12:29, 3:30] = True
    cut = create(tmp_path / "cut.tif", [np.where(inside & VALID, LAND, -9999).astype(np.float32)], nodata=-9999)
    by = {"THRESHOLD": 0.002} if algorithm == "subbasins" else {}
    slopes = []
    for number, given in enumerate([{"INPUT": dem, "MASK": mask}, {"INPUT": cut}]):
        path = str(tmp_path / f"{number}.gpkg")
        run(algorithm, **given, **by, **{output: path})
        slopes.append([feature["slope_mean"] for feature in QgsVectorLayer(path).getFeatures()])
    assert slopes[0] == slopes[1] and any(slopes[0])


@pytest.mark.parametrize("algorithm, output", [("watersheds", "WATERSHEDS"), ("watershedofpoint", "WATERSHED")])
def test_heights_of_watersheds_are_metres_of_the_band_that_is_asked_for(algorithm, output, tmp_path):
    heights = np.where(VALID, LAND, -9999).astype(np.float32)
    dem = create(tmp_path / "feet.tif", [np.ones_like(heights), heights], nodata=-9999)
    directions = run("flowdirections", INPUT=dem, BAND=2, OUTPUT=str(tmp_path / "d.tif"))["OUTPUT"]
    middle = f"{WEST + 20 * CELL},{NORTH - 15 * CELL}"
    for given in ({}, {"DIRECTIONS": directions}):
        where = {"POINT": middle} if algorithm == "watershedofpoint" else {}
        highest = []
        for unit in ("metre", "foot"):
            path = str(tmp_path / f"{len(given)}{unit}.gpkg")
            run(algorithm, INPUT=dem, BAND=2, Z_UNIT=unit, **{output: path}, **where, **given)
            highest.append(max(feature["z_max"] for feature in QgsVectorLayer(path).getFeatures()))
        assert highest[0] > 40 and highest[1] == pytest.approx(0.3048 * highest[0])


@pytest.mark.parametrize(
    "algorithm, output",
    [("watersheds", "WATERSHEDS"), ("watershedofpoint", "WATERSHED"), ("flowaccumulation", "OUTPUT")],
)
def test_rules_that_come_too_late_for_directions_are_named(algorithm, output, dem, tmp_path):
    given = {"DIRECTIONS": run("flowdirections", INPUT=dem, OUTPUT=str(tmp_path / "d.tif"))["OUTPUT"]}
    given[output] = str(tmp_path / ("out.tif" if algorithm == "flowaccumulation" else "out.gpkg"))
    if algorithm == "watershedofpoint":
        given["POINT"] = f"{WEST + 20 * CELL},{NORTH - 15 * CELL}"
    assert not any("Not used" in warning for warning in run(algorithm, **given).warnings)
    found = run(algorithm, SEA_LEVEL=30, EDGE="wall", **given).warnings
    assert "Not used, since the directions are given: SEA_LEVEL, EDGE." in found


def test_every_algorithm_that_asks_for_holes_of_a_dem_asks_for_its_edge():
    algorithms = QgsApplication.processingRegistry().providerById("headwaters").algorithms()
    asked = [{each.name() for each in algorithm.parameterDefinitions()} for algorithm in algorithms]
    assert len([names for names in asked if "EDGE" in names]) >= 20
    assert [names for names in asked if "HOLES" in names and "EDGE" not in names] == []
