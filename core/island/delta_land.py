"""Land that large rivers build out into the sea before their mouths.

A delta is a bulge of the shore: a line from one place of the shore over the new mouth to another. Seen along it, s from
-1 over 0 at the mouth to 1, it lies

    P (1 - s²) (1 - k s²) (1 + w)

metres off the old shore, evened out, with P = 350 √Q metres for Q m³/s of water, less where the land rises fast and the
sea is deep, k by chance, and w of noise. A mouth between headlands, other rivers or islands, in a bay or beside steep
land keeps its shore, or has a smaller delta.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..machine.noise import chance, scramble
from ..network import strahler
from ..plane.crossings import meetings
from ..plane.fields import sample
from ..plane.land import contained, inward_at, lengths_along, nearest_shore_places, points_along, shores
from ..plane.segment_grid import grid_of_segments, nearest_on
from ..plane.types import SKETCHED, Field, Land
from ..run.run import Run
from .cells import voronoi_cells
from .discharge import upstream
from .ridges import find_ridges
from .rosgen import find_channels, widths_of

if TYPE_CHECKING:
    from .survey import Grown

DELTA_FAR = 350.0  # metres off the shore, at 1 m³/s
MOST_DELTA, LEAST_DELTA = 0.5, 0.06  # edges: how far deltas reach at most, and what does not show
DELTA_STEEP = (
    0.25  # uplift at the shore that halves it: more than where hills rise from the sea, less than where ranges do
)
DELTA_SIDE, DELTA_SIDE_SPREAD = 1.3, 0.9  # from the mouth along the shore to each end, over P, and what chance adds
DELTA_TRIES, LESS = 5, 0.75  # how often a smaller delta is tried, and how much smaller it is
DELTA_VERTICES = 24  # on each side of the mouth
UNEVEN_DELTA, DELTA_WAVES = 0.16, 3  # of the line, as a share, and waves of it on each side
SHORES_APART, SHORES_AROUND = 0.5, 0.7  # P from any other shore, but for the outermost parts of the line
OTHER_MOUTHS = 1.15  # times the distance to the ends within which no other river may end
DELTA_SAMPLES = 24  # of the last edge, which must lie on land
DELTA_FLAT = 0.01  # uplift of deltas


class Delta(NamedTuple):
    """A bulge of the shore before a mouth."""

    node: int  # the mouth
    tip: np.ndarray  # float64 (2): where its river ends then
    outline: np.ndarray  # float64 (n, 2), closed: the land that is built


def find_deltas(
    land: Land,
    grown: Grown,
    uplift: Field,
    least_flow: float,
    edge: float,
    seed: int,
    allowed: Callable | None = None,
    drawn: bool = False,
) -> tuple[Land, list[Delta]]:
    """Return the land with the deltas of an island, and these as a list of `Delta`.

    Rivers that carry more than ``least_flow`` m³/s have them; those that somebody has ``drawn`` only if that is true.
    ``allowed`` tells whether there may be land inside an outline.
    """
    tree, flow = grown.tree, grown.channels.discharge
    feeders = np.bincount(tree.receiver[tree.receiver >= 0], minlength=tree.z.size)
    able = (tree.receiver < 0) & (feeders == 1) & (flow > least_flow)
    able &= drawn | (tree.source != SKETCHED)
    xy, where, deltas = tree.xy.copy(), shores(land), []
    for node in np.flatnonzero(able)[np.argsort(-flow[able], kind="stable")].tolist():
        steep = float(sample(uplift, xy[node : node + 1])[0]) / DELTA_STEEP
        far = min(DELTA_FAR * np.sqrt(flow[node]) / (1.0 + steep * steep), MOST_DELTA * edge)
        for _ in range(DELTA_TRIES):
            if far < LEAST_DELTA * edge:
                break
            found = _delta(land, where, tree, xy, node, far, int(scramble(seed, 41, node)))
            if found is not None and (allowed is None or allowed(found[1].outline)):
                land, delta = found
                where = shores(land)
                xy[node] = delta.tip
                deltas.append(delta)
                break
            far *= LESS
    return land, deltas


def _delta(land, where, tree, xy, node, far, seed):
    """Return the land, whose `Shores` are given, with a delta, and that `Delta`; None if it has no room."""
    mouth = nearest_shore_places(where, xy[node : node + 1])
    ring, along = int(mouth.ring[0]), float(mouth.along[0])
    shore = land.rings[ring]
    before, after = (far * (DELTA_SIDE + DELTA_SIDE_SPREAD * chance(seed, side, 0)) for side in (1, 2))
    if before + after > 0.4 * lengths_along(shore)[-1]:
        return None
    ends = points_along(shore, np.array([along - before, along, along + after]))
    others = np.delete(xy, node, axis=0)[np.delete(tree.receiver, node) < 0]
    if np.any(np.sum((others - xy[node]) ** 2, axis=1) < (OTHER_MOUTHS * max(before, after)) ** 2):
        return None
    out = -inward_at(shore, np.array([along + (after - before) / 2]), before + after)[0]
    line = _line(ends, out, far, seed)
    if not _has_room(where, ring, along - before, along + after, line, far):
        return None
    rings = list(land.rings)
    rings[ring] = _bulged(shore, along, before, after, line)
    built = Land(tuple(rings))
    old = points_along(shore, along + after - np.linspace(0.0, 1.0, 4 * DELTA_VERTICES) * (before + after))
    delta = Delta(node, line[DELTA_VERTICES].copy(), np.concatenate([line, old[1:-1], line[:1]]))
    return (built, delta) if _fits(where, tree, xy, delta) else None


def _line(ends, out, far, seed):
    """Return the new shore, from end to end, with the mouth in its middle."""
    s = np.linspace(-1.0, 1.0, 2 * DELTA_VERTICES + 1)[:, np.newaxis]
    base = ends[0] * s * (s - 1.0) / 2 + ends[1] * (1.0 - s * s) + ends[2] * s * (s + 1.0) / 2
    knots = np.array([2.0 * chance(seed, 3, knot) - 1.0 for knot in range(2 * DELTA_WAVES + 1)])
    knots[DELTA_WAVES] = 0.0  # at the mouth
    uneven = UNEVEN_DELTA * np.interp(s[:, 0], np.linspace(-1.0, 1.0, knots.size), knots)[:, np.newaxis]
    pointed = 0.9 * chance(seed, 4, 0)
    line = base + far * (1.0 - s * s) * (1.0 - pointed * s * s) * (1.0 + uneven) * out
    line[0], line[-1] = ends[0], ends[2]
    return line


def _has_room(where, ring, begin, end, line, far):
    """Tell whether a new shore lies in the sea, apart from all shores but those that it ends on."""
    if contained(where, line[1:-1]).any():
        return False
    if len(meetings(line[1:-2], line[2:-1], where.segments, 0.0)):
        return False
    ends, own = where.segments.ends, where.ring == ring
    size = np.sqrt(np.sum((ends[:, 2:] - ends[:, :2]) ** 2, axis=1))
    whole = (where.along + size)[own].max()
    built_over = own & ((where.along + size / 2 - begin) % whole < end - begin)
    low, high = line.min(axis=0) - far, line.max(axis=0) + far
    near = (np.minimum(ends[:, :2], ends[:, 2:]) <= high) & (np.maximum(ends[:, :2], ends[:, 2:]) >= low)
    rest = ends[near.all(axis=1) & ~built_over]
    if not len(rest):
        return True
    inner = np.abs(np.linspace(-1.0, 1.0, len(line))) < SHORES_AROUND
    apart = nearest_on(grid_of_segments(rest[:, :2], rest[:, 2:]), line[inner])[0]
    return bool((apart > SHORES_APART * far).all())


def _bulged(ring, along, before, after, line):
    """Return a ring whose stretch ``before`` and ``after`` a place has been replaced by a line."""
    lengths = lengths_along(ring)
    whole = lengths[-1]
    turned = (lengths[:-1] - (along + after)) % whole
    rest = np.flatnonzero((turned > 0.0) & (turned < whole - before - after))
    rest = rest[np.argsort(turned[rest], kind="stable")]
    return np.concatenate([line, ring[rest], line[:1]])


def _fits(where, tree, xy, delta):
    """Tell whether the last edge of a river, led on to its new mouth, lies on land and apart from all other nodes."""
    built = shores(Land((delta.outline,)))
    upper = int(np.flatnonzero(tree.receiver == delta.node)[0])
    start = xy[upper]
    places = start + np.linspace(0.0, 1.0, DELTA_SAMPLES, endpoint=False)[:, np.newaxis] * (delta.tip - start)
    if not (contained(where, places) | contained(built, places)).all():
        return False
    middle, radius = (start + delta.tip) / 2, np.sum((delta.tip - start) ** 2) / 4
    away = np.sum((np.delete(xy, [upper, delta.node], axis=0) - middle) ** 2, axis=1)
    return bool((away > radius).all())


def with_deltas(
    run: Run, grown: Grown, land: Land, deltas: list[Delta], terrain_slope: Field, coast_distance=None
) -> Grown:
    """Return what follows from the rivers of an island, as `Grown`, whose mouths have moved on with their deltas.

    ``land`` is that with the deltas. Rivers carry what they carried.
    """
    xy = grown.tree.xy.copy()
    for delta in deltas:
        xy[delta.node] = delta.tip
    tree = grown.tree._replace(xy=xy)
    cells = voronoi_cells(run, land, tree)
    cell_area = cells.outlines.square_metres()
    ridges = find_ridges(cells, tree, terrain_slope)
    channels = grown.channels
    channels = find_channels(tree, cells, ridges, channels.discharge, widths_of(channels), coast_distance)
    drained = upstream(run, tree, cell_area)
    order = strahler(run.quietly(), tree.receiver, tree.downstream_order)
    return grown._replace(
        tree=tree, strahler=order, cells=cells, ridges=ridges, cell_area=cell_area, drained=drained, channels=channels
    )


def flattened_uplift(uplift: Field, deltas: list[Delta]) -> Field:
    """Return a field of uplift that hardly rises on deltas."""
    if not deltas or uplift.values.size < 4:
        return uplift
    row, col = np.indices(uplift.values.shape)
    places = np.column_stack([uplift.x0 + col.ravel() * uplift.cell, uplift.y0 + row.ravel() * uplift.cell])
    on = contained(shores(Land(tuple(delta.outline for delta in deltas))), places).reshape(uplift.values.shape)
    return uplift._replace(values=np.where(on, np.minimum(uplift.values, DELTA_FLAT), uplift.values))
