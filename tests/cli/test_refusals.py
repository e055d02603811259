"""What cannot be done is refused: a sentence that says why, an exit code for scripts, and not a file touched."""

import hashlib
import shutil

import numpy as np
import pytest
from osgeo import gdal

from ..provider.samples import create
from ..support import THOROUGH

pytestmark = pytest.mark.qgis

FILL = "headwaters:filldepressions"
SURFACE = "headwaters:startingsurface"
PATHS = "headwaters:flowpaths"
SHEDS = "headwaters:watersheds"
WATER = "headwaters:flowaccumulation"
RIGHT = {
    FILL: {"INPUT": "dem.tif", "OUTPUT": "filled.tif"},
    SURFACE: {"OUTPUT": "surface.tif"},
    PATHS: {"DIRECTIONS": "ways.tif", "POINTS": "springs.gpkg", "PATHS": "paths.gpkg"},
    SHEDS: {"DIRECTIONS": "ways.tif", "WATERSHEDS": "sheds.gpkg"},
    WATER: {"OUTPUT": "water.tif"},
}

# What is wrong: the algorithm, the parameters that are wrong, the sentence.
CASES = {
    "missing file": (
        FILL,
        {"INPUT": "nowhere.tif"},
        "INPUT: there is no raster layer or file ‘nowhere.tif’. Check the name.",
    ),
    "vector": (FILL, {"INPUT": "lake.gpkg"}, "INPUT: ‘lake.gpkg’ is a vector layer; a raster is needed."),
    "band": (FILL, {"BAND": 4}, "The raster ‘dem’ has one band; BAND 4 does not exist."),
    "all nodata": (
        FILL,
        {"INPUT": "void.tif"},
        "The raster ‘void’ has no valid cell in band 1: there is nothing to do.",
    ),
    "missing sea": (FILL, {"SEA": "nowhere.gpkg"}, "Could not load source layer for SEA: nowhere.gpkg not found"),
    "no steps": (FILL, {"METHOD": "sweeps", "STEPS": 0}, "STEPS (Sweeps to make) must be at least 1 (got 0)."),
    "no number": (FILL, {"MAX_DEPTH": "deep"}, "MAX_DEPTH (Greatest depth to fill (m)) must be a number (got ‘deep’)."),
    "misspelt": (FILL, {"METOD": "exact"}, "METOD is no parameter of ‘Fill depressions’. Did you mean METHOD?"),
    "unknown method": (FILL, {"METHOD": "magic"}, "METHOD (Method) must be one of exact, sweeps (got magic)."),
    "roughness beyond 1": (
        SURFACE,
        {"ROUGHNESS": 1.5},
        "ROUGHNESS (Roughness (0 to 1)) must be between 0 and 1 (got 1.5).",
    ),
    "unknown crs": (SURFACE, {"CRS": "EPSG:1"}, "CRS (CRS): ‘EPSG:1’ is no coordinate reference system known here."),
    "one file for two outputs": (
        FILL,
        {"DEPTH": "filled.tif"},
        "OUTPUT and DEPTH cannot both be written to ‘filled.tif’.",
    ),
    "unknown ending": (
        FILL,
        {"OUTPUT": "filled.xyzzy"},
        "Rasters cannot be written as ‘.xyzzy’. Use .tif, for example.",
    ),
    "folder that is not there": (
        FILL,
        {"OUTPUT": "nowhere/filled.tif"},
        "OUTPUT: the folder ‘nowhere’ does not exist. Create it, or choose another.",
    ),
    "folder that cannot be written": (
        FILL,
        {"OUTPUT": "/proc/sys/filled.tif"},
        "Nothing can be written into ‘/proc/sys’ (No such file or directory). Choose another folder.",
    ),
    "output is a folder": (FILL, {"OUTPUT": "folder"}, "OUTPUT: ‘folder’ is a folder. Give the name of a file in it."),
    "output is the input": (
        FILL,
        {"OUTPUT": "dem.tif"},
        "OUTPUT would overwrite INPUT (‘dem.tif’). Choose another file.",
    ),
    "output is the input by another way": (
        FILL,
        {"OUTPUT": "folder/../dem.tif"},
        "OUTPUT would overwrite INPUT (‘folder/../dem.tif’). Choose another file.",
    ),
    "features over the input": (
        PATHS,
        {"PATHS": "springs.gpkg"},
        "PATHS would overwrite POINTS (‘springs.gpkg’). Choose another file.",
    ),
    "features into many layers": (
        PATHS,
        {"PATHS": "many.gpkg"},
        "‘many.gpkg’ exists, and its other layers would be lost. Choose a new file, or a .tif.",
    ),
    "polygons for points": (PATHS, {"POINTS": "lake.gpkg"}, "POINTS: ‘lake’ does not hold points."),
    "features of an unknown ending": (
        PATHS,
        {"PATHS": "paths.xyzzy"},
        "Features cannot be written as ‘.xyzzy’. Use .gpkg, for example.",
    ),
    "heights for directions": (
        SHEDS,
        {"DIRECTIONS": "land.tif"},
        "‘land’: this looks like heights, not like flow directions: 137 in column 7, row 1. Give it as the DEM where "
        "there is one to give, or make directions of it with ‘Flow directions’.",
    ),
    "no points": (SHEDS, {"BY": "points"}, "BY points needs POINTS: give a layer of points, or choose outlets."),
    "neither DEM nor directions": (WATER, {}, "Give a DEM as INPUT, or flow directions as DIRECTIONS."),
}

