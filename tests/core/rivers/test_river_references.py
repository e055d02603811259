"""Real rivers: the same cells, orders, ways and links as other programs find from the same directions."""

import numpy as np
import pytest
from headwaters.core.machine import jit
from headwaters.core.network import accumulate, longest, strahler, topological_order
from headwaters.core.raster.grid import step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from headwaters.core.rivers.links import paint_links, trace_links
from headwaters.core.rivers.tables import link_facts, link_node_table, link_table
from headwaters.core.run.run import Run

from ...real_data import each_of
from ...support import receivers

gdal = pytest.importorskip("osgeo.gdal", reason="the references are files that GDAL reads")

# GDAL 3.7 and later want to be told; the tests of the plugin beside these must not be told anything.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Neither gdal.UseExceptions"),
    pytest.mark.skipif(not jit.compiled(), reason="too many cells for plain Python"),
]
CELL = 30.0
TAUDEM = (1, 8, 7, 6, 5, 4, 3, 2)  # the codes of E, SE, S, SW, W, NW, N, NE


BASINS = each_of("mountains", "logan_taudem")  # by pyflwdir, by TauDEM
HIGHEST_ORDER = {"mountains": 6, "logan_taudem": 9}
AT_GAUGES = {"mountains": {350, 362}, "logan_taudem": {1912, 2918}}
LINK_COUNT = {"mountains": 154, "logan_taudem": 152}


@pytest.fixture(scope="module", params=BASINS)
def folder(request, real_data):
    return real_data / request.param


def path_of(folder, name):
    """Return the path of a raster: files of Logan have its name and the size of the cells before theirs."""
    return folder / (f"logan30m_{name}" if folder.name == "logan_taudem" else name)


def read(folder, name):
    """Return the cells of a raster file."""
    return gdal.OpenEx(str(path_of(folder, name)), gdal.OF_RASTER | gdal.OF_VERBOSE_ERROR).ReadAsArray()


@pytest.fixture(scope="module")
def codes(folder):
    """Return the directions of a basin; paths end where they would leave the data."""
    given = read(folder, "p.tif")
    codes = np.full(given.shape, NO_DIRECTION, np.uint8)
    for code, theirs in enumerate(TAUDEM):
        codes[given == theirs] = code
    wide = np.pad(codes, 1, constant_values=NO_DIRECTION)
    nrows, ncols = codes.shape
    for code, (down, right) in enumerate(zip(ROW_OFFSETS, COLUMN_OFFSETS)):
        target = wide[1 + down : nrows + 1 + down, 1 + right : ncols + 1 + right]
        codes[(codes == code) & (target == NO_DIRECTION)] = ENDS
    return codes


@pytest.fixture(scope="module")
def cells(codes):
    """Return the cells as a network and its order."""
    below = receivers(codes)
    return below, topological_order(Run(), below)


@pytest.fixture(scope="module")
def lengths(codes):
    return step_lengths(np.full(codes.shape[0], CELL), np.full(codes.shape[0], CELL))


def test_with_every_cell_a_river_each_has_its_strahler_order(folder, codes, lengths, cells):
    """Not one cell differs, neither of links painted on their cells nor of cells as a network."""
    reference = read(folder, "gord.tif")
    links = trace_links(Run(), codes, codes != NO_DIRECTION, lengths)
    facts = link_facts(Run(), links, codes, lengths, np.ones(codes.shape))
    painted = np.full(codes.shape, -1, np.int16)
    paint_links(Run(), links, facts.orders["strahler"], painted)
    assert np.count_nonzero(painted != reference) == 0
    orders = strahler(Run(), *cells).reshape(codes.shape)
    assert np.count_nonzero((orders != reference) & (codes != NO_DIRECTION)) == 0
    assert reference.max() == HIGHEST_ORDER[folder.name]


def in_short_numbers(below, order, step):
    """Return the longest way to each cell added from the sources down in 32-bit numbers, as TauDEM does it."""
    steps_above = longest(Run(), below, order, np.ones(below.size)).astype(np.int64) - 1
    by_steps = np.argsort(steps_above, kind="stable")
    ends = np.cumsum(np.bincount(steps_above))
    way = np.zeros(below.size, np.float32)
    for begin, end in zip(np.append(0, ends), ends):
        here = by_steps[begin:end]
        here = here[below[here] >= 0]
        np.maximum.at(way, below[here], (way[here] + step[here]).astype(np.float32))
    return way


