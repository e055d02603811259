"""References and links: nothing for a QGIS that does not know them, and objects of its own for one that does."""

import pytest
import qgis.core
from headwaters.algorithms import ALGORITHMS
from qgis.core import Qgis, QgsProcessingAlgorithm

every_algorithm = pytest.mark.parametrize("kind", ALGORITHMS, ids=lambda kind: kind.ID)


class Reference:
    """Keeps what it is given under the names that QGIS 4.4 has."""

    def __getattr__(self, name):
        if name not in ("setType", "setAuthors", "setYear", "setTitle", "setUrl"):
            raise AttributeError(name)
        return lambda value: setattr(self, name[3:].lower(), value)


class Link:
    """A pair of texts."""


@pytest.fixture
def newer(monkeypatch):
    kinds = type("Kinds", (), {"JournalArticle": "article", "Preprint": "preprint", "Book": "book"})
    monkeypatch.setattr(qgis.core, "QgsAcademicReference", Reference, raising=False)
    monkeypatch.setattr(Qgis, "AcademicReferenceType", kinds, raising=False)
    monkeypatch.setattr(QgsProcessingAlgorithm, "ExternalLink", Link, raising=False)


@pytest.mark.skipif(hasattr(qgis.core, "QgsAcademicReference"), reason="this QGIS knows them")
@every_algorithm
def test_an_older_qgis_gets_none_and_reads_them_in_the_help(provider, kind):
    algorithm = kind()
    assert algorithm.academicReferences() == algorithm.externalLinks() == []
    for each in kind.REFERENCES:
        assert each in algorithm.shortHelpString()


@every_algorithm
def test_a_newer_qgis_gets_what_the_help_would_say(provider, newer, kind):
    made = kind().academicReferences()
    assert len(made) == len(kind.REFERENCES)
    for reference, text in zip(made, kind.REFERENCES):
        assert all(author in text for author in reference.authors)
        assert len(reference.authors) == 1 or reference.authors[-1] in text.split(f" ({reference.year})")[0]
        assert reference.title in text and str(reference.year) in text
        assert ("doi:" in text) == (reference.type == "article")
        archived = "doi:" in text or "arXiv:" in text
        assert archived == hasattr(reference, "url")
        if archived:
            assert reference.url.startswith("https://")
            assert reference.url.split(".org/", 1)[1].replace("abs/", "") in text
        assert text not in kind().shortHelpString()


@every_algorithm
def test_links_lead_to_the_page_and_to_the_source(provider, newer, kind):
    from headwaters.provider.pages import ROOT

    page, source = kind().externalLinks()
    assert page.url == kind().helpUrl()
    assert (ROOT / source.url.split("/blob/main/")[1]).is_file()
    assert page.description and source.description
