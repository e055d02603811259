"""Every program writes the same water in its own numbers: what one has written, all can read."""

import numpy as np
import pytest
from headwaters.core.flow.directions.d8_cycles import find_cycle
from headwaters.core.flow.encodings.encoding_tables import ENCODINGS
from headwaters.core.flow.encodings.encodings import count_faults, decode, detect, encode, recognised, sum_falls
from headwaters.core.machine import jit
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from headwaters.core.run.run import Cancelled, Run
from hypothesis import given
from hypothesis import strategies as some

from ....support import Impatient, examples, random_dem
from ..flows import anywhere, arrows, random_flow, steepest, target

LARGE = pytest.mark.skipif(not jit.compiled(), reason="too many cells for plain Python")
WITH_ENDS = [name for name, encoding in ENCODINGS.items() if encoding.end is not None]
WITHOUT_ENDS = [name for name in ENCODINGS if name not in WITH_ENDS]
EVERYWHERE = {"a star": "↖↑↗\n←o→\n↙↓↘", "a pit": "↘↓↙\n→o←\n↗↑↖", "voids": "→.←\n...\n↗.o"}

# Every neighbour of a cell in the middle, from north-west to south-east, as the manuals of the programs print them.
ROSES = {
    "esri": [[32, 64, 128], [16, None, 1], [8, 4, 2]],
    "whitebox": [[64, 128, 1], [32, None, 2], [16, 8, 4]],
    "grass": [[3, 2, 1], [4, None, 8], [5, 6, 7]],
    "taudem": [[4, 3, 2], [5, None, 1], [6, 7, 8]],
    "saga": [[7, 0, 1], [6, None, 2], [5, 4, 3]],
    "pygeoprocessing": [[3, 2, 1], [4, None, 0], [5, 6, 7]],
    "richdem": [[2, 3, 4], [1, None, 5], [8, 7, 6]],
    "pcraster": [[7, 8, 9], [4, None, 6], [1, 2, 3]],
}


def all_valid(values):
    """Return that every cell is valid."""
    return np.ones(np.shape(values), bool)


def enclosed_ends(codes):
    """Return the ends that have eight neighbours, all with a direction or an end."""
    wide = np.pad(codes, 1, constant_values=NO_DIRECTION)
    nrows, ncols = codes.shape
    beside = [wide[1 + r : 1 + r + nrows, 1 + c : 1 + c + ncols] for r, c in zip(ROW_OFFSETS, COLUMN_OFFSETS)]
    return (codes == ENDS) & np.all(np.array(beside) != NO_DIRECTION, axis=0)


@pytest.mark.parametrize("name", ENCODINGS)
def test_the_compass_rose_of_each_program_is_read_and_written(name):
    """Water in the middle of a raster goes where the manual says, to each of the eight sides."""
    for row, col in [(r, c) for r in range(3) for c in range(3) if (r, c) != (1, 1)]:
        values = np.full((3, 3), 6 if name == "pcraster" else 1, np.uint8)
        values[1, 1] = ROSES[name][row][col]
        codes, unknown, _ = decode(Run(), values, all_valid(values), name)
        assert unknown == 0
        assert target(codes, 1, 1) == (row, col)
        codes = np.full((3, 3), ENDS, np.uint8)
        codes[1, 1] = next(code for code in range(8) if (ROW_OFFSETS[code], COLUMN_OFFSETS[code]) == (row - 1, col - 1))
        assert encode(Run(), codes, name)[0][1, 1] == ROSES[name][row][col]


@examples(100)
@given(some.sampled_from(WITH_ENDS), some.integers(0, 10**6), some.integers(1, 9), some.integers(1, 9))
def test_what_is_written_is_read_again(name, seed, nrows, ncols):
    """Every direction, end and void, in encodings that have a value for ends."""
    codes = anywhere(seed, (nrows, ncols))
    values, valid, lost = encode(Run(), codes, name)
    again, unknown, first = decode(Run(), values, valid, name)
    assert (lost, unknown, first) == (0, 0, -1)
    assert np.array_equal(again, codes)
    assert np.array_equal(valid, codes != NO_DIRECTION)


@examples(100)
@given(some.sampled_from(WITHOUT_ENDS), some.integers(0, 10**6), some.integers(1, 9), some.integers(1, 9))
def test_without_a_value_for_ends_only_enclosed_ends_are_lost(name, seed, nrows, ncols):
    """They lose their direction and are counted; paths that led into them end one cell earlier. All else is kept."""
    codes = anywhere(seed, (nrows, ncols))
    enclosed = enclosed_ends(codes)
    values, valid, lost = encode(Run(), codes, name)
    again, unknown, _ = decode(Run(), values, valid, name)
    assert lost == np.count_nonzero(enclosed)
    assert unknown == 0
    expected = np.where(enclosed, NO_DIRECTION, codes)
    for row, col in np.argwhere(codes < 8):
        if enclosed[target(codes, row, col)]:
            expected[row, col] = ENDS
    assert np.array_equal(again, expected)


