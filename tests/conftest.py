"""What all tests share: the repository loaded as the package `headwaters`, and QGIS where a test asks for it.

The folder of a clone may have any name, so nothing is imported by it. Tests of the core need no QGIS.
"""

import importlib.util
import os
import sys
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parent.parent
SHARED_DATA = ROOT.parent / "shared" / "data"


def _load_package():
    spec = importlib.util.spec_from_file_location(
        "headwaters", ROOT / "__init__.py", submodule_search_locations=[str(ROOT)]
    )
    module = importlib.util.module_from_spec(spec)
    sys.modules["headwaters"] = module
    spec.loader.exec_module(module)


_load_package()


@pytest.fixture(scope="session", autouse=True)
def machine_code_folder(tmp_path_factory):
    """Keep compiled kernels of this test run apart from everybody's, and share them with child processes."""
    if "HEADWATERS_CACHE_DIR" not in os.environ:
        os.environ["HEADWATERS_CACHE_DIR"] = str(tmp_path_factory.mktemp("machine-code"))
    return Path(os.environ["HEADWATERS_CACHE_DIR"])


@pytest.fixture(scope="session")
def shared_data():
    """Return the folder of real DEMs and references; skip, and say so, where it is not there."""
    if not SHARED_DATA.is_dir():
        pytest.skip("the folder of real DEMs (shared/data beside the repository) is not here")
    return SHARED_DATA
