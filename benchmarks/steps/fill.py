"""Filling depressions to the level at which they spill over, with water crossing sides and corners of cells.

No contender is asked for a gradient on the flats that filling makes: that is a step of its own.
"""

import numpy as np
from harness import headwaters_package, routing
from harness import whitebox as whitebox_workflows
from harness.contender import Contender, Job
from harness.terrain import FRACTAL, INTEGER, PLANE, ROUGH

TITLE = "Depression filling"
UNIT = "m"  # of the results
HATCHED = "not an exact fill"
TERRAINS = (FRACTAL, ROUGH, INTEGER, PLANE)
NO_DATA = -9999.0
EXACT = "exact 8-neighbour fill, all cells on the edge of the grid are outlets"


def headwaters(threads):
    """Return how to start Headwaters; the map of valid cells is input, as reading a raster delivers it."""

    def start(z):
        headwaters_package.load()
        from headwaters.core.depressions.fill import fill
        from headwaters.core.raster.domain import drainage_domain

        valid = np.ones(z.shape, np.bool_)

        def work():
            from headwaters.core.run.run import Run

            filled, _stranded = fill(Run(threads=threads), z, drainage_domain(Run(), valid))
            return filled

        return Job(work, np.asarray)

    return start


def topotoolbox(z):
    """Use the hybrid method, its faster one, and hand over the map of outlets, which spares it a search for voids."""
    grid, outlets = routing.topotoolbox_grid(z), routing.outlets_on_edge(z.shape)
    return Job(lambda: grid.fillsinks(bc=outlets, hybrid=True), lambda filled: filled.z)


def richdem(z):
    """Fill into a new array, as the others do."""
    import richdem

    grid = routing.richdem_grid(z, NO_DATA)
    return Job(lambda: richdem.FillDepressions(grid, epsilon=False, in_place=False), np.asarray)


def pyflwdir(z):
    """Flow directions cannot be left out: they are a by-product of its fill."""
    from pyflwdir.dem import fill_depressions

    return Job(lambda: fill_depressions(z, nodata=NO_DATA, connectivity=8), lambda results: results[0])


def whitebox(tool):
    """Return how to start one of the three tools of Whitebox Workflows, on a raster in memory."""

    def start(z):
        from headwaters.core.run.run import Run

        environment = whitebox_workflows.start()
        fill = getattr(environment.hydrology, tool)
        raster = whitebox_workflows.raster_of(environment, z)
        return Job(
            lambda: fill(Run(), dem=raster, fix_flats=False, flat_increment=None),
            lambda filled: filled.to_numpy().astype(np.float32),
            environment.remove_raster_from_memory,  # results stay in its store otherwise
        )

    return start


CONTENDERS = (
    Contender("Headwaters", "headwaters", headwaters(1), "drainage_domain, then depressions.fill", EXACT),
    Contender("Headwaters, 2 threads", "headwaters", headwaters(2), "the same, threads=2", EXACT, threads=2),
    Contender("topotoolbox", "topotoolbox", topotoolbox, "GridObject.fillsinks(bc=outlets, hybrid=True)", EXACT),
    Contender("RichDEM", "richdem", richdem, "FillDepressions(epsilon=False), the method of Zhou et al. (2016)", EXACT),
    Contender(
        "pyflwdir",
        "pyflwdir",
        pyflwdir,
        "dem.fill_depressions(connectivity=8)",
        "the same levels, written as height + (level - height), which float32 rounds; also makes flow directions",
        tolerance=1e-4,
    ),
    Contender(
        "Whitebox fill_depressions",
        "whitebox-workflows",
        whitebox("fill_depressions"),
        "fill_depressions(fix_flats=False, flat_increment=None)",
        "not an exact fill: it grows regions from pits, and not all cells on the edge of the grid are outlets, so "
        "hollows that open over the edge are raised to a higher pass",
        tolerance=None,
    ),
    Contender(
        "Whitebox Wang & Liu",
        "whitebox-workflows",
        whitebox("fill_depressions_wang_and_liu"),
        "fill_depressions_wang_and_liu(fix_flats=False, flat_increment=None)",
        EXACT,
    ),
    Contender(
        "Whitebox Planchon & Darboux",
        "whitebox-workflows",
        whitebox("fill_depressions_planchon_and_darboux"),
        "fill_depressions_planchon_and_darboux(fix_flats=False, flat_increment=None)",
        EXACT,
    ),
)
