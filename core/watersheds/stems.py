"""Outlets of subbasins along stems, the rivers of most water: by a target area, or after Pfafstetter."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..flow.distance import steps_to_ends
from ..flow.folds.flow import Flow
from ..flow.receiver_sets import LOWEST_BIT, find_donors, sets_of_codes
from ..machine.indices import is_there
from ..machine.jit import kernel, unsigned
from ..network import main_tributary, topological_order
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from ..raster.raster import lazy
from ..raster.rims import steps_of
from ..raster.storage import in_place, raster_of, values_at
from ..raster.tiles import LARGE_TILE_SIDE, tile_rows, with_rim
from ..rivers.links import receivers_among
from .labels import outlets
from .river_cells import cells_of_paths

if TYPE_CHECKING:
    from ..arrays import Cells
    from ..raster.raster import AnyRaster

MOST_TRIBUTARIES = 4  # of a stem have a digit of their own
UP_TO_ONE = np.append(ENDS, LOWEST_BIT[1:]).astype(np.uint8)  # the direction up to the first of a set of donors
LOWEST_DIGIT = 1  # the digit of the land beside a mouth, which is not divided again


def outlets_by_area(run, codes, area, least, cuts=()) -> Cells:
    """Return the outlets of subbasins of about ``least`` square metres, going up from all ends of water.

    A subbasin begins at each tributary of at least that area, and on the stem whenever the land between has grown to
    it. So does pyflwdir, which counts what comes in at one junction with the land below it.

    Parameters
    ----------
    area : square metres that drain through each cell
    cuts : cells that are outlets in any case, from which the land between is counted anew
    """
    cells = (lazy(area) >= least).cells(run)
    receiver, _ = receivers_among(run, cells, values_at(codes, cells), codes.shape[1])
    water = values_at(area, cells)
    main, order = main_tributary(run, receiver, water), topological_order(run, receiver)
    aside = np.flatnonzero((receiver >= 0) & (main[receiver] != np.arange(cells.size)))
    beside = np.bincount(receiver[aside], water[aside], minlength=cells.size)
    begins = np.isin(cells, cuts)
    begins[aside] = True
    _divide_stems(receiver, order, water, beside, least, begins)
    return np.union1d(outlets(codes), cells[begins])


@kernel
def _divide_stems(receiver, order, water, beside, least, begins):
    """Mark where subbasins begin on stems; ``beside`` is what tributaries of at least that area bring to each cell."""
    held = np.empty(receiver.size, np.float64)  # what drains to the outlet below, less its tributaries
    for index in range(order.size - 1, -1, -1):
        cell = order[index]
        below = receiver[cell]
        if not is_there(below) or begins[cell]:
            held[cell] = water[cell]
        elif beside[below] > 0:
            held[cell] = held[below] - beside[below]
        elif held[below] - water[cell] >= least:
            begins[cell] = water[below] - water[cell] < least
            held[cell] = water[cell]
        else:
            held[cell] = held[below]


class CodedOutlets(NamedTuple):
    """Outlets of subbasins and the Pfafstetter code of each, with as many digits as there are levels."""

    cells: np.ndarray
    codes: np.ndarray


class Stems(NamedTuple):
    """Stems one after the other, each from its outlet up: their cells, where each begins, and the codes of all."""

    cells: np.ndarray
    begin: np.ndarray
    code: np.ndarray

    @property
    def first(self) -> Cells:
        """The outlet of each."""
        return self.cells[self.begin]


def pfafstetter_outlets(run, codes, area, depth, side=LARGE_TILE_SIDE) -> CodedOutlets:
    """Return the outlets of Pfafstetter subbasins: in all basins, divided ``depth`` times.

    The four largest tributaries of a stem have the digits 2, 4, 6 and 8 from the mouth up, the land between them 1, 3,
    5, 7 and 9 (Verdin and Verdin 1999, doi:10.1016/S0022-1694(99)00011-6). Of equal ones the first in row order is the
    larger; of two that meet the stem in one cell the larger has the lower digit, and no land lies between. What has the
    digit 1 is not divided again: so does pyflwdir, whose subbasins these are.
    """
    codes = raster_of(codes, np.uint8)
    up = main_upstream(run, codes, area, side)
    ends = outlets(codes)
    with Flow(run, up, side=side) as flow:
        stems = _stems_from(run, flow, up, ends, np.zeros(ends.size, np.int64))
        for _ in range(depth):
            run.check()
            stems = _divided(run, flow, codes, up, area, stems)
    run.remove(up)
    return CodedOutlets(stems.first, stems.code)


def main_upstream(run, codes, area, side=LARGE_TILE_SIDE) -> AnyRaster:
    """Return the direction up from each cell to the neighbour that brings the most water, ENDS where none does.

    Of several that bring the same it is the first in row order.
    """
    up = run.empty(codes.shape, np.uint8)
    tiles = [tile for row in tile_rows(codes.shape, side) for tile in row]
    run.map(partial(_turn_tile, codes, area, up), tiles)
    return up


def _turn_tile(codes, area, up, tile):
    """Write the directions up in a tile."""
    donors = find_donors(sets_of_codes(with_rim(codes, tile, np.uint8, NO_DIRECTION)))
    up[tile.window] = _turn(donors, *in_place(area, tile, 1))


@kernel
def _turn(donors, area, top, left):
    """Return the directions up in a tile that begins at ``top``, ``left`` of the ``area``.

    Most cells have one donor alone, or none. Others are looked at again as long as one is left, which may be better: so
    no branch depends on the terrain. Of the ``donors`` none is left then.
    """
    nrows, ncols = donors.shape
    up, flat, offset = np.empty(donors.shape, np.uint8), area.ravel(), steps_of(area.shape[1])
    several = np.empty(ncols, np.int64)  # columns of a row
    for row in range(nrows):
        begin, best, further = (row + top) * area.shape[1] + left, up[row], donors[row]
        count = _turn_to_first(further, best, several)
        while count > 0:
            to_see, count = several[:count], unsigned(0)
            for col in to_see:
                known, code = np.int64(best[unsigned(col)]), LOWEST_BIT[further[unsigned(col)]]
                own, other = flat[unsigned(begin + col + offset[code])], flat[unsigned(begin + col + offset[known])]
                is_better = (own > other) | ((own == other) & (offset[code] < offset[known]))
                best[unsigned(col)] = code if is_better else known
                further[unsigned(col)] &= further[unsigned(col)] - np.uint8(1)
                several[count] = col
                count += unsigned(further[unsigned(col)] != 0)
    return up


@kernel
def _turn_to_first(donors, up, several):
    """Write the direction up to the first donor of each cell of a row, and take it from them; return who has more."""
    count = unsigned(0)
    for col in range(unsigned(donors.size)):
        given = np.int64(donors[col])
        further = given & (given - 1)
        up[col] = UP_TO_ONE[unsigned(given)]
        donors[col] = further
        several[count] = col
        count += unsigned(further != 0)
    return count


def _stems_from(run, flow, up, first, code):
    """Return the `Stems` that lead up from some cells."""
    cells, begin = cells_of_paths(run, up, first, steps_to_ends(flow, first) + 1)
    return Stems(cells, begin[:-1], code)


def _divided(run, flow, codes, up, area, stems) -> Stems:
    """Return stems with their four largest tributaries, and cut where these come in; codes have a digit more."""
    side = _tributaries(codes, up, stems)
    order = np.lexsort((side.cells, -values_at(area, side.cells), side.stem))
    order = order[_rank(side.stem[order]) < MOST_TRIBUTARIES]
    order = order[np.argsort(side.into[order], kind="stable")]  # from the mouth up, the larger first
    side = Tributaries(*(each[order] for each in side))
    digit = 2 * (_rank(side.stem) + 1)
    _, alone = np.unique(side.into, return_index=True)
    above = side.into[alone] + 1  # where the land between begins, if the stem goes on there
    goes_on = above < np.append(stems.begin[1:], stems.cells.size)[side.stem[alone]]
    begin = np.concatenate((stems.begin, above[goes_on]))
    own = 10 * stems.code[side.stem]
    code = np.concatenate((10 * stems.code + 1, (own + digit + 1)[alone][goes_on]))
    order = np.argsort(begin, kind="stable")
    more = _stems_from(run, flow, up, side.cells, own + digit)
    return Stems(
        np.concatenate((stems.cells, more.cells)),
        np.concatenate((begin[order], more.begin + stems.cells.size)),
        np.concatenate((code[order], more.code)),
    )


class Tributaries(NamedTuple):
    """Cells that flow into stems, the place among the cells of stems that each flows into, and the stem."""

    cells: np.ndarray
    into: np.ndarray
    stem: np.ndarray


def _tributaries(codes, up, stems) -> Tributaries:
    """Return the tributaries that are no stems yet of those stems that are to be divided."""
    nrows, ncols = codes.shape
    row, col = np.divmod(stems.cells, ncols)
    main = values_at(up, stems.cells)
    found, into = [], []
    for code in range(8):
        above, beside = row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]
        inside = (above >= 0) & (above < nrows) & (beside >= 0) & (beside < ncols) & (main != code)
        inside = np.flatnonzero(inside)
        cells = above[inside] * ncols + beside[inside]
        flows = values_at(codes, cells) == (code + 4) % 8
        found.append(cells[flows])
        into.append(inside[flows])
    found, into = np.concatenate(found), np.concatenate(into)
    stem = np.searchsorted(stems.begin, into, "right") - 1
    new = ~np.isin(found, stems.first) & (stems.code[stem] % 10 != LOWEST_DIGIT)
    return Tributaries(found[new], into[new], stem[new])


def _rank(groups):
    """Return the place of each in its group; groups lie together."""
    begins = np.flatnonzero(np.diff(groups, prepend=-1))
    return np.arange(groups.size) - np.repeat(begins, np.diff(np.append(begins, groups.size)))
