"""Pictures of terrains that were made: heights in colours and light, the sea, and rivers on it."""

import ink
import island_layers
import numpy as np
import picture

RIVER = np.array([46, 108, 168]) / 255
DIVIDE = np.array([255, 250, 235]) / 255


def view(folder, rivers=True, watersheds=False, width=0.35, relief=None):
    """Return a picture of ``terrain.tif`` in a folder, with the layers beside it.

    ``width`` is that of a river of one km², in pixels; ``relief`` the height that has the topmost colour.
    """
    height, cell = island_layers.read(folder / "terrain.tif")
    sheet, layers = ink.Sheet(folder / "terrain.tif"), []
    on_land = picture.cover(height)
    if watersheds:
        lines = sheet.strokes(ink.borders(sheet, folder / "watersheds.gpkg", 0.8))
        layers.append((DIVIDE, 0.35 * picture.cover(height - 2 * cell / 25) * lines))
    if rivers:
        layers.append((RIVER, on_land * sheet.strokes(ink.rivers(sheet, folder / "rivers.gpkg", width, 0.4, 0.5))))
    return picture.painted(height, np.zeros_like(height), cell, layers, relief)


def reduced(map_, factor):
    """Return a picture that is smaller by a whole number."""
    rows, columns = (side // factor * factor for side in map_.shape[:2])
    return map_[:rows, :columns].reshape(rows // factor, factor, columns // factor, factor, 3).mean(axis=(1, 3))