QUICK = (  # what no other test sees, what is refused before and after a run begins, and where a file is at stake
    "missing file", "missing sea", "no number", "misspelt", "unknown crs", "one file for two outputs",
    "folder that cannot be written", "output is the input by another way", "features over the input",
    "features into many layers", "heights for directions", "no points",
)  # fmt: skip


@pytest.fixture(scope="module", params=CASES if THOROUGH else QUICK)
def refusal(request, qgis_process, dem_file, lake_file, land, tmp_path_factory):
    """Return the answer to a wrong command, the sentence expected in it, and the files before and after."""
    folder = tmp_path_factory.mktemp("refusal")
    (folder / "folder").mkdir()
    shutil.copy(dem_file, folder / "dem.tif")
    create(folder / "void.tif", [np.full((5, 6), -9999, np.float32)], nodata=-9999)
    shutil.copy(lake_file, folder / "lake.gpkg")
    shutil.copy(land["dem"], folder / "land.tif")
    shutil.copy(land["directions"], folder / "ways.tif")
    shutil.copy(land["point"], folder / "springs.gpkg")
    shutil.copy(land["point"], folder / "many.gpkg")
    gdal.VectorTranslate(str(folder / "many.gpkg"), land["line"], format="GPKG", accessMode="append")
    algorithm, wrong, sentence = CASES[request.param]
    before = _fingerprints(folder)
    answer = qgis_process.run(algorithm, folder=folder, **{**RIGHT[algorithm], **wrong})
    return answer, sentence, before, _fingerprints(folder)


def _fingerprints(folder):
    """Return all that is in a folder; QGIS itself writes statistics beside a raster that it opens (.aux.xml)."""
    paths = [path for path in folder.rglob("*") if not path.name.endswith(".aux.xml")]
    return {path: hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "folder" for path in paths}


def test_the_exit_code_tells_a_script(refusal):
    assert refusal[0].code == 1


def test_a_sentence_says_what_is_wrong(refusal):
    said = {line.removeprefix("ERROR:").strip() for line in refusal[0].err.splitlines()}
    assert refusal[1] in said


def test_no_traceback_is_shown(refusal):
    assert "Traceback" not in refusal[0].text


def test_no_file_is_changed_made_or_lost(refusal):
    assert refusal[3] == refusal[2]
