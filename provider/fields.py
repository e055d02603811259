"""The fields of every layer that Headwaters writes: names, types and what they mean, declared once."""

from typing import NamedTuple

from qgis.core import Qgis, QgsField, QgsFields

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


class Field(NamedTuple):
    """One column: its name, ``integer``, ``real`` or ``text``, and what it holds."""

    name: str
    kind: str
    meaning: str


RIVERS = (
    Field("id", "integer", "River link"),
    Field("downstream", "integer", "Link that this one flows into; NULL at a mouth"),
    Field("from_node", "integer", "Node at the upper end"),
    Field("to_node", "integer", "Node at the lower end"),
    Field("mouth", "integer", "Link through which this water reaches the sea"),
    Field("strahler", "integer", "Order after Strahler"),
    Field("shreve", "integer", "Magnitude after Shreve: sources above"),
    Field("horton", "integer", "Order after Horton"),
    Field("hack", "integer", "Order after Hack: 1 is the main river"),
    Field("length_m", "real", "Length (m)"),
    Field("drop_m", "real", "Fall from the upper to the lower end (m)"),
    Field("slope", "real", "Fall over length"),
    Field("area_in_km2", "real", "Area that drains to the upper end (km²)"),
    Field("area_out_km2", "real", "Area that drains to the lower end (km²)"),
    Field("sea_dist_m", "real", "Way from the lower end to the sea (m)"),
    Field("basin", "integer", "Basin of the mouth"),
)

TRACED_RIVERS = (*RIVERS, Field("lake_id", "integer", "Lake that the link lies in; NULL outside of lakes"))

NODES = (
    Field("id", "integer", "Node"),
    Field("kind", "text", "head, junction, lake inlet, lake outlet, mouth, or end of a river before its water's"),
    Field("link", "integer", "River link that begins here; NULL where a river ends"),
    Field("links_in", "integer", "River links that end here"),
    Field("strahler", "integer", "Order after Strahler"),
    Field("z_m", "real", "Height (m)"),
    Field("area_km2", "real", "Area that drains through the node (km²)"),
    Field("sea_dist_m", "real", "Way to the sea (m)"),
    Field("basin", "integer", "Basin of the mouth"),
)

GENERATED_RIVERS = (
    *RIVERS,
    Field("discharge_m3s", "real", "Mean flow (m³/s)"),
    Field("width_m", "real", "Width (m)"),
    Field("depth_m", "real", "Depth (m)"),
    Field("rosgen", "text", "Type of river after Rosgen"),
    Field("sinuosity", "real", "Length over the straight line"),
)

GROWN_RIVERS = (
    *GENERATED_RIVERS,
    Field("source", "text", "grown, sketched where it follows a sketch, or eroded where only erosion has made it"),
)

GROWN_NODES = (
    Field("id", "integer", "Node"),
    Field("downstream", "integer", "Node downstream; NULL at a mouth"),
    Field("kind", "text", "head, bend, junction or mouth"),
    Field("link", "integer", "River line that leads down from here; NULL at a mouth"),
    Field("links_in", "integer", "Edges that end here"),
    Field("source", "text", "grown, or sketched where it lies on a sketch"),
    Field("strahler", "integer", "Order after Strahler"),
    Field("z_m", "real", "Height (m)"),
    Field("area_km2", "real", "Area that drains through the node (km²)"),
    Field("discharge_m3s", "real", "Mean flow (m³/s)"),
    Field("sea_dist_m", "real", "Way to the sea (m)"),
    Field("basin", "integer", "Basin of the mouth"),
)

RIVER_CELLS = (
    Field("id", "integer", "Node that the cell belongs to"),
    Field("downstream", "integer", "Cell that this one drains into; NULL at the sea"),
    Field("link", "integer", "River line that leads out of the cell; NULL at the sea"),
    Field("strahler", "integer", "Order after Strahler"),
    Field("area_km2", "real", "Area (km²)"),
    Field("z_m", "real", "Height of the node (m)"),
    Field("basin", "integer", "Basin of the mouth"),
)

RIDGES = (
    Field("id", "integer", "Ridge"),
    Field("kind", "text", "divide between basins, or ridge within one"),
    Field("left_cell", "integer", "Cell on the left"),
    Field("right_cell", "integer", "Cell on the right"),
    Field("length_m", "real", "Length (m)"),
    Field("z_min", "real", "Lowest height (m)"),
    Field("z_max", "real", "Greatest height (m)"),
)

WATERSHEDS = (
    Field("id", "integer", "Watershed"),
    Field("downstream", "integer", "Watershed that this one drains into; NULL at the sea"),
    Field("area_km2", "real", "Area (km²)"),
    Field("perimeter_km", "real", "Perimeter (km)"),
    Field("cells", "integer", "Cells of the raster"),
    Field("outlet_x", "real", "Outlet, easting or longitude"),
    Field("outlet_y", "real", "Outlet, northing or latitude"),
    Field("z_min", "real", "Lowest height (m)"),
    Field("z_mean", "real", "Mean height (m)"),
    Field("z_max", "real", "Greatest height (m)"),
    Field("rivers_km", "real", "Length of the rivers in it (km)"),
)

