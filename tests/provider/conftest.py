"""These tests need QGIS: where there is none they are left out."""

import importlib.util
import shutil
import subprocess

import pytest

collect_ignore_glob = [] if importlib.util.find_spec("qgis") else ["*"]


@pytest.fixture(autouse=True)
def registered(provider):
    """Have the provider registered and the project empty in every test of this folder."""
    from qgis.core import QgsProject

    yield
    QgsProject.instance().removeAllMapLayers()


@pytest.fixture
def small_disk(tmp_path):
    """Return a folder in which 500 kB find room."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=500k", "tmpfs", str(disk)]
    if not shutil.which("mount") or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("a small disk cannot be mounted here (that takes root)")
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=True)
