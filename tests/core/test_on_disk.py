"""Steps over rasters in files give the same bytes as in memory, whatever the tiles and chunks."""

import itertools

import numpy as np
import pytest
from headwaters.core.choices import SMALL_RULES
from headwaters.core.depressions import lake_groups, lake_outlets
from headwaters.core.depressions.fill import fill, fill_and_count, fill_to_ends
from headwaters.core.depressions.fill_report import keep_deeper
from headwaters.core.depressions.lake_outlines import trace_lakes
from headwaters.core.depressions.lakes import find_lakes
from headwaters.core.erosion.starts import starting_surface
from headwaters.core.flow.accumulation import accumulate_d8, accumulated_at, edge_contaminated
from headwaters.core.flow.directions.d8_cycles import find_cycle
from headwaters.core.flow.directions.dinf import dinf_angles
from headwaters.core.flow.directions.directions import d8
from headwaters.core.flow.directions.rho8 import rho8
from headwaters.core.flow.distance import flow_distance
from headwaters.core.flow.divergent_accumulation import accumulate_dinf, accumulate_mfd
from headwaters.core.flow.encodings import encodings
from headwaters.core.flow.encodings.encoding_tables import ENCODINGS
from headwaters.core.flow.encodings.encodings import decode, detect, encode, recognised
from headwaters.core.flow.paths import flow_path
from headwaters.core.flow.shared_distance import ends_of_angles, shared_distance
from headwaters.core.flow.slopes import contour_widths, flow_slopes, ground_slopes
from headwaters.core.flow.terrain_indices import cell_widths
from headwaters.core.machine import jit
from headwaters.core.plants.classes import PlantLand, PlantRules, class_areas, plant_classes, sea_shore
from headwaters.core.raster import tile_walks
from headwaters.core.raster.components import label_components
from headwaters.core.raster.domain import VOID, drainage_domain
from headwaters.core.raster.grid import step_lengths
from headwaters.core.raster.holes import holes_of, interpolate_holes
from headwaters.core.raster.neighbours import ENDS, NO_DIRECTION
from headwaters.core.raster.nested_outlines import trace_nested
from headwaters.core.raster.storage import OnDisk, values_at
from headwaters.core.rivers import burn as burning
from headwaters.core.rivers import threshold as thresholds
from headwaters.core.rivers.burn import burn
from headwaters.core.rivers.lines import river_lines
from headwaters.core.rivers.links import paint_links, trace_links
from headwaters.core.rivers.stream_drops import stream_drops
from headwaters.core.rivers.tables import link_facts, link_node_table, link_table
from headwaters.core.rivers.threshold import across_holes, automatic_threshold, river_cells, threshold_for_rivers
from headwaters.core.rivers.valleys import valley_cells
from headwaters.core.run.run import Run
from headwaters.core.watersheds.find import find_basins
from headwaters.core.watersheds.ground import sum_ground
from headwaters.core.watersheds.labels import label_basins, outlets
from headwaters.core.watersheds.longest_paths import OwnLand, find_upward_paths
from headwaters.core.watersheds.measures import measure_basins
from headwaters.core.watersheds.nesting import nested
from headwaters.core.watersheds.path_measures import Waters, measure_paths
from headwaters.core.watersheds.polygons import trace_polygons
from headwaters.core.watersheds.reaches import with_paths_from
from headwaters.core.watersheds.river_cells import cells_of_links
from headwaters.core.watersheds.snap import first_below, nearest, snap
from headwaters.core.watersheds.stems import outlets_by_area, pfafstetter_outlets
from headwaters.tests.core.flow.directions.test_dinf_cycles import random_angles
from headwaters.tests.core.flow.lands import lengths_for
from headwaters.tests.core.rivers.rivers import any_rivers, metres
from headwaters.tests.support import random_case, random_directions
from hypothesis import given
from hypothesis import strategies as st

from ..support import ROOT, THOROUGH, blocks_of, examples, some_of
from .elsewhere import Elsewhere

QUICK_SIDE = 120  # cells: of real land, of which thorough tests take all; nine tiles, four chunks
HELD_A_LITTLE = 1000  # bytes of parts in memory: some of them
QUICK_TILES = 5  # along a side of random land, where thorough tests have one for each cell, too
SEEDS = 1, 3, 6  # each of TIES, of which a quick test takes one: all of them on some land
DEMS = sorted((ROOT / "tests" / "data").glob("*/*dem.tif"))


def moved(storage, values):
    """Return a raster with these values that lies elsewhere."""
    raster = storage.empty(values.shape, values.dtype)
    raster[:] = values
    return raster


