"""River links: stretches of river from a source or a confluence to the next one, or to where the river ends.

A link owns its cells, each river cell belongs to one link. The cell where rivers meet is the first of the link below
them; lines of the links above run on into its centre. Where a river enters or leaves a lake a new link begins as well,
and where it crosses the seam of a map whose columns wrap round.
"""

from typing import NamedTuple

import numpy as np

from ..machine.jit import kernel
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from ..raster.tiles import map_tiles, row_bands
from ..run.progress import Progress

SIDE = 256  # rows looked at in one go, as long as that many columns
LINKS_AT_A_TIME = 1 << 14
BYTES_PER_CELL = 12  # the area, the river and the beginnings of links; more where a great part of the cells is river

HEAD, JUNCTION, INLET, OUTLET, SEAM = 1, 2, 3, 4, 5
BEGINNINGS = ("", "head", "junction", "lake inlet", "lake outlet", "seam")  # why a link begins in a cell


class RiverLinks(NamedTuple):
    """The links of a raster in the order of their first cells; see `trace_links`."""

    cells: np.ndarray  # int64, all cells of the first link downstream, then those of the next
    offsets: np.ndarray  # int64, where the cells of each link begin, and their number
    receiver: np.ndarray  # int64, the link that each flows into, -1 where its river ends
    length: np.ndarray  # metres from the first cell to the first of the receiver, or to its own last one
    beginning: np.ndarray  # uint8, HEAD, JUNCTION, INLET, OUTLET or SEAM
    zone: np.ndarray  # the lake that the link lies in, 0 outside of lakes
    crossings: int  # corners of cells at which two rivers cross; steepest descent has none

    @property
    def first(self):
        """The first cell of each link."""
        return self.cells[self.offsets[:-1]]

    @property
    def last(self):
        """The last cell of each link."""
        return self.cells[self.offsets[1:] - 1]

    @property
    def end(self):
        """The cell in which the line of each link ends: the first of the receiver, or the link's own last."""
        return np.where(self.receiver >= 0, self.first[self.receiver], self.last)

    @property
    def is_line(self):
        """Which links have a line: not those that begin and end in one cell."""
        return (self.receiver >= 0) | (np.diff(self.offsets) > 1)


def trace_links(codes, river, lengths, zone=None, periodic=False, threads=None, side=SIDE, progress=None):
    """Return the links of a river network as `RiverLinks`.

    Parameters
    ----------
    codes : directions 0…7, ENDS or NO_DIRECTION; water never runs in a circle
    river : which cells are river, boolean or uint8, if they have a direction; a river ends where it flows elsewhere
    lengths : metres from the cells of each row to their neighbours, (rows, 8)
    zone : the number of the lake that a cell lies in, 0 outside of lakes
    periodic : whether the first and the last column are neighbours: then directions may lead over the seam
    """
    progress = progress or Progress()
    periodic = bool(periodic)
    codes = np.require(codes, np.uint8, ["C", "W"])
    river = np.require(river, river.dtype, ["C", "W"]).view(np.uint8)
    zoned = zone is not None
    zone = np.require(zone, np.int32, ["C", "W"]) if zoned else np.zeros((1, 1), np.int32)
    lengths = np.require(lengths, np.float64, ["C", "W"])
    beginning = np.zeros(codes.shape, np.uint8)

    def begin_links(band):
        crossings = mark_beginnings(codes, river, zone, zoned, periodic, beginning, band.start, band.stop)
        return np.flatnonzero(beginning[band]) + band.start * codes.shape[1], crossings

    with progress.phase("Finding sources and confluences", 0.4):
        parts, crossings = zip(*map_tiles(begin_links, row_bands(codes.shape, side * side), threads, progress))
        first = np.concatenate(parts).astype(np.int64, copy=False)

    size = np.empty(first.size, np.int64)
    length = np.empty(first.size, np.float64)
    receiver = np.empty(first.size, np.int64)
    flat = codes.ravel(), river.ravel(), beginning.ravel()
    jobs = [(begin, min(begin + LINKS_AT_A_TIME, first.size)) for begin in range(0, first.size, LINKS_AT_A_TIME)]

    def measure(job):
        part = slice(*job)
        below = measure_links(*flat, lengths, first[part], size[part], length[part])
        receiver[part] = np.where(below >= 0, np.searchsorted(first, below), -1)

    def collect(job):
        begin, end = job
        collect_cells(flat[0], codes.shape[1], first, offsets, cells, begin, end)

    with progress.phase("Following the rivers", 0.4):
        map_tiles(measure, jobs, threads, progress)
    offsets = np.append(0, np.cumsum(size))
    cells = np.empty(offsets[-1], np.int64)
    with progress.phase("Collecting the cells of the rivers", 0.2):
        map_tiles(collect, jobs, threads, progress)
    lake = zone.ravel()[first] if zoned else np.zeros(first.size, np.int32)
    return RiverLinks(cells, offsets, receiver, length, beginning.ravel()[first], lake, sum(crossings))


