"""What people have done to the rivers of a model since its ground was made, by a layer that holds them as they were."""

from __future__ import annotations

import contextlib

import numpy as np

from ...errors import refusal
from ...layers.fields import MODEL_MADE_FOR
from ...layers.wkb import WKB_LINE
from .layers import THREADS
from .links import linked_rows
from .tables import Table, has_table, number_in_cell
from .writing import GEOMETRY, MADE_FOR, PARAMETERS, WHOLE_COPY, connected


def read_edits(path, model) -> list:
    """Return the core's `RiverEdits` of each island of an `ArchipelagoModel` that was read from a file."""
    with contextlib.closing(connected(path)) as file:
        flows = dict(file.execute("SELECT id, discharge_m3s FROM courses WHERE thread = 'main'"))
        before = _rivers_before(file, path.name)
    now = model.courses
    old, new = before.shapes(WKB_LINE, True), now.shapes(WKB_LINE, True)
    return [_edits(island, before, now, old, new, flows) for island in model.islands]


def noted_ids(path) -> list[int]:
    """Return the ids of courses of which it is noted that they were edited."""
    with contextlib.closing(connected(path)) as file:
        if not has_table(file, MADE_FOR):
            return []
        rows = file.execute(f"SELECT id FROM {MADE_FOR} WHERE id IS NOT NULL").fetchall()  # nosec B608
    return [row[0] for row in rows]


def _rivers_before(file, title):
    """Return the main courses as they were: those that were edited since, and all others as they are."""
    noted = Table(file, title, MADE_FOR, MODEL_MADE_FOR)
    (version,) = file.execute(f"SELECT value FROM {PARAMETERS} WHERE name = 'version'").fetchone()  # nosec B608
    if float(version) <= WHOLE_COPY:
        return noted
    if not file.execute("SELECT count(*) FROM sqlite_master WHERE name = ?", (f"{MADE_FOR}_edited",)).fetchone()[0]:
        raise refusal(
            "‘{}’ consists of copies of layers, in which nothing has noted what was edited. Edit a copy of the whole "
            "file that ‘Terrain model’ has made.",
            title
        )
    columns = ", ".join(["rowid AS rowid", GEOMETRY, *(field.name for field in MODEL_MADE_FOR)])
    before = f"SELECT {columns} FROM main.{MADE_FOR} WHERE {GEOMETRY} IS NOT NULL"  # nosec B608
    others = f"SELECT {columns} FROM main.courses WHERE thread = 'main' AND id NOT IN "  # nosec B608
    others += f"(SELECT id FROM main.{MADE_FOR} WHERE id IS NOT NULL)"  # nosec B608
    file.execute(f"CREATE TEMP VIEW {MADE_FOR} AS {before} UNION ALL {others}")  # in the place of the layer
    return Table(file, title, MADE_FOR, MODEL_MADE_FOR)


def _edits(island, before, now, old_lines, lines, flows):
    """Return the core's `RiverEdits` of an island; ``flows`` are what the file says by id that courses carry."""
    from ....core.terrain.eroding_anew import RiverEdits

    old_rows, rows = (
        np.flatnonzero(table.whole("island", required=True) == island.rank + 1) for table in (before, now)
    )
    old_ids, ids = (table.whole("id", required=True)[own] for table, own in ((before, old_rows), (now, rows)))
    old_below, below = (table.whole("downstream")[own] for table, own in ((before, old_rows), (now, rows)))
    main = now.words("thread", THREADS)[rows] == THREADS.index("main")
    row_of = {course: row for row, course in enumerate(old_ids.tolist())}
    features = np.array(now.columns["rowid"], np.int64)[rows].tolist()
    whole = dict(zip(features[::-1], ids.tolist()[::-1]))  # the course that both pieces of a parted one were
    was = np.array([row_of.get(whole[feature], -1) for feature in features], np.int64)
    was[~main] = -1
    place, heights, linked = (np.zeros(rows.size, bool) for _ in range(3))
    for course in np.flatnonzero(was >= 0):
        line, old = lines[rows[course]], old_lines[old_rows[was[course]]]
        place[course] = np.array_equal(line[:, :2], old[:, :2])
        heights[course] = place[course] and np.array_equal(line[:, 2], old[:, 2])
        linked[course] = below[course] == old_below[was[course]]
    gone = np.ones(old_rows.size, bool)
    gone[was[heights & linked]] = False
    downstream = linked_rows(before, old_rows, old_ids, old_below, "downstream")
    old = _courses([old_lines[row] for row in old_rows], downstream, island.plane)
    carried = np.array([number_in_cell(flows.get(each)) for each in old_ids.tolist()], np.float64)
    old = old._replace(discharge=np.nan_to_num(carried))
    return RiverEdits(main & ~(heights & linked), main & ~place, main & place & ~heights, old, gone, was)


def _courses(lines, downstream, plane):
    """Return lines on the map as `Courses`, of which nothing else is known."""
    from ....core.terrain.types import Courses

    count = len(lines)
    vertices = np.concatenate([np.empty((0, 3)), *lines])
    first = np.append(0, np.cumsum([len(line) for line in lines], dtype=np.int64))
    nothing, zeros = np.zeros(count, np.uint8), np.zeros(count)
    return Courses(
        first,
        plane.to_local(vertices[:, :2]),
        vertices[:, 2].copy(),
        np.arange(count),
        downstream,
        nothing,
        nothing,
        *(zeros for _ in range(6)),
    )
