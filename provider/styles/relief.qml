<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <provider>
      <resampling enabled="true" zoomedInResamplingMethod="bilinear" zoomedOutResamplingMethod="bilinear" maxOversampling="2"/>
    </provider>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="1" alphaBand="-1" classificationMin="-1" classificationMax="1">
      <rastershader>
        <colorrampshader colorRampType="INTERPOLATED" classificationMode="1" clip="0" minimumValue="-1" maximumValue="1">
          <item value="-1" label="-1" color="#17406f" alpha="255"/>
          <item value="-0.5" label="-0.5" color="#2b6a9e" alpha="255"/>
          <item value="-0.12" label="-0.12" color="#5b9fc8" alpha="255"/>
          <item value="-0.02" label="-0.02" color="#9acbe0" alpha="255"/>
          <item value="-1e-06" label="-1e-06" color="#c3e2ea" alpha="255"/>
          <item value="0" label="0" color="#a9bd7b" alpha="255"/>
          <item value="0.05" label="0.05" color="#8fb070" alpha="255"/>
          <item value="0.18" label="0.18" color="#b4c27f" alpha="255"/>
          <item value="0.35" label="0.35" color="#dccf94" alpha="255"/>
          <item value="0.55" label="0.55" color="#c4a273" alpha="255"/>
          <item value="0.75" label="0.75" color="#a5866c" alpha="255"/>
          <item value="0.9" label="0.9" color="#cabfb8" alpha="255"/>
          <item value="1" label="1" color="#ffffff" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
    <resamplingStage>provider</resamplingStage>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
