"""Export heightmap: a DEM for game engines, 16 bits with its scale, in tiles, with masks, or as a scene."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np

from ...core.report.texts import Text
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.doubts import read_heights
from ...provider.base.small_runs import READ_DEM
from ...provider.errors import refusal
from ...provider.layers.raster_reading import read_same_cells
from ...provider.memory import require_memory
from ...provider.terrain.heightmaps import heightmap_masks, heightmap_tiles, heightmaps

EXPORT_BYTES_PER_CELL = 60
JSON = "JSON files (*.json)"
FORMATS = ("png", "raw")


class ExportHeightmap(HeadwatersAlgorithm):
    """A DEM as other programs take it."""

    ID = "exportheightmap"
    NAME = "Export heightmap"
    GROUP = "terrain"
    SUMMARY = (
        "Writes a DEM for game engines: a 16-bit heightmap with its scale, tiles, masks of what covers the ground, and "
        "a scene of triangles with water."
    )
    DESCRIPTION = (
        "The heightmap has 0 for the lowest and 65535 for the highest cell; the file of the scale tells both in "
        "metres, and how large the map is. Where the DEM has no data the lowest height stands.",
        "Masks are grey pixels on the grid of the heightmap: land, rivers, flow and slope; and water, rock, shore and "
        "ground, which add up to white in each pixel, as terrains are painted with. Tiles are heights and masks in "
        "squares that share their border pixels.",
        "The scene is an OBJ file with two objects, the ground and the water over it, in metres: x to the east, y up, "
        "z to the south. Water reaches a cell into its banks, under the ground.",
    )
    TAGS = (
        "heightmap, Unity, Unreal, Godot, Blender, game engine, PNG, RAW, r16, OBJ, 3-D, mesh, tile, mask, splat map, "
        "weight map"
    )
    FOREIGN_TAGS = "Höhenkarte, carte de hauteurs, mapa de alturas"
    RUNS = {"scene": {**READ_DEM, "SCALE": True, "MASKS": True, "TILES": True, "SCENE": True}}

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            p.raster("INPUT", "DEM", "Heights in metres."),
            p.band("BAND", "INPUT", "The band that holds the heights."),
            p.raster(
                "WATER",
                "Depth of water (m)",
                "Depths over the DEM on the same cells, for scene and masks: RIVER_DEPTH of ‘Render terrain’, or DEPTH "
                "of ‘Fill depressions’ with the DEM that was filled.",
                optional=True,
            ),
            p.choice(
                "SIZE",
                "Size of the heightmap",
                "same: as many pixels as the DEM has cells. power: a square of 2ⁿ + 1, as game engines want it; the "
                "scale tells how far its pixels are apart.",
                heightmaps.SIZES,
                heightmaps.SIZE_AS_IS,
                labels=("a pixel for each cell", "a square of 2ⁿ + 1 pixels"),
            ),
            p.integer(
                "TILE_SIZE",
                "Pixels along a side of a tile",
                "For TILES: 2ⁿ + 1 for Unity, 505, 1009 or 2017 for Unreal. As few tiles are made as have no fewer "
                "pixels than the DEM has cells; heights between cells are interpolated.",
                513,
                3,
                16_385,
            ),
            *heightmap_masks.mask_parameters(),
            p.choice(
                "FORMAT",
                "Files of tiles and masks",
                "png, or raw: numbers row by row from the north-west, the low byte first.",
                FORMATS,
                FORMATS[0],
                advanced=True,
                labels=("PNG pictures", "raw numbers"),
            ),
            p.number(
                "FLOOR",
                "Lowest height (m)",
                "What is lower is written as this, so that all 16 bits go to what is higher: 0 for land without the "
                "floor of the sea. Empty: the lowest height of the DEM. Masks and scene do not know it.",
                optional=True,
            ),
            p.choice(
                "FIT",
                "Where the DEM has other sides than its pixels",
                "stretch: corners stay where they are, and pixels are farther apart along one side. Or they are "
                "squares, of heightmap and tiles: pad: sea at the lowest height is added on both sides; crop: what is "
                "too long is cut away on both sides.",
                heightmaps.FITS,
                heightmaps.BY_STRETCHING,
                labels=("stretch it", "square pixels, sea added", "square pixels, land cut away"),
            ),
            *self._outputs(),
        ]

    @staticmethod
    def _outputs():
        """Return what is made and counted."""
        return [
            p.file_output(
                "HEIGHTMAP",
                "Heightmap",
                "16 bits a pixel, by its ending.",
                "PNG files (*.png);;RAW files (*.raw *.r16)",
            ),
            p.file_output("SCALE", "Scale", "What its numbers mean.", JSON, optional=True),
            p.file_output(
                "MASKS",
                "Masks",
                "A list of the masks, which are written beside it, each in a file.",
                JSON,
                optional=True,
            ),
            p.file_output(
                "TILES",
                "Tiles",
                "Which tile lies where, and the scale; tiles of heights and masks are written beside it.",
                JSON,
                optional=True,
            ),
            p.file_output("SCENE", "Scene", "Ground and water as triangles.", "OBJ files (*.obj)", optional=True),
            p.count("COLUMNS", "Columns of the heightmap"),
            p.count("ROWS", "Rows of the heightmap"),
            p.count("LOWEST", "Height of 0 (m)"),
            p.count("HIGHEST", "Height of 65535 (m)"),
            p.count("TILE_COUNT", "Tiles"),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read, resize, write."""
        raster, ending, side = inputs.raster("INPUT"), f".{inputs.choice('FORMAT')}", inputs.integer("TILE_SIZE")
        sizes, fit = raster.cells_on_ground(run), inputs.choice("FIT")
        cell = float(np.median(sizes[0])), float(np.median(sizes[1]))
        dem = heightmaps.OnGround((raster.nrows, raster.ncols), *cell)
        shape = heightmaps.count_pixels(dem, fit)
        tiles = heightmap_tiles.tiles_of(shape, side) if outputs.wants("TILES") else (0, 0)
        _check_outputs(inputs, outputs, tiles, ending)
        masked = outputs.wants("MASKS") or outputs.wants("TILES")
        needed = EXPORT_BYTES_PER_CELL + (heightmap_masks.MASK_BYTES_PER_CELL if masked else 0)
        require_memory(run, (raster.nrows, raster.ncols), needed, Text("the export of heightmaps"))
        heightmap_tiles.require_memory_for_pixels(tiles, side)
        with run.phase("Reading the DEM", 0.2):
            z, valid = read_heights(run, inputs, raster, inputs.integer("BAND") or 1)
            if not valid.any():
                raise refusal("INPUT: ‘{}’ has no data at all. Choose another raster.", raster.name)
            water = read_same_cells(run, inputs, "WATER", raster)
        with run.phase("Making the heightmap", 0.2):
            heights = heightmaps.filled_in(z, valid, inputs.number("FLOOR"))
            square = inputs.choice("SIZE") == heightmaps.POWER
            pixels = heightmaps.lay_pixels(dem, heightmaps.power_square(shape) if square else shape, fit)
            words, facts = heightmaps.words_and_scale(run, heights, pixels, raster, dem)
            low, high = facts["lowest_m"], facts["highest_m"]
            written = partial(heightmaps.write_pixels, ending=Path(inputs.output("HEIGHTMAP")).suffix, words=words)
            results = {
                "HEIGHTMAP": outputs.file("HEIGHTMAP", written),
                "SCALE": outputs.text("SCALE", heightmaps.as_json(facts)),
            }
        with run.phase("Making masks and tiles", 0.4):
            if masked:
                masks = heightmap_masks.read_masks(run, inputs, raster, (z, valid), water, sizes)
                dtype = heightmap_masks.DEPTHS[inputs.choice("MASK_BITS")]
                grey = masks, dtype, ending
                write = partial(heightmap_masks.write_masks, run, grey=grey, pixels=pixels, facts=facts)
                results["MASKS"] = outputs.file("MASKS", write)
            if outputs.wants("TILES"):
                laid = heightmaps.lay_pixels(dem, heightmap_tiles.pixels_of_tiles(tiles, side), fit)
                words, facts = heightmaps.words_and_scale(run, heights, laid, raster, dem)
                what = {"tiles": tiles, "side": side, "pixels": laid, "words": words, "grey": grey, "facts": facts}
                results["TILES"] = outputs.file("TILES", partial(heightmap_tiles.write_tiles, run, **what))
        with run.phase("Making the scene", 0.2):
            depth = None if water is None else np.where(water[1], water[0], np.nan)
            what = {"z": z.astype(np.float64), "valid": valid, "water": depth, "cell": cell}
            results["SCENE"] = outputs.file("SCENE", partial(heightmaps.write_scene, run, **what))
        rows, columns = pixels.shape
        measures = {"COLUMNS": columns, "ROWS": rows, "LOWEST": low, "HIGHEST": high}
        return {**results, **measures, "TILE_COUNT": tiles[0] * tiles[1]}


def _check_outputs(inputs, outputs, tiles, ending):
    """Refuse files that have wrong endings or would overwrite others."""
    heightmaps.check_heightmap_ending(inputs.output("HEIGHTMAP"))
    if outputs.wants("SCENE"):
        heightmaps.check_scene_ending(inputs.output("SCENE"))
    for name, parts in (("MASKS", heightmap_masks.mask_files), ("TILES", partial(heightmap_tiles.tile_files, tiles))):
        if outputs.wants(name):
            path = inputs.output(name)
            heightmaps.check_list_ending(name, path)
            outputs.check_parts(name, parts(Path(path).stem, ending))
