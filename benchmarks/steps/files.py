"""From a DEM in a file to flow accumulation in a file, with all processors: the chain as a person has it.

Headwaters runs through qgis_process, three algorithms one after the other, and the start of each is in its time; or one
that does all, and writes all three files or the last alone. The others are Python packages: they have been imported,
and have compiled what they compile, before the clock starts; so has Headwaters in a QGIS that runs.
"""

import contextlib
import os
import sys
import tempfile
from pathlib import Path

import numpy as np
from harness import apart, machine
from harness.contender import Contender, Job
from harness.headwaters_package import ROOT
from harness.terrain import FRACTAL, INTEGER

TITLE = "From a DEM in a file to flow accumulation in a file"
SCOPE = "GeoTIFFs of float32 are read, and files are written: both are in the figures."
UNIT = "cells"  # of the results
HATCHED = "flats or edges treated otherwise"
TERRAINS = (FRACTAL, INTEGER)
APART = ("overflow-hydro", "xarray-spatial")
THREADS = len(machine.processors())
NO_DATA = -9999.0  # which overflow-hydro asks for
SMALL = 600  # rows and columns of the grid on which peers compile
LAST, ALL = "the last file", "all files"
PYTHON_OF_QGIS = "/usr/bin/python3"
SCRATCH_GB = 0.1  # of memory for rasters: less than those of a large grid take


def _write(z, path):
    """Write a DEM as a GeoTIFF."""
    import rasterio

    form = {"driver": "GTiff", "height": z.shape[0], "width": z.shape[1], "count": 1, "dtype": "float32"}
    place = rasterio.transform.from_origin(500_000, 5_000_000, 1, 1)
    with rasterio.open(path, "w", crs="EPSG:32632", nodata=NO_DATA, transform=place, **form) as file:
        file.write(z, 1)


def _read(path):
    """Return what a file holds; 0 where it has no numbers."""
    import rasterio

    with rasterio.open(path) as file:
        return np.nan_to_num(file.read(1).astype(np.float32))


def _read_km2(path):
    """Return the cells of 1 m² that km² in a file are."""
    return np.rint(1e6 * _read(path).astype(np.float64)).astype(np.float32)


class Place:
    """A folder with a DEM in it, for what is made from that; it goes with the object."""

    def __init__(self, z):
        self._folder = tempfile.TemporaryDirectory()
        self.path = Path(self._folder.name)
        self.dem = self.path / "dem.tif"
        _write(z, self.dem)


def headwaters(memory=None, at_once=None):
    """Return how to start Headwaters; rasters lie in scratch files where they take more GB than ``memory``.

    Files that are made ``at_once`` come from one run, of the accumulation alone or of all hydrology.
    """

    def start(z):
        sys.path.insert(0, str(ROOT / "scripts"))
        from qgis_env import PrivateQgis

        place = Place(z)
        (place.path / "qgis").mkdir()
        qgis = PrivateQgis(place.path / "qgis")
        filled, directions, total = (place.path / f"{name}.tif" for name in ("filled", "directions", "total"))
        files = {"FILLED": filled, "DIRECTIONS": directions, "ACCUMULATION": total}

        def work():
            with _memory(memory):
                if at_once == LAST:
                    qgis.run("headwaters:flowaccumulation", {"INPUT": place.dem, "UNITS": "cells", "OUTPUT": total})
                    return total
                if at_once == ALL:
                    qgis.run("headwaters:hydrologyfromdem", {"INPUT": place.dem, "TIES": "sea", **files})
                    return total
                qgis.run("headwaters:filldepressions", {"INPUT": place.dem, "OUTPUT": filled})
                qgis.run("headwaters:flowdirections", {"INPUT": filled, "TIES": "sea", "OUTPUT": directions})
                qgis.run("headwaters:flowaccumulation", {"DIRECTIONS": directions, "UNITS": "cells", "OUTPUT": total})
            return total

        return Job(work, _read_km2 if at_once == ALL else _read)

    return start


@contextlib.contextmanager
def _memory(gigabytes):
    """Say how much memory rasters may take."""
    if gigabytes is not None:
        os.environ["HEADWATERS_MEMORY"] = str(gigabytes)
    yield
    os.environ.pop("HEADWATERS_MEMORY", None)


def in_running_qgis(z):
    """Start a QGIS that runs Headwaters as its toolbox does; it compiles on a small grid."""
    place, small = Place(z), Place(z[:SMALL, :SMALL])
    profile = {"QGIS_CUSTOM_CONFIG_PATH": str(place.path / "profile")}
    process = apart.Process(PYTHON_OF_QGIS, "headwaters_in_qgis.py", profile)
    process.work(small.dem, small.path)
    return Job(lambda: process.work(place.dem, place.path), _read_km2)


def peer(package):
    """Return how to start a peer in an environment of its own; it compiles on a small grid."""

    def start(z):
        process = apart.process_of_peer(package)
        place, small = Place(z), Place(z[:SMALL, :SMALL])
        process.work(small.dem, small.path)
        return Job(lambda: process.work(place.dem, place.path), _read)

    return start


OTHERS = {"threads": THREADS, "tolerance": None, "outside": True}
CONTENDERS = (
    Contender(
        "Headwaters",
        "headwaters",
        headwaters(),
        "qgis_process run: filldepressions, flowdirections -TIES=sea, flowaccumulation",
        "fills depressions; flats by the way to the sea; three starts of QGIS are in the time",
        threads=THREADS,
        outside=True,
    ),
    Contender(
        "Headwaters, three files at once",
        "headwaters",
        headwaters(at_once=ALL),
        "qgis_process run: hydrologyfromdem -TIES=sea -FILLED -DIRECTIONS -ACCUMULATION",
        "the same in one run; areas in km²",
        threads=THREADS,
        outside=True,
    ),
    Contender(
        "Headwaters, three at once in a running QGIS",
        "headwaters",
        in_running_qgis,
        "hydrologyfromdem, TIES sea: FILLED, DIRECTIONS, ACCUMULATION",
        "the same without the start of QGIS, which no other package has to make",
        threads=THREADS,
        outside=True,
    ),
    Contender(
        "Headwaters, three at once in scratch files",
        "headwaters",
        headwaters(SCRATCH_GB, ALL),
        f"the same, HEADWATERS_MEMORY={SCRATCH_GB}",
        "the same; rasters lie in files while they are worked on",
        threads=THREADS,
        outside=True,
    ),
    Contender(
        "Headwaters, one run",
        "headwaters",
        headwaters(at_once=LAST),
        "qgis_process run: flowaccumulation -INPUT=DEM",
        "fills depressions; flats along the valleys, as is usual; of the three files the last alone is written",
        **OTHERS,
    ),
    Contender(
        "Headwaters, scratch files",
        "headwaters",
        headwaters(SCRATCH_GB),
        f"the same, HEADWATERS_MEMORY={SCRATCH_GB}",
        "the same; rasters lie in files while they are worked on",
        threads=THREADS,
        outside=True,
    ),
    Contender(
        "overflow-hydro",
        "overflow-hydro",
        peer("overflow-hydro"),
        "fill, flow_direction, accumulation",
        "fills depressions, and crosses flats as Barnes et al. (2014) do; tiles of 2048 cells, as by itself",
        **OTHERS,
    ),
    Contender(
        "xarray-spatial",
        "xarray-spatial",
        peer("xarray-spatial"),
        "hydro.fill, flow_direction, flow_accumulation",
        "fills depressions; does not cross flats, where its directions end; rasters in memory as NumPy arrays",
        **OTHERS,
    ),
)
