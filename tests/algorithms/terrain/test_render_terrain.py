"""Rasters of a terrain model: at any extent and cell size the same land, and water everywhere on its way to the sea."""

import contextlib
import errno
import types
from pathlib import Path

import numpy as np
import pytest
from headwaters.core.raster import scratch_files
from headwaters.provider.terrain.rendering import room
from headwaters.provider.terrain.rendering.rendering import conditioning_sentence
from headwaters.tests.algorithms.test_large import IN_FILES, NO_MEMORY, check_both_ways
from headwaters.tests.provider.running import Listener, Refused

from .grown import SOUTH, WEST, coast, extent
from .terrains import CELL, make, pits, raster, render, same_cells

pytestmark = pytest.mark.qgis

DRY, RIVER, SEA, LAKE = 0, 1, 2, 3
ALL = {"RIVER_DEPTH": "TEMPORARY_OUTPUT", "WATER": "TEMPORARY_OUTPUT"}
PARTS = {
    "in the middle": (8_030, 14_070, 4_010, 9_990),
    "over the shore": (22_000, 32_000, -1_900, 6_000),
    "over two islands": (20_000, 36_000, 0, 12_000),
    "of a few cells": (11_900, 12_500, 9_100, 9_500),
}


@pytest.fixture(scope="module")
def whole(model):
    return render(model, **ALL)


@pytest.fixture(scope="module")
def rasters(whole):
    return {name: raster(whole[name]) for name in ("OUTPUT", *ALL)}


# The whole


def test_a_model_from_its_file_is_the_terrain_that_it_was_made_with(island, rasters):
    made = raster(island["OUTPUT"]).values  # places in the file are true to a part of a millimetre
    assert np.allclose(rasters["OUTPUT"].values, made, rtol=0, atol=1e-3, equal_nan=True)


def test_water_runs_off_from_every_cell(rasters):
    assert pits(rasters["OUTPUT"].values, rasters["WATER"].values != SEA) == 0


def test_rivers_have_water_and_nothing_else_has(rasters):
    water, depth = rasters["WATER"].values, rasters["RIVER_DEPTH"].values
    assert set(np.unique(water)) == {DRY, RIVER, SEA}
    assert (depth[water == RIVER] > 0).all()
    assert np.isnan(depth[water != RIVER]).all()
    assert np.array_equal(np.isfinite(rasters["OUTPUT"].values), water != SEA)


def test_what_was_changed_for_the_water_is_told(whole):
    assert 0 < whole["CONDITIONED_CELLS"] < 10_000
    assert whole["CONDITIONED_VOLUME"] > 0
    assert whole["DEEPEST_CHANGE"] > 0
    assert "Cells changed so that water runs off" in whole.log


def test_much_ground_is_told_in_full():
    moved = types.SimpleNamespace(changed=1443, volume=954_946_000.25, deepest=46.91)
    told = "Cells changed so that water runs off: 1,443, 954,946,000 m³ of ground, by 46.9 m at most"
    assert conditioning_sentence(moved) == told


def test_the_same_model_makes_the_same_pixels(model, rasters):
    assert np.array_equal(raster(render(model)["OUTPUT"]).values, rasters["OUTPUT"].values, equal_nan=True)


# Parts of it


@pytest.mark.parametrize("part", PARTS)
def test_a_part_has_the_cells_of_the_whole(model, rasters, part):
    made = render(model, EXTENT=extent(PARTS[part]), **ALL)
    for name, whole in rasters.items():
        found = raster(made[name])
        assert np.array_equal(found.values, same_cells(found, whole), equal_nan=True)
    west, east, _, north = PARTS[part]
    found = raster(made["OUTPUT"])
    assert found.west <= WEST + west
    assert found.north >= SOUTH + north
    assert found.west + found.values.shape[1] * CELL >= WEST + east


def test_an_extent_in_degrees_is_found_on_the_map_of_the_model(model, rasters):
    found = raster(render(model, EXTENT="9.10,9.20,50.56,50.62 [EPSG:4326]")["OUTPUT"])
    assert np.array_equal(found.values, same_cells(found, rasters["OUTPUT"]), equal_nan=True)


