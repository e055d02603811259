"""Files opened with GDAL, and what it complains of."""

import contextlib


@contextlib.contextmanager
def gdal_messages():
    """Collect what GDAL complains of in this thread, whether or not it raises exceptions."""
    from osgeo import gdal

    messages = []

    def remember(level, _number, text):
        if level >= gdal.CE_Failure:
            messages.append(text.strip())

    gdal.PushErrorHandler(remember)
    try:
        yield messages
    finally:
        gdal.PopErrorHandler()


def open_gdal(path, options=()):
    """Open a raster for reading with GDAL, or return None."""
    from osgeo import gdal

    with gdal_messages():
        try:
            return gdal.OpenEx(path, gdal.OF_RASTER, open_options=list(options))
        except RuntimeError:
            return None
