"""Tries random runs of all algorithms on odd data, and keeps what goes wrong as scripts to run again.

    scripts/fuzz --minutes 10 [--runs N] [--seed N] [--workers 2] [--findings FOLDER]

Runs end *good*, *refused* with a sentence, or *cancelled*. A traceback, a process that dies, a run of more than a
minute, a property that does not hold and a file left over are findings. Some workers are killed in the middle of a run,
and some outputs go to a small disk. Exit code 1 if there is a finding.
"""

import argparse
import collections
import json
import os
import queue
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

HANG_SECONDS = 60
KILL_EVERY = 150  # runs of a worker
SMALL_BYTES = 300_000
FINDINGS = ("traceback", "abort", "hang", "broken")
SHRINKING_RUNS = 60


class Process:
    """A worker process, begun anew when it has died."""

    def __init__(self, folder, environment):
        self.folder, self.environment = Path(folder), environment
        self.child = None

    def ask(self, what, kill_after=None):
        """Return the answer to a seed or case; an outcome of our own where the process dies, hangs or is killed."""
        if self.child is None or self.child.poll() is not None:
            self.start()
        case = {"seed": what} if isinstance(what, int) else what
        try:
            self.child.stdin.write(json.dumps(what) + "\n")
            self.child.stdin.flush()
            answer = self._answer(20 * HANG_SECONDS)  # making what the run reads may compile
            if answer and "begins" in answer:
                case = answer["begins"]
                if kill_after is not None:
                    time.sleep(kill_after)
                    self.child.send_signal(signal.SIGKILL)
                    self.child.wait()
                    return {"outcome": "killed", "case": case, "broken": [], "said": "", "seconds": kill_after}
                answer = self._answer(HANG_SECONDS)
            if answer is None:
                outcome = "hang" if self.child.poll() is None else "abort"
                self.child.kill()
                self.child.wait()
                said = self._last_words()
                return {"outcome": outcome, "case": case, "broken": [], "said": said, "seconds": HANG_SECONDS}
            return answer
        except BrokenPipeError:
            self.child.wait()
            return {"outcome": "abort", "case": case, "broken": [], "said": self._last_words(), "seconds": 0.0}

    def _last_words(self):
        return (self.folder / "stderr.txt").read_text(encoding="utf-8", errors="replace")[-1500:]

    def start(self):
        """Start the process, and a thread that reads what it answers."""
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, str(Path(__file__).with_name("worker.py")), str(self.folder)]
        with (self.folder / "stderr.txt").open("wb") as errors:
            self.child = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                env={**os.environ, **self.environment},
                encoding="utf-8",
            )
        self.answers = queue.Queue()
        threading.Thread(target=self._read, args=(self.child.stdout, self.answers), daemon=True).start()

    @staticmethod
    def _read(pipe, answers):
        for line in pipe:
            if line.startswith("{"):
                answers.put(json.loads(line))
        answers.put(None)

    def _answer(self, seconds):
        try:
            return self.answers.get(timeout=seconds)
        except queue.Empty:
            return None

    def stop(self):
        """Let the process end."""
        if self.child is not None and self.child.poll() is None:
            self.child.stdin.close()
            try:
                self.child.wait(10)
            except subprocess.TimeoutExpired:
                self.child.kill()


class Hunt:
    """All runs of some workers, their outcomes by algorithm, and the findings."""

    def __init__(self, arguments, folder):
        self.arguments, self.folder = arguments, folder
        self.until = time.monotonic() + 60 * arguments.minutes
        self.seeds = iter(range(arguments.seed, arguments.seed + arguments.runs))
        self.lock = threading.Lock()
        self.outcomes = collections.defaultdict(collections.Counter)
        self.findings = {}
        self.slowest = 0.0

    def next_seed(self):
        """Return the next seed, or None when the hunt is over."""
        with self.lock:
            return next(self.seeds, None) if time.monotonic() < self.until else None

    def work(self, number):
        """Run seeds in one process until there are none."""
        process = Process(self.folder / f"worker {number}", environment(self.folder / f"profile {number}"))
        small_disk(process.folder / "small")
        chance = random.Random(number)
        try:
            while (seed := self.next_seed()) is not None:
                kill = chance.uniform(0.0, 0.4) if chance.randrange(KILL_EVERY) == 0 else None
                answer = process.ask(seed, kill)
                self.note(answer)
                if is_finding(answer):
                    self.keep(answer, process)
        finally:
            process.stop()
            unmount(process.folder / "small")

    def note(self, answer):
        """Count an outcome."""
        with self.lock:
            outcome = "broken" if answer["broken"] else answer["outcome"]
            self.outcomes[answer["case"].get("algorithm", "?")][outcome] += 1
            self.slowest = max(self.slowest, answer["seconds"])

    def keep(self, answer, process):
        """Keep a finding once for its kind, as small as it can be made."""
        case, what = answer["case"], kind_of(answer)
        with self.lock:
            known = what in self.findings
            self.findings.setdefault(what, []).append(case.get("seed"))
        if known or "algorithm" not in case:
            return
        case = shrunk(case, what, process)
        folder = self.arguments.findings
        folder.mkdir(parents=True, exist_ok=True)
        name = f"{case['algorithm']}-{case['seed']}"
        inputs = {name: value for name, value in case["parameters"].items() if os.path.isfile(str(value))}
        for parameter, value in inputs.items():
            source = Path(value).parent if Path(value).parent.name != "zoo" else Path(value)
            target = folder / name / source.name
            if source.is_dir():
                shutil.copytree(source, target, dirs_exist_ok=True)
                case["parameters"][parameter] = str(target / Path(value).name)
            else:
                target.parent.mkdir(exist_ok=True)
                shutil.copy(source, target)
                case["parameters"][parameter] = str(target)
        text = f'"""{answer["outcome"]} {answer["broken"]}\n\n{answer["said"]}\n"""\n'
        (folder / f"{name}.py").write_text(text.replace("\\", "/") + SCRIPT.format(case=case), encoding="utf-8")
        print(f"  {what}: {folder / name}.py", flush=True)


