"""A cluster of two worker processes gives what memory gives, though workers die; nothing stays of a cancel."""

import contextlib
import multiprocessing.spawn
import os
import re
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from headwaters.core.run.run import Run
from headwaters.provider import dependencies
from headwaters.provider.cluster import asking, on_dask, packing, tasks
from headwaters.provider.cluster.asking import answer_of
from headwaters.provider.layers import mosaics
from headwaters.tests.provider.cluster.deadly import Deadly, Doomed
from headwaters.tests.provider.running import Listener, Refused, run, run_apart
from headwaters.tests.provider.samples import hills, in_pieces, read
from headwaters.tests.provider.small import ANYWHERE, RUNS, SmallRuns, files_of
from headwaters.tests.support import THOROUGH, blocks_of
from osgeo import gdal
from qgis.core import QgsRasterLayer

dask, distributed, psutil = map(pytest.importorskip, ("dask", "distributed", "psutil"))
Client, Future, LocalCluster = distributed.Client, distributed.Future, distributed.LocalCluster

CELLS = 600  # along a side: nine tiles of the fill, four blocks of flats would be more than a test needs
CELLS_OF_BLOCKS = 1100  # four blocks of two by two tiles, though sums take the largest


@pytest.fixture(autouse=True)
def short_glances(monkeypatch):
    """Look at once for who is gone and who has come: of a second, a test that ends workers would wait out many."""
    monkeypatch.setattr(tasks, "GLANCE_SECONDS", 0.1)


@pytest.fixture(autouse=True)
def spawned(request):
    """Let all clusters but the one that tests share start their workers as they do for everybody."""
    ours = "cluster" in request.fixturenames
    with dask.config.set({"distributed.worker.multiprocessing-method": "forkserver" if ours else "spawn"}):
        yield


@pytest.fixture(scope="module")
def cluster():
    patience = dask.config.set({"distributed.deploy.lost-worker-timeout": "1h"})  # as with workers of other machines
    workers = {"n_workers": 2, "threads_per_worker": 1, "memory_limit": 0}
    forked = dask.config.set({"distributed.worker.multiprocessing-method": "forkserver"})  # Dask is loaded once for all
    with patience, forked, LocalCluster(**workers, dashboard_address=":0") as cluster:
        yield cluster.scheduler_address


@pytest.fixture(scope="module")
def dem(tmp_path_factory):
    return hills(tmp_path_factory.mktemp("land"), CELLS)


