"""A sheet is sound whatever is known of a catchment, and shows its numbers as they are."""

import re
from xml.etree import ElementTree

import numpy as np
import pytest
from headwaters.core.report.catchment_sheets import Fact, MapOfCatchment, Sheet, catchment_page, fact_text
from headwaters.core.report.terrain import TerrainHeights
from headwaters.core.report.texts import Text

from .languages import without_words, words_of

SVG = "{http://www.w3.org/2000/svg}"


def sheet(name="<Mill> & “Ford”", heights=True, long=True, edge=False):
    """Return a sheet of a catchment of 20 rows and 30 columns in a window of 40 rows and 60 columns."""
    z = np.add.outer(np.arange(40.0), np.arange(60.0))
    terrain = TerrainHeights(z, z >= 0, np.full(40, 100.0)) if heights else None
    outline = [np.array([(10, 10), (10, 30), (40, 30), (40, 10), (10, 10)], float)]
    path = np.array([(39.5, 10.5), (20.5, 20.5), (10.5, 29.5)]) if long else np.array([(10.5, 29.5)])
    drawn = MapOfCatchment(0, 0, (40, 60), 1.0, 10.0, terrain, outline, [(2, path)], path, np.array([25.0, 20.0]))
    distance = np.linspace(0, 1.2, len(path))
    water = np.linspace(5, 90, len(path)) if heights else np.full(len(path), np.nan)
    curve = (np.array([1.0, 0.4, 0.0]), np.array([5.0, 40.0, 95.0])) if heights else None
    facts = [Fact(Text("Area"), 12.3456, "km²"), Fact(Text("Slope"), None, "m/m", "Horn (1981)"), Fact(Text("At"), "7")]
    groups = [(Text("Land"), facts), (Text("Path"), []), (Text("Shape"), [])]
    return Sheet(Text("Catchment {}", name), drawn, distance, water, water - 1, curve, groups, edge)


def tree_of(page):
    return ElementTree.fromstring(page.split("\n", 1)[1])


@pytest.mark.parametrize("heights", [True, False])
@pytest.mark.parametrize("long", [True, False])
def test_any_catchment_makes_a_sound_page(heights, long):
    with np.errstate(all="raise"):
        page = catchment_page(Text("Catchments"), [sheet(heights=heights, long=long)], origin=[("DEM", "<a> & b")])
    tree = tree_of(page)
    assert tree.find(".//h1").text == "Catchment <Mill> & “Ford”"
    visible = "".join(tree.find("body").itertext())
    assert "DEM: <a> & b" in visible
    assert not {"nan", "inf", "None"} & set(re.split(r"[\s,]", visible))
    drawn = {each.get("aria-labelledby").split()[0] for each in tree.iter(f"{SVG}svg")}
    assert drawn == {"map1-title"} | ({"hypsometry1-title"} if heights else set()) | (
        {"profile1-title"} if heights and long else set()
    )
    assert ("heights are not known" in visible) == (not heights or not long)


def test_each_catchment_has_a_page_and_a_name_of_its_own():
    page = catchment_page(Text("Catchments"), [sheet("A"), sheet("B", edge=True), sheet("C")], [Text("Of 9.")])
    tree = tree_of(page)
    assert [each.text for each in tree.iter("h1")] == ["Catchment A", "Catchment B", "Catchment C"]
    names = [each.get("id") for each in tree.iter() if each.get("id")]
    assert len(set(names)) == len(names)
    assert "break-after: page" in page
    assert page.count("edge of the data") == 1
    assert tree.find("body/p").text == "Of 9."


def test_numbers_stand_with_their_unit_and_source_and_a_dash_where_there_is_none():
    rows = tree_of(catchment_page("", [sheet()])).iter("tr")
    rows = ["|".join("".join(cell.itertext()).strip() for cell in row) for row in rows]
    assert rows == ["Area|12.35 km²|", "Slope|–|Horn (1981)", "At|7|"]


@pytest.mark.parametrize(
    "value, text",
    [(0.0, "0"), (1234.5, "1,234"), (12.3456, "12.35"), (0.031143, "0.03114"), (None, "–"), (np.nan, "–")],
)
def test_numbers_have_four_digits(value, text):
    assert fact_text(value) == text


def test_the_map_lies_on_the_land_below_it():
    """The outline covers the same part of the drawing as its cells of the window."""
    tree = tree_of(catchment_page("", [sheet()]))
    svg = next(tree.iter(f"{SVG}svg"))
    assert svg.get("viewBox") == "0 0 700 467"
    ring = [each.get("d") for each in svg.iter(f"{SVG}path") if each.get("d").endswith("Z")][-1]
    places = np.array([[float(number) for number in pair.split()] for pair in re.split("[ML]", ring.rstrip("Z"))[1:]])
    assert places.min(axis=0) == pytest.approx([700 / 6, 700 / 6], abs=0.1)
    assert places.max(axis=0) == pytest.approx([700 * 4 / 6, 700 / 2], abs=0.1)


@pytest.mark.parametrize("rows, share", [(40, None), (63, None), (90, 70), (600, 10)])
def test_a_tall_map_is_so_narrow_that_the_sheet_stays_on_its_page(rows, share):
    drawn = sheet().map._replace(shape=(rows, 60), terrain=None)
    page = catchment_page("", [sheet()._replace(map=drawn)])
    found = re.search(r'class="map" style="max-width: (\d+)%"', page)
    assert (found and int(found[1])) == (share and pytest.approx(share, abs=1))


@pytest.mark.parametrize("outlet, left", [((2.0, 39.0), False), ((58.0, 39.0), True), ((2.0, 2.0), True)])
def test_the_bar_of_a_map_does_not_cover_the_outlet(outlet, left):
    drawn = sheet().map._replace(path=np.array([(30.0, 20.0), outlet]))
    svg = next(tree_of(catchment_page("", [sheet()._replace(map=drawn)])).iter(f"{SVG}svg"))
    bar = next(svg.iter(f"{SVG}rect"))
    moved = next((each.get("transform") for each in svg.iter(f"{SVG}g")), "translate(0 0)")
    begin = float(bar.get("x")) + float(moved[10:].split()[0])
    assert (begin < 350) == left
    assert begin >= 0 and begin + float(bar.get("width")) <= 700


def test_the_page_is_in_the_language_of_its_reader():
    page = catchment_page(Text("Catchments on {}", "9"), [sheet("9")], [Text("Of {:,}.", 9)], translate=without_words)
    visible = "".join(tree_of(page).find("body").itertext())
    assert words_of(visible) <= {"km", "m", "Horn"}
