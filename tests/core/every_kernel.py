"""Runs every kernel of the core on arrays that lie in memory in different ways. To be run in a fresh Python."""

import importlib
import json
import pkgutil

import headwaters.core
import numpy as np
from headwaters.core.basins.drainage import BasinGrowth, drainage_basins, triangle_sizes
from headwaters.core.basins.relief import ReliefWishes
from headwaters.core.basins.rivers import triangle_rivers
from headwaters.core.basins.surface import elevation_cells, surface_of
from headwaters.core.choices import Ties
from headwaters.core.depressions.balanced_lakes import find_balanced_lakes
from headwaters.core.depressions.breach import breach
from headwaters.core.depressions.dry_routing import route_balanced
from headwaters.core.depressions.fill import fill
from headwaters.core.depressions.fill_by_sweeps import fill_by_sweeps
from headwaters.core.depressions.lake_outlines import trace_lakes
from headwaters.core.depressions.lakes import find_lakes
from headwaters.core.depressions.least_change import Costs, least_change
from headwaters.core.depressions.map_lakes import level_lakes, level_surfaces, with_one_outlet
from headwaters.core.erosion.leheny import Erosion
from headwaters.core.erosion.starts import starting_surface
from headwaters.core.flow.accumulation import accumulate_d8
from headwaters.core.flow.directions.d8_cycles import find_cycle
from headwaters.core.flow.directions.dinf import dinf_angles
from headwaters.core.flow.directions.directions import d8
from headwaters.core.flow.directions.rho8 import rho8
from headwaters.core.flow.distance import flow_distance, longest_upstream
from headwaters.core.flow.divergent_accumulation import accumulate_dinf, accumulate_mfd
from headwaters.core.flow.encodings.encodings import decode, detect, encode, recognised
from headwaters.core.flow.folds.flow import Rule
from headwaters.core.flow.paths import NO_LABEL_YET, label_upstream
from headwaters.core.flow.shared_distance import ends_of_angles, shared_distance
from headwaters.core.flow.slopes import contour_widths, flow_slopes, ground_slopes
from headwaters.core.groundwater.water_table import Forces, dupuit_table, snow_surface, sponge_table
from headwaters.core.growth.grow_island import Wishes, grow_island
from headwaters.core.growth.growth import Rules
from headwaters.core.growth.mouths import given_mouths
from headwaters.core.island.survey import IslandFields
from headwaters.core.island.tables import basin_table, grown_nodes, grown_river_table, ridge_table
from headwaters.core.mesh.erosion_run import Climate, Sea, automatic_a0, erode
from headwaters.core.mesh.graph import graph_of_cells, graph_of_triangles
from headwaters.core.mesh.lakes import nested_lakes
from headwaters.core.mesh.land_mesh import mesh_of_land
from headwaters.core.mesh.laws import RiverLaw
from headwaters.core.mesh.node_cells import node_cells
from headwaters.core.mesh.rivers import rivers_of_graph
from headwaters.core.mesh.triangles import (
    border_nodes,
    fill_cells,
    label_cells_below,
    node_areas,
    overlapping_triangle,
    triangulation,
)
from headwaters.core.mesh.walls import with_walls
from headwaters.core.mesh.water import Landscape
from headwaters.core.plane import fields
from headwaters.core.plane.land import ring_area
from headwaters.core.plane.types import Land
from headwaters.core.plane.uplift import ranges_of
from headwaters.core.ponds.nested import LeastPond
from headwaters.core.raster.domain import drainage_domain
from headwaters.core.raster.taut_outlines import taut_perimeters
from headwaters.core.rivers.links import trace_links
from headwaters.core.rivers.steepness import RiverTree, knickpoints, mean_steepness
from headwaters.core.rivers.tables import link_facts
from headwaters.core.rivers.water_levels import with_water_levels
from headwaters.core.run.run import Run
from headwaters.core.watersheds.find import find_basins
from headwaters.core.watersheds.floods import (
    ReachCells,
    flood_depths,
    heights_above_rivers,
    measure_reaches,
    rating_curves,
    settled_stages,
)
from headwaters.core.watersheds.ground import sum_ground
from headwaters.core.watersheds.longest_paths import Waters, find_upward_paths, measure_paths
from headwaters.core.watersheds.measures import measure_basins
from headwaters.core.watersheds.nesting import nested, whole_measures
from headwaters.core.watersheds.polygons import trace_polygons
from headwaters.core.watersheds.reaches import find_nodes, subbasin_reaches
from headwaters.core.watersheds.river_cells import cells_of_links
from headwaters.core.watersheds.snap import first_below, nearest, snap
from headwaters.core.watersheds.stems import outlets_by_area, pfafstetter_outlets
from headwaters.tests.core.plane.made_fields import noise_field, uplift_field

