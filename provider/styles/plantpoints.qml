<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <renderer-v2 type="categorizedSymbol" attr="kind" symbollevels="0" enableorderby="0" forceraster="0">
    <categories>
      <category symbol="0" value="conifer" label="Conifer" render="true"/>
      <category symbol="1" value="broadleaf" label="Broadleaf tree" render="true"/>
      <category symbol="2" value="willow" label="Willow" render="true"/>
      <category symbol="3" value="shrub" label="Shrub" render="true"/>
      <category symbol="4" value="dwarf shrub" label="Dwarf shrub" render="true"/>
      <category symbol="5" value="reed" label="Reed" render="true"/>
      <category symbol="6" value="beach grass" label="Beach grass" render="true"/>
    </categories>
    <symbols>
      <symbol name="0" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="47,93,58,255" type="QString"/>
            <Option name="outline_style" value="no" type="QString"/>
            <Option name="size" value="1.4" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="1" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="111,154,69,255" type="QString"/>
            <Option name="outline_style" value="no" type="QString"/>
            <Option name="size" value="1.4" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="2" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="31,163,127,255" type="QString"/>
            <Option name="outline_style" value="no" type="QString"/>
            <Option name="size" value="1.2" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="3" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="150,140,70,255" type="QString"/>
            <Option name="outline_style" value="no" type="QString"/>
            <Option name="size" value="0.9" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="4" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="147,168,107,255" type="QString"/>
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
            <Option name="color" value="91,127,134,255" type="QString"/>
            <Option name="outline_style" value="no" type="QString"/>
            <Option name="size" value="0.6" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="6" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="200,180,110,255" type="QString"/>
            <Option name="outline_style" value="no" type="QString"/>
            <Option name="size" value="0.6" type="QString"/>
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
