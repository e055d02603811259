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


@pytest.fixture(scope="session")
def wide_land(real_data, tmp_path_factory):
    """Return a DEM of half a million cells, as a text: Jacksboro Fault, mirrored to the east and to the south."""
    import numpy as np
    from headwaters.tests.provider.samples import create, read

    one = read(real_data / "jacksboro_fault" / "jacksboro_fault_dem.tif")[0]
    z = np.block([[one, one[:, ::-1]], [one[::-1], one[::-1, ::-1]]])
    return create(tmp_path_factory.mktemp("wide") / "wide.tif", [z])