def all_made(folder, algorithm, files, **parameters):
    """Return the bytes of all files that a run leaves in a new folder, its numbers, and its warnings.

    ``files`` are the names of those that its outputs are to have.
    """
    folder.mkdir()
    result = run(algorithm, **parameters, **{name: str(folder / file) for name, file in files.items()})
    left = {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    return left, {key: value for key, value in result.items() if key not in files}, result.warnings


def made(folder, algorithm, name, ending=".tif", **parameters):
    """Return the bytes of all files that a run of one output leaves in a new folder, and its numbers."""
    files, numbers, _ = all_made(folder, algorithm, {name: f"out{ending}"}, **parameters)
    assert {path.name for path in folder.iterdir()} <= {f"out{ending}", "out.tif.aux.xml", "out.tiles"}
    return files, numbers


# The first run of each algorithm that has a cluster to choose, and those that compute in another way.
FIRST = {RUNS[name].algorithm: name for name in reversed(ANYWHERE)}.values()
BY_TILES = "filldepressions fill", "flowdirections dinf", "flowdirections sea", "flowaccumulation mfd"
QUICK = [name for name in ANYWHERE if name in FIRST or {"METHOD", "TIES", "RAIN"} & set(RUNS[name].parameters)]


@pytest.fixture(scope="module")
def small(dem, tmp_path_factory):
    """Return the small runs on the DEM."""
    return SmallRuns(tmp_path_factory.mktemp("small"), dem=dem)


def small_made(folder, name, small, rasters=None, **parameters):
    """Return the bytes of all files that a small run leaves in a new folder, its numbers, and its warnings.

    A raster that is its only one is written as tiles, if nothing else is wanted.
    """
    files = files_of(name, ".geojson", rasters or (".vrt" if len(files_of(name)) == 1 else ".tif"))
    given = small.given(name)
    given.update({side: CELLS for side in ("COLUMNS", "ROWS") if side in given})
    found = all_made(folder, RUNS[name].algorithm, files, **given, **parameters)
    assert not any("CLUSTER" in warning for warning in found[-1])
    return found


@pytest.fixture(scope="module")
def strangers(tmp_path_factory):
    """Return the address of a scheduler that, like its workers, was started in a terminal and knows nothing of us."""
    folder = tmp_path_factory.mktemp("strangers")
    place = folder / "scheduler.json"
    common = ["--scheduler-file", str(place), "--no-dashboard", "--host", "127.0.0.1"]
    worker = ["--nthreads", "1", "--memory-limit", "0", "--local-directory", str(folder)]
    commands = [["scheduler", *common, "--port", "0"], *[["worker", *common, *worker]] * 2]
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with contextlib.ExitStack() as stack:
        for command in commands:
            program = [sys.executable, "-m", "dask", *command]
            process = subprocess.Popen(program, cwd=folder, env=variables, stderr=subprocess.DEVNULL)
            stack.callback(process.wait)
            stack.callback(process.terminate)
        with Client(scheduler_file=str(place), timeout=60, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=60)
            address = client.scheduler.address
        yield address


@pytest.mark.parametrize("name", ANYWHERE if THOROUGH else [name for name in QUICK if name not in BY_TILES])
def test_a_cluster_gives_what_memory_gives(name, cluster, small, tmp_path):
    there = small_made(tmp_path / "there", name, small, CLUSTER=cluster)
    assert there == small_made(tmp_path / "here", name, small)


@pytest.mark.parametrize("name", ["filldepressions fill", "flowaccumulation dem"])
def test_blocks_of_several_tiles_are_joined_there_as_here(name, cluster, tmp_path):
    small = SmallRuns(tmp_path, dem=hills(tmp_path, CELLS_OF_BLOCKS))
    with blocks_of(2):
        test_a_cluster_gives_what_memory_gives(name, cluster, small, tmp_path)


@pytest.mark.parametrize("name", BY_TILES)
def test_workers_write_the_tiles_that_would_be_written_here(name, cluster, small, tmp_path, monkeypatch):
    monkeypatch.setattr(mosaics, "MOSAIC_SIDE", 250)
    written, write_tile = [], mosaics.write_tile
    monkeypatch.setattr(mosaics, "write_tile", lambda *given: written.append(given) or write_tile(*given))
    here = small_made(tmp_path / "here", name, small, ".vrt")
    assert len(written) == 9 * len(files_of(name))
    monkeypatch.setattr(mosaics, "write_tile", write_tile)
    assert small_made(tmp_path / "there", name, small, ".vrt", CLUSTER=cluster) == here


@pytest.mark.parametrize("name", ["flowdirections sea", "flowaccumulation dem"])
def test_a_cluster_that_was_started_in_terminals_gives_what_memory_gives(name, strangers, small, tmp_path):
    test_a_cluster_gives_what_memory_gives(name, strangers, small, tmp_path)


@pytest.mark.parametrize("times", [2, pytest.param(50, marks=pytest.mark.skipif(not THOROUGH, reason="takes long"))])
def test_rasters_are_read_while_others_are_written(times, cluster, small, tmp_path, monkeypatch):
    """A thread that writes closes the files of all others for the workers; on a busy machine these are being read."""
    wait = {name: getattr(os, name) for name in ("preadv", "pwrite") if hasattr(os, name)}

    def interrupted(call, *given):
        time.sleep(0.002)  # between a number of a file and what it is used for others come to the turn
        return call(*given)

    name = "hydrologyfromdem hydrology"
    here = small_made(tmp_path / "here", name, small)
    for call_name, call in wait.items():
        monkeypatch.setattr(os, call_name, partial(interrupted, call))
    for number in range(times):
        assert small_made(tmp_path / f"{number}", name, small, CLUSTER=cluster) == here


LEAST_PHASES = 3  # of any run on a cluster
FOR_LONG = pytest.mark.skipif(not THOROUGH, reason="starts hundreds of workers: HEADWATERS_TESTS=thorough")
DEADLY = "filldepressions fill", "flowaccumulation dem"  # always: by parts in rounds, and all that others begin with


@pytest.fixture
def begun(monkeypatch):
    """Return the phases of runs on a cluster, as they begin."""
    begun, begin = [], tasks.Tasks.begin

    def count(self, *arguments):
        begun.append(self._stop)
        begin(self, *arguments)

    monkeypatch.setattr(tasks.Tasks, "begin", count)
    return begun


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name in DEADLY else FOR_LONG) for name in ANYWHERE])
def test_a_worker_that_dies_in_each_phase_changes_nothing(name, cluster, small, begun, tmp_path, monkeypatch):
    """In the middle of its work, and when it reads and writes files, too."""
    monkeypatch.setattr(mosaics, "MOSAIC_SIDE", 250)
    here = small_made(tmp_path / "here", name, small, ".vrt")
    assert not begun
    small_made(tmp_path / "undisturbed", name, small, ".vrt", CLUSTER=cluster)
    phases = len(set(begun))
    assert phases >= LEAST_PHASES
    begun.clear()
    monkeypatch.setattr(packing, "TRAVELS", (*packing.TRAVELS, "tests/provider/cluster/deadly.py"))
    monkeypatch.setattr(tasks, "Batch", Deadly)
    assert small_made(tmp_path / "there", name, small, ".vrt", CLUSTER=cluster) == here
    assert len(set(begun)) == phases