SCRIPT = """
import pathlib, sys
here = pathlib.Path(__file__).resolve()
root = next(folder for folder in (pathlib.Path.cwd(), *here.parents) if (folder / "scripts" / "fuzzing").is_dir())
sys.path.insert(0, str(root / "scripts"))
from fuzzing.worker import Worker, load_plugin
kept = load_plugin()
print(Worker("fuzz-again").go({case!r}))
"""


def is_finding(answer):
    """Tell whether an answer is to be kept."""
    return answer["outcome"] in FINDINGS or bool(answer["broken"])


def kind_of(answer):
    """Return what is the same for findings of one cause: the algorithm and the end of what was said."""
    said = answer["broken"][0] if answer["broken"] else (answer["said"].strip().splitlines() or [""])[-1]
    letters = "".join("#" if letter.isdigit() else letter for letter in said)
    return f"{answer['case'].get('algorithm', '?')} {answer['outcome']}: {letters[:110]}"


def shrunk(case, what, process):
    """Return the case with as few parameters and outputs as show the same."""
    runs = 0
    for part in ("outputs", "parameters"):
        for name in list(case[part]):
            if runs == SHRINKING_RUNS:
                return case
            less = {**case, part: {key: value for key, value in case[part].items() if key != name}}
            runs += 1
            answer = process.ask(less)
            if is_finding(answer) and kind_of(answer) == what:
                case = less
    return case


def environment(profile):
    """Return the variables of a worker: a profile of its own, no screen, machine code that all share."""
    caches = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return {
        "QT_QPA_PLATFORM": "offscreen",
        "QGIS_CUSTOM_CONFIG_PATH": str(profile),
        "HEADWATERS_CACHE_DIR": os.environ.get("HEADWATERS_CACHE_DIR") or str(caches / "headwaters"),
        "PYTHONIOENCODING": "utf-8",
    }


def small_disk(folder):
    """Make a disk that is soon full, where this process may; without it such runs write to a large one."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("mount"):
        folder.mkdir(parents=True, exist_ok=True)
        command = ["mount", "-t", "tmpfs", "-o", f"size={SMALL_BYTES}", "tmpfs", str(folder)]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            folder.rmdir()


def unmount(folder):
    """Take a small disk away."""
    if folder.is_mount():
        subprocess.run(["umount", str(folder)], capture_output=True, check=False)


def table(hunt):
    """Return the outcomes of all algorithms as lines of text."""
    columns = sorted({outcome for counts in hunt.outcomes.values() for outcome in counts})
    lines = [f"{'':24}" + "".join(f"{column:>11}" for column in columns)]
    total = collections.Counter()
    for name, counts in sorted(hunt.outcomes.items()):
        total.update(counts)
        lines.append(f"{name:24}" + "".join(f"{counts[column]:11,}" for column in columns))
    return [*lines, f"{'all':24}" + "".join(f"{total[column]:11,}" for column in columns)]


def main():
    """Hunt, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--runs", type=int, default=10**9)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--findings", type=Path, default=Path("fuzz-findings"))
    arguments = parser.parse_args()
    arguments.findings = arguments.findings.resolve()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="fuzz-") as folder:
        hunt = Hunt(arguments, Path(folder))
        workers = [threading.Thread(target=hunt.work, args=(number,)) for number in range(arguments.workers)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    print("\n".join(table(hunt)))
    runs = sum(sum(counts.values()) for counts in hunt.outcomes.values())
    print(f"{runs:,} runs from seed {arguments.seed} in {time.monotonic() - began:.0f} s, slowest {hunt.slowest:.1f} s")
    for what, seeds in sorted(hunt.findings.items()):
        print(f"{len(seeds):5} × {what} (seeds {', '.join(map(str, seeds[:4]))})")
    sys.exit(1 if hunt.findings else 0)


if __name__ == "__main__":
    main()
