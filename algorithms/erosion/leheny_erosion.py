"""Leheny erosion: raindrops that walk downhill and take the ground with them, until rivers have formed."""

from __future__ import annotations

from qgis.core import QgsWkbTypes

from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.checks import snapshot_count
from ...provider.base.small_runs import READ_DEM
from ...provider.erosion.events import erode_by_events, erosion_workspace, read_rules
from ...provider.erosion.ground import read_ground, read_rain, scaled
from ...provider.erosion.parameters import border_parameters, event_parameters, ground_parameters, result_parameters
from ...provider.layers.fields import RIVERS
from ...provider.numbers import told
from ...provider.translation import titled
from ...provider.water.directions import Directions
from ...provider.water.river_networks import trace_network, traced_river_features


class LehenyErosion(HeadwatersAlgorithm):
    """Rivers out of nothing but rain, slopes and landslides."""

    ID = "lehenyerosion"
    NAME = "Leheny erosion"
    GROUP = "erosion"
    SUMMARY = (
        "Erodes a surface by random raindrops that run downhill, with landslides, until a river network has formed."
    )
    DESCRIPTION = (
        "Each event is a drop of rain on a random cell (the model of R. L. Leheny). It walks to lower and lower "
        "cells, the likelier the steeper, until it reaches an outlet; then every cell of its path is lowered. Where "
        "neighbours differ by too much, the ground slides. Later drops find the valleys of earlier ones.",
        "Without any input it makes the picture of the article: a plane of 300 × 200 cells whose western and eastern "
        "edges are joined, with its outlets along the southern edge, after 10 000 events. It starts from other shapes "
        "or from a DEM as well, on the whole map or on the land inside polygons.",
        "The rivers are those of rain that falls everywhere on the final surface and erodes nothing.",
    )
    TAGS = (
        "Leheny, landscape evolution, river network, drainage, random walk, landslide, synthetic terrain, heightmap, "
        "mountain, valley, hydraulic erosion, landscape, thermal erosion"
    )
    FOREIGN_TAGS = "Regenerosion, érosion par la pluie, erosión por lluvia, erosão por chuva"
    REFERENCES = (
        "Leheny (1995), Simple model for river network evolution, doi:10.1103/PhysRevE.52.5610",
        "Barnes, Lehman and Mulla (2014), Priority-Flood: an optimal depression-filling algorithm, "
        "doi:10.1016/j.cageo.2013.04.024",
    )
    RUNS = {
        "plane": {"COLUMNS": 60, "ROWS": 40, "EVENTS": 200, "CRS": "EPSG:32633"},
        "dem": {
            **READ_DEM,
            "EVENTS": 200,
            "RIVER_VISITS": 20,
            "SNAPSHOT_COUNT": 2,
            "DRAINAGE": True,
            "SNAPSHOTS": True,
        },
    }

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            *ground_parameters(),
            *event_parameters(),
            *border_parameters(),
            *result_parameters(),
            p.seed(),
            p.creation_options(),
            p.raster_output("OUTPUT", "Eroded surface", "Heights in metres, as 64-bit numbers.", "eroded"),
            p.raster_output(
                "DRAINAGE",
                "Drainage",
                "How many cells drain through each cell, itself included.",
                "flow",
                optional=True,
            ),
            p.vector_output(
                "RIVERS",
                "Rivers",
                "Lines from head to junction to mouth, which know their orders and what they flow into.",
                "line",
                "drainage",
                optional=True,
                by_default=True,
            ),
            p.raster_output(
                "SNAPSHOTS",
                "Snapshots",
                "The surface at moments of the run, one band each; the name of a band tells after how many events. "
                "RELIEF stretches all of them as it does the last.",
                "eroded",
                optional=True,
            ),
            p.count("STUCK", "Drops that found no path down"),
            p.count("SLIDES", "Slides"),
            p.count("MEAN_EROSION", "Mean erosion (m)"),
            p.count("CONDITIONED_CELLS", "Cells raised before the start"),
            p.count(*p.SEED_USED),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Make the ground ready, erode it, and look at its rivers."""
        seed, count = inputs.seed(), snapshot_count(run, inputs, outputs)
        with run.phase("Making the ground ready", 0.1):
            ground = read_ground(run, inputs, seed, erosion_workspace(count))
            rain = read_rain(run, inputs, ground)
        rules = read_rules(run, inputs, ground, seed)
        with run.phase("Eroding", 0.6):
            eroded = erode_by_events(run, ground, rain, rules, count)
        relief, frame, name = inputs.number("RELIEF"), ground.raster.frame, ground.raster.name
        heights = scaled(eroded.z, eroded.z, ground.exists, relief)
        results = {}
        with run.phase("Writing the surface", 0.1):
            results["OUTPUT"] = outputs.raster(
                run, "OUTPUT", heights, ground.exists, frame, titled(name, "eroded"), unit="m"
            )
        with run.phase("Writing the snapshots", 0.05):
            for band in eroded.snapshots:
                band[...] = scaled(band, eroded.z, ground.exists, relief)
            moments, title = [f"after {moment} events" for moment in eroded.moments], titled(name, "snapshots")
            results["SNAPSHOTS"] = outputs.raster(
                run, "SNAPSHOTS", eroded.snapshots, ground.exists, frame, title, moments, unit="m"
            )
        with run.phase("Finding the rivers", 0.15):
            results.update(self._rivers(run, inputs, outputs, ground, eroded.z, heights, seed))
        return {
            **results,
            "STUCK": eroded.stuck,
            "SLIDES": eroded.slides,
            "MEAN_EROSION": ground.given_mean - ground.mean(eroded.z),
            "CONDITIONED_CELLS": ground.conditioned,
            "SEED_USED": seed,
        }

    @staticmethod
    def _rivers(run, inputs, outputs, ground, z, heights, seed):
        """Find what drains through each cell of ``z``; write that, and the rivers with their ``heights``."""
        if not outputs.wants("DRAINAGE") and not outputs.wants("RIVERS"):
            return {}
        from ...core.erosion.drainage import drain
        from ...core.raster.grid import step_lengths

        raster, least, results = ground.raster, inputs.integer("RIVER_VISITS"), {}
        width, height, area = raster.cells_on_ground(run)
        lengths = step_lengths(width, height)
        with run.phase("Following the water", 0.4):
            found = drain(run, z, ground.domain, lengths, area, ground.neighbours, ground.periodic, seed)
        with run.phase("Writing the drainage", 0.2):
            title = titled(raster.name, "drainage")
            results["DRAINAGE"] = outputs.raster(
                run, "DRAINAGE", found.visits, ground.exists, raster.frame, title, unit="cells"
            )
        if not outputs.wants("RIVERS"):
            return results
        with run.phase("Tracing the rivers", 0.2):
            directions, river = Directions(raster, lengths, width, height, area, found.codes), found.visits >= least
            known = {"z": heights, "known": ground.exists, "area": found.area}
            network = trace_network(run, directions, river, **known, periodic=ground.periodic)
        if not network.rivers["id"].size:
            run.warn(
                "There are no rivers: at most {} cells drain through one, and RIVER_VISITS is {}.",
                told(found.visits.max()), told(least)
            )
        with run.phase("Writing the rivers", 0.2):
            lines, kind = traced_river_features(run, network, raster, 0, RIVERS), QgsWkbTypes.Type.LineStringZ
            results["RIVERS"] = outputs.features(
                run, "RIVERS", RIVERS, kind, raster.crs, lines, titled(raster.name, "rivers")
            )
        return results
