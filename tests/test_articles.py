"""The page that leads from the articles to the tools: each row leads to a page, and to what there is there."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PAGE = (DOCS / "from-the-articles.md").read_text(encoding="utf-8")
CONTRACT = json.loads((ROOT / "tests" / "algorithms" / "contract.json").read_text(encoding="utf-8"))
ROWS = [row for row in re.findall(r"^\| (.+?) \| (.+) \|$", PAGE, re.MULTILINE) if row[1] != "Here"]
LINK = re.compile(r"\[[^]]+\]\(([^)]+)\)")


def names_of(algorithm):
    """Return the names of parameters and outputs of an algorithm."""
    facts = CONTRACT[algorithm]
    return {re.match(r"\[?(\w+)", text).group(1) for text in (*facts["parameters"], *facts["outputs"])}


def test_there_are_as_many_statements_as_the_articles_make():
    assert len(ROWS) >= 120
    assert len({statement for statement, _ in ROWS}) == len(ROWS)


@pytest.mark.parametrize("statement, answer", ROWS, ids=[statement for statement, _ in ROWS])
def test_each_statement_has_an_answer_that_is_there(statement, answer):
    """A page that exists, names that its algorithm has; what is not there says why, or what to do instead."""
    targets = LINK.findall(answer)
    if not targets:
        assert re.match(r"\*Not (wanted|yet)\*.*: .+", answer)
    known = set()
    for target in targets:
        assert (DOCS / target).resolve().is_file(), target
        algorithm = Path(target).stem
        known |= names_of(algorithm) if algorithm in CONTRACT else set()
    fields = (ROOT / "provider" / "layers" / "fields.py").read_text(encoding="utf-8")
    for name in re.findall(r"`([A-Z0-9_]+)`", answer):
        assert name in known or not targets, name
    for name in re.findall(r"fields? ((?:`[a-z0-9_]+`(?:, )?)+)", answer):
        assert all(f'"{field}"' in fields for field in re.findall(r"`(\w+)`", name))
