"""The fields of every layer that Headwaters writes: names, types and what they mean, declared once."""

from __future__ import annotations

from typing import NamedTuple

from qgis.core import Qgis, QgsField, QgsFields

from ...core.choices import TC_FORMULAS

if Qgis.QGIS_VERSION_INT >= 33800:
    from qgis.PyQt.QtCore import QMetaType

    TYPES = {
        "integer": QMetaType.Type.LongLong,
        "real": QMetaType.Type.Double,
        "text": QMetaType.Type.QString,
    }
else:
    from qgis.PyQt.QtCore import QVariant

    TYPES = {"integer": QVariant.LongLong, "real": QVariant.Double, "text": QVariant.String}  # noqa: QGS402

SHAPEFILE_NAME_LENGTH = 10


class LayerField(NamedTuple):
    """One column: its name, ``integer``, ``real`` or ``text``, and what it holds."""

    name: str
    kind: str
    meaning: str


RIVERS = (
    LayerField("id", "integer", "River link"),
    LayerField("downstream", "integer", "Link that this one flows into; NULL at a mouth"),
    LayerField("from_node", "integer", "Node at the upper end"),
    LayerField("to_node", "integer", "Node at the lower end"),
    LayerField("mouth", "integer", "Link through which this water reaches the sea"),
    LayerField("strahler", "integer", "Order after Strahler"),
    LayerField("shreve", "integer", "Magnitude after Shreve: sources above"),
    LayerField("horton", "integer", "Order after Horton"),
    LayerField("hack", "integer", "Order after Hack: 1 is the main river"),
    LayerField("length_m", "real", "Length (m)"),
    LayerField("drop_m", "real", "Fall from the upper to the lower end (m)"),
    LayerField("slope", "real", "Fall over length"),
    LayerField("area_in_km2", "real", "Area that drains to the upper end (km²)"),
    LayerField("area_out_km2", "real", "Area that drains to the lower end (km²)"),
    LayerField("sea_dist_m", "real", "Distance from the lower end to the sea (m)"),
    LayerField("basin", "integer", "Basin of the mouth"),
)

TRACED_RIVERS = (
    *RIVERS,
    LayerField("lake_id", "integer", "Lake that the link lies in or crosses, of several the longest; NULL elsewhere"),
    LayerField("lake_share", "real", "Share of its cells that lie in lakes, 0 to 1; NULL where no lakes are known"),
)

DISCHARGE = LayerField("discharge_m3s", "real", "Mean flow at the lower end (m³/s)")
FLOWING_RIVERS = (*TRACED_RIVERS, DISCHARGE)

TABLE_RIVERS = (
    *RIVERS,
    LayerField("sustained", "integer", "1 where the river begins or ends in a body of water, 0 where it dries out"),
)

WATER_BODIES = (
    LayerField("id", "integer", "Body of water"),
    LayerField("kind", "text", "sea; lake or snow above the ground; wet where the table reaches the ground"),
    LayerField("level_m", "real", "Lowest level of the water (m)"),
    LayerField("level_max_m", "real", "Highest level of the water (m)"),
    LayerField("area_km2", "real", "Area (km²)"),
)

NODES = (
    LayerField("id", "integer", "Node"),
    LayerField("kind", "text", "head, junction, gauge, lake inlet or outlet, mouth, or end before that of the water"),
    LayerField("link", "integer", "River link that begins here; NULL where a river ends"),
    LayerField("links_in", "integer", "River links that end here"),
    LayerField("strahler", "integer", "Order after Strahler"),
    LayerField("z_m", "real", "Height (m)"),
    LayerField("area_km2", "real", "Area that drains through the node (km²)"),
    LayerField("sea_dist_m", "real", "Distance to the sea (m)"),
    LayerField("basin", "integer", "Basin of the mouth"),
)

