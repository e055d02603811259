"""Meshes of the cells of rasters, beside the rasters themselves."""

from __future__ import annotations

from qgis.core import QgsProcessingParameterFileDestination

from ...core.arrays import Heights, Mask
from ...core.run.run import Run
from ..base import parameters as p
from ..base.outputs import Outputs
from ..layers.grid_meshes import MOST_NODES
from ..layers.map_cells import Frame


def mesh_of_cells() -> QgsProcessingParameterFileDestination:
    """Return the output for the mesh of a raster that is made."""
    return p.mesh_output(
        "MESH",
        "Mesh",
        f"The same as triangles, for a 3-D view or another program; cells are left out so that it has at most "
        f"{MOST_NODES:,} nodes.",
        optional=True,
    )


def write_mesh_of_cells(run: Run, outputs: Outputs, z: Heights, valid: Mask, frame: Frame, title: str) -> str | None:
    """Write the mesh of a raster where it is wanted; return its path."""
    if not outputs.wants("MESH"):
        return None
    from ..layers.grid_meshes import grid_mesh, grid_step

    step = grid_step(valid)
    if step > 1:
        run.note("MESH has a node for one in {} columns and rows: it would be too large otherwise", step)
    places, heights, triangles = grid_mesh(z, valid, frame, step)
    return outputs.mesh(run, "MESH", places, heights, triangles, frame.crs, f"{title} mesh")
