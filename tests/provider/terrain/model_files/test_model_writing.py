"""A terrain model comes back from its file as it went in; what people did to the file works, or is told of."""

import dataclasses
import shutil
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest
from headwaters.core.plane.types import Field, Tree
from headwaters.core.run.run import Run
from headwaters.core.terrain.ground.ground import heights_below
from headwaters.core.terrain.ground.primitives import PRIMITIVE_GAIN
from headwaters.core.terrain.types import Courses, Model, Primitives
from headwaters.provider.errors import UserError
from headwaters.provider.islands.coasts import Island, _from_its_corner
from headwaters.provider.progress import FeedbackProgress
from headwaters.provider.terrain.model_files.layers import ArchipelagoModel, ModelIsland
from headwaters.provider.terrain.model_files.rasters import as_kept
from headwaters.provider.terrain.model_files.reading import read_model
from headwaters.provider.terrain.model_files.writing import is_model, places_as_kept, write_model
from headwaters.tests.core.growth.coasts import random_island
from headwaters.tests.core.terrain.worlds import grown_world, plain_primitives, straight_courses
from headwaters.tests.provider.running import Listener
from headwaters.tests.support import some_of
from osgeo import gdal
from qgis.core import NULL, QgsCoordinateReferenceSystem, QgsProcessingException, QgsVectorLayer

EDGE = 2_000.0
PAGE, NAMES = 4096, 16  # bytes of a page of the file; pages in which the names of tables and fields stand


class Silence(Run):
    """Progress of a run that nobody looks at."""

    def phase(self, name, share):
        from contextlib import nullcontext

        return nullcontext(self)

    def warn(self, text, *values):
        """Say nothing."""


def islet(corner, size, crs):
    """Return a square island without room for rivers."""
    x, y = corner
    ring = np.array([(x, y), (x + size, y), (x + size, y + size), (x, y + size), (x, y)], float)
    return Island([ring], size * size, crs)


def no_rivers():
    """Return the tree and the courses of an island without any."""
    none, whole = np.empty(0), np.empty(0, np.int64)
    tree = Tree(np.empty((0, 2)), none, whole, whole, np.empty(0, np.uint8), np.empty((0, 2)))
    bytes_ = np.empty(0, np.uint8)
    return tree, Courses(np.zeros(1, np.int64), np.empty((0, 2)), none, whole, whole, bytes_, bytes_, *[none] * 6)


@pytest.fixture(scope="module")
def terrain():
    """An island with rivers and erosion, and an islet with neither, on the map of a UTM zone."""
    crs = QgsCoordinateReferenceSystem("EPSG:25832")
    rings = [_from_its_corner(np.add(ring, (500_000.0, 5_600_000.0))) for ring in random_island(1).rings]
    plane = Island(rings, 1.0, crs)
    land, grown = grown_world(plane.land, EDGE)
    values = np.random.default_rng(1).normal(0, 30, (301, 277)).astype(np.float32).astype(np.float64)
    values[:60, :70] = 0.0
    erosion = as_kept(Field(values, -12_345.6, 7_890.1, 123.4, 0.0))
    uplift = as_kept(Field(values[::8, ::8] ** 2, -12_000.0, 7_000.0, 987.6, 1.5))
    discs = plain_primitives(land, grown, EDGE, noise=3.0)
    parts = (part._replace(xy=places_as_kept(part.xy)) for part in (grown.tree, straight_courses(grown), discs))
    model = Model(land, EDGE, *parts, erosion, 7, uplift, top=1234.5, loose=True, grain=345.5)
    small = islet((560_000.0, 5_560_000.0), 900.0, crs)
    alone = Primitives(np.array([[0.0, 0.0]]), *(np.array([value]) for value in (5.0, 400.0, 1.0, 0.5)), np.array([-1]))
    islands = [ModelIsland(0, model, plane, grown)]
    islands += [ModelIsland(1, Model(small.land, EDGE, *no_rivers(), alone, None, 8), small)]
    return ArchipelagoModel("coast", crs, islands, {"ROUGHNESS": (0.5, "How rough the land is")})


