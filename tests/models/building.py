"""Models as the model designer makes them: steps that take their values from inputs, expressions and other steps.

Run with the Python of QGIS 3.22, this file writes the example models; later versions would write what 3.22 cannot read:
`.venv/bin/python -m tests.models.building`
"""

import os
import sys
from pathlib import Path

from qgis.core import (
    QgsApplication,
    QgsProcessing,
    QgsProcessingModelAlgorithm,
    QgsProcessingModelChildAlgorithm,
    QgsProcessingModelChildDependency,
    QgsProcessingModelChildParameterSource,
    QgsProcessingModelOutput,
    QgsProcessingModelParameter,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterField,
    QgsProcessingParameterNumber,
    QgsProcessingParameterRasterLayer,
)
from qgis.PyQt.QtCore import QPointF

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "models"
EXAMPLE = EXAMPLES / "fill_an_island.model3"
LAKES_EXAMPLE = EXAMPLES / "lakes_of_a_dem.model3"
DRY_EXAMPLE = EXAMPLES / "lakes_in_a_dry_land.model3"
RIVERS_EXAMPLE = EXAMPLES / "river_cells_of_a_dem.model3"
FLOOD_EXAMPLE = EXAMPLES / "flood_by_a_discharge.model3"
SHEETS_EXAMPLE = EXAMPLES / "gauges_to_sheets.model3"
HMS_EXAMPLE = EXAMPLES / "dem_to_hec_hms.model3"
SWMM_EXAMPLE = EXAMPLES / "dem_to_swmm.model3"
REPORT_EXAMPLE = EXAMPLES / "report_of_rivers.model3"
POINTS_EXAMPLE = EXAMPLES / "watersheds_of_points.model3"
GROWN_EXAMPLE = EXAMPLES / "rivers_of_an_island.model3"
EROSION_EXAMPLE = EXAMPLES / "rivers_from_rain.model3"
WORLDS_EXAMPLE = EXAMPLES / "three_worlds.model3"
ERODED_EXAMPLE = EXAMPLES / "island_eroded.model3"
COAST_EXAMPLE = EXAMPLES / "terrain_of_a_coast.model3"
RENDERED_EXAMPLE = EXAMPLES / "grown_edited_rendered.model3"
SKETCHED_EXAMPLE = EXAMPLES / "sketched_and_rendered.model3"
OPTIONAL = QgsProcessingParameterDefinition.Flag.FlagOptional

constant = QgsProcessingModelChildParameterSource.fromStaticValue
expression = QgsProcessingModelChildParameterSource.fromExpression
entered = QgsProcessingModelChildParameterSource.fromModelParameter
result = QgsProcessingModelChildParameterSource.fromChildOutput


def add_input(model, definition, position):
    """Add an input."""
    place = QgsProcessingModelParameter(definition.name())
    place.setPosition(QPointF(*position))
    model.addModelParameter(definition, place)


def add_number(model, name, label, kind, default, position):
    """Add an input for a number; without a default it may be left empty."""
    add_input(model, QgsProcessingParameterNumber(name, label, kind, default, default is None), position)


def add_gauges(model, label, optional, position):
    """Add an input for gauges, and one for the field of their codes beside it."""
    kinds = [QgsProcessing.SourceType.TypeVectorPoint]
    add_input(model, QgsProcessingParameterFeatureSource("GAUGES", label, kinds, None, optional), position)
    code = QgsProcessingParameterField("CODE", "Field of their codes", parentLayerParameterName="GAUGES", optional=True)
    add_input(model, code, (position[0] + 220, position[1]))


def add_step(model, name, algorithm_id, position=(0, 0), outputs=(), after=(), **sources):
    """Add a step; what is not given takes its default.

    ``outputs`` maps outputs of the model to those of the step. ``after`` names steps that must come before it, which
    QGIS 3.22 cannot tell from an expression.
    """
    step = QgsProcessingModelChildAlgorithm(f"headwaters:{algorithm_id}")
    step.setChildId(name)
    step.setDescription(name.capitalize())
    step.setPosition(QPointF(*position))
    for definition in step.algorithm().parameterDefinitions():
        if definition.name() in sources:
            step.addParameterSources(definition.name(), [sources[definition.name()]])
        elif not definition.flags() & OPTIONAL and not definition.isDestination():
            step.addParameterSources(definition.name(), [constant(definition.defaultValue())])
    step.setModelOutputs({label: _output(name, label, source) for label, source in dict(outputs).items()})
    step.setDependencies([QgsProcessingModelChildDependency(other) for other in after])
    model.addChildAlgorithm(step)


