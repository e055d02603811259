"""Rasters of an island: its ground, its rivers, and everywhere a way for water to run off.

A window is part of a grid. What a cell becomes depends on the part of the land that belongs to its node, never on the
window: so all parts that a window touches are made whole, and windows agree bit for bit where they overlap.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import numpy as np

from ...arrays import Array, Heights, Mask
from ...machine.indices import is_cell, is_there
from ...machine.jit import kernel
from ...machine.resampling import blurred
from ...plane.types import Field
from ...raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ...raster.tiles import SMALL_TILE_SIDE, Tile, tile_rows
from ...run.run import Run
from ...run.threads import map_tiles
from ..courses.bed_chains import Beds
from ..courses.beds import bed_slopes, find_beds
from ..courses.bends import drawn
from ..courses.oxbows import find_oxbows
from ..frames import PlaneFrame, ShoresOnGrid, cell_centres, cells_are_land, frame_at, land_mask, shores_on_grid
from ..ground.ground import PreparedGround, heights_on, is_raised, prepare_ground, whole_ground
from ..ground.gullies import GULLY_GAIN, MEASURED_FINER, add_gullies
from ..ground.spline_heights import add_spline, averaged
from ..relief.levels import plane_window, usual_ground_cell, window_of
from ..types import (
    DRY_CELL,
    GENTLEST,
    LAKE_CELL,
    NO_WATER,
    RIVER_CELL,
    SEA_CELL,
    GivenDem,
    GridCells,
    LandAround,
    Model,
    Rendered,
    Window,
)
from .bed_cells import NOBODYS, BedCells, near_springs, some_bed_cells
from .cliffs import Cliffs, prepare_cliffs, raise_cliffs
from .drainage import ChangeLimits, beside_strays, drain_cells
from .dry_valleys import courses_with_water, with_dry_valleys
from .finer_ground import FinerGround, add_finer, finer_heights, prepare_finer
from .hollows import CHAIN
from .lake_beds import (
    OXBOW_DEPTH,
    RIM,
    beds_with_lakes,
    dammed_lakes,
    depths_of_lakes,
    lakes_beside,
    prepare_lakes,
    prepare_oxbows,
)
from .operators import operate, prepare_operators
from .parts import CELLS_BEYOND_PARTS, NodeParts, find_parts, part_labels, reach_of
from .sections import Sections, prepare_sections
from .stamping import stamp
from .summit_cells import SummitStretch, stretch_summit, summit_stretch

DEEP = 0.005  # of an edge: what land is raised by beside rivers whose beds may be let down instead
DEEPEST = 0.028  # of the highest land: the same at most on cells however large, and for land beside any river
CHANGE_ACROSS = 0.02  # of a cell: what is cut or filled at most if there is lower ground beyond the border of a part
FROM_SPRINGS = 8  # cells of rivers beside which land is raised by no more than that
EVEN_CELLS = 1  # cells of the ground to each side, over means of which gullies follow its slope
EVEN_SLOPES = 2 + 2 * EVEN_CELLS  # samples to each side of a place that its gullies follow: evened out, of a spline
FINER_CELLS = 0.9  # of a cell of a DEM: larger ones show neither gullies nor dry valleys
RENDERING_BYTES_PER_CELL = 30  # of a window and of the parts that it touches
DRAINED_REACH = 2  # edges to each side of a window that these parts take, about


class Scene(NamedTuple):
    """What all windows of one grid share."""

    shores: ShoresOnGrid
    parts: NodeParts
    ground: PreparedGround
    sections: Sections
    beds: Beds
    depth: np.ndarray  # metres of water over the bed in each cell of `beds`; NO_WATER in dry valleys above springs
    slopes_down: np.ndarray  # from each cell of `beds` to the next
    slopes: Field | None  # the heights of a DEM of which gullies follow the slope; None: it has none
    erosion: float  # how much of finer ground shows: 1 all
    seed: int  # of the noise of gullies and cliffs
    cliffs: Cliffs | None
    lakes: tuple  # of `LakeShores`: those of the model
    oxbows: tuple  # of `LakeShores`
    operators: tuple  # of `PreparedOperator`
    limits: ChangeLimits  # of what land is changed by on account of the size of cells
    dem: GivenDem | None  # that is the ground
    as_given: bool  # whether cells are those of that DEM, and nobody has edited what it was given with
    summit: SummitStretch | None  # what is near that on means over the ground
    finer: FinerGround | None  # between the cells of the ground; None: cells are no finer
    top: float  # metres, that finer ground does not rise above; inf: whatever it does


class GroundParts(NamedTuple):
    """What is known of an island on the cells of its ground."""

    parts: NodeParts
    even: Field  # its heights, without what is smaller than these cells
    land: Mask  # which samples of that are land
    window: Window


def prepare(run: Run, model: Model, window: Window, erosion: float = 1.0, detail: float = 1.0) -> Scene:
    """Return the `Scene` of a model on the grid of a window; ``erosion`` and ``detail`` are those of `render`.

    To be called from the main thread.
    """
    dem = model.dem
    if dem is not None:
        model, erosion = model.lifted(-dem.datum), 1.0
    shores = shores_on_grid(model.land, window)
    ground = prepare_ground(model, erosion)
    courses = drawn(model.courses, window.cell)
    edge = model.edge if dem is None else 0.0  # a DEM has the valleys of its rivers
    sections = prepare_sections(courses, edge, window.cell, drawn(model.courses, np.inf), model.profiles)
    operators = prepare_operators(model.operators)
    is_finer = dem is not None and window.cell < FINER_CELLS * model.ground.cell
    if is_finer:
        courses = with_dry_valleys(run, model, courses, ground, operators, window.cell)
    beds = find_beds(run, courses, window, partial(cells_are_land, shores))
    lakes = prepare_lakes(model.lakes, RIM if dem is None else 0.0)  # of a DEM at their level, whatever lies below
    beds = beds_with_lakes(lakes, beds, window, GENTLEST * window.cell)
    oxbows = ()
    if dem is None:
        oxbows = _oxbows_on_ground(run, find_oxbows(run, model, window.cell), ground, operators, sections, window.cell)
    parts, whole, land, _ = ground_parts(run, model, ground)
    gullies = whole if is_finer and dem.gain is not None else None
    finer = None
    if dem is None and ground.samples is not None:
        finer = prepare_finer(run, model, land[::-1], (*lakes, *oxbows), window.cell / detail)
    cliffs = prepare_cliffs(model.cliffs, model.land.rings, whole, land, model.stretches)
    depths, slopes = courses.depth[beds.course], bed_slopes(beds, window.cell)
    count = model.courses.cell.size
    dry = beds.course >= count if is_finer else np.zeros(beds.course.size, bool)
    depths[dry] = NO_WATER
    beds.course[dry] = courses_with_water(courses.downstream[count:], count)[beds.course[dry]]
    deepest = np.inf if model.top is None else DEEPEST * model.top
    beside = min(DEEP * model.edge, deepest)
    limits = ChangeLimits(min(CHANGE_ACROSS * window.cell, beside), beside, deepest)
    samples = ground.samples
    if samples is not None:
        ground = ground._replace(samples=averaged(samples, window.cell))
    on_cells = dem is not None and not dem.edited and _cells_of_dem(dem, model.ground, window)
    scene = Scene(
        shores, parts, ground, sections, beds, depths, slopes, gullies, min(erosion, 1.0),
        model.seed, cliffs, lakes, oxbows, operators, limits, dem, on_cells, None, finer,
        np.inf if model.top is None else model.top,
    )  # fmt: skip
    if dem is not None or samples is None or is_raised(ground):
        return scene
    stretch = summit_stretch(samples, window, beds, sections, partial(_ground_at, scene, window.cell))
    return scene._replace(summit=stretch)


def _ground_at(scene, cell, xy):
    """Return how high the ground of a scene is at places (1, n), as cells show it that have their middles there."""
    x, y = np.ascontiguousarray(xy.T)[:, np.newaxis]
    return _ground_beside_rivers(scene, x, y, cell)


def _ground_beside_rivers(scene, x, y, cell, part=None):
    """Return how high the ground with its gullies is on cells of such a size; of ``part`` of them, None: of all."""
    z = np.empty(x.shape)
    heights_on(scene.ground, x, y, z, cell, part)
    if scene.slopes is not None:
        _add_gullies(scene, x, y, cell, z)
    return z


def _oxbows_on_ground(run, oxbows, ground, operators, sections, cell):
    """Return the `LakeShores` of oxbows whose water stands about as high as the ground along their middles.

    The others would stand on dams, or lie at the foot of cuts.
    """
    kept = []
    for number, (line, level) in enumerate(zip(oxbows.lines, oxbows.level.tolist())):
        run.check()
        x, y = np.ascontiguousarray(line.T)[:, np.newaxis]
        z = np.empty(x.shape)
        heights_on(ground, x, y, z, cell)
        operate(operators, x, y, z)
        stamp(sections, x, y, z)
        if z.min() >= level - OXBOW_DEPTH and z.mean() <= level + OXBOW_DEPTH:
            kept.append(number)
    return prepare_oxbows(oxbows, kept)


def _cells_of_dem(dem, samples, window):
    """Tell whether the grid of a window has the cells of a DEM, the first one in its north-western corner."""
    nrows, ncols = dem.z.shape
    corners = window.to_grid(np.array([[0.0, nrows * samples.cell], [ncols * samples.cell, 0.0]]))
    return np.allclose(corners, [[0.0, 0.0], [ncols, nrows]], atol=1e-3)


def ground_parts(run: Run, model: Model, ground: PreparedGround) -> GroundParts:
    """Return the `GroundParts` of an island, on the cells of its samples, or on such as these usually have."""
    if model.ground is None:
        place = plane_window(model.land, usual_ground_cell(model.land, model.edge))
    else:
        place = window_of(model.ground)
    land = land_mask(shores_on_grid(model.land, place), place.cells) != 0
    z = whole_ground(run, ground, place, land)
    x0, y0 = place.to_plane(np.array([[0.5, place.nrows - 0.5]]))[0]
    even = Field(blurred(z[::-1], EVEN_CELLS), float(x0), float(y0), place.cell, 0.0)
    return GroundParts(find_parts(run, model, place, z), even, land[::-1], place)


def render(
    run: Run,
    model: Model,
    window: Window,
    erosion: float = 1.0,
    detail: float = 1.0,
    scene: Scene | None = None,
    around: bool = False,
) -> Rendered:
    """Return a window of an island as `Rendered`. To be called from the main thread.

    Parameters
    ----------
    erosion : how much of the samples of the ground shows: 1 all, 0 its primitives alone
    detail : the size of a cell over that of the cells whose noise is shown; 0.5 is as smooth as cells twice as large
    scene : what `prepare` returns, for several windows of one grid, with the same ``erosion`` and ``detail``
    around : whether the land around the window is returned too
    """
    with run.phase("Laying out rivers", 0.1):
        scene = scene or prepare(run, model, window, erosion, detail)
    if scene.as_given:
        return _as_given(scene, window, around)
    part = window.cells.common(scene.shores.cells)
    missing = None if part is None else _labels_around(run, scene, window, part)
    if missing is None or not missing.any():
        return _blank(window)
    wanted = missing
    while missing.any():
        wanted = wanted | missing
        labels = ground = water = lakes = drained = None  # those of the round before make way
        frame, labels = _whole_parts(run, scene, window, part, wanted)
        with run.phase("Raising the ground", 0.5):
            ground, water, lakes = heights_of(run, scene, window.cell, frame, labels, wanted, detail)
        with run.phase("Draining the ground", 0.3):
            rivers, depth = _bed_cells(scene, frame)
            fixed = None if lakes is None else lakes > NO_WATER
            here = part._replace(top=part.top - frame.cells.top, left=part.left - frame.cells.left)
            lakes = _standing(None if lakes is None else lakes[part.within(frame.cells)])
            drained = _drained(run, scene, ground, labels, wanted, rivers, window.cell, fixed)
        missing = np.zeros_like(wanted)
        beside_strays(drained.strays, labels, wanted, here, missing)
        if around:
            missing |= _passed_through(scene.beds, frame, labels, wanted)
    raised = ()
    if scene.lakes and scene.dem is None:  # before ground becomes what draining made of it
        raised = dammed_lakes(scene.lakes, window, frame, fixed, ground, drained.z)
    wet = (depth >= 0.0) | (water[rivers.row, rivers.col] <= 0.0)
    water[rivers.row[wet], rivers.col[wet]] = depth[wet]
    there, inside = part.within(window.cells), part.within(frame.cells)
    z, deep, kind = ground[inside], water[inside], np.empty(part[2:], np.uint8)
    ways = drained.direction
    count, total, greatest = _take_drained(drained.z, ways, labels, ground, water, here.top, here.left, kind)
    land = _land_around(frame, drained.z, labels, wanted) if around else None
    labels = drained = None  # they make way for the window
    found = _blank(window)._replace(changed=int(count), volume=float(total) * window.cell**2, deepest=float(greatest))
    found.z[there], found.water[there], found.depth[there] = z, kind, deep
    _fill_lakes(lakes, found.water[there], found.depth[there])
    if scene.dem is not None:
        found.z[...] += np.float32(scene.dem.datum)
    return found._replace(around=land, raised=raised)


def _drained(run, scene, ground, labels, wanted, rivers, cell, fixed):
    """Return the ground as `Drained`; lakes that are ``fixed`` keep their level in a DEM."""
    is_dem = scene.dem is not None
    drained = drain_cells(run, ground, labels, wanted, rivers, cell, scene.limits, fixed, is_dem, is_dem)
    if is_dem and fixed is not None:
        drained.z[fixed] = ground[fixed]
    return drained


def _blank(window):
    """Return a window in which nothing but sea lies."""
    shape = window.nrows, window.ncols
    z, kind, depth = np.full(shape, np.nan, np.float32), np.full(shape, SEA_CELL, np.uint8), np.zeros(shape, np.float32)
    return Rendered(z, kind, depth, 0, 0.0, 0.0)


def _as_given(scene, window, around):
    """Return a window of the cells of a DEM as they were given, with the water that runs and stands there."""
    dem, made = scene.dem, _blank(window)
    z, kind, depth = made.z, made.water, made.depth
    whole = GridCells(0, 0, *dem.z.shape)
    part = window.cells.common(whole)
    if part is not None:
        here = part.within(window.cells)
        land = land_mask(scene.shores, part) != 0
        z[here] = np.where(land, dem.z[part.within(whole)], np.nan)
        kind[here] = np.where(land, DRY_CELL, SEA_CELL)
        row, col, shown = _in_cells(scene.beds, window.cells)
        kind[row[shown], col[shown]], depth[row[shown], col[shown]] = RIVER_CELL, scene.depth[shown]
        x, y = cell_centres(frame_at(window, part), Tile(0, part.nrows, 0, part.ncols))
        deep = depths_of_lakes(scene.lakes, x, y, window.cell, np.where(land, 0.0, np.nan))
        _fill_lakes(_standing(deep), kind[here], depth[here])
    land = LandAround(window.top, window.left, z - np.float32(dem.datum), kind != SEA_CELL) if around else None
    return made._replace(around=land)


def _passed_through(beds, frame, labels, wanted):
    """Return as bool the labels of other land that rivers from wanted land pass through before they come back to some.

    Beds that are two on the ground may be one on larger cells: there a river runs through the land of another.
    """
    row, col, inside = _in_cells(beds, frame.cells)
    label = np.full(row.size, -1)
    label[inside] = labels[row[inside], col[inside]]
    known, found = label >= 0, np.zeros_like(wanted)
    here = known & wanted[label]
    for bed in np.flatnonzero(here & (beds.below >= 0) & ~here[beds.below]).tolist():
        bed, passed = beds.below[bed], []
        while bed >= 0 and known[bed] and not here[bed]:
            passed.append(label[bed])
            bed = beds.below[bed]
        if bed >= 0 and here[bed]:
            found[passed] = True
    return found


def _land_around(frame, z, labels, wanted):
    """Return the `LandAround` that lies in a frame: land of wanted labels, strays too."""
    land = np.where(labels >= 0, wanted[np.maximum(labels, 0)], labels < NOBODYS)
    return LandAround(frame.cells.top, frame.cells.left, z, land)


def _labels_around(run, scene, window, part):
    """Return as bool which labels a part of the grid, and what is around it, holds."""
    wanted = np.zeros(scene.parts.count, np.bool_)
    around = part.grown(CELLS_BEYOND_PARTS).common(scene.shores.cells)
    if around == scene.shores.cells:
        wanted[:] = True
        return wanted
    frame, land = frame_at(window, around), land_mask(scene.shores, around)
    labels = part_labels(run.quietly(), scene.parts, frame, land)
    wanted[labels[labels >= 0]] = True
    return wanted


def _whole_parts(run, scene, window, part, wanted):
    """Return the frame that holds a part of the grid and all cells of wanted labels, and the labels in it."""
    cells = scene.shores.cells
    if not wanted.all():
        top, left, bottom, right = reach_of(scene.parts, wanted, window)
        top, left = min(top, part.top), min(left, part.left)
        bottom, right = max(bottom, part.top + part.nrows), max(right, part.left + part.ncols)
        cells = cells.common(GridCells(top, left, bottom - top, right - left))
    frame, land = frame_at(window, cells), land_mask(scene.shores, cells)
    return frame, part_labels(run.quietly(), scene.parts, frame, land)


def _bed_cells(scene, frame):
    """Return the `BedCells` of a frame, and the depths of water in them."""
    beds = scene.beds
    row, col, inside = _in_cells(beds, frame.cells)
    upper = near_springs(beds.below, FROM_SPRINGS if scene.dem is None else 0)  # those of a DEM lie on no divide
    cells = BedCells(row, col, beds.z, scene.slopes_down, beds.below, upper)
    return some_bed_cells(cells, inside), scene.depth[inside]


def _in_cells(beds, cells):
    """Return the rows and columns of beds as they are counted in cells of the grid, and which of them lie in these."""
    row, col = beds.row - cells.top, beds.col - cells.left
    return row, col, (row >= 0) & (row < cells.nrows) & (col >= 0) & (col < cells.ncols)


@kernel
def _take_drained(after, direction, labels, z, water, top, left, kind):
    """Bring heights and depths of water, in place, to what draining has made of a part of the land, and tell its kinds.

    The part begins at ``top``, ``left`` of a frame, and is as large as ``kind``.
    Where rivers are wider than a cell, their surface stays where it was when ground beside their middle changed.
    Returns how many cells were changed, all changes summed up, and the greatest; cells that carry rivers do not count.
    """
    count, total, greatest = 0, 0.0, 0.0
    for to_row in range(kind.shape[0]):
        for to_col in range(kind.shape[1]):
            row, col = top + to_row, left + to_col
            if labels[row, col] == NOBODYS:
                z[row, col], water[row, col], kind[to_row, to_col] = np.nan, 0.0, SEA_CELL
                continue
            change = np.float64(after[row, col]) - np.float64(z[row, col])
            z[row, col] = after[row, col]
            deep = np.float64(water[row, col])
            if direction[row, col] != CHAIN and abs(change) > 0.0:
                count += 1
                total += abs(change)
                greatest = max(greatest, abs(change))
                deep = max(deep - change, 0.0) if deep > 0.0 else 0.0
            water[row, col] = max(deep, 0.0)
            is_river = direction[row, col] == CHAIN and deep >= 0.0
            kind[to_row, to_col] = RIVER_CELL if deep > 0.0 or is_river else DRY_CELL
    return count, total, greatest


def _standing(deep):
    """Return in which cells water stands, and how deep in these, row by row; None without any lakes."""
    if deep is None:
        return None
    wet = deep > 0.0
    return wet, deep[wet].astype(np.float32)


def _fill_lakes(lakes, kind, depth):
    """Enter what `_standing` returns of a part of the land, in place."""
    if lakes is not None:
        wet, deep = lakes
        is_sea = kind[wet] == SEA_CELL
        kind[wet] = np.where(is_sea, np.uint8(SEA_CELL), np.uint8(LAKE_CELL))
        depth[wet] = np.where(is_sea, np.float32(0.0), deep)


def heights_of(
    run: Run, scene: Scene, cell: float, frame: PlaneFrame, labels: Array, wanted: Array, detail: float
) -> tuple[Heights, Heights, Heights | None]:
    """Return heights of wanted labels in a frame, and of cells beside them, and how deep rivers and lakes are there.

    All are float32, heights elsewhere NaN; without any lakes the last is None, and beside them it is NO_WATER.
    ``detail`` is that of `render`.
    """
    z, water = np.full(labels.shape, np.nan, np.float32), np.zeros(labels.shape, np.float32)
    wanted, all_lakes = wanted.astype(np.uint8), (*scene.lakes, *scene.oxbows)
    lakes = np.full(labels.shape, NO_WATER, np.float32) if all_lakes else None
    boxes = np.array([lake.box for lake in all_lakes])
    higher = finer_heights(run, scene.finer, scene.parts.labels, wanted)
    measured = np.inf if scene.dem is None or scene.slopes is None else scene.slopes.cell / MEASURED_FINER

    def raise_tile(tile):
        part = np.empty(tile.shape, np.uint8)
        if not _mark_wanted(labels, wanted, tile.top, tile.left, part):
            return
        x, y = cell_centres(frame, tile)
        heights = _ground_beside_rivers(scene, x, y, min(cell, measured) / detail, part)
        add_finer(higher, x, y, scene.erosion, scene.top, heights)
        if scene.summit is not None:
            stretch_summit(scene.summit, heights)
        if scene.cliffs is not None:
            raise_cliffs(scene.cliffs, x, y, scene.seed, heights)
        operate(scene.operators, x, y, heights)
        water[tile.window] = stamp(scene.sections, x, y, heights)
        if all_lakes:
            beside = lakes_beside(all_lakes, boxes, x, y, cell)
            lakes[tile.window] = depths_of_lakes(beside, x, y, cell, heights, water[tile.window] > 0.0)
        z[tile.window] = heights

    tiles = [tile for row in tile_rows(labels.shape, SMALL_TILE_SIDE) for tile in row]
    map_tiles(run, raise_tile, tiles)
    return z, water, lakes


def _add_gullies(scene, x, y, cell, heights):
    """Add gullies to the heights of a tile: as rough as the DEM is, and nothing to means over its cells."""
    added, gain, means = (np.where(np.isnan(heights), np.nan, 0.0) for _ in range(3))
    add_gullies(scene.slopes, x, y, cell, scene.seed, added, scene.dem.octave_gain or GULLY_GAIN)
    add_spline(scene.dem.gain, x, y, gain)
    add_spline(scene.dem.means, x, y, means)
    heights += added * gain - means


@kernel
def _mark_wanted(labels, wanted, top, left, part):
    """Mark the cells of a tile that have a wanted label, and the land beside them; tell whether there are any."""
    found = False
    for row in range(part.shape[0]):
        for col in range(part.shape[1]):
            label = labels[top + row, left + col]
            mark = is_there(label) and wanted[label] > 0
            if is_there(label) and not mark:
                mark = _is_beside_wanted(labels, wanted, top + row, left + col)
            part[row, col] = mark
            found |= mark
    return found


@kernel
def _is_beside_wanted(labels, wanted, row, col):
    nrows, ncols = labels.shape
    for direction in range(8):
        r = row + ROW_OFFSETS[direction]
        c = col + COLUMN_OFFSETS[direction]
        if is_cell(r, c, nrows, ncols) and is_there(labels[r, c]) and wanted[labels[r, c]] > 0:
            return True
    return False
