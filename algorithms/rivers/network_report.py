"""Network report: measures of rivers and terrain beside those of real ones, as a page and as numbers."""

from __future__ import annotations

import numpy as np

from ...core.report.texts import Text
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_DEM, RIVER_LINES
from ...provider.errors import refusal
from ...provider.layers.line_vertices import drape, places_on_raster
from ...provider.layers.scratch import MemoryAlone
from ...provider.translation import tr
from ...provider.water.dem import measured_heights, read_dem, rules_of_dem, warn_of_unused_rules
from ...provider.water.river_lines import read_river_lines

REPORT_BYTES_PER_CELL = 2  # beside heights and fill: which cells are land, and some rows of numbers


class NetworkReport(HeadwatersAlgorithm):
    """Horton's laws, Hack's law and more, of river lines and a DEM."""

    ID = "networkreport"
    NAME = "Network report"
    GROUP = "rivers"
    SUMMARY = "Measures a river network and its terrain, and shows the numbers beside those of real rivers."
    DESCRIPTION = (
        "The page begins with a map and a sentence on how the rivers compare with real ones. It has Horton’s ratios, "
        "Hack’s exponent, the exceedance of areas, slope against area, junction angles, sinuosity, drainage density, "
        "hypsometry, pits and the profiles of the main rivers, with plots, what each number means and rests on, how "
        "well it fits, and what all was made from. The same numbers come as JSON and as outputs.",
        "Any layer of lines will do. Which flows into which is read from the fields <i>id</i> and <i>downstream</i> "
        "where these fit together, as those of this plugin do; else lines meet where they end, should run downstream, "
        "and are turned round where they cannot. What needs the areas that drain to the rivers is read from the fields "
        "<i>area_in_km2</i> and <i>area_out_km2</i>, which the rivers of this plugin have. Heights are those of the "
        "lines, else of the DEM, else the field <i>drop_m</i>.",
        "A number that cannot be had stays empty, and the page says why.",
    )
    TAGS = (
        "Horton, Strahler, Hack, statistics, bifurcation, hypsometry, profile, stream, morphometry, Horton ratio, "
        "hypsometric curve, longitudinal profile"
    )
    FOREIGN_TAGS = "Gewässernetzdichte, densité de drainage, densidad de drenaje, densidade de drenagem"
    REPLACES = {
        "GRASS": "r.stream.stats; r.basin",
        "WhiteboxTools": "LongProfile",
    }
    REFERENCES = (
        "Horton (1945), Erosional development of streams and their drainage basins, "
        "doi:10.1130/0016-7606(1945)56[275:EDOSAT]2.0.CO;2",
        "Rodríguez-Iturbe & Rinaldo (1997), Fractal River Basins, Cambridge University Press",
    )
    RUNS = {"report": {**READ_DEM, "RIVERS": RIVER_LINES, "REPORT_JSON": True}}
    IN_MEMORY = {"report": "the report of a network"}

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            p.lines("RIVERS", "Rivers", "Lines of rivers, one from junction to junction or longer. Never changed."),
            p.raster(
                "INPUT",
                "DEM",
                "Heights of the ground: for the hypsometry, pits and depressions of the land, and for rivers whose "
                "lines have no heights. The floor of the sea is no land: give SEA or SEA_LEVEL where the DEM has it.",
                optional=True,
            ),
            *rules_of_dem(),
            p.file_output("REPORT", "Report", "A page with all measures and plots in one file.", "HTML files (*.html)"),
            p.file_output(
                "REPORT_JSON", "Report as data", "The same numbers as JSON.", "JSON files (*.json)", optional=True
            ),
            p.count("RB", "Bifurcation ratio"),
            p.count("RL", "Length ratio"),
            p.count("RA", "Area ratio"),
            p.count("HACK", "Hack exponent"),
            p.count("BETA", "Exceedance exponent"),
            p.count("THETA", "Concavity"),
            p.count("HYPSOMETRIC", "Hypsometric integral"),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read, join, measure, write."""
        from ...core.report.page import make_report, report_html, report_json, value_or_none
        from ...core.rivers.joining import join_lines, joined_by_ids

        with run.phase("Reading the DEM", 0.2):
            raster = inputs.raster("INPUT")
            terrain = self._terrain(run, inputs)
        with run.phase("Reading the rivers", 0.3):
            lines = read_river_lines(run, inputs, "RIVERS")
            if terrain is not None:
                drape(lines.vertices, lines.crs, raster, terrain.heights, terrain.valid, inputs.context)
        with run.phase("Joining the rivers", 0.2):
            vertices = lines.on_a_map_that_keeps_angles
            if terrain is not None:
                places = places_on_raster(lines.vertices, lines.crs, raster, inputs.context)
                self._check_place(places, raster, lines)
                vertices = [np.column_stack(columns) for columns in zip(vertices, places)]
            joined = joined_by_ids(vertices, lines.fields["id"], lines.fields["downstream"])
            if joined is None:
                joined = join_lines(run, vertices, lines.fields["area_out_km2"])
            if not joined.lines:
                raise refusal("RIVERS: all lines of ‘{}’ end where they begin. Choose a layer of rivers.", lines.name)
            notes = self._notes(run, joined)
            rivers = self._network(joined, lines)
        with run.phase("Measuring", 0.2):
            origin = outputs.provenance()
            title = Text("Rivers of {}", lines.name)
            report = make_report(run, title, rivers, terrain, notes, origin=origin, translate=tr)
        with run.phase("Writing", 0.1):
            results = {
                "REPORT": outputs.text("REPORT", report_html(report)),
                "REPORT_JSON": outputs.text("REPORT_JSON", report_json(report)),
            }
        numbers = ("RB", "RL", "RA", "HACK", "BETA", "THETA", "HYPSOMETRIC")
        return {**results, **{name: value_or_none(report.measures[name].value) for name in numbers}}

    @staticmethod
    def _check_place(places, raster, lines):
        """Refuse a DEM on which no river lies."""
        col, row = np.concatenate(places).T
        if not ((col >= 0) & (col < raster.ncols) & (row >= 0) & (row < raster.nrows)).any():
            raise refusal(
                "INPUT: no river of ‘{}’ lies on ‘{}’. Choose the DEM of these rivers, or check the CRS of both.",
                lines.name, raster.name
            )

    @staticmethod
    def _terrain(run, inputs):
        """Return the heights of the DEM, or None where none is given."""
        from ...core.depressions.fill import FILL_BYTES_PER_CELL

        if not inputs.has("INPUT"):
            warn_of_unused_rules(run, inputs, Text("there is no DEM"))
            return None
        scratch = MemoryAlone("the report of a network")
        return measured_heights(read_dem(run, inputs, FILL_BYTES_PER_CELL + REPORT_BYTES_PER_CELL, 1, scratch))

    @staticmethod
    def _network(joined, lines):
        """Return the network with what is known of its links; a field counts for the end of a line that it tells of."""
        from ...core.report.measured_network import network_of

        fields = {name: values[joined.source] for name, values in lines.fields.items()}
        area_in = np.where(joined.has_upper_end, fields["area_in_km2"], np.nan)
        area_out = np.where(joined.has_lower_end, fields["area_out_km2"], np.nan)
        drop = np.array([line[0, 2] - line[-1, 2] for line in joined.lines])
        whole = joined.has_upper_end & joined.has_lower_end
        drop = np.where(np.isfinite(drop) | ~whole, drop, fields["drop_m"])
        length = lines.length[joined.source] * joined.share
        return network_of(joined.lines, joined.receiver, length, drop, area_in, area_out)

    @staticmethod
    def _notes(run, joined):
        """Return what was done to the lines as sentences, and log them."""
        sentences = (
            Text("{:,} lines were cut where others join them.", joined.cut),
            Text("{:,} lines were turned round: they ran up their river.", joined.turned),
            Text("{:,} links that part from a river were left out: each river has one main arm.", joined.side_arms),
            Text("{:,} cycles of lines were left out or opened: water runs in none.", joined.circles),
        )
        counts = joined.cut, joined.turned, joined.side_arms, joined.circles
        notes = [sentence for sentence, count in zip(sentences, counts) if count]
        for note in notes:
            run.note(note)
        return notes