def _output(step, label, source):
    output = QgsProcessingModelOutput(label, label)
    output.setChildId(step)
    output.setChildOutputName(source)
    return output


def example(name, about):
    """Return an empty model among the examples, with a sentence that helps who opens it."""
    model = QgsProcessingModelAlgorithm(name, "Headwaters examples")
    model.setHelpContent({"ALG_DESC": about, "SHORT_DESCRIPTION": about})
    return model


def island_model():
    """Return the example: an island of two volcanoes is made, and its depressions are filled down to the sea."""
    model = example(
        "Fill an island", "An island of two volcanoes is made, and its depressions are filled down to the sea."
    )
    numbers = QgsProcessingParameterNumber.Type
    add_number(model, "SEED", "Seed", numbers.Integer, 3, (120, 60))
    add_number(model, "COLUMNS", "Columns", numbers.Integer, 480, (340, 60))
    add_number(model, "RELIEF", "Relief (m)", numbers.Double, 1800, (560, 60))
    add_step(
        model,
        "island",
        "startingsurface",
        (340, 180),
        {"Island": "OUTPUT"},
        SHAPE=constant("volcanoes"),
        COLUMNS=entered("COLUMNS"),
        ROWS=expression("round(@COLUMNS * 0.625)"),
        CELL_SIZE=expression("40000.0 / @COLUMNS"),
        CRS=constant("EPSG:32633"),
        RELIEF=entered("RELIEF"),
        ROUGHNESS=constant(0.5),
        SEED=entered("SEED"),
    )
    add_step(
        model,
        "lakes",
        "filldepressions",
        (340, 320),
        {"Filled": "OUTPUT", "Depth": "DEPTH"},
        INPUT=result("island", "OUTPUT"),
        SEA_LEVEL=constant(0),
    )
    return model


def lakes_model():
    """Return the example: the lakes of a DEM and where they spill, and its rivers, which know the lakes they cross."""
    model = example(
        "Lakes of a DEM", "The lakes of a DEM and where they spill, and its rivers, which know the lakes they cross."
    )
    add_input(model, QgsProcessingParameterRasterLayer("DEM", "DEM"), (120, 60))
    add_number(model, "MIN_AREA", "Smallest lake (km²)", QgsProcessingParameterNumber.Type.Double, 0.01, (340, 60))
    dem = {"INPUT": entered("DEM")}
    add_step(
        model,
        "lakes",
        "lakes",
        (120, 180),
        {"Lakes": "LAKES", "Spill points": "SPILL_POINTS", "Water": "WATER"},
        MIN_AREA=entered("MIN_AREA"),
        **dem,
    )
    add_step(model, "directions", "flowdirections", (340, 180), **dem)
    add_step(model, "accumulation", "flowaccumulation", (560, 180), **dem)
    add_step(
        model,
        "rivers",
        "rivernetwork",
        (340, 320),
        {"Rivers": "RIVERS"},
        DIRECTIONS=result("directions", "OUTPUT"),
        ACCUMULATION=result("accumulation", "OUTPUT"),
        LAKES=result("lakes", "LAKES"),
        **dem,
    )
    return model


def dry_model():
    """Return the example: lakes of a DEM in balance under some rain and half of it, and the rivers between them."""
    model = example(
        "Lakes in a dry land", "Lakes of a DEM in balance under some rain and half of it, and the rivers between them."
    )
    add_input(model, QgsProcessingParameterRasterLayer("DEM", "DEM"), (120, 60))
    add_number(model, "RAIN", "Rain (mm a year)", QgsProcessingParameterNumber.Type.Double, 300, (340, 60))
    add_number(
        model, "EVAPORATION", "Evaporation (mm a year)", QgsProcessingParameterNumber.Type.Double, 1500, (560, 60)
    )
    dry = {"INPUT": entered("DEM"), "EVAPORATION": entered("EVAPORATION")}
    lakes = {"Lakes": "LAKES", "Salt pans": "SALT_PANS"}
    add_step(model, "lakes", "lakes", (120, 180), lakes, RAIN=entered("RAIN"), **dry)
    add_step(
        model, "drought", "lakes", (340, 180), {"Lakes in a drought": "LAKES"}, RAIN=expression("@RAIN / 2"), **dry
    )
    rivers = {"Rivers": "RIVERS", "Flow": "ACCUMULATION"}
    add_step(model, "rivers", "hydrologyfromdem", (560, 180), rivers, RAIN=entered("RAIN"), **dry)
    return model