def start_worker(program, cluster, folder, end):
    """Start a worker as the arguments ``program`` of Python; it stops at the ``end``, and is there on return."""
    options = ["--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", str(folder)]
    command = [sys.executable, *program, cluster.scheduler_address, *options]
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    process = subprocess.Popen(command, env=variables, stderr=subprocess.DEVNULL)
    end.callback(process.wait)
    end.callback(process.terminate)
    with Client(cluster.scheduler_address, set_as_default=False) as client:
        client.wait_for_workers(2, timeout=60)


WORKER = "-m", "dask", "worker"
WITHOUT_NUMBA = "import sys; sys.modules['numba'] = None; from distributed.cli.dask_worker import main; main()"
LATE = {  # how Python starts workers that come during a run, and what is said of them
    "as good as the others": (WORKER, None),
    "without a package": (("-c", WITHOUT_NUMBA), "lacks the Python package ‘numba’"),
    "with another folder": (WORKER, "sees another folder there: ‘.*’"),
}


@pytest.mark.parametrize("kind", LATE)
def test_a_worker_that_comes_late_works_only_if_it_lacks_nothing(kind, dem, tmp_path, monkeypatch):
    """Who lacks something gets no work; the log says so once, and the others do it all."""
    program, words = LATE[kind]
    begin, send, late, given = tasks.Tasks.begin, Client.submit, [], set()
    with contextlib.ExitStack() as end:
        cluster = end.enter_context(LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=":0"))

        def let_another_come(self, *arguments):
            if not late:
                late.append(start_worker(program, cluster, tmp_path, end))
                if words and "folder" in words:
                    (self._stop.parent / on_dask.PROBE).write_text("another word")
            begin(self, *arguments)

        def watched(self, *arguments, workers, **named):
            given.update(workers)
            return send(self, *arguments, workers=workers, **named)

        monkeypatch.setattr(tasks.Tasks, "begin", let_another_come)
        monkeypatch.setattr(Client, "submit", watched)
        run_there = {"INPUT": dem, "CLUSTER": cluster.scheduler_address}
        *there, warnings = all_made(tmp_path / "there", "flowaccumulation", {"OUTPUT": "out.tif"}, **run_there)
    assert there == list(made(tmp_path / "here", "flowaccumulation", "OUTPUT", INPUT=dem))
    assert len(given) == (1 if words else 2)
    assert len(warnings) == bool(words)
    for warning in warnings:
        assert re.fullmatch(rf"CLUSTER: the worker tcp://\S+ is left out, which came later and {words}\.", warning)


