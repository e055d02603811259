"""Measures how soon each algorithm answers to a cancel, and whether it leaves files then.

    /usr/bin/python3 benchmarks/cancelling.py [RUN …] [--side CELLS] [--cancels NUMBER]

Each of the small runs that algorithms carry is made large, and made once whole. It is then cancelled at moments spread
evenly over that time; the slowest answer counts.
"""

import argparse
import os
import sys
import tempfile
import threading
import time
import traceback
from pathlib import Path

from waiting import ROOT, write_rough_dem

sys.path.insert(0, str(ROOT / "scripts"))

HALF = 0.5  # seconds in which each algorithm is to answer
DATA = ROOT / "examples" / "data" / "sardinia.gpkg"
# The sizes of runs that last long enough to be cancelled, where theirs keep them small; others are those of the land.
LARGE = {"COLUMNS": 2000, "ROWS": 2000, "POINTS": 300_000, "EVENTS": 300_000, "ITERATIONS": 3}


class Bench:
    """Runs algorithms in a folder, on a rough DEM and the example coast."""

    def __init__(self, provider, folder, side):
        self.provider, self.folder = provider, folder
        self.land = {"dem": str(folder / "dem.tif"), "coast": f"{DATA}|layername=coastline"}
        self.land["sketch"] = f"{DATA}|layername=rivers"
        write_rough_dem(Path(self.land["dem"]), side)
        self.runs = {each.name: each for each in small_runs_of(provider)}
        self.made, self.busy_with = {}, []

    def given(self, name):
        """Return the parameters of a small run, made large; what it reads of others is made when first asked for."""
        from headwaters.provider.base.small_runs import without_sizes

        parameters = self.runs[name].parameters
        sizes = {key: LARGE[key] for key in LARGE if key in parameters and key not in without_sizes(parameters)}
        return {**{key: self._value(each) for key, each in without_sizes(parameters).items()}, **sizes}

    def _value(self, value):
        from headwaters.provider.base.small_runs import reference_of

        if reference_of(value) is None:
            return value
        name, thing = reference_of(value)
        if not name:
            return self.land[thing]
        if name not in self.made:
            self.made[name] = self.whole(name, self.given(name), self.folder / name)
        return self.made[name][thing]

    def whole(self, name, values, place):
        """Make a run to its end; return its results."""
        results, _ = self.run(name, values, place, 1e6)
        return results

    def _cancel(self, feedback, asked):
        """Cancel a run, and keep what it is at when half a second has passed."""
        asked.append(time.perf_counter())
        feedback.cancel()
        time.sleep(HALF)
        stack = traceback.extract_stack(sys._current_frames()[threading.main_thread().ident])
        self.busy_with = [f"{Path(step.filename).name}:{step.lineno} {step.name}" for step in stack[-4:]]

    def run(self, name, values, place, cancel_after):
        """Make a run that is cancelled after some seconds; return its results and the seconds it went on then."""
        from headwaters.provider.preparation.rehearsing import file_ending, is_made
        from qgis.core import QgsProcessingContext, QgsProcessingFeedback

        place.mkdir(exist_ok=True)
        created = self.provider.algorithm(self.runs[name].algorithm).create()
        outputs = [each for each in created.destinationParameterDefinitions() if is_made(each, values)]
        outputs = {each.name(): str(place / f"{each.name()}{file_ending(each)}") for each in outputs}
        feedback, asked = QgsProcessingFeedback(False), []
        timer = threading.Timer(cancel_after, self._cancel, (feedback, asked))
        timer.start()
        results, good = created.run({**values, **outputs}, QgsProcessingContext(), feedback)
        end = time.perf_counter()
        timer.cancel()
        if not asked and not good:
            sys.exit(f"{name}: {feedback.textLog()}")
        return results, end - asked[0] if asked else None


def small_runs_of(provider):
    """Return the small runs of all algorithms but tools."""
    from headwaters.provider.base.small_runs import small_runs

    return small_runs([each for each in provider.algorithms() if each.GROUP != "tools"])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("algorithms", nargs="*", help="only runs whose names begin so")
    parser.add_argument("--side", type=int, default=3000)
    parser.add_argument("--cancels", type=int, default=25)
    options = parser.parse_args()
    from qgis_env import provider_in_qgis

    with provider_in_qgis() as provider, tempfile.TemporaryDirectory() as folder:
        bench = Bench(provider, Path(folder), options.side)
        for name in bench.runs:
            if not options.algorithms or name.startswith(tuple(options.algorithms)):
                measure(bench, name, options.cancels)
    os._exit(0)  # QGIS takes its time to close


def measure(bench, name, cancels):
    """Print how soon a run answers when it is cancelled at moments spread over all of it."""
    values, place = bench.given(name), bench.folder / "cancelled"
    bench.whole(name, values, place)  # compiles
    begin = time.perf_counter()
    bench.whole(name, values, place)
    whole = time.perf_counter() - begin
    answers, left = [], 0
    for number in range(cancels):
        for path in place.iterdir():
            path.unlink()
        after = whole * (number + 0.5) / cancels
        results, answer = bench.run(name, values, place, after)
        if answer is not None and not results:
            answers.append((answer, after, bench.busy_with))
            left += len(list(place.iterdir()))
    slowest, after, busy_with = max(answers, default=(0.0, 0.0, []))
    late = f"  TOO SLOW in {', '.join(busy_with)}" if slowest > HALF else ""
    print(
        f"{name:30s} {whole:6.2f} s, {len(answers):2d} cancels, slowest answer {slowest:.2f} s (after {after:.2f} s), "
        f"{left} files left{late}",
        flush=True,
    )


if __name__ == "__main__":
    main()