def rivers_model():
    """Return the example: the directions of a DEM, what drains through each cell, and the cells that are rivers."""
    model = example(
        "River cells of a DEM", "The directions of a DEM, what drains through each cell, and the cells that are rivers."
    )
    add_input(model, QgsProcessingParameterRasterLayer("DEM", "DEM"), (120, 60))
    add_number(model, "FROM", "Rivers begin at (km²)", QgsProcessingParameterNumber.Type.Double, 1.0, (340, 60))
    add_step(
        model,
        "directions",
        "flowdirections",
        (120, 180),
        {"Directions": "OUTPUT"},
        INPUT=entered("DEM"),
        DEPRESSIONS=constant("breach"),
    )
    add_step(
        model,
        "accumulation",
        "flowaccumulation",
        (120, 300),
        {"Accumulation": "OUTPUT"},
        DIRECTIONS=result("directions", "OUTPUT"),
        ENCODING=constant("esri"),
    )
    add_step(
        model,
        "rivers",
        "riverthreshold",
        (340, 420),
        {"Rivers": "OUTPUT"},
        ACCUMULATION=result("accumulation", "OUTPUT"),
        THRESHOLD=entered("FROM"),
    )
    return model


def flood_model():
    """Return the example: the rivers of a DEM, and what is under water when so much runs off all land at once."""
    model = QgsProcessingModelAlgorithm("Flood by a discharge", "Headwaters examples")
    number = QgsProcessingParameterNumber.Type.Double
    add_input(model, QgsProcessingParameterRasterLayer("DEM", "DEM"), (120, 60))
    add_number(model, "RUNOFF", "Runoff (mm per hour)", number, 20, (340, 60))
    add_number(model, "MANNING", "Manning's roughness n", number, 0.05, (560, 60))
    add_step(
        model,
        "hydrology",
        "hydrologyfromdem",
        (120, 180),
        {"Rivers": "RIVERS", "Directions": "DIRECTIONS"},
        INPUT=entered("DEM"),
    )
    add_step(
        model,
        "flood",
        "floodheight",
        (340, 300),
        {"Flooded land": "EXTENT", "Depth of the flood": "DEPTH", "Rating curves": "RATING"},
        DIRECTIONS=result("hydrology", "DIRECTIONS"),
        ENCODING=constant("esri"),
        INPUT=entered("DEM"),
        RIVERS=result("hydrology", "RIVERS"),
        RUNOFF=entered("RUNOFF"),
        MANNING=entered("MANNING"),
    )
    model.setHelpContent(
        {
            "ALG_DESC": "Finds the rivers of a DEM and maps what is under water when so many millimetres run off all "
            "land at once, by the rating curve of each reach. A first map of where to look, no hydraulic model: the "
            "page of ‘Flood height’ says what it does not know.",
            "DEM": "Heights of the ground in metres.",
            "RUNOFF": "What runs off in an hour: 10 is a lot in large catchments, 50 in small ones.",
            "MANNING": "Of channel and floodplain together: 0.03 in clean channels, 0.05 on meadows, 0.1 in woods.",
        }
    )
    return model


CODE_HELP = "What results are to name the gauges by, such as their number. Empty: they are numbered."


def sheets_model():
    """Return the example: a page for each gauge, of the land that drains to it, its longest path and its times."""
    model = QgsProcessingModelAlgorithm("Gauges to sheets", "Headwaters examples")
    number = QgsProcessingParameterNumber.Type.Double
    add_input(model, QgsProcessingParameterRasterLayer("DEM", "DEM"), (120, 60))
    add_gauges(model, "Gauges", False, (340, 60))
    add_number(model, "FROM", "Rivers begin at (km²)", number, 1, (780, 60))
    add_number(model, "SNAP", "Move gauges to a river within (m)", number, 200, (1000, 60))
    dem = {"INPUT": entered("DEM")}
    rivers = {"Rivers": "RIVERS"}
    add_step(model, "hydrology", "hydrologyfromdem", (120, 180), rivers, THRESHOLD=entered("FROM"), **dem)
    add_step(
        model,
        "watersheds",
        "watersheds",
        (340, 300),
        {
            "Watersheds of gauges": "WATERSHEDS",
            "Gauges on rivers": "SNAPPED",
            "Longest paths": "LONGEST_PATHS",
            "Sheets": "REPORT",
        },
        DIRECTIONS=result("hydrology", "DIRECTIONS"),
        ENCODING=constant("esri"),
        BY=constant("points"),
        POINTS=entered("GAUGES"),
        CODE=entered("CODE"),
        RIVERS=result("hydrology", "RIVERS"),
        SNAP=entered("SNAP"),
        WHOLE=constant(True),
        TC=constant("kirpich,giandotti,temez,bransby"),
        **dem,
    )
    model.setHelpContent(
        {
            "ALG_DESC": "Makes a page for each gauge, to be printed: a map of all the land that drains to it, its "
            "longest path with a profile, the hypsometric curve, and measures with their sources, among them the time "
            "of concentration by four formulas. These were fitted to different land: the page on the catchment sheet "
            "says which is for which.",
            "DEM": "Heights of the ground in metres. It should hold all the land above each gauge: a sheet says where "
            "it touches the edge.",
            "GAUGES": "Points on rivers, or beside them. They may lie above each other on one river.",
            "CODE": CODE_HELP,
            "FROM": "Compare the heads of rivers with a map that you trust. The drainage density follows it.",
            "SNAP": "Metres on the ground. Compare the areas with those that the gauges are known to have: one that is "
            "far too small lies on a brook beside the river.",
        }
    )
    return model