@pytest.mark.parametrize("ending", [".tif", ".vrt"])
def test_it_is_said_once_which_rasters_the_workers_do_not_write(ending, cluster, dem, tmp_path):
    """And how they would; where they write all, there is nothing to say."""
    outputs = {name: str(tmp_path / f"{name}{ending}") for name in ("OUTPUT", "DEPTH")}
    result = run("filldepressions", INPUT=dem, CLUSTER=cluster, **outputs)
    words = "This computer alone writes OUTPUT, DEPTH. Rasters with a name that ends with .vrt"
    assert result.log.count(words) == (ending == ".tif")
    assert "This computer alone" not in run("filldepressions", INPUT=dem, **outputs).log


@pytest.mark.parametrize("percent", [20, 45, 70])
def test_nothing_stays_of_a_cancel(percent, cluster, dem, tmp_path):
    listener = Listener(cancel_at=percent)
    assert run("flowaccumulation", listener, INPUT=dem, OUTPUT=str(tmp_path / "out.tif"), CLUSTER=cluster) == {}
    assert list(tmp_path.iterdir()) == []
    with Client(cluster, set_as_default=False) as client:
        assert not any(client.processing().values())


def addresses_listened_at():
    """Return the addresses at which this process and those that it has started wait for somebody to call."""
    process = psutil.Process()
    connections = getattr(psutil.Process, "net_connections", psutil.Process.connections)
    each = (connections(one, "inet") for one in (process, *process.children(recursive=True)))
    return {one.laddr.ip for found in each for one in found if one.status == psutil.CONN_LISTEN}


def test_nobody_from_elsewhere_reaches_the_cluster_of_one_computer(monkeypatch):
    before = addresses_listened_at()
    with on_dask._local_cluster():
        assert addresses_listened_at() - before <= {"127.0.0.1"}


def test_a_cluster_of_one_computer_that_does_not_start_says_so(dem, monkeypatch):
    monkeypatch.setattr(on_dask, "START_SECONDS", 0.01)
    with pytest.raises(Refused, match="CLUSTER: the workers of this computer did not start") as refused:
        run("filldepressions", INPUT=dem, CLUSTER="local")
    assert "dask scheduler" not in str(refused.value)


SCRIPT = """
with open({count!r}, "a") as count:
    count.write("once ")


def work():
    from headwaters.tests.provider.running import Refused, run
    try:
        tell(made=run("filldepressions", INPUT={dem!r}, CLUSTER="local"), told="")
    except Refused as refused:
        tell(told=str(refused))


{begin}
"""
BEGIN = {"bare": "work()", "guarded": "if __name__ == '__main__':\n    work()"}


@pytest.mark.parametrize("kind", BEGIN)
def test_a_script_that_would_run_again_in_each_worker_is_told_so(kind, dem, tmp_path):
    """Before it does."""
    script, count = tmp_path / "script.py", tmp_path / "count"
    code = SCRIPT.format(count=str(count), dem=dem, begin=BEGIN[kind])
    facts = run_apart(code, script=script)
    if kind == "bare":
        words = f"CLUSTER: each worker would run ‘{script}’ again: put what it does under ‘if __name__ =="
        assert words in facts["told"]
        assert count.read_text() == "once "
    else:
        assert facts["told"] == ""
        assert facts["made"]["OUTPUT"]


def test_one_computer_can_be_a_cluster_for_a_dem_of_many_files(dem, tmp_path):
    pieces = in_pieces(dem, tmp_path / "pieces", 6)
    program = multiprocessing.spawn.get_executable()
    filled = made(tmp_path / "there", "filldepressions", "OUTPUT", INPUT=pieces, CLUSTER="local")
    assert multiprocessing.spawn.get_executable() == program
    assert filled == made(tmp_path / "here", "filldepressions", "OUTPUT", INPUT=dem)


