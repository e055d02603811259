"""A line drawn into the courses of a model without attributes is a river: it falls, joins, and drains."""

import shutil
import sqlite3
from contextlib import closing

import numpy as np
import pytest
from headwaters.provider.terrain.model_files.edits import read_edits
from headwaters.provider.terrain.model_files.reading import read_model
from headwaters.provider.terrain.model_files.windows import cut_model
from headwaters.provider.terrain.model_files.writing import write_model
from headwaters.tests.provider.running import Listener, Refused, run
from headwaters.tests.provider.samples import create, polygons
from headwaters.tests.provider.terrain.model_files.test_model_writing import Silence
from osgeo import ogr
from qgis.core import QgsRectangle
from scipy import ndimage
from scipy.spatial import cKDTree

from .grown import SOUTH, UTM, WEST, ring
from .terrains import pits, raster, render

pytestmark = pytest.mark.qgis

CELL = 400.0  # metres, that of the ground


def draw(model, folder, *lines, **fields):
    """Return a copy of a model with lines drawn into its courses, which have no attributes but ``fields``."""
    copy = folder / "drawn.gpkg"
    shutil.copy(model, copy)
    dataset = ogr.Open(str(copy), 1)
    layer = dataset.GetLayerByName("courses")
    for line in lines:
        feature = ogr.Feature(layer.GetLayerDefn())
        shape = ogr.Geometry(ogr.wkbLineString25D if len(line[0]) == 3 else ogr.wkbLineString)
        for place in line:
            shape.AddPoint(*map(float, place)) if len(place) == 3 else shape.AddPoint_2D(*map(float, place))
        feature.SetGeometry(shape)
        for name, value in fields.items():
            feature[name] = value
        assert layer.CreateFeature(feature) == 0
    feature = layer = dataset = None  # closing it writes the file
    return copy


def island_of(path):
    return read_model(Silence(), str(path)).islands[0]


def lines_of(courses):
    return [np.column_stack([courses.xy, courses.z])[a:b] for a, b in zip(courses.first[:-1], courses.first[1:])]


def place_for_a_river(file, cell):
    """Return a place amid a course, and one aside of it on higher ground, on the map; with the id of the course."""
    island, found = island_of(file), []
    courses, lines, edge = island.model.courses, lines_of(island.model.courses), island.model.edge
    z = raster(render(file, CELL_SIZE=cell, OUTPUT="TEMPORARY_OUTPUT")["OUTPUT"])
    for number, line in enumerate(lines):
        if courses.thread[number] or len(line) < 9:
            continue
        middle = len(line) // 2
        along = line[middle + 1, :2] - line[middle - 1, :2]
        others = np.concatenate([other for index, other in enumerate(lines) if index != number])[:, :2]
        for side in (along[::-1] * [1, -1], along[::-1] * [-1, 1]):
            head = line[middle, :2] + 0.75 * edge * side / np.hypot(*side)
            way = line[middle, :2] + np.linspace(0.2, 1, 9)[:, np.newaxis] * (head - line[middle, :2])
            if not island.plane.holds(way).all():
                continue
            apart = np.hypot(*(others[:, np.newaxis] - way).transpose(2, 0, 1)).min()
            ground = z.at(*island.plane.to_map(way).T)
            if apart > 0.25 * edge and ground[-1] == ground.max() > line[middle, 2] + 40:  # a slope, and no ridge
                found.append((apart, number, middle, head))
    _, number, middle, head = max(found, key=lambda each: each[0])
    joint, head = island.plane.to_map(np.array([lines[number][middle, :2], head]))
    return joint, head, int(island.ids[0][number])


@pytest.fixture(scope="module")
def site(model):
    return place_for_a_river(model, CELL)


@pytest.fixture(scope="module")
def river(model, site, tmp_path_factory):
    """Return a copy of the model with a river that was drawn from its end up to its spring, and what is read of it."""
    joint, head, _ = site
    file = draw(model, tmp_path_factory.mktemp("river"), [joint, head])
    before = file.read_bytes()
    island = island_of(file)
    assert file.read_bytes() == before
    return file, island


def drawn_of(island, before):
    """Return the numbers of the courses of an island that have an id which those of the model had not."""
    return np.flatnonzero(~np.isin(island.ids[0], before.ids[0])).tolist()


