"""Subbasins: whose land they are, how they hang together, and the models of other programs that are made of them."""

import csv
import subprocess
import sys
from collections import Counter

import numpy as np
import pytest
from headwaters.core.raster.neighbours import ENDS
from headwaters.tests.algorithms.watersheds.test_gauges import layer_at, rows_of
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import CELL, FILLED, LAND, VALID, create, polygons, read, rectangle
from hypothesis import given
from hypothesis import strategies as some
from qgis.core import QgsVectorLayer
from support import drawn, examples, random_directions, receivers

ESRI = np.array([1, 2, 4, 8, 16, 32, 64, 128, 0], np.uint8)
CODES = dict(zip("→↘↓↙←↖↑↗o.", (*range(8), ENDS, 255)))
FILES = {"LABELS": "labels.tif", "LINKS": "links.csv", "HMS": "model.basin", "SWMM": "model.inp"}
# Three brooks and the river that they meet, which turns east to its mouth.
BROOKS = np.vectorize(CODES.get)(
    drawn("""
    ↓ ↓ ← ↓ ↓ .
    → → ↓ ← ← ←
    → → ↓ ← ← ←
    → → → → → o
    """)
).astype(np.uint8)


class Made(dict):
    """Rows of subbasins, reaches, nodes and the table, and the labels of cells."""

    __getattr__ = dict.get


def divide(folder, **parameters):
    """Run with all layers and the table; return what was made."""
    layers = {name: "memory:" for name in ("SUBBASINS", "REACHES", "JUNCTIONS")}
    files = {name: str(folder / file) for name, file in FILES.items() if name != "SWMM" or parameters.get("INPUT")}
    result = run("subbasins", **{**layers, **files, **parameters})
    cells, valid = read(result["LABELS"])
    made = {name.lower(): rows_of(result[name]) for name in layers}
    with open(result["LINKS"], newline="", encoding="utf-8") as file:
        made["links"] = list(csv.DictReader(file))
    return Made(made, labels=np.where(valid, cells, 0), result=result, layer=result["REACHES"])


def written(folder, codes):
    """Write directions, and return them as parameters."""
    values = np.append(ESRI, np.full(247, 255))[np.where(codes == ENDS, 8, codes)]
    return {"DIRECTIONS": create(folder / "dir.tif", [values.astype(np.uint8)], nodata=255), "ENCODING": "esri"}


def way_to_sink(rows, number):
    """Return the subbasins from one down to where its water leaves."""
    below = {row["id"]: row["downstream"] for row in rows}
    path = [number]
    while below[path[-1]] is not None:
        path.append(below[path[-1]])
        assert len(path) <= len(rows)
    return path


def check_tree(made, codes):
    """Assert what holds of all subbasins, whatever divides them."""
    rows, labels = made.subbasins, made.labels
    ids = [row["id"] for row in rows]
    assert ids == sorted(set(ids)) == [number for number in np.unique(labels) if number]
    reaches = [row["id"] for row in rows if row["type"] == "reach"]
    assert sorted(row["id"] for row in made.reaches) == reaches  # each has one reach or is one lake
    assert all((row["lake_id"] is not None) == (row["type"] == "lake") for row in rows)
    assert [int(row["id"]) for row in made.links] == ids
    total = dict.fromkeys(ids, 0.0)
    for row in rows:
        assert row["cells"] == np.count_nonzero(labels == row["id"])
        for number in way_to_sink(rows, row["id"]):
            total[number] += row["area_km2"]
    for row in rows:
        assert row["area_total_km2"] == pytest.approx(total[row["id"]], rel=1e-12, abs=0)
    sinks = [row for row in rows if row["downstream"] is None]
    assert sum(row["area_total_km2"] for row in sinks) == pytest.approx(sum(row["area_km2"] for row in rows), rel=1e-12)
    # Each cell flows on within its subbasin, or out of it by the outlet of that.
    below, flat = receivers(codes), labels.ravel()
    last = [cell for cell in np.flatnonzero(flat) if below[cell] < 0 or flat[below[cell]] != flat[cell]]
    leaves = Counter(flat[last].tolist())
    lakes = {row["id"] for row in rows if row["type"] == "lake"}
    assert all(count == 1 for number, count in leaves.items() if number not in lakes)
    nodes = {row["id"]: row for row in made.junctions}
    for row in made.reaches:
        node = row["to_node"]
        for _ in range(len(nodes) + 1):
            if nodes[node]["kind"] == "sink":
                break
            reach = next(each for each in made.reaches if each["id"] == nodes[node]["reach"])
            assert reach["from_node"] == node
            node = reach["to_node"]
        assert nodes[node]["kind"] == "sink" and nodes[node]["reach"] is None
    areas = sum(row["area_km2"] for row in nodes.values() if row["kind"] == "sink")
    assert areas == pytest.approx(sum(row["area_km2"] for row in rows), rel=1e-12)


