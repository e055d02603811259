"""River erosion: network, lakes and flow, what they wear away and lay down, and again, on a raster or a mesh."""

from __future__ import annotations

import numpy as np

from ...core.choices import LAKES_OF_LAND
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_COAST, READ_DEM
from ...provider.meshes.parameters import erosion_outputs, graph_parameters, law_parameters
from ...provider.meshes.results import run_erosion, write_layers, write_meshes, write_rasters
from ...provider.numbers import told_number


class RiverErosion(HeadwatersAlgorithm):
    """Erosion and deposition along rivers that pass lakes."""

    ID = "rivererosion"
    NAME = "River erosion"
    GROUP = "erosion"
    SUMMARY = "Lets rivers erode steep ground and build up flat ground, with lakes, on a raster, a mesh or a coast."
    DESCRIPTION = (
        "Each step finds where the water of every node goes, the lakes that it fills, and how much flows; then the law "
        "says how much each river lowers or raises its bed. Where it is steep rivers erode and take up what they wear "
        "away; where it is flat they lay it down, as far as they carry it. Nothing is lost: what is eroded is "
        "deposited, or exported to the sea and over the edge of the map.",
        "Lakes are full to their sill, or with EVAPORATION as high as they can stand: an open one spills, a closed one "
        "loses all that comes, and around it lies a pan of salt up to the sill. Rivers fill lakes with what they "
        "carry, and cut down the sills over which lakes spill.",
        "The ground is a raster, a mesh layer, or a coast on which a mesh is made. What goes in comes out: cells of a "
        "raster stay cells, and a mesh keeps its nodes. POINTS puts a mesh of so many nodes on a raster. On cells "
        "water keeps to the slope on average, by SEED, so that smooth ground gets no star of eight valleys.",
        "SEA_RISE drowns the valleys that rivers have cut, SCOUR lets them cut below the sea: inlets and fjords. With "
        "AVULSION mouths build out into the sea and rivers leave beds that have risen: deltas with arms.",
    )
    TAGS = (
        "landscape evolution, deposition, sediment, fjord, delta, caldera, endorheic, salt pan, salt lake, "
        "evaporation, mesh, TIN, hydraulic erosion, mountain, valley, stream power, landscape"
    )
    FOREIGN_TAGS = "Flusserosion, érosion fluviale, erosión fluvial, erosão fluvial"
    REFERENCES = (
        "Barnes, Callaghan and Wickert (2020), Computing water flow through complex landscapes: depression "
        "hierarchies, doi:10.5194/esurf-8-431-2020",
        "Cordonnier, Bovy and Braun (2019), A versatile, linear complexity algorithm for flow routing in topographies "
        "with depressions, doi:10.5194/esurf-7-549-2019",
    )
    NEEDED = ("INPUT",)
    RUNS = {
        "dem": {**READ_DEM, "ITERATIONS": 2},
        "dry": {
            **READ_DEM,
            "ITERATIONS": 2,
            "EVAPORATION": "2000",
            "SNAPSHOT_COUNT": 2,
            "SALT_PANS": True,
            "SNAPSHOTS": True,
        },
        "delta": {**READ_DEM, "ITERATIONS": 3, "SEA_LEVEL": 20, "SEA_RISE": 1, "SCOUR": 0.1, "AVULSION": 0.1},
        "coast": {**READ_COAST, "POINTS": 300, "ITERATIONS": 2},
        "mesh": {
            "MESH_INPUT": "@trianglemesh coast MESH",
            "ITERATIONS": 2,
            "SNAPSHOT_COUNT": 2,
            "MESH": True,
            "POLYGONS": True,
        },
    }
    SHOWN_FOR = {"EXPRESSION": ("LAW", "expression")}

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            *graph_parameters(),
            *law_parameters(),
            p.integer("SNAPSHOT_COUNT", "Snapshots", "Moments in SNAPSHOTS and MESH, beside the start.", 10, 0, 1000),
            p.choice(
                "POLYGON_KIND",
                "Polygons are",
                "What POLYGONS holds of a mesh: the cells of nodes or triangles.",
                ("voronoi", "triangles"),
                "voronoi",
                advanced=True,
                labels=("Voronoi cells of the nodes", "triangles"),
            ),
            p.seed(),
            p.creation_options(),
            *erosion_outputs(),
            p.count("ERODED", "Eroded (m³)"),
            p.count("DEPOSITED", "Deposited (m³)"),
            p.count("EXPORTED", "Exported (m³)"),
            p.count("LAKE_COUNT", "Lakes"),
            p.count(*p.SEED_USED),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read the ground, erode it, write what has become of it."""
        seed = inputs.seed()
        erosion = run_erosion(run, inputs, outputs, seed)
        results = {}
        with run.phase("Writing the rasters", 0.08):
            results.update(write_rasters(run, outputs, erosion))
        with run.phase("Writing rivers and lakes", 0.07):
            results.update(write_layers(run, inputs, outputs, erosion))
        with run.phase("Writing the mesh", 0.05):
            results.update(write_meshes(run, outputs, erosion))
        sediment = erosion.end.sediment
        if inputs.choice("LAKES_AS") == LAKES_OF_LAND:
            label, text = told_number("Depressions filled with land (m³)", float(erosion.end.filled))
            run.note("{}: {}", label, text)
        return {
            **results,
            "ERODED": sediment.eroded,
            "DEPOSITED": sediment.deposited,
            "EXPORTED": sediment.exported,
            "LAKE_COUNT": int(np.unique(erosion.end.water.lakes.of_node[erosion.end.water.lakes.of_node >= 0]).size),
            "SEED_USED": seed,
        }
