"""Writes one page for each algorithm into docs/algorithms/: what the algorithm says about itself, and docs/methods/.

Pictures are made by scripts/figures.py.
"""

import importlib.util
import os
import re
import sys
from pathlib import Path

from qgis.core import QgsApplication, QgsProcessingDestinationParameter
from qgis.core import QgsProcessingParameterDefinition as Definition

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "algorithms"
METHODS = ROOT / "docs" / "methods"
NOTICE = "<!-- Written by `make docs`. Change the help texts in the code, the method in docs/methods/. -->\n"
# What a person would type first; values that have a default stay away unless they make the example better.
EXAMPLES = {
    "breachdepressions": {"INPUT": "dem.tif", "MAX_LENGTH": "500", "OUTPUT": "breached.tif", "CHANGE": "change.tif"},
    "burnrivers": {"INPUT": "dem.tif", "RIVERS": "rivers.gpkg", "OUTPUT": "dem_with_rivers.tif"},
    "convertdirections": {"INPUT": "dir.tif", "FROM": "esri", "TO": "taudem", "OUTPUT": "directions_for_taudem.tif"},
    "filldepressions": {
        "INPUT": "island.tif",
        "SEA_LEVEL": "0",
        "OUTPUT": "island_filled.tif",
        "DEPTH": "lake_depth.tif",
    },
    "flowdirections": {"INPUT": "island.tif", "SEA_LEVEL": "0", "OUTPUT": "directions.tif"},
    "flowaccumulation": {"INPUT": "island.tif", "SEA_LEVEL": "0", "OUTPUT": "accumulation.tif"},
    "growrivers": {"COASTLINE": "coastline.gpkg", "RIVERS": "rivers.gpkg", "WATERSHEDS": "watersheds.gpkg"},
    "terrainmodel": {"COASTLINE": "coastline.gpkg", "RIVERS": "rivers.gpkg", "MODEL": "model.gpkg"},
    "hydrologyfromdem": {
        "INPUT": "island.tif",
        "SEA_LEVEL": "0",
        "RIVERS": "rivers.gpkg",
        "WATERSHEDS": "watersheds.gpkg",
        "LAKES": "lakes.gpkg",
    },
    "lakes": {"INPUT": "island.tif", "SEA_LEVEL": "0", "LAKES": "lakes.gpkg", "SPILL_POINTS": "spill_points.gpkg"},
    "lehenyerosion": {"EVENTS": "20000", "OUTPUT": "eroded.tif", "RIVERS": "rivers.gpkg", "DRAINAGE": "drainage.tif"},
    "networkreport": {"RIVERS": "rivers.gpkg", "INPUT": "island.tif", "REPORT": "rivers.html"},
    "rivernetwork": {
        "DIRECTIONS": "directions.tif",
        "ACCUMULATION": "accumulation.tif",
        "INPUT": "island.tif",
        "SMOOTH": "3",
        "RIVERS": "rivers.gpkg",
    },
    "renderterrain": {"MODEL": "model.gpkg", "CELL_SIZE": "50", "OUTPUT": "terrain.tif", "WATER": "water.tif"},
    "riverthreshold": {"ACCUMULATION": "accumulation.tif", "THRESHOLD": "0.5", "OUTPUT": "river_cells.tif"},
    "flowdistance": {"DIRECTIONS": "dir.tif", "RIVERS": "rivers.gpkg", "DISTANCE": "distance_to_river.tif"},
    "flowpaths": {"DIRECTIONS": "dir.tif", "POINTS": "springs.gpkg", "PATHS": "flow_paths.gpkg"},
    "startingsurface": {
        "SHAPE": "volcanoes",
        "ROUGHNESS": "0.5",
        "COLUMNS": "900",
        "ROWS": "600",
        "CELL_SIZE": "30",
        "OUTPUT": "island.tif",
    },
    "terrainfromcoastline": {
        "COASTLINE": "coastline.gpkg",
        "OUTPUT": "terrain.tif",
        "RIVERS": "rivers.gpkg",
        "WATERSHEDS": "watersheds.gpkg",
        "MODEL": "model.gpkg",
    },
    "watersheds": {"DIRECTIONS": "directions.tif", "SMALL": "merge", "MIN_AREA": "1", "WATERSHEDS": "watersheds.gpkg"},
}


