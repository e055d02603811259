"""Adds the pages to a package as HTML, so that Help works without a network.

python3 scripts/package_pages.py dist/headwaters-0.1.0.zip
"""

import shutil
import sys
import tempfile
import zipfile
from pathlib import Path

from pages.links import dead_links
from pages.site import build
from pages.sources import pages_for_users
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QImage

FOLDER = "headwaters/help"
WIDEST, QUALITY = 900, 78  # of pictures, which are most of the package
FIXED_TIME = (1980, 1, 1, 0, 0, 0)  # the same pages make the same package


def main(package):
    with tempfile.TemporaryDirectory() as folder:
        pages = Path(folder) / "help"
        build(pages, pages_for_users(), small_picture, lambda name: f"{Path(name).stem}.jpg")
        dead = dead_links(pages)
        for sentence in dead:
            print(sentence, file=sys.stderr)
        with zipfile.ZipFile(package, "a", zipfile.ZIP_DEFLATED) as archive:
            for path in sorted(each for each in pages.rglob("*") if each.is_file()):
                name = f"{FOLDER}/{path.relative_to(pages).as_posix()}"
                entry = zipfile.ZipInfo(name, FIXED_TIME)
                entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
                archive.writestr(entry, path.read_bytes())
    return 1 if dead else 0


def small_picture(source, destination):
    """Write a picture small: as JPEG, as wide as a page at most, on white paper."""
    picture = QImage(str(source))
    if picture.width() > WIDEST:
        picture = picture.scaledToWidth(WIDEST, Qt.TransformationMode.SmoothTransformation)
    paper = QImage(picture.size(), QImage.Format.Format_RGB32)
    paper.fill(Qt.GlobalColor.white)
    _paint(paper, picture)
    if picture.isNull() or not paper.save(str(destination), "JPG", QUALITY):
        shutil.copyfile(source, destination)


def _paint(paper, picture):
    from qgis.PyQt.QtGui import QPainter

    painter = QPainter(paper)
    painter.drawImage(0, 0, picture)
    painter.end()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
