"""Where the water of real land goes, found by other programs from the same heights."""

import numpy as np
import pytest
from headwaters.core.depressions.fill import fill
from headwaters.core.flow.accumulation import accumulate_d8
from headwaters.core.flow.directions.directions import d8
from headwaters.core.flow.encodings.encodings import decode
from headwaters.core.machine import jit
from headwaters.core.raster.domain import drainage_domain
from headwaters.core.raster.grid import flat_cells, step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from headwaters.core.run.run import Run
from headwaters.core.watersheds.labels import label_basins
from scipy import ndimage

from ....real_data import each_of
from ....support import receivers

gdal = pytest.importorskip("osgeo.gdal", reason="the references are files that GDAL reads")

# GDAL 3.7 and later want to be told; the tests of the plugin beside these must not be told anything.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Neither gdal.UseExceptions"),
    pytest.mark.skipif(not jit.compiled(), reason="too many cells for plain Python"),
]
ANY_NEIGHBOUR = np.ones((3, 3))


def read(path):
    """Return the cells of a raster file, and where its upper left corner lies in cells."""
    dataset = gdal.OpenEx(str(path), gdal.OF_RASTER | gdal.OF_VERBOSE_ERROR)
    west, dx, _, north, _, dy = dataset.GetGeoTransform()
    return dataset.ReadAsArray(), np.array([north / dy, west / dx])


def water_of(z, size=1.0, ties="first"):
    """Return the directions over land without voids and with square cells, and how many pits there are."""
    domain = drainage_domain(Run(), np.ones(z.shape, bool))
    return d8(Run(), fill(Run(), z, domain)[0], domain, step_lengths(*flat_cells(len(z), size, size)[:2]), ties)


def slopes(z):
    """Return the slope to each of the eight neighbours, cells being square; -inf beyond the raster."""
    wide = np.pad(z.astype(float), 1, constant_values=np.inf)
    nrows, ncols = z.shape
    return np.stack(
        [
            (z - wide[1 + down : 1 + down + nrows, 1 + right : 1 + right + ncols]) / np.hypot(down, right)
            for down, right in zip(ROW_OFFSETS, COLUMN_OFFSETS)
        ]
    )


def ends(codes):
    """Return the cell in which the water of each cell ends."""
    below = receivers(codes)
    at = np.where(below >= 0, below, np.arange(below.size))
    for _ in range(below.size.bit_length()):
        at = at[at]
    return at


CLEAR = {"ridges": 120_000, "texas_hydrosheds": 80_000}  # more cells have one steepest neighbour


@pytest.fixture(scope="module", params=each_of(*CLEAR))
def conditioned(request, real_data):
    """Return heights without pits, directions of pysheds or HydroSHEDS in the core's codes, how many are clear."""
    z, _ = read(real_data / request.param / "dem.tif")
    values, _ = read(real_data / request.param / "dir.tif")
    return z, decode(Run(), values, np.ones(z.shape, bool), "esri")[0], CLEAR[request.param]


@pytest.mark.parametrize("ties", ["sea", "first"])
def test_every_difference_to_another_program_is_a_tie_a_flat_or_the_edge(ties, conditioned):
    """The others take cells of degrees for squares; so does this test. Their directions know what lies beyond the edge.

    Where one neighbour is the steepest, and the water stays on the raster, not one cell differs.
    """
    z, theirs, clear = conditioned
    ours, pits = water_of(z, ties=ties)
    assert pits == 0
    slope = slopes(z)
    best = slope.max(axis=0)
    flat = best <= 0
    tie = ~flat & ((slope == best).sum(axis=0) > 1)
    leaves = theirs == ENDS
    differs = ours != theirs
    assert np.count_nonzero(differs & ~flat & ~tie & ~leaves) == 0
    assert np.count_nonzero(~flat & ~tie & ~leaves) > clear
    row, col = np.nonzero(tie & ~leaves)
    assert np.array_equal(slope[theirs[row, col], row, col], best[row, col])  # theirs is one of the steepest too


def test_the_rivers_of_another_program_leave_over_the_same_water(conditioned):
    """The two greatest rivers leave the raster over level ground; by ours their water reaches the same."""
    z, theirs, _ = conditioned
    ours, _ = water_of(z)
    here, there = ends(ours), ends(theirs)
    arrivals = np.bincount(there, minlength=z.size)
    for outlet, share in zip(np.argsort(arrivals)[:-3:-1], (0.8, 0.99)):
        labels, _ = ndimage.label(z == z.flat[outlet], ANY_NEIGHBOUR)
        reservoir = labels == labels.flat[outlet]
        assert np.mean(reservoir.flat[here[there == outlet]]) > share


@pytest.mark.parametrize("folder, dem, side", [("plateau", "dem.tif", 30.0), ("spain_dem25", "dem25.tif", 25.0)])
def test_a_basin_is_that_of_another_program(folder, dem, side, real_data):
    """The basin of the outlet differs in 1 cell of 500; wherever theirs carries a river, so does ours."""
    z, corner = read(real_data / folder / dem)
    theirs, other_corner = read(real_data / folder / "accflow.tif")
    row, col = np.round(other_corner - corner).astype(int)
    window = np.s_[row : row + theirs.shape[0], col : col + theirs.shape[1]]
    codes, pits = water_of(z, side)
    assert pits == 0
    ours = accumulate_d8(Run(), codes, np.full(len(z), side * side))[window]
    known = theirs >= 0
    outlet = np.unravel_index(np.argmax(theirs), theirs.shape)
    assert ours[outlet] == pytest.approx(np.count_nonzero(known) * side * side, rel=1e-3)
    basin = label_basins(Run(), codes, np.array([(outlet[0] + row) * z.shape[1] + outlet[1] + col]))
    inside = np.zeros(z.shape, bool)
    inside[window] = known
    assert np.count_nonzero((basin > 0) != inside) < 0.002 * np.count_nonzero(known)
    for least in (1e5, 5e5, 1e6):
        assert np.all(ours[known & (theirs >= least)] >= least)
        assert np.count_nonzero(ours[known] >= least) < 1.05 * np.count_nonzero(theirs >= least)
    assert np.mean(ours[known] == theirs[known]) > 0.75


HILLS = [("hollows/dtm.tif", np.s_[:, :60], 80.0, 98), ("vermont90m/DEM.tif", np.s_[:, :], 90.0, 105)]


@pytest.mark.parametrize("name, window, side, count", HILLS)
def test_hills_have_the_pits_that_a_filter_finds(name, window, side, count, real_data):
    """Some cells lie lower than all around them; water that is not helped on ends there, and in no other inner cell."""
    z = np.ascontiguousarray(read(real_data / name)[0][window])
    around = ndimage.minimum_filter(z, footprint=[[1, 1, 1], [1, 0, 1], [1, 1, 1]], mode="constant", cval=-np.inf)
    pit = z < around
    codes, pits = d8(
        Run(), z, drainage_domain(Run(), np.ones(z.shape, bool)), step_lengths(*flat_cells(len(z), side, side)[:2])
    )
    assert pits == np.count_nonzero(pit) == count
    assert np.array_equal((codes == ENDS)[1:-1, 1:-1], pit[1:-1, 1:-1])
    assert water_of(z, side)[1] == 0
