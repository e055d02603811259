"""Headwaters: reads water out of terrain and builds terrain out of water."""


def classFactory(iface):  # noqa: N802 (the name is QGIS's)
    """Return the plugin; QGIS and qgis_process call this."""
    from .provider.plugin import HeadwatersPlugin

    return HeadwatersPlugin(iface)