@pytest.mark.parametrize("virtual", [False, True])
def test_workers_read_the_digits_of_a_text_file_that_qgis_reads(virtual, cluster, tmp_path):
    """By itself GDAL would keep seven of them."""
    heights = np.random.default_rng(3).random((60, 70)) + 12345
    grid = tmp_path / "dem.asc"
    np.savetxt(grid, heights, "%.9f", header="ncols 70\nnrows 60\nxllcorner 0\nyllcorner 0\ncellsize 10", comments="")
    QgsRasterLayer(str(grid))  # from now on QGIS has its settings of GDAL
    dem = str(grid.with_suffix(".vrt" if virtual else ".asc"))
    if virtual:
        gdal.BuildVRT(dem, str(grid)).FlushCache()
    here = made(tmp_path / "here", "filldepressions", "OUTPUT", INPUT=dem)
    assert read(tmp_path / "here" / "out.tif")[0].dtype == np.float64
    assert made(tmp_path / "there", "filldepressions", "OUTPUT", INPUT=dem, CLUSTER=cluster) == here


def test_a_scheduler_that_does_not_answer_is_named_and_no_client_made_that_would_stay_half_made(dem, monkeypatch):
    clients = []
    monkeypatch.setattr(distributed, "Client", lambda *given, **named: clients.append(given))
    monkeypatch.setattr(on_dask, "CONNECT_SECONDS", 1)
    for address in ("tcp://127.0.0.1:1", "nonsense", "tls://127.0.0.1:1", "ucx://127.0.0.1:1"):
        with pytest.raises(Refused, match=f"CLUSTER: no Dask scheduler answers at ‘{address}’"):
            run("filldepressions", INPUT=dem, CLUSTER=address)
    assert clients == []


def test_a_cluster_without_workers_is_refused(dem, monkeypatch):
    monkeypatch.setattr(on_dask, "CONNECT_SECONDS", 1)
    refused = pytest.raises(Refused, match=r"has no workers\. Start some with ‘dask worker")
    with LocalCluster(n_workers=0, dashboard_address=":0") as empty, refused:
        run("filldepressions", INPUT=dem, CLUSTER=empty.scheduler_address)


def test_a_cluster_that_loses_all_workers_is_not_waited_for(dem, tmp_path, monkeypatch):
    monkeypatch.setattr(tasks, "PATIENCE_SECONDS", 1)
    with LocalCluster(n_workers=1, processes=False, dashboard_address=":0") as lost:
        begin = tasks.Tasks.begin

        def lose(self, *arguments):
            lost.scale(0)
            begin(self, *arguments)

        monkeypatch.setattr(tasks.Tasks, "begin", lose)
        with pytest.raises(Refused, match="CLUSTER: no worker is left"):
            run("filldepressions", INPUT=dem, CLUSTER=lost.scheduler_address, OUTPUT=str(tmp_path / "out.tif"))
    assert list(tmp_path.iterdir()) == []


def test_what_a_worker_lacks_is_named(cluster, dem, monkeypatch):
    monkeypatch.setattr(on_dask, "NEEDED", ("numpy", "hydrodynamics"))
    with pytest.raises(Refused, match=r"CLUSTER: the worker tcp://.* lacks the Python package ‘hydrodynamics’"):
        run("filldepressions", INPUT=dem, CLUSTER=cluster)


def test_a_folder_that_a_worker_does_not_see_is_named(cluster, dem, tmp_path, monkeypatch):
    monkeypatch.setattr(on_dask, "PROBE", "a file that nobody looks for")
    with pytest.raises(Refused, match=r"CLUSTER: the worker tcp://.* does not see it: ‘.*‘?. All workers must reach"):
        run("filldepressions", INPUT=dem, CLUSTER=cluster, OUTPUT=str(tmp_path / "out.tif"))
    assert list(tmp_path.iterdir()) == []


def test_folders_of_tiles_are_looked_at_too_and_nothing_stays_of_the_look(cluster, dem, tmp_path, monkeypatch):
    """Where scratch files lie elsewhere; the look leaves nothing among the outputs."""
    looked, (scratch, made) = [], (tmp_path / name for name in ("scratch", "made"))
    scratch.mkdir()
    made.mkdir()
    check = on_dask._check
    monkeypatch.setattr(on_dask, "_check", lambda *given: looked.extend(given[1]) or check(*given))
    monkeypatch.setenv("HEADWATERS_SCRATCH", str(scratch))
    outputs = {"OUTPUT": str(made / "filled.vrt"), "DEPTH": str(made / "depth.tif")}
    run("filldepressions", INPUT=dem, CLUSTER=cluster, **outputs)
    assert [Path(folder).parent for folder in looked] == [scratch, made]
    assert sorted(path.name for path in made.iterdir()) == ["depth.tif", "filled.tiles", "filled.vrt"]
    assert list(scratch.iterdir()) == []


