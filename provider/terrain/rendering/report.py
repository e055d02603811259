"""The report on a terrain that was made: how natural its rivers and heights are, and what was done to it."""

from __future__ import annotations

import numpy as np

from ....core.arrays import Values
from ....core.report.texts import Text
from ....core.run.run import Run
from ....core.terrain.types import Courses
from ...base.outputs import Outputs
from ...translation import tr
from ...water.dem import measured_heights
from ...water.river_networks import Network
from ...water.routing import Routing
from ..model_files.layers import ArchipelagoModel
from .rendering import RenderedTerrain, conditioning_sentence
from .rivers import rivers_of


def write_report(
    run: Run,
    outputs: Outputs,
    network: Network,
    routing: Routing,
    terrain: RenderedTerrain,
    model: ArchipelagoModel,
    recovered: float,
    said: tuple[Text] = (),
) -> dict:
    """Write the report and its data where they are wanted; return their paths. ``recovered`` is a percentage.

    ``said`` are sentences about the network before it was rendered.
    """
    if not (outputs.wants("REPORT") or outputs.wants("REPORT_JSON")):
        return {}
    from ....core.report.page import make_report, report_html, report_json

    title, links = Text("Terrain of {}", model.name), network.rivers["source"]
    eroded = sum(links == "eroded")
    notes = (
        Text("{}.", conditioning_sentence(terrain)),
        Text("River links that only the erosion has made: {:,} of {:,}.", eroded, len(links)),
        *said,
    )
    more, origin = _of_model(model, recovered), outputs.provenance()
    rivers, heights = rivers_of(network), measured_heights(routing.dem)
    report = make_report(run, title, rivers, heights, notes, more, origin, tr)
    return {
        "REPORT": outputs.text("REPORT", report_html(report)),
        "REPORT_JSON": outputs.text("REPORT_JSON", report_json(report)),
    }


def _of_model(model, recovered):
    """Return the measures that need the model beside the raster, by their key."""
    from ....core.report.fits import Measure

    widths = np.concatenate([meander_widths(island.model.courses) for island in model.islands])
    bends = {"name": Text("Meander wavelength over width (median)"), "count": widths.size, "counted": "courses"}
    bends.update(real=(10, 14), remark=Text("About 11; of the rivers that wind, but brooks in meadows (E)."))
    bends["meaning"] = Text("How many widths of its river a bend is long.")
    known = {"value": float(np.median(widths))} if widths.size else {"reason": Text("No river winds.")}
    found = {"unit": " %", "remark": Text("Cells of rivers of the network from which D8 goes on along it.")}
    found["meaning"] = Text("How much of the rivers that were built water finds again on the raster.")
    found["name"] = Text("Rivers found again by D8")
    return {"RECOVERED": Measure(value=recovered, **found), "MEANDERS": Measure(**bends, **known)}


def meander_widths(courses: Courses) -> Values:
    """Return how many widths long the bends of each main course are that has any.

    Brooks of type E do not count: their belts make bends twice as long as those of other rivers.
    """
    from ....core.island.rosgen import E
    from ....core.terrain.types import MAIN

    wind = (courses.thread == MAIN) & (courses.wavelength > 0) & (courses.swing > 0) & (courses.width > 0)
    wind &= courses.kind != E
    return courses.wavelength[wind] / courses.width[wind]