def test_the_longest_way_to_each_cell_is_as_long(folder, codes, lengths, cells):
    """Added like TauDEM's not one of 1.6 million cells differs by a centimetre; in long numbers all are close."""
    reference = read(folder, "plen.tif").ravel()
    below, order = cells
    step = np.where(below >= 0, lengths[0][np.where(below >= 0, codes.ravel(), 0)], 0.0)
    known = codes.ravel() != NO_DIRECTION
    assert np.array_equal(known, reference >= 0)
    twin = in_short_numbers(below, order, step)
    if folder.name == "logan_taudem":
        assert np.count_nonzero(np.abs(twin - reference)[known] > 0.01) == 0
    # Half a digit of a 32-bit number a step, and there are up to 1 900 steps.
    way = longest(Run(), below, order, step) - step
    assert np.abs(way - twin)[known].max() < 0.35
    assert np.abs(way - reference)[known & ((way < 2000) | (folder.name == "mountains"))].max() < 0.01


def test_their_river_network_is_ours_link_for_link(folder, codes, lengths, cells):
    river = read(folder, "src.tif") == 1
    area = accumulate(Run(), *cells, np.full(codes.size, CELL * CELL)).reshape(codes.shape)
    links = trace_links(Run(), codes, river, lengths)
    facts = link_facts(Run(), links, codes, lengths, area)
    ours = link_table(links, facts)
    _, node_cells = link_node_table(links, facts, codes)
    theirs = their_links(folder, codes.shape[1])

    painted = np.zeros(codes.shape, np.int16)
    paint_links(Run(), links, facts.orders["strahler"], painted)
    reference = read(folder, "ord3.tif")
    assert np.count_nonzero(painted != np.maximum(reference, 0)) == 0
    upper, lower = node_cells[ours["from_node"] - 1].tolist(), node_cells[ours["to_node"] - 1].tolist()
    assert len(theirs) == len(upper) == LINK_COUNT[folder.name]
    assert {cell: one["lower"] for cell, one in theirs.items()} == dict(zip(upper, lower))
    same = [theirs[cell] for cell in upper]
    numbers = {cell: number for number, cell in enumerate(upper, 1)}
    number_of = {one["LINKNO"]: numbers[cell] for cell, one in theirs.items()}
    assert ours["downstream"].tolist() == [number_of.get(one["DSLINKNO"], -1) for one in same]
    assert ours["strahler"].tolist() == [one["strmOrder"] for one in same]
    assert ours["shreve"].tolist() == [one["Magnitude"] for one in same]
    assert ours["length_m"] == pytest.approx([one["Length"] for one in same], abs=0.0501)  # they round
    assert ours["area_in_km2"] == pytest.approx([one["USContArea"] / 1e6 for one in same], rel=1e-6)
    # Where rivers end they tell the area of the cell before the last.
    goes_on = ours["downstream"] > 0
    assert np.count_nonzero(~goes_on) == 2
    assert ours["area_out_km2"][goes_on] == pytest.approx(
        [one["DSContArea"] / 1e6 for one, on in zip(same, goes_on) if on], rel=1e-6
    )
    # Their network, and so their ways, end at two gauges; ours lead on along the directions. They add 32-bit numbers.
    at_gauge = ours["sea_dist_m"][ours["mouth"] - 1]
    assert set(np.round(at_gauge)) == AT_GAUGES[folder.name]
    assert ours["sea_dist_m"] - at_gauge == pytest.approx([one["DOUTEND"] for one in same], abs=0.35)


def their_links(folder, ncols):
    """Return their links by the cell of the upper end; their lines run upstream."""
    ogr = pytest.importorskip("osgeo.ogr")
    west, _, _, north, _, _ = gdal.OpenEx(str(path_of(folder, "p.tif"))).GetGeoTransform()
    dataset = ogr.Open(str(folder / ("logannet.shp" if folder.name == "logan_taudem" else "net.geojson")))
    found = {}
    for feature in dataset.GetLayer():
        line = feature.geometry()
        lower, upper = (
            int((north - y) // CELL) * ncols + int((x - west) // CELL)
            for x, y, *_ in (line.GetPoint(0), line.GetPoint(line.GetPointCount() - 1))
        )
        found[upper] = {**feature.items(), "lower": lower}
    return found
