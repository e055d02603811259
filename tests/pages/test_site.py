"""The site has every page, no dead link, and words that are found."""

import json
import shutil
import subprocess

import pytest
from headwaters.provider.groups import START_HERE
from headwaters.scripts.pages.links import dead_links
from headwaters.scripts.pages.site import build
from headwaters.scripts.pages.sources import ROOT, all_pages, entries, pages_for_users, place, title_of

from ..searches import LANGUAGES, SEARCHES


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    build(folder, all_pages())
    return folder


def test_every_page_is_there_once_and_in_the_list(site):
    pages = all_pages()
    assert len({place(page) for page in pages}) == len(pages)
    assert all((site / place(page)).is_file() for page in pages)
    assert sorted(entry.source for _, listed in entries(pages) for entry in listed) == sorted(pages)


def test_every_algorithm_has_its_page(site):
    ids = {path.stem for path in (ROOT / "docs" / "methods").glob("*.md")}
    assert ids == {path.stem for path in (site / "algorithms").glob("*.html")} - {"index"}


def test_no_link_is_dead(site):
    assert dead_links(site) == []


def test_dead_links_are_found(site, tmp_path):
    folder = tmp_path / "site"
    shutil.copytree(site, folder)
    (folder / "broken.html").write_text(
        '<a href="nowhere.html">a</a> <a href="index.html#nothing">b</a> <img src="no.png"/> <a href="index.html">c</a>'
    )
    assert [sentence.partition("‘")[2].partition("’")[0] for sentence in dead_links(folder)] == [
        "nowhere.html",
        "index.html#nothing",
        "no.png",
    ]


def test_the_search_knows_all_pages_and_leads_to_headings_that_are_there(site):
    text = (site / "search-index.js").read_text(encoding="utf-8")
    sections = json.loads(text.removeprefix("var PAGES = ").removesuffix(";\n"))
    assert {each[0].partition("#")[0] for each in sections} == {place(page) for page in all_pages()}
    assert {each[0].partition("#")[0] for each in sections if each[5:] == [True]} == {
        f"algorithms/{name}.html" for name in START_HERE
    }
    for target, *_ in sections:
        file, _, anchor = target.partition("#")
        assert not anchor or f'id="{anchor}"' in (site / file).read_text(encoding="utf-8")
    hits = [place for place, _, _, words, *_ in sections if "salt pan" in words.lower()]
    assert any(hit.startswith("algorithms/lakes.html") for hit in hits)


ANSWERS = {
    "r.water.outlet": "Watershed of a point",
    "r.fill.dir": "Which tool replaces which › GRASS",
    "lakes": "Lakes",
    "twi": "Terrain indices",
    "game engine": "From a coast to a game engine",
    "How do I find the longest flow path of a catchment?": "What the catchment sheet shows › Longest path",
    "what is under water at a discharge of 100 m³/s": "Flood height",
    "why are my rivers on stilts": "rivers",  # of a sentence one word need not be there
    "stilts": "Nothing found.",
    "Einzugsgebiet xyzzy": "Nothing found.",
}
FIRST = {  # what stands first of all, in five languages
    "lakes": "Lakes",
    "r.water.outlet": "Watershed of a point",
    "snap pour point": "Watershed of a point",
    "fill sinks (wang & liu)": "Fill depressions",
    "topographic wetness index": "Terrain indices",
    "mountains": "Terrain from a coastline",
    "Einzugsgebiet": "Watershed of a point",
    "Fließrichtung": "Flow directions",
    "Überflutung": "Flood height",
    "nappe phréatique": "Water table",
    "réseau hydrographique": "River network",
    "rellenar sumideros": "Fill depressions",
    "mapa de alturas": "Export heightmap",
    "curva-chave": "Flood height",
    "which tool replaces which": "Which tool replaces which",
}
BY_PROGRAM = {"saga fill", "taudem", "whitebox", "arcgis"}  # that page comes first which tells of all their tools
MOSTLY = 0.85  # of what the toolbox finds by other names is first on the site, too,
AMONG = 4  # and all of it among so many, where several do the same


needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="needs node, which runs the script of the pages")


def searched(site, queries):
    """Return what the search of a site shows first for each query."""
    script = ["node", str(ROOT / "tests" / "pages" / "search_apart.js"), str(site), *queries]
    return dict(zip(queries, json.loads(subprocess.run(script, capture_output=True, check=True).stdout)))


@needs_node
def test_the_search_takes_names_and_sentences_and_ranks_titles_first(site):
    for query, titles in searched(site, ANSWERS).items():
        assert any(ANSWERS[query] in title for title in titles), (query, titles)
        assert len(titles) == 2 or query != "r.fill.dir"  # whoever types a name means that


@needs_node
def test_the_search_puts_what_is_meant_first(site):
    for query, titles in searched(site, FIRST).items():
        assert titles[0] == FIRST[query], (query, titles)
    wanted = dict(SEARCHES)
    for words in LANGUAGES.values():
        wanted.update(words)
    first = 0
    for query, titles in searched(site, wanted.keys() - BY_PROGRAM).items():
        pages = list(dict.fromkeys(title.partition(" › ")[0] for title in titles))
        name = title_of(f"docs/algorithms/{wanted[query]}.md")
        assert name in pages[:AMONG], (query, pages)
        first += pages[0] == name
    assert first >= MOSTLY * len(wanted)


def test_the_site_loads_nothing_from_elsewhere(site):
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert 'src="http' not in text and 'rel="stylesheet" href="http' not in text
    assert "http" not in (site / "search.js").read_text() and "url(" not in (site / "style.css").read_text()


def test_pages_for_users_are_whole_without_the_others(tmp_path):
    build(tmp_path / "help", pages_for_users())
    assert dead_links(tmp_path / "help") == []
