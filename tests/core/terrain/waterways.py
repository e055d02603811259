"""What courses look like: their lines, and whether any of them meet where they should not."""

import numpy as np
from shapely.geometry import LineString, MultiLineString


def lines_of(courses):
    """Return the vertices of each course."""
    return [courses.xy[begin:end] for begin, end in zip(courses.first[:-1], courses.first[1:])]


def heights_of(courses):
    """Return the heights along each course."""
    return [courses.z[begin:end] for begin, end in zip(courses.first[:-1], courses.first[1:])]


def lengths(lines):
    """Return how long lines are."""
    return np.array([np.hypot(*np.diff(line, axis=0).T).sum() for line in lines])


def chords(lines):
    """Return how far apart the ends of lines are."""
    return np.array([np.hypot(*(line[-1] - line[0])) for line in lines])


def cut_where_ends_lie(lines):
    """Return lines cut at vertices where another begins or ends."""
    ends = {tuple(line[place]) for line in lines for place in (0, -1)}
    parts = []
    for line in lines:
        inner = [place for place in range(1, len(line) - 1) if tuple(line[place]) in ends]
        cuts = [0, *inner, len(line) - 1]
        parts += [line[begin : end + 1] for begin, end in zip(cuts[:-1], cuts[1:])]
    return parts


def none_cross(courses):
    """Tell whether courses meet nowhere but at their ends, neither each other nor themselves; exact."""
    return MultiLineString(cut_where_ends_lie(lines_of(courses))).is_simple


def stay_on_land(courses, land, slack=1e-6):
    """Tell whether all courses lie on land, which rounding may let them leave by a hair."""
    from shapely.geometry import Polygon
    from shapely.prepared import prep

    outline = prep(Polygon(land.rings[0], land.rings[1:]).buffer(slack))
    return all(outline.contains(LineString(line)) for line in lines_of(courses))
