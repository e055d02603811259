"""The life of the plugin in QGIS: switched on and off in the plugin manager, as often as a person likes."""

import pytest
from headwaters.algorithms import ALGORITHMS

from ..provider.running import ROOT, run_apart

pytestmark = pytest.mark.qgis


@pytest.fixture(scope="module")
def life():
    """Return whether the provider is registered at each moment of a plugin's life."""
    return run_apart("""
        def registered():
            provider = QgsApplication.processingRegistry().providerById("headwaters")
            return provider is not None and len(provider.algorithms())

        plugin.unload()
        facts = {"removed": registered()}
        plugin.unload()
        facts["removed twice"] = registered()
        plugin.initGui()
        facts["back again"] = registered()
        plugin.initGui()
        facts["asked for twice"] = registered()
        plugin.unload()
        another = headwaters.classFactory(None)
        another.initProcessing()
        another.initGui()
        facts["another"] = registered()
        another.unload()
        facts["none"] = registered()
        tell(**facts)
    """)


@pytest.fixture(scope="module")
def managed(tmp_path_factory):
    """Return what the plugin manager of QGIS reports when it switches the plugin on, off and on again."""
    plugins = tmp_path_factory.mktemp("plugins")
    return run_apart(f"""
        plugin.unload()
        for name in [name for name in sys.modules if name.split(".")[0] == "headwaters"]:
            del sys.modules[name]
        import qgis.utils

        os.symlink({str(ROOT)!r}, {str(plugins / "headwaters")!r})
        qgis.utils.plugin_paths.append({str(plugins)!r})
        sys.path.append({str(plugins)!r})
        qgis.utils.updateAvailablePlugins()

        def present():
            return QgsApplication.processingRegistry().algorithmById("headwaters:filldepressions") is not None

        facts = {{"loaded": qgis.utils.loadPlugin("headwaters"), "started": qgis.utils.startPlugin("headwaters")}}
        facts["present"] = present()
        facts["stopped"] = qgis.utils.unloadPlugin("headwaters")
        facts["absent"] = not present()
        facts["loaded again"] = qgis.utils.loadPlugin("headwaters")
        facts["started again"] = qgis.utils.startPlugin("headwaters")
        facts["present again"] = present()
        tell(**facts)
    """)


def test_unloading_takes_the_provider_away(life):
    assert life["removed"] is False


def test_unloading_twice_does_no_harm(life):
    assert life["removed twice"] is False


def test_the_plugin_can_be_started_again_after_unloading(life):
    assert life["back again"] == len(ALGORITHMS)


def test_the_provider_is_registered_once_however_often_it_is_asked_for(life):
    assert life["asked for twice"] == len(ALGORITHMS)


def test_a_plugin_made_anew_can_take_the_place_of_an_old_one(life):
    assert life["another"] == len(ALGORITHMS)


def test_nothing_is_left_after_the_last_unloading(life):
    assert life["none"] is False


def test_the_plugin_manager_can_switch_the_plugin_on_off_and_on_again(managed):
    assert [moment for moment, went_well in managed.items() if not went_well] == []
