"""Measures a mesh of a million nodes: making it, its network and lakes, one step of erosion, its memory; and peers.

    .venv/bin/python benchmarks/mesh.py [NODES]
    VENV/bin/python benchmarks/mesh.py [NODES]    # a venv with numba, scipy, fastscapelib, landlab and "requireit<0.8"

Kernels are compiled before. Seconds are by the wall clock, the best of several runs. Peers do the same work on the same
nodes, triangles and heights if the Python that runs this has them: fastscapelib (TriMesh, single flow, its `mst`
resolver) and landlab (FlowAccumulator, LakeMapperBarnes on its Voronoi grid). Both get fewer nodes: their grids, which
are not counted, or their lakes take minutes for more. How far their levels of water are from ours is told too.
"""

import os
import sys
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "benchmarks"))
from harness import headwaters_package, machine, memory  # noqa: E402
from harness.timing import best  # noqa: E402

headwaters_package.load()

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
from headwaters.core.run.run import Run  # noqa: E402

ROUNDS = 5
SIDE = 1000.0
SQUARE = Land((np.array([(0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE), (0, 0)], float),))
PEER_NODES = {"fastscapelib": (30_000, 100_000, 200_000), "landlab": (1_000, 3_000, 10_000)}


def main():
    nodes = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    print(", ".join(f"{name}: {value}" for name, value in machine.describe().items()))
    measure(2000, False)  # compile
    measure(nodes, True)
    for peer in (fastscapelib, landlab):
        try:
            __import__(peer.__name__)
        except ImportError as error:
            print(f"           {peer.__name__} is not here ({error})")
            continue
        for count in PEER_NODES[peer.__name__]:
            beside(peer, count)
    os._exit(0)  # peers may take their time to clean up


def bytes_taken(work):
    """Return the most memory that a step held at a time, on top of what was there before, and its result."""
    before = memory.resident()
    memory.forget_peak()
    result = work()
    return memory.peak() - before, result


def measure(count, told):
    """Measure all steps on a square of so many nodes, and print the figures."""
    spacing = spacing_for([SQUARE], count)
    scattered, (xy, _) = best(lambda: mesh_places(Run(), SQUARE, spacing, 1), ROUNDS)
    joined = best(lambda: delaunay(Run(), xy), ROUNDS)[0]
    xy = None  # it would count as memory
    whole, _ = best(lambda: mesh_of_land(Run(), SQUARE, spacing, 1), ROUNDS)
    at_mesh, (mesh, _) = bytes_taken(lambda: mesh_of_land(Run(), SQUARE, spacing, 1))
    linked, graph = best(lambda: graph_of_triangles(mesh, node_areas(mesh, True)), ROUNDS)
    landscape = rough_land(mesh, graph)
    nodes = landscape.z.size
    rain, dry = np.ones(nodes), np.full(nodes, 3.0)
    wet, water = best(lambda: water_of(Run(), landscape, rain), ROUNDS)
    balanced, closed = best(lambda: water_of(Run(), landscape, rain, dry), ROUNDS)
    law = RiverLaw("ratio", automatic_kappa(landscape, water, 0.5), 0.5, automatic_a0(landscape))
    step, _ = best(lambda: erosion_step(landscape, water, law), ROUNDS)
    at_water, _ = bytes_taken(lambda: water_of(Run(), landscape, rain, dry))
    at_step, _ = bytes_taken(lambda: erosion_step(landscape, water, law))
    if not told:
        return
    kept = sum(each.nbytes for each in (*mesh, *graph[:-1], landscape.z, landscape.domain)) - mesh.xy.nbytes
    print(f"{nodes:,} nodes, {len(mesh.corners):,} triangles, {water.lakes.level.size:,} lakes")
    print(f"{whole:8.2f} s  mesh ({scattered:.2f} s scattering, {joined:.2f} s joining); "
          f"{at_mesh / nodes:.0f} B a node")  # fmt: skip
    print(f"{linked:8.2f} s  areas and neighbours; mesh and graph are kept in {kept / nodes:.0f} B a node")
    print(f"{wet:8.2f} s  network, lakes and flow")
    print(f"{balanced:8.2f} s  the same with evaporation, {np.count_nonzero(~closed.lakes.is_open):,} closed lakes; "
          f"{at_water / nodes:.0f} B a node")  # fmt: skip
    print(f"{step:8.2f} s  one step of erosion; {at_step / nodes:.0f} B a node", flush=True)


