"""The numbers of how rivers bend, with their valleys and in them: what each is measured in, and what holds it.

*Bars* are those of tests/core/terrain/courses; what is *drawn* was chosen by eye on the coasts of the gallery, and no
bar holds it closer than that rivers meet nobody, stay on their land and are as sinuous as their types. The form of a
bend is that of `bend_form`, whose numbers other programs know too.
"""

from typing import NamedTuple

import numpy as np

# By type, in the order of `rosgen.NAMES`. Bends of rivers are 11 widths long, whatever the river (Leopold and Wolman
# 1960). Where Rosgen's belts are narrower or wider than such bends make them, in mountains, among bars and in meadows,
# it is the belt that holds. Bar: wavelengths of 10.5 widths within 15 %, belts as wide as Rosgen's.
WAVELENGTHS = np.array([8.0, 7.0, 10.0, 11.0, 5.5, 11.0, 24.0, 8.2, 10.0])  # widths
# Shares of the range of sinuosity of a type between which courses are drawn; steep and braided ones get little, because
# their courses sway already, and because braids need the room; those that wind most keep off the least of it, since not
# all bends find their room. Bar: 97 % of courses, and 90 % of each type, are in the range.
WANTED_SINUOSITY = np.array(
    [(0.05, 0.35)] * 2 + [(0.15, 0.6)] * 2 + [(0.1, 0.3), (0.15, 0.6)] + [(0.25, 0.5)] * 2 + [(0.15, 0.6)]
)
# How much longer than the straight way rivers are by their valleys; bends come on top. Bar: on cells of 40 m those of C
# are 1.12 times longer than without, those of A under 1.25.
WINDING_BY_TYPE = np.array([0.03, 0.05, 0.1, 0.25, 0.03, 0.12, 0.28, 0.25, 0.1])


class CourseShape(NamedTuple):
    """How rivers bend; λ is the wavelength of a bend."""

    uneven: float = 0.15  # share by which wavelengths differ from course to course; drawn
    shorter: tuple = (1.0, 0.8, 0.64)  # of λ, tried where there is little room: a swing needs less there
    fewest_bends: float = 1.5  # on a course that is not too short for it: fewer are no bends but a bow
    shortest: float = 0.55  # of the usual λ, that a short course may have; drawn
    vertices: int = 20  # of a bend: the line is within a thousandth of λ of the formula
    places: int = 8  # of a bend, at which a river looks for room
    strayed: float = 2.5  # λ of the longest bend, by how `bend_form` lets bends stray
    looked: float = 3.0  # times as far as bends can reach is where a river looks for others: it looks less often
    bend_cells: float = 14.0  # in the shortest λ that is drawn: then the radius of a bend is about 3
    cells_between: float = 2.0  # a side channel and the river, or it is left out: a raster shows them apart
    less: float = 0.5  # of a swing, that is left where rivers meet
    tries: int = 4  # in which bends are made less, before those that still meet anybody are none

    valley: float = 120.0  # widths in λ of a valley: ten times that of the water; bar: 0.35 to 1.2 times that
    least_valley: float = 0.16  # edges: the shortest; drawn, so that cells of a usual raster show it
    most_valley: float = 0.9  # edges: the longest: others are as near as an edge
    # Times λ, times the swing, and share of the room, of the two waves of a valley. Bar: no bend is like the next, none
    # turns back within a step.
    waves: tuple = ((2.9, 0.75, 0.6), (1.0, 0.8, 0.4))
    valley_vertices: int = 16  # of the shorter wave: both lie over each other
    valley_tries: int = 12  # in which valleys wind less around where they meet
    narrows: float = 0.5  # by which room and λ change over the way at most, or rivers turn back there; bar: none does
    steadies: float = 1.2  # by which a swing changes over λ at most; the same bar
    even: float = 0.2  # λ to each side, over which the direction of a line is a mean: at a corner bends would cross


SHAPE = CourseShape()
