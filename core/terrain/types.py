"""What the stages from a river network to a terrain hand over: one island, in metres, on a plane of its own."""

from __future__ import annotations

from typing import Callable, NamedTuple

import numpy as np

from ..island.flow_law import FlowLaw
from ..plane.types import Field, Land, Tree

MAIN, SIDE, DISTRIBUTARY = range(3)  # what a course is among those through the cell of a node
DRY_CELL, RIVER_CELL, SEA_CELL, LAKE_CELL = range(4)  # what water stands on a cell
NO_WATER = -1.0  # metres of water where there is neither river nor lake
TINY = 1e-6  # metres, a slope or a share: less is rounding, or nothing
BEYOND_ROUNDING = 1.0 + TINY  # times a distance: more than rounding can do
PLACES_PER_CELL = 2  # along a line, or a side of a cell: what lies closer together no raster shows
SHORTEST_WAVE = 2.5  # cells in the shortest wave of noise that they show: gullies begin where the ground ends
GENTLEST = 1e-5  # slope from a cell to the next where nothing makes it steeper: water still knows its way
DRAINED_SLOPE = 10.0 * GENTLEST  # the same of what is cut, raised or held so that water runs off: clearly to be seen


class Courses(NamedTuple):
    """Where water runs, in pieces from junction to junction or to the border of a cell.

    The last vertex of a course is the first of the course downstream, exactly. A side channel leaves and ends at
    vertices of main courses, a distributary leaves at one and ends on the shore.
    """

    first: np.ndarray  # int64 (n + 1,): vertices of course k are first[k]:first[k + 1], downstream
    xy: np.ndarray  # float64 (m, 2)
    z: np.ndarray  # float64 (m,): of the bed; falls strictly along each course and on into the next, 0 at the sea
    cell: np.ndarray  # int64 (n,): the node whose cell holds the course
    downstream: np.ndarray  # int64 (n,): the course that takes its water on, -1 into the sea
    thread: np.ndarray  # uint8 (n,): MAIN, SIDE or DISTRIBUTARY
    kind: np.ndarray  # uint8 (n,): index in `rosgen.NAMES`
    discharge: np.ndarray  # float64 (n,): m³/s
    width: np.ndarray  # float64 (n,): metres between the banks
    depth: np.ndarray  # float64 (n,): metres from the banks down to the bed
    wavelength: np.ndarray  # float64 (n,): metres of a bend along the line, 0 where its vertices are all there is
    swing: np.ndarray  # float64 (n,): radians by which bends turn off the line at most
    phase: np.ndarray  # float64 (n,): radians


class Primitives(NamedTuple):
    """Discs of ground that are blended into the land between rivers."""

    xy: np.ndarray  # float64 (n, 2)
    z: np.ndarray  # float64 (n,)
    radius: np.ndarray  # float64 (n,): metres
    noise: np.ndarray  # float64 (n,): metres by which noise raises and lowers the ground
    gain: np.ndarray  # float64 (n,): height of each octave of noise over that of the one before: rough or smooth
    cell: np.ndarray  # int64 (n,): the node in whose cell it lies, -1 on an island without rivers


class Lake(NamedTuple):
    """A lake that is declared."""

    rings: tuple  # float64 (n, 2), closed; the outer one first, as those of `Land`
    level: float  # metres; NaN: as the ground has it


class Operator(NamedTuple):
    """A place where the ground is raised or carved by hand."""

    rings: tuple  # float64 (n, 2): those of a polygon, closed and the outer one first, or the one line
    is_area: bool  # a polygon
    metres: float  # by which the ground rises there; below 0 it sinks
    half: float  # metres to both sides of a line over which it does so by all of that
    falloff: float  # metres beyond, over which it does so ever less


class GivenDem(NamedTuple):
    """The DEM that is the ground of a model, from which water runs off; its cells are those of the samples of that."""

    z: np.ndarray  # float32 (nrows, ncols), from north to south: metres, of lakes their level, as the DEM counts them
    datum: float  # metres: from which the model counts its heights while it is rendered, so that land lies above it
    gain: Field | None = None  # times usual gullies, by which land is rough below these cells; None: it is smooth
    means: Field | None = None  # samples of the spline that gullies would add to means over the cells
    octave_gain: float | None = None  # of gullies over those twice as wide, for their wavelength; None: as usual
    gorges: Field | None = None  # metres by which cells were cut to open hollows: finer ground is as before; None: none
    edited: bool = False  # courses, lakes or operators are not those it was given with: cells of its size follow them


