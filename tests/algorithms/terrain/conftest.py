"""Terrains that several tests look at."""

import pytest
from headwaters.tests.provider.running import run

from .grown import coast, grow
from .terrains import make

FILES = {
    "OUTPUT": "terrain.tif",
    "RIVERS": "rivers.gpkg",
    "WATERSHEDS": "watersheds.gpkg",
    "RIDGES": "ridges.gpkg",
    "MODEL": "model.gpkg",
    "REPORT": "report.html",
    "REPORT_JSON": "report.json",
}


@pytest.fixture(scope="module", autouse=True)
def quick_ground(coarse_ground):
    """Have coarse ground in quick runs, but in tests that ask for `usual_ground`."""


@pytest.fixture(scope="session")
def make_model(provider):
    """Return what builds a model of two islands and an islet, and rivers that grew on them; the same each time."""
    land = coast()
    grown = grow(land, SPACING=1500, NODES=None, CELLS=None, RIDGES=None, WATERSHEDS=None)["RIVERS"]

    def build(path="TEMPORARY_OUTPUT", **parameters):
        return run("terrainmodel", COASTLINE=land, RIVERS=grown, MODEL=str(path), **parameters)["MODEL"]

    return build


@pytest.fixture(scope="session")
def island(provider, tmp_path_factory):
    """Return what is made of a main island, a small one and an islet, with erosion and all outputs."""
    folder = tmp_path_factory.mktemp("Küste")
    files = {name: str(folder / file) for name, file in FILES.items()}
    return make(coast(), EROSION_CELL_SIZE=400, **files)


@pytest.fixture(scope="session")
def model(island):
    """Return the path of the model of these islands."""
    return island["MODEL"]
