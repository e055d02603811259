"""The model of a terrain: made from rivers of any origin, and what cannot be part of it is told with the remedy."""

from functools import partial

import numpy as np
import pytest
from headwaters.core.drawn import thinning
from headwaters.core.island import sizes
from headwaters.core.run.run import Run
from headwaters.provider.terrain.model_files.rasters import as_kept
from headwaters.provider.terrain.model_files.reading import read_model
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import create
from qgis.core import QgsApplication

from .grown import ISLAND, ISLET, MAIN, SOUTH, WEST, coast, features, grow
from .terrains import raster, render

pytestmark = pytest.mark.usefixtures("few_edges")

STEM, BROOK = [(10, 15, 90), (11, 10, 50), (12, 5, 20), (13, -2, 0)], [(20, 14, 120), (16, 9, 70), (11, 10, 50)]


def rivers(*lines, name="rivers", **fields):
    """Return a layer of lines in kilometres with heights in metres, or without any."""
    wkts = []
    for line in lines:
        places = [f"{WEST + 1000 * x} {SOUTH + 1000 * y} {' '.join(map(str, z))}" for x, y, *z in line]
        wkts.append(f"LINESTRING{' Z' if len(line[0]) > 2 else ''}({', '.join(places)})")
    kind = "LineStringZ" if len(lines[0][0]) > 2 else "LineString"
    return features(kind, *wkts, name=name, **fields)


def build(lines, land=None, **parameters):
    """Run the algorithm without erosion, unless that is asked for."""
    given = {"EROSION_CELL_SIZE": 0, "MODEL": "TEMPORARY_OUTPUT", **parameters}
    return run("terrainmodel", COASTLINE=land or coast(MAIN), RIVERS=lines, **given)


def model_of(result, place=0):
    """Return the model of an island in a file that was made."""
    return read_model(Run(), result["MODEL"]).islands[place].model


@pytest.fixture(scope="module")
def grown(provider):
    """Two islands and an islet, and rivers that grew on them."""
    land = coast(MAIN, ISLAND, ISLET)
    return land, grow(land, SPACING=1500, NODES=None, CELLS=None, RIDGES=None, WATERSHEDS=None)


@pytest.fixture(scope="module")
def built(grown):
    """The model around them."""
    return build(grown[1]["RIVERS"], grown[0])


def test_a_grown_network_is_taken_as_it_is_and_all_islands_get_ground(grown, built):
    assert not built.warnings
    assert built["SPACING_USED"] == pytest.approx(1500, rel=0.001)
    assert built["EDGES"] == pytest.approx(grown[1]["EDGES"], rel=0.02)  # some are split at mouths
    assert built["ISLANDS"] == 3
    terrain = read_model(Run(), built["MODEL"])
    assert [island.model.tree.z.size > 0 for island in terrain.islands] == [True, True, False]
    assert all(island.model.primitives.z.size for island in terrain.islands)
    assert built["PRIMITIVES"] == sum(island.model.primitives.z.size for island in terrain.islands)
    assert built["COURSES"] == sum(island.model.courses.cell.size for island in terrain.islands)
    assert terrain.facts["PRIMITIVES_PER_CELL"][0] == "50.0"
    assert built["EROSION_CELL_SIZE_USED"] == 0
    first, *others = (island.model.grain for island in terrain.islands)
    assert first is None
    assert others[0] > 0 and set(others) == {others[0]}


def test_a_model_says_of_its_parameters_what_the_dialog_says(grown):
    file = build(grown[1]["RIVERS"], grown[0], PEAK=900, DELTA_FLOW=20, COAST_DISTANCE=800)["MODEL"]
    registry = QgsApplication.processingRegistry()
    algorithm = registry.algorithmById("headwaters:terrainfromcoastline")  # has all parameters of a model
    facts = read_model(Run(), file).facts
    assert {"PEAK", "PRIMITIVES_PER_CELL", "DELTA_FLOW", "COAST_DISTANCE", "ROUGHNESS", "WINDING"} <= set(facts)
    for name, (_, meaning) in facts.items():
        assert algorithm.parameterDefinition(name).description().startswith(meaning)


def test_the_same_seed_gives_the_same_model_and_another_seed_another(grown, built):
    again, other = build(grown[1]["RIVERS"], grown[0]), build(grown[1]["RIVERS"], grown[0], SEED=7)
    one, same, different = model_of(built), model_of(again), model_of(other)
    for part in ("courses", "primitives"):
        assert all(np.array_equal(a, b) for a, b in zip(getattr(one, part), getattr(same, part)))
    assert not np.array_equal(one.primitives.xy, different.primitives.xy)


