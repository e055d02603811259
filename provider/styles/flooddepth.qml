<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="0.85" alphaBand="-1" classificationMin="0" classificationMax="inf">
      <rastershader>
        <colorrampshader colorRampType="DISCRETE" classificationMode="1" clip="0" minimumValue="0" maximumValue="inf">
          <item value="0.5" label="up to 0.5 m" color="#c6e2f2" alpha="255"/>
          <item value="1" label="0.5 to 1 m" color="#8cc3e6" alpha="255"/>
          <item value="2" label="1 to 2 m" color="#4a97d0" alpha="255"/>
          <item value="4" label="2 to 4 m" color="#1f63ac" alpha="255"/>
          <item value="inf" label="more than 4 m" color="#0a2f66" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
