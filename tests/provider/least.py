"""The least that each algorithm needs to run: a small land, its water, and what people draw upon it, as files."""

from pathlib import Path

import numpy as np
from headwaters.core.run.run import Run
from headwaters.provider.base.small_runs import (
    READ_FLOW,
    READ_MODEL,
    RIVER_LINES,
    RIVER_NODES,
    WATER_CELLS,
    reference_of,
    without_sizes,
)
from osgeo import ogr, osr
from qgis.core import QgsProcessingParameterDefinition, QgsRasterLayer, QgsVectorLayer

from .running import run
from .samples import CELL, FILLED, LAND, NORTH, UTM, VALID, WEST, create, water_ways

VOID = -9999
OPTIONAL = QgsProcessingParameterDefinition.Flag.FlagOptional
# What of the small land stands for what small runs read.
KINDS = {
    "@dem": "dem",
    "@coast": "polygon",
    "@sketch": "line",
    READ_FLOW["DIRECTIONS"]: "directions",
    WATER_CELLS: "accumulation",
    RIVER_LINES: "line",
    RIVER_NODES: "point",
    READ_MODEL["MODEL"]: "model",
    "@growrivers grown RIVERS": "river",
}


def place(col, row):
    """Return the map coordinates of the centre of a cell."""
    return WEST + (col + 0.5) * CELL, NORTH - (row + 0.5) * CELL


def make_land(folder):
    """Write a DEM, its directions and accumulation, drawn layers and a model; return the files by what they are."""
    from headwaters.core.flow.accumulation import accumulate_d8
    from headwaters.core.flow.directions.directions import d8
    from headwaters.core.flow.encodings.encodings import encode
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
    """Return a value for every parameter that needs one; ``land`` is what `make_land` returned.

    Where several layers would do, those are taken that the shortest of its small runs reads.
    """
    outputs = {each.name() for each in algorithm.destinationParameterDefinitions()}
    needed = {each.name() for each in algorithm.parameterDefinitions() if not each.flags() & OPTIONAL}
    runs = [{key: value for key, value in run.items() if key not in outputs} for run in algorithm.RUNS.values()]
    read = {key: KINDS[value] for run in reversed(runs) for key, value in run.items() if value in KINDS}
    if not needed & set(read):
        needed = set(min(runs, key=len))
    given = {key: land[kind] for key, kind in read.items() if key in needed}
    if algorithm.name() == "prepareheadwaters":
        given["PART"] = "water"  # half of what is all the others together
    if any("CELL_SIZE" in run for run in runs):
        given["CELL_SIZE"] = str(CELL)  # the own choice would be a million cells
    if algorithm.parameterDefinition("EROSION_CELL_SIZE"):
        given["EROSION_CELL_SIZE"] = str(CELL)
    return given


def inputs_for_all_outputs(algorithm, land):
    """Return the least inputs, and what those of its small runs are given that make optional outputs."""
    optional = {each.name() for each in algorithm.destinationParameterDefinitions() if not each.createByDefault()}
    given, left = least_inputs(algorithm, land), set(optional)
    for small in sorted(algorithm.RUNS.values(), key=lambda each: -len(optional & set(each))):
        values = {key: value for key, value in without_sizes(small).items() if key not in optional}
        known = all(value in KINDS or reference_of(value) is None for value in values.values())
        if known and left & set(small):
            given.update({key: land[KINDS[value]] if value in KINDS else value for key, value in values.items()})
            left -= set(small)
    return given


def least_run(algorithm, land):
    """Return the least inputs, and a temporary place for every output that is made by default."""
    return {**least_inputs(algorithm, land), **dict.fromkeys(made_by_default(algorithm), "TEMPORARY_OUTPUT")}
