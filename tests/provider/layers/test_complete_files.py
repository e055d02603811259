"""Files are whole or not there, in the place that the user means, and killed runs leave nothing for ever."""

import os
import re
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest
from headwaters.provider.errors import UserError
from headwaters.provider.layers import workshops
from headwaters.provider.layers.complete_files import complete_file
from headwaters.tests.provider.running import PREAMBLE, ROOT
from headwaters.tests.provider.samples import names_in
from osgeo import ogr

PARTS = (".dbf", ".prj", ".shp", ".shx")
DAY = 24 * 3600


def put(path, text):
    """Write one file as an output is written."""
    with complete_file(path) as unfinished:
        unfinished.write_text(text)


def put_parts(path, text, endings=PARTS):
    """Write a layer of several files."""
    with complete_file(path) as unfinished:
        for ending in endings:
            unfinished.with_suffix(ending).write_text(text)


def contents(folder):
    """Return what the files of a folder hold, hidden ones too."""
    return {path.name: path.read_text() for path in sorted(Path(folder).rglob("*")) if path.is_file()}


@pytest.mark.parametrize("name", ["dem.tif", "model.gpkg", "report.html"])
def test_a_sentence_names_the_path_that_the_user_chose(name, tmp_path):
    path = tmp_path / name
    with pytest.raises(UserError) as refused, complete_file(path) as unfinished:
        raise UserError(f"Failed to create file {unfinished}: {unfinished}.aux.xml")
    assert str(refused.value) == f"Failed to create file {path}: {path}.aux.xml"


# Links


@pytest.fixture(params=["the same disk", "another disk"])
def elsewhere(request, tmp_path, tmp_path_factory):
    """Return a folder that a link may lead to."""
    if request.param == "the same disk":
        yield tmp_path_factory.mktemp("elsewhere")
        return
    memory = Path("/dev/shm")
    if not memory.is_dir() or memory.stat().st_dev == tmp_path.stat().st_dev or not os.access(memory, os.W_OK):
        pytest.skip("there is no other disk here")
    folder = memory / f"headwaters-test-{os.getpid()}"
    folder.mkdir()
    yield folder
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()


def test_what_a_link_points_to_is_written_and_the_link_stays(tmp_path, elsewhere):
    for before in ("last week", None):  # which leads to a file, then to none yet
        link, own = tmp_path / f"out {before}.tif", elsewhere / f"own {before}.tif"
        link.symlink_to(own)
        if before:
            own.write_text(before)
        put(link, "today")
        assert link.is_symlink()
        assert own.read_text() == "today"
        assert names_in(elsewhere) == sorted({own.name, *names_in(elsewhere)})
    assert contents(elsewhere) == dict.fromkeys(["own None.tif", "own last week.tif"], "today")


def test_a_failure_leaves_what_a_link_points_to(tmp_path, elsewhere):
    link, own = tmp_path / "out.tif", elsewhere / "own.tif"
    own.write_text("last week")
    link.symlink_to(own)
    with pytest.raises(ValueError, match="dry"), complete_file(link) as unfinished:
        unfinished.write_text("half")
        raise ValueError("dry")
    assert link.is_symlink()
    assert contents(elsewhere) == {"own.tif": "last week"}


def test_each_part_of_a_layer_goes_where_its_link_points_to(tmp_path, elsewhere):
    put_parts(elsewhere / "own.shp", "last week")
    for ending in (".shp", ".dbf", ".shx"):
        (tmp_path / f"out{ending}").symlink_to(elsewhere / f"own{ending}")
    put_parts(tmp_path / "out.shp", "today")
    assert set(contents(tmp_path).values()) == {"today"}
    assert names_in(tmp_path) == ["out.dbf", "out.prj", "out.shp", "out.shx"]
    assert contents(elsewhere) == dict.fromkeys(["own.dbf", "own.shp", "own.shx"], "today")


def test_a_link_that_leads_nowhere_is_refused(tmp_path):
    (tmp_path / "out.tif").symlink_to(tmp_path / "no folder" / "own.tif")
    with pytest.raises(UserError, match=r"Nothing can be written into ‘.*no folder’"):
        put(tmp_path / "out.tif", "today")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no files but files")
