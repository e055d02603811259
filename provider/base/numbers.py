"""Numbers of results as people read them."""

from __future__ import annotations

from collections.abc import Iterable

LARGE_VOLUME = 1e8  # m³; from here on in km³


def are_large(results: Iterable[tuple[str, object]]) -> bool:
    """Tell whether volumes among results, pairs of label and value, are told in km³: all of them, or none."""
    return any("(m³)" in label and isinstance(value, float) and abs(value) >= LARGE_VOLUME for label, value in results)


def told_number(label: str, value: float, large: bool = False) -> tuple[str, str]:
    """Return the label of a result and its value as text: counts in full, measures with four digits that count.

    A ``large`` volume, or one among large ones, is told in km³.
    """
    if value is None:
        return label, "unknown"
    if not isinstance(value, float):
        return label, f"{value:,}"
    if "(m³)" in label and (large or abs(value) >= LARGE_VOLUME):
        label, value = label.replace("(m³)", "(km³)"), value / 1e9
    if value != 0 and not 1e-4 <= abs(value) < 1e15:
        return label, f"{value:.4g}"
    whole = len(f"{abs(value):.0f}")
    text = f"{value:,.{max(0, 4 - whole) if abs(value) >= 1 else 6}f}"
    return label, text.rstrip("0").rstrip(".") if "." in text else text
