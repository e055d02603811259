"""Dialogs speak: choices in words, fields only where they count, and a table of all parameters beside them."""

import gc

import pytest
from headwaters.algorithms import ALGORITHMS
from headwaters.provider.base.dialog import ADVANCED, HELP_PANEL, choice_texts
from headwaters.provider.base.kept_styles import STYLE_OF_OURS
from headwaters.provider.translation import install_translator
from headwaters.scripts.translations import LANGUAGES
from qgis.core import QgsApplication, QgsProcessingParameterEnum, QgsProject, QgsRasterLayer, QgsVectorLayer
from qgis.PyQt.QtCore import QCoreApplication
from qgis.PyQt.QtWidgets import QApplication, QComboBox, QLineEdit, QScrollArea, QTextBrowser

pytestmark = pytest.mark.qgis
every_algorithm = pytest.mark.parametrize("algorithm_id", [each.ID for each in ALGORITHMS])


@pytest.fixture
def dialog(drawn_land, desktop, shown):
    def open_dialog(algorithm_id):
        algorithm = QgsApplication.processingRegistry().createAlgorithmById(f"headwaters:{algorithm_id}")
        return shown(algorithm.createCustomParametersWidget(desktop.mainWindow()))

    return open_dialog


def choices(algorithm):
    enums = [each for each in algorithm.parameterDefinitions() if isinstance(each, QgsProcessingParameterEnum)]
    return [each for each in enums if not each.allowMultiple()]  # QGIS lists those of which several may be chosen


def box_of(dialog, name):
    return dialog.mainWidget().wrappers[name].wrappedWidget()


def seen(dialog, name):
    return not box_of(dialog, name).isHidden()


def test_choices_show_words_and_give_keywords(opened):
    for definition in choices(opened.algorithm()):
        box, texts = box_of(opened, definition.name()), choice_texts(definition)
        assert isinstance(box, QComboBox)
        assert [box.itemData(row) for row in range(box.count())] == definition.options()
        assert [box.itemText(row) for row in range(box.count())] == list(texts.values())
        assert len(set(texts.values())) == len(definition.options())


@every_algorithm
def test_no_choice_is_a_bare_keyword(provider, algorithm_id):
    algorithm = provider.algorithm(algorithm_id)
    bare = {each.name() for each in choices(algorithm) if list(choice_texts(each).values()) == each.options()}
    assert bare <= {"SHAPE"}  # whose words are those of labels


def test_no_dialog_scrolls_sideways_at_its_first_size(opened):
    areas = opened.mainWidget().findChildren(QScrollArea)
    assert areas and all(area.horizontalScrollBar().maximum() == 0 for area in areas)


@pytest.mark.parametrize("language", LANGUAGES)
def test_none_does_so_in_another_language(dialog, language, provider):
    translator = install_translator(language)
    try:
        wide = []
        for algorithm in provider.algorithms():
            opened = dialog(algorithm.name())
            QApplication.processEvents()
            areas = opened.mainWidget().findChildren(QScrollArea)
            if any(area.horizontalScrollBar().maximum() for area in areas):
                wide.append(algorithm.name())
        assert wide == []
    finally:
        QCoreApplication.removeTranslator(translator)


def test_what_is_needed_is_not_called_optional(opened):
    for name in opened.algorithm().NEEDED:
        label = opened.mainWidget().wrappers[name].wrappedLabel().text()
        assert label == opened.algorithm().parameterDefinition(name).description()


@pytest.mark.parametrize("algorithm_id, most", [("terrainfromcoastline", 7), ("watertable", 3)])
def test_few_parameters_are_open(algorithm_id, most, provider):
    """At first: what is shown for another choice comes when that is made."""
    algorithm = provider.algorithm(algorithm_id)
    named = [each for each in algorithm.parameterDefinitions() if not each.isDestination()]
    chosen = {each.name(): each.defaultValue() for each in named}
    later = {name for name, (choice, word) in algorithm.SHOWN_FOR.items() if chosen[choice] != word}
    at_first = [each.name() for each in named if not each.flags() & ADVANCED and each.name() not in later]
    assert len(at_first) <= most, at_first


def test_the_watershed_of_a_point_asks_for_a_dem_and_a_point_first(provider):
    definitions = provider.algorithm("watershedofpoint").parameterDefinitions()
    assert [each.name() for each in definitions][:2] == ["INPUT", "POINT"]


def test_a_choice_that_is_made_in_words_reaches_the_run_as_its_keyword(dialog):
    opened = dialog("filldepressions")
    box = box_of(opened, "HOLES")
    box.setCurrentIndex(box.findText("water goes round them"))
    assert opened.createProcessingParameters()["HOLES"] == "wall"


def test_several_choices_are_named_and_reach_the_run_as_keywords(dialog):
    opened = dialog("watershedofpoint")
    line = box_of(opened, "TC").findChild(QLineEdit)
    assert line.text() == "Kirpich, Giandotti, Témez, Bransby-Williams"
    del line
    gc.collect()
    opened.mainWidget().setParameters({"TC": ["scs", "kirpich"]})
    line = box_of(opened, "TC").findChild(QLineEdit)
    assert line.text() == "SCS lag (with CN), Kirpich"
    assert opened.createProcessingParameters()["TC"] == ["scs", "kirpich"]


