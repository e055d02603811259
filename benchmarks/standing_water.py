"""Measures lakes that evaporate beside lakes that are full, on the same land, and the water table of a million cells.

    python3 benchmarks/standing_water.py [--side CELLS]

Seconds after compilation, of the core alone; the algorithms read, trace outlines and write beside that.
"""

import argparse
import os
import sys

import numpy as np
from harness import headwaters_package, machine
from harness.timing import best
from harness.worker import KEEP_MEMORY

headwaters_package.load()

from headwaters.core.choices import Ties  # noqa: E402
from headwaters.core.depressions.balanced_lakes import find_balanced_lakes  # noqa: E402
from headwaters.core.depressions.fill import fill  # noqa: E402
from headwaters.core.depressions.lake_outlines import trace_lakes  # noqa: E402
from headwaters.core.depressions.lakes import find_lakes  # noqa: E402
from headwaters.core.erosion.starts import starting_surface  # noqa: E402
from headwaters.core.groundwater.water_table import dupuit_table  # noqa: E402
from headwaters.core.ponds.nested import LeastPond  # noqa: E402
from headwaters.core.raster.domain import LAND, SEA, drainage_domain  # noqa: E402
from headwaters.core.raster.grid import step_lengths  # noqa: E402
from headwaters.core.run.run import Run  # noqa: E402

CELL = 30.0  # metres
FIRST = Ties("first", 0)
LIMITS = LeastPond(160 * CELL**2, 0.1)
CLIMATES = ((0.5, 1.5), (0.2, 1.5))  # metres a year
TABLE_SIDE = 1000
ROUNDS = 3


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--side", type=int, default=4000)
    side = parser.parse_args().side
    if KEEP_MEMORY.items() - os.environ.items():  # the C library reads them as a process begins
        os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, **KEEP_MEMORY})
    print(", ".join(f"{name}: {value}" for name, value in machine.describe().items()))
    for size in (200, side):  # the first compiles
        lakes(size, size == side)
    for size in (100, TABLE_SIDE):
        table(size, size == TABLE_SIDE)


def lakes(size, shown):
    """Print what lakes take, full and in balance, with their outlines and without."""
    z = starting_surface(Run(), "noise", size, size, float(size), 0.5, 1).astype(np.float32)
    land, sides = np.ones(z.shape, bool), np.full(size, CELL)
    domain, area = drainage_domain(Run(), land), sides * sides

    def full():
        return find_lakes(Run(), z, fill(Run(), z, domain)[0], domain, land, area, *LIMITS)

    def dry(rain, evaporation):
        sizes = step_lengths(sides, sides), area
        filled, _ = fill(Run(), z, domain)
        return find_balanced_lakes(Run(), z, filled, domain, land, sizes, rain, evaporation, LIMITS, FIRST).lakes

    runs = {
        "full": full,
        **{f"{rain} m rain, {lost} m lost": (lambda r=rain, e=lost: dry(r, e)) for rain, lost in CLIMATES},
    }
    taken = {name: [] for name in runs}
    for _ in range(ROUNDS):  # in turns, so that a slow minute hits all
        for name, run in runs.items():
            seconds, found = best(run)
            outlines, _ = best(lambda found=found: list(trace_lakes(Run(), found, 0.0, 0.0, CELL, CELL)))
            taken[name].append((seconds, seconds + outlines))
    first = None
    for name, times in taken.items():
        seconds, outlined = map(min, zip(*times))
        first = first or (seconds, outlined)
        if shown:
            ratios = f"{seconds / first[0]:.2f} and {outlined / first[1]:.2f} times as long as full ones"
            print(f"{size}² lakes, {name}: {seconds:.2f} s, {outlined:.2f} s with outlines; {ratios}")


def table(size, shown):
    """Print what the water table takes to a millionth of the relief."""
    z = starting_surface(Run(), "noise", size, size, 300.0, 0.5, 1).astype(float)
    shore, sides = np.quantile(z, 0.05), np.full(size, CELL)
    domain = np.where(z <= shore, SEA, LAND).astype(np.uint8)
    sizes = sides, sides, sides * sides
    seconds, (_, wrong) = best(lambda: dupuit_table(Run(), np.maximum(z, shore), domain, sizes, 0.3 / 365.25, 10.0))
    if shown:
        print(f"{size}² water table: {seconds:.2f} s, right to {wrong / (z.max() - shore):.1e} of the relief")


if __name__ == "__main__":
    main()