# HEC-HMS


def elements_of(path):
    """Return the elements of a basin model, by its published grammar: ``Kind: name``, properties, ``End:``."""
    found, here = [], None
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.strip():
            continue
        what, _, value = line.partition(":")
        if line.startswith("     "):
            assert what.strip() not in here[1] and value.strip(), line
            here[1][what.strip()] = value.strip()
        elif what == "End":
            found.append(here)
            here = None
        else:
            assert here is None, line
            here = what, {"name": value.strip()}
    assert here is None
    return found


def check_basin_model(path, subbasins):
    """Assert that everything in a basin model flows to a sink, and that names are such as HEC-HMS takes."""
    (kind, basin), *elements = elements_of(path)
    assert kind == "Basin" and basin["Unit System"] == "Metric"
    names = [each["name"] for _, each in elements]
    assert len({name.lower() for name in names}) == len(names)
    assert all(0 < len(name) <= 25 and not set(name) & set(" \t,;:") for name in [basin["name"], *names])
    kinds = {each["name"]: kind for kind, each in elements}
    assert set(kinds.values()) <= {"Subbasin", "Reach", "Junction", "Sink"}
    below = {each["name"]: each.get("Downstream") for _, each in elements}
    takes = {"Subbasin": {"Junction", "Sink"}, "Reach": {"Junction", "Sink"}, "Junction": {"Reach"}}
    assert all(kinds[below[name]] in takes[kind] for name, kind in kinds.items() if kind != "Sink")
    assert all(float(each["Area"]) > 0 for kind, each in elements if kind == "Subbasin")
    for name in names:
        steps = 0
        while below[name] is not None:
            name, steps = below[name], steps + 1
            assert steps <= len(names)
        assert kinds[name] == "Sink"
    assert all(np.isfinite([float(each["Canvas X"]), float(each["Canvas Y"])]).all() for _, each in elements)
    lands = [each for kind, each in elements if kind == "Subbasin"]
    assert len(lands) == len(subbasins)
    assert sum(float(each["Area"]) for each in lands) == pytest.approx(sum(row["area_km2"] for row in subbasins))
    fed = {each for each in below.values() if each}
    assert all(each["name"] in fed for kind, each in elements if kind != "Subbasin")  # nothing stands alone
    return elements


def test_brooks_and_the_river_below_are_those_worked_out_by_hand(tmp_path):
    made = divide(tmp_path, **written(tmp_path, BROOKS), THRESHOLD=3 * CELL * CELL / 1e6)
    check_tree(made, BROOKS)
    assert [row["cells"] for row in made.subbasins] == [5, 1, 5, 9, 3]
    assert [row["downstream"] for row in made.subbasins] == [2, 4, 2, None, 4]
    assert [row["area_total_km2"] * 1e4 for row in made.subbasins] == pytest.approx([5, 11, 5, 23, 3])
    assert [row["length_m"] for row in made.reaches] == [10, 10, 20, 40, 10]
    assert [row["strahler"] for row in made.reaches] == [1, 2, 1, 2, 1]
    assert [row["kind"] for row in made.junctions] == ["head", "junction", "head", "junction", "head", "sink"]
    assert [row["area_km2"] * 1e4 for row in made.junctions] == pytest.approx([0, 10, 0, 14, 0, 23])
    check_basin_model(tmp_path / "model.basin", made.subbasins)


