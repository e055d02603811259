"""Measures how long a river network takes to grow, from a hundred to a hundred thousand edges, and draws the curve.

    .venv/bin/python benchmarks/growth.py

Discs and stars of growing size are filled with rivers, with mouths chosen as the algorithm does; kernels are compiled
before. Seconds are processor time, the median of several runs. The curve is compared with c·n·log n through its first
half. Written: benchmarks/results/growth.svg.
"""

import statistics
import sys
import time
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
import conftest  # noqa: E402, F401 (it loads the repository as the package headwaters)
from headwaters.core.growth.coverage import grow_fully  # noqa: E402
from headwaters.core.growth.growth import Rules, grow  # noqa: E402
from headwaters.core.growth.mouths import automatic_mouths  # noqa: E402
from headwaters.core.plane import fields  # noqa: E402
from headwaters.core.plane.types import Land  # noqa: E402
from headwaters.core.report.plots import Axis, Layer, plot  # noqa: E402
from headwaters.core.run.run import Run  # noqa: E402

EDGE = 2000.0
RADII = (6, 11, 19, 34, 60, 105, 190)  # edges
SLOPES = fields.constant(0.005), fields.constant(0.15)
PICTURE = ROOT / "benchmarks" / "results" / "growth.svg"


def main():
    lands = [island(radius, arms) for radius in RADII for arms in (0, 5)]
    measure(lands[0], 1)  # compile
    print(f"{'edges':>8} {'mouths':>7} {'grow':>8} {'in full':>8}  seconds; per 1000 edges in full")
    rows = []
    for land in lands:
        edges, mouths, first, full = measure(land, 5 if len(rows) < 8 else 1)
        print(f"{edges:8d} {mouths:7d} {first:8.3f} {full:8.3f}  {1000 * full / edges:.4f}", flush=True)
        rows.append((edges, first, full))
    edges, _, full = np.array(sorted(rows)).T
    law = edges * np.log(edges)
    half = edges.size // 2
    slope = np.median(full[:half] / law[:half])
    print(f"against n log n through the first half: {full[-1] / (slope * law[-1]):.2f} at {int(edges[-1])} edges")
    draw(np.array(sorted(rows)).T, slope * law)


def island(radius, arms):
    """Return a disc, or a star with so many arms."""
    angle = np.linspace(0, 2 * np.pi, 2001)
    away = radius * EDGE * (1 + (0.35 * np.cos(arms * angle) if arms else 0))
    xy = np.stack([away * np.cos(angle), away * np.sin(angle)], axis=1)
    xy[-1] = xy[0]
    return Land((xy,))


def measure(land, rounds):
    """Return the number of edges and mouths, and the seconds of the first round of growth and of all of them."""
    mouths = automatic_mouths(land, EDGE)
    rules = Rules(EDGE, zeta=40.0)
    taken = {grow: [], grow_fully: []}
    for seed in range(rounds):
        for grower, seconds in taken.items():
            begin = time.process_time()
            tree = grower(Run(), land, None, mouths, rules, *SLOPES, seed).tree
            seconds.append(time.process_time() - begin)
    number = int((tree.receiver >= 0).sum())
    return number, len(tree.z) - number, *(statistics.median(seconds) for seconds in taken.values())


def draw(rows, law):
    """Write the curve."""
    edges, first, full = rows
    layers = [Layer("cloud", edges, first), Layer("dots", edges, full), Layer("fit", edges, law)]
    about = "Dots: all rounds of growth; pale: the first alone; dashes: c·n·log n through the smaller half."
    axes = Axis("Edges", logarithmic=True), Axis("Seconds of processor time", logarithmic=True)
    PICTURE.write_text(plot("growth", "Time to grow a river network", about, *axes, layers), encoding="utf-8")
    print(f"{about}\n{PICTURE}")


if __name__ == "__main__":
    main()
