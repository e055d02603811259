"""Measures single folds along the flow beside the accumulation of the same land: cells for each second of a processor.

    .venv/bin/python benchmarks/folds.py [--sides CELLS,…] [--rounds N] [--out FOLDER]

On noise, after compilation, one thread, of the core alone. Every round measures all of them, one after the other;
figures are the least of all rounds, since other work on a machine only ever takes time. Written: folds.md.
"""

import argparse
import os
import sys
import time
from pathlib import Path

import numpy as np
from harness import headwaters_package, machine
from harness.worker import KEEP_MEMORY

headwaters_package.load()

from headwaters.core.depressions.fill import fill  # noqa: E402
from headwaters.core.erosion.starts import starting_surface  # noqa: E402
from headwaters.core.flow.accumulation import accumulate_d8, edge_contaminated  # noqa: E402
from headwaters.core.flow.directions.dinf import dinf_angles  # noqa: E402
from headwaters.core.flow.directions.directions import d8  # noqa: E402
from headwaters.core.flow.distance import NO_LENGTH_YET, LongestInMetres, flow_distance, in_units, longest_upstream  # noqa: E402
from headwaters.core.flow.divergent_accumulation import accumulate_dinf  # noqa: E402
from headwaters.core.flow.folds.flow import CellValues, End, Flow, Rows  # noqa: E402
from headwaters.core.flow.shared_distance import shared_distance  # noqa: E402
from headwaters.core.raster.domain import drainage_domain  # noqa: E402
from headwaters.core.raster.grid import step_lengths  # noqa: E402
from headwaters.core.rivers.links import receivers_among  # noqa: E402
from headwaters.core.rivers.steepness import RiverTree  # noqa: E402
from headwaters.core.run.run import Run  # noqa: E402
from headwaters.core.watersheds.labels import label_basins, outlets  # noqa: E402
from headwaters.core.watersheds.longest_paths import OwnLand, find_upward_paths  # noqa: E402

CELL = 30.0  # metres
OUTLETS = 100_000
RIVER = 1000  # cells that drain to one
CONCAVITY = 0.45
SIDES, ROUNDS = "2000,3000,4000", 7
RESULTS = Path(__file__).resolve().parent / "results"
TITLE = """# Folds along the flow beside accumulation

Million cells for each second of a processor, one thread, rasters in memory, on noise; made by
[folds.py](../folds.py). *Over accumulation*: the rate over that of the accumulation of areas by D8, or, of D∞, by D∞
angles. *Longest paths* are no single fold, but distances, the farthest cell of each outlet, a walk from there, and a
look at those that are as far.
"""
D8_SUM, SHARED_SUM = "accumulation, areas", "D∞ accumulation"  # what others are shown beside


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sides", default=SIDES, help="cells along a side")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--out", type=Path, default=RESULTS, help="where the table is written")
    options = parser.parse_args()
    if KEEP_MEMORY.items() - os.environ.items():  # the C library reads them as a process begins
        os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, **KEEP_MEMORY})
    lines = [TITLE, *(f"- {name}: {value}" for name, value in machine.describe().items())]
    for work, _ in folds(600).values():  # compiles, in several tiles, too
        work()
    for side in map(int, options.sides.split(",")):
        lines += ["", *table_of(side, options.rounds)]
    text = "\n".join(lines) + "\n"
    print(text)
    (options.out / "folds.md").write_text(text, encoding="utf-8")


def table_of(side, rounds):
    """Return the lines of the table for land of so many cells a side."""
    works = folds(side)
    taken = {name: [] for name in works}
    for _ in range(rounds):
        for name, (work, _) in works.items():
            begin = time.process_time()
            work()
            taken[name].append(time.process_time() - begin)
    rates = {name: side**2 / min(seconds) / 1e6 for name, seconds in taken.items()}
    head = [f"## {side:,} × {side:,} cells", "", "|  | million cells a second | over accumulation |"]
    return [*head, "| --- | ---: | ---: |"] + [
        f"| {name} | {rates[name]:.1f} | {rates[name] / rates[beside]:.2f} |" for name, (_, beside) in works.items()
    ]


def folds(side):
    """Return by name what is measured on land of so many cells a side, and what it is shown beside."""
    run = Run(threads=1)
    z = starting_surface(run, "noise", side, side, float(side), 0.5, 1).astype(np.float32)
    sizes = np.full(side, CELL)
    lengths, domain = step_lengths(sizes, sizes), drainage_domain(run, np.ones(z.shape, bool))
    filled, _ = fill(run, z, domain)
    codes, _ = d8(run, filled, domain, lengths)
    angles = dinf_angles(run, filled, codes, sizes, sizes)
    drained = accumulate_d8(run, codes)
    rivers = drained >= RIVER
    every = np.random.default_rng(1).choice(z.size, min(OUTLETS, z.size // 10), replace=False).astype(np.int64)
    labels = label_basins(run, codes, every)
    outlet = np.append(-1, every)

    def distances_to_ends():
        with Flow(run, codes, rivers) as flow:
            return flow.up(LongestInMetres, 0, NO_LENGTH_YET, Rows(in_units(lengths)), np.float64)

    def heights_of_ends():
        with Flow(run, codes, rivers) as flow:
            return flow.up(End, CellValues(filled), np.nan, None, filled.dtype)

    def chi_of_rivers():
        cells = np.flatnonzero(rivers)
        code = codes.ravel()[cells]
        receiver, _ = receivers_among(run, cells, code, side)
        step = np.where(receiver >= 0, lengths[cells // side, np.where(receiver >= 0, code, 0)], 0.0)
        area = drained.ravel()[cells] * CELL**2
        tree = RiverTree.of_cells(receiver, step, filled.ravel()[cells].astype(np.float64), area)
        return tree.chi(CONCAVITY, 1e6)

    return {
        D8_SUM: (lambda: accumulate_d8(run, codes, sizes * sizes), D8_SUM),
        "accumulation, cells": (lambda: accumulate_d8(run, codes), D8_SUM),
        "longest way upstream": (lambda: longest_upstream(run, codes, lengths), D8_SUM),
        "distance to ends": (lambda: flow_distance(run, codes, lengths), D8_SUM),
        "distance to rivers": (distances_to_ends, D8_SUM),
        "the same, and how many never meet one": (lambda: flow_distance(run, codes, lengths, rivers), D8_SUM),
        "height of the river below (HAND)": (heights_of_ends, D8_SUM),
        "labels of the ends": (lambda: label_basins(run, codes, outlets(codes)), D8_SUM),
        f"labels of {every.size:,} outlets": (lambda: label_basins(run, codes, every), D8_SUM),
        "what the edge may feed": (lambda: edge_contaminated(run, codes), D8_SUM),
        f"longest paths of {every.size:,} outlets": (
            lambda: find_upward_paths(run, codes, lengths, outlet, OwnLand(labels, every)),
            D8_SUM,
        ),
        "χ of rivers, with their tree": (chi_of_rivers, D8_SUM),
        SHARED_SUM: (lambda: accumulate_dinf(run, angles, sizes, sizes), SHARED_SUM),
        "D∞ distance to rivers": (
            lambda: shared_distance(run, angles, sizes, sizes, lengths, rivers),
            SHARED_SUM,
        ),
        "D∞ height above rivers": (
            lambda: shared_distance(run, angles, sizes, sizes, lengths, rivers, filled, "vertical"),
            SHARED_SUM,
        ),
        "distance along the surface, D8": (
            lambda: shared_distance(run, codes, sizes, sizes, lengths, rivers, filled, "surface"),
            SHARED_SUM,
        ),
    }


if __name__ == "__main__":
    main()