GENERATED_RIVERS = (
    *RIVERS,
    LayerField("discharge_m3s", "real", "Mean flow (m³/s)"),
    LayerField("width_m", "real", "Width (m)"),
    LayerField("depth_m", "real", "Depth (m)"),
    LayerField("rosgen", "text", "Type of river after Rosgen"),
    LayerField("sinuosity", "real", "Length with all bends over the straight line"),
)

GROWN_RIVERS = (
    *GENERATED_RIVERS,
    LayerField("source", "text", "grown, sketched where it follows a sketch, or eroded where only erosion has made it"),
)

ORDER = LayerField("order", "integer", "Place in the order in which rivers grew; QGIS plays them an hour each")
PLAYED_RIVERS = (*GROWN_RIVERS, ORDER)

GROWN_NODES = (
    LayerField("id", "integer", "Node"),
    LayerField("downstream", "integer", "Node downstream; NULL at a mouth"),
    LayerField("kind", "text", "head, bend, junction or mouth"),
    LayerField("link", "integer", "River line that leads down from here; NULL at a mouth"),
    LayerField("links_in", "integer", "Edges that end here"),
    LayerField("source", "text", "grown, or sketched where it lies on a sketch"),
    LayerField("strahler", "integer", "Order after Strahler"),
    LayerField("priority", "integer", "Order that it was to have when it grew; those above 1 fork as chances say"),
    LayerField("rosgen", "text", "Type of the river down from here after Rosgen"),
    LayerField("z_m", "real", "Height (m)"),
    LayerField("area_km2", "real", "Area that drains through the node (km²)"),
    LayerField("discharge_m3s", "real", "Mean flow (m³/s)"),
    LayerField("sea_dist_m", "real", "Distance to the sea (m)"),
    LayerField("basin", "integer", "Basin of the mouth"),
)

RIVER_CELLS = (
    LayerField("id", "integer", "Node that the cell belongs to"),
    LayerField("downstream", "integer", "Cell that this one drains into; NULL at the sea"),
    LayerField("link", "integer", "River line that leads out of the cell; NULL at the sea"),
    LayerField("strahler", "integer", "Order after Strahler"),
    LayerField("area_km2", "real", "Area (km²)"),
    LayerField("z_m", "real", "Height of the node (m)"),
    LayerField("basin", "integer", "Basin of the mouth"),
)

RIDGES = (
    LayerField("id", "integer", "Ridge"),
    LayerField("kind", "text", "divide between basins, or ridge within one"),
    LayerField("left_cell", "integer", "Cell on the left"),
    LayerField("right_cell", "integer", "Cell on the right"),
    LayerField("length_m", "real", "Length (m)"),
    LayerField("z_min", "real", "Lowest height (m)"),
    LayerField("z_max", "real", "Greatest height (m)"),
)

AREA_TOTAL = LayerField("area_total_km2", "real", "Area with that of all watersheds upstream (km²)")

TOUCHES_EDGE = LayerField(
    "touches_edge", "integer", "1 where its land, or that of one upstream, reaches the edge of the data; else 0"
)

LABEL = LayerField("label", "integer", "Number of its cells in LABELS, which cannot hold its id")

WATERSHEDS = (
    LayerField("id", "integer", "Watershed"),
    LayerField("downstream", "integer", "Watershed that this one drains into; NULL at the sea"),
    LayerField("area_km2", "real", "Area (km²)"),
    AREA_TOTAL,
    LayerField("perimeter_km", "real", "Perimeter (km)"),
    LayerField("cells", "integer", "Cells of the raster"),
    LayerField("outlet_x", "real", "Outlet, easting or longitude"),
    LayerField("outlet_y", "real", "Outlet, northing or latitude"),
    LayerField("z_min", "real", "Lowest height (m)"),
    LayerField("z_mean", "real", "Mean height (m)"),
    LayerField("z_max", "real", "Greatest height (m)"),
    LayerField("rivers_km", "real", "Length of the rivers in it (km)"),
    TOUCHES_EDGE,
)

