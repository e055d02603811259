"""Writes what follows from the classes of the algorithms: their pages in docs/algorithms/, which take in docs/methods/,
the table in README.md, and the list and tags in metadata.txt.

Pictures are made by scripts/figures.py.
"""

import os
import re
from collections import Counter
from pathlib import Path

from qgis.core import QgsApplication, QgsProcessingDestinationParameter
from qgis.core import QgsProcessingParameterDefinition as Definition

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "algorithms"
METHODS = ROOT / "docs" / "methods"
NOTICE = "<!-- Written by `make docs`. Change the help texts in the code, the method in docs/methods/. -->\n"
REPLACEMENTS = """<!-- Written by `make docs` from provider/replaced_tools.py. -->

# Which tool replaces which

The toolbox finds our algorithms by these names too. Results need not be the same cell by cell: the pages say how
depressions, flats and ties are treated, and tests compare ours with those of other programs. How fast they are beside
each other, measured in the same run, is in [benchmarks](../benchmarks/README.md).
"""
TABLE_BEGIN = "<!-- The table is written by `make docs`. -->\n"
TABLE_END = "<!-- The end of the table. -->\n"


def main():
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QgsApplication([], False)
    application.initQgis()
    provider = load_provider()  # algorithms know their provider as long as it lives here
    texts = derived_texts(provider.algorithms())
    PAGES.mkdir(parents=True, exist_ok=True)
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
    print(f"{len(texts)} files written: README.md, metadata.txt and those of {PAGES.relative_to(ROOT)}")
    application.exitQgis()


def derived_texts(algorithms):
    """Return ``{path: text}`` of every file that follows from the algorithms."""
    algorithms = sorted(algorithms, key=lambda algorithm: (algorithm.group(), algorithm.displayName()))
    readme, metadata = ROOT / "README.md", ROOT / "metadata.txt"
    return {
        readme: with_table(readme.read_text(encoding="utf-8"), algorithms),
        metadata: with_list_and_tags(metadata.read_text(encoding="utf-8"), algorithms),
        ROOT / "docs" / "replaces.md": replacements(algorithms),
        PAGES / "README.md": f"{NOTICE}\n# Algorithms\n\n{overview(algorithms)}",
        **{PAGES / f"{algorithm.name()}.md": page(algorithm) for algorithm in algorithms},
    }


def with_table(readme, algorithms):
    """Return the README with the table of all algorithms between its marks."""
    return replaced(readme, TABLE_BEGIN, TABLE_END, overview(algorithms, "docs/algorithms/"))


def with_list_and_tags(metadata, algorithms):
    """Return the metadata with the algorithms of each group, and with the tags that people may search for."""
    groups = {}
    for algorithm in algorithms:
        groups.setdefault(algorithm.group(), []).append(algorithm.displayName())
    lines = "\n".join(f"    {group}: {', '.join(names)}." for group, names in groups.items())
    counts = Counter(tag.lower() for algorithm in algorithms for tag in set(algorithm.TAGS))
    shared = {tag for tag, count in counts.items() if count > 1}
    tags = ",".join(sorted(shared | {algorithm.displayName().lower() for algorithm in algorithms}))
    return replaced(replaced(metadata, "    Algorithms -\n", "\n\n", lines), "\ntags=", "\n", tags)


def replaced(text, begin, end, content):
    """Return a text with other content between the first ``begin`` and the next ``end``."""
    before, _, after = text.partition(begin)
    return before + begin + content + end + after.partition(end)[2]


def load_provider():
    """Return the provider, registered."""
    from qgis_env import load_package  # is found where this file runs as a script

    plugin = load_package().classFactory(None)
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


def replacements(algorithms):
    """Return the page that says which algorithm stands in for which tool of which other program."""
    from headwaters.provider.replaced_tools import REPLACED

    names = {algorithm.name(): algorithm.displayName() for algorithm in algorithms}
    tools = {}
    for name, programs in REPLACED.items():
        for program, replaced_tools in programs.items():
            for tool in replaced_tools:
                tools.setdefault(program, {}).setdefault(tool, []).append(f"[{names[name]}](algorithms/{name}.md)")
    tables = (
        f"## {program}\n\n"
        + table(["Tool", "In Headwaters"], [[tool, ", ".join(ours)] for tool, ours in sorted(rows.items())])
        for program, rows in sorted(tools.items())
    )
    return "\n".join([REPLACEMENTS, *tables])


def overview(algorithms, folder=""):
    """Return the table of all algorithms, with links to the pages in ``folder``."""
    rows = [
        [each.group(), f"[{each.displayName()}]({folder}{each.name()}.md)", f"`{each.name()}`", each.shortDescription()]
        for each in algorithms
    ]
    return table(["Group", "Algorithm", "Id", "What it does"], rows)


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
    values = " ".join(f"{name}={value}" for name, value in algorithm.EXAMPLE.items())
    return f"qgis_process run {algorithm.id()} -- {values}"


def table(header, rows):
    """Return a Markdown table."""
    lines = [header, ["---"] * len(header), *[[cell.replace("|", "\\|") for cell in row] for row in rows]]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


if __name__ == "__main__":
    main()