def test_parts_agree_in_degrees_and_feet_and_without_a_crs(provider, tmp_path):
    for number, place in enumerate((
        {"crs": "EPSG:4326", "west": 9.0, "south": 50.5, "unit": 0.01},
        {"crs": "EPSG:2263", "west": 980_000, "south": 190_000, "unit": 3280.84},
        {"crs": ""},
    )):  # fmt: skip
        file = tmp_path / f"Möwen {number}.gpkg"
        make(coast(**place), MODEL=str(file))
        whole = raster(render(file)["OUTPUT"])
        nrows, ncols = whole.values.shape
        west, north = whole.west + 0.3 * ncols * whole.dx, whole.north - 0.3 * nrows * whole.dy
        east, south = west + 0.2 * ncols * whole.dx, north - 0.2 * nrows * whole.dy
        part = raster(render(file, EXTENT=f"{west!r},{east!r},{south!r},{north!r}")["OUTPUT"])
        assert part.values.size < whole.values.size / 9
        assert np.array_equal(part.values, same_cells(part, whole), equal_nan=True)


# Looks


def test_erosion_is_in_proportion_to_its_strength(model, rasters):
    z = {strength: raster(render(model, EROSION=strength)["OUTPUT"]).values for strength in (0, 0.5)}
    dry = rasters["WATER"].values == DRY
    half, full = (z[0.5] - z[0])[dry], (rasters["OUTPUT"].values - z[0])[dry]
    assert np.abs(full).max() > 10
    assert np.median(np.abs(half - full / 2)) < 0.05 * np.abs(full).mean()
    assert pits(z[0], np.isfinite(z[0])) == 0


def test_ground_of_primitives_alone_has_no_erosion_to_show(provider, tmp_path):
    file = tmp_path / "model.gpkg"
    make(MODEL=str(file))
    whole, none = render(file), render(file, EROSION=0)
    assert "EROSION: the ground of this model is its primitives alone" in none.log
    assert "EROSION" not in whole.log
    assert np.array_equal(*(raster(each["OUTPUT"]).values for each in (whole, none)), equal_nan=True)


def test_less_detail_is_smoother(model, rasters):
    here = rasters["OUTPUT"]
    west, north = here.west + here.values.shape[1] * here.dx / 2, here.north - here.values.shape[0] * here.dy / 2
    given = {"CELL_SIZE": 75, "EXTENT": f"{west},{west + 5025},{north - 5025},{north}"}
    smooth, fine = (raster(render(model, DETAIL=detail, **given)["OUTPUT"]).values for detail in (0.1, 1))

    def roughness(z):
        return np.nanmean(np.abs(z[1:-1, 1:-1] - (z[1:-1, :-2] + z[1:-1, 2:] + z[:-2, 1:-1] + z[2:, 1:-1]) / 4))

    assert roughness(smooth) < roughness(fine)


def test_the_floor_of_the_sea_falls_off_from_the_shore(model, rasters):
    made = raster(render(model, SEA_FLOOR="slope")["OUTPUT"])
    sea = np.isfinite(made.values) & (made.values < 0)
    assert np.isfinite(made.values).all()
    land = same_cells(rasters["OUTPUT"], made)
    dry = np.isfinite(rasters["OUTPUT"].values)
    assert np.array_equal(land[dry], rasters["OUTPUT"].values[dry])
    assert np.count_nonzero(~sea) == np.count_nonzero(dry)
    near, far = made.values[made.cell(WEST - 300, SOUTH)], made.values[made.cell(WEST - 2_500, SOUTH - 2_500)]
    assert far < near < 0


def test_the_floor_of_a_part_is_that_of_the_whole(model):
    whole = raster(render(model, SEA_FLOOR="slope")["OUTPUT"])
    part = raster(render(model, SEA_FLOOR="slope", EXTENT=extent(PARTS["over the shore"]))["OUTPUT"])
    assert (part.values < 0).any()
    assert np.array_equal(part.values, same_cells(part, whole))


def test_a_flat_floor_has_one_depth(model):
    made = raster(render(model, SEA_FLOOR="flat")["OUTPUT"]).values
    below = made[made < 0]
    assert below.size
    assert (below == below[0]).all()


# What cannot be


def test_an_extent_that_misses_the_land_is_refused_with_where_it_lies(model):
    with pytest.raises(Refused, match=r"EXTENT misses the land of the model, which lies between 497000 and"):
        render(model, EXTENT=extent((90_000, 95_000, 0, 5_000)))


def test_an_extent_without_an_area_is_refused(model):
    with pytest.raises(Refused, match=r"EXTENT covers no area"):
        render(model, EXTENT=extent((9_000, 9_000, 0, 5_000)))


def test_a_cell_size_that_needs_a_terabyte_is_refused(model):
    with pytest.raises(Refused, match=r"CELL_SIZE: [\d,]+ × [\d,]+ cells need [\d,.]+ GB of .* a smaller EXTENT"):
        render(model, CELL_SIZE=0.01)


def test_a_file_that_is_no_model_is_refused(provider, lake_file, tmp_path):
    with pytest.raises(Refused, match=r"‘lake.gpkg’ is no terrain model. Choose a file that ‘Terrain model’ has made"):
        render(lake_file)
    with pytest.raises(Refused, match=r"There is no file ‘.*nowhere.gpkg’"):
        render(tmp_path / "nowhere.gpkg")