FOUND = pkgutil.walk_packages(headwaters.core.__path__, "headwaters.core.")
MODULES = [importlib.import_module(module.name) for module in FOUND]


def locked(cells):
    """Return a copy that cannot be written to."""
    cells = cells.copy()
    cells.setflags(write=False)
    return cells


def _is_its_own(name, kernel):
    """Tell whether the kernel of a name stands in a module, or is bound to that rule: rules share kernels."""
    owner = name.split(".")[-2]
    return owner.islower() or kernel.py_func.__qualname__.startswith(f"{owner}.")


def signatures():
    """Return for how many forms of arguments each kernel is compiled that no other kernel calls."""
    rules = [(f"{rule.__module__}.{rule.__name__}", rule) for rule in Rule.__subclasses__()]
    owners = [*((module.__name__, module) for module in MODULES), *rules]
    members = ((f"{word}.{name}", member) for word, owner in owners for name, member in vars(owner).items())
    kernels = ((name, member) for name, member in members if hasattr(member, "signatures"))
    found = {name: kernel for name, kernel in kernels if _is_its_own(name, kernel)}
    functions = [kernel.py_func for kernel in found.values()]
    helpers = {id(each.__globals__.get(name)) for each in functions for name in each.__code__.co_names}
    return {name: len(kernel.signatures) for name, kernel in found.items() if id(kernel) not in helpers}


def run(arrange):
    """Let every part of the core work on arrays that ``arrange`` has made of its own."""
    for part in (depressions, directions, shared_water, water_table, islands, meshes, basins):
        part(arrange)


def depressions(arrange):
    """Fill, breach, erode, and find lakes on a surface of noise."""
    z = arrange(starting_surface(Run(), "noise", 40, 30, 100, 0.5, 3).astype(np.float32))
    domain = arrange(drainage_domain(Run(), np.ones(z.shape, bool)))
    for side in (9, 64):
        fill(Run(), z, domain, side=side)
        fill_by_sweeps(Run(), z, domain, side=side)
    breach(Run(), z, domain, arrange(np.ones((40, 8))))
    Erosion(z, domain, rain=arrange(np.ones(z.shape))).rain(Run(), 5)
    Erosion(arrange(z.astype(float)), domain, 1, 2, 30, 4, True).rain(Run(), 5)
    counted = arrange(np.ones(z.shape, bool))
    least_change(Run(), z, domain, counted, arrange(np.ones((40, 8))), np.ones(40), Costs())
    filled = fill(Run(), z, domain)[0]
    marked = arrange((z > 0.5).astype(np.int32))
    level_lakes(Run(), z, arrange(filled == filled), marked, 1)
    level_surfaces(Run(), z, arrange(filled == filled), np.ones(40), 2.0)
    ways, _ = d8(Run(), filled, domain, arrange(np.ones((40, 8))), "first", side=9)
    with_one_outlet(Run(), arrange(ways), filled, marked, 1)
    lakes = find_lakes(Run(), z, filled, domain, arrange(filled == filled), np.ones(40), side=9)
    list(trace_lakes(Run(), lakes, 0, 0, 1, 1))
    sizes, rain = (np.ones((40, 8)), np.ones(40)), arrange(np.ones(z.shape))
    for dry in (2.0, 2 * rain):
        least, ties = LeastPond(0.0, 0.0), Ties("first", 0)
        found = find_balanced_lakes(Run(), z, filled, domain, filled == filled, sizes, rain, dry, least, ties)
        route_balanced(Run(), z, domain, found, sizes, rain, ties)
    for ties in ("sea", "first", "random"):
        accumulate_d8(Run(), d8(Run(), filled, domain, arrange(np.ones((40, 8))), ties, side=9)[0], np.ones(40), side=9)


