"""The water of a terrain that was made: its rivers, watersheds and report, found on the raster and written."""

from __future__ import annotations

from qgis.core import QgsWkbTypes

from ....core.choices import M2_PER_KM2
from ....core.report.texts import Text
from ....core.run.run import Run
from ....core.terrain.types import GridCells
from ...base.outputs import Outputs
from ...layers.fields import GROWN_RIVERS
from ...numbers import told
from ...translation import titled
from ...water.river_networks import traced_river_features
from ...water.watersheds import basins_of_lines, outlet_basins, write_outlet_basins
from ..model_files.layers import ArchipelagoModel
from .cell_laws import laws_of_cells
from .grids import TerrainGrid
from .rendering import RenderedTerrain
from .report import write_report
from .rivers import modelled_rivers, routed, share_recovered, trace_rivers

WATER_BYTES_PER_CELL = 48  # the rasters, directions, what drains through cells, and watersheds
LEAST_RECOVERED = 98.0  # percent
SMOOTHED_CELLS = 2  # times that river lines are smoothed within their cells


def write_waters(
    run: Run,
    outputs: Outputs,
    model: ArchipelagoModel,
    terrain: RenderedTerrain,
    grid: TerrainGrid,
    cells: GridCells,
    edge: float,
    said: tuple[Text] = (),
) -> dict[str, int]:
    """Find rivers and watersheds on a terrain, write them and the report; return these outputs.

    ``edge`` is the length of an edge of the rivers in the model, in metres; ``said`` are sentences for the report.
    """
    with run.phase("Routing", 0.3):
        known = modelled_rivers(model.islands, terrain.beds, terrain.edges, cells)
        routing = routed(run, terrain, grid.frame(cells), known, model.name)
    with run.phase("Rivers", 0.2):
        recovered = share_recovered(routing, known)
        if recovered < LEAST_RECOVERED:
            run.warn(
                "Water finds only {} % of the rivers again on the raster [RECOVERED]: the land is too steep for cells "
                "of this size. Take a smaller CELL_SIZE, a lower PEAK, or gentler slopes.",
                told(recovered, ".3g")
            )
        laws = laws_of_cells(run, model.islands, grid, cells)
        network = trace_rivers(run, routing, known, edge, model.facts["WIDTH"][0], laws)
    with run.phase("Watersheds", 0.2):
        seeds, basins = outlet_basins(run, routing, edge**2 / M2_PER_KM2)
        network.rivers["basin"] = basins_of_lines(basins, network.links)
    results: dict = {"RIVER_COUNT": len(network.rivers["id"]), "RECOVERED": recovered}
    with run.phase("Writing the rivers", 0.1):
        lines = traced_river_features(run, network, routing.dem.source, SMOOTHED_CELLS, GROWN_RIVERS)
        kind = QgsWkbTypes.Type.LineStringZ
        results["RIVERS"] = outputs.features(
            run, "RIVERS", GROWN_RIVERS, kind, model.crs, lines, titled(model.name, "rivers")
        )
    with run.phase("Writing the watersheds", 0.2):
        if outputs.wants("WATERSHEDS"):
            results.update(write_outlet_basins(run, outputs, routing, network, seeds, basins))
    return {**results, **write_report(run, outputs, network, routing, terrain, model, recovered, said)}
