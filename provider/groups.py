"""The groups of the toolbox: the name of each, and the icon of its subject, which all algorithms of that bear."""

from __future__ import annotations

from pathlib import Path

ICONS = Path(__file__).parent.parent / "icons"
GROUPS = {
    "depressions": "Depressions and lakes",
    "erosion": "Erosion",
    "flow": "Flow",
    "meshes": "Meshes",
    "rivers": "Rivers",
    "start": "★ Start here",
    "terrain": "Terrain from rivers",
    "tools": "Tools",
    "watersheds": "Watersheds",
}

START = "start"  # the group of what newcomers need; the toolbox sorts groups by name, and signs come before letters
START_HERE = ("hydrologyfromdem", "watershedofpoint", "terrainfromcoastline")  # whatever their subject


def icon_path(name: str) -> str:
    """Return the file of the icon of a subject, or of the provider."""
    return str(ICONS / f"{name}.svg")