@pytest.fixture(scope="module")
def written(terrain, tmp_path_factory):
    """The file of that model, to be left as it is."""
    path = tmp_path_factory.mktemp("written") / "model.gpkg"
    write_model(Silence(), path, terrain)
    return path


@pytest.fixture
def file(written, tmp_path):
    """A copy of it to be edited."""
    return Path(shutil.copy(written, tmp_path))


def edit(path, statement, *values):
    """Change a file as a person would, in SQL; without the triggers that need functions of GDAL."""
    with closing(sqlite3.connect(path)) as connection:
        others = "SELECT name FROM sqlite_master WHERE type = 'trigger' AND name NOT LIKE 'made_for%'"
        names = [name for (name,) in connection.execute(others)]
        for name in names:
            connection.execute(f'DROP TRIGGER "{name}"')
        connection.execute(statement, values)
        connection.commit()


def refusal(path):
    """Return the sentence with which a file is refused."""
    with pytest.raises(QgsProcessingException) as caught:
        read_model(Silence(), path)
    sentence = str(caught.value)
    assert "\n" not in sentence
    return sentence


def test_everything_comes_back_exactly(terrain, file):
    read = read_model(Silence(), file)
    assert read.crs == terrain.crs
    assert read.facts == {"ROUGHNESS": ("0.5", "How rough the land is")}
    assert len(read.islands) == 2
    for was, now in zip(terrain.islands, read.islands):
        assert now.rank == was.rank
        assert now.plane.plane.key == was.plane.plane.key
        assert all((one == other).all() for one, other in zip(was.model.land.rings, now.model.land.rings))
        assert (now.model.edge, now.model.seed) == (was.model.edge, was.model.seed)
        for name in ("top", "loose", "grain"):
            assert getattr(now.model, name) == getattr(was.model, name)
        for part in ("tree", "courses", "primitives"):
            one, other = getattr(was.model, part), getattr(now.model, part)
            for name in one._fields:
                before, after = getattr(one, name), getattr(other, name)
                assert before.shape == after.shape and before.dtype == after.dtype, (part, name)
                if name not in ("priority", "source", "inward"):  # which nothing is made from any more
                    assert (before == after).all(), (part, name)


def test_a_model_is_read_from_virtual_files_of_gdal(terrain, file, tmp_path):
    with zipfile.ZipFile(tmp_path / "models.zip", "w") as archive:
        archive.write(file, "model.gpkg")
    gdal.FileFromMemBuffer("/vsimem/model.gpkg", file.read_bytes())
    for path in (f"/vsizip/{tmp_path}/models.zip/model.gpkg", "/vsimem/model.gpkg"):
        read = read_model(Silence(), path)
        assert read.name == "model"
        was, now = terrain.islands[0].model, read.islands[0].model
        assert (now.ground.values == was.ground.values).all()
        assert (now.tree.z == was.tree.z).all()
    gdal.Unlink("/vsimem/model.gpkg")
    assert "There is no file ‘/vsimem/model.gpkg’" in refusal("/vsimem/model.gpkg")
    (tmp_path / "short.zip").write_bytes((tmp_path / "models.zip").read_bytes()[:-20])
    assert "There is no file ‘/vsizip/" in refusal(f"/vsizip/{tmp_path}/short.zip/model.gpkg")


def test_samples_of_the_ground_come_back_bit_for_bit(terrain, file):
    read = read_model(Silence(), file)
    was, now = terrain.islands[0].model.ground, read.islands[0].model.ground
    assert now[1:] == was[1:]
    assert now.values.dtype == np.float64
    assert (now.values == was.values).all()
    assert read.islands[1].model.ground is None
    was, now = terrain.islands[0].model.uplift, read.islands[0].model.uplift
    assert now[1:] == was[1:]
    assert (now.values == was.values).all()


