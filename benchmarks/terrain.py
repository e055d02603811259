"""Measures how long a terrain takes from its rivers to its raster, and what it takes of memory.

    .venv/bin/python benchmarks/terrain.py

An island of 3,000 km² with edges of 2 km and about 70,000 primitives is grown, its model built, and all of it
rendered with about 1024² and 4096² cells. Kernels are compiled before, on a small island. Seconds are the median of
several runs on all processors: by the clock, and what all processors worked together. A machine that is busy with
other things makes the first too long; its load is told. Written: benchmarks/results/terrain.json and terrain.md.
"""

import json
import statistics
import time
from datetime import date
from functools import partial
from pathlib import Path

import numpy as np
from harness import headwaters_package, machine, memory

headwaters_package.load()

from headwaters.core.growth.grow_island import Wishes, grow_island  # noqa: E402
from headwaters.core.growth.growth import Rules  # noqa: E402
from headwaters.core.island.survey import IslandFields  # noqa: E402
from headwaters.core.plane.fields import constant  # noqa: E402
from headwaters.core.plane.land import area  # noqa: E402
from headwaters.core.plane.types import Land  # noqa: E402
from headwaters.core.run.run import Run  # noqa: E402
from headwaters.core.terrain.model import ModelRules, WantedIsland, build_model  # noqa: E402
from headwaters.core.terrain.relief.levels import plane_window  # noqa: E402
from headwaters.core.terrain.relief.solving import ReliefAims  # noqa: E402
from headwaters.core.terrain.rendering.rendering import prepare, render  # noqa: E402

RESULTS = Path(__file__).resolve().parent / "results"
SQUARE_METRES = 3e9
EDGE = 2000.0
PER_CELL = 100  # primitives
SLOPES = constant(0.01), constant(0.15)
SEED = 3
AIMED = ReliefAims(constant(1.0), peak=950.0, loose=True)
MODEL, NETWORK = "model, a million cells of ground", "coast to 1024²"
AIMS = {MODEL: 5.0, "render 1024²": 0.8, "render 4096²": 6.0, NETWORK: 5.0}  # seconds at most
BYTES_A_PRIMITIVE, MEGABYTES = 150, 200  # at most


def main():
    about = machine.describe()
    measure(SQUARE_METRES / 30, (64, 128), 1)  # compile
    facts, taken = measure(SQUARE_METRES, (1024, 4096), 5)
    steps = [{"step": step, **seconds, "at most": AIMS.get(step)} for step, seconds in taken.items()]
    result = {"date": date.today().isoformat(), "machine": about, "facts": facts, "steps": steps}
    (RESULTS / "terrain.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    text = report(result)
    (RESULTS / "terrain.md").write_text(text, encoding="utf-8")
    print(text)


def measure(square_metres, sides, rounds):
    """Return what the terrain of an island consists of and takes of memory, and the seconds of each step."""
    land, taken = island(square_metres), {}
    take = partial(timed, taken, rounds)
    rules = Rules(EDGE, 0.75, 40.0, 0.2, 0.1, 0.7)
    grown, _ = take("rivers", grow_island, Run(), land, Wishes(), rules, IslandFields(*SLOPES), SEED)
    size = float(np.ptp(land.rings[0], axis=0).max())
    before = memory.resident()
    memory.forget_peak()
    rules = ModelRules(PER_CELL, cell=size / sides[0])
    model = take(MODEL, build_model, Run(), land, EDGE, grown, AIMED, rules, SEED).model
    largest = [memory.peak() - before]
    for side in sides:
        window = plane_window(land, size / side)
        scene = take(f"ready for {side}²", prepare, Run(), model, window)
        take(f"render {side}²", render, Run(), model, window, scene=scene)
    del scene
    before = memory.resident()
    memory.forget_peak()
    take(NETWORK, all_in_one, land, rules, size / sides[0])
    largest.append(memory.peak() - before)
    primitives = model.primitives
    facts = {
        "edges": int((model.tree.receiver >= 0).sum()),
        "course pieces": int(model.courses.cell.size),
        "course vertices": int(model.courses.z.size),
        "primitives": int(primitives.z.size),
        "bytes a primitive": round(sum(each.nbytes for each in primitives) / primitives.z.size, 1),
        **{f"megabytes, {step}": round(most / 1e6) for step, most in zip((MODEL, NETWORK), largest)},
    }
    return facts, taken


def all_in_one(land, rules, cell):
    """Return the raster of an island that has nothing but a coast."""
    grown, _ = grow_island(Run(), land, Wishes(), rules, IslandFields(*SLOPES), SEED)
    model = build_model(Run(), WantedIsland(land, EDGE, grown, AIMED, ModelRules(PER_CELL, cell=cell), SEED)).model
    return render(Run(), model, plane_window(land, cell))


def island(square_metres):
    """Return an island with bays and capes."""
    angle = np.linspace(0, 2 * np.pi, 3001)
    waves = ((3, 0.10), (5, 0.08), (8, 0.05), (13, 0.03), (34, 0.015), (89, 0.008), (233, 0.003))
    away = 1 + sum(height * np.cos(order * angle + order) for order, height in waves)
    xy = np.stack([away * np.cos(angle), away * np.sin(angle)], axis=1)
    xy[-1] = xy[0]
    return Land((xy * np.sqrt(square_metres / area(Land((xy,)))),))


def timed(taken, rounds, step, work, *arguments, **options):
    """Note the seconds of a step; return what it makes."""
    clock, cpu = [], []
    for _ in range(rounds):
        begin = time.perf_counter(), time.process_time()
        made = work(*arguments, **options)
        clock.append(time.perf_counter() - begin[0])
        cpu.append(time.process_time() - begin[1])
    taken[step] = {
        "seconds": round(statistics.median(clock), 3),
        "processor seconds": round(statistics.median(cpu), 3),
    }
    return made


def report(result):
    """Return the figures as a page."""
    facts, about = result["facts"], result["machine"]
    parts = ", ".join(f"{facts[name]:,} {name}" for name in list(facts)[:4])
    lines = [
        "# Terrain from rivers",
        "",
        f"{result['date']}, {', '.join(f'{name}: {value}' for name, value in about.items())}",
        "",
        f"An island of {SQUARE_METRES / 1e6:,.0f} km²: {parts}.",
        "",
        "| Step | seconds | of all processors | at most |",
        "|---|---:|---:|---:|",
    ]
    for row in result["steps"]:
        lines.append(
            f"| {row['step']} | {row['seconds']:.2f} | {row['processor seconds']:.2f} | {row['at most'] or ''} |"
        )
    lines += ["", f"Bytes a primitive: {facts['bytes a primitive']} (at most {BYTES_A_PRIMITIVE})."]
    lines += [f"{name.capitalize()}: {value}." for name, value in list(facts.items())[5:]]
    lines += [f"From coast to 1024² at most {MEGABYTES} megabytes.", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
