"""What a worker does: it tells what it lacks and sees, leaves off when told to, and takes the code that was sent."""

import os
import subprocess
import sys
from functools import partial

import numpy as np
import pytest
from headwaters.core.raster.scratch_files import ScratchRaster
from headwaters.provider.cluster import packing
from headwaters.provider.cluster.on_worker import PROBE, Batch, found_on_worker
from headwaters.provider.cluster.packing import pack


def test_a_worker_tells_what_it_lacks(tmp_path):
    (tmp_path / PROBE).write_text("word")
    (tmp_path / "dem.tif").touch()
    there, gone = str(tmp_path / "dem.tif"), str(tmp_path / "gone.tif")
    assert found_on_worker(("os", "nothing_of_the_kind"), [tmp_path], "word", [there, gone]) == (
        ["nothing_of_the_kind"],
        {},
        [gone],
    )
    assert sorted(path.name for path in tmp_path.iterdir()) == ["dem.tif", PROBE]


def test_a_worker_knows_its_folder_by_a_word(tmp_path):
    (tmp_path / PROBE).write_text("another word")
    there, nowhere = str(tmp_path), str(tmp_path / "nowhere")
    assert found_on_worker((), [there, nowhere], "word", [])[1] == {
        there: ("sees another folder there",),
        nowhere: ("does not see it",),
    }


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="nothing is forbidden to this user")
def test_a_worker_that_may_not_write_says_so(tmp_path):
    (tmp_path / PROBE).write_text("word")
    tmp_path.chmod(0o500)
    assert "cannot write there ({})" in found_on_worker((), [tmp_path], "word", [])[1][tmp_path]


def _stopping(stop, job):
    if job == 2:
        stop.touch()
    return job


def test_a_batch_is_left_off_when_the_run_is_stopped(tmp_path):
    stop = tmp_path / "stop"
    assert Batch(partial(_stopping, stop), [0, 1, 2, 3, 4], stop).done() == [0, 1, 2]


def _sum_of(function, rasters, window):
    return function([raster[window].sum() for raster in rasters])


def test_files_are_closed_after_a_batch_wherever_they_were_named(tmp_path):
    """Also those that are arguments of arguments, or come with a job: who opens them next sees what was written."""
    one, two, three = (ScratchRaster(tmp_path / name, (5, 5), np.int32, 4) for name in "123")
    work = partial(_sum_of, partial(_least_with, {"other": [three]}), (one, two))
    assert Batch(work, [np.s_[0:5]], tmp_path / "stop").done() == [0]
    assert [raster._opened for raster in (one, two, three)] == [{}] * 3


def _least_with(others, sums):
    return min(*sums, *(raster[0:5].sum() for raster in others["other"]))


def test_workers_import_the_code_that_was_sent_last(tmp_path, monkeypatch):
    """Where an older version was at work before, too; and with files beside which machine code can be kept."""
    archives = []
    for number, text in enumerate(["KIND = 'old'\n", "KIND = 'new'\n"]):
        root = tmp_path / f"root{number}"
        (root / "core").mkdir(parents=True)
        (root / "core" / "__init__.py").write_text("")
        (root / "core" / "facts.py").write_text(text)
        monkeypatch.setattr(packing, "PLUGIN_FOLDER", root)
        monkeypatch.setattr(packing, "TRAVELS", ("core",))
        archives.append(pack(tmp_path))
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            f"""
import importlib, sys
for archive, name in {[(str(archive), f"arrival_of_{archive.stem}") for archive in (*archives, archives[0])]}:
    sys.path.insert(0, archive)
    importlib.reload(importlib.import_module(name))
    facts = importlib.import_module("{packing.PACKAGE_NAME}.core.facts")
    print(facts.KIND, facts.__file__.endswith("/core/facts.py"))
""",
        ],
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
    ).stdout.split()
    assert told == ["old", "True", "new", "True", "old", "True"]


def test_the_same_code_makes_the_same_archive(tmp_path):
    (tmp_path / "again").mkdir()
    one, two = pack(tmp_path), pack(tmp_path / "again")
    assert one.name == two.name
    assert one.read_bytes() == two.read_bytes()


def test_what_travels_needs_no_qgis(tmp_path):
    """All of it can be imported by a Python that has neither QGIS nor Dask."""
    names = [name[:-3].replace("/", ".") for name in packing._files() if not name.endswith("__init__.py")]
    modules = [f"{packing.PACKAGE_NAME}.{name}" for name in names if name.startswith("provider")]
    archive = pack(tmp_path)
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            f"""
import importlib, sys
for banned in ("qgis", "distributed", "dask"):
    sys.modules[banned] = None
sys.path.insert(0, {str(archive)!r})
importlib.import_module("arrival_of_{archive.stem}")
for name in {modules}:
    importlib.import_module(name)
print(len({modules}))
""",
        ],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert told.stdout.split() == [str(len(modules))], told.stderr
    assert len(modules) >= 2
