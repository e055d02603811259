"""Images that hold heights: one band of 8 or 16 bits, or colours that stand for heights as tiles of maps have them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from qgis.core import QgsProcessingParameterEnum

from ....core.run.run import Run
from ...base import parameters as p
from ...errors import refusal
from ...layers.raster_reading import RasterSource

if TYPE_CHECKING:
    from ....core.arrays import Heights
    from ...water.dem import Dem

AUTO, HEIGHTS, MAPBOX, TERRARIUM = IMAGE_FORMATS = "auto", "heights", "mapbox", "terrarium"
CODES = {  # metres at 0, and for each step of red, green and blue
    MAPBOX: (-10_000.0, 6553.6, 25.6, 0.1),
    TERRARIUM: (-32_768.0, 256.0, 1.0, 1.0 / 256.0),
}
COLOURS = 3  # bands of an image that has them, at least


def image_format() -> QgsProcessingParameterEnum:
    """Return the parameter for what the numbers of an image stand for."""
    return p.choice(
        "FORMAT",
        "Format of the heights",
        "auto, heights: the numbers of BAND are heights, and images with colours are refused. mapbox, terrarium: red, "
        "green and blue stand for heights in metres, as in the Terrain-RGB tiles of Mapbox (−10000 + 0.1 · (65536 R + "
        "256 G + B)) and in Terrarium tiles (256 R + G + B / 256 − 32768).",
        IMAGE_FORMATS,
        AUTO,
        labels=("heights, if it has no colours", "heights", "Terrain-RGB of Mapbox", "Terrarium"),
        advanced=True,
    )


def heights_of_image(run: Run, source: RasterSource, form: str, dem: Dem) -> Heights:
    """Return the heights that an image holds, of which one band was read as a ``dem``; they are in its own unit.

    Refuse colours that nobody says anything of. Holes that water crosses, and lakes of a map, have the heights there
    that they would have if the numbers of one band were heights. Steps of 8 bits are evened out, or rivers would run
    along terraces.
    """
    from ....core.depressions.map_lakes import level_lakes
    from ....core.raster.domain import SEA, VOID
    from ....core.raster.holes import interpolate_holes, with_nearest
    from ....core.raster.slopes import mean_around

    z, valid, crossed = dem.grid.z, dem.grid.valid, dem.domain != VOID
    bands, is_byte = source.band_count, z.dtype == np.uint8
    if form in CODES:
        if bands < COLOURS:
            raise refusal("FORMAT: ‘{}’ has {} bands, and ‘{}’ takes red, green and blue.", source.name, bands, form)
        lowest, *steps = CODES[form]
        colours = [source.read(run.quietly(), band) for band in range(1, COLOURS + 1)]
        heights = lowest + sum(step * colour.astype(np.float64) for step, (colour, _) in zip(steps, colours))
        known, holes = colours[0][1], crossed & ~valid
        if dem.lake_count:
            heights, _ = level_lakes(run.quietly(), heights, known & (dem.domain != SEA), dem.lakes, dem.lake_count)
        return interpolate_holes(run, heights, holes) if holes.any() else heights
    if form == AUTO and is_byte and bands >= COLOURS:
        raise refusal(
            "INPUT: ‘{}’ is an image with colours. If these stand for heights say how as FORMAT: mapbox or terrarium. "
            "If it is grey, take ‘heights’.",
            source.name
        )
    if not is_byte:
        return z
    run.note("‘{}’ has 8 bits: its terraces are evened out over three cells", source.name)
    return mean_around(with_nearest(z, valid | crossed).astype(np.float64))