def rough_land(mesh, graph):
    """Return land with hollows of all sizes, from whose border water leaves."""
    z = np.zeros(len(mesh.xy))
    rng = np.random.default_rng(3)
    for octave in range(7):
        wave, turn = 2**octave / SIDE, rng.random(4) * 6.28
        for angle in turn:
            z += np.sin((mesh.xy @ (np.cos(angle), np.sin(angle))) * wave * 6.28 + angle * 7) / 2**octave
    return Landscape(graph, z * 100, np.where(border_nodes(mesh), OUTLET, LAND).astype(np.uint8))


def beside(peer, count):
    """Measure a peer and Headwaters on the same mesh: where the water of all nodes goes, over lakes, and how much."""
    mesh, _ = mesh_of_land(Run(), SQUARE, spacing_for([SQUARE], count), 1)
    landscape = rough_land(mesh, graph_of_triangles(mesh, node_areas(mesh, True)))
    rain = np.ones(landscape.z.size)
    work, level_of = peer(mesh, landscape.z)
    theirs, ours = [], []
    for _ in range(ROUNDS):  # in turns, so that a slow minute hits both
        theirs.append(best(work)[0])
        seconds, water = best(lambda: water_of(Run(), landscape, rain))
        ours.append(seconds)
    level = landscape.z.copy()
    wet = water.lakes.of_node >= 0
    level[wet] = water.lakes.level[water.lakes.of_node[wet]]
    apart = float(np.abs(level_of() - level).max())
    print(f"{min(theirs):8.4f} s  {peer.__name__}, {level.size:,} nodes: routes over filled lakes, and flow; "
          f"Headwaters {min(ours):.4f} s, {min(theirs) / min(ours):.2f} times as fast; "
          f"levels at most {apart:.2g} m apart", flush=True)  # fmt: skip


def fastscapelib(mesh, z):
    """Return the flow graph of fastscapelib as work to do, and what tells its levels of water."""
    import fastscapelib as fs

    status = {int(node): fs.NodeStatus.FIXED_VALUE for node in np.flatnonzero(border_nodes(mesh))}
    grid = fs.TriMesh(mesh.xy, mesh.corners, status)
    graph = fs.FlowGraph(grid, [fs.SingleFlowRouter(), fs.MSTSinkResolver()])
    level = [grid]  # the graph does not keep its grid

    def work():
        level[1:] = [graph.update_routes(z)]
        return graph.accumulate(1.0)

    return work, lambda: np.asarray(level[1])


def landlab(mesh, z):
    """Return the components of landlab as work to do, and what tells their levels of water."""
    from landlab import VoronoiDelaunayGrid
    from landlab.components import FlowAccumulator, LakeMapperBarnes
    from scipy.spatial import cKDTree

    grid = VoronoiDelaunayGrid(mesh.xy[:, 0].copy(), mesh.xy[:, 1].copy())
    _, node = cKDTree(mesh.xy).query(np.column_stack([grid.x_of_node, grid.y_of_node]))  # it numbers nodes anew
    status = np.where(border_nodes(mesh)[node], grid.BC_NODE_IS_FIXED_VALUE, grid.BC_NODE_IS_CORE)
    grid.status_at_node = status  # its own border leaves out nodes on straight sides
    grid.add_field("topographic__elevation", z[node].copy(), at="node")
    level = grid.add_field("level", z[node].copy(), at="node")
    routed = FlowAccumulator(grid, flow_director="FlowDirectorSteepest")
    lakes = LakeMapperBarnes(
        grid, fill_surface="level", redirect_flow_steepest_descent=True, reaccumulate_flow=True, track_lakes=True
    )

    def work():
        routed.run_one_step()
        lakes.run_one_step()

    return work, lambda: level[np.argsort(node)]


if __name__ == "__main__":
    main()
