"""Where the plugin's own files lie, what metadata.txt states, and which pages tell of the plugin."""

from __future__ import annotations

import configparser
import functools
from pathlib import Path

ROOT = Path(__file__).parent.parent
HELP = ROOT / "help"  # the pages as HTML, which a package brings along


@functools.cache
def metadata(key: str) -> str:
    """Return a value of metadata.txt."""
    parser = configparser.ConfigParser()
    parser.read(ROOT / "metadata.txt", encoding="utf-8")
    return parser.get("general", key, fallback="")


def page_address(name: str) -> str:
    """Return the address of a page, such as ‘algorithms/lakes’: on this computer where it is, else on the net."""
    page = HELP / f"{name.replace('README', 'index')}.html"
    return page.as_uri() if page.is_file() else source_address(f"docs/{name}.md")


def source_address(path) -> str:
    """Return the address of a file of the plugin, such as ‘docs/faq.md’, on the net."""
    return f"{metadata('repository')}/blob/main/{path}"