@pytest.mark.parametrize("basin", ["eno", "logan", "mountains"])
def test_subbasins_of_links_are_those_of_another_program(basin, real_data, tmp_path):
    """TauDEM's, or those of `mountains`, one to one, where POINTS are empty."""
    folder, prefix, water, least = {
        "eno": ("eno_taudem", "enogeo", "ssa", 180),
        "logan": ("logan_taudem", "logan30m_", "src", 1),
        "mountains": ("mountains", "", "src", 1),
    }[basin]
    name = str(real_data / folder / prefix)
    name += "/" if not prefix else ""
    given = {"DIRECTIONS": f"{name}p.tif", "ENCODING": "taudem", "ACCUMULATION": f"{name}{water}.tif"}
    made = divide(tmp_path, **given, THRESHOLD=least)
    theirs, valid = read(f"{name}w.tif")
    theirs = np.where(valid, theirs + 1, 0)
    pairs = np.unique(np.stack([made.labels.ravel(), theirs.ravel()]), axis=1)
    assert np.unique(pairs[0]).size == np.unique(pairs[1]).size == pairs.shape[1]
    assert made.labels.max() == pairs.shape[1] - 1 == {"eno": 53}.get(basin, pairs.shape[1] - 1)
    check_basin_model(tmp_path / "model.basin", made.subbasins)


@examples(40)
@given(
    seed=some.integers(0, 10**6),
    by=some.sampled_from(("links", "area", "pfafstetter")),
    gauges=some.integers(0, 5),
    has_lakes=some.booleans(),
)
def test_every_subbasin_has_a_way_to_a_sink(seed, by, gauges, has_lakes, tmp_path_factory):
    """On random land with gauges, some of them alike, and with lakes of any outline."""
    folder, rng = tmp_path_factory.mktemp("land"), np.random.default_rng(seed)
    codes = random_directions(seed, tuple(rng.integers(3, 18, 2)))
    drained = np.argwhere(codes < 255)
    how = {"THRESHOLD": int(rng.integers(1, 12)) * CELL * CELL / 1e6, "DIVIDE": by}
    if by == "area":
        how["AREA"] = int(rng.integers(1, 30)) * CELL * CELL / 1e6
    elif by == "pfafstetter":
        how["DEPTH"] = int(rng.integers(1, 4))
    cells = drained[rng.integers(0, len(drained), gauges)]
    if gauges:
        names = [[f"Pegel {'Ä' * number} an der Brücke {number}"] for number in range(gauges)]
        how.update(POINTS=layer_at(cells, ["name:string"], names), CODE="name")
    if has_lakes:
        corners = rng.integers(0, max(codes.shape), (3, 2))
        how["LAKES"] = polygons(*(rectangle(col, row, col + 2 + row % 3, row + 2) for row, col in corners.tolist()))
    given = written(folder, codes)
    made = divide(folder, **given, **how)
    check_tree(made, codes)
    check_basin_model(folder / "model.basin", made.subbasins)
    if by != "links":
        assert np.array_equal(made.labels > 0, codes < 255)
    of_gauges = {row["code"] for row in made.subbasins if row["code"]}
    places = {tuple(cell) for cell in cells.tolist()}
    assert len(of_gauges) <= len(places)
    if not has_lakes:
        assert len(of_gauges) == len(places)
        found = {row["code"]: row["area_total_km2"] for row in made.subbasins if row["code"]}
        assert found == pytest.approx(areas_of_gauges(given, how) if gauges else {}, rel=1e-12)


def areas_of_gauges(given, how):
    """Return what drains to each gauge, as ‘Watersheds’ has it, by its name."""
    whole = run("watersheds", **given, BY="points", POINTS=how["POINTS"], CODE="name", WATERSHEDS="memory:")
    return {row["id"]: row["area_total_km2"] for row in rows_of(whole["WATERSHEDS"])}


# Gauges and lakes

RIVER = {"THRESHOLD": 3 * CELL * CELL / 1e6}