def test_each_layer_is_an_ordinary_one(terrain, file):
    counts = {}
    for name in ("coast", "cells", "primitives", "ridges", "courses", "nodes", "junctions", "parameters"):
        layer = QgsVectorLayer(f"{file}|layername={name}", name)
        assert layer.isValid()
        assert name == "parameters" or layer.crs() == terrain.crs
        counts[name] = layer.featureCount()
        assert sum(1 for _ in layer.getFeatures()) == counts[name]
        if name != "parameters":
            assert layer.extent().contains(QgsVectorLayer(f"{file}|layername=nodes", "nodes").extent())
    model = terrain.islands[0].model
    assert counts["coast"] == 2
    assert counts["nodes"] == counts["cells"] == model.tree.z.size
    assert counts["courses"] == model.courses.cell.size
    assert counts["primitives"] == model.primitives.z.size + 1


def test_a_small_model_leaves_little_of_its_pages_empty(terrain, tmp_path):
    path = tmp_path / "islet.gpkg"
    write_model(Silence(), path, dataclasses.replace(terrain, islands=terrain.islands[-1:]))
    with closing(sqlite3.connect(path)) as database:
        size = path.stat().st_size
        database.execute("PRAGMA page_size = 4096")
        database.execute("VACUUM")
        assert size < path.stat().st_size / 2
    assert read_model(Silence(), path).islands[0].model.primitives.z.size == 1


def test_junctions_tell_what_meets_there_at_what_angle_and_on_what_ground(terrain, file):
    courses = terrain.islands[0].model.courses
    rows = list(QgsVectorLayer(f"{file}|layername=junctions", "junctions").getFeatures())
    kinds = {row["kind"] for row in rows}
    assert {"spring", "mouth"} < kinds < {"spring", "steps", "fan", "bar", "braids", "mouth"}
    fed = np.bincount(courses.downstream[courses.downstream >= 0], minlength=courses.cell.size)
    meet = [row for row in rows if row["kind"] not in ("spring", "mouth")]
    assert len(meet) == np.count_nonzero(fed == 2)
    for row in meet:
        course = row["course"] - 1
        above = np.flatnonzero(courses.downstream == course)
        ends = courses.first[above + 1]
        back = courses.xy[ends - 2] - courses.xy[ends - 1]
        cosine = np.dot(*back) / np.prod(np.hypot(*back.T))
        assert row["angle_deg"] == pytest.approx(np.degrees(np.arccos(cosine)), abs=0.1)
        assert row["z_m"] == courses.z[courses.first[course]]
        assert row["discharge_m3s"] == courses.discharge[course]
    assert all(row["angle_deg"] in (None, NULL) for row in rows if row["kind"] == "spring")


def test_beds_of_rivers_that_fall_by_a_hundredth_are_gravel_or_finer_in_meadows(terrain, file):
    courses = terrain.islands[0].model.courses
    rows = list(QgsVectorLayer(f"{file}|layername=courses", "courses").getFeatures())
    assert [row["bed"] for row in rows] == ["sand" if row["rosgen"] in ("DA", "E") else "gravel" for row in rows]
    assert len(rows) == courses.cell.size


def test_what_a_bed_consists_of_may_be_left_open(file):
    edit(file, "UPDATE courses SET bed = NULL")
    assert read_model(Silence(), file).islands


MAPS = (("EPSG:4326", 179.9, -16.5, 1e-5), ("EPSG:3857", 2e7, -2e6, 1.0), ("", 500.0, 700.0, 1.0))


@pytest.mark.parametrize(("crs", "x", "y", "unit"), MAPS)
def test_islands_on_any_map_keep_their_shores_and_places(tmp_path, crs, x, y, unit):
    """Over the antimeridian, on a map that is larger than the ground, and on one that nobody knows."""
    crs = QgsCoordinateReferenceSystem(crs) if crs else QgsCoordinateReferenceSystem()
    plane = islet((x, y), 40_000 * unit, crs)
    xy = plane.land.rings[0].mean(axis=0) + np.random.default_rng(3).uniform(-9e3, 9e3, (500, 2))
    discs = Primitives(xy, *(np.full(500, value) for value in (1 / 3, 400.0, 0.0, 0.5)), np.full(500, -1))
    model = Model(plane.land, EDGE, *no_rivers(), discs, Field(np.eye(70), 1.5, -2.5, 500.0, 0.0), 7)
    path = tmp_path / "model.gpkg"
    write_model(Silence(), path, ArchipelagoModel("coast", crs, [ModelIsland(0, model, plane)]))
    read = read_model(Silence(), path)
    now = read.islands[0].model
    assert read.crs == crs
    assert all((one == other).all() for one, other in zip(plane.land.rings, now.land.rings))
    assert np.abs(now.primitives.xy - xy).max() < 1e-3
    kept = model._replace(primitives=discs._replace(xy=now.primitives.xy))
    write_model(Silence(), path.with_name("again.gpkg"), ArchipelagoModel("coast", crs, [ModelIsland(0, kept, plane)]))
    again = read_model(Silence(), path.with_name("again.gpkg")).islands[0].model
    assert np.array_equal(again.primitives.xy, now.primitives.xy)
    assert (now.primitives.z == 1 / 3).all()
    assert (now.ground.values == np.eye(70)).all() and now.ground[1:] == model.ground[1:]


