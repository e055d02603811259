"""The rivers of a DEM as courses: in the cells in which D8 finds them, where in these the valleys of its spline are.

Stems come main ones first. The chain of the cells of each is evened out, and on it places are moved aside by half a
cell at most, to where the ground is lowest without sharp turns. So no stairs are left, on plains rivers keep to their
cells, however the spline swings there, and a tributary ends on the vertex that its stem has at its end. Every lake has
a river that leaves it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ...flow.accumulation import accumulate_d8
from ...flow.directions.directions import d8
from ...machine.jit import kernel
from ...network import main_tributary
from ...raster.domain import drainage_domain
from ...raster.grid import step_lengths
from ...raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from ...rivers.links import trace_links
from ...rivers.threshold import threshold_for_rivers
from ...run.run import Run
from ..courses.stems import stem_courses
from ..ground.spline_heights import spline_heights
from ..ground.valley_lines import EVENED, evened_out, valley_line
from ..types import MAIN, PLACES_PER_CELL, Courses

if TYPE_CHECKING:
    from ...arrays import Mask, Values

TO_THE_RIM = 0.45  # cells that a mouth lies beyond the middle of the last
LAKE_SHARE = 0.5  # of the water of a lake: what leaves it by less is a leak of its shore


class Gauge(NamedTuple):
    """What routing over the cells of a DEM counts with."""

    width: np.ndarray  # metres of a cell of each row
    height: np.ndarray
    area: np.ndarray  # m² likewise
    rain: Any = None  # on each cell over what is usual, float64; None: it rains alike everywhere


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


def threshold_of_dem(run: Run, dem, gauge) -> float:
    """Return the m² from which about one in a hundred cells of a drained DEM is river; infinite without any."""
    water = routed_over(run, dem, gauge)
    found = threshold_for_rivers(run.quietly(), water.drained, dem.land, water.codes, 1e6)
    return np.inf if found is None else found * 1e6


def find_courses_of(run: Run, dem, lakes, gauge, threshold, ground, drawn=None) -> tuple[Courses, Values, Mask]:
    """Return the `Courses` of the rivers of a drained DEM, the m² of each at its end, which vertices lie in lakes.

    Parameters
    ----------
    dem : `DemCells`
    lakes : the number of the lake of each cell, 0 for none
    threshold : m² from which a river begins
    ground : `Field` of the samples of its spline
    drawn : cells in which a river was drawn, from the first of which on there is one; None for no such cell
    """
    with run.phase("Finding rivers", 0.5):
        water = routed_over(run, dem, gauge)
        river = dem.land & (water.drained >= threshold)
        _mark_outflows(lakes, water, river)
        for row, col in [] if drawn is None else np.argwhere(drawn & dem.land):
            _mark_path(water.codes, row, col, river)
    with run.phase("Following rivers", 0.5):
        links = trace_links(run, water.codes, river, water.lengths)
        lines = _laid(run, _stems(links, water.drained.reshape(-1)), dem, lakes.reshape(-1) > 0, ground)
    return _courses(lines, water.drained.reshape(-1), threshold)


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
        if lake <= 0 or river[row, col] or drained_area[row, col] < least[lake] or codes[row, col] >= ENDS:
            continue
        r, c = row + ROW_OFFSETS[codes[row, col]], col + COLUMN_OFFSETS[codes[row, col]]
        if lakes[r, c] == lake:
            continue
        river[row, col] = True
        _mark_path(codes, r, c, river)


@kernel
def _mark_path(codes, row, col, river):
    """Mark a cell and all on the way of its water, down to a river."""
    while not river[row, col]:
        river[row, col] = True
        if codes[row, col] >= ENDS:
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
    """A stem with PLACES_PER_CELL places and heights from each of its cells to the next."""

    stem: _Stem
    xy: np.ndarray  # float64 (n, 2)
    z: np.ndarray
    wet: np.ndarray  # bool: those in lakes


def _laid(run, stems, dem, wet, ground):
    """Return the `_Line` of each stem; stubs are left out."""
    nrows, ncols = dem.z.shape
    known = {}  # where stems have the cells in which others end: their line and its vertex
    joints, lines = {int(stem.cells[-1]) for stem in stems if stem.joins}, []
    for stem in stems:
        run.check()
        if len(stem.cells) == 1:  # from its middle to its rim
            stem = stem._replace(cells=stem.cells.repeat(2))
        cells = stem.cells
        stub = len(cells) == 2 and not wet[cells[0]]  # which even lines lose; from a lake it is the only way out
        if stem.joins and (int(cells[-1]) not in known or stub):
            continue
        chain = np.column_stack([(cells % ncols + 0.5) * dem.cell, (nrows - cells // ncols - 0.5) * dem.cell])
        end = known[int(cells[-1])] if stem.joins else None
        chain[-1] = _mouth(chain, dem, cells[-1]) if end is None else lines[end[0]].xy[end[1]]
        if len(chain) == 2 and (chain[0] == chain[1]).all():  # one cell that ends in itself, no rim beside it
            continue
        at = np.arange(PLACES_PER_CELL * (len(cells) - 1) + 1) / PLACES_PER_CELL
        in_lake = wet[cells[np.floor(at).astype(np.int64)]] & wet[cells[np.ceil(at).astype(np.int64)]]
        xy = valley_line(chain, in_lake, ground, (ncols * dem.cell, nrows * dem.cell))
        level = spline_heights(ground, xy)
        level[in_lake] = dem.z.reshape(-1)[cells[np.floor(at).astype(np.int64)]][in_lake]
        if end is not None:
            level[-1] = lines[end[0]].z[end[1]]
        level = np.minimum.accumulate(evened_out(level, EVENED * PLACES_PER_CELL))
        for index, cell in enumerate(cells[:-1].tolist() if stem.joins else cells.tolist()):
            if cell in joints:
                known.setdefault(cell, (len(lines), PLACES_PER_CELL * index))
        lines.append(_Line(stem, xy, level, in_lake))
    return lines


def _mouth(chain, dem, cell):
    """Return where a river that comes along a chain of places ends: on the rim of the land beside its last cell."""
    row, col = divmod(int(cell), dem.z.shape[1])
    land = np.pad(dem.land, 1)[row : row + 3, col : col + 3]
    way = chain[-1] - chain[-2]
    out = [(down, right) for down, right in zip(ROW_OFFSETS, COLUMN_OFFSETS) if not land[1 + down, 1 + right]]
    if not out:
        return chain[-1]
    ahead = [(right * way[0] - down * way[1]) / np.hypot(right, down) for down, right in out]
    down, right = out[int(np.argmax(ahead))]
    return chain[-1] + TO_THE_RIM * dem.cell * np.array([right, -down])


def _courses(lines, drained_area, threshold):
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
            some = slice(PLACES_PER_CELL * begin, PLACES_PER_CELL * end + 1)
            parts.append((some, line, below, drained_area[cells[max(last, begin)]]))
    sizes = np.array([part[0].stop - part[0].start for part in parts], np.int64)
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
    return courses, area, gather(lambda line: line.wet, np.empty(0, bool))
