<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="paletted" band="1" opacity="1" alphaBand="-1">
      <colorPalette>
        <paletteEntry value="0" label="Water" color="#3d7ab8" alpha="255"/>
        <paletteEntry value="1" label="River" color="#5fa3d9" alpha="255"/>
        <paletteEntry value="2" label="Snow and ice" color="#f4f8fc" alpha="255"/>
        <paletteEntry value="3" label="Rock and scree" color="#9a948c" alpha="255"/>
        <paletteEntry value="4" label="Alpine meadow" color="#b7c98a" alpha="255"/>
        <paletteEntry value="5" label="Dwarf shrubs" color="#93a86b" alpha="255"/>
        <paletteEntry value="6" label="Conifers" color="#2f5d3a" alpha="255"/>
        <paletteEntry value="7" label="Mixed forest" color="#4a7a3c" alpha="255"/>
        <paletteEntry value="8" label="Broadleaf forest" color="#6f9a45" alpha="255"/>
        <paletteEntry value="9" label="Riparian wood" color="#1fa37f" alpha="255"/>
        <paletteEntry value="10" label="Swamp" color="#5b7f86" alpha="255"/>
        <paletteEntry value="11" label="Steppe and grassland" color="#d9cf8b" alpha="255"/>
        <paletteEntry value="12" label="Desert scrub" color="#e6c9a0" alpha="255"/>
        <paletteEntry value="13" label="Beach and dunes" color="#f5e6b8" alpha="255"/>
      </colorPalette>
    </rasterrenderer>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
