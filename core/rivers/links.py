"""River links: stretches of river from a source or a confluence to the next one, or to where the river ends.

A link owns its cells, each river cell belongs to one link. The cell where rivers meet is the first of the link below
them; lines of the links above run on into its centre. Where a river enters or leaves a lake that parts it a new link
begins as well, at gauges, and where it crosses the seam of a map whose columns wrap round.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import numpy as np

from ..arrays import Array, Cells, Codes, Indices, Integers, Labels, Mask, Receivers, Values
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from ..raster.storage import put_values, raster_of, values_at
from ..raster.tile_walks import walk_down
from ..raster.tiles import TILE_SIDE, row_bands
from ..run.run import Run
from ..run.threads import map_tiles

LINKS_AT_A_TIME = 1 << 14
LINKED_AT_A_TIME = 1 << 18
LINKS_BYTES_PER_CELL = 4  # the river, and what is kept of its cells; more where a great part of the cells is river

HEAD, JUNCTION, LAKE_INLET, LAKE_OUTLET, SEAM, GAUGE = 1, 2, 3, 4, 5, 6
BEGINNINGS = ("", "head", "junction", "lake inlet", "lake outlet", "seam", "gauge")  # why a link begins in a cell


class RiverLinks(NamedTuple):
    """The links of a raster in the order of their first cells; see `trace_links`."""

    cells: np.ndarray  # int64, all cells of the first link downstream, then those of the next
    offsets: np.ndarray  # int64, where the cells of each link begin, and their number
    receiver: np.ndarray  # int64, the link that each flows into, -1 where its river ends
    length: np.ndarray  # metres from the first cell to the first of the receiver, or to its own last one
    beginning: np.ndarray  # uint8, HEAD, JUNCTION, LAKE_INLET, LAKE_OUTLET, SEAM or GAUGE
    crossings: int  # corners of cells at which two rivers cross; steepest descent has none

    @property
    def first(self) -> Indices:
        """The first cell of each link."""
        return self.cells[self.offsets[:-1]]

    @property
    def last(self) -> Indices:
        """The last cell of each link."""
        return self.cells[self.offsets[1:] - 1]

    @property
    def end(self) -> Indices:
        """The cell in which the line of each link ends: the first of the receiver, or the link's own last."""
        return np.where(self.receiver >= 0, self.first[self.receiver], self.last)

    @property
    def is_line(self) -> Mask:
        """Which links have a line: not those that begin and end in one cell."""
        return (self.receiver >= 0) | (np.diff(self.offsets) > 1)


def trace_links(
    run: Run,
    codes: Codes,
    river: Mask,
    lengths: Values,
    zone: Labels | None = None,
    periodic: bool = False,
    side: int = TILE_SIDE,
    gauges: Cells = (),
) -> RiverLinks:  # fmt: skip
    """Return the links of a river network as `RiverLinks`.

    Parameters
    ----------
    codes : directions 0…7, ENDS or NO_DIRECTION; water never runs in a circle
    river : which cells are river, boolean or uint8, if they have a direction; a river ends where it flows elsewhere
    lengths : metres from the cells of each row to their neighbours, (rows, 8)
    zone : the number of the lake that a cell lies in, 0 outside of lakes; links begin at the shores of all of them
    periodic : whether the first and the last column are neighbours: then directions may lead over the seam
    gauges : cells in which links begin, if they are river
    """
    codes, river = raster_of(codes, np.uint8), raster_of(river, river.dtype)
    lengths = np.require(lengths, np.float64, ["C", "W"])

    with run.phase("Finding river cells", 0.3):
        look = partial(_river_in_rows, codes, river)
        found, own, crossings = zip(*run.map(look, row_bands(codes.shape, side * side)))
        found, own = np.concatenate(found), np.concatenate(own)
    with run.phase("Finding sources and confluences", 0.1):
        receivers, over_seam = receivers_among(run, found, own, codes.shape[1])
        lake = np.broadcast_to(np.int32(0), found.size) if zone is None else values_at(zone, found).astype(np.int32)
        gauged = np.searchsorted(found, np.intersect1d(gauges, found))
        beginning = _beginnings(receivers, over_seam & bool(periodic), lake, gauged)
    first = np.flatnonzero(beginning)
    size = np.empty(first.size, np.int64)
    length = np.empty(first.size, np.float64)
    receiver = np.empty(first.size, np.int64)
    jobs = [slice(begin, min(begin + LINKS_AT_A_TIME, first.size)) for begin in range(0, first.size, LINKS_AT_A_TIME)]

    def measure(job):
        below = measure_links(
            found, own, codes.shape[1], lengths, receivers, beginning, first[job], size[job], length[job]
        )
        receiver[job] = np.where(below >= 0, np.searchsorted(first, below), -1)

    def collect(job):
        collect_cells(found, receivers, first, offsets, cells, job.start, job.stop)

    with run.phase("Following the rivers", 0.4):
        map_tiles(run, measure, jobs)
    offsets = np.append(0, np.cumsum(size))
    cells = np.empty(offsets[-1], np.int64)
    with run.phase("Collecting the cells of the rivers", 0.2):
        map_tiles(run, collect, jobs)
    return RiverLinks(cells, offsets, receiver, length, beginning[first], sum(crossings))


