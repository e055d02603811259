<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="1" alphaBand="-1" classificationMin="-1" classificationMax="1">
      <rastershader>
        <colorrampshader colorRampType="INTERPOLATED" classificationMode="1" clip="0" minimumValue="-1" maximumValue="1">
          <item value="-1" label="-1" color="#0b2c5a" alpha="255"/>
          <item value="-0.5" label="-0.5" color="#1d5c99" alpha="255"/>
          <item value="-0.1" label="-0.1" color="#5ea5d3" alpha="255"/>
          <item value="-1e-06" label="-1e-06" color="#a8d5ea" alpha="255"/>
          <item value="0" label="0" color="#4f8f5b" alpha="255"/>
          <item value="0.12" label="0.12" color="#86b36a" alpha="255"/>
          <item value="0.3" label="0.3" color="#d3cf8c" alpha="255"/>
          <item value="0.5" label="0.5" color="#c39a63" alpha="255"/>
          <item value="0.7" label="0.7" color="#94694a" alpha="255"/>
          <item value="0.87" label="0.87" color="#b8a9a0" alpha="255"/>
          <item value="1" label="1" color="#ffffff" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