def hms_model():
    """Return the example: land divided at gauges and by area, as a basin model of HEC-HMS."""
    return _runoff_model(
        "DEM to HEC-HMS",
        {"Basin model of HEC-HMS": "HMS"},
        "Divides the land of a DEM into subbasins of about one area, and at gauges, and writes them as a basin model "
        "of HEC-HMS (File, Import, Basin Model): subbasins, reaches, junctions and sinks, where they lie and what "
        "flows into what. It has no methods, loss rates or storms: those are yours to choose.",
    )


def swmm_model():
    """Return the example: land divided at gauges and by area, as an input of EPA SWMM."""
    return _runoff_model(
        "DEM to SWMM",
        {"Input of EPA SWMM": "SWMM"},
        "Divides the land of a DEM into subbasins of about one area, and at gauges, and writes them as an input of EPA "
        "SWMM that runs at once. Areas, widths, slopes, lengths and heights are those of the DEM. Rain, losses, "
        "roughness and the sections of rivers are placeholders: replace them before any number is used.",
    )


def _runoff_model(name, made, about):
    """Return the example of subbasins that another program reads; ``made`` is the output that it opens."""
    model = QgsProcessingModelAlgorithm(name, "Headwaters examples")
    add_input(model, QgsProcessingParameterRasterLayer("DEM", "DEM"), (120, 60))
    add_gauges(model, "Gauges", True, (340, 60))
    number = QgsProcessingParameterNumber.Type.Double
    add_number(model, "AREA", "Area of a subbasin (km²); empty: chosen", number, None, (780, 60))
    add_step(
        model,
        "subbasins",
        "subbasins",
        (340, 180),
        {
            "Subbasins": "SUBBASINS",
            "Reaches": "REACHES",
            "Junctions": "JUNCTIONS",
            "Table of subbasins": "LINKS",
            **made,
        },
        INPUT=entered("DEM"),
        DIVIDE=constant("area"),
        AREA=entered("AREA"),
        POINTS=entered("GAUGES"),
        CODE=entered("CODE"),
        SNAP_TO=constant("downstream"),
    )
    model.setHelpContent(
        {
            "ALG_DESC": about,
            "DEM": "Heights of the ground in metres.",
            "GAUGES": "Subbasins end at these points too. One beside a river goes down the slope to it.",
            "CODE": CODE_HELP,
            "AREA": "Empty: a readable number that makes about twenty of all the land.",
        }
    )
    return model


def report_model():
    """Return the example: the rivers of a DEM as smooth lines with their orders, and a report on them."""
    model = example("Report of rivers", "The rivers of a DEM as smooth lines with their orders, and a report on them.")
    add_input(model, QgsProcessingParameterRasterLayer("DEM", "DEM"), (120, 60))
    add_number(model, "FROM", "Rivers begin at (km²)", QgsProcessingParameterNumber.Type.Double, 1, (340, 60))
    _route(model)
    rivers = {"Rivers": "RIVERS", "Nodes": "NODES"}
    network = {
        "DIRECTIONS": result("directions", "OUTPUT"),
        "ACCUMULATION": result("accumulation", "OUTPUT"),
        "THRESHOLD": entered("FROM"),
        "SMOOTH": constant(3),
    }
    add_step(model, "rivers", "rivernetwork", (340, 320), rivers, INPUT=entered("DEM"), **network)
    of_rivers = {"RIVERS": result("rivers", "RIVERS"), "INPUT": entered("DEM")}
    add_step(model, "report", "networkreport", (340, 440), {"Report": "REPORT"}, **of_rivers)
    return model


