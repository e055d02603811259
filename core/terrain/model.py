"""From the rivers of an island to the model that its terrain is made from.

    built = build_model(run, WantedIsland(land, edge, rivers, ReliefAims(uplift, peak=1800.0), ModelRules(), seed))

Courses first, as they run; then the ground that they and the uplift balance, on cells of its own. The heights of rivers
and ridges follow from that, and from these the types of rivers, their bends, side channels and deltas. Last come the
samples of the ground, and the primitives on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..arrays import Array, Coordinates, Heights
from ..island.cells import Cells
from ..island.flow_law import FlowLaw
from ..island.peak import stretch, stretched_over
from ..island.ridges import Ridges
from ..island.rosgen import Channels, find_channels, widths_of
from ..plane.fields import sample
from ..plane.types import Field, Land, Tree
from ..run.run import Run
from .courses.bends import with_bends
from .courses.courses import DELTA_FLOW, find_courses, usual_edge, with_types
from .courses.following import following
from .courses.side_channels import with_side_channels
from .courses.winding import with_winding
from .frames import on_plane
from .ground.primitives import find_primitives
from .ground.spline_heights import smoothed, spline_samples
from .relief.given_slopes import LEAST_LOWERED
from .relief.levels import LEVELS, coarser_window, plane_window, sampled, usual_ground_cell
from .relief.random_lakes import LakeShares, random_lakes
from .relief.river_flows import drained_areas, node_flows, with_flows
from .relief.river_heights import node_heights, with_heights
from .relief.solving import ReliefAims, SolvedRelief, find_relief, hillslope_unit
from .relief.springs import Shown, springs_in_valleys, without_walls
from .relief.summits import shown_cell, shown_summit
from .rendering.lake_beds import ground_with_lakes
from .types import Courses, Lake, Model, Primitives, Window

if TYPE_CHECKING:
    from ..island.survey import Grown

SHARE_OF_THE_GROUND = 0.75  # of the time that a model takes
SOFTENED = 0.5  # how far steps from cell to cell of the ground are evened out: 1 is a mean of nine cells
LARGE = 125.0  # metres: on larger cells steps are evened out less


class ModelRules(NamedTuple):
    """What a model is like, beside its rivers and its relief."""

    primitives_per_cell: float = 50  # on the land of one node
    roughness: float = 1.0  # times the usual noise and gullies
    delta_flow: float | None = None  # m³/s from which a mouth is a delta, None: as `find_courses` has it
    coast_distance: float | None = None  # metres along a river to the sea, within which it may braid, None: one edge
    cell: float | None = None  # metres: of the ground that is solved for; None: as usual
    eroded: bool = True  # or else primitives alone are the ground
    winding: float = 1.0  # of rivers, 0 straight, 1 usual
    lakes: LakeShares = LakeShares()  # that lie by chance
    raster: float | None = None  # metres: cells that the peak and rivers from their springs on show on; None: any
    top: float | None = None  # metres: the highest place of all islands; None: of this one
    shown: float | None = None  # metres: cells that somebody asked for, and the ground is to be as fine as; None: none


class IslandRivers(NamedTuple):
    """The rivers of an island, and what follows from them, as a `Grown` has it too; without nodes, the tree alone."""

    tree: Tree
    cells: Cells | None = None
    ridges: Ridges | None = None
    channels: Channels | None = None
    law: FlowLaw = FlowLaw()


class Built(NamedTuple):
    """A model, and what was found while it was built."""

    model: Model
    rivers: Any  # as they were given, with heights of the ground
    scale: float  # uplift over erodibility where the field of the uplift is 1
    summit: float  # metres
    lowered: np.ndarray  # float64: metres by which each node that was to keep its height was lowered
    under_lakes: LakeShares  # m² under lakes that lie by chance


class SolvedGround(NamedTuple):
    """The courses of an island as they run, and the relief that is in balance around them, as high as it is to be."""

    courses: Courses
    window: Window
    relief: SolvedRelief
    z: np.ndarray  # its heights, steps from cell to cell evened out
    factor: float  # by which it was stretched
    summit: float  # metres: how high rasters show it

    @property
    def top(self) -> float:
        """The height of the highest land, on its own cells and on those of rasters."""
        return max(float(self.z.max()), self.summit)


class WantedIsland(NamedTuple):
    """What a model is made of: all that maps tell of an island."""

    land: Land
    edge: float  # metres between nodes of rivers
    rivers: Any  # `IslandRivers`, or what grew
    aims: ReliefAims
    rules: ModelRules
    seed: int
    lines: list | tuple = ()  # (n, 2 or more) each: courses run along them where nodes of the tree were laid along them
    lakes: tuple[Lake, ...] = ()  # courses run through them at their level


def build_model(run: Run, wanted: WantedIsland) -> Built:
    """Return what is `Built` of a `WantedIsland`."""
    with run.phase("Solving for the ground", SHARE_OF_THE_GROUND):
        solved = solve_ground(run, wanted)
    with run.phase("Building on the ground", 1.0 - SHARE_OF_THE_GROUND):
        return build_on_ground(run, solved, wanted)


def solve_ground(run: Run, wanted: WantedIsland) -> SolvedGround:
    """Return the `SolvedGround` of an island: the first part of `build_model`, after which its scale is known."""
    land, edge, rivers, aims, rules, seed, lines, _ = wanted
    tree, courses = rivers.tree, no_courses()
    with run.phase("Finding the courses of rivers", 0.2):
        if tree.z.size:
            courses, _ = find_courses(run, rivers, seed, rules.coast_distance, rules.delta_flow, rules.winding)
            courses, held = following(run, courses, tree, lines, land, usual_edge(tree))
            courses = with_winding(courses, land, usual_edge(tree), seed, rules.winding, held)
    window = ground_window(land, edge, rules)
    unit = hillslope_unit(edge, window.cell)
    with run.phase("Finding the relief", 0.8):
        relief = find_relief(run, land, courses, window, aims, seed, unit)
    z = softened(relief.z, window.cell)
    summit = shown_summit(z, window.cell, rules.shown or rules.raster)
    if relief.lowest is not None and aims.rising is None and aims.peak is not None:  # rivers hold their heights
        z, summit = stretched_over(z, relief.lowest, summit, aims.peak)
    factor = stretch(summit, aims)
    return SolvedGround(courses, window, relief._replace(z=factor * relief.z), factor * z, factor, factor * summit)


def build_on_ground(run: Run, solved: SolvedGround, wanted: WantedIsland) -> Built:
    """Return what is `Built` of an island on its `SolvedGround`: the second part of `build_model`."""
    land, edge, rivers, aims, rules, seed, _, lakes = wanted
    courses, window, relief, z, factor, summit = solved
    tree, law, has_rivers = rivers.tree, rivers.law, rivers.tree.z.size > 0
    lowered, top = np.zeros(tree.z.size), solved.top if rules.top is None else rules.top
    if has_rivers:
        np.maximum.at(lowered, courses.cell[relief.rivers.course], relief.lowered)
        courses = with_heights(courses, relief, window, aims.hold)
        if not aims.hold:
            shown = None if rules.raster is None else Shown(shown_cell(rules.raster, window.cell), top)
            whole, courses = courses, springs_in_valleys(run, courses, z, window, shown=shown)
            z = without_walls(z, window, whole, courses)
            sunk = shown_summit(z, window.cell, rules.shown or rules.raster)
            if sunk < summit:  # a wall was the highest land
                again = stretch(sunk, aims)
                z, courses, factor = again * z, courses._replace(z=again * courses.z), again * factor
    more, under_lakes = random_lakes(rules.lakes, relief._replace(z=z), courses, window, edge, lakes, seed)
    lakes = (*lakes, *more)
    lakes, z, courses = ground_with_lakes(lakes, z, courses, window, relief.land)
    ground = on_plane(z, window)
    with run.phase("Bending rivers", 0.3):
        if has_rivers:
            counted = drained_areas(run.quietly(), land, courses, window, z, law)
            law = law.fitted(counted)
            courses = with_flows(courses, law.discharge(counted))
            held = lowered <= LEAST_LOWERED if aims.hold else None
            rivers = raised(rivers, node_heights(tree, courses, held), courses, ground, rules.coast_distance)
            courses = with_bends(with_types(courses, rivers, rules.coast_distance), land, seed, rules.winding)
            run.check()
            delta_flow = DELTA_FLOW if rules.delta_flow is None else rules.delta_flow
            deltas = np.zeros(tree.z.size, bool)
            deltas[courses.cell[(courses.downstream < 0) & (courses.discharge > delta_flow)]] = True
            courses = with_side_channels(courses, land, seed, deltas, ground)
    with run.phase("Building the ground", 0.7):
        samples = on_plane(spline_samples(z), window)
        primitives = find_primitives(run, land, edge, ground, samples, seed, rules.primitives_per_cell, rules.roughness)
        primitives = primitives._replace(cell=nearest_nodes(rivers.tree, primitives.xy))
    scale = factor * relief.scale
    uplift = aims.uplift._replace(values=scale * aims.uplift.values, outside=scale * aims.uplift.outside)
    uplift = _times(run, uplift, relief.faster, window)
    uplift, slope, rising = (
        _times(run, field, relief.weighted, window) for field in (uplift, aims.slope, aims.rising)
    )
    model = Model(
        land, edge, rivers.tree, courses, primitives, samples if rules.eroded else None, seed, uplift, 0.0,
        slope, aims.hold, lakes,
    )  # fmt: skip
    model = model._replace(top=top, loose=aims.loose, grain=aims.grain, rising=rising, rolling=aims.rolling, law=law)
    return Built(model, rivers, relief.scale, float(ground.values.max()), lowered, under_lakes)


def ground_window(land: Land, edge: float, rules: ModelRules) -> Window:
    """Return the `Window` of the cells on which the ground of an island is solved for."""
    return plane_window(land, rules.cell or usual_ground_cell(land, edge, rules.shown))


def softened(z: Heights, cell: float) -> Array:
    """Return heights of the ground with steps from cell to cell evened out, on cells of a size in metres."""
    share = SOFTENED * min(1.0, LARGE / cell)
    return (1.0 - share) * z + share * smoothed(z)


def _times(run, field, times, window):
    """Return a field that is so many times as great in the cells of a window, on the coarsest cells of its levels.

    Without a field or ``times`` it is returned as it is.
    """
    if field is None or times is None:
        return field
    size = LEVELS[0]
    place = coarser_window(window, size)
    means = times.reshape(place.nrows, size, place.ncols, size).mean(axis=(1, 3))
    return on_plane(means * sampled(run, field, place), place)


def raised(rivers: Grown, tree: Tree, courses: Courses, ground: Field, coast_distance: float | None) -> Grown:
    """Return rivers with the heights of a tree, ridges as high as the ground, and channels that follow from both.

    Nodes carry what their ``courses`` do.
    """
    cells, ridges = rivers.cells, rivers.ridges
    z = np.where(cells.on_land, sample(ground, cells.points[: cells.on_land.size]), np.nan)
    z = np.append(z, np.zeros(len(cells.points) - z.size))
    sides = ridges.sides
    halfway = (cells.points[cells.sides.start[sides]] + cells.points[cells.sides.end[sides]]) / 2
    middle = np.where(np.isfinite(ridges.middle), sample(ground, halfway), np.nan)
    ridges = ridges._replace(z=z, middle=middle)
    widths = widths_of(rivers.channels)
    flow = node_flows(courses, rivers.channels.discharge)
    channels = find_channels(tree, cells, ridges, flow, widths, coast_distance)
    return rivers._replace(tree=tree, ridges=ridges, channels=channels)


def nearest_nodes(tree: Tree, xy: Coordinates) -> Coordinates:
    """Return the nearest node of each place, -1 without any."""
    from scipy.spatial import cKDTree

    if not tree.z.size:
        return np.full(len(xy), -1, np.int64)
    return cKDTree(tree.xy).query(xy)[1].astype(np.int64)


def no_courses() -> Courses:
    """Return the `Courses` of an island without rivers."""
    numbers, indices = np.empty(0), np.empty(0, np.int64)
    kinds = np.empty(0, np.uint8)
    return Courses(
        np.zeros(1, np.int64),
        np.empty((0, 2)),
        numbers,
        indices,
        indices,
        kinds,
        kinds,
        *(numbers.copy() for _ in range(6)),
    )


def no_primitives() -> Primitives:
    """Return the `Primitives` of a model whose ground has none."""
    z, radius, noise, gain = (np.empty(0) for _ in range(4))
    return Primitives(np.empty((0, 2)), z, radius, noise, gain, np.empty(0, np.int64))
