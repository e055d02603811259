"""What an index says that may name nothing."""

from headwaters.core.machine.indices import is_cell, is_there


def test_all_from_0_on_are_there():
    assert [is_there(index) for index in (-2, -1, 0, 1, 7)] == [False, False, True, True, True]


def test_cells_are_those_of_the_raster():
    for row in range(-2, 6):
        for col in range(-2, 6):
            assert is_cell(row, col, 3, 4) == (row in range(3) and col in range(4))