@pytest.mark.parametrize("name", WITHOUT_ENDS)
def test_an_outlet_points_out_where_there_is_no_value_for_it(name):
    """Off the raster or into a void: no program that reads it lets the water flow back."""
    codes = arrows("o→o\n ↓.o\n oo.")
    values, _, lost = encode(Run(), codes, name)
    assert lost == 0
    directions = {value: code for code, value in enumerate(ENCODINGS[name].directions)}
    for row, col in np.argwhere(codes == ENDS):
        code = directions[values[row, col]]
        r, c = row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]
        assert not (0 <= r < 3 and 0 <= c < 3) or codes[r, c] == NO_DIRECTION


@pytest.mark.parametrize("name", ENCODINGS)
@pytest.mark.parametrize("dtype", ["uint8", "int16", "uint16", "int32", "uint32", "int64", "float32", "float64"])
def test_the_type_of_the_raster_changes_nothing(name, dtype):
    """Whole numbers are whole numbers; what stands in cells without data does not matter."""
    codes = random_flow(3, (12, 14))
    values, valid, _ = encode(Run(), codes, name)
    expected, *_ = decode(Run(), values, valid, name)
    values = values.astype(dtype)
    values[~valid] = 77
    if values.dtype.kind == "f":
        values[~valid] = np.nan
    again, unknown, _ = decode(Run(), values, valid, name)
    assert unknown == 0
    assert np.array_equal(again, expected)


def test_bytes_with_a_sign_are_directions_too():
    """GRASS writes ends and ways out of the region below zero; NumPy 2 compares no number with a type that lacks it."""
    values = np.array([[-8, 8, 2, 0], [1, 3, 5, -4]])
    expected, *_ = decode(Run(), values, all_valid(values), "grass")
    codes, unknown, _ = decode(Run(), values.astype(np.int8), all_valid(values), "grass")
    assert unknown == 0
    assert np.array_equal(codes, expected)


@pytest.mark.parametrize("dtype", ["int16", "int32", "uint16", "float32", "float64"])
@pytest.mark.parametrize("name", ENCODINGS)
def test_values_that_are_no_directions_are_counted_and_the_first_is_named(name, dtype):
    """Large, negative, broken: all but the codes of the encoding."""
    wrong = [77, 300, 1000] + ([] if dtype[0] == "u" else [-9, -129, -1000])
    wrong += [2.5, np.inf, -np.inf] if dtype[0] == "f" else []
    values = np.full((30, 40), 4, dtype)
    values[7, 3 : 3 + len(wrong)] = wrong
    codes, unknown, first = decode(Run(), values, all_valid(values), name)
    assert unknown == len(wrong)
    assert first == 7 * 40 + 3
    assert np.all(codes[7, 3 : 3 + len(wrong)] == NO_DIRECTION)
    values[7] = 4
    assert decode(Run(), values, all_valid(values), name)[1:] == (0, -1)


def test_water_that_leaves_the_raster_or_enters_a_void_ends_there():
    """Whatever the way out."""
    for drawing in EVERYWHERE.values():
        codes = arrows(drawing)
        table = np.full(256, 255, np.uint8)
        table[:8], table[ENDS] = ENCODINGS["esri"].directions, 0
        values = table[codes]
        again, *_ = decode(Run(), values, values != 255, "esri")
        for row, col in np.ndindex(codes.shape):
            into = target(codes, row, col)
            keeps = codes[row, col] == NO_DIRECTION or (into is not None and codes[into] != NO_DIRECTION)
            assert again[row, col] == (codes[row, col] if keeps else ENDS)


def test_special_values_are_read_as_their_programs_mean_them():
    """HydroSHEDS has 0 at the coast, 247 in the sea, 255 in inland sinks; GRASS has -4 where water leaves to the west;
    SAGA has -1 in sinks."""
    values = np.array([[1, 1, 0, 247, 255]], np.int16)
    assert decode(Run(), values, all_valid(values), "esri")[0].tolist() == [[0, 0, ENDS, NO_DIRECTION, NO_DIRECTION]]
    values = np.array([[4, -4, 4, 0, -8]], np.int16)
    assert decode(Run(), values, all_valid(values), "grass")[0].tolist() == [[ENDS, ENDS, 4, ENDS, ENDS]]
    values = np.array([[2, 2, -1, 6]], np.int16)
    assert decode(Run(), values, all_valid(values), "saga")[0].tolist() == [[0, 0, ENDS, 4]]


