<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>Headwaters</name>
    <message>
      <source>, or give a DEM</source>
      <translation>, ou donnez un MNT</translation>
    </message>
    <message>
      <source>0 dry land, 1 river, 2 sea, 3 lake.</source>
      <translation>0 terre sèche, 1 rivière, 2 mer, 3 lac.</translation>
    </message>
    <message>
      <source>0 is smooth, 1 as rough as it gets: the fractal dimension of the noise is 2 and as much more. On shapes other than noise and diamondsquare it is also the strength of the noise. Empty: 0.3 for these two, else 0.</source>
      <translation>0 est lisse, 1 aussi rugueux que possible : la dimension fractale du bruit est 2 et autant en plus. Pour les formes autres que noise et diamondsquare, c’est aussi l’intensité du bruit. Vide : 0,3 pour ces deux-là, sinon 0.</translation>
    </message>
    <message>
      <source>0 makes them straight between the bends of their valleys, 2 lets them wind twice as much.</source>
      <translation>0 les rend droites entre les méandres de leurs vallées, 2 les laisse serpenter deux fois plus.</translation>
    </message>
    <message>
      <source>0 water to 13 beach, in the order of the text above.</source>
      <translation>De 0 eau à 13 plage, dans l’ordre du texte ci-dessus.</translation>
    </message>
    <message>
      <source>0.5 to 1 m</source>
      <translation>0,5 à 1 m</translation>
    </message>
    <message>
      <source>0: straight from node to node, 1: as rivers of their type wind, 2: strongly. The field sinuosity tells it, and terrain has the bends. Rivers never cross, so narrow land holds less.</source>
      <translation>0 : tout droit de nœud en nœud, 1 : comme serpentent les rivières de leur type, 2 : fortement. Le champ sinuosity le dit, et le relief a les méandres. Les rivières ne se croisent jamais, un terrain étroit en contient donc moins.</translation>
    </message>
    <message>
      <source>0: the way to the sea alone decides, as with nearest. Near 1: noise alone, and rivers wind about.</source>
      <translation>0 : le chemin vers la mer décide seul, comme avec nearest. Près de 1 : le bruit seul, et les rivières font de longs détours.</translation>
    </message>
    <message>
      <source>1 for rivers, 0 for land.</source>
      <translation>1 pour les rivières, 0 pour les terres.</translation>
    </message>
    <message>
      <source>1 to 2 m</source>
      <translation>1 à 2 m</translation>
    </message>
    <message>
      <source>1 where a river runs, 0 elsewhere</source>
      <translation>1 où coule une rivière, 0 ailleurs</translation>
    </message>
    <message>
      <source>1 where its land, or that of one upstream, reaches the edge of the data; else 0</source>
      <translation>1 où son terrain, ou celui d’un bassin en amont, atteint le bord des données ; sinon 0</translation>
    </message>
    <message>
      <source>1 where more flows than the rating curve tells, so that it stands at MAX_STAGE</source>
      <translation>1 où il passe plus que n’en dit la courbe de tarage, si bien que l’eau est à MAX_STAGE</translation>
    </message>
    <message>
      <source>1 where the river begins or ends in a body of water, 0 where it dries out</source>
      <translation>1 où la rivière commence ou finit dans un plan d’eau, 0 où elle tarit</translation>
    </message>
    <message>
      <source>1,200 – 2,400 m</source>
      <translation>1 200 – 2 400 m</translation>
    </message>
    <message>
      <source>100 – 300 m</source>
      <translation>100 – 300 m</translation>
    </message>
    <message>
      <source>12,345.6 km²</source>
      <translation>12 345,6 km²</translation>
    </message>
    <message>
      <source>16 bits</source>
      <translation>16 bits</translation>
    </message>
    <message>
      <source>16 bits a pixel, by its ending.</source>
      <translation>16 bits par pixel ; l’extension décide du format.</translation>
    </message>
    <message>
      <source>1: as wide as rivers of their flow are, 4 m at 1 m³/s and with its square root. Wider rivers are deeper, and wind in longer bends.</source>
      <translation>1 : aussi larges que le sont les rivières de leur débit, 4 m à 1 m³/s et selon sa racine carrée. Les rivières plus larges sont plus profondes et ont de plus longs méandres.</translation>
    </message>
    <message>
      <source>1: one in the centre. More stand where the seed says, the highest as high as the relief.</source>
      <translation>1 : un au centre. S’il y en a plusieurs, ils sont là où le dit la graine, le plus haut aussi haut que le dénivelé.</translation>
    </message>
    <message>
      <source>1: the ground as it was made; 0: a blend of its primitives; between them less of erosion, above 1 more.</source>
      <translation>1 : le sol tel qu’il a été fait ; 0 : un fondu de ses primitives ; entre les deux moins d’érosion, au-dessus de 1 davantage.</translation>
    </message>
    <message>
      <source>2 to 4 m</source>
      <translation>2 à 4 m</translation>
    </message>
    <message>
      <source>300 – 600 m</source>
      <translation>300 – 600 m</translation>
    </message>
    <message>
      <source>4, over sides alone</source>
      <translation>4, par les côtés seulement</translation>
    </message>
    <message>
      <source>600 – 1,200 m</source>
      <translation>600 – 1 200 m</translation>
    </message>
    <message>
      <source>64-bit integers or another type that QGIS cannot read</source>
      <translation>des entiers de 64 bits ou un autre type que QGIS ne sait pas lire</translation>
    </message>
    <message>
      <source>8 bits</source>
      <translation>8 bits</translation>
    </message>
    <message>
      <source>8: 0 to 255, as engines take them. 16: 0 to 65535.</source>
      <translation>8 : de 0 à 255, comme les moteurs de jeu les prennent. 16 : de 0 à 65535.</translation>
    </message>
    <message>
      <source>&lt;i&gt;d8&lt;/i&gt; sends all water to one neighbour and counts exactly; &lt;i&gt;dinf&lt;/i&gt; shares it between the two neighbours beside the steepest slope; &lt;i&gt;mfd&lt;/i&gt; shares it among all lower neighbours by slope.</source>
      <translation>&lt;i&gt;d8&lt;/i&gt; envoie toute l’eau vers un voisin et compte exactement ; &lt;i&gt;dinf&lt;/i&gt; la partage entre les deux voisins de la plus forte pente ; &lt;i&gt;mfd&lt;/i&gt; la partage selon la pente entre tous les voisins plus bas.</translation>
    </message>
    <message>
      <source>&lt;i&gt;energy&lt;/i&gt;: the ground is a sponge. The table is the surface of least energy between tension, gravity and capillarity: it is draped over the land below hills. In hollows that the table around them keeps wet water is open; each lake has one level, no higher than the brim. &lt;i&gt;snow&lt;/i&gt;: lies on the ground where it freezes, deeper higher up and in gullies. &lt;i&gt;dupuit&lt;/i&gt;: recharge flows through an aquifer to the sea, and comes out where the table reaches the ground. No water crosses the edge of the data.</source>
      <translation>&lt;i&gt;energy&lt;/i&gt; : le sol est une éponge. La nappe est la surface de moindre énergie entre tension, gravité et capillarité : elle épouse le terrain sous les collines. Dans les creux que la nappe alentour garde humides, l’eau est libre ; chaque lac a un seul niveau, pas plus haut que son bord. &lt;i&gt;snow&lt;/i&gt; : repose sur le sol là où il gèle, plus épaisse en altitude et dans les ravines. &lt;i&gt;dupuit&lt;/i&gt; : la recharge s’écoule par un aquifère vers la mer, et ressort là où la nappe atteint le sol. Aucune eau ne franchit le bord des données.</translation>
    </message>
    <message>
      <source>&lt;i&gt;exact&lt;/i&gt; is fast and uses all processors. &lt;i&gt;sweeps&lt;/i&gt; lets the fill come in from the coast step by step and can stop before its end, for teaching; run to its end it gives the same surface.</source>
      <translation>&lt;i&gt;exact&lt;/i&gt; est rapide et utilise tous les processeurs. &lt;i&gt;sweeps&lt;/i&gt; fait venir le comblement pas à pas depuis la côte et peut s’arrêter avant la fin, pour enseigner ; mené à terme il donne la même surface.</translation>
    </message>
    <message>
      <source>&lt;i&gt;k&lt;/i&gt;&lt;sub&gt;sn&lt;/sub&gt; of a point is that of the stretch below it. Knickpoints are where a profile bulges: where it stands above the lower hull of itself by more than KNICK_HEIGHT. CONCAVITY_FITTED is the θ for which tributaries and their river lie best on one line.</source>
      <translation>&lt;i&gt;k&lt;/i&gt;&lt;sub&gt;sn&lt;/sub&gt; d’un point est celui du bief au-dessous de lui. Les ruptures de pente sont là où un profil en long se bombe : là où il dépasse sa propre enveloppe inférieure de plus de KNICK_HEIGHT. CONCAVITY_FITTED est le θ pour lequel les affluents et leur rivière s’alignent le mieux.</translation>
    </message>
    <message>
      <source>&lt;i&gt;links&lt;/i&gt; makes one subbasin for each stretch of river between junctions; land that drains to no river is in none. &lt;i&gt;area&lt;/i&gt; makes subbasins of about AREA. &lt;i&gt;pfafstetter&lt;/i&gt; gives the four largest tributaries of each basin the digits 2, 4, 6, 8 and the land between them 1, 3, 5, 7, 9, and divides these again to DEPTH.</source>
      <translation>&lt;i&gt;links&lt;/i&gt; fait un sous-bassin pour chaque portion de rivière entre confluences ; le terrain qui ne se draine vers aucune rivière n’est dans aucun. &lt;i&gt;area&lt;/i&gt; fait des sous-bassins d’environ AREA. &lt;i&gt;pfafstetter&lt;/i&gt; donne aux quatre plus grands affluents de chaque bassin les chiffres 2, 4, 6, 8 et au terrain entre eux 1, 3, 5, 7, 9, et les divise de nouveau jusqu’à DEPTH.</translation>
    </message>
    <message>
      <source>&lt;i&gt;outlets&lt;/i&gt; are all cells where water ends: at the sea, at the edge, in a pit. &lt;i&gt;points&lt;/i&gt; beside a river move to it within SNAP, as SNAP_TO says, and it is told how far. &lt;i&gt;rivers&lt;/i&gt; are lines that follow the directions, as ‘River network’ draws them; the watershed of each has its id. &lt;i&gt;lakes&lt;/i&gt; are polygons.</source>
      <translation>&lt;i&gt;outlets&lt;/i&gt; sont toutes les cellules où l’eau s’arrête : à la mer, au bord, dans une fosse. &lt;i&gt;points&lt;/i&gt; près d’une rivière s’y déplacent à moins de SNAP, comme le dit SNAP_TO, et la distance est indiquée. &lt;i&gt;rivers&lt;/i&gt; sont des lignes qui suivent les directions, comme « Réseau hydrographique » les dessine ; le bassin de chacune a son identifiant. &lt;i&gt;lakes&lt;/i&gt; sont des polygones.</translation>
    </message>
    <message>
      <source>A DEM and a click are enough: depressions are filled, directions found, and the point is moved to the river beside it. With DIRECTIONS, which ‘Flow directions’ or any other program has made, only what the point needs is computed.</source>
      <translation>Un MNT et un clic suffisent : les dépressions sont comblées, les directions trouvées, et le point est déplacé vers la rivière voisine. Avec DIRECTIONS, faites par « Directions d’écoulement » ou un autre programme, seul ce dont le point a besoin est calculé.</translation>
    </message>
    <message>
      <source>A GeoPackage made by ‘Terrain model’, whose courses were edited since. It is never changed.</source>
      <translation>Un GeoPackage fait par « Modèle de relief », dont les tracés ont été modifiés depuis. Il n’est jamais modifié.</translation>
    </message>
    <message>
      <source>A GeoPackage made by ‘Terrain model’. It is never changed.</source>
      <translation>Un GeoPackage fait par « Modèle de relief ». Il n’est jamais modifié.</translation>
    </message>
    <message>
      <source>A band for each class: its share of the cell and its eight neighbours, 0 to 255; bands add up to 255, and are 0 where the DEM has no data.</source>
      <translation>Une bande par classe : sa part de la cellule et de ses huit voisines, de 0 à 255 ; les bandes font ensemble 255, et sont 0 là où le MNT n’a pas de données.</translation>
    </message>
    <message>
      <source>A cell is of a lake when its centre lies in it. A field id, if there is one, numbers the watersheds.</source>
      <translation>Une cellule est d’un lac si son centre s’y trouve. Un champ id, s’il existe, numérote les bassins versants.</translation>
    </message>
    <message>
      <source>A cell is of a lake when its centre lies in it. A lake is one subbasin with the land that drains to it beside rivers; rivers end at its shore, and its water leaves by one outlet.</source>
      <translation>Une cellule est d’un lac si son centre s’y trouve. Un lac est un sous-bassin avec le terrain qui s’y draine à côté des rivières ; les rivières s’arrêtent à sa rive, et son eau en sort par un seul exutoire.</translation>
    </message>
    <message>
      <source>A cell is river when at least so many cells drain through it, itself included.</source>
      <translation>Une cellule est rivière si au moins autant de cellules s’y drainent, elle comprise.</translation>
    </message>
    <message>
      <source>A cell is river when at least this area drains through it. Empty: the readable number that makes about one cell in a hundred a river, up to five where these were but a few rivers; the log says which.</source>
      <translation>Une cellule est rivière si au moins cette surface s’y draine. Vide : le nombre rond qui fait d’environ une cellule sur cent une rivière, jusqu’à cinq là où il n’y en aurait que peu ; le journal le dit.</translation>
    </message>
    <message>
      <source>A cell is river when at least this much drains through it. Empty: the readable number that makes about one cell in a hundred a river, up to five where these were but a few rivers; the log says which.</source>
      <translation>Une cellule est rivière si au moins autant s’y draine. Vide : le nombre rond qui fait d’environ une cellule sur cent une rivière, jusqu’à cinq là où il n’y en aurait que peu ; le journal le dit.</translation>
    </message>
    <message>
      <source>A cell with at least this accumulation is river. Empty: the readable number (1, 2 or 5 with zeros) that makes about one cell in a hundred a river, with directions up to five where these were but a few rivers; the log says which.</source>
      <translation>Une cellule d’au moins cette accumulation est rivière. Vide : le nombre rond (1, 2 ou 5 avec des zéros) qui fait d’environ une cellule sur cent une rivière, avec des directions jusqu’à cinq là où il n’y en aurait que peu ; le journal le dit.</translation>
    </message>
    <message>
      <source>A cell with more than this is no river either. Empty: no limit.</source>
      <translation>Une cellule qui dépasse cette valeur n’est pas rivière non plus. Vide : aucune limite.</translation>
    </message>
    <message>
      <source>A coast needs three corners or more: draw around the land.</source>
      <translation>Une côte a trois sommets ou plus : dessinez autour de la terre.</translation>
    </message>
    <message>
      <source>A depression that is deeper than this, a quarry or a crater, stays as it is with all that is in it. Empty: every depression is filled.</source>
      <translation>Une dépression plus profonde, carrière ou cratère, reste telle quelle avec tout ce qu’elle contient. Vide : toute dépression est comblée.</translation>
    </message>
    <message>
      <source>A discharge becomes a stage by the rating curve of its reach. For each stage the land of the reach gives volume and bed of the water; over the length of the reach these are a mean cross-section &lt;i&gt;A&lt;/i&gt; and its perimeter &lt;i&gt;P&lt;/i&gt;, and Manning's formula tells what flows: &lt;i&gt;Q&lt;/i&gt; = &lt;i&gt;A&lt;/i&gt; (&lt;i&gt;A&lt;/i&gt;/&lt;i&gt;P&lt;/i&gt;)&lt;sup&gt;2/3&lt;/sup&gt; √&lt;i&gt;S&lt;/i&gt; / &lt;i&gt;n&lt;/i&gt;, with the slope &lt;i&gt;S&lt;/i&gt; of the reach.</source>
      <translation>Un débit devient une hauteur d’eau par la courbe de tarage de son tronçon. Pour chaque hauteur d’eau, le terrain du tronçon donne le volume et le lit de l’eau ; divisés par la longueur du tronçon, ce sont une section moyenne &lt;i&gt;A&lt;/i&gt; et son périmètre &lt;i&gt;P&lt;/i&gt;, et la formule de Manning dit ce qui s’écoule : &lt;i&gt;Q&lt;/i&gt; = &lt;i&gt;A&lt;/i&gt; (&lt;i&gt;A&lt;/i&gt;/&lt;i&gt;P&lt;/i&gt;)&lt;sup&gt;2/3&lt;/sup&gt; √&lt;i&gt;S&lt;/i&gt; / &lt;i&gt;n&lt;/i&gt;, avec la pente &lt;i&gt;S&lt;/i&gt; du tronçon.</translation>
    </message>
    <message>
      <source>A drop goes to a lower neighbour with a probability proportional to exp(E × fall). The larger, the straighter its path and the fewer its choices. Empty: 0.05 as in the article; on a DEM times 199 m over its relief.</source>
      <translation>Une goutte va vers un voisin plus bas avec une probabilité proportionnelle à exp(E × chute). Plus la valeur est grande, plus son chemin est droit et moins elle a le choix. Vide : 0,05 comme dans l’article ; sur un MNT, fois 199 m divisés par son dénivelé.</translation>
    </message>
    <message>
      <source>A field with heights in metres. Empty: Z, or DEM.</source>
      <translation>Un champ d’altitudes en mètres. Vide : Z, ou le MNT.</translation>
    </message>
    <message>
      <source>A field with the order after Strahler that the river of each mouth is to have. Empty: chosen.</source>
      <translation>Un champ avec l’ordre de Strahler que doit avoir la rivière de chaque embouchure. Vide : choisi.</translation>
    </message>
    <message>
      <source>A file cannot be read or written ({}). Is its disk there?</source>
      <translation>Un fichier ne peut être lu ou écrit ({}). Son disque est-il là ?</translation>
    </message>
    <message>
      <source>A hollow that only a deeper gorge would drain becomes a lake where it is large enough, and is else cut and raised in part.</source>
      <translation>Un creux que seule une gorge plus profonde drainerait devient un lac s’il est assez grand ; sinon il est en partie entaillé et en partie rehaussé.</translation>
    </message>
    <message>
      <source>A kernel is compiled and run, threads are set to work, and the folder of the machine code is looked at. What is wrong stands at the top, each with what to do; &lt;i&gt;PROBLEMS&lt;/i&gt; counts it. Send the page along when you report an error.</source>
      <translation>Un noyau est compilé et exécuté, des fils d’exécution sont mis au travail, et le dossier du code machine est examiné. Ce qui ne va pas est en haut, chaque fois avec ce qu’il faut faire ; &lt;i&gt;PROBLEMS&lt;/i&gt; en donne le nombre. Joignez la page quand vous signalez une erreur.</translation>
    </message>
    <message>
      <source>A layer for each kind of thing, and a table.</source>
      <translation>Une couche pour chaque sorte d’objets, et une table.</translation>
    </message>
    <message>
      <source>A line downstream from each point, with the fields of the point.</source>
      <translation>Une ligne vers l’aval depuis chaque point, avec les champs du point.</translation>
    </message>
    <message>
      <source>A link is a river from junction to junction. A stream is a chain of links of one Strahler order. Lines are fitted by
least squares to logarithms (base 10); R² is the share of the variance that they explain.</source>
      <translation>Un tronçon est une rivière de confluence en confluence. Un cours d’eau est une chaîne de tronçons d’un même ordre de Strahler. Les droites sont
ajustées par moindres carrés à des logarithmes (de base 10) ; R² est la part de la variance qu’elles expliquent.</translation>
    </message>
    <message>
      <source>A list of the masks, which are written beside it, each in a file.</source>
      <translation>Une liste des masques, qui sont écrits à côté, chacun dans un fichier.</translation>
    </message>
    <message>
      <source>A mesh layer to erode in place of a DEM.</source>
      <translation>Une couche de maillage à éroder à la place d’un MNT.</translation>
    </message>
    <message>
      <source>A model keeps the bends of its rivers as three numbers for each course, so that rasters of any cell size can show what fits them. Here every bend is drawn, with the side channels of braided rivers and the arms of deltas. The model may have been edited: lines are those that ‘Render terrain’ takes.</source>
      <translation>Un modèle garde les méandres de ses rivières en trois nombres par tracé, pour que des rasters de toute taille de cellule puissent montrer ce qui leur convient. Ici chaque méandre est dessiné, avec les bras secondaires des rivières en tresses et les bras des deltas. Le modèle peut avoir été modifié : les lignes sont celles que prend « Calculer le relief ».</translation>
    </message>
    <message>
      <source>A network of {:,} links is small: each number is rough.</source>
      <translation>Un réseau de {:,} tronçons est petit : chaque nombre est approximatif.</translation>
    </message>
    <message>
      <source>A number that cannot be had stays empty, and the page says why.</source>
      <translation>Un nombre que l’on ne peut obtenir reste vide, et la page dit pourquoi.</translation>
    </message>
    <message>
      <source>A page for each gauge, to be printed: a map of the catchment with its rivers and its longest path, a profile, the hypsometric curve, all numbers with units and sources, and what it was made from. Of more watersheds than 100 only the 100 largest have one.</source>
      <translation>Une page par station de jaugeage, à imprimer : une carte du bassin versant avec ses rivières et son plus long chemin, un profil en long, la courbe hypsométrique, tous les nombres avec unités et sources, et de quoi elle a été faite. Au-delà de 100 bassins versants, seuls les 100 plus grands en ont une.</translation>
    </message>
    <message>
      <source>A page with all measures and plots in one file.</source>
      <translation>Une page avec toutes les mesures et tous les graphiques dans un seul fichier.</translation>
    </message>
    <message>
      <source>A page with all that was found.</source>
      <translation>Une page avec tout ce qui a été trouvé.</translation>
    </message>
    <message>
      <source>A page with how far streams fall at each of the ten thresholds, how much orders differ, and the one that is chosen.</source>
      <translation>Une page indiquant de combien tombent les cours d’eau à chacun des dix seuils, combien les ordres diffèrent, et le seuil choisi.</translation>
    </message>
    <message>
      <source>A page with the runs that were made, and their times.</source>
      <translation>Une page avec les exécutions faites et leurs durées.</translation>
    </message>
    <message>
      <source>A point moves to the nearest cell of a river: those that carry the most water, about one in a hundred; the log says from which area on. Empty: within 10 cells. 0: points stay on their cells.</source>
      <translation>Un point se déplace vers la cellule de rivière la plus proche : celles qui portent le plus d’eau, environ une sur cent ; le journal dit à partir de quelle surface. Vide : à moins de 10 cellules. 0 : les points restent sur leurs cellules.</translation>
    </message>
    <message>
      <source>A raster, in which what is 0 or less or has no data is sea; or lines (ranges), polygons (plains; with 0 or less the sea) and points (summits) with heights, which pass smoothly into what lies around. Basins grow from low to high, and the land follows the heights as far as rivers can.</source>
      <translation>Un raster, où ce qui vaut 0 ou moins ou n’a pas de données est la mer ; ou des lignes (chaînes), des polygones (plaines ; avec 0 ou moins la mer) et des points (sommets) avec des altitudes, qui se fondent dans ce qui les entoure. Les bassins croissent du bas vers le haut, et le relief suit ces altitudes autant que les rivières le permettent.</translation>
    </message>
    <message>
      <source>A reach that carries more than its curve tells stands at this stage, and is named in the log.</source>
      <translation>Un tronçon qui porte plus que sa courbe n’en dit se tient à cette hauteur d’eau et est nommé dans le journal.</translation>
    </message>
    <message>
      <source>A river is every cell whose accumulation reaches the threshold. Lines lead along the flow directions from a head or junction to the next junction or to the mouth, always downstream; the last vertex of a line is the first of the line below it. Each line knows the line it flows into, the nodes at its ends, its orders after Strahler, Shreve, Horton and Hack, its length on the ground, the area that drains to both ends and its distance to the sea.</source>
      <translation>Est rivière toute cellule dont l’accumulation atteint le seuil. Les lignes suivent les directions d’une source ou d’une confluence à la suivante ou à l’embouchure, toujours vers l’aval ; le dernier sommet d’une ligne est le premier de la suivante. Chaque ligne connaît celle où elle se jette, les nœuds de ses bouts, ses ordres selon Strahler, Shreve, Horton et Hack, sa longueur au sol, la surface drainée à ses deux bouts et sa distance à la mer.</translation>
    </message>
    <message>
      <source>A terrain from a coast, what drains through each cell, and how high it is above rivers.</source>
      <translation>Un relief à partir d’une côte, ce qui s’écoule par chaque cellule et sa hauteur au-dessus des rivières.</translation>
    </message>
    <message>
      <source>A triangle carries a river where so much drains through it, weighed by rain. Empty: so that there are some hundred rivers. Sketched rivers always are rivers.</source>
      <translation>Un triangle porte une rivière là où autant d’eau le traverse, pondérée par la pluie. Vide : de sorte qu’il y ait quelques centaines de rivières. Les rivières esquissées en sont toujours.</translation>
    </message>
    <message>
      <source>A watershed is all the land that drains to one outlet. Those that are too small to hold a river are merged into the neighbour with the longest shared border. Each river bears the id of its watershed as &lt;i&gt;basin&lt;/i&gt;, and the heights of the surface that the water runs over, so that none rises on its way. Lines lead from junction to junction, through lakes too; fields tell the lake that a line lies in or crosses, and how much of it does.</source>
      <translation>Un bassin versant est tout le terrain qui se draine vers une sortie. Ceux qui sont trop petits pour une rivière sont fusionnés avec le voisin de plus longue limite commune. Chaque rivière porte l’identifiant de son bassin comme &lt;i&gt;basin&lt;/i&gt;, et les altitudes de la surface où l’eau coule, si bien qu’aucune ne remonte. Les lignes vont de confluence en confluence, à travers les lacs aussi ; des champs disent le lac où une ligne se trouve ou qu’elle traverse, et combien d’elle s’y trouve.</translation>
    </message>
    <message>
      <source>ACCUMULATION: no cell of ‘{}’ is above 0, so nothing tells where rivers begin. Give the result of ‘Flow accumulation’.</source>
      <translation>ACCUMULATION : aucune cellule de « {} » n’est au-dessus de 0, rien ne dit donc où commencent les rivières. Donnez le résultat de « Accumulation des écoulements ».</translation>
    </message>
    <message>
      <source>AREA is for DIVIDE area: it is not used.</source>
      <translation>AREA est pour DIVIDE area : il n’est pas utilisé.</translation>
    </message>
    <message>
      <source>AREA must be greater than 0: say how many km² a subbasin is to have.</source>
      <translation>AREA doit être supérieur à 0 : dites combien de km² un sous-bassin doit avoir.</translation>
    </message>
    <message>
      <source>About 11; of the rivers that wind, but brooks in meadows (E).</source>
      <translation>Environ 11 ; pour les rivières à méandres, sauf les ruisseaux de prairie (E).</translation>
    </message>
    <message>
      <source>About 2.5 % in SRTM, 0 in a terrain that water has made. Cells of flats count, those of a lake too.</source>
      <translation>Environ 2,5 % dans SRTM, 0 dans un relief que l’eau a façonné. Les cellules des replats comptent, celles d’un lac aussi.</translation>
    </message>
    <message>
      <source>About 5 % in SRTM, 0 in a terrain that water has made.</source>
      <translation>Environ 5 % dans SRTM, 0 dans un relief que l’eau a façonné.</translation>
    </message>
    <message>
      <source>About 72° where it is humid, narrower where it is arid.</source>
      <translation>Environ 72° en climat humide, plus aigu en climat aride.</translation>
    </message>
    <message>
      <source>About how high land is to be, averaged over a spacing: a coarse DEM, or contours, spot heights and polygons with a number, between which and the shore heights are taken as even slopes. Uplift is found for them; rivers, valleys and ridges are as nature makes them. Where there are none uplift holds as it is. PEAK wins. Where slopes of the land are given, those decide.</source>
      <translation>À peu près quelle altitude le terrain doit avoir, en moyenne sur un espacement : un MNT grossier, ou des courbes de niveau, des points cotés et des polygones avec un nombre, entre lesquels et le rivage des pentes régulières sont supposées. Le soulèvement est cherché pour elles ; rivières, vallées et crêtes sont telles que la nature les fait. Là où il n’y en a pas, le soulèvement vaut tel quel. PEAK l’emporte. Là où des pentes du terrain sont données, elles décident.</translation>
    </message>
    <message>
      <source>Above 2,400 m</source>
      <translation>Au-dessus de 2 400 m</translation>
    </message>
    <message>
      <source>Accumulating</source>
      <translation>Accumulation</translation>
    </message>
    <message>
      <source>Accumulating the rain</source>
      <translation>Accumulation de la pluie</translation>
    </message>
    <message>
      <source>Accumulation</source>
      <translation>Accumulation</translation>
    </message>
    <message>
      <source>Accumulation where the point is now (in its own unit)</source>
      <translation>Accumulation où le point est maintenant (dans sa propre unité)</translation>
    </message>
    <message>
      <source>Add the land and the way down to the project</source>
      <translation>Ajouter le terrain et le chemin vers l’aval au projet</translation>
    </message>
    <message>
      <source>Added to all heights, after they were multiplied.</source>
      <translation>S’ajoute à toutes les altitudes, après leur multiplication.</translation>
    </message>
    <message>
      <source>Adding up</source>
      <translation>Addition</translation>
    </message>
    <message>
      <source>Adding up distances</source>
      <translation>Addition des distances</translation>
    </message>
    <message>
      <source>Adding up from the ridges down</source>
      <translation>Addition des crêtes vers l’aval</translation>
    </message>
    <message>
      <source>Adding up how far water falls</source>
      <translation>Addition de la chute de l’eau</translation>
    </message>
    <message>
      <source>Adding up the flow</source>
      <translation>Addition des débits</translation>
    </message>
    <message>
      <source>Adding up the rain</source>
      <translation>Addition de la pluie</translation>
    </message>
    <message>
      <source>Adding what enters tiles</source>
      <translation>Ajout de ce qui entre dans les tuiles</translation>
    </message>
    <message>
      <source>Adds up what drains through every cell: upstream area, number of cells, or rain. A cell counts itself.</source>
      <translation>Additionne ce qui s’écoule par chaque cellule : surface amont, nombre de cellules ou pluie. Une cellule se compte elle-même.</translation>
    </message>
    <message>
      <source>Advanced parameters</source>
      <translation>Paramètres avancés</translation>
    </message>
    <message>
      <source>Algorithm</source>
      <translation>Algorithme</translation>
    </message>
    <message>
      <source>All follow from two measures. The slope is the tangent tan β of its angle. The specific area &lt;i&gt;a&lt;/i&gt;, in m² per metre, is what drains through a cell over the width across which it leaves.</source>
      <translation>Tous découlent de deux mesures. La pente est la tangente tan β de son angle. La surface spécifique &lt;i&gt;a&lt;/i&gt;, en m² par mètre, est ce qui se draine par une cellule, divisé par la largeur sur laquelle l’eau en sort.</translation>
    </message>
    <message>
      <source>All is compiled.</source>
      <translation>Tout est compilé.</translation>
    </message>
    <message>
      <source>All land of the largest island would be level, as high as the sea. Give more TERRAIN_SLOPE, or maps of slopes or uplift that are above 0.</source>
      <translation>Toute la terre de la plus grande île serait plate, aussi haute que la mer. Donnez plus de TERRAIN_SLOPE, ou des cartes de pentes ou de soulèvement supérieures à 0.</translation>
    </message>
    <message>
      <source>All other land stays as it is, bit for bit; with polygons all land but theirs does. Heights of rivers on the new ground follow from it, but for those that were given: a course whose heights alone were edited keeps them, as far as no hillslope becomes too steep. They carry more or less as more or less land drains to them, and are wider or narrower for it.</source>
      <translation>Tout le reste du terrain demeure tel quel, au bit près ; avec des polygones, tout sauf le leur. Les altitudes des rivières sur le nouveau sol en découlent, sauf celles qui ont été données : un tracé dont seules les altitudes ont été modifiées les garde, tant qu’aucun versant ne devient trop raide. Les rivières portent plus ou moins d’eau selon que plus ou moins de terrain s’y draine, et sont plus larges ou plus étroites en conséquence.</translation>
    </message>
    <message>
      <source>All points have the same area.</source>
      <translation>Tous les points ont la même surface.</translation>
    </message>
    <message>
      <source>All rivers are raised alike until the highest one of the largest island reaches this height; on the other islands less, as they are narrower. Empty: as is usual on so much land, and what the slopes give where RIVER_SLOPE or its map is given.</source>
      <translation>Toutes les rivières sont rehaussées de même jusqu’à ce que la plus haute de la plus grande île atteigne cette altitude ; moins sur les autres îles, qui sont plus étroites. Vide : comme il est courant sur autant de terre, et ce que donnent les pentes là où RIVER_SLOPE ou sa carte est donné.</translation>
    </message>
    <message>
      <source>All streams are of one order; a ratio needs two.</source>
      <translation>Tous les cours d’eau sont du même ordre ; un rapport en demande deux.</translation>
    </message>
    <message>
      <source>All workers must reach inputs under the same path.</source>
      <translation>Tous les workers doivent atteindre les entrées par le même chemin.</translation>
    </message>
    <message>
      <source>All workers must reach the folders of outputs, or HEADWATERS_SCRATCH where it is set and no output is a .vrt, under the same path.</source>
      <translation>Tous les workers doivent atteindre par le même chemin les dossiers des sorties, ou HEADWATERS_SCRATCH là où il est défini et où aucune sortie n’est un .vrt.</translation>
    </message>
    <message>
      <source>Along that path from its vertex nearest to the centroid to the outlet (km)</source>
      <translation>Le long de ce chemin, de son sommet le plus proche du centroïde à la sortie (km)</translation>
    </message>
    <message>
      <source>Alpine meadow</source>
      <translation>Pelouse alpine</translation>
    </message>
    <message>
      <source>An island of two volcanoes is made, and its depressions are filled down to the sea.</source>
      <translation>Une île de deux volcans est créée, et ses dépressions sont comblées jusqu’à la mer.</translation>
    </message>
    <message>
      <source>Angle between rivers that meet (°)</source>
      <translation>Angle entre les rivières qui se rejoignent (°)</translation>
    </message>
    <message>
      <source>Angle between the rivers that meet (degrees); NULL elsewhere</source>
      <translation>Angle entre les rivières qui confluent (degrés) ; NULL ailleurs</translation>
    </message>
    <message>
      <source>Angle by which bends turn off the line at most (radians)</source>
      <translation>Angle dont les méandres s’écartent au plus de la ligne (radians)</translation>
    </message>
    <message>
      <source>Any layer of lines will do. Which flows into which is read from the fields &lt;i&gt;id&lt;/i&gt; and &lt;i&gt;downstream&lt;/i&gt; where these fit together, as those of this plugin do; else lines meet where they end, should run downstream, and are turned round where they cannot. What needs the areas that drain to the rivers is read from the fields &lt;i&gt;area_in_km2&lt;/i&gt; and &lt;i&gt;area_out_km2&lt;/i&gt;, which the rivers of this plugin have. Heights are those of the lines, else of the DEM, else the field &lt;i&gt;drop_m&lt;/i&gt;.</source>
      <translation>Toute couche de lignes convient. Laquelle se jette dans laquelle est lu dans les champs &lt;i&gt;id&lt;/i&gt; et &lt;i&gt;downstream&lt;/i&gt; s’ils s’accordent, comme ceux de cette extension ; sinon les lignes se rejoignent là où elles finissent, devraient aller vers l’aval, et sont retournées quand elles ne le peuvent pas. Ce qui demande les surfaces drainées par les rivières est lu dans les champs &lt;i&gt;area_in_km2&lt;/i&gt; et &lt;i&gt;area_out_km2&lt;/i&gt;, qu’ont les rivières de cette extension. Les altitudes sont celles des lignes, sinon du MNT, sinon le champ &lt;i&gt;drop_m&lt;/i&gt;.</translation>
    </message>
    <message>
      <source>Anything with heights will do: surveys, noise, heightmaps of games and of other generators. An image that does not say where it lies takes PIXEL_SIZE.</source>
      <translation>Tout ce qui a des altitudes convient : levés, bruit, cartes de hauteurs de jeux et d’autres générateurs. Une image qui ne dit pas où elle se trouve prend PIXEL_SIZE.</translation>
    </message>
    <message>
      <source>Area</source>
      <translation>Surface</translation>
    </message>
    <message>
      <source>Area (km²)</source>
      <translation>Surface (km²)</translation>
    </message>
    <message>
      <source>Area (m²)</source>
      <translation>Surface (m²)</translation>
    </message>
    <message>
      <source>Area at which rivers begin (km²)</source>
      <translation>Surface à partir de laquelle naissent les rivières (km²)</translation>
    </message>
    <message>
      <source>Area at which rivers begin (km²), or in the unit of ACCUMULATION; empty: chosen</source>
      <translation>Surface à partir de laquelle naissent les rivières (km²), ou dans l’unité d’ACCUMULATION ; vide : choisie</translation>
    </message>
    <message>
      <source>Area at which rivers begin (km²); empty: chosen</source>
      <translation>Surface à partir de laquelle naissent les rivières (km²) ; vide : choisie</translation>
    </message>
    <message>
      <source>Area at which they begin</source>
      <translation>Surface à partir de laquelle elles commencent</translation>
    </message>
    <message>
      <source>Area from which rivers begin (km²)</source>
      <translation>Surface dès laquelle naissent les rivières (km²)</translation>
    </message>
    <message>
      <source>Area of a subbasin (km²); empty: chosen</source>
      <translation>Surface d’un sous-bassin (km²) ; vide : choisie</translation>
    </message>
    <message>
      <source>Area of all subbasins (km²)</source>
      <translation>Surface de tous les sous-bassins (km²)</translation>
    </message>
    <message>
      <source>Area of all subbasins whose water comes by (km²)</source>
      <translation>Surface de tous les sous-bassins dont l’eau passe ici (km²)</translation>
    </message>
    <message>
      <source>Area of all watersheds (km²)</source>
      <translation>Surface de tous les bassins versants (km²)</translation>
    </message>
    <message>
      <source>Area of lakes (km²)</source>
      <translation>Surface de lacs (km²)</translation>
    </message>
    <message>
      <source>Area of streams</source>
      <translation>Surface des cours d’eau</translation>
    </message>
    <message>
      <source>Area of the lakes (km²)</source>
      <translation>Surface des lacs (km²)</translation>
    </message>
    <message>
      <source>Area over that of a circle of this perimeter, after Miller</source>
      <translation>Surface sur celle d’un cercle de ce périmètre, selon Miller</translation>
    </message>
    <message>
      <source>Area over the square of the longest path, after Horton</source>
      <translation>Surface sur le carré du chemin le plus long, selon Horton</translation>
    </message>
    <message>
      <source>Area over width.</source>
      <translation>Surface sur largeur.</translation>
    </message>
    <message>
      <source>Area ratio</source>
      <translation>Rapport des surfaces</translation>
    </message>
    <message>
      <source>Area ratio R_A</source>
      <translation>Rapport des surfaces R_A</translation>
    </message>
    <message>
      <source>Area that drains through (km²)</source>
      <translation>Surface drainée ici (km²)</translation>
    </message>
    <message>
      <source>Area that drains through the node (km²)</source>
      <translation>Surface drainée par le nœud (km²)</translation>
    </message>
    <message>
      <source>Area that drains through; with RAIN the flow, with EVAPORATION less what lakes lose.</source>
      <translation>Surface drainée ; avec RAIN le débit, avec EVAPORATION moins ce que perdent les lacs.</translation>
    </message>
    <message>
      <source>Area that drains to the lower end (km²)</source>
      <translation>Surface drainée à l’extrémité aval (km²)</translation>
    </message>
    <message>
      <source>Area that drains to the points (km²)</source>
      <translation>Surface drainée vers les points (km²)</translation>
    </message>
    <message>
      <source>Area that drains to the upper end (km²)</source>
      <translation>Surface drainée à l’extrémité amont (km²)</translation>
    </message>
    <message>
      <source>Area under water (km²)</source>
      <translation>Surface sous l’eau (km²)</translation>
    </message>
    <message>
      <source>Area upstream (km²)</source>
      <translation>Surface en amont (km²)</translation>
    </message>
    <message>
      <source>Area with that of all watersheds upstream (km²)</source>
      <translation>Surface avec celle de tous les bassins en amont (km²)</translation>
    </message>
    <message>
      <source>Areas on the map are {} to {} times those on the ground: corrected</source>
      <translation>Les surfaces sur la carte sont de {} à {} fois celles au sol : corrigées</translation>
    </message>
    <message>
      <source>At no threshold do streams of the first order fall as far as higher ones.</source>
      <translation>À aucun seuil les cours d’eau du premier ordre ne tombent d’autant que ceux d’ordre supérieur.</translation>
    </message>
    <message>
      <source>At the cells of the DEM the result is the DEM with its hollows opened and its lakes level: a second run changes nothing. It lies on the same grid; each cell holds a whole number of finer ones where CELL_SIZE is a whole part of its size.</source>
      <translation>Aux cellules du MNT, le résultat est le MNT avec ses creux ouverts et ses lacs plans : une seconde exécution ne change rien. Il est sur la même grille ; chaque cellule contient un nombre entier de cellules plus fines si CELL_SIZE divise exactement sa taille.</translation>
    </message>
    <message>
      <source>BOUNDARY {}: no cell of ‘{}’ with ground lies on the {} of the map, so water could not leave. Set it to mask: then it leaves at the edge of the ground, wherever that is.</source>
      <translation>BOUNDARY {} : aucune cellule de « {} » avec du sol n’est au {} de la carte, l’eau ne pourrait donc pas sortir. Mettez mask : elle sort alors au bord du sol, où qu’il soit.</translation>
    </message>
    <message>
      <source>BY {} needs {}: give a layer of {}, or choose outlets.</source>
      <translation>BY {} a besoin de {} : donnez une couche de {} ou choisissez outlets.</translation>
    </message>
    <message>
      <source>Balancing the lakes</source>
      <translation>Équilibrage des lacs</translation>
    </message>
    <message>
      <source>Band</source>
      <translation>Bande</translation>
    </message>
    <message>
      <source>Band of the DEM that holds the elevation.</source>
      <translation>Bande du MNT qui contient l’altitude.</translation>
    </message>
    <message>
      <source>Basin model of HEC-HMS</source>
      <translation>Modèle de bassin de HEC-HMS</translation>
    </message>
    <message>
      <source>Basin of the mouth</source>
      <translation>Bassin de l’embouchure</translation>
    </message>
    <message>
      <source>Basin; NULL in the sea</source>
      <translation>Bassin ; NULL dans la mer</translation>
    </message>
    <message>
      <source>Basins</source>
      <translation>Bassins</translation>
    </message>
    <message>
      <source>Basins along a sketch, land that fits them, and a terrain around their rivers.</source>
      <translation>Des bassins le long d’une esquisse, un terrain qui leur convient et un relief autour de leurs rivières.</translation>
    </message>
    <message>
      <source>Beach and dunes</source>
      <translation>Plage et dunes</translation>
    </message>
    <message>
      <source>Beach grass</source>
      <translation>Oyat</translation>
    </message>
    <message>
      <source>Beds and bends</source>
      <translation>Lits et méandres</translation>
    </message>
    <message>
      <source>Beds never rise downstream</source>
      <translation>Les lits ne remontent jamais vers l’aval</translation>
    </message>
    <message>
      <source>Beds of rivers fall without a break to the sea, and no other cell of land is a pit: what dammed up water is opened or filled, and the log says how much that was.</source>
      <translation>Les lits des rivières descendent sans interruption jusqu’à la mer, et aucune autre cellule de terre n’est une fosse : ce qui retenait l’eau est ouvert ou comblé, et le journal dit combien.</translation>
    </message>
    <message>
      <source>Below 100 m</source>
      <translation>Moins de 100 m</translation>
    </message>
    <message>
      <source>Bend</source>
      <translation>Coude</translation>
    </message>
    <message>
      <source>Bending rivers</source>
      <translation>Courbure des rivières</translation>
    </message>
    <message>
      <source>Bends that rivers have left.</source>
      <translation>Les méandres que les rivières ont quittés.</translation>
    </message>
    <message>
      <source>Beside each value stands what real rivers show: {} within that range,
{} outside it. A number outside is a hint and no proof, nor is one inside: ratios of
orders in particular are alike in most trees of rivers, real or not.</source>
      <translation>À côté de chaque valeur figure ce que montrent les rivières réelles : {} dans cet intervalle,
{} en dehors. Un nombre en dehors est un indice et non une preuve, un nombre à l’intérieur non plus : les
rapports entre ordres, surtout, se ressemblent dans la plupart des réseaux, réels ou non.</translation>
    </message>
    <message>
      <source>Between directions from the junction to the middle of each tributary’s line.</source>
      <translation>Entre les directions qui vont de la confluence au milieu de la ligne de chaque affluent.</translation>
    </message>
    <message>
      <source>Between the dashed lines the means do not differ. The dot is the threshold that is chosen.</source>
      <translation>Entre les lignes tiretées, les moyennes ne diffèrent pas. Le point est le seuil choisi.</translation>
    </message>
    <message>
      <source>Between the means of the warmest and the coldest month: 2 on the equator, 10 to 15 beside an ocean, 18 in the middle of Europe, 40 and more inside continents. With it the treeline is found.</source>
      <translation>Entre les moyennes du mois le plus chaud et du mois le plus froid : 2 à l’équateur, 10 à 15 au bord d’un océan, 18 au milieu de l’Europe, 40 et plus à l’intérieur des continents. Elle sert à trouver la limite des arbres.</translation>
    </message>
    <message>
      <source>Between two stages of the table the curve is straight.</source>
      <translation>Entre deux hauteurs d’eau de la table, la courbe est droite.</translation>
    </message>
    <message>
      <source>Bifurcation ratio</source>
      <translation>Rapport de confluence</translation>
    </message>
    <message>
      <source>Bifurcation ratio R_B</source>
      <translation>Rapport de confluence R_B</translation>
    </message>
    <message>
      <source>Bits of a pixel of the masks</source>
      <translation>Bits par pixel des masques</translation>
    </message>
    <message>
      <source>Blue: rivers. Dashed: longest path, from the divide to the outlet (ring). Cross: centroid.</source>
      <translation>En bleu : rivières. En tirets : plus long chemin, de la ligne de partage à la sortie (anneau). Croix : centroïde.</translation>
    </message>
    <message>
      <source>Blue: streams of the first order. Dashed: higher ones.</source>
      <translation>En bleu : cours d’eau du premier ordre. En tirets : ceux d’ordre supérieur.</translation>
    </message>
    <message>
      <source>Bodies of water</source>
      <translation>Plans d’eau</translation>
    </message>
    <message>
      <source>Body of water</source>
      <translation>Plan d’eau</translation>
    </message>
    <message>
      <source>Boundary</source>
      <translation>Limite</translation>
    </message>
    <message>
      <source>Bransby-Williams</source>
      <translation>Bransby-Williams</translation>
    </message>
    <message>
      <source>Breach depressions</source>
      <translation>Percer les dépressions</translation>
    </message>
    <message>
      <source>Breached DEM</source>
      <translation>MNT percé</translation>
    </message>
    <message>
      <source>Breaching</source>
      <translation>Percement</translation>
    </message>
    <message>
      <source>Breaching alone</source>
      <translation>Percement seul</translation>
    </message>
    <message>
      <source>Breaching the rest</source>
      <translation>Percement du reste</translation>
    </message>
    <message>
      <source>Broadleaf forest</source>
      <translation>Forêt de feuillus</translation>
    </message>
    <message>
      <source>Broadleaf tree</source>
      <translation>Feuillu</translation>
    </message>
    <message>
      <source>Building islands</source>
      <translation>Construction des îles</translation>
    </message>
    <message>
      <source>Building on the ground</source>
      <translation>Construction sur le sol</translation>
    </message>
    <message>
      <source>Building the ground</source>
      <translation>Construction du sol</translation>
    </message>
    <message>
      <source>Building the model</source>
      <translation>Construction du modèle</translation>
    </message>
    <message>
      <source>Building the surface</source>
      <translation>Construction de la surface</translation>
    </message>
    <message>
      <source>Building the terrain</source>
      <translation>Construction du relief</translation>
    </message>
    <message>
      <source>Builds the model of a terrain around its rivers, as layers that can be edited and rendered at any scale.</source>
      <translation>Construit le modèle d’un relief autour de ses rivières, en couches que l’on peut modifier et calculer à toute échelle.</translation>
    </message>
    <message>
      <source>Burn rivers</source>
      <translation>Inciser les rivières</translation>
    </message>
    <message>
      <source>Burning</source>
      <translation>Incision</translation>
    </message>
    <message>
      <source>By how much noise moves limits of warmth, so that stands are no contours: 1 °C are 150 m of height.</source>
      <translation>De combien le bruit déplace les limites de chaleur, pour que les peuplements ne soient pas des courbes de niveau : 1 °C fait 150 m d’altitude.</translation>
    </message>
    <message>
      <source>By which the slope falls as the area grows; 0.45 is usual, and needed to compare with other land.</source>
      <translation>De combien la pente diminue à mesure que la surface croît ; 0,45 est courant, et nécessaire pour comparer avec d’autres terrains.</translation>
    </message>
    <message>
      <source>CAPILLARITY ({} m) is less than PENALTY ({} m): no water would stay in the ground. Take a greater CAPILLARITY or a smaller PENALTY.</source>
      <translation>CAPILLARITY ({} m) est inférieur à PENALTY ({} m) : aucune eau ne resterait dans le sol. Prenez une CAPILLARITY plus grande ou une PENALTY plus petite.</translation>
    </message>
    <message>
      <source>CELL_SIZE: no cell has its middle on the land. Choose a smaller one.</source>
      <translation>CELL_SIZE : aucune cellule n’a son milieu sur la terre. Choisissez-en une plus petite.</translation>
    </message>
    <message>
      <source>CELL_SIZE: {} m is more than the {} m of the DEM, and coarser cells would lose rivers. Take no more than these; for a coarser raster resample the result.</source>
      <translation>CELL_SIZE : {} m est plus que les {} m du MNT, et des cellules plus grossières perdraient des rivières. Ne prenez pas plus ; pour un raster plus grossier, rééchantillonnez le résultat.</translation>
    </message>
    <message>
      <source>CELL_SIZE: {} need {} of memory with the land around them, whose water they share, and {} of memory are free. Choose larger cells or a smaller EXTENT.</source>
      <translation>CELL_SIZE : {} demandent {} de mémoire avec la terre alentour, dont elles partagent l’eau, et {} sont libres. Choisissez des cellules plus grandes ou un EXTENT plus petit.</translation>
    </message>
    <message>
      <source>CELL_SIZE: {} need {}. Choose larger cells or a smaller EXTENT; or make the MODEL with larger cells, and small ones of it with ‘Render terrain’, which keeps in files what the memory does not hold.</source>
      <translation>CELL_SIZE : {} demandent {}. Choisissez des cellules plus grandes ou un EXTENT plus petit ; ou faites le MODEL avec des cellules plus grandes, puis de petites avec « Calculer le relief », qui garde dans des fichiers ce que la mémoire ne tient pas.</translation>
    </message>
    <message>
      <source>CLIFFS: a field or an expression needs a COASTLINE. Give a number.</source>
      <translation>CLIFFS : un champ ou une expression a besoin d’une COASTLINE. Donnez un nombre.</translation>
    </message>
    <message>
      <source>CLIFFS: {} has {} m. Give it a height from 0 to {} m.</source>
      <translation>CLIFFS : {} a {} m. Donnez-lui une hauteur de 0 à {} m.</translation>
    </message>
    <message>
      <source>CLUSTER is ignored: what was chosen works in the memory of this computer alone.</source>
      <translation>CLUSTER est ignoré : ce qui a été choisi ne travaille que dans la mémoire de cet ordinateur.</translation>
    </message>
    <message>
      <source>CLUSTER needs the Python package ‘distributed’ of Dask. {} – or leave CLUSTER empty.</source>
      <translation>CLUSTER a besoin du paquet Python « distributed » de Dask. {} – ou laissez CLUSTER vide.</translation>
    </message>
    <message>
      <source>CLUSTER: a worker cannot open ‘{}’. Give it a GDAL that reads this format, or convert the raster to GeoTIFF.</source>
      <translation>CLUSTER : un worker ne peut pas ouvrir « {} ». Donnez-lui un GDAL qui lit ce format ou convertissez le raster en GeoTIFF.</translation>
    </message>
    <message>
      <source>CLUSTER: a worker did not answer ({}). Start it again, or stop it, then run this again.</source>
      <translation>CLUSTER : un worker n’a pas répondu ({}). Relancez-le ou arrêtez-le, puis relancez ce calcul.</translation>
    </message>
    <message>
      <source>CLUSTER: each worker would run ‘{}’ again: put what it does under ‘if __name__ == "__main__":’, or leave CLUSTER empty.</source>
      <translation>CLUSTER : chaque worker exécuterait « {} » de nouveau : mettez ce qu’il fait sous « if __name__ == "__main__": » ou laissez CLUSTER vide.</translation>
    </message>
    <message>
      <source>CLUSTER: no Dask scheduler answers at ‘{}’{}. Start one with ‘dask scheduler’ and give its address, such as tcp://host:8786, or ‘{}’ for this computer.</source>
      <translation>CLUSTER : aucun ordonnanceur Dask ne répond à « {} »{}. Lancez-en un avec « dask scheduler » et donnez son adresse, comme tcp://host:8786, ou « {} » pour cet ordinateur.</translation>
    </message>
    <message>
      <source>CLUSTER: no worker is left. Start some with ‘dask worker’, then this run again.</source>
      <translation>CLUSTER : il ne reste aucun worker. Lancez-en avec « dask worker », puis relancez ce calcul.</translation>
    </message>
    <message>
      <source>CLUSTER: one worker after the other ended at the same work. Do they have enough memory? Their logs tell.</source>
      <translation>CLUSTER : un worker après l’autre s’est arrêté au même travail. Ont-ils assez de mémoire ? Leurs journaux le disent.</translation>
    </message>
    <message>
      <source>CLUSTER: the Dask scheduler at ‘{}’ has no workers. Start some with ‘dask worker {}’.</source>
      <translation>CLUSTER : l’ordonnanceur Dask à « {} » n’a pas de workers. Lancez-en avec « dask worker {} ».</translation>
    </message>
    <message>
      <source>CLUSTER: the Dask scheduler was lost. Start it again, then this run.</source>
      <translation>CLUSTER : l’ordonnanceur Dask est perdu. Relancez-le, puis ce calcul.</translation>
    </message>
    <message>
      <source>CLUSTER: the worker {} is left out, which came later and {}.</source>
      <translation>CLUSTER : le worker {} est venu plus tard et est laissé de côté : il {}.</translation>
    </message>
    <message>
      <source>CLUSTER: the worker {} {}. {}</source>
      <translation>CLUSTER : le worker {} {}. {}</translation>
    </message>
    <message>
      <source>CLUSTER: the workers of this computer did not start{}. Run this again when it is less busy, or leave CLUSTER empty.</source>
      <translation>CLUSTER : les workers de cet ordinateur n’ont pas démarré{}. Relancez quand il sera moins occupé ou laissez CLUSTER vide.</translation>
    </message>
    <message>
      <source>CN is for the formula scs of TC: it is not used.</source>
      <translation>CN est pour la formule scs de TC : il n’est pas utilisé.</translation>
    </message>
    <message>
      <source>COASTLINE and EXTENT are both given: give one, a coast or a rectangle of inland country.</source>
      <translation>COASTLINE et EXTENT sont donnés tous deux : donnez-en un, une côte ou un rectangle d’arrière-pays.</translation>
    </message>
    <message>
      <source>CODE is for BY points: it is not used.</source>
      <translation>CODE est pour BY points : il n’est pas utilisé.</translation>
    </message>
    <message>
      <source>CODE is for POINTS: it is not used.</source>
      <translation>CODE est pour POINTS : il n’est pas utilisé.</translation>
    </message>
    <message>
      <source>CODE: the field ‘{}’ of ‘{}’ {}. Choose one with a value of its own for each point.</source>
      <translation>CODE : le champ « {} » de « {} » {}. Choisissez-en un qui a une valeur propre pour chaque point.</translation>
    </message>
    <message>
      <source>CODE: ‘{}’ has no field ‘{}’. Choose one that it has.</source>
      <translation>CODE : « {} » n’a pas de champ « {} ». Choisissez-en un qu’elle a.</translation>
    </message>
    <message>
      <source>CONCAVITY_FITTED, {}, is the end of those that are tried, {} to {}: the largest river tree has none that fits. Take a larger DEM, or rivers from a larger area on, before you trust it.</source>
      <translation>CONCAVITY_FITTED, {}, est le bout de celles qui sont essayées, de {} à {} : aucune ne convient au plus grand arbre de rivières. Prenez un MNT plus grand, ou des rivières à partir d’une aire plus grande, avant de vous y fier.</translation>
    </message>
    <message>
      <source>CREATION_OPTIONS: NBITS={} holds numbers up to {}, and ‘{}’ has {}. Choose more bits.</source>
      <translation>CREATION_OPTIONS : NBITS={} tient des nombres jusqu’à {}, et « {} » a {}. Choisissez plus de bits.</translation>
    </message>
    <message>
      <source>CREATION_OPTIONS: with {} values of ‘{}’ are up to {} off what was computed.</source>
      <translation>CREATION_OPTIONS : avec {}, des valeurs de « {} » s’écartent jusqu’à {} de ce qui a été calculé.</translation>
    </message>
    <message>
      <source>CREATION_OPTIONS: with {} {}. Choose a compression without loss, such as COMPRESS=ZSTD.</source>
      <translation>CREATION_OPTIONS : avec {}, {}. Choisissez une compression sans perte, comme COMPRESS=ZSTD.</translation>
    </message>
    <message>
      <source>CREATION_OPTIONS: {} changes numbers, and those of {} are codes. Choose a compression without loss, such as COMPRESS=ZSTD, or write {} in a run of its own.</source>
      <translation>CREATION_OPTIONS : {} change les nombres, et ceux de {} sont des codes. Choisissez une compression sans perte, comme COMPRESS=ZSTD, ou écrivez {} dans une exécution à part.</translation>
    </message>
    <message>
      <source>CREATION_OPTIONS: ‘{}’ is not of the form KEY=VALUE.</source>
      <translation>CREATION_OPTIONS : « {} » n’a pas la forme KEY=VALUE.</translation>
    </message>
    <message>
      <source>CROSSINGS: nothing to cut through at {}: they lie beyond the data, or in one cell.</source>
      <translation>CROSSINGS : rien à traverser en {} : ils sont hors des données ou dans une seule cellule.</translation>
    </message>
    <message>
      <source>CRS</source>
      <translation>SCR</translation>
    </message>
    <message>
      <source>CRS of the extent</source>
      <translation>SCR de l’emprise</translation>
    </message>
    <message>
      <source>CRS of the layers</source>
      <translation>SCR des couches</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>Cancelled; nothing was written.</source>
      <translation>Annulé ; rien n’a été écrit.</translation>
    </message>
    <message>
      <source>Cancelled; part of {} may be in its database.</source>
      <translation>Annulé ; une partie de {} peut se trouver dans sa base de données.</translation>
    </message>
    <message>
      <source>Capillarity {} m, penalty {} m</source>
      <translation>Capillarité {} m, pénalité {} m</translation>
    </message>
    <message>
      <source>Capillary rise (m)</source>
      <translation>Remontée capillaire (m)</translation>
    </message>
    <message>
      <source>Carves mapped rivers into a DEM, each going down from head to mouth, so that water follows them.</source>
      <translation>Incise des rivières cartographiées dans un MNT, chacune descendant de la source à l’embouchure, pour que l’eau les suive.</translation>
    </message>
    <message>
      <source>Carving</source>
      <translation>Creusement</translation>
    </message>
    <message>
      <source>Catchment sheets</source>
      <translation>Fiches des bassins versants</translation>
    </message>
    <message>
      <source>Catchment {}</source>
      <translation>Bassin versant {}</translation>
    </message>
    <message>
      <source>Catchments on {}</source>
      <translation>Bassins versants sur {}</translation>
    </message>
    <message>
      <source>Cell on the left</source>
      <translation>Cellule de gauche</translation>
    </message>
    <message>
      <source>Cell on the right</source>
      <translation>Cellule de droite</translation>
    </message>
    <message>
      <source>Cell size (in the unit of the CRS, metres without one)</source>
      <translation>Taille des cellules (dans l’unité du SCR, sinon en mètres)</translation>
    </message>
    <message>
      <source>Cell size (m)</source>
      <translation>Taille des cellules (m)</translation>
    </message>
    <message>
      <source>Cell size of the elevation (m)</source>
      <translation>Taille des cellules de l’altitude (m)</translation>
    </message>
    <message>
      <source>Cell size of the erosion (m)</source>
      <translation>Taille des cellules de l’érosion (m)</translation>
    </message>
    <message>
      <source>Cell size of the erosion used (m)</source>
      <translation>Taille des cellules de l’érosion utilisée (m)</translation>
    </message>
    <message>
      <source>Cell size used (m)</source>
      <translation>Taille des cellules utilisée (m)</translation>
    </message>
    <message>
      <source>Cell that it lies in</source>
      <translation>Cellule où il se trouve</translation>
    </message>
    <message>
      <source>Cell that it lies in; NULL on an island without rivers</source>
      <translation>Cellule où il se trouve ; NULL sur une île sans rivières</translation>
    </message>
    <message>
      <source>Cell that this one drains into; NULL at the sea</source>
      <translation>Cellule où celle-ci s’écoule ; NULL à la mer</translation>
    </message>
    <message>
      <source>Cells</source>
      <translation>Cellules</translation>
    </message>
    <message>
      <source>Cells are the land nearest to each node; ridges are the sides that cells share where no river passes, with heights; watersheds are what drains to each mouth. Lengths are metres on the ground whatever the CRS.</source>
      <translation>Les cellules sont le terrain le plus proche de chaque nœud ; les crêtes sont les côtés communs de cellules où aucune rivière ne passe, avec leurs altitudes ; les bassins versants sont ce qui se draine vers chaque embouchure. Les longueurs sont en mètres au sol, quel que soit le SCR.</translation>
    </message>
    <message>
      <source>Cells are {} × {} m: rivers are laid in as if these were square. Reproject the DEM where their widths matter.</source>
      <translation>Les cellules font {} × {} m : les rivières sont tracées comme si elles étaient carrées. Reprojetez le MNT là où leur largeur compte.</translation>
    </message>
    <message>
      <source>Cells at or below this height are sea. Leave it empty where there is none: the edge of the data is an outlet, unless EDGE says otherwise.</source>
      <translation>Les cellules à cette altitude ou plus bas sont la mer. Laisser vide s’il n’y en a pas : le bord des données est une sortie, sauf si EDGE dit autre chose.</translation>
    </message>
    <message>
      <source>Cells changed so that water runs off</source>
      <translation>Cellules modifiées pour que l’eau s’écoule</translation>
    </message>
    <message>
      <source>Cells changed so that water runs off: {:,}, {:,.0f} m³ of ground, by {:.3g} m at most</source>
      <translation>Cellules modifiées pour que l’eau s’écoule : {:,}, {:,.0f} m³ de sol, de {:.3g} m au plus</translation>
    </message>
    <message>
      <source>Cells filled: {}</source>
      <translation>Cellules comblées : {}</translation>
    </message>
    <message>
      <source>Cells flatter than MIN_SLOPE</source>
      <translation>Cellules plus plates que MIN_SLOPE</translation>
    </message>
    <message>
      <source>Cells from which water cannot go down.</source>
      <translation>Cellules d’où l’eau ne peut pas descendre.</translation>
    </message>
    <message>
      <source>Cells in depressions</source>
      <translation>Cellules dans des dépressions</translation>
    </message>
    <message>
      <source>Cells none of whose eight neighbours is lower, and cells that a fill would raise.
Water leaves over the edge of the data.</source>
      <translation>Cellules dont aucun des huit voisins n’est plus bas, et cellules qu’un comblement
relèverait. L’eau sort par le bord des données.</translation>
    </message>
    <message>
      <source>Cells of one height, over MIN_AREA: on most DEMs these are real lakes, which other algorithms take as LAKE_POLYGONS.</source>
      <translation>Cellules d’une même altitude, au-dessus de MIN_AREA : sur la plupart des MNT, ce sont de vrais lacs, que d’autres algorithmes prennent comme LAKE_POLYGONS.</translation>
    </message>
    <message>
      <source>Cells of river nodes in it</source>
      <translation>Cellules de nœuds de rivière qu’il contient</translation>
    </message>
    <message>
      <source>Cells of rivers of the network from which D8 goes on along it.</source>
      <translation>Cellules des rivières du réseau d’où D8 continue le long de celui-ci.</translation>
    </message>
    <message>
      <source>Cells of the raster</source>
      <translation>Cellules du raster</translation>
    </message>
    <message>
      <source>Cells raised</source>
      <translation>Cellules rehaussées</translation>
    </message>
    <message>
      <source>Cells raised before the start</source>
      <translation>Cellules rehaussées avant le départ</translation>
    </message>
    <message>
      <source>Cells raised or cut so that each has a path down: {}, raised by up to {} m, cut by up to {} m</source>
      <translation>Cellules rehaussées ou entaillées pour que chacune ait un chemin vers le bas : {}, rehaussées de {} m au plus, entaillées de {} m au plus</translation>
    </message>
    <message>
      <source>Cells that never meet a river</source>
      <translation>Cellules qui n’atteignent aucune rivière</translation>
    </message>
    <message>
      <source>Cells that these lines touch are river. Empty: those that the DEM has.</source>
      <translation>Les cellules que touchent ces lignes sont rivière. Vide : celles que le MNT contient.</translation>
    </message>
    <message>
      <source>Cells that would be under water if every depression were full.</source>
      <translation>Cellules qui seraient sous l’eau si toutes les dépressions étaient pleines.</translation>
    </message>
    <message>
      <source>Cells where filling raised the ground by more than 0.1 m</source>
      <translation>Cellules où le comblement a rehaussé le sol de plus de 0,1 m</translation>
    </message>
    <message>
      <source>Change (m)</source>
      <translation>Modification (m)</translation>
    </message>
    <message>
      <source>Change of height</source>
      <translation>Variation d’altitude</translation>
    </message>
    <message>
      <source>Change of the DEM: {} m³ (weighted by CUT_COST and FILL_COST); by filling alone {} m³, by breaching alone {} m³, pit by pit {} m³</source>
      <translation>Modification du MNT : {} m³ (pondérée par CUT_COST et FILL_COST) ; par comblement seul {} m³, par percement seul {} m³, fosse par fosse {} m³</translation>
    </message>
    <message>
      <source>Channels can be limited in length and depth. What cannot be opened within the limits is filled, or stays as it is. Without limits nothing is left to fill, but land below the sea: that is opened down to its level.</source>
      <translation>Les chenaux peuvent être limités en longueur et en profondeur. Ce qui ne peut être ouvert dans ces limites est comblé, ou reste tel quel. Sans limites il ne reste rien à combler, sauf les terres sous la mer : elles sont ouvertes jusqu’à son niveau.</translation>
    </message>
    <message>
      <source>Character of the land</source>
      <translation>Caractère du terrain</translation>
    </message>
    <message>
      <source>Character of the network</source>
      <translation>Caractère du réseau</translation>
    </message>
    <message>
      <source>Check installation</source>
      <translation>Vérifier l’installation</translation>
    </message>
    <message>
      <source>Check its CRS: without one, coordinates are metres</source>
      <translation>Vérifiez son SCR : sans lui, les coordonnées sont des mètres</translation>
    </message>
    <message>
      <source>Choose a DEM in the list of layers, then click on it.</source>
      <translation>Choisissez un MNT dans la liste des couches, puis cliquez dessus.</translation>
    </message>
    <message>
      <source>Choose a file that ‘Terrain model’ has made</source>
      <translation>Choisissez un fichier que « Modèle de relief » a fait</translation>
    </message>
    <message>
      <source>Choose the threshold by</source>
      <translation>Choisir le seuil d’après</translation>
    </message>
    <message>
      <source>Choose ‘{}’ in the list of layers, then click on it.</source>
      <translation>Choisissez « {} » dans la liste des couches, puis cliquez dessus.</translation>
    </message>
    <message>
      <source>Choosing among lower neighbours</source>
      <translation>Choix parmi les voisins plus bas</translation>
    </message>
    <message>
      <source>Choosing the threshold</source>
      <translation>Choix du seuil</translation>
    </message>
    <message>
      <source>Circles of water</source>
      <translation>Boucles d’écoulement</translation>
    </message>
    <message>
      <source>Circularity</source>
      <translation>Circularité</translation>
    </message>
    <message>
      <source>Class of the land that it stands on</source>
      <translation>Classe du terrain où elle se trouve</translation>
    </message>
    <message>
      <source>Classes of plants</source>
      <translation>Classes de plantes</translation>
    </message>
    <message>
      <source>Classes: {}</source>
      <translation>Classes : {}</translation>
    </message>
    <message>
      <source>Clearance between rivers (in spacings)</source>
      <translation>Écart entre les rivières (en espacements)</translation>
    </message>
    <message>
      <source>Clearance from the coast (in spacings)</source>
      <translation>Écart à la côte (en espacements)</translation>
    </message>
    <message>
      <source>Click on an island: its terrain is made, with rivers and watersheds.</source>
      <translation>Cliquez sur une île : son relief est créé, avec rivières et bassins versants.</translation>
    </message>
    <message>
      <source>Cluster: {} workers with {} threads, {}</source>
      <translation>Grappe : {} workers avec {} fils d’exécution, {}</translation>
    </message>
    <message>
      <source>Coarse island of seed {}</source>
      <translation>Île grossière de graine {}</translation>
    </message>
    <message>
      <source>Coast</source>
      <translation>Côte</translation>
    </message>
    <message>
      <source>Coastline</source>
      <translation>Trait de côte</translation>
    </message>
    <message>
      <source>Code after Pfafstetter within its basin; NULL with another DIVIDE</source>
      <translation>Code de Pfafstetter dans son bassin ; NULL avec un autre DIVIDE</translation>
    </message>
    <message>
      <source>Collecting the cells of the rivers</source>
      <translation>Collecte des cellules des rivières</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Colonnes</translation>
    </message>
    <message>
      <source>Columns of the heightmap</source>
      <translation>Colonnes de la carte de hauteurs</translation>
    </message>
    <message>
      <source>Compact file</source>
      <translation>Fichier compact</translation>
    </message>
    <message>
      <source>Compactness</source>
      <translation>Compacité</translation>
    </message>
    <message>
      <source>Compare the heads of rivers with a map that you trust. The drainage density follows it.</source>
      <translation>Comparez les têtes des rivières avec une carte fiable. La densité de drainage en découle.</translation>
    </message>
    <message>
      <source>Compiles all algorithms for this computer, so that no first run has to wait for that.</source>
      <translation>Compile tous les algorithmes pour cet ordinateur, afin qu’aucune première exécution n’ait à attendre.</translation>
    </message>
    <message>
      <source>Compiling for this computer, once …</source>
      <translation>Compilation pour cet ordinateur, une seule fois …</translation>
    </message>
    <message>
      <source>Compiling for this computer, once: {:.0f} % ({})</source>
      <translation>Compilation pour cet ordinateur, une seule fois : {:.0f} % ({})</translation>
    </message>
    <message>
      <source>Compiling ‘{}’ has ended: {} of at most {} parts</source>
      <translation>La compilation de « {} » est terminée : {} parties sur {} au plus</translation>
    </message>
    <message>
      <source>Compiling ‘{}’, once on this computer …</source>
      <translation>Compilation de « {} », une seule fois sur cet ordinateur …</translation>
    </message>
    <message>
      <source>Compiling ‘{}’, once on this computer: {} of at most {} parts</source>
      <translation>Compilation de « {} », une seule fois sur cet ordinateur : {} parties sur {} au plus</translation>
    </message>
    <message>
      <source>Concavity</source>
      <translation>Concavité</translation>
    </message>
    <message>
      <source>Concavity of the largest river tree</source>
      <translation>Concavité du plus grand arbre de rivières</translation>
    </message>
    <message>
      <source>Concavity of the largest river tree: {}</source>
      <translation>Concavité du plus grand arbre de rivières : {}</translation>
    </message>
    <message>
      <source>Concavity of the rivers (0 to 1)</source>
      <translation>Concavité des rivières (0 à 1)</translation>
    </message>
    <message>
      <source>Concavity θ</source>
      <translation>Concavité θ</translation>
    </message>
    <message>
      <source>Concavity θ (m/n)</source>
      <translation>Concavité θ (m/n)</translation>
    </message>
    <message>
      <source>Confluence of braids</source>
      <translation>Confluence de rivières en tresses</translation>
    </message>
    <message>
      <source>Confluence of steep rivers</source>
      <translation>Confluence de rivières raides</translation>
    </message>
    <message>
      <source>Confluence with a bar</source>
      <translation>Confluence avec un banc</translation>
    </message>
    <message>
      <source>Confluence with a fan</source>
      <translation>Confluence avec un cône</translation>
    </message>
    <message>
      <source>Conifer</source>
      <translation>Conifère</translation>
    </message>
    <message>
      <source>Conifers</source>
      <translation>Conifères</translation>
    </message>
    <message>
      <source>Convert directions</source>
      <translation>Convertir les directions</translation>
    </message>
    <message>
      <source>Convert them with the raster calculator.</source>
      <translation>Convertissez-les avec la calculatrice raster.</translation>
    </message>
    <message>
      <source>Converted directions</source>
      <translation>Directions converties</translation>
    </message>
    <message>
      <source>Coordinate reference system of the surface. Empty: that of the extent, else that of the project if it is projected, else none.</source>
      <translation>Système de coordonnées de référence de la surface. Vide : celui de l’emprise, sinon celui du projet s’il est projeté, sinon aucun.</translation>
    </message>
    <message>
      <source>Correlation with the sketched heights</source>
      <translation>Corrélation avec les altitudes esquissées</translation>
    </message>
    <message>
      <source>Cost of digging (per m³)</source>
      <translation>Coût du creusement (par m³)</translation>
    </message>
    <message>
      <source>Cost of filling (per m³)</source>
      <translation>Coût du comblement (par m³)</translation>
    </message>
    <message>
      <source>Counting what drains through the cells</source>
      <translation>Décompte de ce qui s’écoule par les cellules</translation>
    </message>
    <message>
      <source>Course</source>
      <translation>Tracé</translation>
    </message>
    <message>
      <source>Course as it was when the ground was made</source>
      <translation>Tracé tel qu’il était quand le sol a été fait</translation>
    </message>
    <message>
      <source>Course that begins here, or reaches the sea</source>
      <translation>Tracé qui commence ici ou atteint la mer</translation>
    </message>
    <message>
      <source>Course that has left it</source>
      <translation>Tracé qui l’a quitté</translation>
    </message>
    <message>
      <source>Course that it flowed into; NULL at the sea</source>
      <translation>Tracé dans lequel il se jetait ; NULL à la mer</translation>
    </message>
    <message>
      <source>Course that this one flows into; NULL where it reaches the sea</source>
      <translation>Tracé dans lequel celui-ci se jette ; NULL où il atteint la mer</translation>
    </message>
    <message>
      <source>Courses</source>
      <translation>Tracés</translation>
    </message>
    <message>
      <source>Courses of rivers</source>
      <translation>Tracés des rivières</translation>
    </message>
    <message>
      <source>Courses with new heights</source>
      <translation>Tracés aux nouvelles altitudes</translation>
    </message>
    <message>
      <source>Courses with new heights: {}; land made anew: {} km²</source>
      <translation>Tracés avec de nouvelles altitudes : {} ; terre refaite : {} km²</translation>
    </message>
    <message>
      <source>Courses: {}</source>
      <translation>Tracés : {}</translation>
    </message>
    <message>
      <source>Cover this part of the map, in cells of the size below. Empty: columns × rows.</source>
      <translation>Couvrir cette partie de la carte, en cellules de la taille ci-dessous. Vide : colonnes × lignes.</translation>
    </message>
    <message>
      <source>Covering</source>
      <translation>Couverture</translation>
    </message>
    <message>
      <source>Creation options of the raster</source>
      <translation>Options de création du raster</translation>
    </message>
    <message>
      <source>Crossing flats</source>
      <translation>Traversée des zones plates</translation>
    </message>
    <message>
      <source>Crossing lakes</source>
      <translation>Traversée des lacs</translation>
    </message>
    <message>
      <source>Crossings: {}, {} cells cut, by {} at most (unit of the heights)</source>
      <translation>Traversées : {}, {} cellules entaillées, de {} au plus (unité des altitudes)</translation>
    </message>
    <message>
      <source>Culverts and bridges</source>
      <translation>Buses et ponts</translation>
    </message>
    <message>
      <source>Curve number for the SCS lag (0 to 100)</source>
      <translation>Numéro de courbe (CN) pour le temps de réponse SCS (0 à 100)</translation>
    </message>
    <message>
      <source>Cuts a channel out of every depression of a DEM, where that takes the least digging, and fills the rest.</source>
      <translation>Creuse un chenal hors de chaque dépression d’un MNT, là où il faut le moins creuser, et comble le reste.</translation>
    </message>
    <message>
      <source>Cutting at the shore</source>
      <translation>Découpe au rivage</translation>
    </message>
    <message>
      <source>Cutting valleys</source>
      <translation>Creusement des vallées</translation>
    </message>
    <message>
      <source>D is {} m and there are {} events: outlets could sink by {} m, and beyond {} m small differences of height are lost. Take a smaller D or fewer events.</source>
      <translation>D vaut {} m et il y a {} événements : les exutoires pourraient s’enfoncer de {} m, et au-delà de {} m les petites différences d’altitude se perdent. Prenez un D plus petit ou moins d’événements.</translation>
    </message>
    <message>
      <source>D8 directions in the numbers of ESRI.</source>
      <translation>Directions D8 dans les nombres d’ESRI.</translation>
    </message>
    <message>
      <source>D8: to one neighbour</source>
      <translation>D8 : vers un voisin</translation>
    </message>
    <message>
      <source>D8: to the steepest neighbour</source>
      <translation>D8 : vers le voisin le plus raide</translation>
    </message>
    <message>
      <source>DEM</source>
      <translation>MNT</translation>
    </message>
    <message>
      <source>DEM (heights in m)</source>
      <translation>MNT (altitudes en m)</translation>
    </message>
    <message>
      <source>DEM to HEC-HMS</source>
      <translation>MNT vers HEC-HMS</translation>
    </message>
    <message>
      <source>DEM to SWMM</source>
      <translation>MNT vers SWMM</translation>
    </message>
    <message>
      <source>DEM with rivers</source>
      <translation>MNT avec rivières</translation>
    </message>
    <message>
      <source>DEPRESSIONS {} is not used, since EVAPORATION is given: lakes are in balance.</source>
      <translation>DEPRESSIONS {} n’est pas utilisé, puisque EVAPORATION est donné : les lacs sont en équilibre.</translation>
    </message>
    <message>
      <source>DISCHARGE and RUNOFF both say how much flows: leave one of them empty.</source>
      <translation>DISCHARGE et RUNOFF disent tous deux combien il coule : laissez-en un vide.</translation>
    </message>
    <message>
      <source>Dask cluster</source>
      <translation>Grappe Dask</translation>
    </message>
    <message>
      <source>Decoding the directions</source>
      <translation>Décodage des directions</translation>
    </message>
    <message>
      <source>Deepest cut (% of the relief)</source>
      <translation>Entaille la plus profonde (% du dénivelé)</translation>
    </message>
    <message>
      <source>Deepest cut (m)</source>
      <translation>Entaille la plus profonde (m)</translation>
    </message>
    <message>
      <source>Delta</source>
      <translation>Delta</translation>
    </message>
    <message>
      <source>Deltas built into the sea: {}, {} km²</source>
      <translation>Deltas bâtis dans la mer : {}, {} km²</translation>
    </message>
    <message>
      <source>Densities for engines</source>
      <translation>Densités pour les moteurs de jeu</translation>
    </message>
    <message>
      <source>Deposited (m³)</source>
      <translation>Déposé (m³)</translation>
    </message>
    <message>
      <source>Depression that this lake lies in; NULL when it stands alone</source>
      <translation>Dépression dans laquelle se trouve ce lac ; NULL s’il est seul</translation>
    </message>
    <message>
      <source>Depression that this one lies in; NULL when it stands alone</source>
      <translation>Dépression dans laquelle se trouve celle-ci ; NULL si elle est seule</translation>
    </message>
    <message>
      <source>Depressions</source>
      <translation>Dépressions</translation>
    </message>
    <message>
      <source>Depressions and lakes</source>
      <translation>Dépressions et lacs</translation>
    </message>
    <message>
      <source>Depressions are dealt with inside, the DEM stays as it is. Slopes are true: height over the distance on the ground, whatever the shape of the cells and the CRS. Flats are crossed without changing any height.</source>
      <translation>Les dépressions sont traitées en interne, le MNT reste tel quel. Les pentes sont vraies : dénivelé sur distance au sol, quels que soient la forme des cellules et le SCR. Les zones plates sont traversées sans changer d’altitude.</translation>
    </message>
    <message>
      <source>Depressions are filled, or breached, before water runs; where filling raised the ground by more than 0.1 m stands a lake, for which no index holds. Where water leaves the data there is no slope along the flow and no index either.</source>
      <translation>Les dépressions sont comblées, ou percées, avant que l’eau coule ; là où le comblement a rehaussé le sol de plus de 0,1 m se tient un lac, pour lequel aucun indice ne vaut. Là où l’eau sort des données, il n’y a ni pente le long de l’écoulement ni indice.</translation>
    </message>
    <message>
      <source>Depressions breached: {}, left to be filled: {}</source>
      <translation>Dépressions percées : {}, restent à combler : {}</translation>
    </message>
    <message>
      <source>Depressions deeper than {} m that stay: {}</source>
      <translation>Dépressions de plus de {} m de profondeur qui restent : {}</translation>
    </message>
    <message>
      <source>Depressions full of water, nested ones too.</source>
      <translation>Dépressions pleines d’eau, emboîtées aussi.</translation>
    </message>
    <message>
      <source>Depressions opened</source>
      <translation>Dépressions ouvertes</translation>
    </message>
    <message>
      <source>Depressions that could not be opened: {}</source>
      <translation>Dépressions qui n’ont pas pu être ouvertes : {}</translation>
    </message>
    <message>
      <source>Depth</source>
      <translation>Profondeur</translation>
    </message>
    <message>
      <source>Depth (m)</source>
      <translation>Profondeur (m)</translation>
    </message>
    <message>
      <source>Depth of erosion D (m)</source>
      <translation>Profondeur d’érosion D (m)</translation>
    </message>
    <message>
      <source>Depth of fill</source>
      <translation>Épaisseur du comblement</translation>
    </message>
    <message>
      <source>Depth of rivers (m)</source>
      <translation>Profondeur des rivières (m)</translation>
    </message>
    <message>
      <source>Depth of the bed below the banks (m)</source>
      <translation>Profondeur du lit sous les berges (m)</translation>
    </message>
    <message>
      <source>Depth of the flood</source>
      <translation>Profondeur de l’inondation</translation>
    </message>
    <message>
      <source>Depth of the water</source>
      <translation>Profondeur de l’eau</translation>
    </message>
    <message>
      <source>Depth of water (m)</source>
      <translation>Profondeur d’eau (m)</translation>
    </message>
    <message>
      <source>Depths over the DEM on the same cells, for scene and masks: RIVER_DEPTH of ‘Render terrain’, or DEPTH of ‘Fill depressions’ with the DEM that was filled.</source>
      <translation>Profondeurs au-dessus du MNT sur les mêmes cellules, pour la scène et les masques : RIVER_DEPTH de « Calculer le relief », ou DEPTH de « Combler les dépressions » avec le MNT comblé.</translation>
    </message>
    <message>
      <source>Depths over the DEM on the same cells, of lakes and of rivers wider than cells: RIVER_DEPTH of ‘Render terrain’, or DEPTH of ‘Fill depressions’.</source>
      <translation>Profondeurs au-dessus du MNT sur les mêmes cellules, des lacs et des rivières plus larges que les cellules : RIVER_DEPTH de « Calculer le relief », ou DEPTH de « Combler les dépressions ».</translation>
    </message>
    <message>
      <source>Depths, volumes and limits are in metres; heights keep the unit of the input, but for outputs in metres.</source>
      <translation>Profondeurs, volumes et limites sont en mètres ; les altitudes gardent l’unité de l’entrée, sauf dans les sorties en mètres.</translation>
    </message>
    <message>
      <source>Desert scrub</source>
      <translation>Broussailles désertiques</translation>
    </message>
    <message>
      <source>Detail</source>
      <translation>Détail</translation>
    </message>
    <message>
      <source>Detail of finer cells (1: as rough as the DEM)</source>
      <translation>Détail des cellules plus fines (1 : aussi rugueux que le MNT)</translation>
    </message>
    <message>
      <source>Diameter of a circle of this area over the longest path, after Schumm</source>
      <translation>Diamètre d’un cercle de cette surface sur le chemin le plus long, selon Schumm</translation>
    </message>
    <message>
      <source>Did you mean {}?</source>
      <translation>Vouliez-vous dire {} ?</translation>
    </message>
    <message>
      <source>Difference</source>
      <translation>Différence</translation>
    </message>
    <message>
      <source>Difference of both means (t)</source>
      <translation>Différence des deux moyennes (t)</translation>
    </message>
    <message>
      <source>Digits of the codes</source>
      <translation>Chiffres des codes</translation>
    </message>
    <message>
      <source>Directing flat cells</source>
      <translation>Orientation des cellules plates</translation>
    </message>
    <message>
      <source>Directing open cells</source>
      <translation>Orientation des cellules ouvertes</translation>
    </message>
    <message>
      <source>Directing the ground</source>
      <translation>Orientation du sol</translation>
    </message>
    <message>
      <source>Directing the ground beside lakes</source>
      <translation>Orientation du sol au bord des lacs</translation>
    </message>
    <message>
      <source>Directions</source>
      <translation>Directions</translation>
    </message>
    <message>
      <source>Discharge (m³/s)</source>
      <translation>Débit (m³/s)</translation>
    </message>
    <message>
      <source>Discharge (m³/s); NULL where the stage was given</source>
      <translation>Débit (m³/s) ; NULL où la hauteur d’eau était donnée</translation>
    </message>
    <message>
      <source>Distance along the path</source>
      <translation>Distance le long du chemin</translation>
    </message>
    <message>
      <source>Distance along the river to where it ends (m)</source>
      <translation>Distance le long de la rivière jusqu’à sa fin (m)</translation>
    </message>
    <message>
      <source>Distance from the lower end to the sea (m)</source>
      <translation>Distance de l’extrémité aval à la mer (m)</translation>
    </message>
    <message>
      <source>Distance from the outlet (km)</source>
      <translation>Distance à la sortie (km)</translation>
    </message>
    <message>
      <source>Distance of the points (m)</source>
      <translation>Distance entre les points (m)</translation>
    </message>
    <message>
      <source>Distance to the sea (m)</source>
      <translation>Distance à la mer (m)</translation>
    </message>
    <message>
      <source>Distance to the sea within which rivers braid (m)</source>
      <translation>Distance à la mer où les rivières se tressent (m)</translation>
    </message>
    <message>
      <source>Divide the land</source>
      <translation>Diviser le terrain</translation>
    </message>
    <message>
      <source>Divides</source>
      <translation>Lignes de partage des eaux</translation>
    </message>
    <message>
      <source>Divides land for models of runoff: subbasins at junctions, gauges and lakes, reaches, HEC-HMS and SWMM.</source>
      <translation>Divise le terrain pour des modèles de ruissellement : sous-bassins aux confluences, stations de jaugeage et lacs, tronçons, HEC-HMS et SWMM.</translation>
    </message>
    <message>
      <source>Divides the land by where its water goes: to each outlet, pour point, river or lake, as valid polygons.</source>
      <translation>Découpe le terrain selon la destination de son eau : chaque sortie, exutoire, rivière ou lac, en polygones valides.</translation>
    </message>
    <message>
      <source>Divides the land of a DEM into subbasins of about one area, and at gauges, and writes them as a basin model of HEC-HMS (File, Import, Basin Model): subbasins, reaches, junctions and sinks, where they lie and what flows into what. It has no methods, loss rates or storms: those are yours to choose.</source>
      <translation>Divise le terrain d’un MNT en sous-bassins d’environ une même surface, et aux stations, et les écrit comme modèle de bassin de HEC-HMS (File, Import, Basin Model) : sous-bassins, tronçons, confluences et puits, où ils se trouvent et ce qui s’écoule vers quoi. Il n’a ni méthodes, ni pertes, ni averses : à vous de les choisir.</translation>
    </message>
    <message>
      <source>Divides the land of a DEM into subbasins of about one area, and at gauges, and writes them as an input of EPA SWMM that runs at once. Areas, widths, slopes, lengths and heights are those of the DEM. Rain, losses, roughness and the sections of rivers are placeholders: replace them before any number is used.</source>
      <translation>Divise le terrain d’un MNT en sous-bassins d’environ une même surface, et aux stations, et les écrit comme entrée de EPA SWMM qui tourne aussitôt. Surfaces, largeurs, pentes, longueurs et altitudes sont celles du MNT. La pluie, les pertes, la rugosité et les sections des rivières sont provisoires : remplacez-les avant d’utiliser un nombre.</translation>
    </message>
    <message>
      <source>Dividing</source>
      <translation>Division</translation>
    </message>
    <message>
      <source>Dividing the land</source>
      <translation>Division du terrain</translation>
    </message>
    <message>
      <source>Dividing the land and finding flows</source>
      <translation>Division du terrain et recherche des débits</translation>
    </message>
    <message>
      <source>Dividing the land into cells</source>
      <translation>Division du terrain en cellules</translation>
    </message>
    <message>
      <source>Down from each point to where it ends.</source>
      <translation>De chaque point vers l’aval, jusqu’au terme.</translation>
    </message>
    <message>
      <source>Drainage</source>
      <translation>Drainage</translation>
    </message>
    <message>
      <source>Drainage basins</source>
      <translation>Bassins versants par croissance</translation>
    </message>
    <message>
      <source>Drainage density</source>
      <translation>Densité de drainage</translation>
    </message>
    <message>
      <source>Draining the ground</source>
      <translation>Drainage du sol</translation>
    </message>
    <message>
      <source>Draw a coast for me</source>
      <translation>Dessiner une côte pour moi</translation>
    </message>
    <message>
      <source>Draw an island</source>
      <translation>Dessiner une île</translation>
    </message>
    <message>
      <source>Draw an island: draw a coast, choose one of four islands, and its terrain is made</source>
      <translation>Dessiner une île : tracez une côte, choisissez l’une de quatre îles, et son relief est créé</translation>
    </message>
    <message>
      <source>Draw the coast with the button down, or click corners; right-click ends it, Ctrl+Z undoes.</source>
      <translation>Dessinez la côte bouton enfoncé, ou cliquez ses sommets ; un clic droit la termine, Ctrl+Z annule.</translation>
    </message>
    <message>
      <source>Drawing</source>
      <translation>Dessin</translation>
    </message>
    <message>
      <source>Drawn coast</source>
      <translation>Côte dessinée</translation>
    </message>
    <message>
      <source>Drawn rivers</source>
      <translation>Rivières dessinées</translation>
    </message>
    <message>
      <source>Draws the path of the water downstream from each point to where it ends.</source>
      <translation>Trace le chemin de l’eau vers l’aval, de chaque point jusqu’à son terme.</translation>
    </message>
    <message>
      <source>Draws the rivers of a terrain model: lines with all their bends, the water by its width, oxbow lakes.</source>
      <translation>Dessine les rivières d’un modèle de relief : lignes avec tous leurs méandres, l’eau selon sa largeur, bras morts.</translation>
    </message>
    <message>
      <source>Drop, first (m)</source>
      <translation>Chute, premier (m)</translation>
    </message>
    <message>
      <source>Drop, higher (m)</source>
      <translation>Chute, supérieurs (m)</translation>
    </message>
    <message>
      <source>Drops of streams on {}</source>
      <translation>Chutes des cours d’eau sur {}</translation>
    </message>
    <message>
      <source>Drops that found no path down</source>
      <translation>Gouttes sans chemin vers l’aval</translation>
    </message>
    <message>
      <source>Dry ground between a closed lake and its sill.</source>
      <translation>Le sol sec entre un lac fermé et son seuil.</translation>
    </message>
    <message>
      <source>Dupuit: an aquifer</source>
      <translation>Dupuit : un aquifère</translation>
    </message>
    <message>
      <source>Dwarf shrub</source>
      <translation>Arbrisseau nain</translation>
    </message>
    <message>
      <source>Dwarf shrubs</source>
      <translation>Arbrisseaux nains</translation>
    </message>
    <message>
      <source>D∞ angles</source>
      <translation>angles D∞</translation>
    </message>
    <message>
      <source>D∞: at any angle</source>
      <translation>D∞ : sous n’importe quel angle</translation>
    </message>
    <message>
      <source>D∞: shared between two</source>
      <translation>D∞ : partagée entre deux</translation>
    </message>
    <message>
      <source>EDGE is not used: the shore of COASTLINE is sea.</source>
      <translation>EDGE n’est pas utilisé : le rivage de COASTLINE est la mer.</translation>
    </message>
    <message>
      <source>EDGE is wall, and there is neither sea nor an open hole: no water can leave.</source>
      <translation>EDGE est wall, et il n’y a ni mer ni trou ouvert : aucune eau ne peut sortir.</translation>
    </message>
    <message>
      <source>EDGE is wall, and ‘{}’ has no sea: no water could leave. Give a SEA_LEVEL above its lowest place, which is {} m high.</source>
      <translation>EDGE est wall, et « {} » n’a pas de mer : aucune eau ne pourrait sortir. Donnez un SEA_LEVEL au-dessus de son point le plus bas, qui est à {} m.</translation>
    </message>
    <message>
      <source>EDGE: pieces of the ground that have no sea: {}. Water leaves these over their edges.</source>
      <translation>EDGE : morceaux du sol qui n’ont pas de mer : {}. L’eau en sort par leurs bords.</translation>
    </message>
    <message>
      <source>EROSION: the ground of this model is a DEM, so there is no erosion to show.</source>
      <translation>EROSION : le sol de ce modèle est un MNT, il n’y a donc pas d’érosion à montrer.</translation>
    </message>
    <message>
      <source>EROSION: the ground of this model is its primitives alone, so there is no erosion to show.</source>
      <translation>EROSION : le sol de ce modèle n’est que ses primitives, il n’y a donc pas d’érosion à montrer.</translation>
    </message>
    <message>
      <source>EROSION_CELL_SIZE: cells of {} would take about {} of memory on the largest island of ‘{}’, and {} are free: take {} or more.</source>
      <translation>EROSION_CELL_SIZE : des cellules de {} prendraient environ {} de mémoire sur la plus grande île de « {} », et {} sont libres : prenez {} ou plus.</translation>
    </message>
    <message>
      <source>ESRI: east 1, south-east 2 … north-east 128</source>
      <translation>ESRI : est 1, sud-est 2 … nord-est 128</translation>
    </message>
    <message>
      <source>EVAPORATION is given and RAIN is not: without rain there are no lakes. Give RAIN too.</source>
      <translation>EVAPORATION est donné et RAIN ne l’est pas : sans pluie, pas de lacs. Donnez aussi RAIN.</translation>
    </message>
    <message>
      <source>EXPRESSION cannot be read: {}.</source>
      <translation>EXPRESSION ne peut être lue : {}.</translation>
    </message>
    <message>
      <source>EXPRESSION gives no number where {}. Change it so that it does everywhere.</source>
      <translation>EXPRESSION ne donne pas de nombre là où {}. Changez-la pour qu’elle en donne partout.</translation>
    </message>
    <message>
      <source>EXPRESSION is not used: LAW is {}.</source>
      <translation>EXPRESSION n’est pas utilisée : LAW est {}.</translation>
    </message>
    <message>
      <source>EXTENT is in degrees ({}), and land without end needs metres. Give a CRS in metres as CRS, that of the UTM zone for instance.</source>
      <translation>EXTENT est en degrés ({}), et une terre sans fin a besoin de mètres. Donnez comme CRS un SCR en mètres, celui du fuseau UTM par exemple.</translation>
    </message>
    <message>
      <source>EXTENT is larger than the Earth. Choose a smaller one, or none.</source>
      <translation>EXTENT est plus grand que la Terre. Choisissez-en un plus petit, ou aucun.</translation>
    </message>
    <message>
      <source>EXTENT is not used: the map is that of INPUT (‘{}’).</source>
      <translation>EXTENT n’est pas utilisé : la carte est celle d’INPUT (« {} »).</translation>
    </message>
    <message>
      <source>EXTENT is {} wide, which is too much. Give a smaller one.</source>
      <translation>EXTENT a {} de large, ce qui est trop. Donnez-en un plus petit.</translation>
    </message>
    <message>
      <source>EXTENT lies beyond the Earth. Check it.</source>
      <translation>EXTENT est au-delà de la Terre. Vérifiez-le.</translation>
    </message>
    <message>
      <source>EXTENT lies in the sea between two lands. Move it, or give another SEED or LAND_SIZE.</source>
      <translation>EXTENT est dans la mer entre deux terres. Déplacez-le ou donnez un autre SEED ou LAND_SIZE.</translation>
    </message>
    <message>
      <source>EXTENT misses the land of the model, which lies between {:.10g} and {:.10g} east, {:.10g} and {:.10g} north ({}). Choose an extent on it, or none.</source>
      <translation>EXTENT manque la terre du modèle, qui est entre {:.10g} et {:.10g} est, {:.10g} et {:.10g} nord ({}). Choisissez une étendue sur elle, ou aucune.</translation>
    </message>
    <message>
      <source>EXTENT misses the window that the model was cut to: {}. Choose one in it.</source>
      <translation>EXTENT manque la fenêtre à laquelle le modèle a été coupé : {}. Choisissez-en une dedans.</translation>
    </message>
    <message>
      <source>EXTENT touches {} lands, about {} wide each</source>
      <translation>EXTENT touche {} terres, larges d’environ {} chacune</translation>
    </message>
    <message>
      <source>EXTENT touches {} lands, at most {} are made. Give a larger LAND_SIZE.</source>
      <translation>EXTENT touche {} terres, {} au plus sont faites. Donnez un LAND_SIZE plus grand.</translation>
    </message>
    <message>
      <source>EXTENT would touch about {} lands. Give a larger LAND_SIZE.</source>
      <translation>EXTENT toucherait environ {} terres. Donnez un LAND_SIZE plus grand.</translation>
    </message>
    <message>
      <source>EXTENT: a metre of {} is {} metres on the ground there. Give a CRS that keeps lengths as CRS, that of the UTM zone for instance.</source>
      <translation>EXTENT : un mètre de {} y fait {} mètres au sol. Donnez comme CRS un SCR qui garde les longueurs, celui du fuseau UTM par exemple.</translation>
    </message>
    <message>
      <source>EXTENT: a part of land that is about {} wide</source>
      <translation>EXTENT : une partie d’une terre large d’environ {}</translation>
    </message>
    <message>
      <source>Each becomes level, as low as the lowest ground of its shore, and its water leaves in one place. Cells without data stand at that level, too. ‘Lakes’ finds the level surfaces of a DEM.</source>
      <translation>Chacun devient plan, aussi bas que le sol le plus bas de sa rive, et son eau sort en un seul endroit. Les cellules sans données se tiennent aussi à ce niveau. « Lacs » trouve les surfaces planes d’un MNT.</translation>
    </message>
    <message>
      <source>Each cell gets one of 14 classes: water, river, snow, rock, alpine meadow, dwarf shrubs, conifers, mixed forest, broadleaf forest, riparian wood, swamp, steppe, desert and beach. Warmth falls with height, slopes that face the sun are warmer, and the treeline lies where the season of growth has 6.4 °C.</source>
      <translation>Chaque cellule reçoit une classe sur 14 : eau, rivière, neige, roche, pelouse alpine, arbrisseaux nains, conifères, forêt mixte, forêt de feuillus, ripisylve, marécage, steppe, désert et plage. La chaleur diminue avec l’altitude, les versants tournés vers le soleil sont plus chauds, et la limite des arbres est là où la saison de croissance a 6,4 °C.</translation>
    </message>
    <message>
      <source>Each event is a drop of rain on a random cell (the model of R. L. Leheny). It walks to lower and lower cells, the likelier the steeper, until it reaches an outlet; then every cell of its path is lowered. Where neighbours differ by too much, the ground slides. Later drops find the valleys of earlier ones.</source>
      <translation>Chaque événement est une goutte de pluie sur une cellule au hasard (le modèle de R. L. Leheny). Elle va vers des cellules toujours plus basses, d’autant plus volontiers que c’est plus raide, jusqu’à une sortie ; alors chaque cellule de son chemin est abaissée. Là où des voisins diffèrent trop, le sol glisse. Les gouttes suivantes trouvent les vallées des précédentes.</translation>
    </message>
    <message>
      <source>Each step finds where the water of every node goes, the lakes that it fills, and how much flows; then the law says how much each river lowers or raises its bed. Where it is steep rivers erode and take up what they wear away; where it is flat they lay it down, as far as they carry it. Nothing is lost: what is eroded is deposited, or exported to the sea and over the edge of the map.</source>
      <translation>Chaque étape trouve où va l’eau de chaque nœud, les lacs qu’elle remplit et combien il s’en écoule ; puis la loi dit de combien chaque rivière abaisse ou rehausse son lit. Là où c’est raide, les rivières érodent et emportent ce qu’elles arrachent ; là où c’est plat, elles le déposent, aussi loin qu’elles le portent. Rien ne se perd : ce qui est érodé est déposé, ou exporté vers la mer et par le bord de la carte.</translation>
    </message>
    <message>
      <source>Each watershed is all the land above its point, also where another point lies upstream. Its fields are those of ‘Watersheds’, and those of the point. Run ‘Watersheds’ for subbasins, for those of lakes or rivers, or to choose which way points move.</source>
      <translation>Chaque bassin versant est tout le terrain au-dessus de son point, même si un autre point se trouve en amont. Ses champs sont ceux de « Bassins versants » et ceux du point. « Bassins versants » fait les sous-bassins, ceux des lacs ou des rivières, et laisse choisir comment les points se déplacent.</translation>
    </message>
    <message>
      <source>Each watershed is all the land that drains to its outlet, and lies over those upstream of it; areas, heights and rivers are those of all that land. Otherwise it ends where the next one upstream begins, and area_total_km2 tells the whole area. In LABELS each cell has the innermost.</source>
      <translation>Chaque bassin versant est tout le terrain qui se draine vers sa sortie, et recouvre ceux d’amont ; surfaces, altitudes et rivières sont celles de tout ce terrain. Sinon il finit là où commence le suivant en amont, et area_total_km2 dit la surface entière. Dans LABELS chaque cellule a le plus intérieur.</translation>
    </message>
    <message>
      <source>Each with its type, orders, flow and basin.</source>
      <translation>Chacun avec son type, ses ordres, son débit et son bassin.</translation>
    </message>
    <message>
      <source>East</source>
      <translation>Est</translation>
    </message>
    <message>
      <source>Edge of the data</source>
      <translation>Bord des données</translation>
    </message>
    <message>
      <source>Edge of the valley floor, in half widths</source>
      <translation>Bord du fond de vallée, en demi-largeurs</translation>
    </message>
    <message>
      <source>Edges by order: {}</source>
      <translation>Arêtes par ordre : {}</translation>
    </message>
    <message>
      <source>Edges of order 1, 2, … after Strahler, as a list</source>
      <translation>Arêtes d’ordre 1, 2, … selon Strahler, en liste</translation>
    </message>
    <message>
      <source>Edges of the network</source>
      <translation>Arêtes du réseau</translation>
    </message>
    <message>
      <source>Edges of {} would make about {} primitives on the {} of ‘{}’, and {} of memory are free: take less PRIMITIVES_PER_CELL, or rivers with fewer vertices.</source>
      <translation>Des tronçons de {} feraient environ {} primitives sur les {} de « {} », et {} de mémoire sont libres : prenez moins de PRIMITIVES_PER_CELL ou des rivières avec moins de sommets.</translation>
    </message>
    <message>
      <source>Edges that end here</source>
      <translation>Arêtes qui finissent ici</translation>
    </message>
    <message>
      <source>Eight</source>
      <translation>Huit</translation>
    </message>
    <message>
      <source>Elevation</source>
      <translation>Altitude</translation>
    </message>
    <message>
      <source>Elevation (for rivers without Z)</source>
      <translation>Altitude (pour les rivières sans Z)</translation>
    </message>
    <message>
      <source>Elevation raster to start from, in metres. Empty: a surface of the shape below.</source>
      <translation>Raster d’altitudes de départ, en mètres. Vide : une surface de la forme ci-dessous.</translation>
    </message>
    <message>
      <source>Elongation</source>
      <translation>Allongement</translation>
    </message>
    <message>
      <source>Empty: a fifth of the spacing of the nodes. Wider cells than that no longer hold narrow basins apart.</source>
      <translation>Vide : un cinquième de l’espacement des nœuds. Des cellules plus larges ne séparent plus les bassins étroits.</translation>
    </message>
    <message>
      <source>Empty: a readable number that makes about twenty of all the land.</source>
      <translation>Vide : un nombre lisible qui en fait une vingtaine de tout le terrain.</translation>
    </message>
    <message>
      <source>Empty: as is usual on so much land, or as sketched heights are. These are scaled so that the highest of them has it.</source>
      <translation>Vide : comme il est courant sur autant de terre, ou comme sont les altitudes esquissées. Celles-ci sont mises à l’échelle pour que la plus haute ait cette valeur.</translation>
    </message>
    <message>
      <source>Empty: so that the greatest river moves a fiftieth of the relief in one step; the log tells.</source>
      <translation>Vide : de sorte que la plus grande rivière déplace un cinquantième du dénivelé en une étape ; le journal le dit.</translation>
    </message>
    <message>
      <source>Encoding of the directions</source>
      <translation>Codage des directions</translation>
    </message>
    <message>
      <source>Encoding of the input</source>
      <translation>Codage de l’entrée</translation>
    </message>
    <message>
      <source>Encoding of the output</source>
      <translation>Codage de la sortie</translation>
    </message>
    <message>
      <source>Encoding the directions</source>
      <translation>Codage des directions</translation>
    </message>
    <message>
      <source>End</source>
      <translation>Fin</translation>
    </message>
    <message>
      <source>Erode model</source>
      <translation>Éroder le modèle</translation>
    </message>
    <message>
      <source>Eroded</source>
      <translation>Érodé</translation>
    </message>
    <message>
      <source>Eroded (m³)</source>
      <translation>Érodé (m³)</translation>
    </message>
    <message>
      <source>Eroded ground</source>
      <translation>Sol érodé</translation>
    </message>
    <message>
      <source>Eroded model</source>
      <translation>Modèle érodé</translation>
    </message>
    <message>
      <source>Eroded surface</source>
      <translation>Surface érodée</translation>
    </message>
    <message>
      <source>Erodes a surface by random raindrops that run downhill, with landslides, until a river network has formed.</source>
      <translation>Érode une surface par des gouttes de pluie aléatoires qui dévalent, avec des glissements, jusqu’à former un réseau de rivières.</translation>
    </message>
    <message>
      <source>Eroding</source>
      <translation>Érosion</translation>
    </message>
    <message>
      <source>Eroding, {} events</source>
      <translation>Érosion, {} événements</translation>
    </message>
    <message>
      <source>Erosion</source>
      <translation>Érosion</translation>
    </message>
    <message>
      <source>Evaporation (mm a year)</source>
      <translation>Évaporation (mm par an)</translation>
    </message>
    <message>
      <source>Events (0: one for six cells)</source>
      <translation>Événements (0 : un pour six cellules)</translation>
    </message>
    <message>
      <source>Every cell belongs to the first outlet, point, river or lake that its water meets; &lt;i&gt;downstream&lt;/i&gt; tells where the water goes on to, so nested watersheds form a tree. Polygons of neighbours share their border exactly, keep their holes, and add up to the cells.</source>
      <translation>Chaque cellule appartient à la première sortie, au premier point, rivière ou lac que son eau rencontre ; &lt;i&gt;downstream&lt;/i&gt; dit où l’eau va ensuite, et les bassins emboîtés forment un arbre. Les polygones voisins partagent exactement leur limite, gardent leurs trous et recouvrent les cellules.</translation>
    </message>
    <message>
      <source>Every cell is sea: there is no land to work on.</source>
      <translation>Toutes les cellules sont de la mer : il n’y a pas de terre sur laquelle travailler.</translation>
    </message>
    <message>
      <source>Every depression is filled to the brim: the level at which its water leaves over the lowest path to the sea or to the edge of the data. Cells under water that touch are one lake.</source>
      <translation>Chaque dépression est remplie à ras bord : jusqu’au niveau où son eau sort par le plus bas chemin vers la mer ou le bord des données. Les cellules sous l’eau qui se touchent sont un seul lac.</translation>
    </message>
    <message>
      <source>Every point gives a line from the centre of its cell from neighbour to neighbour, down to where the path leaves the data or ends. Lines that meet run on through the same vertices.</source>
      <translation>Chaque point donne une ligne depuis le centre de sa cellule, de voisin en voisin, jusqu’où le chemin quitte les données ou finit. Les lignes qui se rejoignent continuent par les mêmes sommets.</translation>
    </message>
    <message>
      <source>Every program has its own encoding of the eight directions in which water can leave a cell. This algorithm reads and writes those of ESRI (also HydroSHEDS), Whitebox, GRASS, TauDEM, SAGA (also QGIS), pygeoprocessing, RichDEM and PCRaster.</source>
      <translation>Chaque programme a son propre codage des huit directions où l’eau peut quitter une cellule. Cet algorithme lit et écrit ceux d’ESRI (aussi HydroSHEDS), Whitebox, GRASS, TauDEM, SAGA (aussi QGIS), pygeoprocessing, RichDEM et PCRaster.</translation>
    </message>
    <message>
      <source>Every subbasin has one reach, which ends at a junction, a gauge, the shore of a lake or the mouth, or it is a lake with the land around it. Both have the same &lt;i&gt;id&lt;/i&gt;, and &lt;i&gt;downstream&lt;/i&gt; tells where the water goes on to: always to a sink in the end.</source>
      <translation>Chaque sous-bassin a un tronçon, qui finit à une confluence, une station de jaugeage, la rive d’un lac ou l’embouchure, ou bien c’est un lac avec le terrain autour. Les deux ont le même &lt;i&gt;id&lt;/i&gt;, et &lt;i&gt;downstream&lt;/i&gt; dit où l’eau va ensuite : toujours, à la fin, vers un puits.</translation>
    </message>
    <message>
      <source>Exceedance exponent</source>
      <translation>Exposant de dépassement</translation>
    </message>
    <message>
      <source>Exceedance exponent β</source>
      <translation>Exposant de dépassement β</translation>
    </message>
    <message>
      <source>Exceedance of areas</source>
      <translation>Dépassement des surfaces</translation>
    </message>
    <message>
      <source>Exponent of the length of rivers over their area</source>
      <translation>Exposant de la longueur des rivières selon leur surface</translation>
    </message>
    <message>
      <source>Exponent of the slope (mfd)</source>
      <translation>Exposant de la pente (mfd)</translation>
    </message>
    <message>
      <source>Export heightmap</source>
      <translation>Exporter une carte de hauteurs</translation>
    </message>
    <message>
      <source>Exported (m³)</source>
      <translation>Exporté (m³)</translation>
    </message>
    <message>
      <source>Expression in c, a, a0, z</source>
      <translation>Expression en c, a, a0, z</translation>
    </message>
    <message>
      <source>Extent</source>
      <translation>Emprise</translation>
    </message>
    <message>
      <source>FLOOR is {} m, and nothing of the DEM is higher than {} m. Take less.</source>
      <translation>FLOOR vaut {} m, et rien du MNT n’est plus haut que {} m. Prenez moins.</translation>
    </message>
    <message>
      <source>FORMAT: ‘{}’ has {} bands, and ‘{}’ takes red, green and blue.</source>
      <translation>FORMAT : « {} » a {} bandes, et « {} » prend rouge, vert et bleu.</translation>
    </message>
    <message>
      <source>Fall (m)</source>
      <translation>Dénivelé (m)</translation>
    </message>
    <message>
      <source>Fall from the point to the end (m); NULL without a DEM</source>
      <translation>Chute du point à la fin (m) ; NULL sans MNT</translation>
    </message>
    <message>
      <source>Fall from the upper to the lower end (m)</source>
      <translation>Chute de l’extrémité amont à l’extrémité aval (m)</translation>
    </message>
    <message>
      <source>Fall from the upper to the lower end (m); NULL without a DEM</source>
      <translation>Chute de l’extrémité amont à l’extrémité aval (m) ; NULL sans MNT</translation>
    </message>
    <message>
      <source>Fall of the longest path over its length (m/m)</source>
      <translation>Chute du chemin le plus long sur sa longueur (m/m)</translation>
    </message>
    <message>
      <source>Fall of the reach over its length</source>
      <translation>Chute du tronçon sur sa longueur</translation>
    </message>
    <message>
      <source>Fall on it</source>
      <translation>Chute sur ce chemin</translation>
    </message>
    <message>
      <source>Fall over length</source>
      <translation>Chute sur longueur</translation>
    </message>
    <message>
      <source>Fall over length of the next step; NULL where the river ends</source>
      <translation>Chute sur longueur du pas suivant ; NULL où finit la rivière</translation>
    </message>
    <message>
      <source>Feature of the sketch that it is a part of</source>
      <translation>Entité de l’esquisse dont elle fait partie</translation>
    </message>
    <message>
      <source>Features cannot be written as ‘{}’. Use .gpkg, for example.</source>
      <translation>Des entités ne peuvent être écrites comme « {} ». Prenez .gpkg, par exemple.</translation>
    </message>
    <message>
      <source>Field of the heights</source>
      <translation>Champ des altitudes</translation>
    </message>
    <message>
      <source>Field of the uplift</source>
      <translation>Champ du soulèvement</translation>
    </message>
    <message>
      <source>Field of the wished heights</source>
      <translation>Champ des altitudes souhaitées</translation>
    </message>
    <message>
      <source>Field of their codes</source>
      <translation>Champ de leurs codes</translation>
    </message>
    <message>
      <source>Field that tells the points apart</source>
      <translation>Champ qui distingue les points</translation>
    </message>
    <message>
      <source>Fields for the longest path, the slopes, the shape and the relief of each watershed. Without it a run on a large raster takes less time and memory; TC and outputs that need them have them measured all the same.</source>
      <translation>Champs pour le plus long chemin, les pentes, la forme et le dénivelé de chaque bassin versant. Sans cela, une exécution sur un grand raster prend moins de temps et de mémoire ; pour TC et les sorties qui en ont besoin, ils sont mesurés malgré tout.</translation>
    </message>
    <message>
      <source>Fields tell the longest path, slopes and shape of each, and times of concentration by the formulas of TC.</source>
      <translation>Des champs donnent le plus long chemin, les pentes et la forme de chacun, ainsi que les temps de concentration selon les formules de TC.</translation>
    </message>
    <message>
      <source>Fields tell the longest path, slopes, shape and times of concentration of each; &lt;i&gt;REPORT&lt;/i&gt; is a sheet for each point, to be printed.</source>
      <translation>Des champs donnent le plus long chemin, les pentes, la forme et les temps de concentration de chacun ; &lt;i&gt;REPORT&lt;/i&gt; est une fiche par point, à imprimer.</translation>
    </message>
    <message>
      <source>Files of tiles and masks</source>
      <translation>Fichiers des tuiles et des masques</translation>
    </message>
    <message>
      <source>Fill an island</source>
      <translation>Combler une île</translation>
    </message>
    <message>
      <source>Fill depressions</source>
      <translation>Combler les dépressions</translation>
    </message>
    <message>
      <source>Fill or breach the result before directions are taken from it; the directions can do that by themselves.</source>
      <translation>Comblez ou percez le résultat avant d’en tirer les directions ; leur algorithme peut aussi le faire lui-même.</translation>
    </message>
    <message>
      <source>Fill the depressions that could not be opened within the limits; if not, they stay as they are.</source>
      <translation>Combler les dépressions qui n’ont pu être ouvertes dans ces limites ; sinon elles restent telles quelles.</translation>
    </message>
    <message>
      <source>Fill what is not breached</source>
      <translation>Combler ce qui n’est pas percé</translation>
    </message>
    <message>
      <source>Filled</source>
      <translation>Comblé</translation>
    </message>
    <message>
      <source>Filled DEM</source>
      <translation>MNT comblé</translation>
    </message>
    <message>
      <source>Filling</source>
      <translation>Comblement</translation>
    </message>
    <message>
      <source>Filling alone</source>
      <translation>Comblement seul</translation>
    </message>
    <message>
      <source>Filling or breaching, pit by pit</source>
      <translation>Comblement ou percement, fosse par fosse</translation>
    </message>
    <message>
      <source>Filling the rest</source>
      <translation>Comblement du reste</translation>
    </message>
    <message>
      <source>Filling what is left</source>
      <translation>Comblement de ce qui reste</translation>
    </message>
    <message>
      <source>Filling what is no hollow</source>
      <translation>Comblement de ce qui n’est pas un creux</translation>
    </message>
    <message>
      <source>Filling where that is cheaper</source>
      <translation>Comblement où il coûte moins</translation>
    </message>
    <message>
      <source>Finding angles</source>
      <translation>Recherche des angles</translation>
    </message>
    <message>
      <source>Finding basins and passes</source>
      <translation>Recherche des bassins et des cols</translation>
    </message>
    <message>
      <source>Finding depressions</source>
      <translation>Recherche des dépressions</translation>
    </message>
    <message>
      <source>Finding flows and ridges</source>
      <translation>Recherche des débits et des crêtes</translation>
    </message>
    <message>
      <source>Finding its rivers</source>
      <translation>Recherche de ses rivières</translation>
    </message>
    <message>
      <source>Finding lakes</source>
      <translation>Recherche des lacs</translation>
    </message>
    <message>
      <source>Finding lakes, rivers and watersheds</source>
      <translation>Recherche des lacs, des rivières et des bassins versants</translation>
    </message>
    <message>
      <source>Finding out the encoding</source>
      <translation>Détermination du codage</translation>
    </message>
    <message>
      <source>Finding out where water goes</source>
      <translation>Détermination des écoulements</translation>
    </message>
    <message>
      <source>Finding outlets</source>
      <translation>Recherche des sorties</translation>
    </message>
    <message>
      <source>Finding pieces</source>
      <translation>Recherche des morceaux</translation>
    </message>
    <message>
      <source>Finding pits</source>
      <translation>Recherche des fosses</translation>
    </message>
    <message>
      <source>Finding river cells</source>
      <translation>Recherche des cellules de rivière</translation>
    </message>
    <message>
      <source>Finding rivers</source>
      <translation>Recherche de rivières</translation>
    </message>
    <message>
      <source>Finding sills</source>
      <translation>Recherche des seuils</translation>
    </message>
    <message>
      <source>Finding sources and confluences</source>
      <translation>Recherche des sources et des confluences</translation>
    </message>
    <message>
      <source>Finding spill levels</source>
      <translation>Recherche des niveaux de débordement</translation>
    </message>
    <message>
      <source>Finding subbasins</source>
      <translation>Recherche des sous-bassins</translation>
    </message>
    <message>
      <source>Finding the cells of lakes</source>
      <translation>Recherche des cellules des lacs</translation>
    </message>
    <message>
      <source>Finding the cells of the points</source>
      <translation>Recherche des cellules des points</translation>
    </message>
    <message>
      <source>Finding the courses of rivers</source>
      <translation>Recherche des tracés des rivières</translation>
    </message>
    <message>
      <source>Finding the network</source>
      <translation>Recherche du réseau</translation>
    </message>
    <message>
      <source>Finding the relief</source>
      <translation>Recherche du relief</translation>
    </message>
    <message>
      <source>Finding the river</source>
      <translation>Recherche de la rivière</translation>
    </message>
    <message>
      <source>Finding the rivers</source>
      <translation>Recherche des rivières</translation>
    </message>
    <message>
      <source>Finding the shortest paths</source>
      <translation>Recherche des plus courts chemins</translation>
    </message>
    <message>
      <source>Finding the steepest neighbours</source>
      <translation>Recherche des voisins les plus raides</translation>
    </message>
    <message>
      <source>Finding the steepest way down</source>
      <translation>Recherche de la descente la plus raide</translation>
    </message>
    <message>
      <source>Finding the surface that water runs over</source>
      <translation>Recherche de la surface sur laquelle l’eau coule</translation>
    </message>
    <message>
      <source>Finding the table</source>
      <translation>Recherche de la nappe</translation>
    </message>
    <message>
      <source>Finding water and wetness</source>
      <translation>Recherche de l’eau et de l’humidité</translation>
    </message>
    <message>
      <source>Finding watersheds</source>
      <translation>Recherche des bassins versants</translation>
    </message>
    <message>
      <source>Finding watersheds and their rivers</source>
      <translation>Recherche des bassins versants et de leurs rivières</translation>
    </message>
    <message>
      <source>Finding what drains to the outlets</source>
      <translation>Recherche de ce qui s’écoule vers les sorties</translation>
    </message>
    <message>
      <source>Finding what edits touch</source>
      <translation>Recherche de ce que touchent les modifications</translation>
    </message>
    <message>
      <source>Finding where the water of ‘{}’ goes; only once.</source>
      <translation>Recherche du chemin de l’eau de « {} » ; une seule fois.</translation>
    </message>
    <message>
      <source>Finding where water goes</source>
      <translation>Recherche des écoulements</translation>
    </message>
    <message>
      <source>Finding who gives water to whom</source>
      <translation>Recherche de qui donne de l’eau à qui</translation>
    </message>
    <message>
      <source>Finds all the land that drains to a point on the map, its rivers, and the way of the water from there.</source>
      <translation>Trouve tout le terrain qui se draine vers un point de la carte, ses rivières et le chemin de l’eau à partir de là.</translation>
    </message>
    <message>
      <source>Finds the lakes that would fill the depressions of a DEM, with level, area, volume, depths and outlet.</source>
      <translation>Trouve les lacs qui rempliraient les dépressions d’un MNT, avec niveau, surface, volume, profondeurs et exutoire.</translation>
    </message>
    <message>
      <source>Finds the rivers of a DEM and maps what is under water when so many millimetres run off all land at once, by the rating curve of each reach. A first map of where to look, no hydraulic model: the page of ‘Flood height’ says what it does not know.</source>
      <translation>Trouve les rivières d’un MNT et cartographie ce qui est sous l’eau quand tant de millimètres ruissellent de tout le terrain à la fois, d’après la courbe de tarage de chaque tronçon. Une première carte pour savoir où regarder, pas un modèle hydraulique : la page de « Hauteur d’inondation » dit ce qu’elle ne sait pas.</translation>
    </message>
    <message>
      <source>Finds the surface of the ground water below a DEM, where it comes to light, and which rivers it keeps.</source>
      <translation>Trouve la surface de la nappe sous un MNT, où elle affleure et quelles rivières elle entretient.</translation>
    </message>
    <message>
      <source>Finds where water goes from every cell of a DEM: to the steepest neighbour, or in any direction.</source>
      <translation>Trouve où va l’eau depuis chaque cellule d’un MNT : vers le voisin le plus raide, ou dans n’importe quelle direction.</translation>
    </message>
    <message>
      <source>First order</source>
      <translation>Premier ordre</translation>
    </message>
    <message>
      <source>Fitting the concavity</source>
      <translation>Ajustement de la concavité</translation>
    </message>
    <message>
      <source>Five</source>
      <translation>Cinq</translation>
    </message>
    <message>
      <source>Flatter than MIN_SLOPE: {} of {} cells</source>
      <translation>Plus plates que MIN_SLOPE : {} cellules sur {}</translation>
    </message>
    <message>
      <source>Flood by a discharge</source>
      <translation>Inondation pour un débit</translation>
    </message>
    <message>
      <source>Flood height</source>
      <translation>Hauteur d’inondation</translation>
    </message>
    <message>
      <source>Flooded land</source>
      <translation>Terrain inondé</translation>
    </message>
    <message>
      <source>Flooding</source>
      <translation>Inondation</translation>
    </message>
    <message>
      <source>Flow</source>
      <translation>Écoulement</translation>
    </message>
    <message>
      <source>Flow accumulation</source>
      <translation>Accumulation des écoulements</translation>
    </message>
    <message>
      <source>Flow accumulation (km²; with RAIN m³/s)</source>
      <translation>Accumulation des écoulements (km² ; avec RAIN m³/s)</translation>
    </message>
    <message>
      <source>Flow directions</source>
      <translation>Directions d’écoulement</translation>
    </message>
    <message>
      <source>Flow distance</source>
      <translation>Distance d’écoulement</translation>
    </message>
    <message>
      <source>Flow from which a mouth is a delta (m³/s)</source>
      <translation>Débit à partir duquel une embouchure est un delta (m³/s)</translation>
    </message>
    <message>
      <source>Flow of the rivers</source>
      <translation>Débit des rivières</translation>
    </message>
    <message>
      <source>Flow paths</source>
      <translation>Chemins d’écoulement</translation>
    </message>
    <message>
      <source>Fly over it</source>
      <translation>Survoler</translation>
    </message>
    <message>
      <source>Following paths from tile to tile</source>
      <translation>Suivi des chemins de tuile en tuile</translation>
    </message>
    <message>
      <source>Following paths through tiles</source>
      <translation>Suivi des chemins dans les tuiles</translation>
    </message>
    <message>
      <source>Following rivers</source>
      <translation>Suivi de rivières</translation>
    </message>
    <message>
      <source>Following rivers down</source>
      <translation>Suivi des rivières vers l’aval</translation>
    </message>
    <message>
      <source>Following rivers up</source>
      <translation>Suivi des rivières vers l’amont</translation>
    </message>
    <message>
      <source>Following the directions</source>
      <translation>Suivi des directions</translation>
    </message>
    <message>
      <source>Following the lines</source>
      <translation>Suivi des lignes</translation>
    </message>
    <message>
      <source>Following the rivers</source>
      <translation>Suivi des rivières</translation>
    </message>
    <message>
      <source>Following the rivers to the sea</source>
      <translation>Suivi des rivières jusqu’à la mer</translation>
    </message>
    <message>
      <source>Following the water</source>
      <translation>Suivi de l’eau</translation>
    </message>
    <message>
      <source>Following the water of the edge</source>
      <translation>Suivi de l’eau du bord</translation>
    </message>
    <message>
      <source>Following the water up</source>
      <translation>Suivi de l’eau vers l’amont</translation>
    </message>
    <message>
      <source>Following what was drawn</source>
      <translation>Suivi de ce qui est dessiné</translation>
    </message>
    <message>
      <source>Foot of the bank, in half widths from the middle</source>
      <translation>Pied de la berge, en demi-largeurs depuis le milieu</translation>
    </message>
    <message>
      <source>For DEPRESSIONS least: what a cubic metre of ground that is dug away counts, beside the other cost.</source>
      <translation>Pour DEPRESSIONS least : ce que compte un mètre cube de sol creusé, par rapport à l’autre coût.</translation>
    </message>
    <message>
      <source>For DEPRESSIONS least: what a cubic metre of ground that is filled up counts, beside the other cost.</source>
      <translation>Pour DEPRESSIONS least : ce que compte un mètre cube de sol comblé, par rapport à l’autre coût.</translation>
    </message>
    <message>
      <source>For DIVIDE area. Empty: a readable number that makes about twenty of all the land.</source>
      <translation>Pour DIVIDE area. Vide : un nombre rond qui fait environ vingt parties de tout le terrain.</translation>
    </message>
    <message>
      <source>For DIVIDE pfafstetter: how often the land is divided. Each time makes up to nine parts of one.</source>
      <translation>Pour DIVIDE pfafstetter : combien de fois le terrain est divisé. Chaque fois, d’une partie en naissent jusqu’à neuf.</translation>
    </message>
    <message>
      <source>For TILES: 2ⁿ + 1 for Unity, 505, 1009 or 2017 for Unreal. As few tiles are made as have no fewer pixels than the DEM has cells; heights between cells are interpolated.</source>
      <translation>Pour TILES : 2ⁿ + 1 pour Unity, 505, 1009 ou 2017 pour Unreal. Il est fait juste assez de tuiles pour qu’elles n’aient pas moins de pixels que le MNT n’a de cellules ; les altitudes entre les cellules sont interpolées.</translation>
    </message>
    <message>
      <source>For each reach and stage: surface, volume, bed, section, perimeter, hydraulic radius, discharge.</source>
      <translation>Pour chaque tronçon et hauteur d’eau : surface, volume, lit, section, périmètre, rayon hydraulique, débit.</translation>
    </message>
    <message>
      <source>For masks: cells at or below it are sea, as those without data.</source>
      <translation>Pour les masques : les cellules à cette altitude ou plus bas sont la mer, comme celles sans données.</translation>
    </message>
    <message>
      <source>For masks: how far from water it ends, less and less of it on the way. Empty: three cells.</source>
      <translation>Pour les masques : à quelle distance de l’eau il finit, de moins en moins présent en chemin. Vide : trois cellules.</translation>
    </message>
    <message>
      <source>For masks: where it is that steep half of the ground is rock; 10 degrees less steep none of it is, and 10 degrees steeper all.</source>
      <translation>Pour les masques : à cette pente la moitié du sol est roche ; 10 degrés de moins et rien ne l’est, 10 degrés de plus et tout l’est.</translation>
    </message>
    <message>
      <source>For the mask of rivers where no lines are given. Empty: the readable number that makes about one cell in a hundred a river.</source>
      <translation>Pour le masque des rivières quand aucune ligne n’est donnée. Vide : le nombre rond qui fait d’environ une cellule sur cent une rivière.</translation>
    </message>
    <message>
      <source>For the mask of rivers: cells that these lines touch. Empty: those that the DEM has.</source>
      <translation>Pour le masque des rivières : les cellules que touchent ces lignes. Vide : celles que le MNT contient.</translation>
    </message>
    <message>
      <source>For the masks of rivers and of flow: what water does at the rim of the raster: it leaves there (outlet), or only the sea takes it up (wall).</source>
      <translation>Pour les masques des rivières et de l’écoulement : ce que fait l’eau au bord du raster : elle en sort (outlet), ou seule la mer la reçoit (wall).</translation>
    </message>
    <message>
      <source>Forest (km²)</source>
      <translation>Forêt (km²)</translation>
    </message>
    <message>
      <source>Fork</source>
      <translation>Bifurcation</translation>
    </message>
    <message>
      <source>Form factor</source>
      <translation>Facteur de forme</translation>
    </message>
    <message>
      <source>Format of the heights</source>
      <translation>Format des altitudes</translation>
    </message>
    <message>
      <source>Formulas for the hours that water takes from the farthest place to the outlet, with a field tc_… each. They were fitted to different land, and may be apart by a factor of two or more: the page says which is for which. They need heights, and scs needs CN.</source>
      <translation>Formules des heures que met l’eau du point le plus éloigné jusqu’à la sortie, avec un champ tc_… pour chacune. Elles ont été ajustées sur des terrains différents et peuvent s’écarter d’un facteur deux ou plus : la page dit laquelle convient à quoi. Il leur faut des altitudes, et à scs il faut CN.</translation>
    </message>
    <message>
      <source>Four</source>
      <translation>Quatre</translation>
    </message>
    <message>
      <source>Four others</source>
      <translation>Quatre autres</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Base</translation>
    </message>
    <message>
      <source>From a DEM the threshold can be chosen by what streams are like: where it is too low, slopes count as streams, and those of the first order fall less than others (the law of constant stream drops). The log and a table tell of ten thresholds.</source>
      <translation>Avec un MNT, le seuil peut être choisi d’après ce que sont les cours d’eau : s’il est trop bas, des versants comptent comme cours d’eau, et ceux du premier ordre ont une chute moindre que les autres (la loi de constance des chutes). Le journal et une table présentent dix seuils.</translation>
    </message>
    <message>
      <source>From a threshold of {} on streams of the first order fall as far as higher ones</source>
      <translation>À partir d’un seuil de {} les cours d’eau du premier ordre tombent d’autant que ceux d’ordre supérieur</translation>
    </message>
    <message>
      <source>From junction to junction. Rivers along the eight directions of a raster have up to 1.08 from it.</source>
      <translation>De confluence en confluence. Les rivières le long des huit directions d’un raster ont de ce seul fait jusqu’à 1,08.</translation>
    </message>
    <message>
      <source>From the mouth (left) to the head; the numbers are those of the map and of its table.</source>
      <translation>De l’embouchure (à gauche) à la source ; les numéros sont ceux de la carte et de son tableau.</translation>
    </message>
    <message>
      <source>From the outlet (left) to the divide. Dashed: from 10 to 85 % of its length; pale: below water.</source>
      <translation>De la sortie (à gauche) à la ligne de partage. En tirets : de 10 à 85 % de sa longueur ; en pâle : sous l’eau.</translation>
    </message>
    <message>
      <source>From the shore of a depression to the ground where its water runs on, along the channel and on the ground. Where the path with the least digging is longer, the shortest is taken if it keeps to the limits. Empty: any length.</source>
      <translation>De la rive d’une dépression jusqu’au sol où son eau continue, le long du chenal et au sol. Si le chemin qui demande le moins de creusement est plus long, le plus court est pris s’il respecte les limites. Vide : toute longueur.</translation>
    </message>
    <message>
      <source>From −1 to 1: land at the coast is so much steeper than it would be, and land farthest from it so much gentler. 1 makes cliffs and an even middle, −1 flat coasts.</source>
      <translation>De −1 à 1 : la terre au bord de la côte est d’autant plus raide qu’elle ne le serait, et la plus éloignée d’autant plus douce. 1 fait des falaises et un milieu uni, −1 des côtes plates.</translation>
    </message>
    <message>
      <source>From −1 to 1: land at the coast is so much steeper than it would be, and land farthest from it so much gentler. 1 makes cliffs and an even middle, −1 flat coasts. It shows in RIDGES.</source>
      <translation>De −1 à 1 : la terre au bord de la côte est d’autant plus raide qu’elle ne le serait, et la plus éloignée d’autant plus douce. 1 fait des falaises et un milieu uni, −1 des côtes plates. Cela se voit dans RIDGES.</translation>
    </message>
    <message>
      <source>From −1 to 1: the highest land is so much steeper than it would be, and the lowest so much gentler. 1 makes smooth valleys below sharp ridges.</source>
      <translation>De −1 à 1 : le terrain le plus haut est d’autant plus raide qu’il ne le serait, et le plus bas d’autant plus doux. 1 fait des vallées douces sous des crêtes vives.</translation>
    </message>
    <message>
      <source>From −1 to 1: the highest land is so much steeper than it would be, and the lowest so much gentler. 1 makes smooth valleys below sharp ridges. It shows in RIDGES.</source>
      <translation>De −1 à 1 : le terrain le plus haut est d’autant plus raide qu’il ne le serait, et le plus bas d’autant plus doux. 1 fait des vallées douces sous des crêtes vives. Cela se voit dans RIDGES.</translation>
    </message>
    <message>
      <source>GRASS: north-east 1, north 2 … east 8</source>
      <translation>GRASS : nord-est 1, nord 2 … est 8</translation>
    </message>
    <message>
      <source>Gauge</source>
      <translation>Station de jaugeage</translation>
    </message>
    <message>
      <source>Gauge at its outlet, as CODE has it; NULL elsewhere</source>
      <translation>Station à sa sortie, selon CODE ; NULL ailleurs</translation>
    </message>
    <message>
      <source>Gauge, as CODE has it; NULL elsewhere</source>
      <translation>Station, selon CODE ; NULL ailleurs</translation>
    </message>
    <message>
      <source>Gauges</source>
      <translation>Stations de jaugeage</translation>
    </message>
    <message>
      <source>Gauges on rivers</source>
      <translation>Stations sur les rivières</translation>
    </message>
    <message>
      <source>Gauges to sheets</source>
      <translation>Des stations aux fiches</translation>
    </message>
    <message>
      <source>Gentle rivers that are nearer to the sea, along their course, have side channels. Empty: one edge.</source>
      <translation>Les rivières de faible pente plus proches de la mer, le long de leur cours, ont des bras secondaires. Vide : une arête.</translation>
    </message>
    <message>
      <source>Getting ready</source>
      <translation>Préparation</translation>
    </message>
    <message>
      <source>Giandotti</source>
      <translation>Giandotti</translation>
    </message>
    <message>
      <source>Give a DEM as INPUT, or flow directions as DIRECTIONS.</source>
      <translation>Donnez un MNT comme INPUT ou des directions d’écoulement comme DIRECTIONS.</translation>
    </message>
    <message>
      <source>Give a DEM, whose depressions are then filled inside, or flow directions. Areas are true areas on the ground, in degrees too. Sea has no data. Holes that water crosses count as ground, and have no data either.</source>
      <translation>Donnez un MNT, dont les dépressions sont alors comblées en interne, ou des directions d’écoulement. Les surfaces sont vraies, au sol, en degrés aussi. La mer n’a pas de données. Les trous que l’eau traverse comptent comme sol, et n’ont pas de données non plus.</translation>
    </message>
    <message>
      <source>Give a flow accumulation as ACCUMULATION, or a DEM as INPUT and the METHOD drop or valleys.</source>
      <translation>Donnez une accumulation des écoulements comme ACCUMULATION, ou un MNT comme INPUT et la METHOD drop ou valleys.</translation>
    </message>
    <message>
      <source>Give a point on the map as POINT, or a layer of points as POINTS.</source>
      <translation>Donnez un point sur la carte comme POINT ou une couche de points comme POINTS.</translation>
    </message>
    <message>
      <source>Give flow directions as DIRECTIONS, or a DEM as INPUT.</source>
      <translation>Donnez des directions d’écoulement comme DIRECTIONS ou un MNT comme INPUT.</translation>
    </message>
    <message>
      <source>Gives a DEM or heightmap its rivers and lakes, at its own cells or finer ones, so that it drains everywhere.</source>
      <translation>Donne à un MNT ou à une carte de hauteurs ses rivières et ses lacs, sur ses propres cellules ou de plus fines, si bien qu’il se draine partout.</translation>
    </message>
    <message>
      <source>Going up from the ends</source>
      <translation>Remontée depuis les fins</translation>
    </message>
    <message>
      <source>Greatest change for that (m)</source>
      <translation>Plus grande modification pour cela (m)</translation>
    </message>
    <message>
      <source>Greatest change there (m)</source>
      <translation>Plus grande modification à ces endroits (m)</translation>
    </message>
    <message>
      <source>Greatest depth (m)</source>
      <translation>Plus grande profondeur (m)</translation>
    </message>
    <message>
      <source>Greatest depth of fill (m)</source>
      <translation>Plus grande épaisseur de comblement (m)</translation>
    </message>
    <message>
      <source>Greatest depth of the lakes (m)</source>
      <translation>Plus grande profondeur des lacs (m)</translation>
    </message>
    <message>
      <source>Greatest depth to fill (m)</source>
      <translation>Plus grande profondeur à combler (m)</translation>
    </message>
    <message>
      <source>Greatest height</source>
      <translation>Altitude maximale</translation>
    </message>
    <message>
      <source>Greatest height (m)</source>
      <translation>Altitude maximale (m)</translation>
    </message>
    <message>
      <source>Greatest less lowest height (m)</source>
      <translation>Altitude maximale moins minimale (m)</translation>
    </message>
    <message>
      <source>Greatest order after Strahler</source>
      <translation>Ordre le plus élevé selon Strahler</translation>
    </message>
    <message>
      <source>Greatest stage of the rating curves (m)</source>
      <translation>Plus grande hauteur d’eau des courbes de tarage (m)</translation>
    </message>
    <message>
      <source>Greatest steepness ksn</source>
      <translation>Plus grande raideur ksn</translation>
    </message>
    <message>
      <source>Greatest step M (m)</source>
      <translation>Plus grande marche M (m)</translation>
    </message>
    <message>
      <source>Greatest width of its rivers (m)</source>
      <translation>Plus grande largeur de ses rivières (m)</translation>
    </message>
    <message>
      <source>Ground and water as triangles.</source>
      <translation>Le sol et l’eau en triangles.</translation>
    </message>
    <message>
      <source>Ground at or below this height is sea. Empty: there is none, and water leaves over the edge.</source>
      <translation>Le sol à cette altitude ou plus bas est la mer. Vide : il n’y en a pas, et l’eau sort par le bord.</translation>
    </message>
    <message>
      <source>Ground moved for that (m³)</source>
      <translation>Sol déplacé pour cela (m³)</translation>
    </message>
    <message>
      <source>Group of heights</source>
      <translation>Groupe des altitudes</translation>
    </message>
    <message>
      <source>Grow rivers</source>
      <translation>Faire croître des rivières</translation>
    </message>
    <message>
      <source>Growing</source>
      <translation>Croissance</translation>
    </message>
    <message>
      <source>Growing basins</source>
      <translation>Croissance des bassins</translation>
    </message>
    <message>
      <source>Growing rivers</source>
      <translation>Croissance des rivières</translation>
    </message>
    <message>
      <source>Grown, edited, rendered</source>
      <translation>Crû, modifié, rendu</translation>
    </message>
    <message>
      <source>Grows a network of rivers from a coastline into the land, along sketched rivers where there are any.</source>
      <translation>Fait croître un réseau de rivières du trait de côte vers l’intérieur, le long de rivières esquissées s’il y en a.</translation>
    </message>
    <message>
      <source>Grows drainage basins on the triangles of a coast or an extent, along sketches, and land that fits them.</source>
      <translation>Fait croître des bassins versants sur les triangles d’une côte ou d’une emprise, le long d’esquisses, et un terrain qui leur convient.</translation>
    </message>
    <message>
      <source>Growth of the basins</source>
      <translation>Croissance des bassins</translation>
    </message>
    <message>
      <source>Gullies on slopes, below the cells of the DEM, make finer cells as rough as the DEM tells that the land is. 0 leaves them smooth.</source>
      <translation>Des ravines sur les versants, au-dessous des cellules du MNT, rendent les cellules plus fines aussi rugueuses que le MNT le dit du terrain. 0 les laisse lisses.</translation>
    </message>
    <message>
      <source>HEIGHT is below 0 in {} cells: the directions lead upwards on ‘{}’, even filled. Give the surface that they were made of as INPUT, such as the result of ‘Breach depressions’.</source>
      <translation>HEIGHT est au-dessous de 0 dans {} cellules : les directions montent sur « {} », même comblé. Donnez comme INPUT la surface dont elles ont été faites, comme le résultat de « Percer les dépressions ».</translation>
    </message>
    <message>
      <source>HEIGHT needs the DEM: give it as INPUT, or leave HEIGHT out.</source>
      <translation>HEIGHT a besoin du MNT : donnez-le comme INPUT ou laissez HEIGHT.</translation>
    </message>
    <message>
      <source>Hack exponent</source>
      <translation>Exposant de Hack</translation>
    </message>
    <message>
      <source>Hack exponent h</source>
      <translation>Exposant de Hack h</translation>
    </message>
    <message>
      <source>Hack’s law</source>
      <translation>Loi de Hack</translation>
    </message>
    <message>
      <source>Hack’s law L ∝ A^h over links, at their lower ends: L is the longest river upstream, from the divide on, A
the area. The way from the divide to a head, which no line has, is what the law itself makes of the area there;
links with less than five times that area are left out, because it would count too much.</source>
      <translation>Loi de Hack L ∝ A^h sur les tronçons, à leur extrémité aval : L est la plus longue rivière en amont, depuis la ligne de partage,
A la surface. Le chemin de la ligne de partage à une source, que nulle ligne ne contient, est ce que la loi même tire de la surface
à cet endroit ; les tronçons de moins de cinq fois cette surface sont écartés, car il y compterait trop.</translation>
    </message>
    <message>
      <source>Head</source>
      <translation>Tête</translation>
    </message>
    <message>
      <source>Heads, bends, junctions and mouths.</source>
      <translation>Sources, méandres, confluences et embouchures.</translation>
    </message>
    <message>
      <source>Heads, junctions, gauges, shores of lakes, mouths.</source>
      <translation>Sources, confluences, stations de jaugeage, rives de lacs, embouchures.</translation>
    </message>
    <message>
      <source>Headwaters (hydrology and terrain)</source>
      <translation>Headwaters (hydrologie et relief)</translation>
    </message>
    <message>
      <source>Headwaters examples</source>
      <translation>Exemples de Headwaters</translation>
    </message>
    <message>
      <source>Headwaters needs the Python package ‘{}’, which is not installed. {}</source>
      <translation>Headwaters a besoin du paquet Python « {} », qui n’est pas installé. {}</translation>
    </message>
    <message>
      <source>Height (m)</source>
      <translation>Altitude (m)</translation>
    </message>
    <message>
      <source>Height (m); in whole metres that of the ground where they stand on it</source>
      <translation>Altitude (m) ; en mètres entiers celle du sol là où elles y sont posées</translation>
    </message>
    <message>
      <source>Height above rivers</source>
      <translation>Hauteur au-dessus des rivières</translation>
    </message>
    <message>
      <source>Height above the mouth (m)</source>
      <translation>Hauteur au-dessus de l’embouchure (m)</translation>
    </message>
    <message>
      <source>Height above the point where the path meets the river or ends, in metres.</source>
      <translation>Hauteur au-dessus du point où le chemin atteint la rivière ou finit, en mètres.</translation>
    </message>
    <message>
      <source>Height above the profile without the knickpoint (m)</source>
      <translation>Hauteur au-dessus du profil sans la rupture de pente (m)</translation>
    </message>
    <message>
      <source>Height above the river</source>
      <translation>Hauteur au-dessus de la rivière</translation>
    </message>
    <message>
      <source>Height at the divide</source>
      <translation>Altitude à la ligne de partage</translation>
    </message>
    <message>
      <source>Height at the outlet</source>
      <translation>Altitude à la sortie</translation>
    </message>
    <message>
      <source>Height by which noise raises and lowers the ground (m)</source>
      <translation>Hauteur dont le bruit élève et abaisse le sol (m)</translation>
    </message>
    <message>
      <source>Height in the middle (m); NULL without heights</source>
      <translation>Altitude au milieu (m) ; NULL sans altitudes</translation>
    </message>
    <message>
      <source>Height of 0 (m)</source>
      <translation>Altitude de 0 (m)</translation>
    </message>
    <message>
      <source>Height of 65535 (m)</source>
      <translation>Altitude de 65535 (m)</translation>
    </message>
    <message>
      <source>Height of beds at which rivers leave them (m)</source>
      <translation>Hauteur des lits à laquelle les rivières les quittent (m)</translation>
    </message>
    <message>
      <source>Height of cliffs (m)</source>
      <translation>Hauteur des falaises (m)</translation>
    </message>
    <message>
      <source>Height of each octave of noise over that of the one before; NULL: 0.55</source>
      <translation>Hauteur de chaque octave du bruit sur celle de la précédente ; NULL : 0,55</translation>
    </message>
    <message>
      <source>Height of its upper end (m)</source>
      <translation>Altitude de son extrémité amont (m)</translation>
    </message>
    <message>
      <source>Height of riparian wood (m)</source>
      <translation>Hauteur de la ripisylve (m)</translation>
    </message>
    <message>
      <source>Height of the bed (m)</source>
      <translation>Altitude du lit (m)</translation>
    </message>
    <message>
      <source>Height of the first vertex</source>
      <translation>Altitude du premier sommet</translation>
    </message>
    <message>
      <source>Height of the highest cell (m)</source>
      <translation>Altitude de la cellule la plus haute (m)</translation>
    </message>
    <message>
      <source>Height of the highest place (m)</source>
      <translation>Altitude du point le plus haut (m)</translation>
    </message>
    <message>
      <source>Height of the highest place: {} m, as is usual on an island of this size</source>
      <translation>Altitude du point le plus haut : {} m, comme il est courant sur une île de cette taille</translation>
    </message>
    <message>
      <source>Height of the highest ridge (m)</source>
      <translation>Altitude de la crête la plus haute (m)</translation>
    </message>
    <message>
      <source>Height of the highest river (m)</source>
      <translation>Altitude de la rivière la plus haute (m)</translation>
    </message>
    <message>
      <source>Height of the last vertex</source>
      <translation>Altitude du dernier sommet</translation>
    </message>
    <message>
      <source>Height of the mouth (m)</source>
      <translation>Altitude de l’embouchure (m)</translation>
    </message>
    <message>
      <source>Height of the node (m)</source>
      <translation>Altitude du nœud (m)</translation>
    </message>
    <message>
      <source>Height of the outlet (m)</source>
      <translation>Altitude de la sortie (m)</translation>
    </message>
    <message>
      <source>Height of the plant (m)</source>
      <translation>Hauteur de la plante (m)</translation>
    </message>
    <message>
      <source>Height of the shape from its lowest to its highest point; of the volcanoes roughly above the sea. Empty: as SLOPE gives it.</source>
      <translation>Hauteur de la forme, de son point le plus bas au plus haut ; pour les volcans, à peu près au-dessus de la mer. Vide : celle que donne SLOPE.</translation>
    </message>
    <message>
      <source>Height of the water (m)</source>
      <translation>Altitude de l’eau (m)</translation>
    </message>
    <message>
      <source>Height of the water at its lower end (m)</source>
      <translation>Altitude de l’eau à son extrémité aval (m)</translation>
    </message>
    <message>
      <source>Height of the water at its upper end (m)</source>
      <translation>Altitude de l’eau à son extrémité amont (m)</translation>
    </message>
    <message>
      <source>Height of the water at the lower end (m)</source>
      <translation>Altitude de l’eau à l’extrémité aval (m)</translation>
    </message>
    <message>
      <source>Height of the water at the upper end (m)</source>
      <translation>Altitude de l’eau à l’extrémité amont (m)</translation>
    </message>
    <message>
      <source>Height over relief</source>
      <translation>Hauteur sur dénivelé</translation>
    </message>
    <message>
      <source>Heightmap</source>
      <translation>Carte de hauteurs</translation>
    </message>
    <message>
      <source>Heights</source>
      <translation>Altitudes</translation>
    </message>
    <message>
      <source>Heights and sketched heights correlate by {}</source>
      <translation>Corrélation des altitudes avec les altitudes esquissées : {}</translation>
    </message>
    <message>
      <source>Heights are multiplied by this. A PNG of 16 bits from 0 to 65535 that is to be 1,000 m high has 0.01526.</source>
      <translation>Les altitudes sont multipliées par cette valeur. Un PNG de 16 bits de 0 à 65535 qui doit avoir 1 000 m de haut a 0,01526.</translation>
    </message>
    <message>
      <source>Heights are those of the DEM with its depressions filled, in {} cells</source>
      <translation>Les altitudes sont celles du MNT, dépressions comblées, dans {} cellules</translation>
    </message>
    <message>
      <source>Heights are those of the DEM: no cell had to be filled</source>
      <translation>Les altitudes sont celles du MNT : aucune cellule n’a dû être comblée</translation>
    </message>
    <message>
      <source>Heights come afterwards. Along the trees rivers rise after the law of stream power, steeply where they are small. How fast the land has to rise so that both sides of a divide agree follows from the basins; where another way is steeper still, water takes it, in about one triangle in ten, but never that of a river. ELEVATION has no pits and drains as the basins do; RIVERS go on into ‘Terrain model’ and ‘Render terrain’.</source>
      <translation>Les altitudes viennent ensuite. Le long des arbres, les rivières montent selon la loi de puissance du courant, raides là où elles sont petites. À quelle vitesse le terrain doit se soulever pour que les deux côtés d’une ligne de partage s’accordent découle des bassins ; là où un autre chemin est encore plus raide, l’eau le prend, dans environ un triangle sur dix, mais jamais celle d’une rivière. ELEVATION n’a pas de fosses et se draine comme les bassins ; RIVERS se poursuit dans « Modèle de relief » et « Calculer le relief ».</translation>
    </message>
    <message>
      <source>Heights for the lines, on the same cells. In hollows those of the water, so that no line rises.</source>
      <translation>Altitudes pour les lignes, sur les mêmes cellules. Dans les creux celles de l’eau, pour qu’aucune ligne ne remonte.</translation>
    </message>
    <message>
      <source>Heights for the same cells, in metres: the lines get them as Z.</source>
      <translation>Altitudes des mêmes cellules, en mètres : les lignes les reçoivent comme Z.</translation>
    </message>
    <message>
      <source>Heights for the same cells, in metres; only HEIGHT, the shortest path and lengths that are not horizontal need them. Depressions are filled, so that no water rises on its way.</source>
      <translation>Altitudes des mêmes cellules, en mètres ; seuls HEIGHT, le plus court chemin et les longueurs non horizontales en ont besoin. Les dépressions sont comblées, si bien qu’aucune eau ne remonte en chemin.</translation>
    </message>
    <message>
      <source>Heights for the same cells. Where auto finds more than one encoding that may be right, the one in which water goes down most steeply wins.</source>
      <translation>Altitudes des mêmes cellules. Là où auto trouve plus d’un codage possible, celui où l’eau suit les plus fortes pentes l’emporte.</translation>
    </message>
    <message>
      <source>Heights for vertices that have none.</source>
      <translation>Altitudes pour les sommets qui n’en ont pas.</translation>
    </message>
    <message>
      <source>Heights in metres, as 64-bit numbers.</source>
      <translation>Altitudes en mètres, en nombres à 64 bits.</translation>
    </message>
    <message>
      <source>Heights in metres, below rivers those of their beds.</source>
      <translation>Altitudes en mètres, sous les rivières celles de leurs lits.</translation>
    </message>
    <message>
      <source>Heights in metres.</source>
      <translation>Altitudes en mètres.</translation>
    </message>
    <message>
      <source>Heights in metres: below rivers of beds, on lakes of water.</source>
      <translation>Altitudes en mètres : sous les rivières celles des lits, sur les lacs celles de l’eau.</translation>
    </message>
    <message>
      <source>Heights in metres; nodata beside the ground.</source>
      <translation>Altitudes en mètres ; pas de données hors du sol.</translation>
    </message>
    <message>
      <source>Heights of reaches and land, which SWMM needs. Where DIRECTIONS is left out they are found on it: depressions are filled, and water leaves into the sea, holes and over the edge of the data, as the advanced parameters say.</source>
      <translation>Altitudes des tronçons et du terrain, dont SWMM a besoin. Sans DIRECTIONS, les directions y sont trouvées : les dépressions sont comblées, et l’eau sort vers la mer, les trous et par le bord des données, comme le disent les paramètres avancés.</translation>
    </message>
    <message>
      <source>Heights of the ground in metres.</source>
      <translation>Altitudes du sol en mètres.</translation>
    </message>
    <message>
      <source>Heights of the ground in metres. It should hold all the land above each gauge: a sheet says where it touches the edge.</source>
      <translation>Altitudes du sol en mètres. Tout le terrain en amont de chaque station devrait s’y trouver : une fiche dit où il touche le bord.</translation>
    </message>
    <message>
      <source>Heights of the ground in metres; it is never changed.</source>
      <translation>Altitudes du sol en mètres ; le raster n’est jamais modifié.</translation>
    </message>
    <message>
      <source>Heights of the ground. Its depressions are filled, so that no water rises on its way. Where DIRECTIONS is left out they are found on it.</source>
      <translation>Altitudes du sol. Ses dépressions sont comblées, si bien qu’aucune eau ne remonte en chemin. Sans DIRECTIONS, les directions y sont trouvées.</translation>
    </message>
    <message>
      <source>Heights of the ground: any raster layer. It is never changed.</source>
      <translation>Altitudes du sol : n’importe quelle couche raster. Elle n’est jamais modifiée.</translation>
    </message>
    <message>
      <source>Heights of the ground: for the hypsometry, pits and depressions of the land, and for rivers whose lines have no heights. The floor of the sea is no land: give SEA or SEA_LEVEL where the DEM has it.</source>
      <translation>Altitudes du sol : pour l’hypsométrie, les fosses et les dépressions des terres, et pour les rivières dont les lignes n’ont pas d’altitudes. Le fond de la mer n’est pas de la terre : donnez SEA ou SEA_LEVEL si le MNT le contient.</translation>
    </message>
    <message>
      <source>Heights of the nodes, and the land if there is no other.</source>
      <translation>Altitudes des nœuds, et le terrain s’il n’y en a pas d’autre.</translation>
    </message>
    <message>
      <source>Heights of the {} are right to {} mm</source>
      <translation>Altitudes ({}) : exactes à {} mm près</translation>
    </message>
    <message>
      <source>Heights that fit the basins, linear in triangles.</source>
      <translation>Altitudes qui conviennent aux bassins, linéaires dans les triangles.</translation>
    </message>
    <message>
      <source>Heights that rivers were given contradict each other, or the shore, on {} edges: no slope between them may be so steep. They were lowered, most by {}.</source>
      <translation>Les altitudes données aux rivières se contredisent, ou contredisent le rivage, sur {} tronçons : aucune pente entre elles ne peut être si raide. Elles ont été abaissées, au plus de {}.</translation>
    </message>
    <message>
      <source>Heights, of which each watershed has its lowest, mean and greatest. Where DIRECTIONS is left out they are found on it: depressions are filled, and water leaves into the sea, holes and over the edge of the data, as the advanced parameters say.</source>
      <translation>Altitudes, dont chaque bassin versant a la plus basse, la moyenne et la plus haute. Sans DIRECTIONS, les directions y sont trouvées : les dépressions sont comblées, et l’eau sort vers la mer, les trous et par le bord des données, comme le disent les paramètres avancés.</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Aide</translation>
    </message>
    <message>
      <source>Higher</source>
      <translation>Supérieurs</translation>
    </message>
    <message>
      <source>Highest level of the water (m)</source>
      <translation>Niveau d’eau le plus haut (m)</translation>
    </message>
    <message>
      <source>Hillshade</source>
      <translation>Ombrage</translation>
    </message>
    <message>
      <source>Hillshade: heights are exaggerated {} times</source>
      <translation>Ombrage : les altitudes sont exagérées {} fois</translation>
    </message>
    <message>
      <source>Holes in the data</source>
      <translation>Trous dans les données</translation>
    </message>
    <message>
      <source>Holes in the data: {} cells, treated as {}</source>
      <translation>Trous dans les données : {} cellules, traitées comme {}</translation>
    </message>
    <message>
      <source>Horton’s laws: the number, mean length and mean area of streams against their order, all
orders alike; the ratio is ten to the slope.</source>
      <translation>Lois de Horton : nombre, longueur moyenne et surface moyenne des cours d’eau selon leur ordre, tous les ordres à
poids égal ; le rapport est dix à la puissance de la pente.</translation>
    </message>
    <message>
      <source>How</source>
      <translation>Comment</translation>
    </message>
    <message>
      <source>How deep the water of each lake is, in metres.</source>
      <translation>Profondeur de l’eau de chaque lac, en mètres.</translation>
    </message>
    <message>
      <source>How dry it is, and how low snow lasts. A number, or the file or the layer name of a raster with the same cells.</source>
      <translation>À quel point il fait sec, et jusqu’où descend la neige persistante. Un nombre, ou le fichier ou le nom de couche d’un raster aux mêmes cellules.</translation>
    </message>
    <message>
      <source>How far a profile must bulge. Errors of the DEM make as many knickpoints as are wanted: take several times what its heights are off.</source>
      <translation>De combien un profil doit se bomber. Les erreurs du MNT font autant de ruptures de pente que l’on veut : prenez plusieurs fois l’erreur de ses altitudes.</translation>
    </message>
    <message>
      <source>How far a river raises (+) or lowers (−) its bed in one step. ratio: κ·c^p·(a0 − a)/(a0 + a); linear: κ·c^p·(1 − a/a0); square: κ·c^p·(1 − (a/a0)²); expression: your own. c is the flow in m³/s, a the slope, 2/π·atan(fall/distance), from 0 on the level to 1 upright.</source>
      <translation>De combien une rivière rehausse (+) ou abaisse (−) son lit en une étape. ratio : κ·c^p·(a0 − a)/(a0 + a) ; linear : κ·c^p·(1 − a/a0) ; square : κ·c^p·(1 − (a/a0)²) ; expression : la vôtre. c est le débit en m³/s, a la pente, 2/π·atan(chute/distance), de 0 à plat à 1 à la verticale.</translation>
    </message>
    <message>
      <source>How far apart low places are, and so large basins. Empty: a fifth of the width of the land.</source>
      <translation>Distance entre les lieux bas, et donc entre les grands bassins. Vide : un cinquième de la largeur des terres.</translation>
    </message>
    <message>
      <source>How far it is at most to the river, by the way that water takes.</source>
      <translation>Distance jusqu’à la rivière au plus, par le chemin que prend l’eau.</translation>
    </message>
    <message>
      <source>How far it is to the river, or to where the path ends; no data where no river is met.</source>
      <translation>Distance jusqu’à la rivière, ou jusqu’où le chemin finit ; pas de données là où aucune rivière n’est atteinte.</translation>
    </message>
    <message>
      <source>How far points lie apart along rivers, and how long the stretch is whose steepness each has. 0: every cell, with that of the next step alone, which is rough.</source>
      <translation>À quelle distance se trouvent les points le long des rivières, et quelle est la longueur du bief dont chacun a la raideur. 0 : chaque cellule, avec celle du seul pas suivant, ce qui est irrégulier.</translation>
    </message>
    <message>
      <source>How far the point was moved (m); along the water where it followed that</source>
      <translation>Distance dont le point a été déplacé (m) ; le long de l’eau où il l’a suivie</translation>
    </message>
    <message>
      <source>How far the valley reaches, in edges of the network</source>
      <translation>Portée de la vallée, en arêtes du réseau</translation>
    </message>
    <message>
      <source>How fast land rises from the rivers to the ridges, 0.25 at most. It says where mountains are, and gives ridges their height, whatever UPLIFT says; rivers too steep for it are lowered. Empty: between 0.05 and 0.25, here more and there less, or what PEAK takes.</source>
      <translation>À quel point le terrain monte des rivières vers les crêtes, 0,25 au plus. Cela dit où sont les montagnes et donne aux crêtes leur altitude, quoi que dise UPLIFT ; les rivières trop raides pour cela sont abaissées. Vide : entre 0,05 et 0,25, ici plus et là moins, ou ce que demande PEAK.</translation>
    </message>
    <message>
      <source>How fast large basins become rare: the larger, the faster.</source>
      <translation>À quelle vitesse les grands bassins deviennent rares : plus il est grand, plus c’est rapide.</translation>
    </message>
    <message>
      <source>How fast rivers rise upstream: 0.01 is ten metres on a kilometre. Empty: steep where the land is, and the gentler the more a river drains, as in nature, so that the highest one comes up to PEAK.</source>
      <translation>À quel point les rivières montent vers l’amont : 0,01 fait dix mètres par kilomètre. Vide : raides là où le terrain l’est, et d’autant plus douces qu’une rivière draine davantage, comme dans la nature, de sorte que la plus haute atteint PEAK.</translation>
    </message>
    <message>
      <source>How fine the noise on the ground is against the cells: 1 is as fine as cells can show, 0.5 as fine as cells twice as large can.</source>
      <translation>Finesse du bruit sur le sol par rapport aux cellules : 1 est aussi fin que des cellules peuvent le montrer, 0,5 aussi fin que le peuvent des cellules deux fois plus grandes.</translation>
    </message>
    <message>
      <source>How firmly open water, which is level, hangs on the table around it; in snow how smooth its surface is. Not used in the model dupuit. Empty: ten times the tension in the ground; in snow the same.</source>
      <translation>Avec quelle force l’eau libre, qui est plane, tient à la nappe alentour ; dans snow, à quel point sa surface est lisse. Ne sert pas dans le modèle dupuit. Vide : dix fois la tension dans le sol ; dans snow la même.</translation>
    </message>
    <message>
      <source>How high above the river it stands at most.</source>
      <translation>À quelle hauteur elle se trouve au plus au-dessus de la rivière.</translation>
    </message>
    <message>
      <source>How high the noise on the ground is: 0 makes it smooth, 2 twice as rough as in nature. Valley floors and shores stay smooth.</source>
      <translation>Hauteur du bruit sur le sol : 0 le rend lisse, 2 deux fois plus rugueux que dans la nature. Les fonds de vallée et les rivages restent lisses.</translation>
    </message>
    <message>
      <source>How high the noise on the ground is: 0 makes it smooth, 2 twice as rough as in nature. Valley floors and shores stay smooth. Empty: as CHARACTER has it.</source>
      <translation>Hauteur du bruit sur le sol : 0 le rend lisse, 2 deux fois plus rugueux que dans la nature. Les fonds de vallée et les rivages restent lisses. Vide : comme le veut CHARACTER.</translation>
    </message>
    <message>
      <source>How high the water stands above the bed of the DEM, where neither DISCHARGE nor RUNOFF is given. Of a raster each river cell has its own. A number, a field of RIVERS, or the file or the layer name of a raster with the same cells.</source>
      <translation>À quelle hauteur l’eau se tient au-dessus du lit du MNT, là où ni DISCHARGE ni RUNOFF n’est donné. D’un raster, chaque cellule de rivière a sa propre valeur. Un nombre, un champ de RIVERS, ou le fichier ou le nom de couche d’un raster aux mêmes cellules.</translation>
    </message>
    <message>
      <source>How high water would climb in ground without end above the base, which is the sea level or else the lowest ground. Ground so high is half wet. Not used in the model dupuit. In snow its depth on a plain where it is 10 °C below freezing. Empty: half of the greatest height above the base; in snow 4 m.</source>
      <translation>De combien l’eau monterait, dans un sol sans fin, au-dessus de la base, qui est le niveau de la mer ou sinon le sol le plus bas. Un sol à cette hauteur est à moitié humide. Ne sert pas dans le modèle dupuit. Dans snow, son épaisseur sur un plan où il fait 10 °C au-dessous de zéro. Vide : la moitié de la plus grande hauteur au-dessus de la base ; dans snow 4 m.</translation>
    </message>
    <message>
      <source>How it was measured</source>
      <translation>Comment c’est mesuré</translation>
    </message>
    <message>
      <source>How long the longest path is by which water comes to the cell, from a divide; no data where there is no direction.</source>
      <translation>Longueur du plus long chemin par lequel l’eau arrive à la cellule depuis une ligne de partage ; sans données là où il n’y a pas de direction.</translation>
    </message>
    <message>
      <source>How many bands SNAPSHOTS has at most: how the search begins, after 1, 2, 4, 8 … steps, and its end.</source>
      <translation>Combien de bandes SNAPSHOTS a au plus : comment la recherche commence, après 1, 2, 4, 8 … étapes, et sa fin.</translation>
    </message>
    <message>
      <source>How many bands SNAPSHOTS has. They are equally many events apart, and the last is the end.</source>
      <translation>Combien de bandes a SNAPSHOTS. Elles sont séparées par autant d’événements, et la dernière est la fin.</translation>
    </message>
    <message>
      <source>How many bands SNAPSHOTS has: the fill after equally many more sweeps each, the last one at the end. Only for sweeps.</source>
      <translation>Combien de bandes a SNAPSHOTS : le comblement après chaque fois autant de balayages, la dernière à la fin. Seulement pour sweeps.</translation>
    </message>
    <message>
      <source>How many cells drain through each cell, itself included.</source>
      <translation>Combien de cellules se drainent par chaque cellule, elle comprise.</translation>
    </message>
    <message>
      <source>How many drops of rain fall, one after the other. Beyond about three for each cell (with the D and M below) the valleys are lost in slides again.</source>
      <translation>Combien de gouttes de pluie tombent, l’une après l’autre. Au-delà d’environ trois par cellule (avec D et M ci-dessous), les vallées se perdent à nouveau dans des glissements.</translation>
    </message>
    <message>
      <source>How many kilometres of river there are on a square kilometre.</source>
      <translation>Combien de kilomètres de rivière il y a par kilomètre carré.</translation>
    </message>
    <message>
      <source>How many mouths to choose along the coast of all land, where MOUTHS gives none. 0: from the length of the coast.</source>
      <translation>Combien d’embouchures choisir le long de la côte de toutes les terres, là où MOUTHS n’en donne pas. 0 : selon la longueur de la côte.</translation>
    </message>
    <message>
      <source>How many streams there are for each one of the next order.</source>
      <translation>Combien il y a de cours d’eau pour chacun de l’ordre suivant.</translation>
    </message>
    <message>
      <source>How many widths of its river a bend is long.</source>
      <translation>Combien de fois la largeur de sa rivière mesure un méandre.</translation>
    </message>
    <message>
      <source>How much a drop lowers every cell on its path. Empty: 10 m as in the article, where the relief is 199 m; on a DEM so much that its largest river cuts in by a third of the relief.</source>
      <translation>De combien une goutte abaisse chaque cellule de son chemin. Vide : 10 m comme dans l’article, où le dénivelé est de 199 m ; sur un MNT, assez pour que sa plus grande rivière entaille un tiers du dénivelé.</translation>
    </message>
    <message>
      <source>How much colder it is a kilometre higher.</source>
      <translation>De combien il fait plus froid un kilomètre plus haut.</translation>
    </message>
    <message>
      <source>How much colder it is a kilometre higher. Only for the model snow.</source>
      <translation>De combien il fait plus froid un kilomètre plus haut. Seulement pour le modèle snow.</translation>
    </message>
    <message>
      <source>How much each cell was raised, in metres.</source>
      <translation>De combien chaque cellule a été rehaussée, en mètres.</translation>
    </message>
    <message>
      <source>How much gentler rivers become as water joins them; at 0.5 four times the land halves the slope.</source>
      <translation>De combien la pente des rivières diminue quand l’eau s’y ajoute ; à 0,5, quatre fois plus de terres la réduisent de moitié.</translation>
    </message>
    <message>
      <source>How much longer streams are from order to order.</source>
      <translation>De combien les cours d’eau s’allongent d’un ordre à l’autre.</translation>
    </message>
    <message>
      <source>How much longer the way of the water is than the straight line; 1 is straight.</source>
      <translation>De combien le chemin de l’eau est plus long que la ligne droite ; 1 est droit.</translation>
    </message>
    <message>
      <source>How much lower the table would stand in ground without end because water is less bound there; snow is as much less deep. Not used in the model dupuit.</source>
      <translation>De combien la nappe se tiendrait plus bas dans un sol sans fin, parce que l’eau y est moins liée ; la neige est d’autant moins épaisse. Ne sert pas dans le modèle dupuit.</translation>
    </message>
    <message>
      <source>How much more land drains to streams from order to order.</source>
      <translation>De combien les terres drainées par les cours d’eau augmentent d’un ordre à l’autre.</translation>
    </message>
    <message>
      <source>How much of the land lies above each height.</source>
      <translation>Quelle part des terres se trouve au-dessus de chaque altitude.</translation>
    </message>
    <message>
      <source>How much of the longest path leads through standing water (km)</source>
      <translation>Part du chemin le plus long qui traverse des plans d’eau (km)</translation>
    </message>
    <message>
      <source>How much of the rain runs off, of which a watershed has the mean. A number up to 100, or the file or the layer name of a raster with the same cells.</source>
      <translation>Quelle part de la pluie ruisselle ; pour un bassin versant vaut la moyenne. Un nombre jusqu’à 100, ou le fichier ou le nom de couche d’un raster aux mêmes cellules.</translation>
    </message>
    <message>
      <source>How much of the rivers that were built water finds again on the raster.</source>
      <translation>Quelle part des rivières construites l’eau retrouve sur le raster.</translation>
    </message>
    <message>
      <source>How much the bed of a river is lowered below the DEM.</source>
      <translation>De combien le lit d’une rivière est abaissé sous le MNT.</translation>
    </message>
    <message>
      <source>How much the ground has risen (m): below 0 where it is eroded.</source>
      <translation>De combien le sol s’est élevé (m) : moins de 0 là où il est érodé.</translation>
    </message>
    <message>
      <source>How much the sea rises above SEA_LEVEL, so that it drowns the valleys that rivers have cut before: inlets and fjords.</source>
      <translation>De combien la mer monte au-dessus de SEA_LEVEL, si bien qu’elle noie les vallées que les rivières ont creusées avant : bras de mer et fjords.</translation>
    </message>
    <message>
      <source>How much water each cell carries, to know where SNAP moves points. Without it the area is taken that drains through each cell.</source>
      <translation>Combien d’eau porte chaque cellule, pour savoir où SNAP déplace les points. Sans elle, c’est la surface drainée par chaque cellule.</translation>
    </message>
    <message>
      <source>How much water, land or how many cells drain through each cell, in any unit, to find rivers by. Without it the area is taken that drains through each cell.</source>
      <translation>Combien d’eau, de terrain ou de cellules se drainent par chaque cellule, en toute unité, pour trouver d’après cela les rivières. Sans elle, c’est la surface drainée par chaque cellule.</translation>
    </message>
    <message>
      <source>How much water, land or how many cells drain through each cell, in any unit.</source>
      <translation>Combien d’eau, de terrain ou de cellules se drainent par chaque cellule, en toute unité.</translation>
    </message>
    <message>
      <source>How natural it is.</source>
      <translation>À quel point il est naturel.</translation>
    </message>
    <message>
      <source>How near nodes may come to each other, in place of their number.</source>
      <translation>À quelle distance les nœuds peuvent se rapprocher, à la place de leur nombre.</translation>
    </message>
    <message>
      <source>How near rivers come to each other. At least 0.7072: less, and a river would leave its cell through a corner.</source>
      <translation>À quelle distance les rivières se rapprochent les unes des autres. Au moins 0,7072 : avec moins, une rivière quitterait sa cellule par un coin.</translation>
    </message>
    <message>
      <source>How near rivers come to the coast, but at their mouths. More leaves a wider strip of coast that rivers only cross, and narrow land without any.</source>
      <translation>À quelle distance de la côte viennent les rivières, sauf à leurs embouchures. Une valeur plus grande laisse une bande côtière plus large que les rivières ne font que traverser, et les terres étroites sans rivière.</translation>
    </message>
    <message>
      <source>How often a river becomes, upstream, one of the same and one of a lower order: a tributary joins. PC, PS and PA add up to 1. Empty: as PRESET has it.</source>
      <translation>Fréquence à laquelle une rivière devient, vers l’amont, une du même ordre et une d’un ordre inférieur : un affluent la rejoint. PC, PS et PA font ensemble 1. Vide : comme le veut PRESET.</translation>
    </message>
    <message>
      <source>How often a river becomes, upstream, one river of the same order: it goes on. PC, PS and PA add up to 1. Empty: as PRESET has it.</source>
      <translation>Fréquence à laquelle une rivière devient, vers l’amont, une seule rivière du même ordre : elle continue. PC, PS et PA font ensemble 1. Vide : comme le veut PRESET.</translation>
    </message>
    <message>
      <source>How often a river becomes, upstream, two rivers of the order below: it forks. PC, PS and PA add up to 1. Empty: as PRESET has it.</source>
      <translation>Fréquence à laquelle une rivière devient, vers l’amont, deux rivières de l’ordre inférieur : elle bifurque. PC, PS et PA font ensemble 1. Vide : comme le veut PRESET.</translation>
    </message>
    <message>
      <source>How often the lines are drawn straighter within their cells; 5 is much. 0: from cell centre to cell centre. Lengths are always those from centre to centre.</source>
      <translation>Combien de fois les lignes sont redressées dans leurs cellules ; 5 est beaucoup. 0 : de centre en centre. Les longueurs sont toujours celles de centre en centre.</translation>
    </message>
    <message>
      <source>How stiff the table is in the ground: in the model dupuit the transmissivity of the aquifer; in snow, of bare ground beside it. Empty: 10 m² a day; in energy the area of 100 cells, in snow a 25th of one.</source>
      <translation>Raideur de la nappe dans le sol : dans le modèle dupuit, la transmissivité de l’aquifère ; dans snow, celle du sol nu à côté. Vide : 10 m² par jour ; dans energy la surface de 100 cellules, dans snow la 25e partie d’une cellule.</translation>
    </message>
    <message>
      <source>How strongly steep directions are preferred: 1 shares in proportion to slope, large values come near to d8.</source>
      <translation>À quel point les directions raides sont préférées : 1 partage en proportion de la pente, les grandes valeurs approchent d8.</translation>
    </message>
    <message>
      <source>How the longest river grows with the land that drains: 0.5 if large basins have the shape of small ones, more if they are slimmer or their rivers wind more.</source>
      <translation>Comment la plus longue rivière croît avec les terres drainées : 0,5 si les grands bassins ont la forme des petits, plus s’ils sont plus allongés ou si leurs rivières serpentent davantage.</translation>
    </message>
    <message>
      <source>Hydrology from a DEM</source>
      <translation>Hydrologie d’un MNT</translation>
    </message>
    <message>
      <source>Hypsometric curve</source>
      <translation>Courbe hypsométrique</translation>
    </message>
    <message>
      <source>Hypsometric integral</source>
      <translation>Intégrale hypsométrique</translation>
    </message>
    <message>
      <source>Hypsometry</source>
      <translation>Hypsométrie</translation>
    </message>
    <message>
      <source>INPUT (the DEM) is for HEIGHT, the shortest path and LENGTH: it is ignored.</source>
      <translation>INPUT (le MNT) est pour HEIGHT, le plus court chemin et LENGTH : il est ignoré.</translation>
    </message>
    <message>
      <source>INPUT and MESH_INPUT are both given. Leave one of them empty.</source>
      <translation>INPUT et MESH_INPUT sont donnés tous deux. Laissez-en un vide.</translation>
    </message>
    <message>
      <source>INPUT has no data in some cells of RIVERS: give a DEM that covers them.</source>
      <translation>INPUT n’a pas de données dans certaines cellules de RIVERS : donnez un MNT qui les couvre.</translation>
    </message>
    <message>
      <source>INPUT is not used: METHOD is share.</source>
      <translation>INPUT n’est pas utilisé : METHOD est share.</translation>
    </message>
    <message>
      <source>INPUT is not used: the directions are given.</source>
      <translation>INPUT n’est pas utilisé : les directions sont données.</translation>
    </message>
    <message>
      <source>INPUT: all land of ‘{}’ is as high, so water runs nowhere. Choose another raster.</source>
      <translation>INPUT : toute la terre de « {} » est à la même altitude, l’eau ne coule donc nulle part. Choisissez un autre raster.</translation>
    </message>
    <message>
      <source>INPUT: every cell of ‘{}’ is sea, so there is no land. Take a lower SEA_LEVEL.</source>
      <translation>INPUT : toutes les cellules de « {} » sont de la mer, il n’y a donc pas de terre. Prenez un SEA_LEVEL plus bas.</translation>
    </message>
    <message>
      <source>INPUT: no river of ‘{}’ lies on ‘{}’. Choose the DEM of these rivers, or check the CRS of both.</source>
      <translation>INPUT : aucune rivière de « {} » n’est sur « {} ». Choisissez le MNT de ces rivières ou vérifiez le SCR des deux.</translation>
    </message>
    <message>
      <source>INPUT: no water gathers anywhere on ‘{}’, so nothing tells where rivers begin.</source>
      <translation>INPUT : l’eau ne se rassemble nulle part sur « {} », rien ne dit donc où commencent les rivières.</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ has neither a CRS nor a place, so nobody knows how large its pixels are. Give their size in metres as PIXEL_SIZE, or the SCALE_FILE that ‘Export heightmap’ has written.</source>
      <translation>INPUT : « {} » n’a ni SCR ni lieu, personne ne sait donc la taille de ses pixels. Donnez-la en mètres comme PIXEL_SIZE, ou le SCALE_FILE que « Exporter une carte de hauteurs » a écrit.</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ has no data at all. Choose another raster.</source>
      <translation>INPUT : « {} » n’a aucune donnée. Choisissez un autre raster.</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ has no data in {} cells of the paths: these have no height.</source>
      <translation>INPUT : « {} » n’a pas de données dans {} cellules des chemins : celles-ci n’ont pas d’altitude.</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ has {} × {} cells, and rivers take {} × {} at least. Choose a larger raster.</source>
      <translation>INPUT : « {} » a {} × {} cellules, et des rivières en demandent {} × {} au moins. Choisissez un raster plus grand.</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ is an image with colours. If these stand for heights say how as FORMAT: mapbox or terrarium. If it is grey, take ‘heights’.</source>
      <translation>INPUT : « {} » est une image en couleurs. Si elles sont des altitudes, dites comment avec FORMAT : mapbox ou terrarium. Si elle est grise, prenez « altitudes ».</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ looks like flow directions, in the numbers of ESRI. Give it as DIRECTIONS, or a DEM.</source>
      <translation>INPUT : « {} » ressemble à des directions d’écoulement, dans les nombres d’ESRI. Donnez-le comme DIRECTIONS, ou donnez un MNT.</translation>
    </message>
    <message>
      <source>Id, downstream, areas, length, slope, heights, outlet and gauge.</source>
      <translation>Identifiant, downstream, surfaces, longueur, pente, altitudes, sortie et station de jaugeage.</translation>
    </message>
    <message>
      <source>In all {} numbers that can be compared, this is like real rivers.</source>
      <translation>Pour les {} nombres qui peuvent être comparés, c’est comme des rivières réelles.</translation>
    </message>
    <message>
      <source>In every encoding that fits there is a cycle: make the directions anew from the DEM.</source>
      <translation>Dans chaque codage qui convient il y a un cycle : refaites les directions à partir du MNT.</translation>
    </message>
    <message>
      <source>In metres. Empty: that of the extent.</source>
      <translation>En mètres. Vide : celui de l’emprise.</translation>
    </message>
    <message>
      <source>In the ground water has climbed to {} m above the base, {} m on average; that is {} m below the surface on average, {} m at most</source>
      <translation>Dans le sol l’eau est montée jusqu’à {} m au-dessus de la base, {} m en moyenne ; c’est {} m sous la surface en moyenne, {} m au plus</translation>
    </message>
    <message>
      <source>In the one number that can be compared, this is like real rivers.</source>
      <translation>Pour le seul nombre qui peut être comparé, c’est comme des rivières réelles.</translation>
    </message>
    <message>
      <source>Indices on lakes</source>
      <translation>Indices sur les lacs</translation>
    </message>
    <message>
      <source>Input of EPA SWMM</source>
      <translation>Entrée de EPA SWMM</translation>
    </message>
    <message>
      <source>Install</source>
      <translation>Installer</translation>
    </message>
    <message>
      <source>Install it there, or stop this worker.</source>
      <translation>Installez-le là-bas ou arrêtez ce worker.</translation>
    </message>
    <message>
      <source>Install numba to compute hundreds of times faster. {}</source>
      <translation>Installez numba pour calculer des centaines de fois plus vite. {}</translation>
    </message>
    <message>
      <source>Installing numba …</source>
      <translation>Installation de numba …</translation>
    </message>
    <message>
      <source>Installing numba: {}</source>
      <translation>Installation de numba : {}</translation>
    </message>
    <message>
      <source>Instead of a coast: a rectangle of country, cut out of larger land that follows from SEED and the place on the map alone. Rivers come in over its edges and leave over them, and a rectangle beside it fits.</source>
      <translation>À la place d’une côte : un rectangle de pays, découpé dans des terres plus grandes qui ne découlent que de SEED et du lieu sur la carte. Les rivières y entrent et en sortent par ses bords, et un rectangle voisin s’y raccorde.</translation>
    </message>
    <message>
      <source>Instead of that, a layer of points: one watershed each.</source>
      <translation>À la place, une couche de points : un bassin versant pour chacun.</translation>
    </message>
    <message>
      <source>Integral {:.3g}, {:,} cells.</source>
      <translation>Intégrale {:.3g}, {:,} cellules.</translation>
    </message>
    <message>
      <source>Island</source>
      <translation>Île</translation>
    </message>
    <message>
      <source>Island eroded</source>
      <translation>Île érodée</translation>
    </message>
    <message>
      <source>Island that it holds for; NULL for all</source>
      <translation>Île pour laquelle elle vaut ; NULL pour toutes</translation>
    </message>
    <message>
      <source>Island {}</source>
      <translation>Île {}</translation>
    </message>
    <message>
      <source>Island {}: the highest land lies at {} m, at {} m before</source>
      <translation>Île {} : la terre la plus haute est à {} m, auparavant à {} m</translation>
    </message>
    <message>
      <source>Island {}: {}, {} edges, {} courses, {} primitives</source>
      <translation>Île {} : {}, {} tronçons, {} tracés, {} primitives</translation>
    </message>
    <message>
      <source>Island {}: {}, {} edges, {} mouths, spacing {}, highest river {} m</source>
      <translation>Île {} : {}, {} tronçons, {} embouchures, espacement {}, rivière la plus haute {} m</translation>
    </message>
    <message>
      <source>Island, from the largest on</source>
      <translation>Île, à partir de la plus grande</translation>
    </message>
    <message>
      <source>Islands</source>
      <translation>Îles</translation>
    </message>
    <message>
      <source>Islands on which no river found room: {}</source>
      <translation>Îles où aucune rivière n’a trouvé de place : {}</translation>
    </message>
    <message>
      <source>Islands too small for rivers: {}</source>
      <translation>Îles trop petites pour des rivières : {}</translation>
    </message>
    <message>
      <source>It depends on where rivers are said to begin.</source>
      <translation>Elle dépend de l’endroit où l’on fait commencer les rivières.</translation>
    </message>
    <message>
      <source>It does what ‘Fill depressions’, ‘Flow directions’, ‘Flow accumulation’, ‘River network’, ‘Watersheds’ and ‘Lakes’ do one after the other, and computes nothing twice. Run those for more control.</source>
      <translation>Il fait ce que font l’un après l’autre « Combler les dépressions », « Directions d’écoulement », « Accumulation des écoulements », « Réseau hydrographique », « Bassins versants » et « Lacs », sans rien calculer deux fois. Ceux-ci donnent plus de contrôle.</translation>
    </message>
    <message>
      <source>It does what ‘Grow rivers’, ‘Terrain model’ and ‘Render terrain’ do one after the other. Run those to stop in between and edit rivers or ground by hand. Heights differ then: here rivers find theirs with the land, there the land rises from rivers that keep those of their lines.</source>
      <translation>Il fait ce que font l’un après l’autre « Faire croître des rivières », « Modèle de relief » et « Calculer le relief ». Lancez ceux-ci pour vous arrêter entre-temps et modifier à la main les rivières ou le sol. Les altitudes sont alors autres : ici les rivières trouvent les leurs avec la terre, là la terre s’élève depuis des rivières qui gardent celles de leurs lignes.</translation>
    </message>
    <message>
      <source>It gives χ its unit; the slope over χ is the steepness where it is 1 m², which is 0.000001 km².</source>
      <translation>Elle donne son unité à χ ; la pente sur χ est la raideur là où elle vaut 1 m², soit 0,000001 km².</translation>
    </message>
    <message>
      <source>It has no length, or its heights are not known.</source>
      <translation>Il n’a pas de longueur, ou ses altitudes ne sont pas connues.</translation>
    </message>
    <message>
      <source>It is likely {}: set {} to that.</source>
      <translation>C’est probablement {} : mettez {} ainsi.</translation>
    </message>
    <message>
      <source>It is made to clothe land, real or not. It is no model of vegetation: people, soil, fire and history have no say.</source>
      <translation>Il est fait pour habiller des terres, réelles ou non. Ce n’est pas un modèle de la végétation : les hommes, le sol, le feu et l’histoire ne comptent pas.</translation>
    </message>
    <message>
      <source>It is {} °C at height 0 and freezes above {} m</source>
      <translation>Il fait {} °C à l’altitude 0, et il gèle au-dessus de {} m</translation>
    </message>
    <message>
      <source>It may be {}: set {} to one of them.</source>
      <translation>Ce peut être {} : mettez {} à l’un d’eux.</translation>
    </message>
    <message>
      <source>It reaches the edge of the data, beyond which more land may drain to it: areas are least values.</source>
      <translation>Il atteint le bord des données, au-delà duquel d’autres terres peuvent s’y drainer : les surfaces sont des valeurs minimales.</translation>
    </message>
    <message>
      <source>Its height above the bed, in depths</source>
      <translation>Sa hauteur au-dessus du lit, en profondeurs</translation>
    </message>
    <message>
      <source>Its height, in depths</source>
      <translation>Sa hauteur, en profondeurs</translation>
    </message>
    <message>
      <source>Its water ends in the sea there: move it back</source>
      <translation>Son eau y finit dans la mer : ramenez-le</translation>
    </message>
    <message>
      <source>Joining the rivers</source>
      <translation>Raccordement des rivières</translation>
    </message>
    <message>
      <source>Joining them</source>
      <translation>Raccordement</translation>
    </message>
    <message>
      <source>Judge it with Hack's h: real rivers have β ≈ 1 − h.</source>
      <translation>À juger avec le h de Hack : les rivières réelles ont β ≈ 1 − h.</translation>
    </message>
    <message>
      <source>Junction</source>
      <translation>Confluence</translation>
    </message>
    <message>
      <source>Junction angle</source>
      <translation>Angle de confluence</translation>
    </message>
    <message>
      <source>Junction angle (median)</source>
      <translation>Angle de confluence (médiane)</translation>
    </message>
    <message>
      <source>Junction angles</source>
      <translation>Angles des confluences</translation>
    </message>
    <message>
      <source>Junctions</source>
      <translation>Confluences</translation>
    </message>
    <message>
      <source>KEPT: {} % of the triangles keep their way; the water of {} goes a steeper one, and {} in rivers would have one</source>
      <translation>KEPT : {} % des triangles gardent leur chemin ; l’eau de {} en prend un plus raide, et {} dans des rivières en auraient un</translation>
    </message>
    <message>
      <source>Keep as layers</source>
      <translation>Garder comme couches</translation>
    </message>
    <message>
      <source>Kernels compiled</source>
      <translation>Noyaux compilés</translation>
    </message>
    <message>
      <source>Kirpich</source>
      <translation>Kirpich</translation>
    </message>
    <message>
      <source>Knickpoints</source>
      <translation>Ruptures de pente</translation>
    </message>
    <message>
      <source>LABELS cannot hold ids beyond 2,147,483,647: leave it out, or give RIVERS or LAKES other ids.</source>
      <translation>LABELS ne tient pas de numéros au-delà de 2 147 483 647 : laissez-le ou donnez d’autres numéros à RIVERS ou LAKES.</translation>
    </message>
    <message>
      <source>LAKES: no subbasin for lakes that hold the centre of no cell: {}.</source>
      <translation>LAKES : pas de sous-bassin pour des lacs qui ne tiennent le centre d’aucune cellule : {}.</translation>
    </message>
    <message>
      <source>LAKES: water leaves by more than one way from {}. All of it goes on by the outlet through which the most drains, so areas below the others are less than what drains there.</source>
      <translation>LAKES : l’eau sort de {} par plus d’un chemin. Toute l’eau continue par l’exutoire par lequel il en coule le plus, les surfaces sous les autres sont donc moindres que ce qui s’y écoule.</translation>
    </message>
    <message>
      <source>LAKES: {} has a level of {} m. It must be above 0.</source>
      <translation>LAKES : {} a un niveau de {} m. Il doit être au-dessus de 0.</translation>
    </message>
    <message>
      <source>LAKES: {} of ‘{}’ lie off the land or on another lake, or are too small: left out.</source>
      <translation>LAKES : {} de « {} » sont hors de la terre ou sur un autre lac, ou trop petits : laissés de côté.</translation>
    </message>
    <message>
      <source>LAKES: ‘{}’ covers the centre of no cell of ‘{}’.</source>
      <translation>LAKES : « {} » ne couvre le centre d’aucune cellule de « {} ».</translation>
    </message>
    <message>
      <source>LAKES: ‘{}’ holds geometries of no certain kind. Save it as one of them.</source>
      <translation>LAKES : « {} » tient des géométries sans type certain. Enregistrez-la avec l’un d’eux.</translation>
    </message>
    <message>
      <source>LAKE_POLYGONS: no cell of ‘{}’ has its centre in a lake of ‘{}’.</source>
      <translation>LAKE_POLYGONS : aucune cellule de « {} » n’a son centre dans un lac de « {} ».</translation>
    </message>
    <message>
      <source>LAKE_POLYGONS: no cell of ‘{}’ has its centre in a polygon of ‘{}’.</source>
      <translation>LAKE_POLYGONS : aucune cellule de « {} » n’a son centre dans un polygone de « {} ».</translation>
    </message>
    <message>
      <source>LAND: no cell of ‘{}’ has its centre in a polygon of ‘{}’. Choose other polygons, smaller cells, or another extent.</source>
      <translation>LAND : aucune cellule de « {} » n’a son centre dans un polygone de « {} ». Choisissez d’autres polygones, des cellules plus petites ou une autre étendue.</translation>
    </message>
    <message>
      <source>LAW is expression and EXPRESSION is empty. Give one, such as 2 * c^0.5 * (a0 - a).</source>
      <translation>LAW est expression et EXPRESSION est vide. Donnez-en une, comme 2 * c^0.5 * (a0 - a).</translation>
    </message>
    <message>
      <source>LENGTH {} goes with the PATH flow alone: the shortest path is horizontal.</source>
      <translation>LENGTH {} ne va qu’avec le PATH flow : le plus court chemin est horizontal.</translation>
    </message>
    <message>
      <source>LENGTH {} is measured in metres: choose the UNITS m, or horizontal.</source>
      <translation>LENGTH {} se mesure en mètres : choisissez les UNITS m ou horizontal.</translation>
    </message>
    <message>
      <source>LENGTH {} needs the DEM: give it as INPUT, or choose horizontal.</source>
      <translation>LENGTH {} a besoin du MNT : donnez-le comme INPUT ou choisissez horizontal.</translation>
    </message>
    <message>
      <source>LINKS is a table of all for any model. HMS is a basin model of HEC-HMS, to which you give its methods. SWMM is an input that EPA SWMM runs at once, with rain, losses and sections that you replace by your own.</source>
      <translation>LINKS est une table de tout, pour n’importe quel modèle. HMS est un modèle de bassin de HEC-HMS, auquel vous donnez ses méthodes. SWMM est une entrée qu’EPA SWMM exécute aussitôt, avec pluie, pertes et sections que vous remplacez par les vôtres.</translation>
    </message>
    <message>
      <source>LS factor</source>
      <translation>Facteur LS</translation>
    </message>
    <message>
      <source>Labelling cells</source>
      <translation>Étiquetage des cellules</translation>
    </message>
    <message>
      <source>Lake</source>
      <translation>Lac</translation>
    </message>
    <message>
      <source>Lake in LAKES; NULL elsewhere</source>
      <translation>Lac dans LAKES ; NULL ailleurs</translation>
    </message>
    <message>
      <source>Lake inlet</source>
      <translation>Entrée d’un lac</translation>
    </message>
    <message>
      <source>Lake outlet</source>
      <translation>Sortie d’un lac</translation>
    </message>
    <message>
      <source>Lake that it flows into; NULL elsewhere</source>
      <translation>Lac dans lequel elle se jette ; NULL ailleurs</translation>
    </message>
    <message>
      <source>Lake that spills here</source>
      <translation>Lac qui déborde ici</translation>
    </message>
    <message>
      <source>Lake that the link lies in or crosses, of several the longest; NULL elsewhere</source>
      <translation>Lac où se trouve le tronçon ou qu’il traverse, le plus long de plusieurs ; NULL ailleurs</translation>
    </message>
    <message>
      <source>Lakes</source>
      <translation>Lacs</translation>
    </message>
    <message>
      <source>Lakes among them</source>
      <translation>Dont lacs</translation>
    </message>
    <message>
      <source>Lakes and hollows</source>
      <translation>Lacs et creux</translation>
    </message>
    <message>
      <source>Lakes are</source>
      <translation>Les lacs sont</translation>
    </message>
    <message>
      <source>Lakes are full to their sill, or with EVAPORATION as high as they can stand: an open one spills, a closed one loses all that comes, and around it lies a pan of salt up to the sill. Rivers fill lakes with what they carry, and cut down the sills over which lakes spill.</source>
      <translation>Les lacs sont pleins jusqu’à leur seuil, ou avec EVAPORATION aussi hauts qu’ils peuvent se tenir : un lac ouvert déborde, un lac fermé perd tout ce qui vient, et autour de lui une cuvette salée s’étend jusqu’au seuil. Les rivières remplissent les lacs de ce qu’elles portent, et entaillent les seuils où les lacs débordent.</translation>
    </message>
    <message>
      <source>Lakes are where the least change to the DEM fills a hollow, and where ground is level already; all other hollows are opened. Rivers are traced in the valleys of a smooth surface whose means over the cells are the DEM, and get widths, depths, types and bends by what they carry.</source>
      <translation>Les lacs sont là où la plus petite modification du MNT comble un creux et là où le sol est déjà plan ; tous les autres creux sont ouverts. Les rivières sont suivies dans les vallées d’une surface lisse dont les moyennes sur les cellules sont le MNT, et reçoivent largeurs, profondeurs, types et méandres selon ce qu’elles portent.</translation>
    </message>
    <message>
      <source>Lakes at the end: {}, of which {} are closed</source>
      <translation>Lacs à la fin : {}, dont {} fermés</translation>
    </message>
    <message>
      <source>Lakes in a drought</source>
      <translation>Lacs pendant une sécheresse</translation>
    </message>
    <message>
      <source>Lakes in a dry land</source>
      <translation>Lacs d’un pays sec</translation>
    </message>
    <message>
      <source>Lakes nested in others</source>
      <translation>Lacs emboîtés dans d’autres</translation>
    </message>
    <message>
      <source>Lakes nested in them</source>
      <translation>Lacs qu’ils contiennent</translation>
    </message>
    <message>
      <source>Lakes of a DEM</source>
      <translation>Lacs d’un MNT</translation>
    </message>
    <message>
      <source>Lakes of a DEM in balance under some rain and half of it, and the rivers between them.</source>
      <translation>Les lacs d’un MNT en équilibre sous une pluie et sa moitié, et les rivières entre eux.</translation>
    </message>
    <message>
      <source>Lakes of a map</source>
      <translation>Lacs d’une carte</translation>
    </message>
    <message>
      <source>Lakes of the map whose water would have left in several places: {}</source>
      <translation>Lacs de la carte dont l’eau serait sortie à plusieurs endroits : {}</translation>
    </message>
    <message>
      <source>Lakes of ‘{}’: {} cells, level as the lowest of their shores</source>
      <translation>Lacs de « {} » : {} cellules, planes à l’altitude du point le plus bas de leurs rives</translation>
    </message>
    <message>
      <source>Lakes stand higher than they were to, as the rivers do that their water runs to: {}.</source>
      <translation>Des lacs sont plus hauts qu’ils ne devaient l’être, comme les rivières où va leur eau : {}.</translation>
    </message>
    <message>
      <source>Lakes that are known</source>
      <translation>Lacs connus</translation>
    </message>
    <message>
      <source>Lakes that stand alone</source>
      <translation>Lacs isolés</translation>
    </message>
    <message>
      <source>Lakes whose greatest depth is less are left out, nested or not; many DEMs err by 1 m. 0: every lake.</source>
      <translation>Les lacs dont la plus grande profondeur est moindre sont écartés, emboîtés ou non ; beaucoup de MNT se trompent d’1 m. 0 : tous les lacs.</translation>
    </message>
    <message>
      <source>Lakes with their levels.</source>
      <translation>Lacs avec leurs niveaux.</translation>
    </message>
    <message>
      <source>Lakes, nested ones included</source>
      <translation>Lacs, y compris les lacs emboîtés</translation>
    </message>
    <message>
      <source>Lakes: {}</source>
      <translation>Lacs : {}</translation>
    </message>
    <message>
      <source>Lakes: {}, of which {} are closed; pans of salt: {}</source>
      <translation>Lacs : {}, dont {} fermés ; cuvettes salées : {}</translation>
    </message>
    <message>
      <source>Land</source>
      <translation>Terre</translation>
    </message>
    <message>
      <source>Land as polygons, each an island, holes are inland seas; or shores as lines that close together.</source>
      <translation>Les terres en polygones, chacun une île, les trous sont des mers intérieures ; ou les rivages en lignes qui se ferment ensemble.</translation>
    </message>
    <message>
      <source>Land as polygons, each an island, holes are inland seas; or shores as lines that close together. A mesh is made on it; its heights are those of the DEM or, without one, rise from the shore to ranges and basins. The sea takes what comes: for deltas give a DEM with a floor of the sea, and SEA_LEVEL.</source>
      <translation>Les terres en polygones, chacun une île, les trous sont des mers intérieures ; ou les rivages en lignes qui se ferment ensemble. Un maillage y est fait ; ses altitudes sont celles du MNT ou, sans MNT, montent depuis le rivage vers des chaînes et des bassins. La mer prend tout ce qui vient : pour des deltas, donnez un MNT avec un fond marin, et SEA_LEVEL.</translation>
    </message>
    <message>
      <source>Land as polygons, each an island, holes are inland seas; or shores as lines that close together. Empty: the extent, or that of the DEM.</source>
      <translation>Les terres en polygones, chacun une île, les trous sont des mers intérieures ; ou les rivages en lignes qui se ferment ensemble. Vide : l’emprise, ou celle du MNT.</translation>
    </message>
    <message>
      <source>Land as polygons, each an island, holes are inland seas; or shores as lines that close together. Empty: the extent, whose border is the coast.</source>
      <translation>Les terres en polygones, chacun une île, les trous sont des mers intérieures ; ou les rivages en lignes qui se ferment ensemble. Vide : l’emprise, dont le bord est la côte.</translation>
    </message>
    <message>
      <source>Land as polygons, each an island, holes are inland seas; or shores as lines that close together. Or leave it empty and give EXTENT.</source>
      <translation>Les terres en polygones, chacun une île, les trous sont des mers intérieures ; ou les rivages en lignes qui se ferment ensemble. Ou laissez vide et donnez EXTENT.</translation>
    </message>
    <message>
      <source>Land is under water as far as it lies less high above the river cell that it drains to (HAND, height above the nearest drainage) than the river stands there. Stages are metres above the bed that the DEM knows, which is the water on the day of the survey.</source>
      <translation>Le terrain est sous l’eau tant qu’il est moins haut au-dessus de la cellule de rivière vers laquelle il se draine (HAND, height above the nearest drainage) que la rivière ne s’y tient. Les hauteurs d’eau sont des mètres au-dessus du lit que connaît le MNT, soit l’eau du jour du levé.</translation>
    </message>
    <message>
      <source>Land made anew (km²)</source>
      <translation>Terres refaites (km²)</translation>
    </message>
    <message>
      <source>Land of the DEM that was changed, apart from lakes (%)</source>
      <translation>Terrain du MNT qui a été modifié, hors lacs (%)</translation>
    </message>
    <message>
      <source>Land of ‘{}’: {}, in polygons: {}, islands: {}</source>
      <translation>Terre de « {} » : {}, polygones : {}, îles : {}</translation>
    </message>
    <message>
      <source>Land rises until the highest place of the largest island has this height, as far as slopes let it; rivers keep theirs. Empty: as is usual on so much land, over the rivers; where slopes are given, what these give.</source>
      <translation>Le terrain monte jusqu’à ce que le point le plus haut de la plus grande île ait cette altitude, autant que les pentes le permettent ; les rivières gardent les leurs. Vide : comme il est courant sur autant de terre, au-dessus des rivières ; là où des pentes sont données, ce qu’elles donnent.</translation>
    </message>
    <message>
      <source>Land rises until the highest place of the largest island reaches this height. Empty: as is usual on so much land, from 180 m on an island of 10 km to 2,000 m, times what CHARACTER says; where slopes are given, what these give.</source>
      <translation>Le terrain monte jusqu’à ce que le point le plus haut de la plus grande île atteigne cette altitude. Vide : comme il est courant sur autant de terre, de 180 m sur une île de 10 km à 2 000 m, fois ce que dit CHARACTER ; là où des pentes sont données, ce qu’elles donnent.</translation>
    </message>
    <message>
      <source>Land slopes used</source>
      <translation>Pentes du terrain utilisées</translation>
    </message>
    <message>
      <source>Land that drains to a place before it is a river. Empty: about one cell of the DEM in a hundred is river.</source>
      <translation>Terrain qui se draine vers un endroit avant qu’il soit rivière. Vide : environ une cellule du MNT sur cent est rivière.</translation>
    </message>
    <message>
      <source>Land that rivers cover, by their widths.</source>
      <translation>Les terres que couvrent les rivières, selon leurs largeurs.</translation>
    </message>
    <message>
      <source>Land under glacial lakes (%)</source>
      <translation>Terres sous des lacs glaciaires (%)</translation>
    </message>
    <message>
      <source>Land under volcanic lakes (%)</source>
      <translation>Terres sous des lacs volcaniques (%)</translation>
    </message>
    <message>
      <source>Land {}</source>
      <translation>Terre {}</translation>
    </message>
    <message>
      <source>Lapse rate (°C a km)</source>
      <translation>Gradient thermique (°C par km)</translation>
    </message>
    <message>
      <source>Large rasters are made block by block; they take disk, not memory.</source>
      <translation>Les grands rasters sont faits bloc par bloc ; ils prennent du disque, pas de la mémoire.</translation>
    </message>
    <message>
      <source>Lasting snow (km²)</source>
      <translation>Neige persistante (km²)</translation>
    </message>
    <message>
      <source>Law</source>
      <translation>Loi</translation>
    </message>
    <message>
      <source>Layer ‘{}’: no watershed for lakes that hold the centre of no cell: {}.</source>
      <translation>Couche « {} » : pas de bassin versant pour des lacs qui ne tiennent le centre d’aucune cellule : {}.</translation>
    </message>
    <message>
      <source>Layer ‘{}’: {} cracks between polygons that nearly touch were closed.</source>
      <translation>Couche « {} » : {} fentes entre des polygones qui se touchent presque ont été fermées.</translation>
    </message>
    <message>
      <source>Layer ‘{}’: {} islands lie where {} has no ground, and were left out.</source>
      <translation>Couche « {} » : {} îles sont là où {} n’a pas de sol, et ont été laissées de côté.</translation>
    </message>
    <message>
      <source>Layer ‘{}’: {} polygons too small to be measured were left out.</source>
      <translation>Couche « {} » : {} polygones trop petits pour être mesurés ont été laissés de côté.</translation>
    </message>
    <message>
      <source>Layer ‘{}’: {} {}.</source>
      <translation>Couche « {} » : {} {}.</translation>
    </message>
    <message>
      <source>Layer ‘{}’: {}. SNAP moves points to rivers.</source>
      <translation>Couche « {} » : {}. SNAP amène les points aux rivières.</translation>
    </message>
    <message>
      <source>Laying out rivers</source>
      <translation>Tracé des rivières</translation>
    </message>
    <message>
      <source>Laying the floor of the sea</source>
      <translation>Pose du fond de la mer</translation>
    </message>
    <message>
      <source>Least area of a lake (km²)</source>
      <translation>Plus petite surface d’un lac (km²)</translation>
    </message>
    <message>
      <source>Least area of a river (km²)</source>
      <translation>Plus petite surface d’une rivière (km²)</translation>
    </message>
    <message>
      <source>Least flow of a river (m³/s)</source>
      <translation>Plus petit débit d’une rivière (m³/s)</translation>
    </message>
    <message>
      <source>Least height of a knickpoint (m)</source>
      <translation>Plus petite hauteur d’une rupture de pente (m)</translation>
    </message>
    <message>
      <source>Least slope of the wetness (m per m)</source>
      <translation>Plus petite pente pour l’indice d’humidité (m par m)</translation>
    </message>
    <message>
      <source>Least spacing (m)</source>
      <translation>Plus petit espacement (m)</translation>
    </message>
    <message>
      <source>Least spacing of the nodes (m)</source>
      <translation>Plus petit espacement des nœuds (m)</translation>
    </message>
    <message>
      <source>Leave out what the edge may feed</source>
      <translation>Écarter ce que le bord peut alimenter</translation>
    </message>
    <message>
      <source>Left out of the compact form, as nothing is rendered from them: layers {}</source>
      <translation>Omises de la forme compacte, car rien n’en est calculé : couches {}</translation>
    </message>
    <message>
      <source>Leheny erosion</source>
      <translation>Érosion de Leheny</translation>
    </message>
    <message>
      <source>Length</source>
      <translation>Longueur</translation>
    </message>
    <message>
      <source>Length (km)</source>
      <translation>Longueur (km)</translation>
    </message>
    <message>
      <source>Length (m)</source>
      <translation>Longueur (m)</translation>
    </message>
    <message>
      <source>Length of a bend along the line (m); 0 where its vertices are all there is</source>
      <translation>Longueur d’un méandre le long de la ligne (m) ; 0 où il n’y a que ses sommets</translation>
    </message>
    <message>
      <source>Length of all links over the straight lines between their ends.</source>
      <translation>Longueur de tous les tronçons sur les lignes droites entre leurs extrémités.</translation>
    </message>
    <message>
      <source>Length of all rivers (km)</source>
      <translation>Longueur de toutes les rivières (km)</translation>
    </message>
    <message>
      <source>Length of rivers (km)</source>
      <translation>Longueur des rivières (km)</translation>
    </message>
    <message>
      <source>Length of rivers over area (km/km²)</source>
      <translation>Longueur des rivières sur surface (km/km²)</translation>
    </message>
    <message>
      <source>Length of streams</source>
      <translation>Longueur des cours d’eau</translation>
    </message>
    <message>
      <source>Length of the path</source>
      <translation>Longueur du chemin</translation>
    </message>
    <message>
      <source>Length of the reach (m)</source>
      <translation>Longueur du tronçon (m)</translation>
    </message>
    <message>
      <source>Length of the rivers burned (km)</source>
      <translation>Longueur des rivières incisées (km)</translation>
    </message>
    <message>
      <source>Length of the rivers in it (km)</source>
      <translation>Longueur des rivières qu’il contient (km)</translation>
    </message>
    <message>
      <source>Length over area: L = {} · A^{} km (Hack: {} · A^{})</source>
      <translation>Longueur selon la surface : L = {} · A^{} km (Hack : {} · A^{})</translation>
    </message>
    <message>
      <source>Length over the straight line</source>
      <translation>Longueur sur la ligne droite</translation>
    </message>
    <message>
      <source>Length ratio</source>
      <translation>Rapport des longueurs</translation>
    </message>
    <message>
      <source>Length ratio R_L</source>
      <translation>Rapport des longueurs R_L</translation>
    </message>
    <message>
      <source>Length with all bends (m)</source>
      <translation>Longueur avec tous les méandres (m)</translation>
    </message>
    <message>
      <source>Length with all bends over the straight line</source>
      <translation>Longueur avec tous les méandres sur la ligne droite</translation>
    </message>
    <message>
      <source>Lengths count from the divide: above a head they are what the law itself makes of its area.</source>
      <translation>Les longueurs comptent depuis la ligne de partage : au-dessus d’une source, elles sont ce que la loi même tire de sa surface.</translation>
    </message>
    <message>
      <source>Lets rivers erode steep ground and build up flat ground, with lakes, on a raster, a mesh or a coast.</source>
      <translation>Laisse les rivières éroder les terrains raides et alluvionner les terrains plats, avec des lacs, sur un raster, un maillage ou une côte.</translation>
    </message>
    <message>
      <source>Level of its water (m)</source>
      <translation>Niveau de son eau (m)</translation>
    </message>
    <message>
      <source>Level of the water (m)</source>
      <translation>Niveau de l’eau (m)</translation>
    </message>
    <message>
      <source>Level of the water in metres, as 64-bit numbers.</source>
      <translation>Niveau de l’eau en mètres, en nombres à 64 bits.</translation>
    </message>
    <message>
      <source>Level surfaces</source>
      <translation>Surfaces planes</translation>
    </message>
    <message>
      <source>Level surfaces: {}</source>
      <translation>Surfaces planes : {}</translation>
    </message>
    <message>
      <source>Light from 1 to 255 on that surface, to lie over the relief of a map. The heights of gentle land are exaggerated up to five times; the log says by how much.</source>
      <translation>Lumière de 1 à 255 sur cette surface, à superposer au relief d’une carte. Les altitudes d’un terrain doux sont exagérées jusqu’à cinq fois ; le journal dit de combien.</translation>
    </message>
    <message>
      <source>Lines are cut at these points where they lie on a river; there is a node for each.</source>
      <translation>Les lignes sont coupées à ces points s’ils se trouvent sur une rivière ; il y a un nœud pour chacun.</translation>
    </message>
    <message>
      <source>Lines downstream, with the heights of beds.</source>
      <translation>Lignes vers l’aval, avec les altitudes des lits.</translation>
    </message>
    <message>
      <source>Lines from head to junction to lake or mouth, with their flow.</source>
      <translation>Lignes de la source à la confluence et au lac ou à l’embouchure, avec leur débit.</translation>
    </message>
    <message>
      <source>Lines from head to junction to mouth, which know their orders and what they flow into.</source>
      <translation>Lignes de la source à la confluence et à l’embouchure, qui connaissent leurs ordres et ce où elles se jettent.</translation>
    </message>
    <message>
      <source>Lines from head to junction to mouth.</source>
      <translation>Lignes de la source à la confluence et à l’embouchure.</translation>
    </message>
    <message>
      <source>Lines from source to mouth or hollow; &lt;i&gt;sustained&lt;/i&gt; tells which do not dry out.</source>
      <translation>Lignes de la source à l’embouchure ou au creux ; &lt;i&gt;sustained&lt;/i&gt; dit lesquelles ne s’assèchent pas.</translation>
    </message>
    <message>
      <source>Lines from source to mouth, with orders.</source>
      <translation>Lignes de la source à l’embouchure, avec leurs ordres.</translation>
    </message>
    <message>
      <source>Lines from source to mouth.</source>
      <translation>Lignes de la source à l’embouchure.</translation>
    </message>
    <message>
      <source>Lines of rivers, one from junction to junction or longer. Never changed.</source>
      <translation>Lignes de rivières, une de confluence en confluence ou plus longue. Jamais modifiées.</translation>
    </message>
    <message>
      <source>Lines of rivers, streams and canals, in any CRS; the order of their vertices does not matter.</source>
      <translation>Lignes de rivières, ruisseaux et canaux, dans n’importe quel SCR ; l’ordre de leurs sommets n’importe pas.</translation>
    </message>
    <message>
      <source>Lines of rivers, which run where they were drawn. The DEM is lowered along them as far as it takes.</source>
      <translation>Lignes de rivières, qui passent là où elles ont été dessinées. Le MNT est abaissé le long d’elles autant qu’il faut.</translation>
    </message>
    <message>
      <source>Lines of the rivers</source>
      <translation>Lignes des rivières</translation>
    </message>
    <message>
      <source>Lines off the data: {}, and in part: {}</source>
      <translation>Lignes hors des données : {}, et en partie : {}</translation>
    </message>
    <message>
      <source>Lines on the ground between valleys.</source>
      <translation>Lignes sur le sol entre les vallées.</translation>
    </message>
    <message>
      <source>Lines that follow the directions, as ‘River network’ draws them. Each is a reach with a stage and a rating curve of its own, and the land that drains to it; the field id numbers the results. Empty: rivers are found, about one cell in a hundred.</source>
      <translation>Lignes qui suivent les directions, comme « Réseau hydrographique » les dessine. Chacune est un tronçon avec sa hauteur d’eau, sa courbe de tarage et le terrain qui s’y draine ; le champ id numérote les résultats. Vide : les rivières sont trouvées, environ une cellule sur cent.</translation>
    </message>
    <message>
      <source>Lines that follow the directions, as ‘River network’ draws them. The field id tells of which river a point is. Empty: rivers are found, about one cell in a hundred.</source>
      <translation>Lignes qui suivent les directions, comme « Réseau hydrographique » les dessine. Le champ id dit de quelle rivière est un point. Vide : les rivières sont trouvées, environ une cellule sur cent.</translation>
    </message>
    <message>
      <source>Lines that follow the directions. Their field id, if there is one, numbers the watersheds. With other watersheds, how many kilometres of river lie in each.</source>
      <translation>Lignes qui suivent les directions. Leur champ id, s’il existe, numérote les bassins. Pour d’autres bassins : combien de kilomètres de rivière il y a dans chacun.</translation>
    </message>
    <message>
      <source>Lines that lead to the sea, of any origin: RIVERS of ‘Grow rivers’, or mapped ones. A grown network is taken as it is; lines with many vertices are divided into edges of like length, and water runs along them. Heights are those of Z, of the next two fields, or of the DEM, and stay: those of grown ones too, which ‘Terrain from a coastline’ lets go. Grown rivers are as wide and wind as much as their fields say.</source>
      <translation>Lignes qui mènent à la mer, de toute origine : RIVERS de « Faire croître des rivières », ou des rivières cartographiées. Un réseau généré est pris tel quel ; les lignes de nombreux sommets sont divisées en arêtes de longueur semblable, et l’eau les suit. Les altitudes sont celles de Z, des deux champs suivants ou du MNT, et restent : celles des rivières générées aussi, que « Relief à partir d’un trait de côte » laisse libres. Les rivières générées sont aussi larges et sinueuses que le disent leurs champs.</translation>
    </message>
    <message>
      <source>Lines that rivers are to follow, drawn in either direction; the network grows on from them. Each runs from the end that is nearest to the coast, or joins a line that does.</source>
      <translation>Lignes que les rivières doivent suivre, dessinées dans l’un ou l’autre sens ; le réseau croît à partir d’elles. Chacune part du bout le plus proche de la côte, ou rejoint une ligne qui le fait.</translation>
    </message>
    <message>
      <source>Lines that rivers follow, drawn in either direction. One that ends inland is led on to the sea, or to another near it; where two cross, the later one ends in the other.</source>
      <translation>Lignes que suivent les rivières, dessinées dans l’un ou l’autre sens. Celle qui finit à l’intérieur des terres est prolongée jusqu’à la mer, ou jusqu’à une autre proche d’elle ; là où deux se croisent, la dernière finit dans l’autre.</translation>
    </message>
    <message>
      <source>Lines that run against the order of their vertices: {}</source>
      <translation>Lignes qui coulent à l’inverse de l’ordre de leurs sommets : {}</translation>
    </message>
    <message>
      <source>Lines through dams, from the ground on one side to that on the other, or points on them, for which the lowest ground within 50 m on both sides is taken. The DEM is cut there and nowhere else, so that water runs through; what is left of depressions is for DEPRESSIONS to say.</source>
      <translation>Lignes à travers des digues, du sol d’un côté à celui de l’autre, ou points sur elles, pour lesquels le sol le plus bas à moins de 50 m des deux côtés est pris. Le MNT est entaillé là et nulle part ailleurs, pour que l’eau y passe ; ce qui reste des dépressions revient à DEPRESSIONS.</translation>
    </message>
    <message>
      <source>Lines with heights between cells that no river joins.</source>
      <translation>Lignes avec altitudes entre les cellules qu’aucune rivière ne relie.</translation>
    </message>
    <message>
      <source>Lines with heights of the bed, downstream.</source>
      <translation>Lignes avec les altitudes du lit, vers l’aval.</translation>
    </message>
    <message>
      <source>Lines with heights, downstream.</source>
      <translation>Lignes avec altitudes, vers l’aval.</translation>
    </message>
    <message>
      <source>Lines with heights, downstream; they go into ‘Terrain model’.</source>
      <translation>Lignes avec altitudes, vers l’aval ; elles se poursuivent dans « Modèle de relief ».</translation>
    </message>
    <message>
      <source>Lines, or a raster of the same cells whose values above 0 are rivers. Every cell that a line touches is river. Empty: paths are measured to where they end.</source>
      <translation>Des lignes, ou un raster des mêmes cellules dont les valeurs au-dessus de 0 sont des rivières. Toute cellule que touche une ligne est rivière. Vide : les chemins sont mesurés jusqu’où ils finissent.</translation>
    </message>
    <message>
      <source>Lines, polygons or points with a field slope, that of the land in m per m (0.25 at most), or river_slope, that of rivers (1 at most; without it 0.08 of slope). They pass smoothly into the slopes around. In a terrain land is nowhere steeper than slope; with river_slope the heights of all rivers follow from their slopes.</source>
      <translation>Lignes, polygones ou points avec un champ slope, la pente du terrain en m par m (0,25 au plus), ou river_slope, celle des rivières (1 au plus ; sans lui 0,08 de slope). Ils passent en douceur aux pentes d’alentour. Dans un relief, le terrain n’est nulle part plus raide que slope ; avec river_slope, les altitudes de toutes les rivières découlent de leurs pentes.</translation>
    </message>
    <message>
      <source>Link that this one flows into; NULL at a mouth</source>
      <translation>Tronçon dans lequel celui-ci se jette ; NULL à une embouchure</translation>
    </message>
    <message>
      <source>Link through which this water reaches the sea</source>
      <translation>Tronçon par lequel cette eau atteint la mer</translation>
    </message>
    <message>
      <source>Links</source>
      <translation>Tronçons</translation>
    </message>
    <message>
      <source>Longest channel (m)</source>
      <translation>Plus long chenal (m)</translation>
    </message>
    <message>
      <source>Longest flow paths</source>
      <translation>Plus longs chemins d’écoulement</translation>
    </message>
    <message>
      <source>Longest path</source>
      <translation>Plus long chemin</translation>
    </message>
    <message>
      <source>Longest path (m, or cells)</source>
      <translation>Plus long chemin (m ou cellules)</translation>
    </message>
    <message>
      <source>Longest path in the subbasin (km)</source>
      <translation>Chemin le plus long dans le sous-bassin (km)</translation>
    </message>
    <message>
      <source>Longest path, from the divide to the outlet (km)</source>
      <translation>Chemin le plus long, de la ligne de partage à la sortie (km)</translation>
    </message>
    <message>
      <source>Longest paths</source>
      <translation>Chemins les plus longs</translation>
    </message>
    <message>
      <source>Longest river upstream (km)</source>
      <translation>Plus longue rivière en amont (km)</translation>
    </message>
    <message>
      <source>Longest way upstream</source>
      <translation>Plus long chemin vers l’amont</translation>
    </message>
    <message>
      <source>Looking at some rows</source>
      <translation>Examen de quelques lignes</translation>
    </message>
    <message>
      <source>Looking at the edge</source>
      <translation>Examen du bord</translation>
    </message>
    <message>
      <source>Looking at the water</source>
      <translation>Examen de l’eau</translation>
    </message>
    <message>
      <source>Looking for cycles</source>
      <translation>Recherche de boucles</translation>
    </message>
    <message>
      <source>Looking for heights of goals</source>
      <translation>Recherche des altitudes des buts</translation>
    </message>
    <message>
      <source>Looking for knickpoints</source>
      <translation>Recherche des ruptures de pente</translation>
    </message>
    <message>
      <source>Looking for lakes</source>
      <translation>Recherche de lacs</translation>
    </message>
    <message>
      <source>Looking for pits</source>
      <translation>Recherche de fosses</translation>
    </message>
    <message>
      <source>Looking for small watersheds</source>
      <translation>Recherche de petits bassins versants</translation>
    </message>
    <message>
      <source>Looking what stands</source>
      <translation>Examen de ce qui reste</translation>
    </message>
    <message>
      <source>Lower the bed further where it would rise on its path from head to mouth, through dams and bridges for instance. If not, every cell is lowered by the depth alone.</source>
      <translation>Abaisser encore le lit là où il remonterait sur son chemin de la source à l’embouchure, à travers barrages et ponts par exemple. Sinon, chaque cellule n’est abaissée que de la profondeur.</translation>
    </message>
    <message>
      <source>Lowest height</source>
      <translation>Altitude minimale</translation>
    </message>
    <message>
      <source>Lowest height (m)</source>
      <translation>Altitude minimale (m)</translation>
    </message>
    <message>
      <source>Lowest level of the water (m)</source>
      <translation>Niveau d’eau le plus bas (m)</translation>
    </message>
    <message>
      <source>MAX ({}) is below the threshold ({}): no cell would be river. Raise MAX, or give a lower THRESHOLD.</source>
      <translation>MAX ({}) est au-dessous du seuil ({}) : aucune cellule ne serait rivière. Augmentez MAX ou donnez un THRESHOLD plus bas.</translation>
    </message>
    <message>
      <source>MAX_DEPTH needs a fill that is complete: leave STEPS empty, or MAX_DEPTH.</source>
      <translation>MAX_DEPTH a besoin d’un comblement complet : laissez STEPS vide, ou MAX_DEPTH.</translation>
    </message>
    <message>
      <source>MESH has a node for one in {} columns and rows: it would be too large otherwise</source>
      <translation>MESH a un nœud toutes les {} colonnes et lignes : il serait trop grand sinon</translation>
    </message>
    <message>
      <source>MESH: ‘{}’ has no four cells of ground that touch. Leave MESH empty.</source>
      <translation>MESH : « {} » n’a pas quatre cellules de sol qui se touchent. Laissez MESH vide.</translation>
    </message>
    <message>
      <source>METHOD dinf needs angles: set ENCODING to dinf if DIRECTIONS holds them, or give INPUT.</source>
      <translation>METHOD dinf a besoin d’angles : mettez ENCODING à dinf si DIRECTIONS les tient, ou donnez INPUT.</translation>
    </message>
    <message>
      <source>METHOD is dinf, since ENCODING says that DIRECTIONS holds angles.</source>
      <translation>METHOD est dinf, puisque ENCODING dit que DIRECTIONS tient des angles.</translation>
    </message>
    <message>
      <source>METHOD mfd needs slopes: give the DEM as INPUT and leave DIRECTIONS empty.</source>
      <translation>METHOD mfd a besoin de pentes : donnez le MNT comme INPUT et laissez DIRECTIONS vide.</translation>
    </message>
    <message>
      <source>MFD: shared among all lower ones</source>
      <translation>MFD : partagée entre tous les voisins plus bas</translation>
    </message>
    <message>
      <source>MIN_AREA and MIN_DEPTH leave out the spray of small hollows that every DEM has. They hold for nested lakes too: a hollow that is too small counts as part of its neighbour.</source>
      <translation>MIN_AREA et MIN_DEPTH écartent la poussière de petits creux que contient tout MNT. Elles valent aussi pour les lacs emboîtés : un creux trop petit compte comme partie de son voisin.</translation>
    </message>
    <message>
      <source>MIN_AREA and SMALL belong together: all watersheds are kept.</source>
      <translation>MIN_AREA et SMALL vont ensemble : tous les bassins versants sont gardés.</translation>
    </message>
    <message>
      <source>MODEL: island {} of ‘{}’ has courses but no node, in whose cells they run. {}.</source>
      <translation>MODEL : l’île {} de « {} » a des cours, mais aucun nœud dans les cellules duquel ils coulent. {}.</translation>
    </message>
    <message>
      <source>MODEL: island {} of ‘{}’ has no erosion, so no ground can be made anew. Build the model with another EROSION_CELL_SIZE than 0.</source>
      <translation>MODEL : l’île {} de « {} » n’a pas d’érosion, aucun sol ne peut donc être refait. Construisez le modèle avec un EROSION_CELL_SIZE autre que 0.</translation>
    </message>
    <message>
      <source>MODEL: the ground of ‘{}’ is a DEM, which no uplift has made, so it cannot be eroded anew. ‘Render terrain’ lays rivers that were edited into it as it is.</source>
      <translation>MODEL : le sol de « {} » est un MNT, qu’aucun soulèvement n’a fait, il ne peut donc être érodé à neuf. « Calculer le relief » y pose tel quel les rivières modifiées.</translation>
    </message>
    <message>
      <source>MODEL: ‘{}’ was cut to a window, and the ground follows from all land of an island. Erode the whole model.</source>
      <translation>MODEL : « {} » a été coupé à une fenêtre, et le sol suit de toute la terre d’une île. Érodez le modèle entier.</translation>
    </message>
    <message>
      <source>MOUTHS: {} was left out: {}.</source>
      <translation>MOUTHS : {} a été laissé de côté : {}.</translation>
    </message>
    <message>
      <source>Made</source>
      <translation>Créé</translation>
    </message>
    <message>
      <source>Magnitude after Shreve: sources above</source>
      <translation>Magnitude de Shreve : sources en amont</translation>
    </message>
    <message>
      <source>Main rivers</source>
      <translation>Rivières principales</translation>
    </message>
    <message>
      <source>Make this part, grown to whole cells. Rivers are those of the whole DEM.</source>
      <translation>Calculer cette partie, étendue à des cellules entières. Les rivières sont celles de tout le MNT.</translation>
    </message>
    <message>
      <source>Makes a DEM of any part of a terrain model, at any cell size, with rivers that water finds again.</source>
      <translation>Produit un MNT de toute partie d’un modèle de relief, à toute taille de cellule, avec des rivières que l’eau retrouve.</translation>
    </message>
    <message>
      <source>Makes a page for each gauge, to be printed: a map of all the land that drains to it, its longest path with a profile, the hypsometric curve, and measures with their sources, among them the time of concentration by four formulas. These were fitted to different land: the page on the catchment sheet says which is for which.</source>
      <translation>Fait une page à imprimer pour chaque station : une carte de tout le terrain qu’elle draine, son chemin le plus long avec un profil, la courbe hypsométrique et des mesures avec leurs sources, dont le temps de concentration par quatre formules. Celles-ci ont été ajustées à des terrains différents : la page sur la fiche du bassin dit laquelle vaut pour lequel.</translation>
    </message>
    <message>
      <source>Makes a surface to start from: a plane, peaks, a pyramid, an island of two volcanoes, or fractal noise.</source>
      <translation>Produit une surface de départ : un plan, des sommets, une pyramide, une île de deux volcans ou un bruit fractal.</translation>
    </message>
    <message>
      <source>Makes a terrain model of a DEM: its rivers and lakes can be edited, and any part of it rendered finer.</source>
      <translation>Fait d’un MNT un modèle de relief : ses rivières et lacs peuvent être modifiés, et toute partie calculée plus finement.</translation>
    </message>
    <message>
      <source>Makes a terrain with rivers and watersheds from a coastline, around sketched rivers where there are any.</source>
      <translation>Produit un relief avec rivières et bassins versants à partir d’un trait de côte, autour de rivières esquissées s’il y en a.</translation>
    </message>
    <message>
      <source>Makes a triangle mesh of a coast, an extent or a DEM: a layer to edit, and to let rivers erode.</source>
      <translation>Produit un maillage triangulaire d’une côte, d’une emprise ou d’un MNT : une couche à modifier et à faire éroder par les rivières.</translation>
    </message>
    <message>
      <source>Makes the ground of a terrain model anew where its rivers were edited, and holds all other land.</source>
      <translation>Refait le sol d’un modèle de relief là où ses rivières ont été modifiées, et garde tout le reste.</translation>
    </message>
    <message>
      <source>Making masks and tiles</source>
      <translation>Création des masques et des tuiles</translation>
    </message>
    <message>
      <source>Making paths down</source>
      <translation>Création de chemins vers l’aval</translation>
    </message>
    <message>
      <source>Making rating curves</source>
      <translation>Établissement des courbes de tarage</translation>
    </message>
    <message>
      <source>Making small pictures, {} of {}: {:.0f} %</source>
      <translation>Création des petites images, {} sur {} : {:.0f} %</translation>
    </message>
    <message>
      <source>Making the ground ready</source>
      <translation>Préparation du sol</translation>
    </message>
    <message>
      <source>Making the heightmap</source>
      <translation>Création de la carte de hauteurs</translation>
    </message>
    <message>
      <source>Making the island of seed {}: {:.0f} %</source>
      <translation>Création de l’île de graine {} : {:.0f} %</translation>
    </message>
    <message>
      <source>Making the mesh</source>
      <translation>Création du maillage</translation>
    </message>
    <message>
      <source>Making the scene</source>
      <translation>Création de la scène</translation>
    </message>
    <message>
      <source>Making the sheets</source>
      <translation>Création des fiches</translation>
    </message>
    <message>
      <source>Making triangles</source>
      <translation>Création des triangles</translation>
    </message>
    <message>
      <source>Manning's roughness n</source>
      <translation>Rugosité n de Manning</translation>
    </message>
    <message>
      <source>Many small steps give a better picture than few large ones.</source>
      <translation>Beaucoup de petites étapes donnent une meilleure image que peu de grandes.</translation>
    </message>
    <message>
      <source>Map of land slopes</source>
      <translation>Carte des pentes du terrain</translation>
    </message>
    <message>
      <source>Map of river slopes</source>
      <translation>Carte des pentes des rivières</translation>
    </message>
    <message>
      <source>Map of the catchment</source>
      <translation>Carte du bassin versant</translation>
    </message>
    <message>
      <source>Map of the rivers</source>
      <translation>Carte des rivières</translation>
    </message>
    <message>
      <source>Maps what grows where by height, slope, wetness, rain and water, with single plants and masks for games.</source>
      <translation>Cartographie ce qui pousse et où, selon l’altitude, la pente, l’humidité, la pluie et l’eau, avec des plantes individuelles et des masques pour les jeux.</translation>
    </message>
    <message>
      <source>Maps what is under water when rivers stand at a stage or carry a discharge (HAND), with rating curves.</source>
      <translation>Cartographie ce qui est sous l’eau quand les rivières se tiennent à une hauteur d’eau ou portent un débit (HAND), avec courbes de tarage.</translation>
    </message>
    <message>
      <source>Maps where rivers are steeper than their area tells: χ (chi), ksn, knickpoints, and fits the concavity.</source>
      <translation>Cartographie où les rivières sont plus raides que ne le dit leur surface : χ (chi), ksn, ruptures de pente, et ajuste la concavité.</translation>
    </message>
    <message>
      <source>Maps where soils are wet (TWI), where water is strong (SPI) and where it erodes (LS factor), from a DEM.</source>
      <translation>Cartographie, d’après un MNT, où les sols sont humides (TWI), où l’eau a de la force (SPI) et où elle érode (facteur LS).</translation>
    </message>
    <message>
      <source>Marking cells</source>
      <translation>Marquage des cellules</translation>
    </message>
    <message>
      <source>Marks the cells whose flow accumulation reaches a threshold: the rivers.</source>
      <translation>Marque les cellules dont l’accumulation atteint un seuil : les rivières.</translation>
    </message>
    <message>
      <source>Mask</source>
      <translation>Masque</translation>
    </message>
    <message>
      <source>Masks</source>
      <translation>Masques</translation>
    </message>
    <message>
      <source>Masks are grey pixels on the grid of the heightmap: land, rivers, flow and slope; and water, rock, shore and ground, which add up to white in each pixel, as terrains are painted with. Tiles are heights and masks in squares that share their border pixels.</source>
      <translation>Les masques sont des pixels gris sur la grille de la carte de hauteurs : terre, rivières, écoulement et pente ; et eau, roche, rivage et sol, qui font ensemble du blanc dans chaque pixel, comme on peint les reliefs. Les tuiles sont des altitudes et des masques en carrés qui partagent leurs pixels de bord.</translation>
    </message>
    <message>
      <source>Mean area (km²)</source>
      <translation>Surface moyenne (km²)</translation>
    </message>
    <message>
      <source>Mean depth (m)</source>
      <translation>Profondeur moyenne (m)</translation>
    </message>
    <message>
      <source>Mean drop (m)</source>
      <translation>Chute moyenne (m)</translation>
    </message>
    <message>
      <source>Mean drop of streams</source>
      <translation>Chute moyenne des cours d’eau</translation>
    </message>
    <message>
      <source>Mean erosion (m)</source>
      <translation>Érosion moyenne (m)</translation>
    </message>
    <message>
      <source>Mean flow (m³/s)</source>
      <translation>Débit moyen (m³/s)</translation>
    </message>
    <message>
      <source>Mean flow at the lower end (m³/s)</source>
      <translation>Débit moyen à l’extrémité aval (m³/s)</translation>
    </message>
    <message>
      <source>Mean flow of that course (m³/s)</source>
      <translation>Débit moyen de ce tracé (m³/s)</translation>
    </message>
    <message>
      <source>Mean flow out of the cell (m³/s)</source>
      <translation>Débit moyen sortant de la cellule (m³/s)</translation>
    </message>
    <message>
      <source>Mean flow out of the triangle (m³/s)</source>
      <translation>Débit moyen sortant du triangle (m³/s)</translation>
    </message>
    <message>
      <source>Mean height</source>
      <translation>Altitude moyenne</translation>
    </message>
    <message>
      <source>Mean height (m)</source>
      <translation>Altitude moyenne (m)</translation>
    </message>
    <message>
      <source>Mean height above the lowest cell over the relief, cells weighed by area.</source>
      <translation>Hauteur moyenne au-dessus de la cellule la plus basse sur le dénivelé, les cellules pondérées par leur surface.</translation>
    </message>
    <message>
      <source>Mean height above the lowest over the relief</source>
      <translation>Altitude moyenne au-dessus de la plus basse sur le dénivelé</translation>
    </message>
    <message>
      <source>Mean length (km)</source>
      <translation>Longueur moyenne (km)</translation>
    </message>
    <message>
      <source>Mean slope</source>
      <translation>Pente moyenne</translation>
    </message>
    <message>
      <source>Mean slope of the land (m/m)</source>
      <translation>Pente moyenne du terrain (m/m)</translation>
    </message>
    <message>
      <source>Mean slope of the land after Horn (m/m)</source>
      <translation>Pente moyenne du terrain selon Horn (m/m)</translation>
    </message>
    <message>
      <source>Mean temperature at height 0 (°C)</source>
      <translation>Température moyenne à l’altitude 0 (°C)</translation>
    </message>
    <message>
      <source>Mean temperature at the height of the sea (°C)</source>
      <translation>Température moyenne au niveau de la mer (°C)</translation>
    </message>
    <message>
      <source>Mean: {:.0f}°.</source>
      <translation>Moyenne : {:.0f}°.</translation>
    </message>
    <message>
      <source>Meander wavelength over width (median)</source>
      <translation>Longueur d’onde des méandres sur largeur (médiane)</translation>
    </message>
    <message>
      <source>Measure</source>
      <translation>Mesure</translation>
    </message>
    <message>
      <source>Measure paths, slopes and shapes</source>
      <translation>Mesurer chemins, pentes et formes</translation>
    </message>
    <message>
      <source>Measures</source>
      <translation>Mesures</translation>
    </message>
    <message>
      <source>Measures a river network and its terrain, and shows the numbers beside those of real rivers.</source>
      <translation>Mesure un réseau de rivières et son relief, et montre les chiffres à côté de ceux de rivières réelles.</translation>
    </message>
    <message>
      <source>Measures how far water flows from each cell to the sea or the river, and how high the cell lies above.</source>
      <translation>Mesure la distance d’écoulement de chaque cellule à la mer ou à la rivière, et sa hauteur au-dessus.</translation>
    </message>
    <message>
      <source>Measuring</source>
      <translation>Mesure</translation>
    </message>
    <message>
      <source>Measuring lakes</source>
      <translation>Mesure des lacs</translation>
    </message>
    <message>
      <source>Measuring slopes</source>
      <translation>Mesure des pentes</translation>
    </message>
    <message>
      <source>Measuring the area</source>
      <translation>Mesure de la surface</translation>
    </message>
    <message>
      <source>Measuring the drops of streams</source>
      <translation>Mesure des chutes des cours d’eau</translation>
    </message>
    <message>
      <source>Measuring the longest paths</source>
      <translation>Mesure des chemins les plus longs</translation>
    </message>
    <message>
      <source>Measuring the reaches</source>
      <translation>Mesure des tronçons</translation>
    </message>
    <message>
      <source>Measuring the steepness</source>
      <translation>Mesure de la raideur</translation>
    </message>
    <message>
      <source>Measuring the way to rivers</source>
      <translation>Mesure du chemin vers les rivières</translation>
    </message>
    <message>
      <source>Measuring upstream</source>
      <translation>Mesure vers l’amont</translation>
    </message>
    <message>
      <source>Measuring what drains through them</source>
      <translation>Mesure de ce qui s’y écoule</translation>
    </message>
    <message>
      <source>Median of real rivers 0.425.</source>
      <translation>Médiane des rivières réelles 0,425.</translation>
    </message>
    <message>
      <source>Median {}°, {:,} angles.</source>
      <translation>Médiane {}°, {:,} angles.</translation>
    </message>
    <message>
      <source>Memory for the rasters: about {} MB</source>
      <translation>Mémoire pour les rasters : environ {} MB</translation>
    </message>
    <message>
      <source>Memory: about {} MB ({} bytes a cell and {} MB)</source>
      <translation>Mémoire : environ {} MB ({} octets par cellule et {} MB)</translation>
    </message>
    <message>
      <source>Memory: about {} MB ({} bytes a cell)</source>
      <translation>Mémoire : environ {} MB ({} octets par cellule)</translation>
    </message>
    <message>
      <source>Memory: about {} MB for {} {}</source>
      <translation>Mémoire : environ {} MB pour {} {}</translation>
    </message>
    <message>
      <source>Mesh</source>
      <translation>Maillage</translation>
    </message>
    <message>
      <source>Mesh in time</source>
      <translation>Maillage au cours du temps</translation>
    </message>
    <message>
      <source>Mesh of ‘{}’: {} nodes, {} triangles, at least {} apart</source>
      <translation>Maillage de « {} » : {} nœuds, {} triangles, à {} au moins les uns des autres</translation>
    </message>
    <message>
      <source>Mesh ‘{}’: {} nodes, {} triangles, heights from ‘{}’</source>
      <translation>Maillage « {} » : {} nœuds, {} triangles, altitudes de « {} »</translation>
    </message>
    <message>
      <source>Meshes</source>
      <translation>Maillages</translation>
    </message>
    <message>
      <source>Meshes are</source>
      <translation>Les maillages s’écrivent</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Méthode</translation>
    </message>
    <message>
      <source>Metres around over which it is higher ever less</source>
      <translation>Mètres alentour sur lesquels il est de moins en moins plus haut</translation>
    </message>
    <message>
      <source>Metres around over which it is lower ever less</source>
      <translation>Mètres alentour sur lesquels il est de moins en moins plus bas</translation>
    </message>
    <message>
      <source>Metres by which the ground is higher</source>
      <translation>Mètres dont le sol est plus haut</translation>
    </message>
    <message>
      <source>Metres by which the ground is lower</source>
      <translation>Mètres dont le sol est plus bas</translation>
    </message>
    <message>
      <source>Metres for each unit of height</source>
      <translation>Mètres par unité d’altitude</translation>
    </message>
    <message>
      <source>Metres of water over the ground, over lakes as they stand; no data where it is dry.</source>
      <translation>Mètres d’eau au-dessus du sol, au-dessus des lacs tels qu’ils sont ; pas de données là où c’est sec.</translation>
    </message>
    <message>
      <source>Metres on the ground from one pixel to the next, for an image that does not say where it lies: a heightmap of a game, a PNG. Rasters with a CRS have their own.</source>
      <translation>Mètres au sol d’un pixel au suivant, pour une image qui ne dit pas où elle se trouve : une carte de hauteurs d’un jeu, un PNG. Les rasters avec un SCR ont les leurs.</translation>
    </message>
    <message>
      <source>Metres on the ground, or steps from cell to cell, for which the shortest path has the fewest steps.</source>
      <translation>Mètres au sol, ou pas de cellule en cellule, dont le plus court chemin a le moins.</translation>
    </message>
    <message>
      <source>Metres on the ground. Compare the areas with those that the gauges are known to have: one that is far too small lies on a brook beside the river.</source>
      <translation>Mètres au sol. Comparez les surfaces à celles que l’on connaît des stations : une station dont la surface est bien trop petite se trouve sur un ruisseau à côté de la rivière.</translation>
    </message>
    <message>
      <source>Mixed forest</source>
      <translation>Forêt mixte</translation>
    </message>
    <message>
      <source>Model</source>
      <translation>Modèle</translation>
    </message>
    <message>
      <source>Model from a DEM</source>
      <translation>Modèle à partir d’un MNT</translation>
    </message>
    <message>
      <source>Moments in SNAPSHOTS and MESH, beside the start.</source>
      <translation>Moments dans SNAPSHOTS et MESH, outre le départ.</translation>
    </message>
    <message>
      <source>Most of {} numbers that can be compared are like those of real rivers; {}.</source>
      <translation>La plupart des {} nombres qui peuvent être comparés sont comme ceux des rivières réelles ; {}.</translation>
    </message>
    <message>
      <source>Most plants (per hectare)</source>
      <translation>Plantes au plus (par hectare)</translation>
    </message>
    <message>
      <source>Mouth</source>
      <translation>Embouchure</translation>
    </message>
    <message>
      <source>Mouths</source>
      <translation>Embouchures</translation>
    </message>
    <message>
      <source>Mouths lay down what they bring to the sea, on their bed and beside it, and build on straight ahead. Where a bed on such new ground stands so high above the sea, the river may leave it for a shorter way: deltas with arms. Empty: the sea takes what beds do not, and no river keeps its bed.</source>
      <translation>Les embouchures déposent ce qu’elles apportent à la mer, sur leur lit et à côté, et continuent de bâtir tout droit. Là où un lit sur ce nouveau sol se tient aussi haut au-dessus de la mer, la rivière peut le quitter pour un chemin plus court : deltas à bras. Vide : la mer prend ce que les lits ne prennent pas, et aucune rivière ne garde son lit.</translation>
    </message>
    <message>
      <source>Move gauges to a river within (m)</source>
      <translation>Déplacer les stations vers une rivière à moins de (m)</translation>
    </message>
    <message>
      <source>Move points to</source>
      <translation>Déplacer les points vers</translation>
    </message>
    <message>
      <source>Move points to a river within (m)</source>
      <translation>Déplacer les points vers une rivière à moins de (m)</translation>
    </message>
    <message>
      <source>Move points within (m)</source>
      <translation>Déplacer les points à moins de (m)</translation>
    </message>
    <message>
      <source>Moving points to the water</source>
      <translation>Déplacement des points vers l’eau</translation>
    </message>
    <message>
      <source>Moving the ground</source>
      <translation>Déplacement du sol</translation>
    </message>
    <message>
      <source>Moving the point to the river</source>
      <translation>Déplacement du point vers la rivière</translation>
    </message>
    <message>
      <source>Moving the points</source>
      <translation>Déplacement des points</translation>
    </message>
    <message>
      <source>Necessary, not sufficient.</source>
      <translation>Nécessaire, mais pas suffisant.</translation>
    </message>
    <message>
      <source>Neighbours</source>
      <translation>Voisins</translation>
    </message>
    <message>
      <source>Network report</source>
      <translation>Rapport sur le réseau</translation>
    </message>
    <message>
      <source>Nine</source>
      <translation>Neuf</translation>
    </message>
    <message>
      <source>No DEM was given.</source>
      <translation>Aucun MNT n’a été donné.</translation>
    </message>
    <message>
      <source>No PNG can be written here: take .raw.</source>
      <translation>Aucun PNG ne peut être écrit ici : prenez .raw.</translation>
    </message>
    <message>
      <source>No cell has a slope along the flow: all water leaves the data at once. Choose the SLOPE_OF horn.</source>
      <translation>Aucune cellule n’a de pente le long de l’écoulement : toute l’eau quitte les données aussitôt. Choisissez SLOPE_OF horn.</translation>
    </message>
    <message>
      <source>No cell has its middle on land, so all is sea. Choose smaller cells, or another extent.</source>
      <translation>Aucune cellule n’a son milieu sur la terre, tout est donc mer. Choisissez des cellules plus petites ou une autre étendue.</translation>
    </message>
    <message>
      <source>No cell is lowered by more than this. Empty: any depth.</source>
      <translation>Aucune cellule n’est abaissée davantage. Vide : toute profondeur.</translation>
    </message>
    <message>
      <source>No cell of land drains anywhere: there are no rivers.</source>
      <translation>Aucune cellule de terre ne s’écoule nulle part : il n’y a pas de rivières.</translation>
    </message>
    <message>
      <source>No cell of ‘{}’ reaches the threshold of {}: there are no rivers. The greatest accumulation is {}.</source>
      <translation>Aucune cellule de « {} » n’atteint le seuil de {} : il n’y a pas de rivières. La plus grande accumulation est {}.</translation>
    </message>
    <message>
      <source>No concavity: rivers have too few cells, do not fall, or have no tributaries</source>
      <translation>Pas de concavité : les rivières ont trop peu de cellules, ne descendent pas ou n’ont pas d’affluents</translation>
    </message>
    <message>
      <source>No coordinate reference system is known of {}, but of {}: coordinates are taken to be on the same map.</source>
      <translation>Aucun système de coordonnées n’est connu de {}, mais il l’est de {} : les coordonnées sont prises comme sur la même carte.</translation>
    </message>
    <message>
      <source>No course was edited since the ground was made, so it stays as it is.</source>
      <translation>Aucun cours n’a été modifié depuis que le sol a été fait, il reste donc tel quel.</translation>
    </message>
    <message>
      <source>No data where the cell, or any cell upstream of it, touches the edge of the raster or cells without data: more water may come from there.</source>
      <translation>Pas de données là où la cellule, ou une cellule en amont, touche le bord du raster ou des cellules sans données : davantage d’eau peut en venir.</translation>
    </message>
    <message>
      <source>No direction is changed. Where a path leaves the data or ends, the output has the number that the program has for this; TauDEM, SAGA and pygeoprocessing have none, and get a direction that leads out of the data.</source>
      <translation>Aucune direction n’est changée. Là où un chemin quitte les données ou finit, la sortie a le nombre que le programme a pour cela ; TauDEM, SAGA et pygeoprocessing n’en ont pas, et reçoivent une direction qui mène hors des données.</translation>
    </message>
    <message>
      <source>No encoding has all its values: is it a raster of flow directions? If so, set these cells to no data.</source>
      <translation>Aucun codage n’a toutes ses valeurs : est-ce un raster de directions d’écoulement ? Si oui, mettez ces cellules sans données.</translation>
    </message>
    <message>
      <source>No link has a length.</source>
      <translation>Aucun tronçon n’a de longueur.</translation>
    </message>
    <message>
      <source>No river finds room on ‘{}’ with edges of {}: take a smaller SPACING.</source>
      <translation>Aucune rivière ne trouve de place sur « {} » avec des tronçons de {} : prenez un SPACING plus petit.</translation>
    </message>
    <message>
      <source>No river winds.</source>
      <translation>Aucune rivière ne serpente.</translation>
    </message>
    <message>
      <source>No two rivers meet.</source>
      <translation>Aucune rivière n’en rejoint une autre.</translation>
    </message>
    <message>
      <source>Node</source>
      <translation>Nœud</translation>
    </message>
    <message>
      <source>Node at a corner, numbered as in the mesh; the others follow anticlockwise</source>
      <translation>Nœud à un coin, numéroté comme dans le maillage ; les autres suivent dans le sens antihoraire</translation>
    </message>
    <message>
      <source>Node at the last corner</source>
      <translation>Nœud au dernier coin</translation>
    </message>
    <message>
      <source>Node at the lower end</source>
      <translation>Nœud à l’extrémité aval</translation>
    </message>
    <message>
      <source>Node at the next corner</source>
      <translation>Nœud au coin suivant</translation>
    </message>
    <message>
      <source>Node at the upper end</source>
      <translation>Nœud à l’extrémité amont</translation>
    </message>
    <message>
      <source>Node downstream; NULL at a mouth</source>
      <translation>Nœud en aval ; NULL à une embouchure</translation>
    </message>
    <message>
      <source>Node that the cell belongs to</source>
      <translation>Nœud auquel appartient la cellule</translation>
    </message>
    <message>
      <source>Node to which its water comes</source>
      <translation>Nœud où arrive son eau</translation>
    </message>
    <message>
      <source>Node, numbered as in the mesh</source>
      <translation>Nœud, numéroté comme dans le maillage</translation>
    </message>
    <message>
      <source>Nodes</source>
      <translation>Nœuds</translation>
    </message>
    <message>
      <source>Nodes are scattered so that none lies nearer to another than the spacing, along the shore first, and joined to triangles after Delaunay: no circle through the corners of one holds another node.</source>
      <translation>Les nœuds sont dispersés de sorte qu’aucun ne soit plus près d’un autre que l’espacement, d’abord le long du rivage, et joints en triangles selon Delaunay : aucun cercle par les coins d’un triangle ne contient un autre nœud.</translation>
    </message>
    <message>
      <source>Nodes put where rivers come near to each other: {}</source>
      <translation>Nœuds placés là où des rivières s’approchent les unes des autres : {}</translation>
    </message>
    <message>
      <source>Nodes where reaches begin and end: heads, junctions, gauges, lakes, sinks.</source>
      <translation>Nœuds où commencent et finissent les tronçons : sources, confluences, stations de jaugeage, lacs, puits.</translation>
    </message>
    <message>
      <source>Nodes without a face, left out: {}</source>
      <translation>Nœuds sans face, laissés de côté : {}</translation>
    </message>
    <message>
      <source>Noise</source>
      <translation>Bruit</translation>
    </message>
    <message>
      <source>None of {} numbers that can be compared are like those of real rivers; {}.</source>
      <translation>Aucun des {} nombres qui peuvent être comparés n’est comme ceux des rivières réelles ; {}.</translation>
    </message>
    <message>
      <source>Normalised steepness of the stretch below (m^(2 CONCAVITY)); NULL where the river ends</source>
      <translation>Raideur normalisée du parcours en aval (m^(2 CONCAVITY)) ; NULL où finit la rivière</translation>
    </message>
    <message>
      <source>North</source>
      <translation>Nord</translation>
    </message>
    <message>
      <source>North-east</source>
      <translation>Nord-est</translation>
    </message>
    <message>
      <source>North-west</source>
      <translation>Nord-ouest</translation>
    </message>
    <message>
      <source>Not all could be compiled: first runs take longer.</source>
      <translation>Tout n’a pas pu être compilé : les premières exécutions seront plus longues.</translation>
    </message>
    <message>
      <source>Not used, as SHAPE is article: {}. Take SHAPE plane to choose them.</source>
      <translation>Non utilisés, puisque SHAPE est article : {}. Prenez SHAPE plane pour les choisir.</translation>
    </message>
    <message>
      <source>Not used, since {}: {}.</source>
      <translation>Non utilisés, puisque {} : {}.</translation>
    </message>
    <message>
      <source>Nothing can be written into ‘{}’ ({}). Choose another folder.</source>
      <translation>Rien ne peut être écrit dans « {} » ({}). Choisissez un autre dossier.</translation>
    </message>
    <message>
      <source>Nothing could be measured that has a range in real rivers; the table says why.</source>
      <translation>Rien n’a pu être mesuré dont on connaisse l’intervalle pour les rivières réelles ; le tableau dit pourquoi.</translation>
    </message>
    <message>
      <source>Nothing depends on it: whoever does not run it waits in the first run of each algorithm instead.</source>
      <translation>Rien n’en dépend : qui ne le lance pas attend à la place lors de la première exécution de chaque algorithme.</translation>
    </message>
    <message>
      <source>Nothing is under water: no stage is above 0 where heights are known.</source>
      <translation>Rien n’est sous l’eau : aucun niveau n’est au-dessus de 0 là où les altitudes sont connues.</translation>
    </message>
    <message>
      <source>Nowhere do {} km² drain through a cell, at most {} km²: there are no rivers.</source>
      <translation>Nulle part {} km² ne s’écoulent par une cellule, {} km² au plus : il n’y a pas de rivières.</translation>
    </message>
    <message>
      <source>Number of columns, when no extent is given.</source>
      <translation>Nombre de colonnes, quand aucune emprise n’est donnée.</translation>
    </message>
    <message>
      <source>Number of its cells in LABELS, which cannot hold its id</source>
      <translation>Numéro de ses cellules dans LABELS, qui ne peut contenir son identifiant</translation>
    </message>
    <message>
      <source>Number of large rivers</source>
      <translation>Nombre de grandes rivières</translation>
    </message>
    <message>
      <source>Number of nodes (about)</source>
      <translation>Nombre de nœuds (environ)</translation>
    </message>
    <message>
      <source>Number of peaks (of the shape peak)</source>
      <translation>Nombre de sommets (pour la forme peak)</translation>
    </message>
    <message>
      <source>Number of rows, when no extent is given.</source>
      <translation>Nombre de lignes, quand aucune emprise n’est donnée.</translation>
    </message>
    <message>
      <source>Number of snapshots</source>
      <translation>Nombre d’instantanés</translation>
    </message>
    <message>
      <source>Number of streams</source>
      <translation>Nombre de cours d’eau</translation>
    </message>
    <message>
      <source>Number of the point, from the lower ends of rivers up</source>
      <translation>Numéro du point, depuis l’aval des rivières vers l’amont</translation>
    </message>
    <message>
      <source>Number or text</source>
      <translation>Nombre ou texte</translation>
    </message>
    <message>
      <source>Numbers or text, another for each point: the id of its watershed, of which downstream speaks too. Empty: the field id, if it tells them apart; else they are numbered from 1.</source>
      <translation>Nombres ou texte, autre pour chaque point : l’identifiant (id) de son bassin versant, que downstream donne aussi. Vide : le champ id, s’il distingue les points ; sinon ils sont numérotés à partir de 1.</translation>
    </message>
    <message>
      <source>Numbers stand at the mouths of the main rivers.</source>
      <translation>Les numéros sont aux embouchures des rivières principales.</translation>
    </message>
    <message>
      <source>Of channel and floodplain together: 0.03 in clean channels, 0.05 on meadows and crops, 0.1 and more in woods.</source>
      <translation>Du chenal et de la plaine d’inondation ensemble : 0,03 dans les chenaux propres, 0,05 sur prairies et cultures, 0,1 et plus dans les bois.</translation>
    </message>
    <message>
      <source>Of channel and floodplain together: 0.03 in clean channels, 0.05 on meadows, 0.1 in woods.</source>
      <translation>Du lit et de la plaine inondable ensemble : 0,03 dans un lit propre, 0,05 sur des prés, 0,1 dans des bois.</translation>
    </message>
    <message>
      <source>Of the densest class, conifers, for POINTS; all others have fewer.</source>
      <translation>De la classe la plus dense, les conifères, pour POINTS ; toutes les autres en ont moins.</translation>
    </message>
    <message>
      <source>Of the growing ends at most so much above the lowest one, the one with the highest order grows first: 0 makes networks of equal size, more a few large ones between many small ones. Less than the rise of one edge does nothing. Empty: as PRESET has it: 50 times that rise, 0 for even basins, 4 times for own.</source>
      <translation>Parmi les bouts qui croissent, à cette hauteur au plus au-dessus du plus bas, celui de l’ordre le plus élevé croît d’abord : 0 fait des réseaux de même taille, davantage en fait quelques grands entre beaucoup de petits. Moins que la montée d’une arête ne fait rien. Vide : comme le veut PRESET : 50 fois cette montée, 0 pour even, 4 fois pour own.</translation>
    </message>
    <message>
      <source>Of the mesh on a coastline or a DEM. 0: the cells of the DEM; 20 000 on a coastline without one.</source>
      <translation>Du maillage sur un trait de côte ou un MNT. 0 : les cellules du MNT ; 20 000 sur un trait de côte sans MNT.</translation>
    </message>
    <message>
      <source>Of the year: 9 to 12 in the middle of Europe, 15 to 18 around the Mediterranean, 26 on the equator.</source>
      <translation>De l’année : 9 à 12 au milieu de l’Europe, 15 à 18 autour de la Méditerranée, 26 à l’équateur.</translation>
    </message>
    <message>
      <source>Of {:,} watersheds the {:,} largest have a sheet.</source>
      <translation>Sur {:,} bassins versants, les {:,} plus grands ont une fiche.</translation>
    </message>
    <message>
      <source>On plains, in towns and under bridges a DEM does not show where rivers run; maps do. The cells that a river crosses are lowered by DEPTH, and further wherever the bed would otherwise rise on its path to the mouth. All other cells keep their height.</source>
      <translation>Dans les plaines, dans les villes et sous les ponts, un MNT ne montre pas où coulent les rivières ; les cartes, si. Les cellules que traverse une rivière sont abaissées de DEPTH, et davantage partout où le lit remonterait sinon sur son chemin vers l’embouchure. Toutes les autres cellules gardent leur altitude.</translation>
    </message>
    <message>
      <source>On the cells of the DEM: rivers carry more where more of it falls.</source>
      <translation>Sur les cellules du MNT : les rivières portent plus là où il en tombe davantage.</translation>
    </message>
    <message>
      <source>One MultiPolygon for each point.</source>
      <translation>Un MultiPolygone pour chaque point.</translation>
    </message>
    <message>
      <source>One MultiPolygon for each, with its shape and heights.</source>
      <translation>Un MultiPolygone pour chacun, avec sa forme et ses altitudes.</translation>
    </message>
    <message>
      <source>One MultiPolygon for each.</source>
      <translation>Un MultiPolygone pour chacun.</translation>
    </message>
    <message>
      <source>One direction for each cell (D8), in the numbers of any program that ENCODING names. Where a direction leads off the raster or to a cell without data, the water leaves.</source>
      <translation>Une direction par cellule (D8), dans les nombres d’un programme que nomme ENCODING. Là où une direction mène hors du raster ou vers une cellule sans données, l’eau sort.</translation>
    </message>
    <message>
      <source>One direction for each cell (D8). The raster is never changed.</source>
      <translation>Une direction par cellule (D8). Le raster n’est jamais modifié.</translation>
    </message>
    <message>
      <source>One direction for each cell, or its angle.</source>
      <translation>Une direction par cellule, ou son angle.</translation>
    </message>
    <message>
      <source>One for each outlet.</source>
      <translation>Un pour chaque sortie.</translation>
    </message>
    <message>
      <source>One line for each watershed, with its id: from the divide down to the outlet, with the heights of the water where there is a DEM.</source>
      <translation>Une ligne par bassin versant, avec son identifiant : de la ligne de partage jusqu’à la sortie, avec les altitudes de l’eau s’il y a un MNT.</translation>
    </message>
    <message>
      <source>One of {} numbers that can be compared is like those of real rivers; {}.</source>
      <translation>Un des {} nombres qui peuvent être comparés est comme ceux des rivières réelles ; {}.</translation>
    </message>
    <message>
      <source>One watershed for each</source>
      <translation>Un bassin versant par</translation>
    </message>
    <message>
      <source>One watershed for each; its fields are kept. Points on one cell share the watershed of the first.</source>
      <translation>Un bassin versant pour chacun ; ses champs sont gardés. Les points d’une même cellule partagent le bassin du premier.</translation>
    </message>
    <message>
      <source>Only cells whose water comes to one of these points have data, and count; with METHOD d8 alone. A point counts for the cell that it lies in.</source>
      <translation>Seules les cellules dont l’eau arrive à l’un de ces points ont des données et comptent ; avec METHOD d8 seulement. Un point compte pour la cellule où il se trouve.</translation>
    </message>
    <message>
      <source>Only cells with their centre inside these polygons are land, and water leaves at their outline. Without a DEM and an extent the map lies around them and has as many columns or rows as said above.</source>
      <translation>Seules les cellules dont le centre est dans ces polygones sont des terres, et l’eau sort à leur contour. Sans MNT ni emprise, la carte les entoure et a autant de colonnes ou de lignes que dit ci-dessus.</translation>
    </message>
    <message>
      <source>Only within</source>
      <translation>Seulement à l’intérieur de</translation>
    </message>
    <message>
      <source>Open the example</source>
      <translation>Ouvrir l’exemple</translation>
    </message>
    <message>
      <source>Open water</source>
      <translation>Eau libre</translation>
    </message>
    <message>
      <source>Opening hollows</source>
      <translation>Ouverture des creux</translation>
    </message>
    <message>
      <source>Options of the raster format, such as COMPRESS=ZSTD, parted by |. They win over the defaults: GeoTIFFs are tiled and compressed without loss. A raster named .vrt becomes a folder of such GeoTIFFs. Options that change numbers are refused for directions, ids and classes; of other rasters the log tells how far they are moved.</source>
      <translation>Options du format raster, comme COMPRESS=ZSTD, séparées par |. Elles l’emportent sur les valeurs par défaut : les GeoTIFF sont tuilés et compressés sans perte. Un raster nommé .vrt devient un dossier de tels GeoTIFF. Les options qui changent les nombres sont refusées pour les directions, les identifiants et les classes ; pour les autres rasters, le journal dit de combien ils sont déplacés.</translation>
    </message>
    <message>
      <source>Order</source>
      <translation>Ordre</translation>
    </message>
    <message>
      <source>Order after Hack: 1 is the main river</source>
      <translation>Ordre de Hack : 1 est la rivière principale</translation>
    </message>
    <message>
      <source>Order after Horton</source>
      <translation>Ordre de Horton</translation>
    </message>
    <message>
      <source>Order after Strahler</source>
      <translation>Ordre de Strahler</translation>
    </message>
    <message>
      <source>Order after Strahler at the lower end</source>
      <translation>Ordre de Strahler à l’extrémité aval</translation>
    </message>
    <message>
      <source>Order after Strahler; NULL in the sea</source>
      <translation>Ordre de Strahler ; NULL dans la mer</translation>
    </message>
    <message>
      <source>Order that it was to have when it grew; those above 1 fork as chances say</source>
      <translation>Ordre qu’il devait avoir en croissant ; ceux au-dessus de 1 bifurquent selon les probabilités</translation>
    </message>
    <message>
      <source>Ordering the cells of lakes</source>
      <translation>Mise en ordre des cellules des lacs</translation>
    </message>
    <message>
      <source>Ordering the rivers</source>
      <translation>Mise en ordre des rivières</translation>
    </message>
    <message>
      <source>Outlet, easting or longitude</source>
      <translation>Sortie, coordonnée est ou longitude</translation>
    </message>
    <message>
      <source>Outlet, northing or latitude</source>
      <translation>Sortie, coordonnée nord ou latitude</translation>
    </message>
    <message>
      <source>Outlets</source>
      <translation>Sorties</translation>
    </message>
    <message>
      <source>Output less input, in metres: negative where it was cut, positive where it was filled.</source>
      <translation>Sortie moins entrée, en mètres : négatif là où il a été creusé, positif là où il a été comblé.</translation>
    </message>
    <message>
      <source>Outputs</source>
      <translation>Sorties</translation>
    </message>
    <message>
      <source>Oxbow lake</source>
      <translation>Bras mort</translation>
    </message>
    <message>
      <source>Oxbow lakes</source>
      <translation>Bras morts</translation>
    </message>
    <message>
      <source>PC + PS + PA must be 1 (got {} = {}).</source>
      <translation>PC + PS + PA doivent faire 1 (ils font {} = {}).</translation>
    </message>
    <message>
      <source>PCRaster: as on a number pad</source>
      <translation>PCRaster : comme sur un pavé numérique</translation>
    </message>
    <message>
      <source>PEAK: rivers already rise to {} m. Take more, or leave it empty.</source>
      <translation>PEAK : des rivières montent déjà à {} m. Prenez plus, ou laissez-le vide.</translation>
    </message>
    <message>
      <source>PEAK: the land reaches {} m of {} m, as hillslopes between its rivers cannot be steeper. Take a lower one, or rivers farther apart.</source>
      <translation>PEAK : la terre atteint {} m sur {} m, car les versants entre ses rivières ne peuvent être plus raides. Prenez moins, ou des rivières plus écartées.</translation>
    </message>
    <message>
      <source>PEAK: the land reaches {} m of {} m, as no slope may be steeper. Give a greater TERRAIN_SLOPE, or none.</source>
      <translation>PEAK : la terre atteint {} m de {} m, puisque aucune pente ne peut être plus raide. Donnez un TERRAIN_SLOPE plus grand, ou aucun.</translation>
    </message>
    <message>
      <source>PEAK: the land reaches {} m, above {} m, as it rises from rivers that are given. Take a higher one, or lower rivers.</source>
      <translation>PEAK : la terre atteint {} m, plus que {} m, car elle monte depuis des rivières données. Prenez-en un plus haut, ou abaissez les rivières.</translation>
    </message>
    <message>
      <source>PIXEL_SIZE is not used: ‘{}’ has a CRS, which says how large its cells are.</source>
      <translation>PIXEL_SIZE n’est pas utilisé : « {} » a un SCR, qui dit la taille de ses cellules.</translation>
    </message>
    <message>
      <source>PNG pictures</source>
      <translation>images PNG</translation>
    </message>
    <message>
      <source>POINT is not used, since POINTS are given.</source>
      <translation>POINT n’est pas utilisé, puisque POINTS sont donnés.</translation>
    </message>
    <message>
      <source>POINT lies beside the raster ‘{}’. Pick another, or check its CRS.</source>
      <translation>POINT est à côté du raster « {} ». Prenez-en un autre ou vérifiez son SCR.</translation>
    </message>
    <message>
      <source>POINTS must be 0 or at least {} (got {}).</source>
      <translation>POINTS doit être 0 ou au moins {} (c’est {}).</translation>
    </message>
    <message>
      <source>POINTS needs the METHOD d8: with {} water of a cell goes several ways at once.</source>
      <translation>POINTS a besoin de la METHOD d8 : avec {}, l’eau d’une cellule va par plusieurs chemins à la fois.</translation>
    </message>
    <message>
      <source>POINTS: about {} plants would stand on this land, and {} can be made. Choose a DENSITY of at most {}, or clip the DEM.</source>
      <translation>POINTS : environ {} plantes seraient sur cette terre, et {} peuvent être faites. Choisissez un DENSITY de {} au plus ou découpez le MNT.</translation>
    </message>
    <message>
      <source>POINTS: no point of ‘{}’ lies on a direction of ‘{}’. Is its CRS right?</source>
      <translation>POINTS : aucun point de « {} » n’est sur une direction de « {} ». Son SCR est-il juste ?</translation>
    </message>
    <message>
      <source>POINTS: no point of ‘{}’ lies on land of ‘{}’.</source>
      <translation>POINTS : aucun point de « {} » n’est sur la terre de « {} ».</translation>
    </message>
    <message>
      <source>POINTS: there is no direction at {} of ‘{}’, and none within {}. Move such points, raise SNAP, or leave them out.</source>
      <translation>POINTS : il n’y a pas de direction en {} de « {} », ni aucune à moins de {}. Déplacez ces points, augmentez SNAP ou laissez-les.</translation>
    </message>
    <message>
      <source>POINTS: {} points lie beyond the land and are left out.</source>
      <translation>POINTS : {} points sont au-delà de la terre et sont laissés de côté.</translation>
    </message>
    <message>
      <source>POINTS: {} {}.</source>
      <translation>POINTS : {} {}.</translation>
    </message>
    <message>
      <source>PRIMITIVES_PER_CELL: the shape of ground that is eroded does not depend on its primitives; they carry its noise and what is edited. With EROSION_CELL_SIZE 0 they are the ground.</source>
      <translation>PRIMITIVES_PER_CELL : la forme d’un sol érodé ne dépend pas de ses primitives ; elles portent son bruit et ce qui est modifié. Avec EROSION_CELL_SIZE 0 elles sont le sol.</translation>
    </message>
    <message>
      <source>PROVINCES: {} drawn</source>
      <translation>PROVINCES : {} dessinées</translation>
    </message>
    <message>
      <source>PROVINCES: {} of ‘{}’ has the {} ‘{}’. Take one of {}.</source>
      <translation>PROVINCES : {} de « {} » a {} « {} ». Prenez l’un de {}.</translation>
    </message>
    <message>
      <source>PROVINCES: ‘{}’ has no field ‘{}’. Give it one, with {}.</source>
      <translation>PROVINCES : « {} » n’a pas de champ « {} ». Donnez-lui en un, avec {}.</translation>
    </message>
    <message>
      <source>Pack the model into a third of the room, to keep it or to send it. All tools read it, and it renders the same to a centimetre, but its layers cannot be seen and edited: ‘Erode model’ makes an ordinary file of it, though not of a window. Edits stay; the layers cells, ridges and junctions, which are there to look at, are left out.</source>
      <translation>Réduire le modèle au tiers de sa place, pour le garder ou l’envoyer. Tous les outils le lisent, et il donne le même relief au centimètre près, mais ses couches ne peuvent être ni vues ni modifiées : « Éroder le modèle » en fait un fichier ordinaire, mais pas d’une fenêtre. Les modifications restent ; les couches cells, ridges et junctions, qui sont là pour être regardées, manquent.</translation>
    </message>
    <message>
      <source>Pale: not fitted.</source>
      <translation>En pâle : non ajustés.</translation>
    </message>
    <message>
      <source>Pale: single links.</source>
      <translation>En pâle : tronçons isolés.</translation>
    </message>
    <message>
      <source>Parameters</source>
      <translation>Paramètres</translation>
    </message>
    <message>
      <source>Part of a sketch</source>
      <translation>Partie d’une esquisse</translation>
    </message>
    <message>
      <source>Part {} of {}: {}</source>
      <translation>Partie {} sur {} : {}</translation>
    </message>
    <message>
      <source>Parts of sketched rivers that no river follows, and why.</source>
      <translation>Les parties de rivières esquissées qu’aucune rivière ne suit, et pourquoi.</translation>
    </message>
    <message>
      <source>Patchiness (°C)</source>
      <translation>Mosaïque (°C)</translation>
    </message>
    <message>
      <source>Path</source>
      <translation>Chemin</translation>
    </message>
    <message>
      <source>Path from the point nearest to the centroid</source>
      <translation>Du point voisin du centroïde à la sortie</translation>
    </message>
    <message>
      <source>Path to the sea</source>
      <translation>Chemin vers la mer</translation>
    </message>
    <message>
      <source>Paths</source>
      <translation>Chemins</translation>
    </message>
    <message>
      <source>Paths drawn</source>
      <translation>Chemins tracés</translation>
    </message>
    <message>
      <source>Penalty of being in the ground (m)</source>
      <translation>Pénalité dans le sol (m)</translation>
    </message>
    <message>
      <source>Perimeter (km)</source>
      <translation>Périmètre (km)</translation>
    </message>
    <message>
      <source>Perimeter without stairs over that of a circle of this area, after Gravelius</source>
      <translation>Périmètre sans escaliers sur celui d’un cercle de cette surface, selon Gravelius</translation>
    </message>
    <message>
      <source>Perimeter, along the cells</source>
      <translation>Périmètre, le long des cellules</translation>
    </message>
    <message>
      <source>Phase of the bends at the first vertex (radians)</source>
      <translation>Phase des méandres au premier sommet (radians)</translation>
    </message>
    <message>
      <source>Pits</source>
      <translation>Fosses</translation>
    </message>
    <message>
      <source>Pits, cells in depressions</source>
      <translation>Fosses, cellules dans des dépressions</translation>
    </message>
    <message>
      <source>Pits: hollows where water ends</source>
      <translation>Fosses : creux où l’eau s’arrête</translation>
    </message>
    <message>
      <source>Pixels along a side of a tile</source>
      <translation>Pixels par côté de tuile</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Emplacement</translation>
    </message>
    <message>
      <source>Place in the order in which rivers grew; QGIS plays them an hour each</source>
      <translation>Rang dans l’ordre où les rivières ont crû ; QGIS les joue une heure chacune</translation>
    </message>
    <message>
      <source>Plants</source>
      <translation>Plantes</translation>
    </message>
    <message>
      <source>Plots</source>
      <translation>Graphiques</translation>
    </message>
    <message>
      <source>Plots of stream drops</source>
      <translation>Graphiques des chutes des cours d’eau</translation>
    </message>
    <message>
      <source>Point</source>
      <translation>Point</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Points</translation>
    </message>
    <message>
      <source>Points are seldom on the very cell of the river. Metres on the ground between centres of cells. 0 leaves each on its cell, also on one without a direction into which water flows. Where none does the point moves to the nearest cell with a direction, by two cells at most or by SNAP.</source>
      <translation>Les points sont rarement sur la cellule même de la rivière. Mètres au sol entre centres de cellules. 0 laisse chacun sur sa cellule, même sur une cellule sans direction où de l’eau entre. Là où aucune n’entre, le point va à la plus proche cellule qui a une direction, à deux cellules au plus ou à SNAP.</translation>
    </message>
    <message>
      <source>Points left out</source>
      <translation>Points écartés</translation>
    </message>
    <message>
      <source>Points moved</source>
      <translation>Points déplacés</translation>
    </message>
    <message>
      <source>Points on rivers</source>
      <translation>Points sur les rivières</translation>
    </message>
    <message>
      <source>Points on rivers, or beside them. They may lie above each other on one river.</source>
      <translation>Points sur des rivières, ou à côté. Ils peuvent se suivre sur une même rivière.</translation>
    </message>
    <message>
      <source>Points with χ and ksn.</source>
      <translation>Points avec χ et ksn.</translation>
    </message>
    <message>
      <source>Polygons are</source>
      <translation>Les polygones sont</translation>
    </message>
    <message>
      <source>Polygons in which all land is made anew, whether rivers were edited there or not; all around stays as it is. The new ground begins inside of their borders, the log says how far. Rivers keep their flow, and fall through old and new ground. Empty: all land that drains to an edited river.</source>
      <translation>Polygones dans lesquels tout le terrain est refait, que des rivières y aient été modifiées ou non ; tout autour, il reste tel quel. Le nouveau sol commence à l’intérieur de leurs limites, le journal dit à quelle distance. Les rivières gardent leur débit et descendent à travers l’ancien et le nouveau sol. Vide : tout le terrain qui se draine vers une rivière modifiée.</translation>
    </message>
    <message>
      <source>Polygons of lakes, each of which has one level.</source>
      <translation>Polygones de lacs, dont chacun a un seul niveau.</translation>
    </message>
    <message>
      <source>Polygons of lakes. Lines are cut at their shores; a field tells the lake, of nested ones the inner.</source>
      <translation>Polygones de lacs. Les lignes sont coupées à leurs rives ; un champ dit le lac, le plus intérieur s’ils sont emboîtés.</translation>
    </message>
    <message>
      <source>Polygons of the sea, or of any water that takes up all that flows into it.</source>
      <translation>Polygones de la mer, ou de toute eau qui absorbe tout ce qui y coule.</translation>
    </message>
    <message>
      <source>Polygons of water are as wide as the rivers are when they fill their banks; all threads and tributaries of a river system are one. Oxbow lakes lie beside meandering rivers, where bends have been cut off.</source>
      <translation>Les polygones de l’eau sont aussi larges que les rivières à pleins bords ; tous les bras et affluents d’un système de rivières n’en font qu’un. Des bras morts bordent les rivières à méandres, là où des boucles ont été coupées.</translation>
    </message>
    <message>
      <source>Polygons with a field kind: range, hills, rolling, plain. A range rises fastest; rolling land has round hills and wide valleys. Where UPLIFT is given, that alone says how fast land rises. Elsewhere, and empty: by chance, from the seed.</source>
      <translation>Polygones avec un champ kind : range (montagnes), hills (collines), rolling (terrain ondulé), plain (plaine). Les montagnes s’élèvent le plus vite ; un terrain ondulé a des collines rondes et de larges vallées. Là où UPLIFT est donné, lui seul dit à quelle vitesse la terre s’élève. Ailleurs, et si vide : au hasard, selon la graine.</translation>
    </message>
    <message>
      <source>Polygons, or points for round lakes, that become lakes: the ground around them leads down to their level, rivers that cross them run in and leave at it, and they are depressions in the raster. A field level_m or level has their level in metres; without one it follows from the ground.</source>
      <translation>Polygones, ou points pour des lacs ronds, qui deviennent des lacs : le sol autour descend à leur niveau, les rivières qui les traversent y entrent et en sortent à ce niveau, et ce sont des dépressions dans le raster. Un champ level_m ou level donne leur niveau en mètres ; sans lui, il découle du sol.</translation>
    </message>
    <message>
      <source>Pour points</source>
      <translation>Exutoires</translation>
    </message>
    <message>
      <source>Pour points on their cells</source>
      <translation>Exutoires sur leurs cellules</translation>
    </message>
    <message>
      <source>Power p of the flow</source>
      <translation>Puissance p du débit</translation>
    </message>
    <message>
      <source>Preference for steep steps E (1/m)</source>
      <translation>Préférence pour les pas raides E (1/m)</translation>
    </message>
    <message>
      <source>Prepare Headwaters</source>
      <translation>Préparer Headwaters</translation>
    </message>
    <message>
      <source>Primitives</source>
      <translation>Primitives</translation>
    </message>
    <message>
      <source>Primitives deleted from ‘{}’: {}. Ground that was eroded keeps its shape all the same. To change it give primitives another z_m, draw into ‘carve’ or ‘add’, or render with EROSION 0.</source>
      <translation>Primitives supprimées de « {} » : {}. Le sol érodé garde tout de même sa forme. Pour le changer, donnez un autre z_m à des primitives, dessinez dans « carve » ou « add », ou calculez avec EROSION 0.</translation>
    </message>
    <message>
      <source>Primitives in a cell</source>
      <translation>Primitives par cellule</translation>
    </message>
    <message>
      <source>Priority of the mouths</source>
      <translation>Priorité des embouchures</translation>
    </message>
    <message>
      <source>Priority of the sketched rivers</source>
      <translation>Priorité des rivières esquissées</translation>
    </message>
    <message>
      <source>Probability of a tributary</source>
      <translation>Probabilité d’un affluent</translation>
    </message>
    <message>
      <source>Probability of forking</source>
      <translation>Probabilité de bifurcation</translation>
    </message>
    <message>
      <source>Probability of going on</source>
      <translation>Probabilité de continuer</translation>
    </message>
    <message>
      <source>Problems found</source>
      <translation>Problèmes trouvés</translation>
    </message>
    <message>
      <source>Provinces</source>
      <translation>Provinces</translation>
    </message>
    <message>
      <source>RAIN is 0 everywhere and EVAPORATION is given: there are no lakes. Give more RAIN, or no EVAPORATION.</source>
      <translation>RAIN est 0 partout et EVAPORATION est donné : il n’y a pas de lacs. Donnez plus de RAIN, ou pas d’EVAPORATION.</translation>
    </message>
    <message>
      <source>RAIN is 0 everywhere: there are {}. Give RAIN a number above 0.</source>
      <translation>RAIN est 0 partout : il n’y a pas de {}. Donnez à RAIN un nombre au-dessus de 0.</translation>
    </message>
    <message>
      <source>RAIN is not used, since EVAPORATION is empty: every lake is full.</source>
      <translation>RAIN n’est pas utilisé, puisque EVAPORATION est vide : tous les lacs sont pleins.</translation>
    </message>
    <message>
      <source>RAIN: there is none on island {}. Give a raster that covers it, or none.</source>
      <translation>RAIN : il n’y en a pas sur l’île {}. Donnez un raster qui la couvre, ou aucun.</translation>
    </message>
    <message>
      <source>RAIN: there is none on the land of the DEM. Give a raster that covers it, or none.</source>
      <translation>RAIN : il n’y en a pas sur la terre du MNT. Donnez un raster qui la couvre, ou aucun.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ has no data in {} cells of the ground: no rain falls there.</source>
      <translation>RAIN : « {} » n’a pas de données dans {} cellules du sol : aucune pluie n’y tombe.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ has no data in {} triangles; there the mean falls.</source>
      <translation>RAIN : « {} » n’a pas de données dans {} triangles ; il y tombe la moyenne.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ has no data on {} % of the land; there the mean falls.</source>
      <translation>RAIN : « {} » n’a pas de données sur {} % de la terre ; il y tombe la moyenne.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ has no rain on the land. Give a raster that covers it, or none.</source>
      <translation>RAIN : « {} » n’a pas de pluie sur la terre. Donnez un raster qui la couvre, ou aucun.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ has values below 0 (down to {}). Rain is 0 or more.</source>
      <translation>RAIN : « {} » a des valeurs au-dessous de 0 (jusqu’à {}). La pluie est 0 ou plus.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ is 0 or has no data in all cells of the ground. Rain must fall somewhere.</source>
      <translation>RAIN : « {} » est 0 ou n’a pas de données dans toutes les cellules du sol. La pluie doit tomber quelque part.</translation>
    </message>
    <message>
      <source>RISE_AFTER ({}) is more than ITERATIONS ({}): the sea would never rise. Take fewer steps before it rises, or more in all.</source>
      <translation>RISE_AFTER ({}) est plus que ITERATIONS ({}) : la mer ne monterait jamais. Prenez moins de pas avant qu’elle monte, ou plus en tout.</translation>
    </message>
    <message>
      <source>RIVERS are drawn from this flow on. Empty: the fiftieth part of the land with most flow.</source>
      <translation>RIVERS sont dessinées à partir de ce débit. Vide : la cinquantième partie du terrain où le débit est le plus grand.</translation>
    </message>
    <message>
      <source>RIVERS are {} times as wide as usual and wind {} times as much</source>
      <translation>RIVERS ont {} fois la largeur normale et {} fois la sinuosité normale</translation>
    </message>
    <message>
      <source>RIVERS: all lines of ‘{}’ end where they begin. Choose a layer of rivers.</source>
      <translation>RIVERS : toutes les lignes de « {} » finissent où elles commencent. Choisissez une couche de rivières.</translation>
    </message>
    <message>
      <source>RIVERS: every cell is river, so all distances are 0. Give a raster that is above 0 in rivers alone, as ‘River threshold’ makes it.</source>
      <translation>RIVERS : toutes les cellules sont rivière, toutes les distances sont donc 0. Donnez un raster au-dessus de 0 dans les rivières seulement, comme « Seuil des rivières » le fait.</translation>
    </message>
    <message>
      <source>RIVERS: no cell of ‘{}’ is river. Do the layers overlap?</source>
      <translation>RIVERS : aucune cellule de « {} » n’est rivière. Les couches se recouvrent-elles ?</translation>
    </message>
    <message>
      <source>RIVERS: no line of ‘{}’ ({}) lies on land of ‘{}’ ({}): choose other rivers, or correct the CRS of the layer that has a wrong one.</source>
      <translation>RIVERS : aucune ligne de « {} » ({}) n’est sur la terre de « {} » ({}) : choisissez d’autres rivières ou corrigez le SCR de la couche qui en a un faux.</translation>
    </message>
    <message>
      <source>RIVERS: no line of ‘{}’ can be part of a network. The first of them: {}.</source>
      <translation>RIVERS : aucune ligne de « {} » ne peut faire partie d’un réseau. La première d’entre elles : {}.</translation>
    </message>
    <message>
      <source>RIVERS: no line of ‘{}’ follows the directions of ‘{}’. Take rivers that were made from these directions.</source>
      <translation>RIVERS : aucune ligne de « {} » ne suit les directions de « {} ». Prenez des rivières faites à partir de ces directions.</translation>
    </message>
    <message>
      <source>RIVERS: {} has a height of {} m. Correct it.</source>
      <translation>RIVERS : {} a une altitude de {} m. Corrigez-la.</translation>
    </message>
    <message>
      <source>RIVERS: {} lies too high beside {}, as no slope between them may be so steep. It was lowered by up to {}. Correct the heights there.</source>
      <translation>RIVERS : {} est trop haut à côté de {}, car aucune pente entre eux ne peut être si raide. Abaissé de {} au plus. Corrigez-y les hauteurs.</translation>
    </message>
    <message>
      <source>RIVERS: {} more lie too high beside others, and were lowered.</source>
      <translation>RIVERS : {} de plus sont trop hautes à côté d’autres, et ont été abaissées.</translation>
    </message>
    <message>
      <source>RIVERS: {} more: {}.</source>
      <translation>RIVERS : {} de plus : {}.</translation>
    </message>
    <message>
      <source>RIVERS: {} {}: left out. Move such rivers, or choose their coast.</source>
      <translation>RIVERS : {} {} : laissées de côté. Déplacez ces rivières ou choisissez leur côte.</translation>
    </message>
    <message>
      <source>RIVERS: {}.</source>
      <translation>RIVERS : {}.</translation>
    </message>
    <message>
      <source>RIVERS: ‘{}’ has no line. Choose a layer of rivers.</source>
      <translation>RIVERS : « {} » n’a aucune ligne. Choisissez une couche de rivières.</translation>
    </message>
    <message>
      <source>RIVERS: ‘{}’ holds no lines; the DEM stays as it is.</source>
      <translation>RIVERS : « {} » ne tient aucune ligne ; le MNT reste tel quel.</translation>
    </message>
    <message>
      <source>Radius (m)</source>
      <translation>Rayon (m)</translation>
    </message>
    <message>
      <source>Rain</source>
      <translation>Pluie</translation>
    </message>
    <message>
      <source>Rain (any unit)</source>
      <translation>Pluie (unité quelconque)</translation>
    </message>
    <message>
      <source>Rain (mm a year)</source>
      <translation>Pluie (mm par an)</translation>
    </message>
    <message>
      <source>Rain and snow (mm a year)</source>
      <translation>Pluie et neige (mm par an)</translation>
    </message>
    <message>
      <source>Rain on its catchment and what lakes above spill into it (m³/s)</source>
      <translation>Pluie sur son bassin et ce que les lacs en amont y déversent (m³/s)</translation>
    </message>
    <message>
      <source>Rain on the land: {} m³/s, of which {} evaporate from lakes and {} leave</source>
      <translation>Pluie sur la terre : {} m³/s, dont {} s’évaporent des lacs et {} sortent</translation>
    </message>
    <message>
      <source>Raised by more than 0.1 m: {} cells</source>
      <translation>Rehaussées de plus de 0,1 m : {} cellules</translation>
    </message>
    <message>
      <source>Raises every cell of a DEM to the lowest level from which its water can still reach the sea or the edge.</source>
      <translation>Rehausse chaque cellule d’un MNT au plus bas niveau d’où son eau peut encore atteindre la mer ou le bord.</translation>
    </message>
    <message>
      <source>Raising depressions</source>
      <translation>Rehaussement des dépressions</translation>
    </message>
    <message>
      <source>Raising the ground</source>
      <translation>Élévation du sol</translation>
    </message>
    <message>
      <source>Raising the land</source>
      <translation>Élévation des terres</translation>
    </message>
    <message>
      <source>Raising the water</source>
      <translation>Élévation de l’eau</translation>
    </message>
    <message>
      <source>Random rain erodes a mountain, and a report measures the rivers that it made.</source>
      <translation>Une pluie aléatoire érode une montagne, et un rapport mesure les rivières qu’elle a faites.</translation>
    </message>
    <message>
      <source>Range of heights that grow together (m)</source>
      <translation>Intervalle d’altitudes qui croissent ensemble (m)</translation>
    </message>
    <message>
      <source>Range of the temperature (°C)</source>
      <translation>Amplitude de la température (°C)</translation>
    </message>
    <message>
      <source>Ranking flat cells</source>
      <translation>Classement des cellules plates</translation>
    </message>
    <message>
      <source>Raster of the same cells, in any unit: the more, the likelier a drop falls there; none falls where it has no data. Empty: the same everywhere.</source>
      <translation>Raster des mêmes cellules, en toute unité : plus il y a, plus il est probable qu’une goutte y tombe ; aucune ne tombe là où il n’a pas de données. Vide : partout pareil.</translation>
    </message>
    <message>
      <source>Rasters cannot be written as ‘{}’. Use .tif, for example.</source>
      <translation>Des rasters ne peuvent être écrits comme « {} ». Prenez .tif, par exemple.</translation>
    </message>
    <message>
      <source>Rating curves</source>
      <translation>Courbes de tarage</translation>
    </message>
    <message>
      <source>Reach that begins here; NULL at a sink</source>
      <translation>Tronçon qui commence ici ; NULL à un puits</translation>
    </message>
    <message>
      <source>Reach, by the id of its river</source>
      <translation>Tronçon, par l’identifiant de sa rivière</translation>
    </message>
    <message>
      <source>Reaches</source>
      <translation>Tronçons</translation>
    </message>
    <message>
      <source>Reaches that carry more than their rating curve tells</source>
      <translation>Tronçons qui portent plus que n’en dit leur courbe de tarage</translation>
    </message>
    <message>
      <source>Reaches that carry more than their rating curve tells, and stand at MAX_STAGE: {}. Give a greater MAX_STAGE, or check the discharge.</source>
      <translation>Biefs qui portent plus que leur courbe de tarage ne dit et sont à MAX_STAGE : {}. Donnez un MAX_STAGE plus grand ou vérifiez le débit.</translation>
    </message>
    <message>
      <source>Reaches without a rating curve have the stage of the next one downstream.</source>
      <translation>Les tronçons sans courbe de tarage ont la hauteur d’eau du suivant en aval.</translation>
    </message>
    <message>
      <source>Reaches without a rating curve, since they {}: {}.</source>
      <translation>Tronçons sans courbe de tarage, puisqu’ils {} : {}.</translation>
    </message>
    <message>
      <source>Reading</source>
      <translation>Lecture</translation>
    </message>
    <message>
      <source>Reading cells</source>
      <translation>Lecture des cellules</translation>
    </message>
    <message>
      <source>Reading heights and lakes</source>
      <translation>Lecture des altitudes et des lacs</translation>
    </message>
    <message>
      <source>Reading lakes and heights</source>
      <translation>Lecture des lacs et des altitudes</translation>
    </message>
    <message>
      <source>Reading the DEM</source>
      <translation>Lecture du MNT</translation>
    </message>
    <message>
      <source>Reading the accumulation</source>
      <translation>Lecture de l’accumulation</translation>
    </message>
    <message>
      <source>Reading the coast</source>
      <translation>Lecture de la côte</translation>
    </message>
    <message>
      <source>Reading the directions</source>
      <translation>Lecture des directions</translation>
    </message>
    <message>
      <source>Reading the ground</source>
      <translation>Lecture du sol</translation>
    </message>
    <message>
      <source>Reading the land</source>
      <translation>Lecture du terrain</translation>
    </message>
    <message>
      <source>Reading the model</source>
      <translation>Lecture du modèle</translation>
    </message>
    <message>
      <source>Reading the points</source>
      <translation>Lecture des points</translation>
    </message>
    <message>
      <source>Reading the rain</source>
      <translation>Lecture de la pluie</translation>
    </message>
    <message>
      <source>Reading the rivers</source>
      <translation>Lecture des rivières</translation>
    </message>
    <message>
      <source>Reading the water</source>
      <translation>Lecture de l’eau</translation>
    </message>
    <message>
      <source>Reading the weights</source>
      <translation>Lecture des poids</translation>
    </message>
    <message>
      <source>Reads all the water out of a DEM in one run: directions, accumulation, rivers, watersheds and lakes.</source>
      <translation>Lit toute l’eau d’un MNT en une exécution : directions, accumulation, rivières, bassins versants et lacs.</translation>
    </message>
    <message>
      <source>Real rivers</source>
      <translation>Rivières réelles</translation>
    </message>
    <message>
      <source>Recharge of the ground water (mm a year)</source>
      <translation>Recharge de la nappe (mm par an)</translation>
    </message>
    <message>
      <source>Reed</source>
      <translation>Roseau</translation>
    </message>
    <message>
      <source>Reference area of χ (km²)</source>
      <translation>Surface de référence de χ (km²)</translation>
    </message>
    <message>
      <source>References</source>
      <translation>Références</translation>
    </message>
    <message>
      <source>Relative uplift, from 0 to 1, as it was painted or made. Given as UPLIFT it makes the same terrain again.</source>
      <translation>Soulèvement relatif, de 0 à 1, tel qu’il a été peint ou produit. Donné comme UPLIFT, il refait le même relief.</translation>
    </message>
    <message>
      <source>Relief</source>
      <translation>Dénivelé</translation>
    </message>
    <message>
      <source>Relief (m)</source>
      <translation>Dénivelé (m)</translation>
    </message>
    <message>
      <source>Remark</source>
      <translation>Remarque</translation>
    </message>
    <message>
      <source>Render terrain</source>
      <translation>Calculer le relief</translation>
    </message>
    <message>
      <source>Render this part, grown to whole cells of the model's grid. Across 180°, west may be greater than east. Empty: all land.</source>
      <translation>Calculer cette partie, étendue à des cellules entières de la grille du modèle. À travers 180°, l’ouest peut dépasser l’est. Vide : toutes les terres.</translation>
    </message>
    <message>
      <source>Rendering</source>
      <translation>Rendu</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>Rapport</translation>
    </message>
    <message>
      <source>Report as data</source>
      <translation>Rapport sous forme de données</translation>
    </message>
    <message>
      <source>Report of noise</source>
      <translation>Rapport sur le bruit</translation>
    </message>
    <message>
      <source>Report of rain</source>
      <translation>Rapport sur la pluie</translation>
    </message>
    <message>
      <source>Report of rivers</source>
      <translation>Rapport sur des rivières</translation>
    </message>
    <message>
      <source>Report of the terrain</source>
      <translation>Rapport sur le relief</translation>
    </message>
    <message>
      <source>Rescale to relief (m)</source>
      <translation>Mettre à l’échelle du dénivelé (m)</translation>
    </message>
    <message>
      <source>Restore it from a copy, or make the model again</source>
      <translation>Reprenez-le d’une copie ou refaites le modèle</translation>
    </message>
    <message>
      <source>Rewrites flow directions in the encoding of another program, and finds out which program wrote them.</source>
      <translation>Réécrit des directions d’écoulement dans le codage d’un autre programme, et reconnaît celui qui les a écrites.</translation>
    </message>
    <message>
      <source>Rho8: drawn among lower neighbours</source>
      <translation>Rho8 : tirée au sort parmi les voisins plus bas</translation>
    </message>
    <message>
      <source>RichDEM: west 1, north-west 2 … south-west 8</source>
      <translation>RichDEM : ouest 1, nord-ouest 2 … sud-ouest 8</translation>
    </message>
    <message>
      <source>Ridge</source>
      <translation>Crête</translation>
    </message>
    <message>
      <source>Ridges</source>
      <translation>Crêtes</translation>
    </message>
    <message>
      <source>Riparian wood</source>
      <translation>Ripisylve</translation>
    </message>
    <message>
      <source>Rise of the sea (m)</source>
      <translation>Montée de la mer (m)</translation>
    </message>
    <message>
      <source>River</source>
      <translation>Rivière</translation>
    </message>
    <message>
      <source>River cells</source>
      <translation>Cellules de rivière</translation>
    </message>
    <message>
      <source>River cells of a DEM</source>
      <translation>Cellules de rivière d’un MNT</translation>
    </message>
    <message>
      <source>River cells with a lower stage, since the water below stands lower: {}</source>
      <translation>Cellules de rivière avec une hauteur d’eau plus basse, puisque l’eau en aval est plus basse : {}</translation>
    </message>
    <message>
      <source>River cells: {} of {}</source>
      <translation>Cellules de rivière : {} sur {}</translation>
    </message>
    <message>
      <source>River courses</source>
      <translation>Tracés des rivières</translation>
    </message>
    <message>
      <source>River erosion</source>
      <translation>Érosion fluviale</translation>
    </message>
    <message>
      <source>River ids</source>
      <translation>Identifiants des rivières</translation>
    </message>
    <message>
      <source>River line that leads down from here; NULL at a mouth</source>
      <translation>Ligne de rivière qui descend d’ici ; NULL à une embouchure</translation>
    </message>
    <message>
      <source>River line that leads out of the cell; NULL at the sea</source>
      <translation>Ligne de rivière qui sort de la cellule ; NULL à la mer</translation>
    </message>
    <message>
      <source>River link</source>
      <translation>Tronçon de rivière</translation>
    </message>
    <message>
      <source>River link that begins here; NULL where a river ends</source>
      <translation>Tronçon de rivière qui commence ici ; NULL où finit une rivière</translation>
    </message>
    <message>
      <source>River links</source>
      <translation>Tronçons de rivière</translation>
    </message>
    <message>
      <source>River links that do not dry out</source>
      <translation>Tronçons qui ne s’assèchent pas</translation>
    </message>
    <message>
      <source>River links that end here</source>
      <translation>Tronçons de rivière qui finissent ici</translation>
    </message>
    <message>
      <source>River links that only the erosion has made: {:,} of {:,}.</source>
      <translation>Tronçons de rivière que seule l’érosion a créés : {:,} sur {:,}.</translation>
    </message>
    <message>
      <source>River mouths</source>
      <translation>Embouchures des rivières</translation>
    </message>
    <message>
      <source>River network</source>
      <translation>Réseau hydrographique</translation>
    </message>
    <message>
      <source>River slopes used</source>
      <translation>Pentes des rivières utilisées</translation>
    </message>
    <message>
      <source>River steepness</source>
      <translation>Raideur des rivières</translation>
    </message>
    <message>
      <source>River system: the course that reaches the sea</source>
      <translation>Système fluvial : le tracé qui atteint la mer</translation>
    </message>
    <message>
      <source>River that it lies on, by its id</source>
      <translation>Rivière où il se trouve, par son identifiant</translation>
    </message>
    <message>
      <source>River that this one flows into; NULL where it ends</source>
      <translation>Rivière dans laquelle celle-ci se jette ; NULL où elle finit</translation>
    </message>
    <message>
      <source>River threshold</source>
      <translation>Seuil des rivières</translation>
    </message>
    <message>
      <source>Rivers</source>
      <translation>Rivières</translation>
    </message>
    <message>
      <source>Rivers and hillslopes cut into the DEM until its land has sunk by so much in the mean: 3 makes river land of noise that is still the same land, 8 a mountain range. Gentle land sinks by less. Coasts and lakes that are there stay. 0: none.</source>
      <translation>Les rivières et les versants entaillent le MNT jusqu’à ce que sa terre ait baissé d’autant en moyenne : 3 fait d’un bruit un pays de rivières qui reste le même pays, 8 une chaîne de montagnes. Un terrain doux baisse moins. Les côtes et les lacs présents restent. 0 : aucune.</translation>
    </message>
    <message>
      <source>Rivers and watersheds are those that water finds on the terrain: the rivers that were grown or sketched, and the side valleys that erosion has cut between them. No cell of land is a pit.</source>
      <translation>Les rivières et bassins versants sont ceux que l’eau trouve sur le relief : les rivières générées ou esquissées, et les vallées latérales que l’érosion a creusées entre elles. Aucune cellule de terre n’est une fosse.</translation>
    </message>
    <message>
      <source>Rivers are cut at the shores of {} lakes in balance, of {} km² or more</source>
      <translation>Les rivières sont coupées aux rives de {} lacs en équilibre, de {} km² ou plus</translation>
    </message>
    <message>
      <source>Rivers are cut at the shores of {} lakes, of {} cells or more</source>
      <translation>Les rivières sont coupées aux rives de {} lacs, de {} cellules ou plus</translation>
    </message>
    <message>
      <source>Rivers are wider the higher their order.</source>
      <translation>Les rivières sont d’autant plus larges que leur ordre est élevé.</translation>
    </message>
    <message>
      <source>Rivers begin at (cells)</source>
      <translation>Les rivières naissent à (cellules)</translation>
    </message>
    <message>
      <source>Rivers begin at (km²)</source>
      <translation>Les rivières commencent à (km²)</translation>
    </message>
    <message>
      <source>Rivers begin at an accumulation of {}, in its unit</source>
      <translation>Les rivières naissent à une accumulation de {}, dans son unité</translation>
    </message>
    <message>
      <source>Rivers begin where {} km² drain through a cell</source>
      <translation>Les rivières naissent là où {} km² s’écoulent par une cellule</translation>
    </message>
    <message>
      <source>Rivers begin where {} km² drain through a triangle (THRESHOLD, chosen)</source>
      <translation>Les rivières naissent là où {} km² s’écoulent par un triangle (THRESHOLD, choisi)</translation>
    </message>
    <message>
      <source>Rivers below order {} are too many to be drawn.</source>
      <translation>Les rivières d’ordre inférieur à {} sont trop nombreuses pour être dessinées.</translation>
    </message>
    <message>
      <source>Rivers cross at {} corners of cells: that is where the directions lead.</source>
      <translation>Des rivières se croisent à {} coins de cellules : c’est là que mènent les directions.</translation>
    </message>
    <message>
      <source>Rivers erode an island of two volcanoes, its cells and a mesh of it in time.</source>
      <translation>Des rivières érodent une île de deux volcans, ses cellules et un maillage dans le temps.</translation>
    </message>
    <message>
      <source>Rivers found again by D8</source>
      <translation>Rivières retrouvées par D8</translation>
    </message>
    <message>
      <source>Rivers from rain</source>
      <translation>Rivières de la pluie</translation>
    </message>
    <message>
      <source>Rivers grow on an island, from drawn ones if there are any, and a report measures them.</source>
      <translation>Des rivières croissent sur une île, à partir de celles dessinées s’il y en a, et un rapport les mesure.</translation>
    </message>
    <message>
      <source>Rivers grow upstream from mouths along the coast, edge by edge: always one of the lowest ends goes on, forks or takes a tributary, by chances that decide what the basins look like, and no edge comes near another or near the sea. Rivers rise strictly, never cross, and all reach the sea. Each line knows the line it flows into, its orders, lengths and areas, its flow, width and depth, and its type after Rosgen.</source>
      <translation>Les rivières croissent vers l’amont depuis des embouchures le long de la côte, arête par arête : toujours l’un des bouts les plus bas continue, bifurque ou reçoit un affluent, selon des probabilités qui décident de l’aspect des bassins, et aucune arête n’en approche une autre ni la mer. Les rivières montent strictement, ne se croisent jamais et atteignent toutes la mer. Chaque ligne connaît celle où elle se jette, ses ordres, longueurs et surfaces, son débit, sa largeur et sa profondeur, et son type selon Rosgen.</translation>
    </message>
    <message>
      <source>Rivers in balance with uplift fall as a power of their area, &lt;i&gt;S&lt;/i&gt; = &lt;i&gt;k&lt;/i&gt;&lt;sub&gt;sn&lt;/sub&gt; &lt;i&gt;A&lt;/i&gt;&lt;sup&gt;-θ&lt;/sup&gt;. χ is the length from the mouth up, each step weighted by (&lt;i&gt;A&lt;/i&gt;&lt;sub&gt;0&lt;/sub&gt;/&lt;i&gt;A&lt;/i&gt;)&lt;sup&gt;θ&lt;/sup&gt;: over it such a river is a straight line, and the steeper, the faster the land rises or the harder its rock is.</source>
      <translation>Les rivières en équilibre avec le soulèvement descendent comme une puissance de leur surface, &lt;i&gt;S&lt;/i&gt; = &lt;i&gt;k&lt;/i&gt;&lt;sub&gt;sn&lt;/sub&gt; &lt;i&gt;A&lt;/i&gt;&lt;sup&gt;-θ&lt;/sup&gt;. χ est la longueur depuis l’embouchure vers l’amont, chaque pas pondéré par (&lt;i&gt;A&lt;/i&gt;&lt;sub&gt;0&lt;/sub&gt;/&lt;i&gt;A&lt;/i&gt;)&lt;sup&gt;θ&lt;/sup&gt; : selon elle, une telle rivière est une droite, d’autant plus raide que le terrain se soulève plus vite ou que sa roche est plus dure.</translation>
    </message>
    <message>
      <source>Rivers may be drawn in any direction; each must lead to the sea. What cannot be part of a network is left out, and the log names it with the remedy. All islands of the coast get terrain, those without rivers too. Lengths are metres on the ground whatever the CRS.</source>
      <translation>Les rivières peuvent être dessinées dans l’un ou l’autre sens ; chacune doit mener à la mer. Ce qui ne peut faire partie d’un réseau est écarté, et le journal le nomme avec le remède. Toutes les îles de la côte reçoivent un relief, même celles sans rivières. Les longueurs sont en mètres au sol, quel que soit le SCR.</translation>
    </message>
    <message>
      <source>Rivers of a model can be moved, drawn, deleted, raised and lowered. ‘Render terrain’ then cuts their beds into the ground as it was. Here uplift, rivers and hillslopes come into balance again: old valleys grow over, new ones open, and divides move, on all land that drains to an edited river or did so before.</source>
      <translation>Les rivières d’un modèle peuvent être déplacées, dessinées, supprimées, rehaussées et abaissées. « Calculer le relief » creuse alors leurs lits dans le sol tel qu’il était. Ici, soulèvement, rivières et versants retrouvent l’équilibre : d’anciennes vallées se referment, de nouvelles s’ouvrent et les lignes de partage se déplacent, sur toutes les terres qui se drainent vers une rivière modifiée ou le faisaient avant.</translation>
    </message>
    <message>
      <source>Rivers of a single cell, which have no line: {}</source>
      <translation>Rivières d’une seule cellule, qui n’ont pas de ligne : {}</translation>
    </message>
    <message>
      <source>Rivers of an island</source>
      <translation>Rivières d’une île</translation>
    </message>
    <message>
      <source>Rivers of noise</source>
      <translation>Rivières du bruit</translation>
    </message>
    <message>
      <source>Rivers of rain</source>
      <translation>Rivières de pluie</translation>
    </message>
    <message>
      <source>Rivers of the network that D8 finds on the raster (%)</source>
      <translation>Rivières du réseau que D8 retrouve sur le raster (%)</translation>
    </message>
    <message>
      <source>Rivers of the terrain</source>
      <translation>Rivières du relief</translation>
    </message>
    <message>
      <source>Rivers of {}</source>
      <translation>Rivières de {}</translation>
    </message>
    <message>
      <source>Rivers run down the DEM as it is, into its hollows. Those that begin or end in a body of water last; others dry out where they end.</source>
      <translation>Les rivières descendent le MNT tel quel, jusque dans ses creux. Celles qui commencent ou finissent dans un plan d’eau durent ; les autres s’assèchent là où elles finissent.</translation>
    </message>
    <message>
      <source>Rivers that are known</source>
      <translation>Rivières connues</translation>
    </message>
    <message>
      <source>Rivers that carry more part into several arms at the sea, and grown ones build land into it. Empty: 25.</source>
      <translation>Les rivières qui portent davantage se divisent en plusieurs bras à la mer, et les rivières générées y avancent des terres. Vide : 25.</translation>
    </message>
    <message>
      <source>Rivers that dry out</source>
      <translation>Rivières qui tarissent</translation>
    </message>
    <message>
      <source>Rivers that last</source>
      <translation>Rivières pérennes</translation>
    </message>
    <message>
      <source>Rivers that were grown, edited or mapped become courses: with bends, side channels and deltas after their type, falling to the sea, each in the cell of its node. The land between them is eroded once, on cells of its own. On it lie primitives: discs of ground with a height, a radius and a roughness.</source>
      <translation>Les rivières générées, modifiées ou cartographiées deviennent des tracés : avec méandres, bras secondaires et deltas selon leur type, descendant jusqu’à la mer, chacun dans la cellule de son nœud. Le terrain entre elles est érodé une fois, sur des cellules à lui. Dessus se trouvent des primitives : des disques de sol avec une altitude, un rayon et une rugosité.</translation>
    </message>
    <message>
      <source>Rivers without a steepness, since they are shorter than STEP: {} of {}</source>
      <translation>Rivières sans pente normalisée, puisque plus courtes que STEP : {} sur {}</translation>
    </message>
    <message>
      <source>Roads, bridges and dams hold water up in a DEM that runs through in the field. A channel changes far fewer heights there than a fill does. From each pit the path to lower ground is found along which the least height must be removed; the cells on it are lowered to the height of the pit, and no further.</source>
      <translation>Routes, ponts et barrages retiennent dans un MNT l’eau qui passe au travers sur le terrain. Un chenal y change bien moins d’altitudes qu’un comblement. Depuis chaque fosse est trouvé le chemin vers un sol plus bas où il faut ôter le moins de hauteur ; ses cellules sont abaissées à l’altitude de la fosse, et pas davantage.</translation>
    </message>
    <message>
      <source>Rock and scree</source>
      <translation>Roche et éboulis</translation>
    </message>
    <message>
      <source>Roughness (0 to 1)</source>
      <translation>Rugosité (0 à 1)</translation>
    </message>
    <message>
      <source>Roughness (1: as in nature)</source>
      <translation>Rugosité (1 : comme dans la nature)</translation>
    </message>
    <message>
      <source>Roughness below the cells</source>
      <translation>Rugosité plus fine que les cellules</translation>
    </message>
    <message>
      <source>Roughness lays fractal noise over any shape. The same seed gives the same surface on every computer; more columns and rows, with the relief given, nearly the same surface in more detail.</source>
      <translation>La rugosité ajoute un bruit fractal à toute forme. La même graine donne la même surface sur tout ordinateur ; plus de colonnes et de lignes, à dénivelé donné, presque la même surface plus en détail.</translation>
    </message>
    <message>
      <source>Roughness of the land below the cells of the DEM (m)</source>
      <translation>Rugosité du terrain au-dessous des cellules du MNT (m)</translation>
    </message>
    <message>
      <source>Routing</source>
      <translation>Recherche du chemin de l’eau</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Lignes</translation>
    </message>
    <message>
      <source>Rows of the heightmap</source>
      <translation>Lignes de la carte de hauteurs</translation>
    </message>
    <message>
      <source>Runoff (mm per hour)</source>
      <translation>Ruissellement (mm par heure)</translation>
    </message>
    <message>
      <source>Runs made</source>
      <translation>Exécutions faites</translation>
    </message>
    <message>
      <source>SAGA: north 0, north-east 1 … north-west 7</source>
      <translation>SAGA : nord 0, nord-est 1 … nord-ouest 7</translation>
    </message>
    <message>
      <source>SALT_PANS is to be written, but EVAPORATION is empty: every lake is full. Leave one out.</source>
      <translation>SALT_PANS doit être écrit, mais EVAPORATION est vide : tous les lacs sont pleins. Laissez l’un des deux.</translation>
    </message>
    <message>
      <source>SCALE_FILE: ‘{}’ does not say what a heightmap means ({}). Take the JSON file that ‘Export heightmap’ has written as SCALE.</source>
      <translation>SCALE_FILE : « {} » ne dit pas ce que veut dire une carte de hauteurs ({}). Prenez le fichier JSON que « Exporter une carte de hauteurs » a écrit comme SCALE.</translation>
    </message>
    <message>
      <source>SCENE has a corner for one in {} columns and rows: it would be too large otherwise</source>
      <translation>SCENE a un coin toutes les {} colonnes et lignes : elle serait trop grande sinon</translation>
    </message>
    <message>
      <source>SCS lag (with CN)</source>
      <translation>Temps de réponse SCS (avec CN)</translation>
    </message>
    <message>
      <source>SEA_FLOOR: the ground of this model is a DEM, which has no sea floor to make. Take ‘nodata’.</source>
      <translation>SEA_FLOOR : le sol de ce modèle est un MNT, qui n’a pas de fond marin à faire. Prenez « nodata ».</translation>
    </message>
    <message>
      <source>SEA_LEVEL is {} in the numbers of ‘{}’, which is a height of {} m</source>
      <translation>SEA_LEVEL est de {} dans les nombres de « {} », soit une altitude de {} m</translation>
    </message>
    <message>
      <source>SEA_RISE drowns the valleys that rivers have cut, SCOUR lets them cut below the sea: inlets and fjords. With AVULSION mouths build out into the sea and rivers leave beds that have risen: deltas with arms.</source>
      <translation>SEA_RISE noie les vallées que les rivières ont creusées avant, SCOUR les laisse creuser sous la mer : bras de mer et fjords. Avec AVULSION, les embouchures bâtissent dans la mer et les rivières quittent les lits qui se sont élevés : deltas à bras.</translation>
    </message>
    <message>
      <source>SKETCH: no line of ‘{}’ lies on land of ‘{}’. Choose other lines, or correct the CRS of the layer that has a wrong one.</source>
      <translation>SKETCH : aucune ligne de « {} » n’est sur la terre de « {} ». Choisissez d’autres lignes ou corrigez le SCR de la couche qui en a un faux.</translation>
    </message>
    <message>
      <source>SKETCH: no line of ‘{}’ touches the land of ‘{}’. Check the CRS, or draw rivers on land.</source>
      <translation>SKETCH : aucune ligne de « {} » ne touche la terre de « {} ». Vérifiez le SCR ou dessinez des rivières sur la terre.</translation>
    </message>
    <message>
      <source>SKETCH: {} km of rivers lie in the DEM, {} m deep</source>
      <translation>SKETCH : {} km de rivières sont dans le MNT, à {} m de profondeur</translation>
    </message>
    <message>
      <source>SKETCH: {} of {} are not followed: {}</source>
      <translation>SKETCH : {} ne sont pas suivis, {} : {}</translation>
    </message>
    <message>
      <source>SKETCH: ‘{}’ has no line.</source>
      <translation>SKETCH : « {} » n’a aucune ligne.</translation>
    </message>
    <message>
      <source>SLOPE_SKETCH: {} slopes of the land and {} of rivers are sketched</source>
      <translation>SLOPE_SKETCH : {} pentes de la terre et {} de rivières sont esquissées</translation>
    </message>
    <message>
      <source>SLOPE_SKETCH: ‘{}’ has no field slope or river_slope with numbers. Add one, in metres per metre.</source>
      <translation>SLOPE_SKETCH : « {} » n’a pas de champ slope ou river_slope avec des nombres. Ajoutez-en un, en mètres par mètre.</translation>
    </message>
    <message>
      <source>SNAPPED is for BY points: it is not written.</source>
      <translation>SNAPPED est pour BY points : il n’est pas écrit.</translation>
    </message>
    <message>
      <source>SNAPSHOTS is to be written, but SNAPSHOT_COUNT is 0. Say how many there shall be.</source>
      <translation>SNAPSHOTS doit être écrit, mais SNAPSHOT_COUNT est 0. Dites combien il doit y en avoir.</translation>
    </message>
    <message>
      <source>SNAPSHOTS show a fill by sweeps: choose the METHOD sweeps, or leave out the snapshots.</source>
      <translation>SNAPSHOTS montrent un comblement par balayages : choisissez la METHOD sweeps ou laissez les instantanés.</translation>
    </message>
    <message>
      <source>SNAPSHOT_COUNT is {}, but SNAPSHOTS is not to be written: there are none.</source>
      <translation>SNAPSHOT_COUNT est {}, mais SNAPSHOTS ne doit pas être écrit : il n’y en a pas.</translation>
    </message>
    <message>
      <source>SPACING: an edge of {} is too long: the largest island of ‘{}’ has {}, an edge needs {}. Choose {} or less.</source>
      <translation>SPACING : un tronçon de {} est trop long : la plus grande île de « {} » a {}, un tronçon demande {}. Choisissez {} ou moins.</translation>
    </message>
    <message>
      <source>SPACING: {} is too wide: the largest land of ‘{}’ has {}. Choose {} or less.</source>
      <translation>SPACING : {} est trop large : la plus grande terre de « {} » a {}. Choisissez {} ou moins.</translation>
    </message>
    <message>
      <source>SPACING: {} would make about {} edges on {} of ‘{}’, {}. Take {} or more.</source>
      <translation>SPACING : {} feraient environ {} tronçons sur {} de « {} », {}. Prenez {} ou plus.</translation>
    </message>
    <message>
      <source>SPACING: {} would make {} nodes. Choose a wider spacing.</source>
      <translation>SPACING : {} feraient {} nœuds. Choisissez un espacement plus large.</translation>
    </message>
    <message>
      <source>STATISTIC is for D∞ angles (ENCODING dinf) alone: D8 directions have one path.</source>
      <translation>STATISTIC est pour des angles D∞ (ENCODING dinf) seulement : des directions D8 ont un chemin.</translation>
    </message>
    <message>
      <source>STEP is greater than MAX_STAGE: the rating curves would have no stage.</source>
      <translation>STEP est plus grand que MAX_STAGE : les courbes de tarage n’auraient aucun niveau.</translation>
    </message>
    <message>
      <source>STEP is too small: {} stages up to MAX_STAGE, at most {}. Choose a STEP of at least {} m, or a lower MAX_STAGE.</source>
      <translation>STEP est trop petit : {} niveaux jusqu’à MAX_STAGE, {} au plus. Choisissez un STEP d’au moins {} m ou un MAX_STAGE plus bas.</translation>
    </message>
    <message>
      <source>STEPS is for the method sweeps: it is ignored.</source>
      <translation>STEPS est pour la méthode sweeps : il est ignoré.</translation>
    </message>
    <message>
      <source>SWMM needs heights: give the DEM of the directions as INPUT, or leave SWMM out.</source>
      <translation>SWMM a besoin d’altitudes : donnez le MNT des directions comme INPUT ou laissez SWMM.</translation>
    </message>
    <message>
      <source>SWMM: there is no subbasin to write. Lower THRESHOLD, or leave SWMM out.</source>
      <translation>SWMM : il n’y a aucun sous-bassin à écrire. Baissez THRESHOLD ou laissez SWMM.</translation>
    </message>
    <message>
      <source>Salt pans</source>
      <translation>Cuvettes salées</translation>
    </message>
    <message>
      <source>Scale</source>
      <translation>Échelle</translation>
    </message>
    <message>
      <source>Scattering nodes</source>
      <translation>Semis des nœuds</translation>
    </message>
    <message>
      <source>Scattering primitives</source>
      <translation>Semis des primitives</translation>
    </message>
    <message>
      <source>Scene</source>
      <translation>Scène</translation>
    </message>
    <message>
      <source>Scour below the sea (m where c is 1)</source>
      <translation>Affouillement sous la mer (m là où c vaut 1)</translation>
    </message>
    <message>
      <source>Scratch files in ‘{}’ cannot be used ({}): set HEADWATERS_SCRATCH to another folder.</source>
      <translation>Les fichiers temporaires de « {} » ne peuvent servir ({}) : donnez un autre dossier à HEADWATERS_SCRATCH.</translation>
    </message>
    <message>
      <source>Sea</source>
      <translation>Mer</translation>
    </message>
    <message>
      <source>Sea floor</source>
      <translation>Fond marin</translation>
    </message>
    <message>
      <source>Sea level (in the unit of the heights)</source>
      <translation>Niveau de la mer (dans l’unité des altitudes)</translation>
    </message>
    <message>
      <source>Sea level (m)</source>
      <translation>Niveau de la mer (m)</translation>
    </message>
    <message>
      <source>Sea where the ground lies at 0 or below</source>
      <translation>Mer là où le sol est à 0 ou plus bas</translation>
    </message>
    <message>
      <source>Sea: {} cells</source>
      <translation>Mer : {} cellules</translation>
    </message>
    <message>
      <source>Seed</source>
      <translation>Graine</translation>
    </message>
    <message>
      <source>Seed used</source>
      <translation>Graine utilisée</translation>
    </message>
    <message>
      <source>Seed {}</source>
      <translation>Graine {}</translation>
    </message>
    <message>
      <source>Set Z_UNIT to {}.</source>
      <translation>Mettez Z_UNIT à {}.</translation>
    </message>
    <message>
      <source>Seven</source>
      <translation>Sept</translation>
    </message>
    <message>
      <source>Shading</source>
      <translation>Ombrage</translation>
    </message>
    <message>
      <source>Shallowest lake (m)</source>
      <translation>Lac le moins profond (m)</translation>
    </message>
    <message>
      <source>Shape</source>
      <translation>Forme</translation>
    </message>
    <message>
      <source>Share of its cells that lie in lakes, 0 to 1; NULL where no lakes are known</source>
      <translation>Part de ses cellules situées dans des lacs, 0 à 1 ; NULL où aucun lac n’est connu</translation>
    </message>
    <message>
      <source>Share of the area above</source>
      <translation>Part de la surface au-dessus</translation>
    </message>
    <message>
      <source>Share of the rivers</source>
      <translation>Part des rivières</translation>
    </message>
    <message>
      <source>Sheets</source>
      <translation>Fiches</translation>
    </message>
    <message>
      <source>Shrub</source>
      <translation>Arbuste</translation>
    </message>
    <message>
      <source>Single plants</source>
      <translation>Plantes individuelles</translation>
    </message>
    <message>
      <source>Single plants stand as dense as their class and no two too near each other. They follow from the seed and the classes around them alone.</source>
      <translation>Les plantes individuelles sont aussi denses que leur classe, et deux ne sont jamais trop proches. Elles découlent de la graine et des classes alentour seules.</translation>
    </message>
    <message>
      <source>Sink</source>
      <translation>Puits</translation>
    </message>
    <message>
      <source>Sinks</source>
      <translation>Puits</translation>
    </message>
    <message>
      <source>Sinuosity</source>
      <translation>Sinuosité</translation>
    </message>
    <message>
      <source>Six</source>
      <translation>Six</translation>
    </message>
    <message>
      <source>Size of a pixel (m)</source>
      <translation>Taille d’un pixel (m)</translation>
    </message>
    <message>
      <source>Size of the heightmap</source>
      <translation>Taille de la carte de hauteurs</translation>
    </message>
    <message>
      <source>Size of the land around the extent (m)</source>
      <translation>Taille des terres autour de l’emprise (m)</translation>
    </message>
    <message>
      <source>Sketch        on land (km)   followed (km)   why not the rest</source>
      <translation>Esquisse    sur terre (km)      suivi (km)   pourquoi pas le reste</translation>
    </message>
    <message>
      <source>Sketched and rendered</source>
      <translation>Esquissé et rendu</translation>
    </message>
    <message>
      <source>Sketched heights (m)</source>
      <translation>Altitudes esquissées (m)</translation>
    </message>
    <message>
      <source>Sketched length that became rivers (%)</source>
      <translation>Longueur esquissée devenue rivières (%)</translation>
    </message>
    <message>
      <source>Sketched length with a river within a cell of it (%)</source>
      <translation>Longueur esquissée avec une rivière à moins d’une cellule (%)</translation>
    </message>
    <message>
      <source>Sketched lines become rivers from which the network grows on; the log tells which were followed, and why others were not. Coasts, sketches and rivers can be edited and grown again: an island that was not touched keeps its rivers and their ids.</source>
      <translation>Les lignes esquissées deviennent des rivières à partir desquelles le réseau croît ; le journal dit lesquelles ont été suivies, et pourquoi d’autres non. Côtes, esquisses et rivières peuvent être modifiées et croître de nouveau : une île qui n’a pas été touchée garde ses rivières et leurs identifiants.</translation>
    </message>
    <message>
      <source>Sketched rivers</source>
      <translation>Rivières esquissées</translation>
    </message>
    <message>
      <source>Sketched rivers pass {} triangles, of which {} follow them</source>
      <translation>Les rivières esquissées passent par {} triangles, dont {} les suivent</translation>
    </message>
    <message>
      <source>Sketched slopes</source>
      <translation>Pentes esquissées</translation>
    </message>
    <message>
      <source>Sketches not followed</source>
      <translation>Esquisses non suivies</translation>
    </message>
    <message>
      <source>Sketches with a river within a cell of them: {} % of their length on land</source>
      <translation>Esquisses avec une rivière à moins d’une cellule : {} % de leur longueur sur terre</translation>
    </message>
    <message>
      <source>Slides</source>
      <translation>Glissements</translation>
    </message>
    <message>
      <source>Slope</source>
      <translation>Pente</translation>
    </message>
    <message>
      <source>Slope (m/m)</source>
      <translation>Pente (m/m)</translation>
    </message>
    <message>
      <source>Slope a0 at which nothing happens (0 to 1)</source>
      <translation>Pente a0 à laquelle rien ne se passe (0 à 1)</translation>
    </message>
    <message>
      <source>Slope and area</source>
      <translation>Pente et surface</translation>
    </message>
    <message>
      <source>Slope and length of the loss of soil.</source>
      <translation>Pente et longueur de la perte en sol.</translation>
    </message>
    <message>
      <source>Slope at which nothing happens, chosen (A0): {} m per m</source>
      <translation>Pente à laquelle rien ne se passe, choisie (A0) : {} m par m</translation>
    </message>
    <message>
      <source>Slope between 10 and 85 %</source>
      <translation>Pente entre 10 et 85 %</translation>
    </message>
    <message>
      <source>Slope of</source>
      <translation>Pente mesurée sur</translation>
    </message>
    <message>
      <source>Slope of a river that drains 1 km² (m per m)</source>
      <translation>Pente d’une rivière qui draine 1 km² (m par m)</translation>
    </message>
    <message>
      <source>Slope of a river that drains 1 km²: {}</source>
      <translation>Pente d’une rivière qui draine 1 km² : {}</translation>
    </message>
    <message>
      <source>Slope of rock (degrees)</source>
      <translation>Pente de la roche (degrés)</translation>
    </message>
    <message>
      <source>Slope of that path between 10 and 85 % of its length from the outlet (m/m)</source>
      <translation>Pente de ce chemin entre 10 et 85 % de sa longueur depuis la sortie (m/m)</translation>
    </message>
    <message>
      <source>Slope of the land (m per m)</source>
      <translation>Pente du terrain (m par m)</translation>
    </message>
    <message>
      <source>Slope of the rivers (m per m)</source>
      <translation>Pente des rivières (m par m)</translation>
    </message>
    <message>
      <source>Slope of the shape (m for each row)</source>
      <translation>Pente de la forme (m par ligne)</translation>
    </message>
    <message>
      <source>Slope of the valley beyond</source>
      <translation>Pente de la vallée au-delà</translation>
    </message>
    <message>
      <source>Slope ∝ A^−θ: links gathered in bins of area, five for each factor of ten; the slope of a bin is the fall
of all its links over their length. Bins weigh as many links as they hold.</source>
      <translation>Pente ∝ A^−θ : les tronçons sont rangés en classes de surface, cinq par facteur dix ; la pente d’une classe est le dénivelé
de tous ses tronçons sur leur longueur. Les classes pèsent selon leur nombre de tronçons.</translation>
    </message>
    <message>
      <source>Slope, fall over length</source>
      <translation>Pente, chute sur longueur</translation>
    </message>
    <message>
      <source>Slope: of the DEM as it is (Horn)</source>
      <translation>Pente : celle du MNT tel quel (Horn)</translation>
    </message>
    <message>
      <source>Slope: of the surface that the water runs over, {}</source>
      <translation>Pente : celle de la surface où l’eau coule, {}</translation>
    </message>
    <message>
      <source>Slopes of rivers, m per m, before PEAK raises all. A map for RIVER_SLOPE_MAP.</source>
      <translation>Pentes des rivières, m par m, avant que PEAK rehausse tout. Une carte pour RIVER_SLOPE_MAP.</translation>
    </message>
    <message>
      <source>Slopes of rivers, m per m, from 0 to 1, wherever the raster has data; elsewhere RIVER_SLOPE holds, or 0.01.</source>
      <translation>Pentes des rivières, m par m, de 0 à 1, partout où le raster a des données ; ailleurs vaut RIVER_SLOPE, ou 0,01.</translation>
    </message>
    <message>
      <source>Slopes of the land, m per m, before PEAK raises all. A map for TERRAIN_SLOPE_MAP.</source>
      <translation>Pentes du terrain, m par m, avant que PEAK rehausse tout. Une carte pour TERRAIN_SLOPE_MAP.</translation>
    </message>
    <message>
      <source>Slopes of the land, m per m, from 0 to 0.25, wherever the raster has data; elsewhere TERRAIN_SLOPE holds, or 0.15.</source>
      <translation>Pentes du terrain, m par m, de 0 à 0,25, partout où le raster a des données ; ailleurs vaut TERRAIN_SLOPE, ou 0,15.</translation>
    </message>
    <message>
      <source>Small watersheds along a coast may be merged into a neighbour, or dropped.</source>
      <translation>Les petits bassins versants d’une côte peuvent être fusionnés avec un voisin, ou supprimés.</translation>
    </message>
    <message>
      <source>Small watersheds dropped</source>
      <translation>Petits bassins versants supprimés</translation>
    </message>
    <message>
      <source>Small watersheds merged</source>
      <translation>Petits bassins versants fusionnés</translation>
    </message>
    <message>
      <source>Smaller hollows are opened. Empty: 30 cells of the DEM.</source>
      <translation>Les creux plus petits sont ouverts. Vide : 30 cellules du MNT.</translation>
    </message>
    <message>
      <source>Smaller lakes are left out, nested or not. Empty: ten cells, or the 100 000th part of the land if that is more; the log tells. 0: every lake.</source>
      <translation>Les lacs plus petits sont écartés, emboîtés ou non. Vide : dix cellules, ou la 100 000e partie des terres si c’est davantage ; le journal le dit. 0 : tous les lacs.</translation>
    </message>
    <message>
      <source>Smallest area (km²)</source>
      <translation>Plus petite surface (km²)</translation>
    </message>
    <message>
      <source>Smallest lake (km²)</source>
      <translation>Plus petit lac (km²)</translation>
    </message>
    <message>
      <source>Smallest lake: {} km², {} m deep</source>
      <translation>Plus petit lac : {} km², {} m de profondeur</translation>
    </message>
    <message>
      <source>Smoothing passes</source>
      <translation>Passes de lissage</translation>
    </message>
    <message>
      <source>Snapshots</source>
      <translation>Instantanés</translation>
    </message>
    <message>
      <source>Snow</source>
      <translation>Neige</translation>
    </message>
    <message>
      <source>Snow and ice</source>
      <translation>Neige et glace</translation>
    </message>
    <message>
      <source>Snow lies where it freezes, and the deeper the colder it is. Only for the model snow. Empty: so that it freezes on half of the land; the log tells.</source>
      <translation>La neige repose là où il gèle, et d’autant plus épaisse qu’il fait plus froid. Seulement pour le modèle snow. Vide : de sorte qu’il gèle sur la moitié du terrain ; le journal le dit.</translation>
    </message>
    <message>
      <source>So deep below the sea, times c^P, a river cuts its bed while it flows; the sea comes in at the end.</source>
      <translation>À cette profondeur sous la mer, fois c^P, une rivière creuse son lit pendant qu’elle coule ; la mer entre à la fin.</translation>
    </message>
    <message>
      <source>So many discs of ground for each square of an edge length: where one is raised, moved or added the ground follows, and they carry its noise. Its shape does not depend on them, but with EROSION_CELL_SIZE 0, when it is blended from them: then more show smaller shapes.</source>
      <translation>Autant de disques de sol par carré dont le côté est une longueur d’arête : là où l’un est rehaussé, déplacé ou ajouté, le sol suit, et ils portent son bruit. Sa forme ne dépend pas d’eux, sauf avec EROSION_CELL_SIZE 0, quand il est un fondu de ceux-ci : alors, plus nombreux, ils montrent des formes plus petites.</translation>
    </message>
    <message>
      <source>So much of the land becomes lakes by chance that stand behind moraines in the valleys of rivers, more of them where it is high. The seed says where; there are fewer where no more fit.</source>
      <translation>Cette part des terres devient au hasard des lacs retenus par des moraines dans les vallées des rivières, plus nombreux là où elles sont hautes. La graine dit où ; il y en a moins là où il n’en tient plus.</translation>
    </message>
    <message>
      <source>So much of the land becomes round lakes by chance, on even ground away from rivers, more of them where it is high. The seed says where; there are fewer where no more fit.</source>
      <translation>Cette part des terres devient au hasard des lacs ronds, sur un sol uni à l’écart des rivières, plus nombreux là où elles sont hautes. La graine dit où ; il y en a moins là où il n’en tient plus.</translation>
    </message>
    <message>
      <source>Solving for the ground</source>
      <translation>Calcul du sol</translation>
    </message>
    <message>
      <source>Sounds part the world into lands that are so wide. Rectangles fit that have the same LAND_SIZE, SEED and other values. Empty: five times the longer side of EXTENT, or a little more: 1, 2 or 5 with zeros.</source>
      <translation>Des bras de mer partagent le monde en terres de cette largeur. Les rectangles de mêmes LAND_SIZE, SEED et autres valeurs se raccordent. Vide : cinq fois le plus long côté d’EXTENT, ou un peu plus : 1, 2 ou 5 avec des zéros.</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Code source</translation>
    </message>
    <message>
      <source>South</source>
      <translation>Sud</translation>
    </message>
    <message>
      <source>South-east</source>
      <translation>Sud-est</translation>
    </message>
    <message>
      <source>South-west</source>
      <translation>Sud-ouest</translation>
    </message>
    <message>
      <source>Spacing of the rivers (m)</source>
      <translation>Espacement des rivières (m)</translation>
    </message>
    <message>
      <source>Spacing used (m)</source>
      <translation>Espacement utilisé (m)</translation>
    </message>
    <message>
      <source>Specific area (m² per m)</source>
      <translation>Surface spécifique (m² par m)</translation>
    </message>
    <message>
      <source>Specific area: by {} on the surface that the water runs over, over the width of {}</source>
      <translation>Surface spécifique : par {} sur la surface où l’eau coule, divisée par la largeur de {}</translation>
    </message>
    <message>
      <source>Spill points</source>
      <translation>Points de déversement</translation>
    </message>
    <message>
      <source>Spring</source>
      <translation>Source</translation>
    </message>
    <message>
      <source>Springs move down their rivers where these would otherwise begin on another side of a divide, but for those of courses that were edited. The model itself is never changed: the result is a copy of its file. Types and bends stay as they are.</source>
      <translation>Les sources descendent le long de leurs rivières là où celles-ci commenceraient sinon de l’autre côté d’une ligne de partage, sauf celles des tracés modifiés. Le modèle lui-même n’est jamais modifié : le résultat est une copie de son fichier. Types et méandres restent tels quels.</translation>
    </message>
    <message>
      <source>Stage (m)</source>
      <translation>Hauteur d’eau (m)</translation>
    </message>
    <message>
      <source>Stage of the reach (m); NULL where a raster gives that of each cell</source>
      <translation>Hauteur d’eau du tronçon (m) ; NULL où un raster donne celle de chaque cellule</translation>
    </message>
    <message>
      <source>Start here: {} …</source>
      <translation>Commencer ici : {} …</translation>
    </message>
    <message>
      <source>Starting surface</source>
      <translation>Surface de départ</translation>
    </message>
    <message>
      <source>Steeper beds are eroded, flatter ones built up. Empty: half of the slope that half of the land exceeds; the log tells.</source>
      <translation>Les lits plus raides sont érodés, les plus plats exhaussés. Vide : la moitié de la pente que dépasse la moitié du terrain ; le journal le dit.</translation>
    </message>
    <message>
      <source>Steeper ground is bare.</source>
      <translation>Un sol plus raide est nu.</translation>
    </message>
    <message>
      <source>Steepness along rivers</source>
      <translation>Raideur le long des rivières</translation>
    </message>
    <message>
      <source>Step of the rating curves (m)</source>
      <translation>Pas des courbes de tarage (m)</translation>
    </message>
    <message>
      <source>Steppe and grassland</source>
      <translation>Steppe et prairie</translation>
    </message>
    <message>
      <source>Steps</source>
      <translation>Étapes</translation>
    </message>
    <message>
      <source>Steps before the sea rises</source>
      <translation>Étapes avant la montée de la mer</translation>
    </message>
    <message>
      <source>Steps that are left build deltas in the inlets. Empty: it rises after the last step.</source>
      <translation>Les étapes qui restent bâtissent des deltas dans les bras de mer. Vide : elle monte après la dernière étape.</translation>
    </message>
    <message>
      <source>Stop after so many sweeps; cells that do not drain by then keep their height. Empty: until nothing changes. Only for sweeps.</source>
      <translation>S’arrêter après tant de balayages ; les cellules qui ne se drainent pas encore gardent leur altitude. Vide : jusqu’à ce que rien ne change. Seulement pour sweeps.</translation>
    </message>
    <message>
      <source>Strahler order</source>
      <translation>Ordre de Strahler</translation>
    </message>
    <message>
      <source>Strahler orders</source>
      <translation>Ordres de Strahler</translation>
    </message>
    <message>
      <source>Stream power index (SPI)</source>
      <translation>Indice de puissance du courant (SPI)</translation>
    </message>
    <message>
      <source>Streams</source>
      <translation>Cours d’eau</translation>
    </message>
    <message>
      <source>Streams by order</source>
      <translation>Cours d’eau par ordre</translation>
    </message>
    <message>
      <source>Strength of the erosion</source>
      <translation>Intensité de l’érosion</translation>
    </message>
    <message>
      <source>Strength of the law, chosen (KAPPA): {} m a step</source>
      <translation>Intensité de la loi, choisie (KAPPA) : {} m par pas</translation>
    </message>
    <message>
      <source>Strength of the noise (0 to 1)</source>
      <translation>Intensité du bruit (0 à 1)</translation>
    </message>
    <message>
      <source>Strength κ (m a step where c is 1)</source>
      <translation>Intensité κ (m par étape là où c vaut 1)</translation>
    </message>
    <message>
      <source>Stretch all heights that are written to lie between 0 and this. Empty: as the model leaves them, mostly below 0: valleys become many times as deep as the relief was. It moves no river.</source>
      <translation>Étirer toutes les altitudes écrites pour qu’elles soient entre 0 et cette valeur. Vide : comme le modèle les laisse, le plus souvent sous 0 : les vallées deviennent bien plus profondes que n’était le dénivelé. Cela ne déplace aucune rivière.</translation>
    </message>
    <message>
      <source>Subbasin of the reach</source>
      <translation>Sous-bassin du tronçon</translation>
    </message>
    <message>
      <source>Subbasin that its water goes on to; NULL at a sink</source>
      <translation>Sous-bassin où son eau continue ; NULL à un puits</translation>
    </message>
    <message>
      <source>Subbasins</source>
      <translation>Sous-bassins</translation>
    </message>
    <message>
      <source>Subbasins are to have {} km²</source>
      <translation>Les sous-bassins doivent avoir {} km²</translation>
    </message>
    <message>
      <source>Subbasins as a raster</source>
      <translation>Sous-bassins en raster</translation>
    </message>
    <message>
      <source>Subbasins end at these points too. One beside a river goes down the slope to it.</source>
      <translation>Les sous-bassins finissent aussi à ces points. Un point à côté d’une rivière descend la pente jusqu’à elle.</translation>
    </message>
    <message>
      <source>Subbasins end at these points. One beside every river has a reach too, down to the next river. One at a junction belongs below it: all that meets there drains to it. Points on one cell are one gauge.</source>
      <translation>Les sous-bassins finissent à ces points. Un point à l’écart de toute rivière a aussi un tronçon, jusqu’à la rivière suivante. Un point à une confluence est au-dessous d’elle : tout ce qui s’y rejoint s’y draine. Les points sur une même cellule sont une seule station.</translation>
    </message>
    <message>
      <source>Subbasins, reaches, junctions and sinks, each with the next below.</source>
      <translation>Sous-bassins, tronçons, confluences et puits, chacun avec le suivant en aval.</translation>
    </message>
    <message>
      <source>Subcatchments, junctions, outfalls and conduits, which run at once.</source>
      <translation>Sous-bassins, nœuds, exutoires et conduites, qui s’exécutent aussitôt.</translation>
    </message>
    <message>
      <source>Sum over all cells</source>
      <translation>Somme sur toutes les cellules</translation>
    </message>
    <message>
      <source>Swamp</source>
      <translation>Marécage</translation>
    </message>
    <message>
      <source>Sweeping</source>
      <translation>Balayage</translation>
    </message>
    <message>
      <source>Sweeping once more for the snapshots</source>
      <translation>Nouveau balayage pour les instantanés</translation>
    </message>
    <message>
      <source>Sweeps made</source>
      <translation>Balayages faits</translation>
    </message>
    <message>
      <source>Sweeps made: {}</source>
      <translation>Balayages faits : {}</translation>
    </message>
    <message>
      <source>Sweeps to make</source>
      <translation>Balayages à faire</translation>
    </message>
    <message>
      <source>TC needs heights: give the DEM of the directions as INPUT. The fields tc_… are empty.</source>
      <translation>TC a besoin d’altitudes : donnez le MNT des directions comme INPUT. Les champs tc_… sont vides.</translation>
    </message>
    <message>
      <source>TC: scs needs a curve number as CN. The field tc_scs is empty.</source>
      <translation>TC : scs a besoin d’un numéro de courbe comme CN. Le champ tc_scs est vide.</translation>
    </message>
    <message>
      <source>THRESHOLD_BY {} is not used: the THRESHOLD is given.</source>
      <translation>THRESHOLD_BY {} n’est pas utilisé : THRESHOLD est donné.</translation>
    </message>
    <message>
      <source>TILES: {} tiles of {} pixels would be needed, at most {} are made. Give a larger TILE_SIZE.</source>
      <translation>TILES : il faudrait {} tuiles de {} pixels, {} au plus sont faites. Donnez un TILE_SIZE plus grand.</translation>
    </message>
    <message>
      <source>TILES: {} × {} pixels need {}. Give a smaller TILE_SIZE, clip the raster, or take larger cells.</source>
      <translation>TILES : {} × {} pixels demandent {}. Donnez un TILE_SIZE plus petit, découpez le raster ou prenez des cellules plus grandes.</translation>
    </message>
    <message>
      <source>Table of stream drops</source>
      <translation>Table des chutes des cours d’eau</translation>
    </message>
    <message>
      <source>Table of subbasins</source>
      <translation>Table des sous-bassins</translation>
    </message>
    <message>
      <source>Tangent of the slope, or percent, or degrees.</source>
      <translation>Tangente de la pente, ou pour cent, ou degrés.</translation>
    </message>
    <message>
      <source>TauDEM: east 1, north-east 2 … south-east 8</source>
      <translation>TauDEM : est 1, nord-est 2 … sud-est 8</translation>
    </message>
    <message>
      <source>Telling what grows</source>
      <translation>Détermination de ce qui pousse</translation>
    </message>
    <message>
      <source>Tells which versions are installed, whether kernels compile, and what processors and memory there are.</source>
      <translation>Indique les versions installées, si les noyaux se compilent, et les processeurs et la mémoire disponibles.</translation>
    </message>
    <message>
      <source>Tension in air (m²)</source>
      <translation>Tension dans l’air (m²)</translation>
    </message>
    <message>
      <source>Tension in the ground (m²), or transmissivity (m² a day)</source>
      <translation>Tension dans le sol (m²), ou transmissivité (m² par jour)</translation>
    </message>
    <message>
      <source>Tension {} m² in the ground, {} m² in air</source>
      <translation>Tension {} m² dans le sol, {} m² dans l’air</translation>
    </message>
    <message>
      <source>Terrain</source>
      <translation>Relief</translation>
    </message>
    <message>
      <source>Terrain from a DEM</source>
      <translation>Relief à partir d’un MNT</translation>
    </message>
    <message>
      <source>Terrain from a coastline</source>
      <translation>Relief à partir d’un trait de côte</translation>
    </message>
    <message>
      <source>Terrain from rivers</source>
      <translation>Relief à partir de rivières</translation>
    </message>
    <message>
      <source>Terrain indices</source>
      <translation>Indices topographiques</translation>
    </message>
    <message>
      <source>Terrain less a smooth surface of the DEM.</source>
      <translation>Relief moins une surface lisse du MNT.</translation>
    </message>
    <message>
      <source>Terrain model</source>
      <translation>Modèle de relief</translation>
    </message>
    <message>
      <source>Terrain of a coast</source>
      <translation>Relief d’une côte</translation>
    </message>
    <message>
      <source>Terrain of {}</source>
      <translation>Relief de {}</translation>
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
      <translation>Celle de SLOPE. Les indices se calculent avec le rapport, quelle que soit l’unité.</translation>
    </message>
    <message>
      <source>The DEM has no data in {} river cells: no water stands on the land that drains to them.</source>
      <translation>Le MNT n’a pas de données dans {} cellules de rivière : aucune eau n’est sur la terre qui s’y écoule.</translation>
    </message>
    <message>
      <source>The DEM has no data in {} river cells: reaches that begin or end there have no fall, and nodes stand at 0 in SWMM.</source>
      <translation>Le MNT n’a pas de données dans {} cellules de rivière : les biefs qui y commencent ou finissent n’ont pas de dénivelé, et les nœuds sont à 0 dans SWMM.</translation>
    </message>
    <message>
      <source>The DEM has no data in {} river cells: vertices and falls there have no height.</source>
      <translation>Le MNT n’a pas de données dans {} cellules de rivière : les sommets et dénivelés n’y ont pas d’altitude.</translation>
    </message>
    <message>
      <source>The DEM has no valid cell of land.</source>
      <translation>Le MNT n’a aucune cellule de terre valide.</translation>
    </message>
    <message>
      <source>The DEM is level.</source>
      <translation>Le MNT est plat.</translation>
    </message>
    <message>
      <source>The DEM with its channels, in the type of the input.</source>
      <translation>Le MNT avec ses chenaux, dans le type de l’entrée.</translation>
    </message>
    <message>
      <source>The DEM with rivers carved into it, in the type of the input.</source>
      <translation>Le MNT où les rivières sont incisées, dans le type de l’entrée.</translation>
    </message>
    <message>
      <source>The DEM without depressions, in the type of the input.</source>
      <translation>Le MNT sans dépressions, dans le type de l’entrée.</translation>
    </message>
    <message>
      <source>The JSON file that ‘Export heightmap’ has written beside a heightmap. It has the size of pixels and what heights mean, instead of the three above.</source>
      <translation>Le fichier JSON que « Exporter une carte de hauteurs » a écrit à côté d’une carte de hauteurs. Il a la taille des pixels et ce que les altitudes signifient, au lieu des trois ci-dessus.</translation>
    </message>
    <message>
      <source>The address of a Dask scheduler whose workers do the work, such as tcp://host:8786, or local for one worker process for each processor of this computer. Workers must see inputs and the folder of the outputs under the same path. They write rasters named .vrt themselves. Empty: no cluster.</source>
      <translation>L’adresse d’un ordonnanceur Dask dont les processus font le travail, comme tcp://host:8786, ou local pour un processus par processeur de cet ordinateur. Ils doivent voir les entrées et le dossier des sorties sous le même chemin. Ils écrivent eux-mêmes les rasters nommés .vrt. Vide : pas de grappe.</translation>
    </message>
    <message>
      <source>The angle between rivers that meet.</source>
      <translation>L’angle entre les rivières qui se rejoignent.</translation>
    </message>
    <message>
      <source>The area is that of the DEM.</source>
      <translation>La surface est celle du MNT.</translation>
    </message>
    <message>
      <source>The areas that drain to the links are not known.</source>
      <translation>Les surfaces drainées par les tronçons ne sont pas connues.</translation>
    </message>
    <message>
      <source>The band that holds the heights.</source>
      <translation>La bande qui contient les altitudes.</translation>
    </message>
    <message>
      <source>The band with heights, in metres.</source>
      <translation>La bande des altitudes, en mètres.</translation>
    </message>
    <message>
      <source>The cells of ‘{}’ have slid {} times on average: valleys are lost in slides. Take a smaller D, a larger M or fewer events.</source>
      <translation>Les cellules de « {} » ont glissé {} fois en moyenne : les vallées se perdent dans des glissements. Prenez un D plus petit, un M plus grand ou moins d’événements.</translation>
    </message>
    <message>
      <source>The change in metres a step for LAW expression, such as 2 * c^0.5 * (a0 - a), with + - * / ^ ( ) and abs, exp, log, max, min, sqrt. z is the height in metres.</source>
      <translation>La variation en mètres par étape pour LAW expression, comme 2 * c^0.5 * (a0 - a), avec + - * / ^ ( ) et abs, exp, log, max, min, sqrt. z est l’altitude en mètres.</translation>
    </message>
    <message>
      <source>The coast has a part that cannot be drawn in metres around its middle: clip it.</source>
      <translation>La côte a une partie qui ne peut être dessinée en mètres autour de son milieu : découpez-la.</translation>
    </message>
    <message>
      <source>The coordinates of the layer ‘{}’ are no degrees: metres are assumed.</source>
      <translation>Les coordonnées de la couche « {} » ne sont pas des degrés : on suppose des mètres.</translation>
    </message>
    <message>
      <source>The direction of a river is found from the whole network and the heights of the DEM, not from the order of its vertices: lines that were digitised upstream are turned. Braids keep all their arms, and loops form no cycle. A river ends where it meets the sea.</source>
      <translation>Le sens d’une rivière est tiré du réseau entier et des altitudes du MNT, non de l’ordre de ses sommets : les lignes numérisées vers l’amont sont retournées. Les rivières en tresses gardent tous leurs bras, et les boucles ne forment aucun circuit. Une rivière finit là où elle rencontre la mer.</translation>
    </message>
    <message>
      <source>The directions of a DEM, what drains through each cell, and the cells that are rivers.</source>
      <translation>Les directions d’un MNT, ce qui s’écoule par chaque cellule et les cellules qui sont des rivières.</translation>
    </message>
    <message>
      <source>The directions of ‘{}’, read as {}, have a cycle at {}. {}</source>
      <translation>Les directions de « {} », lues comme {}, ont un cycle en {}. {}</translation>
    </message>
    <message>
      <source>The directions that were found have a cycle at {}, so nothing was made of them. Choose another way in which ties or depressions are treated, and please tell us of this DEM.</source>
      <translation>Les directions trouvées forment une boucle en {}, rien n’en a donc été fait. Choisissez un autre traitement des égalités ou des dépressions, et parlez-nous de ce MNT.</translation>
    </message>
    <message>
      <source>The directions were not found.</source>
      <translation>Les directions n’ont pas été trouvées.</translation>
    </message>
    <message>
      <source>The disk of ‘{}’ is full: make room, set HEADWATERS_SCRATCH to another folder, or clip the raster.</source>
      <translation>Le disque de « {} » est plein : libérez de la place, donnez un autre dossier à HEADWATERS_SCRATCH ou découpez le raster.</translation>
    </message>
    <message>
      <source>The distance is the length of the path in metres on the ground from the centre of the cell, from neighbour to neighbour, to the cell where the path ends; or, if rivers are given, to the first river cell that it meets.</source>
      <translation>La distance est la longueur du chemin en mètres au sol depuis le centre de la cellule, de voisin en voisin, jusqu’à la cellule où le chemin finit ; ou, si des rivières sont données, jusqu’à la première cellule de rivière rencontrée.</translation>
    </message>
    <message>
      <source>The drops of streams tell no threshold: at none of those in the log do streams of the first order fall as far as higher ones. About one cell in a hundred is river instead.</source>
      <translation>Les chutes des cours d’eau ne disent aucun seuil : à aucun de ceux du journal les cours d’eau du premier ordre ne tombent autant que les plus hauts. Une cellule sur cent environ est rivière à la place.</translation>
    </message>
    <message>
      <source>The encoding {} has no number for a cell where water ends: {} such cells inside the data have no data in {}. Others, esri for example, keep them.</source>
      <translation>Le codage {} n’a pas de nombre pour une cellule où l’eau finit : {} cellules de ce genre dans les données sont sans données dans {}. D’autres, esri par exemple, les gardent.</translation>
    </message>
    <message>
      <source>The field of a painted layer with its numbers. Empty: the field weight or uplift, or the only one with numbers but width; without any, lines and points are 1 and polygons 0.</source>
      <translation>Le champ d’une couche peinte qui contient ses nombres. Vide : le champ weight ou uplift, ou le seul qui ait des nombres hormis width ; sans aucun, lignes et points valent 1 et polygones 0.</translation>
    </message>
    <message>
      <source>The field of contours, spots or polygons with their heights in metres. Empty: the field height, elevation, elev, ele, contour, z or z_m, or the only one with numbers.</source>
      <translation>Le champ des courbes de niveau, points cotés ou polygones avec leurs altitudes en mètres. Vide : le champ height, elevation, elev, ele, contour, z ou z_m, ou le seul avec des nombres.</translation>
    </message>
    <message>
      <source>The field of sketched lines or polygons with heights in metres. Empty: the field height, elevation or z, or the only one with numbers.</source>
      <translation>Le champ des lignes ou polygones esquissés qui contient les altitudes en mètres. Vide : le champ height, elevation ou z, ou le seul qui ait des nombres.</translation>
    </message>
    <message>
      <source>The field {} of ‘{}’ does not tell its points apart: their watersheds are numbered 1, 2, … in a field {}</source>
      <translation>Le champ {} de « {} » ne distingue pas ses points : leurs bassins versants sont numérotés 1, 2, … dans un champ {}</translation>
    </message>
    <message>
      <source>The field {} of ‘{}’ holds no number for any of its rivers.</source>
      <translation>Le champ {} de « {} » ne tient de nombre pour aucune de ses rivières.</translation>
    </message>
    <message>
      <source>The fill as it comes in from the coast, one band each; its name tells after how many sweeps. MAX_DEPTH is not heeded here.</source>
      <translation>Le comblement tel qu’il vient de la côte, une bande pour chaque moment ; son nom dit après combien de balayages. MAX_DEPTH ne compte pas ici.</translation>
    </message>
    <message>
      <source>The folder ‘{}’ for scratch files is not there: set HEADWATERS_SCRATCH anew.</source>
      <translation>Le dossier « {} » des fichiers temporaires n’est pas là : redonnez HEADWATERS_SCRATCH.</translation>
    </message>
    <message>
      <source>The ground at moments, one band each.</source>
      <translation>Le sol à différents moments, une bande pour chacun.</translation>
    </message>
    <message>
      <source>The ground between cells</source>
      <translation>Le sol entre les cellules</translation>
    </message>
    <message>
      <source>The ground is a raster, a mesh layer, or a coast on which a mesh is made. What goes in comes out: cells of a raster stay cells, and a mesh keeps its nodes. POINTS puts a mesh of so many nodes on a raster. On cells water keeps to the slope on average, by SEED, so that smooth ground gets no star of eight valleys.</source>
      <translation>Le sol est un raster, une couche de maillage, ou une côte sur laquelle un maillage est fait. Ce qui entre ressort : les cellules d’un raster restent des cellules, et un maillage garde ses nœuds. POINTS pose sur un raster un maillage d’autant de nœuds. Sur des cellules, l’eau suit en moyenne la pente, selon SEED, si bien qu’un sol lisse n’a pas d’étoile de huit vallées.</translation>
    </message>
    <message>
      <source>The ground is eroded once on cells of this size, which cuts valleys that the network does not know, and kept as a raster. Empty: a part of an edge, or the size of cells that are asked for if they are smaller. 0: no erosion; primitives alone make up the ground.</source>
      <translation>Le sol est érodé une fois sur des cellules de cette taille, ce qui creuse des vallées que le réseau ne connaît pas, et gardé comme raster. Vide : une partie d’une arête, ou la taille des cellules demandées si elles sont plus petites. 0 : pas d’érosion ; seules les primitives composent le sol.</translation>
    </message>
    <message>
      <source>The height is that of the cell above the same point: above the outlet, or above the river (HAND, height above the nearest drainage), on the surface that the water runs over: the depressions of a DEM are filled. Low values beside a river are what a flood reaches first.</source>
      <translation>La hauteur est celle de la cellule au-dessus du même point : au-dessus de la sortie, ou au-dessus de la rivière (HAND, height above the nearest drainage), sur la surface où l’eau coule : les dépressions d’un MNT sont comblées. Les faibles valeurs au bord d’une rivière sont ce qu’une crue atteint d’abord.</translation>
    </message>
    <message>
      <source>The heightmap has 0 for the lowest and 65535 for the highest cell; the file of the scale tells both in metres, and how large the map is. Where the DEM has no data the lowest height stands.</source>
      <translation>La carte de hauteurs a 0 pour la cellule la plus basse et 65535 pour la plus haute ; le fichier de l’échelle donne les deux en mètres, et la taille de la carte. Là où le MNT n’a pas de données se trouve l’altitude la plus basse.</translation>
    </message>
    <message>
      <source>The heights of the links are not known.</source>
      <translation>Les altitudes des tronçons ne sont pas connues.</translation>
    </message>
    <message>
      <source>The heights of the rivers are not known: give the DEM, or lines with heights.</source>
      <translation>Les altitudes des rivières ne sont pas connues : donnez le MNT, ou des lignes avec altitudes.</translation>
    </message>
    <message>
      <source>The id of each cell's subbasin.</source>
      <translation>L’identifiant du sous-bassin de chaque cellule.</translation>
    </message>
    <message>
      <source>The id of each cell's watershed; the label where ids are text.</source>
      <translation>L’identifiant du bassin versant de chaque cellule ; label, là où les identifiants sont du texte.</translation>
    </message>
    <message>
      <source>The id of the line in each river cell.</source>
      <translation>L’identifiant de la ligne dans chaque cellule de rivière.</translation>
    </message>
    <message>
      <source>The island of seed {} is there.</source>
      <translation>L’île de graine {} est là.</translation>
    </message>
    <message>
      <source>The islands lie so far apart that the largest is {} cells across: give a CELL_SIZE, or make terrain of fewer islands at a time.</source>
      <translation>Les îles sont si éloignées que la plus grande a {} cellules de large : donnez un CELL_SIZE ou faites le relief de moins d’îles à la fois.</translation>
    </message>
    <message>
      <source>The kernels of Headwaters become machine code when they are first used, which takes two minutes for all. This runs every algorithm once on a little land of its own and keeps nothing but the machine code, which lies in the user profile. After an update only what has changed is compiled again.</source>
      <translation>Les noyaux de Headwaters deviennent du code machine à leur premier emploi, ce qui prend deux minutes pour tous. Ceci exécute chaque algorithme une fois sur un petit terrain à lui et ne garde que le code machine, qui se trouve dans le profil de l’utilisateur. Après une mise à jour, seul ce qui a changé est recompilé.</translation>
    </message>
    <message>
      <source>The lakes after the last step.</source>
      <translation>Les lacs après la dernière étape.</translation>
    </message>
    <message>
      <source>The lakes as polygons, a parent before its children; the map shows those that lie in no other.</source>
      <translation>Les lacs en polygones ; un lac vient avant ceux qu’il contient ; la carte montre ceux qui ne sont dans aucun autre.</translation>
    </message>
    <message>
      <source>The lakes of a DEM and where they spill, and its rivers, which know the lakes they cross.</source>
      <translation>Les lacs d’un MNT et où ils débordent, et ses rivières, qui connaissent les lacs qu’elles traversent.</translation>
    </message>
    <message>
      <source>The land is level, or its heights are not known.</source>
      <translation>Le terrain est plat, ou ses altitudes ne sont pas connues.</translation>
    </message>
    <message>
      <source>The land is parted into triangles. Water enters and leaves each through its sides: one is the outlet, the others are entries or ridges. From the sea upstream, triangle by triangle, they become trees, which are the basins: where noise is low first, or where a sketch of heights is, and along sketched rivers.</source>
      <translation>Les terres sont divisées en triangles. L’eau entre et sort par leurs côtés : l’un est la sortie, les autres sont des entrées ou des crêtes. De la mer vers l’amont, triangle par triangle, ils deviennent des arbres, qui sont les bassins : d’abord là où le bruit est faible, ou bien une esquisse d’altitudes, et le long des rivières esquissées.</translation>
    </message>
    <message>
      <source>The land is this part of the map, where no coastline is given.</source>
      <translation>Les terres sont cette partie de la carte, quand aucun trait de côte n’est donné.</translation>
    </message>
    <message>
      <source>The land nearest to each node, cut at the border of the mesh.</source>
      <translation>Le terrain le plus proche de chaque nœud, coupé au bord du maillage.</translation>
    </message>
    <message>
      <source>The land nearest to each node.</source>
      <translation>Le terrain le plus proche de chaque nœud.</translation>
    </message>
    <message>
      <source>The land of each river mouth.</source>
      <translation>Le terrain de chaque embouchure.</translation>
    </message>
    <message>
      <source>The land stays the one that was given. Hollows become lakes or are opened, whatever changes less; no cell but those of lakes is a pit; and D8 finds the rivers of the layer beside it. Finer cells have a smooth surface whose means over the cells are the DEM, with beds of rivers, their bends and the shores of lakes.</source>
      <translation>Le terrain reste celui qui a été donné. Les creux deviennent des lacs ou sont ouverts, selon ce qui change le moins ; aucune cellule, sauf celles des lacs, n’est une fosse ; et D8 trouve les rivières de la couche à côté. Les cellules plus fines ont une surface lisse dont les moyennes sur les cellules sont le MNT, avec les lits des rivières, leurs méandres et les rives des lacs.</translation>
    </message>
    <message>
      <source>The land that drains to each mouth.</source>
      <translation>Le terrain qui se draine vers chaque embouchure.</translation>
    </message>
    <message>
      <source>The land touches the edge of the data, where the map shows red: it may be larger.</source>
      <translation>Le terrain touche le bord des données, là où la carte montre du rouge : il peut être plus grand.</translation>
    </message>
    <message>
      <source>The larger, the less small rivers do.</source>
      <translation>Plus elle est grande, moins les petites rivières ont d’effet.</translation>
    </message>
    <message>
      <source>The latitude is not known, so ASPECT has no say</source>
      <translation>La latitude n’est pas connue, ASPECT ne compte donc pas</translation>
    </message>
    <message>
      <source>The layer ‘coast’ of ‘{}’ has no island. {}.</source>
      <translation>La couche « coast » de « {} » n’a pas d’île. {}.</translation>
    </message>
    <message>
      <source>The layer ‘{}’ has no coordinate reference system: metres are assumed.</source>
      <translation>La couche « {} » n’a pas de système de coordonnées : on suppose des mètres.</translation>
    </message>
    <message>
      <source>The layer ‘{}’ of ‘{}’ has no field ‘{}’. {}.</source>
      <translation>La couche « {} » de « {} » n’a pas de champ « {} ». {}.</translation>
    </message>
    <message>
      <source>The length of an edge, and so the size of everything: valleys are about as far apart. Empty: about 1,000 edges on all land; shorter, down to a tenth, on islands that would have fewer than 60; about 3,000 on the land around an EXTENT.</source>
      <translation>La longueur d’une arête, et donc la taille de tout : les vallées sont à peu près à cette distance. Vide : environ 1 000 arêtes sur toutes les terres ; plus courte, jusqu’à un dixième, sur les îles qui en auraient moins de 60 ; environ 3 000 sur les terres autour d’une EXTENT.</translation>
    </message>
    <message>
      <source>The lines keep the fields of the points. With a DEM their vertices have heights.</source>
      <translation>Les lignes gardent les champs des points. Avec un MNT, leurs sommets ont des altitudes.</translation>
    </message>
    <message>
      <source>The mesh as a 2DM file, which QGIS loads as a mesh layer.</source>
      <translation>Le maillage en fichier 2DM, que QGIS charge comme couche de maillage.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has an area of {}, which is no ground of any land. {}.</source>
      <translation>Le maillage « {} » a une surface de {}, qui n’est le sol d’aucune terre. {}.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has faces that lie over each other, at {:.10g}, {:.10g} for instance. Let them meet in their sides alone.</source>
      <translation>Le maillage « {} » a des faces les unes sur les autres, en {:.10g}, {:.10g} par exemple. Qu’elles ne se touchent que par leurs côtés.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has faces with {} corners at nodes that it does not have: its file is damaged. Write it anew.</source>
      <translation>Le maillage « {} » a des faces avec {} coins en des nœuds qu’il n’a pas : son fichier est endommagé. Écrivez-le de nouveau.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has heights in ‘{}’ up to {} m, which no ground has. Correct them, or choose another MESH_GROUP.</source>
      <translation>Le maillage « {} » a des altitudes dans « {} » jusqu’à {} m, qu’aucun sol n’a. Corrigez-les ou choisissez un autre MESH_GROUP.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has no face with an area: all its nodes lie on lines.</source>
      <translation>Le maillage « {} » n’a aucune face avec une surface : tous ses nœuds sont sur des lignes.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has no faces. Choose a mesh of triangles or quads.</source>
      <translation>Le maillage « {} » n’a pas de faces. Choisissez un maillage de triangles ou de quadrilatères.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has no group ‘{}’ of values. MESH_GROUP may be: {}.</source>
      <translation>Le maillage « {} » n’a pas de groupe « {} » de valeurs. MESH_GROUP peut être : {}.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has no height at {} nodes. Give ‘{}’ a value there.</source>
      <translation>Le maillage « {} » n’a pas d’altitude à {} nœuds. Donnez-y une valeur à « {} ».</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has {} nodes that lie on no map. Give them their places.</source>
      <translation>Le maillage « {} » a {} nœuds qui ne sont sur aucune carte. Donnez-leur leur place.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has {} nodes where another one lies. Remove them from it.</source>
      <translation>Le maillage « {} » a {} nœuds là où il y en a un autre. Enlevez-les.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has {} triangles twice or more: they count once.</source>
      <translation>Le maillage « {} » a {} triangles deux fois ou plus : ils comptent une fois.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’: ‘{}’ has no single number at each node. Choose another MESH_GROUP.</source>
      <translation>Le maillage « {} » : « {} » n’a pas un seul nombre à chaque nœud. Choisissez un autre MESH_GROUP.</translation>
    </message>
    <message>
      <source>The model comes from ‘Terrain model’ and may have been edited since: move a course, raise a primitive, draw a hill, and render again. Cells lie on one grid for each cell size, so a part that is rendered by itself has the same heights as in a raster of the whole.</source>
      <translation>Le modèle vient de « Modèle de relief » et peut avoir été modifié depuis : déplacez un tracé, rehaussez une primitive, dessinez une colline, et calculez de nouveau. Pour chaque taille de cellule, les cellules sont sur une seule grille ; une partie calculée à part a donc les mêmes altitudes que dans un raster de l’ensemble.</translation>
    </message>
    <message>
      <source>The model is a GeoPackage of ordinary layers and a table of parameters. Raise a primitive, add one, move a course, and render it again with ‘Render terrain’.</source>
      <translation>Le modèle est un GeoPackage de couches ordinaires et d’une table de paramètres. Rehaussez une primitive, ajoutez-en une, déplacez un tracé, et calculez-le de nouveau avec « Calculer le relief ».</translation>
    </message>
    <message>
      <source>The model with new ground.</source>
      <translation>Le modèle avec un nouveau sol.</translation>
    </message>
    <message>
      <source>The nodes as a 2DM file, with bed, water level, flow and difference at the moments of SNAPSHOT_COUNT.</source>
      <translation>Les nœuds en fichier 2DM, avec lit, niveau d’eau, débit et différence aux moments de SNAPSHOT_COUNT.</translation>
    </message>
    <message>
      <source>The one number that can be compared is not like that of real rivers; {}.</source>
      <translation>Le seul nombre qui peut être comparé n’est pas comme celui des rivières réelles ; {}.</translation>
    </message>
    <message>
      <source>The order after Strahler of each river cell.</source>
      <translation>L’ordre de Strahler de chaque cellule de rivière.</translation>
    </message>
    <message>
      <source>The order after Strahler that the river above the upper end of a sketch is to have: the higher, the sooner it grows, and the more land it takes. A number, or a field or an expression of the sketches.</source>
      <translation>L’ordre de Strahler que doit avoir la rivière au-dessus du bout amont d’une esquisse : plus il est élevé, plus tôt elle croît et plus elle prend de terrain. Un nombre, ou un champ ou une expression des esquisses.</translation>
    </message>
    <message>
      <source>The output is 1 where the accumulation is at least the threshold, 0 elsewhere, and has no data where the accumulation has none. Without a threshold, one is chosen that makes about one cell in a hundred a river.</source>
      <translation>La sortie vaut 1 là où l’accumulation atteint le seuil, 0 ailleurs, et n’a pas de données là où l’accumulation n’en a pas. Sans seuil, il en est choisi un qui fait d’environ une cellule sur cent une rivière.</translation>
    </message>
    <message>
      <source>The page begins with a map and a sentence on how the rivers compare with real ones. It has Horton’s ratios, Hack’s exponent, the exceedance of areas, slope against area, junction angles, sinuosity, drainage density, hypsometry, pits and the profiles of the main rivers, with plots, what each number means and rests on, how well it fits, and what all was made from. The same numbers come as JSON and as outputs.</source>
      <translation>La page commence par une carte et une phrase qui compare les rivières aux rivières réelles. Elle contient les rapports de Horton, l’exposant de Hack, le dépassement des surfaces, la pente selon la surface, les angles des confluences, la sinuosité, la densité de drainage, l’hypsométrie, les fosses et les profils en long des rivières principales, avec des graphiques, ce que chaque nombre signifie et sur quoi il repose, à quel point il convient, et de quoi tout a été fait. Les mêmes nombres sont donnés en JSON et comme sorties.</translation>
    </message>
    <message>
      <source>The plane rises from its southern edge. The peak falls away on all sides to the corners, the pyramid to the edges. The volcanoes stand in a sea whose surface is at 0; their calderas lie at two levels. Noise is a fractal landscape, and diamondsquare the oldest kind of it, by midpoints that are moved at random.</source>
      <translation>Le plan monte depuis son bord sud. Le sommet descend de tous côtés vers les coins, la pyramide vers les bords. Les volcans se dressent dans une mer dont la surface est à 0 ; leurs caldeiras sont à deux niveaux. Le bruit est un paysage fractal, et diamondsquare sa plus ancienne sorte, par des points milieux déplacés au hasard.</translation>
    </message>
    <message>
      <source>The points of POINTS at the centres of the cells that they are on now, and how far they were moved.</source>
      <translation>Les points de POINTS au centre des cellules où ils sont maintenant, et de combien ils ont été déplacés.</translation>
    </message>
    <message>
      <source>The program that is to read it.</source>
      <translation>Le programme qui doit le lire.</translation>
    </message>
    <message>
      <source>The program whose numbers the directions are written in. D∞ angles have none.</source>
      <translation>Le programme dans les nombres duquel les directions sont écrites. Les angles D∞ n’en ont pas.</translation>
    </message>
    <message>
      <source>The program whose numbers the raster has. auto finds out: the name of the band says it in rasters of Headwaters; in others the directions of the right encoding form no cycle and no paths cross. The log says what was found.</source>
      <translation>Le programme dont le raster a les nombres. auto le trouve : dans les rasters de Headwaters, le nom de la bande le dit ; dans les autres, les directions du bon codage ne forment aucune boucle et aucun chemin ne se croise. Le journal dit ce qui a été trouvé.</translation>
    </message>
    <message>
      <source>The program whose numbers the raster has. auto finds out: the name of the band says it in rasters of Headwaters; in others the directions of the right encoding form no cycle and no paths cross. The log says what was found. dinf: the raster holds D∞ angles, in radians from east against the clock.</source>
      <translation>Le programme dont le raster a les nombres. auto le trouve : dans les rasters de Headwaters, le nom de la bande le dit ; dans les autres, les directions du bon codage ne forment aucune boucle et aucun chemin ne se croise. Le journal dit ce qui a été trouvé. dinf : le raster contient des angles D∞, en radians depuis l’est dans le sens contraire des aiguilles d’une montre.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ cannot be read: {}.</source>
      <translation>Le raster « {} » ne peut être lu : {}.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ gave only {} of its {} cells.</source>
      <translation>Le raster « {} » n’a donné que {} de ses {} cellules.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no cells.</source>
      <translation>Le raster « {} » n’a pas de cellules.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no coordinate reference system: metres are assumed.</source>
      <translation>Le raster « {} » n’a pas de système de coordonnées : on suppose des mètres.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no valid cell in band {}: there is nothing to do.</source>
      <translation>Le raster « {} » n’a aucune cellule valide dans la bande {} : il n’y a rien à faire.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no valid cell in band {}: there is nothing to erode.</source>
      <translation>Le raster « {} » n’a aucune cellule valide dans la bande {} : il n’y a rien à éroder.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no valid cell inside the mask in band {}: there is nothing to do.</source>
      <translation>Le raster « {} » n’a aucune cellule valide à l’intérieur du masque dans la bande {} : il n’y a rien à faire.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no valid cell: there are no directions.</source>
      <translation>Le raster « {} » n’a aucune cellule valide : il n’y a pas de directions.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has other cells than when it was loaded: remove it from the project, and load it again.</source>
      <translation>Le raster « {} » a d’autres cellules que lorsqu’il a été chargé : enlevez-le du projet et rechargez-le.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has {}; BAND {} does not exist.</source>
      <translation>Le raster « {} » a {} ; BAND {} n’existe pas.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ holds heights up to {}: set the value that means no data.</source>
      <translation>Le raster « {} » tient des altitudes jusqu’à {} : donnez la valeur qui veut dire sans données.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ holds {}: convert it with ‘Translate’ to a type of 32 bits.</source>
      <translation>Le raster « {} » tient {} : convertissez-le avec « Translate » en un type de 32 bits.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ is rotated: its rows do not run east–west. Straighten it with ‘Warp (reproject)’ first.</source>
      <translation>Le raster « {} » est tourné : ses lignes ne vont pas d’ouest en est. Redressez-le d’abord avec « Warp (reproject) ».</translation>
    </message>
    <message>
      <source>The raster ‘{}’ of ‘{}’ is missing or broken. {}.</source>
      <translation>Le raster « {} » de « {} » manque ou est cassé. {}.</translation>
    </message>
    <message>
      <source>The relief of the shape is that times the rows less one, unless RELIEF is given.</source>
      <translation>Le relief de la forme est cette valeur fois les lignes moins une, si RELIEF n’est pas donné.</translation>
    </message>
    <message>
      <source>The relief of the shape is that times the rows less one.</source>
      <translation>Le dénivelé de la forme est cette valeur fois le nombre de lignes moins un.</translation>
    </message>
    <message>
      <source>The result is the lowest surface without pits that lies nowhere below the DEM: depressions become level, all other cells keep their height. No gradient is added to flats. Where the fill is deep, lakes would stand.</source>
      <translation>Le résultat est la plus basse surface sans fosses qui n’est nulle part sous le MNT : les dépressions deviennent planes, toutes les autres cellules gardent leur altitude. Aucune pente n’est ajoutée aux zones plates. Là où le comblement est profond, il y aurait des lacs.</translation>
    </message>
    <message>
      <source>The river of each subbasin; one of a single cell, where water leaves at once, has no line.</source>
      <translation>La rivière de chaque sous-bassin ; celle d’une seule cellule, où l’eau sort aussitôt, n’a pas de ligne.</translation>
    </message>
    <message>
      <source>The rivers are those of rain that falls everywhere on the final surface and erodes nothing.</source>
      <translation>Les rivières sont celles d’une pluie qui tombe partout sur la surface finale et n’érode rien.</translation>
    </message>
    <message>
      <source>The rivers of a DEM as smooth lines with their orders, and a report on them.</source>
      <translation>Les rivières d’un MNT en lignes lisses avec leurs ordres, et un rapport sur elles.</translation>
    </message>
    <message>
      <source>The same as JSON.</source>
      <translation>La même chose en JSON.</translation>
    </message>
    <message>
      <source>The same as triangles, for a 3-D view or another program; cells are left out so that it has at most 250,000 nodes.</source>
      <translation>La même chose en triangles, pour une vue 3D ou un autre programme ; des cellules sont omises pour qu’il ait au plus 250 000 nœuds.</translation>
    </message>
    <message>
      <source>The same directions in the other encoding.</source>
      <translation>Les mêmes directions dans l’autre codage.</translation>
    </message>
    <message>
      <source>The same numbers as JSON.</source>
      <translation>Les mêmes nombres en JSON.</translation>
    </message>
    <message>
      <source>The same seed gives the same result. 0 takes a new seed; the one used is written to the log and SEED_USED.</source>
      <translation>La même graine donne le même résultat. 0 en prend une nouvelle ; celle qui sert est écrite dans le journal et dans SEED_USED.</translation>
    </message>
    <message>
      <source>The same seed makes the same terrain. Everything scales with the coast, from ten to a thousand kilometres.</source>
      <translation>La même graine fait le même relief. Tout suit l’échelle de la côte, de dix à mille kilomètres.</translation>
    </message>
    <message>
      <source>The scene is an OBJ file with two objects, the ground and the water over it, in metres: x to the east, y up, z to the south. Water reaches a cell into its banks, under the ground.</source>
      <translation>La scène est un fichier OBJ avec deux objets, le sol et l’eau par-dessus, en mètres : x vers l’est, y vers le haut, z vers le sud. L’eau avance d’une cellule dans ses rives, sous le sol.</translation>
    </message>
    <message>
      <source>The share of the river length with at least the area a, P(A ≥ a) ∝ a^−β; along a link the area grows
evenly. Fitted from twice the area at a head to a fifth of the largest area, beyond which the basin ends.</source>
      <translation>La part de la longueur des rivières qui a au moins la surface a, P(A ≥ a) ∝ a^−β ; le long d’un tronçon la surface croît régulièrement.
Ajustement du double de la surface à une source jusqu’à un cinquième de la plus grande surface, au-delà de laquelle le bassin finit.</translation>
    </message>
    <message>
      <source>The shortest path needs D8 directions: ENCODING dinf goes with the PATH flow alone.</source>
      <translation>Le plus court chemin a besoin de directions D8 : ENCODING dinf ne va qu’avec le PATH flow.</translation>
    </message>
    <message>
      <source>The shortest path needs the DEM: give it as INPUT, or choose the PATH flow.</source>
      <translation>Le plus court chemin a besoin du MNT : donnez-le comme INPUT ou choisissez le PATH flow.</translation>
    </message>
    <message>
      <source>The shortest way does not follow the directions: it leads to the same ends, or rivers, over any ground that does not rise on the way once the depressions of the DEM are filled. It cuts across lakes and wide valleys.</source>
      <translation>Le plus court chemin ne suit pas les directions : il mène aux mêmes bouts, ou rivières, par tout sol qui ne monte pas en chemin une fois comblées les dépressions du MNT. Il coupe à travers les lacs et les larges vallées.</translation>
    </message>
    <message>
      <source>The size is either columns × rows or an extent of the map.</source>
      <translation>La taille est soit colonnes × lignes, soit une emprise de la carte.</translation>
    </message>
    <message>
      <source>The size of the triangles. Empty: about 20,000 nodes, and twice as many triangles.</source>
      <translation>La taille des triangles. Vide : environ 20 000 nœuds, et deux fois plus de triangles.</translation>
    </message>
    <message>
      <source>The streams of the highest order are often cut short by the edge of the data.</source>
      <translation>Les cours d’eau de l’ordre le plus élevé sont souvent coupés par le bord des données.</translation>
    </message>
    <message>
      <source>The surface at moments of the run, one band each; the name of a band tells after how many events. RELIEF stretches all of them as it does the last.</source>
      <translation>La surface à différents moments de l’exécution, une bande pour chacun ; le nom d’une bande dit après combien d’événements. RELIEF les étire toutes comme la dernière.</translation>
    </message>
    <message>
      <source>The surface that the water runs over.</source>
      <translation>La surface sur laquelle l’eau coule.</translation>
    </message>
    <message>
      <source>The table as it comes to rest, one band each; its name tells after how many steps.</source>
      <translation>La nappe telle qu’elle vient au repos, une bande pour chaque moment ; son nom dit après combien d’étapes.</translation>
    </message>
    <message>
      <source>The table ‘parameters’ of ‘{}’ gives no four numbers for ‘{}’.</source>
      <translation>La table « parameters » de « {} » ne donne pas quatre nombres pour « {} ».</translation>
    </message>
    <message>
      <source>The table ‘{}’ of ‘{}’ gives a ‘plane_x’ and ‘plane_y’ for island {} that lie far from it. {}.</source>
      <translation>La table « {} » de « {} » donne un « plane_x » et un « plane_y » pour l’île {} qui en sont loin. {}.</translation>
    </message>
    <message>
      <source>The table ‘{}’ of ‘{}’ gives ‘{}’ for {}: it must be {}.</source>
      <translation>La table « {} » de « {} » donne « {} » pour {} : il faut {}.</translation>
    </message>
    <message>
      <source>The table ‘{}’ of ‘{}’ has no valid ‘crs’. {}.</source>
      <translation>La table « {} » de « {} » n’a pas de « crs » valide. {}.</translation>
    </message>
    <message>
      <source>The table ‘{}’ of ‘{}’ has no {}. {}.</source>
      <translation>La table « {} » de « {} » n’a pas de {}. {}.</translation>
    </message>
    <message>
      <source>The three steps to a terrain, between which a person may edit what they have made.</source>
      <translation>Les trois étapes vers un relief, entre lesquelles on peut modifier ce qui a été fait.</translation>
    </message>
    <message>
      <source>The triangles as polygons.</source>
      <translation>Les triangles en polygones.</translation>
    </message>
    <message>
      <source>The triangles of the mesh, the cells of its nodes, or the cells of a raster, with their heights.</source>
      <translation>Les triangles du maillage, les cellules de ses nœuds ou les cellules d’un raster, avec leurs altitudes.</translation>
    </message>
    <message>
      <source>The unit of the heights of ‘{}’ is {}, but they are taken for {}. {}</source>
      <translation>L’unité des altitudes de « {} » est {}, mais elles sont prises pour {}. {}</translation>
    </message>
    <message>
      <source>The values of the mesh that are heights.</source>
      <translation>Les valeurs du maillage qui sont des altitudes.</translation>
    </message>
    <message>
      <source>The water on the land of each reach.</source>
      <translation>L’eau sur le terrain de chaque tronçon.</translation>
    </message>
    <message>
      <source>The watersheds of points, which move to the river beside them, and the ways on from there.</source>
      <translation>Les bassins versants de points, qui se déplacent vers la rivière voisine, et les chemins qui en partent.</translation>
    </message>
    <message>
      <source>The {} ‘{}’ can no longer be opened: its source was removed or damaged since it was loaded. Restore it, or load the layer again from where it is now.</source>
      <translation>La couche ({}) « {} » ne peut plus être ouverte : sa source a été enlevée ou endommagée depuis son chargement. Rétablissez-la ou rechargez la couche d’où elle est maintenant.</translation>
    </message>
    <message>
      <source>Their water becomes one there: move one of them, or delete it</source>
      <translation>Leur eau n’y fait plus qu’une : déplacez l’un d’eux ou supprimez-le</translation>
    </message>
    <message>
      <source>There are no rivers: at most {} cells drain through one, and RIVER_VISITS is {}.</source>
      <translation>Il n’y a pas de rivières : {} cellules au plus s’écoulent par une, et RIVER_VISITS est {}.</translation>
    </message>
    <message>
      <source>There are {} snapshots, not {}: one of each sweep</source>
      <translation>Il y a {} instantanés, et non {} : un par balayage</translation>
    </message>
    <message>
      <source>There are {}.</source>
      <translation>Il y a {}.</translation>
    </message>
    <message>
      <source>There is ground below 0 and no sea: give a SEA_LEVEL if that is the floor of the sea.</source>
      <translation>Il y a du sol au-dessous de 0 et pas de mer : donnez un SEA_LEVEL si c’est le fond de la mer.</translation>
    </message>
    <message>
      <source>There is no data of ‘{}’.</source>
      <translation>Il n’y a pas de données de « {} ».</translation>
    </message>
    <message>
      <source>There is no file ‘{}’. {}.</source>
      <translation>Il n’y a pas de fichier « {} ». {}.</translation>
    </message>
    <message>
      <source>There is no ground to erode. Give INPUT, MESH_INPUT or COASTLINE.</source>
      <translation>Il n’y a pas de sol à éroder. Donnez INPUT, MESH_INPUT ou COASTLINE.</translation>
    </message>
    <message>
      <source>There is no lake of this size and depth.</source>
      <translation>Il n’y a pas de lac de cette taille et de cette profondeur.</translation>
    </message>
    <message>
      <source>There is no land for basins. Give COASTLINE or EXTENT.</source>
      <translation>Il n’y a pas de terre pour des bassins. Donnez COASTLINE ou EXTENT.</translation>
    </message>
    <message>
      <source>There is no land to make a mesh of. Give INPUT, COASTLINE or EXTENT.</source>
      <translation>Il n’y a pas de terre dont faire un maillage. Donnez INPUT, COASTLINE ou EXTENT.</translation>
    </message>
    <message>
      <source>There is no land. Give COASTLINE, or EXTENT for a rectangle of inland country.</source>
      <translation>Il n’y a pas de terre. Donnez COASTLINE, ou EXTENT pour un rectangle d’arrière-pays.</translation>
    </message>
    <message>
      <source>There is no riparian wood: cells are {} m wide, and RIPARIAN_WIDTH is {} m. Choose a greater one, or smaller cells.</source>
      <translation>Il n’y a pas de ripisylve : les cellules ont {} m de large, et RIPARIAN_WIDTH est {} m. Choisissez-en un plus grand ou des cellules plus petites.</translation>
    </message>
    <message>
      <source>There is not enough memory: clip the raster or take larger cells.</source>
      <translation>La mémoire ne suffit pas : découpez le raster ou prenez des cellules plus grandes.</translation>
    </message>
    <message>
      <source>There is nothing to do: choose CLASSES, DENSITIES or POINTS.</source>
      <translation>Il n’y a rien à faire : choisissez CLASSES, DENSITIES ou POINTS.</translation>
    </message>
    <message>
      <source>There is nothing to do: choose DISTANCE, HEIGHT or UPSTREAM.</source>
      <translation>Il n’y a rien à faire : choisissez DISTANCE, HEIGHT ou UPSTREAM.</translation>
    </message>
    <message>
      <source>There is nothing to do: choose EXTENT, DEPTH or RATING.</source>
      <translation>Il n’y a rien à faire : choisissez EXTENT, DEPTH ou RATING.</translation>
    </message>
    <message>
      <source>There is nothing to do: choose SLOPE, SPECIFIC_AREA, WETNESS, POWER or LS.</source>
      <translation>Il n’y a rien à faire : choisissez SLOPE, SPECIFIC_AREA, WETNESS, POWER ou LS.</translation>
    </message>
    <message>
      <source>They lie as near to each other as that takes.</source>
      <translation>Ils sont aussi proches les uns des autres que cela l’exige.</translation>
    </message>
    <message>
      <source>This computer alone writes {}. Rasters with a name that ends with .vrt are written by the workers.</source>
      <translation>Cet ordinateur écrit seul {}. Les rasters dont le nom finit par .vrt sont écrits par les workers.</translation>
    </message>
    <message>
      <source>This is the sea of ‘{}’.</source>
      <translation>C’est ici la mer de « {} ».</translation>
    </message>
    <message>
      <source>Those in the watershed, with orders.</source>
      <translation>Celles du bassin versant, avec leurs ordres.</translation>
    </message>
    <message>
      <source>Three</source>
      <translation>Trois</translation>
    </message>
    <message>
      <source>Three worlds</source>
      <translation>Trois mondes</translation>
    </message>
    <message>
      <source>Three worlds, of noise that is filled, of rain, and of rivers first, each measured.</source>
      <translation>Trois mondes, du bruit que l’on comble, de la pluie et des rivières d’abord, chacun mesuré.</translation>
    </message>
    <message>
      <source>Threshold (in the unit of the accumulation)</source>
      <translation>Seuil (dans l’unité de l’accumulation)</translation>
    </message>
    <message>
      <source>Threshold ({})</source>
      <translation>Seuil ({})</translation>
    </message>
    <message>
      <source>Threshold used (in the unit of the accumulation)</source>
      <translation>Seuil utilisé (dans l’unité de l’accumulation)</translation>
    </message>
    <message>
      <source>Threshold used (km², or in the unit of ACCUMULATION)</source>
      <translation>Seuil utilisé (km², ou dans l’unité d’ACCUMULATION)</translation>
    </message>
    <message>
      <source>Threshold {}: {} streams of the first order fall {} m, {} higher ones {} m; t = {}</source>
      <translation>Seuil {} : {} cours d’eau du premier ordre tombent de {} m, {} d’ordre supérieur de {} m ; t = {}</translation>
    </message>
    <message>
      <source>Through standing water</source>
      <translation>À travers des plans d’eau</translation>
    </message>
    <message>
      <source>Ties and flats</source>
      <translation>Égalités et zones plates</translation>
    </message>
    <message>
      <source>Tiles</source>
      <translation>Tuiles</translation>
    </message>
    <message>
      <source>Time of concentration</source>
      <translation>Temps de concentration</translation>
    </message>
    <message>
      <source>Time of concentration (Kirpich)</source>
      <translation>Temps de concentration (Kirpich)</translation>
    </message>
    <message>
      <source>Time of concentration after Bransby-Williams (h)</source>
      <translation>Temps de concentration selon Bransby-Williams (h)</translation>
    </message>
    <message>
      <source>Time of concentration after Giandotti (h)</source>
      <translation>Temps de concentration selon Giandotti (h)</translation>
    </message>
    <message>
      <source>Time of concentration after Kirpich (h)</source>
      <translation>Temps de concentration selon Kirpich (h)</translation>
    </message>
    <message>
      <source>Time of concentration after Témez (h)</source>
      <translation>Temps de concentration selon Témez (h)</translation>
    </message>
    <message>
      <source>Time of concentration after the SCS (h)</source>
      <translation>Temps de concentration selon le SCS (h)</translation>
    </message>
    <message>
      <source>To edit, and to render at any scale.</source>
      <translation>Pour modifier, et pour calculer à toute échelle.</translation>
    </message>
    <message>
      <source>Too little between the limits of the fit: {} of the {} points that it needs.</source>
      <translation>Trop peu entre les limites de l’ajustement : {} des {} points nécessaires.</translation>
    </message>
    <message>
      <source>Tools</source>
      <translation>Outils</translation>
    </message>
    <message>
      <source>Tracing</source>
      <translation>Traçage</translation>
    </message>
    <message>
      <source>Tracing polygons</source>
      <translation>Traçage des polygones</translation>
    </message>
    <message>
      <source>Tracing rings</source>
      <translation>Traçage des anneaux</translation>
    </message>
    <message>
      <source>Tracing the rivers</source>
      <translation>Traçage des rivières</translation>
    </message>
    <message>
      <source>Transmissivity {} m² a day, mean recharge {} mm a year</source>
      <translation>Transmissivité {} m² par jour, recharge moyenne {} mm par an</translation>
    </message>
    <message>
      <source>Treeline on level ground, above the sea (m)</source>
      <translation>Limite des arbres sur sol plat, au-dessus de la mer (m)</translation>
    </message>
    <message>
      <source>Triangle</source>
      <translation>Triangle</translation>
    </message>
    <message>
      <source>Triangle downstream; NULL at the sea</source>
      <translation>Triangle en aval ; NULL à la mer</translation>
    </message>
    <message>
      <source>Triangle mesh</source>
      <translation>Maillage triangulaire</translation>
    </message>
    <message>
      <source>Triangles</source>
      <translation>Triangles</translation>
    </message>
    <message>
      <source>Triangles in it</source>
      <translation>Triangles qu’il contient</translation>
    </message>
    <message>
      <source>Triangles on sketched rivers that follow them (%)</source>
      <translation>Triangles sur les rivières esquissées qui les suivent (%)</translation>
    </message>
    <message>
      <source>Triangles or cells</source>
      <translation>Triangles ou cellules</translation>
    </message>
    <message>
      <source>Triangles that keep their way where there are heights (%)</source>
      <translation>Triangles qui gardent leur chemin là où il y a des altitudes (%)</translation>
    </message>
    <message>
      <source>Triangles with elevation, flow and order, as a 2DM file.</source>
      <translation>Triangles avec altitude, débit et ordre, en fichier 2DM.</translation>
    </message>
    <message>
      <source>Turns the rivers of a flow accumulation into lines with their orders, lengths, areas and topology.</source>
      <translation>Transforme les rivières d’une accumulation en lignes avec ordres, longueurs, surfaces et topologie.</translation>
    </message>
    <message>
      <source>Two</source>
      <translation>Deux</translation>
    </message>
    <message>
      <source>Type of river after Rosgen</source>
      <translation>Type de rivière selon Rosgen</translation>
    </message>
    <message>
      <source>Type of the river down from here after Rosgen</source>
      <translation>Type de la rivière en aval d’ici selon Rosgen</translation>
    </message>
    <message>
      <source>Type of the river out of the cell after Rosgen</source>
      <translation>Type de la rivière sortant de la cellule selon Rosgen</translation>
    </message>
    <message>
      <source>Témez</source>
      <translation>Témez</translation>
    </message>
    <message>
      <source>UPLIFT: {} things painted; without a width they fade over {} km</source>
      <translation>UPLIFT : {} objets peints ; sans largeur, ils s’estompent sur {} km</translation>
    </message>
    <message>
      <source>UPLIFT: ‘{}’ goes up to {}; all is divided by that</source>
      <translation>UPLIFT : « {} » monte jusqu’à {} ; tout est divisé par cela</translation>
    </message>
    <message>
      <source>UPLIFT: ‘{}’ has no data on {} % of the land; ranges are made there.</source>
      <translation>UPLIFT : « {} » n’a pas de données sur {} % de la terre ; des chaînes y sont faites.</translation>
    </message>
    <message>
      <source>UPLIFT: ‘{}’ has no data {}. Check its CRS, or give another.</source>
      <translation>UPLIFT : « {} » n’a pas de données {}. Vérifiez son SCR ou donnez-en un autre.</translation>
    </message>
    <message>
      <source>UPSTREAM follows D8 directions: leave it out, or give such directions as DIRECTIONS.</source>
      <translation>UPSTREAM suit des directions D8 : laissez-le ou donnez de telles directions comme DIRECTIONS.</translation>
    </message>
    <message>
      <source>Unit of the distance</source>
      <translation>Unité de la distance</translation>
    </message>
    <message>
      <source>Unit of the heights</source>
      <translation>Unité des altitudes</translation>
    </message>
    <message>
      <source>Unit of the slope</source>
      <translation>Unité de la pente</translation>
    </message>
    <message>
      <source>Units</source>
      <translation>Unités</translation>
    </message>
    <message>
      <source>Uplift (0 lowland … 1 highest)</source>
      <translation>Soulèvement (0 plaine … 1 maximum)</translation>
    </message>
    <message>
      <source>Uplift used</source>
      <translation>Soulèvement utilisé</translation>
    </message>
    <message>
      <source>Upper limit (in the unit of the accumulation)</source>
      <translation>Limite supérieure (dans l’unité de l’accumulation)</translation>
    </message>
    <message>
      <source>Valleys to be cut (% of the relief)</source>
      <translation>Vallées à creuser (% du dénivelé)</translation>
    </message>
    <message>
      <source>Valleys: land sank by {} m in the mean, by {} m at most</source>
      <translation>Vallées : la terre a baissé de {} m en moyenne, de {} m au plus</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Valeur</translation>
    </message>
    <message>
      <source>Volume (m³)</source>
      <translation>Volume (m³)</translation>
    </message>
    <message>
      <source>Volume of the cuts (m³)</source>
      <translation>Volume des entailles (m³)</translation>
    </message>
    <message>
      <source>Volume of the fill (m³)</source>
      <translation>Volume du comblement (m³)</translation>
    </message>
    <message>
      <source>Volume of the flood (m³)</source>
      <translation>Volume de l’inondation (m³)</translation>
    </message>
    <message>
      <source>Volume of the lakes (m³)</source>
      <translation>Volume des lacs (m³)</translation>
    </message>
    <message>
      <source>Volume of the water over the ground, or over lakes as they stand (m³)</source>
      <translation>Volume de l’eau au-dessus du sol, ou des lacs tels qu’ils sont (m³)</translation>
    </message>
    <message>
      <source>Voronoi cells</source>
      <translation>Cellules de Voronoï</translation>
    </message>
    <message>
      <source>Voronoi cells of the nodes</source>
      <translation>cellules de Voronoï des nœuds</translation>
    </message>
    <message>
      <source>WEIGHTS has no data in {} cells that water comes from: they count as 0.</source>
      <translation>WEIGHTS n’a pas de données dans {} cellules d’où vient de l’eau : elles comptent pour 0.</translation>
    </message>
    <message>
      <source>WEIGHTS is negative in {} cells: they take water away.</source>
      <translation>WEIGHTS est négatif dans {} cellules : elles enlèvent de l’eau.</translation>
    </message>
    <message>
      <source>WETNESS has no data in {} flat cells: give a MIN_SLOPE above 0.</source>
      <translation>WETNESS n’a pas de données dans {} cellules plates : donnez un MIN_SLOPE au-dessus de 0.</translation>
    </message>
    <message>
      <source>WINDOW misses the land of ‘{}’. Choose a part of it, or none.</source>
      <translation>WINDOW manque la terre de « {} ». Choisissez-en une partie, ou aucune.</translation>
    </message>
    <message>
      <source>WITHIN: no land lies farther inside a polygon than its rim is wide. Draw larger ones.</source>
      <translation>WITHIN : aucun terrain ne se trouve plus loin à l’intérieur d’un polygone que la largeur de sa bordure. Dessinez-en de plus grands.</translation>
    </message>
    <message>
      <source>WITHIN: old ground passes into new over {}</source>
      <translation>WITHIN : l’ancien sol passe au nouveau sur {}</translation>
    </message>
    <message>
      <source>Warmth of the sun (°C)</source>
      <translation>Chaleur du soleil (°C)</translation>
    </message>
    <message>
      <source>Water</source>
      <translation>Eau</translation>
    </message>
    <message>
      <source>Water ends</source>
      <translation>L’eau s’arrête</translation>
    </message>
    <message>
      <source>Water ends at the edge of the data where no neighbour is lower, and where the steepest direction leads into the sea. Sea has no direction.</source>
      <translation>L’eau s’arrête au bord des données là où aucun voisin n’est plus bas, et là où la direction la plus raide mène à la mer. La mer n’a pas de direction.</translation>
    </message>
    <message>
      <source>Water ends in {} closed lakes and dry hollows</source>
      <translation>L’eau s’arrête dans {} lacs fermés et creux secs</translation>
    </message>
    <message>
      <source>Water ends in {} pits</source>
      <translation>L’eau s’arrête dans {} fosses</translation>
    </message>
    <message>
      <source>Water finds only {} % of the rivers again on the raster [RECOVERED]: the land is too steep for cells of this size. Take a smaller CELL_SIZE, a lower PEAK, or gentler slopes.</source>
      <translation>L’eau ne retrouve que {} % des rivières sur le raster [RECOVERED] : la terre est trop raide pour des cellules de cette taille. Prenez un CELL_SIZE plus petit, un PEAK plus bas ou des pentes plus douces.</translation>
    </message>
    <message>
      <source>Water here</source>
      <translation>L’eau ici</translation>
    </message>
    <message>
      <source>Water here: click on a DEM to see the land that drains there and where it flows</source>
      <translation>L’eau ici : cliquez sur un MNT pour voir le terrain qui s’y draine et où l’eau s’en va</translation>
    </message>
    <message>
      <source>Water leaves over the edge of the data, into the sea (polygons or a level, or both) and, if so chosen, into holes in the data. Diagonal neighbours count.</source>
      <translation>L’eau sort par le bord des données, dans la mer (polygones ou niveau, ou les deux) et, si on le choisit, dans les trous des données. Les voisins en diagonale comptent.</translation>
    </message>
    <message>
      <source>Water over the bed of rivers and lakes.</source>
      <translation>L’eau au-dessus du lit des rivières et des lacs.</translation>
    </message>
    <message>
      <source>Water runs in {} circles; each was cut below one of its triangles</source>
      <translation>L’eau tourne en rond dans {} boucles ; chacune a été coupée en aval d’un de ses triangles</translation>
    </message>
    <message>
      <source>Water table</source>
      <translation>Nappe phréatique</translation>
    </message>
    <message>
      <source>Water that stands</source>
      <translation>Eau stagnante</translation>
    </message>
    <message>
      <source>Watershed</source>
      <translation>Bassin versant</translation>
    </message>
    <message>
      <source>Watershed of a point</source>
      <translation>Bassin versant d’un point</translation>
    </message>
    <message>
      <source>Watershed of the point</source>
      <translation>Bassin versant du point</translation>
    </message>
    <message>
      <source>Watershed that this one drains into; NULL at the sea</source>
      <translation>Bassin versant dans lequel celui-ci s’écoule ; NULL à la mer</translation>
    </message>
    <message>
      <source>Watersheds</source>
      <translation>Bassins versants</translation>
    </message>
    <message>
      <source>Watersheds as a raster</source>
      <translation>Bassins versants en raster</translation>
    </message>
    <message>
      <source>Watersheds of gauges</source>
      <translation>Bassins versants de stations</translation>
    </message>
    <message>
      <source>Watersheds of points</source>
      <translation>Bassins versants de points</translation>
    </message>
    <message>
      <source>Watersheds of which CN tells no time, since its mean is not above 0 and up to 100, or not known: {}. Their field tc_scs is empty: check CN.</source>
      <translation>Bassins versants dont CN ne dit pas de temps, puisque sa moyenne n’est pas au-dessus de 0 et jusqu’à 100, ou n’est pas connue : {}. Leur champ tc_scs est vide : vérifiez CN.</translation>
    </message>
    <message>
      <source>Watersheds of which a formula of TC tells no time: {}. Their path or land does not fall, or is a single cell: these fields are empty.</source>
      <translation>Bassins versants dont une formule de TC ne dit pas de temps : {}. Leur chemin ou leur terre ne descend pas, ou est une seule cellule : ces champs sont vides.</translation>
    </message>
    <message>
      <source>Watersheds smaller than that</source>
      <translation>Bassins versants plus petits</translation>
    </message>
    <message>
      <source>Watersheds that reach the edge of the data (field touches_edge): {}</source>
      <translation>Bassins versants qui atteignent le bord des données (champ touches_edge) : {}</translation>
    </message>
    <message>
      <source>Wavelength of the noise (m)</source>
      <translation>Longueur d’onde du bruit (m)</translation>
    </message>
    <message>
      <source>Way down</source>
      <translation>Chemin vers l’aval</translation>
    </message>
    <message>
      <source>Way to the mouth (km)</source>
      <translation>Chemin jusqu’à l’embouchure (km)</translation>
    </message>
    <message>
      <source>Weight of the coast in the slope of the land</source>
      <translation>Poids de la côte dans la pente du terrain</translation>
    </message>
    <message>
      <source>Weight of the height in the slope of the land</source>
      <translation>Poids de l’altitude dans la pente du terrain</translation>
    </message>
    <message>
      <source>Weights</source>
      <translation>Poids</translation>
    </message>
    <message>
      <source>West</source>
      <translation>Ouest</translation>
    </message>
    <message>
      <source>West and east joined</source>
      <translation>Ouest et est raccordés</translation>
    </message>
    <message>
      <source>Wet ground: the table reaches it</source>
      <translation>Sol humide : la nappe l’atteint</translation>
    </message>
    <message>
      <source>Wetness index (TWI)</source>
      <translation>Indice d’humidité (TWI)</translation>
    </message>
    <message>
      <source>Wetness is ln(&lt;i&gt;a&lt;/i&gt; / tan β): high in hollows and on valley floors. Power is &lt;i&gt;a&lt;/i&gt; · tan β: high in gullies and steep channels. LS is the factor of slope and length in the loss of soil (USLE, RUSLE), by unit stream power: 1.4 (&lt;i&gt;a&lt;/i&gt; / 22.13)&lt;sup&gt;0.4&lt;/sup&gt; (sin β / 0.0896)&lt;sup&gt;1.3&lt;/sup&gt;.</source>
      <translation>L’humidité est ln(&lt;i&gt;a&lt;/i&gt; / tan β) : forte dans les creux et sur les fonds de vallée. La puissance est &lt;i&gt;a&lt;/i&gt; · tan β : forte dans les ravines et les chenaux raides. LS est le facteur de pente et de longueur dans la perte en sol (USLE, RUSLE), selon la puissance unitaire du courant : 1,4 (&lt;i&gt;a&lt;/i&gt; / 22,13)&lt;sup&gt;0,4&lt;/sup&gt; (sin β / 0,0896)&lt;sup&gt;1,3&lt;/sup&gt;.</translation>
    </message>
    <message>
      <source>What POLYGONS holds of a mesh: the cells of nodes or triangles.</source>
      <translation>Ce que POLYGONS contient d’un maillage : les cellules des nœuds ou les triangles.</translation>
    </message>
    <message>
      <source>What becomes of smaller watersheds is for SMALL to say. Empty: all are kept.</source>
      <translation>SMALL dit ce que deviennent les bassins plus petits. Vide : tous sont gardés.</translation>
    </message>
    <message>
      <source>What cells in the sea have: no data (nodata), a shelf and below it a slope with canyons (slope), or one depth just below the sea (flat).</source>
      <translation>Ce qu’ont les cellules en mer : pas de données (nodata), un plateau et au-dessous un talus avec des canyons (slope), ou une seule profondeur juste sous la mer (flat).</translation>
    </message>
    <message>
      <source>What drains through each cell, itself included.</source>
      <translation>Ce qui se draine par chaque cellule, elle comprise.</translation>
    </message>
    <message>
      <source>What each of the ten thresholds makes of streams: how many there are, how far they fall, and whether orders differ (t).</source>
      <translation>Ce que chacun des dix seuils donne comme cours d’eau : combien il y en a, de combien ils chutent, et si les ordres diffèrent (t).</translation>
    </message>
    <message>
      <source>What each reach carries at its lower end, for which its rating curve tells the stage. Where a field is NULL there is no flood. A number, a field of RIVERS, or the file or the layer name of a raster with the same cells.</source>
      <translation>Ce que chaque tronçon porte à son bout aval, pour quoi sa courbe de tarage dit la hauteur d’eau. Là où un champ est NULL, il n’y a pas d’inondation. Un nombre, un champ de RIVERS, ou le fichier ou le nom de couche d’un raster aux mêmes cellules.</translation>
    </message>
    <message>
      <source>What evaporates from it (m³/s)</source>
      <translation>Ce qui s’en évapore (m³/s)</translation>
    </message>
    <message>
      <source>What falls on each cell, rain for instance; it must have the same cells. The result is the sum of weight times area, or of weights alone when UNITS is cells. Cells without data count as 0.</source>
      <translation>Ce qui tombe sur chaque cellule, la pluie par exemple ; il faut les mêmes cellules. Le résultat est la somme des poids fois la surface, ou des poids seuls si UNITS est en cellules. Les cellules sans données comptent pour 0.</translation>
    </message>
    <message>
      <source>What falls on land and water and runs off: alone it makes the flow through every cell known, in m³/s; with EVAPORATION, lakes are no longer full but in balance. A number, or the file or the layer name of a raster with the same cells.</source>
      <translation>Ce qui tombe sur terre et sur l’eau et s’écoule : seul, il fait connaître le débit à travers chaque cellule, en m³/s ; avec EVAPORATION, les lacs ne sont plus pleins mais en équilibre. Un nombre, ou le fichier ou le nom de couche d’un raster aux mêmes cellules.</translation>
    </message>
    <message>
      <source>What falls on land and water and runs off: with EVAPORATION, lakes are no longer full but in balance. A number, or the file or the layer name of a raster with the same cells.</source>
      <translation>Ce qui tombe sur terre et sur l’eau et s’écoule : avec EVAPORATION, les lacs ne sont plus pleins mais en équilibre. Un nombre, ou le fichier ou le nom de couche d’un raster aux mêmes cellules.</translation>
    </message>
    <message>
      <source>What is added up: areas, or numbers of cells.</source>
      <translation>Ce qui est additionné : des surfaces, ou des nombres de cellules.</translation>
    </message>
    <message>
      <source>What is lower is written as this, so that all 16 bits go to what is higher: 0 for land without the floor of the sea. Empty: the lowest height of the DEM. Masks and scene do not know it.</source>
      <translation>Ce qui est plus bas est écrit à cette hauteur, afin que les 16 bits servent à ce qui est plus haut : 0 pour la terre sans le fond de la mer. Vide : la plus basse hauteur du MNT. Les masques et la scène l’ignorent.</translation>
    </message>
    <message>
      <source>What is prepared</source>
      <translation>Ce qui est préparé</translation>
    </message>
    <message>
      <source>What its bed consists of</source>
      <translation>Ce dont son lit est fait</translation>
    </message>
    <message>
      <source>What its numbers mean.</source>
      <translation>Ce que ses nombres signifient.</translation>
    </message>
    <message>
      <source>What open water loses. Lakes then stand where as much evaporates as flows in, or spill what they do not need into the next. Empty: every lake is full. A number, or the file or the layer name of a raster with the same cells.</source>
      <translation>Ce que perd l’eau libre. Les lacs se tiennent alors là où il s’évapore autant qu’il entre, ou déversent le surplus dans le suivant. Vide : tout lac est plein. Un nombre, ou le fichier ou le nom de couche d’un raster aux mêmes cellules.</translation>
    </message>
    <message>
      <source>What open water loses: lakes stand where as much evaporates as flows in. Empty: every lake is full. A number, or the file or the layer name of a raster of any cells: its means, and linear between the middles of its cells.</source>
      <translation>Ce que perd l’eau libre : il y a des lacs là où il s’évapore autant qu’il en arrive. Vide : chaque lac est plein. Un nombre, ou le fichier ou le nom de couche d’un raster aux cellules quelconques : leurs moyennes, et linéaire entre les centres de ses cellules.</translation>
    </message>
    <message>
      <source>What results are to name the gauges by, such as their number. Empty: they are numbered.</source>
      <translation>Par quoi les résultats nomment les stations, leur numéro par exemple. Vide : elles sont numérotées.</translation>
    </message>
    <message>
      <source>What runs off all land upstream at once, instead of a discharge: each reach carries this times the area that drains to its lower end.</source>
      <translation>Ce qui s’écoule à la fois de tout le terrain en amont, au lieu d’un débit : chaque tronçon porte cela fois la surface qui se draine vers son bout aval.</translation>
    </message>
    <message>
      <source>What runs off everywhere. Empty: 1000. A number, or the file or the layer name of a raster of any cells: its means, and linear between the middles of its cells.</source>
      <translation>Ce qui s’écoule partout. Vide : 1000. Un nombre, ou le fichier ou le nom de couche d’un raster aux cellules quelconques : leurs moyennes, et linéaire entre les centres de ses cellules.</translation>
    </message>
    <message>
      <source>What runs off in an hour: 10 is a lot in large catchments, 50 in small ones.</source>
      <translation>Ce qui ruisselle en une heure : 10, c’est beaucoup dans un grand bassin, 50 dans un petit.</translation>
    </message>
    <message>
      <source>What seeps down to the table. In the model energy CAPILLARITY, in snow the depth where it freezes, holds for 300 mm and changes in proportion. A number, or the file or the layer name of a raster with the same cells.</source>
      <translation>Ce qui s’infiltre jusqu’à la nappe. Dans le modèle energy CAPILLARITY, dans snow l’épaisseur là où il gèle, vaut pour 300 mm et change en proportion. Un nombre, ou le fichier ou le nom de couche d’un raster aux mêmes cellules.</translation>
    </message>
    <message>
      <source>What stands there: conifer, broadleaf, willow, shrub, dwarf shrub, reed, beach grass</source>
      <translation>Ce qui s’y trouve : conifer, broadleaf, willow, shrub, dwarf shrub, reed, beach grass</translation>
    </message>
    <message>
      <source>What steep slopes gain that face the sun, and lose that face away, times the sine of slope and latitude. The latitude is that of the map.</source>
      <translation>Ce que gagnent les versants raides tournés vers le soleil et que perdent ceux qui lui tournent le dos, fois le sinus de la pente et celui de la latitude. La latitude est celle de la carte.</translation>
    </message>
    <message>
      <source>What that means</source>
      <translation>Ce que cela veut dire</translation>
    </message>
    <message>
      <source>What the bed consists of; to look at</source>
      <translation>Ce dont le lit est fait ; pour voir</translation>
    </message>
    <message>
      <source>What the ground looks like before the rain when no DEM is given. article: the plane of the article, whatever the others say: SLOPE 1, no noise, all of the map (no LAND), water leaves in the south alone (BOUNDARY), west and east are joined (PERIODIC). plane: the same as long as those are left as they are.</source>
      <translation>L’aspect du sol avant la pluie, quand aucun MNT n’est donné. article : le plan de l’article, quoi que disent les autres : SLOPE 1, sans bruit, toute la carte (sans LAND), l’eau ne sort qu’au sud (BOUNDARY), l’ouest et l’est sont joints (PERIODIC). plane : le même, tant que ceux-ci restent tels quels.</translation>
    </message>
    <message>
      <source>What the surface looks like.</source>
      <translation>L’aspect de la surface.</translation>
    </message>
    <message>
      <source>What the value is</source>
      <translation>Ce qu’est la valeur</translation>
    </message>
    <message>
      <source>What water does at cells without data that the data enclose: it vanishes there (outlet), goes round them (wall), or crosses them at heights interpolated from their rim (fill); they have no data in the output.</source>
      <translation>Ce que fait l’eau aux cellules sans données que les données entourent : elle y disparaît (outlet), les contourne (wall), ou les traverse aux altitudes interpolées de leur bord (fill) ; elles n’ont pas de données en sortie.</translation>
    </message>
    <message>
      <source>What water does at the rim of a DEM or a mesh, where data end: it leaves there (outlet), or only the sea takes it up (wall), for which SEA_LEVEL must be given. The shore of COASTLINE is sea in any case.</source>
      <translation>Ce que fait l’eau au bord d’un MNT ou d’un maillage, là où finissent les données : elle en sort (outlet), ou seule la mer la reçoit (wall), pour quoi SEA_LEVEL doit être donné. La rive de COASTLINE est la mer dans tous les cas.</translation>
    </message>
    <message>
      <source>What water does at the rim of the raster, where data end, and at the outline of the mask: it leaves there (outlet), or only the sea and holes take it up (wall). Cells without data in SEA polygons are sea, too.</source>
      <translation>Ce que fait l’eau au bord du raster, où finissent les données, et au contour du masque : elle y sort (outlet), ou seuls la mer et les trous l’absorbent (wall). Les cellules sans données dans les polygones SEA sont aussi la mer.</translation>
    </message>
    <message>
      <source>What water does in depressions: it fills them and flows over (fill), it leaves through the channel that needs the least digging (breach; what cannot be breached is filled), it stays in pits (keep), or pit by pit whatever changes the DEM least of filling, digging and filling a part of it (least). The DEM itself is never changed.</source>
      <translation>Ce que fait l’eau dans les dépressions : elle les remplit et déborde (fill), elle sort par le chenal qui demande le moins de creusement (breach ; ce qui ne peut être percé est comblé), elle reste dans les fosses (keep), ou bien, fosse par fosse, ce qui modifie le moins le MNT : combler, creuser, ou en combler une partie et creuser (least). Le MNT lui-même n’est jamais modifié.</translation>
    </message>
    <message>
      <source>Where DIRECTIONS holds D∞ angles (ENCODING dinf), water is shared and takes many paths: the distance and the height are their mean, weighed by the shares, or the greatest or least of them. Only shares that meet a river count.</source>
      <translation>Lorsque DIRECTIONS contient des angles D∞ (ENCODING dinf), l’eau se partage et suit de nombreux chemins : la distance et la hauteur sont leur moyenne, pondérée par les parts, ou la plus grande ou la plus petite d’entre elles. Seules comptent les parts qui atteignent une rivière.</translation>
    </message>
    <message>
      <source>Where THRESHOLD is empty. share: about one cell in a hundred is river. drop: the least of ten thresholds from which on streams of the first order fall as far, in the mean, as higher ones; it needs the DEM.</source>
      <translation>Quand THRESHOLD est vide. share : environ une cellule sur cent est rivière. drop : le plus petit de dix seuils à partir duquel les cours d’eau du premier ordre chutent en moyenne autant que ceux d’ordre supérieur ; il faut le MNT.</translation>
    </message>
    <message>
      <source>Where a lake has several hollows, each is a lake of its own below the sill over which it meets its neighbour. These are nested in the great one: &lt;i&gt;parent&lt;/i&gt; is the id of the smallest lake around a lake, empty where a lake stands alone. A child lies inside its parent, and siblings never touch.</source>
      <translation>Quand un lac a plusieurs creux, chacun est un lac à part sous le seuil où il rejoint son voisin. Ceux-ci sont emboîtés dans le grand : &lt;i&gt;parent&lt;/i&gt; est l’identifiant du plus petit lac autour d’un lac, vide si un lac est isolé. Un lac emboîté est dans celui qui l’entoure, et les lacs d’un même lac ne se touchent jamais.</translation>
    </message>
    <message>
      <source>Where an extent is the land. Empty: its own CRS.</source>
      <translation>Pour une emprise comme terres. Vide : son propre SCR.</translation>
    </message>
    <message>
      <source>Where it comes from</source>
      <translation>D’où vient ce rapport</translation>
    </message>
    <message>
      <source>Where it is flatter, wetness counts with this slope; with 0 it has no data on flats.</source>
      <translation>Là où c’est plus plat, l’humidité se calcule avec cette pente ; avec 0, elle n’a pas de données sur les zones plates.</translation>
    </message>
    <message>
      <source>Where large rivers reach the sea; each point moves to the nearest coast. Empty: chosen along the coast. Small rivers fill what coast is left.</source>
      <translation>Où de grandes rivières atteignent la mer ; chaque point se déplace vers la côte la plus proche. Vide : choisies le long de la côte. De petites rivières remplissent la côte qui reste.</translation>
    </message>
    <message>
      <source>Where most land lies between the lowest and the highest point: near 1 a plateau, near 0 a plain with summits.</source>
      <translation>Où se trouve l’essentiel des terres entre le point le plus bas et le plus haut : près de 1 un plateau, près de 0 une plaine avec des sommets.</translation>
    </message>
    <message>
      <source>Where mountains and plains are to be: a raster, or lines (ranges), polygons (ranges or plains) or points (massifs), which pass smoothly into what lies around. Numbers are relative, from 0 in lowlands to 1 where the land rises fastest; if there are greater ones, all are divided by the greatest. Lines and points with a field width act over a band or disc so many metres wide, without one as far as is usual. Elsewhere, and empty: ranges and lowlands by noise, from the seed.</source>
      <translation>Où doivent être montagnes et plaines : un raster, ou des lignes (chaînes), des polygones (chaînes ou plaines) ou des points (massifs), qui passent en douceur à ce qui les entoure. Les nombres sont relatifs, de 0 en plaine à 1 là où le terrain se soulève le plus vite ; s’il y en a de plus grands, tous sont divisés par le plus grand. Lignes et points avec un champ width agissent sur une bande ou un disque large d’autant de mètres, sans lui aussi loin que d’habitude. Ailleurs, et vide : chaînes et plaines par un bruit, selon la graine.</translation>
    </message>
    <message>
      <source>Where neighbours differ by more than this, the higher one slides: it loses a quarter of the difference. Many times D, or the ground does not stop sliding for long. Empty: 2,000 m as in the article; on a DEM half the width of a cell, a slope of 27°, or what 99 % of its neighbours differ by.</source>
      <translation>Là où des voisins diffèrent de plus que cela, le plus haut glisse : il perd un quart de la différence. Bien des fois D, sinon le sol glisse encore longtemps. Vide : 2 000 m comme dans l’article ; sur un MNT la moitié de la largeur d’une cellule, une pente de 27°, ou ce que 99 % de ses voisins ne dépassent pas en différence.</translation>
    </message>
    <message>
      <source>Where no lines are given. Empty: the readable number that makes about one cell in a hundred a river.</source>
      <translation>Quand aucune ligne n’est donnée. Vide : le nombre rond qui fait d’environ une cellule sur cent une rivière.</translation>
    </message>
    <message>
      <source>Where paths part (dinf)</source>
      <translation>Où les chemins se séparent (dinf)</translation>
    </message>
    <message>
      <source>Where profiles bulge, and by how much.</source>
      <translation>Où les profils se bombent, et de combien.</translation>
    </message>
    <message>
      <source>Where reaches of other stages meet, the water above is lowered as far as it could drain. It is a first map of what may be flooded, no hydraulic model: the page says what it does not know.</source>
      <translation>Là où se rejoignent des tronçons d’autres hauteurs d’eau, l’eau au-dessus est abaissée autant qu’elle pourrait s’écouler. C’est une première carte de ce qui peut être inondé, pas un modèle hydraulique : la page dit ce qu’elle ne sait pas.</translation>
    </message>
    <message>
      <source>Where the DEM has other sides than its pixels</source>
      <translation>Là où le MNT a d’autres côtés que ses pixels</translation>
    </message>
    <message>
      <source>Where the land behind the shore is steepest the coast is a cliff of about this height, elsewhere a lower one or a beach. A number, or a field or an expression of the coastline: each stretch of an island that consists of several polygons or lines has that of its own. 0: none.</source>
      <translation>Là où le terrain derrière le rivage est le plus raide, la côte est une falaise d’environ cette hauteur, ailleurs une plus basse ou une plage. Un nombre, ou un champ ou une expression du trait de côte : chaque portion d’une île faite de plusieurs polygones ou lignes a la sienne. 0 : aucune.</translation>
    </message>
    <message>
      <source>Where the valley is twice as high as the river is deep, in half widths</source>
      <translation>Où la vallée est deux fois plus haute que la rivière n’est profonde, en demi-largeurs</translation>
    </message>
    <message>
      <source>Where the water of each lake leaves it: a cell at its level, on the path down to what lies next.</source>
      <translation>Où l’eau de chaque lac le quitte : une cellule à son niveau, sur le chemin qui descend vers la suite.</translation>
    </message>
    <message>
      <source>Where the water starts.</source>
      <translation>Où l’eau commence.</translation>
    </message>
    <message>
      <source>Where the watershed ends: press … and click on the map, beside a river or on it.</source>
      <translation>Là où finit le bassin versant : appuyez sur … et cliquez sur la carte, près d’une rivière ou dessus.</translation>
    </message>
    <message>
      <source>Where there is more rain more water flows: an area counts as much as its rain is above the mean.</source>
      <translation>Là où il pleut davantage, il s’écoule plus d’eau : une surface compte autant que sa pluie dépasse la moyenne.</translation>
    </message>
    <message>
      <source>Where there is more rain rivers carry more: the area above counts as much as its rain is above the mean.</source>
      <translation>Là où il pleut davantage, les rivières portent plus : la surface en amont compte autant que sa pluie dépasse la moyenne.</translation>
    </message>
    <message>
      <source>Where water can go and the ground can slide: to all 8 neighbours of a cell, or to the 4 over its sides. The pictures differ a lot.</source>
      <translation>Où l’eau peut aller et le sol glisser : vers les 8 voisins d’une cellule, ou vers les 4 par-delà ses côtés. Les images diffèrent beaucoup.</translation>
    </message>
    <message>
      <source>Where water is open or reaches the ground, in a colour for each kind; the sea is one of them.</source>
      <translation>Où l’eau est libre ou atteint le sol, d’une couleur pour chaque sorte ; la mer en fait partie.</translation>
    </message>
    <message>
      <source>Where water leaves. lowedge: at the southern edge of the map; alledges: at all its edges; mask: at the edge of the land or of the valid cells, wherever that lies. auto: lowedge for the plane, else mask, which is all edges where the whole map is land.</source>
      <translation>Où l’eau sort. lowedge : au bord sud de la carte ; alledges : à tous ses bords ; mask : au bord des terres ou des cellules valides, où qu’il soit. auto : lowedge pour le plan, sinon mask, soit tous les bords quand toute la carte est terre.</translation>
    </message>
    <message>
      <source>Whether the western and the eastern edge are neighbours, so that water runs on from the one to the other. auto: yes for the plane with its outlets along the southern edge, else no.</source>
      <translation>Si les bords ouest et est sont voisins, de sorte que l’eau passe de l’un à l’autre. auto : oui pour le plan avec ses sorties au bord sud, sinon non.</translation>
    </message>
    <message>
      <source>Which tile lies where, and the scale; tiles of heights and masks are written beside it.</source>
      <translation>Où est chaque tuile, et l’échelle ; les tuiles d’altitudes et de masques sont écrites à côté.</translation>
    </message>
    <message>
      <source>WhiteboxTools: north-east 1, east 2 … north 128</source>
      <translation>WhiteboxTools : nord-est 1, est 2 … nord 128</translation>
    </message>
    <message>
      <source>Whole watersheds (they overlap)</source>
      <translation>Bassins entiers (se chevauchant)</translation>
    </message>
    <message>
      <source>Why no river follows it</source>
      <translation>Pourquoi aucune rivière ne la suit</translation>
    </message>
    <message>
      <source>Width (m)</source>
      <translation>Largeur (m)</translation>
    </message>
    <message>
      <source>Width and height of a cell on the ground, no more than those of the DEM. Empty: as the DEM has them.</source>
      <translation>Largeur et hauteur d’une cellule au sol, pas plus que celles du MNT. Vide : comme le MNT les a.</translation>
    </message>
    <message>
      <source>Width and height of a cell on the ground. Empty: about 1,500 columns, more if islands lie far apart.</source>
      <translation>Largeur et hauteur d’une cellule au sol. Vide : environ 1 500 colonnes, plus si des îles sont éloignées.</translation>
    </message>
    <message>
      <source>Width and height of a cell on the ground. Empty: about 1,500 columns, more if islands lie far apart. Of the extent where there is one.</source>
      <translation>Largeur et hauteur d’une cellule au sol. Vide : environ 1 500 colonnes, plus si des îles sont éloignées. De l’emprise s’il y en a une.</translation>
    </message>
    <message>
      <source>Width and height of a cell.</source>
      <translation>Largeur et hauteur d’une cellule.</translation>
    </message>
    <message>
      <source>Width between the banks (m)</source>
      <translation>Largeur entre les berges (m)</translation>
    </message>
    <message>
      <source>Width of riparian wood (m)</source>
      <translation>Largeur de la ripisylve (m)</translation>
    </message>
    <message>
      <source>Width of the band along the line (m)</source>
      <translation>Largeur de la bande le long de la ligne (m)</translation>
    </message>
    <message>
      <source>Width of the flow</source>
      <translation>Largeur de l’écoulement</translation>
    </message>
    <message>
      <source>Width of the river (m); NULL without one</source>
      <translation>Largeur de la rivière (m) ; NULL sans rivière</translation>
    </message>
    <message>
      <source>Width of the rivers (times as usual)</source>
      <translation>Largeur des rivières (fois la normale)</translation>
    </message>
    <message>
      <source>Width of the shore (m)</source>
      <translation>Largeur du rivage (m)</translation>
    </message>
    <message>
      <source>Widths follow the law of Murray: the cube of a width is the sum of the cubes of what flows together. The log compares the length of rivers with the law of Hack. Lengths are metres on the ground whatever the CRS.</source>
      <translation>Les largeurs suivent la loi de Murray : le cube d’une largeur est la somme des cubes de ce qui conflue. Le journal compare la longueur des rivières à la loi de Hack. Les longueurs sont en mètres au sol, quel que soit le SCR.</translation>
    </message>
    <message>
      <source>Willow</source>
      <translation>Saule</translation>
    </message>
    <message>
      <source>Winding of rivers (1: as in nature)</source>
      <translation>Sinuosité des rivières (1 : comme dans la nature)</translation>
    </message>
    <message>
      <source>Winding of the rivers (times as usual)</source>
      <translation>Sinuosité des rivières (fois la normale)</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>Fenêtre</translation>
    </message>
    <message>
      <source>Wished heights (m)</source>
      <translation>Altitudes souhaitées (m)</translation>
    </message>
    <message>
      <source>With &lt;i&gt;auto&lt;/i&gt; it finds out who wrote the raster: it tries every encoding that has all the values and keeps the one in which the directions form no cycle and no paths cross. A DEM settles what remains open. If FROM is wrong, the first cell that shows it is named, and the encoding that is likely right.</source>
      <translation>Avec &lt;i&gt;auto&lt;/i&gt;, il trouve qui a écrit le raster : il essaie tout codage qui a toutes les valeurs et garde celui où les directions ne forment aucune boucle et où aucun chemin ne se croise. Un MNT tranche ce qui reste ouvert. Si FROM est faux, la première cellule qui le montre est nommée, et le codage sans doute juste.</translation>
    </message>
    <message>
      <source>With D∞ angles water takes many paths to the river. average: their mean, weighed by the shares of the water. maximum: the longest. minimum: the shortest.</source>
      <translation>Avec des angles D∞, l’eau suit de nombreux chemins jusqu’à la rivière. average : leur moyenne, pondérée par les parts de l’eau. maximum : le plus long. minimum : le plus court.</translation>
    </message>
    <message>
      <source>With RAIN and EVAPORATION lakes are in balance: a closed lake stands where as much evaporates as flows in, an open one is full and spills the rest into the next. None is nested then. What is dry of a depression is a salt pan. The limits hold for depressions: what stands in one may be smaller.</source>
      <translation>Avec RAIN et EVAPORATION les lacs sont en équilibre : un lac fermé se tient là où il s’évapore autant qu’il entre, un lac ouvert est plein et déverse le reste dans le suivant. Alors aucun n’est emboîté. Ce qui est sec dans une dépression est une cuvette salée. Les limites valent pour les dépressions : ce qui se tient dans l’une peut être plus petit.</translation>
    </message>
    <message>
      <source>With RAIN the accumulation is the flow in m³/s, and rivers have a discharge. With RAIN and EVAPORATION lakes are in balance, as ‘Lakes’ finds them: rivers end in closed lakes, pass open ones, and lines are cut where they enter or leave one; the flow is less what lakes lose.</source>
      <translation>Avec RAIN l’accumulation est le débit en m³/s, et les rivières donnent le leur. Avec RAIN et EVAPORATION les lacs sont en équilibre, comme « Lacs » les trouve : les rivières finissent dans les lacs fermés, traversent les ouverts, et les lignes sont coupées là où elles y entrent ou en sortent ; le débit est diminué de ce que perdent les lacs.</translation>
    </message>
    <message>
      <source>With a DEM nodes have its heights, and lie up to three times denser where it bends. Without one, all heights are 0. Triangles in the sea, outside of the extent or where the DEM has no data are left out.</source>
      <translation>Avec un MNT, les nœuds ont ses altitudes, et sont jusqu’à trois fois plus denses là où il se courbe. Sans MNT, toutes les altitudes sont 0. Les triangles en mer, hors de l’emprise ou là où le MNT n’a pas de données sont écartés.</translation>
    </message>
    <message>
      <source>With a DEM, lines have heights, and the fall and slope of each is known. With lakes, lines are cut where a river enters or leaves a lake, and those inside bear its id; with POINTS at gauges too. Smoothed lines stay in the cells that the river flows through, keep their ends and never touch.</source>
      <translation>Avec un MNT, les lignes ont des altitudes, et la chute et la pente de chacune sont connues. Avec des lacs, les lignes sont coupées là où une rivière y entre ou en sort, et celles de l’intérieur portent son identifiant ; avec POINTS, aux stations de jaugeage aussi. Les lignes lissées restent dans les cellules où coule la rivière, gardent leurs bouts et ne se touchent jamais.</translation>
    </message>
    <message>
      <source>With an upper limit only brooks remain: rivers up to a size.</source>
      <translation>Avec une limite supérieure, il ne reste que les ruisseaux : les rivières jusqu’à une certaine taille.</translation>
    </message>
    <message>
      <source>With evaporation: what is dry of each depression, between its lakes and its sill.</source>
      <translation>Avec l’évaporation : ce qui est sec dans chaque dépression, entre ses lacs et son seuil.</translation>
    </message>
    <message>
      <source>With kind and height.</source>
      <translation>Avec leur sorte et leur hauteur.</translation>
    </message>
    <message>
      <source>Without a coast an extent is enough: a rectangle cut out of larger land, with rivers that come in and leave. What a rectangle shows follows from the seed and the place, so that the one beside it fits.</source>
      <translation>Sans côte, une emprise suffit : un rectangle découpé dans des terres plus grandes, avec des rivières qui y entrent et en sortent. Ce que montre un rectangle découle de la graine et du lieu, si bien que le voisin s’y raccorde.</translation>
    </message>
    <message>
      <source>Without a coast an extent is enough: a rectangle of inland country, cut out of larger land. Rivers come in over its edges and leave over them, with the water of all their land, and the rectangle beside it, made with the same seed, goes on with the same heights and rivers.</source>
      <translation>Sans côte, une emprise suffit : un rectangle à l’intérieur des terres, découpé dans des terres plus grandes. Les rivières y entrent et en sortent par ses bords, avec l’eau de tout leur terrain, et le rectangle voisin, fait avec la même graine, continue avec les mêmes altitudes et rivières.</translation>
    </message>
    <message>
      <source>Without a rating curve and a reach downstream, no flood: {}</source>
      <translation>Sans courbe de tarage ni bief en aval, pas de crue : {}</translation>
    </message>
    <message>
      <source>Without any input it makes the picture of the article: a plane of 300 × 200 cells whose western and eastern edges are joined, with its outlets along the southern edge, after 10 000 events. It starts from other shapes or from a DEM as well, on the whole map or on the land inside polygons.</source>
      <translation>Sans aucune entrée, il fait l’image de l’article : un plan de 300 × 200 cellules dont les bords ouest et est sont raccordés, avec ses sorties au bord sud, après 10 000 événements. Il part aussi d’autres formes ou d’un MNT, sur toute la carte ou sur les terres dans des polygones.</translation>
    </message>
    <message>
      <source>Without drop</source>
      <translation>Sans chute</translation>
    </message>
    <message>
      <source>Without slope, since water leaves the data there: {} cells</source>
      <translation>Sans pente, puisque l’eau y sort des données : {} cellules</translation>
    </message>
    <message>
      <source>Work only inside these polygons; cells outside have no data in the output.</source>
      <translation>Ne travailler que dans ces polygones ; les cellules du dehors n’ont pas de données en sortie.</translation>
    </message>
    <message>
      <source>Write only what this part of the map is rendered from: its land has the same heights as in the whole model, on cells no larger than those of the erosion. The rest is built, but not written. Empty: all.</source>
      <translation>N’écrire que ce dont cette partie de la carte est rendue : sa terre a les mêmes hauteurs que dans le modèle entier, sur des cellules pas plus grandes que celles de l’érosion. Le reste est construit, mais pas écrit. Vide : tout.</translation>
    </message>
    <message>
      <source>Writes a DEM for game engines: a 16-bit heightmap with its scale, tiles, masks of what covers the ground, and a scene of triangles with water.</source>
      <translation>Écrit un MNT pour les moteurs de jeu : une carte de hauteurs à 16 bits avec son échelle, des tuiles, des masques de ce qui couvre le sol et une scène de triangles avec l’eau.</translation>
    </message>
    <message>
      <source>Writing</source>
      <translation>Écriture</translation>
    </message>
    <message>
      <source>Z_START and Z_END go together: choose a field for both, or for neither.</source>
      <translation>Z_START et Z_END vont ensemble : choisissez un champ pour les deux, ou pour aucun.</translation>
    </message>
    <message>
      <source>[DEEPEST_CHANGE] A cell was changed by {} m so that water runs off; the summit is at {} m. Smaller cells change less.</source>
      <translation>[DEEPEST_CHANGE] Une cellule a été changée de {} m pour que l’eau s’écoule ; le sommet est à {} m. Des cellules plus petites changent moins.</translation>
    </message>
    <message>
      <source>a feature</source>
      <translation>une entité</translation>
    </message>
    <message>
      <source>a file that {} is made of</source>
      <translation>un fichier dont {} est fait</translation>
    </message>
    <message>
      <source>a lake</source>
      <translation>un lac</translation>
    </message>
    <message>
      <source>a line in one piece</source>
      <translation>une ligne d’un seul tenant</translation>
    </message>
    <message>
      <source>a model of a DEM</source>
      <translation>un modèle d’un MNT</translation>
    </message>
    <message>
      <source>a number</source>
      <translation>un nombre</translation>
    </message>
    <message>
      <source>a number above {:g}</source>
      <translation>un nombre au-dessus de {:g}</translation>
    </message>
    <message>
      <source>a number or name is missing at the end</source>
      <translation>il manque un nombre ou un nom à la fin</translation>
    </message>
    <message>
      <source>a number or name is missing before ‘{}’</source>
      <translation>il manque un nombre ou un nom avant « {} »</translation>
    </message>
    <message>
      <source>a pixel for each cell</source>
      <translation>un pixel par cellule</translation>
    </message>
    <message>
      <source>a point</source>
      <translation>un point</translation>
    </message>
    <message>
      <source>a river has no room there</source>
      <translation>une rivière n’y a pas de place</translation>
    </message>
    <message>
      <source>a shelf, a slope and canyons</source>
      <translation>un plateau, un talus et des canyons</translation>
    </message>
    <message>
      <source>a square of 2ⁿ + 1 pixels</source>
      <translation>un carré de 2ⁿ + 1 pixels</translation>
    </message>
    <message>
      <source>a · tan β, in metres.</source>
      <translation>a · tan β, en mètres.</translation>
    </message>
    <message>
      <source>about {} of memory, of which {} can be used</source>
      <translation>environ {} de mémoire, dont {} peuvent servir</translation>
    </message>
    <message>
      <source>above {:g} (metres per metre)</source>
      <translation>au-dessus de {:g} (mètres par mètre)</translation>
    </message>
    <message>
      <source>after Pfafstetter</source>
      <translation>selon Pfafstetter</translation>
    </message>
    <message>
      <source>all</source>
      <translation>toutes</translation>
    </message>
    <message>
      <source>all 8, over sides and corners</source>
      <translation>les 8, par les côtés et les coins</translation>
    </message>
    <message>
      <source>all: every algorithm. water: those that read water out of a DEM. terrain: those that make or erode ground. Two processes that prepare one of these each are done sooner.</source>
      <translation>all : tous les algorithmes. water : ceux qui lisent l’eau d’un MNT. terrain : ceux qui produisent ou érodent le sol. Deux processus qui préparent chacun l’un de ceux-ci finissent plus tôt.</translation>
    </message>
    <message>
      <source>along the surface</source>
      <translation>le long de la surface</translation>
    </message>
    <message>
      <source>along the valleys</source>
      <translation>le long des vallées</translation>
    </message>
    <message>
      <source>along the valleys, drawn by the seed</source>
      <translation>le long des vallées, tirées par la graine</translation>
    </message>
    <message>
      <source>alpine meadow</source>
      <translation>pelouse alpine</translation>
    </message>
    <message>
      <source>alpine, high and rough</source>
      <translation>alpin, haut et accidenté</translation>
    </message>
    <message>
      <source>an expression of your own</source>
      <translation>une expression personnelle</translation>
    </message>
    <message>
      <source>an island</source>
      <translation>une île</translation>
    </message>
    <message>
      <source>another CRS than ‘{}’ but the same cells</source>
      <translation>un autre SCR que « {} » mais les mêmes cellules</translation>
    </message>
    <message>
      <source>another mouth is so near that they are one</source>
      <translation>une autre embouchure est si proche qu’elles n’en font qu’une</translation>
    </message>
    <message>
      <source>another sketched river runs here, and goes elsewhere</source>
      <translation>une autre rivière esquissée passe ici et va ailleurs</translation>
    </message>
    <message>
      <source>are left out</source>
      <translation>sont écartés</translation>
    </message>
    <message>
      <source>as in humid lands (power law)</source>
      <translation>comme en pays humide (loi de puissance)</translation>
    </message>
    <message>
      <source>as on other flats</source>
      <translation>comme sur les autres zones plates</translation>
    </message>
    <message>
      <source>as the shape asks</source>
      <translation>selon la forme</translation>
    </message>
    <message>
      <source>as usual</source>
      <translation>comme d’habitude</translation>
    </message>
    <message>
      <source>as usual, or as the parameters say</source>
      <translation>comme d’habitude, ou comme le disent les paramètres</translation>
    </message>
    <message>
      <source>as water flows</source>
      <translation>comme l’eau s’écoule</translation>
    </message>
    <message>
      <source>at all edges of the map</source>
      <translation>à tous les bords de la carte</translation>
    </message>
    <message>
      <source>at junctions of rivers</source>
      <translation>aux confluences des rivières</translation>
    </message>
    <message>
      <source>at random, which makes no drainage</source>
      <translation>au hasard, sans drainage</translation>
    </message>
    <message>
      <source>at the edge of the land</source>
      <translation>au bord des terres</translation>
    </message>
    <message>
      <source>at the southern edge</source>
      <translation>au bord sud</translation>
    </message>
    <message>
      <source>auto, heights: the numbers of BAND are heights, and images with colours are refused. mapbox, terrarium: red, green and blue stand for heights in metres, as in the Terrain-RGB tiles of Mapbox (−10000 + 0.1 · (65536 R + 256 G + B)) and in Terrarium tiles (256 R + G + B / 256 − 32768).</source>
      <translation>auto, heights : les nombres de BAND sont des altitudes, et les images en couleurs sont refusées. mapbox, terrarium : rouge, vert et bleu représentent des altitudes en mètres, comme dans les tuiles Terrain-RGB de Mapbox (−10000 + 0,1 · (65536 R + 256 G + B)) et dans les tuiles Terrarium (256 R + G + B / 256 − 32768).</translation>
    </message>
    <message>
      <source>beach</source>
      <translation>plage</translation>
    </message>
    <message>
      <source>begins at {} m and would end at {} m</source>
      <translation>commence à {} m et finirait à {} m</translation>
    </message>
    <message>
      <source>begins {} from the nearest vertex of a main course</source>
      <translation>commence à {} du sommet le plus proche d’un cours principal</translation>
    </message>
    <message>
      <source>below {:g}</source>
      <translation>au-dessous de {:g}</translation>
    </message>
    <message>
      <source>breach: cut through what is in the way</source>
      <translation>percer : entailler ce qui barre le passage</translation>
    </message>
    <message>
      <source>breaching</source>
      <translation>le percement</translation>
    </message>
    <message>
      <source>broadleaf forest</source>
      <translation>forêt de feuillus</translation>
    </message>
    <message>
      <source>cannot write there ({})</source>
      <translation>ne peut pas y écrire ({})</translation>
    </message>
    <message>
      <source>cells</source>
      <translation>cellules</translation>
    </message>
    <message>
      <source>cells of holes</source>
      <translation>cellules de trous</translation>
    </message>
    <message>
      <source>cells of ‘{}’ lose what they are</source>
      <translation>des cellules de « {} » perdent ce qu’elles sont</translation>
    </message>
    <message>
      <source>choose a greater STEP or a lower MAX_STAGE</source>
      <translation>choisissez un STEP plus grand ou un MAX_STAGE plus bas</translation>
    </message>
    <message>
      <source>choose a larger CELL_SIZE or a smaller EXTENT</source>
      <translation>choisissez une CELL_SIZE plus grande ou un EXTENT plus petit</translation>
    </message>
    <message>
      <source>clip the raster</source>
      <translation>découpez le raster</translation>
    </message>
    <message>
      <source>clip the raster, or choose another rule than fill as HOLES</source>
      <translation>découpez le raster ou choisissez pour HOLES une autre règle que fill</translation>
    </message>
    <message>
      <source>closes a circle</source>
      <translation>ferme un anneau</translation>
    </message>
    <message>
      <source>closes a ring, or is a second path to the sea</source>
      <translation>ferme un anneau, ou est un second chemin vers la mer</translation>
    </message>
    <message>
      <source>column {:,}, row {:,}</source>
      <translation>colonne {:,}, ligne {:,}</translation>
    </message>
    <message>
      <source>columns</source>
      <translation>colonnes</translation>
    </message>
    <message>
      <source>complex numbers</source>
      <translation>des nombres complexes</translation>
    </message>
    <message>
      <source>conifers</source>
      <translation>conifères</translation>
    </message>
    <message>
      <source>contour: across the directions in which water leaves the cell (mfd, d8). cell: the width of cells, as always with dinf.</source>
      <translation>contour : en travers des directions où l’eau quitte la cellule (mfd, d8). cell : la largeur des cellules, comme toujours avec dinf.</translation>
    </message>
    <message>
      <source>could not be brought into the CRS of the raster: left out</source>
      <translation>n’a pu être amené dans le SCR du raster : laissé de côté</translation>
    </message>
    <message>
      <source>crosses another line</source>
      <translation>croise une autre ligne</translation>
    </message>
    <message>
      <source>crosses feature {}</source>
      <translation>croise l’entité {}</translation>
    </message>
    <message>
      <source>crosses itself</source>
      <translation>se croise lui-même</translation>
    </message>
    <message>
      <source>crosses {}</source>
      <translation>croise {}</translation>
    </message>
    <message>
      <source>cut it, so that water has one path</source>
      <translation>coupez-le, pour que l’eau ait un seul chemin</translation>
    </message>
    <message>
      <source>d8: all water to one neighbour. dinf: shared between two, by the angle of the slope. mfd: shared among all lower neighbours; needs a DEM. ENCODING dinf makes it dinf.</source>
      <translation>d8 : toute l’eau vers un voisin. dinf : partagée entre deux, selon l’angle de la pente. mfd : partagée entre tous les voisins plus bas ; il faut un MNT. ENCODING dinf en fait dinf.</translation>
    </message>
    <message>
      <source>d8: the steepest of the eight neighbours. rho8: one of the lower neighbours, drawn so that the mean direction is that of the slope. dinf: the angle of the steepest slope, in radians from east against the clock; -1 where water ends.</source>
      <translation>d8 : le plus raide des huit voisins. rho8 : un des voisins plus bas, tiré au sort pour que la direction moyenne soit celle de la pente. dinf : l’angle de la plus forte pente, en radians depuis l’est dans le sens contraire des aiguilles d’une montre ; -1 là où l’eau s’arrête.</translation>
    </message>
    <message>
      <source>degrees</source>
      <translation>degrés</translation>
    </message>
    <message>
      <source>delete it</source>
      <translation>supprimez-le</translation>
    </message>
    <message>
      <source>desert</source>
      <translation>désert</translation>
    </message>
    <message>
      <source>did not follow the directions: left out</source>
      <translation>ne suivait pas les directions : laissé de côté</translation>
    </message>
    <message>
      <source>dinf: water is shared between the two neighbours beside the steepest slope. mfd: among all lower neighbours. d8: all goes to one neighbour, which draws lines on slopes.</source>
      <translation>dinf : l’eau est partagée entre les deux voisins de la plus forte pente. mfd : entre tous les voisins plus bas. d8 : tout va vers un voisin, ce qui dessine des lignes sur les versants.</translation>
    </message>
    <message>
      <source>divide between basins, or ridge within one</source>
      <translation>divide entre bassins, ou ridge dans l’un d’eux (crête)</translation>
    </message>
    <message>
      <source>does not fall from its vertex {} ({} m) to the next one ({} m). Water runs down: correct their Z, or delete it</source>
      <translation>ne descend pas de son sommet {} ({} m) au suivant ({} m). L’eau coule vers le bas : corrigez leur Z ou supprimez-le</translation>
    </message>
    <message>
      <source>does not reach the sea</source>
      <translation>n’atteint pas la mer</translation>
    </message>
    <message>
      <source>does not see it</source>
      <translation>ne le voit pas</translation>
    </message>
    <message>
      <source>does not see ‘{}’</source>
      <translation>ne voit pas « {} »</translation>
    </message>
    <message>
      <source>down the steepest of eight triangles</source>
      <translation>au bas du plus raide de huit triangles</translation>
    </message>
    <message>
      <source>drained land that reaches the edge of the data, beyond which there may be more (field touches_edge)</source>
      <translation>draine du terrain qui atteint le bord des données, au-delà duquel il peut y en avoir davantage (champ touches_edge)</translation>
    </message>
    <message>
      <source>dwarf shrubs</source>
      <translation>arbrisseaux nains</translation>
    </message>
    <message>
      <source>edge</source>
      <translation>bord</translation>
    </message>
    <message>
      <source>edges</source>
      <translation>tronçons</translation>
    </message>
    <message>
      <source>en</source>
      <translation>fr</translation>
    </message>
    <message>
      <source>encloses no area. Join its lines end to end</source>
      <translation>n’enferme aucune surface. Joignez ses lignes bout à bout</translation>
    </message>
    <message>
      <source>ends in a lake through which no course runs. Lead it on to a course or to the sea</source>
      <translation>finit dans un lac qu’aucun tracé ne traverse. Prolongez-la jusqu’à un autre tracé ou à la mer</translation>
    </message>
    <message>
      <source>ends {} from the nearest vertex of a main course</source>
      <translation>finit à {} du sommet le plus proche d’un cours principal</translation>
    </message>
    <message>
      <source>ends {} from where the course begins that it flows into</source>
      <translation>finit à {} de là où commence le cours dans lequel il se jette</translation>
    </message>
    <message>
      <source>energy: a sponge with lakes</source>
      <translation>énergie : une éponge avec des lacs</translation>
    </message>
    <message>
      <source>energy: a sponge; tension, gravity and capillarity drape the table over the land and keep level lakes in hollows. dupuit: physics of aquifers; recharge flows to the sea, or out where the table reaches the ground. snow: what frost keeps on the ground, drawn smooth over gullies by its tension.</source>
      <translation>energy : une éponge ; tension, gravité et capillarité drapent la nappe sur le terrain et gardent des lacs plans dans les creux. dupuit : la physique des aquifères ; la recharge s’écoule vers la mer, ou sort là où la nappe atteint le sol. snow : ce que le gel garde sur le sol, lissé par sa tension au-dessus des ravines.</translation>
    </message>
    <message>
      <source>erosion by random rain</source>
      <translation>l’érosion par une pluie au hasard</translation>
    </message>
    <message>
      <source>erosion by rivers</source>
      <translation>l’érosion par les rivières</translation>
    </message>
    <message>
      <source>even basins</source>
      <translation>bassins réguliers</translation>
    </message>
    <message>
      <source>exact, at once</source>
      <translation>exact, en une fois</translation>
    </message>
    <message>
      <source>exact: the whole fill at once. sweeps: neighbour by neighbour from the sea, as often as STEPS says.</source>
      <translation>exact : tout le comblement d’un coup. sweeps : de voisin en voisin depuis la mer, autant de fois que le dit STEPS.</translation>
    </message>
    <message>
      <source>feature {}</source>
      <translation>entité {}</translation>
    </message>
    <message>
      <source>feature {} cuts a canyon {} deep into higher land</source>
      <translation>l’entité {} creuse un canyon profond de {} dans un terrain plus haut</translation>
    </message>
    <message>
      <source>feature {} runs {} from {} m into {} with {} m³/s</source>
      <translation>l’entité {} court sur {} depuis {} m jusqu’à : {}, avec {} m³/s</translation>
    </message>
    <message>
      <source>feature {} {} at {}</source>
      <translation>entité {} {} en {}</translation>
    </message>
    <message>
      <source>features {}</source>
      <translation>entités {}</translation>
    </message>
    <message>
      <source>feet</source>
      <translation>pieds</translation>
    </message>
    <message>
      <source>fill, and water flows over</source>
      <translation>combler, et l’eau déborde</translation>
    </message>
    <message>
      <source>filling or breaching pit by pit</source>
      <translation>le comblement ou le percement dépression par dépression</translation>
    </message>
    <message>
      <source>first: of several steepest directions the first from east clockwise; flats drain away from higher ground and towards their exits. sea: the shortest path to the sea, also across flats. random: as first, but drawn by the seed. On flat land first and random keep to the valleys.</source>
      <translation>first : parmi plusieurs directions les plus raides, la première depuis l’est dans le sens des aiguilles d’une montre ; les zones plates se drainent loin du sol plus haut et vers leurs issues. sea : le plus court chemin vers la mer, même à travers les zones plates. random : comme first, mais tirée par la graine. En terrain plat, first et random suivent les vallées.</translation>
    </message>
    <message>
      <source>flat, just below the sea</source>
      <translation>plat, juste sous la mer</translation>
    </message>
    <message>
      <source>floats without heights</source>
      <translation>flotte sans altitudes</translation>
    </message>
    <message>
      <source>flow: along the directions. shortest: the shortest way over ground that does not rise on it, which needs the DEM.</source>
      <translation>flow : le long des directions. shortest : le plus court chemin sur un sol qui n’y monte pas, ce qui demande le MNT.</translation>
    </message>
    <message>
      <source>flow: along the flow, on the surface that the water runs over: down the steepest of eight triangles (dinf, mfd) or to the next cell (d8); 0 on flats. horn: of the DEM as it is, by all eight neighbours. It is the slope of all indices.</source>
      <translation>flow : le long de l’écoulement, sur la surface où l’eau coule : au bas du plus raide de huit triangles (dinf, mfd) ou vers la cellule suivante (d8) ; 0 sur les zones plates. horn : celle du MNT tel quel, d’après les huit voisins. C’est la pente de tous les indices.</translation>
    </message>
    <message>
      <source>flows into {}, which is not there on its island</source>
      <translation>coule dans {}, qui n’est pas sur son île</translation>
    </message>
    <message>
      <source>forking rivers</source>
      <translation>rivières ramifiées</translation>
    </message>
    <message>
      <source>found by itself</source>
      <translation>trouvé automatiquement</translation>
    </message>
    <message>
      <source>found {}, and stayed</source>
      <translation>a trouvé {} et est resté</translation>
    </message>
    <message>
      <source>fractal noise</source>
      <translation>bruit fractal</translation>
    </message>
    <message>
      <source>fractal noise by diamonds and squares</source>
      <translation>bruit fractal par losanges et carrés</translation>
    </message>
    <message>
      <source>gentle, with low hills and wide plains</source>
      <translation>doux, avec des collines basses et de vastes plaines</translation>
    </message>
    <message>
      <source>gentle: a third as high as usual, wide plains, no steep slopes. hilly: three fifths as high, hills everywhere. alpine: two and a half times as high, steep and rough. own: high as usual, ranges and lowlands, or as PEAK, UPLIFT, TERRAIN_SLOPE and ROUGHNESS say, which count with every other choice too where they are given.</source>
      <translation>gentle : un tiers de la hauteur courante, de larges plaines, pas de pentes raides. hilly : trois cinquièmes de cette hauteur, des collines partout. alpine : deux fois et demie cette hauteur, raide et rugueux. own : la hauteur courante, chaînes et plaines, ou selon PEAK, UPLIFT, TERRAIN_SLOPE et ROUGHNESS, qui comptent aussi avec tout autre choix s’ils sont donnés.</translation>
    </message>
    <message>
      <source>give its ends a Z, choose fields for Z_START and Z_END, or a DEM as INPUT</source>
      <translation>donnez un Z à ses bouts, choisissez des champs pour Z_START et Z_END, ou un MNT comme INPUT</translation>
    </message>
    <message>
      <source>giving lakes one outlet</source>
      <translation>l’exutoire unique des lacs</translation>
    </message>
    <message>
      <source>grown, or sketched where it lies on a sketch</source>
      <translation>grown (crû), ou sketched où il se trouve sur une esquisse</translation>
    </message>
    <message>
      <source>grown, sketched where it follows a sketch, or eroded where only erosion has made it</source>
      <translation>grown (crue), sketched où elle suit une esquisse, ou eroded où seule l’érosion l’a faite</translation>
    </message>
    <message>
      <source>had a geometry that cannot be repaired: left out</source>
      <translation>avait une géométrie qui ne peut être réparée : laissé de côté</translation>
    </message>
    <message>
      <source>had an invalid geometry, which was repaired</source>
      <translation>avait une géométrie invalide, qui a été réparée</translation>
    </message>
    <message>
      <source>had coordinates that lie on no map: left out</source>
      <translation>avait des coordonnées qui ne sont sur aucune carte : laissé de côté</translation>
    </message>
    <message>
      <source>had no geometry: left out</source>
      <translation>n’avait pas de géométrie : laissé de côté</translation>
    </message>
    <message>
      <source>has a prone below its floor. The valley must be wider than its floor</source>
      <translation>a un prone sous son floor. La vallée doit être plus large que son fond</translation>
    </message>
    <message>
      <source>has a vertex at {:g} m. Correct its Z</source>
      <translation>a un sommet à {:g} m. Corrigez son Z</translation>
    </message>
    <message>
      <source>has a vertex without a height. Give each vertex its Z</source>
      <translation>a un sommet sans altitude. Donnez son Z à chaque sommet</translation>
    </message>
    <message>
      <source>has no end within {} of a course, a lake or the sea. Lead one there, or delete it</source>
      <translation>n’a aucune extrémité à moins de {} d’un tracé, d’un lac ou de la mer. Menez-en une jusque-là, ou supprimez-la</translation>
    </message>
    <message>
      <source>has no length</source>
      <translation>n’a pas de longueur</translation>
    </message>
    <message>
      <source>has no polygon with an area</source>
      <translation>n’a aucun polygone avec une surface</translation>
    </message>
    <message>
      <source>has no valid cell</source>
      <translation>n’a aucune cellule valide</translation>
    </message>
    <message>
      <source>has no {}</source>
      <translation>n’a pas de {}</translation>
    </message>
    <message>
      <source>has the id {}, as another has. Give it its own</source>
      <translation>a le numéro {}, comme un autre. Donnez-lui le sien</translation>
    </message>
    <message>
      <source>has {:g} for {}, which is too much. Correct it</source>
      <translation>a {:g} pour {}, ce qui est trop. Corrigez-le</translation>
    </message>
    <message>
      <source>has {:g} for {}. It must be {}</source>
      <translation>a {:g} pour {}. Il faut {}</translation>
    </message>
    <message>
      <source>has ‘{}’ for {}, which is no number</source>
      <translation>a « {} » pour {}, qui n’est pas un nombre</translation>
    </message>
    <message>
      <source>has ‘{}’ for {}, which is no whole number. Correct it</source>
      <translation>a « {} » pour {}, qui n’est pas un nombre entier. Corrigez-le</translation>
    </message>
    <message>
      <source>has ‘{}’ for {}. It must be one of {}</source>
      <translation>a « {} » pour {}. Il faut l’un de {}</translation>
    </message>
    <message>
      <source>have a single cell and no length</source>
      <translation>n’ont qu’une cellule et aucune longueur</translation>
    </message>
    <message>
      <source>head of a reach, junction, gauge, lake, or sink where water leaves</source>
      <translation>head (tête) d’un tronçon, junction (confluence), gauge (station), lake (lac) ou sink où l’eau sort</translation>
    </message>
    <message>
      <source>head, bend, junction or mouth</source>
      <translation>head (tête), bend (coude), junction (confluence) ou mouth (embouchure)</translation>
    </message>
    <message>
      <source>head, junction, gauge, lake inlet or outlet, mouth, or end before that of the water</source>
      <translation>head (tête), junction (confluence), gauge (station), lake inlet ou outlet (entrée ou sortie d’un lac), mouth (embouchure), ou end avant celle de l’eau</translation>
    </message>
    <message>
      <source>hectares</source>
      <translation>hectares</translation>
    </message>
    <message>
      <source>heights</source>
      <translation>altitudes</translation>
    </message>
    <message>
      <source>heights, if it has no colours</source>
      <translation>altitudes, si elle n’a pas de couleurs</translation>
    </message>
    <message>
      <source>held no {}: left out</source>
      <translation>ne tenait pas de {} : laissé de côté</translation>
    </message>
    <message>
      <source>hilly everywhere</source>
      <translation>vallonné partout</translation>
    </message>
    <message>
      <source>holds neither numbers nor text</source>
      <translation>ne tient ni nombres ni texte</translation>
    </message>
    <message>
      <source>holds {} values greater than 2π</source>
      <translation>tient {} valeurs supérieures à 2π</translation>
    </message>
    <message>
      <source>horizontal</source>
      <translation>horizontale</translation>
    </message>
    <message>
      <source>horizontal: as on a map. surface: along the ground, up to its slope. pythagoras: the straight line through the air, of the horizontal length and the height. All but horizontal need the DEM.</source>
      <translation>horizontal : comme sur une carte. surface : le long du sol, avec sa pente. pythagoras : la ligne droite dans l’air, de la longueur horizontale et de la hauteur. Toutes sauf horizontal demandent le MNT.</translation>
    </message>
    <message>
      <source>in files in ‘{}’, about {}</source>
      <translation>dans des fichiers sous « {} », environ {}</translation>
    </message>
    <message>
      <source>into parts of about an area</source>
      <translation>en parties d’environ une surface</translation>
    </message>
    <message>
      <source>is empty or the same in features {}</source>
      <translation>est vide ou le même dans les entités {}</translation>
    </message>
    <message>
      <source>is not one valid polygon. Repair it with ‘Fix geometries’, one part to {}</source>
      <translation>n’est pas un polygone valide. Réparez-le avec « Fix geometries », une partie pour {}</translation>
    </message>
    <message>
      <source>is not {}. Draw it as one, or delete it</source>
      <translation>n’est pas {}. Dessinez-le ainsi ou supprimez-le</translation>
    </message>
    <message>
      <source>is one more part of island {}. Unite its parts, or delete all but one</source>
      <translation>est une partie de plus de l’île {}. Unissez ses parties ou supprimez-les toutes sauf une</translation>
    </message>
    <message>
      <source>is one more profile of {}. Delete one</source>
      <translation>est un profil de plus de {}. Supprimez-en un</translation>
    </message>
    <message>
      <source>is said to lie on island {}, which is not there</source>
      <translation>est dite sur l’île {}, qui n’existe pas</translation>
    </message>
    <message>
      <source>island of two volcanoes</source>
      <translation>île de deux volcans</translation>
    </message>
    <message>
      <source>it comes back to a triangle that it has left</source>
      <translation>elle revient dans un triangle qu’elle a quitté</translation>
    </message>
    <message>
      <source>it does not lie on the land</source>
      <translation>elle n’est pas sur la terre</translation>
    </message>
    <message>
      <source>it has {:,} characters, more than {:,}</source>
      <translation>elle a {:,} caractères, plus de {:,}</translation>
    </message>
    <message>
      <source>it is damaged</source>
      <translation>il est endommagé</translation>
    </message>
    <message>
      <source>it is empty</source>
      <translation>elle est vide</translation>
    </message>
    <message>
      <source>it is shorter than an edge</source>
      <translation>elle est plus courte qu’une arête</translation>
    </message>
    <message>
      <source>it lies too far from the shore</source>
      <translation>elle est trop loin du rivage</translation>
    </message>
    <message>
      <source>it runs too near to another sketched river for this edge length</source>
      <translation>elle passe trop près d’une autre rivière esquissée pour cette longueur d’arête</translation>
    </message>
    <message>
      <source>it runs too near to the shore for this edge length</source>
      <translation>elle passe trop près du rivage pour cette longueur d’arête</translation>
    </message>
    <message>
      <source>it winds too closely for this edge length</source>
      <translation>elle fait des méandres trop serrés pour cette longueur d’arête</translation>
    </message>
    <message>
      <source>its CRS</source>
      <translation>son SCR</translation>
    </message>
    <message>
      <source>join a neighbour on the coast</source>
      <translation>rejoignent un voisin sur la côte</translation>
    </message>
    <message>
      <source>join to regions of like size</source>
      <translation>sont réunis en régions de taille semblable</translation>
    </message>
    <message>
      <source>k in the slope k · A^-θ of rivers that drain A km². Where land has to rise faster it is up to twice that. Empty: as PEAK or the sketched heights want it.</source>
      <translation>k dans la pente k · A^-θ des rivières qui drainent A km². Là où le terrain doit se soulever plus vite, il vaut jusqu’au double. Vide : comme le veulent PEAK ou les altitudes esquissées.</translation>
    </message>
    <message>
      <source>keep: they stay. merge: one that has neither an upstream nor a downstream watershed goes to the neighbour with the longest shared edge that has none downstream either; islands stay. drop: their cells get no watershed. balance: as merge, but to the neighbour with the least land, so that the coast falls into regions of like size.</source>
      <translation>keep : ils restent. merge : celui qui n’a de bassin ni en amont ni en aval va au voisin de plus longue limite commune qui n’en a pas non plus en aval ; les îles restent. drop : leurs cellules n’ont pas de bassin versant. balance : comme merge, mais au voisin qui a le moins de terre, de sorte que la côte se divise en régions de taille semblable.</translation>
    </message>
    <message>
      <source>keep: water ends in pits</source>
      <translation>garder : l’eau s’arrête dans les fosses</translation>
    </message>
    <message>
      <source>kept as they grew</source>
      <translation>gardés comme ils ont grandi</translation>
    </message>
    <message>
      <source>km²</source>
      <translation>km²</translation>
    </message>
    <message>
      <source>lacks the Python package ‘{}’</source>
      <translation>n’a pas le paquet Python « {} »</translation>
    </message>
    <message>
      <source>lake</source>
      <translation>lac</translation>
    </message>
    <message>
      <source>lake {} of island {} at {} m instead of {} m</source>
      <translation>lac {} de l’île {} à {} m au lieu de {} m</translation>
    </message>
    <message>
      <source>lakes</source>
      <translation>lacs</translation>
    </message>
    <message>
      <source>lakes: hollows that are rather filled than opened, and ground that is level, are lakes. drained: there are none but those of LAKE_POLYGONS; hollows are opened by the least change.</source>
      <translation>lakes : les creux plutôt comblés qu’ouverts, et le sol plan, sont des lacs. drained : il n’y en a pas, sauf ceux de LAKE_POLYGONS ; les creux sont ouverts par la plus petite modification.</translation>
    </message>
    <message>
      <source>land, filled with ground</source>
      <translation>terre, remplie de sol</translation>
    </message>
    <message>
      <source>lay on no island of ‘{}’</source>
      <translation>n’était sur aucune île de « {} »</translation>
    </message>
    <message>
      <source>lay outside of the directions: left out</source>
      <translation>était hors des directions : laissé de côté</translation>
    </message>
    <message>
      <source>lay outside the raster or where it has no direction: left out</source>
      <translation>était hors du raster ou là où il n’a pas de direction : laissé de côté</translation>
    </message>
    <message>
      <source>lay where the water ends at once: left out</source>
      <translation>était là où l’eau finit aussitôt : laissé de côté</translation>
    </message>
    <message>
      <source>lay where there is no direction, and moved to the nearest cell with one</source>
      <translation>était là où il n’y a pas de direction, et est passé à la cellule la plus proche qui en a une</translation>
    </message>
    <message>
      <source>layer</source>
      <translation>couche vectorielle</translation>
    </message>
    <message>
      <source>lead it on to the coast, or to a line that reaches it</source>
      <translation>menez-le jusqu’à la côte, ou à une ligne qui l’atteint</translation>
    </message>
    <message>
      <source>least: fill or cut, pit by pit</source>
      <translation>le moins : combler ou entailler, fosse par fosse</translation>
    </message>
    <message>
      <source>leaves the land</source>
      <translation>quitte la terre</translation>
    </message>
    <message>
      <source>let it run on land and end at the coast, or correct the coast</source>
      <translation>faites-le courir sur la terre et finir à la côte, ou corrigez la côte</translation>
    </message>
    <message>
      <source>let one of them end on the other, or move it</source>
      <translation>faites finir l’un sur l’autre, ou déplacez-le</translation>
    </message>
    <message>
      <source>lie in a lake, which is one subbasin: it has the code of the first gauge in it</source>
      <translation>est dans un lac, qui est un seul sous-bassin : il a le code de la première station dedans</translation>
    </message>
    <message>
      <source>lie in standing water</source>
      <translation>se trouvent dans un plan d’eau</translation>
    </message>
    <message>
      <source>lie on no river, so no line is cut there. SNAP moves points to rivers</source>
      <translation>n’est sur aucune rivière, aucune ligne n’y est donc coupée. SNAP amène les points aux rivières</translation>
    </message>
    <message>
      <source>lies nowhere. Draw it anew, or delete it</source>
      <translation>n’est nulle part. Dessinez-le de nouveau ou supprimez-le</translation>
    </message>
    <message>
      <source>lies on a cycle of drawn lines. Lead one of them to another course or to the sea</source>
      <translation>fait partie d’un cycle de lignes dessinées. Menez l’une d’elles à un autre tracé ou à la mer</translation>
    </message>
    <message>
      <source>lies on a cycle. Correct its downstream</source>
      <translation>est sur un cycle. Corrigez son downstream</translation>
    </message>
    <message>
      <source>lies on no island. Move it to one, or delete it</source>
      <translation>n’est sur aucune île. Amenez-le sur une île ou supprimez-le</translation>
    </message>
    <message>
      <source>lies too far from its island. Move it back, or delete it</source>
      <translation>est trop loin de son île. Ramenez-le ou supprimez-le</translation>
    </message>
    <message>
      <source>linear in the slope</source>
      <translation>linéaire selon la pente</translation>
    </message>
    <message>
      <source>lines</source>
      <translation>lignes</translation>
    </message>
    <message>
      <source>links: at every junction of rivers. area: going up from each outlet, at each tributary of at least AREA, and on the stem whenever the land between has grown to it. pfafstetter: at the four largest tributaries of each basin, and again in what these make, DEPTH times. Gauges and shores of lakes divide it in any case.</source>
      <translation>links : à chaque confluence de rivières. area : en remontant de chaque sortie, à chaque affluent d’au moins AREA, et sur la rivière principale dès que le terrain entre eux a grandi jusque-là. pfafstetter : aux quatre plus grands affluents de chaque bassin, et de nouveau dans ce qui en naît, DEPTH fois. Stations de jaugeage et rives de lacs le divisent dans tous les cas.</translation>
    </message>
    <message>
      <source>ln(a / tan β).</source>
      <translation>ln(a / tan β).</translation>
    </message>
    <message>
      <source>long rivers</source>
      <translation>longues rivières</translation>
    </message>
    <message>
      <source>long: few mouths of great rivers far apart, few networks with long rivers, small ones between. forking: rivers that fork. even: many mouths of rivers that are alike, basins of like size. own: as ZETA, PC, PS and PA say, which count with every other choice too where they are given; where land is low rivers grow first.</source>
      <translation>long : peu d’embouchures de grandes rivières, éloignées les unes des autres, peu de réseaux aux longues rivières, de petits entre eux. forking : des rivières qui bifurquent. even : beaucoup d’embouchures de rivières semblables, des bassins de taille semblable. own : selon ZETA, PC, PS et PA, qui comptent aussi avec tout autre choix s’ils sont donnés ; là où le terrain est bas, les rivières croissent d’abord.</translation>
    </message>
    <message>
      <source>main, side for a side channel, or distributary in a delta</source>
      <translation>main (principal), side pour un bras latéral, ou distributary dans un delta</translation>
    </message>
    <message>
      <source>making a mesh</source>
      <translation>faire un maillage</translation>
    </message>
    <message>
      <source>making densities</source>
      <translation>le calcul des densités</translation>
    </message>
    <message>
      <source>mean</source>
      <translation>moyenne</translation>
    </message>
    <message>
      <source>metres</source>
      <translation>mètres</translation>
    </message>
    <message>
      <source>metres per metre</source>
      <translation>mètres par mètre</translation>
    </message>
    <message>
      <source>mixed forest</source>
      <translation>forêt mixte</translation>
    </message>
    <message>
      <source>more even ground away from rivers is</source>
      <translation>plus de sol égal loin des rivières</translation>
    </message>
    <message>
      <source>more than 4 m</source>
      <translation>plus de 4 m</translation>
    </message>
    <message>
      <source>more than {:g}</source>
      <translation>plus de {:g}</translation>
    </message>
    <message>
      <source>more than {} brackets or signs lie in each other</source>
      <translation>plus de {} parenthèses ou signes sont imbriqués</translation>
    </message>
    <message>
      <source>move its vertices</source>
      <translation>déplacez ses sommets</translation>
    </message>
    <message>
      <source>moved until heights fit</source>
      <translation>déplacés jusqu’à ce que les altitudes conviennent</translation>
    </message>
    <message>
      <source>moved where heights are wanted</source>
      <translation>déplacés là où des altitudes sont voulues</translation>
    </message>
    <message>
      <source>moved: water takes another way where that is steeper on the heights that fit the basins, in about one triangle in ten. kept: basins stay as they grew, and heights do not fit everywhere. auto: moved where ELEVATION or MESH is wanted.</source>
      <translation>moved : l’eau prend un autre chemin là où il est plus raide sur les altitudes qui conviennent aux bassins, dans environ un triangle sur dix. kept : les bassins restent comme ils ont grandi, et les altitudes ne conviennent pas partout. auto : moved quand ELEVATION ou MESH est voulu.</translation>
    </message>
    <message>
      <source>m²</source>
      <translation>m²</translation>
    </message>
    <message>
      <source>nearest to the sea</source>
      <translation>au plus près de la mer</translation>
    </message>
    <message>
      <source>neither a number nor a raster</source>
      <translation>ni un nombre ni un raster</translation>
    </message>
    <message>
      <source>neither a number, a field of {} nor a raster</source>
      <translation>ni un nombre, ni un champ de {}, ni un raster</translation>
    </message>
    <message>
      <source>neither rivers nor lakes</source>
      <translation>rivières ni de lacs</translation>
    </message>
    <message>
      <source>no</source>
      <translation>non</translation>
    </message>
    <message>
      <source>no CRS</source>
      <translation>sans SCR</translation>
    </message>
    <message>
      <source>no data</source>
      <translation>pas de données</translation>
    </message>
    <message>
      <source>no data came</source>
      <translation>aucune donnée n’est venue</translation>
    </message>
    <message>
      <source>no data where water stands</source>
      <translation>pas de données là où l’eau stagne</translation>
    </message>
    <message>
      <source>no heights</source>
      <translation>sans altitudes</translation>
    </message>
    <message>
      <source>no length</source>
      <translation>sans longueur</translation>
    </message>
    <message>
      <source>no river</source>
      <translation>qu’il n’y a pas de rivière</translation>
    </message>
    <message>
      <source>no river along the water</source>
      <translation>qu’il n’y a pas de rivière le long de l’eau</translation>
    </message>
    <message>
      <source>no rivers</source>
      <translation>rivières</translation>
    </message>
    <message>
      <source>no water</source>
      <translation>qu’il n’y a pas d’eau</translation>
    </message>
    <message>
      <source>no water leaves there</source>
      <translation>aucune eau n’y sort</translation>
    </message>
    <message>
      <source>nodata: cells that filling raised by more than 0.1 m have no index. keep: they have one as other flats do.</source>
      <translation>nodata : les cellules que le comblement a rehaussées de plus de 0,1 m n’ont pas d’indice. keep : elles en ont un, comme les autres zones plates.</translation>
    </message>
    <message>
      <source>nodes</source>
      <translation>nœuds</translation>
    </message>
    <message>
      <source>noise: upstream from the sea, where noise is low first. nearest: as near to the sea as it goes, step by step; a square becomes a pyramid with four sides. random: each triangle draws where its water goes, which makes circles and no drainage, to see why water has to grow.</source>
      <translation>noise : de la mer vers l’amont, d’abord là où le bruit est faible. nearest : aussi près de la mer que possible, pas à pas ; un carré devient une pyramide à quatre faces. random : chaque triangle tire au sort où va son eau, ce qui fait des boucles et aucun drainage, pour voir pourquoi l’eau doit croître.</translation>
    </message>
    <message>
      <source>none</source>
      <translation>aucun</translation>
    </message>
    <message>
      <source>none, hollows are opened</source>
      <translation>aucun, les creux sont ouverts</translation>
    </message>
    <message>
      <source>not known: where rivers end</source>
      <translation>inconnu : où finissent les rivières</translation>
    </message>
    <message>
      <source>not periodic</source>
      <translation>non périodique</translation>
    </message>
    <message>
      <source>numba cannot be used here ({})</source>
      <translation>numba ne peut servir ici ({})</translation>
    </message>
    <message>
      <source>numba could not be installed: {} {}</source>
      <translation>numba n’a pas pu être installé : {} {}</translation>
    </message>
    <message>
      <source>numba is installed: restart QGIS to use it.</source>
      <translation>numba est installé : redémarrez QGIS pour l’utiliser.</translation>
    </message>
    <message>
      <source>numba is missing: computing takes hundreds of times longer.</source>
      <translation>numba manque : les calculs prennent des centaines de fois plus de temps.</translation>
    </message>
    <message>
      <source>numba is missing: computing takes hundreds of times longer. Install gets it from pypi.org.</source>
      <translation>numba manque : les calculs prennent des centaines de fois plus de temps. Installer le télécharge de pypi.org.</translation>
    </message>
    <message>
      <source>numba was not installed.</source>
      <translation>numba n’a pas été installé.</translation>
    </message>
    <message>
      <source>number of cells</source>
      <translation>nombre de cellules</translation>
    </message>
    <message>
      <source>of the cell</source>
      <translation>celle de la cellule</translation>
    </message>
    <message>
      <source>of the contour in the cell</source>
      <translation>celle de la courbe de niveau dans la cellule</translation>
    </message>
    <message>
      <source>off all land</source>
      <translation>hors de toute terre</translation>
    </message>
    <message>
      <source>on the land of ‘{}’</source>
      <translation>sur la terre de « {} »</translation>
    </message>
    <message>
      <source>one band</source>
      <translation>une bande</translation>
    </message>
    <message>
      <source>one for each edge</source>
      <translation>une par arête</translation>
    </message>
    <message>
      <source>one for each reach, between junctions</source>
      <translation>une par tronçon, entre confluences</translation>
    </message>
    <message>
      <source>one link</source>
      <translation>un tronçon</translation>
    </message>
    <message>
      <source>one mouth</source>
      <translation>une embouchure</translation>
    </message>
    <message>
      <source>one of these endings</source>
      <translation>l’une de ces extensions</translation>
    </message>
    <message>
      <source>open where it spills; closed where all evaporates; salt where the ground is dry</source>
      <translation>open où il déborde ; closed où tout s’évapore ; salt où le sol est sec</translation>
    </message>
    <message>
      <source>order {}: {:,}</source>
      <translation>ordre {} : {:,}</translation>
    </message>
    <message>
      <source>outlet: where water ends</source>
      <translation>sortie : là où l’eau s’arrête</translation>
    </message>
    <message>
      <source>outlets: each cell where water ends. points: each of POINTS. rivers: each line of RIVERS. lakes: each polygon of LAKES.</source>
      <translation>outlets : chaque cellule où l’eau s’arrête. points : chacun de POINTS. rivers : chaque ligne de RIVERS. lakes : chaque polygone de LAKES.</translation>
    </message>
    <message>
      <source>own: as the chances below say</source>
      <translation>personnel : selon les probabilités ci-dessous</translation>
    </message>
    <message>
      <source>peak, or several</source>
      <translation>sommet, ou plusieurs</translation>
    </message>
    <message>
      <source>percent</source>
      <translation>pour cent</translation>
    </message>
    <message>
      <source>periodic</source>
      <translation>périodique</translation>
    </message>
    <message>
      <source>plane</source>
      <translation>plan</translation>
    </message>
    <message>
      <source>plane of the article, with its edges</source>
      <translation>plan de l’article, avec ses bords</translation>
    </message>
    <message>
      <source>png, or raw: numbers row by row from the north-west, the low byte first.</source>
      <translation>png, ou raw : des nombres ligne par ligne depuis le nord-ouest, l’octet de poids faible d’abord.</translation>
    </message>
    <message>
      <source>points</source>
      <translation>points</translation>
    </message>
    <message>
      <source>points, lines or polygons</source>
      <translation>points, lignes ou polygones</translation>
    </message>
    <message>
      <source>polygons</source>
      <translation>polygones</translation>
    </message>
    <message>
      <source>pour point</source>
      <translation>exutoire</translation>
    </message>
    <message>
      <source>powerlaw: 0.42 · A^0.69 m³/s, with A the area above in km², as rivers of humid lands have; it is less than the sum of two rivers where they meet. conserving: what flows in flows out.</source>
      <translation>powerlaw : 0,42 · A^0,69 m³/s, A étant la surface en amont en km², comme l’ont les rivières des pays humides ; c’est moins que la somme de deux rivières là où elles se rejoignent. conserving : ce qui entre ressort.</translation>
    </message>
    <message>
      <source>primitives</source>
      <translation>primitives</translation>
    </message>
    <message>
      <source>pygeoprocessing: east 0, north-east 1 … south-east 7</source>
      <translation>pygeoprocessing : est 0, nord-est 1 … sud-est 7</translation>
    </message>
    <message>
      <source>pyramid</source>
      <translation>pyramide</translation>
    </message>
    <message>
      <source>raster</source>
      <translation>raster</translation>
    </message>
    <message>
      <source>ratio of slopes</source>
      <translation>rapport des pentes</translation>
    </message>
    <message>
      <source>raw numbers</source>
      <translation>nombres bruts</translation>
    </message>
    <message>
      <source>reach where a river drains it, lake where a lake does</source>
      <translation>reach où une rivière le draine, lake où c’est un lac</translation>
    </message>
    <message>
      <source>reaches the sea at {} m. Set the Z of its end to 0</source>
      <translation>atteint la mer à {} m. Mettez le Z de son bout à 0</translation>
    </message>
    <message>
      <source>reaches: a line from each head or junction to the next junction or the mouth. edges: a line for each edge.</source>
      <translation>reaches : une ligne de chaque source ou confluence à la confluence suivante ou à l’embouchure. edges : une ligne par arête.</translation>
    </message>
    <message>
      <source>riparian wood</source>
      <translation>ripisylve</translation>
    </message>
    <message>
      <source>river</source>
      <translation>rivière</translation>
    </message>
    <message>
      <source>river: the nearest cell of a river. water: the cell with the most water, which may lie beyond a confluence. downstream: the first cell of a river on the path of the water, at most SNAP metres along it, any number where SNAP is 0. Rivers are those of RIVERS; without it the cells that carry the most water, about one in a hundred; the log says from how much on.</source>
      <translation>river : la cellule de rivière la plus proche. water : la cellule qui porte le plus d’eau, peut-être au-delà d’une confluence. downstream : la première cellule de rivière sur le chemin de l’eau, à SNAP mètres au plus, sans limite si SNAP vaut 0. Les rivières sont celles de RIVERS ; sinon les cellules qui portent le plus d’eau, environ une sur cent ; le journal dit à partir de combien.</translation>
    </message>
    <message>
      <source>river: the nearest cell of a river. water: the cell with the most water, which may lie beyond a confluence. downstream: the first cell of a river on the path of the water, at most SNAP metres along it, any number where SNAP is 0. Rivers are those of THRESHOLD.</source>
      <translation>river : la cellule de rivière la plus proche. water : la cellule qui porte le plus d’eau, peut-être au-delà d’une confluence. downstream : la première cellule de rivière sur le chemin de l’eau, à SNAP mètres au plus, sans limite si SNAP vaut 0. Les rivières sont celles de THRESHOLD.</translation>
    </message>
    <message>
      <source>rock</source>
      <translation>roche</translation>
    </message>
    <message>
      <source>rows</source>
      <translation>lignes</translation>
    </message>
    <message>
      <source>runs beside no main course. Delete it</source>
      <translation>ne coule à côté d’aucun cours principal. Supprimez-le</translation>
    </message>
    <message>
      <source>runs over land from sea to sea. Let it begin on land</source>
      <translation>traverse la terre de mer à mer. Faites-la commencer sur la terre</translation>
    </message>
    <message>
      <source>runs uphill</source>
      <translation>monte la pente</translation>
    </message>
    <message>
      <source>same: as many pixels as the DEM has cells. power: a square of 2ⁿ + 1, as game engines want it; the scale tells how far its pixels are apart.</source>
      <translation>same : autant de pixels que le MNT a de cellules. power : un carré de 2ⁿ + 1, comme le veulent les moteurs de jeu ; l’échelle dit à quelle distance sont ses pixels.</translation>
    </message>
    <message>
      <source>sea; lake or snow above the ground; wet where the table reaches the ground</source>
      <translation>sea (mer) ; lake (lac) ou snow (neige) au-dessus du sol ; wet où la nappe atteint le sol</translation>
    </message>
    <message>
      <source>sees another folder there</source>
      <translation>y voit un autre dossier</translation>
    </message>
    <message>
      <source>share: about one cell in a hundred is river; needs ACCUMULATION. drop: the least of ten thresholds from which on streams of the first order fall as far, in the mean, as higher ones. valleys: the same, where of the cells that drain through each only those are counted that lie in a valley by the shape of the ground. Both need the DEM; without ACCUMULATION the threshold is in km² (drop) or in cells of valleys.</source>
      <translation>share : environ une cellule sur cent est rivière ; il faut ACCUMULATION. drop : le plus petit de dix seuils à partir duquel les cours d’eau du premier ordre chutent en moyenne autant que ceux d’ordre supérieur. valleys : de même, mais ne comptent, parmi les cellules qui se drainent par chacune, que celles qui se trouvent dans une vallée d’après la forme du sol. Il faut le MNT pour les deux ; sans ACCUMULATION, le seuil est en km² (drop) ou en cellules de vallée.</translation>
    </message>
    <message>
      <source>shared the cell and the watershed of an earlier point</source>
      <translation>partageait la cellule et le bassin versant d’un point précédent</translation>
    </message>
    <message>
      <source>snow</source>
      <translation>neige</translation>
    </message>
    <message>
      <source>snow in hollows</source>
      <translation>neige dans les creux</translation>
    </message>
    <message>
      <source>source, bend or fork, by how many triangles flow into it; water in the sea</source>
      <translation>source, bend ou fork, selon le nombre de triangles qui s’y écoulent ; water dans la mer</translation>
    </message>
    <message>
      <source>southern edge</source>
      <translation>bord sud</translation>
    </message>
    <message>
      <source>spring; steps, fan, bar, braids where rivers meet; fork of channels; mouth or delta</source>
      <translation>spring (source) ; steps, fan, bar, braids où des rivières confluent ; fork (bifurcation) de chenaux ; mouth (embouchure) ou delta</translation>
    </message>
    <message>
      <source>square of the slope</source>
      <translation>carré de la pente</translation>
    </message>
    <message>
      <source>square pixels, land cut away</source>
      <translation>pixels carrés, terre coupée</translation>
    </message>
    <message>
      <source>square pixels, sea added</source>
      <translation>pixels carrés, mer ajoutée</translation>
    </message>
    <message>
      <source>stages of reaches</source>
      <translation>niveaux de biefs</translation>
    </message>
    <message>
      <source>stay</source>
      <translation>restent</translation>
    </message>
    <message>
      <source>steeper</source>
      <translation>plus raide</translation>
    </message>
    <message>
      <source>steppe</source>
      <translation>steppe</translation>
    </message>
    <message>
      <source>straight through the air</source>
      <translation>en ligne droite dans l’air</translation>
    </message>
    <message>
      <source>stretch it</source>
      <translation>étirer</translation>
    </message>
    <message>
      <source>stretch: corners stay where they are, and pixels are farther apart along one side. Or they are squares, of heightmap and tiles: pad: sea at the lowest height is added on both sides; crop: what is too long is cut away on both sides.</source>
      <translation>stretch : les coins restent où ils sont, et les pixels sont plus espacés le long d’un côté. Ou ils sont carrés, pour la carte de hauteurs et les tuiles : pad : de la mer à la hauteur la plus basse est ajoutée des deux côtés ; crop : ce qui est trop long est coupé des deux côtés.</translation>
    </message>
    <message>
      <source>swamp</source>
      <translation>marécage</translation>
    </message>
    <message>
      <source>sweeps, from the sea inwards</source>
      <translation>balayages, de la mer vers l’intérieur</translation>
    </message>
    <message>
      <source>t</source>
      <translation>t</translation>
    </message>
    <message>
      <source>take a coarser mesh, or close other programs</source>
      <translation>prenez un maillage plus grossier ou fermez d’autres programmes</translation>
    </message>
    <message>
      <source>terrain</source>
      <translation>relief</translation>
    </message>
    <message>
      <source>that ending</source>
      <translation>cette extension</translation>
    </message>
    <message>
      <source>the CRS</source>
      <translation>le SCR</translation>
    </message>
    <message>
      <source>the balance of lakes that evaporate</source>
      <translation>le bilan des lacs qui s’évaporent</translation>
    </message>
    <message>
      <source>the contour of each cell</source>
      <translation>la courbe de niveau de chaque cellule</translation>
    </message>
    <message>
      <source>the directions are given</source>
      <translation>les directions sont données</translation>
    </message>
    <message>
      <source>the driver gave no reason</source>
      <translation>le pilote n’a donné aucune raison</translation>
    </message>
    <message>
      <source>the drops of streams</source>
      <translation>les chutes des cours d’eau</translation>
    </message>
    <message>
      <source>the drops of streams along valleys</source>
      <translation>les chutes des cours d’eau le long des vallées</translation>
    </message>
    <message>
      <source>the export of heightmaps</source>
      <translation>l’export de cartes de hauteurs</translation>
    </message>
    <message>
      <source>the fill by sweeps</source>
      <translation>le comblement par balayages</translation>
    </message>
    <message>
      <source>the ground as it is (Horn)</source>
      <translation>le sol tel quel (Horn)</translation>
    </message>
    <message>
      <source>the land</source>
      <translation>la terre</translation>
    </message>
    <message>
      <source>the largest island</source>
      <translation>la plus grande île</translation>
    </message>
    <message>
      <source>the longest path</source>
      <translation>le chemin le plus long</translation>
    </message>
    <message>
      <source>the mean of all paths</source>
      <translation>la moyenne de tous les chemins</translation>
    </message>
    <message>
      <source>the most water</source>
      <translation>le plus d’eau</translation>
    </message>
    <message>
      <source>the nearest river</source>
      <translation>la rivière la plus proche</translation>
    </message>
    <message>
      <source>the plane</source>
      <translation>le plan</translation>
    </message>
    <message>
      <source>the report of a network</source>
      <translation>le rapport d’un réseau</translation>
    </message>
    <message>
      <source>the river downstream</source>
      <translation>la rivière en aval</translation>
    </message>
    <message>
      <source>the sea</source>
      <translation>mer</translation>
    </message>
    <message>
      <source>the search for shortest paths</source>
      <translation>la recherche des plus courts chemins</translation>
    </message>
    <message>
      <source>the search for the water table</source>
      <translation>la recherche de la nappe</translation>
    </message>
    <message>
      <source>the share of river cells</source>
      <translation>la part des cellules de rivière</translation>
    </message>
    <message>
      <source>the shore</source>
      <translation>le rivage</translation>
    </message>
    <message>
      <source>the shortest path</source>
      <translation>le chemin le plus court</translation>
    </message>
    <message>
      <source>the shortest way downhill</source>
      <translation>le plus court chemin vers le bas</translation>
    </message>
    <message>
      <source>the shortest way to the sea</source>
      <translation>le plus court chemin vers la mer</translation>
    </message>
    <message>
      <source>the way of the water</source>
      <translation>le chemin de l’eau</translation>
    </message>
    <message>
      <source>there is no DEM</source>
      <translation>il n’y a pas de MNT</translation>
    </message>
    <message>
      <source>there is no ‘{}’; it may hold {} and {}</source>
      <translation>il n’y a pas de « {} » ; elle peut contenir {} et {}</translation>
    </message>
    <message>
      <source>they lie on no island</source>
      <translation>elles ne sont sur aucune île</translation>
    </message>
    <message>
      <source>to the cell that takes the water</source>
      <translation>vers la cellule qui reçoit l’eau</translation>
    </message>
    <message>
      <source>triangles</source>
      <translation>triangles</translation>
    </message>
    <message>
      <source>two cells</source>
      <translation>deux cellules</translation>
    </message>
    <message>
      <source>unit of the accumulation</source>
      <translation>unité de l’accumulation</translation>
    </message>
    <message>
      <source>unknown</source>
      <translation>inconnu</translation>
    </message>
    <message>
      <source>up to 0.5 m</source>
      <translation>jusqu’à 0,5 m</translation>
    </message>
    <message>
      <source>up to 1.5 times the median</source>
      <translation>jusqu’à 1,5 fois la médiane</translation>
    </message>
    <message>
      <source>up to 2.5 times the median</source>
      <translation>jusqu’à 2,5 fois la médiane</translation>
    </message>
    <message>
      <source>up to half of the median</source>
      <translation>jusqu’à la moitié de la médiane</translation>
    </message>
    <message>
      <source>up to the median</source>
      <translation>jusqu’à la médiane</translation>
    </message>
    <message>
      <source>upstream, where noise is low</source>
      <translation>vers l’amont, là où le bruit est faible</translation>
    </message>
    <message>
      <source>valley cells</source>
      <translation>cellules de vallée</translation>
    </message>
    <message>
      <source>valleys of rivers that hold more are</source>
      <translation>plus de vallées de rivières qui en tiennent</translation>
    </message>
    <message>
      <source>water</source>
      <translation>eau</translation>
    </message>
    <message>
      <source>water crosses them, at heights from their rim</source>
      <translation>l’eau les traverse, aux altitudes de leur bord</translation>
    </message>
    <message>
      <source>water ends there</source>
      <translation>l’eau s’y arrête</translation>
    </message>
    <message>
      <source>water from terrain</source>
      <translation>l’eau du relief</translation>
    </message>
    <message>
      <source>water goes round them</source>
      <translation>l’eau les contourne</translation>
    </message>
    <message>
      <source>water leaves there</source>
      <translation>l’eau y sort</translation>
    </message>
    <message>
      <source>water table</source>
      <translation>nappe phréatique</translation>
    </message>
    <message>
      <source>water, which rivers pass</source>
      <translation>de l’eau, que les rivières traversent</translation>
    </message>
    <message>
      <source>water: rivers pass them, and leave in them what they carry. land: depressions are filled with ground before each step.</source>
      <translation>water : les rivières les traversent, et y laissent ce qu’elles portent. land : les dépressions sont remplies de sol avant chaque étape.</translation>
    </message>
    <message>
      <source>what flows in flows out</source>
      <translation>ce qui entre ressort</translation>
    </message>
    <message>
      <source>which is too many</source>
      <translation>ce qui est trop</translation>
    </message>
    <message>
      <source>which is too many: {} of memory are free</source>
      <translation>ce qui est trop : {} de mémoire sont libres</translation>
    </message>
    <message>
      <source>without a number</source>
      <translation>sans nombre</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>oui</translation>
    </message>
    <message>
      <source>{:,} angles</source>
      <translation>{:,} angles</translation>
    </message>
    <message>
      <source>{:,} areas</source>
      <translation>{:,} surfaces</translation>
    </message>
    <message>
      <source>{:,} bins</source>
      <translation>{:,} classes</translation>
    </message>
    <message>
      <source>{:,} cells</source>
      <translation>{:,} cellules</translation>
    </message>
    <message>
      <source>{:,} courses</source>
      <translation>{:,} cours de rivière</translation>
    </message>
    <message>
      <source>{:,} cycles of lines were left out or opened: water runs in none.</source>
      <translation>{:,} boucles de lignes ont été écartées ou ouvertes : l’eau ne coule dans aucune.</translation>
    </message>
    <message>
      <source>{:,} lines were cut where others join them.</source>
      <translation>{:,} lignes ont été coupées là où d’autres les rejoignent.</translation>
    </message>
    <message>
      <source>{:,} lines were turned round: they ran up their river.</source>
      <translation>{:,} lignes ont été retournées : elles remontaient leur rivière.</translation>
    </message>
    <message>
      <source>{:,} links</source>
      <translation>{:,} tronçons</translation>
    </message>
    <message>
      <source>{:,} links do not fall; they count in their bin.</source>
      <translation>{:,} tronçons ne descendent pas ; ils comptent dans leur classe.</translation>
    </message>
    <message>
      <source>{:,} links that part from a river were left out: each river has one main arm.</source>
      <translation>{:,} tronçons qui se séparent d’une rivière ont été écartés : chaque rivière a un bras principal.</translation>
    </message>
    <message>
      <source>{:,} links, wider the higher their order.</source>
      <translation>{:,} tronçons, d’autant plus larges que leur ordre est élevé.</translation>
    </message>
    <message>
      <source>{:,} mouths</source>
      <translation>{:,} embouchures</translation>
    </message>
    <message>
      <source>{:,} of {:,} dots are drawn.</source>
      <translation>{:,} points sur {:,} sont dessinés.</translation>
    </message>
    <message>
      <source>{:,} orders</source>
      <translation>{:,} ordres</translation>
    </message>
    <message>
      <source>{:.0%} of the neighbours on ‘{}’ differ by more than M ({} m) before the first drop falls: the ground slides first, which can take long. Take a larger M.</source>
      <translation>{:.0%} des voisins sur « {} » diffèrent de plus de M ({} m) avant que tombe la première goutte : le sol glisse d’abord, ce qui peut être long. Prenez un M plus grand.</translation>
    </message>
    <message>
      <source>{:.0f} minutes</source>
      <translation>{:.0f} minutes</translation>
    </message>
    <message>
      <source>{:.0f} seconds</source>
      <translation>{:.0f} secondes</translation>
    </message>
    <message>
      <source>{:g} or more</source>
      <translation>{:g} ou plus</translation>
    </message>
    <message>
      <source>{} % of the land of ‘{}’ became one lake, up to {} m deep: water finds no lower way out. If there is one, through a culvert or beyond the rim of the data, draw the river through it as SKETCH, or take a larger DEM; STANDING_WATER ‘drained’ opens the hollow.</source>
      <translation>{} % de la terre de « {} » est devenue un seul lac, profond de {} m au plus : l’eau ne trouve pas de sortie plus basse. S’il y en a une, par une buse ou au-delà du bord des données, dessinez la rivière qui y passe comme SKETCH ou prenez un MNT plus grand ; STANDING_WATER « drained » ouvre le creux.</translation>
    </message>
    <message>
      <source>{} = {:.3g}, {}, R² {:.3f}.</source>
      <translation>{} = {:.3g}, {}, R² {:.3f}.</translation>
    </message>
    <message>
      <source>{} accumulation ({})</source>
      <translation>{} accumulation ({})</translation>
    </message>
    <message>
      <source>{} against {}. {}</source>
      <translation>{} selon {}. {}</translation>
    </message>
    <message>
      <source>{} and {}</source>
      <translation>{} et {}</translation>
    </message>
    <message>
      <source>{} and {} cannot both be written to ‘{}’.</source>
      <translation>{} et {} ne peuvent pas être écrits tous deux dans « {} ».</translation>
    </message>
    <message>
      <source>{} and {} more</source>
      <translation>{} et {} de plus</translation>
    </message>
    <message>
      <source>{} bands</source>
      <translation>{} bandes</translation>
    </message>
    <message>
      <source>{} basins</source>
      <translation>{} bassins</translation>
    </message>
    <message>
      <source>{} breached</source>
      <translation>{} percé</translation>
    </message>
    <message>
      <source>{} by Headwaters {} in QGIS {}</source>
      <translation>{} par Headwaters {} dans QGIS {}</translation>
    </message>
    <message>
      <source>{} cannot be made with GROWTH random: water runs in circles there, and no heights let it. Choose noise or nearest.</source>
      <translation>{} ne peut être fait avec GROWTH random : l’eau y tourne en rond, et aucune altitude ne le permet. Choisissez noise ou nearest.</translation>
    </message>
    <message>
      <source>{} cells</source>
      <translation>{} cellules</translation>
    </message>
    <message>
      <source>{} cells do not drain to an outlet and keep their height.</source>
      <translation>{} cellules ne s’écoulent vers aucun exutoire et gardent leur altitude.</translation>
    </message>
    <message>
      <source>{} cells do not drain to an outlet: no lake stands on them.</source>
      <translation>{} cellules ne s’écoulent vers aucun exutoire : aucun lac n’est sur elles.</translation>
    </message>
    <message>
      <source>{} cells do not drain to an outlet: their water ends in pits.</source>
      <translation>{} cellules ne s’écoulent vers aucun exutoire : leur eau finit dans des creux.</translation>
    </message>
    <message>
      <source>{} cells lie on cycles of the angles, or give water to one, and have no distance.</source>
      <translation>{} cellules sont sur des cycles des angles, ou donnent de l’eau à l’un d’eux, et n’ont pas de distance.</translation>
    </message>
    <message>
      <source>{} cells lie on cycles of the angles; water was made to end in {}.</source>
      <translation>{} cellules sont sur des cycles des angles ; on y fait finir l’eau dans {}.</translation>
    </message>
    <message>
      <source>{} cells never meet a river and have no data.</source>
      <translation>{} cellules ne rencontrent jamais de rivière et n’ont pas de données.</translation>
    </message>
    <message>
      <source>{} cells of ‘{}’ have no path to an outlet over other cells: they are left out. With BOUNDARY mask every piece of land has outlets of its own.</source>
      <translation>{} cellules de « {} » n’ont pas de chemin vers un exutoire par d’autres cellules : elles sont laissées de côté. Avec BOUNDARY mask, chaque morceau de terre a ses exutoires.</translation>
    </message>
    <message>
      <source>{} change</source>
      <translation>{} modification</translation>
    </message>
    <message>
      <source>{} coast</source>
      <translation>{} côte</translation>
    </message>
    <message>
      <source>{} could not be prepared: {}</source>
      <translation>{} n’a pu être préparé : {}</translation>
    </message>
    <message>
      <source>{} courses</source>
      <translation>{} tracés</translation>
    </message>
    <message>
      <source>{} covers no area. Give west, east, south, north with west &lt; east, south &lt; north.</source>
      <translation>{} ne couvre aucune surface. Donnez ouest, est, sud, nord avec ouest &lt; est, sud &lt; nord.</translation>
    </message>
    <message>
      <source>{} densities of plants</source>
      <translation>{} densités de plantes</translation>
    </message>
    <message>
      <source>{} depth</source>
      <translation>{} profondeur</translation>
    </message>
    <message>
      <source>{} depth of rivers (m)</source>
      <translation>{} profondeur des rivières (m)</translation>
    </message>
    <message>
      <source>{} difference</source>
      <translation>{} différence</translation>
    </message>
    <message>
      <source>{} directions</source>
      <translation>{} directions</translation>
    </message>
    <message>
      <source>{} distance</source>
      <translation>{} distance</translation>
    </message>
    <message>
      <source>{} drainage</source>
      <translation>{} drainage</translation>
    </message>
    <message>
      <source>{} drains {} km², {} m from a river that drains {} km²</source>
      <translation>{} draine {} km², à {} m d’une rivière qui draine {} km²</translation>
    </message>
    <message>
      <source>{} drops found no path down and eroded nothing.</source>
      <translation>{} gouttes n’ont trouvé aucun chemin vers le bas et n’ont rien érodé.</translation>
    </message>
    <message>
      <source>{} elevation</source>
      <translation>{} altitude</translation>
    </message>
    <message>
      <source>{} eroded</source>
      <translation>{} érodé</translation>
    </message>
    <message>
      <source>{} events are {} for each cell: beyond about {} (with D {} and M {}) the valleys are lost in slides again, which can take long. Take fewer events, a smaller D or a larger M.</source>
      <translation>{} événements font {} par cellule : au-delà d’environ {} (avec D {} et M {}), les vallées se perdent de nouveau dans des glissements, ce qui peut être long. Prenez moins d’événements, un D plus petit ou un M plus grand.</translation>
    </message>
    <message>
      <source>{} filled</source>
      <translation>{} comblé</translation>
    </message>
    <message>
      <source>{} flood</source>
      <translation>{} inondation</translation>
    </message>
    <message>
      <source>{} flood depth</source>
      <translation>{} profondeur de l’inondation</translation>
    </message>
    <message>
      <source>{} flow paths</source>
      <translation>{} chemins d’écoulement</translation>
    </message>
    <message>
      <source>{} for the cluster: rasters are kept {}</source>
      <translation>{} pour la grappe : les rasters sont gardés {}</translation>
    </message>
    <message>
      <source>{} for {}</source>
      <translation>{} pour {}</translation>
    </message>
    <message>
      <source>{} has no place in {}: pick another.</source>
      <translation>{} n’a pas de place dans {} : choisissez-en un autre.</translation>
    </message>
    <message>
      <source>{} has no say in heights: the slope of the land is given, and tells alone where mountains are.</source>
      <translation>{} n’a pas d’effet sur les altitudes : la pente du terrain est donnée et dit seule où sont les montagnes.</translation>
    </message>
    <message>
      <source>{} height above river</source>
      <translation>{} hauteur au-dessus de la rivière</translation>
    </message>
    <message>
      <source>{} hillshade</source>
      <translation>{} ombrage</translation>
    </message>
    <message>
      <source>{} in 3-D</source>
      <translation>{} en 3D</translation>
    </message>
    <message>
      <source>{} is</source>
      <translation>{} s’écrit</translation>
    </message>
    <message>
      <source>{} is for BY {}: it is not used.</source>
      <translation>{} est pour BY {} : il n’est pas utilisé.</translation>
    </message>
    <message>
      <source>{} is for POINTS: it is not used.</source>
      <translation>{} est pour POINTS : il n’est pas utilisé.</translation>
    </message>
    <message>
      <source>{} is given and SEA_LEVEL is not: there is no sea. Give SEA_LEVEL too, such as 0.</source>
      <translation>{} est donné et SEA_LEVEL ne l’est pas : il n’y a pas de mer. Donnez aussi SEA_LEVEL, par exemple 0.</translation>
    </message>
    <message>
      <source>{} is missing.</source>
      <translation>{} manque.</translation>
    </message>
    <message>
      <source>{} is no parameter of ‘{}’. {}</source>
      <translation>{} n’est pas un paramètre de « {} ». {}</translation>
    </message>
    <message>
      <source>{} is of drops of streams: choose the METHOD drop or valleys, or leave {} out.</source>
      <translation>{} est des chutes de cours d’eau : choisissez la METHOD drop ou valleys, ou laissez {}.</translation>
    </message>
    <message>
      <source>{} is ‘{}’: give a number of GB, greater than 0, or leave it out.</source>
      <translation>{} est « {} » : donnez un nombre de GB, supérieur à 0, ou laissez-le.</translation>
    </message>
    <message>
      <source>{} junctions</source>
      <translation>{} jonctions</translation>
    </message>
    <message>
      <source>{} lakes</source>
      <translation>{} lacs</translation>
    </message>
    <message>
      <source>{} leaves the land. Only the longer part up to the shore was taken: let it run on land and end at the coast, or correct the coast</source>
      <translation>{} quitte la terre. Seule la plus longue partie jusqu’au rivage a été prise : faites-le courir sur la terre et finir à la côte, ou corrigez la côte</translation>
    </message>
    <message>
      <source>{} level surfaces</source>
      <translation>{} surfaces planes</translation>
    </message>
    <message>
      <source>{} lies on no map. Give another, or check its CRS.</source>
      <translation>{} n’est sur aucune carte. Donnez-en un autre ou vérifiez son SCR.</translation>
    </message>
    <message>
      <source>{} lies outside of {}: give another CRS.</source>
      <translation>{} est hors de {} : donnez un autre SCR.</translation>
    </message>
    <message>
      <source>{} lies outside of {}: give another, or another CRS.</source>
      <translation>{} est hors de {} : donnez-en un autre, ou un autre SCR.</translation>
    </message>
    <message>
      <source>{} longest paths</source>
      <translation>{} chemins les plus longs</translation>
    </message>
    <message>
      <source>{} longest way upstream</source>
      <translation>{} plus long chemin en amont</translation>
    </message>
    <message>
      <source>{} m at {:.10g}, {:.10g}</source>
      <translation>{} m en {:.10g}, {:.10g}</translation>
    </message>
    <message>
      <source>{} mesh</source>
      <translation>{} maillage</translation>
    </message>
    <message>
      <source>{} more courses so</source>
      <translation>{} cours de plus de même</translation>
    </message>
    <message>
      <source>{} must be a number (got ‘{}’).</source>
      <translation>{} doit être un nombre (reçu : « {} »).</translation>
    </message>
    <message>
      <source>{} must be a whole number (got {:g}).</source>
      <translation>{} doit être un nombre entier (reçu : {:g}).</translation>
    </message>
    <message>
      <source>{} must be at least {:g} (got {:g}).</source>
      <translation>{} doit valoir au moins {:g} (reçu : {:g}).</translation>
    </message>
    <message>
      <source>{} must be at most {:g} (got {:g}).</source>
      <translation>{} doit valoir au plus {:g} (reçu : {:g}).</translation>
    </message>
    <message>
      <source>{} must be between {:g} and {:g} (got {:g}).</source>
      <translation>{} doit être compris entre {:g} et {:g} (reçu : {:g}).</translation>
    </message>
    <message>
      <source>{} must be one of {} (got {}).</source>
      <translation>{} doit être l’un de {} (reçu : {}).</translation>
    </message>
    <message>
      <source>{} need about {} of memory though rasters are kept in files, and {} are free: clip the raster to about {}, take larger cells, or close other programs.</source>
      <translation>{} demandent environ {} de mémoire bien que les rasters soient dans des fichiers, et {} sont libres : découpez le raster à environ {}, prenez des cellules plus grandes ou fermez d’autres programmes.</translation>
    </message>
    <message>
      <source>{} need {}, or {} of disk, of which {} are free in ‘{}’: make room, name another folder as HEADWATERS_SCRATCH, or {}.</source>
      <translation>{} demandent {}, ou {} de disque, dont {} sont libres dans « {} » : libérez de la place, donnez un autre dossier à HEADWATERS_SCRATCH, ou {}.</translation>
    </message>
    <message>
      <source>{} need {}: rasters are kept {}</source>
      <translation>{} demandent {} : les rasters sont gardés {}</translation>
    </message>
    <message>
      <source>{} need {}; {} works in memory alone: clip the raster to about {}, take larger cells, or close other programs.</source>
      <translation>{} demandent {} ; {} ne travaille que dans la mémoire : découpez le raster à environ {}, prenez des cellules plus grandes ou fermez d’autres programmes.</translation>
    </message>
    <message>
      <source>{} nodes</source>
      <translation>{} nœuds</translation>
    </message>
    <message>
      <source>{} of {} numbers that can be compared are like those of real rivers; {}.</source>
      <translation>{} des {} nombres qui peuvent être comparés sont comme ceux des rivières réelles ; {}.</translation>
    </message>
    <message>
      <source>{} of {} streams do not fall at all, as where heights are in whole metres: their drops tell little of the threshold.</source>
      <translation>{} sur {} cours d’eau ne descendent pas du tout, comme là où les altitudes sont en mètres entiers : leurs chutes disent peu du seuil.</translation>
    </message>
    <message>
      <source>{} of ‘{}’</source>
      <translation>{} de « {} »</translation>
    </message>
    <message>
      <source>{} or {}</source>
      <translation>{} ou {}</translation>
    </message>
    <message>
      <source>{} oxbow lakes</source>
      <translation>{} bras morts</translation>
    </message>
    <message>
      <source>{} path</source>
      <translation>{} chemin d’écoulement</translation>
    </message>
    <message>
      <source>{} plants</source>
      <translation>{} plantes</translation>
    </message>
    <message>
      <source>{} polygons</source>
      <translation>{} polygones</translation>
    </message>
    <message>
      <source>{} primitives</source>
      <translation>{} primitives</translation>
    </message>
    <message>
      <source>{} ridges</source>
      <translation>{} crêtes</translation>
    </message>
    <message>
      <source>{} river cells would lie lower than the type of the raster allows and got its least value: convert the DEM with ‘Translate’ to a type with negative numbers.</source>
      <translation>{} cellules de rivière seraient plus basses que le type du raster ne le permet et ont reçu sa plus petite valeur : convertissez le MNT avec « Translate » en un type à nombres négatifs.</translation>
    </message>
    <message>
      <source>{} river slope</source>
      <translation>{} pente des rivières</translation>
    </message>
    <message>
      <source>{} rivers</source>
      <translation>{} rivières</translation>
    </message>
    <message>
      <source>{} runs uphill at {}. So its heights were raised by up to {}: correct its heights to have others</source>
      <translation>{} monte en {}. Ses altitudes ont donc été relevées jusqu’à {} : corrigez-les pour en avoir d’autres</translation>
    </message>
    <message>
      <source>{} salt pans</source>
      <translation>{} salines</translation>
    </message>
    <message>
      <source>{} samples of the ground of island {} are beyond its raster: build it anew.</source>
      <translation>{} échantillons du sol de l’île {} sont au-delà de son raster : construisez-le de nouveau.</translation>
    </message>
    <message>
      <source>{} single plants</source>
      <translation>{} plantes individuelles</translation>
    </message>
    <message>
      <source>{} sketches not followed</source>
      <translation>{} esquisses non suivies</translation>
    </message>
    <message>
      <source>{} snapshots</source>
      <translation>{} instantanés</translation>
    </message>
    <message>
      <source>{} spill points</source>
      <translation>{} points de débordement</translation>
    </message>
    <message>
      <source>{} subbasins</source>
      <translation>{} sous-bassins</translation>
    </message>
    <message>
      <source>{} terrain</source>
      <translation>{} relief</translation>
    </message>
    <message>
      <source>{} terrain slope</source>
      <translation>{} pente du terrain</translation>
    </message>
    <message>
      <source>{} triangles</source>
      <translation>{} triangles</translation>
    </message>
    <message>
      <source>{} triangles of land in {} basins</source>
      <translation>{} triangles de terre dans {} bassins</translation>
    </message>
    <message>
      <source>{} uplift</source>
      <translation>{} soulèvement</translation>
    </message>
    <message>
      <source>{} water</source>
      <translation>{} eau</translation>
    </message>
    <message>
      <source>{} water of rivers</source>
      <translation>{} eau des rivières</translation>
    </message>
    <message>
      <source>{} water table</source>
      <translation>{} nappe phréatique</translation>
    </message>
    <message>
      <source>{} watershed</source>
      <translation>{} bassin versant</translation>
    </message>
    <message>
      <source>{} watersheds</source>
      <translation>{} bassins versants</translation>
    </message>
    <message>
      <source>{} with rivers</source>
      <translation>{} avec rivières</translation>
    </message>
    <message>
      <source>{} within {:g} m</source>
      <translation>{} à moins de {:g} m</translation>
    </message>
    <message>
      <source>{} within {:g} m along the water</source>
      <translation>{} à moins de {:g} m le long de l’eau</translation>
    </message>
    <message>
      <source>{} would overwrite {} (‘{}’). Choose another file.</source>
      <translation>{} remplacerait {} (« {} »). Choisissez un autre fichier.</translation>
    </message>
    <message>
      <source>{} would overwrite {} (‘{}’). Choose another layer.</source>
      <translation>{} écraserait {} (« {} »). Choisissez une autre couche.</translation>
    </message>
    <message>
      <source>{} would remove ‘{}’, which {} is made of. Choose another file.</source>
      <translation>{} enlèverait « {} », dont {} est fait. Choisissez un autre fichier.</translation>
    </message>
    <message>
      <source>{} written as {}, not as ‘{}’. Give the file {}.</source>
      <translation>{} en {}, non en « {} ». Donnez au fichier {}.</translation>
    </message>
    <message>
      <source>{} {} at {}. It was left out: {}</source>
      <translation>{} {} en {}. Il a été laissé de côté : {}</translation>
    </message>
    <message>
      <source>{} {} need {}, enough for {}: {}.</source>
      <translation>{} {} demandent {}, assez pour {} : {}.</translation>
    </message>
    <message>
      <source>{} {} needs the DEM: give it as INPUT.</source>
      <translation>{} {} a besoin du MNT : donnez-le comme INPUT.</translation>
    </message>
    <message>
      <source>{} {}: the least threshold at which streams of the first order fall as far as higher ones.</source>
      <translation>{} {} : le plus petit seuil auquel les cours d’eau du premier ordre tombent d’autant que les autres.</translation>
    </message>
    <message>
      <source>{} × {} cells</source>
      <translation>{} × {} cellules</translation>
    </message>
    <message>
      <source>{}, and {} {} would take at least {} without it (the limit is {} {}). {}</source>
      <translation>{}, et {} {} prendraient au moins {} sans lui (la limite est {} {}). {}</translation>
    </message>
    <message>
      <source>{}, {} km of rivers up to order {}, {}, draining {} km².</source>
      <translation>{}, {} km de rivières jusqu’à l’ordre {}, {}, drainant {} km².</translation>
    </message>
    <message>
      <source>{}, {} km of rivers up to order {}, {}.</source>
      <translation>{}, {} km de rivières jusqu’à l’ordre {}, {}.</translation>
    </message>
    <message>
      <source>{}, {} to {}</source>
      <translation>{}, {} à {}</translation>
    </message>
    <message>
      <source>{}, {} to {} km²</source>
      <translation>{}, {} à {} km²</translation>
    </message>
    <message>
      <source>{}. Choose a smaller STEP.</source>
      <translation>{}. Choisissez un STEP plus petit.</translation>
    </message>
    <message>
      <source>{}. Correct its {}, or leave that empty</source>
      <translation>{}. Corrigez son champ {} ou laissez-le vide</translation>
    </message>
    <message>
      <source>{}. Delete it too, or correct its {}</source>
      <translation>{}. Supprimez-le aussi ou corrigez son {}</translation>
    </message>
    <message>
      <source>{}. Give it a number, or delete the feature</source>
      <translation>{}. Donnez-lui un nombre ou supprimez l’entité</translation>
    </message>
    <message>
      <source>{}. Move one of them, or delete it</source>
      <translation>{}. Déplacez l’un d’eux ou supprimez-le</translation>
    </message>
    <message>
      <source>{}. Water runs down: begin it on higher land, or give its vertices a Z</source>
      <translation>{}. L’eau descend : commencez-la sur un terrain plus haut, ou donnez un Z à ses sommets</translation>
    </message>
    <message>
      <source>{}: EXTENT touches {} lands, and drawn things belong to one. Move EXTENT, or give a larger LAND_SIZE.</source>
      <translation>{} : EXTENT touche {} terres, et ce qui est dessiné appartient à une. Déplacez EXTENT ou donnez un LAND_SIZE plus grand.</translation>
    </message>
    <message>
      <source>{}: GDAL cannot write to ‘{}’ ({}). Choose another place.</source>
      <translation>{} : GDAL ne peut écrire dans « {} » ({}). Choisissez un autre lieu.</translation>
    </message>
    <message>
      <source>{}: QGIS writes no features to a path with a line break (‘{}’). Choose another.</source>
      <translation>{} : QGIS n’écrit pas d’entités dans un chemin avec un retour à la ligne (« {} »). Choisissez-en un autre.</translation>
    </message>
    <message>
      <source>{}: a Shapefile cuts field names at ten characters ({}); .gpkg does not.</source>
      <translation>{} : un Shapefile coupe les noms de champs à dix caractères ({}) ; .gpkg non.</translation>
    </message>
    <message>
      <source>{}: a model is a GeoPackage. Give the file the ending .gpkg.</source>
      <translation>{} : un modèle est un GeoPackage. Donnez au fichier l’extension .gpkg.</translation>
    </message>
    <message>
      <source>{}: a terrain model has no walls that water goes round. Take ‘outlet’.</source>
      <translation>{} : un modèle de relief n’a pas de murs que l’eau contourne. Prenez « outlet ».</translation>
    </message>
    <message>
      <source>{}: computing in plain Python, at least {}. {}</source>
      <translation>{} : calcul en Python pur, au moins {}. {}</translation>
    </message>
    <message>
      <source>{}: heights up to {} m, {} triangles of sea</source>
      <translation>{} : altitudes jusqu’à {} m, {} triangles de mer</translation>
    </message>
    <message>
      <source>{}: no cell of ‘{}’ has its centre in a polygon of ‘{}’.</source>
      <translation>{} : aucune cellule de « {} » n’a son centre dans un polygone de « {} ».</translation>
    </message>
    <message>
      <source>{}: no place of ‘{}’ has a height above 0: all of it would be sea. Sketch land.</source>
      <translation>{} : aucun lieu de « {} » n’a d’altitude au-dessus de 0 : tout serait mer. Esquissez de la terre.</translation>
    </message>
    <message>
      <source>{}: no place of ‘{}’ is to be above 0. Give heights of land, in metres.</source>
      <translation>{} : aucun lieu de « {} » ne doit être au-dessus de 0. Donnez des altitudes de terre, en mètres.</translation>
    </message>
    <message>
      <source>{}: nothing of ‘{}’ lies on the land of ‘{}’.</source>
      <translation>{} : rien de « {} » n’est sur la terre de « {} ».</translation>
    </message>
    <message>
      <source>{}: only {} of {} features could be written to ‘{}’. Is the disk full? Else choose another format, .gpkg for example.</source>
      <translation>{} : seulement {} de {} entités ont pu être écrites dans « {} ». Le disque est-il plein ? Sinon choisissez un autre format, .gpkg par exemple.</translation>
    </message>
    <message>
      <source>{}: rivers would climb above what the slope of the land allows between them and the sea on {} of {} edges. The land keeps its slope: they were lowered by a median of {} m, most by {}. Give gentler rivers or steeper land.</source>
      <translation>{} : des rivières monteraient plus haut que ne le permet la pente de la terre entre elles et la mer, sur {} de {} tronçons. La terre garde sa pente : elles ont été abaissées d’une médiane de {} m, au plus de {}. Donnez des rivières plus douces ou une terre plus raide.</translation>
    </message>
    <message>
      <source>{}: the expression ‘{}’ has no value: {}</source>
      <translation>{} : l’expression « {} » n’a pas de valeur : {}</translation>
    </message>
    <message>
      <source>{}: the folder ‘{}’ does not exist. Create it, or choose another.</source>
      <translation>{} : le dossier « {} » n’existe pas. Créez-le ou choisissez-en un autre.</translation>
    </message>
    <message>
      <source>{}: the polygons of ‘{}’ cannot be united. Repair them with ‘Fix geometries’.</source>
      <translation>{} : les polygones de « {} » ne peuvent être unis. Réparez-les avec « Fix geometries ».</translation>
    </message>
    <message>
      <source>{}: the tiles of a .vrt cannot be written to ‘{}’. Choose a disk, or .tif.</source>
      <translation>{} : les tuiles d’un .vrt ne peuvent être écrites dans « {} ». Choisissez un disque ou .tif.</translation>
    </message>
    <message>
      <source>{}: there is no layer or file ‘{}’. Check the name.</source>
      <translation>{} : il n’y a ni couche ni fichier « {} ». Vérifiez le nom.</translation>
    </message>
    <message>
      <source>{}: there is no mesh layer ‘{}’. Check the name.</source>
      <translation>{} : il n’y a pas de couche de maillage « {} ». Vérifiez le nom.</translation>
    </message>
    <message>
      <source>{}: there is no raster layer or file ‘{}’. Check the name.</source>
      <translation>{} : il n’y a ni couche raster ni fichier « {} ». Vérifiez le nom.</translation>
    </message>
    <message>
      <source>{}: up to {} m, on {} % of the land</source>
      <translation>{} : jusqu’à {} m, sur {} % de la terre</translation>
    </message>
    <message>
      <source>{}: with GROWTH random no water follows it.</source>
      <translation>{} : avec GROWTH random aucune eau ne la suit.</translation>
    </message>
    <message>
      <source>{}: {} % of the land is under such lakes instead of {} %, as no {} there.</source>
      <translation>{} : {} % de la terre est sous de tels lacs au lieu de {} %, puisqu’il n’y a pas {}.</translation>
    </message>
    <message>
      <source>{}: {} cells, {} events, boundary {}, {}, {} neighbours, seed {}, E {} 1/m, D {} m, M {} m</source>
      <translation>{} : {} cellules, {} événements, limite {}, {}, {} voisins, graine {}, E {} 1/m, D {} m, M {} m</translation>
    </message>
    <message>
      <source>{}: {} has {}, and no river has an order above {}. Choose a field of orders after Strahler, or none.</source>
      <translation>{} : {} a {}, et aucune rivière n’a un ordre au-dessus de {}. Choisissez un champ d’ordres selon Strahler, ou aucun.</translation>
    </message>
    <message>
      <source>{}: {} lay on no island with room for rivers: left out.</source>
      <translation>{} : {} n’était sur aucune île avec de la place pour des rivières : laissé de côté.</translation>
    </message>
    <message>
      <source>{}: {} of ‘{}’ close no area: left out. Let them end on each other.</source>
      <translation>{} : {} de « {} » ne ferment aucune surface : laissées de côté. Faites-les finir l’une sur l’autre.</translation>
    </message>
    <message>
      <source>{}: {} of ‘{}’ has {} for {}. A width is more than 0 m, or empty.</source>
      <translation>{} : {} de « {} » a {} pour {}. Une largeur est supérieure à 0 m, ou vide.</translation>
    </message>
    <message>
      <source>{}: {} of ‘{}’ has {}. No number may be {}.</source>
      <translation>{} : {} de « {} » a {}. Aucun nombre ne peut être {}.</translation>
    </message>
    <message>
      <source>{}: {} of ‘{}’ narrower than two cells of {}: taken as wide as that.</source>
      <translation>{} : {} de « {} » plus étroits que deux cellules de {} : pris pour aussi larges que cela.</translation>
    </message>
    <message>
      <source>{}: {} of ‘{}’ {}: left out.</source>
      <translation>{} : {} de « {} » {} : laissé de côté.</translation>
    </message>
    <message>
      <source>{}: {} things sketched; they fade over {} km</source>
      <translation>{} : {} objets esquissés ; ils s’estompent sur {} km</translation>
    </message>
    <message>
      <source>{}: {} vertices without a height got {}, since ‘{}’ files need one; .gpkg does not.</source>
      <translation>{} : {} sommets sans altitude ont reçu {}, puisque les fichiers « {} » en demandent une ; .gpkg non.</translation>
    </message>
    <message>
      <source>{}: {} × {} cells, relief {} m, roughness {}, seed {}</source>
      <translation>{} : {} × {} cellules, dénivelé {} m, rugosité {}, graine {}</translation>
    </message>
    <message>
      <source>{}: ‘{}’ ({} × {} cells) has not the same cells as ‘{}’ ({} × {} cells): bring it to the same extent and cell size with ‘Warp (reproject)’.</source>
      <translation>{} : « {} » ({} × {} cellules) n’a pas les mêmes cellules que « {} » ({} × {} cellules) : amenez-le à la même étendue et taille de cellule avec « Warp (reproject) ».</translation>
    </message>
    <message>
      <source>{}: ‘{}’ cannot be opened as a raster.</source>
      <translation>{} : « {} » ne peut pas être ouvert comme raster.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ cannot be written ({}). Choose another name.</source>
      <translation>{} : « {} » ne peut être écrit ({}). Choisissez un autre nom.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ cannot be written: {}.</source>
      <translation>{} : « {} » ne peut être écrit : {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ does not hold {}.</source>
      <translation>{} : « {} » ne contient pas de {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ files hold no geometry. Use .gpkg, for example.</source>
      <translation>{} : les fichiers « {} » ne tiennent pas de géométrie. Prenez .gpkg, par exemple.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ goes down to {}. No number may be below 0.</source>
      <translation>{} : « {} » descend jusqu’à {}. Aucun nombre ne peut être au-dessous de 0.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ goes up to {} m on ‘{}’. Is a no data value missing?</source>
      <translation>{} : « {} » monte jusqu’à {} m sur « {} ». Manque-t-il une valeur sans donnée ?</translation>
    </message>
    <message>
      <source>{}: ‘{}’ goes up to {} mm a year. It may be {} at most.</source>
      <translation>{} : « {} » monte jusqu’à {} mm par an. Ce peut être {} au plus.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ goes up to {}; it may be {} at most (metres per metre).</source>
      <translation>{} : « {} » monte jusqu’à {} ; ce peut être {} au plus (mètres par mètre).</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no data at all.</source>
      <translation>{} : « {} » n’a aucune donnée.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no data at {} nodes: they count as 0.</source>
      <translation>{} : « {} » n’a pas de données à {} nœuds : ils comptent pour 0.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no data in {} cells of the ground: they count as 0.</source>
      <translation>{} : « {} » n’a pas de données dans {} cellules du sol : elles comptent pour 0.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no data on the land of ‘{}’. Check its CRS, or give another.</source>
      <translation>{} : « {} » n’a pas de données sur la terre de « {} ». Vérifiez son SCR ou donnez-en un autre.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no data on {} % of an island of {}; there it is taken as {}.</source>
      <translation>{} : « {} » n’a pas de données sur {} % d’une île de {} ; on y prend {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no field with numbers. Give it one with heights.</source>
      <translation>{} : « {} » n’a pas de champ avec des nombres. Donnez-lui en un avec des altitudes.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no field ‘{}’. Choose one that it has.</source>
      <translation>{} : « {} » n’a pas de champ « {} ». Choisissez-en un qu’elle a.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no height above 0. Give ranges or plains heights.</source>
      <translation>{} : « {} » n’a pas d’altitude au-dessus de 0. Donnez des altitudes aux chaînes ou aux plaines.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no line with a length. Choose a layer of rivers.</source>
      <translation>{} : « {} » n’a aucune ligne avec une longueur. Choisissez une couche de rivières.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no polygon with an area. Choose another layer.</source>
      <translation>{} : « {} » n’a aucun polygone avec une surface. Choisissez une autre couche.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has numbers and no header, so nobody knows how many are in a row. Write the lines ENVI; samples = {}; lines = {}; bands = 1; data type = {}; interleave = bsq; byte order = 0 into ‘{}’ beside it (type 12: 16 bits, 4: floats).</source>
      <translation>{} : « {} » a des nombres et pas d’en-tête, donc personne ne sait combien il y en a par ligne. Écrivez les lignes ENVI; samples = {}; lines = {}; bands = 1; data type = {}; interleave = bsq; byte order = 0 dans « {} » à côté (type 12 : 16 bits, 4 : flottants).</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has values below 0 (down to {}). They must be 0 or more.</source>
      <translation>{} : « {} » a des valeurs au-dessous de 0 (jusqu’à {}). Elles doivent être 0 ou plus.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has {} of land, which is too little for rivers. {}.</source>
      <translation>{} : « {} » a {} de terre, ce qui est trop peu pour des rivières. {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has {}. Choose one as {}.</source>
      <translation>{} : « {} » a {}. Choisissez-en un comme {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has {}: its CRS is ignored.</source>
      <translation>{} : « {} » a {} : son SCR est ignoré.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ holds neither {} nor a raster.</source>
      <translation>{} : « {} » ne contient ni {} ni raster.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is a folder. Give the name of a file in it.</source>
      <translation>{} : « {} » est un dossier. Donnez le nom d’un fichier dedans.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is a raster; a layer of features is needed.</source>
      <translation>{} : « {} » est un raster ; il faut une couche d’entités.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is a vector layer; a raster is needed.</source>
      <translation>{} : « {} » est une couche vectorielle ; il faut un raster.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is in its archive already, and nothing is replaced there. Choose another.</source>
      <translation>{} : « {} » est déjà dans son archive, et rien n’y est remplacé. Choisissez-en un autre.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is larger than the Earth. {}.</source>
      <translation>{} : « {} » est plus grand que la Terre. {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is no coordinate reference system known here.</source>
      <translation>{} : « {} » n’est pas un système de coordonnées connu ici.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is no point. Write it as x,y or x,y [EPSG:…].</source>
      <translation>{} : « {} » n’est pas un point. Écrivez-le x,y ou x,y [EPSG:…].</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is {}. Check the name.</source>
      <translation>{} : « {} » n’est {}. Vérifiez le nom.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ lies where {} has no ground. Correct the CRS of the layer.</source>
      <translation>{} : « {} » est là où {} n’a pas de sol. Corrigez le SCR de la couche.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ {}. Choose a layer of land.</source>
      <translation>{} : « {} » {}. Choisissez une couche de terre.</translation>
    </message>
    <message>
      <source>{}; without {}, delete the rows ‘{}…’ of the table ‘{}’</source>
      <translation>{} ; sans {}, supprimez les lignes « {}… » de la table « {} »</translation>
    </message>
    <message>
      <source>{}; {} had been written before.</source>
      <translation>{} ; {} avait été écrit avant.</translation>
    </message>
    <message>
      <source>θ in the slope k · A^-θ: how much gentler rivers are the more they drain.</source>
      <translation>θ dans la pente k · A^-θ : de combien les rivières sont plus douces à mesure qu’elles drainent davantage.</translation>
    </message>
    <message>
      <source>χ: length to where the river ends, weighted by the area (m)</source>
      <translation>χ : longueur jusqu’à la fin de la rivière, pondérée par la surface (m)</translation>
    </message>
    <message>
      <source>‘Render terrain’ makes rasters of the model, at the cells of the DEM just as that is, at finer ones with beds of rivers and shores of lakes. Move a course, draw a lake, raise or carve the ground, and render again. ‘Terrain from a DEM’ does both at once.</source>
      <translation>« Calculer le relief » fait des rasters du modèle, aux cellules du MNT exactement comme celui-ci, à de plus fines avec les lits des rivières et les rives des lacs. Déplacez un tracé, dessinez un lac, rehaussez ou creusez le sol, et calculez de nouveau. « Relief à partir d’un MNT » fait les deux à la fois.</translation>
    </message>
    <message>
      <source>‘{}/{}’ cannot be written: {}.</source>
      <translation>« {}/{} » ne peut être écrit : {}.</translation>
    </message>
    <message>
      <source>‘{}’ can be read as {}, and its water does not tell which is right: set {}{}.</source>
      <translation>« {} » peut être lu comme {}, et son eau ne dit pas lequel est juste : mettez {}{}.</translation>
    </message>
    <message>
      <source>‘{}’ cannot be read</source>
      <translation>« {} » ne peut être lu</translation>
    </message>
    <message>
      <source>‘{}’ cannot be read ({}). {}.</source>
      <translation>« {} » ne peut être lu ({}). {}.</translation>
    </message>
    <message>
      <source>‘{}’ cannot be read here ({}). Copy it to a disk.</source>
      <translation>« {} » ne peut être lu ici ({}). Copiez-le sur un disque.</translation>
    </message>
    <message>
      <source>‘{}’ cannot be unpacked into ‘{}’: {}.</source>
      <translation>« {} » ne peut être décompressé dans « {} » : {}.</translation>
    </message>
    <message>
      <source>‘{}’ cannot be written: {}.</source>
      <translation>« {} » ne peut être écrit : {}.</translation>
    </message>
    <message>
      <source>‘{}’ consists of copies of layers, in which nothing has noted what was edited. Edit a copy of the whole file that ‘Terrain model’ has made.</source>
      <translation>« {} » est fait de copies de couches, dans lesquelles rien n’a noté ce qui a été modifié. Modifiez une copie du fichier entier que « Modèle de relief » a fait.</translation>
    </message>
    <message>
      <source>‘{}’ exists, and its other layers would be lost. Choose a new file, or a .tif.</source>
      <translation>« {} » existe, et ses autres couches seraient perdues. Choisissez un nouveau fichier ou un .tif.</translation>
    </message>
    <message>
      <source>‘{}’ files cannot hold these values unchanged. Use .tif, for example.</source>
      <translation>Les fichiers « {} » ne peuvent tenir ces valeurs inchangées. Prenez .tif, par exemple.</translation>
    </message>
    <message>
      <source>‘{}’ has 8 bits: its terraces are evened out over three cells</source>
      <translation>« {} » a 8 bits : ses paliers sont lissés sur trois cellules</translation>
    </message>
    <message>
      <source>‘{}’ has cells with the height {}, far from all others, which mostly stands for none, but no data value says so: they are taken for land. Enter {} as additional no data value in the properties of the layer (Transparency), or assign it with ‘Translate’.</source>
      <translation>« {} » a des cellules d’altitude {}, loin de toutes les autres, qui le plus souvent veut dire aucune, mais aucune valeur sans données ne le dit : elles sont prises pour de la terre. Entrez {} comme valeur supplémentaire sans données dans les propriétés de la couche (Transparence), ou donnez-la avec « Translate ».</translation>
    </message>
    <message>
      <source>‘{}’ has data under no whole triangle of the mesh. Give more POINTS, or a raster that covers the land.</source>
      <translation>« {} » n’a de données sous aucun triangle entier du maillage. Donnez plus de POINTS, ou un raster qui couvre la terre.</translation>
    </message>
    <message>
      <source>‘{}’ has heights up to {}: no land on Earth is so high in metres. If these are feet, set Z_UNIT to foot; else give a DEM as INPUT.</source>
      <translation>« {} » a des altitudes jusqu’à {} : aucune terre n’est si haute en mètres. Si ce sont des pieds, mettez Z_UNIT à foot ; sinon donnez un MNT comme INPUT.</translation>
    </message>
    <message>
      <source>‘{}’ has no data under {} triangles: they are left out.</source>
      <translation>« {} » n’a pas de données sous {} triangles : ils sont laissés de côté.</translation>
    </message>
    <message>
      <source>‘{}’ has no layer ‘{}’. {}.</source>
      <translation>« {} » n’a pas de couche « {} ». {}.</translation>
    </message>
    <message>
      <source>‘{}’ has no rivers: give them as RIVERS.</source>
      <translation>« {} » n’a pas de rivières : donnez-les comme RIVERS.</translation>
    </message>
    <message>
      <source>‘{}’ has values from {} to {}, half of them below {}: these are no heights. Choose a DEM.</source>
      <translation>« {} » a des valeurs de {} à {}, dont la moitié sous {} : ce ne sont pas des altitudes. Choisissez un MNT.</translation>
    </message>
    <message>
      <source>‘{}’ has {} of land, which is too little for a terrain. Check its CRS: without one, coordinates are metres.</source>
      <translation>« {} » a {} de terre, ce qui est trop peu pour un relief. Vérifiez son SCR : sans lui, les coordonnées sont des mètres.</translation>
    </message>
    <message>
      <source>‘{}’ holds codes, and they come back as others</source>
      <translation>« {} » tient des codes, et ils reviennent autres</translation>
    </message>
    <message>
      <source>‘{}’ holds directions of the encoding {} (detected)</source>
      <translation>« {} » tient des directions du codage {} (détecté)</translation>
    </message>
    <message>
      <source>‘{}’ holds shades or classes from 0 to 255, and no heights.</source>
      <translation>« {} » contient des nuances ou des classes de 0 à 255, et pas d’altitudes.</translation>
    </message>
    <message>
      <source>‘{}’ holds {} in {}, which is no direction of the encoding {} ({} such cells). {}</source>
      <translation>« {} » tient {} en {}, qui n’est pas une direction du codage {} ({} cellules de ce genre). {}</translation>
    </message>
    <message>
      <source>‘{}’ is a picture of {} bands and holds no heights.</source>
      <translation>« {} » est une image de {} bandes et ne contient pas d’altitudes.</translation>
    </message>
    <message>
      <source>‘{}’ is called what is made of heights, and is taken to hold none.</source>
      <translation>« {} » porte le nom de ce qui est tiré des altitudes, et passe pour ne pas en contenir.</translation>
    </message>
    <message>
      <source>‘{}’ is damaged: it cannot be unpacked. {}.</source>
      <translation>« {} » est endommagé : il ne peut être décompressé. {}.</translation>
    </message>
    <message>
      <source>‘{}’ is in {} and holds no heights.</source>
      <translation>« {} » est en {} et ne contient pas d’altitudes.</translation>
    </message>
    <message>
      <source>‘{}’ is missing at the end</source>
      <translation>« {} » manque à la fin</translation>
    </message>
    <message>
      <source>‘{}’ is missing before ‘{}’</source>
      <translation>« {} » manque avant « {} »</translation>
    </message>
    <message>
      <source>‘{}’ is no file that could be replaced. Choose another name.</source>
      <translation>« {} » n’est pas un fichier qui puisse être remplacé. Choisissez un autre nom.</translation>
    </message>
    <message>
      <source>‘{}’ is no longer a GeoPackage with the layers of a model. {}.</source>
      <translation>« {} » n’est plus un GeoPackage avec les couches d’un modèle. {}.</translation>
    </message>
    <message>
      <source>‘{}’ is no terrain model. {}.</source>
      <translation>« {} » n’est pas un modèle de relief. {}.</translation>
    </message>
    <message>
      <source>‘{}’ is not expected there</source>
      <translation>« {} » n’est pas attendu là</translation>
    </message>
    <message>
      <source>‘{}’ is parted into {} triangles, which is too few for basins. Choose a SPACING of {} or less.</source>
      <translation>« {} » est partagé en {} triangles, ce qui est trop peu pour des bassins. Choisissez un SPACING de {} ou moins.</translation>
    </message>
    <message>
      <source>‘{}’ is there.</source>
      <translation>« {} » est là.</translation>
    </message>
    <message>
      <source>‘{}’ is too small for a mesh of nodes {} apart: give more POINTS.</source>
      <translation>« {} » est trop petit pour un maillage de nœuds à {} l’un de l’autre : donnez plus de POINTS.</translation>
    </message>
    <message>
      <source>‘{}’ lies at or below the sea level of {} everywhere: there is no land to erode. Give a lower SEA_LEVEL.</source>
      <translation>« {} » est partout au niveau de la mer de {} ou au-dessous : il n’y a pas de terre à éroder. Donnez un SEA_LEVEL plus bas.</translation>
    </message>
    <message>
      <source>‘{}’ lies on both sides of the meridian where the map ends. It was put together, so coordinates go on beyond that: from {} to {}, in outputs too.</source>
      <translation>« {} » est de part et d’autre du méridien où finit la carte. Ses parties ont été réunies, les coordonnées continuent donc au-delà : de {} à {}, dans les sorties aussi.</translation>
    </message>
    <message>
      <source>‘{}’ looks like a picture: band {} holds colours, which are taken for heights. Give a DEM as INPUT, or the band with the heights as BAND.</source>
      <translation>« {} » ressemble à une image : la bande {} tient des couleurs, qui sont prises pour des altitudes. Donnez un MNT comme INPUT, ou la bande des altitudes comme BAND.</translation>
    </message>
    <message>
      <source>‘{}’ of island {}</source>
      <translation>« {} » de l’île {}</translation>
    </message>
    <message>
      <source>‘{}’ was made by a later version of Headwaters. Update the plugin to read it.</source>
      <translation>« {} » a été fait par une version ultérieure de Headwaters. Mettez à jour l’extension pour le lire.</translation>
    </message>
    <message>
      <source>‘{}’ was made by an earlier version of Headwaters. Build the model again.</source>
      <translation>« {} » a été fait par une version antérieure de Headwaters. Construisez de nouveau le modèle.</translation>
    </message>
    <message>
      <source>‘{}’ was made of heights and holds none.</source>
      <translation>« {} » a été tiré des altitudes et n’en contient pas.</translation>
    </message>
    <message>
      <source>‘{}’ {}: it is no raster of D∞ angles. Choose another ENCODING or raster.</source>
      <translation>« {} » {} : ce n’est pas un raster d’angles D∞. Choisissez un autre ENCODING ou raster.</translation>
    </message>
    <message>
      <source>‘{}’, layer ‘courses’: {}</source>
      <translation>« {} », couche « courses » : {}</translation>
    </message>
    <message>
      <source>‘{}’, layer ‘courses’: {}. Move it into a valley, or give its vertices a Z.</source>
      <translation>« {} », couche « courses » : {}. Déplacez-la dans une vallée ou donnez un Z à ses sommets.</translation>
    </message>
    <message>
      <source>‘{}’, layer ‘courses’: {}. {}.</source>
      <translation>« {} », couche « courses » : {}. {}.</translation>
    </message>
    <message>
      <source>‘{}’, layer ‘{}’: feature {} {}.</source>
      <translation>« {} », couche « {} » : l’entité {} {}.</translation>
    </message>
    <message>
      <source>‘{}’: the field {} of feature {} holds ‘{}’, which is no whole number. Give each feature a number, or remove the field.</source>
      <translation>« {} » : le champ {} de l’entité {} tient « {} », qui n’est pas un nombre entier. Donnez un nombre à chaque entité ou enlevez le champ.</translation>
    </message>
    <message>
      <source>‘{}’: this looks like D∞ angles, not like D8 directions: {} in {}. Set {} to dinf where there is that choice, or give directions of the METHOD d8.</source>
      <translation>« {} » : cela ressemble à des angles D∞, non à des directions D8 : {} en {}. Mettez {} à dinf là où ce choix existe, ou donnez des directions de la METHOD d8.</translation>
    </message>
    <message>
      <source>‘{}’: this looks like heights, not like flow directions: {} in {}. Give it as the DEM where there is one to give, or make directions of it with ‘Flow directions’.</source>
      <translation>« {} » : cela ressemble à des altitudes, non à des directions d’écoulement : {} en {}. Donnez-le comme MNT là où il en faut un, ou faites-en des directions avec « Directions d’écoulement ».</translation>
    </message>
    <message>
      <source>‘{}’: {:.0%} of the cells have the height 0. Is this the sea? Then set SEA_LEVEL to 0. If these are cells without data, enter 0 as additional no data value in the properties of the layer.</source>
      <translation>« {} » : {:.0%} des cellules ont l’altitude 0. Est-ce la mer ? Mettez alors SEA_LEVEL à 0. Si ce sont des cellules sans données, entrez 0 comme valeur supplémentaire sans données dans les propriétés de la couche.</translation>
    </message>
    <message>
      <source>‘{}’: {:.0%} of the cells have the height {}, which mostly stands for none, but no data value says so: they are taken for land. Enter {} as additional no data value in the properties of the layer (Transparency), or assign it with ‘Translate’.</source>
      <translation>« {} » : {:.0%} des cellules ont l’altitude {}, qui le plus souvent veut dire aucune, mais aucune valeur sans données ne le dit : elles sont prises pour de la terre. Entrez {} comme valeur supplémentaire sans données dans les propriétés de la couche (Transparence), ou donnez-la avec « Translate ».</translation>
    </message>
    <message>
      <source>‘{}’: {} islands are too small for a triangle, and were left out.</source>
      <translation>« {} » : {} îles sont trop petites pour un triangle, et ont été laissées de côté.</translation>
    </message>
    <message>
      <source>‘{}’: {} × {} cells, {} without data</source>
      <translation>« {} » : {} × {} cellules, {} sans données</translation>
    </message>
    <message>
      <source>★ Start here</source>
      <translation>★ Commencer ici</translation>
    </message>
  </context>
</TS>
