"""Headwaters: reads water out of terrain and builds terrain out of water."""


def classFactory(iface):
    """Return the plugin; QGIS and qgis_process call this."""
    from .plugin import HeadwatersPlugin

    return HeadwatersPlugin(iface)