CATCHMENTS = (
    LayerField("path_km", "real", "Longest path, from the divide to the outlet (km)"),
    LayerField("path_z_top", "real", "Height of its upper end (m)"),
    LayerField("path_z_out", "real", "Height of the outlet (m)"),
    LayerField("path_slope", "real", "Fall of the longest path over its length (m/m)"),
    LayerField("slope_1085", "real", "Slope of that path between 10 and 85 % of its length from the outlet (m/m)"),
    LayerField("centroid_km", "real", "Along that path from its vertex nearest to the centroid to the outlet (km)"),
    LayerField("slope_mean", "real", "Mean slope of the land after Horn (m/m)"),
    LayerField("relief_m", "real", "Greatest less lowest height (m)"),
    LayerField("compactness", "real", "Perimeter without stairs over that of a circle of this area, after Gravelius"),
    LayerField("circularity", "real", "Area over that of a circle of this perimeter, after Miller"),
    LayerField("elongation", "real", "Diameter of a circle of this area over the longest path, after Schumm"),
    LayerField("form_factor", "real", "Area over the square of the longest path, after Horton"),
    LayerField("drainage_density", "real", "Length of rivers over area (km/km²)"),
    LayerField("hypsometric_integral", "real", "Mean height above the lowest over the relief"),
    LayerField("lake_km", "real", "How much of the longest path leads through standing water (km)"),
)

TC_FIELDS = {
    name: LayerField(f"tc_{name}", "real", f"Time of concentration after {author} (h)")
    for name, author in zip(TC_FORMULAS, ("Kirpich", "Giandotti", "Témez", "Bransby-Williams", "the SCS"))
}

OF_PATHS = "path_km", "path_z_top", "path_z_out", "path_slope", "slope_1085", "centroid_km", "lake_km"
LONGEST_PATHS = (WATERSHEDS[0], *(field for field in CATCHMENTS if field.name in OF_PATHS))

SUBBASIN_TYPE = LayerField("type", "text", "reach where a river drains it, lake where a lake does")
GAUGE_CODE = LayerField("code", "text", "Gauge at its outlet, as CODE has it; NULL elsewhere")
SUBBASINS = (
    SUBBASIN_TYPE,
    GAUGE_CODE,
    LayerField("pfafstetter", "integer", "Code after Pfafstetter within its basin; NULL with another DIVIDE"),
    LayerField("lake_id", "integer", "Lake in LAKES; NULL elsewhere"),
)

REACHES = (
    LayerField("id", "integer", "Subbasin of the reach"),
    LayerField("downstream", "integer", "Subbasin that its water goes on to; NULL at a sink"),
    LayerField("from_node", "integer", "Node at the upper end"),
    LayerField("to_node", "integer", "Node to which its water comes"),
    LayerField("strahler", "integer", "Order after Strahler at the lower end"),
    LayerField("length_m", "real", "Length (m)"),
    LayerField("drop_m", "real", "Fall from the upper to the lower end (m); NULL without a DEM"),
    LayerField("slope", "real", "Fall over length"),
    LayerField("z_up", "real", "Height of the water at the upper end (m)"),
    LayerField("z_down", "real", "Height of the water at the lower end (m)"),
    AREA_TOTAL,
    GAUGE_CODE,
)

SUBBASIN_NODES = (
    LayerField("id", "integer", "Node"),
    LayerField("kind", "text", "head of a reach, junction, gauge, lake, or sink where water leaves"),
    LayerField("reach", "integer", "Reach that begins here; NULL at a sink"),
    LayerField("code", "text", "Gauge, as CODE has it; NULL elsewhere"),
    LayerField("z_m", "real", "Height of the water (m)"),
    LayerField("area_km2", "real", "Area of all subbasins whose water comes by (km²)"),
)