def points_model():
    """Return the example: the watersheds of points, which move to the river beside them, and the ways on from there."""
    model = example(
        "Watersheds of points",
        "The watersheds of points, which move to the river beside them, and the ways on from there.",
    )
    add_input(model, QgsProcessingParameterRasterLayer("DEM", "DEM"), (120, 60))
    kinds = [QgsProcessing.SourceType.TypeVectorPoint]
    add_input(model, QgsProcessingParameterFeatureSource("POINTS", "Pour points", kinds), (340, 60))
    add_number(model, "SNAP", "Move points within (m)", QgsProcessingParameterNumber.Type.Double, 200, (560, 60))
    _route(model)
    directions = {"DIRECTIONS": result("directions", "OUTPUT")}
    add_step(
        model,
        "watersheds",
        "watersheds",
        (340, 320),
        {"Watersheds": "WATERSHEDS", "Points on rivers": "SNAPPED"},
        BY=constant("points"),
        POINTS=entered("POINTS"),
        ACCUMULATION=result("accumulation", "OUTPUT"),
        SNAP=entered("SNAP"),
        INPUT=entered("DEM"),
        **directions,
    )
    points = {"POINTS": result("watersheds", "SNAPPED")}
    add_step(model, "paths", "flowpaths", (340, 440), {"Paths": "PATHS"}, INPUT=entered("DEM"), **points, **directions)
    return model


def grown_model():
    """Return the example: rivers grow on an island, from drawn ones if there are any, and a report measures them."""
    model = example(
        "Rivers of an island", "Rivers grow on an island, from drawn ones if there are any, and a report measures them."
    )
    _add_coast(model, "Height of the highest river (m)", 1200)
    add_step(
        model,
        "rivers",
        "growrivers",
        (340, 200),
        {"Rivers": "RIVERS", "Ridges": "RIDGES", "Watersheds": "WATERSHEDS"},
        COASTLINE=entered("COAST"),
        SKETCH=entered("SKETCH"),
        PEAK=entered("PEAK"),
        SEED=entered("SEED"),
    )
    of_rivers = {"RIVERS": result("rivers", "RIVERS")}
    add_step(model, "report", "networkreport", (340, 340), {"Report": "REPORT"}, **of_rivers)
    return model


def coast_model():
    """Return the example: a terrain from a coast, what drains through each cell, and how high it is above rivers."""
    model = example(
        "Terrain of a coast", "A terrain from a coast, what drains through each cell, and how high it is above rivers."
    )
    _add_coast(model, "Height of the highest ridge (m)", 1500)
    add_number(model, "CELL_SIZE", "Cell size (m)", QgsProcessingParameterNumber.Type.Double, 200, (1000, 60))
    add_step(
        model,
        "terrain",
        "terrainfromcoastline",
        (340, 200),
        {"Terrain": "OUTPUT", "Rivers": "RIVERS", "Watersheds": "WATERSHEDS"},
        COASTLINE=entered("COAST"),
        SKETCH=entered("SKETCH"),
        PEAK=entered("PEAK"),
        CELL_SIZE=entered("CELL_SIZE"),
        SEED=entered("SEED"),
        SEA_FLOOR=constant("nodata"),  # the sea is no land that water runs over
    )
    ground = {"INPUT": result("terrain", "OUTPUT")}
    add_step(model, "directions", "flowdirections", (120, 340), DEPRESSIONS=constant("keep"), **ground)
    directions = {"DIRECTIONS": result("directions", "OUTPUT")}
    water = {"Accumulation": "OUTPUT"}
    add_step(model, "accumulation", "flowaccumulation", (340, 340), water, ENCODING=constant("esri"), **directions)
    rivers = {"RIVERS": result("terrain", "RIVERS"), "INPUT": result("terrain", "OUTPUT")}
    heights = {"Height above rivers": "HEIGHT"}
    add_step(model, "heights", "flowdistance", (560, 340), heights, ENCODING=constant("esri"), **directions, **rivers)
    return model