def test_what_is_no_file_is_not_replaced(tmp_path):
    os.mkfifo(tmp_path / "out.tif")
    with pytest.raises(UserError, match=r"‘.*out\.tif’ is no file that could be replaced"):
        put(tmp_path / "out.tif", "today")


# Layers of several files


@pytest.mark.parametrize("before", [None, PARTS, (*PARTS, ".cpg", ".qix")], ids=["none", "one", "one with more parts"])
def test_at_no_moment_is_there_a_layer_with_missing_parts_or_parts_of_another(before, tmp_path, monkeypatch):
    path, seen = tmp_path / "rivers.shp", []
    if before:
        put_parts(path, "old", before)
    replace = os.replace

    def watched(file, place):
        replace(file, place)
        there = {each.suffix: each.read_text() for each in tmp_path.iterdir() if each.is_file()}
        if ".shp" in there:
            seen.append(there)

    monkeypatch.setattr(os, "replace", watched)
    put_parts(path, "new")
    assert seen
    whole = [dict.fromkeys(PARTS, "new"), dict.fromkeys(before or (), "old")]
    assert all(there in whole for there in seen)


@pytest.mark.parametrize("locked", PARTS)
@pytest.mark.parametrize("before", [True, False])
def test_a_part_that_cannot_be_replaced_leaves_the_layer_of_last_week(locked, before, tmp_path, monkeypatch):
    path = tmp_path / "rivers.shp"
    if before:
        put_parts(path, "old")
    replace = os.replace

    def guarded(file, place):
        if Path(place) == path.with_suffix(locked) and Path(file).read_text() == "new":
            raise PermissionError(13, "it is open in another program")
        replace(file, place)

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", guarded)
        with pytest.raises(UserError, match=r"rivers\.shp’ cannot be written: it is open in another program"):
            put_parts(path, "new")
    assert contents(tmp_path) == ({f"rivers{ending}": "old" for ending in PARTS} if before else {})


def shapefile(path, x):
    """Make a Shapefile of ten points, with a spatial index."""
    dataset = ogr.GetDriverByName("ESRI Shapefile").CreateDataSource(str(path))
    layer = dataset.CreateLayer("points", None, ogr.wkbPoint)
    for number in range(10):
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetGeometry(ogr.CreateGeometryFromWkt(f"POINT ({x + number} 0)"))
        layer.CreateFeature(feature)
    return dataset


def test_the_spatial_index_of_an_older_layer_hides_nothing_of_the_new_one(tmp_path):
    path = tmp_path / "points.shp"
    dataset = shapefile(path, 0)
    dataset.ExecuteSQL("CREATE SPATIAL INDEX ON points")
    del dataset
    assert "points.qix" in names_in(tmp_path)
    with complete_file(path) as unfinished:
        shapefile(unfinished, 1000)
    layer = (dataset := ogr.Open(str(path))).GetLayer()
    layer.SetSpatialFilterRect(1004.5, -1, 2000, 1)
    assert sum(1 for _ in layer) == 5
    del layer, dataset


# What killed runs leave


def hidden(folder):
    """Return the hidden folders."""
    return sorted(path.name for path in Path(folder).glob(".headwaters-*") if path.is_dir())


def killed_run(folder):
    """Kill a process that has begun to write into a folder."""
    body = f"""
    import time
    from headwaters.provider.layers.complete_files import complete_file
    with complete_file({str(folder / "killed.tif")!r}) as unfinished:
        unfinished.write_text("half")
        print("written", flush=True)
        time.sleep(600)
    """
    code = PREAMBLE.format(before="", init=str(ROOT / "__init__.py"), root=str(ROOT)) + textwrap.dedent(body)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            next(line for line in process.stdout if line.startswith("written"))
            put(folder / "beside.tif", "whole")  # while the other one is at work
            assert len(hidden(folder)) == 1
        finally:
            process.send_signal(signal.SIGKILL)


