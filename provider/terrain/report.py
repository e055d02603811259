"""The report on a terrain that was made: how natural its rivers and heights are, and what was done to it."""

from .rendering import conditioning_sentence
from .rivers import rivers_of


def write_report(algorithm, title, network, routing, terrain, progress):
    """Write the report and its data where they are wanted; return their paths."""
    if not (algorithm.wants("REPORT") or algorithm.wants("REPORT_JSON")):
        return {}
    from ...core.report.page import make_report, report_html, report_json
    from ...core.report.terrain import TerrainHeights

    grid = routing.dem.grid
    notes = (
        f"{conditioning_sentence(terrain)}.",
        f"River links that only the erosion has made: {sum(network.rivers['source'] == 'eroded'):,} of "
        f"{len(network.rivers['id']):,}.",
    )
    report = make_report(title, rivers_of(network), TerrainHeights(grid.z, grid.valid, grid.cell_area), notes, progress)
    return {
        "REPORT": algorithm.write_text("REPORT", report_html(report)),
        "REPORT_JSON": algorithm.write_text("REPORT_JSON", report_json(report)),
    }
