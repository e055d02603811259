"""Makes examples/project anew: a small terrain of Sardinia around its mapped rivers, with a map and a 3-D view.

In a theme of its own the temporal controller plays the network it was built on as it grew.
"""

import tempfile
from pathlib import Path

from demo import GROWN, SARDINIA
from demo_project import write_project
from osgeo import gdal
from qgis_env import ROOT, PrivateQgis

FOLDER = ROOT / "examples" / "project"
CELL_SIZE = 400  # metres: the package stays small
SMALL = ("COMPRESS=DEFLATE", "ZLEVEL=9")
OUTPUTS = {"RIVERS": "rivers.gpkg", "WATERSHEDS": "watersheds.gpkg"}


def main():
    gdal.UseExceptions()
    FOLDER.mkdir(parents=True, exist_ok=True)
    inputs = {name: value for name, value in SARDINIA.items() if name not in ("OUTPUT", "MODEL", "REPORT")}
    outputs = {name: (FOLDER / file).relative_to(ROOT) for name, file in OUTPUTS.items()}
    with tempfile.TemporaryDirectory() as folder:
        terrain = Path(folder) / "terrain.tif"
        qgis = PrivateQgis(folder)
        qgis.run("headwaters:terrainfromcoastline", {**inputs, "CELL_SIZE": CELL_SIZE, **outputs, "OUTPUT": terrain})
        whole_metres = {"outputType": gdal.GDT_Int16, "creationOptions": SMALL}
        gdal.Translate(str(FOLDER / "terrain.tif"), str(terrain), **whole_metres)
        qgis.run("headwaters:growrivers", {**GROWN, "RIVERS": (FOLDER / "grown.gpkg").relative_to(ROOT)})
    write_project(FOLDER, FOLDER / "sardinia.qgz")
    for file in sorted(FOLDER.iterdir()):
        print(f"{file.relative_to(ROOT)}  {file.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
