"""The icons of the provider and of the groups of algorithms."""

from pathlib import Path

ICONS = Path(__file__).parent.parent / "icons"


def icon_path(name):
    """Return the file of an icon."""
    return str(ICONS / f"{name}.svg")
