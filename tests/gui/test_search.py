"""Whoever types the name that they know finds the algorithm in the toolbox."""

import pytest
from headwaters.provider.groups import START_HERE
from qgis.core import QgsApplication
from qgis.gui import QgsProcessingToolboxProxyModel

from ..provider.running import run_apart

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

LANGUAGES = {  # of words that people type whatever the language of their window
    "de": {
        "Senke": "filldepressions", "Senken füllen": "filldepressions", "Einzugsgebiet": "watershedofpoint",
        "Wasserscheide": "watersheds", "Gewässernetz": "rivernetwork", "Flussordnung": "rivernetwork",
        "Fließrichtung": "flowdirections", "Abflussakkumulation": "flowaccumulation", "Fließlänge": "flowdistance",
        "Grundwasser": "watertable", "Überflutung": "floodheight", "Abflusskurve": "floodheight",
        "Stausee": "lakes", "Pegel": "watersheds", "Höhenmodell": "hydrologyfromdem", "Insel": "terrainfromcoastline",
        "Bodenabtrag": "terrainindices", "Knickpunkt": "riversteepness",
    },
    "fr": {
        "cours d'eau": "rivernetwork", "crue": "floodheight", "talweg": "rivernetwork",
        "bassin versant": "watershedofpoint", "ligne de partage des eaux": "watersheds", "exutoire": "watershedofpoint",
        "réseau hydrographique": "rivernetwork", "cuvette": "filldepressions", "dépression": "filldepressions",
        "direction d'écoulement": "flowdirections", "nappe phréatique": "watertable", "étang": "lakes",
        "courbe de tarage": "floodheight", "densité de drainage": "networkreport", "érosion des sols": "terrainindices",
        "générateur de terrain": "terrainfromcoastline", "sous-bassin": "subbasins", "MNT": "hydrologyfromdem",
    },
    "es": {
        "cuenca": "watershedofpoint", "cauce": "rivernetwork", "umbral de acumulación": "riverthreshold",
        "red de drenaje": "rivernetwork", "divisoria de aguas": "watersheds", "punto de desagüe": "watershedofpoint",
        "rellenar sumideros": "filldepressions", "dirección de flujo": "flowdirections", "embalse": "lakes",
        "acumulación de flujo": "flowaccumulation", "nivel freático": "watertable", "inundación": "floodheight",
        "curva de gasto": "floodheight", "subcuenca": "subbasins", "estación de aforo": "watersheds",
        "quemar ríos": "burnrivers", "erosión del suelo": "terrainindices", "mapa de alturas": "exportheightmap",
    },
    "pt": {
        "bacia hidrográfica": "watershedofpoint", "rede de drenagem": "rivernetwork", "exutório": "watershedofpoint",
        "divisor de águas": "watersheds", "sub-bacia": "subbasins", "lençol freático": "watertable",
        "direção de fluxo": "flowdirections", "acumulação de fluxo": "flowaccumulation", "limiar": "riverthreshold",
        "depressão": "filldepressions", "inundação": "floodheight", "curva-chave": "floodheight", "lagoa": "lakes",
        "tempo de concentração": "watersheds", "queimar rios": "burnrivers", "erosão fluvial": "rivererosion",
    },
}  # fmt: skip

FIRST = {  # among the first three that are shown, in a window in English
    "topographic wetness index": "terrainindices",
    "ls factor": "terrainindices",
    "longest flow path": "watershedofpoint",
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