@pytest.mark.skipif(os.name != "posix", reason="what has been killed is not told here")
def test_the_next_run_removes_what_a_killed_one_has_left_and_nothing_else(tmp_path):
    put(tmp_path / "whole.tif", "whole")
    (tmp_path / ".headwaters-notes").write_text("a file of the user's")
    killed_run(tmp_path)
    assert [(tmp_path / name / "killed.tif").read_text() for name in hidden(tmp_path)] == ["half"]
    put(tmp_path / "next.tif", "whole")
    assert names_in(tmp_path) == [".headwaters-notes", "beside.tif", "next.tif", "whole.tif"]


def left_folder(folder, days, *owner, mark=workshops.WORKSHOP_MARK):
    """Make a hidden folder as a run of an owner would have left it, untouched for days."""
    made = folder / f".headwaters-{'-'.join([*owner, 'x1_y2z3'])}"
    (made / mark).mkdir(parents=True)
    (made / "half.tif").write_text("half")
    for path in (made / "half.tif", made / mark, made):
        os.utime(path, (time.time() - days * DAY,) * 2)
    return made


def own_name(folder):
    """Return machine, process and start of this process, as hidden folders bear them."""
    with complete_file(folder / "any.tif") as unfinished:
        return re.fullmatch(r"\.headwaters-(\w+)-(\d+)-(\w*)-\w+", unfinished.parent.name).groups()


def test_a_folder_of_a_living_process_stays_however_old(tmp_path):
    made = left_folder(tmp_path, 100, *own_name(tmp_path))
    put(tmp_path / "next.tif", "whole")
    assert made.exists()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the system does not tell when processes began")
def test_a_process_that_has_the_number_of_the_killed_one_does_not_keep_its_folder(tmp_path):
    machine, pid, start = own_name(tmp_path)
    made = left_folder(tmp_path, 0, machine, pid, str(int(start) - 1))
    put(tmp_path / "next.tif", "whole")
    assert not made.exists()


@pytest.mark.parametrize("owner", [("0123456789ab", "1", "1"), ("abcdefgh",)], ids=["other machine", "older version"])
@pytest.mark.parametrize("days", [0, workshops.UNTOUCHED_DAYS - 1, workshops.UNTOUCHED_DAYS + 1])
def test_a_folder_whose_owner_cannot_be_asked_stays_for_days(owner, days, tmp_path):
    made = left_folder(tmp_path, days, *owner)
    put(tmp_path / "next.tif", "whole")
    assert made.exists() == (days < workshops.UNTOUCHED_DAYS)


@pytest.mark.parametrize("owner", [("notes",), ("0123456789ab", "1", "1"), "ours"], ids=["notes", "copy", "here"])
def test_a_folder_without_our_mark_is_somebody_elses(owner, tmp_path):
    """A person's notes, or a copy of what lay in a folder of ours."""
    owner = (*own_name(tmp_path)[:2], "1") if owner == "ours" else owner
    made = left_folder(tmp_path, 100, *owner, mark="thoughts")
    (tmp_path / ".headwaters-empty").mkdir()
    os.utime(tmp_path / ".headwaters-empty", (1, 1))
    put(tmp_path / "next.tif", "whole")
    assert names_in(made) == ["half.tif", "thoughts"]
    assert (tmp_path / ".headwaters-empty").exists()


def test_what_can_not_be_removed_keeps_the_mark_by_which_it_goes_later(tmp_path, monkeypatch):
    made = left_folder(tmp_path, 100, "0123456789ab", "1", "1")
    with monkeypatch.context() as held:
        held.setattr(Path, "unlink", lambda *_: (_ for _ in ()).throw(PermissionError))
        put(tmp_path / "next.tif", "whole")
    assert names_in(made) == ["half.tif", workshops.WORKSHOP_MARK]
    for path in (made / "half.tif", made / workshops.WORKSHOP_MARK, made):
        os.utime(path, (1, 1))
    put(tmp_path / "next.tif", "whole")
    assert not made.exists()


def test_a_folder_in_which_a_file_is_still_written_to_is_not_old(tmp_path):
    made = left_folder(tmp_path, 100, "0123456789ab", "1", "1")
    (made / "half.tif").write_text("more")
    os.utime(made, (time.time() - 100 * DAY,) * 2)
    put(tmp_path / "next.tif", "whole")
    assert made.exists()
