"""The plugin speaks the language of QGIS: every text has its translation, and a German QGIS shows German labels."""

import ast
import functools
import re
import string
from types import SimpleNamespace

import numpy as np
import pytest
from headwaters.core.machine.expressions import ExpressionError, parse
from headwaters.core.report.texts import Text
from headwaters.core.run.run import Run
from headwaters.provider import translation
from headwaters.provider.cluster.on_dask import _in_words
from headwaters.provider.cluster.on_worker import NOT_WRITTEN
from headwaters.provider.errors import UserError, refusal
from headwaters.provider.groups import GROUPS, START
from headwaters.provider.layers import fields
from headwaters.provider.layers.complete_files import check_file_ending
from headwaters.provider.layers.mesh_files import check_mesh_ending
from headwaters.provider.layers.opened_anew import refuse_gone
from headwaters.provider.layers.scratch import MemoryAlone
from headwaters.provider.terrain.heightmaps.heightmaps import check_heightmap_ending
from headwaters.provider.translation import FOLDER, install_translator, tr
from headwaters.provider.water.dry_lakes import DRY_LAKES
from headwaters.provider.water.routing import ONE_OUTLET, ONLY_IN_MEMORY
from headwaters.provider.water.watersheds import report_edge
from headwaters.scripts.translations import LANGUAGES, SOURCES, all_texts, calls, read
from qgis.PyQt.QtCore import QCollator, QCoreApplication, QLocale

from ..core.report.languages import without_words, words_of
from .running import ROOT, run_apart
from .samples import create

pytestmark = pytest.mark.qgis

JACKSBORO = ROOT / "examples" / "data" / "jacksboro.tif"


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request):
    return request.param


@pytest.fixture(scope="module")
def translations(language):
    return read(FOLDER / f"headwaters_{language}.ts")


@pytest.fixture(scope="module")
def texts(provider):
    """Return all texts of the house, which it takes two seconds to find."""
    return all_texts(provider.algorithms())


def placeholders(text):
    """Return what is put into a text: names or numbers of the places, and how values are written there."""
    return [(name, form) for _, name, form, _ in string.Formatter().parse(text) if name is not None]


def test_every_text_is_translated_and_none_is_left_over(texts, translations):
    """`make translations` brings the files up to date; what is new in them waits for somebody to translate it."""
    assert sorted(translations) == texts
    assert [text for text, made in translations.items() if not made.strip()] == []


def test_what_is_said_is_a_text_with_values_and_no_sentence_made_on_the_way():
    """Which nobody could translate: notes, warnings and refusals hand over a text and what is put into it."""
    made = [
        node.lineno
        for node in calls(SOURCES)
        if getattr(node.func, "id", getattr(node.func, "attr", "")) in ("note", "warn", "refusal", "Text", "tr")
        and node.args
        and isinstance(node.args[0], ast.JoinedStr)
    ]
    assert made == []


def test_placeholders_are_those_of_the_text_in_their_order(translations):
    in_code = {text: made for text, made in translations.items() if "{" in text}
    assert len(in_code) > 10
    assert [text for text, made in in_code.items() if placeholders(made) != placeholders(text)] == []


@pytest.mark.parametrize("place", ["en_US", "en_GB", "de_DE", "es_ES", "es_MX", "fr_FR", "pt_BR", "pt_PT"])
def test_the_group_to_start_with_is_the_first_as_each_language_sorts(translations, place):
    """The toolbox sorts by name, as the language of QGIS does: signs before letters."""
    order = functools.cmp_to_key(QCollator(QLocale(place)).compare)
    for names in (GROUPS, {group: translations[name] for group, name in GROUPS.items()}):
        assert min(names, key=lambda group: order(names[group])) == START


def test_sentences_stay_sentences_and_units_stay_units(translations):
    def units(text):
        return re.findall(r"\((?:m|km²|m²|m³|km|%|m³/s|1/m)\)", text)

    assert [text for text, made in translations.items() if made.endswith(".") != text.endswith(".")] == []
    assert [text for text, made in translations.items() if units(made) != units(text)] == []
    assert [text for text, made in translations.items() if made != made.strip()] == []


def test_lines_and_notes_of_fields_stay(translations):
    """A map tip ends before the first semicolon of what a field means."""
    meanings = {field.meaning for schema in vars(fields).values() for field in _fields_of(schema)}
    assert len(meanings & set(translations)) > 100
    assert [text for text in meanings if translations[text].count(";") != text.count(";")] == []
    assert [text for text, made in translations.items() if made.count("\n") != text.count("\n")] == []


def _fields_of(value):
    """Return the fields that a schema, or a table of schemas, holds."""
    if isinstance(value, fields.LayerField):
        return [value]
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else ()
    return [field for part in parts for field in _fields_of(part)]


