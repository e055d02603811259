"""The rivers of a DEM as courses: found where the valleys of its spline are, on cells finer than its own.

Traced on the cells of the DEM and smoothed, rivers would lie up to half a cell beside their valleys. On finer cells
alone water would take another way on plains, where the spline swings by more than these fall: so the rivers of the DEM
say which cells theirs are, and the finer ones where in these they run. Stems come main ones first; along each the chain
of cells is evened out with both ends held, and a tributary ends on the vertex that its stem has there. So no stairs are
left, and rivers that meet still do. Every lake has a river that leaves it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ...arrays import Array
from ...flow.accumulation import accumulate_d8
from ...flow.directions import d8
from ...machine.jit import kernel
from ...network import main_tributary
from ...raster.components import label_components
from ...raster.domain import drainage_domain
from ...raster.grid import step_lengths
from ...raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from ...rivers.links import trace_links
from ...rivers.threshold import threshold_for_rivers
from ...run.run import Run
from ..courses.stems import stem_courses
from ..types import MAIN, Courses
from .conditioning import drained

EVENED = 0.4  # cells of the DEM: of the bell by which chains of finer cells are evened out
VERTICES = 2  # in a cell of the DEM
STUB = 2.0  # of that bell: shorter tributaries are lost in it
ALONG_RIVERS = 0.5  # of the area from which rivers begin: from there on the ways of water over the DEM are kept
NO_WAY = 255
BESIDE_THEM = 0.75  # cells of the DEM from such a way to where finer cells are raised
LAKE_SHARE = 0.5  # of the water of a lake: what leaves it by less is a leak of its shore


class Gauge(NamedTuple):
    """What routing over the cells of a DEM counts with."""

    width: np.ndarray  # metres of a cell of each row
    height: np.ndarray
    area: np.ndarray  # m² likewise
    rain: Any = None  # on each cell over what is usual, float64; None: it rains alike everywhere

    def finer(self, times: int) -> Gauge:
        """Return the gauge of cells so many times smaller."""
        width, height = (np.repeat(each, times) / times for each in (self.width, self.height))
        rain = None if self.rain is None else self.rain.repeat(times, axis=0).repeat(times, axis=1)
        return Gauge(width, height, np.repeat(self.area, times) / times**2, rain)


class Routed(NamedTuple):
    """Where water goes on cells from which it runs off, and how much comes by."""

    codes: np.ndarray  # uint8
    drained: np.ndarray  # float64: m², of land on which it rains as usual
    lengths: np.ndarray  # metres to the neighbours, by row


def routed_over(run: Run, dem, gauge) -> Routed:
    """Return the `Routed` of `DemCells` that are drained."""
    lengths = step_lengths(gauge.width, gauge.height)
    codes, _ = d8(run, dem.z, drainage_domain(run.quietly(), dem.land), lengths)
    return Routed(codes, accumulate_d8(run.quietly(), codes, gauge.area, gauge.rain), lengths)


def threshold_of_dem(run: Run, dem, gauge):
    """Return the m² from which about one in a hundred cells of a drained DEM is river; infinite without any."""
    water = routed_over(run, dem, gauge)
    found = threshold_for_rivers(run.quietly(), water.drained, dem.land, water.codes, 1e6)
    return np.inf if found is None else found * 1e6


def ways_of_rivers(run: Run, dem, lakes, gauge, threshold) -> Array:
    """Return the codes of the water of a drained DEM where it has rivers or nearly, else NO_WAY.

    ``lakes`` are the numbers of its lakes, 0 for none.
    """
    water = routed_over(run, dem, gauge)
    river = dem.land & (water.drained >= ALONG_RIVERS * threshold)
    _mark_outflows(lakes, water, river)
    return np.where(river, np.minimum(water.codes, np.uint8(ENDS)), np.uint8(NO_WAY))


def away_from_rivers(ways: Array, wet: Array, times: int) -> Array:
    """Return which of so many times finer cells lie away from the ways of rivers over the cells of a DEM.

    Beside lakes, ``wet`` ones of them, all do but those by which a way leads in or out.
    """
    from scipy import ndimage

    row, col = np.nonzero(ways < NO_WAY)
    code = np.minimum(ways[row, col], len(ROW_OFFSETS))
    down, right = (np.append(each, 0)[code] for each in (ROW_OFFSETS, COLUMN_OFFSETS))
    off_line = np.ones(wet.shape, bool)
    for step in range(times + 1):
        r, c = (2 * row + 1) * times // 2 + down * step, (2 * col + 1) * times // 2 + right * step
        inside = (r >= 0) & (r < wet.shape[0]) & (c >= 0) & (c < wet.shape[1])
        off_line[r[inside], c[inside]] = False
    if off_line.all():
        return off_line
    away = ndimage.distance_transform_edt(off_line) > BESIDE_THEM * times
    if wet.any():
        away |= off_line & ndimage.binary_dilation(wet, np.ones((3, 3), bool))
    return away & ~wet


def find_courses_of(run: Run, dem, wet, gauge, threshold, times: int, away):
    """Return the `Courses` of rivers on fine cells, the m² that each drains at its end, which vertices lie in lakes.

    Parameters
    ----------
    dem : `DemCells` whose rivers are looked for, ``times`` finer than those of the DEM
    wet : bool, which of them are lakes
    away : bool, which of them lie away from the rivers of the DEM, where none is found
    threshold : m² from which a river begins
    """
    above = np.where(away, np.float32(np.ptp(dem.z[dem.land])), np.float32(0.0))
    with run.phase("Opening hollows", 0.5):
        made = drained(run, dem._replace(z=dem.z + above), fixed=wet)
    with run.phase("Finding rivers", 0.3):
        water = routed_over(run, dem._replace(z=made.z), gauge)
        river = dem.land & (water.drained >= threshold) & ~away
        _go_on(water.codes, river)
        if wet.any():
            _mark_outflows(label_components(run.quietly(), wet)[0], water, river)
    with run.phase("Following rivers", 0.2):
        links = trace_links(run, water.codes, river, water.lengths)
        stems = _stems(links, water.drained.reshape(-1))
        z = np.where(away, np.minimum(made.z, dem.z), made.z)
        z = np.where(wet, dem.z, z).reshape(-1).astype(np.float64)
        lines = _evened(stems, z, dem, EVENED * times)
    return _courses(lines, water.drained.reshape(-1), threshold, wet.reshape(-1), max(times // VERTICES, 1))


def _mark_outflows(lakes, water, river):
    """Let a river begin where the water of a lake leaves it."""
    most = np.zeros(lakes.max(initial=0) + 1)
    np.maximum.at(most, lakes.reshape(-1), water.drained.reshape(-1))
    _mark_down(water.codes, lakes, water.drained, LAKE_SHARE * most, river)


@kernel
def _mark_down(codes, lakes, drained_area, least, river):
    """Mark each cell of a lake that lets enough of its water out, and the path from there down to a river."""
    ncols = codes.shape[1]
    for cell in range(codes.size):
        row, col = cell // ncols, cell % ncols
        lake = lakes[row, col]
        if lake <= 0 or river[row, col] or drained_area[row, col] < least[lake] or codes[row, col] >= 8:
            continue
        r, c = row + ROW_OFFSETS[codes[row, col]], col + COLUMN_OFFSETS[codes[row, col]]
        if lakes[r, c] == lake:
            continue
        river[row, col] = True
        _mark_path(codes, r, c, river)


@kernel
def _go_on(codes, river):
    """Let rivers go on to where their water ends."""
    ncols = codes.shape[1]
    for cell in range(codes.size):
        row, col = cell // ncols, cell % ncols
        if river[row, col] and codes[row, col] < 8:
            code = codes[row, col]
            _mark_path(codes, row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code], river)


@kernel
def _mark_path(codes, row, col, river):
    """Mark a cell and all on the way of its water, down to a river."""
    while not river[row, col]:
        river[row, col] = True
        if codes[row, col] >= 8:
            break
        code = codes[row, col]
        row, col = row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]


class _Stem(NamedTuple):
    """The cells of a river from its spring on; where it ends in another, the cell of that comes last."""

    cells: np.ndarray  # int64
    joins: bool


def _stems(links, drained_area):
    """Return the stems of a network, those first into which others flow."""
    if not links.receiver.size:
        return []
    main = main_tributary(Run(), links.receiver, drained_area[links.last])
    stems = []
    for members in stem_courses(links.receiver, main):
        cells = np.concatenate([links.cells[links.offsets[one] : links.offsets[one + 1]] for one in members.tolist()])
        joins = links.receiver[members[-1]] >= 0
        stems.append(_Stem(np.append(cells, links.end[members[-1]]) if joins else cells, joins))
    return stems


class _Line(NamedTuple):
    """A stem with a place and a height for each of its cells."""

    stem: _Stem
    xy: np.ndarray  # float64 (n, 2)
    z: np.ndarray


def _evened(stems, z, dem, sigma):
    """Return the `_Line` of each stem, chains evened out over so many cells; stubs are left out."""
    nrows, ncols = dem.z.shape
    known = np.full(z.size, -1, np.int32)  # where the place of a cell is found
    places, heights, lines = [], [], []
    count = 0
    for stem in stems:
        cells = stem.cells
        if len(cells) < 2 or (stem.joins and (known[cells[-1]] < 0 or len(cells) - 1 < STUB * sigma)):
            continue
        xy = np.column_stack([(cells % ncols + 0.5) * dem.cell, (nrows - cells // ncols - 0.5) * dem.cell])
        level = z[cells]
        if stem.joins:
            at = known[cells[-1]]
            line = np.searchsorted(places, at, side="right") - 1
            xy[-1], level[-1] = lines[line].xy[at - places[line]], heights[line][at - places[line]]
        xy, level = evened_out(xy, sigma), evened_out(level, sigma)
        level = np.minimum.accumulate(level)
        own = cells[:-1] if stem.joins else cells
        known[own] = count + np.arange(own.size)
        places.append(count)
        heights.append(level)
        count += own.size
        lines.append(_Line(stem, xy, level))
    return lines


def evened_out(values: Array, sigma):
    """Return values along a line as means by a bell of so many of them; both ends are held."""
    reach = min(int(4.0 * sigma) + 1, len(values) - 1)
    if len(values) < 3 or sigma <= 0.0:
        return values.copy()
    bell = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    flat = values.reshape(len(values), -1)
    wide = np.pad(flat, ((reach, reach), (0, 0)), mode="reflect", reflect_type="odd")
    out = np.column_stack([np.convolve(column, bell / bell.sum(), mode="valid") for column in wide.T])
    out[[0, -1]] = flat[[0, -1]]
    return out.reshape(values.shape)


def _courses(lines, drained_area, threshold, wet, every):
    """Return lines cut into courses where others end on them, what each drains, and which vertices lie in lakes.

    What leaves a lake is cut, too, where it has come to the threshold. Courses come after those that they flow into; of
    each its own number stands for the node whose cell it lies in.
    """
    joints = {int(line.stem.cells[-1]) for line in lines if line.stem.joins}
    begins, parts = {}, []
    for line in lines:
        cells = line.stem.cells
        inner = np.flatnonzero(np.isin(cells[1:-1], list(joints))) + 1 if joints else np.empty(0, np.int64)
        grown = np.flatnonzero(drained_area[cells[1:-1]] >= threshold)[:1] + 1
        inner = np.union1d(inner, grown[drained_area[cells[grown - 1]] < threshold]).astype(np.int64)
        cuts = np.concatenate([[0], inner, [len(cells) - 1]])
        for begin, end in zip(cuts[-2::-1].tolist(), cuts[:0:-1].tolist()):
            below = begins.get(int(cells[end]), -1)  # none at a mouth, where another may end too
            begins[int(cells[begin])] = len(parts)
            last = end - 1 if below >= 0 else end
            parts.append((_some(begin, end, every), line, below, drained_area[cells[max(last, begin)]]))
    sizes = np.array([part[0].size for part in parts], np.int64)
    numbers, count = np.zeros(len(parts)), len(parts)
    area = np.array([part[3] for part in parts])
    gather = lambda of, empty: np.concatenate([empty, *(of(line)[some] for some, line, _, _ in parts)])  # noqa: E731
    courses = Courses(
        np.append(0, np.cumsum(sizes)),
        gather(lambda line: line.xy, np.empty((0, 2))),
        gather(lambda line: line.z, np.empty(0)),
        np.arange(count),
        np.array([part[2] for part in parts], np.int64),
        np.full(count, MAIN, np.uint8),
        np.zeros(count, np.uint8),
        *(numbers.copy() for _ in range(6)),
    )
    return courses, area, gather(lambda line: wet[line.stem.cells], np.empty(0, bool))


def _some(begin, end, every):
    """Return every so many of the places from ``begin`` to ``end``, and both of these."""
    some = np.unique(np.append(np.arange(begin, end, every), end))
    return np.delete(some, -2) if some.size > 2 and some[-1] - some[-2] < every / 2 else some
