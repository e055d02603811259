"""What dialogs and the core must agree upon: the names of options, defaults, limits and units.

Imports nothing, since a dialog opens without numba and scipy.
"""

M2_PER_KM2 = 1e6

# Options.
HOLE_RULES = ("outlet", "wall", "fill")
TIES = ("sea", "first", "random")
SMALL_RULES = ("keep", "merge", "drop")
STARTING_SHAPES = ("plane", "peak", "pyramid", "volcanoes", "noise")
POWER_LAW, CONSERVING = RUNOFFS = ("powerlaw", "conserving")

# Rivers that grow; lengths in edges.
EDGES_WANTED = 1000
CLEARANCE = 0.75
SHORE_CLEARANCE = 0.75
LEAST_CLEARANCE = 0.7072  # from 1/√2 on a river leaves each Voronoi cell in the middle of its edge
LEAST_SLOPE = 1e-5  # of a river, so that it rises on a plain too
