"""Which runs on a little land make every algorithm use its kernels, in the types that real data have."""

from __future__ import annotations

from qgis.core import QgsApplication

from ..base.small_runs import small_runs

ALL, WATER, TERRAIN = "all", "water", "terrain"
PARTS = (ALL, WATER, TERRAIN)
OF_TERRAIN = ("terrain", "erosion", "meshes")  # groups of the algorithms that make ground or wear it away
TOOLS = "tools"  # the group of those that have no kernels
GROUND_RUN = "startingsurface noise"  # the run whose surface is the DEM of the others
ISLAND = "POLYGON((500000 5600000, 503000 5600000, 504000 5603000, 501000 5604500, 500000 5600000))"
SKETCH = "LINESTRING(502000 5602500, 501800 5601500, 501500 5600000)"
CRS = "EPSG:32633"


def rehearsals(part) -> list:
    """Return the small runs of a part's algorithms, each after those whose outputs it reads; none of tools."""
    algorithms = QgsApplication.processingRegistry().providerById("headwaters").algorithms()
    algorithms = [each for each in algorithms if each.GROUP != TOOLS]
    wanted = {each.ID for each in algorithms if part in (ALL, TERRAIN if each.GROUP in OF_TERRAIN else WATER)}
    runs = {run.name: run for run in small_runs(algorithms)}
    needed, left = {GROUND_RUN}, [name for name, run in runs.items() if run.algorithm in wanted]
    while left:
        name = left.pop()
        needed.add(name)
        left += [read for read in runs[name].reads() if read not in needed]
    return sorted((run for run in runs.values() if run.name in needed), key=lambda run: run.name != GROUND_RUN)
