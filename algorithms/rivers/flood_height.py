"""Flood height: what is under water when rivers stand at a stage, or carry a discharge."""

from __future__ import annotations

from functools import partial

import numpy as np

from ...core.choices import M2_PER_KM2
from ...core.report.texts import Text
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_DEM, READ_FLOW, RIVER_LINES
from ...provider.errors import refusal
from ...provider.layers.feature_names import listed
from ...provider.memory import require_memory_for
from ...provider.numbers import told
from ...provider.translation import titled
from ...provider.water.floods import (
    MM_PER_HOUR,
    Stages,
    stages_of_cells,
    values_of_reaches,
    write_extent,
    write_rating_table,
)
from ...provider.water.river_land import read_river_land, river_land_parameters

MANY_STAGES = 1_000_000  # of all reaches; fewer take no memory to speak of
MOST_STAGES = 10_000  # of one: every centimetre up to 100 m, finer than any height is known
MOST_DISCHARGE = 1e7  # m³/s: more than fifty times what the Amazon carries


class FloodHeight(HeadwatersAlgorithm):
    """Extent and depth of floods by the height above the nearest drainage, and rating curves of reaches."""

    ID = "floodheight"
    NAME = "Flood height"
    GROUP = "rivers"
    SUMMARY = "Maps what is under water when rivers stand at a stage or carry a discharge (HAND), with rating curves."
    DESCRIPTION = (
        "Land is under water as far as it lies less high above the river cell that it drains to (HAND, height above "
        "the nearest drainage) than the river stands there. Stages are metres above the bed that the DEM knows, which "
        "is the water on the day of the survey.",
        "A discharge becomes a stage by the rating curve of its reach. For each stage the land of the reach gives "
        "volume and bed of the water; over the length of the reach these are a mean cross-section <i>A</i> and its "
        "perimeter <i>P</i>, and Manning's formula tells what flows: <i>Q</i> = <i>A</i> (<i>A</i>/<i>P</i>)"
        "<sup>2/3</sup> √<i>S</i> / <i>n</i>, with the slope <i>S</i> of the reach.",
        "Where reaches of other stages meet, the water above is lowered as far as it could drain. It is a first map of "
        "what may be flooded, no hydraulic model: the page says what it does not know.",
    )
    TAGS = (
        "flood, inundation, floodplain, flood map, flood extent, flood depth, HAND, height above nearest drainage, "
        "rating curve, synthetic rating curve, stage, discharge, Manning, GeoFlood, hydraulics, water level, "
        "hydrology, DEM"
    )
    FOREIGN_TAGS = (
        "Hochwasser, Überschwemmung, Überflutung, crue, zone inondable, inundación, crecida, alluvione, "
        "esondazione, Abflusskurve, courbe de tarage, curva de gasto, inundação, cheia, curva-chave"
    )
    REPLACES = {
        "GRASS": "r.inund.fluv; r.hazard.flood",
        "TauDEM": "CatchHydroGeo; InunMap; Inundation Mapping",
    }
    REFERENCES = (
        "Nobre et al. (2016), HAND contour: a new proxy predictor of inundation extent, doi:10.1002/hyp.10581",
        "Rennó et al. (2008), HAND, a new terrain descriptor using SRTM-DEM, doi:10.1016/j.rse.2008.03.018",
        "Zheng et al. (2018), River channel geometry and rating curve estimation using height above the nearest "
        "drainage, doi:10.1111/1752-1688.12661",
    )
    RUNS = {
        "stage": {**READ_DEM, "RATING": True},
        "discharge": {**READ_FLOW, **READ_DEM, "RIVERS": RIVER_LINES, "DISCHARGE": "5", "STEP": 0.5},
        "runoff": {**READ_FLOW, **READ_DEM, "RIVERS": RIVER_LINES, "RUNOFF": 20},
    }

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            *river_land_parameters(
                "Each is a reach with a stage and a rating curve of its own, and the land that drains to it; the field "
                "id numbers the results."
            ),
            p.number_field_or_raster(
                "STAGE",
                "RIVERS",
                "Stage (m)",
                "How high the water stands above the bed of the DEM, where neither DISCHARGE nor RUNOFF is given. Of a "
                "raster each river cell has its own.",
                "2",
            ),
            p.number_field_or_raster(
                "DISCHARGE",
                "RIVERS",
                "Discharge (m³/s)",
                "What each reach carries at its lower end, for which its rating curve tells the stage. Where a field "
                "is NULL there is no flood.",
                most=MOST_DISCHARGE,
            ),
            p.number(
                "RUNOFF",
                "Runoff (mm per hour)",
                "What runs off all land upstream at once, instead of a discharge: each reach carries this times the "
                "area that drains to its lower end.",
                minimum=0,
                maximum=1e4,
                optional=True,
            ),
            *self._curve_parameters(),
            p.creation_options(),
            p.cluster(),
            *self._outputs(),
        ]

    @staticmethod
    def _curve_parameters():
        """Return the parameters of rating curves."""
        return [
            p.number(
                "MANNING",
                "Manning's roughness n",
                "Of channel and floodplain together: 0.03 in clean channels, 0.05 on meadows and crops, 0.1 and more "
                "in woods.",
                default=0.05,
                minimum=0.005,
                maximum=1,
            ),
            p.number(
                "STEP",
                "Step of the rating curves (m)",
                "Between two stages of the table the curve is straight.",
                default=0.25,
                minimum=0.001,
                maximum=1000,
                advanced=True,
            ),
            p.number(
                "MAX_STAGE",
                "Greatest stage of the rating curves (m)",
                "A reach that carries more than its curve tells stands at this stage, and is named in the log.",
                default=20,
                minimum=0.001,
                maximum=1000,
                advanced=True,
            ),
        ]

    @staticmethod
    def _outputs():
        """Return what is made and counted."""
        return [
            p.vector_output(
                "EXTENT", "Flooded land", "The water on the land of each reach.", "polygon", "flood", optional=True,
                by_default=True,
            ),
            p.raster_output(
                "DEPTH",
                "Depth of the flood",
                "Metres of water over the ground, over lakes as they stand; no data where it is dry.",
                "flooddepth",
                optional=True,
                by_default=True,
            ),
            p.file_output(
                "RATING",
                "Rating curves",
                "For each reach and stage: surface, volume, bed, section, perimeter, hydraulic radius, discharge.",
                "CSV (*.csv)",
                optional=True,
            ),
            p.count("FLOODED_AREA", "Area under water (km²)"),
            p.count("FLOOD_VOLUME", "Volume of the flood (m³)"),
            p.count("GREATEST_DEPTH", "Greatest depth (m)"),
            p.count("REACHES_BEYOND", "Reaches that carry more than their rating curve tells"),
        ]  # fmt: skip

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read, rate, flood, write."""
        from ...core.watersheds.floods import (
            FLOODS_BYTES_PER_CELL,
            flood_depths,
            heights_above_rivers,
            measure_reaches,
            spread_upstream,
        )

        self._check(run, inputs, outputs)
        with run.phase("Reading the land", 0.5):
            land = read_river_land(run, inputs, FLOODS_BYTES_PER_CELL, outputs.scratch)
        directions, rivers, count = land.directions, land.rivers, land.ids.size - 1
        there, codes = run.on(directions.storage), directions.codes
        with run.phase("Measuring the reaches", 0.1):
            reaches = measure_reaches(
                there, codes, directions.lengths, directions.cell_area, rivers, land.raised, count
            )
            labels = spread_upstream(there, codes, rivers.cells, rivers.labels, 0, np.int32)
            hand = heights_above_rivers(there, codes, land.surface, rivers)
        curves, results = None, {}
        if outputs.wants("RATING") or self._by_discharge(inputs):
            with run.phase("Making rating curves", 0.2):
                curves = self._rate(there, inputs, land, reaches, labels, hand)
                results["RATING"] = outputs.file("RATING", partial(write_rating_table, run, curves, reaches, land.ids))
        with run.phase("Flooding", 0.1):
            stages = self._stages(there, inputs, land, reaches, curves)
            depth = flood_depths(there, codes, hand, rivers, stages.of_cells)
        with run.phase("Writing the extent", 0.05):
            results["EXTENT"], found = write_extent(run, outputs, land, stages, depth, labels)
        with run.phase("Writing the depth", 0.05):
            results["DEPTH"] = self._write_depth(there, outputs, land, depth)
        area = found.area[1:]
        if not area.any():
            run.warn("Nothing is under water: no stage is above 0 where heights are known.")
        return {
            **results,
            "FLOODED_AREA": float(area.sum()) / M2_PER_KM2,
            "FLOOD_VOLUME": float(np.nansum(area * found.z_mean[1:])),
            "GREATEST_DEPTH": float(np.nanmax(found.z_max[1:], initial=0.0)),
            "REACHES_BEYOND": int(np.count_nonzero(stages.beyond)),
        }

    @staticmethod
    def _by_discharge(inputs):
        return inputs.has("DISCHARGE") or inputs.has("RUNOFF")

    @staticmethod
    def _check(run, inputs, outputs):
        """Refuse what does not go together."""
        if not any(map(outputs.wants, ("EXTENT", "DEPTH", "RATING"))):
            raise refusal("There is nothing to do: choose EXTENT, DEPTH or RATING.")
        if inputs.has("DISCHARGE") and inputs.has("RUNOFF"):
            raise refusal("DISCHARGE and RUNOFF both say how much flows: leave one of them empty.")
        if inputs.number("STEP") > inputs.number("MAX_STAGE"):
            raise refusal("STEP is greater than MAX_STAGE: the rating curves would have no stage.")
        count = FloodHeight._stage_count(inputs)
        if count > MOST_STAGES and (outputs.wants("RATING") or FloodHeight._by_discharge(inputs)):
            enough = inputs.number("MAX_STAGE") / (MOST_STAGES - 1)
            raise refusal(
                "STEP is too small: {} stages up to MAX_STAGE, at most {}. Choose a STEP of at least {} m, or a lower "
                "MAX_STAGE.",
                told(count), told(MOST_STAGES), told(np.ceil(1000.0 * enough) / 1000.0, ".3f")
            )

    @staticmethod
    def _stage_count(inputs):
        """Return how many stages a rating curve has, from 0 to MAX_STAGE at least."""
        return int(np.ceil(inputs.number("MAX_STAGE") / inputs.number("STEP") - 1e-9)) + 1

    @staticmethod
    def _rate(run, inputs, land, reaches, labels, hand):
        """Return the `RatingCurves`; say in the log which reaches have none."""
        from ...core.flow.slopes import flow_slopes
        from ...core.watersheds.floods import BYTES_PER_STAGE, rating_curves

        directions = land.directions
        stages = inputs.number("STEP") * np.arange(FloodHeight._stage_count(inputs))
        remedy = Text("choose a greater STEP or a lower MAX_STAGE")
        if land.ids.size * stages.size > MANY_STAGES:
            require_memory_for(run, land.ids.size * stages.size, Text("stages of reaches"), BYTES_PER_STAGE, remedy)
        slopes = flow_slopes(run, land.surface, directions.codes, directions.lengths, True)
        area, roughness = directions.cell_area, inputs.number("MANNING")
        curves = rating_curves(run, reaches, labels, hand, slopes, area, stages, roughness)
        run.remove(slopes)
        there = reaches.outlet[1:] >= 0
        standing, short = there & reaches.standing[1:], there & (reaches.length[1:] == 0)
        reasons = (standing, Text("lie in standing water")), (short, Text("have a single cell and no length"))
        for which, why in reasons:
            if which.any():
                run.note("Reaches without a rating curve, since they {}: {}.", why, told(np.count_nonzero(which)))
        return curves

    def _stages(self, run, inputs, land, reaches, curves):
        """Return the `Stages` of the rivers, settled where reaches meet; say in the log what was done."""
        from ...core.watersheds.floods import settled_stages, with_those_downstream

        discharge, beyond = np.full(land.ids.size, np.nan), np.zeros(land.ids.size, bool)
        if self._by_discharge(inputs):
            if inputs.has("RUNOFF"):
                discharge = reaches.area * inputs.number("RUNOFF") * MM_PER_HOUR
            else:
                discharge = values_of_reaches(run, inputs, "DISCHARGE", land, reaches.outlet)
            stages, beyond = curves.stages_of(discharge)
            filled = with_those_downstream(stages, reaches.downstream)
            without = np.isnan(curves.discharge[:, -1]) & ~np.isnan(discharge)
            stages = np.where(without, filled, stages)
            if without.any():
                run.note("Reaches without a rating curve have the stage of the next one downstream.")
            lost = without & np.isnan(stages) & (reaches.outlet >= 0)
            if lost.any():
                run.warn("Without a rating curve and a reach downstream, no flood: {}", listed(land.ids[lost].tolist()))
            of_cells = stages[land.rivers.labels]
        else:
            of_cells, stages = stages_of_cells(run, inputs, land)
        if beyond.any():
            run.warn(
                "Reaches that carry more than their rating curve tells, and stand at MAX_STAGE: {}. Give a greater "
                "MAX_STAGE, or check the discharge.",
                listed(land.ids[beyond].tolist())
            )
        of_cells, lowered = settled_stages(run, land.directions.codes, land.rivers, of_cells)
        if lowered.any():
            count = np.count_nonzero(lowered)
            run.note("River cells with a lower stage, since the water below stands lower: {}", told(count))
        return Stages(of_cells, stages, discharge, beyond)

    @staticmethod
    def _write_depth(run, outputs, land, depth):
        """Write the depth; return the path."""
        from ...core.raster.raster import lazy

        if not outputs.wants("DEPTH"):
            return None
        wet = ((lazy(depth) > 0) & land.known).materialise(run)
        title = titled(land.directions.source.name, "flood depth")
        return outputs.raster(run, "DEPTH", depth, wet, land.directions.frame, title, unit="m")
