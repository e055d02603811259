"""References and links in the classes that QGIS has for them since 4.4; empty before."""

from __future__ import annotations

import re

import qgis.core
from qgis.core import Qgis, QgsProcessingAlgorithm

REFERENCE = re.compile(r"(?P<authors>.+?) \((?P<year>\d{4})\), (?P<title>.+?)(,? (?P<archive>doi|arXiv):(?P<id>\S+))?")
REFERENCE_SITES = {"doi": "https://doi.org/", "arXiv": "https://arxiv.org/abs/"}


def academic_references(references) -> list:
    """Return references, as texts of one form, each as an object of QGIS."""
    made = getattr(qgis.core, "QgsAcademicReference", None)
    return [_reference(made(), **REFERENCE.fullmatch(each).groupdict()) for each in references] if made else []


def _reference(made, authors, year, title, archive, id):
    kinds = Qgis.AcademicReferenceType
    made.setType({"doi": kinds.JournalArticle, "arXiv": kinds.Preprint}.get(archive, kinds.Book))
    made.setAuthors(re.split(r", | & | and ", authors))
    made.setYear(int(year))
    made.setTitle(title)
    if archive:
        made.setUrl(REFERENCE_SITES[archive] + id)
    return made


def external_links(addresses) -> list:
    """Return addresses, by what they are called, each as an object of QGIS."""
    made = getattr(QgsProcessingAlgorithm, "ExternalLink", None)
    return [_link(made(), text, address) for text, address in addresses.items()] if made else []


def _link(made, text, address):
    made.description, made.url = text, address
    return made