def test_a_line_without_attributes_falls_with_the_ground_into_the_course_where_it_ends(model, site, river):
    joint, head, parted = site
    was, now = island_of(model), river[1]
    courses, lines = now.model.courses, lines_of(now.model.courses)
    assert courses.cell.size == was.model.courses.cell.size + 2
    drawn, lower = drawn_of(now, was)
    upper = int(np.flatnonzero(now.ids[0] == parted)[0])
    places = now.plane.to_map(lines[drawn][:, :2])
    assert np.hypot(*(places[0] - head)) < 0.01 and np.hypot(*(places[-1] - joint)) < 1.0
    assert courses.downstream[drawn] == courses.downstream[upper] == lower
    assert np.array_equal(lines[drawn][-1], lines[lower][0]) and np.array_equal(lines[upper][-1], lines[lower][0])
    assert (np.diff(lines[drawn][:, 2]) < 0).all()
    whole = lines_of(was.model.courses)[int(np.flatnonzero(was.ids[0] == parted)[0])]
    assert np.hypot(*(lines[upper][-2, :2] - whole[:, :2]).T).min() < 0.01  # both pieces are the line that was there
    assert np.hypot(*(lines[lower][1, :2] - whole[:, :2]).T).min() < 0.01
    ground = raster(render(model, CELL_SIZE=CELL, OUTPUT="TEMPORARY_OUTPUT")["OUTPUT"])
    assert lines[drawn][0, 2] == pytest.approx(ground.at(*head), abs=40)


def test_what_it_carries_follows_from_the_land_nearest_to_it(model, river):
    was, now = island_of(model), river[1]
    courses, (drawn, lower) = now.model.courses, drawn_of(now, was)
    line, step = lines_of(courses)[drawn], 50.0
    low, high = line[:, :2].min(axis=0) - 8000, line[:, :2].max(axis=0) + 8000
    cells = np.stack(np.meshgrid(*(np.arange(low[axis], high[axis], step) for axis in (0, 1))), axis=-1).reshape(-1, 2)
    lines = lines_of(courses)
    places, first = np.unique(np.concatenate(lines)[:, :2], axis=0, return_index=True)  # where lines meet, of the first
    owner = np.repeat(np.arange(len(lines)), [len(each) for each in lines])[first]
    near = now.plane.holds(cells) & (owner[cKDTree(places).query(cells)[1]] == drawn)
    flow = 0.42 * (np.count_nonzero(near) * step**2 / 1e6) ** 0.69
    assert courses.discharge[drawn] == pytest.approx(min(flow, courses.discharge[lower]), rel=0.15)
    main = was.model.courses.thread == 0
    widths = np.median(was.model.courses.width[main] / was.model.courses.discharge[main] ** 0.5)
    assert courses.width[drawn] == pytest.approx(widths * courses.discharge[drawn] ** 0.5, rel=0.05)
    assert courses.depth[drawn] > 0 and courses.wavelength[drawn] == 0


def test_a_raster_shows_it_and_drains_through_it(river):
    file, island = river
    made = render(file, CELL_SIZE=100, OUTPUT="TEMPORARY_OUTPUT", WATER="TEMPORARY_OUTPUT")
    z, water = raster(made["OUTPUT"]), raster(made["WATER"])
    assert pits(z.values, np.isfinite(z.values)) == 0
    drawn = len(island.ids[0]) - 2
    line = lines_of(island.model.courses)[drawn]
    along = np.linspace(0, len(line) - 1, 100)
    places = np.column_stack([np.interp(along, np.arange(len(line)), axis) for axis in line[:, :2].T])
    wet = ndimage.binary_dilation(water.values == 1, np.ones((3, 3)))
    assert wet[water.cell(*island.plane.to_map(places).T)].all()
    row, col = z.cell(*island.plane.to_map(places)[9])
    for _ in range(1000):  # down the steepest way from below its spring
        around = z.values[row - 1 : row + 2, col - 1 : col + 2] - z.values[row, col]
        fall = around / np.hypot(*np.meshgrid([-1, 0, 1], [-1, 0.0, 1])).clip(0.5)
        down, right = np.unravel_index(np.argmin(fall), (3, 3))
        if fall[down, right] >= 0 or water.values[row, col] == 2:
            break
        row, col = row + down - 1, col + right - 1
        end = island.plane.to_map(places[-1:])[0]
        if np.hypot(*(np.array(z.cell(*end)) - (row, col))) < 2:
            break
    else:
        row = col = -9
    assert np.hypot(*(np.array(z.cell(*end)) - (row, col))) < 2


