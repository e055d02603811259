"""How large things on an island usually are: spacing and edges."""

from __future__ import annotations

import numpy as np

from ..choices import EDGES_WANTED, FEWEST_EDGES, SHORTEST_EDGE

EDGES_PER_SQUARE = 0.92  # on an area of one spacing squared, as networks turn out on real islands
LEAST_AREA = 1.767  # spacings squared: that of a circle in which a node keeps three quarters of one from the shore


def usual_spacing(square_metres: float, wanted: int = EDGES_WANTED) -> float:
    """Return the spacing that gives about as many edges on so much land as are wanted, as a readable number."""
    return readable_number(np.sqrt(EDGES_PER_SQUARE * square_metres / wanted))


def island_spacing(square_metres: float, usual: float) -> float:
    """Return the spacing on an island of a size: the usual one, or what gives a small island its fewest edges."""
    return float(min(usual, max(np.sqrt(square_metres / FEWEST_EDGES), SHORTEST_EDGE * usual)))


def readable_number(number: float) -> float:
    """Return a number above 0, rounded to two digits that count."""
    step = 10.0 ** (np.floor(np.log10(number)) - 1)
    return float(np.round(number / step) * step)


def likely_edges(square_metres: float, spacing: float) -> float:
    """Return about how many edges so much land will have."""
    return EDGES_PER_SQUARE * square_metres / spacing**2
