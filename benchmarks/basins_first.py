"""Measures drainage basins on millions of triangles: grown, ordered, and the relief that fits; and the memory.

    .venv/bin/python benchmarks/basins_first.py [TRIANGLES] [--whole]

Kernels are compiled before. All runs on one thread; seconds are by the wall clock, the best of three runs. Growth
counts the noise that it needs, and orders after Strahler by the functions that serve all networks. With --whole the
mesh is taken through all that the algorithm computes: basins with their outlines, rivers and heights.
"""

import argparse
import resource
import sys
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "benchmarks"))
from harness import headwaters_package  # noqa: E402
from harness.timing import best  # noqa: E402

headwaters_package.load()

from headwaters.core.basins.drainage import (  # noqa: E402
    BasinGrowth,
    drainage_basins,
    growth_rules,
    triangle_sizes,
)
from headwaters.core.basins.forest import grown_forest  # noqa: E402
from headwaters.core.basins.outlines import triangle_outlines  # noqa: E402
from headwaters.core.basins.relief import ReliefWishes  # noqa: E402
from headwaters.core.basins.rivers import triangle_rivers, usual_threshold  # noqa: E402
from headwaters.core.basins.surface import surface_of  # noqa: E402
from headwaters.core.mesh.land_mesh import mesh_of_land  # noqa: E402
from headwaters.core.mesh.places import spacing_for  # noqa: E402
from headwaters.core.network import strahler, topological_order  # noqa: E402
from headwaters.core.plane.types import Land  # noqa: E402
from headwaters.core.run.run import Run  # noqa: E402

ROUNDS = 3
SIDE = 100_000.0  # metres


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("triangles", nargs="?", type=int, default=1_000_000)
    parser.add_argument("--whole", action="store_true")
    options = parser.parse_args()
    for count, told in ((4000, False), (options.triangles, True)):
        measure(count, options.whole, told)


def measure(count, whole, told):
    """Measure all steps on a square of so many triangles, and print the figures."""
    corners = np.array([(0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE), (0, 0)], float)
    land = Land((corners,))
    spacing = spacing_for([land], count / 2)
    made, (mesh, _) = best(lambda: mesh_of_land(Run(), land, spacing, 1))
    triangles = len(mesh.corners)
    water = np.zeros(triangles, bool)
    growth = BasinGrowth("noise", 0.5, SIDE / 5, 3, spacing)
    grown, forest = best(lambda: grown_forest(Run(), mesh, water, growth_rules(Run(), mesh, growth)), ROUNDS)
    ordered, orders = best(lambda: strahler(Run(), forest.receiver, forest.order), ROUNDS)
    sorted_, _ = best(lambda: topological_order(Run(), forest.receiver), ROUNDS)
    if told:
        print(f"{triangles:,} triangles, orders up to {orders.max()}")
        print(f"{made:8.2f} s  mesh")
        print(f"{grown:8.2f} s  grown")
        print(f"{ordered:8.3f} s  ordered after Strahler: {triangles / ordered / 1e6:.1f} million nodes a second")
        print(f"{ordered + sorted_:8.3f} s  the same with the topological order made anew:", end="")
        print(f" {triangles / (ordered + sorted_) / 1e6:.1f} million nodes a second")
        print(f"          grown and ordered: {triangles / (grown + ordered) / 1e6:.2f} million triangles a second")
    forest = orders = None  # it would count as memory
    if whole:
        took, drainage = best(lambda: everything(mesh, water, growth, spacing))
        if told:
            print(f"{took:8.2f} s  all: {drainage.mouth.size:,} basins, heights, rivers")
    if told:
        print(f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:8.0f} MB at most")


def everything(mesh, water, growth, spacing):
    """Return the drainage, after all that the algorithm computes of it."""
    wishes = ReliefWishes(triangle_sizes(mesh), water, 0.45, 0.0, 1000.0)
    drainage = drainage_basins(Run(), mesh, water, growth, wishes, True)
    triangle_outlines(mesh, drainage.basin, drainage.mouth.size)
    triangle_rivers(Run(), drainage, surface_of(mesh, drainage), usual_threshold(drainage), spacing)
    return drainage


if __name__ == "__main__":
    main()
