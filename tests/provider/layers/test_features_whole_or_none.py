"""Features come into their file whole or not at all, and nothing that was there is lost."""

import contextlib
import errno
import gc
import math
import os
import re
import shutil

import pytest
from headwaters.provider.base import parameters
from headwaters.provider.base.algorithm import HeadwatersAlgorithm
from headwaters.provider.base.styling import STYLES, LayerStyler
from headwaters.provider.errors import UserError
from headwaters.provider.layers import complete_files, fields
from headwaters.provider.layers.vector_reading import own_fields
from headwaters.provider.layers.wkb import line_wkb, point_wkb
from headwaters.provider.progress import FeedbackProgress
from headwaters.tests.provider.running import Listener, Refused, run
from headwaters.tests.provider.samples import UTM, left_in, names_in
from osgeo import gdal, ogr
from qgis.core import (
    NULL,
    QgsCoordinateReferenceSystem,
    QgsFeatureRequest,
    QgsProcessingContext,
    QgsProcessingOutputLayerDefinition,
    QgsProject,
    QgsRectangle,
    QgsVectorFileWriter,
    QgsVectorLayer,
    QgsWkbTypes,
)

POINT = fields.SPILL_POINTS
FILES = ["points.gpkg", "points.geojson", "points.shp", "points.fgb"]


class WritesPoints(HeadwatersAlgorithm):
    """Writes as many points as it is told to, the same to another output, and may stop on the way."""

    ID = "writespoints"
    NAME = "Writes points"
    GROUP = "rivers"
    SUMMARY = "Writes points."
    total = 5
    at_third = staticmethod(lambda progress: None)

    def parameters(self):
        return [
            parameters.points("OLD", "Old points", "Points.", optional=True),
            parameters.vector_output("FIRST", "First", "Points.", "point", "spillpoints", optional=True),
            parameters.vector_output("POINTS", "Points", "Points.", "point", "spillpoints", optional=True),
        ]

    def createInstance(self):
        other = super().createInstance()
        other.total, other.at_third = self.total, self.at_third
        return other

    def compute(self, run, inputs, outputs):
        kind, crs = QgsWkbTypes.Type.Point, QgsCoordinateReferenceSystem(UTM)
        old = inputs.features("OLD")
        extra = own_fields(old) if old else None
        kept = [feature.attributes()[-len(extra) :] for feature in old.getFeatures()] if old else [[]] * self.total

        def points(stop):
            for number, values in zip(range(1, self.total + 1), kept):
                if stop and number == 3:
                    self.at_third(run)
                yield point_wkb(500000 + number, 5600000), [number, 1.5, None, *values]

        facts = POINT, kind, crs
        return {
            "FIRST": outputs.features(run, "FIRST", *facts, points(False), "spring first", extra),
            "POINTS": outputs.features(run, "POINTS", *facts, points(True), "spring points", extra),
        }


def writer(total=5, at_third=None):
    """Return the algorithm; it writes ``total`` points and calls ``at_third`` before the third."""
    algorithm = WritesPoints()
    algorithm.total = total
    algorithm.at_third = at_third or (lambda progress: None)
    return algorithm.create()


def cancel(progress):
    progress.feedback.cancel()


def fail(progress):
    raise UserError("The spring is dry.")


def rows(path):
    """Return the attributes of all features of a file."""
    layer = QgsVectorLayer(str(path), "points")
    assert layer.isValid()
    return [dict(zip(feature.fields().names(), feature.attributes())) for feature in layer.getFeatures()]


def container(path, *names, kind=ogr.wkbPoint):
    """Make a GeoPackage with layers of one feature each."""
    dataset = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    for name in names:
        layer = dataset.CreateLayer(name, None, kind)
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetGeometry(ogr.CreateGeometryFromWkt("POINT (500000 5600000)"))
        layer.CreateFeature(feature)
    return str(path)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("stop", [cancel, fail])
def test_what_stops_while_features_are_written_leaves_nothing(name, stop, tmp_path):
    try:
        run(writer(at_third=stop), POINTS=str(tmp_path / name), FIRST=str(tmp_path / f"first-{name}"))
    except Refused as refusal:
        assert "The spring is dry." in str(refusal)
    assert left_in(tmp_path) == []


