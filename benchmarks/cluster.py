"""Measures what a second worker of a Dask cluster brings: whole runs of qgis_process with CLUSTER, on one and on two.

    benchmarks/run cluster                            # 8,000 × 8,000 and 16,000 × 16,000 cells
    benchmarks/run cluster --size 4000x4000 --repeat 3

A scheduler and workers are started here, each worker with one thread and a processor of its own, and told of in the
ways that anybody else's are. (A worker also reads, writes and answers while it reckons, so one that may use two
processors has more than one, and there is less that a second worker could bring.)
Runs on one and on two workers take turns, and the fastest of each counts: by the clock the whole run, and the part of
it from when the workers are there, without the start of QGIS; and in processor time, for that part, QGIS and a worker.
Their sum is what a run takes at least where no processor has anything else to do: the last column, for a machine that
is not all one's own. Workers have made each run on small land before, as those have that were there yesterday.
"""

import contextlib
import os
import re
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from large import check_disk, chosen, heading, parser_of
from qgis_env import PrivateQgis

SIZES = "8000x8000,16000x16000"
SMALL = 1000, 1000
WORKERS = (1, 2)
BEGUN = re.compile(r"Cluster: \d+ workers? with")
TITLE = "# Two workers against one\n"
TICK = os.sysconf("SC_CLK_TCK")


class Measured(NamedTuple):
    """Seconds of one run."""

    whole: float
    working: float  # from when the workers were there
    here: float  # of processors, of qgis_process from then on
    there: float  # of processors, of each worker


def steps(folder, columns, rows):
    """Return each run with its parameters, the first of which makes the land."""
    noise = {"SHAPE": "noise", "COLUMNS": columns, "ROWS": rows, "CELL_SIZE": 30, "RELIEF": 2000, "SEED": 3}
    dem, directions = folder / "dem.tif", folder / "directions.vrt"
    return {
        "startingsurface": {**noise, "CRS": "EPSG:32632", "OUTPUT": dem},
        "filldepressions": {"INPUT": dem, "OUTPUT": folder / "filled.vrt"},
        "flowdirections": {"INPUT": dem, "OUTPUT": directions},
        "flowaccumulation": {"DIRECTIONS": directions, "ENCODING": "esri", "OUTPUT": folder / "accumulation.vrt"},
        "flowaccumulation of the DEM": {"INPUT": dem, "OUTPUT": folder / "accumulation.vrt"},
    }


class Cluster:
    """A scheduler and workers that run the programs of Dask."""

    def __init__(self, folder):
        self._folder, self._place = folder, folder / "scheduler.json"
        self._common = ["--scheduler-file", str(self._place), "--no-dashboard", "--host", "127.0.0.1"]
        self.workers = []

    @contextlib.contextmanager
    def program(self, *arguments, processor=None):
        """Let a program of Dask run meanwhile, on any processor or on the one of a number, and give its process."""
        log = (self._folder / f"{arguments[0]}.log").open("a")
        process = subprocess.Popen([sys.executable, "-m", "dask", *arguments, *self._common], stdout=log, stderr=log)
        if processor is not None:
            os.sched_setaffinity(process.pid, {processor})
        try:
            yield process
        finally:
            process.terminate()
            process.wait()
            log.close()

    @contextlib.contextmanager
    def with_workers(self, count):
        """Let so many workers, of a thread and a processor each, be there meanwhile; give their scheduler's address."""
        from distributed import Client

        options = ["--nthreads", "1", "--memory-limit", "0", "--no-nanny", "--local-directory", str(self._folder)]
        with contextlib.ExitStack() as stack:
            stack.enter_context(self.program("scheduler", "--port", "0"))
            processors = sorted(os.sched_getaffinity(0))[-count:]
            workers = (self.program("worker", *options, processor=processor) for processor in processors)
            self.workers = [stack.enter_context(worker) for worker in workers]
            with Client(scheduler_file=str(self._place), timeout=60, set_as_default=False) as client:
                client.wait_for_workers(count, timeout=60)
                address = client.scheduler.address
            yield address
        self._place.unlink(missing_ok=True)

    def busy(self):
        """Return the seconds that processors have spent on each worker so far, in the mean."""
        return sum(busy(worker.pid) for worker in self.workers) / len(self.workers)


