"""The project that the package brings along: its layers open, and its temporal controller plays rivers as they grew."""

import pytest

from ..provider.running import ROOT, run_apart

pytestmark = pytest.mark.qgis


@pytest.fixture(scope="module")
def opened():
    """Return the names of layers that open, of those that play, and how many lines are seen after 0, 10, … steps."""
    return run_apart(f"""
        from qgis.core import QgsDateTimeRange, QgsFeatureRequest, QgsProject, QgsVectorLayerTemporalContext

        project = QgsProject.instance()
        facts = {{"read": project.read({str(ROOT / "examples" / "project" / "sardinia.qgz")!r})}}
        facts["background"] = project.backgroundColor().name()
        layers = list(project.mapLayers().values())
        facts["open"] = sorted(layer.name() for layer in layers if layer.isValid())
        playing = [layer for layer in layers if layer.temporalProperties().isActive()]
        facts["playing"] = [layer.name() for layer in playing]
        seen = [layer for layer in layers if project.layerTreeRoot().findLayer(layer.id()).isVisible()]
        facts["checked"] = sorted(layer.name() for layer in seen)
        themes = project.mapThemeCollection()
        facts["themes"] = {{name: sorted(layer.name() for layer in themes.mapThemeVisibleLayers(name))
                           for name in themes.mapThemes()}}
        first, step = project.timeSettings().temporalRange().begin(), int(3600 * project.timeSettings().timeStep())
        context, facts["seen"] = QgsVectorLayerTemporalContext(), []
        context.setLayer(playing[0])
        for moment in (0, 10, 50, 100):
            times = QgsDateTimeRange(first.addSecs(moment * step), first.addSecs((moment + 1) * step))
            rule = playing[0].temporalProperties().createFilterString(context, times)
            lines = playing[0].getFeatures(QgsFeatureRequest().setFilterExpression(rule))
            facts["seen"].append(sum(1 for _ in lines))
        facts["count"] = playing[0].featureCount()
        tell(**facts)
    """)


def test_all_of_its_layers_open(opened):
    assert opened["read"]
    assert opened["open"] == ["Hillshade", "Rivers", "Rivers as they grow", "Terrain", "Watersheds"]


def test_it_shows_the_rivers_of_the_terrain_and_in_a_theme_those_that_grow(opened):
    land = ["Terrain", "Watersheds"]
    assert opened["checked"] == opened["themes"]["Rivers"] == ["Hillshade", "Rivers", *land]
    assert opened["themes"]["Rivers as they grow"] == ["Hillshade", "Rivers as they grow", *land]


def test_from_the_air_rivers_are_seen_over_lit_land_and_borders_are_not(opened):
    assert opened["themes"]["Sardinia in 3-D"] == ["Hillshade", "Rivers", "Terrain"]


def test_the_view_that_opens_with_it_has_the_sky_of_other_views(opened):
    from headwaters.provider.window.flight import SKY

    assert opened["background"] == SKY.name()


def test_its_rivers_appear_edge_by_edge_in_the_time_that_the_controller_plays(opened):
    assert opened["playing"] == ["Rivers as they grow"]
    seen, count = opened["seen"], opened["count"]
    assert count > 500
    assert seen[0] < 0.1 * count < seen[1] < seen[2] < seen[3]
    assert seen[3] > 0.95 * count