@pytest.mark.parametrize("name", FILES)
def test_a_cancel_while_features_are_written_is_heard_before_the_last(name, tmp_path):
    run(writer(total=400_000, at_third=cancel), listener := Listener(), POINTS=str(tmp_path / name))
    assert "Cancelled; nothing was written." in listener.notes


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("stop", [cancel, fail])
def test_what_stops_leaves_the_file_of_last_week(name, stop, tmp_path):
    run(writer(total=2), POINTS=str(tmp_path / name))
    before = {each: (tmp_path / each).read_bytes() for each in names_in(tmp_path)}
    with contextlib.suppress(Refused):
        run(writer(at_third=stop), POINTS=str(tmp_path / name))
    assert left_in(tmp_path, before) == []
    assert {each: (tmp_path / each).read_bytes() for each in names_in(tmp_path)} == before


@pytest.mark.parametrize("target", ["memory:", "TEMPORARY_OUTPUT", "points.gpkg"])
@pytest.mark.parametrize("stop", [cancel, fail])
def test_what_stops_has_no_layer_loaded(target, stop, tmp_path):
    project, context = QgsProject.instance(), QgsProcessingContext()
    context.setProject(project)
    waiting = len(LayerStyler._waiting)
    places = [str(tmp_path / f"{each}.gpkg") if "." in target else target for each in "ab"]
    first, second = (QgsProcessingOutputLayerDefinition(place, project) for place in places)
    with contextlib.suppress(Refused):
        run(writer(at_third=stop), context=context, FIRST=first, POINTS=second)
    assert context.layersToLoadOnCompletion() == {}
    assert len(LayerStyler._waiting) == waiting


@pytest.mark.parametrize("name", FILES)
def test_an_older_layer_is_replaced(name, tmp_path):
    run(writer(total=4), POINTS=str(tmp_path / name))
    run(writer(total=2), POINTS=str(tmp_path / name))
    assert sorted(row["id"] for row in rows(tmp_path / name)) == [1, 2]


def test_a_geopackage_with_several_layers_is_not_replaced(tmp_path):
    path = container(tmp_path / "many.gpkg", "springs", "wells")
    with pytest.raises(Refused, match=r"many\.gpkg’ exists, and its other layers would be lost"):
        run(writer(), POINTS=path)
    assert ogr.Open(path).GetLayerCount() == 2


def test_a_geopackage_with_a_raster_is_not_replaced(tmp_path):
    path = str(tmp_path / "map.gpkg")
    gdal.GetDriverByName("GPKG").Create(path, 4, 4, 1).SetGeoTransform((0, 1, 0, 0, 0, -1))
    with pytest.raises(Refused, match="exists, and its other layers would be lost"):
        run(writer(), POINTS=path)


def test_the_file_of_an_input_is_not_written_over(tmp_path):
    path = container(tmp_path / "springs.gpkg", "springs")
    with pytest.raises(Refused, match="POINTS would overwrite OLD"):
        run(writer(), OLD=path, POINTS=path)
    with pytest.raises(Refused, match="POINTS would overwrite OLD"):
        run(writer(), OLD=f"{path}|layername=springs", POINTS=str(tmp_path / ".." / tmp_path.name / "springs.gpkg"))
    assert len(rows(path)) == 1


def test_the_file_that_virtual_features_come_from_is_not_written_over(tmp_path):
    path = container(tmp_path / "springs.gpkg", "springs")
    virtual = tmp_path / "springs.vrt"
    layer = f'<OGRVRTLayer name="springs"><SrcDataSource>{path}</SrcDataSource></OGRVRTLayer>'
    virtual.write_text(f"<OGRVRTDataSource>{layer}</OGRVRTDataSource>")
    with pytest.raises(Refused, match="POINTS would overwrite a file that OLD is made of"):
        run(writer(), OLD=str(virtual), POINTS=path)
    assert len(rows(path)) == 1


@pytest.mark.parametrize("place", ["{}", "ogr:dbname='{}' table=\"points\" (geom)", "{}|layername=points"])
def test_two_outputs_do_not_go_into_one_place(place, tmp_path):
    target = place.format(tmp_path / "points.gpkg")
    with pytest.raises(Refused, match="FIRST and POINTS cannot both be written to"):
        run(writer(), FIRST=target, POINTS=target)


