"""Writes the pages of this repository as a site into dist/site, and refuses links that lead nowhere.

python3 scripts/site.py [FOLDER]
"""

import sys
from pathlib import Path

from pages.links import dead_links
from pages.site import build
from pages.sources import ROOT, all_pages

FILM = ROOT / "demo-output" / "film.webp"  # `make film` paints it


def main(folder):
    count = build(folder, all_pages(), film=FILM if FILM.is_file() else None)
    dead = dead_links(folder)
    for sentence in dead:
        print(sentence, file=sys.stderr)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"{folder / 'index.html'}: {count} pages, {size / 1e6:.1f} MB, {len(dead)} dead links")
    return 1 if dead else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist" / "site"))