def _river_in_rows(codes, river, rows):
    """Return what `river_in_rows` does, of rows of rasters."""
    near = slice(max(rows.start - 1, 0), rows.stop + 1)
    return river_in_rows(codes[near], river[near].view(np.uint8), near.start, rows.start, rows.stop)


def receivers_among(run: Run, cells: Cells, codes: Codes, ncols: int) -> tuple[Receivers, Mask]:
    """Return which of some cells each flows into, -1 for none, and whether it flows over the seam of the map.

    ``cells`` rise, ``codes`` are their directions.
    """
    receivers, over_seam = np.empty(cells.size, np.int64), np.empty(cells.size, bool)

    def find(some):
        code = codes[some] & 7
        row, col = np.divmod(cells[some], ncols)
        col += np.array(COLUMN_OFFSETS)[code]
        below = (row + np.array(ROW_OFFSETS)[code]) * ncols + col % ncols
        rank = np.minimum(np.searchsorted(cells, below), cells.size - 1)
        flows = codes[some] < ENDS
        receivers[some] = np.where(flows & (cells[rank] == below), rank, -1)
        over_seam[some] = flows & ((col < 0) | (col >= ncols))

    map_tiles(
        run.quietly(), find, row_bands((cells.size, 1), LINKED_AT_A_TIME)
    )  # a cell takes five times what is kept of it
    return receivers, over_seam


def _beginnings(receivers, over_seam, lake, gauged):
    """Return why a link begins in each river cell, 0 where none does; ``gauged`` are indices of gauges."""
    above = np.zeros(receivers.size, np.uint8)
    beginning = np.zeros(receivers.size, np.uint8)
    for some in row_bands((receivers.size, 1), LINKED_AT_A_TIME):
        flowing = np.flatnonzero(receivers[some] >= 0) + some.start
        to = receivers[flowing]
        if not flowing.size:
            continue
        # Where several flow into one the last decides, and nothing depends on that: there is a junction.
        beginning[to] = np.where(over_seam[flowing], SEAM, 0)
        shore = lake[to] != lake[flowing]
        beginning[to[shore]] = np.where(lake[to[shore]] == 0, LAKE_OUTLET, LAKE_INLET)
        first = to.min()
        counts = np.bincount(to - first)
        above[first : first + counts.size] += counts.astype(np.uint8)
    beginning[gauged[beginning[gauged] == 0]] = GAUGE
    beginning[above > 1] = JUNCTION
    beginning[above == 0] = HEAD
    return beginning


