"""Subbasins: whose land they are, how they hang together, and the models of other programs that are made of them."""

import csv
import subprocess
import sys
from collections import Counter

import numpy as np
import pytest
from headwaters.core.raster.neighbours import ENDS
from headwaters.tests.algorithms.watersheds.test_gauges import layer_at, rows_of
from headwaters.tests.algorithms.watersheds.valley import points_at
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
    leaves = Counter(int(flat[cell]) for cell in np.flatnonzero(flat) if below[cell] < 0 or flat[below[cell]] != flat[cell])
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
    assert areas == pytest.approx(sum(row["area_km2"] for row in rows), rel=1e-9)


# HEC-HMS


def elements_of(path):
    """Return the elements of a basin model, by its published grammar: ``Kind: name``, properties, ``End:``."""
    found, here = [], None
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.strip():
            continue
        what, _, value = line.partition(":")
        if line.startswith("     "):
            here[1].setdefault(what.strip(), value.strip())
        elif what == "End":
            found.append(here)
            here = None
        else:
            assert here is None, line
            here = what, {"name": value.strip()}
    assert here is None
    return found


def check_basin_model(path, made):
    """Assert that everything in a basin model flows to a sink, and that names are such as HEC-HMS takes."""
    (kind, basin), *elements = elements_of(path)
    assert kind == "Basin" and basin["Unit System"] == "Metric"
    names = [each["name"] for _, each in elements]
    assert len({name.lower() for name in names}) == len(names)
    assert all(0 < len(name) <= 25 and not set(name) & set(" \t,;:") for name in [basin["name"], *names])
    kinds = {each["name"]: kind for kind, each in elements}
    assert set(kinds.values()) <= {"Subbasin", "Reach", "Junction", "Sink"}
    below = {each["name"]: each.get("Downstream") for _, each in elements}
    for name in names:
        steps = 0
        while below[name] is not None:
            name, steps = below[name], steps + 1
            assert steps <= len(names)
        assert kinds[name] == "Sink"
    assert all(np.isfinite([float(each["Canvas X"]), float(each["Canvas Y"])]).all() for _, each in elements)
    lands = [each for kind, each in elements if kind == "Subbasin"]
    assert len(lands) == len(made.subbasins)
    assert sum(float(each["Area"]) for each in lands) == pytest.approx(sum(row["area_km2"] for row in made.subbasins))
    fed = {each for each in below.values() if each}
    assert all(each["name"] in fed for kind, each in elements if kind != "Subbasin")  # nothing stands alone
    return elements


# By links


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
    check_basin_model(tmp_path / "model.basin", made)


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
    given = {"DIRECTIONS": f"{name}p.tif", "ENCODING": "taudem", "ACCUMULATION": f"{name}{water}.tif", "THRESHOLD": least}
    made = divide(tmp_path, **given)
    theirs, valid = read(f"{name}w.tif")
    theirs = np.where(valid, theirs + 1, 0)
    pairs = np.unique(np.stack([made.labels.ravel(), theirs.ravel()]), axis=1)
    assert np.unique(pairs[0]).size == np.unique(pairs[1]).size == pairs.shape[1]
    assert made.labels.max() == pairs.shape[1] - 1 == {"eno": 53}.get(basin, pairs.shape[1] - 1)
    check_basin_model(tmp_path / "model.basin", made)


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
    check_basin_model(folder / "model.basin", made)
    if by != "links":
        assert np.array_equal(made.labels > 0, codes < 255)
    of_gauges = {row["code"] for row in made.subbasins if row["code"]}
    places = {tuple(cell) for cell in cells.tolist()}
    assert len(of_gauges) <= len(places)
    if not has_lakes:
        assert len(of_gauges) == len(places)
        whole = run("watersheds", **given, BY="points", POINTS=how["POINTS"], CODE="name", WATERSHEDS="memory:") if gauges else None
        area = {row["id"]: row["area_total_km2"] for row in rows_of(whole["WATERSHEDS"])} if gauges else {}
        found = {row["code"]: row["area_total_km2"] for row in made.subbasins if row["code"]}
        assert found == pytest.approx(area, rel=1e-12)
