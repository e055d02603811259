"""Models whose rivers were edited get new ground there, and keep all other land bit for bit."""

import re
import shutil
import sqlite3

import numpy as np
import pytest
from headwaters.core.flow.directions.directions import d8
from headwaters.core.raster.domain import drainage_domain
from headwaters.core.raster.grid import flat_cells, step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.core.run.run import Run
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import polygons
from headwaters.tests.provider.terrain.model_files.test_model_writing import edit
from osgeo import ogr
from scipy import ndimage

from .grown import MAIN, SOUTH, UTM, WEST, coast, grow, ring
from .terrains import pits, raster, render

pytestmark = pytest.mark.qgis

CELL = 400  # metres, that of the ground


def edited(model, folder, edit):
    """Return a copy of a model whose courses, by id, were edited: ``edit`` takes them and their tributaries."""
    copy = folder / "edited.gpkg"
    shutil.copy(model, copy)
    dataset = ogr.Open(str(copy), 1)
    layer = dataset.GetLayerByName("courses")
    features = {each["id"]: each for each in layer}
    above = {}
    for each in features.values():
        if each["thread"] == "main" and each["downstream"] is not None:
            above.setdefault(each["downstream"], []).append(each["id"])
    edit(layer, features, above)
    layer = dataset = None  # closing it writes the file
    return copy


def upstream(course, above):
    return [course, *(each for feeder in above.get(course, ()) for each in upstream(feeder, above))]


def without_a_branch(layer, features, above):
    """Delete the greatest tributary of all with three to six courses."""
    branches = {course: upstream(course, above) for course in features if features[course]["downstream"] is not None}
    gone = max((each for each in branches.values() if 3 <= len(each) <= 6), key=len)
    for course in features.values():
        if course["id"] in gone or (course["thread"] != "main" and course["downstream"] in gone):
            layer.DeleteFeature(course.GetFID())


def shape(path):
    return raster(render(path, CELL_SIZE=CELL, OUTPUT="TEMPORARY_OUTPUT")["OUTPUT"])


def outlets(z):
    """Return for each cell the number of the cell on the shore that its water reaches; -1 in the sea."""
    land = np.isfinite(z)
    codes, _ = d8(
        Run(), np.nan_to_num(z), drainage_domain(Run(), land), step_lengths(*flat_cells(z.shape[0], CELL, CELL)[:2])
    )
    end = np.arange(z.size)
    steps = np.array(ROW_OFFSETS) * z.shape[1] + COLUMN_OFFSETS
    flows = codes.ravel() < 8
    follow = np.where(flows, end + steps[np.where(flows, codes.ravel(), 0)], end)
    for _ in range(z.size.bit_length()):
        follow = follow[follow]
    return np.where(land, follow.reshape(z.shape), -1)


@pytest.fixture(scope="module")
def pruned(model, tmp_path_factory):
    """Return a model without one of its branches, and that eroded anew, as paths, and what the run gave."""
    folder = tmp_path_factory.mktemp("pruned")
    file = edited(model, folder, without_a_branch)
    made = run("erodemodel", MODEL=str(file), OUTPUT=str(folder / "anew.gpkg"))
    return file, folder / "anew.gpkg", made


def test_land_of_other_rivers_stays_and_the_valley_that_lost_its_river_changes(model, pruned):
    before, after = shape(model).values, shape(pruned[1]).values
    assert np.array_equal(np.isfinite(before), np.isfinite(after))
    changed = np.isfinite(before) & (before != after)
    ends = outlets(before)
    _, mouth = np.unique(ends[ends >= 0], return_inverse=True)
    there = np.bincount(mouth, changed[ends >= 0])
    size = np.bincount(mouth)
    most = np.argmax(there)
    assert there[most] > 0.35 * size[most]  # slopes that are as steep as they can be stay, where no river was below
    watershed = np.zeros(before.shape, bool)
    watershed[ends >= 0] = mouth == most
    shared = ndimage.binary_dilation(watershed, np.ones((5, 5)))  # cells at divides, where both are blended
    assert np.abs(after - before)[changed & ~shared].max(initial=0.0) < 0.5  # a bank that is raised by less
    assert np.abs(after - before)[changed].max() > 20
    assert pruned[2]["AREA"] == pytest.approx(size[most] * CELL**2 / 1e6, rel=0.15)


def test_water_runs_off_everywhere(pruned):
    z = shape(pruned[1]).values
    assert pits(z, np.isfinite(z)) == 0


