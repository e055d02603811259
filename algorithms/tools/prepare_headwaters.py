"""Prepare Headwaters: all kernels compiled before anybody waits for them."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from qgis.core import QgsProcessingAlgorithm

from ...core.report.texts import Text
from ...core.run.run import Cancelled, Run
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs
from ...provider.preparation.rehearsals import ALL, PARTS, rehearsals
from ...provider.preparation.rehearsing import rehearse

PAGE_FILTER = "HTML files (*.html)"
PREPARATION_PAGE = (
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Headwaters</title></head><body>'
    "<h1>Headwaters is prepared</h1><p>{} runs were made, {} kernels compiled.</p>"
    "<table><tr><th>Algorithm</th><th>Kernels compiled</th><th>Seconds</th></tr>{}</table></body></html>"
)
PREPARATION_ROW = "<tr><td>{}</td><td>{}</td><td>{:.1f}</td></tr>"


class PrepareHeadwaters(HeadwatersAlgorithm):
    """Every algorithm run once on a little land."""

    ID = "prepareheadwaters"
    NAME = "Prepare Headwaters"
    GROUP = "tools"
    SUMMARY = "Compiles all algorithms for this computer, so that no first run has to wait for that."
    DESCRIPTION = (
        "The kernels of Headwaters become machine code when they are first used, which takes two minutes for all. "
        "This runs every algorithm once on a little land of its own and keeps nothing but the machine code, which lies "
        "in the user profile. After an update only what has changed is compiled again.",
        "Nothing depends on it: whoever does not run it waits in the first run of each algorithm instead.",
    )
    TAGS = "compile, compiler, numba, warm up, cache, precompile, machine code, slow first run, install"
    RUNS = {"water": {"PART": "water", "REPORT": True}}

    def flags(self) -> QgsProcessingAlgorithm.Flags:
        """Run where the window runs: the runs that are made open layers, which live in one thread."""
        return super().flags() | QgsProcessingAlgorithm.Flag.FlagNoThreading

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            p.choice(
                "PART",
                "What is prepared",
                "all: every algorithm. water: those that read water out of a DEM. terrain: those that make or erode "
                "ground. Two processes that prepare one of these each are done sooner.",
                PARTS,
                ALL,
                labels=("all", "water from terrain", "terrain"),
            ),
            p.file_output("REPORT", "Report", "A page with the runs that were made, and their times.", PAGE_FILTER),
            p.count("COMPILED", "Kernels compiled"),
            p.count("RUNS", "Runs made"),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Run one algorithm after the other."""
        from ...core.machine import jit

        compiled, rows = [], []
        runs = rehearsals(inputs.choice("PART"))
        with tempfile.TemporaryDirectory(prefix="headwaters") as folder, jit.kernels_announced(compiled.append):
            made = {}
            for number, rehearsal in enumerate(runs, 1):
                started, before = time.monotonic(), len(compiled)
                with run.phase(Text("Part {} of {}: {}", number, len(runs), rehearsal.algorithm), 1 / len(runs)):
                    try:
                        made[rehearsal.name] = rehearse(run, self.provider(), rehearsal, made, Path(folder))
                    except Cancelled:
                        raise
                    except Exception as error:  # what cannot be rehearsed is compiled when somebody needs it
                        run.warn("{} could not be prepared: {}", rehearsal.algorithm, error)
                seconds = time.monotonic() - started
                rows.append(PREPARATION_ROW.format(rehearsal.algorithm, len(compiled) - before, seconds))
        page = PREPARATION_PAGE.format(len(made), len(compiled), "".join(rows))
        return {"REPORT": outputs.text("REPORT", page), "COMPILED": len(compiled), "RUNS": len(made)}
