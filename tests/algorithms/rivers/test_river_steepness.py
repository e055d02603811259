"""River steepness: points along rivers whose numbers follow from directions, heights and areas; what is odd is told."""

import numpy as np
import pytest
from headwaters.provider.base.styling import apply_style
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import CELL, LAND, VALID, create
from osgeo import ogr
from qgis.core import NULL, QgsExpressionContextUtils, QgsRenderContext, QgsVectorLayer


def features_of(path):
    """Return the fields of all features of a file, as dictionaries."""
    source = ogr.Open(str(path))
    return [feature.items() for feature in source.GetLayer(0)]


def gully():
    """Return a valley along the middle column that falls to the south, with a step of 8 m halfway."""
    rows, cols = np.indices((60, 41))
    z = 200 - rows * 0.5 + np.abs(cols - 20) * 4.0
    z[:30] += 8
    return z.astype(np.float32)


@pytest.mark.parametrize("step", [0, 100])
def test_chi_and_steepness_follow_from_heights_and_areas(step, tmp_path):
    dem = create(tmp_path / "dem.tif", [np.where(VALID, LAND, -9999).astype(np.float32)], nodata=-9999)
    result = run("riversteepness", INPUT=dem, STEP=step, A0=0.001, STEEPNESS=str(tmp_path / "points.gpkg"))
    points = features_of(result["STEEPNESS"])
    assert result["POINT_COUNT"] == len(points) > 3
    assert len({each["id"] for each in points}) == len(points)
    for each in points:
        assert (each["ksn"] is None) == (each["dist_m"] == 0)
        if step == 0 and each["ksn"] is not None:
            truth = each["slope"] * (each["area_km2"] * 1e6) ** 0.45
            assert each["ksn"] == pytest.approx(truth, rel=1e-9)
    assert result["STEEPEST"] == pytest.approx(max(each["ksn"] or 0 for each in points))


@pytest.mark.parametrize(
    "crs, place",
    [
        ("EPSG:25832", {}),
        ("EPSG:3857", {"west": 1e6, "north": 8399737.9, "dx": 20.0, "dy": 20.0}),
        ("EPSG:4326", {"west": 9.0, "north": 60.0, "dx": 10 / 55800.0, "dy": 10 / 111412.0}),
    ],
)
def test_a_step_in_a_valley_is_a_knickpoint_on_every_map(crs, place, tmp_path):
    """At 60° north, where a metre of the ground is two of Mercator's."""
    dem = create(tmp_path / "dem.tif", [gully()], crs, **place)
    outputs = {"STEEPNESS": str(tmp_path / "points.gpkg"), "KNICKPOINTS": str(tmp_path / "knicks.gpkg")}
    result = run("riversteepness", INPUT=dem, STEP=0, KNICK_HEIGHT=3, **outputs)
    (knick,) = features_of(result["KNICKPOINTS"])
    assert result["KNICKPOINT_COUNT"] == 1
    assert knick["dist_m"] == pytest.approx(30 * CELL, rel=0.02) and 3 < knick["height_m"] < 8.5
    points = [each for each in features_of(result["STEEPNESS"]) if each["area_km2"] > 0.004]  # of the valley's floor
    slopes = [each["slope"] for each in points if each["slope"] is not None]
    assert np.median(slopes) == pytest.approx(0.05, rel=0.02) and max(slopes) == pytest.approx(0.85, rel=0.02)


def test_a_mouth_without_a_steepness_is_not_drawn_as_a_gentle_river(tmp_path):
    dem = create(tmp_path / "dem.tif", [gully()])
    result = run("riversteepness", INPUT=dem, STEP=100, STEEPNESS=str(tmp_path / "points.gpkg"))
    layer = QgsVectorLayer(result["STEEPNESS"])
    apply_style(layer, "steepness")
    context, drawn = QgsRenderContext(), {}
    context.expressionContext().appendScopes(QgsExpressionContextUtils.globalProjectLayerScopes(layer))
    renderer = layer.renderer()
    labels = {each.ruleKey(): each.label() for each in renderer.legendSymbolItems()}
    renderer.startRender(context, layer.fields())
    for point in layer.getFeatures():
        context.expressionContext().setFeature(point)
        (key,) = renderer.legendKeysForFeature(point, context)
        drawn.setdefault(labels[key], set()).add(point["ksn"] == NULL)
    renderer.stopRender(context)
    assert drawn.pop("not known: where rivers end") == {True}
    assert len(drawn) > 1 and all(without == {False} for without in drawn.values())


def test_rivers_shorter_than_the_step_are_told(tmp_path):
    dem = create(tmp_path / "dem.tif", [gully()])
    output = str(tmp_path / "points.gpkg")
    result = run("riversteepness", INPUT=dem, STEP=1e6, STEEPNESS=output)
    points = features_of(output)
    assert points and all(each["ksn"] is None for each in points)
    assert any(f"shorter than STEP: {len(points)} of {len(points)}" in text for text in result.warnings)
    result = run("riversteepness", INPUT=dem, STEP=0, STEEPNESS=output)
    assert not any("shorter than STEP" in text for text in result.warnings)


def test_a_concavity_at_the_end_of_those_that_are_tried_is_told(tmp_path):
    """In a funnel slopes do not fall as areas grow."""
    x, y = np.meshgrid(np.arange(80) - 40.0, np.arange(80.0))
    for name, z, is_end in (("funnel", 5 * np.hypot(x, y - 40) * (y > 1), True), ("gully", gully(), False)):
        dem = create(tmp_path / f"{name}.tif", [z.astype(np.float32)])
        result = run("riversteepness", INPUT=dem, STEP=0, STEEPNESS=str(tmp_path / f"{name}.gpkg"))
        found = result["CONCAVITY_FITTED"]
        told = [f"{found:.2f}, is the end of those that are tried, 0.05 to 0.95" in text for text in result.warnings]
        assert (found in (0.05, 0.95)) == any(told) == is_end


def test_land_without_rivers_or_relief_is_told(tmp_path):
    flat = create(tmp_path / "flat.tif", [np.full((9, 9), 5, np.float32)])
    result = run("riversteepness", INPUT=flat, STEEPNESS=str(tmp_path / "points.gpkg"))
    assert result["CONCAVITY_FITTED"] is None and result["STEEPEST"] is None
    assert "No concavity" in result.log
    with pytest.raises(Refused, match="RIVERS: ‘flat’ is a raster; a layer of features is needed"):
        run("riversteepness", INPUT=flat, RIVERS=flat, STEEPNESS=str(tmp_path / "points.gpkg"))
    nothing = create(tmp_path / "nothing.tif", [np.full((3, 3), -9999, np.float32)], nodata=-9999)
    with pytest.raises(Refused, match="no valid cell"):
        run("riversteepness", INPUT=nothing, STEEPNESS=str(tmp_path / "points.gpkg"))
