"""Writes a site: each page with the list of all, its own headings and a search that needs no server."""

import configparser
import json
import os
import shutil
from html import escape
from pathlib import PurePosixPath

from .markdown import page_of
from .sources import HOME, PICTURES, ROOT, entries, place, title_of
from .words import search_words

HERE = ROOT / "scripts" / "pages"
NAME = "Headwaters"
START_HERE = "★"  # begins the name of their group
SHOWN_LEVEL = 2  # of headings in the list beside a page
FILM, STILL = "film.webp", "images/terrain_sardinia.png"  # of the home page, and what is seen where there is no film
TEMPLATE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{title}</title>
<link rel="icon" href="{root}headwaters.svg"/>
<link rel="stylesheet" href="{root}style.css"/>
</head>
<body{kind}>
<header>
<a class="brand" href="{root}{home}"><img src="{root}headwaters.svg" alt=""/> Headwaters</a>
<div class="search"><input id="search" type="search" placeholder="Search" aria-label="Search these pages"
 autocomplete="off" data-root="{root}"/><div id="found" role="listbox" hidden="hidden"></div></div>
</header>
<div class="columns">
<nav aria-label="Pages"><details id="pages" open="open"><summary>Pages</summary>
{pages}
</details></nav>
<main>
{content}
<footer>Headwaters {version} · GNU General Public License, version 2 or later{source}</footer>
</main>
<aside aria-label="On this page">{headings}</aside>
</div>
<script src="{root}search-index.js"></script>
<script src="{root}search.js"></script>
</body>
</html>
"""


def metadata(key):
    """Return a value of metadata.txt."""
    parser = configparser.ConfigParser()
    parser.read(ROOT / "metadata.txt", encoding="utf-8")
    return parser.get("general", key)


def build(folder, pages, put_picture=shutil.copyfile, picture_name=lambda name: name, film=None):
    """Write the site of some pages into a folder, which is emptied first; return how many there are.

    ``put_picture(source, destination)`` writes a picture, under the name that ``picture_name`` gives it. ``film`` is
    the file of the film for the home page, if there is one.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    sections, pictures, index, words = entries(pages), {}, [], search_words()
    first = {entry.source for _, listed in sections for entry in listed if entry.group.startswith(START_HERE)}
    for source in pages:
        linker = _Linker(source, pages, pictures, picture_name)
        try:
            page = page_of((ROOT / source).read_text(encoding="utf-8"), linker.target)
        except ValueError as error:
            raise SystemExit(f"{source}: {error}") from error
        file = folder / place(source)
        file.parent.mkdir(parents=True, exist_ok=True)
        html = _whole(source, page, sections, pages)
        if source == HOME and film is not None:
            shutil.copyfile(film, folder / FILM)
            html = html.replace(f'src="{STILL}"', f'src="{FILM}"')
        file.write_text(html, encoding="utf-8")
        index += _index(source, page, *([words[source], source in first] if source in words else []))
    for path, name in pictures.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        put_picture(path, folder / name)
    for file in (HERE / "style.css", HERE / "search.js", ROOT / "icons" / "headwaters.svg"):
        shutil.copyfile(file, folder / file.name)
    written = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    (folder / "search-index.js").write_text(f"var PAGES = {written};\n", encoding="utf-8")
    return len(pages)


class _Linker:
    """Where the links of one page lead on the site."""

    def __init__(self, source, pages, pictures, picture_name):
        self._source, self._pages, self._pictures, self._name = source, pages, pictures, picture_name

    def target(self, target):
        """Return where a link of the source leads on the site."""
        if target.startswith(("http://", "https://", "mailto:")):
            return target
        file, _, anchor = target.partition("#")
        mark = f"#{anchor}" if anchor else ""
        if not file:
            return mark
        path = os.path.normpath(PurePosixPath(self._source).parent / file).replace(os.sep, "/")
        if path in self._pages:
            return self._way_to(place(path)) + mark
        whole = ROOT / path
        if not whole.exists():
            raise ValueError(f"‘{target}’ leads nowhere.")
        if whole.suffix in PICTURES:
            # A picture lies beside the pages of its folder, wherever that comes to lie.
            folder = PurePosixPath(place(PurePosixPath(path).with_suffix(".md").as_posix())).parent
            name = (folder / self._name(whole.name)).as_posix()
            self._pictures[whole] = name
            return self._way_to(name)
        kind = "tree" if whole.is_dir() else "blob"
        return f"{metadata('repository')}/{kind}/main/{path}{mark}"

    def _way_to(self, name):
        """Return the way from this page to another place of the site."""
        return os.path.relpath(name, PurePosixPath(place(self._source)).parent).replace(os.sep, "/")


def _whole(source, page, sections, pages):
    """Return the HTML of a page with all that stands around it."""
    here = place(source)
    root = "../" * here.count("/")
    title = title_of(source)
    shown = SHOWN_LEVEL if source != HOME else None
    headings = [heading for heading in page.headings if heading.level == shown]
    listed = "".join(f'<a href="#{heading.anchor}">{escape(heading.text)}</a>\n' for heading in headings)
    address = f"{metadata('repository')}/blob/main/{source}"
    return TEMPLATE.format(
        title=escape(title if title == NAME else f"{title} · {NAME}"),
        root=root,
        kind=' class="home"' if source == HOME else "",
        home=place(pages[0]),
        pages=_list_of_pages(sections, here, root),
        content=page.html,
        headings=f"<strong>On this page</strong>\n{listed}" if len(headings) > 1 else "",
        version=metadata("version"),
        source=f' · <a href="{escape(address)}">source of this page</a>',
    )


def _list_of_pages(sections, here, root):
    """Return the list of all pages, the one that is open marked."""
    lines = []
    for section, listed in sections:
        lines.append(f"<h2>{escape(section)}</h2>")
        group = ""
        for entry in listed:
            if entry.group != group:
                group = entry.group
                lines.append(f"<h3>{escape(group)}</h3>")
            mark = ' aria-current="page"' if place(entry.source) == here else ""
            lines.append(f'<a href="{root}{place(entry.source)}"{mark}>{escape(entry.title)}</a>')
    return "\n".join(lines)


def _index(source, page, *of_algorithm):
    """Return what is searched of a page: of each section its place, the title of the page, its heading, its words.

    ``of_algorithm`` are words that stand for the page, and whether newcomers start with it: they come last, with the
    section that begins the page.
    """
    names = {heading.anchor: heading.text for heading in page.headings}
    title = title_of(source)
    sections = [
        [place(source) + (f"#{anchor}" if anchor else ""), title, names.get(anchor, title), words]
        for anchor, words in page.sections
        if words.strip()
    ]
    sections[0] += of_algorithm
    return sections