SUBBASIN_LINKS = (
    WATERSHEDS[0],
    WATERSHEDS[1],
    SUBBASIN_TYPE,
    WATERSHEDS[2],
    AREA_TOTAL,
    LayerField("length_m", "real", "Length of the reach (m)"),
    LayerField("slope", "real", "Fall of the reach over its length"),
    LayerField("z_up", "real", "Height of the water at its upper end (m)"),
    LayerField("z_down", "real", "Height of the water at its lower end (m)"),
    LayerField("path_km", "real", "Longest path in the subbasin (km)"),
    LayerField("slope_mean", "real", "Mean slope of the land (m/m)"),
    LayerField("x", "real", "Outlet, easting or longitude"),
    LayerField("y", "real", "Outlet, northing or latitude"),
    GAUGE_CODE,
)

GROWN_WATERSHEDS = tuple(
    field._replace(meaning="Cells of river nodes in it") if field.name == "cells" else field
    for field in WATERSHEDS
    if field not in (AREA_TOTAL, TOUCHES_EDGE)
)

BASIN_TRIANGLES = (
    LayerField("id", "integer", "Triangle"),
    LayerField("type", "text", "source, bend or fork, by how many triangles flow into it; water in the sea"),
    LayerField("receiver", "integer", "Triangle downstream; NULL at the sea"),
    LayerField("strahler", "integer", "Order after Strahler; NULL in the sea"),
    LayerField("shreve", "integer", "Magnitude after Shreve: sources above"),
    LayerField("flow", "real", "Mean flow out of the triangle (m³/s)"),
    LayerField("basin", "integer", "Basin; NULL in the sea"),
    LayerField("river", "integer", "1 where a river runs, 0 elsewhere"),
    LayerField("width_m", "real", "Width of the river (m); NULL without one"),
    LayerField("z_m", "real", "Height in the middle (m); NULL without heights"),
    LayerField("area_m2", "real", "Area (m²)"),
)

TRIANGLE_BASINS = tuple(
    field._replace(meaning="Triangles in it") if field.name == "cells" else field
    for field in WATERSHEDS
    if field not in (AREA_TOTAL, TOUCHES_EDGE)
)

MISSED_SKETCHES = (
    LayerField("id", "integer", "Part of a sketch"),
    LayerField("sketch", "text", "Feature of the sketch that it is a part of"),
    LayerField("length_m", "real", "Length (m)"),
    LayerField("why", "text", "Why no river follows it"),
)

POUR_POINTS = (
    LayerField("id", "integer", "Watershed of the point"),
    LayerField("moved_m", "real", "How far the point was moved (m); along the water where it followed that"),
    LayerField("accumulation", "real", "Accumulation where the point is now (in its own unit)"),
)

LAKES = (
    LayerField("id", "integer", "Lake"),
    LayerField("level_m", "real", "Level of the water (m)"),
    LayerField("area_km2", "real", "Area (km²)"),
    LayerField("volume_m3", "real", "Volume (m³)"),
    LayerField("depth_max_m", "real", "Greatest depth (m)"),
    LayerField("depth_mean_m", "real", "Mean depth (m)"),
    LayerField("outlet_x", "real", "Outlet, easting or longitude"),
    LayerField("outlet_y", "real", "Outlet, northing or latitude"),
    LayerField("parent", "integer", "Depression that this one lies in; NULL when it stands alone"),
)

LEVEL_SURFACES = LAKES[:3]

PLANTS = (
    LayerField("kind", "text", "What stands there: conifer, broadleaf, willow, shrub, dwarf shrub, reed, beach grass"),
    LayerField("class", "text", "Class of the land that it stands on"),
    LayerField("height_m", "real", "Height of the plant (m)"),
)

BALANCED_LAKES = (
    *LAKES,
    LayerField("kind", "text", "open where it spills; closed where all evaporates; salt where the ground is dry"),
    LayerField("inflow_m3s", "real", "Rain on its catchment and what lakes above spill into it (m³/s)"),
    LayerField("evaporation_m3s", "real", "What evaporates from it (m³/s)"),
)

