"""What the workers of a Dask cluster are given to do: batches, sent again when a worker dies, until all are done."""

from __future__ import annotations

import contextlib
import math
import pickle  # nosec B403 (workers read what this has written, as all that Dask sends)
import queue
import time
import uuid
from pathlib import Path
from typing import NamedTuple

from ...core.report.texts import Text
from ...core.run.waiting import LOOK_SECONDS
from ..errors import refusal
from .asking import ANSWER_SECONDS, answer_of
from .on_worker import STOP, Batch, do_batch

GLANCE_SECONDS = 1  # between two looks at which workers there are
CODE_SECONDS = 10  # that a worker has to show that it has the code, before it is asked anew later
PATIENCE_SECONDS = 60  # without workers, who come back where somebody minds them
STOP_SECONDS = 30  # after which nobody waits any more for work that was told to stop
LOST = Text("CLUSTER: the Dask scheduler was lost. Start it again, then this run.")
KILLED = Text(
    "CLUSTER: one worker after the other ended at the same work. Do they have enough memory? Their logs tell."
)
TASKS_AHEAD = 2  # batches that each thread has at a time, so that it need not wait for the next
MOST_LOST = 3  # workers that may end at the same work


class Workers:
    """The workers of a cluster that have the code and all else that they need.

    One that comes later, for one that died, gets the code soon after it has come. It must not be sent anything before:
    what it cannot read ends it. Then ``lack_of(worker, seconds)`` returns in words what it cannot do, or nothing; who
    lacks something is left out, and ``warn`` tells it. Those that are ``known`` in the beginning lack nothing.
    """

    def __init__(self, client, known, lack_of, warn):
        self.client = client
        self._known, self._left_out, self._lack_of, self._warn = set(known), set(), lack_of, warn
        self._ready, self._looked = {}, -math.inf

    def ready(self) -> bool:
        """Return how many threads each of them has, as it was a glance ago at the most."""
        if time.monotonic() > self._looked + GLANCE_SECONDS or not self._ready:
            self._ready, self._looked = self._found(), time.monotonic()
        return self._ready

    def _found(self):
        """Return how many threads each worker has that is there, and lacks nothing."""
        try:
            there = answer_of(self.client.nthreads)
        except Exception as error:  # each version of Dask has its own for a client that it has closed meanwhile
            raise refusal(LOST) from error
        for worker in set(there) - self._known - self._left_out:
            with contextlib.suppress(Exception):  # it has no code yet, or is gone
                self._take_on(worker, self._lack_of(worker, CODE_SECONDS))
        return {worker: threads for worker, threads in there.items() if worker in self._known}

    def _take_on(self, worker, lack):
        """Let a worker that has come have work, unless it lacks something."""
        if lack:
            self._left_out.add(worker)
            self._warn(Text("CLUSTER: the worker {} is left out, which came later and {}.", worker, lack))
        else:
            self._known.add(worker)


class _Sent(NamedTuple):
    """A batch that was sent: its name, and the worker that is to do it."""

    name: str
    batch: Batch
    worker: str  # None where it has left with the results
    lost: int = 0  # workers that have left before it was done


class _WhereRead:
    """A batch that is done when it is read: a scheduler, which has no code of ours, sees bytes only."""

    def __init__(self, batch):
        self._batch = batch

    def __reduce__(self):
        return do_batch, (self._batch,)


class Tasks:
    """Batches of one kind of work, those that workers have at the time, each with a name."""

    def __init__(self, run, workers, work, folder):
        self._workers, self._client, self._work, self._progress = workers, workers.client, work, run
        self._sent, self._ended = {}, queue.SimpleQueue()
        self._stop = Path(folder) / f"{STOP}-{uuid.uuid4().hex}"
        run.check()
        self._ready, self._looked = workers.ready(), time.monotonic()
        self._seen = self._looked  # when there were workers

    @property
    def slots(self) -> int:
        """How many threads there are."""
        return max(1, sum(self._ready.values()))

    @property
    def free(self) -> int:
        """How many more batches workers can have."""
        return sum(max(0, number) for number in self._room().values())

    def _room(self):
        """Return how many more batches each worker can have."""
        room = {worker: TASKS_AHEAD * threads for worker, threads in self._ready.items()}
        for sent in self._sent.values():
            if sent.worker in room:
                room[sent.worker] -= 1
        return room

    def begin(self, name: str, jobs) -> None:
        """Send a batch."""
        self._send(_Sent(name, Batch(self._work, jobs, self._stop), None))

    def _send(self, sent):
        """Send a batch to the worker that has most room: a scheduler does not know how long batches take."""
        if sent.lost > MOST_LOST:
            raise refusal(KILLED)
        room = self._room()
        worker = max(room, key=room.get)
        work = pickle.dumps(_WhereRead(sent.batch))
        future = self._client.submit(pickle.loads, work, workers=[worker], pure=False)
        self._sent[future] = sent._replace(worker=worker)
        future.add_done_callback(self._ended.put)

    def finished(self) -> list:
        """Wait a moment, and return names and results of batches that are done."""
        self._progress.check()
        if time.monotonic() > self._looked + GLANCE_SECONDS:
            self._look_at_workers()
        found = [self._found(future) for future in self._next(LOOK_SECONDS)]
        return [each for each in found if each is not None]

    def _found(self, future):
        """Return name and results of a batch that is done, or None where its worker has left with the results."""
        from distributed import CancelledError, KilledWorker

        sent = self._sent.pop(future)
        try:
            return sent.name, future.result(timeout=ANSWER_SECONDS)
        except KilledWorker as error:
            raise refusal(KILLED) from error
        except CancelledError as error:
            raise refusal(LOST) from error
        except OSError:
            if future.status == "error":  # of the work itself: its disk is full
                raise
            self._sent[future] = sent._replace(worker=None)  # the next look sends it again
            return None

    def _look_at_workers(self):
        """See who is there; send batches again whose workers are all gone."""
        self._ready, self._looked = self._workers.ready(), time.monotonic()
        if not self._ready:
            if self._looked > self._seen + PATIENCE_SECONDS:
                raise refusal("CLUSTER: no worker is left. Start some with ‘dask worker’, then this run again.")
            return
        self._seen = self._looked
        for future, sent in list(self._sent.items()):
            if sent.worker not in self._ready:
                del self._sent[future]
                answer_of(self._client.cancel, [future], force=True)
                self._send(sent._replace(lost=sent.lost + (sent.worker is not None)))

    def _next(self, seconds):
        """Return the batches that have ended since the last look, after so many seconds maybe none."""
        ended = []
        with contextlib.suppress(queue.Empty):
            ended.append(self._ended.get(timeout=seconds))
            while True:
                ended.append(self._ended.get_nowait())
        return [future for future in ended if future in self._sent]

    def leave_off(self) -> None:
        """Let workers leave off that are still at work: nobody waits for them, whose work others did meanwhile."""
        with contextlib.suppress(OSError):
            self._stop.touch()

    def stop(self) -> None:
        """Let workers leave off, and wait until they have: nothing is written any more afterwards."""
        self.leave_off()
        until = time.monotonic() + STOP_SECONDS
        with contextlib.suppress(Exception):  # what has gone wrong is told already
            while self._sent and time.monotonic() < until and answer_of(self._client.nthreads):
                for future in self._next(LOOK_SECONDS):
                    del self._sent[future]
            answer_of(self._client.cancel, list(self._sent), force=True)
