"""Export heightmap: a DEM for game engines and 3-D programs, 16 bits with its scale, or a scene with water."""

import numpy as np

from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm
from ...provider.errors import UserError
from ...provider.layers.raster_reading import read_same_cells
from ...provider.memory import require_memory
from ...provider.terrain.heightmaps import SAME, SIZES, check_heightmap_ending, check_scene_ending

BYTES_PER_CELL = 60


class ExportHeightmap(HeadwatersAlgorithm):
    """A DEM as other programs take it."""

    ID = "exportheightmap"
    NAME = "Export heightmap"
    GROUP = "terrain"
    SUMMARY = (
        "Writes a DEM as a 16-bit heightmap with its scale for game engines, and as a scene of triangles with water."
    )
    DESCRIPTION = (
        "The heightmap has 0 for the lowest and 65535 for the highest cell; the file of the scale tells both in "
        "metres, and how large the map is. Where the DEM has no data the lowest height stands.",
        "The scene is an OBJ file with two objects, the ground and the water over it, in metres: x to the east, y up, "
        "z to the south. Water reaches a cell into its banks, under the ground.",
    )
    TAGS = (
        "heightmap",
        "Unity",
        "Unreal",
        "Godot",
        "Blender",
        "game engine",
        "PNG",
        "RAW",
        "r16",
        "OBJ",
        "3-D",
        "mesh",
    )
    EXAMPLE = {"INPUT": "terrain.tif", "SIZE": "power", "HEIGHTMAP": "terrain.png", "SCALE": "terrain.json"}

    def parameters(self):
        """Return parameters and outputs."""
        return [
            p.raster("INPUT", "DEM", "Heights in metres."),
            p.band("BAND", "INPUT", "The band that holds the heights."),
            p.raster(
                "WATER",
                "Depth of water (m)",
                "Depths over the DEM on the same cells, for the scene: RIVER_DEPTH of ‘Render terrain’, or DEPTH of "
                "‘Fill depressions’ with the DEM that was filled.",
                optional=True,
            ),
            p.choice(
                "SIZE",
                "Size of the heightmap",
                "same: as many pixels as the DEM has cells. power: a square of 2ⁿ + 1, as game engines want it; the "
                "scale tells how far its pixels are apart.",
                SIZES,
                SAME,
            ),
            p.file_output(
                "HEIGHTMAP",
                "Heightmap",
                "16 bits a pixel, by its ending.",
                "PNG files (*.png);;RAW files (*.raw *.r16)",
            ),
            p.file_output("SCALE", "Scale", "What its numbers mean.", "JSON files (*.json)", optional=True),
            p.file_output("SCENE", "Scene", "Ground and water as triangles.", "OBJ files (*.obj)", optional=True),
            p.count("COLUMNS", "Columns of the heightmap"),
            p.count("ROWS", "Rows of the heightmap"),
            p.count("LOWEST", "Height of 0 (m)"),
            p.count("HIGHEST", "Height of 65535 (m)"),
        ]

    def compute(self, inputs, outputs, progress):
        """Read, resize, write."""
        from pathlib import Path

        from ...provider.terrain import heightmaps

        check_heightmap_ending(inputs.output("HEIGHTMAP"))
        if outputs.wants("SCENE"):
            check_scene_ending(inputs.output("SCENE"))
        raster = inputs.raster("INPUT")
        require_memory(raster.nrows, raster.ncols, BYTES_PER_CELL, progress)
        with progress.phase("Reading the DEM", 0.3):
            z, valid = raster.read(inputs.integer("BAND") if inputs.has("BAND") else 1, progress)
            if not valid.any():
                raise UserError(f"INPUT: ‘{raster.name}’ has no data at all. Choose another raster.")
            water = read_same_cells(inputs, "WATER", raster, progress)
            width, height, _ = raster.cells_on_ground(progress)
            cell = float(np.median(width)), float(np.median(height))
        with progress.phase("Making the heightmap", 0.3):
            words, low, high = heightmaps.as_words(
                heightmaps.sized(heightmaps.filled_in(z, valid), inputs.choice("SIZE"))
            )
            size = (raster.ncols - 1) * cell[0], (raster.nrows - 1) * cell[1]
            ending = Path(inputs.output("HEIGHTMAP")).suffix
            results = {
                "HEIGHTMAP": outputs.file("HEIGHTMAP", lambda path: heightmaps.write_heightmap(path, ending, words)),
                "SCALE": outputs.text("SCALE", heightmaps.scale_json(words, low, high, raster, size)),
            }
        with progress.phase("Making the scene", 0.4):
            depth = None if water is None else np.where(water[1], water[0], np.nan)
            results["SCENE"] = outputs.file(
                "SCENE", lambda path: heightmaps.write_scene(path, z.astype(np.float64), valid, depth, cell, progress)
            )
        return {**results, "COLUMNS": words.shape[1], "ROWS": words.shape[0], "LOWEST": low, "HIGHEST": high}
