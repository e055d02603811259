"""Starting surface: a plane, peaks, a pyramid, an island of two volcanoes, or fractal noise."""

from __future__ import annotations

from ...core.choices import DIAMOND_SQUARE
from ...core.report.texts import Text
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.dependencies import require_compiler
from ...provider.erosion.made_surfaces import (
    frame_parameters,
    peaks,
    read_frame,
    relief_by_slope,
    roughness,
    shape_choice,
    slope,
)
from ...provider.layers.scratch import MemoryAlone
from ...provider.meshes.cells import mesh_of_cells, write_mesh_of_cells
from ...provider.numbers import told


class StartingSurface(HeadwatersAlgorithm):
    """A surface to start erosion or an experiment from."""

    ID = "startingsurface"
    NAME = "Starting surface"
    GROUP = "erosion"
    SUMMARY = "Makes a surface to start from: a plane, peaks, a pyramid, an island of two volcanoes, or fractal noise."
    DESCRIPTION = (
        "The plane rises from its southern edge. The peak falls away on all sides to the corners, the pyramid to the "
        "edges. The volcanoes stand in a sea whose surface is at 0; their calderas lie at two levels. Noise is a "
        "fractal landscape, and diamondsquare the oldest kind of it, by midpoints that are moved at random.",
        "Roughness lays fractal noise over any shape. The same seed gives the same surface on every computer; more "
        "columns and rows, with the relief given, nearly the same surface in more detail.",
        "The size is either columns × rows or an extent of the map.",
    )
    TAGS = (
        "terrain, synthetic, noise, fractal, island, volcano, random, DEM, heightmap, test, perlin, fractal noise, "
        "mountain, plain, fake"
    )
    RUNS = {
        "noise": {"SHAPE": "noise", "COLUMNS": 60, "ROWS": 40, "CELL_SIZE": 20, "RELIEF": 300, "CRS": "EPSG:32633"},
        "diamonds": {"SHAPE": "diamondsquare", "COLUMNS": 60, "ROWS": 40, "CRS": "EPSG:32633"},
        "mesh": {"SHAPE": "volcanoes", "COLUMNS": 60, "ROWS": 40, "CRS": "EPSG:32633", "MESH": True},
    }
    IN_MEMORY = {"diamonds": DIAMOND_SQUARE, "mesh": "making a mesh"}

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            shape_choice("What the surface looks like."),
            *frame_parameters(),
            p.number(
                "RELIEF",
                "Relief (m)",
                "Height of the shape from its lowest to its highest point; of the volcanoes roughly above the sea. "
                "Empty: as SLOPE gives it.",
                minimum=0,
                maximum=p.GREATEST_HEIGHT,
                optional=True,
            ),
            slope(", unless RELIEF is given"),
            roughness(),
            peaks(),
            p.seed(),
            p.creation_options(),
            p.cluster(),
            p.raster_output("OUTPUT", "Starting surface", "Heights in metres.", "terrain"),
            mesh_of_cells(),
            p.count(*p.SEED_USED),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Place the cells, compute their heights, write."""
        nrows, ncols, frame = read_frame(inputs)
        import numpy as np

        from ...core.erosion.starts import bytes_per_cell, default_roughness, starting_surface
        from ...core.raster.raster import full, lazy

        shape = inputs.choice("SHAPE")
        storage = self._storage(run, outputs, shape, (nrows, ncols), bytes_per_cell(shape))
        require_compiler(run, nrows * ncols)
        seed = inputs.seed()
        relief = inputs.number("RELIEF")
        relief = relief_by_slope(inputs, nrows) if relief is None else relief
        rough = inputs.number("ROUGHNESS")
        rough = default_roughness(shape) if rough is None else rough
        run.note(
            "{}: {} × {} cells, relief {} m, roughness {}, seed {}",
            shape, told(ncols), told(nrows), told(relief, "g"), told(rough, "g"), seed
        )
        with run.phase("Building the surface", 0.7):
            peaks = inputs.integer("PEAKS")
            z = starting_surface(run.on(storage), shape, nrows, ncols, relief, rough, seed, peaks=peaks)
        with run.phase("Writing", 0.3):
            valid = full(z.shape, True, bool).materialise(run.on(storage))
            heights = lazy(z).astype(np.float32).materialise(run.on(storage))
            title = f"{shape.capitalize()} {seed}"
            output = outputs.raster(run, "OUTPUT", heights, valid, frame, title, unit="m")
            mesh = write_mesh_of_cells(run, outputs, z, valid, frame, title)
        return {"OUTPUT": output, "MESH": mesh, "SEED_USED": seed}

    @staticmethod
    def _storage(run, outputs, shape, size, needed):
        """Return where the surface lies: midpoints that are moved, and meshes, are in memory alone."""
        scratch = outputs.scratch
        if shape == DIAMOND_SQUARE or outputs.wants("MESH"):
            scratch = MemoryAlone(DIAMOND_SQUARE if shape == DIAMOND_SQUARE else Text("making a mesh"))
        return scratch.storage(run, size, needed, needed)