def tile_side(side, shape):
    """Return a side of tiles, in quick tests no less than makes QUICK_TILES of them along the land."""
    return side if THOROUGH else max(side, -(-max(shape) // QUICK_TILES))


def same(raster, values):
    """Tell whether a raster holds these values, bit for bit, and not in memory."""
    return (
        not isinstance(raster, np.ndarray) and raster.dtype == values.dtype and raster[:].tobytes() == values.tobytes()
    )


def same_rings(found, truth):
    """Tell whether two `Rings` are the same, node by node."""
    columns = "labels", "first_piece", "first_ring", "first_node", "nodes"
    return all(np.array_equal(getattr(found, name), getattr(truth, name)) for name in columns)


@pytest.mark.parametrize("elsewhere", [False, True])
@given(seed=st.integers(0, 10**6), side=st.integers(1, 30), chunk=st.integers(1, 40), threads=st.integers(1, 3))
@examples(120)
def test_every_step_gives_the_same_on_disk(elsewhere, seed, side, chunk, threads, tmp_path_factory):
    """And so it does where somebody else does the work, to whom all is sent."""
    folder = tmp_path_factory.mktemp("scratch")
    storage = Elsewhere(folder, chunk, seed) if elsewhere else OnDisk(folder, chunk, held=seed % 3 * HELD_A_LITTLE)
    z, domain = random_case(seed)
    with blocks_of(1 + seed % 4):
        compare(storage, tile_side(side, z.shape), threads, seed, z, domain)
    assert not elsewhere or storage.largest == 0


@pytest.mark.skipif(not jit.compiled(), reason="too many cells for plain Python")
@pytest.mark.parametrize("path", some_of(DEMS), ids=lambda path: path.parent.name)
@pytest.mark.parametrize("elsewhere", [False, True])
def test_every_step_gives_the_same_on_real_land(elsewhere, path, tmp_path):
    gdal = pytest.importorskip("osgeo.gdal", reason="the heights are in files that GDAL reads")
    dataset = gdal.OpenEx(str(path), gdal.OF_RASTER | gdal.OF_VERBOSE_ERROR)
    band = dataset.GetRasterBand(1)  # which does not keep the file open
    sides = () if THOROUGH else (0, 0, min(QUICK_SIDE, dataset.RasterXSize), min(QUICK_SIDE, dataset.RasterYSize))
    z, nodata = band.ReadAsArray(*sides), band.GetNoDataValue()
    storage = Elsewhere(tmp_path, 64, 5) if elsewhere else OnDisk(tmp_path, 64, held=0)
    for seed in SEEDS if THOROUGH else (SEEDS[(DEMS.index(path) + elsewhere) % len(SEEDS)],):
        with blocks_of(seed):
            compare(storage, 50, 2, seed, z, drainage_domain(Run(), z != nodata))


def compare_plants(storage, run, z, domain, counted, sizes):
    """Hold classes of plants on land with random water to what they are in memory."""
    rng = np.random.default_rng(z.size)
    rasters = {
        **{"z": z.astype(np.float64), "valid": counted, "water": rng.random(z.shape) < 0.1},
        **{"river": rng.random(z.shape) < 0.1, "area": 1e4 * rng.random(z.shape), "above": 9 * rng.random(z.shape)},
        **{"away": 300 * rng.random(z.shape), "to_sea": 300 * rng.random(z.shape), "rain": 900 * rng.random(z.shape)},
    }
    how = {"cell_width": sizes[0], "cell_height": sizes[1], "place": (0.0, 0.0, 30.0, 30.0)}
    there = {name: moved(storage, values) for name, values in rasters.items()}
    rules = PlantRules(9.0, 6.5, 9.0, 2.0, 0.5, 0.8, 3.0, 100.0, 7)
    classes = plant_classes(Run(), PlantLand(**rasters, **how), rules)
    found = plant_classes(run, PlantLand(**there, **how), rules)
    assert same(found, classes)
    assert np.allclose(class_areas(run, found, sizes[0]), class_areas(Run(), classes, sizes[0]))
    shore = sea_shore(domain, z)[slice(0, z.shape[0])]
    assert same(sea_shore(moved(storage, domain), moved(storage, z)).materialise(run), shore)


def compare(storage, side, threads, seed, z, domain):
    """Hold every step to what it gives in memory; the seed chooses how flats are crossed, and what flows."""
    lengths = lengths_for(z.shape, seed)
    rng = np.random.default_rng(seed)
    run, how = Run(threads, storage), {"side": side}

    filled, stranded = fill(Run(), z, domain)
    filled_there, stranded_there = fill(run, moved(storage, z), moved(storage, domain), **how)
    assert same(filled_there, filled) and stranded_there == stranded
    counted = rng.random(z.shape) < 0.7
    given = moved(storage, z)
    numbers = stranded, np.count_nonzero((filled > z) & counted)
    found, *told = fill_and_count(run, given, moved(storage, domain), moved(storage, counted), reuse=True, **how)
    assert same(found, filled) and tuple(told) == numbers and (found is given) == storage.rewrites
    kept = z.copy()
    found, *told = fill_and_count(Run(), kept, domain, counted, reuse=True)
    assert found.tobytes() == filled.tobytes() and tuple(told) == numbers and kept.tobytes() == z.tobytes()

    surface = z if seed % 3 == 0 else filled  # with pits, or without
    ties = ("sea", "first", "random")[seed // 3 % 3], seed
    codes, pits = d8(Run(), surface, domain, lengths, *ties)
    codes_there, pits_there = d8(run, moved(storage, surface), moved(storage, domain), lengths, *ties, **how)
    assert same(codes_there, codes) and pits_there == pits

    heights = np.where(codes == NO_DIRECTION, np.nan, z).astype(np.float64)
    truth, found = fill_to_ends(Run(), heights, codes), fill_to_ends(run, moved(storage, heights), codes_there, **how)
    assert same(found[0], truth[0]) and found[1] == truth[1]

    drawn = rho8(run, moved(storage, surface), codes_there, lengths, seed, **how)
    assert same(drawn, rho8(Run(), surface, codes, lengths, seed))
    sizes = rng.random((2, z.shape[0])) + 1
    angles = dinf_angles(run, moved(storage, surface), codes_there, *sizes, **how)
    assert same(angles, dinf_angles(Run(), surface, codes, *sizes))

    for ways, ways_there in ((codes, codes_there), (dinf_angles(Run(), surface, codes, *sizes), angles)):
        assert same(cell_widths(run, ways_there, *sizes), cell_widths(Run(), ways, *sizes))

    surface_there = moved(storage, surface)
    for by_triangles in (False, True):
        slopes = flow_slopes(Run(), surface, codes, lengths, by_triangles)
        assert same(flow_slopes(run, surface_there, codes_there, lengths, by_triangles, **how), slopes)
        widths = contour_widths(Run(), surface, codes, lengths, sizes[0], by_triangles)
        assert same(contour_widths(run, surface_there, codes_there, lengths, sizes[0], by_triangles, **how), widths)
    compare_plants(storage, run, z, domain, counted, sizes)
    slopes = ground_slopes(Run(), z, counted, lengths)
    assert same(ground_slopes(run, moved(storage, z), moved(storage, counted), lengths, **how), slopes)
    valleys = valley_cells(Run(), z, counted)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("headwaters.core.rivers.valleys.VALLEYS_AT_A_TIME", side * 20)
        assert same(valley_cells(run, moved(storage, z), moved(storage, counted)), valleys)

    weights = rng.integers(0, 9, z.shape).astype(np.int32)
    area = None if seed % 2 else rng.random(z.shape[0])
    total = accumulate_d8(Run(), codes, area, weights, side=side)
    assert same(accumulate_d8(run, codes_there, area, moved(storage, weights), **how), total)
    areas, some = rng.random(z.shape[0]), rng.integers(0, z.size, z.size // 2)
    drained = accumulate_d8(Run(), codes, areas, side=side).ravel()[some]
    assert accumulated_at(run, codes_there, some, areas, **how).tobytes() == drained.tobytes()
    for even in (900.0, 1 / 9):  # of the first sums are exact, and nothing but numbers of cells is kept
        areas = np.full(z.shape[0], even)
        total = accumulate_d8(Run(), codes, areas, side=side)
        assert same(accumulate_d8(run, codes_there, areas, **how), total)
        assert accumulated_at(run, codes_there, some, areas, **how).tobytes() == total.ravel()[some].tobytes()

    heights, goals = z.astype(np.float32), rng.random(z.shape) < 0.1
    truth = flow_distance(Run(), codes, lengths, goals, heights)
    found = flow_distance(run, codes_there, lengths, moved(storage, goals), moved(storage, heights), **how)
    assert same(found[0], truth[0]) and same(found[1], truth[1]) and found[2] == truth[2]
    assert same(flow_distance(run, codes_there, lengths, **how)[0], flow_distance(Run(), codes, lengths)[0])

    for rasters, what in (((angles[:], goals, heights), "surface"), ((codes, None, None), "horizontal")):
        where, ends, ground = (None if each is None else moved(storage, each) for each in rasters)
        truth = shared_distance(Run(), rasters[0], *sizes, lengths, *rasters[1:], what, side=side)
        found = shared_distance(run, where, *sizes, lengths, ends, ground, what, **how)
        assert same(found[0], truth[0]) and found[1] == truth[1]
    assert same(ends_of_angles(run, moved(storage, angles[:]), *sizes), ends_of_angles(Run(), angles[:], *sizes))

    beside = rng.random(z.shape) < 0.05
    shares = (accumulate_dinf, (angles[:],), sizes), (accumulate_mfd, (surface, codes), (lengths, 1.1))
    for accumulate, rasters, facts in shares:
        flow = accumulate(Run(), *rasters, *facts, area, weights, beside, side=side)
        *rasters, fallen, flags = [moved(storage, each) for each in (*rasters, weights, beside)]
        flow_there = accumulate(run, *rasters, *facts, area, fallen, flags, **how)
        assert same(flow_there.total, flow.total) and same(flow_there.flagged, flow.flagged)
        assert flow_there[2:] == flow[2:]

    fed = edge_contaminated(Run(), codes, domain != VOID)
    assert same(edge_contaminated(run, codes_there, moved(storage, domain != VOID), **how), fed)
    known, limits = total > 1, (3, 20)
    rivers = river_cells(Run(storage=storage), moved(storage, total), moved(storage, known), *limits)
    assert same(rivers, river_cells(Run(), total, known, *limits))


@pytest.mark.parametrize("elsewhere", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_circles_of_angles_are_cut_on_disk(seed, elsewhere, tmp_path):
    angles = random_angles(seed, (31, 27))
    size = np.ones(len(angles))
    storage = Elsewhere(tmp_path, 9, seed) if elsewhere else OnDisk(tmp_path, 9, held=0)
    truth = accumulate_dinf(Run(), angles, size, size, side=5)
    found = accumulate_dinf(Run(storage=storage), moved(storage, angles), size, size, side=5)
    assert truth.circling
    assert same(found.total, truth.total)
    assert (found.circling, found.ends) == (truth.circling, truth.ends)


@pytest.mark.parametrize("elsewhere", [False, True])
@given(
    seed=st.integers(0, 10**6), side=st.integers(1, 30), chunk=st.integers(1, 40), small=st.sampled_from(SMALL_RULES)
)
@examples(60)
def test_watersheds_are_found_on_disk(elsewhere, seed, side, chunk, small, tmp_path_factory):
    """Their cells, and where they lie; small ones merged or dropped, and what is measured of them."""
    z, domain = random_case(seed)
    side = tile_side(side, z.shape)
    rng = np.random.default_rng(seed)
    folder = tmp_path_factory.mktemp("scratch")
    storage = Elsewhere(folder, chunk, seed) if elsewhere else OnDisk(folder, chunk, held=0)
    codes, _ = d8(Run(), fill(Run(), z, domain)[0], domain, lengths_for(z.shape, seed))
    there = moved(storage, codes)
    seeds = outlets(codes)
    assert np.array_equal(outlets(there), seeds)
    seeds = np.unique(np.append(seeds, rng.integers(0, codes.size, 3)))
    ground = np.ones(z.shape[0]), np.ones(z.shape[0]), rng.random(z.shape[0])
    what = seeds, rng.integers(1, 9, seeds.size), ground, small, 2.0, bool(seed % 2)
    truth, found = find_basins(Run(), codes, *what), find_basins(Run(storage=storage), there, *what)
    assert same(found.labels, truth.labels)
    assert same(label_basins(Run(storage=storage), there, seeds, side=side), label_basins(Run(), codes, seeds))
    assert all(np.array_equal(*both) for both in zip(found[1:], truth[1:]))
    heights = z.astype(np.float64), domain != VOID
    measures = measure_basins(Run(), truth.labels, 8, ground[2], *heights)
    measures_there = measure_basins(Run(), found.labels, 8, ground[2], *(moved(storage, each) for each in heights))
    assert all(np.array_equal(*both, equal_nan=True) for both in zip(measures_there, measures))
    assert same_rings(
        trace_polygons(Run(storage=storage), found.labels, side=side), trace_polygons(Run(), truth.labels)
    )
    lengths, sums = step_lengths(*ground[:2]), sum_ground(Run(), truth.labels, 8, ground, heights)
    there_z = [moved(storage, each) for each in heights]
    sums_there = sum_ground(Run(storage=storage), found.labels, 8, ground, there_z)
    assert all(np.array_equal(*both, equal_nan=True) for both in zip(sums_there, sums))
    whole = bool(seed % 2)
    outlet = np.where(truth.target == np.arange(truth.target.size), truth.outlet, -1)
    own, own_there = (None if whole else OwnLand(each.labels, each.leaves) for each in (truth, found))
    paths = find_upward_paths(Run(), codes, lengths, outlet, own)
    on_disk = Run(storage=storage)
    paths_there = find_upward_paths(on_disk, there, lengths, outlet, own_there, side)
    measures = measure_paths(Run(), paths, sums.centroid, ground[:2], Waters(*heights))
    measures_there = measure_paths(on_disk, paths_there, sums.centroid, ground[:2], Waters(*there_z), side=side)
    assert all(np.array_equal(*both, equal_nan=True) for both in zip(measures_there, measures))
    area = accumulate_d8(Run(), codes, ground[2])
    what, what_there = (codes, area), (there, moved(storage, area))
    coded = pfafstetter_outlets(Run(), *what, 2), pfafstetter_outlets(on_disk, *what_there, 2, side)
    assert all(np.array_equal(*both) for both in zip(*coded))
    assert np.array_equal(outlets_by_area(Run(), *what, 4.0), outlets_by_area(on_disk, *what_there, 4.0))
    river, heads = area > 3, seeds[codes.flat[seeds] != NO_DIRECTION]
    river_there = with_paths_from(on_disk, there, moved(storage, river), heads)
    assert same(river_there, with_paths_from(Run(), codes, river, heads))
    nesting = nested(truth.downstream)
    how = nesting.parent, nesting.inside
    whole = trace_nested(Run(), (nesting.index + 1).astype(np.int32)[truth.labels], *how)
    whole_there = trace_nested(Run(storage=storage), found.labels, *how, areas=nesting.index, side=side)
    assert all(same_rings(*both) for both in itertools.zip_longest(whole_there, whole))


@given(
    seed=st.integers(0, 10**6),
    chunk=st.integers(1, 40),
    cells=st.integers(1, 60),
    least=st.sampled_from((0.0, 3.0)),
    whole=st.booleans(),
)
@examples(120)
def test_lakes_are_found_on_disk(seed, chunk, cells, least, whole, tmp_path_factory):
    """Some at a time, with what is nested in them and their outlines, on steps where outlets lie far over flats too."""
    z, domain = random_case(seed, (31, 27))
    if whole:
        z = np.round(z / 4).astype(np.int16)
    filled = fill(Run(), z, domain)[0]
    rng = np.random.default_rng(seed)
    counted, area = (domain != VOID) & (rng.random(z.shape) < 0.9), rng.random(z.shape[0]) + 0.5
    storage = OnDisk(tmp_path_factory.mktemp("scratch"), chunk, held=0)
    truth = find_lakes(Run(), z, filled, domain, counted, area, least)
    rasters = [moved(storage, each) for each in (z, filled, domain, counted)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lake_groups, "GROUP_CELLS", cells)
        patch.setattr(lake_groups, "TALL_ROWS", 5)
        patch.setattr(lake_outlets, "OUTLETS_BESIDE", 1)
        found = find_lakes(Run(storage=storage), *rasters, area, least, side=16)
        outlines = list(trace_lakes(Run(), found, 0.0, 0.0, 3.0, 2.0))
    for column, true_column in zip(found[:-1], truth[:-1]):
        assert column.tobytes() == true_column.tobytes()
    assert same(found.cells, truth.cells)
    assert outlines == list(trace_lakes(Run(), truth, 0.0, 0.0, 3.0, 2.0))


@pytest.mark.parametrize("elsewhere", [False, True])
@given(case=any_rivers(), chunk=st.integers(1, 20), threads=st.integers(1, 3))
@examples(80)
def test_rivers_are_traced_on_disk(elsewhere, case, chunk, threads, tmp_path_factory):
    """Their links, all that is known of these, their lines, and the cells that they are painted into."""
    codes, river, lake = case
    rng = np.random.default_rng(codes.size)
    folder = tmp_path_factory.mktemp("scratch")
    storage = Elsewhere(folder, chunk, 1) if elsewhere else OnDisk(folder, chunk, held=0)
    z, known = rng.random(codes.shape), rng.random(codes.shape) < 0.8
    there = [moved(storage, each) for each in (codes, river, lake, z, known)]
    lengths, area = metres(codes), rng.random(codes.shape)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tile_walks, "WALKED_SIDE", 3)
        links = trace_links(Run(threads=threads, storage=storage), there[0], there[1], lengths, there[2], side=3)
        facts = link_facts(Run(), links, there[0], lengths, moved(storage, area))
    truth = trace_links(Run(), codes, river, lengths, lake)
    expected = link_facts(Run(), truth, codes, lengths, area)
    assert all(np.array_equal(*both) for both in zip(links, truth))
    nodes, cells = link_node_table(links, facts, there[0], *there[3:])
    true_nodes, true_cells = link_node_table(truth, expected, codes, z, known)
    along = [values_at(zone, links.cells) for zone in (there[2], lake)]
    found = link_table(links, facts, *there[3:], along[0])
    tables = (nodes, true_nodes), (found, link_table(truth, expected, z, known, along[1]))
    assert np.array_equal(cells, true_cells)
    for table, true_table in tables:
        assert all(table[name].tobytes() == true_table[name].tobytes() for name in true_table)
    place = 0.0, 0.0, 1.0, 1.0, codes.shape[1]
    lines = zip(river_lines(Run(), links, place, 2, *there[3:]), river_lines(Run(), truth, place, 2, z, known))
    assert all(line.tobytes() == true_line.tobytes() for line, true_line in lines)
    drops = [
        stream_drops(run, ways, water, where, heights, lengths, (0.2, 0.7))
        for run, ways, water, where, heights in (
            (Run(threads, storage), there[0], there[3], there[4], there[3]),
            (Run(), codes, z, known, z),
        )
    ]
    assert repr(drops[0]) == repr(drops[1])
    painted, ids = np.zeros(codes.shape, np.int32), np.arange(1, truth.receiver.size + 1)
    painted_there = moved(storage, painted)
    paint_links(Run(), truth, ids, painted)
    paint_links(Run(), links, ids, painted_there)
    assert same(painted_there, painted)


@given(seed=st.integers(0, 10**6), chunk=st.integers(1, 40))
@examples(60)
def test_holes_and_what_stays_of_a_fill_are_found_on_disk(seed, chunk, tmp_path_factory):
    z, domain = random_case(seed)
    storage = OnDisk(tmp_path_factory.mktemp("scratch"), chunk, held=0)
    valid = domain != VOID
    holes = holes_of(Run(), valid)
    assert same(holes_of(Run(storage=storage), moved(storage, valid)), holes)
    z_there = moved(storage, z)
    if holes.any():
        smooth = interpolate_holes(Run(), z, holes)
        assert same(interpolate_holes(Run(storage=storage), z_there, moved(storage, holes)), smooth)
    filled = fill(Run(), z, domain)[0]
    kept, number = keep_deeper(Run(), z, filled, 1.0)
    kept_there, number_there = keep_deeper(Run(storage=storage), z_there, moved(storage, filled), 1.0)
    assert same(kept_there, kept) and number_there == number


@given(seed=st.integers(0, 10**6), chunk=st.integers(1, 40), distance=st.sampled_from((0.0, 3.0, 40.0, np.inf)))
@examples(60)
def test_points_move_and_rivers_are_followed_on_disk(seed, chunk, distance, tmp_path_factory):
    """To the nearest cells, to the most water, and down to the river; tile by tile."""
    rng = np.random.default_rng(seed)
    codes = random_directions(seed, (23, 31))
    shape, lengths = codes.shape, rng.integers(1, 9, (23, 8)).astype(float)
    water, usable = rng.integers(0, 50, shape).astype(np.float32), rng.random(shape) < 0.1
    width, height = rng.uniform(4, 6, shape[0]), rng.uniform(7, 8, shape[0])
    cells, last = rng.integers(0, codes.size, (2, 20))
    storage = OnDisk(tmp_path_factory.mktemp("scratch"), chunk, held=0)
    codes_there, water_there, usable_there = (moved(storage, each) for each in (codes, water, usable))
    reach = min(distance, 1000.0)
    steps = rng.integers(0, 30, cells.size)
    for link in range(0, cells.size, 2):  # to where their water comes
        path = flow_path(Run(), codes, int(cells[link]))
        last[link] = path[min(int(steps[link]), path.size - 1)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tile_walks, "WALKED_SIDE", 5)
        found = [
            *snap(Run(), cells, water_there, usable_there, width, height, reach),
            *nearest(Run(), cells, usable_there, width, height, reach * np.linspace(0.05, 1, 20)),
            *first_below(Run(), cells, codes_there, usable_there, lengths, distance),
            *cells_of_links(Run(), codes_there, cells, last, steps),
        ]
    truth = [
        *snap(Run(), cells, water, usable, width, height, reach),
        *nearest(Run(), cells, usable, width, height, reach * np.linspace(0.05, 1, 20)),
        *first_below(Run(), cells, codes, usable, lengths, distance),
        *cells_of_links(Run(), codes, cells, last, steps),
    ]
    assert all(np.array_equal(*both) for both in zip(found, truth))


@pytest.mark.parametrize("elsewhere", [False, True])
@given(seed=st.integers(0, 10**6), chunk=st.integers(1, 40), monotone=st.booleans())
@examples(60)
def test_rivers_are_burned_on_disk(elsewhere, seed, chunk, monotone, tmp_path_factory):
    z, domain = random_case(seed)
    rng = np.random.default_rng(seed)
    x, y = (rng.uniform(-2, size + 2, 24) for size in z.shape[::-1])
    what = x, y, np.array([0, 2, 5, 11, 24]), 2.0, np.ones(z.shape[0]), rng.random(z.shape[0]) + 0.5, monotone
    folder = tmp_path_factory.mktemp("scratch")
    storage = Elsewhere(folder, chunk, seed) if elsewhere else OnDisk(folder, chunk, held=0)
    burned, report = burn(Run(), z, domain, *what)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(burning, "STORED_AT_A_TIME", 40)
        burned_there, report_there = burn(Run(storage=storage), moved(storage, z), moved(storage, domain), *what)
    assert same(burned_there, burned) and report_there == report


@pytest.mark.parametrize("elsewhere", [False, True])
@given(seed=st.integers(0, 10**6), chunk=st.integers(1, 40), unit=st.sampled_from((1, 7.0)), few=st.integers(1, 90))
@examples(60)
def test_rivers_begin_at_the_same_threshold_on_disk(elsewhere, seed, chunk, unit, few, tmp_path_factory):
    """Also where it becomes lower, so that no fewer than some rivers are left."""
    rng = np.random.default_rng(seed)
    codes = random_directions(seed, (23, 31))
    area, known = accumulate_d8(Run(), codes, rng.random(23)), rng.random(codes.shape) < 0.9
    folder = tmp_path_factory.mktemp("scratch")
    storage = Elsewhere(folder, chunk, seed) if elsewhere else OnDisk(folder, chunk, held=0)
    there = moved(storage, area), moved(storage, known), moved(storage, codes)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thresholds, "FEW_SOURCES", few)
        usual = (
            automatic_threshold(Run(), area, known, unit=unit),
            threshold_for_rivers(Run(), area, known, codes, unit),
        )
        patch.setattr(thresholds, "COUNTED_AT_A_TIME", 40)
        assert automatic_threshold(Run(storage=storage), *there[:2], unit=unit) == usual[0]
        assert threshold_for_rivers(Run(storage=storage), *there, unit) == usual[1]
        river = river_cells(Run(storage=storage), *there[:2], usual[1], unit=unit)
    assert same(river, river_cells(Run(), area, known, usual[1], unit=unit))
    assert not elsewhere or storage.largest == 0


@pytest.mark.parametrize("elsewhere", [False, True])
@given(case=any_rivers(), chunk=st.integers(1, 20))
@examples(60)
def test_rivers_cross_holes_on_disk(elsewhere, case, chunk, tmp_path_factory):
    codes, river, _ = case
    known = np.random.default_rng(codes.size).random(codes.shape) < 0.7
    folder = tmp_path_factory.mktemp("scratch")
    storage = Elsewhere(folder, chunk, 1) if elsewhere else OnDisk(folder, chunk, held=0)
    given_there = [moved(storage, each) for each in (river & known, known, codes)]
    assert np.array_equal(
        across_holes(Run(storage=storage), *given_there)[:], across_holes(Run(), river & known, known, codes)
    )


@pytest.mark.parametrize("elsewhere", [False, True])
@given(seed=st.integers(0, 10**6), chunk=st.integers(1, 40), encoding=st.sampled_from(sorted(ENCODINGS)))
@examples(60)
def test_encodings_are_read_on_disk(elsewhere, seed, chunk, encoding, tmp_path_factory):
    """Which encoding it is, by heights too, and all that speaks for it; bands of a few rows."""
    z, domain = random_case(seed)
    z = z.astype(np.float64)
    folder = tmp_path_factory.mktemp("scratch")
    storage = Elsewhere(folder, chunk, seed) if elsewhere else OnDisk(folder, chunk, held=0)
    directions = d8(Run(), fill(Run(), z, domain)[0], domain, lengths_for(z.shape, seed))[0]
    values, valid, lost = encode(Run(), directions, encoding)
    there = moved(storage, values), moved(storage, valid)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(encodings, "CODED_AT_A_TIME", 40)
        *encoded, lost_there = encode(Run(storage=storage), moved(storage, directions), encoding)
        codes, *unknown = decode(Run(storage=storage), *there, encoding)
        gauges = np.random.default_rng(seed).integers(0, values.size, 9)
        entered, *_ = decode(Run(storage=storage), *there, encoding, gauges=gauges)
        found = detect(Run(storage=storage), *there, moved(storage, z))
        at_a_glance, expected_glance = recognised(Run(storage=storage), *there), recognised(Run(), values, valid)
    expected, *unknown_there = decode(Run(), values, valid, encoding)
    assert same(encoded[0], values) and same(encoded[1], valid) and lost_there == lost
    assert same(codes, expected) and unknown == unknown_there
    assert same(entered, decode(Run(), values, valid, encoding, gauges=gauges)[0])
    assert (at_a_glance is None) == (expected_glance is None)
    if at_a_glance:
        assert same(at_a_glance[0], expected_glance[0]) and at_a_glance[1] == expected_glance[1]
    name, readings = detect(Run(), values, valid, z)
    assert found[0] == name
    assert [reading._replace(fall=0) for reading in found[1]] == [reading._replace(fall=0) for reading in readings]
    assert np.allclose([reading.fall for reading in found[1]], [reading.fall for reading in readings])
    assert not elsewhere or storage.largest == 0


def test_steps_leave_all_work_to_who_does_it_elsewhere(tmp_path):
    z, domain = random_case(7)
    lengths, sizes = lengths_for(z.shape, 7), np.ones((2, z.shape[0]))
    storage = Elsewhere(tmp_path, 16, 7)
    filled = moved(storage, fill(Run(), z, domain)[0])
    codes = moved(storage, d8(Run(), filled[:], domain, lengths)[0])
    values, valid, _ = encode(Run(storage=storage), codes, "esri")
    basins = label_basins(Run(storage=storage), codes, outlets(codes))
    areas = np.zeros(outlets(codes).size + 1, np.int64)
    water = moved(storage, accumulate_d8(Run(), codes[:]))
    line = np.array([1.0, 20.0]), np.array([1.0, 20.0]), np.array([0, 2]), 2.0, *sizes
    steps = {
        "rho8": lambda: rho8(Run(storage=storage), filled, codes, lengths, 7),
        "dinf": lambda: dinf_angles(Run(storage=storage), filled, codes, *sizes),
        "cycles": lambda: find_cycle(Run(storage=storage), codes),
        "encode": lambda: encode(Run(storage=storage), codes, "esri"),
        "decode": lambda: decode(Run(storage=storage), values, valid, "esri"),
        "detect": lambda: detect(Run(storage=storage), values, valid),
        "recognised": lambda: recognised(Run(storage=storage), values, valid),
        "components": lambda: label_components(Run(storage=storage), valid),
        "links": lambda: trace_links(Run(storage=storage), codes, valid, lengths),
        "labels": lambda: label_basins(Run(storage=storage), codes, outlets(codes)),
        "threshold": lambda: automatic_threshold(Run(storage=storage), water, valid),
        "threshold for rivers": lambda: threshold_for_rivers(Run(storage=storage), water, valid, codes),
        "river cells": lambda: river_cells(Run(storage=storage), water, valid, 5),
        "burned rivers": lambda: burn(Run(storage=storage), filled, moved(storage, domain), *line),
        "surface": lambda: starting_surface(Run(storage=storage), "noise", 40, 50, 10.0, 0.4, 3),
        "polygons": lambda: trace_polygons(Run(storage=storage), basins),
        "nested polygons": lambda: list(
            trace_nested(Run(storage=storage), basins, *np.array([[-1], [0]]), areas=areas)
        ),
    }
    for name, step in steps.items():
        before = storage.sent
        step()
        assert storage.sent > before, name


@pytest.mark.parametrize("elsewhere", [False, True])
@pytest.mark.parametrize("shape, peaks", [("plane", 1), ("peak", 3), ("volcanoes", 1), ("noise", 1)])
def test_surfaces_are_made_on_disk(shape, peaks, elsewhere, tmp_path):
    how = shape, 70, 90, 40.0, 0.4, 3
    storage = Elsewhere(tmp_path, 33, 3) if elsewhere else OnDisk(tmp_path, 33, held=0)
    assert same(starting_surface(Run(storage=storage), *how, peaks=peaks), starting_surface(Run(), *how, peaks=peaks))


@pytest.mark.parametrize("side", [2, 5, 64])
def test_cycles_are_found_on_disk(side, tmp_path):
    """The first cell of the first cycle, within tiles and across them."""
    rng = np.random.default_rng(side)
    found = 0
    for number in range(40):
        codes = rng.integers(0, 8, (12, 17)).astype(np.uint8)
        codes[0], codes[-1], codes[:, 0], codes[:, -1] = ENDS, ENDS, ENDS, ENDS
        codes[rng.random(codes.shape) < 0.1] = ENDS
        folder = tmp_path / str(number)
        folder.mkdir()
        cell = find_cycle(Run(), codes)
        assert find_cycle(Run(), moved(OnDisk(folder, 7, held=0), codes), side=side) == cell
        found += cell >= 0
    assert found > 10
