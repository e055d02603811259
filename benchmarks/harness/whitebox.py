"""Hands a grid to Whitebox Workflows in memory."""

import os
import tempfile

NO_DATA = -9999.0


def start():
    """Return its environment, with one thread."""
    from whitebox_workflows import WbEnvironment

    environment = WbEnvironment()
    environment.max_procs = 1
    return environment


def raster_of(environment, cells):
    """Return a raster in memory: `Raster.from_numpy` writes a file, but reading can keep what it has read."""
    import rasterio

    form = {"driver": "GTiff", "height": cells.shape[0], "width": cells.shape[1], "count": 1, "dtype": "float32"}
    place = rasterio.transform.from_origin(0, cells.shape[0], 1, 1)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "grid.tif")
        with rasterio.open(path, "w", nodata=NO_DATA, transform=place, **form) as file:
            file.write(cells.astype("float32"), 1)
        raster = environment.read_raster(path, file_mode="m")
    if not raster.is_memory_backed():
        raise RuntimeError("the raster is not in memory: reading would be timed")
    return raster