# Edited by hand


def test_a_primitive_that_was_deleted_is_gone_and_a_changed_height_holds(terrain, file):
    edit(file, "DELETE FROM primitives WHERE fid = 3")
    edit(file, "UPDATE primitives SET z_m = 321.5 WHERE fid = 5")
    was, now = terrain.islands[0].model.primitives, read_model(Silence(), file).islands[0].model.primitives
    assert now.z.size == was.z.size - 1
    assert now.z[3] == 321.5
    assert (np.delete(was.z, [2, 4]) == np.delete(now.z, 3)).all()


def test_primitives_on_high_ground_are_told_in_whole_metres_and_stand_on_it_again(terrain, tmp_path):
    (island, *_), path = terrain.islands, tmp_path / "model.gpkg"
    ground = island.model.ground._replace(values=np.abs(island.model.ground.values))
    discs = island.model.primitives
    standing = discs._replace(z=heights_below(ground, discs), gain=np.full(discs.z.size, PRIMITIVE_GAIN))
    standing.z[7] = standing.z[7] + 0.25  # raised
    model = island.model._replace(ground=ground, primitives=standing)
    assert ground.values.max() > 100
    write_model(Silence(), path, dataclasses.replace(terrain, islands=[dataclasses.replace(island, model=model)]))
    read = read_model(Silence(), path).islands[0].model.primitives
    assert all((one == other).all() for one, other in zip(standing, read))
    with closing(sqlite3.connect(path)) as file:
        told, gain = map(np.array, zip(*file.execute("SELECT z_m, gain FROM primitives ORDER BY fid").fetchall()))
    assert (np.delete(told, 7) == np.round(np.delete(standing.z, 7))).all() and told[7] == standing.z[7]
    assert not gain.any()
    edit(path, "UPDATE primitives SET z_m = z_m + 1 WHERE fid = 5")
    now = read_model(Silence(), path).islands[0].model.primitives
    assert now.z[4] == told[4] + 1 and (np.delete(now.z, 4) == np.delete(standing.z, 4)).all()


def test_deleted_primitives_are_told_of_where_the_ground_stays_without_them(file):
    listener = Listener()
    read_model(FeedbackProgress(listener), file)
    assert "Primitives deleted" not in listener.log
    edit(file, "DELETE FROM primitives WHERE fid IN (3, 5, 8)")
    edit(file, "INSERT INTO primitives (geom, z_m, radius_m, noise_m, gain) "
               "SELECT geom, z_m, radius_m, noise_m, gain FROM primitives WHERE fid = 9")  # fmt: skip
    read_model(FeedbackProgress(listener), file)
    assert "Primitives deleted from ‘model.gpkg’: 3. Ground that was eroded keeps its shape" in listener.log
    edit(file, "DELETE FROM parameters WHERE name LIKE 'erosion%'")
    listener = Listener()
    read_model(FeedbackProgress(listener), file)
    assert "Primitives deleted" not in listener.log


