"""Hydrology from a DEM whose lakes evaporate: its parts agree, and all rain is accounted for."""

import re
from collections import Counter

import numpy as np
import pytest
from headwaters.core.erosion.starts import starting_surface
from headwaters.core.run.run import Run
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import CELL, create, read, unit_of
from osgeo import ogr

YEAR = 31_557_600.0  # seconds
FILES = {"ACCUMULATION": "flow.tif", "DIRECTIONS": "ways.tif", "FILLED": "filled.tif"}
FILES.update(LAKES="lakes.gpkg", RIVERS="rivers.gpkg")


@pytest.fixture(scope="module")
def dem(tmp_path_factory):
    heights = starting_surface(Run(), "noise", 70, 90, 60.0, 0.3, 12).astype(np.float32)
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


def test_rivers_are_cut_at_lakes_in_balance_above_a_size_that_is_told(dem, dry):
    """And at no other place but where they meet."""
    least = float(re.search(r"lakes in balance, of ([\d.e+-]+) km² or more", dry.log).group(1))
    large = {lake["id"]: lake["area_km2"] >= least for lake in lakes_of(dry["LAKES"])}
    rivers = lakes_of(dry["RIVERS"])
    crossed = {river["lake_id"] for river in rivers} - {None}
    assert any(large[lake] for lake in crossed)
    assert all(river["lake_share"] in (0, 1) for river in rivers if river["lake_id"] is None or large[river["lake_id"]])
    coming = Counter(river["downstream"] for river in rivers)
    for river in rivers:
        if coming[river["id"]] == 1:
            (above,) = (each for each in rivers if each["downstream"] == river["id"])
            assert above["lake_id"] != river["lake_id"]


def test_rivers_tell_the_flow_less_what_lakes_lose(dry):
    flow, _ = read(dry["ACCUMULATION"])
    told = [river["discharge_m3s"] for river in lakes_of(dry["RIVERS"])]
    assert set(told) <= set(flow.ravel().tolist())
    assert max(told) > 0


@pytest.mark.parametrize("depressions", ["fill", "breach"])
def test_rain_alone_makes_the_accumulation_a_discharge_and_changes_nothing_else(depressions, dem, tmp_path):
    """A number, a raster of the same, and a raster whose west is dry; rivers begin at the same area."""
    rain = np.full((70, 90), 300, np.float32)
    even = create(tmp_path / "even.tif", [rain])
    rain[:, :45] = 0
    uneven = create(tmp_path / "uneven.tif", [rain])
    found = {}
    for name, rain in (("none", None), ("number", "300"), ("even", even), ("west", uneven)):
        outputs = {output: str(tmp_path / f"{name}_{file}") for output, file in FILES.items()}
        how = {"INPUT": dem, "DEPRESSIONS": depressions, "THRESHOLD": 0.01}
        found[name] = run("hydrologyfromdem", **how, **outputs, RAIN=rain)
        assert found[name].warnings == []
    area, valid = read(found["none"]["ACCUMULATION"])
    flows = {name: read(result["ACCUMULATION"])[0] for name, result in found.items()}
    cubic = 0.3 * 1e6 / YEAR  # of a square kilometre
    assert flows["number"][valid] == pytest.approx(cubic * area[valid])
    assert flows["even"][valid] == pytest.approx(flows["number"][valid])
    weights = run("flowaccumulation", INPUT=dem, WEIGHTS=uneven, UNITS="m2", OUTPUT=str(tmp_path / "weighted.tif"))
    if depressions == "fill":
        assert flows["west"][valid] == pytest.approx(read(weights["OUTPUT"])[0][valid] / 1000 / YEAR)
    assert [unit_of(found[name]["ACCUMULATION"]) for name in ("none", "number")] == ["km²", "m³/s"]
    dry_rivers = lakes_of(found["none"]["RIVERS"])
    for name in ("number", "even", "west"):
        rivers = lakes_of(found[name]["RIVERS"])
        told = [river.pop("discharge_m3s") for river in rivers]
        assert rivers == dry_rivers
        if name != "west":
            assert told == pytest.approx([cubic * river["area_out_km2"] for river in rivers])
        assert found[name]["THRESHOLD_USED"] == found["none"]["THRESHOLD_USED"] == 0.01
        for output in ("DIRECTIONS", "FILLED"):
            one, two = (read(found[which][output])[0] for which in ("none", name))
            np.testing.assert_array_equal(one, two)
        assert lakes_of(found[name]["LAKES"]) == lakes_of(found["none"]["LAKES"])


