"""Whoever types the name that they know finds the algorithm in the toolbox."""

import pytest
from headwaters.provider.groups import START_HERE
from qgis.core import QgsApplication
from qgis.gui import QgsProcessingToolboxProxyModel

pytestmark = pytest.mark.qgis

SEARCHES = {  # what people type, and what they must find
    "sinks": "filldepressions",
    "fill sinks": "filldepressions",
    "wang liu": "filldepressions",
    "wang & liu": "filldepressions",
    "pit remove": "filldepressions",
    "r.fill.dir": "filldepressions",
    "saga fill": "filldepressions",
    "breach": "breachdepressions",
    "r.watershed": "hydrologyfromdem",
    "watershed delineation": "hydrologyfromdem",
    "dem": "hydrologyfromdem",
    "r.stream.extract": "rivernetwork",
    "strahler": "rivernetwork",
    "streams": "rivernetwork",
    "stream order": "rivernetwork",
    "r.water.outlet": "watershedofpoint",
    "snap pour point": "watershedofpoint",
    "topographic wetness index": "terrainindices",
    "longest flow path": "watershedofpoint",
    "time of concentration": "watershedofpoint",
    "sinkhole": "filldepressions",
    "pitremove": "filldepressions",
    "peuker douglas": "riverthreshold",
    "creek": "rivernetwork",
    "conditioned dem": "filldepressions",
    "terrain generator": "terrainfromcoastline",
    "map generator": "terrainfromcoastline",
    "island generator": "terrainfromcoastline",
    "thermal erosion": "lehenyerosion",
    "snap pour points": "watersheds",
    "catchments": "watersheds",
    "upslope area": "watersheds",
    "dinf": "flowdirections",
    "d8": "flowdirections",
    "d-infinity": "flowaccumulation",
    "multiple flow": "flowaccumulation",
    "contributing area": "flowaccumulation",
    "flow length": "flowdistance",
    "hand": "flowdistance",
    "twi": "terrainindices",
    "spi": "terrainindices",
    "ls factor": "terrainindices",
    "compound topographic index": "terrainindices",
    "ksn": "riversteepness",
    "knickpoint": "riversteepness",
    "chi plot": "riversteepness",
    "flood": "floodheight",
    "inundation": "floodheight",
    "rating curve": "floodheight",
    "manning": "floodheight",
    "raindrop": "flowpaths",
    "hec-geohms": "subbasins",
    "hms": "subbasins",
    "swmm": "subbasins",
    "pfafstetter": "subbasins",
    "subcatchment": "subbasins",
    "stream burning": "burnrivers",
    "stream definition": "riverthreshold",
    "peuker": "riverthreshold",
    "drop analysis": "riverthreshold",
    "taudem": "flowdirections",
    "whitebox": "breachdepressions",
    "arcgis": "watersheds",
    "ponds": "lakes",
    "perlin": "startingsurface",
    "mountains": "terrainfromcoastline",
    "valleys": "terrainfromcoastline",
    "unity": "terrainfromcoastline",
    "unreal": "renderterrain",
    "godot": "terrainfromcoastline",
    "fantasy map": "terrainfromcoastline",
    "hydraulic erosion": "lehenyerosion",
    "aquifers": "watertable",
    "delaunay": "trianglemesh",
}

FIRST = {  # among the first three that are shown, in a window in English
    "topographic wetness index": "terrainindices",
    "ls factor": "terrainindices",
    "longest flow path": "watersheds",
    "inundation": "floodheight",
    "time of concentration": "watersheds",
    "concentration time": "watersheds",
    "pfafstetter": "subbasins",
    "peuker douglas": "riverthreshold",
    "HEC-HMS": "subbasins",
    "SWMM": "subbasins",
    "Konzentrationszeit": "watersheds",
    "Einzugsgebiet": "watersheds",
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


@pytest.mark.parametrize("typed", FIRST)
def test_words_of_catchments_and_floods_find_it_among_the_first_in_five_languages(typed, found):
    assert FIRST[typed] in found(typed)[:3]


def test_a_word_without_meaning_finds_nothing(found):
    assert found("qwxz") == []


@pytest.mark.parametrize("typed", ["r.water.outlet", "snap pour point", "snap pour points", "upslope area"])
def test_who_has_a_point_finds_the_watershed_of_a_point_first(typed, found):
    """The toolbox shows the group to start with before the others: signs come before letters."""
    assert [each for each in found(typed) if each in START_HERE] == ["watershedofpoint"]
