"""Hillshades of the surface that water runs over."""

from __future__ import annotations

from ...core.run.run import Run
from ..base.outputs import Outputs
from ..numbers import told
from ..translation import titled
from .routing import Routing


def write_hillshade(run: Run, outputs: Outputs, routing: Routing) -> str | None:
    """Write the light on the surface, if that is wanted; return the path."""
    if not outputs.wants("HILLSHADE"):
        return None
    from ...core.raster.hillshade import hillshade

    dem, grid = routing.dem, routing.dem.grid
    with run.phase("Shading", 0.3):
        heights = dem.in_metres(routing.surface)
        shade, exaggeration = hillshade(run.on(dem.storage), heights, grid.valid, grid.cell_width, grid.cell_height)
        if exaggeration > 1:
            run.note("Hillshade: heights are exaggerated {} times", told(exaggeration, ".2g"))
        title = titled(dem.source.name, "hillshade")
        return outputs.raster(run, "HILLSHADE", shade, grid.valid, dem.frame, title, nodata=0)
