"""How chains of cells are laid, beside a list of cells that is cut and prolonged; each choice on whole heights."""

import numpy as np
import pytest
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, DIAGONAL, ROW_OFFSETS
from headwaters.core.terrain.courses.bed_chains import (
    DAMMED,
    TO_NOTHING,
    TO_SEA,
    Beds,
    ChainRoom,
    CourseCells,
    _is_corner,
    _let_down,
    _out_of_the_way,
    _own_water,
    _push_joint,
    _slot,
    _steepest,
    _touched,
    lay_chains,
    least_above,
)

AROUND = list(zip(ROW_OFFSETS, COLUMN_OFFSETS))
SIZE = 7  # rows and columns of cells


def way(direction):
    return DIAGONAL if direction % 2 else 1.0


class Cells:
    """Cells at random places with whole heights, some of earlier courses, and what lies around a place."""

    def __init__(self, seed):
        rng = np.random.default_rng(seed)
        places = rng.permutation(SIZE * SIZE)[: rng.integers(4, 40)]
        self.row, self.col = (each.astype(np.int64) for each in divmod(places, SIZE))
        count = places.size
        self.z = rng.integers(0, 6, count).astype(float)
        self.below = np.full(count, -1)
        for element in range(count):
            near = np.maximum(abs(self.row - self.row[element]), abs(self.col - self.col[element])) == 1
            lower = np.flatnonzero(near & (self.z < self.z[element]))
            if lower.size and rng.random() < 0.8:
                self.below[element] = rng.choice(lower)
        self.owner, self.on_path = rng.integers(0, 3, count), rng.integers(0, 3, 3)
        self.base, self.height = int(rng.integers(0, count + 1)), float(rng.integers(0, 8))
        at = {place: element for element, place in enumerate(zip(self.row.tolist(), self.col.tolist()))}
        self.place = tuple(map(int, rng.integers(0, SIZE, 2)))
        self.beside = np.array([at.get((self.place[0] + down, self.place[1] + right), -1) for down, right in AROUND])
        self.seen = [(direction, int(each)) for direction, each in enumerate(self.beside) if each >= 0]
        self.others = [(direction, each) for direction, each in self.seen if each < self.base]
        self.chains = Beds(self.row, self.col, self.z, self.below, self.owner)
        self.rng = rng


@pytest.mark.parametrize("seeds", range(5))
def test_a_cell_flows_to_the_steepest_of_its_water_downstream_else_to_its_own_lowest(seeds):
    for seed in range(100 * seeds, 100 * seeds + 100):
        land = Cells(seed)
        last = int(land.rng.choice([TO_SEA, *(each for _, each in land.seen)]))
        downstream = [(d, each) for d, each in land.others if each == last or land.on_path[land.owner[each]] == 1]
        own = [each for _, each in land.seen if each >= land.base] + [last] * (last >= land.base)
        wanted = min(own, default=last)
        if downstream:
            wanted = max(downstream, key=lambda each: (land.height - land.z[each[1]]) / way(each[0]))[1]
        found = _own_water(land.z, land.owner, land.on_path, land.beside, land.height, land.base, last, 1)
        assert found == wanted


@pytest.mark.parametrize("seeds", range(5))
def test_a_cell_drops_to_another_course_only_if_it_is_steeper_there(seeds):
    for seed in range(100 * seeds, 100 * seeds + 100):
        land = Cells(seed)
        if land.seen:
            direction, to = land.seen[land.rng.integers(len(land.seen))]
            choices = [(direction, to), *land.others]
            wanted = max(choices, key=lambda each: (land.height - land.z[each[1]]) / way(each[0]))[1]
            rest = land.beside, land.height, land.base, to, *land.place
            assert _steepest(land.row, land.col, land.z, *rest) == wanted


@pytest.mark.parametrize("seeds", range(5))
def test_a_cell_is_raised_so_that_rivers_beside_it_flow_on_where_they_did_if_that_is_little(seeds):
    raised = 0
    for seed in range(100 * seeds, 100 * seeds + 100):
        land = Cells(seed)
        room = ChainRoom(np.zeros(1, np.int32), land.on_path, land.beside)
        for start in range(7) if land.seen else ():
            to = land.seen[land.rng.integers(len(land.seen))][1]
            highest, wanted = float(land.rng.integers(0, 10)), float(start)
            for direction, each in land.others:
                follow = land.below[each]
                if each == to or follow < 0 or land.on_path[land.owner[each]] == 1:
                    continue
                drop = land.z[each] - land.z[follow]
                step = np.hypot(land.row[follow] - land.row[each], land.col[follow] - land.col[each])
                needed = land.z[each] - way(direction) / step * drop  # as steep as the way that it flows
                enough = min(wanted + drop + wanted - land.z[to], highest)
                if round(wanted, 9) <= round(needed, 9) <= round(enough, 9):
                    wanted = needed + 0.25
            found = _out_of_the_way(land.chains, room, float(start), highest, 0.25, land.base, to, 1)
            assert found == pytest.approx(wanted, abs=1e-6)
            raised += found > start
    assert raised > 9


