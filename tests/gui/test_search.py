"""Whoever types the name that they know finds the algorithm in the toolbox."""

import pytest
from headwaters.provider.groups import START_HERE
from qgis.core import QgsApplication
from qgis.gui import QgsProcessingToolboxProxyModel

from ..provider.running import run_apart
from ..searches import LANGUAGES, SEARCHES

pytestmark = pytest.mark.qgis

FIRST = {  # among the first three that are shown, in a window in English
    "topographic wetness index": "terrainindices",
    "ls factor": "terrainindices",
    "longest flow path": "watershedofpoint",
    "flood": "floodheight",
    "inundation": "floodheight",
    "time of concentration": "watersheds",
    "concentration time": "watersheds",
    "pfafstetter": "subbasins",
    "peuker douglas": "riverthreshold",
    "HEC-HMS": "subbasins",
    "SWMM": "subbasins",
    "Konzentrationszeit": "watersheds",
    "Einzugsgebiet": "watershedofpoint",
    "Teileinzugsgebiet": "subbasins",
    "Hochwasser": "floodheight",
    "Feuchteindex": "terrainindices",
    "temps de concentration": "watershedofpoint",
    "bassin versant": "watersheds",
    "crue": "floodheight",
    "indice topographique": "terrainindices",
    "tiempo de concentración": "watersheds",
    "inundación": "floodheight",
    "subcuenca": "subbasins",
    "tempo di corrivazione": "watershedofpoint",
    "alluvione": "floodheight",
}


@pytest.fixture(scope="module")
def found(provider, qgis_iface):
    """Return a function that types into the search box of the toolbox and returns the ids of what is shown."""
    box = QgsProcessingToolboxProxyModel(None, QgsApplication.processingRegistry())

    def search(text):
        box.setFilterString(text)
        groups = [box.index(row, 0) for row in range(box.rowCount())]
        return list(_ids(box, groups))

    return search


def _ids(box, indexes):
    """Yield the ids of the algorithms at some places and below them."""
    for index in indexes:
        algorithm = box.toolboxModel().algorithmForIndex(box.mapToSource(index))
        if algorithm is not None:
            yield algorithm.id().split(":")[1]
        yield from _ids(box, [box.index(row, 0, index) for row in range(box.rowCount(index))])


@pytest.mark.parametrize("typed", SEARCHES)
def test_what_people_type_finds_what_they_mean(typed, found):
    assert SEARCHES[typed] in found(typed)


@pytest.mark.parametrize(
    "typed, meant", [pair for words in LANGUAGES.values() for pair in words.items()], ids=lambda each: each
)
def test_who_types_in_another_language_finds_it_too(typed, meant, found):
    assert meant in found(typed)


def test_each_language_has_a_dozen_of_words():
    assert min(map(len, LANGUAGES.values())) >= 12 and sum(map(len, LANGUAGES.values())) >= 60


@pytest.mark.parametrize("typed", FIRST)
def test_words_of_catchments_and_floods_find_it_among_the_first_in_five_languages(typed, found):
    assert FIRST[typed] in found(typed)[:3]


@pytest.mark.parametrize("locale", ["C", "de_DE.UTF-8"])
def test_what_to_start_with_is_the_first_group_in_any_locale(locale):
    """In the locale C signs come after letters."""
    said = run_apart(
        """
        from qgis.core import QgsApplication
        from qgis.gui import QgsProcessingToolboxProxyModel
        box = QgsProcessingToolboxProxyModel(None, QgsApplication.processingRegistry())
        box.setFilterString("terrain")
        top = [box.index(row, 0) for row in range(box.rowCount())]
        names = [box.data(each) for each in top]
        ours = top[names.index("Headwaters")]
        tell(groups=[box.data(box.index(row, 0, ours)) for row in range(box.rowCount(ours))])
        """,
        LC_ALL=locale,
    )
    assert len(said["groups"]) > 2 and said["groups"][0].strip().startswith("★")


def test_a_word_without_meaning_finds_nothing(found):
    assert found("qwxz") == []


@pytest.mark.parametrize("typed", ["r.water.outlet", "snap pour point", "snap pour points", "upslope area"])
def test_who_has_a_point_finds_the_watershed_of_a_point_first(typed, found):
    """The toolbox shows the group to start with before the others: signs come before letters."""
    assert [each for each in found(typed) if each in START_HERE] == ["watershedofpoint"]
