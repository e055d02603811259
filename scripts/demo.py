"""Makes an island out of nothing, finds its lakes, rivers and watersheds and paints a map of it, from end to end.

Then it makes a terrain from the coast of Sardinia and the rivers that are mapped there, and paints it.

The algorithms run through qgis_process, exactly as a person would type the commands shown.
"""

import time

import ink
import island_layers
import numpy as np
import picture
import terrains
from demo_project import write_island_project, write_project
from qgis_env import ROOT, PrivateQgis

FOLDER = ROOT / "demo-output"
PRODUCTS = {
    "island.tif": "heights in metres, sea floor below 0",
    "filled.tif": "the same, depressions filled to their spill level",
    "directions.tif": "where the water of each cell goes",
    "accumulation.tif": "square kilometres that drain through each cell",
    "lakes.gpkg": "lakes with level, area, volume and depth, small ones nested in large ones",
    "rivers.gpkg": "rivers from source to mouth, with their orders",
    "watersheds.gpkg": "the land that drains to each mouth",
    "coastline.gpkg": "the coastline",
    "hillshade.tif": "light and shade",
    "island.png": "the map",
    "sardinia/terrain.tif": "a terrain around the mapped rivers of Sardinia, with the floor of the sea",
    "sardinia/rivers.gpkg": "its rivers, with heights, flows, widths and types",
    "sardinia/watersheds.gpkg": "what drains to each mouth",
    "sardinia/model.gpkg": "its model, to edit and to render at any scale",
    "sardinia/report.html": "the measures of its rivers and land beside those of real ones, with plots",
    "sardinia/grown.gpkg": "the network it was built on, edge by edge, as the temporal controller plays it",
    "sardinia.png": "its map",
    "headwaters.qgz": "a project of QGIS with the terrain, its rivers and an open 3-D view",
    "island.qgz": "a project of QGIS with the island, its rivers, lakes and watersheds: open it",
}

SURFACE = {
    "SHAPE": "volcanoes",
    "COLUMNS": 1600,
    "ROWS": 1000,
    "CELL_SIZE": 25,
    "RELIEF": 1800,
    "ROUGHNESS": 0.4,
    "SEED": 3,
    "CRS": "EPSG:32633",
    "OUTPUT": "demo-output/island.tif",
}
HYDROLOGY = {
    "INPUT": "demo-output/island.tif",
    "SEA_LEVEL": 0,
    "THRESHOLD": 0.3,
    "FILLED": "demo-output/filled.tif",
    "HILLSHADE": "demo-output/hillshade.tif",
    "DIRECTIONS": "demo-output/directions.tif",
    "ACCUMULATION": "demo-output/accumulation.tif",
    "WATERSHEDS": "demo-output/watersheds.gpkg",
    "LAKES": "demo-output/lakes.gpkg",
    "RIVERS": "demo-output/rivers.gpkg",
}
SARDINIA = {
    "COASTLINE": "examples/data/sardinia.gpkg|layername=coastline",
    "SKETCH": "examples/data/sardinia.gpkg|layername=rivers",
    "PEAK": 1800,
    "CELL_SIZE": 200,
    "SEA_FLOOR": "slope",
    "SEED": 7,
    "OUTPUT": "demo-output/sardinia/terrain.tif",
    "RIVERS": "demo-output/sardinia/rivers.gpkg",
    "WATERSHEDS": "demo-output/sardinia/watersheds.gpkg",
    "MODEL": "demo-output/sardinia/model.gpkg",
    "REPORT": "demo-output/sardinia/report.html",
}

GROWN = {  # the network on which the terrain was built, edge by edge
    **{name: SARDINIA[name] for name in ("COASTLINE", "SKETCH", "PEAK", "SEED")},
    "PRESET": "own",
    "GEOMETRY": "edges",
    "RIVERS": "demo-output/sardinia/grown.gpkg",
}

RIVER = np.array([36, 100, 164]) / 255
DIVIDE = np.array([255, 250, 235]) / 255