def test_a_layer_can_be_added_to_a_geopackage(tmp_path):
    path = container(tmp_path / "many.gpkg", "springs", "wells")
    result = run(writer(), POINTS=f"ogr:dbname='{path}' table=\"points\" (geom)")
    assert QgsVectorLayer(result["POINTS"], "points").featureCount() == 5
    dataset = ogr.Open(path)
    assert {layer.GetName(): layer.GetFeatureCount() for layer in dataset} == {"springs": 1, "wells": 1, "points": 5}


def test_a_layer_that_is_read_is_not_replaced_in_its_geopackage(tmp_path):
    path = container(tmp_path / "many.gpkg", "springs", "wells")
    with pytest.raises(Refused, match="POINTS would overwrite OLD"):
        run(writer(), OLD=f"{path}|layername=springs", POINTS=f"ogr:dbname='{path}' table=\"springs\" (geom)")
    assert {layer.GetName(): layer.GetFeatureCount() for layer in ogr.Open(path)} == {"springs": 1, "wells": 1}


def test_a_layer_can_be_added_to_the_geopackage_of_one_that_is_read(tmp_path):
    path = container(tmp_path / "many.gpkg", "springs", "wells")
    run(writer(), OLD=f"{path}|layername=springs", POINTS=f"ogr:dbname='{path}' table=\"points\" (geom)")
    assert {layer.GetName() for layer in ogr.Open(path)} == {"springs", "wells", "points"}


@pytest.mark.parametrize("target", ["memory:", "TEMPORARY_OUTPUT", *FILES])
def test_a_layer_without_features_is_a_layer(target, tmp_path):
    found = run(writer(total=0), POINTS=str(tmp_path / target) if "." in target else target)["POINTS"]
    layer = found if isinstance(found, QgsVectorLayer) else QgsVectorLayer(found, "points")
    assert layer.isValid()
    assert layer.featureCount() == 0


def loaded(**outputs):
    """Run as the toolbox does; return the layers that are then in the project."""
    import processing

    processing.runAndLoadResults(writer(), outputs, feedback=Listener())
    gc.collect()
    return list(QgsProject.instance().mapLayers().values())


@pytest.mark.parametrize("target", ["memory:", "TEMPORARY_OUTPUT", *FILES, "new.gpkg into"])
def test_a_layer_is_loaded_once_named_and_styled(target, tmp_path, layer_tree):
    place = str(tmp_path / target) if "." in target else target
    if target.endswith(" into"):
        place = f"ogr:dbname='{container(tmp_path / 'new.gpkg', 'wells')}' table=\"points\" (geom)"
    (layer,) = loaded(POINTS=QgsProcessingOutputLayerDefinition(place, QgsProject.instance()))
    assert layer.isValid()
    assert (layer.name(), layer.featureCount()) == ("spring points", 5)
    plain = layer.clone()
    plain.setRenderer(plain.renderer().defaultRenderer(layer.geometryType()))
    plain.loadNamedStyle(str(STYLES / "spillpoints.qml"))
    assert layer.renderer().dump() == plain.renderer().dump()


def test_a_layer_keeps_the_name_that_the_user_gave(tmp_path, layer_tree):
    given = QgsProcessingOutputLayerDefinition(str(tmp_path / "points.gpkg"), QgsProject.instance())
    given.destinationName = "my springs"
    (layer,) = loaded(POINTS=given)
    assert layer.name() == "my springs"


def old_points(**values):
    """Return points with these fields."""
    columns = "".join(f"&field={name}:string" for name in values)
    layer = QgsVectorLayer(f"Point?crs={UTM}{columns}", "old", "memory")
    from qgis.core import QgsFeature, QgsGeometry

    feature = QgsFeature(layer.fields())
    feature.setGeometry(QgsGeometry.fromWkt("POINT(500000 5600000)"))
    feature.setAttributes(list(values.values()))
    assert layer.dataProvider().addFeatures([feature])[0]
    return layer