def test_attributes_and_heights_that_are_given_win(model, site, tmp_path):
    joint, head, _ = site
    z = raster(render(model, CELL_SIZE=CELL, OUTPUT="TEMPORARY_OUTPUT")["OUTPUT"]).at(*head)
    middle = (joint + head) / 2
    line = [(*head, z + 5), (*middle, 0.0), (*joint, 0.0)]
    file = draw(model, tmp_path, line, width_m=33.0, rosgen="C", discharge_m3s=2.5, swing=0.5, wavelength_m=300.0)
    was, now = island_of(model), island_of(file)
    drawn = drawn_of(now, was)[0]
    courses = now.model.courses
    assert (courses.width[drawn], courses.discharge[drawn], courses.depth[drawn]) == (33.0, 2.5, pytest.approx(33 / 20))
    assert (courses.kind[drawn], courses.swing[drawn], courses.wavelength[drawn]) == (3, 0.5, 300.0)
    bed = lines_of(courses)[drawn]
    assert bed[0, 2] == z + 5 and len(bed) > 9 and (np.diff(bed[:, 2]) < 0).all()


def test_a_line_that_runs_out_into_the_sea_ends_at_the_shore(model, tmp_path):
    """And one that flows into it, which was drawn before it, ends at it."""
    was = island_of(model)
    shore = was.plane.land.rings[0]
    water, z = cKDTree(was.model.courses.xy), raster(render(model, CELL_SIZE=CELL, OUTPUT="TEMPORARY_OUTPUT")["OUTPUT"])
    turn = np.linspace(0, 2 * np.pi, 24)
    best, line = 0.0, None
    for end in shore[:-1] + 0.3 * np.diff(shore, axis=0):
        for inland in np.column_stack([np.cos(turn), np.sin(turn)]):
            way = end + np.linspace(-0.2, 1, 13)[:, np.newaxis] * 2000 * inland
            apart = water.query(way)[0].min()
            if was.plane.holds(way[4:]).all() and not was.plane.holds(way[:2]).any() and apart > best:
                places = was.plane.to_map(np.array([way[0], way[-1], way[-1] + 350 * inland[::-1] * [1, -1], way[4]]))
                if z.at(*places[1:3].T).min() > z.at(*places[3]) + 1.0:
                    best, line = apart, places
    mouth, head, aside, lower = line
    now = island_of(draw(model, tmp_path, [aside, lower], [mouth, head]))
    feeder, drawn, lower = drawn_of(now, was)
    lines, below = lines_of(now.model.courses), now.model.courses.downstream
    assert (below[feeder], below[drawn], below[lower]) == (lower, lower, -1)
    assert lines[lower][-1, 2] == 0 and now.plane.distance(lines[lower][-1:, :2]) < 0.01
    assert now.model.courses.discharge[drawn] > now.model.courses.discharge[feeder]


def test_ids_of_islands_and_courses_may_be_text(model, site, tmp_path):
    """Other programs save whole numbers so."""
    joint, head, parted = site
    file = draw(model, tmp_path, [joint, head], island=1, downstream=parted)
    numbers = island_of(file)
    with closing(sqlite3.connect(file)) as database, database:
        for name in ("island", "downstream"):
            database.execute(f"ALTER TABLE courses RENAME COLUMN {name} TO {name}_number")
            database.execute(f"ALTER TABLE courses ADD {name} TEXT")
            database.execute(f"UPDATE courses SET {name} = {name}_number")
    text = island_of(file)
    assert text.model.courses.downstream.tolist() == numbers.model.courses.downstream.tolist()
    for one, other in zip(lines_of(text.model.courses), lines_of(numbers.model.courses)):
        assert np.array_equal(one, other)


