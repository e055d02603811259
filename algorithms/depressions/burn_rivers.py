"""Burn rivers: carve mapped rivers into a DEM, so that its water follows them."""

from __future__ import annotations

from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_DEM, RIVER_LINES
from ...provider.errors import refusal
from ...provider.layers.vector_reading import read_line_vertices
from ...provider.numbers import told
from ...provider.translation import titled
from ...provider.water.dem import dem_parameters, read_dem


class BurnRivers(HeadwatersAlgorithm):
    """Mapped rivers, each lowered and going down from head to mouth."""

    ID = "burnrivers"
    NAME = "Burn rivers"
    GROUP = "depressions"
    SUMMARY = "Carves mapped rivers into a DEM, each going down from head to mouth, so that water follows them."
    DESCRIPTION = (
        "On plains, in towns and under bridges a DEM does not show where rivers run; maps do. The cells that a river "
        "crosses are lowered by DEPTH, and further wherever the bed would otherwise rise on its path to the mouth. All "
        "other cells keep their height.",
        "The direction of a river is found from the whole network and the heights of the DEM, not from the order of "
        "its vertices: lines that were digitised upstream are turned. Braids keep all their arms, and loops form no "
        "cycle. A river ends where it meets the sea.",
        "Fill or breach the result before directions are taken from it; the directions can do that by themselves.",
    )
    TAGS = (
        "burn, carve, enforce, stream, river, DEM, hydrology, AGREE, drainage, channel, lines, stream burning, "
        "burning, enforcement, conditioned DEM, creek"
    )
    FOREIGN_TAGS = (
        "Flüsse einbrennen, Gewässernetz, inciser les cours d'eau, cours d'eau, quemar ríos, cauce, queimar rios"
    )
    REPLACES = {
        "SAGA": "Burn Stream Network into DEM",
        "GRASS": "r.carve",
        "WhiteboxTools": "FillBurn",
    }
    REFERENCES = (
        "Saunders (1999), Preparation of DEMs for use in environmental modeling analysis, ESRI User Conference",
        "Lindsay (2016), The practice of DEM stream burning revisited, doi:10.1002/esp.3888",
    )
    RUNS = {
        "burn": {**READ_DEM, "RIVERS": RIVER_LINES},
        "deep": {**READ_DEM, "RIVERS": RIVER_LINES, "DEPTH": 3.5},
    }

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            *dem_parameters(),
            p.lines(
                "RIVERS",
                "Rivers",
                "Lines of rivers, streams and canals, in any CRS; the order of their vertices does not matter.",
            ),
            p.number(
                "DEPTH",
                "Depth (m)",
                "How much the bed of a river is lowered below the DEM.",
                default=5,
                minimum=0,
                maximum=p.HIGH,
            ),
            p.switch(
                "MONOTONE",
                "Beds never rise downstream",
                "Lower the bed further where it would rise on its path from head to mouth, through dams and bridges "
                "for instance. If not, every cell is lowered by the depth alone.",
                True,
            ),
            p.creation_options(),
            p.cluster(),
            p.raster_output(
                "OUTPUT", "DEM with rivers", "The DEM with rivers carved into it, in the type of the input.", "terrain"
            ),
            p.count("BURNED_KM", "Length of the rivers burned (km)"),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read, carve, write."""
        from ...core.rivers.burn import BURN_BYTES_PER_CELL, burn

        with run.phase("Reading the DEM", 0.3):
            dem = read_dem(run, inputs, BURN_BYTES_PER_CELL, 1, outputs.scratch, joins=False)
        grid, source = dem.grid, dem.source
        rivers = inputs.features("RIVERS")
        with run.phase("Reading the rivers", 0.2):
            x, y, first = read_line_vertices(run, rivers, source, inputs.context)
        with run.phase("Burning", 0.3):
            burned, report = burn(
                run.on(dem.storage),
                grid.z,
                dem.domain,
                (x - source.x_min) / source.dx,
                (source.y_max - y) / source.dy,
                first,
                inputs.number("DEPTH") / dem.metres,
                grid.cell_width,
                grid.cell_height,
                inputs.switch("MONOTONE"),
            )
        self._log(run, rivers, source, first.size - 1, report)
        with run.phase("Writing", 0.2):
            title = titled(source.name, "with rivers")
            output = outputs.raster(
                run, "OUTPUT", burned, grid.valid, dem.frame, title, unit=dem.unit, nodata=dem.nodata
            )
        return {"OUTPUT": output, "BURNED_KM": report.length / 1000}

    @staticmethod
    def _log(run, rivers, source, count, report):
        """Say in the log what became of the lines; refuse a layer that lies somewhere else."""
        name = rivers.sourceName()
        if rivers.featureCount() == 0:
            run.warn("RIVERS: ‘{}’ holds no lines; the DEM stays as it is.", name)
        elif report.off == count:
            raise refusal(
                "RIVERS: no line of ‘{}’ ({}) lies on land of ‘{}’ ({}): choose other rivers, or correct the CRS of "
                "the layer that has a wrong one.",
                name, _crs_name(rivers.sourceCrs()), source.name, _crs_name(source.crs)
            )
        run.note("Lines that run against the order of their vertices: {}", told(report.turned))
        if report.off or report.partly_off:
            run.note("Lines off the data: {}, and in part: {}", told(report.off), told(report.partly_off))
        if report.clipped:
            run.warn(
                "{} river cells would lie lower than the type of the raster allows and got its least value: convert "
                "the DEM with ‘Translate’ to a type with negative numbers.",
                told(report.clipped)
            )


def _crs_name(crs):
    """Return how people call a CRS."""
    return crs.authid() or crs.description() or "no CRS"
