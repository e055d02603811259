<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="1" alphaBand="-1" classificationMin="-1" classificationMax="1">
      <rastershader>
        <colorrampshader colorRampType="INTERPOLATED" classificationMode="1" clip="0" minimumValue="-1" maximumValue="1">
          <item value="-1" label="-1" color="#08306b" alpha="255"/>
          <item value="-0.3" label="-0.3" color="#3f8fc8" alpha="250"/>
          <item value="-1e-06" label="-1e-06" color="#b9dcf0" alpha="240"/>
          <item value="0" label="0" color="#f5efe0" alpha="0"/>
          <item value="1e-06" label="1e-06" color="#f7c9b0" alpha="235"/>
          <item value="0.3" label="0.3" color="#d9603f" alpha="245"/>
          <item value="1" label="1" color="#7f1010" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
