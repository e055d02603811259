"""River steepness: χ, normalised steepness, knickpoints and the concavity of rivers."""

from __future__ import annotations

import numpy as np
from qgis.core import QgsWkbTypes

from ...core.choices import M2_PER_KM2
from ...core.report.texts import Text
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_DEM, READ_FLOW, RIVER_LINES
from ...provider.errors import refusal
from ...provider.layers.fields import KNICKPOINTS, STEEPNESS
from ...provider.layers.rows import rows_of
from ...provider.layers.wkb import point_wkb
from ...provider.numbers import told
from ...provider.water.river_land import read_river_land, river_land_parameters

STEEPNESS_BYTES_PER_CELL = 8  # what a fold keeps of the area


class RiverSteepness(HeadwatersAlgorithm):
    """How steep rivers are for the area that drains through them."""

    ID = "riversteepness"
    NAME = "River steepness"
    GROUP = "rivers"
    SUMMARY = "Maps where rivers are steeper than their area tells: χ (chi), ksn, knickpoints, and fits the concavity."
    DESCRIPTION = (
        "Rivers in balance with uplift fall as a power of their area, <i>S</i> = <i>k</i><sub>sn</sub> "
        "<i>A</i><sup>-θ</sup>. χ is the length from the mouth up, each step weighted by "
        "(<i>A</i><sub>0</sub>/<i>A</i>)<sup>θ</sup>: over it such a river is a straight line, and the steeper, the "
        "faster the land rises or the harder its rock is.",
        "<i>k</i><sub>sn</sub> of a point is that of the stretch below it. Knickpoints are where a profile bulges: "
        "where it stands above the lower hull of itself by more than KNICK_HEIGHT. CONCAVITY_FITTED is the θ for which "
        "tributaries and their river lie best on one line.",
    )
    TAGS = (
        "chi, chi plot, ksn, normalised channel steepness, normalized channel steepness, channel steepness, "
        "knickpoint, knickzone, concavity, slope area, stream profile, long profile, tectonics, uplift, geomorphology, "
        "TopoToolbox, LSDTopoTools, stream power, DEM"
    )
    FOREIGN_TAGS = (
        "Steilheitsindex, indice de raideur, índice de empinamiento, indice di ripidità, Knickpunkt, rupture "
        "de pente, ruptura de pendiente, ruptura de declive"
    )
    REPLACES = {
        "TopoToolbox": "chitransform; chiplot; ksn; knickpointfinder; mnoptim",
        "LSDTopoTools": "lsdtt-chi-mapping; lsdtt-channel-extraction",
    }
    REFERENCES = (
        "Perron & Royden (2013), An integral approach to bedrock river profile analysis, doi:10.1002/esp.3302",
        "Wobus et al. (2006), Tectonics from topography, doi:10.1130/2006.2398(04)",
        "Hergarten et al. (2016), Tectonic geomorphology at small catchment sizes, doi:10.5194/esurf-4-1-2016",
        "Mudd et al. (2018), How concave are river channels?, doi:10.5194/esurf-6-505-2018",
        "Schwanghart & Scherler (2020), Divide mobility controls knickpoint migration on the Roan Plateau, "
        "doi:10.1130/G47054.1",
    )
    RUNS = {
        "dem": {**READ_DEM, "KNICK_HEIGHT": 1, "KNICKPOINTS": True},
        "cells": {**READ_FLOW, **READ_DEM, "RIVERS": RIVER_LINES, "STEP": 0, "KNICK_HEIGHT": 1, "KNICKPOINTS": True},
    }

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            *river_land_parameters("The field id tells of which river a point is."),
            p.number(
                "CONCAVITY",
                "Concavity θ (m/n)",
                "By which the slope falls as the area grows; 0.45 is usual, and needed to compare with other land.",
                default=0.45,
                minimum=0,
                maximum=2,
            ),
            p.number(
                "A0",
                "Reference area of χ (km²)",
                "It gives χ its unit; the slope over χ is the steepness where it is 1 m², which is 0.000001 km².",
                default=1,
                minimum=1e-9,
                maximum=1e9,
                advanced=True,
            ),
            p.number(
                "STEP",
                "Distance of the points (m)",
                "How far points lie apart along rivers, and how long the stretch is whose steepness each has. 0: every "
                "cell, with that of the next step alone, which is rough.",
                default=500,
                minimum=0,
                maximum=1e7,
            ),
            p.number(
                "KNICK_HEIGHT",
                "Least height of a knickpoint (m)",
                "How far a profile must bulge. Errors of the DEM make as many knickpoints as are wanted: take several "
                "times what its heights are off.",
                default=30,
                minimum=0.01,
                maximum=1e5,
            ),
            p.creation_options(),
            p.cluster(),
            p.vector_output("STEEPNESS", "Steepness along rivers", "Points with χ and ksn.", "point", "steepness"),
            p.vector_output(
                "KNICKPOINTS",
                "Knickpoints",
                "Where profiles bulge, and by how much.",
                "point",
                "knickpoints",
                optional=True,
            ),
            p.count("POINT_COUNT", "Points"),
            p.count("KNICKPOINT_COUNT", "Knickpoints"),
            p.count("CONCAVITY_FITTED", "Concavity of the largest river tree"),
            p.count("STEEPEST", "Greatest steepness ksn"),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read, measure, write."""
        from ...core.rivers.steepness import fitting_concavity, knickpoints

        with run.phase("Reading the land", 0.6):
            land = read_river_land(run, inputs, STEEPNESS_BYTES_PER_CELL, outputs.scratch)
        with run.phase("Measuring the area", 0.1):
            tree = self._tree(run.on(land.directions.storage), land)
        with run.phase("Fitting the concavity", 0.05):
            fitted = fitting_concavity(run, tree)
            self._tell_concavity(run, fitted)
        with run.phase("Measuring the steepness", 0.05):
            columns = self._columns(inputs, land, tree)
        results = {}
        with run.phase("Writing the points", 0.1):
            chosen = self._every(tree, inputs.number("STEP"))
            self._tell_of_short_rivers(run, tree, inputs.number("STEP"))
            results["STEEPNESS"] = self._write(run, outputs, "STEEPNESS", STEEPNESS, land, columns, chosen)
        found, height = np.empty(0, np.int64), np.empty(0)
        with run.phase("Looking for knickpoints", 0.1):
            if outputs.wants("KNICKPOINTS"):
                found, height = knickpoints(run, tree, inputs.number("KNICK_HEIGHT"))
                columns["height_m"] = np.zeros(tree.z.size)
                columns["height_m"][found] = height
                results["KNICKPOINTS"] = self._write(run, outputs, "KNICKPOINTS", KNICKPOINTS, land, columns, found)
        known = columns["ksn"][chosen]
        known = known[np.isfinite(known)]
        return {
            **results,
            "POINT_COUNT": int(chosen.size),
            "KNICKPOINT_COUNT": int(found.size),
            "CONCAVITY_FITTED": None if np.isnan(fitted) else fitted,
            "STEEPEST": float(known.max()) if known.size else None,
        }

    @staticmethod
    def _tell_concavity(run, fitted):
        """Say what the concavity is, and warn of one at the end of those that are tried: no fit was found."""
        from ...core.rivers.steepness import CONCAVITIES

        if np.isnan(fitted):
            run.note("No concavity: rivers have too few cells, do not fall, or have no tributaries")
            return
        run.note("Concavity of the largest river tree: {}", told(fitted, ".2f"))
        least, most = CONCAVITIES[[0, -1]].tolist()
        if not least < fitted < most:
            run.warn(
                "CONCAVITY_FITTED, {}, is the end of those that are tried, {} to {}: the largest river tree has none "
                "that fits. Take a larger DEM, or rivers from a larger area on, before you trust it.",
                told(fitted, ".2f"), told(least, "g"), told(most, "g")
            )

    @staticmethod
    def _tree(run, land):
        """Return the `RiverTree` of the river cells whose heights are known."""
        from ...core.flow.accumulation import accumulated_at
        from ...core.rivers.steepness import RiverTree

        directions, rivers = land.directions, land.rivers
        if np.isnan(rivers.bed).any():
            raise refusal("INPUT has no data in some cells of RIVERS: give a DEM that covers them.")
        receiver, step = rivers.steps(directions.codes, directions.lengths)
        sizes = np.asarray(directions.cell_area, np.float64)
        area, drained = (
            accumulated_at(run, directions.codes, rivers.cells, each) for each in (sizes, np.ones_like(sizes))
        )
        return RiverTree.of_cells(receiver, step, rivers.bed, area, drained)

    @staticmethod
    def _columns(inputs, land, tree):
        """Return what is known of each river cell, by the names of the fields."""
        from ...core.rivers.steepness import mean_steepness

        theta, a0, step = inputs.number("CONCAVITY"), inputs.number("A0") * M2_PER_KM2, inputs.number("STEP")
        chi = tree.chi(theta, a0)
        return {
            "river": land.ids[land.rivers.labels],
            "dist_m": tree.distance,
            "z_m": tree.z,
            "area_km2": tree.area / M2_PER_KM2,
            "slope": tree.slope,
            "chi_m": chi,
            "ksn": mean_steepness(tree, chi, a0, theta, step) if step > 0 else tree.steepness(theta),
        }

    @staticmethod
    def _tell_of_short_rivers(run, tree, step):
        """Say how many river trees have no point but the one at their mouth, which has no steepness."""
        mouths = np.count_nonzero(tree.receiver < 0)
        long = np.unique(tree.mouth[tree.distance >= step]).size if step > 0 else mouths
        if long < mouths:
            text = Text("Rivers without a steepness, since they are shorter than STEP: {} of {}", mouths - long, mouths)
            if long:
                run.note(text)
            else:
                run.warn("{}. Choose a smaller STEP.", text)

    @staticmethod
    def _every(tree, step):
        """Return the places of points, one for so many metres of river, from the mouths up."""
        if step > 0:
            number = np.floor(tree.distance / step)
            chosen = (tree.receiver < 0) | (number != number[tree.receiver])
        else:
            chosen = np.ones(tree.z.size, bool)
        return tree.upward[chosen[tree.upward]]

    @staticmethod
    def _write(run, outputs, name, schema, land, columns, places):
        """Write points with their heights; return where."""
        source = land.directions.source
        x, y = source.centres(land.rivers.cells[places])
        table = {key: values[places] for key, values in columns.items()}
        table["id"] = np.arange(1, places.size + 1)
        shapes = map(point_wkb, x, y)
        features = zip(shapes, rows_of(table, schema))
        title = f"{source.name} {outputs.label(name).lower()}"
        return outputs.features(run, name, schema, QgsWkbTypes.Type.Point, source.crs, features, title)
