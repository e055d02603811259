"""The chain of Headwaters alone, on one thread and on two: on grids for which the others would take hours."""

from harness.terrain import LIKE_FLATS

from steps import chain

TITLE = "From the DEM to flow accumulation on one thread and on two"
UNIT, HATCHED = chain.UNIT, chain.HATCHED
TERRAINS = (chain.FRACTAL, chain.INTEGER, LIKE_FLATS)
CONTENDERS = tuple(each for each in chain.CONTENDERS if each.package == "headwaters" and each.tolerance == 0.0)
