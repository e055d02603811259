"""Pictures of terrains that were made: heights in colours and light, the sea, and rivers on it."""

import ink
import island_layers
import numpy as np
import picture

RIVER = np.array([46, 108, 168]) / 255
DIVIDE = np.array([255, 250, 235]) / 255


def view(folder, watersheds=False, width=0.2, relief=None):
    """Return a picture of ``terrain.tif`` in a folder, with the layers beside it.

    ``width`` is that of a river of one km², in pixels; ``relief`` the height that has the topmost colour.
    """
    height, cell = island_layers.read(folder / "terrain.tif")
    sheet, layers = ink.Sheet(folder / "terrain.tif"), []
    if watersheds:
        lines = sheet.strokes(ink.borders(sheet, folder / "watersheds.gpkg", 0.8))
        layers.append((DIVIDE, 0.35 * picture.cover(height - 10) * lines))
    strokes = ink.rivers(sheet, folder / "rivers.gpkg", width, 0.4, 0.45)
    layers.append((RIVER, picture.cover(height) * sheet.strokes(strokes)))
    return picture.painted(height, np.zeros_like(height), cell, layers, relief)
