"""The algorithms of this repository in a QGIS of this process, and tables of what was measured, held to bars."""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
import conftest  # noqa: F401 (it loads the repository as the package headwaters)
from qgis.core import QgsApplication
from realism import is_outside, shown


def start_algorithms():
    """Start QGIS with the algorithms; what is returned is to be kept as long as they are used."""
    application = QgsApplication([], False)
    application.initQgis()
    sys.path.append(os.path.join(QgsApplication.pkgDataPath(), "python", "plugins"))
    plugin = sys.modules["headwaters"].classFactory(None)
    plugin.initProcessing()
    return application, plugin


def print_table(rows, bars, title, results):
    """Print rows as they come, values by name, and write them into a file, or None; tell whether one misses a bar.

    ``bars`` are the least and the most of values by name; what is outside is marked with *.
    """
    outside, lines = 0, []
    for row in rows:
        if not lines:
            lines = ["| " + " | ".join(row) + " |", "|---" * len(row) + "|"]
            print(*lines, sep="\n")
        off = {name for name, bar in bars.items() if is_outside(row[name], *bar)}
        lines.append("| " + " | ".join(shown(value) + "*" * (name in off) for name, value in row.items()) + " |")
        print(lines[-1], flush=True)
        outside += bool(off)
        if results:
            text = "\n".join([title, *lines, "", f"Outside of a bar: {outside}", ""])
            results.write_text(text, encoding="utf-8")
    return outside > 0
