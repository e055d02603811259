<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>Headwaters</name>
    <message>
      <source>, or give a DEM</source>
      <translation>, oder geben Sie ein Höhenmodell an</translation>
    </message>
    <message>
      <source>0 dry land, 1 river, 2 sea, 3 lake.</source>
      <translation>0 trockenes Land, 1 Fluss, 2 Meer, 3 See.</translation>
    </message>
    <message>
      <source>0 is smooth, 1 as rough as it gets: the fractal dimension of the noise is 2 and as much more. On shapes other than noise and diamondsquare it is also the strength of the noise. Empty: 0.3 for these two, else 0.</source>
      <translation>0 ist glatt, 1 so rau, wie es nur geht: Die fraktale Dimension des Rauschens ist um so viel größer als 2. Bei anderen Formen als noise und diamondsquare ist es auch die Stärke des Rauschens. Leer: 0,3 für diese beiden, sonst 0.</translation>
    </message>
    <message>
      <source>0 makes them straight between the bends of their valleys, 2 lets them wind twice as much.</source>
      <translation>0 lässt sie zwischen den Windungen ihrer Täler gerade fließen, mit 2 winden sie sich doppelt so stark.</translation>
    </message>
    <message>
      <source>0 water to 13 beach, in the order of the text above.</source>
      <translation>0 Wasser bis 13 Strand, in der Reihenfolge des Textes oben.</translation>
    </message>
    <message>
      <source>0.5 to 1 m</source>
      <translation>0,5 bis 1 m</translation>
    </message>
    <message>
      <source>0: straight from node to node, 1: as rivers of their type wind, 2: strongly. The field sinuosity tells it, and terrain has the bends. Rivers never cross, so narrow land holds less.</source>
      <translation>0: gerade von Knoten zu Knoten, 1: wie sich Flüsse ihres Typs winden, 2: stark. Das Feld sinuosity nennt es, und das Gelände hat die Windungen. Flüsse kreuzen sich nie, darum fasst schmales Land weniger davon.</translation>
    </message>
    <message>
      <source>0: the way to the sea alone decides, as with nearest. Near 1: noise alone, and rivers wind about.</source>
      <translation>0: Allein der Weg zum Meer entscheidet, wie bei nearest. Nahe 1: allein das Rauschen, und Flüsse winden sich weit umher.</translation>
    </message>
    <message>
      <source>1 for rivers, 0 for land.</source>
      <translation>1 für Flüsse, 0 für Land.</translation>
    </message>
    <message>
      <source>1 to 2 m</source>
      <translation>1 bis 2 m</translation>
    </message>
    <message>
      <source>1 where a river runs, 0 elsewhere</source>
      <translation>1, wo ein Fluss läuft, sonst 0</translation>
    </message>
    <message>
      <source>1 where its land, or that of one upstream, reaches the edge of the data; else 0</source>
      <translation>1, wo sein Land oder das eines oberhalb gelegenen den Rand der Daten erreicht; sonst 0</translation>
    </message>
    <message>
      <source>1 where more flows than the rating curve tells, so that it stands at MAX_STAGE</source>
      <translation>1, wo mehr fließt, als die Abflusskurve weiß, sodass das Wasser auf MAX_STAGE steht</translation>
    </message>
    <message>
      <source>1 where the river begins or ends in a body of water, 0 where it dries out</source>
      <translation>1, wo der Fluss in einem Gewässer beginnt oder endet, 0, wo er versiegt</translation>
    </message>
    <message>
      <source>1,200 – 2,400 m</source>
      <translation>1.200 – 2.400 m</translation>
    </message>
    <message>
      <source>100 – 300 m</source>
      <translation>100 – 300 m</translation>
    </message>
    <message>
      <source>12,345.6 km²</source>
      <translation>12.345,6 km²</translation>
    </message>
    <message>
      <source>16 bits</source>
      <translation>16 Bits</translation>
    </message>
    <message>
      <source>16 bits a pixel, by its ending.</source>
      <translation>16 Bits je Pixel; die Endung bestimmt das Format.</translation>
    </message>
    <message>
      <source>1: as wide as rivers of their flow are, 4 m at 1 m³/s and with its square root. Wider rivers are deeper, and wind in longer bends.</source>
      <translation>1: so breit, wie Flüsse mit ihrem Abfluss sind, 4 m bei 1 m³/s und mit dessen Wurzel. Breitere Flüsse sind tiefer und winden sich in längeren Bögen.</translation>
    </message>
    <message>
      <source>1: one in the centre. More stand where the seed says, the highest as high as the relief.</source>
      <translation>1: einer in der Mitte. Mehrere stehen, wo der Startwert es sagt, der höchste so hoch wie das Relief.</translation>
    </message>
    <message>
      <source>1: the ground as it was made; 0: a blend of its primitives; between them less of erosion, above 1 more.</source>
      <translation>1: der Boden, wie er erzeugt wurde; 0: eine Überblendung seiner Grundformen; dazwischen weniger Erosion, über 1 mehr.</translation>
    </message>
    <message>
      <source>2 to 4 m</source>
      <translation>2 bis 4 m</translation>
    </message>
    <message>
      <source>300 – 600 m</source>
      <translation>300 – 600 m</translation>
    </message>
    <message>
      <source>4, over sides alone</source>
      <translation>4, nur über Seiten</translation>
    </message>
    <message>
      <source>600 – 1,200 m</source>
      <translation>600 – 1.200 m</translation>
    </message>
    <message>
      <source>64-bit integers or another type that QGIS cannot read</source>
      <translation>64-Bit-Ganzzahlen oder einen anderen Typ, den QGIS nicht lesen kann</translation>
    </message>
    <message>
      <source>8 bits</source>
      <translation>8 Bits</translation>
    </message>
    <message>
      <source>8: 0 to 255, as engines take them. 16: 0 to 65535.</source>
      <translation>8: 0 bis 255, wie Spiele-Engines sie annehmen. 16: 0 bis 65535.</translation>
    </message>
    <message>
      <source>&lt;i&gt;d8&lt;/i&gt; sends all water to one neighbour and counts exactly; &lt;i&gt;dinf&lt;/i&gt; shares it between the two neighbours beside the steepest slope; &lt;i&gt;mfd&lt;/i&gt; shares it among all lower neighbours by slope.</source>
      <translation>&lt;i&gt;d8&lt;/i&gt; schickt alles Wasser zu einem Nachbarn und zählt genau; &lt;i&gt;dinf&lt;/i&gt; verteilt es auf die zwei Nachbarn neben dem steilsten Gefälle; &lt;i&gt;mfd&lt;/i&gt; verteilt es nach dem Gefälle auf alle tieferen Nachbarn.</translation>
    </message>
    <message>
      <source>&lt;i&gt;energy&lt;/i&gt;: the ground is a sponge. The table is the surface of least energy between tension, gravity and capillarity: it is draped over the land below hills. In hollows that the table around them keeps wet water is open; each lake has one level, no higher than the brim. &lt;i&gt;snow&lt;/i&gt;: lies on the ground where it freezes, deeper higher up and in gullies. &lt;i&gt;dupuit&lt;/i&gt;: recharge flows through an aquifer to the sea, and comes out where the table reaches the ground. No water crosses the edge of the data.</source>
      <translation>&lt;i&gt;energy&lt;/i&gt;: Der Boden ist ein Schwamm. Der Spiegel ist die Fläche geringster Energie zwischen Spannung, Schwerkraft und Kapillarität: Unter Hügeln folgt er dem Land. In Mulden, die der Spiegel ringsum nass hält, liegt Wasser offen; jeder See hat einen Spiegel, nicht höher als sein Rand. &lt;i&gt;snow&lt;/i&gt;: liegt auf dem Boden, wo es friert, tiefer in der Höhe und in Runsen. &lt;i&gt;dupuit&lt;/i&gt;: Die Neubildung fließt durch einen Grundwasserleiter zum Meer und tritt aus, wo der Spiegel den Boden erreicht. Über den Rand der Daten fließt kein Wasser.</translation>
    </message>
    <message>
      <source>&lt;i&gt;exact&lt;/i&gt; is fast and uses all processors. &lt;i&gt;sweeps&lt;/i&gt; lets the fill come in from the coast step by step and can stop before its end, for teaching; run to its end it gives the same surface.</source>
      <translation>&lt;i&gt;exact&lt;/i&gt; ist schnell und nutzt alle Prozessoren. &lt;i&gt;sweeps&lt;/i&gt; lässt die Füllung schrittweise von der Küste hereinkommen und kann vorher anhalten, für den Unterricht; bis zum Ende geführt ergibt es dieselbe Oberfläche.</translation>
    </message>
    <message>
      <source>&lt;i&gt;k&lt;/i&gt;&lt;sub&gt;sn&lt;/sub&gt; of a point is that of the stretch below it. Knickpoints are where a profile bulges: where it stands above the lower hull of itself by more than KNICK_HEIGHT. CONCAVITY_FITTED is the θ for which tributaries and their river lie best on one line.</source>
      <translation>&lt;i&gt;k&lt;/i&gt;&lt;sub&gt;sn&lt;/sub&gt; eines Punktes ist der Wert der Strecke unterhalb von ihm. Knickpunkte sind, wo sich ein Längsprofil aufwölbt: wo es um mehr als KNICK_HEIGHT über seiner eigenen unteren Hülle liegt. CONCAVITY_FITTED ist das θ, für das Nebenflüsse und ihr Fluss am besten auf einer Linie liegen.</translation>
    </message>
    <message>
      <source>&lt;i&gt;links&lt;/i&gt; makes one subbasin for each stretch of river between junctions; land that drains to no river is in none. &lt;i&gt;area&lt;/i&gt; makes subbasins of about AREA. &lt;i&gt;pfafstetter&lt;/i&gt; gives the four largest tributaries of each basin the digits 2, 4, 6, 8 and the land between them 1, 3, 5, 7, 9, and divides these again to DEPTH.</source>
      <translation>&lt;i&gt;links&lt;/i&gt; macht ein Teilgebiet für jede Flussstrecke zwischen Zusammenflüssen; Land, das zu keinem Fluss entwässert, gehört zu keinem. &lt;i&gt;area&lt;/i&gt; macht Teilgebiete von etwa AREA. &lt;i&gt;pfafstetter&lt;/i&gt; gibt den vier größten Nebenflüssen jedes Beckens die Ziffern 2, 4, 6, 8 und dem Land dazwischen 1, 3, 5, 7, 9 und teilt diese wieder, bis DEPTH.</translation>
    </message>
    <message>
      <source>&lt;i&gt;outlets&lt;/i&gt; are all cells where water ends: at the sea, at the edge, in a pit. &lt;i&gt;points&lt;/i&gt; beside a river move to it within SNAP, as SNAP_TO says, and it is told how far. &lt;i&gt;rivers&lt;/i&gt; are lines that follow the directions, as ‘River network’ draws them; the watershed of each has its id. &lt;i&gt;lakes&lt;/i&gt; are polygons.</source>
      <translation>&lt;i&gt;outlets&lt;/i&gt; sind alle Zellen, in denen Wasser endet: am Meer, am Rand, in einer Grube. &lt;i&gt;points&lt;/i&gt; neben einem Fluss rücken im Umkreis SNAP zu ihm, wie SNAP_TO sagt, und es wird gemeldet, wie weit. &lt;i&gt;rivers&lt;/i&gt; sind Linien, die den Fließrichtungen folgen, wie „Flussnetz“ sie zeichnet; jedes Einzugsgebiet trägt ihre Nummer. &lt;i&gt;lakes&lt;/i&gt; sind Polygone.</translation>
    </message>
    <message>
      <source>A DEM and a click are enough: depressions are filled, directions found, and the point is moved to the river beside it. With DIRECTIONS, which ‘Flow directions’ or any other program has made, only what the point needs is computed.</source>
      <translation>Ein Höhenmodell und ein Klick genügen: Senken werden gefüllt, Fließrichtungen bestimmt, und der Punkt wird zum Fluss daneben verschoben. Mit DIRECTIONS, aus „Fließrichtungen“ oder einem anderen Programm, wird nur gerechnet, was der Punkt braucht.</translation>
    </message>
    <message>
      <source>A GeoPackage made by ‘Terrain model’, whose courses were edited since. It is never changed.</source>
      <translation>Ein GeoPackage aus „Geländemodell“, dessen Läufe seither bearbeitet wurden. Es wird nie verändert.</translation>
    </message>
    <message>
      <source>A GeoPackage made by ‘Terrain model’. It is never changed.</source>
      <translation>Ein GeoPackage aus „Geländemodell“. Es wird nie verändert.</translation>
    </message>
    <message>
      <source>A band for each class: its share of the cell and its eight neighbours, 0 to 255; bands add up to 255, and are 0 where the DEM has no data.</source>
      <translation>Ein Kanal je Klasse: ihr Anteil an der Zelle und deren acht Nachbarn, 0 bis 255; die Kanäle ergeben zusammen 255 und sind 0, wo das Höhenmodell keine Daten hat.</translation>
    </message>
    <message>
      <source>A cell is of a lake when its centre lies in it. A field id, if there is one, numbers the watersheds.</source>
      <translation>Eine Zelle gehört zu einem See, wenn ihre Mitte in ihm liegt. Ein Feld id, wenn es eines gibt, nummeriert die Einzugsgebiete.</translation>
    </message>
    <message>
      <source>A cell is of a lake when its centre lies in it. A lake is one subbasin with the land that drains to it beside rivers; rivers end at its shore, and its water leaves by one outlet.</source>
      <translation>Eine Zelle gehört zu einem See, wenn ihre Mitte in ihm liegt. Ein See ist ein Teilgebiet zusammen mit dem Land, das neben Flüssen zu ihm entwässert; Flüsse enden an seinem Ufer, und sein Wasser verlässt ihn durch einen Auslass.</translation>
    </message>
    <message>
      <source>A cell is river when at least so many cells drain through it, itself included.</source>
      <translation>Eine Zelle ist Fluss, wenn mindestens so viele Zellen durch sie entwässern, sie selbst eingeschlossen.</translation>
    </message>
    <message>
      <source>A cell is river when at least this area drains through it. Empty: the readable number that makes about one cell in a hundred a river, up to five where these were but a few rivers; the log says which.</source>
      <translation>Eine Zelle ist Fluss, wenn mindestens diese Fläche durch sie entwässert. Leer: die runde Zahl, die etwa eine von hundert Zellen zum Fluss macht, bis zu fünf, wo das nur wenige Flüsse wären; das Protokoll nennt sie.</translation>
    </message>
    <message>
      <source>A cell is river when at least this much drains through it. Empty: the readable number that makes about one cell in a hundred a river, up to five where these were but a few rivers; the log says which.</source>
      <translation>Eine Zelle ist Fluss, wenn mindestens so viel durch sie entwässert. Leer: die runde Zahl, die etwa eine von hundert Zellen zum Fluss macht, bis zu fünf, wo das nur wenige Flüsse wären; das Protokoll nennt sie.</translation>
    </message>
    <message>
      <source>A cell with at least this accumulation is river. Empty: the readable number (1, 2 or 5 with zeros) that makes about one cell in a hundred a river, with directions up to five where these were but a few rivers; the log says which.</source>
      <translation>Eine Zelle mit mindestens dieser Akkumulation ist Fluss. Leer: die runde Zahl (1, 2 oder 5 mit Nullen), die etwa eine von hundert Zellen zum Fluss macht, mit Fließrichtungen bis zu fünf, wo das nur wenige Flüsse wären; das Protokoll nennt sie.</translation>
    </message>
    <message>
      <source>A cell with more than this is no river either. Empty: no limit.</source>
      <translation>Auch eine Zelle mit mehr als diesem Wert ist kein Fluss. Leer: keine Grenze.</translation>
    </message>
    <message>
      <source>A coast needs three corners or more: draw around the land.</source>
      <translation>Eine Küste braucht drei Ecken oder mehr: Zeichnen Sie um das Land herum.</translation>
    </message>
    <message>
      <source>A depression that is deeper than this, a quarry or a crater, stays as it is with all that is in it. Empty: every depression is filled.</source>
      <translation>Eine tiefere Senke, ein Steinbruch oder Krater, bleibt mit allem darin, wie sie ist. Leer: Jede Senke wird gefüllt.</translation>
    </message>
    <message>
      <source>A discharge becomes a stage by the rating curve of its reach. For each stage the land of the reach gives volume and bed of the water; over the length of the reach these are a mean cross-section &lt;i&gt;A&lt;/i&gt; and its perimeter &lt;i&gt;P&lt;/i&gt;, and Manning's formula tells what flows: &lt;i&gt;Q&lt;/i&gt; = &lt;i&gt;A&lt;/i&gt; (&lt;i&gt;A&lt;/i&gt;/&lt;i&gt;P&lt;/i&gt;)&lt;sup&gt;2/3&lt;/sup&gt; √&lt;i&gt;S&lt;/i&gt; / &lt;i&gt;n&lt;/i&gt;, with the slope &lt;i&gt;S&lt;/i&gt; of the reach.</source>
      <translation>Ein Abfluss wird durch die Abflusskurve seines Abschnitts zum Wasserstand. Für jeden Wasserstand gibt das Land des Abschnitts Volumen und Bett des Wassers; durch die Länge des Abschnitts geteilt sind das ein mittlerer Querschnitt &lt;i&gt;A&lt;/i&gt; und sein Umfang &lt;i&gt;P&lt;/i&gt;, und Mannings Formel sagt, was fließt: &lt;i&gt;Q&lt;/i&gt; = &lt;i&gt;A&lt;/i&gt; (&lt;i&gt;A&lt;/i&gt;/&lt;i&gt;P&lt;/i&gt;)&lt;sup&gt;2/3&lt;/sup&gt; √&lt;i&gt;S&lt;/i&gt; / &lt;i&gt;n&lt;/i&gt;, mit dem Gefälle &lt;i&gt;S&lt;/i&gt; des Abschnitts.</translation>
    </message>
    <message>
      <source>A drop goes to a lower neighbour with a probability proportional to exp(E × fall). The larger, the straighter its path and the fewer its choices. Empty: 0.05 as in the article; on a DEM times 199 m over its relief.</source>
      <translation>Ein Tropfen geht zu einem tieferen Nachbarn mit einer Wahrscheinlichkeit im Verhältnis zu exp(E × Gefälle). Je größer der Wert, desto gerader sein Weg und desto weniger hat er die Wahl. Leer: 0,05 wie im Artikel; auf einem Höhenmodell mal 199 m durch sein Relief.</translation>
    </message>
    <message>
      <source>A field with heights in metres. Empty: Z, or DEM.</source>
      <translation>Ein Feld mit Höhen in Metern. Leer: Z oder das Höhenmodell.</translation>
    </message>
    <message>
      <source>A field with the order after Strahler that the river of each mouth is to have. Empty: chosen.</source>
      <translation>Ein Feld mit der Ordnung nach Strahler, die der Fluss jeder Mündung haben soll. Leer: gewählt.</translation>
    </message>
    <message>
      <source>A file cannot be read or written ({}). Is its disk there?</source>
      <translation>Eine Datei lässt sich nicht lesen oder schreiben ({}). Ist ihr Datenträger da?</translation>
    </message>
    <message>
      <source>A hollow that only a deeper gorge would drain becomes a lake where it is large enough, and is else cut and raised in part.</source>
      <translation>Eine Mulde, die nur eine tiefere Schlucht entwässern würde, wird zu einem See, wo sie groß genug ist; sonst wird sie zum Teil eingeschnitten und zum Teil angehoben.</translation>
    </message>
    <message>
      <source>A kernel is compiled and run, threads are set to work, and the folder of the machine code is looked at. What is wrong stands at the top, each with what to do; &lt;i&gt;PROBLEMS&lt;/i&gt; counts it. Send the page along when you report an error.</source>
      <translation>Ein Programmkern wird übersetzt und ausgeführt, Threads werden an die Arbeit gesetzt, und der Ordner des Maschinencodes wird angesehen. Was nicht stimmt, steht oben, jeweils mit dem, was zu tun ist; &lt;i&gt;PROBLEMS&lt;/i&gt; zählt es. Schicken Sie die Seite mit, wenn Sie einen Fehler melden.</translation>
    </message>
    <message>
      <source>A layer for each kind of thing, and a table.</source>
      <translation>Ein Layer für jede Art von Dingen und eine Tabelle.</translation>
    </message>
    <message>
      <source>A line downstream from each point, with the fields of the point.</source>
      <translation>Eine Linie flussabwärts von jedem Punkt, mit den Feldern des Punktes.</translation>
    </message>
    <message>
      <source>A link is a river from junction to junction. A stream is a chain of links of one Strahler order. Lines are fitted by
least squares to logarithms (base 10); R² is the share of the variance that they explain.</source>
      <translation>Ein Abschnitt ist ein Fluss von Zusammenfluss zu Zusammenfluss. Ein Flusslauf ist eine Kette von Abschnitten einer Ordnung nach Strahler. Geraden werden nach
der Methode der kleinsten Quadrate an Logarithmen (zur Basis 10) angepasst; R² ist der Anteil der Varianz, den sie erklären.</translation>
    </message>
    <message>
      <source>A list of the masks, which are written beside it, each in a file.</source>
      <translation>Eine Liste der Masken, die daneben geschrieben werden, jede in eine Datei.</translation>
    </message>
    <message>
      <source>A mesh layer to erode in place of a DEM.</source>
      <translation>Ein Netzlayer, der anstelle eines Höhenmodells erodiert wird.</translation>
    </message>
    <message>
      <source>A model keeps the bends of its rivers as three numbers for each course, so that rasters of any cell size can show what fits them. Here every bend is drawn, with the side channels of braided rivers and the arms of deltas. The model may have been edited: lines are those that ‘Render terrain’ takes.</source>
      <translation>Ein Modell bewahrt die Windungen seiner Flüsse als drei Zahlen je Lauf, damit Raster jeder Zellgröße zeigen können, was zu ihnen passt. Hier wird jede Windung gezeichnet, mit den Nebenarmen verzweigter Flüsse und den Armen der Deltas. Das Modell darf bearbeitet sein: Die Linien sind die, die „Gelände berechnen“ nimmt.</translation>
    </message>
    <message>
      <source>A network of {:,} links is small: each number is rough.</source>
      <translation>Ein Netz von {:,} Abschnitten ist klein: Jede Zahl ist nur ungefähr.</translation>
    </message>
    <message>
      <source>A number that cannot be had stays empty, and the page says why.</source>
      <translation>Eine Zahl, die sich nicht bestimmen lässt, bleibt leer, und die Seite sagt, warum.</translation>
    </message>
    <message>
      <source>A page for each gauge, to be printed: a map of the catchment with its rivers and its longest path, a profile, the hypsometric curve, all numbers with units and sources, and what it was made from. Of more watersheds than 100 only the 100 largest have one.</source>
      <translation>Eine Seite für jeden Pegel, zum Drucken: eine Karte des Einzugsgebiets mit seinen Flüssen und seinem längsten Fließweg, ein Längsprofil, die hypsometrische Kurve, alle Zahlen mit Einheiten und Quellen, und woraus sie erzeugt wurde. Bei mehr als 100 Einzugsgebieten haben nur die 100 größten eine.</translation>
    </message>
    <message>
      <source>A page with all measures and plots in one file.</source>
      <translation>Eine Seite mit allen Maßen und Diagrammen in einer Datei.</translation>
    </message>
    <message>
      <source>A page with all that was found.</source>
      <translation>Eine Seite mit allem, was gefunden wurde.</translation>
    </message>
    <message>
      <source>A page with how far streams fall at each of the ten thresholds, how much orders differ, and the one that is chosen.</source>
      <translation>Eine Seite damit, wie tief Bäche bei jeder der zehn Schwellen fallen, wie sehr sich die Ordnungen unterscheiden, und welche gewählt ist.</translation>
    </message>
    <message>
      <source>A page with the runs that were made, and their times.</source>
      <translation>Eine Seite mit den durchgeführten Läufen und ihren Zeiten.</translation>
    </message>
    <message>
      <source>A point moves to the nearest cell of a river: those that carry the most water, about one in a hundred; the log says from which area on. Empty: within 10 cells. 0: points stay on their cells.</source>
      <translation>Ein Punkt rückt zur nächsten Flusszelle: das sind die mit dem meisten Wasser, etwa eine von hundert; das Protokoll sagt, ab welcher Fläche. Leer: im Umkreis von 10 Zellen. 0: Punkte bleiben auf ihren Zellen.</translation>
    </message>
    <message>
      <source>A raster, in which what is 0 or less or has no data is sea; or lines (ranges), polygons (plains; with 0 or less the sea) and points (summits) with heights, which pass smoothly into what lies around. Basins grow from low to high, and the land follows the heights as far as rivers can.</source>
      <translation>Ein Raster, in dem Meer ist, was 0 oder weniger oder keine Daten hat; oder Linien (Gebirgszüge), Polygone (Ebenen; mit 0 oder weniger das Meer) und Punkte (Gipfel) mit Höhen, die sanft in das übergehen, was ringsum liegt. Einzugsgebiete wachsen von unten nach oben, und das Land folgt den Höhen, soweit Flüsse es können.</translation>
    </message>
    <message>
      <source>A reach that carries more than its curve tells stands at this stage, and is named in the log.</source>
      <translation>Ein Abschnitt, der mehr führt, als seine Kurve angibt, steht auf diesem Wasserstand und wird im Protokoll genannt.</translation>
    </message>
    <message>
      <source>A river is every cell whose accumulation reaches the threshold. Lines lead along the flow directions from a head or junction to the next junction or to the mouth, always downstream; the last vertex of a line is the first of the line below it. Each line knows the line it flows into, the nodes at its ends, its orders after Strahler, Shreve, Horton and Hack, its length on the ground, the area that drains to both ends and its distance to the sea.</source>
      <translation>Fluss ist jede Zelle, deren Akkumulation den Schwellenwert erreicht. Linien führen entlang der Fließrichtungen von einer Quelle oder einem Zusammenfluss zum nächsten oder zur Mündung, immer talwärts; der letzte Stützpunkt einer Linie ist der erste der nächsten. Jede Linie kennt die Linie, in die sie fließt, die Knoten an ihren Enden, ihre Ordnungen nach Strahler, Shreve, Horton und Hack, ihre Länge am Boden, die Fläche, die zu beiden Enden entwässert, und ihre Entfernung zum Meer.</translation>
    </message>
    <message>
      <source>A terrain from a coast, what drains through each cell, and how high it is above rivers.</source>
      <translation>Ein Gelände aus einer Küste, was durch jede Zelle abfließt, und wie hoch sie über den Flüssen liegt.</translation>
    </message>
    <message>
      <source>A triangle carries a river where so much drains through it, weighed by rain. Empty: so that there are some hundred rivers. Sketched rivers always are rivers.</source>
      <translation>Ein Dreieck führt einen Fluss, wo so viel durch es abfließt, mit dem Regen gewichtet. Leer: so, dass es einige hundert Flüsse gibt. Skizzierte Flüsse sind immer Flüsse.</translation>
    </message>
    <message>
      <source>A watershed is all the land that drains to one outlet. Those that are too small to hold a river are merged into the neighbour with the longest shared border. Each river bears the id of its watershed as &lt;i&gt;basin&lt;/i&gt;, and the heights of the surface that the water runs over, so that none rises on its way. Lines lead from junction to junction, through lakes too; fields tell the lake that a line lies in or crosses, and how much of it does.</source>
      <translation>Ein Einzugsgebiet ist alles Land, das zu einem Auslass entwässert. Wo es für einen Fluss zu klein ist, kommt es zum Nachbarn mit der längsten gemeinsamen Grenze. Jeder Fluss trägt die Nummer seines Einzugsgebiets als &lt;i&gt;basin&lt;/i&gt; und die Höhen der Oberfläche, über die das Wasser läuft, sodass keiner unterwegs ansteigt. Linien führen von Zusammenfluss zu Zusammenfluss, auch durch Seen; Felder nennen den See, in dem eine Linie liegt oder den sie quert, und wie viel von ihr darin liegt.</translation>
    </message>
    <message>
      <source>ACCUMULATION: no cell of ‘{}’ is above 0, so nothing tells where rivers begin. Give the result of ‘Flow accumulation’.</source>
      <translation>ACCUMULATION: Keine Zelle von „{}“ liegt über 0, also sagt nichts, wo Flüsse beginnen. Geben Sie das Ergebnis von „Abflussakkumulation“ an.</translation>
    </message>
    <message>
      <source>AREA is for DIVIDE area: it is not used.</source>
      <translation>AREA gilt für DIVIDE area: Es wird nicht benutzt.</translation>
    </message>
    <message>
      <source>AREA must be greater than 0: say how many km² a subbasin is to have.</source>
      <translation>AREA muss größer als 0 sein: Sagen Sie, wie viele km² ein Teileinzugsgebiet haben soll.</translation>
    </message>
    <message>
      <source>About 11; of the rivers that wind, but brooks in meadows (E).</source>
      <translation>Etwa 11; bei Flüssen, die sich winden, außer Wiesenbächen (E).</translation>
    </message>
    <message>
      <source>About 2.5 % in SRTM, 0 in a terrain that water has made. Cells of flats count, those of a lake too.</source>
      <translation>Etwa 2,5 % in SRTM, 0 in einem Gelände, das Wasser geformt hat. Zellen ebener Flächen zählen mit, auch die eines Sees.</translation>
    </message>
    <message>
      <source>About 5 % in SRTM, 0 in a terrain that water has made.</source>
      <translation>Etwa 5 % in SRTM, 0 in einem Gelände, das Wasser geformt hat.</translation>
    </message>
    <message>
      <source>About 72° where it is humid, narrower where it is arid.</source>
      <translation>Etwa 72° in feuchtem Klima, spitzer in trockenem.</translation>
    </message>
    <message>
      <source>About how high land is to be, averaged over a spacing: a coarse DEM, or contours, spot heights and polygons with a number, between which and the shore heights are taken as even slopes. Uplift is found for them; rivers, valleys and ridges are as nature makes them. Where there are none uplift holds as it is. PEAK wins. Where slopes of the land are given, those decide.</source>
      <translation>Wie hoch das Land etwa sein soll, gemittelt über einen Abstand: ein grobes DEM, oder Höhenlinien, Höhenpunkte und Polygone mit einer Zahl, zwischen denen und dem Ufer gleichmäßige Hänge angenommen werden. Dafür wird die Hebung gesucht; Flüsse, Täler und Grate sind so, wie die Natur sie macht. Wo keine sind, gilt die Hebung, wie sie ist. PEAK gewinnt. Wo Gefälle des Landes angegeben sind, entscheiden diese.</translation>
    </message>
    <message>
      <source>Above 2,400 m</source>
      <translation>Über 2.400 m</translation>
    </message>
    <message>
      <source>Accumulating</source>
      <translation>Akkumulieren</translation>
    </message>
    <message>
      <source>Accumulating the rain</source>
      <translation>Regen akkumulieren</translation>
    </message>
    <message>
      <source>Accumulation</source>
      <translation>Akkumulation</translation>
    </message>
    <message>
      <source>Accumulation where the point is now (in its own unit)</source>
      <translation>Akkumulation, wo der Punkt jetzt liegt (in ihrer eigenen Einheit)</translation>
    </message>
    <message>
      <source>Add the land and the way down to the project</source>
      <translation>Das Land und den Weg talwärts dem Projekt hinzufügen</translation>
    </message>
    <message>
      <source>Added to all heights, after they were multiplied.</source>
      <translation>Wird zu allen Höhen addiert, nachdem sie multipliziert wurden.</translation>
    </message>
    <message>
      <source>Adding up</source>
      <translation>Aufsummieren</translation>
    </message>
    <message>
      <source>Adding up distances</source>
      <translation>Entfernungen aufsummieren</translation>
    </message>
    <message>
      <source>Adding up from the ridges down</source>
      <translation>Von den Kämmen abwärts aufsummieren</translation>
    </message>
    <message>
      <source>Adding up how far water falls</source>
      <translation>Aufsummieren, wie tief Wasser fällt</translation>
    </message>
    <message>
      <source>Adding up the flow</source>
      <translation>Abfluss aufsummieren</translation>
    </message>
    <message>
      <source>Adding up the rain</source>
      <translation>Regen aufsummieren</translation>
    </message>
    <message>
      <source>Adding what enters tiles</source>
      <translation>Hinzufügen, was in Kacheln fließt</translation>
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
      <source>Algorithm</source>
      <translation>Algorithmus</translation>
    </message>
    <message>
      <source>All follow from two measures. The slope is the tangent tan β of its angle. The specific area &lt;i&gt;a&lt;/i&gt;, in m² per metre, is what drains through a cell over the width across which it leaves.</source>
      <translation>Alle folgen aus zwei Größen. Die Neigung ist der Tangens tan β ihres Winkels. Die spezifische Fläche &lt;i&gt;a&lt;/i&gt;, in m² je Meter, ist, was durch eine Zelle entwässert, geteilt durch die Breite, auf der es sie verlässt.</translation>
    </message>
    <message>
      <source>All is compiled.</source>
      <translation>Alles ist übersetzt.</translation>
    </message>
    <message>
      <source>All land of the largest island would be level, as high as the sea. Give more TERRAIN_SLOPE, or maps of slopes or uplift that are above 0.</source>
      <translation>Das ganze Land der größten Insel wäre eben, so hoch wie das Meer. Geben Sie mehr TERRAIN_SLOPE an, oder Karten von Neigungen oder Hebung, die über 0 liegen.</translation>
    </message>
    <message>
      <source>All other land stays as it is, bit for bit; with polygons all land but theirs does. Heights of rivers on the new ground follow from it, but for those that were given: a course whose heights alone were edited keeps them, as far as no hillslope becomes too steep. They carry more or less as more or less land drains to them, and are wider or narrower for it.</source>
      <translation>Alles andere Land bleibt Bit für Bit, wie es ist; mit Polygonen alles außer dem in ihnen. Die Höhen der Flüsse auf dem neuen Boden folgen aus ihm, außer denen, die vorgegeben wurden: Ein Lauf, an dem nur die Höhen bearbeitet wurden, behält sie, soweit kein Hang zu steil wird. Flüsse führen mehr oder weniger, wie mehr oder weniger Land zu ihnen entwässert, und sind entsprechend breiter oder schmaler.</translation>
    </message>
    <message>
      <source>All points have the same area.</source>
      <translation>Alle Punkte haben dieselbe Fläche.</translation>
    </message>
    <message>
      <source>All rivers are raised alike until the highest one of the largest island reaches this height; on the other islands less, as they are narrower. Empty: as is usual on so much land, and what the slopes give where RIVER_SLOPE or its map is given.</source>
      <translation>Alle Flüsse werden gleichermaßen angehoben, bis der höchste der größten Insel diese Höhe erreicht; auf den anderen Inseln weniger, weil sie schmaler sind. Leer: wie auf so viel Land üblich, und was die Gefälle ergeben, wo RIVER_SLOPE oder seine Karte gegeben ist.</translation>
    </message>
    <message>
      <source>All streams are of one order; a ratio needs two.</source>
      <translation>Alle Flussläufe haben eine einzige Ordnung; ein Verhältnis braucht zwei.</translation>
    </message>
    <message>
      <source>All workers must reach inputs under the same path.</source>
      <translation>Alle Worker müssen Eingaben unter demselben Pfad erreichen.</translation>
    </message>
    <message>
      <source>All workers must reach the folders of outputs, or HEADWATERS_SCRATCH where it is set and no output is a .vrt, under the same path.</source>
      <translation>Alle Worker müssen die Ordner der Ausgaben unter demselben Pfad erreichen, oder HEADWATERS_SCRATCH, wo es gesetzt und keine Ausgabe eine .vrt ist.</translation>
    </message>
    <message>
      <source>Along that path from its vertex nearest to the centroid to the outlet (km)</source>
      <translation>Entlang dieses Weges von seinem Stützpunkt nächst dem Schwerpunkt bis zum Auslass (km)</translation>
    </message>
    <message>
      <source>Alpine meadow</source>
      <translation>Alpine Matte</translation>
    </message>
    <message>
      <source>An island of two volcanoes is made, and its depressions are filled down to the sea.</source>
      <translation>Eine Insel mit zwei Vulkanen entsteht, und ihre Senken werden bis zum Meer gefüllt.</translation>
    </message>
    <message>
      <source>Angle between rivers that meet (°)</source>
      <translation>Winkel zwischen Flüssen, die sich treffen (°)</translation>
    </message>
    <message>
      <source>Angle between the rivers that meet (degrees); NULL elsewhere</source>
      <translation>Winkel zwischen den Flüssen, die zusammenfließen (Grad); sonst NULL</translation>
    </message>
    <message>
      <source>Angle by which bends turn off the line at most (radians)</source>
      <translation>Winkel, um den Windungen höchstens von der Linie abweichen (Radiant)</translation>
    </message>
    <message>
      <source>Any layer of lines will do. Which flows into which is read from the fields &lt;i&gt;id&lt;/i&gt; and &lt;i&gt;downstream&lt;/i&gt; where these fit together, as those of this plugin do; else lines meet where they end, should run downstream, and are turned round where they cannot. What needs the areas that drain to the rivers is read from the fields &lt;i&gt;area_in_km2&lt;/i&gt; and &lt;i&gt;area_out_km2&lt;/i&gt;, which the rivers of this plugin have. Heights are those of the lines, else of the DEM, else the field &lt;i&gt;drop_m&lt;/i&gt;.</source>
      <translation>Jeder Linienlayer ist recht. Welche Linie in welche fließt, wird aus den Feldern &lt;i&gt;id&lt;/i&gt; und &lt;i&gt;downstream&lt;/i&gt; gelesen, wo diese zueinander passen, wie die dieses Plugins; sonst treffen sich Linien, wo sie enden, sollten talwärts laufen und werden umgedreht, wo sie es nicht können. Was die Flächen braucht, die zu den Flüssen entwässern, wird aus den Feldern &lt;i&gt;area_in_km2&lt;/i&gt; und &lt;i&gt;area_out_km2&lt;/i&gt; gelesen, die die Flüsse dieses Plugins haben. Höhen sind die der Linien, sonst die des Höhenmodells, sonst das Feld &lt;i&gt;drop_m&lt;/i&gt;.</translation>
    </message>
    <message>
      <source>Anything with heights will do: surveys, noise, heightmaps of games and of other generators. An image that does not say where it lies takes PIXEL_SIZE.</source>
      <translation>Alles mit Höhen ist recht: Vermessungen, Rauschen, Höhenkarten aus Spielen und von anderen Generatoren. Ein Bild, das nicht sagt, wo es liegt, nimmt PIXEL_SIZE.</translation>
    </message>
    <message>
      <source>Area</source>
      <translation>Fläche</translation>
    </message>
    <message>
      <source>Area (km²)</source>
      <translation>Fläche (km²)</translation>
    </message>
    <message>
      <source>Area (m²)</source>
      <translation>Fläche (m²)</translation>
    </message>
    <message>
      <source>Area at which rivers begin (km²)</source>
      <translation>Fläche, ab der Flüsse beginnen (km²)</translation>
    </message>
    <message>
      <source>Area at which rivers begin (km²), or in the unit of ACCUMULATION; empty: chosen</source>
      <translation>Fläche, ab der Flüsse beginnen (km²), oder in der Einheit von ACCUMULATION; leer: gewählt</translation>
    </message>
    <message>
      <source>Area at which rivers begin (km²); empty: chosen</source>
      <translation>Fläche, ab der Flüsse beginnen (km²); leer: gewählt</translation>
    </message>
    <message>
      <source>Area at which they begin</source>
      <translation>Fläche, ab der sie beginnen</translation>
    </message>
    <message>
      <source>Area from which rivers begin (km²)</source>
      <translation>Fläche, von der an Flüsse beginnen (km²)</translation>
    </message>
    <message>
      <source>Area of a subbasin (km²); empty: chosen</source>
      <translation>Fläche eines Teilgebiets (km²); leer: gewählt</translation>
    </message>
    <message>
      <source>Area of all subbasins (km²)</source>
      <translation>Fläche aller Teilgebiete (km²)</translation>
    </message>
    <message>
      <source>Area of all subbasins whose water comes by (km²)</source>
      <translation>Fläche aller Teilgebiete, deren Wasser vorbeikommt (km²)</translation>
    </message>
    <message>
      <source>Area of all watersheds (km²)</source>
      <translation>Fläche aller Einzugsgebiete (km²)</translation>
    </message>
    <message>
      <source>Area of lakes (km²)</source>
      <translation>Fläche von Seen (km²)</translation>
    </message>
    <message>
      <source>Area of streams</source>
      <translation>Fläche der Flussläufe</translation>
    </message>
    <message>
      <source>Area of the lakes (km²)</source>
      <translation>Fläche der Seen (km²)</translation>
    </message>
    <message>
      <source>Area over that of a circle of this perimeter, after Miller</source>
      <translation>Fläche durch die eines Kreises mit diesem Umfang, nach Miller</translation>
    </message>
    <message>
      <source>Area over the square of the longest path, after Horton</source>
      <translation>Fläche durch das Quadrat des längsten Weges, nach Horton</translation>
    </message>
    <message>
      <source>Area over width.</source>
      <translation>Fläche durch Breite.</translation>
    </message>
    <message>
      <source>Area ratio</source>
      <translation>Flächenverhältnis</translation>
    </message>
    <message>
      <source>Area ratio R_A</source>
      <translation>Flächenverhältnis R_A</translation>
    </message>
    <message>
      <source>Area that drains through (km²)</source>
      <translation>Fläche, die hier durchfließt (km²)</translation>
    </message>
    <message>
      <source>Area that drains through the node (km²)</source>
      <translation>Fläche, die durch den Knoten entwässert (km²)</translation>
    </message>
    <message>
      <source>Area that drains through; with RAIN the flow, with EVAPORATION less what lakes lose.</source>
      <translation>Fläche, die hindurch entwässert; mit RAIN der Abfluss, mit EVAPORATION abzüglich dessen, was Seen verlieren.</translation>
    </message>
    <message>
      <source>Area that drains to the lower end (km²)</source>
      <translation>Fläche, die zum unteren Ende entwässert (km²)</translation>
    </message>
    <message>
      <source>Area that drains to the points (km²)</source>
      <translation>Fläche, die zu den Punkten entwässert (km²)</translation>
    </message>
    <message>
      <source>Area that drains to the upper end (km²)</source>
      <translation>Fläche, die zum oberen Ende entwässert (km²)</translation>
    </message>
    <message>
      <source>Area under water (km²)</source>
      <translation>Fläche unter Wasser (km²)</translation>
    </message>
    <message>
      <source>Area upstream (km²)</source>
      <translation>Fläche oberhalb (km²)</translation>
    </message>
    <message>
      <source>Area with that of all watersheds upstream (km²)</source>
      <translation>Fläche mit der aller Einzugsgebiete oberhalb (km²)</translation>
    </message>
    <message>
      <source>Areas on the map are {} to {} times those on the ground: corrected</source>
      <translation>Flächen auf der Karte sind das {}- bis {}-Fache derer am Boden: berichtigt</translation>
    </message>
    <message>
      <source>At no threshold do streams of the first order fall as far as higher ones.</source>
      <translation>Bei keiner Schwelle fallen Bäche erster Ordnung so tief wie höhere.</translation>
    </message>
    <message>
      <source>At the cells of the DEM the result is the DEM with its hollows opened and its lakes level: a second run changes nothing. It lies on the same grid; each cell holds a whole number of finer ones where CELL_SIZE is a whole part of its size.</source>
      <translation>Mit den Zellen des Höhenmodells ist das Ergebnis das Höhenmodell mit geöffneten Mulden und ebenen Seen: Ein zweiter Lauf ändert nichts. Es liegt auf demselben Gitter; jede Zelle fasst eine ganze Zahl feinerer, wo CELL_SIZE ein ganzer Teil ihrer Größe ist.</translation>
    </message>
    <message>
      <source>BOUNDARY {}: no cell of ‘{}’ with ground lies on the {} of the map, so water could not leave. Set it to mask: then it leaves at the edge of the ground, wherever that is.</source>
      <translation>BOUNDARY {}: Keine Zelle von „{}“ mit Boden liegt am {} der Karte, Wasser könnte also nicht abfließen. Setzen Sie es auf mask: Dann fließt es am Rand des Bodens ab, wo der auch liegt.</translation>
    </message>
    <message>
      <source>BY {} needs {}: give a layer of {}, or choose outlets.</source>
      <translation>BY {} braucht {}: Geben Sie einen Layer an ({}), oder wählen Sie outlets.</translation>
    </message>
    <message>
      <source>Balancing the lakes</source>
      <translation>Seen ins Gleichgewicht bringen</translation>
    </message>
    <message>
      <source>Band</source>
      <translation>Kanal</translation>
    </message>
    <message>
      <source>Band of the DEM that holds the elevation.</source>
      <translation>Kanal des Höhenmodells, der die Höhen enthält.</translation>
    </message>
    <message>
      <source>Basin model of HEC-HMS</source>
      <translation>Gebietsmodell für HEC-HMS</translation>
    </message>
    <message>
      <source>Basin of the mouth</source>
      <translation>Becken der Mündung</translation>
    </message>
    <message>
      <source>Basin; NULL in the sea</source>
      <translation>Becken; im Meer NULL</translation>
    </message>
    <message>
      <source>Basins</source>
      <translation>Becken</translation>
    </message>
    <message>
      <source>Basins along a sketch, land that fits them, and a terrain around their rivers.</source>
      <translation>Becken entlang einer Skizze, Land, das zu ihnen passt, und ein Gelände um ihre Flüsse.</translation>
    </message>
    <message>
      <source>Beach and dunes</source>
      <translation>Strand und Dünen</translation>
    </message>
    <message>
      <source>Beach grass</source>
      <translation>Strandhafer</translation>
    </message>
    <message>
      <source>Beds and bends</source>
      <translation>Betten und Windungen</translation>
    </message>
    <message>
      <source>Beds never rise downstream</source>
      <translation>Flussbetten steigen flussabwärts nie an</translation>
    </message>
    <message>
      <source>Beds of rivers fall without a break to the sea, and no other cell of land is a pit: what dammed up water is opened or filled, and the log says how much that was.</source>
      <translation>Flussbetten fallen ohne Unterbrechung bis zum Meer, und keine andere Landzelle ist eine Grube: Was Wasser aufstaute, wird geöffnet oder gefüllt, und das Protokoll sagt, wie viel das war.</translation>
    </message>
    <message>
      <source>Below 100 m</source>
      <translation>Unter 100 m</translation>
    </message>
    <message>
      <source>Bend</source>
      <translation>Biegung</translation>
    </message>
    <message>
      <source>Bending rivers</source>
      <translation>Flüsse winden</translation>
    </message>
    <message>
      <source>Bends that rivers have left.</source>
      <translation>Windungen, die Flüsse verlassen haben.</translation>
    </message>
    <message>
      <source>Beside each value stands what real rivers show: {} within that range,
{} outside it. A number outside is a hint and no proof, nor is one inside: ratios of
orders in particular are alike in most trees of rivers, real or not.</source>
      <translation>Neben jedem Wert steht, was wirkliche Flüsse zeigen: {} innerhalb dieses Bereichs, {}
außerhalb. Eine Zahl außerhalb ist ein Hinweis und kein Beweis, eine innerhalb ebenso wenig: Besonders die
Verhältnisse der Ordnungen gleichen sich in den meisten Flussnetzen, wirklichen und anderen.</translation>
    </message>
    <message>
      <source>Between directions from the junction to the middle of each tributary’s line.</source>
      <translation>Zwischen den Richtungen vom Zusammenfluss zur Mitte der Linie jedes Zuflusses.</translation>
    </message>
    <message>
      <source>Between the dashed lines the means do not differ. The dot is the threshold that is chosen.</source>
      <translation>Zwischen den gestrichelten Linien unterscheiden sich die Mittel nicht. Der Punkt ist die gewählte Schwelle.</translation>
    </message>
    <message>
      <source>Between the means of the warmest and the coldest month: 2 on the equator, 10 to 15 beside an ocean, 18 in the middle of Europe, 40 and more inside continents. With it the treeline is found.</source>
      <translation>Zwischen den Mitteln des wärmsten und des kältesten Monats: 2 am Äquator, 10 bis 15 an einem Ozean, 18 in der Mitte Europas, 40 und mehr im Innern von Kontinenten. Mit ihr wird die Baumgrenze gefunden.</translation>
    </message>
    <message>
      <source>Between two stages of the table the curve is straight.</source>
      <translation>Zwischen zwei Wasserständen der Tabelle ist die Kurve gerade.</translation>
    </message>
    <message>
      <source>Bifurcation ratio</source>
      <translation>Bifurkationsverhältnis</translation>
    </message>
    <message>
      <source>Bifurcation ratio R_B</source>
      <translation>Bifurkationsverhältnis R_B</translation>
    </message>
    <message>
      <source>Bits of a pixel of the masks</source>
      <translation>Bits je Pixel der Masken</translation>
    </message>
    <message>
      <source>Blue: rivers. Dashed: longest path, from the divide to the outlet (ring). Cross: centroid.</source>
      <translation>Blau: Flüsse. Gestrichelt: längster Fließweg, von der Wasserscheide zum Auslass (Ring). Kreuz: Schwerpunkt.</translation>
    </message>
    <message>
      <source>Blue: streams of the first order. Dashed: higher ones.</source>
      <translation>Blau: Bäche erster Ordnung. Gestrichelt: höhere.</translation>
    </message>
    <message>
      <source>Bodies of water</source>
      <translation>Gewässer</translation>
    </message>
    <message>
      <source>Body of water</source>
      <translation>Gewässer</translation>
    </message>
    <message>
      <source>Boundary</source>
      <translation>Begrenzung</translation>
    </message>
    <message>
      <source>Bransby-Williams</source>
      <translation>Bransby-Williams</translation>
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
      <source>Breaching</source>
      <translation>Durchbrechen</translation>
    </message>
    <message>
      <source>Breaching alone</source>
      <translation>Nur durchbrechen</translation>
    </message>
    <message>
      <source>Breaching the rest</source>
      <translation>Den Rest durchbrechen</translation>
    </message>
    <message>
      <source>Broadleaf forest</source>
      <translation>Laubwald</translation>
    </message>
    <message>
      <source>Broadleaf tree</source>
      <translation>Laubbaum</translation>
    </message>
    <message>
      <source>Building islands</source>
      <translation>Inseln bauen</translation>
    </message>
    <message>
      <source>Building on the ground</source>
      <translation>Auf dem Boden bauen</translation>
    </message>
    <message>
      <source>Building the ground</source>
      <translation>Boden bauen</translation>
    </message>
    <message>
      <source>Building the model</source>
      <translation>Modell bauen</translation>
    </message>
    <message>
      <source>Building the surface</source>
      <translation>Fläche bauen</translation>
    </message>
    <message>
      <source>Building the terrain</source>
      <translation>Gelände bauen</translation>
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
      <source>Burning</source>
      <translation>Einbrennen</translation>
    </message>
    <message>
      <source>By how much noise moves limits of warmth, so that stands are no contours: 1 °C are 150 m of height.</source>
      <translation>Um wie viel Rauschen die Grenzen der Wärme verschiebt, damit Bestände keine Höhenlinien sind: 1 °C sind 150 m Höhe.</translation>
    </message>
    <message>
      <source>By which the slope falls as the area grows; 0.45 is usual, and needed to compare with other land.</source>
      <translation>Um wie viel das Gefälle abnimmt, wenn die Fläche wächst; 0,45 ist üblich und nötig, um mit anderem Land zu vergleichen.</translation>
    </message>
    <message>
      <source>CAPILLARITY ({} m) is less than PENALTY ({} m): no water would stay in the ground. Take a greater CAPILLARITY or a smaller PENALTY.</source>
      <translation>CAPILLARITY ({} m) ist kleiner als PENALTY ({} m): Kein Wasser bliebe im Boden. Nehmen Sie eine größere CAPILLARITY oder eine kleinere PENALTY.</translation>
    </message>
    <message>
      <source>CELL_SIZE: no cell has its middle on the land. Choose a smaller one.</source>
      <translation>CELL_SIZE: Keine Zelle hat ihre Mitte auf dem Land. Wählen Sie eine kleinere.</translation>
    </message>
    <message>
      <source>CELL_SIZE: {} m is more than the {} m of the DEM, and coarser cells would lose rivers. Take no more than these; for a coarser raster resample the result.</source>
      <translation>CELL_SIZE: {} m sind mehr als die {} m des Höhenmodells, und gröbere Zellen würden Flüsse verlieren. Nehmen Sie nicht mehr als diese; für ein gröberes Raster rechnen Sie das Ergebnis um.</translation>
    </message>
    <message>
      <source>CELL_SIZE: {} need {} of memory with the land around them, whose water they share, and {} of memory are free. Choose larger cells or a smaller EXTENT.</source>
      <translation>CELL_SIZE: {} brauchen {} Arbeitsspeicher mit dem Land ringsum, mit dem sie ihr Wasser teilen, und {} sind frei. Wählen Sie größere Zellen oder ein kleineres EXTENT.</translation>
    </message>
    <message>
      <source>CELL_SIZE: {} need {}. Choose larger cells or a smaller EXTENT; or make the MODEL with larger cells, and small ones of it with ‘Render terrain’, which keeps in files what the memory does not hold.</source>
      <translation>CELL_SIZE: {} brauchen {}. Wählen Sie größere Zellen oder ein kleineres EXTENT; oder machen Sie das MODEL mit größeren Zellen und kleine davon mit „Gelände berechnen“, das in Dateien hält, was der Arbeitsspeicher nicht fasst.</translation>
    </message>
    <message>
      <source>CLIFFS: a field or an expression needs a COASTLINE. Give a number.</source>
      <translation>CLIFFS: Ein Feld oder ein Ausdruck braucht eine COASTLINE. Geben Sie eine Zahl an.</translation>
    </message>
    <message>
      <source>CLIFFS: {} has {} m. Give it a height from 0 to {} m.</source>
      <translation>CLIFFS: {} hat {} m. Geben Sie eine Höhe von 0 bis {} m.</translation>
    </message>
    <message>
      <source>CLUSTER is ignored: what was chosen works in the memory of this computer alone.</source>
      <translation>CLUSTER wird nicht beachtet: Was gewählt wurde, läuft nur im Arbeitsspeicher dieses Rechners.</translation>
    </message>
    <message>
      <source>CLUSTER needs the Python package ‘distributed’ of Dask. {} – or leave CLUSTER empty.</source>
      <translation>CLUSTER braucht das Python-Paket „distributed“ von Dask. {} – oder lassen Sie CLUSTER leer.</translation>
    </message>
    <message>
      <source>CLUSTER: a worker cannot open ‘{}’. Give it a GDAL that reads this format, or convert the raster to GeoTIFF.</source>
      <translation>CLUSTER: Ein Worker kann „{}“ nicht öffnen. Geben Sie ihm ein GDAL, das dieses Format liest, oder wandeln Sie das Raster in GeoTIFF um.</translation>
    </message>
    <message>
      <source>CLUSTER: a worker did not answer ({}). Start it again, or stop it, then run this again.</source>
      <translation>CLUSTER: Ein Worker hat nicht geantwortet ({}). Starten Sie ihn neu oder halten Sie ihn an, dann rechnen Sie noch einmal.</translation>
    </message>
    <message>
      <source>CLUSTER: each worker would run ‘{}’ again: put what it does under ‘if __name__ == "__main__":’, or leave CLUSTER empty.</source>
      <translation>CLUSTER: Jeder Worker würde „{}“ noch einmal ausführen: Stellen Sie, was es tut, unter „if __name__ == "__main__":“, oder lassen Sie CLUSTER leer.</translation>
    </message>
    <message>
      <source>CLUSTER: no Dask scheduler answers at ‘{}’{}. Start one with ‘dask scheduler’ and give its address, such as tcp://host:8786, or ‘{}’ for this computer.</source>
      <translation>CLUSTER: Unter „{}“ antwortet kein Dask-Scheduler{}. Starten Sie einen mit „dask scheduler“ und geben Sie seine Adresse an, etwa tcp://host:8786, oder „{}“ für diesen Rechner.</translation>
    </message>
    <message>
      <source>CLUSTER: no worker is left. Start some with ‘dask worker’, then this run again.</source>
      <translation>CLUSTER: Kein Worker ist mehr da. Starten Sie welche mit „dask worker“, dann rechnen Sie noch einmal.</translation>
    </message>
    <message>
      <source>CLUSTER: one worker after the other ended at the same work. Do they have enough memory? Their logs tell.</source>
      <translation>CLUSTER: Ein Worker nach dem anderen endete bei derselben Arbeit. Haben sie genug Arbeitsspeicher? Ihre Protokolle sagen es.</translation>
    </message>
    <message>
      <source>CLUSTER: the Dask scheduler at ‘{}’ has no workers. Start some with ‘dask worker {}’.</source>
      <translation>CLUSTER: Der Dask-Scheduler unter „{}“ hat keine Worker. Starten Sie welche mit „dask worker {}“.</translation>
    </message>
    <message>
      <source>CLUSTER: the Dask scheduler was lost. Start it again, then this run.</source>
      <translation>CLUSTER: Der Dask-Scheduler ging verloren. Starten Sie ihn neu, dann rechnen Sie noch einmal.</translation>
    </message>
    <message>
      <source>CLUSTER: the worker {} is left out, which came later and {}.</source>
      <translation>CLUSTER: Der Worker {} kam später und bleibt außen vor: Er {}.</translation>
    </message>
    <message>
      <source>CLUSTER: the worker {} {}. {}</source>
      <translation>CLUSTER: Der Worker {} {}. {}</translation>
    </message>
    <message>
      <source>CLUSTER: the workers of this computer did not start{}. Run this again when it is less busy, or leave CLUSTER empty.</source>
      <translation>CLUSTER: Die Worker dieses Rechners sind nicht gestartet{}. Versuchen Sie es noch einmal, wenn er weniger zu tun hat, oder lassen Sie CLUSTER leer.</translation>
    </message>
    <message>
      <source>CN is for the formula scs of TC: it is not used.</source>
      <translation>CN gilt für die Formel scs von TC: Es wird nicht benutzt.</translation>
    </message>
    <message>
      <source>COASTLINE and EXTENT are both given: give one, a coast or a rectangle of inland country.</source>
      <translation>COASTLINE und EXTENT sind beide angegeben: Geben Sie eines an, eine Küste oder ein Rechteck im Binnenland.</translation>
    </message>
    <message>
      <source>CODE is for BY points: it is not used.</source>
      <translation>CODE gilt für BY points: Es wird nicht benutzt.</translation>
    </message>
    <message>
      <source>CODE is for POINTS: it is not used.</source>
      <translation>CODE gilt für POINTS: Es wird nicht benutzt.</translation>
    </message>
    <message>
      <source>CODE: the field ‘{}’ of ‘{}’ {}. Choose one with a value of its own for each point.</source>
      <translation>CODE: Das Feld „{}“ von „{}“ {}. Wählen Sie eines, das für jeden Punkt einen eigenen Wert hat.</translation>
    </message>
    <message>
      <source>CODE: ‘{}’ has no field ‘{}’. Choose one that it has.</source>
      <translation>CODE: „{}“ hat kein Feld „{}“. Wählen Sie eines, das es gibt.</translation>
    </message>
    <message>
      <source>CONCAVITY_FITTED, {}, is the end of those that are tried, {} to {}: the largest river tree has none that fits. Take a larger DEM, or rivers from a larger area on, before you trust it.</source>
      <translation>CONCAVITY_FITTED, {}, ist das Ende der versuchten Werte, {} bis {}: Zum größten Flussbaum passt keiner. Nehmen Sie ein größeres DGM oder Flüsse ab einer größeren Fläche, bevor Sie ihr trauen.</translation>
    </message>
    <message>
      <source>CREATION_OPTIONS: NBITS={} holds numbers up to {}, and ‘{}’ has {}. Choose more bits.</source>
      <translation>CREATION_OPTIONS: NBITS={} fasst Zahlen bis {}, und „{}“ hat {}. Wählen Sie mehr Bits.</translation>
    </message>
    <message>
      <source>CREATION_OPTIONS: with {} values of ‘{}’ are up to {} off what was computed.</source>
      <translation>CREATION_OPTIONS: Mit {} liegen Werte von „{}“ bis zu {} neben dem, was berechnet wurde.</translation>
    </message>
    <message>
      <source>CREATION_OPTIONS: with {} {}. Choose a compression without loss, such as COMPRESS=ZSTD.</source>
      <translation>CREATION_OPTIONS: Mit {} gilt: {}. Wählen Sie eine verlustfreie Kompression wie COMPRESS=ZSTD.</translation>
    </message>
    <message>
      <source>CREATION_OPTIONS: {} changes numbers, and those of {} are codes. Choose a compression without loss, such as COMPRESS=ZSTD, or write {} in a run of its own.</source>
      <translation>CREATION_OPTIONS: {} verändert Zahlen, und die von {} sind Codes. Wählen Sie eine verlustfreie Komprimierung wie COMPRESS=ZSTD, oder schreiben Sie {} in einem eigenen Lauf.</translation>
    </message>
    <message>
      <source>CREATION_OPTIONS: ‘{}’ is not of the form KEY=VALUE.</source>
      <translation>CREATION_OPTIONS: „{}“ hat nicht die Form KEY=VALUE.</translation>
    </message>
    <message>
      <source>CROSSINGS: nothing to cut through at {}: they lie beyond the data, or in one cell.</source>
      <translation>CROSSINGS: Bei {} gibt es nichts zu durchstechen: Sie liegen jenseits der Daten oder in einer Zelle.</translation>
    </message>
    <message>
      <source>CRS</source>
      <translation>KBS</translation>
    </message>
    <message>
      <source>CRS of the extent</source>
      <translation>KBS der Ausdehnung</translation>
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
      <source>Capillarity {} m, penalty {} m</source>
      <translation>Kapillarität {} m, Zuschlag {} m</translation>
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
      <source>Carving</source>
      <translation>Einschneiden</translation>
    </message>
    <message>
      <source>Catchment sheets</source>
      <translation>Datenblätter der Einzugsgebiete</translation>
    </message>
    <message>
      <source>Catchment {}</source>
      <translation>Einzugsgebiet {}</translation>
    </message>
    <message>
      <source>Catchments on {}</source>
      <translation>Einzugsgebiete auf {}</translation>
    </message>
    <message>
      <source>Cell on the left</source>
      <translation>Zelle links</translation>
    </message>
    <message>
      <source>Cell on the right</source>
      <translation>Zelle rechts</translation>
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
      <source>Cell that it lies in</source>
      <translation>Zelle, in der es liegt</translation>
    </message>
    <message>
      <source>Cell that it lies in; NULL on an island without rivers</source>
      <translation>Zelle, in der es liegt; NULL auf einer Insel ohne Flüsse</translation>
    </message>
    <message>
      <source>Cell that this one drains into; NULL at the sea</source>
      <translation>Zelle, in die diese entwässert; NULL am Meer</translation>
    </message>
    <message>
      <source>Cells</source>
      <translation>Zellen</translation>
    </message>
    <message>
      <source>Cells are the land nearest to each node; ridges are the sides that cells share where no river passes, with heights; watersheds are what drains to each mouth. Lengths are metres on the ground whatever the CRS.</source>
      <translation>Zellen sind das Land, das jedem Knoten am nächsten liegt; Grate sind die gemeinsamen Seiten von Zellen, über die kein Fluss geht, mit Höhen; Einzugsgebiete sind, was zu jeder Mündung entwässert. Längen sind Meter am Boden, in jedem KBS.</translation>
    </message>
    <message>
      <source>Cells are {} × {} m: rivers are laid in as if these were square. Reproject the DEM where their widths matter.</source>
      <translation>Zellen sind {} × {} m groß: Flüsse werden eingelegt, als wären diese quadratisch. Projizieren Sie das Höhenmodell um, wo ihre Breite wichtig ist.</translation>
    </message>
    <message>
      <source>Cells at or below this height are sea. Leave it empty where there is none: the edge of the data is an outlet, unless EDGE says otherwise.</source>
      <translation>Zellen auf oder unter dieser Höhe sind Meer. Leer lassen, wo es keines gibt: Der Rand der Daten ist ein Auslass, wenn EDGE nichts anderes sagt.</translation>
    </message>
    <message>
      <source>Cells changed so that water runs off</source>
      <translation>Zellen, die geändert wurden, damit Wasser abfließt</translation>
    </message>
    <message>
      <source>Cells changed so that water runs off: {:,}, {:,.0f} m³ of ground, by {:.3g} m at most</source>
      <translation>Zellen, die geändert wurden, damit Wasser abläuft: {:,}, {:,.0f} m³ Boden, um höchstens {:.3g} m</translation>
    </message>
    <message>
      <source>Cells filled: {}</source>
      <translation>Gefüllte Zellen: {}</translation>
    </message>
    <message>
      <source>Cells flatter than MIN_SLOPE</source>
      <translation>Zellen flacher als MIN_SLOPE</translation>
    </message>
    <message>
      <source>Cells from which water cannot go down.</source>
      <translation>Zellen, von denen Wasser nicht weiter nach unten kann.</translation>
    </message>
    <message>
      <source>Cells in depressions</source>
      <translation>Zellen in Senken</translation>
    </message>
    <message>
      <source>Cells none of whose eight neighbours is lower, and cells that a fill would raise.
Water leaves over the edge of the data.</source>
      <translation>Zellen, von deren acht Nachbarn keiner tiefer liegt, und Zellen, die eine Füllung anheben
würde. Wasser läuft über den Rand der Daten ab.</translation>
    </message>
    <message>
      <source>Cells of one height, over MIN_AREA: on most DEMs these are real lakes, which other algorithms take as LAKE_POLYGONS.</source>
      <translation>Zellen von gleicher Höhe, über MIN_AREA: Auf den meisten Höhenmodellen sind das wirkliche Seen, die andere Algorithmen als LAKE_POLYGONS nehmen.</translation>
    </message>
    <message>
      <source>Cells of river nodes in it</source>
      <translation>Zellen von Flussknoten darin</translation>
    </message>
    <message>
      <source>Cells of rivers of the network from which D8 goes on along it.</source>
      <translation>Zellen von Flüssen des Netzes, von denen D8 ihm weiter folgt.</translation>
    </message>
    <message>
      <source>Cells of the raster</source>
      <translation>Zellen des Rasters</translation>
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
      <source>Cells raised or cut so that each has a path down: {}, raised by up to {} m, cut by up to {} m</source>
      <translation>Zellen, die angehoben oder eingeschnitten wurden, sodass jede einen Weg hinab hat: {}, um bis zu {} m angehoben, um bis zu {} m eingeschnitten</translation>
    </message>
    <message>
      <source>Cells that never meet a river</source>
      <translation>Zellen, die nie einen Fluss erreichen</translation>
    </message>
    <message>
      <source>Cells that these lines touch are river. Empty: those that the DEM has.</source>
      <translation>Zellen, die diese Linien berühren, sind Fluss. Leer: die Flüsse, die das Höhenmodell hat.</translation>
    </message>
    <message>
      <source>Cells that would be under water if every depression were full.</source>
      <translation>Zellen, die unter Wasser lägen, wenn jede Senke voll wäre.</translation>
    </message>
    <message>
      <source>Cells where filling raised the ground by more than 0.1 m</source>
      <translation>Zellen, deren Boden das Füllen um mehr als 0,1 m angehoben hat</translation>
    </message>
    <message>
      <source>Change (m)</source>
      <translation>Änderung (m)</translation>
    </message>
    <message>
      <source>Change of height</source>
      <translation>Höhenänderung</translation>
    </message>
    <message>
      <source>Change of the DEM: {} m³ (weighted by CUT_COST and FILL_COST); by filling alone {} m³, by breaching alone {} m³, pit by pit {} m³</source>
      <translation>Änderung des Höhenmodells: {} m³ (gewichtet mit CUT_COST und FILL_COST); durch Füllen allein {} m³, durch Durchbrechen allein {} m³, Grube für Grube {} m³</translation>
    </message>
    <message>
      <source>Channels can be limited in length and depth. What cannot be opened within the limits is filled, or stays as it is. Without limits nothing is left to fill, but land below the sea: that is opened down to its level.</source>
      <translation>Rinnen lassen sich in Länge und Tiefe begrenzen. Was sich innerhalb der Grenzen nicht öffnen lässt, wird gefüllt oder bleibt, wie es ist. Ohne Grenzen bleibt nichts zu füllen, außer Land unter dem Meer: Das wird bis auf dessen Spiegel geöffnet.</translation>
    </message>
    <message>
      <source>Character of the land</source>
      <translation>Charakter des Landes</translation>
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
      <source>Check its CRS: without one, coordinates are metres</source>
      <translation>Prüfen Sie das KBS: Ohne eines gelten Koordinaten als Meter</translation>
    </message>
    <message>
      <source>Choose a DEM in the list of layers, then click on it.</source>
      <translation>Wählen Sie ein Höhenmodell in der Layerliste und klicken Sie dann darauf.</translation>
    </message>
    <message>
      <source>Choose a file that ‘Terrain model’ has made</source>
      <translation>Wählen Sie eine Datei, die „Geländemodell“ gemacht hat</translation>
    </message>
    <message>
      <source>Choose the threshold by</source>
      <translation>Schwellenwert wählen nach</translation>
    </message>
    <message>
      <source>Choose ‘{}’ in the list of layers, then click on it.</source>
      <translation>Wählen Sie „{}“ in der Layerliste und klicken Sie dann darauf.</translation>
    </message>
    <message>
      <source>Choosing among lower neighbours</source>
      <translation>Unter tieferen Nachbarn wählen</translation>
    </message>
    <message>
      <source>Choosing the threshold</source>
      <translation>Schwelle wählen</translation>
    </message>
    <message>
      <source>Circles of water</source>
      <translation>Kreisläufe des Wassers</translation>
    </message>
    <message>
      <source>Circularity</source>
      <translation>Kreisförmigkeit</translation>
    </message>
    <message>
      <source>Class of the land that it stands on</source>
      <translation>Klasse des Landes, auf dem sie steht</translation>
    </message>
    <message>
      <source>Classes of plants</source>
      <translation>Pflanzenklassen</translation>
    </message>
    <message>
      <source>Classes: {}</source>
      <translation>Klassen: {}</translation>
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
      <source>Click on an island: its terrain is made, with rivers and watersheds.</source>
      <translation>Klicken Sie auf eine Insel: Ihr Gelände entsteht, mit Flüssen und Einzugsgebieten.</translation>
    </message>
    <message>
      <source>Cluster: {} workers with {} threads, {}</source>
      <translation>Cluster: {} Worker mit {} Threads, {}</translation>
    </message>
    <message>
      <source>Coarse island of seed {}</source>
      <translation>Grobe Insel mit Startwert {}</translation>
    </message>
    <message>
      <source>Coast</source>
      <translation>Küste</translation>
    </message>
    <message>
      <source>Coastline</source>
      <translation>Küstenlinie</translation>
    </message>
    <message>
      <source>Code after Pfafstetter within its basin; NULL with another DIVIDE</source>
      <translation>Code nach Pfafstetter in seinem Becken; NULL bei anderem DIVIDE</translation>
    </message>
    <message>
      <source>Collecting the cells of the rivers</source>
      <translation>Zellen der Flüsse sammeln</translation>
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
      <source>Compact file</source>
      <translation>Kompakte Datei</translation>
    </message>
    <message>
      <source>Compactness</source>
      <translation>Kompaktheit</translation>
    </message>
    <message>
      <source>Compare the heads of rivers with a map that you trust. The drainage density follows it.</source>
      <translation>Vergleichen Sie die Flussanfänge mit einer Karte, der Sie trauen. Die Gewässernetzdichte folgt daraus.</translation>
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
      <source>Compiling ‘{}’ has ended: {} of at most {} parts</source>
      <translation>Das Übersetzen von „{}“ ist beendet: {} von höchstens {} Teilen</translation>
    </message>
    <message>
      <source>Compiling ‘{}’, once on this computer …</source>
      <translation>Übersetze „{}“, einmal auf diesem Rechner …</translation>
    </message>
    <message>
      <source>Compiling ‘{}’, once on this computer: {} of at most {} parts</source>
      <translation>Übersetze „{}“, einmal auf diesem Rechner: {} von höchstens {} Teilen</translation>
    </message>
    <message>
      <source>Concavity</source>
      <translation>Konkavität</translation>
    </message>
    <message>
      <source>Concavity of the largest river tree</source>
      <translation>Konkavität des größten Flussbaums</translation>
    </message>
    <message>
      <source>Concavity of the largest river tree: {}</source>
      <translation>Konkavität des größten Flussbaums: {}</translation>
    </message>
    <message>
      <source>Concavity of the rivers (0 to 1)</source>
      <translation>Konkavität der Flüsse (0 bis 1)</translation>
    </message>
    <message>
      <source>Concavity θ</source>
      <translation>Konkavität θ</translation>
    </message>
    <message>
      <source>Concavity θ (m/n)</source>
      <translation>Konkavität θ (m/n)</translation>
    </message>
    <message>
      <source>Confluence of braids</source>
      <translation>Zusammenfluss verflochtener Flüsse</translation>
    </message>
    <message>
      <source>Confluence of steep rivers</source>
      <translation>Zusammenfluss steiler Flüsse</translation>
    </message>
    <message>
      <source>Confluence with a bar</source>
      <translation>Zusammenfluss mit einer Bank</translation>
    </message>
    <message>
      <source>Confluence with a fan</source>
      <translation>Zusammenfluss mit einem Schwemmfächer</translation>
    </message>
    <message>
      <source>Conifer</source>
      <translation>Nadelbaum</translation>
    </message>
    <message>
      <source>Conifers</source>
      <translation>Nadelwald</translation>
    </message>
    <message>
      <source>Convert directions</source>
      <translation>Fließrichtungen umrechnen</translation>
    </message>
    <message>
      <source>Convert them with the raster calculator.</source>
      <translation>Rechnen Sie sie mit dem Rasterrechner um.</translation>
    </message>
    <message>
      <source>Converted directions</source>
      <translation>Umgerechnete Fließrichtungen</translation>
    </message>
    <message>
      <source>Coordinate reference system of the surface. Empty: that of the extent, else that of the project if it is projected, else none.</source>
      <translation>Koordinatenbezugssystem der Fläche. Leer: das der Ausdehnung, sonst das des Projekts, wenn es projiziert ist, sonst keines.</translation>
    </message>
    <message>
      <source>Correlation with the sketched heights</source>
      <translation>Korrelation mit den skizzierten Höhen</translation>
    </message>
    <message>
      <source>Cost of digging (per m³)</source>
      <translation>Aufwand des Abgrabens (je m³)</translation>
    </message>
    <message>
      <source>Cost of filling (per m³)</source>
      <translation>Aufwand des Füllens (je m³)</translation>
    </message>
    <message>
      <source>Counting what drains through the cells</source>
      <translation>Zählen, was durch die Zellen abfließt</translation>
    </message>
    <message>
      <source>Course</source>
      <translation>Lauf</translation>
    </message>
    <message>
      <source>Course as it was when the ground was made</source>
      <translation>Lauf, wie er war, als der Boden entstand</translation>
    </message>
    <message>
      <source>Course that begins here, or reaches the sea</source>
      <translation>Lauf, der hier beginnt oder das Meer erreicht</translation>
    </message>
    <message>
      <source>Course that has left it</source>
      <translation>Lauf, der ihn verlassen hat</translation>
    </message>
    <message>
      <source>Course that it flowed into; NULL at the sea</source>
      <translation>Lauf, in den er mündete; NULL am Meer</translation>
    </message>
    <message>
      <source>Course that this one flows into; NULL where it reaches the sea</source>
      <translation>Lauf, in den dieser mündet; NULL, wo er das Meer erreicht</translation>
    </message>
    <message>
      <source>Courses</source>
      <translation>Läufe</translation>
    </message>
    <message>
      <source>Courses of rivers</source>
      <translation>Läufe von Flüssen</translation>
    </message>
    <message>
      <source>Courses with new heights</source>
      <translation>Läufe mit neuen Höhen</translation>
    </message>
    <message>
      <source>Courses with new heights: {}; land made anew: {} km²</source>
      <translation>Läufe mit neuen Höhen: {}; neu gemachtes Land: {} km²</translation>
    </message>
    <message>
      <source>Courses: {}</source>
      <translation>Läufe: {}</translation>
    </message>
    <message>
      <source>Cover this part of the map, in cells of the size below. Empty: columns × rows.</source>
      <translation>Diesen Teil der Karte bedecken, in Zellen der Größe unten. Leer: Spalten × Zeilen.</translation>
    </message>
    <message>
      <source>Covering</source>
      <translation>Bedecken</translation>
    </message>
    <message>
      <source>Creation options of the raster</source>
      <translation>Erzeugungsoptionen des Rasters</translation>
    </message>
    <message>
      <source>Crossing flats</source>
      <translation>Ebene Flächen überqueren</translation>
    </message>
    <message>
      <source>Crossing lakes</source>
      <translation>Seen überqueren</translation>
    </message>
    <message>
      <source>Crossings: {}, {} cells cut, by {} at most (unit of the heights)</source>
      <translation>Durchlässe: {}, {} Zellen eingeschnitten, um höchstens {} (Einheit der Höhen)</translation>
    </message>
    <message>
      <source>Culverts and bridges</source>
      <translation>Durchlässe und Brücken</translation>
    </message>
    <message>
      <source>Curve number for the SCS lag (0 to 100)</source>
      <translation>CN-Wert für die SCS-Verzögerungszeit (0 bis 100)</translation>
    </message>
    <message>
      <source>Cuts a channel out of every depression of a DEM, where that takes the least digging, and fills the rest.</source>
      <translation>Schneidet aus jeder Senke eines Höhenmodells eine Rinne, wo am wenigsten zu graben ist, und füllt den Rest.</translation>
    </message>
    <message>
      <source>Cutting at the shore</source>
      <translation>Am Ufer abschneiden</translation>
    </message>
    <message>
      <source>Cutting valleys</source>
      <translation>Täler einschneiden</translation>
    </message>
    <message>
      <source>D is {} m and there are {} events: outlets could sink by {} m, and beyond {} m small differences of height are lost. Take a smaller D or fewer events.</source>
      <translation>D ist {} m, und es gibt {} Ereignisse: Auslässe könnten um {} m sinken, und jenseits von {} m gehen kleine Höhenunterschiede verloren. Nehmen Sie ein kleineres D oder weniger Ereignisse.</translation>
    </message>
    <message>
      <source>D8 directions in the numbers of ESRI.</source>
      <translation>D8-Richtungen in den Zahlen von ESRI.</translation>
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
      <source>DEM to HEC-HMS</source>
      <translation>Höhenmodell zu HEC-HMS</translation>
    </message>
    <message>
      <source>DEM to SWMM</source>
      <translation>Höhenmodell zu SWMM</translation>
    </message>
    <message>
      <source>DEM with rivers</source>
      <translation>Höhenmodell mit Flüssen</translation>
    </message>
    <message>
      <source>DEPRESSIONS {} is not used, since EVAPORATION is given: lakes are in balance.</source>
      <translation>DEPRESSIONS {} wird nicht benutzt, da EVAPORATION angegeben ist: Seen sind im Gleichgewicht.</translation>
    </message>
    <message>
      <source>DISCHARGE and RUNOFF both say how much flows: leave one of them empty.</source>
      <translation>DISCHARGE und RUNOFF sagen beide, wie viel fließt: Lassen Sie eines davon leer.</translation>
    </message>
    <message>
      <source>Dask cluster</source>
      <translation>Dask-Cluster</translation>
    </message>
    <message>
      <source>Decoding the directions</source>
      <translation>Fließrichtungen entschlüsseln</translation>
    </message>
    <message>
      <source>Deepest cut (% of the relief)</source>
      <translation>Tiefster Einschnitt (% des Reliefs)</translation>
    </message>
    <message>
      <source>Deepest cut (m)</source>
      <translation>Tiefster Einschnitt (m)</translation>
    </message>
    <message>
      <source>Delta</source>
      <translation>Delta</translation>
    </message>
    <message>
      <source>Deltas built into the sea: {}, {} km²</source>
      <translation>Ins Meer gebaute Deltas: {}, {} km²</translation>
    </message>
    <message>
      <source>Densities for engines</source>
      <translation>Dichten für Spiele-Engines</translation>
    </message>
    <message>
      <source>Deposited (m³)</source>
      <translation>Abgelagert (m³)</translation>
    </message>
    <message>
      <source>Depression that this lake lies in; NULL when it stands alone</source>
      <translation>Senke, in der dieser See liegt; NULL, wenn er allein ist</translation>
    </message>
    <message>
      <source>Depression that this one lies in; NULL when it stands alone</source>
      <translation>Senke, in der diese liegt; NULL, wenn sie allein ist</translation>
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
      <source>Depressions are dealt with inside, the DEM stays as it is. Slopes are true: height over the distance on the ground, whatever the shape of the cells and the CRS. Flats are crossed without changing any height.</source>
      <translation>Senken werden im Innern behandelt, das Höhenmodell bleibt, wie es ist. Gefälle sind wahr: Höhe über der Entfernung am Boden, bei jeder Form der Zellen und jedem KBS. Ebene Flächen werden überquert, ohne eine Höhe zu ändern.</translation>
    </message>
    <message>
      <source>Depressions are filled, or breached, before water runs; where filling raised the ground by more than 0.1 m stands a lake, for which no index holds. Where water leaves the data there is no slope along the flow and no index either.</source>
      <translation>Senken werden gefüllt oder durchbrochen, bevor Wasser läuft; wo das Füllen den Boden um mehr als 0,1 m angehoben hat, steht ein See, für den kein Index gilt. Wo Wasser die Daten verlässt, gibt es kein Gefälle entlang des Fließwegs und auch keinen Index.</translation>
    </message>
    <message>
      <source>Depressions breached: {}, left to be filled: {}</source>
      <translation>Durchbrochene Senken: {}, zu füllen bleiben: {}</translation>
    </message>
    <message>
      <source>Depressions deeper than {} m that stay: {}</source>
      <translation>Senken tiefer als {} m, die bleiben: {}</translation>
    </message>
    <message>
      <source>Depressions full of water, nested ones too.</source>
      <translation>Senken voller Wasser, auch ineinander liegende.</translation>
    </message>
    <message>
      <source>Depressions opened</source>
      <translation>Geöffnete Senken</translation>
    </message>
    <message>
      <source>Depressions that could not be opened: {}</source>
      <translation>Senken, die sich nicht öffnen ließen: {}</translation>
    </message>
    <message>
      <source>Depth</source>
      <translation>Tiefe</translation>
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
      <source>Depth of the bed below the banks (m)</source>
      <translation>Tiefe des Bettes unter den Ufern (m)</translation>
    </message>
    <message>
      <source>Depth of the flood</source>
      <translation>Tiefe der Überschwemmung</translation>
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
      <source>Depths over the DEM on the same cells, for scene and masks: RIVER_DEPTH of ‘Render terrain’, or DEPTH of ‘Fill depressions’ with the DEM that was filled.</source>
      <translation>Tiefen über dem Höhenmodell auf denselben Zellen, für Szene und Masken: RIVER_DEPTH aus „Gelände berechnen“ oder DEPTH aus „Senken füllen“ mit dem gefüllten Höhenmodell.</translation>
    </message>
    <message>
      <source>Depths over the DEM on the same cells, of lakes and of rivers wider than cells: RIVER_DEPTH of ‘Render terrain’, or DEPTH of ‘Fill depressions’.</source>
      <translation>Tiefen über dem Höhenmodell auf denselben Zellen, von Seen und von Flüssen, die breiter als Zellen sind: RIVER_DEPTH aus „Gelände berechnen“ oder DEPTH aus „Senken füllen“.</translation>
    </message>
    <message>
      <source>Depths, volumes and limits are in metres; heights keep the unit of the input, but for outputs in metres.</source>
      <translation>Tiefen, Volumen und Grenzwerte sind in Metern; Höhen behalten die Einheit der Eingabe, außer in Ausgaben in Metern.</translation>
    </message>
    <message>
      <source>Desert scrub</source>
      <translation>Wüstengestrüpp</translation>
    </message>
    <message>
      <source>Detail</source>
      <translation>Detail</translation>
    </message>
    <message>
      <source>Detail of finer cells (1: as rough as the DEM)</source>
      <translation>Detail feinerer Zellen (1: so rau wie das Höhenmodell)</translation>
    </message>
    <message>
      <source>Diameter of a circle of this area over the longest path, after Schumm</source>
      <translation>Durchmesser eines Kreises mit dieser Fläche durch den längsten Weg, nach Schumm</translation>
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
      <source>Difference of both means (t)</source>
      <translation>Unterschied beider Mittel (t)</translation>
    </message>
    <message>
      <source>Digits of the codes</source>
      <translation>Ziffern der Codes</translation>
    </message>
    <message>
      <source>Directing flat cells</source>
      <translation>Ebene Zellen richten</translation>
    </message>
    <message>
      <source>Directing open cells</source>
      <translation>Offene Zellen richten</translation>
    </message>
    <message>
      <source>Directing the ground</source>
      <translation>Boden richten</translation>
    </message>
    <message>
      <source>Directing the ground beside lakes</source>
      <translation>Boden neben Seen richten</translation>
    </message>
    <message>
      <source>Directions</source>
      <translation>Fließrichtungen</translation>
    </message>
    <message>
      <source>Discharge (m³/s)</source>
      <translation>Abfluss (m³/s)</translation>
    </message>
    <message>
      <source>Discharge (m³/s); NULL where the stage was given</source>
      <translation>Abfluss (m³/s); NULL, wo der Wasserstand gegeben war</translation>
    </message>
    <message>
      <source>Distance along the path</source>
      <translation>Entfernung entlang des Weges</translation>
    </message>
    <message>
      <source>Distance along the river to where it ends (m)</source>
      <translation>Entfernung entlang des Flusses bis zu seinem Ende (m)</translation>
    </message>
    <message>
      <source>Distance from the lower end to the sea (m)</source>
      <translation>Entfernung vom unteren Ende zum Meer (m)</translation>
    </message>
    <message>
      <source>Distance from the outlet (km)</source>
      <translation>Entfernung vom Auslass (km)</translation>
    </message>
    <message>
      <source>Distance of the points (m)</source>
      <translation>Abstand der Punkte (m)</translation>
    </message>
    <message>
      <source>Distance to the sea (m)</source>
      <translation>Entfernung zum Meer (m)</translation>
    </message>
    <message>
      <source>Distance to the sea within which rivers braid (m)</source>
      <translation>Entfernung zum Meer, in der Flüsse verzweigen (m)</translation>
    </message>
    <message>
      <source>Divide the land</source>
      <translation>Land teilen</translation>
    </message>
    <message>
      <source>Divides</source>
      <translation>Wasserscheiden</translation>
    </message>
    <message>
      <source>Divides land for models of runoff: subbasins at junctions, gauges and lakes, reaches, HEC-HMS and SWMM.</source>
      <translation>Teilt Land für Abflussmodelle: Teilgebiete an Zusammenflüssen, Pegeln und Seen, Abschnitte, HEC-HMS und SWMM.</translation>
    </message>
    <message>
      <source>Divides the land by where its water goes: to each outlet, pour point, river or lake, as valid polygons.</source>
      <translation>Teilt das Land danach, wohin sein Wasser fließt: zu jedem Auslass, Auslasspunkt, Fluss oder See, als gültige Polygone.</translation>
    </message>
    <message>
      <source>Divides the land of a DEM into subbasins of about one area, and at gauges, and writes them as a basin model of HEC-HMS (File, Import, Basin Model): subbasins, reaches, junctions and sinks, where they lie and what flows into what. It has no methods, loss rates or storms: those are yours to choose.</source>
      <translation>Teilt das Land eines Höhenmodells in Teilgebiete von ungefähr einer Fläche und an Pegeln, und schreibt sie als Gebietsmodell für HEC-HMS (File, Import, Basin Model): Teilgebiete, Abschnitte, Zusammenflüsse und Senken, wo sie liegen und was wohin fließt. Verfahren, Verlustraten und Regen fehlen: die wählen Sie.</translation>
    </message>
    <message>
      <source>Divides the land of a DEM into subbasins of about one area, and at gauges, and writes them as an input of EPA SWMM that runs at once. Areas, widths, slopes, lengths and heights are those of the DEM. Rain, losses, roughness and the sections of rivers are placeholders: replace them before any number is used.</source>
      <translation>Teilt das Land eines Höhenmodells in Teilgebiete von ungefähr einer Fläche und an Pegeln, und schreibt sie als Eingabe für EPA SWMM, die sofort läuft. Flächen, Breiten, Gefälle, Längen und Höhen sind die des Höhenmodells. Regen, Verluste, Rauheit und die Querschnitte der Flüsse sind Platzhalter: ersetzen Sie sie, bevor Sie eine Zahl verwenden.</translation>
    </message>
    <message>
      <source>Dividing</source>
      <translation>Teilen</translation>
    </message>
    <message>
      <source>Dividing the land</source>
      <translation>Land teilen</translation>
    </message>
    <message>
      <source>Dividing the land and finding flows</source>
      <translation>Land teilen und Abflüsse finden</translation>
    </message>
    <message>
      <source>Dividing the land into cells</source>
      <translation>Land in Zellen teilen</translation>
    </message>
    <message>
      <source>Down from each point to where it ends.</source>
      <translation>Von jedem Punkt talwärts, bis der Weg endet.</translation>
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
      <source>Drainage density</source>
      <translation>Gewässernetzdichte</translation>
    </message>
    <message>
      <source>Draining the ground</source>
      <translation>Boden entwässern</translation>
    </message>
    <message>
      <source>Draw a coast for me</source>
      <translation>Zeichne eine Küste für mich</translation>
    </message>
    <message>
      <source>Draw an island</source>
      <translation>Insel zeichnen</translation>
    </message>
    <message>
      <source>Draw an island: draw a coast, choose one of four islands, and its terrain is made</source>
      <translation>Insel zeichnen: Zeichnen Sie eine Küste, wählen Sie eine von vier Inseln, und ihr Gelände entsteht</translation>
    </message>
    <message>
      <source>Draw the coast with the button down, or click corners; right-click ends it, Ctrl+Z undoes.</source>
      <translation>Zeichnen Sie die Küste mit gedrückter Taste oder klicken Sie Ecken; ein Rechtsklick beendet sie, Strg+Z macht rückgängig.</translation>
    </message>
    <message>
      <source>Drawing</source>
      <translation>Zeichnen</translation>
    </message>
    <message>
      <source>Drawn coast</source>
      <translation>Gezeichnete Küste</translation>
    </message>
    <message>
      <source>Drawn rivers</source>
      <translation>Gezeichnete Flüsse</translation>
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
      <source>Drop, first (m)</source>
      <translation>Fall, erste (m)</translation>
    </message>
    <message>
      <source>Drop, higher (m)</source>
      <translation>Fall, höhere (m)</translation>
    </message>
    <message>
      <source>Drops of streams on {}</source>
      <translation>Fallhöhen der Bäche auf {}</translation>
    </message>
    <message>
      <source>Drops that found no path down</source>
      <translation>Tropfen ohne Weg nach unten</translation>
    </message>
    <message>
      <source>Dry ground between a closed lake and its sill.</source>
      <translation>Trockener Boden zwischen einem geschlossenen See und seiner Schwelle.</translation>
    </message>
    <message>
      <source>Dupuit: an aquifer</source>
      <translation>Dupuit: ein Grundwasserleiter</translation>
    </message>
    <message>
      <source>Dwarf shrub</source>
      <translation>Zwergstrauch</translation>
    </message>
    <message>
      <source>Dwarf shrubs</source>
      <translation>Zwergsträucher</translation>
    </message>
    <message>
      <source>D∞ angles</source>
      <translation>D∞-Winkel</translation>
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
      <source>EDGE is not used: the shore of COASTLINE is sea.</source>
      <translation>EDGE wird nicht benutzt: Das Ufer von COASTLINE ist Meer.</translation>
    </message>
    <message>
      <source>EDGE is wall, and there is neither sea nor an open hole: no water can leave.</source>
      <translation>EDGE ist wall, und es gibt weder Meer noch ein offenes Loch: Kein Wasser kann abfließen.</translation>
    </message>
    <message>
      <source>EDGE is wall, and ‘{}’ has no sea: no water could leave. Give a SEA_LEVEL above its lowest place, which is {} m high.</source>
      <translation>EDGE ist wall, und „{}“ hat kein Meer: Kein Wasser könnte abfließen. Geben Sie ein SEA_LEVEL über der tiefsten Stelle an, die {} m hoch liegt.</translation>
    </message>
    <message>
      <source>EDGE: pieces of the ground that have no sea: {}. Water leaves these over their edges.</source>
      <translation>EDGE: Stücke des Bodens, die kein Meer haben: {}. Wasser verlässt sie über ihre Ränder.</translation>
    </message>
    <message>
      <source>EROSION: the ground of this model is a DEM, so there is no erosion to show.</source>
      <translation>EROSION: Der Boden dieses Modells ist ein Höhenmodell, also gibt es keine Erosion zu zeigen.</translation>
    </message>
    <message>
      <source>EROSION: the ground of this model is its primitives alone, so there is no erosion to show.</source>
      <translation>EROSION: Der Boden dieses Modells besteht allein aus seinen Grundformen, also gibt es keine Erosion zu zeigen.</translation>
    </message>
    <message>
      <source>EROSION_CELL_SIZE: cells of {} would take about {} of memory on the largest island of ‘{}’, and {} are free: take {} or more.</source>
      <translation>EROSION_CELL_SIZE: Zellen von {} bräuchten etwa {} Arbeitsspeicher auf der größten Insel von „{}“, und {} sind frei: Nehmen Sie {} oder mehr.</translation>
    </message>
    <message>
      <source>ESRI: east 1, south-east 2 … north-east 128</source>
      <translation>ESRI: Ost 1, Südost 2 … Nordost 128</translation>
    </message>
    <message>
      <source>EVAPORATION is given and RAIN is not: without rain there are no lakes. Give RAIN too.</source>
      <translation>EVAPORATION ist angegeben und RAIN nicht: Ohne Regen gibt es keine Seen. Geben Sie auch RAIN an.</translation>
    </message>
    <message>
      <source>EXPRESSION cannot be read: {}.</source>
      <translation>EXPRESSION ist nicht lesbar: {}.</translation>
    </message>
    <message>
      <source>EXPRESSION gives no number where {}. Change it so that it does everywhere.</source>
      <translation>EXPRESSION ergibt keine Zahl, wo {}. Ändern Sie den Ausdruck so, dass er es überall tut.</translation>
    </message>
    <message>
      <source>EXPRESSION is not used: LAW is {}.</source>
      <translation>EXPRESSION wird nicht benutzt: LAW ist {}.</translation>
    </message>
    <message>
      <source>EXTENT is in degrees ({}), and land without end needs metres. Give a CRS in metres as CRS, that of the UTM zone for instance.</source>
      <translation>EXTENT ist in Grad ({}), und Land ohne Ende braucht Meter. Geben Sie ein KBS in Metern als CRS an, etwa das der UTM-Zone.</translation>
    </message>
    <message>
      <source>EXTENT is larger than the Earth. Choose a smaller one, or none.</source>
      <translation>EXTENT ist größer als die Erde. Wählen Sie ein kleineres oder keines.</translation>
    </message>
    <message>
      <source>EXTENT is not used: the map is that of INPUT (‘{}’).</source>
      <translation>EXTENT wird nicht benutzt: Die Karte ist die von INPUT („{}“).</translation>
    </message>
    <message>
      <source>EXTENT is {} wide, which is too much. Give a smaller one.</source>
      <translation>EXTENT ist {} breit, und das ist zu viel. Geben Sie ein kleineres an.</translation>
    </message>
    <message>
      <source>EXTENT lies beyond the Earth. Check it.</source>
      <translation>EXTENT liegt jenseits der Erde. Prüfen Sie es.</translation>
    </message>
    <message>
      <source>EXTENT lies in the sea between two lands. Move it, or give another SEED or LAND_SIZE.</source>
      <translation>EXTENT liegt im Meer zwischen zwei Ländern. Verschieben Sie es, oder geben Sie ein anderes SEED oder LAND_SIZE an.</translation>
    </message>
    <message>
      <source>EXTENT misses the land of the model, which lies between {:.10g} and {:.10g} east, {:.10g} and {:.10g} north ({}). Choose an extent on it, or none.</source>
      <translation>EXTENT verfehlt das Land des Modells, das zwischen {:.10g} und {:.10g} Ost, {:.10g} und {:.10g} Nord liegt ({}). Wählen Sie eine Ausdehnung darauf oder keine.</translation>
    </message>
    <message>
      <source>EXTENT misses the window that the model was cut to: {}. Choose one in it.</source>
      <translation>EXTENT verfehlt das Fenster, auf das das Modell zugeschnitten wurde: {}. Wählen Sie eines darin.</translation>
    </message>
    <message>
      <source>EXTENT touches {} lands, about {} wide each</source>
      <translation>EXTENT berührt {} Länder, jedes etwa {} breit</translation>
    </message>
    <message>
      <source>EXTENT touches {} lands, at most {} are made. Give a larger LAND_SIZE.</source>
      <translation>EXTENT berührt {} Länder, höchstens {} werden gemacht. Geben Sie ein größeres LAND_SIZE an.</translation>
    </message>
    <message>
      <source>EXTENT would touch about {} lands. Give a larger LAND_SIZE.</source>
      <translation>EXTENT würde etwa {} Länder berühren. Geben Sie ein größeres LAND_SIZE an.</translation>
    </message>
    <message>
      <source>EXTENT: a metre of {} is {} metres on the ground there. Give a CRS that keeps lengths as CRS, that of the UTM zone for instance.</source>
      <translation>EXTENT: Ein Meter von {} ist dort {} Meter am Boden. Geben Sie ein längentreues KBS als CRS an, etwa das der UTM-Zone.</translation>
    </message>
    <message>
      <source>EXTENT: a part of land that is about {} wide</source>
      <translation>EXTENT: ein Teil eines Landes, das etwa {} breit ist</translation>
    </message>
    <message>
      <source>Each becomes level, as low as the lowest ground of its shore, and its water leaves in one place. Cells without data stand at that level, too. ‘Lakes’ finds the level surfaces of a DEM.</source>
      <translation>Jeder wird eben, so tief wie der tiefste Boden seines Ufers, und sein Wasser verlässt ihn an einer Stelle. Auch Zellen ohne Daten stehen auf dieser Höhe. „Seen“ findet die ebenen Flächen eines Höhenmodells.</translation>
    </message>
    <message>
      <source>Each cell gets one of 14 classes: water, river, snow, rock, alpine meadow, dwarf shrubs, conifers, mixed forest, broadleaf forest, riparian wood, swamp, steppe, desert and beach. Warmth falls with height, slopes that face the sun are warmer, and the treeline lies where the season of growth has 6.4 °C.</source>
      <translation>Jede Zelle erhält eine von 14 Klassen: Wasser, Fluss, Schnee, Fels, alpine Matte, Zwergsträucher, Nadelwald, Mischwald, Laubwald, Auwald, Sumpf, Steppe, Wüste und Strand. Die Wärme nimmt mit der Höhe ab, Hänge zur Sonne hin sind wärmer, und die Baumgrenze liegt, wo die Wachstumszeit 6,4 °C hat.</translation>
    </message>
    <message>
      <source>Each event is a drop of rain on a random cell (the model of R. L. Leheny). It walks to lower and lower cells, the likelier the steeper, until it reaches an outlet; then every cell of its path is lowered. Where neighbours differ by too much, the ground slides. Later drops find the valleys of earlier ones.</source>
      <translation>Jedes Ereignis ist ein Regentropfen auf einer zufälligen Zelle (das Modell von R. L. Leheny). Er geht zu immer tieferen Zellen, je steiler, desto eher, bis er einen Auslass erreicht; dann wird jede Zelle seines Weges tiefergelegt. Wo sich Nachbarn um zu viel unterscheiden, rutscht der Boden. Spätere Tropfen finden die Täler der früheren.</translation>
    </message>
    <message>
      <source>Each step finds where the water of every node goes, the lakes that it fills, and how much flows; then the law says how much each river lowers or raises its bed. Where it is steep rivers erode and take up what they wear away; where it is flat they lay it down, as far as they carry it. Nothing is lost: what is eroded is deposited, or exported to the sea and over the edge of the map.</source>
      <translation>Jeder Schritt ermittelt, wohin das Wasser jedes Knotens fließt, welche Seen es füllt und wie viel fließt; dann sagt das Gesetz, um wie viel jeder Fluss sein Bett tieferlegt oder anhebt. Wo es steil ist, erodieren Flüsse und nehmen auf, was sie abtragen; wo es flach ist, legen sie es ab, soweit sie es tragen. Nichts geht verloren: Was abgetragen wird, wird abgelagert oder ins Meer und über den Rand der Karte ausgetragen.</translation>
    </message>
    <message>
      <source>Each watershed is all the land above its point, also where another point lies upstream. Its fields are those of ‘Watersheds’, and those of the point. Run ‘Watersheds’ for subbasins, for those of lakes or rivers, or to choose which way points move.</source>
      <translation>Jedes Einzugsgebiet ist alles Land oberhalb seines Punktes, auch wo flussaufwärts ein anderer liegt. Seine Felder sind die von „Einzugsgebiete“ und die des Punktes. „Einzugsgebiete“ macht Teilgebiete, die von Seen oder Flüssen, und lässt wählen, wie Punkte rücken.</translation>
    </message>
    <message>
      <source>Each watershed is all the land that drains to its outlet, and lies over those upstream of it; areas, heights and rivers are those of all that land. Otherwise it ends where the next one upstream begins, and area_total_km2 tells the whole area. In LABELS each cell has the innermost.</source>
      <translation>Jedes Einzugsgebiet ist alles Land, das zu seinem Auslass entwässert, und liegt über denen flussaufwärts; Flächen, Höhen und Flüsse sind die des ganzen Landes. Sonst endet es, wo das nächste flussaufwärts beginnt, und area_total_km2 nennt die ganze Fläche. In LABELS hat jede Zelle das innerste.</translation>
    </message>
    <message>
      <source>Each with its type, orders, flow and basin.</source>
      <translation>Jedes mit Typ, Ordnungen, Abfluss und Becken.</translation>
    </message>
    <message>
      <source>East</source>
      <translation>Ost</translation>
    </message>
    <message>
      <source>Edge of the data</source>
      <translation>Rand der Daten</translation>
    </message>
    <message>
      <source>Edge of the valley floor, in half widths</source>
      <translation>Rand der Talsohle, in halben Breiten</translation>
    </message>
    <message>
      <source>Edges by order: {}</source>
      <translation>Kanten nach Ordnung: {}</translation>
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
      <source>Edges of {} would make about {} primitives on the {} of ‘{}’, and {} of memory are free: take less PRIMITIVES_PER_CELL, or rivers with fewer vertices.</source>
      <translation>Kanten von {} ergäben etwa {} Grundkörper auf den {} von „{}“, und {} Arbeitsspeicher sind frei: Nehmen Sie weniger PRIMITIVES_PER_CELL oder Flüsse mit weniger Stützpunkten.</translation>
    </message>
    <message>
      <source>Edges that end here</source>
      <translation>Kanten, die hier enden</translation>
    </message>
    <message>
      <source>Eight</source>
      <translation>Acht</translation>
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
      <source>Elevation raster to start from, in metres. Empty: a surface of the shape below.</source>
      <translation>Höhenraster, von dem ausgegangen wird, in Metern. Leer: eine Fläche der Form unten.</translation>
    </message>
    <message>
      <source>Elongation</source>
      <translation>Elongation</translation>
    </message>
    <message>
      <source>Empty: a fifth of the spacing of the nodes. Wider cells than that no longer hold narrow basins apart.</source>
      <translation>Leer: ein Fünftel des Knotenabstands. Breitere Zellen halten schmale Becken nicht mehr auseinander.</translation>
    </message>
    <message>
      <source>Empty: a readable number that makes about twenty of all the land.</source>
      <translation>Leer: eine gut lesbare Zahl, die aus allem Land etwa zwanzig macht.</translation>
    </message>
    <message>
      <source>Empty: as is usual on so much land, or as sketched heights are. These are scaled so that the highest of them has it.</source>
      <translation>Leer: wie auf so viel Land üblich, oder wie skizzierte Höhen sind. Diese werden so skaliert, dass die höchste von ihnen diesen Wert hat.</translation>
    </message>
    <message>
      <source>Empty: so that the greatest river moves a fiftieth of the relief in one step; the log tells.</source>
      <translation>Leer: so, dass der größte Fluss in einem Schritt ein Fünfzigstel des Reliefs bewegt; das Protokoll nennt es.</translation>
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
      <source>Encoding the directions</source>
      <translation>Fließrichtungen verschlüsseln</translation>
    </message>
    <message>
      <source>End</source>
      <translation>Ende</translation>
    </message>
    <message>
      <source>Erode model</source>
      <translation>Modell erodieren</translation>
    </message>
    <message>
      <source>Eroded</source>
      <translation>Erodiert</translation>
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
      <source>Eroding</source>
      <translation>Erodieren</translation>
    </message>
    <message>
      <source>Eroding, {} events</source>
      <translation>Erodieren, {} Ereignisse</translation>
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
      <source>Every cell belongs to the first outlet, point, river or lake that its water meets; &lt;i&gt;downstream&lt;/i&gt; tells where the water goes on to, so nested watersheds form a tree. Polygons of neighbours share their border exactly, keep their holes, and add up to the cells.</source>
      <translation>Jede Zelle gehört zum ersten Auslass, Punkt, Fluss oder See, den ihr Wasser trifft; &lt;i&gt;downstream&lt;/i&gt; sagt, wohin es weiterfließt, sodass verschachtelte Einzugsgebiete einen Baum bilden. Polygone von Nachbarn teilen ihre Grenze genau, behalten ihre Löcher und ergeben zusammen die Zellen.</translation>
    </message>
    <message>
      <source>Every cell is sea: there is no land to work on.</source>
      <translation>Jede Zelle ist Meer: Es gibt kein Land zu bearbeiten.</translation>
    </message>
    <message>
      <source>Every depression is filled to the brim: the level at which its water leaves over the lowest path to the sea or to the edge of the data. Cells under water that touch are one lake.</source>
      <translation>Jede Senke wird bis zum Rand gefüllt: bis zu dem Spiegel, auf dem ihr Wasser über den niedrigsten Weg zum Meer oder zum Rand der Daten abfließt. Zellen unter Wasser, die sich berühren, sind ein See.</translation>
    </message>
    <message>
      <source>Every point gives a line from the centre of its cell from neighbour to neighbour, down to where the path leaves the data or ends. Lines that meet run on through the same vertices.</source>
      <translation>Jeder Punkt ergibt eine Linie von der Mitte seiner Zelle von Nachbar zu Nachbar, bis der Weg die Daten verlässt oder endet. Linien, die sich treffen, laufen durch dieselben Stützpunkte weiter.</translation>
    </message>
    <message>
      <source>Every program has its own encoding of the eight directions in which water can leave a cell. This algorithm reads and writes those of ESRI (also HydroSHEDS), Whitebox, GRASS, TauDEM, SAGA (also QGIS), pygeoprocessing, RichDEM and PCRaster.</source>
      <translation>Jedes Programm hat seine eigene Kodierung der acht Richtungen, in die Wasser eine Zelle verlassen kann. Dieser Algorithmus liest und schreibt die von ESRI (auch HydroSHEDS), Whitebox, GRASS, TauDEM, SAGA (auch QGIS), pygeoprocessing, RichDEM und PCRaster.</translation>
    </message>
    <message>
      <source>Every subbasin has one reach, which ends at a junction, a gauge, the shore of a lake or the mouth, or it is a lake with the land around it. Both have the same &lt;i&gt;id&lt;/i&gt;, and &lt;i&gt;downstream&lt;/i&gt; tells where the water goes on to: always to a sink in the end.</source>
      <translation>Jedes Teilgebiet hat einen Abschnitt, der an einem Zusammenfluss, einem Pegel, dem Ufer eines Sees oder der Mündung endet, oder es ist ein See mit dem Land um ihn. Beide haben dieselbe &lt;i&gt;id&lt;/i&gt;, und &lt;i&gt;downstream&lt;/i&gt; sagt, wohin das Wasser weiterfließt: am Ende immer zu einem Endpunkt.</translation>
    </message>
    <message>
      <source>Exceedance exponent</source>
      <translation>Überschreitungsexponent</translation>
    </message>
    <message>
      <source>Exceedance exponent β</source>
      <translation>Überschreitungsexponent β</translation>
    </message>
    <message>
      <source>Exceedance of areas</source>
      <translation>Überschreitung der Flächen</translation>
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
      <source>FLOOR is {} m, and nothing of the DEM is higher than {} m. Take less.</source>
      <translation>FLOOR ist {} m, und nichts im Höhenmodell liegt höher als {} m. Nehmen Sie weniger.</translation>
    </message>
    <message>
      <source>FORMAT: ‘{}’ has {} bands, and ‘{}’ takes red, green and blue.</source>
      <translation>FORMAT: „{}“ hat {} Kanäle, und „{}“ nimmt Rot, Grün und Blau.</translation>
    </message>
    <message>
      <source>Fall (m)</source>
      <translation>Höhenunterschied (m)</translation>
    </message>
    <message>
      <source>Fall from the point to the end (m); NULL without a DEM</source>
      <translation>Fall vom Punkt bis zum Ende (m); NULL ohne Höhenmodell</translation>
    </message>
    <message>
      <source>Fall from the upper to the lower end (m)</source>
      <translation>Fall vom oberen zum unteren Ende (m)</translation>
    </message>
    <message>
      <source>Fall from the upper to the lower end (m); NULL without a DEM</source>
      <translation>Fall vom oberen zum unteren Ende (m); NULL ohne Höhenmodell</translation>
    </message>
    <message>
      <source>Fall of the longest path over its length (m/m)</source>
      <translation>Fall des längsten Weges durch seine Länge (m/m)</translation>
    </message>
    <message>
      <source>Fall of the reach over its length</source>
      <translation>Fall des Abschnitts durch seine Länge</translation>
    </message>
    <message>
      <source>Fall on it</source>
      <translation>Gefälle darauf</translation>
    </message>
    <message>
      <source>Fall over length</source>
      <translation>Fall durch Länge</translation>
    </message>
    <message>
      <source>Fall over length of the next step; NULL where the river ends</source>
      <translation>Fall durch Länge des nächsten Schritts; NULL, wo der Fluss endet</translation>
    </message>
    <message>
      <source>Feature of the sketch that it is a part of</source>
      <translation>Objekt der Skizze, von dem es ein Teil ist</translation>
    </message>
    <message>
      <source>Features cannot be written as ‘{}’. Use .gpkg, for example.</source>
      <translation>Objekte lassen sich nicht als „{}“ schreiben. Nehmen Sie zum Beispiel .gpkg.</translation>
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
      <source>Field of the wished heights</source>
      <translation>Feld der gewünschten Höhen</translation>
    </message>
    <message>
      <source>Field of their codes</source>
      <translation>Feld ihrer Codes</translation>
    </message>
    <message>
      <source>Field that tells the points apart</source>
      <translation>Feld, das die Punkte unterscheidet</translation>
    </message>
    <message>
      <source>Fields for the longest path, the slopes, the shape and the relief of each watershed. Without it a run on a large raster takes less time and memory; TC and outputs that need them have them measured all the same.</source>
      <translation>Felder für den längsten Fließweg, die Neigungen, die Form und das Relief jedes Einzugsgebiets. Ohne dies braucht ein Lauf auf einem großen Raster weniger Zeit und Arbeitsspeicher; für TC und für Ausgaben, die sie brauchen, werden sie trotzdem gemessen.</translation>
    </message>
    <message>
      <source>Fields tell the longest path, slopes and shape of each, and times of concentration by the formulas of TC.</source>
      <translation>Felder nennen für jedes den längsten Fließweg, Neigungen und Form, dazu Konzentrationszeiten nach den Formeln von TC.</translation>
    </message>
    <message>
      <source>Fields tell the longest path, slopes, shape and times of concentration of each; &lt;i&gt;REPORT&lt;/i&gt; is a sheet for each point, to be printed.</source>
      <translation>Felder nennen für jedes den längsten Fließweg, Neigungen, Form und Konzentrationszeiten; &lt;i&gt;REPORT&lt;/i&gt; ist ein Datenblatt für jeden Punkt, zum Drucken.</translation>
    </message>
    <message>
      <source>Files of tiles and masks</source>
      <translation>Dateien der Kacheln und Masken</translation>
    </message>
    <message>
      <source>Fill an island</source>
      <translation>Eine Insel füllen</translation>
    </message>
    <message>
      <source>Fill depressions</source>
      <translation>Senken füllen</translation>
    </message>
    <message>
      <source>Fill or breach the result before directions are taken from it; the directions can do that by themselves.</source>
      <translation>Füllen oder durchbrechen Sie das Ergebnis, bevor daraus Fließrichtungen bestimmt werden; deren Algorithmus kann das auch selbst.</translation>
    </message>
    <message>
      <source>Fill the depressions that could not be opened within the limits; if not, they stay as they are.</source>
      <translation>Die Senken füllen, die sich innerhalb der Grenzen nicht öffnen ließen; sonst bleiben sie, wie sie sind.</translation>
    </message>
    <message>
      <source>Fill what is not breached</source>
      <translation>Füllen, was nicht durchbrochen wird</translation>
    </message>
    <message>
      <source>Filled</source>
      <translation>Gefüllt</translation>
    </message>
    <message>
      <source>Filled DEM</source>
      <translation>Gefülltes Höhenmodell</translation>
    </message>
    <message>
      <source>Filling</source>
      <translation>Füllen</translation>
    </message>
    <message>
      <source>Filling alone</source>
      <translation>Nur füllen</translation>
    </message>
    <message>
      <source>Filling or breaching, pit by pit</source>
      <translation>Füllen oder durchbrechen, Grube für Grube</translation>
    </message>
    <message>
      <source>Filling the rest</source>
      <translation>Den Rest füllen</translation>
    </message>
    <message>
      <source>Filling what is left</source>
      <translation>Füllen, was bleibt</translation>
    </message>
    <message>
      <source>Filling what is no hollow</source>
      <translation>Füllen, was keine Mulde ist</translation>
    </message>
    <message>
      <source>Filling where that is cheaper</source>
      <translation>Füllen, wo es billiger ist</translation>
    </message>
    <message>
      <source>Finding angles</source>
      <translation>Winkel finden</translation>
    </message>
    <message>
      <source>Finding basins and passes</source>
      <translation>Becken und Pässe finden</translation>
    </message>
    <message>
      <source>Finding depressions</source>
      <translation>Senken finden</translation>
    </message>
    <message>
      <source>Finding flows and ridges</source>
      <translation>Abflüsse und Kämme finden</translation>
    </message>
    <message>
      <source>Finding its rivers</source>
      <translation>Seine Flüsse finden</translation>
    </message>
    <message>
      <source>Finding lakes</source>
      <translation>Seen finden</translation>
    </message>
    <message>
      <source>Finding lakes, rivers and watersheds</source>
      <translation>Seen, Flüsse und Einzugsgebiete finden</translation>
    </message>
    <message>
      <source>Finding out the encoding</source>
      <translation>Kodierung ermitteln</translation>
    </message>
    <message>
      <source>Finding out where water goes</source>
      <translation>Ermitteln, wohin Wasser fließt</translation>
    </message>
    <message>
      <source>Finding outlets</source>
      <translation>Auslässe finden</translation>
    </message>
    <message>
      <source>Finding pieces</source>
      <translation>Stücke finden</translation>
    </message>
    <message>
      <source>Finding pits</source>
      <translation>Gruben finden</translation>
    </message>
    <message>
      <source>Finding river cells</source>
      <translation>Flusszellen finden</translation>
    </message>
    <message>
      <source>Finding rivers</source>
      <translation>Flüsse finden</translation>
    </message>
    <message>
      <source>Finding sills</source>
      <translation>Schwellen finden</translation>
    </message>
    <message>
      <source>Finding sources and confluences</source>
      <translation>Quellen und Zusammenflüsse finden</translation>
    </message>
    <message>
      <source>Finding spill levels</source>
      <translation>Überlaufhöhen finden</translation>
    </message>
    <message>
      <source>Finding subbasins</source>
      <translation>Teilgebiete finden</translation>
    </message>
    <message>
      <source>Finding the cells of lakes</source>
      <translation>Zellen der Seen finden</translation>
    </message>
    <message>
      <source>Finding the cells of the points</source>
      <translation>Zellen der Punkte finden</translation>
    </message>
    <message>
      <source>Finding the courses of rivers</source>
      <translation>Läufe der Flüsse finden</translation>
    </message>
    <message>
      <source>Finding the network</source>
      <translation>Flussnetz finden</translation>
    </message>
    <message>
      <source>Finding the relief</source>
      <translation>Relief finden</translation>
    </message>
    <message>
      <source>Finding the river</source>
      <translation>Fluss finden</translation>
    </message>
    <message>
      <source>Finding the rivers</source>
      <translation>Die Flüsse finden</translation>
    </message>
    <message>
      <source>Finding the shortest paths</source>
      <translation>Kürzeste Wege finden</translation>
    </message>
    <message>
      <source>Finding the steepest neighbours</source>
      <translation>Steilste Nachbarn finden</translation>
    </message>
    <message>
      <source>Finding the steepest way down</source>
      <translation>Steilsten Weg abwärts finden</translation>
    </message>
    <message>
      <source>Finding the surface that water runs over</source>
      <translation>Fläche finden, über die Wasser läuft</translation>
    </message>
    <message>
      <source>Finding the table</source>
      <translation>Grundwasserspiegel finden</translation>
    </message>
    <message>
      <source>Finding water and wetness</source>
      <translation>Wasser und Feuchte finden</translation>
    </message>
    <message>
      <source>Finding watersheds</source>
      <translation>Einzugsgebiete finden</translation>
    </message>
    <message>
      <source>Finding watersheds and their rivers</source>
      <translation>Einzugsgebiete und ihre Flüsse finden</translation>
    </message>
    <message>
      <source>Finding what drains to the outlets</source>
      <translation>Finden, was zu den Auslässen fließt</translation>
    </message>
    <message>
      <source>Finding what edits touch</source>
      <translation>Finden, was Änderungen berühren</translation>
    </message>
    <message>
      <source>Finding where the water of ‘{}’ goes; only once.</source>
      <translation>Es wird ermittelt, wohin das Wasser von „{}“ fließt; nur einmal.</translation>
    </message>
    <message>
      <source>Finding where water goes</source>
      <translation>Finden, wohin Wasser fließt</translation>
    </message>
    <message>
      <source>Finding who gives water to whom</source>
      <translation>Finden, wer wem Wasser gibt</translation>
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
      <source>Finds the rivers of a DEM and maps what is under water when so many millimetres run off all land at once, by the rating curve of each reach. A first map of where to look, no hydraulic model: the page of ‘Flood height’ says what it does not know.</source>
      <translation>Findet die Flüsse eines Höhenmodells und kartiert, was unter Wasser steht, wenn so viele Millimeter von allem Land zugleich abfließen, nach der Abflusskurve jedes Abschnitts. Eine erste Karte, wo man hinsehen soll, kein hydraulisches Modell: die Seite von „Überflutungshöhe“ sagt, was sie nicht weiß.</translation>
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
      <source>First order</source>
      <translation>Erste Ordnung</translation>
    </message>
    <message>
      <source>Fitting the concavity</source>
      <translation>Konkavität anpassen</translation>
    </message>
    <message>
      <source>Five</source>
      <translation>Fünf</translation>
    </message>
    <message>
      <source>Flatter than MIN_SLOPE: {} of {} cells</source>
      <translation>Flacher als MIN_SLOPE: {} von {} Zellen</translation>
    </message>
    <message>
      <source>Flood by a discharge</source>
      <translation>Überschwemmung bei einem Abfluss</translation>
    </message>
    <message>
      <source>Flood height</source>
      <translation>Überflutungshöhe</translation>
    </message>
    <message>
      <source>Flooded land</source>
      <translation>Überflutetes Land</translation>
    </message>
    <message>
      <source>Flooding</source>
      <translation>Überfluten</translation>
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
      <source>Flow accumulation (km²; with RAIN m³/s)</source>
      <translation>Abflussakkumulation (km²; mit RAIN m³/s)</translation>
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
      <source>Fly over it</source>
      <translation>Darüber fliegen</translation>
    </message>
    <message>
      <source>Following paths from tile to tile</source>
      <translation>Wegen von Kachel zu Kachel folgen</translation>
    </message>
    <message>
      <source>Following paths through tiles</source>
      <translation>Wegen durch Kacheln folgen</translation>
    </message>
    <message>
      <source>Following rivers</source>
      <translation>Flüssen folgen</translation>
    </message>
    <message>
      <source>Following rivers down</source>
      <translation>Flüssen abwärts folgen</translation>
    </message>
    <message>
      <source>Following rivers up</source>
      <translation>Flüssen aufwärts folgen</translation>
    </message>
    <message>
      <source>Following the directions</source>
      <translation>Den Fließrichtungen folgen</translation>
    </message>
    <message>
      <source>Following the lines</source>
      <translation>Den Linien folgen</translation>
    </message>
    <message>
      <source>Following the rivers</source>
      <translation>Den Flüssen folgen</translation>
    </message>
    <message>
      <source>Following the rivers to the sea</source>
      <translation>Den Flüssen bis zum Meer folgen</translation>
    </message>
    <message>
      <source>Following the water</source>
      <translation>Dem Wasser folgen</translation>
    </message>
    <message>
      <source>Following the water of the edge</source>
      <translation>Dem Wasser des Randes folgen</translation>
    </message>
    <message>
      <source>Following the water up</source>
      <translation>Dem Wasser aufwärts folgen</translation>
    </message>
    <message>
      <source>Following what was drawn</source>
      <translation>Gezeichnetem folgen</translation>
    </message>
    <message>
      <source>Foot of the bank, in half widths from the middle</source>
      <translation>Fuß des Ufers, in halben Breiten von der Mitte</translation>
    </message>
    <message>
      <source>For DEPRESSIONS least: what a cubic metre of ground that is dug away counts, beside the other cost.</source>
      <translation>Für DEPRESSIONS least: was ein Kubikmeter Boden zählt, der abgegraben wird, neben dem anderen Aufwand.</translation>
    </message>
    <message>
      <source>For DEPRESSIONS least: what a cubic metre of ground that is filled up counts, beside the other cost.</source>
      <translation>Für DEPRESSIONS least: was ein Kubikmeter Boden zählt, der aufgefüllt wird, neben dem anderen Aufwand.</translation>
    </message>
    <message>
      <source>For DIVIDE area. Empty: a readable number that makes about twenty of all the land.</source>
      <translation>Für DIVIDE area. Leer: eine runde Zahl, die aus allem Land etwa zwanzig macht.</translation>
    </message>
    <message>
      <source>For DIVIDE pfafstetter: how often the land is divided. Each time makes up to nine parts of one.</source>
      <translation>Für DIVIDE pfafstetter: wie oft das Land geteilt wird. Jedes Mal werden aus einem bis zu neun Teile.</translation>
    </message>
    <message>
      <source>For TILES: 2ⁿ + 1 for Unity, 505, 1009 or 2017 for Unreal. As few tiles are made as have no fewer pixels than the DEM has cells; heights between cells are interpolated.</source>
      <translation>Für TILES: 2ⁿ + 1 für Unity, 505, 1009 oder 2017 für Unreal. Es werden so wenige Kacheln erzeugt, wie nicht weniger Pixel haben als das Höhenmodell Zellen; Höhen zwischen Zellen werden interpoliert.</translation>
    </message>
    <message>
      <source>For each reach and stage: surface, volume, bed, section, perimeter, hydraulic radius, discharge.</source>
      <translation>Für jeden Abschnitt und Wasserstand: Oberfläche, Volumen, Bett, Querschnitt, Umfang, hydraulischer Radius, Abfluss.</translation>
    </message>
    <message>
      <source>For masks: cells at or below it are sea, as those without data.</source>
      <translation>Für Masken: Zellen auf oder unter dieser Höhe sind Meer, wie die ohne Daten.</translation>
    </message>
    <message>
      <source>For masks: how far from water it ends, less and less of it on the way. Empty: three cells.</source>
      <translation>Für Masken: wie weit vom Wasser es endet; auf dem Weg dorthin wird es immer weniger. Leer: drei Zellen.</translation>
    </message>
    <message>
      <source>For masks: where it is that steep half of the ground is rock; 10 degrees less steep none of it is, and 10 degrees steeper all.</source>
      <translation>Für Masken: Bei dieser Neigung ist die Hälfte des Bodens Fels; 10 Grad flacher nichts davon, 10 Grad steiler alles.</translation>
    </message>
    <message>
      <source>For the mask of rivers where no lines are given. Empty: the readable number that makes about one cell in a hundred a river.</source>
      <translation>Für die Maske der Flüsse, wo keine Linien gegeben sind. Leer: die runde Zahl, die etwa eine von hundert Zellen zum Fluss macht.</translation>
    </message>
    <message>
      <source>For the mask of rivers: cells that these lines touch. Empty: those that the DEM has.</source>
      <translation>Für die Maske der Flüsse: Zellen, die diese Linien berühren. Leer: die Flüsse, die das Höhenmodell hat.</translation>
    </message>
    <message>
      <source>For the masks of rivers and of flow: what water does at the rim of the raster: it leaves there (outlet), or only the sea takes it up (wall).</source>
      <translation>Für die Masken der Flüsse und des Abflusses: was Wasser am Rand des Rasters tut: es läuft dort ab (outlet), oder nur das Meer nimmt es auf (wall).</translation>
    </message>
    <message>
      <source>Forest (km²)</source>
      <translation>Wald (km²)</translation>
    </message>
    <message>
      <source>Fork</source>
      <translation>Gabelung</translation>
    </message>
    <message>
      <source>Form factor</source>
      <translation>Formfaktor</translation>
    </message>
    <message>
      <source>Format of the heights</source>
      <translation>Format der Höhen</translation>
    </message>
    <message>
      <source>Formulas for the hours that water takes from the farthest place to the outlet, with a field tc_… each. They were fitted to different land, and may be apart by a factor of two or more: the page says which is for which. They need heights, and scs needs CN.</source>
      <translation>Formeln für die Stunden, die Wasser von der entferntesten Stelle bis zum Auslass braucht, mit je einem Feld tc_…. Sie wurden an verschiedenem Gelände angepasst und können um den Faktor zwei oder mehr auseinanderliegen: Die Seite sagt, welche wofür gilt. Sie brauchen Höhen, und scs braucht CN.</translation>
    </message>
    <message>
      <source>Four</source>
      <translation>Vier</translation>
    </message>
    <message>
      <source>Four others</source>
      <translation>Vier andere</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Grundlage</translation>
    </message>
    <message>
      <source>From a DEM the threshold can be chosen by what streams are like: where it is too low, slopes count as streams, and those of the first order fall less than others (the law of constant stream drops). The log and a table tell of ten thresholds.</source>
      <translation>Aus einem Höhenmodell lässt sich der Schwellenwert danach wählen, wie die Flussläufe sind: Ist er zu niedrig, zählen Hänge als Flussläufe, und die erster Ordnung fallen um weniger als andere (das Gesetz der konstanten Fallhöhen). Das Protokoll und eine Tabelle zeigen zehn Schwellenwerte.</translation>
    </message>
    <message>
      <source>From a threshold of {} on streams of the first order fall as far as higher ones</source>
      <translation>Von einer Schwelle von {} an fallen Bäche erster Ordnung so tief wie höhere</translation>
    </message>
    <message>
      <source>From junction to junction. Rivers along the eight directions of a raster have up to 1.08 from it.</source>
      <translation>Von Zusammenfluss zu Zusammenfluss. Flüsse entlang der acht Richtungen eines Rasters haben davon allein bis zu 1,08.</translation>
    </message>
    <message>
      <source>From the mouth (left) to the head; the numbers are those of the map and of its table.</source>
      <translation>Von der Mündung (links) bis zur Quelle; die Nummern sind die der Karte und ihrer Tabelle.</translation>
    </message>
    <message>
      <source>From the outlet (left) to the divide. Dashed: from 10 to 85 % of its length; pale: below water.</source>
      <translation>Vom Auslass (links) zur Wasserscheide. Gestrichelt: von 10 bis 85 % der Länge; blass: unter Wasser.</translation>
    </message>
    <message>
      <source>From the shore of a depression to the ground where its water runs on, along the channel and on the ground. Where the path with the least digging is longer, the shortest is taken if it keeps to the limits. Empty: any length.</source>
      <translation>Vom Ufer einer Senke bis zu dem Boden, auf dem ihr Wasser weiterfließt, entlang der Rinne und am Boden gemessen. Ist der Weg, auf dem am wenigsten zu graben ist, länger, wird der kürzeste genommen, wenn er die Grenzen einhält. Leer: jede Länge.</translation>
    </message>
    <message>
      <source>From −1 to 1: land at the coast is so much steeper than it would be, and land farthest from it so much gentler. 1 makes cliffs and an even middle, −1 flat coasts.</source>
      <translation>Von −1 bis 1: Um so viel ist Land an der Küste steiler, als es sonst wäre, und das am weitesten von ihr entfernte um so viel sanfter. 1 macht Steilküsten und eine ebene Mitte, −1 flache Küsten.</translation>
    </message>
    <message>
      <source>From −1 to 1: land at the coast is so much steeper than it would be, and land farthest from it so much gentler. 1 makes cliffs and an even middle, −1 flat coasts. It shows in RIDGES.</source>
      <translation>Von −1 bis 1: Um so viel ist Land an der Küste steiler, als es sonst wäre, und das am weitesten von ihr entfernte um so viel sanfter. 1 macht Steilküsten und eine ebene Mitte, −1 flache Küsten. Es zeigt sich in RIDGES.</translation>
    </message>
    <message>
      <source>From −1 to 1: the highest land is so much steeper than it would be, and the lowest so much gentler. 1 makes smooth valleys below sharp ridges.</source>
      <translation>Von −1 bis 1: Um so viel ist das höchste Land steiler, als es sonst wäre, und das niedrigste um so viel sanfter. 1 macht sanfte Täler unter scharfen Graten.</translation>
    </message>
    <message>
      <source>From −1 to 1: the highest land is so much steeper than it would be, and the lowest so much gentler. 1 makes smooth valleys below sharp ridges. It shows in RIDGES.</source>
      <translation>Von −1 bis 1: Um so viel ist das höchste Land steiler, als es sonst wäre, und das niedrigste um so viel sanfter. 1 macht sanfte Täler unter scharfen Graten. Es zeigt sich in RIDGES.</translation>
    </message>
    <message>
      <source>GRASS: north-east 1, north 2 … east 8</source>
      <translation>GRASS: Nordost 1, Nord 2 … Ost 8</translation>
    </message>
    <message>
      <source>Gauge</source>
      <translation>Pegel</translation>
    </message>
    <message>
      <source>Gauge at its outlet, as CODE has it; NULL elsewhere</source>
      <translation>Pegel an seinem Auslass, wie CODE ihn nennt; sonst NULL</translation>
    </message>
    <message>
      <source>Gauge, as CODE has it; NULL elsewhere</source>
      <translation>Pegel, wie CODE ihn nennt; sonst NULL</translation>
    </message>
    <message>
      <source>Gauges</source>
      <translation>Pegel</translation>
    </message>
    <message>
      <source>Gauges on rivers</source>
      <translation>Pegel an Flüssen</translation>
    </message>
    <message>
      <source>Gauges to sheets</source>
      <translation>Pegel zu Datenblättern</translation>
    </message>
    <message>
      <source>Gentle rivers that are nearer to the sea, along their course, have side channels. Empty: one edge.</source>
      <translation>Sanfte Flüsse, die entlang ihres Laufs näher am Meer sind, haben Nebenarme. Leer: eine Kante.</translation>
    </message>
    <message>
      <source>Getting ready</source>
      <translation>Vorbereiten</translation>
    </message>
    <message>
      <source>Giandotti</source>
      <translation>Giandotti</translation>
    </message>
    <message>
      <source>Give a DEM as INPUT, or flow directions as DIRECTIONS.</source>
      <translation>Geben Sie ein Höhenmodell als INPUT an oder Fließrichtungen als DIRECTIONS.</translation>
    </message>
    <message>
      <source>Give a DEM, whose depressions are then filled inside, or flow directions. Areas are true areas on the ground, in degrees too. Sea has no data. Holes that water crosses count as ground, and have no data either.</source>
      <translation>Geben Sie ein Höhenmodell, dessen Senken dann im Innern gefüllt werden, oder Fließrichtungen. Flächen sind wahre Flächen am Boden, auch in Grad. Meer hat keine Daten. Löcher, die Wasser überquert, zählen als Boden und haben auch keine Daten.</translation>
    </message>
    <message>
      <source>Give a flow accumulation as ACCUMULATION, or a DEM as INPUT and the METHOD drop or valleys.</source>
      <translation>Geben Sie eine Abflussakkumulation als ACCUMULATION an, oder ein Höhenmodell als INPUT und die METHOD drop oder valleys.</translation>
    </message>
    <message>
      <source>Give a point on the map as POINT, or a layer of points as POINTS.</source>
      <translation>Geben Sie einen Punkt auf der Karte als POINT an oder einen Layer mit Punkten als POINTS.</translation>
    </message>
    <message>
      <source>Give flow directions as DIRECTIONS, or a DEM as INPUT.</source>
      <translation>Geben Sie Fließrichtungen als DIRECTIONS an oder ein Höhenmodell als INPUT.</translation>
    </message>
    <message>
      <source>Gives a DEM or heightmap its rivers and lakes, at its own cells or finer ones, so that it drains everywhere.</source>
      <translation>Gibt einem Höhenmodell oder einer Höhenkarte Flüsse und Seen, auf den eigenen Zellen oder feineren, sodass es überall entwässert.</translation>
    </message>
    <message>
      <source>Going up from the ends</source>
      <translation>Von den Enden aufwärts gehen</translation>
    </message>
    <message>
      <source>Greatest change for that (m)</source>
      <translation>Größte Änderung dafür (m)</translation>
    </message>
    <message>
      <source>Greatest change there (m)</source>
      <translation>Größte Änderung dort (m)</translation>
    </message>
    <message>
      <source>Greatest depth (m)</source>
      <translation>Größte Tiefe (m)</translation>
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
      <source>Greatest height</source>
      <translation>Größte Höhe</translation>
    </message>
    <message>
      <source>Greatest height (m)</source>
      <translation>Größte Höhe (m)</translation>
    </message>
    <message>
      <source>Greatest less lowest height (m)</source>
      <translation>Größte Höhe weniger kleinste (m)</translation>
    </message>
    <message>
      <source>Greatest order after Strahler</source>
      <translation>Höchste Ordnung nach Strahler</translation>
    </message>
    <message>
      <source>Greatest stage of the rating curves (m)</source>
      <translation>Größter Wasserstand der Abflusskurven (m)</translation>
    </message>
    <message>
      <source>Greatest steepness ksn</source>
      <translation>Größte Steilheit ksn</translation>
    </message>
    <message>
      <source>Greatest step M (m)</source>
      <translation>Größte Stufe M (m)</translation>
    </message>
    <message>
      <source>Greatest width of its rivers (m)</source>
      <translation>Größte Breite seiner Flüsse (m)</translation>
    </message>
    <message>
      <source>Ground and water as triangles.</source>
      <translation>Boden und Wasser als Dreiecke.</translation>
    </message>
    <message>
      <source>Ground at or below this height is sea. Empty: there is none, and water leaves over the edge.</source>
      <translation>Boden auf oder unter dieser Höhe ist Meer. Leer: Es gibt keines, und Wasser fließt über den Rand ab.</translation>
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
      <source>Growing</source>
      <translation>Wachsen</translation>
    </message>
    <message>
      <source>Growing basins</source>
      <translation>Becken wachsen lassen</translation>
    </message>
    <message>
      <source>Growing rivers</source>
      <translation>Flüsse wachsen lassen</translation>
    </message>
    <message>
      <source>Grown, edited, rendered</source>
      <translation>Gewachsen, bearbeitet, gerendert</translation>
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
      <source>Gullies on slopes, below the cells of the DEM, make finer cells as rough as the DEM tells that the land is. 0 leaves them smooth.</source>
      <translation>Runsen an Hängen, kleiner als die Zellen des Höhenmodells, machen feinere Zellen so rau, wie das Land nach dem Höhenmodell ist. 0 lässt sie glatt.</translation>
    </message>
    <message>
      <source>HEIGHT is below 0 in {} cells: the directions lead upwards on ‘{}’, even filled. Give the surface that they were made of as INPUT, such as the result of ‘Breach depressions’.</source>
      <translation>HEIGHT liegt in {} Zellen unter 0: Die Richtungen führen auf „{}“ aufwärts, selbst gefüllt. Geben Sie die Oberfläche, aus der sie gemacht wurden, als INPUT an, etwa das Ergebnis von „Senken durchbrechen“.</translation>
    </message>
    <message>
      <source>HEIGHT needs the DEM: give it as INPUT, or leave HEIGHT out.</source>
      <translation>HEIGHT braucht das Höhenmodell: Geben Sie es als INPUT an, oder lassen Sie HEIGHT weg.</translation>
    </message>
    <message>
      <source>Hack exponent</source>
      <translation>Hack-Exponent</translation>
    </message>
    <message>
      <source>Hack exponent h</source>
      <translation>Hack-Exponent h</translation>
    </message>
    <message>
      <source>Hack’s law</source>
      <translation>Hacks Gesetz</translation>
    </message>
    <message>
      <source>Hack’s law L ∝ A^h over links, at their lower ends: L is the longest river upstream, from the divide on, A
the area. The way from the divide to a head, which no line has, is what the law itself makes of the area there;
links with less than five times that area are left out, because it would count too much.</source>
      <translation>Hacks Gesetz L ∝ A^h über Abschnitte, an ihrem unteren Ende: L ist der längste Fluss oberhalb, von der Wasserscheide an, A die
Fläche. Der Weg von der Wasserscheide zu einer Quelle, den keine Linie hat, ist, was das Gesetz selbst aus der Fläche dort macht;
Abschnitte mit weniger als der fünffachen Fläche bleiben außer Betracht, weil er zu sehr ins Gewicht fiele.</translation>
    </message>
    <message>
      <source>Head</source>
      <translation>Quelle</translation>
    </message>
    <message>
      <source>Heads, bends, junctions and mouths.</source>
      <translation>Quellen, Windungen, Zusammenflüsse und Mündungen.</translation>
    </message>
    <message>
      <source>Heads, junctions, gauges, shores of lakes, mouths.</source>
      <translation>Quellen, Zusammenflüsse, Pegel, Seeufer, Mündungen.</translation>
    </message>
    <message>
      <source>Headwaters (hydrology and terrain)</source>
      <translation>Headwaters (Hydrologie und Gelände)</translation>
    </message>
    <message>
      <source>Headwaters examples</source>
      <translation>Headwaters-Beispiele</translation>
    </message>
    <message>
      <source>Headwaters needs the Python package ‘{}’, which is not installed. {}</source>
      <translation>Headwaters braucht das Python-Paket „{}“, das nicht installiert ist. {}</translation>
    </message>
    <message>
      <source>Height (m)</source>
      <translation>Höhe (m)</translation>
    </message>
    <message>
      <source>Height (m); in whole metres that of the ground where they stand on it</source>
      <translation>Höhe (m); in ganzen Metern die des Bodens, wo sie auf ihm stehen</translation>
    </message>
    <message>
      <source>Height above rivers</source>
      <translation>Höhe über Flüssen</translation>
    </message>
    <message>
      <source>Height above the mouth (m)</source>
      <translation>Höhe über der Mündung (m)</translation>
    </message>
    <message>
      <source>Height above the point where the path meets the river or ends, in metres.</source>
      <translation>Höhe über dem Punkt, an dem der Weg den Fluss trifft oder endet, in Metern.</translation>
    </message>
    <message>
      <source>Height above the profile without the knickpoint (m)</source>
      <translation>Höhe über dem Profil ohne die Knickstelle (m)</translation>
    </message>
    <message>
      <source>Height above the river</source>
      <translation>Höhe über dem Fluss</translation>
    </message>
    <message>
      <source>Height at the divide</source>
      <translation>Höhe an der Wasserscheide</translation>
    </message>
    <message>
      <source>Height at the outlet</source>
      <translation>Höhe am Auslass</translation>
    </message>
    <message>
      <source>Height by which noise raises and lowers the ground (m)</source>
      <translation>Höhe, um die Rauschen den Boden hebt und senkt (m)</translation>
    </message>
    <message>
      <source>Height in the middle (m); NULL without heights</source>
      <translation>Höhe in der Mitte (m); NULL ohne Höhen</translation>
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
      <source>Height of beds at which rivers leave them (m)</source>
      <translation>Höhe von Betten, auf der Flüsse sie verlassen (m)</translation>
    </message>
    <message>
      <source>Height of cliffs (m)</source>
      <translation>Höhe der Steilküste (m)</translation>
    </message>
    <message>
      <source>Height of each octave of noise over that of the one before; NULL: 0.55</source>
      <translation>Höhe jeder Oktave des Rauschens durch die der vorigen; NULL: 0,55</translation>
    </message>
    <message>
      <source>Height of its upper end (m)</source>
      <translation>Höhe seines oberen Endes (m)</translation>
    </message>
    <message>
      <source>Height of riparian wood (m)</source>
      <translation>Höhe des Auwalds (m)</translation>
    </message>
    <message>
      <source>Height of the bed (m)</source>
      <translation>Höhe des Bettes (m)</translation>
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
      <source>Height of the highest place: {} m, as is usual on an island of this size</source>
      <translation>Höhe der höchsten Stelle: {} m, wie auf einer Insel dieser Größe üblich</translation>
    </message>
    <message>
      <source>Height of the highest ridge (m)</source>
      <translation>Höhe des höchsten Kamms (m)</translation>
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
      <source>Height of the mouth (m)</source>
      <translation>Höhe der Mündung (m)</translation>
    </message>
    <message>
      <source>Height of the node (m)</source>
      <translation>Höhe des Knotens (m)</translation>
    </message>
    <message>
      <source>Height of the outlet (m)</source>
      <translation>Höhe des Auslasses (m)</translation>
    </message>
    <message>
      <source>Height of the plant (m)</source>
      <translation>Höhe der Pflanze (m)</translation>
    </message>
    <message>
      <source>Height of the shape from its lowest to its highest point; of the volcanoes roughly above the sea. Empty: as SLOPE gives it.</source>
      <translation>Höhe der Form von ihrem tiefsten zu ihrem höchsten Punkt; bei den Vulkanen ungefähr über dem Meer. Leer: wie SLOPE sie ergibt.</translation>
    </message>
    <message>
      <source>Height of the water (m)</source>
      <translation>Höhe des Wassers (m)</translation>
    </message>
    <message>
      <source>Height of the water at its lower end (m)</source>
      <translation>Höhe des Wassers an seinem unteren Ende (m)</translation>
    </message>
    <message>
      <source>Height of the water at its upper end (m)</source>
      <translation>Höhe des Wassers an seinem oberen Ende (m)</translation>
    </message>
    <message>
      <source>Height of the water at the lower end (m)</source>
      <translation>Höhe des Wassers am unteren Ende (m)</translation>
    </message>
    <message>
      <source>Height of the water at the upper end (m)</source>
      <translation>Höhe des Wassers am oberen Ende (m)</translation>
    </message>
    <message>
      <source>Height over relief</source>
      <translation>Höhe durch Relief</translation>
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
      <source>Heights and sketched heights correlate by {}</source>
      <translation>Höhen und skizzierte Höhen korrelieren mit {}</translation>
    </message>
    <message>
      <source>Heights are multiplied by this. A PNG of 16 bits from 0 to 65535 that is to be 1,000 m high has 0.01526.</source>
      <translation>Höhen werden mit diesem Wert multipliziert. Ein PNG mit 16 Bits von 0 bis 65535, das 1000 m hoch sein soll, hat 0,01526.</translation>
    </message>
    <message>
      <source>Heights are those of the DEM with its depressions filled, in {} cells</source>
      <translation>Höhen sind die des Höhenmodells mit gefüllten Senken, in {} Zellen</translation>
    </message>
    <message>
      <source>Heights are those of the DEM: no cell had to be filled</source>
      <translation>Höhen sind die des Höhenmodells: Keine Zelle musste gefüllt werden</translation>
    </message>
    <message>
      <source>Heights come afterwards. Along the trees rivers rise after the law of stream power, steeply where they are small. How fast the land has to rise so that both sides of a divide agree follows from the basins; where another way is steeper still, water takes it, in about one triangle in ten, but never that of a river. ELEVATION has no pits and drains as the basins do; RIVERS go on into ‘Terrain model’ and ‘Render terrain’.</source>
      <translation>Höhen kommen danach. Entlang der Bäume steigen Flüsse nach dem Gesetz der Strömungsleistung an, steil, wo sie klein sind. Wie schnell sich das Land heben muss, damit beide Seiten einer Wasserscheide übereinstimmen, folgt aus den Becken; wo ein anderer Weg trotzdem steiler ist, nimmt Wasser ihn, in etwa einem von zehn Dreiecken, aber nie das eines Flusses. ELEVATION hat keine Gruben und entwässert wie die Becken; mit RIVERS geht es weiter in „Geländemodell“ und „Gelände berechnen“.</translation>
    </message>
    <message>
      <source>Heights for the lines, on the same cells. In hollows those of the water, so that no line rises.</source>
      <translation>Höhen für die Linien, auf denselben Zellen. In Mulden die des Wassers, damit keine Linie ansteigt.</translation>
    </message>
    <message>
      <source>Heights for the same cells, in metres: the lines get them as Z.</source>
      <translation>Höhen für dieselben Zellen, in Metern: Die Linien erhalten sie als Z.</translation>
    </message>
    <message>
      <source>Heights for the same cells, in metres; only HEIGHT, the shortest path and lengths that are not horizontal need them. Depressions are filled, so that no water rises on its way.</source>
      <translation>Höhen für dieselben Zellen, in Metern; nur HEIGHT, der kürzeste Weg und Längen, die nicht waagrecht sind, brauchen sie. Senken werden gefüllt, sodass kein Wasser unterwegs ansteigt.</translation>
    </message>
    <message>
      <source>Heights for the same cells. Where auto finds more than one encoding that may be right, the one in which water goes down most steeply wins.</source>
      <translation>Höhen für dieselben Zellen. Wo auto mehr als eine Kodierung findet, die richtig sein kann, gewinnt die, in der Wasser am steilsten hinunterfließt.</translation>
    </message>
    <message>
      <source>Heights for vertices that have none.</source>
      <translation>Höhen für Stützpunkte, die keine haben.</translation>
    </message>
    <message>
      <source>Heights in metres, as 64-bit numbers.</source>
      <translation>Höhen in Metern, als 64-Bit-Zahlen.</translation>
    </message>
    <message>
      <source>Heights in metres, below rivers those of their beds.</source>
      <translation>Höhen in Metern, unter Flüssen die ihrer Betten.</translation>
    </message>
    <message>
      <source>Heights in metres.</source>
      <translation>Höhen in Metern.</translation>
    </message>
    <message>
      <source>Heights in metres: below rivers of beds, on lakes of water.</source>
      <translation>Höhen in Metern: unter Flüssen die der Betten, auf Seen die des Wassers.</translation>
    </message>
    <message>
      <source>Heights in metres; nodata beside the ground.</source>
      <translation>Höhen in Metern; keine Daten neben dem Boden.</translation>
    </message>
    <message>
      <source>Heights of reaches and land, which SWMM needs. Where DIRECTIONS is left out they are found on it: depressions are filled, and water leaves into the sea, holes and over the edge of the data, as the advanced parameters say.</source>
      <translation>Höhen von Abschnitten und Land, die SWMM braucht. Fehlt DIRECTIONS, werden die Fließrichtungen auf ihnen gefunden: Senken werden gefüllt, und Wasser läuft ab ins Meer, in Löcher und über den Rand der Daten, wie die erweiterten Parameter es sagen.</translation>
    </message>
    <message>
      <source>Heights of the ground in metres.</source>
      <translation>Höhen des Bodens in Metern.</translation>
    </message>
    <message>
      <source>Heights of the ground in metres. It should hold all the land above each gauge: a sheet says where it touches the edge.</source>
      <translation>Höhen des Bodens in Metern. Alles Land oberhalb jedes Pegels soll darin liegen: ein Datenblatt sagt, wo es den Rand berührt.</translation>
    </message>
    <message>
      <source>Heights of the ground in metres; it is never changed.</source>
      <translation>Höhen des Bodens in Metern; das Raster wird nie verändert.</translation>
    </message>
    <message>
      <source>Heights of the ground. Its depressions are filled, so that no water rises on its way. Where DIRECTIONS is left out they are found on it.</source>
      <translation>Höhen des Bodens. Seine Senken werden gefüllt, sodass kein Wasser unterwegs ansteigt. Fehlt DIRECTIONS, werden die Fließrichtungen auf ihnen gefunden.</translation>
    </message>
    <message>
      <source>Heights of the ground: any raster layer. It is never changed.</source>
      <translation>Höhen des Bodens: ein beliebiger Rasterlayer. Er wird nie verändert.</translation>
    </message>
    <message>
      <source>Heights of the ground: for the hypsometry, pits and depressions of the land, and for rivers whose lines have no heights. The floor of the sea is no land: give SEA or SEA_LEVEL where the DEM has it.</source>
      <translation>Höhen des Bodens: für Hypsometrie, Gruben und Senken des Landes und für Flüsse, deren Linien keine Höhen haben. Der Meeresboden ist kein Land: SEA oder SEA_LEVEL angeben, wo das Höhenmodell ihn enthält.</translation>
    </message>
    <message>
      <source>Heights of the nodes, and the land if there is no other.</source>
      <translation>Höhen der Knoten, und das Land, wenn kein anderes gegeben ist.</translation>
    </message>
    <message>
      <source>Heights of the {} are right to {} mm</source>
      <translation>Höhen ({}): auf {} mm genau</translation>
    </message>
    <message>
      <source>Heights that fit the basins, linear in triangles.</source>
      <translation>Höhen, die zu den Becken passen, linear in Dreiecken.</translation>
    </message>
    <message>
      <source>Heights that rivers were given contradict each other, or the shore, on {} edges: no slope between them may be so steep. They were lowered, most by {}.</source>
      <translation>Höhen, die Flüssen gegeben wurden, widersprechen auf {} Kanten einander oder dem Ufer: So steil darf kein Hang zwischen ihnen sein. Sie wurden abgesenkt, am meisten um {}.</translation>
    </message>
    <message>
      <source>Heights, of which each watershed has its lowest, mean and greatest. Where DIRECTIONS is left out they are found on it: depressions are filled, and water leaves into the sea, holes and over the edge of the data, as the advanced parameters say.</source>
      <translation>Höhen, von denen jedes Einzugsgebiet die kleinste, mittlere und größte hat. Fehlt DIRECTIONS, werden die Fließrichtungen auf ihnen gefunden: Senken werden gefüllt, und Wasser läuft ab ins Meer, in Löcher und über den Rand der Daten, wie die erweiterten Parameter es sagen.</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Hilfe</translation>
    </message>
    <message>
      <source>Higher</source>
      <translation>Höhere</translation>
    </message>
    <message>
      <source>Highest level of the water (m)</source>
      <translation>Höchster Stand des Wassers (m)</translation>
    </message>
    <message>
      <source>Hillshade</source>
      <translation>Schummerung</translation>
    </message>
    <message>
      <source>Hillshade: heights are exaggerated {} times</source>
      <translation>Schummerung: Höhen sind {}-fach überhöht</translation>
    </message>
    <message>
      <source>Holes in the data</source>
      <translation>Löcher in den Daten</translation>
    </message>
    <message>
      <source>Holes in the data: {} cells, treated as {}</source>
      <translation>Löcher in den Daten: {} Zellen, behandelt als {}</translation>
    </message>
    <message>
      <source>Horton’s laws: the number, mean length and mean area of streams against their order, all
orders alike; the ratio is ten to the slope.</source>
      <translation>Hortons Gesetze: Zahl, mittlere Länge und mittlere Fläche der Flussläufe gegen ihre Ordnung, alle Ordnungen gleich
gewichtet; das Verhältnis ist zehn hoch die Steigung.</translation>
    </message>
    <message>
      <source>How</source>
      <translation>Wie</translation>
    </message>
    <message>
      <source>How deep the water of each lake is, in metres.</source>
      <translation>Wie tief das Wasser jedes Sees ist, in Metern.</translation>
    </message>
    <message>
      <source>How dry it is, and how low snow lasts. A number, or the file or the layer name of a raster with the same cells.</source>
      <translation>Wie trocken es ist und wie weit hinab Schnee liegen bleibt. Eine Zahl, oder Datei oder Layername eines Rasters mit denselben Zellen.</translation>
    </message>
    <message>
      <source>How far a profile must bulge. Errors of the DEM make as many knickpoints as are wanted: take several times what its heights are off.</source>
      <translation>Wie weit sich ein Profil aufwölben muss. Fehler des Höhenmodells machen so viele Knickpunkte, wie man will: Nehmen Sie ein Mehrfaches dessen, um was seine Höhen falsch sind.</translation>
    </message>
    <message>
      <source>How far a river raises (+) or lowers (−) its bed in one step. ratio: κ·c^p·(a0 − a)/(a0 + a); linear: κ·c^p·(1 − a/a0); square: κ·c^p·(1 − (a/a0)²); expression: your own. c is the flow in m³/s, a the slope, 2/π·atan(fall/distance), from 0 on the level to 1 upright.</source>
      <translation>Um wie viel ein Fluss sein Bett in einem Schritt anhebt (+) oder tieferlegt (−). ratio: κ·c^p·(a0 − a)/(a0 + a); linear: κ·c^p·(1 − a/a0); square: κ·c^p·(1 − (a/a0)²); expression: ein eigener Ausdruck. c ist der Abfluss in m³/s, a das Gefälle, 2/π·atan(Fall/Entfernung), von 0 in der Ebene bis 1 senkrecht.</translation>
    </message>
    <message>
      <source>How far apart low places are, and so large basins. Empty: a fifth of the width of the land.</source>
      <translation>Wie weit tiefe Stellen auseinanderliegen, und damit große Becken. Leer: ein Fünftel der Breite des Landes.</translation>
    </message>
    <message>
      <source>How far it is at most to the river, by the way that water takes.</source>
      <translation>Wie weit es von ihm höchstens bis zum Fluss ist, auf dem Weg, den das Wasser nimmt.</translation>
    </message>
    <message>
      <source>How far it is to the river, or to where the path ends; no data where no river is met.</source>
      <translation>Wie weit es bis zum Fluss ist oder bis zum Ende des Weges; keine Daten, wo kein Fluss erreicht wird.</translation>
    </message>
    <message>
      <source>How far points lie apart along rivers, and how long the stretch is whose steepness each has. 0: every cell, with that of the next step alone, which is rough.</source>
      <translation>Wie weit Punkte entlang der Flüsse auseinander liegen, und wie lang die Strecke ist, deren Steilheit jeder hat. 0: jede Zelle, allein mit der des nächsten Schritts, was unruhig ist.</translation>
    </message>
    <message>
      <source>How far the point was moved (m); along the water where it followed that</source>
      <translation>Wie weit der Punkt bewegt wurde (m); entlang des Wassers, wo er diesem folgte</translation>
    </message>
    <message>
      <source>How far the valley reaches, in edges of the network</source>
      <translation>Wie weit das Tal reicht, in Kanten des Netzes</translation>
    </message>
    <message>
      <source>How fast land rises from the rivers to the ridges, 0.25 at most. It says where mountains are, and gives ridges their height, whatever UPLIFT says; rivers too steep for it are lowered. Empty: between 0.05 and 0.25, here more and there less, or what PEAK takes.</source>
      <translation>Wie schnell das Land von den Flüssen zu den Graten ansteigt, höchstens 0,25. Es sagt, wo Gebirge sind, und gibt den Graten ihre Höhe, was auch immer UPLIFT sagt; Flüsse, die dafür zu steil sind, werden tiefergelegt. Leer: zwischen 0,05 und 0,25, hier mehr und dort weniger, oder was PEAK verlangt.</translation>
    </message>
    <message>
      <source>How fast large basins become rare: the larger, the faster.</source>
      <translation>Wie schnell große Einzugsgebiete seltener werden: je größer, desto schneller.</translation>
    </message>
    <message>
      <source>How fast rivers rise upstream: 0.01 is ten metres on a kilometre. Empty: steep where the land is, and the gentler the more a river drains, as in nature, so that the highest one comes up to PEAK.</source>
      <translation>Wie schnell Flüsse flussaufwärts ansteigen: 0,01 sind zehn Meter auf einen Kilometer. Leer: steil, wo es das Land ist, und umso sanfter, je mehr ein Fluss entwässert, wie in der Natur, sodass der höchste PEAK erreicht.</translation>
    </message>
    <message>
      <source>How fine the noise on the ground is against the cells: 1 is as fine as cells can show, 0.5 as fine as cells twice as large can.</source>
      <translation>Wie fein das Rauschen auf dem Boden gegenüber den Zellen ist: 1 ist so fein, wie Zellen es zeigen können, 0,5 so fein, wie doppelt so große Zellen es können.</translation>
    </message>
    <message>
      <source>How firmly open water, which is level, hangs on the table around it; in snow how smooth its surface is. Not used in the model dupuit. Empty: ten times the tension in the ground; in snow the same.</source>
      <translation>Wie fest offenes Wasser, das eben ist, am Spiegel ringsum hängt; in snow, wie glatt seine Oberfläche ist. Im Modell dupuit ohne Bedeutung. Leer: das Zehnfache der Spannung im Boden; in snow das Gleiche.</translation>
    </message>
    <message>
      <source>How high above the river it stands at most.</source>
      <translation>Wie hoch er höchstens über dem Fluss steht.</translation>
    </message>
    <message>
      <source>How high the noise on the ground is: 0 makes it smooth, 2 twice as rough as in nature. Valley floors and shores stay smooth.</source>
      <translation>Wie hoch das Rauschen auf dem Boden ist: 0 macht ihn glatt, 2 doppelt so rau wie in der Natur. Talböden und Ufer bleiben glatt.</translation>
    </message>
    <message>
      <source>How high the noise on the ground is: 0 makes it smooth, 2 twice as rough as in nature. Valley floors and shores stay smooth. Empty: as CHARACTER has it.</source>
      <translation>Wie hoch das Rauschen auf dem Boden ist: 0 macht ihn glatt, 2 doppelt so rau wie in der Natur. Talböden und Ufer bleiben glatt. Leer: wie CHARACTER es hat.</translation>
    </message>
    <message>
      <source>How high the water stands above the bed of the DEM, where neither DISCHARGE nor RUNOFF is given. Of a raster each river cell has its own. A number, a field of RIVERS, or the file or the layer name of a raster with the same cells.</source>
      <translation>Wie hoch das Wasser über dem Bett des Höhenmodells steht, wo weder DISCHARGE noch RUNOFF gegeben ist. Von einem Raster hat jede Flusszelle ihren eigenen Wert. Eine Zahl, ein Feld von RIVERS, oder Datei oder Layername eines Rasters mit denselben Zellen.</translation>
    </message>
    <message>
      <source>How high water would climb in ground without end above the base, which is the sea level or else the lowest ground. Ground so high is half wet. Not used in the model dupuit. In snow its depth on a plain where it is 10 °C below freezing. Empty: half of the greatest height above the base; in snow 4 m.</source>
      <translation>Wie hoch Wasser in einem Boden ohne Ende über die Basis stiege; das ist der Meeresspiegel oder sonst der tiefste Boden. So hoher Boden ist halb nass. Im Modell dupuit ohne Bedeutung. In snow seine Tiefe auf einer Ebene, wo es 10 °C unter dem Gefrierpunkt hat. Leer: die Hälfte der größten Höhe über der Basis; in snow 4 m.</translation>
    </message>
    <message>
      <source>How it was measured</source>
      <translation>Wie gemessen wurde</translation>
    </message>
    <message>
      <source>How long the longest path is by which water comes to the cell, from a divide; no data where there is no direction.</source>
      <translation>Wie lang der längste Weg ist, auf dem Wasser von einer Wasserscheide zur Zelle kommt; keine Daten, wo es keine Richtung gibt.</translation>
    </message>
    <message>
      <source>How many bands SNAPSHOTS has at most: how the search begins, after 1, 2, 4, 8 … steps, and its end.</source>
      <translation>Wie viele Kanäle SNAPSHOTS höchstens hat: wie die Suche beginnt, nach 1, 2, 4, 8 … Schritten, und ihr Ende.</translation>
    </message>
    <message>
      <source>How many bands SNAPSHOTS has. They are equally many events apart, and the last is the end.</source>
      <translation>Wie viele Kanäle SNAPSHOTS hat. Sie liegen gleich viele Ereignisse auseinander, und der letzte ist das Ende.</translation>
    </message>
    <message>
      <source>How many bands SNAPSHOTS has: the fill after equally many more sweeps each, the last one at the end. Only for sweeps.</source>
      <translation>Wie viele Kanäle SNAPSHOTS hat: die Füllung nach jeweils gleich vielen weiteren Durchgängen, die letzte am Ende. Nur für sweeps.</translation>
    </message>
    <message>
      <source>How many cells drain through each cell, itself included.</source>
      <translation>Wie viele Zellen durch jede Zelle entwässern, sie selbst eingeschlossen.</translation>
    </message>
    <message>
      <source>How many drops of rain fall, one after the other. Beyond about three for each cell (with the D and M below) the valleys are lost in slides again.</source>
      <translation>Wie viele Regentropfen fallen, einer nach dem anderen. Ab etwa drei je Zelle (mit D und M unten) gehen die Täler in Rutschungen wieder verloren.</translation>
    </message>
    <message>
      <source>How many kilometres of river there are on a square kilometre.</source>
      <translation>Wie viele Kilometer Fluss auf einen Quadratkilometer kommen.</translation>
    </message>
    <message>
      <source>How many mouths to choose along the coast of all land, where MOUTHS gives none. 0: from the length of the coast.</source>
      <translation>Wie viele Mündungen entlang der Küste allen Landes zu wählen sind, wo MOUTHS keine gibt. 0: nach der Länge der Küste.</translation>
    </message>
    <message>
      <source>How many streams there are for each one of the next order.</source>
      <translation>Wie viele Flussläufe auf jeden der nächsten Ordnung kommen.</translation>
    </message>
    <message>
      <source>How many widths of its river a bend is long.</source>
      <translation>Wie viele Breiten ihres Flusses eine Windung lang ist.</translation>
    </message>
    <message>
      <source>How much a drop lowers every cell on its path. Empty: 10 m as in the article, where the relief is 199 m; on a DEM so much that its largest river cuts in by a third of the relief.</source>
      <translation>Um wie viel ein Tropfen jede Zelle auf seinem Weg tieferlegt. Leer: 10 m wie im Artikel, wo das Relief 199 m ist; auf einem Höhenmodell so viel, dass sich sein größter Fluss um ein Drittel des Reliefs einschneidet.</translation>
    </message>
    <message>
      <source>How much colder it is a kilometre higher.</source>
      <translation>Wie viel kälter es einen Kilometer höher ist.</translation>
    </message>
    <message>
      <source>How much colder it is a kilometre higher. Only for the model snow.</source>
      <translation>Wie viel kälter es einen Kilometer höher ist. Nur für das Modell snow.</translation>
    </message>
    <message>
      <source>How much each cell was raised, in metres.</source>
      <translation>Um wie viel jede Zelle angehoben wurde, in Metern.</translation>
    </message>
    <message>
      <source>How much gentler rivers become as water joins them; at 0.5 four times the land halves the slope.</source>
      <translation>Wie viel flacher Flüsse werden, wenn ihnen Wasser zufließt; bei 0,5 halbiert vierfaches Land das Gefälle.</translation>
    </message>
    <message>
      <source>How much longer streams are from order to order.</source>
      <translation>Wie viel länger Flussläufe von Ordnung zu Ordnung sind.</translation>
    </message>
    <message>
      <source>How much longer the way of the water is than the straight line; 1 is straight.</source>
      <translation>Wie viel länger der Weg des Wassers ist als die gerade Linie; 1 ist gerade.</translation>
    </message>
    <message>
      <source>How much lower the table would stand in ground without end because water is less bound there; snow is as much less deep. Not used in the model dupuit.</source>
      <translation>Um wie viel tiefer der Spiegel in einem Boden ohne Ende stünde, weil Wasser dort weniger gebunden ist; Schnee ist um so viel weniger tief. Im Modell dupuit ohne Bedeutung.</translation>
    </message>
    <message>
      <source>How much more land drains to streams from order to order.</source>
      <translation>Wie viel mehr Land von Ordnung zu Ordnung in die Flussläufe entwässert.</translation>
    </message>
    <message>
      <source>How much of the land lies above each height.</source>
      <translation>Wie viel des Landes über jeder Höhe liegt.</translation>
    </message>
    <message>
      <source>How much of the longest path leads through standing water (km)</source>
      <translation>Wie viel des längsten Weges durch stehendes Wasser führt (km)</translation>
    </message>
    <message>
      <source>How much of the rain runs off, of which a watershed has the mean. A number up to 100, or the file or the layer name of a raster with the same cells.</source>
      <translation>Wie viel vom Regen abfließt; für ein Einzugsgebiet gilt das Mittel. Eine Zahl bis 100, oder Datei oder Layername eines Rasters mit denselben Zellen.</translation>
    </message>
    <message>
      <source>How much of the rivers that were built water finds again on the raster.</source>
      <translation>Wie viel der erzeugten Flüsse das Wasser auf dem Raster wiederfindet.</translation>
    </message>
    <message>
      <source>How much the bed of a river is lowered below the DEM.</source>
      <translation>Um wie viel das Bett eines Flusses unter das Höhenmodell gelegt wird.</translation>
    </message>
    <message>
      <source>How much the ground has risen (m): below 0 where it is eroded.</source>
      <translation>Um wie viel sich der Boden gehoben hat (m): unter 0, wo er abgetragen ist.</translation>
    </message>
    <message>
      <source>How much the sea rises above SEA_LEVEL, so that it drowns the valleys that rivers have cut before: inlets and fjords.</source>
      <translation>Um wie viel das Meer über SEA_LEVEL steigt, sodass es die Täler ertränkt, die Flüsse vorher eingeschnitten haben: Buchten und Fjorde.</translation>
    </message>
    <message>
      <source>How much water each cell carries, to know where SNAP moves points. Without it the area is taken that drains through each cell.</source>
      <translation>Wie viel Wasser jede Zelle führt, um zu wissen, wohin SNAP Punkte rückt. Ohne sie zählt die Fläche, die durch jede Zelle entwässert.</translation>
    </message>
    <message>
      <source>How much water, land or how many cells drain through each cell, in any unit, to find rivers by. Without it the area is taken that drains through each cell.</source>
      <translation>Wie viel Wasser, Land oder wie viele Zellen durch jede Zelle entwässern, in beliebiger Einheit, um Flüsse danach zu finden. Ohne sie zählt die Fläche, die durch jede Zelle entwässert.</translation>
    </message>
    <message>
      <source>How much water, land or how many cells drain through each cell, in any unit.</source>
      <translation>Wie viel Wasser, Land oder wie viele Zellen durch jede Zelle entwässern, in beliebiger Einheit.</translation>
    </message>
    <message>
      <source>How natural it is.</source>
      <translation>Wie natürlich es ist.</translation>
    </message>
    <message>
      <source>How near nodes may come to each other, in place of their number.</source>
      <translation>Wie nahe Knoten einander kommen dürfen, anstelle ihrer Anzahl.</translation>
    </message>
    <message>
      <source>How near rivers come to each other. At least 0.7072: less, and a river would leave its cell through a corner.</source>
      <translation>Wie nahe Flüsse einander kommen. Mindestens 0,7072: Bei weniger verließe ein Fluss seine Zelle durch eine Ecke.</translation>
    </message>
    <message>
      <source>How near rivers come to the coast, but at their mouths. More leaves a wider strip of coast that rivers only cross, and narrow land without any.</source>
      <translation>Wie nahe Flüsse der Küste kommen, außer an ihren Mündungen. Mehr lässt einen breiteren Küstenstreifen, den Flüsse nur durchqueren, und schmales Land ohne Flüsse.</translation>
    </message>
    <message>
      <source>How often a river becomes, upstream, one of the same and one of a lower order: a tributary joins. PC, PS and PA add up to 1. Empty: as PRESET has it.</source>
      <translation>Wie oft aus einem Fluss flussaufwärts einer derselben und einer niedrigerer Ordnung wird: Ein Nebenfluss mündet. PC, PS und PA ergeben zusammen 1. Leer: wie PRESET es hat.</translation>
    </message>
    <message>
      <source>How often a river becomes, upstream, one river of the same order: it goes on. PC, PS and PA add up to 1. Empty: as PRESET has it.</source>
      <translation>Wie oft aus einem Fluss flussaufwärts ein einziger derselben Ordnung wird: Er fließt weiter. PC, PS und PA ergeben zusammen 1. Leer: wie PRESET es hat.</translation>
    </message>
    <message>
      <source>How often a river becomes, upstream, two rivers of the order below: it forks. PC, PS and PA add up to 1. Empty: as PRESET has it.</source>
      <translation>Wie oft aus einem Fluss flussaufwärts zwei Flüsse der nächstniedrigeren Ordnung werden: Er gabelt sich. PC, PS und PA ergeben zusammen 1. Leer: wie PRESET es hat.</translation>
    </message>
    <message>
      <source>How often the lines are drawn straighter within their cells; 5 is much. 0: from cell centre to cell centre. Lengths are always those from centre to centre.</source>
      <translation>Wie oft Linien innerhalb ihrer Zellen gestrafft werden; 5 ist viel. 0: von Zellmitte zu Zellmitte. Längen sind immer die von Mitte zu Mitte.</translation>
    </message>
    <message>
      <source>How stiff the table is in the ground: in the model dupuit the transmissivity of the aquifer; in snow, of bare ground beside it. Empty: 10 m² a day; in energy the area of 100 cells, in snow a 25th of one.</source>
      <translation>Wie steif der Spiegel im Boden ist: im Modell dupuit die Transmissivität des Grundwasserleiters; in snow die von nacktem Boden daneben. Leer: 10 m² am Tag; in energy die Fläche von 100 Zellen, in snow der 25. Teil von einer.</translation>
    </message>
    <message>
      <source>How strongly steep directions are preferred: 1 shares in proportion to slope, large values come near to d8.</source>
      <translation>Wie stark steile Richtungen bevorzugt werden: 1 verteilt im Verhältnis zum Gefälle, große Werte kommen d8 nahe.</translation>
    </message>
    <message>
      <source>How the longest river grows with the land that drains: 0.5 if large basins have the shape of small ones, more if they are slimmer or their rivers wind more.</source>
      <translation>Wie der längste Fluss mit dem Land wächst, das er entwässert: 0,5, wenn große Einzugsgebiete die Form kleiner haben, mehr, wenn sie schlanker sind oder ihre Flüsse sich stärker winden.</translation>
    </message>
    <message>
      <source>Hydrology from a DEM</source>
      <translation>Hydrologie aus einem Höhenmodell</translation>
    </message>
    <message>
      <source>Hypsometric curve</source>
      <translation>Hypsometrische Kurve</translation>
    </message>
    <message>
      <source>Hypsometric integral</source>
      <translation>Hypsometrisches Integral</translation>
    </message>
    <message>
      <source>Hypsometry</source>
      <translation>Hypsometrie</translation>
    </message>
    <message>
      <source>INPUT (the DEM) is for HEIGHT, the shortest path and LENGTH: it is ignored.</source>
      <translation>INPUT (das Höhenmodell) gilt für HEIGHT, den kürzesten Weg und LENGTH: Es wird nicht beachtet.</translation>
    </message>
    <message>
      <source>INPUT and MESH_INPUT are both given. Leave one of them empty.</source>
      <translation>INPUT und MESH_INPUT sind beide angegeben. Lassen Sie eines davon leer.</translation>
    </message>
    <message>
      <source>INPUT has no data in some cells of RIVERS: give a DEM that covers them.</source>
      <translation>INPUT hat in manchen Zellen von RIVERS keine Daten: Geben Sie ein Höhenmodell an, das sie abdeckt.</translation>
    </message>
    <message>
      <source>INPUT is not used: METHOD is share.</source>
      <translation>INPUT wird nicht benutzt: METHOD ist share.</translation>
    </message>
    <message>
      <source>INPUT is not used: the directions are given.</source>
      <translation>INPUT wird nicht benutzt: Die Richtungen sind angegeben.</translation>
    </message>
    <message>
      <source>INPUT: all land of ‘{}’ is as high, so water runs nowhere. Choose another raster.</source>
      <translation>INPUT: Alles Land von „{}“ liegt gleich hoch, also fließt Wasser nirgends hin. Wählen Sie ein anderes Raster.</translation>
    </message>
    <message>
      <source>INPUT: every cell of ‘{}’ is sea, so there is no land. Take a lower SEA_LEVEL.</source>
      <translation>INPUT: Jede Zelle von „{}“ ist Meer, also gibt es kein Land. Nehmen Sie ein tieferes SEA_LEVEL.</translation>
    </message>
    <message>
      <source>INPUT: no river of ‘{}’ lies on ‘{}’. Choose the DEM of these rivers, or check the CRS of both.</source>
      <translation>INPUT: Kein Fluss von „{}“ liegt auf „{}“. Wählen Sie das Höhenmodell dieser Flüsse, oder prüfen Sie das KBS von beiden.</translation>
    </message>
    <message>
      <source>INPUT: no water gathers anywhere on ‘{}’, so nothing tells where rivers begin.</source>
      <translation>INPUT: Nirgends sammelt sich Wasser auf „{}“, also sagt nichts, wo Flüsse beginnen.</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ has neither a CRS nor a place, so nobody knows how large its pixels are. Give their size in metres as PIXEL_SIZE, or the SCALE_FILE that ‘Export heightmap’ has written.</source>
      <translation>INPUT: „{}“ hat weder ein KBS noch einen Ort, also weiß niemand, wie groß seine Pixel sind. Geben Sie ihre Größe in Metern als PIXEL_SIZE an, oder die SCALE_FILE, die „Höhenkarte exportieren“ geschrieben hat.</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ has no data at all. Choose another raster.</source>
      <translation>INPUT: „{}“ hat gar keine Daten. Wählen Sie ein anderes Raster.</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ has no data in {} cells of the paths: these have no height.</source>
      <translation>INPUT: „{}“ hat in {} Zellen der Wege keine Daten: Diese haben keine Höhe.</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ has {} × {} cells, and rivers take {} × {} at least. Choose a larger raster.</source>
      <translation>INPUT: „{}“ hat {} × {} Zellen, und Flüsse brauchen mindestens {} × {}. Wählen Sie ein größeres Raster.</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ is an image with colours. If these stand for heights say how as FORMAT: mapbox or terrarium. If it is grey, take ‘heights’.</source>
      <translation>INPUT: „{}“ ist ein Bild mit Farben. Stehen diese für Höhen, so sagen Sie mit FORMAT, wie: mapbox oder terrarium. Ist es grau, so nehmen Sie „Höhen“.</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ looks like flow directions, in the numbers of ESRI. Give it as DIRECTIONS, or a DEM.</source>
      <translation>INPUT: „{}“ sieht nach Fließrichtungen aus, in den Zahlen von ESRI. Geben Sie es als DIRECTIONS an, oder ein Höhenmodell.</translation>
    </message>
    <message>
      <source>Id, downstream, areas, length, slope, heights, outlet and gauge.</source>
      <translation>Nummer, downstream, Flächen, Länge, Gefälle, Höhen, Auslass und Pegel.</translation>
    </message>
    <message>
      <source>In all {} numbers that can be compared, this is like real rivers.</source>
      <translation>In allen {} Zahlen, die sich vergleichen lassen, gleicht dies wirklichen Flüssen.</translation>
    </message>
    <message>
      <source>In every encoding that fits there is a cycle: make the directions anew from the DEM.</source>
      <translation>In jeder Kodierung, die passt, gibt es einen Kreis: Machen Sie die Richtungen neu aus dem Höhenmodell.</translation>
    </message>
    <message>
      <source>In metres. Empty: that of the extent.</source>
      <translation>In Metern. Leer: das der Ausdehnung.</translation>
    </message>
    <message>
      <source>In the ground water has climbed to {} m above the base, {} m on average; that is {} m below the surface on average, {} m at most</source>
      <translation>Im Boden ist das Wasser bis {} m über die Basis gestiegen, im Mittel {} m; das ist im Mittel {} m unter der Oberfläche, höchstens {} m</translation>
    </message>
    <message>
      <source>In the one number that can be compared, this is like real rivers.</source>
      <translation>In der einzigen Zahl, die sich vergleichen lässt, gleicht dies wirklichen Flüssen.</translation>
    </message>
    <message>
      <source>Indices on lakes</source>
      <translation>Indizes auf Seen</translation>
    </message>
    <message>
      <source>Input of EPA SWMM</source>
      <translation>Eingabe für EPA SWMM</translation>
    </message>
    <message>
      <source>Install</source>
      <translation>Installieren</translation>
    </message>
    <message>
      <source>Install it there, or stop this worker.</source>
      <translation>Installieren Sie es dort, oder halten Sie diesen Worker an.</translation>
    </message>
    <message>
      <source>Install numba to compute hundreds of times faster. {}</source>
      <translation>Installieren Sie numba, um Hunderte Male schneller zu rechnen. {}</translation>
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
      <source>Instead of a coast: a rectangle of country, cut out of larger land that follows from SEED and the place on the map alone. Rivers come in over its edges and leave over them, and a rectangle beside it fits.</source>
      <translation>Statt einer Küste: ein Rechteck Land, ausgeschnitten aus größerem Land, das allein aus SEED und der Lage auf der Karte folgt. Flüsse kommen über seine Ränder herein und verlassen es über sie, und ein Rechteck daneben passt dazu.</translation>
    </message>
    <message>
      <source>Instead of that, a layer of points: one watershed each.</source>
      <translation>Stattdessen ein Layer von Punkten: je ein Einzugsgebiet.</translation>
    </message>
    <message>
      <source>Integral {:.3g}, {:,} cells.</source>
      <translation>Integral {:.3g}, {:,} Zellen.</translation>
    </message>
    <message>
      <source>Island</source>
      <translation>Insel</translation>
    </message>
    <message>
      <source>Island eroded</source>
      <translation>Erodierte Insel</translation>
    </message>
    <message>
      <source>Island that it holds for; NULL for all</source>
      <translation>Insel, für die er gilt; NULL für alle</translation>
    </message>
    <message>
      <source>Island {}</source>
      <translation>Insel {}</translation>
    </message>
    <message>
      <source>Island {}: the highest land lies at {} m, at {} m before</source>
      <translation>Insel {}: Das höchste Land liegt auf {} m, zuvor auf {} m</translation>
    </message>
    <message>
      <source>Island {}: {}, {} edges, {} courses, {} primitives</source>
      <translation>Insel {}: {}, {} Kanten, {} Läufe, {} Grundformen</translation>
    </message>
    <message>
      <source>Island {}: {}, {} edges, {} mouths, spacing {}, highest river {} m</source>
      <translation>Insel {}: {}, {} Kanten, {} Mündungen, Abstand {}, höchster Fluss {} m</translation>
    </message>
    <message>
      <source>Island, from the largest on</source>
      <translation>Insel, von der größten an</translation>
    </message>
    <message>
      <source>Islands</source>
      <translation>Inseln</translation>
    </message>
    <message>
      <source>Islands on which no river found room: {}</source>
      <translation>Inseln, auf denen kein Fluss Platz fand: {}</translation>
    </message>
    <message>
      <source>Islands too small for rivers: {}</source>
      <translation>Inseln, die für Flüsse zu klein sind: {}</translation>
    </message>
    <message>
      <source>It depends on where rivers are said to begin.</source>
      <translation>Sie hängt davon ab, wo man Flüsse beginnen lässt.</translation>
    </message>
    <message>
      <source>It does what ‘Fill depressions’, ‘Flow directions’, ‘Flow accumulation’, ‘River network’, ‘Watersheds’ and ‘Lakes’ do one after the other, and computes nothing twice. Run those for more control.</source>
      <translation>Es tut, was „Senken füllen“, „Fließrichtungen“, „Abflussakkumulation“, „Flussnetz“, „Einzugsgebiete“ und „Seen“ nacheinander tun, und rechnet nichts zweimal. Mit diesen lässt sich mehr steuern.</translation>
    </message>
    <message>
      <source>It does what ‘Grow rivers’, ‘Terrain model’ and ‘Render terrain’ do one after the other. Run those to stop in between and edit rivers or ground by hand. Heights differ then: here rivers find theirs with the land, there the land rises from rivers that keep those of their lines.</source>
      <translation>Es tut, was „Flüsse wachsen lassen“, „Geländemodell“ und „Gelände berechnen“ nacheinander tun. Mit diesen lässt sich dazwischen anhalten und lassen sich Flüsse oder Boden von Hand bearbeiten. Die Höhen sind dann andere: Hier finden die Flüsse ihre mit dem Land, dort steigt das Land von Flüssen auf, die die ihrer Linien behalten.</translation>
    </message>
    <message>
      <source>It gives χ its unit; the slope over χ is the steepness where it is 1 m², which is 0.000001 km².</source>
      <translation>Sie gibt χ seine Einheit; das Gefälle über χ ist die Steilheit, wo sie 1 m² beträgt, also 0,000001 km².</translation>
    </message>
    <message>
      <source>It has no length, or its heights are not known.</source>
      <translation>Er hat keine Länge, oder seine Höhen sind nicht bekannt.</translation>
    </message>
    <message>
      <source>It is likely {}: set {} to that.</source>
      <translation>Wahrscheinlich ist es {}: Setzen Sie {} darauf.</translation>
    </message>
    <message>
      <source>It is made to clothe land, real or not. It is no model of vegetation: people, soil, fire and history have no say.</source>
      <translation>Es ist dafür gemacht, Land zu bekleiden, wirkliches oder nicht. Ein Modell der Vegetation ist es nicht: Menschen, Boden, Feuer und Geschichte kommen nicht vor.</translation>
    </message>
    <message>
      <source>It is {} °C at height 0 and freezes above {} m</source>
      <translation>Auf Höhe 0 ist es {} °C, und über {} m friert es</translation>
    </message>
    <message>
      <source>It may be {}: set {} to one of them.</source>
      <translation>Es kann {} sein: Setzen Sie {} auf eines davon.</translation>
    </message>
    <message>
      <source>It reaches the edge of the data, beyond which more land may drain to it: areas are least values.</source>
      <translation>Es reicht bis zum Rand der Daten, und jenseits davon kann weiteres Land zu ihm entwässern: Flächen sind Mindestwerte.</translation>
    </message>
    <message>
      <source>Its height above the bed, in depths</source>
      <translation>Seine Höhe über dem Bett, in Tiefen</translation>
    </message>
    <message>
      <source>Its height, in depths</source>
      <translation>Ihre Höhe, in Tiefen</translation>
    </message>
    <message>
      <source>Its water ends in the sea there: move it back</source>
      <translation>Sein Wasser endet dort im Meer: Schieben Sie ihn zurück</translation>
    </message>
    <message>
      <source>Joining the rivers</source>
      <translation>Flüsse verbinden</translation>
    </message>
    <message>
      <source>Joining them</source>
      <translation>Sie verbinden</translation>
    </message>
    <message>
      <source>Judge it with Hack's h: real rivers have β ≈ 1 − h.</source>
      <translation>Mit Hacks h zu beurteilen: Wirkliche Flüsse haben β ≈ 1 − h.</translation>
    </message>
    <message>
      <source>Junction</source>
      <translation>Zusammenfluss</translation>
    </message>
    <message>
      <source>Junction angle</source>
      <translation>Winkel der Zusammenflüsse</translation>
    </message>
    <message>
      <source>Junction angle (median)</source>
      <translation>Winkel der Zusammenflüsse (Median)</translation>
    </message>
    <message>
      <source>Junction angles</source>
      <translation>Winkel der Zusammenflüsse</translation>
    </message>
    <message>
      <source>Junctions</source>
      <translation>Zusammenflüsse</translation>
    </message>
    <message>
      <source>KEPT: {} % of the triangles keep their way; the water of {} goes a steeper one, and {} in rivers would have one</source>
      <translation>KEPT: {} % der Dreiecke behalten ihren Weg; das Wasser von {} nimmt einen steileren, und {} in Flüssen hätten einen solchen</translation>
    </message>
    <message>
      <source>Keep as layers</source>
      <translation>Als Layer behalten</translation>
    </message>
    <message>
      <source>Kernels compiled</source>
      <translation>Übersetzte Programmkerne</translation>
    </message>
    <message>
      <source>Kirpich</source>
      <translation>Kirpich</translation>
    </message>
    <message>
      <source>Knickpoints</source>
      <translation>Knickpunkte</translation>
    </message>
    <message>
      <source>LABELS cannot hold ids beyond 2,147,483,647: leave it out, or give RIVERS or LAKES other ids.</source>
      <translation>LABELS fasst keine Nummern über 2.147.483.647: Lassen Sie es weg, oder geben Sie RIVERS oder LAKES andere Nummern.</translation>
    </message>
    <message>
      <source>LAKES: no subbasin for lakes that hold the centre of no cell: {}.</source>
      <translation>LAKES: kein Teileinzugsgebiet für Seen, in denen keine Zellmitte liegt: {}.</translation>
    </message>
    <message>
      <source>LAKES: water leaves by more than one way from {}. All of it goes on by the outlet through which the most drains, so areas below the others are less than what drains there.</source>
      <translation>LAKES: Aus {} fließt Wasser auf mehr als einem Weg ab. Alles fließt durch den Auslass weiter, durch den am meisten abfließt, daher sind Flächen unter den anderen kleiner als das, was dort abfließt.</translation>
    </message>
    <message>
      <source>LAKES: {} has a level of {} m. It must be above 0.</source>
      <translation>LAKES: {} hat einen Wasserstand von {} m. Er muss über 0 liegen.</translation>
    </message>
    <message>
      <source>LAKES: {} of ‘{}’ lie off the land or on another lake, or are too small: left out.</source>
      <translation>LAKES: {} von „{}“ liegen nicht auf dem Land oder auf einem anderen See oder sind zu klein: ausgelassen.</translation>
    </message>
    <message>
      <source>LAKES: ‘{}’ covers the centre of no cell of ‘{}’.</source>
      <translation>LAKES: „{}“ bedeckt keine Zellmitte von „{}“.</translation>
    </message>
    <message>
      <source>LAKES: ‘{}’ holds geometries of no certain kind. Save it as one of them.</source>
      <translation>LAKES: „{}“ hat Geometrien ohne bestimmten Typ. Speichern Sie es mit einem davon.</translation>
    </message>
    <message>
      <source>LAKE_POLYGONS: no cell of ‘{}’ has its centre in a lake of ‘{}’.</source>
      <translation>LAKE_POLYGONS: Keine Zelle von „{}“ hat ihre Mitte in einem See von „{}“.</translation>
    </message>
    <message>
      <source>LAKE_POLYGONS: no cell of ‘{}’ has its centre in a polygon of ‘{}’.</source>
      <translation>LAKE_POLYGONS: Keine Zelle von „{}“ hat ihre Mitte in einem Polygon von „{}“.</translation>
    </message>
    <message>
      <source>LAND: no cell of ‘{}’ has its centre in a polygon of ‘{}’. Choose other polygons, smaller cells, or another extent.</source>
      <translation>LAND: Keine Zelle von „{}“ hat ihre Mitte in einem Polygon von „{}“. Wählen Sie andere Polygone, kleinere Zellen oder eine andere Ausdehnung.</translation>
    </message>
    <message>
      <source>LAW is expression and EXPRESSION is empty. Give one, such as 2 * c^0.5 * (a0 - a).</source>
      <translation>LAW ist expression, und EXPRESSION ist leer. Geben Sie einen Ausdruck an, etwa 2 * c^0.5 * (a0 - a).</translation>
    </message>
    <message>
      <source>LENGTH {} goes with the PATH flow alone: the shortest path is horizontal.</source>
      <translation>LENGTH {} geht nur mit dem PATH flow: Der kürzeste Weg ist waagerecht.</translation>
    </message>
    <message>
      <source>LENGTH {} is measured in metres: choose the UNITS m, or horizontal.</source>
      <translation>LENGTH {} wird in Metern gemessen: Wählen Sie die UNITS m oder horizontal.</translation>
    </message>
    <message>
      <source>LENGTH {} needs the DEM: give it as INPUT, or choose horizontal.</source>
      <translation>LENGTH {} braucht das Höhenmodell: Geben Sie es als INPUT an, oder wählen Sie horizontal.</translation>
    </message>
    <message>
      <source>LINKS is a table of all for any model. HMS is a basin model of HEC-HMS, to which you give its methods. SWMM is an input that EPA SWMM runs at once, with rain, losses and sections that you replace by your own.</source>
      <translation>LINKS ist eine Tabelle von allem, für jedes Modell. HMS ist ein Gebietsmodell für HEC-HMS, dem Sie seine Verfahren geben. SWMM ist eine Eingabe, die EPA SWMM sofort rechnet, mit Regen, Verlusten und Querschnitten, die Sie durch eigene ersetzen.</translation>
    </message>
    <message>
      <source>LS factor</source>
      <translation>LS-Faktor</translation>
    </message>
    <message>
      <source>Labelling cells</source>
      <translation>Zellen kennzeichnen</translation>
    </message>
    <message>
      <source>Lake</source>
      <translation>See</translation>
    </message>
    <message>
      <source>Lake in LAKES; NULL elsewhere</source>
      <translation>See in LAKES; sonst NULL</translation>
    </message>
    <message>
      <source>Lake inlet</source>
      <translation>Zufluss eines Sees</translation>
    </message>
    <message>
      <source>Lake outlet</source>
      <translation>Ausfluss eines Sees</translation>
    </message>
    <message>
      <source>Lake that it flows into; NULL elsewhere</source>
      <translation>See, in den er mündet; sonst NULL</translation>
    </message>
    <message>
      <source>Lake that spills here</source>
      <translation>See, der hier überläuft</translation>
    </message>
    <message>
      <source>Lake that the link lies in or crosses, of several the longest; NULL elsewhere</source>
      <translation>See, in dem der Abschnitt liegt oder den er durchquert, von mehreren der längste; sonst NULL</translation>
    </message>
    <message>
      <source>Lakes</source>
      <translation>Seen</translation>
    </message>
    <message>
      <source>Lakes among them</source>
      <translation>Davon Seen</translation>
    </message>
    <message>
      <source>Lakes and hollows</source>
      <translation>Seen und Mulden</translation>
    </message>
    <message>
      <source>Lakes are</source>
      <translation>Seen sind</translation>
    </message>
    <message>
      <source>Lakes are full to their sill, or with EVAPORATION as high as they can stand: an open one spills, a closed one loses all that comes, and around it lies a pan of salt up to the sill. Rivers fill lakes with what they carry, and cut down the sills over which lakes spill.</source>
      <translation>Seen sind bis zu ihrer Schwelle voll oder mit EVAPORATION so hoch, wie sie stehen können: Ein offener läuft über, ein geschlossener verliert alles, was kommt, und um ihn liegt bis zur Schwelle eine Salzpfanne. Flüsse füllen Seen mit dem, was sie tragen, und schneiden sich in die Schwellen ein, über die Seen abfließen.</translation>
    </message>
    <message>
      <source>Lakes are where the least change to the DEM fills a hollow, and where ground is level already; all other hollows are opened. Rivers are traced in the valleys of a smooth surface whose means over the cells are the DEM, and get widths, depths, types and bends by what they carry.</source>
      <translation>Seen sind, wo die kleinste Änderung des Höhenmodells eine Mulde füllt und wo Boden schon eben ist; alle anderen Mulden werden geöffnet. Flüsse werden in den Tälern einer glatten Fläche verfolgt, deren Mittel über die Zellen das Höhenmodell sind, und erhalten Breiten, Tiefen, Typen und Windungen nach dem, was sie führen.</translation>
    </message>
    <message>
      <source>Lakes at the end: {}, of which {} are closed</source>
      <translation>Seen am Ende: {}, davon {} geschlossen</translation>
    </message>
    <message>
      <source>Lakes in a drought</source>
      <translation>Seen in einer Dürre</translation>
    </message>
    <message>
      <source>Lakes in a dry land</source>
      <translation>Seen in einem trockenen Land</translation>
    </message>
    <message>
      <source>Lakes nested in others</source>
      <translation>Seen, die in anderen liegen</translation>
    </message>
    <message>
      <source>Lakes nested in them</source>
      <translation>Seen, die in ihnen liegen</translation>
    </message>
    <message>
      <source>Lakes of a DEM</source>
      <translation>Seen eines Höhenmodells</translation>
    </message>
    <message>
      <source>Lakes of a DEM in balance under some rain and half of it, and the rivers between them.</source>
      <translation>Seen eines Höhenmodells im Gleichgewicht bei einem Regen und dem halben, und die Flüsse zwischen ihnen.</translation>
    </message>
    <message>
      <source>Lakes of a map</source>
      <translation>Seen einer Karte</translation>
    </message>
    <message>
      <source>Lakes of the map whose water would have left in several places: {}</source>
      <translation>Seen der Karte, deren Wasser an mehreren Stellen abgeflossen wäre: {}</translation>
    </message>
    <message>
      <source>Lakes of ‘{}’: {} cells, level as the lowest of their shores</source>
      <translation>Seen von „{}“: {} Zellen, eben auf der Höhe der tiefsten Stelle ihrer Ufer</translation>
    </message>
    <message>
      <source>Lakes stand higher than they were to, as the rivers do that their water runs to: {}.</source>
      <translation>Seen stehen höher, als sie sollten, wie die Flüsse, zu denen ihr Wasser läuft: {}.</translation>
    </message>
    <message>
      <source>Lakes that are known</source>
      <translation>Bekannte Seen</translation>
    </message>
    <message>
      <source>Lakes that stand alone</source>
      <translation>Alleinstehende Seen</translation>
    </message>
    <message>
      <source>Lakes whose greatest depth is less are left out, nested or not; many DEMs err by 1 m. 0: every lake.</source>
      <translation>Seen, deren größte Tiefe kleiner ist, werden weggelassen, auch ineinander liegende; viele Höhenmodelle irren um 1 m. 0: jeder See.</translation>
    </message>
    <message>
      <source>Lakes with their levels.</source>
      <translation>Seen mit ihren Spiegeln.</translation>
    </message>
    <message>
      <source>Lakes, nested ones included</source>
      <translation>Seen, mit den ineinander liegenden</translation>
    </message>
    <message>
      <source>Lakes: {}</source>
      <translation>Seen: {}</translation>
    </message>
    <message>
      <source>Lakes: {}, of which {} are closed; pans of salt: {}</source>
      <translation>Seen: {}, davon {} geschlossen; Salzpfannen: {}</translation>
    </message>
    <message>
      <source>Land</source>
      <translation>Land</translation>
    </message>
    <message>
      <source>Land as polygons, each an island, holes are inland seas; or shores as lines that close together.</source>
      <translation>Land als Polygone, jedes eine Insel, Löcher sind Binnenmeere; oder Ufer als Linien, die sich zusammen schließen.</translation>
    </message>
    <message>
      <source>Land as polygons, each an island, holes are inland seas; or shores as lines that close together. A mesh is made on it; its heights are those of the DEM or, without one, rise from the shore to ranges and basins. The sea takes what comes: for deltas give a DEM with a floor of the sea, and SEA_LEVEL.</source>
      <translation>Land als Polygone, jedes eine Insel, Löcher sind Binnenmeere; oder Ufer als Linien, die sich zusammen schließen. Darauf wird ein Netz erzeugt; seine Höhen sind die des Höhenmodells oder steigen ohne eines vom Ufer zu Gebirgszügen und Becken an. Das Meer nimmt auf, was kommt: Für Deltas geben Sie ein Höhenmodell mit Meeresboden und SEA_LEVEL.</translation>
    </message>
    <message>
      <source>Land as polygons, each an island, holes are inland seas; or shores as lines that close together. Empty: the extent, or that of the DEM.</source>
      <translation>Land als Polygone, jedes eine Insel, Löcher sind Binnenmeere; oder Ufer als Linien, die sich zusammen schließen. Leer: die Ausdehnung, oder die des Höhenmodells.</translation>
    </message>
    <message>
      <source>Land as polygons, each an island, holes are inland seas; or shores as lines that close together. Empty: the extent, whose border is the coast.</source>
      <translation>Land als Polygone, jedes eine Insel, Löcher sind Binnenmeere; oder Ufer als Linien, die sich zusammen schließen. Leer: die Ausdehnung, deren Rand die Küste ist.</translation>
    </message>
    <message>
      <source>Land as polygons, each an island, holes are inland seas; or shores as lines that close together. Or leave it empty and give EXTENT.</source>
      <translation>Land als Polygone, jedes eine Insel, Löcher sind Binnenmeere; oder Ufer als Linien, die sich zusammen schließen. Oder leer lassen und EXTENT angeben.</translation>
    </message>
    <message>
      <source>Land is under water as far as it lies less high above the river cell that it drains to (HAND, height above the nearest drainage) than the river stands there. Stages are metres above the bed that the DEM knows, which is the water on the day of the survey.</source>
      <translation>Land ist unter Wasser, so weit es weniger hoch über der Flusszelle liegt, zu der es entwässert (HAND, height above the nearest drainage), als der Fluss dort steht. Wasserstände sind Meter über dem Bett, das das Höhenmodell kennt; das ist das Wasser am Tag der Vermessung.</translation>
    </message>
    <message>
      <source>Land made anew (km²)</source>
      <translation>Neu erzeugtes Land (km²)</translation>
    </message>
    <message>
      <source>Land of the DEM that was changed, apart from lakes (%)</source>
      <translation>Land des Höhenmodells, das geändert wurde, ohne Seen (%)</translation>
    </message>
    <message>
      <source>Land of ‘{}’: {}, in polygons: {}, islands: {}</source>
      <translation>Land von „{}“: {}, Polygone: {}, Inseln: {}</translation>
    </message>
    <message>
      <source>Land rises until the highest place of the largest island has this height, as far as slopes let it; rivers keep theirs. Empty: as is usual on so much land, over the rivers; where slopes are given, what these give.</source>
      <translation>Land steigt, bis die höchste Stelle der größten Insel diese Höhe hat, soweit die Neigungen es zulassen; Flüsse behalten ihre Höhen. Leer: wie auf so viel Land üblich, über den Flüssen; wo Neigungen gegeben sind, was diese ergeben.</translation>
    </message>
    <message>
      <source>Land rises until the highest place of the largest island reaches this height. Empty: as is usual on so much land, from 180 m on an island of 10 km to 2,000 m, times what CHARACTER says; where slopes are given, what these give.</source>
      <translation>Land steigt, bis die höchste Stelle der größten Insel diese Höhe erreicht. Leer: wie auf so viel Land üblich, von 180 m auf einer Insel von 10 km bis 2000 m, mal dem, was CHARACTER sagt; wo Neigungen gegeben sind, was diese ergeben.</translation>
    </message>
    <message>
      <source>Land slopes used</source>
      <translation>Verwendete Geländeneigungen</translation>
    </message>
    <message>
      <source>Land that drains to a place before it is a river. Empty: about one cell of the DEM in a hundred is river.</source>
      <translation>Land, das zu einer Stelle entwässert, bevor sie Fluss ist. Leer: Etwa eine von hundert Zellen des Höhenmodells ist Fluss.</translation>
    </message>
    <message>
      <source>Land that rivers cover, by their widths.</source>
      <translation>Land, das Flüsse in ihrer Breite bedecken.</translation>
    </message>
    <message>
      <source>Land under glacial lakes (%)</source>
      <translation>Land unter Gletscherseen (%)</translation>
    </message>
    <message>
      <source>Land under volcanic lakes (%)</source>
      <translation>Land unter Vulkanseen (%)</translation>
    </message>
    <message>
      <source>Land {}</source>
      <translation>Land {}</translation>
    </message>
    <message>
      <source>Lapse rate (°C a km)</source>
      <translation>Temperaturabnahme (°C je km)</translation>
    </message>
    <message>
      <source>Large rasters are made block by block; they take disk, not memory.</source>
      <translation>Große Raster werden Block für Block erzeugt; sie brauchen Platz auf dem Datenträger, nicht Arbeitsspeicher.</translation>
    </message>
    <message>
      <source>Lasting snow (km²)</source>
      <translation>Bleibender Schnee (km²)</translation>
    </message>
    <message>
      <source>Law</source>
      <translation>Gesetz</translation>
    </message>
    <message>
      <source>Layer ‘{}’: no watershed for lakes that hold the centre of no cell: {}.</source>
      <translation>Layer „{}“: kein Einzugsgebiet für Seen, in denen keine Zellmitte liegt: {}.</translation>
    </message>
    <message>
      <source>Layer ‘{}’: {} cracks between polygons that nearly touch were closed.</source>
      <translation>Layer „{}“: {} Spalten zwischen Polygonen, die sich fast berühren, wurden geschlossen.</translation>
    </message>
    <message>
      <source>Layer ‘{}’: {} islands lie where {} has no ground, and were left out.</source>
      <translation>Layer „{}“: {} Inseln liegen, wo {} keinen Boden hat, und wurden ausgelassen.</translation>
    </message>
    <message>
      <source>Layer ‘{}’: {} polygons too small to be measured were left out.</source>
      <translation>Layer „{}“: {} Polygone, zu klein zum Messen, wurden ausgelassen.</translation>
    </message>
    <message>
      <source>Layer ‘{}’: {} {}.</source>
      <translation>Layer „{}“: {} {}.</translation>
    </message>
    <message>
      <source>Layer ‘{}’: {}. SNAP moves points to rivers.</source>
      <translation>Layer „{}“: {}. SNAP schiebt Punkte auf Flüsse.</translation>
    </message>
    <message>
      <source>Laying out rivers</source>
      <translation>Flüsse auslegen</translation>
    </message>
    <message>
      <source>Laying the floor of the sea</source>
      <translation>Meeresboden legen</translation>
    </message>
    <message>
      <source>Least area of a lake (km²)</source>
      <translation>Kleinste Fläche eines Sees (km²)</translation>
    </message>
    <message>
      <source>Least area of a river (km²)</source>
      <translation>Kleinste Fläche eines Flusses (km²)</translation>
    </message>
    <message>
      <source>Least flow of a river (m³/s)</source>
      <translation>Kleinster Abfluss eines Flusses (m³/s)</translation>
    </message>
    <message>
      <source>Least height of a knickpoint (m)</source>
      <translation>Kleinste Höhe eines Knickpunkts (m)</translation>
    </message>
    <message>
      <source>Least slope of the wetness (m per m)</source>
      <translation>Kleinste Neigung für den Feuchteindex (m je m)</translation>
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
      <translation>Auslassen, was der Rand speist</translation>
    </message>
    <message>
      <source>Left out of the compact form, as nothing is rendered from them: layers {}</source>
      <translation>In der kompakten Form weggelassen, da nichts daraus berechnet wird: Layer {}</translation>
    </message>
    <message>
      <source>Leheny erosion</source>
      <translation>Erosion nach Leheny</translation>
    </message>
    <message>
      <source>Length</source>
      <translation>Länge</translation>
    </message>
    <message>
      <source>Length (km)</source>
      <translation>Länge (km)</translation>
    </message>
    <message>
      <source>Length (m)</source>
      <translation>Länge (m)</translation>
    </message>
    <message>
      <source>Length of a bend along the line (m); 0 where its vertices are all there is</source>
      <translation>Länge einer Windung entlang der Linie (m); 0, wo es nur ihre Stützpunkte gibt</translation>
    </message>
    <message>
      <source>Length of all links over the straight lines between their ends.</source>
      <translation>Länge aller Abschnitte durch die geraden Linien zwischen ihren Enden.</translation>
    </message>
    <message>
      <source>Length of all rivers (km)</source>
      <translation>Länge aller Flüsse (km)</translation>
    </message>
    <message>
      <source>Length of rivers (km)</source>
      <translation>Länge der Flüsse (km)</translation>
    </message>
    <message>
      <source>Length of rivers over area (km/km²)</source>
      <translation>Länge der Flüsse durch Fläche (km/km²)</translation>
    </message>
    <message>
      <source>Length of streams</source>
      <translation>Länge der Flussläufe</translation>
    </message>
    <message>
      <source>Length of the path</source>
      <translation>Länge des Wegs</translation>
    </message>
    <message>
      <source>Length of the reach (m)</source>
      <translation>Länge des Abschnitts (m)</translation>
    </message>
    <message>
      <source>Length of the rivers burned (km)</source>
      <translation>Länge der eingebrannten Flüsse (km)</translation>
    </message>
    <message>
      <source>Length of the rivers in it (km)</source>
      <translation>Länge der Flüsse darin (km)</translation>
    </message>
    <message>
      <source>Length over area: L = {} · A^{} km (Hack: {} · A^{})</source>
      <translation>Länge über Fläche: L = {} · A^{} km (Hack: {} · A^{})</translation>
    </message>
    <message>
      <source>Length over the straight line</source>
      <translation>Länge durch die gerade Linie</translation>
    </message>
    <message>
      <source>Length ratio</source>
      <translation>Längenverhältnis</translation>
    </message>
    <message>
      <source>Length ratio R_L</source>
      <translation>Längenverhältnis R_L</translation>
    </message>
    <message>
      <source>Length with all bends (m)</source>
      <translation>Länge mit allen Windungen (m)</translation>
    </message>
    <message>
      <source>Length with all bends over the straight line</source>
      <translation>Länge mit allen Windungen durch die gerade Linie</translation>
    </message>
    <message>
      <source>Lengths count from the divide: above a head they are what the law itself makes of its area.</source>
      <translation>Längen zählen von der Wasserscheide an: oberhalb einer Quelle sind sie, was das Gesetz selbst aus ihrer Fläche macht.</translation>
    </message>
    <message>
      <source>Lets rivers erode steep ground and build up flat ground, with lakes, on a raster, a mesh or a coast.</source>
      <translation>Lässt Flüsse steilen Boden abtragen und flachen aufbauen, mit Seen, auf einem Raster, einem Netz oder einer Küste.</translation>
    </message>
    <message>
      <source>Level of its water (m)</source>
      <translation>Stand seines Wassers (m)</translation>
    </message>
    <message>
      <source>Level of the water (m)</source>
      <translation>Stand des Wassers (m)</translation>
    </message>
    <message>
      <source>Level of the water in metres, as 64-bit numbers.</source>
      <translation>Höhe des Spiegels in Metern, als 64-Bit-Zahlen.</translation>
    </message>
    <message>
      <source>Level surfaces</source>
      <translation>Ebene Flächen</translation>
    </message>
    <message>
      <source>Level surfaces: {}</source>
      <translation>Ebene Flächen: {}</translation>
    </message>
    <message>
      <source>Light from 1 to 255 on that surface, to lie over the relief of a map. The heights of gentle land are exaggerated up to five times; the log says by how much.</source>
      <translation>Licht von 1 bis 255 auf dieser Oberfläche, um über dem Relief einer Karte zu liegen. Höhen sanften Geländes werden bis zu fünffach überhöht; das Protokoll sagt, wie stark.</translation>
    </message>
    <message>
      <source>Lines are cut at these points where they lie on a river; there is a node for each.</source>
      <translation>Linien werden an diesen Punkten geschnitten, wo sie auf einem Fluss liegen; für jeden gibt es einen Knoten.</translation>
    </message>
    <message>
      <source>Lines downstream, with the heights of beds.</source>
      <translation>Linien flussabwärts, mit Höhen der Betten.</translation>
    </message>
    <message>
      <source>Lines from head to junction to lake or mouth, with their flow.</source>
      <translation>Linien von der Quelle über Zusammenflüsse zum See oder zur Mündung, mit ihrem Abfluss.</translation>
    </message>
    <message>
      <source>Lines from head to junction to mouth, which know their orders and what they flow into.</source>
      <translation>Linien von der Quelle über Zusammenflüsse zur Mündung, die ihre Ordnungen kennen und worein sie fließen.</translation>
    </message>
    <message>
      <source>Lines from head to junction to mouth.</source>
      <translation>Linien von der Quelle über Zusammenflüsse zur Mündung.</translation>
    </message>
    <message>
      <source>Lines from source to mouth or hollow; &lt;i&gt;sustained&lt;/i&gt; tells which do not dry out.</source>
      <translation>Linien von der Quelle zur Mündung oder Mulde; &lt;i&gt;sustained&lt;/i&gt; sagt, welche nicht austrocknen.</translation>
    </message>
    <message>
      <source>Lines from source to mouth, with orders.</source>
      <translation>Linien von der Quelle zur Mündung, mit Ordnungen.</translation>
    </message>
    <message>
      <source>Lines from source to mouth.</source>
      <translation>Linien von der Quelle zur Mündung.</translation>
    </message>
    <message>
      <source>Lines of rivers, one from junction to junction or longer. Never changed.</source>
      <translation>Linien von Flüssen, je eine von Zusammenfluss zu Zusammenfluss oder länger. Nie verändert.</translation>
    </message>
    <message>
      <source>Lines of rivers, streams and canals, in any CRS; the order of their vertices does not matter.</source>
      <translation>Linien von Flüssen, Bächen und Kanälen, in jedem KBS; die Reihenfolge ihrer Stützpunkte ist gleich.</translation>
    </message>
    <message>
      <source>Lines of rivers, which run where they were drawn. The DEM is lowered along them as far as it takes.</source>
      <translation>Linien von Flüssen, die dort verlaufen, wo sie gezeichnet wurden. Das Höhenmodell wird entlang von ihnen abgesenkt, so weit es nötig ist.</translation>
    </message>
    <message>
      <source>Lines of the rivers</source>
      <translation>Linien der Flüsse</translation>
    </message>
    <message>
      <source>Lines off the data: {}, and in part: {}</source>
      <translation>Linien außerhalb der Daten: {}, und zum Teil: {}</translation>
    </message>
    <message>
      <source>Lines on the ground between valleys.</source>
      <translation>Linien auf dem Boden zwischen Tälern.</translation>
    </message>
    <message>
      <source>Lines that follow the directions, as ‘River network’ draws them. Each is a reach with a stage and a rating curve of its own, and the land that drains to it; the field id numbers the results. Empty: rivers are found, about one cell in a hundred.</source>
      <translation>Linien, die den Fließrichtungen folgen, wie „Flussnetz“ sie zeichnet. Jede ist ein Abschnitt mit eigenem Wasserstand und eigener Abflusskurve und dem Land, das zu ihr entwässert; das Feld id nummeriert die Ergebnisse. Leer: Flüsse werden gefunden, etwa eine von hundert Zellen.</translation>
    </message>
    <message>
      <source>Lines that follow the directions, as ‘River network’ draws them. The field id tells of which river a point is. Empty: rivers are found, about one cell in a hundred.</source>
      <translation>Linien, die den Fließrichtungen folgen, wie „Flussnetz“ sie zeichnet. Das Feld id sagt, zu welchem Fluss ein Punkt gehört. Leer: Flüsse werden gefunden, etwa eine von hundert Zellen.</translation>
    </message>
    <message>
      <source>Lines that follow the directions. Their field id, if there is one, numbers the watersheds. With other watersheds, how many kilometres of river lie in each.</source>
      <translation>Linien, die den Fließrichtungen folgen. Ihr Feld id, wenn es eines gibt, nummeriert die Einzugsgebiete. Bei anderen Einzugsgebieten: wie viele Kilometer Fluss in jedem liegen.</translation>
    </message>
    <message>
      <source>Lines that lead to the sea, of any origin: RIVERS of ‘Grow rivers’, or mapped ones. A grown network is taken as it is; lines with many vertices are divided into edges of like length, and water runs along them. Heights are those of Z, of the next two fields, or of the DEM, and stay: those of grown ones too, which ‘Terrain from a coastline’ lets go. Grown rivers are as wide and wind as much as their fields say.</source>
      <translation>Linien, die zum Meer führen, gleich welcher Herkunft: RIVERS aus „Flüsse wachsen lassen“ oder kartierte. Ein gewachsenes Netz wird genommen, wie es ist; Linien mit vielen Stützpunkten werden in Kanten ähnlicher Länge geteilt, und das Wasser läuft an ihnen entlang. Höhen sind die aus Z, aus den nächsten zwei Feldern oder aus dem Höhenmodell und bleiben: auch die von gewachsenen, die „Gelände aus einer Küstenlinie“ freigibt. Gewachsene Flüsse sind so breit und winden sich so sehr, wie ihre Felder sagen.</translation>
    </message>
    <message>
      <source>Lines that rivers are to follow, drawn in either direction; the network grows on from them. Each runs from the end that is nearest to the coast, or joins a line that does.</source>
      <translation>Linien, denen Flüsse folgen sollen, in beliebiger Richtung gezeichnet; das Netz wächst von ihnen weiter. Jede beginnt an dem Ende, das der Küste am nächsten ist, oder mündet in eine Linie, die das tut.</translation>
    </message>
    <message>
      <source>Lines that rivers follow, drawn in either direction. One that ends inland is led on to the sea, or to another near it; where two cross, the later one ends in the other.</source>
      <translation>Linien, denen Flüsse folgen, in beliebiger Richtung gezeichnet. Eine, die im Binnenland endet, wird zum Meer weitergeführt oder zu einer anderen in ihrer Nähe; wo sich zwei kreuzen, endet die spätere in der anderen.</translation>
    </message>
    <message>
      <source>Lines that run against the order of their vertices: {}</source>
      <translation>Linien, die gegen die Reihenfolge ihrer Stützpunkte fließen: {}</translation>
    </message>
    <message>
      <source>Lines through dams, from the ground on one side to that on the other, or points on them, for which the lowest ground within 50 m on both sides is taken. The DEM is cut there and nowhere else, so that water runs through; what is left of depressions is for DEPRESSIONS to say.</source>
      <translation>Linien durch Dämme, vom Boden auf der einen Seite zu dem auf der anderen, oder Punkte auf ihnen, für die der tiefste Boden im Umkreis von 50 m auf beiden Seiten genommen wird. Das Höhenmodell wird dort und nirgends sonst eingeschnitten, sodass Wasser hindurchfließt; was von Senken übrig bleibt, ist Sache von DEPRESSIONS.</translation>
    </message>
    <message>
      <source>Lines with heights between cells that no river joins.</source>
      <translation>Linien mit Höhen zwischen Zellen, die kein Fluss verbindet.</translation>
    </message>
    <message>
      <source>Lines with heights of the bed, downstream.</source>
      <translation>Linien mit Höhen des Bettes, flussabwärts.</translation>
    </message>
    <message>
      <source>Lines with heights, downstream.</source>
      <translation>Linien mit Höhen, flussabwärts.</translation>
    </message>
    <message>
      <source>Lines with heights, downstream; they go into ‘Terrain model’.</source>
      <translation>Linien mit Höhen, flussabwärts; mit ihnen geht es weiter in „Geländemodell“.</translation>
    </message>
    <message>
      <source>Lines, or a raster of the same cells whose values above 0 are rivers. Every cell that a line touches is river. Empty: paths are measured to where they end.</source>
      <translation>Linien oder ein Raster derselben Zellen, dessen Werte über 0 Flüsse sind. Jede Zelle, die eine Linie berührt, ist Fluss. Leer: Wege werden bis zu ihrem Ende gemessen.</translation>
    </message>
    <message>
      <source>Lines, polygons or points with a field slope, that of the land in m per m (0.25 at most), or river_slope, that of rivers (1 at most; without it 0.08 of slope). They pass smoothly into the slopes around. In a terrain land is nowhere steeper than slope; with river_slope the heights of all rivers follow from their slopes.</source>
      <translation>Linien, Polygone oder Punkte mit einem Feld slope, der Geländeneigung in m je m (höchstens 0,25), oder river_slope, dem Gefälle der Flüsse (höchstens 1; ohne dieses 0,08 von slope). Sie gehen sanft in die Neigungen ringsum über. In einem Gelände ist Land nirgends steiler als slope; mit river_slope folgen die Höhen aller Flüsse aus ihren Gefällen.</translation>
    </message>
    <message>
      <source>Link that this one flows into; NULL at a mouth</source>
      <translation>Abschnitt, in den dieser mündet; NULL an einer Mündung</translation>
    </message>
    <message>
      <source>Link through which this water reaches the sea</source>
      <translation>Abschnitt, durch den dieses Wasser das Meer erreicht</translation>
    </message>
    <message>
      <source>Links</source>
      <translation>Abschnitte</translation>
    </message>
    <message>
      <source>Longest channel (m)</source>
      <translation>Längste Rinne (m)</translation>
    </message>
    <message>
      <source>Longest flow paths</source>
      <translation>Längste Fließwege</translation>
    </message>
    <message>
      <source>Longest path</source>
      <translation>Längster Fließweg</translation>
    </message>
    <message>
      <source>Longest path (m, or cells)</source>
      <translation>Längster Weg (m oder Zellen)</translation>
    </message>
    <message>
      <source>Longest path in the subbasin (km)</source>
      <translation>Längster Weg im Teilgebiet (km)</translation>
    </message>
    <message>
      <source>Longest path, from the divide to the outlet (km)</source>
      <translation>Längster Weg, von der Wasserscheide zum Auslass (km)</translation>
    </message>
    <message>
      <source>Longest paths</source>
      <translation>Längste Wege</translation>
    </message>
    <message>
      <source>Longest river upstream (km)</source>
      <translation>Längster Fluss oberhalb (km)</translation>
    </message>
    <message>
      <source>Longest way upstream</source>
      <translation>Längster Weg flussaufwärts</translation>
    </message>
    <message>
      <source>Looking at some rows</source>
      <translation>Einige Zeilen ansehen</translation>
    </message>
    <message>
      <source>Looking at the edge</source>
      <translation>Den Rand ansehen</translation>
    </message>
    <message>
      <source>Looking at the water</source>
      <translation>Das Wasser ansehen</translation>
    </message>
    <message>
      <source>Looking for cycles</source>
      <translation>Kreisläufe suchen</translation>
    </message>
    <message>
      <source>Looking for heights of goals</source>
      <translation>Höhen der Ziele suchen</translation>
    </message>
    <message>
      <source>Looking for knickpoints</source>
      <translation>Knickstellen suchen</translation>
    </message>
    <message>
      <source>Looking for lakes</source>
      <translation>Nach Seen suchen</translation>
    </message>
    <message>
      <source>Looking for pits</source>
      <translation>Gruben suchen</translation>
    </message>
    <message>
      <source>Looking for small watersheds</source>
      <translation>Kleine Einzugsgebiete suchen</translation>
    </message>
    <message>
      <source>Looking what stands</source>
      <translation>Sehen, was stehen bleibt</translation>
    </message>
    <message>
      <source>Lower the bed further where it would rise on its path from head to mouth, through dams and bridges for instance. If not, every cell is lowered by the depth alone.</source>
      <translation>Das Bett weiter tieferlegen, wo es auf dem Weg von der Quelle zur Mündung anstiege, durch Dämme und Brücken zum Beispiel. Sonst wird jede Zelle nur um die Tiefe tiefergelegt.</translation>
    </message>
    <message>
      <source>Lowest height</source>
      <translation>Kleinste Höhe</translation>
    </message>
    <message>
      <source>Lowest height (m)</source>
      <translation>Kleinste Höhe (m)</translation>
    </message>
    <message>
      <source>Lowest level of the water (m)</source>
      <translation>Niedrigster Stand des Wassers (m)</translation>
    </message>
    <message>
      <source>MAX ({}) is below the threshold ({}): no cell would be river. Raise MAX, or give a lower THRESHOLD.</source>
      <translation>MAX ({}) liegt unter dem Schwellenwert ({}): Keine Zelle wäre Fluss. Erhöhen Sie MAX, oder geben Sie ein tieferes THRESHOLD an.</translation>
    </message>
    <message>
      <source>MAX_DEPTH needs a fill that is complete: leave STEPS empty, or MAX_DEPTH.</source>
      <translation>MAX_DEPTH braucht eine vollständige Füllung: Lassen Sie STEPS leer oder MAX_DEPTH.</translation>
    </message>
    <message>
      <source>MESH has a node for one in {} columns and rows: it would be too large otherwise</source>
      <translation>MESH hat einen Knoten je {} Spalten und Zeilen: Es wäre sonst zu groß</translation>
    </message>
    <message>
      <source>MESH: ‘{}’ has no four cells of ground that touch. Leave MESH empty.</source>
      <translation>MESH: „{}“ hat keine vier Bodenzellen, die sich berühren. Lassen Sie MESH leer.</translation>
    </message>
    <message>
      <source>METHOD dinf needs angles: set ENCODING to dinf if DIRECTIONS holds them, or give INPUT.</source>
      <translation>METHOD dinf braucht Winkel: Setzen Sie ENCODING auf dinf, wenn DIRECTIONS sie enthält, oder geben Sie INPUT an.</translation>
    </message>
    <message>
      <source>METHOD is dinf, since ENCODING says that DIRECTIONS holds angles.</source>
      <translation>METHOD ist dinf, da nach ENCODING in DIRECTIONS Winkel stehen.</translation>
    </message>
    <message>
      <source>METHOD mfd needs slopes: give the DEM as INPUT and leave DIRECTIONS empty.</source>
      <translation>METHOD mfd braucht Gefälle: Geben Sie das Höhenmodell als INPUT an, und lassen Sie DIRECTIONS leer.</translation>
    </message>
    <message>
      <source>MFD: shared among all lower ones</source>
      <translation>MFD: auf alle tieferen verteilt</translation>
    </message>
    <message>
      <source>MIN_AREA and MIN_DEPTH leave out the spray of small hollows that every DEM has. They hold for nested lakes too: a hollow that is too small counts as part of its neighbour.</source>
      <translation>MIN_AREA und MIN_DEPTH lassen die vielen kleinen Mulden weg, die jedes Höhenmodell hat. Sie gelten auch für ineinander liegende Seen: Eine zu kleine Mulde zählt als Teil ihrer Nachbarin.</translation>
    </message>
    <message>
      <source>MIN_AREA and SMALL belong together: all watersheds are kept.</source>
      <translation>MIN_AREA und SMALL gehören zusammen: Alle Einzugsgebiete bleiben.</translation>
    </message>
    <message>
      <source>MODEL: island {} of ‘{}’ has courses but no node, in whose cells they run. {}.</source>
      <translation>MODEL: Insel {} von „{}“ hat Läufe, aber keinen Knoten, in dessen Zellen sie fließen. {}.</translation>
    </message>
    <message>
      <source>MODEL: island {} of ‘{}’ has no erosion, so no ground can be made anew. Build the model with another EROSION_CELL_SIZE than 0.</source>
      <translation>MODEL: Insel {} von „{}“ hat keine Erosion, daher lässt sich kein Boden neu machen. Bauen Sie das Modell mit einer anderen EROSION_CELL_SIZE als 0.</translation>
    </message>
    <message>
      <source>MODEL: the ground of ‘{}’ is a DEM, which no uplift has made, so it cannot be eroded anew. ‘Render terrain’ lays rivers that were edited into it as it is.</source>
      <translation>MODEL: Der Boden von „{}“ ist ein Höhenmodell, das keine Hebung gemacht hat, also kann er nicht neu erodiert werden. „Gelände berechnen“ legt bearbeitete Flüsse hinein, so wie er ist.</translation>
    </message>
    <message>
      <source>MODEL: ‘{}’ was cut to a window, and the ground follows from all land of an island. Erode the whole model.</source>
      <translation>MODEL: „{}“ wurde auf ein Fenster zugeschnitten, und der Boden folgt aus allem Land einer Insel. Erodieren Sie das ganze Modell.</translation>
    </message>
    <message>
      <source>MOUTHS: {} was left out: {}.</source>
      <translation>MOUTHS: {} wurde ausgelassen: {}.</translation>
    </message>
    <message>
      <source>Made</source>
      <translation>Erstellt</translation>
    </message>
    <message>
      <source>Magnitude after Shreve: sources above</source>
      <translation>Magnitude nach Shreve: Quellen oberhalb</translation>
    </message>
    <message>
      <source>Main rivers</source>
      <translation>Hauptflüsse</translation>
    </message>
    <message>
      <source>Make this part, grown to whole cells. Rivers are those of the whole DEM.</source>
      <translation>Diesen Teil berechnen, erweitert auf ganze Zellen. Flüsse sind die des ganzen Höhenmodells.</translation>
    </message>
    <message>
      <source>Makes a DEM of any part of a terrain model, at any cell size, with rivers that water finds again.</source>
      <translation>Erzeugt ein Höhenmodell eines beliebigen Teils eines Geländemodells, in beliebiger Zellgröße, mit Flüssen, die das Wasser wiederfindet.</translation>
    </message>
    <message>
      <source>Makes a page for each gauge, to be printed: a map of all the land that drains to it, its longest path with a profile, the hypsometric curve, and measures with their sources, among them the time of concentration by four formulas. These were fitted to different land: the page on the catchment sheet says which is for which.</source>
      <translation>Macht für jeden Pegel eine Seite zum Drucken: eine Karte allen Landes, das zu ihm entwässert, seinen längsten Weg mit einem Profil, die hypsometrische Kurve und Maße mit ihren Quellen, darunter die Konzentrationszeit nach vier Formeln. Diese wurden für verschiedenes Land angepasst: die Seite über das Datenblatt sagt, welche für welches gilt.</translation>
    </message>
    <message>
      <source>Makes a surface to start from: a plane, peaks, a pyramid, an island of two volcanoes, or fractal noise.</source>
      <translation>Erzeugt eine Ausgangsfläche: eine Ebene, Gipfel, eine Pyramide, eine Insel aus zwei Vulkanen oder fraktales Rauschen.</translation>
    </message>
    <message>
      <source>Makes a terrain model of a DEM: its rivers and lakes can be edited, and any part of it rendered finer.</source>
      <translation>Macht aus einem Höhenmodell ein Geländemodell: Seine Flüsse und Seen lassen sich bearbeiten und jeder Teil davon feiner berechnen.</translation>
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
      <source>Making masks and tiles</source>
      <translation>Masken und Kacheln machen</translation>
    </message>
    <message>
      <source>Making paths down</source>
      <translation>Wege abwärts schaffen</translation>
    </message>
    <message>
      <source>Making rating curves</source>
      <translation>Abflusskurven machen</translation>
    </message>
    <message>
      <source>Making small pictures, {} of {}: {:.0f} %</source>
      <translation>Kleine Bilder entstehen, {} von {}: {:.0f} %</translation>
    </message>
    <message>
      <source>Making the ground ready</source>
      <translation>Boden vorbereiten</translation>
    </message>
    <message>
      <source>Making the heightmap</source>
      <translation>Höhenkarte machen</translation>
    </message>
    <message>
      <source>Making the island of seed {}: {:.0f} %</source>
      <translation>Die Insel mit Startwert {} entsteht: {:.0f} %</translation>
    </message>
    <message>
      <source>Making the mesh</source>
      <translation>Netz machen</translation>
    </message>
    <message>
      <source>Making the scene</source>
      <translation>Szene machen</translation>
    </message>
    <message>
      <source>Making the sheets</source>
      <translation>Datenblätter machen</translation>
    </message>
    <message>
      <source>Making triangles</source>
      <translation>Dreiecke machen</translation>
    </message>
    <message>
      <source>Manning's roughness n</source>
      <translation>Rauheitsbeiwert n nach Manning</translation>
    </message>
    <message>
      <source>Many small steps give a better picture than few large ones.</source>
      <translation>Viele kleine Schritte geben ein besseres Bild als wenige große.</translation>
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
      <source>Map of the catchment</source>
      <translation>Karte des Einzugsgebiets</translation>
    </message>
    <message>
      <source>Map of the rivers</source>
      <translation>Karte der Flüsse</translation>
    </message>
    <message>
      <source>Maps what grows where by height, slope, wetness, rain and water, with single plants and masks for games.</source>
      <translation>Kartiert, was wo wächst, nach Höhe, Neigung, Feuchte, Regen und Wasser, mit einzelnen Pflanzen und Masken für Spiele.</translation>
    </message>
    <message>
      <source>Maps what is under water when rivers stand at a stage or carry a discharge (HAND), with rating curves.</source>
      <translation>Kartiert, was unter Wasser steht, wenn Flüsse auf einem Wasserstand stehen oder einen Abfluss führen (HAND), mit Abflusskurven.</translation>
    </message>
    <message>
      <source>Maps where rivers are steeper than their area tells: χ (chi), ksn, knickpoints, and fits the concavity.</source>
      <translation>Kartiert, wo Flüsse steiler sind, als ihre Fläche erwarten lässt: χ (chi), ksn, Knickpunkte, und passt die Konkavität an.</translation>
    </message>
    <message>
      <source>Maps where soils are wet (TWI), where water is strong (SPI) and where it erodes (LS factor), from a DEM.</source>
      <translation>Kartiert aus einem Höhenmodell, wo Böden feucht sind (TWI), wo das Wasser Kraft hat (SPI) und wo es erodiert (LS-Faktor).</translation>
    </message>
    <message>
      <source>Marking cells</source>
      <translation>Zellen markieren</translation>
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
      <source>Masks are grey pixels on the grid of the heightmap: land, rivers, flow and slope; and water, rock, shore and ground, which add up to white in each pixel, as terrains are painted with. Tiles are heights and masks in squares that share their border pixels.</source>
      <translation>Masken sind graue Pixel im Gitter der Höhenkarte: Land, Flüsse, Abfluss und Neigung; dazu Wasser, Fels, Ufer und Boden, die in jedem Pixel zusammen Weiß ergeben, wie Gelände bemalt wird. Kacheln sind Höhen und Masken in Quadraten, die sich ihre Randpixel teilen.</translation>
    </message>
    <message>
      <source>Mean area (km²)</source>
      <translation>Mittlere Fläche (km²)</translation>
    </message>
    <message>
      <source>Mean depth (m)</source>
      <translation>Mittlere Tiefe (m)</translation>
    </message>
    <message>
      <source>Mean drop (m)</source>
      <translation>Mittlerer Fall (m)</translation>
    </message>
    <message>
      <source>Mean drop of streams</source>
      <translation>Mittlerer Fall der Bäche</translation>
    </message>
    <message>
      <source>Mean erosion (m)</source>
      <translation>Mittlere Abtragung (m)</translation>
    </message>
    <message>
      <source>Mean flow (m³/s)</source>
      <translation>Mittlerer Abfluss (m³/s)</translation>
    </message>
    <message>
      <source>Mean flow at the lower end (m³/s)</source>
      <translation>Mittlerer Abfluss am unteren Ende (m³/s)</translation>
    </message>
    <message>
      <source>Mean flow of that course (m³/s)</source>
      <translation>Mittlerer Abfluss dieses Laufs (m³/s)</translation>
    </message>
    <message>
      <source>Mean flow out of the cell (m³/s)</source>
      <translation>Mittlerer Abfluss aus der Zelle (m³/s)</translation>
    </message>
    <message>
      <source>Mean flow out of the triangle (m³/s)</source>
      <translation>Mittlerer Abfluss aus dem Dreieck (m³/s)</translation>
    </message>
    <message>
      <source>Mean height</source>
      <translation>Mittlere Höhe</translation>
    </message>
    <message>
      <source>Mean height (m)</source>
      <translation>Mittlere Höhe (m)</translation>
    </message>
    <message>
      <source>Mean height above the lowest cell over the relief, cells weighed by area.</source>
      <translation>Mittlere Höhe über der tiefsten Zelle durch das Relief, Zellen nach Fläche gewichtet.</translation>
    </message>
    <message>
      <source>Mean height above the lowest over the relief</source>
      <translation>Mittlere Höhe über der kleinsten durch das Relief</translation>
    </message>
    <message>
      <source>Mean length (km)</source>
      <translation>Mittlere Länge (km)</translation>
    </message>
    <message>
      <source>Mean slope</source>
      <translation>Mittlere Neigung</translation>
    </message>
    <message>
      <source>Mean slope of the land (m/m)</source>
      <translation>Mittlere Neigung des Landes (m/m)</translation>
    </message>
    <message>
      <source>Mean slope of the land after Horn (m/m)</source>
      <translation>Mittlere Neigung des Landes nach Horn (m/m)</translation>
    </message>
    <message>
      <source>Mean temperature at height 0 (°C)</source>
      <translation>Mittlere Temperatur auf Höhe 0 (°C)</translation>
    </message>
    <message>
      <source>Mean temperature at the height of the sea (°C)</source>
      <translation>Mittlere Temperatur auf Meereshöhe (°C)</translation>
    </message>
    <message>
      <source>Mean: {:.0f}°.</source>
      <translation>Mittel: {:.0f}°.</translation>
    </message>
    <message>
      <source>Meander wavelength over width (median)</source>
      <translation>Mäanderwellenlänge durch Breite (Median)</translation>
    </message>
    <message>
      <source>Measure</source>
      <translation>Maß</translation>
    </message>
    <message>
      <source>Measure paths, slopes and shapes</source>
      <translation>Fließwege, Neigungen und Formen messen</translation>
    </message>
    <message>
      <source>Measures</source>
      <translation>Maße</translation>
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
      <source>Measuring</source>
      <translation>Messen</translation>
    </message>
    <message>
      <source>Measuring lakes</source>
      <translation>Seen messen</translation>
    </message>
    <message>
      <source>Measuring slopes</source>
      <translation>Neigungen messen</translation>
    </message>
    <message>
      <source>Measuring the area</source>
      <translation>Fläche messen</translation>
    </message>
    <message>
      <source>Measuring the drops of streams</source>
      <translation>Fallhöhen der Flussläufe messen</translation>
    </message>
    <message>
      <source>Measuring the longest paths</source>
      <translation>Längste Wege messen</translation>
    </message>
    <message>
      <source>Measuring the reaches</source>
      <translation>Abschnitte messen</translation>
    </message>
    <message>
      <source>Measuring the steepness</source>
      <translation>Steilheit messen</translation>
    </message>
    <message>
      <source>Measuring the way to rivers</source>
      <translation>Weg zu den Flüssen messen</translation>
    </message>
    <message>
      <source>Measuring upstream</source>
      <translation>Aufwärts messen</translation>
    </message>
    <message>
      <source>Measuring what drains through them</source>
      <translation>Messen, was durch sie abfließt</translation>
    </message>
    <message>
      <source>Median of real rivers 0.425.</source>
      <translation>Median wirklicher Flüsse 0,425.</translation>
    </message>
    <message>
      <source>Median {}°, {:,} angles.</source>
      <translation>Median {}°, {:,} Winkel.</translation>
    </message>
    <message>
      <source>Memory for the rasters: about {} MB</source>
      <translation>Arbeitsspeicher für die Raster: etwa {} MB</translation>
    </message>
    <message>
      <source>Memory: about {} MB ({} bytes a cell and {} MB)</source>
      <translation>Arbeitsspeicher: etwa {} MB ({} Bytes je Zelle und {} MB)</translation>
    </message>
    <message>
      <source>Memory: about {} MB ({} bytes a cell)</source>
      <translation>Arbeitsspeicher: etwa {} MB ({} Bytes je Zelle)</translation>
    </message>
    <message>
      <source>Memory: about {} MB for {} {}</source>
      <translation>Arbeitsspeicher: etwa {} MB für {} {}</translation>
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
      <source>Mesh of ‘{}’: {} nodes, {} triangles, at least {} apart</source>
      <translation>Netz von „{}“: {} Knoten, {} Dreiecke, Abstand mindestens {}</translation>
    </message>
    <message>
      <source>Mesh ‘{}’: {} nodes, {} triangles, heights from ‘{}’</source>
      <translation>Netz „{}“: {} Knoten, {} Dreiecke, Höhen aus „{}“</translation>
    </message>
    <message>
      <source>Meshes</source>
      <translation>Netze</translation>
    </message>
    <message>
      <source>Meshes are</source>
      <translation>Netze werden</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Verfahren</translation>
    </message>
    <message>
      <source>Metres around over which it is higher ever less</source>
      <translation>Meter im Umkreis, auf denen er immer weniger höher ist</translation>
    </message>
    <message>
      <source>Metres around over which it is lower ever less</source>
      <translation>Meter im Umkreis, auf denen er immer weniger tiefer ist</translation>
    </message>
    <message>
      <source>Metres by which the ground is higher</source>
      <translation>Meter, um die der Boden höher ist</translation>
    </message>
    <message>
      <source>Metres by which the ground is lower</source>
      <translation>Meter, um die der Boden tiefer ist</translation>
    </message>
    <message>
      <source>Metres for each unit of height</source>
      <translation>Meter je Höheneinheit</translation>
    </message>
    <message>
      <source>Metres of water over the ground, over lakes as they stand; no data where it is dry.</source>
      <translation>Meter Wasser über dem Boden, über Seen, wie sie stehen; keine Daten, wo es trocken ist.</translation>
    </message>
    <message>
      <source>Metres on the ground from one pixel to the next, for an image that does not say where it lies: a heightmap of a game, a PNG. Rasters with a CRS have their own.</source>
      <translation>Meter am Boden von einem Pixel zum nächsten, für ein Bild, das nicht sagt, wo es liegt: eine Höhenkarte aus einem Spiel, ein PNG. Raster mit KBS haben ihre eigenen.</translation>
    </message>
    <message>
      <source>Metres on the ground, or steps from cell to cell, for which the shortest path has the fewest steps.</source>
      <translation>Meter am Boden oder Schritte von Zelle zu Zelle, bei denen der kürzeste Weg die wenigsten Schritte hat.</translation>
    </message>
    <message>
      <source>Metres on the ground. Compare the areas with those that the gauges are known to have: one that is far too small lies on a brook beside the river.</source>
      <translation>Meter auf dem Boden. Vergleichen Sie die Flächen mit denen, die von den Pegeln bekannt sind: einer mit viel zu kleiner liegt auf einem Bach neben dem Fluss.</translation>
    </message>
    <message>
      <source>Mixed forest</source>
      <translation>Mischwald</translation>
    </message>
    <message>
      <source>Model</source>
      <translation>Modell</translation>
    </message>
    <message>
      <source>Model from a DEM</source>
      <translation>Modell aus einem Höhenmodell</translation>
    </message>
    <message>
      <source>Moments in SNAPSHOTS and MESH, beside the start.</source>
      <translation>Zeitpunkte in SNAPSHOTS und MESH, neben dem Anfang.</translation>
    </message>
    <message>
      <source>Most of {} numbers that can be compared are like those of real rivers; {}.</source>
      <translation>Die meisten von {} Zahlen, die sich vergleichen lassen, gleichen denen wirklicher Flüsse; {}.</translation>
    </message>
    <message>
      <source>Most plants (per hectare)</source>
      <translation>Höchstens so viele Pflanzen (je Hektar)</translation>
    </message>
    <message>
      <source>Mouth</source>
      <translation>Mündung</translation>
    </message>
    <message>
      <source>Mouths</source>
      <translation>Mündungen</translation>
    </message>
    <message>
      <source>Mouths lay down what they bring to the sea, on their bed and beside it, and build on straight ahead. Where a bed on such new ground stands so high above the sea, the river may leave it for a shorter way: deltas with arms. Empty: the sea takes what beds do not, and no river keeps its bed.</source>
      <translation>Mündungen lagern ab, was sie zum Meer bringen, auf ihrem Bett und daneben, und bauen geradeaus weiter. Wo ein Bett auf solchem neuen Boden so hoch über dem Meer steht, kann der Fluss es für einen kürzeren Weg verlassen: Deltas mit Armen. Leer: Das Meer nimmt auf, was Betten nicht tun, und kein Fluss behält sein Bett.</translation>
    </message>
    <message>
      <source>Move gauges to a river within (m)</source>
      <translation>Pegel an einen Fluss rücken innerhalb von (m)</translation>
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
      <source>Moving points to the water</source>
      <translation>Punkte ans Wasser rücken</translation>
    </message>
    <message>
      <source>Moving the ground</source>
      <translation>Boden bewegen</translation>
    </message>
    <message>
      <source>Moving the point to the river</source>
      <translation>Punkt an den Fluss rücken</translation>
    </message>
    <message>
      <source>Moving the points</source>
      <translation>Punkte rücken</translation>
    </message>
    <message>
      <source>Necessary, not sufficient.</source>
      <translation>Notwendig, nicht hinreichend.</translation>
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
      <source>Nine</source>
      <translation>Neun</translation>
    </message>
    <message>
      <source>No DEM was given.</source>
      <translation>Es wurde kein Höhenmodell angegeben.</translation>
    </message>
    <message>
      <source>No PNG can be written here: take .raw.</source>
      <translation>Hier lässt sich kein PNG schreiben: Nehmen Sie .raw.</translation>
    </message>
    <message>
      <source>No cell has a slope along the flow: all water leaves the data at once. Choose the SLOPE_OF horn.</source>
      <translation>Keine Zelle hat ein Gefälle entlang des Abflusses: Alles Wasser verlässt sogleich die Daten. Wählen Sie SLOPE_OF horn.</translation>
    </message>
    <message>
      <source>No cell has its middle on land, so all is sea. Choose smaller cells, or another extent.</source>
      <translation>Keine Zelle hat ihre Mitte auf Land, also ist alles Meer. Wählen Sie kleinere Zellen oder eine andere Ausdehnung.</translation>
    </message>
    <message>
      <source>No cell is lowered by more than this. Empty: any depth.</source>
      <translation>Keine Zelle wird um mehr als das tiefergelegt. Leer: jede Tiefe.</translation>
    </message>
    <message>
      <source>No cell of land drains anywhere: there are no rivers.</source>
      <translation>Keine Landzelle entwässert irgendwohin: Es gibt keine Flüsse.</translation>
    </message>
    <message>
      <source>No cell of ‘{}’ reaches the threshold of {}: there are no rivers. The greatest accumulation is {}.</source>
      <translation>Keine Zelle von „{}“ erreicht den Schwellenwert von {}: Es gibt keine Flüsse. Die größte Akkumulation ist {}.</translation>
    </message>
    <message>
      <source>No concavity: rivers have too few cells, do not fall, or have no tributaries</source>
      <translation>Keine Konkavität: Flüsse haben zu wenige Zellen, fallen nicht oder haben keine Nebenflüsse</translation>
    </message>
    <message>
      <source>No coordinate reference system is known of {}, but of {}: coordinates are taken to be on the same map.</source>
      <translation>Von {} ist kein Koordinatenbezugssystem bekannt, wohl aber von {}: Die Koordinaten gelten als auf derselben Karte.</translation>
    </message>
    <message>
      <source>No course was edited since the ground was made, so it stays as it is.</source>
      <translation>Kein Lauf wurde bearbeitet, seit der Boden gemacht wurde, also bleibt er, wie er ist.</translation>
    </message>
    <message>
      <source>No data where the cell, or any cell upstream of it, touches the edge of the raster or cells without data: more water may come from there.</source>
      <translation>Keine Daten, wo die Zelle oder eine flussaufwärts den Rand des Rasters oder Zellen ohne Daten berührt: Von dort kann mehr Wasser kommen.</translation>
    </message>
    <message>
      <source>No direction is changed. Where a path leaves the data or ends, the output has the number that the program has for this; TauDEM, SAGA and pygeoprocessing have none, and get a direction that leads out of the data.</source>
      <translation>Keine Richtung wird geändert. Wo ein Weg die Daten verlässt oder endet, hat die Ausgabe die Zahl, die das Programm dafür hat; TauDEM, SAGA und pygeoprocessing haben keine und erhalten eine Richtung, die aus den Daten hinausführt.</translation>
    </message>
    <message>
      <source>No encoding has all its values: is it a raster of flow directions? If so, set these cells to no data.</source>
      <translation>Keine Kodierung hat alle diese Werte: Ist es ein Raster von Fließrichtungen? Wenn ja, machen Sie diese Zellen zu Leerwerten.</translation>
    </message>
    <message>
      <source>No link has a length.</source>
      <translation>Kein Abschnitt hat eine Länge.</translation>
    </message>
    <message>
      <source>No river finds room on ‘{}’ with edges of {}: take a smaller SPACING.</source>
      <translation>Kein Fluss findet Platz auf „{}“ mit Kanten von {}: Nehmen Sie ein kleineres SPACING.</translation>
    </message>
    <message>
      <source>No river winds.</source>
      <translation>Kein Fluss windet sich.</translation>
    </message>
    <message>
      <source>No two rivers meet.</source>
      <translation>Nirgends treffen sich zwei Flüsse.</translation>
    </message>
    <message>
      <source>Node</source>
      <translation>Knoten</translation>
    </message>
    <message>
      <source>Node at a corner, numbered as in the mesh; the others follow anticlockwise</source>
      <translation>Knoten an einer Ecke, nummeriert wie im Netz; die anderen folgen gegen den Uhrzeigersinn</translation>
    </message>
    <message>
      <source>Node at the last corner</source>
      <translation>Knoten an der letzten Ecke</translation>
    </message>
    <message>
      <source>Node at the lower end</source>
      <translation>Knoten am unteren Ende</translation>
    </message>
    <message>
      <source>Node at the next corner</source>
      <translation>Knoten an der nächsten Ecke</translation>
    </message>
    <message>
      <source>Node at the upper end</source>
      <translation>Knoten am oberen Ende</translation>
    </message>
    <message>
      <source>Node downstream; NULL at a mouth</source>
      <translation>Knoten flussabwärts; NULL an einer Mündung</translation>
    </message>
    <message>
      <source>Node that the cell belongs to</source>
      <translation>Knoten, zu dem die Zelle gehört</translation>
    </message>
    <message>
      <source>Node to which its water comes</source>
      <translation>Knoten, zu dem sein Wasser kommt</translation>
    </message>
    <message>
      <source>Node, numbered as in the mesh</source>
      <translation>Knoten, nummeriert wie im Netz</translation>
    </message>
    <message>
      <source>Nodes</source>
      <translation>Knoten</translation>
    </message>
    <message>
      <source>Nodes are scattered so that none lies nearer to another than the spacing, along the shore first, and joined to triangles after Delaunay: no circle through the corners of one holds another node.</source>
      <translation>Knoten werden so gestreut, dass keiner einem anderen näher liegt als der Abstand, zuerst entlang des Ufers, und nach Delaunay zu Dreiecken verbunden: Kein Kreis durch die Ecken eines Dreiecks enthält einen weiteren Knoten.</translation>
    </message>
    <message>
      <source>Nodes put where rivers come near to each other: {}</source>
      <translation>Knoten, die gesetzt wurden, wo Flüsse einander nahe kommen: {}</translation>
    </message>
    <message>
      <source>Nodes where reaches begin and end: heads, junctions, gauges, lakes, sinks.</source>
      <translation>Knoten, an denen Abschnitte beginnen und enden: Quellen, Zusammenflüsse, Pegel, Seen, Endpunkte.</translation>
    </message>
    <message>
      <source>Nodes without a face, left out: {}</source>
      <translation>Knoten ohne Fläche, ausgelassen: {}</translation>
    </message>
    <message>
      <source>Noise</source>
      <translation>Rauschen</translation>
    </message>
    <message>
      <source>None of {} numbers that can be compared are like those of real rivers; {}.</source>
      <translation>Keine von {} Zahlen, die sich vergleichen lassen, gleicht denen wirklicher Flüsse; {}.</translation>
    </message>
    <message>
      <source>Normalised steepness of the stretch below (m^(2 CONCAVITY)); NULL where the river ends</source>
      <translation>Normierte Steilheit der Strecke darunter (m^(2 CONCAVITY)); NULL, wo der Fluss endet</translation>
    </message>
    <message>
      <source>North</source>
      <translation>Nord</translation>
    </message>
    <message>
      <source>North-east</source>
      <translation>Nordost</translation>
    </message>
    <message>
      <source>North-west</source>
      <translation>Nordwest</translation>
    </message>
    <message>
      <source>Not all could be compiled: first runs take longer.</source>
      <translation>Nicht alles konnte übersetzt werden: erste Läufe dauern länger.</translation>
    </message>
    <message>
      <source>Not used, as SHAPE is article: {}. Take SHAPE plane to choose them.</source>
      <translation>Nicht benutzt, da SHAPE article ist: {}. Nehmen Sie SHAPE plane, um sie zu wählen.</translation>
    </message>
    <message>
      <source>Not used, since {}: {}.</source>
      <translation>Nicht benutzt, denn {}: {}.</translation>
    </message>
    <message>
      <source>Nothing can be written into ‘{}’ ({}). Choose another folder.</source>
      <translation>In „{}“ lässt sich nichts schreiben ({}). Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
      <source>Nothing could be measured that has a range in real rivers; the table says why.</source>
      <translation>Nichts ließ sich messen, wofür wirkliche Flüsse einen Bereich haben; die Tabelle sagt, warum.</translation>
    </message>
    <message>
      <source>Nothing depends on it: whoever does not run it waits in the first run of each algorithm instead.</source>
      <translation>Nichts hängt davon ab: Wer es nicht ausführt, wartet stattdessen im ersten Lauf jedes Algorithmus.</translation>
    </message>
    <message>
      <source>Nothing is under water: no stage is above 0 where heights are known.</source>
      <translation>Nichts steht unter Wasser: Kein Wasserstand liegt über 0, wo Höhen bekannt sind.</translation>
    </message>
    <message>
      <source>Nowhere do {} km² drain through a cell, at most {} km²: there are no rivers.</source>
      <translation>Nirgends fließen {} km² durch eine Zelle ab, höchstens {} km²: Es gibt keine Flüsse.</translation>
    </message>
    <message>
      <source>Number of columns, when no extent is given.</source>
      <translation>Anzahl der Spalten, wenn keine Ausdehnung gegeben ist.</translation>
    </message>
    <message>
      <source>Number of its cells in LABELS, which cannot hold its id</source>
      <translation>Nummer seiner Zellen in LABELS, das seine Nummer nicht fasst</translation>
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
      <source>Number of rows, when no extent is given.</source>
      <translation>Anzahl der Zeilen, wenn keine Ausdehnung gegeben ist.</translation>
    </message>
    <message>
      <source>Number of snapshots</source>
      <translation>Anzahl der Momentaufnahmen</translation>
    </message>
    <message>
      <source>Number of streams</source>
      <translation>Zahl der Flussläufe</translation>
    </message>
    <message>
      <source>Number of the point, from the lower ends of rivers up</source>
      <translation>Nummer des Punktes, von den unteren Enden der Flüsse aufwärts</translation>
    </message>
    <message>
      <source>Number or text</source>
      <translation>Zahl oder Text</translation>
    </message>
    <message>
      <source>Numbers or text, another for each point: the id of its watershed, of which downstream speaks too. Empty: the field id, if it tells them apart; else they are numbered from 1.</source>
      <translation>Zahlen oder Text, für jeden Punkt etwas anderes: die Nummer (id) seines Einzugsgebiets, die auch downstream nennt. Leer: das Feld id, wenn es die Punkte unterscheidet; sonst werden sie ab 1 nummeriert.</translation>
    </message>
    <message>
      <source>Numbers stand at the mouths of the main rivers.</source>
      <translation>Nummern stehen an den Mündungen der Hauptflüsse.</translation>
    </message>
    <message>
      <source>Of channel and floodplain together: 0.03 in clean channels, 0.05 on meadows and crops, 0.1 and more in woods.</source>
      <translation>Von Gerinne und Aue zusammen: 0,03 in sauberen Gerinnen, 0,05 auf Wiesen und Äckern, 0,1 und mehr im Wald.</translation>
    </message>
    <message>
      <source>Of channel and floodplain together: 0.03 in clean channels, 0.05 on meadows, 0.1 in woods.</source>
      <translation>Von Gerinne und Vorland zusammen: 0,03 in sauberen Gerinnen, 0,05 auf Wiesen, 0,1 in Wäldern.</translation>
    </message>
    <message>
      <source>Of the densest class, conifers, for POINTS; all others have fewer.</source>
      <translation>Der dichtesten Klasse, Nadelwald, für POINTS; alle anderen haben weniger.</translation>
    </message>
    <message>
      <source>Of the growing ends at most so much above the lowest one, the one with the highest order grows first: 0 makes networks of equal size, more a few large ones between many small ones. Less than the rise of one edge does nothing. Empty: as PRESET has it: 50 times that rise, 0 for even basins, 4 times for own.</source>
      <translation>Von den wachsenden Enden, die höchstens so viel über dem tiefsten liegen, wächst zuerst das mit der höchsten Ordnung: 0 macht Flussnetze gleicher Größe, mehr einige große zwischen vielen kleinen. Weniger als der Anstieg einer Kante bewirkt nichts. Leer: wie PRESET es hat: das 50-Fache dieses Anstiegs, 0 bei even, das 4-Fache bei own.</translation>
    </message>
    <message>
      <source>Of the mesh on a coastline or a DEM. 0: the cells of the DEM; 20 000 on a coastline without one.</source>
      <translation>Des Netzes auf einer Küstenlinie oder einem Höhenmodell. 0: die Zellen des Höhenmodells; 20 000 auf einer Küstenlinie ohne eines.</translation>
    </message>
    <message>
      <source>Of the year: 9 to 12 in the middle of Europe, 15 to 18 around the Mediterranean, 26 on the equator.</source>
      <translation>Des Jahres: 9 bis 12 in der Mitte Europas, 15 bis 18 rund um das Mittelmeer, 26 am Äquator.</translation>
    </message>
    <message>
      <source>Of {:,} watersheds the {:,} largest have a sheet.</source>
      <translation>Von {:,} Einzugsgebieten haben die {:,} größten ein Datenblatt.</translation>
    </message>
    <message>
      <source>On plains, in towns and under bridges a DEM does not show where rivers run; maps do. The cells that a river crosses are lowered by DEPTH, and further wherever the bed would otherwise rise on its path to the mouth. All other cells keep their height.</source>
      <translation>In Ebenen, in Städten und unter Brücken zeigt ein Höhenmodell nicht, wo Flüsse laufen; Karten tun es. Die Zellen, die ein Fluss quert, werden um DEPTH tiefergelegt, und weiter, wo das Bett auf seinem Weg zur Mündung sonst anstiege. Alle anderen Zellen behalten ihre Höhe.</translation>
    </message>
    <message>
      <source>On the cells of the DEM: rivers carry more where more of it falls.</source>
      <translation>Auf den Zellen des Höhenmodells: Flüsse führen mehr, wo mehr davon fällt.</translation>
    </message>
    <message>
      <source>One MultiPolygon for each point.</source>
      <translation>Ein MultiPolygon für jeden Punkt.</translation>
    </message>
    <message>
      <source>One MultiPolygon for each, with its shape and heights.</source>
      <translation>Ein MultiPolygon für jedes, mit seiner Form und seinen Höhen.</translation>
    </message>
    <message>
      <source>One MultiPolygon for each.</source>
      <translation>Ein MultiPolygon für jedes.</translation>
    </message>
    <message>
      <source>One direction for each cell (D8), in the numbers of any program that ENCODING names. Where a direction leads off the raster or to a cell without data, the water leaves.</source>
      <translation>Eine Richtung für jede Zelle (D8), in den Zahlen eines Programms, das ENCODING nennt. Wo eine Richtung aus dem Raster oder zu einer Zelle ohne Daten führt, fließt das Wasser ab.</translation>
    </message>
    <message>
      <source>One direction for each cell (D8). The raster is never changed.</source>
      <translation>Eine Richtung für jede Zelle (D8). Das Raster wird nie verändert.</translation>
    </message>
    <message>
      <source>One direction for each cell, or its angle.</source>
      <translation>Eine Richtung für jede Zelle, oder ihr Winkel.</translation>
    </message>
    <message>
      <source>One for each outlet.</source>
      <translation>Eines für jeden Auslass.</translation>
    </message>
    <message>
      <source>One line for each watershed, with its id: from the divide down to the outlet, with the heights of the water where there is a DEM.</source>
      <translation>Eine Linie für jedes Einzugsgebiet, mit seiner Nummer: von der Wasserscheide hinab zum Auslass, mit den Höhen des Wassers, wo es ein Höhenmodell gibt.</translation>
    </message>
    <message>
      <source>One of {} numbers that can be compared is like those of real rivers; {}.</source>
      <translation>Eine von {} Zahlen, die sich vergleichen lassen, gleicht denen wirklicher Flüsse; {}.</translation>
    </message>
    <message>
      <source>One watershed for each</source>
      <translation>Ein Einzugsgebiet für jeden</translation>
    </message>
    <message>
      <source>One watershed for each; its fields are kept. Points on one cell share the watershed of the first.</source>
      <translation>Je ein Einzugsgebiet; die Felder bleiben erhalten. Punkte auf einer Zelle teilen das Einzugsgebiet des ersten.</translation>
    </message>
    <message>
      <source>Only cells whose water comes to one of these points have data, and count; with METHOD d8 alone. A point counts for the cell that it lies in.</source>
      <translation>Nur Zellen, deren Wasser zu einem dieser Punkte kommt, haben Daten und zählen; allein mit METHOD d8. Ein Punkt zählt für die Zelle, in der er liegt.</translation>
    </message>
    <message>
      <source>Only cells with their centre inside these polygons are land, and water leaves at their outline. Without a DEM and an extent the map lies around them and has as many columns or rows as said above.</source>
      <translation>Nur Zellen mit der Mitte in diesen Polygonen sind Land, und an deren Umriss fließt Wasser ab. Ohne Höhenmodell und Ausdehnung liegt die Karte um sie herum und hat so viele Spalten oder Zeilen wie oben angegeben.</translation>
    </message>
    <message>
      <source>Only within</source>
      <translation>Nur innerhalb</translation>
    </message>
    <message>
      <source>Open the example</source>
      <translation>Beispiel öffnen</translation>
    </message>
    <message>
      <source>Open water</source>
      <translation>Offenes Wasser</translation>
    </message>
    <message>
      <source>Opening hollows</source>
      <translation>Mulden öffnen</translation>
    </message>
    <message>
      <source>Options of the raster format, such as COMPRESS=ZSTD, parted by |. They win over the defaults: GeoTIFFs are tiled and compressed without loss. A raster named .vrt becomes a folder of such GeoTIFFs. Options that change numbers are refused for directions, ids and classes; of other rasters the log tells how far they are moved.</source>
      <translation>Optionen des Rasterformats wie COMPRESS=ZSTD, getrennt durch |. Sie gehen den Vorgaben vor: GeoTIFFs werden gekachelt und verlustfrei komprimiert. Ein Raster namens .vrt wird zu einem Ordner solcher GeoTIFFs. Optionen, die Zahlen verändern, werden für Richtungen, Nummern und Klassen abgelehnt; bei anderen Rastern sagt das Protokoll, wie weit sie verschoben werden.</translation>
    </message>
    <message>
      <source>Order</source>
      <translation>Ordnung</translation>
    </message>
    <message>
      <source>Order after Hack: 1 is the main river</source>
      <translation>Ordnung nach Hack: 1 ist der Hauptfluss</translation>
    </message>
    <message>
      <source>Order after Horton</source>
      <translation>Ordnung nach Horton</translation>
    </message>
    <message>
      <source>Order after Strahler</source>
      <translation>Ordnung nach Strahler</translation>
    </message>
    <message>
      <source>Order after Strahler at the lower end</source>
      <translation>Ordnung nach Strahler am unteren Ende</translation>
    </message>
    <message>
      <source>Order after Strahler; NULL in the sea</source>
      <translation>Ordnung nach Strahler; im Meer NULL</translation>
    </message>
    <message>
      <source>Order that it was to have when it grew; those above 1 fork as chances say</source>
      <translation>Ordnung, die er beim Wachsen haben sollte; die über 1 gabeln sich, wie die Wahrscheinlichkeiten sagen</translation>
    </message>
    <message>
      <source>Ordering the cells of lakes</source>
      <translation>Zellen der Seen ordnen</translation>
    </message>
    <message>
      <source>Ordering the rivers</source>
      <translation>Flüsse ordnen</translation>
    </message>
    <message>
      <source>Outlet, easting or longitude</source>
      <translation>Auslass, Rechtswert oder geografische Länge</translation>
    </message>
    <message>
      <source>Outlet, northing or latitude</source>
      <translation>Auslass, Hochwert oder geografische Breite</translation>
    </message>
    <message>
      <source>Outlets</source>
      <translation>Auslässe</translation>
    </message>
    <message>
      <source>Output less input, in metres: negative where it was cut, positive where it was filled.</source>
      <translation>Ausgabe minus Eingabe, in Metern: negativ, wo eingeschnitten, positiv, wo gefüllt wurde.</translation>
    </message>
    <message>
      <source>Outputs</source>
      <translation>Ausgaben</translation>
    </message>
    <message>
      <source>Oxbow lake</source>
      <translation>Altwasser</translation>
    </message>
    <message>
      <source>Oxbow lakes</source>
      <translation>Altarme</translation>
    </message>
    <message>
      <source>PC + PS + PA must be 1 (got {} = {}).</source>
      <translation>PC + PS + PA müssen 1 ergeben (es sind {} = {}).</translation>
    </message>
    <message>
      <source>PCRaster: as on a number pad</source>
      <translation>PCRaster: wie auf einem Ziffernblock</translation>
    </message>
    <message>
      <source>PEAK: rivers already rise to {} m. Take more, or leave it empty.</source>
      <translation>PEAK: Flüsse steigen schon bis {} m. Nehmen Sie mehr, oder lassen Sie es leer.</translation>
    </message>
    <message>
      <source>PEAK: the land reaches {} m of {} m, as hillslopes between its rivers cannot be steeper. Take a lower one, or rivers farther apart.</source>
      <translation>PEAK: Das Land erreicht {} m von {} m, da Hänge zwischen seinen Flüssen nicht steiler sein können. Nehmen Sie weniger, oder Flüsse, die weiter auseinander liegen.</translation>
    </message>
    <message>
      <source>PEAK: the land reaches {} m of {} m, as no slope may be steeper. Give a greater TERRAIN_SLOPE, or none.</source>
      <translation>PEAK: Das Land erreicht {} m von {} m, denn kein Hang darf steiler sein. Geben Sie ein größeres TERRAIN_SLOPE an oder keines.</translation>
    </message>
    <message>
      <source>PEAK: the land reaches {} m, above {} m, as it rises from rivers that are given. Take a higher one, or lower rivers.</source>
      <translation>PEAK: Das Land erreicht {} m, mehr als {} m, da es von gegebenen Flüssen aus ansteigt. Nehmen Sie einen höheren Gipfel, oder tiefere Flüsse.</translation>
    </message>
    <message>
      <source>PIXEL_SIZE is not used: ‘{}’ has a CRS, which says how large its cells are.</source>
      <translation>PIXEL_SIZE wird nicht benutzt: „{}“ hat ein KBS, das sagt, wie groß seine Zellen sind.</translation>
    </message>
    <message>
      <source>PNG pictures</source>
      <translation>PNG-Bilder</translation>
    </message>
    <message>
      <source>POINT is not used, since POINTS are given.</source>
      <translation>POINT wird nicht benutzt, da POINTS angegeben sind.</translation>
    </message>
    <message>
      <source>POINT lies beside the raster ‘{}’. Pick another, or check its CRS.</source>
      <translation>POINT liegt neben dem Raster „{}“. Wählen Sie einen anderen Punkt, oder prüfen Sie sein KBS.</translation>
    </message>
    <message>
      <source>POINTS must be 0 or at least {} (got {}).</source>
      <translation>POINTS muss 0 sein oder mindestens {} (ist {}).</translation>
    </message>
    <message>
      <source>POINTS needs the METHOD d8: with {} water of a cell goes several ways at once.</source>
      <translation>POINTS braucht die METHOD d8: Mit {} fließt Wasser einer Zelle auf mehreren Wegen zugleich.</translation>
    </message>
    <message>
      <source>POINTS: about {} plants would stand on this land, and {} can be made. Choose a DENSITY of at most {}, or clip the DEM.</source>
      <translation>POINTS: Etwa {} Pflanzen stünden auf diesem Land, und {} lassen sich machen. Wählen Sie eine DENSITY von höchstens {}, oder schneiden Sie das Höhenmodell zu.</translation>
    </message>
    <message>
      <source>POINTS: no point of ‘{}’ lies on a direction of ‘{}’. Is its CRS right?</source>
      <translation>POINTS: Kein Punkt von „{}“ liegt auf einer Richtung von „{}“. Stimmt sein KBS?</translation>
    </message>
    <message>
      <source>POINTS: no point of ‘{}’ lies on land of ‘{}’.</source>
      <translation>POINTS: Kein Punkt von „{}“ liegt auf Land von „{}“.</translation>
    </message>
    <message>
      <source>POINTS: there is no direction at {} of ‘{}’, and none within {}. Move such points, raise SNAP, or leave them out.</source>
      <translation>POINTS: Bei {} von „{}“ gibt es keine Richtung, und keine im Umkreis von {}. Verschieben Sie solche Punkte, erhöhen Sie SNAP, oder lassen Sie sie weg.</translation>
    </message>
    <message>
      <source>POINTS: {} points lie beyond the land and are left out.</source>
      <translation>POINTS: {} Punkte liegen jenseits des Landes und werden ausgelassen.</translation>
    </message>
    <message>
      <source>POINTS: {} {}.</source>
      <translation>POINTS: {} {}.</translation>
    </message>
    <message>
      <source>PRIMITIVES_PER_CELL: the shape of ground that is eroded does not depend on its primitives; they carry its noise and what is edited. With EROSION_CELL_SIZE 0 they are the ground.</source>
      <translation>PRIMITIVES_PER_CELL: Die Form von Boden, der erodiert wird, hängt nicht von seinen Grundformen ab; sie tragen sein Rauschen und was bearbeitet wird. Mit EROSION_CELL_SIZE 0 sind sie der Boden.</translation>
    </message>
    <message>
      <source>PROVINCES: {} drawn</source>
      <translation>PROVINCES: {} gezeichnet</translation>
    </message>
    <message>
      <source>PROVINCES: {} of ‘{}’ has the {} ‘{}’. Take one of {}.</source>
      <translation>PROVINCES: {} von „{}“ hat {} „{}“. Nehmen Sie eines von {}.</translation>
    </message>
    <message>
      <source>PROVINCES: ‘{}’ has no field ‘{}’. Give it one, with {}.</source>
      <translation>PROVINCES: „{}“ hat kein Feld „{}“. Geben Sie ihm eines, mit {}.</translation>
    </message>
    <message>
      <source>Pack the model into a third of the room, to keep it or to send it. All tools read it, and it renders the same to a centimetre, but its layers cannot be seen and edited: ‘Erode model’ makes an ordinary file of it, though not of a window. Edits stay; the layers cells, ridges and junctions, which are there to look at, are left out.</source>
      <translation>Das Modell auf ein Drittel des Platzes packen, um es aufzuheben oder zu verschicken. Alle Werkzeuge lesen es, und es ergibt auf einen Zentimeter dasselbe Gelände, aber seine Layer lassen sich nicht ansehen und bearbeiten: „Modell erodieren“ macht daraus eine gewöhnliche Datei, aber nicht aus einem Ausschnitt. Bearbeitungen bleiben; die Layer cells, ridges und junctions, die zum Ansehen da sind, fehlen.</translation>
    </message>
    <message>
      <source>Pale: not fitted.</source>
      <translation>Blass: nicht angepasst.</translation>
    </message>
    <message>
      <source>Pale: single links.</source>
      <translation>Blass: einzelne Abschnitte.</translation>
    </message>
    <message>
      <source>Parameters</source>
      <translation>Parameter</translation>
    </message>
    <message>
      <source>Part of a sketch</source>
      <translation>Teil einer Skizze</translation>
    </message>
    <message>
      <source>Part {} of {}: {}</source>
      <translation>Teil {} von {}: {}</translation>
    </message>
    <message>
      <source>Parts of sketched rivers that no river follows, and why.</source>
      <translation>Teile skizzierter Flüsse, denen kein Fluss folgt, und warum.</translation>
    </message>
    <message>
      <source>Patchiness (°C)</source>
      <translation>Fleckigkeit (°C)</translation>
    </message>
    <message>
      <source>Path</source>
      <translation>Weg</translation>
    </message>
    <message>
      <source>Path from the point nearest to the centroid</source>
      <translation>Von der Stelle neben dem Schwerpunkt bis zum Auslass</translation>
    </message>
    <message>
      <source>Path to the sea</source>
      <translation>Weg zum Meer</translation>
    </message>
    <message>
      <source>Paths</source>
      <translation>Wege</translation>
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
      <source>Perimeter (km)</source>
      <translation>Umfang (km)</translation>
    </message>
    <message>
      <source>Perimeter without stairs over that of a circle of this area, after Gravelius</source>
      <translation>Umfang ohne Stufen durch den eines Kreises mit dieser Fläche, nach Gravelius</translation>
    </message>
    <message>
      <source>Perimeter, along the cells</source>
      <translation>Umfang, entlang der Zellen</translation>
    </message>
    <message>
      <source>Phase of the bends at the first vertex (radians)</source>
      <translation>Phase der Windungen am ersten Stützpunkt (Radiant)</translation>
    </message>
    <message>
      <source>Pits</source>
      <translation>Gruben</translation>
    </message>
    <message>
      <source>Pits, cells in depressions</source>
      <translation>Gruben, Zellen in Senken</translation>
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
      <source>Place</source>
      <translation>Lage</translation>
    </message>
    <message>
      <source>Place in the order in which rivers grew; QGIS plays them an hour each</source>
      <translation>Platz in der Reihenfolge, in der Flüsse wuchsen; QGIS spielt jeden eine Stunde</translation>
    </message>
    <message>
      <source>Plants</source>
      <translation>Pflanzen</translation>
    </message>
    <message>
      <source>Plots</source>
      <translation>Diagramme</translation>
    </message>
    <message>
      <source>Plots of stream drops</source>
      <translation>Diagramme der Fallhöhen</translation>
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
      <source>Points are seldom on the very cell of the river. Metres on the ground between centres of cells. 0 leaves each on its cell, also on one without a direction into which water flows. Where none does the point moves to the nearest cell with a direction, by two cells at most or by SNAP.</source>
      <translation>Punkte liegen selten genau auf der Zelle des Flusses. Meter am Boden zwischen Zellmitten. 0 lässt jeden auf seiner Zelle, auch auf einer ohne Richtung, in die Wasser fließt. Wo keines hineinfließt, rückt der Punkt zur nächsten Zelle mit einer Richtung, um höchstens zwei Zellen oder um SNAP.</translation>
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
      <source>Points on rivers</source>
      <translation>Punkte an Flüssen</translation>
    </message>
    <message>
      <source>Points on rivers, or beside them. They may lie above each other on one river.</source>
      <translation>Punkte an Flüssen oder daneben. Sie dürfen an einem Fluss übereinander liegen.</translation>
    </message>
    <message>
      <source>Points with χ and ksn.</source>
      <translation>Punkte mit χ und ksn.</translation>
    </message>
    <message>
      <source>Polygons are</source>
      <translation>Polygone sind</translation>
    </message>
    <message>
      <source>Polygons in which all land is made anew, whether rivers were edited there or not; all around stays as it is. The new ground begins inside of their borders, the log says how far. Rivers keep their flow, and fall through old and new ground. Empty: all land that drains to an edited river.</source>
      <translation>Polygone, in denen alles Land neu gemacht wird, ob dort Flüsse bearbeitet wurden oder nicht; alles ringsum bleibt, wie es ist. Der neue Boden beginnt innerhalb ihrer Grenzen, das Protokoll sagt, wie weit. Flüsse behalten ihren Abfluss und fallen durch alten und neuen Boden. Leer: alles Land, das zu einem bearbeiteten Fluss entwässert.</translation>
    </message>
    <message>
      <source>Polygons of lakes, each of which has one level.</source>
      <translation>Polygone von Seen, von denen jeder einen Spiegel hat.</translation>
    </message>
    <message>
      <source>Polygons of lakes. Lines are cut at their shores; a field tells the lake, of nested ones the inner.</source>
      <translation>Polygone von Seen. Linien werden an ihren Ufern geschnitten; ein Feld nennt den See, bei ineinander liegenden den inneren.</translation>
    </message>
    <message>
      <source>Polygons of the sea, or of any water that takes up all that flows into it.</source>
      <translation>Polygone des Meeres oder eines Gewässers, das alles aufnimmt, was hineinfließt.</translation>
    </message>
    <message>
      <source>Polygons of water are as wide as the rivers are when they fill their banks; all threads and tributaries of a river system are one. Oxbow lakes lie beside meandering rivers, where bends have been cut off.</source>
      <translation>Polygone des Wassers sind so breit wie die Flüsse, wenn sie bis zu den Ufern voll sind; alle Arme und Nebenflüsse eines Flusssystems sind eines. Altarme liegen neben mäandrierenden Flüssen, wo Windungen abgeschnitten wurden.</translation>
    </message>
    <message>
      <source>Polygons with a field kind: range, hills, rolling, plain. A range rises fastest; rolling land has round hills and wide valleys. Where UPLIFT is given, that alone says how fast land rises. Elsewhere, and empty: by chance, from the seed.</source>
      <translation>Polygone mit einem Feld kind: range (Gebirge), hills (Hügel), rolling (sanfte Hügel), plain (Ebene). Ein Gebirge hebt sich am schnellsten; sanftes Land hat runde Hügel und breite Täler. Wo UPLIFT gegeben ist, sagt allein dieses, wie schnell Land sich hebt. Sonst, und wenn leer: zufällig, aus dem Startwert.</translation>
    </message>
    <message>
      <source>Polygons, or points for round lakes, that become lakes: the ground around them leads down to their level, rivers that cross them run in and leave at it, and they are depressions in the raster. A field level_m or level has their level in metres; without one it follows from the ground.</source>
      <translation>Polygone, oder Punkte für runde Seen, die zu Seen werden: Der Boden ringsum führt zu ihrem Spiegel hinab, Flüsse, die sie queren, münden auf dieser Höhe ein und fließen auf ihr ab, und im Raster sind sie Senken. Ein Feld level_m oder level hat ihren Spiegel in Metern; ohne dieses folgt er aus dem Boden.</translation>
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
      <source>Primitives deleted from ‘{}’: {}. Ground that was eroded keeps its shape all the same. To change it give primitives another z_m, draw into ‘carve’ or ‘add’, or render with EROSION 0.</source>
      <translation>In „{}“ gelöschte Grundformen: {}. Erodierter Boden behält trotzdem seine Form. Um ihn zu ändern, geben Sie Grundformen ein anderes z_m, zeichnen Sie in „carve“ oder „add“, oder berechnen Sie mit EROSION 0.</translation>
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
      <source>Provinces</source>
      <translation>Provinzen</translation>
    </message>
    <message>
      <source>RAIN is 0 everywhere and EVAPORATION is given: there are no lakes. Give more RAIN, or no EVAPORATION.</source>
      <translation>RAIN ist überall 0, und EVAPORATION ist angegeben: Es gibt keine Seen. Geben Sie mehr RAIN an, oder kein EVAPORATION.</translation>
    </message>
    <message>
      <source>RAIN is 0 everywhere: there are {}. Give RAIN a number above 0.</source>
      <translation>RAIN ist überall 0: Es gibt {}. Geben Sie RAIN eine Zahl über 0.</translation>
    </message>
    <message>
      <source>RAIN is not used, since EVAPORATION is empty: every lake is full.</source>
      <translation>RAIN wird nicht benutzt, da EVAPORATION leer ist: Jeder See ist voll.</translation>
    </message>
    <message>
      <source>RAIN: there is none on island {}. Give a raster that covers it, or none.</source>
      <translation>RAIN: Auf Insel {} gibt es keinen. Geben Sie ein Raster an, das sie abdeckt, oder keines.</translation>
    </message>
    <message>
      <source>RAIN: there is none on the land of the DEM. Give a raster that covers it, or none.</source>
      <translation>RAIN: Auf dem Land des Höhenmodells gibt es keinen. Geben Sie ein Raster an, das es abdeckt, oder keines.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ has no data in {} cells of the ground: no rain falls there.</source>
      <translation>RAIN: „{}“ hat in {} Zellen des Bodens keine Daten: Dort fällt kein Regen.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ has no data in {} triangles; there the mean falls.</source>
      <translation>RAIN: „{}“ hat in {} Dreiecken keine Daten; dort fällt das Mittel.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ has no data on {} % of the land; there the mean falls.</source>
      <translation>RAIN: „{}“ hat auf {} % des Landes keine Daten; dort fällt der Mittelwert.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ has no rain on the land. Give a raster that covers it, or none.</source>
      <translation>RAIN: „{}“ hat keinen Regen auf dem Land. Geben Sie ein Raster an, das es abdeckt, oder keines.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ has values below 0 (down to {}). Rain is 0 or more.</source>
      <translation>RAIN: „{}“ hat Werte unter 0 (bis hinab zu {}). Regen ist 0 oder mehr.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ is 0 or has no data in all cells of the ground. Rain must fall somewhere.</source>
      <translation>RAIN: „{}“ ist 0 oder hat keine Daten in allen Zellen des Bodens. Irgendwo muss Regen fallen.</translation>
    </message>
    <message>
      <source>RISE_AFTER ({}) is more than ITERATIONS ({}): the sea would never rise. Take fewer steps before it rises, or more in all.</source>
      <translation>RISE_AFTER ({}) ist mehr als ITERATIONS ({}): Das Meer würde nie steigen. Nehmen Sie weniger Schritte, bis es steigt, oder mehr im Ganzen.</translation>
    </message>
    <message>
      <source>RIVERS are drawn from this flow on. Empty: the fiftieth part of the land with most flow.</source>
      <translation>RIVERS werden von diesem Abfluss an gezeichnet. Leer: der fünfzigste Teil des Landes mit dem meisten Abfluss.</translation>
    </message>
    <message>
      <source>RIVERS are {} times as wide as usual and wind {} times as much</source>
      <translation>RIVERS sind {}-mal so breit wie üblich und winden sich {}-mal so stark</translation>
    </message>
    <message>
      <source>RIVERS: all lines of ‘{}’ end where they begin. Choose a layer of rivers.</source>
      <translation>RIVERS: Alle Linien von „{}“ enden, wo sie beginnen. Wählen Sie einen Layer mit Flüssen.</translation>
    </message>
    <message>
      <source>RIVERS: every cell is river, so all distances are 0. Give a raster that is above 0 in rivers alone, as ‘River threshold’ makes it.</source>
      <translation>RIVERS: Jede Zelle ist Fluss, also sind alle Entfernungen 0. Geben Sie ein Raster an, das nur in Flüssen über 0 liegt, wie „Schwellenwert für Flüsse“ es macht.</translation>
    </message>
    <message>
      <source>RIVERS: no cell of ‘{}’ is river. Do the layers overlap?</source>
      <translation>RIVERS: Keine Zelle von „{}“ ist Fluss. Überlappen die Layer?</translation>
    </message>
    <message>
      <source>RIVERS: no line of ‘{}’ ({}) lies on land of ‘{}’ ({}): choose other rivers, or correct the CRS of the layer that has a wrong one.</source>
      <translation>RIVERS: Keine Linie von „{}“ ({}) liegt auf Land von „{}“ ({}): Wählen Sie andere Flüsse, oder berichtigen Sie das KBS des Layers, der ein falsches hat.</translation>
    </message>
    <message>
      <source>RIVERS: no line of ‘{}’ can be part of a network. The first of them: {}.</source>
      <translation>RIVERS: Keine Linie von „{}“ kann Teil eines Netzes sein. Die erste davon: {}.</translation>
    </message>
    <message>
      <source>RIVERS: no line of ‘{}’ follows the directions of ‘{}’. Take rivers that were made from these directions.</source>
      <translation>RIVERS: Keine Linie von „{}“ folgt den Richtungen von „{}“. Nehmen Sie Flüsse, die aus diesen Richtungen gemacht wurden.</translation>
    </message>
    <message>
      <source>RIVERS: {} has a height of {} m. Correct it.</source>
      <translation>RIVERS: {} hat eine Höhe von {} m. Berichtigen Sie sie.</translation>
    </message>
    <message>
      <source>RIVERS: {} lies too high beside {}, as no slope between them may be so steep. It was lowered by up to {}. Correct the heights there.</source>
      <translation>RIVERS: {} liegt neben {} zu hoch, da kein Hang dazwischen so steil sein darf. Um bis zu {} tiefer gelegt. Berichtigen Sie dort die Höhen.</translation>
    </message>
    <message>
      <source>RIVERS: {} more lie too high beside others, and were lowered.</source>
      <translation>RIVERS: {} weitere liegen zu hoch neben anderen und wurden abgesenkt.</translation>
    </message>
    <message>
      <source>RIVERS: {} more: {}.</source>
      <translation>RIVERS: {} weitere: {}.</translation>
    </message>
    <message>
      <source>RIVERS: {} {}: left out. Move such rivers, or choose their coast.</source>
      <translation>RIVERS: {} {}: ausgelassen. Verschieben Sie solche Flüsse, oder wählen Sie ihre Küste.</translation>
    </message>
    <message>
      <source>RIVERS: {}.</source>
      <translation>RIVERS: {}.</translation>
    </message>
    <message>
      <source>RIVERS: ‘{}’ has no line. Choose a layer of rivers.</source>
      <translation>RIVERS: „{}“ hat keine Linie. Wählen Sie einen Layer mit Flüssen.</translation>
    </message>
    <message>
      <source>RIVERS: ‘{}’ holds no lines; the DEM stays as it is.</source>
      <translation>RIVERS: „{}“ enthält keine Linien; das Höhenmodell bleibt, wie es ist.</translation>
    </message>
    <message>
      <source>Radius (m)</source>
      <translation>Radius (m)</translation>
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
      <source>Rain and snow (mm a year)</source>
      <translation>Regen und Schnee (mm im Jahr)</translation>
    </message>
    <message>
      <source>Rain on its catchment and what lakes above spill into it (m³/s)</source>
      <translation>Regen auf seinem Einzugsgebiet und was Seen darüber in ihn überlaufen lassen (m³/s)</translation>
    </message>
    <message>
      <source>Rain on the land: {} m³/s, of which {} evaporate from lakes and {} leave</source>
      <translation>Regen auf das Land: {} m³/s, davon verdunsten {} aus Seen, und {} fließen ab</translation>
    </message>
    <message>
      <source>Raised by more than 0.1 m: {} cells</source>
      <translation>Um mehr als 0,1 m angehoben: {} Zellen</translation>
    </message>
    <message>
      <source>Raises every cell of a DEM to the lowest level from which its water can still reach the sea or the edge.</source>
      <translation>Hebt jede Zelle eines Höhenmodells auf das niedrigste Niveau, von dem ihr Wasser noch das Meer oder den Rand erreicht.</translation>
    </message>
    <message>
      <source>Raising depressions</source>
      <translation>Senken anheben</translation>
    </message>
    <message>
      <source>Raising the ground</source>
      <translation>Boden anheben</translation>
    </message>
    <message>
      <source>Raising the land</source>
      <translation>Land anheben</translation>
    </message>
    <message>
      <source>Raising the water</source>
      <translation>Wasser anheben</translation>
    </message>
    <message>
      <source>Random rain erodes a mountain, and a report measures the rivers that it made.</source>
      <translation>Zufälliger Regen erodiert einen Berg, und ein Bericht misst die Flüsse, die er gemacht hat.</translation>
    </message>
    <message>
      <source>Range of heights that grow together (m)</source>
      <translation>Höhenbereich, der zusammen wächst (m)</translation>
    </message>
    <message>
      <source>Range of the temperature (°C)</source>
      <translation>Schwankung der Temperatur (°C)</translation>
    </message>
    <message>
      <source>Ranking flat cells</source>
      <translation>Ebene Zellen reihen</translation>
    </message>
    <message>
      <source>Raster of the same cells, in any unit: the more, the likelier a drop falls there; none falls where it has no data. Empty: the same everywhere.</source>
      <translation>Raster derselben Zellen, in beliebiger Einheit: je mehr, desto eher fällt dort ein Tropfen; keiner fällt, wo es keine Daten hat. Leer: überall gleich viel.</translation>
    </message>
    <message>
      <source>Rasters cannot be written as ‘{}’. Use .tif, for example.</source>
      <translation>Raster lassen sich nicht als „{}“ schreiben. Nehmen Sie zum Beispiel .tif.</translation>
    </message>
    <message>
      <source>Rating curves</source>
      <translation>Abflusskurven</translation>
    </message>
    <message>
      <source>Reach that begins here; NULL at a sink</source>
      <translation>Abschnitt, der hier beginnt; NULL an einer Senke</translation>
    </message>
    <message>
      <source>Reach, by the id of its river</source>
      <translation>Abschnitt, nach der Nummer seines Flusses</translation>
    </message>
    <message>
      <source>Reaches</source>
      <translation>Abschnitte</translation>
    </message>
    <message>
      <source>Reaches that carry more than their rating curve tells</source>
      <translation>Abschnitte, die mehr führen, als ihre Abflusskurve angibt</translation>
    </message>
    <message>
      <source>Reaches that carry more than their rating curve tells, and stand at MAX_STAGE: {}. Give a greater MAX_STAGE, or check the discharge.</source>
      <translation>Abschnitte, die mehr führen, als ihre Abflusskurve angibt, und bei MAX_STAGE stehen: {}. Geben Sie ein größeres MAX_STAGE an, oder prüfen Sie den Abfluss.</translation>
    </message>
    <message>
      <source>Reaches without a rating curve have the stage of the next one downstream.</source>
      <translation>Abschnitte ohne Abflusskurve haben den Wasserstand des nächsten flussabwärts.</translation>
    </message>
    <message>
      <source>Reaches without a rating curve, since they {}: {}.</source>
      <translation>Abschnitte ohne Abflusskurve, da sie {}: {}.</translation>
    </message>
    <message>
      <source>Reading</source>
      <translation>Lesen</translation>
    </message>
    <message>
      <source>Reading cells</source>
      <translation>Zellen lesen</translation>
    </message>
    <message>
      <source>Reading heights and lakes</source>
      <translation>Höhen und Seen lesen</translation>
    </message>
    <message>
      <source>Reading lakes and heights</source>
      <translation>Seen und Höhen lesen</translation>
    </message>
    <message>
      <source>Reading the DEM</source>
      <translation>Höhenmodell lesen</translation>
    </message>
    <message>
      <source>Reading the accumulation</source>
      <translation>Akkumulation lesen</translation>
    </message>
    <message>
      <source>Reading the coast</source>
      <translation>Küste lesen</translation>
    </message>
    <message>
      <source>Reading the directions</source>
      <translation>Fließrichtungen lesen</translation>
    </message>
    <message>
      <source>Reading the ground</source>
      <translation>Boden lesen</translation>
    </message>
    <message>
      <source>Reading the land</source>
      <translation>Land lesen</translation>
    </message>
    <message>
      <source>Reading the model</source>
      <translation>Modell lesen</translation>
    </message>
    <message>
      <source>Reading the points</source>
      <translation>Punkte lesen</translation>
    </message>
    <message>
      <source>Reading the rain</source>
      <translation>Regen lesen</translation>
    </message>
    <message>
      <source>Reading the rivers</source>
      <translation>Flüsse lesen</translation>
    </message>
    <message>
      <source>Reading the water</source>
      <translation>Wasser lesen</translation>
    </message>
    <message>
      <source>Reading the weights</source>
      <translation>Gewichte lesen</translation>
    </message>
    <message>
      <source>Reads all the water out of a DEM in one run: directions, accumulation, rivers, watersheds and lakes.</source>
      <translation>Liest alles Wasser in einem Lauf aus einem Höhenmodell: Richtungen, Akkumulation, Flüsse, Einzugsgebiete und Seen.</translation>
    </message>
    <message>
      <source>Real rivers</source>
      <translation>Wirkliche Flüsse</translation>
    </message>
    <message>
      <source>Recharge of the ground water (mm a year)</source>
      <translation>Grundwasserneubildung (mm im Jahr)</translation>
    </message>
    <message>
      <source>Reed</source>
      <translation>Schilf</translation>
    </message>
    <message>
      <source>Reference area of χ (km²)</source>
      <translation>Bezugsfläche von χ (km²)</translation>
    </message>
    <message>
      <source>References</source>
      <translation>Literatur</translation>
    </message>
    <message>
      <source>Relative uplift, from 0 to 1, as it was painted or made. Given as UPLIFT it makes the same terrain again.</source>
      <translation>Relative Hebung, von 0 bis 1, wie sie gemalt oder erzeugt wurde. Als UPLIFT gegeben, ergibt sie wieder dasselbe Gelände.</translation>
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
      <source>Remark</source>
      <translation>Anmerkung</translation>
    </message>
    <message>
      <source>Render terrain</source>
      <translation>Gelände berechnen</translation>
    </message>
    <message>
      <source>Render this part, grown to whole cells of the model's grid. Across 180°, west may be greater than east. Empty: all land.</source>
      <translation>Diesen Teil berechnen, erweitert auf ganze Zellen im Gitter des Modells. Über 180° hinweg darf West größer sein als Ost. Leer: alles Land.</translation>
    </message>
    <message>
      <source>Rendering</source>
      <translation>Rendern</translation>
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
      <source>Report of noise</source>
      <translation>Bericht über das Rauschen</translation>
    </message>
    <message>
      <source>Report of rain</source>
      <translation>Bericht über den Regen</translation>
    </message>
    <message>
      <source>Report of rivers</source>
      <translation>Bericht über Flüsse</translation>
    </message>
    <message>
      <source>Report of the terrain</source>
      <translation>Bericht über das Gelände</translation>
    </message>
    <message>
      <source>Rescale to relief (m)</source>
      <translation>Auf Relief skalieren (m)</translation>
    </message>
    <message>
      <source>Restore it from a copy, or make the model again</source>
      <translation>Stellen Sie es aus einer Kopie wieder her, oder machen Sie das Modell neu</translation>
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
      <source>RichDEM: west 1, north-west 2 … south-west 8</source>
      <translation>RichDEM: West 1, Nordwest 2 … Südwest 8</translation>
    </message>
    <message>
      <source>Ridge</source>
      <translation>Kamm</translation>
    </message>
    <message>
      <source>Ridges</source>
      <translation>Grate</translation>
    </message>
    <message>
      <source>Riparian wood</source>
      <translation>Auwald</translation>
    </message>
    <message>
      <source>Rise of the sea (m)</source>
      <translation>Anstieg des Meeres (m)</translation>
    </message>
    <message>
      <source>River</source>
      <translation>Fluss</translation>
    </message>
    <message>
      <source>River cells</source>
      <translation>Flusszellen</translation>
    </message>
    <message>
      <source>River cells of a DEM</source>
      <translation>Flusszellen eines Höhenmodells</translation>
    </message>
    <message>
      <source>River cells with a lower stage, since the water below stands lower: {}</source>
      <translation>Flusszellen mit niedrigerem Wasserstand, da das Wasser unterhalb niedriger steht: {}</translation>
    </message>
    <message>
      <source>River cells: {} of {}</source>
      <translation>Flusszellen: {} von {}</translation>
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
      <source>River line that leads down from here; NULL at a mouth</source>
      <translation>Flusslinie, die von hier abwärts führt; NULL an einer Mündung</translation>
    </message>
    <message>
      <source>River line that leads out of the cell; NULL at the sea</source>
      <translation>Flusslinie, die aus der Zelle führt; NULL am Meer</translation>
    </message>
    <message>
      <source>River link</source>
      <translation>Flussabschnitt</translation>
    </message>
    <message>
      <source>River link that begins here; NULL where a river ends</source>
      <translation>Flussabschnitt, der hier beginnt; NULL, wo ein Fluss endet</translation>
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
      <source>River links that end here</source>
      <translation>Flussabschnitte, die hier enden</translation>
    </message>
    <message>
      <source>River links that only the erosion has made: {:,} of {:,}.</source>
      <translation>Flussabschnitte, die erst die Erosion geschaffen hat: {:,} von {:,}.</translation>
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
      <source>River steepness</source>
      <translation>Steilheit der Flüsse</translation>
    </message>
    <message>
      <source>River system: the course that reaches the sea</source>
      <translation>Flusssystem: der Lauf, der das Meer erreicht</translation>
    </message>
    <message>
      <source>River that it lies on, by its id</source>
      <translation>Fluss, an dem er liegt, nach dessen Nummer</translation>
    </message>
    <message>
      <source>River that this one flows into; NULL where it ends</source>
      <translation>Fluss, in den dieser mündet; NULL, wo er endet</translation>
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
      <source>Rivers and hillslopes cut into the DEM until its land has sunk by so much in the mean: 3 makes river land of noise that is still the same land, 8 a mountain range. Gentle land sinks by less. Coasts and lakes that are there stay. 0: none.</source>
      <translation>Flüsse und Hänge schneiden in das DGM, bis sein Land im Mittel um so viel gesunken ist: 3 macht aus Rauschen Flussland, das noch dasselbe Land ist, 8 ein Gebirge. Sanftes Land sinkt weniger. Küsten und Seen, die da sind, bleiben. 0: keine.</translation>
    </message>
    <message>
      <source>Rivers and watersheds are those that water finds on the terrain: the rivers that were grown or sketched, and the side valleys that erosion has cut between them. No cell of land is a pit.</source>
      <translation>Flüsse und Einzugsgebiete sind die, die Wasser im Gelände findet: die gewachsenen oder skizzierten Flüsse und die Seitentäler, die die Erosion dazwischen eingeschnitten hat. Keine Landzelle ist eine Grube.</translation>
    </message>
    <message>
      <source>Rivers are cut at the shores of {} lakes in balance, of {} km² or more</source>
      <translation>Flüsse werden an den Ufern von {} Seen im Gleichgewicht geschnitten, die {} km² oder mehr haben</translation>
    </message>
    <message>
      <source>Rivers are cut at the shores of {} lakes, of {} cells or more</source>
      <translation>Flüsse werden an den Ufern von {} Seen geschnitten, die {} Zellen oder mehr haben</translation>
    </message>
    <message>
      <source>Rivers are wider the higher their order.</source>
      <translation>Flüsse sind umso breiter, je höher ihre Ordnung ist.</translation>
    </message>
    <message>
      <source>Rivers begin at (cells)</source>
      <translation>Flüsse beginnen bei (Zellen)</translation>
    </message>
    <message>
      <source>Rivers begin at (km²)</source>
      <translation>Flüsse beginnen bei (km²)</translation>
    </message>
    <message>
      <source>Rivers begin at an accumulation of {}, in its unit</source>
      <translation>Flüsse beginnen bei einer Akkumulation von {}, in deren Einheit</translation>
    </message>
    <message>
      <source>Rivers begin where {} km² drain through a cell</source>
      <translation>Flüsse beginnen, wo {} km² durch eine Zelle abfließen</translation>
    </message>
    <message>
      <source>Rivers begin where {} km² drain through a triangle (THRESHOLD, chosen)</source>
      <translation>Flüsse beginnen, wo {} km² durch ein Dreieck abfließen (THRESHOLD, gewählt)</translation>
    </message>
    <message>
      <source>Rivers below order {} are too many to be drawn.</source>
      <translation>Flüsse unter Ordnung {} sind zu viele, um gezeichnet zu werden.</translation>
    </message>
    <message>
      <source>Rivers cross at {} corners of cells: that is where the directions lead.</source>
      <translation>Flüsse kreuzen sich an {} Zellecken: Dorthin führen die Richtungen.</translation>
    </message>
    <message>
      <source>Rivers erode an island of two volcanoes, its cells and a mesh of it in time.</source>
      <translation>Flüsse erodieren eine Insel mit zwei Vulkanen, ihre Zellen und ein Netz von ihr in der Zeit.</translation>
    </message>
    <message>
      <source>Rivers found again by D8</source>
      <translation>Von D8 wiedergefundene Flüsse</translation>
    </message>
    <message>
      <source>Rivers from rain</source>
      <translation>Flüsse aus Regen</translation>
    </message>
    <message>
      <source>Rivers grow on an island, from drawn ones if there are any, and a report measures them.</source>
      <translation>Flüsse wachsen auf einer Insel, von gezeichneten aus, wenn es welche gibt, und ein Bericht misst sie.</translation>
    </message>
    <message>
      <source>Rivers grow upstream from mouths along the coast, edge by edge: always one of the lowest ends goes on, forks or takes a tributary, by chances that decide what the basins look like, and no edge comes near another or near the sea. Rivers rise strictly, never cross, and all reach the sea. Each line knows the line it flows into, its orders, lengths and areas, its flow, width and depth, and its type after Rosgen.</source>
      <translation>Flüsse wachsen von Mündungen entlang der Küste flussaufwärts, Kante für Kante: Stets wächst eines der tiefsten Enden weiter, gabelt sich oder nimmt einen Nebenfluss auf, nach Wahrscheinlichkeiten, die bestimmen, wie die Becken aussehen, und keine Kante kommt einer anderen oder dem Meer zu nahe. Flüsse steigen flussaufwärts stetig an, kreuzen sich nie und erreichen alle das Meer. Jede Linie kennt die Linie, in die sie fließt, ihre Ordnungen, Längen und Flächen, ihren Abfluss, ihre Breite und Tiefe und ihren Typ nach Rosgen.</translation>
    </message>
    <message>
      <source>Rivers in balance with uplift fall as a power of their area, &lt;i&gt;S&lt;/i&gt; = &lt;i&gt;k&lt;/i&gt;&lt;sub&gt;sn&lt;/sub&gt; &lt;i&gt;A&lt;/i&gt;&lt;sup&gt;-θ&lt;/sup&gt;. χ is the length from the mouth up, each step weighted by (&lt;i&gt;A&lt;/i&gt;&lt;sub&gt;0&lt;/sub&gt;/&lt;i&gt;A&lt;/i&gt;)&lt;sup&gt;θ&lt;/sup&gt;: over it such a river is a straight line, and the steeper, the faster the land rises or the harder its rock is.</source>
      <translation>Flüsse im Gleichgewicht mit der Hebung fallen wie eine Potenz ihrer Fläche, &lt;i&gt;S&lt;/i&gt; = &lt;i&gt;k&lt;/i&gt;&lt;sub&gt;sn&lt;/sub&gt; &lt;i&gt;A&lt;/i&gt;&lt;sup&gt;-θ&lt;/sup&gt;. χ ist die Länge von der Mündung aufwärts, jeder Schritt mit (&lt;i&gt;A&lt;/i&gt;&lt;sub&gt;0&lt;/sub&gt;/&lt;i&gt;A&lt;/i&gt;)&lt;sup&gt;θ&lt;/sup&gt; gewichtet: Darüber aufgetragen ist ein solcher Fluss eine Gerade, und sie ist umso steiler, je schneller sich das Land hebt oder je härter sein Gestein ist.</translation>
    </message>
    <message>
      <source>Rivers may be drawn in any direction; each must lead to the sea. What cannot be part of a network is left out, and the log names it with the remedy. All islands of the coast get terrain, those without rivers too. Lengths are metres on the ground whatever the CRS.</source>
      <translation>Flüsse dürfen in beliebiger Richtung gezeichnet sein; jeder muss zum Meer führen. Was nicht Teil eines Flussnetzes sein kann, wird weggelassen, und das Protokoll nennt es mit der Abhilfe. Alle Inseln der Küste erhalten Gelände, auch die ohne Flüsse. Längen sind Meter am Boden, in jedem KBS.</translation>
    </message>
    <message>
      <source>Rivers of a model can be moved, drawn, deleted, raised and lowered. ‘Render terrain’ then cuts their beds into the ground as it was. Here uplift, rivers and hillslopes come into balance again: old valleys grow over, new ones open, and divides move, on all land that drains to an edited river or did so before.</source>
      <translation>Flüsse eines Modells lassen sich verschieben, zeichnen, löschen, anheben und tieferlegen. „Gelände berechnen“ schneidet ihre Betten dann in den Boden ein, wie er war. Hier kommen Hebung, Flüsse und Hänge wieder ins Gleichgewicht: Alte Täler wachsen zu, neue öffnen sich, und Wasserscheiden wandern, auf allem Land, das zu einem bearbeiteten Fluss entwässert oder es vorher tat.</translation>
    </message>
    <message>
      <source>Rivers of a single cell, which have no line: {}</source>
      <translation>Flüsse aus einer einzigen Zelle, die keine Linie haben: {}</translation>
    </message>
    <message>
      <source>Rivers of an island</source>
      <translation>Flüsse einer Insel</translation>
    </message>
    <message>
      <source>Rivers of noise</source>
      <translation>Flüsse des Rauschens</translation>
    </message>
    <message>
      <source>Rivers of rain</source>
      <translation>Flüsse des Regens</translation>
    </message>
    <message>
      <source>Rivers of the network that D8 finds on the raster (%)</source>
      <translation>Flüsse des Netzes, die D8 auf dem Raster findet (%)</translation>
    </message>
    <message>
      <source>Rivers of the terrain</source>
      <translation>Flüsse des Geländes</translation>
    </message>
    <message>
      <source>Rivers of {}</source>
      <translation>Flüsse von {}</translation>
    </message>
    <message>
      <source>Rivers run down the DEM as it is, into its hollows. Those that begin or end in a body of water last; others dry out where they end.</source>
      <translation>Flüsse laufen das Höhenmodell hinab, wie es ist, in seine Mulden. Die in einem Gewässer beginnen oder enden, bestehen fort; andere trocknen aus, wo sie enden.</translation>
    </message>
    <message>
      <source>Rivers that are known</source>
      <translation>Bekannte Flüsse</translation>
    </message>
    <message>
      <source>Rivers that carry more part into several arms at the sea, and grown ones build land into it. Empty: 25.</source>
      <translation>Flüsse, die mehr führen, teilen sich am Meer in mehrere Arme, und gewachsene bauen Land hinein. Leer: 25.</translation>
    </message>
    <message>
      <source>Rivers that dry out</source>
      <translation>Flüsse, die versiegen</translation>
    </message>
    <message>
      <source>Rivers that last</source>
      <translation>Flüsse, die dauern</translation>
    </message>
    <message>
      <source>Rivers that were grown, edited or mapped become courses: with bends, side channels and deltas after their type, falling to the sea, each in the cell of its node. The land between them is eroded once, on cells of its own. On it lie primitives: discs of ground with a height, a radius and a roughness.</source>
      <translation>Gewachsene, bearbeitete oder kartierte Flüsse werden zu Läufen: mit Windungen, Nebenarmen und Deltas nach ihrem Typ, mit Gefälle bis zum Meer, jeder in der Zelle seines Knotens. Das Land dazwischen wird einmal erodiert, auf eigenen Zellen. Darauf liegen Grundformen: Scheiben aus Boden mit Höhe, Radius und Rauheit.</translation>
    </message>
    <message>
      <source>Rivers without a steepness, since they are shorter than STEP: {} of {}</source>
      <translation>Flüsse ohne Steilheit, da sie kürzer als STEP sind: {} von {}</translation>
    </message>
    <message>
      <source>Roads, bridges and dams hold water up in a DEM that runs through in the field. A channel changes far fewer heights there than a fill does. From each pit the path to lower ground is found along which the least height must be removed; the cells on it are lowered to the height of the pit, and no further.</source>
      <translation>Straßen, Brücken und Dämme stauen in einem Höhenmodell Wasser, das in der Natur hindurchfließt. Eine Rinne ändert dort weit weniger Höhen als eine Füllung. Von jeder Grube wird der Weg zu tieferem Boden gesucht, auf dem am wenigsten Höhe abzutragen ist; die Zellen darauf werden auf die Höhe der Grube gelegt, nicht tiefer.</translation>
    </message>
    <message>
      <source>Rock and scree</source>
      <translation>Fels und Schutt</translation>
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
      <source>Roughness below the cells</source>
      <translation>Rauheit unterhalb der Zellen</translation>
    </message>
    <message>
      <source>Roughness lays fractal noise over any shape. The same seed gives the same surface on every computer; more columns and rows, with the relief given, nearly the same surface in more detail.</source>
      <translation>Rauheit legt fraktales Rauschen über jede Form. Derselbe Startwert gibt auf jedem Rechner dieselbe Fläche; mehr Spalten und Zeilen bei gegebenem Relief fast dieselbe Fläche mit mehr Einzelheiten.</translation>
    </message>
    <message>
      <source>Roughness of the land below the cells of the DEM (m)</source>
      <translation>Rauheit des Landes unterhalb der Zellen des Höhenmodells (m)</translation>
    </message>
    <message>
      <source>Routing</source>
      <translation>Wasserwege finden</translation>
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
      <source>Runoff (mm per hour)</source>
      <translation>Abflusshöhe (mm je Stunde)</translation>
    </message>
    <message>
      <source>Runs made</source>
      <translation>Durchgeführte Läufe</translation>
    </message>
    <message>
      <source>SAGA: north 0, north-east 1 … north-west 7</source>
      <translation>SAGA: Nord 0, Nordost 1 … Nordwest 7</translation>
    </message>
    <message>
      <source>SALT_PANS is to be written, but EVAPORATION is empty: every lake is full. Leave one out.</source>
      <translation>SALT_PANS soll geschrieben werden, aber EVAPORATION ist leer: Jeder See ist voll. Lassen Sie eines weg.</translation>
    </message>
    <message>
      <source>SCALE_FILE: ‘{}’ does not say what a heightmap means ({}). Take the JSON file that ‘Export heightmap’ has written as SCALE.</source>
      <translation>SCALE_FILE: „{}“ sagt nicht, was eine Höhenkarte bedeutet ({}). Nehmen Sie die JSON-Datei, die „Höhenkarte exportieren“ als SCALE geschrieben hat.</translation>
    </message>
    <message>
      <source>SCENE has a corner for one in {} columns and rows: it would be too large otherwise</source>
      <translation>SCENE hat einen Eckpunkt je {} Spalten und Zeilen: Es wäre sonst zu groß</translation>
    </message>
    <message>
      <source>SCS lag (with CN)</source>
      <translation>SCS-Verzögerungszeit (mit CN)</translation>
    </message>
    <message>
      <source>SEA_FLOOR: the ground of this model is a DEM, which has no sea floor to make. Take ‘nodata’.</source>
      <translation>SEA_FLOOR: Der Boden dieses Modells ist ein Höhenmodell, das keinen Meeresboden zu machen hat. Nehmen Sie „nodata“.</translation>
    </message>
    <message>
      <source>SEA_LEVEL is {} in the numbers of ‘{}’, which is a height of {} m</source>
      <translation>SEA_LEVEL ist {} in den Zahlen von „{}“, das ist eine Höhe von {} m</translation>
    </message>
    <message>
      <source>SEA_RISE drowns the valleys that rivers have cut, SCOUR lets them cut below the sea: inlets and fjords. With AVULSION mouths build out into the sea and rivers leave beds that have risen: deltas with arms.</source>
      <translation>SEA_RISE ertränkt die Täler, die Flüsse vorher eingeschnitten haben, SCOUR lässt sie unter dem Meer einschneiden: Buchten und Fjorde. Mit AVULSION bauen Mündungen ins Meer hinaus, und Flüsse verlassen Betten, die aufgestiegen sind: Deltas mit Armen.</translation>
    </message>
    <message>
      <source>SKETCH: no line of ‘{}’ lies on land of ‘{}’. Choose other lines, or correct the CRS of the layer that has a wrong one.</source>
      <translation>SKETCH: Keine Linie von „{}“ liegt auf Land von „{}“. Wählen Sie andere Linien, oder berichtigen Sie das KBS des Layers, der ein falsches hat.</translation>
    </message>
    <message>
      <source>SKETCH: no line of ‘{}’ touches the land of ‘{}’. Check the CRS, or draw rivers on land.</source>
      <translation>SKETCH: Keine Linie von „{}“ berührt das Land von „{}“. Prüfen Sie das KBS, oder zeichnen Sie Flüsse auf Land.</translation>
    </message>
    <message>
      <source>SKETCH: {} km of rivers lie in the DEM, {} m deep</source>
      <translation>SKETCH: {} km Flüsse liegen im Höhenmodell, {} m tief</translation>
    </message>
    <message>
      <source>SKETCH: {} of {} are not followed: {}</source>
      <translation>SKETCH: {} von {} werden nicht befolgt: {}</translation>
    </message>
    <message>
      <source>SKETCH: ‘{}’ has no line.</source>
      <translation>SKETCH: „{}“ hat keine Linie.</translation>
    </message>
    <message>
      <source>SLOPE_SKETCH: {} slopes of the land and {} of rivers are sketched</source>
      <translation>SLOPE_SKETCH: {} Neigungen des Landes und {} von Flüssen sind skizziert</translation>
    </message>
    <message>
      <source>SLOPE_SKETCH: ‘{}’ has no field slope or river_slope with numbers. Add one, in metres per metre.</source>
      <translation>SLOPE_SKETCH: „{}“ hat kein Feld slope oder river_slope mit Zahlen. Fügen Sie eines hinzu, in Metern je Meter.</translation>
    </message>
    <message>
      <source>SNAPPED is for BY points: it is not written.</source>
      <translation>SNAPPED gilt für BY points: Es wird nicht geschrieben.</translation>
    </message>
    <message>
      <source>SNAPSHOTS is to be written, but SNAPSHOT_COUNT is 0. Say how many there shall be.</source>
      <translation>SNAPSHOTS soll geschrieben werden, aber SNAPSHOT_COUNT ist 0. Sagen Sie, wie viele es sein sollen.</translation>
    </message>
    <message>
      <source>SNAPSHOTS show a fill by sweeps: choose the METHOD sweeps, or leave out the snapshots.</source>
      <translation>SNAPSHOTS zeigen eine Füllung durch sweeps: Wählen Sie die METHOD sweeps, oder lassen Sie die Zwischenstände weg.</translation>
    </message>
    <message>
      <source>SNAPSHOT_COUNT is {}, but SNAPSHOTS is not to be written: there are none.</source>
      <translation>SNAPSHOT_COUNT ist {}, aber SNAPSHOTS soll nicht geschrieben werden: Es gibt keine.</translation>
    </message>
    <message>
      <source>SPACING: an edge of {} is too long: the largest island of ‘{}’ has {}, an edge needs {}. Choose {} or less.</source>
      <translation>SPACING: Eine Kante von {} ist zu lang: Die größte Insel von „{}“ hat {}, eine Kante braucht {}. Wählen Sie {} oder weniger.</translation>
    </message>
    <message>
      <source>SPACING: {} is too wide: the largest land of ‘{}’ has {}. Choose {} or less.</source>
      <translation>SPACING: {} ist zu weit: Das größte Land von „{}“ hat {}. Wählen Sie {} oder weniger.</translation>
    </message>
    <message>
      <source>SPACING: {} would make about {} edges on {} of ‘{}’, {}. Take {} or more.</source>
      <translation>SPACING: {} ergäbe etwa {} Kanten auf {} von „{}“, {}. Nehmen Sie {} oder mehr.</translation>
    </message>
    <message>
      <source>SPACING: {} would make {} nodes. Choose a wider spacing.</source>
      <translation>SPACING: {} ergäbe {} Knoten. Wählen Sie einen weiteren Abstand.</translation>
    </message>
    <message>
      <source>STATISTIC is for D∞ angles (ENCODING dinf) alone: D8 directions have one path.</source>
      <translation>STATISTIC gilt nur für D∞-Winkel (ENCODING dinf): D8-Richtungen haben einen Weg.</translation>
    </message>
    <message>
      <source>STEP is greater than MAX_STAGE: the rating curves would have no stage.</source>
      <translation>STEP ist größer als MAX_STAGE: Die Abflusskurven hätten keinen Wasserstand.</translation>
    </message>
    <message>
      <source>STEP is too small: {} stages up to MAX_STAGE, at most {}. Choose a STEP of at least {} m, or a lower MAX_STAGE.</source>
      <translation>STEP ist zu klein: {} Wasserstände bis MAX_STAGE, höchstens {}. Wählen Sie ein STEP von mindestens {} m oder ein tieferes MAX_STAGE.</translation>
    </message>
    <message>
      <source>STEPS is for the method sweeps: it is ignored.</source>
      <translation>STEPS gilt für die Methode sweeps: Es wird nicht beachtet.</translation>
    </message>
    <message>
      <source>SWMM needs heights: give the DEM of the directions as INPUT, or leave SWMM out.</source>
      <translation>SWMM braucht Höhen: Geben Sie das Höhenmodell der Richtungen als INPUT an, oder lassen Sie SWMM weg.</translation>
    </message>
    <message>
      <source>SWMM: there is no subbasin to write. Lower THRESHOLD, or leave SWMM out.</source>
      <translation>SWMM: Es gibt kein Teileinzugsgebiet zu schreiben. Senken Sie THRESHOLD, oder lassen Sie SWMM weg.</translation>
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
      <source>Scattering nodes</source>
      <translation>Knoten streuen</translation>
    </message>
    <message>
      <source>Scattering primitives</source>
      <translation>Primitive streuen</translation>
    </message>
    <message>
      <source>Scene</source>
      <translation>Szene</translation>
    </message>
    <message>
      <source>Scour below the sea (m where c is 1)</source>
      <translation>Ausschürfung unter dem Meer (m, wo c gleich 1 ist)</translation>
    </message>
    <message>
      <source>Scratch files in ‘{}’ cannot be used ({}): set HEADWATERS_SCRATCH to another folder.</source>
      <translation>Zwischendateien in „{}“ lassen sich nicht benutzen ({}): Setzen Sie HEADWATERS_SCRATCH auf einen anderen Ordner.</translation>
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
      <source>Sea where the ground lies at 0 or below</source>
      <translation>Meer, wo der Boden bei 0 oder darunter liegt</translation>
    </message>
    <message>
      <source>Sea: {} cells</source>
      <translation>Meer: {} Zellen</translation>
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
      <source>Seed {}</source>
      <translation>Startwert {}</translation>
    </message>
    <message>
      <source>Set Z_UNIT to {}.</source>
      <translation>Setzen Sie Z_UNIT auf {}.</translation>
    </message>
    <message>
      <source>Seven</source>
      <translation>Sieben</translation>
    </message>
    <message>
      <source>Shading</source>
      <translation>Schummern</translation>
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
      <source>Share of its cells that lie in lakes, 0 to 1; NULL where no lakes are known</source>
      <translation>Anteil seiner Zellen, die in Seen liegen, 0 bis 1; NULL, wo keine Seen bekannt sind</translation>
    </message>
    <message>
      <source>Share of the area above</source>
      <translation>Anteil der Fläche darüber</translation>
    </message>
    <message>
      <source>Share of the rivers</source>
      <translation>Anteil der Flüsse</translation>
    </message>
    <message>
      <source>Sheets</source>
      <translation>Datenblätter</translation>
    </message>
    <message>
      <source>Shrub</source>
      <translation>Strauch</translation>
    </message>
    <message>
      <source>Single plants</source>
      <translation>Einzelne Pflanzen</translation>
    </message>
    <message>
      <source>Single plants stand as dense as their class and no two too near each other. They follow from the seed and the classes around them alone.</source>
      <translation>Einzelne Pflanzen stehen so dicht wie ihre Klasse und keine zwei zu nahe beieinander. Sie folgen allein aus dem Startwert und den Klassen um sie.</translation>
    </message>
    <message>
      <source>Sink</source>
      <translation>Senke</translation>
    </message>
    <message>
      <source>Sinks</source>
      <translation>Endpunkte</translation>
    </message>
    <message>
      <source>Sinuosity</source>
      <translation>Windung</translation>
    </message>
    <message>
      <source>Six</source>
      <translation>Sechs</translation>
    </message>
    <message>
      <source>Size of a pixel (m)</source>
      <translation>Größe eines Pixels (m)</translation>
    </message>
    <message>
      <source>Size of the heightmap</source>
      <translation>Größe der Höhenkarte</translation>
    </message>
    <message>
      <source>Size of the land around the extent (m)</source>
      <translation>Größe des Landes um die Ausdehnung (m)</translation>
    </message>
    <message>
      <source>Sketch        on land (km)   followed (km)   why not the rest</source>
      <translation>Skizze        an Land (km)    befolgt (km)   warum nicht der Rest</translation>
    </message>
    <message>
      <source>Sketched and rendered</source>
      <translation>Skizziert und gerendert</translation>
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
      <source>Sketched lines become rivers from which the network grows on; the log tells which were followed, and why others were not. Coasts, sketches and rivers can be edited and grown again: an island that was not touched keeps its rivers and their ids.</source>
      <translation>Skizzierte Linien werden zu Flüssen, von denen das Netz weiterwächst; das Protokoll sagt, welchen gefolgt wurde und warum anderen nicht. Küsten, Skizzen und Flüsse lassen sich bearbeiten und neu wachsen: Eine Insel, die nicht berührt wurde, behält ihre Flüsse und deren Nummern.</translation>
    </message>
    <message>
      <source>Sketched rivers</source>
      <translation>Skizzierte Flüsse</translation>
    </message>
    <message>
      <source>Sketched rivers pass {} triangles, of which {} follow them</source>
      <translation>Skizzierte Flüsse gehen durch {} Dreiecke, von denen {} ihnen folgen</translation>
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
      <source>Sketches with a river within a cell of them: {} % of their length on land</source>
      <translation>Skizzen mit einem Fluss innerhalb einer Zelle Abstand: {} % ihrer Länge an Land</translation>
    </message>
    <message>
      <source>Slides</source>
      <translation>Rutschungen</translation>
    </message>
    <message>
      <source>Slope</source>
      <translation>Neigung</translation>
    </message>
    <message>
      <source>Slope (m/m)</source>
      <translation>Gefälle (m/m)</translation>
    </message>
    <message>
      <source>Slope a0 at which nothing happens (0 to 1)</source>
      <translation>Neigung a0, bei der nichts geschieht (0 bis 1)</translation>
    </message>
    <message>
      <source>Slope and area</source>
      <translation>Gefälle und Fläche</translation>
    </message>
    <message>
      <source>Slope and length of the loss of soil.</source>
      <translation>Neigung und Länge des Bodenabtrags.</translation>
    </message>
    <message>
      <source>Slope at which nothing happens, chosen (A0): {} m per m</source>
      <translation>Neigung, bei der nichts geschieht, gewählt (A0): {} m je m</translation>
    </message>
    <message>
      <source>Slope between 10 and 85 %</source>
      <translation>Gefälle zwischen 10 und 85 %</translation>
    </message>
    <message>
      <source>Slope of</source>
      <translation>Grundlage der Neigung</translation>
    </message>
    <message>
      <source>Slope of a river that drains 1 km² (m per m)</source>
      <translation>Gefälle eines Flusses, der 1 km² entwässert (m je m)</translation>
    </message>
    <message>
      <source>Slope of a river that drains 1 km²: {}</source>
      <translation>Gefälle eines Flusses, der 1 km² entwässert: {}</translation>
    </message>
    <message>
      <source>Slope of rock (degrees)</source>
      <translation>Neigung von Fels (Grad)</translation>
    </message>
    <message>
      <source>Slope of that path between 10 and 85 % of its length from the outlet (m/m)</source>
      <translation>Gefälle dieses Weges zwischen 10 und 85 % seiner Länge vom Auslass (m/m)</translation>
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
      <source>Slope of the valley beyond</source>
      <translation>Neigung des Tals dahinter</translation>
    </message>
    <message>
      <source>Slope ∝ A^−θ: links gathered in bins of area, five for each factor of ten; the slope of a bin is the fall
of all its links over their length. Bins weigh as many links as they hold.</source>
      <translation>Gefälle ∝ A^−θ: Abschnitte nach Fläche in Klassen gesammelt, fünf je Zehnerpotenz; das Gefälle einer Klasse ist der Höhenunterschied
aller ihrer Abschnitte durch deren Länge. Klassen wiegen so viel, wie sie Abschnitte haben.</translation>
    </message>
    <message>
      <source>Slope, fall over length</source>
      <translation>Gefälle, Fall durch Länge</translation>
    </message>
    <message>
      <source>Slope: of the DEM as it is (Horn)</source>
      <translation>Neigung: die des Höhenmodells, wie es ist (Horn)</translation>
    </message>
    <message>
      <source>Slope: of the surface that the water runs over, {}</source>
      <translation>Neigung: die der Oberfläche, über die das Wasser läuft, {}</translation>
    </message>
    <message>
      <source>Slopes of rivers, m per m, before PEAK raises all. A map for RIVER_SLOPE_MAP.</source>
      <translation>Gefälle der Flüsse, m je m, bevor PEAK alles anhebt. Eine Karte für RIVER_SLOPE_MAP.</translation>
    </message>
    <message>
      <source>Slopes of rivers, m per m, from 0 to 1, wherever the raster has data; elsewhere RIVER_SLOPE holds, or 0.01.</source>
      <translation>Gefälle der Flüsse, m je m, von 0 bis 1, wo immer das Raster Daten hat; sonst gilt RIVER_SLOPE oder 0,01.</translation>
    </message>
    <message>
      <source>Slopes of the land, m per m, before PEAK raises all. A map for TERRAIN_SLOPE_MAP.</source>
      <translation>Neigungen des Geländes, m je m, bevor PEAK alles anhebt. Eine Karte für TERRAIN_SLOPE_MAP.</translation>
    </message>
    <message>
      <source>Slopes of the land, m per m, from 0 to 0.25, wherever the raster has data; elsewhere TERRAIN_SLOPE holds, or 0.15.</source>
      <translation>Neigungen des Geländes, m je m, von 0 bis 0,25, wo immer das Raster Daten hat; sonst gilt TERRAIN_SLOPE oder 0,15.</translation>
    </message>
    <message>
      <source>Small watersheds along a coast may be merged into a neighbour, or dropped.</source>
      <translation>Kleine Einzugsgebiete an einer Küste können mit einem Nachbarn verschmolzen oder weggelassen werden.</translation>
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
      <source>Smaller hollows are opened. Empty: 30 cells of the DEM.</source>
      <translation>Kleinere Mulden werden geöffnet. Leer: 30 Zellen des Höhenmodells.</translation>
    </message>
    <message>
      <source>Smaller lakes are left out, nested or not. Empty: ten cells, or the 100 000th part of the land if that is more; the log tells. 0: every lake.</source>
      <translation>Kleinere Seen werden weggelassen, auch ineinander liegende. Leer: zehn Zellen oder der 100 000. Teil des Landes, wenn das mehr ist; das Protokoll nennt es. 0: jeder See.</translation>
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
      <source>Smallest lake: {} km², {} m deep</source>
      <translation>Kleinster See: {} km², {} m tief</translation>
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
      <source>Snow</source>
      <translation>Schnee</translation>
    </message>
    <message>
      <source>Snow and ice</source>
      <translation>Schnee und Eis</translation>
    </message>
    <message>
      <source>Snow lies where it freezes, and the deeper the colder it is. Only for the model snow. Empty: so that it freezes on half of the land; the log tells.</source>
      <translation>Schnee liegt, wo es friert, und umso tiefer, je kälter es ist. Nur für das Modell snow. Leer: so, dass es auf der Hälfte des Landes friert; das Protokoll nennt es.</translation>
    </message>
    <message>
      <source>So deep below the sea, times c^P, a river cuts its bed while it flows; the sea comes in at the end.</source>
      <translation>So tief unter dem Meer, mal c^P, schneidet ein Fluss sein Bett ein, während er fließt; das Meer kommt am Ende herein.</translation>
    </message>
    <message>
      <source>So many discs of ground for each square of an edge length: where one is raised, moved or added the ground follows, and they carry its noise. Its shape does not depend on them, but with EROSION_CELL_SIZE 0, when it is blended from them: then more show smaller shapes.</source>
      <translation>So viele Scheiben aus Boden auf jedem Quadrat, dessen Seite eine Kantenlänge misst: Wo eine angehoben, verschoben oder hinzugefügt wird, folgt der Boden, und sie tragen sein Rauschen. Seine Form hängt nicht von ihnen ab, außer mit EROSION_CELL_SIZE 0, wenn er aus ihnen überblendet wird: Dann zeigen mehr davon kleinere Formen.</translation>
    </message>
    <message>
      <source>So much of the land becomes lakes by chance that stand behind moraines in the valleys of rivers, more of them where it is high. The seed says where; there are fewer where no more fit.</source>
      <translation>So viel des Landes wird nach Zufall zu Seen, die in den Tälern der Flüsse hinter Moränen stehen, mehr davon, wo es hoch ist. Wo, sagt der Startwert; es sind weniger, wo keine mehr Platz finden.</translation>
    </message>
    <message>
      <source>So much of the land becomes round lakes by chance, on even ground away from rivers, more of them where it is high. The seed says where; there are fewer where no more fit.</source>
      <translation>So viel des Landes wird nach Zufall zu runden Seen, auf ebenem Boden abseits der Flüsse, mehr davon, wo es hoch ist. Wo, sagt der Startwert; es sind weniger, wo keine mehr Platz finden.</translation>
    </message>
    <message>
      <source>Solving for the ground</source>
      <translation>Boden berechnen</translation>
    </message>
    <message>
      <source>Sounds part the world into lands that are so wide. Rectangles fit that have the same LAND_SIZE, SEED and other values. Empty: five times the longer side of EXTENT, or a little more: 1, 2 or 5 with zeros.</source>
      <translation>Meeresarme teilen die Welt in Länder, die so breit sind. Rechtecke passen zusammen, wenn LAND_SIZE, SEED und die anderen Werte dieselben sind. Leer: das Fünffache der längeren Seite von EXTENT oder etwas mehr: 1, 2 oder 5 mit Nullen.</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Quelltext</translation>
    </message>
    <message>
      <source>South</source>
      <translation>Süd</translation>
    </message>
    <message>
      <source>South-east</source>
      <translation>Südost</translation>
    </message>
    <message>
      <source>South-west</source>
      <translation>Südwest</translation>
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
      <source>Specific area (m² per m)</source>
      <translation>Spezifische Fläche (m² je m)</translation>
    </message>
    <message>
      <source>Specific area: by {} on the surface that the water runs over, over the width of {}</source>
      <translation>Spezifische Fläche: mit {} auf der Oberfläche, über die das Wasser läuft, geteilt durch die Breite von {}</translation>
    </message>
    <message>
      <source>Spill points</source>
      <translation>Überlaufpunkte</translation>
    </message>
    <message>
      <source>Spring</source>
      <translation>Quelle</translation>
    </message>
    <message>
      <source>Springs move down their rivers where these would otherwise begin on another side of a divide, but for those of courses that were edited. The model itself is never changed: the result is a copy of its file. Types and bends stay as they are.</source>
      <translation>Quellen rücken an ihren Flüssen hinab, wo diese sonst jenseits einer Wasserscheide begännen, außer denen bearbeiteter Läufe. Das Modell selbst wird nie verändert: Das Ergebnis ist eine Kopie seiner Datei. Typen und Windungen bleiben, wie sie sind.</translation>
    </message>
    <message>
      <source>Stage (m)</source>
      <translation>Wasserstand (m)</translation>
    </message>
    <message>
      <source>Stage of the reach (m); NULL where a raster gives that of each cell</source>
      <translation>Wasserstand des Abschnitts (m); NULL, wo ein Raster den jeder Zelle gibt</translation>
    </message>
    <message>
      <source>Start here: {} …</source>
      <translation>Hier beginnen: {} …</translation>
    </message>
    <message>
      <source>Starting surface</source>
      <translation>Ausgangsfläche</translation>
    </message>
    <message>
      <source>Steeper beds are eroded, flatter ones built up. Empty: half of the slope that half of the land exceeds; the log tells.</source>
      <translation>Steilere Betten werden abgetragen, flachere aufgebaut. Leer: die Hälfte des Gefälles, das die Hälfte des Landes überschreitet; das Protokoll nennt es.</translation>
    </message>
    <message>
      <source>Steeper ground is bare.</source>
      <translation>Steilerer Boden ist nackt.</translation>
    </message>
    <message>
      <source>Steepness along rivers</source>
      <translation>Steilheit entlang der Flüsse</translation>
    </message>
    <message>
      <source>Step of the rating curves (m)</source>
      <translation>Schritt der Abflusskurven (m)</translation>
    </message>
    <message>
      <source>Steppe and grassland</source>
      <translation>Steppe und Grasland</translation>
    </message>
    <message>
      <source>Steps</source>
      <translation>Schritte</translation>
    </message>
    <message>
      <source>Steps before the sea rises</source>
      <translation>Schritte, bevor das Meer steigt</translation>
    </message>
    <message>
      <source>Steps that are left build deltas in the inlets. Empty: it rises after the last step.</source>
      <translation>Schritte, die übrig sind, bauen Deltas in den Buchten. Leer: Es steigt nach dem letzten Schritt.</translation>
    </message>
    <message>
      <source>Stop after so many sweeps; cells that do not drain by then keep their height. Empty: until nothing changes. Only for sweeps.</source>
      <translation>Nach so vielen Durchgängen aufhören; Zellen, die bis dahin nicht entwässern, behalten ihre Höhe. Leer: bis sich nichts mehr ändert. Nur für sweeps.</translation>
    </message>
    <message>
      <source>Strahler order</source>
      <translation>Ordnung nach Strahler</translation>
    </message>
    <message>
      <source>Strahler orders</source>
      <translation>Ordnungen nach Strahler</translation>
    </message>
    <message>
      <source>Stream power index (SPI)</source>
      <translation>Index der Strömungsleistung (SPI)</translation>
    </message>
    <message>
      <source>Streams</source>
      <translation>Flussläufe</translation>
    </message>
    <message>
      <source>Streams by order</source>
      <translation>Flussläufe nach Ordnung</translation>
    </message>
    <message>
      <source>Strength of the erosion</source>
      <translation>Stärke der Erosion</translation>
    </message>
    <message>
      <source>Strength of the law, chosen (KAPPA): {} m a step</source>
      <translation>Stärke des Gesetzes, gewählt (KAPPA): {} m je Schritt</translation>
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
      <source>Stretch all heights that are written to lie between 0 and this. Empty: as the model leaves them, mostly below 0: valleys become many times as deep as the relief was. It moves no river.</source>
      <translation>Alle geschriebenen Höhen so strecken, dass sie zwischen 0 und diesem Wert liegen. Leer: wie das Modell sie hinterlässt, meist unter 0: Täler werden um ein Vielfaches so tief, wie das Relief war. Kein Fluss verschiebt sich dadurch.</translation>
    </message>
    <message>
      <source>Subbasin of the reach</source>
      <translation>Teilgebiet des Abschnitts</translation>
    </message>
    <message>
      <source>Subbasin that its water goes on to; NULL at a sink</source>
      <translation>Teilgebiet, in das sein Wasser weiterfließt; NULL an einer Senke</translation>
    </message>
    <message>
      <source>Subbasins</source>
      <translation>Teilgebiete</translation>
    </message>
    <message>
      <source>Subbasins are to have {} km²</source>
      <translation>Teilgebiete sollen {} km² haben</translation>
    </message>
    <message>
      <source>Subbasins as a raster</source>
      <translation>Teilgebiete als Raster</translation>
    </message>
    <message>
      <source>Subbasins end at these points too. One beside a river goes down the slope to it.</source>
      <translation>Teilgebiete enden auch an diesen Punkten. Einer neben einem Fluss geht den Hang hinab zu ihm.</translation>
    </message>
    <message>
      <source>Subbasins end at these points. One beside every river has a reach too, down to the next river. One at a junction belongs below it: all that meets there drains to it. Points on one cell are one gauge.</source>
      <translation>Teilgebiete enden an diesen Punkten. Einer neben allen Flüssen hat auch einen Abschnitt, hinab zum nächsten Fluss. Einer an einem Zusammenfluss gehört unter ihn: Alles, was dort zusammenkommt, entwässert zu ihm. Punkte auf einer Zelle sind ein Pegel.</translation>
    </message>
    <message>
      <source>Subbasins, reaches, junctions and sinks, each with the next below.</source>
      <translation>Teilgebiete, Abschnitte, Zusammenflüsse und Endpunkte, jedes mit dem nächsten darunter.</translation>
    </message>
    <message>
      <source>Subcatchments, junctions, outfalls and conduits, which run at once.</source>
      <translation>Teilgebiete, Knoten, Auslässe und Leitungen, die sofort laufen.</translation>
    </message>
    <message>
      <source>Sum over all cells</source>
      <translation>Summe über alle Zellen</translation>
    </message>
    <message>
      <source>Swamp</source>
      <translation>Sumpf</translation>
    </message>
    <message>
      <source>Sweeping</source>
      <translation>Durchgänge machen</translation>
    </message>
    <message>
      <source>Sweeping once more for the snapshots</source>
      <translation>Noch einmal durchgehen für die Zwischenstände</translation>
    </message>
    <message>
      <source>Sweeps made</source>
      <translation>Ausgeführte Durchgänge</translation>
    </message>
    <message>
      <source>Sweeps made: {}</source>
      <translation>Ausgeführte Durchgänge: {}</translation>
    </message>
    <message>
      <source>Sweeps to make</source>
      <translation>Auszuführende Durchgänge</translation>
    </message>
    <message>
      <source>TC needs heights: give the DEM of the directions as INPUT. The fields tc_… are empty.</source>
      <translation>TC braucht Höhen: Geben Sie das Höhenmodell der Richtungen als INPUT an. Die Felder tc_… sind leer.</translation>
    </message>
    <message>
      <source>TC: scs needs a curve number as CN. The field tc_scs is empty.</source>
      <translation>TC: scs braucht eine Kurvennummer als CN. Das Feld tc_scs ist leer.</translation>
    </message>
    <message>
      <source>THRESHOLD_BY {} is not used: the THRESHOLD is given.</source>
      <translation>THRESHOLD_BY {} wird nicht benutzt: THRESHOLD ist angegeben.</translation>
    </message>
    <message>
      <source>TILES: {} tiles of {} pixels would be needed, at most {} are made. Give a larger TILE_SIZE.</source>
      <translation>TILES: {} Kacheln von {} Pixeln wären nötig, höchstens {} werden gemacht. Geben Sie ein größeres TILE_SIZE an.</translation>
    </message>
    <message>
      <source>TILES: {} × {} pixels need {}. Give a smaller TILE_SIZE, clip the raster, or take larger cells.</source>
      <translation>TILES: {} × {} Pixel brauchen {}. Geben Sie ein kleineres TILE_SIZE an, schneiden Sie das Raster zu, oder nehmen Sie größere Zellen.</translation>
    </message>
    <message>
      <source>Table of stream drops</source>
      <translation>Tabelle der Fallhöhen der Flussläufe</translation>
    </message>
    <message>
      <source>Table of subbasins</source>
      <translation>Tabelle der Teilgebiete</translation>
    </message>
    <message>
      <source>Tangent of the slope, or percent, or degrees.</source>
      <translation>Tangens der Neigung, oder Prozent, oder Grad.</translation>
    </message>
    <message>
      <source>TauDEM: east 1, north-east 2 … south-east 8</source>
      <translation>TauDEM: Ost 1, Nordost 2 … Südost 8</translation>
    </message>
    <message>
      <source>Telling what grows</source>
      <translation>Bestimmen, was wächst</translation>
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
      <source>Tension {} m² in the ground, {} m² in air</source>
      <translation>Spannung {} m² im Boden, {} m² in der Luft</translation>
    </message>
    <message>
      <source>Terrain</source>
      <translation>Gelände</translation>
    </message>
    <message>
      <source>Terrain from a DEM</source>
      <translation>Gelände aus einem Höhenmodell</translation>
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
      <source>Terrain indices</source>
      <translation>Geländeindizes</translation>
    </message>
    <message>
      <source>Terrain less a smooth surface of the DEM.</source>
      <translation>Gelände abzüglich einer glatten Fläche des Höhenmodells.</translation>
    </message>
    <message>
      <source>Terrain model</source>
      <translation>Geländemodell</translation>
    </message>
    <message>
      <source>Terrain of a coast</source>
      <translation>Gelände einer Küste</translation>
    </message>
    <message>
      <source>Terrain of {}</source>
      <translation>Gelände von {}</translation>
    </message>
    <message>
      <source>Terrain-RGB of Mapbox</source>
      <translation>Terrain-RGB von Mapbox</translation>
    </message>
    <message>
      <source>Terrarium</source>
      <translation>Terrarium</translation>
    </message>
    <message>
      <source>That of SLOPE. Indices count with the ratio whatever the unit.</source>
      <translation>Die von SLOPE. Indizes rechnen in jeder Einheit mit dem Verhältnis.</translation>
    </message>
    <message>
      <source>The DEM has no data in {} river cells: no water stands on the land that drains to them.</source>
      <translation>Das Höhenmodell hat in {} Flusszellen keine Daten: Auf dem Land, das dorthin entwässert, steht kein Wasser.</translation>
    </message>
    <message>
      <source>The DEM has no data in {} river cells: reaches that begin or end there have no fall, and nodes stand at 0 in SWMM.</source>
      <translation>Das Höhenmodell hat in {} Flusszellen keine Daten: Abschnitte, die dort beginnen oder enden, haben kein Gefälle, und Knoten stehen in SWMM auf 0.</translation>
    </message>
    <message>
      <source>The DEM has no data in {} river cells: vertices and falls there have no height.</source>
      <translation>Das Höhenmodell hat in {} Flusszellen keine Daten: Stützpunkte und Gefälle dort haben keine Höhe.</translation>
    </message>
    <message>
      <source>The DEM has no valid cell of land.</source>
      <translation>Das Höhenmodell hat keine gültige Landzelle.</translation>
    </message>
    <message>
      <source>The DEM is level.</source>
      <translation>Das Höhenmodell ist eben.</translation>
    </message>
    <message>
      <source>The DEM with its channels, in the type of the input.</source>
      <translation>Das Höhenmodell mit seinen Rinnen, im Datentyp der Eingabe.</translation>
    </message>
    <message>
      <source>The DEM with rivers carved into it, in the type of the input.</source>
      <translation>Das Höhenmodell mit eingeschnittenen Flüssen, im Datentyp der Eingabe.</translation>
    </message>
    <message>
      <source>The DEM without depressions, in the type of the input.</source>
      <translation>Das Höhenmodell ohne Senken, im Datentyp der Eingabe.</translation>
    </message>
    <message>
      <source>The JSON file that ‘Export heightmap’ has written beside a heightmap. It has the size of pixels and what heights mean, instead of the three above.</source>
      <translation>Die JSON-Datei, die „Höhenkarte exportieren“ neben eine Höhenkarte geschrieben hat. Sie hat die Größe der Pixel und was Höhen bedeuten, anstelle der drei oben.</translation>
    </message>
    <message>
      <source>The address of a Dask scheduler whose workers do the work, such as tcp://host:8786, or local for one worker process for each processor of this computer. Workers must see inputs and the folder of the outputs under the same path. They write rasters named .vrt themselves. Empty: no cluster.</source>
      <translation>Die Adresse eines Dask-Schedulers, dessen Worker die Arbeit tun, etwa tcp://host:8786, oder local für einen Worker-Prozess je Prozessor dieses Rechners. Worker müssen die Eingaben und den Ordner der Ausgaben unter demselben Pfad sehen. Raster namens .vrt schreiben sie selbst. Leer: kein Cluster.</translation>
    </message>
    <message>
      <source>The angle between rivers that meet.</source>
      <translation>Der Winkel zwischen Flüssen, die sich treffen.</translation>
    </message>
    <message>
      <source>The area is that of the DEM.</source>
      <translation>Die Fläche ist die des Höhenmodells.</translation>
    </message>
    <message>
      <source>The areas that drain to the links are not known.</source>
      <translation>Die Flächen, die in die Abschnitte entwässern, sind nicht bekannt.</translation>
    </message>
    <message>
      <source>The band that holds the heights.</source>
      <translation>Der Kanal mit den Höhen.</translation>
    </message>
    <message>
      <source>The band with heights, in metres.</source>
      <translation>Der Kanal mit den Höhen, in Metern.</translation>
    </message>
    <message>
      <source>The cells of ‘{}’ have slid {} times on average: valleys are lost in slides. Take a smaller D, a larger M or fewer events.</source>
      <translation>Die Zellen von „{}“ sind im Mittel {}-mal gerutscht: Täler gehen in Rutschungen unter. Nehmen Sie ein kleineres D, ein größeres M oder weniger Ereignisse.</translation>
    </message>
    <message>
      <source>The change in metres a step for LAW expression, such as 2 * c^0.5 * (a0 - a), with + - * / ^ ( ) and abs, exp, log, max, min, sqrt. z is the height in metres.</source>
      <translation>Die Änderung in Metern je Schritt für LAW expression, etwa 2 * c^0.5 * (a0 - a), mit + - * / ^ ( ) und abs, exp, log, max, min, sqrt. z ist die Höhe in Metern.</translation>
    </message>
    <message>
      <source>The coast has a part that cannot be drawn in metres around its middle: clip it.</source>
      <translation>Die Küste hat einen Teil, der sich in Metern um ihre Mitte nicht zeichnen lässt: Schneiden Sie sie zu.</translation>
    </message>
    <message>
      <source>The coordinates of the layer ‘{}’ are no degrees: metres are assumed.</source>
      <translation>Die Koordinaten des Layers „{}“ sind keine Grade: Meter werden angenommen.</translation>
    </message>
    <message>
      <source>The direction of a river is found from the whole network and the heights of the DEM, not from the order of its vertices: lines that were digitised upstream are turned. Braids keep all their arms, and loops form no cycle. A river ends where it meets the sea.</source>
      <translation>Die Richtung eines Flusses ergibt sich aus dem ganzen Flussnetz und den Höhen des Höhenmodells, nicht aus der Reihenfolge seiner Stützpunkte: Flussaufwärts digitalisierte Linien werden umgedreht. Verzweigte Flüsse behalten alle ihre Arme, und Schleifen bilden keinen Kreis. Ein Fluss endet, wo er das Meer trifft.</translation>
    </message>
    <message>
      <source>The directions of a DEM, what drains through each cell, and the cells that are rivers.</source>
      <translation>Die Fließrichtungen eines Höhenmodells, was durch jede Zelle abfließt, und die Zellen, die Flüsse sind.</translation>
    </message>
    <message>
      <source>The directions of ‘{}’, read as {}, have a cycle at {}. {}</source>
      <translation>Die Richtungen von „{}“, als {} gelesen, haben einen Kreis bei {}. {}</translation>
    </message>
    <message>
      <source>The directions that were found have a cycle at {}, so nothing was made of them. Choose another way in which ties or depressions are treated, and please tell us of this DEM.</source>
      <translation>Die gefundenen Richtungen bilden bei {} einen Kreis, darum wurde nichts aus ihnen gemacht. Wählen Sie eine andere Behandlung von Gleichständen oder Senken, und berichten Sie uns bitte von diesem Höhenmodell.</translation>
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
      <source>The distance is the length of the path in metres on the ground from the centre of the cell, from neighbour to neighbour, to the cell where the path ends; or, if rivers are given, to the first river cell that it meets.</source>
      <translation>Die Entfernung ist die Länge des Weges in Metern am Boden von der Mitte der Zelle, von Nachbar zu Nachbar, bis zu der Zelle, in der der Weg endet; oder, wenn Flüsse gegeben sind, bis zur ersten Flusszelle, die er trifft.</translation>
    </message>
    <message>
      <source>The drops of streams tell no threshold: at none of those in the log do streams of the first order fall as far as higher ones. About one cell in a hundred is river instead.</source>
      <translation>Die Höhenstufen der Bäche sagen keinen Schwellenwert: Bei keinem von denen im Protokoll fallen Bäche erster Ordnung so tief wie höhere. Stattdessen ist etwa eine von hundert Zellen Fluss.</translation>
    </message>
    <message>
      <source>The encoding {} has no number for a cell where water ends: {} such cells inside the data have no data in {}. Others, esri for example, keep them.</source>
      <translation>Die Kodierung {} hat keine Zahl für eine Zelle, in der Wasser endet: {} solche Zellen mitten in den Daten haben keine Daten in {}. Andere, etwa esri, behalten sie.</translation>
    </message>
    <message>
      <source>The field of a painted layer with its numbers. Empty: the field weight or uplift, or the only one with numbers but width; without any, lines and points are 1 and polygons 0.</source>
      <translation>Das Feld eines gemalten Layers mit seinen Zahlen. Leer: das Feld weight oder uplift, oder das einzige mit Zahlen außer width; ohne eines sind Linien und Punkte 1 und Polygone 0.</translation>
    </message>
    <message>
      <source>The field of contours, spots or polygons with their heights in metres. Empty: the field height, elevation, elev, ele, contour, z or z_m, or the only one with numbers.</source>
      <translation>Das Feld der Höhenlinien, Höhenpunkte oder Polygone mit ihren Höhen in Metern. Leer: das Feld height, elevation, elev, ele, contour, z oder z_m, oder das einzige mit Zahlen.</translation>
    </message>
    <message>
      <source>The field of sketched lines or polygons with heights in metres. Empty: the field height, elevation or z, or the only one with numbers.</source>
      <translation>Das Feld skizzierter Linien oder Polygone mit Höhen in Metern. Leer: das Feld height, elevation oder z, oder das einzige mit Zahlen.</translation>
    </message>
    <message>
      <source>The field {} of ‘{}’ does not tell its points apart: their watersheds are numbered 1, 2, … in a field {}</source>
      <translation>Das Feld {} von „{}“ unterscheidet dessen Punkte nicht: Ihre Einzugsgebiete werden mit 1, 2, … nummeriert, in einem Feld {}</translation>
    </message>
    <message>
      <source>The field {} of ‘{}’ holds no number for any of its rivers.</source>
      <translation>Das Feld {} von „{}“ enthält für keinen seiner Flüsse eine Zahl.</translation>
    </message>
    <message>
      <source>The fill as it comes in from the coast, one band each; its name tells after how many sweeps. MAX_DEPTH is not heeded here.</source>
      <translation>Die Füllung, wie sie von der Küste hereinkommt, je ein Kanal; sein Name sagt, nach wie vielen Durchgängen. MAX_DEPTH gilt hier nicht.</translation>
    </message>
    <message>
      <source>The folder ‘{}’ for scratch files is not there: set HEADWATERS_SCRATCH anew.</source>
      <translation>Den Ordner „{}“ für Zwischendateien gibt es nicht: Setzen Sie HEADWATERS_SCRATCH neu.</translation>
    </message>
    <message>
      <source>The ground at moments, one band each.</source>
      <translation>Der Boden zu einzelnen Zeitpunkten, je ein Kanal.</translation>
    </message>
    <message>
      <source>The ground between cells</source>
      <translation>Der Boden zwischen Zellen</translation>
    </message>
    <message>
      <source>The ground is a raster, a mesh layer, or a coast on which a mesh is made. What goes in comes out: cells of a raster stay cells, and a mesh keeps its nodes. POINTS puts a mesh of so many nodes on a raster. On cells water keeps to the slope on average, by SEED, so that smooth ground gets no star of eight valleys.</source>
      <translation>Der Boden ist ein Raster, ein Netzlayer oder eine Küste, auf der ein Netz erzeugt wird. Was hineingeht, kommt heraus: Zellen eines Rasters bleiben Zellen, und ein Netz behält seine Knoten. POINTS legt ein Netz aus so vielen Knoten über ein Raster. Auf Zellen hält sich Wasser im Mittel an das Gefälle, nach SEED, sodass glatter Boden keinen Stern aus acht Tälern bekommt.</translation>
    </message>
    <message>
      <source>The ground is eroded once on cells of this size, which cuts valleys that the network does not know, and kept as a raster. Empty: a part of an edge, or the size of cells that are asked for if they are smaller. 0: no erosion; primitives alone make up the ground.</source>
      <translation>Der Boden wird einmal auf Zellen dieser Größe erodiert, was Täler einschneidet, die das Flussnetz nicht kennt, und als Raster aufbewahrt. Leer: ein Teil einer Kante oder die Größe der verlangten Zellen, wenn diese kleiner sind. 0: keine Erosion; der Boden besteht allein aus Grundformen.</translation>
    </message>
    <message>
      <source>The height is that of the cell above the same point: above the outlet, or above the river (HAND, height above the nearest drainage), on the surface that the water runs over: the depressions of a DEM are filled. Low values beside a river are what a flood reaches first.</source>
      <translation>Die Höhe ist die der Zelle über demselben Punkt: über dem Auslass oder über dem Fluss (HAND, height above the nearest drainage), auf der Oberfläche, über die das Wasser läuft: Die Senken eines Höhenmodells werden gefüllt. Niedrige Werte neben einem Fluss sind, was ein Hochwasser zuerst erreicht.</translation>
    </message>
    <message>
      <source>The heightmap has 0 for the lowest and 65535 for the highest cell; the file of the scale tells both in metres, and how large the map is. Where the DEM has no data the lowest height stands.</source>
      <translation>Die Höhenkarte hat 0 für die tiefste und 65535 für die höchste Zelle; die Datei des Maßstabs nennt beide in Metern und wie groß die Karte ist. Wo das Höhenmodell keine Daten hat, steht die tiefste Höhe.</translation>
    </message>
    <message>
      <source>The heights of the links are not known.</source>
      <translation>Die Höhen der Abschnitte sind nicht bekannt.</translation>
    </message>
    <message>
      <source>The heights of the rivers are not known: give the DEM, or lines with heights.</source>
      <translation>Die Höhen der Flüsse sind nicht bekannt: Höhenmodell oder Linien mit Höhen angeben.</translation>
    </message>
    <message>
      <source>The id of each cell's subbasin.</source>
      <translation>Die Nummer des Teilgebiets jeder Zelle.</translation>
    </message>
    <message>
      <source>The id of each cell's watershed; the label where ids are text.</source>
      <translation>Die Nummer des Einzugsgebiets jeder Zelle; label, wo Nummern Text sind.</translation>
    </message>
    <message>
      <source>The id of the line in each river cell.</source>
      <translation>Die Nummer der Linie in jeder Flusszelle.</translation>
    </message>
    <message>
      <source>The island of seed {} is there.</source>
      <translation>Die Insel mit Startwert {} ist da.</translation>
    </message>
    <message>
      <source>The islands lie so far apart that the largest is {} cells across: give a CELL_SIZE, or make terrain of fewer islands at a time.</source>
      <translation>Die Inseln liegen so weit auseinander, dass die größte {} Zellen breit ist: Geben Sie eine CELL_SIZE an, oder machen Sie Gelände von weniger Inseln auf einmal.</translation>
    </message>
    <message>
      <source>The kernels of Headwaters become machine code when they are first used, which takes two minutes for all. This runs every algorithm once on a little land of its own and keeps nothing but the machine code, which lies in the user profile. After an update only what has changed is compiled again.</source>
      <translation>Die Programmkerne von Headwaters werden zu Maschinencode, wenn sie zum ersten Mal gebraucht werden; für alle dauert das zwei Minuten. Dies führt jeden Algorithmus einmal auf einem kleinen eigenen Land aus und behält nur den Maschinencode, der im Benutzerprofil liegt. Nach einer Aktualisierung wird nur neu übersetzt, was sich geändert hat.</translation>
    </message>
    <message>
      <source>The lakes after the last step.</source>
      <translation>Die Seen nach dem letzten Schritt.</translation>
    </message>
    <message>
      <source>The lakes as polygons, a parent before its children; the map shows those that lie in no other.</source>
      <translation>Die Seen als Polygone; ein See kommt vor denen, die in ihm liegen; die Karte zeigt die, die in keinem anderen liegen.</translation>
    </message>
    <message>
      <source>The lakes of a DEM and where they spill, and its rivers, which know the lakes they cross.</source>
      <translation>Die Seen eines Höhenmodells und wo sie überlaufen, und seine Flüsse, die wissen, welche Seen sie durchqueren.</translation>
    </message>
    <message>
      <source>The land is level, or its heights are not known.</source>
      <translation>Das Land ist eben, oder seine Höhen sind nicht bekannt.</translation>
    </message>
    <message>
      <source>The land is parted into triangles. Water enters and leaves each through its sides: one is the outlet, the others are entries or ridges. From the sea upstream, triangle by triangle, they become trees, which are the basins: where noise is low first, or where a sketch of heights is, and along sketched rivers.</source>
      <translation>Das Land wird in Dreiecke geteilt. Wasser tritt durch deren Seiten ein und aus: Eine ist der Auslass, die anderen sind Einlässe oder Grate. Vom Meer flussaufwärts werden sie, Dreieck für Dreieck, zu Bäumen, und diese sind die Becken: zuerst, wo das Rauschen niedrig ist oder eine Skizze von Höhen, und entlang skizzierter Flüsse.</translation>
    </message>
    <message>
      <source>The land is this part of the map, where no coastline is given.</source>
      <translation>Das Land ist dieser Teil der Karte, wo keine Küstenlinie gegeben ist.</translation>
    </message>
    <message>
      <source>The land nearest to each node, cut at the border of the mesh.</source>
      <translation>Das Land, das jedem Knoten am nächsten liegt, am Rand des Netzes abgeschnitten.</translation>
    </message>
    <message>
      <source>The land nearest to each node.</source>
      <translation>Das Land, das jedem Knoten am nächsten liegt.</translation>
    </message>
    <message>
      <source>The land of each river mouth.</source>
      <translation>Das Land jeder Flussmündung.</translation>
    </message>
    <message>
      <source>The land stays the one that was given. Hollows become lakes or are opened, whatever changes less; no cell but those of lakes is a pit; and D8 finds the rivers of the layer beside it. Finer cells have a smooth surface whose means over the cells are the DEM, with beds of rivers, their bends and the shores of lakes.</source>
      <translation>Das Land bleibt das gegebene. Mulden werden zu Seen oder geöffnet, je nachdem, was weniger ändert; keine Zelle außer denen von Seen ist eine Grube; und D8 findet die Flüsse des Layers daneben. Feinere Zellen haben eine glatte Fläche, deren Mittel über die Zellen das Höhenmodell sind, mit Betten der Flüsse, ihren Windungen und den Ufern der Seen.</translation>
    </message>
    <message>
      <source>The land that drains to each mouth.</source>
      <translation>Das Land, das zu jeder Mündung entwässert.</translation>
    </message>
    <message>
      <source>The land touches the edge of the data, where the map shows red: it may be larger.</source>
      <translation>Das Land berührt den Rand der Daten, wo die Karte Rot zeigt: Es kann größer sein.</translation>
    </message>
    <message>
      <source>The larger, the less small rivers do.</source>
      <translation>Je größer, desto weniger bewirken kleine Flüsse.</translation>
    </message>
    <message>
      <source>The latitude is not known, so ASPECT has no say</source>
      <translation>Die geografische Breite ist nicht bekannt, also zählt ASPECT nicht</translation>
    </message>
    <message>
      <source>The layer ‘coast’ of ‘{}’ has no island. {}.</source>
      <translation>Der Layer „coast“ von „{}“ hat keine Insel. {}.</translation>
    </message>
    <message>
      <source>The layer ‘{}’ has no coordinate reference system: metres are assumed.</source>
      <translation>Der Layer „{}“ hat kein Koordinatenbezugssystem: Meter werden angenommen.</translation>
    </message>
    <message>
      <source>The layer ‘{}’ of ‘{}’ has no field ‘{}’. {}.</source>
      <translation>Der Layer „{}“ von „{}“ hat kein Feld „{}“. {}.</translation>
    </message>
    <message>
      <source>The length of an edge, and so the size of everything: valleys are about as far apart. Empty: about 1,000 edges on all land; shorter, down to a tenth, on islands that would have fewer than 60; about 3,000 on the land around an EXTENT.</source>
      <translation>Die Länge einer Kante, und damit die Größe von allem: Täler liegen etwa so weit auseinander. Leer: etwa 1000 Kanten auf allem Land; kürzer, bis zu einem Zehntel, auf Inseln, die weniger als 60 hätten; etwa 3000 auf dem Land um eine EXTENT.</translation>
    </message>
    <message>
      <source>The lines keep the fields of the points. With a DEM their vertices have heights.</source>
      <translation>Die Linien behalten die Felder der Punkte. Mit einem Höhenmodell haben ihre Stützpunkte Höhen.</translation>
    </message>
    <message>
      <source>The mesh as a 2DM file, which QGIS loads as a mesh layer.</source>
      <translation>Das Netz als 2DM-Datei, die QGIS als Netzlayer lädt.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has an area of {}, which is no ground of any land. {}.</source>
      <translation>Das Netz „{}“ hat eine Fläche von {}, und das ist kein Boden irgendeines Landes. {}.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has faces that lie over each other, at {:.10g}, {:.10g} for instance. Let them meet in their sides alone.</source>
      <translation>Das Netz „{}“ hat Flächen, die übereinanderliegen, zum Beispiel bei {:.10g}, {:.10g}. Lassen Sie sie nur an ihren Seiten zusammenstoßen.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has faces with {} corners at nodes that it does not have: its file is damaged. Write it anew.</source>
      <translation>Das Netz „{}“ hat Flächen mit {} Ecken an Knoten, die es nicht hat: Seine Datei ist beschädigt. Schreiben Sie sie neu.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has heights in ‘{}’ up to {} m, which no ground has. Correct them, or choose another MESH_GROUP.</source>
      <translation>Das Netz „{}“ hat Höhen in „{}“ bis {} m, die kein Boden hat. Berichtigen Sie sie, oder wählen Sie eine andere MESH_GROUP.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has no face with an area: all its nodes lie on lines.</source>
      <translation>Das Netz „{}“ hat keine Fläche mit Inhalt: Alle seine Knoten liegen auf Linien.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has no faces. Choose a mesh of triangles or quads.</source>
      <translation>Das Netz „{}“ hat keine Flächen. Wählen Sie ein Netz aus Dreiecken oder Vierecken.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has no group ‘{}’ of values. MESH_GROUP may be: {}.</source>
      <translation>Das Netz „{}“ hat keine Gruppe „{}“ von Werten. MESH_GROUP kann sein: {}.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has no height at {} nodes. Give ‘{}’ a value there.</source>
      <translation>Das Netz „{}“ hat an {} Knoten keine Höhe. Geben Sie „{}“ dort einen Wert.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has {} nodes that lie on no map. Give them their places.</source>
      <translation>Das Netz „{}“ hat {} Knoten, die auf keiner Karte liegen. Geben Sie ihnen ihre Orte.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has {} nodes where another one lies. Remove them from it.</source>
      <translation>Das Netz „{}“ hat {} Knoten, wo schon ein anderer liegt. Entfernen Sie sie daraus.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has {} triangles twice or more: they count once.</source>
      <translation>Das Netz „{}“ hat {} Dreiecke doppelt oder öfter: Sie zählen einmal.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’: ‘{}’ has no single number at each node. Choose another MESH_GROUP.</source>
      <translation>Das Netz „{}“: „{}“ hat nicht genau eine Zahl an jedem Knoten. Wählen Sie eine andere MESH_GROUP.</translation>
    </message>
    <message>
      <source>The model comes from ‘Terrain model’ and may have been edited since: move a course, raise a primitive, draw a hill, and render again. Cells lie on one grid for each cell size, so a part that is rendered by itself has the same heights as in a raster of the whole.</source>
      <translation>Das Modell kommt aus „Geländemodell“ und darf seither bearbeitet worden sein: einen Lauf verschieben, eine Grundform anheben, einen Hügel zeichnen und neu berechnen. Zellen liegen für jede Zellgröße auf einem einzigen Gitter; ein Teil, der für sich berechnet wird, hat darum dieselben Höhen wie in einem Raster des Ganzen.</translation>
    </message>
    <message>
      <source>The model is a GeoPackage of ordinary layers and a table of parameters. Raise a primitive, add one, move a course, and render it again with ‘Render terrain’.</source>
      <translation>Das Modell ist ein GeoPackage aus gewöhnlichen Layern und einer Tabelle von Parametern. Eine Grundform anheben, eine hinzufügen, einen Lauf verschieben und mit „Gelände berechnen“ neu berechnen.</translation>
    </message>
    <message>
      <source>The model with new ground.</source>
      <translation>Das Modell mit neuem Boden.</translation>
    </message>
    <message>
      <source>The nodes as a 2DM file, with bed, water level, flow and difference at the moments of SNAPSHOT_COUNT.</source>
      <translation>Die Knoten als 2DM-Datei, mit Bett, Wasserspiegel, Abfluss und Differenz zu den Zeitpunkten von SNAPSHOT_COUNT.</translation>
    </message>
    <message>
      <source>The one number that can be compared is not like that of real rivers; {}.</source>
      <translation>Die einzige Zahl, die sich vergleichen lässt, gleicht nicht der wirklicher Flüsse; {}.</translation>
    </message>
    <message>
      <source>The order after Strahler of each river cell.</source>
      <translation>Die Ordnung nach Strahler jeder Flusszelle.</translation>
    </message>
    <message>
      <source>The order after Strahler that the river above the upper end of a sketch is to have: the higher, the sooner it grows, and the more land it takes. A number, or a field or an expression of the sketches.</source>
      <translation>Die Ordnung nach Strahler, die der Fluss oberhalb des oberen Endes einer Skizze haben soll: je höher, desto früher wächst er und desto mehr Land nimmt er ein. Eine Zahl, oder ein Feld oder Ausdruck der Skizzen.</translation>
    </message>
    <message>
      <source>The output is 1 where the accumulation is at least the threshold, 0 elsewhere, and has no data where the accumulation has none. Without a threshold, one is chosen that makes about one cell in a hundred a river.</source>
      <translation>Die Ausgabe ist 1, wo die Akkumulation mindestens den Schwellenwert hat, sonst 0, und hat keine Daten, wo die Akkumulation keine hat. Ohne Schwellenwert wird einer gewählt, der etwa eine von hundert Zellen zum Fluss macht.</translation>
    </message>
    <message>
      <source>The page begins with a map and a sentence on how the rivers compare with real ones. It has Horton’s ratios, Hack’s exponent, the exceedance of areas, slope against area, junction angles, sinuosity, drainage density, hypsometry, pits and the profiles of the main rivers, with plots, what each number means and rests on, how well it fits, and what all was made from. The same numbers come as JSON and as outputs.</source>
      <translation>Die Seite beginnt mit einer Karte und einem Satz dazu, wie sich die Flüsse mit wirklichen vergleichen. Sie hat die Verhältnisse nach Horton, den Hack-Exponenten, die Überschreitung der Flächen, Gefälle über Fläche, Winkel der Zusammenflüsse, Windung, Gewässernetzdichte, Hypsometrie, Gruben und die Längsprofile der Hauptflüsse, mit Diagrammen, was jede Zahl bedeutet und worauf sie beruht, wie gut sie passt und woraus alles erzeugt wurde. Dieselben Zahlen gibt es als JSON und als Ausgaben.</translation>
    </message>
    <message>
      <source>The plane rises from its southern edge. The peak falls away on all sides to the corners, the pyramid to the edges. The volcanoes stand in a sea whose surface is at 0; their calderas lie at two levels. Noise is a fractal landscape, and diamondsquare the oldest kind of it, by midpoints that are moved at random.</source>
      <translation>Die Ebene steigt von ihrem südlichen Rand an. Der Gipfel fällt nach allen Seiten zu den Ecken ab, die Pyramide zu den Rändern. Die Vulkane stehen in einem Meer, dessen Spiegel bei 0 liegt; ihre Calderen liegen auf zwei Höhen. Rauschen ist eine fraktale Landschaft, und diamondsquare deren älteste Art, mit Mittelpunkten, die zufällig verschoben werden.</translation>
    </message>
    <message>
      <source>The points of POINTS at the centres of the cells that they are on now, and how far they were moved.</source>
      <translation>Die Punkte von POINTS in der Mitte der Zellen, auf denen sie jetzt liegen, und wie weit sie gerückt wurden.</translation>
    </message>
    <message>
      <source>The program that is to read it.</source>
      <translation>Das Programm, das es lesen soll.</translation>
    </message>
    <message>
      <source>The program whose numbers the directions are written in. D∞ angles have none.</source>
      <translation>Das Programm, in dessen Zahlen die Richtungen geschrieben werden. D∞-Winkel haben keines.</translation>
    </message>
    <message>
      <source>The program whose numbers the raster has. auto finds out: the name of the band says it in rasters of Headwaters; in others the directions of the right encoding form no cycle and no paths cross. The log says what was found.</source>
      <translation>Das Programm, dessen Zahlen das Raster hat. auto findet es heraus: In Rastern von Headwaters sagt es der Name des Kanals; in anderen bilden die Richtungen der richtigen Kodierung keinen Kreis, und keine Wege kreuzen sich. Das Protokoll sagt, was gefunden wurde.</translation>
    </message>
    <message>
      <source>The program whose numbers the raster has. auto finds out: the name of the band says it in rasters of Headwaters; in others the directions of the right encoding form no cycle and no paths cross. The log says what was found. dinf: the raster holds D∞ angles, in radians from east against the clock.</source>
      <translation>Das Programm, dessen Zahlen das Raster hat. auto findet es heraus: In Rastern von Headwaters sagt es der Name des Kanals; in anderen bilden die Richtungen der richtigen Kodierung keinen Kreis, und keine Wege kreuzen sich. Das Protokoll sagt, was gefunden wurde. dinf: Das Raster enthält D∞-Winkel, im Bogenmaß von Osten gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ cannot be read: {}.</source>
      <translation>Das Raster „{}“ lässt sich nicht lesen: {}.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ gave only {} of its {} cells.</source>
      <translation>Das Raster „{}“ gab nur {} seiner {} Zellen her.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no cells.</source>
      <translation>Das Raster „{}“ hat keine Zellen.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no coordinate reference system: metres are assumed.</source>
      <translation>Das Raster „{}“ hat kein Koordinatenbezugssystem: Meter werden angenommen.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no valid cell in band {}: there is nothing to do.</source>
      <translation>Das Raster „{}“ hat keine gültige Zelle in Kanal {}: Es gibt nichts zu tun.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no valid cell in band {}: there is nothing to erode.</source>
      <translation>Das Raster „{}“ hat keine gültige Zelle in Kanal {}: Es gibt nichts zu erodieren.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no valid cell inside the mask in band {}: there is nothing to do.</source>
      <translation>Das Raster „{}“ hat innerhalb der Maske keine gültige Zelle in Kanal {}: Es gibt nichts zu tun.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no valid cell: there are no directions.</source>
      <translation>Das Raster „{}“ hat keine gültige Zelle: Es gibt keine Richtungen.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has other cells than when it was loaded: remove it from the project, and load it again.</source>
      <translation>Das Raster „{}“ hat andere Zellen als damals, als es geladen wurde: Entfernen Sie es aus dem Projekt, und laden Sie es neu.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has {}; BAND {} does not exist.</source>
      <translation>Das Raster „{}“ hat {}; BAND {} gibt es nicht.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ holds heights up to {}: set the value that means no data.</source>
      <translation>Das Raster „{}“ enthält Höhen bis {}: Setzen Sie den Leerwert.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ holds {}: convert it with ‘Translate’ to a type of 32 bits.</source>
      <translation>Das Raster „{}“ enthält {}: Wandeln Sie es mit „Translate“ in einen Typ von 32 Bit um.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ is rotated: its rows do not run east–west. Straighten it with ‘Warp (reproject)’ first.</source>
      <translation>Das Raster „{}“ ist gedreht: Seine Zeilen laufen nicht von West nach Ost. Richten Sie es erst mit „Warp (reproject)“ gerade.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ of ‘{}’ is missing or broken. {}.</source>
      <translation>Das Raster „{}“ von „{}“ fehlt oder ist beschädigt. {}.</translation>
    </message>
    <message>
      <source>The relief of the shape is that times the rows less one, unless RELIEF is given.</source>
      <translation>Das Relief der Form ist das mal die Zahl der Zeilen weniger eine, wenn RELIEF nicht angegeben ist.</translation>
    </message>
    <message>
      <source>The relief of the shape is that times the rows less one.</source>
      <translation>Das Relief der Form ist das mal die Zahl der Zeilen weniger eins.</translation>
    </message>
    <message>
      <source>The result is the lowest surface without pits that lies nowhere below the DEM: depressions become level, all other cells keep their height. No gradient is added to flats. Where the fill is deep, lakes would stand.</source>
      <translation>Das Ergebnis ist die tiefste Oberfläche ohne Gruben, die nirgends unter dem Höhenmodell liegt: Senken werden eben, alle anderen Zellen behalten ihre Höhe. Ebene Flächen erhalten kein Gefälle. Wo die Füllung tief ist, stünden Seen.</translation>
    </message>
    <message>
      <source>The river of each subbasin; one of a single cell, where water leaves at once, has no line.</source>
      <translation>Der Fluss jedes Teilgebiets; einer aus einer einzigen Zelle, wo Wasser sofort abfließt, hat keine Linie.</translation>
    </message>
    <message>
      <source>The rivers are those of rain that falls everywhere on the final surface and erodes nothing.</source>
      <translation>Die Flüsse sind die eines Regens, der überall auf die endgültige Oberfläche fällt und nichts abträgt.</translation>
    </message>
    <message>
      <source>The rivers of a DEM as smooth lines with their orders, and a report on them.</source>
      <translation>Die Flüsse eines Höhenmodells als glatte Linien mit ihren Ordnungen, und ein Bericht darüber.</translation>
    </message>
    <message>
      <source>The same as JSON.</source>
      <translation>Dasselbe als JSON.</translation>
    </message>
    <message>
      <source>The same as triangles, for a 3-D view or another program; cells are left out so that it has at most 250,000 nodes.</source>
      <translation>Dasselbe als Dreiecke, für eine 3D-Ansicht oder ein anderes Programm; Zellen werden ausgelassen, damit es höchstens 250 000 Knoten hat.</translation>
    </message>
    <message>
      <source>The same directions in the other encoding.</source>
      <translation>Dieselben Richtungen in der anderen Kodierung.</translation>
    </message>
    <message>
      <source>The same numbers as JSON.</source>
      <translation>Dieselben Zahlen als JSON.</translation>
    </message>
    <message>
      <source>The same seed gives the same result. 0 takes a new seed; the one used is written to the log and SEED_USED.</source>
      <translation>Derselbe Startwert gibt dasselbe Ergebnis. 0 nimmt einen neuen; der verwendete steht im Protokoll und in SEED_USED.</translation>
    </message>
    <message>
      <source>The same seed makes the same terrain. Everything scales with the coast, from ten to a thousand kilometres.</source>
      <translation>Derselbe Startwert ergibt dasselbe Gelände. Alles richtet sich nach der Größe der Küste, von zehn bis tausend Kilometern.</translation>
    </message>
    <message>
      <source>The scene is an OBJ file with two objects, the ground and the water over it, in metres: x to the east, y up, z to the south. Water reaches a cell into its banks, under the ground.</source>
      <translation>Die Szene ist eine OBJ-Datei mit zwei Objekten, dem Boden und dem Wasser darüber, in Metern: x nach Osten, y nach oben, z nach Süden. Wasser reicht eine Zelle weit in seine Ufer hinein, unter den Boden.</translation>
    </message>
    <message>
      <source>The share of the river length with at least the area a, P(A ≥ a) ∝ a^−β; along a link the area grows
evenly. Fitted from twice the area at a head to a fifth of the largest area, beyond which the basin ends.</source>
      <translation>Der Anteil der Flusslänge mit mindestens der Fläche a, P(A ≥ a) ∝ a^−β; entlang eines Abschnitts wächst die Fläche gleichmäßig.
Angepasst von der doppelten Fläche an einer Quelle bis zu einem Fünftel der größten Fläche, jenseits derer das Einzugsgebiet endet.</translation>
    </message>
    <message>
      <source>The shortest path needs D8 directions: ENCODING dinf goes with the PATH flow alone.</source>
      <translation>Der kürzeste Weg braucht D8-Richtungen: ENCODING dinf geht nur mit dem PATH flow.</translation>
    </message>
    <message>
      <source>The shortest path needs the DEM: give it as INPUT, or choose the PATH flow.</source>
      <translation>Der kürzeste Weg braucht das Höhenmodell: Geben Sie es als INPUT an, oder wählen Sie den PATH flow.</translation>
    </message>
    <message>
      <source>The shortest way does not follow the directions: it leads to the same ends, or rivers, over any ground that does not rise on the way once the depressions of the DEM are filled. It cuts across lakes and wide valleys.</source>
      <translation>Der kürzeste Weg folgt nicht den Fließrichtungen: Er führt zu denselben Enden oder Flüssen über jeden Boden, der auf dem Weg nicht ansteigt, wenn die Senken des Höhenmodells gefüllt sind. Er schneidet quer durch Seen und breite Täler.</translation>
    </message>
    <message>
      <source>The size is either columns × rows or an extent of the map.</source>
      <translation>Die Größe ist entweder Spalten × Zeilen oder eine Ausdehnung der Karte.</translation>
    </message>
    <message>
      <source>The size of the triangles. Empty: about 20,000 nodes, and twice as many triangles.</source>
      <translation>Die Größe der Dreiecke. Leer: etwa 20 000 Knoten und doppelt so viele Dreiecke.</translation>
    </message>
    <message>
      <source>The streams of the highest order are often cut short by the edge of the data.</source>
      <translation>Die Flussläufe der höchsten Ordnung sind oft vom Rand der Daten abgeschnitten.</translation>
    </message>
    <message>
      <source>The surface at moments of the run, one band each; the name of a band tells after how many events. RELIEF stretches all of them as it does the last.</source>
      <translation>Die Oberfläche zu Zeitpunkten des Laufs, je ein Kanal; der Name eines Kanals sagt, nach wie vielen Ereignissen. RELIEF streckt sie alle so wie die letzte.</translation>
    </message>
    <message>
      <source>The surface that the water runs over.</source>
      <translation>Die Oberfläche, über die das Wasser läuft.</translation>
    </message>
    <message>
      <source>The table as it comes to rest, one band each; its name tells after how many steps.</source>
      <translation>Der Spiegel, wie er zur Ruhe kommt, je ein Kanal; sein Name sagt, nach wie vielen Schritten.</translation>
    </message>
    <message>
      <source>The table ‘parameters’ of ‘{}’ gives no four numbers for ‘{}’.</source>
      <translation>Die Tabelle „parameters“ von „{}“ gibt keine vier Zahlen für „{}“.</translation>
    </message>
    <message>
      <source>The table ‘{}’ of ‘{}’ gives a ‘plane_x’ and ‘plane_y’ for island {} that lie far from it. {}.</source>
      <translation>Die Tabelle „{}“ von „{}“ gibt „plane_x“ und „plane_y“ für Insel {}, die weit von ihr liegen. {}.</translation>
    </message>
    <message>
      <source>The table ‘{}’ of ‘{}’ gives ‘{}’ for {}: it must be {}.</source>
      <translation>Die Tabelle „{}“ von „{}“ gibt „{}“ für {}: Es muss {} sein.</translation>
    </message>
    <message>
      <source>The table ‘{}’ of ‘{}’ has no valid ‘crs’. {}.</source>
      <translation>Die Tabelle „{}“ von „{}“ hat kein gültiges „crs“. {}.</translation>
    </message>
    <message>
      <source>The table ‘{}’ of ‘{}’ has no {}. {}.</source>
      <translation>Die Tabelle „{}“ von „{}“ hat kein {}. {}.</translation>
    </message>
    <message>
      <source>The three steps to a terrain, between which a person may edit what they have made.</source>
      <translation>Die drei Schritte zu einem Gelände, zwischen denen man bearbeiten kann, was entstanden ist.</translation>
    </message>
    <message>
      <source>The triangles as polygons.</source>
      <translation>Die Dreiecke als Polygone.</translation>
    </message>
    <message>
      <source>The triangles of the mesh, the cells of its nodes, or the cells of a raster, with their heights.</source>
      <translation>Die Dreiecke des Netzes, die Zellen seiner Knoten oder die Zellen eines Rasters, mit ihren Höhen.</translation>
    </message>
    <message>
      <source>The unit of the heights of ‘{}’ is {}, but they are taken for {}. {}</source>
      <translation>Die Einheit der Höhen von „{}“ ist {}, aber sie gelten als {}. {}</translation>
    </message>
    <message>
      <source>The values of the mesh that are heights.</source>
      <translation>Die Werte des Netzes, die Höhen sind.</translation>
    </message>
    <message>
      <source>The water on the land of each reach.</source>
      <translation>Das Wasser auf dem Land jedes Abschnitts.</translation>
    </message>
    <message>
      <source>The watersheds of points, which move to the river beside them, and the ways on from there.</source>
      <translation>Die Einzugsgebiete von Punkten, die an den Fluss neben ihnen rücken, und die Wege von dort weiter.</translation>
    </message>
    <message>
      <source>The {} ‘{}’ can no longer be opened: its source was removed or damaged since it was loaded. Restore it, or load the layer again from where it is now.</source>
      <translation>Layer ({}) „{}“ lässt sich nicht mehr öffnen: Seine Quelle wurde entfernt oder beschädigt, seit er geladen wurde. Stellen Sie sie wieder her, oder laden Sie den Layer neu von dort, wo er jetzt ist.</translation>
    </message>
    <message>
      <source>Their water becomes one there: move one of them, or delete it</source>
      <translation>Ihr Wasser wird dort eins: Verschieben Sie einen davon, oder löschen Sie ihn</translation>
    </message>
    <message>
      <source>There are no rivers: at most {} cells drain through one, and RIVER_VISITS is {}.</source>
      <translation>Es gibt keine Flüsse: Höchstens {} Zellen entwässern durch eine, und RIVER_VISITS ist {}.</translation>
    </message>
    <message>
      <source>There are {} snapshots, not {}: one of each sweep</source>
      <translation>Es gibt {} Zwischenstände, nicht {}: einen von jedem Durchgang</translation>
    </message>
    <message>
      <source>There are {}.</source>
      <translation>Es gibt {}.</translation>
    </message>
    <message>
      <source>There is ground below 0 and no sea: give a SEA_LEVEL if that is the floor of the sea.</source>
      <translation>Es gibt Boden unter 0 und kein Meer: Geben Sie ein SEA_LEVEL an, wenn das der Meeresboden ist.</translation>
    </message>
    <message>
      <source>There is no data of ‘{}’.</source>
      <translation>Es gibt keine Daten von „{}“.</translation>
    </message>
    <message>
      <source>There is no file ‘{}’. {}.</source>
      <translation>Es gibt keine Datei „{}“. {}.</translation>
    </message>
    <message>
      <source>There is no ground to erode. Give INPUT, MESH_INPUT or COASTLINE.</source>
      <translation>Es gibt keinen Boden zu erodieren. Geben Sie INPUT, MESH_INPUT oder COASTLINE an.</translation>
    </message>
    <message>
      <source>There is no lake of this size and depth.</source>
      <translation>Es gibt keinen See dieser Größe und Tiefe.</translation>
    </message>
    <message>
      <source>There is no land for basins. Give COASTLINE or EXTENT.</source>
      <translation>Es gibt kein Land für Becken. Geben Sie COASTLINE oder EXTENT an.</translation>
    </message>
    <message>
      <source>There is no land to make a mesh of. Give INPUT, COASTLINE or EXTENT.</source>
      <translation>Es gibt kein Land, um ein Netz zu machen. Geben Sie INPUT, COASTLINE oder EXTENT an.</translation>
    </message>
    <message>
      <source>There is no land. Give COASTLINE, or EXTENT for a rectangle of inland country.</source>
      <translation>Es gibt kein Land. Geben Sie COASTLINE an, oder EXTENT für ein Rechteck im Binnenland.</translation>
    </message>
    <message>
      <source>There is no riparian wood: cells are {} m wide, and RIPARIAN_WIDTH is {} m. Choose a greater one, or smaller cells.</source>
      <translation>Es gibt keinen Auwald: Zellen sind {} m breit, und RIPARIAN_WIDTH ist {} m. Wählen Sie ein größeres oder kleinere Zellen.</translation>
    </message>
    <message>
      <source>There is not enough memory: clip the raster or take larger cells.</source>
      <translation>Der Arbeitsspeicher reicht nicht: Schneiden Sie das Raster zu oder nehmen Sie größere Zellen.</translation>
    </message>
    <message>
      <source>There is nothing to do: choose CLASSES, DENSITIES or POINTS.</source>
      <translation>Es gibt nichts zu tun: Wählen Sie CLASSES, DENSITIES oder POINTS.</translation>
    </message>
    <message>
      <source>There is nothing to do: choose DISTANCE, HEIGHT or UPSTREAM.</source>
      <translation>Es gibt nichts zu tun: Wählen Sie DISTANCE, HEIGHT oder UPSTREAM.</translation>
    </message>
    <message>
      <source>There is nothing to do: choose EXTENT, DEPTH or RATING.</source>
      <translation>Es gibt nichts zu tun: Wählen Sie EXTENT, DEPTH oder RATING.</translation>
    </message>
    <message>
      <source>There is nothing to do: choose SLOPE, SPECIFIC_AREA, WETNESS, POWER or LS.</source>
      <translation>Es gibt nichts zu tun: Wählen Sie SLOPE, SPECIFIC_AREA, WETNESS, POWER oder LS.</translation>
    </message>
    <message>
      <source>They lie as near to each other as that takes.</source>
      <translation>Sie liegen so nahe beieinander, wie das verlangt.</translation>
    </message>
    <message>
      <source>This computer alone writes {}. Rasters with a name that ends with .vrt are written by the workers.</source>
      <translation>Dieser Rechner allein schreibt {}. Raster, deren Name auf .vrt endet, schreiben die Worker.</translation>
    </message>
    <message>
      <source>This is the sea of ‘{}’.</source>
      <translation>Hier ist das Meer von „{}“.</translation>
    </message>
    <message>
      <source>Those in the watershed, with orders.</source>
      <translation>Die im Einzugsgebiet, mit Ordnungen.</translation>
    </message>
    <message>
      <source>Three</source>
      <translation>Drei</translation>
    </message>
    <message>
      <source>Three worlds</source>
      <translation>Drei Welten</translation>
    </message>
    <message>
      <source>Three worlds, of noise that is filled, of rain, and of rivers first, each measured.</source>
      <translation>Drei Welten, aus gefülltem Rauschen, aus Regen und aus Flüssen zuerst, jede gemessen.</translation>
    </message>
    <message>
      <source>Threshold (in the unit of the accumulation)</source>
      <translation>Schwellenwert (in der Einheit der Akkumulation)</translation>
    </message>
    <message>
      <source>Threshold ({})</source>
      <translation>Schwelle ({})</translation>
    </message>
    <message>
      <source>Threshold used (in the unit of the accumulation)</source>
      <translation>Verwendeter Schwellenwert (in der Einheit der Akkumulation)</translation>
    </message>
    <message>
      <source>Threshold used (km², or in the unit of ACCUMULATION)</source>
      <translation>Verwendeter Schwellenwert (km², oder in der Einheit von ACCUMULATION)</translation>
    </message>
    <message>
      <source>Threshold {}: {} streams of the first order fall {} m, {} higher ones {} m; t = {}</source>
      <translation>Schwelle {}: {} Bäche erster Ordnung fallen {} m, {} höhere {} m; t = {}</translation>
    </message>
    <message>
      <source>Through standing water</source>
      <translation>Durch stehendes Wasser</translation>
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
      <source>Time of concentration</source>
      <translation>Konzentrationszeit</translation>
    </message>
    <message>
      <source>Time of concentration (Kirpich)</source>
      <translation>Konzentrationszeit (Kirpich)</translation>
    </message>
    <message>
      <source>Time of concentration after Bransby-Williams (h)</source>
      <translation>Konzentrationszeit nach Bransby-Williams (h)</translation>
    </message>
    <message>
      <source>Time of concentration after Giandotti (h)</source>
      <translation>Konzentrationszeit nach Giandotti (h)</translation>
    </message>
    <message>
      <source>Time of concentration after Kirpich (h)</source>
      <translation>Konzentrationszeit nach Kirpich (h)</translation>
    </message>
    <message>
      <source>Time of concentration after Témez (h)</source>
      <translation>Konzentrationszeit nach Témez (h)</translation>
    </message>
    <message>
      <source>Time of concentration after the SCS (h)</source>
      <translation>Konzentrationszeit nach dem SCS (h)</translation>
    </message>
    <message>
      <source>To edit, and to render at any scale.</source>
      <translation>Zum Bearbeiten und zum Berechnen in jedem Maßstab.</translation>
    </message>
    <message>
      <source>Too little between the limits of the fit: {} of the {} points that it needs.</source>
      <translation>Zu wenig zwischen den Grenzen der Anpassung: {} der {} Punkte, die sie braucht.</translation>
    </message>
    <message>
      <source>Tools</source>
      <translation>Werkzeuge</translation>
    </message>
    <message>
      <source>Tracing</source>
      <translation>Nachziehen</translation>
    </message>
    <message>
      <source>Tracing polygons</source>
      <translation>Polygone ziehen</translation>
    </message>
    <message>
      <source>Tracing rings</source>
      <translation>Ringe ziehen</translation>
    </message>
    <message>
      <source>Tracing the rivers</source>
      <translation>Flüsse ziehen</translation>
    </message>
    <message>
      <source>Transmissivity {} m² a day, mean recharge {} mm a year</source>
      <translation>Transmissivität {} m² am Tag, mittlere Neubildung {} mm im Jahr</translation>
    </message>
    <message>
      <source>Treeline on level ground, above the sea (m)</source>
      <translation>Baumgrenze auf ebenem Boden, über dem Meer (m)</translation>
    </message>
    <message>
      <source>Triangle</source>
      <translation>Dreieck</translation>
    </message>
    <message>
      <source>Triangle downstream; NULL at the sea</source>
      <translation>Dreieck flussabwärts; NULL am Meer</translation>
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
      <source>Triangles in it</source>
      <translation>Dreiecke darin</translation>
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
      <source>Triangles that keep their way where there are heights (%)</source>
      <translation>Dreiecke, die ihren Weg behalten, wo es Höhen gibt (%)</translation>
    </message>
    <message>
      <source>Triangles with elevation, flow and order, as a 2DM file.</source>
      <translation>Dreiecke mit Höhe, Abfluss und Ordnung, als 2DM-Datei.</translation>
    </message>
    <message>
      <source>Turns the rivers of a flow accumulation into lines with their orders, lengths, areas and topology.</source>
      <translation>Macht aus den Flüssen einer Abflussakkumulation Linien mit Ordnungen, Längen, Flächen und Topologie.</translation>
    </message>
    <message>
      <source>Two</source>
      <translation>Zwei</translation>
    </message>
    <message>
      <source>Type of river after Rosgen</source>
      <translation>Flusstyp nach Rosgen</translation>
    </message>
    <message>
      <source>Type of the river down from here after Rosgen</source>
      <translation>Typ des Flusses von hier abwärts nach Rosgen</translation>
    </message>
    <message>
      <source>Type of the river out of the cell after Rosgen</source>
      <translation>Typ des Flusses aus der Zelle nach Rosgen</translation>
    </message>
    <message>
      <source>Témez</source>
      <translation>Témez</translation>
    </message>
    <message>
      <source>UPLIFT: {} things painted; without a width they fade over {} km</source>
      <translation>UPLIFT: {} gemalte Objekte; ohne Breite klingen sie über {} km aus</translation>
    </message>
    <message>
      <source>UPLIFT: ‘{}’ goes up to {}; all is divided by that</source>
      <translation>UPLIFT: „{}“ reicht bis {}; alles wird dadurch geteilt</translation>
    </message>
    <message>
      <source>UPLIFT: ‘{}’ has no data on {} % of the land; ranges are made there.</source>
      <translation>UPLIFT: „{}“ hat auf {} % des Landes keine Daten; dort werden Gebirge gemacht.</translation>
    </message>
    <message>
      <source>UPLIFT: ‘{}’ has no data {}. Check its CRS, or give another.</source>
      <translation>UPLIFT: „{}“ hat keine Daten {}. Prüfen Sie sein KBS, oder geben Sie ein anderes an.</translation>
    </message>
    <message>
      <source>UPSTREAM follows D8 directions: leave it out, or give such directions as DIRECTIONS.</source>
      <translation>UPSTREAM folgt D8-Richtungen: Lassen Sie es weg, oder geben Sie solche Richtungen als DIRECTIONS an.</translation>
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
      <source>Unit of the slope</source>
      <translation>Einheit der Neigung</translation>
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
      <source>Valleys to be cut (% of the relief)</source>
      <translation>Einzuschneidende Täler (% des Reliefs)</translation>
    </message>
    <message>
      <source>Valleys: land sank by {} m in the mean, by {} m at most</source>
      <translation>Täler: Land sank um {} m im Mittel, um {} m höchstens</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Wert</translation>
    </message>
    <message>
      <source>Volume (m³)</source>
      <translation>Volumen (m³)</translation>
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
      <source>Volume of the flood (m³)</source>
      <translation>Volumen der Überschwemmung (m³)</translation>
    </message>
    <message>
      <source>Volume of the lakes (m³)</source>
      <translation>Volumen der Seen (m³)</translation>
    </message>
    <message>
      <source>Volume of the water over the ground, or over lakes as they stand (m³)</source>
      <translation>Volumen des Wassers über dem Boden oder über Seen, wie sie stehen (m³)</translation>
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
      <source>WEIGHTS has no data in {} cells that water comes from: they count as 0.</source>
      <translation>WEIGHTS hat in {} Zellen, aus denen Wasser kommt, keine Daten: Sie zählen als 0.</translation>
    </message>
    <message>
      <source>WEIGHTS is negative in {} cells: they take water away.</source>
      <translation>WEIGHTS ist in {} Zellen negativ: Sie nehmen Wasser weg.</translation>
    </message>
    <message>
      <source>WETNESS has no data in {} flat cells: give a MIN_SLOPE above 0.</source>
      <translation>WETNESS hat in {} flachen Zellen keine Daten: Geben Sie ein MIN_SLOPE über 0 an.</translation>
    </message>
    <message>
      <source>WINDOW misses the land of ‘{}’. Choose a part of it, or none.</source>
      <translation>WINDOW verfehlt das Land von „{}“. Wählen Sie einen Teil davon oder keinen.</translation>
    </message>
    <message>
      <source>WITHIN: no land lies farther inside a polygon than its rim is wide. Draw larger ones.</source>
      <translation>WITHIN: Kein Land liegt weiter innen in einem Polygon, als dessen Rand breit ist. Zeichnen Sie größere.</translation>
    </message>
    <message>
      <source>WITHIN: old ground passes into new over {}</source>
      <translation>WITHIN: Alter Boden geht in neuen über auf {}</translation>
    </message>
    <message>
      <source>Warmth of the sun (°C)</source>
      <translation>Wärme der Sonne (°C)</translation>
    </message>
    <message>
      <source>Water</source>
      <translation>Wasser</translation>
    </message>
    <message>
      <source>Water ends</source>
      <translation>Wasser endet</translation>
    </message>
    <message>
      <source>Water ends at the edge of the data where no neighbour is lower, and where the steepest direction leads into the sea. Sea has no direction.</source>
      <translation>Wasser endet am Rand der Daten, wo kein Nachbar tiefer liegt, und wo die steilste Richtung ins Meer führt. Meer hat keine Richtung.</translation>
    </message>
    <message>
      <source>Water ends in {} closed lakes and dry hollows</source>
      <translation>Wasser endet in {} geschlossenen Seen und trockenen Mulden</translation>
    </message>
    <message>
      <source>Water ends in {} pits</source>
      <translation>Wasser endet in {} Gruben</translation>
    </message>
    <message>
      <source>Water finds only {} % of the rivers again on the raster [RECOVERED]: the land is too steep for cells of this size. Take a smaller CELL_SIZE, a lower PEAK, or gentler slopes.</source>
      <translation>Wasser findet nur {} % der Flüsse auf dem Raster wieder [RECOVERED]: Das Land ist zu steil für Zellen dieser Größe. Nehmen Sie eine kleinere CELL_SIZE, einen tieferen PEAK oder sanftere Hänge.</translation>
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
      <source>Water leaves over the edge of the data, into the sea (polygons or a level, or both) and, if so chosen, into holes in the data. Diagonal neighbours count.</source>
      <translation>Wasser fließt über den Rand der Daten ab, ins Meer (Polygone oder ein Spiegel, oder beides) und, wenn gewählt, in Löcher der Daten. Diagonale Nachbarn zählen.</translation>
    </message>
    <message>
      <source>Water over the bed of rivers and lakes.</source>
      <translation>Wasser über dem Bett von Flüssen und Seen.</translation>
    </message>
    <message>
      <source>Water runs in {} circles; each was cut below one of its triangles</source>
      <translation>Wasser läuft in {} Kreisen; jeder wurde unterhalb eines seiner Dreiecke aufgetrennt</translation>
    </message>
    <message>
      <source>Water table</source>
      <translation>Grundwasserspiegel</translation>
    </message>
    <message>
      <source>Water that stands</source>
      <translation>Stehendes Wasser</translation>
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
      <source>Watershed of the point</source>
      <translation>Einzugsgebiet des Punktes</translation>
    </message>
    <message>
      <source>Watershed that this one drains into; NULL at the sea</source>
      <translation>Einzugsgebiet, in das dieses entwässert; NULL am Meer</translation>
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
      <source>Watersheds of gauges</source>
      <translation>Einzugsgebiete von Pegeln</translation>
    </message>
    <message>
      <source>Watersheds of points</source>
      <translation>Einzugsgebiete von Punkten</translation>
    </message>
    <message>
      <source>Watersheds of which CN tells no time, since its mean is not above 0 and up to 100, or not known: {}. Their field tc_scs is empty: check CN.</source>
      <translation>Einzugsgebiete, von denen CN keine Zeit sagt, da ihr Mittel nicht über 0 und bis 100 liegt oder unbekannt ist: {}. Ihr Feld tc_scs ist leer: Prüfen Sie CN.</translation>
    </message>
    <message>
      <source>Watersheds of which a formula of TC tells no time: {}. Their path or land does not fall, or is a single cell: these fields are empty.</source>
      <translation>Einzugsgebiete, von denen eine Formel von TC keine Zeit sagt: {}. Ihr Weg oder Land fällt nicht oder ist eine einzelne Zelle: Diese Felder sind leer.</translation>
    </message>
    <message>
      <source>Watersheds smaller than that</source>
      <translation>Kleinere Einzugsgebiete</translation>
    </message>
    <message>
      <source>Watersheds that reach the edge of the data (field touches_edge): {}</source>
      <translation>Einzugsgebiete, die den Rand der Daten erreichen (Feld touches_edge): {}</translation>
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
      <source>Way to the mouth (km)</source>
      <translation>Weg zur Mündung (km)</translation>
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
      <source>West</source>
      <translation>West</translation>
    </message>
    <message>
      <source>West and east joined</source>
      <translation>West und Ost verbunden</translation>
    </message>
    <message>
      <source>Wet ground: the table reaches it</source>
      <translation>Nasser Boden: der Grundwasserspiegel erreicht ihn</translation>
    </message>
    <message>
      <source>Wetness index (TWI)</source>
      <translation>Feuchteindex (TWI)</translation>
    </message>
    <message>
      <source>Wetness is ln(&lt;i&gt;a&lt;/i&gt; / tan β): high in hollows and on valley floors. Power is &lt;i&gt;a&lt;/i&gt; · tan β: high in gullies and steep channels. LS is the factor of slope and length in the loss of soil (USLE, RUSLE), by unit stream power: 1.4 (&lt;i&gt;a&lt;/i&gt; / 22.13)&lt;sup&gt;0.4&lt;/sup&gt; (sin β / 0.0896)&lt;sup&gt;1.3&lt;/sup&gt;.</source>
      <translation>Der Feuchteindex ist ln(&lt;i&gt;a&lt;/i&gt; / tan β): hoch in Mulden und auf Talböden. Die Strömungsleistung ist &lt;i&gt;a&lt;/i&gt; · tan β: hoch in Runsen und steilen Gerinnen. LS ist der Faktor für Hangneigung und Hanglänge im Bodenabtrag (USLE, RUSLE), nach der spezifischen Strömungsleistung: 1,4 (&lt;i&gt;a&lt;/i&gt; / 22,13)&lt;sup&gt;0,4&lt;/sup&gt; (sin β / 0,0896)&lt;sup&gt;1,3&lt;/sup&gt;.</translation>
    </message>
    <message>
      <source>What POLYGONS holds of a mesh: the cells of nodes or triangles.</source>
      <translation>Was POLYGONS von einem Netz enthält: die Zellen der Knoten oder die Dreiecke.</translation>
    </message>
    <message>
      <source>What becomes of smaller watersheds is for SMALL to say. Empty: all are kept.</source>
      <translation>Was aus kleineren Einzugsgebieten wird, sagt SMALL. Leer: Alle bleiben.</translation>
    </message>
    <message>
      <source>What cells in the sea have: no data (nodata), a shelf and below it a slope with canyons (slope), or one depth just below the sea (flat).</source>
      <translation>Was Zellen im Meer haben: keine Daten (nodata), einen Schelf und darunter einen Hang mit Canyons (slope) oder eine einzige Tiefe knapp unter dem Meer (flat).</translation>
    </message>
    <message>
      <source>What drains through each cell, itself included.</source>
      <translation>Was durch jede Zelle entwässert, sie selbst eingeschlossen.</translation>
    </message>
    <message>
      <source>What each of the ten thresholds makes of streams: how many there are, how far they fall, and whether orders differ (t).</source>
      <translation>Was jeder der zehn Schwellenwerte an Flussläufen ergibt: wie viele es sind, um wie viel sie fallen und ob sich die Ordnungen unterscheiden (t).</translation>
    </message>
    <message>
      <source>What each reach carries at its lower end, for which its rating curve tells the stage. Where a field is NULL there is no flood. A number, a field of RIVERS, or the file or the layer name of a raster with the same cells.</source>
      <translation>Was jeder Abschnitt an seinem unteren Ende führt, wofür seine Abflusskurve den Wasserstand angibt. Wo ein Feld NULL ist, gibt es keine Überschwemmung. Eine Zahl, ein Feld von RIVERS, oder Datei oder Layername eines Rasters mit denselben Zellen.</translation>
    </message>
    <message>
      <source>What evaporates from it (m³/s)</source>
      <translation>Was aus ihm verdunstet (m³/s)</translation>
    </message>
    <message>
      <source>What falls on each cell, rain for instance; it must have the same cells. The result is the sum of weight times area, or of weights alone when UNITS is cells. Cells without data count as 0.</source>
      <translation>Was auf jede Zelle fällt, Regen zum Beispiel; es muss dieselben Zellen haben. Das Ergebnis ist die Summe von Gewicht mal Fläche, oder der Gewichte allein, wenn UNITS Zellen sind. Zellen ohne Daten zählen als 0.</translation>
    </message>
    <message>
      <source>What falls on land and water and runs off: alone it makes the flow through every cell known, in m³/s; with EVAPORATION, lakes are no longer full but in balance. A number, or the file or the layer name of a raster with the same cells.</source>
      <translation>Was auf Land und Wasser fällt und abfließt: Allein macht es den Abfluss durch jede Zelle bekannt, in m³/s; mit EVAPORATION sind Seen nicht mehr voll, sondern im Gleichgewicht. Eine Zahl, oder Datei oder Layername eines Rasters mit denselben Zellen.</translation>
    </message>
    <message>
      <source>What falls on land and water and runs off: with EVAPORATION, lakes are no longer full but in balance. A number, or the file or the layer name of a raster with the same cells.</source>
      <translation>Was auf Land und Wasser fällt und abfließt: Mit EVAPORATION sind Seen nicht mehr voll, sondern im Gleichgewicht. Eine Zahl, oder Datei oder Layername eines Rasters mit denselben Zellen.</translation>
    </message>
    <message>
      <source>What is added up: areas, or numbers of cells.</source>
      <translation>Was summiert wird: Flächen oder Zellenzahlen.</translation>
    </message>
    <message>
      <source>What is lower is written as this, so that all 16 bits go to what is higher: 0 for land without the floor of the sea. Empty: the lowest height of the DEM. Masks and scene do not know it.</source>
      <translation>Was tiefer liegt, wird als diese Höhe geschrieben, damit alle 16 Bit dem gelten, was höher ist: 0 für Land ohne den Meeresboden. Leer: die niedrigste Höhe des DGM. Masken und Szene kennen sie nicht.</translation>
    </message>
    <message>
      <source>What is prepared</source>
      <translation>Was vorbereitet wird</translation>
    </message>
    <message>
      <source>What its bed consists of</source>
      <translation>Woraus sein Bett besteht</translation>
    </message>
    <message>
      <source>What its numbers mean.</source>
      <translation>Was ihre Zahlen bedeuten.</translation>
    </message>
    <message>
      <source>What open water loses. Lakes then stand where as much evaporates as flows in, or spill what they do not need into the next. Empty: every lake is full. A number, or the file or the layer name of a raster with the same cells.</source>
      <translation>Was offenes Wasser verliert. Seen stehen dann, wo so viel verdunstet, wie zufließt, oder geben, was sie nicht brauchen, an den nächsten ab. Leer: Jeder See ist voll. Eine Zahl, oder Datei oder Layername eines Rasters mit denselben Zellen.</translation>
    </message>
    <message>
      <source>What open water loses: lakes stand where as much evaporates as flows in. Empty: every lake is full. A number, or the file or the layer name of a raster of any cells: its means, and linear between the middles of its cells.</source>
      <translation>Was offenes Wasser verliert: Seen stehen da, wo so viel verdunstet, wie zufließt. Leer: Jeder See ist voll. Eine Zahl, oder die Datei oder der Layername eines Rasters mit beliebigen Zellen: deren Mittel, und linear zwischen den Zellmitten.</translation>
    </message>
    <message>
      <source>What results are to name the gauges by, such as their number. Empty: they are numbered.</source>
      <translation>Wonach Ergebnisse die Pegel nennen sollen, etwa ihre Nummer. Leer: sie werden nummeriert.</translation>
    </message>
    <message>
      <source>What runs off all land upstream at once, instead of a discharge: each reach carries this times the area that drains to its lower end.</source>
      <translation>Was von allem Land flussaufwärts zugleich abfließt, anstelle eines Abflusses: Jeder Abschnitt führt dies mal der Fläche, die zu seinem unteren Ende entwässert.</translation>
    </message>
    <message>
      <source>What runs off everywhere. Empty: 1000. A number, or the file or the layer name of a raster of any cells: its means, and linear between the middles of its cells.</source>
      <translation>Was überall abfließt. Leer: 1000. Eine Zahl, oder die Datei oder der Layername eines Rasters mit beliebigen Zellen: deren Mittel, und linear zwischen den Zellmitten.</translation>
    </message>
    <message>
      <source>What runs off in an hour: 10 is a lot in large catchments, 50 in small ones.</source>
      <translation>Was in einer Stunde abfließt: 10 ist viel in großen Einzugsgebieten, 50 in kleinen.</translation>
    </message>
    <message>
      <source>What seeps down to the table. In the model energy CAPILLARITY, in snow the depth where it freezes, holds for 300 mm and changes in proportion. A number, or the file or the layer name of a raster with the same cells.</source>
      <translation>Was zum Grundwasserspiegel sickert. Im Modell energy gilt CAPILLARITY, in snow die Tiefe, wo es friert, für 300 mm und ändert sich im Verhältnis. Eine Zahl, oder Datei oder Layername eines Rasters mit denselben Zellen.</translation>
    </message>
    <message>
      <source>What stands there: conifer, broadleaf, willow, shrub, dwarf shrub, reed, beach grass</source>
      <translation>Was dort steht: conifer, broadleaf, willow, shrub, dwarf shrub, reed, beach grass</translation>
    </message>
    <message>
      <source>What steep slopes gain that face the sun, and lose that face away, times the sine of slope and latitude. The latitude is that of the map.</source>
      <translation>Was steile Hänge zur Sonne hin gewinnen und von ihr abgewandte verlieren, mal dem Sinus der Neigung und dem der geografischen Breite. Die Breite ist die der Karte.</translation>
    </message>
    <message>
      <source>What that means</source>
      <translation>Was das bedeutet</translation>
    </message>
    <message>
      <source>What the bed consists of; to look at</source>
      <translation>Woraus das Bett besteht; zum Ansehen</translation>
    </message>
    <message>
      <source>What the ground looks like before the rain when no DEM is given. article: the plane of the article, whatever the others say: SLOPE 1, no noise, all of the map (no LAND), water leaves in the south alone (BOUNDARY), west and east are joined (PERIODIC). plane: the same as long as those are left as they are.</source>
      <translation>Wie der Boden vor dem Regen aussieht, wenn kein DGM angegeben ist. article: die Ebene des Aufsatzes, was auch immer die anderen sagen: SLOPE 1, kein Rauschen, die ganze Karte (kein LAND), Wasser läuft nur im Süden ab (BOUNDARY), Westen und Osten sind verbunden (PERIODIC). plane: dasselbe, solange diese bleiben, wie sie sind.</translation>
    </message>
    <message>
      <source>What the surface looks like.</source>
      <translation>Wie die Fläche aussieht.</translation>
    </message>
    <message>
      <source>What the value is</source>
      <translation>Was der Wert ist</translation>
    </message>
    <message>
      <source>What water does at cells without data that the data enclose: it vanishes there (outlet), goes round them (wall), or crosses them at heights interpolated from their rim (fill); they have no data in the output.</source>
      <translation>Was Wasser an Zellen ohne Daten tut, die von Daten umschlossen sind: Es verschwindet dort (outlet), umfließt sie (wall) oder überquert sie auf Höhen, die vom Rand interpoliert sind (fill); in der Ausgabe haben sie keine Daten.</translation>
    </message>
    <message>
      <source>What water does at the rim of a DEM or a mesh, where data end: it leaves there (outlet), or only the sea takes it up (wall), for which SEA_LEVEL must be given. The shore of COASTLINE is sea in any case.</source>
      <translation>Was Wasser am Rand eines DGM oder eines Netzes tut, wo die Daten enden: es läuft dort ab (outlet), oder nur das Meer nimmt es auf (wall), wofür SEA_LEVEL angegeben sein muss. Das Ufer von COASTLINE ist in jedem Fall Meer.</translation>
    </message>
    <message>
      <source>What water does at the rim of the raster, where data end, and at the outline of the mask: it leaves there (outlet), or only the sea and holes take it up (wall). Cells without data in SEA polygons are sea, too.</source>
      <translation>Was Wasser am Rand des Rasters tut, wo Daten enden, und am Umriss der Maske: Es fließt dort ab (outlet), oder nur Meer und Löcher nehmen es auf (wall). Zellen ohne Daten in SEA-Polygonen sind auch Meer.</translation>
    </message>
    <message>
      <source>What water does in depressions: it fills them and flows over (fill), it leaves through the channel that needs the least digging (breach; what cannot be breached is filled), it stays in pits (keep), or pit by pit whatever changes the DEM least of filling, digging and filling a part of it (least). The DEM itself is never changed.</source>
      <translation>Was Wasser in Senken tut: Es füllt sie und läuft über (fill), es fließt durch die Rinne ab, für die am wenigsten zu graben ist (breach; was sich nicht durchbrechen lässt, wird gefüllt), es bleibt in Gruben (keep), oder Grube für Grube, was das Höhenmodell am wenigsten ändert: füllen, abgraben oder einen Teil von ihr füllen und abgraben (least). Das Höhenmodell selbst wird nie verändert.</translation>
    </message>
    <message>
      <source>Where DIRECTIONS holds D∞ angles (ENCODING dinf), water is shared and takes many paths: the distance and the height are their mean, weighed by the shares, or the greatest or least of them. Only shares that meet a river count.</source>
      <translation>Wo DIRECTIONS D∞-Winkel enthält (ENCODING dinf), teilt sich das Wasser und nimmt viele Wege: Entfernung und Höhe sind ihr Mittel, gewichtet mit den Anteilen, oder die größte oder kleinste von ihnen. Nur Anteile zählen, die einen Fluss erreichen.</translation>
    </message>
    <message>
      <source>Where THRESHOLD is empty. share: about one cell in a hundred is river. drop: the least of ten thresholds from which on streams of the first order fall as far, in the mean, as higher ones; it needs the DEM.</source>
      <translation>Wo THRESHOLD leer ist. share: Etwa eine von hundert Zellen ist Fluss. drop: der kleinste von zehn Schwellenwerten, von dem an Flussläufe erster Ordnung im Mittel um ebenso viel fallen wie die höherer Ordnung; braucht das Höhenmodell.</translation>
    </message>
    <message>
      <source>Where a lake has several hollows, each is a lake of its own below the sill over which it meets its neighbour. These are nested in the great one: &lt;i&gt;parent&lt;/i&gt; is the id of the smallest lake around a lake, empty where a lake stands alone. A child lies inside its parent, and siblings never touch.</source>
      <translation>Hat ein See mehrere Mulden, so ist jede ein eigener See unter der Schwelle, über die sie an ihre Nachbarin grenzt. Diese liegen in dem großen: &lt;i&gt;parent&lt;/i&gt; ist die Nummer des kleinsten Sees um einen See, leer, wo ein See allein steht. Ein innerer See liegt ganz in seinem äußeren, und innere Seen desselben Sees berühren sich nie.</translation>
    </message>
    <message>
      <source>Where an extent is the land. Empty: its own CRS.</source>
      <translation>Für eine Ausdehnung als Land. Leer: ihr eigenes KBS.</translation>
    </message>
    <message>
      <source>Where it comes from</source>
      <translation>Woraus der Bericht entstand</translation>
    </message>
    <message>
      <source>Where it is flatter, wetness counts with this slope; with 0 it has no data on flats.</source>
      <translation>Wo es flacher ist, rechnet der Feuchteindex mit dieser Neigung; mit 0 hat er auf ebenen Flächen keine Daten.</translation>
    </message>
    <message>
      <source>Where large rivers reach the sea; each point moves to the nearest coast. Empty: chosen along the coast. Small rivers fill what coast is left.</source>
      <translation>Wo große Flüsse das Meer erreichen; jeder Punkt rückt zur nächsten Küste. Leer: entlang der Küste gewählt. Kleine Flüsse füllen, was an Küste bleibt.</translation>
    </message>
    <message>
      <source>Where most land lies between the lowest and the highest point: near 1 a plateau, near 0 a plain with summits.</source>
      <translation>Wo zwischen tiefstem und höchstem Punkt das meiste Land liegt: nahe 1 eine Hochebene, nahe 0 eine Ebene mit Gipfeln.</translation>
    </message>
    <message>
      <source>Where mountains and plains are to be: a raster, or lines (ranges), polygons (ranges or plains) or points (massifs), which pass smoothly into what lies around. Numbers are relative, from 0 in lowlands to 1 where the land rises fastest; if there are greater ones, all are divided by the greatest. Lines and points with a field width act over a band or disc so many metres wide, without one as far as is usual. Elsewhere, and empty: ranges and lowlands by noise, from the seed.</source>
      <translation>Wo Berge und Ebenen liegen sollen: ein Raster, oder Linien (Gebirgszüge), Polygone (Gebirge oder Ebenen) oder Punkte (Massive), die sanft in ihre Umgebung übergehen. Zahlen sind relativ, von 0 im Tiefland bis 1, wo sich das Land am schnellsten hebt; gibt es größere, werden alle durch die größte geteilt. Linien und Punkte mit einem Feld width wirken über ein Band oder eine Scheibe von so vielen Metern Breite, ohne eines so weit wie üblich. Anderswo, und leer: Gebirgszüge und Tiefländer durch Rauschen, vom Startwert.</translation>
    </message>
    <message>
      <source>Where neighbours differ by more than this, the higher one slides: it loses a quarter of the difference. Many times D, or the ground does not stop sliding for long. Empty: 2,000 m as in the article; on a DEM half the width of a cell, a slope of 27°, or what 99 % of its neighbours differ by.</source>
      <translation>Wo sich Nachbarn um mehr als das unterscheiden, rutscht der höhere: Er verliert ein Viertel des Unterschieds. Ein Vielfaches von D, sonst rutscht der Boden lange weiter. Leer: 2000 m wie im Artikel; auf einem Höhenmodell die halbe Breite einer Zelle, eine Neigung von 27°, oder das, um was sich 99 % seiner Nachbarn höchstens unterscheiden.</translation>
    </message>
    <message>
      <source>Where no lines are given. Empty: the readable number that makes about one cell in a hundred a river.</source>
      <translation>Wo keine Linien gegeben sind. Leer: die runde Zahl, die etwa eine von hundert Zellen zum Fluss macht.</translation>
    </message>
    <message>
      <source>Where paths part (dinf)</source>
      <translation>Wo sich Wege teilen (dinf)</translation>
    </message>
    <message>
      <source>Where profiles bulge, and by how much.</source>
      <translation>Wo sich Profile aufwölben, und um wie viel.</translation>
    </message>
    <message>
      <source>Where reaches of other stages meet, the water above is lowered as far as it could drain. It is a first map of what may be flooded, no hydraulic model: the page says what it does not know.</source>
      <translation>Wo Abschnitte mit verschiedenen Wasserständen zusammenkommen, wird das Wasser oberhalb abgesenkt, so weit es abfließen könnte. Es ist eine erste Karte dessen, was überflutet werden kann, kein hydraulisches Modell: Die Seite sagt, was sie nicht weiß.</translation>
    </message>
    <message>
      <source>Where the DEM has other sides than its pixels</source>
      <translation>Wo das DGM andere Seiten hat als seine Pixel</translation>
    </message>
    <message>
      <source>Where the land behind the shore is steepest the coast is a cliff of about this height, elsewhere a lower one or a beach. A number, or a field or an expression of the coastline: each stretch of an island that consists of several polygons or lines has that of its own. 0: none.</source>
      <translation>Wo das Land hinter dem Ufer am steilsten ist, ist die Küste eine Steilküste von etwa dieser Höhe, anderswo eine niedrigere oder ein Strand. Eine Zahl, oder ein Feld oder Ausdruck der Küstenlinie: Jedes Stück einer Insel aus mehreren Polygonen oder Linien hat seine eigene. 0: keine.</translation>
    </message>
    <message>
      <source>Where the valley is twice as high as the river is deep, in half widths</source>
      <translation>Wo das Tal doppelt so hoch ist, wie der Fluss tief, in halben Breiten</translation>
    </message>
    <message>
      <source>Where the water of each lake leaves it: a cell at its level, on the path down to what lies next.</source>
      <translation>Wo das Wasser jedes Sees ihn verlässt: eine Zelle auf seinem Spiegel, auf dem Weg hinab zu dem, was folgt.</translation>
    </message>
    <message>
      <source>Where the water starts.</source>
      <translation>Wo das Wasser beginnt.</translation>
    </message>
    <message>
      <source>Where the watershed ends: press … and click on the map, beside a river or on it.</source>
      <translation>Wo das Einzugsgebiet endet: … drücken und auf die Karte klicken, neben einen Fluss oder auf ihn.</translation>
    </message>
    <message>
      <source>Where there is more rain more water flows: an area counts as much as its rain is above the mean.</source>
      <translation>Wo mehr Regen fällt, fließt mehr Wasser: Eine Fläche zählt so viel, wie ihr Regen über dem Mittel liegt.</translation>
    </message>
    <message>
      <source>Where there is more rain rivers carry more: the area above counts as much as its rain is above the mean.</source>
      <translation>Wo mehr Regen fällt, führen Flüsse mehr: Die Fläche oberhalb zählt so viel, wie ihr Regen über dem Mittel liegt.</translation>
    </message>
    <message>
      <source>Where water can go and the ground can slide: to all 8 neighbours of a cell, or to the 4 over its sides. The pictures differ a lot.</source>
      <translation>Wohin Wasser fließen und der Boden rutschen kann: zu allen 8 Nachbarn einer Zelle oder zu den 4 über ihre Seiten. Die Bilder unterscheiden sich stark.</translation>
    </message>
    <message>
      <source>Where water is open or reaches the ground, in a colour for each kind; the sea is one of them.</source>
      <translation>Wo Wasser offen liegt oder den Boden erreicht, in einer Farbe für jede Art; das Meer gehört dazu.</translation>
    </message>
    <message>
      <source>Where water leaves. lowedge: at the southern edge of the map; alledges: at all its edges; mask: at the edge of the land or of the valid cells, wherever that lies. auto: lowedge for the plane, else mask, which is all edges where the whole map is land.</source>
      <translation>Wo Wasser abfließt. lowedge: am südlichen Rand der Karte; alledges: an allen ihren Rändern; mask: am Rand des Landes oder der gültigen Zellen, wo immer der liegt. auto: lowedge für die Ebene, sonst mask; das sind alle Ränder, wo die ganze Karte Land ist.</translation>
    </message>
    <message>
      <source>Whether the western and the eastern edge are neighbours, so that water runs on from the one to the other. auto: yes for the plane with its outlets along the southern edge, else no.</source>
      <translation>Ob der westliche und der östliche Rand Nachbarn sind, sodass Wasser vom einen zum anderen weiterläuft. auto: ja für die Ebene mit Auslässen am südlichen Rand, sonst nein.</translation>
    </message>
    <message>
      <source>Which tile lies where, and the scale; tiles of heights and masks are written beside it.</source>
      <translation>Welche Kachel wo liegt, und der Maßstab; Kacheln von Höhen und Masken werden daneben geschrieben.</translation>
    </message>
    <message>
      <source>WhiteboxTools: north-east 1, east 2 … north 128</source>
      <translation>WhiteboxTools: Nordost 1, Ost 2 … Nord 128</translation>
    </message>
    <message>
      <source>Whole watersheds (they overlap)</source>
      <translation>Ganze Gebiete (überlappend)</translation>
    </message>
    <message>
      <source>Why no river follows it</source>
      <translation>Warum ihr kein Fluss folgt</translation>
    </message>
    <message>
      <source>Width (m)</source>
      <translation>Breite (m)</translation>
    </message>
    <message>
      <source>Width and height of a cell on the ground, no more than those of the DEM. Empty: as the DEM has them.</source>
      <translation>Breite und Höhe einer Zelle am Boden, nicht größer als die des Höhenmodells. Leer: wie das Höhenmodell sie hat.</translation>
    </message>
    <message>
      <source>Width and height of a cell on the ground. Empty: about 1,500 columns, more if islands lie far apart.</source>
      <translation>Breite und Höhe einer Zelle am Boden. Leer: etwa 1500 Spalten, mehr, wenn Inseln weit auseinander liegen.</translation>
    </message>
    <message>
      <source>Width and height of a cell on the ground. Empty: about 1,500 columns, more if islands lie far apart. Of the extent where there is one.</source>
      <translation>Breite und Höhe einer Zelle am Boden. Leer: etwa 1500 Spalten, mehr, wenn Inseln weit auseinander liegen. In der Ausdehnung, wo es eine gibt.</translation>
    </message>
    <message>
      <source>Width and height of a cell.</source>
      <translation>Breite und Höhe einer Zelle.</translation>
    </message>
    <message>
      <source>Width between the banks (m)</source>
      <translation>Breite zwischen den Ufern (m)</translation>
    </message>
    <message>
      <source>Width of riparian wood (m)</source>
      <translation>Breite des Auwalds (m)</translation>
    </message>
    <message>
      <source>Width of the band along the line (m)</source>
      <translation>Breite des Bandes entlang der Linie (m)</translation>
    </message>
    <message>
      <source>Width of the flow</source>
      <translation>Fließbreite</translation>
    </message>
    <message>
      <source>Width of the river (m); NULL without one</source>
      <translation>Breite des Flusses (m); NULL ohne Fluss</translation>
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
      <source>Widths follow the law of Murray: the cube of a width is the sum of the cubes of what flows together. The log compares the length of rivers with the law of Hack. Lengths are metres on the ground whatever the CRS.</source>
      <translation>Breiten folgen dem Gesetz von Murray: Die dritte Potenz einer Breite ist die Summe der dritten Potenzen dessen, was zusammenfließt. Das Protokoll vergleicht die Länge der Flüsse mit dem Gesetz von Hack. Längen sind Meter am Boden, in jedem KBS.</translation>
    </message>
    <message>
      <source>Willow</source>
      <translation>Weide</translation>
    </message>
    <message>
      <source>Winding of rivers (1: as in nature)</source>
      <translation>Windung von Flüssen (1: wie in der Natur)</translation>
    </message>
    <message>
      <source>Winding of the rivers (times as usual)</source>
      <translation>Windung der Flüsse (Vielfaches des Üblichen)</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>Fenster</translation>
    </message>
    <message>
      <source>Wished heights (m)</source>
      <translation>Gewünschte Höhen (m)</translation>
    </message>
    <message>
      <source>With &lt;i&gt;auto&lt;/i&gt; it finds out who wrote the raster: it tries every encoding that has all the values and keeps the one in which the directions form no cycle and no paths cross. A DEM settles what remains open. If FROM is wrong, the first cell that shows it is named, and the encoding that is likely right.</source>
      <translation>Mit &lt;i&gt;auto&lt;/i&gt; findet es heraus, wer das Raster geschrieben hat: Es probiert jede Kodierung, die alle Werte hat, und behält die, in der die Richtungen keinen Kreis bilden und keine Wege sich kreuzen. Ein Höhenmodell entscheidet, was offen bleibt. Wenn FROM falsch ist, wird die erste Zelle genannt, die es zeigt, und die Kodierung, die vermutlich richtig ist.</translation>
    </message>
    <message>
      <source>With D∞ angles water takes many paths to the river. average: their mean, weighed by the shares of the water. maximum: the longest. minimum: the shortest.</source>
      <translation>Mit D∞-Winkeln nimmt das Wasser viele Wege zum Fluss. average: ihr Mittel, gewichtet mit den Anteilen des Wassers. maximum: der längste. minimum: der kürzeste.</translation>
    </message>
    <message>
      <source>With RAIN and EVAPORATION lakes are in balance: a closed lake stands where as much evaporates as flows in, an open one is full and spills the rest into the next. None is nested then. What is dry of a depression is a salt pan. The limits hold for depressions: what stands in one may be smaller.</source>
      <translation>Mit RAIN und EVAPORATION sind Seen im Gleichgewicht: Ein geschlossener steht, wo so viel verdunstet, wie zufließt, ein offener ist voll und gibt den Rest an den nächsten ab. Dann liegt keiner in einem anderen. Was von einer Senke trocken ist, ist eine Salzpfanne. Die Grenzwerte gelten für Senken: Was in einer steht, darf kleiner sein.</translation>
    </message>
    <message>
      <source>With RAIN the accumulation is the flow in m³/s, and rivers have a discharge. With RAIN and EVAPORATION lakes are in balance, as ‘Lakes’ finds them: rivers end in closed lakes, pass open ones, and lines are cut where they enter or leave one; the flow is less what lakes lose.</source>
      <translation>Mit RAIN ist die Akkumulation der Abfluss in m³/s, und Flüsse nennen den ihren. Mit RAIN und EVAPORATION sind Seen im Gleichgewicht, wie „Seen“ sie findet: Flüsse enden in geschlossenen Seen, durchfließen offene, und Linien werden geschnitten, wo sie in einen treten oder ihn verlassen; der Abfluss ist um das kleiner, was Seen verlieren.</translation>
    </message>
    <message>
      <source>With a DEM nodes have its heights, and lie up to three times denser where it bends. Without one, all heights are 0. Triangles in the sea, outside of the extent or where the DEM has no data are left out.</source>
      <translation>Mit einem Höhenmodell haben Knoten dessen Höhen und liegen bis zu dreimal dichter, wo es sich krümmt. Ohne eines sind alle Höhen 0. Dreiecke im Meer, außerhalb der Ausdehnung oder wo das Höhenmodell keine Daten hat, werden weggelassen.</translation>
    </message>
    <message>
      <source>With a DEM, lines have heights, and the fall and slope of each is known. With lakes, lines are cut where a river enters or leaves a lake, and those inside bear its id; with POINTS at gauges too. Smoothed lines stay in the cells that the river flows through, keep their ends and never touch.</source>
      <translation>Mit einem Höhenmodell haben Linien Höhen, und Fall und Gefälle sind bekannt. Mit Seen werden Linien geschnitten, wo ein Fluss in einen See tritt oder ihn verlässt, und die im See tragen dessen Nummer; mit POINTS auch an Pegeln. Geglättete Linien bleiben in den Zellen, durch die der Fluss fließt, behalten ihre Enden und berühren sich nie.</translation>
    </message>
    <message>
      <source>With an upper limit only brooks remain: rivers up to a size.</source>
      <translation>Mit einer Obergrenze bleiben nur Bäche: Flüsse bis zu einer Größe.</translation>
    </message>
    <message>
      <source>With evaporation: what is dry of each depression, between its lakes and its sill.</source>
      <translation>Mit Verdunstung: was von jeder Senke trocken ist, zwischen ihren Seen und ihrer Schwelle.</translation>
    </message>
    <message>
      <source>With kind and height.</source>
      <translation>Mit Art und Höhe.</translation>
    </message>
    <message>
      <source>Without a coast an extent is enough: a rectangle cut out of larger land, with rivers that come in and leave. What a rectangle shows follows from the seed and the place, so that the one beside it fits.</source>
      <translation>Ohne Küste genügt eine Ausdehnung: ein Rechteck, ausgeschnitten aus größerem Land, mit Flüssen, die hereinkommen und es verlassen. Was ein Rechteck zeigt, folgt aus dem Startwert und der Lage, sodass das daneben dazu passt.</translation>
    </message>
    <message>
      <source>Without a coast an extent is enough: a rectangle of inland country, cut out of larger land. Rivers come in over its edges and leave over them, with the water of all their land, and the rectangle beside it, made with the same seed, goes on with the same heights and rivers.</source>
      <translation>Ohne Küste genügt eine Ausdehnung: ein Rechteck Binnenland, ausgeschnitten aus größerem Land. Flüsse kommen mit dem Wasser all ihres Landes über seine Ränder herein und verlassen es über sie, und das Rechteck daneben, mit demselben Startwert erzeugt, geht mit denselben Höhen und Flüssen weiter.</translation>
    </message>
    <message>
      <source>Without a rating curve and a reach downstream, no flood: {}</source>
      <translation>Ohne Abflusskurve und Abschnitt flussabwärts keine Flut: {}</translation>
    </message>
    <message>
      <source>Without any input it makes the picture of the article: a plane of 300 × 200 cells whose western and eastern edges are joined, with its outlets along the southern edge, after 10 000 events. It starts from other shapes or from a DEM as well, on the whole map or on the land inside polygons.</source>
      <translation>Ohne jede Eingabe entsteht das Bild des Artikels: eine Ebene aus 300 × 200 Zellen, deren westlicher und östlicher Rand verbunden sind, mit Auslässen am südlichen Rand, nach 10 000 Ereignissen. Es geht auch von anderen Formen oder einem Höhenmodell aus, auf der ganzen Karte oder auf dem Land in Polygonen.</translation>
    </message>
    <message>
      <source>Without drop</source>
      <translation>Ohne Fall</translation>
    </message>
    <message>
      <source>Without slope, since water leaves the data there: {} cells</source>
      <translation>Ohne Neigung, da das Wasser dort die Daten verlässt: {} Zellen</translation>
    </message>
    <message>
      <source>Work only inside these polygons; cells outside have no data in the output.</source>
      <translation>Nur innerhalb dieser Polygone arbeiten; Zellen außerhalb haben in der Ausgabe keine Daten.</translation>
    </message>
    <message>
      <source>Write only what this part of the map is rendered from: its land has the same heights as in the whole model, on cells no larger than those of the erosion. The rest is built, but not written. Empty: all.</source>
      <translation>Nur schreiben, woraus dieser Teil der Karte gerendert wird: Sein Land hat dieselben Höhen wie im ganzen Modell, auf Zellen, die nicht größer sind als die der Erosion. Der Rest wird gebaut, aber nicht geschrieben. Leer: alles.</translation>
    </message>
    <message>
      <source>Writes a DEM for game engines: a 16-bit heightmap with its scale, tiles, masks of what covers the ground, and a scene of triangles with water.</source>
      <translation>Schreibt ein Höhenmodell für Spiele-Engines: eine 16-Bit-Höhenkarte mit Maßstab, Kacheln, Masken der Bodenbedeckung und eine Szene aus Dreiecken mit Wasser.</translation>
    </message>
    <message>
      <source>Writing</source>
      <translation>Schreiben</translation>
    </message>
    <message>
      <source>Z_START and Z_END go together: choose a field for both, or for neither.</source>
      <translation>Z_START und Z_END gehören zusammen: Wählen Sie ein Feld für beide oder für keines.</translation>
    </message>
    <message>
      <source>[DEEPEST_CHANGE] A cell was changed by {} m so that water runs off; the summit is at {} m. Smaller cells change less.</source>
      <translation>[DEEPEST_CHANGE] Eine Zelle wurde um {} m geändert, damit Wasser abfließt; der Gipfel liegt auf {} m. Kleinere Zellen ändern weniger.</translation>
    </message>
    <message>
      <source>a feature</source>
      <translation>ein Objekt</translation>
    </message>
    <message>
      <source>a file that {} is made of</source>
      <translation>eine Datei, aus der {} besteht</translation>
    </message>
    <message>
      <source>a lake</source>
      <translation>einen See</translation>
    </message>
    <message>
      <source>a line in one piece</source>
      <translation>eine Linie in einem Stück</translation>
    </message>
    <message>
      <source>a model of a DEM</source>
      <translation>ein Modell eines Höhenmodells</translation>
    </message>
    <message>
      <source>a number</source>
      <translation>eine Zahl</translation>
    </message>
    <message>
      <source>a number above {:g}</source>
      <translation>eine Zahl über {:g}</translation>
    </message>
    <message>
      <source>a number or name is missing at the end</source>
      <translation>am Ende fehlt eine Zahl oder ein Name</translation>
    </message>
    <message>
      <source>a number or name is missing before ‘{}’</source>
      <translation>vor „{}“ fehlt eine Zahl oder ein Name</translation>
    </message>
    <message>
      <source>a pixel for each cell</source>
      <translation>ein Pixel je Zelle</translation>
    </message>
    <message>
      <source>a point</source>
      <translation>ein Punkt</translation>
    </message>
    <message>
      <source>a river has no room there</source>
      <translation>ein Fluss hat dort keinen Platz</translation>
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
      <source>a · tan β, in metres.</source>
      <translation>a · tan β, in Metern.</translation>
    </message>
    <message>
      <source>about {} of memory, of which {} can be used</source>
      <translation>etwa {} Arbeitsspeicher, von dem {} benutzt werden können</translation>
    </message>
    <message>
      <source>above {:g} (metres per metre)</source>
      <translation>über {:g} liegen (Meter je Meter)</translation>
    </message>
    <message>
      <source>after Pfafstetter</source>
      <translation>nach Pfafstetter</translation>
    </message>
    <message>
      <source>all</source>
      <translation>alle</translation>
    </message>
    <message>
      <source>all 8, over sides and corners</source>
      <translation>alle 8, über Seiten und Ecken</translation>
    </message>
    <message>
      <source>all: every algorithm. water: those that read water out of a DEM. terrain: those that make or erode ground. Two processes that prepare one of these each are done sooner.</source>
      <translation>all: jeder Algorithmus. water: die, die Wasser aus einem Höhenmodell lesen. terrain: die, die Boden erzeugen oder erodieren. Zwei Prozesse, die je eines davon vorbereiten, sind früher fertig.</translation>
    </message>
    <message>
      <source>along the surface</source>
      <translation>entlang der Oberfläche</translation>
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
      <source>alpine meadow</source>
      <translation>alpine Matten</translation>
    </message>
    <message>
      <source>alpine, high and rough</source>
      <translation>alpin, hoch und schroff</translation>
    </message>
    <message>
      <source>an expression of your own</source>
      <translation>ein eigener Ausdruck</translation>
    </message>
    <message>
      <source>an island</source>
      <translation>eine Insel</translation>
    </message>
    <message>
      <source>another CRS than ‘{}’ but the same cells</source>
      <translation>ein anderes KBS als „{}“, aber dieselben Zellen</translation>
    </message>
    <message>
      <source>another mouth is so near that they are one</source>
      <translation>eine andere Mündung ist so nahe, dass sie eine sind</translation>
    </message>
    <message>
      <source>another sketched river runs here, and goes elsewhere</source>
      <translation>hier verläuft ein anderer skizzierter Fluss und führt anderswohin</translation>
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
      <source>as on other flats</source>
      <translation>wie auf anderen ebenen Flächen</translation>
    </message>
    <message>
      <source>as the shape asks</source>
      <translation>wie die Form es verlangt</translation>
    </message>
    <message>
      <source>as usual</source>
      <translation>wie üblich</translation>
    </message>
    <message>
      <source>as usual, or as the parameters say</source>
      <translation>wie üblich, oder wie es die Parameter sagen</translation>
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
      <source>at junctions of rivers</source>
      <translation>an Zusammenflüssen</translation>
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
      <source>auto, heights: the numbers of BAND are heights, and images with colours are refused. mapbox, terrarium: red, green and blue stand for heights in metres, as in the Terrain-RGB tiles of Mapbox (−10000 + 0.1 · (65536 R + 256 G + B)) and in Terrarium tiles (256 R + G + B / 256 − 32768).</source>
      <translation>auto, heights: Die Zahlen von BAND sind Höhen, und Bilder mit Farben werden abgelehnt. mapbox, terrarium: Rot, Grün und Blau stehen für Höhen in Metern, wie in den Terrain-RGB-Kacheln von Mapbox (−10000 + 0,1 · (65536 R + 256 G + B)) und in Terrarium-Kacheln (256 R + G + B / 256 − 32768).</translation>
    </message>
    <message>
      <source>beach</source>
      <translation>Strand</translation>
    </message>
    <message>
      <source>begins at {} m and would end at {} m</source>
      <translation>beginnt auf {} m und würde auf {} m enden</translation>
    </message>
    <message>
      <source>begins {} from the nearest vertex of a main course</source>
      <translation>beginnt {} vom nächsten Stützpunkt eines Hauptlaufs entfernt</translation>
    </message>
    <message>
      <source>below {:g}</source>
      <translation>unter {:g} liegen</translation>
    </message>
    <message>
      <source>breach: cut through what is in the way</source>
      <translation>durchbrechen: einschneiden, was im Weg ist</translation>
    </message>
    <message>
      <source>breaching</source>
      <translation>Durchbrechen</translation>
    </message>
    <message>
      <source>broadleaf forest</source>
      <translation>Laubwald</translation>
    </message>
    <message>
      <source>cannot write there ({})</source>
      <translation>kann dort nicht schreiben ({})</translation>
    </message>
    <message>
      <source>cells</source>
      <translation>Zellen</translation>
    </message>
    <message>
      <source>cells of holes</source>
      <translation>Zellen von Löchern</translation>
    </message>
    <message>
      <source>cells of ‘{}’ lose what they are</source>
      <translation>Zellen von „{}“ verlieren, was sie sind</translation>
    </message>
    <message>
      <source>choose a greater STEP or a lower MAX_STAGE</source>
      <translation>wählen Sie ein größeres STEP oder ein tieferes MAX_STAGE</translation>
    </message>
    <message>
      <source>choose a larger CELL_SIZE or a smaller EXTENT</source>
      <translation>wählen Sie eine größere CELL_SIZE oder ein kleineres EXTENT</translation>
    </message>
    <message>
      <source>clip the raster</source>
      <translation>schneiden Sie das Raster zu</translation>
    </message>
    <message>
      <source>clip the raster, or choose another rule than fill as HOLES</source>
      <translation>schneiden Sie das Raster zu, oder wählen Sie eine andere Regel als fill für HOLES</translation>
    </message>
    <message>
      <source>closes a circle</source>
      <translation>schließt einen Ring</translation>
    </message>
    <message>
      <source>closes a ring, or is a second path to the sea</source>
      <translation>schließt einen Ring oder ist ein zweiter Weg zum Meer</translation>
    </message>
    <message>
      <source>column {:,}, row {:,}</source>
      <translation>Spalte {:,}, Zeile {:,}</translation>
    </message>
    <message>
      <source>columns</source>
      <translation>Spalten</translation>
    </message>
    <message>
      <source>complex numbers</source>
      <translation>komplexe Zahlen</translation>
    </message>
    <message>
      <source>conifers</source>
      <translation>Nadelwald</translation>
    </message>
    <message>
      <source>contour: across the directions in which water leaves the cell (mfd, d8). cell: the width of cells, as always with dinf.</source>
      <translation>contour: quer zu den Richtungen, in die Wasser die Zelle verlässt (mfd, d8). cell: die Breite der Zellen, wie immer bei dinf.</translation>
    </message>
    <message>
      <source>could not be brought into the CRS of the raster: left out</source>
      <translation>ließ sich nicht in das KBS des Rasters bringen: ausgelassen</translation>
    </message>
    <message>
      <source>crosses another line</source>
      <translation>kreuzt eine andere Linie</translation>
    </message>
    <message>
      <source>crosses feature {}</source>
      <translation>kreuzt Objekt {}</translation>
    </message>
    <message>
      <source>crosses itself</source>
      <translation>kreuzt sich selbst</translation>
    </message>
    <message>
      <source>crosses {}</source>
      <translation>kreuzt {}</translation>
    </message>
    <message>
      <source>cut it, so that water has one path</source>
      <translation>schneiden Sie es durch, damit Wasser einen Weg hat</translation>
    </message>
    <message>
      <source>d8: all water to one neighbour. dinf: shared between two, by the angle of the slope. mfd: shared among all lower neighbours; needs a DEM. ENCODING dinf makes it dinf.</source>
      <translation>d8: alles Wasser zu einem Nachbarn. dinf: auf zwei verteilt, nach dem Winkel des Gefälles. mfd: auf alle tieferen Nachbarn verteilt; braucht ein Höhenmodell. ENCODING dinf macht es zu dinf.</translation>
    </message>
    <message>
      <source>d8: the steepest of the eight neighbours. rho8: one of the lower neighbours, drawn so that the mean direction is that of the slope. dinf: the angle of the steepest slope, in radians from east against the clock; -1 where water ends.</source>
      <translation>d8: der steilste der acht Nachbarn. rho8: einer der tieferen Nachbarn, so ausgelost, dass die mittlere Richtung die des Gefälles ist. dinf: der Winkel des steilsten Gefälles, im Bogenmaß von Osten gegen den Uhrzeigersinn; -1, wo Wasser endet.</translation>
    </message>
    <message>
      <source>degrees</source>
      <translation>Grad</translation>
    </message>
    <message>
      <source>delete it</source>
      <translation>löschen Sie es</translation>
    </message>
    <message>
      <source>desert</source>
      <translation>Wüste</translation>
    </message>
    <message>
      <source>did not follow the directions: left out</source>
      <translation>folgte den Richtungen nicht: ausgelassen</translation>
    </message>
    <message>
      <source>dinf: water is shared between the two neighbours beside the steepest slope. mfd: among all lower neighbours. d8: all goes to one neighbour, which draws lines on slopes.</source>
      <translation>dinf: Wasser wird auf die zwei Nachbarn neben dem steilsten Gefälle verteilt. mfd: auf alle tieferen Nachbarn. d8: Alles geht zu einem Nachbarn, was auf Hängen Linien zeichnet.</translation>
    </message>
    <message>
      <source>divide between basins, or ridge within one</source>
      <translation>divide zwischen Becken, oder ridge in einem (Kamm)</translation>
    </message>
    <message>
      <source>does not fall from its vertex {} ({} m) to the next one ({} m). Water runs down: correct their Z, or delete it</source>
      <translation>fällt nicht von Stützpunkt {} ({} m) zum nächsten ({} m). Wasser fließt abwärts: Berichtigen Sie ihr Z, oder löschen Sie es</translation>
    </message>
    <message>
      <source>does not reach the sea</source>
      <translation>erreicht das Meer nicht</translation>
    </message>
    <message>
      <source>does not see it</source>
      <translation>sieht ihn nicht</translation>
    </message>
    <message>
      <source>does not see ‘{}’</source>
      <translation>sieht „{}“ nicht</translation>
    </message>
    <message>
      <source>down the steepest of eight triangles</source>
      <translation>das steilste von acht Dreiecken hinab</translation>
    </message>
    <message>
      <source>drained land that reaches the edge of the data, beyond which there may be more (field touches_edge)</source>
      <translation>entwässert Land, das den Rand der Daten erreicht, und jenseits davon kann mehr liegen (Feld touches_edge)</translation>
    </message>
    <message>
      <source>dwarf shrubs</source>
      <translation>Zwergsträucher</translation>
    </message>
    <message>
      <source>edge</source>
      <translation>Rand</translation>
    </message>
    <message>
      <source>edges</source>
      <translation>Kanten</translation>
    </message>
    <message>
      <source>en</source>
      <translation>de</translation>
    </message>
    <message>
      <source>encloses no area. Join its lines end to end</source>
      <translation>schließt keine Fläche ein. Verbinden Sie seine Linien Ende an Ende</translation>
    </message>
    <message>
      <source>ends in a lake through which no course runs. Lead it on to a course or to the sea</source>
      <translation>endet in einem See, durch den kein Lauf führt. Führen Sie sie weiter bis zu einem Lauf oder zum Meer</translation>
    </message>
    <message>
      <source>ends {} from the nearest vertex of a main course</source>
      <translation>endet {} vom nächsten Stützpunkt eines Hauptlaufs entfernt</translation>
    </message>
    <message>
      <source>ends {} from where the course begins that it flows into</source>
      <translation>endet {} von dort, wo der Lauf beginnt, in den es mündet</translation>
    </message>
    <message>
      <source>energy: a sponge with lakes</source>
      <translation>Energie: ein Schwamm mit Seen</translation>
    </message>
    <message>
      <source>energy: a sponge; tension, gravity and capillarity drape the table over the land and keep level lakes in hollows. dupuit: physics of aquifers; recharge flows to the sea, or out where the table reaches the ground. snow: what frost keeps on the ground, drawn smooth over gullies by its tension.</source>
      <translation>energy: ein Schwamm; Spannung, Schwerkraft und Kapillarität legen den Spiegel über das Land und halten ebene Seen in Mulden. dupuit: Physik der Grundwasserleiter; die Neubildung fließt zum Meer oder tritt aus, wo der Spiegel den Boden erreicht. snow: was der Frost auf dem Boden hält, durch seine Spannung glatt über Runsen gezogen.</translation>
    </message>
    <message>
      <source>erosion by random rain</source>
      <translation>Erosion durch zufälligen Regen</translation>
    </message>
    <message>
      <source>erosion by rivers</source>
      <translation>Erosion durch Flüsse</translation>
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
      <source>exact: the whole fill at once. sweeps: neighbour by neighbour from the sea, as often as STEPS says.</source>
      <translation>exact: die ganze Füllung auf einmal. sweeps: Nachbar um Nachbar vom Meer her, so oft STEPS es sagt.</translation>
    </message>
    <message>
      <source>feature {}</source>
      <translation>Objekt {}</translation>
    </message>
    <message>
      <source>feature {} cuts a canyon {} deep into higher land</source>
      <translation>Objekt {} schneidet eine {} tiefe Schlucht in höheres Land</translation>
    </message>
    <message>
      <source>feature {} runs {} from {} m into {} with {} m³/s</source>
      <translation>Objekt {} läuft {} weit von {} m bis: {}, mit {} m³/s</translation>
    </message>
    <message>
      <source>feature {} {} at {}</source>
      <translation>Objekt {} {} bei {}</translation>
    </message>
    <message>
      <source>features {}</source>
      <translation>Objekte {}</translation>
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
      <source>filling or breaching pit by pit</source>
      <translation>das Füllen oder Durchbrechen Senke für Senke</translation>
    </message>
    <message>
      <source>first: of several steepest directions the first from east clockwise; flats drain away from higher ground and towards their exits. sea: the shortest path to the sea, also across flats. random: as first, but drawn by the seed. On flat land first and random keep to the valleys.</source>
      <translation>first: von mehreren steilsten Richtungen die erste von Osten im Uhrzeigersinn; ebene Flächen entwässern weg von höherem Boden und hin zu ihren Ausgängen. sea: der kürzeste Weg zum Meer, auch über ebene Flächen. random: wie first, aber vom Startwert ausgelost. In flachem Land halten sich first und random an die Täler.</translation>
    </message>
    <message>
      <source>flat, just below the sea</source>
      <translation>flach, knapp unter dem Meer</translation>
    </message>
    <message>
      <source>floats without heights</source>
      <translation>schwebt ohne Höhen</translation>
    </message>
    <message>
      <source>flow: along the directions. shortest: the shortest way over ground that does not rise on it, which needs the DEM.</source>
      <translation>flow: entlang der Fließrichtungen. shortest: der kürzeste Weg über Boden, der auf ihm nicht ansteigt; er braucht das Höhenmodell.</translation>
    </message>
    <message>
      <source>flow: along the flow, on the surface that the water runs over: down the steepest of eight triangles (dinf, mfd) or to the next cell (d8); 0 on flats. horn: of the DEM as it is, by all eight neighbours. It is the slope of all indices.</source>
      <translation>flow: entlang des Fließwegs, auf der Oberfläche, über die das Wasser läuft: das steilste von acht Dreiecken hinab (dinf, mfd) oder zur nächsten Zelle (d8); 0 auf ebenen Flächen. horn: die des Höhenmodells, wie es ist, aus allen acht Nachbarn. Mit dieser Neigung rechnen alle Indizes.</translation>
    </message>
    <message>
      <source>flows into {}, which is not there on its island</source>
      <translation>fließt in {}, das es auf seiner Insel nicht gibt</translation>
    </message>
    <message>
      <source>forking rivers</source>
      <translation>sich gabelnde Flüsse</translation>
    </message>
    <message>
      <source>found by itself</source>
      <translation>automatisch erkannt</translation>
    </message>
    <message>
      <source>found {}, and stayed</source>
      <translation>fand {} und blieb</translation>
    </message>
    <message>
      <source>fractal noise</source>
      <translation>fraktales Rauschen</translation>
    </message>
    <message>
      <source>fractal noise by diamonds and squares</source>
      <translation>fraktales Rauschen aus Rauten und Quadraten</translation>
    </message>
    <message>
      <source>gentle, with low hills and wide plains</source>
      <translation>sanft, mit niedrigen Hügeln und weiten Ebenen</translation>
    </message>
    <message>
      <source>gentle: a third as high as usual, wide plains, no steep slopes. hilly: three fifths as high, hills everywhere. alpine: two and a half times as high, steep and rough. own: high as usual, ranges and lowlands, or as PEAK, UPLIFT, TERRAIN_SLOPE and ROUGHNESS say, which count with every other choice too where they are given.</source>
      <translation>gentle: ein Drittel so hoch wie üblich, weite Ebenen, keine steilen Hänge. hilly: drei Fünftel so hoch, überall Hügel. alpine: zweieinhalbmal so hoch, steil und rau. own: so hoch wie üblich, Gebirgszüge und Tiefländer, oder wie PEAK, UPLIFT, TERRAIN_SLOPE und ROUGHNESS sagen, die auch bei jeder anderen Wahl gelten, wo sie gegeben sind.</translation>
    </message>
    <message>
      <source>give its ends a Z, choose fields for Z_START and Z_END, or a DEM as INPUT</source>
      <translation>geben Sie seinen Enden ein Z, wählen Sie Felder für Z_START und Z_END oder ein Höhenmodell als INPUT</translation>
    </message>
    <message>
      <source>giving lakes one outlet</source>
      <translation>der eine Auslass für jeden See</translation>
    </message>
    <message>
      <source>grown, or sketched where it lies on a sketch</source>
      <translation>grown (gewachsen), oder sketched, wo er auf einer Skizze liegt</translation>
    </message>
    <message>
      <source>grown, sketched where it follows a sketch, or eroded where only erosion has made it</source>
      <translation>grown (gewachsen), sketched, wo er einer Skizze folgt, oder eroded, wo ihn nur die Erosion schuf</translation>
    </message>
    <message>
      <source>had a geometry that cannot be repaired: left out</source>
      <translation>hatte eine Geometrie, die sich nicht reparieren lässt: ausgelassen</translation>
    </message>
    <message>
      <source>had an invalid geometry, which was repaired</source>
      <translation>hatte eine ungültige Geometrie, die repariert wurde</translation>
    </message>
    <message>
      <source>had coordinates that lie on no map: left out</source>
      <translation>hatte Koordinaten, die auf keiner Karte liegen: ausgelassen</translation>
    </message>
    <message>
      <source>had no geometry: left out</source>
      <translation>hatte keine Geometrie: ausgelassen</translation>
    </message>
    <message>
      <source>has a prone below its floor. The valley must be wider than its floor</source>
      <translation>hat ein prone unter seinem floor. Das Tal muss breiter sein als sein Boden</translation>
    </message>
    <message>
      <source>has a vertex at {:g} m. Correct its Z</source>
      <translation>hat einen Stützpunkt bei {:g} m. Berichtigen Sie sein Z</translation>
    </message>
    <message>
      <source>has a vertex without a height. Give each vertex its Z</source>
      <translation>hat einen Stützpunkt ohne Höhe. Geben Sie jedem Stützpunkt sein Z</translation>
    </message>
    <message>
      <source>has no end within {} of a course, a lake or the sea. Lead one there, or delete it</source>
      <translation>hat kein Ende im Umkreis von {} um einen Lauf, einen See oder das Meer. Führen Sie eines dorthin, oder löschen Sie sie</translation>
    </message>
    <message>
      <source>has no length</source>
      <translation>hat keine Länge</translation>
    </message>
    <message>
      <source>has no polygon with an area</source>
      <translation>hat kein Polygon mit einer Fläche</translation>
    </message>
    <message>
      <source>has no valid cell</source>
      <translation>hat keine gültige Zelle</translation>
    </message>
    <message>
      <source>has no {}</source>
      <translation>hat kein {}</translation>
    </message>
    <message>
      <source>has the id {}, as another has. Give it its own</source>
      <translation>hat die Nummer {}, wie ein anderes. Geben Sie ihm eine eigene</translation>
    </message>
    <message>
      <source>has {:g} for {}, which is too much. Correct it</source>
      <translation>hat {:g} für {}, und das ist zu viel. Berichtigen Sie es</translation>
    </message>
    <message>
      <source>has {:g} for {}. It must be {}</source>
      <translation>hat {:g} für {}. Es muss {} sein</translation>
    </message>
    <message>
      <source>has ‘{}’ for {}, which is no number</source>
      <translation>hat „{}“ für {}, und das ist keine Zahl</translation>
    </message>
    <message>
      <source>has ‘{}’ for {}, which is no whole number. Correct it</source>
      <translation>hat „{}“ für {}, und das ist keine ganze Zahl. Berichtigen Sie es</translation>
    </message>
    <message>
      <source>has ‘{}’ for {}. It must be one of {}</source>
      <translation>hat „{}“ für {}. Es muss eines sein von {}</translation>
    </message>
    <message>
      <source>have a single cell and no length</source>
      <translation>eine einzige Zelle und keine Länge haben</translation>
    </message>
    <message>
      <source>head of a reach, junction, gauge, lake, or sink where water leaves</source>
      <translation>head (Quelle) eines Abschnitts, junction (Zusammenfluss), gauge (Pegel), lake (See) oder sink, wo Wasser abfließt</translation>
    </message>
    <message>
      <source>head, bend, junction or mouth</source>
      <translation>head (Quelle), bend (Biegung), junction (Zusammenfluss) oder mouth (Mündung)</translation>
    </message>
    <message>
      <source>head, junction, gauge, lake inlet or outlet, mouth, or end before that of the water</source>
      <translation>head (Quelle), junction (Zusammenfluss), gauge (Pegel), lake inlet oder outlet (Zu- oder Ausfluss eines Sees), mouth (Mündung) oder end, vor dem des Wassers</translation>
    </message>
    <message>
      <source>hectares</source>
      <translation>Hektar</translation>
    </message>
    <message>
      <source>heights</source>
      <translation>Höhen</translation>
    </message>
    <message>
      <source>heights, if it has no colours</source>
      <translation>Höhen, wenn es keine Farben hat</translation>
    </message>
    <message>
      <source>held no {}: left out</source>
      <translation>enthielt keine {}: ausgelassen</translation>
    </message>
    <message>
      <source>hilly everywhere</source>
      <translation>überall hügelig</translation>
    </message>
    <message>
      <source>holds neither numbers nor text</source>
      <translation>enthält weder Zahlen noch Text</translation>
    </message>
    <message>
      <source>holds {} values greater than 2π</source>
      <translation>enthält {} Werte größer als 2π</translation>
    </message>
    <message>
      <source>horizontal</source>
      <translation>waagrecht</translation>
    </message>
    <message>
      <source>horizontal: as on a map. surface: along the ground, up to its slope. pythagoras: the straight line through the air, of the horizontal length and the height. All but horizontal need the DEM.</source>
      <translation>horizontal: wie auf einer Karte. surface: am Boden entlang, mit seiner Neigung. pythagoras: die gerade Linie durch die Luft, aus waagrechter Länge und Höhe. Alle außer horizontal brauchen das Höhenmodell.</translation>
    </message>
    <message>
      <source>in files in ‘{}’, about {}</source>
      <translation>in Dateien in „{}“, etwa {}</translation>
    </message>
    <message>
      <source>into parts of about an area</source>
      <translation>in Teile von ungefähr einer Fläche</translation>
    </message>
    <message>
      <source>is empty or the same in features {}</source>
      <translation>ist leer oder gleich in Objekt {}</translation>
    </message>
    <message>
      <source>is not one valid polygon. Repair it with ‘Fix geometries’, one part to {}</source>
      <translation>ist nicht ein gültiges Polygon. Reparieren Sie es mit „Fix geometries“, ein Teil für {}</translation>
    </message>
    <message>
      <source>is not {}. Draw it as one, or delete it</source>
      <translation>ist nicht {}. Zeichnen Sie es so, oder löschen Sie es</translation>
    </message>
    <message>
      <source>is one more part of island {}. Unite its parts, or delete all but one</source>
      <translation>ist noch ein Teil der Insel {}. Vereinen Sie ihre Teile, oder löschen Sie alle bis auf einen</translation>
    </message>
    <message>
      <source>is one more profile of {}. Delete one</source>
      <translation>ist noch ein Profil von {}. Löschen Sie eines</translation>
    </message>
    <message>
      <source>is said to lie on island {}, which is not there</source>
      <translation>liegt laut Tabelle auf der Insel {}, die es nicht gibt</translation>
    </message>
    <message>
      <source>island of two volcanoes</source>
      <translation>Insel mit zwei Vulkanen</translation>
    </message>
    <message>
      <source>it comes back to a triangle that it has left</source>
      <translation>er kehrt in ein Dreieck zurück, das er verlassen hat</translation>
    </message>
    <message>
      <source>it does not lie on the land</source>
      <translation>er liegt nicht auf dem Land</translation>
    </message>
    <message>
      <source>it has {:,} characters, more than {:,}</source>
      <translation>er hat {:,} Zeichen, mehr als {:,}</translation>
    </message>
    <message>
      <source>it is damaged</source>
      <translation>sie ist beschädigt</translation>
    </message>
    <message>
      <source>it is empty</source>
      <translation>er ist leer</translation>
    </message>
    <message>
      <source>it is shorter than an edge</source>
      <translation>er ist kürzer als eine Kante</translation>
    </message>
    <message>
      <source>it lies too far from the shore</source>
      <translation>sie liegt zu weit vom Ufer</translation>
    </message>
    <message>
      <source>it runs too near to another sketched river for this edge length</source>
      <translation>er verläuft für diese Kantenlänge zu nahe an einem anderen skizzierten Fluss</translation>
    </message>
    <message>
      <source>it runs too near to the shore for this edge length</source>
      <translation>er verläuft für diese Kantenlänge zu nahe am Ufer</translation>
    </message>
    <message>
      <source>it winds too closely for this edge length</source>
      <translation>er windet sich für diese Kantenlänge zu eng</translation>
    </message>
    <message>
      <source>its CRS</source>
      <translation>seinem KBS</translation>
    </message>
    <message>
      <source>join a neighbour on the coast</source>
      <translation>kommen zu einem Nachbarn an der Küste</translation>
    </message>
    <message>
      <source>join to regions of like size</source>
      <translation>werden zu Gebieten ähnlicher Größe verbunden</translation>
    </message>
    <message>
      <source>k in the slope k · A^-θ of rivers that drain A km². Where land has to rise faster it is up to twice that. Empty: as PEAK or the sketched heights want it.</source>
      <translation>k im Gefälle k · A^-θ von Flüssen, die A km² entwässern. Wo sich das Land schneller heben muss, ist es bis zu doppelt so groß. Leer: wie PEAK oder die skizzierten Höhen es verlangen.</translation>
    </message>
    <message>
      <source>keep: they stay. merge: one that has neither an upstream nor a downstream watershed goes to the neighbour with the longest shared edge that has none downstream either; islands stay. drop: their cells get no watershed. balance: as merge, but to the neighbour with the least land, so that the coast falls into regions of like size.</source>
      <translation>keep: sie bleiben. merge: eines ohne Einzugsgebiet flussauf- oder flussabwärts kommt zum Nachbarn mit der längsten gemeinsamen Kante, der auch keines flussabwärts hat; Inseln bleiben. drop: ihre Zellen erhalten kein Einzugsgebiet. balance: wie merge, aber zum Nachbarn mit dem wenigsten Land, sodass die Küste in Gebiete ähnlicher Größe zerfällt.</translation>
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
      <source>km²</source>
      <translation>km²</translation>
    </message>
    <message>
      <source>lacks the Python package ‘{}’</source>
      <translation>hat das Python-Paket „{}“ nicht</translation>
    </message>
    <message>
      <source>lake</source>
      <translation>See</translation>
    </message>
    <message>
      <source>lake {} of island {} at {} m instead of {} m</source>
      <translation>See {} der Insel {} auf {} m statt {} m</translation>
    </message>
    <message>
      <source>lakes</source>
      <translation>Seen</translation>
    </message>
    <message>
      <source>lakes: hollows that are rather filled than opened, and ground that is level, are lakes. drained: there are none but those of LAKE_POLYGONS; hollows are opened by the least change.</source>
      <translation>lakes: Mulden, die eher gefüllt als geöffnet werden, und ebener Boden sind Seen. drained: Es gibt keine außer denen von LAKE_POLYGONS; Mulden werden mit der kleinsten Änderung geöffnet.</translation>
    </message>
    <message>
      <source>land, filled with ground</source>
      <translation>Land, mit Boden gefüllt</translation>
    </message>
    <message>
      <source>lay on no island of ‘{}’</source>
      <translation>lag auf keiner Insel von „{}“</translation>
    </message>
    <message>
      <source>lay outside of the directions: left out</source>
      <translation>lag außerhalb der Richtungen: ausgelassen</translation>
    </message>
    <message>
      <source>lay outside the raster or where it has no direction: left out</source>
      <translation>lag außerhalb des Rasters oder wo es keine Richtung hat: ausgelassen</translation>
    </message>
    <message>
      <source>lay where the water ends at once: left out</source>
      <translation>lag, wo das Wasser sogleich endet: ausgelassen</translation>
    </message>
    <message>
      <source>lay where there is no direction, and moved to the nearest cell with one</source>
      <translation>lag, wo es keine Richtung gibt, und rückte zur nächsten Zelle mit einer</translation>
    </message>
    <message>
      <source>layer</source>
      <translation>Vektorlayer</translation>
    </message>
    <message>
      <source>lead it on to the coast, or to a line that reaches it</source>
      <translation>führen Sie es weiter zur Küste oder zu einer Linie, die sie erreicht</translation>
    </message>
    <message>
      <source>least: fill or cut, pit by pit</source>
      <translation>am wenigsten: füllen oder einschneiden, Grube für Grube</translation>
    </message>
    <message>
      <source>leaves the land</source>
      <translation>verlässt das Land</translation>
    </message>
    <message>
      <source>let it run on land and end at the coast, or correct the coast</source>
      <translation>lassen Sie es an Land verlaufen und an der Küste enden, oder berichtigen Sie die Küste</translation>
    </message>
    <message>
      <source>let one of them end on the other, or move it</source>
      <translation>lassen Sie eines auf dem anderen enden, oder verschieben Sie es</translation>
    </message>
    <message>
      <source>lie in a lake, which is one subbasin: it has the code of the first gauge in it</source>
      <translation>liegt in einem See, der ein Teileinzugsgebiet ist: Es hat den Code des ersten Pegels darin</translation>
    </message>
    <message>
      <source>lie in standing water</source>
      <translation>in stehendem Wasser liegen</translation>
    </message>
    <message>
      <source>lie on no river, so no line is cut there. SNAP moves points to rivers</source>
      <translation>liegt auf keinem Fluss, also wird dort keine Linie geteilt. SNAP schiebt Punkte auf Flüsse</translation>
    </message>
    <message>
      <source>lies nowhere. Draw it anew, or delete it</source>
      <translation>liegt nirgends. Zeichnen Sie es neu, oder löschen Sie es</translation>
    </message>
    <message>
      <source>lies on a cycle of drawn lines. Lead one of them to another course or to the sea</source>
      <translation>liegt auf einem Kreis gezeichneter Linien. Führen Sie eine von ihnen zu einem anderen Lauf oder zum Meer</translation>
    </message>
    <message>
      <source>lies on a cycle. Correct its downstream</source>
      <translation>liegt auf einem Kreis. Berichtigen Sie sein downstream</translation>
    </message>
    <message>
      <source>lies on no island. Move it to one, or delete it</source>
      <translation>liegt auf keiner Insel. Schieben Sie es auf eine, oder löschen Sie es</translation>
    </message>
    <message>
      <source>lies too far from its island. Move it back, or delete it</source>
      <translation>liegt zu weit von seiner Insel. Schieben Sie es zurück, oder löschen Sie es</translation>
    </message>
    <message>
      <source>linear in the slope</source>
      <translation>linear im Gefälle</translation>
    </message>
    <message>
      <source>lines</source>
      <translation>Linien</translation>
    </message>
    <message>
      <source>links: at every junction of rivers. area: going up from each outlet, at each tributary of at least AREA, and on the stem whenever the land between has grown to it. pfafstetter: at the four largest tributaries of each basin, and again in what these make, DEPTH times. Gauges and shores of lakes divide it in any case.</source>
      <translation>links: an jedem Zusammenfluss von Flüssen. area: von jedem Auslass flussaufwärts, an jedem Nebenfluss von mindestens AREA, und am Hauptfluss, sobald das Land dazwischen darauf angewachsen ist. pfafstetter: an den vier größten Nebenflüssen jedes Beckens und wieder in dem, was daraus entsteht, DEPTH-mal. Pegel und Ufer von Seen teilen es in jedem Fall.</translation>
    </message>
    <message>
      <source>ln(a / tan β).</source>
      <translation>ln(a / tan β).</translation>
    </message>
    <message>
      <source>long rivers</source>
      <translation>lange Flüsse</translation>
    </message>
    <message>
      <source>long: few mouths of great rivers far apart, few networks with long rivers, small ones between. forking: rivers that fork. even: many mouths of rivers that are alike, basins of like size. own: as ZETA, PC, PS and PA say, which count with every other choice too where they are given; where land is low rivers grow first.</source>
      <translation>long: wenige, weit auseinander liegende Mündungen großer Flüsse, wenige Flussnetze mit langen Flüssen, kleine dazwischen. forking: Flüsse, die sich gabeln. even: viele Mündungen ähnlicher Flüsse, Becken ähnlicher Größe. own: wie ZETA, PC, PS und PA sagen, die auch bei jeder anderen Wahl gelten, wo sie gegeben sind; wo Land niedrig ist, wachsen Flüsse zuerst.</translation>
    </message>
    <message>
      <source>main, side for a side channel, or distributary in a delta</source>
      <translation>main (Hauptlauf), side für einen Nebenarm, oder distributary in einem Delta</translation>
    </message>
    <message>
      <source>making a mesh</source>
      <translation>das Machen eines Netzes</translation>
    </message>
    <message>
      <source>making densities</source>
      <translation>das Berechnen der Dichten</translation>
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
      <source>metres per metre</source>
      <translation>Meter je Meter</translation>
    </message>
    <message>
      <source>mixed forest</source>
      <translation>Mischwald</translation>
    </message>
    <message>
      <source>more even ground away from rivers is</source>
      <translation>mehr ebener Boden abseits von Flüssen ist</translation>
    </message>
    <message>
      <source>more than 4 m</source>
      <translation>mehr als 4 m</translation>
    </message>
    <message>
      <source>more than {:g}</source>
      <translation>mehr als {:g}</translation>
    </message>
    <message>
      <source>more than {} brackets or signs lie in each other</source>
      <translation>mehr als {} Klammern oder Vorzeichen liegen ineinander</translation>
    </message>
    <message>
      <source>move its vertices</source>
      <translation>verschieben Sie seine Stützpunkte</translation>
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
      <source>moved: water takes another way where that is steeper on the heights that fit the basins, in about one triangle in ten. kept: basins stay as they grew, and heights do not fit everywhere. auto: moved where ELEVATION or MESH is wanted.</source>
      <translation>moved: Wasser nimmt einen anderen Weg, wo der auf den Höhen, die zu den Becken passen, steiler ist, in etwa einem von zehn Dreiecken. kept: Becken bleiben, wie sie gewachsen sind, und Höhen passen nicht überall. auto: moved, wo ELEVATION oder MESH verlangt ist.</translation>
    </message>
    <message>
      <source>m²</source>
      <translation>m²</translation>
    </message>
    <message>
      <source>nearest to the sea</source>
      <translation>am nächsten zum Meer</translation>
    </message>
    <message>
      <source>neither a number nor a raster</source>
      <translation>weder eine Zahl noch ein Raster</translation>
    </message>
    <message>
      <source>neither a number, a field of {} nor a raster</source>
      <translation>weder eine Zahl noch ein Feld von {} noch ein Raster</translation>
    </message>
    <message>
      <source>neither rivers nor lakes</source>
      <translation>weder Flüsse noch Seen</translation>
    </message>
    <message>
      <source>no</source>
      <translation>nein</translation>
    </message>
    <message>
      <source>no CRS</source>
      <translation>kein KBS</translation>
    </message>
    <message>
      <source>no data</source>
      <translation>keine Daten</translation>
    </message>
    <message>
      <source>no data came</source>
      <translation>keine Daten kamen</translation>
    </message>
    <message>
      <source>no data where water stands</source>
      <translation>keine Daten, wo Wasser steht</translation>
    </message>
    <message>
      <source>no heights</source>
      <translation>keine Höhen</translation>
    </message>
    <message>
      <source>no length</source>
      <translation>keine Länge</translation>
    </message>
    <message>
      <source>no river</source>
      <translation>keinen Fluss</translation>
    </message>
    <message>
      <source>no river along the water</source>
      <translation>keinen Fluss entlang des Wassers</translation>
    </message>
    <message>
      <source>no rivers</source>
      <translation>keine Flüsse</translation>
    </message>
    <message>
      <source>no water</source>
      <translation>kein Wasser</translation>
    </message>
    <message>
      <source>no water leaves there</source>
      <translation>dort fließt kein Wasser ab</translation>
    </message>
    <message>
      <source>nodata: cells that filling raised by more than 0.1 m have no index. keep: they have one as other flats do.</source>
      <translation>nodata: Zellen, die das Füllen um mehr als 0,1 m angehoben hat, haben keinen Index. keep: sie haben einen, wie andere ebene Flächen.</translation>
    </message>
    <message>
      <source>nodes</source>
      <translation>Knoten</translation>
    </message>
    <message>
      <source>noise: upstream from the sea, where noise is low first. nearest: as near to the sea as it goes, step by step; a square becomes a pyramid with four sides. random: each triangle draws where its water goes, which makes circles and no drainage, to see why water has to grow.</source>
      <translation>noise: vom Meer flussaufwärts, zuerst, wo das Rauschen niedrig ist. nearest: so nahe am Meer, wie es geht, Schritt für Schritt; ein Quadrat wird zu einer Pyramide mit vier Seiten. random: Jedes Dreieck lost aus, wohin sein Wasser fließt, was Kreisläufe und keine Entwässerung ergibt; so sieht man, warum Wasser wachsen muss.</translation>
    </message>
    <message>
      <source>none</source>
      <translation>keine</translation>
    </message>
    <message>
      <source>none, hollows are opened</source>
      <translation>keine, Mulden werden geöffnet</translation>
    </message>
    <message>
      <source>not known: where rivers end</source>
      <translation>nicht bekannt: wo Flüsse enden</translation>
    </message>
    <message>
      <source>not periodic</source>
      <translation>nicht periodisch</translation>
    </message>
    <message>
      <source>numba cannot be used here ({})</source>
      <translation>numba lässt sich hier nicht benutzen ({})</translation>
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
      <source>numba is missing: computing takes hundreds of times longer.</source>
      <translation>numba fehlt: Rechnen dauert hunderte Male länger.</translation>
    </message>
    <message>
      <source>numba is missing: computing takes hundreds of times longer. Install gets it from pypi.org.</source>
      <translation>numba fehlt: Rechnen dauert hunderte Male länger. Installieren holt es von pypi.org.</translation>
    </message>
    <message>
      <source>numba was not installed.</source>
      <translation>numba wurde nicht installiert.</translation>
    </message>
    <message>
      <source>number of cells</source>
      <translation>Anzahl der Zellen</translation>
    </message>
    <message>
      <source>of the cell</source>
      <translation>die der Zelle</translation>
    </message>
    <message>
      <source>of the contour in the cell</source>
      <translation>die der Höhenlinie in der Zelle</translation>
    </message>
    <message>
      <source>off all land</source>
      <translation>nicht auf Land</translation>
    </message>
    <message>
      <source>on the land of ‘{}’</source>
      <translation>auf dem Land von „{}“</translation>
    </message>
    <message>
      <source>one band</source>
      <translation>einen Kanal</translation>
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
      <source>one link</source>
      <translation>ein Abschnitt</translation>
    </message>
    <message>
      <source>one mouth</source>
      <translation>eine Mündung</translation>
    </message>
    <message>
      <source>one of these endings</source>
      <translation>eine dieser Endungen</translation>
    </message>
    <message>
      <source>open where it spills; closed where all evaporates; salt where the ground is dry</source>
      <translation>open, wo er überläuft; closed, wo alles verdunstet; salt, wo der Boden trocken ist</translation>
    </message>
    <message>
      <source>order {}: {:,}</source>
      <translation>Ordnung {}: {:,}</translation>
    </message>
    <message>
      <source>outlet: where water ends</source>
      <translation>Auslass: wo Wasser endet</translation>
    </message>
    <message>
      <source>outlets: each cell where water ends. points: each of POINTS. rivers: each line of RIVERS. lakes: each polygon of LAKES.</source>
      <translation>outlets: jede Zelle, in der Wasser endet. points: jeder von POINTS. rivers: jede Linie von RIVERS. lakes: jedes Polygon von LAKES.</translation>
    </message>
    <message>
      <source>own: as the chances below say</source>
      <translation>eigener: wie die Wahrscheinlichkeiten unten sagen</translation>
    </message>
    <message>
      <source>peak, or several</source>
      <translation>Gipfel, oder mehrere</translation>
    </message>
    <message>
      <source>percent</source>
      <translation>Prozent</translation>
    </message>
    <message>
      <source>periodic</source>
      <translation>periodisch</translation>
    </message>
    <message>
      <source>plane</source>
      <translation>Ebene</translation>
    </message>
    <message>
      <source>plane of the article, with its edges</source>
      <translation>Ebene des Aufsatzes, mit ihren Rändern</translation>
    </message>
    <message>
      <source>png, or raw: numbers row by row from the north-west, the low byte first.</source>
      <translation>png oder raw: Zahlen Zeile für Zeile von Nordwesten, das niedrige Byte zuerst.</translation>
    </message>
    <message>
      <source>points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>points, lines or polygons</source>
      <translation>Punkte, Linien oder Polygone</translation>
    </message>
    <message>
      <source>polygons</source>
      <translation>Polygone</translation>
    </message>
    <message>
      <source>pour point</source>
      <translation>Auslasspunkt</translation>
    </message>
    <message>
      <source>powerlaw: 0.42 · A^0.69 m³/s, with A the area above in km², as rivers of humid lands have; it is less than the sum of two rivers where they meet. conserving: what flows in flows out.</source>
      <translation>powerlaw: 0,42 · A^0,69 m³/s, mit A als der Fläche oberhalb in km², wie es Flüsse feuchter Länder haben; wo zwei Flüsse zusammentreffen, ist es weniger als ihre Summe. conserving: Was zufließt, fließt ab.</translation>
    </message>
    <message>
      <source>primitives</source>
      <translation>Grundkörper</translation>
    </message>
    <message>
      <source>pygeoprocessing: east 0, north-east 1 … south-east 7</source>
      <translation>pygeoprocessing: Ost 0, Nordost 1 … Südost 7</translation>
    </message>
    <message>
      <source>pyramid</source>
      <translation>Pyramide</translation>
    </message>
    <message>
      <source>raster</source>
      <translation>Raster</translation>
    </message>
    <message>
      <source>ratio of slopes</source>
      <translation>Verhältnis der Gefälle</translation>
    </message>
    <message>
      <source>raw numbers</source>
      <translation>rohe Zahlen</translation>
    </message>
    <message>
      <source>reach where a river drains it, lake where a lake does</source>
      <translation>reach, wo ein Fluss es entwässert, lake, wo ein See</translation>
    </message>
    <message>
      <source>reaches the sea at {} m. Set the Z of its end to 0</source>
      <translation>erreicht das Meer bei {} m. Setzen Sie das Z seines Endes auf 0</translation>
    </message>
    <message>
      <source>reaches: a line from each head or junction to the next junction or the mouth. edges: a line for each edge.</source>
      <translation>reaches: eine Linie von jeder Quelle oder jedem Zusammenfluss zum nächsten Zusammenfluss oder zur Mündung. edges: eine Linie für jede Kante.</translation>
    </message>
    <message>
      <source>riparian wood</source>
      <translation>Auwald</translation>
    </message>
    <message>
      <source>river</source>
      <translation>Fluss</translation>
    </message>
    <message>
      <source>river: the nearest cell of a river. water: the cell with the most water, which may lie beyond a confluence. downstream: the first cell of a river on the path of the water, at most SNAP metres along it, any number where SNAP is 0. Rivers are those of RIVERS; without it the cells that carry the most water, about one in a hundred; the log says from how much on.</source>
      <translation>river: die nächste Flusszelle. water: die Zelle mit dem meisten Wasser, die jenseits eines Zusammenflusses liegen kann. downstream: die erste Flusszelle auf dem Weg des Wassers, höchstens SNAP Meter entlang, beliebig weit, wo SNAP 0 ist. Flüsse sind die von RIVERS; ohne sie die Zellen mit dem meisten Wasser, etwa eine von hundert; das Protokoll sagt, ab wie viel.</translation>
    </message>
    <message>
      <source>river: the nearest cell of a river. water: the cell with the most water, which may lie beyond a confluence. downstream: the first cell of a river on the path of the water, at most SNAP metres along it, any number where SNAP is 0. Rivers are those of THRESHOLD.</source>
      <translation>river: die nächste Flusszelle. water: die Zelle mit dem meisten Wasser, die jenseits eines Zusammenflusses liegen kann. downstream: die erste Flusszelle auf dem Weg des Wassers, höchstens SNAP Meter entlang, beliebig weit, wo SNAP 0 ist. Flüsse sind die von THRESHOLD.</translation>
    </message>
    <message>
      <source>rock</source>
      <translation>Fels</translation>
    </message>
    <message>
      <source>rows</source>
      <translation>Zeilen</translation>
    </message>
    <message>
      <source>runs beside no main course. Delete it</source>
      <translation>läuft neben keinem Hauptlauf. Löschen Sie es</translation>
    </message>
    <message>
      <source>runs over land from sea to sea. Let it begin on land</source>
      <translation>läuft über Land von Meer zu Meer. Lassen Sie es auf dem Land beginnen</translation>
    </message>
    <message>
      <source>runs uphill</source>
      <translation>läuft bergauf</translation>
    </message>
    <message>
      <source>same: as many pixels as the DEM has cells. power: a square of 2ⁿ + 1, as game engines want it; the scale tells how far its pixels are apart.</source>
      <translation>same: so viele Pixel, wie das Höhenmodell Zellen hat. power: ein Quadrat aus 2ⁿ + 1, wie Spiele-Engines es verlangen; der Maßstab sagt, wie weit seine Pixel auseinanderliegen.</translation>
    </message>
    <message>
      <source>sea; lake or snow above the ground; wet where the table reaches the ground</source>
      <translation>sea (Meer); lake (See) oder snow (Schnee) über dem Boden; wet, wo der Spiegel den Boden erreicht</translation>
    </message>
    <message>
      <source>sees another folder there</source>
      <translation>sieht dort einen anderen Ordner</translation>
    </message>
    <message>
      <source>share: about one cell in a hundred is river; needs ACCUMULATION. drop: the least of ten thresholds from which on streams of the first order fall as far, in the mean, as higher ones. valleys: the same, where of the cells that drain through each only those are counted that lie in a valley by the shape of the ground. Both need the DEM; without ACCUMULATION the threshold is in km² (drop) or in cells of valleys.</source>
      <translation>share: Etwa eine von hundert Zellen ist Fluss; braucht ACCUMULATION. drop: der kleinste von zehn Schwellenwerten, von dem an Flussläufe erster Ordnung im Mittel um ebenso viel fallen wie die höherer Ordnung. valleys: dasselbe, doch gezählt werden in jeder Zelle nur die durch sie entwässernden Zellen, die nach der Form des Bodens in einem Tal liegen. Beide brauchen das Höhenmodell; ohne ACCUMULATION ist der Schwellenwert in km² (drop) oder in Zellen von Tälern.</translation>
    </message>
    <message>
      <source>shared the cell and the watershed of an earlier point</source>
      <translation>teilte die Zelle und das Einzugsgebiet eines früheren Punktes</translation>
    </message>
    <message>
      <source>snow</source>
      <translation>Schnee</translation>
    </message>
    <message>
      <source>snow in hollows</source>
      <translation>Schnee in Mulden</translation>
    </message>
    <message>
      <source>source, bend or fork, by how many triangles flow into it; water in the sea</source>
      <translation>source, bend oder fork, je nachdem, wie viele Dreiecke hineinfließen; water im Meer</translation>
    </message>
    <message>
      <source>southern edge</source>
      <translation>Südrand</translation>
    </message>
    <message>
      <source>spring; steps, fan, bar, braids where rivers meet; fork of channels; mouth or delta</source>
      <translation>spring (Quelle); steps, fan, bar, braids, wo Flüsse zusammenfließen; fork (Gabelung) von Gerinnen; mouth (Mündung) oder delta</translation>
    </message>
    <message>
      <source>square of the slope</source>
      <translation>Quadrat des Gefälles</translation>
    </message>
    <message>
      <source>square pixels, land cut away</source>
      <translation>quadratische Pixel, Land abgeschnitten</translation>
    </message>
    <message>
      <source>square pixels, sea added</source>
      <translation>quadratische Pixel, Meer ergänzt</translation>
    </message>
    <message>
      <source>stages of reaches</source>
      <translation>Wasserstände von Abschnitten</translation>
    </message>
    <message>
      <source>stay</source>
      <translation>bleiben</translation>
    </message>
    <message>
      <source>steeper</source>
      <translation>steiler</translation>
    </message>
    <message>
      <source>steppe</source>
      <translation>Steppe</translation>
    </message>
    <message>
      <source>straight through the air</source>
      <translation>gerade durch die Luft</translation>
    </message>
    <message>
      <source>stretch it</source>
      <translation>strecken</translation>
    </message>
    <message>
      <source>stretch: corners stay where they are, and pixels are farther apart along one side. Or they are squares, of heightmap and tiles: pad: sea at the lowest height is added on both sides; crop: what is too long is cut away on both sides.</source>
      <translation>stretch: Die Ecken bleiben, wo sie sind, und Pixel liegen entlang einer Seite weiter auseinander. Oder sie sind Quadrate, bei Höhenkarte und Kacheln: pad: Auf beiden Seiten kommt Meer auf der niedrigsten Höhe dazu; crop: Was zu lang ist, wird auf beiden Seiten abgeschnitten.</translation>
    </message>
    <message>
      <source>swamp</source>
      <translation>Sumpf</translation>
    </message>
    <message>
      <source>sweeps, from the sea inwards</source>
      <translation>Durchgänge, vom Meer nach innen</translation>
    </message>
    <message>
      <source>t</source>
      <translation>t</translation>
    </message>
    <message>
      <source>take a coarser mesh, or close other programs</source>
      <translation>nehmen Sie ein gröberes Netz, oder schließen Sie andere Programme</translation>
    </message>
    <message>
      <source>terrain</source>
      <translation>Gelände</translation>
    </message>
    <message>
      <source>that ending</source>
      <translation>diese Endung</translation>
    </message>
    <message>
      <source>the CRS</source>
      <translation>dem KBS</translation>
    </message>
    <message>
      <source>the balance of lakes that evaporate</source>
      <translation>die Bilanz verdunstender Seen</translation>
    </message>
    <message>
      <source>the contour of each cell</source>
      <translation>Höhenlinien in den Zellen</translation>
    </message>
    <message>
      <source>the directions are given</source>
      <translation>die Richtungen sind angegeben</translation>
    </message>
    <message>
      <source>the driver gave no reason</source>
      <translation>der Treiber gab keinen Grund an</translation>
    </message>
    <message>
      <source>the drops of streams</source>
      <translation>den Fallhöhen der Flussläufe</translation>
    </message>
    <message>
      <source>the drops of streams along valleys</source>
      <translation>den Fallhöhen der Flussläufe entlang der Täler</translation>
    </message>
    <message>
      <source>the export of heightmaps</source>
      <translation>Export von Höhenkarten</translation>
    </message>
    <message>
      <source>the fill by sweeps</source>
      <translation>die Füllung durch sweeps</translation>
    </message>
    <message>
      <source>the ground as it is (Horn)</source>
      <translation>der Boden, wie er ist (Horn)</translation>
    </message>
    <message>
      <source>the land</source>
      <translation>dem Land</translation>
    </message>
    <message>
      <source>the largest island</source>
      <translation>der größten Insel</translation>
    </message>
    <message>
      <source>the longest path</source>
      <translation>der längste Weg</translation>
    </message>
    <message>
      <source>the mean of all paths</source>
      <translation>das Mittel aller Wege</translation>
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
      <source>the plane</source>
      <translation>die Ebene</translation>
    </message>
    <message>
      <source>the report of a network</source>
      <translation>der Bericht über ein Netz</translation>
    </message>
    <message>
      <source>the river downstream</source>
      <translation>der Fluss talabwärts</translation>
    </message>
    <message>
      <source>the sea</source>
      <translation>Meer</translation>
    </message>
    <message>
      <source>the search for shortest paths</source>
      <translation>die Suche nach kürzesten Wegen</translation>
    </message>
    <message>
      <source>the search for the water table</source>
      <translation>die Suche nach dem Grundwasserspiegel</translation>
    </message>
    <message>
      <source>the share of river cells</source>
      <translation>dem Anteil der Flusszellen</translation>
    </message>
    <message>
      <source>the shore</source>
      <translation>dem Ufer</translation>
    </message>
    <message>
      <source>the shortest path</source>
      <translation>der kürzeste Weg</translation>
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
      <source>the way of the water</source>
      <translation>der Weg des Wassers</translation>
    </message>
    <message>
      <source>there is no DEM</source>
      <translation>es gibt kein Höhenmodell</translation>
    </message>
    <message>
      <source>there is no ‘{}’; it may hold {} and {}</source>
      <translation>es gibt kein „{}“; er darf {} und {} enthalten</translation>
    </message>
    <message>
      <source>they lie on no island</source>
      <translation>sie liegen auf keiner Insel</translation>
    </message>
    <message>
      <source>to the cell that takes the water</source>
      <translation>zu der Zelle hin, die das Wasser aufnimmt</translation>
    </message>
    <message>
      <source>triangles</source>
      <translation>Dreiecke</translation>
    </message>
    <message>
      <source>two cells</source>
      <translation>zwei Zellen</translation>
    </message>
    <message>
      <source>unit of the accumulation</source>
      <translation>Einheit der Akkumulation</translation>
    </message>
    <message>
      <source>unknown</source>
      <translation>unbekannt</translation>
    </message>
    <message>
      <source>up to 0.5 m</source>
      <translation>bis 0,5 m</translation>
    </message>
    <message>
      <source>up to 1.5 times the median</source>
      <translation>bis zum 1,5-Fachen des Medians</translation>
    </message>
    <message>
      <source>up to 2.5 times the median</source>
      <translation>bis zum 2,5-Fachen des Medians</translation>
    </message>
    <message>
      <source>up to half of the median</source>
      <translation>bis zur Hälfte des Medians</translation>
    </message>
    <message>
      <source>up to the median</source>
      <translation>bis zum Median</translation>
    </message>
    <message>
      <source>upstream, where noise is low</source>
      <translation>flussaufwärts, wo das Rauschen niedrig ist</translation>
    </message>
    <message>
      <source>valley cells</source>
      <translation>Talzellen</translation>
    </message>
    <message>
      <source>valleys of rivers that hold more are</source>
      <translation>mehr Täler von Flüssen, die welche fassen, sind</translation>
    </message>
    <message>
      <source>water</source>
      <translation>Wasser</translation>
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
      <source>water table</source>
      <translation>Grundwasserspiegel</translation>
    </message>
    <message>
      <source>water, which rivers pass</source>
      <translation>Wasser, das Flüsse durchqueren</translation>
    </message>
    <message>
      <source>water: rivers pass them, and leave in them what they carry. land: depressions are filled with ground before each step.</source>
      <translation>water: Flüsse durchqueren sie und lassen in ihnen, was sie tragen. land: Senken werden vor jedem Schritt mit Boden gefüllt.</translation>
    </message>
    <message>
      <source>what flows in flows out</source>
      <translation>was zufließt, fließt ab</translation>
    </message>
    <message>
      <source>which is too many</source>
      <translation>und das sind zu viele</translation>
    </message>
    <message>
      <source>which is too many: {} of memory are free</source>
      <translation>und das sind zu viele: {} Arbeitsspeicher sind frei</translation>
    </message>
    <message>
      <source>without a number</source>
      <translation>ohne Zahl</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message>
      <source>{:,} angles</source>
      <translation>{:,} Winkel</translation>
    </message>
    <message>
      <source>{:,} areas</source>
      <translation>{:,} Flächen</translation>
    </message>
    <message>
      <source>{:,} bins</source>
      <translation>{:,} Klassen</translation>
    </message>
    <message>
      <source>{:,} cells</source>
      <translation>{:,} Zellen</translation>
    </message>
    <message>
      <source>{:,} courses</source>
      <translation>{:,} Flussläufe</translation>
    </message>
    <message>
      <source>{:,} cycles of lines were left out or opened: water runs in none.</source>
      <translation>{:,} Ringe von Linien wurden ausgelassen oder geöffnet: In keinem fließt Wasser.</translation>
    </message>
    <message>
      <source>{:,} lines were cut where others join them.</source>
      <translation>{:,} Linien wurden geteilt, wo andere in sie münden.</translation>
    </message>
    <message>
      <source>{:,} lines were turned round: they ran up their river.</source>
      <translation>{:,} Linien wurden umgedreht: Sie liefen ihren Fluss hinauf.</translation>
    </message>
    <message>
      <source>{:,} links</source>
      <translation>{:,} Abschnitte</translation>
    </message>
    <message>
      <source>{:,} links do not fall; they count in their bin.</source>
      <translation>{:,} Abschnitte fallen nicht; sie zählen in ihrer Klasse mit.</translation>
    </message>
    <message>
      <source>{:,} links that part from a river were left out: each river has one main arm.</source>
      <translation>{:,} Abschnitte, die von einem Fluss abzweigen, wurden ausgelassen: Jeder Fluss hat einen Hauptarm.</translation>
    </message>
    <message>
      <source>{:,} links, wider the higher their order.</source>
      <translation>{:,} Abschnitte, umso breiter, je höher ihre Ordnung ist.</translation>
    </message>
    <message>
      <source>{:,} mouths</source>
      <translation>{:,} Mündungen</translation>
    </message>
    <message>
      <source>{:,} of {:,} dots are drawn.</source>
      <translation>{:,} von {:,} Punkten sind gezeichnet.</translation>
    </message>
    <message>
      <source>{:,} orders</source>
      <translation>{:,} Ordnungen</translation>
    </message>
    <message>
      <source>{:.0%} of the neighbours on ‘{}’ differ by more than M ({} m) before the first drop falls: the ground slides first, which can take long. Take a larger M.</source>
      <translation>{:.0%} der Nachbarn auf „{}“ unterscheiden sich um mehr als M ({} m), bevor der erste Tropfen fällt: Der Boden rutscht zuerst, was lange dauern kann. Nehmen Sie ein größeres M.</translation>
    </message>
    <message>
      <source>{:.0f} minutes</source>
      <translation>{:.0f} Minuten</translation>
    </message>
    <message>
      <source>{:.0f} seconds</source>
      <translation>{:.0f} Sekunden</translation>
    </message>
    <message>
      <source>{:g} or more</source>
      <translation>{:g} oder mehr</translation>
    </message>
    <message>
      <source>{} % of the land of ‘{}’ became one lake, up to {} m deep: water finds no lower way out. If there is one, through a culvert or beyond the rim of the data, draw the river through it as SKETCH, or take a larger DEM; STANDING_WATER ‘drained’ opens the hollow.</source>
      <translation>{} % des Landes von „{}“ wurden zu einem einzigen See, bis zu {} m tief: Wasser findet keinen tieferen Weg hinaus. Gibt es einen, durch einen Durchlass oder jenseits des Randes der Daten, so zeichnen Sie den Fluss durch ihn als SKETCH, oder nehmen Sie ein größeres Höhenmodell; STANDING_WATER „drained“ öffnet die Mulde.</translation>
    </message>
    <message>
      <source>{} = {:.3g}, {}, R² {:.3f}.</source>
      <translation>{} = {:.3g}, {}, R² {:.3f}.</translation>
    </message>
    <message>
      <source>{} accumulation ({})</source>
      <translation>{} Akkumulation ({})</translation>
    </message>
    <message>
      <source>{} against {}. {}</source>
      <translation>{} gegen {}. {}</translation>
    </message>
    <message>
      <source>{} and {}</source>
      <translation>{} und {}</translation>
    </message>
    <message>
      <source>{} and {} cannot both be written to ‘{}’.</source>
      <translation>{} und {} können nicht beide nach „{}“ geschrieben werden.</translation>
    </message>
    <message>
      <source>{} and {} more</source>
      <translation>{} und {} weitere</translation>
    </message>
    <message>
      <source>{} bands</source>
      <translation>{} Kanäle</translation>
    </message>
    <message>
      <source>{} basins</source>
      <translation>{} Becken</translation>
    </message>
    <message>
      <source>{} breached</source>
      <translation>{} durchbrochen</translation>
    </message>
    <message>
      <source>{} by Headwaters {} in QGIS {}</source>
      <translation>{} mit Headwaters {} in QGIS {}</translation>
    </message>
    <message>
      <source>{} cannot be made with GROWTH random: water runs in circles there, and no heights let it. Choose noise or nearest.</source>
      <translation>{} lässt sich mit GROWTH random nicht machen: Wasser läuft dort im Kreis, und keine Höhen lassen das zu. Wählen Sie noise oder nearest.</translation>
    </message>
    <message>
      <source>{} cells</source>
      <translation>{} Zellen</translation>
    </message>
    <message>
      <source>{} cells do not drain to an outlet and keep their height.</source>
      <translation>{} Zellen entwässern zu keinem Auslass und behalten ihre Höhe.</translation>
    </message>
    <message>
      <source>{} cells do not drain to an outlet: no lake stands on them.</source>
      <translation>{} Zellen entwässern zu keinem Auslass: Auf ihnen steht kein See.</translation>
    </message>
    <message>
      <source>{} cells do not drain to an outlet: their water ends in pits.</source>
      <translation>{} Zellen entwässern zu keinem Auslass: Ihr Wasser endet in Senken.</translation>
    </message>
    <message>
      <source>{} cells lie on cycles of the angles, or give water to one, and have no distance.</source>
      <translation>{} Zellen liegen auf Kreisen der Winkel oder geben Wasser an einen ab und haben keine Entfernung.</translation>
    </message>
    <message>
      <source>{} cells lie on cycles of the angles; water was made to end in {}.</source>
      <translation>{} Zellen liegen auf Kreisen der Winkel; in {} lässt man Wasser enden.</translation>
    </message>
    <message>
      <source>{} cells never meet a river and have no data.</source>
      <translation>{} Zellen treffen nie auf einen Fluss und haben keine Daten.</translation>
    </message>
    <message>
      <source>{} cells of ‘{}’ have no path to an outlet over other cells: they are left out. With BOUNDARY mask every piece of land has outlets of its own.</source>
      <translation>{} Zellen von „{}“ haben keinen Weg zu einem Auslass über andere Zellen: Sie werden ausgelassen. Mit BOUNDARY mask hat jedes Stück Land eigene Auslässe.</translation>
    </message>
    <message>
      <source>{} change</source>
      <translation>{} Änderung</translation>
    </message>
    <message>
      <source>{} coast</source>
      <translation>{} Küste</translation>
    </message>
    <message>
      <source>{} could not be prepared: {}</source>
      <translation>{} ließ sich nicht vorbereiten: {}</translation>
    </message>
    <message>
      <source>{} courses</source>
      <translation>{} Läufe</translation>
    </message>
    <message>
      <source>{} covers no area. Give west, east, south, north with west &lt; east, south &lt; north.</source>
      <translation>{} bedeckt keine Fläche. Geben Sie West, Ost, Süd, Nord mit West &lt; Ost, Süd &lt; Nord an.</translation>
    </message>
    <message>
      <source>{} densities of plants</source>
      <translation>{} Pflanzendichten</translation>
    </message>
    <message>
      <source>{} depth</source>
      <translation>{} Tiefe</translation>
    </message>
    <message>
      <source>{} depth of rivers (m)</source>
      <translation>{} Tiefe der Flüsse (m)</translation>
    </message>
    <message>
      <source>{} difference</source>
      <translation>{} Differenz</translation>
    </message>
    <message>
      <source>{} directions</source>
      <translation>{} Fließrichtungen</translation>
    </message>
    <message>
      <source>{} distance</source>
      <translation>{} Entfernung</translation>
    </message>
    <message>
      <source>{} drainage</source>
      <translation>{} Entwässerung</translation>
    </message>
    <message>
      <source>{} drains {} km², {} m from a river that drains {} km²</source>
      <translation>{} entwässert {} km², {} m entfernt von einem Fluss, der {} km² entwässert</translation>
    </message>
    <message>
      <source>{} drops found no path down and eroded nothing.</source>
      <translation>{} Tropfen fanden keinen Weg hinab und erodierten nichts.</translation>
    </message>
    <message>
      <source>{} elevation</source>
      <translation>{} Höhen</translation>
    </message>
    <message>
      <source>{} eroded</source>
      <translation>{} erodiert</translation>
    </message>
    <message>
      <source>{} events are {} for each cell: beyond about {} (with D {} and M {}) the valleys are lost in slides again, which can take long. Take fewer events, a smaller D or a larger M.</source>
      <translation>{} Ereignisse sind {} je Zelle: Jenseits von etwa {} (mit D {} und M {}) gehen die Täler wieder in Rutschungen unter, was lange dauern kann. Nehmen Sie weniger Ereignisse, ein kleineres D oder ein größeres M.</translation>
    </message>
    <message>
      <source>{} filled</source>
      <translation>{} gefüllt</translation>
    </message>
    <message>
      <source>{} flood</source>
      <translation>{} Überschwemmung</translation>
    </message>
    <message>
      <source>{} flood depth</source>
      <translation>{} Tiefe der Überschwemmung</translation>
    </message>
    <message>
      <source>{} flow paths</source>
      <translation>{} Fließwege</translation>
    </message>
    <message>
      <source>{} for the cluster: rasters are kept {}</source>
      <translation>{} für den Cluster: Raster liegen {}</translation>
    </message>
    <message>
      <source>{} for {}</source>
      <translation>{} für {}</translation>
    </message>
    <message>
      <source>{} has no place in {}: pick another.</source>
      <translation>{} hat keinen Ort in {}: Wählen Sie einen anderen Punkt.</translation>
    </message>
    <message>
      <source>{} has no say in heights: the slope of the land is given, and tells alone where mountains are.</source>
      <translation>{} hat bei den Höhen nichts zu sagen: das Gefälle des Landes ist angegeben und sagt allein, wo Berge sind.</translation>
    </message>
    <message>
      <source>{} height above river</source>
      <translation>{} Höhe über dem Fluss</translation>
    </message>
    <message>
      <source>{} hillshade</source>
      <translation>{} Schummerung</translation>
    </message>
    <message>
      <source>{} in 3-D</source>
      <translation>{} in 3-D</translation>
    </message>
    <message>
      <source>{} is</source>
      <translation>{} wird</translation>
    </message>
    <message>
      <source>{} is for BY {}: it is not used.</source>
      <translation>{} gilt für BY {}: Es wird nicht benutzt.</translation>
    </message>
    <message>
      <source>{} is for POINTS: it is not used.</source>
      <translation>{} gilt für POINTS: Es wird nicht benutzt.</translation>
    </message>
    <message>
      <source>{} is given and SEA_LEVEL is not: there is no sea. Give SEA_LEVEL too, such as 0.</source>
      <translation>{} ist angegeben und SEA_LEVEL nicht: Es gibt kein Meer. Geben Sie auch SEA_LEVEL an, etwa 0.</translation>
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
      <source>{} is of drops of streams: choose the METHOD drop or valleys, or leave {} out.</source>
      <translation>{} gilt für Höhenstufen von Bächen: Wählen Sie die METHOD drop oder valleys, oder lassen Sie {} weg.</translation>
    </message>
    <message>
      <source>{} is ‘{}’: give a number of GB, greater than 0, or leave it out.</source>
      <translation>{} ist „{}“: Geben Sie eine Zahl von GB an, größer als 0, oder lassen Sie es weg.</translation>
    </message>
    <message>
      <source>{} junctions</source>
      <translation>{} Knotenpunkte</translation>
    </message>
    <message>
      <source>{} lakes</source>
      <translation>{} Seen</translation>
    </message>
    <message>
      <source>{} leaves the land. Only the longer part up to the shore was taken: let it run on land and end at the coast, or correct the coast</source>
      <translation>{} verlässt das Land. Nur der längere Teil bis zum Ufer wurde genommen: Lassen Sie es an Land verlaufen und an der Küste enden, oder berichtigen Sie die Küste</translation>
    </message>
    <message>
      <source>{} level surfaces</source>
      <translation>{} ebene Flächen</translation>
    </message>
    <message>
      <source>{} lies on no map. Give another, or check its CRS.</source>
      <translation>{} liegt auf keiner Karte. Geben Sie ein anderes an, oder prüfen Sie sein KBS.</translation>
    </message>
    <message>
      <source>{} lies outside of {}: give another CRS.</source>
      <translation>{} liegt außerhalb von {}: Geben Sie ein anderes KBS an.</translation>
    </message>
    <message>
      <source>{} lies outside of {}: give another, or another CRS.</source>
      <translation>{} liegt außerhalb von {}: Geben Sie ein anderes an oder ein anderes KBS.</translation>
    </message>
    <message>
      <source>{} longest paths</source>
      <translation>{} längste Wege</translation>
    </message>
    <message>
      <source>{} longest way upstream</source>
      <translation>{} längster Weg oberhalb</translation>
    </message>
    <message>
      <source>{} m at {:.10g}, {:.10g}</source>
      <translation>{} m bei {:.10g}, {:.10g}</translation>
    </message>
    <message>
      <source>{} mesh</source>
      <translation>{} Netz</translation>
    </message>
    <message>
      <source>{} more courses so</source>
      <translation>{} weitere Läufe ebenso</translation>
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
      <source>{} need about {} of memory though rasters are kept in files, and {} are free: clip the raster to about {}, take larger cells, or close other programs.</source>
      <translation>{} brauchen etwa {} Arbeitsspeicher, obwohl Raster in Dateien liegen, und {} sind frei: Schneiden Sie das Raster auf etwa {} zu, nehmen Sie größere Zellen, oder schließen Sie andere Programme.</translation>
    </message>
    <message>
      <source>{} need {}, or {} of disk, of which {} are free in ‘{}’: make room, name another folder as HEADWATERS_SCRATCH, or {}.</source>
      <translation>{} brauchen {} oder {} auf dem Datenträger, von denen {} in „{}“ frei sind: Schaffen Sie Platz, nennen Sie einen anderen Ordner als HEADWATERS_SCRATCH, oder {}.</translation>
    </message>
    <message>
      <source>{} need {}: rasters are kept {}</source>
      <translation>{} brauchen {}: Raster liegen {}</translation>
    </message>
    <message>
      <source>{} need {}; {} works in memory alone: clip the raster to about {}, take larger cells, or close other programs.</source>
      <translation>{} brauchen {}; {} läuft nur im Arbeitsspeicher: Schneiden Sie das Raster auf etwa {} zu, nehmen Sie größere Zellen, oder schließen Sie andere Programme.</translation>
    </message>
    <message>
      <source>{} nodes</source>
      <translation>{} Knoten</translation>
    </message>
    <message>
      <source>{} of {} numbers that can be compared are like those of real rivers; {}.</source>
      <translation>{} von {} Zahlen, die sich vergleichen lassen, gleichen denen wirklicher Flüsse; {}.</translation>
    </message>
    <message>
      <source>{} of {} streams do not fall at all, as where heights are in whole metres: their drops tell little of the threshold.</source>
      <translation>{} von {} Bächen fallen gar nicht, wie dort, wo Höhen in ganzen Metern sind: Ihre Höhenstufen sagen wenig über den Schwellenwert.</translation>
    </message>
    <message>
      <source>{} of ‘{}’</source>
      <translation>{} von „{}“</translation>
    </message>
    <message>
      <source>{} or {}</source>
      <translation>{} oder {}</translation>
    </message>
    <message>
      <source>{} oxbow lakes</source>
      <translation>{} Altwasser</translation>
    </message>
    <message>
      <source>{} path</source>
      <translation>{} Fließweg</translation>
    </message>
    <message>
      <source>{} plants</source>
      <translation>{} Pflanzen</translation>
    </message>
    <message>
      <source>{} polygons</source>
      <translation>{} Polygone</translation>
    </message>
    <message>
      <source>{} primitives</source>
      <translation>{} Primitive</translation>
    </message>
    <message>
      <source>{} ridges</source>
      <translation>{} Kämme</translation>
    </message>
    <message>
      <source>{} river cells would lie lower than the type of the raster allows and got its least value: convert the DEM with ‘Translate’ to a type with negative numbers.</source>
      <translation>{} Flusszellen lägen tiefer, als der Typ des Rasters erlaubt, und bekamen dessen kleinsten Wert: Wandeln Sie das Höhenmodell mit „Translate“ in einen Typ mit negativen Zahlen um.</translation>
    </message>
    <message>
      <source>{} river slope</source>
      <translation>{} Gefälle der Flüsse</translation>
    </message>
    <message>
      <source>{} rivers</source>
      <translation>{} Flüsse</translation>
    </message>
    <message>
      <source>{} runs uphill at {}. So its heights were raised by up to {}: correct its heights to have others</source>
      <translation>{} läuft bei {} bergauf. Darum wurden seine Höhen um bis zu {} angehoben: Berichtigen Sie seine Höhen, um andere zu haben</translation>
    </message>
    <message>
      <source>{} salt pans</source>
      <translation>{} Salzpfannen</translation>
    </message>
    <message>
      <source>{} samples of the ground of island {} are beyond its raster: build it anew.</source>
      <translation>{} Stützwerte des Bodens der Insel {} liegen jenseits ihres Rasters: Bauen Sie es neu.</translation>
    </message>
    <message>
      <source>{} single plants</source>
      <translation>{} einzelne Pflanzen</translation>
    </message>
    <message>
      <source>{} sketches not followed</source>
      <translation>{} nicht befolgte Skizzen</translation>
    </message>
    <message>
      <source>{} snapshots</source>
      <translation>{} Zwischenstände</translation>
    </message>
    <message>
      <source>{} spill points</source>
      <translation>{} Überlaufpunkte</translation>
    </message>
    <message>
      <source>{} subbasins</source>
      <translation>{} Teilgebiete</translation>
    </message>
    <message>
      <source>{} terrain</source>
      <translation>{} Gelände</translation>
    </message>
    <message>
      <source>{} terrain slope</source>
      <translation>{} Neigung des Landes</translation>
    </message>
    <message>
      <source>{} triangles</source>
      <translation>{} Dreiecke</translation>
    </message>
    <message>
      <source>{} triangles of land in {} basins</source>
      <translation>{} Dreiecke Land in {} Becken</translation>
    </message>
    <message>
      <source>{} uplift</source>
      <translation>{} Hebung</translation>
    </message>
    <message>
      <source>{} water</source>
      <translation>{} Wasser</translation>
    </message>
    <message>
      <source>{} water of rivers</source>
      <translation>{} Wasser der Flüsse</translation>
    </message>
    <message>
      <source>{} water table</source>
      <translation>{} Grundwasserspiegel</translation>
    </message>
    <message>
      <source>{} watershed</source>
      <translation>{} Einzugsgebiet</translation>
    </message>
    <message>
      <source>{} watersheds</source>
      <translation>{} Einzugsgebiete</translation>
    </message>
    <message>
      <source>{} with rivers</source>
      <translation>{} mit Flüssen</translation>
    </message>
    <message>
      <source>{} within {:g} m</source>
      <translation>{} im Umkreis von {:g} m</translation>
    </message>
    <message>
      <source>{} within {:g} m along the water</source>
      <translation>{} im Umkreis von {:g} m entlang des Wassers</translation>
    </message>
    <message>
      <source>{} would overwrite {} (‘{}’). Choose another file.</source>
      <translation>{} würde {} überschreiben („{}“). Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
      <source>{} would overwrite {} (‘{}’). Choose another layer.</source>
      <translation>{} würde {} überschreiben („{}“). Wählen Sie einen anderen Layer.</translation>
    </message>
    <message>
      <source>{} would remove ‘{}’, which {} is made of. Choose another file.</source>
      <translation>{} würde „{}“ entfernen, woraus {} besteht. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
      <source>{} written as {}, not as ‘{}’. Give the file {}.</source>
      <translation>{} als {} geschrieben, nicht als „{}“. Geben Sie der Datei {}.</translation>
    </message>
    <message>
      <source>{} {} at {}. It was left out: {}</source>
      <translation>{} {} bei {}. Es wurde ausgelassen: {}</translation>
    </message>
    <message>
      <source>{} {} need {}, enough for {}: {}.</source>
      <translation>{} {} brauchen {}, genug für {}: {}.</translation>
    </message>
    <message>
      <source>{} {} needs the DEM: give it as INPUT.</source>
      <translation>{} {} braucht das Höhenmodell: Geben Sie es als INPUT an.</translation>
    </message>
    <message>
      <source>{} {}: the least threshold at which streams of the first order fall as far as higher ones.</source>
      <translation>{} {}: die kleinste Schwelle, bei der Bäche erster Ordnung so tief fallen wie höhere.</translation>
    </message>
    <message>
      <source>{} × {} cells</source>
      <translation>{} × {} Zellen</translation>
    </message>
    <message>
      <source>{}, and {} {} would take at least {} without it (the limit is {} {}). {}</source>
      <translation>{}, und {} {} würden ohne es mindestens {} dauern (die Grenze ist {} {}). {}</translation>
    </message>
    <message>
      <source>{}, {} km of rivers up to order {}, {}, draining {} km².</source>
      <translation>{}, {} km Flüsse bis zu Ordnung {}, {}, Einzugsgebiet {} km².</translation>
    </message>
    <message>
      <source>{}, {} km of rivers up to order {}, {}.</source>
      <translation>{}, {} km Flüsse bis zu Ordnung {}, {}.</translation>
    </message>
    <message>
      <source>{}, {} to {}</source>
      <translation>{}, {} bis {}</translation>
    </message>
    <message>
      <source>{}, {} to {} km²</source>
      <translation>{}, {} bis {} km²</translation>
    </message>
    <message>
      <source>{}. Choose a smaller STEP.</source>
      <translation>{}. Wählen Sie ein kleineres STEP.</translation>
    </message>
    <message>
      <source>{}. Correct its {}, or leave that empty</source>
      <translation>{}. Berichtigen Sie {} oder lassen Sie es leer</translation>
    </message>
    <message>
      <source>{}. Delete it too, or correct its {}</source>
      <translation>{}. Löschen Sie es auch, oder berichtigen Sie sein {}</translation>
    </message>
    <message>
      <source>{}. Give it a number, or delete the feature</source>
      <translation>{}. Geben Sie ihm eine Zahl, oder löschen Sie das Objekt</translation>
    </message>
    <message>
      <source>{}. Move one of them, or delete it</source>
      <translation>{}. Verschieben Sie eines davon, oder löschen Sie es</translation>
    </message>
    <message>
      <source>{}. Water runs down: begin it on higher land, or give its vertices a Z</source>
      <translation>{}. Wasser läuft abwärts: Beginnen Sie sie auf höherem Land, oder geben Sie ihren Stützpunkten ein Z</translation>
    </message>
    <message>
      <source>{}: EXTENT touches {} lands, and drawn things belong to one. Move EXTENT, or give a larger LAND_SIZE.</source>
      <translation>{}: EXTENT berührt {} Länder, und Gezeichnetes gehört zu einem. Verschieben Sie EXTENT, oder geben Sie ein größeres LAND_SIZE an.</translation>
    </message>
    <message>
      <source>{}: GDAL cannot write to ‘{}’ ({}). Choose another place.</source>
      <translation>{}: GDAL kann nicht nach „{}“ schreiben ({}). Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
      <source>{}: QGIS writes no features to a path with a line break (‘{}’). Choose another.</source>
      <translation>{}: QGIS schreibt keine Objekte in einen Pfad mit Zeilenumbruch („{}“). Wählen Sie einen anderen.</translation>
    </message>
    <message>
      <source>{}: a Shapefile cuts field names at ten characters ({}); .gpkg does not.</source>
      <translation>{}: Ein Shapefile kürzt Feldnamen auf zehn Zeichen ({}); .gpkg tut das nicht.</translation>
    </message>
    <message>
      <source>{}: a model is a GeoPackage. Give the file the ending .gpkg.</source>
      <translation>{}: Ein Modell ist ein GeoPackage. Geben Sie der Datei die Endung .gpkg.</translation>
    </message>
    <message>
      <source>{}: a terrain model has no walls that water goes round. Take ‘outlet’.</source>
      <translation>{}: Ein Geländemodell hat keine Mauern, um die Wasser herumfließt. Nehmen Sie „outlet“.</translation>
    </message>
    <message>
      <source>{}: computing in plain Python, at least {}. {}</source>
      <translation>{}: Es wird in reinem Python gerechnet, mindestens {}. {}</translation>
    </message>
    <message>
      <source>{}: heights up to {} m, {} triangles of sea</source>
      <translation>{}: Höhen bis {} m, {} Dreiecke Meer</translation>
    </message>
    <message>
      <source>{}: no cell of ‘{}’ has its centre in a polygon of ‘{}’.</source>
      <translation>{}: Keine Zelle von „{}“ hat ihre Mitte in einem Polygon von „{}“.</translation>
    </message>
    <message>
      <source>{}: no place of ‘{}’ has a height above 0: all of it would be sea. Sketch land.</source>
      <translation>{}: Keine Stelle von „{}“ hat eine Höhe über 0: Alles wäre Meer. Skizzieren Sie Land.</translation>
    </message>
    <message>
      <source>{}: no place of ‘{}’ is to be above 0. Give heights of land, in metres.</source>
      <translation>{}: kein Ort von „{}“ soll über 0 liegen. Geben Sie Höhen von Land an, in Metern.</translation>
    </message>
    <message>
      <source>{}: nothing of ‘{}’ lies on the land of ‘{}’.</source>
      <translation>{}: Nichts von „{}“ liegt auf dem Land von „{}“.</translation>
    </message>
    <message>
      <source>{}: only {} of {} features could be written to ‘{}’. Is the disk full? Else choose another format, .gpkg for example.</source>
      <translation>{}: Nur {} von {} Objekten ließen sich nach „{}“ schreiben. Ist der Datenträger voll? Sonst wählen Sie ein anderes Format, zum Beispiel .gpkg.</translation>
    </message>
    <message>
      <source>{}: rivers would climb above what the slope of the land allows between them and the sea on {} of {} edges. The land keeps its slope: they were lowered by a median of {} m, most by {}. Give gentler rivers or steeper land.</source>
      <translation>{}: Flüsse stiegen höher, als das Gefälle des Landes zwischen ihnen und dem Meer erlaubt, auf {} von {} Kanten. Das Land behält sein Gefälle: Sie wurden im Median um {} m abgesenkt, am meisten um {}. Geben Sie sanftere Flüsse oder steileres Land an.</translation>
    </message>
    <message>
      <source>{}: the expression ‘{}’ has no value: {}</source>
      <translation>{}: Der Ausdruck „{}“ hat keinen Wert: {}</translation>
    </message>
    <message>
      <source>{}: the folder ‘{}’ does not exist. Create it, or choose another.</source>
      <translation>{}: Den Ordner „{}“ gibt es nicht. Legen Sie ihn an, oder wählen Sie einen anderen.</translation>
    </message>
    <message>
      <source>{}: the polygons of ‘{}’ cannot be united. Repair them with ‘Fix geometries’.</source>
      <translation>{}: Die Polygone von „{}“ lassen sich nicht vereinen. Reparieren Sie sie mit „Fix geometries“.</translation>
    </message>
    <message>
      <source>{}: the tiles of a .vrt cannot be written to ‘{}’. Choose a disk, or .tif.</source>
      <translation>{}: Die Kacheln einer .vrt lassen sich nicht nach „{}“ schreiben. Wählen Sie einen Datenträger oder .tif.</translation>
    </message>
    <message>
      <source>{}: there is no layer or file ‘{}’. Check the name.</source>
      <translation>{}: Es gibt keinen Layer und keine Datei „{}“. Prüfen Sie den Namen.</translation>
    </message>
    <message>
      <source>{}: there is no mesh layer ‘{}’. Check the name.</source>
      <translation>{}: Es gibt keinen Netz-Layer „{}“. Prüfen Sie den Namen.</translation>
    </message>
    <message>
      <source>{}: there is no raster layer or file ‘{}’. Check the name.</source>
      <translation>{}: Es gibt keinen Rasterlayer und keine Datei „{}“. Prüfen Sie den Namen.</translation>
    </message>
    <message>
      <source>{}: up to {} m, on {} % of the land</source>
      <translation>{}: bis {} m, auf {} % des Landes</translation>
    </message>
    <message>
      <source>{}: with GROWTH random no water follows it.</source>
      <translation>{}: Mit GROWTH random folgt ihm kein Wasser.</translation>
    </message>
    <message>
      <source>{}: {} % of the land is under such lakes instead of {} %, as no {} there.</source>
      <translation>{}: {} % des Landes liegen unter solchen Seen statt {} %, da dort keine {}.</translation>
    </message>
    <message>
      <source>{}: {} cells, {} events, boundary {}, {}, {} neighbours, seed {}, E {} 1/m, D {} m, M {} m</source>
      <translation>{}: {} Zellen, {} Ereignisse, Begrenzung {}, {}, {} Nachbarn, Startwert {}, E {} 1/m, D {} m, M {} m</translation>
    </message>
    <message>
      <source>{}: {} has {}, and no river has an order above {}. Choose a field of orders after Strahler, or none.</source>
      <translation>{}: {} hat {}, und kein Fluss hat eine Ordnung über {}. Wählen Sie ein Feld mit Ordnungen nach Strahler oder keines.</translation>
    </message>
    <message>
      <source>{}: {} lay on no island with room for rivers: left out.</source>
      <translation>{}: {} lag auf keiner Insel mit Platz für Flüsse: ausgelassen.</translation>
    </message>
    <message>
      <source>{}: {} of ‘{}’ close no area: left out. Let them end on each other.</source>
      <translation>{}: {} von „{}“ schließen keine Fläche: ausgelassen. Lassen Sie sie aufeinander enden.</translation>
    </message>
    <message>
      <source>{}: {} of ‘{}’ has {} for {}. A width is more than 0 m, or empty.</source>
      <translation>{}: {} von „{}“ hat {} in {}. Eine Breite ist größer als 0 m, oder leer.</translation>
    </message>
    <message>
      <source>{}: {} of ‘{}’ has {}. No number may be {}.</source>
      <translation>{}: {} von „{}“ hat {}. Keine Zahl darf {}.</translation>
    </message>
    <message>
      <source>{}: {} of ‘{}’ narrower than two cells of {}: taken as wide as that.</source>
      <translation>{}: {} von „{}“ schmaler als zwei Zellen von {}: als so breit genommen.</translation>
    </message>
    <message>
      <source>{}: {} of ‘{}’ {}: left out.</source>
      <translation>{}: {} von „{}“ {}: ausgelassen.</translation>
    </message>
    <message>
      <source>{}: {} things sketched; they fade over {} km</source>
      <translation>{}: {} skizzierte Objekte; sie klingen über {} km aus</translation>
    </message>
    <message>
      <source>{}: {} vertices without a height got {}, since ‘{}’ files need one; .gpkg does not.</source>
      <translation>{}: {} Stützpunkte ohne Höhe bekamen {}, da „{}“-Dateien eine brauchen; .gpkg nicht.</translation>
    </message>
    <message>
      <source>{}: {} × {} cells, relief {} m, roughness {}, seed {}</source>
      <translation>{}: {} × {} Zellen, Relief {} m, Rauheit {}, Startwert {}</translation>
    </message>
    <message>
      <source>{}: ‘{}’ ({} × {} cells) has not the same cells as ‘{}’ ({} × {} cells): bring it to the same extent and cell size with ‘Warp (reproject)’.</source>
      <translation>{}: „{}“ ({} × {} Zellen) hat nicht dieselben Zellen wie „{}“ ({} × {} Zellen): Bringen Sie es mit „Warp (reproject)“ auf dieselbe Ausdehnung und Zellgröße.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ cannot be opened as a raster.</source>
      <translation>{}: „{}“ lässt sich nicht als Raster öffnen.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ cannot be written ({}). Choose another name.</source>
      <translation>{}: „{}“ lässt sich nicht schreiben ({}). Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ cannot be written: {}.</source>
      <translation>{}: „{}“ lässt sich nicht schreiben: {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ does not hold {}.</source>
      <translation>{}: „{}“ enthält keine {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ files hold no geometry. Use .gpkg, for example.</source>
      <translation>{}: „{}“-Dateien enthalten keine Geometrie. Nehmen Sie zum Beispiel .gpkg.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ goes down to {}. No number may be below 0.</source>
      <translation>{}: „{}“ reicht hinab bis {}. Keine Zahl darf unter 0 liegen.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ goes up to {} m on ‘{}’. Is a no data value missing?</source>
      <translation>{}: „{}“ geht bis {} m auf „{}“. Fehlt ein Wert für keine Daten?</translation>
    </message>
    <message>
      <source>{}: ‘{}’ goes up to {} mm a year. It may be {} at most.</source>
      <translation>{}: „{}“ reicht bis {} mm im Jahr. Höchstens {} sind erlaubt.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ goes up to {}; it may be {} at most (metres per metre).</source>
      <translation>{}: „{}“ reicht bis {}; höchstens {} sind erlaubt (Meter je Meter).</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no data at all.</source>
      <translation>{}: „{}“ hat gar keine Daten.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no data at {} nodes: they count as 0.</source>
      <translation>{}: „{}“ hat an {} Knoten keine Daten: Sie zählen als 0.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no data in {} cells of the ground: they count as 0.</source>
      <translation>{}: „{}“ hat in {} Zellen des Bodens keine Daten: Sie zählen als 0.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no data on the land of ‘{}’. Check its CRS, or give another.</source>
      <translation>{}: „{}“ hat keine Daten auf dem Land von „{}“. Prüfen Sie sein KBS, oder geben Sie ein anderes an.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no data on {} % of an island of {}; there it is taken as {}.</source>
      <translation>{}: „{}“ hat keine Daten auf {} % einer Insel von {}; dort gilt {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no field with numbers. Give it one with heights.</source>
      <translation>{}: „{}“ hat kein Feld mit Zahlen. Geben Sie ihm eines mit Höhen.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no field ‘{}’. Choose one that it has.</source>
      <translation>{}: „{}“ hat kein Feld „{}“. Wählen Sie eines, das es gibt.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no height above 0. Give ranges or plains heights.</source>
      <translation>{}: „{}“ hat keine Höhe über 0. Geben Sie Gebirgen oder Ebenen Höhen.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no line with a length. Choose a layer of rivers.</source>
      <translation>{}: „{}“ hat keine Linie mit einer Länge. Wählen Sie einen Layer mit Flüssen.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no polygon with an area. Choose another layer.</source>
      <translation>{}: „{}“ hat kein Polygon mit einer Fläche. Wählen Sie einen anderen Layer.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has numbers and no header, so nobody knows how many are in a row. Write the lines ENVI; samples = {}; lines = {}; bands = 1; data type = {}; interleave = bsq; byte order = 0 into ‘{}’ beside it (type 12: 16 bits, 4: floats).</source>
      <translation>{}: „{}“ hat Zahlen und keinen Kopf, also weiß niemand, wie viele in einer Zeile sind. Schreiben Sie die Zeilen ENVI; samples = {}; lines = {}; bands = 1; data type = {}; interleave = bsq; byte order = 0 in „{}“ daneben (Typ 12: 16 Bit, 4: Gleitkommazahlen).</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has values below 0 (down to {}). They must be 0 or more.</source>
      <translation>{}: „{}“ hat Werte unter 0 (bis hinab zu {}). Sie müssen 0 oder mehr sein.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has {} of land, which is too little for rivers. {}.</source>
      <translation>{}: „{}“ hat {} Land, und das ist zu wenig für Flüsse. {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has {}. Choose one as {}.</source>
      <translation>{}: „{}“ hat {}. Wählen Sie eines davon als {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has {}: its CRS is ignored.</source>
      <translation>{}: „{}“ hat {}: Sein KBS wird nicht beachtet.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ holds neither {} nor a raster.</source>
      <translation>{}: „{}“ enthält weder {} noch ein Raster.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is a folder. Give the name of a file in it.</source>
      <translation>{}: „{}“ ist ein Ordner. Geben Sie den Namen einer Datei darin an.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is a raster; a layer of features is needed.</source>
      <translation>{}: „{}“ ist ein Raster; gebraucht wird ein Layer mit Objekten.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is a vector layer; a raster is needed.</source>
      <translation>{}: „{}“ ist ein Vektorlayer; gebraucht wird ein Raster.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is in its archive already, and nothing is replaced there. Choose another.</source>
      <translation>{}: „{}“ ist schon in seinem Archiv, und dort wird nichts ersetzt. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is larger than the Earth. {}.</source>
      <translation>{}: „{}“ ist größer als die Erde. {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is no coordinate reference system known here.</source>
      <translation>{}: „{}“ ist kein hier bekanntes Koordinatenbezugssystem.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is no point. Write it as x,y or x,y [EPSG:…].</source>
      <translation>{}: „{}“ ist kein Punkt. Schreiben Sie ihn als x,y oder x,y [EPSG:…].</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is {}. Check the name.</source>
      <translation>{}: „{}“ ist {}. Prüfen Sie den Namen.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ lies where {} has no ground. Correct the CRS of the layer.</source>
      <translation>{}: „{}“ liegt, wo {} keinen Boden hat. Berichtigen Sie das KBS des Layers.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ {}. Choose a layer of land.</source>
      <translation>{}: „{}“ {}. Wählen Sie einen Layer mit Land.</translation>
    </message>
    <message>
      <source>{}; without {}, delete the rows ‘{}…’ of the table ‘{}’</source>
      <translation>{}; ohne {} löschen Sie die Zeilen „{}…“ der Tabelle „{}“</translation>
    </message>
    <message>
      <source>{}; {} had been written before.</source>
      <translation>{}; {} war schon geschrieben.</translation>
    </message>
    <message>
      <source>θ in the slope k · A^-θ: how much gentler rivers are the more they drain.</source>
      <translation>θ im Gefälle k · A^-θ: wie viel sanfter Flüsse sind, je mehr sie entwässern.</translation>
    </message>
    <message>
      <source>χ: length to where the river ends, weighted by the area (m)</source>
      <translation>χ: Länge bis zum Ende des Flusses, gewichtet mit der Fläche (m)</translation>
    </message>
    <message>
      <source>‘Render terrain’ makes rasters of the model, at the cells of the DEM just as that is, at finer ones with beds of rivers and shores of lakes. Move a course, draw a lake, raise or carve the ground, and render again. ‘Terrain from a DEM’ does both at once.</source>
      <translation>„Gelände berechnen“ macht Raster aus dem Modell, mit den Zellen des Höhenmodells genau wie dieses, mit feineren mit Betten der Flüsse und Ufern der Seen. Einen Lauf verschieben, einen See zeichnen, den Boden anheben oder einschneiden und neu berechnen. „Gelände aus einem Höhenmodell“ macht beides auf einmal.</translation>
    </message>
    <message>
      <source>‘{}/{}’ cannot be written: {}.</source>
      <translation>„{}/{}“ lässt sich nicht schreiben: {}.</translation>
    </message>
    <message>
      <source>‘{}’ can be read as {}, and its water does not tell which is right: set {}{}.</source>
      <translation>„{}“ kann gelesen werden als {}, und sein Wasser sagt nicht, was richtig ist: Setzen Sie {}{}.</translation>
    </message>
    <message>
      <source>‘{}’ cannot be read</source>
      <translation>„{}“ ist nicht lesbar</translation>
    </message>
    <message>
      <source>‘{}’ cannot be read ({}). {}.</source>
      <translation>„{}“ lässt sich nicht lesen ({}). {}.</translation>
    </message>
    <message>
      <source>‘{}’ cannot be read here ({}). Copy it to a disk.</source>
      <translation>„{}“ lässt sich hier nicht lesen ({}). Kopieren Sie es auf einen Datenträger.</translation>
    </message>
    <message>
      <source>‘{}’ cannot be unpacked into ‘{}’: {}.</source>
      <translation>„{}“ lässt sich nicht in „{}“ entpacken: {}.</translation>
    </message>
    <message>
      <source>‘{}’ cannot be written: {}.</source>
      <translation>„{}“ lässt sich nicht schreiben: {}.</translation>
    </message>
    <message>
      <source>‘{}’ consists of copies of layers, in which nothing has noted what was edited. Edit a copy of the whole file that ‘Terrain model’ has made.</source>
      <translation>„{}“ besteht aus Kopien von Layern, in denen nichts vermerkt hat, was bearbeitet wurde. Bearbeiten Sie eine Kopie der ganzen Datei, die „Geländemodell“ gemacht hat.</translation>
    </message>
    <message>
      <source>‘{}’ exists, and its other layers would be lost. Choose a new file, or a .tif.</source>
      <translation>„{}“ gibt es schon, und seine anderen Layer gingen verloren. Wählen Sie eine neue Datei oder eine .tif.</translation>
    </message>
    <message>
      <source>‘{}’ files cannot hold these values unchanged. Use .tif, for example.</source>
      <translation>„{}“-Dateien fassen diese Werte nicht unverändert. Nehmen Sie zum Beispiel .tif.</translation>
    </message>
    <message>
      <source>‘{}’ has 8 bits: its terraces are evened out over three cells</source>
      <translation>„{}“ hat 8 Bits: Seine Stufen werden über drei Zellen geglättet</translation>
    </message>
    <message>
      <source>‘{}’ has cells with the height {}, far from all others, which mostly stands for none, but no data value says so: they are taken for land. Enter {} as additional no data value in the properties of the layer (Transparency), or assign it with ‘Translate’.</source>
      <translation>„{}“ hat Zellen mit der Höhe {}, weit ab von allen anderen, die meist für keine steht, aber kein Leerwert sagt es: Sie gelten als Land. Tragen Sie {} als zusätzlichen Leerwert in den Eigenschaften des Layers ein (Transparenz), oder weisen Sie ihn mit „Translate“ zu.</translation>
    </message>
    <message>
      <source>‘{}’ has data under no whole triangle of the mesh. Give more POINTS, or a raster that covers the land.</source>
      <translation>„{}“ hat unter keinem ganzen Dreieck des Netzes Daten. Geben Sie mehr POINTS an, oder ein Raster, das das Land bedeckt.</translation>
    </message>
    <message>
      <source>‘{}’ has heights up to {}: no land on Earth is so high in metres. If these are feet, set Z_UNIT to foot; else give a DEM as INPUT.</source>
      <translation>„{}“ hat Höhen bis {}: Kein Land der Erde ist in Metern so hoch. Sind dies Fuß, so setzen Sie Z_UNIT auf foot; sonst geben Sie ein Höhenmodell als INPUT an.</translation>
    </message>
    <message>
      <source>‘{}’ has no data under {} triangles: they are left out.</source>
      <translation>„{}“ hat unter {} Dreiecken keine Daten: Sie werden ausgelassen.</translation>
    </message>
    <message>
      <source>‘{}’ has no layer ‘{}’. {}.</source>
      <translation>„{}“ hat keinen Layer „{}“. {}.</translation>
    </message>
    <message>
      <source>‘{}’ has no rivers: give them as RIVERS.</source>
      <translation>„{}“ hat keine Flüsse: Geben Sie sie als RIVERS an.</translation>
    </message>
    <message>
      <source>‘{}’ has values from {} to {}, half of them below {}: these are no heights. Choose a DEM.</source>
      <translation>„{}“ hat Werte von {} bis {}, die Hälfte davon unter {}: Das sind keine Höhen. Wählen Sie ein Höhenmodell.</translation>
    </message>
    <message>
      <source>‘{}’ has {} of land, which is too little for a terrain. Check its CRS: without one, coordinates are metres.</source>
      <translation>„{}“ hat {} Land, und das ist zu wenig für ein Gelände. Prüfen Sie sein KBS: Ohne eines sind Koordinaten Meter.</translation>
    </message>
    <message>
      <source>‘{}’ holds codes, and they come back as others</source>
      <translation>„{}“ enthält Codes, und sie kommen als andere zurück</translation>
    </message>
    <message>
      <source>‘{}’ holds directions of the encoding {} (detected)</source>
      <translation>„{}“ enthält Richtungen der Kodierung {} (erkannt)</translation>
    </message>
    <message>
      <source>‘{}’ holds shades or classes from 0 to 255, and no heights.</source>
      <translation>„{}“ enthält Graustufen oder Klassen von 0 bis 255 und keine Höhen.</translation>
    </message>
    <message>
      <source>‘{}’ holds {} in {}, which is no direction of the encoding {} ({} such cells). {}</source>
      <translation>„{}“ enthält {} in {}, und das ist keine Richtung der Kodierung {} ({} solche Zellen). {}</translation>
    </message>
    <message>
      <source>‘{}’ is a picture of {} bands and holds no heights.</source>
      <translation>„{}“ ist ein Bild aus {} Kanälen und enthält keine Höhen.</translation>
    </message>
    <message>
      <source>‘{}’ is called what is made of heights, and is taken to hold none.</source>
      <translation>„{}“ heißt wie etwas, das aus Höhen gemacht ist, und gilt darum als Raster ohne Höhen.</translation>
    </message>
    <message>
      <source>‘{}’ is damaged: it cannot be unpacked. {}.</source>
      <translation>„{}“ ist beschädigt und lässt sich nicht entpacken. {}.</translation>
    </message>
    <message>
      <source>‘{}’ is in {} and holds no heights.</source>
      <translation>„{}“ ist in {} und enthält keine Höhen.</translation>
    </message>
    <message>
      <source>‘{}’ is missing at the end</source>
      <translation>am Ende fehlt „{}“</translation>
    </message>
    <message>
      <source>‘{}’ is missing before ‘{}’</source>
      <translation>„{}“ fehlt vor „{}“</translation>
    </message>
    <message>
      <source>‘{}’ is no file that could be replaced. Choose another name.</source>
      <translation>„{}“ ist keine Datei, die sich ersetzen ließe. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <source>‘{}’ is no longer a GeoPackage with the layers of a model. {}.</source>
      <translation>„{}“ ist kein GeoPackage mit den Layern eines Modells mehr. {}.</translation>
    </message>
    <message>
      <source>‘{}’ is no terrain model. {}.</source>
      <translation>„{}“ ist kein Geländemodell. {}.</translation>
    </message>
    <message>
      <source>‘{}’ is not expected there</source>
      <translation>„{}“ ist dort nicht zu erwarten</translation>
    </message>
    <message>
      <source>‘{}’ is parted into {} triangles, which is too few for basins. Choose a SPACING of {} or less.</source>
      <translation>„{}“ wird in {} Dreiecke geteilt, und das ist zu wenig für Becken. Wählen Sie ein SPACING von {} oder weniger.</translation>
    </message>
    <message>
      <source>‘{}’ is there.</source>
      <translation>„{}“ ist da.</translation>
    </message>
    <message>
      <source>‘{}’ is too small for a mesh of nodes {} apart: give more POINTS.</source>
      <translation>„{}“ ist zu klein für ein Netz mit Knoten im Abstand von {}: Geben Sie mehr POINTS an.</translation>
    </message>
    <message>
      <source>‘{}’ lies at or below the sea level of {} everywhere: there is no land to erode. Give a lower SEA_LEVEL.</source>
      <translation>„{}“ liegt überall auf oder unter dem Meeresspiegel von {}: Es gibt kein Land zu erodieren. Geben Sie ein tieferes SEA_LEVEL an.</translation>
    </message>
    <message>
      <source>‘{}’ lies on both sides of the meridian where the map ends. It was put together, so coordinates go on beyond that: from {} to {}, in outputs too.</source>
      <translation>„{}“ liegt auf beiden Seiten des Meridians, an dem die Karte endet. Es wurde zusammengefügt, darum laufen die Koordinaten darüber hinaus weiter: von {} bis {}, auch in Ausgaben.</translation>
    </message>
    <message>
      <source>‘{}’ looks like a picture: band {} holds colours, which are taken for heights. Give a DEM as INPUT, or the band with the heights as BAND.</source>
      <translation>„{}“ sieht nach einem Bild aus: Kanal {} enthält Farben, die als Höhen gelten. Geben Sie ein Höhenmodell als INPUT an, oder den Kanal mit den Höhen als BAND.</translation>
    </message>
    <message>
      <source>‘{}’ of island {}</source>
      <translation>„{}“ der Insel {}</translation>
    </message>
    <message>
      <source>‘{}’ was made by a later version of Headwaters. Update the plugin to read it.</source>
      <translation>„{}“ wurde von einer späteren Version von Headwaters gemacht. Aktualisieren Sie das Plugin, um es zu lesen.</translation>
    </message>
    <message>
      <source>‘{}’ was made by an earlier version of Headwaters. Build the model again.</source>
      <translation>„{}“ wurde von einer früheren Version von Headwaters gemacht. Bauen Sie das Modell neu.</translation>
    </message>
    <message>
      <source>‘{}’ was made of heights and holds none.</source>
      <translation>„{}“ wurde aus Höhen gemacht und enthält keine.</translation>
    </message>
    <message>
      <source>‘{}’ {}: it is no raster of D∞ angles. Choose another ENCODING or raster.</source>
      <translation>„{}“ {}: Es ist kein Raster von D∞-Winkeln. Wählen Sie ein anderes ENCODING oder Raster.</translation>
    </message>
    <message>
      <source>‘{}’, layer ‘courses’: {}</source>
      <translation>„{}“, Layer „courses“: {}</translation>
    </message>
    <message>
      <source>‘{}’, layer ‘courses’: {}. Move it into a valley, or give its vertices a Z.</source>
      <translation>„{}“, Layer „courses“: {}. Verschieben Sie es in ein Tal oder geben Sie seinen Stützpunkten ein Z.</translation>
    </message>
    <message>
      <source>‘{}’, layer ‘courses’: {}. {}.</source>
      <translation>„{}“, Layer „courses“: {}. {}.</translation>
    </message>
    <message>
      <source>‘{}’, layer ‘{}’: feature {} {}.</source>
      <translation>„{}“, Layer „{}“: Objekt {} {}.</translation>
    </message>
    <message>
      <source>‘{}’: the field {} of feature {} holds ‘{}’, which is no whole number. Give each feature a number, or remove the field.</source>
      <translation>„{}“: Das Feld {} von Objekt {} enthält „{}“, und das ist keine ganze Zahl. Geben Sie jedem Objekt eine Zahl, oder entfernen Sie das Feld.</translation>
    </message>
    <message>
      <source>‘{}’: this looks like D∞ angles, not like D8 directions: {} in {}. Set {} to dinf where there is that choice, or give directions of the METHOD d8.</source>
      <translation>„{}“: Dies sieht nach D∞-Winkeln aus, nicht nach D8-Richtungen: {} in {}. Setzen Sie {} auf dinf, wo es diese Wahl gibt, oder geben Sie Richtungen der METHOD d8 an.</translation>
    </message>
    <message>
      <source>‘{}’: this looks like heights, not like flow directions: {} in {}. Give it as the DEM where there is one to give, or make directions of it with ‘Flow directions’.</source>
      <translation>„{}“: Dies sieht nach Höhen aus, nicht nach Fließrichtungen: {} in {}. Geben Sie es als Höhenmodell an, wo eines verlangt ist, oder machen Sie Richtungen daraus mit „Fließrichtungen“.</translation>
    </message>
    <message>
      <source>‘{}’: {:.0%} of the cells have the height 0. Is this the sea? Then set SEA_LEVEL to 0. If these are cells without data, enter 0 as additional no data value in the properties of the layer.</source>
      <translation>„{}“: {:.0%} der Zellen haben die Höhe 0. Ist das das Meer? Dann setzen Sie SEA_LEVEL auf 0. Sind es Zellen ohne Daten, so tragen Sie 0 als zusätzlichen Leerwert in den Eigenschaften des Layers ein.</translation>
    </message>
    <message>
      <source>‘{}’: {:.0%} of the cells have the height {}, which mostly stands for none, but no data value says so: they are taken for land. Enter {} as additional no data value in the properties of the layer (Transparency), or assign it with ‘Translate’.</source>
      <translation>„{}“: {:.0%} der Zellen haben die Höhe {}, die meist für keine steht, aber kein Leerwert sagt es: Sie gelten als Land. Tragen Sie {} als zusätzlichen Leerwert in den Eigenschaften des Layers ein (Transparenz), oder weisen Sie ihn mit „Translate“ zu.</translation>
    </message>
    <message>
      <source>‘{}’: {} islands are too small for a triangle, and were left out.</source>
      <translation>„{}“: {} Inseln sind zu klein für ein Dreieck und wurden ausgelassen.</translation>
    </message>
    <message>
      <source>‘{}’: {} × {} cells, {} without data</source>
      <translation>„{}“: {} × {} Zellen, {} ohne Daten</translation>
    </message>
    <message>
      <source>★ Start here</source>
      <translation>★ Hier beginnen</translation>
    </message>
  </context>
</TS>
