"""The least that each algorithm needs to run: a small land, its water, and what people draw upon it, as files."""

from pathlib import Path

import numpy as np
from headwaters.core.run.run import Run
from headwaters.provider.base import parameters
from osgeo import ogr, osr
from qgis.core import (
    QgsProcessingDestinationParameter,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterFile,
    QgsProcessingParameterRasterLayer,
    QgsRasterLayer,
    QgsVectorLayer,
)

from .running import run
from .samples import CELL, FILLED, LAND, NORTH, UTM, VALID, WEST, create, water_ways

VOID = -9999
OPTIONAL = QgsProcessingParameterDefinition.Flag.FlagOptional
KINDS = {int(kind): word for word, kind in parameters.KINDS.items()}
LINES = {"terrainmodel RIVERS": "river"}  # others take any line
CHOSEN = (  # of several inputs, one of which is needed
    "flowaccumulation INPUT",
    "watersheds DIRECTIONS",
    "watershedofpoint INPUT",
    "watershedofpoint POINTS",
    "trianglemesh INPUT",
    "rivererosion INPUT",
    "drainagebasins COASTLINE",
    "growrivers COASTLINE",
    "terrainfromcoastline COASTLINE",
)
LARGE_CELLS = ("renderterrain", "terrainfromcoastline")  # whose own choice would be a million cells
RASTERS = {"convertdirections INPUT": "directions", "DIRECTIONS": "directions", "ACCUMULATION": "accumulation"}


def place(col, row):
    """Return the map coordinates of the centre of a cell."""
    return WEST + (col + 0.5) * CELL, NORTH - (row + 0.5) * CELL


def make_land(folder):
    """Write a DEM, its directions and accumulation, drawn layers and a model; return the files by what they are."""
    from headwaters.core.flow.accumulation import accumulate_d8
    from headwaters.core.flow.directions import d8
    from headwaters.core.flow.encodings import encode
    from headwaters.core.raster.grid import step_lengths

    sides = np.full(LAND.shape[0], CELL)
    codes, _ = d8(Run(), FILLED, water_ways(VALID), step_lengths(sides, sides))
    directions, _, _ = encode(Run(), codes, "esri")
    water = np.where(VALID, accumulate_d8(Run(), codes, sides * sides / 1e6), VOID).astype(np.float32)
    heights = np.where(VALID, LAND, VOID).astype(np.float32)
    lines = [[(10, 8), (15, 14)], [(21, 9), (15, 14)], [(15, 14), (15, 25)]]
    land = {
        "dem": create(folder / "hills.tif", [heights], nodata=VOID),
        "directions": create(folder / "ways.tif", [directions], nodata=255),
        "accumulation": create(folder / "water.tif", [water], nodata=VOID),
        "point": _vector(folder / "springs.gpkg", ["POINT({} {})".format(*place(20, 12))]),
        "line": _vector(folder / "brooks.gpkg", [f"LINESTRING({_corners(line)})" for line in lines]),
        "river": _vector(
            folder / "river.gpkg", ["LINESTRING Z({} {} 9, {} {} 0)".format(*place(13, 10), *place(16, 10))]
        ),
        "polygon": _vector(folder / "pond.gpkg", [f"POLYGON(({_corners([(8, 8), (16, 8), (16, 16), (8, 8)])}))"]),
    }
    drawn = {"COASTLINE": land["polygon"], "RIVERS": land["river"], "EROSION_CELL_SIZE": 0}
    return {**land, "model": run("terrainmodel", **drawn, MODEL=str(folder / "ground.gpkg"))["MODEL"]}


def _corners(cells):
    return ", ".join("{} {}".format(*place(*cell)) for cell in cells)


def _vector(path, wkts):
    """Write features to a GeoPackage; return its path as a text."""
    crs = osr.SpatialReference()
    crs.SetFromUserInput(UTM)
    dataset = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    layer = dataset.CreateLayer(path.stem, crs, ogr.CreateGeometryFromWkt(wkts[0]).GetGeometryType())
    layer.CreateField(ogr.FieldDefn("name", ogr.OFTString))
    for number, wkt in enumerate(wkts, 1):
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetField("name", f"{path.stem} {number}")
        feature.SetGeometry(ogr.CreateGeometryFromWkt(wkt))
        layer.CreateFeature(feature)
    return str(path)


def add_to_project(land, project):
    """Add the files of the land to a project as layers, called as the files are."""
    for path in land.values():
        kind = QgsRasterLayer if path.endswith(".tif") else QgsVectorLayer
        project.addMapLayer(kind(path, Path(path).stem))


def made_by_default(algorithm):
    """Return the names of the outputs that are made unless somebody says no."""
    return [each.name() for each in algorithm.destinationParameterDefinitions() if each.createByDefault()]


def least_inputs(algorithm, land):
    """Return a value for every parameter that needs one; ``land`` is what `make_land` returned."""
    given = {}
    for definition in algorithm.parameterDefinitions():
        name = definition.name()
        needed = not definition.flags() & OPTIONAL or f"{algorithm.name()} {name}" in CHOSEN
        if not needed or isinstance(definition, QgsProcessingDestinationParameter):
            continue
        if isinstance(definition, QgsProcessingParameterRasterLayer):
            given[name] = land[RASTERS.get(f"{algorithm.name()} {name}", RASTERS.get(name, "dem"))]
        elif isinstance(definition, QgsProcessingParameterFeatureSource):
            given[name] = land[LINES.get(f"{algorithm.name()} {name}", KINDS[int(definition.dataTypes()[0])])]
        elif isinstance(definition, QgsProcessingParameterFile):
            given[name] = land["model"]
    if algorithm.name() == "prepareheadwaters":
        given["PART"] = "water"  # half of what is all the others together
    if algorithm.name() in LARGE_CELLS:
        given["CELL_SIZE"] = str(CELL)
    if algorithm.parameterDefinition("EROSION_CELL_SIZE"):
        given["EROSION_CELL_SIZE"] = str(CELL)
    return given


def least_run(algorithm, land):
    """Return the least inputs, and a temporary place for every output that is made by default."""
    return {**least_inputs(algorithm, land), **dict.fromkeys(made_by_default(algorithm), "TEMPORARY_OUTPUT")}