def directions(arrange):
    """Trace rivers and watersheds along directions, some of them a cycle."""
    slope, circle = arrange(np.array([[0, 0, 254]] * 2, np.uint8)), arrange(np.array([[0, 2], [6, 4]], np.uint8))
    for codes, side in ((slope, 2), (circle, 1)):
        find_cycle(Run(), codes, side=side)
        values, valid, _ = encode(Run(), codes, "taudem")
        decode(Run(), arrange(values), arrange(valid), "taudem")
        detect(Run(), arrange(values), arrange(valid), arrange(np.zeros(codes.shape)))
        recognised(Run(), arrange(values), arrange(valid))
    river, lengths, zone = arrange(slope < 9), arrange(np.ones((2, 8))), arrange(np.zeros(slope.shape, np.int32))
    links = trace_links(Run(), slope, river, lengths, zone)
    link_facts(Run(), links, slope, lengths, arrange(np.ones(slope.shape)))
    with_water_levels(Run(), links, arrange(np.ones(slope.shape)), arrange(slope < 9))
    flow_distance(Run(), slope, arrange(np.ones((2, 8))), side=2)
    label_upstream(np.array(slope, order="C"), np.full(slope.shape, NO_LABEL_YET))
    longest_upstream(Run(), slope, arrange(np.ones((2, 8))), side=2)
    heights = arrange(np.zeros(slope.shape, np.float32))
    flow_slopes(Run(), heights, slope, arrange(np.ones((2, 8))), True)
    ground_slopes(Run(), heights, arrange(slope < 9), arrange(np.ones((2, 8))))
    tree = RiverTree.of_cells(np.array([-1, 0, 1]), np.ones(3), arrange(np.arange(3.0)), arrange(np.array([3.0, 2, 1])))
    mean_steepness(tree, tree.chi(0.5, 1.0), 1.0, 0.5, 2.0)
    knickpoints(Run(), tree, 0.1)
    rivers = ReachCells.of_seeds(np.array([0, 1]), np.array([1, 1]), heights)
    areas = np.ones(slope.shape[0])
    what = np.ones((2, 8)), areas, rivers, np.zeros(2), 1
    reaches, hand = measure_reaches(Run(), slope, *what, side=2), heights_above_rivers(Run(), slope, heights, rivers, 2)
    stages = np.arange(3.0)
    rating_curves(Run(), reaches, arrange(np.ones(slope.shape, np.int32)), hand, heights, areas, stages, 0.05)
    settled_stages(Run(), slope, rivers, np.ones(2), 2)
    flood_depths(Run(), slope, hand, rivers, np.ones(2), 2)
    contour_widths(Run(), heights, slope, arrange(np.ones((2, 8))), np.ones(2), True)
    flow_distance(Run(), slope, arrange(np.ones((2, 8))), slope == 254, arrange(np.zeros(slope.shape, np.float32)))
    ground = np.ones(2), np.ones(2), np.ones(2)
    labels = find_basins(Run(), slope, np.array([0, 2]), np.array([1, 2]), ground, "merge", 9.0).labels
    z, known = arrange(np.ones(slope.shape, np.float32)), arrange(slope == 0)
    measures = measure_basins(Run(), arrange(labels), 2, ground[2], z, known)
    nested(np.array([0, 2, 0]))
    whole_measures(measures, np.array([0, 2, 0]))
    taut_perimeters(Run(), trace_polygons(Run(), arrange(labels)), *ground[:2])
    sum_ground(Run(), arrange(labels), 2, ground, (z, known), (z, known))
    paths = find_upward_paths(Run(), slope, lengths, arrange(labels), np.array([-1, 0, 2]), side=2)
    measure_paths(Run(), paths, np.zeros((2, 3)), ground[:2], Waters(z, known), side=2)
    snap(Run(), [0], arrange(np.ones(slope.shape, np.float32)), arrange(slope == 0), ground[0], ground[1], 1)
    nearest(Run(), [0], arrange(slope == 254), ground[0], ground[1], 1)
    first_below(Run(), [0], slope, arrange(slope == 254), lengths, 1)
    cells_of_links(Run(), slope, [0], [2], [5])
    pfafstetter_outlets(Run(), slope, heights.astype(np.float64), 1, side=2)
    outlets_by_area(Run(), slope, arrange(np.ones(slope.shape)), 1.0)
    basins = find_basins(Run(), slope, links.last, np.arange(links.last.size) + 1, ground)
    dry, all_links = np.zeros(links.last.size, bool), np.arange(links.last.size)
    reaches = subbasin_reaches(Run(), slope, links, all_links, dry, np.ones(links.last.size))
    find_nodes(Run(), slope, basins, reaches, np.zeros(basins.outlet.size, bool))