def test_the_number_of_threads_changes_nothing_on_any_island(grown, most_threads):
    """With several, small islands are built while the first is finished."""

    def made(most):
        most_threads(most)
        result = build(grown[1]["RIVERS"], grown[0], EROSION_CELL_SIZE=400)
        return [model_of(result, place) for place in range(3)]

    for alone, together in zip(made(1), made(4)):
        for part in ("courses", "primitives", "ground"):
            assert all(np.array_equal(a, b) for a, b in zip(getattr(alone, part), getattr(together, part)))


def test_cells_too_large_for_any_river_make_a_ground_all_the_same(grown):
    made = build(grown[1]["RIVERS"], grown[0], EROSION_CELL_SIZE=8000)
    assert model_of(made).courses.z.max() > 0


def test_erosion_is_kept_in_whole_units(grown):
    made = build(grown[1]["RIVERS"], grown[0], EROSION_CELL_SIZE=200)
    assert made["EROSION_CELL_SIZE_USED"] == 200
    field = model_of(made).ground
    assert field.cell == 200
    assert np.abs(field.values).max() > 1
    assert (field.values == as_kept(field).values).all()
    assert model_of(made, 2).ground.cell == 200  # an islet without rivers too


def test_more_primitives_to_a_cell_are_more(grown, built):
    made = build(grown[1]["RIVERS"], grown[0], PRIMITIVES_PER_CELL=25)
    assert made["PRIMITIVES"] == pytest.approx(built["PRIMITIVES"] / 2, rel=0.1)


def test_primitives_in_a_cell_change_no_ground_that_is_eroded_and_the_log_says_so(grown, tmp_path):
    heights = []
    for number, per_cell in enumerate((50, 20)):
        file = tmp_path / f"{number}.gpkg"
        given = {"EROSION_CELL_SIZE": 400, "ROUGHNESS": 0, "PRIMITIVES_PER_CELL": per_cell, "MODEL": str(file)}
        made = build(grown[1]["RIVERS"], grown[0], **given)
        assert ("PRIMITIVES_PER_CELL: the shape of ground" in made.log) == (per_cell != 50)
        heights.append(raster(render(file)["OUTPUT"]).values)
    assert np.array_equal(*heights, equal_nan=True)


def test_a_peak_raises_the_land_to_it(grown):
    """Primitives lie on the ground, a little beside its highest place."""
    made = build(grown[1]["RIVERS"], grown[0], PEAK=1200)
    assert 0.8 * 1200 < model_of(made).primitives.z.max() < 1.05 * 1200
    with pytest.raises(Refused, match=r"PEAK: rivers already rise to [\d.]+ m. Take more, or leave it empty"):
        build(grown[1]["RIVERS"], grown[0], PEAK=5)


def test_land_that_may_not_rise_at_all_is_refused(grown):
    with pytest.raises(Refused, match=r"would be level, as high as the sea. Give more TERRAIN_SLOPE"):
        build(grown[1]["RIVERS"], grown[0], TERRAIN_SLOPE=0)


def test_a_model_replaces_a_model_but_no_other_container(grown, tmp_path):
    path = tmp_path / "model.gpkg"
    for _ in range(2):
        made = build(rivers(STEM), MODEL=str(path))
    assert made["EDGES"] > 3
    other = tmp_path / "other.gpkg"
    from osgeo import ogr

    store = ogr.GetDriverByName("GPKG").CreateDataSource(str(other))
    store.CreateLayer("mine", None, ogr.wkbPoint)
    store = None
    with pytest.raises(Refused, match="other layers would be lost"):
        build(rivers(STEM), MODEL=str(other))
    with pytest.raises(Refused, match=r"MODEL: a model is a GeoPackage. Give the file the ending .gpkg"):
        build(rivers(STEM), MODEL=str(tmp_path / "model.shp"))


def test_each_layer_of_the_model_loads_by_itself_with_its_own_style(grown, layer_tree):
    import processing
    from qgis.core import QgsProject

    given = {"COASTLINE": grown[0], "RIVERS": grown[1]["RIVERS"], "EROSION_CELL_SIZE": 0, "MODEL": "TEMPORARY_OUTPUT"}
    processing.runAndLoadResults("headwaters:terrainmodel", given)
    layers = {layer.name(): layer for layer in QgsProject.instance().mapLayers().values()}
    names = ("coast", "cells", "primitives", "ridges", "courses", "junctions")
    assert set(layers) == {f"coast {name}" for name in names}
    assert all(layer.isValid() and layer.featureCount() for layer in layers.values())
    junctions = layers["coast junctions"].renderer()
    assert junctions.type() == "categorizedSymbol"
    found = {each["kind"] for each in layers["coast junctions"].getFeatures()}
    assert found <= {category.value() for category in junctions.categories()}
    water = layers["coast courses"].renderer().symbol().color()
    assert water.blue() > water.red()
    assert layers["coast coast"].renderer().symbol().symbolLayer(0).brushStyle() == 0  # nothing lies hidden below


