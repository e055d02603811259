"""Features reach whatever sink the user chose, with the fields that the design names."""

import pytest
from headwaters.provider.base import parameters
from headwaters.provider.base.algorithm import HeadwatersAlgorithm
from headwaters.provider.layers import fields
from headwaters.provider.layers.crs import declared_crs, in_degrees
from headwaters.provider.layers.wkb import line_wkb
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import UTM
from qgis.core import (
    NULL,
    QgsCoordinateReferenceSystem,
    QgsVectorLayer,
    QgsWkbTypes,
)

RIVERS = """id downstream from_node to_node mouth strahler shreve horton hack length_m drop_m slope
    area_in_km2 area_out_km2 sea_dist_m basin"""
SCHEMAS = {
    "RIVERS": RIVERS,
    "GENERATED_RIVERS": RIVERS + " discharge_m3s width_m depth_m rosgen sinuosity",
    "CATCHMENTS": "path_km path_z_top path_z_out path_slope slope_1085 centroid_km slope_mean relief_m compactness "
    "circularity elongation form_factor drainage_density hypsometric_integral lake_km",
    "LONGEST_PATHS": "id path_km path_z_top path_z_out path_slope slope_1085 centroid_km lake_km",
    "WATERSHEDS": "id downstream area_km2 area_total_km2 perimeter_km cells outlet_x outlet_y z_min z_mean z_max "
    "rivers_km touches_edge",
    "LAKES": "id level_m area_km2 volume_m3 depth_max_m depth_mean_m outlet_x outlet_y parent",
}
WHOLE_NUMBERS = [
    "id",
    "touches_edge",
    "downstream",
    "from_node",
    "to_node",
    "mouth",
    "strahler",
    "shreve",
    "horton",
    "hack",
    "basin",
    "cells",
    "parent",
]
WHOLE, REAL, TEXT = 4, 6, 10  # QMetaType: LongLong, Double, QString


@pytest.mark.parametrize("schema", SCHEMAS)
def test_the_fields_are_those_of_the_design_in_its_order(schema):
    assert [field.name for field in getattr(fields, schema)] == SCHEMAS[schema].split()


@pytest.mark.parametrize("schema", SCHEMAS)
def test_every_field_says_what_it_means_and_numbers_that_count_are_whole(schema):
    for declared, field in zip(getattr(fields, schema), fields.qgs_fields(getattr(fields, schema))):
        assert field.name() == declared.name
        assert field.alias() == declared.meaning
        expected = TEXT if declared.name == "rosgen" else WHOLE if declared.name in WHOLE_NUMBERS else REAL
        assert int(field.type()) == expected


def test_the_names_that_a_shapefile_cuts_are_those_longer_than_ten_letters():
    assert fields.names_cut_by_shapefile([field.name for field in fields.GENERATED_RIVERS]) == [
        "area_in_km2",
        "area_out_km2",
        "discharge_m3s",
    ]


LINE = [[500000, 5600000, 12.5], [500100, 5600050, 3.25]]
ATTRIBUTES = [2**40, None, 3, 4, 2**40, 2, 1, 1, 1, 111.8, 9.25, 0.08, None, 0.5, 0.0, 7]
ATTRIBUTES += [1.5, 2.5, 0.5, "C4b", 1.25]


class WritesRivers(HeadwatersAlgorithm):
    """Writes one river, twice the same."""

    ID = "writesrivers"
    NAME = "Writes rivers"
    GROUP = "rivers"
    SUMMARY = "Writes rivers."
    crs = UTM

    def parameters(self):
        return [parameters.vector_output("RIVERS", "Rivers", "The river.", "line", "", optional=True)]

    def compute(self, run, inputs, outputs):
        kind, crs = QgsWkbTypes.Type.LineStringZ, QgsCoordinateReferenceSystem(self.crs)
        features = [(line_wkb(LINE), ATTRIBUTES)] * 2
        schema = fields.GENERATED_RIVERS
        return {"RIVERS": outputs.features(run, "RIVERS", schema, kind, crs, features)}


def written(target):
    """Write the rivers to a sink; return the layer and the run."""
    result = run(WritesRivers().create(), RIVERS=str(target))
    found = result["RIVERS"]
    return (found if isinstance(found, QgsVectorLayer) else QgsVectorLayer(found, "written")), result


def is_null(value):
    return value is None or value == NULL


@pytest.mark.parametrize("target", ["memory:", "TEMPORARY_OUTPUT", "rivers.gpkg", "rivers.geojson", "rivers.fgb"])
def test_a_sink_gets_every_feature_with_heights_and_nothing_where_there_is_nothing(target, tmp_path):
    layer, result = written(tmp_path / target if "." in target else target)
    assert layer.isValid()
    assert layer.featureCount() == 2
    names = [field.name() for field in layer.fields() if field.name() != "fid"]
    assert names == SCHEMAS["GENERATED_RIVERS"].split()
    for feature in layer.getFeatures():
        assert [[v.x(), v.y(), v.z()] for v in feature.geometry().vertices()] == LINE
        values = [feature[name] for name in names]
        for name, value, expected in zip(names, values, ATTRIBUTES):
            assert is_null(value) if expected is None else value == expected, name
    assert result.warnings == []


def test_the_crs_of_the_features_is_that_of_the_layer(tmp_path):
    assert written(tmp_path / "rivers.gpkg")[0].crs().authid() == UTM


@pytest.mark.parametrize("target", ["rivers.gpkg", "rivers.fgb", "memory:"])
def test_a_layer_without_a_crs_is_never_read_as_degrees(target, tmp_path, monkeypatch):
    """A GeoPackage of which nothing is said would be longitudes and latitudes: it says that it is a plane."""
    monkeypatch.setattr(WritesRivers, "crs", "")
    layer, result = written(tmp_path / target if "." in target else target)
    assert layer.featureCount() == 2
    assert not declared_crs(layer.crs()).isValid() and not in_degrees(layer.crs())
    assert result.warnings == []


def test_a_shapefile_is_written_with_a_warning_of_the_names_it_cuts(tmp_path):
    layer, result = written(tmp_path / "rivers.shp")
    assert layer.featureCount() == 2
    assert result.warnings == [
        "RIVERS: a Shapefile cuts field names at ten characters (area_in_km2, area_out_km2, discharge_m3s); "
        ".gpkg does not."
    ]


def test_a_sink_that_is_not_wanted_takes_features_in_silence():
    result = run(WritesRivers().create())
    assert result == {"RIVERS": None}
    assert result.warnings == []


@pytest.mark.parametrize("target", ["/no/such/folder/rivers.gpkg", "/proc/sys/rivers.gpkg"])
def test_a_sink_that_cannot_be_opened_is_refused_by_its_name(target):
    with pytest.raises(Refused, match=r"RIVERS: the folder|into ‘/proc/sys’"):
        written(target)
