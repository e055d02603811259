"""What a river node becomes: its children and the angles at which they leave it.

After Génevaux, Galin, Guérin, Peytavie and Beneš (2013, doi:10.1145/2461912.2461996). A node of priority n above 1 has
one child of n (continuation), two of n - 1 (symmetric), or one of n and one of any below (asymmetric); a node of
priority 1 has one to five of 1. The angles are ours: where two rivers of discharges φ_i and φ_j make one of φ_0, the
first leaves the common direction by θ with cos θ = (φ_0² + φ_i² - φ_j²) / (2 φ_0 φ_i).
"""

from __future__ import annotations

import numpy as np

from ..arrays import Indices, Values
from ..machine.jit import kernel
from ..machine.noise import chance

CONTINUATION, SYMMETRIC, ASYMMETRIC, FAN_RULE = 0, 1, 2, 3  # FAN_RULE: what a node of priority 1 becomes
MOST_CHILDREN = 5
AREA_RATIO = 4.0  # of basins of one order and the next: Horton's, as rivers have it
DISCHARGE_POWER = 0.69
FAN_ANGLES = np.array([0.0, 0.0, 1.2649, 1.0472, 0.9425, 0.9076])  # between neighbours among 0..5 children of 1


def turns(priorities: int) -> Values:
    """Return the angle, in radians, at which a child of the first priority turns aside from one of the second."""
    area = AREA_RATIO ** np.arange(priorities + 1.0)
    both = (area[:, None] + area[None]) ** DISCHARGE_POWER
    one, other = (area**DISCHARGE_POWER)[:, None], (area**DISCHARGE_POWER)[None]
    cosine = (both**2 + one**2 - other**2) / (2 * both * one)
    # Rounded, so that no machine's last digit grows another river.
    return np.round(np.arccos(np.clip(cosine, -1.0, 1.0)), 9)


@kernel
def children_of(
    node: int, priority: int, shares: Values, angles: Values, seed: int, symbols: Indices, turn: Values
) -> tuple[int, int]:
    """Draw what a node becomes: write its children's priorities and turns, return the rule and how many there are."""
    side = 1.0 if chance(seed, node, 0) < 0.5 else -1.0
    draw = chance(seed, node, 1)
    if priority <= 1:
        count = 1 + int(MOST_CHILDREN * draw)
        for child in range(count):
            symbols[child] = 1
            turn[child] = side * FAN_ANGLES[count] * (child - (count - 1) / 2.0)
        return FAN_RULE, count
    symbols[0] = priority
    turn[0] = 0.0
    if draw < shares[CONTINUATION]:
        return CONTINUATION, 1
    if draw < shares[CONTINUATION] + shares[SYMMETRIC]:
        symbols[0] = priority - 1
        symbols[1] = priority - 1
        rule = SYMMETRIC
    else:
        symbols[1] = 1 + int((priority - 1) * chance(seed, node, 2))
        rule = ASYMMETRIC
    turn[0] = side * angles[symbols[0], symbols[1]]
    turn[1] = -side * angles[symbols[1], symbols[0]]
    return rule, 2