# Rivers of any origin


def test_mapped_rivers_are_divided_into_edges(provider, few_edges, monkeypatch):
    for module in (sizes, thinning):
        monkeypatch.setattr(module, "usual_spacing", partial(few_edges, wanted=300))
    share = np.linspace(0, 1, 300)[:, np.newaxis]
    winding = np.array(STEM[0]) + share * (np.array(STEM[-1]) - STEM[0])
    winding[:, 0] += 0.4 * np.sin(25 * share[:, 0])
    made = build(rivers(winding.tolist(), [*BROOK[:-1], tuple(winding[150])]), SEED=3)
    assert not made.warnings
    tree = model_of(made).tree
    length = np.hypot(*(tree.xy - tree.xy[tree.receiver]).T)[tree.receiver >= 0]
    assert np.median(length) == pytest.approx(made["SPACING_USED"], rel=0.3)
    assert tree.z.max() == 120


@pytest.mark.parametrize("turned", (False, True))
def test_heights_at_the_ends_of_flat_lines_come_from_fields(provider, turned):
    line = [place[:2] for place in STEM]
    ends = (0, 90) if turned else (90, 0)
    layer = rivers(line[::-1] if turned else line, start=[ends[0]], end=[ends[1]])
    tree = model_of(build(layer, Z_START="start", Z_END="end")).tree
    assert tree.z.max() == pytest.approx(90)
    assert (np.diff(np.sort(tree.z)) > 0).all()
    with pytest.raises(Refused, match="Z_START and Z_END go together"):
        build(layer, Z_START="start")


@pytest.mark.parametrize("turned", (False, True))
def test_a_line_of_which_one_end_has_a_height_falls_to_the_sea_or_to_the_river_that_it_joins(provider, turned):
    lines = [[place[:2] for place in line][:: -1 if turned else 1] for line in (BROOK, STEM)]
    fields = {"low" if turned else "high": [120, 90], "high" if turned else "low": [None, None]}
    made = build(rivers(*lines, **fields), Z_START="high", Z_END="low")
    assert not made.warnings
    tree = model_of(made).tree
    heads = np.setdiff1d(np.arange(tree.z.size), tree.receiver)
    assert sorted(tree.z[heads]) == pytest.approx([90, 120])


def test_lines_without_heights_are_draped_over_a_dem(provider, tmp_path, usual_ground):
    slope = np.repeat(np.linspace(400, 0, 40)[:, np.newaxis], 40, axis=1)
    dem = create(tmp_path / "dem.tif", [slope], west=WEST - 4000, north=SOUTH + 26000, dx=1000, dy=700)
    tree = model_of(build(rivers([place[:2] for place in STEM]), INPUT=dem)).tree
    assert tree.z.max() == pytest.approx(400 * (26000 - 15000) / (40 * 700) * -1 + 400, abs=15)


def test_heights_of_the_vertices_count_before_those_of_a_dem(provider, tmp_path):
    dem = create(
        tmp_path / "dem.tif", [np.full((40, 40), 777.0)], west=WEST - 4000, north=SOUTH + 26000, dx=1000, dy=700
    )
    assert model_of(build(rivers(STEM), INPUT=dem)).tree.z.max() == 90


# What cannot be part of a network

CROSSING = [(5, 12, 60), (14, 12, 50), (9, 16, 55), (8, 3, 0)]
LEAVING = [(15, 15, 80), (22, 16, 50), (30, 15, 40), (22, 8, 30), (22, -2, 0)]
BESIDE = [(3, 13, 70), (14, 7, 30)]
POND = [(15, 10, 60), (17, 12, 61), (19, 10, 62), (15, 10, 60)]