@pytest.mark.parametrize("target", ["memory:", *FILES])
@pytest.mark.parametrize(
    "names", [("id",), ("ID", "Level_M"), ("fid", "name"), ("geom", "id", "id_2"), ("OGC_FID", "x")]
)
def test_fields_of_the_user_stand_beside_ours(names, target, tmp_path):
    old = old_points(**{name: f"own {name}" for name in names})
    found = run(writer(), OLD=old, POINTS=str(tmp_path / target) if "." in target else target)["POINTS"]
    layer = found if isinstance(found, QgsVectorLayer) else QgsVectorLayer(found, "points")
    (feature,) = layer.getFeatures()
    kept = [name for name in names if name.lower() not in ("fid", "ogc_fid")]
    for name in kept:  # only that of the geometry is taken
        assert feature["geom_2" if name == "geom" else name] == f"own {name}"
    taken = {name.lower() for name in kept}
    ours = [next(each for each in (name, f"{name}_2", f"{name}_3") if each not in taken) for name in ("id", "level_m")]
    assert [feature[name] for name in ours] == [1, 1.5]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("points.xyzzy", "Features cannot be written as ‘.xyzzy’. Use .gpkg, for example."),
        ("points", "Features cannot be written as ‘points’. Use .gpkg, for example."),
        ("points.csv", "POINTS: ‘.csv’ files hold no geometry. Use .gpkg, for example."),
    ],
)
def test_a_file_that_cannot_hold_features_is_refused(name, sentence, tmp_path):
    with pytest.raises(Refused, match=re.escape(sentence)):
        run(writer(), POINTS=str(tmp_path / name))
    assert names_in(tmp_path) == []


@pytest.mark.skipif(os.name == "nt", reason="no file can have such a name")
@pytest.mark.parametrize("name", ["of\nMay.gpkg", "of\nMay.shp", "of\nMay.geojson", "of\nMay/points.gpkg"])
def test_a_line_break_in_the_path_is_named_and_not_taken_for_a_full_disk(name, tmp_path):
    (tmp_path / name).parent.mkdir(exist_ok=True)
    before = names_in(tmp_path)
    with pytest.raises(Refused, match="POINTS: QGIS writes no features to a path with a line break") as refused:
        run(writer(), POINTS=str(tmp_path / name))
    assert "disk" not in str(refused.value)
    assert names_in(tmp_path) == before


@pytest.mark.parametrize("ending", [".gpkg", ".shp", ".geojson"])
def test_a_name_that_is_too_long_is_refused(ending, tmp_path):
    with pytest.raises(Refused, match=r"POINTS: ‘.*xxx.* cannot be written \(.*long\)"):
        run(writer(), POINTS=str(tmp_path / ("x" * 255 + ending)))
    assert names_in(tmp_path) == []


@pytest.mark.skipif(os.name == "nt", reason="no file can have such a name")
def test_the_user_reads_the_path_that_was_chosen(tmp_path):
    """QGIS takes what stands before a colon for a protocol."""
    with pytest.raises(Refused, match=re.escape(str(tmp_path / "a:b.gpkg"))) as refused:
        run(writer(), POINTS=str(tmp_path / "a:b.gpkg"))
    assert ".headwaters-" not in str(refused.value)


class WritesLine(WritesPoints):
    """Writes a line with heights, one of them unknown."""

    ID = "writesline"

    def parameters(self):
        return [parameters.vector_output("PATHS", "Paths", "Lines.", "line", "")]

    def compute(self, run, inputs, outputs):
        kind, crs = QgsWkbTypes.Type.LineStringZ, QgsCoordinateReferenceSystem(UTM)
        line = line_wkb([[500000, 5600000, 12.5], [500100, 5600050, float("nan")], [500200, 5600050, -3]])
        return {"PATHS": outputs.features(run, "PATHS", fields.FLOW_PATHS, kind, crs, [(line, [1, None])])}


@pytest.mark.parametrize("name", ["line.gpkg", "line.shp", "line.geojson", "line.fgb"])
def test_heights_are_kept(name, tmp_path):
    result = run(WritesLine().create(), PATHS=str(tmp_path / name))
    (feature,) = QgsVectorLayer(str(tmp_path / name), "line").getFeatures()
    heights = [vertex.z() for vertex in feature.geometry().vertices()]
    assert (heights[0], heights[2]) == (12.5, -3)
    if name.endswith((".gpkg", ".fgb")):
        assert math.isnan(heights[1])
        assert result.warnings == []
    else:
        assert heights[1] == -9999
        assert any("1 vertices without a height got -9999" in each for each in result.warnings)
    assert feature["drop_m"] in (None, NULL)


