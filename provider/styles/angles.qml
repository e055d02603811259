<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="1" alphaBand="-1" classificationMin="-1" classificationMax="1">
      <rastershader>
        <colorrampshader colorRampType="INTERPOLATED" classificationMode="1" clip="0" minimumValue="-1" maximumValue="1">
          <item value="-1" label="-1" color="#282828" alpha="255"/>
          <item value="-1e-06" label="-1e-06" color="#282828" alpha="255"/>
          <item value="0" label="0" color="#e65c5c" alpha="255"/>
          <item value="0.125" label="0.125" color="#e65cc3" alpha="255"/>
          <item value="0.25" label="0.25" color="#a15ce6" alpha="255"/>
          <item value="0.375" label="0.375" color="#5c7ee6" alpha="255"/>
          <item value="0.5" label="0.5" color="#5ce6e6" alpha="255"/>
          <item value="0.625" label="0.625" color="#5ce67e" alpha="255"/>
          <item value="0.75" label="0.75" color="#a1e65c" alpha="255"/>
          <item value="0.875" label="0.875" color="#e6c35c" alpha="255"/>
          <item value="1" label="1" color="#e65c5c" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
