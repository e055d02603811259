"""Work on the threads of this process: jobs are taken one after the other by whoever is free."""

from __future__ import annotations

import contextlib
import functools
import math
import os
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from .failures import Failures

WORTH_A_THREAD = 5e-3  # seconds of work: so long one thread keeps the interpreter from another (sys.getswitchinterval)


def processors() -> int:
    """Return how many processors this process may use: those it is bound to, within the share of its container."""
    count = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(count, _share_of_container())


@functools.lru_cache(maxsize=1)
def _share_of_container():
    """Return how many processors the container allows; infinity where there is no limit. It is asked but once."""
    with contextlib.suppress(OSError, ValueError):  # no such file beside Linux; "max" without a limit
        quota, period = Path("/sys/fs/cgroup/cpu.max").read_text().split()
        return max(1, round(int(quota) / int(period)))
    return math.inf


def map_tiles(run, work: Callable, jobs: Iterable) -> list:
    """Return ``[work(job) for job in jobs]``, computed by as many threads as the run allows.

    By default these are as many as there are processors. The calling thread works too, and takes the
    first job before the others begin, so that kernels are compiled once and there. Others begin only where what is left
    takes longer than to start them. Between its jobs the calling thread reports progress and raises `Cancelled`; jobs
    that have not begun are then dropped.
    """
    jobs = list(jobs)
    if len(jobs) < 2:
        return _done_here(run, work, jobs)
    results = [None] * len(jobs)
    numbers = iter(range(len(jobs)))  # shared: taking the next number is atomic, and so is appending
    done = []
    failures = Failures()

    def take_jobs(after_each):
        with failures.kept():
            for number in numbers:
                results[number] = work(jobs[number])
                done.append(number)
                after_each()
                if failures:
                    break

    def lead():
        run.report(len(done) / len(jobs))
        run.check()
        left = len(jobs) - len(done)
        if left > 1 and helpers and helpers[0].ident is None:
            each = (time.perf_counter() - begin) / len(done)
            if left * each > WORTH_A_THREAD:
                for helper in helpers[: left - 1]:
                    helper.start()

    begin = time.perf_counter()
    count = min(run.threads or processors(), len(jobs)) - 1
    helpers = [threading.Thread(target=take_jobs, args=(lambda: None,), daemon=True) for _ in range(count)]
    run.check()
    take_jobs(lead)
    for helper in helpers:
        if helper.ident is not None:
            helper.join()
    failures.raise_first()
    run.report(1.0)
    return results


def _done_here(run, work, jobs):
    """Return ``[work(job) for job in jobs]`` where no other thread could help."""
    run.check()
    results = [work(job) for job in jobs]
    run.report(1.0)
    return results
