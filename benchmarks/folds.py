"""Measures single folds along the flow beside the accumulation of the same land: cells for each second of a processor.

    python3 benchmarks/folds.py [--side CELLS] [--rounds N]

After compilation, one thread, of the core alone. Every round measures all of them, one after the other; figures are the
least of all rounds, since other work on a machine only ever takes time. The last columns are the rate over that of the
accumulation of D8 directions and, for what goes over two receivers of a cell, over that of D∞ angles: its fair measure.
Longest paths are no single fold, but distances, the farthest cells, a walk from each of these, and a look at ties.
"""

import argparse
import os
import sys
import time

import numpy as np
from harness import headwaters_package, machine
from harness.worker import KEEP_MEMORY

headwaters_package.load()

from headwaters.core.depressions.fill import fill  # noqa: E402
from headwaters.core.erosion.starts import starting_surface  # noqa: E402
from headwaters.core.flow.accumulation import accumulate_d8, edge_contaminated  # noqa: E402
from headwaters.core.flow.directions.dinf import dinf_angles  # noqa: E402
from headwaters.core.flow.directions.directions import d8  # noqa: E402
from headwaters.core.flow.distance import flow_distance, longest_upstream  # noqa: E402
from headwaters.core.flow.divergent_accumulation import accumulate_dinf  # noqa: E402
from headwaters.core.flow.folds.flow import CellValues, End, Flow  # noqa: E402
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
ROUNDS = 3
D8_SUM, SHARED_SUM = "accumulation, areas", "D∞ accumulation"  # what others are shown beside


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--side", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    options = parser.parse_args()
    if KEEP_MEMORY.items() - os.environ.items():  # the C library reads them as a process begins
        os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, **KEEP_MEMORY})
    print(", ".join(f"{name}: {value}" for name, value in machine.describe().items()))
    for work, _ in folds(300).values():  # compiles
        work()
    works = folds(options.side)
    taken = {name: [] for name in works}
    for _ in range(options.rounds):
        for name, (work, _) in works.items():
            begin = time.process_time()
            work()
            taken[name].append(time.process_time() - begin)
    rates = {name: options.side**2 / min(seconds) / 1e6 for name, seconds in taken.items()}
    for name, (_, beside) in works.items():
        ratios = "".join(f"{rates[name] / rates[each]:7.2f}" for each in dict.fromkeys((D8_SUM, beside)))
        print(f"{name:44} {rates[name]:7.1f} million cells a second{ratios}")


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
        "distance to rivers": (lambda: flow_distance(run, codes, lengths, rivers), D8_SUM),
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
