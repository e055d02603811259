"""An outline drawn taut is the shortest line between the cells on both its sides; moved outward it has no stairs."""

import math

import numpy as np
import pytest
from headwaters.core.raster.grid import geodesic_cells
from headwaters.core.raster.lattice import turn_to_begin
from headwaters.core.raster.taut_outlines import _north_of, taut_perimeters, taut_ring
from headwaters.core.run.run import Run
from headwaters.core.watersheds.polygons import trace_polygons
from hypothesis import given
from hypothesis import strategies as some
from scipy import ndimage, optimize

from ...support import examples

HEADINGS = {(0, 1): ((0, 1), (1, 1)), (1, 0): ((1, 1), (1, 0)), (0, -1): ((1, 0), (0, 0)), (-1, 0): ((0, 0), (0, 1))}


def gates(ring):
    """Return the middles of the cells to the left and to the right of each side of a ring."""
    left, right = [], []
    for here, there in zip(ring[:-1].tolist(), ring[1:].tolist()):
        step = tuple(np.sign(np.subtract(there, here)))
        for number in range(int(np.abs(np.subtract(there, here)).sum())):
            at = np.array(here) + number * np.array(step) - 0.5
            for side, cell in zip((left, right), HEADINGS[step]):
                side.append(at + cell)
    return np.array(left), np.array(right)


def shortest(ring):
    """Return the length of the shortest line through all gates, by a method for convex functions: the truth."""
    left, right = gates(ring)

    def length(share):
        points = left + share[:, None] * (right - left)
        steps = np.roll(points, -1, axis=0) - points
        long = np.sqrt((steps**2).sum(axis=1) + 1e-10)
        unit = steps / long[:, None]
        return long.sum(), ((np.roll(unit, 1, axis=0) - unit) * (right - left)).sum(axis=1)

    start = np.full(len(left), 0.5)
    settings = {"maxiter": 20000, "maxfun": 200000, "ftol": 1e-15, "gtol": 1e-9}
    return optimize.minimize(length, start, jac=True, bounds=[(0, 1)] * len(left), method="L-BFGS-B", options=settings)


def blob(seed, size=9):
    """Return the cells of a random area, holes filled, in one piece."""
    rng = np.random.default_rng(seed)
    noise = ndimage.gaussian_filter(rng.random((size, size)), 0.8)
    labels, _ = ndimage.label(np.pad(noise > np.quantile(noise, rng.uniform(0.3, 0.7)), 1))
    largest = np.argmax(np.bincount(labels.ravel())[1:]) + 1
    return ndimage.binary_fill_holes(labels == largest)


def shell(cells):
    """Return the `Rings` of an area, and its shell."""
    rings = trace_polygons(Run(), cells.astype(np.int32))
    return rings, rings.nodes[: rings.first_node[1]]


def perimeter(cells, width=1.0, height=1.0):
    """Return the taut perimeter of an area."""
    rings, _ = shell(cells)
    nrows = cells.shape[0]
    return float(taut_perimeters(Run(), rings, np.full(nrows, width), np.full(nrows, height))[0])


def stairs(cells, width=1.0, height=1.0):
    """Return the length of the stairs around an area."""
    rings, _ = shell(cells)
    nrows = cells.shape[0]
    return float(rings.perimeters(Run(), np.full(nrows, width), np.full(nrows, height))[0])


@examples(80)
@given(some.integers(0, 10**6))
def test_it_is_the_shortest_line_between_the_cells_inside_and_outside(seed):
    _, ring = shell(blob(seed))
    taut = taut_ring(ring) / 2
    assert taut[0].tolist() == taut[-1].tolist()
    assert len(taut) == 1 or np.diff(taut, axis=0).any(axis=1).all()
    length = np.hypot(*np.diff(taut, axis=0).T).sum()
    assert length == pytest.approx(shortest(ring).fun, abs=0.02)


@examples(60)
@given(some.integers(0, 10**6))
def test_where_there_is_a_vertex_the_line_turns(seed):
    ways = np.diff(taut_ring(shell(blob(seed))[1]), axis=0)
    before, after = ways[:-1], ways[1:]
    straight = before[:, 0] * after[:, 1] == before[:, 1] * after[:, 0]
    assert not np.any(straight & ((before * after).sum(axis=1) > 0))


@examples(20)
@given(some.integers(0, 10**6))
def test_a_ring_begins_at_its_first_side_that_looks_north_wherever_it_was_begun(seed):
    ring = shell(blob(seed))[1][:-1]
    for begun in range(len(ring)):
        turned = np.roll(ring, begun, axis=0)
        turn_to_begin(turned)
        assert np.array_equal(turned, ring)


