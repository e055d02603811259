"""The process of one contender: no other library in it, and no more processors than it may use.

Keep imports at the top to the standard library: thread counts must be set before numpy and the peers are loaded.
"""

import contextlib
import gc
import importlib
import os
import tempfile
import time
import traceback

# The C library keeps memory that is given back, since in a virtual machine the first touch of a page can take longer
# than the work on it. The library reads this when a process starts, so it is set before that.
KEEP_MEMORY = {
    "MALLOC_MMAP_MAX_": "0",
    "MALLOC_TRIM_THRESHOLD_": str(1 << 40),
    "MALLOC_TOP_PAD_": str(1 << 28),
}
SINGLE_THREAD = ("RAYON_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")


def serve(connection, step, name, processors):
    """Do what the parent asks for until it asks to stop; answer each request with (True, value) or (False, reason)."""
    _confine(processors)
    _be_silent()
    host = Host(step, name)
    while True:
        request, arguments = connection.recv()
        if request == "stop":
            return
        try:
            connection.send((True, getattr(host, request)(*arguments)))
        except Exception as error:
            traceback.print_exc()
            connection.send((False, " ".join([f"{type(error).__name__}:", *str(error).strip().splitlines()[:1]])))


def _confine(processors):
    """Pin this process and all its threads; tell the libraries to make no more threads than that."""
    for variable in SINGLE_THREAD:
        os.environ[variable] = str(len(processors))
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, processors)


def _be_silent():
    """Send what the libraries write to a file that is removed with the process."""
    log = tempfile.TemporaryFile("w")  # noqa: SIM115 (lives as long as the process)
    for stream in (1, 2):
        os.dup2(log.fileno(), stream)
    log.close()


class Host:
    """Holds a contender and the grid it works on."""

    def __init__(self, step, name):
        self.step, self.name = step, name
        self.job = None
        self.room = 0

    def load(self, path, warm_path=None, room=0):
        """Read the grid and do all that is not timed, after a warm-up on another grid if there is one.

        ``room`` bytes are claimed from the system before each timed run.

        Return the memory in bytes that the input takes in the form that the contender wants.
        """
        import numpy as np

        from . import memory

        contenders = importlib.import_module(f"steps.{self.step}").CONTENDERS
        contender = next(contender for contender in contenders if contender.name == self.name)
        if warm_path:
            self.job = contender.start(np.load(warm_path))
            self.run()
            self.job = None
        before = memory.resident()
        self.job = contender.start(np.load(path))
        self.room = room
        return memory.resident() - before

    def run(self):
        """Do the work once; return its wall time and processor time in seconds."""
        result, times = self._timed()
        self.job.release(result)
        return times

    def result(self):
        """Do the work once; return what came out."""
        result, _ = self._timed()
        collected = self.job.collect(result)
        self.job.release(result)
        return collected

    def peak(self):
        """Do the work once; return how many bytes it needed at its peak beyond what was there before."""
        from . import memory

        before = memory.resident()
        memory.forget_peak()
        result, _ = self._timed()
        peak = memory.peak()
        self.job.release(result)
        return peak - before

    def _timed(self):
        from . import memory

        gc.collect()
        if self.room:
            memory.claim(self.room)
        wall, processor = time.perf_counter(), time.process_time()
        result = self.job.work()
        return result, (time.perf_counter() - wall, time.process_time() - processor)


@contextlib.contextmanager
def _environment(variables):
    """Set variables of the environment for what starts meanwhile; none of them may be there already."""
    os.environ.update(variables)
    try:
        yield
    finally:
        for name in variables:
            del os.environ[name]


class Worker:
    """The parent's handle to the process of a contender."""

    def __init__(self, context, step, contender, processors, patience, keep_memory=False):
        self.patience = patience
        self.connection, theirs = context.Pipe()
        arguments = (theirs, step, contender.name, processors)
        self.process = context.Process(target=serve, args=arguments, daemon=True)
        with _environment(KEEP_MEMORY if keep_memory else {}):
            self.process.start()
        theirs.close()

    def ask(self, request, *arguments):
        """Return the answer; raise RuntimeError when the contender fails, dies or takes too long."""
        try:
            self.connection.send((request, arguments))
            if not self.connection.poll(self.patience):
                raise RuntimeError(f"no result after {self.patience:.0f} s")
            good, value = self.connection.recv()
        except (EOFError, BrokenPipeError, ConnectionResetError):
            self.process.join(5)
            raise RuntimeError(f"the process died with exit code {self.process.exitcode}") from None
        if not good:
            raise RuntimeError(value)
        return value

    def close(self):
        """End the process."""
        with contextlib.suppress(OSError):
            self.connection.send(("stop", ()))
        self.process.join(2)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.connection.close()
