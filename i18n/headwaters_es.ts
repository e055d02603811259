<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
  <context>
    <name>Headwaters</name>
    <message>
      <source>, or give a DEM</source>
      <translation>, o indique un MDE</translation>
    </message>
    <message>
      <source>0 dry land, 1 river, 2 sea, 3 lake.</source>
      <translation>0 tierra seca, 1 río, 2 mar, 3 lago.</translation>
    </message>
    <message>
      <source>0 is smooth, 1 as rough as it gets: the fractal dimension of the noise is 2 and as much more. On shapes other than noise and diamondsquare it is also the strength of the noise. Empty: 0.3 for these two, else 0.</source>
      <translation>0 es liso, 1 tan áspero como puede ser: la dimensión fractal del ruido es 2 y otro tanto. En formas distintas de noise y diamondsquare es también la fuerza del ruido. Vacío: 0,3 en esas dos, si no, 0.</translation>
    </message>
    <message>
      <source>0 makes them straight between the bends of their valleys, 2 lets them wind twice as much.</source>
      <translation>0 los hace rectos entre las curvas de sus valles, 2 los deja serpentear el doble.</translation>
    </message>
    <message>
      <source>0 water to 13 beach, in the order of the text above.</source>
      <translation>0 agua a 13 playa, en el orden del texto de arriba.</translation>
    </message>
    <message>
      <source>0.5 to 1 m</source>
      <translation>0,5 a 1 m</translation>
    </message>
    <message>
      <source>0: straight from node to node, 1: as rivers of their type wind, 2: strongly. The field sinuosity tells it, and terrain has the bends. Rivers never cross, so narrow land holds less.</source>
      <translation>0: rectos de nodo a nodo; 1: como serpentean los ríos de su tipo; 2: mucho. El campo sinuosity lo dice, y el terreno tiene las curvas. Los ríos nunca se cruzan, así que una tierra estrecha contiene menos.</translation>
    </message>
    <message>
      <source>0: the way to the sea alone decides, as with nearest. Near 1: noise alone, and rivers wind about.</source>
      <translation>0: solo decide el camino al mar, como con nearest. Cerca de 1: solo el ruido, y los ríos divagan.</translation>
    </message>
    <message>
      <source>1 for rivers, 0 for land.</source>
      <translation>1 para ríos, 0 para tierra.</translation>
    </message>
    <message>
      <source>1 to 2 m</source>
      <translation>1 a 2 m</translation>
    </message>
    <message>
      <source>1 where a river runs, 0 elsewhere</source>
      <translation>1 donde corre un río, 0 en el resto</translation>
    </message>
    <message>
      <source>1 where its land, or that of one upstream, reaches the edge of the data; else 0</source>
      <translation>1 donde su tierra, o la de alguna aguas arriba, llega al borde de los datos; si no, 0</translation>
    </message>
    <message>
      <source>1 where more flows than the rating curve tells, so that it stands at MAX_STAGE</source>
      <translation>1 donde fluye más de lo que dice la curva de gasto, de modo que el agua está en MAX_STAGE</translation>
    </message>
    <message>
      <source>1 where the river begins or ends in a body of water, 0 where it dries out</source>
      <translation>1 donde el río empieza o acaba en un cuerpo de agua, 0 donde se seca</translation>
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
      <translation>16 bits</translation>
    </message>
    <message>
      <source>16 bits a pixel, by its ending.</source>
      <translation>16 bits por píxel; la extensión decide el formato.</translation>
    </message>
    <message>
      <source>1: as wide as rivers of their flow are, 4 m at 1 m³/s and with its square root. Wider rivers are deeper, and wind in longer bends.</source>
      <translation>1: tan anchos como los ríos de su caudal, 4 m con 1 m³/s y con su raíz cuadrada. Los ríos más anchos son más hondos y hacen curvas más largas.</translation>
    </message>
    <message>
      <source>1: one in the centre. More stand where the seed says, the highest as high as the relief.</source>
      <translation>1: uno en el centro. Si son más, están donde dice la semilla, el más alto tan alto como el desnivel.</translation>
    </message>
    <message>
      <source>1: the ground as it was made; 0: a blend of its primitives; between them less of erosion, above 1 more.</source>
      <translation>1: el suelo tal como se hizo; 0: una mezcla de sus primitivas; en medio menos erosión, por encima de 1 más.</translation>
    </message>
    <message>
      <source>2 to 4 m</source>
      <translation>2 a 4 m</translation>
    </message>
    <message>
      <source>300 – 600 m</source>
      <translation>300 – 600 m</translation>
    </message>
    <message>
      <source>4, over sides alone</source>
      <translation>4, solo por los lados</translation>
    </message>
    <message>
      <source>600 – 1,200 m</source>
      <translation>600 – 1.200 m</translation>
    </message>
    <message>
      <source>64-bit integers or another type that QGIS cannot read</source>
      <translation>enteros de 64 bits u otro tipo que QGIS no puede leer</translation>
    </message>
    <message>
      <source>8 bits</source>
      <translation>8 bits</translation>
    </message>
    <message>
      <source>8: 0 to 255, as engines take them. 16: 0 to 65535.</source>
      <translation>8: 0 a 255, como lo toman los motores. 16: 0 a 65535.</translation>
    </message>
    <message>
      <source>&lt;i&gt;d8&lt;/i&gt; sends all water to one neighbour and counts exactly; &lt;i&gt;dinf&lt;/i&gt; shares it between the two neighbours beside the steepest slope; &lt;i&gt;mfd&lt;/i&gt; shares it among all lower neighbours by slope.</source>
      <translation>&lt;i&gt;d8&lt;/i&gt; envía toda el agua a un vecino y cuenta con exactitud; &lt;i&gt;dinf&lt;/i&gt; la reparte entre los dos vecinos junto a la pendiente más fuerte; &lt;i&gt;mfd&lt;/i&gt; la reparte entre todos los vecinos más bajos según la pendiente.</translation>
    </message>
    <message>
      <source>&lt;i&gt;energy&lt;/i&gt;: the ground is a sponge. The table is the surface of least energy between tension, gravity and capillarity: it is draped over the land below hills. In hollows that the table around them keeps wet water is open; each lake has one level, no higher than the brim. &lt;i&gt;snow&lt;/i&gt;: lies on the ground where it freezes, deeper higher up and in gullies. &lt;i&gt;dupuit&lt;/i&gt;: recharge flows through an aquifer to the sea, and comes out where the table reaches the ground. No water crosses the edge of the data.</source>
      <translation>&lt;i&gt;energy&lt;/i&gt;: el suelo es una esponja. El nivel es la superficie de menor energía entre tensión, gravedad y capilaridad: se tiende sobre la tierra por debajo de las colinas. En las hondonadas que el nivel de alrededor mantiene húmedas el agua queda abierta; cada lago tiene un solo nivel, no más alto que su borde. &lt;i&gt;snow&lt;/i&gt;: yace sobre el suelo donde hiela, más honda a mayor altura y en los barrancos. &lt;i&gt;dupuit&lt;/i&gt;: la recarga fluye por un acuífero hasta el mar y sale donde el nivel alcanza el suelo. Ninguna agua cruza el borde de los datos.</translation>
    </message>
    <message>
      <source>&lt;i&gt;exact&lt;/i&gt; is fast and uses all processors. &lt;i&gt;sweeps&lt;/i&gt; lets the fill come in from the coast step by step and can stop before its end, for teaching; run to its end it gives the same surface.</source>
      <translation>&lt;i&gt;exact&lt;/i&gt; es rápido y usa todos los procesadores. &lt;i&gt;sweeps&lt;/i&gt; deja que el relleno entre desde la costa paso a paso y puede parar antes del final, para enseñar; llevado hasta el final da la misma superficie.</translation>
    </message>
    <message>
      <source>&lt;i&gt;k&lt;/i&gt;&lt;sub&gt;sn&lt;/sub&gt; of a point is that of the stretch below it. Knickpoints are where a profile bulges: where it stands above the lower hull of itself by more than KNICK_HEIGHT. CONCAVITY_FITTED is the θ for which tributaries and their river lie best on one line.</source>
      <translation>El &lt;i&gt;k&lt;/i&gt;&lt;sub&gt;sn&lt;/sub&gt; de un punto es el del trecho que tiene por debajo. Los knickpoints están donde un perfil se abomba: donde supera su propia envolvente inferior en más de KNICK_HEIGHT. CONCAVITY_FITTED es la θ con la que los afluentes y su río quedan mejor en una misma línea.</translation>
    </message>
    <message>
      <source>&lt;i&gt;links&lt;/i&gt; makes one subbasin for each stretch of river between junctions; land that drains to no river is in none. &lt;i&gt;area&lt;/i&gt; makes subbasins of about AREA. &lt;i&gt;pfafstetter&lt;/i&gt; gives the four largest tributaries of each basin the digits 2, 4, 6, 8 and the land between them 1, 3, 5, 7, 9, and divides these again to DEPTH.</source>
      <translation>&lt;i&gt;links&lt;/i&gt; hace una subcuenca por cada trecho de río entre confluencias; la tierra que no drena a ningún río no está en ninguna. &lt;i&gt;area&lt;/i&gt; hace subcuencas de superficie cercana a AREA. &lt;i&gt;pfafstetter&lt;/i&gt; da a los cuatro afluentes mayores de cada cuenca las cifras 2, 4, 6, 8 y a la tierra entre ellos 1, 3, 5, 7, 9, y divide estas de nuevo hasta DEPTH.</translation>
    </message>
    <message>
      <source>&lt;i&gt;outlets&lt;/i&gt; are all cells where water ends: at the sea, at the edge, in a pit. &lt;i&gt;points&lt;/i&gt; beside a river move to it within SNAP, as SNAP_TO says, and it is told how far. &lt;i&gt;rivers&lt;/i&gt; are lines that follow the directions, as ‘River network’ draws them; the watershed of each has its id. &lt;i&gt;lakes&lt;/i&gt; are polygons.</source>
      <translation>&lt;i&gt;outlets&lt;/i&gt; son todas las celdas donde el agua acaba: en el mar, en el borde, en una fosa. &lt;i&gt;points&lt;/i&gt; junto a un río se mueven a él dentro de SNAP, según SNAP_TO, y se informa de cuánto. &lt;i&gt;rivers&lt;/i&gt; son líneas que siguen las direcciones, como las traza «Red fluvial»; la cuenca de cada una lleva su id. &lt;i&gt;lakes&lt;/i&gt; son polígonos.</translation>
    </message>
    <message>
      <source>A DEM and a click are enough: depressions are filled, directions found, and the point is moved to the river beside it. With DIRECTIONS, which ‘Flow directions’ or any other program has made, only what the point needs is computed.</source>
      <translation>Bastan un MDE y un clic: se rellenan las depresiones, se buscan las direcciones y el punto se mueve al río que tiene al lado. Con DIRECTIONS, hechas por «Direcciones de flujo» o por cualquier otro programa, solo se calcula lo que el punto necesita.</translation>
    </message>
    <message>
      <source>A GeoPackage made by ‘Terrain model’, whose courses were edited since. It is never changed.</source>
      <translation>Un GeoPackage hecho por «Modelo de terreno», cuyos cursos se han editado después. Nunca se modifica.</translation>
    </message>
    <message>
      <source>A GeoPackage made by ‘Terrain model’. It is never changed.</source>
      <translation>Un GeoPackage hecho por «Modelo de terreno». Nunca se modifica.</translation>
    </message>
    <message>
      <source>A band for each class: its share of the cell and its eight neighbours, 0 to 255; bands add up to 255, and are 0 where the DEM has no data.</source>
      <translation>Una banda por clase: su parte de la celda y de sus ocho vecinas, 0 a 255; las bandas suman 255, y son 0 donde el MDE no tiene datos.</translation>
    </message>
    <message>
      <source>A cell is of a lake when its centre lies in it. A field id, if there is one, numbers the watersheds.</source>
      <translation>Una celda es de un lago cuando su centro está en él. Un campo id, si lo hay, numera las cuencas.</translation>
    </message>
    <message>
      <source>A cell is of a lake when its centre lies in it. A lake is one subbasin with the land that drains to it beside rivers; rivers end at its shore, and its water leaves by one outlet.</source>
      <translation>Una celda es de un lago cuando su centro está en él. Un lago es una subcuenca con la tierra que drena a él fuera de los ríos; los ríos acaban en su orilla y su agua sale por una sola salida.</translation>
    </message>
    <message>
      <source>A cell is river when at least so many cells drain through it, itself included.</source>
      <translation>Una celda es río cuando drenan por ella al menos tantas celdas, incluida ella misma.</translation>
    </message>
    <message>
      <source>A cell is river when at least this area drains through it. Empty: the readable number that makes about one cell in a hundred a river, up to five where these were but a few rivers; the log says which.</source>
      <translation>Una celda es río cuando drena por ella al menos esta superficie. Vacío: el número legible que hace río alrededor de una celda de cada cien, hasta cinco donde serían muy pocos ríos; el registro dice cuál.</translation>
    </message>
    <message>
      <source>A cell is river when at least this much drains through it. Empty: the readable number that makes about one cell in a hundred a river, up to five where these were but a few rivers; the log says which.</source>
      <translation>Una celda es río cuando drena por ella al menos esta cantidad. Vacío: el número legible que hace río alrededor de una celda de cada cien, hasta cinco donde serían muy pocos ríos; el registro dice cuál.</translation>
    </message>
    <message>
      <source>A cell with at least this accumulation is river. Empty: the readable number (1, 2 or 5 with zeros) that makes about one cell in a hundred a river, with directions up to five where these were but a few rivers; the log says which.</source>
      <translation>Una celda con al menos esta acumulación es río. Vacío: el número legible (1, 2 o 5 con ceros) que hace río alrededor de una celda de cada cien, con direcciones hasta cinco donde serían muy pocos ríos; el registro dice cuál.</translation>
    </message>
    <message>
      <source>A cell with more than this is no river either. Empty: no limit.</source>
      <translation>Una celda con más que esto tampoco es río. Vacío: sin límite.</translation>
    </message>
    <message>
      <source>A coast needs three corners or more: draw around the land.</source>
      <translation>Una costa necesita tres esquinas o más: dibuje alrededor de la tierra.</translation>
    </message>
    <message>
      <source>A depression that is deeper than this, a quarry or a crater, stays as it is with all that is in it. Empty: every depression is filled.</source>
      <translation>Una depresión más honda que esto, una cantera o un cráter, queda como está con todo lo que contiene. Vacío: se rellenan todas las depresiones.</translation>
    </message>
    <message>
      <source>A discharge becomes a stage by the rating curve of its reach. For each stage the land of the reach gives volume and bed of the water; over the length of the reach these are a mean cross-section &lt;i&gt;A&lt;/i&gt; and its perimeter &lt;i&gt;P&lt;/i&gt;, and Manning's formula tells what flows: &lt;i&gt;Q&lt;/i&gt; = &lt;i&gt;A&lt;/i&gt; (&lt;i&gt;A&lt;/i&gt;/&lt;i&gt;P&lt;/i&gt;)&lt;sup&gt;2/3&lt;/sup&gt; √&lt;i&gt;S&lt;/i&gt; / &lt;i&gt;n&lt;/i&gt;, with the slope &lt;i&gt;S&lt;/i&gt; of the reach.</source>
      <translation>Un caudal se convierte en nivel por la curva de gasto de su tramo. Para cada nivel la tierra del tramo da volumen y lecho del agua; repartidos por la longitud del tramo son una sección media &lt;i&gt;A&lt;/i&gt; y su perímetro &lt;i&gt;P&lt;/i&gt;, y la fórmula de Manning dice lo que fluye: &lt;i&gt;Q&lt;/i&gt; = &lt;i&gt;A&lt;/i&gt; (&lt;i&gt;A&lt;/i&gt;/&lt;i&gt;P&lt;/i&gt;)&lt;sup&gt;2/3&lt;/sup&gt; √&lt;i&gt;S&lt;/i&gt; / &lt;i&gt;n&lt;/i&gt;, con la pendiente &lt;i&gt;S&lt;/i&gt; del tramo.</translation>
    </message>
    <message>
      <source>A drop goes to a lower neighbour with a probability proportional to exp(E × fall). The larger, the straighter its path and the fewer its choices. Empty: 0.05 as in the article; on a DEM times 199 m over its relief.</source>
      <translation>Una gota va a un vecino más bajo con una probabilidad proporcional a exp(E × desnivel). Cuanto mayor, más recto su camino y menos opciones tiene. Vacío: 0,05 como en el artículo; en un MDE, por 199 m entre su desnivel.</translation>
    </message>
    <message>
      <source>A field with heights in metres. Empty: Z, or DEM.</source>
      <translation>Un campo con alturas en metros. Vacío: Z, o el MDE.</translation>
    </message>
    <message>
      <source>A field with the order after Strahler that the river of each mouth is to have. Empty: chosen.</source>
      <translation>Un campo con el orden de Strahler que ha de tener el río de cada desembocadura. Vacío: se elige.</translation>
    </message>
    <message>
      <source>A file cannot be read or written ({}). Is its disk there?</source>
      <translation>No se puede leer o escribir un archivo ({}). ¿Está ahí su disco?</translation>
    </message>
    <message>
      <source>A hollow that only a deeper gorge would drain becomes a lake where it is large enough, and is else cut and raised in part.</source>
      <translation>Una hondonada que solo drenaría una garganta más honda se vuelve lago donde es bastante grande; si no, se corta y se eleva en parte.</translation>
    </message>
    <message>
      <source>A kernel is compiled and run, threads are set to work, and the folder of the machine code is looked at. What is wrong stands at the top, each with what to do; &lt;i&gt;PROBLEMS&lt;/i&gt; counts it. Send the page along when you report an error.</source>
      <translation>Se compila y ejecuta un núcleo, se ponen hilos a trabajar y se mira la carpeta del código máquina. Lo que está mal aparece arriba, con lo que hay que hacer; &lt;i&gt;PROBLEMS&lt;/i&gt; lo cuenta. Envíe la página cuando informe de un error.</translation>
    </message>
    <message>
      <source>A layer for each kind of thing, and a table.</source>
      <translation>Una capa para cada clase de cosa, y una tabla.</translation>
    </message>
    <message>
      <source>A line downstream from each point, with the fields of the point.</source>
      <translation>Una línea aguas abajo desde cada punto, con los campos del punto.</translation>
    </message>
    <message>
      <source>A link is a river from junction to junction. A stream is a chain of links of one Strahler order. Lines are fitted by
least squares to logarithms (base 10); R² is the share of the variance that they explain.</source>
      <translation>Un tramo es un río de confluencia a confluencia. Un cauce es una cadena de tramos de un mismo orden de Strahler. Las rectas se ajustan por
mínimos cuadrados a logaritmos (base 10); R² es la parte de la varianza que explican.</translation>
    </message>
    <message>
      <source>A list of the masks, which are written beside it, each in a file.</source>
      <translation>Una lista de las máscaras, que se escriben junto a él, cada una en un archivo.</translation>
    </message>
    <message>
      <source>A mesh layer to erode in place of a DEM.</source>
      <translation>Una capa de malla que erosionar en lugar de un MDE.</translation>
    </message>
    <message>
      <source>A model keeps the bends of its rivers as three numbers for each course, so that rasters of any cell size can show what fits them. Here every bend is drawn, with the side channels of braided rivers and the arms of deltas. The model may have been edited: lines are those that ‘Render terrain’ takes.</source>
      <translation>Un modelo guarda las curvas de sus ríos como tres números por curso, para que rásters de cualquier tamaño de celda muestren lo que les conviene. Aquí se dibuja cada curva, con los brazos laterales de los ríos trenzados y los de los deltas. El modelo puede haberse editado: las líneas son las que toma «Representar terreno».</translation>
    </message>
    <message>
      <source>A network of {:,} links is small: each number is rough.</source>
      <translation>Una red de {:,} tramos es pequeña: cada número es aproximado.</translation>
    </message>
    <message>
      <source>A number that cannot be had stays empty, and the page says why.</source>
      <translation>Un número que no puede obtenerse queda vacío, y la página dice por qué.</translation>
    </message>
    <message>
      <source>A page for each gauge, to be printed: a map of the catchment with its rivers and its longest path, a profile, the hypsometric curve, all numbers with units and sources, and what it was made from. Of more watersheds than 100 only the 100 largest have one.</source>
      <translation>Una página para imprimir por cada estación de aforo: un mapa de la cuenca con sus ríos y su camino más largo, un perfil, la curva hipsométrica, todos los números con unidades y fuentes, y de qué se hizo. De más de 100 cuencas solo las 100 mayores tienen una.</translation>
    </message>
    <message>
      <source>A page with all measures and plots in one file.</source>
      <translation>Una página con todas las medidas y gráficos en un archivo.</translation>
    </message>
    <message>
      <source>A page with all that was found.</source>
      <translation>Una página con todo lo que se encontró.</translation>
    </message>
    <message>
      <source>A page with how far streams fall at each of the ten thresholds, how much orders differ, and the one that is chosen.</source>
      <translation>Una página con cuánto descienden los cauces en cada uno de los diez umbrales, cuánto difieren los órdenes y cuál se elige.</translation>
    </message>
    <message>
      <source>A page with the runs that were made, and their times.</source>
      <translation>Una página con las ejecuciones que se hicieron y sus tiempos.</translation>
    </message>
    <message>
      <source>A point moves to the nearest cell of a river: those that carry the most water, about one in a hundred; the log says from which area on. Empty: within 10 cells. 0: points stay on their cells.</source>
      <translation>Un punto se mueve a la celda más cercana de un río: las que llevan más agua, alrededor de una de cada cien; el registro dice desde qué superficie. Vacío: dentro de 10 celdas. 0: los puntos quedan en sus celdas.</translation>
    </message>
    <message>
      <source>A raster, in which what is 0 or less or has no data is sea; or lines (ranges), polygons (plains; with 0 or less the sea) and points (summits) with heights, which pass smoothly into what lies around. Basins grow from low to high, and the land follows the heights as far as rivers can.</source>
      <translation>Un ráster, en el que lo que es 0 o menos o no tiene datos es mar; o líneas (cordilleras), polígonos (llanuras; con 0 o menos, el mar) y puntos (cumbres) con alturas, que pasan suavemente a lo que los rodea. Las cuencas crecen de lo bajo a lo alto, y la tierra sigue las alturas hasta donde pueden los ríos.</translation>
    </message>
    <message>
      <source>A reach that carries more than its curve tells stands at this stage, and is named in the log.</source>
      <translation>Un tramo que lleva más de lo que dice su curva queda en este nivel y se nombra en el registro.</translation>
    </message>
    <message>
      <source>A river is every cell whose accumulation reaches the threshold. Lines lead along the flow directions from a head or junction to the next junction or to the mouth, always downstream; the last vertex of a line is the first of the line below it. Each line knows the line it flows into, the nodes at its ends, its orders after Strahler, Shreve, Horton and Hack, its length on the ground, the area that drains to both ends and its distance to the sea.</source>
      <translation>Un río es toda celda cuya acumulación alcanza el umbral. Las líneas siguen las direcciones de flujo desde una cabecera o confluencia hasta la siguiente confluencia o hasta la desembocadura, siempre aguas abajo; el último vértice de una línea es el primero de la que sigue. Cada línea conoce aquella a la que afluye, los nodos de sus extremos, sus órdenes según Strahler, Shreve, Horton y Hack, su longitud sobre el suelo, la superficie que drena a ambos extremos y su distancia al mar.</translation>
    </message>
    <message>
      <source>A terrain from a coast, what drains through each cell, and how high it is above rivers.</source>
      <translation>Un terreno a partir de una costa, lo que drena por cada celda y cuánto se eleva sobre los ríos.</translation>
    </message>
    <message>
      <source>A triangle carries a river where so much drains through it, weighed by rain. Empty: so that there are some hundred rivers. Sketched rivers always are rivers.</source>
      <translation>Un triángulo lleva un río donde tanta agua lo atraviesa, ponderada por la lluvia. Vacío: de modo que haya algunos cientos de ríos. Los ríos esbozados siempre son ríos.</translation>
    </message>
    <message>
      <source>A watershed is all the land that drains to one outlet. Those that are too small to hold a river are merged into the neighbour with the longest shared border. Each river bears the id of its watershed as &lt;i&gt;basin&lt;/i&gt;, and the heights of the surface that the water runs over, so that none rises on its way. Lines lead from junction to junction, through lakes too; fields tell the lake that a line lies in or crosses, and how much of it does.</source>
      <translation>Una cuenca es toda la tierra que drena a una salida. Las que son demasiado pequeñas para contener un río se unen a la vecina con la que comparten el borde más largo. Cada río lleva el id de su cuenca como &lt;i&gt;basin&lt;/i&gt;, y las alturas de la superficie por la que corre el agua, de modo que ninguno sube en su camino. Las líneas van de confluencia a confluencia, también por los lagos; los campos dicen en qué lago está una línea o cuál atraviesa, y cuánto de ella.</translation>
    </message>
    <message>
      <source>ACCUMULATION: no cell of ‘{}’ is above 0, so nothing tells where rivers begin. Give the result of ‘Flow accumulation’.</source>
      <translation>ACCUMULATION: ninguna celda de «{}» está por encima de 0, así que nada dice dónde empiezan los ríos. Indique el resultado de «Acumulación de flujo».</translation>
    </message>
    <message>
      <source>AREA is for DIVIDE area: it is not used.</source>
      <translation>AREA es para DIVIDE area: no se usa.</translation>
    </message>
    <message>
      <source>AREA must be greater than 0: say how many km² a subbasin is to have.</source>
      <translation>AREA debe ser mayor que 0: diga cuántos km² ha de tener una subcuenca.</translation>
    </message>
    <message>
      <source>About 11; of the rivers that wind, but brooks in meadows (E).</source>
      <translation>Alrededor de 11 en los ríos que serpentean, salvo arroyos en prados (E).</translation>
    </message>
    <message>
      <source>About 2.5 % in SRTM, 0 in a terrain that water has made. Cells of flats count, those of a lake too.</source>
      <translation>Alrededor del 2,5 % en SRTM, 0 en un terreno que ha hecho el agua. Cuentan las celdas de zonas llanas, también las de un lago.</translation>
    </message>
    <message>
      <source>About 5 % in SRTM, 0 in a terrain that water has made.</source>
      <translation>Alrededor del 5 % en SRTM, 0 en un terreno que ha hecho el agua.</translation>
    </message>
    <message>
      <source>About 72° where it is humid, narrower where it is arid.</source>
      <translation>Alrededor de 72° donde es húmedo, más cerrado donde es árido.</translation>
    </message>
    <message>
      <source>About how high land is to be, averaged over a spacing: a coarse DEM, or contours, spot heights and polygons with a number, between which and the shore heights are taken as even slopes. Uplift is found for them; rivers, valleys and ridges are as nature makes them. Where there are none uplift holds as it is. PEAK wins. Where slopes of the land are given, those decide.</source>
      <translation>Qué altura aproximada debe tener el terreno, promediada sobre un espaciado: un MDE grueso, o curvas de nivel, cotas y polígonos con un número, entre los cuales y la costa se suponen pendientes uniformes. Se busca el levantamiento para ellas; ríos, valles y crestas son como los hace la naturaleza. Donde no hay ninguna, vale el levantamiento tal como es. PEAK prevalece. Donde se dan pendientes del terreno, deciden estas.</translation>
    </message>
    <message>
      <source>Above 2,400 m</source>
      <translation>Por encima de 2.400 m</translation>
    </message>
    <message>
      <source>Accumulating</source>
      <translation>Acumulando</translation>
    </message>
    <message>
      <source>Accumulating the rain</source>
      <translation>Acumulando la lluvia</translation>
    </message>
    <message>
      <source>Accumulation</source>
      <translation>Acumulación</translation>
    </message>
    <message>
      <source>Accumulation where the point is now (in its own unit)</source>
      <translation>Acumulación donde está ahora el punto (en su propia unidad)</translation>
    </message>
    <message>
      <source>Add the land and the way down to the project</source>
      <translation>Añadir la tierra y el camino de bajada al proyecto</translation>
    </message>
    <message>
      <source>Added to all heights, after they were multiplied.</source>
      <translation>Se suma a todas las alturas, después de multiplicarlas.</translation>
    </message>
    <message>
      <source>Adding up</source>
      <translation>Sumando</translation>
    </message>
    <message>
      <source>Adding up distances</source>
      <translation>Sumando distancias</translation>
    </message>
    <message>
      <source>Adding up from the ridges down</source>
      <translation>Sumando desde las divisorias hacia abajo</translation>
    </message>
    <message>
      <source>Adding up how far water falls</source>
      <translation>Sumando cuánto desciende el agua</translation>
    </message>
    <message>
      <source>Adding up the flow</source>
      <translation>Sumando el flujo</translation>
    </message>
    <message>
      <source>Adding up the rain</source>
      <translation>Sumando la lluvia</translation>
    </message>
    <message>
      <source>Adding what enters tiles</source>
      <translation>Añadiendo lo que entra en las teselas</translation>
    </message>
    <message>
      <source>Adds up what drains through every cell: upstream area, number of cells, or rain. A cell counts itself.</source>
      <translation>Suma lo que drena por cada celda: superficie aguas arriba, número de celdas o lluvia. Una celda se cuenta a sí misma.</translation>
    </message>
    <message>
      <source>Advanced parameters</source>
      <translation>Parámetros avanzados</translation>
    </message>
    <message>
      <source>Algorithm</source>
      <translation>Algoritmo</translation>
    </message>
    <message>
      <source>All follow from two measures. The slope is the tangent tan β of its angle. The specific area &lt;i&gt;a&lt;/i&gt;, in m² per metre, is what drains through a cell over the width across which it leaves.</source>
      <translation>Todo se deriva de dos medidas. La pendiente es la tangente tan β de su ángulo. El área específica &lt;i&gt;a&lt;/i&gt;, en m² por metro, es lo que drena por una celda entre la anchura por la que sale.</translation>
    </message>
    <message>
      <source>All is compiled.</source>
      <translation>Todo está compilado.</translation>
    </message>
    <message>
      <source>All land of the largest island would be level, as high as the sea. Give more TERRAIN_SLOPE, or maps of slopes or uplift that are above 0.</source>
      <translation>Toda la tierra de la isla mayor sería llana, tan alta como el mar. Dé más TERRAIN_SLOPE, o mapas de pendientes o de elevación superiores a 0.</translation>
    </message>
    <message>
      <source>All other land stays as it is, bit for bit; with polygons all land but theirs does. Heights of rivers on the new ground follow from it, but for those that were given: a course whose heights alone were edited keeps them, as far as no hillslope becomes too steep. They carry more or less as more or less land drains to them, and are wider or narrower for it.</source>
      <translation>El resto de la tierra queda como está, bit por bit; con polígonos, toda menos la de ellos. De ella se derivan las alturas de los ríos en el suelo nuevo, salvo las que se dieron: un curso del que solo se editaron las alturas las conserva, mientras ninguna ladera resulte demasiado empinada. Llevan más o menos según drene a ellos más o menos tierra, y son por ello más anchos o más estrechos.</translation>
    </message>
    <message>
      <source>All points have the same area.</source>
      <translation>Todos los puntos tienen la misma superficie.</translation>
    </message>
    <message>
      <source>All rivers are raised alike until the highest one of the largest island reaches this height; on the other islands less, as they are narrower. Empty: as is usual on so much land, and what the slopes give where RIVER_SLOPE or its map is given.</source>
      <translation>Todos los ríos se elevan por igual hasta que el más alto de la isla mayor alcanza esta altura; en las otras islas menos, por ser más estrechas. Vacío: lo habitual en tanta tierra, y lo que dan las pendientes donde se da RIVER_SLOPE o su mapa.</translation>
    </message>
    <message>
      <source>All streams are of one order; a ratio needs two.</source>
      <translation>Todos los cauces son de un solo orden; una razón necesita dos.</translation>
    </message>
    <message>
      <source>All workers must reach inputs under the same path.</source>
      <translation>Todos los workers deben alcanzar las entradas por la misma ruta.</translation>
    </message>
    <message>
      <source>All workers must reach the folders of outputs, or HEADWATERS_SCRATCH where it is set and no output is a .vrt, under the same path.</source>
      <translation>Todos los workers deben alcanzar por la misma ruta las carpetas de las salidas, o HEADWATERS_SCRATCH donde está definido y ninguna salida es un .vrt.</translation>
    </message>
    <message>
      <source>Along that path from its vertex nearest to the centroid to the outlet (km)</source>
      <translation>A lo largo de ese camino, desde su vértice más cercano al centroide hasta la salida (km)</translation>
    </message>
    <message>
      <source>Alpine meadow</source>
      <translation>Prado alpino</translation>
    </message>
    <message>
      <source>An island of two volcanoes is made, and its depressions are filled down to the sea.</source>
      <translation>Se crea una isla de dos volcanes y se rellenan sus depresiones hasta el mar.</translation>
    </message>
    <message>
      <source>Angle between rivers that meet (°)</source>
      <translation>Ángulo entre ríos que confluyen (°)</translation>
    </message>
    <message>
      <source>Angle between the rivers that meet (degrees); NULL elsewhere</source>
      <translation>Ángulo entre los ríos que confluyen (grados); NULL en el resto</translation>
    </message>
    <message>
      <source>Angle by which bends turn off the line at most (radians)</source>
      <translation>Ángulo máximo con que las curvas se desvían de la línea (radianes)</translation>
    </message>
    <message>
      <source>Any layer of lines will do. Which flows into which is read from the fields &lt;i&gt;id&lt;/i&gt; and &lt;i&gt;downstream&lt;/i&gt; where these fit together, as those of this plugin do; else lines meet where they end, should run downstream, and are turned round where they cannot. What needs the areas that drain to the rivers is read from the fields &lt;i&gt;area_in_km2&lt;/i&gt; and &lt;i&gt;area_out_km2&lt;/i&gt;, which the rivers of this plugin have. Heights are those of the lines, else of the DEM, else the field &lt;i&gt;drop_m&lt;/i&gt;.</source>
      <translation>Sirve cualquier capa de líneas. Cuál afluye a cuál se lee de los campos &lt;i&gt;id&lt;/i&gt; y &lt;i&gt;downstream&lt;/i&gt; donde concuerdan, como en los de este complemento; si no, las líneas se unen donde acaban, deben ir aguas abajo y se dan la vuelta donde no pueden. Lo que necesita las superficies que drenan a los ríos se lee de los campos &lt;i&gt;area_in_km2&lt;/i&gt; y &lt;i&gt;area_out_km2&lt;/i&gt;, que tienen los ríos de este complemento. Las alturas son las de las líneas, si no las del MDE, si no las del campo &lt;i&gt;drop_m&lt;/i&gt;.</translation>
    </message>
    <message>
      <source>Anything with heights will do: surveys, noise, heightmaps of games and of other generators. An image that does not say where it lies takes PIXEL_SIZE.</source>
      <translation>Sirve todo lo que tenga alturas: levantamientos, ruido, mapas de alturas de juegos y de otros generadores. Una imagen que no dice dónde está toma PIXEL_SIZE.</translation>
    </message>
    <message>
      <source>Area</source>
      <translation>Superficie</translation>
    </message>
    <message>
      <source>Area (km²)</source>
      <translation>Superficie (km²)</translation>
    </message>
    <message>
      <source>Area (m²)</source>
      <translation>Superficie (m²)</translation>
    </message>
    <message>
      <source>Area at which rivers begin (km²)</source>
      <translation>Superficie a la que empiezan los ríos (km²)</translation>
    </message>
    <message>
      <source>Area at which rivers begin (km²), or in the unit of ACCUMULATION; empty: chosen</source>
      <translation>Superficie a la que empiezan los ríos (km²), o en la unidad de ACCUMULATION; vacío: se elige</translation>
    </message>
    <message>
      <source>Area at which rivers begin (km²); empty: chosen</source>
      <translation>Superficie a la que empiezan los ríos (km²); vacío: se elige</translation>
    </message>
    <message>
      <source>Area at which they begin</source>
      <translation>Superficie a la que empiezan</translation>
    </message>
    <message>
      <source>Area from which rivers begin (km²)</source>
      <translation>Superficie desde la que empiezan los ríos (km²)</translation>
    </message>
    <message>
      <source>Area of a subbasin (km²); empty: chosen</source>
      <translation>Superficie de una subcuenca (km²); vacío: se elige</translation>
    </message>
    <message>
      <source>Area of all subbasins (km²)</source>
      <translation>Superficie de todas las subcuencas (km²)</translation>
    </message>
    <message>
      <source>Area of all subbasins whose water comes by (km²)</source>
      <translation>Superficie de todas las subcuencas cuya agua pasa por aquí (km²)</translation>
    </message>
    <message>
      <source>Area of all watersheds (km²)</source>
      <translation>Superficie de todas las cuencas (km²)</translation>
    </message>
    <message>
      <source>Area of lakes (km²)</source>
      <translation>Superficie de lagos (km²)</translation>
    </message>
    <message>
      <source>Area of streams</source>
      <translation>Superficie de los cauces</translation>
    </message>
    <message>
      <source>Area of the lakes (km²)</source>
      <translation>Superficie de los lagos (km²)</translation>
    </message>
    <message>
      <source>Area over that of a circle of this perimeter, after Miller</source>
      <translation>Superficie entre la de un círculo de este perímetro, según Miller</translation>
    </message>
    <message>
      <source>Area over the square of the longest path, after Horton</source>
      <translation>Superficie entre el cuadrado del camino más largo, según Horton</translation>
    </message>
    <message>
      <source>Area over width.</source>
      <translation>Superficie entre anchura.</translation>
    </message>
    <message>
      <source>Area ratio</source>
      <translation>Razón de superficies</translation>
    </message>
    <message>
      <source>Area ratio R_A</source>
      <translation>Razón de superficies R_A</translation>
    </message>
    <message>
      <source>Area that drains through (km²)</source>
      <translation>Superficie que drena por aquí (km²)</translation>
    </message>
    <message>
      <source>Area that drains through the node (km²)</source>
      <translation>Superficie que drena por el nodo (km²)</translation>
    </message>
    <message>
      <source>Area that drains through; with RAIN the flow, with EVAPORATION less what lakes lose.</source>
      <translation>Superficie que drena; con RAIN el caudal, con EVAPORATION menos lo que pierden los lagos.</translation>
    </message>
    <message>
      <source>Area that drains to the lower end (km²)</source>
      <translation>Superficie que drena al extremo inferior (km²)</translation>
    </message>
    <message>
      <source>Area that drains to the points (km²)</source>
      <translation>Superficie que drena a los puntos (km²)</translation>
    </message>
    <message>
      <source>Area that drains to the upper end (km²)</source>
      <translation>Superficie que drena al extremo superior (km²)</translation>
    </message>
    <message>
      <source>Area under water (km²)</source>
      <translation>Superficie bajo el agua (km²)</translation>
    </message>
    <message>
      <source>Area upstream (km²)</source>
      <translation>Superficie aguas arriba (km²)</translation>
    </message>
    <message>
      <source>Area with that of all watersheds upstream (km²)</source>
      <translation>Superficie con la de todas las cuencas aguas arriba (km²)</translation>
    </message>
    <message>
      <source>Areas on the map are {} to {} times those on the ground: corrected</source>
      <translation>Las áreas del mapa son de {} a {} veces las del suelo: corregidas</translation>
    </message>
    <message>
      <source>At no threshold do streams of the first order fall as far as higher ones.</source>
      <translation>Con ningún umbral descienden los cauces de primer orden tanto como los superiores.</translation>
    </message>
    <message>
      <source>At the cells of the DEM the result is the DEM with its hollows opened and its lakes level: a second run changes nothing. It lies on the same grid; each cell holds a whole number of finer ones where CELL_SIZE is a whole part of its size.</source>
      <translation>En las celdas del MDE el resultado es el MDE con sus hondonadas abiertas y sus lagos llanos: una segunda pasada no cambia nada. Está en la misma cuadrícula; cada celda contiene un número entero de celdas más finas donde CELL_SIZE es una parte entera de su tamaño.</translation>
    </message>
    <message>
      <source>BOUNDARY {}: no cell of ‘{}’ with ground lies on the {} of the map, so water could not leave. Set it to mask: then it leaves at the edge of the ground, wherever that is.</source>
      <translation>BOUNDARY {}: ninguna celda de «{}» con suelo está en el {} del mapa, así que el agua no podría salir. Póngalo en mask: entonces sale por el borde del suelo, esté donde esté.</translation>
    </message>
    <message>
      <source>BY {} needs {}: give a layer of {}, or choose outlets.</source>
      <translation>BY {} necesita {}: indique una capa de {} o elija outlets.</translation>
    </message>
    <message>
      <source>Balancing the lakes</source>
      <translation>Equilibrando los lagos</translation>
    </message>
    <message>
      <source>Band</source>
      <translation>Banda</translation>
    </message>
    <message>
      <source>Band of the DEM that holds the elevation.</source>
      <translation>Banda del MDE que contiene la altura.</translation>
    </message>
    <message>
      <source>Basin model of HEC-HMS</source>
      <translation>Modelo de cuenca de HEC-HMS</translation>
    </message>
    <message>
      <source>Basin of the mouth</source>
      <translation>Cuenca de la desembocadura</translation>
    </message>
    <message>
      <source>Basin; NULL in the sea</source>
      <translation>Cuenca; NULL en el mar</translation>
    </message>
    <message>
      <source>Basins</source>
      <translation>Cuencas</translation>
    </message>
    <message>
      <source>Basins along a sketch, land that fits them, and a terrain around their rivers.</source>
      <translation>Cuencas a lo largo de un boceto, tierra que se ajusta a ellas y un terreno en torno a sus ríos.</translation>
    </message>
    <message>
      <source>Beach and dunes</source>
      <translation>Playa y dunas</translation>
    </message>
    <message>
      <source>Beach grass</source>
      <translation>Barrón</translation>
    </message>
    <message>
      <source>Beds and bends</source>
      <translation>Lechos y curvas</translation>
    </message>
    <message>
      <source>Beds never rise downstream</source>
      <translation>Los lechos nunca suben aguas abajo</translation>
    </message>
    <message>
      <source>Beds of rivers fall without a break to the sea, and no other cell of land is a pit: what dammed up water is opened or filled, and the log says how much that was.</source>
      <translation>Los lechos de los ríos bajan sin interrupción hasta el mar, y ninguna otra celda de tierra es una fosa: lo que embalsaba agua se abre o se rellena, y el registro dice cuánto fue.</translation>
    </message>
    <message>
      <source>Below 100 m</source>
      <translation>Por debajo de 100 m</translation>
    </message>
    <message>
      <source>Bend</source>
      <translation>Curva</translation>
    </message>
    <message>
      <source>Bending rivers</source>
      <translation>Curvando los ríos</translation>
    </message>
    <message>
      <source>Bends that rivers have left.</source>
      <translation>Curvas que los ríos han abandonado.</translation>
    </message>
    <message>
      <source>Beside each value stands what real rivers show: {} within that range,
{} outside it. A number outside is a hint and no proof, nor is one inside: ratios of
orders in particular are alike in most trees of rivers, real or not.</source>
      <translation>Junto a cada valor está lo que muestran los ríos reales: {} dentro de ese intervalo,
{} fuera de él. Un número fuera es un indicio y no una prueba, como tampoco uno dentro: las razones de
órdenes en particular se parecen en casi todos los árboles de ríos, reales o no.</translation>
    </message>
    <message>
      <source>Between directions from the junction to the middle of each tributary’s line.</source>
      <translation>Entre las direcciones desde la confluencia hasta la mitad de la línea de cada afluente.</translation>
    </message>
    <message>
      <source>Between the dashed lines the means do not differ. The dot is the threshold that is chosen.</source>
      <translation>Entre las líneas discontinuas las medias no difieren. El punto es el umbral elegido.</translation>
    </message>
    <message>
      <source>Between the means of the warmest and the coldest month: 2 on the equator, 10 to 15 beside an ocean, 18 in the middle of Europe, 40 and more inside continents. With it the treeline is found.</source>
      <translation>Entre las medias del mes más cálido y del más frío: 2 en el ecuador, 10 a 15 junto a un océano, 18 en el centro de Europa, 40 o más en el interior de los continentes. Con ella se halla el límite del bosque.</translation>
    </message>
    <message>
      <source>Between two stages of the table the curve is straight.</source>
      <translation>Entre dos niveles de la tabla la curva es recta.</translation>
    </message>
    <message>
      <source>Bifurcation ratio</source>
      <translation>Razón de bifurcación</translation>
    </message>
    <message>
      <source>Bifurcation ratio R_B</source>
      <translation>Razón de bifurcación R_B</translation>
    </message>
    <message>
      <source>Bits of a pixel of the masks</source>
      <translation>Bits por píxel de las máscaras</translation>
    </message>
    <message>
      <source>Blue: rivers. Dashed: longest path, from the divide to the outlet (ring). Cross: centroid.</source>
      <translation>Azul: ríos. Discontinua: camino más largo, de la divisoria a la salida (anillo). Cruz: centroide.</translation>
    </message>
    <message>
      <source>Blue: streams of the first order. Dashed: higher ones.</source>
      <translation>Azul: cauces de primer orden. Discontinua: superiores.</translation>
    </message>
    <message>
      <source>Bodies of water</source>
      <translation>Cuerpos de agua</translation>
    </message>
    <message>
      <source>Body of water</source>
      <translation>Cuerpo de agua</translation>
    </message>
    <message>
      <source>Boundary</source>
      <translation>Límite</translation>
    </message>
    <message>
      <source>Bransby-Williams</source>
      <translation>Bransby-Williams</translation>
    </message>
    <message>
      <source>Breach depressions</source>
      <translation>Abrir brechas en depresiones</translation>
    </message>
    <message>
      <source>Breached DEM</source>
      <translation>MDE con brechas</translation>
    </message>
    <message>
      <source>Breaching</source>
      <translation>Abriendo brechas</translation>
    </message>
    <message>
      <source>Breaching alone</source>
      <translation>Solo abriendo brechas</translation>
    </message>
    <message>
      <source>Breaching the rest</source>
      <translation>Abriendo brechas en el resto</translation>
    </message>
    <message>
      <source>Broadleaf forest</source>
      <translation>Bosque de frondosas</translation>
    </message>
    <message>
      <source>Broadleaf tree</source>
      <translation>Frondosa</translation>
    </message>
    <message>
      <source>Building islands</source>
      <translation>Construyendo islas</translation>
    </message>
    <message>
      <source>Building on the ground</source>
      <translation>Construyendo sobre el suelo</translation>
    </message>
    <message>
      <source>Building the ground</source>
      <translation>Construyendo el suelo</translation>
    </message>
    <message>
      <source>Building the model</source>
      <translation>Construyendo el modelo</translation>
    </message>
    <message>
      <source>Building the surface</source>
      <translation>Construyendo la superficie</translation>
    </message>
    <message>
      <source>Building the terrain</source>
      <translation>Construyendo el terreno</translation>
    </message>
    <message>
      <source>Builds the model of a terrain around its rivers, as layers that can be edited and rendered at any scale.</source>
      <translation>Construye el modelo de un terreno en torno a sus ríos, como capas que se pueden editar y representar a cualquier escala.</translation>
    </message>
    <message>
      <source>Burn rivers</source>
      <translation>Incidir ríos</translation>
    </message>
    <message>
      <source>Burning</source>
      <translation>Incidiendo</translation>
    </message>
    <message>
      <source>By how much noise moves limits of warmth, so that stands are no contours: 1 °C are 150 m of height.</source>
      <translation>Cuánto desplaza el ruido los límites de calor, para que los rodales no sean curvas de nivel: 1 °C son 150 m de altura.</translation>
    </message>
    <message>
      <source>By which the slope falls as the area grows; 0.45 is usual, and needed to compare with other land.</source>
      <translation>Con la que la pendiente disminuye al crecer la superficie; 0,45 es lo habitual, y necesario para comparar con otras tierras.</translation>
    </message>
    <message>
      <source>CAPILLARITY ({} m) is less than PENALTY ({} m): no water would stay in the ground. Take a greater CAPILLARITY or a smaller PENALTY.</source>
      <translation>CAPILLARITY ({} m) es menor que PENALTY ({} m): no quedaría agua en el suelo. Tome una CAPILLARITY mayor o una PENALTY menor.</translation>
    </message>
    <message>
      <source>CELL_SIZE: no cell has its middle on the land. Choose a smaller one.</source>
      <translation>CELL_SIZE: ninguna celda tiene su centro en tierra. Elija uno menor.</translation>
    </message>
    <message>
      <source>CELL_SIZE: {} m is more than the {} m of the DEM, and coarser cells would lose rivers. Take no more than these; for a coarser raster resample the result.</source>
      <translation>CELL_SIZE: {} m es más que los {} m del MDE, y con celdas más gruesas se perderían ríos. No tome más que estos; para un ráster más grueso, remuestree el resultado.</translation>
    </message>
    <message>
      <source>CELL_SIZE: {} need {} of memory with the land around them, whose water they share, and {} of memory are free. Choose larger cells or a smaller EXTENT.</source>
      <translation>CELL_SIZE: {} necesitan {} de memoria con la tierra de alrededor, cuya agua comparten, y hay {} libres. Elija celdas mayores o un EXTENT menor.</translation>
    </message>
    <message>
      <source>CELL_SIZE: {} need {}. Choose larger cells or a smaller EXTENT; or make the MODEL with larger cells, and small ones of it with ‘Render terrain’, which keeps in files what the memory does not hold.</source>
      <translation>CELL_SIZE: {} necesitan {}. Elija celdas mayores o un EXTENT menor; o haga el MODEL con celdas mayores, y las pequeñas a partir de él con «Representar terreno», que guarda en archivos lo que no cabe en la memoria.</translation>
    </message>
    <message>
      <source>CLIFFS: a field or an expression needs a COASTLINE. Give a number.</source>
      <translation>CLIFFS: un campo o una expresión necesita una COASTLINE. Indique un número.</translation>
    </message>
    <message>
      <source>CLIFFS: {} has {} m. Give it a height from 0 to {} m.</source>
      <translation>CLIFFS: {} tiene {} m. Dele una altura de 0 a {} m.</translation>
    </message>
    <message>
      <source>CLUSTER is ignored: what was chosen works in the memory of this computer alone.</source>
      <translation>CLUSTER no se tiene en cuenta: lo elegido trabaja solo en la memoria de este ordenador.</translation>
    </message>
    <message>
      <source>CLUSTER needs the Python package ‘distributed’ of Dask. {} – or leave CLUSTER empty.</source>
      <translation>CLUSTER necesita el paquete de Python «distributed» de Dask. {} – o deje CLUSTER vacío.</translation>
    </message>
    <message>
      <source>CLUSTER: a worker cannot open ‘{}’. Give it a GDAL that reads this format, or convert the raster to GeoTIFF.</source>
      <translation>CLUSTER: un worker no puede abrir «{}». Dele un GDAL que lea este formato o convierta el ráster a GeoTIFF.</translation>
    </message>
    <message>
      <source>CLUSTER: a worker did not answer ({}). Start it again, or stop it, then run this again.</source>
      <translation>CLUSTER: un worker no respondió ({}). Inícielo de nuevo o deténgalo, y después repita el cálculo.</translation>
    </message>
    <message>
      <source>CLUSTER: each worker would run ‘{}’ again: put what it does under ‘if __name__ == "__main__":’, or leave CLUSTER empty.</source>
      <translation>CLUSTER: cada worker ejecutaría «{}» otra vez: ponga lo que hace bajo «if __name__ == "__main__":» o deje CLUSTER vacío.</translation>
    </message>
    <message>
      <source>CLUSTER: no Dask scheduler answers at ‘{}’{}. Start one with ‘dask scheduler’ and give its address, such as tcp://host:8786, or ‘{}’ for this computer.</source>
      <translation>CLUSTER: ningún planificador de Dask responde en «{}»{}. Inicie uno con «dask scheduler» e indique su dirección, como tcp://host:8786, o «{}» para este ordenador.</translation>
    </message>
    <message>
      <source>CLUSTER: no worker is left. Start some with ‘dask worker’, then this run again.</source>
      <translation>CLUSTER: no queda ningún worker. Inicie algunos con «dask worker» y después repita el cálculo.</translation>
    </message>
    <message>
      <source>CLUSTER: one worker after the other ended at the same work. Do they have enough memory? Their logs tell.</source>
      <translation>CLUSTER: un worker tras otro terminó en el mismo trabajo. ¿Tienen memoria suficiente? Sus registros lo dicen.</translation>
    </message>
    <message>
      <source>CLUSTER: the Dask scheduler at ‘{}’ has no workers. Start some with ‘dask worker {}’.</source>
      <translation>CLUSTER: el planificador de Dask en «{}» no tiene workers. Inicie algunos con «dask worker {}».</translation>
    </message>
    <message>
      <source>CLUSTER: the Dask scheduler was lost. Start it again, then this run.</source>
      <translation>CLUSTER: se perdió el planificador de Dask. Inícielo de nuevo y después repita el cálculo.</translation>
    </message>
    <message>
      <source>CLUSTER: the worker {} is left out, which came later and {}.</source>
      <translation>CLUSTER: el worker {} llegó más tarde y se omite, pues {}.</translation>
    </message>
    <message>
      <source>CLUSTER: the worker {} {}. {}</source>
      <translation>CLUSTER: el worker {} {}. {}</translation>
    </message>
    <message>
      <source>CLUSTER: the workers of this computer did not start{}. Run this again when it is less busy, or leave CLUSTER empty.</source>
      <translation>CLUSTER: los workers de este ordenador no arrancaron{}. Repítalo cuando esté menos ocupado o deje CLUSTER vacío.</translation>
    </message>
    <message>
      <source>CN is for the formula scs of TC: it is not used.</source>
      <translation>CN es para la fórmula scs de TC: no se usa.</translation>
    </message>
    <message>
      <source>COASTLINE and EXTENT are both given: give one, a coast or a rectangle of inland country.</source>
      <translation>COASTLINE y EXTENT están ambos indicados: indique uno, una costa o un rectángulo de tierra adentro.</translation>
    </message>
    <message>
      <source>CODE is for BY points: it is not used.</source>
      <translation>CODE es para BY points: no se usa.</translation>
    </message>
    <message>
      <source>CODE is for POINTS: it is not used.</source>
      <translation>CODE es para POINTS: no se usa.</translation>
    </message>
    <message>
      <source>CODE: the field ‘{}’ of ‘{}’ {}. Choose one with a value of its own for each point.</source>
      <translation>CODE: el campo «{}» de «{}» {}. Elija uno con un valor propio para cada punto.</translation>
    </message>
    <message>
      <source>CODE: ‘{}’ has no field ‘{}’. Choose one that it has.</source>
      <translation>CODE: «{}» no tiene el campo «{}». Elija uno que tenga.</translation>
    </message>
    <message>
      <source>CONCAVITY_FITTED, {}, is the end of those that are tried, {} to {}: the largest river tree has none that fits. Take a larger DEM, or rivers from a larger area on, before you trust it.</source>
      <translation>CONCAVITY_FITTED, {}, es el extremo de las probadas, de {} a {}: al mayor árbol de ríos no le va ninguna. Tome un MDT mayor, o ríos a partir de un área mayor, antes de fiarse de ella.</translation>
    </message>
    <message>
      <source>CREATION_OPTIONS: NBITS={} holds numbers up to {}, and ‘{}’ has {}. Choose more bits.</source>
      <translation>CREATION_OPTIONS: NBITS={} admite números hasta {}, y «{}» tiene {}. Elija más bits.</translation>
    </message>
    <message>
      <source>CREATION_OPTIONS: with {} values of ‘{}’ are up to {} off what was computed.</source>
      <translation>CREATION_OPTIONS: con {} los valores de «{}» se apartan hasta {} de lo calculado.</translation>
    </message>
    <message>
      <source>CREATION_OPTIONS: with {} {}. Choose a compression without loss, such as COMPRESS=ZSTD.</source>
      <translation>CREATION_OPTIONS: con {} ocurre esto: {}. Elija una compresión sin pérdida, como COMPRESS=ZSTD.</translation>
    </message>
    <message>
      <source>CREATION_OPTIONS: {} changes numbers, and those of {} are codes. Choose a compression without loss, such as COMPRESS=ZSTD, or write {} in a run of its own.</source>
      <translation>CREATION_OPTIONS: {} cambia números, y los de {} son códigos. Elija una compresión sin pérdida, como COMPRESS=ZSTD, o escriba {} en una ejecución aparte.</translation>
    </message>
    <message>
      <source>CREATION_OPTIONS: ‘{}’ is not of the form KEY=VALUE.</source>
      <translation>CREATION_OPTIONS: «{}» no tiene la forma KEY=VALUE.</translation>
    </message>
    <message>
      <source>CROSSINGS: nothing to cut through at {}: they lie beyond the data, or in one cell.</source>
      <translation>CROSSINGS: no hay nada que atravesar en {}: están fuera de los datos o en una sola celda.</translation>
    </message>
    <message>
      <source>CRS</source>
      <translation>SRC</translation>
    </message>
    <message>
      <source>CRS of the extent</source>
      <translation>SRC de la extensión</translation>
    </message>
    <message>
      <source>CRS of the layers</source>
      <translation>SRC de las capas</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <source>Cancelled; nothing was written.</source>
      <translation>Cancelado; no se escribió nada.</translation>
    </message>
    <message>
      <source>Cancelled; part of {} may be in its database.</source>
      <translation>Cancelado; una parte de {} puede estar en su base de datos.</translation>
    </message>
    <message>
      <source>Capillarity {} m, penalty {} m</source>
      <translation>Capilaridad {} m, penalización {} m</translation>
    </message>
    <message>
      <source>Capillary rise (m)</source>
      <translation>Ascenso capilar (m)</translation>
    </message>
    <message>
      <source>Carves mapped rivers into a DEM, each going down from head to mouth, so that water follows them.</source>
      <translation>Excava en un MDE los ríos de un mapa, cada uno en descenso de la cabecera a la desembocadura, para que el agua los siga.</translation>
    </message>
    <message>
      <source>Carving</source>
      <translation>Excavando</translation>
    </message>
    <message>
      <source>Catchment sheets</source>
      <translation>Fichas de las cuencas</translation>
    </message>
    <message>
      <source>Catchment {}</source>
      <translation>Cuenca {}</translation>
    </message>
    <message>
      <source>Catchments on {}</source>
      <translation>Cuencas en {}</translation>
    </message>
    <message>
      <source>Cell on the left</source>
      <translation>Celda de la izquierda</translation>
    </message>
    <message>
      <source>Cell on the right</source>
      <translation>Celda de la derecha</translation>
    </message>
    <message>
      <source>Cell size (in the unit of the CRS, metres without one)</source>
      <translation>Tamaño de celda (en la unidad del SRC, metros si no hay)</translation>
    </message>
    <message>
      <source>Cell size (m)</source>
      <translation>Tamaño de celda (m)</translation>
    </message>
    <message>
      <source>Cell size of the elevation (m)</source>
      <translation>Tamaño de celda de la altura (m)</translation>
    </message>
    <message>
      <source>Cell size of the erosion (m)</source>
      <translation>Tamaño de celda de la erosión (m)</translation>
    </message>
    <message>
      <source>Cell size of the erosion used (m)</source>
      <translation>Tamaño de celda usado en la erosión (m)</translation>
    </message>
    <message>
      <source>Cell size used (m)</source>
      <translation>Tamaño de celda usado (m)</translation>
    </message>
    <message>
      <source>Cell that it lies in</source>
      <translation>Celda en la que está</translation>
    </message>
    <message>
      <source>Cell that it lies in; NULL on an island without rivers</source>
      <translation>Celda en la que está; NULL en una isla sin ríos</translation>
    </message>
    <message>
      <source>Cell that this one drains into; NULL at the sea</source>
      <translation>Celda a la que drena esta; NULL en el mar</translation>
    </message>
    <message>
      <source>Cells</source>
      <translation>Celdas</translation>
    </message>
    <message>
      <source>Cells are the land nearest to each node; ridges are the sides that cells share where no river passes, with heights; watersheds are what drains to each mouth. Lengths are metres on the ground whatever the CRS.</source>
      <translation>Las celdas son la tierra más cercana a cada nodo; las crestas son los lados que comparten celdas donde no pasa ningún río, con alturas; las cuencas son lo que drena a cada desembocadura. Las longitudes son metros sobre el suelo, sea cual sea el SRC.</translation>
    </message>
    <message>
      <source>Cells are {} × {} m: rivers are laid in as if these were square. Reproject the DEM where their widths matter.</source>
      <translation>Las celdas son de {} × {} m: los ríos se trazan como si fueran cuadradas. Reproyecte el MDE donde importe su anchura.</translation>
    </message>
    <message>
      <source>Cells at or below this height are sea. Leave it empty where there is none: the edge of the data is an outlet, unless EDGE says otherwise.</source>
      <translation>Las celdas a esta altura o más bajas son mar. Déjelo vacío donde no lo hay: el borde de los datos es salida, salvo que EDGE diga otra cosa.</translation>
    </message>
    <message>
      <source>Cells changed so that water runs off</source>
      <translation>Celdas cambiadas para que el agua escurra</translation>
    </message>
    <message>
      <source>Cells changed so that water runs off: {:,}, {:,.0f} m³ of ground, by {:.3g} m at most</source>
      <translation>Celdas cambiadas para que el agua escurra: {:,}, {:,.0f} m³ de suelo, en {:.3g} m como máximo</translation>
    </message>
    <message>
      <source>Cells filled: {}</source>
      <translation>Celdas rellenadas: {}</translation>
    </message>
    <message>
      <source>Cells flatter than MIN_SLOPE</source>
      <translation>Celdas más llanas que MIN_SLOPE</translation>
    </message>
    <message>
      <source>Cells from which water cannot go down.</source>
      <translation>Celdas desde las que el agua no puede bajar.</translation>
    </message>
    <message>
      <source>Cells in depressions</source>
      <translation>Celdas en depresiones</translation>
    </message>
    <message>
      <source>Cells none of whose eight neighbours is lower, and cells that a fill would raise.
Water leaves over the edge of the data.</source>
      <translation>Celdas sin ningún vecino más bajo entre los ocho, y celdas que un relleno elevaría.
El agua sale por el borde de los datos.</translation>
    </message>
    <message>
      <source>Cells of one height, over MIN_AREA: on most DEMs these are real lakes, which other algorithms take as LAKE_POLYGONS.</source>
      <translation>Celdas de una misma altura, mayores que MIN_AREA: en la mayoría de los MDE son lagos reales, que otros algoritmos toman como LAKE_POLYGONS.</translation>
    </message>
    <message>
      <source>Cells of river nodes in it</source>
      <translation>Celdas de nodos de río que contiene</translation>
    </message>
    <message>
      <source>Cells of rivers of the network from which D8 goes on along it.</source>
      <translation>Celdas de ríos de la red desde las que D8 sigue por ella.</translation>
    </message>
    <message>
      <source>Cells of the raster</source>
      <translation>Celdas del ráster</translation>
    </message>
    <message>
      <source>Cells raised</source>
      <translation>Celdas elevadas</translation>
    </message>
    <message>
      <source>Cells raised before the start</source>
      <translation>Celdas elevadas antes de empezar</translation>
    </message>
    <message>
      <source>Cells raised or cut so that each has a path down: {}, raised by up to {} m, cut by up to {} m</source>
      <translation>Celdas elevadas o cortadas para que cada una tenga un camino hacia abajo: {}, elevadas hasta {} m, cortadas hasta {} m</translation>
    </message>
    <message>
      <source>Cells that never meet a river</source>
      <translation>Celdas que nunca encuentran un río</translation>
    </message>
    <message>
      <source>Cells that these lines touch are river. Empty: those that the DEM has.</source>
      <translation>Las celdas que tocan estas líneas son río. Vacío: las que tiene el MDE.</translation>
    </message>
    <message>
      <source>Cells that would be under water if every depression were full.</source>
      <translation>Celdas que quedarían bajo el agua si todas las depresiones estuvieran llenas.</translation>
    </message>
    <message>
      <source>Cells where filling raised the ground by more than 0.1 m</source>
      <translation>Celdas donde el relleno elevó el suelo más de 0,1 m</translation>
    </message>
    <message>
      <source>Change (m)</source>
      <translation>Cambio (m)</translation>
    </message>
    <message>
      <source>Change of height</source>
      <translation>Cambio de altura</translation>
    </message>
    <message>
      <source>Change of the DEM: {} m³ (weighted by CUT_COST and FILL_COST); by filling alone {} m³, by breaching alone {} m³, pit by pit {} m³</source>
      <translation>Cambio del MDE: {} m³ (ponderado con CUT_COST y FILL_COST); solo rellenando {} m³, solo abriendo brechas {} m³, fosa por fosa {} m³</translation>
    </message>
    <message>
      <source>Channels can be limited in length and depth. What cannot be opened within the limits is filled, or stays as it is. Without limits nothing is left to fill, but land below the sea: that is opened down to its level.</source>
      <translation>Los canales se pueden limitar en longitud y profundidad. Lo que no se puede abrir dentro de los límites se rellena, o queda como está. Sin límites no queda nada que rellenar, salvo tierra bajo el mar: esa se abre hasta su nivel.</translation>
    </message>
    <message>
      <source>Character of the land</source>
      <translation>Carácter de la tierra</translation>
    </message>
    <message>
      <source>Character of the network</source>
      <translation>Carácter de la red</translation>
    </message>
    <message>
      <source>Check installation</source>
      <translation>Comprobar la instalación</translation>
    </message>
    <message>
      <source>Check its CRS: without one, coordinates are metres</source>
      <translation>Compruebe su SRC: sin él, las coordenadas son metros</translation>
    </message>
    <message>
      <source>Choose a DEM in the list of layers, then click on it.</source>
      <translation>Elija un MDE en la lista de capas y haga clic en él.</translation>
    </message>
    <message>
      <source>Choose a file that ‘Terrain model’ has made</source>
      <translation>Elija un archivo hecho por «Modelo de terreno»</translation>
    </message>
    <message>
      <source>Choose the threshold by</source>
      <translation>Elegir el umbral por</translation>
    </message>
    <message>
      <source>Choose ‘{}’ in the list of layers, then click on it.</source>
      <translation>Elija «{}» en la lista de capas y haga clic en ella.</translation>
    </message>
    <message>
      <source>Choosing among lower neighbours</source>
      <translation>Eligiendo entre vecinos más bajos</translation>
    </message>
    <message>
      <source>Choosing the threshold</source>
      <translation>Eligiendo el umbral</translation>
    </message>
    <message>
      <source>Circles of water</source>
      <translation>Circuitos de agua</translation>
    </message>
    <message>
      <source>Circularity</source>
      <translation>Circularidad</translation>
    </message>
    <message>
      <source>Class of the land that it stands on</source>
      <translation>Clase de la tierra en la que está</translation>
    </message>
    <message>
      <source>Classes of plants</source>
      <translation>Clases de plantas</translation>
    </message>
    <message>
      <source>Classes: {}</source>
      <translation>Clases: {}</translation>
    </message>
    <message>
      <source>Clearance between rivers (in spacings)</source>
      <translation>Separación entre ríos (en espaciados)</translation>
    </message>
    <message>
      <source>Clearance from the coast (in spacings)</source>
      <translation>Separación de la costa (en espaciados)</translation>
    </message>
    <message>
      <source>Click on an island: its terrain is made, with rivers and watersheds.</source>
      <translation>Haga clic en una isla: se hace su terreno, con ríos y cuencas.</translation>
    </message>
    <message>
      <source>Cluster: {} workers with {} threads, {}</source>
      <translation>Clúster: {} workers con {} hilos, {}</translation>
    </message>
    <message>
      <source>Coarse island of seed {}</source>
      <translation>Isla tosca de la semilla {}</translation>
    </message>
    <message>
      <source>Coast</source>
      <translation>Costa</translation>
    </message>
    <message>
      <source>Coastline</source>
      <translation>Línea de costa</translation>
    </message>
    <message>
      <source>Code after Pfafstetter within its basin; NULL with another DIVIDE</source>
      <translation>Código de Pfafstetter dentro de su cuenca; NULL con otro DIVIDE</translation>
    </message>
    <message>
      <source>Collecting the cells of the rivers</source>
      <translation>Reuniendo las celdas de los ríos</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Columnas</translation>
    </message>
    <message>
      <source>Columns of the heightmap</source>
      <translation>Columnas del mapa de alturas</translation>
    </message>
    <message>
      <source>Compact file</source>
      <translation>Archivo compacto</translation>
    </message>
    <message>
      <source>Compactness</source>
      <translation>Compacidad</translation>
    </message>
    <message>
      <source>Compare the heads of rivers with a map that you trust. The drainage density follows it.</source>
      <translation>Compare las cabeceras de los ríos con un mapa fiable. De ello depende la densidad de drenaje.</translation>
    </message>
    <message>
      <source>Compiles all algorithms for this computer, so that no first run has to wait for that.</source>
      <translation>Compila todos los algoritmos para este ordenador, para que ninguna primera ejecución tenga que esperar.</translation>
    </message>
    <message>
      <source>Compiling for this computer, once …</source>
      <translation>Compilando para este ordenador, una vez …</translation>
    </message>
    <message>
      <source>Compiling for this computer, once: {:.0f} % ({})</source>
      <translation>Compilando para este ordenador, una vez: {:.0f} % ({})</translation>
    </message>
    <message>
      <source>Compiling ‘{}’ has ended: {} of at most {} parts</source>
      <translation>La compilación de «{}» ha terminado: {} de {} partes como máximo</translation>
    </message>
    <message>
      <source>Compiling ‘{}’, once on this computer …</source>
      <translation>Compilando «{}», una vez en este ordenador …</translation>
    </message>
    <message>
      <source>Compiling ‘{}’, once on this computer: {} of at most {} parts</source>
      <translation>Compilando «{}», una vez en este ordenador: {} de {} partes como máximo</translation>
    </message>
    <message>
      <source>Concavity</source>
      <translation>Concavidad</translation>
    </message>
    <message>
      <source>Concavity of the largest river tree</source>
      <translation>Concavidad del mayor árbol de ríos</translation>
    </message>
    <message>
      <source>Concavity of the largest river tree: {}</source>
      <translation>Concavidad del mayor árbol de ríos: {}</translation>
    </message>
    <message>
      <source>Concavity of the rivers (0 to 1)</source>
      <translation>Concavidad de los ríos (0 a 1)</translation>
    </message>
    <message>
      <source>Concavity θ</source>
      <translation>Concavidad θ</translation>
    </message>
    <message>
      <source>Concavity θ (m/n)</source>
      <translation>Concavidad θ (m/n)</translation>
    </message>
    <message>
      <source>Confluence of braids</source>
      <translation>Confluencia de ríos trenzados</translation>
    </message>
    <message>
      <source>Confluence of steep rivers</source>
      <translation>Confluencia de ríos empinados</translation>
    </message>
    <message>
      <source>Confluence with a bar</source>
      <translation>Confluencia con una barra</translation>
    </message>
    <message>
      <source>Confluence with a fan</source>
      <translation>Confluencia con un abanico</translation>
    </message>
    <message>
      <source>Conifer</source>
      <translation>Conífera</translation>
    </message>
    <message>
      <source>Conifers</source>
      <translation>Coníferas</translation>
    </message>
    <message>
      <source>Convert directions</source>
      <translation>Convertir direcciones</translation>
    </message>
    <message>
      <source>Convert them with the raster calculator.</source>
      <translation>Conviértalas con la calculadora ráster.</translation>
    </message>
    <message>
      <source>Converted directions</source>
      <translation>Direcciones convertidas</translation>
    </message>
    <message>
      <source>Coordinate reference system of the surface. Empty: that of the extent, else that of the project if it is projected, else none.</source>
      <translation>Sistema de referencia de coordenadas de la superficie. Vacío: el de la extensión, si no el del proyecto si está proyectado, si no ninguno.</translation>
    </message>
    <message>
      <source>Correlation with the sketched heights</source>
      <translation>Correlación con las alturas esbozadas</translation>
    </message>
    <message>
      <source>Cost of digging (per m³)</source>
      <translation>Coste de excavar (por m³)</translation>
    </message>
    <message>
      <source>Cost of filling (per m³)</source>
      <translation>Coste de rellenar (por m³)</translation>
    </message>
    <message>
      <source>Counting what drains through the cells</source>
      <translation>Contando lo que drena por las celdas</translation>
    </message>
    <message>
      <source>Course</source>
      <translation>Curso</translation>
    </message>
    <message>
      <source>Course as it was when the ground was made</source>
      <translation>Curso tal como era cuando se hizo el suelo</translation>
    </message>
    <message>
      <source>Course that begins here, or reaches the sea</source>
      <translation>Curso que empieza aquí o llega al mar</translation>
    </message>
    <message>
      <source>Course that has left it</source>
      <translation>Curso que lo ha abandonado</translation>
    </message>
    <message>
      <source>Course that it flowed into; NULL at the sea</source>
      <translation>Curso al que afluía; NULL en el mar</translation>
    </message>
    <message>
      <source>Course that this one flows into; NULL where it reaches the sea</source>
      <translation>Curso al que afluye este; NULL donde llega al mar</translation>
    </message>
    <message>
      <source>Courses</source>
      <translation>Cursos</translation>
    </message>
    <message>
      <source>Courses of rivers</source>
      <translation>Cursos de los ríos</translation>
    </message>
    <message>
      <source>Courses with new heights</source>
      <translation>Cursos con alturas nuevas</translation>
    </message>
    <message>
      <source>Courses with new heights: {}; land made anew: {} km²</source>
      <translation>Cursos con alturas nuevas: {}; tierra hecha de nuevo: {} km²</translation>
    </message>
    <message>
      <source>Courses: {}</source>
      <translation>Cursos: {}</translation>
    </message>
    <message>
      <source>Cover this part of the map, in cells of the size below. Empty: columns × rows.</source>
      <translation>Cubrir esta parte del mapa, en celdas del tamaño indicado abajo. Vacío: columnas × filas.</translation>
    </message>
    <message>
      <source>Covering</source>
      <translation>Cubriendo</translation>
    </message>
    <message>
      <source>Creation options of the raster</source>
      <translation>Opciones de creación del ráster</translation>
    </message>
    <message>
      <source>Crossing flats</source>
      <translation>Cruzando zonas llanas</translation>
    </message>
    <message>
      <source>Crossing lakes</source>
      <translation>Cruzando lagos</translation>
    </message>
    <message>
      <source>Crossings: {}, {} cells cut, by {} at most (unit of the heights)</source>
      <translation>Pasos: {}, {} celdas cortadas, {} como mucho (unidad de las alturas)</translation>
    </message>
    <message>
      <source>Culverts and bridges</source>
      <translation>Alcantarillas y puentes</translation>
    </message>
    <message>
      <source>Curve number for the SCS lag (0 to 100)</source>
      <translation>Número de curva para el retardo del SCS (0 a 100)</translation>
    </message>
    <message>
      <source>Cuts a channel out of every depression of a DEM, where that takes the least digging, and fills the rest.</source>
      <translation>Abre un canal en cada depresión de un MDE, donde menos hay que excavar, y rellena el resto.</translation>
    </message>
    <message>
      <source>Cutting at the shore</source>
      <translation>Cortando en la orilla</translation>
    </message>
    <message>
      <source>Cutting valleys</source>
      <translation>Excavando valles</translation>
    </message>
    <message>
      <source>D is {} m and there are {} events: outlets could sink by {} m, and beyond {} m small differences of height are lost. Take a smaller D or fewer events.</source>
      <translation>D es {} m y hay {} eventos: las salidas podrían bajar {} m, y más allá de {} m se pierden las pequeñas diferencias de altura. Tome un D menor o menos eventos.</translation>
    </message>
    <message>
      <source>D8 directions in the numbers of ESRI.</source>
      <translation>Direcciones D8 en los números de ESRI.</translation>
    </message>
    <message>
      <source>D8: to one neighbour</source>
      <translation>D8: a un vecino</translation>
    </message>
    <message>
      <source>D8: to the steepest neighbour</source>
      <translation>D8: al vecino más empinado</translation>
    </message>
    <message>
      <source>DEM</source>
      <translation>MDE</translation>
    </message>
    <message>
      <source>DEM (heights in m)</source>
      <translation>MDE (alturas en m)</translation>
    </message>
    <message>
      <source>DEM to HEC-HMS</source>
      <translation>MDE a HEC-HMS</translation>
    </message>
    <message>
      <source>DEM to SWMM</source>
      <translation>MDE a SWMM</translation>
    </message>
    <message>
      <source>DEM with rivers</source>
      <translation>MDE con ríos</translation>
    </message>
    <message>
      <source>DEPRESSIONS {} is not used, since EVAPORATION is given: lakes are in balance.</source>
      <translation>DEPRESSIONS {} no se usa, ya que se indica EVAPORATION: los lagos están en equilibrio.</translation>
    </message>
    <message>
      <source>DISCHARGE and RUNOFF both say how much flows: leave one of them empty.</source>
      <translation>DISCHARGE y RUNOFF dicen ambos cuánto fluye: deje vacío uno de ellos.</translation>
    </message>
    <message>
      <source>Dask cluster</source>
      <translation>Clúster de Dask</translation>
    </message>
    <message>
      <source>Decoding the directions</source>
      <translation>Descodificando las direcciones</translation>
    </message>
    <message>
      <source>Deepest cut (% of the relief)</source>
      <translation>Corte más hondo (% del desnivel)</translation>
    </message>
    <message>
      <source>Deepest cut (m)</source>
      <translation>Corte más hondo (m)</translation>
    </message>
    <message>
      <source>Delta</source>
      <translation>Delta</translation>
    </message>
    <message>
      <source>Deltas built into the sea: {}, {} km²</source>
      <translation>Deltas construidos en el mar: {}, {} km²</translation>
    </message>
    <message>
      <source>Densities for engines</source>
      <translation>Densidades para motores de juegos</translation>
    </message>
    <message>
      <source>Deposited (m³)</source>
      <translation>Depositado (m³)</translation>
    </message>
    <message>
      <source>Depression that this lake lies in; NULL when it stands alone</source>
      <translation>Depresión en la que está este lago; NULL cuando está solo</translation>
    </message>
    <message>
      <source>Depression that this one lies in; NULL when it stands alone</source>
      <translation>Depresión en la que está esta; NULL cuando está sola</translation>
    </message>
    <message>
      <source>Depressions</source>
      <translation>Depresiones</translation>
    </message>
    <message>
      <source>Depressions and lakes</source>
      <translation>Depresiones y lagos</translation>
    </message>
    <message>
      <source>Depressions are dealt with inside, the DEM stays as it is. Slopes are true: height over the distance on the ground, whatever the shape of the cells and the CRS. Flats are crossed without changing any height.</source>
      <translation>Las depresiones se tratan por dentro, el MDE queda como está. Las pendientes son verdaderas: desnivel entre la distancia sobre el suelo, sea cual sea la forma de las celdas y el SRC. Las zonas llanas se cruzan sin cambiar ninguna altura.</translation>
    </message>
    <message>
      <source>Depressions are filled, or breached, before water runs; where filling raised the ground by more than 0.1 m stands a lake, for which no index holds. Where water leaves the data there is no slope along the flow and no index either.</source>
      <translation>Las depresiones se rellenan, o se les abren brechas, antes de que corra el agua; donde el relleno elevó el suelo más de 0,1 m hay un lago, para el que no vale ningún índice. Donde el agua sale de los datos no hay pendiente a lo largo del flujo, ni índice.</translation>
    </message>
    <message>
      <source>Depressions breached: {}, left to be filled: {}</source>
      <translation>Depresiones con brecha abierta: {}, quedan por rellenar: {}</translation>
    </message>
    <message>
      <source>Depressions deeper than {} m that stay: {}</source>
      <translation>Depresiones de más de {} m de profundidad que se conservan: {}</translation>
    </message>
    <message>
      <source>Depressions full of water, nested ones too.</source>
      <translation>Depresiones llenas de agua, también las que están dentro de otras.</translation>
    </message>
    <message>
      <source>Depressions opened</source>
      <translation>Depresiones abiertas</translation>
    </message>
    <message>
      <source>Depressions that could not be opened: {}</source>
      <translation>Depresiones que no se pudieron abrir: {}</translation>
    </message>
    <message>
      <source>Depth</source>
      <translation>Profundidad</translation>
    </message>
    <message>
      <source>Depth (m)</source>
      <translation>Profundidad (m)</translation>
    </message>
    <message>
      <source>Depth of erosion D (m)</source>
      <translation>Profundidad de erosión D (m)</translation>
    </message>
    <message>
      <source>Depth of fill</source>
      <translation>Profundidad del relleno</translation>
    </message>
    <message>
      <source>Depth of rivers (m)</source>
      <translation>Profundidad de los ríos (m)</translation>
    </message>
    <message>
      <source>Depth of the bed below the banks (m)</source>
      <translation>Profundidad del lecho bajo las orillas (m)</translation>
    </message>
    <message>
      <source>Depth of the flood</source>
      <translation>Profundidad de la inundación</translation>
    </message>
    <message>
      <source>Depth of the water</source>
      <translation>Profundidad del agua</translation>
    </message>
    <message>
      <source>Depth of water (m)</source>
      <translation>Profundidad de agua (m)</translation>
    </message>
    <message>
      <source>Depths over the DEM on the same cells, for scene and masks: RIVER_DEPTH of ‘Render terrain’, or DEPTH of ‘Fill depressions’ with the DEM that was filled.</source>
      <translation>Profundidades sobre el MDE en las mismas celdas, para escena y máscaras: RIVER_DEPTH de «Representar terreno», o DEPTH de «Rellenar depresiones» con el MDE que se rellenó.</translation>
    </message>
    <message>
      <source>Depths over the DEM on the same cells, of lakes and of rivers wider than cells: RIVER_DEPTH of ‘Render terrain’, or DEPTH of ‘Fill depressions’.</source>
      <translation>Profundidades sobre el MDE en las mismas celdas, de lagos y de ríos más anchos que las celdas: RIVER_DEPTH de «Representar terreno», o DEPTH de «Rellenar depresiones».</translation>
    </message>
    <message>
      <source>Depths, volumes and limits are in metres; heights keep the unit of the input, but for outputs in metres.</source>
      <translation>Profundidades, volúmenes y límites están en metros; las alturas conservan la unidad de la entrada, salvo en resultados en metros.</translation>
    </message>
    <message>
      <source>Desert scrub</source>
      <translation>Matorral desértico</translation>
    </message>
    <message>
      <source>Detail</source>
      <translation>Detalle</translation>
    </message>
    <message>
      <source>Detail of finer cells (1: as rough as the DEM)</source>
      <translation>Detalle de las celdas más finas (1: tan rugosas como el MDE)</translation>
    </message>
    <message>
      <source>Diameter of a circle of this area over the longest path, after Schumm</source>
      <translation>Diámetro de un círculo de esta superficie entre el camino más largo, según Schumm</translation>
    </message>
    <message>
      <source>Did you mean {}?</source>
      <translation>¿Quería decir {}?</translation>
    </message>
    <message>
      <source>Difference</source>
      <translation>Diferencia</translation>
    </message>
    <message>
      <source>Difference of both means (t)</source>
      <translation>Diferencia de ambas medias (t)</translation>
    </message>
    <message>
      <source>Digits of the codes</source>
      <translation>Cifras de los códigos</translation>
    </message>
    <message>
      <source>Directing flat cells</source>
      <translation>Orientando celdas llanas</translation>
    </message>
    <message>
      <source>Directing open cells</source>
      <translation>Orientando celdas abiertas</translation>
    </message>
    <message>
      <source>Directing the ground</source>
      <translation>Orientando el suelo</translation>
    </message>
    <message>
      <source>Directing the ground beside lakes</source>
      <translation>Orientando el suelo junto a los lagos</translation>
    </message>
    <message>
      <source>Directions</source>
      <translation>Direcciones</translation>
    </message>
    <message>
      <source>Discharge (m³/s)</source>
      <translation>Caudal (m³/s)</translation>
    </message>
    <message>
      <source>Discharge (m³/s); NULL where the stage was given</source>
      <translation>Caudal (m³/s); NULL donde se dio el nivel del agua</translation>
    </message>
    <message>
      <source>Distance along the path</source>
      <translation>Distancia a lo largo del camino</translation>
    </message>
    <message>
      <source>Distance along the river to where it ends (m)</source>
      <translation>Distancia a lo largo del río hasta donde acaba (m)</translation>
    </message>
    <message>
      <source>Distance from the lower end to the sea (m)</source>
      <translation>Distancia del extremo inferior al mar (m)</translation>
    </message>
    <message>
      <source>Distance from the outlet (km)</source>
      <translation>Distancia desde la salida (km)</translation>
    </message>
    <message>
      <source>Distance of the points (m)</source>
      <translation>Distancia entre los puntos (m)</translation>
    </message>
    <message>
      <source>Distance to the sea (m)</source>
      <translation>Distancia al mar (m)</translation>
    </message>
    <message>
      <source>Distance to the sea within which rivers braid (m)</source>
      <translation>Distancia al mar en la que los ríos se trenzan (m)</translation>
    </message>
    <message>
      <source>Divide the land</source>
      <translation>Dividir la tierra</translation>
    </message>
    <message>
      <source>Divides</source>
      <translation>Divisorias de aguas</translation>
    </message>
    <message>
      <source>Divides land for models of runoff: subbasins at junctions, gauges and lakes, reaches, HEC-HMS and SWMM.</source>
      <translation>Divide la tierra para modelos de escorrentía: subcuencas en confluencias, estaciones de aforo y lagos, tramos, HEC-HMS y SWMM.</translation>
    </message>
    <message>
      <source>Divides the land by where its water goes: to each outlet, pour point, river or lake, as valid polygons.</source>
      <translation>Divide la tierra según adónde va su agua: a cada salida, punto de desagüe, río o lago, en polígonos válidos.</translation>
    </message>
    <message>
      <source>Divides the land of a DEM into subbasins of about one area, and at gauges, and writes them as a basin model of HEC-HMS (File, Import, Basin Model): subbasins, reaches, junctions and sinks, where they lie and what flows into what. It has no methods, loss rates or storms: those are yours to choose.</source>
      <translation>Divide la tierra de un MDE en subcuencas de superficie parecida, y en las estaciones de aforo, y las escribe como modelo de cuenca de HEC-HMS (File, Import, Basin Model): subcuencas, tramos, confluencias y sumideros, dónde están y qué fluye hacia dónde. No lleva métodos, pérdidas ni tormentas: esos los elige usted.</translation>
    </message>
    <message>
      <source>Divides the land of a DEM into subbasins of about one area, and at gauges, and writes them as an input of EPA SWMM that runs at once. Areas, widths, slopes, lengths and heights are those of the DEM. Rain, losses, roughness and the sections of rivers are placeholders: replace them before any number is used.</source>
      <translation>Divide la tierra de un MDE en subcuencas de superficie parecida, y en las estaciones de aforo, y las escribe como entrada de EPA SWMM que funciona de inmediato. Superficies, anchuras, pendientes, longitudes y alturas son las del MDE. La lluvia, las pérdidas, la rugosidad y las secciones de los ríos son provisionales: sustitúyalas antes de usar cifra alguna.</translation>
    </message>
    <message>
      <source>Dividing</source>
      <translation>Dividiendo</translation>
    </message>
    <message>
      <source>Dividing the land</source>
      <translation>Dividiendo la tierra</translation>
    </message>
    <message>
      <source>Dividing the land and finding flows</source>
      <translation>Dividiendo la tierra y buscando los flujos</translation>
    </message>
    <message>
      <source>Dividing the land into cells</source>
      <translation>Dividiendo la tierra en celdas</translation>
    </message>
    <message>
      <source>Down from each point to where it ends.</source>
      <translation>Hacia abajo desde cada punto hasta donde acaba.</translation>
    </message>
    <message>
      <source>Drainage</source>
      <translation>Drenaje</translation>
    </message>
    <message>
      <source>Drainage basins</source>
      <translation>Cuencas de drenaje</translation>
    </message>
    <message>
      <source>Drainage density</source>
      <translation>Densidad de drenaje</translation>
    </message>
    <message>
      <source>Draining the ground</source>
      <translation>Drenando el suelo</translation>
    </message>
    <message>
      <source>Draw a coast for me</source>
      <translation>Dibujar una costa por mí</translation>
    </message>
    <message>
      <source>Draw an island</source>
      <translation>Dibujar una isla</translation>
    </message>
    <message>
      <source>Draw an island: draw a coast, choose one of four islands, and its terrain is made</source>
      <translation>Dibujar una isla: dibuje una costa, elija una de cuatro islas y se hace su terreno</translation>
    </message>
    <message>
      <source>Draw the coast with the button down, or click corners; right-click ends it, Ctrl+Z undoes.</source>
      <translation>Dibuje la costa con el botón pulsado o haga clic en sus esquinas; el clic derecho la termina, Ctrl+Z deshace.</translation>
    </message>
    <message>
      <source>Drawing</source>
      <translation>Dibujando</translation>
    </message>
    <message>
      <source>Drawn coast</source>
      <translation>Costa dibujada</translation>
    </message>
    <message>
      <source>Drawn rivers</source>
      <translation>Ríos dibujados</translation>
    </message>
    <message>
      <source>Draws the path of the water downstream from each point to where it ends.</source>
      <translation>Traza el camino del agua aguas abajo desde cada punto hasta donde acaba.</translation>
    </message>
    <message>
      <source>Draws the rivers of a terrain model: lines with all their bends, the water by its width, oxbow lakes.</source>
      <translation>Dibuja los ríos de un modelo de terreno: líneas con todas sus curvas, el agua con su anchura, meandros abandonados.</translation>
    </message>
    <message>
      <source>Drop, first (m)</source>
      <translation>Desnivel, primero (m)</translation>
    </message>
    <message>
      <source>Drop, higher (m)</source>
      <translation>Desnivel, superiores (m)</translation>
    </message>
    <message>
      <source>Drops of streams on {}</source>
      <translation>Desniveles de los cauces en {}</translation>
    </message>
    <message>
      <source>Drops that found no path down</source>
      <translation>Gotas que no hallaron camino de bajada</translation>
    </message>
    <message>
      <source>Dry ground between a closed lake and its sill.</source>
      <translation>Suelo seco entre un lago cerrado y su umbral de vertido.</translation>
    </message>
    <message>
      <source>Dupuit: an aquifer</source>
      <translation>Dupuit: un acuífero</translation>
    </message>
    <message>
      <source>Dwarf shrub</source>
      <translation>Arbusto enano</translation>
    </message>
    <message>
      <source>Dwarf shrubs</source>
      <translation>Arbustos enanos</translation>
    </message>
    <message>
      <source>D∞ angles</source>
      <translation>ángulos D∞</translation>
    </message>
    <message>
      <source>D∞: at any angle</source>
      <translation>D∞: en cualquier ángulo</translation>
    </message>
    <message>
      <source>D∞: shared between two</source>
      <translation>D∞: repartida entre dos</translation>
    </message>
    <message>
      <source>EDGE is not used: the shore of COASTLINE is sea.</source>
      <translation>EDGE no se usa: la orilla de COASTLINE es mar.</translation>
    </message>
    <message>
      <source>EDGE is wall, and there is neither sea nor an open hole: no water can leave.</source>
      <translation>EDGE es wall, y no hay mar ni hueco abierto: el agua no puede salir.</translation>
    </message>
    <message>
      <source>EDGE is wall, and ‘{}’ has no sea: no water could leave. Give a SEA_LEVEL above its lowest place, which is {} m high.</source>
      <translation>EDGE es wall, y «{}» no tiene mar: el agua no podría salir. Indique un SEA_LEVEL por encima de su punto más bajo, que está a {} m.</translation>
    </message>
    <message>
      <source>EDGE: pieces of the ground that have no sea: {}. Water leaves these over their edges.</source>
      <translation>EDGE: trozos del suelo que no tienen mar: {}. El agua sale de ellos por sus bordes.</translation>
    </message>
    <message>
      <source>EROSION: the ground of this model is a DEM, so there is no erosion to show.</source>
      <translation>EROSION: el suelo de este modelo es un MDE, así que no hay erosión que mostrar.</translation>
    </message>
    <message>
      <source>EROSION: the ground of this model is its primitives alone, so there is no erosion to show.</source>
      <translation>EROSION: el suelo de este modelo son solo sus primitivas, así que no hay erosión que mostrar.</translation>
    </message>
    <message>
      <source>EROSION_CELL_SIZE: cells of {} would take about {} of memory on the largest island of ‘{}’, and {} are free: take {} or more.</source>
      <translation>EROSION_CELL_SIZE: celdas de {} tomarían unos {} de memoria en la isla mayor de «{}», y hay {} libres: tome {} o más.</translation>
    </message>
    <message>
      <source>ESRI: east 1, south-east 2 … north-east 128</source>
      <translation>ESRI: este 1, sureste 2 … nordeste 128</translation>
    </message>
    <message>
      <source>EVAPORATION is given and RAIN is not: without rain there are no lakes. Give RAIN too.</source>
      <translation>EVAPORATION está indicada y RAIN no: sin lluvia no hay lagos. Indique también RAIN.</translation>
    </message>
    <message>
      <source>EXPRESSION cannot be read: {}.</source>
      <translation>EXPRESSION no se puede leer: {}.</translation>
    </message>
    <message>
      <source>EXPRESSION gives no number where {}. Change it so that it does everywhere.</source>
      <translation>EXPRESSION no da un número donde {}. Cámbiela para que lo dé en todas partes.</translation>
    </message>
    <message>
      <source>EXPRESSION is not used: LAW is {}.</source>
      <translation>EXPRESSION no se usa: LAW es {}.</translation>
    </message>
    <message>
      <source>EXTENT is in degrees ({}), and land without end needs metres. Give a CRS in metres as CRS, that of the UTM zone for instance.</source>
      <translation>EXTENT está en grados ({}), y la tierra sin fin necesita metros. Indique como CRS un SRC en metros, por ejemplo el de la zona UTM.</translation>
    </message>
    <message>
      <source>EXTENT is larger than the Earth. Choose a smaller one, or none.</source>
      <translation>EXTENT es mayor que la Tierra. Elija uno menor o ninguno.</translation>
    </message>
    <message>
      <source>EXTENT is not used: the map is that of INPUT (‘{}’).</source>
      <translation>EXTENT no se usa: el mapa es el de INPUT («{}»).</translation>
    </message>
    <message>
      <source>EXTENT is {} wide, which is too much. Give a smaller one.</source>
      <translation>EXTENT mide {} de ancho, lo que es demasiado. Indique uno menor.</translation>
    </message>
    <message>
      <source>EXTENT lies beyond the Earth. Check it.</source>
      <translation>EXTENT está más allá de la Tierra. Compruébelo.</translation>
    </message>
    <message>
      <source>EXTENT lies in the sea between two lands. Move it, or give another SEED or LAND_SIZE.</source>
      <translation>EXTENT está en el mar entre dos tierras. Muévalo o indique otro SEED o LAND_SIZE.</translation>
    </message>
    <message>
      <source>EXTENT misses the land of the model, which lies between {:.10g} and {:.10g} east, {:.10g} and {:.10g} north ({}). Choose an extent on it, or none.</source>
      <translation>EXTENT no toca la tierra del modelo, que está entre {:.10g} y {:.10g} este, {:.10g} y {:.10g} norte ({}). Elija una extensión sobre ella o ninguna.</translation>
    </message>
    <message>
      <source>EXTENT misses the window that the model was cut to: {}. Choose one in it.</source>
      <translation>EXTENT no toca la ventana a la que se cortó el modelo: {}. Elija una dentro de ella.</translation>
    </message>
    <message>
      <source>EXTENT touches {} lands, about {} wide each</source>
      <translation>EXTENT toca {} tierras, de unos {} de ancho cada una</translation>
    </message>
    <message>
      <source>EXTENT touches {} lands, at most {} are made. Give a larger LAND_SIZE.</source>
      <translation>EXTENT toca {} tierras, y se hacen {} como mucho. Indique un LAND_SIZE mayor.</translation>
    </message>
    <message>
      <source>EXTENT would touch about {} lands. Give a larger LAND_SIZE.</source>
      <translation>EXTENT tocaría unas {} tierras. Indique un LAND_SIZE mayor.</translation>
    </message>
    <message>
      <source>EXTENT: a metre of {} is {} metres on the ground there. Give a CRS that keeps lengths as CRS, that of the UTM zone for instance.</source>
      <translation>EXTENT: un metro de {} son allí {} metros en el suelo. Indique como CRS un SRC que conserve las longitudes, por ejemplo el de la zona UTM.</translation>
    </message>
    <message>
      <source>EXTENT: a part of land that is about {} wide</source>
      <translation>EXTENT: una parte de una tierra de unos {} de ancho</translation>
    </message>
    <message>
      <source>Each becomes level, as low as the lowest ground of its shore, and its water leaves in one place. Cells without data stand at that level, too. ‘Lakes’ finds the level surfaces of a DEM.</source>
      <translation>Cada uno queda llano, tan bajo como el suelo más bajo de su orilla, y su agua sale por un solo lugar. Las celdas sin datos quedan también a ese nivel. «Lagos» encuentra las superficies llanas de un MDE.</translation>
    </message>
    <message>
      <source>Each cell gets one of 14 classes: water, river, snow, rock, alpine meadow, dwarf shrubs, conifers, mixed forest, broadleaf forest, riparian wood, swamp, steppe, desert and beach. Warmth falls with height, slopes that face the sun are warmer, and the treeline lies where the season of growth has 6.4 °C.</source>
      <translation>Cada celda recibe una de 14 clases: agua, río, nieve, roca, prado alpino, arbustos enanos, coníferas, bosque mixto, bosque de frondosas, bosque de ribera, pantano, estepa, desierto y playa. El calor disminuye con la altura, las laderas que miran al sol son más cálidas, y el límite del bosque está donde la temporada de crecimiento tiene 6,4 °C.</translation>
    </message>
    <message>
      <source>Each event is a drop of rain on a random cell (the model of R. L. Leheny). It walks to lower and lower cells, the likelier the steeper, until it reaches an outlet; then every cell of its path is lowered. Where neighbours differ by too much, the ground slides. Later drops find the valleys of earlier ones.</source>
      <translation>Cada evento es una gota de lluvia en una celda al azar (el modelo de R. L. Leheny). Camina a celdas cada vez más bajas, más probablemente cuanto más empinado, hasta llegar a una salida; entonces se rebaja cada celda de su camino. Donde los vecinos difieren demasiado, el suelo se desliza. Las gotas posteriores hallan los valles de las anteriores.</translation>
    </message>
    <message>
      <source>Each step finds where the water of every node goes, the lakes that it fills, and how much flows; then the law says how much each river lowers or raises its bed. Where it is steep rivers erode and take up what they wear away; where it is flat they lay it down, as far as they carry it. Nothing is lost: what is eroded is deposited, or exported to the sea and over the edge of the map.</source>
      <translation>Cada paso busca adónde va el agua de cada nodo, los lagos que llena y cuánto fluye; después la ley dice cuánto baja o sube cada río su lecho. Donde es empinado los ríos erosionan y recogen lo que arrancan; donde es llano lo depositan, hasta donde lo llevan. Nada se pierde: lo que se erosiona se deposita, o se exporta al mar y por el borde del mapa.</translation>
    </message>
    <message>
      <source>Each watershed is all the land above its point, also where another point lies upstream. Its fields are those of ‘Watersheds’, and those of the point. Run ‘Watersheds’ for subbasins, for those of lakes or rivers, or to choose which way points move.</source>
      <translation>Cada cuenca es toda la tierra por encima de su punto, también donde hay otro punto aguas arriba. Sus campos son los de «Cuencas hidrográficas» y los del punto. Ejecute «Cuencas hidrográficas» para subcuencas, para las de lagos o ríos, o para elegir hacia dónde se mueven los puntos.</translation>
    </message>
    <message>
      <source>Each watershed is all the land that drains to its outlet, and lies over those upstream of it; areas, heights and rivers are those of all that land. Otherwise it ends where the next one upstream begins, and area_total_km2 tells the whole area. In LABELS each cell has the innermost.</source>
      <translation>Cada cuenca es toda la tierra que drena a su salida, y se superpone a las que están aguas arriba; superficies, alturas y ríos son los de toda esa tierra. Si no, acaba donde empieza la siguiente aguas arriba, y area_total_km2 dice la superficie entera. En LABELS cada celda tiene la más interior.</translation>
    </message>
    <message>
      <source>Each with its type, orders, flow and basin.</source>
      <translation>Cada uno con su tipo, órdenes, caudal y cuenca.</translation>
    </message>
    <message>
      <source>East</source>
      <translation>Este</translation>
    </message>
    <message>
      <source>Edge of the data</source>
      <translation>Borde de los datos</translation>
    </message>
    <message>
      <source>Edge of the valley floor, in half widths</source>
      <translation>Borde del fondo del valle, en semianchuras</translation>
    </message>
    <message>
      <source>Edges by order: {}</source>
      <translation>Aristas por orden: {}</translation>
    </message>
    <message>
      <source>Edges of order 1, 2, … after Strahler, as a list</source>
      <translation>Aristas de orden 1, 2, … según Strahler, como lista</translation>
    </message>
    <message>
      <source>Edges of the network</source>
      <translation>Aristas de la red</translation>
    </message>
    <message>
      <source>Edges of {} would make about {} primitives on the {} of ‘{}’, and {} of memory are free: take less PRIMITIVES_PER_CELL, or rivers with fewer vertices.</source>
      <translation>Tramos de {} harían unas {} primitivas en los {} de «{}», y hay {} de memoria libres: tome menos PRIMITIVES_PER_CELL o ríos con menos vértices.</translation>
    </message>
    <message>
      <source>Edges that end here</source>
      <translation>Aristas que acaban aquí</translation>
    </message>
    <message>
      <source>Eight</source>
      <translation>Ocho</translation>
    </message>
    <message>
      <source>Elevation</source>
      <translation>Altura</translation>
    </message>
    <message>
      <source>Elevation (for rivers without Z)</source>
      <translation>Altura (para ríos sin Z)</translation>
    </message>
    <message>
      <source>Elevation raster to start from, in metres. Empty: a surface of the shape below.</source>
      <translation>Ráster de alturas del que partir, en metros. Vacío: una superficie con la forma indicada abajo.</translation>
    </message>
    <message>
      <source>Elongation</source>
      <translation>Elongación</translation>
    </message>
    <message>
      <source>Empty: a fifth of the spacing of the nodes. Wider cells than that no longer hold narrow basins apart.</source>
      <translation>Vacío: un quinto del espaciado de los nodos. Con celdas más anchas ya no se separan las cuencas estrechas.</translation>
    </message>
    <message>
      <source>Empty: a readable number that makes about twenty of all the land.</source>
      <translation>Vacío: un número legible con el que resultan unas veinte de toda la tierra.</translation>
    </message>
    <message>
      <source>Empty: as is usual on so much land, or as sketched heights are. These are scaled so that the highest of them has it.</source>
      <translation>Vacío: lo habitual en tanta tierra, o según las alturas esbozadas. Estas se escalan para que la mayor la tenga.</translation>
    </message>
    <message>
      <source>Empty: so that the greatest river moves a fiftieth of the relief in one step; the log tells.</source>
      <translation>Vacío: de modo que el río mayor mueva una quincuagésima parte del desnivel en un paso; el registro lo dice.</translation>
    </message>
    <message>
      <source>Encoding of the directions</source>
      <translation>Codificación de las direcciones</translation>
    </message>
    <message>
      <source>Encoding of the input</source>
      <translation>Codificación de la entrada</translation>
    </message>
    <message>
      <source>Encoding of the output</source>
      <translation>Codificación de la salida</translation>
    </message>
    <message>
      <source>Encoding the directions</source>
      <translation>Codificando las direcciones</translation>
    </message>
    <message>
      <source>End</source>
      <translation>Final</translation>
    </message>
    <message>
      <source>Erode model</source>
      <translation>Erosionar modelo</translation>
    </message>
    <message>
      <source>Eroded</source>
      <translation>Erosionado</translation>
    </message>
    <message>
      <source>Eroded (m³)</source>
      <translation>Erosionado (m³)</translation>
    </message>
    <message>
      <source>Eroded ground</source>
      <translation>Suelo erosionado</translation>
    </message>
    <message>
      <source>Eroded model</source>
      <translation>Modelo erosionado</translation>
    </message>
    <message>
      <source>Eroded surface</source>
      <translation>Superficie erosionada</translation>
    </message>
    <message>
      <source>Erodes a surface by random raindrops that run downhill, with landslides, until a river network has formed.</source>
      <translation>Erosiona una superficie con gotas de lluvia al azar que corren cuesta abajo, con deslizamientos, hasta que se forma una red fluvial.</translation>
    </message>
    <message>
      <source>Eroding</source>
      <translation>Erosionando</translation>
    </message>
    <message>
      <source>Eroding, {} events</source>
      <translation>Erosionando, {} eventos</translation>
    </message>
    <message>
      <source>Erosion</source>
      <translation>Erosión</translation>
    </message>
    <message>
      <source>Evaporation (mm a year)</source>
      <translation>Evaporación (mm al año)</translation>
    </message>
    <message>
      <source>Events (0: one for six cells)</source>
      <translation>Eventos (0: uno por cada seis celdas)</translation>
    </message>
    <message>
      <source>Every cell belongs to the first outlet, point, river or lake that its water meets; &lt;i&gt;downstream&lt;/i&gt; tells where the water goes on to, so nested watersheds form a tree. Polygons of neighbours share their border exactly, keep their holes, and add up to the cells.</source>
      <translation>Cada celda pertenece a la primera salida, punto, río o lago que encuentra su agua; &lt;i&gt;downstream&lt;/i&gt; dice adónde sigue el agua, así que las cuencas anidadas forman un árbol. Los polígonos vecinos comparten exactamente su borde, conservan sus huecos y suman las celdas.</translation>
    </message>
    <message>
      <source>Every cell is sea: there is no land to work on.</source>
      <translation>Todas las celdas son mar: no hay tierra en la que trabajar.</translation>
    </message>
    <message>
      <source>Every depression is filled to the brim: the level at which its water leaves over the lowest path to the sea or to the edge of the data. Cells under water that touch are one lake.</source>
      <translation>Cada depresión se llena hasta el borde: el nivel al que su agua sale por el camino más bajo hacia el mar o el borde de los datos. Las celdas bajo el agua que se tocan son un lago.</translation>
    </message>
    <message>
      <source>Every point gives a line from the centre of its cell from neighbour to neighbour, down to where the path leaves the data or ends. Lines that meet run on through the same vertices.</source>
      <translation>Cada punto da una línea desde el centro de su celda de vecino en vecino, hasta donde el camino sale de los datos o acaba. Las líneas que se juntan siguen por los mismos vértices.</translation>
    </message>
    <message>
      <source>Every program has its own encoding of the eight directions in which water can leave a cell. This algorithm reads and writes those of ESRI (also HydroSHEDS), Whitebox, GRASS, TauDEM, SAGA (also QGIS), pygeoprocessing, RichDEM and PCRaster.</source>
      <translation>Cada programa tiene su propia codificación de las ocho direcciones por las que el agua puede salir de una celda. Este algoritmo lee y escribe las de ESRI (también HydroSHEDS), Whitebox, GRASS, TauDEM, SAGA (también QGIS), pygeoprocessing, RichDEM y PCRaster.</translation>
    </message>
    <message>
      <source>Every subbasin has one reach, which ends at a junction, a gauge, the shore of a lake or the mouth, or it is a lake with the land around it. Both have the same &lt;i&gt;id&lt;/i&gt;, and &lt;i&gt;downstream&lt;/i&gt; tells where the water goes on to: always to a sink in the end.</source>
      <translation>Cada subcuenca tiene un tramo, que acaba en una confluencia, una estación de aforo, la orilla de un lago o la desembocadura, o es un lago con la tierra que lo rodea. Ambos tienen el mismo &lt;i&gt;id&lt;/i&gt;, y &lt;i&gt;downstream&lt;/i&gt; dice adónde sigue el agua: al final, siempre a un sumidero.</translation>
    </message>
    <message>
      <source>Exceedance exponent</source>
      <translation>Exponente de excedencia</translation>
    </message>
    <message>
      <source>Exceedance exponent β</source>
      <translation>Exponente de excedencia β</translation>
    </message>
    <message>
      <source>Exceedance of areas</source>
      <translation>Excedencia de las superficies</translation>
    </message>
    <message>
      <source>Exponent of the length of rivers over their area</source>
      <translation>Exponente de la longitud de los ríos respecto a su superficie</translation>
    </message>
    <message>
      <source>Exponent of the slope (mfd)</source>
      <translation>Exponente de la pendiente (mfd)</translation>
    </message>
    <message>
      <source>Export heightmap</source>
      <translation>Exportar mapa de alturas</translation>
    </message>
    <message>
      <source>Exported (m³)</source>
      <translation>Exportado (m³)</translation>
    </message>
    <message>
      <source>Expression in c, a, a0, z</source>
      <translation>Expresión en c, a, a0, z</translation>
    </message>
    <message>
      <source>Extent</source>
      <translation>Extensión</translation>
    </message>
    <message>
      <source>FLOOR is {} m, and nothing of the DEM is higher than {} m. Take less.</source>
      <translation>FLOOR es {} m, y nada del MDE está por encima de {} m. Tome menos.</translation>
    </message>
    <message>
      <source>FORMAT: ‘{}’ has {} bands, and ‘{}’ takes red, green and blue.</source>
      <translation>FORMAT: «{}» tiene {} bandas, y «{}» toma rojo, verde y azul.</translation>
    </message>
    <message>
      <source>Fall (m)</source>
      <translation>Desnivel (m)</translation>
    </message>
    <message>
      <source>Fall from the point to the end (m); NULL without a DEM</source>
      <translation>Desnivel del punto al final (m); NULL sin MDE</translation>
    </message>
    <message>
      <source>Fall from the upper to the lower end (m)</source>
      <translation>Desnivel del extremo superior al inferior (m)</translation>
    </message>
    <message>
      <source>Fall from the upper to the lower end (m); NULL without a DEM</source>
      <translation>Desnivel del extremo superior al inferior (m); NULL sin MDE</translation>
    </message>
    <message>
      <source>Fall of the longest path over its length (m/m)</source>
      <translation>Desnivel del camino más largo entre su longitud (m/m)</translation>
    </message>
    <message>
      <source>Fall of the reach over its length</source>
      <translation>Desnivel del tramo entre su longitud</translation>
    </message>
    <message>
      <source>Fall on it</source>
      <translation>Desnivel en él</translation>
    </message>
    <message>
      <source>Fall over length</source>
      <translation>Desnivel entre longitud</translation>
    </message>
    <message>
      <source>Fall over length of the next step; NULL where the river ends</source>
      <translation>Desnivel entre longitud del paso siguiente; NULL donde acaba el río</translation>
    </message>
    <message>
      <source>Feature of the sketch that it is a part of</source>
      <translation>Objeto del boceto del que es parte</translation>
    </message>
    <message>
      <source>Features cannot be written as ‘{}’. Use .gpkg, for example.</source>
      <translation>No se pueden escribir objetos como «{}». Use .gpkg, por ejemplo.</translation>
    </message>
    <message>
      <source>Field of the heights</source>
      <translation>Campo de las alturas</translation>
    </message>
    <message>
      <source>Field of the uplift</source>
      <translation>Campo del levantamiento</translation>
    </message>
    <message>
      <source>Field of the wished heights</source>
      <translation>Campo de las alturas deseadas</translation>
    </message>
    <message>
      <source>Field of their codes</source>
      <translation>Campo de sus códigos</translation>
    </message>
    <message>
      <source>Field that tells the points apart</source>
      <translation>Campo que distingue los puntos</translation>
    </message>
    <message>
      <source>Fields for the longest path, the slopes, the shape and the relief of each watershed. Without it a run on a large raster takes less time and memory; TC and outputs that need them have them measured all the same.</source>
      <translation>Campos con el camino más largo, las pendientes, la forma y el desnivel de cada cuenca. Sin ellos la ejecución con un ráster grande requiere menos tiempo y memoria; TC y las salidas que los necesitan los hacen medir de todos modos.</translation>
    </message>
    <message>
      <source>Fields tell the longest path, slopes and shape of each, and times of concentration by the formulas of TC.</source>
      <translation>Los campos dicen el camino más largo, las pendientes y la forma de cada una, y tiempos de concentración con las fórmulas de TC.</translation>
    </message>
    <message>
      <source>Fields tell the longest path, slopes, shape and times of concentration of each; &lt;i&gt;REPORT&lt;/i&gt; is a sheet for each point, to be printed.</source>
      <translation>Los campos dicen el camino más largo, las pendientes, la forma y los tiempos de concentración de cada una; &lt;i&gt;REPORT&lt;/i&gt; es una ficha para imprimir por cada punto.</translation>
    </message>
    <message>
      <source>Files of tiles and masks</source>
      <translation>Archivos de teselas y máscaras</translation>
    </message>
    <message>
      <source>Fill an island</source>
      <translation>Rellenar una isla</translation>
    </message>
    <message>
      <source>Fill depressions</source>
      <translation>Rellenar depresiones</translation>
    </message>
    <message>
      <source>Fill or breach the result before directions are taken from it; the directions can do that by themselves.</source>
      <translation>Rellenar el resultado o abrirle brechas antes de tomar direcciones de él; las direcciones también pueden hacerlo solas.</translation>
    </message>
    <message>
      <source>Fill the depressions that could not be opened within the limits; if not, they stay as they are.</source>
      <translation>Rellenar las depresiones que no se pudieron abrir dentro de los límites; si no, quedan como están.</translation>
    </message>
    <message>
      <source>Fill what is not breached</source>
      <translation>Rellenar lo que queda sin brecha</translation>
    </message>
    <message>
      <source>Filled</source>
      <translation>Rellenado</translation>
    </message>
    <message>
      <source>Filled DEM</source>
      <translation>MDE rellenado</translation>
    </message>
    <message>
      <source>Filling</source>
      <translation>Rellenando</translation>
    </message>
    <message>
      <source>Filling alone</source>
      <translation>Solo rellenando</translation>
    </message>
    <message>
      <source>Filling or breaching, pit by pit</source>
      <translation>Rellenando o abriendo brechas, fosa por fosa</translation>
    </message>
    <message>
      <source>Filling the rest</source>
      <translation>Rellenando el resto</translation>
    </message>
    <message>
      <source>Filling what is left</source>
      <translation>Rellenando lo que queda</translation>
    </message>
    <message>
      <source>Filling what is no hollow</source>
      <translation>Rellenando lo que no es hondonada</translation>
    </message>
    <message>
      <source>Filling where that is cheaper</source>
      <translation>Rellenando donde cuesta menos</translation>
    </message>
    <message>
      <source>Finding angles</source>
      <translation>Buscando ángulos</translation>
    </message>
    <message>
      <source>Finding basins and passes</source>
      <translation>Buscando cuencas y collados</translation>
    </message>
    <message>
      <source>Finding depressions</source>
      <translation>Buscando depresiones</translation>
    </message>
    <message>
      <source>Finding flows and ridges</source>
      <translation>Buscando flujos y divisorias</translation>
    </message>
    <message>
      <source>Finding its rivers</source>
      <translation>Buscando sus ríos</translation>
    </message>
    <message>
      <source>Finding lakes</source>
      <translation>Buscando lagos</translation>
    </message>
    <message>
      <source>Finding lakes, rivers and watersheds</source>
      <translation>Buscando lagos, ríos y cuencas</translation>
    </message>
    <message>
      <source>Finding out the encoding</source>
      <translation>Averiguando la codificación</translation>
    </message>
    <message>
      <source>Finding out where water goes</source>
      <translation>Averiguando adónde va el agua</translation>
    </message>
    <message>
      <source>Finding outlets</source>
      <translation>Buscando salidas</translation>
    </message>
    <message>
      <source>Finding pieces</source>
      <translation>Buscando piezas</translation>
    </message>
    <message>
      <source>Finding pits</source>
      <translation>Buscando fosas</translation>
    </message>
    <message>
      <source>Finding river cells</source>
      <translation>Buscando celdas de río</translation>
    </message>
    <message>
      <source>Finding rivers</source>
      <translation>Buscando ríos</translation>
    </message>
    <message>
      <source>Finding sills</source>
      <translation>Buscando umbrales de vertido</translation>
    </message>
    <message>
      <source>Finding sources and confluences</source>
      <translation>Buscando cabeceras y confluencias</translation>
    </message>
    <message>
      <source>Finding spill levels</source>
      <translation>Buscando niveles de vertido</translation>
    </message>
    <message>
      <source>Finding subbasins</source>
      <translation>Buscando subcuencas</translation>
    </message>
    <message>
      <source>Finding the cells of lakes</source>
      <translation>Buscando las celdas de los lagos</translation>
    </message>
    <message>
      <source>Finding the cells of the points</source>
      <translation>Buscando las celdas de los puntos</translation>
    </message>
    <message>
      <source>Finding the courses of rivers</source>
      <translation>Buscando los cursos de los ríos</translation>
    </message>
    <message>
      <source>Finding the network</source>
      <translation>Buscando la red</translation>
    </message>
    <message>
      <source>Finding the relief</source>
      <translation>Buscando el relieve</translation>
    </message>
    <message>
      <source>Finding the river</source>
      <translation>Buscando el río</translation>
    </message>
    <message>
      <source>Finding the rivers</source>
      <translation>Buscando los ríos</translation>
    </message>
    <message>
      <source>Finding the shortest paths</source>
      <translation>Buscando los caminos más cortos</translation>
    </message>
    <message>
      <source>Finding the steepest neighbours</source>
      <translation>Buscando los vecinos más empinados</translation>
    </message>
    <message>
      <source>Finding the steepest way down</source>
      <translation>Buscando la bajada más empinada</translation>
    </message>
    <message>
      <source>Finding the surface that water runs over</source>
      <translation>Buscando la superficie por la que corre el agua</translation>
    </message>
    <message>
      <source>Finding the table</source>
      <translation>Buscando el nivel freático</translation>
    </message>
    <message>
      <source>Finding water and wetness</source>
      <translation>Buscando agua y humedad</translation>
    </message>
    <message>
      <source>Finding watersheds</source>
      <translation>Buscando cuencas</translation>
    </message>
    <message>
      <source>Finding watersheds and their rivers</source>
      <translation>Buscando las cuencas y sus ríos</translation>
    </message>
    <message>
      <source>Finding what drains to the outlets</source>
      <translation>Buscando lo que drena a las salidas</translation>
    </message>
    <message>
      <source>Finding what edits touch</source>
      <translation>Buscando lo que afectan los cambios</translation>
    </message>
    <message>
      <source>Finding where the water of ‘{}’ goes; only once.</source>
      <translation>Buscando adónde va el agua de «{}»; solo una vez.</translation>
    </message>
    <message>
      <source>Finding where water goes</source>
      <translation>Buscando adónde va el agua</translation>
    </message>
    <message>
      <source>Finding who gives water to whom</source>
      <translation>Buscando quién da agua a quién</translation>
    </message>
    <message>
      <source>Finds all the land that drains to a point on the map, its rivers, and the way of the water from there.</source>
      <translation>Encuentra toda la tierra que drena a un punto del mapa, sus ríos y el camino del agua desde allí.</translation>
    </message>
    <message>
      <source>Finds the lakes that would fill the depressions of a DEM, with level, area, volume, depths and outlet.</source>
      <translation>Encuentra los lagos que llenarían las depresiones de un MDE, con nivel, superficie, volumen, profundidades y salida.</translation>
    </message>
    <message>
      <source>Finds the rivers of a DEM and maps what is under water when so many millimetres run off all land at once, by the rating curve of each reach. A first map of where to look, no hydraulic model: the page of ‘Flood height’ says what it does not know.</source>
      <translation>Encuentra los ríos de un MDE y cartografía lo que queda bajo el agua cuando tantos milímetros escurren de toda la tierra a la vez, según la curva de gasto de cada tramo. Es un primer mapa de dónde mirar, no un modelo hidráulico: la página de «Altura de inundación» dice lo que no sabe.</translation>
    </message>
    <message>
      <source>Finds the surface of the ground water below a DEM, where it comes to light, and which rivers it keeps.</source>
      <translation>Encuentra la superficie del agua subterránea bajo un MDE, dónde sale a la luz y qué ríos mantiene.</translation>
    </message>
    <message>
      <source>Finds where water goes from every cell of a DEM: to the steepest neighbour, or in any direction.</source>
      <translation>Encuentra adónde va el agua desde cada celda de un MDE: al vecino más empinado, o en cualquier dirección.</translation>
    </message>
    <message>
      <source>First order</source>
      <translation>Primer orden</translation>
    </message>
    <message>
      <source>Fitting the concavity</source>
      <translation>Ajustando la concavidad</translation>
    </message>
    <message>
      <source>Five</source>
      <translation>Cinco</translation>
    </message>
    <message>
      <source>Flatter than MIN_SLOPE: {} of {} cells</source>
      <translation>Más llanas que MIN_SLOPE: {} de {} celdas</translation>
    </message>
    <message>
      <source>Flood by a discharge</source>
      <translation>Inundación por un caudal</translation>
    </message>
    <message>
      <source>Flood height</source>
      <translation>Altura de inundación</translation>
    </message>
    <message>
      <source>Flooded land</source>
      <translation>Tierra inundada</translation>
    </message>
    <message>
      <source>Flooding</source>
      <translation>Inundando</translation>
    </message>
    <message>
      <source>Flow</source>
      <translation>Flujo</translation>
    </message>
    <message>
      <source>Flow accumulation</source>
      <translation>Acumulación de flujo</translation>
    </message>
    <message>
      <source>Flow accumulation (km²; with RAIN m³/s)</source>
      <translation>Acumulación de flujo (km²; con RAIN, m³/s)</translation>
    </message>
    <message>
      <source>Flow directions</source>
      <translation>Direcciones de flujo</translation>
    </message>
    <message>
      <source>Flow distance</source>
      <translation>Distancia de flujo</translation>
    </message>
    <message>
      <source>Flow from which a mouth is a delta (m³/s)</source>
      <translation>Caudal desde el que una desembocadura es un delta (m³/s)</translation>
    </message>
    <message>
      <source>Flow of the rivers</source>
      <translation>Caudal de los ríos</translation>
    </message>
    <message>
      <source>Flow paths</source>
      <translation>Caminos del flujo</translation>
    </message>
    <message>
      <source>Fly over it</source>
      <translation>Sobrevolar</translation>
    </message>
    <message>
      <source>Following paths from tile to tile</source>
      <translation>Siguiendo caminos de tesela en tesela</translation>
    </message>
    <message>
      <source>Following paths through tiles</source>
      <translation>Siguiendo caminos por las teselas</translation>
    </message>
    <message>
      <source>Following rivers</source>
      <translation>Siguiendo ríos</translation>
    </message>
    <message>
      <source>Following rivers down</source>
      <translation>Siguiendo ríos aguas abajo</translation>
    </message>
    <message>
      <source>Following rivers up</source>
      <translation>Siguiendo ríos aguas arriba</translation>
    </message>
    <message>
      <source>Following the directions</source>
      <translation>Siguiendo las direcciones</translation>
    </message>
    <message>
      <source>Following the lines</source>
      <translation>Siguiendo las líneas</translation>
    </message>
    <message>
      <source>Following the rivers</source>
      <translation>Siguiendo los ríos</translation>
    </message>
    <message>
      <source>Following the rivers to the sea</source>
      <translation>Siguiendo los ríos hasta el mar</translation>
    </message>
    <message>
      <source>Following the water</source>
      <translation>Siguiendo el agua</translation>
    </message>
    <message>
      <source>Following the water of the edge</source>
      <translation>Siguiendo el agua del borde</translation>
    </message>
    <message>
      <source>Following the water up</source>
      <translation>Siguiendo el agua aguas arriba</translation>
    </message>
    <message>
      <source>Following what was drawn</source>
      <translation>Siguiendo lo dibujado</translation>
    </message>
    <message>
      <source>Foot of the bank, in half widths from the middle</source>
      <translation>Pie de la orilla, en semianchuras desde el centro</translation>
    </message>
    <message>
      <source>For DEPRESSIONS least: what a cubic metre of ground that is dug away counts, beside the other cost.</source>
      <translation>Para DEPRESSIONS least: lo que cuenta un metro cúbico de suelo que se excava, frente al otro coste.</translation>
    </message>
    <message>
      <source>For DEPRESSIONS least: what a cubic metre of ground that is filled up counts, beside the other cost.</source>
      <translation>Para DEPRESSIONS least: lo que cuenta un metro cúbico de suelo que se rellena, frente al otro coste.</translation>
    </message>
    <message>
      <source>For DIVIDE area. Empty: a readable number that makes about twenty of all the land.</source>
      <translation>Para DIVIDE area. Vacío: un número legible con el que resultan unas veinte de toda la tierra.</translation>
    </message>
    <message>
      <source>For DIVIDE pfafstetter: how often the land is divided. Each time makes up to nine parts of one.</source>
      <translation>Para DIVIDE pfafstetter: cuántas veces se divide la tierra. Cada vez salen hasta nueve partes de una.</translation>
    </message>
    <message>
      <source>For TILES: 2ⁿ + 1 for Unity, 505, 1009 or 2017 for Unreal. As few tiles are made as have no fewer pixels than the DEM has cells; heights between cells are interpolated.</source>
      <translation>Para TILES: 2ⁿ + 1 para Unity, 505, 1009 o 2017 para Unreal. Se hacen las menos teselas que no tienen menos píxeles que celdas el MDE; las alturas entre celdas se interpolan.</translation>
    </message>
    <message>
      <source>For each reach and stage: surface, volume, bed, section, perimeter, hydraulic radius, discharge.</source>
      <translation>Para cada tramo y nivel: superficie, volumen, lecho, sección, perímetro, radio hidráulico, caudal.</translation>
    </message>
    <message>
      <source>For masks: cells at or below it are sea, as those without data.</source>
      <translation>Para las máscaras: las celdas a esa altura o más bajas son mar, como las que no tienen datos.</translation>
    </message>
    <message>
      <source>For masks: how far from water it ends, less and less of it on the way. Empty: three cells.</source>
      <translation>Para las máscaras: a qué distancia del agua acaba, disminuyendo por el camino. Vacío: tres celdas.</translation>
    </message>
    <message>
      <source>For masks: where it is that steep half of the ground is rock; 10 degrees less steep none of it is, and 10 degrees steeper all.</source>
      <translation>Para las máscaras: donde es así de empinado la mitad del suelo es roca; con 10 grados menos nada lo es, y con 10 grados más, todo.</translation>
    </message>
    <message>
      <source>For the mask of rivers where no lines are given. Empty: the readable number that makes about one cell in a hundred a river.</source>
      <translation>Para la máscara de ríos donde no se dan líneas. Vacío: el número legible que hace río alrededor de una celda de cada cien.</translation>
    </message>
    <message>
      <source>For the mask of rivers: cells that these lines touch. Empty: those that the DEM has.</source>
      <translation>Para la máscara de ríos: celdas que tocan estas líneas. Vacío: las que tiene el MDE.</translation>
    </message>
    <message>
      <source>For the masks of rivers and of flow: what water does at the rim of the raster: it leaves there (outlet), or only the sea takes it up (wall).</source>
      <translation>Para las máscaras de ríos y de flujo: lo que hace el agua en el borde del ráster: sale por él (outlet), o solo la recoge el mar (wall).</translation>
    </message>
    <message>
      <source>Forest (km²)</source>
      <translation>Bosque (km²)</translation>
    </message>
    <message>
      <source>Fork</source>
      <translation>Bifurcación</translation>
    </message>
    <message>
      <source>Form factor</source>
      <translation>Factor de forma</translation>
    </message>
    <message>
      <source>Format of the heights</source>
      <translation>Formato de las alturas</translation>
    </message>
    <message>
      <source>Formulas for the hours that water takes from the farthest place to the outlet, with a field tc_… each. They were fitted to different land, and may be apart by a factor of two or more: the page says which is for which. They need heights, and scs needs CN.</source>
      <translation>Fórmulas para las horas que tarda el agua desde el lugar más lejano hasta la salida, con un campo tc_… cada una. Se ajustaron a tierras distintas y pueden diferir en un factor de dos o más: la página dice cuál vale para cuál. Necesitan alturas, y scs necesita CN.</translation>
    </message>
    <message>
      <source>Four</source>
      <translation>Cuatro</translation>
    </message>
    <message>
      <source>Four others</source>
      <translation>Otros cuatro</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Origen</translation>
    </message>
    <message>
      <source>From a DEM the threshold can be chosen by what streams are like: where it is too low, slopes count as streams, and those of the first order fall less than others (the law of constant stream drops). The log and a table tell of ten thresholds.</source>
      <translation>De un MDE se puede elegir el umbral según cómo son los cauces: donde es demasiado bajo, las laderas cuentan como cauces, y los de primer orden descienden menos que los otros (la ley del desnivel constante de los cauces). El registro y una tabla informan de diez umbrales.</translation>
    </message>
    <message>
      <source>From a threshold of {} on streams of the first order fall as far as higher ones</source>
      <translation>Desde un umbral de {} los cauces de primer orden descienden tanto como los superiores</translation>
    </message>
    <message>
      <source>From junction to junction. Rivers along the eight directions of a raster have up to 1.08 from it.</source>
      <translation>De confluencia a confluencia. Los ríos por las ocho direcciones de un ráster tienen por ello hasta 1,08.</translation>
    </message>
    <message>
      <source>From the mouth (left) to the head; the numbers are those of the map and of its table.</source>
      <translation>De la desembocadura (izquierda) a la cabecera; los números son los del mapa y de su tabla.</translation>
    </message>
    <message>
      <source>From the outlet (left) to the divide. Dashed: from 10 to 85 % of its length; pale: below water.</source>
      <translation>De la salida (izquierda) a la divisoria. Discontinua: del 10 al 85 % de su longitud; pálida: bajo el agua.</translation>
    </message>
    <message>
      <source>From the shore of a depression to the ground where its water runs on, along the channel and on the ground. Where the path with the least digging is longer, the shortest is taken if it keeps to the limits. Empty: any length.</source>
      <translation>De la orilla de una depresión al suelo donde su agua sigue, por el canal y sobre el suelo. Donde el camino con menos excavación es más largo, se toma el más corto si respeta los límites. Vacío: cualquier longitud.</translation>
    </message>
    <message>
      <source>From −1 to 1: land at the coast is so much steeper than it would be, and land farthest from it so much gentler. 1 makes cliffs and an even middle, −1 flat coasts.</source>
      <translation>De −1 a 1: la tierra en la costa es tanto más empinada de lo que sería, y la más alejada de ella tanto más suave. 1 hace acantilados y un interior llano, −1 costas bajas.</translation>
    </message>
    <message>
      <source>From −1 to 1: land at the coast is so much steeper than it would be, and land farthest from it so much gentler. 1 makes cliffs and an even middle, −1 flat coasts. It shows in RIDGES.</source>
      <translation>De −1 a 1: la tierra en la costa es tanto más empinada de lo que sería, y la más alejada de ella tanto más suave. 1 hace acantilados y un interior llano, −1 costas bajas. Se ve en RIDGES.</translation>
    </message>
    <message>
      <source>From −1 to 1: the highest land is so much steeper than it would be, and the lowest so much gentler. 1 makes smooth valleys below sharp ridges.</source>
      <translation>De −1 a 1: la tierra más alta es tanto más empinada de lo que sería, y la más baja tanto más suave. 1 hace valles suaves bajo crestas agudas.</translation>
    </message>
    <message>
      <source>From −1 to 1: the highest land is so much steeper than it would be, and the lowest so much gentler. 1 makes smooth valleys below sharp ridges. It shows in RIDGES.</source>
      <translation>De −1 a 1: la tierra más alta es tanto más empinada de lo que sería, y la más baja tanto más suave. 1 hace valles suaves bajo crestas agudas. Se ve en RIDGES.</translation>
    </message>
    <message>
      <source>GRASS: north-east 1, north 2 … east 8</source>
      <translation>GRASS: nordeste 1, norte 2 … este 8</translation>
    </message>
    <message>
      <source>Gauge</source>
      <translation>Estación de aforo</translation>
    </message>
    <message>
      <source>Gauge at its outlet, as CODE has it; NULL elsewhere</source>
      <translation>Estación de aforo en su salida, según CODE; NULL en el resto</translation>
    </message>
    <message>
      <source>Gauge, as CODE has it; NULL elsewhere</source>
      <translation>Estación de aforo, según CODE; NULL en el resto</translation>
    </message>
    <message>
      <source>Gauges</source>
      <translation>Estaciones de aforo</translation>
    </message>
    <message>
      <source>Gauges on rivers</source>
      <translation>Estaciones de aforo en ríos</translation>
    </message>
    <message>
      <source>Gauges to sheets</source>
      <translation>De estaciones de aforo a fichas</translation>
    </message>
    <message>
      <source>Gentle rivers that are nearer to the sea, along their course, have side channels. Empty: one edge.</source>
      <translation>Los ríos suaves que están más cerca del mar, a lo largo de su curso, tienen brazos laterales. Vacío: una arista.</translation>
    </message>
    <message>
      <source>Getting ready</source>
      <translation>Preparando</translation>
    </message>
    <message>
      <source>Giandotti</source>
      <translation>Giandotti</translation>
    </message>
    <message>
      <source>Give a DEM as INPUT, or flow directions as DIRECTIONS.</source>
      <translation>Indique un MDE como INPUT o direcciones de flujo como DIRECTIONS.</translation>
    </message>
    <message>
      <source>Give a DEM, whose depressions are then filled inside, or flow directions. Areas are true areas on the ground, in degrees too. Sea has no data. Holes that water crosses count as ground, and have no data either.</source>
      <translation>Dé un MDE, cuyas depresiones se rellenan entonces por dentro, o direcciones de flujo. Las superficies son las verdaderas sobre el suelo, también en grados. El mar no tiene datos. Los huecos que cruza el agua cuentan como suelo, y tampoco tienen datos.</translation>
    </message>
    <message>
      <source>Give a flow accumulation as ACCUMULATION, or a DEM as INPUT and the METHOD drop or valleys.</source>
      <translation>Indique una acumulación de flujo como ACCUMULATION, o un MDE como INPUT y el METHOD drop o valleys.</translation>
    </message>
    <message>
      <source>Give a point on the map as POINT, or a layer of points as POINTS.</source>
      <translation>Indique un punto en el mapa como POINT o una capa de puntos como POINTS.</translation>
    </message>
    <message>
      <source>Give flow directions as DIRECTIONS, or a DEM as INPUT.</source>
      <translation>Indique direcciones de flujo como DIRECTIONS o un MDE como INPUT.</translation>
    </message>
    <message>
      <source>Gives a DEM or heightmap its rivers and lakes, at its own cells or finer ones, so that it drains everywhere.</source>
      <translation>Da a un MDE o mapa de alturas sus ríos y lagos, en sus propias celdas o más finas, para que drene en todas partes.</translation>
    </message>
    <message>
      <source>Going up from the ends</source>
      <translation>Remontando desde los finales</translation>
    </message>
    <message>
      <source>Greatest change for that (m)</source>
      <translation>Mayor cambio para ello (m)</translation>
    </message>
    <message>
      <source>Greatest change there (m)</source>
      <translation>Mayor cambio allí (m)</translation>
    </message>
    <message>
      <source>Greatest depth (m)</source>
      <translation>Profundidad máxima (m)</translation>
    </message>
    <message>
      <source>Greatest depth of fill (m)</source>
      <translation>Profundidad máxima del relleno (m)</translation>
    </message>
    <message>
      <source>Greatest depth of the lakes (m)</source>
      <translation>Profundidad máxima de los lagos (m)</translation>
    </message>
    <message>
      <source>Greatest depth to fill (m)</source>
      <translation>Profundidad máxima que rellenar (m)</translation>
    </message>
    <message>
      <source>Greatest height</source>
      <translation>Altura máxima</translation>
    </message>
    <message>
      <source>Greatest height (m)</source>
      <translation>Altura máxima (m)</translation>
    </message>
    <message>
      <source>Greatest less lowest height (m)</source>
      <translation>Altura máxima menos mínima (m)</translation>
    </message>
    <message>
      <source>Greatest order after Strahler</source>
      <translation>Mayor orden según Strahler</translation>
    </message>
    <message>
      <source>Greatest stage of the rating curves (m)</source>
      <translation>Mayor nivel de las curvas de gasto (m)</translation>
    </message>
    <message>
      <source>Greatest steepness ksn</source>
      <translation>Mayor empinamiento ksn</translation>
    </message>
    <message>
      <source>Greatest step M (m)</source>
      <translation>Mayor escalón M (m)</translation>
    </message>
    <message>
      <source>Greatest width of its rivers (m)</source>
      <translation>Anchura máxima de sus ríos (m)</translation>
    </message>
    <message>
      <source>Ground and water as triangles.</source>
      <translation>Suelo y agua como triángulos.</translation>
    </message>
    <message>
      <source>Ground at or below this height is sea. Empty: there is none, and water leaves over the edge.</source>
      <translation>El suelo a esta altura o más bajo es mar. Vacío: no lo hay, y el agua sale por el borde.</translation>
    </message>
    <message>
      <source>Ground moved for that (m³)</source>
      <translation>Suelo movido para ello (m³)</translation>
    </message>
    <message>
      <source>Group of heights</source>
      <translation>Grupo de alturas</translation>
    </message>
    <message>
      <source>Grow rivers</source>
      <translation>Hacer crecer ríos</translation>
    </message>
    <message>
      <source>Growing</source>
      <translation>Creciendo</translation>
    </message>
    <message>
      <source>Growing basins</source>
      <translation>Haciendo crecer cuencas</translation>
    </message>
    <message>
      <source>Growing rivers</source>
      <translation>Haciendo crecer ríos</translation>
    </message>
    <message>
      <source>Grown, edited, rendered</source>
      <translation>Crecido, editado, representado</translation>
    </message>
    <message>
      <source>Grows a network of rivers from a coastline into the land, along sketched rivers where there are any.</source>
      <translation>Hace crecer una red de ríos desde una línea de costa tierra adentro, a lo largo de ríos esbozados si los hay.</translation>
    </message>
    <message>
      <source>Grows drainage basins on the triangles of a coast or an extent, along sketches, and land that fits them.</source>
      <translation>Hace crecer cuencas de drenaje sobre los triángulos de una costa o una extensión, según bocetos, y tierra que se ajusta a ellas.</translation>
    </message>
    <message>
      <source>Growth of the basins</source>
      <translation>Crecimiento de las cuencas</translation>
    </message>
    <message>
      <source>Gullies on slopes, below the cells of the DEM, make finer cells as rough as the DEM tells that the land is. 0 leaves them smooth.</source>
      <translation>Los barrancos en las laderas, más pequeños que las celdas del MDE, hacen las celdas más finas tan rugosas como el MDE dice que es la tierra. 0 las deja lisas.</translation>
    </message>
    <message>
      <source>HEIGHT is below 0 in {} cells: the directions lead upwards on ‘{}’, even filled. Give the surface that they were made of as INPUT, such as the result of ‘Breach depressions’.</source>
      <translation>HEIGHT está por debajo de 0 en {} celdas: las direcciones suben en «{}», incluso relleno. Indique como INPUT la superficie de la que se hicieron, como el resultado de «Abrir brechas en depresiones».</translation>
    </message>
    <message>
      <source>HEIGHT needs the DEM: give it as INPUT, or leave HEIGHT out.</source>
      <translation>HEIGHT necesita el MDE: indíquelo como INPUT o deje HEIGHT.</translation>
    </message>
    <message>
      <source>Hack exponent</source>
      <translation>Exponente de Hack</translation>
    </message>
    <message>
      <source>Hack exponent h</source>
      <translation>Exponente de Hack h</translation>
    </message>
    <message>
      <source>Hack’s law</source>
      <translation>Ley de Hack</translation>
    </message>
    <message>
      <source>Hack’s law L ∝ A^h over links, at their lower ends: L is the longest river upstream, from the divide on, A
the area. The way from the divide to a head, which no line has, is what the law itself makes of the area there;
links with less than five times that area are left out, because it would count too much.</source>
      <translation>Ley de Hack L ∝ A^h sobre tramos, en sus extremos inferiores: L es el río más largo aguas arriba, desde la divisoria, A
la superficie. El camino de la divisoria a una cabecera, que ninguna línea tiene, es lo que la propia ley hace de la superficie allí;
se omiten los tramos con menos de cinco veces esa superficie, porque contaría demasiado.</translation>
    </message>
    <message>
      <source>Head</source>
      <translation>Cabecera</translation>
    </message>
    <message>
      <source>Heads, bends, junctions and mouths.</source>
      <translation>Cabeceras, curvas, confluencias y desembocaduras.</translation>
    </message>
    <message>
      <source>Heads, junctions, gauges, shores of lakes, mouths.</source>
      <translation>Cabeceras, confluencias, estaciones de aforo, orillas de lagos, desembocaduras.</translation>
    </message>
    <message>
      <source>Headwaters (hydrology and terrain)</source>
      <translation>Headwaters (hidrología y terreno)</translation>
    </message>
    <message>
      <source>Headwaters examples</source>
      <translation>Ejemplos de Headwaters</translation>
    </message>
    <message>
      <source>Headwaters needs the Python package ‘{}’, which is not installed. {}</source>
      <translation>Headwaters necesita el paquete de Python «{}», que no está instalado. {}</translation>
    </message>
    <message>
      <source>Height (m)</source>
      <translation>Altura (m)</translation>
    </message>
    <message>
      <source>Height (m); in whole metres that of the ground where they stand on it</source>
      <translation>Altura (m); en metros enteros la del suelo donde se apoyan en él</translation>
    </message>
    <message>
      <source>Height above rivers</source>
      <translation>Altura sobre los ríos</translation>
    </message>
    <message>
      <source>Height above the mouth (m)</source>
      <translation>Altura sobre la desembocadura (m)</translation>
    </message>
    <message>
      <source>Height above the point where the path meets the river or ends, in metres.</source>
      <translation>Altura sobre el punto donde el camino encuentra el río o acaba, en metros.</translation>
    </message>
    <message>
      <source>Height above the profile without the knickpoint (m)</source>
      <translation>Altura sobre el perfil sin la ruptura de pendiente (m)</translation>
    </message>
    <message>
      <source>Height above the river</source>
      <translation>Altura sobre el río</translation>
    </message>
    <message>
      <source>Height at the divide</source>
      <translation>Altura en la divisoria</translation>
    </message>
    <message>
      <source>Height at the outlet</source>
      <translation>Altura en la salida</translation>
    </message>
    <message>
      <source>Height by which noise raises and lowers the ground (m)</source>
      <translation>Altura que el ruido sube y baja el suelo (m)</translation>
    </message>
    <message>
      <source>Height in the middle (m); NULL without heights</source>
      <translation>Altura en el centro (m); NULL sin alturas</translation>
    </message>
    <message>
      <source>Height of 0 (m)</source>
      <translation>Altura de 0 (m)</translation>
    </message>
    <message>
      <source>Height of 65535 (m)</source>
      <translation>Altura de 65535 (m)</translation>
    </message>
    <message>
      <source>Height of beds at which rivers leave them (m)</source>
      <translation>Altura del lecho a la que los ríos lo abandonan (m)</translation>
    </message>
    <message>
      <source>Height of cliffs (m)</source>
      <translation>Altura de los acantilados (m)</translation>
    </message>
    <message>
      <source>Height of each octave of noise over that of the one before; NULL: 0.55</source>
      <translation>Altura de cada octava del ruido entre la de la anterior; NULL: 0,55</translation>
    </message>
    <message>
      <source>Height of its upper end (m)</source>
      <translation>Altura de su extremo superior (m)</translation>
    </message>
    <message>
      <source>Height of riparian wood (m)</source>
      <translation>Altura del bosque de ribera (m)</translation>
    </message>
    <message>
      <source>Height of the bed (m)</source>
      <translation>Altura del lecho (m)</translation>
    </message>
    <message>
      <source>Height of the first vertex</source>
      <translation>Altura del primer vértice</translation>
    </message>
    <message>
      <source>Height of the highest cell (m)</source>
      <translation>Altura de la celda más alta (m)</translation>
    </message>
    <message>
      <source>Height of the highest place (m)</source>
      <translation>Altura del lugar más alto (m)</translation>
    </message>
    <message>
      <source>Height of the highest place: {} m, as is usual on an island of this size</source>
      <translation>Altura del lugar más alto: {} m, como es habitual en una isla de este tamaño</translation>
    </message>
    <message>
      <source>Height of the highest ridge (m)</source>
      <translation>Altura de la cresta más alta (m)</translation>
    </message>
    <message>
      <source>Height of the highest river (m)</source>
      <translation>Altura del río más alto (m)</translation>
    </message>
    <message>
      <source>Height of the last vertex</source>
      <translation>Altura del último vértice</translation>
    </message>
    <message>
      <source>Height of the mouth (m)</source>
      <translation>Altura de la desembocadura (m)</translation>
    </message>
    <message>
      <source>Height of the node (m)</source>
      <translation>Altura del nodo (m)</translation>
    </message>
    <message>
      <source>Height of the outlet (m)</source>
      <translation>Altura de la salida (m)</translation>
    </message>
    <message>
      <source>Height of the plant (m)</source>
      <translation>Altura de la planta (m)</translation>
    </message>
    <message>
      <source>Height of the shape from its lowest to its highest point; of the volcanoes roughly above the sea. Empty: as SLOPE gives it.</source>
      <translation>Altura de la forma desde su punto más bajo al más alto; la de los volcanes, aproximadamente sobre el mar. Vacío: la que da SLOPE.</translation>
    </message>
    <message>
      <source>Height of the water (m)</source>
      <translation>Altura del agua (m)</translation>
    </message>
    <message>
      <source>Height of the water at its lower end (m)</source>
      <translation>Altura del agua en su extremo inferior (m)</translation>
    </message>
    <message>
      <source>Height of the water at its upper end (m)</source>
      <translation>Altura del agua en su extremo superior (m)</translation>
    </message>
    <message>
      <source>Height of the water at the lower end (m)</source>
      <translation>Altura del agua en el extremo inferior (m)</translation>
    </message>
    <message>
      <source>Height of the water at the upper end (m)</source>
      <translation>Altura del agua en el extremo superior (m)</translation>
    </message>
    <message>
      <source>Height over relief</source>
      <translation>Altura entre desnivel</translation>
    </message>
    <message>
      <source>Heightmap</source>
      <translation>Mapa de alturas</translation>
    </message>
    <message>
      <source>Heights</source>
      <translation>Alturas</translation>
    </message>
    <message>
      <source>Heights and sketched heights correlate by {}</source>
      <translation>Correlación de las alturas con las alturas esbozadas: {}</translation>
    </message>
    <message>
      <source>Heights are multiplied by this. A PNG of 16 bits from 0 to 65535 that is to be 1,000 m high has 0.01526.</source>
      <translation>Las alturas se multiplican por esto. Un PNG de 16 bits de 0 a 65535 que ha de tener 1.000 m de alto tiene 0,01526.</translation>
    </message>
    <message>
      <source>Heights are those of the DEM with its depressions filled, in {} cells</source>
      <translation>Las alturas son las del MDE con sus depresiones rellenadas, en {} celdas</translation>
    </message>
    <message>
      <source>Heights are those of the DEM: no cell had to be filled</source>
      <translation>Las alturas son las del MDE: no hizo falta rellenar ninguna celda</translation>
    </message>
    <message>
      <source>Heights come afterwards. Along the trees rivers rise after the law of stream power, steeply where they are small. How fast the land has to rise so that both sides of a divide agree follows from the basins; where another way is steeper still, water takes it, in about one triangle in ten, but never that of a river. ELEVATION has no pits and drains as the basins do; RIVERS go on into ‘Terrain model’ and ‘Render terrain’.</source>
      <translation>Las alturas vienen después. Por los árboles los ríos suben según la ley de la potencia de la corriente, con fuerza donde son pequeños. De las cuencas se deduce con qué rapidez ha de elevarse la tierra para que coincidan ambos lados de una divisoria; donde otro camino es aún más empinado lo toma el agua, en alrededor de un triángulo de cada diez, pero nunca la de un río. ELEVATION no tiene fosas y drena como las cuencas; RIVERS siguen a «Modelo de terreno» y «Representar terreno».</translation>
    </message>
    <message>
      <source>Heights for the lines, on the same cells. In hollows those of the water, so that no line rises.</source>
      <translation>Alturas para las líneas, en las mismas celdas. En las hondonadas las del agua, para que ninguna línea suba.</translation>
    </message>
    <message>
      <source>Heights for the same cells, in metres: the lines get them as Z.</source>
      <translation>Alturas para las mismas celdas, en metros: las líneas las reciben como Z.</translation>
    </message>
    <message>
      <source>Heights for the same cells, in metres; only HEIGHT, the shortest path and lengths that are not horizontal need them. Depressions are filled, so that no water rises on its way.</source>
      <translation>Alturas para las mismas celdas, en metros; solo las necesitan HEIGHT, el camino más corto y las longitudes que no son horizontales. Las depresiones se rellenan, para que el agua no suba en su camino.</translation>
    </message>
    <message>
      <source>Heights for the same cells. Where auto finds more than one encoding that may be right, the one in which water goes down most steeply wins.</source>
      <translation>Alturas para las mismas celdas. Donde auto halla más de una codificación que puede ser correcta, gana aquella en la que el agua baja con más pendiente.</translation>
    </message>
    <message>
      <source>Heights for vertices that have none.</source>
      <translation>Alturas para los vértices que no tienen.</translation>
    </message>
    <message>
      <source>Heights in metres, as 64-bit numbers.</source>
      <translation>Alturas en metros, como números de 64 bits.</translation>
    </message>
    <message>
      <source>Heights in metres, below rivers those of their beds.</source>
      <translation>Alturas en metros, bajo los ríos las de sus lechos.</translation>
    </message>
    <message>
      <source>Heights in metres.</source>
      <translation>Alturas en metros.</translation>
    </message>
    <message>
      <source>Heights in metres: below rivers of beds, on lakes of water.</source>
      <translation>Alturas en metros: bajo los ríos las de los lechos, en los lagos las del agua.</translation>
    </message>
    <message>
      <source>Heights in metres; nodata beside the ground.</source>
      <translation>Alturas en metros; sin datos fuera del suelo.</translation>
    </message>
    <message>
      <source>Heights of reaches and land, which SWMM needs. Where DIRECTIONS is left out they are found on it: depressions are filled, and water leaves into the sea, holes and over the edge of the data, as the advanced parameters say.</source>
      <translation>Alturas de tramos y tierra, que SWMM necesita. Donde se omite DIRECTIONS se buscan en él: las depresiones se rellenan, y el agua sale al mar, a los huecos y por el borde de los datos, según digan los parámetros avanzados.</translation>
    </message>
    <message>
      <source>Heights of the ground in metres.</source>
      <translation>Alturas del suelo en metros.</translation>
    </message>
    <message>
      <source>Heights of the ground in metres. It should hold all the land above each gauge: a sheet says where it touches the edge.</source>
      <translation>Alturas del suelo en metros. Debería contener toda la tierra aguas arriba de cada estación: la ficha dice dónde toca el borde.</translation>
    </message>
    <message>
      <source>Heights of the ground in metres; it is never changed.</source>
      <translation>Alturas del suelo en metros; nunca se modifica.</translation>
    </message>
    <message>
      <source>Heights of the ground. Its depressions are filled, so that no water rises on its way. Where DIRECTIONS is left out they are found on it.</source>
      <translation>Alturas del suelo. Sus depresiones se rellenan, para que el agua no suba en su camino. Donde se omite DIRECTIONS se buscan en él.</translation>
    </message>
    <message>
      <source>Heights of the ground: any raster layer. It is never changed.</source>
      <translation>Alturas del suelo: cualquier capa ráster. Nunca se modifica.</translation>
    </message>
    <message>
      <source>Heights of the ground: for the hypsometry, pits and depressions of the land, and for rivers whose lines have no heights. The floor of the sea is no land: give SEA or SEA_LEVEL where the DEM has it.</source>
      <translation>Alturas del suelo: para la hipsometría, las fosas y las depresiones de la tierra, y para los ríos cuyas líneas no tienen alturas. El fondo del mar no es tierra: dé SEA o SEA_LEVEL donde el MDE lo tiene.</translation>
    </message>
    <message>
      <source>Heights of the nodes, and the land if there is no other.</source>
      <translation>Alturas de los nodos, y la tierra si no hay otra.</translation>
    </message>
    <message>
      <source>Heights of the {} are right to {} mm</source>
      <translation>Alturas ({}): con un error de {} mm como mucho</translation>
    </message>
    <message>
      <source>Heights that fit the basins, linear in triangles.</source>
      <translation>Alturas que se ajustan a las cuencas, lineales en los triángulos.</translation>
    </message>
    <message>
      <source>Heights that rivers were given contradict each other, or the shore, on {} edges: no slope between them may be so steep. They were lowered, most by {}.</source>
      <translation>Las alturas dadas a los ríos se contradicen, o contradicen la orilla, en {} tramos: ninguna ladera entre ellos puede ser tan empinada. Se bajaron, como mucho {}.</translation>
    </message>
    <message>
      <source>Heights, of which each watershed has its lowest, mean and greatest. Where DIRECTIONS is left out they are found on it: depressions are filled, and water leaves into the sea, holes and over the edge of the data, as the advanced parameters say.</source>
      <translation>Alturas, de las que cada cuenca tiene la mínima, la media y la máxima. Donde se omite DIRECTIONS se buscan en él: las depresiones se rellenan, y el agua sale al mar, a los huecos y por el borde de los datos, según digan los parámetros avanzados.</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Ayuda</translation>
    </message>
    <message>
      <source>Higher</source>
      <translation>Superiores</translation>
    </message>
    <message>
      <source>Highest level of the water (m)</source>
      <translation>Nivel más alto del agua (m)</translation>
    </message>
    <message>
      <source>Hillshade</source>
      <translation>Sombreado</translation>
    </message>
    <message>
      <source>Hillshade: heights are exaggerated {} times</source>
      <translation>Sombreado: las alturas están exageradas {} veces</translation>
    </message>
    <message>
      <source>Holes in the data</source>
      <translation>Huecos en los datos</translation>
    </message>
    <message>
      <source>Holes in the data: {} cells, treated as {}</source>
      <translation>Huecos en los datos: {} celdas, tratadas como {}</translation>
    </message>
    <message>
      <source>Horton’s laws: the number, mean length and mean area of streams against their order, all
orders alike; the ratio is ten to the slope.</source>
      <translation>Leyes de Horton: el número, la longitud media y la superficie media de los cauces frente a su orden, todos
los órdenes por igual; la razón es diez elevado a la pendiente.</translation>
    </message>
    <message>
      <source>How</source>
      <translation>Cómo</translation>
    </message>
    <message>
      <source>How deep the water of each lake is, in metres.</source>
      <translation>Qué profundidad tiene el agua de cada lago, en metros.</translation>
    </message>
    <message>
      <source>How dry it is, and how low snow lasts. A number, or the file or the layer name of a raster with the same cells.</source>
      <translation>Lo seco que es, y hasta dónde baja la nieve perpetua. Un número, o el archivo o el nombre de capa de un ráster con las mismas celdas.</translation>
    </message>
    <message>
      <source>How far a profile must bulge. Errors of the DEM make as many knickpoints as are wanted: take several times what its heights are off.</source>
      <translation>Cuánto debe abombarse un perfil. Los errores del MDE hacen tantos knickpoints como se quiera: tome varias veces lo que yerran sus alturas.</translation>
    </message>
    <message>
      <source>How far a river raises (+) or lowers (−) its bed in one step. ratio: κ·c^p·(a0 − a)/(a0 + a); linear: κ·c^p·(1 − a/a0); square: κ·c^p·(1 − (a/a0)²); expression: your own. c is the flow in m³/s, a the slope, 2/π·atan(fall/distance), from 0 on the level to 1 upright.</source>
      <translation>Cuánto sube (+) o baja (−) un río su lecho en un paso. ratio: κ·c^p·(a0 − a)/(a0 + a); linear: κ·c^p·(1 − a/a0); square: κ·c^p·(1 − (a/a0)²); expression: la suya. c es el caudal en m³/s, a la pendiente, 2/π·atan(desnivel/distancia), de 0 en lo llano a 1 en vertical.</translation>
    </message>
    <message>
      <source>How far apart low places are, and so large basins. Empty: a fifth of the width of the land.</source>
      <translation>A qué distancia están los lugares bajos, y con ello las cuencas grandes. Vacío: un quinto de la anchura de la tierra.</translation>
    </message>
    <message>
      <source>How far it is at most to the river, by the way that water takes.</source>
      <translation>A qué distancia está como máximo del río, por el camino que toma el agua.</translation>
    </message>
    <message>
      <source>How far it is to the river, or to where the path ends; no data where no river is met.</source>
      <translation>A qué distancia está el río, o donde acaba el camino; sin datos donde no se encuentra río.</translation>
    </message>
    <message>
      <source>How far points lie apart along rivers, and how long the stretch is whose steepness each has. 0: every cell, with that of the next step alone, which is rough.</source>
      <translation>A qué distancia están los puntos a lo largo de los ríos, y qué longitud tiene el trecho cuyo empinamiento tiene cada uno. 0: cada celda, con el del paso siguiente solo, que es irregular.</translation>
    </message>
    <message>
      <source>How far the point was moved (m); along the water where it followed that</source>
      <translation>Cuánto se movió el punto (m); a lo largo del agua donde la siguió</translation>
    </message>
    <message>
      <source>How far the valley reaches, in edges of the network</source>
      <translation>Hasta dónde llega el valle, en aristas de la red</translation>
    </message>
    <message>
      <source>How fast land rises from the rivers to the ridges, 0.25 at most. It says where mountains are, and gives ridges their height, whatever UPLIFT says; rivers too steep for it are lowered. Empty: between 0.05 and 0.25, here more and there less, or what PEAK takes.</source>
      <translation>Con qué rapidez sube la tierra de los ríos a las crestas, 0,25 como máximo. Dice dónde hay montañas y da a las crestas su altura, diga lo que diga UPLIFT; se rebajan los ríos demasiado empinados para ello. Vacío: entre 0,05 y 0,25, aquí más y allá menos, o lo que exija PEAK.</translation>
    </message>
    <message>
      <source>How fast large basins become rare: the larger, the faster.</source>
      <translation>Con qué rapidez escasean las cuencas grandes: cuanto mayor, más deprisa.</translation>
    </message>
    <message>
      <source>How fast rivers rise upstream: 0.01 is ten metres on a kilometre. Empty: steep where the land is, and the gentler the more a river drains, as in nature, so that the highest one comes up to PEAK.</source>
      <translation>Con qué rapidez suben los ríos aguas arriba: 0,01 son diez metros por kilómetro. Vacío: empinados donde lo es la tierra, y más suaves cuanto más drena un río, como en la naturaleza, de modo que el más alto llega a PEAK.</translation>
    </message>
    <message>
      <source>How fine the noise on the ground is against the cells: 1 is as fine as cells can show, 0.5 as fine as cells twice as large can.</source>
      <translation>Qué fino es el ruido del suelo frente a las celdas: 1 es tan fino como las celdas pueden mostrar, 0,5 como pueden celdas el doble de grandes.</translation>
    </message>
    <message>
      <source>How firmly open water, which is level, hangs on the table around it; in snow how smooth its surface is. Not used in the model dupuit. Empty: ten times the tension in the ground; in snow the same.</source>
      <translation>Con qué firmeza el agua abierta, que es llana, depende del nivel que la rodea; en la nieve, qué lisa es su superficie. No se usa en el modelo dupuit. Vacío: diez veces la tensión en el suelo; en la nieve, la misma.</translation>
    </message>
    <message>
      <source>How high above the river it stands at most.</source>
      <translation>A qué altura está como máximo sobre el río.</translation>
    </message>
    <message>
      <source>How high the noise on the ground is: 0 makes it smooth, 2 twice as rough as in nature. Valley floors and shores stay smooth.</source>
      <translation>Qué alto es el ruido del suelo: 0 lo hace liso, 2 el doble de áspero que en la naturaleza. Los fondos de valle y las orillas quedan lisos.</translation>
    </message>
    <message>
      <source>How high the noise on the ground is: 0 makes it smooth, 2 twice as rough as in nature. Valley floors and shores stay smooth. Empty: as CHARACTER has it.</source>
      <translation>Qué alto es el ruido del suelo: 0 lo hace liso, 2 el doble de áspero que en la naturaleza. Los fondos de valle y las orillas quedan lisos. Vacío: como lo tiene CHARACTER.</translation>
    </message>
    <message>
      <source>How high the water stands above the bed of the DEM, where neither DISCHARGE nor RUNOFF is given. Of a raster each river cell has its own. A number, a field of RIVERS, or the file or the layer name of a raster with the same cells.</source>
      <translation>Qué altura tiene el agua sobre el lecho del MDE, donde no se da DISCHARGE ni RUNOFF. De un ráster cada celda de río tiene la suya. Un número, un campo de RIVERS, o el archivo o el nombre de capa de un ráster con las mismas celdas.</translation>
    </message>
    <message>
      <source>How high water would climb in ground without end above the base, which is the sea level or else the lowest ground. Ground so high is half wet. Not used in the model dupuit. In snow its depth on a plain where it is 10 °C below freezing. Empty: half of the greatest height above the base; in snow 4 m.</source>
      <translation>Hasta qué altura subiría el agua en un suelo sin fin sobre la base, que es el nivel del mar o, si no, el suelo más bajo. Un suelo así de alto está medio húmedo. No se usa en el modelo dupuit. En la nieve, su espesor en una llanura a 10 °C bajo cero. Vacío: la mitad de la mayor altura sobre la base; en la nieve, 4 m.</translation>
    </message>
    <message>
      <source>How it was measured</source>
      <translation>Cómo se midió</translation>
    </message>
    <message>
      <source>How long the longest path is by which water comes to the cell, from a divide; no data where there is no direction.</source>
      <translation>Qué longitud tiene el camino más largo por el que llega agua a la celda desde una divisoria; sin datos donde no hay dirección.</translation>
    </message>
    <message>
      <source>How many bands SNAPSHOTS has at most: how the search begins, after 1, 2, 4, 8 … steps, and its end.</source>
      <translation>Cuántas bandas tiene SNAPSHOTS como máximo: cómo empieza la búsqueda, tras 1, 2, 4, 8 … pasos, y su final.</translation>
    </message>
    <message>
      <source>How many bands SNAPSHOTS has. They are equally many events apart, and the last is the end.</source>
      <translation>Cuántas bandas tiene SNAPSHOTS. Están separadas por igual número de eventos, y la última es el final.</translation>
    </message>
    <message>
      <source>How many bands SNAPSHOTS has: the fill after equally many more sweeps each, the last one at the end. Only for sweeps.</source>
      <translation>Cuántas bandas tiene SNAPSHOTS: el relleno tras igual número de barridos cada una, la última al final. Solo para sweeps.</translation>
    </message>
    <message>
      <source>How many cells drain through each cell, itself included.</source>
      <translation>Cuántas celdas drenan por cada celda, incluida ella misma.</translation>
    </message>
    <message>
      <source>How many drops of rain fall, one after the other. Beyond about three for each cell (with the D and M below) the valleys are lost in slides again.</source>
      <translation>Cuántas gotas de lluvia caen, una tras otra. Más allá de unas tres por celda (con D y M de abajo) los valles vuelven a perderse en deslizamientos.</translation>
    </message>
    <message>
      <source>How many kilometres of river there are on a square kilometre.</source>
      <translation>Cuántos kilómetros de río hay en un kilómetro cuadrado.</translation>
    </message>
    <message>
      <source>How many mouths to choose along the coast of all land, where MOUTHS gives none. 0: from the length of the coast.</source>
      <translation>Cuántas desembocaduras elegir a lo largo de la costa de toda la tierra, donde MOUTHS no da ninguna. 0: según la longitud de la costa.</translation>
    </message>
    <message>
      <source>How many streams there are for each one of the next order.</source>
      <translation>Cuántos cauces hay por cada uno del orden siguiente.</translation>
    </message>
    <message>
      <source>How many widths of its river a bend is long.</source>
      <translation>Cuántas anchuras de su río mide una curva.</translation>
    </message>
    <message>
      <source>How much a drop lowers every cell on its path. Empty: 10 m as in the article, where the relief is 199 m; on a DEM so much that its largest river cuts in by a third of the relief.</source>
      <translation>Cuánto rebaja una gota cada celda de su camino. Vacío: 10 m como en el artículo, donde el desnivel es de 199 m; en un MDE, tanto que su río mayor se encaje un tercio del desnivel.</translation>
    </message>
    <message>
      <source>How much colder it is a kilometre higher.</source>
      <translation>Cuánto más frío hace un kilómetro más arriba.</translation>
    </message>
    <message>
      <source>How much colder it is a kilometre higher. Only for the model snow.</source>
      <translation>Cuánto más frío hace un kilómetro más arriba. Solo para el modelo snow.</translation>
    </message>
    <message>
      <source>How much each cell was raised, in metres.</source>
      <translation>Cuánto se elevó cada celda, en metros.</translation>
    </message>
    <message>
      <source>How much gentler rivers become as water joins them; at 0.5 four times the land halves the slope.</source>
      <translation>Cuánto más suaves se hacen los ríos al unirse agua; con 0,5 cuatro veces la tierra reduce a la mitad la pendiente.</translation>
    </message>
    <message>
      <source>How much longer streams are from order to order.</source>
      <translation>Cuánto más largos se hacen los cauces de orden en orden.</translation>
    </message>
    <message>
      <source>How much longer the way of the water is than the straight line; 1 is straight.</source>
      <translation>Cuánto más largo es el camino del agua que la línea recta; 1 es recto.</translation>
    </message>
    <message>
      <source>How much lower the table would stand in ground without end because water is less bound there; snow is as much less deep. Not used in the model dupuit.</source>
      <translation>Cuánto más bajo estaría el nivel en un suelo sin fin porque allí el agua está menos ligada; la nieve es otro tanto menos profunda. No se usa en el modelo dupuit.</translation>
    </message>
    <message>
      <source>How much more land drains to streams from order to order.</source>
      <translation>Cuánta más tierra drena a los cauces de orden en orden.</translation>
    </message>
    <message>
      <source>How much of the land lies above each height.</source>
      <translation>Cuánta de la tierra está por encima de cada altura.</translation>
    </message>
    <message>
      <source>How much of the longest path leads through standing water (km)</source>
      <translation>Cuánto del camino más largo atraviesa aguas quietas (km)</translation>
    </message>
    <message>
      <source>How much of the rain runs off, of which a watershed has the mean. A number up to 100, or the file or the layer name of a raster with the same cells.</source>
      <translation>Cuánta de la lluvia escurre; una cuenca tiene la media. Un número hasta 100, o el archivo o el nombre de capa de un ráster con las mismas celdas.</translation>
    </message>
    <message>
      <source>How much of the rivers that were built water finds again on the raster.</source>
      <translation>Cuánto de los ríos que se construyeron vuelve a hallar el agua en el ráster.</translation>
    </message>
    <message>
      <source>How much the bed of a river is lowered below the DEM.</source>
      <translation>Cuánto se rebaja el lecho de un río bajo el MDE.</translation>
    </message>
    <message>
      <source>How much the ground has risen (m): below 0 where it is eroded.</source>
      <translation>Cuánto ha subido el suelo (m): por debajo de 0 donde se erosiona.</translation>
    </message>
    <message>
      <source>How much the sea rises above SEA_LEVEL, so that it drowns the valleys that rivers have cut before: inlets and fjords.</source>
      <translation>Cuánto sube el mar sobre SEA_LEVEL, de modo que anega los valles que los ríos cortaron antes: rías y fiordos.</translation>
    </message>
    <message>
      <source>How much water each cell carries, to know where SNAP moves points. Without it the area is taken that drains through each cell.</source>
      <translation>Cuánta agua lleva cada celda, para saber adónde mueve SNAP los puntos. Sin ello se toma la superficie que drena por cada celda.</translation>
    </message>
    <message>
      <source>How much water, land or how many cells drain through each cell, in any unit, to find rivers by. Without it the area is taken that drains through each cell.</source>
      <translation>Cuánta agua, tierra o cuántas celdas drenan por cada celda, en cualquier unidad, para hallar los ríos. Sin ello se toma la superficie que drena por cada celda.</translation>
    </message>
    <message>
      <source>How much water, land or how many cells drain through each cell, in any unit.</source>
      <translation>Cuánta agua, tierra o cuántas celdas drenan por cada celda, en cualquier unidad.</translation>
    </message>
    <message>
      <source>How natural it is.</source>
      <translation>Qué natural es.</translation>
    </message>
    <message>
      <source>How near nodes may come to each other, in place of their number.</source>
      <translation>Cuánto pueden acercarse los nodos entre sí, en lugar de su número.</translation>
    </message>
    <message>
      <source>How near rivers come to each other. At least 0.7072: less, and a river would leave its cell through a corner.</source>
      <translation>Cuánto se acercan los ríos entre sí. Al menos 0,7072: con menos, un río saldría de su celda por una esquina.</translation>
    </message>
    <message>
      <source>How near rivers come to the coast, but at their mouths. More leaves a wider strip of coast that rivers only cross, and narrow land without any.</source>
      <translation>Cuánto se acercan los ríos a la costa, salvo en sus desembocaduras. Con más queda una franja de costa más ancha que los ríos solo cruzan, y tierra estrecha sin ninguno.</translation>
    </message>
    <message>
      <source>How often a river becomes, upstream, one of the same and one of a lower order: a tributary joins. PC, PS and PA add up to 1. Empty: as PRESET has it.</source>
      <translation>Con qué frecuencia un río se convierte, aguas arriba, en uno del mismo orden y uno de orden menor: se une un afluente. PC, PS y PA suman 1. Vacío: como lo tiene PRESET.</translation>
    </message>
    <message>
      <source>How often a river becomes, upstream, one river of the same order: it goes on. PC, PS and PA add up to 1. Empty: as PRESET has it.</source>
      <translation>Con qué frecuencia un río se convierte, aguas arriba, en un río del mismo orden: continúa. PC, PS y PA suman 1. Vacío: como lo tiene PRESET.</translation>
    </message>
    <message>
      <source>How often a river becomes, upstream, two rivers of the order below: it forks. PC, PS and PA add up to 1. Empty: as PRESET has it.</source>
      <translation>Con qué frecuencia un río se convierte, aguas arriba, en dos ríos del orden inferior: se bifurca. PC, PS y PA suman 1. Vacío: como lo tiene PRESET.</translation>
    </message>
    <message>
      <source>How often the lines are drawn straighter within their cells; 5 is much. 0: from cell centre to cell centre. Lengths are always those from centre to centre.</source>
      <translation>Cuántas veces se trazan más rectas las líneas dentro de sus celdas; 5 es mucho. 0: de centro a centro de celda. Las longitudes son siempre las de centro a centro.</translation>
    </message>
    <message>
      <source>How stiff the table is in the ground: in the model dupuit the transmissivity of the aquifer; in snow, of bare ground beside it. Empty: 10 m² a day; in energy the area of 100 cells, in snow a 25th of one.</source>
      <translation>Qué rígido es el nivel en el suelo: en el modelo dupuit la transmisividad del acuífero; en la nieve, la del suelo desnudo de al lado. Vacío: 10 m² al día; en energy la superficie de 100 celdas, en la nieve una 25.ª parte de una.</translation>
    </message>
    <message>
      <source>How strongly steep directions are preferred: 1 shares in proportion to slope, large values come near to d8.</source>
      <translation>Con qué fuerza se prefieren las direcciones empinadas: 1 reparte en proporción a la pendiente, los valores grandes se acercan a d8.</translation>
    </message>
    <message>
      <source>How the longest river grows with the land that drains: 0.5 if large basins have the shape of small ones, more if they are slimmer or their rivers wind more.</source>
      <translation>Cómo crece el río más largo con la tierra que drena: 0,5 si las cuencas grandes tienen la forma de las pequeñas, más si son más esbeltas o sus ríos serpentean más.</translation>
    </message>
    <message>
      <source>Hydrology from a DEM</source>
      <translation>Hidrología de un MDE</translation>
    </message>
    <message>
      <source>Hypsometric curve</source>
      <translation>Curva hipsométrica</translation>
    </message>
    <message>
      <source>Hypsometric integral</source>
      <translation>Integral hipsométrica</translation>
    </message>
    <message>
      <source>Hypsometry</source>
      <translation>Hipsometría</translation>
    </message>
    <message>
      <source>INPUT (the DEM) is for HEIGHT, the shortest path and LENGTH: it is ignored.</source>
      <translation>INPUT (el MDE) es para HEIGHT, el camino más corto y LENGTH: no se tiene en cuenta.</translation>
    </message>
    <message>
      <source>INPUT and MESH_INPUT are both given. Leave one of them empty.</source>
      <translation>INPUT y MESH_INPUT están ambos indicados. Deje vacío uno de ellos.</translation>
    </message>
    <message>
      <source>INPUT has no data in some cells of RIVERS: give a DEM that covers them.</source>
      <translation>INPUT no tiene datos en algunas celdas de RIVERS: indique un MDE que las cubra.</translation>
    </message>
    <message>
      <source>INPUT is not used: METHOD is share.</source>
      <translation>INPUT no se usa: METHOD es share.</translation>
    </message>
    <message>
      <source>INPUT is not used: the directions are given.</source>
      <translation>INPUT no se usa: las direcciones están indicadas.</translation>
    </message>
    <message>
      <source>INPUT: all land of ‘{}’ is as high, so water runs nowhere. Choose another raster.</source>
      <translation>INPUT: toda la tierra de «{}» está a la misma altura, así que el agua no va a ninguna parte. Elija otro ráster.</translation>
    </message>
    <message>
      <source>INPUT: every cell of ‘{}’ is sea, so there is no land. Take a lower SEA_LEVEL.</source>
      <translation>INPUT: todas las celdas de «{}» son mar, así que no hay tierra. Tome un SEA_LEVEL más bajo.</translation>
    </message>
    <message>
      <source>INPUT: no river of ‘{}’ lies on ‘{}’. Choose the DEM of these rivers, or check the CRS of both.</source>
      <translation>INPUT: ningún río de «{}» está sobre «{}». Elija el MDE de estos ríos o compruebe el SRC de ambos.</translation>
    </message>
    <message>
      <source>INPUT: no water gathers anywhere on ‘{}’, so nothing tells where rivers begin.</source>
      <translation>INPUT: el agua no se junta en ninguna parte de «{}», así que nada dice dónde empiezan los ríos.</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ has neither a CRS nor a place, so nobody knows how large its pixels are. Give their size in metres as PIXEL_SIZE, or the SCALE_FILE that ‘Export heightmap’ has written.</source>
      <translation>INPUT: «{}» no tiene ni SRC ni lugar, así que nadie sabe cuánto miden sus píxeles. Indique su tamaño en metros como PIXEL_SIZE, o el SCALE_FILE que ha escrito «Exportar mapa de alturas».</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ has no data at all. Choose another raster.</source>
      <translation>INPUT: «{}» no tiene ningún dato. Elija otro ráster.</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ has no data in {} cells of the paths: these have no height.</source>
      <translation>INPUT: «{}» no tiene datos en {} celdas de los caminos: estas no tienen altura.</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ has {} × {} cells, and rivers take {} × {} at least. Choose a larger raster.</source>
      <translation>INPUT: «{}» tiene {} × {} celdas, y los ríos necesitan al menos {} × {}. Elija un ráster mayor.</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ is an image with colours. If these stand for heights say how as FORMAT: mapbox or terrarium. If it is grey, take ‘heights’.</source>
      <translation>INPUT: «{}» es una imagen con colores. Si representan alturas, diga cómo con FORMAT: mapbox o terrarium. Si es gris, tome «alturas».</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ looks like flow directions, in the numbers of ESRI. Give it as DIRECTIONS, or a DEM.</source>
      <translation>INPUT: «{}» parece direcciones de flujo, con los números de ESRI. Indíquelo como DIRECTIONS, o indique un MDE.</translation>
    </message>
    <message>
      <source>Id, downstream, areas, length, slope, heights, outlet and gauge.</source>
      <translation>Id, downstream, superficies, longitud, pendiente, alturas, salida y estación de aforo.</translation>
    </message>
    <message>
      <source>In all {} numbers that can be compared, this is like real rivers.</source>
      <translation>En todos los {} números comparables, esto es como los ríos reales.</translation>
    </message>
    <message>
      <source>In every encoding that fits there is a cycle: make the directions anew from the DEM.</source>
      <translation>En todas las codificaciones que encajan hay un ciclo: haga las direcciones de nuevo a partir del MDE.</translation>
    </message>
    <message>
      <source>In metres. Empty: that of the extent.</source>
      <translation>En metros. Vacío: el de la extensión.</translation>
    </message>
    <message>
      <source>In the ground water has climbed to {} m above the base, {} m on average; that is {} m below the surface on average, {} m at most</source>
      <translation>En el suelo el agua ha subido hasta {} m sobre la base, {} m de media; eso es {} m bajo la superficie de media, {} m como mucho</translation>
    </message>
    <message>
      <source>In the one number that can be compared, this is like real rivers.</source>
      <translation>En el único número comparable, esto es como los ríos reales.</translation>
    </message>
    <message>
      <source>Indices on lakes</source>
      <translation>Índices en lagos</translation>
    </message>
    <message>
      <source>Input of EPA SWMM</source>
      <translation>Entrada de EPA SWMM</translation>
    </message>
    <message>
      <source>Install</source>
      <translation>Instalar</translation>
    </message>
    <message>
      <source>Install it there, or stop this worker.</source>
      <translation>Instálelo allí o detenga este worker.</translation>
    </message>
    <message>
      <source>Install numba to compute hundreds of times faster. {}</source>
      <translation>Instale numba para calcular cientos de veces más rápido. {}</translation>
    </message>
    <message>
      <source>Installing numba …</source>
      <translation>Instalando numba …</translation>
    </message>
    <message>
      <source>Installing numba: {}</source>
      <translation>Instalando numba: {}</translation>
    </message>
    <message>
      <source>Instead of a coast: a rectangle of country, cut out of larger land that follows from SEED and the place on the map alone. Rivers come in over its edges and leave over them, and a rectangle beside it fits.</source>
      <translation>En lugar de una costa: un rectángulo de campo, recortado de una tierra mayor que depende solo de SEED y del lugar en el mapa. Los ríos entran y salen por sus bordes, y un rectángulo contiguo encaja con él.</translation>
    </message>
    <message>
      <source>Instead of that, a layer of points: one watershed each.</source>
      <translation>En lugar de ello, una capa de puntos: una cuenca para cada uno.</translation>
    </message>
    <message>
      <source>Integral {:.3g}, {:,} cells.</source>
      <translation>Integral {:.3g}, {:,} celdas.</translation>
    </message>
    <message>
      <source>Island</source>
      <translation>Isla</translation>
    </message>
    <message>
      <source>Island eroded</source>
      <translation>Isla erosionada</translation>
    </message>
    <message>
      <source>Island that it holds for; NULL for all</source>
      <translation>Isla para la que vale; NULL para todas</translation>
    </message>
    <message>
      <source>Island {}</source>
      <translation>Isla {}</translation>
    </message>
    <message>
      <source>Island {}: the highest land lies at {} m, at {} m before</source>
      <translation>Isla {}: la tierra más alta está a {} m, antes a {} m</translation>
    </message>
    <message>
      <source>Island {}: {}, {} edges, {} courses, {} primitives</source>
      <translation>Isla {}: {}, {} tramos, {} cursos, {} primitivas</translation>
    </message>
    <message>
      <source>Island {}: {}, {} edges, {} mouths, spacing {}, highest river {} m</source>
      <translation>Isla {}: {}, {} tramos, {} desembocaduras, espaciado {}, río más alto {} m</translation>
    </message>
    <message>
      <source>Island, from the largest on</source>
      <translation>Isla, desde la mayor</translation>
    </message>
    <message>
      <source>Islands</source>
      <translation>Islas</translation>
    </message>
    <message>
      <source>Islands on which no river found room: {}</source>
      <translation>Islas en las que ningún río halló sitio: {}</translation>
    </message>
    <message>
      <source>Islands too small for rivers: {}</source>
      <translation>Islas demasiado pequeñas para ríos: {}</translation>
    </message>
    <message>
      <source>It depends on where rivers are said to begin.</source>
      <translation>Depende de dónde se diga que empiezan los ríos.</translation>
    </message>
    <message>
      <source>It does what ‘Fill depressions’, ‘Flow directions’, ‘Flow accumulation’, ‘River network’, ‘Watersheds’ and ‘Lakes’ do one after the other, and computes nothing twice. Run those for more control.</source>
      <translation>Hace lo que «Rellenar depresiones», «Direcciones de flujo», «Acumulación de flujo», «Red fluvial», «Cuencas hidrográficas» y «Lagos» hacen uno tras otro, y no calcula nada dos veces. Ejecute esos para tener más control.</translation>
    </message>
    <message>
      <source>It does what ‘Grow rivers’, ‘Terrain model’ and ‘Render terrain’ do one after the other. Run those to stop in between and edit rivers or ground by hand. Heights differ then: here rivers find theirs with the land, there the land rises from rivers that keep those of their lines.</source>
      <translation>Hace lo que «Hacer crecer ríos», «Modelo de terreno» y «Representar terreno» hacen uno tras otro. Ejecute esos para parar en medio y editar a mano los ríos o el suelo. Las alturas son entonces otras: aquí los ríos encuentran las suyas con la tierra, allí la tierra sube desde ríos que conservan las de sus líneas.</translation>
    </message>
    <message>
      <source>It gives χ its unit; the slope over χ is the steepness where it is 1 m², which is 0.000001 km².</source>
      <translation>Da a χ su unidad; la pendiente frente a χ es el empinamiento donde es 1 m², es decir, 0,000001 km².</translation>
    </message>
    <message>
      <source>It has no length, or its heights are not known.</source>
      <translation>No tiene longitud, o no se conocen sus alturas.</translation>
    </message>
    <message>
      <source>It is likely {}: set {} to that.</source>
      <translation>Probablemente es {}: ponga {} así.</translation>
    </message>
    <message>
      <source>It is made to clothe land, real or not. It is no model of vegetation: people, soil, fire and history have no say.</source>
      <translation>Está hecho para vestir la tierra, real o no. No es un modelo de la vegetación: la gente, el suelo, el fuego y la historia no cuentan.</translation>
    </message>
    <message>
      <source>It is {} °C at height 0 and freezes above {} m</source>
      <translation>Hace {} °C a la altura 0, y hiela por encima de {} m</translation>
    </message>
    <message>
      <source>It may be {}: set {} to one of them.</source>
      <translation>Puede ser {}: ponga {} en uno de ellos.</translation>
    </message>
    <message>
      <source>It reaches the edge of the data, beyond which more land may drain to it: areas are least values.</source>
      <translation>Llega al borde de los datos, más allá del cual puede drenar a ella más tierra: las superficies son valores mínimos.</translation>
    </message>
    <message>
      <source>Its height above the bed, in depths</source>
      <translation>Su altura sobre el lecho, en profundidades</translation>
    </message>
    <message>
      <source>Its height, in depths</source>
      <translation>Su altura, en profundidades</translation>
    </message>
    <message>
      <source>Its water ends in the sea there: move it back</source>
      <translation>Su agua termina allí en el mar: devuélvalo a tierra</translation>
    </message>
    <message>
      <source>Joining the rivers</source>
      <translation>Uniendo los ríos</translation>
    </message>
    <message>
      <source>Joining them</source>
      <translation>Uniéndolos</translation>
    </message>
    <message>
      <source>Judge it with Hack's h: real rivers have β ≈ 1 − h.</source>
      <translation>Júzguelo con la h de Hack: los ríos reales tienen β ≈ 1 − h.</translation>
    </message>
    <message>
      <source>Junction</source>
      <translation>Confluencia</translation>
    </message>
    <message>
      <source>Junction angle</source>
      <translation>Ángulo de confluencia</translation>
    </message>
    <message>
      <source>Junction angle (median)</source>
      <translation>Ángulo de confluencia (mediana)</translation>
    </message>
    <message>
      <source>Junction angles</source>
      <translation>Ángulos de confluencia</translation>
    </message>
    <message>
      <source>Junctions</source>
      <translation>Confluencias</translation>
    </message>
    <message>
      <source>KEPT: {} % of the triangles keep their way; the water of {} goes a steeper one, and {} in rivers would have one</source>
      <translation>KEPT: el {} % de los triángulos conserva su camino; el agua de {} toma uno más empinado, y {} en ríos tendrían uno así</translation>
    </message>
    <message>
      <source>Keep as layers</source>
      <translation>Guardar como capas</translation>
    </message>
    <message>
      <source>Kernels compiled</source>
      <translation>Núcleos compilados</translation>
    </message>
    <message>
      <source>Kirpich</source>
      <translation>Kirpich</translation>
    </message>
    <message>
      <source>Knickpoints</source>
      <translation>Knickpoints</translation>
    </message>
    <message>
      <source>LABELS cannot hold ids beyond 2,147,483,647: leave it out, or give RIVERS or LAKES other ids.</source>
      <translation>LABELS no admite números por encima de 2.147.483.647: déjelo, o dé otros números a RIVERS o LAKES.</translation>
    </message>
    <message>
      <source>LAKES: no subbasin for lakes that hold the centre of no cell: {}.</source>
      <translation>LAKES: no hay subcuenca para lagos que no contienen el centro de ninguna celda: {}.</translation>
    </message>
    <message>
      <source>LAKES: water leaves by more than one way from {}. All of it goes on by the outlet through which the most drains, so areas below the others are less than what drains there.</source>
      <translation>LAKES: el agua sale por más de un camino de {}. Toda sigue por la salida por la que más drena, así que las áreas bajo las otras son menores de lo que allí drena.</translation>
    </message>
    <message>
      <source>LAKES: {} has a level of {} m. It must be above 0.</source>
      <translation>LAKES: {} tiene un nivel de {} m. Debe estar por encima de 0.</translation>
    </message>
    <message>
      <source>LAKES: {} of ‘{}’ lie off the land or on another lake, or are too small: left out.</source>
      <translation>LAKES: {} de «{}» están fuera de la tierra o sobre otro lago, o son demasiado pequeños: omitidos.</translation>
    </message>
    <message>
      <source>LAKES: ‘{}’ covers the centre of no cell of ‘{}’.</source>
      <translation>LAKES: «{}» no cubre el centro de ninguna celda de «{}».</translation>
    </message>
    <message>
      <source>LAKES: ‘{}’ holds geometries of no certain kind. Save it as one of them.</source>
      <translation>LAKES: «{}» contiene geometrías de tipo indefinido. Guárdelo con uno definido.</translation>
    </message>
    <message>
      <source>LAKE_POLYGONS: no cell of ‘{}’ has its centre in a lake of ‘{}’.</source>
      <translation>LAKE_POLYGONS: ninguna celda de «{}» tiene su centro en un lago de «{}».</translation>
    </message>
    <message>
      <source>LAKE_POLYGONS: no cell of ‘{}’ has its centre in a polygon of ‘{}’.</source>
      <translation>LAKE_POLYGONS: ninguna celda de «{}» tiene su centro en un polígono de «{}».</translation>
    </message>
    <message>
      <source>LAND: no cell of ‘{}’ has its centre in a polygon of ‘{}’. Choose other polygons, smaller cells, or another extent.</source>
      <translation>LAND: ninguna celda de «{}» tiene su centro en un polígono de «{}». Elija otros polígonos, celdas menores u otra extensión.</translation>
    </message>
    <message>
      <source>LAW is expression and EXPRESSION is empty. Give one, such as 2 * c^0.5 * (a0 - a).</source>
      <translation>LAW es expression y EXPRESSION está vacía. Indique una, como 2 * c^0.5 * (a0 - a).</translation>
    </message>
    <message>
      <source>LENGTH {} goes with the PATH flow alone: the shortest path is horizontal.</source>
      <translation>LENGTH {} va solo con el PATH flow: el camino más corto es horizontal.</translation>
    </message>
    <message>
      <source>LENGTH {} is measured in metres: choose the UNITS m, or horizontal.</source>
      <translation>LENGTH {} se mide en metros: elija las UNITS m o horizontal.</translation>
    </message>
    <message>
      <source>LENGTH {} needs the DEM: give it as INPUT, or choose horizontal.</source>
      <translation>LENGTH {} necesita el MDE: indíquelo como INPUT o elija horizontal.</translation>
    </message>
    <message>
      <source>LINKS is a table of all for any model. HMS is a basin model of HEC-HMS, to which you give its methods. SWMM is an input that EPA SWMM runs at once, with rain, losses and sections that you replace by your own.</source>
      <translation>LINKS es una tabla de todo para cualquier modelo. HMS es un modelo de cuenca de HEC-HMS, al que usted da sus métodos. SWMM es una entrada que EPA SWMM ejecuta de inmediato, con lluvia, pérdidas y secciones que usted sustituye por las suyas.</translation>
    </message>
    <message>
      <source>LS factor</source>
      <translation>Factor LS</translation>
    </message>
    <message>
      <source>Labelling cells</source>
      <translation>Etiquetando celdas</translation>
    </message>
    <message>
      <source>Lake</source>
      <translation>Lago</translation>
    </message>
    <message>
      <source>Lake in LAKES; NULL elsewhere</source>
      <translation>Lago en LAKES; NULL en el resto</translation>
    </message>
    <message>
      <source>Lake inlet</source>
      <translation>Entrada de un lago</translation>
    </message>
    <message>
      <source>Lake outlet</source>
      <translation>Salida de un lago</translation>
    </message>
    <message>
      <source>Lake that it flows into; NULL elsewhere</source>
      <translation>Lago al que afluye; NULL en el resto</translation>
    </message>
    <message>
      <source>Lake that spills here</source>
      <translation>Lago que vierte aquí</translation>
    </message>
    <message>
      <source>Lake that the link lies in or crosses, of several the longest; NULL elsewhere</source>
      <translation>Lago en el que está el tramo o que atraviesa, de varios el más largo; NULL en el resto</translation>
    </message>
    <message>
      <source>Lakes</source>
      <translation>Lagos</translation>
    </message>
    <message>
      <source>Lakes among them</source>
      <translation>Lagos entre ellas</translation>
    </message>
    <message>
      <source>Lakes and hollows</source>
      <translation>Lagos y hondonadas</translation>
    </message>
    <message>
      <source>Lakes are</source>
      <translation>Los lagos son</translation>
    </message>
    <message>
      <source>Lakes are full to their sill, or with EVAPORATION as high as they can stand: an open one spills, a closed one loses all that comes, and around it lies a pan of salt up to the sill. Rivers fill lakes with what they carry, and cut down the sills over which lakes spill.</source>
      <translation>Los lagos están llenos hasta su umbral de vertido o, con EVAPORATION, tan altos como pueden mantenerse: uno abierto vierte, uno cerrado pierde todo lo que llega, y alrededor de él hay un salar hasta el umbral. Los ríos llenan los lagos con lo que llevan y rebajan los umbrales por los que vierten.</translation>
    </message>
    <message>
      <source>Lakes are where the least change to the DEM fills a hollow, and where ground is level already; all other hollows are opened. Rivers are traced in the valleys of a smooth surface whose means over the cells are the DEM, and get widths, depths, types and bends by what they carry.</source>
      <translation>Hay lagos donde el menor cambio del MDE rellena una hondonada, y donde el suelo ya es llano; todas las demás hondonadas se abren. Los ríos se trazan en los valles de una superficie suave cuyas medias en las celdas son el MDE, y reciben anchuras, profundidades, tipos y curvas según lo que llevan.</translation>
    </message>
    <message>
      <source>Lakes at the end: {}, of which {} are closed</source>
      <translation>Lagos al final: {}, de ellos {} cerrados</translation>
    </message>
    <message>
      <source>Lakes in a drought</source>
      <translation>Lagos en una sequía</translation>
    </message>
    <message>
      <source>Lakes in a dry land</source>
      <translation>Lagos en una tierra seca</translation>
    </message>
    <message>
      <source>Lakes nested in others</source>
      <translation>Lagos contenidos en otros</translation>
    </message>
    <message>
      <source>Lakes nested in them</source>
      <translation>Lagos contenidos en ellos</translation>
    </message>
    <message>
      <source>Lakes of a DEM</source>
      <translation>Lagos de un MDE</translation>
    </message>
    <message>
      <source>Lakes of a DEM in balance under some rain and half of it, and the rivers between them.</source>
      <translation>Los lagos de un MDE en equilibrio con una lluvia y con la mitad, y los ríos entre ellos.</translation>
    </message>
    <message>
      <source>Lakes of a map</source>
      <translation>Lagos de un mapa</translation>
    </message>
    <message>
      <source>Lakes of the map whose water would have left in several places: {}</source>
      <translation>Lagos del mapa cuya agua habría salido por varios lugares: {}</translation>
    </message>
    <message>
      <source>Lakes of ‘{}’: {} cells, level as the lowest of their shores</source>
      <translation>Lagos de «{}»: {} celdas, llanas a la altura del punto más bajo de sus orillas</translation>
    </message>
    <message>
      <source>Lakes stand higher than they were to, as the rivers do that their water runs to: {}.</source>
      <translation>Hay lagos más altos de lo que debían, como los ríos a los que va su agua: {}.</translation>
    </message>
    <message>
      <source>Lakes that are known</source>
      <translation>Lagos conocidos</translation>
    </message>
    <message>
      <source>Lakes that stand alone</source>
      <translation>Lagos independientes</translation>
    </message>
    <message>
      <source>Lakes whose greatest depth is less are left out, nested or not; many DEMs err by 1 m. 0: every lake.</source>
      <translation>Se omiten los lagos cuya profundidad máxima es menor, estén o no dentro de otros; muchos MDE yerran en 1 m. 0: todos los lagos.</translation>
    </message>
    <message>
      <source>Lakes with their levels.</source>
      <translation>Lagos con sus niveles.</translation>
    </message>
    <message>
      <source>Lakes, nested ones included</source>
      <translation>Lagos, incluidos los anidados</translation>
    </message>
    <message>
      <source>Lakes: {}</source>
      <translation>Lagos: {}</translation>
    </message>
    <message>
      <source>Lakes: {}, of which {} are closed; pans of salt: {}</source>
      <translation>Lagos: {}, de ellos {} cerrados; salares: {}</translation>
    </message>
    <message>
      <source>Land</source>
      <translation>Tierra</translation>
    </message>
    <message>
      <source>Land as polygons, each an island, holes are inland seas; or shores as lines that close together.</source>
      <translation>Tierra como polígonos, cada uno una isla, los huecos son mares interiores; u orillas como líneas que cierran juntas.</translation>
    </message>
    <message>
      <source>Land as polygons, each an island, holes are inland seas; or shores as lines that close together. A mesh is made on it; its heights are those of the DEM or, without one, rise from the shore to ranges and basins. The sea takes what comes: for deltas give a DEM with a floor of the sea, and SEA_LEVEL.</source>
      <translation>Tierra como polígonos, cada uno una isla, los huecos son mares interiores; u orillas como líneas que cierran juntas. Sobre ella se hace una malla; sus alturas son las del MDE o, sin él, suben de la orilla a sierras y cuencas. El mar recoge lo que llega: para tener deltas dé un MDE con fondo del mar, y SEA_LEVEL.</translation>
    </message>
    <message>
      <source>Land as polygons, each an island, holes are inland seas; or shores as lines that close together. Empty: the extent, or that of the DEM.</source>
      <translation>Tierra como polígonos, cada uno una isla, los huecos son mares interiores; u orillas como líneas que cierran juntas. Vacío: la extensión, o la del MDE.</translation>
    </message>
    <message>
      <source>Land as polygons, each an island, holes are inland seas; or shores as lines that close together. Empty: the extent, whose border is the coast.</source>
      <translation>Tierra como polígonos, cada uno una isla, los huecos son mares interiores; u orillas como líneas que cierran juntas. Vacío: la extensión, cuyo borde es la costa.</translation>
    </message>
    <message>
      <source>Land as polygons, each an island, holes are inland seas; or shores as lines that close together. Or leave it empty and give EXTENT.</source>
      <translation>Tierra como polígonos, cada uno una isla, los huecos son mares interiores; u orillas como líneas que cierran juntas. O déjelo vacío y dé EXTENT.</translation>
    </message>
    <message>
      <source>Land is under water as far as it lies less high above the river cell that it drains to (HAND, height above the nearest drainage) than the river stands there. Stages are metres above the bed that the DEM knows, which is the water on the day of the survey.</source>
      <translation>La tierra está bajo el agua en la medida en que se eleva menos sobre la celda de río a la que drena (HAND, altura sobre el drenaje más cercano) que el nivel del río allí. Los niveles son metros sobre el lecho que conoce el MDE, que es el agua del día del levantamiento.</translation>
    </message>
    <message>
      <source>Land made anew (km²)</source>
      <translation>Tierra hecha de nuevo (km²)</translation>
    </message>
    <message>
      <source>Land of the DEM that was changed, apart from lakes (%)</source>
      <translation>Tierra del MDE que se cambió, aparte de los lagos (%)</translation>
    </message>
    <message>
      <source>Land of ‘{}’: {}, in polygons: {}, islands: {}</source>
      <translation>Tierra de «{}»: {}, polígonos: {}, islas: {}</translation>
    </message>
    <message>
      <source>Land rises until the highest place of the largest island has this height, as far as slopes let it; rivers keep theirs. Empty: as is usual on so much land, over the rivers; where slopes are given, what these give.</source>
      <translation>La tierra sube hasta que el lugar más alto de la isla mayor tiene esta altura, hasta donde lo permiten las pendientes; los ríos conservan las suyas. Vacío: lo habitual en tanta tierra, por encima de los ríos; donde se dan pendientes, lo que dan estas.</translation>
    </message>
    <message>
      <source>Land rises until the highest place of the largest island reaches this height. Empty: as is usual on so much land, from 180 m on an island of 10 km to 2,000 m, times what CHARACTER says; where slopes are given, what these give.</source>
      <translation>La tierra sube hasta que el lugar más alto de la isla mayor alcanza esta altura. Vacío: lo habitual en tanta tierra, de 180 m en una isla de 10 km a 2.000 m, por lo que diga CHARACTER; donde se dan pendientes, lo que dan estas.</translation>
    </message>
    <message>
      <source>Land slopes used</source>
      <translation>Pendientes de la tierra usadas</translation>
    </message>
    <message>
      <source>Land that drains to a place before it is a river. Empty: about one cell of the DEM in a hundred is river.</source>
      <translation>Tierra que drena a un lugar antes de que sea río. Vacío: alrededor de una celda del MDE de cada cien es río.</translation>
    </message>
    <message>
      <source>Land that rivers cover, by their widths.</source>
      <translation>Tierra que cubren los ríos, según sus anchuras.</translation>
    </message>
    <message>
      <source>Land under glacial lakes (%)</source>
      <translation>Tierra bajo lagos glaciares (%)</translation>
    </message>
    <message>
      <source>Land under volcanic lakes (%)</source>
      <translation>Tierra bajo lagos volcánicos (%)</translation>
    </message>
    <message>
      <source>Land {}</source>
      <translation>Tierra {}</translation>
    </message>
    <message>
      <source>Lapse rate (°C a km)</source>
      <translation>Gradiente térmico (°C por km)</translation>
    </message>
    <message>
      <source>Large rasters are made block by block; they take disk, not memory.</source>
      <translation>Los rásteres grandes se hacen bloque a bloque; ocupan disco, no memoria.</translation>
    </message>
    <message>
      <source>Lasting snow (km²)</source>
      <translation>Nieve perpetua (km²)</translation>
    </message>
    <message>
      <source>Law</source>
      <translation>Ley</translation>
    </message>
    <message>
      <source>Layer ‘{}’: no watershed for lakes that hold the centre of no cell: {}.</source>
      <translation>Capa «{}»: no hay cuenca para lagos que no contienen el centro de ninguna celda: {}.</translation>
    </message>
    <message>
      <source>Layer ‘{}’: {} cracks between polygons that nearly touch were closed.</source>
      <translation>Capa «{}»: se cerraron {} grietas entre polígonos que casi se tocan.</translation>
    </message>
    <message>
      <source>Layer ‘{}’: {} islands lie where {} has no ground, and were left out.</source>
      <translation>Capa «{}»: {} islas están donde {} no tiene suelo, y se omitieron.</translation>
    </message>
    <message>
      <source>Layer ‘{}’: {} polygons too small to be measured were left out.</source>
      <translation>Capa «{}»: se omitieron {} polígonos demasiado pequeños para medirlos.</translation>
    </message>
    <message>
      <source>Layer ‘{}’: {} {}.</source>
      <translation>Capa «{}»: {} {}.</translation>
    </message>
    <message>
      <source>Layer ‘{}’: {}. SNAP moves points to rivers.</source>
      <translation>Capa «{}»: {}. SNAP lleva los puntos a los ríos.</translation>
    </message>
    <message>
      <source>Laying out rivers</source>
      <translation>Trazando los ríos</translation>
    </message>
    <message>
      <source>Laying the floor of the sea</source>
      <translation>Colocando el fondo del mar</translation>
    </message>
    <message>
      <source>Least area of a lake (km²)</source>
      <translation>Superficie mínima de un lago (km²)</translation>
    </message>
    <message>
      <source>Least area of a river (km²)</source>
      <translation>Superficie mínima de un río (km²)</translation>
    </message>
    <message>
      <source>Least flow of a river (m³/s)</source>
      <translation>Caudal mínimo de un río (m³/s)</translation>
    </message>
    <message>
      <source>Least height of a knickpoint (m)</source>
      <translation>Altura mínima de un knickpoint (m)</translation>
    </message>
    <message>
      <source>Least slope of the wetness (m per m)</source>
      <translation>Pendiente mínima de la humedad (m por m)</translation>
    </message>
    <message>
      <source>Least spacing (m)</source>
      <translation>Espaciado mínimo (m)</translation>
    </message>
    <message>
      <source>Least spacing of the nodes (m)</source>
      <translation>Espaciado mínimo de los nodos (m)</translation>
    </message>
    <message>
      <source>Leave out what the edge may feed</source>
      <translation>Omitir lo que el borde puede alimentar</translation>
    </message>
    <message>
      <source>Left out of the compact form, as nothing is rendered from them: layers {}</source>
      <translation>Omitidas en la forma compacta, pues de ellas no se calcula nada: capas {}</translation>
    </message>
    <message>
      <source>Leheny erosion</source>
      <translation>Erosión de Leheny</translation>
    </message>
    <message>
      <source>Length</source>
      <translation>Longitud</translation>
    </message>
    <message>
      <source>Length (km)</source>
      <translation>Longitud (km)</translation>
    </message>
    <message>
      <source>Length (m)</source>
      <translation>Longitud (m)</translation>
    </message>
    <message>
      <source>Length of a bend along the line (m); 0 where its vertices are all there is</source>
      <translation>Longitud de una curva a lo largo de la línea (m); 0 donde no hay más que sus vértices</translation>
    </message>
    <message>
      <source>Length of all links over the straight lines between their ends.</source>
      <translation>Longitud de todos los tramos dividida entre la de las líneas rectas que unen sus extremos.</translation>
    </message>
    <message>
      <source>Length of all rivers (km)</source>
      <translation>Longitud de todos los ríos (km)</translation>
    </message>
    <message>
      <source>Length of rivers (km)</source>
      <translation>Longitud de los ríos (km)</translation>
    </message>
    <message>
      <source>Length of rivers over area (km/km²)</source>
      <translation>Longitud de los ríos entre superficie (km/km²)</translation>
    </message>
    <message>
      <source>Length of streams</source>
      <translation>Longitud de los cauces</translation>
    </message>
    <message>
      <source>Length of the path</source>
      <translation>Longitud del camino</translation>
    </message>
    <message>
      <source>Length of the reach (m)</source>
      <translation>Longitud del tramo (m)</translation>
    </message>
    <message>
      <source>Length of the rivers burned (km)</source>
      <translation>Longitud de los ríos incididos (km)</translation>
    </message>
    <message>
      <source>Length of the rivers in it (km)</source>
      <translation>Longitud de los ríos que contiene (km)</translation>
    </message>
    <message>
      <source>Length over area: L = {} · A^{} km (Hack: {} · A^{})</source>
      <translation>Longitud según la superficie: L = {} · A^{} km (Hack: {} · A^{})</translation>
    </message>
    <message>
      <source>Length over the straight line</source>
      <translation>Longitud entre la línea recta</translation>
    </message>
    <message>
      <source>Length ratio</source>
      <translation>Razón de longitudes</translation>
    </message>
    <message>
      <source>Length ratio R_L</source>
      <translation>Razón de longitudes R_L</translation>
    </message>
    <message>
      <source>Length with all bends (m)</source>
      <translation>Longitud con todas las curvas (m)</translation>
    </message>
    <message>
      <source>Length with all bends over the straight line</source>
      <translation>Longitud con todas las curvas entre la línea recta</translation>
    </message>
    <message>
      <source>Lengths count from the divide: above a head they are what the law itself makes of its area.</source>
      <translation>Las longitudes cuentan desde la divisoria: por encima de una cabecera son lo que la propia ley hace de su superficie.</translation>
    </message>
    <message>
      <source>Lets rivers erode steep ground and build up flat ground, with lakes, on a raster, a mesh or a coast.</source>
      <translation>Deja que los ríos erosionen el suelo empinado y rellenen el llano, con lagos, en un ráster, una malla o una costa.</translation>
    </message>
    <message>
      <source>Level of its water (m)</source>
      <translation>Nivel de su agua (m)</translation>
    </message>
    <message>
      <source>Level of the water (m)</source>
      <translation>Nivel del agua (m)</translation>
    </message>
    <message>
      <source>Level of the water in metres, as 64-bit numbers.</source>
      <translation>Nivel del agua en metros, como números de 64 bits.</translation>
    </message>
    <message>
      <source>Level surfaces</source>
      <translation>Superficies llanas</translation>
    </message>
    <message>
      <source>Level surfaces: {}</source>
      <translation>Superficies llanas: {}</translation>
    </message>
    <message>
      <source>Light from 1 to 255 on that surface, to lie over the relief of a map. The heights of gentle land are exaggerated up to five times; the log says by how much.</source>
      <translation>Luz de 1 a 255 sobre esa superficie, para ponerla sobre el relieve de un mapa. Las alturas de una tierra suave se exageran hasta cinco veces; el registro dice cuánto.</translation>
    </message>
    <message>
      <source>Lines are cut at these points where they lie on a river; there is a node for each.</source>
      <translation>Las líneas se cortan en estos puntos donde están en un río; hay un nodo para cada uno.</translation>
    </message>
    <message>
      <source>Lines downstream, with the heights of beds.</source>
      <translation>Líneas aguas abajo, con las alturas de los lechos.</translation>
    </message>
    <message>
      <source>Lines from head to junction to lake or mouth, with their flow.</source>
      <translation>Líneas de cabecera a confluencia a lago o desembocadura, con su caudal.</translation>
    </message>
    <message>
      <source>Lines from head to junction to mouth, which know their orders and what they flow into.</source>
      <translation>Líneas de cabecera a confluencia a desembocadura, que conocen sus órdenes y a qué afluyen.</translation>
    </message>
    <message>
      <source>Lines from head to junction to mouth.</source>
      <translation>Líneas de cabecera a confluencia a desembocadura.</translation>
    </message>
    <message>
      <source>Lines from source to mouth or hollow; &lt;i&gt;sustained&lt;/i&gt; tells which do not dry out.</source>
      <translation>Líneas de cabecera a desembocadura u hondonada; &lt;i&gt;sustained&lt;/i&gt; dice cuáles no se secan.</translation>
    </message>
    <message>
      <source>Lines from source to mouth, with orders.</source>
      <translation>Líneas de cabecera a desembocadura, con órdenes.</translation>
    </message>
    <message>
      <source>Lines from source to mouth.</source>
      <translation>Líneas de cabecera a desembocadura.</translation>
    </message>
    <message>
      <source>Lines of rivers, one from junction to junction or longer. Never changed.</source>
      <translation>Líneas de ríos, una de confluencia a confluencia o más larga. Nunca se modifican.</translation>
    </message>
    <message>
      <source>Lines of rivers, streams and canals, in any CRS; the order of their vertices does not matter.</source>
      <translation>Líneas de ríos, arroyos y canales, en cualquier SRC; no importa el orden de sus vértices.</translation>
    </message>
    <message>
      <source>Lines of rivers, which run where they were drawn. The DEM is lowered along them as far as it takes.</source>
      <translation>Líneas de ríos, que corren donde se dibujaron. El MDE se rebaja a lo largo de ellas cuanto haga falta.</translation>
    </message>
    <message>
      <source>Lines of the rivers</source>
      <translation>Líneas de los ríos</translation>
    </message>
    <message>
      <source>Lines off the data: {}, and in part: {}</source>
      <translation>Líneas fuera de los datos: {}, y en parte: {}</translation>
    </message>
    <message>
      <source>Lines on the ground between valleys.</source>
      <translation>Líneas sobre el suelo entre valles.</translation>
    </message>
    <message>
      <source>Lines that follow the directions, as ‘River network’ draws them. Each is a reach with a stage and a rating curve of its own, and the land that drains to it; the field id numbers the results. Empty: rivers are found, about one cell in a hundred.</source>
      <translation>Líneas que siguen las direcciones, como las traza «Red fluvial». Cada una es un tramo con nivel y curva de gasto propios, y la tierra que drena a él; el campo id numera los resultados. Vacío: se buscan los ríos, alrededor de una celda de cada cien.</translation>
    </message>
    <message>
      <source>Lines that follow the directions, as ‘River network’ draws them. The field id tells of which river a point is. Empty: rivers are found, about one cell in a hundred.</source>
      <translation>Líneas que siguen las direcciones, como las traza «Red fluvial». El campo id dice de qué río es un punto. Vacío: se buscan los ríos, alrededor de una celda de cada cien.</translation>
    </message>
    <message>
      <source>Lines that follow the directions. Their field id, if there is one, numbers the watersheds. With other watersheds, how many kilometres of river lie in each.</source>
      <translation>Líneas que siguen las direcciones. Su campo id, si lo hay, numera las cuencas. Con otras cuencas, cuántos kilómetros de río hay en cada una.</translation>
    </message>
    <message>
      <source>Lines that lead to the sea, of any origin: RIVERS of ‘Grow rivers’, or mapped ones. A grown network is taken as it is; lines with many vertices are divided into edges of like length, and water runs along them. Heights are those of Z, of the next two fields, or of the DEM, and stay: those of grown ones too, which ‘Terrain from a coastline’ lets go. Grown rivers are as wide and wind as much as their fields say.</source>
      <translation>Líneas que llevan al mar, de cualquier origen: RIVERS de «Hacer crecer ríos», o las de un mapa. Una red crecida se toma como es; las líneas con muchos vértices se dividen en aristas de longitud parecida, y el agua corre por ellas. Las alturas son las de Z, de los dos campos siguientes o del MDE, y se conservan: también las de los crecidos, que «Terreno a partir de una línea de costa» deja libres. Los ríos crecidos son tan anchos y serpentean tanto como dicen sus campos.</translation>
    </message>
    <message>
      <source>Lines that rivers are to follow, drawn in either direction; the network grows on from them. Each runs from the end that is nearest to the coast, or joins a line that does.</source>
      <translation>Líneas que los ríos han de seguir, dibujadas en cualquier sentido; la red sigue creciendo desde ellas. Cada una corre desde el extremo más cercano a la costa, o se une a una que lo hace.</translation>
    </message>
    <message>
      <source>Lines that rivers follow, drawn in either direction. One that ends inland is led on to the sea, or to another near it; where two cross, the later one ends in the other.</source>
      <translation>Líneas que los ríos siguen, dibujadas en cualquier sentido. Una que acaba tierra adentro se lleva hasta el mar, o hasta otra cercana; donde dos se cruzan, la posterior acaba en la otra.</translation>
    </message>
    <message>
      <source>Lines that run against the order of their vertices: {}</source>
      <translation>Líneas que corren en contra del orden de sus vértices: {}</translation>
    </message>
    <message>
      <source>Lines through dams, from the ground on one side to that on the other, or points on them, for which the lowest ground within 50 m on both sides is taken. The DEM is cut there and nowhere else, so that water runs through; what is left of depressions is for DEPRESSIONS to say.</source>
      <translation>Líneas a través de presas, del suelo de un lado al del otro, o puntos sobre ellas, para los que se toma el suelo más bajo a menos de 50 m a ambos lados. El MDE se corta allí y en ningún otro lugar, para que pase el agua; lo que queda de las depresiones lo decide DEPRESSIONS.</translation>
    </message>
    <message>
      <source>Lines with heights between cells that no river joins.</source>
      <translation>Líneas con alturas entre celdas que ningún río une.</translation>
    </message>
    <message>
      <source>Lines with heights of the bed, downstream.</source>
      <translation>Líneas con alturas del lecho, aguas abajo.</translation>
    </message>
    <message>
      <source>Lines with heights, downstream.</source>
      <translation>Líneas con alturas, aguas abajo.</translation>
    </message>
    <message>
      <source>Lines with heights, downstream; they go into ‘Terrain model’.</source>
      <translation>Líneas con alturas, aguas abajo; van a «Modelo de terreno».</translation>
    </message>
    <message>
      <source>Lines, or a raster of the same cells whose values above 0 are rivers. Every cell that a line touches is river. Empty: paths are measured to where they end.</source>
      <translation>Líneas, o un ráster de las mismas celdas cuyos valores mayores que 0 son ríos. Toda celda que toca una línea es río. Vacío: los caminos se miden hasta donde acaban.</translation>
    </message>
    <message>
      <source>Lines, polygons or points with a field slope, that of the land in m per m (0.25 at most), or river_slope, that of rivers (1 at most; without it 0.08 of slope). They pass smoothly into the slopes around. In a terrain land is nowhere steeper than slope; with river_slope the heights of all rivers follow from their slopes.</source>
      <translation>Líneas, polígonos o puntos con un campo slope, la de la tierra en m por m (0,25 como máximo), o river_slope, la de los ríos (1 como máximo; sin él, 0,08 de slope). Pasan suavemente a las pendientes de alrededor. En un terreno la tierra no es en ninguna parte más empinada que slope; con river_slope las alturas de todos los ríos se derivan de sus pendientes.</translation>
    </message>
    <message>
      <source>Link that this one flows into; NULL at a mouth</source>
      <translation>Tramo al que afluye este; NULL en una desembocadura</translation>
    </message>
    <message>
      <source>Link through which this water reaches the sea</source>
      <translation>Tramo por el que esta agua llega al mar</translation>
    </message>
    <message>
      <source>Links</source>
      <translation>Tramos</translation>
    </message>
    <message>
      <source>Longest channel (m)</source>
      <translation>Canal más largo (m)</translation>
    </message>
    <message>
      <source>Longest flow paths</source>
      <translation>Caminos del flujo más largos</translation>
    </message>
    <message>
      <source>Longest path</source>
      <translation>Camino más largo</translation>
    </message>
    <message>
      <source>Longest path (m, or cells)</source>
      <translation>Camino más largo (m, o celdas)</translation>
    </message>
    <message>
      <source>Longest path in the subbasin (km)</source>
      <translation>Camino más largo en la subcuenca (km)</translation>
    </message>
    <message>
      <source>Longest path, from the divide to the outlet (km)</source>
      <translation>Camino más largo, de la divisoria a la salida (km)</translation>
    </message>
    <message>
      <source>Longest paths</source>
      <translation>Caminos más largos</translation>
    </message>
    <message>
      <source>Longest river upstream (km)</source>
      <translation>Río más largo aguas arriba (km)</translation>
    </message>
    <message>
      <source>Longest way upstream</source>
      <translation>Camino más largo aguas arriba</translation>
    </message>
    <message>
      <source>Looking at some rows</source>
      <translation>Mirando algunas filas</translation>
    </message>
    <message>
      <source>Looking at the edge</source>
      <translation>Mirando el borde</translation>
    </message>
    <message>
      <source>Looking at the water</source>
      <translation>Mirando el agua</translation>
    </message>
    <message>
      <source>Looking for cycles</source>
      <translation>Buscando ciclos</translation>
    </message>
    <message>
      <source>Looking for heights of goals</source>
      <translation>Buscando alturas de las metas</translation>
    </message>
    <message>
      <source>Looking for knickpoints</source>
      <translation>Buscando rupturas de pendiente</translation>
    </message>
    <message>
      <source>Looking for lakes</source>
      <translation>En busca de lagos</translation>
    </message>
    <message>
      <source>Looking for pits</source>
      <translation>En busca de fosas</translation>
    </message>
    <message>
      <source>Looking for small watersheds</source>
      <translation>Buscando cuencas pequeñas</translation>
    </message>
    <message>
      <source>Looking what stands</source>
      <translation>Mirando lo que permanece</translation>
    </message>
    <message>
      <source>Lower the bed further where it would rise on its path from head to mouth, through dams and bridges for instance. If not, every cell is lowered by the depth alone.</source>
      <translation>Rebajar más el lecho donde subiría en su camino de la cabecera a la desembocadura, a través de presas y puentes, por ejemplo. Si no, cada celda se rebaja solo la profundidad.</translation>
    </message>
    <message>
      <source>Lowest height</source>
      <translation>Altura mínima</translation>
    </message>
    <message>
      <source>Lowest height (m)</source>
      <translation>Altura mínima (m)</translation>
    </message>
    <message>
      <source>Lowest level of the water (m)</source>
      <translation>Nivel más bajo del agua (m)</translation>
    </message>
    <message>
      <source>MAX ({}) is below the threshold ({}): no cell would be river. Raise MAX, or give a lower THRESHOLD.</source>
      <translation>MAX ({}) está por debajo del umbral ({}): ninguna celda sería río. Suba MAX o indique un THRESHOLD menor.</translation>
    </message>
    <message>
      <source>MAX_DEPTH needs a fill that is complete: leave STEPS empty, or MAX_DEPTH.</source>
      <translation>MAX_DEPTH necesita un relleno completo: deje vacío STEPS o MAX_DEPTH.</translation>
    </message>
    <message>
      <source>MESH has a node for one in {} columns and rows: it would be too large otherwise</source>
      <translation>MESH tiene un nodo por cada {} columnas y filas: si no, sería demasiado grande</translation>
    </message>
    <message>
      <source>MESH: ‘{}’ has no four cells of ground that touch. Leave MESH empty.</source>
      <translation>MESH: «{}» no tiene cuatro celdas de suelo que se toquen. Deje MESH vacío.</translation>
    </message>
    <message>
      <source>METHOD dinf needs angles: set ENCODING to dinf if DIRECTIONS holds them, or give INPUT.</source>
      <translation>METHOD dinf necesita ángulos: ponga ENCODING en dinf si DIRECTIONS los contiene, o indique INPUT.</translation>
    </message>
    <message>
      <source>METHOD is dinf, since ENCODING says that DIRECTIONS holds angles.</source>
      <translation>METHOD es dinf, ya que ENCODING dice que DIRECTIONS contiene ángulos.</translation>
    </message>
    <message>
      <source>METHOD mfd needs slopes: give the DEM as INPUT and leave DIRECTIONS empty.</source>
      <translation>METHOD mfd necesita pendientes: indique el MDE como INPUT y deje DIRECTIONS vacío.</translation>
    </message>
    <message>
      <source>MFD: shared among all lower ones</source>
      <translation>MFD: repartida entre todos los más bajos</translation>
    </message>
    <message>
      <source>MIN_AREA and MIN_DEPTH leave out the spray of small hollows that every DEM has. They hold for nested lakes too: a hollow that is too small counts as part of its neighbour.</source>
      <translation>MIN_AREA y MIN_DEPTH omiten el enjambre de hondonadas pequeñas que tiene todo MDE. Valen también para los lagos anidados: una hondonada demasiado pequeña cuenta como parte de su vecina.</translation>
    </message>
    <message>
      <source>MIN_AREA and SMALL belong together: all watersheds are kept.</source>
      <translation>MIN_AREA y SMALL van juntos: se conservan todas las cuencas.</translation>
    </message>
    <message>
      <source>MODEL: island {} of ‘{}’ has courses but no node, in whose cells they run. {}.</source>
      <translation>MODEL: la isla {} de «{}» tiene cauces, pero ningún nudo en cuyas celdas corran. {}.</translation>
    </message>
    <message>
      <source>MODEL: island {} of ‘{}’ has no erosion, so no ground can be made anew. Build the model with another EROSION_CELL_SIZE than 0.</source>
      <translation>MODEL: la isla {} de «{}» no tiene erosión, así que no se puede hacer suelo de nuevo. Construya el modelo con un EROSION_CELL_SIZE distinto de 0.</translation>
    </message>
    <message>
      <source>MODEL: the ground of ‘{}’ is a DEM, which no uplift has made, so it cannot be eroded anew. ‘Render terrain’ lays rivers that were edited into it as it is.</source>
      <translation>MODEL: el suelo de «{}» es un MDE, que ningún levantamiento ha hecho, así que no se puede erosionar de nuevo. «Representar terreno» pone en él, tal como está, los ríos editados.</translation>
    </message>
    <message>
      <source>MODEL: ‘{}’ was cut to a window, and the ground follows from all land of an island. Erode the whole model.</source>
      <translation>MODEL: «{}» se cortó a una ventana, y el suelo resulta de toda la tierra de una isla. Erosione el modelo entero.</translation>
    </message>
    <message>
      <source>MOUTHS: {} was left out: {}.</source>
      <translation>MOUTHS: {} se omitió: {}.</translation>
    </message>
    <message>
      <source>Made</source>
      <translation>Hecho</translation>
    </message>
    <message>
      <source>Magnitude after Shreve: sources above</source>
      <translation>Magnitud según Shreve: cabeceras aguas arriba</translation>
    </message>
    <message>
      <source>Main rivers</source>
      <translation>Ríos principales</translation>
    </message>
    <message>
      <source>Make this part, grown to whole cells. Rivers are those of the whole DEM.</source>
      <translation>Hacer esta parte, ampliada a celdas enteras. Los ríos son los de todo el MDE.</translation>
    </message>
    <message>
      <source>Makes a DEM of any part of a terrain model, at any cell size, with rivers that water finds again.</source>
      <translation>Hace un MDE de cualquier parte de un modelo de terreno, con cualquier tamaño de celda, con ríos que el agua vuelve a hallar.</translation>
    </message>
    <message>
      <source>Makes a page for each gauge, to be printed: a map of all the land that drains to it, its longest path with a profile, the hypsometric curve, and measures with their sources, among them the time of concentration by four formulas. These were fitted to different land: the page on the catchment sheet says which is for which.</source>
      <translation>Hace una página para imprimir por cada estación de aforo: un mapa de toda la tierra que drena a ella, su camino más largo con un perfil, la curva hipsométrica y medidas con sus fuentes, entre ellas el tiempo de concentración por cuatro fórmulas. Estas se ajustaron a tierras distintas: la página sobre la ficha de la cuenca dice cuál vale para cuál.</translation>
    </message>
    <message>
      <source>Makes a surface to start from: a plane, peaks, a pyramid, an island of two volcanoes, or fractal noise.</source>
      <translation>Hace una superficie de la que partir: un plano, cumbres, una pirámide, una isla de dos volcanes o ruido fractal.</translation>
    </message>
    <message>
      <source>Makes a terrain model of a DEM: its rivers and lakes can be edited, and any part of it rendered finer.</source>
      <translation>Hace un modelo de terreno de un MDE: sus ríos y lagos se pueden editar, y cualquier parte representarse más fina.</translation>
    </message>
    <message>
      <source>Makes a terrain with rivers and watersheds from a coastline, around sketched rivers where there are any.</source>
      <translation>Hace un terreno con ríos y cuencas a partir de una línea de costa, en torno a ríos esbozados si los hay.</translation>
    </message>
    <message>
      <source>Makes a triangle mesh of a coast, an extent or a DEM: a layer to edit, and to let rivers erode.</source>
      <translation>Hace una malla triangular de una costa, una extensión o un MDE: una capa para editar y para dejar que la erosionen los ríos.</translation>
    </message>
    <message>
      <source>Makes the ground of a terrain model anew where its rivers were edited, and holds all other land.</source>
      <translation>Hace de nuevo el suelo de un modelo de terreno donde se editaron sus ríos, y conserva el resto de la tierra.</translation>
    </message>
    <message>
      <source>Making masks and tiles</source>
      <translation>Haciendo máscaras y teselas</translation>
    </message>
    <message>
      <source>Making paths down</source>
      <translation>Haciendo caminos de bajada</translation>
    </message>
    <message>
      <source>Making rating curves</source>
      <translation>Haciendo curvas de gasto</translation>
    </message>
    <message>
      <source>Making small pictures, {} of {}: {:.0f} %</source>
      <translation>Haciendo imágenes pequeñas, {} de {}: {:.0f} %</translation>
    </message>
    <message>
      <source>Making the ground ready</source>
      <translation>Preparando el suelo</translation>
    </message>
    <message>
      <source>Making the heightmap</source>
      <translation>Haciendo el mapa de alturas</translation>
    </message>
    <message>
      <source>Making the island of seed {}: {:.0f} %</source>
      <translation>Haciendo la isla de la semilla {}: {:.0f} %</translation>
    </message>
    <message>
      <source>Making the mesh</source>
      <translation>Haciendo la malla</translation>
    </message>
    <message>
      <source>Making the scene</source>
      <translation>Haciendo la escena</translation>
    </message>
    <message>
      <source>Making the sheets</source>
      <translation>Haciendo las fichas</translation>
    </message>
    <message>
      <source>Making triangles</source>
      <translation>Haciendo triángulos</translation>
    </message>
    <message>
      <source>Manning's roughness n</source>
      <translation>Rugosidad n de Manning</translation>
    </message>
    <message>
      <source>Many small steps give a better picture than few large ones.</source>
      <translation>Muchos pasos pequeños dan mejor imagen que pocos grandes.</translation>
    </message>
    <message>
      <source>Map of land slopes</source>
      <translation>Mapa de pendientes de la tierra</translation>
    </message>
    <message>
      <source>Map of river slopes</source>
      <translation>Mapa de pendientes de los ríos</translation>
    </message>
    <message>
      <source>Map of the catchment</source>
      <translation>Mapa de la cuenca</translation>
    </message>
    <message>
      <source>Map of the rivers</source>
      <translation>Mapa de los ríos</translation>
    </message>
    <message>
      <source>Maps what grows where by height, slope, wetness, rain and water, with single plants and masks for games.</source>
      <translation>Cartografía qué crece y dónde según altura, pendiente, humedad, lluvia y agua, con plantas individuales y máscaras para juegos.</translation>
    </message>
    <message>
      <source>Maps what is under water when rivers stand at a stage or carry a discharge (HAND), with rating curves.</source>
      <translation>Cartografía lo que queda bajo el agua cuando los ríos están a un nivel o llevan un caudal (HAND), con curvas de gasto.</translation>
    </message>
    <message>
      <source>Maps where rivers are steeper than their area tells: χ (chi), ksn, knickpoints, and fits the concavity.</source>
      <translation>Cartografía dónde los ríos son más empinados de lo que dice su superficie: χ (chi), ksn, knickpoints, y ajusta la concavidad.</translation>
    </message>
    <message>
      <source>Maps where soils are wet (TWI), where water is strong (SPI) and where it erodes (LS factor), from a DEM.</source>
      <translation>Cartografía dónde los suelos son húmedos (TWI), dónde el agua es fuerte (SPI) y dónde erosiona (factor LS), de un MDE.</translation>
    </message>
    <message>
      <source>Marking cells</source>
      <translation>Marcando celdas</translation>
    </message>
    <message>
      <source>Marks the cells whose flow accumulation reaches a threshold: the rivers.</source>
      <translation>Marca las celdas cuya acumulación de flujo alcanza un umbral: los ríos.</translation>
    </message>
    <message>
      <source>Mask</source>
      <translation>Máscara</translation>
    </message>
    <message>
      <source>Masks</source>
      <translation>Máscaras</translation>
    </message>
    <message>
      <source>Masks are grey pixels on the grid of the heightmap: land, rivers, flow and slope; and water, rock, shore and ground, which add up to white in each pixel, as terrains are painted with. Tiles are heights and masks in squares that share their border pixels.</source>
      <translation>Las máscaras son píxeles grises en la cuadrícula del mapa de alturas: tierra, ríos, flujo y pendiente; y agua, roca, orilla y suelo, que suman blanco en cada píxel, como se pintan los terrenos. Las teselas son alturas y máscaras en cuadrados que comparten los píxeles de sus bordes.</translation>
    </message>
    <message>
      <source>Mean area (km²)</source>
      <translation>Superficie media (km²)</translation>
    </message>
    <message>
      <source>Mean depth (m)</source>
      <translation>Profundidad media (m)</translation>
    </message>
    <message>
      <source>Mean drop (m)</source>
      <translation>Desnivel medio (m)</translation>
    </message>
    <message>
      <source>Mean drop of streams</source>
      <translation>Desnivel medio de los cauces</translation>
    </message>
    <message>
      <source>Mean erosion (m)</source>
      <translation>Erosión media (m)</translation>
    </message>
    <message>
      <source>Mean flow (m³/s)</source>
      <translation>Caudal medio (m³/s)</translation>
    </message>
    <message>
      <source>Mean flow at the lower end (m³/s)</source>
      <translation>Caudal medio en el extremo inferior (m³/s)</translation>
    </message>
    <message>
      <source>Mean flow of that course (m³/s)</source>
      <translation>Caudal medio de ese curso (m³/s)</translation>
    </message>
    <message>
      <source>Mean flow out of the cell (m³/s)</source>
      <translation>Caudal medio que sale de la celda (m³/s)</translation>
    </message>
    <message>
      <source>Mean flow out of the triangle (m³/s)</source>
      <translation>Caudal medio que sale del triángulo (m³/s)</translation>
    </message>
    <message>
      <source>Mean height</source>
      <translation>Altura media</translation>
    </message>
    <message>
      <source>Mean height (m)</source>
      <translation>Altura media (m)</translation>
    </message>
    <message>
      <source>Mean height above the lowest cell over the relief, cells weighed by area.</source>
      <translation>Altura media sobre la celda más baja entre el desnivel, con las celdas ponderadas por su superficie.</translation>
    </message>
    <message>
      <source>Mean height above the lowest over the relief</source>
      <translation>Altura media sobre la mínima entre el desnivel</translation>
    </message>
    <message>
      <source>Mean length (km)</source>
      <translation>Longitud media (km)</translation>
    </message>
    <message>
      <source>Mean slope</source>
      <translation>Pendiente media</translation>
    </message>
    <message>
      <source>Mean slope of the land (m/m)</source>
      <translation>Pendiente media de la tierra (m/m)</translation>
    </message>
    <message>
      <source>Mean slope of the land after Horn (m/m)</source>
      <translation>Pendiente media de la tierra según Horn (m/m)</translation>
    </message>
    <message>
      <source>Mean temperature at height 0 (°C)</source>
      <translation>Temperatura media a la altura 0 (°C)</translation>
    </message>
    <message>
      <source>Mean temperature at the height of the sea (°C)</source>
      <translation>Temperatura media al nivel del mar (°C)</translation>
    </message>
    <message>
      <source>Mean: {:.0f}°.</source>
      <translation>Media: {:.0f}°.</translation>
    </message>
    <message>
      <source>Meander wavelength over width (median)</source>
      <translation>Longitud de onda de los meandros entre la anchura (mediana)</translation>
    </message>
    <message>
      <source>Measure</source>
      <translation>Medida</translation>
    </message>
    <message>
      <source>Measure paths, slopes and shapes</source>
      <translation>Medir caminos, pendientes y formas</translation>
    </message>
    <message>
      <source>Measures</source>
      <translation>Medidas</translation>
    </message>
    <message>
      <source>Measures a river network and its terrain, and shows the numbers beside those of real rivers.</source>
      <translation>Mide una red fluvial y su terreno, y muestra los números junto a los de los ríos reales.</translation>
    </message>
    <message>
      <source>Measures how far water flows from each cell to the sea or the river, and how high the cell lies above.</source>
      <translation>Mide cuánto recorre el agua desde cada celda hasta el mar o el río, y cuánto se eleva la celda por encima.</translation>
    </message>
    <message>
      <source>Measuring</source>
      <translation>Midiendo</translation>
    </message>
    <message>
      <source>Measuring lakes</source>
      <translation>Midiendo lagos</translation>
    </message>
    <message>
      <source>Measuring slopes</source>
      <translation>Midiendo pendientes</translation>
    </message>
    <message>
      <source>Measuring the area</source>
      <translation>Midiendo la superficie</translation>
    </message>
    <message>
      <source>Measuring the drops of streams</source>
      <translation>Midiendo los desniveles de los cauces</translation>
    </message>
    <message>
      <source>Measuring the longest paths</source>
      <translation>Midiendo los caminos más largos</translation>
    </message>
    <message>
      <source>Measuring the reaches</source>
      <translation>Midiendo los tramos</translation>
    </message>
    <message>
      <source>Measuring the steepness</source>
      <translation>Midiendo el empinamiento</translation>
    </message>
    <message>
      <source>Measuring the way to rivers</source>
      <translation>Midiendo el camino a los ríos</translation>
    </message>
    <message>
      <source>Measuring upstream</source>
      <translation>Midiendo aguas arriba</translation>
    </message>
    <message>
      <source>Measuring what drains through them</source>
      <translation>Midiendo lo que drena por ellos</translation>
    </message>
    <message>
      <source>Median of real rivers 0.425.</source>
      <translation>Mediana de los ríos reales 0,425.</translation>
    </message>
    <message>
      <source>Median {}°, {:,} angles.</source>
      <translation>Mediana {}°, {:,} ángulos.</translation>
    </message>
    <message>
      <source>Memory for the rasters: about {} MB</source>
      <translation>Memoria para los rásteres: unos {} MB</translation>
    </message>
    <message>
      <source>Memory: about {} MB ({} bytes a cell and {} MB)</source>
      <translation>Memoria: unos {} MB ({} bytes por celda y {} MB)</translation>
    </message>
    <message>
      <source>Memory: about {} MB ({} bytes a cell)</source>
      <translation>Memoria: unos {} MB ({} bytes por celda)</translation>
    </message>
    <message>
      <source>Memory: about {} MB for {} {}</source>
      <translation>Memoria: unos {} MB para {} {}</translation>
    </message>
    <message>
      <source>Mesh</source>
      <translation>Malla</translation>
    </message>
    <message>
      <source>Mesh in time</source>
      <translation>Malla en el tiempo</translation>
    </message>
    <message>
      <source>Mesh of ‘{}’: {} nodes, {} triangles, at least {} apart</source>
      <translation>Malla de «{}»: {} nodos, {} triángulos, separados al menos {}</translation>
    </message>
    <message>
      <source>Mesh ‘{}’: {} nodes, {} triangles, heights from ‘{}’</source>
      <translation>Malla «{}»: {} nodos, {} triángulos, alturas de «{}»</translation>
    </message>
    <message>
      <source>Meshes</source>
      <translation>Mallas</translation>
    </message>
    <message>
      <source>Meshes are</source>
      <translation>Las mallas se escriben</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Método</translation>
    </message>
    <message>
      <source>Metres around over which it is higher ever less</source>
      <translation>Metros alrededor en los que se eleva cada vez menos</translation>
    </message>
    <message>
      <source>Metres around over which it is lower ever less</source>
      <translation>Metros alrededor en los que baja cada vez menos</translation>
    </message>
    <message>
      <source>Metres by which the ground is higher</source>
      <translation>Metros que el suelo es más alto</translation>
    </message>
    <message>
      <source>Metres by which the ground is lower</source>
      <translation>Metros que el suelo es más bajo</translation>
    </message>
    <message>
      <source>Metres for each unit of height</source>
      <translation>Metros por cada unidad de altura</translation>
    </message>
    <message>
      <source>Metres of water over the ground, over lakes as they stand; no data where it is dry.</source>
      <translation>Metros de agua sobre el suelo, sobre los lagos tal como están; sin datos donde está seco.</translation>
    </message>
    <message>
      <source>Metres on the ground from one pixel to the next, for an image that does not say where it lies: a heightmap of a game, a PNG. Rasters with a CRS have their own.</source>
      <translation>Metros sobre el suelo de un píxel al siguiente, para una imagen que no dice dónde está: un mapa de alturas de un juego, un PNG. Los rásteres con SRC tienen los suyos.</translation>
    </message>
    <message>
      <source>Metres on the ground, or steps from cell to cell, for which the shortest path has the fewest steps.</source>
      <translation>Metros sobre el suelo, o pasos de celda en celda, para los que el camino más corto tiene menos pasos.</translation>
    </message>
    <message>
      <source>Metres on the ground. Compare the areas with those that the gauges are known to have: one that is far too small lies on a brook beside the river.</source>
      <translation>Metros sobre el suelo. Compare las superficies con las que se conocen de las estaciones: una demasiado pequeña indica que está en un arroyo junto al río.</translation>
    </message>
    <message>
      <source>Mixed forest</source>
      <translation>Bosque mixto</translation>
    </message>
    <message>
      <source>Model</source>
      <translation>Modelo</translation>
    </message>
    <message>
      <source>Model from a DEM</source>
      <translation>Modelo a partir de un MDE</translation>
    </message>
    <message>
      <source>Moments in SNAPSHOTS and MESH, beside the start.</source>
      <translation>Momentos en SNAPSHOTS y MESH, además del inicio.</translation>
    </message>
    <message>
      <source>Most of {} numbers that can be compared are like those of real rivers; {}.</source>
      <translation>La mayoría de los {} números comparables son como los de los ríos reales; {}.</translation>
    </message>
    <message>
      <source>Most plants (per hectare)</source>
      <translation>Máximo de plantas (por hectárea)</translation>
    </message>
    <message>
      <source>Mouth</source>
      <translation>Desembocadura</translation>
    </message>
    <message>
      <source>Mouths</source>
      <translation>Desembocaduras</translation>
    </message>
    <message>
      <source>Mouths lay down what they bring to the sea, on their bed and beside it, and build on straight ahead. Where a bed on such new ground stands so high above the sea, the river may leave it for a shorter way: deltas with arms. Empty: the sea takes what beds do not, and no river keeps its bed.</source>
      <translation>Las desembocaduras depositan en el mar lo que traen, en su lecho y a su lado, y siguen avanzando de frente. Donde un lecho sobre ese suelo nuevo queda muy alto sobre el mar, el río puede dejarlo por un camino más corto: deltas con brazos. Vacío: el mar recoge lo que los lechos no, y ningún río conserva su lecho.</translation>
    </message>
    <message>
      <source>Move gauges to a river within (m)</source>
      <translation>Mover las estaciones a un río a menos de (m)</translation>
    </message>
    <message>
      <source>Move points to</source>
      <translation>Mover los puntos a</translation>
    </message>
    <message>
      <source>Move points to a river within (m)</source>
      <translation>Mover los puntos a un río a menos de (m)</translation>
    </message>
    <message>
      <source>Move points within (m)</source>
      <translation>Mover los puntos a menos de (m)</translation>
    </message>
    <message>
      <source>Moving points to the water</source>
      <translation>Moviendo puntos al agua</translation>
    </message>
    <message>
      <source>Moving the ground</source>
      <translation>Moviendo el suelo</translation>
    </message>
    <message>
      <source>Moving the point to the river</source>
      <translation>Moviendo el punto al río</translation>
    </message>
    <message>
      <source>Moving the points</source>
      <translation>Moviendo los puntos</translation>
    </message>
    <message>
      <source>Necessary, not sufficient.</source>
      <translation>Necesario, no suficiente.</translation>
    </message>
    <message>
      <source>Neighbours</source>
      <translation>Vecinos</translation>
    </message>
    <message>
      <source>Network report</source>
      <translation>Informe de la red</translation>
    </message>
    <message>
      <source>Nine</source>
      <translation>Nueve</translation>
    </message>
    <message>
      <source>No DEM was given.</source>
      <translation>No se dio ningún MDE.</translation>
    </message>
    <message>
      <source>No PNG can be written here: take .raw.</source>
      <translation>Aquí no se puede escribir PNG: tome .raw.</translation>
    </message>
    <message>
      <source>No cell has a slope along the flow: all water leaves the data at once. Choose the SLOPE_OF horn.</source>
      <translation>Ninguna celda tiene pendiente a lo largo del flujo: toda el agua sale en seguida de los datos. Elija SLOPE_OF horn.</translation>
    </message>
    <message>
      <source>No cell has its middle on land, so all is sea. Choose smaller cells, or another extent.</source>
      <translation>Ninguna celda tiene su centro en tierra, así que todo es mar. Elija celdas menores u otra extensión.</translation>
    </message>
    <message>
      <source>No cell is lowered by more than this. Empty: any depth.</source>
      <translation>Ninguna celda se rebaja más que esto. Vacío: cualquier profundidad.</translation>
    </message>
    <message>
      <source>No cell of land drains anywhere: there are no rivers.</source>
      <translation>Ninguna celda de tierra drena a ninguna parte: no hay ríos.</translation>
    </message>
    <message>
      <source>No cell of ‘{}’ reaches the threshold of {}: there are no rivers. The greatest accumulation is {}.</source>
      <translation>Ninguna celda de «{}» alcanza el umbral de {}: no hay ríos. La mayor acumulación es {}.</translation>
    </message>
    <message>
      <source>No concavity: rivers have too few cells, do not fall, or have no tributaries</source>
      <translation>Sin concavidad: los ríos tienen demasiado pocas celdas, no bajan o no tienen afluentes</translation>
    </message>
    <message>
      <source>No coordinate reference system is known of {}, but of {}: coordinates are taken to be on the same map.</source>
      <translation>No se conoce el sistema de referencia de coordenadas de {}, pero sí el de {}: las coordenadas se toman como del mismo mapa.</translation>
    </message>
    <message>
      <source>No course was edited since the ground was made, so it stays as it is.</source>
      <translation>No se editó ningún cauce desde que se hizo el suelo, así que queda como está.</translation>
    </message>
    <message>
      <source>No data where the cell, or any cell upstream of it, touches the edge of the raster or cells without data: more water may come from there.</source>
      <translation>Sin datos donde la celda, o alguna aguas arriba, toca el borde del ráster o celdas sin datos: de allí puede venir más agua.</translation>
    </message>
    <message>
      <source>No direction is changed. Where a path leaves the data or ends, the output has the number that the program has for this; TauDEM, SAGA and pygeoprocessing have none, and get a direction that leads out of the data.</source>
      <translation>No se cambia ninguna dirección. Donde un camino sale de los datos o acaba, el resultado tiene el número que el programa tiene para ello; TauDEM, SAGA y pygeoprocessing no tienen ninguno, y reciben una dirección que lleva fuera de los datos.</translation>
    </message>
    <message>
      <source>No encoding has all its values: is it a raster of flow directions? If so, set these cells to no data.</source>
      <translation>Ninguna codificación tiene todos sus valores: ¿es un ráster de direcciones de flujo? Si lo es, ponga estas celdas sin datos.</translation>
    </message>
    <message>
      <source>No link has a length.</source>
      <translation>Ningún tramo tiene longitud.</translation>
    </message>
    <message>
      <source>No river finds room on ‘{}’ with edges of {}: take a smaller SPACING.</source>
      <translation>Ningún río cabe en «{}» con tramos de {}: tome un SPACING menor.</translation>
    </message>
    <message>
      <source>No river winds.</source>
      <translation>Ningún río serpentea.</translation>
    </message>
    <message>
      <source>No two rivers meet.</source>
      <translation>No hay dos ríos que confluyan.</translation>
    </message>
    <message>
      <source>Node</source>
      <translation>Nodo</translation>
    </message>
    <message>
      <source>Node at a corner, numbered as in the mesh; the others follow anticlockwise</source>
      <translation>Nodo en una esquina, numerado como en la malla; los demás siguen en sentido antihorario</translation>
    </message>
    <message>
      <source>Node at the last corner</source>
      <translation>Nodo en la última esquina</translation>
    </message>
    <message>
      <source>Node at the lower end</source>
      <translation>Nodo en el extremo inferior</translation>
    </message>
    <message>
      <source>Node at the next corner</source>
      <translation>Nodo en la esquina siguiente</translation>
    </message>
    <message>
      <source>Node at the upper end</source>
      <translation>Nodo en el extremo superior</translation>
    </message>
    <message>
      <source>Node downstream; NULL at a mouth</source>
      <translation>Nodo aguas abajo; NULL en una desembocadura</translation>
    </message>
    <message>
      <source>Node that the cell belongs to</source>
      <translation>Nodo al que pertenece la celda</translation>
    </message>
    <message>
      <source>Node to which its water comes</source>
      <translation>Nodo al que llega su agua</translation>
    </message>
    <message>
      <source>Node, numbered as in the mesh</source>
      <translation>Nodo, numerado como en la malla</translation>
    </message>
    <message>
      <source>Nodes</source>
      <translation>Nodos</translation>
    </message>
    <message>
      <source>Nodes are scattered so that none lies nearer to another than the spacing, along the shore first, and joined to triangles after Delaunay: no circle through the corners of one holds another node.</source>
      <translation>Los nodos se esparcen de modo que ninguno esté más cerca de otro que el espaciado, primero a lo largo de la orilla, y se unen en triángulos según Delaunay: ningún círculo por los vértices de uno contiene otro nodo.</translation>
    </message>
    <message>
      <source>Nodes put where rivers come near to each other: {}</source>
      <translation>Nodos puestos donde los ríos se acercan entre sí: {}</translation>
    </message>
    <message>
      <source>Nodes where reaches begin and end: heads, junctions, gauges, lakes, sinks.</source>
      <translation>Nodos donde empiezan y acaban tramos: cabeceras, confluencias, estaciones de aforo, lagos, sumideros.</translation>
    </message>
    <message>
      <source>Nodes without a face, left out: {}</source>
      <translation>Nodos sin cara, omitidos: {}</translation>
    </message>
    <message>
      <source>Noise</source>
      <translation>Ruido</translation>
    </message>
    <message>
      <source>None of {} numbers that can be compared are like those of real rivers; {}.</source>
      <translation>Ninguno de los {} números comparables es como los de los ríos reales; {}.</translation>
    </message>
    <message>
      <source>Normalised steepness of the stretch below (m^(2 CONCAVITY)); NULL where the river ends</source>
      <translation>Empinamiento normalizado del trecho inferior (m^(2 CONCAVITY)); NULL donde acaba el río</translation>
    </message>
    <message>
      <source>North</source>
      <translation>Norte</translation>
    </message>
    <message>
      <source>North-east</source>
      <translation>Nordeste</translation>
    </message>
    <message>
      <source>North-west</source>
      <translation>Noroeste</translation>
    </message>
    <message>
      <source>Not all could be compiled: first runs take longer.</source>
      <translation>No se pudo compilar todo: las primeras ejecuciones tardan más.</translation>
    </message>
    <message>
      <source>Not used, as SHAPE is article: {}. Take SHAPE plane to choose them.</source>
      <translation>No se usa, ya que SHAPE es article: {}. Tome SHAPE plane para elegirlos.</translation>
    </message>
    <message>
      <source>Not used, since {}: {}.</source>
      <translation>No se usa, ya que {}: {}.</translation>
    </message>
    <message>
      <source>Nothing can be written into ‘{}’ ({}). Choose another folder.</source>
      <translation>No se puede escribir nada en «{}» ({}). Elija otra carpeta.</translation>
    </message>
    <message>
      <source>Nothing could be measured that has a range in real rivers; the table says why.</source>
      <translation>No se pudo medir nada que tenga un intervalo en los ríos reales; la tabla dice por qué.</translation>
    </message>
    <message>
      <source>Nothing depends on it: whoever does not run it waits in the first run of each algorithm instead.</source>
      <translation>Nada depende de ello: quien no lo ejecute espera en cambio en la primera ejecución de cada algoritmo.</translation>
    </message>
    <message>
      <source>Nothing is under water: no stage is above 0 where heights are known.</source>
      <translation>Nada está bajo el agua: ningún nivel está por encima de 0 donde se conocen las alturas.</translation>
    </message>
    <message>
      <source>Nowhere do {} km² drain through a cell, at most {} km²: there are no rivers.</source>
      <translation>En ninguna parte drenan {} km² por una celda, {} km² como mucho: no hay ríos.</translation>
    </message>
    <message>
      <source>Number of columns, when no extent is given.</source>
      <translation>Número de columnas, cuando no se da extensión.</translation>
    </message>
    <message>
      <source>Number of its cells in LABELS, which cannot hold its id</source>
      <translation>Número de sus celdas en LABELS, que no puede contener su identificador</translation>
    </message>
    <message>
      <source>Number of large rivers</source>
      <translation>Número de ríos grandes</translation>
    </message>
    <message>
      <source>Number of nodes (about)</source>
      <translation>Número de nodos (aproximado)</translation>
    </message>
    <message>
      <source>Number of peaks (of the shape peak)</source>
      <translation>Número de cumbres (de la forma peak)</translation>
    </message>
    <message>
      <source>Number of rows, when no extent is given.</source>
      <translation>Número de filas, cuando no se da extensión.</translation>
    </message>
    <message>
      <source>Number of snapshots</source>
      <translation>Número de instantáneas</translation>
    </message>
    <message>
      <source>Number of streams</source>
      <translation>Número de cauces</translation>
    </message>
    <message>
      <source>Number of the point, from the lower ends of rivers up</source>
      <translation>Número del punto, desde los extremos inferiores de los ríos hacia arriba</translation>
    </message>
    <message>
      <source>Number or text</source>
      <translation>Número o texto</translation>
    </message>
    <message>
      <source>Numbers or text, another for each point: the id of its watershed, of which downstream speaks too. Empty: the field id, if it tells them apart; else they are numbered from 1.</source>
      <translation>Números o texto, distintos para cada punto: el id de su cuenca, del que habla también downstream. Vacío: el campo id, si los distingue; si no, se numeran desde 1.</translation>
    </message>
    <message>
      <source>Numbers stand at the mouths of the main rivers.</source>
      <translation>Los números están en las desembocaduras de los ríos principales.</translation>
    </message>
    <message>
      <source>Of channel and floodplain together: 0.03 in clean channels, 0.05 on meadows and crops, 0.1 and more in woods.</source>
      <translation>Del cauce y la llanura de inundación juntos: 0,03 en cauces limpios, 0,05 en prados y cultivos, 0,1 o más en bosques.</translation>
    </message>
    <message>
      <source>Of channel and floodplain together: 0.03 in clean channels, 0.05 on meadows, 0.1 in woods.</source>
      <translation>Del cauce y la llanura de inundación juntos: 0,03 en cauces limpios, 0,05 en prados, 0,1 en bosques.</translation>
    </message>
    <message>
      <source>Of the densest class, conifers, for POINTS; all others have fewer.</source>
      <translation>De la clase más densa, las coníferas, para POINTS; todas las demás tienen menos.</translation>
    </message>
    <message>
      <source>Of the growing ends at most so much above the lowest one, the one with the highest order grows first: 0 makes networks of equal size, more a few large ones between many small ones. Less than the rise of one edge does nothing. Empty: as PRESET has it: 50 times that rise, 0 for even basins, 4 times for own.</source>
      <translation>De los extremos que crecen, como mucho a esta altura sobre el más bajo, crece primero el de mayor orden: 0 hace redes de igual tamaño, más hace unas pocas grandes entre muchas pequeñas. Menos que la subida de una arista no hace nada. Vacío: como lo tiene PRESET: 50 veces esa subida, 0 para cuencas uniformes, 4 veces para own.</translation>
    </message>
    <message>
      <source>Of the mesh on a coastline or a DEM. 0: the cells of the DEM; 20 000 on a coastline without one.</source>
      <translation>De la malla sobre una línea de costa o un MDE. 0: las celdas del MDE; 20 000 sobre una línea de costa sin él.</translation>
    </message>
    <message>
      <source>Of the year: 9 to 12 in the middle of Europe, 15 to 18 around the Mediterranean, 26 on the equator.</source>
      <translation>Del año: 9 a 12 en el centro de Europa, 15 a 18 en torno al Mediterráneo, 26 en el ecuador.</translation>
    </message>
    <message>
      <source>Of {:,} watersheds the {:,} largest have a sheet.</source>
      <translation>De {:,} cuencas las {:,} mayores tienen ficha.</translation>
    </message>
    <message>
      <source>On plains, in towns and under bridges a DEM does not show where rivers run; maps do. The cells that a river crosses are lowered by DEPTH, and further wherever the bed would otherwise rise on its path to the mouth. All other cells keep their height.</source>
      <translation>En llanuras, en ciudades y bajo puentes un MDE no muestra dónde corren los ríos; los mapas sí. Las celdas que cruza un río se rebajan en DEPTH, y más donde el lecho subiría en su camino a la desembocadura. Todas las demás celdas conservan su altura.</translation>
    </message>
    <message>
      <source>On the cells of the DEM: rivers carry more where more of it falls.</source>
      <translation>En las celdas del MDE: los ríos llevan más donde cae más.</translation>
    </message>
    <message>
      <source>One MultiPolygon for each point.</source>
      <translation>Un MultiPolygon por cada punto.</translation>
    </message>
    <message>
      <source>One MultiPolygon for each, with its shape and heights.</source>
      <translation>Un MultiPolygon por cada una, con su forma y sus alturas.</translation>
    </message>
    <message>
      <source>One MultiPolygon for each.</source>
      <translation>Un MultiPolygon por cada una.</translation>
    </message>
    <message>
      <source>One direction for each cell (D8), in the numbers of any program that ENCODING names. Where a direction leads off the raster or to a cell without data, the water leaves.</source>
      <translation>Una dirección por cada celda (D8), en los números de cualquier programa que diga ENCODING. Donde una dirección lleva fuera del ráster o a una celda sin datos, el agua sale.</translation>
    </message>
    <message>
      <source>One direction for each cell (D8). The raster is never changed.</source>
      <translation>Una dirección por cada celda (D8). El ráster nunca se modifica.</translation>
    </message>
    <message>
      <source>One direction for each cell, or its angle.</source>
      <translation>Una dirección por cada celda, o su ángulo.</translation>
    </message>
    <message>
      <source>One for each outlet.</source>
      <translation>Uno por cada salida.</translation>
    </message>
    <message>
      <source>One line for each watershed, with its id: from the divide down to the outlet, with the heights of the water where there is a DEM.</source>
      <translation>Una línea por cada cuenca, con su id: de la divisoria a la salida, con las alturas del agua donde hay un MDE.</translation>
    </message>
    <message>
      <source>One of {} numbers that can be compared is like those of real rivers; {}.</source>
      <translation>Uno de los {} números comparables es como los de los ríos reales; {}.</translation>
    </message>
    <message>
      <source>One watershed for each</source>
      <translation>Una cuenca por cada</translation>
    </message>
    <message>
      <source>One watershed for each; its fields are kept. Points on one cell share the watershed of the first.</source>
      <translation>Una cuenca por cada uno; se conservan sus campos. Los puntos en una misma celda comparten la cuenca del primero.</translation>
    </message>
    <message>
      <source>Only cells whose water comes to one of these points have data, and count; with METHOD d8 alone. A point counts for the cell that it lies in.</source>
      <translation>Solo tienen datos, y cuentan, las celdas cuya agua llega a uno de estos puntos; solo con METHOD d8. Un punto cuenta por la celda en la que está.</translation>
    </message>
    <message>
      <source>Only cells with their centre inside these polygons are land, and water leaves at their outline. Without a DEM and an extent the map lies around them and has as many columns or rows as said above.</source>
      <translation>Solo son tierra las celdas cuyo centro está dentro de estos polígonos, y el agua sale por su contorno. Sin MDE ni extensión el mapa los rodea y tiene tantas columnas o filas como se dijo arriba.</translation>
    </message>
    <message>
      <source>Only within</source>
      <translation>Solo dentro de</translation>
    </message>
    <message>
      <source>Open the example</source>
      <translation>Abrir el ejemplo</translation>
    </message>
    <message>
      <source>Open water</source>
      <translation>Agua abierta</translation>
    </message>
    <message>
      <source>Opening hollows</source>
      <translation>Abriendo hondonadas</translation>
    </message>
    <message>
      <source>Options of the raster format, such as COMPRESS=ZSTD, parted by |. They win over the defaults: GeoTIFFs are tiled and compressed without loss. A raster named .vrt becomes a folder of such GeoTIFFs. Options that change numbers are refused for directions, ids and classes; of other rasters the log tells how far they are moved.</source>
      <translation>Opciones del formato del ráster, como COMPRESS=ZSTD, separadas por |. Prevalecen sobre las predeterminadas: los GeoTIFF van en teselas y comprimidos sin pérdida. Un ráster llamado .vrt se convierte en una carpeta de tales GeoTIFF. Las opciones que cambian números se rechazan para direcciones, ids y clases; de otros rásteres el registro dice cuánto se desplazan.</translation>
    </message>
    <message>
      <source>Order</source>
      <translation>Orden</translation>
    </message>
    <message>
      <source>Order after Hack: 1 is the main river</source>
      <translation>Orden según Hack: 1 es el río principal</translation>
    </message>
    <message>
      <source>Order after Horton</source>
      <translation>Orden según Horton</translation>
    </message>
    <message>
      <source>Order after Strahler</source>
      <translation>Orden según Strahler</translation>
    </message>
    <message>
      <source>Order after Strahler at the lower end</source>
      <translation>Orden según Strahler en el extremo inferior</translation>
    </message>
    <message>
      <source>Order after Strahler; NULL in the sea</source>
      <translation>Orden según Strahler; NULL en el mar</translation>
    </message>
    <message>
      <source>Order that it was to have when it grew; those above 1 fork as chances say</source>
      <translation>Orden que debía tener al crecer; los mayores de 1 se bifurcan según las probabilidades</translation>
    </message>
    <message>
      <source>Ordering the cells of lakes</source>
      <translation>Ordenando las celdas de los lagos</translation>
    </message>
    <message>
      <source>Ordering the rivers</source>
      <translation>Ordenando los ríos</translation>
    </message>
    <message>
      <source>Outlet, easting or longitude</source>
      <translation>Salida, este o longitud</translation>
    </message>
    <message>
      <source>Outlet, northing or latitude</source>
      <translation>Salida, norte o latitud</translation>
    </message>
    <message>
      <source>Outlets</source>
      <translation>Salidas</translation>
    </message>
    <message>
      <source>Output less input, in metres: negative where it was cut, positive where it was filled.</source>
      <translation>Resultado menos entrada, en metros: negativo donde se cortó, positivo donde se rellenó.</translation>
    </message>
    <message>
      <source>Outputs</source>
      <translation>Salidas del algoritmo</translation>
    </message>
    <message>
      <source>Oxbow lake</source>
      <translation>Meandro abandonado</translation>
    </message>
    <message>
      <source>Oxbow lakes</source>
      <translation>Meandros abandonados</translation>
    </message>
    <message>
      <source>PC + PS + PA must be 1 (got {} = {}).</source>
      <translation>PC + PS + PA deben sumar 1 (son {} = {}).</translation>
    </message>
    <message>
      <source>PCRaster: as on a number pad</source>
      <translation>PCRaster: como en un teclado numérico</translation>
    </message>
    <message>
      <source>PEAK: rivers already rise to {} m. Take more, or leave it empty.</source>
      <translation>PEAK: los ríos ya suben a {} m. Tome más o déjelo vacío.</translation>
    </message>
    <message>
      <source>PEAK: the land reaches {} m of {} m, as hillslopes between its rivers cannot be steeper. Take a lower one, or rivers farther apart.</source>
      <translation>PEAK: la tierra alcanza {} m de {} m, pues las laderas entre sus ríos no pueden ser más empinadas. Tome una menor, o ríos más separados.</translation>
    </message>
    <message>
      <source>PEAK: the land reaches {} m of {} m, as no slope may be steeper. Give a greater TERRAIN_SLOPE, or none.</source>
      <translation>PEAK: la tierra alcanza {} m de {} m, ya que ninguna ladera puede ser más empinada. Indique un TERRAIN_SLOPE mayor o ninguno.</translation>
    </message>
    <message>
      <source>PEAK: the land reaches {} m, above {} m, as it rises from rivers that are given. Take a higher one, or lower rivers.</source>
      <translation>PEAK: la tierra alcanza {} m, más de {} m, pues sube desde ríos dados. Tome uno más alto, o baje los ríos.</translation>
    </message>
    <message>
      <source>PIXEL_SIZE is not used: ‘{}’ has a CRS, which says how large its cells are.</source>
      <translation>PIXEL_SIZE no se usa: «{}» tiene un SRC, que dice cuánto miden sus celdas.</translation>
    </message>
    <message>
      <source>PNG pictures</source>
      <translation>imágenes PNG</translation>
    </message>
    <message>
      <source>POINT is not used, since POINTS are given.</source>
      <translation>POINT no se usa, ya que se indican POINTS.</translation>
    </message>
    <message>
      <source>POINT lies beside the raster ‘{}’. Pick another, or check its CRS.</source>
      <translation>POINT está fuera del ráster «{}». Elija otro o compruebe su SRC.</translation>
    </message>
    <message>
      <source>POINTS must be 0 or at least {} (got {}).</source>
      <translation>POINTS debe ser 0 o al menos {} (es {}).</translation>
    </message>
    <message>
      <source>POINTS needs the METHOD d8: with {} water of a cell goes several ways at once.</source>
      <translation>POINTS necesita el METHOD d8: con {} el agua de una celda va por varios caminos a la vez.</translation>
    </message>
    <message>
      <source>POINTS: about {} plants would stand on this land, and {} can be made. Choose a DENSITY of at most {}, or clip the DEM.</source>
      <translation>POINTS: en esta tierra habría unas {} plantas, y se pueden hacer {}. Elija un DENSITY de {} como máximo o recorte el MDE.</translation>
    </message>
    <message>
      <source>POINTS: no point of ‘{}’ lies on a direction of ‘{}’. Is its CRS right?</source>
      <translation>POINTS: ningún punto de «{}» está sobre una dirección de «{}». ¿Es correcto su SRC?</translation>
    </message>
    <message>
      <source>POINTS: no point of ‘{}’ lies on land of ‘{}’.</source>
      <translation>POINTS: ningún punto de «{}» está en tierra de «{}».</translation>
    </message>
    <message>
      <source>POINTS: there is no direction at {} of ‘{}’, and none within {}. Move such points, raise SNAP, or leave them out.</source>
      <translation>POINTS: no hay dirección en {} de «{}», ni ninguna a menos de {}. Mueva esos puntos, suba SNAP o quítelos.</translation>
    </message>
    <message>
      <source>POINTS: {} points lie beyond the land and are left out.</source>
      <translation>POINTS: {} puntos están fuera de la tierra y se omiten.</translation>
    </message>
    <message>
      <source>POINTS: {} {}.</source>
      <translation>POINTS: {} {}.</translation>
    </message>
    <message>
      <source>PRIMITIVES_PER_CELL: the shape of ground that is eroded does not depend on its primitives; they carry its noise and what is edited. With EROSION_CELL_SIZE 0 they are the ground.</source>
      <translation>PRIMITIVES_PER_CELL: la forma del suelo que se erosiona no depende de sus primitivas; ellas llevan su ruido y lo que se edita. Con EROSION_CELL_SIZE 0 son el suelo.</translation>
    </message>
    <message>
      <source>PROVINCES: {} drawn</source>
      <translation>PROVINCES: {} dibujadas</translation>
    </message>
    <message>
      <source>PROVINCES: {} of ‘{}’ has the {} ‘{}’. Take one of {}.</source>
      <translation>PROVINCES: {} de «{}» tiene {} «{}». Tome uno de {}.</translation>
    </message>
    <message>
      <source>PROVINCES: ‘{}’ has no field ‘{}’. Give it one, with {}.</source>
      <translation>PROVINCES: «{}» no tiene el campo «{}». Dele uno, con {}.</translation>
    </message>
    <message>
      <source>Pack the model into a third of the room, to keep it or to send it. All tools read it, and it renders the same to a centimetre, but its layers cannot be seen and edited: ‘Erode model’ makes an ordinary file of it, though not of a window. Edits stay; the layers cells, ridges and junctions, which are there to look at, are left out.</source>
      <translation>Empaquetar el modelo en un tercio del espacio, para guardarlo o enviarlo. Todas las herramientas lo leen, y da el mismo terreno al centímetro, pero sus capas no se pueden ver ni editar: «Erosionar modelo» hace de él un archivo ordinario, pero no de una ventana. Las ediciones se conservan; faltan las capas cells, ridges y junctions, que están para mirarlas.</translation>
    </message>
    <message>
      <source>Pale: not fitted.</source>
      <translation>Pálido: no ajustado.</translation>
    </message>
    <message>
      <source>Pale: single links.</source>
      <translation>Pálido: tramos individuales.</translation>
    </message>
    <message>
      <source>Parameters</source>
      <translation>Parámetros</translation>
    </message>
    <message>
      <source>Part of a sketch</source>
      <translation>Parte de un boceto</translation>
    </message>
    <message>
      <source>Part {} of {}: {}</source>
      <translation>Parte {} de {}: {}</translation>
    </message>
    <message>
      <source>Parts of sketched rivers that no river follows, and why.</source>
      <translation>Partes de ríos esbozados que ningún río sigue, y por qué.</translation>
    </message>
    <message>
      <source>Patchiness (°C)</source>
      <translation>Mosaico (°C)</translation>
    </message>
    <message>
      <source>Path</source>
      <translation>Camino</translation>
    </message>
    <message>
      <source>Path from the point nearest to the centroid</source>
      <translation>Camino desde el punto más cercano al centroide</translation>
    </message>
    <message>
      <source>Path to the sea</source>
      <translation>Camino al mar</translation>
    </message>
    <message>
      <source>Paths</source>
      <translation>Caminos</translation>
    </message>
    <message>
      <source>Paths drawn</source>
      <translation>Caminos trazados</translation>
    </message>
    <message>
      <source>Penalty of being in the ground (m)</source>
      <translation>Penalización de estar en el suelo (m)</translation>
    </message>
    <message>
      <source>Perimeter (km)</source>
      <translation>Perímetro (km)</translation>
    </message>
    <message>
      <source>Perimeter without stairs over that of a circle of this area, after Gravelius</source>
      <translation>Perímetro sin escalones entre el de un círculo de esta superficie, según Gravelius</translation>
    </message>
    <message>
      <source>Perimeter, along the cells</source>
      <translation>Perímetro, a lo largo de las celdas</translation>
    </message>
    <message>
      <source>Phase of the bends at the first vertex (radians)</source>
      <translation>Fase de las curvas en el primer vértice (radianes)</translation>
    </message>
    <message>
      <source>Pits</source>
      <translation>Fosas</translation>
    </message>
    <message>
      <source>Pits, cells in depressions</source>
      <translation>Fosas, celdas en depresiones</translation>
    </message>
    <message>
      <source>Pits: hollows where water ends</source>
      <translation>Fosas: hondonadas donde acaba el agua</translation>
    </message>
    <message>
      <source>Pixels along a side of a tile</source>
      <translation>Píxeles por lado de una tesela</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Lugar</translation>
    </message>
    <message>
      <source>Place in the order in which rivers grew; QGIS plays them an hour each</source>
      <translation>Puesto en el orden en que crecieron los ríos; QGIS los muestra una hora cada uno</translation>
    </message>
    <message>
      <source>Plants</source>
      <translation>Plantas</translation>
    </message>
    <message>
      <source>Plots</source>
      <translation>Gráficos</translation>
    </message>
    <message>
      <source>Plots of stream drops</source>
      <translation>Gráficos de los desniveles de los cauces</translation>
    </message>
    <message>
      <source>Point</source>
      <translation>Punto</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Puntos</translation>
    </message>
    <message>
      <source>Points are seldom on the very cell of the river. Metres on the ground between centres of cells. 0 leaves each on its cell, also on one without a direction into which water flows. Where none does the point moves to the nearest cell with a direction, by two cells at most or by SNAP.</source>
      <translation>Los puntos rara vez están en la celda misma del río. Metros sobre el suelo entre centros de celdas. 0 deja cada uno en su celda, también en una sin dirección a la que fluye agua. Donde no fluye, el punto se mueve a la celda más cercana con dirección, como mucho a dos celdas o hasta SNAP.</translation>
    </message>
    <message>
      <source>Points left out</source>
      <translation>Puntos omitidos</translation>
    </message>
    <message>
      <source>Points moved</source>
      <translation>Puntos movidos</translation>
    </message>
    <message>
      <source>Points on rivers</source>
      <translation>Puntos en ríos</translation>
    </message>
    <message>
      <source>Points on rivers, or beside them. They may lie above each other on one river.</source>
      <translation>Puntos en ríos o junto a ellos. Puede haber varios en un mismo río.</translation>
    </message>
    <message>
      <source>Points with χ and ksn.</source>
      <translation>Puntos con χ y ksn.</translation>
    </message>
    <message>
      <source>Polygons are</source>
      <translation>Los polígonos son</translation>
    </message>
    <message>
      <source>Polygons in which all land is made anew, whether rivers were edited there or not; all around stays as it is. The new ground begins inside of their borders, the log says how far. Rivers keep their flow, and fall through old and new ground. Empty: all land that drains to an edited river.</source>
      <translation>Polígonos en los que toda la tierra se hace de nuevo, se hayan editado allí ríos o no; todo alrededor queda como está. El suelo nuevo empieza dentro de sus límites, el registro dice a qué distancia. Los ríos conservan su caudal y bajan por el suelo viejo y el nuevo. Vacío: toda la tierra que drena a un río editado.</translation>
    </message>
    <message>
      <source>Polygons of lakes, each of which has one level.</source>
      <translation>Polígonos de lagos, cada uno con un solo nivel.</translation>
    </message>
    <message>
      <source>Polygons of lakes. Lines are cut at their shores; a field tells the lake, of nested ones the inner.</source>
      <translation>Polígonos de lagos. Las líneas se cortan en sus orillas; un campo dice el lago, de los anidados el interior.</translation>
    </message>
    <message>
      <source>Polygons of the sea, or of any water that takes up all that flows into it.</source>
      <translation>Polígonos del mar, o de cualquier agua que recoge todo lo que fluye a ella.</translation>
    </message>
    <message>
      <source>Polygons of water are as wide as the rivers are when they fill their banks; all threads and tributaries of a river system are one. Oxbow lakes lie beside meandering rivers, where bends have been cut off.</source>
      <translation>Los polígonos de agua son tan anchos como los ríos cuando llenan sus orillas; todos los brazos y afluentes de un sistema fluvial son uno. Los meandros abandonados están junto a ríos que serpentean, donde se cortaron curvas.</translation>
    </message>
    <message>
      <source>Polygons with a field kind: range, hills, rolling, plain. A range rises fastest; rolling land has round hills and wide valleys. Where UPLIFT is given, that alone says how fast land rises. Elsewhere, and empty: by chance, from the seed.</source>
      <translation>Polígonos con un campo kind: range (sierra), hills (colinas), rolling (terreno ondulado), plain (llanura). Una sierra se eleva más deprisa; el terreno ondulado tiene colinas redondas y valles anchos. Donde se da UPLIFT, solo este dice a qué velocidad se eleva la tierra. En lo demás, y si está vacío: al azar, según la semilla.</translation>
    </message>
    <message>
      <source>Polygons, or points for round lakes, that become lakes: the ground around them leads down to their level, rivers that cross them run in and leave at it, and they are depressions in the raster. A field level_m or level has their level in metres; without one it follows from the ground.</source>
      <translation>Polígonos, o puntos para lagos redondos, que se vuelven lagos: el suelo de alrededor baja hasta su nivel, los ríos que los cruzan entran y salen a él, y en el ráster son depresiones. Un campo level_m o level tiene su nivel en metros; sin él se deduce del suelo.</translation>
    </message>
    <message>
      <source>Pour points</source>
      <translation>Puntos de desagüe</translation>
    </message>
    <message>
      <source>Pour points on their cells</source>
      <translation>Puntos de desagüe en sus celdas</translation>
    </message>
    <message>
      <source>Power p of the flow</source>
      <translation>Potencia p del caudal</translation>
    </message>
    <message>
      <source>Preference for steep steps E (1/m)</source>
      <translation>Preferencia por los pasos empinados E (1/m)</translation>
    </message>
    <message>
      <source>Prepare Headwaters</source>
      <translation>Preparar Headwaters</translation>
    </message>
    <message>
      <source>Primitives</source>
      <translation>Primitivas</translation>
    </message>
    <message>
      <source>Primitives deleted from ‘{}’: {}. Ground that was eroded keeps its shape all the same. To change it give primitives another z_m, draw into ‘carve’ or ‘add’, or render with EROSION 0.</source>
      <translation>Primitivas borradas de «{}»: {}. El suelo erosionado conserva su forma de todos modos. Para cambiarlo dé a las primitivas otro z_m, dibuje en «carve» o «add», o represente con EROSION 0.</translation>
    </message>
    <message>
      <source>Primitives in a cell</source>
      <translation>Primitivas en una celda</translation>
    </message>
    <message>
      <source>Priority of the mouths</source>
      <translation>Prioridad de las desembocaduras</translation>
    </message>
    <message>
      <source>Priority of the sketched rivers</source>
      <translation>Prioridad de los ríos esbozados</translation>
    </message>
    <message>
      <source>Probability of a tributary</source>
      <translation>Probabilidad de un afluente</translation>
    </message>
    <message>
      <source>Probability of forking</source>
      <translation>Probabilidad de bifurcarse</translation>
    </message>
    <message>
      <source>Probability of going on</source>
      <translation>Probabilidad de continuar</translation>
    </message>
    <message>
      <source>Problems found</source>
      <translation>Problemas encontrados</translation>
    </message>
    <message>
      <source>Provinces</source>
      <translation>Provincias</translation>
    </message>
    <message>
      <source>RAIN is 0 everywhere and EVAPORATION is given: there are no lakes. Give more RAIN, or no EVAPORATION.</source>
      <translation>RAIN es 0 en todas partes y se indica EVAPORATION: no hay lagos. Indique más RAIN, o ninguna EVAPORATION.</translation>
    </message>
    <message>
      <source>RAIN is 0 everywhere: there are {}. Give RAIN a number above 0.</source>
      <translation>RAIN es 0 en todas partes: no hay {}. Dé a RAIN un número por encima de 0.</translation>
    </message>
    <message>
      <source>RAIN is not used, since EVAPORATION is empty: every lake is full.</source>
      <translation>RAIN no se usa, ya que EVAPORATION está vacía: todos los lagos están llenos.</translation>
    </message>
    <message>
      <source>RAIN: there is none on island {}. Give a raster that covers it, or none.</source>
      <translation>RAIN: no hay en la isla {}. Indique un ráster que la cubra o ninguno.</translation>
    </message>
    <message>
      <source>RAIN: there is none on the land of the DEM. Give a raster that covers it, or none.</source>
      <translation>RAIN: no hay en la tierra del MDE. Indique un ráster que la cubra o ninguno.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ has no data in {} cells of the ground: no rain falls there.</source>
      <translation>RAIN: «{}» no tiene datos en {} celdas del suelo: allí no cae lluvia.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ has no data in {} triangles; there the mean falls.</source>
      <translation>RAIN: «{}» no tiene datos en {} triángulos; allí cae la media.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ has no data on {} % of the land; there the mean falls.</source>
      <translation>RAIN: «{}» no tiene datos en el {} % de la tierra; allí cae la media.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ has no rain on the land. Give a raster that covers it, or none.</source>
      <translation>RAIN: «{}» no tiene lluvia en tierra. Indique un ráster que la cubra o ninguno.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ has values below 0 (down to {}). Rain is 0 or more.</source>
      <translation>RAIN: «{}» tiene valores por debajo de 0 (hasta {}). La lluvia es 0 o más.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ is 0 or has no data in all cells of the ground. Rain must fall somewhere.</source>
      <translation>RAIN: «{}» es 0 o no tiene datos en todas las celdas del suelo. La lluvia ha de caer en alguna parte.</translation>
    </message>
    <message>
      <source>RISE_AFTER ({}) is more than ITERATIONS ({}): the sea would never rise. Take fewer steps before it rises, or more in all.</source>
      <translation>RISE_AFTER ({}) es más que ITERATIONS ({}): el mar no subiría nunca. Tome menos pasos antes de que suba o más en total.</translation>
    </message>
    <message>
      <source>RIVERS are drawn from this flow on. Empty: the fiftieth part of the land with most flow.</source>
      <translation>RIVERS se dibujan desde este caudal. Vacío: la quincuagésima parte de la tierra con más caudal.</translation>
    </message>
    <message>
      <source>RIVERS are {} times as wide as usual and wind {} times as much</source>
      <translation>RIVERS tienen {} veces la anchura habitual y {} veces la sinuosidad habitual</translation>
    </message>
    <message>
      <source>RIVERS: all lines of ‘{}’ end where they begin. Choose a layer of rivers.</source>
      <translation>RIVERS: todas las líneas de «{}» terminan donde empiezan. Elija una capa de ríos.</translation>
    </message>
    <message>
      <source>RIVERS: every cell is river, so all distances are 0. Give a raster that is above 0 in rivers alone, as ‘River threshold’ makes it.</source>
      <translation>RIVERS: todas las celdas son río, así que todas las distancias son 0. Indique un ráster que esté por encima de 0 solo en los ríos, como lo hace «Umbral de los ríos».</translation>
    </message>
    <message>
      <source>RIVERS: no cell of ‘{}’ is river. Do the layers overlap?</source>
      <translation>RIVERS: ninguna celda de «{}» es río. ¿Se solapan las capas?</translation>
    </message>
    <message>
      <source>RIVERS: no line of ‘{}’ ({}) lies on land of ‘{}’ ({}): choose other rivers, or correct the CRS of the layer that has a wrong one.</source>
      <translation>RIVERS: ninguna línea de «{}» ({}) está en tierra de «{}» ({}): elija otros ríos o corrija el SRC de la capa que lo tenga mal.</translation>
    </message>
    <message>
      <source>RIVERS: no line of ‘{}’ can be part of a network. The first of them: {}.</source>
      <translation>RIVERS: ninguna línea de «{}» puede ser parte de una red. La primera de ellas: {}.</translation>
    </message>
    <message>
      <source>RIVERS: no line of ‘{}’ follows the directions of ‘{}’. Take rivers that were made from these directions.</source>
      <translation>RIVERS: ninguna línea de «{}» sigue las direcciones de «{}». Tome ríos hechos a partir de estas direcciones.</translation>
    </message>
    <message>
      <source>RIVERS: {} has a height of {} m. Correct it.</source>
      <translation>RIVERS: {} tiene una altura de {} m. Corríjala.</translation>
    </message>
    <message>
      <source>RIVERS: {} lies too high beside {}, as no slope between them may be so steep. It was lowered by up to {}. Correct the heights there.</source>
      <translation>RIVERS: {} está demasiado alto junto a {}, pues ninguna ladera entre ambos puede ser tan empinada. Se bajó hasta {}. Corrija allí las alturas.</translation>
    </message>
    <message>
      <source>RIVERS: {} more lie too high beside others, and were lowered.</source>
      <translation>RIVERS: {} más están demasiado altos junto a otros, y se bajaron.</translation>
    </message>
    <message>
      <source>RIVERS: {} more: {}.</source>
      <translation>RIVERS: {} más: {}.</translation>
    </message>
    <message>
      <source>RIVERS: {} {}: left out. Move such rivers, or choose their coast.</source>
      <translation>RIVERS: {} {}: omitidos. Mueva esos ríos o elija su costa.</translation>
    </message>
    <message>
      <source>RIVERS: {}.</source>
      <translation>RIVERS: {}.</translation>
    </message>
    <message>
      <source>RIVERS: ‘{}’ has no line. Choose a layer of rivers.</source>
      <translation>RIVERS: «{}» no tiene ninguna línea. Elija una capa de ríos.</translation>
    </message>
    <message>
      <source>RIVERS: ‘{}’ holds no lines; the DEM stays as it is.</source>
      <translation>RIVERS: «{}» no contiene líneas; el MDE queda como está.</translation>
    </message>
    <message>
      <source>Radius (m)</source>
      <translation>Radio (m)</translation>
    </message>
    <message>
      <source>Rain</source>
      <translation>Lluvia</translation>
    </message>
    <message>
      <source>Rain (any unit)</source>
      <translation>Lluvia (cualquier unidad)</translation>
    </message>
    <message>
      <source>Rain (mm a year)</source>
      <translation>Lluvia (mm al año)</translation>
    </message>
    <message>
      <source>Rain and snow (mm a year)</source>
      <translation>Lluvia y nieve (mm al año)</translation>
    </message>
    <message>
      <source>Rain on its catchment and what lakes above spill into it (m³/s)</source>
      <translation>Lluvia en su cuenca y lo que vierten en él los lagos de más arriba (m³/s)</translation>
    </message>
    <message>
      <source>Rain on the land: {} m³/s, of which {} evaporate from lakes and {} leave</source>
      <translation>Lluvia sobre la tierra: {} m³/s, de los que {} se evaporan de lagos y {} salen</translation>
    </message>
    <message>
      <source>Raised by more than 0.1 m: {} cells</source>
      <translation>Elevadas más de 0,1 m: {} celdas</translation>
    </message>
    <message>
      <source>Raises every cell of a DEM to the lowest level from which its water can still reach the sea or the edge.</source>
      <translation>Eleva cada celda de un MDE hasta el nivel más bajo desde el que su agua aún puede llegar al mar o al borde.</translation>
    </message>
    <message>
      <source>Raising depressions</source>
      <translation>Elevando depresiones</translation>
    </message>
    <message>
      <source>Raising the ground</source>
      <translation>Elevando el suelo</translation>
    </message>
    <message>
      <source>Raising the land</source>
      <translation>Elevando la tierra</translation>
    </message>
    <message>
      <source>Raising the water</source>
      <translation>Elevando el agua</translation>
    </message>
    <message>
      <source>Random rain erodes a mountain, and a report measures the rivers that it made.</source>
      <translation>Lluvia al azar erosiona una montaña, y un informe mide los ríos que ha hecho.</translation>
    </message>
    <message>
      <source>Range of heights that grow together (m)</source>
      <translation>Intervalo de alturas que crecen a la vez (m)</translation>
    </message>
    <message>
      <source>Range of the temperature (°C)</source>
      <translation>Oscilación de la temperatura (°C)</translation>
    </message>
    <message>
      <source>Ranking flat cells</source>
      <translation>Clasificando celdas llanas</translation>
    </message>
    <message>
      <source>Raster of the same cells, in any unit: the more, the likelier a drop falls there; none falls where it has no data. Empty: the same everywhere.</source>
      <translation>Ráster de las mismas celdas, en cualquier unidad: cuanto más, más probable es que caiga allí una gota; ninguna cae donde no tiene datos. Vacío: igual en todas partes.</translation>
    </message>
    <message>
      <source>Rasters cannot be written as ‘{}’. Use .tif, for example.</source>
      <translation>No se pueden escribir rásteres como «{}». Use .tif, por ejemplo.</translation>
    </message>
    <message>
      <source>Rating curves</source>
      <translation>Curvas de gasto</translation>
    </message>
    <message>
      <source>Reach that begins here; NULL at a sink</source>
      <translation>Tramo que empieza aquí; NULL en un sumidero</translation>
    </message>
    <message>
      <source>Reach, by the id of its river</source>
      <translation>Tramo, por el identificador de su río</translation>
    </message>
    <message>
      <source>Reaches</source>
      <translation>Tramos entre nodos</translation>
    </message>
    <message>
      <source>Reaches that carry more than their rating curve tells</source>
      <translation>Tramos que llevan más de lo que dice su curva de gasto</translation>
    </message>
    <message>
      <source>Reaches that carry more than their rating curve tells, and stand at MAX_STAGE: {}. Give a greater MAX_STAGE, or check the discharge.</source>
      <translation>Tramos que llevan más de lo que dice su curva de gasto y están en MAX_STAGE: {}. Indique un MAX_STAGE mayor o compruebe el caudal.</translation>
    </message>
    <message>
      <source>Reaches without a rating curve have the stage of the next one downstream.</source>
      <translation>Los tramos sin curva de gasto tienen el nivel del siguiente aguas abajo.</translation>
    </message>
    <message>
      <source>Reaches without a rating curve, since they {}: {}.</source>
      <translation>Tramos sin curva de gasto, ya que {}: {}.</translation>
    </message>
    <message>
      <source>Reading</source>
      <translation>Leyendo</translation>
    </message>
    <message>
      <source>Reading cells</source>
      <translation>Leyendo celdas</translation>
    </message>
    <message>
      <source>Reading heights and lakes</source>
      <translation>Leyendo alturas y lagos</translation>
    </message>
    <message>
      <source>Reading lakes and heights</source>
      <translation>Leyendo lagos y alturas</translation>
    </message>
    <message>
      <source>Reading the DEM</source>
      <translation>Leyendo el MDE</translation>
    </message>
    <message>
      <source>Reading the accumulation</source>
      <translation>Leyendo la acumulación</translation>
    </message>
    <message>
      <source>Reading the coast</source>
      <translation>Leyendo la costa</translation>
    </message>
    <message>
      <source>Reading the directions</source>
      <translation>Leyendo las direcciones</translation>
    </message>
    <message>
      <source>Reading the ground</source>
      <translation>Leyendo el suelo</translation>
    </message>
    <message>
      <source>Reading the land</source>
      <translation>Leyendo la tierra</translation>
    </message>
    <message>
      <source>Reading the model</source>
      <translation>Leyendo el modelo</translation>
    </message>
    <message>
      <source>Reading the points</source>
      <translation>Leyendo los puntos</translation>
    </message>
    <message>
      <source>Reading the rain</source>
      <translation>Leyendo la lluvia</translation>
    </message>
    <message>
      <source>Reading the rivers</source>
      <translation>Leyendo los ríos</translation>
    </message>
    <message>
      <source>Reading the water</source>
      <translation>Leyendo el agua</translation>
    </message>
    <message>
      <source>Reading the weights</source>
      <translation>Leyendo los pesos</translation>
    </message>
    <message>
      <source>Reads all the water out of a DEM in one run: directions, accumulation, rivers, watersheds and lakes.</source>
      <translation>Lee toda el agua de un MDE en una ejecución: direcciones, acumulación, ríos, cuencas y lagos.</translation>
    </message>
    <message>
      <source>Real rivers</source>
      <translation>Ríos reales</translation>
    </message>
    <message>
      <source>Recharge of the ground water (mm a year)</source>
      <translation>Recarga del agua subterránea (mm al año)</translation>
    </message>
    <message>
      <source>Reed</source>
      <translation>Carrizo</translation>
    </message>
    <message>
      <source>Reference area of χ (km²)</source>
      <translation>Superficie de referencia de χ (km²)</translation>
    </message>
    <message>
      <source>References</source>
      <translation>Referencias</translation>
    </message>
    <message>
      <source>Relative uplift, from 0 to 1, as it was painted or made. Given as UPLIFT it makes the same terrain again.</source>
      <translation>Levantamiento relativo, de 0 a 1, tal como se pintó o se hizo. Dado como UPLIFT vuelve a hacer el mismo terreno.</translation>
    </message>
    <message>
      <source>Relief</source>
      <translation>Desnivel</translation>
    </message>
    <message>
      <source>Relief (m)</source>
      <translation>Desnivel total (m)</translation>
    </message>
    <message>
      <source>Remark</source>
      <translation>Observación</translation>
    </message>
    <message>
      <source>Render terrain</source>
      <translation>Representar terreno</translation>
    </message>
    <message>
      <source>Render this part, grown to whole cells of the model's grid. Across 180°, west may be greater than east. Empty: all land.</source>
      <translation>Representar esta parte, ampliada a celdas enteras de la cuadrícula del modelo. A través de los 180°, el oeste puede ser mayor que el este. Vacío: toda la tierra.</translation>
    </message>
    <message>
      <source>Rendering</source>
      <translation>Representando</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>Informe</translation>
    </message>
    <message>
      <source>Report as data</source>
      <translation>Informe como datos</translation>
    </message>
    <message>
      <source>Report of noise</source>
      <translation>Informe del ruido</translation>
    </message>
    <message>
      <source>Report of rain</source>
      <translation>Informe de la lluvia</translation>
    </message>
    <message>
      <source>Report of rivers</source>
      <translation>Informe de ríos</translation>
    </message>
    <message>
      <source>Report of the terrain</source>
      <translation>Informe del terreno</translation>
    </message>
    <message>
      <source>Rescale to relief (m)</source>
      <translation>Reescalar al desnivel (m)</translation>
    </message>
    <message>
      <source>Restore it from a copy, or make the model again</source>
      <translation>Recupérelo de una copia o haga de nuevo el modelo</translation>
    </message>
    <message>
      <source>Rewrites flow directions in the encoding of another program, and finds out which program wrote them.</source>
      <translation>Reescribe las direcciones de flujo en la codificación de otro programa y averigua qué programa las escribió.</translation>
    </message>
    <message>
      <source>Rho8: drawn among lower neighbours</source>
      <translation>Rho8: sorteada entre los vecinos más bajos</translation>
    </message>
    <message>
      <source>RichDEM: west 1, north-west 2 … south-west 8</source>
      <translation>RichDEM: oeste 1, noroeste 2 … suroeste 8</translation>
    </message>
    <message>
      <source>Ridge</source>
      <translation>Cresta</translation>
    </message>
    <message>
      <source>Ridges</source>
      <translation>Crestas</translation>
    </message>
    <message>
      <source>Riparian wood</source>
      <translation>Bosque de ribera</translation>
    </message>
    <message>
      <source>Rise of the sea (m)</source>
      <translation>Subida del mar (m)</translation>
    </message>
    <message>
      <source>River</source>
      <translation>Río</translation>
    </message>
    <message>
      <source>River cells</source>
      <translation>Celdas de río</translation>
    </message>
    <message>
      <source>River cells of a DEM</source>
      <translation>Celdas de río de un MDE</translation>
    </message>
    <message>
      <source>River cells with a lower stage, since the water below stands lower: {}</source>
      <translation>Celdas de río con un nivel más bajo, ya que el agua más abajo está más baja: {}</translation>
    </message>
    <message>
      <source>River cells: {} of {}</source>
      <translation>Celdas de río: {} de {}</translation>
    </message>
    <message>
      <source>River courses</source>
      <translation>Cursos fluviales</translation>
    </message>
    <message>
      <source>River erosion</source>
      <translation>Erosión fluvial</translation>
    </message>
    <message>
      <source>River ids</source>
      <translation>Ids de los ríos</translation>
    </message>
    <message>
      <source>River line that leads down from here; NULL at a mouth</source>
      <translation>Línea de río que baja desde aquí; NULL en una desembocadura</translation>
    </message>
    <message>
      <source>River line that leads out of the cell; NULL at the sea</source>
      <translation>Línea de río que sale de la celda; NULL en el mar</translation>
    </message>
    <message>
      <source>River link</source>
      <translation>Tramo de río</translation>
    </message>
    <message>
      <source>River link that begins here; NULL where a river ends</source>
      <translation>Tramo de río que empieza aquí; NULL donde acaba un río</translation>
    </message>
    <message>
      <source>River links</source>
      <translation>Tramos de río</translation>
    </message>
    <message>
      <source>River links that do not dry out</source>
      <translation>Tramos de río que no se secan</translation>
    </message>
    <message>
      <source>River links that end here</source>
      <translation>Tramos de río que acaban aquí</translation>
    </message>
    <message>
      <source>River links that only the erosion has made: {:,} of {:,}.</source>
      <translation>Tramos de río que solo la erosión ha hecho: {:,} de {:,}.</translation>
    </message>
    <message>
      <source>River mouths</source>
      <translation>Desembocaduras de los ríos</translation>
    </message>
    <message>
      <source>River network</source>
      <translation>Red fluvial</translation>
    </message>
    <message>
      <source>River slopes used</source>
      <translation>Pendientes de los ríos usadas</translation>
    </message>
    <message>
      <source>River steepness</source>
      <translation>Empinamiento de los ríos</translation>
    </message>
    <message>
      <source>River system: the course that reaches the sea</source>
      <translation>Sistema fluvial: el curso que llega al mar</translation>
    </message>
    <message>
      <source>River that it lies on, by its id</source>
      <translation>Río en el que está, por su identificador</translation>
    </message>
    <message>
      <source>River that this one flows into; NULL where it ends</source>
      <translation>Río al que afluye este; NULL donde acaba</translation>
    </message>
    <message>
      <source>River threshold</source>
      <translation>Umbral de los ríos</translation>
    </message>
    <message>
      <source>Rivers</source>
      <translation>Ríos</translation>
    </message>
    <message>
      <source>Rivers and hillslopes cut into the DEM until its land has sunk by so much in the mean: 3 makes river land of noise that is still the same land, 8 a mountain range. Gentle land sinks by less. Coasts and lakes that are there stay. 0: none.</source>
      <translation>Los ríos y las laderas cortan el MDE hasta que su tierra ha bajado tanto en promedio: 3 hace de un ruido una tierra de ríos que sigue siendo la misma, 8 una cordillera. El terreno suave baja menos. Las costas y los lagos que hay permanecen. 0: ninguno.</translation>
    </message>
    <message>
      <source>Rivers and watersheds are those that water finds on the terrain: the rivers that were grown or sketched, and the side valleys that erosion has cut between them. No cell of land is a pit.</source>
      <translation>Los ríos y las cuencas son los que halla el agua en el terreno: los ríos que crecieron o se esbozaron, y los valles laterales que la erosión cortó entre ellos. Ninguna celda de tierra es una fosa.</translation>
    </message>
    <message>
      <source>Rivers are cut at the shores of {} lakes in balance, of {} km² or more</source>
      <translation>Los ríos se cortan en las orillas de {} lagos en equilibrio, de {} km² o más</translation>
    </message>
    <message>
      <source>Rivers are cut at the shores of {} lakes, of {} cells or more</source>
      <translation>Los ríos se cortan en las orillas de {} lagos, de {} celdas o más</translation>
    </message>
    <message>
      <source>Rivers are wider the higher their order.</source>
      <translation>Los ríos son más anchos cuanto mayor es su orden.</translation>
    </message>
    <message>
      <source>Rivers begin at (cells)</source>
      <translation>Los ríos empiezan con (celdas)</translation>
    </message>
    <message>
      <source>Rivers begin at (km²)</source>
      <translation>Los ríos empiezan con (km²)</translation>
    </message>
    <message>
      <source>Rivers begin at an accumulation of {}, in its unit</source>
      <translation>Los ríos empiezan con una acumulación de {}, en su unidad</translation>
    </message>
    <message>
      <source>Rivers begin where {} km² drain through a cell</source>
      <translation>Los ríos empiezan donde drenan {} km² por una celda</translation>
    </message>
    <message>
      <source>Rivers begin where {} km² drain through a triangle (THRESHOLD, chosen)</source>
      <translation>Los ríos empiezan donde drenan {} km² por un triángulo (THRESHOLD, elegido)</translation>
    </message>
    <message>
      <source>Rivers below order {} are too many to be drawn.</source>
      <translation>Los ríos por debajo del orden {} son demasiados para dibujarlos.</translation>
    </message>
    <message>
      <source>Rivers cross at {} corners of cells: that is where the directions lead.</source>
      <translation>Los ríos se cruzan en {} esquinas de celdas: allí llevan las direcciones.</translation>
    </message>
    <message>
      <source>Rivers erode an island of two volcanoes, its cells and a mesh of it in time.</source>
      <translation>Los ríos erosionan una isla de dos volcanes, sus celdas y una malla de ella en el tiempo.</translation>
    </message>
    <message>
      <source>Rivers found again by D8</source>
      <translation>Ríos que D8 vuelve a hallar</translation>
    </message>
    <message>
      <source>Rivers from rain</source>
      <translation>Ríos de la lluvia</translation>
    </message>
    <message>
      <source>Rivers grow on an island, from drawn ones if there are any, and a report measures them.</source>
      <translation>Los ríos crecen en una isla, a partir de los dibujados si los hay, y un informe los mide.</translation>
    </message>
    <message>
      <source>Rivers grow upstream from mouths along the coast, edge by edge: always one of the lowest ends goes on, forks or takes a tributary, by chances that decide what the basins look like, and no edge comes near another or near the sea. Rivers rise strictly, never cross, and all reach the sea. Each line knows the line it flows into, its orders, lengths and areas, its flow, width and depth, and its type after Rosgen.</source>
      <translation>Los ríos crecen aguas arriba desde desembocaduras a lo largo de la costa, arista a arista: siempre uno de los extremos más bajos continúa, se bifurca o toma un afluente, con probabilidades que deciden cómo son las cuencas, y ninguna arista se acerca a otra ni al mar. Los ríos suben estrictamente, nunca se cruzan y todos llegan al mar. Cada línea conoce aquella a la que afluye, sus órdenes, longitudes y superficies, su caudal, anchura y profundidad, y su tipo según Rosgen.</translation>
    </message>
    <message>
      <source>Rivers in balance with uplift fall as a power of their area, &lt;i&gt;S&lt;/i&gt; = &lt;i&gt;k&lt;/i&gt;&lt;sub&gt;sn&lt;/sub&gt; &lt;i&gt;A&lt;/i&gt;&lt;sup&gt;-θ&lt;/sup&gt;. χ is the length from the mouth up, each step weighted by (&lt;i&gt;A&lt;/i&gt;&lt;sub&gt;0&lt;/sub&gt;/&lt;i&gt;A&lt;/i&gt;)&lt;sup&gt;θ&lt;/sup&gt;: over it such a river is a straight line, and the steeper, the faster the land rises or the harder its rock is.</source>
      <translation>Los ríos en equilibrio con el levantamiento bajan como una potencia de su superficie, &lt;i&gt;S&lt;/i&gt; = &lt;i&gt;k&lt;/i&gt;&lt;sub&gt;sn&lt;/sub&gt; &lt;i&gt;A&lt;/i&gt;&lt;sup&gt;-θ&lt;/sup&gt;. χ es la longitud desde la desembocadura hacia arriba, con cada paso ponderado por (&lt;i&gt;A&lt;/i&gt;&lt;sub&gt;0&lt;/sub&gt;/&lt;i&gt;A&lt;/i&gt;)&lt;sup&gt;θ&lt;/sup&gt;: frente a ella un río así es una línea recta, y más empinada cuanto más deprisa se levanta la tierra o más dura es su roca.</translation>
    </message>
    <message>
      <source>Rivers may be drawn in any direction; each must lead to the sea. What cannot be part of a network is left out, and the log names it with the remedy. All islands of the coast get terrain, those without rivers too. Lengths are metres on the ground whatever the CRS.</source>
      <translation>Los ríos se pueden dibujar en cualquier sentido; cada uno debe llevar al mar. Lo que no puede ser parte de una red se omite, y el registro lo nombra con el remedio. Todas las islas de la costa reciben terreno, también las que no tienen ríos. Las longitudes son metros sobre el suelo, sea cual sea el SRC.</translation>
    </message>
    <message>
      <source>Rivers of a model can be moved, drawn, deleted, raised and lowered. ‘Render terrain’ then cuts their beds into the ground as it was. Here uplift, rivers and hillslopes come into balance again: old valleys grow over, new ones open, and divides move, on all land that drains to an edited river or did so before.</source>
      <translation>Los ríos de un modelo se pueden mover, dibujar, borrar, subir y bajar. «Representar terreno» corta entonces sus lechos en el suelo tal como estaba. Aquí levantamiento, ríos y laderas vuelven a equilibrarse: los valles viejos se cierran, se abren otros nuevos y las divisorias se mueven, en toda la tierra que drena a un río editado o lo hacía antes.</translation>
    </message>
    <message>
      <source>Rivers of a single cell, which have no line: {}</source>
      <translation>Ríos de una sola celda, que no tienen línea: {}</translation>
    </message>
    <message>
      <source>Rivers of an island</source>
      <translation>Ríos de una isla</translation>
    </message>
    <message>
      <source>Rivers of noise</source>
      <translation>Ríos del ruido</translation>
    </message>
    <message>
      <source>Rivers of rain</source>
      <translation>Ríos de lluvia</translation>
    </message>
    <message>
      <source>Rivers of the network that D8 finds on the raster (%)</source>
      <translation>Ríos de la red que D8 halla en el ráster (%)</translation>
    </message>
    <message>
      <source>Rivers of the terrain</source>
      <translation>Ríos del terreno</translation>
    </message>
    <message>
      <source>Rivers of {}</source>
      <translation>Ríos de {}</translation>
    </message>
    <message>
      <source>Rivers run down the DEM as it is, into its hollows. Those that begin or end in a body of water last; others dry out where they end.</source>
      <translation>Los ríos bajan por el MDE tal como es, hasta sus hondonadas. Los que empiezan o acaban en un cuerpo de agua perduran; otros se secan donde acaban.</translation>
    </message>
    <message>
      <source>Rivers that are known</source>
      <translation>Ríos conocidos</translation>
    </message>
    <message>
      <source>Rivers that carry more part into several arms at the sea, and grown ones build land into it. Empty: 25.</source>
      <translation>Los ríos que llevan más se dividen en varios brazos en el mar, y los crecidos construyen tierra dentro de él. Vacío: 25.</translation>
    </message>
    <message>
      <source>Rivers that dry out</source>
      <translation>Ríos que se secan</translation>
    </message>
    <message>
      <source>Rivers that last</source>
      <translation>Ríos permanentes</translation>
    </message>
    <message>
      <source>Rivers that were grown, edited or mapped become courses: with bends, side channels and deltas after their type, falling to the sea, each in the cell of its node. The land between them is eroded once, on cells of its own. On it lie primitives: discs of ground with a height, a radius and a roughness.</source>
      <translation>Los ríos crecidos, editados o de un mapa se vuelven cursos: con curvas, brazos laterales y deltas según su tipo, que bajan al mar, cada uno en la celda de su nodo. La tierra entre ellos se erosiona una vez, en celdas propias. Sobre ella están las primitivas: discos de suelo con altura, radio y rugosidad.</translation>
    </message>
    <message>
      <source>Rivers without a steepness, since they are shorter than STEP: {} of {}</source>
      <translation>Ríos sin pendiente normalizada, ya que son más cortos que STEP: {} de {}</translation>
    </message>
    <message>
      <source>Roads, bridges and dams hold water up in a DEM that runs through in the field. A channel changes far fewer heights there than a fill does. From each pit the path to lower ground is found along which the least height must be removed; the cells on it are lowered to the height of the pit, and no further.</source>
      <translation>Carreteras, puentes y presas retienen en un MDE agua que en el campo pasa. Un canal cambia allí muchas menos alturas que un relleno. Desde cada fosa se busca el camino a un suelo más bajo en el que menos altura hay que quitar; sus celdas se rebajan a la altura de la fosa, y no más.</translation>
    </message>
    <message>
      <source>Rock and scree</source>
      <translation>Roca y canchal</translation>
    </message>
    <message>
      <source>Roughness (0 to 1)</source>
      <translation>Rugosidad (0 a 1)</translation>
    </message>
    <message>
      <source>Roughness (1: as in nature)</source>
      <translation>Rugosidad (1: como en la naturaleza)</translation>
    </message>
    <message>
      <source>Roughness below the cells</source>
      <translation>Rugosidad por debajo de las celdas</translation>
    </message>
    <message>
      <source>Roughness lays fractal noise over any shape. The same seed gives the same surface on every computer; more columns and rows, with the relief given, nearly the same surface in more detail.</source>
      <translation>La rugosidad pone ruido fractal sobre cualquier forma. La misma semilla da la misma superficie en todos los ordenadores; más columnas y filas, con el desnivel dado, casi la misma superficie con más detalle.</translation>
    </message>
    <message>
      <source>Roughness of the land below the cells of the DEM (m)</source>
      <translation>Rugosidad de la tierra por debajo de las celdas del MDE (m)</translation>
    </message>
    <message>
      <source>Routing</source>
      <translation>Encaminando el agua</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Filas</translation>
    </message>
    <message>
      <source>Rows of the heightmap</source>
      <translation>Filas del mapa de alturas</translation>
    </message>
    <message>
      <source>Runoff (mm per hour)</source>
      <translation>Escorrentía (mm por hora)</translation>
    </message>
    <message>
      <source>Runs made</source>
      <translation>Ejecuciones hechas</translation>
    </message>
    <message>
      <source>SAGA: north 0, north-east 1 … north-west 7</source>
      <translation>SAGA: norte 0, nordeste 1 … noroeste 7</translation>
    </message>
    <message>
      <source>SALT_PANS is to be written, but EVAPORATION is empty: every lake is full. Leave one out.</source>
      <translation>Se quiere escribir SALT_PANS, pero EVAPORATION está vacía: todos los lagos están llenos. Deje uno de los dos.</translation>
    </message>
    <message>
      <source>SCALE_FILE: ‘{}’ does not say what a heightmap means ({}). Take the JSON file that ‘Export heightmap’ has written as SCALE.</source>
      <translation>SCALE_FILE: «{}» no dice qué significa un mapa de alturas ({}). Tome el archivo JSON que «Exportar mapa de alturas» ha escrito como SCALE.</translation>
    </message>
    <message>
      <source>SCENE has a corner for one in {} columns and rows: it would be too large otherwise</source>
      <translation>SCENE tiene una esquina por cada {} columnas y filas: si no, sería demasiado grande</translation>
    </message>
    <message>
      <source>SCS lag (with CN)</source>
      <translation>Retardo del SCS (con CN)</translation>
    </message>
    <message>
      <source>SEA_FLOOR: the ground of this model is a DEM, which has no sea floor to make. Take ‘nodata’.</source>
      <translation>SEA_FLOOR: el suelo de este modelo es un MDE, que no tiene fondo del mar que hacer. Tome «nodata».</translation>
    </message>
    <message>
      <source>SEA_LEVEL is {} in the numbers of ‘{}’, which is a height of {} m</source>
      <translation>SEA_LEVEL es {} en los números de «{}», lo que es una altura de {} m</translation>
    </message>
    <message>
      <source>SEA_RISE drowns the valleys that rivers have cut, SCOUR lets them cut below the sea: inlets and fjords. With AVULSION mouths build out into the sea and rivers leave beds that have risen: deltas with arms.</source>
      <translation>SEA_RISE anega los valles que los ríos han cortado, SCOUR les deja cortar por debajo del mar: rías y fiordos. Con AVULSION las desembocaduras avanzan en el mar y los ríos dejan lechos que han subido: deltas con brazos.</translation>
    </message>
    <message>
      <source>SKETCH: no line of ‘{}’ lies on land of ‘{}’. Choose other lines, or correct the CRS of the layer that has a wrong one.</source>
      <translation>SKETCH: ninguna línea de «{}» está en tierra de «{}». Elija otras líneas o corrija el SRC de la capa que lo tenga mal.</translation>
    </message>
    <message>
      <source>SKETCH: no line of ‘{}’ touches the land of ‘{}’. Check the CRS, or draw rivers on land.</source>
      <translation>SKETCH: ninguna línea de «{}» toca la tierra de «{}». Compruebe el SRC o dibuje ríos en tierra.</translation>
    </message>
    <message>
      <source>SKETCH: {} km of rivers lie in the DEM, {} m deep</source>
      <translation>SKETCH: {} km de ríos están en el MDE, a {} m de profundidad</translation>
    </message>
    <message>
      <source>SKETCH: {} of {} are not followed: {}</source>
      <translation>SKETCH: no se siguen {} en {}: {}</translation>
    </message>
    <message>
      <source>SKETCH: ‘{}’ has no line.</source>
      <translation>SKETCH: «{}» no tiene ninguna línea.</translation>
    </message>
    <message>
      <source>SLOPE_SKETCH: {} slopes of the land and {} of rivers are sketched</source>
      <translation>SLOPE_SKETCH: hay esbozadas {} pendientes de la tierra y {} de ríos</translation>
    </message>
    <message>
      <source>SLOPE_SKETCH: ‘{}’ has no field slope or river_slope with numbers. Add one, in metres per metre.</source>
      <translation>SLOPE_SKETCH: «{}» no tiene ningún campo slope o river_slope con números. Añada uno, en metros por metro.</translation>
    </message>
    <message>
      <source>SNAPPED is for BY points: it is not written.</source>
      <translation>SNAPPED es para BY points: no se escribe.</translation>
    </message>
    <message>
      <source>SNAPSHOTS is to be written, but SNAPSHOT_COUNT is 0. Say how many there shall be.</source>
      <translation>Se quiere escribir SNAPSHOTS, pero SNAPSHOT_COUNT es 0. Diga cuántas ha de haber.</translation>
    </message>
    <message>
      <source>SNAPSHOTS show a fill by sweeps: choose the METHOD sweeps, or leave out the snapshots.</source>
      <translation>SNAPSHOTS muestran un relleno por barridos: elija el METHOD sweeps o deje las instantáneas.</translation>
    </message>
    <message>
      <source>SNAPSHOT_COUNT is {}, but SNAPSHOTS is not to be written: there are none.</source>
      <translation>SNAPSHOT_COUNT es {}, pero SNAPSHOTS no se va a escribir: no hay ninguna.</translation>
    </message>
    <message>
      <source>SPACING: an edge of {} is too long: the largest island of ‘{}’ has {}, an edge needs {}. Choose {} or less.</source>
      <translation>SPACING: un tramo de {} es demasiado largo: la isla mayor de «{}» tiene {}, y un tramo necesita {}. Elija {} o menos.</translation>
    </message>
    <message>
      <source>SPACING: {} is too wide: the largest land of ‘{}’ has {}. Choose {} or less.</source>
      <translation>SPACING: {} es demasiado ancho: la tierra mayor de «{}» tiene {}. Elija {} o menos.</translation>
    </message>
    <message>
      <source>SPACING: {} would make about {} edges on {} of ‘{}’, {}. Take {} or more.</source>
      <translation>SPACING: {} haría unos {} tramos en {} de «{}», {}. Tome {} o más.</translation>
    </message>
    <message>
      <source>SPACING: {} would make {} nodes. Choose a wider spacing.</source>
      <translation>SPACING: {} haría {} nudos. Elija una separación mayor.</translation>
    </message>
    <message>
      <source>STATISTIC is for D∞ angles (ENCODING dinf) alone: D8 directions have one path.</source>
      <translation>STATISTIC es solo para ángulos D∞ (ENCODING dinf): las direcciones D8 tienen un camino.</translation>
    </message>
    <message>
      <source>STEP is greater than MAX_STAGE: the rating curves would have no stage.</source>
      <translation>STEP es mayor que MAX_STAGE: las curvas de gasto no tendrían ningún nivel.</translation>
    </message>
    <message>
      <source>STEP is too small: {} stages up to MAX_STAGE, at most {}. Choose a STEP of at least {} m, or a lower MAX_STAGE.</source>
      <translation>STEP es demasiado pequeño: {} niveles hasta MAX_STAGE, {} como mucho. Elija un STEP de al menos {} m o un MAX_STAGE menor.</translation>
    </message>
    <message>
      <source>STEPS is for the method sweeps: it is ignored.</source>
      <translation>STEPS es para el método sweeps: no se tiene en cuenta.</translation>
    </message>
    <message>
      <source>SWMM needs heights: give the DEM of the directions as INPUT, or leave SWMM out.</source>
      <translation>SWMM necesita alturas: indique el MDE de las direcciones como INPUT o deje SWMM.</translation>
    </message>
    <message>
      <source>SWMM: there is no subbasin to write. Lower THRESHOLD, or leave SWMM out.</source>
      <translation>SWMM: no hay ninguna subcuenca que escribir. Baje THRESHOLD o deje SWMM.</translation>
    </message>
    <message>
      <source>Salt pans</source>
      <translation>Salares</translation>
    </message>
    <message>
      <source>Scale</source>
      <translation>Escala</translation>
    </message>
    <message>
      <source>Scattering nodes</source>
      <translation>Esparciendo nodos</translation>
    </message>
    <message>
      <source>Scattering primitives</source>
      <translation>Esparciendo primitivas</translation>
    </message>
    <message>
      <source>Scene</source>
      <translation>Escena</translation>
    </message>
    <message>
      <source>Scour below the sea (m where c is 1)</source>
      <translation>Socavación bajo el mar (m donde c es 1)</translation>
    </message>
    <message>
      <source>Scratch files in ‘{}’ cannot be used ({}): set HEADWATERS_SCRATCH to another folder.</source>
      <translation>Los archivos temporales en «{}» no se pueden usar ({}): ponga otra carpeta en HEADWATERS_SCRATCH.</translation>
    </message>
    <message>
      <source>Sea</source>
      <translation>Mar</translation>
    </message>
    <message>
      <source>Sea floor</source>
      <translation>Fondo del mar</translation>
    </message>
    <message>
      <source>Sea level (in the unit of the heights)</source>
      <translation>Nivel del mar (en la unidad de las alturas)</translation>
    </message>
    <message>
      <source>Sea level (m)</source>
      <translation>Nivel del mar (m)</translation>
    </message>
    <message>
      <source>Sea where the ground lies at 0 or below</source>
      <translation>Mar donde el suelo está a 0 o más bajo</translation>
    </message>
    <message>
      <source>Sea: {} cells</source>
      <translation>Mar: {} celdas</translation>
    </message>
    <message>
      <source>Seed</source>
      <translation>Semilla</translation>
    </message>
    <message>
      <source>Seed used</source>
      <translation>Semilla usada</translation>
    </message>
    <message>
      <source>Seed {}</source>
      <translation>Semilla {}</translation>
    </message>
    <message>
      <source>Set Z_UNIT to {}.</source>
      <translation>Ponga Z_UNIT en {}.</translation>
    </message>
    <message>
      <source>Seven</source>
      <translation>Siete</translation>
    </message>
    <message>
      <source>Shading</source>
      <translation>Sombreando</translation>
    </message>
    <message>
      <source>Shallowest lake (m)</source>
      <translation>Lago menos profundo (m)</translation>
    </message>
    <message>
      <source>Shape</source>
      <translation>Forma</translation>
    </message>
    <message>
      <source>Share of its cells that lie in lakes, 0 to 1; NULL where no lakes are known</source>
      <translation>Parte de sus celdas que están en lagos, 0 a 1; NULL donde no se conocen lagos</translation>
    </message>
    <message>
      <source>Share of the area above</source>
      <translation>Parte de la superficie por encima</translation>
    </message>
    <message>
      <source>Share of the rivers</source>
      <translation>Parte de los ríos</translation>
    </message>
    <message>
      <source>Sheets</source>
      <translation>Fichas</translation>
    </message>
    <message>
      <source>Shrub</source>
      <translation>Arbusto</translation>
    </message>
    <message>
      <source>Single plants</source>
      <translation>Plantas individuales</translation>
    </message>
    <message>
      <source>Single plants stand as dense as their class and no two too near each other. They follow from the seed and the classes around them alone.</source>
      <translation>Las plantas individuales están tan densas como su clase, y no hay dos demasiado cerca. Se derivan solo de la semilla y de las clases que las rodean.</translation>
    </message>
    <message>
      <source>Sink</source>
      <translation>Sumidero</translation>
    </message>
    <message>
      <source>Sinks</source>
      <translation>Sumideros</translation>
    </message>
    <message>
      <source>Sinuosity</source>
      <translation>Sinuosidad</translation>
    </message>
    <message>
      <source>Six</source>
      <translation>Seis</translation>
    </message>
    <message>
      <source>Size of a pixel (m)</source>
      <translation>Tamaño de un píxel (m)</translation>
    </message>
    <message>
      <source>Size of the heightmap</source>
      <translation>Tamaño del mapa de alturas</translation>
    </message>
    <message>
      <source>Size of the land around the extent (m)</source>
      <translation>Tamaño de la tierra en torno a la extensión (m)</translation>
    </message>
    <message>
      <source>Sketch        on land (km)   followed (km)   why not the rest</source>
      <translation>Boceto      en tierra (km)    seguido (km)   por qué no el resto</translation>
    </message>
    <message>
      <source>Sketched and rendered</source>
      <translation>Esbozado y representado</translation>
    </message>
    <message>
      <source>Sketched heights (m)</source>
      <translation>Alturas esbozadas (m)</translation>
    </message>
    <message>
      <source>Sketched length that became rivers (%)</source>
      <translation>Longitud esbozada que se volvió ríos (%)</translation>
    </message>
    <message>
      <source>Sketched length with a river within a cell of it (%)</source>
      <translation>Longitud esbozada con un río a menos de una celda (%)</translation>
    </message>
    <message>
      <source>Sketched lines become rivers from which the network grows on; the log tells which were followed, and why others were not. Coasts, sketches and rivers can be edited and grown again: an island that was not touched keeps its rivers and their ids.</source>
      <translation>Las líneas esbozadas se vuelven ríos desde los que la red sigue creciendo; el registro dice cuáles se siguieron, y por qué otras no. Costas, bocetos y ríos se pueden editar y hacer crecer de nuevo: una isla que no se tocó conserva sus ríos y sus ids.</translation>
    </message>
    <message>
      <source>Sketched rivers</source>
      <translation>Ríos esbozados</translation>
    </message>
    <message>
      <source>Sketched rivers pass {} triangles, of which {} follow them</source>
      <translation>Los ríos esbozados pasan por {} triángulos, de los que {} los siguen</translation>
    </message>
    <message>
      <source>Sketched slopes</source>
      <translation>Pendientes esbozadas</translation>
    </message>
    <message>
      <source>Sketches not followed</source>
      <translation>Bocetos no seguidos</translation>
    </message>
    <message>
      <source>Sketches with a river within a cell of them: {} % of their length on land</source>
      <translation>Bocetos con un río a menos de una celda: {} % de su longitud en tierra</translation>
    </message>
    <message>
      <source>Slides</source>
      <translation>Deslizamientos</translation>
    </message>
    <message>
      <source>Slope</source>
      <translation>Pendiente</translation>
    </message>
    <message>
      <source>Slope (m/m)</source>
      <translation>Pendiente (m/m)</translation>
    </message>
    <message>
      <source>Slope a0 at which nothing happens (0 to 1)</source>
      <translation>Pendiente a0 con la que no pasa nada (0 a 1)</translation>
    </message>
    <message>
      <source>Slope and area</source>
      <translation>Pendiente y superficie</translation>
    </message>
    <message>
      <source>Slope and length of the loss of soil.</source>
      <translation>Pendiente y longitud de la pérdida de suelo.</translation>
    </message>
    <message>
      <source>Slope at which nothing happens, chosen (A0): {} m per m</source>
      <translation>Pendiente con la que no pasa nada, elegida (A0): {} m por m</translation>
    </message>
    <message>
      <source>Slope between 10 and 85 %</source>
      <translation>Pendiente entre el 10 y el 85 %</translation>
    </message>
    <message>
      <source>Slope of</source>
      <translation>Pendiente de</translation>
    </message>
    <message>
      <source>Slope of a river that drains 1 km² (m per m)</source>
      <translation>Pendiente de un río que drena 1 km² (m por m)</translation>
    </message>
    <message>
      <source>Slope of a river that drains 1 km²: {}</source>
      <translation>Pendiente de un río que drena 1 km²: {}</translation>
    </message>
    <message>
      <source>Slope of rock (degrees)</source>
      <translation>Pendiente de la roca (grados)</translation>
    </message>
    <message>
      <source>Slope of that path between 10 and 85 % of its length from the outlet (m/m)</source>
      <translation>Pendiente de ese camino entre el 10 y el 85 % de su longitud desde la salida (m/m)</translation>
    </message>
    <message>
      <source>Slope of the land (m per m)</source>
      <translation>Pendiente de la tierra (m por m)</translation>
    </message>
    <message>
      <source>Slope of the rivers (m per m)</source>
      <translation>Pendiente de los ríos (m por m)</translation>
    </message>
    <message>
      <source>Slope of the shape (m for each row)</source>
      <translation>Pendiente de la forma (m por cada fila)</translation>
    </message>
    <message>
      <source>Slope of the valley beyond</source>
      <translation>Pendiente del valle más allá</translation>
    </message>
    <message>
      <source>Slope ∝ A^−θ: links gathered in bins of area, five for each factor of ten; the slope of a bin is the fall
of all its links over their length. Bins weigh as many links as they hold.</source>
      <translation>Pendiente ∝ A^−θ: tramos reunidos en clases de superficie, cinco por cada factor de diez; la pendiente de una clase es el desnivel
de todos sus tramos entre su longitud. Las clases pesan según los tramos que contienen.</translation>
    </message>
    <message>
      <source>Slope, fall over length</source>
      <translation>Pendiente, desnivel entre longitud</translation>
    </message>
    <message>
      <source>Slope: of the DEM as it is (Horn)</source>
      <translation>Pendiente: la del MDE tal como es (Horn)</translation>
    </message>
    <message>
      <source>Slope: of the surface that the water runs over, {}</source>
      <translation>Pendiente: la de la superficie por la que corre el agua, {}</translation>
    </message>
    <message>
      <source>Slopes of rivers, m per m, before PEAK raises all. A map for RIVER_SLOPE_MAP.</source>
      <translation>Pendientes de los ríos, m por m, antes de que PEAK eleve todo. Un mapa para RIVER_SLOPE_MAP.</translation>
    </message>
    <message>
      <source>Slopes of rivers, m per m, from 0 to 1, wherever the raster has data; elsewhere RIVER_SLOPE holds, or 0.01.</source>
      <translation>Pendientes de los ríos, m por m, de 0 a 1, donde el ráster tiene datos; en el resto vale RIVER_SLOPE, o 0,01.</translation>
    </message>
    <message>
      <source>Slopes of the land, m per m, before PEAK raises all. A map for TERRAIN_SLOPE_MAP.</source>
      <translation>Pendientes de la tierra, m por m, antes de que PEAK eleve todo. Un mapa para TERRAIN_SLOPE_MAP.</translation>
    </message>
    <message>
      <source>Slopes of the land, m per m, from 0 to 0.25, wherever the raster has data; elsewhere TERRAIN_SLOPE holds, or 0.15.</source>
      <translation>Pendientes de la tierra, m por m, de 0 a 0,25, donde el ráster tiene datos; en el resto vale TERRAIN_SLOPE, o 0,15.</translation>
    </message>
    <message>
      <source>Small watersheds along a coast may be merged into a neighbour, or dropped.</source>
      <translation>Las cuencas pequeñas a lo largo de una costa se pueden unir a una vecina, o descartar.</translation>
    </message>
    <message>
      <source>Small watersheds dropped</source>
      <translation>Cuencas pequeñas descartadas</translation>
    </message>
    <message>
      <source>Small watersheds merged</source>
      <translation>Cuencas pequeñas unidas</translation>
    </message>
    <message>
      <source>Smaller hollows are opened. Empty: 30 cells of the DEM.</source>
      <translation>Las hondonadas menores se abren. Vacío: 30 celdas del MDE.</translation>
    </message>
    <message>
      <source>Smaller lakes are left out, nested or not. Empty: ten cells, or the 100 000th part of the land if that is more; the log tells. 0: every lake.</source>
      <translation>Se omiten los lagos menores, estén o no dentro de otros. Vacío: diez celdas, o la 100 000.ª parte de la tierra si es más; el registro lo dice. 0: todos los lagos.</translation>
    </message>
    <message>
      <source>Smallest area (km²)</source>
      <translation>Superficie mínima (km²)</translation>
    </message>
    <message>
      <source>Smallest lake (km²)</source>
      <translation>Lago mínimo (km²)</translation>
    </message>
    <message>
      <source>Smallest lake: {} km², {} m deep</source>
      <translation>Lago más pequeño: {} km², {} m de profundidad</translation>
    </message>
    <message>
      <source>Smoothing passes</source>
      <translation>Pasadas de suavizado</translation>
    </message>
    <message>
      <source>Snapshots</source>
      <translation>Instantáneas</translation>
    </message>
    <message>
      <source>Snow</source>
      <translation>Nieve</translation>
    </message>
    <message>
      <source>Snow and ice</source>
      <translation>Nieve y hielo</translation>
    </message>
    <message>
      <source>Snow lies where it freezes, and the deeper the colder it is. Only for the model snow. Empty: so that it freezes on half of the land; the log tells.</source>
      <translation>La nieve yace donde hiela, y más honda cuanto más frío hace. Solo para el modelo snow. Vacío: de modo que hiele en la mitad de la tierra; el registro lo dice.</translation>
    </message>
    <message>
      <source>So deep below the sea, times c^P, a river cuts its bed while it flows; the sea comes in at the end.</source>
      <translation>A esta profundidad bajo el mar, por c^P, un río corta su lecho mientras fluye; el mar entra al final.</translation>
    </message>
    <message>
      <source>So many discs of ground for each square of an edge length: where one is raised, moved or added the ground follows, and they carry its noise. Its shape does not depend on them, but with EROSION_CELL_SIZE 0, when it is blended from them: then more show smaller shapes.</source>
      <translation>Tantos discos de suelo por cada cuadrado de una longitud de arista: donde uno se eleva, se mueve o se añade lo sigue el suelo, y llevan su ruido. Su forma no depende de ellos, salvo con EROSION_CELL_SIZE 0, cuando se mezcla de ellos: entonces más discos muestran formas menores.</translation>
    </message>
    <message>
      <source>So much of the land becomes lakes by chance that stand behind moraines in the valleys of rivers, more of them where it is high. The seed says where; there are fewer where no more fit.</source>
      <translation>Tanta tierra se vuelve al azar lagos que están detrás de morrenas en los valles de los ríos, más donde es alta. La semilla dice dónde; hay menos donde no caben más.</translation>
    </message>
    <message>
      <source>So much of the land becomes round lakes by chance, on even ground away from rivers, more of them where it is high. The seed says where; there are fewer where no more fit.</source>
      <translation>Tanta tierra se vuelve al azar lagos redondos, en suelo llano lejos de los ríos, más donde es alta. La semilla dice dónde; hay menos donde no caben más.</translation>
    </message>
    <message>
      <source>Solving for the ground</source>
      <translation>Resolviendo el suelo</translation>
    </message>
    <message>
      <source>Sounds part the world into lands that are so wide. Rectangles fit that have the same LAND_SIZE, SEED and other values. Empty: five times the longer side of EXTENT, or a little more: 1, 2 or 5 with zeros.</source>
      <translation>Unos estrechos dividen el mundo en tierras de esta anchura. Encajan los rectángulos con los mismos LAND_SIZE, SEED y demás valores. Vacío: cinco veces el lado mayor de EXTENT, o algo más: 1, 2 o 5 con ceros.</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Código fuente</translation>
    </message>
    <message>
      <source>South</source>
      <translation>Sur</translation>
    </message>
    <message>
      <source>South-east</source>
      <translation>Sureste</translation>
    </message>
    <message>
      <source>South-west</source>
      <translation>Suroeste</translation>
    </message>
    <message>
      <source>Spacing of the rivers (m)</source>
      <translation>Espaciado de los ríos (m)</translation>
    </message>
    <message>
      <source>Spacing used (m)</source>
      <translation>Espaciado usado (m)</translation>
    </message>
    <message>
      <source>Specific area (m² per m)</source>
      <translation>Área específica (m² por m)</translation>
    </message>
    <message>
      <source>Specific area: by {} on the surface that the water runs over, over the width of {}</source>
      <translation>Área específica: con {} en la superficie por la que corre el agua, dividida entre la anchura de {}</translation>
    </message>
    <message>
      <source>Spill points</source>
      <translation>Puntos de vertido</translation>
    </message>
    <message>
      <source>Spring</source>
      <translation>Manantial</translation>
    </message>
    <message>
      <source>Springs move down their rivers where these would otherwise begin on another side of a divide, but for those of courses that were edited. The model itself is never changed: the result is a copy of its file. Types and bends stay as they are.</source>
      <translation>Los manantiales bajan por sus ríos donde, si no, estos empezarían al otro lado de una divisoria, salvo los de cursos que se editaron. El propio modelo nunca se modifica: el resultado es una copia de su archivo. Tipos y curvas quedan como están.</translation>
    </message>
    <message>
      <source>Stage (m)</source>
      <translation>Nivel del agua sobre el lecho (m)</translation>
    </message>
    <message>
      <source>Stage of the reach (m); NULL where a raster gives that of each cell</source>
      <translation>Nivel del agua del tramo (m); NULL donde un ráster da el de cada celda</translation>
    </message>
    <message>
      <source>Start here: {} …</source>
      <translation>Empezar aquí: {} …</translation>
    </message>
    <message>
      <source>Starting surface</source>
      <translation>Superficie inicial</translation>
    </message>
    <message>
      <source>Steeper beds are eroded, flatter ones built up. Empty: half of the slope that half of the land exceeds; the log tells.</source>
      <translation>Los lechos más empinados se erosionan, los más llanos se rellenan. Vacío: la mitad de la pendiente que supera la mitad de la tierra; el registro lo dice.</translation>
    </message>
    <message>
      <source>Steeper ground is bare.</source>
      <translation>El suelo más empinado está desnudo.</translation>
    </message>
    <message>
      <source>Steepness along rivers</source>
      <translation>Empinamiento a lo largo de los ríos</translation>
    </message>
    <message>
      <source>Step of the rating curves (m)</source>
      <translation>Paso de las curvas de gasto (m)</translation>
    </message>
    <message>
      <source>Steppe and grassland</source>
      <translation>Estepa y pastizal</translation>
    </message>
    <message>
      <source>Steps</source>
      <translation>Pasos</translation>
    </message>
    <message>
      <source>Steps before the sea rises</source>
      <translation>Pasos antes de que suba el mar</translation>
    </message>
    <message>
      <source>Steps that are left build deltas in the inlets. Empty: it rises after the last step.</source>
      <translation>Los pasos que quedan construyen deltas en las rías. Vacío: sube tras el último paso.</translation>
    </message>
    <message>
      <source>Stop after so many sweeps; cells that do not drain by then keep their height. Empty: until nothing changes. Only for sweeps.</source>
      <translation>Parar tras tantos barridos; las celdas que para entonces no drenan conservan su altura. Vacío: hasta que nada cambia. Solo para sweeps.</translation>
    </message>
    <message>
      <source>Strahler order</source>
      <translation>Orden de Strahler</translation>
    </message>
    <message>
      <source>Strahler orders</source>
      <translation>Órdenes de Strahler</translation>
    </message>
    <message>
      <source>Stream power index (SPI)</source>
      <translation>Índice de potencia de la corriente (SPI)</translation>
    </message>
    <message>
      <source>Streams</source>
      <translation>Cauces</translation>
    </message>
    <message>
      <source>Streams by order</source>
      <translation>Cauces por orden</translation>
    </message>
    <message>
      <source>Strength of the erosion</source>
      <translation>Fuerza de la erosión</translation>
    </message>
    <message>
      <source>Strength of the law, chosen (KAPPA): {} m a step</source>
      <translation>Fuerza de la ley, elegida (KAPPA): {} m por paso</translation>
    </message>
    <message>
      <source>Strength of the noise (0 to 1)</source>
      <translation>Fuerza del ruido (0 a 1)</translation>
    </message>
    <message>
      <source>Strength κ (m a step where c is 1)</source>
      <translation>Fuerza κ (m por paso donde c es 1)</translation>
    </message>
    <message>
      <source>Stretch all heights that are written to lie between 0 and this. Empty: as the model leaves them, mostly below 0: valleys become many times as deep as the relief was. It moves no river.</source>
      <translation>Estirar todas las alturas que se escriben para que estén entre 0 y esto. Vacío: como las deja el modelo, en su mayoría por debajo de 0: los valles se hacen muchas veces más hondos que el desnivel que había. No mueve ningún río.</translation>
    </message>
    <message>
      <source>Subbasin of the reach</source>
      <translation>Subcuenca del tramo</translation>
    </message>
    <message>
      <source>Subbasin that its water goes on to; NULL at a sink</source>
      <translation>Subcuenca a la que sigue su agua; NULL en un sumidero</translation>
    </message>
    <message>
      <source>Subbasins</source>
      <translation>Subcuencas</translation>
    </message>
    <message>
      <source>Subbasins are to have {} km²</source>
      <translation>Las subcuencas han de tener {} km²</translation>
    </message>
    <message>
      <source>Subbasins as a raster</source>
      <translation>Subcuencas como ráster</translation>
    </message>
    <message>
      <source>Subbasins end at these points too. One beside a river goes down the slope to it.</source>
      <translation>Las subcuencas acaban también en estos puntos. Uno que está junto a un río baja la ladera hasta él.</translation>
    </message>
    <message>
      <source>Subbasins end at these points. One beside every river has a reach too, down to the next river. One at a junction belongs below it: all that meets there drains to it. Points on one cell are one gauge.</source>
      <translation>Las subcuencas acaban en estos puntos. Uno junto a un río tiene también un tramo, hasta el río siguiente. Uno en una confluencia pertenece a lo que está por debajo: todo lo que confluye allí drena a él. Los puntos en una misma celda son una sola estación.</translation>
    </message>
    <message>
      <source>Subbasins, reaches, junctions and sinks, each with the next below.</source>
      <translation>Subcuencas, tramos, confluencias y sumideros, cada uno con el siguiente aguas abajo.</translation>
    </message>
    <message>
      <source>Subcatchments, junctions, outfalls and conduits, which run at once.</source>
      <translation>Subcuencas, uniones, vertidos y conductos, que funcionan de inmediato.</translation>
    </message>
    <message>
      <source>Sum over all cells</source>
      <translation>Suma de todas las celdas</translation>
    </message>
    <message>
      <source>Swamp</source>
      <translation>Pantano</translation>
    </message>
    <message>
      <source>Sweeping</source>
      <translation>Haciendo barridos</translation>
    </message>
    <message>
      <source>Sweeping once more for the snapshots</source>
      <translation>Barriendo otra vez para las instantáneas</translation>
    </message>
    <message>
      <source>Sweeps made</source>
      <translation>Barridos hechos</translation>
    </message>
    <message>
      <source>Sweeps made: {}</source>
      <translation>Barridos hechos: {}</translation>
    </message>
    <message>
      <source>Sweeps to make</source>
      <translation>Barridos por hacer</translation>
    </message>
    <message>
      <source>TC needs heights: give the DEM of the directions as INPUT. The fields tc_… are empty.</source>
      <translation>TC necesita alturas: indique el MDE de las direcciones como INPUT. Los campos tc_… están vacíos.</translation>
    </message>
    <message>
      <source>TC: scs needs a curve number as CN. The field tc_scs is empty.</source>
      <translation>TC: scs necesita un número de curva como CN. El campo tc_scs está vacío.</translation>
    </message>
    <message>
      <source>THRESHOLD_BY {} is not used: the THRESHOLD is given.</source>
      <translation>THRESHOLD_BY {} no se usa: THRESHOLD está dado.</translation>
    </message>
    <message>
      <source>TILES: {} tiles of {} pixels would be needed, at most {} are made. Give a larger TILE_SIZE.</source>
      <translation>TILES: harían falta {} teselas de {} píxeles, y se hacen {} como mucho. Indique un TILE_SIZE mayor.</translation>
    </message>
    <message>
      <source>TILES: {} × {} pixels need {}. Give a smaller TILE_SIZE, clip the raster, or take larger cells.</source>
      <translation>TILES: {} × {} píxeles necesitan {}. Indique un TILE_SIZE menor, recorte el ráster o tome celdas mayores.</translation>
    </message>
    <message>
      <source>Table of stream drops</source>
      <translation>Tabla de desniveles de los cauces</translation>
    </message>
    <message>
      <source>Table of subbasins</source>
      <translation>Tabla de subcuencas</translation>
    </message>
    <message>
      <source>Tangent of the slope, or percent, or degrees.</source>
      <translation>Tangente de la pendiente, o por ciento, o grados.</translation>
    </message>
    <message>
      <source>TauDEM: east 1, north-east 2 … south-east 8</source>
      <translation>TauDEM: este 1, nordeste 2 … sureste 8</translation>
    </message>
    <message>
      <source>Telling what grows</source>
      <translation>Determinando qué crece</translation>
    </message>
    <message>
      <source>Tells which versions are installed, whether kernels compile, and what processors and memory there are.</source>
      <translation>Dice qué versiones están instaladas, si los núcleos compilan y qué procesadores y memoria hay.</translation>
    </message>
    <message>
      <source>Tension in air (m²)</source>
      <translation>Tensión en el aire (m²)</translation>
    </message>
    <message>
      <source>Tension in the ground (m²), or transmissivity (m² a day)</source>
      <translation>Tensión en el suelo (m²), o transmisividad (m² al día)</translation>
    </message>
    <message>
      <source>Tension {} m² in the ground, {} m² in air</source>
      <translation>Tensión {} m² en el suelo, {} m² en el aire</translation>
    </message>
    <message>
      <source>Terrain</source>
      <translation>Terreno</translation>
    </message>
    <message>
      <source>Terrain from a DEM</source>
      <translation>Terreno a partir de un MDE</translation>
    </message>
    <message>
      <source>Terrain from a coastline</source>
      <translation>Terreno a partir de una línea de costa</translation>
    </message>
    <message>
      <source>Terrain from rivers</source>
      <translation>Terreno a partir de ríos</translation>
    </message>
    <message>
      <source>Terrain indices</source>
      <translation>Índices del terreno</translation>
    </message>
    <message>
      <source>Terrain less a smooth surface of the DEM.</source>
      <translation>Terreno menos una superficie suave del MDE.</translation>
    </message>
    <message>
      <source>Terrain model</source>
      <translation>Modelo de terreno</translation>
    </message>
    <message>
      <source>Terrain of a coast</source>
      <translation>Terreno de una costa</translation>
    </message>
    <message>
      <source>Terrain of {}</source>
      <translation>Terreno de {}</translation>
    </message>
    <message>
      <source>Terrain-RGB of Mapbox</source>
      <translation>Terrain-RGB de Mapbox</translation>
    </message>
    <message>
      <source>Terrarium</source>
      <translation>Terrarium</translation>
    </message>
    <message>
      <source>That of SLOPE. Indices count with the ratio whatever the unit.</source>
      <translation>La de SLOPE. Los índices cuentan con la razón, sea cual sea la unidad.</translation>
    </message>
    <message>
      <source>The DEM has no data in {} river cells: no water stands on the land that drains to them.</source>
      <translation>El MDE no tiene datos en {} celdas de río: en la tierra que drena a ellas no hay agua.</translation>
    </message>
    <message>
      <source>The DEM has no data in {} river cells: reaches that begin or end there have no fall, and nodes stand at 0 in SWMM.</source>
      <translation>El MDE no tiene datos en {} celdas de río: los tramos que allí empiezan o terminan no tienen desnivel, y los nudos están a 0 en SWMM.</translation>
    </message>
    <message>
      <source>The DEM has no data in {} river cells: vertices and falls there have no height.</source>
      <translation>El MDE no tiene datos en {} celdas de río: allí los vértices y desniveles no tienen altura.</translation>
    </message>
    <message>
      <source>The DEM has no valid cell of land.</source>
      <translation>El MDE no tiene ninguna celda válida de tierra.</translation>
    </message>
    <message>
      <source>The DEM is level.</source>
      <translation>El MDE es llano.</translation>
    </message>
    <message>
      <source>The DEM with its channels, in the type of the input.</source>
      <translation>El MDE con sus canales, en el tipo de la entrada.</translation>
    </message>
    <message>
      <source>The DEM with rivers carved into it, in the type of the input.</source>
      <translation>El MDE con ríos excavados en él, en el tipo de la entrada.</translation>
    </message>
    <message>
      <source>The DEM without depressions, in the type of the input.</source>
      <translation>El MDE sin depresiones, en el tipo de la entrada.</translation>
    </message>
    <message>
      <source>The JSON file that ‘Export heightmap’ has written beside a heightmap. It has the size of pixels and what heights mean, instead of the three above.</source>
      <translation>El archivo JSON que «Exportar mapa de alturas» escribió junto a un mapa de alturas. Tiene el tamaño de los píxeles y lo que significan las alturas, en lugar de los tres de arriba.</translation>
    </message>
    <message>
      <source>The address of a Dask scheduler whose workers do the work, such as tcp://host:8786, or local for one worker process for each processor of this computer. Workers must see inputs and the folder of the outputs under the same path. They write rasters named .vrt themselves. Empty: no cluster.</source>
      <translation>La dirección de un planificador de Dask cuyos trabajadores hacen el trabajo, como tcp://host:8786, o local para un proceso por cada procesador de este ordenador. Los trabajadores deben ver las entradas y la carpeta de las salidas bajo la misma ruta. Los rásteres llamados .vrt los escriben ellos mismos. Vacío: sin clúster.</translation>
    </message>
    <message>
      <source>The angle between rivers that meet.</source>
      <translation>El ángulo entre ríos que confluyen.</translation>
    </message>
    <message>
      <source>The area is that of the DEM.</source>
      <translation>La superficie es la del MDE.</translation>
    </message>
    <message>
      <source>The areas that drain to the links are not known.</source>
      <translation>No se conocen las superficies que drenan a los tramos.</translation>
    </message>
    <message>
      <source>The band that holds the heights.</source>
      <translation>La banda que contiene las alturas.</translation>
    </message>
    <message>
      <source>The band with heights, in metres.</source>
      <translation>La banda con alturas, en metros.</translation>
    </message>
    <message>
      <source>The cells of ‘{}’ have slid {} times on average: valleys are lost in slides. Take a smaller D, a larger M or fewer events.</source>
      <translation>Las celdas de «{}» se han deslizado {} veces de media: los valles se pierden en deslizamientos. Tome un D menor, un M mayor o menos eventos.</translation>
    </message>
    <message>
      <source>The change in metres a step for LAW expression, such as 2 * c^0.5 * (a0 - a), with + - * / ^ ( ) and abs, exp, log, max, min, sqrt. z is the height in metres.</source>
      <translation>El cambio en metros por paso para LAW expression, como 2 * c^0.5 * (a0 - a), con + - * / ^ ( ) y abs, exp, log, max, min, sqrt. z es la altura en metros.</translation>
    </message>
    <message>
      <source>The coast has a part that cannot be drawn in metres around its middle: clip it.</source>
      <translation>La costa tiene una parte que no se puede dibujar en metros alrededor de su centro: recórtela.</translation>
    </message>
    <message>
      <source>The coordinates of the layer ‘{}’ are no degrees: metres are assumed.</source>
      <translation>Las coordenadas de la capa «{}» no son grados: se suponen metros.</translation>
    </message>
    <message>
      <source>The direction of a river is found from the whole network and the heights of the DEM, not from the order of its vertices: lines that were digitised upstream are turned. Braids keep all their arms, and loops form no cycle. A river ends where it meets the sea.</source>
      <translation>El sentido de un río se halla por toda la red y las alturas del MDE, no por el orden de sus vértices: las líneas digitalizadas aguas arriba se dan la vuelta. Los ríos trenzados conservan todos sus brazos, y los lazos no forman ciclo. Un río acaba donde encuentra el mar.</translation>
    </message>
    <message>
      <source>The directions of a DEM, what drains through each cell, and the cells that are rivers.</source>
      <translation>Las direcciones de un MDE, lo que drena por cada celda y las celdas que son ríos.</translation>
    </message>
    <message>
      <source>The directions of ‘{}’, read as {}, have a cycle at {}. {}</source>
      <translation>Las direcciones de «{}», leídas como {}, tienen un ciclo en {}. {}</translation>
    </message>
    <message>
      <source>The directions that were found have a cycle at {}, so nothing was made of them. Choose another way in which ties or depressions are treated, and please tell us of this DEM.</source>
      <translation>Las direcciones halladas tienen un ciclo en {}, así que no se hizo nada con ellas. Elija otra forma de tratar los empates o las depresiones, y por favor cuéntenos de este MDE.</translation>
    </message>
    <message>
      <source>The directions were not found.</source>
      <translation>No se hallaron las direcciones.</translation>
    </message>
    <message>
      <source>The disk of ‘{}’ is full: make room, set HEADWATERS_SCRATCH to another folder, or clip the raster.</source>
      <translation>El disco de «{}» está lleno: haga sitio, ponga otra carpeta en HEADWATERS_SCRATCH o recorte el ráster.</translation>
    </message>
    <message>
      <source>The distance is the length of the path in metres on the ground from the centre of the cell, from neighbour to neighbour, to the cell where the path ends; or, if rivers are given, to the first river cell that it meets.</source>
      <translation>La distancia es la longitud del camino en metros sobre el suelo desde el centro de la celda, de vecino en vecino, hasta la celda donde acaba; o, si se dan ríos, hasta la primera celda de río que encuentra.</translation>
    </message>
    <message>
      <source>The drops of streams tell no threshold: at none of those in the log do streams of the first order fall as far as higher ones. About one cell in a hundred is river instead.</source>
      <translation>Las caídas de los cauces no dicen ningún umbral: con ninguno de los del registro caen los cauces de primer orden tanto como los mayores. En su lugar, cerca de una celda de cada cien es río.</translation>
    </message>
    <message>
      <source>The encoding {} has no number for a cell where water ends: {} such cells inside the data have no data in {}. Others, esri for example, keep them.</source>
      <translation>La codificación {} no tiene número para una celda donde termina el agua: {} de esas celdas dentro de los datos quedan sin datos en {}. Otras, esri por ejemplo, las conservan.</translation>
    </message>
    <message>
      <source>The field of a painted layer with its numbers. Empty: the field weight or uplift, or the only one with numbers but width; without any, lines and points are 1 and polygons 0.</source>
      <translation>El campo de una capa pintada con sus números. Vacío: el campo weight o uplift, o el único con números salvo width; sin ninguno, líneas y puntos son 1 y polígonos 0.</translation>
    </message>
    <message>
      <source>The field of contours, spots or polygons with their heights in metres. Empty: the field height, elevation, elev, ele, contour, z or z_m, or the only one with numbers.</source>
      <translation>El campo de las curvas de nivel, cotas o polígonos con sus alturas en metros. Vacío: el campo height, elevation, elev, ele, contour, z o z_m, o el único con números.</translation>
    </message>
    <message>
      <source>The field of sketched lines or polygons with heights in metres. Empty: the field height, elevation or z, or the only one with numbers.</source>
      <translation>El campo de líneas o polígonos esbozados con alturas en metros. Vacío: el campo height, elevation o z, o el único con números.</translation>
    </message>
    <message>
      <source>The field {} of ‘{}’ does not tell its points apart: their watersheds are numbered 1, 2, … in a field {}</source>
      <translation>El campo {} de «{}» no distingue sus puntos: sus cuencas se numeran 1, 2, … en un campo {}</translation>
    </message>
    <message>
      <source>The field {} of ‘{}’ holds no number for any of its rivers.</source>
      <translation>El campo {} de «{}» no contiene número para ninguno de sus ríos.</translation>
    </message>
    <message>
      <source>The fill as it comes in from the coast, one band each; its name tells after how many sweeps. MAX_DEPTH is not heeded here.</source>
      <translation>El relleno según entra desde la costa, una banda cada vez; su nombre dice tras cuántos barridos. MAX_DEPTH no se tiene aquí en cuenta.</translation>
    </message>
    <message>
      <source>The folder ‘{}’ for scratch files is not there: set HEADWATERS_SCRATCH anew.</source>
      <translation>La carpeta «{}» para archivos temporales no está: ponga otra en HEADWATERS_SCRATCH.</translation>
    </message>
    <message>
      <source>The ground at moments, one band each.</source>
      <translation>El suelo en distintos momentos, una banda cada uno.</translation>
    </message>
    <message>
      <source>The ground between cells</source>
      <translation>El suelo entre celdas</translation>
    </message>
    <message>
      <source>The ground is a raster, a mesh layer, or a coast on which a mesh is made. What goes in comes out: cells of a raster stay cells, and a mesh keeps its nodes. POINTS puts a mesh of so many nodes on a raster. On cells water keeps to the slope on average, by SEED, so that smooth ground gets no star of eight valleys.</source>
      <translation>El suelo es un ráster, una capa de malla o una costa sobre la que se hace una malla. Lo que entra sale: las celdas de un ráster siguen siendo celdas, y una malla conserva sus nodos. POINTS pone una malla de tantos nodos sobre un ráster. En las celdas el agua sigue la pendiente de media, según SEED, para que un suelo liso no reciba una estrella de ocho valles.</translation>
    </message>
    <message>
      <source>The ground is eroded once on cells of this size, which cuts valleys that the network does not know, and kept as a raster. Empty: a part of an edge, or the size of cells that are asked for if they are smaller. 0: no erosion; primitives alone make up the ground.</source>
      <translation>El suelo se erosiona una vez en celdas de este tamaño, lo que corta valles que la red no conoce, y se guarda como ráster. Vacío: una parte de una arista, o el tamaño de las celdas pedidas si son menores. 0: sin erosión; solo las primitivas componen el suelo.</translation>
    </message>
    <message>
      <source>The height is that of the cell above the same point: above the outlet, or above the river (HAND, height above the nearest drainage), on the surface that the water runs over: the depressions of a DEM are filled. Low values beside a river are what a flood reaches first.</source>
      <translation>La altura es la de la celda sobre ese mismo punto: sobre la salida, o sobre el río (HAND, altura sobre el drenaje más cercano), en la superficie por la que corre el agua: las depresiones de un MDE se rellenan. Los valores bajos junto a un río son lo primero que alcanza una crecida.</translation>
    </message>
    <message>
      <source>The heightmap has 0 for the lowest and 65535 for the highest cell; the file of the scale tells both in metres, and how large the map is. Where the DEM has no data the lowest height stands.</source>
      <translation>El mapa de alturas tiene 0 en la celda más baja y 65535 en la más alta; el archivo de la escala dice ambas en metros, y cuán grande es el mapa. Donde el MDE no tiene datos está la altura más baja.</translation>
    </message>
    <message>
      <source>The heights of the links are not known.</source>
      <translation>No se conocen las alturas de los tramos.</translation>
    </message>
    <message>
      <source>The heights of the rivers are not known: give the DEM, or lines with heights.</source>
      <translation>No se conocen las alturas de los ríos: dé el MDE, o líneas con alturas.</translation>
    </message>
    <message>
      <source>The id of each cell's subbasin.</source>
      <translation>El id de la subcuenca de cada celda.</translation>
    </message>
    <message>
      <source>The id of each cell's watershed; the label where ids are text.</source>
      <translation>El id de la cuenca de cada celda; la etiqueta donde los ids son texto.</translation>
    </message>
    <message>
      <source>The id of the line in each river cell.</source>
      <translation>El id de la línea en cada celda de río.</translation>
    </message>
    <message>
      <source>The island of seed {} is there.</source>
      <translation>La isla de la semilla {} está lista.</translation>
    </message>
    <message>
      <source>The islands lie so far apart that the largest is {} cells across: give a CELL_SIZE, or make terrain of fewer islands at a time.</source>
      <translation>Las islas están tan lejos entre sí que la mayor mide {} celdas de ancho: indique un CELL_SIZE o haga el terreno de menos islas a la vez.</translation>
    </message>
    <message>
      <source>The kernels of Headwaters become machine code when they are first used, which takes two minutes for all. This runs every algorithm once on a little land of its own and keeps nothing but the machine code, which lies in the user profile. After an update only what has changed is compiled again.</source>
      <translation>Los núcleos de Headwaters se vuelven código máquina cuando se usan por primera vez, lo que lleva dos minutos para todos. Esto ejecuta cada algoritmo una vez sobre una pequeña tierra propia y no guarda nada más que el código máquina, que está en el perfil del usuario. Tras una actualización solo se compila de nuevo lo que ha cambiado.</translation>
    </message>
    <message>
      <source>The lakes after the last step.</source>
      <translation>Los lagos tras el último paso.</translation>
    </message>
    <message>
      <source>The lakes as polygons, a parent before its children; the map shows those that lie in no other.</source>
      <translation>Los lagos como polígonos, el que contiene antes que los contenidos; el mapa muestra los que no están en ningún otro.</translation>
    </message>
    <message>
      <source>The lakes of a DEM and where they spill, and its rivers, which know the lakes they cross.</source>
      <translation>Los lagos de un MDE y dónde vierten, y sus ríos, que saben qué lagos atraviesan.</translation>
    </message>
    <message>
      <source>The land is level, or its heights are not known.</source>
      <translation>La tierra es llana, o no se conocen sus alturas.</translation>
    </message>
    <message>
      <source>The land is parted into triangles. Water enters and leaves each through its sides: one is the outlet, the others are entries or ridges. From the sea upstream, triangle by triangle, they become trees, which are the basins: where noise is low first, or where a sketch of heights is, and along sketched rivers.</source>
      <translation>La tierra se divide en triángulos. El agua entra y sale de cada uno por sus lados: uno es la salida, los otros son entradas o crestas. Desde el mar aguas arriba, triángulo a triángulo, se vuelven árboles, que son las cuencas: primero donde el ruido es bajo, o donde lo es un boceto de alturas, y a lo largo de los ríos esbozados.</translation>
    </message>
    <message>
      <source>The land is this part of the map, where no coastline is given.</source>
      <translation>La tierra es esta parte del mapa, donde no se da línea de costa.</translation>
    </message>
    <message>
      <source>The land nearest to each node, cut at the border of the mesh.</source>
      <translation>La tierra más cercana a cada nodo, cortada en el borde de la malla.</translation>
    </message>
    <message>
      <source>The land nearest to each node.</source>
      <translation>La tierra más cercana a cada nodo.</translation>
    </message>
    <message>
      <source>The land of each river mouth.</source>
      <translation>La tierra de cada desembocadura de río.</translation>
    </message>
    <message>
      <source>The land stays the one that was given. Hollows become lakes or are opened, whatever changes less; no cell but those of lakes is a pit; and D8 finds the rivers of the layer beside it. Finer cells have a smooth surface whose means over the cells are the DEM, with beds of rivers, their bends and the shores of lakes.</source>
      <translation>La tierra sigue siendo la que se dio. Las hondonadas se vuelven lagos o se abren, lo que cambie menos; ninguna celda salvo las de los lagos es una fosa; y D8 halla los ríos de la capa de al lado. Las celdas más finas tienen una superficie suave cuyas medias en las celdas son el MDE, con lechos de ríos, sus curvas y las orillas de los lagos.</translation>
    </message>
    <message>
      <source>The land that drains to each mouth.</source>
      <translation>La tierra que drena a cada desembocadura.</translation>
    </message>
    <message>
      <source>The land touches the edge of the data, where the map shows red: it may be larger.</source>
      <translation>La tierra toca el borde de los datos, donde el mapa está rojo: puede ser mayor.</translation>
    </message>
    <message>
      <source>The larger, the less small rivers do.</source>
      <translation>Cuanto mayor, menos hacen los ríos pequeños.</translation>
    </message>
    <message>
      <source>The latitude is not known, so ASPECT has no say</source>
      <translation>No se conoce la latitud, así que ASPECT no cuenta</translation>
    </message>
    <message>
      <source>The layer ‘coast’ of ‘{}’ has no island. {}.</source>
      <translation>La capa «coast» de «{}» no tiene ninguna isla. {}.</translation>
    </message>
    <message>
      <source>The layer ‘{}’ has no coordinate reference system: metres are assumed.</source>
      <translation>La capa «{}» no tiene sistema de referencia de coordenadas: se suponen metros.</translation>
    </message>
    <message>
      <source>The layer ‘{}’ of ‘{}’ has no field ‘{}’. {}.</source>
      <translation>La capa «{}» de «{}» no tiene el campo «{}». {}.</translation>
    </message>
    <message>
      <source>The length of an edge, and so the size of everything: valleys are about as far apart. Empty: about 1,000 edges on all land; shorter, down to a tenth, on islands that would have fewer than 60; about 3,000 on the land around an EXTENT.</source>
      <translation>La longitud de una arista, y con ella el tamaño de todo: los valles están más o menos a esa distancia. Vacío: unas 1.000 aristas en toda la tierra; más cortas, hasta la décima parte, en islas que tendrían menos de 60; unas 3.000 en la tierra en torno a un EXTENT.</translation>
    </message>
    <message>
      <source>The lines keep the fields of the points. With a DEM their vertices have heights.</source>
      <translation>Las líneas conservan los campos de los puntos. Con un MDE sus vértices tienen alturas.</translation>
    </message>
    <message>
      <source>The mesh as a 2DM file, which QGIS loads as a mesh layer.</source>
      <translation>La malla como archivo 2DM, que QGIS carga como capa de malla.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has an area of {}, which is no ground of any land. {}.</source>
      <translation>La malla «{}» tiene un área de {}, que no es suelo de ninguna tierra. {}.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has faces that lie over each other, at {:.10g}, {:.10g} for instance. Let them meet in their sides alone.</source>
      <translation>La malla «{}» tiene caras una sobre otra, por ejemplo en {:.10g}, {:.10g}. Haga que se toquen solo en sus lados.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has faces with {} corners at nodes that it does not have: its file is damaged. Write it anew.</source>
      <translation>La malla «{}» tiene caras con {} esquinas en nudos que no tiene: su archivo está dañado. Escríbalo de nuevo.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has heights in ‘{}’ up to {} m, which no ground has. Correct them, or choose another MESH_GROUP.</source>
      <translation>La malla «{}» tiene alturas en «{}» de hasta {} m, que ningún suelo tiene. Corríjalas o elija otro MESH_GROUP.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has no face with an area: all its nodes lie on lines.</source>
      <translation>La malla «{}» no tiene ninguna cara con área: todos sus nudos están en líneas.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has no faces. Choose a mesh of triangles or quads.</source>
      <translation>La malla «{}» no tiene caras. Elija una malla de triángulos o cuadriláteros.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has no group ‘{}’ of values. MESH_GROUP may be: {}.</source>
      <translation>La malla «{}» no tiene el grupo «{}» de valores. MESH_GROUP puede ser: {}.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has no height at {} nodes. Give ‘{}’ a value there.</source>
      <translation>La malla «{}» no tiene altura en {} nudos. Dé allí un valor a «{}».</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has {} nodes that lie on no map. Give them their places.</source>
      <translation>La malla «{}» tiene {} nudos que no están en ningún mapa. Deles su lugar.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has {} nodes where another one lies. Remove them from it.</source>
      <translation>La malla «{}» tiene {} nudos donde hay otro. Quítelos de ella.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has {} triangles twice or more: they count once.</source>
      <translation>La malla «{}» tiene {} triángulos dos veces o más: cuentan una vez.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’: ‘{}’ has no single number at each node. Choose another MESH_GROUP.</source>
      <translation>La malla «{}»: «{}» no tiene un solo número en cada nudo. Elija otro MESH_GROUP.</translation>
    </message>
    <message>
      <source>The model comes from ‘Terrain model’ and may have been edited since: move a course, raise a primitive, draw a hill, and render again. Cells lie on one grid for each cell size, so a part that is rendered by itself has the same heights as in a raster of the whole.</source>
      <translation>El modelo viene de «Modelo de terreno» y puede haberse editado después: mueva un curso, eleve una primitiva, dibuje una colina y represéntelo de nuevo. Las celdas están en una sola cuadrícula por cada tamaño de celda, así que una parte representada por separado tiene las mismas alturas que en un ráster del conjunto.</translation>
    </message>
    <message>
      <source>The model is a GeoPackage of ordinary layers and a table of parameters. Raise a primitive, add one, move a course, and render it again with ‘Render terrain’.</source>
      <translation>El modelo es un GeoPackage de capas corrientes y una tabla de parámetros. Eleve una primitiva, añada una, mueva un curso y represéntelo de nuevo con «Representar terreno».</translation>
    </message>
    <message>
      <source>The model with new ground.</source>
      <translation>El modelo con suelo nuevo.</translation>
    </message>
    <message>
      <source>The nodes as a 2DM file, with bed, water level, flow and difference at the moments of SNAPSHOT_COUNT.</source>
      <translation>Los nodos como archivo 2DM, con lecho, nivel del agua, caudal y diferencia en los momentos de SNAPSHOT_COUNT.</translation>
    </message>
    <message>
      <source>The one number that can be compared is not like that of real rivers; {}.</source>
      <translation>El único número comparable no es como el de los ríos reales; {}.</translation>
    </message>
    <message>
      <source>The order after Strahler of each river cell.</source>
      <translation>El orden según Strahler de cada celda de río.</translation>
    </message>
    <message>
      <source>The order after Strahler that the river above the upper end of a sketch is to have: the higher, the sooner it grows, and the more land it takes. A number, or a field or an expression of the sketches.</source>
      <translation>El orden según Strahler que ha de tener el río por encima del extremo superior de un boceto: cuanto mayor, antes crece y más tierra toma. Un número, o un campo o una expresión de los bocetos.</translation>
    </message>
    <message>
      <source>The output is 1 where the accumulation is at least the threshold, 0 elsewhere, and has no data where the accumulation has none. Without a threshold, one is chosen that makes about one cell in a hundred a river.</source>
      <translation>El resultado es 1 donde la acumulación llega al menos al umbral, 0 en el resto, y no tiene datos donde la acumulación no los tiene. Sin umbral se elige uno que hace río alrededor de una celda de cada cien.</translation>
    </message>
    <message>
      <source>The page begins with a map and a sentence on how the rivers compare with real ones. It has Horton’s ratios, Hack’s exponent, the exceedance of areas, slope against area, junction angles, sinuosity, drainage density, hypsometry, pits and the profiles of the main rivers, with plots, what each number means and rests on, how well it fits, and what all was made from. The same numbers come as JSON and as outputs.</source>
      <translation>La página empieza con un mapa y una frase sobre cómo se comparan los ríos con los reales. Tiene las razones de Horton, el exponente de Hack, la excedencia de las superficies, la pendiente frente a la superficie, los ángulos de confluencia, la sinuosidad, la densidad de drenaje, la hipsometría, las fosas y los perfiles de los ríos principales, con gráficos, lo que significa cada número y en qué se apoya, cómo de bien se ajusta y de qué se hizo todo. Los mismos números vienen como JSON y como salidas.</translation>
    </message>
    <message>
      <source>The plane rises from its southern edge. The peak falls away on all sides to the corners, the pyramid to the edges. The volcanoes stand in a sea whose surface is at 0; their calderas lie at two levels. Noise is a fractal landscape, and diamondsquare the oldest kind of it, by midpoints that are moved at random.</source>
      <translation>El plano sube desde su borde sur. La cumbre baja por todos los lados hasta las esquinas, la pirámide hasta los bordes. Los volcanes están en un mar cuya superficie está a 0; sus calderas están a dos niveles. Noise es un paisaje fractal, y diamondsquare su clase más antigua, con puntos medios que se mueven al azar.</translation>
    </message>
    <message>
      <source>The points of POINTS at the centres of the cells that they are on now, and how far they were moved.</source>
      <translation>Los puntos de POINTS en los centros de las celdas en las que están ahora, y cuánto se movieron.</translation>
    </message>
    <message>
      <source>The program that is to read it.</source>
      <translation>El programa que ha de leerlo.</translation>
    </message>
    <message>
      <source>The program whose numbers the directions are written in. D∞ angles have none.</source>
      <translation>El programa en cuyos números se escriben las direcciones. Los ángulos D∞ no tienen ninguno.</translation>
    </message>
    <message>
      <source>The program whose numbers the raster has. auto finds out: the name of the band says it in rasters of Headwaters; in others the directions of the right encoding form no cycle and no paths cross. The log says what was found.</source>
      <translation>El programa cuyos números tiene el ráster. auto lo averigua: el nombre de la banda lo dice en los rásteres de Headwaters; en otros, las direcciones de la codificación correcta no forman ciclos ni se cruzan caminos. El registro dice lo que se halló.</translation>
    </message>
    <message>
      <source>The program whose numbers the raster has. auto finds out: the name of the band says it in rasters of Headwaters; in others the directions of the right encoding form no cycle and no paths cross. The log says what was found. dinf: the raster holds D∞ angles, in radians from east against the clock.</source>
      <translation>El programa cuyos números tiene el ráster. auto lo averigua: el nombre de la banda lo dice en los rásteres de Headwaters; en otros, las direcciones de la codificación correcta no forman ciclos ni se cruzan caminos. El registro dice lo que se halló. dinf: el ráster contiene ángulos D∞, en radianes desde el este en sentido antihorario.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ cannot be read: {}.</source>
      <translation>El ráster «{}» no se puede leer: {}.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ gave only {} of its {} cells.</source>
      <translation>El ráster «{}» solo dio {} de sus {} celdas.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no cells.</source>
      <translation>El ráster «{}» no tiene celdas.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no coordinate reference system: metres are assumed.</source>
      <translation>El ráster «{}» no tiene sistema de referencia de coordenadas: se suponen metros.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no valid cell in band {}: there is nothing to do.</source>
      <translation>El ráster «{}» no tiene ninguna celda válida en la banda {}: no hay nada que hacer.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no valid cell in band {}: there is nothing to erode.</source>
      <translation>El ráster «{}» no tiene ninguna celda válida en la banda {}: no hay nada que erosionar.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no valid cell inside the mask in band {}: there is nothing to do.</source>
      <translation>El ráster «{}» no tiene ninguna celda válida dentro de la máscara en la banda {}: no hay nada que hacer.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no valid cell: there are no directions.</source>
      <translation>El ráster «{}» no tiene ninguna celda válida: no hay direcciones.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has other cells than when it was loaded: remove it from the project, and load it again.</source>
      <translation>El ráster «{}» tiene otras celdas que cuando se cargó: quítelo del proyecto y cárguelo de nuevo.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has {}; BAND {} does not exist.</source>
      <translation>El ráster «{}» tiene {}; la BAND {} no existe.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ holds heights up to {}: set the value that means no data.</source>
      <translation>El ráster «{}» contiene alturas de hasta {}: ponga el valor que significa sin datos.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ holds {}: convert it with ‘Translate’ to a type of 32 bits.</source>
      <translation>El ráster «{}» contiene {}: conviértalo con «Translate» a un tipo de 32 bits.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ is rotated: its rows do not run east–west. Straighten it with ‘Warp (reproject)’ first.</source>
      <translation>El ráster «{}» está girado: sus filas no van de oeste a este. Enderécelo antes con «Warp (reproject)».</translation>
    </message>
    <message>
      <source>The raster ‘{}’ of ‘{}’ is missing or broken. {}.</source>
      <translation>El ráster «{}» de «{}» falta o está roto. {}.</translation>
    </message>
    <message>
      <source>The relief of the shape is that times the rows less one, unless RELIEF is given.</source>
      <translation>El desnivel de la forma es eso por las filas menos una, salvo que se dé RELIEF.</translation>
    </message>
    <message>
      <source>The relief of the shape is that times the rows less one.</source>
      <translation>El desnivel de la forma es eso por las filas menos una.</translation>
    </message>
    <message>
      <source>The result is the lowest surface without pits that lies nowhere below the DEM: depressions become level, all other cells keep their height. No gradient is added to flats. Where the fill is deep, lakes would stand.</source>
      <translation>El resultado es la superficie más baja sin fosas que en ninguna parte queda bajo el MDE: las depresiones quedan llanas, todas las demás celdas conservan su altura. No se añade gradiente a las zonas llanas. Donde el relleno es profundo habría lagos.</translation>
    </message>
    <message>
      <source>The river of each subbasin; one of a single cell, where water leaves at once, has no line.</source>
      <translation>El río de cada subcuenca; uno de una sola celda, donde el agua sale enseguida, no tiene línea.</translation>
    </message>
    <message>
      <source>The rivers are those of rain that falls everywhere on the final surface and erodes nothing.</source>
      <translation>Los ríos son los de una lluvia que cae por toda la superficie final y no erosiona nada.</translation>
    </message>
    <message>
      <source>The rivers of a DEM as smooth lines with their orders, and a report on them.</source>
      <translation>Los ríos de un MDE como líneas suaves con sus órdenes, y un informe sobre ellos.</translation>
    </message>
    <message>
      <source>The same as JSON.</source>
      <translation>Lo mismo como JSON.</translation>
    </message>
    <message>
      <source>The same as triangles, for a 3-D view or another program; cells are left out so that it has at most 250,000 nodes.</source>
      <translation>Lo mismo como triángulos, para una vista 3-D u otro programa; se omiten celdas para que tenga como máximo 250.000 nodos.</translation>
    </message>
    <message>
      <source>The same directions in the other encoding.</source>
      <translation>Las mismas direcciones en la otra codificación.</translation>
    </message>
    <message>
      <source>The same numbers as JSON.</source>
      <translation>Los mismos números como JSON.</translation>
    </message>
    <message>
      <source>The same seed gives the same result. 0 takes a new seed; the one used is written to the log and SEED_USED.</source>
      <translation>La misma semilla da el mismo resultado. 0 toma una semilla nueva; la usada se escribe en el registro y en SEED_USED.</translation>
    </message>
    <message>
      <source>The same seed makes the same terrain. Everything scales with the coast, from ten to a thousand kilometres.</source>
      <translation>La misma semilla hace el mismo terreno. Todo se escala con la costa, de diez a mil kilómetros.</translation>
    </message>
    <message>
      <source>The scene is an OBJ file with two objects, the ground and the water over it, in metres: x to the east, y up, z to the south. Water reaches a cell into its banks, under the ground.</source>
      <translation>La escena es un archivo OBJ con dos objetos, el suelo y el agua sobre él, en metros: x al este, y arriba, z al sur. El agua entra una celda en sus orillas, bajo el suelo.</translation>
    </message>
    <message>
      <source>The share of the river length with at least the area a, P(A ≥ a) ∝ a^−β; along a link the area grows
evenly. Fitted from twice the area at a head to a fifth of the largest area, beyond which the basin ends.</source>
      <translation>La parte de la longitud de los ríos con al menos la superficie a, P(A ≥ a) ∝ a^−β; a lo largo de un tramo la superficie crece
por igual. Ajustada desde el doble de la superficie en una cabecera hasta un quinto de la mayor, más allá de la cual acaba la cuenca.</translation>
    </message>
    <message>
      <source>The shortest path needs D8 directions: ENCODING dinf goes with the PATH flow alone.</source>
      <translation>El camino más corto necesita direcciones D8: ENCODING dinf va solo con el PATH flow.</translation>
    </message>
    <message>
      <source>The shortest path needs the DEM: give it as INPUT, or choose the PATH flow.</source>
      <translation>El camino más corto necesita el MDE: indíquelo como INPUT o elija el PATH flow.</translation>
    </message>
    <message>
      <source>The shortest way does not follow the directions: it leads to the same ends, or rivers, over any ground that does not rise on the way once the depressions of the DEM are filled. It cuts across lakes and wide valleys.</source>
      <translation>El camino más corto no sigue las direcciones: lleva a los mismos finales, o ríos, por cualquier suelo que no suba en el camino una vez rellenadas las depresiones del MDE. Ataja por lagos y valles anchos.</translation>
    </message>
    <message>
      <source>The size is either columns × rows or an extent of the map.</source>
      <translation>El tamaño es columnas × filas, o una extensión del mapa.</translation>
    </message>
    <message>
      <source>The size of the triangles. Empty: about 20,000 nodes, and twice as many triangles.</source>
      <translation>El tamaño de los triángulos. Vacío: unos 20.000 nodos, y el doble de triángulos.</translation>
    </message>
    <message>
      <source>The streams of the highest order are often cut short by the edge of the data.</source>
      <translation>Los cauces de mayor orden suelen quedar cortados por el borde de los datos.</translation>
    </message>
    <message>
      <source>The surface at moments of the run, one band each; the name of a band tells after how many events. RELIEF stretches all of them as it does the last.</source>
      <translation>La superficie en momentos de la ejecución, una banda cada uno; el nombre de una banda dice tras cuántos eventos. RELIEF los estira todos como al último.</translation>
    </message>
    <message>
      <source>The surface that the water runs over.</source>
      <translation>La superficie por la que corre el agua.</translation>
    </message>
    <message>
      <source>The table as it comes to rest, one band each; its name tells after how many steps.</source>
      <translation>El nivel según llega al reposo, una banda cada vez; su nombre dice tras cuántos pasos.</translation>
    </message>
    <message>
      <source>The table ‘parameters’ of ‘{}’ gives no four numbers for ‘{}’.</source>
      <translation>La tabla «parameters» de «{}» no da cuatro números para «{}».</translation>
    </message>
    <message>
      <source>The table ‘{}’ of ‘{}’ gives a ‘plane_x’ and ‘plane_y’ for island {} that lie far from it. {}.</source>
      <translation>La tabla «{}» de «{}» da un «plane_x» y un «plane_y» para la isla {} que están lejos de ella. {}.</translation>
    </message>
    <message>
      <source>The table ‘{}’ of ‘{}’ gives ‘{}’ for {}: it must be {}.</source>
      <translation>La tabla «{}» de «{}» da «{}» para {}: debe ser {}.</translation>
    </message>
    <message>
      <source>The table ‘{}’ of ‘{}’ has no valid ‘crs’. {}.</source>
      <translation>La tabla «{}» de «{}» no tiene un «crs» válido. {}.</translation>
    </message>
    <message>
      <source>The table ‘{}’ of ‘{}’ has no {}. {}.</source>
      <translation>La tabla «{}» de «{}» no tiene {}. {}.</translation>
    </message>
    <message>
      <source>The three steps to a terrain, between which a person may edit what they have made.</source>
      <translation>Los tres pasos hacia un terreno, entre los cuales se puede editar lo que se ha hecho.</translation>
    </message>
    <message>
      <source>The triangles as polygons.</source>
      <translation>Los triángulos como polígonos.</translation>
    </message>
    <message>
      <source>The triangles of the mesh, the cells of its nodes, or the cells of a raster, with their heights.</source>
      <translation>Los triángulos de la malla, las celdas de sus nodos o las celdas de un ráster, con sus alturas.</translation>
    </message>
    <message>
      <source>The unit of the heights of ‘{}’ is {}, but they are taken for {}. {}</source>
      <translation>La unidad de las alturas de «{}» es {}, pero se toman como {}. {}</translation>
    </message>
    <message>
      <source>The values of the mesh that are heights.</source>
      <translation>Los valores de la malla que son alturas.</translation>
    </message>
    <message>
      <source>The water on the land of each reach.</source>
      <translation>El agua en la tierra de cada tramo.</translation>
    </message>
    <message>
      <source>The watersheds of points, which move to the river beside them, and the ways on from there.</source>
      <translation>Las cuencas de puntos, que se mueven al río que tienen al lado, y los caminos que siguen desde allí.</translation>
    </message>
    <message>
      <source>The {} ‘{}’ can no longer be opened: its source was removed or damaged since it was loaded. Restore it, or load the layer again from where it is now.</source>
      <translation>La capa ({}) «{}» ya no se puede abrir: su fuente se quitó o se dañó desde que se cargó. Recupérela o cargue de nuevo la capa desde donde está ahora.</translation>
    </message>
    <message>
      <source>Their water becomes one there: move one of them, or delete it</source>
      <translation>Su agua se une allí: mueva uno de ellos o bórrelo</translation>
    </message>
    <message>
      <source>There are no rivers: at most {} cells drain through one, and RIVER_VISITS is {}.</source>
      <translation>No hay ríos: como mucho {} celdas drenan por una, y RIVER_VISITS es {}.</translation>
    </message>
    <message>
      <source>There are {} snapshots, not {}: one of each sweep</source>
      <translation>Hay {} instantáneas, no {}: una de cada barrido</translation>
    </message>
    <message>
      <source>There are {}.</source>
      <translation>Hay {}.</translation>
    </message>
    <message>
      <source>There is ground below 0 and no sea: give a SEA_LEVEL if that is the floor of the sea.</source>
      <translation>Hay suelo por debajo de 0 y no hay mar: indique un SEA_LEVEL si es el fondo del mar.</translation>
    </message>
    <message>
      <source>There is no data of ‘{}’.</source>
      <translation>No hay datos de «{}».</translation>
    </message>
    <message>
      <source>There is no file ‘{}’. {}.</source>
      <translation>No hay ningún archivo «{}». {}.</translation>
    </message>
    <message>
      <source>There is no ground to erode. Give INPUT, MESH_INPUT or COASTLINE.</source>
      <translation>No hay suelo que erosionar. Indique INPUT, MESH_INPUT o COASTLINE.</translation>
    </message>
    <message>
      <source>There is no lake of this size and depth.</source>
      <translation>No hay ningún lago de este tamaño y profundidad.</translation>
    </message>
    <message>
      <source>There is no land for basins. Give COASTLINE or EXTENT.</source>
      <translation>No hay tierra para cuencas. Indique COASTLINE o EXTENT.</translation>
    </message>
    <message>
      <source>There is no land to make a mesh of. Give INPUT, COASTLINE or EXTENT.</source>
      <translation>No hay tierra de la que hacer una malla. Indique INPUT, COASTLINE o EXTENT.</translation>
    </message>
    <message>
      <source>There is no land. Give COASTLINE, or EXTENT for a rectangle of inland country.</source>
      <translation>No hay tierra. Indique COASTLINE, o EXTENT para un rectángulo de tierra adentro.</translation>
    </message>
    <message>
      <source>There is no riparian wood: cells are {} m wide, and RIPARIAN_WIDTH is {} m. Choose a greater one, or smaller cells.</source>
      <translation>No hay bosque de ribera: las celdas tienen {} m de ancho, y RIPARIAN_WIDTH es {} m. Elija uno mayor o celdas menores.</translation>
    </message>
    <message>
      <source>There is not enough memory: clip the raster or take larger cells.</source>
      <translation>No hay memoria suficiente: recorte el ráster o tome celdas mayores.</translation>
    </message>
    <message>
      <source>There is nothing to do: choose CLASSES, DENSITIES or POINTS.</source>
      <translation>No hay nada que hacer: elija CLASSES, DENSITIES o POINTS.</translation>
    </message>
    <message>
      <source>There is nothing to do: choose DISTANCE, HEIGHT or UPSTREAM.</source>
      <translation>No hay nada que hacer: elija DISTANCE, HEIGHT o UPSTREAM.</translation>
    </message>
    <message>
      <source>There is nothing to do: choose EXTENT, DEPTH or RATING.</source>
      <translation>No hay nada que hacer: elija EXTENT, DEPTH o RATING.</translation>
    </message>
    <message>
      <source>There is nothing to do: choose SLOPE, SPECIFIC_AREA, WETNESS, POWER or LS.</source>
      <translation>No hay nada que hacer: elija SLOPE, SPECIFIC_AREA, WETNESS, POWER o LS.</translation>
    </message>
    <message>
      <source>They lie as near to each other as that takes.</source>
      <translation>Están tan cerca entre sí como haga falta.</translation>
    </message>
    <message>
      <source>This computer alone writes {}. Rasters with a name that ends with .vrt are written by the workers.</source>
      <translation>Solo este ordenador escribe {}. Los rásteres cuyo nombre acaba en .vrt los escriben los workers.</translation>
    </message>
    <message>
      <source>This is the sea of ‘{}’.</source>
      <translation>Esto es el mar de «{}».</translation>
    </message>
    <message>
      <source>Those in the watershed, with orders.</source>
      <translation>Los que están en la cuenca, con órdenes.</translation>
    </message>
    <message>
      <source>Three</source>
      <translation>Tres</translation>
    </message>
    <message>
      <source>Three worlds</source>
      <translation>Tres mundos</translation>
    </message>
    <message>
      <source>Three worlds, of noise that is filled, of rain, and of rivers first, each measured.</source>
      <translation>Tres mundos, de ruido que se rellena, de lluvia y de ríos primero, cada uno medido.</translation>
    </message>
    <message>
      <source>Threshold (in the unit of the accumulation)</source>
      <translation>Umbral (en la unidad de la acumulación)</translation>
    </message>
    <message>
      <source>Threshold ({})</source>
      <translation>Umbral ({})</translation>
    </message>
    <message>
      <source>Threshold used (in the unit of the accumulation)</source>
      <translation>Umbral usado (en la unidad de la acumulación)</translation>
    </message>
    <message>
      <source>Threshold used (km², or in the unit of ACCUMULATION)</source>
      <translation>Umbral usado (km², o en la unidad de ACCUMULATION)</translation>
    </message>
    <message>
      <source>Threshold {}: {} streams of the first order fall {} m, {} higher ones {} m; t = {}</source>
      <translation>Umbral {}: {} cauces de primer orden descienden {} m, {} superiores {} m; t = {}</translation>
    </message>
    <message>
      <source>Through standing water</source>
      <translation>A través de aguas quietas</translation>
    </message>
    <message>
      <source>Ties and flats</source>
      <translation>Empates y zonas llanas</translation>
    </message>
    <message>
      <source>Tiles</source>
      <translation>Teselas</translation>
    </message>
    <message>
      <source>Time of concentration</source>
      <translation>Tiempo de concentración</translation>
    </message>
    <message>
      <source>Time of concentration (Kirpich)</source>
      <translation>Tiempo de concentración (Kirpich)</translation>
    </message>
    <message>
      <source>Time of concentration after Bransby-Williams (h)</source>
      <translation>Tiempo de concentración según Bransby-Williams (h)</translation>
    </message>
    <message>
      <source>Time of concentration after Giandotti (h)</source>
      <translation>Tiempo de concentración según Giandotti (h)</translation>
    </message>
    <message>
      <source>Time of concentration after Kirpich (h)</source>
      <translation>Tiempo de concentración según Kirpich (h)</translation>
    </message>
    <message>
      <source>Time of concentration after Témez (h)</source>
      <translation>Tiempo de concentración según Témez (h)</translation>
    </message>
    <message>
      <source>Time of concentration after the SCS (h)</source>
      <translation>Tiempo de concentración según el SCS (h)</translation>
    </message>
    <message>
      <source>To edit, and to render at any scale.</source>
      <translation>Para editar, y para representar a cualquier escala.</translation>
    </message>
    <message>
      <source>Too little between the limits of the fit: {} of the {} points that it needs.</source>
      <translation>Demasiado poco entre los límites del ajuste: {} de los {} puntos que necesita.</translation>
    </message>
    <message>
      <source>Tools</source>
      <translation>Herramientas</translation>
    </message>
    <message>
      <source>Tracing</source>
      <translation>Trazando</translation>
    </message>
    <message>
      <source>Tracing polygons</source>
      <translation>Trazando polígonos</translation>
    </message>
    <message>
      <source>Tracing rings</source>
      <translation>Trazando anillos</translation>
    </message>
    <message>
      <source>Tracing the rivers</source>
      <translation>Trazando ríos</translation>
    </message>
    <message>
      <source>Transmissivity {} m² a day, mean recharge {} mm a year</source>
      <translation>Transmisividad {} m² al día, recarga media {} mm al año</translation>
    </message>
    <message>
      <source>Treeline on level ground, above the sea (m)</source>
      <translation>Límite del bosque en terreno llano, sobre el mar (m)</translation>
    </message>
    <message>
      <source>Triangle</source>
      <translation>Triángulo</translation>
    </message>
    <message>
      <source>Triangle downstream; NULL at the sea</source>
      <translation>Triángulo aguas abajo; NULL en el mar</translation>
    </message>
    <message>
      <source>Triangle mesh</source>
      <translation>Malla triangular</translation>
    </message>
    <message>
      <source>Triangles</source>
      <translation>Triángulos</translation>
    </message>
    <message>
      <source>Triangles in it</source>
      <translation>Triángulos que contiene</translation>
    </message>
    <message>
      <source>Triangles on sketched rivers that follow them (%)</source>
      <translation>Triángulos en ríos esbozados que los siguen (%)</translation>
    </message>
    <message>
      <source>Triangles or cells</source>
      <translation>Triángulos o celdas</translation>
    </message>
    <message>
      <source>Triangles that keep their way where there are heights (%)</source>
      <translation>Triángulos que conservan su camino donde hay alturas (%)</translation>
    </message>
    <message>
      <source>Triangles with elevation, flow and order, as a 2DM file.</source>
      <translation>Triángulos con altura, caudal y orden, como archivo 2DM.</translation>
    </message>
    <message>
      <source>Turns the rivers of a flow accumulation into lines with their orders, lengths, areas and topology.</source>
      <translation>Convierte los ríos de una acumulación de flujo en líneas con sus órdenes, longitudes, superficies y topología.</translation>
    </message>
    <message>
      <source>Two</source>
      <translation>Dos</translation>
    </message>
    <message>
      <source>Type of river after Rosgen</source>
      <translation>Tipo de río según Rosgen</translation>
    </message>
    <message>
      <source>Type of the river down from here after Rosgen</source>
      <translation>Tipo del río aguas abajo de aquí según Rosgen</translation>
    </message>
    <message>
      <source>Type of the river out of the cell after Rosgen</source>
      <translation>Tipo del río que sale de la celda según Rosgen</translation>
    </message>
    <message>
      <source>Témez</source>
      <translation>Témez</translation>
    </message>
    <message>
      <source>UPLIFT: {} things painted; without a width they fade over {} km</source>
      <translation>UPLIFT: {} objetos pintados; sin anchura se atenúan a lo largo de {} km</translation>
    </message>
    <message>
      <source>UPLIFT: ‘{}’ goes up to {}; all is divided by that</source>
      <translation>UPLIFT: «{}» llega a {}; todo se divide por eso</translation>
    </message>
    <message>
      <source>UPLIFT: ‘{}’ has no data on {} % of the land; ranges are made there.</source>
      <translation>UPLIFT: «{}» no tiene datos en el {} % de la tierra; allí se hacen sierras.</translation>
    </message>
    <message>
      <source>UPLIFT: ‘{}’ has no data {}. Check its CRS, or give another.</source>
      <translation>UPLIFT: «{}» no tiene datos {}. Compruebe su SRC o indique otro.</translation>
    </message>
    <message>
      <source>UPSTREAM follows D8 directions: leave it out, or give such directions as DIRECTIONS.</source>
      <translation>UPSTREAM sigue direcciones D8: déjelo o indique esas direcciones como DIRECTIONS.</translation>
    </message>
    <message>
      <source>Unit of the distance</source>
      <translation>Unidad de la distancia</translation>
    </message>
    <message>
      <source>Unit of the heights</source>
      <translation>Unidad de las alturas</translation>
    </message>
    <message>
      <source>Unit of the slope</source>
      <translation>Unidad de la pendiente</translation>
    </message>
    <message>
      <source>Units</source>
      <translation>Unidades</translation>
    </message>
    <message>
      <source>Uplift (0 lowland … 1 highest)</source>
      <translation>Levantamiento (0 tierra baja … 1 máximo)</translation>
    </message>
    <message>
      <source>Uplift used</source>
      <translation>Levantamiento usado</translation>
    </message>
    <message>
      <source>Upper limit (in the unit of the accumulation)</source>
      <translation>Límite superior (en la unidad de la acumulación)</translation>
    </message>
    <message>
      <source>Valleys to be cut (% of the relief)</source>
      <translation>Valles que cortar (% del desnivel)</translation>
    </message>
    <message>
      <source>Valleys: land sank by {} m in the mean, by {} m at most</source>
      <translation>Valles: la tierra bajó {} m de media, {} m como mucho</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Valor</translation>
    </message>
    <message>
      <source>Volume (m³)</source>
      <translation>Volumen (m³)</translation>
    </message>
    <message>
      <source>Volume of the cuts (m³)</source>
      <translation>Volumen de los cortes (m³)</translation>
    </message>
    <message>
      <source>Volume of the fill (m³)</source>
      <translation>Volumen del relleno (m³)</translation>
    </message>
    <message>
      <source>Volume of the flood (m³)</source>
      <translation>Volumen de la inundación (m³)</translation>
    </message>
    <message>
      <source>Volume of the lakes (m³)</source>
      <translation>Volumen de los lagos (m³)</translation>
    </message>
    <message>
      <source>Volume of the water over the ground, or over lakes as they stand (m³)</source>
      <translation>Volumen del agua sobre el suelo, o sobre los lagos tal como están (m³)</translation>
    </message>
    <message>
      <source>Voronoi cells</source>
      <translation>Celdas de Voronoi</translation>
    </message>
    <message>
      <source>Voronoi cells of the nodes</source>
      <translation>Celdas de Voronoi de los nodos</translation>
    </message>
    <message>
      <source>WEIGHTS has no data in {} cells that water comes from: they count as 0.</source>
      <translation>WEIGHTS no tiene datos en {} celdas de las que viene agua: cuentan como 0.</translation>
    </message>
    <message>
      <source>WEIGHTS is negative in {} cells: they take water away.</source>
      <translation>WEIGHTS es negativo en {} celdas: quitan agua.</translation>
    </message>
    <message>
      <source>WETNESS has no data in {} flat cells: give a MIN_SLOPE above 0.</source>
      <translation>WETNESS no tiene datos en {} celdas llanas: indique un MIN_SLOPE por encima de 0.</translation>
    </message>
    <message>
      <source>WINDOW misses the land of ‘{}’. Choose a part of it, or none.</source>
      <translation>WINDOW no toca la tierra de «{}». Elija una parte de ella o ninguna.</translation>
    </message>
    <message>
      <source>WITHIN: no land lies farther inside a polygon than its rim is wide. Draw larger ones.</source>
      <translation>WITHIN: ninguna tierra queda más adentro de un polígono que la anchura de su borde. Dibuje polígonos mayores.</translation>
    </message>
    <message>
      <source>WITHIN: old ground passes into new over {}</source>
      <translation>WITHIN: el suelo viejo pasa al nuevo en {}</translation>
    </message>
    <message>
      <source>Warmth of the sun (°C)</source>
      <translation>Calor del sol (°C)</translation>
    </message>
    <message>
      <source>Water</source>
      <translation>Agua</translation>
    </message>
    <message>
      <source>Water ends</source>
      <translation>El agua acaba</translation>
    </message>
    <message>
      <source>Water ends at the edge of the data where no neighbour is lower, and where the steepest direction leads into the sea. Sea has no direction.</source>
      <translation>El agua acaba en el borde de los datos donde ningún vecino es más bajo, y donde la dirección más empinada lleva al mar. El mar no tiene dirección.</translation>
    </message>
    <message>
      <source>Water ends in {} closed lakes and dry hollows</source>
      <translation>El agua acaba en {} lagos cerrados y hondonadas secas</translation>
    </message>
    <message>
      <source>Water ends in {} pits</source>
      <translation>El agua acaba en {} fosas</translation>
    </message>
    <message>
      <source>Water finds only {} % of the rivers again on the raster [RECOVERED]: the land is too steep for cells of this size. Take a smaller CELL_SIZE, a lower PEAK, or gentler slopes.</source>
      <translation>El agua solo encuentra de nuevo el {} % de los ríos en el ráster [RECOVERED]: la tierra es demasiado empinada para celdas de este tamaño. Tome un CELL_SIZE menor, un PEAK más bajo o laderas más suaves.</translation>
    </message>
    <message>
      <source>Water here</source>
      <translation>Agua aquí</translation>
    </message>
    <message>
      <source>Water here: click on a DEM to see the land that drains there and where it flows</source>
      <translation>Agua aquí: haga clic en un MDE para ver la tierra que drena allí y adónde fluye</translation>
    </message>
    <message>
      <source>Water leaves over the edge of the data, into the sea (polygons or a level, or both) and, if so chosen, into holes in the data. Diagonal neighbours count.</source>
      <translation>El agua sale por el borde de los datos, al mar (polígonos o un nivel, o ambos) y, si así se elige, a los huecos de los datos. Cuentan los vecinos diagonales.</translation>
    </message>
    <message>
      <source>Water over the bed of rivers and lakes.</source>
      <translation>Agua sobre el lecho de ríos y lagos.</translation>
    </message>
    <message>
      <source>Water runs in {} circles; each was cut below one of its triangles</source>
      <translation>El agua corre en {} círculos; cada uno se cortó por debajo de uno de sus triángulos</translation>
    </message>
    <message>
      <source>Water table</source>
      <translation>Nivel freático</translation>
    </message>
    <message>
      <source>Water that stands</source>
      <translation>Agua quieta</translation>
    </message>
    <message>
      <source>Watershed</source>
      <translation>Cuenca</translation>
    </message>
    <message>
      <source>Watershed of a point</source>
      <translation>Cuenca de un punto</translation>
    </message>
    <message>
      <source>Watershed of the point</source>
      <translation>Cuenca del punto</translation>
    </message>
    <message>
      <source>Watershed that this one drains into; NULL at the sea</source>
      <translation>Cuenca a la que drena esta; NULL en el mar</translation>
    </message>
    <message>
      <source>Watersheds</source>
      <translation>Cuencas hidrográficas</translation>
    </message>
    <message>
      <source>Watersheds as a raster</source>
      <translation>Cuencas como ráster</translation>
    </message>
    <message>
      <source>Watersheds of gauges</source>
      <translation>Cuencas de estaciones de aforo</translation>
    </message>
    <message>
      <source>Watersheds of points</source>
      <translation>Cuencas de puntos</translation>
    </message>
    <message>
      <source>Watersheds of which CN tells no time, since its mean is not above 0 and up to 100, or not known: {}. Their field tc_scs is empty: check CN.</source>
      <translation>Cuencas de las que CN no dice tiempo alguno, ya que su media no está por encima de 0 y hasta 100, o no se conoce: {}. Su campo tc_scs está vacío: compruebe CN.</translation>
    </message>
    <message>
      <source>Watersheds of which a formula of TC tells no time: {}. Their path or land does not fall, or is a single cell: these fields are empty.</source>
      <translation>Cuencas de las que una fórmula de TC no dice tiempo alguno: {}. Su camino o su tierra no baja, o es una sola celda: estos campos están vacíos.</translation>
    </message>
    <message>
      <source>Watersheds smaller than that</source>
      <translation>Cuencas menores que eso</translation>
    </message>
    <message>
      <source>Watersheds that reach the edge of the data (field touches_edge): {}</source>
      <translation>Cuencas que llegan al borde de los datos (campo touches_edge): {}</translation>
    </message>
    <message>
      <source>Wavelength of the noise (m)</source>
      <translation>Longitud de onda del ruido (m)</translation>
    </message>
    <message>
      <source>Way down</source>
      <translation>Camino de bajada</translation>
    </message>
    <message>
      <source>Way to the mouth (km)</source>
      <translation>Camino a la desembocadura (km)</translation>
    </message>
    <message>
      <source>Weight of the coast in the slope of the land</source>
      <translation>Peso de la costa en la pendiente de la tierra</translation>
    </message>
    <message>
      <source>Weight of the height in the slope of the land</source>
      <translation>Peso de la altura en la pendiente de la tierra</translation>
    </message>
    <message>
      <source>Weights</source>
      <translation>Pesos</translation>
    </message>
    <message>
      <source>West</source>
      <translation>Oeste</translation>
    </message>
    <message>
      <source>West and east joined</source>
      <translation>Oeste y este unidos</translation>
    </message>
    <message>
      <source>Wet ground: the table reaches it</source>
      <translation>Suelo húmedo: el nivel freático lo alcanza</translation>
    </message>
    <message>
      <source>Wetness index (TWI)</source>
      <translation>Índice de humedad (TWI)</translation>
    </message>
    <message>
      <source>Wetness is ln(&lt;i&gt;a&lt;/i&gt; / tan β): high in hollows and on valley floors. Power is &lt;i&gt;a&lt;/i&gt; · tan β: high in gullies and steep channels. LS is the factor of slope and length in the loss of soil (USLE, RUSLE), by unit stream power: 1.4 (&lt;i&gt;a&lt;/i&gt; / 22.13)&lt;sup&gt;0.4&lt;/sup&gt; (sin β / 0.0896)&lt;sup&gt;1.3&lt;/sup&gt;.</source>
      <translation>La humedad es ln(&lt;i&gt;a&lt;/i&gt; / tan β): alta en hondonadas y fondos de valle. La potencia es &lt;i&gt;a&lt;/i&gt; · tan β: alta en barrancos y cauces empinados. LS es el factor de pendiente y longitud en la pérdida de suelo (USLE, RUSLE), por la potencia unitaria de la corriente: 1,4 (&lt;i&gt;a&lt;/i&gt; / 22,13)&lt;sup&gt;0,4&lt;/sup&gt; (sin β / 0,0896)&lt;sup&gt;1,3&lt;/sup&gt;.</translation>
    </message>
    <message>
      <source>What POLYGONS holds of a mesh: the cells of nodes or triangles.</source>
      <translation>Lo que contiene POLYGONS de una malla: las celdas de los nodos, o triángulos.</translation>
    </message>
    <message>
      <source>What becomes of smaller watersheds is for SMALL to say. Empty: all are kept.</source>
      <translation>Qué pasa con las cuencas menores lo dice SMALL. Vacío: se conservan todas.</translation>
    </message>
    <message>
      <source>What cells in the sea have: no data (nodata), a shelf and below it a slope with canyons (slope), or one depth just below the sea (flat).</source>
      <translation>Qué tienen las celdas del mar: ningún dato (nodata), una plataforma y bajo ella un talud con cañones (slope), o una sola profundidad justo bajo el mar (flat).</translation>
    </message>
    <message>
      <source>What drains through each cell, itself included.</source>
      <translation>Lo que drena por cada celda, incluida ella misma.</translation>
    </message>
    <message>
      <source>What each of the ten thresholds makes of streams: how many there are, how far they fall, and whether orders differ (t).</source>
      <translation>Lo que hace de los cauces cada uno de los diez umbrales: cuántos hay, cuánto descienden y si difieren los órdenes (t).</translation>
    </message>
    <message>
      <source>What each reach carries at its lower end, for which its rating curve tells the stage. Where a field is NULL there is no flood. A number, a field of RIVERS, or the file or the layer name of a raster with the same cells.</source>
      <translation>Lo que lleva cada tramo en su extremo inferior, para lo que su curva de gasto dice el nivel. Donde un campo es NULL no hay inundación. Un número, un campo de RIVERS, o el archivo o el nombre de capa de un ráster con las mismas celdas.</translation>
    </message>
    <message>
      <source>What evaporates from it (m³/s)</source>
      <translation>Lo que se evapora de él (m³/s)</translation>
    </message>
    <message>
      <source>What falls on each cell, rain for instance; it must have the same cells. The result is the sum of weight times area, or of weights alone when UNITS is cells. Cells without data count as 0.</source>
      <translation>Lo que cae en cada celda, lluvia por ejemplo; debe tener las mismas celdas. El resultado es la suma de peso por superficie, o de los pesos solos cuando UNITS es cells. Las celdas sin datos cuentan como 0.</translation>
    </message>
    <message>
      <source>What falls on land and water and runs off: alone it makes the flow through every cell known, in m³/s; with EVAPORATION, lakes are no longer full but in balance. A number, or the file or the layer name of a raster with the same cells.</source>
      <translation>Lo que cae en tierra y agua y escurre: por sí solo da a conocer el caudal por cada celda, en m³/s; con EVAPORATION, los lagos ya no están llenos sino en equilibrio. Un número, o el archivo o el nombre de capa de un ráster con las mismas celdas.</translation>
    </message>
    <message>
      <source>What falls on land and water and runs off: with EVAPORATION, lakes are no longer full but in balance. A number, or the file or the layer name of a raster with the same cells.</source>
      <translation>Lo que cae en tierra y agua y escurre: con EVAPORATION, los lagos ya no están llenos sino en equilibrio. Un número, o el archivo o el nombre de capa de un ráster con las mismas celdas.</translation>
    </message>
    <message>
      <source>What is added up: areas, or numbers of cells.</source>
      <translation>Lo que se suma: superficies, o números de celdas.</translation>
    </message>
    <message>
      <source>What is lower is written as this, so that all 16 bits go to what is higher: 0 for land without the floor of the sea. Empty: the lowest height of the DEM. Masks and scene do not know it.</source>
      <translation>Lo que está más bajo se escribe con esta altura, para que los 16 bits sirvan a lo que está más alto: 0 para tierra sin el fondo del mar. Vacío: la altura más baja del MDE. Las máscaras y la escena no la conocen.</translation>
    </message>
    <message>
      <source>What is prepared</source>
      <translation>Lo que se prepara</translation>
    </message>
    <message>
      <source>What its bed consists of</source>
      <translation>De qué está hecho su lecho</translation>
    </message>
    <message>
      <source>What its numbers mean.</source>
      <translation>Lo que significan sus números.</translation>
    </message>
    <message>
      <source>What open water loses. Lakes then stand where as much evaporates as flows in, or spill what they do not need into the next. Empty: every lake is full. A number, or the file or the layer name of a raster with the same cells.</source>
      <translation>Lo que pierde el agua abierta. Los lagos quedan entonces donde se evapora tanto como entra, o vierten al siguiente lo que no necesitan. Vacío: todos los lagos están llenos. Un número, o el archivo o el nombre de capa de un ráster con las mismas celdas.</translation>
    </message>
    <message>
      <source>What open water loses: lakes stand where as much evaporates as flows in. Empty: every lake is full. A number, or the file or the layer name of a raster of any cells: its means, and linear between the middles of its cells.</source>
      <translation>Lo que pierde el agua abierta: hay lagos donde se evapora tanto como entra. Vacío: cada lago está lleno. Un número, o el archivo o el nombre de capa de un ráster de celdas cualesquiera: sus medias, y lineal entre los centros de sus celdas.</translation>
    </message>
    <message>
      <source>What results are to name the gauges by, such as their number. Empty: they are numbered.</source>
      <translation>Por qué han de nombrar los resultados las estaciones, como su número. Vacío: se numeran.</translation>
    </message>
    <message>
      <source>What runs off all land upstream at once, instead of a discharge: each reach carries this times the area that drains to its lower end.</source>
      <translation>Lo que escurre a la vez de toda la tierra aguas arriba, en lugar de un caudal: cada tramo lleva esto por la superficie que drena a su extremo inferior.</translation>
    </message>
    <message>
      <source>What runs off everywhere. Empty: 1000. A number, or the file or the layer name of a raster of any cells: its means, and linear between the middles of its cells.</source>
      <translation>Lo que escurre en todas partes. Vacío: 1000. Un número, o el archivo o el nombre de capa de un ráster de celdas cualesquiera: sus medias, y lineal entre los centros de sus celdas.</translation>
    </message>
    <message>
      <source>What runs off in an hour: 10 is a lot in large catchments, 50 in small ones.</source>
      <translation>Lo que escurre en una hora: 10 es mucho en cuencas grandes, 50 en pequeñas.</translation>
    </message>
    <message>
      <source>What seeps down to the table. In the model energy CAPILLARITY, in snow the depth where it freezes, holds for 300 mm and changes in proportion. A number, or the file or the layer name of a raster with the same cells.</source>
      <translation>Lo que se infiltra hasta el nivel freático. En el modelo energy vale CAPILLARITY, en snow la profundidad donde hiela, para 300 mm, y cambia en proporción. Un número, o el archivo o el nombre de capa de un ráster con las mismas celdas.</translation>
    </message>
    <message>
      <source>What stands there: conifer, broadleaf, willow, shrub, dwarf shrub, reed, beach grass</source>
      <translation>Qué hay allí: conifer, broadleaf, willow, shrub, dwarf shrub, reed, beach grass</translation>
    </message>
    <message>
      <source>What steep slopes gain that face the sun, and lose that face away, times the sine of slope and latitude. The latitude is that of the map.</source>
      <translation>Lo que ganan las laderas empinadas que miran al sol y pierden las que le dan la espalda, por el seno de la pendiente y el de la latitud. La latitud es la del mapa.</translation>
    </message>
    <message>
      <source>What that means</source>
      <translation>Qué significa</translation>
    </message>
    <message>
      <source>What the bed consists of; to look at</source>
      <translation>De qué está hecho el lecho; para mirar</translation>
    </message>
    <message>
      <source>What the ground looks like before the rain when no DEM is given. article: the plane of the article, whatever the others say: SLOPE 1, no noise, all of the map (no LAND), water leaves in the south alone (BOUNDARY), west and east are joined (PERIODIC). plane: the same as long as those are left as they are.</source>
      <translation>Cómo es el suelo antes de la lluvia cuando no se da MDE. article: el plano del artículo, digan lo que digan los demás: SLOPE 1, sin ruido, todo el mapa (sin LAND), el agua sale solo por el sur (BOUNDARY), oeste y este están unidos (PERIODIC). plane: lo mismo mientras aquellos se dejen como están.</translation>
    </message>
    <message>
      <source>What the surface looks like.</source>
      <translation>Qué aspecto tiene la superficie.</translation>
    </message>
    <message>
      <source>What the value is</source>
      <translation>Qué es el valor</translation>
    </message>
    <message>
      <source>What water does at cells without data that the data enclose: it vanishes there (outlet), goes round them (wall), or crosses them at heights interpolated from their rim (fill); they have no data in the output.</source>
      <translation>Lo que hace el agua en celdas sin datos rodeadas de datos: desaparece allí (outlet), las rodea (wall), o las cruza a alturas interpoladas desde su borde (fill); no tienen datos en el resultado.</translation>
    </message>
    <message>
      <source>What water does at the rim of a DEM or a mesh, where data end: it leaves there (outlet), or only the sea takes it up (wall), for which SEA_LEVEL must be given. The shore of COASTLINE is sea in any case.</source>
      <translation>Lo que hace el agua en el borde de un MDE o una malla, donde acaban los datos: sale allí (outlet), o solo la recoge el mar (wall), para lo que debe darse SEA_LEVEL. La orilla de COASTLINE es mar en todo caso.</translation>
    </message>
    <message>
      <source>What water does at the rim of the raster, where data end, and at the outline of the mask: it leaves there (outlet), or only the sea and holes take it up (wall). Cells without data in SEA polygons are sea, too.</source>
      <translation>Lo que hace el agua en el borde del ráster, donde acaban los datos, y en el contorno de la máscara: sale allí (outlet), o solo la recogen el mar y los huecos (wall). Las celdas sin datos en polígonos de SEA son también mar.</translation>
    </message>
    <message>
      <source>What water does in depressions: it fills them and flows over (fill), it leaves through the channel that needs the least digging (breach; what cannot be breached is filled), it stays in pits (keep), or pit by pit whatever changes the DEM least of filling, digging and filling a part of it (least). The DEM itself is never changed.</source>
      <translation>Lo que hace el agua en las depresiones: las llena y rebosa (fill), sale por el canal que requiere menos excavación (breach; lo que no puede abrirse se rellena), se queda en fosas (keep), o fosa por fosa lo que menos cambie el MDE entre rellenar, excavar y rellenar una parte (least). El propio MDE nunca se modifica.</translation>
    </message>
    <message>
      <source>Where DIRECTIONS holds D∞ angles (ENCODING dinf), water is shared and takes many paths: the distance and the height are their mean, weighed by the shares, or the greatest or least of them. Only shares that meet a river count.</source>
      <translation>Donde DIRECTIONS contiene ángulos D∞ (ENCODING dinf), el agua se reparte y toma muchos caminos: la distancia y la altura son su media, ponderada por las partes, o la mayor o la menor. Solo cuentan las partes que encuentran un río.</translation>
    </message>
    <message>
      <source>Where THRESHOLD is empty. share: about one cell in a hundred is river. drop: the least of ten thresholds from which on streams of the first order fall as far, in the mean, as higher ones; it needs the DEM.</source>
      <translation>Donde THRESHOLD está vacío. share: alrededor de una celda de cada cien es río. drop: el menor de diez umbrales desde el que los cauces de primer orden descienden de media tanto como los superiores; necesita el MDE.</translation>
    </message>
    <message>
      <source>Where a lake has several hollows, each is a lake of its own below the sill over which it meets its neighbour. These are nested in the great one: &lt;i&gt;parent&lt;/i&gt; is the id of the smallest lake around a lake, empty where a lake stands alone. A child lies inside its parent, and siblings never touch.</source>
      <translation>Donde un lago tiene varias hondonadas, cada una es un lago propio por debajo del umbral sobre el que se une a su vecino. Estos están anidados en el grande: &lt;i&gt;parent&lt;/i&gt; es el id del menor lago que rodea a un lago, vacío donde un lago está solo. Un lago contenido está dentro del que lo contiene, y los hermanos nunca se tocan.</translation>
    </message>
    <message>
      <source>Where an extent is the land. Empty: its own CRS.</source>
      <translation>Donde una extensión es la tierra. Vacío: su propio SRC.</translation>
    </message>
    <message>
      <source>Where it comes from</source>
      <translation>De dónde viene</translation>
    </message>
    <message>
      <source>Where it is flatter, wetness counts with this slope; with 0 it has no data on flats.</source>
      <translation>Donde es más llano, la humedad cuenta con esta pendiente; con 0 no tiene datos en zonas llanas.</translation>
    </message>
    <message>
      <source>Where large rivers reach the sea; each point moves to the nearest coast. Empty: chosen along the coast. Small rivers fill what coast is left.</source>
      <translation>Dónde llegan al mar los ríos grandes; cada punto se mueve a la costa más cercana. Vacío: se eligen a lo largo de la costa. Los ríos pequeños llenan la costa que queda.</translation>
    </message>
    <message>
      <source>Where most land lies between the lowest and the highest point: near 1 a plateau, near 0 a plain with summits.</source>
      <translation>Dónde está la mayor parte de la tierra entre el punto más bajo y el más alto: cerca de 1 una meseta, cerca de 0 una llanura con cumbres.</translation>
    </message>
    <message>
      <source>Where mountains and plains are to be: a raster, or lines (ranges), polygons (ranges or plains) or points (massifs), which pass smoothly into what lies around. Numbers are relative, from 0 in lowlands to 1 where the land rises fastest; if there are greater ones, all are divided by the greatest. Lines and points with a field width act over a band or disc so many metres wide, without one as far as is usual. Elsewhere, and empty: ranges and lowlands by noise, from the seed.</source>
      <translation>Dónde ha de haber montañas y llanuras: un ráster, o líneas (cordilleras), polígonos (cordilleras o llanuras) o puntos (macizos), que pasan suavemente a lo que los rodea. Los números son relativos, de 0 en tierras bajas a 1 donde la tierra sube más deprisa; si los hay mayores, todos se dividen por el mayor. Líneas y puntos con un campo width actúan sobre una banda o un disco de tantos metros de ancho, sin él hasta donde es usual. En el resto, y vacío: cordilleras y tierras bajas por ruido, según la semilla.</translation>
    </message>
    <message>
      <source>Where neighbours differ by more than this, the higher one slides: it loses a quarter of the difference. Many times D, or the ground does not stop sliding for long. Empty: 2,000 m as in the article; on a DEM half the width of a cell, a slope of 27°, or what 99 % of its neighbours differ by.</source>
      <translation>Donde los vecinos difieren en más que esto, el más alto se desliza: pierde un cuarto de la diferencia. Muchas veces D, o el suelo tarda mucho en dejar de deslizarse. Vacío: 2.000 m como en el artículo; en un MDE la mitad de la anchura de una celda, una pendiente de 27°, o lo que difiere el 99 % de sus vecinos.</translation>
    </message>
    <message>
      <source>Where no lines are given. Empty: the readable number that makes about one cell in a hundred a river.</source>
      <translation>Donde no se dan líneas. Vacío: el número legible que hace río alrededor de una celda de cada cien.</translation>
    </message>
    <message>
      <source>Where paths part (dinf)</source>
      <translation>Donde los caminos se dividen (dinf)</translation>
    </message>
    <message>
      <source>Where profiles bulge, and by how much.</source>
      <translation>Dónde se abomban los perfiles, y cuánto.</translation>
    </message>
    <message>
      <source>Where reaches of other stages meet, the water above is lowered as far as it could drain. It is a first map of what may be flooded, no hydraulic model: the page says what it does not know.</source>
      <translation>Donde se juntan tramos de otros niveles, el agua de arriba se rebaja hasta donde podría drenar. Es un primer mapa de lo que puede inundarse, no un modelo hidráulico: la página dice lo que no sabe.</translation>
    </message>
    <message>
      <source>Where the DEM has other sides than its pixels</source>
      <translation>Donde el MDE tiene otros lados que sus píxeles</translation>
    </message>
    <message>
      <source>Where the land behind the shore is steepest the coast is a cliff of about this height, elsewhere a lower one or a beach. A number, or a field or an expression of the coastline: each stretch of an island that consists of several polygons or lines has that of its own. 0: none.</source>
      <translation>Donde la tierra detrás de la orilla es más empinada la costa es un acantilado de más o menos esta altura, en el resto uno más bajo o una playa. Un número, o un campo o una expresión de la línea de costa: cada trecho de una isla que consta de varios polígonos o líneas tiene el de los suyos. 0: ninguno.</translation>
    </message>
    <message>
      <source>Where the valley is twice as high as the river is deep, in half widths</source>
      <translation>Donde el valle es el doble de alto que hondo el río, en semianchuras</translation>
    </message>
    <message>
      <source>Where the water of each lake leaves it: a cell at its level, on the path down to what lies next.</source>
      <translation>Donde sale el agua de cada lago: una celda a su nivel, en el camino de bajada a lo que viene después.</translation>
    </message>
    <message>
      <source>Where the water starts.</source>
      <translation>Donde empieza el agua.</translation>
    </message>
    <message>
      <source>Where the watershed ends: press … and click on the map, beside a river or on it.</source>
      <translation>Donde acaba la cuenca: pulse … y haga clic en el mapa, junto a un río o en él.</translation>
    </message>
    <message>
      <source>Where there is more rain more water flows: an area counts as much as its rain is above the mean.</source>
      <translation>Donde llueve más fluye más agua: una superficie cuenta tanto más cuanto su lluvia supera la media.</translation>
    </message>
    <message>
      <source>Where there is more rain rivers carry more: the area above counts as much as its rain is above the mean.</source>
      <translation>Donde llueve más los ríos llevan más: la superficie de arriba cuenta tanto más cuanto su lluvia supera la media.</translation>
    </message>
    <message>
      <source>Where water can go and the ground can slide: to all 8 neighbours of a cell, or to the 4 over its sides. The pictures differ a lot.</source>
      <translation>Adónde puede ir el agua y deslizarse el suelo: a los 8 vecinos de una celda, o a los 4 por sus lados. Las imágenes difieren mucho.</translation>
    </message>
    <message>
      <source>Where water is open or reaches the ground, in a colour for each kind; the sea is one of them.</source>
      <translation>Donde el agua está abierta o alcanza el suelo, con un color para cada clase; el mar es una de ellas.</translation>
    </message>
    <message>
      <source>Where water leaves. lowedge: at the southern edge of the map; alledges: at all its edges; mask: at the edge of the land or of the valid cells, wherever that lies. auto: lowedge for the plane, else mask, which is all edges where the whole map is land.</source>
      <translation>Por dónde sale el agua. lowedge: por el borde sur del mapa; alledges: por todos sus bordes; mask: por el borde de la tierra o de las celdas válidas, esté donde esté. auto: lowedge para el plano, si no mask, que son todos los bordes donde todo el mapa es tierra.</translation>
    </message>
    <message>
      <source>Whether the western and the eastern edge are neighbours, so that water runs on from the one to the other. auto: yes for the plane with its outlets along the southern edge, else no.</source>
      <translation>Si los bordes oeste y este son vecinos, de modo que el agua sigue de uno a otro. auto: sí para el plano con sus salidas en el borde sur, si no, no.</translation>
    </message>
    <message>
      <source>Which tile lies where, and the scale; tiles of heights and masks are written beside it.</source>
      <translation>Qué tesela está dónde, y la escala; las teselas de alturas y máscaras se escriben junto a él.</translation>
    </message>
    <message>
      <source>WhiteboxTools: north-east 1, east 2 … north 128</source>
      <translation>WhiteboxTools: nordeste 1, este 2 … norte 128</translation>
    </message>
    <message>
      <source>Whole watersheds (they overlap)</source>
      <translation>Cuencas enteras (se superponen)</translation>
    </message>
    <message>
      <source>Why no river follows it</source>
      <translation>Por qué no la sigue ningún río</translation>
    </message>
    <message>
      <source>Width (m)</source>
      <translation>Anchura (m)</translation>
    </message>
    <message>
      <source>Width and height of a cell on the ground, no more than those of the DEM. Empty: as the DEM has them.</source>
      <translation>Anchura y altura de una celda sobre el suelo, no mayores que las del MDE. Vacío: como las tiene el MDE.</translation>
    </message>
    <message>
      <source>Width and height of a cell on the ground. Empty: about 1,500 columns, more if islands lie far apart.</source>
      <translation>Anchura y altura de una celda sobre el suelo. Vacío: unas 1.500 columnas, más si las islas están muy separadas.</translation>
    </message>
    <message>
      <source>Width and height of a cell on the ground. Empty: about 1,500 columns, more if islands lie far apart. Of the extent where there is one.</source>
      <translation>Anchura y altura de una celda sobre el suelo. Vacío: unas 1.500 columnas, más si las islas están muy separadas. De la extensión donde la hay.</translation>
    </message>
    <message>
      <source>Width and height of a cell.</source>
      <translation>Anchura y altura de una celda.</translation>
    </message>
    <message>
      <source>Width between the banks (m)</source>
      <translation>Anchura entre las orillas (m)</translation>
    </message>
    <message>
      <source>Width of riparian wood (m)</source>
      <translation>Anchura del bosque de ribera (m)</translation>
    </message>
    <message>
      <source>Width of the band along the line (m)</source>
      <translation>Anchura de la banda a lo largo de la línea (m)</translation>
    </message>
    <message>
      <source>Width of the flow</source>
      <translation>Anchura del flujo</translation>
    </message>
    <message>
      <source>Width of the river (m); NULL without one</source>
      <translation>Anchura del río (m); NULL si no lo hay</translation>
    </message>
    <message>
      <source>Width of the rivers (times as usual)</source>
      <translation>Anchura de los ríos (veces lo habitual)</translation>
    </message>
    <message>
      <source>Width of the shore (m)</source>
      <translation>Anchura de la orilla (m)</translation>
    </message>
    <message>
      <source>Widths follow the law of Murray: the cube of a width is the sum of the cubes of what flows together. The log compares the length of rivers with the law of Hack. Lengths are metres on the ground whatever the CRS.</source>
      <translation>Las anchuras siguen la ley de Murray: el cubo de una anchura es la suma de los cubos de lo que confluye. El registro compara la longitud de los ríos con la ley de Hack. Las longitudes son metros sobre el suelo, sea cual sea el SRC.</translation>
    </message>
    <message>
      <source>Willow</source>
      <translation>Sauce</translation>
    </message>
    <message>
      <source>Winding of rivers (1: as in nature)</source>
      <translation>Sinuosidad de los ríos (1: como en la naturaleza)</translation>
    </message>
    <message>
      <source>Winding of the rivers (times as usual)</source>
      <translation>Sinuosidad de los ríos (veces lo habitual)</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>Ventana</translation>
    </message>
    <message>
      <source>Wished heights (m)</source>
      <translation>Alturas deseadas (m)</translation>
    </message>
    <message>
      <source>With &lt;i&gt;auto&lt;/i&gt; it finds out who wrote the raster: it tries every encoding that has all the values and keeps the one in which the directions form no cycle and no paths cross. A DEM settles what remains open. If FROM is wrong, the first cell that shows it is named, and the encoding that is likely right.</source>
      <translation>Con &lt;i&gt;auto&lt;/i&gt; averigua quién escribió el ráster: prueba toda codificación que tenga todos los valores y se queda con aquella en la que las direcciones no forman ciclos ni se cruzan caminos. Un MDE decide lo que queda abierto. Si FROM es erróneo, se nombra la primera celda que lo muestra y la codificación probablemente correcta.</translation>
    </message>
    <message>
      <source>With D∞ angles water takes many paths to the river. average: their mean, weighed by the shares of the water. maximum: the longest. minimum: the shortest.</source>
      <translation>Con ángulos D∞ el agua toma muchos caminos al río. average: su media, ponderada por las partes del agua. maximum: el más largo. minimum: el más corto.</translation>
    </message>
    <message>
      <source>With RAIN and EVAPORATION lakes are in balance: a closed lake stands where as much evaporates as flows in, an open one is full and spills the rest into the next. None is nested then. What is dry of a depression is a salt pan. The limits hold for depressions: what stands in one may be smaller.</source>
      <translation>Con RAIN y EVAPORATION los lagos están en equilibrio: un lago cerrado queda donde se evapora tanto como entra, uno abierto está lleno y vierte el resto en el siguiente. Ninguno está entonces anidado. Lo que está seco de una depresión es un salar. Los límites valen para depresiones: lo que queda en una puede ser menor.</translation>
    </message>
    <message>
      <source>With RAIN the accumulation is the flow in m³/s, and rivers have a discharge. With RAIN and EVAPORATION lakes are in balance, as ‘Lakes’ finds them: rivers end in closed lakes, pass open ones, and lines are cut where they enter or leave one; the flow is less what lakes lose.</source>
      <translation>Con RAIN la acumulación es el caudal en m³/s, y los ríos tienen caudal. Con RAIN y EVAPORATION los lagos están en equilibrio, como los halla «Lagos»: los ríos acaban en lagos cerrados, atraviesan los abiertos, y las líneas se cortan donde entran o salen; el caudal es menos lo que pierden los lagos.</translation>
    </message>
    <message>
      <source>With a DEM nodes have its heights, and lie up to three times denser where it bends. Without one, all heights are 0. Triangles in the sea, outside of the extent or where the DEM has no data are left out.</source>
      <translation>Con un MDE los nodos tienen sus alturas, y están hasta tres veces más densos donde se curva. Sin él, todas las alturas son 0. Se omiten los triángulos en el mar, fuera de la extensión o donde el MDE no tiene datos.</translation>
    </message>
    <message>
      <source>With a DEM, lines have heights, and the fall and slope of each is known. With lakes, lines are cut where a river enters or leaves a lake, and those inside bear its id; with POINTS at gauges too. Smoothed lines stay in the cells that the river flows through, keep their ends and never touch.</source>
      <translation>Con un MDE las líneas tienen alturas, y se conocen el desnivel y la pendiente de cada una. Con lagos, las líneas se cortan donde un río entra o sale de uno, y las de dentro llevan su id; con POINTS también en las estaciones de aforo. Las líneas suavizadas quedan en las celdas por las que fluye el río, conservan sus extremos y nunca se tocan.</translation>
    </message>
    <message>
      <source>With an upper limit only brooks remain: rivers up to a size.</source>
      <translation>Con un límite superior solo quedan arroyos: ríos hasta cierto tamaño.</translation>
    </message>
    <message>
      <source>With evaporation: what is dry of each depression, between its lakes and its sill.</source>
      <translation>Con evaporación: lo que está seco de cada depresión, entre sus lagos y su umbral de vertido.</translation>
    </message>
    <message>
      <source>With kind and height.</source>
      <translation>Con tipo y altura.</translation>
    </message>
    <message>
      <source>Without a coast an extent is enough: a rectangle cut out of larger land, with rivers that come in and leave. What a rectangle shows follows from the seed and the place, so that the one beside it fits.</source>
      <translation>Sin costa basta una extensión: un rectángulo recortado de una tierra mayor, con ríos que entran y salen. Lo que muestra un rectángulo se deduce de la semilla y del lugar, de modo que el contiguo encaja.</translation>
    </message>
    <message>
      <source>Without a coast an extent is enough: a rectangle of inland country, cut out of larger land. Rivers come in over its edges and leave over them, with the water of all their land, and the rectangle beside it, made with the same seed, goes on with the same heights and rivers.</source>
      <translation>Sin costa basta una extensión: un rectángulo de campo interior, recortado de una tierra mayor. Los ríos entran y salen por sus bordes, con el agua de toda su tierra, y el rectángulo contiguo, hecho con la misma semilla, sigue con las mismas alturas y ríos.</translation>
    </message>
    <message>
      <source>Without a rating curve and a reach downstream, no flood: {}</source>
      <translation>Sin curva de gasto y un tramo aguas abajo no hay crecida: {}</translation>
    </message>
    <message>
      <source>Without any input it makes the picture of the article: a plane of 300 × 200 cells whose western and eastern edges are joined, with its outlets along the southern edge, after 10 000 events. It starts from other shapes or from a DEM as well, on the whole map or on the land inside polygons.</source>
      <translation>Sin ninguna entrada hace la imagen del artículo: un plano de 300 × 200 celdas cuyos bordes oeste y este están unidos, con sus salidas en el borde sur, tras 10 000 eventos. Parte también de otras formas o de un MDE, en todo el mapa o en la tierra dentro de polígonos.</translation>
    </message>
    <message>
      <source>Without drop</source>
      <translation>Sin desnivel</translation>
    </message>
    <message>
      <source>Without slope, since water leaves the data there: {} cells</source>
      <translation>Sin pendiente, ya que allí el agua sale de los datos: {} celdas</translation>
    </message>
    <message>
      <source>Work only inside these polygons; cells outside have no data in the output.</source>
      <translation>Trabajar solo dentro de estos polígonos; las celdas de fuera no tienen datos en el resultado.</translation>
    </message>
    <message>
      <source>Write only what this part of the map is rendered from: its land has the same heights as in the whole model, on cells no larger than those of the erosion. The rest is built, but not written. Empty: all.</source>
      <translation>Escribir solo aquello de lo que se representa esta parte del mapa: su tierra tiene las mismas alturas que en el modelo entero, en celdas no mayores que las de la erosión. El resto se construye, pero no se escribe. Vacío: todo.</translation>
    </message>
    <message>
      <source>Writes a DEM for game engines: a 16-bit heightmap with its scale, tiles, masks of what covers the ground, and a scene of triangles with water.</source>
      <translation>Escribe un MDE para motores de juegos: un mapa de alturas de 16 bits con su escala, teselas, máscaras de lo que cubre el suelo y una escena de triángulos con agua.</translation>
    </message>
    <message>
      <source>Writing</source>
      <translation>Escribiendo</translation>
    </message>
    <message>
      <source>Z_START and Z_END go together: choose a field for both, or for neither.</source>
      <translation>Z_START y Z_END van juntos: elija un campo para ambos o para ninguno.</translation>
    </message>
    <message>
      <source>[DEEPEST_CHANGE] A cell was changed by {} m so that water runs off; the summit is at {} m. Smaller cells change less.</source>
      <translation>[DEEPEST_CHANGE] Una celda se cambió {} m para que el agua corra; la cumbre está a {} m. Celdas menores cambian menos.</translation>
    </message>
    <message>
      <source>a feature</source>
      <translation>un objeto</translation>
    </message>
    <message>
      <source>a file that {} is made of</source>
      <translation>un archivo del que se compone {}</translation>
    </message>
    <message>
      <source>a lake</source>
      <translation>un lago</translation>
    </message>
    <message>
      <source>a line in one piece</source>
      <translation>una línea de una pieza</translation>
    </message>
    <message>
      <source>a model of a DEM</source>
      <translation>un modelo de un MDE</translation>
    </message>
    <message>
      <source>a number</source>
      <translation>un número</translation>
    </message>
    <message>
      <source>a number above {:g}</source>
      <translation>un número por encima de {:g}</translation>
    </message>
    <message>
      <source>a number or name is missing at the end</source>
      <translation>falta un número o nombre al final</translation>
    </message>
    <message>
      <source>a number or name is missing before ‘{}’</source>
      <translation>falta un número o nombre antes de «{}»</translation>
    </message>
    <message>
      <source>a pixel for each cell</source>
      <translation>un píxel por cada celda</translation>
    </message>
    <message>
      <source>a point</source>
      <translation>un punto</translation>
    </message>
    <message>
      <source>a river has no room there</source>
      <translation>allí no cabe un río</translation>
    </message>
    <message>
      <source>a shelf, a slope and canyons</source>
      <translation>una plataforma, un talud y cañones</translation>
    </message>
    <message>
      <source>a square of 2ⁿ + 1 pixels</source>
      <translation>un cuadrado de 2ⁿ + 1 píxeles</translation>
    </message>
    <message>
      <source>a · tan β, in metres.</source>
      <translation>a · tan β, en metros.</translation>
    </message>
    <message>
      <source>about {} of memory, of which {} can be used</source>
      <translation>unos {} de memoria, de los que se pueden usar {}</translation>
    </message>
    <message>
      <source>above {:g} (metres per metre)</source>
      <translation>mayor que {:g} (metros por metro)</translation>
    </message>
    <message>
      <source>after Pfafstetter</source>
      <translation>según Pfafstetter</translation>
    </message>
    <message>
      <source>all</source>
      <translation>todas</translation>
    </message>
    <message>
      <source>all 8, over sides and corners</source>
      <translation>los 8, por lados y esquinas</translation>
    </message>
    <message>
      <source>all: every algorithm. water: those that read water out of a DEM. terrain: those that make or erode ground. Two processes that prepare one of these each are done sooner.</source>
      <translation>all: todos los algoritmos. water: los que leen agua de un MDE. terrain: los que hacen o erosionan suelo. Dos procesos que preparen cada uno una de estas partes acaban antes.</translation>
    </message>
    <message>
      <source>along the surface</source>
      <translation>a lo largo de la superficie</translation>
    </message>
    <message>
      <source>along the valleys</source>
      <translation>a lo largo de los valles</translation>
    </message>
    <message>
      <source>along the valleys, drawn by the seed</source>
      <translation>a lo largo de los valles, sorteada por la semilla</translation>
    </message>
    <message>
      <source>alpine meadow</source>
      <translation>pradera alpina</translation>
    </message>
    <message>
      <source>alpine, high and rough</source>
      <translation>alpino, alto y áspero</translation>
    </message>
    <message>
      <source>an expression of your own</source>
      <translation>una expresión propia</translation>
    </message>
    <message>
      <source>an island</source>
      <translation>una isla</translation>
    </message>
    <message>
      <source>another CRS than ‘{}’ but the same cells</source>
      <translation>otro SRC que «{}», pero las mismas celdas</translation>
    </message>
    <message>
      <source>another mouth is so near that they are one</source>
      <translation>otra desembocadura está tan cerca que son una sola</translation>
    </message>
    <message>
      <source>another sketched river runs here, and goes elsewhere</source>
      <translation>otro río esbozado pasa por aquí y va a otra parte</translation>
    </message>
    <message>
      <source>are left out</source>
      <translation>se omiten</translation>
    </message>
    <message>
      <source>as in humid lands (power law)</source>
      <translation>como en tierras húmedas (ley de potencias)</translation>
    </message>
    <message>
      <source>as on other flats</source>
      <translation>como en otras zonas llanas</translation>
    </message>
    <message>
      <source>as the shape asks</source>
      <translation>como pide la forma</translation>
    </message>
    <message>
      <source>as usual</source>
      <translation>como es usual</translation>
    </message>
    <message>
      <source>as usual, or as the parameters say</source>
      <translation>como es habitual, o como dicen los parámetros</translation>
    </message>
    <message>
      <source>as water flows</source>
      <translation>como fluye el agua</translation>
    </message>
    <message>
      <source>at all edges of the map</source>
      <translation>por todos los bordes del mapa</translation>
    </message>
    <message>
      <source>at junctions of rivers</source>
      <translation>en las confluencias de ríos</translation>
    </message>
    <message>
      <source>at random, which makes no drainage</source>
      <translation>al azar, lo que no hace drenaje</translation>
    </message>
    <message>
      <source>at the edge of the land</source>
      <translation>en el borde de la tierra</translation>
    </message>
    <message>
      <source>at the southern edge</source>
      <translation>en el borde sur</translation>
    </message>
    <message>
      <source>auto, heights: the numbers of BAND are heights, and images with colours are refused. mapbox, terrarium: red, green and blue stand for heights in metres, as in the Terrain-RGB tiles of Mapbox (−10000 + 0.1 · (65536 R + 256 G + B)) and in Terrarium tiles (256 R + G + B / 256 − 32768).</source>
      <translation>auto, heights: los números de BAND son alturas, y se rechazan imágenes con colores. mapbox, terrarium: rojo, verde y azul representan alturas en metros, como en las teselas Terrain-RGB de Mapbox (−10000 + 0,1 · (65536 R + 256 G + B)) y en las teselas Terrarium (256 R + G + B / 256 − 32768).</translation>
    </message>
    <message>
      <source>beach</source>
      <translation>playa</translation>
    </message>
    <message>
      <source>begins at {} m and would end at {} m</source>
      <translation>empieza a {} m y acabaría a {} m</translation>
    </message>
    <message>
      <source>begins {} from the nearest vertex of a main course</source>
      <translation>empieza a {} del vértice más cercano de un cauce principal</translation>
    </message>
    <message>
      <source>below {:g}</source>
      <translation>menor que {:g}</translation>
    </message>
    <message>
      <source>breach: cut through what is in the way</source>
      <translation>breach: cortar a través de lo que estorba</translation>
    </message>
    <message>
      <source>breaching</source>
      <translation>la apertura de brechas</translation>
    </message>
    <message>
      <source>broadleaf forest</source>
      <translation>bosque caducifolio</translation>
    </message>
    <message>
      <source>cannot write there ({})</source>
      <translation>no puede escribir allí ({})</translation>
    </message>
    <message>
      <source>cells</source>
      <translation>celdas</translation>
    </message>
    <message>
      <source>cells of holes</source>
      <translation>celdas de huecos</translation>
    </message>
    <message>
      <source>cells of ‘{}’ lose what they are</source>
      <translation>celdas de «{}» dejan de ser lo que son</translation>
    </message>
    <message>
      <source>choose a greater STEP or a lower MAX_STAGE</source>
      <translation>elija un STEP mayor o un MAX_STAGE menor</translation>
    </message>
    <message>
      <source>choose a larger CELL_SIZE or a smaller EXTENT</source>
      <translation>elija una CELL_SIZE mayor o un EXTENT menor</translation>
    </message>
    <message>
      <source>clip the raster</source>
      <translation>recorte el ráster</translation>
    </message>
    <message>
      <source>clip the raster, or choose another rule than fill as HOLES</source>
      <translation>recorte el ráster o elija para HOLES otra regla que fill</translation>
    </message>
    <message>
      <source>closes a circle</source>
      <translation>cierra un anillo</translation>
    </message>
    <message>
      <source>closes a ring, or is a second path to the sea</source>
      <translation>cierra un anillo o es un segundo camino al mar</translation>
    </message>
    <message>
      <source>column {:,}, row {:,}</source>
      <translation>columna {:,}, fila {:,}</translation>
    </message>
    <message>
      <source>columns</source>
      <translation>columnas</translation>
    </message>
    <message>
      <source>complex numbers</source>
      <translation>números complejos</translation>
    </message>
    <message>
      <source>conifers</source>
      <translation>coníferas</translation>
    </message>
    <message>
      <source>contour: across the directions in which water leaves the cell (mfd, d8). cell: the width of cells, as always with dinf.</source>
      <translation>contour: a través de las direcciones por las que el agua sale de la celda (mfd, d8). cell: la anchura de las celdas, como siempre con dinf.</translation>
    </message>
    <message>
      <source>could not be brought into the CRS of the raster: left out</source>
      <translation>no se pudo llevar al SRC del ráster: omitido</translation>
    </message>
    <message>
      <source>crosses another line</source>
      <translation>cruza otra línea</translation>
    </message>
    <message>
      <source>crosses feature {}</source>
      <translation>cruza el objeto {}</translation>
    </message>
    <message>
      <source>crosses itself</source>
      <translation>se cruza a sí mismo</translation>
    </message>
    <message>
      <source>crosses {}</source>
      <translation>cruza {}</translation>
    </message>
    <message>
      <source>cut it, so that water has one path</source>
      <translation>córtelo, para que el agua tenga un solo camino</translation>
    </message>
    <message>
      <source>d8: all water to one neighbour. dinf: shared between two, by the angle of the slope. mfd: shared among all lower neighbours; needs a DEM. ENCODING dinf makes it dinf.</source>
      <translation>d8: toda el agua a un vecino. dinf: repartida entre dos, según el ángulo de la pendiente. mfd: repartida entre todos los vecinos más bajos; necesita un MDE. ENCODING dinf la hace dinf.</translation>
    </message>
    <message>
      <source>d8: the steepest of the eight neighbours. rho8: one of the lower neighbours, drawn so that the mean direction is that of the slope. dinf: the angle of the steepest slope, in radians from east against the clock; -1 where water ends.</source>
      <translation>d8: el más empinado de los ocho vecinos. rho8: uno de los vecinos más bajos, sorteado de modo que la dirección media sea la de la pendiente. dinf: el ángulo de la pendiente más fuerte, en radianes desde el este en sentido antihorario; -1 donde el agua acaba.</translation>
    </message>
    <message>
      <source>degrees</source>
      <translation>grados</translation>
    </message>
    <message>
      <source>delete it</source>
      <translation>bórrelo</translation>
    </message>
    <message>
      <source>desert</source>
      <translation>desierto</translation>
    </message>
    <message>
      <source>did not follow the directions: left out</source>
      <translation>no siguió las direcciones: omitido</translation>
    </message>
    <message>
      <source>dinf: water is shared between the two neighbours beside the steepest slope. mfd: among all lower neighbours. d8: all goes to one neighbour, which draws lines on slopes.</source>
      <translation>dinf: el agua se reparte entre los dos vecinos junto a la pendiente más fuerte. mfd: entre todos los vecinos más bajos. d8: toda va a un vecino, lo que dibuja líneas en las laderas.</translation>
    </message>
    <message>
      <source>divide between basins, or ridge within one</source>
      <translation>divide entre cuencas, o ridge dentro de una (cresta)</translation>
    </message>
    <message>
      <source>does not fall from its vertex {} ({} m) to the next one ({} m). Water runs down: correct their Z, or delete it</source>
      <translation>no baja de su vértice {} ({} m) al siguiente ({} m). El agua corre hacia abajo: corrija su Z o bórrelo</translation>
    </message>
    <message>
      <source>does not reach the sea</source>
      <translation>no llega al mar</translation>
    </message>
    <message>
      <source>does not see it</source>
      <translation>no la ve</translation>
    </message>
    <message>
      <source>does not see ‘{}’</source>
      <translation>no ve «{}»</translation>
    </message>
    <message>
      <source>down the steepest of eight triangles</source>
      <translation>por el más empinado de ocho triángulos</translation>
    </message>
    <message>
      <source>drained land that reaches the edge of the data, beyond which there may be more (field touches_edge)</source>
      <translation>drena tierra que llega al borde de los datos, más allá del cual puede haber más (campo touches_edge)</translation>
    </message>
    <message>
      <source>dwarf shrubs</source>
      <translation>matorral enano</translation>
    </message>
    <message>
      <source>edge</source>
      <translation>borde</translation>
    </message>
    <message>
      <source>edges</source>
      <translation>tramos</translation>
    </message>
    <message>
      <source>en</source>
      <translation>es</translation>
    </message>
    <message>
      <source>encloses no area. Join its lines end to end</source>
      <translation>no encierra ninguna área. Una sus líneas extremo con extremo</translation>
    </message>
    <message>
      <source>ends in a lake through which no course runs. Lead it on to a course or to the sea</source>
      <translation>acaba en un lago por el que no pasa ningún curso. Prolónguela hasta un curso o el mar</translation>
    </message>
    <message>
      <source>ends {} from the nearest vertex of a main course</source>
      <translation>acaba a {} del vértice más cercano de un cauce principal</translation>
    </message>
    <message>
      <source>ends {} from where the course begins that it flows into</source>
      <translation>acaba a {} de donde empieza el cauce al que afluye</translation>
    </message>
    <message>
      <source>energy: a sponge with lakes</source>
      <translation>energía: una esponja con lagos</translation>
    </message>
    <message>
      <source>energy: a sponge; tension, gravity and capillarity drape the table over the land and keep level lakes in hollows. dupuit: physics of aquifers; recharge flows to the sea, or out where the table reaches the ground. snow: what frost keeps on the ground, drawn smooth over gullies by its tension.</source>
      <translation>energy: una esponja; tensión, gravedad y capilaridad tienden el nivel sobre la tierra y mantienen lagos llanos en las hondonadas. dupuit: física de acuíferos; la recarga fluye al mar, o sale donde el nivel alcanza el suelo. snow: lo que la helada mantiene sobre el suelo, tendido liso sobre los barrancos por su tensión.</translation>
    </message>
    <message>
      <source>erosion by random rain</source>
      <translation>la erosión por lluvia al azar</translation>
    </message>
    <message>
      <source>erosion by rivers</source>
      <translation>la erosión por ríos</translation>
    </message>
    <message>
      <source>even basins</source>
      <translation>cuencas uniformes</translation>
    </message>
    <message>
      <source>exact, at once</source>
      <translation>exacto, de una vez</translation>
    </message>
    <message>
      <source>exact: the whole fill at once. sweeps: neighbour by neighbour from the sea, as often as STEPS says.</source>
      <translation>exact: todo el relleno de una vez. sweeps: de vecino en vecino desde el mar, tantas veces como diga STEPS.</translation>
    </message>
    <message>
      <source>feature {}</source>
      <translation>el objeto {}</translation>
    </message>
    <message>
      <source>feature {} cuts a canyon {} deep into higher land</source>
      <translation>el objeto {} abre un cañón de {} de profundidad en un terreno más alto</translation>
    </message>
    <message>
      <source>feature {} runs {} from {} m into {} with {} m³/s</source>
      <translation>el objeto {} corre {} desde {} m hasta: {}, con {} m³/s</translation>
    </message>
    <message>
      <source>feature {} {} at {}</source>
      <translation>el objeto {} {} en {}</translation>
    </message>
    <message>
      <source>features {}</source>
      <translation>los objetos {}</translation>
    </message>
    <message>
      <source>feet</source>
      <translation>pies</translation>
    </message>
    <message>
      <source>fill, and water flows over</source>
      <translation>rellenar, y el agua rebosa</translation>
    </message>
    <message>
      <source>filling or breaching pit by pit</source>
      <translation>el relleno o la apertura de brechas depresión por depresión</translation>
    </message>
    <message>
      <source>first: of several steepest directions the first from east clockwise; flats drain away from higher ground and towards their exits. sea: the shortest path to the sea, also across flats. random: as first, but drawn by the seed. On flat land first and random keep to the valleys.</source>
      <translation>first: de varias direcciones igual de empinadas, la primera desde el este en sentido horario; las zonas llanas drenan alejándose del suelo más alto y hacia sus salidas. sea: el camino más corto al mar, también por zonas llanas. random: como first, pero sorteada por la semilla. En tierra llana first y random siguen los valles.</translation>
    </message>
    <message>
      <source>flat, just below the sea</source>
      <translation>llano, justo bajo el mar</translation>
    </message>
    <message>
      <source>floats without heights</source>
      <translation>flota sin alturas</translation>
    </message>
    <message>
      <source>flow: along the directions. shortest: the shortest way over ground that does not rise on it, which needs the DEM.</source>
      <translation>flow: a lo largo de las direcciones. shortest: el camino más corto por suelo que no sube en él, para lo que hace falta el MDE.</translation>
    </message>
    <message>
      <source>flow: along the flow, on the surface that the water runs over: down the steepest of eight triangles (dinf, mfd) or to the next cell (d8); 0 on flats. horn: of the DEM as it is, by all eight neighbours. It is the slope of all indices.</source>
      <translation>flow: a lo largo del flujo, en la superficie por la que corre el agua: por el más empinado de ocho triángulos (dinf, mfd) o a la celda siguiente (d8); 0 en zonas llanas. horn: del MDE tal como es, por los ocho vecinos. Es la pendiente de todos los índices.</translation>
    </message>
    <message>
      <source>flows into {}, which is not there on its island</source>
      <translation>fluye a {}, que no está en su isla</translation>
    </message>
    <message>
      <source>forking rivers</source>
      <translation>ríos que se bifurcan</translation>
    </message>
    <message>
      <source>found by itself</source>
      <translation>averiguada automáticamente</translation>
    </message>
    <message>
      <source>found {}, and stayed</source>
      <translation>encontró {} y se quedó</translation>
    </message>
    <message>
      <source>fractal noise</source>
      <translation>ruido fractal</translation>
    </message>
    <message>
      <source>fractal noise by diamonds and squares</source>
      <translation>ruido fractal por rombos y cuadrados</translation>
    </message>
    <message>
      <source>gentle, with low hills and wide plains</source>
      <translation>suave, con colinas bajas y llanuras amplias</translation>
    </message>
    <message>
      <source>gentle: a third as high as usual, wide plains, no steep slopes. hilly: three fifths as high, hills everywhere. alpine: two and a half times as high, steep and rough. own: high as usual, ranges and lowlands, or as PEAK, UPLIFT, TERRAIN_SLOPE and ROUGHNESS say, which count with every other choice too where they are given.</source>
      <translation>gentle: un tercio de la altura habitual, llanuras amplias, sin laderas empinadas. hilly: tres quintos de la altura, colinas en todas partes. alpine: dos veces y media la altura, empinado y áspero. own: la altura habitual, cordilleras y tierras bajas, o como digan PEAK, UPLIFT, TERRAIN_SLOPE y ROUGHNESS, que cuentan también con cualquier otra opción donde se dan.</translation>
    </message>
    <message>
      <source>give its ends a Z, choose fields for Z_START and Z_END, or a DEM as INPUT</source>
      <translation>dé una Z a sus extremos, elija campos para Z_START y Z_END o un MDE como INPUT</translation>
    </message>
    <message>
      <source>giving lakes one outlet</source>
      <translation>dar a los lagos una sola salida</translation>
    </message>
    <message>
      <source>grown, or sketched where it lies on a sketch</source>
      <translation>grown (crecido), o sketched donde está sobre un boceto</translation>
    </message>
    <message>
      <source>grown, sketched where it follows a sketch, or eroded where only erosion has made it</source>
      <translation>grown (crecido), sketched donde sigue un boceto, o eroded donde solo la erosión lo ha hecho</translation>
    </message>
    <message>
      <source>had a geometry that cannot be repaired: left out</source>
      <translation>tenía una geometría que no se puede reparar: omitido</translation>
    </message>
    <message>
      <source>had an invalid geometry, which was repaired</source>
      <translation>tenía una geometría no válida, que se reparó</translation>
    </message>
    <message>
      <source>had coordinates that lie on no map: left out</source>
      <translation>tenía coordenadas que no están en ningún mapa: omitido</translation>
    </message>
    <message>
      <source>had no geometry: left out</source>
      <translation>no tenía geometría: omitido</translation>
    </message>
    <message>
      <source>has a prone below its floor. The valley must be wider than its floor</source>
      <translation>tiene un prone por debajo de su floor. El valle debe ser más ancho que su fondo</translation>
    </message>
    <message>
      <source>has a vertex at {:g} m. Correct its Z</source>
      <translation>tiene un vértice a {:g} m. Corrija su Z</translation>
    </message>
    <message>
      <source>has a vertex without a height. Give each vertex its Z</source>
      <translation>tiene un vértice sin altura. Dé a cada vértice su Z</translation>
    </message>
    <message>
      <source>has no end within {} of a course, a lake or the sea. Lead one there, or delete it</source>
      <translation>no tiene ningún extremo a menos de {} de un curso, un lago o el mar. Lleve uno hasta allí, o bórrela</translation>
    </message>
    <message>
      <source>has no length</source>
      <translation>no tiene longitud</translation>
    </message>
    <message>
      <source>has no polygon with an area</source>
      <translation>no tiene ningún polígono con área</translation>
    </message>
    <message>
      <source>has no valid cell</source>
      <translation>no tiene ninguna celda válida</translation>
    </message>
    <message>
      <source>has no {}</source>
      <translation>no tiene {}</translation>
    </message>
    <message>
      <source>has the id {}, as another has. Give it its own</source>
      <translation>tiene el número {}, como otro. Dele uno propio</translation>
    </message>
    <message>
      <source>has {:g} for {}, which is too much. Correct it</source>
      <translation>tiene {:g} para {}, lo que es demasiado. Corríjalo</translation>
    </message>
    <message>
      <source>has {:g} for {}. It must be {}</source>
      <translation>tiene {:g} para {}. Debe ser {}</translation>
    </message>
    <message>
      <source>has ‘{}’ for {}, which is no number</source>
      <translation>tiene «{}» para {}, que no es un número</translation>
    </message>
    <message>
      <source>has ‘{}’ for {}, which is no whole number. Correct it</source>
      <translation>tiene «{}» para {}, que no es un número entero. Corríjalo</translation>
    </message>
    <message>
      <source>has ‘{}’ for {}. It must be one of {}</source>
      <translation>tiene «{}» para {}. Debe ser uno de {}</translation>
    </message>
    <message>
      <source>have a single cell and no length</source>
      <translation>tienen una sola celda y ninguna longitud</translation>
    </message>
    <message>
      <source>head of a reach, junction, gauge, lake, or sink where water leaves</source>
      <translation>head (cabecera) de un tramo, junction (confluencia), gauge (estación de aforo), lake (lago) o sink donde sale el agua</translation>
    </message>
    <message>
      <source>head, bend, junction or mouth</source>
      <translation>head (cabecera), bend (curva), junction (confluencia) o mouth (desembocadura)</translation>
    </message>
    <message>
      <source>head, junction, gauge, lake inlet or outlet, mouth, or end before that of the water</source>
      <translation>head (cabecera), junction (confluencia), gauge (estación de aforo), lake inlet u outlet (entrada o salida de un lago), mouth (desembocadura), o end antes que el agua</translation>
    </message>
    <message>
      <source>hectares</source>
      <translation>hectáreas</translation>
    </message>
    <message>
      <source>heights</source>
      <translation>alturas</translation>
    </message>
    <message>
      <source>heights, if it has no colours</source>
      <translation>alturas, si no tiene colores</translation>
    </message>
    <message>
      <source>held no {}: left out</source>
      <translation>no contenía {}: omitido</translation>
    </message>
    <message>
      <source>hilly everywhere</source>
      <translation>con colinas en todas partes</translation>
    </message>
    <message>
      <source>holds neither numbers nor text</source>
      <translation>no contiene números ni texto</translation>
    </message>
    <message>
      <source>holds {} values greater than 2π</source>
      <translation>contiene {} valores mayores que 2π</translation>
    </message>
    <message>
      <source>horizontal</source>
      <translation>horizontal</translation>
    </message>
    <message>
      <source>horizontal: as on a map. surface: along the ground, up to its slope. pythagoras: the straight line through the air, of the horizontal length and the height. All but horizontal need the DEM.</source>
      <translation>horizontal: como en un mapa. surface: sobre el suelo, según su pendiente. pythagoras: la línea recta por el aire, de la longitud horizontal y la altura. Todas menos horizontal necesitan el MDE.</translation>
    </message>
    <message>
      <source>in files in ‘{}’, about {}</source>
      <translation>en archivos en «{}», unos {}</translation>
    </message>
    <message>
      <source>into parts of about an area</source>
      <translation>en partes de superficie parecida</translation>
    </message>
    <message>
      <source>is empty or the same in features {}</source>
      <translation>está vacío o es igual en los objetos {}</translation>
    </message>
    <message>
      <source>is not one valid polygon. Repair it with ‘Fix geometries’, one part to {}</source>
      <translation>no es un polígono válido. Repárelo con «Fix geometries», una parte para {}</translation>
    </message>
    <message>
      <source>is not {}. Draw it as one, or delete it</source>
      <translation>no es {}. Dibújelo así o bórrelo</translation>
    </message>
    <message>
      <source>is one more part of island {}. Unite its parts, or delete all but one</source>
      <translation>es una parte más de la isla {}. Una sus partes o bórrelas todas menos una</translation>
    </message>
    <message>
      <source>is one more profile of {}. Delete one</source>
      <translation>es un perfil más de {}. Borre uno</translation>
    </message>
    <message>
      <source>is said to lie on island {}, which is not there</source>
      <translation>figura en la isla {}, que no existe</translation>
    </message>
    <message>
      <source>island of two volcanoes</source>
      <translation>isla de dos volcanes</translation>
    </message>
    <message>
      <source>it comes back to a triangle that it has left</source>
      <translation>vuelve a un triángulo que había dejado</translation>
    </message>
    <message>
      <source>it does not lie on the land</source>
      <translation>no está en tierra</translation>
    </message>
    <message>
      <source>it has {:,} characters, more than {:,}</source>
      <translation>tiene {:,} caracteres, más de {:,}</translation>
    </message>
    <message>
      <source>it is damaged</source>
      <translation>está dañado</translation>
    </message>
    <message>
      <source>it is empty</source>
      <translation>está vacía</translation>
    </message>
    <message>
      <source>it is shorter than an edge</source>
      <translation>mide menos que una arista</translation>
    </message>
    <message>
      <source>it lies too far from the shore</source>
      <translation>está demasiado lejos de la orilla</translation>
    </message>
    <message>
      <source>it runs too near to another sketched river for this edge length</source>
      <translation>pasa demasiado cerca de otro río esbozado para esta longitud de arista</translation>
    </message>
    <message>
      <source>it runs too near to the shore for this edge length</source>
      <translation>pasa demasiado cerca de la orilla para esta longitud de arista</translation>
    </message>
    <message>
      <source>it winds too closely for this edge length</source>
      <translation>hace curvas demasiado cerradas para esta longitud de arista</translation>
    </message>
    <message>
      <source>its CRS</source>
      <translation>su SRC</translation>
    </message>
    <message>
      <source>join a neighbour on the coast</source>
      <translation>se unen a una vecina en la costa</translation>
    </message>
    <message>
      <source>join to regions of like size</source>
      <translation>se unen en regiones de tamaño parecido</translation>
    </message>
    <message>
      <source>k in the slope k · A^-θ of rivers that drain A km². Where land has to rise faster it is up to twice that. Empty: as PEAK or the sketched heights want it.</source>
      <translation>k en la pendiente k · A^-θ de los ríos que drenan A km². Donde la tierra ha de subir más deprisa es hasta el doble. Vacío: como lo quieran PEAK o las alturas esbozadas.</translation>
    </message>
    <message>
      <source>keep: they stay. merge: one that has neither an upstream nor a downstream watershed goes to the neighbour with the longest shared edge that has none downstream either; islands stay. drop: their cells get no watershed. balance: as merge, but to the neighbour with the least land, so that the coast falls into regions of like size.</source>
      <translation>keep: se quedan. merge: una que no tiene cuenca aguas arriba ni aguas abajo pasa a la vecina con el borde compartido más largo que tampoco tenga ninguna aguas abajo; las islas se quedan. drop: sus celdas no reciben cuenca. balance: como merge, pero a la vecina con menos tierra, de modo que la costa se divide en regiones de tamaño parecido.</translation>
    </message>
    <message>
      <source>keep: water ends in pits</source>
      <translation>conservar: el agua acaba en fosas</translation>
    </message>
    <message>
      <source>kept as they grew</source>
      <translation>conservadas como crecieron</translation>
    </message>
    <message>
      <source>km²</source>
      <translation>km²</translation>
    </message>
    <message>
      <source>lacks the Python package ‘{}’</source>
      <translation>no tiene el paquete de Python «{}»</translation>
    </message>
    <message>
      <source>lake</source>
      <translation>lago</translation>
    </message>
    <message>
      <source>lake {} of island {} at {} m instead of {} m</source>
      <translation>lago {} de la isla {} a {} m en vez de {} m</translation>
    </message>
    <message>
      <source>lakes</source>
      <translation>lagos</translation>
    </message>
    <message>
      <source>lakes: hollows that are rather filled than opened, and ground that is level, are lakes. drained: there are none but those of LAKE_POLYGONS; hollows are opened by the least change.</source>
      <translation>lakes: son lagos las hondonadas que se rellenan más bien que abrirse y el suelo que es llano. drained: no hay más que los de LAKE_POLYGONS; las hondonadas se abren con el menor cambio.</translation>
    </message>
    <message>
      <source>land, filled with ground</source>
      <translation>tierra, rellenada con suelo</translation>
    </message>
    <message>
      <source>lay on no island of ‘{}’</source>
      <translation>no estaba en ninguna isla de «{}»</translation>
    </message>
    <message>
      <source>lay outside of the directions: left out</source>
      <translation>estaba fuera de las direcciones: omitido</translation>
    </message>
    <message>
      <source>lay outside the raster or where it has no direction: left out</source>
      <translation>estaba fuera del ráster o donde este no tiene dirección: omitido</translation>
    </message>
    <message>
      <source>lay where the water ends at once: left out</source>
      <translation>estaba donde el agua termina en seguida: omitido</translation>
    </message>
    <message>
      <source>lay where there is no direction, and moved to the nearest cell with one</source>
      <translation>estaba donde no hay dirección, y pasó a la celda más cercana que tiene una</translation>
    </message>
    <message>
      <source>layer</source>
      <translation>capa vectorial</translation>
    </message>
    <message>
      <source>lead it on to the coast, or to a line that reaches it</source>
      <translation>llévelo hasta la costa o hasta una línea que llegue a ella</translation>
    </message>
    <message>
      <source>least: fill or cut, pit by pit</source>
      <translation>lo mínimo: rellenar o cortar, fosa por fosa</translation>
    </message>
    <message>
      <source>leaves the land</source>
      <translation>sale de la tierra</translation>
    </message>
    <message>
      <source>let it run on land and end at the coast, or correct the coast</source>
      <translation>haga que corra por tierra y termine en la costa, o corrija la costa</translation>
    </message>
    <message>
      <source>let one of them end on the other, or move it</source>
      <translation>haga que uno termine en el otro, o muévalo</translation>
    </message>
    <message>
      <source>lie in a lake, which is one subbasin: it has the code of the first gauge in it</source>
      <translation>está en un lago, que es una subcuenca: esta lleva el código de la primera estación en él</translation>
    </message>
    <message>
      <source>lie in standing water</source>
      <translation>están en aguas quietas</translation>
    </message>
    <message>
      <source>lie on no river, so no line is cut there. SNAP moves points to rivers</source>
      <translation>no está en ningún río, así que allí no se corta ninguna línea. SNAP lleva los puntos a los ríos</translation>
    </message>
    <message>
      <source>lies nowhere. Draw it anew, or delete it</source>
      <translation>no está en ninguna parte. Dibújelo de nuevo o bórrelo</translation>
    </message>
    <message>
      <source>lies on a cycle of drawn lines. Lead one of them to another course or to the sea</source>
      <translation>está en un ciclo de líneas dibujadas. Lleve una de ellas a otro curso o al mar</translation>
    </message>
    <message>
      <source>lies on a cycle. Correct its downstream</source>
      <translation>está en un ciclo. Corrija su downstream</translation>
    </message>
    <message>
      <source>lies on no island. Move it to one, or delete it</source>
      <translation>no está en ninguna isla. Llévelo a una o bórrelo</translation>
    </message>
    <message>
      <source>lies too far from its island. Move it back, or delete it</source>
      <translation>está demasiado lejos de su isla. Devuélvalo o bórrelo</translation>
    </message>
    <message>
      <source>linear in the slope</source>
      <translation>lineal en la pendiente</translation>
    </message>
    <message>
      <source>lines</source>
      <translation>líneas</translation>
    </message>
    <message>
      <source>links: at every junction of rivers. area: going up from each outlet, at each tributary of at least AREA, and on the stem whenever the land between has grown to it. pfafstetter: at the four largest tributaries of each basin, and again in what these make, DEPTH times. Gauges and shores of lakes divide it in any case.</source>
      <translation>links: en cada confluencia de ríos. area: subiendo desde cada salida, en cada afluente de al menos AREA, y en el tronco cada vez que la tierra intermedia ha crecido hasta ella. pfafstetter: en los cuatro afluentes mayores de cada cuenca, y de nuevo en lo que estos hacen, DEPTH veces. Las estaciones de aforo y las orillas de los lagos la dividen en todo caso.</translation>
    </message>
    <message>
      <source>ln(a / tan β).</source>
      <translation>ln(a / tan β).</translation>
    </message>
    <message>
      <source>long rivers</source>
      <translation>ríos largos</translation>
    </message>
    <message>
      <source>long: few mouths of great rivers far apart, few networks with long rivers, small ones between. forking: rivers that fork. even: many mouths of rivers that are alike, basins of like size. own: as ZETA, PC, PS and PA say, which count with every other choice too where they are given; where land is low rivers grow first.</source>
      <translation>long: pocas desembocaduras de ríos grandes muy separadas, pocas redes con ríos largos, pequeñas en medio. forking: ríos que se bifurcan. even: muchas desembocaduras de ríos parecidos, cuencas de tamaño similar. own: como digan ZETA, PC, PS y PA, que cuentan también con cualquier otra opción donde se dan; donde la tierra es baja los ríos crecen primero.</translation>
    </message>
    <message>
      <source>main, side for a side channel, or distributary in a delta</source>
      <translation>main (principal), side para un brazo lateral, o distributary en un delta</translation>
    </message>
    <message>
      <source>making a mesh</source>
      <translation>hacer una malla</translation>
    </message>
    <message>
      <source>making densities</source>
      <translation>el cálculo de las densidades</translation>
    </message>
    <message>
      <source>mean</source>
      <translation>media</translation>
    </message>
    <message>
      <source>metres</source>
      <translation>metros</translation>
    </message>
    <message>
      <source>metres per metre</source>
      <translation>metros por metro</translation>
    </message>
    <message>
      <source>mixed forest</source>
      <translation>bosque mixto</translation>
    </message>
    <message>
      <source>more even ground away from rivers is</source>
      <translation>más suelo llano lejos de los ríos</translation>
    </message>
    <message>
      <source>more than 4 m</source>
      <translation>más de 4 m</translation>
    </message>
    <message>
      <source>more than {:g}</source>
      <translation>más de {:g}</translation>
    </message>
    <message>
      <source>more than {} brackets or signs lie in each other</source>
      <translation>hay más de {} paréntesis o signos anidados</translation>
    </message>
    <message>
      <source>move its vertices</source>
      <translation>mueva sus vértices</translation>
    </message>
    <message>
      <source>moved until heights fit</source>
      <translation>movidas hasta que encajen las alturas</translation>
    </message>
    <message>
      <source>moved where heights are wanted</source>
      <translation>movidas donde se quieren alturas</translation>
    </message>
    <message>
      <source>moved: water takes another way where that is steeper on the heights that fit the basins, in about one triangle in ten. kept: basins stay as they grew, and heights do not fit everywhere. auto: moved where ELEVATION or MESH is wanted.</source>
      <translation>moved: el agua toma otro camino donde es más empinado en las alturas que se ajustan a las cuencas, en alrededor de un triángulo de cada diez. kept: las cuencas quedan como crecieron, y las alturas no encajan en todas partes. auto: moved donde se quieren ELEVATION o MESH.</translation>
    </message>
    <message>
      <source>m²</source>
      <translation>m²</translation>
    </message>
    <message>
      <source>nearest to the sea</source>
      <translation>lo más cerca del mar</translation>
    </message>
    <message>
      <source>neither a number nor a raster</source>
      <translation>ni un número ni un ráster</translation>
    </message>
    <message>
      <source>neither a number, a field of {} nor a raster</source>
      <translation>ni un número, ni un campo de {}, ni un ráster</translation>
    </message>
    <message>
      <source>neither rivers nor lakes</source>
      <translation>ríos ni lagos</translation>
    </message>
    <message>
      <source>no</source>
      <translation>no</translation>
    </message>
    <message>
      <source>no CRS</source>
      <translation>sin SRC</translation>
    </message>
    <message>
      <source>no data</source>
      <translation>sin datos</translation>
    </message>
    <message>
      <source>no data came</source>
      <translation>no llegaron datos</translation>
    </message>
    <message>
      <source>no data where water stands</source>
      <translation>sin datos donde hay agua quieta</translation>
    </message>
    <message>
      <source>no heights</source>
      <translation>sin alturas</translation>
    </message>
    <message>
      <source>no length</source>
      <translation>sin longitud</translation>
    </message>
    <message>
      <source>no river</source>
      <translation>que no hay río</translation>
    </message>
    <message>
      <source>no river along the water</source>
      <translation>que no hay río a lo largo del agua</translation>
    </message>
    <message>
      <source>no rivers</source>
      <translation>ríos</translation>
    </message>
    <message>
      <source>no water</source>
      <translation>que no hay agua</translation>
    </message>
    <message>
      <source>no water leaves there</source>
      <translation>no sale agua por allí</translation>
    </message>
    <message>
      <source>nodata: cells that filling raised by more than 0.1 m have no index. keep: they have one as other flats do.</source>
      <translation>nodata: las celdas que el relleno elevó más de 0,1 m no tienen índice. keep: lo tienen como otras zonas llanas.</translation>
    </message>
    <message>
      <source>nodes</source>
      <translation>nudos</translation>
    </message>
    <message>
      <source>noise: upstream from the sea, where noise is low first. nearest: as near to the sea as it goes, step by step; a square becomes a pyramid with four sides. random: each triangle draws where its water goes, which makes circles and no drainage, to see why water has to grow.</source>
      <translation>noise: aguas arriba desde el mar, primero donde el ruido es bajo. nearest: lo más cerca posible del mar, paso a paso; un cuadrado se vuelve una pirámide de cuatro lados. random: cada triángulo sortea adónde va su agua, lo que hace ciclos y ningún drenaje, para ver por qué el agua tiene que crecer.</translation>
    </message>
    <message>
      <source>none</source>
      <translation>ninguno</translation>
    </message>
    <message>
      <source>none, hollows are opened</source>
      <translation>ninguno, las hondonadas se abren</translation>
    </message>
    <message>
      <source>not known: where rivers end</source>
      <translation>desconocido: donde acaban los ríos</translation>
    </message>
    <message>
      <source>not periodic</source>
      <translation>no periódico</translation>
    </message>
    <message>
      <source>numba cannot be used here ({})</source>
      <translation>numba no se puede usar aquí ({})</translation>
    </message>
    <message>
      <source>numba could not be installed: {} {}</source>
      <translation>No se pudo instalar numba: {} {}</translation>
    </message>
    <message>
      <source>numba is installed: restart QGIS to use it.</source>
      <translation>numba está instalado: reinicie QGIS para usarlo.</translation>
    </message>
    <message>
      <source>numba is missing: computing takes hundreds of times longer.</source>
      <translation>Falta numba: calcular tarda cientos de veces más.</translation>
    </message>
    <message>
      <source>numba is missing: computing takes hundreds of times longer. Install gets it from pypi.org.</source>
      <translation>Falta numba: calcular tarda cientos de veces más. Instalar lo trae de pypi.org.</translation>
    </message>
    <message>
      <source>numba was not installed.</source>
      <translation>numba no se instaló.</translation>
    </message>
    <message>
      <source>number of cells</source>
      <translation>número de celdas</translation>
    </message>
    <message>
      <source>of the cell</source>
      <translation>de la celda</translation>
    </message>
    <message>
      <source>of the contour in the cell</source>
      <translation>de la curva de nivel en la celda</translation>
    </message>
    <message>
      <source>off all land</source>
      <translation>fuera de toda tierra</translation>
    </message>
    <message>
      <source>on the land of ‘{}’</source>
      <translation>en la tierra de «{}»</translation>
    </message>
    <message>
      <source>one band</source>
      <translation>una banda</translation>
    </message>
    <message>
      <source>one for each edge</source>
      <translation>una por cada arista</translation>
    </message>
    <message>
      <source>one for each reach, between junctions</source>
      <translation>una por cada tramo, entre confluencias</translation>
    </message>
    <message>
      <source>one link</source>
      <translation>un tramo</translation>
    </message>
    <message>
      <source>one mouth</source>
      <translation>una desembocadura</translation>
    </message>
    <message>
      <source>one of these endings</source>
      <translation>una de estas extensiones</translation>
    </message>
    <message>
      <source>open where it spills; closed where all evaporates; salt where the ground is dry</source>
      <translation>open donde vierte; closed donde todo se evapora; salt donde el suelo está seco</translation>
    </message>
    <message>
      <source>order {}: {:,}</source>
      <translation>orden {}: {:,}</translation>
    </message>
    <message>
      <source>outlet: where water ends</source>
      <translation>salida: donde acaba el agua</translation>
    </message>
    <message>
      <source>outlets: each cell where water ends. points: each of POINTS. rivers: each line of RIVERS. lakes: each polygon of LAKES.</source>
      <translation>outlets: cada celda donde acaba el agua. points: cada uno de POINTS. rivers: cada línea de RIVERS. lakes: cada polígono de LAKES.</translation>
    </message>
    <message>
      <source>own: as the chances below say</source>
      <translation>propio: como dicen las probabilidades de abajo</translation>
    </message>
    <message>
      <source>peak, or several</source>
      <translation>cumbre, o varias</translation>
    </message>
    <message>
      <source>percent</source>
      <translation>por ciento</translation>
    </message>
    <message>
      <source>periodic</source>
      <translation>periódico</translation>
    </message>
    <message>
      <source>plane</source>
      <translation>plano</translation>
    </message>
    <message>
      <source>plane of the article, with its edges</source>
      <translation>plano del artículo, con sus bordes</translation>
    </message>
    <message>
      <source>png, or raw: numbers row by row from the north-west, the low byte first.</source>
      <translation>png, o raw: números fila a fila desde el noroeste, primero el byte menos significativo.</translation>
    </message>
    <message>
      <source>points</source>
      <translation>puntos</translation>
    </message>
    <message>
      <source>points, lines or polygons</source>
      <translation>puntos, líneas o polígonos</translation>
    </message>
    <message>
      <source>polygons</source>
      <translation>polígonos</translation>
    </message>
    <message>
      <source>pour point</source>
      <translation>punto de desagüe</translation>
    </message>
    <message>
      <source>powerlaw: 0.42 · A^0.69 m³/s, with A the area above in km², as rivers of humid lands have; it is less than the sum of two rivers where they meet. conserving: what flows in flows out.</source>
      <translation>powerlaw: 0,42 · A^0,69 m³/s, con A la superficie aguas arriba en km², como tienen los ríos de tierras húmedas; es menos que la suma de dos ríos donde confluyen. conserving: lo que entra sale.</translation>
    </message>
    <message>
      <source>primitives</source>
      <translation>primitivas</translation>
    </message>
    <message>
      <source>pygeoprocessing: east 0, north-east 1 … south-east 7</source>
      <translation>pygeoprocessing: este 0, nordeste 1 … sureste 7</translation>
    </message>
    <message>
      <source>pyramid</source>
      <translation>pirámide</translation>
    </message>
    <message>
      <source>raster</source>
      <translation>ráster</translation>
    </message>
    <message>
      <source>ratio of slopes</source>
      <translation>razón de pendientes</translation>
    </message>
    <message>
      <source>raw numbers</source>
      <translation>números en bruto</translation>
    </message>
    <message>
      <source>reach where a river drains it, lake where a lake does</source>
      <translation>reach donde la drena un río, lake donde un lago</translation>
    </message>
    <message>
      <source>reaches the sea at {} m. Set the Z of its end to 0</source>
      <translation>llega al mar a {} m. Ponga en 0 la Z de su extremo</translation>
    </message>
    <message>
      <source>reaches: a line from each head or junction to the next junction or the mouth. edges: a line for each edge.</source>
      <translation>reaches: una línea desde cada cabecera o confluencia hasta la siguiente confluencia o la desembocadura. edges: una línea por cada arista.</translation>
    </message>
    <message>
      <source>riparian wood</source>
      <translation>bosque de ribera</translation>
    </message>
    <message>
      <source>river</source>
      <translation>río</translation>
    </message>
    <message>
      <source>river: the nearest cell of a river. water: the cell with the most water, which may lie beyond a confluence. downstream: the first cell of a river on the path of the water, at most SNAP metres along it, any number where SNAP is 0. Rivers are those of RIVERS; without it the cells that carry the most water, about one in a hundred; the log says from how much on.</source>
      <translation>river: la celda más cercana de un río. water: la celda con más agua, que puede estar más allá de una confluencia. downstream: la primera celda de un río en el camino del agua, a SNAP metros por él como máximo, a cualquier distancia donde SNAP es 0. Los ríos son los de RIVERS; sin él, las celdas que llevan más agua, alrededor de una de cada cien; el registro dice desde cuánta.</translation>
    </message>
    <message>
      <source>river: the nearest cell of a river. water: the cell with the most water, which may lie beyond a confluence. downstream: the first cell of a river on the path of the water, at most SNAP metres along it, any number where SNAP is 0. Rivers are those of THRESHOLD.</source>
      <translation>river: la celda más cercana de un río. water: la celda con más agua, que puede estar más allá de una confluencia. downstream: la primera celda de un río en el camino del agua, a SNAP metros por él como máximo, a cualquier distancia donde SNAP es 0. Los ríos son los de THRESHOLD.</translation>
    </message>
    <message>
      <source>rock</source>
      <translation>roca</translation>
    </message>
    <message>
      <source>rows</source>
      <translation>filas</translation>
    </message>
    <message>
      <source>runs beside no main course. Delete it</source>
      <translation>no corre junto a ningún cauce principal. Bórrelo</translation>
    </message>
    <message>
      <source>runs over land from sea to sea. Let it begin on land</source>
      <translation>cruza la tierra de mar a mar. Haga que empiece en tierra</translation>
    </message>
    <message>
      <source>runs uphill</source>
      <translation>va cuesta arriba</translation>
    </message>
    <message>
      <source>same: as many pixels as the DEM has cells. power: a square of 2ⁿ + 1, as game engines want it; the scale tells how far its pixels are apart.</source>
      <translation>same: tantos píxeles como celdas tiene el MDE. power: un cuadrado de 2ⁿ + 1, como lo quieren los motores de juegos; la escala dice a qué distancia están sus píxeles.</translation>
    </message>
    <message>
      <source>sea; lake or snow above the ground; wet where the table reaches the ground</source>
      <translation>sea (mar); lake (lago) o snow (nieve) sobre el suelo; wet donde el nivel llega al suelo</translation>
    </message>
    <message>
      <source>sees another folder there</source>
      <translation>ve allí otra carpeta</translation>
    </message>
    <message>
      <source>share: about one cell in a hundred is river; needs ACCUMULATION. drop: the least of ten thresholds from which on streams of the first order fall as far, in the mean, as higher ones. valleys: the same, where of the cells that drain through each only those are counted that lie in a valley by the shape of the ground. Both need the DEM; without ACCUMULATION the threshold is in km² (drop) or in cells of valleys.</source>
      <translation>share: alrededor de una celda de cada cien es río; necesita ACCUMULATION. drop: el menor de diez umbrales desde el que los cauces de primer orden descienden de media tanto como los superiores. valleys: lo mismo, pero de las celdas que drenan por cada una solo se cuentan las que están en un valle por la forma del suelo. Ambos necesitan el MDE; sin ACCUMULATION el umbral está en km² (drop) o en celdas de valles.</translation>
    </message>
    <message>
      <source>shared the cell and the watershed of an earlier point</source>
      <translation>compartía la celda y la cuenca de un punto anterior</translation>
    </message>
    <message>
      <source>snow</source>
      <translation>nieve</translation>
    </message>
    <message>
      <source>snow in hollows</source>
      <translation>nieve en las hondonadas</translation>
    </message>
    <message>
      <source>source, bend or fork, by how many triangles flow into it; water in the sea</source>
      <translation>source, bend o fork, según cuántos triángulos fluyen a él; water en el mar</translation>
    </message>
    <message>
      <source>southern edge</source>
      <translation>borde sur</translation>
    </message>
    <message>
      <source>spring; steps, fan, bar, braids where rivers meet; fork of channels; mouth or delta</source>
      <translation>spring (manantial); steps, fan, bar, braids donde confluyen ríos; fork (bifurcación) de cauces; mouth (desembocadura) o delta</translation>
    </message>
    <message>
      <source>square of the slope</source>
      <translation>cuadrado de la pendiente</translation>
    </message>
    <message>
      <source>square pixels, land cut away</source>
      <translation>píxeles cuadrados, tierra recortada</translation>
    </message>
    <message>
      <source>square pixels, sea added</source>
      <translation>píxeles cuadrados, mar añadido</translation>
    </message>
    <message>
      <source>stages of reaches</source>
      <translation>niveles de tramos</translation>
    </message>
    <message>
      <source>stay</source>
      <translation>se quedan</translation>
    </message>
    <message>
      <source>steeper</source>
      <translation>más empinado</translation>
    </message>
    <message>
      <source>steppe</source>
      <translation>estepa</translation>
    </message>
    <message>
      <source>straight through the air</source>
      <translation>en línea recta por el aire</translation>
    </message>
    <message>
      <source>stretch it</source>
      <translation>estirar</translation>
    </message>
    <message>
      <source>stretch: corners stay where they are, and pixels are farther apart along one side. Or they are squares, of heightmap and tiles: pad: sea at the lowest height is added on both sides; crop: what is too long is cut away on both sides.</source>
      <translation>stretch: las esquinas quedan donde están, y los píxeles están más separados a lo largo de un lado. O son cuadrados, en el mapa de alturas y las teselas: pad: se añade mar a la altura más baja en ambos lados; crop: lo que sobra se corta en ambos lados.</translation>
    </message>
    <message>
      <source>swamp</source>
      <translation>pantano</translation>
    </message>
    <message>
      <source>sweeps, from the sea inwards</source>
      <translation>barridos, desde el mar hacia dentro</translation>
    </message>
    <message>
      <source>t</source>
      <translation>t</translation>
    </message>
    <message>
      <source>take a coarser mesh, or close other programs</source>
      <translation>tome una malla más gruesa o cierre otros programas</translation>
    </message>
    <message>
      <source>terrain</source>
      <translation>terreno</translation>
    </message>
    <message>
      <source>that ending</source>
      <translation>esa extensión</translation>
    </message>
    <message>
      <source>the CRS</source>
      <translation>el SRC</translation>
    </message>
    <message>
      <source>the balance of lakes that evaporate</source>
      <translation>el balance de lagos que se evaporan</translation>
    </message>
    <message>
      <source>the contour of each cell</source>
      <translation>la curva de nivel de cada celda</translation>
    </message>
    <message>
      <source>the directions are given</source>
      <translation>las direcciones están indicadas</translation>
    </message>
    <message>
      <source>the driver gave no reason</source>
      <translation>el controlador no dio ningún motivo</translation>
    </message>
    <message>
      <source>the drops of streams</source>
      <translation>los desniveles de los cauces</translation>
    </message>
    <message>
      <source>the drops of streams along valleys</source>
      <translation>los desniveles de los cauces a lo largo de los valles</translation>
    </message>
    <message>
      <source>the export of heightmaps</source>
      <translation>la exportación de mapas de alturas</translation>
    </message>
    <message>
      <source>the fill by sweeps</source>
      <translation>el relleno por barridos</translation>
    </message>
    <message>
      <source>the ground as it is (Horn)</source>
      <translation>el suelo tal como es (Horn)</translation>
    </message>
    <message>
      <source>the land</source>
      <translation>la tierra</translation>
    </message>
    <message>
      <source>the largest island</source>
      <translation>la isla mayor</translation>
    </message>
    <message>
      <source>the longest path</source>
      <translation>el camino más largo</translation>
    </message>
    <message>
      <source>the mean of all paths</source>
      <translation>la media de todos los caminos</translation>
    </message>
    <message>
      <source>the most water</source>
      <translation>la mayor cantidad de agua</translation>
    </message>
    <message>
      <source>the nearest river</source>
      <translation>el río más cercano</translation>
    </message>
    <message>
      <source>the plane</source>
      <translation>el plano</translation>
    </message>
    <message>
      <source>the report of a network</source>
      <translation>el informe de una red</translation>
    </message>
    <message>
      <source>the river downstream</source>
      <translation>el río aguas abajo</translation>
    </message>
    <message>
      <source>the sea</source>
      <translation>mar</translation>
    </message>
    <message>
      <source>the search for shortest paths</source>
      <translation>la búsqueda de caminos más cortos</translation>
    </message>
    <message>
      <source>the search for the water table</source>
      <translation>la búsqueda del nivel freático</translation>
    </message>
    <message>
      <source>the share of river cells</source>
      <translation>la parte de celdas de río</translation>
    </message>
    <message>
      <source>the shore</source>
      <translation>la orilla</translation>
    </message>
    <message>
      <source>the shortest path</source>
      <translation>el camino más corto</translation>
    </message>
    <message>
      <source>the shortest way downhill</source>
      <translation>el camino más corto cuesta abajo</translation>
    </message>
    <message>
      <source>the shortest way to the sea</source>
      <translation>el camino más corto al mar</translation>
    </message>
    <message>
      <source>the way of the water</source>
      <translation>el camino del agua</translation>
    </message>
    <message>
      <source>there is no DEM</source>
      <translation>no hay MDE</translation>
    </message>
    <message>
      <source>there is no ‘{}’; it may hold {} and {}</source>
      <translation>no hay «{}»; puede contener {} y {}</translation>
    </message>
    <message>
      <source>they lie on no island</source>
      <translation>no están en ninguna isla</translation>
    </message>
    <message>
      <source>to the cell that takes the water</source>
      <translation>hacia la celda que recibe el agua</translation>
    </message>
    <message>
      <source>triangles</source>
      <translation>triángulos</translation>
    </message>
    <message>
      <source>two cells</source>
      <translation>dos celdas</translation>
    </message>
    <message>
      <source>unit of the accumulation</source>
      <translation>unidad de la acumulación</translation>
    </message>
    <message>
      <source>unknown</source>
      <translation>desconocido</translation>
    </message>
    <message>
      <source>up to 0.5 m</source>
      <translation>hasta 0,5 m</translation>
    </message>
    <message>
      <source>up to 1.5 times the median</source>
      <translation>hasta 1,5 veces la mediana</translation>
    </message>
    <message>
      <source>up to 2.5 times the median</source>
      <translation>hasta 2,5 veces la mediana</translation>
    </message>
    <message>
      <source>up to half of the median</source>
      <translation>hasta la mitad de la mediana</translation>
    </message>
    <message>
      <source>up to the median</source>
      <translation>hasta la mediana</translation>
    </message>
    <message>
      <source>upstream, where noise is low</source>
      <translation>aguas arriba, donde el ruido es bajo</translation>
    </message>
    <message>
      <source>valley cells</source>
      <translation>celdas de valle</translation>
    </message>
    <message>
      <source>valleys of rivers that hold more are</source>
      <translation>más valles de ríos que los contengan</translation>
    </message>
    <message>
      <source>water</source>
      <translation>agua</translation>
    </message>
    <message>
      <source>water crosses them, at heights from their rim</source>
      <translation>el agua las cruza, a alturas de su borde</translation>
    </message>
    <message>
      <source>water ends there</source>
      <translation>el agua acaba allí</translation>
    </message>
    <message>
      <source>water from terrain</source>
      <translation>agua a partir del terreno</translation>
    </message>
    <message>
      <source>water goes round them</source>
      <translation>el agua las rodea</translation>
    </message>
    <message>
      <source>water leaves there</source>
      <translation>el agua sale por allí</translation>
    </message>
    <message>
      <source>water table</source>
      <translation>nivel freático</translation>
    </message>
    <message>
      <source>water, which rivers pass</source>
      <translation>agua, que los ríos atraviesan</translation>
    </message>
    <message>
      <source>water: rivers pass them, and leave in them what they carry. land: depressions are filled with ground before each step.</source>
      <translation>water: los ríos los atraviesan y dejan en ellos lo que llevan. land: las depresiones se rellenan con suelo antes de cada paso.</translation>
    </message>
    <message>
      <source>what flows in flows out</source>
      <translation>lo que entra sale</translation>
    </message>
    <message>
      <source>which is too many</source>
      <translation>lo que es demasiado</translation>
    </message>
    <message>
      <source>which is too many: {} of memory are free</source>
      <translation>lo que es demasiado: hay {} de memoria libres</translation>
    </message>
    <message>
      <source>without a number</source>
      <translation>sin número</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>sí</translation>
    </message>
    <message>
      <source>{:,} angles</source>
      <translation>{:,} ángulos</translation>
    </message>
    <message>
      <source>{:,} areas</source>
      <translation>{:,} superficies</translation>
    </message>
    <message>
      <source>{:,} bins</source>
      <translation>{:,} clases</translation>
    </message>
    <message>
      <source>{:,} cells</source>
      <translation>{:,} celdas</translation>
    </message>
    <message>
      <source>{:,} courses</source>
      <translation>{:,} cursos</translation>
    </message>
    <message>
      <source>{:,} cycles of lines were left out or opened: water runs in none.</source>
      <translation>{:,} ciclos de líneas se omitieron o se abrieron: no corre agua en ninguno.</translation>
    </message>
    <message>
      <source>{:,} lines were cut where others join them.</source>
      <translation>{:,} líneas se cortaron donde otras se unen a ellas.</translation>
    </message>
    <message>
      <source>{:,} lines were turned round: they ran up their river.</source>
      <translation>{:,} líneas se dieron la vuelta: remontaban su río.</translation>
    </message>
    <message>
      <source>{:,} links</source>
      <translation>{:,} tramos</translation>
    </message>
    <message>
      <source>{:,} links do not fall; they count in their bin.</source>
      <translation>{:,} tramos no descienden; cuentan en su clase.</translation>
    </message>
    <message>
      <source>{:,} links that part from a river were left out: each river has one main arm.</source>
      <translation>{:,} tramos que se separan de un río se omitieron: cada río tiene un brazo principal.</translation>
    </message>
    <message>
      <source>{:,} links, wider the higher their order.</source>
      <translation>{:,} tramos, más anchos cuanto mayor es su orden.</translation>
    </message>
    <message>
      <source>{:,} mouths</source>
      <translation>{:,} desembocaduras</translation>
    </message>
    <message>
      <source>{:,} of {:,} dots are drawn.</source>
      <translation>{:,} de {:,} puntos están dibujados.</translation>
    </message>
    <message>
      <source>{:,} orders</source>
      <translation>{:,} órdenes</translation>
    </message>
    <message>
      <source>{:.0%} of the neighbours on ‘{}’ differ by more than M ({} m) before the first drop falls: the ground slides first, which can take long. Take a larger M.</source>
      <translation>El {:.0%} de los vecinos en «{}» se diferencian en más de M ({} m) antes de que caiga la primera gota: primero se desliza el suelo, lo que puede tardar. Tome un M mayor.</translation>
    </message>
    <message>
      <source>{:.0f} minutes</source>
      <translation>{:.0f} minutos</translation>
    </message>
    <message>
      <source>{:.0f} seconds</source>
      <translation>{:.0f} segundos</translation>
    </message>
    <message>
      <source>{:g} or more</source>
      <translation>{:g} o más</translation>
    </message>
    <message>
      <source>{} % of the land of ‘{}’ became one lake, up to {} m deep: water finds no lower way out. If there is one, through a culvert or beyond the rim of the data, draw the river through it as SKETCH, or take a larger DEM; STANDING_WATER ‘drained’ opens the hollow.</source>
      <translation>El {} % de la tierra de «{}» se volvió un solo lago, de hasta {} m de profundidad: el agua no encuentra una salida más baja. Si la hay, por una alcantarilla o más allá del borde de los datos, dibuje el río que pasa por ella como SKETCH o tome un MDE mayor; STANDING_WATER «drained» abre la hondonada.</translation>
    </message>
    <message>
      <source>{} = {:.3g}, {}, R² {:.3f}.</source>
      <translation>{} = {:.3g}, {}, R² {:.3f}.</translation>
    </message>
    <message>
      <source>{} accumulation ({})</source>
      <translation>{}: acumulación ({})</translation>
    </message>
    <message>
      <source>{} against {}. {}</source>
      <translation>{} frente a {}. {}</translation>
    </message>
    <message>
      <source>{} and {}</source>
      <translation>{} y {}</translation>
    </message>
    <message>
      <source>{} and {} cannot both be written to ‘{}’.</source>
      <translation>{} y {} no se pueden escribir ambos en «{}».</translation>
    </message>
    <message>
      <source>{} and {} more</source>
      <translation>{} y {} más</translation>
    </message>
    <message>
      <source>{} bands</source>
      <translation>{} bandas</translation>
    </message>
    <message>
      <source>{} basins</source>
      <translation>{}: cuencas</translation>
    </message>
    <message>
      <source>{} breached</source>
      <translation>{}: con brechas</translation>
    </message>
    <message>
      <source>{} by Headwaters {} in QGIS {}</source>
      <translation>{} por Headwaters {} en QGIS {}</translation>
    </message>
    <message>
      <source>{} cannot be made with GROWTH random: water runs in circles there, and no heights let it. Choose noise or nearest.</source>
      <translation>{} no se puede hacer con GROWTH random: allí el agua corre en círculos, y no hay alturas que lo permitan. Elija noise o nearest.</translation>
    </message>
    <message>
      <source>{} cells</source>
      <translation>{}: celdas</translation>
    </message>
    <message>
      <source>{} cells do not drain to an outlet and keep their height.</source>
      <translation>{} celdas no drenan a ninguna salida y conservan su altura.</translation>
    </message>
    <message>
      <source>{} cells do not drain to an outlet: no lake stands on them.</source>
      <translation>{} celdas no drenan a ninguna salida: no hay lago sobre ellas.</translation>
    </message>
    <message>
      <source>{} cells do not drain to an outlet: their water ends in pits.</source>
      <translation>{} celdas no drenan a ninguna salida: su agua termina en hoyos.</translation>
    </message>
    <message>
      <source>{} cells lie on cycles of the angles, or give water to one, and have no distance.</source>
      <translation>{} celdas están en ciclos de los ángulos, o dan agua a uno, y no tienen distancia.</translation>
    </message>
    <message>
      <source>{} cells lie on cycles of the angles; water was made to end in {}.</source>
      <translation>{} celdas están en ciclos de los ángulos; se hizo terminar el agua en {}.</translation>
    </message>
    <message>
      <source>{} cells never meet a river and have no data.</source>
      <translation>{} celdas nunca encuentran un río y no tienen datos.</translation>
    </message>
    <message>
      <source>{} cells of ‘{}’ have no path to an outlet over other cells: they are left out. With BOUNDARY mask every piece of land has outlets of its own.</source>
      <translation>{} celdas de «{}» no tienen camino a una salida por otras celdas: se omiten. Con BOUNDARY mask cada trozo de tierra tiene sus salidas.</translation>
    </message>
    <message>
      <source>{} change</source>
      <translation>{}: cambio</translation>
    </message>
    <message>
      <source>{} coast</source>
      <translation>{}: costa</translation>
    </message>
    <message>
      <source>{} could not be prepared: {}</source>
      <translation>{} no se pudo preparar: {}</translation>
    </message>
    <message>
      <source>{} courses</source>
      <translation>{}: cursos</translation>
    </message>
    <message>
      <source>{} covers no area. Give west, east, south, north with west &lt; east, south &lt; north.</source>
      <translation>{} no cubre ningún área. Indique oeste, este, sur, norte con oeste &lt; este, sur &lt; norte.</translation>
    </message>
    <message>
      <source>{} densities of plants</source>
      <translation>{}: densidades de plantas</translation>
    </message>
    <message>
      <source>{} depth</source>
      <translation>{}: profundidad</translation>
    </message>
    <message>
      <source>{} depth of rivers (m)</source>
      <translation>{}: profundidad de los ríos (m)</translation>
    </message>
    <message>
      <source>{} difference</source>
      <translation>{}: diferencia</translation>
    </message>
    <message>
      <source>{} directions</source>
      <translation>{}: direcciones</translation>
    </message>
    <message>
      <source>{} distance</source>
      <translation>{}: distancia</translation>
    </message>
    <message>
      <source>{} drainage</source>
      <translation>{}: drenaje</translation>
    </message>
    <message>
      <source>{} drains {} km², {} m from a river that drains {} km²</source>
      <translation>{} drena {} km², a {} m de un río que drena {} km²</translation>
    </message>
    <message>
      <source>{} drops found no path down and eroded nothing.</source>
      <translation>{} gotas no hallaron camino hacia abajo y no erosionaron nada.</translation>
    </message>
    <message>
      <source>{} elevation</source>
      <translation>{}: altura</translation>
    </message>
    <message>
      <source>{} eroded</source>
      <translation>{}: erosionado</translation>
    </message>
    <message>
      <source>{} events are {} for each cell: beyond about {} (with D {} and M {}) the valleys are lost in slides again, which can take long. Take fewer events, a smaller D or a larger M.</source>
      <translation>{} eventos son {} por celda: más allá de unos {} (con D {} y M {}) los valles se pierden de nuevo en deslizamientos, lo que puede tardar. Tome menos eventos, un D menor o un M mayor.</translation>
    </message>
    <message>
      <source>{} filled</source>
      <translation>{}: rellenado</translation>
    </message>
    <message>
      <source>{} flood</source>
      <translation>{}: inundación</translation>
    </message>
    <message>
      <source>{} flood depth</source>
      <translation>{}: profundidad de la inundación</translation>
    </message>
    <message>
      <source>{} flow paths</source>
      <translation>{}: caminos del flujo</translation>
    </message>
    <message>
      <source>{} for the cluster: rasters are kept {}</source>
      <translation>{} para el clúster: los rásteres se guardan {}</translation>
    </message>
    <message>
      <source>{} for {}</source>
      <translation>{} para {}</translation>
    </message>
    <message>
      <source>{} has no place in {}: pick another.</source>
      <translation>{} no tiene lugar en {}: elija otro.</translation>
    </message>
    <message>
      <source>{} has no say in heights: the slope of the land is given, and tells alone where mountains are.</source>
      <translation>{} no influye en las alturas: la pendiente del terreno está dada y dice por sí sola dónde hay montañas.</translation>
    </message>
    <message>
      <source>{} height above river</source>
      <translation>{}: altura sobre el río</translation>
    </message>
    <message>
      <source>{} hillshade</source>
      <translation>{}: sombreado</translation>
    </message>
    <message>
      <source>{} in 3-D</source>
      <translation>{} en 3D</translation>
    </message>
    <message>
      <source>{} is</source>
      <translation>{} se escribe</translation>
    </message>
    <message>
      <source>{} is for BY {}: it is not used.</source>
      <translation>{} es para BY {}: no se usa.</translation>
    </message>
    <message>
      <source>{} is for POINTS: it is not used.</source>
      <translation>{} es para POINTS: no se usa.</translation>
    </message>
    <message>
      <source>{} is given and SEA_LEVEL is not: there is no sea. Give SEA_LEVEL too, such as 0.</source>
      <translation>{} está indicado y SEA_LEVEL no: no hay mar. Indique también SEA_LEVEL, por ejemplo 0.</translation>
    </message>
    <message>
      <source>{} is missing.</source>
      <translation>Falta {}.</translation>
    </message>
    <message>
      <source>{} is no parameter of ‘{}’. {}</source>
      <translation>{} no es un parámetro de «{}». {}</translation>
    </message>
    <message>
      <source>{} is of drops of streams: choose the METHOD drop or valleys, or leave {} out.</source>
      <translation>{} es de caídas de cauces: elija el METHOD drop o valleys, o deje {}.</translation>
    </message>
    <message>
      <source>{} is ‘{}’: give a number of GB, greater than 0, or leave it out.</source>
      <translation>{} es «{}»: indique un número de GB, mayor que 0, o déjelo.</translation>
    </message>
    <message>
      <source>{} junctions</source>
      <translation>{}: confluencias</translation>
    </message>
    <message>
      <source>{} lakes</source>
      <translation>{}: lagos</translation>
    </message>
    <message>
      <source>{} leaves the land. Only the longer part up to the shore was taken: let it run on land and end at the coast, or correct the coast</source>
      <translation>{} sale de la tierra. Solo se tomó la parte más larga hasta la orilla: haga que corra por tierra y termine en la costa, o corrija la costa</translation>
    </message>
    <message>
      <source>{} level surfaces</source>
      <translation>{}: superficies llanas</translation>
    </message>
    <message>
      <source>{} lies on no map. Give another, or check its CRS.</source>
      <translation>{} no está en ningún mapa. Indique otro o compruebe su SRC.</translation>
    </message>
    <message>
      <source>{} lies outside of {}: give another CRS.</source>
      <translation>{} está fuera de {}: indique otro SRC.</translation>
    </message>
    <message>
      <source>{} lies outside of {}: give another, or another CRS.</source>
      <translation>{} está fuera de {}: indique otro, u otro SRC.</translation>
    </message>
    <message>
      <source>{} longest paths</source>
      <translation>{}: caminos más largos</translation>
    </message>
    <message>
      <source>{} longest way upstream</source>
      <translation>{}: camino más largo aguas arriba</translation>
    </message>
    <message>
      <source>{} m at {:.10g}, {:.10g}</source>
      <translation>{} m en {:.10g}, {:.10g}</translation>
    </message>
    <message>
      <source>{} mesh</source>
      <translation>{}: malla</translation>
    </message>
    <message>
      <source>{} more courses so</source>
      <translation>{} cauces más igual</translation>
    </message>
    <message>
      <source>{} must be a number (got ‘{}’).</source>
      <translation>{} debe ser un número (se dio «{}»).</translation>
    </message>
    <message>
      <source>{} must be a whole number (got {:g}).</source>
      <translation>{} debe ser un número entero (se dio {:g}).</translation>
    </message>
    <message>
      <source>{} must be at least {:g} (got {:g}).</source>
      <translation>{} debe ser al menos {:g} (se dio {:g}).</translation>
    </message>
    <message>
      <source>{} must be at most {:g} (got {:g}).</source>
      <translation>{} debe ser como máximo {:g} (se dio {:g}).</translation>
    </message>
    <message>
      <source>{} must be between {:g} and {:g} (got {:g}).</source>
      <translation>{} debe estar entre {:g} y {:g} (se dio {:g}).</translation>
    </message>
    <message>
      <source>{} must be one of {} (got {}).</source>
      <translation>{} debe ser uno de {} (se dio {}).</translation>
    </message>
    <message>
      <source>{} need about {} of memory though rasters are kept in files, and {} are free: clip the raster to about {}, take larger cells, or close other programs.</source>
      <translation>{} necesitan unos {} de memoria aunque los rásteres se guardan en archivos, y hay {} libres: recorte el ráster a unas {}, tome celdas mayores o cierre otros programas.</translation>
    </message>
    <message>
      <source>{} need {}, or {} of disk, of which {} are free in ‘{}’: make room, name another folder as HEADWATERS_SCRATCH, or {}.</source>
      <translation>{} necesitan {}, o {} de disco, de los que hay {} libres en «{}»: haga sitio, ponga otra carpeta en HEADWATERS_SCRATCH, o {}.</translation>
    </message>
    <message>
      <source>{} need {}: rasters are kept {}</source>
      <translation>{} necesitan {}: los rásteres se guardan {}</translation>
    </message>
    <message>
      <source>{} need {}; {} works in memory alone: clip the raster to about {}, take larger cells, or close other programs.</source>
      <translation>{} necesitan {}; {} trabaja solo en la memoria: recorte el ráster a unas {}, tome celdas mayores o cierre otros programas.</translation>
    </message>
    <message>
      <source>{} nodes</source>
      <translation>{}: nodos</translation>
    </message>
    <message>
      <source>{} of {} numbers that can be compared are like those of real rivers; {}.</source>
      <translation>{} de {} números comparables son como los de los ríos reales; {}.</translation>
    </message>
    <message>
      <source>{} of {} streams do not fall at all, as where heights are in whole metres: their drops tell little of the threshold.</source>
      <translation>{} de {} cauces no bajan nada, como donde las alturas están en metros enteros: sus caídas dicen poco del umbral.</translation>
    </message>
    <message>
      <source>{} of ‘{}’</source>
      <translation>{} de «{}»</translation>
    </message>
    <message>
      <source>{} or {}</source>
      <translation>{} o {}</translation>
    </message>
    <message>
      <source>{} oxbow lakes</source>
      <translation>{}: meandros abandonados</translation>
    </message>
    <message>
      <source>{} path</source>
      <translation>{}: camino</translation>
    </message>
    <message>
      <source>{} plants</source>
      <translation>{}: plantas</translation>
    </message>
    <message>
      <source>{} polygons</source>
      <translation>{}: polígonos</translation>
    </message>
    <message>
      <source>{} primitives</source>
      <translation>{}: primitivas</translation>
    </message>
    <message>
      <source>{} ridges</source>
      <translation>{}: crestas</translation>
    </message>
    <message>
      <source>{} river cells would lie lower than the type of the raster allows and got its least value: convert the DEM with ‘Translate’ to a type with negative numbers.</source>
      <translation>{} celdas de río quedarían más bajas de lo que permite el tipo del ráster, y recibieron su valor menor: convierta el MDE con «Translate» a un tipo con números negativos.</translation>
    </message>
    <message>
      <source>{} river slope</source>
      <translation>{}: pendiente de los ríos</translation>
    </message>
    <message>
      <source>{} rivers</source>
      <translation>{}: ríos</translation>
    </message>
    <message>
      <source>{} runs uphill at {}. So its heights were raised by up to {}: correct its heights to have others</source>
      <translation>{} sube en {}. Por eso se elevaron sus alturas hasta {}: corrija sus alturas para tener otras</translation>
    </message>
    <message>
      <source>{} salt pans</source>
      <translation>{}: salares</translation>
    </message>
    <message>
      <source>{} samples of the ground of island {} are beyond its raster: build it anew.</source>
      <translation>{} muestras del suelo de la isla {} están fuera de su ráster: constrúyalo de nuevo.</translation>
    </message>
    <message>
      <source>{} single plants</source>
      <translation>{}: plantas individuales</translation>
    </message>
    <message>
      <source>{} sketches not followed</source>
      <translation>{}: bocetos no seguidos</translation>
    </message>
    <message>
      <source>{} snapshots</source>
      <translation>{}: instantáneas</translation>
    </message>
    <message>
      <source>{} spill points</source>
      <translation>{}: puntos de vertido</translation>
    </message>
    <message>
      <source>{} subbasins</source>
      <translation>{}: subcuencas</translation>
    </message>
    <message>
      <source>{} terrain</source>
      <translation>{}: terreno</translation>
    </message>
    <message>
      <source>{} terrain slope</source>
      <translation>{}: pendiente de la tierra</translation>
    </message>
    <message>
      <source>{} triangles</source>
      <translation>{}: triángulos</translation>
    </message>
    <message>
      <source>{} triangles of land in {} basins</source>
      <translation>{} triángulos de tierra en {} cuencas</translation>
    </message>
    <message>
      <source>{} uplift</source>
      <translation>{}: levantamiento</translation>
    </message>
    <message>
      <source>{} water</source>
      <translation>{}: agua</translation>
    </message>
    <message>
      <source>{} water of rivers</source>
      <translation>{}: agua de los ríos</translation>
    </message>
    <message>
      <source>{} water table</source>
      <translation>{}: nivel freático</translation>
    </message>
    <message>
      <source>{} watershed</source>
      <translation>{}: cuenca</translation>
    </message>
    <message>
      <source>{} watersheds</source>
      <translation>{}: cuencas</translation>
    </message>
    <message>
      <source>{} with rivers</source>
      <translation>{}: con ríos</translation>
    </message>
    <message>
      <source>{} within {:g} m</source>
      <translation>{} a menos de {:g} m</translation>
    </message>
    <message>
      <source>{} within {:g} m along the water</source>
      <translation>{} a menos de {:g} m a lo largo del agua</translation>
    </message>
    <message>
      <source>{} would overwrite {} (‘{}’). Choose another file.</source>
      <translation>{} sobrescribiría {} («{}»). Elija otro archivo.</translation>
    </message>
    <message>
      <source>{} would overwrite {} (‘{}’). Choose another layer.</source>
      <translation>{} sobrescribiría {} («{}»). Elija otra capa.</translation>
    </message>
    <message>
      <source>{} would remove ‘{}’, which {} is made of. Choose another file.</source>
      <translation>{} quitaría «{}», del que se compone {}. Elija otro archivo.</translation>
    </message>
    <message>
      <source>{} written as {}, not as ‘{}’. Give the file {}.</source>
      <translation>{} en {}, no en «{}». Dé al archivo {}.</translation>
    </message>
    <message>
      <source>{} {} at {}. It was left out: {}</source>
      <translation>{} {} en {}. Se omitió: {}</translation>
    </message>
    <message>
      <source>{} {} need {}, enough for {}: {}.</source>
      <translation>{} {} necesitan {}, bastante para {}: {}.</translation>
    </message>
    <message>
      <source>{} {} needs the DEM: give it as INPUT.</source>
      <translation>{} {} necesita el MDE: indíquelo como INPUT.</translation>
    </message>
    <message>
      <source>{} {}: the least threshold at which streams of the first order fall as far as higher ones.</source>
      <translation>{} {}: el menor umbral con el que los cauces de primer orden descienden tanto como los superiores.</translation>
    </message>
    <message>
      <source>{} × {} cells</source>
      <translation>{} × {} celdas</translation>
    </message>
    <message>
      <source>{}, and {} {} would take at least {} without it (the limit is {} {}). {}</source>
      <translation>{}, y {} {} tardarían al menos {} sin él (el límite es {} {}). {}</translation>
    </message>
    <message>
      <source>{}, {} km of rivers up to order {}, {}, draining {} km².</source>
      <translation>{}, {} km de ríos hasta el orden {}, {}, que drenan {} km².</translation>
    </message>
    <message>
      <source>{}, {} km of rivers up to order {}, {}.</source>
      <translation>{}, {} km de ríos hasta el orden {}, {}.</translation>
    </message>
    <message>
      <source>{}, {} to {}</source>
      <translation>{}, {} a {}</translation>
    </message>
    <message>
      <source>{}, {} to {} km²</source>
      <translation>{}, {} a {} km²</translation>
    </message>
    <message>
      <source>{}. Choose a smaller STEP.</source>
      <translation>{}. Elija un STEP menor.</translation>
    </message>
    <message>
      <source>{}. Correct its {}, or leave that empty</source>
      <translation>{}. Corrija su {} o déjelo vacío</translation>
    </message>
    <message>
      <source>{}. Delete it too, or correct its {}</source>
      <translation>{}. Bórrelo también o corrija su {}</translation>
    </message>
    <message>
      <source>{}. Give it a number, or delete the feature</source>
      <translation>{}. Dele un número o borre el objeto</translation>
    </message>
    <message>
      <source>{}. Move one of them, or delete it</source>
      <translation>{}. Mueva uno de ellos o bórrelo</translation>
    </message>
    <message>
      <source>{}. Water runs down: begin it on higher land, or give its vertices a Z</source>
      <translation>{}. El agua baja: empiécela en tierra más alta, o dé un Z a sus vértices</translation>
    </message>
    <message>
      <source>{}: EXTENT touches {} lands, and drawn things belong to one. Move EXTENT, or give a larger LAND_SIZE.</source>
      <translation>{}: EXTENT toca {} tierras, y lo dibujado pertenece a una. Mueva EXTENT o indique un LAND_SIZE mayor.</translation>
    </message>
    <message>
      <source>{}: GDAL cannot write to ‘{}’ ({}). Choose another place.</source>
      <translation>{}: GDAL no puede escribir en «{}» ({}). Elija otro lugar.</translation>
    </message>
    <message>
      <source>{}: QGIS writes no features to a path with a line break (‘{}’). Choose another.</source>
      <translation>{}: QGIS no escribe objetos en una ruta con salto de línea («{}»). Elija otra.</translation>
    </message>
    <message>
      <source>{}: a Shapefile cuts field names at ten characters ({}); .gpkg does not.</source>
      <translation>{}: un Shapefile corta los nombres de campo a diez caracteres ({}); .gpkg no.</translation>
    </message>
    <message>
      <source>{}: a model is a GeoPackage. Give the file the ending .gpkg.</source>
      <translation>{}: un modelo es un GeoPackage. Dé al archivo la extensión .gpkg.</translation>
    </message>
    <message>
      <source>{}: a terrain model has no walls that water goes round. Take ‘outlet’.</source>
      <translation>{}: un modelo de terreno no tiene muros que el agua rodee. Tome «outlet».</translation>
    </message>
    <message>
      <source>{}: computing in plain Python, at least {}. {}</source>
      <translation>{}: se calcula en Python puro, al menos {}. {}</translation>
    </message>
    <message>
      <source>{}: heights up to {} m, {} triangles of sea</source>
      <translation>{}: alturas hasta {} m, {} triángulos de mar</translation>
    </message>
    <message>
      <source>{}: no cell of ‘{}’ has its centre in a polygon of ‘{}’.</source>
      <translation>{}: ninguna celda de «{}» tiene su centro en un polígono de «{}».</translation>
    </message>
    <message>
      <source>{}: no place of ‘{}’ has a height above 0: all of it would be sea. Sketch land.</source>
      <translation>{}: ningún lugar de «{}» tiene una altura por encima de 0: todo sería mar. Esboce tierra.</translation>
    </message>
    <message>
      <source>{}: no place of ‘{}’ is to be above 0. Give heights of land, in metres.</source>
      <translation>{}: ningún lugar de «{}» ha de estar por encima de 0. Dé alturas de tierra, en metros.</translation>
    </message>
    <message>
      <source>{}: nothing of ‘{}’ lies on the land of ‘{}’.</source>
      <translation>{}: nada de «{}» está en la tierra de «{}».</translation>
    </message>
    <message>
      <source>{}: only {} of {} features could be written to ‘{}’. Is the disk full? Else choose another format, .gpkg for example.</source>
      <translation>{}: solo se pudieron escribir {} de {} objetos en «{}». ¿Está lleno el disco? Si no, elija otro formato, .gpkg por ejemplo.</translation>
    </message>
    <message>
      <source>{}: rivers would climb above what the slope of the land allows between them and the sea on {} of {} edges. The land keeps its slope: they were lowered by a median of {} m, most by {}. Give gentler rivers or steeper land.</source>
      <translation>{}: los ríos subirían por encima de lo que permite la pendiente de la tierra entre ellos y el mar en {} de {} tramos. La tierra conserva su pendiente: se bajaron {} m de mediana, como mucho {}. Indique ríos más suaves o tierra más empinada.</translation>
    </message>
    <message>
      <source>{}: the expression ‘{}’ has no value: {}</source>
      <translation>{}: la expresión «{}» no tiene valor: {}</translation>
    </message>
    <message>
      <source>{}: the folder ‘{}’ does not exist. Create it, or choose another.</source>
      <translation>{}: la carpeta «{}» no existe. Créela o elija otra.</translation>
    </message>
    <message>
      <source>{}: the polygons of ‘{}’ cannot be united. Repair them with ‘Fix geometries’.</source>
      <translation>{}: los polígonos de «{}» no se pueden unir. Repárelos con «Fix geometries».</translation>
    </message>
    <message>
      <source>{}: the tiles of a .vrt cannot be written to ‘{}’. Choose a disk, or .tif.</source>
      <translation>{}: las teselas de un .vrt no se pueden escribir en «{}». Elija un disco o .tif.</translation>
    </message>
    <message>
      <source>{}: there is no layer or file ‘{}’. Check the name.</source>
      <translation>{}: no hay capa ni archivo «{}». Compruebe el nombre.</translation>
    </message>
    <message>
      <source>{}: there is no mesh layer ‘{}’. Check the name.</source>
      <translation>{}: no hay ninguna capa de malla «{}». Compruebe el nombre.</translation>
    </message>
    <message>
      <source>{}: there is no raster layer or file ‘{}’. Check the name.</source>
      <translation>{}: no hay capa ráster ni archivo «{}». Compruebe el nombre.</translation>
    </message>
    <message>
      <source>{}: up to {} m, on {} % of the land</source>
      <translation>{}: hasta {} m, en el {} % de la tierra</translation>
    </message>
    <message>
      <source>{}: with GROWTH random no water follows it.</source>
      <translation>{}: con GROWTH random ningún agua lo sigue.</translation>
    </message>
    <message>
      <source>{}: {} % of the land is under such lakes instead of {} %, as no {} there.</source>
      <translation>{}: el {} % de la tierra está bajo tales lagos en lugar del {} %, ya que no hay {} allí.</translation>
    </message>
    <message>
      <source>{}: {} cells, {} events, boundary {}, {}, {} neighbours, seed {}, E {} 1/m, D {} m, M {} m</source>
      <translation>{}: {} celdas, {} eventos, límite {}, {}, {} vecinos, semilla {}, E {} 1/m, D {} m, M {} m</translation>
    </message>
    <message>
      <source>{}: {} has {}, and no river has an order above {}. Choose a field of orders after Strahler, or none.</source>
      <translation>{}: {} tiene {}, y ningún río tiene un orden por encima de {}. Elija un campo de órdenes según Strahler o ninguno.</translation>
    </message>
    <message>
      <source>{}: {} lay on no island with room for rivers: left out.</source>
      <translation>{}: {} no estaba en ninguna isla con sitio para ríos: omitido.</translation>
    </message>
    <message>
      <source>{}: {} of ‘{}’ close no area: left out. Let them end on each other.</source>
      <translation>{}: {} de «{}» no cierran ningún área: omitidos. Haga que terminen unos en otros.</translation>
    </message>
    <message>
      <source>{}: {} of ‘{}’ has {} for {}. A width is more than 0 m, or empty.</source>
      <translation>{}: {} de «{}» tiene {} en {}. Una anchura es mayor que 0 m, o vacía.</translation>
    </message>
    <message>
      <source>{}: {} of ‘{}’ has {}. No number may be {}.</source>
      <translation>{}: {} de «{}» tiene {}. Ningún número puede ser {}.</translation>
    </message>
    <message>
      <source>{}: {} of ‘{}’ narrower than two cells of {}: taken as wide as that.</source>
      <translation>{}: {} de «{}» más estrechos que dos celdas de {}: se toman por así de anchos.</translation>
    </message>
    <message>
      <source>{}: {} of ‘{}’ {}: left out.</source>
      <translation>{}: {} de «{}» {}: omitido.</translation>
    </message>
    <message>
      <source>{}: {} things sketched; they fade over {} km</source>
      <translation>{}: {} objetos esbozados; se atenúan a lo largo de {} km</translation>
    </message>
    <message>
      <source>{}: {} vertices without a height got {}, since ‘{}’ files need one; .gpkg does not.</source>
      <translation>{}: {} vértices sin altura recibieron {}, ya que los archivos «{}» necesitan una; .gpkg no.</translation>
    </message>
    <message>
      <source>{}: {} × {} cells, relief {} m, roughness {}, seed {}</source>
      <translation>{}: {} × {} celdas, desnivel {} m, rugosidad {}, semilla {}</translation>
    </message>
    <message>
      <source>{}: ‘{}’ ({} × {} cells) has not the same cells as ‘{}’ ({} × {} cells): bring it to the same extent and cell size with ‘Warp (reproject)’.</source>
      <translation>{}: «{}» ({} × {} celdas) no tiene las mismas celdas que «{}» ({} × {} celdas): llévelo a la misma extensión y tamaño de celda con «Warp (reproject)».</translation>
    </message>
    <message>
      <source>{}: ‘{}’ cannot be opened as a raster.</source>
      <translation>{}: «{}» no se puede abrir como ráster.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ cannot be written ({}). Choose another name.</source>
      <translation>{}: «{}» no se puede escribir ({}). Elija otro nombre.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ cannot be written: {}.</source>
      <translation>{}: «{}» no se puede escribir: {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ does not hold {}.</source>
      <translation>{}: «{}» no contiene {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ files hold no geometry. Use .gpkg, for example.</source>
      <translation>{}: los archivos «{}» no contienen geometría. Use .gpkg, por ejemplo.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ goes down to {}. No number may be below 0.</source>
      <translation>{}: «{}» baja hasta {}. Ningún número puede estar por debajo de 0.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ goes up to {} m on ‘{}’. Is a no data value missing?</source>
      <translation>{}: «{}» llega hasta {} m en «{}». ¿Falta un valor sin datos?</translation>
    </message>
    <message>
      <source>{}: ‘{}’ goes up to {} mm a year. It may be {} at most.</source>
      <translation>{}: «{}» llega a {} mm al año. Puede ser {} como mucho.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ goes up to {}; it may be {} at most (metres per metre).</source>
      <translation>{}: «{}» llega a {}; puede ser {} como mucho (metros por metro).</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no data at all.</source>
      <translation>{}: «{}» no tiene ningún dato.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no data at {} nodes: they count as 0.</source>
      <translation>{}: «{}» no tiene datos en {} nudos: cuentan como 0.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no data in {} cells of the ground: they count as 0.</source>
      <translation>{}: «{}» no tiene datos en {} celdas del suelo: cuentan como 0.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no data on the land of ‘{}’. Check its CRS, or give another.</source>
      <translation>{}: «{}» no tiene datos en la tierra de «{}». Compruebe su SRC o indique otro.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no data on {} % of an island of {}; there it is taken as {}.</source>
      <translation>{}: «{}» no tiene datos en el {} % de una isla de {}; allí se toma {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no field with numbers. Give it one with heights.</source>
      <translation>{}: «{}» no tiene ningún campo con números. Dele uno con alturas.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no field ‘{}’. Choose one that it has.</source>
      <translation>{}: «{}» no tiene el campo «{}». Elija uno que tenga.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no height above 0. Give ranges or plains heights.</source>
      <translation>{}: «{}» no tiene alturas por encima de 0. Dé alturas a sierras o llanuras.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no line with a length. Choose a layer of rivers.</source>
      <translation>{}: «{}» no tiene ninguna línea con longitud. Elija una capa de ríos.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no polygon with an area. Choose another layer.</source>
      <translation>{}: «{}» no tiene ningún polígono con área. Elija otra capa.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has numbers and no header, so nobody knows how many are in a row. Write the lines ENVI; samples = {}; lines = {}; bands = 1; data type = {}; interleave = bsq; byte order = 0 into ‘{}’ beside it (type 12: 16 bits, 4: floats).</source>
      <translation>{}: «{}» tiene números y ninguna cabecera, así que nadie sabe cuántos hay en una fila. Escriba las líneas ENVI; samples = {}; lines = {}; bands = 1; data type = {}; interleave = bsq; byte order = 0 en «{}» a su lado (tipo 12: 16 bits, 4: coma flotante).</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has values below 0 (down to {}). They must be 0 or more.</source>
      <translation>{}: «{}» tiene valores por debajo de 0 (hasta {}). Deben ser 0 o más.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has {} of land, which is too little for rivers. {}.</source>
      <translation>{}: «{}» tiene {} de tierra, lo que es demasiado poco para ríos. {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has {}. Choose one as {}.</source>
      <translation>{}: «{}» tiene {}. Elija uno como {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has {}: its CRS is ignored.</source>
      <translation>{}: «{}» tiene {}: su SRC no se tiene en cuenta.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ holds neither {} nor a raster.</source>
      <translation>{}: «{}» no contiene ni {} ni un ráster.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is a folder. Give the name of a file in it.</source>
      <translation>{}: «{}» es una carpeta. Indique el nombre de un archivo en ella.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is a raster; a layer of features is needed.</source>
      <translation>{}: «{}» es un ráster; hace falta una capa de objetos.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is a vector layer; a raster is needed.</source>
      <translation>{}: «{}» es una capa vectorial; hace falta un ráster.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is in its archive already, and nothing is replaced there. Choose another.</source>
      <translation>{}: «{}» ya está en su archivo comprimido, y allí no se sustituye nada. Elija otro.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is larger than the Earth. {}.</source>
      <translation>{}: «{}» es mayor que la Tierra. {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is no coordinate reference system known here.</source>
      <translation>{}: «{}» no es un sistema de referencia de coordenadas conocido aquí.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is no point. Write it as x,y or x,y [EPSG:…].</source>
      <translation>{}: «{}» no es un punto. Escríbalo como x,y o x,y [EPSG:…].</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is {}. Check the name.</source>
      <translation>{}: «{}» no es {}. Compruebe el nombre.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ lies where {} has no ground. Correct the CRS of the layer.</source>
      <translation>{}: «{}» está donde {} no tiene suelo. Corrija el SRC de la capa.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ {}. Choose a layer of land.</source>
      <translation>{}: «{}» {}. Elija una capa de tierra.</translation>
    </message>
    <message>
      <source>{}; without {}, delete the rows ‘{}…’ of the table ‘{}’</source>
      <translation>{}; sin {}, borre las filas «{}…» de la tabla «{}»</translation>
    </message>
    <message>
      <source>{}; {} had been written before.</source>
      <translation>{}; {} ya se había escrito.</translation>
    </message>
    <message>
      <source>θ in the slope k · A^-θ: how much gentler rivers are the more they drain.</source>
      <translation>θ en la pendiente k · A^-θ: cuánto más suaves son los ríos cuanto más drenan.</translation>
    </message>
    <message>
      <source>χ: length to where the river ends, weighted by the area (m)</source>
      <translation>χ: longitud hasta donde acaba el río, ponderada por la superficie (m)</translation>
    </message>
    <message>
      <source>‘Render terrain’ makes rasters of the model, at the cells of the DEM just as that is, at finer ones with beds of rivers and shores of lakes. Move a course, draw a lake, raise or carve the ground, and render again. ‘Terrain from a DEM’ does both at once.</source>
      <translation>«Representar terreno» hace rásteres del modelo, en las celdas del MDE justo como este es, en otras más finas con lechos de ríos y orillas de lagos. Mueva un curso, dibuje un lago, eleve o excave el suelo y represéntelo de nuevo. «Terreno a partir de un MDE» hace ambas cosas a la vez.</translation>
    </message>
    <message>
      <source>‘{}/{}’ cannot be written: {}.</source>
      <translation>«{}/{}» no se puede escribir: {}.</translation>
    </message>
    <message>
      <source>‘{}’ can be read as {}, and its water does not tell which is right: set {}{}.</source>
      <translation>«{}» se puede leer como {}, y su agua no dice cuál es correcto: ponga {}{}.</translation>
    </message>
    <message>
      <source>‘{}’ cannot be read</source>
      <translation>«{}» no se puede leer</translation>
    </message>
    <message>
      <source>‘{}’ cannot be read ({}). {}.</source>
      <translation>«{}» no se puede leer ({}). {}.</translation>
    </message>
    <message>
      <source>‘{}’ cannot be read here ({}). Copy it to a disk.</source>
      <translation>«{}» no se puede leer aquí ({}). Cópielo a un disco.</translation>
    </message>
    <message>
      <source>‘{}’ cannot be unpacked into ‘{}’: {}.</source>
      <translation>«{}» no se puede desempaquetar en «{}»: {}.</translation>
    </message>
    <message>
      <source>‘{}’ cannot be written: {}.</source>
      <translation>«{}» no se puede escribir: {}.</translation>
    </message>
    <message>
      <source>‘{}’ consists of copies of layers, in which nothing has noted what was edited. Edit a copy of the whole file that ‘Terrain model’ has made.</source>
      <translation>«{}» se compone de copias de capas, en las que nada ha anotado lo editado. Edite una copia del archivo entero que ha hecho «Modelo de terreno».</translation>
    </message>
    <message>
      <source>‘{}’ exists, and its other layers would be lost. Choose a new file, or a .tif.</source>
      <translation>«{}» existe, y sus otras capas se perderían. Elija un archivo nuevo o un .tif.</translation>
    </message>
    <message>
      <source>‘{}’ files cannot hold these values unchanged. Use .tif, for example.</source>
      <translation>Los archivos «{}» no pueden contener estos valores sin cambios. Use .tif, por ejemplo.</translation>
    </message>
    <message>
      <source>‘{}’ has 8 bits: its terraces are evened out over three cells</source>
      <translation>«{}» tiene 8 bits: sus escalones se suavizan sobre tres celdas</translation>
    </message>
    <message>
      <source>‘{}’ has cells with the height {}, far from all others, which mostly stands for none, but no data value says so: they are taken for land. Enter {} as additional no data value in the properties of the layer (Transparency), or assign it with ‘Translate’.</source>
      <translation>«{}» tiene celdas con la altura {}, lejos de todas las demás, que suele indicar que no hay ninguna, pero ningún valor sin datos lo dice: se toman como tierra. Ponga {} como valor adicional sin datos en las propiedades de la capa (Transparencia), o asígnelo con «Translate».</translation>
    </message>
    <message>
      <source>‘{}’ has data under no whole triangle of the mesh. Give more POINTS, or a raster that covers the land.</source>
      <translation>«{}» no tiene datos bajo ningún triángulo entero de la malla. Dé más POINTS, o un ráster que cubra la tierra.</translation>
    </message>
    <message>
      <source>‘{}’ has heights up to {}: no land on Earth is so high in metres. If these are feet, set Z_UNIT to foot; else give a DEM as INPUT.</source>
      <translation>«{}» tiene alturas de hasta {}: ninguna tierra del mundo es tan alta en metros. Si son pies, ponga Z_UNIT en foot; si no, indique un MDE como INPUT.</translation>
    </message>
    <message>
      <source>‘{}’ has no data under {} triangles: they are left out.</source>
      <translation>«{}» no tiene datos bajo {} triángulos: se omiten.</translation>
    </message>
    <message>
      <source>‘{}’ has no layer ‘{}’. {}.</source>
      <translation>«{}» no tiene la capa «{}». {}.</translation>
    </message>
    <message>
      <source>‘{}’ has no rivers: give them as RIVERS.</source>
      <translation>«{}» no tiene ríos: indíquelos como RIVERS.</translation>
    </message>
    <message>
      <source>‘{}’ has values from {} to {}, half of them below {}: these are no heights. Choose a DEM.</source>
      <translation>«{}» tiene valores de {} a {}, la mitad de ellos por debajo de {}: no son alturas. Elija un MDE.</translation>
    </message>
    <message>
      <source>‘{}’ has {} of land, which is too little for a terrain. Check its CRS: without one, coordinates are metres.</source>
      <translation>«{}» tiene {} de tierra, lo que es demasiado poco para un terreno. Compruebe su SRC: sin él, las coordenadas son metros.</translation>
    </message>
    <message>
      <source>‘{}’ holds codes, and they come back as others</source>
      <translation>«{}» contiene códigos, y vuelven como otros</translation>
    </message>
    <message>
      <source>‘{}’ holds directions of the encoding {} (detected)</source>
      <translation>«{}» contiene direcciones de la codificación {} (detectada)</translation>
    </message>
    <message>
      <source>‘{}’ holds shades or classes from 0 to 255, and no heights.</source>
      <translation>«{}» contiene tonos o clases de 0 a 255, y no alturas.</translation>
    </message>
    <message>
      <source>‘{}’ holds {} in {}, which is no direction of the encoding {} ({} such cells). {}</source>
      <translation>«{}» contiene {} en {}, que no es una dirección de la codificación {} ({} celdas así). {}</translation>
    </message>
    <message>
      <source>‘{}’ is a picture of {} bands and holds no heights.</source>
      <translation>«{}» es una imagen de {} bandas y no contiene alturas.</translation>
    </message>
    <message>
      <source>‘{}’ is called what is made of heights, and is taken to hold none.</source>
      <translation>«{}» se llama como lo que se hace a partir de alturas, y se supone que no contiene ninguna.</translation>
    </message>
    <message>
      <source>‘{}’ is damaged: it cannot be unpacked. {}.</source>
      <translation>«{}» está dañado: no se puede desempaquetar. {}.</translation>
    </message>
    <message>
      <source>‘{}’ is in {} and holds no heights.</source>
      <translation>«{}» está en {} y no contiene alturas.</translation>
    </message>
    <message>
      <source>‘{}’ is missing at the end</source>
      <translation>falta «{}» al final</translation>
    </message>
    <message>
      <source>‘{}’ is missing before ‘{}’</source>
      <translation>falta «{}» antes de «{}»</translation>
    </message>
    <message>
      <source>‘{}’ is no file that could be replaced. Choose another name.</source>
      <translation>«{}» no es un archivo que se pueda sustituir. Elija otro nombre.</translation>
    </message>
    <message>
      <source>‘{}’ is no longer a GeoPackage with the layers of a model. {}.</source>
      <translation>«{}» ya no es un GeoPackage con las capas de un modelo. {}.</translation>
    </message>
    <message>
      <source>‘{}’ is no terrain model. {}.</source>
      <translation>«{}» no es un modelo de terreno. {}.</translation>
    </message>
    <message>
      <source>‘{}’ is not expected there</source>
      <translation>«{}» no se espera allí</translation>
    </message>
    <message>
      <source>‘{}’ is parted into {} triangles, which is too few for basins. Choose a SPACING of {} or less.</source>
      <translation>«{}» se divide en {} triángulos, que son muy pocos para cuencas. Elija un SPACING de {} o menos.</translation>
    </message>
    <message>
      <source>‘{}’ is there.</source>
      <translation>«{}» está listo.</translation>
    </message>
    <message>
      <source>‘{}’ is too small for a mesh of nodes {} apart: give more POINTS.</source>
      <translation>«{}» es demasiado pequeño para una malla de nudos a {}: indique más POINTS.</translation>
    </message>
    <message>
      <source>‘{}’ lies at or below the sea level of {} everywhere: there is no land to erode. Give a lower SEA_LEVEL.</source>
      <translation>«{}» está en todas partes al nivel del mar de {} o por debajo: no hay tierra que erosionar. Indique un SEA_LEVEL más bajo.</translation>
    </message>
    <message>
      <source>‘{}’ lies on both sides of the meridian where the map ends. It was put together, so coordinates go on beyond that: from {} to {}, in outputs too.</source>
      <translation>«{}» está a ambos lados del meridiano donde acaba el mapa. Se ha unido, así que las coordenadas siguen más allá: de {} a {}, también en las salidas.</translation>
    </message>
    <message>
      <source>‘{}’ looks like a picture: band {} holds colours, which are taken for heights. Give a DEM as INPUT, or the band with the heights as BAND.</source>
      <translation>«{}» parece una imagen: la banda {} contiene colores, que se toman como alturas. Indique un MDE como INPUT, o la banda con las alturas como BAND.</translation>
    </message>
    <message>
      <source>‘{}’ of island {}</source>
      <translation>«{}» de la isla {}</translation>
    </message>
    <message>
      <source>‘{}’ was made by a later version of Headwaters. Update the plugin to read it.</source>
      <translation>«{}» lo hizo una versión posterior de Headwaters. Actualice el complemento para leerlo.</translation>
    </message>
    <message>
      <source>‘{}’ was made by an earlier version of Headwaters. Build the model again.</source>
      <translation>«{}» lo hizo una versión anterior de Headwaters. Construya de nuevo el modelo.</translation>
    </message>
    <message>
      <source>‘{}’ was made of heights and holds none.</source>
      <translation>«{}» se hizo a partir de alturas y no contiene ninguna.</translation>
    </message>
    <message>
      <source>‘{}’ {}: it is no raster of D∞ angles. Choose another ENCODING or raster.</source>
      <translation>«{}» {}: no es un ráster de ángulos D∞. Elija otro ENCODING u otro ráster.</translation>
    </message>
    <message>
      <source>‘{}’, layer ‘courses’: {}</source>
      <translation>«{}», capa «courses»: {}</translation>
    </message>
    <message>
      <source>‘{}’, layer ‘courses’: {}. Move it into a valley, or give its vertices a Z.</source>
      <translation>«{}», capa «courses»: {}. Muévalo a un valle o dé una Z a sus vértices.</translation>
    </message>
    <message>
      <source>‘{}’, layer ‘courses’: {}. {}.</source>
      <translation>«{}», capa «courses»: {}. {}.</translation>
    </message>
    <message>
      <source>‘{}’, layer ‘{}’: feature {} {}.</source>
      <translation>«{}», capa «{}»: el objeto {} {}.</translation>
    </message>
    <message>
      <source>‘{}’: the field {} of feature {} holds ‘{}’, which is no whole number. Give each feature a number, or remove the field.</source>
      <translation>«{}»: el campo {} del objeto {} contiene «{}», que no es un número entero. Dé a cada objeto un número o quite el campo.</translation>
    </message>
    <message>
      <source>‘{}’: this looks like D∞ angles, not like D8 directions: {} in {}. Set {} to dinf where there is that choice, or give directions of the METHOD d8.</source>
      <translation>«{}»: esto parece ángulos D∞, no direcciones D8: {} en {}. Ponga {} en dinf donde haya esa opción, o indique direcciones del METHOD d8.</translation>
    </message>
    <message>
      <source>‘{}’: this looks like heights, not like flow directions: {} in {}. Give it as the DEM where there is one to give, or make directions of it with ‘Flow directions’.</source>
      <translation>«{}»: esto parece alturas, no direcciones de flujo: {} en {}. Indíquelo como MDE donde se pida uno, o haga direcciones de él con «Direcciones de flujo».</translation>
    </message>
    <message>
      <source>‘{}’: {:.0%} of the cells have the height 0. Is this the sea? Then set SEA_LEVEL to 0. If these are cells without data, enter 0 as additional no data value in the properties of the layer.</source>
      <translation>«{}»: el {:.0%} de las celdas tienen la altura 0. ¿Es el mar? Entonces ponga SEA_LEVEL en 0. Si son celdas sin datos, ponga 0 como valor adicional sin datos en las propiedades de la capa.</translation>
    </message>
    <message>
      <source>‘{}’: {:.0%} of the cells have the height {}, which mostly stands for none, but no data value says so: they are taken for land. Enter {} as additional no data value in the properties of the layer (Transparency), or assign it with ‘Translate’.</source>
      <translation>«{}»: el {:.0%} de las celdas tienen la altura {}, que suele indicar que no hay ninguna, pero ningún valor sin datos lo dice: se toman como tierra. Ponga {} como valor adicional sin datos en las propiedades de la capa (Transparencia), o asígnelo con «Translate».</translation>
    </message>
    <message>
      <source>‘{}’: {} islands are too small for a triangle, and were left out.</source>
      <translation>«{}»: {} islas son demasiado pequeñas para un triángulo, y se omitieron.</translation>
    </message>
    <message>
      <source>‘{}’: {} × {} cells, {} without data</source>
      <translation>«{}»: {} × {} celdas, {} sin datos</translation>
    </message>
    <message>
      <source>★ Start here</source>
      <translation>★ Empiece aquí</translation>
    </message>
  </context>
</TS>
