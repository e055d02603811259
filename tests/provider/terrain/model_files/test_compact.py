"""A compact file holds a model as it is, with all that people did to it, but for layers that are there to look at."""

import io
import lzma
import shutil
import sqlite3
import tempfile
from contextlib import closing

import numpy as np
import pytest
from headwaters.provider.errors import UserError
from headwaters.provider.terrain.model_files.compact import LEFT_OUT, ordinary, write_compact
from headwaters.provider.terrain.model_files.edits import read_edits
from headwaters.provider.terrain.model_files.rasters import RASTERS, StoredRasters
from headwaters.provider.terrain.model_files.reading import read_model
from headwaters.provider.terrain.model_files.writing import is_model

from .test_model_edits import file as edited  # noqa: F401
from .test_model_writing import Silence, edit, file, terrain, written  # noqa: F401

HEIGHT, NOISE, PLACE = 2.0**-18, 2.0**-16, 2.0**-15  # metres: the steps of heights, of noise, and of vertices
OTHERWISE = {"gpkg_2d_gridded_tile_ancillary", "gpkg_contents", "sqlite_sequence"}
TILES = "SELECT tile_matrix_set_name FROM gpkg_2d_gridded_coverage_ancillary"


class Told(Silence):
    """A run that remembers what it was told."""

    def __init__(self):
        self.notes = []

    def note(self, text, *values):
        """Remember it."""
        self.notes.append(text.format(*values))


@pytest.fixture
def plain(file):  # noqa: F811
    """A model whose primitives have no gain of their own, and all another noise."""
    edit(file, "UPDATE primitives SET gain = NULL, noise_m = 1 + 1.0 / rowid")
    return file


def compact(path, run=None):
    """Return the compact form of a file, beside it."""
    made = path.with_name(f"compact_{path.name}")
    write_compact(run or Silence(), made, lambda whole: shutil.copy(path, whole))
    return made


def archive(**arrays):
    """Return the bytes of an archive of arrays."""
    content = io.BytesIO()
    np.savez(content, **arrays)
    return content.getvalue()


