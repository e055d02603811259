"""One island: from its coast and what was drawn on it to its rivers, and from these to all that follows from them."""

import numpy as np

EDGES_WANTED = 1000
EDGES_PER_SQUARE = 0.92  # on an area of one spacing squared, as networks turn out on real islands


def usual_spacing(land_area):
    """Return the spacing that gives about a thousand edges on so many square metres, as a readable number."""
    spacing = np.sqrt(EDGES_PER_SQUARE * land_area / EDGES_WANTED)
    step = 10.0 ** (np.floor(np.log10(spacing)) - 1)
    return float(np.round(spacing / step) * step)
