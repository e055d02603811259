"""WIDTH and WINDING: how wide rivers are, and how much they wind."""

import numpy as np
import pytest
from headwaters.tests.provider.running import run
from qgis.core import QgsVectorLayer

from .grown import MAIN, coast, grow, rows
from .terrains import make

pytestmark = pytest.mark.qgis


def grown_rivers(**parameters):
    return rows(grow(coast(MAIN), SPACING=2000, SEED=1, **parameters)["RIVERS"])


def test_rivers_are_as_many_times_wider_and_carry_what_they_carry():
    usual, wide = grown_rivers(), grown_rivers(WIDTH=2.5)
    assert [river.discharge_m3s for river in wide] == [river.discharge_m3s for river in usual]
    assert [river.width_m for river in wide] == pytest.approx([2.5 * river.width_m for river in usual])


def test_rivers_wind_as_many_times_as_much():
    straight, usual, strong = (grown_rivers(WINDING=winding) for winding in (0, 1, 2))
    for none, one, two in zip(straight, usual, strong):
        assert none.sinuosity == pytest.approx(
            none.length_m / np.hypot(*(none.vertices[-1] - none.vertices[0])[:2]), rel=0.01
        )
        assert one.sinuosity > none.sinuosity
        assert two.sinuosity - one.sinuosity == pytest.approx(one.sinuosity - none.sinuosity)


def test_terrain_models_take_width_and_winding_from_grown_rivers(tmp_path):
    shapes = {}
    for name, given in (("plain", {}), ("shaped", {"WIDTH": 3, "WINDING": 0})):
        rivers = grow(coast(MAIN), SPACING=2000, SEED=1, **given)["RIVERS"]
        path = str(tmp_path / f"{name}.gpkg")
        run("terrainmodel", COASTLINE=coast(MAIN), RIVERS=rivers, MODEL=path, EROSION_CELL_SIZE=200, SEED=1)
        main = [row for row in courses(path) if row.thread == "main" and row.rosgen not in ("D", "DA")]
        widths = np.median([row.width_m / (4.0 * row.discharge_m3s**0.5) for row in main])
        shapes[name] = widths, any(row.wavelength_m > 0 for row in main)
    assert shapes["plain"] == (pytest.approx(1.0), True)
    assert shapes["shaped"] == (pytest.approx(3.0, rel=1e-3), False)


@pytest.fixture(scope="module")
def models(tmp_path_factory):
    folder = tmp_path_factory.mktemp("shapes")
    choices = {"usual": {}, "straight": {"WINDING": 0}, "strong": {"WINDING": 2}, "wide": {"WIDTH": 3}}
    return {
        name: make(coast(MAIN), MODEL=str(folder / f"{name}.gpkg"), **given)["MODEL"] for name, given in choices.items()
    }


def courses(model):
    return rows(QgsVectorLayer(f"{model}|layername=courses", "courses"))


def sinuosity(model):
    """Return the median length of courses with all bends over the straight way."""
    made = run("rivercourses", MODEL=model, COURSES="TEMPORARY_OUTPUT")["COURSES"]
    return np.median([row.sinuosity for row in rows(made) if row.thread == "main"])


def test_courses_wind_as_much_as_is_asked(models):
    assert all(row.wavelength_m == 0 for row in courses(models["straight"]))
    one, two, three = (sinuosity(models[name]) for name in ("straight", "usual", "strong"))
    assert one < 1.1
    assert one + 0.08 < two < three - 0.08


def test_courses_are_as_wide_as_is_asked(models):
    for name, widths in (("usual", 1.0), ("wide", 3.0)):
        main = [row for row in courses(models[name]) if row.thread == "main" and row.rosgen not in ("D", "DA")]
        assert [row.width_m for row in main] == pytest.approx([widths * 4.0 * row.discharge_m3s**0.5 for row in main])
