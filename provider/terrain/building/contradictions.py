"""Heights that rivers were given and that contradict each other, or slopes that do: what became of them.

There is one rule: land is no steeper than its slope allows, and rivers are lowered as far as that takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ....core.report.texts import Text
from ...islands.drawn_rivers import SHOWN_OF_A_KIND
from ...numbers import told

if TYPE_CHECKING:
    from ....core.run.run import Run
    from ....core.terrain.model import Built
    from ...islands.coasts import Island

BESIDE_METRES = 1.0  # nearer is no slope
LOWERED = 0.05  # of the summit: what rivers are lowered by before it is told


def log_lowered(run: Run, built: Built, island: Island, drawn) -> None:
    """Tell which rivers could not keep the heights that they were given; ``drawn`` are those of the island, or None."""
    tree, lowered = built.model.tree, built.lowered
    nodes = _lowered_nodes(built)
    if not nodes.size:
        return
    nodes = nodes[np.argsort(-lowered[nodes], kind="stable")]
    if drawn is None or not drawn.lines:
        run.warn(
            "Heights that rivers were given contradict each other, or the shore, on {} edges: no slope between them "
            "may be so steep. They were lowered, most by {}.",
            told(nodes.size), _how(built, island, nodes[0])
        )
        return
    kinds = {}
    for node in nodes.tolist():
        kinds.setdefault(_nearest_name(drawn, tree.xy[node]), node)
    for own, node in list(kinds.items())[:SHOWN_OF_A_KIND]:
        other = _steepest_name(drawn, own, built.model.land, [*tree.xy[node], tree.z[node]])
        run.warn(
            "RIVERS: {} lies too high beside {}, as no slope between them may be so steep. It was lowered by up to {}. "
            "Correct the heights there.",
            own, other, _how(built, island, node)
        )
    if len(kinds) > SHOWN_OF_A_KIND:
        run.warn("RIVERS: {} more lie too high beside others, and were lowered.", told(len(kinds) - SHOWN_OF_A_KIND))


def log_lowered_by_slopes(run: Run, built: list[Built], islands: list, names) -> None:
    """Tell how many rivers of all islands could not keep the slopes that parameters of some names gave them."""
    nodes = [_lowered_nodes(each) for each in built]
    lowered = np.concatenate([each.lowered[some] for each, some in zip(built, nodes)])
    if not lowered.size:
        return
    worst = max(range(len(built)), key=lambda rank: built[rank].lowered.max(initial=0.0))
    how = _how(built[worst], islands[worst], int(np.argmax(built[worst].lowered)))
    count = sum(each.lowered.size for each in built)
    run.warn(
        "{}: rivers would climb above what the slope of the land allows between them and the sea on {} of {} edges. "
        "The land keeps its slope: they were lowered by a median of {} m, most by {}. Give gentler rivers or steeper "
        "land.",
        ", ".join(names), told(lowered.size), told(count), told(np.median(lowered), ",.3g"), how
    )


def _lowered_nodes(built):
    """Return the nodes that were lowered by so much that it is told."""
    return np.flatnonzero(built.lowered > LOWERED * max(built.summit, 0.0))


def _how(built, island, node):
    """Return by how much a node was lowered, and where that is."""
    x, y = island.to_map(built.model.tree.xy[node : node + 1])[0]
    return Text("{} m at {:.10g}, {:.10g}", told(built.lowered[node], ",.3g"), x, y)


def _nearest_name(drawn, place):
    """Return the name of the river at a place."""
    away = [_feet(line, place)[0].min() for line in drawn.lines]
    return drawn.name_of(int(np.argmin(away)))


def _steepest_name(drawn, own, land, place):
    """Return the name of what a place (x, y, z) of an own river rises from most steeply: another one, or the shore."""
    from ....core.plane.land import nearest_shore_places, shores

    away = float(nearest_shore_places(shores(land), np.array([place[:2]])).distance[0])
    steepest, name = place[2] / max(away, BESIDE_METRES), Text("the shore")
    for number, line in enumerate(drawn.lines):
        steepness = _steepness(line, place) if drawn.name_of(number) != own else -np.inf
        if steepness > steepest:
            steepest, name = steepness, drawn.name_of(number)
    return name


def _steepness(line, place):
    """Return how steeply a place (x, y, z) lies above a line at most."""
    away, z = _feet(line, place[:2])
    return float(np.nanmax((place[2] - z) / np.maximum(away, BESIDE_METRES), initial=-np.inf))


def _feet(line, place):
    """Return how far a place is from each segment of a line, and the heights of these where they are nearest to it."""
    begin, step = line[:-1], np.diff(line, axis=0)
    square = np.maximum(np.sum(step[:, :2] ** 2, axis=1), np.finfo(float).tiny)
    share = np.clip(np.sum((place - begin[:, :2]) * step[:, :2], axis=1) / square, 0.0, 1.0)[:, np.newaxis]
    feet = begin + share * step
    return np.hypot(*(feet[:, :2] - place).T), feet[:, 2]
