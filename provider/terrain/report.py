"""The report on a terrain that was made: how natural its rivers and heights are, and what was done to it."""

from .rendering import conditioning_sentence
from .rivers import rivers_of


def write_report(outputs, title, network, routing, terrain, recovered, progress, said=()):
    """Write the report and its data where they are wanted; return their paths. ``recovered`` is a percentage.

    ``said`` are sentences about the network before it was rendered.
    """
    if not (outputs.wants("REPORT") or outputs.wants("REPORT_JSON")):
        return {}
    from ...core.report.page import make_report, report_html, report_json
    from ...core.report.terrain import TerrainHeights

    grid = routing.dem.grid
    notes = (
        f"{conditioning_sentence(terrain)}.",
        f"Rivers of the network that D8 finds on the raster: {recovered:.2f} % of their cells.",
        f"River links that only the erosion has made: {sum(network.rivers['source'] == 'eroded'):,} of "
        f"{len(network.rivers['id']):,}.",
        *said,
    )
    report = make_report(title, rivers_of(network), TerrainHeights(grid.z, grid.valid, grid.cell_area), notes, progress)
    return {
        "REPORT": outputs.text("REPORT", report_html(report)),
        "REPORT_JSON": outputs.text("REPORT_JSON", report_json(report)),
    }
