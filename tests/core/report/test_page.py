"""The page is sound whatever the network, and its data are plain numbers."""

import json
from xml.etree import ElementTree

import numpy as np
import pytest
from headwaters.core.report.page import make_report, report_html, report_json
from headwaters.core.report.profiles import main_profiles
from headwaters.core.report.terrain import TerrainHeights
from headwaters.core.run.run import Run

from ...support import some_of
from .networks import horton_tree, network, scattered


def tree_of(page):
    """Return the page as a tree: it is XML but for its first line."""
    return ElementTree.fromstring(page.split("\n", 1)[1])


def plots(page):
    return [each.get("aria-labelledby") for each in tree_of(page).iter("{http://www.w3.org/2000/svg}svg")]


def random_network(seed):
    """Return a random tree in which anything may be unknown or absurd."""
    rng = np.random.default_rng(seed)
    count = int(rng.integers(1, 60))
    receiver = np.array([rng.integers(-1, place) if place else -1 for place in range(count)])
    anything = [np.nan, 0.0, -3.0, 1e-12, 1e12]
    facts = {}
    for name in ("drop", "area_in", "area_out"):
        values = 10 ** rng.uniform(-3, 4, count)
        strange = rng.random(count) < rng.choice([0, 0.2, 1])
        facts[name] = np.where(strange, rng.choice(anything, count), values)
    heights = rng.choice([np.nan, 5.0, 1.0], (count, 3))
    lines = [np.column_stack([rng.integers(0, 3, (3, 2)), each]).astype(float) for each in heights]
    return network(receiver, 10 ** rng.uniform(-2, 6, count), lines=lines, **facts)


@pytest.mark.parametrize("seed", some_of(range(40)))
def test_any_network_makes_a_sound_page_and_data_without_strange_numbers(seed):
    rng = np.random.default_rng(seed)
    z = rng.random((5, 6)) if seed % 3 else np.zeros((5, 6))
    terrain = TerrainHeights(z, rng.random(z.shape) > seed % 2, np.ones(5)) if seed % 4 else None
    report = make_report(Run(), "Rivers <of> “x” & 'y'", random_network(seed), terrain, ["<i>note</i> & more"])
    with np.errstate(all="raise"):
        page, text = report_html(report), report_json(report)
    data = json.loads(text, parse_constant=lambda name: pytest.fail(f"{name} is no JSON"))
    assert tree_of(page).find("body/h1").text == data["title"] == "Rivers <of> “x” & 'y'"
    assert tree_of(page).find("body/ul/li").text == "<i>note</i> & more"
    visible = "".join(tree_of(page).find("body").itertext())
    assert not {"nan", "inf", "None"} & set(visible.replace(",", " ").split())
    assert len(set(plots(page))) == len(plots(page)) <= 10
    for facts in data["measures"].values():
        assert (facts["value"] is None) == bool(facts["reason"])
        assert facts["meaning"].endswith(".")


def test_a_full_report_has_a_map_nine_plots_and_tables_of_orders_and_rivers():
    tree = horton_tree(6, 4, 2.2, 4.5)
    z = np.random.default_rng(1).random((20, 20))
    rivers = network(tree.receiver, tree.length, 100 * tree.area_out**-0.4, tree.area_in, tree.area_out, tree.lines)
    report = make_report(Run(), "all", rivers, TerrainHeights(z, z > 0, np.ones(20)))
    page, data = report_html(report), json.loads(report_json(report))
    assert len(plots(page)) == 10
    assert [each["order"] for each in data["orders"]] == [1, 2, 3, 4, 5, 6]
    assert [each["streams"] for each in data["orders"]] == [4**5, 4**4, 64, 16, 4, 1]
    assert data["network"]["highest_order"] == 6
    assert all(facts["value"] is not None for facts in data["measures"].values())


def test_values_are_marked_by_whether_real_rivers_have_them():
    page = tree_of(report_html(make_report(Run(), "tree", horton_tree(5, 4, 5.0, 4.5))))
    rows = [row for row in page.iter("tr") if len(row) == 6]
    marks = {"".join(row[0].itertext()).split(" R")[0]: row[1].get("class").split() for row in rows}
    assert "within" in marks["Bifurcation ratio"]
    assert "outside" in marks["Length ratio"]
    (unmarked,) = [style for name, style in marks.items() if name.startswith("Sinuosity")]
    assert not {"within", "outside"} & set(unmarked)


def falling(*places):
    return np.array(places, float)


def test_the_main_river_goes_up_where_the_area_is_larger_and_then_to_its_head():
    """The mouth at 0 m; the left arm is longer, the right has more area."""
    lines = [
        falling((-5, 9, 90), (0, 1, 10)),
        falling((1, 2, 30), (0, 1, 10)),
        falling((0, 1, 10), (0, 0, 0)),
        falling((50, 1, 3), (50, 0, 1)),
    ]
    length = [9000, 1500, 1000, 1000]
    largest, other = main_profiles(network([2, 2, -1, -1], length, area_out=[2, 5, 8, 1], lines=lines))
    assert largest.distance.tolist() == pytest.approx([0, 1, 1, 2.5])
    assert largest.height.tolist() == [0, 10, 10, 30]
    assert (largest.mouth, largest.links, other.mouth) == (2, 2, 3)
    longest, _ = main_profiles(network([2, 2, -1, -1], length, lines=lines))
    assert longest.height.tolist() == [0, 10, 10, 90]


def test_profiles_come_from_the_fall_of_links_where_no_height_is_known():
    rivers = network([1, 2, -1], [1000, 2000, 500], drop=[50, 20, 1])
    (profile,) = main_profiles(rivers)
    assert profile.above_mouth
    assert profile.distance.tolist() == [0, 0.5, 2.5, 3.5]
    assert profile.height.tolist() == [0, 1, 21, 71]
    assert main_profiles(scattered(3)) == []


def test_the_five_largest_basins_are_shown():
    rivers = scattered(9, drop=np.arange(9.0), area_out=[5, 1, 9, 3, 7, 8, 2, 4, 6])
    assert [profile.mouth for profile in main_profiles(rivers)] == [2, 5, 4, 8, 0]


def test_an_island_without_a_river_has_a_page_and_data_too():
    report = make_report(
        Run(), "No rivers", network([]), TerrainHeights(np.ones((3, 4)), np.ones((3, 4), bool), np.ones(3))
    )
    assert tree_of(report_html(report)).find("body/h1").text == "No rivers"
    assert json.loads(report_json(report))["network"]["links"] == 0
