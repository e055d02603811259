"""Rivers that people draw into the layer of courses without filling its fields: what is empty follows from the rest.

A feature without an id is such a river. The file stays as it is: rows of the layer are completed as they are read.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import numpy as np

from ....core.arrays import Array
from ....core.report.texts import Text
from ...islands.coasts import length_text
from ...islands.grown_layers import IDS_AN_ISLAND
from ...layers.wkb import WKB_LINE, geopackage_header, line_wkb, parts_of, wkb_in_geopackage
from ...numbers import told
from ...progress import SHOWN_OF_A_KIND
from .pieces import places_on_plane
from .tables import number_in_cell
from .writing import GEOMETRY

if TYPE_CHECKING:
    from ....core.run.run import Run
    from ....core.terrain.types import Model
    from ...islands.coasts import Island
    from .tables import Table

MAIN_THREAD = "main"
PIECES = 256  # of a line, at the ends of which is seen whether it runs over land
CANYON = 30.0  # metres below the land on both sides, of a bed that nobody would expect


def drawn_rows(table: Table) -> list[int]:
    """Return the rows of courses that were drawn: of rivers without an id."""
    columns = zip(table.columns["id"], table.columns["thread"])
    return [row for row, (own, thread) in enumerate(columns) if own is None and thread in (None, MAIN_THREAD)]


def place_drawn(table: Table, planes: dict[int, Island]) -> None:
    """Complete drawn courses, in place, by the island on which they lie, and by the height 0 where they have none."""
    for row in drawn_rows(table):
        places = table.shape(row, WKB_LINE, False)
        vertices = parts_of(wkb_in_geopackage(table.columns[GEOMETRY][row]))[1][0]
        z = np.nan_to_num(vertices[:, 2], posinf=0.0, neginf=0.0) if vertices.shape[1] > 2 else np.zeros(len(places))
        table.change(row, **{GEOMETRY: _as_line(table, row, np.column_stack([places, z]))})
        given = table.columns["island"][row]
        if given is None:
            table.change(row, island=_island_under(table, row, places, planes))
        elif given not in planes:
            said = Text("is said to lie on island {}, which is not there", given)
            table.refuse(row, Text("{}. Correct its {}, or leave that empty", said, "island"))


def _island_under(table, row, places, planes):
    """Return the number of the island on which a drawn line has a vertex."""
    from ....core.plane.land import divided_line, lengths_along

    locally = {number: plane.to_local(places) for number, plane in planes.items()}
    found = [number for number, plane in planes.items() if plane.holds(locally[number]).any()]
    if found:
        return found[0]
    for number, plane in planes.items():
        line = locally[number][np.isfinite(locally[number]).all(axis=1)]  # far away a plane has no places
        if len(line) and plane.holds(divided_line(line, max(lengths_along(line)[-1], 1.0) / PIECES)).any():
            table.refuse(row, Text("runs over land from sea to sea. Let it begin on land"))
    table.refuse(row, Text("lies on no island. Move it to one, or delete it"))


def complete_drawn(
    run: Run, table: Table, number: int, plane: Island, model: Model, node_ids: Array, noted: list
) -> None:
    """Complete the drawn courses of an island, and part those that they flow into, in place.

    The model has all but courses. Ids that are ``noted`` are those of courses that were there, and become no other's.
    """
    from ....core.terrain.drawn_flows import drawn_flows
    from ....core.terrain.joined_rivers import DrawnRiver, NoRiver, join_rivers

    island = table.whole("island")
    own, drawn = np.flatnonzero(island == number), [row for row in drawn_rows(table) if island[row] == number]
    if not drawn:
        return
    thread, ids, below = (table.columns[name] for name in ("thread", "id", "downstream"))
    main = [row for row in own.tolist() if thread[row] == MAIN_THREAD and ids[row] is not None]
    rank = {ids[row]: index for index, row in enumerate(main)}
    lines = [_on_plane(table, row, plane) for row in main]
    rivers = []
    for row in drawn:
        line = _on_plane(table, row, plane)
        line[line[:, 2] == 0.0, 2] = np.nan
        if below[row] is not None and below[row] not in rank:
            said = Text("flows into {}, which is not there on its island", below[row])
            table.refuse(row, Text("{}. Delete it too, or correct its {}", said, "downstream"))
        rivers.append(DrawnRiver(line, rank.get(below[row], -1)))
    try:
        joined = join_rivers(model, lines, [rank.get(below[row], -1) for row in main], rivers)
    except NoRiver as error:
        table.refuse(drawn[error.river], _why_not(error, model.edge))
    discharge, widths = _usual(table, main)
    flows = drawn_flows(model, joined, discharge, widths)
    rows = [*main, *drawn]
    known = [ids[row] for row in own.tolist() if isinstance(ids[row], int)]
    fresh = (each for each in itertools.count(max([(number - 1) * IDS_AN_ISLAND, *known]) + 1) if each not in noted)
    names = [*(ids[row] for row in main), *itertools.islice(fresh, len(joined.lines) - len(main))]
    for index, row in enumerate(drawn):
        _complete(table, row, index, flows)
        if index < SHOWN_OF_A_KIND:
            _tell(run, table, row, joined, len(main) + index, rows)
    parted = set(joined.source[len(rows) :])
    sizes = [_sizes(table, rows[source], times) for source, times in zip(joined.source, flows.times.tolist())]
    for index, source in enumerate(joined.source):
        if source >= len(main) or source in parted:
            _put(table, rows[source], joined, index, names, plane, sizes[index])
        elif sizes[index]:
            table.change(rows[source], **sizes[index])
    _find_cells(table, rows[len(main) :], plane, model, node_ids)


def _on_plane(table, row, plane):
    """Return the vertices of a row (n, 3) on the plane of an island."""
    line = table.shape(row, WKB_LINE, True).copy()
    line[:, :2] = places_on_plane(table, np.full(len(line), row), plane, line[:, :2])
    return line


def _as_line(table, row, vertices):
    """Return a line as the cell of a row has it."""
    blob = table.columns[GEOMETRY][row]
    order = "little" if blob[3] & 1 else "big"
    return geopackage_header(int.from_bytes(blob[4:8], order, signed=True)) + line_wkb(vertices)


def _why_not(error, edge):
    """Return the sentence that says why a drawn line can be no river, and what to do."""
    from ....core.terrain.joined_rivers import ENDS_AT_DRAWN, NO_OUTLET, RISING

    if error.why == ENDS_AT_DRAWN:
        return Text("lies on a cycle of drawn lines. Lead one of them to another course or to the sea")
    if error.why == NO_OUTLET:
        return Text("ends in a lake through which no course runs. Lead it on to a course or to the sea")
    if error.why == RISING:
        start, end = told(error.start, ".4g"), told(error.end, ".4g")
        said = Text("begins at {} m and would end at {} m", start, end)
        return Text("{}. Water runs down: begin it on higher land, or give its vertices a Z", said)
    from ....core.terrain.joined_rivers import JOINS_WITHIN

    within = length_text(JOINS_WITHIN * edge)
    return Text("has no end within {} of a course, a lake or the sea. Lead one there, or delete it", within)


def _usual(table, rows):
    """Return what courses carry, and how many times as wide as is usual they are."""
    from ....core.island.rosgen import WIDTH

    flow, width = (
        np.array([number_in_cell(table.columns[name][row]) for row in rows]) for name in ("discharge_m3s", "width_m")
    )
    sound = np.flatnonzero((flow > 0) & (width > 0))
    widths = float(np.median(width[sound] / (WIDTH * np.sqrt(flow[sound])))) if sound.size else 1.0
    return np.where(flow > 0, flow, np.inf), widths


def _complete(table, row, index, flows):
    """Fill what is empty of a drawn course: flow, size and type, each as it follows from what is given."""
    from ....core.island.rosgen import NAMES, WIDTH_OVER_DEPTH

    given = {name: column[row] for name, column in table.columns.items()}
    discharge = _first(given["discharge_m3s"], flows.discharge[index])
    more = max(discharge / flows.discharge[index], 0.0) ** 0.5 if flows.discharge[index] > 0 else 1.0
    width = _first(given["width_m"], more * flows.width[index])
    kinds = NAMES.tolist()
    kind = given["rosgen"] if given["rosgen"] in kinds else kinds[flows.kind[index]]
    found = {
        "thread": MAIN_THREAD, "rosgen": kind, "discharge_m3s": discharge, "width_m": width,
        "depth_m": float(width / WIDTH_OVER_DEPTH[kinds.index(kind)]), "wavelength_m": 0.0, "swing": 0.0, "phase": 0.0,
    }  # fmt: skip
    table.change(row, **{name: value for name, value in found.items() if given[name] is None})


def _first(given, usual):
    """Return a number that was given, else the usual one."""
    return float(usual) if np.isnan(number_in_cell(given)) else float(given)


def _sizes(table, row, times):
    """Return what a row carries, and how wide and deep it is, where that is ``times`` as much; nothing for as much."""
    if times == 1.0:
        return {}
    powers = {"discharge_m3s": 1.0, "width_m": 0.5, "depth_m": 0.5}
    return {name: number_in_cell(table.columns[name][row]) * times**power for name, power in powers.items()}


def _put(table, row, joined, index, names, plane, sizes):
    """Give the row of a line its id, its place, sizes, and what it flows into; a lower piece has a row of its own."""
    below = names[joined.below[index]] if joined.below[index] >= 0 else None
    line = joined.lines[index]
    shape = _as_line(table, row, np.column_stack([plane.to_map(line[:, :2]), line[:, 2]]))
    values = {"id": names[index], "downstream": below, GEOMETRY: shape, **sizes}
    if joined.source[index] == index:
        table.change(row, **values)
        return
    wavelength, phase = (number_in_cell(table.columns[name][row]) for name in ("wavelength_m", "phase"))
    if wavelength > 0:
        values["phase"] = phase + 2.0 * np.pi * _length_above(joined, index) / wavelength
    table.add_like(row, **values)


def _length_above(joined, index):
    """Return how long the pieces of a course are that lie above one of them."""
    from ....core.plane.land import lengths_along

    piece, metres = joined.source[index], 0.0
    while piece != index:
        metres += float(lengths_along(joined.lines[piece][:, :2])[-1])
        piece = joined.below[piece]
    return metres


def _find_cells(table, rows, plane, model, node_ids):
    """Give drawn courses the cells of the nodes that are nearest to their middles."""
    from scipy.spatial import cKDTree

    if not node_ids.size:
        return
    tree, features = cKDTree(model.tree.xy), {table.columns["rowid"][row] for row in rows}
    for row in range(table.size):
        if table.columns["rowid"][row] in features and table.columns["cell"][row] is None:
            line = _on_plane(table, row, plane)
            table.change(row, cell=int(node_ids[tree.query(line[len(line) // 2, :2])[1]]))


def _tell(run, table, row, joined, number, rows):
    """Say what became of a drawn line."""
    from ....core.plane.land import lengths_along

    line, below = joined.lines[number], joined.below[number]
    length = length_text(float(lengths_along(line[:, :2])[-1]))
    into = Text("the sea") if below < 0 else Text("feature {}", table.columns["rowid"][rows[joined.source[below]]])
    flow, high = told(table.columns["discharge_m3s"][row], ".3g"), told(line[0, 2], ".4g")
    feature = table.columns["rowid"][row]
    said = Text("feature {} runs {} from {} m into {} with {} m³/s", feature, length, high, into, flow)
    run.note("‘{}’, layer ‘courses’: {}", table.title, said)
    if joined.cut[number] > CANYON:
        said = Text("feature {} cuts a canyon {} deep into higher land", feature, length_text(joined.cut[number]))
        run.warn("‘{}’, layer ‘courses’: {}. Move it into a valley, or give its vertices a Z.", table.title, said)