def test_another_course_is_beside_a_cell_if_any_of_its_neighbours_came_before():
    for seed in range(60):
        land = Cells(seed)
        assert _touched(land.beside, land.base) == bool(land.others)
    for beside, base in (([-1] * 7 + [0], 1), ([3] + [-1] * 7, 4)):
        assert _touched(np.array(beside), base)
        assert not _touched(np.array(beside), base - 1)


def test_where_a_chain_begins_it_flows_to_the_lowest_cell_beside_it():
    for seed in range(100):
        land = Cells(seed)
        if not land.seen:
            continue
        table, count = np.full(256, -1, np.int32), land.row.size
        chains = Beds(*(np.append(each, 0) for each in land.chains))
        for element in range(count):
            slot = _slot(land.row[element], land.col[element]) & 255
            while table[slot] >= 0:
                slot = (slot + 1) & 255
            table[slot] = element
        lowest = min(land.seen, key=lambda each: land.z[each[1]])[1]
        assert _push_joint(chains, table, np.empty(8, np.int64), *land.place, land.height, 1.0, count) == count
        assert [each[count] for each in chains[:2]] == list(land.place)
        assert chains.below[count] == lowest
        assert chains.z[count] == max(land.height, land.z[lowest] + 1)


def test_a_corner_is_what_lies_between_cells_that_touch():
    rng = np.random.default_rng(1)
    for _ in range(300):
        rows, cols = rng.integers(0, 4, (2, 5))
        before, number = sorted(rng.integers(0, 5, 2).tolist())
        apart = [max(abs(rows[each] - rows[before]), abs(cols[each] - cols[before])) for each in range(5)]
        wanted = before < number < 4 and apart[number + 1] <= 1
        assert _is_corner(rows, cols, before, number, 5) == wanted