class Model(NamedTuple):
    """All that a raster of an island is made from."""

    land: Land
    edge: float  # metres: the usual length of an edge of the network, to which all sizes keep
    tree: Tree  # without nodes on an island that is too small for rivers
    courses: Courses
    primitives: Primitives
    ground: Field | None  # samples of its spline, metres, on which primitives stand; None: they alone are the ground
    seed: int  # of the noise
    uplift: Field | None = None  # over erodibility, that the ground was made with; None: it was made otherwise
    cliffs: float = 0.0  # metres: how high they are on steep coasts
    slope: Field | None = None  # that hillslopes keep at most, where somebody gave one
    holds: bool = False  # rivers keep the heights that they were given, as far as hillslopes let them
    lakes: tuple = ()  # of `Lake`
    stretches: Field | None = None  # of the coast: which share of that height cliffs have; None: all of it
    operators: tuple = ()  # of `Operator`
    profiles: np.ndarray | None = None  # float64 (types, 7): sections by type, see `sections`; None: the usual ones
    top: float | None = None  # metres: the highest place of all islands that were made with it; None: nobody knows
    loose: bool = False  # its plains hold no walls, and caprock makes plateaus
    grain: float | None = None  # metres: cells that its hillslopes are means over; None: those of its own ground
    rising: Field | None = None  # slope by which land rises from rivers that hold, where somebody gave slopes
    rolling: Field | None = None  # creep over what is usual, that the ground was made with; None: it was
    dem: GivenDem | None = None  # that is its ground
    law: FlowLaw = FlowLaw()  # by which its rivers carry what they do

    def lifted(self, metres: float) -> Model:
        """Return a model of a DEM all of whose heights are so much greater."""
        if metres == 0.0:
            return self
        ground, lakes = self.ground, tuple(lake._replace(level=lake.level + metres) for lake in self.lakes)
        return self._replace(
            tree=self.tree._replace(z=self.tree.z + metres),
            courses=self.courses._replace(z=self.courses.z + metres),
            ground=ground._replace(values=ground.values + metres, outside=ground.outside + metres),
            lakes=lakes,
            dem=self.dem._replace(z=self.dem.z + np.float32(metres)),
        )


class GridCells(NamedTuple):
    """A rectangle of cells of a grid: rows ``top`` and on, columns ``left`` and on."""

    top: int
    left: int
    nrows: int
    ncols: int

    def common(self, other: GridCells) -> GridCells | None:
        """Return the cells that two rectangles share, or None."""
        top, left = max(self.top, other.top), max(self.left, other.left)
        nrows = min(self.top + self.nrows, other.top + other.nrows) - top
        ncols = min(self.left + self.ncols, other.left + other.ncols) - left
        return GridCells(top, left, nrows, ncols) if nrows > 0 and ncols > 0 else None

    def grown(self, cells: int) -> GridCells:
        """Return the rectangle with so many more cells on all sides."""
        return GridCells(self.top - cells, self.left - cells, self.nrows + 2 * cells, self.ncols + 2 * cells)

    def blocks(self, side: int) -> list[GridCells]:
        """Return the rectangle in pieces of at most ``side`` rows and columns."""
        return [
            GridCells(top, left, min(side, self.top + self.nrows - top), min(side, self.left + self.ncols - left))
            for top in range(self.top, self.top + self.nrows, side)
            for left in range(self.left, self.left + self.ncols, side)
        ]

    def within(self, outer: GridCells) -> tuple[slice, slice]:
        """Return the slices that cut these cells out of a raster of others around them."""
        top, left = self.top - outer.top, self.left - outer.left
        return slice(top, top + self.nrows), slice(left, left + self.ncols)


class Window(NamedTuple):
    """Cells of a raster: rows ``top`` and on, columns ``left`` and on of a grid that all rasters of a model share.

    The middle of the cell (row, col) has column col + 0.5 and row row + 0.5 in the grid; rows count southwards.
    """

    top: int
    left: int
    nrows: int
    ncols: int
    cell: float  # metres: how wide and high a cell is on the ground, near enough
    to_plane: Callable  # columns and rows of the grid, float64 (n, 2) -> points on the plane (n, 2); not thread-safe
    to_grid: Callable  # and back

    @property
    def cells(self) -> GridCells:
        """The rectangle of the grid that it is."""
        return GridCells(self.top, self.left, self.nrows, self.ncols)


class LandAround(NamedTuple):
    """All land of the nodes whose land a window touches: it holds what drains to the window but by rivers of others."""

    top: int  # row and column of the grid at which it begins
    left: int
    z: np.ndarray  # float32 (nrows, ncols)
    land: np.ndarray  # bool: cells of these nodes, beyond which heights mean nothing


class RaisedLake(NamedTuple):
    """A lake that has no way out at its level."""

    number: int  # among those of the model
    level: float  # metres: the one that was asked for
    by: float  # metres


class Rendered(NamedTuple):
    """A raster of an island; what is not on it is NaN and SEA_CELL."""

    z: np.ndarray  # float32 (nrows, ncols): of the ground, below rivers of their beds, on lakes of the water
    water: np.ndarray  # uint8: DRY_CELL, RIVER_CELL, SEA_CELL or LAKE_CELL
    depth: np.ndarray  # float32: metres of water over the bed of rivers and lakes, else 0
    changed: int  # land cells whose height had to be changed so that water runs off
    volume: float  # cubic metres that this moved
    deepest: float  # metres: the greatest change
    around: LandAround | None = None  # of a window on land, where somebody asked for it
    raised: tuple = ()  # of `RaisedLake`