@examples(80)
@given(some.integers(0, 10**6))
def test_no_middle_of_a_cell_changes_side(seed):
    """Of cells that lie on the line itself, both sides may be said."""
    shapely = pytest.importorskip("shapely.geometry")
    cells = blob(seed, 14)
    taut = taut_ring(shell(cells)[1]) / 2
    if np.unique(taut, axis=0).shape[0] < 3:
        return
    line, area = shapely.LineString(taut), shapely.Polygon(taut).buffer(0)
    for row, col in np.ndindex(cells.shape):
        middle = shapely.Point(row + 0.5, col + 0.5)
        if line.distance(middle) > 1e-9:
            assert area.contains(middle) == cells[row, col]


@pytest.mark.parametrize("radius", [7, 20, 60.5, 200])
def test_a_disc_is_as_long_as_its_circle_and_not_a_quarter_longer(radius):
    row, col = np.indices((int(2 * radius) + 5,) * 2) - radius - 2.3
    disc = row**2 + col**2 < radius**2
    around = 2 * math.sqrt(math.pi * disc.sum())
    assert perimeter(disc) == pytest.approx(around, rel=0.12 / radius)
    assert stairs(disc) > 1.22 * around


@pytest.mark.parametrize("turn", [0.1, 0.3, 0.55, 0.7])
def test_a_square_that_is_turned_is_as_long_as_one_that_is_not(turn):
    row, col = np.indices((300, 300)) - 149.6
    cosine, sine = math.cos(turn), math.sin(turn)
    turned = np.maximum(abs(row * cosine - col * sine), abs(row * sine + col * cosine))
    assert perimeter(turned < 100) == pytest.approx(800, rel=0.01)
    assert stairs(turned < 100) > 1.08 * 800


def test_cells_need_not_be_square_nor_alike():
    row, col = np.indices((60, 130)) - [[[29.4]], [[64.7]]]
    ellipse = (2 * row) ** 2 + col**2 < 58**2
    around = 2 * math.sqrt(math.pi * ellipse.sum() * 2)
    assert perimeter(ellipse, 1.0, 2.0) == pytest.approx(around, rel=0.003)
    width, height, area = geodesic_cells(240, 60.6, 0.01, 0.005, 6378137.0, 1 / 298.257223563)
    north = np.cumsum(height) - height / 2
    row, col = np.indices((240, 260))
    disc = ((col - 129.7) * width[:, None]) ** 2 + (north[row] - north[120]) ** 2 < 60_000**2
    rings, _ = shell(disc)
    around = 2 * math.sqrt(math.pi * (disc.sum(axis=1) * area).sum())
    assert taut_perimeters(Run(), rings, width, height)[0] == pytest.approx(around, rel=0.003)


@examples(100)
@given(some.integers(0, 10**6))
def test_no_area_has_a_shorter_outline_than_a_circle_of_its_size(seed):
    rng = np.random.default_rng(seed)
    cells = blob(seed) if seed % 2 else np.pad(rng.random((8, 8)) > 0.5, 1)
    if cells.any():
        assert perimeter(cells) >= 2 * math.sqrt(math.pi * ndimage.binary_fill_holes(cells).sum()) * (1 - 1e-12)
        assert perimeter(cells) <= stairs(cells) * (1 + 1e-12)


def test_one_cell_is_a_circle_of_its_size():
    assert perimeter(np.pad(np.ones((1, 1), bool), 1)) == pytest.approx(2 * math.sqrt(math.pi))


def test_around_a_single_cell_it_is_its_middle():
    cells = np.zeros((3, 4), bool)
    cells[1, 2] = True
    assert taut_ring(shell(cells)[1]).tolist() == [[3, 5]]


def test_rows_that_differ_in_height_are_each_as_high_as_they_are():
    """Between middles of rows, and as far beyond those of the first and the last as they reach."""
    north = np.cumsum(np.random.default_rng(1).uniform(1, 5, 7))
    within = np.linspace(0, 6, 100)
    assert [_north_of(row, north) for row in within] == pytest.approx(np.interp(within, range(7), north))
    assert _north_of(-0.5, north) == pytest.approx(north[0] - 0.5 * (north[1] - north[0]))
    assert _north_of(6.5, north) == pytest.approx(north[6] + 0.5 * (north[6] - north[5]))
