"""Water table: the surface of the water in the ground, the bodies of water that it makes and the rivers it keeps."""

from __future__ import annotations

import numpy as np
from qgis.core import QgsWkbTypes

from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_DEM
from ...provider.layers.fields import TABLE_RIVERS, WATER_BODIES
from ...provider.layers.scratch import MemoryAlone
from ...provider.translation import titled
from ...provider.water.dem import dem_parameters, read_dem
from ...provider.water.river_networks import traced_river_features
from ...provider.water.water_table import body_features, find_table_rivers, find_water_table, table_parameters

HEIGHT_BYTES = 8


class WaterTable(HeadwatersAlgorithm):
    """Ground water after Dupuit, a sponge, or snow."""

    ID = "watertable"
    NAME = "Water table"
    GROUP = "erosion"
    SUMMARY = "Finds the surface of the ground water below a DEM, where it comes to light, and which rivers it keeps."
    DESCRIPTION = (
        "<i>energy</i>: the ground is a sponge. The table is the surface of least energy between tension, gravity and "
        "capillarity: it is draped over the land below hills. In hollows that the table around them keeps wet water is "
        "open; each lake has one level, no higher than the brim. <i>snow</i>: lies on the ground where it freezes, "
        "deeper higher up and in gullies. <i>dupuit</i>: recharge flows through an aquifer to the sea, and comes out "
        "where the table reaches the ground. No water crosses the edge of the data.",
        "Rivers run down the DEM as it is, into its hollows. Those that begin or end in a body of water last; others "
        "dry out where they end.",
    )
    TAGS = (
        "groundwater, aquifer, phreatic surface, Dupuit, Forchheimer, recharge, transmissivity, seepage, spring, lake, "
        "capillarity, snow, DEM, ground water, phreatic"
    )
    FOREIGN_TAGS = (
        "Grundwasser, nappe phréatique, eau souterraine, nivel freático, agua subterránea, lençol freático, acquifero"
    )
    REFERENCES = (
        "Haitjema and Mitchell-Bruker (2005), Are water tables a subdued replica of the topography? "
        "doi:10.1111/j.1745-6584.2005.00090.x",
        "Gräser and Kornhuber (2009), Multigrid methods for obstacle problems, doi:10.4208/jcm.2009.27.1.001",
    )
    RUNS = {
        "energy": READ_DEM,
        "dupuit": {**READ_DEM, "MODE": "dupuit"},
        "snow": {**READ_DEM, "MODE": "snow", "SNAPSHOTS": True},
    }
    SHOWN_FOR = dict.fromkeys(("TEMPERATURE", "LAPSE_RATE"), ("MODE", "snow"))
    IN_MEMORY = dict.fromkeys(RUNS, "the search for the water table")

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            *dem_parameters(),
            *table_parameters(),
            p.creation_options(),
            p.raster_output("OUTPUT", "Water table", "Level of the water in metres, as 64-bit numbers.", "terrain"),
            p.vector_output(
                "WATER",
                "Bodies of water",
                "Where water is open or reaches the ground, in a colour for each kind; the sea is one of them.",
                "polygon",
                "waterlevels",
                optional=True,
                by_default=True,
            ),
            p.vector_output(
                "RIVERS",
                "Rivers",
                "Lines from source to mouth or hollow; <i>sustained</i> tells which do not dry out.",
                "line",
                "tablerivers",
                optional=True,
                by_default=True,
            ),
            p.raster_output(
                "SNAPSHOTS",
                "Snapshots",
                "The table as it comes to rest, one band each; its name tells after how many steps.",
                "terrain",
                optional=True,
            ),
            p.count("BODY_COUNT", "Bodies of water"),
            p.count("RIVER_COUNT", "River links"),
            p.count("SUSTAINED_COUNT", "River links that do not dry out"),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read, find the table, and what it makes of water and rivers."""
        from ...core.groundwater.convex import WATER_TABLE_BYTES_PER_CELL

        with run.phase("Reading the DEM", 0.1):
            scratch = MemoryAlone("the search for the water table")
            moments = outputs.wants("SNAPSHOTS") * inputs.integer("SNAPSHOT_COUNT")
            dem = read_dem(run, inputs, WATER_TABLE_BYTES_PER_CELL + HEIGHT_BYTES * moments, HEIGHT_BYTES // 2, scratch)
        with run.phase("Finding the table", 0.6):
            table = find_water_table(run, inputs, dem, moments > 0)
        name, crs = dem.source.name, dem.source.crs
        results: dict = {}
        with run.phase("Writing the table", 0.1):
            results["OUTPUT"] = outputs.raster(
                run, "OUTPUT", table.levels, dem.grid.valid, dem.frame, titled(name, "water table"), unit="m"
            )
        if table.moments:
            bands, texts = np.stack(list(table.moments.values())), [f"after {step} steps" for step in table.moments]
            results["SNAPSHOTS"] = outputs.raster(
                run, "SNAPSHOTS", bands, dem.grid.valid, dem.frame, titled(name, "snapshots"), texts, unit="m"
            )
        if outputs.wants("WATER"):
            with run.phase("Writing the water", 0.1):
                features = list(body_features(run, table, dem, inputs.choice("MODE")))
                kind, title = QgsWkbTypes.Type.MultiPolygon, titled(name, "water")
                results["WATER"] = outputs.features(run, "WATER", WATER_BODIES, kind, crs, features, title)
            results["BODY_COUNT"] = len(features)
        if outputs.wants("RIVERS"):
            with run.phase("Finding the rivers", 0.1):
                network = find_table_rivers(run, dem, table)
                features = traced_river_features(run, network, dem.source, 0, TABLE_RIVERS)
                kind, title = QgsWkbTypes.Type.LineStringZ, titled(name, "rivers")
                results["RIVERS"] = outputs.features(run, "RIVERS", TABLE_RIVERS, kind, crs, features, title)
            sustained = network.rivers["sustained"]
            results.update(RIVER_COUNT=sustained.size, SUSTAINED_COUNT=int(sustained.sum()))
        return results
