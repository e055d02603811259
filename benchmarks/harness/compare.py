"""Runs the contenders of a step in turns and checks that they agree."""

import contextlib
import datetime
import importlib
import json
import multiprocessing
import os
import statistics
import tempfile

import numpy as np

from . import apart, environment, machine, picture, report
from .options import read
from .worker import Worker

WARM_SIDE = 600  # several tiles of Headwaters, so that no kernel is compiled later
ROOM = 0.8  # of the memory of the machine: what the contenders together may take


def main():
    """Compare, write the results, and return 1 if they are not to be trusted."""
    options = read()
    step = importlib.import_module(f"steps.{options.step}")
    contenders, absent = _able(_chosen(step.CONTENDERS, options.only), getattr(step, "APART", ()))
    results = {
        "step": options.step,
        "title": step.TITLE,
        "scope": getattr(step, "SCOPE", report.IN_MEMORY),
        "unit": step.UNIT,
        "hatched": step.HATCHED,
        "date": datetime.date.today().isoformat(),
        "repeats": options.repeats,
        "machine": machine.describe(),
        "contenders": [_facts(contender) for contender in contenders],
        "absent": absent,
        "grids": [],
    }
    for terrain in _chosen(step.TERRAINS, options.dems):
        for side in options.size:
            print(f"{terrain.name}, {side} × {side}: {terrain.describe}", flush=True)
            grid = {"terrain": terrain.name, "describe": terrain.describe, "side": side}
            results["grids"].append({**grid, **_compare_on(terrain, side, options, contenders)})
            code = _deliver(results, options)  # after each grid, so that a long run that is stopped leaves what it has
    return code


def _chosen(things, names):
    return [thing for thing in things if not names or thing.name.lower().startswith(names)]


def _able(contenders, with_homes):
    """Return the contenders that can run here, and for each of the others the reason why not.

    Some packages get an environment of their own, if there is none yet.
    """
    home = os.environ.get("HEADWATERS_BENCH_HOME")
    packages = {contender.package for contender in contenders}.intersection(with_homes)
    failures = {**environment.not_installed(home), **apart.ensure(home, sorted(packages))} if home else {}
    absent = {}
    for contender in contenders:
        if contender.threads > len(machine.processors()):
            absent[contender.name] = "this machine has too few processors"
        elif machine.version(contender.package) is None:
            absent[contender.name] = machine.without_paths(
                f"not installed: {failures.get(contender.package, 'no reason known')}"
            )
    return [contender for contender in contenders if contender.name not in absent], absent


def _facts(contender):
    facts = contender._asdict()
    del facts["start"]
    return {**facts, "version": machine.version(contender.package)}


def _compare_on(terrain, side, options, contenders):
    """Return what was measured for each contender on one grid; the first contender that works is the reference."""
    measured = {contender.name: {} for contender in contenders}
    with tempfile.TemporaryDirectory() as folder:
        paths = [os.path.join(folder, name) for name in ("grid.npy", "warm.npy")]
        for path, own_side in zip(paths, (side, min(WARM_SIDE, side))):
            np.save(path, terrain.make(own_side))
        _measure_memory(paths, side**2, options, contenders, measured)
        in_turns = side**2 * _bytes_together(measured) < ROOM * machine.memory()
        _measure_time(paths, side**2, options, contenders, measured, in_turns)
    return {"in_turns": in_turns, "contenders": measured}


def _bytes_together(measured):
    """Return the bytes a cell that all contenders need at once, each at its peak."""
    keys = ("input_bytes_per_cell", "peak_bytes_per_cell")
    return sum(own.get(key, 0) for own in measured.values() for key in keys)


@contextlib.contextmanager
def _worker(options, contender, **facts):
    """Yield a process for the contender, on processors that all contenders share."""
    processors = machine.processors()[-contender.threads :]
    context = multiprocessing.get_context("spawn")  # a fork would carry the memory of this process along
    worker = Worker(context, options.step, contender, processors, options.patience, **facts)
    try:
        yield worker
    finally:
        worker.close()


def _measure_memory(paths, cells, options, contenders, measured):
    """Measure each contender alone in a fresh process; of what runs outside that it would tell nothing."""
    for contender in contenders:
        if contender.outside:
            continue
        with _worker(options, contender) as worker, _failure_noted(measured, contender):
            held = worker.ask("load", *paths)
            beyond = worker.ask("peak")
            measured[contender.name]["input_bytes_per_cell"] = held / cells
            measured[contender.name]["peak_bytes_per_cell"] = beyond / cells


def _measure_time(paths, cells, options, contenders, measured, in_turns):
    """Time the contenders, in turns if all of them find room, so that they share the machine's moods."""
    able = [contender for contender in contenders if "error" not in measured[contender.name]]
    reference = None
    for group in [able] if in_turns else [[contender] for contender in able]:
        with contextlib.ExitStack() as stack:
            workers = {
                contender.name: stack.enter_context(_worker(options, contender, keep_memory=True))
                for contender in group
            }
            for contender in group:
                with _failure_noted(measured, contender):
                    reference = _check(workers[contender.name], paths, cells, reference, measured[contender.name])
            rounds = {name: [] for name in workers}
            for _ in range(options.repeats):
                for contender in group:
                    if "error" not in measured[contender.name]:
                        with _failure_noted(measured, contender):
                            rounds[contender.name].append(workers[contender.name].ask("run"))
        for name, times in rounds.items():
            if "error" not in measured[name]:
                measured[name].update(_summary(times, cells))


def _check(worker, paths, cells, reference, own):
    """Compare a first result, which is not timed, with the reference; return the reference, this one if it is first."""
    worker.ask("load", *paths, round(cells * own.get("peak_bytes_per_cell", 0)))
    result = worker.ask("result")
    reference = result if reference is None else reference
    own["difference"] = _difference(result, reference)
    return reference


@contextlib.contextmanager
def _failure_noted(measured, contender):
    try:
        yield
    except RuntimeError as error:
        measured[contender.name]["error"] = machine.without_paths(str(error))
        print(f"  {contender.name} failed: {error}", flush=True)


def _difference(result, reference):
    """Return how many cells differ, in which direction, and by how much at most."""
    raised, lowered = int((result > reference).sum()), int((result < reference).sum())
    return {
        "cells": int((result != reference).sum()),
        "higher": raised,
        "lower": lowered,
        "largest": float(np.abs(result - reference).max()),
    }


def _summary(times, cells):
    wall = [seconds for seconds, _ in times]
    median, best = statistics.median(wall), min(wall)
    return {
        "seconds": wall,
        "processor_seconds": [seconds for _, seconds in times],
        "median": median,
        "best": best,
        "cells_per_second": cells / median,
    }


def _deliver(results, options):
    """Write the results, print the tables, and judge."""
    options.out.mkdir(parents=True, exist_ok=True)
    target = options.out / options.step
    target.with_suffix(".json").write_text(json.dumps(results, indent=1) + "\n")
    target.with_suffix(".md").write_text(report.whole(results, target.with_suffix(".png").name))
    picture.draw(results, target.with_suffix(".png"))
    print("\n" + report.tables(results))
    print(f"Written: {target.name}.md, {target.name}.png, {target.name}.json")
    wrong = report.faults(results)
    print("".join(f"WRONG: {line}\n" for line in wrong), end="")
    return 1 if wrong else 0
