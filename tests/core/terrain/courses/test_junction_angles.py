"""Rivers meet at the angles that real ones have: some 72 degrees between equals, nearly square for a trickle."""

import numpy as np
import pytest
from headwaters.core.network import strahler, topological_order
from headwaters.core.run.run import Run
from headwaters.core.terrain.courses.courses import find_courses
from headwaters.core.terrain.courses.junctions import find_junctions

from ..lines import back_along, confluences
from ..worlds import grown_world

USUAL = 2_000.0  # edge


def angles_of(courses):
    """Return the angle between the courses that meet, in degrees, each pair of them on chords of a few widths."""
    angles = []
    for pair in confluences(courses):
        chords = (min(USUAL / 4, 10 * courses.width[one]) for one in pair)
        ways = [
            back_along(courses, one, chord) - courses.xy[courses.first[one + 1] - 1] for one, chord in zip(pair, chords)
        ]
        turn = [np.arctan2(*way[::-1]) for way in ways]
        angles.append(abs((np.degrees(turn[1] - turn[0]) + 180) % 360 - 180))
    return np.array(angles)


def test_equal_rivers_meet_at_some_72_degrees_and_small_ones_join_large_ones_more_squarely():
    found = []
    for seed in range(1, 5):
        courses, junctions = find_courses(Run(), grown_world(seed=seed, edge=USUAL)[1], 1)
        one, other = np.array(confluences(courses)).T
        angles, flow = angles_of(courses), courses.discharge
        assert angles == pytest.approx(junctions.angle[np.isfinite(junctions.angle)], abs=1e-6)
        order = strahler(Run(), courses.downstream, topological_order(Run(), courses.downstream))
        ratio = np.maximum(flow[one] / flow[other], flow[other] / flow[one])
        found.append((angles, ratio, order[one] == order[other]))
    angles, ratios, equal = (np.concatenate(part) for part in zip(*found))
    assert 65 < angles[equal].mean() < 80
    steps = [angles[(ratios >= low) & (ratios < high)].mean() for low, high in ((1, 1.5), (1.5, 4), (4, 10), (10, 99))]
    assert steps == sorted(steps)
    assert 65 < steps[0] < 76
    assert 77 < steps[3] < 95


def test_rivers_without_water_meet_at_the_angle_of_their_last_sides():
    courses, _ = find_courses(Run(), grown_world(edge=USUAL)[1], 1)
    dry = courses._replace(width=np.zeros_like(courses.width))
    junctions = find_junctions(dry, USUAL, np.inf)
    expected = []
    for pair in confluences(dry):
        last = [dry.xy[dry.first[one + 1] - 2 : dry.first[one + 1]] for one in pair]
        turn = [np.arctan2(*(side[0] - side[1])[::-1]) for side in last]
        expected.append(abs((np.degrees(turn[1] - turn[0]) + 180) % 360 - 180))
    assert junctions.angle[np.isfinite(junctions.angle)] == pytest.approx(expected, abs=1e-6)
