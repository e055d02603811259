"""Where courses begin, meet and end, of which kind that is, and at what angle rivers meet."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...arrays import Array, Coordinates
from ...island.rosgen import A_PLUS, DA, NAMES, A, B, C, D, E, F, G

if TYPE_CHECKING:
    from ..types import Courses

JUNCTIONS = np.array(["spring", "steps", "fan", "bar", "braids", "mouth", "delta"])
SPRING, STEPS, FAN, BAR, BRAIDS, MOUTH, DELTA = range(7)
CONFLUENCES = np.full((NAMES.size, NAMES.size), BAR, np.uint8)  # of the types of two rivers that meet
STEEP_TYPES, GENTLE_TYPES = (A_PLUS, A, G), (B, C, E, F)
CONFLUENCES[np.ix_(STEEP_TYPES, STEEP_TYPES)] = STEPS
CONFLUENCES[np.ix_(STEEP_TYPES, GENTLE_TYPES)] = CONFLUENCES[np.ix_(GENTLE_TYPES, STEEP_TYPES)] = FAN
CONFLUENCES[(D, DA), :] = CONFLUENCES[:, (D, DA)] = BRAIDS
CHORD, CHORD_WIDTHS = 0.25, 10.0  # of an edge, and widths: how far from a confluence its angle is measured


class Junctions(NamedTuple):
    """Where courses begin, meet, and end."""

    xy: np.ndarray  # float64 (n, 2)
    z: np.ndarray  # float64
    cell: np.ndarray  # int64: the node in whose cell it lies
    kind: np.ndarray  # uint8: index in `JUNCTIONS`
    angle: np.ndarray  # float64: degrees between the two courses that meet; NaN elsewhere
    inflow: np.ndarray  # float64 (n, 2), m³/s: of the two that meet, or of the one that reaches the sea
    outflow: np.ndarray  # float64, m³/s; 0 into the sea
    course: np.ndarray  # int64: the one that begins there, or reaches the sea


def find_junctions(courses: Courses, edge: float, delta_flow: float) -> Junctions:
    """Return the `Junctions` of main courses: springs, then confluences, then mouths."""
    downstream, size = courses.downstream, courses.downstream.size
    order = np.argsort(downstream, kind="stable")
    fed = np.bincount(downstream[downstream >= 0], minlength=size)
    beyond = np.append(0, np.cumsum(fed)) + np.count_nonzero(downstream < 0)
    springs, below, mouths = np.flatnonzero(fed == 0), np.flatnonzero(fed == 2), np.flatnonzero(downstream < 0)
    one, other = order[beyond[below]], order[beyond[below] + 1]
    first, last = courses.first[:-1], courses.first[1:] - 1
    vertex = np.concatenate([first[springs], first[below], last[mouths]])
    course = np.concatenate([springs, below, mouths])
    dry, none = np.zeros(springs.size), np.zeros(mouths.size)
    flow = courses.discharge
    kind = np.concatenate(
        [
            np.full(springs.size, SPRING),
            CONFLUENCES[courses.kind[one], courses.kind[other]],
            np.where(flow[mouths] > delta_flow, DELTA, MOUTH),
        ]
    ).astype(np.uint8)
    back = _headings_back(courses, edge)
    cosine = np.clip(np.sum(back[one] * back[other], axis=1), -1.0, 1.0)
    angle = np.concatenate([np.full(springs.size, np.nan), np.degrees(np.arccos(cosine)), np.full(mouths.size, np.nan)])
    into = np.concatenate([dry, flow[one], flow[mouths]]), np.concatenate([dry, flow[other], none])
    outflow = np.concatenate([flow[springs], flow[below], none])
    facts = courses.cell[course], kind, angle, np.stack(into, axis=1), outflow, course
    return Junctions(courses.xy[vertex], courses.z[vertex], *facts)


def _headings_back(courses, edge):
    """Return unit vectors from the ends of courses to where they come from, a few widths above."""
    along = distances_along(courses.first, courses.xy)
    last = courses.first[1:] - 1
    chord = np.minimum(CHORD * edge, CHORD_WIDTHS * courses.width)
    at = np.maximum(along[last] - chord, along[courses.first[:-1]])
    at = np.minimum(at, along[last - 1])  # all of the last side points the same way, however narrow the river is
    vertex = np.searchsorted(along, at, side="right") - 1
    share = ((at - along[vertex]) / (along[vertex + 1] - along[vertex]))[:, None]
    back = courses.xy[vertex] + share * (courses.xy[vertex + 1] - courses.xy[vertex]) - courses.xy[last]
    return back / np.sqrt(np.sum(back**2, axis=1))[:, None]


def distances_along(first: Array, xy: Coordinates) -> Array:
    """Return the distance along the lines to each vertex; a metre lies between the end of a course and the next."""
    step = np.sqrt(np.sum(np.diff(xy, axis=0) ** 2, axis=1))
    step[first[1:-1] - 1] = 1.0
    return np.append(0.0, np.cumsum(step))[: len(xy)]
