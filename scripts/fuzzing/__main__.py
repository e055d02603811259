"""Tries random runs of all algorithms on odd data, and keeps what goes wrong as scripts to run again.

    scripts/fuzz --minutes 10 [--runs N] [--seed N] [--workers 2] [--findings FOLDER] [--log FILE] [--group GROUP]

Runs end *good*, *refused* with a sentence, *cancelled*, *killed*, or with the *disk full*. A traceback, a process that
dies, a run of more than a minute, a property that does not hold and a file left over are findings: exit code 1.
The same seed is the same run. LOG gets a line of JSON for each run.
"""

import argparse
import contextlib
import os
import resource
import sys
import tempfile
import time
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])
from fuzzing.hunt import Hunt  # noqa: E402 - found in the folder above


def main():
    """Hunt, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--runs", type=int, default=10**9)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--findings", type=Path, default=Path("fuzz-findings"))
    parser.add_argument("--log", type=Path)
    parser.add_argument("--group", choices=("hydrology", "growth and terrain", "erosion"))
    chosen = parser.parse_args()
    began = time.monotonic()
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="fuzz-")))
        log = stack.enter_context(chosen.log.open("a", encoding="utf-8")) if chosen.log else None
        seeds = range(chosen.seed, chosen.seed + chosen.runs)
        hunt = Hunt(folder, chosen.findings.resolve(), seeds, chosen.minutes, chosen.group, log)
        hunt.run(chosen.workers)
    print("\n".join(hunt.table()))
    runs = sum(sum(counts.values()) for counts in hunt.outcomes.values())
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(
        f"{runs:,} runs from seed {chosen.seed} in {time.monotonic() - began:.0f} s, "
        f"{used.ru_utime + used.ru_stime:.0f} s of processors, slowest {hunt.slowest:.1f} s"
    )
    for kind, found in sorted(hunt.findings.items()):
        print(f"{len(found):5} × {kind} (seeds {', '.join(map(str, found[:4]))})")
    sys.exit(1 if hunt.findings else 0)


if __name__ == "__main__":
    main()