def test_a_new_primitive_needs_neither_island_nor_cell(terrain, file):
    geometry = "(SELECT geom FROM primitives WHERE fid = 9)"
    columns = "geom, z_m, radius_m, noise_m, gain"
    edit(file, f"INSERT INTO primitives ({columns}) VALUES ({geometry}, 55.0, 300.0, 0.0, 0.5)")
    was, now = terrain.islands[0].model.primitives, read_model(Silence(), file).islands[0].model.primitives
    assert now.z.size == was.z.size + 1
    assert now.cell[-1] == was.cell[8] and now.z[-1] == 55.0


def moved(path, fid, vertex, by):
    """Move one vertex of a course by x, y and z."""
    from osgeo import ogr

    dataset = ogr.Open(str(path), 1)
    layer = dataset.GetLayerByName("courses")
    feature = layer.GetFeature(fid)
    line = feature.GetGeometryRef().Clone()
    vertex %= line.GetPointCount()
    line.SetPoint(vertex, *np.add(line.GetPoint(vertex), by))
    feature.SetGeometry(line)
    layer.SetFeature(feature)


def test_where_the_beginning_of_a_course_was_moved_those_that_flow_into_it_follow(terrain, file):
    was = terrain.islands[0].model.courses
    course = int(was.downstream[0])
    moved(file, course + 1, 0, (30.0, -40.0, 0.0))
    now = read_model(Silence(), file).islands[0].model.courses
    above = np.flatnonzero(was.downstream == course)
    start = now.first[course]
    assert np.hypot(*(now.xy[start] - was.xy[start])) == pytest.approx(50.0, abs=0.5)
    for each in above:
        assert (now.xy[now.first[each + 1] - 1] == now.xy[start]).all()
    assert np.count_nonzero(np.hypot(*(now.xy - was.xy).T) > 1e-3) == 1 + above.size


def test_a_deleted_node_leaves_what_lay_in_its_cell_to_its_neighbours(terrain, file):
    model = terrain.islands[0].model
    head = int(np.setdiff1d(np.arange(model.tree.z.size), model.tree.receiver)[0])
    edit(file, f"DELETE FROM nodes WHERE fid = {head + 1}")
    now = read_model(Silence(), file).islands[0].model
    assert now.tree.z.size == model.tree.z.size - 1
    lost = model.primitives.cell == head
    away = np.hypot(*(now.primitives.xy[lost][:, np.newaxis] - now.tree.xy).transpose(2, 0, 1))
    assert lost.any() and (now.primitives.cell[lost] == np.argmin(away, axis=1)).all()
    kept = model.primitives.cell != head
    places = model.tree.xy[model.primitives.cell[kept]] - now.tree.xy[now.primitives.cell[kept]]
    assert np.abs(places).max() < 1e-3


def test_nodes_in_any_order_make_the_same_tree(terrain, file):
    columns = "geom, id, downstream, island, strahler"
    edit(file, f"INSERT INTO nodes (fid, {columns}) SELECT 100000 - fid, {columns} FROM nodes")
    edit(file, "DELETE FROM nodes WHERE fid < 50000")
    was, now = terrain.islands[0].model.tree, read_model(Silence(), file).islands[0].model.tree
    assert (now.receiver < np.arange(now.z.size)).all()
    assert set(zip(was.z, was.z[was.receiver])) == set(zip(now.z, now.z[now.receiver]))


def test_an_island_that_was_deleted_is_gone(file):
    edit(file, "DELETE FROM coast WHERE island = 1")
    assert [island.rank for island in read_model(Silence(), file).islands] == [1]


@pytest.mark.parametrize("layer", ("coast", "nodes", "courses", "primitives"))
def test_a_missing_layer_is_named(file, layer):
    edit(file, f'DROP TABLE "{layer}"')
    assert refusal(file) == f"‘model.gpkg’ has no layer ‘{layer}’. Restore it from a copy, or make the model again."


@pytest.mark.parametrize("layer", ("cells", "ridges", "junctions"))
def test_layers_for_the_eye_may_go(file, layer):
    edit(file, f'DROP TABLE "{layer}"')
    assert len(read_model(Silence(), file).islands) == 2


