<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="1" alphaBand="-1" classificationMin="0" classificationMax="1">
      <rastershader>
        <colorrampshader colorRampType="INTERPOLATED" classificationMode="1" clip="0" minimumValue="0" maximumValue="1">
          <item value="0" label="0" color="#ffffff" alpha="255"/>
          <item value="0.1" label="0.1" color="#f3efe4" alpha="255"/>
          <item value="0.3" label="0.3" color="#d9c79a" alpha="255"/>
          <item value="0.6" label="0.6" color="#a9743c" alpha="255"/>
          <item value="1" label="1" color="#4a2411" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
