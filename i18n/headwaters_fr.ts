<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>Headwaters</name>
    <message>
      <source>Accumulation</source>
      <translation>Accumulation</translation>
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
      <source>All is compiled.</source>
      <translation>Tout est compilé.</translation>
    </message>
    <message>
      <source>Area</source>
      <translation>Surface</translation>
    </message>
    <message>
      <source>Area at which rivers begin (km²)</source>
      <translation>Surface à partir de laquelle naissent les rivières (km²)</translation>
    </message>
    <message>
      <source>Area at which rivers begin (km²); empty: chosen</source>
      <translation>Surface à partir de laquelle naissent les rivières (km²) ; vide : choisie</translation>
    </message>
    <message>
      <source>Area of all watersheds (km²)</source>
      <translation>Surface de tous les bassins versants (km²)</translation>
    </message>
    <message>
      <source>Area of the lakes (km²)</source>
      <translation>Surface des lacs (km²)</translation>
    </message>
    <message>
      <source>Area ratio</source>
      <translation>Rapport des surfaces</translation>
    </message>
    <message>
      <source>Area that drains to the points (km²)</source>
      <translation>Surface drainée vers les points (km²)</translation>
    </message>
    <message>
      <source>Band</source>
      <translation>Bande</translation>
    </message>
    <message>
      <source>Basins</source>
      <translation>Bassins</translation>
    </message>
    <message>
      <source>Beds never rise downstream</source>
      <translation>Les lits ne remontent jamais vers l’aval</translation>
    </message>
    <message>
      <source>Bifurcation ratio</source>
      <translation>Rapport de confluence</translation>
    </message>
    <message>
      <source>Bits of a pixel of the masks</source>
      <translation>Bits par pixel des masques</translation>
    </message>
    <message>
      <source>Bodies of water</source>
      <translation>Plans d’eau</translation>
    </message>
    <message>
      <source>Boundary</source>
      <translation>Limite</translation>
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
      <source>Builds the model of a terrain around its rivers, as layers that can be edited and rendered at any scale.</source>
      <translation>Construit le modèle d’un relief autour de ses rivières, en couches que l’on peut modifier et calculer à toute échelle.</translation>
    </message>
    <message>
      <source>Burn rivers</source>
      <translation>Inciser les rivières</translation>
    </message>
    <message>
      <source>CRS</source>
      <translation>SCR</translation>
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
      <source>Capillary rise (m)</source>
      <translation>Remontée capillaire (m)</translation>
    </message>
    <message>
      <source>Carves mapped rivers into a DEM, each going down from head to mouth, so that water follows them.</source>
      <translation>Incise des rivières cartographiées dans un MNT, chacune descendant de la source à l’embouchure, pour que l’eau les suive.</translation>
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
      <source>Cells</source>
      <translation>Cellules</translation>
    </message>
    <message>
      <source>Cells changed so that water runs off</source>
      <translation>Cellules modifiées pour que l’eau s’écoule</translation>
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
      <source>Cells that never meet a river</source>
      <translation>Cellules qui n’atteignent aucune rivière</translation>
    </message>
    <message>
      <source>Change of height</source>
      <translation>Variation d’altitude</translation>
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
      <source>Choose a DEM in the list of layers, then click on it.</source>
      <translation>Choisissez un MNT dans la liste des couches, puis cliquez dessus.</translation>
    </message>
    <message>
      <source>Circles of water</source>
      <translation>Boucles d’écoulement</translation>
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
      <source>Coastline</source>
      <translation>Trait de côte</translation>
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
      <source>Concavity</source>
      <translation>Concavité</translation>
    </message>
    <message>
      <source>Concavity of the rivers (0 to 1)</source>
      <translation>Concavité des rivières (0 à 1)</translation>
    </message>
    <message>
      <source>Convert directions</source>
      <translation>Convertir les directions</translation>
    </message>
    <message>
      <source>Converted directions</source>
      <translation>Directions converties</translation>
    </message>
    <message>
      <source>Correlation with the sketched heights</source>
      <translation>Corrélation avec les altitudes esquissées</translation>
    </message>
    <message>
      <source>Courses</source>
      <translation>Tracés</translation>
    </message>
    <message>
      <source>Courses with new heights</source>
      <translation>Tracés aux nouvelles altitudes</translation>
    </message>
    <message>
      <source>Creation options of the raster</source>
      <translation>Options de création du raster</translation>
    </message>
    <message>
      <source>Cuts a channel out of every depression of a DEM, where that takes the least digging, and fills the rest.</source>
      <translation>Creuse un chenal hors de chaque dépression d’un MNT, là où il faut le moins creuser, et comble le reste.</translation>
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
      <source>DEM with rivers</source>
      <translation>MNT avec rivières</translation>
    </message>
    <message>
      <source>Deepest cut (m)</source>
      <translation>Entaille la plus profonde (m)</translation>
    </message>
    <message>
      <source>Deposited (m³)</source>
      <translation>Déposé (m³)</translation>
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
      <source>Depressions opened</source>
      <translation>Dépressions ouvertes</translation>
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
      <source>Depth of the water</source>
      <translation>Profondeur de l’eau</translation>
    </message>
    <message>
      <source>Depth of water (m)</source>
      <translation>Profondeur d’eau (m)</translation>
    </message>
    <message>
      <source>Detail</source>
      <translation>Détail</translation>
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
      <source>Distance along the path</source>
      <translation>Distance le long du chemin</translation>
    </message>
    <message>
      <source>Distance to the sea within which rivers braid (m)</source>
      <translation>Distance à la mer où les rivières se tressent (m)</translation>
    </message>
    <message>
      <source>Divides</source>
      <translation>Lignes de partage des eaux</translation>
    </message>
    <message>
      <source>Divides the land by where its water goes: to each outlet, pour point, river or lake, as valid polygons.</source>
      <translation>Découpe le terrain selon la destination de son eau : chaque sortie, exutoire, rivière ou lac, en polygones valides.</translation>
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
      <source>Draws the path of the water downstream from each point to where it ends.</source>
      <translation>Trace le chemin de l’eau vers l’aval, de chaque point jusqu’à son terme.</translation>
    </message>
    <message>
      <source>Draws the rivers of a terrain model: lines with all their bends, the water by its width, oxbow lakes.</source>
      <translation>Dessine les rivières d’un modèle de relief : lignes avec tous leurs méandres, l’eau selon sa largeur, bras morts.</translation>
    </message>
    <message>
      <source>Drops that found no path down</source>
      <translation>Gouttes sans chemin vers l’aval</translation>
    </message>
    <message>
      <source>Dupuit: an aquifer</source>
      <translation>Dupuit : un aquifère</translation>
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
      <source>Edge of the data</source>
      <translation>Bord des données</translation>
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
      <source>Elevation</source>
      <translation>Altitude</translation>
    </message>
    <message>
      <source>Elevation (for rivers without Z)</source>
      <translation>Altitude (pour les rivières sans Z)</translation>
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
      <source>Erode model</source>
      <translation>Éroder le modèle</translation>
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
      <source>Exceedance exponent</source>
      <translation>Exposant de dépassement</translation>
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
      <source>Fall on it</source>
      <translation>Chute sur ce chemin</translation>
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
      <source>Files of tiles and masks</source>
      <translation>Fichiers des tuiles et des masques</translation>
    </message>
    <message>
      <source>Fill depressions</source>
      <translation>Combler les dépressions</translation>
    </message>
    <message>
      <source>Fill what is not breached</source>
      <translation>Combler ce qui n’est pas percé</translation>
    </message>
    <message>
      <source>Filled DEM</source>
      <translation>MNT comblé</translation>
    </message>
    <message>
      <source>Finding where the water of ‘{}’ goes; only once.</source>
      <translation>Recherche du chemin de l’eau de « {} » ; une seule fois.</translation>
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
      <source>Finds the surface of the ground water below a DEM, where it comes to light, and which rivers it keeps.</source>
      <translation>Trouve la surface de la nappe sous un MNT, où elle affleure et quelles rivières elle entretient.</translation>
    </message>
    <message>
      <source>Finds where water goes from every cell of a DEM: to the steepest neighbour, or in any direction.</source>
      <translation>Trouve où va l’eau depuis chaque cellule d’un MNT : vers le voisin le plus raide, ou dans n’importe quelle direction.</translation>
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
      <source>Flow accumulation (km²)</source>
      <translation>Accumulation des écoulements (km²)</translation>
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
      <source>Greatest change for that (m)</source>
      <translation>Plus grande modification pour cela (m)</translation>
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
      <source>Greatest order after Strahler</source>
      <translation>Ordre le plus élevé selon Strahler</translation>
    </message>
    <message>
      <source>Greatest step M (m)</source>
      <translation>Plus grande marche M (m)</translation>
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
      <source>Hack exponent</source>
      <translation>Exposant de Hack</translation>
    </message>
    <message>
      <source>Headwaters (hydrology and terrain)</source>
      <translation>Headwaters (hydrologie et relief)</translation>
    </message>
    <message>
      <source>Height above the river</source>
      <translation>Hauteur au-dessus de la rivière</translation>
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
      <source>Height of cliffs (m)</source>
      <translation>Hauteur des falaises (m)</translation>
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
      <source>Height of the highest river (m)</source>
      <translation>Altitude de la rivière la plus haute (m)</translation>
    </message>
    <message>
      <source>Height of the last vertex</source>
      <translation>Altitude du dernier sommet</translation>
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
      <source>Hillshade</source>
      <translation>Ombrage</translation>
    </message>
    <message>
      <source>Holes in the data</source>
      <translation>Trous dans les données</translation>
    </message>
    <message>
      <source>How</source>
      <translation>Comment</translation>
    </message>
    <message>
      <source>Hydrology from a DEM</source>
      <translation>Hydrologie d’un MNT</translation>
    </message>
    <message>
      <source>Hypsometric integral</source>
      <translation>Intégrale hypsométrique</translation>
    </message>
    <message>
      <source>Install</source>
      <translation>Installer</translation>
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
      <source>Islands</source>
      <translation>Îles</translation>
    </message>
    <message>
      <source>Kernels compiled</source>
      <translation>Noyaux compilés</translation>
    </message>
    <message>
      <source>Lakes</source>
      <translation>Lacs</translation>
    </message>
    <message>
      <source>Lakes are</source>
      <translation>Les lacs sont</translation>
    </message>
    <message>
      <source>Lakes nested in others</source>
      <translation>Lacs emboîtés dans d’autres</translation>
    </message>
    <message>
      <source>Lakes that stand alone</source>
      <translation>Lacs isolés</translation>
    </message>
    <message>
      <source>Lakes, nested ones included</source>
      <translation>Lacs, y compris les lacs emboîtés</translation>
    </message>
    <message>
      <source>Land</source>
      <translation>Terre</translation>
    </message>
    <message>
      <source>Land made anew (km²)</source>
      <translation>Terres refaites (km²)</translation>
    </message>
    <message>
      <source>Land slopes used</source>
      <translation>Pentes du terrain utilisées</translation>
    </message>
    <message>
      <source>Law</source>
      <translation>Loi</translation>
    </message>
    <message>
      <source>Least area of a river (km²)</source>
      <translation>Plus petite surface d’une rivière (km²)</translation>
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
      <source>Leheny erosion</source>
      <translation>Érosion de Leheny</translation>
    </message>
    <message>
      <source>Length of all rivers (km)</source>
      <translation>Longueur de toutes les rivières (km)</translation>
    </message>
    <message>
      <source>Length of the rivers burned (km)</source>
      <translation>Longueur des rivières incisées (km)</translation>
    </message>
    <message>
      <source>Length ratio</source>
      <translation>Rapport des longueurs</translation>
    </message>
    <message>
      <source>Lets rivers erode steep ground and build up flat ground, with lakes, on a raster, a mesh or a coast.</source>
      <translation>Laisse les rivières éroder les terrains raides et alluvionner les terrains plats, avec des lacs, sur un raster, un maillage ou une côte.</translation>
    </message>
    <message>
      <source>Lines of the rivers</source>
      <translation>Lignes des rivières</translation>
    </message>
    <message>
      <source>Longest channel (m)</source>
      <translation>Plus long chenal (m)</translation>
    </message>
    <message>
      <source>Longest path (m, or cells)</source>
      <translation>Plus long chemin (m ou cellules)</translation>
    </message>
    <message>
      <source>MFD: shared among all lower ones</source>
      <translation>MFD : partagée entre tous les voisins plus bas</translation>
    </message>
    <message>
      <source>Makes a DEM of any part of a terrain model, at any cell size, with rivers that water finds again.</source>
      <translation>Produit un MNT de toute partie d’un modèle de relief, à toute taille de cellule, avec des rivières que l’eau retrouve.</translation>
    </message>
    <message>
      <source>Makes a surface to start from: a plane, peaks, a pyramid, an island of two volcanoes, or fractal noise.</source>
      <translation>Produit une surface de départ : un plan, des sommets, une pyramide, une île de deux volcans ou un bruit fractal.</translation>
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
      <source>Map of land slopes</source>
      <translation>Carte des pentes du terrain</translation>
    </message>
    <message>
      <source>Map of river slopes</source>
      <translation>Carte des pentes des rivières</translation>
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
      <source>Mean erosion (m)</source>
      <translation>Érosion moyenne (m)</translation>
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
      <source>Mesh</source>
      <translation>Maillage</translation>
    </message>
    <message>
      <source>Mesh in time</source>
      <translation>Maillage au cours du temps</translation>
    </message>
    <message>
      <source>Meshes</source>
      <translation>Maillages</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Méthode</translation>
    </message>
    <message>
      <source>Model</source>
      <translation>Modèle</translation>
    </message>
    <message>
      <source>Mouths</source>
      <translation>Embouchures</translation>
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
      <source>Neighbours</source>
      <translation>Voisins</translation>
    </message>
    <message>
      <source>Network report</source>
      <translation>Rapport sur le réseau</translation>
    </message>
    <message>
      <source>Nodes</source>
      <translation>Nœuds</translation>
    </message>
    <message>
      <source>Not all could be compiled: first runs take longer.</source>
      <translation>Tout n’a pas pu être compilé : les premières exécutions seront plus longues.</translation>
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
      <source>Number of snapshots</source>
      <translation>Nombre d’instantanés</translation>
    </message>
    <message>
      <source>One watershed for each</source>
      <translation>Un bassin versant par</translation>
    </message>
    <message>
      <source>Outputs</source>
      <translation>Sorties</translation>
    </message>
    <message>
      <source>Oxbow lakes</source>
      <translation>Bras morts</translation>
    </message>
    <message>
      <source>Parameters</source>
      <translation>Paramètres</translation>
    </message>
    <message>
      <source>Path</source>
      <translation>Chemin</translation>
    </message>
    <message>
      <source>Path to the sea</source>
      <translation>Chemin vers la mer</translation>
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
      <source>Pits: hollows where water ends</source>
      <translation>Fosses : creux où l’eau s’arrête</translation>
    </message>
    <message>
      <source>Pixels along a side of a tile</source>
      <translation>Pixels par côté de tuile</translation>
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
      <source>Points left out</source>
      <translation>Points écartés</translation>
    </message>
    <message>
      <source>Points moved</source>
      <translation>Points déplacés</translation>
    </message>
    <message>
      <source>Polygons are</source>
      <translation>Les polygones sont</translation>
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
      <source>Raises every cell of a DEM to the lowest level from which its water can still reach the sea or the edge.</source>
      <translation>Rehausse chaque cellule d’un MNT au plus bas niveau d’où son eau peut encore atteindre la mer ou le bord.</translation>
    </message>
    <message>
      <source>Range of heights that grow together (m)</source>
      <translation>Intervalle d’altitudes qui croissent ensemble (m)</translation>
    </message>
    <message>
      <source>Reads all the water out of a DEM in one run: directions, accumulation, rivers, watersheds and lakes.</source>
      <translation>Lit toute l’eau d’un MNT en une exécution : directions, accumulation, rivières, bassins versants et lacs.</translation>
    </message>
    <message>
      <source>Recharge of the ground water (mm a year)</source>
      <translation>Recharge de la nappe (mm par an)</translation>
    </message>
    <message>
      <source>References</source>
      <translation>Références</translation>
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
      <source>Render terrain</source>
      <translation>Calculer le relief</translation>
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
      <source>Rescale to relief (m)</source>
      <translation>Mettre à l’échelle du dénivelé (m)</translation>
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
      <source>Ridges</source>
      <translation>Crêtes</translation>
    </message>
    <message>
      <source>River cells</source>
      <translation>Cellules de rivière</translation>
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
      <source>River links</source>
      <translation>Tronçons de rivière</translation>
    </message>
    <message>
      <source>River links that do not dry out</source>
      <translation>Tronçons qui ne s’assèchent pas</translation>
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
      <source>River threshold</source>
      <translation>Seuil des rivières</translation>
    </message>
    <message>
      <source>Rivers</source>
      <translation>Rivières</translation>
    </message>
    <message>
      <source>Rivers begin at (cells)</source>
      <translation>Les rivières naissent à (cellules)</translation>
    </message>
    <message>
      <source>Rivers of the network that D8 finds on the raster (%)</source>
      <translation>Rivières du réseau que D8 retrouve sur le raster (%)</translation>
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
      <source>Rows</source>
      <translation>Lignes</translation>
    </message>
    <message>
      <source>Rows of the heightmap</source>
      <translation>Lignes de la carte de hauteurs</translation>
    </message>
    <message>
      <source>Runs made</source>
      <translation>Exécutions faites</translation>
    </message>
    <message>
      <source>Salt pans</source>
      <translation>Marais salants</translation>
    </message>
    <message>
      <source>Scale</source>
      <translation>Échelle</translation>
    </message>
    <message>
      <source>Scene</source>
      <translation>Scène</translation>
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
      <source>Seed</source>
      <translation>Graine</translation>
    </message>
    <message>
      <source>Seed used</source>
      <translation>Graine utilisée</translation>
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
      <source>Size of the heightmap</source>
      <translation>Taille de la carte de hauteurs</translation>
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
      <source>Sketched rivers</source>
      <translation>Rivières esquissées</translation>
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
      <source>Slides</source>
      <translation>Glissements</translation>
    </message>
    <message>
      <source>Slope a0 at which nothing happens (0 to 1)</source>
      <translation>Pente a0 à laquelle rien ne se passe (0 à 1)</translation>
    </message>
    <message>
      <source>Slope of a river that drains 1 km² (m per m)</source>
      <translation>Pente d’une rivière qui draine 1 km² (m par m)</translation>
    </message>
    <message>
      <source>Slope of rock (degrees)</source>
      <translation>Pente de la roche (degrés)</translation>
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
      <source>Small watersheds dropped</source>
      <translation>Petits bassins versants supprimés</translation>
    </message>
    <message>
      <source>Small watersheds merged</source>
      <translation>Petits bassins versants fusionnés</translation>
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
      <source>Smoothing passes</source>
      <translation>Passes de lissage</translation>
    </message>
    <message>
      <source>Snapshots</source>
      <translation>Instantanés</translation>
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
      <source>Spill points</source>
      <translation>Points de déversement</translation>
    </message>
    <message>
      <source>Starting surface</source>
      <translation>Surface de départ</translation>
    </message>
    <message>
      <source>Steps</source>
      <translation>Étapes</translation>
    </message>
    <message>
      <source>Strahler orders</source>
      <translation>Ordres de Strahler</translation>
    </message>
    <message>
      <source>Strength of the erosion</source>
      <translation>Intensité de l’érosion</translation>
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
      <source>Sum over all cells</source>
      <translation>Somme sur toutes les cellules</translation>
    </message>
    <message>
      <source>Sweeps made</source>
      <translation>Balayages faits</translation>
    </message>
    <message>
      <source>Sweeps to make</source>
      <translation>Balayages à faire</translation>
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
      <source>Terrain</source>
      <translation>Relief</translation>
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
      <source>Terrain model</source>
      <translation>Modèle de relief</translation>
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
      <source>There are {}.</source>
      <translation>Il y a {}.</translation>
    </message>
    <message>
      <source>There is no data of ‘{}’.</source>
      <translation>Il n’y a pas de données de « {} ».</translation>
    </message>
    <message>
      <source>There is not enough memory: clip the raster or take larger cells.</source>
      <translation>La mémoire ne suffit pas : découpez le raster ou prenez des cellules plus grandes.</translation>
    </message>
    <message>
      <source>Threshold (in the unit of the accumulation)</source>
      <translation>Seuil (dans l’unité de l’accumulation)</translation>
    </message>
    <message>
      <source>Threshold used (in the unit of the accumulation)</source>
      <translation>Seuil utilisé (dans l’unité de l’accumulation)</translation>
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
      <source>Tools</source>
      <translation>Outils</translation>
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
      <source>Triangles on sketched rivers that follow them (%)</source>
      <translation>Triangles sur les rivières esquissées qui les suivent (%)</translation>
    </message>
    <message>
      <source>Triangles or cells</source>
      <translation>Triangles ou cellules</translation>
    </message>
    <message>
      <source>Turns the rivers of a flow accumulation into lines with their orders, lengths, areas and topology.</source>
      <translation>Transforme les rivières d’une accumulation en lignes avec ordres, longueurs, surfaces et topologie.</translation>
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
      <source>Volume of the cuts (m³)</source>
      <translation>Volume des entailles (m³)</translation>
    </message>
    <message>
      <source>Volume of the fill (m³)</source>
      <translation>Volume du comblement (m³)</translation>
    </message>
    <message>
      <source>Volume of the lakes (m³)</source>
      <translation>Volume des lacs (m³)</translation>
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
      <source>Water</source>
      <translation>Eau</translation>
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
      <source>Water table</source>
      <translation>Nappe phréatique</translation>
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
      <source>Watersheds</source>
      <translation>Bassins versants</translation>
    </message>
    <message>
      <source>Watersheds as a raster</source>
      <translation>Bassins versants en raster</translation>
    </message>
    <message>
      <source>Watersheds smaller than that</source>
      <translation>Bassins versants plus petits</translation>
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
      <source>West and east joined</source>
      <translation>Ouest et est raccordés</translation>
    </message>
    <message>
      <source>What is prepared</source>
      <translation>Ce qui est préparé</translation>
    </message>
    <message>
      <source>Whole watersheds, over those upstream</source>
      <translation>Bassins versants entiers, par-dessus ceux d’amont</translation>
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
      <source>Winding of the rivers (times as usual)</source>
      <translation>Sinuosité des rivières (fois la normale)</translation>
    </message>
    <message>
      <source>Writes a DEM for game engines: a 16-bit heightmap with its scale, tiles, masks of what covers the ground, and a scene of triangles with water.</source>
      <translation>Écrit un MNT pour les moteurs de jeu : une carte de hauteurs à 16 bits avec son échelle, des tuiles, des masques de ce qui couvre le sol et une scène de triangles avec l’eau.</translation>
    </message>
    <message>
      <source>a pixel for each cell</source>
      <translation>un pixel par cellule</translation>
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
      <source>all</source>
      <translation>toutes</translation>
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
      <source>an expression of your own</source>
      <translation>une expression personnelle</translation>
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
      <source>as the shape asks</source>
      <translation>selon la forme</translation>
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
      <source>breach: cut through what is in the way</source>
      <translation>percer : entailler ce qui barre le passage</translation>
    </message>
    <message>
      <source>cells</source>
      <translation>cellules</translation>
    </message>
    <message>
      <source>energy: a sponge with lakes</source>
      <translation>énergie : une éponge avec des lacs</translation>
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
      <source>feet</source>
      <translation>pieds</translation>
    </message>
    <message>
      <source>fill, and water flows over</source>
      <translation>combler, et l’eau déborde</translation>
    </message>
    <message>
      <source>flat, just below the sea</source>
      <translation>plat, juste sous la mer</translation>
    </message>
    <message>
      <source>forking rivers</source>
      <translation>rivières ramifiées</translation>
    </message>
    <message>
      <source>join a neighbour on the coast</source>
      <translation>rejoignent un voisin sur la côte</translation>
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
      <source>lake</source>
      <translation>lac</translation>
    </message>
    <message>
      <source>land, filled with ground</source>
      <translation>terre, remplie de sol</translation>
    </message>
    <message>
      <source>linear in the slope</source>
      <translation>linéaire selon la pente</translation>
    </message>
    <message>
      <source>long rivers</source>
      <translation>longues rivières</translation>
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
      <source>moved until heights fit</source>
      <translation>déplacés jusqu’à ce que les altitudes conviennent</translation>
    </message>
    <message>
      <source>moved where heights are wanted</source>
      <translation>déplacés là où des altitudes sont voulues</translation>
    </message>
    <message>
      <source>nearest to the sea</source>
      <translation>au plus près de la mer</translation>
    </message>
    <message>
      <source>no</source>
      <translation>non</translation>
    </message>
    <message>
      <source>no data</source>
      <translation>pas de données</translation>
    </message>
    <message>
      <source>no water leaves there</source>
      <translation>aucune eau n’y sort</translation>
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
      <source>numba is missing: all is computed hundreds of times slower, and large rasters are refused.</source>
      <translation>numba manque : tout est calculé des centaines de fois plus lentement, et les grands rasters sont refusés.</translation>
    </message>
    <message>
      <source>numba was not installed.</source>
      <translation>numba n’a pas été installé.</translation>
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
      <source>outlet: where water ends</source>
      <translation>sortie : là où l’eau s’arrête</translation>
    </message>
    <message>
      <source>own: as the chances below say</source>
      <translation>personnel : selon les probabilités ci-dessous</translation>
    </message>
    <message>
      <source>pour point</source>
      <translation>exutoire</translation>
    </message>
    <message>
      <source>ratio of slopes</source>
      <translation>rapport des pentes</translation>
    </message>
    <message>
      <source>river</source>
      <translation>rivière</translation>
    </message>
    <message>
      <source>snow in hollows</source>
      <translation>neige dans les creux</translation>
    </message>
    <message>
      <source>square of the slope</source>
      <translation>carré de la pente</translation>
    </message>
    <message>
      <source>stay</source>
      <translation>restent</translation>
    </message>
    <message>
      <source>sweeps, from the sea inwards</source>
      <translation>balayages, de la mer vers l’intérieur</translation>
    </message>
    <message>
      <source>terrain</source>
      <translation>relief</translation>
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
      <source>the river downstream</source>
      <translation>la rivière en aval</translation>
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
      <source>triangles</source>
      <translation>triangles</translation>
    </message>
    <message>
      <source>upstream, where noise is low</source>
      <translation>vers l’amont, là où le bruit est faible</translation>
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
      <source>water, which rivers pass</source>
      <translation>de l’eau, que les rivières traversent</translation>
    </message>
    <message>
      <source>what flows in flows out</source>
      <translation>ce qui entre ressort</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>oui</translation>
    </message>
    <message>
      <source>{} and {} cannot both be written to ‘{}’.</source>
      <translation>{} et {} ne peuvent pas être écrits tous deux dans « {} ».</translation>
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
      <source>{} must be a number (got {}).</source>
      <translation>{} doit être un nombre (reçu : {}).</translation>
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
      <source>{} would overwrite {} (‘{}’). Choose another layer.</source>
      <translation>{} écraserait {} (« {} »). Choisissez une autre couche.</translation>
    </message>
    <message>
      <source>{}: there is no layer or file ‘{}’. Check the name.</source>
      <translation>{} : il n’y a ni couche ni fichier « {} ». Vérifiez le nom.</translation>
    </message>
    <message>
      <source>{}: there is no raster layer or file ‘{}’. Check the name.</source>
      <translation>{} : il n’y a ni couche raster ni fichier « {} ». Vérifiez le nom.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ cannot be opened as a raster.</source>
      <translation>{} : « {} » ne peut pas être ouvert comme raster.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ does not hold {}.</source>
      <translation>{} : « {} » ne contient pas {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ holds neither {} nor a raster.</source>
      <translation>{} : « {} » ne contient ni {} ni raster.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is a vector layer; a raster is needed.</source>
      <translation>{} : « {} » est une couche vectorielle ; il faut un raster.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is no coordinate reference system known here.</source>
      <translation>{} : « {} » n’est pas un système de coordonnées connu ici.</translation>
    </message>
  </context>
</TS>