def shared_water(arrange):
    """Share water between neighbours on a slope."""
    falls, west = arrange(np.add.outer(np.arange(9), np.arange(9)).astype(np.float32)), np.full((9, 9), 4, np.uint8)
    west[:, 0] = 254
    west, size, lengths = arrange(west), arrange(np.ones(9)), arrange(np.ones((9, 8)))
    rho8(Run(), falls, west, lengths, 3, side=5)
    opposed = arrange(np.tile(np.array([0, np.pi], np.float32), (9, 4)))
    for angles in (dinf_angles(Run(), falls, west, size, size, side=5), opposed):
        accumulate_dinf(Run(), angles, size, size, flags=np.zeros(angles.shape, bool), side=5)
        shared_distance(Run(), angles, size, size, lengths, z=falls, what="surface", side=5)
    ends_of_angles(Run(), angles, size, size)
    shared_distance(Run(), west, size, size, lengths, side=5)
    accumulate_mfd(Run(), falls, west, lengths, 1.1, side=5)


def water_table(arrange):
    """Find the water table below noise."""
    z = arrange(starting_surface(Run(), "noise", 12, 13, 9, 0.5, 3).astype(np.float32))
    domain, size, wet = (
        arrange(drainage_domain(Run(), z > -9, z < 0.2)),
        arrange(np.ones(12)),
        arrange(np.ones(z.shape)),
    )
    dupuit_table(Run(), z, domain, (size, size, size), wet, 1.0)
    forces = Forces(1e3, 1.0, 0.0, wet)
    sponge_table(Run(), z, domain, (size, size, size), forces, fill(Run(), z, domain)[0])
    snow_surface(Run(), z, domain, (size, size, size), forces, wet)


def islands(arrange):
    """Grow rivers on a round island, with and without sketches."""
    angle = np.arange(0, 6.4, 0.1)
    shore = np.stack([8 * np.cos(angle), 8 * np.sin(angle)], axis=1)
    shore[-1] = shore[0]
    shore = next(ring for ring in map(arrange, (shore, shore[::-1].copy())) if ring_area(ring) > 0)
    land, line = Land((shore,)), arrange(np.array([[0.0, -9], [0, 1], [3, 2]]))
    maps = noise_field((-8, -8, 8, 8), 8.0, 0.01, 0.02, 1), fields.constant(0.1)
    maps = [each._replace(values=arrange(each.values)) for each in (*maps, fields.constant(3.0))]
    mouths = given_mouths(land, arrange(np.array([[8.0, 0], [-8, 0]])), None, 1.0, 1.0).mouths
    fields.sample(uplift_field(land, ranges_of(land, 1), 1.0), line)
    for wishes in (Wishes(), Wishes((line,), mouths, peak=9.0)):
        grown, _ = grow_island(Run(), land, wishes, Rules(1.0), IslandFields(*maps, "conserving"), 3)
        grown_river_table(Run(), grown)
        basin = grown_nodes(Run(), grown)["basin"]
        ridge_table(grown, basin)
        basin_table(grown, basin)