def test_the_names_of_the_user_that_a_shapefile_cuts_are_told(tmp_path):
    result = run(writer(), OLD=old_points(name_of_the_spring="x"), POINTS=str(tmp_path / "points.shp"))
    assert any("cuts field names at ten characters (name_of_the_spring)" in each for each in result.warnings)


def test_the_folder_of_a_layer_may_have_blanks_and_umlauts(tmp_path):
    folder = tmp_path / "Größe 1 – Flüsse"
    folder.mkdir()
    for name in FILES:
        run(writer(), POINTS=str(folder / f"Quellen à {name}"))
        assert len(rows(folder / f"Quellen à {name}")) == 5


# Tables of containers


TABLE = "ogr:dbname='{}' table=\"{}\" (geom)"


def ids_in(path, table):
    """Return the ids of the points in a table, and their places; None where there is no such table."""
    layer = QgsVectorLayer(f"{path}|layername={table}", table)
    if not layer.isValid():
        return None
    return sorted((feature["id"], feature.geometry().asPoint().x()) for feature in layer.getFeatures())


def points_up_to(total):
    return [(number, 500000 + number) for number in range(1, total + 1)]


@pytest.mark.parametrize("container_name", ["many.gpkg", "many.sqlite", "new.gpkg"])
@pytest.mark.parametrize("stop", [cancel, fail])
def test_what_stops_while_a_table_is_written_leaves_the_container_as_it_was(container_name, stop, tmp_path):
    path = tmp_path / container_name
    if container_name.startswith("many"):
        run(writer(total=2), FIRST=TABLE.format(path, "points"), POINTS=TABLE.format(path, "wells"))
    before = path.read_bytes() if path.exists() else None
    listener = Listener()
    with contextlib.suppress(Refused):
        places = {"FIRST": TABLE.format(path, "points"), "POINTS": TABLE.format(path, "more")}
        run(writer(total=4000, at_third=stop), listener, **places)
    assert left_in(tmp_path, [container_name] if before else []) == []
    if before:
        assert path.read_bytes() == before
    assert ("Cancelled; nothing was written." in listener.notes) == (stop is cancel)


@pytest.mark.parametrize("container_name", ["many.gpkg", "many.sqlite"])
def test_a_cancel_while_tables_are_put_into_place_leaves_the_older_ones(container_name, tmp_path, monkeypatch):
    path = tmp_path / container_name
    places = {"FIRST": TABLE.format(path, "points"), "POINTS": TABLE.format(path, "wells")}
    run(writer(total=2), **places)
    journals, listener = [], Listener()

    def cancelled(_progress):
        journals.extend(tmp_path.glob(f"{path.name}-*"))  # there is one as long as a transaction lasts
        return bool(journals)

    with monkeypatch.context() as patch:
        patch.setattr(FeedbackProgress, "cancelled", property(cancelled))
        run(writer(total=3000), listener, **places)
    assert journals
    assert "Cancelled; nothing was written." in listener.notes
    assert [ids_in(path, table) for table in ("points", "wells")] == [points_up_to(2)] * 2
    assert [name for name in names_in(tmp_path) if name.startswith(".")] == []


@pytest.mark.parametrize("container_name", ["many.gpkg", "many.sqlite", "sheet.gpkg"])
def test_tables_replace_those_of_their_names_and_no_others(container_name, tmp_path):
    path = tmp_path / container_name
    run(writer(total=3), FIRST=TABLE.format(path, "wells"), POINTS=TABLE.format(path, "points"))
    given = old_points(own_Name="mine")
    result = run(writer(), OLD=given, FIRST=TABLE.format(path, "more"), POINTS=TABLE.format(path, "points"))
    assert ids_in(path, "wells") == points_up_to(3)
    assert ids_in(path, "points") == ids_in(path, "more") == points_up_to(1)
    layer = QgsVectorLayer(result["POINTS"], "points")
    assert layer.crs().authid() == UTM
    assert layer.extent().xMinimum() == 500001
    assert [feature.attributes()[-1] for feature in layer.getFeatures("id = 1")] == ["mine"]
    names = [field.name() for field in layer.fields()][1:]
    assert [name.lower() for name in names] == [field.name for field in POINT] + ["own_name"]
    if container_name.endswith(".gpkg"):
        alone = QgsVectorLayer(f"{path}|layername=wells", "wells")  # which was not copied
        assert [(f.name(), f.type(), f.alias()) for f in layer.fields()][:4] == [
            (f.name(), f.type(), f.alias()) for f in alone.fields()
        ]
        assert "own_Name" in names
    within = QgsFeatureRequest().setFilterRect(QgsRectangle(500000.5, 5599999, 500001.5, 5600001))
    assert [feature["id"] for feature in layer.getFeatures(within)] == [1]
    assert [name for name in names_in(tmp_path) if name.startswith(".")] == []


