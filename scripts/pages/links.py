"""Finds dead links on a site: pages, anchors, pictures and files that are not there."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

PLACES = {"a": "href", "img": "src", "link": "href", "script": "src"}
ELSEWHERE = ("http://", "https://", "mailto:", "data:")


class _Seen(HTMLParser):
    """The anchors of a page, and where it leads."""

    def __init__(self, text):
        super().__init__()
        self.anchors, self.targets = set(), []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        """Note what a tag names and where it leads."""
        values = dict(attributes)
        if values.get("id"):
            self.anchors.add(values["id"])
        target = values.get(PLACES.get(tag, ""))
        if target and not target.startswith(ELSEWHERE):
            self.targets.append(target)


def dead_links(folder):
    """Return a sentence for each link of a folder of pages that leads nowhere."""
    folder = Path(folder)
    pages = {path.resolve(): _Seen(path.read_text(encoding="utf-8")) for path in folder.rglob("*.html")}
    found = []
    for path, page in sorted(pages.items()):
        for target in page.targets:
            file, _, anchor = unquote(target).partition("#")
            whole = (path.parent / file).resolve() if file else path
            name = path.relative_to(folder.resolve()).as_posix()
            if not whole.is_file():
                found.append(f"{name}: ‘{target}’ is not there.")
            elif anchor and whole in pages and anchor not in pages[whole].anchors:
                found.append(f"{name}: ‘{target}’ has no such heading.")
    return found
