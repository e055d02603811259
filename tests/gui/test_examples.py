"""The example models in the toolbox."""

import pytest

from ..provider.running import ROOT, run_apart

pytestmark = pytest.mark.qgis


@pytest.fixture(scope="module")
def shown():
    """Return the models of the provider before and after the window of QGIS asks for them, and what else there is."""
    return run_apart("""
        from qgis.core import QgsProcessingModelAlgorithm

        def models():
            return [each for each in plugin.provider.algorithms() if isinstance(each, QgsProcessingModelAlgorithm)]

        facts = {"before": len(models()), "others": len(plugin.provider.algorithms())}
        plugin.provider.show_examples()
        facts["names"] = sorted(each.displayName() for each in models())
        facts["groups"] = sorted({each.group() for each in models()})
        facts["refused"] = [each.displayName() for each in models() if not each.canExecute()[0]]
        facts["without help"] = [each.displayName() for each in models() if not each.shortHelpString()]
        facts["without inputs"] = [each.displayName() for each in models() if not each.parameterDefinitions()]
        facts["others after"] = len(plugin.provider.algorithms()) - len(models())
        plugin.provider.refreshAlgorithms()
        facts["refreshed"] = len(models())
        tell(**facts)
    """)


def test_all_example_models_are_in_a_group_of_their_own(shown):
    assert len(shown["names"]) == len(list((ROOT / "examples" / "models").glob("*.model3")))
    assert shown["groups"] == ["Headwaters examples"]


def test_they_tell_what_they_do(shown):
    assert shown["without help"] == []


def test_they_can_be_run(shown):
    assert shown["refused"] == shown["without inputs"] == []


def test_qgis_process_does_not_wait_for_them(shown):
    assert shown["before"] == 0


def test_the_algorithms_stay_and_so_do_the_models(shown):
    assert shown["others"] == shown["others after"]
    assert shown["refreshed"] == len(shown["names"])