def meshes(arrange):
    """Let rain fall on a rough mesh, some of it evaporate, and on the cells of a raster."""
    ring = arrange(np.array([(0.0, 0), (9, 0), (9, 9), (0, 9), (0, 0)]))
    land = Land((ring if ring_area(ring) > 0 else ring[::-1],))
    mesh = mesh_of_land(Run(), land, 0.5, 1, arrange(np.ones((2, 2))))[0]
    given = triangulation(arrange(mesh.xy), arrange(mesh.corners))
    rough = arrange(np.modf(np.arange(len(mesh.xy)) * 0.618)[0])
    fill_cells(mesh.xy, mesh.corners, rough.copy(), np.array([0, 9.0, 1, 1]), np.zeros((9, 9)))
    domain = arrange(np.where(border_nodes(mesh), 2, 1).astype(np.uint8))
    raster = graph_of_cells(arrange(np.ones(8)), arrange(np.ones((8, 8))), 8)
    cells = Landscape(raster, rough[:64], arrange(np.full(64, 2)))
    overlapping_triangle(given.xy, given)
    for ground in (Landscape(graph_of_triangles(given, arrange(node_areas(given, False))), rough, domain), cells):
        climate = Climate(np.ones(ground.z.size), arrange(np.linspace(9, 10, ground.z.size)))
        after = erode(Run(), ground, climate, RiverLaw("ratio", 0.1, 0.5, automatic_a0(ground)), 2)
        erode(Run(), ground, climate, RiverLaw("ratio", 0.1, 0.5, 0.5), 2, Sea(0.3, avulsion=0.0), seed=1)
        rivers_of_graph(after.landscape, after.water, 0.1)
        nested_lakes(Run(), after.landscape, 0.0)
        with_walls(ground, 0.1)
    for each in (mesh, given):
        node_cells(each, False)
    label_cells_below(mesh.xy, mesh.corners, rough.copy(), 0.5, 1, np.array([0, 9.0, 1, 1]), np.zeros((9, 9), np.int32))


def basins(arrange):
    """Grow basins along a line and by chance, and raise the land."""
    ring = arrange(np.array([(0.0, 0), (9, 0), (9, 9), (0, 9), (0, 0)]))
    mesh = mesh_of_land(Run(), Land((ring if ring_area(ring) > 0 else ring[::-1],)), 0.8, 1)[0]
    sizes, heights = arrange(triangle_sizes(mesh)), arrange(mesh.xy[mesh.corners].mean(axis=1)[:, 0].copy())
    water = arrange(heights < 0.5)
    grown = BasinGrowth("noise", 0.5, 3.0, 1, 0.8, (arrange(np.array([(0.0, 4), (7, 5), (6, 7)])),))
    sketched, drawn = grown._replace(heights=heights), grown._replace(kind="random")
    for growth, sketch in ((grown, None), (sketched, heights), (drawn, None)):
        wishes = ReliefWishes(sizes, arrange(sizes < 0), 0.45, 0.0, 3.0, sketch)
        drainage = drainage_basins(Run(), mesh, water, growth, wishes, True)
        surface = surface_of(mesh, drainage)
        rivers = triangle_rivers(Run(), drainage, surface, 1e-6, 0.8)
        if drainage.relief is not None:
            lengths = arrange(np.ones((20, 8)))
            elevation_cells(Run(), surface, surface.xy, drainage, rivers, (-0.5, 9.5, 0.5, 0.5), lengths, 20)


def main():
    """Print how many forms each kernel was compiled for, after each arrangement of the arrays."""
    run(np.asarray)
    counts = {"plain": signatures()}
    for name, arrange in {"locked": locked, "by columns": np.asfortranarray, "backwards": lambda z: z[::-1]}.items():
        run(arrange)
        counts[name] = signatures()
    print(json.dumps(counts))