def gauges_at(*cells):
    names = [[f"g{number}"] for number in range(len(cells))]
    return {"POINTS": layer_at(cells, ["name:string"], names), "CODE": "name"}


def test_a_gauge_at_a_junction_belongs_below_it(tmp_path):
    """All that meets there drains to it, and the junction is a subbasin of its own."""
    made = divide(tmp_path, **written(tmp_path, BROOKS), **RIVER, **gauges_at((2, 2)))
    check_tree(made, BROOKS)
    (row,) = [row for row in made.subbasins if row["code"]]
    assert row["area_total_km2"] * 1e4 == pytest.approx(17)
    assert made.labels[2, 2] == row["id"] != made.labels[3, 2]
    assert [node["code"] for node in made.junctions if node["kind"] == "gauge"] == ["g0"]


def test_a_gauge_beside_all_rivers_has_a_reach_down_to_the_next(tmp_path):
    made = divide(tmp_path, **written(tmp_path, BROOKS), **RIVER, **gauges_at((0, 1)))
    check_tree(made, BROOKS)
    (row,) = [row for row in made.subbasins if row["code"] == "g0"]
    assert row["cells"] == 2 and row["downstream"] == made.labels[1, 1]


def test_two_gauges_in_a_cell_are_one_and_it_is_said_which(tmp_path):
    made = divide(tmp_path, **written(tmp_path, BROOKS), **RIVER, **gauges_at((3, 3), (3, 3), (3, 5)))
    check_tree(made, BROOKS)
    assert sorted(row["code"] for row in made.subbasins if row["code"]) == ["g0", "g2"]
    assert any("shared the cell" in each for each in made.result.warnings)
    names = [each["name"] for _, each in check_basin_model(tmp_path / "model.basin", made.subbasins)]
    assert {"g0", "g2"} <= set(names)


def test_a_gauge_at_a_mouth_where_rivers_meet_has_all_their_water(tmp_path):
    """Its reach is one cell, which has no line; so has the reach of a river that is no longer."""
    codes = np.vectorize(CODES.get)(drawn("→ → → o ← ← ←")).astype(np.uint8)
    made = divide(tmp_path, **written(tmp_path, codes), THRESHOLD=0, **gauges_at((0, 3)))
    check_tree(made, codes)
    assert [row["area_total_km2"] * 1e4 for row in made.subbasins if row["code"]] == pytest.approx([7])
    layer = made.layer if isinstance(made.layer, QgsVectorLayer) else QgsVectorLayer(made.layer)
    lines = {feature["id"]: feature.geometry() for feature in layer.getFeatures()}
    short = next(row["id"] for row in made.subbasins if row["code"])
    assert lines[short].isEmpty() and all(not line.isEmpty() for number, line in lines.items() if number != short)


def test_rivers_end_at_the_shore_of_a_lake_and_its_water_leaves_by_one_outlet(tmp_path):
    """Over two cells of the lower shore, by which 17 and 2 cells drain: all goes on by the first of them."""
    given = {**written(tmp_path, BROOKS), **RIVER, "LAKES": polygons(rectangle(1, 2, 3, 3))}
    made = divide(tmp_path, **given)
    check_tree(made, BROOKS)
    (lake,) = [row for row in made.subbasins if row["type"] == "lake"]
    assert set(np.unique(made.labels[2, 1:3])) == {lake["id"]} == {made.labels[2, 0]}
    into = [row["id"] for row in made.subbasins if row["downstream"] == lake["id"]]
    assert len(into) == 2  # the river from the north and the brook from the east
    assert [row["kind"] for row in made.junctions if row["kind"] == "lake"] == ["lake"]


def test_a_lake_with_two_outlets_sends_all_its_water_through_one(tmp_path):
    codes = np.vectorize(CODES.get)(
        drawn("""
        → → → → → o
        ↑ ↑ ↑ ↓ ↓ ↓
        ↓ ↓ ↓ → → o
        → → → → → o
    """)
    ).astype(np.uint8)
    lake = polygons(rectangle(1, 1, 5, 3))
    made = divide(tmp_path, **written(tmp_path, codes), THRESHOLD=0, LAKES=lake, **gauges_at((1, 2), (2, 4)))
    check_tree(made, codes)
    assert any("more than one way" in each for each in made.result.warnings)
    (row,) = [row for row in made.subbasins if row["type"] == "lake"]
    assert row["code"] == "g0" and any("lie in a lake" in each for each in made.result.warnings)


