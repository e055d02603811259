"""Meshes of small lands for basins to grow on."""

import numpy as np
from headwaters.core.basins.drainage import BasinGrowth, drainage_basins, triangle_sizes
from headwaters.core.basins.relief import ReliefWishes
from headwaters.core.mesh.land_mesh import mesh_of_land
from headwaters.core.mesh.places import spacing_for
from headwaters.core.plane.types import Land
from headwaters.core.run.run import Run

SIDE = 1000.0
SQUARE = Land((np.array([(0.0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE), (0, 0)]),))


def bay(size=SIDE):
    """Return an island with capes, bays and an inland sea."""
    turn = np.linspace(0, 2 * np.pi, 90)[:-1]
    far = size / 2 * (0.8 + 0.15 * np.sin(3 * turn) + 0.05 * np.cos(7 * turn))
    shore = size / 2 + np.column_stack([far * np.cos(turn), far * np.sin(turn)])
    sea = size / 2 + 0.08 * size * np.column_stack([np.cos(turn[::-6]), np.sin(turn[::-6])])
    return Land(tuple(np.concatenate([ring, ring[:1]]) for ring in (shore, sea)))


def mesh_of(land=SQUARE, nodes=800, seed=1):
    """Return a mesh of about so many nodes, which of its triangles are water (none), and the spacing."""
    spacing = spacing_for([land], nodes)
    mesh, _ = mesh_of_land(Run(), land, spacing, seed)
    return mesh, np.zeros(len(mesh.corners), bool), spacing


def wishes(mesh, **changes):
    """Return what the relief follows from where nobody says more."""
    none = np.zeros(len(mesh.corners), bool)
    return ReliefWishes(triangle_sizes(mesh), none, 0.45, 0.0, 300.0)._replace(**changes)


def drained(land=SQUARE, nodes=800, kind="noise", moving=True, water=None, changes=None, **growth):
    """Return a mesh, its water and its `TriangleDrainage`."""
    mesh, dry, spacing = mesh_of(land, nodes)
    water = dry if water is None else water(mesh)
    grown = BasinGrowth(kind, 0.5, SIDE / 5, 3, spacing)._replace(**growth)
    return mesh, water, drainage_basins(Run(), mesh, water, grown, wishes(mesh, **(changes or {})), moving)
