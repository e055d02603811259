<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <renderer-v2 type="categorizedSymbol" attr="kind" symbollevels="0" enableorderby="0" forceraster="0">
    <categories>
      <category symbol="0" value="head" label="Head" render="true"/>
      <category symbol="1" value="junction" label="Junction" render="true"/>
      <category symbol="6" value="gauge" label="Gauge" render="true"/>
      <category symbol="2" value="lake inlet" label="Lake inlet" render="true"/>
      <category symbol="3" value="lake outlet" label="Lake outlet" render="true"/>
      <category symbol="4" value="mouth" label="Mouth" render="true"/>
      <category symbol="5" value="end" label="End" render="true"/>
    </categories>
    <symbols>
      <symbol name="0" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="158,202,225,255" type="QString"/>
            <Option name="outline_color" value="255,255,255,255" type="QString"/>
            <Option name="outline_width" value="0.1" type="QString"/>
            <Option name="size" value="1.2" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="1" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="31,102,173,255" type="QString"/>
            <Option name="outline_color" value="255,255,255,255" type="QString"/>
            <Option name="outline_width" value="0.1" type="QString"/>
            <Option name="size" value="1.4" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="2" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="65,182,196,255" type="QString"/>
            <Option name="outline_color" value="255,255,255,255" type="QString"/>
            <Option name="outline_width" value="0.1" type="QString"/>
            <Option name="size" value="1.6" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="3" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="34,94,168,255" type="QString"/>
            <Option name="outline_color" value="255,255,255,255" type="QString"/>
            <Option name="outline_width" value="0.1" type="QString"/>
            <Option name="size" value="1.6" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="4" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="8,48,107,255" type="QString"/>
            <Option name="outline_color" value="255,255,255,255" type="QString"/>
            <Option name="outline_width" value="0.1" type="QString"/>
            <Option name="size" value="2.2" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="5" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="192,80,77,255" type="QString"/>
            <Option name="outline_color" value="255,255,255,255" type="QString"/>
            <Option name="outline_width" value="0.1" type="QString"/>
            <Option name="size" value="1.8" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="6" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="217,140,40,255" type="QString"/>
            <Option name="outline_color" value="255,255,255,255" type="QString"/>
            <Option name="outline_width" value="0.1" type="QString"/>
            <Option name="size" value="1.8" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
    </symbols>
    <rotation/>
    <sizescale/>
  </renderer-v2>
  <blendMode>0</blendMode>
  <featureBlendMode>0</featureBlendMode>
  <layerGeometryType>0</layerGeometryType>
</qgis>
