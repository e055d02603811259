"""Which files are pages, where each comes to lie on a site, and in which order they stand beside each other."""

import re
from pathlib import Path, PurePosixPath
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
HOME = "docs/home.md"  # what README is to a repository
NEWS = "docs/release-notes.md"
PICTURES = {".png", ".svg", ".jpg"}
# Sections of the list of pages. What is not named here stands under the last title that fits its folder.
SECTIONS = (
    (
        "Start here",
        (HOME, "docs/tutorials", "docs/faq.md", "docs/glossary.md", "docs/replaces.md", "docs/beside-others.md", NEWS),
    ),
    ("Algorithms", ("docs/algorithms",)),
    ("More", ("docs/gallery.md", "docs/how-real.md", "docs/why-trust-it.md", "docs")),
    ("Speed", ("benchmarks",)),
    ("The project", ("CHANGELOG.md", "CONTRIBUTING.md", "docs/ARCHITECTURE.md", "examples")),
)
ROW = re.compile(r"\| ([^|]+?) \| \[([^\]]+)\]\((\w+\.md)\)")


class Entry(NamedTuple):
    """A page in the list of pages: the path of its source, what it is called there, and the group below the section."""

    source: str
    title: str
    group: str = ""


def all_pages():
    """Return the paths of all pages of the site below the repository."""
    pages = [HOME, "CHANGELOG.md", "CONTRIBUTING.md", "benchmarks/README.md", "examples/data/README.md"]
    found = [*ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/results/*.md")]
    pages += sorted({path.relative_to(ROOT).as_posix() for path in found} - {HOME})
    return [page for page in pages if not page.startswith("docs/methods/")]  # those are in the pages of the algorithms


def pages_for_users():
    """Return the pages that go with the plugin."""
    unwanted = ("benchmarks/", "CONTRIBUTING.md", "docs/ARCHITECTURE.md", "docs/from-the-articles.md", HOME)
    pages = [page for page in all_pages() if not page.startswith(unwanted)]
    return sorted(pages, key=lambda page: page != "docs/algorithms/README.md")  # the first one is where all begins


def place(source):
    """Return where a page lies on the site: ‘docs’ has no folder of its own there."""
    path = PurePosixPath(source)
    parts = path.parts[1:] if path.parts[0] == "docs" else path.parts
    name = "index.html" if path.name == "README.md" or source == HOME else f"{path.stem.lower()}.html"
    return "/".join([*parts[:-1], name])


def title_of(source):
    """Return the first heading of a page."""
    for line in (ROOT / source).read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            return line[2:].strip()
    raise ValueError(f"{source} has no title.")


def entries(pages):
    """Return pairs of a section and its entries; every page stands in one of them."""
    left, sections = list(pages), []
    algorithms = _algorithms()
    for section, patterns in SECTIONS:
        chosen = []
        for pattern in patterns:
            mine = [page for page in left if page == pattern or page.startswith(f"{pattern}/")]
            if pattern == "docs":
                mine = [page for page in mine if page != "docs/ARCHITECTURE.md"]
            chosen += mine
            left = [page for page in left if page not in mine]
        if section == "Algorithms":
            chosen.sort(key=lambda page: list(algorithms).index(page) if page in algorithms else -1)
        if chosen:
            sections.append((section, [_entry(page, algorithms) for page in chosen]))
    if left:
        raise ValueError(f"In no section: {', '.join(left)}")
    return sections


def _entry(page, algorithms):
    group, title = algorithms.get(page, ("", title_of(page)))
    return Entry(page, title, group)


def _algorithms():
    """Return group and name of each algorithm by its page, in the order of their overview."""
    text = (ROOT / "docs/algorithms/README.md").read_text(encoding="utf-8")
    return {f"docs/algorithms/{file}": (group, name) for group, name, file in ROW.findall(text)}
