"""Which pieces of a raster hang together in areas that are nested in each other.

Pieces are joined from the innermost areas outward, and every join remembers in which area it happened; two areas side
by side meet in the innermost one that holds both. So one forest tells for each area what hangs together in it.
"""

from __future__ import annotations

import numpy as np

from ..arrays import Indices, Integers
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..run.run import Run
from .border_stretches import LEFT_PIECE, RIGHT_PIECE
from .tiles import row_bands

LEADER, JOINED = 0, 1  # columns of the forest
LOWEST_PIECE = -1
NO_AREA = -1  # instead of an area
PAIRED_AT_A_TIME = 1 << 17  # pieces, between two looks at a cancel


def pieces_joined(run: Run, around: Integers, area_of: Indices, parent: Indices, inside: Indices) -> Integers:
    """Return the forest of pieces that hang together.

    Each piece has the leader it got, and the area in which it got it; or none yet, and how high its tree is:
    `LOWEST_PIECE` for a piece alone, less for more.
    """
    touching = around[:, LEFT_PIECE], around[:, RIGHT_PIECE]
    twice = (touching[0] < touching[1]) & (touching[0] > 0)  # each border is followed on both sides
    pairs = np.stack([each[twice] for each in touching], axis=1)
    meeting = np.empty(len(pairs), np.int64)
    for some in row_bands(pairs.shape, PAIRED_AT_A_TIME):
        _meetings(pairs[some], area_of, parent, inside, meeting[some])
        run.check()
    order = np.argsort(-meeting, kind="stable")[: np.count_nonzero(meeting >= 0)]
    pairs, meeting = pairs[order], meeting[order]
    forest = np.full((area_of.size, 2), LOWEST_PIECE, np.int64)
    for some in row_bands(pairs.shape, PAIRED_AT_A_TIME):
        _join(pairs[some], meeting[some], forest)
        run.check()
    return forest


@kernel
def _common(one, two, parent, inside):
    """Return the innermost area that holds two areas, which may be one of them; NOWHERE where there is none."""
    area = min(one, two)
    while is_there(area) and area + inside[area] < max(one, two):
        area = parent[area]
    return area


@kernel
def _meetings(pairs, area_of, parent, inside, meeting):
    """Write the innermost area in which two pieces, which touch, lie both."""
    for pair in range(pairs.shape[0]):
        meeting[pair] = _common(area_of[pairs[pair, 0]], area_of[pairs[pair, 1]], parent, inside)


@kernel
def leader_of(forest: Integers, piece: int, area: int) -> int:
    """Return the piece that stands for all of an area that hang together with a piece."""
    while forest[piece, JOINED] >= area:
        piece = forest[piece, LEADER]
    return piece


@kernel
def _join(pairs, meeting, forest):
    """Join pieces that touch in an area, innermost areas first. No path is shortened: joins keep their area."""
    for pair in range(pairs.shape[0]):
        own = leader_of(forest, pairs[pair, 0], 0)
        other = leader_of(forest, pairs[pair, 1], 0)
        if other == own:
            continue
        if forest[other, JOINED] > forest[own, JOINED]:
            other, own = own, other
        elif forest[other, JOINED] == forest[own, JOINED]:
            forest[other, JOINED] -= 1
        forest[own, LEADER] = other
        forest[own, JOINED] = meeting[pair]
