"""Land in the light of three lamps in the north-west: what makes a map look like land."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Codes, Heights, Mask, Values
from ..run.threads import map_tiles
from .slopes import rise_of_rows
from .tiles import row_bands

if TYPE_CHECKING:
    from ..run.run import Run

SHADED_AT_A_TIME = 250_000
SLOPE_SEEN = 0.3  # what land has on the average after its heights were multiplied: gentle land shows its forms, too
MOST_EXAGGERATED = 5.0
HALF_ROOT = 0.5**0.5
LAMPS = ((-0.5, 0.5, 0.5), (-HALF_ROOT, 0.0, 0.25), (0.0, HALF_ROOT, 0.25))  # east, north; weight; all stand at 45°


def hillshade(run: Run, z: Heights, valid: Mask, cell_width: Values, cell_height: Values) -> tuple[Codes, float]:
    """Return light from 1 to 255 on a surface in metres, 0 where it is not valid, and how heights were exaggerated.

    ``cell_width`` and ``cell_height`` are those of each row. Beside cells without data land goes on level.
    """
    shade = run.empty(z.shape, np.uint8)
    bands = row_bands(z.shape, SHADED_AT_A_TIME)

    def steepness(band):
        east, north = rise_of_rows(z, valid, band, cell_width, cell_height)
        return float(np.sum(np.sqrt(east * east + north * north), dtype=np.float64)), int(valid[band].sum())

    slopes, cells = zip(*map_tiles(run, steepness, bands))
    mean = sum(slopes) / max(sum(cells), 1)
    exaggeration = min(max(SLOPE_SEEN / mean, 1.0), MOST_EXAGGERATED) if mean > 0 else 1.0

    def light(band):
        east, north = (exaggeration * rise for rise in rise_of_rows(z, valid, band, cell_width, cell_height))
        upright = 1 / np.sqrt(1 + east * east + north * north)
        lit = sum(
            weight * np.maximum((HALF_ROOT - to_east * east - to_north * north) * upright, 0)
            for to_east, to_north, weight in LAMPS
        )
        shade[band] = np.where(valid[band], 1 + np.floor(254 * np.minimum(lit, 1)), 0)

    map_tiles(run, light, bands)
    return shade, exaggeration
