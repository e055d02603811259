"""What courses must comply with, looked at without the code that drew them: exact numbers, and shapely for areas."""

import numpy as np

from ..growth.judge import meet


def pieces_of(courses):
    """Return the first vertex of each piece of a line, and the course that it belongs to."""
    last = np.zeros(len(courses.xy), bool)
    last[courses.first[1:] - 1] = True
    begin = np.flatnonzero(~last)
    return begin, np.repeat(np.arange(courses.cell.size), np.diff(courses.first))[begin]


def near_pairs(a, b):
    """Return the pairs of segments whose boxes have a point in common, the lower number first."""
    from scipy.spatial import cKDTree

    reach = np.hypot(*(b - a).T).max()
    pairs = cKDTree((a + b) / 2).query_pairs(reach * (1 + 1e-9), output_type="ndarray")
    low, high = np.minimum(a, b), np.maximum(a, b)
    one, other = np.sort(pairs, axis=1).T
    return np.sort(pairs[((low[one] <= high[other]) & (low[other] <= high[one])).all(axis=1)], axis=1)


def touching(courses, sharpest=0.95):
    """Return the pieces, by first vertices, that meet elsewhere than where one course or piece goes on as another.

    Pieces that share an end are told too where the cosine between the ways that they lead from it is greater.
    """
    begin, _ = pieces_of(courses)
    a, b = courses.xy[begin], courses.xy[begin + 1]
    found = []
    for one, other in near_pairs(a, b):
        shared = [
            (from_one, from_other)
            for here, from_one in ((a[one], b[one] - a[one]), (b[one], a[one] - b[one]))
            for there, from_other in ((a[other], b[other] - a[other]), (b[other], a[other] - b[other]))
            if (here == there).all()
        ]
        if shared:
            (from_one, from_other) = shared[0]
            if from_one @ from_other > sharpest * np.hypot(*from_one) * np.hypot(*from_other) or len(shared) > 1:
                found.append((int(begin[one]), int(begin[other])))
        elif meet((a[one], b[one]), (a[other], b[other])):
            found.append((int(begin[one]), int(begin[other])))
    return found


def turns_at_joins(courses):
    """Return by how many degrees the line turns where a course that takes in no other goes on as the next."""
    fed = np.bincount(courses.downstream[courses.downstream >= 0], minlength=courses.cell.size)
    above = np.flatnonzero((courses.downstream >= 0) & (fed[courses.downstream] == 1))
    below = courses.downstream[above]
    come = courses.xy[courses.first[above + 1] - 1] - courses.xy[courses.first[above + 1] - 2]
    go = courses.xy[courses.first[below] + 1] - courses.xy[courses.first[below]]
    return np.degrees(np.abs(np.arctan2(come[:, 0] * go[:, 1] - come[:, 1] * go[:, 0], np.sum(come * go, axis=1))))


def bends_within(courses):
    """Return by how many degrees the lines turn at their inner vertices."""
    step = np.diff(courses.xy, axis=0)
    inner = np.ones(len(courses.xy), bool)
    inner[courses.first[:-1]] = inner[courses.first[1:] - 1] = False
    vertex = np.flatnonzero(inner)
    come, go = step[vertex - 1], step[vertex]
    return np.degrees(np.abs(np.arctan2(come[:, 0] * go[:, 1] - come[:, 1] * go[:, 0], np.sum(come * go, axis=1))))


def straying(courses, cells, margin):
    """Return the courses that leave their cell, and those that come nearer to its sides than ``margin`` (of each cell).

    Beside an entry or an outlet, a fifth of the way to it is enough.
    """
    import shapely.wkb
    from shapely.geometry import LineString, Point

    shape = {node: shapely.wkb.loads(wkb) for node, wkb in cells.outlines.multipolygons()}
    outside, near = [], []
    for course in range(courses.cell.size):
        node = courses.cell[course]
        line = courses.xy[courses.first[course] : courses.first[course + 1]]
        border = shape[node].boundary
        if not shape[node].buffer(1e-6 * margin[node]).contains(LineString(line)):
            outside.append(course)
            continue
        gates = [end for end in (line[0], line[-1]) if border.distance(Point(end)) < 1e-3 * margin[node]]
        for vertex in line:
            away = min([np.hypot(*(vertex - gate)) for gate in gates], default=np.inf)
            if border.distance(Point(vertex)) < min(margin[node], 0.2 * away) * (1 - 1e-9) - 1e-6 * margin[node]:
                near.append(course)
                break
    return outside, near


def confluences(courses):
    """Return the pairs of courses that meet, by the course that they become."""
    above = (np.flatnonzero(courses.downstream == below) for below in range(courses.cell.size))
    return [tuple(pair) for pair in above if pair.size == 2]


def back_along(courses, course, way):
    """Return the place so far up a course from its end."""
    line = courses.xy[courses.first[course] : courses.first[course + 1]][::-1]
    for one, other in zip(line[:-1], line[1:]):
        step = np.hypot(*(other - one))
        if step >= way:
            return one + way / step * (other - one)
        way -= step
    return line[-1]
