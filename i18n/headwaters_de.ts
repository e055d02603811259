<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>Headwaters</name>
    <message>
      <source>Accumulation</source>
      <translation>Akkumulation</translation>
    </message>
    <message>
      <source>Adds up what drains through every cell: upstream area, number of cells, or rain. A cell counts itself.</source>
      <translation>Summiert, was durch jede Zelle abfließt: Fläche oberhalb, Anzahl der Zellen oder Regen. Eine Zelle zählt sich selbst mit.</translation>
    </message>
    <message>
      <source>Advanced parameters</source>
      <translation>Weitere Parameter</translation>
    </message>
    <message>
      <source>All is compiled.</source>
      <translation>Alles ist übersetzt.</translation>
    </message>
    <message>
      <source>Area</source>
      <translation>Fläche</translation>
    </message>
    <message>
      <source>Area at which rivers begin (km²)</source>
      <translation>Fläche, ab der Flüsse beginnen (km²)</translation>
    </message>
    <message>
      <source>Area at which rivers begin (km²); empty: chosen</source>
      <translation>Fläche, ab der Flüsse beginnen (km²); leer: gewählt</translation>
    </message>
    <message>
      <source>Area of all watersheds (km²)</source>
      <translation>Fläche aller Einzugsgebiete (km²)</translation>
    </message>
    <message>
      <source>Area of the lakes (km²)</source>
      <translation>Fläche der Seen (km²)</translation>
    </message>
    <message>
      <source>Area ratio</source>
      <translation>Flächenverhältnis</translation>
    </message>
    <message>
      <source>Area that drains to the points (km²)</source>
      <translation>Fläche, die zu den Punkten entwässert (km²)</translation>
    </message>
    <message>
      <source>Band</source>
      <translation>Kanal</translation>
    </message>
    <message>
      <source>Basins</source>
      <translation>Becken</translation>
    </message>
    <message>
      <source>Beds never rise downstream</source>
      <translation>Flussbetten steigen flussabwärts nie an</translation>
    </message>
    <message>
      <source>Bifurcation ratio</source>
      <translation>Bifurkationsverhältnis</translation>
    </message>
    <message>
      <source>Bits of a pixel of the masks</source>
      <translation>Bits je Pixel der Masken</translation>
    </message>
    <message>
      <source>Bodies of water</source>
      <translation>Gewässer</translation>
    </message>
    <message>
      <source>Boundary</source>
      <translation>Begrenzung</translation>
    </message>
    <message>
      <source>Breach depressions</source>
      <translation>Senken durchbrechen</translation>
    </message>
    <message>
      <source>Breached DEM</source>
      <translation>Durchbrochenes Höhenmodell</translation>
    </message>
    <message>
      <source>Builds the model of a terrain around its rivers, as layers that can be edited and rendered at any scale.</source>
      <translation>Baut das Modell eines Geländes um seine Flüsse, als Layer, die sich bearbeiten und in jedem Maßstab berechnen lassen.</translation>
    </message>
    <message>
      <source>Burn rivers</source>
      <translation>Flüsse einbrennen</translation>
    </message>
    <message>
      <source>CRS</source>
      <translation>KBS</translation>
    </message>
    <message>
      <source>CRS of the layers</source>
      <translation>KBS der Layer</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Cancelled; nothing was written.</source>
      <translation>Abgebrochen; nichts wurde geschrieben.</translation>
    </message>
    <message>
      <source>Cancelled; part of {} may be in its database.</source>
      <translation>Abgebrochen; ein Teil von {} kann in seiner Datenbank stehen.</translation>
    </message>
    <message>
      <source>Capillary rise (m)</source>
      <translation>Kapillarer Aufstieg (m)</translation>
    </message>
    <message>
      <source>Carves mapped rivers into a DEM, each going down from head to mouth, so that water follows them.</source>
      <translation>Schneidet kartierte Flüsse in ein Höhenmodell ein, jeden fallend von der Quelle zur Mündung, damit das Wasser ihnen folgt.</translation>
    </message>
    <message>
      <source>Cell size (in the unit of the CRS, metres without one)</source>
      <translation>Zellgröße (in der Einheit des KBS, sonst in Metern)</translation>
    </message>
    <message>
      <source>Cell size (m)</source>
      <translation>Zellgröße (m)</translation>
    </message>
    <message>
      <source>Cell size of the elevation (m)</source>
      <translation>Zellgröße der Höhen (m)</translation>
    </message>
    <message>
      <source>Cell size of the erosion (m)</source>
      <translation>Zellgröße der Erosion (m)</translation>
    </message>
    <message>
      <source>Cell size of the erosion used (m)</source>
      <translation>Verwendete Zellgröße der Erosion (m)</translation>
    </message>
    <message>
      <source>Cell size used (m)</source>
      <translation>Verwendete Zellgröße (m)</translation>
    </message>
    <message>
      <source>Cells</source>
      <translation>Zellen</translation>
    </message>
    <message>
      <source>Cells changed so that water runs off</source>
      <translation>Zellen, die geändert wurden, damit Wasser abfließt</translation>
    </message>
    <message>
      <source>Cells raised</source>
      <translation>Angehobene Zellen</translation>
    </message>
    <message>
      <source>Cells raised before the start</source>
      <translation>Vor dem Start angehobene Zellen</translation>
    </message>
    <message>
      <source>Cells that never meet a river</source>
      <translation>Zellen, die nie einen Fluss erreichen</translation>
    </message>
    <message>
      <source>Change of height</source>
      <translation>Höhenänderung</translation>
    </message>
    <message>
      <source>Character of the network</source>
      <translation>Charakter des Flussnetzes</translation>
    </message>
    <message>
      <source>Check installation</source>
      <translation>Installation prüfen</translation>
    </message>
    <message>
      <source>Choose a DEM in the list of layers, then click on it.</source>
      <translation>Wählen Sie ein Höhenmodell in der Layerliste und klicken Sie dann darauf.</translation>
    </message>
    <message>
      <source>Circles of water</source>
      <translation>Kreisläufe des Wassers</translation>
    </message>
    <message>
      <source>Clearance between rivers (in spacings)</source>
      <translation>Abstand zwischen Flüssen (in Knotenabständen)</translation>
    </message>
    <message>
      <source>Clearance from the coast (in spacings)</source>
      <translation>Abstand zur Küste (in Knotenabständen)</translation>
    </message>
    <message>
      <source>Coastline</source>
      <translation>Küstenlinie</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Spalten</translation>
    </message>
    <message>
      <source>Columns of the heightmap</source>
      <translation>Spalten der Höhenkarte</translation>
    </message>
    <message>
      <source>Compiles all algorithms for this computer, so that no first run has to wait for that.</source>
      <translation>Übersetzt alle Algorithmen für diesen Rechner, damit kein erster Lauf darauf warten muss.</translation>
    </message>
    <message>
      <source>Compiling for this computer, once …</source>
      <translation>Wird einmalig für diesen Rechner übersetzt …</translation>
    </message>
    <message>
      <source>Compiling for this computer, once: {:.0f} % ({})</source>
      <translation>Wird einmalig für diesen Rechner übersetzt: {:.0f} % ({})</translation>
    </message>
    <message>
      <source>Concavity</source>
      <translation>Konkavität</translation>
    </message>
    <message>
      <source>Concavity of the rivers (0 to 1)</source>
      <translation>Konkavität der Flüsse (0 bis 1)</translation>
    </message>
    <message>
      <source>Convert directions</source>
      <translation>Fließrichtungen umrechnen</translation>
    </message>
    <message>
      <source>Converted directions</source>
      <translation>Umgerechnete Fließrichtungen</translation>
    </message>
    <message>
      <source>Correlation with the sketched heights</source>
      <translation>Korrelation mit den skizzierten Höhen</translation>
    </message>
    <message>
      <source>Courses</source>
      <translation>Läufe</translation>
    </message>
    <message>
      <source>Courses with new heights</source>
      <translation>Läufe mit neuen Höhen</translation>
    </message>
    <message>
      <source>Creation options of the raster</source>
      <translation>Erzeugungsoptionen des Rasters</translation>
    </message>
    <message>
      <source>Cuts a channel out of every depression of a DEM, where that takes the least digging, and fills the rest.</source>
      <translation>Schneidet aus jeder Senke eines Höhenmodells eine Rinne, wo am wenigsten zu graben ist, und füllt den Rest.</translation>
    </message>
    <message>
      <source>D8: to one neighbour</source>
      <translation>D8: zu einem Nachbarn</translation>
    </message>
    <message>
      <source>D8: to the steepest neighbour</source>
      <translation>D8: zum steilsten Nachbarn</translation>
    </message>
    <message>
      <source>DEM</source>
      <translation>Höhenmodell</translation>
    </message>
    <message>
      <source>DEM (heights in m)</source>
      <translation>Höhenmodell (Höhen in m)</translation>
    </message>
    <message>
      <source>DEM with rivers</source>
      <translation>Höhenmodell mit Flüssen</translation>
    </message>
    <message>
      <source>Deepest cut (m)</source>
      <translation>Tiefster Einschnitt (m)</translation>
    </message>
    <message>
      <source>Deposited (m³)</source>
      <translation>Abgelagert (m³)</translation>
    </message>
    <message>
      <source>Depressions</source>
      <translation>Senken</translation>
    </message>
    <message>
      <source>Depressions and lakes</source>
      <translation>Senken und Seen</translation>
    </message>
    <message>
      <source>Depressions opened</source>
      <translation>Geöffnete Senken</translation>
    </message>
    <message>
      <source>Depth (m)</source>
      <translation>Tiefe (m)</translation>
    </message>
    <message>
      <source>Depth of erosion D (m)</source>
      <translation>Erosionstiefe D (m)</translation>
    </message>
    <message>
      <source>Depth of fill</source>
      <translation>Fülltiefe</translation>
    </message>
    <message>
      <source>Depth of rivers (m)</source>
      <translation>Tiefe der Flüsse (m)</translation>
    </message>
    <message>
      <source>Depth of the water</source>
      <translation>Wassertiefe</translation>
    </message>
    <message>
      <source>Depth of water (m)</source>
      <translation>Wassertiefe (m)</translation>
    </message>
    <message>
      <source>Detail</source>
      <translation>Detail</translation>
    </message>
    <message>
      <source>Did you mean {}?</source>
      <translation>Meinten Sie {}?</translation>
    </message>
    <message>
      <source>Difference</source>
      <translation>Differenz</translation>
    </message>
    <message>
      <source>Distance along the path</source>
      <translation>Entfernung entlang des Weges</translation>
    </message>
    <message>
      <source>Distance to the sea within which rivers braid (m)</source>
      <translation>Entfernung zum Meer, in der Flüsse verzweigen (m)</translation>
    </message>
    <message>
      <source>Divides</source>
      <translation>Wasserscheiden</translation>
    </message>
    <message>
      <source>Divides the land by where its water goes: to each outlet, pour point, river or lake, as valid polygons.</source>
      <translation>Teilt das Land danach, wohin sein Wasser fließt: zu jedem Auslass, Auslasspunkt, Fluss oder See, als gültige Polygone.</translation>
    </message>
    <message>
      <source>Drainage</source>
      <translation>Entwässerung</translation>
    </message>
    <message>
      <source>Drainage basins</source>
      <translation>Einzugsgebiete wachsen lassen</translation>
    </message>
    <message>
      <source>Draws the path of the water downstream from each point to where it ends.</source>
      <translation>Zeichnet den Weg des Wassers von jedem Punkt flussabwärts bis zu seinem Ende.</translation>
    </message>
    <message>
      <source>Draws the rivers of a terrain model: lines with all their bends, the water by its width, oxbow lakes.</source>
      <translation>Zeichnet die Flüsse eines Geländemodells: Linien mit allen Windungen, das Wasser in seiner Breite, Altarme.</translation>
    </message>
    <message>
      <source>Drops that found no path down</source>
      <translation>Tropfen ohne Weg nach unten</translation>
    </message>
    <message>
      <source>Dupuit: an aquifer</source>
      <translation>Dupuit: ein Grundwasserleiter</translation>
    </message>
    <message>
      <source>D∞: at any angle</source>
      <translation>D∞: in beliebigem Winkel</translation>
    </message>
    <message>
      <source>D∞: shared between two</source>
      <translation>D∞: auf zwei Nachbarn verteilt</translation>
    </message>
    <message>
      <source>Edge of the data</source>
      <translation>Rand der Daten</translation>
    </message>
    <message>
      <source>Edges of order 1, 2, … after Strahler, as a list</source>
      <translation>Kanten der Ordnung 1, 2, … nach Strahler, als Liste</translation>
    </message>
    <message>
      <source>Edges of the network</source>
      <translation>Kanten des Netzes</translation>
    </message>
    <message>
      <source>Elevation</source>
      <translation>Höhen</translation>
    </message>
    <message>
      <source>Elevation (for rivers without Z)</source>
      <translation>Höhen (für Flüsse ohne Z)</translation>
    </message>
    <message>
      <source>Encoding of the directions</source>
      <translation>Kodierung der Fließrichtungen</translation>
    </message>
    <message>
      <source>Encoding of the input</source>
      <translation>Kodierung der Eingabe</translation>
    </message>
    <message>
      <source>Encoding of the output</source>
      <translation>Kodierung der Ausgabe</translation>
    </message>
    <message>
      <source>Erode model</source>
      <translation>Modell erodieren</translation>
    </message>
    <message>
      <source>Eroded (m³)</source>
      <translation>Abgetragen (m³)</translation>
    </message>
    <message>
      <source>Eroded ground</source>
      <translation>Erodierter Boden</translation>
    </message>
    <message>
      <source>Eroded model</source>
      <translation>Erodiertes Modell</translation>
    </message>
    <message>
      <source>Eroded surface</source>
      <translation>Erodierte Oberfläche</translation>
    </message>
    <message>
      <source>Erodes a surface by random raindrops that run downhill, with landslides, until a river network has formed.</source>
      <translation>Erodiert eine Oberfläche durch zufällige Regentropfen, die bergab laufen, und durch Rutschungen, bis ein Flussnetz entstanden ist.</translation>
    </message>
    <message>
      <source>Erosion</source>
      <translation>Erosion</translation>
    </message>
    <message>
      <source>Evaporation (mm a year)</source>
      <translation>Verdunstung (mm im Jahr)</translation>
    </message>
    <message>
      <source>Events (0: one for six cells)</source>
      <translation>Ereignisse (0: eines je sechs Zellen)</translation>
    </message>
    <message>
      <source>Exceedance exponent</source>
      <translation>Überschreitungsexponent</translation>
    </message>
    <message>
      <source>Exponent of the length of rivers over their area</source>
      <translation>Exponent der Flusslänge über der Fläche</translation>
    </message>
    <message>
      <source>Exponent of the slope (mfd)</source>
      <translation>Exponent des Gefälles (mfd)</translation>
    </message>
    <message>
      <source>Export heightmap</source>
      <translation>Höhenkarte exportieren</translation>
    </message>
    <message>
      <source>Exported (m³)</source>
      <translation>Ausgetragen (m³)</translation>
    </message>
    <message>
      <source>Expression in c, a, a0, z</source>
      <translation>Ausdruck in c, a, a0, z</translation>
    </message>
    <message>
      <source>Extent</source>
      <translation>Ausdehnung</translation>
    </message>
    <message>
      <source>Fall on it</source>
      <translation>Gefälle darauf</translation>
    </message>
    <message>
      <source>Field of the heights</source>
      <translation>Feld der Höhen</translation>
    </message>
    <message>
      <source>Field of the uplift</source>
      <translation>Feld der Hebung</translation>
    </message>
    <message>
      <source>Files of tiles and masks</source>
      <translation>Dateien der Kacheln und Masken</translation>
    </message>
    <message>
      <source>Fill depressions</source>
      <translation>Senken füllen</translation>
    </message>
    <message>
      <source>Fill what is not breached</source>
      <translation>Füllen, was nicht durchbrochen wird</translation>
    </message>
    <message>
      <source>Filled DEM</source>
      <translation>Gefülltes Höhenmodell</translation>
    </message>
    <message>
      <source>Finding where the water of ‘{}’ goes; only once.</source>
      <translation>Es wird ermittelt, wohin das Wasser von „{}“ fließt; nur einmal.</translation>
    </message>
    <message>
      <source>Finds all the land that drains to a point on the map, its rivers, and the way of the water from there.</source>
      <translation>Findet alles Land, das zu einem Punkt der Karte entwässert, seine Flüsse und den weiteren Weg des Wassers.</translation>
    </message>
    <message>
      <source>Finds the lakes that would fill the depressions of a DEM, with level, area, volume, depths and outlet.</source>
      <translation>Findet die Seen, die die Senken eines Höhenmodells füllen würden, mit Spiegel, Fläche, Volumen, Tiefen und Auslass.</translation>
    </message>
    <message>
      <source>Finds the surface of the ground water below a DEM, where it comes to light, and which rivers it keeps.</source>
      <translation>Findet die Oberfläche des Grundwassers unter einem Höhenmodell, wo es zutage tritt und welche Flüsse es speist.</translation>
    </message>
    <message>
      <source>Finds where water goes from every cell of a DEM: to the steepest neighbour, or in any direction.</source>
      <translation>Findet, wohin Wasser von jeder Zelle eines Höhenmodells fließt: zum steilsten Nachbarn oder in beliebige Richtung.</translation>
    </message>
    <message>
      <source>Flow</source>
      <translation>Abfluss</translation>
    </message>
    <message>
      <source>Flow accumulation</source>
      <translation>Abflussakkumulation</translation>
    </message>
    <message>
      <source>Flow accumulation (km²)</source>
      <translation>Abflussakkumulation (km²)</translation>
    </message>
    <message>
      <source>Flow directions</source>
      <translation>Fließrichtungen</translation>
    </message>
    <message>
      <source>Flow distance</source>
      <translation>Fließstrecke</translation>
    </message>
    <message>
      <source>Flow from which a mouth is a delta (m³/s)</source>
      <translation>Abfluss, ab dem eine Mündung ein Delta ist (m³/s)</translation>
    </message>
    <message>
      <source>Flow of the rivers</source>
      <translation>Abfluss der Flüsse</translation>
    </message>
    <message>
      <source>Flow paths</source>
      <translation>Fließwege</translation>
    </message>
    <message>
      <source>Greatest change for that (m)</source>
      <translation>Größte Änderung dafür (m)</translation>
    </message>
    <message>
      <source>Greatest depth of fill (m)</source>
      <translation>Größte Fülltiefe (m)</translation>
    </message>
    <message>
      <source>Greatest depth of the lakes (m)</source>
      <translation>Größte Tiefe der Seen (m)</translation>
    </message>
    <message>
      <source>Greatest depth to fill (m)</source>
      <translation>Größte Tiefe, die gefüllt wird (m)</translation>
    </message>
    <message>
      <source>Greatest order after Strahler</source>
      <translation>Höchste Ordnung nach Strahler</translation>
    </message>
    <message>
      <source>Greatest step M (m)</source>
      <translation>Größte Stufe M (m)</translation>
    </message>
    <message>
      <source>Ground moved for that (m³)</source>
      <translation>Dafür bewegter Boden (m³)</translation>
    </message>
    <message>
      <source>Group of heights</source>
      <translation>Gruppe der Höhen</translation>
    </message>
    <message>
      <source>Grow rivers</source>
      <translation>Flüsse wachsen lassen</translation>
    </message>
    <message>
      <source>Grows a network of rivers from a coastline into the land, along sketched rivers where there are any.</source>
      <translation>Lässt ein Flussnetz von einer Küstenlinie ins Land wachsen, entlang skizzierter Flüsse, wo es welche gibt.</translation>
    </message>
    <message>
      <source>Grows drainage basins on the triangles of a coast or an extent, along sketches, and land that fits them.</source>
      <translation>Lässt Einzugsgebiete auf den Dreiecken einer Küste oder Ausdehnung wachsen, entlang von Skizzen, und Land, das zu ihnen passt.</translation>
    </message>
    <message>
      <source>Growth of the basins</source>
      <translation>Wachstum der Becken</translation>
    </message>
    <message>
      <source>Hack exponent</source>
      <translation>Hack-Exponent</translation>
    </message>
    <message>
      <source>Headwaters (hydrology and terrain)</source>
      <translation>Headwaters (Hydrologie und Gelände)</translation>
    </message>
    <message>
      <source>Height above the river</source>
      <translation>Höhe über dem Fluss</translation>
    </message>
    <message>
      <source>Height of 0 (m)</source>
      <translation>Höhe von 0 (m)</translation>
    </message>
    <message>
      <source>Height of 65535 (m)</source>
      <translation>Höhe von 65535 (m)</translation>
    </message>
    <message>
      <source>Height of cliffs (m)</source>
      <translation>Höhe der Steilküste (m)</translation>
    </message>
    <message>
      <source>Height of the first vertex</source>
      <translation>Höhe des ersten Stützpunkts</translation>
    </message>
    <message>
      <source>Height of the highest cell (m)</source>
      <translation>Höhe der höchsten Zelle (m)</translation>
    </message>
    <message>
      <source>Height of the highest place (m)</source>
      <translation>Höhe der höchsten Stelle (m)</translation>
    </message>
    <message>
      <source>Height of the highest river (m)</source>
      <translation>Höhe des höchsten Flusses (m)</translation>
    </message>
    <message>
      <source>Height of the last vertex</source>
      <translation>Höhe des letzten Stützpunkts</translation>
    </message>
    <message>
      <source>Heightmap</source>
      <translation>Höhenkarte</translation>
    </message>
    <message>
      <source>Heights</source>
      <translation>Höhen</translation>
    </message>
    <message>
      <source>Hillshade</source>
      <translation>Schummerung</translation>
    </message>
    <message>
      <source>Holes in the data</source>
      <translation>Löcher in den Daten</translation>
    </message>
    <message>
      <source>How</source>
      <translation>Wie</translation>
    </message>
    <message>
      <source>Hydrology from a DEM</source>
      <translation>Hydrologie aus einem Höhenmodell</translation>
    </message>
    <message>
      <source>Hypsometric integral</source>
      <translation>Hypsometrisches Integral</translation>
    </message>
    <message>
      <source>Install</source>
      <translation>Installieren</translation>
    </message>
    <message>
      <source>Installing numba …</source>
      <translation>numba wird installiert …</translation>
    </message>
    <message>
      <source>Installing numba: {}</source>
      <translation>numba wird installiert: {}</translation>
    </message>
    <message>
      <source>Islands</source>
      <translation>Inseln</translation>
    </message>
    <message>
      <source>Kernels compiled</source>
      <translation>Übersetzte Programmkerne</translation>
    </message>
    <message>
      <source>Lakes</source>
      <translation>Seen</translation>
    </message>
    <message>
      <source>Lakes are</source>
      <translation>Seen sind</translation>
    </message>
    <message>
      <source>Lakes nested in others</source>
      <translation>Seen, die in anderen liegen</translation>
    </message>
    <message>
      <source>Lakes that stand alone</source>
      <translation>Alleinstehende Seen</translation>
    </message>
    <message>
      <source>Lakes, nested ones included</source>
      <translation>Seen, mit den ineinander liegenden</translation>
    </message>
    <message>
      <source>Land</source>
      <translation>Land</translation>
    </message>
    <message>
      <source>Land made anew (km²)</source>
      <translation>Neu erzeugtes Land (km²)</translation>
    </message>
    <message>
      <source>Land slopes used</source>
      <translation>Verwendete Geländeneigungen</translation>
    </message>
    <message>
      <source>Law</source>
      <translation>Gesetz</translation>
    </message>
    <message>
      <source>Least area of a river (km²)</source>
      <translation>Kleinste Fläche eines Flusses (km²)</translation>
    </message>
    <message>
      <source>Least spacing (m)</source>
      <translation>Kleinster Abstand (m)</translation>
    </message>
    <message>
      <source>Least spacing of the nodes (m)</source>
      <translation>Kleinster Knotenabstand (m)</translation>
    </message>
    <message>
      <source>Leave out what the edge may feed</source>
      <translation>Weglassen, was der Rand speisen könnte</translation>
    </message>
    <message>
      <source>Leheny erosion</source>
      <translation>Erosion nach Leheny</translation>
    </message>
    <message>
      <source>Length of all rivers (km)</source>
      <translation>Länge aller Flüsse (km)</translation>
    </message>
    <message>
      <source>Length of the rivers burned (km)</source>
      <translation>Länge der eingebrannten Flüsse (km)</translation>
    </message>
    <message>
      <source>Length ratio</source>
      <translation>Längenverhältnis</translation>
    </message>
    <message>
      <source>Lets rivers erode steep ground and build up flat ground, with lakes, on a raster, a mesh or a coast.</source>
      <translation>Lässt Flüsse steilen Boden abtragen und flachen aufbauen, mit Seen, auf einem Raster, einem Netz oder einer Küste.</translation>
    </message>
    <message>
      <source>Lines of the rivers</source>
      <translation>Linien der Flüsse</translation>
    </message>
    <message>
      <source>Longest channel (m)</source>
      <translation>Längste Rinne (m)</translation>
    </message>
    <message>
      <source>Longest path (m, or cells)</source>
      <translation>Längster Weg (m oder Zellen)</translation>
    </message>
    <message>
      <source>MFD: shared among all lower ones</source>
      <translation>MFD: auf alle tieferen verteilt</translation>
    </message>
    <message>
      <source>Makes a DEM of any part of a terrain model, at any cell size, with rivers that water finds again.</source>
      <translation>Erzeugt ein Höhenmodell eines beliebigen Teils eines Geländemodells, in beliebiger Zellgröße, mit Flüssen, die das Wasser wiederfindet.</translation>
    </message>
    <message>
      <source>Makes a surface to start from: a plane, peaks, a pyramid, an island of two volcanoes, or fractal noise.</source>
      <translation>Erzeugt eine Ausgangsfläche: eine Ebene, Gipfel, eine Pyramide, eine Insel aus zwei Vulkanen oder fraktales Rauschen.</translation>
    </message>
    <message>
      <source>Makes a terrain with rivers and watersheds from a coastline, around sketched rivers where there are any.</source>
      <translation>Erzeugt aus einer Küstenlinie ein Gelände mit Flüssen und Einzugsgebieten, um skizzierte Flüsse herum, wo es welche gibt.</translation>
    </message>
    <message>
      <source>Makes a triangle mesh of a coast, an extent or a DEM: a layer to edit, and to let rivers erode.</source>
      <translation>Erzeugt ein Dreiecksnetz einer Küste, einer Ausdehnung oder eines Höhenmodells: einen Layer zum Bearbeiten, den Flüsse erodieren können.</translation>
    </message>
    <message>
      <source>Makes the ground of a terrain model anew where its rivers were edited, and holds all other land.</source>
      <translation>Erzeugt den Boden eines Geländemodells neu, wo seine Flüsse bearbeitet wurden, und lässt alles andere Land, wie es ist.</translation>
    </message>
    <message>
      <source>Map of land slopes</source>
      <translation>Karte der Geländeneigungen</translation>
    </message>
    <message>
      <source>Map of river slopes</source>
      <translation>Karte der Flussgefälle</translation>
    </message>
    <message>
      <source>Marks the cells whose flow accumulation reaches a threshold: the rivers.</source>
      <translation>Markiert die Zellen, deren Abflussakkumulation einen Schwellenwert erreicht: die Flüsse.</translation>
    </message>
    <message>
      <source>Mask</source>
      <translation>Maske</translation>
    </message>
    <message>
      <source>Masks</source>
      <translation>Masken</translation>
    </message>
    <message>
      <source>Mean erosion (m)</source>
      <translation>Mittlere Abtragung (m)</translation>
    </message>
    <message>
      <source>Measures a river network and its terrain, and shows the numbers beside those of real rivers.</source>
      <translation>Vermisst ein Flussnetz und sein Gelände und zeigt die Zahlen neben denen wirklicher Flüsse.</translation>
    </message>
    <message>
      <source>Measures how far water flows from each cell to the sea or the river, and how high the cell lies above.</source>
      <translation>Misst, wie weit Wasser von jeder Zelle bis zum Meer oder Fluss fließt und wie hoch die Zelle darüber liegt.</translation>
    </message>
    <message>
      <source>Mesh</source>
      <translation>Netz</translation>
    </message>
    <message>
      <source>Mesh in time</source>
      <translation>Netz im Lauf der Zeit</translation>
    </message>
    <message>
      <source>Meshes</source>
      <translation>Netze</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Verfahren</translation>
    </message>
    <message>
      <source>Model</source>
      <translation>Modell</translation>
    </message>
    <message>
      <source>Mouths</source>
      <translation>Mündungen</translation>
    </message>
    <message>
      <source>Move points to</source>
      <translation>Punkte verschieben nach</translation>
    </message>
    <message>
      <source>Move points to a river within (m)</source>
      <translation>Punkte zu einem Fluss verschieben, im Umkreis von (m)</translation>
    </message>
    <message>
      <source>Move points within (m)</source>
      <translation>Punkte verschieben, im Umkreis von (m)</translation>
    </message>
    <message>
      <source>Neighbours</source>
      <translation>Nachbarn</translation>
    </message>
    <message>
      <source>Network report</source>
      <translation>Bericht über das Flussnetz</translation>
    </message>
    <message>
      <source>Nodes</source>
      <translation>Knoten</translation>
    </message>
    <message>
      <source>Not all could be compiled: first runs take longer.</source>
      <translation>Nicht alles konnte übersetzt werden: erste Läufe dauern länger.</translation>
    </message>
    <message>
      <source>Number of large rivers</source>
      <translation>Anzahl großer Flüsse</translation>
    </message>
    <message>
      <source>Number of nodes (about)</source>
      <translation>Anzahl der Knoten (ungefähr)</translation>
    </message>
    <message>
      <source>Number of peaks (of the shape peak)</source>
      <translation>Anzahl der Gipfel (bei der Form peak)</translation>
    </message>
    <message>
      <source>Number of snapshots</source>
      <translation>Anzahl der Momentaufnahmen</translation>
    </message>
    <message>
      <source>One watershed for each</source>
      <translation>Ein Einzugsgebiet für jeden</translation>
    </message>
    <message>
      <source>Outputs</source>
      <translation>Ausgaben</translation>
    </message>
    <message>
      <source>Oxbow lakes</source>
      <translation>Altarme</translation>
    </message>
    <message>
      <source>Parameters</source>
      <translation>Parameter</translation>
    </message>
    <message>
      <source>Path</source>
      <translation>Weg</translation>
    </message>
    <message>
      <source>Path to the sea</source>
      <translation>Weg zum Meer</translation>
    </message>
    <message>
      <source>Paths drawn</source>
      <translation>Gezeichnete Wege</translation>
    </message>
    <message>
      <source>Penalty of being in the ground (m)</source>
      <translation>Zuschlag im Boden (m)</translation>
    </message>
    <message>
      <source>Pits: hollows where water ends</source>
      <translation>Gruben: Mulden, in denen Wasser endet</translation>
    </message>
    <message>
      <source>Pixels along a side of a tile</source>
      <translation>Pixel je Seite einer Kachel</translation>
    </message>
    <message>
      <source>Point</source>
      <translation>Punkt</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>Points left out</source>
      <translation>Ausgelassene Punkte</translation>
    </message>
    <message>
      <source>Points moved</source>
      <translation>Verschobene Punkte</translation>
    </message>
    <message>
      <source>Polygons are</source>
      <translation>Polygone sind</translation>
    </message>
    <message>
      <source>Pour points</source>
      <translation>Auslasspunkte</translation>
    </message>
    <message>
      <source>Pour points on their cells</source>
      <translation>Auslasspunkte auf ihren Zellen</translation>
    </message>
    <message>
      <source>Power p of the flow</source>
      <translation>Potenz p des Abflusses</translation>
    </message>
    <message>
      <source>Preference for steep steps E (1/m)</source>
      <translation>Vorliebe für steile Schritte E (1/m)</translation>
    </message>
    <message>
      <source>Prepare Headwaters</source>
      <translation>Headwaters vorbereiten</translation>
    </message>
    <message>
      <source>Primitives</source>
      <translation>Grundformen</translation>
    </message>
    <message>
      <source>Primitives in a cell</source>
      <translation>Grundformen je Zelle</translation>
    </message>
    <message>
      <source>Priority of the mouths</source>
      <translation>Vorrang der Mündungen</translation>
    </message>
    <message>
      <source>Priority of the sketched rivers</source>
      <translation>Vorrang der skizzierten Flüsse</translation>
    </message>
    <message>
      <source>Probability of a tributary</source>
      <translation>Wahrscheinlichkeit eines Nebenflusses</translation>
    </message>
    <message>
      <source>Probability of forking</source>
      <translation>Wahrscheinlichkeit einer Gabelung</translation>
    </message>
    <message>
      <source>Probability of going on</source>
      <translation>Wahrscheinlichkeit weiterzufließen</translation>
    </message>
    <message>
      <source>Problems found</source>
      <translation>Gefundene Probleme</translation>
    </message>
    <message>
      <source>Rain</source>
      <translation>Regen</translation>
    </message>
    <message>
      <source>Rain (any unit)</source>
      <translation>Regen (beliebige Einheit)</translation>
    </message>
    <message>
      <source>Rain (mm a year)</source>
      <translation>Regen (mm im Jahr)</translation>
    </message>
    <message>
      <source>Raises every cell of a DEM to the lowest level from which its water can still reach the sea or the edge.</source>
      <translation>Hebt jede Zelle eines Höhenmodells auf das niedrigste Niveau, von dem ihr Wasser noch das Meer oder den Rand erreicht.</translation>
    </message>
    <message>
      <source>Range of heights that grow together (m)</source>
      <translation>Höhenbereich, der zusammen wächst (m)</translation>
    </message>
    <message>
      <source>Reads all the water out of a DEM in one run: directions, accumulation, rivers, watersheds and lakes.</source>
      <translation>Liest alles Wasser in einem Lauf aus einem Höhenmodell: Richtungen, Akkumulation, Flüsse, Einzugsgebiete und Seen.</translation>
    </message>
    <message>
      <source>Recharge of the ground water (mm a year)</source>
      <translation>Grundwasserneubildung (mm im Jahr)</translation>
    </message>
    <message>
      <source>References</source>
      <translation>Literatur</translation>
    </message>
    <message>
      <source>Relief</source>
      <translation>Relief</translation>
    </message>
    <message>
      <source>Relief (m)</source>
      <translation>Relief (m)</translation>
    </message>
    <message>
      <source>Render terrain</source>
      <translation>Gelände berechnen</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>Bericht</translation>
    </message>
    <message>
      <source>Report as data</source>
      <translation>Bericht als Daten</translation>
    </message>
    <message>
      <source>Rescale to relief (m)</source>
      <translation>Auf Relief skalieren (m)</translation>
    </message>
    <message>
      <source>Rewrites flow directions in the encoding of another program, and finds out which program wrote them.</source>
      <translation>Schreibt Fließrichtungen in die Kodierung eines anderen Programms um und erkennt, welches Programm sie geschrieben hat.</translation>
    </message>
    <message>
      <source>Rho8: drawn among lower neighbours</source>
      <translation>Rho8: unter tieferen Nachbarn ausgelost</translation>
    </message>
    <message>
      <source>Ridges</source>
      <translation>Grate</translation>
    </message>
    <message>
      <source>River cells</source>
      <translation>Flusszellen</translation>
    </message>
    <message>
      <source>River courses</source>
      <translation>Flussläufe</translation>
    </message>
    <message>
      <source>River erosion</source>
      <translation>Erosion durch Flüsse</translation>
    </message>
    <message>
      <source>River ids</source>
      <translation>Nummern der Flüsse</translation>
    </message>
    <message>
      <source>River links</source>
      <translation>Flussabschnitte</translation>
    </message>
    <message>
      <source>River links that do not dry out</source>
      <translation>Flussabschnitte, die nicht austrocknen</translation>
    </message>
    <message>
      <source>River mouths</source>
      <translation>Flussmündungen</translation>
    </message>
    <message>
      <source>River network</source>
      <translation>Flussnetz</translation>
    </message>
    <message>
      <source>River slopes used</source>
      <translation>Verwendete Flussgefälle</translation>
    </message>
    <message>
      <source>River threshold</source>
      <translation>Schwellenwert für Flüsse</translation>
    </message>
    <message>
      <source>Rivers</source>
      <translation>Flüsse</translation>
    </message>
    <message>
      <source>Rivers begin at (cells)</source>
      <translation>Flüsse beginnen bei (Zellen)</translation>
    </message>
    <message>
      <source>Rivers of the network that D8 finds on the raster (%)</source>
      <translation>Flüsse des Netzes, die D8 auf dem Raster findet (%)</translation>
    </message>
    <message>
      <source>Roughness (0 to 1)</source>
      <translation>Rauheit (0 bis 1)</translation>
    </message>
    <message>
      <source>Roughness (1: as in nature)</source>
      <translation>Rauheit (1: wie in der Natur)</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Zeilen</translation>
    </message>
    <message>
      <source>Rows of the heightmap</source>
      <translation>Zeilen der Höhenkarte</translation>
    </message>
    <message>
      <source>Runs made</source>
      <translation>Durchgeführte Läufe</translation>
    </message>
    <message>
      <source>Salt pans</source>
      <translation>Salzpfannen</translation>
    </message>
    <message>
      <source>Scale</source>
      <translation>Maßstab</translation>
    </message>
    <message>
      <source>Scene</source>
      <translation>Szene</translation>
    </message>
    <message>
      <source>Sea</source>
      <translation>Meer</translation>
    </message>
    <message>
      <source>Sea floor</source>
      <translation>Meeresboden</translation>
    </message>
    <message>
      <source>Sea level (in the unit of the heights)</source>
      <translation>Meeresspiegel (in der Einheit der Höhen)</translation>
    </message>
    <message>
      <source>Sea level (m)</source>
      <translation>Meeresspiegel (m)</translation>
    </message>
    <message>
      <source>Seed</source>
      <translation>Startwert</translation>
    </message>
    <message>
      <source>Seed used</source>
      <translation>Verwendeter Startwert</translation>
    </message>
    <message>
      <source>Shallowest lake (m)</source>
      <translation>Flachster See (m)</translation>
    </message>
    <message>
      <source>Shape</source>
      <translation>Form</translation>
    </message>
    <message>
      <source>Size of the heightmap</source>
      <translation>Größe der Höhenkarte</translation>
    </message>
    <message>
      <source>Sketched heights (m)</source>
      <translation>Skizzierte Höhen (m)</translation>
    </message>
    <message>
      <source>Sketched length that became rivers (%)</source>
      <translation>Skizzierte Länge, die zu Flüssen wurde (%)</translation>
    </message>
    <message>
      <source>Sketched length with a river within a cell of it (%)</source>
      <translation>Skizzierte Länge mit einem Fluss im Abstand einer Zelle (%)</translation>
    </message>
    <message>
      <source>Sketched rivers</source>
      <translation>Skizzierte Flüsse</translation>
    </message>
    <message>
      <source>Sketched slopes</source>
      <translation>Skizzierte Neigungen</translation>
    </message>
    <message>
      <source>Sketches not followed</source>
      <translation>Nicht befolgte Skizzen</translation>
    </message>
    <message>
      <source>Slides</source>
      <translation>Rutschungen</translation>
    </message>
    <message>
      <source>Slope a0 at which nothing happens (0 to 1)</source>
      <translation>Neigung a0, bei der nichts geschieht (0 bis 1)</translation>
    </message>
    <message>
      <source>Slope of a river that drains 1 km² (m per m)</source>
      <translation>Gefälle eines Flusses, der 1 km² entwässert (m je m)</translation>
    </message>
    <message>
      <source>Slope of rock (degrees)</source>
      <translation>Neigung von Fels (Grad)</translation>
    </message>
    <message>
      <source>Slope of the land (m per m)</source>
      <translation>Geländeneigung (m je m)</translation>
    </message>
    <message>
      <source>Slope of the rivers (m per m)</source>
      <translation>Gefälle der Flüsse (m je m)</translation>
    </message>
    <message>
      <source>Slope of the shape (m for each row)</source>
      <translation>Neigung der Form (m je Zeile)</translation>
    </message>
    <message>
      <source>Small watersheds dropped</source>
      <translation>Weggelassene kleine Einzugsgebiete</translation>
    </message>
    <message>
      <source>Small watersheds merged</source>
      <translation>Verschmolzene kleine Einzugsgebiete</translation>
    </message>
    <message>
      <source>Smallest area (km²)</source>
      <translation>Kleinste Fläche (km²)</translation>
    </message>
    <message>
      <source>Smallest lake (km²)</source>
      <translation>Kleinster See (km²)</translation>
    </message>
    <message>
      <source>Smoothing passes</source>
      <translation>Glättungsdurchgänge</translation>
    </message>
    <message>
      <source>Snapshots</source>
      <translation>Momentaufnahmen</translation>
    </message>
    <message>
      <source>Spacing of the rivers (m)</source>
      <translation>Abstand der Flüsse (m)</translation>
    </message>
    <message>
      <source>Spacing used (m)</source>
      <translation>Verwendeter Abstand (m)</translation>
    </message>
    <message>
      <source>Spill points</source>
      <translation>Überlaufpunkte</translation>
    </message>
    <message>
      <source>Starting surface</source>
      <translation>Ausgangsfläche</translation>
    </message>
    <message>
      <source>Steps</source>
      <translation>Schritte</translation>
    </message>
    <message>
      <source>Strahler orders</source>
      <translation>Ordnungen nach Strahler</translation>
    </message>
    <message>
      <source>Strength of the erosion</source>
      <translation>Stärke der Erosion</translation>
    </message>
    <message>
      <source>Strength of the noise (0 to 1)</source>
      <translation>Stärke des Rauschens (0 bis 1)</translation>
    </message>
    <message>
      <source>Strength κ (m a step where c is 1)</source>
      <translation>Stärke κ (m je Schritt, wo c gleich 1 ist)</translation>
    </message>
    <message>
      <source>Sum over all cells</source>
      <translation>Summe über alle Zellen</translation>
    </message>
    <message>
      <source>Sweeps made</source>
      <translation>Ausgeführte Durchgänge</translation>
    </message>
    <message>
      <source>Sweeps to make</source>
      <translation>Auszuführende Durchgänge</translation>
    </message>
    <message>
      <source>Tells which versions are installed, whether kernels compile, and what processors and memory there are.</source>
      <translation>Sagt, welche Versionen installiert sind, ob sich Programmkerne übersetzen lassen und welche Prozessoren und wie viel Speicher da sind.</translation>
    </message>
    <message>
      <source>Tension in air (m²)</source>
      <translation>Spannung in der Luft (m²)</translation>
    </message>
    <message>
      <source>Tension in the ground (m²), or transmissivity (m² a day)</source>
      <translation>Spannung im Boden (m²) oder Transmissivität (m² am Tag)</translation>
    </message>
    <message>
      <source>Terrain</source>
      <translation>Gelände</translation>
    </message>
    <message>
      <source>Terrain from a coastline</source>
      <translation>Gelände aus einer Küstenlinie</translation>
    </message>
    <message>
      <source>Terrain from rivers</source>
      <translation>Gelände aus Flüssen</translation>
    </message>
    <message>
      <source>Terrain model</source>
      <translation>Geländemodell</translation>
    </message>
    <message>
      <source>The directions were not found.</source>
      <translation>Die Fließrichtungen wurden nicht gefunden.</translation>
    </message>
    <message>
      <source>The disk of ‘{}’ is full: make room, set HEADWATERS_SCRATCH to another folder, or clip the raster.</source>
      <translation>Der Datenträger von „{}“ ist voll: Schaffen Sie Platz, setzen Sie HEADWATERS_SCRATCH auf einen anderen Ordner oder schneiden Sie das Raster zu.</translation>
    </message>
    <message>
      <source>There are {}.</source>
      <translation>Es gibt {}.</translation>
    </message>
    <message>
      <source>There is no data of ‘{}’.</source>
      <translation>Es gibt keine Daten von „{}“.</translation>
    </message>
    <message>
      <source>There is not enough memory: clip the raster or take larger cells.</source>
      <translation>Der Arbeitsspeicher reicht nicht: Schneiden Sie das Raster zu oder nehmen Sie größere Zellen.</translation>
    </message>
    <message>
      <source>Threshold (in the unit of the accumulation)</source>
      <translation>Schwellenwert (in der Einheit der Akkumulation)</translation>
    </message>
    <message>
      <source>Threshold used (in the unit of the accumulation)</source>
      <translation>Verwendeter Schwellenwert (in der Einheit der Akkumulation)</translation>
    </message>
    <message>
      <source>Ties and flats</source>
      <translation>Gleichstände und ebene Flächen</translation>
    </message>
    <message>
      <source>Tiles</source>
      <translation>Kacheln</translation>
    </message>
    <message>
      <source>Tools</source>
      <translation>Werkzeuge</translation>
    </message>
    <message>
      <source>Triangle mesh</source>
      <translation>Dreiecksnetz</translation>
    </message>
    <message>
      <source>Triangles</source>
      <translation>Dreiecke</translation>
    </message>
    <message>
      <source>Triangles on sketched rivers that follow them (%)</source>
      <translation>Dreiecke auf skizzierten Flüssen, die ihnen folgen (%)</translation>
    </message>
    <message>
      <source>Triangles or cells</source>
      <translation>Dreiecke oder Zellen</translation>
    </message>
    <message>
      <source>Turns the rivers of a flow accumulation into lines with their orders, lengths, areas and topology.</source>
      <translation>Macht aus den Flüssen einer Abflussakkumulation Linien mit Ordnungen, Längen, Flächen und Topologie.</translation>
    </message>
    <message>
      <source>Unit of the distance</source>
      <translation>Einheit der Entfernung</translation>
    </message>
    <message>
      <source>Unit of the heights</source>
      <translation>Einheit der Höhen</translation>
    </message>
    <message>
      <source>Units</source>
      <translation>Einheiten</translation>
    </message>
    <message>
      <source>Uplift (0 lowland … 1 highest)</source>
      <translation>Hebung (0 Tiefland … 1 höchste)</translation>
    </message>
    <message>
      <source>Uplift used</source>
      <translation>Verwendete Hebung</translation>
    </message>
    <message>
      <source>Upper limit (in the unit of the accumulation)</source>
      <translation>Obergrenze (in der Einheit der Akkumulation)</translation>
    </message>
    <message>
      <source>Volume of the cuts (m³)</source>
      <translation>Volumen der Einschnitte (m³)</translation>
    </message>
    <message>
      <source>Volume of the fill (m³)</source>
      <translation>Volumen der Füllung (m³)</translation>
    </message>
    <message>
      <source>Volume of the lakes (m³)</source>
      <translation>Volumen der Seen (m³)</translation>
    </message>
    <message>
      <source>Voronoi cells</source>
      <translation>Voronoi-Zellen</translation>
    </message>
    <message>
      <source>Voronoi cells of the nodes</source>
      <translation>Voronoi-Zellen der Knoten</translation>
    </message>
    <message>
      <source>Water</source>
      <translation>Wasser</translation>
    </message>
    <message>
      <source>Water here</source>
      <translation>Wasser hier</translation>
    </message>
    <message>
      <source>Water here: click on a DEM to see the land that drains there and where it flows</source>
      <translation>Wasser hier: Klicken Sie auf ein Höhenmodell, um das Land zu sehen, das dorthin entwässert, und wohin es weiterfließt</translation>
    </message>
    <message>
      <source>Water table</source>
      <translation>Grundwasserspiegel</translation>
    </message>
    <message>
      <source>Watershed</source>
      <translation>Einzugsgebiet</translation>
    </message>
    <message>
      <source>Watershed of a point</source>
      <translation>Einzugsgebiet eines Punktes</translation>
    </message>
    <message>
      <source>Watersheds</source>
      <translation>Einzugsgebiete</translation>
    </message>
    <message>
      <source>Watersheds as a raster</source>
      <translation>Einzugsgebiete als Raster</translation>
    </message>
    <message>
      <source>Watersheds smaller than that</source>
      <translation>Kleinere Einzugsgebiete</translation>
    </message>
    <message>
      <source>Wavelength of the noise (m)</source>
      <translation>Wellenlänge des Rauschens (m)</translation>
    </message>
    <message>
      <source>Way down</source>
      <translation>Weg talwärts</translation>
    </message>
    <message>
      <source>Weight of the coast in the slope of the land</source>
      <translation>Gewicht der Küste in der Geländeneigung</translation>
    </message>
    <message>
      <source>Weight of the height in the slope of the land</source>
      <translation>Gewicht der Höhe in der Geländeneigung</translation>
    </message>
    <message>
      <source>Weights</source>
      <translation>Gewichte</translation>
    </message>
    <message>
      <source>West and east joined</source>
      <translation>West und Ost verbunden</translation>
    </message>
    <message>
      <source>What is prepared</source>
      <translation>Was vorbereitet wird</translation>
    </message>
    <message>
      <source>Whole watersheds, over those upstream</source>
      <translation>Ganze Einzugsgebiete, über denen flussaufwärts</translation>
    </message>
    <message>
      <source>Width of the rivers (times as usual)</source>
      <translation>Breite der Flüsse (Vielfaches des Üblichen)</translation>
    </message>
    <message>
      <source>Width of the shore (m)</source>
      <translation>Breite des Ufers (m)</translation>
    </message>
    <message>
      <source>Winding of the rivers (times as usual)</source>
      <translation>Windung der Flüsse (Vielfaches des Üblichen)</translation>
    </message>
    <message>
      <source>Writes a DEM for game engines: a 16-bit heightmap with its scale, tiles, masks of what covers the ground, and a scene of triangles with water.</source>
      <translation>Schreibt ein Höhenmodell für Spiele-Engines: eine 16-Bit-Höhenkarte mit Maßstab, Kacheln, Masken der Bodenbedeckung und eine Szene aus Dreiecken mit Wasser.</translation>
    </message>
    <message>
      <source>a pixel for each cell</source>
      <translation>ein Pixel je Zelle</translation>
    </message>
    <message>
      <source>a shelf, a slope and canyons</source>
      <translation>ein Schelf, ein Hang und Canyons</translation>
    </message>
    <message>
      <source>a square of 2ⁿ + 1 pixels</source>
      <translation>ein Quadrat aus 2ⁿ + 1 Pixeln</translation>
    </message>
    <message>
      <source>all</source>
      <translation>alle</translation>
    </message>
    <message>
      <source>along the valleys</source>
      <translation>entlang der Täler</translation>
    </message>
    <message>
      <source>along the valleys, drawn by the seed</source>
      <translation>entlang der Täler, vom Startwert ausgelost</translation>
    </message>
    <message>
      <source>an expression of your own</source>
      <translation>ein eigener Ausdruck</translation>
    </message>
    <message>
      <source>are left out</source>
      <translation>werden weggelassen</translation>
    </message>
    <message>
      <source>as in humid lands (power law)</source>
      <translation>wie in feuchten Ländern (Potenzgesetz)</translation>
    </message>
    <message>
      <source>as the shape asks</source>
      <translation>wie die Form es verlangt</translation>
    </message>
    <message>
      <source>as water flows</source>
      <translation>wie das Wasser fließt</translation>
    </message>
    <message>
      <source>at all edges of the map</source>
      <translation>an allen Rändern der Karte</translation>
    </message>
    <message>
      <source>at random, which makes no drainage</source>
      <translation>zufällig, ohne Entwässerung</translation>
    </message>
    <message>
      <source>at the edge of the land</source>
      <translation>am Rand des Landes</translation>
    </message>
    <message>
      <source>at the southern edge</source>
      <translation>am südlichen Rand</translation>
    </message>
    <message>
      <source>breach: cut through what is in the way</source>
      <translation>durchbrechen: einschneiden, was im Weg ist</translation>
    </message>
    <message>
      <source>cells</source>
      <translation>Zellen</translation>
    </message>
    <message>
      <source>energy: a sponge with lakes</source>
      <translation>Energie: ein Schwamm mit Seen</translation>
    </message>
    <message>
      <source>even basins</source>
      <translation>gleichmäßige Becken</translation>
    </message>
    <message>
      <source>exact, at once</source>
      <translation>exakt, auf einmal</translation>
    </message>
    <message>
      <source>feet</source>
      <translation>Fuß</translation>
    </message>
    <message>
      <source>fill, and water flows over</source>
      <translation>füllen, und das Wasser läuft über</translation>
    </message>
    <message>
      <source>flat, just below the sea</source>
      <translation>flach, knapp unter dem Meer</translation>
    </message>
    <message>
      <source>forking rivers</source>
      <translation>sich gabelnde Flüsse</translation>
    </message>
    <message>
      <source>join a neighbour on the coast</source>
      <translation>kommen zu einem Nachbarn an der Küste</translation>
    </message>
    <message>
      <source>keep: water ends in pits</source>
      <translation>lassen: Wasser endet in Gruben</translation>
    </message>
    <message>
      <source>kept as they grew</source>
      <translation>wie gewachsen</translation>
    </message>
    <message>
      <source>lake</source>
      <translation>See</translation>
    </message>
    <message>
      <source>land, filled with ground</source>
      <translation>Land, mit Boden gefüllt</translation>
    </message>
    <message>
      <source>linear in the slope</source>
      <translation>linear im Gefälle</translation>
    </message>
    <message>
      <source>long rivers</source>
      <translation>lange Flüsse</translation>
    </message>
    <message>
      <source>mean</source>
      <translation>Mittel</translation>
    </message>
    <message>
      <source>metres</source>
      <translation>Meter</translation>
    </message>
    <message>
      <source>moved until heights fit</source>
      <translation>verschoben, bis Höhen passen</translation>
    </message>
    <message>
      <source>moved where heights are wanted</source>
      <translation>verschoben, wo Höhen verlangt sind</translation>
    </message>
    <message>
      <source>nearest to the sea</source>
      <translation>am nächsten zum Meer</translation>
    </message>
    <message>
      <source>no</source>
      <translation>nein</translation>
    </message>
    <message>
      <source>no data</source>
      <translation>keine Daten</translation>
    </message>
    <message>
      <source>no water leaves there</source>
      <translation>dort fließt kein Wasser ab</translation>
    </message>
    <message>
      <source>numba could not be installed: {} {}</source>
      <translation>numba konnte nicht installiert werden: {} {}</translation>
    </message>
    <message>
      <source>numba is installed: restart QGIS to use it.</source>
      <translation>numba ist installiert: Starten Sie QGIS neu, um es zu nutzen.</translation>
    </message>
    <message>
      <source>numba is missing: all is computed hundreds of times slower, and large rasters are refused.</source>
      <translation>numba fehlt: Alles wird hunderte Male langsamer gerechnet, und große Raster werden abgelehnt.</translation>
    </message>
    <message>
      <source>numba was not installed.</source>
      <translation>numba wurde nicht installiert.</translation>
    </message>
    <message>
      <source>one for each edge</source>
      <translation>eine je Kante</translation>
    </message>
    <message>
      <source>one for each reach, between junctions</source>
      <translation>eine je Abschnitt zwischen Zusammenflüssen</translation>
    </message>
    <message>
      <source>outlet: where water ends</source>
      <translation>Auslass: wo Wasser endet</translation>
    </message>
    <message>
      <source>own: as the chances below say</source>
      <translation>eigener: wie die Wahrscheinlichkeiten unten sagen</translation>
    </message>
    <message>
      <source>pour point</source>
      <translation>Auslasspunkt</translation>
    </message>
    <message>
      <source>ratio of slopes</source>
      <translation>Verhältnis der Gefälle</translation>
    </message>
    <message>
      <source>river</source>
      <translation>Fluss</translation>
    </message>
    <message>
      <source>snow in hollows</source>
      <translation>Schnee in Mulden</translation>
    </message>
    <message>
      <source>square of the slope</source>
      <translation>Quadrat des Gefälles</translation>
    </message>
    <message>
      <source>stay</source>
      <translation>bleiben</translation>
    </message>
    <message>
      <source>sweeps, from the sea inwards</source>
      <translation>Durchgänge, vom Meer nach innen</translation>
    </message>
    <message>
      <source>terrain</source>
      <translation>Gelände</translation>
    </message>
    <message>
      <source>the most water</source>
      <translation>das meiste Wasser</translation>
    </message>
    <message>
      <source>the nearest river</source>
      <translation>der nächste Fluss</translation>
    </message>
    <message>
      <source>the river downstream</source>
      <translation>der Fluss talabwärts</translation>
    </message>
    <message>
      <source>the shortest way downhill</source>
      <translation>der kürzeste Weg bergab</translation>
    </message>
    <message>
      <source>the shortest way to the sea</source>
      <translation>der kürzeste Weg zum Meer</translation>
    </message>
    <message>
      <source>triangles</source>
      <translation>Dreiecke</translation>
    </message>
    <message>
      <source>upstream, where noise is low</source>
      <translation>flussaufwärts, wo das Rauschen niedrig ist</translation>
    </message>
    <message>
      <source>water crosses them, at heights from their rim</source>
      <translation>Wasser überquert sie, auf Höhen ihres Randes</translation>
    </message>
    <message>
      <source>water ends there</source>
      <translation>Wasser endet dort</translation>
    </message>
    <message>
      <source>water from terrain</source>
      <translation>Wasser aus Gelände</translation>
    </message>
    <message>
      <source>water goes round them</source>
      <translation>Wasser umfließt sie</translation>
    </message>
    <message>
      <source>water leaves there</source>
      <translation>Wasser fließt dort ab</translation>
    </message>
    <message>
      <source>water, which rivers pass</source>
      <translation>Wasser, das Flüsse durchqueren</translation>
    </message>
    <message>
      <source>what flows in flows out</source>
      <translation>was zufließt, fließt ab</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message>
      <source>{} and {} cannot both be written to ‘{}’.</source>
      <translation>{} und {} können nicht beide nach „{}“ geschrieben werden.</translation>
    </message>
    <message>
      <source>{} is missing.</source>
      <translation>{} fehlt.</translation>
    </message>
    <message>
      <source>{} is no parameter of ‘{}’. {}</source>
      <translation>{} ist kein Parameter von „{}“. {}</translation>
    </message>
    <message>
      <source>{} must be a number (got {}).</source>
      <translation>{} muss eine Zahl sein (angegeben: {}).</translation>
    </message>
    <message>
      <source>{} must be a number (got ‘{}’).</source>
      <translation>{} muss eine Zahl sein (angegeben: „{}“).</translation>
    </message>
    <message>
      <source>{} must be a whole number (got {:g}).</source>
      <translation>{} muss eine ganze Zahl sein (angegeben: {:g}).</translation>
    </message>
    <message>
      <source>{} must be at least {:g} (got {:g}).</source>
      <translation>{} muss mindestens {:g} sein (angegeben: {:g}).</translation>
    </message>
    <message>
      <source>{} must be at most {:g} (got {:g}).</source>
      <translation>{} darf höchstens {:g} sein (angegeben: {:g}).</translation>
    </message>
    <message>
      <source>{} must be between {:g} and {:g} (got {:g}).</source>
      <translation>{} muss zwischen {:g} und {:g} liegen (angegeben: {:g}).</translation>
    </message>
    <message>
      <source>{} must be one of {} (got {}).</source>
      <translation>{} muss eines von {} sein (angegeben: {}).</translation>
    </message>
    <message>
      <source>{} would overwrite {} (‘{}’). Choose another layer.</source>
      <translation>{} würde {} überschreiben („{}“). Wählen Sie einen anderen Layer.</translation>
    </message>
    <message>
      <source>{}: there is no layer or file ‘{}’. Check the name.</source>
      <translation>{}: Es gibt keinen Layer und keine Datei „{}“. Prüfen Sie den Namen.</translation>
    </message>
    <message>
      <source>{}: there is no raster layer or file ‘{}’. Check the name.</source>
      <translation>{}: Es gibt keinen Rasterlayer und keine Datei „{}“. Prüfen Sie den Namen.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ cannot be opened as a raster.</source>
      <translation>{}: „{}“ lässt sich nicht als Raster öffnen.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ does not hold {}.</source>
      <translation>{}: „{}“ enthält nicht {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ holds neither {} nor a raster.</source>
      <translation>{}: „{}“ enthält weder {} noch ein Raster.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is a vector layer; a raster is needed.</source>
      <translation>{}: „{}“ ist ein Vektorlayer; gebraucht wird ein Raster.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is no coordinate reference system known here.</source>
      <translation>{}: „{}“ ist kein hier bekanntes Koordinatenbezugssystem.</translation>
    </message>
  </context>
</TS>
