<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="1" alphaBand="-1" classificationMin="0" classificationMax="1">
      <rastershader>
        <colorrampshader colorRampType="INTERPOLATED" classificationMode="1" clip="0" minimumValue="0" maximumValue="1">
          <item value="0" label="0" color="#f3e6c0" alpha="255"/>
          <item value="0.12" label="0.12" color="#eef0cf" alpha="255"/>
          <item value="0.2" label="0.2" color="#c3e0d0" alpha="255"/>
          <item value="0.3" label="0.3" color="#7fbfdc" alpha="255"/>
          <item value="0.45" label="0.45" color="#3b8bc6" alpha="255"/>
          <item value="0.65" label="0.65" color="#1b5fa8" alpha="255"/>
          <item value="1" label="1" color="#08306b" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
