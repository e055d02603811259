"""Somebody else who does all work, as a cluster would and worse: pickled, in any order, and some of it twice."""

import contextlib
import pickle

import numpy as np
from headwaters.core.raster.scratch_files import ScratchFailed
from headwaters.core.raster.storage import OnSharedDisk

TWICE = 0.2  # of the work, once more at any time until all is done
LATE = 0.1  # of the times when some work is done, a copy of any work before is done after it
AT_ONCE = 5  # visits


class Elsewhere(OnSharedDisk):
    """Rasters are files that all workers see; nothing else is shared with them.

    Somebody of whom nothing was heard any more, so that others did his work, comes to its end much later.
    """

    def __init__(self, folder, chunk_side, seed):
        super().__init__(folder, chunk_side)
        self.rng = np.random.default_rng(seed)
        self.largest = 0  # cells of a raster that has travelled with work
        self.sent = 0  # pieces of work
        self._before = []  # what was sent

    def _sent(self, work, job):
        sizes = (each.size for each in work.args if isinstance(each, np.ndarray) and each.ndim == 2)
        self.largest = max(self.largest, *sizes, 0)
        self.sent += 1
        self._before.append(pickle.dumps((work, job)))
        return self._before[-1]

    def _done(self, sent):
        work, job = pickle.loads(sent)
        result = pickle.dumps(work(job))
        while self.rng.random() < LATE:
            work, job = pickle.loads(self._before[self.rng.integers(len(self._before))])
            with contextlib.suppress(FileNotFoundError, ScratchFailed):  # what it was to work on is gone
                work(job)
        return result

    def map(self, run, work, jobs, share=None):
        sent = [self._sent(work, share(job) if share else job) for job in jobs]
        again = np.flatnonzero(self.rng.random(len(sent)) < TWICE)
        results = {}
        for number in self.rng.permutation([*range(len(sent)), *again]).tolist():
            results[number] = self._done(sent[number])
        return [pickle.loads(results[number]) for number in range(len(sent))]

    def run_rounds(self, run, before, work, after, first, count):
        waiting, begun = {part for part, _ in first}, {}
        while waiting or begun:
            free = sorted(waiting - set(begun))
            if free and len(begun) < AT_ONCE:
                part = int(self.rng.choice(free))
                waiting.remove(part)
                job = before(part)
                if job is not None:
                    begun[part] = self._sent(work, job)
                continue
            part = int(self.rng.choice(sorted(begun)))
            result = self._done(begun[part])
            if self.rng.random() < TWICE:
                result = self._done(begun[part])
            del begun[part]
            waiting |= {woken for woken, _ in after(part, pickle.loads(result))}