@pytest.mark.parametrize(("layer", "field"), (("courses", "width_m"), ("primitives", "gain"), ("nodes", "downstream")))
def test_a_missing_field_is_named(file, layer, field):
    edit(file, f'ALTER TABLE "{layer}" RENAME COLUMN "{field}" TO other')
    assert f"The layer ‘{layer}’ of ‘model.gpkg’ has no field ‘{field}’. Restore it" in refusal(file)


BROKEN = (
    ("primitives", "radius_m = NULL", "feature 4 has no radius_m. Give it a number, or delete the feature."),
    ("primitives", "radius_m = 'wide'", "feature 4 has ‘wide’ for radius_m, which is no number."),
    ("primitives", "radius_m = 0", "feature 4 has 0 for radius_m. It must be more than 0."),
    ("primitives", "noise_m = -2", "feature 4 has -2 for noise_m. It must be 0 or more."),
    ("primitives", "geom = NULL", "feature 4 is not a point. Draw it as one, or delete it."),
    ("primitives", "geom = x'00'", "feature 4 is not a point. Draw it as one, or delete it."),
    ("courses", "width_m = NULL", "feature 4 has no width_m."),
    ("courses", "rosgen = 'X'", "feature 4 has ‘X’ for rosgen. It must be one of A+, A, B"),
    ("courses", "thread = NULL", "feature 4 has ‘None’ for thread. It must be one of main, side, distributary."),
    ("courses", "downstream = 99999", "feature 4 flows into 99999, which is not there on its island."),
    ("courses", "downstream = id", "feature 4 lies on a cycle. Correct its downstream."),
    ("courses", "id = id + 1", "feature 5 has the id 5, as another has. Give it its own."),
    ("courses", "geom = (SELECT geom FROM nodes LIMIT 1)", "feature 4 is not a line in one piece."),
    ("courses", "island = NULL", "feature 4 has no island."),
    ("courses", "island = -1", "feature 4 has -1 for island. It must be 1 or more."),
    ("nodes", "island = -7", "feature 4 has -7 for island. It must be 1 or more."),
    ("nodes", "downstream = 99999", "feature 4 flows into 99999, which is not there on its island."),
    ("nodes", "id = NULL", "feature 4 has no id."),
    ("nodes", "geom = (SELECT geom FROM primitives LIMIT 1)", "feature 4 has a vertex without a height."),
)


@pytest.mark.parametrize(("layer", "change", "sentence"), BROKEN)
def test_a_broken_value_is_named_with_its_feature_and_the_remedy(file, layer, change, sentence):
    edit(file, f"UPDATE {layer} SET {change} WHERE fid = 4")
    assert f"‘model.gpkg’, layer ‘{layer}’: {sentence}" in refusal(file)


def test_a_course_on_which_water_would_rise_is_named_with_the_vertex(file):
    moved(file, 6, 0, (0.0, 0.0, -1e4))
    assert "does not fall from its vertex 1 (" in refusal(file)


def test_a_course_that_ends_above_the_sea_is_named(terrain, file):
    last = int(np.flatnonzero(terrain.islands[0].model.courses.downstream < 0)[0])
    moved(file, last + 1, -1, (0.0, 0.0, 1e-3))
    assert refusal(file).endswith("reaches the sea at 0.001 m. Set the Z of its end to 0.")


def test_a_course_that_was_torn_from_the_next_is_named(terrain, file):
    course = int(np.flatnonzero(terrain.islands[0].model.courses.downstream >= 0)[0])
    moved(file, course + 1, -1, (3e3, 4e3, 0.0))
    assert "ends 5 km from where the course begins that it flows into" in refusal(file)


def test_two_parts_of_one_island_are_refused(file):
    edit(file, "UPDATE coast SET island = 1")
    assert "layer ‘coast’: feature 2 is one more part of island 1. Unite its parts" in refusal(file)


def test_a_coast_that_crosses_itself_is_refused(file):
    bow = "x'47500001000000000103000000010000000500000000000000000000000000000000000000"
    bow += "000000000000F03F000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F"
    bow += "00000000000000000000000000000000'"
    edit(file, f"UPDATE coast SET geom = {bow} WHERE fid = 1")
    assert "layer ‘coast’: feature 1 is not one valid polygon. Repair it with ‘Fix geometries’" in refusal(file)


