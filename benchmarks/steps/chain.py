"""From a DEM to flow accumulation in one go: depressions, flats, D8 directions, and the cells above each cell.

Contenders differ in what the slope leaves open: how flats are crossed, which of two steepest neighbours is taken, and
where cells on the edge of the grid drain to. So results are compared, but only on the plane must they agree, and there
only those in which a cell on the edge drains to its lower neighbour, as in Headwaters.
"""

import numpy as np
from harness import headwaters_package, programs, routing, whitebox
from harness.contender import Contender, Job
from harness.terrain import FRACTAL, INTEGER, PLANE

TITLE = "From the DEM to flow accumulation"
UNIT = "cells"  # of the results
HATCHED = "flats or edges treated otherwise"
TERRAINS = (FRACTAL, INTEGER, PLANE)
FILLS = "fills depressions"
PLANE_ONLY = (PLANE.name,)  # no depression, no flat, and a single steepest neighbour everywhere
OTHER_FLATS = "crosses flats otherwise, and has rules of its own for the edge of the grid"


def headwaters(threads, ties):
    """Return how to start Headwaters; the map of valid cells is input, as reading a raster delivers it."""

    def start(z):
        headwaters_package.load()
        from headwaters.core.depressions.fill import fill
        from headwaters.core.flow.accumulation import accumulate_d8
        from headwaters.core.flow.directions.directions import d8
        from headwaters.core.raster.domain import drainage_domain

        valid = np.ones(z.shape, np.bool_)
        lengths = routing.lengths_of_steps(z.shape)

        def work():
            from headwaters.core.run.run import Run

            domain = drainage_domain(Run(), valid)
            filled, _stranded = fill(Run(threads=threads), z, domain)
            codes, _pits = d8(Run(threads=threads), filled, domain, lengths, ties)
            return accumulate_d8(Run(threads=threads), codes)

        return Job(work, _float32)

    return start


def _float32(total):
    return np.asarray(total).astype(np.float32)


def topotoolbox(z):
    """Make its flow object, which carves ways through depressions, and accumulate."""
    from topotoolbox import FlowObject

    grid, outlets = routing.topotoolbox_grid(z), routing.outlets_on_edge(z.shape)
    return Job(lambda: FlowObject(grid, bc=outlets).flow_accumulation(), lambda total: _float32(total.z))


def fastscapelib(z):
    """Make its flow graph and accumulate; it wants heights in double precision."""
    graph, grid = routing.fastscapelib_graph(z.shape)
    heights = z.astype(np.float64)

    def work(_grid=grid):
        graph.update_routes(heights)
        return graph.accumulate(1.0)

    return Job(work, _float32)


def richdem(z):
    """Fill, resolve flats and accumulate."""
    import richdem

    grid = routing.richdem_grid(z)

    def work():
        filled = richdem.FillDepressions(grid, epsilon=False, in_place=False)
        richdem.ResolveFlats(filled, in_place=True)
        return richdem.FlowAccumulation(filled, method="D8")

    return Job(work, _float32)


def pyflwdir(z):
    """Make directions and accumulate."""
    import pyflwdir

    return Job(lambda: pyflwdir.from_dem(z, nodata=-9999.0).upstream_area("cell"), _float32)


def pysheds(z):
    """Fill, resolve flats, make directions and accumulate."""
    grid, raster = routing.pysheds_grid(z.astype(np.float64), -9999.0)

    def work():
        filled = grid.fill_depressions(grid.fill_pits(raster))
        return grid.accumulation(grid.flowdir(grid.resolve_flats(filled)))

    return Job(work, _float32)