@pytest.mark.parametrize("kind, complaint", [
    ("nowhere", "feature [0-9]+ has no end within .* of a course, a lake or the sea"),
    ("rising", "feature [0-9]+ begins at 0.5 m and would end at [0-9.]+ m. Water runs down"),
    ("beyond", "feature [0-9]+ lies on no island"),
    ("nowhere at all", "feature [0-9]+ lies on no island"),
    ("across", "feature [0-9]+ runs over land from sea to sea. Let it begin on land"),
    ("elsewhere", "feature [0-9]+ is said to lie on island 99, which is not there. Correct its island"),
    ("gone", "feature [0-9]+ flows into 999, which is not there"),
    ("lake", "feature [0-9]+ ends in a lake through which no course runs"),
])  # fmt: skip
def test_what_can_be_no_river_is_refused_by_its_feature(model, site, tmp_path, kind, complaint):
    joint, head, _ = site
    out = head + 0.3 * (head - joint)
    line, fields = {
        "nowhere": ([head, out], {}),
        "rising": ([(*joint, 0.0), (*((joint + head) / 2), 0.0), (*head, 0.5)], {}),
        "beyond": ([(WEST - 90_000, SOUTH), (WEST - 80_000, SOUTH)], {}),
        "nowhere at all": ([(WEST + 1e12, SOUTH), (WEST + 1e12, SOUTH + 1e12)], {}),  # of no plane
        "across": ([(head[0], SOUTH - 90_000), (head[0], SOUTH + 90_000)], {}),
        "elsewhere": ([joint, head], {"island": 99}),
        "gone": ([joint, head], {"downstream": 999}),
        "lake": ([head, out], {}),
    }[kind]
    file = draw(model, tmp_path, line, **fields)
    if kind == "lake":
        with_lake(file, out, 120.0)
    with pytest.raises(Refused, match=f"layer ‘courses’: {complaint}"):
        run("rivercourses", MODEL=str(file), COURSES="TEMPORARY_OUTPUT")


def test_a_canyon_is_told_of_and_a_river_on_a_slope_is_none(model, site, tmp_path):
    joint, head, _ = site
    beyond = joint + 2.2 * (head - joint)  # the slope goes on to its ridge, and down behind it
    told = []
    for line in ([joint, head], [joint, beyond]):
        listener = Listener()
        run("rivercourses", listener, MODEL=str(draw(model, tmp_path, line)), COURSES="TEMPORARY_OUTPUT")
        told.append([each for each in listener.warnings if "canyon" in each])
    assert [len(each) for each in told] == [0, 1], told


def with_lake(file, middle, radius):
    dataset = ogr.Open(str(file), 1)
    layer = dataset.GetLayerByName("lakes")
    feature = ogr.Feature(layer.GetLayerDefn())
    point = ogr.Geometry(ogr.wkbPoint)
    point.AddPoint_2D(*map(float, middle))
    feature.SetGeometry(point.Buffer(radius))
    feature["id"], feature["island"], feature["level_m"] = 1, 1, 1.0
    layer.CreateFeature(feature)
    feature = layer = dataset = None


def test_a_river_that_ends_in_a_lake_goes_on_to_the_course_that_runs_through_it(model, site, tmp_path):
    joint, head, _ = site
    middle = (joint + head) / 2
    file = draw(model, tmp_path, [head, middle])
    with_lake(file, joint, 1.1 * np.hypot(*(middle - joint)))
    was, now = island_of(model), island_of(file)
    drawn = drawn_of(now, was)[0]
    assert now.model.courses.downstream[drawn] >= 0
    assert (np.diff(lines_of(now.model.courses)[drawn][:, 2]) < 0).all()


def test_in_a_window_of_a_model_a_river_is_what_it_is_in_the_whole(model, site, river, tmp_path):
    joint, head, _ = site
    (west, south), (east, north) = np.minimum(joint, head) - 3000, np.maximum(joint, head) + 3000
    cut = cut_model(Silence(), read_model(Silence(), str(model)), QgsRectangle(west, south, east, north))
    write_model(Silence(), tmp_path / "cut.gpkg", cut)
    found = []
    for file, whole in ((tmp_path / "drawn.gpkg", tmp_path / "cut.gpkg"), (river[0], model)):
        if file != river[0]:
            draw(whole, tmp_path, [joint, head])
        now = island_of(file)
        found.append(lines_of(now.model.courses)[drawn_of(now, island_of(whole))[0]])
    assert np.abs(found[0] - found[1]).max() < 0.01
    z = raster(render(tmp_path / "drawn.gpkg", CELL_SIZE=CELL, OUTPUT="TEMPORARY_OUTPUT")["OUTPUT"]).values
    assert np.isfinite(z).any()


