"""Flow directions that other programs have written, or are to read; and which program wrote a raster."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import NamedTuple

import numpy as np

from ...arrays import Array, Codes, Heights, Integers, Mask
from ...machine.jit import kernel, unsigned
from ...raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from ...raster.storage import pass_on, raster_of, rows_with_rim, values_at
from ...raster.tiles import row_bands
from ...run.run import Run
from ..directions.d8_cycles import find_cycle
from .encoding_tables import ENCODINGS, GREATEST_CODE, LEAST_CODE, NO_CODE

CODED_AT_A_TIME = 1 << 18  # cells decoded at a time
DECODING_BYTES_PER_CELL = 2  # codes and what decoding them takes
MOST_PITS = 0.02  # of the cells, where another reading has fewer
CLEARLY_MORE = 10  # times as many crossings rule a reading out
MOST_GLANCES = 8  # at some rows each


class EncodingEvidence(NamedTuple):
    """A raster as one encoding reads it, and what speaks for and against it."""

    name: str
    pairs: int  # cells that point at each other, two by two
    has_cycle: bool  # of any length
    pits: float  # share of the cells with a direction where a path ends although the flow goes on all around
    fall: float  # of the steps, each over 1 or √2, for each cell; 0 without heights
    crossings: int  # of diagonal steps: steepest descent has none


def decode(run: Run, values: Integers, valid: Mask, encoding: str, gauges: tuple = ()) -> tuple[Codes, int, int]:
    """Return the directions in the core's codes, how many valid cells hold no code, and the first of them or -1.

    Cells without a code have no direction. A direction that leaves the raster or enters a cell without direction
    becomes ENDS, unless that cell is one of the ``gauges``: then water goes on into it and ends there.

    Parameters
    ----------
    values : raster of any real type, whole numbers where it is a raster of directions
    valid : boolean raster; cells that are not valid have no direction
    encoding : a name among ENCODINGS
    gauges : cells counted row by row; those of them without direction into which no direction leads stay without
    """
    codes = run.empty(values.shape, np.uint8)
    look_up = partial(look_up_rows, ENCODINGS[encoding].table(), codes)
    found = pass_on(run, look_up, values, valid, CODED_AT_A_TIME)
    unknown = sum(part.unknown for part in found)
    first = next((part.first for part in found if part.unknown), -1)
    return with_ends(run, codes, found, gauges), unknown, first


class RowsFound(NamedTuple):
    """What was found in some rows while their directions were looked up."""

    rows: slice
    without: int  # cells without direction
    unknown: int  # valid cells without a code
    first: int  # of these, or -1


def look_up_rows(table: Array, codes: Codes, rows: slice, values: Array, valid: Mask) -> RowsFound:
    """Write the directions that a table has for the values of whole rows; those that leave the raster become ENDS."""
    nrows, ncols = codes.shape
    part, unknown = _looked_up(values, valid, table)
    top, bottom = rows.start == 0, rows.stop == nrows
    for side, offsets, out in (
        (part[:, :1], COLUMN_OFFSETS, -1),
        (part[:, -1:], COLUMN_OFFSETS, 1),
        (part[:1][:top], ROW_OFFSETS, -1),
        (part[-1:][:bottom], ROW_OFFSETS, 1),
    ):
        side[np.isin(side, np.flatnonzero(np.array(offsets) == out))] = ENDS
    codes[rows] = part
    count = int(np.count_nonzero(unknown))
    first = rows.start * ncols + int(np.argmax(unknown)) if count else -1
    return RowsFound(rows, int(np.count_nonzero(part == NO_DIRECTION)), count, first)


def with_ends(run: Run, codes: Codes, found: list[RowsFound], gauges: tuple = ()) -> Codes:
    """Return directions that were looked up, with ENDS where one enters a cell without; ``gauges`` as of `decode`.

    ``found`` is what `look_up_rows` tells of all rows, from the top. Only those near a cell without are looked at.
    """
    without = np.array([0, *(part.without for part in found), 0])
    near = without[:-2] + without[1:-1] + without[2:] > 0
    if not near.any():
        return codes
    gauges = _entered_gauges(codes, np.unique(np.asarray(gauges, np.int64)))
    with run.renewed(codes) as ended:
        jobs = [part.rows for part, is_near in zip(found, near) if is_near or ended is not codes]
        run.map(partial(_end_rows, codes, ended, gauges), jobs)
    return ended


def _end_rows(codes, ended, gauges, rows):
    """Write some rows of directions with ENDS at gauges, and where one enters a cell without."""
    wide = rows_with_rim(codes, rows, NO_DIRECTION)
    begin, size = (rows.start - 1) * codes.shape[1], wide.size
    wide.reshape(-1)[gauges[(gauges >= begin) & (gauges < begin + size)] - begin] = ENDS
    part = np.array(wide[1:-1])
    end_paths(wide, part)
    ended[rows] = part


def _entered_gauges(codes, gauges):
    """Return the gauges without direction that some direction enters."""
    nrows, ncols = codes.shape
    gauges = gauges[values_at(codes, gauges) == NO_DIRECTION]
    row, col = np.divmod(gauges, ncols)
    entered = np.zeros(gauges.size, bool)
    for code, (down, right) in enumerate(zip(ROW_OFFSETS, COLUMN_OFFSETS)):
        above, left = row - down, col - right
        inside = (above >= 0) & (above < nrows) & (left >= 0) & (left < ncols)
        entered[inside] |= values_at(codes, above[inside] * ncols + left[inside]) == code
    return gauges[entered]


def codes_at(cells: Array, values: Array, valid: Array, encoding: str) -> Array:
    """Return the codes of some cells, counted row by row, as an encoding has them; the parameters are of `decode`."""
    return _looked_up(values_at(values, cells), values_at(valid, cells), ENCODINGS[encoding].table())[0]


def _looked_up(values, valid, table):
    """Return the directions that a table has for values, none where it has no code, and which cells these are."""
    if values.dtype == np.uint8:
        of_bytes = table[_places(np.arange(256, dtype=np.uint8))]
        values, valid = np.require(values, None, ["C", "W"]), np.require(valid, np.bool_, ["C", "W"])
        codes, unknown = np.empty_like(values), np.empty_like(valid)
        look_up_bytes(values.reshape(-1), valid.reshape(-1), of_bytes, codes.reshape(-1), unknown.reshape(-1))
        return codes, unknown
    codes = table[_places(values)]
    codes[~valid] = NO_DIRECTION
    unknown = codes == NO_CODE
    codes[unknown] = NO_DIRECTION
    return codes, unknown


@kernel
def look_up_bytes(values: Codes, valid: Mask, table: Codes, codes: Codes, unknown: Mask) -> None:
    """Write the directions that a table has for the values of some cells, none for NO_CODE; that is ``unknown``."""
    for cell in range(unsigned(values.size)):
        code = table[unsigned(values[cell])] if valid[cell] else np.uint8(NO_DIRECTION)
        unknown[cell] = code == NO_CODE
        codes[cell] = np.uint8(NO_DIRECTION) if code == NO_CODE else code


def encode(run: Run, codes: Codes, encoding: str) -> tuple[Codes, Mask, int]:
    """Return the directions in the values of ``encoding`` (uint8), where they are valid, and how many ends are lost.

    An encoding without a value for ends writes a direction there that leaves the raster or enters a cell without
    direction; an end that has no such neighbour is lost: it has no direction in the result.
    """
    foreign = ENCODINGS[encoding]
    codes = raster_of(codes, np.uint8)
    values = run.empty(codes.shape, np.uint8)
    valid = run.empty(codes.shape, bool)
    look_up = partial(_encode_rows, codes, foreign.numbers(), foreign.end is not None, values, valid)
    return values, valid, sum(run.map(look_up, row_bands(codes.shape, CODED_AT_A_TIME)))


def _encode_rows(codes, table, has_end, values, valid, rows):
    """Write the values of some rows, and where they are valid; return how many ends are lost."""
    part = codes[rows]
    lost = 0
    if not has_end:
        part = np.array(part)
        lost = point_out(rows_with_rim(codes, rows, NO_DIRECTION), part)
    encoded = table[part]
    values[rows], valid[rows] = encoded, encoded != table[NO_DIRECTION]
    return lost


def detect(run: Run, values: Codes, valid: Mask, z: Heights | None = None) -> tuple[str | None, list[EncodingEvidence]]:
    """Return the name of the encoding that the raster is written in, or None, and how each that may be reads it.

    Only encodings that have a code for every valid value are tried, and those that read the same directions are one,
    the first of them. In the right one no two cells point at each other and no path runs in a circle. If several
    remain and there are heights ``z`` (NaN where unknown), the one that goes down most steeply wins; without heights,
    the one whose diagonal steps do not cross. None says that it cannot be decided.
    """
    candidates = _candidates(run, values, valid)
    readings: dict = {}
    for done, name in enumerate(candidates):
        digest, reading = _read_as(run.quietly(), values, valid, name, z)
        readings.setdefault(digest, reading)
        run.report((done + 1) / len(candidates))
    return _choose(list(readings.values())), list(readings.values())


def recognised(run: Run, values: Codes, valid: Mask, gauges: tuple = ()) -> tuple[Codes, str] | None:
    """Return the directions of a raster in the core's codes and the name of their encoding, where a glance tells it.

    None elsewhere: `detect` looks at all cells in each encoding. The parameters are those of `decode`.
    """
    bands = row_bands(values.shape, CODED_AT_A_TIME)
    bands = bands[:: -(-len(bands) // MOST_GLANCES)]
    names = _candidates(run, values, valid)
    name = _choose([_at_a_glance(run, values, valid, each, bands) for each in names])
    if name is None:
        return None
    codes, *_ = decode(run.quietly(), values, valid, name, gauges)
    if find_cycle(run, codes) < 0:
        return codes, name
    run.remove(codes)
    return None


def _at_a_glance(run, values, valid, name, bands):
    """Return what some rows tell of an encoding."""
    look = partial(_faults_seen, values, valid, ENCODINGS[name].table())
    faults = run.quietly().map(look, bands)
    cells, pits, pairs, crossings = np.sum(faults, axis=0).tolist()
    return EncodingEvidence(name, pairs, pairs > 0, pits / max(cells, 1), 0.0, crossings)


def _faults_seen(values, valid, table, rows):
    """Return what `count_faults` tells of some rows alone."""
    codes, _ = _looked_up(values[rows], valid[rows], table)
    return count_faults(rows_with_rim(codes, slice(0, len(codes)), NO_DIRECTION))


def _candidates(run, values, valid):
    """Return the names of the encodings that have a code for every valid value."""
    seen = _values_seen(run.quietly(), values, valid)
    return [name for name, each in ENCODINGS.items() if not np.any(seen & (each.table() == NO_CODE))]


def _choose(readings):
    """Return the name of the one reading that can be right, or None."""
    possible = [reading for reading in readings if not reading.has_cycle]
    # Where one encoding has a direction, another may have its code for ends.
    possible = [reading for reading in possible if reading.pits <= MOST_PITS] or possible
    if len(possible) < 2:
        return possible[0].name if possible else None
    down, less_down = sorted(possible, key=lambda reading: -reading.fall)[:2]
    if down.fall > max(0.0, less_down.fall):
        return down.name
    tidy, less_tidy = sorted(possible, key=lambda reading: reading.crossings)[:2]
    return tidy.name if less_tidy.crossings > CLEARLY_MORE * (1 + tidy.crossings) else None


def _read_as(run, values, valid, name, z):
    """Return a digest of the directions that an encoding reads, and what tells whether they can be right."""
    codes, *_ = decode(run, values, valid, name)
    bands = row_bands(codes.shape, CODED_AT_A_TIME)
    faults = run.map(partial(_faults_in_rows, codes), bands)
    cells, pits, pairs, crossings = np.sum(faults, axis=0).tolist()
    has_cycle = pairs > 0 or find_cycle(run, codes) >= 0
    fall = 0.0
    if z is not None and not has_cycle:
        fall = sum(run.map(partial(_fall_in_rows, codes, z), bands)) / max(cells, 1)
    reading = EncodingEvidence(name, pairs, has_cycle, pits / max(cells, 1), fall, crossings)
    digest = hashlib.blake2b()
    for rows in bands:
        digest.update(codes[rows])
    run.remove(codes)
    return digest.digest(), reading


def _faults_in_rows(codes, rows):
    """Return what `count_faults` does."""
    return count_faults(rows_with_rim(codes, rows, NO_DIRECTION))


def _fall_in_rows(codes, z, rows):
    """Return what `sum_falls` does."""
    return sum_falls(codes[rows], rows_with_rim(z, rows, np.nan))


def _places(values):
    """Return where the codes of values stand in a table; what is no whole number or too large stands at its end."""
    if values.dtype == np.uint8:
        return values.astype(np.int16) - LEAST_CODE
    with np.errstate(invalid="ignore"):
        near = values
        if values.dtype.itemsize > 1:  # smaller ones hold neither of the limits, nor anything beyond
            near = np.minimum(near, GREATEST_CODE + 1)
            near = near if near.dtype.kind == "u" else np.maximum(near, LEAST_CODE)
        whole = near.astype(np.int16)
    return np.where(whole == values, whole, GREATEST_CODE + 1) - LEAST_CODE


def _values_seen(run, values, valid):
    """Return which values from LEAST_CODE to GREATEST_CODE, and beyond, valid cells have."""
    bands = row_bands(values.shape, CODED_AT_A_TIME)
    return np.any(run.map(partial(_values_in_rows, values, valid), bands), axis=0)


def _values_in_rows(values, valid, rows):
    """Return what `_values_seen` does, of some rows."""
    seen = np.zeros(GREATEST_CODE + 2 - LEAST_CODE, bool)
    seen[_places(values[rows])[valid[rows]]] = True
    return seen


@kernel
def end_paths(codes: Codes, part: Codes) -> None:
    """Write ENDS into ``part``, whole rows of directions, where one leaves the raster or enters a cell without.

    ``codes`` has one row more above and below, without directions beyond the raster.
    """
    nrows, ncols = part.shape
    for row in range(nrows):
        closed = _have_directions(codes[row : row + 3])
        for col in range(0, ncols, max(1, ncols - 1) if closed else 1):  # where all have one, only the sides lead out
            code = part[row, col]
            if code < ENDS:
                r = row + 1 + ROW_OFFSETS[code]
                c = col + COLUMN_OFFSETS[code]
                if not 0 <= c < ncols or codes[r, c] == NO_DIRECTION:
                    part[row, col] = ENDS


@kernel
def _have_directions(codes):
    """Tell whether all cells of some rows have a direction or an end."""
    void = 0
    for row in range(codes.shape[0]):
        for col in range(codes.shape[1]):
            void += codes[row, col] == NO_DIRECTION
    return void == 0


@kernel
def point_out(codes: Codes, part: Codes) -> int:
    """Write into ``part``, whole rows of directions, for each end a direction that leaves the flow.

    That is the first that leads off the raster or to a cell without direction; return for how many there is none.
    ``codes`` has one row more above and below, without directions beyond the raster.
    """
    ncols = codes.shape[1]
    lost = 0
    for row in range(part.shape[0]):
        for col in range(ncols):
            if part[row, col] != ENDS:
                continue
            part[row, col] = NO_DIRECTION
            for code in range(8):
                r = row + 1 + ROW_OFFSETS[code]
                c = col + COLUMN_OFFSETS[code]
                if not 0 <= c < ncols or codes[r, c] == NO_DIRECTION:
                    part[row, col] = code
                    break
            if part[row, col] == NO_DIRECTION:
                lost += 1
    return lost


@kernel
def count_faults(codes: Codes) -> tuple[int, int, int, int]:
    """Return how many cells of some rows have a direction or an end, and what is odd about them: three numbers.

    These are ends that have no edge and no cell without direction beside them, pairs of cells that point at each other,
    and squares of four cells where diagonal steps cross. ``codes`` has one row more above and below, without directions
    beyond the raster, which no direction enters.
    """
    ncols = codes.shape[1]
    cells, pits, pairs, crossings = 0, 0, 0, 0
    for row in range(1, codes.shape[0] - 1):
        for col in range(ncols):
            code = codes[row, col]
            if code != NO_DIRECTION:
                cells += 1
            if code < 4:
                r = row + ROW_OFFSETS[code]
                c = col + COLUMN_OFFSETS[code]
                if 0 <= c < ncols and codes[r, c] == code + 4:
                    pairs += 1
            if code == ENDS and 0 < col < ncols - 1:
                pits += _is_enclosed(codes, row, col)
            if col < ncols - 1:
                falls = code == 1 or codes[row + 1, col + 1] == 5
                rises = codes[row, col + 1] == 3 or codes[row + 1, col] == 7
                if falls and rises:
                    crossings += 1
    return cells, pits, pairs, crossings


@kernel
def _is_enclosed(codes, row, col):
    """Tell whether all neighbours of a cell within the raster have a direction or an end."""
    enclosed = True
    for direction in range(8):
        if codes[row + ROW_OFFSETS[direction], col + COLUMN_OFFSETS[direction]] == NO_DIRECTION:
            enclosed = False
    return enclosed


@kernel
def sum_falls(codes: Codes, heights: Heights) -> float:
    """Return the sum of the falls of all steps from cells of some rows that have a height at both ends.

    ``heights`` are those of the rows, one more above and one more below.
    """
    ncols = codes.shape[1]
    aslant = np.sqrt(0.5)
    total = 0.0
    for row in range(codes.shape[0]):
        for col in range(ncols):
            code = codes[row, col]
            if code < ENDS:
                here = np.float64(heights[row + 1, col])
                there = heights[row + 1 + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]]
                fall = (here - there) * (1.0 if code % 2 == 0 else aslant)
                if np.isfinite(fall):
                    total += fall
    return total