def whitebox_workflows(z):
    """Fill with a gradient on flats, make a pointer and accumulate, all in memory."""
    environment = whitebox.start()
    raster = whitebox.raster_of(environment, z)
    tools = environment.hydrology

    def work():
        filled = tools.fill_depressions(dem=raster, fix_flats=True, flat_increment=None)
        pointer = tools.d8_pointer(dem=filled)
        total = tools.d8_flow_accum(input=pointer, out_type="cells", input_is_pointer=True)
        environment.remove_raster_from_memory(filled)
        environment.remove_raster_from_memory(pointer)
        return total

    return Job(work, lambda total: _float32(total.to_numpy()), environment.remove_raster_from_memory)


def grass(z):
    """Search least-cost paths from the edge inwards, which needs no fill, and accumulate."""
    place = programs.Grass(z)
    return Job(
        lambda: place.run("r.watershed", "-s", "-a", "elevation=dem", "accumulation=total"),
        lambda _: place.values("total"),
    )


def saga(z):
    """Fill with a gradient on flats and accumulate."""
    place = programs.Saga(z)

    def work():
        place.run("ta_preprocessor", 4, ELEV=place.path("dem"), FILLED=place.path("filled"))
        place.run("ta_hydrology", 0, ELEVATION=place.path("filled"), FLOW=place.path("total"), FLOW_UNIT=0, METHOD=0)

    return Job(work, lambda _: place.values("total"))


CONTENDERS = (
    Contender(
        "Headwaters",
        "headwaters",
        headwaters(1, "sea"),
        "fill, d8, accumulate",
        f"{FILLS}; flats by the way to the sea",
    ),
    Contender(
        "Headwaters, 2 threads", "headwaters", headwaters(2, "sea"), "the same, threads=2", "the same", threads=2
    ),
    Contender(
        "Headwaters, ties first",
        "headwaters",
        headwaters(1, "first"),
        'd8(ties="first")',
        f"{FILLS}, and crosses flats as Barnes et al. (2014) do",
        tolerance=None,
        agrees_on=PLANE_ONLY,
    ),
    Contender(
        "topotoolbox",
        "topotoolbox",
        topotoolbox,
        "FlowObject(bc=outlets).flow_accumulation()",
        f"carves through depressions, {OTHER_FLATS}",
        tolerance=None,
        agrees_on=PLANE_ONLY,
    ),
    Contender(
        "fastscapelib",
        "fastscapelib",
        fastscapelib,
        "SingleFlowRouter, MSTSinkResolver; accumulate(1.0)",
        f"carves through depressions, {OTHER_FLATS}",
        tolerance=None,
    ),
    Contender(
        "RichDEM",
        "richdem",
        richdem,
        'FillDepressions, ResolveFlats, FlowAccumulation("D8")',
        f"{FILLS}, {OTHER_FLATS}",
        tolerance=None,
    ),
    Contender(
        "pyflwdir",
        "pyflwdir",
        pyflwdir,
        'from_dem(z).upstream_area("cell")',
        f"{FILLS}, {OTHER_FLATS}",
        tolerance=None,
    ),
    Contender(
        "pysheds",
        "pysheds",
        pysheds,
        "fill_pits, fill_depressions, resolve_flats, flowdir, accumulation",
        f"{FILLS}, {OTHER_FLATS}",
        tolerance=None,
        agrees_on=PLANE_ONLY,
    ),
    Contender(
        "Whitebox",
        "whitebox-workflows",
        whitebox_workflows,
        "fill_depressions(fix_flats=True), d8_pointer, d8_flow_accum",
        f"{FILLS}, {OTHER_FLATS}",
        tolerance=None,
        agrees_on=PLANE_ONLY,
    ),
    Contender(
        "GRASS",
        "grass",
        grass,
        "r.watershed -s -a",
        f"needs no fill, {OTHER_FLATS}; its own files are read and written",
        tolerance=None,
        outside=True,
    ),
    Contender(
        "SAGA",
        "saga",
        saga,
        "ta_preprocessor 4 (Wang & Liu), ta_hydrology 0 -METHOD=0",
        f"{FILLS}, {OTHER_FLATS}; its own files are read and written",
        tolerance=None,
        outside=True,
    ),
)