@kernel
def is_crossed(codes, river: Array, row: int, col: int) -> int:
    """Return 1 if rivers cross at the lower right corner of a cell, one of them along the diagonal from it, else 0."""
    if river[row + 1, col + 1] == 0 or river[row, col] == 0 or river[row, col + 1] == 0 or river[row + 1, col] == 0:
        return 0
    return 1 if codes[row, col + 1] == 3 or codes[row + 1, col] == 7 else 0


@kernel
def river_in_rows(codes: Codes, river: Codes, first_row: int, top: int, bottom: int) -> tuple[Indices, Codes, int]:
    """Return the river cells that have a direction in some rows, their directions, and how many rivers cross.

    The first row of ``codes`` and ``river`` is ``first_row``; they hold the rows beside those too.
    """
    ncols = codes.shape[1]
    count = 0
    for row in range(top - first_row, bottom - first_row):
        for col in range(ncols):
            count += river[row, col] != 0
    cells = np.empty(count, np.int64)
    own = np.empty(count, np.uint8)
    crossings = 0
    count = 0
    for row in range(top - first_row, bottom - first_row):
        for col in range(ncols):
            code = codes[row, col]
            if river[row, col] == 0 or code == NO_DIRECTION:
                continue
            cells[count] = (first_row + row) * ncols + col
            own[count] = code
            count += 1
            if code == 1 and col < ncols - 1:
                crossings += is_crossed(codes, river, row, col)
            elif code == 5 and col > 0:
                crossings += is_crossed(codes, river, row - 1, col - 1)
    return cells[:count], own[:count], crossings


@kernel
def measure_links(
    cells: Cells,
    codes: Codes,
    ncols: int,
    lengths: Values,
    receivers: Receivers,
    beginning: Codes,
    first: Indices,
    size: Indices,
    length: Values,
) -> Indices:
    """Write how many cells and metres each link has; return the first cell of the next link, -1 where a river ends.

    Cells are river cells, which these are told of: ``first`` are indices of these. The last step of a link may lead
    over the seam of a map.
    """
    below = np.full(first.size, -1, np.int64)
    for link in range(first.size):
        at = first[link]
        count = 1
        metres = 0.0
        while is_there(receivers[at]):
            metres += lengths[cells[at] // ncols, codes[at]]
            at = receivers[at]
            if beginning[at] != 0:
                below[link] = at
                break
            count += 1
        size[link] = count
        length[link] = metres
    return below


@kernel
def collect_cells(
    cells: Cells, receivers: Receivers, first: Indices, offsets: Indices, collected: Indices, begin: int, end: int
) -> None:
    """Write the cells of the links from ``begin`` to ``end``, each link's where its offset says."""
    for link in range(begin, end):
        at = first[link]
        collected[offsets[link]] = cells[at]
        for index in range(offsets[link] + 1, offsets[link + 1]):
            at = receivers[at]
            collected[index] = cells[at]


def distances_beyond(run: Run, codes: Codes, lengths: Values, links: RiverLinks) -> Values:
    """Return the distance in metres from the end of each river to where its water stays; 0 for links that flow on.

    A river may end before its water does: where the accumulation is unknown, for instance.
    """
    beyond = np.zeros(links.receiver.size, np.float64)
    ending = np.flatnonzero(links.receiver < 0)
    ending = ending[values_at(codes, links.last[ending]) != ENDS]
    _, beyond[ending] = walk_down(run, codes, links.last[ending], lengths)
    return beyond


def paint_links(run: Run, links: RiverLinks, values: Indices, raster: Integers) -> None:
    """Write the value of each link into its cells of a raster."""
    for begin in range(0, links.receiver.size, LINKS_AT_A_TIME):
        end = min(begin + LINKS_AT_A_TIME, links.receiver.size)
        cells = links.cells[links.offsets[begin] : links.offsets[end]]
        put_values(raster, cells, np.repeat(values[begin:end], np.diff(links.offsets[begin : end + 1])))
        run.report(end / links.receiver.size)
        run.check()