def test_new_heights_of_rivers_fall_and_other_rivers_keep_theirs(pruned):
    old, new = (ogr.Open(str(file)) for file in pruned[:2])
    layers = [file.GetLayerByName("courses") for file in (old, new)]
    lines = [{each["id"]: each.GetGeometryRef().Clone() for each in layer} for layer in layers]
    assert set(lines[0]) == set(lines[1])
    same = [lines[0][course].Equals(lines[1][course]) and _heights(lines[0][course]) == _heights(lines[1][course])
            for course in lines[0]]  # fmt: skip
    assert 0 < same.count(False) <= pruned[2]["COURSES"]
    assert all((np.diff(_heights(line)) < 0).all() for line in lines[1].values())


def test_springs_move_down_their_rivers_off_divides_that_moved(pruned):
    old, new = (ogr.Open(str(file)) for file in pruned[:2])
    courses = [{each["id"]: each for each in file.GetLayerByName("courses")} for file in (old, new)]
    fed = {each["downstream"] for each in courses[0].values()}
    lines = [{course: _vertices(each[course].GetGeometryRef()) for course in each} for each in courses]
    moved = [course for course in lines[0] if not np.array_equal(lines[0][course][0, :2], lines[1][course][0, :2])]
    assert moved
    for course in moved:
        before, after = (each[course][:, :2] for each in lines)
        assert course not in fed
        assert np.array_equal(after[1:], before[len(before) - len(after) + 1 :])
        assert courses[0][course].GetGeometryRef().Buffer(0.5).Contains(_point(after[0]))


def _vertices(line):
    return np.array([line.GetPoint(vertex) for vertex in range(line.GetPointCount())])


def _point(place):
    point = ogr.Geometry(ogr.wkbPoint)
    point.AddPoint_2D(*map(float, place))
    return point


def test_rivers_carry_what_the_new_ground_brings_them(model, pruned):
    """As much more or less as the watershed became larger or smaller; others what they did.

    That is known from the ground, whose divides move; a raster keeps water in the part of its node, by small cuts.
    """
    (old, new), shares = ([ogr.Open(str(file)) for file in pruned[:2]], {})
    courses = [{each["id"]: each for each in file.GetLayerByName("courses")} for file in (old, new)]
    for course, before in courses[0].items():
        after = courses[1][course]
        shares[course] = after["discharge_m3s"] / before["discharge_m3s"]
        for size in ("width_m", "depth_m"):
            assert after[size] / before[size] == pytest.approx(shares[course] ** 0.5, rel=1e-6)
    changed = {course for course, share in shares.items() if share != 1.0}
    assert 0 < len(changed) <= pruned[2]["COURSES"]
    cells = [{each["id"]: each["discharge_m3s"] for each in file.GetLayerByName("cells")} for file in (old, new)]
    touched = {courses[0][course]["cell"] for course in changed}
    assert {cell for cell in cells[0] if cells[0][cell] != cells[1][cell]} <= touched
    ends = [outlets(shape(file).values) for file in (model, pruned[1])]
    for mouth in (each for each in changed if courses[0][each]["downstream"] is None):
        line = courses[0][mouth].GetGeometryRef()
        place = line.GetX(line.GetPointCount() - 1), line.GetY(line.GetPointCount() - 1)
        areas = [_watershed_at(shape(model), end, place) for end in ends]
        assert shares[mouth] == pytest.approx((areas[1] / areas[0]) ** 0.69, rel=0.2)


def _watershed_at(terrain, ends, place):
    """Return how many cells drain to the largest outlet within two cells of a place."""
    row, col = terrain.cell(*place)
    near = ends[max(row - 2, 0) : row + 3, max(col - 2, 0) : col + 3]
    return max(np.count_nonzero(ends == end) for end in np.unique(near[near >= 0]))


def _heights(line):
    return [line.GetZ(vertex) for vertex in range(line.GetPointCount())]


def test_what_was_made_anew_needs_nothing_more(pruned, tmp_path):
    again = run("erodemodel", MODEL=str(pruned[1]), OUTPUT=str(tmp_path / "again.gpkg"))
    assert (again["COURSES"], again["AREA"]) == (0, 0)
    assert np.array_equal(shape(pruned[1]).values, shape(tmp_path / "again.gpkg").values, equal_nan=True)


