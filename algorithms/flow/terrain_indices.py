"""Terrain indices: slope, specific area, and what follows from them: wetness, stream power, the LS factor."""

from __future__ import annotations

from functools import partial

import numpy as np

from ...core.choices import DEGREES, PERCENT, RATIO, SLOPE_UNITS
from ...core.report.texts import Text
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_DEM
from ...provider.errors import refusal
from ...provider.numbers import told
from ...provider.water.dem import dem_parameters, read_dem
from ...provider.water.flow_shares import accumulate_shares, method_parameters, shares_of
from ...provider.water.routing import depressions_parameter, route, routing_scratch, routing_workspace

UNIT_OF_SLOPE = {RATIO: "m/m", PERCENT: "%", DEGREES: "°"}
INDICES = ("WETNESS", "POWER", "LS")
INDICES_BYTES_PER_CELL = 23  # what drains through, the width of its way, the slope, an index, where they are known
INDEX_METHODS = {"dinf": "D∞", "mfd": "MFD", "d8": "D8"}


class TerrainIndices(HeadwatersAlgorithm):
    """Slope, specific area, wetness, stream power and LS factor of every cell."""

    ID = "terrainindices"
    NAME = "Terrain indices"
    GROUP = "flow"
    SUMMARY = "Maps where soils are wet (TWI), where water is strong (SPI) and where it erodes (LS factor), from a DEM."
    DESCRIPTION = (
        "All follow from two measures. The slope is the tangent tan β of its angle. The specific area <i>a</i>, in m² "
        "per metre, is what drains through a cell over the width across which it leaves.",
        "Wetness is ln(<i>a</i> / tan β): high in hollows and on valley floors. Power is <i>a</i> · tan β: high in "
        "gullies and steep channels. LS is the factor of slope and length in the loss of soil (USLE, RUSLE), by unit "
        "stream power: 1.4 (<i>a</i> / 22.13)<sup>0.4</sup> (sin β / 0.0896)<sup>1.3</sup>.",
        "Depressions are filled, or breached, before water runs; where filling raised the ground by more than 0.1 m "
        "stands a lake, for which no index holds. Where water leaves the data there is no slope along the flow and no "
        "index either.",
    )
    TAGS = (
        "TWI, topographic wetness index, compound topographic index, CTI, SPI, stream power index, LS factor, USLE, "
        "RUSLE, soil erosion, sediment transport index, specific catchment area, SCA, slope, TOPMODEL, wetness, "
        "moisture, D-infinity, hydrology, DEM"
    )
    FOREIGN_TAGS = (
        "topographischer Feuchteindex, indice topographique d'humidité, índice topográfico de humedad, indice "
        "topografico di umidità, LS-Faktor, facteur LS, factor LS, fattore LS, Bodenabtrag, érosion des sols, "
        "erosión del suelo, índice topográfico de umidade, fator LS"
    )
    REPLACES = {
        "SAGA": (
            "Topographic Wetness Index; Topographic Wetness Index (One Step); Stream Power Index; LS Factor; "
            "LS-Factor (One Step); Flow Width and Specific Catchment Area"
        ),
        "GRASS": "r.topidx; r.watershed tci; r.watershed spi; r.watershed length_slope",
        "TauDEM": "Topographic Wetness Index; Slope Over Area Ratio; D-Infinity Slope",
        "WhiteboxTools": "WetnessIndex; RelativeStreamPowerIndex; StreamPowerIndex; SedimentTransportIndex",
        "ArcGIS": "Ln of flow accumulation over slope",
    }
    REFERENCES = (
        "Beven & Kirkby (1979), A physically based, variable contributing area model of basin hydrology, "
        "doi:10.1080/02626667909491834",
        "Moore & Burch (1986), Physical basis of the length-slope factor in the universal soil loss equation, "
        "doi:10.2136/sssaj1986.03615995005000050042x",
        "Moore et al. (1991), Digital terrain modelling: a review of hydrological, geomorphological, and biological "
        "applications, doi:10.1002/hyp.3360050103",
        "Quinn et al. (1991), The prediction of hillslope flow paths for distributed hydrological modelling using "
        "digital terrain models, doi:10.1002/hyp.3360050106",
        "Tarboton (1997), A new method for the determination of flow directions and upslope areas in grid digital "
        "elevation models, doi:10.1029/96WR03137",
    )
    RUNS = {
        "dem": READ_DEM,
        "d8": {**READ_DEM, "METHOD": "d8", **dict.fromkeys(("SLOPE", "SPECIFIC_AREA", "POWER", "LS"), True)},
        "mfd": {**READ_DEM, "METHOD": "mfd", "SLOPE_OF": "horn", "SLOPE": True, "LAKES": "keep"},
    }
    SHOWN_FOR = {"EXPONENT": ("METHOD", "mfd")}

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            *dem_parameters(),
            depressions_parameter(),
            *method_parameters(
                "dinf: water is shared between the two neighbours beside the steepest slope. mfd: among all lower "
                "neighbours. d8: all goes to one neighbour, which draws lines on slopes.",
                tuple(INDEX_METHODS),
            ),
            p.choice(
                "SLOPE_OF",
                "Slope of",
                "flow: along the flow, on the surface that the water runs over: down the steepest of eight triangles "
                "(dinf, mfd) or to the next cell (d8); 0 on flats. horn: of the DEM as it is, by all eight neighbours. "
                "It is the slope of all indices.",
                ("flow", "horn"),
                "flow",
                labels=("the way of the water", "the ground as it is (Horn)"),
            ),
            p.number(
                "MIN_SLOPE",
                "Least slope of the wetness (m per m)",
                "Where it is flatter, wetness counts with this slope; with 0 it has no data on flats.",
                default=0.001,
                minimum=0,
                maximum=1,
            ),
            p.choice(
                "UNITS",
                "Unit of the slope",
                "That of SLOPE. Indices count with the ratio whatever the unit.",
                SLOPE_UNITS,
                RATIO,
                labels=("metres per metre", "percent", "degrees"),
            ),
            p.choice(
                "WIDTH",
                "Width of the flow",
                "contour: across the directions in which water leaves the cell (mfd, d8). cell: the width of cells, as "
                "always with dinf.",
                ("contour", "cell"),
                "contour",
                labels=("of the contour in the cell", "of the cell"),
                advanced=True,
            ),
            p.choice(
                "LAKES",
                "Indices on lakes",
                "nodata: cells that filling raised by more than 0.1 m have no index. keep: they have one as other "
                "flats do.",
                ("nodata", "keep"),
                "nodata",
                labels=("no data where water stands", "as on other flats"),
                advanced=True,
            ),
            p.creation_options(),
            p.cluster(),
            *self._outputs(),
        ]

    @staticmethod
    def _outputs():
        return [
            p.raster_output("SLOPE", "Slope", "Tangent of the slope, or percent, or degrees.", "slope", optional=True),
            p.raster_output("SPECIFIC_AREA", "Specific area (m² per m)", "Area over width.", "flow", optional=True),
            p.raster_output(
                "WETNESS", "Wetness index (TWI)", "ln(a / tan β).", "wetness", optional=True, by_default=True
            ),
            p.raster_output("POWER", "Stream power index (SPI)", "a · tan β, in metres.", "power", optional=True),
            p.raster_output("LS", "LS factor", "Slope and length of the loss of soil.", "soilloss", optional=True),
            p.count("LAKE_CELLS", "Cells where filling raised the ground by more than 0.1 m"),
            p.count("FLAT_CELLS", "Cells flatter than MIN_SLOPE"),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read, route, measure, write."""
        from ...core.flow.divergent_accumulation import DIVERGENT_BYTES_PER_CELL

        if not any(map(outputs.wants, ("SLOPE", "SPECIFIC_AREA", *INDICES))):
            raise refusal("There is nothing to do: choose SLOPE, SPECIFIC_AREA, WETNESS, POWER or LS.")
        depressions, method = inputs.choice("DEPRESSIONS"), inputs.choice("METHOD")
        with run.phase("Reading the DEM", 0.1):
            scratch = routing_scratch(inputs, outputs)
            sharing = DIVERGENT_BYTES_PER_CELL * (method != "d8")
            workspace = routing_workspace(depressions) + INDICES_BYTES_PER_CELL + sharing
            dem = read_dem(run, inputs, workspace, 1, scratch)
        with run.phase("Routing", 0.3):
            routing = route(run, dem, depressions)
            shares = shares_of(run, routing, method)
        with run.phase("Measuring slopes", 0.1):
            slope = self._slopes(run, inputs, shares, dem)
        area = None
        if any(map(outputs.wants, ("SPECIFIC_AREA", *INDICES))):
            with run.phase("Accumulating", 0.3):
                area = self._areas(run, inputs, shares)
        with run.phase("Writing", 0.2):
            return self._write(run, inputs, outputs, routing, shares, slope, area)

    @staticmethod
    def _slopes(run, inputs, shares, dem):
        """Return slopes as ratios; say in the log what they are slopes of."""
        from ...core.flow.slopes import flow_slopes, ground_slopes
        from ...core.raster.raster import lazy

        there = run.on(shares.storage)
        if inputs.choice("SLOPE_OF") == "horn":
            run.note("Slope: of the DEM as it is (Horn)")
            slope = ground_slopes(there, dem.grid.z, dem.grid.valid, shares.lengths)
        else:
            method = inputs.choice("METHOD")
            way = Text("to the cell that takes the water")
            if method != "d8":
                way = Text("down the steepest of eight triangles")
            run.note("Slope: of the surface that the water runs over, {}", way)
            slope = flow_slopes(there, shares.surface, shares.codes, shares.lengths, method != "d8")
        return slope if dem.metres == 1 else (lazy(slope) * np.float32(dem.metres)).materialise(there, over=slope)

    @staticmethod
    def _areas(run, inputs, shares):
        """Return the specific areas; say in the log what they are made of."""
        from ...core.flow.accumulation import accumulate_d8
        from ...core.flow.slopes import contour_widths
        from ...core.flow.terrain_indices import cell_widths, specific_area
        from ...core.raster.raster import Computed

        method = inputs.choice("METHOD")
        by_contour = method != "dinf" and inputs.choice("WIDTH") == "contour"
        width = Text("the contour of each cell") if by_contour else Text("cells")
        run.note(
            "Specific area: by {} on the surface that the water runs over, over the width of {}",
            INDEX_METHODS[method], width
        )
        there = run.on(shares.storage)
        if method == "d8":
            area = accumulate_d8(there, shares.codes, shares.cell_area)
        else:
            area = accumulate_shares(run, shares, inputs.number("EXPONENT"), shares.cell_area).total
        if by_contour:
            codes, sizes = shares.codes, (shares.lengths, shares.cell_area)
            widths = contour_widths(there, shares.surface, codes, *sizes, method == "mfd")
        else:
            ways = shares.angles if method == "dinf" else shares.codes
            widths = cell_widths(there, ways, shares.cell_width, shares.cell_height)
        return Computed(np.float64, specific_area, area, widths)

    def _write(self, run, inputs, outputs, routing, shares, slope, area):
        """Write what is wanted."""
        from ...core.flow import terrain_indices as indices
        from ...core.raster.raster import Computed

        there = run.on(shares.storage)
        dem, unit, least = routing.dem, inputs.choice("UNITS"), inputs.number("MIN_SLOPE")
        known = Computed(bool, indices.where_known, shares.shown, slope)
        deep = partial(indices.where_dry, indices.RAISED_SLOPE / dem.metres)
        dry = Computed(bool, deep, known, routing.surface, dem.grid.z)
        flat = Computed(bool, partial(indices.where_flat, least), known, slope)
        held = dry if inputs.choice("LAKES") == "nodata" else known
        results = self._count(there, shares.shown, known, dry, flat, least)

        def write(output, title, values, valid, unit=""):
            title = f"{dem.source.name} {title}"
            results[output] = outputs.raster(run, output, values, valid, dem.frame, title, unit=unit)

        def write_made(output, title, function, rasters, valid, unit=""):
            if outputs.wants(output):
                made = Computed(np.float32, function, *rasters).materialise(there)
                write(output, title, made, Computed(bool, indices.where_known, valid, made), unit)
                there.remove(made)

        write_made("SLOPE", "slope", partial(indices.slope_in, unit), (slope,), known, UNIT_OF_SLOPE[unit])
        if area is None:
            return results
        both = area, slope
        write("SPECIFIC_AREA", "specific area", area, Computed(bool, indices.where_known, shares.shown, area), "m")
        write_made("WETNESS", "wetness", partial(indices.wetness_index, least), both, held)
        write_made("POWER", "stream power", indices.power_index, both, held, "m")
        write_made("LS", "LS factor", indices.length_slope_factor, both, held)
        return results

    @staticmethod
    def _count(run, shown, known, dry, flat, least):
        """Return the counts; say in the log which cells have no value, and for which MIN_SLOPE decides."""
        from ...core.raster.raster import lazy

        land, sloping, out_of_lakes, level = (lazy(cells).count(run) for cells in (shown, known, dry, flat))
        if not sloping:
            run.warn("No cell has a slope along the flow: all water leaves the data at once. Choose the SLOPE_OF horn.")
        elif land > sloping:
            run.note("Without slope, since water leaves the data there: {} cells", told(land - sloping))
        run.note("Raised by more than 0.1 m: {} cells", told(sloping - out_of_lakes))
        if least > 0:
            run.note("Flatter than MIN_SLOPE: {} of {} cells", told(level), told(sloping))
        elif level:
            run.warn("WETNESS has no data in {} flat cells: give a MIN_SLOPE above 0.", told(level))
        return {"LAKE_CELLS": sloping - out_of_lakes, "FLAT_CELLS": level}