def test_watersheds_shows_what_its_choice_needs(dialog):
    opened = dialog("watersheds")
    box = box_of(opened, "BY")

    of_points = {"POINTS", "ACCUMULATION", "SNAP", "SNAP_TO", "SNAPPED"}

    def shown_for(word):
        box.setCurrentIndex(box.findData(word))
        return {name for name in (*of_points, "LAKES") if seen(opened, name)}

    assert shown_for("outlets") == set()
    assert shown_for("points") == of_points
    assert shown_for("lakes") == {"LAKES"}
    assert shown_for("rivers") == set()
    for name in ("RIVERS", "INPUT", "MIN_AREA", "SMALL", "WATERSHEDS"):
        assert seen(opened, name)


def test_what_counts_is_shown_though_memory_was_cleared(dialog):
    opened = dialog("watersheds")
    gc.collect()
    opened.mainWidget().setParameters({"BY": "lakes"})
    assert seen(opened, "LAKES") and not seen(opened, "POINTS")


def coast_chosen(desktop, shown):
    """Return the name of the layer that the dialog of Terrain from a coastline begins with."""
    algorithm = QgsApplication.processingRegistry().createAlgorithmById("headwaters:terrainfromcoastline")
    opened = shown(algorithm.createCustomParametersWidget(desktop.mainWindow()))
    layer = QgsProject.instance().mapLayer(opened.createProcessingParameters()["COASTLINE"])
    return layer.name() if layer else None


def test_land_that_lies_there_is_chosen(project, desktop, shown):
    """As a layer that must be given is; where there are several polygons, the active one."""
    assert coast_chosen(desktop, shown) is None
    kinds = "LineString", "Polygon", "MultiPolygon"
    layers = {kind: QgsVectorLayer(f"{kind}?crs=EPSG:32632", kind, "memory") for kind in kinds}
    project.addMapLayer(layers["LineString"])
    assert coast_chosen(desktop, shown) is None
    project.addMapLayer(layers["Polygon"])
    assert coast_chosen(desktop, shown) == "Polygon"
    project.addMapLayer(layers["MultiPolygon"])
    desktop.setActiveLayer(layers["LineString"])
    assert coast_chosen(desktop, shown) is None
    desktop.setActiveLayer(layers["MultiPolygon"])
    assert coast_chosen(desktop, shown) == "MultiPolygon"


def test_labels_of_hidden_fields_are_hidden_too(dialog):
    label = dialog("watersheds").mainWidget().wrappers["POINTS"].wrappedLabel()
    assert label.isHidden()


@every_algorithm
def test_what_is_shown_for_a_choice_only_is_there(provider, algorithm_id):
    algorithm = provider.algorithm(algorithm_id)
    for name, (choice, word) in algorithm.SHOWN_FOR.items():
        assert algorithm.parameterDefinition(name) is not None
        assert word in algorithm.parameterDefinition(choice).options()


def test_the_help_has_a_table_of_all_parameters(opened):
    text = opened.findChild(QTextBrowser, HELP_PANEL).toPlainText()
    for definition in opened.algorithm().parameterDefinitions():
        assert definition.name() in text
        assert " ".join(definition.help().split()) in " ".join(text.split())


@pytest.mark.parametrize("algorithm_id", ["watershedofpoint", "watersheds", "subbasins", "riverthreshold"])
def test_the_only_dem_of_the_project_is_chosen_where_one_is_needed(dem, desktop, shown, algorithm_id):
    """As the heights, and as nothing else; a raster of directions beside it is no DEM."""
    directions = QgsRasterLayer(dem.source(), "Hills directions")
    directions.setCustomProperty(STYLE_OF_OURS, "directions")
    QgsProject.instance().addMapLayer(directions)
    desktop.setActiveLayer(directions)
    algorithm = QgsApplication.processingRegistry().createAlgorithmById(f"headwaters:{algorithm_id}")
    opened = shown(algorithm.createCustomParametersWidget(desktop.mainWindow()))
    chosen = opened.createProcessingParameters()
    assert chosen["INPUT"] == dem.id()
    assert not chosen.get("DIRECTIONS") and not chosen.get("ACCUMULATION")


@pytest.mark.parametrize("algorithm_id", ["hydrologyfromdem", "lakes", "terrainfromdem"])
def test_it_is_chosen_though_a_coast_is_the_active_layer(dem, desktop, shown, algorithm_id):
    """QGIS then leaves the field empty."""
    coast = QgsVectorLayer("Polygon?crs=EPSG:32632", "Coast", "memory")
    QgsProject.instance().addMapLayer(coast)
    desktop.setActiveLayer(coast)
    algorithm = QgsApplication.processingRegistry().createAlgorithmById(f"headwaters:{algorithm_id}")
    opened = shown(algorithm.createCustomParametersWidget(desktop.mainWindow()))
    assert opened.createProcessingParameters()["INPUT"] == dem.id()