def tables(path):
    """Return all rows of the tables of a file, and its triggers; not of those that hold tiles, or tell times."""
    with closing(sqlite3.connect(path)) as database:
        names = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        tiles = {name for (name,) in database.execute(TILES)} | OTHERWISE
        rows = {name: database.execute(f'SELECT * FROM "{name}" ORDER BY rowid').fetchall() for name in names - tiles}
        return rows, sorted(database.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"))


def test_every_row_and_sample_comes_back(plain):
    edit(plain, "INSERT INTO carve (geom) VALUES (x'00')")
    edit(plain, "ALTER TABLE primitives ADD COLUMN remark TEXT")
    edit(plain, "UPDATE primitives SET remark = 'mine' WHERE rowid % 50 = 3")
    edit(plain, "UPDATE primitives SET gain = 0.7, z_m = 4321.1 WHERE rowid % 50 = 4")
    edit(plain, "UPDATE primitives SET cell = NULL, radius_m = 'wide' WHERE rowid % 50 = 5")
    edit(plain, "DELETE FROM primitives WHERE rowid % 50 = 6")
    edit(plain, 'ALTER TABLE primitives ADD COLUMN "a ""wild"" one" INTEGER DEFAULT 3')
    edit(plain, 'UPDATE primitives SET "a ""wild"" one" = NULL WHERE rowid % 3')
    (before, triggers), known = tables(plain), StoredRasters(plain)
    with ordinary(str(compact(plain))) as whole:
        (after, still), found = tables(whole), StoredRasters(whole)
        for name in RASTERS:
            values = known.values(name)
            assert (values is None) == (found.values(name) is None)
            assert values is None or np.array_equal(values, found.values(name))
    assert triggers == still
    for name in LEFT_OUT:
        assert before.pop(name) and not after.pop(name)
    moved = {name for name in before if before[name] != after[name]}
    assert moved == {"courses", "primitives"}
    for name in moved:
        assert len(before[name]) == len(after[name])
        for one, other in zip(before[name], after[name]):
            numbers = [(a, b) for a, b in zip(one, other) if a != b and not isinstance(a, bytes)]
            assert all(abs(a - b) <= NOISE for a, b in numbers)
            assert one[1] is None or len(one[1]) == len(other[1])


def test_primitives_lie_where_they_did_and_courses_within_hundredths_of_a_millimetre(plain):
    before, after = read_model(Silence(), str(plain)), read_model(Silence(), str(compact(plain)))
    for one, other in zip(before.islands, after.islands):
        a, b = one.model, other.model
        assert np.abs(a.courses.xy - b.courses.xy).max(initial=0) <= PLACE
        assert np.array_equal(a.primitives.xy, b.primitives.xy)
        for name in ("cell", "thread", "downstream", "discharge", "width", "swing"):
            assert np.array_equal(getattr(a.courses, name), getattr(b.courses, name))
        assert np.abs(a.courses.z - b.courses.z).max(initial=0) <= HEIGHT
        assert np.abs(a.primitives.z - b.primitives.z).max() <= HEIGHT
        assert np.abs(a.primitives.noise - b.primitives.noise).max() <= NOISE
        assert np.array_equal(a.primitives.cell, b.primitives.cell)
        assert all(np.array_equal(*rings) for rings in zip(a.land.rings, b.land.rings))


def test_it_is_known_what_was_edited(edited):  # noqa: F811
    path, _ = edited
    known = read_edits(path, read_model(Silence(), str(path)))
    with ordinary(str(compact(path))) as whole:
        found = read_edits(whole, read_model(Silence(), str(whole)))
    assert any(edits.touched.any() for edits in known)
    for one, other in zip(known, found):
        for name in ("touched", "moved", "given", "gone", "was"):
            assert np.array_equal(getattr(one, name), getattr(other, name))
        assert np.allclose(one.before.xy, other.before.xy, rtol=0, atol=PLACE)


def test_a_course_that_falls_by_next_to_nothing_keeps_its_line(plain):
    with closing(sqlite3.connect(plain)) as database:
        row, shape = database.execute("SELECT rowid, geom FROM courses").fetchone()
        line = np.frombuffer(shape[17:], "<f8").reshape(-1, 3).copy()
        line[:, 2] = 5.0 - 1e-7 * np.arange(len(line))
        shape = shape[:17] + line.tobytes()
        database.execute("UPDATE courses SET geom = ? WHERE rowid = ?", (shape, row))
        database.execute("DELETE FROM made_for")
        database.commit()
    with ordinary(str(compact(plain))) as whole, closing(sqlite3.connect(whole)) as database:
        assert database.execute("SELECT geom FROM courses WHERE rowid = ?", (row,)).fetchone() == (shape,)


def test_packed_once_more_it_stays_what_it_is(plain):
    made = compact(plain)
    with ordinary(str(made)) as whole:
        first = tables(whole)
        with ordinary(str(compact(whole))) as again:
            assert tables(again) == first


def test_it_says_what_is_left_out_and_is_a_model_that_may_be_replaced(plain):
    run = Told()
    made = compact(plain, run)
    assert any(all(name in note for name in LEFT_OUT) for note in run.notes)
    assert is_model(made)
    assert made.stat().st_size < 0.5 * plain.stat().st_size


@pytest.mark.parametrize("room", (20_000, 200_000, 400_000))
def test_without_room_to_unpack_it_is_told_and_nothing_is_read(plain, small_disk, monkeypatch, room):
    made = compact(plain)
    assert plain.stat().st_size > 1.1 * room
    monkeypatch.setattr(tempfile, "tempdir", str(small_disk))
    (small_disk / "filler").write_bytes(bytes(shutil.disk_usage(small_disk).free - room))
    told = rf"‘{made.name}’ cannot be unpacked into ‘{small_disk}’: No space left on device"
    with pytest.raises(UserError, match=told):
        read_model(Silence(), str(made))
    assert [each.name for each in small_disk.iterdir()] == ["filler"]


def test_one_of_a_later_form_is_refused_and_a_table_of_somebody_else_makes_none(plain):
    edit(plain, "CREATE TABLE packed (content BLOB)")
    known = read_model(Silence(), str(plain))
    made = compact(plain)
    edit(made, "UPDATE parameters SET value = 7 WHERE name = 'version'")
    with pytest.raises(UserError, match=f"‘{made.name}’ was made by a later version of Headwaters"):
        read_model(Silence(), str(made))
    assert known is not None


@pytest.mark.parametrize("spoilt", ("a byte", "the end", "all", "the row", "something else", "no rest"))
def test_a_damaged_one_is_refused_with_a_sentence(plain, spoilt):
    made = compact(plain)
    with closing(sqlite3.connect(made)) as database:
        content = bytearray(database.execute("SELECT content FROM packed").fetchone()[0])
        content[len(content) // 2] ^= 1
        values = {
            "a byte": bytes(content),
            "the end": bytes(content[: len(content) // 3]),
            "all": None,
            "something else": lzma.compress(b"something else"),
            "no rest": lzma.compress(archive(unit=1.0)),
        }
        if spoilt == "the row":
            database.execute("DELETE FROM packed")
        else:
            database.execute("UPDATE packed SET content = ?", (values[spoilt],))
        database.commit()
    with pytest.raises(UserError, match=rf"‘{made.name}’ is damaged: it cannot be unpacked\. Restore it"):
        read_model(Silence(), str(made))
