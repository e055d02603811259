"""Triangle mesh: nodes scattered over land, none near another, and joined to triangles."""

from __future__ import annotations

from qgis.core import QgsCoordinateReferenceSystem, QgsWkbTypes

from ...core.choices import M2_PER_KM2
from ...core.report.texts import Text
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.doubts import read_heights
from ...provider.base.small_runs import READ_COAST, READ_DEM
from ...provider.dependencies import require_compiler
from ...provider.errors import refusal
from ...provider.layers.fields import MESH_CELLS, MESH_TRIANGLES
from ...provider.layers.map_planes import moved_in_parts
from ...provider.meshes.features import node_cell_features, triangle_features
from ...provider.meshes.making import (
    bends_of,
    count_or_spacing,
    mesh_of_coast,
    mesh_of_rectangle,
    with_heights_of,
)
from ...provider.translation import titled


class TriangleMesh(HeadwatersAlgorithm):
    """A Delaunay mesh of land, with heights."""

    ID = "trianglemesh"
    NAME = "Triangle mesh"
    GROUP = "meshes"
    SUMMARY = "Makes a triangle mesh of a coast, an extent or a DEM: a layer to edit, and to let rivers erode."
    DESCRIPTION = (
        "Nodes are scattered so that none lies nearer to another than the spacing, along the shore first, and joined "
        "to triangles after Delaunay: no circle through the corners of one holds another node.",
        "With a DEM nodes have its heights, and lie up to three times denser where it bends. Without one, all heights "
        "are 0. Triangles in the sea, outside of the extent or where the DEM has no data are left out.",
    )
    TAGS = "Delaunay, TIN, triangulation, Voronoi, Thiessen, Poisson disc, irregular grid, 2DM, MDAL, unstructured"
    REFERENCES = ("Sinclair (2016), S-hull: a fast sweep-hull routine for Delaunay triangulation, arXiv:1604.01428",)
    NEEDED = ("INPUT", "COASTLINE")
    RUNS = {
        "coast": {**READ_COAST, "POINTS": 300, "TRIANGLES": True, "VORONOI": True},
        "dem": {**READ_DEM, "POINTS": 300},
    }

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            p.raster("INPUT", "DEM", "Heights of the nodes, and the land if there is no other.", optional=True),
            p.band("BAND", "INPUT", "The band that holds the heights."),
            p.coastline("Empty: the extent, or that of the DEM.", optional=True),
            p.extent("EXTENT", "Extent", "The land is this part of the map, where no coastline is given."),
            p.integer("POINTS", "Number of nodes (about)", "They lie as near to each other as that takes.", 10_000, 4),
            p.number(
                "SPACING",
                "Least spacing (m)",
                "How near nodes may come to each other, in place of their number.",
                minimum=1e-6,
                maximum=p.FAR,
                optional=True,
            ),
            p.seed(),
            p.mesh_output("MESH", "Mesh", "The mesh as a 2DM file, which QGIS loads as a mesh layer."),
            p.vector_output(
                "TRIANGLES", "Triangles", "The triangles as polygons.", "polygon", "watersheds", optional=True
            ),
            p.vector_output(
                "VORONOI",
                "Voronoi cells",
                "The land nearest to each node, cut at the border of the mesh.",
                "polygon",
                "watersheds",
                optional=True,
            ),
            p.count("NODE_COUNT", "Nodes"),
            p.count("TRIANGLE_COUNT", "Triangles"),
            p.count("SPACING_USED", "Least spacing (m)"),
            p.count(*p.SEED_USED),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Scatter nodes, join them, give them heights, write."""
        from ...core.mesh.triangles import triangle_areas
        from ...core.run.waiting import left_alone

        seed = inputs.seed()
        with run.phase("Getting ready", 0.05):
            require_compiler(run, inputs.integer("POINTS"), Text("nodes"))
        with run.phase("Making the mesh", 0.55):
            made, z = self._made(run, inputs, seed)
        mesh, results = made.mesh, {}
        run.check()
        with run.phase("Writing the mesh", 0.2):
            results["MESH"] = outputs.mesh(
                run, "MESH", made.places, z, mesh.corners, made.crs, titled(made.name, "mesh")
            )
        kind = QgsWkbTypes.Type.Polygon
        with run.phase("Writing the triangles", 0.1):
            if outputs.wants("TRIANGLES"):
                area = left_alone(run, lambda: triangle_areas(mesh.xy, mesh.corners))
                rows = triangle_features(made.places, mesh.corners, z, area)
                results["TRIANGLES"] = outputs.features(
                    run, "TRIANGLES", MESH_TRIANGLES, kind, made.crs, rows, titled(made.name, "triangles")
                )
        with run.phase("Writing the cells", 0.1):
            if outputs.wants("VORONOI"):
                from ...core.mesh.node_cells import node_cells
                from ...core.mesh.triangles import node_areas

                rings, first = left_alone(run, lambda: node_cells(mesh, True))
                areas = left_alone(run, lambda: (node_areas(mesh, True) / M2_PER_KM2).tolist())
                rings = moved_in_parts(run, made.plane.to_map, rings)
                rows = node_cell_features(rings, first, zip(z.tolist(), areas))
                results["VORONOI"] = outputs.features(
                    run, "VORONOI", MESH_CELLS, kind, made.crs, rows, titled(made.name, "cells")
                )
        counts = {"NODE_COUNT": len(mesh.xy), "TRIANGLE_COUNT": len(mesh.corners)}
        return {**results, **counts, "SPACING_USED": made.spacing, "SEED_USED": seed}

    @staticmethod
    def _made(run, inputs, seed):
        """Return the mesh of the land that was given, and the heights of its nodes."""
        import numpy as np

        from ...core.run.waiting import left_alone

        source, wanted = inputs.raster("INPUT"), count_or_spacing(inputs)
        band, cells = inputs.integer("BAND") if inputs.has("BAND") else 1, None
        if inputs.has("COASTLINE"):
            made = mesh_of_coast(run, inputs, wanted, seed)
        elif inputs.has("EXTENT"):
            crs = QgsCoordinateReferenceSystem() if source is None else source.crs
            extent, crs = inputs.extent("EXTENT", crs)
            bounds = extent.xMinimum(), extent.yMinimum(), extent.xMaximum(), extent.yMaximum()
            made = mesh_of_rectangle(run, "Extent", crs, bounds, wanted, seed)
        elif source is not None:
            cells = read_heights(run, inputs, source, band)
            bends = left_alone(run, lambda: bends_of(cells[0], cells[1]))
            made = mesh_of_rectangle(run, source.name, source.crs, source.bounds, wanted, seed, bends)
        else:
            raise refusal("There is no land to make a mesh of. Give INPUT, COASTLINE or EXTENT.")
        if source is None:
            return made, np.zeros(len(made.mesh.xy))
        cells = cells or read_heights(run, inputs, source, band)
        return made, with_heights_of(run, made, source, cells)
