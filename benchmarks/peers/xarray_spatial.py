"""From a DEM to flow accumulation by xarray-spatial, in files: see `harness/apart.py` for who asks and how."""

import sys
from pathlib import Path

from xrspatial.geotiff import open_geotiff, to_geotiff
from xrspatial.hydro import fill, flow_accumulation, flow_direction


def work(dem, folder):
    """Fill, make directions and accumulate, with all of it in memory; return the file."""
    filled = fill(open_geotiff(dem))
    directions = flow_direction(filled)
    total = flow_accumulation(directions)
    files = {name: str(Path(folder) / f"{name}.tif") for name in ("filled", "directions", "total")}
    for name, raster in (("filled", filled), ("directions", directions), ("total", total)):
        to_geotiff(raster, files[name], compression="none")
    return files["total"]


for line in sys.stdin:
    print("done", work(*line.rstrip("\n").split("\t")), flush=True)
