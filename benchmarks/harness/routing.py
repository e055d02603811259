"""What the steps on flow share: directions for everybody, and the objects in which peers want their input."""

import numpy as np

from . import headwaters_package

OWN = (
    "by its own directions, which cross flats otherwise; they are there already as a sorted list of cells, which "
    "others have to find out within the time; on the edge of the grid it has rules of its own"
)


def outlets_on_edge(shape):
    """Return the map of outlets as topotoolbox wants it: 1 on the edge of the grid."""
    outlets = np.ones(shape, np.uint8)
    outlets[1:-1, 1:-1] = 0
    return outlets


def lengths_of_steps(shape):
    """Return the distances to the neighbours in a grid of square cells of one metre, as Headwaters wants them."""
    headwaters_package.load()
    from headwaters.core.raster.grid import step_lengths

    return step_lengths(np.ones(shape[0]), np.ones(shape[0]))


def directions(z):
    """Return D8 directions by Headwaters, in its own code: those that every contender starts from."""
    lengths = lengths_of_steps(z.shape)
    from headwaters.core.depressions.fill import fill
    from headwaters.core.flow.directions.directions import d8
    from headwaters.core.raster.domain import drainage_domain
    from headwaters.core.run.run import Run

    domain = drainage_domain(Run(), np.ones(z.shape, np.bool_))
    return d8(Run(threads=1), fill(Run(threads=1), z, domain)[0], domain, lengths, "first")[0]


def encoded(z, encoding):
    """Return the same directions in the code of somebody else."""
    codes = directions(z)
    from headwaters.core.flow.encodings.encodings import encode
    from headwaters.core.run.run import Run

    return encode(Run(), codes, encoding)[0]


def topotoolbox_grid(z):
    """Return a grid of topotoolbox."""
    from topotoolbox import GridObject

    grid = GridObject()
    grid.z, grid.cellsize = z, 1.0
    return grid


def topotoolbox_flow(z):
    """Return the flow object of topotoolbox: its directions, sorted."""
    from topotoolbox import FlowObject

    return FlowObject(topotoolbox_grid(z), bc=outlets_on_edge(z.shape))


def richdem_grid(z, no_data=-9999.0):
    """Return a grid of RichDEM."""
    import richdem

    grid = richdem.rdarray(z, no_data=no_data)
    grid.geotransform = (0, 1, 0, 0, 0, -1)
    return grid


def pysheds_grid(cells, nodata):
    """Return pysheds' grid and raster; it still asks for a function that numpy has renamed."""
    if not hasattr(np, "in1d"):
        np.in1d = np.isin
    from affine import Affine
    from pysheds.grid import Grid
    from pysheds.view import Raster, ViewFinder

    view = ViewFinder(affine=Affine(1, 0, 0, 0, -1, cells.shape[0]), shape=cells.shape, nodata=cells.dtype.type(nodata))
    raster = Raster(cells, view)
    return Grid.from_raster(raster), raster


def fastscapelib_graph(shape):
    """Return fastscapelib's flow graph: steepest neighbour, sinks carved, all cells on the edge are outlets.

    Return also the grid, which the graph needs but does not keep alive.
    """
    import fastscapelib

    grid = fastscapelib.RasterGrid(shape, [1.0, 1.0], fastscapelib.NodeStatus.FIXED_VALUE)
    return fastscapelib.FlowGraph(grid, [fastscapelib.SingleFlowRouter(), fastscapelib.MSTSinkResolver()]), grid


def fastscapelib_routes(z):
    """Return fastscapelib's flow graph with the directions of a DEM in it, and its grid."""
    graph, grid = fastscapelib_graph(z.shape)
    graph.update_routes(z.astype(np.float64))
    return graph, grid
