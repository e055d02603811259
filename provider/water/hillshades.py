"""Hillshades of the surface that water runs over."""


def write_hillshade(outputs, routing, progress):
    """Write the light on the surface, if that is wanted; return the path."""
    if not outputs.wants("HILLSHADE"):
        return None
    from ...core.raster.hillshade import hillshade

    dem, grid = routing.dem, routing.dem.grid
    with progress.phase("Shading", 0.3):
        heights = dem.in_metres(routing.surface)
        land = heights, grid.valid, grid.cell_width, grid.cell_height
        shade, exaggeration = hillshade(*land, progress, storage=dem.storage)
        if exaggeration > 1:
            progress.note(f"Hillshade: heights are exaggerated {exaggeration:.2g} times")
        title = f"{dem.source.name} hillshade"
        return outputs.raster("HILLSHADE", shade, grid.valid, dem.frame, progress, title, nodata=0)
