<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <renderer-v2 type="graduatedSymbol" attr="z_m" graduatedMethod="GraduatedColor" symbollevels="0" enableorderby="0" forceraster="0">
    <ranges>
      <range lower="-12000" upper="100" symbol="0" label="Below 100 m" render="true"/>
      <range lower="100" upper="300" symbol="1" label="100 – 300 m" render="true"/>
      <range lower="300" upper="600" symbol="2" label="300 – 600 m" render="true"/>
      <range lower="600" upper="1200" symbol="3" label="600 – 1,200 m" render="true"/>
      <range lower="1200" upper="2400" symbol="4" label="1,200 – 2,400 m" render="true"/>
      <range lower="2400" upper="12000" symbol="5" label="Above 2,400 m" render="true"/>
    </ranges>
    <symbols>
      <symbol name="0" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="92,146,92,255" type="QString"/>
            <Option name="outline_style" value="no" type="QString"/>
            <Option name="size" value="0.6" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="1" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="134,161,104,255" type="QString"/>
            <Option name="outline_style" value="no" type="QString"/>
            <Option name="size" value="0.6" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="2" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="186,174,117,255" type="QString"/>
            <Option name="outline_style" value="no" type="QString"/>
            <Option name="size" value="0.6" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="3" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="214,193,141,255" type="QString"/>
            <Option name="outline_style" value="no" type="QString"/>
            <Option name="size" value="0.6" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="4" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="234,222,198,255" type="QString"/>
            <Option name="outline_style" value="no" type="QString"/>
            <Option name="size" value="0.6" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="5" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="250,248,244,255" type="QString"/>
            <Option name="outline_style" value="no" type="QString"/>
            <Option name="size" value="0.6" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
    </symbols>
  </renderer-v2>
  <blendMode>0</blendMode>
  <featureBlendMode>0</featureBlendMode>
  <layerGeometryType>0</layerGeometryType>
</qgis>
