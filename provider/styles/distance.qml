<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="1" alphaBand="-1" classificationMin="0" classificationMax="1">
      <rastershader>
        <colorrampshader colorRampType="INTERPOLATED" classificationMode="1" clip="0" minimumValue="0" maximumValue="1">
          <item value="0" label="0" color="#0a2f66" alpha="255"/>
          <item value="0.02" label="0.02" color="#1f66ad" alpha="255"/>
          <item value="0.25" label="0.25" color="#4f9fd6" alpha="255"/>
          <item value="0.6" label="0.6" color="#d8c48a" alpha="255"/>
          <item value="1" label="1" color="#a0522d" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