FLOODS = (
    LayerField("id", "integer", "Reach, by the id of its river"),
    LayerField("stage_m", "real", "Stage of the reach (m); NULL where a raster gives that of each cell"),
    LayerField("discharge_m3s", "real", "Discharge (m³/s); NULL where the stage was given"),
    LayerField("area_km2", "real", "Area under water (km²)"),
    LayerField("volume_m3", "real", "Volume of the water over the ground, or over lakes as they stand (m³)"),
    LayerField("depth_max_m", "real", "Greatest depth (m)"),
    LayerField("depth_mean_m", "real", "Mean depth (m)"),
    LayerField("beyond", "integer", "1 where more flows than the rating curve tells, so that it stands at MAX_STAGE"),
)

STEEPNESS = (
    LayerField("id", "integer", "Number of the point, from the lower ends of rivers up"),
    LayerField("river", "integer", "River that it lies on, by its id"),
    LayerField("dist_m", "real", "Distance along the river to where it ends (m)"),
    LayerField("z_m", "real", "Height of the water (m)"),
    LayerField("area_km2", "real", "Area that drains through (km²)"),
    LayerField("slope", "real", "Fall over length of the next step; NULL where the river ends"),
    LayerField("chi_m", "real", "χ: length to where the river ends, weighted by the area (m)"),
    LayerField("ksn", "real", "Normalised steepness of the stretch below (m^(2 CONCAVITY)); NULL where the river ends"),
)
KNICKPOINTS = (*STEEPNESS, LayerField("height_m", "real", "Height above the profile without the knickpoint (m)"))

FLOW_PATHS = (
    LayerField("length_m", "real", "Length (m)"),
    LayerField("drop_m", "real", "Fall from the point to the end (m); NULL without a DEM"),
)

SPILL_POINTS = (
    LayerField("id", "integer", "Lake that spills here"),
    LayerField("level_m", "real", "Level of its water (m)"),
    LayerField("parent", "integer", "Depression that this lake lies in; NULL when it stands alone"),
)

MESH_TRIANGLES = (
    LayerField("id", "integer", "Triangle"),
    LayerField("node_1", "integer", "Node at a corner, numbered as in the mesh; the others follow anticlockwise"),
    LayerField("node_2", "integer", "Node at the next corner"),
    LayerField("node_3", "integer", "Node at the last corner"),
    LayerField("z_min", "real", "Lowest height (m)"),
    LayerField("z_mean", "real", "Mean height (m)"),
    LayerField("z_max", "real", "Greatest height (m)"),
    LayerField("area_m2", "real", "Area (m²)"),
)

MESH_CELLS = (
    LayerField("id", "integer", "Node, numbered as in the mesh"),
    LayerField("z_m", "real", "Height (m)"),
    LayerField("area_km2", "real", "Area (km²)"),
)

MESH_RIVERS = (
    LayerField("id", "integer", "River"),
    LayerField("downstream", "integer", "River that this one flows into; NULL where it ends"),
    LayerField("strahler", "integer", "Order after Strahler"),
    LayerField("length_m", "real", "Length (m)"),
    LayerField("drop_m", "real", "Fall from the upper to the lower end (m)"),
    LayerField("slope", "real", "Fall over length"),
    DISCHARGE,
    LayerField("lake_id", "integer", "Lake that it flows into; NULL elsewhere"),
)

MODEL_PARAMETERS = (
    LayerField("name", "text", "What the value is"),
    LayerField("island", "integer", "Island that it holds for; NULL for all"),
    LayerField("value", "text", "Number or text"),
    LayerField("meaning", "text", "What that means"),
)

MODEL_LAKES = (
    LayerField("id", "integer", "Lake"),
    LayerField("island", "integer", "Island"),
    LayerField("level_m", "real", "Level of the water (m)"),
)