def test_codes_after_pfafstetter_are_within_each_basin(tmp_path):
    made = divide(tmp_path, **written(tmp_path, BROOKS), DIVIDE="pfafstetter", DEPTH=1)
    check_tree(made, BROOKS)
    # Two tributaries meet the river in one cell: no land lies between them, and none has the digit 5.
    assert sorted(row["pfafstetter"] for row in made.subbasins) == [1, 2, 3, 4, 6, 7, 8, 9]
    code = {row["id"]: row["pfafstetter"] for row in made.subbasins}
    assert all(code[row["id"]] == 1 for row in made.subbasins if row["downstream"] is None)


@pytest.mark.parametrize("divided", ["links", "area", "pfafstetter"])
@pytest.mark.parametrize("unit", ["metre", "foot"])
def test_swmm_opens_the_input_and_all_runoff_comes_to_outfalls(divided, unit, dem_file, tmp_path):
    """Where swmm-toolkit is installed: it runs in a process of its own, since it ends that where it fails."""
    pytest.importorskip("swmm.toolkit")
    made = divide(tmp_path, INPUT=dem_file, DIVIDE=divided, Z_UNIT=unit, LAKES=polygons(rectangle(20, 8, 26, 12)))
    assert made.result["SWMM"]
    report = tmp_path / "report.txt"
    code = "import sys; from swmm.toolkit import solver; solver.swmm_run(*sys.argv[1:])"
    files = [str(tmp_path / "model.inp"), str(report), str(tmp_path / "results.out")]
    subprocess.run([sys.executable, "-c", code, *files], check=True, capture_output=True)
    text = report.read_text()
    assert "ERROR" not in text
    flows = "Wet Weather Inflow ..", "External Outflow .."
    runoff, outflow = (float(text.split(what)[1].split()[1]) for what in flows)
    assert runoff > 0 and outflow == pytest.approx(runoff, rel=0.05)
    assert "No nodes were flooded" in text


def check_swmm_input(path, subbasins):
    """Assert that an input of SWMM is a tree from subcatchments to outfalls; return the rows of its sections."""
    sections, here = {}, None
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            here = sections.setdefault(line.strip("[]"), [])
        elif line.strip() and not line.startswith(";"):
            here.append(line.split())
    nodes = [row[0] for row in sections["JUNCTIONS"] + sections["OUTFALLS"]]
    names = nodes + [row[0] for row in sections["SUBCATCHMENTS"] + sections["CONDUITS"]]
    assert len({name.lower() for name in names}) == len(names) and max(map(len, names)) <= 25
    below = {row[1]: row[2] for row in sections["CONDUITS"]}
    outfalls = {row[0] for row in sections["OUTFALLS"]}
    assert set(Counter(row[2] for row in sections["CONDUITS"] if row[2] in outfalls).values()) <= {1}
    for row in sections["SUBCATCHMENTS"]:
        node = row[2]
        while node in below:
            node = below[node]
        assert node in outfalls
    hectares = sum(float(row[3]) for row in sections["SUBCATCHMENTS"])
    assert hectares == pytest.approx(100 * sum(row["area_km2"] for row in subbasins))
    assert {row[0] for row in sections["COORDINATES"]} == set(nodes)
    assert {row[0] for row in sections["Polygons"]} == {row[0] for row in sections["SUBCATCHMENTS"]}
    level = {row[0]: float(row[1]) for row in sections["JUNCTIONS"] + sections["OUTFALLS"]}
    assert all(level[above] >= level[to] for above, to in below.items())
    return sections


def test_the_input_of_swmm_is_a_tree_from_subcatchments_to_outfalls(dem_file, tmp_path):
    made = divide(tmp_path, INPUT=dem_file, **gauges_at((10, 10), (20, 30)), SNAP=100)
    sections = check_swmm_input(tmp_path / "model.inp", made.subbasins)
    assert {"g0", "g1"} <= {row[0] for row in sections["JUNCTIONS"]}