GROWN_WATERSHEDS = tuple(
    field._replace(meaning="Cells of river nodes in it") if field.name == "cells" else field for field in WATERSHEDS
)

POUR_POINTS = (
    Field("id", "integer", "Watershed of the point"),
    Field("moved_m", "real", "How far the point was moved (m)"),
    Field("accumulation", "real", "Accumulation where the point is now (in its own unit)"),
)

LAKES = (
    Field("id", "integer", "Lake"),
    Field("level_m", "real", "Level of the water (m)"),
    Field("area_km2", "real", "Area (km²)"),
    Field("volume_m3", "real", "Volume (m³)"),
    Field("depth_max_m", "real", "Greatest depth (m)"),
    Field("depth_mean_m", "real", "Mean depth (m)"),
    Field("outlet_x", "real", "Outlet, easting or longitude"),
    Field("outlet_y", "real", "Outlet, northing or latitude"),
    Field("parent", "integer", "Depression that this one lies in; NULL when it stands alone"),
)

FLOW_PATHS = (
    Field("length_m", "real", "Length (m)"),
    Field("drop_m", "real", "Fall from the point to the end (m); NULL without a DEM"),
)

SPILL_POINTS = (
    Field("id", "integer", "Lake that spills here"),
    Field("level_m", "real", "Level of its water (m)"),
    Field("parent", "integer", "Depression that this lake lies in; NULL when it stands alone"),
)

MODEL_PARAMETERS = (
    Field("name", "text", "What the value is"),
    Field("island", "integer", "Island that it holds for; NULL for all"),
    Field("value", "text", "Number or text"),
    Field("meaning", "text", "What that means"),
)

MODEL_COAST = (
    Field("island", "integer", "Island, from the largest on"),
    Field("area_km2", "real", "Area (km²)"),
)

MODEL_NODES = (
    Field("id", "integer", "Node"),
    Field("downstream", "integer", "Node downstream; NULL at a mouth"),
    Field("island", "integer", "Island"),
    Field("strahler", "integer", "Order after Strahler"),
)

MODEL_CELLS = (
    Field("id", "integer", "Node that the cell belongs to"),
    Field("downstream", "integer", "Cell that this one drains into; NULL at the sea"),
    Field("island", "integer", "Island"),
    Field("strahler", "integer", "Order after Strahler"),
    Field("area_km2", "real", "Area (km²)"),
    Field("z_m", "real", "Height of the node (m)"),
    Field("discharge_m3s", "real", "Mean flow out of the cell (m³/s)"),
    Field("rosgen", "text", "Type of the river out of the cell after Rosgen"),
)

MODEL_JUNCTIONS = (
    Field("id", "integer", "Junction"),
    Field("kind", "text", "spring; steps, fan, bar or braids where rivers meet; fork of a thread; mouth or delta"),
    Field("island", "integer", "Island"),
    Field("cell", "integer", "Cell that it lies in"),
    Field("course", "integer", "Course that begins here, or reaches the sea"),
    Field("angle_deg", "real", "Angle between the rivers that meet (degrees); NULL elsewhere"),
    Field("discharge_m3s", "real", "Mean flow of that course (m³/s)"),
    Field("bed", "text", "What its bed consists of"),
    Field("z_m", "real", "Height of the bed (m)"),
)

BED = Field("bed", "text", "What the bed consists of; to look at")

MODEL_COURSES = (
    Field("id", "integer", "Course"),
    Field("downstream", "integer", "Course that this one flows into; NULL where it reaches the sea"),
    Field("island", "integer", "Island"),
    Field("cell", "integer", "Cell that it lies in"),
    Field("thread", "text", "main, side for a thread beside the main one, or distributary in a delta"),
    Field("rosgen", "text", "Type of river after Rosgen"),
    Field("discharge_m3s", "real", "Mean flow (m³/s)"),
    Field("width_m", "real", "Width between the banks (m)"),
    Field("depth_m", "real", "Depth of the bed below the banks (m)"),
    Field("wavelength_m", "real", "Length of a bend along the line (m); 0 where its vertices are all there is"),
    Field("swing", "real", "Angle by which bends turn off the line at most (radians)"),
    Field("phase", "real", "Phase of the bends at the first vertex (radians)"),
    BED,
)

MODEL_PRIMITIVES = (
    Field("z_m", "real", "Height (m)"),
    Field("radius_m", "real", "Radius (m)"),
    Field("noise_m", "real", "Height by which noise raises and lowers the ground (m)"),
    Field("gain", "real", "Height of each octave of noise over that of the one before"),
    Field("island", "integer", "Island"),
    Field("cell", "integer", "Cell that it lies in; NULL on an island without rivers"),
)


def qgs_fields(schema, with_meanings=True):
    """Return a schema as QGIS fields, the meanings as aliases where the format keeps them."""
    fields = QgsFields()
    for field in schema:
        qgs_field = QgsField(field.name, TYPES[field.kind])
        if with_meanings:
            qgs_field.setAlias(field.meaning)
        fields.append(qgs_field)
    return fields


def names_cut_by_shapefile(names):
    """Return the names of fields that a Shapefile would cut short."""
    return [name for name in names if len(name) > SHAPEFILE_NAME_LENGTH]
