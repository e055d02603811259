"""Measures a mesh of a million nodes: making it, its network and lakes, and one step of erosion; and peers beside it.

    .venv/bin/python benchmarks/mesh.py [NODES]

Kernels are compiled before. Seconds are by the wall clock, the best of several runs. Peers work on the same nodes,
triangles and heights if the Python that runs this has them: fastscapelib (TriMesh, single flow, its `mst` resolver)
and landlab (FlowAccumulator with LakeMapperBarnes on its Voronoi grid).
"""

import resource
import sys
import time
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
import conftest  # noqa: E402, F401 (it loads the repository as the package headwaters)
from headwaters.core.mesh.delaunay import delaunay  # noqa: E402
from headwaters.core.mesh.erosion import erosion_step  # noqa: E402
from headwaters.core.mesh.erosion_run import automatic_a0, automatic_kappa  # noqa: E402
from headwaters.core.mesh.graph import graph_of_triangles  # noqa: E402
from headwaters.core.mesh.land_mesh import mesh_of_land  # noqa: E402
from headwaters.core.mesh.laws import RiverLaw  # noqa: E402
from headwaters.core.mesh.places import mesh_places, spacing_for  # noqa: E402
from headwaters.core.mesh.triangles import border_nodes, node_areas  # noqa: E402
from headwaters.core.mesh.water import Landscape, water_of  # noqa: E402
from headwaters.core.plane.types import Land  # noqa: E402
from headwaters.core.raster.domain import LAND, OUTLET  # noqa: E402

ROUNDS = 3
SIDE = 1000.0
LANDLAB_MOST = 100_000  # nodes: above, its grid alone takes minutes


def main():
    nodes = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    measure(2000, False)  # compile
    measure(nodes, True)


def best(work, rounds=ROUNDS):
    """Return the shortest time of several runs, and the last result."""
    times = []
    for _ in range(rounds):
        begin = time.perf_counter()
        result = work()
        times.append(time.perf_counter() - begin)
    return min(times), result


def measure(count, told):
    """Measure all steps on a square of so many nodes, and print the figures."""
    corners = np.array([(0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE), (0, 0)], float)
    land = Land((corners,))
    spacing = spacing_for([land], count)
    scattered, (xy, _) = best(lambda: mesh_places(land, spacing, 1), 1 + told)
    joined, _ = best(lambda: delaunay(xy), 1 + told)
    whole, (mesh, _) = best(lambda: mesh_of_land(land, spacing, 1), 1 + told)
    linked, graph = best(lambda: graph_of_triangles(mesh, node_areas(mesh, True)))
    z = rough(mesh.xy)
    landscape = Landscape(graph, z, np.where(border_nodes(mesh), OUTLET, LAND).astype(np.uint8))
    rain, dry = np.ones(z.size), np.full(z.size, 3.0)
    wet, water = best(lambda: water_of(landscape, rain))
    balanced, closed = best(lambda: water_of(landscape, rain, dry))
    law = RiverLaw("ratio", automatic_kappa(landscape, water, 0.5), 0.5, automatic_a0(landscape))
    step, _ = best(lambda: erosion_step(landscape, water, law))
    if not told:
        return
    print(f"{z.size:,} nodes, {len(mesh.corners):,} triangles, {water.lakes.level.size:,} lakes")
    print(f"{whole:8.2f} s  mesh ({scattered:.2f} s scattering, {joined:.2f} s joining)")
    print(f"{linked:8.2f} s  areas and neighbours")
    print(f"{wet:8.2f} s  network, lakes and flow")
    print(f"{balanced:8.2f} s  the same with evaporation, {np.count_nonzero(~closed.lakes.is_open):,} closed lakes")
    print(f"{step:8.2f} s  one step of erosion")
    print(f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:8.0f} MB at most")
    for peer in (fastscapelib, landlab):
        try:
            peer(mesh, z, border_nodes(mesh))
        except ImportError as error:
            print(f"           {peer.__name__} is not here ({error})")


def rough(xy):
    """Return heights with hollows of all sizes."""
    z = np.zeros(len(xy))
    rng = np.random.default_rng(3)
    for octave in range(7):
        wave, turn = 2**octave / SIDE, rng.random(4) * 6.28
        for angle in turn:
            z += np.sin((xy @ (np.cos(angle), np.sin(angle))) * wave * 6.28 + angle * 7) / 2**octave
    return z * 100


def fastscapelib(mesh, z, border):
    """Measure the flow graph of fastscapelib on the same triangles."""
    import fastscapelib as fs

    status = {int(node): fs.NodeStatus.FIXED_VALUE for node in np.flatnonzero(border)}
    grid = fs.TriMesh(mesh.xy, mesh.corners, status)
    graph = fs.FlowGraph(grid, [fs.SingleFlowRouter(), fs.MSTSinkResolver()])

    def run():
        graph.update_routes(z)
        return graph.accumulate(1.0)

    print(f"{best(run)[0]:8.2f} s  fastscapelib: routes over filled lakes, and flow")


def landlab(mesh, z, border):
    """Measure landlab on as many of the nodes as it bears."""
    from landlab import VoronoiDelaunayGrid
    from landlab.components import FlowAccumulator, LakeMapperBarnes

    some = slice(0, LANDLAB_MOST)
    grid = VoronoiDelaunayGrid(mesh.xy[some, 0].copy(), mesh.xy[some, 1].copy())
    grid.add_field("topographic__elevation", z[some].copy(), at="node")
    routed = FlowAccumulator(grid, flow_director="FlowDirectorSteepest")
    lakes = LakeMapperBarnes(grid, method="Steepest", redirect_flow_steepest_descent=True, track_lakes=False)

    def run():
        routed.run_one_step()
        lakes.run_one_step()

    took = best(run, 1)[0]
    print(f"{took:8.2f} s  landlab, {grid.number_of_nodes:,} nodes: routes over filled lakes, and flow")


if __name__ == "__main__":
    main()
