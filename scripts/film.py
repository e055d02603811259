"""Paints the film of the home page from what `make demo` has made: rivers come up from the sea, land rises around them.

Twenty seconds, as an animated picture of less than three megabytes, in demo-output/film.webp. It needs Pillow.
"""

import ink
import island_layers
import numpy as np
import picture
from qgis_env import ROOT
from terrains import DIVIDE, RIVER

MADE = ROOT / "demo-output" / "sardinia"
FILM = ROOT / "demo-output" / "film.webp"
COARSER = 2  # cells of the terrain along a pixel of the film
FRAME = 100  # milliseconds
GROWTH, RISE, DIVIDES = 80, 50, 20  # frames in which rivers grow, the land rises and divides appear
REST = 5000  # milliseconds that the last picture stays
PALE = 25.0  # metres that the highest place has while rivers grow: the land is still level
QUALITY = 55  # of the pictures, to 100


def main():
    if not MADE.is_dir():
        raise SystemExit("Run `make demo` first: the film is painted from what that makes.")
    try:
        from PIL import Image
    except ImportError:
        raise SystemExit("The film needs Pillow: install python3-pil, or pillow with pip.") from None
    shots = [Image.fromarray((np.clip(each, 0, 1) * 255 + 0.5).astype(np.uint8)) for each in frames()]
    times = [FRAME] * (len(shots) - 1) + [REST]
    shots[0].save(FILM, save_all=True, append_images=shots[1:], duration=times, loop=0, quality=QUALITY, method=4)
    print(f"{FILM.relative_to(ROOT)}: {sum(times) / 1000:.0f} s, {FILM.stat().st_size / 1e6:.1f} MB")


def frames():
    """Yield the pictures one after the other."""
    fine, cell = island_layers.read(MADE / "terrain.tif")
    height, cell = coarser(fine), cell * COARSER
    sheet = ink.Sheet(MADE / "terrain.tif")
    divides = 0.35 * coarser(sheet.strokes(ink.borders(sheet, MADE / "watersheds.gpkg", 1.2)))
    divides *= picture.cover(height - 10)
    rivers, land = np.zeros_like(height), picture.cover(height)
    for strokes in growth(sheet):
        rivers = np.maximum(rivers, coarser(sheet.strokes(strokes)) * land)
        yield painted(height, cell, 0.0, [(RIVER, rivers)])
    for risen in np.linspace(0, 1, RISE):
        yield painted(height, cell, risen * risen * (3 - 2 * risen), [(RIVER, rivers)])
    for seen in np.linspace(0, 1, DIVIDES):
        yield painted(height, cell, 1.0, [(DIVIDE, divides * seen), (RIVER, rivers)])


def growth(sheet):
    """Yield for each frame the strokes by which the rivers of the terrain grow in it, from the sea up."""
    rivers = []
    for parts, *measures in sheet.features(
        MADE / "rivers.gpkg", "sea_dist_m", "length_m", "area_in_km2", "area_out_km2"
    ):
        to_sea, length, upper, lower = measures
        for points in parts:
            along = np.append(0, np.cumsum(np.hypot(*np.diff(points, axis=0).T)))
            share = along / along[-1]
            widths = np.maximum(0.25 * np.interp(share, [0, 1], [upper, lower]) ** 0.4, 0.5)
            rivers.append((points, widths, to_sea + length * (1 - share)))
    front = np.linspace(0, max(distance[0] for *_, distance in rivers), GROWTH + 1)
    for behind, ahead in zip(front[:-1], front[1:]):
        now = [(points, widths, (distance <= ahead) & (distance >= behind)) for points, widths, distance in rivers]
        for part in now:  # a vertex on each side, so that strokes meet
            part[2][:-1] |= part[2][1:]
        yield [(points[seen], widths[seen]) for points, widths, seen in now if seen.sum() > 1]


def painted(height, cell, risen, layers):
    """Return a picture of the island when its land has risen by so much, from 0 to 1."""
    top = height.max()
    share = PALE / top + (1 - PALE / top) * risen
    return picture.painted(np.where(height > 0, height * share, height), np.zeros_like(height), cell, layers, top)


def coarser(cells):
    """Return the means of squares of cells."""
    rows, columns = (side // COARSER * COARSER for side in cells.shape)
    parts = cells[:rows, :columns].reshape(rows // COARSER, COARSER, columns // COARSER, COARSER)
    return parts.mean(axis=(1, 3))


if __name__ == "__main__":
    main()
