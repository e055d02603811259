"""Outlines of label rasters: valid, complete, and one and the same line for the labels on both sides."""

import hypothesis.extra.numpy as arrays
import numpy as np
import pytest
from headwaters.core.machine import jit
from headwaters.core.run.run import Cancelled, Run
from headwaters.core.watersheds.polygons import trace_polygons
from hypothesis import given
from hypothesis import strategies as some
from scipy import ndimage

from ...support import drawn, examples

pytest.importorskip("shapely")
from shapely import wkb as shapely_wkb
from shapely.geometry import Point, box
from shapely.ops import unary_union
from shapely.validation import explain_validity

PLACE = (1000.25, 2000.125, 2.5, 1.5)  # x_min, y_max, dx, dy


def outlines(labels, place=PLACE):
    """Return the multipolygon of each label."""
    return {label: shapely_wkb.loads(wkb) for label, wkb in trace_polygons(Run(), labels).multipolygons(*place)}


def cells_of(labels, label):
    """Return the union of the cells of a label, as rectangles."""
    x_min, y_max, dx, dy = PLACE
    places = np.argwhere(labels == label)
    return unary_union(
        [box(x_min + c * dx, y_max - (r + 1) * dy, x_min + (c + 1) * dx, y_max - r * dy) for r, c in places]
    )


def stretches(shapes):
    """Return for every stretch between two vertices the labels whose rings run along it, with its direction."""
    found = {}
    for label, shape in shapes.items():
        for polygon in shape.geoms:
            for ring in (polygon.exterior, *polygon.interiors):
                points = list(ring.coords)
                for one, two in zip(points[:-1], points[1:]):
                    found.setdefault((min(one, two), max(one, two)), []).append((label, one < two))
    return found


def check_outlines(labels, shapes):
    """Assert all that holds for the outlines of any label raster."""
    assert sorted(shapes) == [label for label in np.unique(labels) if label > 0]
    dx, dy = PLACE[2:]
    for label, shape in shapes.items():
        assert shape.geom_type == "MultiPolygon"
        assert shape.is_valid, explain_validity(shape)
        assert shape.area == pytest.approx(np.count_nonzero(labels == label) * dx * dy)
        assert len(shape.geoms) == ndimage.label(labels == label)[1]
        assert all(polygon.exterior.is_ccw for polygon in shape.geoms)
    for sides in stretches(shapes).values():
        # Along a stretch runs one ring, or two of different labels in opposite directions.
        assert len(sides) == 1 or (len(sides) == 2 and sides[0][0] != sides[1][0] and sides[0][1] != sides[1][1])


@examples(300)
@given(arrays.arrays(np.int32, some.tuples(some.integers(1, 9), some.integers(1, 9)), elements=some.integers(-1, 3)))
def test_outlines_of_any_raster_are_valid_and_shared(labels):
    """Whatever the labels: valid polygons, one for each piece, whose borders are the same on both sides."""
    shapes = outlines(labels)
    check_outlines(labels, shapes)
    for label, shape in shapes.items():
        assert shape.symmetric_difference(cells_of(labels, label)).area == pytest.approx(0, abs=1e-9)


@examples(120)
@given(
    arrays.arrays(np.int32, some.tuples(some.integers(1, 9), some.integers(1, 9)), elements=some.integers(0, 2)),
    some.integers(1, 5),
)
def test_outlines_are_the_same_vertex_for_vertex_whatever_the_tiles(labels, side):
    """Rings that go on from tile to tile, over corners too, and back into the first."""
    whole, parts = trace_polygons(Run(), labels), trace_polygons(Run(), labels, side)
    assert list(parts.multipolygons(*PLACE)) == list(whole.multipolygons(*PLACE))


def shared_line(labels, shapes):
    """Return the length of all borders between two cells of different labels, and that of stretches of two rings."""
    dx, dy = PLACE[2:]
    across = (labels[:, 1:] != labels[:, :-1]) & (labels[:, 1:] > 0) & (labels[:, :-1] > 0)
    along = (labels[1:] != labels[:-1]) & (labels[1:] > 0) & (labels[:-1] > 0)
    truth = np.count_nonzero(across) * dy + np.count_nonzero(along) * dx
    found = sum(Point(one).distance(Point(two)) for (one, two), sides in stretches(shapes).items() if len(sides) == 2)
    return truth, found


@pytest.mark.parametrize("seed", range(6))
def test_neighbours_share_every_vertex_along_their_border(seed):
    """No gap, no overlap: as much line is shared as there are sides between cells of different labels."""
    rng = np.random.default_rng(seed)
    labels = ndimage.zoom(rng.integers(0, 9, (7, 8)), 3, order=0).astype(np.int32)
    labels[rng.random(labels.shape) < 0.1] = rng.integers(0, 9)
    shapes = outlines(labels)
    check_outlines(labels, shapes)
    truth, found = shared_line(labels, shapes)
    assert found == pytest.approx(truth)


def test_a_hole_is_kept_and_what_lies_in_it_is_another_polygon():
    labels = drawn("""
        1 1 1 1 1
        1 2 2 2 1
        1 2 0 2 1
        1 2 2 2 1
        1 1 1 1 1
    """).astype(np.int32)
    shapes = outlines(labels)
    check_outlines(labels, shapes)
    assert [len(polygon.interiors) for label in (1, 2) for polygon in shapes[label].geoms] == [1, 1]


def test_a_hole_that_touches_the_shell_at_a_corner_leaves_the_polygon_valid():
    labels = drawn("""
        0 1 1 1
        1 0 1 1
        1 1 0 1
        1 1 1 1
    """).astype(np.int32)
    check_outlines(labels, outlines(labels))
    polygon = outlines(labels)[1].geoms[0]
    assert len(polygon.interiors) == 2


def test_a_straight_border_has_no_vertex_but_where_a_third_label_begins():
    labels = drawn("""
        1 1 1 1 1 1
        2 2 2 3 3 3
    """).astype(np.int32)
    assert len(outlines(labels)[1].geoms[0].exterior.coords) == 6
    assert len(outlines(labels[:, :3])[1].geoms[0].exterior.coords) == 5


def test_the_perimeter_is_measured_on_the_ground():
    """Cells of a row have their own size: a side between two rows counts the mean of both widths."""
    labels = drawn("""
        1 1 0
        1 0 2
    """).astype(np.int32)
    rings = trace_polygons(Run(), labels)
    assert rings.labels.tolist() == [1, 2]
    width, height = np.array([10.0, 12.0]), np.array([5.0, 7.0])
    assert rings.perimeters(Run(), width, height).tolist() == [20 + 5 + 11 + 7 + 12 + 12, 11 + 7 + 12 + 7]


def test_nothing_has_no_outline():
    rings = trace_polygons(Run(), np.zeros((4, 5), np.int32))
    assert list(rings.multipolygons(*PLACE)) == []
    assert rings.perimeters(Run(), np.ones(4), np.ones(4)).tolist() == []


@pytest.mark.skipif(not jit.compiled(), reason="too many cells for plain Python")
def test_tracing_can_be_cancelled():
    class Impatient(Run):
        reports = 0

        def report(self, fraction):
            self.reports += 1

        @property
        def cancelled(self):
            return self.reports >= 4

    labels = np.random.default_rng(1).integers(1, 3, (3000, 1000)).astype(np.int32)
    progress = Impatient()
    with pytest.raises(Cancelled):
        trace_polygons(progress, labels)
    assert progress.reports == 4
