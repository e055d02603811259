"""Heights for other programs: heightmaps of 16 bits and what they mean, and scenes of triangles with water."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

import numpy as np

from ....core.arrays import Array, Heights, Shape, Values
from ....core.report.texts import Text
from ....core.run.run import Run
from ...errors import refusal
from ...layers.complete_files import check_file_ending
from ...layers.gdal_files import gdal_messages
from ...layers.grid_meshes import grid_mesh, grid_step
from ...layers.raster_writing import reason_of
from ...numbers import told

SIZE_AS_IS, POWER = SIZES = ("same", "power")
BY_STRETCHING, BY_PADDING, BY_CROPPING = FITS = ("stretch", "pad", "crop")
GREATEST_SAMPLE = 65535  # of a number of 16 bits
PNG, RAWS = ".png", (".raw", ".r16")
LARGEST_SIDE = 32_769
ON_RIM = 1e-6  # cells: pixels so little beyond the rim lie on it, but for what sums lose
ENDING = ".obj"
LIST_ENDING = ".json"
GROUND_PART, WATER_PART = "ground", "water"


def check_heightmap_ending(path) -> None:
    """Refuse a file that is no heightmap by its ending."""
    check_file_ending(Text("{} is", "HEIGHTMAP"), path, (PNG, *RAWS))


def check_scene_ending(path) -> None:
    """Refuse a file that is no scene by its ending."""
    check_file_ending(Text("{} is", "SCENE"), path, (ENDING,))


def check_list_ending(name: str, path) -> None:
    """Refuse the list of several files if it is no JSON by its ending."""
    check_file_ending(Text("{} is", name), path, (LIST_ENDING,))


class Pixels(NamedTuple):
    """Where the pixels of a heightmap lie on a DEM, counted in cells from the middle of the north-western one."""

    row: np.ndarray  # float64: of each row of pixels
    col: np.ndarray  # float64: of each column

    @property
    def shape(self) -> Shape:
        """Rows and columns."""
        return self.row.size, self.col.size


class OnGround(NamedTuple):
    """How large a DEM is on the ground, in the middle of it."""

    shape: Shape
    width: float  # metres of a cell
    height: float

    @property
    def lengths(self) -> tuple[float, float]:
        """Metres from the first to the last row and column."""
        return (self.shape[0] - 1) * self.height, (self.shape[1] - 1) * self.width


def count_pixels(dem: OnGround, fit: str) -> Shape:
    """Return how many rows and columns of pixels show all cells of a DEM: square ones unless they may be stretched."""
    if fit == BY_STRETCHING:
        return dem.shape
    side = min(dem.width, dem.height)
    down, across = dem.lengths
    return round(down / side) + 1, round(across / side) + 1


def power_square(shape: Shape) -> Shape:
    """Return the rows and columns of a square of 2ⁿ + 1 pixels.

    It has no fewer than the longer side of a heightmap of that shape, as far as there may be so many.
    """
    side = 3
    while side < max(shape) and side < LARGEST_SIDE:
        side = 2 * side - 1
    return side, side


def lay_pixels(dem: OnGround, shape: Shape, fit: str) -> Pixels:
    """Return where so many rows and columns of `Pixels` lie on a DEM.

    Stretched ones have its corners as theirs. Square ones hold all of it, or lie all on it, around its middle.
    """
    if fit == BY_STRETCHING:
        return Pixels(*(np.linspace(0.0, cells - 1.0, count) for cells, count in zip(dem.shape, shape)))
    steps = [length / max(count - 1, 1) for length, count in zip(dem.lengths, shape)]
    step = max(steps) if fit == BY_PADDING else min(steps)
    sides = zip(dem.shape, shape, (dem.height, dem.width))
    return Pixels(
        *((cells - 1) / 2 + (np.arange(count) - (count - 1) / 2) * step / size for cells, count, size in sides)
    )


def resampled(run: Run, z: Heights, pixels: Pixels, beyond: float = 0.0) -> Values:
    """Return values at pixels, between cells by interpolation, and ``beyond`` the rim of the DEM."""
    if all(np.array_equal(place, np.arange(count)) for place, count in zip(pixels, z.shape)):
        return z
    from scipy.ndimage import map_coordinates

    made = np.empty(pixels.shape)
    outside = [(place < -ON_RIM) | (place > count - 1 + ON_RIM) for place, count in zip(pixels, z.shape)]
    for index, row in enumerate(pixels.row):  # a row at a time: places take the memory of one
        run.check()
        made[index] = map_coordinates(z, [np.full(pixels.col.size, row), pixels.col], order=1, mode="nearest")
        made[index, outside[1]] = beyond
    made[outside[0]] = beyond
    return made


def filled_in(z: Heights, valid, floor: float | None) -> Heights:
    """Return heights with the lowest one where there are none; none is below ``floor`` (None: any may be)."""
    filled = np.where(valid, z, z[valid].min() if valid.any() else 0).astype(np.float64)
    if floor is None:
        return filled
    if floor >= filled.max():
        given, highest = (told(float(each), ",.5g") for each in (floor, filled.max()))
        raise refusal("FLOOR is {} m, and nothing of the DEM is higher than {} m. Take less.", given, highest)
    return np.maximum(filled, floor)


def as_words(z: Heights) -> tuple:
    """Return heights as numbers of 16 bits, from 0 for the lowest to 65535 for the highest, and these two heights."""
    low, high = float(z.min()), float(z.max())
    steps = (z - low) * (GREATEST_SAMPLE / (high - low)) if high > low else np.zeros(z.shape)
    return np.rint(steps).astype(np.uint16), low, high


def words_and_scale(run: Run, z: Heights, pixels: Pixels, raster, dem: OnGround) -> tuple[Array, dict]:
    """Return the numbers of 16 bits at pixels of a DEM, the lowest height beyond its rim, and what they mean."""
    words, low, high = as_words(resampled(run, z, pixels, float(z.min())))
    return words, scale_facts(pixels, low, high, raster, dem)


def write_pixels(path, ending, words: Array) -> None:
    """Write numbers of 8 or 16 bits as a PNG, or one after the other, the low byte first, from the north-west on."""
    if ending.lower() in RAWS:
        Path(path).write_bytes(words.astype(words.dtype.newbyteorder("<")).tobytes())
        return
    from osgeo import gdal, gdal_array

    driver = gdal.GetDriverByName("PNG")
    if driver is None:
        raise refusal("No PNG can be written here: take .raw.")
    with gdal_messages() as messages:
        try:
            made = driver.CreateCopy(str(path), gdal_array.OpenArray(np.ascontiguousarray(words)))
            del made  # closing it writes the rest
        except RuntimeError as error:
            messages.append(str(error))
    if messages or not Path(path).is_file():
        raise refusal("‘{}’ cannot be written: {}.", Path(path).name, reason_of(messages, Path(path).parent))


def scale_facts(pixels: Pixels, low: float, high: float, raster, dem: OnGround) -> dict:
    """Return what the numbers of a heightmap mean."""
    nrows, ncols = pixels.shape
    height, width = (pixels.row[-1] - pixels.row[0]) * dem.height, (pixels.col[-1] - pixels.col[0]) * dem.width
    return {
        "columns": ncols,
        "rows": nrows,
        "bits": 16,
        "byte_order": "little",
        "lowest_m": low,
        "highest_m": high,
        "metres_per_step": (high - low) / GREATEST_SAMPLE,
        "width_m": width,
        "height_m": height,
        "metres_per_column": width / max(ncols - 1, 1),
        "metres_per_row": height / max(nrows - 1, 1),
        "crs": raster.crs.authid() or raster.crs.toWkt(),
        "west": raster.x_min + _rim(pixels.col) * raster.dx,  # of the first pixel, as that of a raster
        "north": raster.y_max - _rim(pixels.row) * raster.dy,
        "source": raster.name,
    }


def _rim(places):
    """Return where the first of pixels at places, which are evenly apart, begins: in cells from the rim of a DEM."""
    apart = (places[-1] - places[0]) / (len(places) - 1) if len(places) > 1 else 1.0
    return places[0] + 0.5 - apart / 2.0


def as_json(facts: dict) -> str:
    """Return facts as the text of a file."""
    return json.dumps(facts, ensure_ascii=False, indent=2) + "\n"


def write_scene(run: Run, path, z: Heights, valid, water: Values | None, cell: tuple[float, float]) -> int:
    """Write the ground, and the water over it, as triangles in metres: x to the east, y up, z to the south.

    ``water`` are depths, NaN or 0 where there is none; ``cell`` is the width and the height of a cell in metres.
    """
    frame = SimpleNamespace(x_min=0.0, y_max=0.0, dx=cell[0], dy=cell[1])
    step = grid_step(valid)
    if step > 1:
        run.note("SCENE has a corner for one in {} columns and rows: it would be too large otherwise", step)
    parts = [(GROUND_PART, grid_mesh(z, valid, frame, step))]
    if water is not None:
        levels = _levels(z, valid, water)
        parts.append((WATER_PART, grid_mesh(levels, np.isfinite(levels), frame, step)))
    first = 1
    with open(path, "w", encoding="ascii", newline="\n") as file:
        for name, (places, heights, triangles) in parts:
            run.check()
            file.write(f"o {name}\n")
            vertices = np.column_stack([places[:, 0], heights, -places[:, 1]])
            np.savetxt(file, vertices, fmt="v %.3f %.3f %.3f")
            np.savetxt(file, triangles + first, fmt="f %d %d %d")
            first += len(heights)
    return sum(len(triangles) for _, (_, _, triangles) in parts)


def _levels(z, valid, water):
    """Return the level of the water where there is some, and in the cells around it; infinite elsewhere."""
    from scipy.ndimage import minimum_filter

    depth = np.nan_to_num(water)
    level = np.where(valid & (depth > 0), z + depth, np.inf)
    around = minimum_filter(level, 3, mode="constant", cval=np.inf)
    return np.where(np.isfinite(level), level, np.where(valid, around, np.inf))