def test_a_table_of_many_points_is_found_by_its_spatial_index(tmp_path):
    path = container(tmp_path / "many.gpkg", "springs")
    run(writer(total=20_000), POINTS=TABLE.format(path, "points"))
    layer = (dataset := ogr.Open(path)).GetLayerByName("points")
    assert layer.TestCapability(ogr.OLCFastSpatialFilter)
    layer.SetSpatialFilterRect(510000.5, 0, 510003.5, 1e7)
    assert sorted(feature["id"] for feature in layer) == [10001, 10002, 10003]
    assert layer.GetExtent() == (500001, 520000, 5600000, 5600000)
    del layer, dataset


def test_a_container_that_takes_no_transactions_is_not_said_to_be_untouched(tmp_path):
    path = tmp_path / "points.xlsx"
    run(writer(total=2), POINTS=TABLE.format(path, "points"))
    run(writer(total=4000, at_third=cancel), listener := Listener(), POINTS=TABLE.format(path, "points"))
    assert "Cancelled; part of POINTS may be in its database." in listener.notes


@pytest.mark.parametrize("name", ["many.gpkg", "new.gpkg", "many.sqlite"])
def test_a_table_that_does_not_fit_leaves_the_container_as_it_was(name, small_disk):
    path = small_disk / name
    if name.startswith("many"):
        run(writer(total=2), POINTS=TABLE.format(path, "points"))
    before = {each: (small_disk / each).read_bytes() for each in names_in(small_disk)}
    with pytest.raises(Refused, match=name):
        run(writer(total=8_000), POINTS=TABLE.format(path, "points"))
    assert {each: (small_disk / each).read_bytes() for each in names_in(small_disk)} == before


def test_a_table_that_fits_once_and_not_twice_leaves_the_container_as_it_was(small_disk, tmp_path):
    path = small_disk / "many.gpkg"
    run(writer(total=2), POINTS=TABLE.format(path, "points"))
    run(writer(total=2_000), POINTS=TABLE.format(tmp_path / "same.gpkg", "points"))
    room = (tmp_path / "same.gpkg").stat().st_size + 24 * 1024
    (small_disk / "ballast").write_bytes(bytes(shutil.disk_usage(small_disk).free - room))
    before = {each: (small_disk / each).read_bytes() for each in names_in(small_disk)}
    with pytest.raises(Refused, match=r"‘many\.gpkg’ cannot be written: .*No space left on device"):
        run(writer(total=2_000), POINTS=TABLE.format(path, "points"))
    assert {each: (small_disk / each).read_bytes() for each in names_in(small_disk)} == before


@pytest.mark.parametrize("place", [*FILES, "ogr:dbname='points.gpkg' table=\"points\" (geom)"])
def test_no_size_of_the_disk_lets_half_a_file_pass(place, small_disk):
    """Wherever a disk becomes full: among features, in their index, or when what was written is gathered."""
    total, outcomes = 1000, set()
    name = next(name for name in FILES if name in place)
    for kilobytes in range(8, 496, 20):
        (small_disk / "ballast").write_bytes(bytes(kilobytes * 1024))
        try:
            run(writer(total=total), POINTS=place.replace(name, str(small_disk / name)))
        except Refused:
            outcomes.add("refused")
            assert names_in(small_disk) == ["ballast"]
            continue
        outcomes.add("written")
        layer = (dataset := ogr.Open(str(small_disk / name))).GetLayer(0)
        assert sorted(feature["id"] for feature in layer) == list(range(1, total + 1))
        layer.SetSpatialFilterRect(500010.5, 5599999, 500019.5, 5600001)
        assert sorted(feature["id"] for feature in layer) == list(range(11, 20))
        del layer, dataset
        for each in small_disk.glob("points*"):
            each.unlink()
    assert outcomes == {"refused", "written"}


