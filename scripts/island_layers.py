"""Reads what the demo has made, and adds the coastline."""

from osgeo import gdal, ogr

gdal.UseExceptions()
ogr.UseExceptions()

IN_MEMORY = "MEM" if int(gdal.VersionInfo()) >= 3110000 else "Memory"
MIN_COAST_KM = 1.0


def read(path):
    """Return the cells of a raster and the side of a cell in metres."""
    raster = gdal.Open(str(path))
    return raster.ReadAsArray().astype(float), raster.GetGeoTransform()[1]


def rows(path, order):
    """Return the rows of a layer as dictionaries, the greatest value of a field first."""
    store = ogr.Open(str(path))
    return sorted((feature.items() for feature in store.GetLayer()), key=lambda row: -row[order])


def inside(polygons, raster):
    """Tell for each cell of a raster whether its centre lies in a polygon of a layer."""
    source, store = gdal.Open(str(raster)), ogr.Open(str(polygons))
    mask = gdal.GetDriverByName("MEM").Create("", source.RasterXSize, source.RasterYSize, 1, gdal.GDT_Byte)
    mask.SetGeoTransform(source.GetGeoTransform())
    mask.SetProjection(source.GetProjection())
    gdal.RasterizeLayer(mask, [1], store.GetLayer(), burn_values=[1])
    return mask.ReadAsArray() == 1


def write_coastline(island, path):
    """Write the line of height 0 into a new GeoPackage and return its length in km."""
    source = gdal.Open(str(island))
    store = ogr.GetDriverByName(IN_MEMORY).CreateDataSource("")  # a layer lives only as long as its data source
    lines = store.CreateLayer("lines", geom_type=ogr.wkbLineString)
    gdal.ContourGenerate(source.GetRasterBand(1), 0, 0, [0], 0, 0, lines, -1, -1)
    package = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    layer = package.CreateLayer("coastline", source.GetSpatialRef(), ogr.wkbLineString)
    layer.CreateField(ogr.FieldDefn("id", ogr.OFTInteger))
    layer.CreateField(ogr.FieldDefn("length_km", ogr.OFTReal))
    shapes = sorted((line.GetGeometryRef().Clone() for line in lines), key=lambda line: -line.Length())
    lengths = [line.Length() / 1000 for line in shapes if line.Length() >= MIN_COAST_KM * 1000]
    for number, (line, length) in enumerate(zip(shapes, lengths), start=1):
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetGeometry(line)
        feature.SetField("id", number)
        feature.SetField("length_km", length)
        layer.CreateFeature(feature)
    return sum(lengths)
