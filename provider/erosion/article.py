"""The plane of the article: one choice of SHAPE that stands for all settings of its ground."""

from __future__ import annotations

from ...core.choices import ARTICLE_PLANE, LOW_EDGE
from ...core.run.run import Run
from ..base.inputs import Inputs
from .made_surfaces import ARTICLE_SLOPE
from .parameters import AUTO_THRESHOLD

ARTICLE_GROUND = {"SHAPE": "plane", "SLOPE": ARTICLE_SLOPE, "ROUGHNESS": 0.0, "LAND": None}
ARTICLE_EDGES = {"BOUNDARY": LOW_EDGE, "PERIODIC": "yes"}


def with_article(run: Run, inputs: Inputs) -> Inputs:
    """Return what the user has entered, as the article has it where its plane was chosen; say what is not used then."""
    if inputs.has("INPUT") or inputs.choice("SHAPE") != ARTICLE_PLANE:
        return inputs
    unused = [name for name, word in ARTICLE_EDGES.items() if inputs.choice(name) not in (AUTO_THRESHOLD, word)]
    if inputs.number("SLOPE") != ARTICLE_SLOPE:
        unused.append("SLOPE")
    if inputs.number("ROUGHNESS"):
        unused.append("ROUGHNESS")
    if inputs.has("LAND"):
        unused.append("LAND")
    if unused:
        run.warn("Not used, as SHAPE is article: {}. Take SHAPE plane to choose them.", ", ".join(unused))
    return inputs.replaced(ARTICLE_GROUND | ARTICLE_EDGES)
