<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="1" alphaBand="-1" classificationMin="0" classificationMax="1">
      <rastershader>
        <colorrampshader colorRampType="INTERPOLATED" classificationMode="1" clip="0" minimumValue="0" maximumValue="1">
          <item value="0" label="0" color="#0a2f66" alpha="255"/>
          <item value="0.01" label="0.01" color="#2f86c6" alpha="255"/>
          <item value="0.05" label="0.05" color="#7fc8a9" alpha="255"/>
          <item value="0.25" label="0.25" color="#d9e29b" alpha="255"/>
          <item value="0.6" label="0.6" color="#c99a5b" alpha="255"/>
          <item value="1" label="1" color="#7a4a2b" alpha="255"/>
          <rampLegendSettings useContinuousLegend="0"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
