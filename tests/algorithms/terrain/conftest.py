"""Terrains that several tests look at."""

import pytest

from .grown import coast
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
def island(provider, tmp_path_factory):
    """Return what is made of a main island, a small one and an islet, with erosion and all outputs."""
    folder = tmp_path_factory.mktemp("Küste")
    files = {name: str(folder / file) for name, file in FILES.items()}
    return make(coast(), EROSION_CELL_SIZE=400, **files)


@pytest.fixture(scope="session")
def model(island):
    """Return the path of the model of these islands."""
    return island["MODEL"]
