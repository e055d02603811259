"""Makes an island out of nothing, finds its lakes and paints it: an example of Headwaters from end to end.

The two algorithms run through qgis_process, exactly as a person would type the commands shown.
"""

import time

import island_layers
import numpy as np
import picture
from qgis_env import ROOT, PrivateQgis

FOLDER = ROOT / "demo-output"
PRODUCTS = {
    "island.tif": "heights in metres, sea floor below 0",
    "island_filled.tif": "the same, depressions filled to their spill level",
    "lake_depth.tif": "depth of water in metres",
    "island.gpkg": "layers lakes and coastline",
    "island.png": "the picture",
}

SURFACE = {
    "SHAPE": "volcanoes",
    "COLUMNS": 1600,
    "ROWS": 1000,
    "CELL_SIZE": 25,
    "RELIEF": 1800,
    "ROUGHNESS": 0.5,
    "SEED": 3,
    "CRS": "EPSG:32633",
    "OUTPUT": "demo-output/island.tif",
}
LAKES = {
    "INPUT": "demo-output/island.tif",
    "SEA_LEVEL": 0,
    "OUTPUT": "demo-output/island_filled.tif",
    "DEPTH": "demo-output/lake_depth.tif",
}


def main():
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.*"):
        if old.is_file():  # also the statistics that QGIS writes beside a raster
            old.unlink()
    qgis = PrivateQgis(FOLDER / ".qgis")
    print("The commands, for a terminal in this folder:\n")
    print(*qgis.setup_lines(ROOT), sep="\n")
    run(qgis, "headwaters:startingsurface", SURFACE)
    run(qgis, "headwaters:filldepressions", LAKES)
    show(*finish())
    print("\nFiles in demo-output:")
    for name, what in PRODUCTS.items():
        print(f"  {name:18} {what}")


def run(qgis, algorithm, parameters):
    """Show a command, run it and show the figures that it returns."""
    print(f"\n{qgis.command_line(algorithm, parameters)}", flush=True)
    started = time.perf_counter()
    results = qgis.run(algorithm, parameters)
    figures = [f"{name} {value:,g}" for name, value in results.items() if isinstance(value, (int, float))]
    print(f"  # {time.perf_counter() - started:.1f} s; {', '.join(figures)}", flush=True)


def finish():
    """Write the vector layers and the picture; return the heights, the lakes and the length of the coast."""
    height, cell = island_layers.read(FOLDER / "island.tif")
    level, _ = island_layers.read(FOLDER / "island_filled.tif")
    depth, _ = island_layers.read(FOLDER / "lake_depth.tif")
    lakes, ids = island_layers.find_lakes(level, depth, cell)
    coast_km = island_layers.write_layers(lakes, ids, FOLDER / "island.tif", FOLDER / "island.gpkg")
    picture.paint(height, np.where(ids > 0, depth, 0), cell, FOLDER / "island.png")
    return height, cell, lakes, coast_km


def show(height, cell, lakes, coast_km):
    """Tell what was made."""
    land_km2 = np.count_nonzero(height > 0) * cell**2 / 1e6
    print(f"\nThe island: {land_km2:.0f} km² of land, {height.max():.0f} m high, {coast_km:.0f} km of coast")
    print(f"Its lakes (of {island_layers.MIN_LAKE_KM2} km² and more): {len(lakes)}")
    for lake in lakes[:5]:
        print(
            f"  {lake.area_km2:6.2f} km² at {lake.level_m:5.0f} m, {lake.depth_max_m:4.0f} m deep, "
            f"{lake.volume_m3 / 1e6:7.1f} million m³"
        )


if __name__ == "__main__":
    main()
