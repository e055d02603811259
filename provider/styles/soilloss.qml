<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="1" alphaBand="-1" classificationMin="0" classificationMax="1">
      <rastershader>
        <colorrampshader colorRampType="INTERPOLATED" classificationMode="1" clip="0" minimumValue="0" maximumValue="1">
          <item value="0" label="0" color="#e9f2e2" alpha="255"/>
          <item value="0.01" label="0.01" color="#c9e0a6" alpha="255"/>
          <item value="0.03" label="0.03" color="#f2e28b" alpha="255"/>
          <item value="0.1" label="0.1" color="#ee9f4a" alpha="255"/>
          <item value="0.3" label="0.3" color="#cf4a2f" alpha="255"/>
          <item value="1" label="1" color="#67101f" alpha="255"/>
          <rampLegendSettings useContinuousLegend="0"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
