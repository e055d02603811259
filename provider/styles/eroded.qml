<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="1" alphaBand="-1" classificationMin="0" classificationMax="1">
      <rastershader>
        <colorrampshader colorRampType="INTERPOLATED" classificationMode="1" clip="0" minimumValue="0" maximumValue="1">
          <item value="0" label="0" color="#3d6b58" alpha="255"/>
          <item value="0.2" label="0.2" color="#6a9a64" alpha="255"/>
          <item value="0.45" label="0.45" color="#a3bb78" alpha="255"/>
          <item value="0.68" label="0.68" color="#d6cf92" alpha="255"/>
          <item value="0.85" label="0.85" color="#cda96e" alpha="255"/>
          <item value="0.94" label="0.94" color="#a9805a" alpha="255"/>
          <item value="0.98" label="0.98" color="#c4b3a6" alpha="255"/>
          <item value="1" label="1" color="#ffffff" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
