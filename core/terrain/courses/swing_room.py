"""How far a course may swing: rivers stay in their cells and do not touch.

A river that strays less than half of the way to any other from its course, and less than the way to the sides of its
cell, cannot cross them, whatever it does there and however it is drawn.
"""

import numpy as np

from ...machine.jit import kernel
from ...plane.segments import point_to_segment
from .bend_form import FADE, LOWER, LOWER_LENGTH, TWO_PI, bessel, circle, faded

TO_OTHERS, TO_WALLS = 0.45, 0.8  # share of the way to other courses, and to the sides of the cell, that bends may take
TURNED_BACK = 0.5  # a course that is nearer to itself than this, over the way between, has turned back
MOST_SWING = 1.85  # above 2.2 bends run into each other
SWINGS = 64  # of the table of reaches


class Walls:
    """The sides of all cells as segments, cell by cell."""

    def __init__(self, cells, count):
        sides = cells.sides
        pieces = np.where(sides.right >= 0, 1, sides.end - sides.start)  # a stretch of shore has many
        side = np.repeat(np.arange(pieces.size), pieces)
        number = np.arange(side.size) - np.repeat(np.cumsum(pieces) - pieces, pieces)
        begin = cells.points[sides.start[side] + number]
        end = cells.points[np.where(sides.right[side] >= 0, sides.end[side], sides.start[side] + number + 1)]
        node = np.append(sides.left[side], sides.right[side])
        ends = np.concatenate([np.hstack([begin, end])] * 2)[node >= 0]
        order = np.argsort(node[node >= 0], kind="stable")
        self.ends = ends[order]
        self.first = np.append(0, np.cumsum(np.bincount(node[node >= 0], minlength=count)))


def by_cell(cell, count):
    """Return the courses cell by cell, and where those of each cell begin."""
    order = np.argsort(cell, kind="stable")
    return order, np.append(0, np.cumsum(np.bincount(cell, minlength=count)))


def allowed_swings(courses, todo, walls):
    """Return the greatest swing that each of the courses ``todo`` may have with its wavelength and phase."""
    count = walls.first.size - 1
    members, first_of_cell = by_cell(courses.cell, count)
    table = np.empty(SWINGS)
    _reaches(table)
    found = np.empty(todo.size)
    here = courses.first, courses.xy, courses.cell, courses.wavelength, courses.phase
    _allowed(*here, todo, members, first_of_cell, walls.first, walls.ends, table, found)
    return found


@kernel
def _reaches(table):
    """Find how far bends of each swing reach, in wavelengths."""
    for place in range(table.size):
        j0, j1, _, j3, _ = bessel(MOST_SWING * place / (table.size - 1))
        table[place] = 2.0 * (j1 + j3 / 3.0) / (TWO_PI * j0)


@kernel
def _swing_of(reach, table):
    """Return the swing of bends that reach so many wavelengths, by the table."""
    low, high = 0, table.size - 1
    if reach >= table[high]:
        return np.inf
    while high - low > 1:
        middle = (low + high) // 2
        if table[middle] <= reach:
            low = middle
        else:
            high = middle
    share = (reach - table[low]) / (table[high] - table[low])
    return MOST_SWING * (low + share) / (table.size - 1)


@kernel
def to_segment(x, y, ax, ay, bx, by):
    """Return the distance between a place and a segment."""
    return np.sqrt(point_to_segment(x, y, ax, ay, bx, by))


@kernel
def to_walls(x, y, begin, end, ends):
    """Return how far a place is from the nearest of some segments."""
    least = np.inf
    for wall in range(begin, end):
        least = min(least, to_segment(x, y, ends[wall, 0], ends[wall, 1], ends[wall, 2], ends[wall, 3]))
    return least


@kernel
def to_others(x, y, course, way, begin, end, members, first, xy):
    """Return how far a place of a course is from the others of its cell, and from itself where it has turned back."""
    least = np.inf
    for member in range(begin, end):
        other = members[member]
        gone = 0.0
        for vertex in range(first[other], first[other + 1] - 1):
            ax, ay, bx, by = xy[vertex, 0], xy[vertex, 1], xy[vertex + 1, 0], xy[vertex + 1, 1]
            away = to_segment(x, y, ax, ay, bx, by)
            if other == course:
                size = np.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
                between = max(gone - way, way - gone - size)
                gone += size
                if away >= TURNED_BACK * between:
                    continue
            least = min(least, away)
    return least


@kernel
def _allowed(first, xy, cell, wavelength, phase, todo, members, first_of_cell, first_wall, walls, table, found):
    for place in range(todo.size):
        course = todo[place]
        here = cell[course]
        size = wavelength[course]
        length = 0.0
        for vertex in range(first[course], first[course + 1] - 1):
            dx, dy = xy[vertex + 1, 0] - xy[vertex, 0], xy[vertex + 1, 1] - xy[vertex, 1]
            length += np.sqrt(dx * dx + dy * dy)
        greatest = size * table[-1]
        best = MOST_SWING
        way, gone, vertex = size / 16.0, 0.0, first[course]
        while way < length:
            step_x, step_y = xy[vertex + 1, 0] - xy[vertex, 0], xy[vertex + 1, 1] - xy[vertex, 1]
            step = np.sqrt(step_x * step_x + step_y * step_y)
            while gone + step < way and vertex < first[course + 1] - 2:
                gone += step
                vertex += 1
                step_x, step_y = xy[vertex + 1, 0] - xy[vertex, 0], xy[vertex + 1, 1] - xy[vertex, 1]
                step = np.sqrt(step_x * step_x + step_y * step_y)
            share = (way - gone) / step
            x, y = xy[vertex, 0] + share * step_x, xy[vertex, 1] + share * step_y
            room = TO_WALLS * to_walls(x, y, first_wall[here], first_wall[here + 1], walls)
            others = to_others(x, y, course, way, first_of_cell[here], first_of_cell[here + 1], members, first, xy)
            room = min(room, TO_OTHERS * others)
            if room < greatest:
                _, lower = circle((TWO_PI * way / size + phase[course]) / LOWER_LENGTH + 5.0 * phase[course])
                part = faded(way, length, size) * (1.0 - LOWER * (1.0 + lower))
                best = min(best, _swing_of(room / size, table) / part)
            ahead = size / 8.0
            if room > greatest:  # it cannot matter before as much way has gone by
                ahead = max(ahead, room - greatest)
            if length - way > FADE * size:
                ahead = min(ahead, length - way - FADE * size + size / 16.0)
            way += ahead
        found[place] = best