def test_a_course_that_somebody_has_raised_keeps_its_heights(model, tmp_path):
    raised = []

    def lift(line, metres):
        for vertex, metre in enumerate(metres):
            line.SetPoint(vertex, line.GetX(vertex), line.GetY(vertex), line.GetZ(vertex) + metre)

    def raise_one(layer, features, above):
        mains = [course for course in features if features[course]["thread"] == "main"]
        chosen = next(course for course in mains if len(upstream(course, above)) == 6)
        for course in upstream(chosen, above):
            line = features[course].GetGeometryRef()
            count = line.GetPointCount()
            lift(line, 8 * (1 - np.arange(count - 1) / (count - 1)) if course == chosen else np.full(count, 8.0))
            layer.SetFeature(features[course])
        raised.append((chosen, features[chosen].GetGeometryRef().GetZ(0)))

    file = edited(model, tmp_path, raise_one)
    run("erodemodel", MODEL=str(file), OUTPUT=str(tmp_path / "anew.gpkg"))
    course, height = raised[0]
    dataset = ogr.Open(str(tmp_path / "anew.gpkg"))
    found = next(each for each in dataset.GetLayerByName("courses") if each["id"] == course)
    assert found.GetGeometryRef().GetZ(0) == pytest.approx(height, abs=4)


def test_the_model_itself_is_never_changed(pruned, tmp_path):
    before = pruned[0].read_bytes()
    run("erodemodel", MODEL=str(pruned[0]), OUTPUT=str(tmp_path / "anew.gpkg"))
    assert pruned[0].read_bytes() == before


def test_models_without_what_it_needs_are_refused(pruned, model, tmp_path):
    file = edited(model, tmp_path, without_a_branch)
    with sqlite3.connect(str(file)) as database:
        database.execute("DELETE FROM parameters WHERE name LIKE 'erosion%'")
    with pytest.raises(Refused, match="has no erosion, so no ground can be made anew"):
        run("erodemodel", MODEL=str(file), OUTPUT=str(tmp_path / "anew.gpkg"))
    with sqlite3.connect(str(file)) as database:
        database.execute("DROP TABLE made_for")
    with pytest.raises(Refused, match="has no layer ‘made_for’"):
        run("erodemodel", MODEL=str(file), OUTPUT=str(tmp_path / "anew.gpkg"))
    with pytest.raises(Refused, match="OUTPUT: a model is a GeoPackage"):
        run("erodemodel", MODEL=str(pruned[0]), OUTPUT=str(tmp_path / "anew.tif"))


# Only within an area

AREA = (5_000.0, 15_000.0, 2_000.0, 14_000.0)  # metres from the corner of the islands: with rivers through its border


@pytest.fixture(scope="module")
def partly(model, tmp_path_factory):
    """Return a model with raised primitives, that eroded anew in an area, and what the run gave."""
    folder = tmp_path_factory.mktemp("partly")
    file = folder / "raised.gpkg"
    shutil.copy(model, file)
    west, east, south, north = AREA
    with sqlite3.connect(str(file)) as database:
        rows = database.execute("SELECT rowid, geom FROM primitives").fetchall()
        for row, blob in rows:
            x, y = np.frombuffer(blob[-16:], "<f8") - (WEST, SOUTH)
            if west < x < east and south < y < north:
                database.execute("UPDATE primitives SET z_m = z_m + 150 WHERE rowid = ?", (row,))
    corners = [(west, south), (east, south), (east, north), (west, north), (west, south)]
    area = polygons(f"POLYGON({ring(corners, unit=1.0)})", crs=UTM)
    made = run("erodemodel", MODEL=str(file), WITHIN=area, OUTPUT=str(folder / "anew.gpkg"))
    return file, folder / "anew.gpkg", made


def inside(terrain, by):
    """Return which cells of a raster lie in the area, farther than ``by`` from its border."""
    rows, cols = terrain.values.shape
    x = terrain.west + (np.arange(cols) + 0.5) * terrain.dx - WEST
    y = terrain.north - (np.arange(rows) + 0.5) * terrain.dy - SOUTH
    west, east, south, north = AREA
    return ((y > south + by) & (y < north - by))[:, np.newaxis] & (x > west + by) & (x < east - by)


def test_ground_is_made_anew_within_an_area_and_nowhere_else(partly):
    before, after = shape(partly[0]), shape(partly[1])
    changed = np.isfinite(before.values) & (before.values != after.values)
    around = ~inside(before, -2 * CELL)  # sections of rivers, and ways out that were cut, may reach over the border
    assert np.abs(after.values - before.values)[changed & around].max(initial=0.0) < 1.0
    assert np.count_nonzero(changed & around) < 0.01 * np.count_nonzero(np.isfinite(before.values))
    middle = inside(before, 10 * CELL) & np.isfinite(before.values)
    assert np.median((after.values - before.values)[middle]) < -40  # what was raised has eroded away
    assert pits(after.values, np.isfinite(after.values)) == 0
    assert 0 < partly[2]["AREA"] < (AREA[1] - AREA[0]) * (AREA[3] - AREA[2]) / 1e6
    assert "WITHIN: old ground passes into new over 3.6 km" in partly[2].log


