"""Many runs by some worker processes, their outcomes, and what goes wrong."""

import collections
import json
import random
import threading
import time

from .findings import is_finding, keep, kind_of, shrunk
from .process import Process, small_disk

KILL_EVERY = 150  # runs
KILL_SECONDS = 0.25  # in which most runs are not yet done


class Hunt:
    """Runs of consecutive seeds, until there are enough or the time is up."""

    def __init__(self, folder, findings, seeds, minutes=1e9, group=None, log=None, crowds=True):
        self.folder, self.findings_folder, self.log = folder, findings, log
        self.asked = {"group": group, "crowds": crowds}  # of every seed; crowds are layers of very many features
        self.until = time.monotonic() + 60 * minutes
        self.seeds = iter(seeds)
        self.lock = threading.Lock()
        self.outcomes = collections.defaultdict(collections.Counter)  # by group and algorithm
        self.findings = {}  # seeds by kind
        self.slowest = 0.0

    def run(self, workers):
        """Run all seeds in so many processes."""
        threads = [threading.Thread(target=self._work, args=(number,)) for number in range(workers)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def _next_seed(self):
        with self.lock:
            return next(self.seeds, None) if time.monotonic() < self.until else None

    def _work(self, number):
        process = Process(self.folder / f"worker {number}")
        with small_disk(process.folder / "small"):
            try:
                while (seed := self._next_seed()) is not None:
                    self._one(seed, process)
            finally:
                process.stop()

    def _one(self, seed, process):
        asked = {"seed": seed, **self.asked}
        chance = random.Random(seed)
        kill = chance.uniform(0.0, KILL_SECONDS) if chance.randrange(KILL_EVERY) == 0 else None
        answer = process.ask(asked, kill)
        self._note(seed, answer)
        if answer["outcome"] == "killed" and answer["case"].get("how") == "run":
            answer = process.ask({**answer["case"], "resumed": True})  # which removes what was left behind
        if is_finding(answer):
            self._keep(seed, answer, process)

    def _note(self, seed, answer):
        case = answer["case"]
        outcome = "broken" if answer["broken"] else answer["outcome"]
        with self.lock:
            self.outcomes[case.get("group") or "?", case.get("algorithm", "?")][outcome] += 1
            self.slowest = max(self.slowest, answer["seconds"])
            if self.log is not None:
                facts = {name: answer[name] for name in ("outcome", "seconds", "broken", "said")}
                line = {"seed": seed, "algorithm": case.get("algorithm"), "how": case.get("how"), **facts}
                self.log.write(json.dumps(line) + "\n")
                self.log.flush()

    def _keep(self, seed, answer, process):
        """Keep a finding once for its kind."""
        kind = kind_of(answer)
        with self.lock:
            known = kind in self.findings
            self.findings.setdefault(kind, []).append(seed)
        if known or "algorithm" not in answer["case"]:
            return
        case = shrunk(answer["case"], kind, process.ask)
        print(f"  {kind}: {keep(case, answer, self.findings_folder)}", flush=True)

    def table(self):
        """Return the outcomes of all algorithms by groups as lines of text."""
        columns = sorted({outcome for counts in self.outcomes.values() for outcome in counts})
        lines = [f"{'':24}" + "".join(f"{column:>11}" for column in (*columns, "runs"))]
        total = collections.Counter()
        for group in sorted({group for group, _ in self.outcomes}):
            mine = {name: counts for (own, name), counts in sorted(self.outcomes.items()) if own == group}
            whole = sum(mine.values(), collections.Counter())
            total += whole
            lines += [_row(f"  {name}", counts, columns) for name, counts in mine.items()]
            lines.append(_row(group, whole, columns))
        return [*lines, _row("all", total, columns)]


def _row(name, counts, columns):
    return f"{name:24}" + "".join(f"{number:11,}" for number in (*(counts[c] for c in columns), sum(counts.values())))