FLAWS = (
    (CROSSING, r"feature 2 crosses itself at \d+ \d+. It was left out: move its vertices\."),
    (
        BESIDE,
        r"feature 2 crosses feature 1 at \d+ \d+. It was left out: let one of them end on the other, or move it\.",
    ),
    (LEAVING, r"feature 2 leaves the land. Only the longer part up to the shore was taken: let it run on"),
    ([(18, 15, 40), (16, 14, 20)], r"feature 2 does not reach the sea at \d+ \d+. It was left out: lead it on to the"),
    (
        [(18, 15, 10), (14, 12, 8), (11, 10, 50)],
        r"feature 2 runs uphill at \d+ \d+. So its heights were raised by up to 4",
    ),
    ([(11, 10, 50), (15, 8, 30), (18, -2, 0)], r"feature 2 closes a ring, or is a second path to the sea at"),
)


@pytest.mark.parametrize(("flaw", "sentence"), FLAWS)
def test_a_line_that_does_not_fit_is_named_with_the_remedy_and_the_rest_stands(provider, flaw, sentence):
    import re

    made = build(rivers(STEM, flaw))
    assert any(re.search("RIVERS: " + sentence, warning) for warning in made.warnings), made.warnings
    assert made["EDGES"] >= 3


def test_a_line_that_floats_without_heights_is_named(provider):
    flat = [place[:2] for place in STEM], [(18, 15), (16, 12), (11, 10)]
    made = build(rivers(*flat, start=[90, None], end=[0, None]), Z_START="start", Z_END="end")
    assert any("feature 2 floats without heights" in each and "Z_START" in each for each in made.warnings)


def test_where_no_line_is_left_the_run_is_refused_with_the_first_reason(provider):
    with pytest.raises(
        Refused, match=r"no line of ‘rivers’ can be part of a network. The first of them: feature 1 float"
    ):
        build(rivers([place[:2] for place in STEM]))
    with pytest.raises(Refused, match="The first of them: they lie on no island"):
        build(rivers([(x + 500, y, z) for x, y, z in STEM]))


def test_a_line_beside_all_land_is_named(provider):
    made = build(rivers(STEM, [(x + 500, y, z) for x, y, z in STEM]))
    assert any("RIVERS: feature 2 lay on no island of ‘coast’: left out" in each for each in made.warnings)


def test_a_map_without_data_is_told_of_and_the_usual_slope_holds_there(provider, tmp_path):
    far = create(
        tmp_path / "slope.tif", [np.full((40, 40), 0.2)], west=WEST + 1e5, north=SOUTH + 26000, dx=1000, dy=700
    )
    made = build(rivers(STEM), TERRAIN_SLOPE_MAP=far)
    assert any("TERRAIN_SLOPE_MAP: ‘slope’ has no data on 100 % of an island" in each for each in made.warnings)


def test_terrain_steeper_than_the_limit_is_refused(provider, tmp_path):
    steep = create(
        tmp_path / "slope.tif", [np.full((40, 40), 25.0)], west=WEST - 4000, north=SOUTH + 26000, dx=1000, dy=700
    )
    with pytest.raises(Refused, match="TERRAIN_SLOPE_MAP: ‘slope’ goes up to 25"):
        build(rivers(STEM), TERRAIN_SLOPE_MAP=steep)


def test_more_primitives_than_the_memory_holds_are_refused(provider, monkeypatch):
    from headwaters.provider.terrain.building import building

    monkeypatch.setattr(building, "free_memory", lambda: 1e6)
    with pytest.raises(Refused, match=r"primitives on the \d+ km² of ‘coast’.*take less PRIMITIVES_PER_CELL"):
        build(rivers(STEM))


def test_cells_of_erosion_that_the_memory_does_not_hold_are_refused(provider):
    with pytest.raises(Refused, match=r"EROSION_CELL_SIZE: cells of 0.1 m would .* GB are free: take .* or more"):
        build(rivers(STEM), EROSION_CELL_SIZE=0.1)


def test_threads_and_arms_of_deltas_come_back_as_they_were(grown, monkeypatch):
    """Side threads leave and end at vertices of the river, arms leave at one."""
    from headwaters.provider.terrain.model_files import writing

    kept = []
    write = writing.write_model
    monkeypatch.setattr(
        "headwaters.algorithms.terrain.terrain_model.write_model",
        lambda run, path, terrain: (kept.append(terrain), write(run, path, terrain)),
    )
    made = build(grown[1]["RIVERS"], grown[0], DELTA_FLOW=0.5, COAST_DISTANCE=6000)
    was, now = kept[0].islands[0].model.courses, model_of(made).courses
    assert set(was.thread) == {0, 1, 2}
    for name in was._fields:
        one, other = getattr(was, name), getattr(now, name)
        assert np.abs(one - other).max() < 1e-3 if name == "xy" else np.array_equal(one, other), name
