<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <provider>
      <resampling enabled="true" zoomedInResamplingMethod="cubicSpline" zoomedOutResamplingMethod="bilinear" maxOversampling="2"/>
    </provider>
    <rasterrenderer type="hillshade" band="1" opacity="1" alphaBand="-1" azimuth="315" angle="45" zfactor="1.5" multidirection="1"/>
    <brightnesscontrast brightness="60" contrast="15" gamma="1"/>
    <resamplingStage>provider</resamplingStage>
  </pipe>
  <blendMode>6</blendMode>
</qgis>
