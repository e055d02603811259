"""Where the water of real land goes, found by other programs from the same heights."""

import numpy as np
import pytest
from headwaters.core.depressions.fill import fill
from headwaters.core.flow.accumulation import accumulate_d8
from headwaters.core.flow.directions import d8
from headwaters.core.flow.encodings import decode
from headwaters.core.machine import jit
from headwaters.core.raster.domain import drainage_domain
from headwaters.core.raster.grid import flat_cells, step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from headwaters.core.watersheds.labels import label_basins
from scipy import ndimage

from ...support import receivers

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
    domain = drainage_domain(np.ones(z.shape, bool))
    return d8(fill(z, domain)[0], domain, step_lengths(*flat_cells(len(z), size, size)[:2]), ties)


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


@pytest.fixture(scope="module")
def texas(shared_data):
    """Return the heights of Texas, which have no pits, and the directions of HydroSHEDS in the core's codes."""
    z, _ = read(shared_data / "texas_hydrosheds" / "dem.tif")
    values, _ = read(shared_data / "texas_hydrosheds" / "dir.tif")
    return z, decode(values, np.ones(z.shape, bool), "esri")[0]


@pytest.mark.parametrize("ties", ["sea", "first"])
def test_every_difference_to_hydrosheds_is_a_tie_a_flat_or_the_edge(ties, texas):
    """HydroSHEDS takes cells of degrees for squares; so does this test. Its directions know what lies beyond the edge.

    Where one neighbour is the steepest, and the water stays on the raster, not one of 110 000 cells differs.
    """
    z, theirs = texas
    ours, pits = water_of(z, ties=ties)
    assert pits == 0
    slope = slopes(z)
    best = slope.max(axis=0)
    flat = best <= 0
    tie = ~flat & ((slope == best).sum(axis=0) > 1)
    leaves = theirs == ENDS
    differs = ours != theirs
    assert np.count_nonzero(differs & ~flat & ~tie & ~leaves) == 0
    assert np.count_nonzero(~flat & ~tie & ~leaves) > 80_000
    row, col = np.nonzero(tie & ~leaves)
    assert np.array_equal(slope[theirs[row, col], row, col], best[row, col])  # theirs is one of the steepest too


def test_the_rivers_of_hydrosheds_leave_over_the_same_water(texas):
    """Their two greatest rivers leave Texas through reservoirs; their water reaches the same level ground by ours."""
    z, theirs = texas
    ours, _ = water_of(z)
    here, there = ends(ours), ends(theirs)
    arrivals = np.bincount(there, minlength=z.size)
    for outlet, share in zip(np.argsort(arrivals)[:-3:-1], (0.8, 0.99)):
        labels, _ = ndimage.label(z == z.flat[outlet], ANY_NEIGHBOUR)
        reservoir = labels == labels.flat[outlet]
        assert np.mean(reservoir.flat[here[there == outlet]]) > share


def test_a_basin_in_spain_is_that_of_another_program(shared_data):
    """The basin of the outlet differs in 1 cell of 500; wherever theirs carries a river, so does ours."""
    z, corner = read(shared_data / "spain_dem25" / "dem25.tif")
    theirs, other_corner = read(shared_data / "spain_dem25" / "accflow.tif")
    row, col = np.round(other_corner - corner).astype(int)
    window = np.s_[row : row + theirs.shape[0], col : col + theirs.shape[1]]
    codes, pits = water_of(z, 25.0)
    assert pits == 0
    ours = accumulate_d8(codes, np.full(len(z), 625.0))[window]
    known = theirs >= 0
    outlet = np.unravel_index(np.argmax(theirs), theirs.shape)
    assert ours[outlet] == pytest.approx(np.count_nonzero(known) * 625, rel=1e-3)
    basin = label_basins(codes, np.array([(outlet[0] + row) * z.shape[1] + outlet[1] + col]))
    inside = np.zeros(z.shape, bool)
    inside[window] = known
    assert np.count_nonzero((basin > 0) != inside) < 0.002 * np.count_nonzero(known)
    for least in (1e5, 5e5, 1e6):
        assert np.all(ours[known & (theirs >= least)] >= least)
        assert np.count_nonzero(ours[known] >= least) < 1.05 * np.count_nonzero(theirs >= least)
    assert np.mean(ours[known] == theirs[known]) > 0.75


def test_the_hills_of_vermont_have_the_pits_that_a_filter_finds(shared_data):
    """105 cells lie lower than all around them; water that is not helped on ends there, and in no other inner cell."""
    z, _ = read(shared_data / "vermont90m" / "DEM.tif")
    around = ndimage.minimum_filter(z, footprint=[[1, 1, 1], [1, 0, 1], [1, 1, 1]], mode="constant", cval=-np.inf)
    pit = z < around
    codes, pits = d8(z, drainage_domain(np.ones(z.shape, bool)), step_lengths(*flat_cells(len(z), 90.0, 90.0)[:2]))
    assert pits == np.count_nonzero(pit) == 105
    assert np.array_equal((codes == ENDS)[1:-1, 1:-1], pit[1:-1, 1:-1])
    assert water_of(z, 90.0)[1] == 0
