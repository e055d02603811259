"""*Fly over it*: what is offered after a run that made a ground, and what a click on it opens."""

import types

import pytest
from headwaters.provider.base.styling import LayerStyler, apply_style
from headwaters.provider.window import flight
from headwaters.provider.window.background_runs import BackgroundRun
from headwaters.provider.window.flight import FlightOffer, exaggeration, seen_from_air, set_theme
from qgis.core import (
    Qgis,
    QgsProcessing,
    QgsProcessingOutputLayerDefinition,
    QgsProject,
    QgsRasterLayer,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QPushButton

pytestmark = pytest.mark.qgis


@pytest.fixture
def window(project):
    """Return a window that opens views and has a bar for messages, and what it was asked to open."""
    from qgis.gui import QgsMessageBar

    bar, opened = QgsMessageBar(), []
    bar.resize(900, 60)
    made = types.SimpleNamespace(messageBar=lambda: bar, createNewMapCanvas3D=opened.append, bar=bar, opened=opened)
    yield made
    LayerStyler.ground_made = None


@pytest.fixture
def offer(window, monkeypatch):
    found = FlightOffer(window)
    monkeypatch.setattr(LayerStyler, "ground_made", found.make)
    return found


def buttons(window):
    return [each for each in window.bar.findChildren(QPushButton) if each.text() == "Fly over it"]


def test_a_ground_is_offered_and_a_click_opens_it(offer, window, dem, monkeypatch):
    monkeypatch.setattr(flight, "fly_over", lambda window, ground: window.opened.append(ground))
    offer.make(dem)
    (button,) = buttons(window)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.opened == [dem]
    assert not window.bar.items()


def test_the_next_ground_takes_the_place_of_the_last(offer, window, dem):
    offer.make(dem)
    offer.make(dem)
    assert len(window.bar.items()) == 1


def test_what_is_offered_goes_with_its_layer(offer, window, project, dem):
    other = project.addMapLayer(QgsRasterLayer(dem.source(), "Other hills"))
    offer.make(dem)
    offer.make(other)
    project.removeMapLayer(dem)
    assert len(window.bar.items()) == 1
    project.removeMapLayer(other)
    assert not window.bar.items()


def test_nothing_is_offered_where_qgis_opens_no_views(dem, window):
    del window.createNewMapCanvas3D
    FlightOffer(window).make(dem)
    assert not window.bar.items()


def test_a_ground_in_degrees_is_not_offered(offer, window, dem):
    from qgis.core import QgsCoordinateReferenceSystem

    dem.setCrs(QgsCoordinateReferenceSystem("EPSG:4326"))
    offer.make(dem)
    assert not window.bar.items()


def test_a_map_in_degrees_has_views_in_metres_and_stays_as_it_is(offer, window, project, dem):
    from qgis.core import QgsCoordinateReferenceSystem

    if Qgis.QGIS_VERSION_INT < 32600:
        pytest.skip("its projects name no ground")
    degrees, heard, seen = QgsCoordinateReferenceSystem("EPSG:4326"), [], []
    project.setCrs(degrees)
    project.crsChanged.connect(lambda: heard.append(project.crs().authid()))

    def opened(_title):
        seen.append((project.crs().authid(), project.elevationProperties().terrainProvider().type()))

    window.createNewMapCanvas3D = opened
    usual = project.elevationProperties().terrainProvider().type()
    offer.make(dem)
    QTest.mouseClick(buttons(window)[0], Qt.MouseButton.LeftButton)
    assert seen == [(dem.crs().authid(), "raster")]
    assert project.crs() == degrees and heard == []
    assert project.elevationProperties().terrainProvider().type() == usual
    assert not window.bar.items()


def test_a_theme_has_thin_lines_and_leaves_the_map_as_it_is(project):
    fields = "field=discharge_m3s:double&field=source:string&field=strahler:int"
    rivers = QgsVectorLayer(f"LineString?crs=EPSG:25832&{fields}", "Rivers", "memory")
    apply_style(rivers, "grownrivers")
    project.addMapLayer(rivers)
    before = rivers.renderer().symbol().dataDefinedWidth().expressionString()
    width = rivers.renderer().symbol().width()
    set_theme(project, "From the air", [rivers])
    set_theme(project, "From the air", [rivers])  # a second flight
    assert rivers.renderer().symbol().dataDefinedWidth().expressionString() == before
    styles = rivers.styleManager()
    assert styles.currentStyle() == "default" and styles.styles() == ["3-D", "default"]
    (record,) = project.mapThemeCollection().mapThemeState("From the air").layerRecords()
    assert record.usingCurrentStyle and record.currentStyle == "3-D"
    styles.setCurrentStyle("3-D")
    symbol = rivers.renderer().symbol()
    assert symbol.dataDefinedWidth().expressionString() == f"0.5 * ({before})"
    assert symbol.width() == pytest.approx(width / 2)


def test_light_and_rivers_of_the_group_are_seen_and_what_covers_the_ground_is_not(project, dem):
    root = project.layerTreeRoot()
    group = root.insertGroup(0, "Run")
    layers = {}
    for style in ("watersheds", "rivers", "hillshade", "lakes"):
        layers[style] = QgsVectorLayer("LineString?crs=EPSG:25832", style, "memory")
        layers[style].setCustomProperty("headwaters/style", style)
        project.addMapLayer(layers[style], False)
        group.addLayer(layers[style])
    beside = QgsVectorLayer("LineString?crs=EPSG:25832", "beside", "memory")
    beside.setCustomProperty("headwaters/style", "rivers")
    project.addMapLayer(beside)
    assert seen_from_air(project, dem) == [dem]  # alone, whatever lies beside it
    node = root.findLayer(dem.id())
    group.addChildNode(node.clone())
    root.removeChildNode(node)
    assert seen_from_air(project, dem) == [*(layers[style] for style in ("lakes", "rivers", "hillshade")), dem]


@pytest.mark.parametrize(("metres", "times"), [(3000, 1.0), (300, 1.0), (30, 1.2), (3, 8.0)])
def test_flat_land_is_exaggerated_and_steep_land_is_not(tmp_path, metres, times):
    import numpy as np
    from osgeo import gdal, osr

    path = str(tmp_path / "land.tif")
    made = gdal.GetDriverByName("GTiff").Create(path, 40, 24, 1, gdal.GDT_Float32)
    made.SetGeoTransform((0, 30, 0, 0, 0, -30))
    crs = osr.SpatialReference()
    crs.ImportFromEPSG(25832)
    made.SetProjection(crs.ExportToWkt())
    heights = np.full((24, 40), -500.0)
    heights[10:20, 10:20] = metres
    made.GetRasterBand(1).WriteArray(heights)
    del made
    assert exaggeration(QgsRasterLayer(path, "land")) == pytest.approx(times)


def test_a_run_that_makes_a_ground_offers_it(offer, window, dem, wait_until):
    layer = QgsProcessingOutputLayerDefinition(QgsProcessing.TEMPORARY_OUTPUT, QgsProject.instance())
    run, ended = BackgroundRun("hydrologyfromdem", {"INPUT": dem.source(), "FILLED": layer, "RIVERS": layer}, None), []
    run.ended.connect(lambda well, _results: ended.append(well))
    run.start()
    wait_until(lambda: bool(ended))
    assert ended == [True], run.complaint
    assert len(buttons(window)) == 1 and "filled" in window.bar.items()[0].text()
