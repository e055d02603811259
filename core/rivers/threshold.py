"""Where rivers begin: the flow accumulation from which a cell is river."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from ..arrays import Array, Codes, Integers, Mask, Values
from ..raster.components import DRY, groups_on_rim, label_components
from ..raster.domain import dilated
from ..raster.neighbours import ENDS, NO_DIRECTION
from ..raster.raster import AnyRaster, Computed, OfRows, lazy
from ..raster.rims import steps_of
from ..raster.storage import pass_on, put_values, rows_with_rim, values_at
from ..raster.tiles import row_bands
from ..run.run import Run

USUAL_SHARE, LARGEST_SHARE = 0.01, 0.05  # of the cells that are to be river: usually, and where rivers would be few
FEW_SOURCES = 60  # where rivers begin; there are about twice as many links
COUNTED_AT_A_TIME = 1 << 18
BANDS_AT_FIRST = 8  # in which sources are looked for
DROPPED_BITS = 16  # of a 32-bit float: its exponent and seven binary digits tell values apart within a hundredth
CLASSES = 1 << (31 - DROPPED_BITS)
READABLE = (1, 2, 5)


def river_cells(
    run: Run, accumulation: Integers, valid: Mask, threshold: float, limit: float | None = None, unit: float = 1
) -> Mask:
    """Return where the accumulation is at least ``threshold`` and, with a ``limit``, at most that, both in ``unit``."""
    return _reaching(threshold, accumulation, valid, limit, unit).materialise(run)


def _reaching(threshold, accumulation, valid, limit=None, unit=1):
    """Return what `river_cells` does, computed when it is read."""
    return Computed(bool, partial(_between, threshold, limit, unit), accumulation, valid)


def keep_river(
    threshold: float, river: Mask, known: Mask, rows: slice, accumulation: Values, valid: Mask
) -> bool:
    """Write into rasters which cells of whole rows are river, as `river_cells` says, and which are known; are all?"""
    river[rows], known[rows] = _between(threshold, None, 1, accumulation, valid), valid
    return bool(valid.all())


def _between(threshold, limit, unit, accumulation, valid):
    """Return where the accumulation of some rows is not below the threshold, and not above the limit."""
    values = _in_unit(accumulation, unit)
    cells = valid & (values >= _comparable(threshold, values.dtype, math.ceil))
    if limit is not None:
        cells &= values <= _comparable(limit, values.dtype, math.floor)
    return cells


def across_holes(run: Run, river: Array, known: Array, codes: Array) -> Array:
    """Return river cells and those by which rivers cross holes in the accumulation that have directions.

    There a river that has begun goes on; none begins. What touches the rim or cells without a direction is no hole:
    so it is where water from beyond the edge was masked.
    """
    shape = codes.shape
    if not (~lazy(known)).any():
        return river
    unknown = (~lazy(known)).materialise(run)
    labels, count = label_components(run.quietly(), unknown)
    closed = np.ones(count + 1, bool)
    for rows in row_bands(shape, COUNTED_AT_A_TIME):
        closed[labels[rows][codes[rows] == NO_DIRECTION]] = False
    closed[groups_on_rim(labels)] = closed[DRY] = False
    goes_on = lazy(river).copy(run)
    steps = steps_of(shape[1])
    if closed.any():
        beside = OfRows(shape, bool, partial(_rows_beside, unknown))
        cells = (beside & river).cells(run)
        while cells.size:
            directions = values_at(codes, cells)
            cells = cells[directions < ENDS] + steps[directions[directions < ENDS]]
            cells = np.unique(cells[closed[values_at(labels, cells)] & ~values_at(goes_on, cells)])
            put_values(goes_on, cells, np.ones(cells.size, bool))
    for raster in (unknown, labels):
        run.remove(raster)
    return goes_on


def _rows_beside(cells, rows):
    """Return which cells of whole rows are among some cells or beside them."""
    return dilated(rows_with_rim(cells, rows, False))[1:-1]


def _in_unit(values, unit):
    """Return values as a raster in that unit would hold them."""
    return values if unit == 1 else values / unit


def _comparable(value, dtype, to_whole):
    """Return a number that compares with values of a type as they were written: whole, or as short as they are."""
    with np.errstate(over="ignore"):  # to infinity, which is right
        return to_whole(value) if dtype.kind in "iu" else dtype.type(value)


def automatic_threshold(
    run: Run, accumulation: Array, valid: Mask, share: float = USUAL_SHARE, unit: float = 1
) -> float | None:
    """Return the readable number (1, 2 or 5 times a power of ten) above which about ``share`` of the cells lie.

    It is a number of ``unit``; None when no cell has an accumulation above 0.
    """
    return threshold_of_share(_classes_of(run, accumulation, valid, unit), share)


def threshold_of_share(found: list[tuple], share: float = USUAL_SHARE) -> float | None:
    """Return what `automatic_threshold` does, by what `classes_in_rows` tells of all rows."""
    value = _value_exceeded_by(found, share)
    return None if value is None else readable_threshold(value[0], value[1])


def threshold_for_rivers(run: Run, accumulation: Values, valid: Mask, codes: Codes, unit: float = 1) -> float | None:
    """Return the automatic threshold, or a readable one below that where it would leave only a few rivers.

    ``codes`` are the directions. Small rasters have few rivers when one cell in a hundred is river.
    """
    threshold = automatic_threshold(run, accumulation, valid, USUAL_SHARE, unit)
    least = None
    while threshold is not None:
        if has_many_sources(run, _reaching(threshold, accumulation, valid, unit=unit), codes):
            break
        if least is None:
            least = automatic_threshold(run.quietly(), accumulation, valid, LARGEST_SHARE, unit)
        if threshold <= least:
            break
        threshold = readable_threshold(threshold / 2)
    return threshold


def has_many_sources(run: Run, river: AnyRaster, codes: Codes) -> bool:
    """Tell whether rivers begin in at least FEW_SOURCES cells.

    A few rows tell nearly always; while they do not, twice as many are looked at next.
    """
    work = partial(_sources_in_rows, river, codes)
    bands, found, begin = row_bands(codes.shape, COUNTED_AT_A_TIME), 0, 0
    while begin < len(bands) and found < FEW_SOURCES:
        end = 2 * begin + BANDS_AT_FIRST
        found += sum(run.quietly().map(work, bands[begin:end]))
        begin = end
    return found >= FEW_SOURCES


def _sources_in_rows(river, codes, rows):
    """Return the number of cells of some rows that are river and that no other river cell flows into."""
    near = slice(max(rows.start - 1, 0), min(rows.stop + 1, codes.shape[0]))
    return source_count(river[near], codes[near], slice(rows.start - near.start, rows.stop - near.start))


def source_count(river: Mask, codes: Codes, rows: slice = slice(None)) -> int:
    """Return the number of river cells, in some rows of an array, that no other one of the array flows into."""
    begins = river.ravel().copy()
    cells = np.flatnonzero(begins)
    directions = codes.ravel()[cells]
    flowing = directions < ENDS
    fed = cells[flowing] + steps_of(codes.shape[1])[directions[flowing]]
    begins[fed[(fed >= 0) & (fed < begins.size)]] = False
    return int(np.count_nonzero(begins.reshape(codes.shape)[rows]))


def readable_threshold(value: float, greatest: float = math.inf) -> float:
    """Return the number 1, 2 or 5 times a power of ten that is nearest to ``value`` by ratio, but not above another."""
    power = math.floor(math.log10(value))
    numbers = [float(f"{digit}e{exponent}") for exponent in (power - 1, power, power + 1) for digit in READABLE]
    return min((number for number in numbers if number <= greatest), key=lambda number: abs(math.log(number / value)))


def value_exceeded_by(
    run: Run, accumulation: Array, valid: Mask, share: float, unit: float
) -> tuple[float, float] | None:
    """Return the value that ``share`` of the valid cells reach, within a hundredth, and the greatest value."""
    return _value_exceeded_by(_classes_of(run, accumulation, valid, unit), share)


def _classes_of(run, accumulation, valid, unit):
    """Return what `classes_in_rows` tells of all rows."""
    with run.phase("Choosing the threshold", 1):
        return pass_on(run, partial(classes_in_rows, unit=unit), accumulation, valid, COUNTED_AT_A_TIME)


def _value_exceeded_by(found, share):
    """Return what `value_exceeded_by` does, by what `classes_in_rows` tells of all rows."""
    counts, cells, greatest = np.zeros(CLASSES, np.int64), 0, 0
    for classes, sizes, known, highest in found:
        counts[classes] += sizes
        cells, greatest = cells + known, max(greatest, highest)
    reached = np.cumsum(counts[::-1])[::-1]  # how many cells lie in each class or above
    if reached[0] == 0:
        return None
    wanted = min(max(1.0, share * cells), reached[0])
    lowest = np.flatnonzero(reached >= wanted)[-1]
    value = np.array(lowest << DROPPED_BITS, np.int32).view(np.float32)
    return max(float(value), float(np.finfo(np.float32).tiny)), float(greatest)


def classes_in_rows(_rows: slice, values: Values, known: Mask, unit: float = 1) -> tuple:
    """Return classes of positive values in some rows, the number of each, that of valid cells, and the greatest value.

    A class is the leading bits of a float, which grow with it.
    """
    counts, highest = np.zeros(CLASSES, np.int64), 0
    for some in row_bands(values.shape, COUNTED_AT_A_TIME):
        own, are_known = values[some], known[some]
        own = np.asarray(_in_unit(own.ravel() if are_known.all() else own[are_known], unit), np.float32)
        own = own if own.min(initial=1) > 0 else own[own > 0]
        counts += np.bincount(own.view(np.int32) >> DROPPED_BITS, minlength=CLASSES)
        highest = max(highest, own.max(initial=0))
    classes = np.flatnonzero(counts)
    return classes.astype(np.uint16), counts[classes], np.count_nonzero(known), highest
