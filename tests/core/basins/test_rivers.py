"""Rivers along triangles: lines that fall to the sea, with flow, width and orders."""

import numpy as np
import pytest
from headwaters.core.basins.drainage import hack_law
from headwaters.core.basins.rivers import (
    MOST_SOURCES,
    SOURCES_WANTED,
    river_flow,
    river_triangles,
    river_width,
    triangle_rivers,
    usual_threshold,
)
from headwaters.core.basins.surface import surface_of
from headwaters.core.run.run import Run

from .lands import SIDE, bay, drained

LINE = np.array([(0, 400), (600, 520), (700, 700)], float)


def made(threshold=None, **growth):
    mesh, _, drainage = drained(bay(), 3000, **growth)
    threshold = usual_threshold(drainage) if threshold is None else threshold
    return mesh, drainage, threshold, triangle_rivers(Run(), drainage, surface_of(mesh, drainage), threshold, 10.0)


def test_triangles_carry_a_river_from_the_threshold_on_and_where_one_was_drawn():
    _, drainage, threshold, _ = made(lines=(LINE,))
    carries = river_triangles(drainage, threshold)
    assert (carries == ((drainage.flow >= threshold) | drainage.sketched)).all()
    assert (drainage.sketched & (drainage.flow < threshold)).any()
    below = drainage.forest.receiver
    assert carries[below[carries & (below >= 0)]].all()


@pytest.mark.parametrize("kind", ("noise", "nearest", "random"))
def test_without_a_threshold_there_are_as_many_rivers_as_a_map_shows(kind):
    """Those that water of circles would feed do not count: they come to no sea."""
    _, drainage, threshold, rivers = made(kind=kind)
    carries = river_triangles(drainage, threshold)
    into = drainage.forest.receiver[carries & (drainage.forest.receiver >= 0)]
    sources = np.setdiff1d(np.flatnonzero(carries), into).size
    wanted = min(SOURCES_WANTED, MOST_SOURCES * carries.size)
    assert 0.6 * wanted < sources < 1.6 * wanted
    assert wanted < rivers.reaches.receiver.size < 4 * wanted


def test_rivers_run_from_middle_to_middle_over_the_side_between_and_fall():
    mesh, drainage, threshold, rivers = made()
    tree = rivers.tree
    inner = tree.receiver >= 0
    assert (tree.receiver[inner] < np.flatnonzero(inner)).all()
    assert (tree.z[inner] > tree.z[tree.receiver[inner]]).all()
    assert (tree.z[~inner] == 0).all()
    assert len(tree.z) == 2 * np.count_nonzero(river_triangles(drainage, threshold))
    middle = mesh.xy[mesh.corners].mean(axis=1)
    assert {tuple(xy) for xy in tree.xy[1::2]} <= {tuple(xy) for xy in middle}
    corners = mesh.corners.reshape(-1)
    sides = np.arange(corners.size)
    halves = (mesh.xy[corners] + mesh.xy[corners[sides - sides % 3 + (sides + 1) % 3]]) / 2
    assert {tuple(xy) for xy in tree.xy[0::2]} <= {tuple(xy) for xy in halves}


def test_the_table_agrees_with_the_triangles():
    _, drainage, _, rivers = made(lines=(LINE,))
    table, reaches = rivers.table, rivers.reaches
    mouths = table["downstream"] < 0
    assert table["area_out_km2"][mouths].sum() == pytest.approx(
        drainage.area[drainage.mouth[np.unique(table["basin"])]].sum()
    )
    assert set(table["source"]) == {"grown", "sketched"}
    assert (table["drop_m"] > 0).all()
    last = {node: row for row, node in enumerate(reaches.lower.tolist())}
    assert len(last) <= len(table["id"])
    for row, below in enumerate(table["downstream"].tolist()):
        if below >= 0:
            assert table["basin"][row] == table["basin"][below]
            assert reaches.lower[row] == reaches.upper[below]


def test_widths_follow_the_law_of_murray():
    """Where two meet the cube of the width below is the sum of those above, and of what the triangle adds."""
    _, drainage, _, _ = made()
    receiver = drainage.forest.receiver
    width = river_width(river_flow(drainage))
    cubes = np.bincount(receiver[receiver >= 0], width[receiver >= 0] ** 3, receiver.size)
    sources = np.bincount(receiver[receiver >= 0], minlength=receiver.size) == 0
    own = width[sources].mean() ** 3
    fork = np.bincount(receiver[receiver >= 0], minlength=receiver.size) == 2
    assert np.allclose(width[fork] ** 3, cubes[fork], rtol=0.01, atol=4 * own)
    assert river_width(np.array([0.0, 1.0, 8.0])).tolist() == pytest.approx([0.0, 4.0, 8.0])


def test_the_flow_of_the_largest_river_is_as_usual_and_none_is_lost():
    _, drainage, _, _ = made()
    flow, receiver = river_flow(drainage), drainage.forest.receiver
    assert flow.max() == pytest.approx(0.42 * drainage.flow.max() ** 0.69)
    above = np.bincount(receiver[receiver >= 0], flow[receiver >= 0], receiver.size)
    assert (flow > above).all()
    assert np.allclose(flow - above, (flow / drainage.flow)[0] * drainage.area.min(), atol=flow.max() * 0.01)


def test_random_water_makes_rivers_only_where_it_comes_to_the_sea():
    mesh, drainage, _, rivers = made(threshold=1e-9, kind="random")
    receiver = drainage.forest.receiver
    end = np.arange(receiver.size)
    for _ in range(12):
        end = np.where(receiver[end] >= 0, receiver[end], end)
    end = np.where(receiver[end] >= 0, -1, end)
    assert drainage.cut.size > 20
    assert not np.isin(drainage.cut, np.flatnonzero(river_triangles(drainage, 1e-9))).any()
    assert drainage.relief is None
    assert (rivers.tree.z == 0).all()
    assert len(mesh.corners) == receiver.size


def test_lengths_and_areas_of_rivers_follow_a_power_law_as_hack_found():
    """Real rivers: L = 1.4 A^0.57 or so, in km; those that grow at once from all of a shore are a little alike."""
    mesh, _, drainage = drained(bay(60 * SIDE), 8000, wavelength=12 * SIDE)
    least = 10 * np.median(drainage.area[drainage.area > 0])
    coefficient, exponent = hack_law(mesh, drainage, least)
    assert 0.35 < exponent < 0.65
    assert 0.8 < coefficient < 3.5
    receiver, middle = drainage.forest.receiver, mesh.xy[mesh.corners].mean(axis=1)
    length = np.zeros(receiver.size)
    for triangle in drainage.forest.order:
        below = receiver[triangle]
        if below >= 0:
            way = length[triangle] + 1.05 * np.hypot(*(middle[triangle] - middle[below])) / 1e3
            length[below] = max(length[below], way)
    some = (drainage.area >= least) & (length > 0)
    fitted = np.polyfit(np.log(drainage.area[some]), np.log(length[some]), 1)
    assert exponent == pytest.approx(fitted[0], abs=0.05)
    assert coefficient == pytest.approx(np.exp(fitted[1]), rel=0.15)
