"""The door to Dask: a scheduler is found or started, and its workers do the work on rasters."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import multiprocessing.spawn
import os
import tempfile
import uuid
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ...core.raster.storage import OnSharedDisk
from ...core.report.texts import Text
from ...core.run.rounds import Waiting
from ...core.run.threads import processors
from ..dependencies import install_line, interpreter
from ..errors import refusal
from .asking import NoAnswer, answer_of
from .main_guard import script_that_would_run_again
from .on_worker import PROBE, found_on_worker
from .packing import PACKAGE_NAME, pack
from .tasks import PATIENCE_SECONDS, Tasks, Workers

if TYPE_CHECKING:
    from ...core.run.run import Run

LOCAL = "local"
LOOPBACK = "127.0.0.1"
NEEDED = ("numpy", "scipy", "numba", "osgeo")  # by workers
CONNECT_SECONDS = 10
START_SECONDS = 120  # of workers on this computer, however busy it is
MOST_JOBS = 64  # in a batch
LEFT_BATCHES = 2  # for each thread of a worker, of the work that is left
MOST_BATCHES = 16  # for each thread of a worker, of all work; a batch costs some milliseconds


def require_dask() -> None:
    """Refuse a run on a cluster where Dask is not installed."""
    if importlib.util.find_spec("distributed") is None:
        raise refusal(
            "CLUSTER needs the Python package ‘distributed’ of Dask. {} – or leave CLUSTER empty.",
            install_line("distributed")
        )


@contextlib.contextmanager
def cluster_storage(run: Run, address, folder: Path, inputs, others) -> Iterator:
    """Give a storage of rasters in a folder, on which the workers of a cluster work, in the beginning checked.

    The ``address`` is that of a Dask scheduler, or LOCAL; ``inputs`` are files that workers must see, and ``others``
    more folders into which they write.
    """
    folders = [str(folder), *map(str, others)]
    with _connected(address) as client:
        workers = _workers(client, address)
        with _code_sent(client), _word_left(folders) as word:
            files = folders, word, [os.path.abspath(path) for path in inputs]
            known = _check(client, *files)
            threads = sum(workers.values())
            run.note("Cluster: {} workers with {} threads, {}", len(workers), threads, client.scheduler.address)
            yield OnDask(folder, Workers(client, known, partial(_lack_of, client, files), run.warn))


@contextlib.contextmanager
def _connected(address):
    """Give a client of the scheduler at an address, or of one that is started for it."""
    from distributed import Client

    with contextlib.ExitStack() as stack:
        place = stack.enter_context(_local_cluster()) if address == LOCAL else address
        try:
            answer_of(_reach, place)
            client = answer_of(Client, place, timeout=CONNECT_SECONDS, set_as_default=False)
        except Exception as error:
            raise refusal(
                "CLUSTER: no Dask scheduler answers at ‘{}’{}. Start one with ‘dask scheduler’ and give its address, "
                "such as tcp://host:8786, or ‘{}’ for this computer.",
                address, _reason(error), LOCAL
            ) from error
        stack.callback(_left, client)
        yield client


def _reason(error):
    """Return why nobody answers, in brackets: what takes too long is an OSError, and each protocol has its own."""
    return f" ({error})" if isinstance(error, (OSError, ValueError)) else ""


def _reach(address):
    """Connect to a scheduler and leave it again, or raise why that cannot be.

    A client that cannot be made stays behind half made; when Python clears it away while another begins, both wait for
    each other for ever.
    """
    from distributed.comm import connect
    from distributed.security import Security

    async def reach():
        comm = await connect(address, timeout=CONNECT_SECONDS, **Security().get_connection_args("client"))
        await comm.close()

    asyncio.run(reach())


def _left(place):
    """Close a client or a cluster; one that does not answer is left as it is."""
    with contextlib.suppress(Exception):  # each version of Dask has its own for what is gone
        answer_of(place.close)


@contextlib.contextmanager
def _local_cluster():
    """Give the address of a scheduler with one worker process for each processor of this computer."""
    import dask
    from distributed import LocalCluster

    script = script_that_would_run_again()
    if script is not None:
        raise refusal(
            "CLUSTER: each worker would run ‘{}’ again: put what it does under ‘if __name__ == \"__main__\":’, or "
            "leave CLUSTER empty.",
            script
        )
    patience = {"distributed.deploy.lost-worker-timeout": f"{PATIENCE_SECONDS}s"}  # with those that come back
    workers = {"n_workers": processors(), "threads_per_worker": 1, "processes": True, "memory_limit": 0}
    workers["dashboard_address"] = f"{LOOPBACK}:0"  # by default its pages are open to all other computers
    before = multiprocessing.spawn.get_executable()
    multiprocessing.set_executable(interpreter() or before)  # QGIS itself may be the program that runs
    try:
        with dask.config.set(patience), contextlib.ExitStack() as stack:
            try:
                cluster = answer_of(LocalCluster, **workers, seconds=START_SECONDS)
            except Exception as error:
                raise refusal(
                    "CLUSTER: the workers of this computer did not start{}. Run this again when it is less busy, or "
                    "leave CLUSTER empty.",
                    _reason(error)
                ) from error
            stack.callback(_left, cluster)
            yield cluster.scheduler_address
    finally:
        multiprocessing.set_executable(before)  # of other plugins, too


def _workers(client, address):
    """Return how many threads each worker has."""
    from distributed import TimeoutError as TooLate

    try:
        answer_of(client.wait_for_workers, 1, timeout=CONNECT_SECONDS)
    except (TooLate, NoAnswer):
        raise refusal(
            "CLUSTER: the Dask scheduler at ‘{}’ has no workers. Start some with ‘dask worker {}’.", address, address
        ) from None
    return _asked(client.nthreads)


def _asked(ask, *arguments, **named):
    """Return what all workers answer; refuse a cluster where one does not."""
    try:
        return answer_of(ask, *arguments, **named)
    except Exception as error:
        reason = str(error) or type(error).__name__
        raise refusal(
            "CLUSTER: a worker did not answer ({}). Start it again, or stop it, then run this again.", reason
        ) from error


@contextlib.contextmanager
def _code_sent(client):
    """Let all workers have the code, and those that come during the run."""
    from distributed.diagnostics.plugin import UploadFile

    with tempfile.TemporaryDirectory() as packed:
        upload = UploadFile(str(pack(packed)))
    name = f"{PACKAGE_NAME}-{uuid.uuid4().hex}"
    register = getattr(client, "register_plugin", None) or client.register_worker_plugin
    _asked(register, upload, name=name)
    try:
        yield
    finally:
        with contextlib.suppress(Exception):  # of a scheduler that is gone
            answer_of(client.unregister_worker_plugin, name)


@contextlib.contextmanager
def _word_left(folders):
    """Give a word that a file in each folder holds, by which workers know that they see the same folder."""
    word = uuid.uuid4().hex
    with contextlib.ExitStack() as stack:
        for folder in folders:
            probe = Path(folder) / PROBE
            probe.write_text(word, encoding="utf-8")
            stack.callback(probe.unlink, missing_ok=True)
        yield word


def _check(client, *files):
    """Return the workers of a cluster; refuse it where one of them cannot do what it should.

    The ``files`` are folders, the word in them, and inputs, as `found_on_worker` takes them.
    """
    found = _asked(client.run, found_on_worker, NEEDED, *files)
    for worker, lacks in found.items():
        for what, remedy in _in_words(*lacks):
            raise refusal("CLUSTER: the worker {} {}. {}", worker, what, remedy)
    return list(found)


def _lack_of(client, files, worker, seconds):
    """Return in words the first thing that a worker lacks, nothing where it can do what it should."""
    found = answer_of(client.run, found_on_worker, NEEDED, *files, workers=[worker], seconds=seconds)
    return next((what for what, _ in _in_words(*found[worker])), "")


def _in_words(packages, wrong, unseen):
    """Yield what a worker lacks, as `found_on_worker` returns it, and what to do."""
    for package in packages:
        yield Text("lacks the Python package ‘{}’", package), Text("Install it there, or stop this worker.")
    for folder, what in wrong.items():
        yield (
            Text("{}: ‘{}’", Text(*what), Path(folder).parent),
            Text(
                "All workers must reach the folders of outputs, or HEADWATERS_SCRATCH where it is set and no output is "
                "a .vrt, under the same path."
            ),
        )
    for path in unseen:
        yield Text("does not see ‘{}’", path), Text("All workers must reach inputs under the same path.")


def _jobs_in_batch(run, count, left):
    """Return the jobs of the next batch of ``count``, of which some are left to be sent.

    They become fewer towards the end, so that no worker is long at work after all others.
    """
    least = max(1, count // (MOST_BATCHES * run.threads))
    return max(least, min(MOST_JOBS, left // (LEFT_BATCHES * run.threads)))


class OnDask(OnSharedDisk):
    """Rasters are files in a folder that all workers of a cluster see, and these do the work."""

    def __init__(self, folder, workers):
        super().__init__(folder)
        self._workers = workers

    def map(self, run: Run, work: Callable, jobs, share=None) -> list:
        """Return ``[work(job) for job in jobs]``, as `OnThreads.map` does."""
        jobs, done = list(jobs), 0
        results = [None] * len(jobs)
        begun = 0
        with self._tasks(run, work) as tasks:
            while done < len(jobs):
                while begun < len(jobs) and tasks.free:
                    size = _jobs_in_batch(run.with_threads(tasks.slots), len(jobs), len(jobs) - begun)
                    part = jobs[begun : begun + size]
                    tasks.begin(begun, part if share is None else [share(job) for job in part])
                    begun += size
                for begin, found in tasks.finished():
                    results[begin : begin + len(found)] = found
                    done += len(found)
                run.report(done / len(jobs))
        return results

    def run_rounds(self, run: Run, before, work: Callable, after, first, count: int) -> None:
        """Visit parts of a raster in rounds, as `OnThreads.run_rounds` does."""
        waiting = Waiting()
        waiting.wake(first)
        with self._tasks(run, work) as tasks:
            while not waiting.over:
                while tasks.free > 0:
                    visits = self._next_visits(run.with_threads(tasks.slots), before, waiting)
                    if not visits:
                        break
                    tasks.begin(tuple(visits), list(visits.values()))
                for parts, results in tasks.finished():
                    for part, result in zip(parts, results):
                        waiting.wake(after(part, result))
                        waiting.done(part)
                run.report(len(waiting.seen) / count)

    @staticmethod
    def _next_visits(run, before, waiting):
        """Return what the next batch visits, by part: fewer towards the end, and where a part wakes the next."""
        visits, size = {}, _jobs_in_batch(run, 0, waiting.count)
        while len(visits) < size:
            part = waiting.next()
            if part is None:
                break
            job = before(part)
            if job is None:
                waiting.done(part)
            else:
                visits[part] = job
        return visits

    @contextlib.contextmanager
    def _tasks(self, run, work):
        """Give the tasks of some work; of a failure or cancel none is left."""
        self.close()  # who opens a file anew sees what others have written, on a network disk too
        tasks = Tasks(run, self._workers, work, self.folder)
        try:
            yield tasks
        except BaseException:
            tasks.stop()
            raise
        tasks.leave_off()
