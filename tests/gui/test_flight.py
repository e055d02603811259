"""*Fly over it*: what is offered after a run that made a ground, and what a click on it opens."""

import math
import types

import numpy as np
import pytest
from headwaters.provider.base.styling import LayerStyler, apply_style
from headwaters.provider.window import flight
from headwaters.provider.window.background_runs import BackgroundRun
from headwaters.provider.window.flight import (
    BEYOND_COAST,
    FARTHEST_CAMERA,
    LINE_SHARE,
    NEAREST_CAMERA,
    FlightOffer,
    exaggeration,
    seen_from_air,
    set_theme,
    view_from_the_sea,
)
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
    assert symbol.dataDefinedWidth().expressionString() == f"{LINE_SHARE} * ({before})"
    assert symbol.width() == pytest.approx(LINE_SHARE * width)
    assert 0 < LINE_SHARE < 1


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


def land(folder, heights):
    """Return a layer of heights, in cells of 30 metres from the origin."""
    from osgeo import gdal, osr

    path = str(folder / "land.tif")
    rows, columns = heights.shape
    made = gdal.GetDriverByName("GTiff").Create(path, columns, rows, 1, gdal.GDT_Float32)
    made.SetGeoTransform((0, 30, 0, 0, 0, -30))
    crs = osr.SpatialReference()
    crs.ImportFromEPSG(25832)
    made.SetProjection(crs.ExportToWkt())
    made.GetRasterBand(1).SetNoDataValue(-9999)
    made.GetRasterBand(1).WriteArray(heights)
    del made
    return QgsRasterLayer(path, "land")


@pytest.mark.parametrize(("metres", "times"), [(3000, 1.0), (300, 1.0), (20, 1.5), (3, 8.0)])
def test_flat_land_is_exaggerated_and_steep_land_is_not(tmp_path, metres, times):
    heights = np.full((24, 40), -500.0)
    heights[10:20, 10:20] = metres
    assert exaggeration(land(tmp_path, heights)) == pytest.approx(times)


@pytest.mark.parametrize("sea", [-500, -9999])  # with a floor, and without
@pytest.mark.parametrize(
    ("side", "turned"), [("west", -90), ("east", 90), ("south", 0), ("north", 180)], ids=str
)
def test_the_summit_is_seen_across_the_coast_next_to_it(tmp_path, side, turned, sea):
    heights = np.full((64, 128), 100.0)  # as many rows as are looked at, and twice as many columns
    row, column = {"west": (32, 24), "east": (32, 104), "south": (48, 64), "north": (16, 64)}[side]
    heights[row, column : column + 2] = 1000  # each place that is looked at is two columns wide
    heights[[0, 1, -2, -1]] = heights[:, [0, 1, -2, -1]] = sea
    view = view_from_the_sea(land(tmp_path, heights))
    assert (view.x, view.y) == pytest.approx((30 * (column + 1), -30 * (row + 0.5)))
    assert math.cos(math.radians(view.yaw - turned)) > 0.99
    foot = {"west": column, "east": 126 - column, "south": 62 - row, "north": row}[side] * 30
    assert view.away == pytest.approx(BEYOND_COAST * foot, rel=0.1)
    assert 0 < view.elevation < 1000


def test_a_land_without_a_sea_is_seen_across_its_lowland_and_never_from_too_near_or_too_far(tmp_path):
    heights = np.full((64, 64), 600.0)
    heights[10, 50], heights[60, 40:60] = 1000, 300  # metres, at the end of a valley
    view = view_from_the_sea(land(tmp_path, heights))
    assert view.yaw == pytest.approx(0, abs=2)  # its camera looks to the north
    assert view.away == pytest.approx(FARTHEST_CAMERA * 64 * 30)
    heights[11, 50] = 300
    assert view_from_the_sea(land(tmp_path, heights)).away == pytest.approx(NEAREST_CAMERA * 64 * 30)


def test_pieces_of_the_ground_fit_each_other_before_views_have_settings_of_terrain():
    """QGIS before 3.42 takes what closes the cracks between pieces from a project alone."""

    def written(document, _context):
        view, ground = document.createElement("qgis3d"), document.createElement("generator")
        ground.setAttribute("skirt-height", 10)
        view.appendChild(ground)
        return view

    read = []
    settings = types.SimpleNamespace(writeXml=written, resolveReferences=lambda project: read.append(project))
    settings.readXml = lambda view, _context: read.append(view.firstChildElement())
    flight._fit_pieces(settings)
    ground, project = read
    assert (ground.attribute("skirt-height"), ground.attribute("resolution")) == ("300", "64")
    assert project is QgsProject.instance()


def test_a_run_that_makes_a_ground_offers_it(offer, window, dem, wait_until):
    layer = QgsProcessingOutputLayerDefinition(QgsProcessing.TEMPORARY_OUTPUT, QgsProject.instance())
    run, ended = BackgroundRun("hydrologyfromdem", {"INPUT": dem.source(), "FILLED": layer, "RIVERS": layer}, None), []
    run.ended.connect(lambda well, _results: ended.append(well))
    run.start()
    wait_until(lambda: bool(ended))
    assert ended == [True], run.complaint
    assert len(buttons(window)) == 1 and "filled" in window.bar.items()[0].text()