CARVED = (
    LayerField("depth_m", "real", "Metres by which the ground is lower"),
    LayerField("falloff_m", "real", "Metres around over which it is lower ever less"),
)
RAISED = (
    LayerField("height_m", "real", "Metres by which the ground is higher"),
    LayerField("falloff_m", "real", "Metres around over which it is higher ever less"),
)
BAND_WIDTH = LayerField("width_m", "real", "Width of the band along the line (m)")
MODEL_OPERATORS: dict[str, tuple[LayerField, ...]] = {"carve": CARVED, "add": RAISED}
MODEL_OPERATORS.update({f"{name}_lines": (*fields, BAND_WIDTH) for name, fields in tuple(MODEL_OPERATORS.items())})

MODEL_PROFILES = (
    LayerField("rosgen", "text", "Type of river after Rosgen"),
    LayerField("toe", "real", "Foot of the bank, in half widths from the middle"),
    LayerField("toe_height", "real", "Its height above the bed, in depths"),
    LayerField("floor", "real", "Edge of the valley floor, in half widths"),
    LayerField("floor_height", "real", "Its height, in depths"),
    LayerField("prone", "real", "Where the valley is twice as high as the river is deep, in half widths"),
    LayerField("side", "real", "Slope of the valley beyond"),
    LayerField("valley", "real", "How far the valley reaches, in edges of the network"),
)

MODEL_MADE_FOR = (
    LayerField("id", "integer", "Course as it was when the ground was made"),
    LayerField("downstream", "integer", "Course that it flowed into; NULL at the sea"),
    LayerField("island", "integer", "Island"),
)

MODEL_COAST = (
    LayerField("island", "integer", "Island, from the largest on"),
    LayerField("area_km2", "real", "Area (km²)"),
)

MODEL_NODES = (
    LayerField("id", "integer", "Node"),
    LayerField("downstream", "integer", "Node downstream; NULL at a mouth"),
    LayerField("island", "integer", "Island"),
    LayerField("strahler", "integer", "Order after Strahler"),
)

MODEL_CELLS = (
    LayerField("id", "integer", "Node that the cell belongs to"),
    LayerField("downstream", "integer", "Cell that this one drains into; NULL at the sea"),
    LayerField("island", "integer", "Island"),
    LayerField("strahler", "integer", "Order after Strahler"),
    LayerField("area_km2", "real", "Area (km²)"),
    LayerField("z_m", "real", "Height of the node (m)"),
    LayerField("discharge_m3s", "real", "Mean flow out of the cell (m³/s)"),
    LayerField("rosgen", "text", "Type of the river out of the cell after Rosgen"),
)

MODEL_JUNCTIONS = (
    LayerField("id", "integer", "Junction"),
    LayerField("kind", "text", "spring; steps, fan, bar, braids where rivers meet; fork of channels; mouth or delta"),
    LayerField("island", "integer", "Island"),
    LayerField("cell", "integer", "Cell that it lies in"),
    LayerField("course", "integer", "Course that begins here, or reaches the sea"),
    LayerField("angle_deg", "real", "Angle between the rivers that meet (degrees); NULL elsewhere"),
    LayerField("discharge_m3s", "real", "Mean flow of that course (m³/s)"),
    LayerField("bed", "text", "What its bed consists of"),
    LayerField("z_m", "real", "Height of the bed (m)"),
)

BED = LayerField("bed", "text", "What the bed consists of; to look at")