def test_without_dask_a_cluster_alone_is_refused(dem, monkeypatch):
    monkeypatch.setattr(on_dask.importlib.util, "find_spec", lambda name: None if name == "distributed" else True)
    monkeypatch.setattr(dependencies, "missing_packages", lambda: "")
    with pytest.raises(Refused, match=r"CLUSTER needs the Python package ‘distributed’ of Dask. .*install"):
        run("filldepressions", INPUT=dem, CLUSTER="local")
    assert run("filldepressions", INPUT=dem)


def test_what_works_in_memory_alone_says_that_it_needs_no_cluster(dem):
    result = run("filldepressions", INPUT=dem, CLUSTER="local", METHOD="sweeps", STEPS=1)
    assert any("CLUSTER is ignored" in warning for warning in result.warnings)


def test_a_scheduler_that_is_lost_is_told_and_nothing_stays(dem, tmp_path, monkeypatch):
    monkeypatch.setattr(on_dask, "CONNECT_SECONDS", 3)  # which are all waited out
    with LocalCluster(n_workers=1, processes=False, dashboard_address=":0") as lost:
        begin = tasks.Tasks.begin

        def lose(self, *arguments):
            begin(self, *arguments)
            answer_of(lost.close)

        monkeypatch.setattr(tasks.Tasks, "begin", lose)
        with pytest.raises(Refused, match="CLUSTER: the Dask scheduler was lost"):
            run("filldepressions", INPUT=dem, CLUSTER=lost.scheduler_address, OUTPUT=str(tmp_path / "out.tif"))
    assert list(tmp_path.iterdir()) == []


def test_a_worker_that_does_not_answer_is_told(cluster, dem, tmp_path, monkeypatch):
    monkeypatch.setattr(asking.answer_of, "__kwdefaults__", {"seconds": 0.5})
    monkeypatch.setattr(on_dask, "found_on_worker", lambda *_: time.sleep(5))
    with pytest.raises(Refused, match=r"CLUSTER: a worker did not answer \(no answer within 0\.5 seconds\)"):
        run("filldepressions", INPUT=dem, CLUSTER=cluster, OUTPUT=str(tmp_path / "out.tif"))
    assert list(tmp_path.iterdir()) == []


def test_work_that_ends_one_worker_after_the_other_is_given_up(cluster, dem, tmp_path, monkeypatch):
    monkeypatch.setattr(packing, "TRAVELS", (*packing.TRAVELS, "tests/provider/cluster/deadly.py"))
    monkeypatch.setattr(tasks, "Batch", Doomed)
    monkeypatch.setattr(tasks, "MOST_LOST", 1)
    with pytest.raises(Refused, match="CLUSTER: one worker after the other ended at the same work"):
        run("filldepressions", INPUT=dem, CLUSTER=cluster, OUTPUT=str(tmp_path / "out.tif"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("count, threads", [(1, 1), (16, 2), (1000, 3), (100_000, 2)])
def test_batches_become_smaller_towards_the_end(count, threads):
    left, sizes = count, []
    while left > 0:
        sizes.append(min(left, on_dask._jobs_in_batch(Run(threads=threads), count, left)))
        left -= sizes[-1]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] <= max(1, count / (8 * threads))


def test_results_that_are_gone_with_their_worker_are_made_again(cluster, dem, tmp_path, monkeypatch):
    truth = made(tmp_path / "here", "flowaccumulation", "OUTPUT", INPUT=dem)
    result, lost = Future.result, []

    def lose(self, timeout=None):
        if len(lost) < 5 and self.key not in lost:
            lost.append(self.key)
            raise TimeoutError
        return result(self, timeout)

    monkeypatch.setattr(Future, "result", lose)
    assert made(tmp_path / "there", "flowaccumulation", "OUTPUT", INPUT=dem, CLUSTER=cluster) == truth
    assert len(lost) == 5
