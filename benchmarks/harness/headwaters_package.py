"""Imports the repository as the package ``headwaters``, whatever the name of its folder."""

import importlib.util
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def load():
    """Make ``import headwaters`` find this repository."""
    if "headwaters" in sys.modules:
        return
    spec = importlib.util.spec_from_file_location(
        "headwaters", ROOT / "__init__.py", submodule_search_locations=[str(ROOT)]
    )
    sys.modules["headwaters"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(sys.modules["headwaters"])
