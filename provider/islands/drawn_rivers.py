"""Rivers of any layer as the networks of islands: their heights, the length of their edges, and what is wrong."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from ...core.report.texts import Text
from ...core.run.run import Run
from ..base.doubts import read_heights
from ..base.inputs import Inputs
from ..base.parameters import HIGH
from ..errors import refusal
from ..layers.feature_names import FeatureNames
from ..layers.line_vertices import drape, forget_empty_heights, part_vertices
from ..layers.vector_reading import LINES, read_features
from ..numbers import told
from ..progress import SHOWN_OF_A_KIND
from .coasts import Archipelago, Island, length_text
from .on_islands import boxes_of, islands_of

JOINING_MISS = 0.01  # edges by which lines may miss what they join


@dataclass
class IslandLines:
    """The lines on one island: features that they are of, and vertices on its plane with heights, NaN if unknown."""

    names: FeatureNames
    ids: list = field(default_factory=list)
    lines: list = field(default_factory=list)

    def name_of(self, line) -> str:
        """Return how a message names the feature that a line is of."""
        return self.names.of([self.ids[line]])


def read_drawn_rivers(run: Run, inputs: Inputs, archipelago: Archipelago, reach: float) -> list[IslandLines]:
    """Return the lines of RIVERS on each of the islands, as `IslandLines`; warn of those off all by over ``reach``.

    Heights are those of the fields Z_START and Z_END, else of the vertices, else of the raster INPUT; between vertices
    that know theirs others lie between.
    """
    source = inputs.features("RIVERS")
    columns = [source.fields().lookupField(inputs.text(name)) for name in ("Z_START", "Z_END")]
    if (columns[0] < 0) != (columns[1] < 0):
        raise refusal("Z_START and Z_END go together: choose a field for both, or for neither.")
    names = FeatureNames(source)
    ids, parts, ends = [], [], []
    features = read_features(
        run, source, LINES, archipelago.crs, inputs.context, attributes=columns[0] >= 0, keep_z=True
    )
    for feature in features:
        for part in feature.geometry().constParts():
            ids.append(feature.id())
            parts.append(part_vertices(part).copy())
            ends.append([_number(feature.attribute(column)) if column >= 0 else np.nan for column in columns])
    if not parts:
        raise refusal("RIVERS: ‘{}’ has no line. Choose a layer of rivers.", source.sourceName())
    _give_heights(run, inputs, archipelago.crs, parts, ends)
    for number, part in zip(ids, parts):
        highest = np.nanmax(np.abs(part[:, 2]), initial=0.0)
        if highest > HIGH:
            raise refusal("RIVERS: {} has a height of {} m. Correct it.", names.of([number]), told(highest, "g"))
    found, astray, boxes = [IslandLines(names) for _ in archipelago.islands], {}, boxes_of(archipelago.islands)
    for number, part in zip(ids, parts):
        run.check()
        places = islands_of(part[:, :2], archipelago, archipelago.islands, boxes, reach)
        for index, local in places:
            found[index].ids.append(number)
            found[index].lines.append(np.column_stack([local, part[:, 2]]))
        if not places:
            astray.setdefault(number)  # once, however many parts it has
    if astray:
        where = Text("lay on no island of ‘{}’", archipelago.name)
        run.warn("RIVERS: {} {}: left out. Move such rivers, or choose their coast.", names.of(list(astray)), where)
    return found


def _number(value):
    """Return the value of a field as a number, NaN if it is none."""
    try:
        return float(value)
    except (TypeError, ValueError):
        return np.nan


def _give_heights(run, inputs, crs, parts, ends):
    """Give vertices their heights, in place, from whatever knows them."""
    forget_empty_heights(parts)
    for part, (start, end) in zip(parts, ends):
        distance = _distance_along(part)
        if np.isfinite([start, end]).all() and distance[-1] > 0:
            part[:, 2] = start + (end - start) * distance / distance[-1]
        else:  # what one end lacks it has from the vertices, or where it comes to
            part[[0, -1], 2] = np.where(np.isfinite([start, end]), [start, end], part[[0, -1], 2])
    raster = inputs.raster("INPUT")
    if raster is not None and any(np.isnan(part[:, 2]).any() for part in parts):
        values, valid = read_heights(run, inputs, raster, inputs.integer("BAND") or 1)
        drape(parts, crs, raster, values, valid, inputs.context)
    for part in parts:
        known = np.isfinite(part[:, 2])
        if known.any() and not known.all():
            distance = _distance_along(part)
            inner = slice(np.argmax(known), known.size - np.argmax(known[::-1]))
            part[inner, 2] = np.interp(distance[inner], distance[known], part[known, 2])


def _distance_along(line):
    """Return the distance along a line to each of its vertices."""
    return np.append(0.0, np.cumsum(np.hypot(*np.diff(line[:, :2], axis=0).T)))


def edges_for(drawn, archipelago: Archipelago) -> dict:
    """Return the length of an edge that suits the lines on each island: that of a network that grew, or of all."""
    from ...core.drawn.thinning import edge_of, grown_edge
    from ...core.island.sizes import island_spacing, usual_spacing

    lines = [line for each in drawn for line in each.lines]
    area = sum(island.area for island, each in zip(archipelago.islands, drawn) if each.lines)
    usual = edge_of(lines, area) if lines else usual_spacing(archipelago.area)
    return {
        island: grown_edge(each.lines, island.area) or island_spacing(island.area, usual)
        for island, each in zip(archipelago.islands, drawn)
    }


def read_trees(run: Run, drawn, archipelago: Archipelago, edges, name: str) -> tuple:
    """Return the `Tree` of the rivers of each island, None without any, and the lines that these follow only roughly.

    What did not fit is told in warnings; ``name`` is that of the layer of rivers.
    """
    from ...core.drawn.reading import read_network
    from ...core.drawn.thinning import thinned_joints

    trees, rough, problems = [], [], _LineProblems(archipelago, name)
    total = sum(len(each.lines) for each in drawn)
    for island, each in zip(archipelago.islands, drawn):
        tree, finer, edge = None, [], edges[island]
        if each.lines:
            with run.phase("Reading the rivers", len(each.lines) / total):
                lines, astray = thinned_joints(run, island.land, each.lines, edge)
                read = read_network(run, island.land, lines, tolerance=JOINING_MISS * edge, to_sea=edge / 2)
                problems.add(island, each, read, astray)
                finer = [own for own, thin in zip(each.lines, lines) if len(own) > len(thin)]
                tree = read.tree if (read.tree.receiver >= 0).any() else None
        trees.append(tree)
        rough.append(finer)
    problems.log(run, refuse=all(tree is None for tree in trees))
    return trees, rough


class _LineProblems:
    """What is wrong with lines, by kind."""

    def __init__(self, archipelago, name):
        self.archipelago, self.name = archipelago, name
        self.kinds = {}
        self.split = 0

    def add(self, island: Island, drawn, read, astray) -> None:
        """Remember the problems of an island, and the lines that left it."""
        from ...core.drawn.reading import LEAVES_LAND

        self.split += read.split
        left_out = {problem.line for problem in read.problems if problem.reason == LEAVES_LAND}
        for line in astray.tolist():
            if line not in left_out:
                said = Text(
                    "{} leaves the land. Only the longer part up to the shore was taken: let it run on land and end at "
                    "the coast, or correct the coast",
                    drawn.name_of(line)
                )
                self.kinds.setdefault(LEAVES_LAND, {}).setdefault(said)
        for problem in read.problems:
            x, y = island.to_map(np.array([problem.xy]))[0]
            digits = 5 if self.archipelago.in_degrees else 0
            other = drawn.name_of(problem.other) if problem.other >= 0 else None
            said = _sentence(problem, drawn.name_of(problem.line), other, f"{x:.{digits}f} {y:.{digits}f}")
            self.kinds.setdefault(problem.reason, {}).setdefault(said)

    def log(self, run: Run, refuse) -> None:
        """Write all into the log, each line with its remedy; refuse where nothing is left."""
        if refuse:
            first = next((said for kind in self.kinds.values() for said in kind), Text("they lie on no island"))
            raise refusal("RIVERS: no line of ‘{}’ can be part of a network. The first of them: {}.", self.name, first)
        for reason, kind in self.kinds.items():
            for said in list(kind)[:SHOWN_OF_A_KIND]:
                run.warn("RIVERS: {}.", said)
            if len(kind) > SHOWN_OF_A_KIND:
                run.warn("RIVERS: {} more: {}.", told(len(kind) - SHOWN_OF_A_KIND), Text(reason))
        if self.split:
            run.note("Nodes put where rivers come near to each other: {}", told(self.split))


def _sentence(problem, name, other, where):
    """Return what is wrong with a feature, what was done, and the remedy."""
    from ...core.drawn import reading

    if problem.reason == reading.UPHILL:
        return Text(
            "{} runs uphill at {}. So its heights were raised by up to {}: correct its heights to have others",
            name, where, length_text(problem.metres)
        )
    what, remedy = {
        reading.NO_LENGTH: (Text("has no length"), Text("delete it")),
        reading.LEAVES_LAND: (
            Text("leaves the land"),
            Text("let it run on land and end at the coast, or correct the coast"),
        ),
        reading.CROSSES_ITSELF: (Text("crosses itself"), Text("move its vertices")),
        reading.CROSSES: (Text("crosses {}", other), Text("let one of them end on the other, or move it")),
        reading.NO_HEIGHT: (
            Text("floats without heights"),
            Text("give its ends a Z, choose fields for Z_START and Z_END, or a DEM as INPUT"),
        ),
        reading.CIRCLE: (
            Text("closes a ring, or is a second path to the sea"),
            Text("cut it, so that water has one path"),
        ),
        reading.NO_WAY_OUT: (
            Text("does not reach the sea"),
            Text("lead it on to the coast, or to a line that reaches it"),
        ),
    }[problem.reason]
    return Text("{} {} at {}. It was left out: {}", name, what, where, remedy)
