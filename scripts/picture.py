"""Paints an island: height tints and relief on land, depth in the sea and in the lakes."""

import numpy as np
from osgeo import gdal
from scipy import ndimage
from scipy.spatial import cKDTree

gdal.UseExceptions()

GAP = 6  # white pixels between pictures side by side
STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))  # E, SE, S, SW, W, NW, N, NE

# Colours along a scale from 0 to 1, as red, green, blue.
LAND = [
    (0.000, (222, 210, 166)),  # beach
    (0.015, (164, 176, 110)),
    (0.12, (94, 134, 74)),  # forest
    (0.38, (122, 138, 78)),
    (0.60, (158, 138, 100)),  # dry grass
    (0.80, (130, 110, 98)),  # lava and ash
    (1.00, (214, 206, 198)),
]
SEA = [
    (0.00, (136, 204, 204)),
    (0.08, (82, 164, 190)),
    (0.30, (42, 112, 160)),
    (0.65, (22, 74, 124)),
    (1.00, (10, 44, 88)),
]
LAKE = [(0.00, (86, 164, 182)), (0.30, (42, 118, 160)), (1.00, (12, 58, 112))]
ROCK = np.array([122, 110, 102]) / 255
SURF = np.array([240, 248, 244]) / 255

# The light: from where (degrees clockwise from north) and how much of it.
LIGHTS = [(315, 0.65), (270, 0.15), (0, 0.15), (225, 0.05)]


def paint(height, depth, cell, path, layers=()):
    """Write a picture of an island as a PNG file; see `painted`."""
    write_png(painted(height, depth, cell, layers), path)


def painted(height, depth, cell, layers=(), relief=None):
    """Return a picture of an island (metres, sea below 0) and its lakes (metres of water).

    ``layers`` are pairs of a colour and how much of it covers each cell; they lie on the land, below the lakes.
    ``relief`` is the height of the topmost colour: that of the island, unless pictures shall be alike.
    """
    shade = shading(height, cell)
    land = tint(LAND, height / (relief or np.quantile(height[height > 0], 0.999)))
    land = blend(land, ROCK, 0.6 * steepness(height, cell)) * shade
    for colour, share in layers:
        land = blend(land, colour, share)
    shallows = ndimage.grey_dilation(depth, 3)  # the smooth edge of a lake has the colour of water too
    lake = tint(LAKE, np.sqrt(shallows / max(depth.max(), 1e-9)))
    sea = tint(SEA, height / min(height.min(), -1e-9)) * (1 + 0.3 * (shade - 1))
    sea = blend(sea, SURF, 0.45 * surf(height))
    shore = ndimage.gaussian_filter(np.where(depth > 0, 1.0, 0.0), 0.6)
    return blend(blend(land, lake, shore), sea, cover(-height))


def tint(scale, values):
    """Return the colour of each value on a colour scale."""
    stops, colours = zip(*scale)
    return np.stack([np.interp(values, stops, channel) / 255 for channel in zip(*colours)], axis=-1)


def blend(below, above, share):
    """Lay one picture over another where ``share`` is 1."""
    return below + (above - below) * share[..., None]


def cover(values):
    """Return how much of each cell lies above zero, from the slope of the values: shores without stairs."""
    change = np.hypot(*np.gradient(values))
    return np.clip(values / np.maximum(change, 1e-6) + 0.5, 0, 1)


def steepness(height, cell):
    """Return 0 on gentle slopes and 1 on cliffs."""
    slope = np.hypot(*np.gradient(ndimage.gaussian_filter(height, 1), cell))
    return np.clip((slope - 0.45) / 0.5, 0, 1)


def shading(height, cell):
    """Return how bright the ground is: light mostly from the north-west, hollows darker than ridges."""
    down, right = np.gradient(ndimage.gaussian_filter(height, 0.6), cell / 1.6)
    upright = 1 / np.sqrt(1 + down**2 + right**2)
    light = np.zeros_like(height)
    for azimuth, share in LIGHTS:
        east, north = np.sin(np.radians(azimuth)), np.cos(np.radians(azimuth))
        light += share * np.clip((0.75 - 0.66 * (east * right - north * down)) * upright, 0, None)
    hollow = sum(ndimage.uniform_filter(height, size) - height for size in (9, 35)) / (40 * cell)
    return np.clip(1 + 1.15 * (light - 0.74) - hollow, 0.3, 1.5)[..., None]


def surf(height):
    """Return a thin band of surf along the coast."""
    return np.exp(-((ndimage.distance_transform_edt(height < 0) / 2.5) ** 2))


def beside(pictures):
    """Return pictures in a row with white between them."""
    white = np.ones((pictures[0].shape[0], GAP, 3))
    row = [part for each in pictures for part in (each, white)]
    return np.concatenate(row[:-1], axis=1)


def write_png(picture, path, colours=None):
    """Write a picture (rows, columns, three colours from 0 to 1); a table of so many colours keeps the file small."""
    picture = np.clip(picture, 0, 1)
    driver = gdal.GetDriverByName("MEM")
    if colours is None:
        memory = driver.Create("", picture.shape[1], picture.shape[0], 3)
        for number in range(3):
            memory.GetRasterBand(number + 1).WriteArray(_bytes(picture[..., number]))
    else:
        memory = driver.Create("", picture.shape[1], picture.shape[0], 1)
        palette, numbers = _fewer_colours(picture, colours)
        table = gdal.ColorTable()
        for number, colour in enumerate(_bytes(palette).tolist()):
            table.SetColorEntry(number, (*colour, 255))
        memory.GetRasterBand(1).SetRasterColorTable(table)
        memory.GetRasterBand(1).WriteArray(numbers)
    gdal.GetDriverByName("PNG").CreateCopy(str(path), memory, options=["ZLEVEL=9"])


def _bytes(shares):
    return (shares * 255 + 0.5).astype(np.uint8)


def _fewer_colours(picture, count):
    """Return so many colours that stand for those of a picture, and the number of its colour for each pixel."""
    pixels = picture.reshape(-1, 3)
    distinct, areas = np.unique(np.round(pixels * 63), axis=0, return_counts=True)
    distinct, weights = distinct / 63, np.sqrt(areas)  # the root: small things keep their colours beside large areas
    palette = distinct[np.linspace(0, len(distinct) - 1, count).astype(int)]
    for _ in range(15):  # each colour moves to the mean of those that are nearest to it
        nearest = cKDTree(palette).query(distinct)[1]
        share = np.bincount(nearest, weights, count)[:, None]
        sums = np.stack([np.bincount(nearest, weights * channel, count) for channel in distinct.T], axis=1)
        palette = np.where(share > 0, sums / np.maximum(share, 1), palette)
    return palette, cKDTree(palette).query(pixels)[1].astype(np.uint8).reshape(picture.shape[:2])
