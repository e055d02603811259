"""The groups of the toolbox: the name of each, and its icon, which all its algorithms bear."""

from pathlib import Path

ICONS = Path(__file__).parent.parent / "icons"
GROUPS = {
    "depressions": "Depressions and lakes",
    "erosion": "Erosion",
    "flow": "Flow",
    "meshes": "Meshes",
    "rivers": "Rivers",
    "terrain": "Terrain from rivers",
    "tools": "Tools",
    "watersheds": "Watersheds",
}


def icon_path(name):
    """Return the file of the icon of a group, or of the provider."""
    return str(ICONS / f"{name}.svg")
