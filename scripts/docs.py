"""Writes what follows from the classes of the algorithms: their pages in docs/algorithms/, which take in docs/methods/,
and the list and tags in metadata.txt.

Pictures are made by scripts/figures.py.
"""

import json
import re
from collections import Counter
from pathlib import Path

from qgis.core import QgsApplication, QgsProcessingDestinationParameter
from qgis.core import QgsProcessingParameterDefinition as Definition

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "algorithms"
METHODS = ROOT / "docs" / "methods"
NOTICE = "<!-- Written by `make docs`. Change the help texts in the code, the method in docs/methods/. -->\n"
REPLACEMENTS = """<!-- Written by `make docs` from what the algorithms say of it. -->

# Which tool replaces which

The toolbox finds our algorithms by these names too. Results need not be the same cell by cell: the pages say how
depressions, flats and ties are treated, and tests compare ours with those of other programs.

QGIS has a fill of its own since 3.44 (`native:fillsinkswangliu`). *Fill depressions* makes the same cells of 4,000 ×
4,000 in a fourteenth of its processor time, in a fifth with the start of QGIS; it also knows a sea, a mask, holes and
a greatest depth, which that one does not ask for. The other tools of QGIS for hydrology, named below, were merged in
September 2026.
"""
TIMINGS = """## How fast

From a DEM in memory to what drains through each cell, in one run on one machine ({machine}, {date}):
{side:,} × {side:,} cells of noise, the median of {repeats} rounds on one thread each. GRASS and SAGA read and write
files in that time, too.

{table}
[Benchmarks](../benchmarks/README.md) has more steps, grids and sizes, what each program does otherwise, and how to
repeat them.
"""
FOLDED = """<details><summary>{} advanced parameters</summary>

{}
</details>
"""
EXAMPLE_DATA = {  # the layers of small runs, as commands on pages name them
    "dem": "jacksboro.tif",
    "coast": '"sardinia.gpkg|layername=coastline"',
    "sketch": '"sardinia.gpkg|layername=rivers"',
}
CHAIN = ROOT / "benchmarks" / "results" / "chain.json"


def main():
    from qgis_env import provider_in_qgis  # is found where this file runs as a script

    with provider_in_qgis() as provider:
        texts = derived_texts(provider.algorithms())
    PAGES.mkdir(parents=True, exist_ok=True)
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
    print(f"{len(texts)} files written: metadata.txt and those of {PAGES.relative_to(ROOT)}")


def _place_in_lists(algorithm):
    """Return what algorithms are sorted by: group and name, and signs before letters, as in the toolbox."""
    return algorithm.group().strip()[0].isalpha(), algorithm.group(), algorithm.displayName()


def derived_texts(algorithms):
    """Return ``{path: text}`` of every file that follows from the algorithms."""
    algorithms = sorted(algorithms, key=_place_in_lists)
    metadata = ROOT / "metadata.txt"
    return {
        metadata: with_list_and_tags(metadata.read_text(encoding="utf-8"), algorithms),
        ROOT / "docs" / "replaces.md": replacements(algorithms),
        PAGES / "README.md": f"{NOTICE}\n# Algorithms\n\n{overview(algorithms)}",
        **{PAGES / f"{algorithm.name()}.md": page(algorithm) for algorithm in algorithms},
    }


def with_list_and_tags(metadata, algorithms):
    """Return the metadata with the algorithms of each group, and with the tags that people may search for."""
    groups = {}
    for algorithm in algorithms:
        groups.setdefault(algorithm.group().strip(), []).append(algorithm.displayName())
    lines = "\n".join(f"    {group}: {', '.join(names)}." for group, names in groups.items())
    counts = Counter(tag.lower() for algorithm in algorithms for tag in set(algorithm.TAGS.split(", ")))
    shared = {tag for tag, count in counts.items() if count > 1}
    tags = ",".join(sorted(shared | {algorithm.displayName().lower() for algorithm in algorithms}))
    return replaced(replaced(metadata, "    The algorithms, group by group:\n", "\n\n", lines), "\ntags=", "\n", tags)


def replaced(text, begin, end, content):
    """Return a text with other content between the first ``begin`` and the next ``end``."""
    before, _, after = text.partition(begin)
    return before + begin + content + end + after.partition(end)[2]


