<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <provider>
      <resampling enabled="true" zoomedInResamplingMethod="bilinear" zoomedOutResamplingMethod="bilinear" maxOversampling="2"/>
    </provider>
    <rasterrenderer type="singlebandgray" band="1" grayBand="1" opacity="1" alphaBand="-1" gradient="BlackToWhite">
      <contrastEnhancement>
        <minValue>1</minValue>
        <maxValue>255</maxValue>
        <algorithm>StretchToMinimumMaximum</algorithm>
      </contrastEnhancement>
    </rasterrenderer>
    <brightnesscontrast brightness="60" contrast="15" gamma="1"/>
    <resamplingStage>provider</resamplingStage>
  </pipe>
  <blendMode>6</blendMode>
</qgis>
