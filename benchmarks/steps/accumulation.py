"""Counting the cells above each cell, from D8 directions that are there already.

Everybody who can read directions gets the same ones, those of Headwaters; the others use their own.
"""

import numpy as np
from harness import routing, whitebox
from harness.contender import Contender, Job
from harness.terrain import FRACTAL, INTEGER, PLANE

TITLE = "Flow accumulation from D8 directions"
UNIT = "cells"  # of the results
HATCHED = "by its own directions, or without the edge"
TERRAINS = (FRACTAL, INTEGER, PLANE)
SAME = "cells that drain through each cell, itself included, by the directions of Headwaters"


def headwaters(threads):
    """Return how to start Headwaters."""

    def start(z):
        codes = routing.directions(z)
        from headwaters.core.flow.accumulation import accumulate_d8
        from headwaters.core.run.run import Run

        return Job(lambda: accumulate_d8(Run(threads=threads), codes), _float32)

    return start


def _float32(total):
    return np.asarray(total).astype(np.float32)


def richdem(z):
    """Hand over shares of flow, nine numbers for each cell, which is the form in which it takes directions."""
    import richdem

    codes = routing.encoded(z, "richdem")
    shares = np.zeros((*z.shape, 9), np.float32)
    for code in range(1, 9):
        shares[..., code] = codes == code
    shares[..., 0] = np.where(codes == 0, -1, 0)  # its marks for cells that give no flow and for those that do
    shares = richdem.rd3array(shares, no_data=-2)
    shares.geotransform = (0, 1, 0, 0, 0, -1)
    return Job(lambda: richdem.FlowAccumFromProps(shares), _float32)


def pyflwdir(z):
    """Parse the directions and accumulate: the order of cells that parsing yields is what accumulation needs."""
    import pyflwdir

    codes = routing.encoded(z, "esri")

    def work():
        return pyflwdir.from_array(codes, ftype="d8", check_ftype=False).upstream_area("cell")

    return Job(work, _float32)


def pysheds(z):
    """Accumulate from directions."""
    grid, raster = routing.pysheds_grid(routing.encoded(z, "esri").astype(np.int64), -1)
    return Job(lambda: grid.accumulation(raster), _float32)


def whitebox_workflows(z):
    """Accumulate from a pointer raster in memory."""
    environment = whitebox.start()
    raster = whitebox.raster_of(environment, routing.encoded(z, "whitebox"))
    accumulate = environment.hydrology.d8_flow_accum
    return Job(
        lambda: accumulate(input=raster, out_type="cells", input_is_pointer=True),
        lambda total: _float32(total.to_numpy()),
        environment.remove_raster_from_memory,
    )


def topotoolbox(z):
    """Accumulate over its flow object."""
    return Job(routing.topotoolbox_flow(z).flow_accumulation, lambda total: _float32(total.z))


def fastscapelib(z):
    """Accumulate over its flow graph."""
    graph, grid = routing.fastscapelib_routes(z)
    return Job(lambda _grid=grid: graph.accumulate(1.0), _float32)


CONTENDERS = (
    Contender("Headwaters", "headwaters", headwaters(1), "flow.accumulation.accumulate(codes)", SAME),
    Contender("Headwaters, 2 threads", "headwaters", headwaters(2), "the same, threads=2", SAME, threads=2),
    Contender(
        "RichDEM",
        "richdem",
        richdem,
        "FlowAccumFromProps",
        "by the directions of Headwaters, but cells on the edge of the grid give no water to the others",
        tolerance=None,
    ),
    Contender("pyflwdir", "pyflwdir", pyflwdir, 'from_array(codes, "d8").upstream_area("cell")', SAME),
    Contender("pysheds", "pysheds", pysheds, "Grid.accumulation", SAME),
    Contender(
        "Whitebox d8_flow_accum",
        "whitebox-workflows",
        whitebox_workflows,
        'd8_flow_accum(out_type="cells", input_is_pointer=True)',
        SAME,
    ),
    Contender("topotoolbox", "topotoolbox", topotoolbox, "FlowObject.flow_accumulation", routing.OWN, tolerance=None),
    Contender("fastscapelib", "fastscapelib", fastscapelib, "FlowGraph.accumulate(1.0)", routing.OWN, tolerance=None),
)