@pytest.mark.parametrize("name", ENCODINGS)
def test_threads_and_the_rows_that_each_takes_change_nothing(name, monkeypatch):
    """Nor do voids, pits and the edges between rows."""
    codes = random_flow(9, (33, 21))
    expected = encode(Run(threads=1), codes, name)
    readings = detect(Run(threads=1), *expected[:2])
    decoded = decode(Run(), *expected[:2], name, 1)
    monkeypatch.setattr("headwaters.core.flow.encodings.encodings.CODED_AT_A_TIME", 70)
    for threads in (1, 3):
        values, valid, lost = encode(Run(threads=threads), codes, name)
        assert np.array_equal(values, expected[0]) and np.array_equal(valid, expected[1])
        assert lost == expected[2]
        assert np.array_equal(decode(Run(threads=threads), values, valid, name)[0], decoded[0])
        assert detect(Run(threads=threads), values, valid) == readings


@LARGE
@pytest.mark.parametrize("name", ENCODINGS)
@pytest.mark.parametrize("seed", [1, 2, 5])
def test_the_program_that_wrote_a_raster_is_recognised_by_the_water_alone(name, seed):
    """On land large enough: only the right code lets no two cells point at each other."""
    values, valid, _ = encode(Run(), random_flow(seed, (120, 150)), name)
    assert detect(Run(), values, valid)[0] == name


@LARGE
@pytest.mark.parametrize("name", ENCODINGS)
@pytest.mark.parametrize("band_cells", [1 << 18, 900])
def test_a_glance_at_some_rows_recognises_the_program(name, band_cells, monkeypatch):
    """At all of them or at every third band, on land large enough; and the directions are those that were written."""
    monkeypatch.setattr("headwaters.core.flow.encodings.encodings.CODED_AT_A_TIME", band_cells)
    values, valid, _ = encode(Run(), random_flow(5, (120, 150)), name)
    codes, found = recognised(Run(), values, valid)
    assert found == name
    assert np.array_equal(codes, decode(Run(), values, valid, name)[0])


@examples(60)
@given(some.sampled_from(sorted(ENCODINGS)), some.integers(0, 10**6), some.booleans())
def test_what_a_glance_tells_is_what_all_cells_tell(name, seed, falling):
    """Directions down a DEM, or anywhere, with cycles: these are never taken for right."""
    written = random_flow(seed, (14, 16)) if falling else anywhere(seed, (5, 4))
    values, valid, _ = encode(Run(), written, name)
    told = recognised(Run(), values, valid)
    if told is not None:
        codes, found = told
        assert found == detect(Run(), values, valid)[0]
        assert find_cycle(Run(), codes) == -1


def test_a_cycle_where_no_glance_falls_is_no_mistake(monkeypatch):
    """Three cells in a circle, below all rows that are looked at: whoever wrote that, it is left to a closer look."""
    monkeypatch.setattr("headwaters.core.flow.encodings.encodings.CODED_AT_A_TIME", 6)
    codes = np.tile(arrows("↓↓↓↓↓↓"), (20, 1))
    codes[0, 0], codes[-1] = 7, ENDS  # no other program writes a nine
    codes[16:18, 2:4] = arrows("→↓\n↑←")
    values, valid, _ = encode(Run(), codes, "pcraster")
    assert recognised(Run(), values, valid) is None
    codes[17, 2] = ENDS
    values, valid, _ = encode(Run(), codes, "pcraster")
    assert recognised(Run(), values, valid)[1] == "pcraster"


@pytest.mark.parametrize("name", ENCODINGS)
@pytest.mark.parametrize("seed", range(4))
def test_heights_settle_what_the_water_alone_does_not(name, seed):
    """A slope of a few cells: many codes may be right, one goes down."""
    z = np.add.outer(np.arange(6.0), np.arange(7.0) / 2) + np.random.default_rng(seed).random((6, 7)) / 9
    z = np.rot90(z, seed)
    codes = steepest(z, all_valid(z))
    values, valid, _ = encode(Run(), codes, name)
    holey = z.copy()
    holey[2, 1:4] = np.nan
    for heights in (z, holey):
        found, _ = detect(Run(), values, valid, heights)
        assert np.array_equal(decode(Run(), values, valid, found)[0], decode(Run(), values, valid, name)[0])


