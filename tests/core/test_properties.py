"""What holds of the whole way from heights to rivers and watersheds, on every real DEM and on random ones.

Each step has tests of its own beside its module. Here the steps are chained, and what they find is proved by looking
at the result alone: no second way of computing it is needed.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
import pytest
from headwaters.core.depressions.fill import fill
from headwaters.core.depressions.lake_outlines import trace_lakes
from headwaters.core.depressions.lakes import find_lakes
from headwaters.core.flow.accumulation import accumulate_d8
from headwaters.core.flow.directions.directions import d8
from headwaters.core.machine import jit
from headwaters.core.raster.domain import LAND, OUTLET, SEA, VOID, drainage_domain
from headwaters.core.raster.grid import flat_cells, geodesic_cells, step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from headwaters.core.rivers.lines import river_lines
from headwaters.core.rivers.links import trace_links
from headwaters.core.run.run import Run
from headwaters.core.watersheds.labels import label_basins, outlets
from headwaters.core.watersheds.polygons import trace_polygons
from hypothesis import given
from hypothesis import strategies as some

from ..support import examples, random_case, receivers, some_of, stranded_cells

gdal = pytest.importorskip("osgeo.gdal", reason="real DEMs are files that GDAL reads")

# GDAL 3.7 and later want to be told; the tests of the plugin beside these must not be told anything.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Neither gdal.UseExceptions"),
    pytest.mark.skipif(not jit.compiled(), reason="too many cells for plain Python"),
]
# Windows that hold what is peculiar to each: sea, ragged edges, holes, a flat lake, many hollows.
REAL_LAND = {
    "basin/dem.tif": np.s_[:, :],
    "bay/dem.tif": np.s_[:, :],
    "gully/gully.asc": np.s_[:, :],
    "gully/gully.map": np.s_[:, :],
    "hollows/dtm.tif": np.s_[:, :],
    "mountains/dem.tif": np.s_[:, :],
    "plateau/dem.tif": np.s_[:, :],
    "plateau/holes.tif": np.s_[:, :],
    "shore/dem.tif": np.s_[:, :],
    "baranja_qgis/dem.tif": np.s_[:300, :300],
    "bigtujunga_srtm30/bigtujunga.tif": np.s_[200:500, 300:620],
    "cairns_topobathy/cairns.tif": np.s_[500:800, 350:650],
    "colorado_ned10m/co_elevation_roi.tif": np.s_[:300, 200:500],
    "denmark_lowland_malstroem/dtm.tif": np.s_[:, :],
    "jacksboro_fault/jacksboro_fault_dem.tif": np.s_[:300, :300],
    "lake_tana_robit/srtm_30m.tif": np.s_[:, :],
    "logan_taudem/logan100m.tif": np.s_[100:400, :],
    "mandakini_basin90m/Mandakini.tif": np.s_[:300, 100:400],
    "minnesota_lidar1m/dem.tif": np.s_[:300, :300],
    "pcraster_catchment/dem.map": np.s_[:, :],
    "spain_dem25/dem25.tif": np.s_[:300, :300],
    "texas_hydrosheds/dem.tif": np.s_[:300, :300],
    "vermont90m/DEM.tif": np.s_[:, :],
    "washington_dc_2m/dtm.tif": np.s_[:, :],
    "west_bijou_gully/west_bijou_gully.asc": np.s_[:, :],
}
WORKERS = [(64, 1), (64, 2), (257, 2), (510, 1)]  # side of a tile, threads
ONE_TILE = 510
RIVER_CELLS = 60
MOVES = list(zip(ROW_OFFSETS, COLUMN_OFFSETS))
real_land = pytest.mark.parametrize("place", REAL_LAND)
some_real_land = pytest.mark.parametrize("place", some_of([*REAL_LAND]))


class Land(NamedTuple):
    """Heights, where water can go, and width, height and area of the cells of each row."""

    z: np.ndarray
    domain: np.ndarray
    ground: tuple

    @property
    def lengths(self):
        return step_lengths(*self.ground[:2])


class Waters(NamedTuple):
    """All that is made of a land."""

    filled: np.ndarray
    codes: np.ndarray
    cells: np.ndarray
    area: np.ndarray
    labels: np.ndarray
    links: object
    lakes: object


def make_waters(land, side=ONE_TILE, threads=1, ties="sea"):
    """Return everything that the core makes of a land."""
    run, how = Run(threads), {"side": side}
    filled, stranded = fill(run, land.z, land.domain, **how)
    codes, pits = d8(run, filled, land.domain, land.lengths, ties, 5, **how)
    assert (pits > 0) == (stranded > 0)
    cells = accumulate_d8(run, codes, **how)
    area = accumulate_d8(run, codes, land.ground[2], **how)
    labels = label_basins(run, codes, outlets(codes), **how)
    links = trace_links(run, codes, cells >= RIVER_CELLS, land.lengths, **how)
    lakes = find_lakes(run, land.z, filled, land.domain, land.domain != VOID, land.ground[2], **how)
    return Waters(filled, codes, cells, area, labels, links, lakes)


@lru_cache
def read_land(path):
    """Return a window of a real DEM; the sea is sea where the heights go below it."""
    dataset = gdal.OpenEx(str(path), gdal.OF_RASTER | gdal.OF_VERBOSE_ERROR)
    window = next(part for name, part in REAL_LAND.items() if str(path).endswith(name))
    band = dataset.GetRasterBand(1)
    z, valid = band.ReadAsArray()[window], band.GetMaskBand().ReadAsArray()[window] > 0
    _, dx, _, north, _, dy = dataset.GetGeoTransform()
    if dx < 0.1:
        ground = geodesic_cells(len(z), north + dy * (window[0].start or 0), dx, -dy, 6378137.0, 1 / 298.257223563)
    else:
        ground = flat_cells(len(z), dx, -dy)
    sea = z <= 0 if (z[valid] < 0).any() else None
    return Land(np.ascontiguousarray(z), drainage_domain(Run(), valid, sea), ground)


@lru_cache(maxsize=2)
def waters_of(path):
    return make_waters(read_land(path))


def beside(values, outside):
    """Return the values of the eight neighbours of every cell, in the order of the directions."""
    wide = np.pad(values, 1, constant_values=outside)
    nrows, ncols = values.shape
    return np.stack([wide[1 + down : 1 + down + nrows, 1 + right : 1 + right + ncols] for down, right in MOVES])


def falls(land, filled):
    """Return the slope of the filled surface to each neighbour, -inf where there is none, and which are sea."""
    kinds = beside(land.domain, VOID)
    heights = np.where(land.domain == VOID, 0, filled).astype(np.float64)
    slope = (heights - beside(heights, 0.0)) / land.lengths.T[:, :, None]
    return np.where((kinds == VOID) | (land.domain == VOID), -np.inf, slope), kinds == SEA


def check_fill(land, waters):
    """Prove that the fill is the lowest level at which water can leave.

    No cell is higher than both its ground and a neighbour, so that the fill is nowhere higher than any path to an
    outlet; and the directions prove a path that never climbs, so that it is nowhere lower than the lowest.
    """
    z, domain, filled = land.z, land.domain, waters.filled
    on_land = domain != VOID
    assert filled.dtype == z.dtype
    assert np.all(filled[on_land] >= z[on_land])
    assert np.array_equal(filled[domain >= OUTLET], z[domain >= OUTLET])
    heights = np.where(on_land, filled, 0).astype(np.float64)
    around = np.where(beside(domain, VOID) == VOID, np.inf, beside(heights, 0.0))
    held = np.maximum(np.where(on_land, z, 0), around.min(axis=0))
    inland = (domain == LAND) & ~stranded_cells(domain)
    assert np.all(heights[inland] <= held[inland])
    assert np.array_equal(fill(Run(), filled, domain)[0][on_land], filled[on_land])


def check_directions(land, waters):
    """Every path goes down or level, by the steepest way where there is one, and ends; nothing is left out."""
    filled, codes, domain = waters.filled, waters.codes, land.domain
    assert np.array_equal(codes == NO_DIRECTION, (domain == VOID) | (domain == SEA))
    slope, sea = falls(land, filled)
    best = slope.max(axis=0)
    row, col = np.nonzero(codes < 8)
    taken = slope[codes[row, col], row, col]
    assert np.all(taken >= 0)
    assert np.all(taken >= best[row, col] * (1 - 1e-12))
    assert not sea[codes[row, col], row, col].any()
    ended = codes == ENDS
    into_sea = (sea & (slope >= best)).any(axis=0) & (best >= 0)
    assert np.all(ended[into_sea & (domain != SEA) & (domain != VOID)])
    assert np.all((best <= 0)[ended & ~into_sea])
    assert np.all(((domain == OUTLET) | stranded_cells(domain))[ended & ~into_sea])
    below = receivers(codes)
    at = np.where(below >= 0, below, np.arange(below.size))
    for _ in range(below.size.bit_length()):
        at = at[at]
    assert np.all(ended.ravel()[at[codes.ravel() != NO_DIRECTION]])


def check_accumulation(land, waters):
    """Each cell has itself and what its neighbours give; what ends is all that fell."""
    codes, cells, area = waters.codes, waters.cells, waters.area
    below, drained = receivers(codes), codes != NO_DIRECTION
    gives = below >= 0
    given_on = np.bincount(below[gives], cells.ravel()[gives], codes.size).reshape(codes.shape)
    assert np.array_equal(cells, given_on + drained)
    fallen = np.where(drained, land.ground[2][:, None], 0.0)
    assert cells[codes == ENDS].sum() == np.count_nonzero(drained)
    assert area[codes == ENDS].sum() == pytest.approx(fallen.sum(), rel=1e-12)


def check_watersheds(waters):
    """Every cell with water is in the watershed of the cell below; each end has one, as large as its water."""
    codes, labels = waters.codes, waters.labels
    assert np.array_equal(labels > 0, codes != NO_DIRECTION)
    below = receivers(codes)
    gives = below >= 0
    assert np.array_equal(labels.ravel()[gives], labels.ravel()[below[gives]])
    assert np.array_equal(labels[codes == ENDS], 1 + np.arange(np.count_nonzero(codes == ENDS)))
    assert np.array_equal(np.bincount(labels[labels > 0])[1:], waters.cells[codes == ENDS])


def check_rivers(waters):
    """Each river cell is in one link; from cell to cell, and from link to link, goes the water."""
    links, below = waters.links, receivers(waters.codes)
    assert np.array_equal(np.sort(links.cells), np.flatnonzero(waters.cells >= RIVER_CELLS))
    inner = np.ones(links.cells.size, bool)
    inner[links.offsets[1:] - 1] = False
    assert np.array_equal(below[links.cells[:-1]][inner[:-1]], links.cells[1:][inner[:-1]])
    goes_on = links.receiver >= 0
    assert np.array_equal(below[links.last[goes_on]], links.first[links.receiver[goes_on]])
    assert np.all(waters.codes.ravel()[links.last[~goes_on]] == ENDS)


def check_all(land, waters):
    check_fill(land, waters)
    check_directions(land, waters)
    check_accumulation(land, waters)
    check_watersheds(waters)
    check_rivers(waters)


@real_land
def test_the_water_of_real_land_proves_itself(place, real_data):
    check_all(read_land(real_data / place), waters_of(real_data / place))


@examples(60)
@given(seed=some.integers(0, 10**6), side=some.integers(1, 30), ties=some.sampled_from(("sea", "first", "random")))
def test_the_water_of_random_land_proves_itself(seed, side, ties):
    """In tiles of any size, whatever decides between equal ways."""
    z, domain = random_case(seed)
    land = Land(z, domain, flat_cells(len(z), 1.0 + seed % 3, 1.0 + seed % 2))
    waters = make_waters(land, side, 1 + seed % 2, ties)
    check_all(land, waters)
    assert_same(waters, make_waters(land, ties=ties))


def assert_same(one, other):
    """Assert that two waters are the same, bit for bit; areas are sums, and agree within rounding."""
    for name in ("filled", "codes", "cells", "labels"):
        ours, theirs = getattr(one, name), getattr(other, name)
        assert (ours.dtype, ours.tobytes()) == (theirs.dtype, theirs.tobytes()), name
    assert np.max(np.abs(one.area - other.area), initial=0) <= 1e-12 * one.area[one.codes == ENDS].sum()
    for name in ("links", "lakes"):
        for field, ours, theirs in zip(getattr(one, name)._fields, getattr(one, name), getattr(other, name)):
            assert np.array_equal(ours, theirs), (name, field)


@some_real_land
@pytest.mark.parametrize("side, threads", WORKERS)
def test_tiles_and_threads_change_nothing_on_real_land(side, threads, place, real_data):
    assert_same(make_waters(read_land(real_data / place), side, threads), waters_of(real_data / place))


@real_land
@pytest.mark.parametrize("ties", ["first", "random"])
def test_tiles_and_threads_change_nothing_where_ties_are_decided_otherwise(ties, place, real_data):
    land, filled = read_land(real_data / place), waters_of(real_data / place).filled
    whole, _ = d8(Run(threads=1), filled, land.domain, land.lengths, ties, 5, side=1 << 20)
    parts, _ = d8(Run(threads=2), filled, land.domain, land.lengths, ties, 5, side=64)
    assert np.array_equal(whole, parts)


@real_land
def test_neither_type_nor_number_for_no_data_changes_the_water_of_real_land(place, real_data):
    land, truth = read_land(real_data / place), waters_of(real_data / place)
    void = land.domain == VOID
    guises = [(np.float64, nodata) for nodata in (np.nan, -np.inf, 1e38, -9999)]
    if np.array_equal(land.z[~void], np.round(land.z[~void])):
        guises += [(np.int16, -32768), (np.int32, 0)]
    for dtype, nodata in guises:
        z = np.where(void, 0, land.z).astype(dtype)
        z[void] = nodata
        waters = make_waters(land._replace(z=z), 64, 2)
        assert np.array_equal(waters.filled[~void], truth.filled[~void])
        assert np.array_equal(waters.codes, truth.codes)
        assert np.array_equal(waters.lakes.cells, truth.lakes.cells)
        assert np.array_equal(waters.lakes.level, truth.lakes.level)


def water_levels(waters, land):
    """Return the level of the lake that each cell lies in, and the depth of its water."""
    level = np.where(waters.lakes.cells > 0, waters.filled, np.nan)
    return level, np.where(land.domain == VOID, 0, waters.filled - land.z)


@some_real_land
@pytest.mark.parametrize("turns, mirrored", [(1, False), (2, False), (0, True), (3, True)])
def test_the_water_of_real_land_turns_with_it(turns, mirrored, place, real_data):
    """Fill, depths and levels in every cell; directions wherever one neighbour alone is the steepest."""

    def turn(cells):
        return np.ascontiguousarray(np.rot90(cells[:, ::-1] if mirrored else cells, turns))

    z, domain, _ = read_land(real_data / place)
    width, height = 3.0, 2.0
    land = Land(z, domain, flat_cells(z.shape[0], width, height))
    sizes = (height, width) if turns % 2 else (width, height)
    turned = Land(turn(z), turn(domain), flat_cells(turn(z).shape[0], *sizes))
    waters, others = make_waters(land), make_waters(turned, 64)
    assert np.array_equal(others.filled, turn(waters.filled), equal_nan=True)
    for ours, theirs in zip(water_levels(others, turned), water_levels(waters, land)):
        assert np.array_equal(ours, turn(theirs), equal_nan=True)
    for name in ("level", "depth"):
        assert np.array_equal(np.sort(getattr(others.lakes, name)), np.sort(getattr(waters.lakes, name)))
    for name in ("area", "volume"):
        assert np.allclose(np.sort(getattr(others.lakes, name)), np.sort(getattr(waters.lakes, name)), rtol=1e-9)
    cell = turn(np.arange(z.size).reshape(z.shape)).ravel()
    below = receivers(others.codes)
    there = np.where(below >= 0, cell[below], -1).reshape(turned.z.shape)
    slope = np.sort(falls(land, waters.filled)[0], axis=0)
    alone = (slope[-1] > 0) & (slope[-2] < slope[-1] * (1 - 1e-12))
    assert np.array_equal(there[turn(alone)], turn(receivers(waters.codes).reshape(z.shape))[turn(alone)])


@real_land
def test_the_same_land_gives_the_same_shapes_twice(place, real_data):
    land = read_land(real_data / place)

    def shapes(threads):
        waters = make_waters(land, 64, threads)
        lines = river_lines(
            Run(), waters.links, (0.0, 0.0, 3.0, 2.0, land.z.shape[1]), 3, waters.filled, land.domain != VOID
        )
        return (
            [line.tobytes() for line in lines],
            [wkb for _, wkb in trace_polygons(Run(), waters.labels).multipolygons(0.0, 0.0, 3.0, 2.0)],
            [wkb for _, wkb in trace_lakes(Run(), waters.lakes, 0.0, 0.0, 3.0, 2.0)],
        )

    first, again = shapes(1), shapes(2)
    assert first == again
    assert first[0] and first[1]