def rendered_model():
    """Return the example: the three steps to a terrain, between which a person may edit what they have made."""
    model = example(
        "Grown, edited, rendered", "The three steps to a terrain, between which a person may edit what they have made."
    )
    _add_coast(model, "Height of the highest river (m)", 900)
    add_number(model, "CELL_SIZE", "Cell size (m)", QgsProcessingParameterNumber.Type.Double, 200, (1000, 60))
    add_step(
        model,
        "rivers",
        "growrivers",
        (340, 200),
        {"Rivers": "RIVERS"},
        COASTLINE=entered("COAST"),
        SKETCH=entered("SKETCH"),
        PEAK=entered("PEAK"),
        SEED=entered("SEED"),
    )
    add_step(
        model,
        "model",
        "terrainmodel",
        (340, 320),
        {"Model": "MODEL"},
        COASTLINE=entered("COAST"),
        RIVERS=result("rivers", "RIVERS"),
        SEED=entered("SEED"),
    )
    add_step(
        model,
        "terrain",
        "renderterrain",
        (340, 440),
        {"Terrain": "OUTPUT", "Water": "WATER"},
        MODEL=result("model", "MODEL"),
        CELL_SIZE=entered("CELL_SIZE"),
    )
    return model


def sketched_model():
    """Return the example: basins along a sketch, land that fits them, and a terrain around their rivers."""
    model = example(
        "Sketched and rendered", "Basins along a sketch, land that fits them, and a terrain around their rivers."
    )
    _add_coast(model, "Height of the highest place (m)", 1200)
    add_number(model, "CELL_SIZE", "Cell size (m)", QgsProcessingParameterNumber.Type.Double, 200, (1000, 60))
    add_step(
        model,
        "basins",
        "drainagebasins",
        (340, 200),
        {"Basins": "BASINS", "Rivers": "RIVERS", "Elevation": "ELEVATION"},
        COASTLINE=entered("COAST"),
        SKETCH=entered("SKETCH"),
        PEAK=entered("PEAK"),
        SEED=entered("SEED"),
    )
    add_step(
        model,
        "model",
        "terrainmodel",
        (340, 320),
        COASTLINE=entered("COAST"),
        RIVERS=result("basins", "RIVERS"),
        SEED=entered("SEED"),
    )
    add_step(
        model,
        "terrain",
        "renderterrain",
        (340, 440),
        {"Terrain": "OUTPUT", "Water": "WATER"},
        MODEL=result("model", "MODEL"),
        CELL_SIZE=entered("CELL_SIZE"),
    )
    return model


def _add_coast(model, height, default):
    """Add a coast, drawn rivers, a seed and a height, which has a name and a default."""
    polygons, drawn = QgsProcessing.SourceType.TypeVectorPolygon, QgsProcessing.SourceType.TypeVectorLine
    add_input(model, QgsProcessingParameterFeatureSource("COAST", "Coastline", [polygons]), (120, 60))
    sketch = QgsProcessingParameterFeatureSource("SKETCH", "Drawn rivers", [drawn], None, True)
    add_input(model, sketch, (340, 60))
    numbers = QgsProcessingParameterNumber.Type
    add_number(model, "SEED", "Seed", numbers.Integer, 42, (560, 60))
    add_number(model, "PEAK", height, numbers.Double, default, (780, 60))


def erosion_model():
    """Return the example: random rain erodes a mountain, and a report measures the rivers that it made."""
    model = example("Rivers from rain", "Random rain erodes a mountain, and a report measures the rivers that it made.")
    numbers = QgsProcessingParameterNumber.Type
    add_number(model, "SEED", "Seed", numbers.Integer, 42, (120, 60))
    add_number(model, "COLUMNS", "Columns", numbers.Integer, 300, (340, 60))
    add_number(model, "RELIEF", "Relief (m)", numbers.Double, 1500, (560, 60))
    add_step(
        model,
        "erosion",
        "lehenyerosion",
        (340, 180),
        {"Eroded": "OUTPUT", "Rivers": "RIVERS"},
        SHAPE=constant("noise"),
        COLUMNS=entered("COLUMNS"),
        ROWS=expression("round(@COLUMNS * 0.625)"),
        CELL_SIZE=expression("40000.0 / @COLUMNS"),
        CRS=constant("EPSG:32633"),
        RIVER_VISITS=constant(50),
        RELIEF=entered("RELIEF"),
        SEED=entered("SEED"),
    )
    of_rivers = {"RIVERS": result("erosion", "RIVERS"), "INPUT": result("erosion", "OUTPUT")}
    add_step(model, "report", "networkreport", (340, 320), {"Report": "REPORT"}, **of_rivers)
    return model