def test_a_slope_that_says_nothing_stays_undecided():
    """All cells hold 1: water may go east, north-east, west … and no number tells. Heights do."""
    values = np.ones((9, 9), np.uint8)
    found, readings = detect(Run(), values, all_valid(values))
    assert found is None
    assert {reading.name for reading in readings} >= {"esri", "whitebox", "richdem", "pcraster"}
    assert not any(reading.has_cycle for reading in readings)
    up_to_the_east = np.tile(np.arange(9.0), (9, 1))
    assert detect(Run(), values, all_valid(values), up_to_the_east)[0] == "richdem"
    assert detect(Run(), values, all_valid(values), -up_to_the_east)[0] == "esri"
    assert detect(Run(), values, all_valid(values), np.zeros((9, 9)))[0] is None


def test_two_codes_that_say_the_same_are_not_two_answers():
    """Voids and one pit: whatever the program, it is a pit. No answer is missing, and the first name is as good."""
    values = np.array([[0]], np.uint8)
    found, readings = detect(Run(), values, all_valid(values))
    assert found is not None
    assert all(reading.name in ENCODINGS for reading in readings)


def test_no_program_is_named_where_none_writes_such_numbers():
    """A raster of heights or of classes."""
    values = np.arange(12, dtype=np.float32).reshape(3, 4) + 100
    assert detect(Run(), values, all_valid(values)) == (None, [])


def test_pairs_are_what_rules_the_wrong_codes_out():
    """South-east beside north-west: in the code of another program these are east and west."""
    values = np.array([[2, 32], [1, 1]], np.uint8)
    name, readings = detect(Run(), values, all_valid(values))
    assert name == "esri"
    assert {reading.name: reading.pairs for reading in readings} == {"esri": 0, "whitebox": 1}


@pytest.mark.parametrize("work", ["decode", "encode", "detect", "recognised"])
def test_work_can_be_cancelled(work, monkeypatch):
    """After the first rows."""
    monkeypatch.setattr("headwaters.core.flow.encodings.encodings.CODED_AT_A_TIME", 50)

    codes = random_flow(2, (30, 30))
    values, valid, _ = encode(Run(), codes, "esri")
    with pytest.raises(Cancelled):
        if work == "decode":
            decode(Impatient(), values, valid, "esri")
        elif work == "encode":
            encode(Impatient(), codes, "esri")
        else:
            {"detect": detect, "recognised": recognised}[work](Impatient(), values, valid)


def test_random_dems_have_pits_and_voids_here():
    """What the tests above say of ends and voids is not said of nothing."""
    z, valid = random_dem(3, (40, 40))
    codes = steepest(z, valid)
    assert np.count_nonzero(codes == NO_DIRECTION) > 10
    assert np.count_nonzero(enclosed_ends(codes)) > 3


@pytest.mark.parametrize("seed", range(10))
def test_faults_of_any_codes_are_those_counted_cell_by_cell(seed):
    rng = np.random.default_rng(seed)
    codes = rng.choice([*range(8), ENDS, NO_DIRECTION], (60, 6), p=[0.11] * 8 + [0.08, 0.04]).astype(np.uint8)
    codes[[0, -1]] = NO_DIRECTION
    wide = np.pad(codes, ((0, 0), (1, 1)), constant_values=NO_DIRECTION)
    pairs = crossings = pits = 0
    for row in range(1, 59):
        for col in range(6):
            code = int(codes[row, col])
            if code < 8:
                pairs += int(wide[row + ROW_OFFSETS[code], col + 1 + COLUMN_OFFSETS[code]]) == (code + 4) % 8
            around = wide[row - 1 : row + 2, col : col + 3]
            pits += code == ENDS and (around != NO_DIRECTION).all()
            square = wide[row : row + 2, col + 1 : col + 3]
            falls, rises = square[0, 0] == 1 or square[1, 1] == 5, square[0, 1] == 3 or square[1, 0] == 7
            crossings += col < 5 and falls and rises
    assert count_faults(codes) == ((codes != NO_DIRECTION).sum(), pits, pairs // 2, crossings)


@pytest.mark.parametrize("seed", range(10))
def test_the_falls_of_all_steps_are_summed_where_both_heights_are_known(seed):
    rng = np.random.default_rng(seed)
    codes = rng.choice([*range(8), ENDS, NO_DIRECTION], (5, 6)).astype(np.uint8)
    codes[:, [0, -1]] = ENDS
    heights = np.where(rng.random((7, 6)) < 0.2, np.nan, rng.normal(100, 30, (7, 6)))
    total = 0.0
    for (row, col), code in np.ndenumerate(codes):
        if code < 8:
            fall = heights[row + 1, col] - heights[row + 1 + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]]
            total += 0.0 if np.isnan(fall) else fall / np.hypot(ROW_OFFSETS[code], COLUMN_OFFSETS[code])
    assert sum_falls(codes, heights) == pytest.approx(total)