def main():
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QgsApplication([], False)
    application.initQgis()
    provider = load_provider()  # algorithms know their provider as long as it lives here
    algorithms = sorted(provider.algorithms(), key=lambda algorithm: (algorithm.groupId(), algorithm.name()))
    PAGES.mkdir(parents=True, exist_ok=True)
    for algorithm in algorithms:
        (PAGES / f"{algorithm.name()}.md").write_text(page(algorithm), encoding="utf-8")
    (PAGES / "README.md").write_text(overview(algorithms), encoding="utf-8")
    print(f"{len(algorithms)} pages written to {PAGES.relative_to(ROOT)}")
    application.exitQgis()


def load_provider():
    """Return the provider, registered; the folder of the clone may have any name."""
    spec = importlib.util.spec_from_file_location(
        "headwaters", ROOT / "__init__.py", submodule_search_locations=[str(ROOT)]
    )
    sys.modules["headwaters"] = module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    plugin = module.classFactory(None)
    plugin.initProcessing()
    return plugin.provider


def page(algorithm):
    """Return the page of an algorithm as Markdown."""
    definitions = algorithm.parameterDefinitions()
    inputs = [definition for definition in definitions if not definition.isDestination()]
    results = [definition for definition in definitions if definition.isDestination()]
    numbers = [output for output in algorithm.outputDefinitions() if output.name() not in {r.name() for r in results}]
    parts = [
        NOTICE,
        f"# {algorithm.displayName()}\n",
        f"`{algorithm.id()}`, group *{algorithm.group()}*\n",
        f"{paragraphs(algorithm.shortHelpString())}\n",
        "## Inputs\n",
        table(["Name", "Label", "Default", "Meaning"], [input_row(definition) for definition in inputs]),
        "## Outputs\n",
        table(
            ["Name", "Label", "Meaning"],
            [result_row(definition) for definition in results] + [number_row(output) for output in numbers],
        ),
        (METHODS / f"{algorithm.name()}.md").read_text(encoding="utf-8"),
        "## On the command line\n",
        f"```\n{command(algorithm)}\n```\n",
    ]
    return "\n".join(parts)


def paragraphs(html):
    """Return the help text with its paragraphs as Markdown has them; the light markup inside is Markdown too."""
    return "\n\n".join(text.strip() for text in re.split(r"</?p>", html) if text.strip())


def overview(algorithms):
    """Return the page that lists all algorithms by group."""
    lines = [NOTICE, "# Algorithms\n"]
    rows = [[a.group(), f"[{a.displayName()}]({a.name()}.md)", a.shortDescription()] for a in algorithms]
    return "\n".join([*lines, table(["Group", "Algorithm", "What it does"], rows)])


def input_row(definition):
    """Return name, label, default and meaning of an input."""
    label = definition.description()
    if definition.flags() & Definition.Flag.FlagAdvanced:
        label += " (advanced)"
    return [f"`{definition.name()}`", label, default_text(definition), definition.help()]


def default_text(definition):
    """Return the default as a person would type it."""
    default = definition.defaultValue()
    optional = bool(definition.flags() & Definition.Flag.FlagOptional)
    if default is None or default == "":
        return "optional" if optional else "required"
    if definition.type() == "enum":
        return " / ".join(f"**{option}**" if option == default else option for option in definition.options())
    return f"`{default}`"


def result_row(definition):
    """Return name, label and meaning of an output layer or file."""
    optional = isinstance(definition, QgsProcessingDestinationParameter) and not definition.createByDefault()
    return [f"`{definition.name()}`", definition.description() + (" (optional)" if optional else ""), definition.help()]


def number_row(output):
    """Return name and label of a figure that the algorithm returns."""
    return [f"`{output.name()}`", output.description(), ""]


def command(algorithm):
    """Return a command that runs the algorithm."""
    values = " ".join(f"{name}={value}" for name, value in EXAMPLES[algorithm.name()].items())
    return f"qgis_process run {algorithm.id()} -- {values}"


def table(header, rows):
    """Return a Markdown table."""
    lines = [header, ["---"] * len(header), *[[cell.replace("|", "\\|") for cell in row] for row in rows]]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


if __name__ == "__main__":
    main()
