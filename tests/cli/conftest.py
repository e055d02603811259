"""These tests need QGIS: where there is none they are left out."""

import importlib.util

collect_ignore_glob = [] if importlib.util.find_spec("qgis") else ["*"]