def test_sixteen_cells_near_each_other_are_near_each_other_in_the_table():
    """Blocks are spread by the numbers of Teschner et al. (2003, Optimized spatial hashing)."""
    for row, col in ((0, 0), (4, 8), (400, 16), (1236, 76)):
        slots = [_slot(row + down, col + right) for down in range(4) for right in range(4)]
        assert slots == list(range(slots[0], slots[0] + 16))
        block = (row // 4 * 73856093) ^ (col // 4 * 19349663)
        assert slots[0] == 16 * (block ^ block // 2**15)


def test_a_height_is_told_from_the_next_in_float32():
    assert least_above(5000.0, 1e-6) == np.nextafter(np.float32(5000), np.float32(np.inf))
    assert least_above(5000.0, 0.25) == 5000.25


class List:
    """Chains as a list of cells: row, column, height, the element below, the course."""

    def __init__(self, courses, rise):
        self.elements, self.on_path, self.rise = [], np.full(courses, -1), rise

    def find(self, place):
        return next((number for number, each in enumerate(self.elements) if tuple(each[:2]) == tuple(place)), -1)

    def around(self, place):
        return np.array([self.find((place[0] + down, place[1] + right)) for down, right in AROUND])

    def arrays(self):
        return Beds(*(np.array(each) for each in zip(*self.elements))) if self.elements else None

    def add(self, place, height, to, course):
        if to >= 0:
            height = max(height, least_above(self.elements[to][2], self.rise))
        self.elements.append([*place, float(np.float32(height)), to, course])
        return len(self.elements) - 1

    def lay_main(self, cells, course):
        base, last, before = len(self.elements), TO_SEA, 0
        rows, cols, z, is_land = cells
        for number in range(len(rows)):
            if _is_corner(rows, cols, before, number, len(rows)):
                continue
            before, place, height = number, (rows[number], cols[number]), z[number]
            here = self.find(place)
            if not is_land[number]:
                last = TO_SEA
            elif here >= 0:
                chains = self.arrays()
                if here < base and self.on_path[chains.course[here]] != course:
                    _let_down(chains.z, chains.below, here, height, self.rise)
                    for element, lower in zip(self.elements, chains.z.tolist()):
                        element[2] = lower
                last = here
                del self.elements[max(base, here + 1) :]
            else:
                to, beside, chains = TO_SEA, self.around(place), self.arrays()
                if chains:
                    to = _own_water(chains.z, chains.course, self.on_path, beside, height, base, last, course)
                if to >= 0:
                    height = max(height, least_above(chains.z[to], self.rise))
                    room = ChainRoom(np.zeros(1, np.int32), self.on_path, beside)
                    highest = z[min(number + DAMMED, len(rows) - 1)]
                    height = _out_of_the_way(chains, room, height, highest, self.rise, base, to, course)
                    to = int(_steepest(chains.row, chains.col, chains.z, beside, height, base, to, *place))
                    del self.elements[max(base, to + 1) :]
                last = self.add(place, height, int(to), course)

    def lay_side(self, cells, course, to_sea):
        base, last, before, joint = len(self.elements), TO_SEA if to_sea else TO_NOTHING, 0, None
        rows, cols, z, is_land = cells
        for number in range(len(rows)):
            if _is_corner(rows, cols, before, number, len(rows)):
                continue
            before, place = number, (rows[number], cols[number])
            here, beside = self.find(place), self.around(place)
            if not is_land[number]:
                last, joint = TO_SEA, None
            elif here >= 0:
                last, joint = here if here >= base else TO_NOTHING, None
                del self.elements[here + 1 if here >= base else len(self.elements) :]
            elif ((beside >= 0) & (beside < base)).any():
                last, joint = TO_NOTHING, number
            else:
                if joint is not None:
                    at = rows[joint], cols[joint]
                    near = [each for each in self.around(at) if each >= 0]
                    self.add(at, z[joint], int(min(near, key=lambda each: self.elements[each][2])), course)
                    joint = None
                own = [each for each in [last, *self.around(place)] if each >= 0]
                last = int(min(own, default=last))
                if last != TO_NOTHING:
                    del self.elements[last + 1 if last >= 0 else len(self.elements) :]
                    last = self.add(place, z[number], last, course)


def walks(rng):
    """Return the cells of courses that walk about on a few cells, up whole heights, and over water."""
    found = []
    for _ in range(rng.integers(2, 7)):
        steps = rng.integers(-1, 2, (rng.integers(1, 16), 2))
        steps[np.arange(len(steps)), rng.integers(0, 2, len(steps))] = 0
        rows, cols = np.clip(rng.integers(0, SIZE, 2) + np.cumsum(steps, axis=0), 0, SIZE - 1).T
        z = rng.integers(0, 6) + np.cumsum(rng.integers(0, 3, len(steps))).astype(float)
        found.append((rows, cols, z, rng.random(len(steps)) < 0.9))
    return found


@pytest.mark.parametrize("seeds", range(20))
def test_chains_are_those_of_a_list_of_cells(seeds):
    """From a table with little room, in which many cells ask for the same place."""
    for seed in range(25 * seeds, 25 * seeds + 25):
        rng = np.random.default_rng(seed)
        courses = walks(rng)
        number = len(courses)
        downstream = np.array([int(rng.integers(-1, course)) if course else -1 for course in range(number)])
        main = np.array([downstream[course] < 0 or rng.random() < 0.6 for course in range(number)])
        main[rng.random(number) < 0.1] = False
        first = np.append(0, np.cumsum([len(each[0]) for each in courses]))
        cells = CourseCells(first, *(np.concatenate(each) for each in zip(*courses)))
        chains = Beds(*(np.empty(first[-1], kind) for kind in (int, int, float, int, int)))
        room = ChainRoom(np.full(128, -1, np.int32), np.full(number, -1), np.empty(8, np.int64))
        middle = int(rng.integers(0, number + 1))
        count = lay_chains(np.arange(number), downstream, main, cells, chains, room, 0.5, 0, 0, middle)
        count = lay_chains(np.arange(number), downstream, main, cells, chains, room, 0.5, count, middle, number)
        plain = List(number, 0.5)
        for course in range(number):
            follow = downstream[course]
            while follow >= 0:
                plain.on_path[follow], follow = course, downstream[follow]
            if main[course]:
                plain.lay_main(courses[course], course)
            else:
                plain.lay_side(courses[course], course, downstream[course] < 0)
        assert [list(each) for each in zip(*(each[:count].tolist() for each in chains))] == plain.elements
