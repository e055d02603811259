"""Numbers in the log are written for people."""

import pytest
from headwaters.provider.base.fitted_colours import legend_number
from headwaters.provider.islands.coasts import area_text
from headwaters.provider.numbers import Told, told, told_number
from qgis.PyQt.QtCore import QLocale


@pytest.mark.parametrize(
    "label, value, told",
    [
        ("Volume (m³)", 1.29488e9, ("Volume (km³)", "1.295")),
        ("Volume (m³)", 1234567.0, ("Volume (m³)", "1,234,567")),
        ("Depth (m)", 12.34567, ("Depth (m)", "12.35")),
        ("Depth (m)", 0.0123456, ("Depth (m)", "0.01235")),
        ("Volume (km³)", 0.197179, ("Volume (km³)", "0.1972")),
        ("Depth (m)", 3e-9, ("Depth (m)", "3e-09")),
        ("Depth (m)", 0.0, ("Depth (m)", "0")),
        ("Slope", -1.5, ("Slope", "-1.5")),
        ("Area (km²)", 100.0, ("Area (km²)", "100")),
        ("Cells", 1234567, ("Cells", "1,234,567")),
        ("Ratio", None, ("Ratio", "unknown")),
    ],
)
def test_a_number_is_told_with_the_digits_that_count_in_a_unit_that_fits(label, value, told):
    assert told_number(label, value) == told


@pytest.fixture(params=["en_GB", "de_DE", "fr_FR"])
def signs(request):
    """The signs between thousands and before decimals of a language that QGIS runs in."""
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield {"en_GB": (",", "."), "de_DE": (".", ","), "fr_FR": ("\u202f", ",")}[request.param]
    QLocale.setDefault(before)


def test_numbers_have_the_signs_of_the_language(signs):
    """French of older Qt parts thousands with another narrow space."""
    thousands, decimals = signs
    said = [told(1234567), told(1234567.0, ".3g"), told(2.518, ".4g"), told(-1234.5, ",.1f")]
    said += [told(3e-9, ".3g"), told(True, "")]
    wanted = ["1_234_567", "1_230_000", "2;518", "-1_234;5", "3e-09", "True"]
    assert _plain(said) == [text.replace("_", thousands).replace(";", decimals) for text in wanted]


def test_results_legends_and_sizes_are_written_as_the_language_does(signs):
    thousands, decimals = signs
    said = [told_number("Area (km²)", 2.518)[1], told_number("Volume (m³)", 12345.6)[1], legend_number(1234.0)]
    said += [legend_number(0.25), area_text(1234.5e6)]
    wanted = ["2;518", "12_346", "1_234", "0;25", "1_230 km²"]
    assert _plain(said) == [text.replace("_", thousands).replace(";", decimals) for text in wanted]


def _plain(texts):
    return [text.replace("\xa0", "\u202f") for text in texts]


def test_texts_that_take_numbers_as_python_writes_them_have_the_signs_too(signs):
    """Refusals tell limits: “between 1 and 1e+06” is no sentence."""
    thousands, decimals = signs
    said = [f"{Told(limit):g}" for limit in (1, 1e6, 12345, 0.25)]
    assert _plain(said) == ["1", f"1{thousands}000{thousands}000", f"12{thousands}345", f"0{decimals}25"]
