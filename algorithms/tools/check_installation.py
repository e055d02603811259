"""Check installation: versions, compiler, processors and memory, and what to mend."""

from __future__ import annotations

import json
from html import escape

from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run

INSTALLATION_PAGE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"/><title>Headwaters: installation</title>
<style>body {{ font: 15px/1.5 sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em }}
td {{ padding: .2em 1.5em .2em 0; vertical-align: top }}</style></head>
<body><h1>Headwaters: installation</h1>
{}
</body></html>
"""
INSTALLATION_ROW = "<tr><td>{}</td><td>{}</td></tr>"


class CheckInstallation(HeadwatersAlgorithm):
    """What is installed, and whether it works."""

    ID = "checkinstallation"
    NAME = "Check installation"
    GROUP = "tools"
    SUMMARY = "Tells which versions are installed, whether kernels compile, and what processors and memory there are."
    DESCRIPTION = (
        "A kernel is compiled and run, threads are set to work, and the folder of the machine code is looked at. What "
        "is wrong stands at the top, each with what to do; <i>PROBLEMS</i> counts it. Send the page along when you "
        "report an error.",
    )
    TAGS = "version, numba, compiler, cache, memory, threads, dask, install, diagnosis, bug report"
    RUNS = {"installation": {"REPORT": True, "REPORT_JSON": True}}

    def parameters(self) -> list:
        """Return outputs; nothing is asked for."""
        return [
            p.file_output("REPORT", "Report", "A page with all that was found.", "HTML files (*.html)"),
            p.file_output("REPORT_JSON", "Report as data", "The same as JSON.", "JSON files (*.json)", optional=True),
            p.count("PROBLEMS", "Problems found"),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Look, test, write."""
        from ...provider.preparation.installation import installation_facts

        facts, problems = installation_facts(run, self.provider().versionInfo())
        for subject, values in facts:
            run.note(f"{subject}: " + "; ".join(f"{name} {value}" for name, value in values))
        for problem in problems:
            run.warn("{}", problem)
        data = {"problems": problems, **{subject.lower(): dict(values) for subject, values in facts}}
        return {
            "REPORT": outputs.text("REPORT", INSTALLATION_PAGE.format("\n".join(_sections(facts, problems)))),
            "REPORT_JSON": outputs.text("REPORT_JSON", json.dumps(data, ensure_ascii=False, indent=2) + "\n"),
            "PROBLEMS": len(problems),
        }


def _sections(facts, problems):
    """Yield the parts of the page."""
    items = "".join(f"<li>{escape(problem)}</li>" for problem in problems)
    yield f"<h2>To be mended</h2><ul>{items}</ul>" if problems else "<p>All is well.</p>"
    for subject, values in facts:
        rows = "".join(INSTALLATION_ROW.format(escape(name), escape(str(value))) for name, value in values)
        yield f"<h2>{escape(subject)}</h2><table>{rows}</table>"
