"""Drainage basins: water first, on triangles that know no height, and then the land that fits it."""

from __future__ import annotations

from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_COAST
from ...provider.basins.growing import basin_numbers, find_rivers, grow_basins
from ...provider.basins.layers import (
    write_basins,
    write_elevation,
    write_mesh_of,
    write_missed,
    write_rivers,
    write_triangles,
)
from ...provider.basins.parameters import basin_outputs, basin_parameters
from ...provider.basins.reading import read_basin_plan


class DrainageBasins(HeadwatersAlgorithm):
    """Basins that grow before there are heights."""

    ID = "drainagebasins"
    NAME = "Drainage basins"
    GROUP = "terrain"
    SUMMARY = "Grows drainage basins on the triangles of a coast or an extent, along sketches, and land that fits them."
    DESCRIPTION = (
        "The land is parted into triangles. Water enters and leaves each through its sides: one is the outlet, the "
        "others are entries or ridges. From the sea upstream, triangle by triangle, they become trees, which are the "
        "basins: where noise is low first, or where a sketch of heights is, and along sketched rivers.",
        "Heights come afterwards. Along the trees rivers rise after the law of stream power, steeply where they are "
        "small. How fast the land has to rise so that both sides of a divide agree follows from the basins; where "
        "another way is steeper still, water takes it, in about one triangle in ten, but never that of a river. "
        "ELEVATION has no pits and drains as the basins do; RIVERS go on into ‘Terrain model’ and ‘Render terrain’.",
        "Widths follow the law of Murray: the cube of a width is the sum of the cubes of what flows together. The log "
        "compares the length of rivers with the law of Hack. Lengths are metres on the ground whatever the CRS.",
    )
    TAGS = (
        "procedural, generate, synthetic, terrain, island, river network, watershed, catchment, triangles, mesh, "
        "sketch, painted height map, fantasy map, world building"
    )
    REFERENCES = (
        "Whipple and Tucker (1999), Dynamics of the stream-power river incision model, doi:10.1029/1999JB900120",
        "Hack (1957), Studies of longitudinal stream profiles in Virginia and Maryland, doi:10.3133/pp294B",
        "Murray (1926), The physiological principle of minimum work, doi:10.1073/pnas.12.3.207",
    )
    NEEDED = ("COASTLINE",)
    RUNS = {
        "basins": {**READ_COAST, "SPACING": 400, "ELEVATION": True},
        "sketched": {
            **READ_COAST,
            "SPACING": 400,
            "GROWTH": "nearest",
            "SKETCH": "@sketch",
            "MESH": True,
            "MISSED": True,
        },
    }

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [*basin_parameters(), *basin_outputs()]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read land and sketches, grow basins and heights, write."""
        with run.phase("Making triangles", 0.25):
            plan = read_basin_plan(run, inputs, outputs)
        with run.phase("Growing basins", 0.25):
            drainage = grow_basins(run, plan)
            rivers = find_rivers(run, plan, drainage, inputs)
        results = basin_numbers(run, plan, drainage, rivers)
        with run.phase("Writing the triangles", 0.15):
            results["TRIANGLES"] = write_triangles(run, plan, drainage, rivers, outputs)
        with run.phase("Writing basins and rivers", 0.1):
            results["BASINS"] = write_basins(run, plan, drainage, rivers, outputs)
            results["RIVERS"] = write_rivers(run, plan, rivers, outputs)
            results["MISSED"] = write_missed(run, plan, drainage, outputs)
        with run.phase("Writing the elevation", 0.15):
            results["ELEVATION"] = write_elevation(run, plan, drainage, rivers, inputs, outputs)
        with run.phase("Writing the mesh", 0.1):
            results["MESH"] = write_mesh_of(run, plan, drainage, rivers, outputs)
        return results
