<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <renderer-v2 type="graduatedSymbol" attr="coalesce(&quot;ksn&quot; / median(&quot;ksn&quot;), if(&quot;ksn&quot; IS NULL, -1, if(&quot;ksn&quot; &gt; 0, 9, 0)))" graduatedMethod="GraduatedColor" symbollevels="0" enableorderby="0" forceraster="0">
    <ranges>
      <range render="true" lower="-1" upper="-0.5" symbol="5" label="not known: where rivers end"/>
      <range render="true" lower="0" upper="0.5" symbol="0" label="up to half of the median"/>
      <range render="true" lower="0.5" upper="1" symbol="1" label="up to the median"/>
      <range render="true" lower="1" upper="1.5" symbol="2" label="up to 1.5 times the median"/>
      <range render="true" lower="1.5" upper="2.5" symbol="3" label="up to 2.5 times the median"/>
      <range render="true" lower="2.5" upper="1e+30" symbol="4" label="steeper"/>
    </ranges>
    <symbols>
      <symbol name="0" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="61,113,190,255" type="QString"/>
            <Option name="outline_style" value="no" type="QString"/>
            <Option name="size" value="1.6" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="1" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="86,170,170,255" type="QString"/>
            <Option name="outline_style" value="no" type="QString"/>
            <Option name="size" value="1.6" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="2" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="190,190,90,255" type="QString"/>
            <Option name="outline_style" value="no" type="QString"/>
            <Option name="size" value="1.6" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="3" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="225,140,60,255" type="QString"/>
            <Option name="outline_style" value="no" type="QString"/>
            <Option name="size" value="1.6" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="4" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="205,55,45,255" type="QString"/>
            <Option name="outline_style" value="no" type="QString"/>
            <Option name="size" value="1.6" type="QString"/>
            <Option name="size_unit" value="MM" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="5" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="150,150,150,255" type="QString"/>
            <Option name="outline_style" value="no" type="QString"/>
            <Option name="size" value="1.6" type="QString"/>
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
