"""The example model of gauges: a page for each of the five of the packaged data, with numbers on it."""

import pytest
from qgis.core import QgsVectorLayer

from ..provider.running import ROOT, run
from .building import SHEETS_EXAMPLE, sheets_model
from .test_models import destinations, loaded, steps

pytestmark = pytest.mark.qgis

DEM = ROOT / "examples" / "data" / "jacksboro.tif"
GAUGES = ROOT / "examples" / "data" / "jacksboro_gauges.geojson"


def sheets_of(folder, begin):
    """Return the watersheds of the gauges by their code, and their page, where rivers ``begin`` at so many km²."""
    model = loaded(SHEETS_EXAMPLE)
    names = destinations(model)
    files = {label: folder / f"{label}.gpkg" for label in names}
    files["Sheets"] = folder / "sheets.html"
    paths = {names[label]: str(path) for label, path in files.items()}
    run(model, DEM=str(DEM), GAUGES=str(GAUGES), CODE="code", FROM=begin, SNAP=200, **paths)
    rows = QgsVectorLayer(str(files["Watersheds of gauges"])).getFeatures()
    return {row["code"]: row for row in rows}, files["Sheets"].read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def made(provider, tmp_path_factory):
    return sheets_of(tmp_path_factory.mktemp("model"), 1)


def test_the_example_is_the_model_that_is_built_here():
    assert sheets_model().validate() == (True, [])
    assert steps(loaded(SHEETS_EXAMPLE)) == steps(sheets_model())
    assert "time of concentration" in loaded(SHEETS_EXAMPLE).shortHelpString()


def test_gauges_down_a_river_have_more_and_more_land(made):
    rows = [made[0][f"G{number}"] for number in range(1, 6)]
    areas, lengths = ([row[name] for row in rows] for name in ("area_km2", "path_km"))
    assert areas[0] > 30 and areas == sorted(areas) and lengths == sorted(lengths)
    assert [row["touches_edge"] for row in rows] == [0] * 5


def test_there_is_a_sheet_with_numbers_for_every_gauge(made):
    rows, page = made
    _, *sheets = page.split('<div class="sheet">')
    assert len(sheets) == len(rows) == 5
    for code, row in rows.items():
        (sheet,) = [each for each in sheets if f"<h1>Catchment {code}</h1>" in each]
        for name in ("path_km", "tc_kirpich", "tc_giandotti", "tc_temez", "tc_bransby"):
            assert row[name] > 0 and f"{row[name]:#.4g}" in sheet


def test_maps_show_the_rivers_that_are_measured(made, tmp_path):
    pages = made[1], sheets_of(tmp_path, 20)[1]
    many, few = (len(page.split('<div class="map">')[1].split("</svg>")[0].partition("<svg")[2]) for page in pages)
    assert many > few