MODEL_COURSES = (
    LayerField("id", "integer", "Course"),
    LayerField("downstream", "integer", "Course that this one flows into; NULL where it reaches the sea"),
    LayerField("island", "integer", "Island"),
    LayerField("cell", "integer", "Cell that it lies in"),
    LayerField("thread", "text", "main, side for a side channel, or distributary in a delta"),
    LayerField("rosgen", "text", "Type of river after Rosgen"),
    LayerField("discharge_m3s", "real", "Mean flow (m³/s)"),
    LayerField("width_m", "real", "Width between the banks (m)"),
    LayerField("depth_m", "real", "Depth of the bed below the banks (m)"),
    LayerField("wavelength_m", "real", "Length of a bend along the line (m); 0 where its vertices are all there is"),
    LayerField("swing", "real", "Angle by which bends turn off the line at most (radians)"),
    LayerField("phase", "real", "Phase of the bends at the first vertex (radians)"),
    BED,
)

RIVER_COURSES = (
    LayerField("id", "integer", "Course"),
    LayerField("downstream", "integer", "Course that this one flows into; NULL where it reaches the sea"),
    LayerField("island", "integer", "Island"),
    LayerField("thread", "text", "main, side for a side channel, or distributary in a delta"),
    LayerField("strahler", "integer", "Order after Strahler"),
    LayerField("rosgen", "text", "Type of river after Rosgen"),
    LayerField("discharge_m3s", "real", "Mean flow (m³/s)"),
    LayerField("width_m", "real", "Width between the banks (m)"),
    LayerField("depth_m", "real", "Depth of the bed below the banks (m)"),
    LayerField("length_m", "real", "Length with all bends (m)"),
    LayerField("drop_m", "real", "Fall from the upper to the lower end (m)"),
    LayerField("sinuosity", "real", "Length over the straight line"),
)

RIVER_WATER = (
    LayerField("id", "integer", "River system: the course that reaches the sea"),
    LayerField("island", "integer", "Island"),
    LayerField("width_m", "real", "Greatest width of its rivers (m)"),
    LayerField("area_m2", "real", "Area (m²)"),
)

OXBOWS = (
    LayerField("id", "integer", "Oxbow lake"),
    LayerField("island", "integer", "Island"),
    LayerField("course", "integer", "Course that has left it"),
    LayerField("width_m", "real", "Width (m)"),
    LayerField("area_m2", "real", "Area (m²)"),
)

MODEL_PRIMITIVES = (
    LayerField("z_m", "real", "Height (m); in whole metres that of the ground where they stand on it"),
    LayerField("radius_m", "real", "Radius (m)"),
    LayerField("noise_m", "real", "Height by which noise raises and lowers the ground (m)"),
    LayerField("gain", "real", "Height of each octave of noise over that of the one before; NULL: 0.55"),
    LayerField("island", "integer", "Island"),
    LayerField("cell", "integer", "Cell that it lies in; NULL on an island without rivers"),
)


def qgs_fields(schema: tuple[LayerField, ...], with_meanings: bool = True) -> QgsFields:
    """Return a schema as QGIS fields, the meanings as aliases where the format keeps them."""
    fields = QgsFields()
    for field in schema:
        qgs_field = QgsField(field.name, TYPES[field.kind])
        if with_meanings:
            qgs_field.setAlias(field.meaning)
        fields.append(qgs_field)
    return fields


def beside_own(schema: tuple[LayerField, ...], own: list[str], length: int | None = None) -> tuple[LayerField, ...]:
    """Return a schema beside the ``own`` fields of a user's layer, which keep their names: ours have another number.

    Names are the same whatever their case, and in their first letters where the format cuts them to a ``length``.
    """
    taken = {name[:length].lower() for name in own}
    named = []
    for field in schema:
        name, number = field.name, 1
        while name[:length].lower() in taken:
            number += 1
            ending = f"_{number}"
            name = field.name[: length and length - len(ending)] + ending
        taken.add(name[:length].lower())
        named.append(field._replace(name=name))
    return tuple(named)


def names_cut_by_shapefile(names: list[str]) -> list[str]:
    """Return the names of fields that a Shapefile would cut short."""
    return [name for name in names if len(name) > SHAPEFILE_NAME_LENGTH]
