"""Seeds of watersheds: outlets, points, rivers and lakes as the cells that water is followed up from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from qgis.core import QgsProcessingParameterField

from ...core.arrays import Array, Indices, Mask
from ...core.choices import KEEP
from ...core.raster.neighbours import NO_DIRECTION
from ...core.report.texts import Text
from ...core.run.run import Run
from ..base import parameters as p
from ..base.inputs import Inputs
from ..errors import refusal
from ..layers.feature_names import FeatureNames, listed
from ..layers.ids import labelled, number_of
from ..layers.vector_reading import LINES, read_features
from .directions import Directions
from .lakes import burn_lakes
from .snapping import snap_parameters

NEEDS = {
    "points": ("POINTS", Text("points")),
    "rivers": ("RIVERS", Text("lines")),
    "lakes": ("LAKES", Text("polygons")),
}
LARGEST_LABEL = np.iinfo(np.int32).max
LONGEST_DETOUR = 3  # lengths of a smoothed line, from cell to cell


def seed_parameters() -> list:
    """Return the parameters that say what watersheds are of."""
    return [
        p.choice(
            "BY",
            "One watershed for each",
            "outlets: each cell where water ends. points: each of POINTS. rivers: each line of RIVERS. lakes: each "
            "polygon of LAKES.",
            ("outlets", *NEEDS),
            "outlets",
            labels=("outlet: where water ends", "pour point", "river", "lake"),
        ),
        p.points(
            "POINTS",
            "Pour points",
            "One watershed for each; its fields are kept. Points on one cell share the watershed of the first.",
            optional=True,
        ),
        code_parameter(),
        p.lines(
            "RIVERS",
            "Rivers",
            "Lines that follow the directions. Their field id, if there is one, numbers the watersheds. With other "
            "watersheds, how many kilometres of river lie in each.",
            optional=True,
        ),
        p.polygons(
            "LAKES",
            "Lakes",
            "A cell is of a lake when its centre lies in it. A field id, if there is one, numbers the watersheds.",
        ),
        *snap_parameters(),
    ]


def code_parameter() -> QgsProcessingParameterField:
    """Return the parameter for what a user calls the points of POINTS."""
    return p.any_field(
        "CODE",
        "POINTS",
        "Field that tells the points apart",
        "Numbers or text, another for each point: the id of its watershed, of which downstream speaks too. Empty: the "
        "field id, if it tells them apart; else they are numbered from 1.",
    )


def check_seeds(run: Run, inputs: Inputs) -> None:
    """Refuse what does not go together, and warn of what has no effect."""
    by = inputs.choice("BY")
    for word, (name, what) in NEEDS.items():
        if by == word and not inputs.has(name):
            raise refusal("BY {} needs {}: give a layer of {}, or choose outlets.", word, name, what)
        if by != word and inputs.has(name) and name != "RIVERS":
            run.warn("{} is for BY {}: it is not used.", name, word)
    if by != "points" and inputs.has("CODE"):
        run.warn("CODE is for BY points: it is not used.")
    if inputs.has("MIN_AREA") != (inputs.choice("SMALL") != KEEP):
        run.warn("MIN_AREA and SMALL belong together: all watersheds are kept.")
    if by != "points" and inputs.has("SNAPPED"):
        run.warn("SNAPPED is for BY points: it is not written.")


@dataclass(frozen=True)
class Seeds:
    """Cells, the label of the watershed of each (1, 2, …), and the id of each label; the first id has no meaning."""

    cells: np.ndarray
    labels: np.ndarray
    ids: np.ndarray

    @property
    def count(self) -> int:
        """How many labels there are."""
        return self.ids.size - 1

    @property
    def numbers(self) -> Indices:
        """The number of each label in a raster: its id; itself where ids are text, have decimals or are too large."""
        if self.ids.dtype.kind in "if" and np.all(np.abs(self.ids) <= LARGEST_LABEL) and np.all(self.ids % 1 == 0):
            return self.ids
        return np.arange(self.ids.size)


@dataclass(frozen=True)
class RiverSeeds:
    """The cells of rivers as seeds, and those among them from which the river flows on to its next cell.

    ``beside`` are pairs of labels: a river that ends where none begins, and the one that has that cell as its own end.
    """

    seeds: Seeds
    path: np.ndarray
    beside: np.ndarray


def outlet_seeds(codes: Array) -> Seeds:
    """Return the cells where water ends as seeds, numbered in row order."""
    from ...core.watersheds.labels import outlets

    cells = outlets(codes)
    return Seeds(cells, np.arange(1, cells.size + 1), np.arange(cells.size + 1))


def report_features(run: Run, source: Any, ids: Array, which: Mask, what: Text) -> None:
    """Warn of the features of which something is true."""
    found = [ids[index] for index in np.flatnonzero(which)]
    if found:
        run.warn("Layer ‘{}’: {} {}.", source.sourceName(), FeatureNames(source).of(found), what)


def read_river_seeds(run: Run, inputs: Inputs, directions: Directions) -> RiverSeeds:
    """Read RIVERS and return the cells of each: from its first to the one before its last.

    The last cell of a river belongs to the river that begins there; where none does, to the river itself. Of several
    that end there the one that brings most water has it, and none flows into another: they reach the edge, or the sea,
    in one cell.
    """
    from ...core.raster.storage import values_at
    from ...core.watersheds.river_cells import cells_of_links

    source, raster = inputs.features("RIVERS"), directions.source
    ids, numbers, ends, limit, closed = [], [], [], [], []
    for feature in read_features(run, source, LINES, raster.crs, inputs.context):
        for line in feature.geometry().constParts():
            ids.append(feature.id())
            numbers.append(number_of(source, feature))
            ends += [line.startPoint(), line.endPoint()]
            closed.append(line.isClosed())
            limit.append(int(LONGEST_DETOUR * line.length() / min(raster.dx, raster.dy)) + 16)
    if not ids:
        raise refusal("RIVERS: ‘{}’ has no line. Choose a layer of rivers.", source.sourceName())
    first, last = raster.cells_at([end.x() for end in ends], [end.y() for end in ends]).reshape(-1, 2).T
    inside = (first >= 0) & (last >= 0) & ~np.array(closed, bool)  # water never comes back
    first, last, limit = np.where(inside, first, 0), np.where(inside, last, 0), np.array(limit, np.int64)
    with run.phase("Following rivers down", 0.5):
        cells, link, down = cells_of_links(run, directions.codes, first, last, np.where(inside, limit, 0))
    with run.phase("Following rivers up", 0.5):  # some programs draw them from the mouth
        limit = np.where(inside & ~down, limit, 0)
        more, upward, up = cells_of_links(run, directions.codes, last, first, limit)
    follows = inside & (down | up) & (values_at(directions.codes, first) != NO_DIRECTION)
    report_features(run, source, ids, ~follows, Text("did not follow the directions: left out"))
    drawn = np.flatnonzero(follows)
    if drawn.size == 0:
        raise refusal(
            "RIVERS: no line of ‘{}’ follows the directions of ‘{}’. Take rivers that were made from these directions.",
            source.sourceName(), raster.name
        )
    label_of = np.zeros(len(ids), np.int64)
    label_of[drawn], known_ids = labelled(np.array(numbers)[drawn])
    # Of several seeds on a cell the first counts: the lower ends of rivers come last.
    mouths = np.where(down, last, first)[drawn]
    path, links = np.concatenate([cells, more]), np.concatenate([link, upward])
    by_water = _main_first(run, directions, mouths, path, np.searchsorted(drawn, links))
    mouths, drawn = mouths[by_water], drawn[by_water]
    labels = label_of[np.concatenate([links, drawn])]
    beside = _side_by_side(mouths, label_of[drawn], path)
    return RiverSeeds(Seeds(np.concatenate([path, mouths]), labels, known_ids), path, beside)


def _main_first(run, directions, mouths, path, river):
    """Return an order of rivers in which of those that end in one cell the one comes first that drains most land.

    ``river`` is the number of that which has each cell of ``path``, whose cells go down.
    """
    from ...core.flow.accumulation import accumulated_at

    _, group, sizes = np.unique(mouths, return_inverse=True, return_counts=True)
    last = np.full(mouths.size, -1, np.int64)
    last[river] = path  # the lowest cell above the mouth stays
    meets = (sizes[group] > 1) & (last >= 0)
    area = np.zeros(mouths.size)
    if meets.any():
        area[meets] = accumulated_at(run.quietly(), directions.codes, last[meets], directions.cell_area)
    return np.argsort(-area, kind="stable")


def _side_by_side(mouths, labels, path):
    """Return the pairs of labels whose rivers end in one cell, where none goes on: each, and the first of them."""
    last = ~np.isin(mouths, path)
    labels = labels[last]
    _, first, group = np.unique(mouths[last], return_index=True, return_inverse=True)
    pairs = np.column_stack([labels, labels[first[group]]])
    return pairs[pairs[:, 0] != pairs[:, 1]]


def read_lakes(run: Run, inputs: Inputs, directions: Directions) -> Seeds:
    """Read LAKES and return the cells whose centres lie in each as seeds."""
    from ...core.raster.raster import lazy
    from ...core.raster.storage import values_at

    source, raster = inputs.features("LAKES"), directions.source
    burnt, ids = burn_lakes(run.on(directions.storage), source, raster, inputs.context)
    cells = (lazy(burnt) > 0).cells(run.on(directions.storage))
    lakes = values_at(burnt, cells)
    if cells.size == 0:
        raise refusal("LAKES: ‘{}’ covers the centre of no cell of ‘{}’.", source.sourceName(), raster.name)
    without = np.setdiff1d(np.arange(1, ids.size), lakes)
    if without.size:
        run.warn(
            "Layer ‘{}’: no watershed for lakes that hold the centre of no cell: {}.",
            source.sourceName(), listed(ids[without].tolist())
        )
    return Seeds(cells, lakes, ids)


def seeds_of(run: Run, inputs: Inputs, directions: Directions, points, rivers) -> Seeds:
    """Return what BY says as seeds; ``points`` and ``rivers`` are those that were read."""
    by = inputs.choice("BY")
    if by == "points":
        return points.seeds
    if by == "rivers":
        return rivers.seeds
    return read_lakes(run, inputs, directions) if by == "lakes" else outlet_seeds(directions.codes)
