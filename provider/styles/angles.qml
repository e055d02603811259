<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="1" alphaBand="-1" classificationMin="-1" classificationMax="6.28318531">
      <rastershader>
        <colorrampshader colorRampType="INTERPOLATED" classificationMode="1" clip="0" minimumValue="-1" maximumValue="6.28318531">
          <item value="-1" label="Water ends" color="#282828" alpha="255"/>
          <item value="-1e-06" label="Water ends" color="#282828" alpha="255"/>
          <item value="0" label="East" color="#e65c5c" alpha="255"/>
          <item value="0.785398163" label="North-east" color="#e65cc3" alpha="255"/>
          <item value="1.57079633" label="North" color="#a15ce6" alpha="255"/>
          <item value="2.35619449" label="North-west" color="#5c7ee6" alpha="255"/>
          <item value="3.14159265" label="West" color="#5ce6e6" alpha="255"/>
          <item value="3.92699082" label="South-west" color="#5ce67e" alpha="255"/>
          <item value="4.71238898" label="South" color="#a1e65c" alpha="255"/>
          <item value="5.49778714" label="South-east" color="#e6c35c" alpha="255"/>
          <item value="6.28318531" label="East" color="#e65c5c" alpha="255"/>
          <rampLegendSettings useContinuousLegend="0"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