def test_a_model_of_a_dem_takes_drawn_rivers(tmp_path):
    rows, cols = np.indices((60, 70))
    z = 300 + 4.0 * rows + 60 * np.sin(cols / 6) + 40 * np.cos(rows / 7 + cols / 15)
    dem = create(tmp_path / "dem.tif", [z.astype(np.float32)], west=WEST, north=SOUTH, dx=90, dy=90)
    run("modelfromdem", INPUT=dem, MODEL=str(tmp_path / "model.gpkg"))
    joint, head, _ = place_for_a_river(tmp_path / "model.gpkg", 90)
    file = draw(tmp_path / "model.gpkg", tmp_path, [head, joint])
    was, now = island_of(tmp_path / "model.gpkg"), island_of(file)
    bed = lines_of(now.model.courses)[drawn_of(now, was)[0]]
    assert now.model.dem.edited and now.model.courses.downstream[drawn_of(now, was)[0]] >= 0
    row, col = int((SOUTH - head[1]) // 90), int((head[0] - WEST) // 90)
    assert bed[0, 2] == pytest.approx(z[row, col], abs=25) and (np.diff(bed[:, 2]) < 0).all()
    made = render(file, CELL_SIZE=90, OUTPUT="TEMPORARY_OUTPUT", WATER="TEMPORARY_OUTPUT")
    wet = ndimage.binary_dilation(raster(made["WATER"]).values == 1, np.ones((3, 3)))
    assert wet[raster(made["WATER"]).cell(*now.plane.to_map(bed[:, :2]).T)].all()


def test_ground_that_is_eroded_anew_has_the_river_with_all_its_attributes(model, river, tmp_path):
    file, island = river
    made = run("erodemodel", MODEL=str(file), OUTPUT=str(tmp_path / "anew.gpkg"))
    assert made["COURSES"] >= 3 and made["AREA"] > 0
    with closing(sqlite3.connect(tmp_path / "anew.gpkg")) as database:
        rows = database.execute("SELECT * FROM courses").fetchall()
        names = [row[1] for row in database.execute("PRAGMA table_info(courses)")]
        assert database.execute("SELECT count(*) FROM made_for").fetchone() == (0,)
    assert len(rows) == len(island.ids[0]) + sum(1 for row in rows if row[names.index("island")] != 1)
    for name in ("id", "island", "cell", "thread", "rosgen", "discharge_m3s", "width_m", "depth_m", "phase"):
        assert all(row[names.index(name)] is not None for row in rows)
    anew = island_of(tmp_path / "anew.gpkg")
    assert sorted(anew.ids[0]) == sorted(island.ids[0])
    again = run("erodemodel", MODEL=str(tmp_path / "anew.gpkg"), OUTPUT=str(tmp_path / "again.gpkg"))
    assert (again["COURSES"], again["AREA"]) == (0, 0)
    z = raster(render(tmp_path / "anew.gpkg", CELL_SIZE=CELL, OUTPUT="TEMPORARY_OUTPUT")["OUTPUT"]).values
    assert pits(z, np.isfinite(z)) == 0


def test_a_river_drawn_after_others_were_deleted_is_none_of_these(model, site, tmp_path):
    """Although their ids were the greatest."""
    joint, head, _ = site
    file = draw(model, tmp_path, [joint, head])
    dataset = ogr.Open(str(file), 1)
    layer = dataset.GetLayerByName("courses")
    own = [each for each in layer if each["island"] == 1]  # of what is drawn nobody knows
    ids = [each["id"] for each in own if each["thread"] == "main"]
    for each in own:
        if each["id"] >= max(ids):
            layer.DeleteFeature(each.GetFID())
    own = each = layer = dataset = None  # closing it writes the file
    found = read_model(Silence(), str(file))
    edits, own = read_edits(file, found)[0], found.islands[0].ids[0]
    drawn = np.flatnonzero(edits.touched & (own > max(ids)))
    assert drawn.size == 2  # the river, and the lower piece of the course that it parts
    assert np.count_nonzero(edits.was[drawn] < 0) == 1 and np.count_nonzero(edits.gone) == 2


def test_a_river_on_an_island_beside_an_area_of_new_ground_is_still_known_as_drawn(model, site, tmp_path):
    joint, head, _ = site
    file = draw(model, tmp_path, [joint, head])
    other = polygons(f"POLYGON({ring([(29, 0), (40, 0), (40, 11), (29, 11), (29, 0)])})", crs=UTM)
    run("erodemodel", MODEL=str(file), WITHIN=other, OUTPUT=str(tmp_path / "anew.gpkg"))
    before, after = (
        [edit.touched.tolist() for edit in read_edits(path, read_model(Silence(), str(path)))]
        for path in (file, tmp_path / "anew.gpkg")
    )
    assert sum(before[0]) == sum(after[0]) == 3