def page(algorithm):
    """Return the page of an algorithm as Markdown: its picture first, and what few people change folded."""
    definitions = algorithm.parameterDefinitions()
    picture, heading, method = (METHODS / f"{algorithm.name()}.md").read_text(encoding="utf-8").partition("## ")
    inputs = [definition for definition in definitions if not definition.isDestination()]
    advanced = [definition for definition in inputs if definition.flags() & Definition.Flag.FlagAdvanced]
    columns = ["Name", "Label", "Default", "Meaning"]
    results = [definition for definition in definitions if definition.isDestination()]
    numbers = [output for output in algorithm.outputDefinitions() if output.name() not in {r.name() for r in results}]
    parts = [
        NOTICE,
        f"# {algorithm.displayName()}\n",
        *([picture] if picture.strip() else []),
        f"`{algorithm.id()}`, group *{algorithm.group().strip()}*\n",
        f"{paragraphs(algorithm.shortHelpString())}\n",
        "## Inputs\n",
        table(columns, [input_row(definition) for definition in inputs if definition not in advanced]),
        *([FOLDED.format(len(advanced), table(columns, map(input_row, advanced)))] if advanced else []),
        "## Outputs\n",
        table(
            ["Name", "Label", "Meaning"],
            [result_row(definition) for definition in results] + [number_row(output) for output in numbers],
        ),
        heading + method,
        "## On the command line\n",
        f"```\n{command(algorithm)}\n```\n",
    ]
    return "\n".join(parts)


def paragraphs(html):
    """Return the help text with its paragraphs as Markdown has them; the light markup inside is Markdown too."""
    return "\n\n".join(text.strip() for text in re.split(r"</?p>", html) if text.strip())


def replacements(algorithms):
    """Return the page that says which algorithm stands in for which tool of which other program."""
    tools = {}
    for algorithm in algorithms:
        for program, names in algorithm.REPLACES.items():
            for tool in names.split("; "):
                ours = f"[{algorithm.displayName()}](algorithms/{algorithm.name()}.md)"
                tools.setdefault(program, {}).setdefault(tool, []).append(ours)
    tables = (
        f"## {program}\n\n"
        + table(["Tool", "In Headwaters"], [[tool, ", ".join(ours)] for tool, ours in sorted(rows.items())])
        for program, rows in sorted(tools.items())
    )
    return "\n".join([REPLACEMENTS, timings(json.loads(CHAIN.read_text(encoding="utf-8"))), *tables])


def timings(measured):
    """Return how long each program takes on the largest grid of the first kind, as the benchmark has measured it."""
    first = measured["grids"][0]["terrain"]
    grid = max((each for each in measured["grids"] if each["terrain"] == first), key=lambda each: each["side"])
    single = [each["name"] for each in measured["contenders"] if each["threads"] == 1]
    rows = [[name, _seconds(grid["contenders"].get(name, {}))] for name in single if not name.startswith("Headwaters,")]
    machine = measured["machine"]["processor"].replace("(R)", "")
    facts = {"machine": machine, "date": measured["date"], "side": grid["side"], "repeats": measured["repeats"]}
    return TIMINGS.format(table=table(["Program", "Seconds"], rows), **facts)


def _seconds(times):
    """Return a time as a person would write it; a program that gave no result in time has none."""
    return f"{times['median']:.1f}" if times.get("median") else "no result in time"


def overview(algorithms):
    """Return the table of all algorithms, with links to their pages."""
    rows = [
        [each.group().strip(), f"[{each.displayName()}]({each.name()}.md)", f"`{each.name()}`", each.shortDescription()]
        for each in algorithms
    ]
    return table(["Group", "Algorithm", "Id", "What it does"], rows)


def input_row(definition):
    """Return name, label, default and meaning of an input."""
    return [f"`{definition.name()}`", definition.description(), default_text(definition), definition.help()]


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
    """Return a command that runs the algorithm: the first of its small runs, on the example data."""
    from headwaters.provider.base.small_runs import without_sizes
    from headwaters.provider.preparation.rehearsing import is_made

    run = without_sizes(next(iter(algorithm.RUNS.values())))
    outputs = [each for each in algorithm.destinationParameterDefinitions() if is_made(each, run)]
    made = {each.name(): shown_file(algorithm, each.name()) for each in outputs}
    values = {**{name: shown_value(value) for name, value in run.items()}, **made}
    return f"qgis_process run {algorithm.id()} -- {' '.join(f'{name}={value}' for name, value in values.items())}"


def shown_value(value):
    """Return a value of a small run as a person would type it, for an output of another the file of that page."""
    from headwaters.provider.base.small_runs import reference_of

    if reference_of(value) is None:
        return value
    run, thing = reference_of(value)
    if not run:
        return EXAMPLE_DATA[thing]
    return shown_file(QgsApplication.processingRegistry().algorithmById(f"headwaters:{run.split()[0]}"), thing)


def shown_file(algorithm, output):
    """Return the file that the command on an algorithm's page makes of an output."""
    from headwaters.provider.preparation.rehearsing import file_ending

    ending = file_ending(algorithm.parameterDefinition(output))
    return f"{algorithm.name() if output == 'OUTPUT' else output.lower()}{ending}"


def table(header, rows):
    """Return a Markdown table."""
    lines = [header, ["---"] * len(header), *[[cell.replace("|", "\\|") for cell in row] for row in rows]]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


if __name__ == "__main__":
    main()