def test_what_a_run_makes_speaks_the_language_of_qgis():
    """Phases of the log, titles of layers, meanings of fields, map tips, legends and the examples; numbers, too."""
    said = run_apart(
        """
        import processing
        from headwaters.provider.examples import example_models
        from headwaters.provider.progress import FeedbackProgress
        from qgis.core import QgsExpression, QgsProcessingContext, QgsProcessingFeedback, QgsProject
        from qgis.core import QgsVectorLayer
        from headwaters.provider.base.described import describe
        from headwaters.provider.base.styling import apply_style
        from headwaters.provider.layers.fields import NODES, qgs_fields
        from headwaters.provider.translation import titled

        class Listener(QgsProcessingFeedback):
            phases = []
            def setProgressText(self, text):
                self.phases.append(text)

        run = FeedbackProgress(Listener())
        for name in ("Reading the DEM", "Writing the lakes", "Finding lakes"):
            with run.phase(name, 0.1):
                pass
        layer = QgsVectorLayer("Point", "nodes", "memory")
        layer.dataProvider().addAttributes(list(qgs_fields(NODES)))
        layer.updateFields()
        apply_style(layer, "nodes")
        describe(layer, NODES, "")
        tip = layer.mapTipTemplate()
        shown = tip[tip.index("coalesce(regexp_replace("):].split("%]")[0]
        value = QgsExpression(shown.replace('"z_m"', "1234.5")).evaluate()
        model = next(iter(example_models())).create()
        inputs = {each.name(): each.description() for each in model.parameterDefinitions()}
        tell(phases=run.feedback.phases, title=titled("Ammer", "rivers"), alias=layer.attributeAlias(5), tip=tip,
             legend=[each.label() for each in layer.renderer().categories()], value=value,
             model=[model.displayName(), model.group(), inputs["DEM"], model.id()])
        """,
        before="from qgis.PyQt.QtCore import QLocale; QLocale.setDefault(QLocale('de_DE'))",
    )
    assert said["phases"] == ["Höhenmodell lesen", "Schreiben", "Seen finden"]
    assert said["title"] == "Ammer Flüsse"
    assert said["alias"] == "Höhe (m)" and "Höhe (m)&nbsp;" in said["tip"]
    assert said["value"] == "1.234,5"
    assert said["legend"][:2] == ["Quelle", "Zusammenfluss"]
    name, group, dem, model = said["model"]
    assert (name, group, dem) == ("Höhenmodell zu HEC-HMS", "Headwaters-Beispiele", "Höhenmodell")
    assert model.endswith("DEM to HEC-HMS")


def test_markup_and_names_of_parameters_stay(translations):
    def tags(text):
        return sorted(set(re.findall(r"</?\w+>|\b[A-Z][A-Z_]{3,}\b", text)))

    assert [text for text, made in translations.items() if tags(made) != tags(text)] == []


def test_numbers_and_values_of_options_stay(translations):
    """Digits alone are compared: each language parts thousands and decimals in its own way."""

    def digits(text):
        return sorted(re.findall(r"[0-9]", text))

    def explained_values(text):
        return re.findall(r"(?:^|\. )([a-z]\w+) ?: ", text) if text.endswith(".") else []

    assert [text for text, made in translations.items() if digits(made) != digits(text)] == []
    assert [text for text, made in translations.items() if explained_values(made) != explained_values(text)] == []


def test_algorithms_in_quotes_have_the_names_of_the_toolbox(language, translations):
    marks = {"de": "„(.*?)“", "es": "«(.*?)»", "fr": "« (.*?) »", "pt": "“(.*?)”"}[language]

    def expected(text):
        return sorted(translations.get(name, name) for name in re.findall("‘(.*?)’", text))

    assert [text for text, made in translations.items() if sorted(re.findall(marks, made)) != expected(text)] == []


def test_qgis_finds_all_of_it_in_the_compiled_file(language, translations):
    translator = install_translator(language)
    try:
        assert {text: tr(text) for text in translations} == translations
    finally:
        QCoreApplication.removeTranslator(translator)


@pytest.mark.parametrize(
    "locale, name, label",
    [
        ("de_CH", "Senken füllen", "Höhenmodell"),
        ("fr", "Combler les dépressions", "MNT"),
        ("es_MX", "Rellenar depresiones", "MDE"),
        ("pt_BR", "Preencher depressões", "MDE"),
        ("it", "Fill depressions", "DEM"),
    ],
)
def test_dialogs_speak_the_language_of_qgis_and_ids_stay_english(locale, name, label):
    said = run_apart(
        """
        algorithm = plugin.provider.algorithm("filldepressions")
        facts = {"name": algorithm.displayName(), "ids": [each.name() for each in algorithm.parameterDefinitions()]}
        facts["label"] = algorithm.parameterDefinition("INPUT").description()
        facts["options"] = algorithm.parameterDefinition("HOLES").options()
        plugin.unload()
        plugin.initProcessing()
        facts["again"] = plugin.provider.algorithm("filldepressions").displayName()
        tell(**facts)
        """,
        before=f"from qgis.PyQt.QtCore import QLocale; QLocale.setDefault(QLocale({locale!r}))",
    )
    assert (said["name"], said["label"], said["again"]) == (name, label, name)
    assert said["ids"][0] == "INPUT" and "wall" in said["options"]