def worlds_model():
    """Return the example: three worlds, of noise that is filled, of rain, and of rivers first, each measured."""
    model = example(
        "Three worlds", "Three worlds, of noise that is filled, of rain, and of rivers first, each measured."
    )
    numbers = QgsProcessingParameterNumber.Type
    coast = QgsProcessingParameterFeatureSource("COAST", "Coast", [QgsProcessing.TypeVectorPolygon])
    add_input(model, coast, (120, 60))
    add_number(model, "SEED", "Seed", numbers.Integer, 42, (340, 60))
    add_number(model, "COLUMNS", "Columns", numbers.Integer, 400, (560, 60))
    add_number(model, "RELIEF", "Relief (m)", numbers.Double, 1500, (780, 60))
    add_number(model, "CELL_SIZE", "Cell size (m)", numbers.Double, 150, (1000, 60))
    size = {
        "SHAPE": constant("noise"),
        "COLUMNS": entered("COLUMNS"),
        "ROWS": expression("round(@COLUMNS * 0.75)"),
        "CELL_SIZE": entered("CELL_SIZE"),
        "CRS": constant("EPSG:32633"),
        "SEED": entered("SEED"),
    }
    relief = {"RELIEF": entered("RELIEF")}
    add_step(model, "noise", "startingsurface", (120, 180), {"Noise": "OUTPUT"}, **size, **relief)
    noise = {"INPUT": result("noise", "OUTPUT")}
    add_step(model, "filled", "hydrologyfromdem", (120, 320), {"Rivers of noise": "RIVERS"}, **noise)
    rivers = {"RIVERS": result("filled", "RIVERS")}
    add_step(model, "first", "networkreport", (120, 440), {"Report of noise": "REPORT"}, **rivers, **noise)
    layers = {"Rain": "OUTPUT", "Rivers of rain": "RIVERS"}
    add_step(model, "rain", "lehenyerosion", (560, 180), layers, **{**size, "SHAPE": constant("plane")}, **relief)
    rivers = {"RIVERS": result("rain", "RIVERS"), "INPUT": result("rain", "OUTPUT")}
    add_step(model, "second", "networkreport", (560, 320), {"Report of rain": "REPORT"}, **rivers)
    layers = {"Terrain": "OUTPUT", "Rivers of the terrain": "RIVERS", "Report of the terrain": "REPORT"}
    coast = {"COASTLINE": entered("COAST"), "PEAK": entered("RELIEF"), "CELL_SIZE": entered("CELL_SIZE")}
    coast["SEA_FLOOR"] = constant("nodata")  # the other worlds have none either
    add_step(model, "third", "terrainfromcoastline", (1000, 180), layers, SEED=entered("SEED"), **coast)
    return model


def eroded_model():
    """Return the example: rivers erode an island of two volcanoes, its cells and a mesh of it in time."""
    model = example("Island eroded", "Rivers erode an island of two volcanoes, its cells and a mesh of it in time.")
    numbers = QgsProcessingParameterNumber.Type
    add_number(model, "SEED", "Seed", numbers.Integer, 3, (120, 60))
    add_number(model, "COLUMNS", "Columns", numbers.Integer, 300, (340, 60))
    add_number(model, "STEPS", "Steps", numbers.Integer, 40, (560, 60))
    add_number(model, "RAIN", "Rain (mm a year)", numbers.Double, 1000, (780, 60))
    add_number(model, "EVAPORATION", "Evaporation (mm a year)", numbers.Double, 1200, (1000, 60))
    add_step(
        model,
        "island",
        "startingsurface",
        (340, 180),
        SHAPE=constant("volcanoes"),
        COLUMNS=entered("COLUMNS"),
        ROWS=expression("round(@COLUMNS * 0.625)"),
        CELL_SIZE=expression("20000.0 / @COLUMNS"),
        CRS=constant("EPSG:32633"),
        RELIEF=constant(1800),
        ROUGHNESS=constant(0.25),
        SEED=entered("SEED"),
    )
    island, sea = {"INPUT": result("island", "OUTPUT")}, {"SEA_LEVEL": constant(0)}
    climate = {"RAIN": entered("RAIN"), "EVAPORATION": entered("EVAPORATION"), "ITERATIONS": entered("STEPS")}
    layers = {"Eroded": "OUTPUT", "Difference": "DIFFERENCE", "Rivers": "RIVERS", "Lakes": "LAKES"}
    add_step(model, "eroded", "rivererosion", (340, 320), layers, **island, **sea, **climate)
    add_step(model, "mesh", "trianglemesh", (780, 180), POINTS=expression("@COLUMNS * 20"), **island)
    in_time = {"Mesh in time": "MESH"}
    mesh = {"MESH_INPUT": result("mesh", "MESH")}
    add_step(model, "film", "rivererosion", (780, 320), in_time, **mesh, **sea, **climate)
    return model