def test_rain_alone_is_the_same_where_rasters_lie_in_files(dem, tmp_path, monkeypatch):
    rain = create(tmp_path / "rain.tif", [np.random.default_rng(5).random((70, 90)).astype(np.float32) * 900])
    found = []
    for name, memory in (("memory", None), ("files", "0.000001")):
        if memory:
            monkeypatch.setenv("HEADWATERS_MEMORY", memory)
        outputs = {output: str(tmp_path / f"{name}_{file}") for output, file in FILES.items()}
        found.append(run("hydrologyfromdem", INPUT=dem, RAIN=rain, **outputs))
    assert "rasters are kept in files" in found[1].log
    np.testing.assert_allclose(*(read(result["ACCUMULATION"])[0] for result in found), rtol=1e-12)
    for one, other in zip(*(lakes_of(result["RIVERS"]) for result in found)):
        assert one.pop("discharge_m3s") == pytest.approx(other.pop("discharge_m3s"))
        assert one == other


def test_rain_on_other_cells_or_below_zero_is_refused(dem, tmp_path):
    other = create(tmp_path / "other.tif", [np.ones((7, 9), np.float32)])
    with pytest.raises(Refused, match=r"RAIN: ‘other’ .* has not the same cells"):
        run("hydrologyfromdem", INPUT=dem, RAIN=other)
    below = create(tmp_path / "below.tif", [np.full((70, 90), -3, np.float32)])
    with pytest.raises(Refused, match="RAIN: ‘below’ has values below 0"):
        run("hydrologyfromdem", INPUT=dem, RAIN=below)


@pytest.mark.parametrize("climate", [(1200, 900), (600, 3000)])
@pytest.mark.parametrize("ties", ["first", "sea"])
def test_on_whole_metres_neither_rivers_nor_watersheds_end_in_open_lakes(climate, ties, real_data, tmp_path):
    files = {**FILES, "RIVERS": "rivers.gpkg", "WATERSHEDS": "watersheds.gpkg"}
    outputs = {name: str(tmp_path / file) for name, file in files.items()}
    dem, (rain, evaporation) = str(real_data / "jacksboro_fault/jacksboro_fault_dem.tif"), climate
    found = run("hydrologyfromdem", INPUT=dem, RAIN=str(rain), EVAPORATION=str(evaporation), TIES=ties, **outputs)
    shapes = ogr.Open(found["LAKES"])
    lakes = [(lake["kind"], lake.GetGeometryRef().Clone()) for lake in shapes.GetLayer(0)]

    def kinds_at(x, y):
        point = ogr.Geometry(ogr.wkbPoint)
        point.AddPoint_2D(x, y)
        return {kind for kind, shape in lakes if shape.Contains(point)}

    rivers, watersheds = ogr.Open(found["RIVERS"]), ogr.Open(found["WATERSHEDS"])
    ends = [river.GetGeometryRef().GetPoint(river.GetGeometryRef().GetPointCount() - 1)[:2]
            for river in rivers.GetLayer(0) if river["downstream"] is None]  # fmt: skip
    outlets = [(each["outlet_x"], each["outlet_y"]) for each in watersheds.GetLayer(0)]
    assert sum(kind == "open" for kind, _ in lakes) > 20
    assert len(ends) > 10 and len(outlets) > 10
    assert not [place for place in (*ends, *outlets) if "open" in kinds_at(*place)]