@pytest.mark.parametrize("memory", [None, NO_MEMORY])
@pytest.mark.parametrize("share", [20, 60, 90])
def test_a_cancelled_run_leaves_nothing(model, tmp_path, share, memory, monkeypatch):
    if memory:
        monkeypatch.setenv("HEADWATERS_MEMORY", memory)
    listener = Listener(cancel_at=share)
    with contextlib.suppress(Refused):
        render(model, listener, OUTPUT=str(tmp_path / "z.tif"))
    assert listener.isCanceled()
    assert (IN_FILES in listener.log) == bool(memory)
    assert list(tmp_path.iterdir()) == []


# Rasters in files


LARGE = {
    "all land": (("OUTPUT", "RIVER_DEPTH", "WATER", "MESH.2dm"), {}),
    "of two islands": (("OUTPUT", "WATER"), {"EXTENT": "over two islands"}),
    "with a floor of the sea": (("OUTPUT", "MESH.2dm"), {"SEA_FLOOR": "slope"}),
    "of a shore with a floor of the sea": (("OUTPUT",), {"SEA_FLOOR": "slope", "EXTENT": "over the shore"}),
    "with a flat sea": (("OUTPUT", "RIVER_DEPTH"), {"SEA_FLOOR": "flat"}),
    "as tiles": (("OUTPUT.vrt",), {}),
    "smooth, without erosion": (("OUTPUT",), {"EROSION": 0, "DETAIL": 0.3}),
}


@pytest.mark.parametrize("case", LARGE)
def test_a_raster_in_files_is_that_of_memory(case, model, tmp_path, monkeypatch):
    """Byte for byte, made of several blocks that end within chunks of the files."""
    monkeypatch.setattr(room, "BLOCK_SIDE_WANTED", 100)
    outputs, parameters = LARGE[case]
    parameters = {name: extent(PARTS[value]) if name == "EXTENT" else value for name, value in parameters.items()}
    check_both_ways("renderterrain", outputs, {"MODEL": model, "CELL_SIZE": CELL, **parameters}, tmp_path, monkeypatch)


def test_lakes_of_a_raster_in_files_are_those_of_memory(provider, tmp_path, monkeypatch):
    make(coast(), VOLCANIC_LAKES=10, MODEL=str(tmp_path / "model.gpkg"))
    outputs = "OUTPUT", "RIVER_DEPTH", "WATER"
    given = {"MODEL": str(tmp_path / "model.gpkg"), "CELL_SIZE": CELL / 4}
    check_both_ways("renderterrain", outputs, given, tmp_path, monkeypatch)
    assert (raster(tmp_path / "in files" / "WATER.tif").values == LAKE).any()


def test_blocks_of_any_size_make_the_same_raster_in_files(model, whole, monkeypatch):
    monkeypatch.setenv("HEADWATERS_MEMORY", NO_MEMORY)
    monkeypatch.setattr(room, "BLOCK_SIDE_WANTED", 100)
    found = render(model, **ALL)
    assert IN_FILES in found.log
    for name in ("OUTPUT", *ALL):
        assert Path(found[name]).read_bytes() == Path(whole[name]).read_bytes()


def test_all_sea_is_told_of_a_raster_in_files_too(model, monkeypatch):
    monkeypatch.setenv("HEADWATERS_MEMORY", NO_MEMORY)
    sea = render(model, CELL_SIZE=10, EXTENT=extent((-2_000, -1_900, 500, 600)))
    assert np.isnan(raster(sea["OUTPUT"]).values).all()
    assert any("all is sea" in warning for warning in sea.warnings)


def test_a_disk_that_fills_while_it_is_rendered_is_told_and_nothing_is_left(model, tmp_path, monkeypatch):
    written = []
    write = scratch_files.ScratchRaster._write_from

    def fills(self, part, number, at):
        written.append(part)
        if len(written) > 20:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(self, part, number, at)

    monkeypatch.setenv("HEADWATERS_MEMORY", NO_MEMORY)
    monkeypatch.setattr(scratch_files.ScratchRaster, "_write_from", fills)
    (tmp_path / "terrain.tif").write_text("the terrain of last week")
    with pytest.raises(Refused, match=r"The disk of ‘.*’ is full: make room"):
        render(model, OUTPUT=str(tmp_path / "terrain.tif"))
    assert [path.name for path in tmp_path.iterdir()] == ["terrain.tif"]
    assert (tmp_path / "terrain.tif").read_text() == "the terrain of last week"
