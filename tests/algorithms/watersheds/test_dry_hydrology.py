"""Hydrology from a DEM whose lakes evaporate: its parts agree, and all rain is accounted for."""

import numpy as np
import pytest
from headwaters.core.erosion.starts import starting_surface
from headwaters.tests.provider.running import run
from headwaters.tests.provider.samples import CELL, create, read
from osgeo import ogr

YEAR = 31_557_600.0  # seconds
FILES = {"LAKES": "lakes.gpkg", "ACCUMULATION": "flow.tif", "DIRECTIONS": "ways.tif", "FILLED": "filled.tif"}


@pytest.fixture(scope="module")
def dem(tmp_path_factory):
    heights = starting_surface("noise", 70, 90, 60.0, 0.3, 12).astype(np.float32)
    return create(tmp_path_factory.mktemp("dem") / "dem.tif", [heights])


@pytest.fixture(scope="module")
def dry(dem, tmp_path_factory):
    folder = tmp_path_factory.mktemp("dry")
    outputs = {name: str(folder / file) for name, file in FILES.items()}
    return run("hydrologyfromdem", INPUT=dem, RAIN="300", EVAPORATION="1500", DEPRESSIONS="breach", **outputs)


def lakes_of(path):
    dataset = ogr.Open(path)  # a layer does not keep it alive
    return [feature.items() for feature in dataset.GetLayer(0)]


def test_its_lakes_are_those_of_lakes(dem, dry, tmp_path):
    other = run("lakes", INPUT=dem, RAIN="300", EVAPORATION="1500", LAKES=str(tmp_path / "lakes.gpkg"))
    assert lakes_of(dry["LAKES"]) == lakes_of(other["LAKES"])
    assert dry["LAKE_COUNT"] == other["LAKE_COUNT"] > 0


def test_all_rain_evaporates_or_reaches_an_end(dry):
    flow, valid = read(dry["ACCUMULATION"])
    ways, _ = read(dry["DIRECTIONS"])
    lost = sum(lake["evaporation_m3s"] for lake in lakes_of(dry["LAKES"]))
    ends = valid & (ways == 0)
    rain = 0.3 * valid.sum() * CELL**2 / YEAR
    assert flow[ends].sum() + lost == pytest.approx(rain, rel=1e-6)


def test_closed_lakes_let_nothing_go(dry):
    flow, valid = read(dry["ACCUMULATION"])
    kinds = {lake["kind"] for lake in lakes_of(dry["LAKES"])}
    assert kinds == {"open", "closed"}
    assert flow[valid].min() == 0


def test_depressions_is_said_not_to_be_used(dry):
    assert any("DEPRESSIONS breach is not used" in warning for warning in dry.listener.warnings)


def test_rain_alone_changes_no_bit(dem, tmp_path):
    for name, climate in (("a", {}), ("b", {"RAIN": "300"})):
        outputs = {output: str(tmp_path / f"{name}{file}") for output, file in FILES.items()}
        run("hydrologyfromdem", INPUT=dem, **outputs, **climate)
    for file in ("flow.tif", "ways.tif", "filled.tif"):
        one, two = (read(str(tmp_path / f"{name}{file}"))[0] for name in "ab")
        np.testing.assert_array_equal(one, two)
    assert lakes_of(str(tmp_path / "alakes.gpkg")) == lakes_of(str(tmp_path / "blakes.gpkg"))
