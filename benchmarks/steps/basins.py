"""Labelling the basin of every outlet, from D8 directions that are there already.

Labels are compared after each basin has got the number of its first cell: how contenders number basins does not matter.
"""

import numpy as np
from harness import routing, whitebox
from harness.contender import Contender, Job
from harness.terrain import FRACTAL, INTEGER, PLANE

TITLE = "Basins from D8 directions"
UNIT = "in number"  # of the results
HATCHED = "by its own directions"
TERRAINS = (FRACTAL, INTEGER, PLANE)
SAME = "one basin for each cell where a path ends, by the directions of Headwaters"


def in_order(labels):
    """Return labels renumbered in the order in which the basins come, row by row."""
    _, first, basin = np.unique(np.asarray(labels), return_index=True, return_inverse=True)
    rank = np.empty(first.size, np.float32)
    rank[np.argsort(first)] = np.arange(first.size)
    return rank[basin.reshape(np.shape(labels))]


def headwaters(threads):
    """Return how to start Headwaters."""

    def start(z):
        codes = routing.directions(z)
        from headwaters.core.run.run import Run
        from headwaters.core.watersheds.labels import label_basins, outlets

        return Job(lambda: label_basins(Run(threads=threads), codes, outlets(codes)), in_order)

    return start


def pyflwdir(z):
    """Parse the directions and label: the order of cells that parsing yields is what labelling needs."""
    import pyflwdir

    codes = routing.encoded(z, "esri")
    return Job(lambda: pyflwdir.from_array(codes, ftype="d8", check_ftype=False).basins(), in_order)


def whitebox_workflows(z):
    """Label from a pointer raster in memory."""
    environment = whitebox.start()
    raster = whitebox.raster_of(environment, routing.encoded(z, "whitebox"))
    return Job(
        lambda: environment.hydrology.basins(d8_pntr=raster),
        lambda labels: in_order(labels.to_numpy()),
        environment.remove_raster_from_memory,
    )


def topotoolbox(z):
    """Label over its flow object."""
    return Job(routing.topotoolbox_flow(z).drainagebasins, lambda labels: in_order(labels.z))


def fastscapelib(z):
    """Label over its flow graph."""
    graph, grid = routing.fastscapelib_routes(z)
    return Job(lambda _grid=grid: graph.basins(), in_order)


CONTENDERS = (
    Contender("Headwaters", "headwaters", headwaters(1), "watersheds.labels.label_basins(codes, outlets(codes))", SAME),
    Contender("Headwaters, 2 threads", "headwaters", headwaters(2), "the same, threads=2", SAME, threads=2),
    Contender("pyflwdir", "pyflwdir", pyflwdir, 'from_array(codes, "d8").basins()', SAME),
    Contender("Whitebox basins", "whitebox-workflows", whitebox_workflows, "basins(d8_pntr)", SAME),
    Contender("topotoolbox", "topotoolbox", topotoolbox, "FlowObject.drainagebasins", routing.OWN, tolerance=None),
    Contender("fastscapelib", "fastscapelib", fastscapelib, "FlowGraph.basins", routing.OWN, tolerance=None),
)
