"""A worker process, begun anew when it has died, and a small disk for it."""

import contextlib
import json
import os
import queue
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

HANG_SECONDS = 60  # of processors, which is too much for a run
PATIENCE = 5  # times as long by the clock a run may wait for a busy machine before it gets
IDLE = 60  # times less of its processors than that
START_SECONDS = 600  # in which what a run reads is made, and kernels are compiled
SMALL_BYTES = 300_000
DIED = {"died": True}
WORKER = Path(__file__).with_name("worker.py")


class Process:
    """A worker process; what it is asked is a seed, a seed of a group, or a whole case."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.child = None

    def ask(self, what, kill_after=None):
        """Return the answer; an outcome of our own where the process dies, hangs or is killed."""
        if self.child is None or self.child.poll() is not None:
            self._start()
        case = what
        try:
            self.child.stdin.write(json.dumps(what) + "\n")
            self.child.stdin.flush()
            answer = self._answer(START_SECONDS)
            if answer and "begins" in answer:
                case = answer["begins"]
                if kill_after is not None:
                    time.sleep(kill_after)
                    self._end(signal.SIGKILL)
                    return _outcome("killed", case, seconds=kill_after)
                answer = self._answer_of_run()
            if answer in (None, DIED):
                self._end(signal.SIGABRT)  # which tells where it is
                return _outcome("abort" if answer else "hang", case, self._last_words(), HANG_SECONDS)
            return answer
        except BrokenPipeError:
            self._end(signal.SIGKILL)
            return _outcome("abort", case, self._last_words())

    def _last_words(self):
        said = (self.folder / "stderr.txt").read_text(encoding="utf-8", errors="replace")
        return said.partition("Extension modules:")[0][-1500:]

    def _start(self):
        command = [sys.executable, str(WORKER), str(self.folder)]
        with (self.folder / "stderr.txt").open("wb") as errors:
            self.child = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                env={**os.environ, **_environment(self.folder / "profile")},
                encoding="utf-8",
            )
        self.answers = queue.Queue()
        threading.Thread(target=_read, args=(self.child.stdout, self.answers), daemon=True).start()

    def _answer(self, seconds):
        """Return the next answer, None when there is none in time, `DIED` when there will be none any more."""
        try:
            return self.answers.get(timeout=seconds)
        except queue.Empty:
            return None

    def _answer_of_run(self):
        """Return the next answer, None when a run takes too long: by processors, or by the clock without any."""
        before = worked = _processor_seconds(self.child.pid)
        waited = 0
        while worked - before <= HANG_SECONDS and waited < PATIENCE * 10:
            answer = self._answer(HANG_SECONDS / 10)
            if answer is not None:
                return answer
            now = _processor_seconds(self.child.pid)
            waited = waited + 1 if now - worked < HANG_SECONDS / IDLE else 0
            worked = worked if waited else now
        return None

    def _end(self, sign):
        if self.child.poll() is None:
            self.child.send_signal(sign)
        try:
            self.child.wait(10)
        except subprocess.TimeoutExpired:
            self.child.kill()
            self.child.wait()

    def stop(self):
        """Let the process end."""
        if self.child is not None and self.child.poll() is None:
            with contextlib.suppress(BrokenPipeError):
                self.child.stdin.close()
            self._end(signal.SIGTERM)


def _read(pipe, answers):
    for line in pipe:
        if line.startswith("{"):
            answers.put(json.loads(line))
    answers.put(DIED)


def _processor_seconds(pid):
    """Return how long processors have worked for a process; 0 where the system does not tell."""
    try:
        facts = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(facts[11]) + int(facts[12])) / os.sysconf("SC_CLK_TCK")


def _outcome(outcome, case, said="", seconds=0.0):
    return {"outcome": outcome, "case": case, "broken": [], "said": said, "seconds": seconds}


def _environment(profile):
    """Return the variables of a worker: a profile of its own, no screen, machine code that all share."""
    caches = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return {
        "QT_QPA_PLATFORM": "offscreen",
        "QGIS_CUSTOM_CONFIG_PATH": str(profile),
        "HEADWATERS_CACHE_DIR": os.environ.get("HEADWATERS_CACHE_DIR") or str(caches / "headwaters"),
        "PYTHONIOENCODING": "utf-8",
    }


@contextlib.contextmanager
def small_disk(folder):
    """Make a disk that is soon full, where this process may; without it such runs write to a large one."""
    mounted = False
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("mount"):
        folder.mkdir(parents=True, exist_ok=True)
        command = ["mount", "-t", "tmpfs", "-o", f"size={SMALL_BYTES}", "tmpfs", str(folder)]
        mounted = subprocess.run(command, capture_output=True, check=False).returncode == 0
        if not mounted:
            folder.rmdir()
    try:
        yield
    finally:
        if mounted:
            subprocess.run(["umount", str(folder)], capture_output=True, check=False)