def _route(model):
    """Add the directions of a DEM and what drains through each cell."""
    add_step(model, "directions", "flowdirections", (120, 180), INPUT=entered("DEM"))
    directions = result("directions", "OUTPUT")
    add_step(model, "accumulation", "flowaccumulation", (340, 180), DIRECTIONS=directions, ENCODING=constant("esri"))


def watersheds_model(keep_rivers=True):
    """Return a model that makes the watersheds of rivers; these are an output too, or are forgotten on the way."""
    model = QgsProcessingModelAlgorithm("Watersheds of rivers", "Headwaters tests")
    add_input(model, QgsProcessingParameterRasterLayer("DEM", "DEM"), (120, 60))
    _route(model)
    directions = {"DIRECTIONS": result("directions", "OUTPUT"), "ENCODING": constant("esri")}
    water = {"ACCUMULATION": result("accumulation", "OUTPUT")}
    rivers = {"Rivers": "RIVERS"} if keep_rivers else {}
    add_step(model, "rivers", "rivernetwork", (340, 320), rivers, INPUT=entered("DEM"), **directions, **water)
    of_rivers = {"BY": constant("rivers"), "RIVERS": result("rivers", "RIVERS")}
    add_step(model, "basins", "watersheds", (340, 440), {"Watersheds": "WATERSHEDS"}, **directions, **of_rivers)
    return model


def twin_model():
    """Return a model that makes a surface from a new seed, and the same once more from the seed that was used."""
    model = QgsProcessingModelAlgorithm("Twins", "Headwaters tests")
    shape = {"SHAPE": constant("noise"), "COLUMNS": constant(30), "ROWS": constant(20)}
    add_step(model, "first", "startingsurface", outputs={"First": "OUTPUT"}, SEED=constant(0), **shape)
    used = result("first", "SEED_USED")
    add_step(model, "second", "startingsurface", outputs={"Second": "OUTPUT"}, SEED=used, **shape)
    return model


def shallow_model():
    """Return a model that fills what is at most half as deep as the deepest depression of a DEM."""
    model = QgsProcessingModelAlgorithm("Shallow", "Headwaters tests")
    rough = {"SHAPE": constant("noise"), "ROUGHNESS": constant(0.9)}
    add_step(model, "dem", "startingsurface", outputs={"Dem": "OUTPUT"}, **rough)
    dem = result("dem", "OUTPUT")
    add_step(model, "all", "filldepressions", INPUT=dem)
    half = expression("@All_DEEPEST / 2")
    add_step(model, "some", "filldepressions", outputs={"Filled": "OUTPUT"}, after=["all"], INPUT=dem, MAX_DEPTH=half)
    return model


def main():
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QgsApplication([], False)
    application.initQgis()
    from .. import conftest  # noqa: F401 (it loads the repository as headwaters)

    plugin = sys.modules["headwaters"].classFactory(None)
    plugin.initProcessing()
    EXAMPLES.mkdir(parents=True, exist_ok=True)
    examples = {
        EXAMPLE: island_model(),
        LAKES_EXAMPLE: lakes_model(),
        DRY_EXAMPLE: dry_model(),
        RIVERS_EXAMPLE: rivers_model(),
        FLOOD_EXAMPLE: flood_model(),
        SHEETS_EXAMPLE: sheets_model(),
        HMS_EXAMPLE: hms_model(),
        SWMM_EXAMPLE: swmm_model(),
        REPORT_EXAMPLE: report_model(),
        POINTS_EXAMPLE: points_model(),
        GROWN_EXAMPLE: grown_model(),
        EROSION_EXAMPLE: erosion_model(),
        WORLDS_EXAMPLE: worlds_model(),
        ERODED_EXAMPLE: eroded_model(),
        COAST_EXAMPLE: coast_model(),
        RENDERED_EXAMPLE: rendered_model(),
        SKETCHED_EXAMPLE: sketched_model(),
    }
    for path, model in examples.items():
        assert model.toFile(str(path))
    plugin.unload()


if __name__ == "__main__":
    if os.environ.get("QT_HASH_SEED") != "0":  # in which order Qt writes attributes
        os.execve(sys.executable, [sys.executable, "-m", __spec__.name], {**os.environ, "QT_HASH_SEED": "0"})
    main()