@pytest.mark.parametrize("total", [0, 3])
@pytest.mark.parametrize("ending", [".gpkg", ".fgb", ".sqlite"])
def test_a_file_is_whole_or_refused_in_a_sentence_however_little_room_there_is(ending, total, small_disk):
    path, outcomes = small_disk / f"points{ending}", set()
    for room in range(0, 320_000, 9_001):
        (small_disk / "ballast").unlink(missing_ok=True)
        path.unlink(missing_ok=True)
        (small_disk / "ballast").write_bytes(bytes(shutil.disk_usage(small_disk).free - room))
        try:
            run(writer(total=total), POINTS=str(path))
        except Refused as refusal:
            assert names_in(small_disk) == ["ballast"]
            assert len(str(refusal)) < 200 and ".headwaters-" not in str(refusal)
            outcomes.add("refused")
        else:
            layer = (dataset := gdal.OpenEx(str(path), gdal.OF_VECTOR)).GetLayer(0)
            assert layer.GetFeatureCount() == sum(1 for _ in layer) == total
            del layer, dataset
            outcomes.add("whole")
    assert outcomes == {"refused", "whole"}


def test_a_geodatabase_is_a_folder_and_comes_whole(tmp_path):
    if not QgsVectorFileWriter.driverForExtension("gdb") or int(gdal.VersionInfo()) < 3060000:
        pytest.skip("this GDAL writes none")
    result = run(writer(), POINTS=str(tmp_path / "points.gdb"))
    assert os.listdir(tmp_path) == ["points.gdb"]
    assert sorted(row["id"] for row in rows(result["POINTS"])) == [1, 2, 3, 4, 5]
    with pytest.raises(Refused, match=re.escape("points.gdb’ is a folder")):
        run(writer(), POINTS=str(tmp_path / "points.gdb"))
    before = names_in(tmp_path)
    run(writer(total=4000, at_third=cancel), POINTS=str(tmp_path / "more.gdb"))
    assert left_in(tmp_path, before) == []


@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize(("whole", "table"), [("FIRST", "POINTS"), ("POINTS", "FIRST")])
def test_a_file_and_a_table_in_it_are_not_written_at_once(whole, table, there, tmp_path):
    path = tmp_path / "points.gpkg"
    before = path.read_bytes() if there and container(path, "springs") else None
    with pytest.raises(Refused, match="FIRST and POINTS cannot both be written to ‘"):
        run(writer(), **{whole: str(path), table: TABLE.format(path, "wells")})
    assert names_in(tmp_path) == (["points.gpkg"] if there else [])
    assert before is None or path.read_bytes() == before


def test_a_table_that_does_not_fit_leaves_other_containers_as_they_were(small_disk, tmp_path):
    """Wherever the disk becomes full; nor is any of it held by what was refused."""
    one, two = small_disk / "one.gpkg", tmp_path / "two.gpkg"
    places = {"FIRST": TABLE.format(one, "points"), "POINTS": TABLE.format(two, "points")}
    run(writer(total=2), **places)
    before, refusals = [path.read_bytes() for path in (one, two)], 0
    for kilobytes in range(8, shutil.disk_usage(small_disk).free // 1024, 20):
        (small_disk / "ballast").write_bytes(bytes(kilobytes * 1024))
        try:
            run(writer(total=1000), **places)
            one.write_bytes(before[0])
            two.write_bytes(before[1])
        except Refused as refusal:
            refusals += 1
            assert "two.gpkg" not in str(refusal)
            assert [path.read_bytes() for path in (one, two)] == before
        (small_disk / "ballast").unlink()
    assert refusals > 3


def test_what_is_in_its_place_when_another_output_fails_is_told(tmp_path, monkeypatch):
    move = complete_files._move

    def fails(file, place):
        if place.name == "one.gpkg":
            raise OSError(errno.EIO, "the cable came off")
        move(file, place)

    monkeypatch.setattr(complete_files, "_move", fails)
    with pytest.raises(Refused, match=r"one\.gpkg’ .*the cable came off.*two\.gpkg’ had been written before"):
        run(writer(), FIRST=str(tmp_path / "one.gpkg"), POINTS=str(tmp_path / "two.gpkg"))
    assert names_in(tmp_path) == ["two.gpkg"]
