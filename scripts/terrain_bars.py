"""Holds rivers of real islands, with edges of the usual length, against what they have to comply with.

    scripts/terrain_bars.py DATA [--coasts NAME,…] [--seeds NUMBER,…] [--rivers NUMBER]

DATA is the folder of test data, with ``coast_rivers`` in it. Of each island, where slopes of rivers are those of plains
and of the Alps: whether rivers fall and cross, angles of confluences, sinuosity, and of so many ``--rivers`` of each
type width, ratio of width to depth and slope as rasters show them. ``benchmarks/realism.py`` measures the land.
"""

import argparse

import numpy as np
from qgis_env import load_package

PLAIN_TO_ALPS = 0.0002, 0.3


def main():
    """Measure all islands."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("data")
    parser.add_argument("--coasts", default="kauai,cyprus,sardinia,ireland,sri_lanka,tasmania")
    parser.add_argument("--seeds", default="1,2,3")
    parser.add_argument("--rivers", type=int, default=7)
    chosen = parser.parse_args()
    load_package()
    for coast in chosen.coasts.split(","):
        for seed in numbers(chosen.seeds):
            print(f"{coast}, seed {seed}", flush=True)
            tell_rivers(chosen.data, coast, seed, chosen.rivers)


def numbers(text):
    """Return the numbers of a list with commas."""
    return [int(part) for part in text.split(",")]


def tell_rivers(data, coast, seed, count):
    """Print what holds of the rivers of an island with all slopes."""
    from headwaters.core.island.rosgen import NAMES
    from headwaters.core.terrain.courses.bends import drawn
    from headwaters.core.terrain.types import MAIN
    from headwaters.tests.core.terrain import bars_of_rivers as bars
    from headwaters.tests.core.terrain.bars import falling, real_world
    from headwaters.tests.core.terrain.waterways import none_cross

    land, edge, _, model = real_world(data, coast, seed, 1.0, PLAIN_TO_ALPS, False)
    line, main = drawn(model.courses), model.courses.thread == MAIN
    print(f"  rivers fall: {falling(line)}, none cross: {none_cross(line)}")
    types = np.bincount(model.courses.kind[main], minlength=NAMES.size)
    print("  types: " + ", ".join(f"{name} {number}" for name, number in zip(NAMES, types)))
    print(f"  sinuosity in range: {100 * bars.sinuosities(model.courses).mean():.1f} %")
    angles, ratio, equal = bars.angles_of_confluences(line, edge)
    steps = [angles[(ratio >= low) & (ratio < high)] for low, high in ((1, 1.5), (1.5, 4), (4, 10), (10, np.inf))]
    means = " ".join(f"{step.mean():.1f}" for step in steps if step.size)
    print(f"  angles: {angles[equal].mean():.1f} of equal order; by ratio of discharges {means}")
    rivers, right, rng = bars.drawn_rivers(model), [], np.random.default_rng(1)
    for kind in range(NAMES.size):
        some = rng.permutation(np.flatnonzero(main & (model.courses.kind == kind)))[:count]
        right += [bars.in_range(bars.measured(land, model, one, rivers)) for one in some]
    shares = " ".join(f"{100 * share:.0f} %" for share in np.mean(right, axis=0))
    print(f"  width, ratio, slope in range of {len(right)} rivers: {shares}", flush=True)


if __name__ == "__main__":
    main()