def main():
    (FOLDER / "sardinia").mkdir(parents=True, exist_ok=True)
    for old in [*FOLDER.glob("*.*"), *FOLDER.glob("sardinia/*.*")]:
        if old.is_file():  # also the statistics that QGIS writes beside a raster
            old.unlink()
    print("This makes an island with its water and a terrain of Sardinia, as data, maps and projects of QGIS, in")
    print("demo-output: about three minutes the first time, while all is compiled, and one minute later.\n", flush=True)
    started = time.perf_counter()
    qgis = PrivateQgis(FOLDER / ".qgis")
    print("The commands, for a terminal in this folder:\n")
    print(*qgis.setup_lines(ROOT), sep="\n")
    run(qgis, "headwaters:startingsurface", SURFACE)
    run(qgis, "headwaters:hydrologyfromdem", HYDROLOGY)
    run(qgis, "headwaters:terrainfromcoastline", SARDINIA)
    run(qgis, "headwaters:growrivers", GROWN)
    paint()
    tell()
    picture.write_png(terrains.view(FOLDER / "sardinia", watersheds=True, width=0.14), FOLDER / "sardinia.png")
    write_project(FOLDER / "sardinia", FOLDER / "headwaters.qgz")
    write_island_project(FOLDER, FOLDER / "island.qgz")
    print(f"\nAll in {time.perf_counter() - started:.0f} s. Files in demo-output:")
    for name, what in PRODUCTS.items():
        print(f"  {name:24} {what}")


def run(qgis, algorithm, parameters):
    """Show a command, run it and show the figures that it returns."""
    print(f"\n{qgis.command_line(algorithm, parameters)}", flush=True)
    started = time.perf_counter()
    _, numbers = qgis.run_telling(algorithm, parameters)
    print(f"  # {time.perf_counter() - started:.1f} s", *numbers, sep="; ", flush=True)


def paint():
    """Paint the island with its watersheds, rivers and lakes."""
    height, cell = island_layers.read(FOLDER / "island.tif")
    filled, _ = island_layers.read(FOLDER / "filled.tif")
    lake = island_layers.inside(FOLDER / "lakes.gpkg", FOLDER / "island.tif")
    sheet = ink.Sheet(FOLDER / "island.tif")
    inland = picture.cover(height - cell)  # a watershed ends at the coast, which is painted already
    layers = [
        (DIVIDE, 0.5 * inland * sheet.strokes(ink.borders(sheet, FOLDER / "watersheds.gpkg", 1.0))),
        (RIVER, picture.cover(height) * sheet.strokes(ink.rivers(sheet, FOLDER / "rivers.gpkg", 1.3, 0.4, 0.8))),
    ]
    depth = np.where(lake & (height > 0), filled - height, 0)
    picture.paint(height, depth, cell, FOLDER / "island.png", layers)


def tell():
    """Tell what was made."""
    height, cell = island_layers.read(FOLDER / "island.tif")
    coast_km = island_layers.write_coastline(FOLDER / "island.tif", FOLDER / "coastline.gpkg")
    land_km2 = np.count_nonzero(height > 0) * cell**2 / 1e6
    print(f"\nThe island: {land_km2:,.0f} km² of land, {height.max():,.0f} m high, {coast_km:.0f} km of coast")
    print("Its largest lakes:")
    lakes = island_layers.rows(FOLDER / "lakes.gpkg", "area_km2")
    for lake in [each for each in lakes if each["parent"] is None][:3]:
        print(
            f"  {lake['area_km2']:6.2f} km² at {lake['level_m']:5,.0f} m, {lake['depth_max_m']:4.0f} m deep, "
            f"{lake['volume_m3'] / 1e6:7,.1f} million m³"
        )
    print("Its largest watersheds:")
    for basin in island_layers.rows(FOLDER / "watersheds.gpkg", "area_km2")[:3]:
        print(f"  {basin['area_km2']:6.2f} km², up to {basin['z_max']:5,.0f} m, {basin['rivers_km']:4.0f} km of river")


if __name__ == "__main__":
    main()
