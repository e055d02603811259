"""These tests need QGIS: where there is none they are left out."""

import importlib.util

import pytest

collect_ignore_glob = [] if importlib.util.find_spec("qgis") else ["*"]


@pytest.fixture(autouse=True)
def registered(provider):
    """Have the provider registered and the project empty in every test of this folder."""
    from qgis.core import QgsProject

    yield
    QgsProject.instance().removeAllMapLayers()
