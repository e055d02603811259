"""Convert directions: the same water in the encoding of another program."""

from __future__ import annotations

from ...core.flow.encodings.encoding_tables import ENCODINGS
from ...core.report.texts import Text
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.layers.raster_reading import read_known_heights
from ...provider.translation import tr
from ...provider.water.directions import (
    ENCODING_LABELS,
    GivenDirections,
    core_codes,
    encoding_choice,
    storage_of_directions,
    write_directions,
)

DEM_BYTES_PER_CELL = 16  # the DEM as it was read, and in floats


class ConvertDirections(HeadwatersAlgorithm):
    """Directions of one program for another."""

    ID = "convertdirections"
    NAME = "Convert directions"
    GROUP = "flow"
    SUMMARY = "Rewrites flow directions in the encoding of another program, and finds out which program wrote them."
    DESCRIPTION = (
        "Every program has its own encoding of the eight directions in which water can leave a cell. This algorithm "
        "reads and writes those of ESRI (also HydroSHEDS), Whitebox, GRASS, TauDEM, SAGA (also QGIS), pygeoprocessing, "
        "RichDEM and PCRaster.",
        "With <i>auto</i> it finds out who wrote the raster: it tries every encoding that has all the values and keeps "
        "the one in which the directions form no cycle and no paths cross. A DEM settles what remains open. If FROM "
        "is wrong, the first cell that shows it is named, and the encoding that is likely right.",
        "No direction is changed. Where a path leaves the data or ends, the output has the number that the program has "
        "for this; TauDEM, SAGA and pygeoprocessing have none, and get a direction that leads out of the data.",
    )
    TAGS = (
        "flow direction, D8, pointer, LDD, ESRI, ArcGIS, HydroSHEDS, Whitebox, GRASS, TauDEM, SAGA, RichDEM, PCRaster, "
        "reclassify, flow directions"
    )
    REPLACES = {
        "GRASS": "r.reclass",
        "ArcGIS": "Reclassify",
    }
    RUNS = {
        "taudem": {"INPUT": "@flowdirections d8 OUTPUT", "TO": "taudem"},
        "dem": {"INPUT": "@flowdirections d8 OUTPUT", "DEM": "@dem", "TO": "grass"},
    }

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            p.raster("INPUT", "Flow directions", "One direction for each cell (D8). The raster is never changed."),
            encoding_choice("FROM", "Encoding of the input"),
            p.choice(
                "TO",
                "Encoding of the output",
                "The program that is to read it.",
                tuple(ENCODINGS),
                "esri",
                labels=ENCODING_LABELS,
            ),
            p.raster(
                "DEM",
                "DEM",
                "Heights for the same cells. Where auto finds more than one encoding that may be right, the one in "
                "which water goes down most steeply wins.",
                optional=True,
            ),
            p.creation_options(),
            p.cluster(),
            p.raster_output(
                "OUTPUT", "Converted directions", "The same directions in the other encoding.", "", codes=True
            ),
            p.text_result("DETECTED", "Encoding of the input"),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read, decode, encode, write."""
        source = inputs.raster("INPUT")
        workspace = 2 + DEM_BYTES_PER_CELL * inputs.has("DEM")
        storage = storage_of_directions(run, source, workspace, outputs.scratch)
        with run.phase("Reading the directions", 0.2):
            given = GivenDirections(source, *source.read(run.on(storage), 1), "FROM", storage)
        z = self._heights(run.on(storage), inputs, source)
        with run.phase("Finding out where water goes", 0.4):
            remedy = "" if inputs.has("DEM") else Text(", or give a DEM")
            codes, encoding = core_codes(run, given, inputs.choice("FROM"), z, remedy)
        with run.phase("Writing", 0.3):
            to = inputs.choice("TO")
            title = tr("{} for {}").format(source.name, to)
            output = write_directions(run.on(storage), outputs, "OUTPUT", codes, to, source.frame, title)
        return {"OUTPUT": output, "DETECTED": encoding}

    @staticmethod
    def _heights(run, inputs, source):
        """Return the heights of the DEM, NaN where there are none, or None without a DEM."""
        if not inputs.has("DEM"):
            return None
        with run.phase("Reading the DEM", 0.1):
            return read_known_heights(run, inputs, "DEM", source)