def test_a_missing_raster_of_erosion_is_named(file):
    edit(file, "DELETE FROM gpkg_contents WHERE table_name = 'erosion'")
    assert "The raster ‘erosion’ of ‘model.gpkg’ is missing or broken." in refusal(file)
    edit(file, "DELETE FROM parameters WHERE name LIKE 'erosion%'")
    assert read_model(Silence(), file).islands[0].model.ground is None


@pytest.mark.parametrize("name", ("edge", "plane_x", "seed", "erosion_cell", "crs"))
def test_a_missing_parameter_is_named(file, name):
    edit(file, "DELETE FROM parameters WHERE name = ?", name)
    assert f"The table ‘parameters’ of ‘model.gpkg’ has no ‘{name}’" in refusal(file)


def test_a_parameter_that_makes_no_sense_is_named(file):
    edit(file, "UPDATE parameters SET value = '-5' WHERE name = 'edge' AND island = 2")
    assert "gives ‘-5’ for ‘edge’ of island 2: it must be a number above 0." in refusal(file)


def test_files_that_are_no_model_are_refused(tmp_path, file):
    text = tmp_path / "notes.gpkg"
    text.write_text("not a database at all, however long it may be " * 9)
    said = refusal(text)
    assert "‘notes.gpkg’ cannot be read" in said and "Choose a file that ‘Terrain model’ has made" in said
    assert not is_model(text) and not is_model(tmp_path / "nothing.gpkg") and is_model(file)
    assert "There is no file" in refusal(tmp_path / "nothing.gpkg")
    edit(file, "DELETE FROM parameters WHERE name = 'format'")
    assert refusal(file) == "‘model.gpkg’ is no terrain model. Choose a file that ‘Terrain model’ has made."


def damaged(whole, seed):
    """Return the bytes of a file with one to a few hundred of them changed, all over it or among the names."""
    random = np.random.default_rng(seed)
    begin, end = 0, whole.size if seed % 2 else NAMES * PAGE
    count = (1, 3, 20, 300)[seed // 2 % 4]
    changed = whole.copy()
    changed[random.integers(begin, end, count)] = random.integers(0, 256, count)
    return changed.tobytes()


@pytest.mark.parametrize("tenth", some_of(range(10)))
def test_whatever_bytes_are_damaged_the_file_is_read_or_refused_in_a_sentence(file, tenth):
    whole, refused = np.frombuffer(file.read_bytes(), np.uint8), 0
    for seed in range(20 * tenth, 20 * tenth + 20):
        file.write_bytes(damaged(whole, seed))
        assert is_model(file) in (True, False)
        try:
            read_model(Silence(), file)
        except UserError as error:
            refused += 1
            assert str(error).isprintable() and str(error).endswith(".")
    assert refused


def test_a_model_of_a_later_version_asks_for_an_update(file):
    edit(file, "UPDATE parameters SET value = '99' WHERE name = 'version'")
    assert "was made by a later version of Headwaters. Update the plugin" in refusal(file)


def test_a_model_of_an_earlier_version_asks_to_be_built_again(file):
    edit(file, "UPDATE parameters SET value = '1' WHERE name = 'version'")
    assert "was made by an earlier version of Headwaters. Build the model again" in refusal(file)


def test_a_model_is_whole_or_refused_however_little_room_there_is(terrain, small_disk):
    terrain = dataclasses.replace(terrain, islands=terrain.islands[-1:])
    path, outcomes = small_disk / "model.gpkg", set()
    for room in range(0, 490_000, 24_001):
        (small_disk / "ballast").unlink(missing_ok=True)
        path.unlink(missing_ok=True)
        (small_disk / "ballast").write_bytes(bytes(max(shutil.disk_usage(small_disk).free - room, 0)))
        try:
            write_model(Silence(), path, terrain)
        except UserError as refusal:
            outcomes.add("refused")
            assert "‘model.gpkg’ cannot be written" in str(refusal) and len(str(refusal)) < 300
        else:
            outcomes.add("whole")
            assert len(read_model(Silence(), path).islands) == len(terrain.islands)
    assert outcomes == {"refused", "whole"}
