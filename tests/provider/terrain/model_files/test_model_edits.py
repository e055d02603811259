"""What people have done to the courses of a model is known from what triggers noted, as from a copy of all of them."""

import shutil
import sqlite3
from contextlib import closing

import numpy as np
import pytest
from headwaters.provider.errors import UserError
from headwaters.provider.layers.wkb import geopackage_header, line_wkb
from headwaters.provider.terrain.model_files.edits import read_edits
from headwaters.provider.terrain.model_files.reading import read_model
from headwaters.provider.terrain.model_files.writing import write_model

from .test_model_writing import Silence, terrain  # noqa: F401

WHOLE = "geom, id, downstream, island"


@pytest.fixture
def file(terrain, tmp_path):  # noqa: F811
    """A model whose courses were edited with SQL, and the same with a copy of all main courses as they were."""
    path, whole = tmp_path / "model.gpkg", tmp_path / "whole.gpkg"
    write_model(Silence(), path, terrain)
    with closing(sqlite3.connect(path)) as database:
        before = database.execute(f"SELECT {WHOLE} FROM courses WHERE thread = 'main' ORDER BY rowid").fetchall()
        assert database.execute("SELECT count(*) FROM made_for").fetchone() == (0,)
        ids = [row[1] for row in before]
        shapes = {row[1]: row[0] for row in before}
        fed = {row[2] for row in before}
        springs = [course for course in ids if course not in fed]
        header = geopackage_header(int.from_bytes(before[0][0][4:8], "little", signed=True))

        def lifted(course, by):
            line = np.frombuffer(shapes[course][17:], "<f8").reshape(-1, 3)
            return header + line_wkb(np.add(line, (by, 0.0, 1.0 - by)))

        change = "UPDATE courses SET geom = ? WHERE id = ?"
        database.execute(change, (lifted(springs[0], 0.0), springs[0]))
        database.execute(change, (lifted(springs[1], 0.01), springs[1]))
        database.execute(change, (lifted(springs[2], 0.0), springs[2]))
        database.execute(change, (shapes[springs[2]], springs[2]))  # and put back again
        database.execute("DELETE FROM courses WHERE id = ?", (springs[3],))
        columns = [row[1] for row in database.execute("PRAGMA table_info(courses)") if row[1] not in ("fid", "id")]
        copied = ", ".join(columns)
        database.execute(
            f"INSERT INTO courses (id, {copied}) SELECT 900001, {copied} FROM courses WHERE id = ?", (springs[4],)
        )
        database.execute("UPDATE courses SET width_m = 2 * width_m WHERE id = ?", (springs[5],))
        database.commit()
    shutil.copy(path, whole)
    with closing(sqlite3.connect(whole)) as database:
        database.execute("DELETE FROM made_for")
        database.executemany(f"INSERT INTO made_for ({WHOLE}) VALUES (?, ?, ?, ?)", before)
        database.execute("UPDATE parameters SET value = '4' WHERE name = 'version'")
        database.commit()
    return path, whole


def by_course(path):
    """Return what is known of the edits of an island: of each course, and of each that was there, by their lines."""
    (edits, *_) = read_edits(path, read_model(Silence(), str(path)))
    before = edits.before
    lines = [line.tobytes() for line in np.split(before.xy, before.first[1:-1])]
    was = [lines[row] if row >= 0 else None for row in edits.was]
    now = list(zip(edits.touched, edits.moved, edits.given, was))
    below = [lines[row] if row >= 0 else None for row in before.downstream]
    heights = [z.tobytes() for z in np.split(before.z, before.first[1:-1])]
    return now, sorted(zip(lines, heights, edits.gone, [each or b"" for each in below]))


def test_edits_are_those_that_a_copy_of_all_courses_tells(file):
    path, whole = file
    noted = by_course(path)
    assert noted == by_course(whole)
    assert sum(touched for touched, *_ in noted[0]) == 3  # raised, moved, added; a width is no line
    assert sum(gone for _, _, gone, _ in noted[1]) == 3  # raised, moved, deleted


def test_layers_that_were_copied_one_by_one_are_refused(file):
    path = file[0]
    model = read_model(Silence(), str(path))
    with closing(sqlite3.connect(path)) as database:
        database.execute("DROP TRIGGER made_for_edited")
        database.commit()
    with pytest.raises(UserError, match=r"nothing has noted what was edited\. Edit a copy of the whole file"):
        read_edits(path, model)
