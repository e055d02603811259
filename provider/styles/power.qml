<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="1" alphaBand="-1" classificationMin="0" classificationMax="1">
      <rastershader>
        <colorrampshader colorRampType="INTERPOLATED" classificationMode="1" clip="0" minimumValue="0" maximumValue="1">
          <item value="0" label="0" color="#fbfaf3" alpha="255"/>
          <item value="0.0001" label="0.0001" color="#f0ead0" alpha="255"/>
          <item value="0.001" label="0.001" color="#e8cf8b" alpha="255"/>
          <item value="0.01" label="0.01" color="#e0993f" alpha="255"/>
          <item value="0.1" label="0.1" color="#b8432b" alpha="255"/>
          <item value="1" label="1" color="#5a0f24" alpha="255"/>
          <rampLegendSettings useContinuousLegend="0"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