def test_old_ground_passes_into_new_ground_without_a_step(partly):
    before, after = shape(partly[0]), shape(partly[1])
    moved = np.abs(after.values - before.values)
    rings = [inside(before, cells * CELL) & ~inside(before, (cells + 1) * CELL) for cells in range(3, 12)]
    medians = np.array([np.nanmedian(moved[ring]) for ring in rings])
    assert medians[0] < 1.0 and medians[-1] > 40
    assert np.diff(medians).max() < 0.6 * medians[-4:].mean()


def test_rivers_fall_through_old_ground_and_new(partly):
    lines = []
    for file in partly[:2]:
        dataset = ogr.Open(str(file))
        lines.append({each["id"]: _vertices(each.GetGeometryRef()) for each in dataset.GetLayerByName("courses")})
    west, east, south, north = AREA
    changed = 0
    for course, line in lines[1].items():
        old = lines[0][course]
        assert (np.diff(line[:, 2]) < 0).all() and np.array_equal(line[:, :2], old[:, :2])
        x, y = (line[:, :2] - (WEST, SOUTH)).T
        around = (x < west) | (x > east) | (y < south) | (y > north)
        assert np.array_equal(line[around, 2], old[around, 2])
        changed += not np.array_equal(line, old)
    assert 0 < changed <= partly[2]["COURSES"]


def test_rivers_that_were_edited_around_an_area_are_still_known_as_edited(model, partly, tmp_path):
    """And nothing else is."""
    with sqlite3.connect(str(partly[1])) as database:
        assert database.execute("SELECT count(*) FROM made_for").fetchone() == (0,)
    file = edited(model, tmp_path, without_a_branch)
    with sqlite3.connect(str(file)) as database:
        noted = sorted(database.execute("SELECT id FROM made_for"))
    corner = polygons(f"POLYGON({ring([(6, 3), (14, 3), (14, 12), (6, 12), (6, 3)])})", crs=UTM)
    run("erodemodel", MODEL=str(file), WITHIN=corner, OUTPUT=str(tmp_path / "anew.gpkg"))
    with sqlite3.connect(str(tmp_path / "anew.gpkg")) as database:
        assert sorted(database.execute("SELECT id FROM made_for")) == noted


def test_an_area_that_is_all_rim_is_refused(model, tmp_path):
    small = polygons(f"POLYGON({ring([(6, 3), (7, 3), (7, 4), (6, 3)])})", crs=UTM)
    with pytest.raises(Refused, match="WITHIN: no land lies farther inside a polygon than its rim is wide"):
        run("erodemodel", MODEL=str(model), WITHIN=small, OUTPUT=str(tmp_path / "anew.gpkg"))


@pytest.mark.parametrize("raised", [0, 600])
def test_what_the_highest_land_loses_where_all_is_made_anew_is_told(raised, tmp_path):
    """As hills do that somebody has raised; what hardly changes is not told."""
    grown = grow(coast(MAIN), SPACING=2500, NODES=None, CELLS=None, RIDGES=None, WATERSHEDS=None)
    file, anew = (str(tmp_path / f"{name}.gpkg") for name in ("model", "anew"))
    run("terrainmodel", COASTLINE=coast(MAIN), RIVERS=grown["RIVERS"], EROSION_CELL_SIZE=300, PEAK=1500, MODEL=file)
    edit(file, f"UPDATE primitives SET z_m = z_m + {raised} WHERE z_m > 500")
    made = run("erodemodel", MODEL=file, WITHIN=coast(MAIN), OUTPUT=anew)
    rendered = (render(each, CELL_SIZE=300, OUTPUT=str(tmp_path / "z.tif"))["OUTPUT"] for each in (file, anew))
    before, after = (np.nanmax(raster(each).values) for each in rendered)
    said = [line for line in made.log.splitlines() if "highest land" in line]
    assert len(said) == (after < 0.9 * before) == bool(raised)
    if said:
        numbers = [float(each.replace(",", "")) for each in re.findall(r"([\d,.]+) m\b", said[0])]
        assert numbers == pytest.approx([after, before], rel=0.05)