@kernel
def is_crossed(codes, river, row, col):
    """Return 1 if rivers cross at the lower right corner of a cell, one of them along the diagonal from it, else 0."""
    if river[row + 1, col + 1] == 0 or river[row, col] == 0 or river[row, col + 1] == 0 or river[row + 1, col] == 0:
        return 0
    return 1 if codes[row, col + 1] == 3 or codes[row + 1, col] == 7 else 0


@kernel
def mark_beginnings(codes, river, zone, zoned, periodic, beginning, top, bottom):
    """Write why a link begins in each cell of the rows from ``top`` to ``bottom``; return how many rivers cross."""
    nrows, ncols = codes.shape
    crossings = 0
    for row in range(top, bottom):
        for col in range(ncols):
            if river[row, col] == 0 or codes[row, col] == NO_DIRECTION:
                continue
            above = 0
            upper_row = row
            upper_col = col
            from_beyond = False
            for direction in range(8):
                other_row = row + ROW_OFFSETS[direction]
                other_col = col + COLUMN_OFFSETS[direction]
                over_seam = other_col < 0 or other_col == ncols
                if other_row < 0 or other_row == nrows or (over_seam and not periodic):
                    continue
                other_col %= ncols
                if river[other_row, other_col] != 0 and codes[other_row, other_col] == (direction + 4) % 8:
                    above += 1
                    upper_row = other_row
                    upper_col = other_col
                    from_beyond = over_seam
            if above == 0:
                beginning[row, col] = HEAD
            elif above > 1:
                beginning[row, col] = JUNCTION
            elif zoned and zone[row, col] != zone[upper_row, upper_col]:
                beginning[row, col] = OUTLET if zone[row, col] == 0 else INLET
            elif from_beyond:
                beginning[row, col] = SEAM
            if codes[row, col] == 1 and col < ncols - 1:
                crossings += is_crossed(codes, river, row, col)
            elif codes[row, col] == 5 and col > 0:
                crossings += is_crossed(codes, river, row - 1, col - 1)
    return crossings


@kernel
def measure_links(codes, river, beginning, lengths, first, size, length):
    """Write how many cells and metres each link has; return the first cell of the next link, -1 where a river ends.

    Within a link no step leads over a seam, but the last one may.
    """
    ncols = codes.size // lengths.shape[0]
    below = np.full(first.size, -1, np.int64)
    for link in range(first.size):
        cell = first[link]
        count = 1
        metres = 0.0
        while codes[cell] < 8:
            direction = codes[cell]
            next_cell = (cell // ncols + ROW_OFFSETS[direction]) * ncols + (cell + COLUMN_OFFSETS[direction]) % ncols
            if river[next_cell] == 0 or codes[next_cell] == NO_DIRECTION:
                break
            metres += lengths[cell // ncols, direction]
            if beginning[next_cell] != 0:
                below[link] = next_cell
                break
            cell = next_cell
            count += 1
        size[link] = count
        length[link] = metres
    return below


@kernel
def collect_cells(codes, ncols, first, offsets, cells, begin, end):
    """Write the cells of the links from ``begin`` to ``end``, each link's where its offset says."""
    for link in range(begin, end):
        cell = first[link]
        cells[offsets[link]] = cell
        for index in range(offsets[link] + 1, offsets[link + 1]):
            direction = codes[cell]
            cell += ROW_OFFSETS[direction] * ncols + COLUMN_OFFSETS[direction]
            cells[index] = cell


def distances_beyond(codes, lengths, links, threads=None, progress=None):
    """Return the distance in metres from the end of each river to where its water stays; 0 for links that flow on.

    A river may end before its water does: where the accumulation is unknown, for instance.
    """
    flat = np.require(codes, np.uint8, ["C", "W"]).ravel()
    lengths = np.require(lengths, np.float64, ["C", "W"])
    beyond = np.zeros(links.receiver.size, np.float64)
    ending = np.flatnonzero(links.receiver < 0)
    ending = ending[flat[links.last[ending]] != ENDS]
    last = links.last[ending]

    def walk(begin):
        part = slice(begin, begin + LINKS_AT_A_TIME // 64)
        beyond[ending[part]] = distances_down(flat, lengths, last[part])

    jobs = range(0, ending.size, LINKS_AT_A_TIME // 64)
    map_tiles(walk, jobs, threads, progress)
    return beyond


@kernel
def distances_down(codes, lengths, cells):
    """Return the distance in metres from some cells to where the directions end."""
    ncols = codes.size // lengths.shape[0]
    metres = np.zeros(cells.size, np.float64)
    for index in range(cells.size):
        cell = cells[index]
        while codes[cell] < 8:
            direction = codes[cell]
            metres[index] += lengths[cell // ncols, direction]
            cell += ROW_OFFSETS[direction] * ncols + COLUMN_OFFSETS[direction]
    return metres


def paint_links(links, values, raster, threads=None, progress=None):
    """Write the value of each link into its cells of a raster."""
    flat = raster.reshape(-1)
    jobs = range(0, links.receiver.size, LINKS_AT_A_TIME)

    def paint(begin):
        end = min(begin + LINKS_AT_A_TIME, links.receiver.size)
        cells = links.cells[links.offsets[begin] : links.offsets[end]]
        flat[cells] = np.repeat(values[begin:end], np.diff(links.offsets[begin : end + 1]))

    map_tiles(paint, jobs, threads, progress)