# What cannot be, and odd land


@pytest.mark.parametrize(
    "what, told",
    [
        ({}, "Give flow directions as DIRECTIONS, or a DEM as INPUT"),
        ({"DIVIDE": "area", "AREA": 0}, "AREA must be greater than 0"),
        ({"SWMM": "model.inp"}, "SWMM needs heights: give the DEM"),
        ({"THRESHOLD_BY": "drop"}, "needs the DEM"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(what, told, tmp_path):
    given = written(tmp_path, BROOKS) if what else {}
    if "SWMM" in what:
        what = {"SWMM": str(tmp_path / "model.inp")}
    with pytest.raises(Refused, match=told):
        run("subbasins", **given, **what, SUBBASINS="memory:")
    assert not (tmp_path / "model.inp").exists()


@pytest.mark.parametrize("by", ["links", "area", "pfafstetter"])
@pytest.mark.parametrize("shape", [(1, 1), (1, 7), (9, 9)])
def test_flat_land_and_single_cells_are_divided_too(by, shape, tmp_path):
    dem = create(tmp_path / "dem.tif", [np.full(shape, 7, np.float32)])
    made = divide(tmp_path, INPUT=dem, DIVIDE=by, THRESHOLD=0)
    assert sum(row["cells"] for row in made.subbasins) == shape[0] * shape[1]
    assert {row["type"] for row in made.subbasins} == {"reach"}


@pytest.mark.parametrize("crs", ["EPSG:4326", "EPSG:3857", "EPSG:25832"])
def test_areas_are_those_on_the_ground(crs, tmp_path):
    """The same land in degrees and in Mercator's metres: what `watersheds` says of the outlets."""
    place = {"EPSG:4326": (8.0, 1e-4, 0, 60.0, 0, -1e-4), "EPSG:3857": (9e5, 20.0, 0, 8.4e6, 0, -20.0)}.get(crs)
    given = create(tmp_path / "dem.tif", [np.where(VALID, LAND, -1).astype(np.float32)], crs, nodata=-1, place=place)
    made = divide(tmp_path, INPUT=given, DIVIDE="area", AREA=None)
    whole = rows_of(run("watersheds", INPUT=given, WATERSHEDS="memory:")["WATERSHEDS"])
    ours = sorted(row["area_total_km2"] for row in made.subbasins if row["downstream"] is None)
    assert ours == pytest.approx(sorted(row["area_km2"] for row in whole), rel=1e-12)
    assert sum(row["cells"] for row in made.subbasins) == np.count_nonzero(VALID)


def test_a_dem_without_data_along_rivers_and_below_is_told(tmp_path):
    dem = create(tmp_path / "dem.tif", [np.full(BROOKS.shape, -1, np.float32)], nodata=-1)
    made = divide(tmp_path, **written(tmp_path, BROOKS), **RIVER, INPUT=dem)
    (told,) = made.result.warnings
    assert "The DEM has no data in 10 river cells" in told and "nodes stand at 0 in SWMM" in told


def test_no_rivers_make_no_subbasins(tmp_path):
    made = divide(tmp_path, **written(tmp_path, BROOKS), THRESHOLD=9)
    assert made.subbasins == made.reaches == made.junctions == made.links == []
    assert any("there are no rivers" in each for each in made.result.warnings)


def test_lines_have_the_heights_of_the_water_and_never_rise(dem_file, tmp_path):
    made = divide(tmp_path, INPUT=dem_file, THRESHOLD=5 * CELL * CELL / 1e6)
    layer = made.layer if isinstance(made.layer, QgsVectorLayer) else QgsVectorLayer(made.layer)
    for feature in layer.getFeatures():
        z = [vertex.z() for vertex in feature.geometry().vertices()]
        if z:
            assert all(np.diff(z) <= 0) and (z[0], z[-1]) == pytest.approx((feature["z_up"], feature["z_down"]))
    assert FILLED.shape == made.labels.shape