def busy(process):
    """Return the seconds that processors have spent on a process so far."""
    user, system = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / TICK


def dask_of_python():
    """Return where this Python has Dask's scheduler and workers."""
    found = find_spec("distributed")
    if found is None:
        raise SystemExit(f"{sys.executable} has no Dask: {sys.executable} -m pip install 'dask[distributed]'")
    return found.origin


def measured(qgis, run, parameters, cluster=None, address=""):
    """Make a run, on a cluster if there is one; return what was `Measured`."""
    given = {**parameters, "CLUSTER": address} if address else parameters
    assigned = [f"{name}={value}" for name, value in given.items()]
    command = [qgis.program, "run", f"headwaters:{run.split()[0]}", "--", *assigned]
    packages = str(Path(dask_of_python()).parents[1])  # QGIS may run another Python, of this version
    environment = {**qgis.environment(), "PYTHONPATH": packages}
    before = cluster.busy() if cluster else 0
    begin = working = time.perf_counter()
    started, said = 0, []
    process = subprocess.Popen(
        command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    for line in process.stdout:
        said.append(line)
        if BEGUN.search(line):
            working, started = time.perf_counter(), busy(process.pid)
    _, status, used = os.wait4(process.pid, 0)
    end = time.perf_counter()
    if status:
        raise SystemExit(f"{run} failed:\n{''.join(said)}")
    there = cluster.busy() - before if cluster else 0
    return Measured(end - begin, end - working, used.ru_utime + used.ru_stime - started, there)


def land(qgis, folder, size, names):
    """Make the land of a size, and return the runs on it, all or those of some names."""
    folder.mkdir()
    runs = steps(folder, *size)
    made = next(iter(runs))
    measured(qgis, made, runs.pop(made))
    return chosen(runs, names)


def best_of(qgis, cluster, small, runs, repeat):
    """Return the least that each run took on each number of workers, by name of the run and number."""
    best = {}
    for _ in range(repeat):
        for count in WORKERS:
            with cluster.with_workers(count) as address:
                for run in small:
                    measured(qgis, run, small[run], cluster, address)
                for run in runs:
                    found = measured(qgis, run, runs[run], cluster, address)
                    best[run, count] = Measured(*map(min, found, best.get((run, count), found)))
    return best


def table_of(best, size):
    """Yield the lines of the table of one size."""
    yield f"\n## {size[0]:,} × {size[1]:,} cells\n"
    yield (
        "| | workers | seconds, whole run | with workers there | processor seconds of QGIS then "
        "| of each worker | times as fast, whole run | with workers there | by processor time |"
    )
    yield "|---|---|---|---|---|---|---|---|---|"
    for (run, count), found in sorted(best.items()):
        one = best[run, WORKERS[0]]
        pairs = zip((*one[:2], one.here + one.there), (*found[:2], found.here + found.there))
        cells = [run, str(count), *(f"{value:.1f}" for value in found), *(f"{old / new:.2f}" for old, new in pairs)]
        yield f"| {' | '.join(cells)} |"


def main():
    parser = parser_of("cluster", __doc__, SIZES)
    parser.add_argument("--repeat", type=int, default=2, help="how often each run is made, 2 by default")
    options = parser.parse_args()
    for size in options.size:
        check_disk(options.folder, *size)
    lines = heading(TITLE)
    with tempfile.TemporaryDirectory(dir=options.folder) as name:
        qgis, cluster = PrivateQgis(Path(name) / "qgis"), Cluster(Path(name))
        print("Compiling on small land …", flush=True)
        small = land(qgis, Path(name) / "small", SMALL, options.runs)
        best_of(qgis, cluster, {}, small, 1)
        for number, size in enumerate(options.size):
            runs = land(qgis, Path(name) / f"{number}", size, options.runs)
            best = best_of(qgis, cluster, small, runs, options.repeat)
            for line in table_of(best, size):
                print(line, flush=True)
                lines.append(line)
    (options.out / "cluster.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