def said_in_german(path, name, *runs):
    """Return what a German QGIS warns of and refuses when a DEM is filled, and which runs went well."""
    return run_apart(
        f"""
        from qgis.core import QgsProcessingContext, QgsProcessingFeedback, QgsRasterLayer

        class Listener(QgsProcessingFeedback):
            said = []
            def pushWarning(self, text):
                self.said.append(text)
            def reportError(self, text, fatalError=False):
                self.said.append(text)

        context, listener, went_well = QgsProcessingContext(), Listener(), []
        for given in {runs!r}:
            algorithm = QgsApplication.processingRegistry().createAlgorithmById("headwaters:filldepressions")
            dem = QgsRasterLayer({str(path)!r}, {name!r})
            parameters = {{"INPUT": dem, "OUTPUT": "TEMPORARY_OUTPUT", **given}}
            went_well.append(algorithm.run(parameters, context, listener)[1])
        tell(said=listener.said, went_well=went_well)
        """,
        before="from qgis.PyQt.QtCore import QLocale; QLocale.setDefault(QLocale('de_DE'))",
    )


def test_warnings_and_refusals_speak_the_language_of_qgis():
    """With all that is put into them: names of features, sizes, remedies; numbers, too."""
    assert said_in_german(JACKSBORO, "Tal", {"STEPS": 3}, {"BAND": 4})["said"] == [
        "STEPS gilt für die Methode sweeps: Es wird nicht beachtet.",
        "Das Raster „Tal“ hat einen Kanal; BAND 4 gibt es nicht.",
    ]


EXPRESSIONS = {  # that cannot be read, and what is said of them by its name
    "": "",
    "§": "",
    "2 c": "c",
    "2 * (c": "",
    "2 * (c c": "c",
    "2 *": "",
    "2 * )": "",
    "-" * 99: "",
    "2 * b": "a abs b c exp log max min sqrt",
    "2" * 9999: "",
}


def refuse_expression(text):
    with pytest.raises(ExpressionError) as error:
        parse(text, ("c", "a"))
    raise refusal("{}", Text(*error.value.args))


def refuse_lack(*lacks):
    for what, remedy in _in_words(*lacks):
        raise refusal("{} {}", what, remedy)


@pytest.mark.parametrize(
    "refuse, names",
    [
        (lambda: check_mesh_ending("no.txt"), "dm txt"),
        (lambda: check_heightmap_ending("no.txt"), "HEIGHTMAP png r raw txt"),
        (lambda: check_file_ending(Text("Meshes are"), "no.txt", (".a", ".b", ".c")), "a b c txt"),
        (lambda: refuse_gone(Text("raster"), "dem"), "dem"),
        (lambda: MemoryAlone(ONE_OUTLET).storage(Run(), (900, 900), 10, 10), "MB"),
        (lambda: MemoryAlone(DRY_LAKES).storage(Run(), (900, 900), 10, 10), "MB"),
        *((lambda work=each: MemoryAlone(work).storage(Run(), (900, 900), 10, 10), "MB")
          for each in ONLY_IN_MEMORY.values()),
        *((lambda text=each: refuse_expression(text), names) for each, names in EXPRESSIONS.items()),
        (lambda: refuse_lack(["numba"], {}, []), "numba"),
        (lambda: refuse_lack([], {"/a/b": (NOT_WRITTEN, "E")}, []), "E a"),
        (lambda: refuse_lack([], {}, ["/a"]), "a"),
    ],
)  # fmt: skip
def test_what_is_put_into_a_refusal_is_translated_too(refuse, names, monkeypatch):
    """In a language without words only names are left."""
    monkeypatch.setattr(translation, "tr", without_words)
    monkeypatch.setenv("HEADWATERS_MEMORY", "0.001")
    with pytest.raises(UserError) as refused:
        refuse()
    assert words_of(str(refused.value)) == set(names.split())


def test_what_is_said_of_land_at_the_edge_is_translated_too():
    said = []
    given = SimpleNamespace(report=lambda *what: said.append(what))
    points = SimpleNamespace(cells=np.zeros(1), first=[0], given=given)
    basins = SimpleNamespace(touches_edge=np.array([False, True]), target=np.arange(2), outlet=np.array([-1, 0]))
    report_edge(Run(), basins, points)
    ((_, which, what),) = said
    assert which.all() and isinstance(what, Text)


def test_doubts_speak_the_language_of_qgis_whatever_the_name_of_a_layer(tmp_path):
    path = create(tmp_path / "dem.tif", [np.full((5, 5), 9000, np.float32)])
    said = said_in_german(path, "Tal{1}", {})
    assert said["went_well"] == [True]
    assert said["said"] == [
        "„Tal{1}“ hat Höhen bis 9.000: Kein Land der Erde ist in Metern so hoch. Sind dies Fuß, so setzen Sie Z_UNIT "
        "auf foot; sonst geben Sie ein Höhenmodell als INPUT an."
    ]
