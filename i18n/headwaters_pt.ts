<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt" sourcelanguage="en">
  <context>
    <name>Headwaters</name>
    <message>
      <source>, or give a DEM</source>
      <translation>, ou dê um MDE</translation>
    </message>
    <message>
      <source>0 dry land, 1 river, 2 sea, 3 lake.</source>
      <translation>0 terra seca, 1 rio, 2 mar, 3 lago.</translation>
    </message>
    <message>
      <source>0 is smooth, 1 as rough as it gets: the fractal dimension of the noise is 2 and as much more. On shapes other than noise and diamondsquare it is also the strength of the noise. Empty: 0.3 for these two, else 0.</source>
      <translation>0 é liso, 1 tão áspero quanto possível: a dimensão fractal do ruído é 2 e outro tanto. Em formas que não noise e diamondsquare é também a força do ruído. Vazio: 0,3 nessas duas, senão 0.</translation>
    </message>
    <message>
      <source>0 makes them straight between the bends of their valleys, 2 lets them wind twice as much.</source>
      <translation>0 os faz retos entre as curvas de seus vales, 2 os deixa serpentear o dobro.</translation>
    </message>
    <message>
      <source>0 water to 13 beach, in the order of the text above.</source>
      <translation>0 água a 13 praia, na ordem do texto acima.</translation>
    </message>
    <message>
      <source>0.5 to 1 m</source>
      <translation>0,5 a 1 m</translation>
    </message>
    <message>
      <source>0: straight from node to node, 1: as rivers of their type wind, 2: strongly. The field sinuosity tells it, and terrain has the bends. Rivers never cross, so narrow land holds less.</source>
      <translation>0: retos de nó a nó; 1: como serpenteiam os rios de seu tipo; 2: muito. O campo sinuosity o diz, e o terreno tem as curvas. Os rios nunca se cruzam, portanto terra estreita comporta menos.</translation>
    </message>
    <message>
      <source>0: the way to the sea alone decides, as with nearest. Near 1: noise alone, and rivers wind about.</source>
      <translation>0: só decide o caminho ao mar, como com nearest. Perto de 1: só o ruído, e os rios divagam.</translation>
    </message>
    <message>
      <source>1 for rivers, 0 for land.</source>
      <translation>1 para rios, 0 para terra.</translation>
    </message>
    <message>
      <source>1 to 2 m</source>
      <translation>1 a 2 m</translation>
    </message>
    <message>
      <source>1 where a river runs, 0 elsewhere</source>
      <translation>1 onde corre um rio, 0 nas demais</translation>
    </message>
    <message>
      <source>1 where its land, or that of one upstream, reaches the edge of the data; else 0</source>
      <translation>1 onde sua terra, ou a de alguma a montante, chega à borda dos dados; senão 0</translation>
    </message>
    <message>
      <source>1 where more flows than the rating curve tells, so that it stands at MAX_STAGE</source>
      <translation>1 onde passa mais do que diz a curva-chave, de modo que a água fica em MAX_STAGE</translation>
    </message>
    <message>
      <source>1 where the river begins or ends in a body of water, 0 where it dries out</source>
      <translation>1 onde o rio começa ou termina em um corpo d’água, 0 onde seca</translation>
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
      <translation>16 bits por pixel; a extensão decide o formato.</translation>
    </message>
    <message>
      <source>1: as wide as rivers of their flow are, 4 m at 1 m³/s and with its square root. Wider rivers are deeper, and wind in longer bends.</source>
      <translation>1: tão largos quanto os rios de sua vazão, 4 m com 1 m³/s e com sua raiz quadrada. Rios mais largos são mais fundos e fazem curvas mais longas.</translation>
    </message>
    <message>
      <source>1: one in the centre. More stand where the seed says, the highest as high as the relief.</source>
      <translation>1: um no centro. Se são mais, ficam onde diz a semente, o mais alto tão alto quanto o desnível.</translation>
    </message>
    <message>
      <source>1: the ground as it was made; 0: a blend of its primitives; between them less of erosion, above 1 more.</source>
      <translation>1: o solo tal como foi feito; 0: uma mistura de suas primitivas; entre eles menos erosão, acima de 1 mais.</translation>
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
      <translation>4, só pelos lados</translation>
    </message>
    <message>
      <source>600 – 1,200 m</source>
      <translation>600 – 1.200 m</translation>
    </message>
    <message>
      <source>64-bit integers or another type that QGIS cannot read</source>
      <translation>inteiros de 64 bits ou outro tipo que o QGIS não consegue ler</translation>
    </message>
    <message>
      <source>8 bits</source>
      <translation>8 bits</translation>
    </message>
    <message>
      <source>8: 0 to 255, as engines take them. 16: 0 to 65535.</source>
      <translation>8: 0 a 255, como os motores aceitam. 16: 0 a 65535.</translation>
    </message>
    <message>
      <source>&lt;i&gt;d8&lt;/i&gt; sends all water to one neighbour and counts exactly; &lt;i&gt;dinf&lt;/i&gt; shares it between the two neighbours beside the steepest slope; &lt;i&gt;mfd&lt;/i&gt; shares it among all lower neighbours by slope.</source>
      <translation>&lt;i&gt;d8&lt;/i&gt; envia toda a água a um vizinho e conta com exatidão; &lt;i&gt;dinf&lt;/i&gt; a divide entre os dois vizinhos ao lado da maior declividade; &lt;i&gt;mfd&lt;/i&gt; a divide entre todos os vizinhos mais baixos conforme a declividade.</translation>
    </message>
    <message>
      <source>&lt;i&gt;energy&lt;/i&gt;: the ground is a sponge. The table is the surface of least energy between tension, gravity and capillarity: it is draped over the land below hills. In hollows that the table around them keeps wet water is open; each lake has one level, no higher than the brim. &lt;i&gt;snow&lt;/i&gt;: lies on the ground where it freezes, deeper higher up and in gullies. &lt;i&gt;dupuit&lt;/i&gt;: recharge flows through an aquifer to the sea, and comes out where the table reaches the ground. No water crosses the edge of the data.</source>
      <translation>&lt;i&gt;energy&lt;/i&gt;: o solo é uma esponja. O lençol é a superfície de menor energia entre tensão, gravidade e capilaridade: estende-se sobre a terra abaixo das colinas. Nas cavidades que o lençol ao redor mantém úmidas a água fica aberta; cada lago tem um só nível, não mais alto que sua borda. &lt;i&gt;snow&lt;/i&gt;: fica sobre o solo onde congela, mais funda no alto e nas grotas. &lt;i&gt;dupuit&lt;/i&gt;: a recarga flui por um aquífero até o mar e sai onde o lençol alcança o solo. Nenhuma água cruza a borda dos dados.</translation>
    </message>
    <message>
      <source>&lt;i&gt;exact&lt;/i&gt; is fast and uses all processors. &lt;i&gt;sweeps&lt;/i&gt; lets the fill come in from the coast step by step and can stop before its end, for teaching; run to its end it gives the same surface.</source>
      <translation>&lt;i&gt;exact&lt;/i&gt; é rápido e usa todos os processadores. &lt;i&gt;sweeps&lt;/i&gt; deixa o preenchimento entrar pela costa passo a passo e pode parar antes do fim, para ensinar; levado até o fim dá a mesma superfície.</translation>
    </message>
    <message>
      <source>&lt;i&gt;k&lt;/i&gt;&lt;sub&gt;sn&lt;/sub&gt; of a point is that of the stretch below it. Knickpoints are where a profile bulges: where it stands above the lower hull of itself by more than KNICK_HEIGHT. CONCAVITY_FITTED is the θ for which tributaries and their river lie best on one line.</source>
      <translation>O &lt;i&gt;k&lt;/i&gt;&lt;sub&gt;sn&lt;/sub&gt; de um ponto é o do trecho abaixo dele. Os knickpoints estão onde um perfil se abaula: onde supera sua própria envoltória inferior em mais de KNICK_HEIGHT. CONCAVITY_FITTED é o θ com o qual os afluentes e seu rio ficam melhor em uma mesma linha.</translation>
    </message>
    <message>
      <source>&lt;i&gt;links&lt;/i&gt; makes one subbasin for each stretch of river between junctions; land that drains to no river is in none. &lt;i&gt;area&lt;/i&gt; makes subbasins of about AREA. &lt;i&gt;pfafstetter&lt;/i&gt; gives the four largest tributaries of each basin the digits 2, 4, 6, 8 and the land between them 1, 3, 5, 7, 9, and divides these again to DEPTH.</source>
      <translation>&lt;i&gt;links&lt;/i&gt; faz uma sub-bacia para cada trecho de rio entre confluências; a terra que não drena a rio algum não está em nenhuma. &lt;i&gt;area&lt;/i&gt; faz sub-bacias de área próxima de AREA. &lt;i&gt;pfafstetter&lt;/i&gt; dá aos quatro maiores afluentes de cada bacia os dígitos 2, 4, 6, 8 e à terra entre eles 1, 3, 5, 7, 9, e divide estas de novo até DEPTH.</translation>
    </message>
    <message>
      <source>&lt;i&gt;outlets&lt;/i&gt; are all cells where water ends: at the sea, at the edge, in a pit. &lt;i&gt;points&lt;/i&gt; beside a river move to it within SNAP, as SNAP_TO says, and it is told how far. &lt;i&gt;rivers&lt;/i&gt; are lines that follow the directions, as ‘River network’ draws them; the watershed of each has its id. &lt;i&gt;lakes&lt;/i&gt; are polygons.</source>
      <translation>&lt;i&gt;outlets&lt;/i&gt; são todas as células onde a água termina: no mar, na borda, em um fosso. &lt;i&gt;points&lt;/i&gt; ao lado de um rio se movem para ele dentro de SNAP, conforme SNAP_TO, e se informa quanto. &lt;i&gt;rivers&lt;/i&gt; são linhas que seguem as direções, como as traça “Rede fluvial”; a bacia de cada uma leva seu id. &lt;i&gt;lakes&lt;/i&gt; são polígonos.</translation>
    </message>
    <message>
      <source>A DEM and a click are enough: depressions are filled, directions found, and the point is moved to the river beside it. With DIRECTIONS, which ‘Flow directions’ or any other program has made, only what the point needs is computed.</source>
      <translation>Bastam um MDE e um clique: as depressões são preenchidas, as direções encontradas, e o ponto se move para o rio ao lado. Com DIRECTIONS, feitas por “Direções de fluxo” ou por qualquer outro programa, só se calcula o que o ponto precisa.</translation>
    </message>
    <message>
      <source>A GeoPackage made by ‘Terrain model’, whose courses were edited since. It is never changed.</source>
      <translation>Um GeoPackage feito por “Modelo de terreno”, cujos cursos foram editados depois. Nunca é alterado.</translation>
    </message>
    <message>
      <source>A GeoPackage made by ‘Terrain model’. It is never changed.</source>
      <translation>Um GeoPackage feito por “Modelo de terreno”. Nunca é alterado.</translation>
    </message>
    <message>
      <source>A band for each class: its share of the cell and its eight neighbours, 0 to 255; bands add up to 255, and are 0 where the DEM has no data.</source>
      <translation>Uma banda por classe: sua parte da célula e de suas oito vizinhas, 0 a 255; as bandas somam 255, e são 0 onde o MDE não tem dados.</translation>
    </message>
    <message>
      <source>A cell is of a lake when its centre lies in it. A field id, if there is one, numbers the watersheds.</source>
      <translation>Uma célula é de um lago quando seu centro está nele. Um campo id, se houver, numera as bacias.</translation>
    </message>
    <message>
      <source>A cell is of a lake when its centre lies in it. A lake is one subbasin with the land that drains to it beside rivers; rivers end at its shore, and its water leaves by one outlet.</source>
      <translation>Uma célula é de um lago quando seu centro está nele. Um lago é uma sub-bacia com a terra que drena para ele fora dos rios; os rios terminam em sua margem, e sua água sai por uma só saída.</translation>
    </message>
    <message>
      <source>A cell is river when at least so many cells drain through it, itself included.</source>
      <translation>Uma célula é rio quando drenam por ela ao menos tantas células, incluída ela mesma.</translation>
    </message>
    <message>
      <source>A cell is river when at least this area drains through it. Empty: the readable number that makes about one cell in a hundred a river, up to five where these were but a few rivers; the log says which.</source>
      <translation>Uma célula é rio quando drena por ela ao menos esta área. Vazio: o número legível que torna rio cerca de uma célula em cem, até cinco onde seriam muito poucos rios; o registro diz qual.</translation>
    </message>
    <message>
      <source>A cell is river when at least this much drains through it. Empty: the readable number that makes about one cell in a hundred a river, up to five where these were but a few rivers; the log says which.</source>
      <translation>Uma célula é rio quando drena por ela ao menos esta quantidade. Vazio: o número legível que torna rio cerca de uma célula em cem, até cinco onde seriam muito poucos rios; o registro diz qual.</translation>
    </message>
    <message>
      <source>A cell with at least this accumulation is river. Empty: the readable number (1, 2 or 5 with zeros) that makes about one cell in a hundred a river, with directions up to five where these were but a few rivers; the log says which.</source>
      <translation>Uma célula com ao menos esta acumulação é rio. Vazio: o número legível (1, 2 ou 5 com zeros) que torna rio cerca de uma célula em cem, com direções até cinco onde seriam muito poucos rios; o registro diz qual.</translation>
    </message>
    <message>
      <source>A cell with more than this is no river either. Empty: no limit.</source>
      <translation>Uma célula com mais do que isto também não é rio. Vazio: sem limite.</translation>
    </message>
    <message>
      <source>A coast needs three corners or more: draw around the land.</source>
      <translation>Uma costa precisa de três cantos ou mais: desenhe em volta da terra.</translation>
    </message>
    <message>
      <source>A depression that is deeper than this, a quarry or a crater, stays as it is with all that is in it. Empty: every depression is filled.</source>
      <translation>Uma depressão mais funda do que isto, uma pedreira ou uma cratera, fica como está com tudo o que contém. Vazio: todas as depressões são preenchidas.</translation>
    </message>
    <message>
      <source>A discharge becomes a stage by the rating curve of its reach. For each stage the land of the reach gives volume and bed of the water; over the length of the reach these are a mean cross-section &lt;i&gt;A&lt;/i&gt; and its perimeter &lt;i&gt;P&lt;/i&gt;, and Manning's formula tells what flows: &lt;i&gt;Q&lt;/i&gt; = &lt;i&gt;A&lt;/i&gt; (&lt;i&gt;A&lt;/i&gt;/&lt;i&gt;P&lt;/i&gt;)&lt;sup&gt;2/3&lt;/sup&gt; √&lt;i&gt;S&lt;/i&gt; / &lt;i&gt;n&lt;/i&gt;, with the slope &lt;i&gt;S&lt;/i&gt; of the reach.</source>
      <translation>Uma vazão torna-se nível pela curva-chave de seu trecho. Para cada nível a terra do trecho dá volume e leito da água; divididos pelo comprimento do trecho são uma seção média &lt;i&gt;A&lt;/i&gt; e seu perímetro &lt;i&gt;P&lt;/i&gt;, e a fórmula de Manning diz o que flui: &lt;i&gt;Q&lt;/i&gt; = &lt;i&gt;A&lt;/i&gt; (&lt;i&gt;A&lt;/i&gt;/&lt;i&gt;P&lt;/i&gt;)&lt;sup&gt;2/3&lt;/sup&gt; √&lt;i&gt;S&lt;/i&gt; / &lt;i&gt;n&lt;/i&gt;, com a declividade &lt;i&gt;S&lt;/i&gt; do trecho.</translation>
    </message>
    <message>
      <source>A drop goes to a lower neighbour with a probability proportional to exp(E × fall). The larger, the straighter its path and the fewer its choices. Empty: 0.05 as in the article; on a DEM times 199 m over its relief.</source>
      <translation>Uma gota vai a um vizinho mais baixo com probabilidade proporcional a exp(E × desnível). Quanto maior, mais reto seu caminho e menos escolhas. Vazio: 0,05 como no artigo; em um MDE, vezes 199 m sobre seu desnível.</translation>
    </message>
    <message>
      <source>A field with heights in metres. Empty: Z, or DEM.</source>
      <translation>Um campo com altitudes em metros. Vazio: Z, ou o MDE.</translation>
    </message>
    <message>
      <source>A field with the order after Strahler that the river of each mouth is to have. Empty: chosen.</source>
      <translation>Um campo com a ordem de Strahler que o rio de cada foz deve ter. Vazio: é escolhida.</translation>
    </message>
    <message>
      <source>A file cannot be read or written ({}). Is its disk there?</source>
      <translation>Um arquivo não pode ser lido ou gravado ({}). O disco dele está lá?</translation>
    </message>
    <message>
      <source>A hollow that only a deeper gorge would drain becomes a lake where it is large enough, and is else cut and raised in part.</source>
      <translation>Uma cavidade que só uma garganta mais funda drenaria vira lago onde é grande o bastante; senão, é em parte cortada e em parte elevada.</translation>
    </message>
    <message>
      <source>A kernel is compiled and run, threads are set to work, and the folder of the machine code is looked at. What is wrong stands at the top, each with what to do; &lt;i&gt;PROBLEMS&lt;/i&gt; counts it. Send the page along when you report an error.</source>
      <translation>Um núcleo é compilado e executado, threads são postas a trabalhar, e a pasta do código de máquina é examinada. O que está errado aparece no topo, com o que fazer; &lt;i&gt;PROBLEMS&lt;/i&gt; o conta. Envie a página ao relatar um erro.</translation>
    </message>
    <message>
      <source>A layer for each kind of thing, and a table.</source>
      <translation>Uma camada para cada tipo de coisa, e uma tabela.</translation>
    </message>
    <message>
      <source>A line downstream from each point, with the fields of the point.</source>
      <translation>Uma linha a jusante de cada ponto, com os campos do ponto.</translation>
    </message>
    <message>
      <source>A link is a river from junction to junction. A stream is a chain of links of one Strahler order. Lines are fitted by
least squares to logarithms (base 10); R² is the share of the variance that they explain.</source>
      <translation>Um trecho é um rio de confluência a confluência. Um curso d’água é uma cadeia de trechos de uma mesma ordem de Strahler. As retas são ajustadas por
mínimos quadrados a logaritmos (base 10); R² é a parte da variância que explicam.</translation>
    </message>
    <message>
      <source>A list of the masks, which are written beside it, each in a file.</source>
      <translation>Uma lista das máscaras, que são gravadas ao lado, cada uma em um arquivo.</translation>
    </message>
    <message>
      <source>A mesh layer to erode in place of a DEM.</source>
      <translation>Uma camada de malha para erodir em lugar de um MDE.</translation>
    </message>
    <message>
      <source>A model keeps the bends of its rivers as three numbers for each course, so that rasters of any cell size can show what fits them. Here every bend is drawn, with the side channels of braided rivers and the arms of deltas. The model may have been edited: lines are those that ‘Render terrain’ takes.</source>
      <translation>Um modelo guarda as curvas de seus rios como três números por curso, para que rásters de qualquer tamanho de célula mostrem o que lhes cabe. Aqui se desenha cada curva, com os braços laterais dos rios entrelaçados e os dos deltas. O modelo pode ter sido editado: as linhas são as que “Renderizar terreno” usa.</translation>
    </message>
    <message>
      <source>A network of {:,} links is small: each number is rough.</source>
      <translation>Uma rede de {:,} trechos é pequena: cada número é aproximado.</translation>
    </message>
    <message>
      <source>A number that cannot be had stays empty, and the page says why.</source>
      <translation>Um número que não se pode obter fica vazio, e a página diz por quê.</translation>
    </message>
    <message>
      <source>A page for each gauge, to be printed: a map of the catchment with its rivers and its longest path, a profile, the hypsometric curve, all numbers with units and sources, and what it was made from. Of more watersheds than 100 only the 100 largest have one.</source>
      <translation>Uma página para imprimir por estação: um mapa da bacia com seus rios e seu caminho mais longo, um perfil, a curva hipsométrica, todos os números com unidades e fontes, e do que foi feita. De mais de 100 bacias só as 100 maiores têm uma.</translation>
    </message>
    <message>
      <source>A page with all measures and plots in one file.</source>
      <translation>Uma página com todas as medidas e gráficos em um arquivo.</translation>
    </message>
    <message>
      <source>A page with all that was found.</source>
      <translation>Uma página com tudo o que foi encontrado.</translation>
    </message>
    <message>
      <source>A page with how far streams fall at each of the ten thresholds, how much orders differ, and the one that is chosen.</source>
      <translation>Uma página com quanto descem os cursos d’água em cada um dos dez limiares, quanto diferem as ordens e qual é escolhido.</translation>
    </message>
    <message>
      <source>A page with the runs that were made, and their times.</source>
      <translation>Uma página com as execuções feitas e seus tempos.</translation>
    </message>
    <message>
      <source>A point moves to the nearest cell of a river: those that carry the most water, about one in a hundred; the log says from which area on. Empty: within 10 cells. 0: points stay on their cells.</source>
      <translation>Um ponto se move para a célula mais próxima de um rio: as que levam mais água, cerca de uma em cem; o registro diz a partir de que área. Vazio: dentro de 10 células. 0: os pontos ficam em suas células.</translation>
    </message>
    <message>
      <source>A raster, in which what is 0 or less or has no data is sea; or lines (ranges), polygons (plains; with 0 or less the sea) and points (summits) with heights, which pass smoothly into what lies around. Basins grow from low to high, and the land follows the heights as far as rivers can.</source>
      <translation>Um ráster, no qual o que é 0 ou menos ou não tem dados é mar; ou linhas (serras), polígonos (planícies; com 0 ou menos, o mar) e pontos (cumes) com altitudes, que passam suavemente ao que está em volta. As bacias crescem do baixo para o alto, e a terra segue as altitudes até onde os rios podem.</translation>
    </message>
    <message>
      <source>A reach that carries more than its curve tells stands at this stage, and is named in the log.</source>
      <translation>Um trecho que leva mais do que diz sua curva fica neste nível e é citado no registro.</translation>
    </message>
    <message>
      <source>A river is every cell whose accumulation reaches the threshold. Lines lead along the flow directions from a head or junction to the next junction or to the mouth, always downstream; the last vertex of a line is the first of the line below it. Each line knows the line it flows into, the nodes at its ends, its orders after Strahler, Shreve, Horton and Hack, its length on the ground, the area that drains to both ends and its distance to the sea.</source>
      <translation>Um rio é toda célula cuja acumulação alcança o limiar. As linhas seguem as direções de fluxo de uma cabeceira ou confluência até a próxima confluência ou até a foz, sempre a jusante; o último vértice de uma linha é o primeiro da que segue. Cada linha conhece aquela em que deságua, os nós de suas extremidades, suas ordens segundo Strahler, Shreve, Horton e Hack, seu comprimento no solo, a área que drena para ambas as extremidades e sua distância ao mar.</translation>
    </message>
    <message>
      <source>A terrain from a coast, what drains through each cell, and how high it is above rivers.</source>
      <translation>Um terreno a partir de uma costa, o que drena por cada célula e quanto ela se eleva acima dos rios.</translation>
    </message>
    <message>
      <source>A triangle carries a river where so much drains through it, weighed by rain. Empty: so that there are some hundred rivers. Sketched rivers always are rivers.</source>
      <translation>Um triângulo leva um rio onde tanta água o atravessa, ponderada pela chuva. Vazio: de modo que haja algumas centenas de rios. Os rios esboçados são sempre rios.</translation>
    </message>
    <message>
      <source>A watershed is all the land that drains to one outlet. Those that are too small to hold a river are merged into the neighbour with the longest shared border. Each river bears the id of its watershed as &lt;i&gt;basin&lt;/i&gt;, and the heights of the surface that the water runs over, so that none rises on its way. Lines lead from junction to junction, through lakes too; fields tell the lake that a line lies in or crosses, and how much of it does.</source>
      <translation>Uma bacia é toda a terra que drena para uma saída. As que são pequenas demais para conter um rio são unidas à vizinha com a qual compartilham a borda mais longa. Cada rio leva o id de sua bacia como &lt;i&gt;basin&lt;/i&gt;, e as altitudes da superfície por onde corre a água, de modo que nenhum sobe no caminho. As linhas vão de confluência a confluência, também por lagos; os campos dizem em que lago está uma linha ou qual atravessa, e quanto dela.</translation>
    </message>
    <message>
      <source>ACCUMULATION: no cell of ‘{}’ is above 0, so nothing tells where rivers begin. Give the result of ‘Flow accumulation’.</source>
      <translation>ACCUMULATION: nenhuma célula de “{}” está acima de 0, então nada diz onde os rios começam. Dê o resultado de “Acumulação de fluxo”.</translation>
    </message>
    <message>
      <source>AREA is for DIVIDE area: it is not used.</source>
      <translation>AREA é para DIVIDE area: não é usado.</translation>
    </message>
    <message>
      <source>AREA must be greater than 0: say how many km² a subbasin is to have.</source>
      <translation>AREA deve ser maior que 0: diga quantos km² uma sub-bacia deve ter.</translation>
    </message>
    <message>
      <source>About 11; of the rivers that wind, but brooks in meadows (E).</source>
      <translation>Cerca de 11 nos rios que serpenteiam, salvo córregos em campos (E).</translation>
    </message>
    <message>
      <source>About 2.5 % in SRTM, 0 in a terrain that water has made. Cells of flats count, those of a lake too.</source>
      <translation>Cerca de 2,5 % no SRTM, 0 em um terreno que a água fez. Contam as células de áreas planas, também as de um lago.</translation>
    </message>
    <message>
      <source>About 5 % in SRTM, 0 in a terrain that water has made.</source>
      <translation>Cerca de 5 % no SRTM, 0 em um terreno que a água fez.</translation>
    </message>
    <message>
      <source>About 72° where it is humid, narrower where it is arid.</source>
      <translation>Cerca de 72° onde é úmido, mais fechado onde é árido.</translation>
    </message>
    <message>
      <source>About how high land is to be, averaged over a spacing: a coarse DEM, or contours, spot heights and polygons with a number, between which and the shore heights are taken as even slopes. Uplift is found for them; rivers, valleys and ridges are as nature makes them. Where there are none uplift holds as it is. PEAK wins. Where slopes of the land are given, those decide.</source>
      <translation>Que altura aproximada o terreno deve ter, em média sobre um espaçamento: um MDE grosseiro, ou curvas de nível, pontos cotados e polígonos com um número, entre os quais e a costa se supõem declives uniformes. O soerguimento é procurado para elas; rios, vales e cristas são como a natureza os faz. Onde não há nenhuma, vale o soerguimento tal como é. PEAK prevalece. Onde são dados declives do terreno, decidem estes.</translation>
    </message>
    <message>
      <source>Above 2,400 m</source>
      <translation>Acima de 2.400 m</translation>
    </message>
    <message>
      <source>Accumulating</source>
      <translation>Acumulando</translation>
    </message>
    <message>
      <source>Accumulating the rain</source>
      <translation>Acumulando a chuva</translation>
    </message>
    <message>
      <source>Accumulation</source>
      <translation>Acumulação</translation>
    </message>
    <message>
      <source>Accumulation where the point is now (in its own unit)</source>
      <translation>Acumulação onde o ponto está agora (em sua própria unidade)</translation>
    </message>
    <message>
      <source>Add the land and the way down to the project</source>
      <translation>Adicionar a terra e o caminho de descida ao projeto</translation>
    </message>
    <message>
      <source>Added to all heights, after they were multiplied.</source>
      <translation>Somado a todas as altitudes, depois de multiplicadas.</translation>
    </message>
    <message>
      <source>Adding up</source>
      <translation>Somando</translation>
    </message>
    <message>
      <source>Adding up distances</source>
      <translation>Somando distâncias</translation>
    </message>
    <message>
      <source>Adding up from the ridges down</source>
      <translation>Somando dos divisores para baixo</translation>
    </message>
    <message>
      <source>Adding up how far water falls</source>
      <translation>Somando quanto a água desce</translation>
    </message>
    <message>
      <source>Adding up the flow</source>
      <translation>Somando o fluxo</translation>
    </message>
    <message>
      <source>Adding up the rain</source>
      <translation>Somando a chuva</translation>
    </message>
    <message>
      <source>Adding what enters tiles</source>
      <translation>Somando o que entra nos blocos</translation>
    </message>
    <message>
      <source>Adds up what drains through every cell: upstream area, number of cells, or rain. A cell counts itself.</source>
      <translation>Soma o que drena por cada célula: área a montante, número de células ou chuva. Uma célula conta a si mesma.</translation>
    </message>
    <message>
      <source>Advanced parameters</source>
      <translation>Parâmetros avançados</translation>
    </message>
    <message>
      <source>Algorithm</source>
      <translation>Algoritmo</translation>
    </message>
    <message>
      <source>All follow from two measures. The slope is the tangent tan β of its angle. The specific area &lt;i&gt;a&lt;/i&gt;, in m² per metre, is what drains through a cell over the width across which it leaves.</source>
      <translation>Tudo deriva de duas medidas. A declividade é a tangente tan β de seu ângulo. A área específica &lt;i&gt;a&lt;/i&gt;, em m² por metro, é o que drena por uma célula sobre a largura pela qual sai.</translation>
    </message>
    <message>
      <source>All is compiled.</source>
      <translation>Tudo está compilado.</translation>
    </message>
    <message>
      <source>All land of the largest island would be level, as high as the sea. Give more TERRAIN_SLOPE, or maps of slopes or uplift that are above 0.</source>
      <translation>Toda a terra da maior ilha seria plana, tão alta como o mar. Dê mais TERRAIN_SLOPE, ou mapas de declives ou de soerguimento acima de 0.</translation>
    </message>
    <message>
      <source>All other land stays as it is, bit for bit; with polygons all land but theirs does. Heights of rivers on the new ground follow from it, but for those that were given: a course whose heights alone were edited keeps them, as far as no hillslope becomes too steep. They carry more or less as more or less land drains to them, and are wider or narrower for it.</source>
      <translation>O resto da terra fica como está, bit a bit; com polígonos, toda menos a deles. As altitudes dos rios no solo novo derivam dele, salvo as que foram dadas: um curso do qual só as altitudes foram editadas as conserva, desde que nenhuma encosta fique íngreme demais. Levam mais ou menos conforme mais ou menos terra drena para eles, e são por isso mais largos ou mais estreitos.</translation>
    </message>
    <message>
      <source>All points have the same area.</source>
      <translation>Todos os pontos têm a mesma área.</translation>
    </message>
    <message>
      <source>All rivers are raised alike until the highest one of the largest island reaches this height; on the other islands less, as they are narrower. Empty: as is usual on so much land, and what the slopes give where RIVER_SLOPE or its map is given.</source>
      <translation>Todos os rios são elevados por igual até que o mais alto da maior ilha alcance esta altitude; nas outras ilhas menos, por serem mais estreitas. Vazio: o usual em tanta terra, e o que as declividades dão onde RIVER_SLOPE ou seu mapa é dado.</translation>
    </message>
    <message>
      <source>All streams are of one order; a ratio needs two.</source>
      <translation>Todos os cursos d’água são de uma só ordem; uma razão precisa de duas.</translation>
    </message>
    <message>
      <source>All workers must reach inputs under the same path.</source>
      <translation>Todos os workers devem alcançar as entradas pelo mesmo caminho.</translation>
    </message>
    <message>
      <source>All workers must reach the folders of outputs, or HEADWATERS_SCRATCH where it is set and no output is a .vrt, under the same path.</source>
      <translation>Todos os workers devem alcançar pelo mesmo caminho as pastas das saídas, ou HEADWATERS_SCRATCH onde está definido e nenhuma saída é um .vrt.</translation>
    </message>
    <message>
      <source>Along that path from its vertex nearest to the centroid to the outlet (km)</source>
      <translation>Ao longo desse caminho, do seu vértice mais próximo do centroide até a saída (km)</translation>
    </message>
    <message>
      <source>Alpine meadow</source>
      <translation>Prado alpino</translation>
    </message>
    <message>
      <source>An island of two volcanoes is made, and its depressions are filled down to the sea.</source>
      <translation>Cria-se uma ilha de dois vulcões, e suas depressões são preenchidas até o mar.</translation>
    </message>
    <message>
      <source>Angle between rivers that meet (°)</source>
      <translation>Ângulo entre rios que confluem (°)</translation>
    </message>
    <message>
      <source>Angle between the rivers that meet (degrees); NULL elsewhere</source>
      <translation>Ângulo entre os rios que confluem (graus); NULL nos demais</translation>
    </message>
    <message>
      <source>Angle by which bends turn off the line at most (radians)</source>
      <translation>Ângulo máximo com que as curvas se desviam da linha (radianos)</translation>
    </message>
    <message>
      <source>Any layer of lines will do. Which flows into which is read from the fields &lt;i&gt;id&lt;/i&gt; and &lt;i&gt;downstream&lt;/i&gt; where these fit together, as those of this plugin do; else lines meet where they end, should run downstream, and are turned round where they cannot. What needs the areas that drain to the rivers is read from the fields &lt;i&gt;area_in_km2&lt;/i&gt; and &lt;i&gt;area_out_km2&lt;/i&gt;, which the rivers of this plugin have. Heights are those of the lines, else of the DEM, else the field &lt;i&gt;drop_m&lt;/i&gt;.</source>
      <translation>Serve qualquer camada de linhas. Qual deságua em qual é lido dos campos &lt;i&gt;id&lt;/i&gt; e &lt;i&gt;downstream&lt;/i&gt; onde concordam, como nos deste complemento; senão as linhas se encontram onde terminam, devem ir a jusante e são viradas onde não podem. O que precisa das áreas que drenam para os rios é lido dos campos &lt;i&gt;area_in_km2&lt;/i&gt; e &lt;i&gt;area_out_km2&lt;/i&gt;, que os rios deste complemento têm. As altitudes são as das linhas, senão as do MDE, senão as do campo &lt;i&gt;drop_m&lt;/i&gt;.</translation>
    </message>
    <message>
      <source>Anything with heights will do: surveys, noise, heightmaps of games and of other generators. An image that does not say where it lies takes PIXEL_SIZE.</source>
      <translation>Serve tudo o que tenha altitudes: levantamentos, ruído, mapas de alturas de jogos e de outros geradores. Uma imagem que não diz onde está usa PIXEL_SIZE.</translation>
    </message>
    <message>
      <source>Area</source>
      <translation>Área</translation>
    </message>
    <message>
      <source>Area (km²)</source>
      <translation>Área (km²)</translation>
    </message>
    <message>
      <source>Area (m²)</source>
      <translation>Área (m²)</translation>
    </message>
    <message>
      <source>Area at which rivers begin (km²)</source>
      <translation>Área com que começam os rios (km²)</translation>
    </message>
    <message>
      <source>Area at which rivers begin (km²), or in the unit of ACCUMULATION; empty: chosen</source>
      <translation>Área com que começam os rios (km²), ou na unidade de ACCUMULATION; vazio: é escolhida</translation>
    </message>
    <message>
      <source>Area at which rivers begin (km²); empty: chosen</source>
      <translation>Área com que começam os rios (km²); vazio: é escolhida</translation>
    </message>
    <message>
      <source>Area at which they begin</source>
      <translation>Área com que começam</translation>
    </message>
    <message>
      <source>Area from which rivers begin (km²)</source>
      <translation>Área a partir da qual começam os rios (km²)</translation>
    </message>
    <message>
      <source>Area of a subbasin (km²); empty: chosen</source>
      <translation>Área de uma sub-bacia (km²); vazio: é escolhida</translation>
    </message>
    <message>
      <source>Area of all subbasins (km²)</source>
      <translation>Área de todas as sub-bacias (km²)</translation>
    </message>
    <message>
      <source>Area of all subbasins whose water comes by (km²)</source>
      <translation>Área de todas as sub-bacias cuja água passa por aqui (km²)</translation>
    </message>
    <message>
      <source>Area of all watersheds (km²)</source>
      <translation>Área de todas as bacias (km²)</translation>
    </message>
    <message>
      <source>Area of lakes (km²)</source>
      <translation>Área de lagos (km²)</translation>
    </message>
    <message>
      <source>Area of streams</source>
      <translation>Área dos cursos d’água</translation>
    </message>
    <message>
      <source>Area of the lakes (km²)</source>
      <translation>Área dos lagos (km²)</translation>
    </message>
    <message>
      <source>Area over that of a circle of this perimeter, after Miller</source>
      <translation>Área sobre a de um círculo deste perímetro, segundo Miller</translation>
    </message>
    <message>
      <source>Area over the square of the longest path, after Horton</source>
      <translation>Área sobre o quadrado do caminho mais longo, segundo Horton</translation>
    </message>
    <message>
      <source>Area over width.</source>
      <translation>Área sobre largura.</translation>
    </message>
    <message>
      <source>Area ratio</source>
      <translation>Razão de áreas</translation>
    </message>
    <message>
      <source>Area ratio R_A</source>
      <translation>Razão de áreas R_A</translation>
    </message>
    <message>
      <source>Area that drains through (km²)</source>
      <translation>Área que drena por aqui (km²)</translation>
    </message>
    <message>
      <source>Area that drains through the node (km²)</source>
      <translation>Área que drena pelo nó (km²)</translation>
    </message>
    <message>
      <source>Area that drains through; with RAIN the flow, with EVAPORATION less what lakes lose.</source>
      <translation>Área que drena; com RAIN a vazão, com EVAPORATION menos o que os lagos perdem.</translation>
    </message>
    <message>
      <source>Area that drains to the lower end (km²)</source>
      <translation>Área que drena para a extremidade inferior (km²)</translation>
    </message>
    <message>
      <source>Area that drains to the points (km²)</source>
      <translation>Área que drena para os pontos (km²)</translation>
    </message>
    <message>
      <source>Area that drains to the upper end (km²)</source>
      <translation>Área que drena para a extremidade superior (km²)</translation>
    </message>
    <message>
      <source>Area under water (km²)</source>
      <translation>Área sob a água (km²)</translation>
    </message>
    <message>
      <source>Area upstream (km²)</source>
      <translation>Área a montante (km²)</translation>
    </message>
    <message>
      <source>Area with that of all watersheds upstream (km²)</source>
      <translation>Área com a de todas as bacias a montante (km²)</translation>
    </message>
    <message>
      <source>Areas on the map are {} to {} times those on the ground: corrected</source>
      <translation>As áreas no mapa são de {} a {} vezes as do solo: corrigidas</translation>
    </message>
    <message>
      <source>At no threshold do streams of the first order fall as far as higher ones.</source>
      <translation>Com nenhum limiar os cursos d’água de primeira ordem descem tanto quanto os superiores.</translation>
    </message>
    <message>
      <source>At the cells of the DEM the result is the DEM with its hollows opened and its lakes level: a second run changes nothing. It lies on the same grid; each cell holds a whole number of finer ones where CELL_SIZE is a whole part of its size.</source>
      <translation>Nas células do MDE o resultado é o MDE com suas cavidades abertas e seus lagos planos: uma segunda execução não muda nada. Está na mesma grade; cada célula contém um número inteiro de células mais finas onde CELL_SIZE é uma parte inteira de seu tamanho.</translation>
    </message>
    <message>
      <source>BOUNDARY {}: no cell of ‘{}’ with ground lies on the {} of the map, so water could not leave. Set it to mask: then it leaves at the edge of the ground, wherever that is.</source>
      <translation>BOUNDARY {}: nenhuma célula de “{}” com solo está no {} do mapa, então a água não poderia sair. Ponha mask: aí ela sai na borda do solo, onde quer que esteja.</translation>
    </message>
    <message>
      <source>BY {} needs {}: give a layer of {}, or choose outlets.</source>
      <translation>BY {} precisa de {}: dê uma camada de {} ou escolha outlets.</translation>
    </message>
    <message>
      <source>Balancing the lakes</source>
      <translation>Equilibrando os lagos</translation>
    </message>
    <message>
      <source>Band</source>
      <translation>Banda</translation>
    </message>
    <message>
      <source>Band of the DEM that holds the elevation.</source>
      <translation>Banda do MDE que contém a altitude.</translation>
    </message>
    <message>
      <source>Basin model of HEC-HMS</source>
      <translation>Modelo de bacia do HEC-HMS</translation>
    </message>
    <message>
      <source>Basin of the mouth</source>
      <translation>Bacia da foz</translation>
    </message>
    <message>
      <source>Basin; NULL in the sea</source>
      <translation>Bacia; NULL no mar</translation>
    </message>
    <message>
      <source>Basins</source>
      <translation>Bacias</translation>
    </message>
    <message>
      <source>Basins along a sketch, land that fits them, and a terrain around their rivers.</source>
      <translation>Bacias ao longo de um esboço, terra que se ajusta a elas e um terreno em torno de seus rios.</translation>
    </message>
    <message>
      <source>Beach and dunes</source>
      <translation>Praia e dunas</translation>
    </message>
    <message>
      <source>Beach grass</source>
      <translation>Capim-de-praia</translation>
    </message>
    <message>
      <source>Beds and bends</source>
      <translation>Leitos e curvas</translation>
    </message>
    <message>
      <source>Beds never rise downstream</source>
      <translation>Os leitos nunca sobem a jusante</translation>
    </message>
    <message>
      <source>Beds of rivers fall without a break to the sea, and no other cell of land is a pit: what dammed up water is opened or filled, and the log says how much that was.</source>
      <translation>Os leitos dos rios descem sem interrupção até o mar, e nenhuma outra célula de terra é um fosso: o que represava água é aberto ou preenchido, e o registro diz quanto foi.</translation>
    </message>
    <message>
      <source>Below 100 m</source>
      <translation>Abaixo de 100 m</translation>
    </message>
    <message>
      <source>Bend</source>
      <translation>Curva</translation>
    </message>
    <message>
      <source>Bending rivers</source>
      <translation>Curvando os rios</translation>
    </message>
    <message>
      <source>Bends that rivers have left.</source>
      <translation>Curvas que os rios abandonaram.</translation>
    </message>
    <message>
      <source>Beside each value stands what real rivers show: {} within that range,
{} outside it. A number outside is a hint and no proof, nor is one inside: ratios of
orders in particular are alike in most trees of rivers, real or not.</source>
      <translation>Ao lado de cada valor está o que mostram os rios reais: {} dentro desse intervalo,
{} fora dele. Um número fora é um indício e não uma prova, como também não o é um dentro: as razões de
ordens em particular se parecem em quase todas as árvores de rios, reais ou não.</translation>
    </message>
    <message>
      <source>Between directions from the junction to the middle of each tributary’s line.</source>
      <translation>Entre as direções da confluência até o meio da linha de cada afluente.</translation>
    </message>
    <message>
      <source>Between the dashed lines the means do not differ. The dot is the threshold that is chosen.</source>
      <translation>Entre as linhas tracejadas as médias não diferem. O ponto é o limiar escolhido.</translation>
    </message>
    <message>
      <source>Between the means of the warmest and the coldest month: 2 on the equator, 10 to 15 beside an ocean, 18 in the middle of Europe, 40 and more inside continents. With it the treeline is found.</source>
      <translation>Entre as médias do mês mais quente e do mais frio: 2 no equador, 10 a 15 junto a um oceano, 18 no centro da Europa, 40 ou mais no interior dos continentes. Com ela se encontra o limite das árvores.</translation>
    </message>
    <message>
      <source>Between two stages of the table the curve is straight.</source>
      <translation>Entre dois níveis da tabela a curva é reta.</translation>
    </message>
    <message>
      <source>Bifurcation ratio</source>
      <translation>Razão de bifurcação</translation>
    </message>
    <message>
      <source>Bifurcation ratio R_B</source>
      <translation>Razão de bifurcação R_B</translation>
    </message>
    <message>
      <source>Bits of a pixel of the masks</source>
      <translation>Bits por pixel das máscaras</translation>
    </message>
    <message>
      <source>Blue: rivers. Dashed: longest path, from the divide to the outlet (ring). Cross: centroid.</source>
      <translation>Azul: rios. Tracejada: caminho mais longo, do divisor à saída (anel). Cruz: centroide.</translation>
    </message>
    <message>
      <source>Blue: streams of the first order. Dashed: higher ones.</source>
      <translation>Azul: cursos d’água de primeira ordem. Tracejada: superiores.</translation>
    </message>
    <message>
      <source>Bodies of water</source>
      <translation>Corpos d’água</translation>
    </message>
    <message>
      <source>Body of water</source>
      <translation>Corpo d’água</translation>
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
      <translation>Abrir brechas em depressões</translation>
    </message>
    <message>
      <source>Breached DEM</source>
      <translation>MDE com brechas</translation>
    </message>
    <message>
      <source>Breaching</source>
      <translation>Abrindo brechas</translation>
    </message>
    <message>
      <source>Breaching alone</source>
      <translation>Apenas abrindo brechas</translation>
    </message>
    <message>
      <source>Breaching the rest</source>
      <translation>Abrindo brechas no restante</translation>
    </message>
    <message>
      <source>Broadleaf forest</source>
      <translation>Floresta de folhosas</translation>
    </message>
    <message>
      <source>Broadleaf tree</source>
      <translation>Folhosa</translation>
    </message>
    <message>
      <source>Building islands</source>
      <translation>Construindo ilhas</translation>
    </message>
    <message>
      <source>Building on the ground</source>
      <translation>Construindo sobre o solo</translation>
    </message>
    <message>
      <source>Building the ground</source>
      <translation>Construindo o solo</translation>
    </message>
    <message>
      <source>Building the model</source>
      <translation>Construindo o modelo</translation>
    </message>
    <message>
      <source>Building the surface</source>
      <translation>Construindo a superfície</translation>
    </message>
    <message>
      <source>Building the terrain</source>
      <translation>Construindo o terreno</translation>
    </message>
    <message>
      <source>Builds the model of a terrain around its rivers, as layers that can be edited and rendered at any scale.</source>
      <translation>Constrói o modelo de um terreno em torno de seus rios, como camadas que podem ser editadas e renderizadas em qualquer escala.</translation>
    </message>
    <message>
      <source>Burn rivers</source>
      <translation>Incidir rios</translation>
    </message>
    <message>
      <source>Burning</source>
      <translation>Incidindo</translation>
    </message>
    <message>
      <source>By how much noise moves limits of warmth, so that stands are no contours: 1 °C are 150 m of height.</source>
      <translation>Quanto o ruído desloca os limites de calor, para que os povoamentos não sejam curvas de nível: 1 °C são 150 m de altitude.</translation>
    </message>
    <message>
      <source>By which the slope falls as the area grows; 0.45 is usual, and needed to compare with other land.</source>
      <translation>Com a qual a declividade diminui ao crescer a área; 0,45 é o usual, e necessário para comparar com outras terras.</translation>
    </message>
    <message>
      <source>CAPILLARITY ({} m) is less than PENALTY ({} m): no water would stay in the ground. Take a greater CAPILLARITY or a smaller PENALTY.</source>
      <translation>CAPILLARITY ({} m) é menor que PENALTY ({} m): nenhuma água ficaria no solo. Tome uma CAPILLARITY maior ou uma PENALTY menor.</translation>
    </message>
    <message>
      <source>CELL_SIZE: no cell has its middle on the land. Choose a smaller one.</source>
      <translation>CELL_SIZE: nenhuma célula tem o centro em terra. Escolha um menor.</translation>
    </message>
    <message>
      <source>CELL_SIZE: {} m is more than the {} m of the DEM, and coarser cells would lose rivers. Take no more than these; for a coarser raster resample the result.</source>
      <translation>CELL_SIZE: {} m é mais que os {} m do MDE, e células mais grossas perderiam rios. Não tome mais que esses; para um ráster mais grosso, reamostre o resultado.</translation>
    </message>
    <message>
      <source>CELL_SIZE: {} need {} of memory with the land around them, whose water they share, and {} of memory are free. Choose larger cells or a smaller EXTENT.</source>
      <translation>CELL_SIZE: {} precisam de {} de memória com a terra ao redor, cuja água partilham, e há {} livres. Escolha células maiores ou um EXTENT menor.</translation>
    </message>
    <message>
      <source>CELL_SIZE: {} need {}. Choose larger cells or a smaller EXTENT; or make the MODEL with larger cells, and small ones of it with ‘Render terrain’, which keeps in files what the memory does not hold.</source>
      <translation>CELL_SIZE: {} precisam de {}. Escolha células maiores ou um EXTENT menor; ou faça o MODEL com células maiores, e as pequenas dele com “Renderizar terreno”, que guarda em arquivos o que a memória não comporta.</translation>
    </message>
    <message>
      <source>CLIFFS: a field or an expression needs a COASTLINE. Give a number.</source>
      <translation>CLIFFS: um campo ou uma expressão precisa de uma COASTLINE. Dê um número.</translation>
    </message>
    <message>
      <source>CLIFFS: {} has {} m. Give it a height from 0 to {} m.</source>
      <translation>CLIFFS: {} tem {} m. Dê uma altura de 0 a {} m.</translation>
    </message>
    <message>
      <source>CLUSTER is ignored: what was chosen works in the memory of this computer alone.</source>
      <translation>CLUSTER é ignorado: o que foi escolhido só trabalha na memória deste computador.</translation>
    </message>
    <message>
      <source>CLUSTER needs the Python package ‘distributed’ of Dask. {} – or leave CLUSTER empty.</source>
      <translation>CLUSTER precisa do pacote Python “distributed” do Dask. {} – ou deixe CLUSTER vazio.</translation>
    </message>
    <message>
      <source>CLUSTER: a worker cannot open ‘{}’. Give it a GDAL that reads this format, or convert the raster to GeoTIFF.</source>
      <translation>CLUSTER: um worker não consegue abrir “{}”. Dê a ele um GDAL que leia este formato ou converta o ráster para GeoTIFF.</translation>
    </message>
    <message>
      <source>CLUSTER: a worker did not answer ({}). Start it again, or stop it, then run this again.</source>
      <translation>CLUSTER: um worker não respondeu ({}). Inicie-o de novo ou pare-o, e depois repita o cálculo.</translation>
    </message>
    <message>
      <source>CLUSTER: each worker would run ‘{}’ again: put what it does under ‘if __name__ == "__main__":’, or leave CLUSTER empty.</source>
      <translation>CLUSTER: cada worker executaria “{}” de novo: ponha o que ele faz sob “if __name__ == "__main__":” ou deixe CLUSTER vazio.</translation>
    </message>
    <message>
      <source>CLUSTER: no Dask scheduler answers at ‘{}’{}. Start one with ‘dask scheduler’ and give its address, such as tcp://host:8786, or ‘{}’ for this computer.</source>
      <translation>CLUSTER: nenhum escalonador do Dask responde em “{}”{}. Inicie um com “dask scheduler” e dê o endereço dele, como tcp://host:8786, ou “{}” para este computador.</translation>
    </message>
    <message>
      <source>CLUSTER: no worker is left. Start some with ‘dask worker’, then this run again.</source>
      <translation>CLUSTER: não resta nenhum worker. Inicie alguns com “dask worker” e depois repita o cálculo.</translation>
    </message>
    <message>
      <source>CLUSTER: one worker after the other ended at the same work. Do they have enough memory? Their logs tell.</source>
      <translation>CLUSTER: um worker após o outro terminou no mesmo trabalho. Eles têm memória bastante? Os registros deles dizem.</translation>
    </message>
    <message>
      <source>CLUSTER: the Dask scheduler at ‘{}’ has no workers. Start some with ‘dask worker {}’.</source>
      <translation>CLUSTER: o escalonador do Dask em “{}” não tem workers. Inicie alguns com “dask worker {}”.</translation>
    </message>
    <message>
      <source>CLUSTER: the Dask scheduler was lost. Start it again, then this run.</source>
      <translation>CLUSTER: o escalonador do Dask se perdeu. Inicie-o de novo e depois repita o cálculo.</translation>
    </message>
    <message>
      <source>CLUSTER: the worker {} is left out, which came later and {}.</source>
      <translation>CLUSTER: o worker {} chegou mais tarde e fica de fora, pois {}.</translation>
    </message>
    <message>
      <source>CLUSTER: the worker {} {}. {}</source>
      <translation>CLUSTER: o worker {} {}. {}</translation>
    </message>
    <message>
      <source>CLUSTER: the workers of this computer did not start{}. Run this again when it is less busy, or leave CLUSTER empty.</source>
      <translation>CLUSTER: os workers deste computador não iniciaram{}. Repita quando ele estiver menos ocupado ou deixe CLUSTER vazio.</translation>
    </message>
    <message>
      <source>CN is for the formula scs of TC: it is not used.</source>
      <translation>CN é para a fórmula scs de TC: não é usado.</translation>
    </message>
    <message>
      <source>COASTLINE and EXTENT are both given: give one, a coast or a rectangle of inland country.</source>
      <translation>COASTLINE e EXTENT foram ambos dados: dê um, uma costa ou um retângulo do interior.</translation>
    </message>
    <message>
      <source>CODE is for BY points: it is not used.</source>
      <translation>CODE é para BY points: não é usado.</translation>
    </message>
    <message>
      <source>CODE is for POINTS: it is not used.</source>
      <translation>CODE é para POINTS: não é usado.</translation>
    </message>
    <message>
      <source>CODE: the field ‘{}’ of ‘{}’ {}. Choose one with a value of its own for each point.</source>
      <translation>CODE: o campo “{}” de “{}” {}. Escolha um com um valor próprio para cada ponto.</translation>
    </message>
    <message>
      <source>CODE: ‘{}’ has no field ‘{}’. Choose one that it has.</source>
      <translation>CODE: “{}” não tem o campo “{}”. Escolha um que tenha.</translation>
    </message>
    <message>
      <source>CONCAVITY_FITTED, {}, is the end of those that are tried, {} to {}: the largest river tree has none that fits. Take a larger DEM, or rivers from a larger area on, before you trust it.</source>
      <translation>CONCAVITY_FITTED, {}, é o extremo das tentadas, de {} a {}: nenhuma serve à maior árvore de rios. Tome um MDT maior, ou rios a partir de uma área maior, antes de confiar nela.</translation>
    </message>
    <message>
      <source>CREATION_OPTIONS: NBITS={} holds numbers up to {}, and ‘{}’ has {}. Choose more bits.</source>
      <translation>CREATION_OPTIONS: NBITS={} comporta números até {}, e “{}” tem {}. Escolha mais bits.</translation>
    </message>
    <message>
      <source>CREATION_OPTIONS: with {} values of ‘{}’ are up to {} off what was computed.</source>
      <translation>CREATION_OPTIONS: com {} os valores de “{}” se afastam até {} do que foi calculado.</translation>
    </message>
    <message>
      <source>CREATION_OPTIONS: with {} {}. Choose a compression without loss, such as COMPRESS=ZSTD.</source>
      <translation>CREATION_OPTIONS: com {} acontece isto: {}. Escolha uma compressão sem perda, como COMPRESS=ZSTD.</translation>
    </message>
    <message>
      <source>CREATION_OPTIONS: {} changes numbers, and those of {} are codes. Choose a compression without loss, such as COMPRESS=ZSTD, or write {} in a run of its own.</source>
      <translation>CREATION_OPTIONS: {} altera números, e os de {} são códigos. Escolha uma compressão sem perda, como COMPRESS=ZSTD, ou grave {} em uma execução à parte.</translation>
    </message>
    <message>
      <source>CREATION_OPTIONS: ‘{}’ is not of the form KEY=VALUE.</source>
      <translation>CREATION_OPTIONS: “{}” não tem a forma KEY=VALUE.</translation>
    </message>
    <message>
      <source>CROSSINGS: nothing to cut through at {}: they lie beyond the data, or in one cell.</source>
      <translation>CROSSINGS: nada a atravessar em {}: estão além dos dados ou em uma só célula.</translation>
    </message>
    <message>
      <source>CRS</source>
      <translation>SRC</translation>
    </message>
    <message>
      <source>CRS of the extent</source>
      <translation>SRC da extensão</translation>
    </message>
    <message>
      <source>CRS of the layers</source>
      <translation>SRC das camadas</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <source>Cancelled; nothing was written.</source>
      <translation>Cancelado; nada foi gravado.</translation>
    </message>
    <message>
      <source>Cancelled; part of {} may be in its database.</source>
      <translation>Cancelado; uma parte de {} pode estar em seu banco de dados.</translation>
    </message>
    <message>
      <source>Capillarity {} m, penalty {} m</source>
      <translation>Capilaridade {} m, penalidade {} m</translation>
    </message>
    <message>
      <source>Capillary rise (m)</source>
      <translation>Ascensão capilar (m)</translation>
    </message>
    <message>
      <source>Carves mapped rivers into a DEM, each going down from head to mouth, so that water follows them.</source>
      <translation>Escava em um MDE os rios de um mapa, cada um em descida da cabeceira à foz, para que a água os siga.</translation>
    </message>
    <message>
      <source>Carving</source>
      <translation>Escavando</translation>
    </message>
    <message>
      <source>Catchment sheets</source>
      <translation>Fichas das bacias</translation>
    </message>
    <message>
      <source>Catchment {}</source>
      <translation>Bacia {}</translation>
    </message>
    <message>
      <source>Catchments on {}</source>
      <translation>Bacias em {}</translation>
    </message>
    <message>
      <source>Cell on the left</source>
      <translation>Célula da esquerda</translation>
    </message>
    <message>
      <source>Cell on the right</source>
      <translation>Célula da direita</translation>
    </message>
    <message>
      <source>Cell size (in the unit of the CRS, metres without one)</source>
      <translation>Tamanho da célula (na unidade do SRC, metros sem um)</translation>
    </message>
    <message>
      <source>Cell size (m)</source>
      <translation>Tamanho da célula (m)</translation>
    </message>
    <message>
      <source>Cell size of the elevation (m)</source>
      <translation>Tamanho da célula da altitude (m)</translation>
    </message>
    <message>
      <source>Cell size of the erosion (m)</source>
      <translation>Tamanho da célula da erosão (m)</translation>
    </message>
    <message>
      <source>Cell size of the erosion used (m)</source>
      <translation>Tamanho da célula usado na erosão (m)</translation>
    </message>
    <message>
      <source>Cell size used (m)</source>
      <translation>Tamanho da célula usado (m)</translation>
    </message>
    <message>
      <source>Cell that it lies in</source>
      <translation>Célula em que está</translation>
    </message>
    <message>
      <source>Cell that it lies in; NULL on an island without rivers</source>
      <translation>Célula em que está; NULL em uma ilha sem rios</translation>
    </message>
    <message>
      <source>Cell that this one drains into; NULL at the sea</source>
      <translation>Célula para a qual esta drena; NULL no mar</translation>
    </message>
    <message>
      <source>Cells</source>
      <translation>Células</translation>
    </message>
    <message>
      <source>Cells are the land nearest to each node; ridges are the sides that cells share where no river passes, with heights; watersheds are what drains to each mouth. Lengths are metres on the ground whatever the CRS.</source>
      <translation>As células são a terra mais próxima de cada nó; as cristas são os lados que células compartilham onde nenhum rio passa, com altitudes; as bacias são o que drena para cada foz. Os comprimentos são metros no solo, qualquer que seja o SRC.</translation>
    </message>
    <message>
      <source>Cells are {} × {} m: rivers are laid in as if these were square. Reproject the DEM where their widths matter.</source>
      <translation>As células são de {} × {} m: os rios são traçados como se fossem quadradas. Reprojete o MDE onde a largura deles importe.</translation>
    </message>
    <message>
      <source>Cells at or below this height are sea. Leave it empty where there is none: the edge of the data is an outlet, unless EDGE says otherwise.</source>
      <translation>As células nesta altitude ou abaixo são mar. Deixe vazio onde não há: a borda dos dados é saída, salvo se EDGE disser outra coisa.</translation>
    </message>
    <message>
      <source>Cells changed so that water runs off</source>
      <translation>Células alteradas para que a água escoe</translation>
    </message>
    <message>
      <source>Cells changed so that water runs off: {:,}, {:,.0f} m³ of ground, by {:.3g} m at most</source>
      <translation>Células alteradas para que a água escoe: {:,}, {:,.0f} m³ de solo, em {:.3g} m no máximo</translation>
    </message>
    <message>
      <source>Cells filled: {}</source>
      <translation>Células preenchidas: {}</translation>
    </message>
    <message>
      <source>Cells flatter than MIN_SLOPE</source>
      <translation>Células mais planas que MIN_SLOPE</translation>
    </message>
    <message>
      <source>Cells from which water cannot go down.</source>
      <translation>Células das quais a água não pode descer.</translation>
    </message>
    <message>
      <source>Cells in depressions</source>
      <translation>Células em depressões</translation>
    </message>
    <message>
      <source>Cells none of whose eight neighbours is lower, and cells that a fill would raise.
Water leaves over the edge of the data.</source>
      <translation>Células sem nenhum vizinho mais baixo entre os oito, e células que um preenchimento elevaria.
A água sai pela borda dos dados.</translation>
    </message>
    <message>
      <source>Cells of one height, over MIN_AREA: on most DEMs these are real lakes, which other algorithms take as LAKE_POLYGONS.</source>
      <translation>Células de uma mesma altitude, maiores que MIN_AREA: na maioria dos MDE são lagos reais, que outros algoritmos usam como LAKE_POLYGONS.</translation>
    </message>
    <message>
      <source>Cells of river nodes in it</source>
      <translation>Células de nós de rio que contém</translation>
    </message>
    <message>
      <source>Cells of rivers of the network from which D8 goes on along it.</source>
      <translation>Células de rios da rede a partir das quais D8 segue por ela.</translation>
    </message>
    <message>
      <source>Cells of the raster</source>
      <translation>Células do raster</translation>
    </message>
    <message>
      <source>Cells raised</source>
      <translation>Células elevadas</translation>
    </message>
    <message>
      <source>Cells raised before the start</source>
      <translation>Células elevadas antes do início</translation>
    </message>
    <message>
      <source>Cells raised or cut so that each has a path down: {}, raised by up to {} m, cut by up to {} m</source>
      <translation>Células elevadas ou cortadas para que cada uma tenha um caminho para baixo: {}, elevadas até {} m, cortadas até {} m</translation>
    </message>
    <message>
      <source>Cells that never meet a river</source>
      <translation>Células que nunca encontram um rio</translation>
    </message>
    <message>
      <source>Cells that these lines touch are river. Empty: those that the DEM has.</source>
      <translation>As células que estas linhas tocam são rio. Vazio: as que o MDE tem.</translation>
    </message>
    <message>
      <source>Cells that would be under water if every depression were full.</source>
      <translation>Células que ficariam sob a água se todas as depressões estivessem cheias.</translation>
    </message>
    <message>
      <source>Cells where filling raised the ground by more than 0.1 m</source>
      <translation>Células onde o preenchimento elevou o solo mais de 0,1 m</translation>
    </message>
    <message>
      <source>Change (m)</source>
      <translation>Mudança (m)</translation>
    </message>
    <message>
      <source>Change of height</source>
      <translation>Mudança de altitude</translation>
    </message>
    <message>
      <source>Change of the DEM: {} m³ (weighted by CUT_COST and FILL_COST); by filling alone {} m³, by breaching alone {} m³, pit by pit {} m³</source>
      <translation>Alteração do MDE: {} m³ (ponderada com CUT_COST e FILL_COST); só preenchendo {} m³, só abrindo brechas {} m³, fosso por fosso {} m³</translation>
    </message>
    <message>
      <source>Channels can be limited in length and depth. What cannot be opened within the limits is filled, or stays as it is. Without limits nothing is left to fill, but land below the sea: that is opened down to its level.</source>
      <translation>Os canais podem ser limitados em comprimento e profundidade. O que não pode ser aberto dentro dos limites é preenchido, ou fica como está. Sem limites nada resta a preencher, salvo terra abaixo do mar: essa é aberta até seu nível.</translation>
    </message>
    <message>
      <source>Character of the land</source>
      <translation>Caráter da terra</translation>
    </message>
    <message>
      <source>Character of the network</source>
      <translation>Caráter da rede</translation>
    </message>
    <message>
      <source>Check installation</source>
      <translation>Verificar a instalação</translation>
    </message>
    <message>
      <source>Check its CRS: without one, coordinates are metres</source>
      <translation>Verifique o SRC: sem ele, as coordenadas são metros</translation>
    </message>
    <message>
      <source>Choose a DEM in the list of layers, then click on it.</source>
      <translation>Escolha um MDE na lista de camadas e clique nele.</translation>
    </message>
    <message>
      <source>Choose a file that ‘Terrain model’ has made</source>
      <translation>Escolha um arquivo feito por “Modelo de terreno”</translation>
    </message>
    <message>
      <source>Choose the threshold by</source>
      <translation>Escolher o limiar por</translation>
    </message>
    <message>
      <source>Choose ‘{}’ in the list of layers, then click on it.</source>
      <translation>Escolha “{}” na lista de camadas e clique nela.</translation>
    </message>
    <message>
      <source>Choosing among lower neighbours</source>
      <translation>Escolhendo entre vizinhos mais baixos</translation>
    </message>
    <message>
      <source>Choosing the threshold</source>
      <translation>Escolhendo o limiar</translation>
    </message>
    <message>
      <source>Circles of water</source>
      <translation>Circuitos de água</translation>
    </message>
    <message>
      <source>Circularity</source>
      <translation>Circularidade</translation>
    </message>
    <message>
      <source>Class of the land that it stands on</source>
      <translation>Classe da terra em que está</translation>
    </message>
    <message>
      <source>Classes of plants</source>
      <translation>Classes de plantas</translation>
    </message>
    <message>
      <source>Classes: {}</source>
      <translation>Classes: {}</translation>
    </message>
    <message>
      <source>Clearance between rivers (in spacings)</source>
      <translation>Distância entre rios (em espaçamentos)</translation>
    </message>
    <message>
      <source>Clearance from the coast (in spacings)</source>
      <translation>Distância da costa (em espaçamentos)</translation>
    </message>
    <message>
      <source>Click on an island: its terrain is made, with rivers and watersheds.</source>
      <translation>Clique em uma ilha: seu terreno é feito, com rios e bacias.</translation>
    </message>
    <message>
      <source>Cluster: {} workers with {} threads, {}</source>
      <translation>Cluster: {} workers com {} threads, {}</translation>
    </message>
    <message>
      <source>Coarse island of seed {}</source>
      <translation>Ilha grosseira da semente {}</translation>
    </message>
    <message>
      <source>Coast</source>
      <translation>Costa</translation>
    </message>
    <message>
      <source>Coastline</source>
      <translation>Linha de costa</translation>
    </message>
    <message>
      <source>Code after Pfafstetter within its basin; NULL with another DIVIDE</source>
      <translation>Código de Pfafstetter dentro de sua bacia; NULL com outro DIVIDE</translation>
    </message>
    <message>
      <source>Collecting the cells of the rivers</source>
      <translation>Reunindo as células dos rios</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Colunas</translation>
    </message>
    <message>
      <source>Columns of the heightmap</source>
      <translation>Colunas do mapa de alturas</translation>
    </message>
    <message>
      <source>Compact file</source>
      <translation>Arquivo compacto</translation>
    </message>
    <message>
      <source>Compactness</source>
      <translation>Compacidade</translation>
    </message>
    <message>
      <source>Compare the heads of rivers with a map that you trust. The drainage density follows it.</source>
      <translation>Compare as cabeceiras dos rios com um mapa confiável. Disso depende a densidade de drenagem.</translation>
    </message>
    <message>
      <source>Compiles all algorithms for this computer, so that no first run has to wait for that.</source>
      <translation>Compila todos os algoritmos para este computador, para que nenhuma primeira execução precise esperar.</translation>
    </message>
    <message>
      <source>Compiling for this computer, once …</source>
      <translation>Compilando para este computador, uma vez …</translation>
    </message>
    <message>
      <source>Compiling for this computer, once: {:.0f} % ({})</source>
      <translation>Compilando para este computador, uma vez: {:.0f} % ({})</translation>
    </message>
    <message>
      <source>Compiling ‘{}’ has ended: {} of at most {} parts</source>
      <translation>A compilação de “{}” terminou: {} de no máximo {} partes</translation>
    </message>
    <message>
      <source>Compiling ‘{}’, once on this computer …</source>
      <translation>Compilando “{}”, uma vez neste computador …</translation>
    </message>
    <message>
      <source>Compiling ‘{}’, once on this computer: {} of at most {} parts</source>
      <translation>Compilando “{}”, uma vez neste computador: {} de no máximo {} partes</translation>
    </message>
    <message>
      <source>Concavity</source>
      <translation>Concavidade</translation>
    </message>
    <message>
      <source>Concavity of the largest river tree</source>
      <translation>Concavidade da maior árvore de rios</translation>
    </message>
    <message>
      <source>Concavity of the largest river tree: {}</source>
      <translation>Concavidade da maior árvore de rios: {}</translation>
    </message>
    <message>
      <source>Concavity of the rivers (0 to 1)</source>
      <translation>Concavidade dos rios (0 a 1)</translation>
    </message>
    <message>
      <source>Concavity θ</source>
      <translation>Concavidade θ</translation>
    </message>
    <message>
      <source>Concavity θ (m/n)</source>
      <translation>Concavidade θ (m/n)</translation>
    </message>
    <message>
      <source>Confluence of braids</source>
      <translation>Confluência de rios entrelaçados</translation>
    </message>
    <message>
      <source>Confluence of steep rivers</source>
      <translation>Confluência de rios íngremes</translation>
    </message>
    <message>
      <source>Confluence with a bar</source>
      <translation>Confluência com uma barra</translation>
    </message>
    <message>
      <source>Confluence with a fan</source>
      <translation>Confluência com um leque</translation>
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
      <translation>Converter direções</translation>
    </message>
    <message>
      <source>Convert them with the raster calculator.</source>
      <translation>Converta-as com a calculadora ráster.</translation>
    </message>
    <message>
      <source>Converted directions</source>
      <translation>Direções convertidas</translation>
    </message>
    <message>
      <source>Coordinate reference system of the surface. Empty: that of the extent, else that of the project if it is projected, else none.</source>
      <translation>Sistema de referência de coordenadas da superfície. Vazio: o da extensão, senão o do projeto se for projetado, senão nenhum.</translation>
    </message>
    <message>
      <source>Correlation with the sketched heights</source>
      <translation>Correlação com as altitudes esboçadas</translation>
    </message>
    <message>
      <source>Cost of digging (per m³)</source>
      <translation>Custo de escavar (por m³)</translation>
    </message>
    <message>
      <source>Cost of filling (per m³)</source>
      <translation>Custo de preencher (por m³)</translation>
    </message>
    <message>
      <source>Counting what drains through the cells</source>
      <translation>Contando o que drena pelas células</translation>
    </message>
    <message>
      <source>Course</source>
      <translation>Curso</translation>
    </message>
    <message>
      <source>Course as it was when the ground was made</source>
      <translation>Curso tal como era quando o solo foi feito</translation>
    </message>
    <message>
      <source>Course that begins here, or reaches the sea</source>
      <translation>Curso que começa aqui ou chega ao mar</translation>
    </message>
    <message>
      <source>Course that has left it</source>
      <translation>Curso que o abandonou</translation>
    </message>
    <message>
      <source>Course that it flowed into; NULL at the sea</source>
      <translation>Curso em que desaguava; NULL no mar</translation>
    </message>
    <message>
      <source>Course that this one flows into; NULL where it reaches the sea</source>
      <translation>Curso em que este deságua; NULL onde chega ao mar</translation>
    </message>
    <message>
      <source>Courses</source>
      <translation>Cursos</translation>
    </message>
    <message>
      <source>Courses of rivers</source>
      <translation>Cursos dos rios</translation>
    </message>
    <message>
      <source>Courses with new heights</source>
      <translation>Cursos com altitudes novas</translation>
    </message>
    <message>
      <source>Courses with new heights: {}; land made anew: {} km²</source>
      <translation>Cursos com altitudes novas: {}; terra refeita: {} km²</translation>
    </message>
    <message>
      <source>Courses: {}</source>
      <translation>Cursos: {}</translation>
    </message>
    <message>
      <source>Cover this part of the map, in cells of the size below. Empty: columns × rows.</source>
      <translation>Cobrir esta parte do mapa, em células do tamanho abaixo. Vazio: colunas × linhas.</translation>
    </message>
    <message>
      <source>Covering</source>
      <translation>Cobrindo</translation>
    </message>
    <message>
      <source>Creation options of the raster</source>
      <translation>Opções de criação do ráster</translation>
    </message>
    <message>
      <source>Crossing flats</source>
      <translation>Atravessando áreas planas</translation>
    </message>
    <message>
      <source>Crossing lakes</source>
      <translation>Atravessando lagos</translation>
    </message>
    <message>
      <source>Crossings: {}, {} cells cut, by {} at most (unit of the heights)</source>
      <translation>Travessias: {}, {} células cortadas, no máximo {} (unidade das altitudes)</translation>
    </message>
    <message>
      <source>Culverts and bridges</source>
      <translation>Bueiros e pontes</translation>
    </message>
    <message>
      <source>Curve number for the SCS lag (0 to 100)</source>
      <translation>Número da curva para o retardo do SCS (0 a 100)</translation>
    </message>
    <message>
      <source>Cuts a channel out of every depression of a DEM, where that takes the least digging, and fills the rest.</source>
      <translation>Abre um canal em cada depressão de um MDE, onde menos se escava, e preenche o resto.</translation>
    </message>
    <message>
      <source>Cutting at the shore</source>
      <translation>Cortando na margem</translation>
    </message>
    <message>
      <source>Cutting valleys</source>
      <translation>Escavando vales</translation>
    </message>
    <message>
      <source>D is {} m and there are {} events: outlets could sink by {} m, and beyond {} m small differences of height are lost. Take a smaller D or fewer events.</source>
      <translation>D é {} m e há {} eventos: as saídas poderiam afundar {} m, e além de {} m as pequenas diferenças de altura se perdem. Tome um D menor ou menos eventos.</translation>
    </message>
    <message>
      <source>D8 directions in the numbers of ESRI.</source>
      <translation>Direções D8 nos números da ESRI.</translation>
    </message>
    <message>
      <source>D8: to one neighbour</source>
      <translation>D8: para um vizinho</translation>
    </message>
    <message>
      <source>D8: to the steepest neighbour</source>
      <translation>D8: para o vizinho mais íngreme</translation>
    </message>
    <message>
      <source>DEM</source>
      <translation>MDE</translation>
    </message>
    <message>
      <source>DEM (heights in m)</source>
      <translation>MDE (altitudes em m)</translation>
    </message>
    <message>
      <source>DEM to HEC-HMS</source>
      <translation>MDE para HEC-HMS</translation>
    </message>
    <message>
      <source>DEM to SWMM</source>
      <translation>MDE para SWMM</translation>
    </message>
    <message>
      <source>DEM with rivers</source>
      <translation>MDE com rios</translation>
    </message>
    <message>
      <source>DEPRESSIONS {} is not used, since EVAPORATION is given: lakes are in balance.</source>
      <translation>DEPRESSIONS {} não é usado, já que EVAPORATION foi dado: os lagos estão em equilíbrio.</translation>
    </message>
    <message>
      <source>DISCHARGE and RUNOFF both say how much flows: leave one of them empty.</source>
      <translation>DISCHARGE e RUNOFF dizem ambos quanto corre: deixe um deles vazio.</translation>
    </message>
    <message>
      <source>Dask cluster</source>
      <translation>Cluster do Dask</translation>
    </message>
    <message>
      <source>Decoding the directions</source>
      <translation>Decodificando as direções</translation>
    </message>
    <message>
      <source>Deepest cut (% of the relief)</source>
      <translation>Corte mais fundo (% do desnível)</translation>
    </message>
    <message>
      <source>Deepest cut (m)</source>
      <translation>Corte mais fundo (m)</translation>
    </message>
    <message>
      <source>Delta</source>
      <translation>Delta</translation>
    </message>
    <message>
      <source>Deltas built into the sea: {}, {} km²</source>
      <translation>Deltas construídos no mar: {}, {} km²</translation>
    </message>
    <message>
      <source>Densities for engines</source>
      <translation>Densidades para motores de jogos</translation>
    </message>
    <message>
      <source>Deposited (m³)</source>
      <translation>Depositado (m³)</translation>
    </message>
    <message>
      <source>Depression that this lake lies in; NULL when it stands alone</source>
      <translation>Depressão em que está este lago; NULL quando está só</translation>
    </message>
    <message>
      <source>Depression that this one lies in; NULL when it stands alone</source>
      <translation>Depressão em que está esta; NULL quando está só</translation>
    </message>
    <message>
      <source>Depressions</source>
      <translation>Depressões</translation>
    </message>
    <message>
      <source>Depressions and lakes</source>
      <translation>Depressões e lagos</translation>
    </message>
    <message>
      <source>Depressions are dealt with inside, the DEM stays as it is. Slopes are true: height over the distance on the ground, whatever the shape of the cells and the CRS. Flats are crossed without changing any height.</source>
      <translation>As depressões são tratadas internamente, o MDE fica como está. As declividades são verdadeiras: desnível sobre a distância no solo, qualquer que seja a forma das células e o SRC. As áreas planas são atravessadas sem mudar altitude alguma.</translation>
    </message>
    <message>
      <source>Depressions are filled, or breached, before water runs; where filling raised the ground by more than 0.1 m stands a lake, for which no index holds. Where water leaves the data there is no slope along the flow and no index either.</source>
      <translation>As depressões são preenchidas, ou brechas são abertas, antes que a água corra; onde o preenchimento elevou o solo mais de 0,1 m há um lago, para o qual índice algum vale. Onde a água sai dos dados não há declividade ao longo do fluxo, nem índice.</translation>
    </message>
    <message>
      <source>Depressions breached: {}, left to be filled: {}</source>
      <translation>Depressões com brecha aberta: {}, restam por preencher: {}</translation>
    </message>
    <message>
      <source>Depressions deeper than {} m that stay: {}</source>
      <translation>Depressões com mais de {} m de profundidade que ficam: {}</translation>
    </message>
    <message>
      <source>Depressions full of water, nested ones too.</source>
      <translation>Depressões cheias de água, também as que estão dentro de outras.</translation>
    </message>
    <message>
      <source>Depressions opened</source>
      <translation>Depressões abertas</translation>
    </message>
    <message>
      <source>Depressions that could not be opened: {}</source>
      <translation>Depressões que não puderam ser abertas: {}</translation>
    </message>
    <message>
      <source>Depth</source>
      <translation>Profundidade</translation>
    </message>
    <message>
      <source>Depth (m)</source>
      <translation>Profundidade (m)</translation>
    </message>
    <message>
      <source>Depth of erosion D (m)</source>
      <translation>Profundidade de erosão D (m)</translation>
    </message>
    <message>
      <source>Depth of fill</source>
      <translation>Profundidade do preenchimento</translation>
    </message>
    <message>
      <source>Depth of rivers (m)</source>
      <translation>Profundidade dos rios (m)</translation>
    </message>
    <message>
      <source>Depth of the bed below the banks (m)</source>
      <translation>Profundidade do leito abaixo das margens (m)</translation>
    </message>
    <message>
      <source>Depth of the flood</source>
      <translation>Profundidade da inundação</translation>
    </message>
    <message>
      <source>Depth of the water</source>
      <translation>Profundidade da água</translation>
    </message>
    <message>
      <source>Depth of water (m)</source>
      <translation>Profundidade de água (m)</translation>
    </message>
    <message>
      <source>Depths over the DEM on the same cells, for scene and masks: RIVER_DEPTH of ‘Render terrain’, or DEPTH of ‘Fill depressions’ with the DEM that was filled.</source>
      <translation>Profundidades sobre o MDE nas mesmas células, para cena e máscaras: RIVER_DEPTH de “Renderizar terreno”, ou DEPTH de “Preencher depressões” com o MDE que foi preenchido.</translation>
    </message>
    <message>
      <source>Depths over the DEM on the same cells, of lakes and of rivers wider than cells: RIVER_DEPTH of ‘Render terrain’, or DEPTH of ‘Fill depressions’.</source>
      <translation>Profundidades sobre o MDE nas mesmas células, de lagos e de rios mais largos que as células: RIVER_DEPTH de “Renderizar terreno”, ou DEPTH de “Preencher depressões”.</translation>
    </message>
    <message>
      <source>Depths, volumes and limits are in metres; heights keep the unit of the input, but for outputs in metres.</source>
      <translation>Profundidades, volumes e limites estão em metros; as altitudes conservam a unidade da entrada, exceto em resultados em metros.</translation>
    </message>
    <message>
      <source>Desert scrub</source>
      <translation>Matagal desértico</translation>
    </message>
    <message>
      <source>Detail</source>
      <translation>Detalhe</translation>
    </message>
    <message>
      <source>Detail of finer cells (1: as rough as the DEM)</source>
      <translation>Detalhe das células mais finas (1: tão rugosas quanto o MDE)</translation>
    </message>
    <message>
      <source>Diameter of a circle of this area over the longest path, after Schumm</source>
      <translation>Diâmetro de um círculo desta área sobre o caminho mais longo, segundo Schumm</translation>
    </message>
    <message>
      <source>Did you mean {}?</source>
      <translation>Você quis dizer {}?</translation>
    </message>
    <message>
      <source>Difference</source>
      <translation>Diferença</translation>
    </message>
    <message>
      <source>Difference of both means (t)</source>
      <translation>Diferença de ambas as médias (t)</translation>
    </message>
    <message>
      <source>Digits of the codes</source>
      <translation>Dígitos dos códigos</translation>
    </message>
    <message>
      <source>Directing flat cells</source>
      <translation>Orientando células planas</translation>
    </message>
    <message>
      <source>Directing open cells</source>
      <translation>Orientando células abertas</translation>
    </message>
    <message>
      <source>Directing the ground</source>
      <translation>Orientando o solo</translation>
    </message>
    <message>
      <source>Directing the ground beside lakes</source>
      <translation>Orientando o solo junto aos lagos</translation>
    </message>
    <message>
      <source>Directions</source>
      <translation>Direções</translation>
    </message>
    <message>
      <source>Discharge (m³/s)</source>
      <translation>Vazão (m³/s)</translation>
    </message>
    <message>
      <source>Discharge (m³/s); NULL where the stage was given</source>
      <translation>Vazão (m³/s); NULL onde o nível da água foi dado</translation>
    </message>
    <message>
      <source>Distance along the path</source>
      <translation>Distância ao longo do caminho</translation>
    </message>
    <message>
      <source>Distance along the river to where it ends (m)</source>
      <translation>Distância ao longo do rio até onde termina (m)</translation>
    </message>
    <message>
      <source>Distance from the lower end to the sea (m)</source>
      <translation>Distância da extremidade inferior ao mar (m)</translation>
    </message>
    <message>
      <source>Distance from the outlet (km)</source>
      <translation>Distância a partir da saída (km)</translation>
    </message>
    <message>
      <source>Distance of the points (m)</source>
      <translation>Distância entre os pontos (m)</translation>
    </message>
    <message>
      <source>Distance to the sea (m)</source>
      <translation>Distância ao mar (m)</translation>
    </message>
    <message>
      <source>Distance to the sea within which rivers braid (m)</source>
      <translation>Distância ao mar em que os rios se entrelaçam (m)</translation>
    </message>
    <message>
      <source>Divide the land</source>
      <translation>Dividir a terra</translation>
    </message>
    <message>
      <source>Divides</source>
      <translation>Divisores de águas</translation>
    </message>
    <message>
      <source>Divides land for models of runoff: subbasins at junctions, gauges and lakes, reaches, HEC-HMS and SWMM.</source>
      <translation>Divide a terra para modelos de escoamento: sub-bacias em confluências, estações e lagos, trechos, HEC-HMS e SWMM.</translation>
    </message>
    <message>
      <source>Divides the land by where its water goes: to each outlet, pour point, river or lake, as valid polygons.</source>
      <translation>Divide a terra segundo para onde vai sua água: para cada saída, exutório, rio ou lago, em polígonos válidos.</translation>
    </message>
    <message>
      <source>Divides the land of a DEM into subbasins of about one area, and at gauges, and writes them as a basin model of HEC-HMS (File, Import, Basin Model): subbasins, reaches, junctions and sinks, where they lie and what flows into what. It has no methods, loss rates or storms: those are yours to choose.</source>
      <translation>Divide a terra de um MDE em sub-bacias de área parecida, e nas estações, e as grava como modelo de bacia do HEC-HMS (File, Import, Basin Model): sub-bacias, trechos, confluências e sumidouros, onde estão e o que flui para onde. Não traz métodos, perdas nem chuvas: esses você escolhe.</translation>
    </message>
    <message>
      <source>Divides the land of a DEM into subbasins of about one area, and at gauges, and writes them as an input of EPA SWMM that runs at once. Areas, widths, slopes, lengths and heights are those of the DEM. Rain, losses, roughness and the sections of rivers are placeholders: replace them before any number is used.</source>
      <translation>Divide a terra de um MDE em sub-bacias de área parecida, e nas estações, e as grava como entrada do EPA SWMM que roda de imediato. Áreas, larguras, declividades, comprimentos e altitudes são os do MDE. Chuva, perdas, rugosidade e seções dos rios são provisórias: substitua-as antes de usar qualquer número.</translation>
    </message>
    <message>
      <source>Dividing</source>
      <translation>Dividindo</translation>
    </message>
    <message>
      <source>Dividing the land</source>
      <translation>Dividindo a terra</translation>
    </message>
    <message>
      <source>Dividing the land and finding flows</source>
      <translation>Dividindo a terra e buscando os fluxos</translation>
    </message>
    <message>
      <source>Dividing the land into cells</source>
      <translation>Dividindo a terra em células</translation>
    </message>
    <message>
      <source>Down from each point to where it ends.</source>
      <translation>Para baixo de cada ponto até onde termina.</translation>
    </message>
    <message>
      <source>Drainage</source>
      <translation>Drenagem</translation>
    </message>
    <message>
      <source>Drainage basins</source>
      <translation>Bacias de drenagem</translation>
    </message>
    <message>
      <source>Drainage density</source>
      <translation>Densidade de drenagem</translation>
    </message>
    <message>
      <source>Draining the ground</source>
      <translation>Drenando o solo</translation>
    </message>
    <message>
      <source>Draw a coast for me</source>
      <translation>Desenhar uma costa para mim</translation>
    </message>
    <message>
      <source>Draw an island</source>
      <translation>Desenhar uma ilha</translation>
    </message>
    <message>
      <source>Draw an island: draw a coast, choose one of four islands, and its terrain is made</source>
      <translation>Desenhar uma ilha: desenhe uma costa, escolha uma de quatro ilhas, e seu terreno é feito</translation>
    </message>
    <message>
      <source>Draw the coast with the button down, or click corners; right-click ends it, Ctrl+Z undoes.</source>
      <translation>Desenhe a costa com o botão premido ou clique os cantos; o clique direito termina-a, Ctrl+Z desfaz.</translation>
    </message>
    <message>
      <source>Drawing</source>
      <translation>Desenhando</translation>
    </message>
    <message>
      <source>Drawn coast</source>
      <translation>Costa desenhada</translation>
    </message>
    <message>
      <source>Drawn rivers</source>
      <translation>Rios desenhados</translation>
    </message>
    <message>
      <source>Draws the path of the water downstream from each point to where it ends.</source>
      <translation>Traça o caminho da água a jusante de cada ponto até onde termina.</translation>
    </message>
    <message>
      <source>Draws the rivers of a terrain model: lines with all their bends, the water by its width, oxbow lakes.</source>
      <translation>Desenha os rios de um modelo de terreno: linhas com todas as curvas, a água com sua largura, meandros abandonados.</translation>
    </message>
    <message>
      <source>Drop, first (m)</source>
      <translation>Desnível, primeira (m)</translation>
    </message>
    <message>
      <source>Drop, higher (m)</source>
      <translation>Desnível, superiores (m)</translation>
    </message>
    <message>
      <source>Drops of streams on {}</source>
      <translation>Desníveis dos cursos d’água em {}</translation>
    </message>
    <message>
      <source>Drops that found no path down</source>
      <translation>Gotas que não acharam caminho de descida</translation>
    </message>
    <message>
      <source>Dry ground between a closed lake and its sill.</source>
      <translation>Solo seco entre um lago fechado e sua soleira.</translation>
    </message>
    <message>
      <source>Dupuit: an aquifer</source>
      <translation>Dupuit: um aquífero</translation>
    </message>
    <message>
      <source>Dwarf shrub</source>
      <translation>Arbusto anão</translation>
    </message>
    <message>
      <source>Dwarf shrubs</source>
      <translation>Arbustos anões</translation>
    </message>
    <message>
      <source>D∞ angles</source>
      <translation>ângulos D∞</translation>
    </message>
    <message>
      <source>D∞: at any angle</source>
      <translation>D∞: em qualquer ângulo</translation>
    </message>
    <message>
      <source>D∞: shared between two</source>
      <translation>D∞: dividida entre dois</translation>
    </message>
    <message>
      <source>EDGE is not used: the shore of COASTLINE is sea.</source>
      <translation>EDGE não é usado: a margem de COASTLINE é mar.</translation>
    </message>
    <message>
      <source>EDGE is wall, and there is neither sea nor an open hole: no water can leave.</source>
      <translation>EDGE é wall, e não há mar nem buraco aberto: nenhuma água pode sair.</translation>
    </message>
    <message>
      <source>EDGE is wall, and ‘{}’ has no sea: no water could leave. Give a SEA_LEVEL above its lowest place, which is {} m high.</source>
      <translation>EDGE é wall, e “{}” não tem mar: nenhuma água poderia sair. Dê um SEA_LEVEL acima do lugar mais baixo, que está a {} m.</translation>
    </message>
    <message>
      <source>EDGE: pieces of the ground that have no sea: {}. Water leaves these over their edges.</source>
      <translation>EDGE: pedaços do solo que não têm mar: {}. A água sai deles pelas bordas.</translation>
    </message>
    <message>
      <source>EROSION: the ground of this model is a DEM, so there is no erosion to show.</source>
      <translation>EROSION: o solo deste modelo é um MDE, por isso não há erosão a mostrar.</translation>
    </message>
    <message>
      <source>EROSION: the ground of this model is its primitives alone, so there is no erosion to show.</source>
      <translation>EROSION: o solo deste modelo são só suas primitivas, por isso não há erosão a mostrar.</translation>
    </message>
    <message>
      <source>EROSION_CELL_SIZE: cells of {} would take about {} of memory on the largest island of ‘{}’, and {} are free: take {} or more.</source>
      <translation>EROSION_CELL_SIZE: células de {} tomariam cerca de {} de memória na maior ilha de “{}”, e há {} livres: tome {} ou mais.</translation>
    </message>
    <message>
      <source>ESRI: east 1, south-east 2 … north-east 128</source>
      <translation>ESRI: leste 1, sudeste 2 … nordeste 128</translation>
    </message>
    <message>
      <source>EVAPORATION is given and RAIN is not: without rain there are no lakes. Give RAIN too.</source>
      <translation>EVAPORATION foi dado e RAIN não: sem chuva não há lagos. Dê também RAIN.</translation>
    </message>
    <message>
      <source>EXPRESSION cannot be read: {}.</source>
      <translation>EXPRESSION não pode ser lida: {}.</translation>
    </message>
    <message>
      <source>EXPRESSION gives no number where {}. Change it so that it does everywhere.</source>
      <translation>EXPRESSION não dá número onde {}. Mude-a para que dê em toda parte.</translation>
    </message>
    <message>
      <source>EXPRESSION is not used: LAW is {}.</source>
      <translation>EXPRESSION não é usada: LAW é {}.</translation>
    </message>
    <message>
      <source>EXTENT is in degrees ({}), and land without end needs metres. Give a CRS in metres as CRS, that of the UTM zone for instance.</source>
      <translation>EXTENT está em graus ({}), e terra sem fim precisa de metros. Dê como CRS um SRC em metros, por exemplo o do fuso UTM.</translation>
    </message>
    <message>
      <source>EXTENT is larger than the Earth. Choose a smaller one, or none.</source>
      <translation>EXTENT é maior que a Terra. Escolha um menor ou nenhum.</translation>
    </message>
    <message>
      <source>EXTENT is not used: the map is that of INPUT (‘{}’).</source>
      <translation>EXTENT não é usado: o mapa é o de INPUT (“{}”).</translation>
    </message>
    <message>
      <source>EXTENT is {} wide, which is too much. Give a smaller one.</source>
      <translation>EXTENT tem {} de largura, o que é demais. Dê um menor.</translation>
    </message>
    <message>
      <source>EXTENT lies beyond the Earth. Check it.</source>
      <translation>EXTENT está além da Terra. Verifique-o.</translation>
    </message>
    <message>
      <source>EXTENT lies in the sea between two lands. Move it, or give another SEED or LAND_SIZE.</source>
      <translation>EXTENT está no mar entre duas terras. Mova-o ou dê outro SEED ou LAND_SIZE.</translation>
    </message>
    <message>
      <source>EXTENT misses the land of the model, which lies between {:.10g} and {:.10g} east, {:.10g} and {:.10g} north ({}). Choose an extent on it, or none.</source>
      <translation>EXTENT não toca a terra do modelo, que está entre {:.10g} e {:.10g} leste, {:.10g} e {:.10g} norte ({}). Escolha uma extensão sobre ela ou nenhuma.</translation>
    </message>
    <message>
      <source>EXTENT misses the window that the model was cut to: {}. Choose one in it.</source>
      <translation>EXTENT não toca a janela em que o modelo foi cortado: {}. Escolha uma dentro dela.</translation>
    </message>
    <message>
      <source>EXTENT touches {} lands, about {} wide each</source>
      <translation>EXTENT toca {} terras, com cerca de {} de largura cada uma</translation>
    </message>
    <message>
      <source>EXTENT touches {} lands, at most {} are made. Give a larger LAND_SIZE.</source>
      <translation>EXTENT toca {} terras, e no máximo {} são feitas. Dê um LAND_SIZE maior.</translation>
    </message>
    <message>
      <source>EXTENT would touch about {} lands. Give a larger LAND_SIZE.</source>
      <translation>EXTENT tocaria cerca de {} terras. Dê um LAND_SIZE maior.</translation>
    </message>
    <message>
      <source>EXTENT: a metre of {} is {} metres on the ground there. Give a CRS that keeps lengths as CRS, that of the UTM zone for instance.</source>
      <translation>EXTENT: um metro de {} são ali {} metros no solo. Dê como CRS um SRC que conserve comprimentos, por exemplo o do fuso UTM.</translation>
    </message>
    <message>
      <source>EXTENT: a part of land that is about {} wide</source>
      <translation>EXTENT: uma parte de uma terra com cerca de {} de largura</translation>
    </message>
    <message>
      <source>Each becomes level, as low as the lowest ground of its shore, and its water leaves in one place. Cells without data stand at that level, too. ‘Lakes’ finds the level surfaces of a DEM.</source>
      <translation>Cada um fica plano, tão baixo quanto o solo mais baixo de sua margem, e sua água sai por um só lugar. As células sem dados ficam também nesse nível. “Lagos” encontra as superfícies planas de um MDE.</translation>
    </message>
    <message>
      <source>Each cell gets one of 14 classes: water, river, snow, rock, alpine meadow, dwarf shrubs, conifers, mixed forest, broadleaf forest, riparian wood, swamp, steppe, desert and beach. Warmth falls with height, slopes that face the sun are warmer, and the treeline lies where the season of growth has 6.4 °C.</source>
      <translation>Cada célula recebe uma de 14 classes: água, rio, neve, rocha, prado alpino, arbustos anões, coníferas, floresta mista, floresta de folhosas, mata ciliar, pântano, estepe, deserto e praia. O calor diminui com a altitude, as encostas voltadas para o sol são mais quentes, e o limite das árvores fica onde a estação de crescimento tem 6,4 °C.</translation>
    </message>
    <message>
      <source>Each event is a drop of rain on a random cell (the model of R. L. Leheny). It walks to lower and lower cells, the likelier the steeper, until it reaches an outlet; then every cell of its path is lowered. Where neighbours differ by too much, the ground slides. Later drops find the valleys of earlier ones.</source>
      <translation>Cada evento é uma gota de chuva em uma célula ao acaso (o modelo de R. L. Leheny). Ela anda para células cada vez mais baixas, mais provavelmente quanto mais íngreme, até chegar a uma saída; então cada célula de seu caminho é rebaixada. Onde vizinhos diferem demais, o solo desliza. Gotas posteriores encontram os vales das anteriores.</translation>
    </message>
    <message>
      <source>Each step finds where the water of every node goes, the lakes that it fills, and how much flows; then the law says how much each river lowers or raises its bed. Where it is steep rivers erode and take up what they wear away; where it is flat they lay it down, as far as they carry it. Nothing is lost: what is eroded is deposited, or exported to the sea and over the edge of the map.</source>
      <translation>Cada passo encontra para onde vai a água de cada nó, os lagos que enche e quanto flui; depois a lei diz quanto cada rio rebaixa ou eleva seu leito. Onde é íngreme os rios erodem e recolhem o que arrancam; onde é plano o depositam, até onde o levam. Nada se perde: o que é erodido é depositado, ou exportado para o mar e pela borda do mapa.</translation>
    </message>
    <message>
      <source>Each watershed is all the land above its point, also where another point lies upstream. Its fields are those of ‘Watersheds’, and those of the point. Run ‘Watersheds’ for subbasins, for those of lakes or rivers, or to choose which way points move.</source>
      <translation>Cada bacia é toda a terra acima de seu ponto, também onde há outro ponto a montante. Seus campos são os de “Bacias hidrográficas” e os do ponto. Execute “Bacias hidrográficas” para sub-bacias, para as de lagos ou rios, ou para escolher para onde os pontos se movem.</translation>
    </message>
    <message>
      <source>Each watershed is all the land that drains to its outlet, and lies over those upstream of it; areas, heights and rivers are those of all that land. Otherwise it ends where the next one upstream begins, and area_total_km2 tells the whole area. In LABELS each cell has the innermost.</source>
      <translation>Cada bacia é toda a terra que drena para sua saída, e se sobrepõe às que estão a montante; áreas, altitudes e rios são os de toda essa terra. Senão termina onde começa a próxima a montante, e area_total_km2 diz a área inteira. Em LABELS cada célula tem a mais interna.</translation>
    </message>
    <message>
      <source>Each with its type, orders, flow and basin.</source>
      <translation>Cada um com seu tipo, ordens, vazão e bacia.</translation>
    </message>
    <message>
      <source>East</source>
      <translation>Leste</translation>
    </message>
    <message>
      <source>Edge of the data</source>
      <translation>Borda dos dados</translation>
    </message>
    <message>
      <source>Edge of the valley floor, in half widths</source>
      <translation>Borda do fundo do vale, em meias larguras</translation>
    </message>
    <message>
      <source>Edges by order: {}</source>
      <translation>Arestas por ordem: {}</translation>
    </message>
    <message>
      <source>Edges of order 1, 2, … after Strahler, as a list</source>
      <translation>Arestas de ordem 1, 2, … segundo Strahler, como lista</translation>
    </message>
    <message>
      <source>Edges of the network</source>
      <translation>Arestas da rede</translation>
    </message>
    <message>
      <source>Edges of {} would make about {} primitives on the {} of ‘{}’, and {} of memory are free: take less PRIMITIVES_PER_CELL, or rivers with fewer vertices.</source>
      <translation>Trechos de {} fariam cerca de {} primitivas nos {} de “{}”, e há {} de memória livres: tome menos PRIMITIVES_PER_CELL ou rios com menos vértices.</translation>
    </message>
    <message>
      <source>Edges that end here</source>
      <translation>Arestas que terminam aqui</translation>
    </message>
    <message>
      <source>Eight</source>
      <translation>Oito</translation>
    </message>
    <message>
      <source>Elevation</source>
      <translation>Altitude</translation>
    </message>
    <message>
      <source>Elevation (for rivers without Z)</source>
      <translation>Altitude (para rios sem Z)</translation>
    </message>
    <message>
      <source>Elevation raster to start from, in metres. Empty: a surface of the shape below.</source>
      <translation>Ráster de altitudes de que partir, em metros. Vazio: uma superfície com a forma abaixo.</translation>
    </message>
    <message>
      <source>Elongation</source>
      <translation>Alongamento</translation>
    </message>
    <message>
      <source>Empty: a fifth of the spacing of the nodes. Wider cells than that no longer hold narrow basins apart.</source>
      <translation>Vazio: um quinto do espaçamento dos nós. Com células mais largas as bacias estreitas já não se separam.</translation>
    </message>
    <message>
      <source>Empty: a readable number that makes about twenty of all the land.</source>
      <translation>Vazio: um número legível com o qual resultam cerca de vinte de toda a terra.</translation>
    </message>
    <message>
      <source>Empty: as is usual on so much land, or as sketched heights are. These are scaled so that the highest of them has it.</source>
      <translation>Vazio: o usual em tanta terra, ou conforme as altitudes esboçadas. Estas são escaladas para que a maior a tenha.</translation>
    </message>
    <message>
      <source>Empty: so that the greatest river moves a fiftieth of the relief in one step; the log tells.</source>
      <translation>Vazio: de modo que o maior rio mova um quinquagésimo do desnível em um passo; o registro o diz.</translation>
    </message>
    <message>
      <source>Encoding of the directions</source>
      <translation>Codificação das direções</translation>
    </message>
    <message>
      <source>Encoding of the input</source>
      <translation>Codificação da entrada</translation>
    </message>
    <message>
      <source>Encoding of the output</source>
      <translation>Codificação da saída</translation>
    </message>
    <message>
      <source>Encoding the directions</source>
      <translation>Codificando as direções</translation>
    </message>
    <message>
      <source>End</source>
      <translation>Fim</translation>
    </message>
    <message>
      <source>Erode model</source>
      <translation>Erodir modelo</translation>
    </message>
    <message>
      <source>Eroded</source>
      <translation>Erodido</translation>
    </message>
    <message>
      <source>Eroded (m³)</source>
      <translation>Erodido (m³)</translation>
    </message>
    <message>
      <source>Eroded ground</source>
      <translation>Solo erodido</translation>
    </message>
    <message>
      <source>Eroded model</source>
      <translation>Modelo erodido</translation>
    </message>
    <message>
      <source>Eroded surface</source>
      <translation>Superfície erodida</translation>
    </message>
    <message>
      <source>Erodes a surface by random raindrops that run downhill, with landslides, until a river network has formed.</source>
      <translation>Erode uma superfície com gotas de chuva ao acaso que correm encosta abaixo, com deslizamentos, até que se forme uma rede de rios.</translation>
    </message>
    <message>
      <source>Eroding</source>
      <translation>Erodindo</translation>
    </message>
    <message>
      <source>Eroding, {} events</source>
      <translation>Erodindo, {} eventos</translation>
    </message>
    <message>
      <source>Erosion</source>
      <translation>Erosão</translation>
    </message>
    <message>
      <source>Evaporation (mm a year)</source>
      <translation>Evaporação (mm por ano)</translation>
    </message>
    <message>
      <source>Events (0: one for six cells)</source>
      <translation>Eventos (0: um para cada seis células)</translation>
    </message>
    <message>
      <source>Every cell belongs to the first outlet, point, river or lake that its water meets; &lt;i&gt;downstream&lt;/i&gt; tells where the water goes on to, so nested watersheds form a tree. Polygons of neighbours share their border exactly, keep their holes, and add up to the cells.</source>
      <translation>Cada célula pertence à primeira saída, ponto, rio ou lago que sua água encontra; &lt;i&gt;downstream&lt;/i&gt; diz para onde a água segue, assim bacias aninhadas formam uma árvore. Polígonos vizinhos compartilham exatamente sua borda, conservam seus buracos e somam as células.</translation>
    </message>
    <message>
      <source>Every cell is sea: there is no land to work on.</source>
      <translation>Todas as células são mar: não há terra em que trabalhar.</translation>
    </message>
    <message>
      <source>Every depression is filled to the brim: the level at which its water leaves over the lowest path to the sea or to the edge of the data. Cells under water that touch are one lake.</source>
      <translation>Cada depressão é enchida até a borda: o nível em que sua água sai pelo caminho mais baixo para o mar ou para a borda dos dados. Células sob a água que se tocam são um lago.</translation>
    </message>
    <message>
      <source>Every point gives a line from the centre of its cell from neighbour to neighbour, down to where the path leaves the data or ends. Lines that meet run on through the same vertices.</source>
      <translation>Cada ponto dá uma linha do centro de sua célula de vizinho em vizinho, até onde o caminho sai dos dados ou termina. Linhas que se encontram seguem pelos mesmos vértices.</translation>
    </message>
    <message>
      <source>Every program has its own encoding of the eight directions in which water can leave a cell. This algorithm reads and writes those of ESRI (also HydroSHEDS), Whitebox, GRASS, TauDEM, SAGA (also QGIS), pygeoprocessing, RichDEM and PCRaster.</source>
      <translation>Cada programa tem sua própria codificação das oito direções pelas quais a água pode sair de uma célula. Este algoritmo lê e grava as de ESRI (também HydroSHEDS), Whitebox, GRASS, TauDEM, SAGA (também QGIS), pygeoprocessing, RichDEM e PCRaster.</translation>
    </message>
    <message>
      <source>Every subbasin has one reach, which ends at a junction, a gauge, the shore of a lake or the mouth, or it is a lake with the land around it. Both have the same &lt;i&gt;id&lt;/i&gt;, and &lt;i&gt;downstream&lt;/i&gt; tells where the water goes on to: always to a sink in the end.</source>
      <translation>Cada sub-bacia tem um trecho, que termina em uma confluência, uma estação, a margem de um lago ou a foz, ou é um lago com a terra ao redor. Ambos têm o mesmo &lt;i&gt;id&lt;/i&gt;, e &lt;i&gt;downstream&lt;/i&gt; diz para onde a água segue: no fim, sempre para um sumidouro.</translation>
    </message>
    <message>
      <source>Exceedance exponent</source>
      <translation>Expoente de excedência</translation>
    </message>
    <message>
      <source>Exceedance exponent β</source>
      <translation>Expoente de excedência β</translation>
    </message>
    <message>
      <source>Exceedance of areas</source>
      <translation>Excedência das áreas</translation>
    </message>
    <message>
      <source>Exponent of the length of rivers over their area</source>
      <translation>Expoente do comprimento dos rios em relação à sua área</translation>
    </message>
    <message>
      <source>Exponent of the slope (mfd)</source>
      <translation>Expoente da declividade (mfd)</translation>
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
      <translation>Expressão em c, a, a0, z</translation>
    </message>
    <message>
      <source>Extent</source>
      <translation>Extensão</translation>
    </message>
    <message>
      <source>FLOOR is {} m, and nothing of the DEM is higher than {} m. Take less.</source>
      <translation>FLOOR é {} m, e nada do MDE está acima de {} m. Tome menos.</translation>
    </message>
    <message>
      <source>FORMAT: ‘{}’ has {} bands, and ‘{}’ takes red, green and blue.</source>
      <translation>FORMAT: “{}” tem {} bandas, e “{}” toma vermelho, verde e azul.</translation>
    </message>
    <message>
      <source>Fall (m)</source>
      <translation>Desnível (m)</translation>
    </message>
    <message>
      <source>Fall from the point to the end (m); NULL without a DEM</source>
      <translation>Desnível do ponto ao fim (m); NULL sem MDE</translation>
    </message>
    <message>
      <source>Fall from the upper to the lower end (m)</source>
      <translation>Desnível da extremidade superior à inferior (m)</translation>
    </message>
    <message>
      <source>Fall from the upper to the lower end (m); NULL without a DEM</source>
      <translation>Desnível da extremidade superior à inferior (m); NULL sem MDE</translation>
    </message>
    <message>
      <source>Fall of the longest path over its length (m/m)</source>
      <translation>Desnível do caminho mais longo sobre seu comprimento (m/m)</translation>
    </message>
    <message>
      <source>Fall of the reach over its length</source>
      <translation>Desnível do trecho sobre seu comprimento</translation>
    </message>
    <message>
      <source>Fall on it</source>
      <translation>Desnível nele</translation>
    </message>
    <message>
      <source>Fall over length</source>
      <translation>Desnível sobre comprimento</translation>
    </message>
    <message>
      <source>Fall over length of the next step; NULL where the river ends</source>
      <translation>Desnível sobre comprimento do passo seguinte; NULL onde termina o rio</translation>
    </message>
    <message>
      <source>Feature of the sketch that it is a part of</source>
      <translation>Feição do esboço da qual é parte</translation>
    </message>
    <message>
      <source>Features cannot be written as ‘{}’. Use .gpkg, for example.</source>
      <translation>Feições não podem ser gravadas como “{}”. Use .gpkg, por exemplo.</translation>
    </message>
    <message>
      <source>Field of the heights</source>
      <translation>Campo das altitudes</translation>
    </message>
    <message>
      <source>Field of the uplift</source>
      <translation>Campo do soerguimento</translation>
    </message>
    <message>
      <source>Field of the wished heights</source>
      <translation>Campo das alturas desejadas</translation>
    </message>
    <message>
      <source>Field of their codes</source>
      <translation>Campo de seus códigos</translation>
    </message>
    <message>
      <source>Field that tells the points apart</source>
      <translation>Campo que distingue os pontos</translation>
    </message>
    <message>
      <source>Fields for the longest path, the slopes, the shape and the relief of each watershed. Without it a run on a large raster takes less time and memory; TC and outputs that need them have them measured all the same.</source>
      <translation>Campos com o caminho mais longo, as declividades, a forma e o desnível de cada bacia. Sem eles a execução com um ráster grande requer menos tempo e memória; TC e as saídas que precisam deles os fazem medir de todo modo.</translation>
    </message>
    <message>
      <source>Fields tell the longest path, slopes and shape of each, and times of concentration by the formulas of TC.</source>
      <translation>Os campos dizem o caminho mais longo, as declividades e a forma de cada uma, e tempos de concentração pelas fórmulas de TC.</translation>
    </message>
    <message>
      <source>Fields tell the longest path, slopes, shape and times of concentration of each; &lt;i&gt;REPORT&lt;/i&gt; is a sheet for each point, to be printed.</source>
      <translation>Os campos dizem o caminho mais longo, as declividades, a forma e os tempos de concentração de cada uma; &lt;i&gt;REPORT&lt;/i&gt; é uma ficha para imprimir por ponto.</translation>
    </message>
    <message>
      <source>Files of tiles and masks</source>
      <translation>Arquivos de blocos e máscaras</translation>
    </message>
    <message>
      <source>Fill an island</source>
      <translation>Preencher uma ilha</translation>
    </message>
    <message>
      <source>Fill depressions</source>
      <translation>Preencher depressões</translation>
    </message>
    <message>
      <source>Fill or breach the result before directions are taken from it; the directions can do that by themselves.</source>
      <translation>Preencher o resultado ou abrir-lhe brechas antes de tomar direções dele; as direções também podem fazê-lo sozinhas.</translation>
    </message>
    <message>
      <source>Fill the depressions that could not be opened within the limits; if not, they stay as they are.</source>
      <translation>Preencher as depressões que não puderam ser abertas dentro dos limites; senão ficam como estão.</translation>
    </message>
    <message>
      <source>Fill what is not breached</source>
      <translation>Preencher o que fica sem brecha</translation>
    </message>
    <message>
      <source>Filled</source>
      <translation>Preenchido</translation>
    </message>
    <message>
      <source>Filled DEM</source>
      <translation>MDE preenchido</translation>
    </message>
    <message>
      <source>Filling</source>
      <translation>Preenchendo</translation>
    </message>
    <message>
      <source>Filling alone</source>
      <translation>Apenas preenchendo</translation>
    </message>
    <message>
      <source>Filling or breaching, pit by pit</source>
      <translation>Preenchendo ou abrindo brechas, fosso por fosso</translation>
    </message>
    <message>
      <source>Filling the rest</source>
      <translation>Preenchendo o restante</translation>
    </message>
    <message>
      <source>Filling what is left</source>
      <translation>Preenchendo o que sobra</translation>
    </message>
    <message>
      <source>Filling what is no hollow</source>
      <translation>Preenchendo o que não é cavidade</translation>
    </message>
    <message>
      <source>Filling where that is cheaper</source>
      <translation>Preenchendo onde custa menos</translation>
    </message>
    <message>
      <source>Finding angles</source>
      <translation>Buscando ângulos</translation>
    </message>
    <message>
      <source>Finding basins and passes</source>
      <translation>Buscando bacias e passos</translation>
    </message>
    <message>
      <source>Finding depressions</source>
      <translation>Buscando depressões</translation>
    </message>
    <message>
      <source>Finding flows and ridges</source>
      <translation>Buscando fluxos e divisores</translation>
    </message>
    <message>
      <source>Finding its rivers</source>
      <translation>Buscando seus rios</translation>
    </message>
    <message>
      <source>Finding lakes</source>
      <translation>Buscando lagos</translation>
    </message>
    <message>
      <source>Finding lakes, rivers and watersheds</source>
      <translation>Buscando lagos, rios e bacias</translation>
    </message>
    <message>
      <source>Finding out the encoding</source>
      <translation>Descobrindo a codificação</translation>
    </message>
    <message>
      <source>Finding out where water goes</source>
      <translation>Descobrindo para onde vai a água</translation>
    </message>
    <message>
      <source>Finding outlets</source>
      <translation>Buscando saídas</translation>
    </message>
    <message>
      <source>Finding pieces</source>
      <translation>Buscando partes</translation>
    </message>
    <message>
      <source>Finding pits</source>
      <translation>Buscando fossos</translation>
    </message>
    <message>
      <source>Finding river cells</source>
      <translation>Buscando células de rio</translation>
    </message>
    <message>
      <source>Finding rivers</source>
      <translation>Buscando rios</translation>
    </message>
    <message>
      <source>Finding sills</source>
      <translation>Buscando soleiras</translation>
    </message>
    <message>
      <source>Finding sources and confluences</source>
      <translation>Buscando cabeceiras e confluências</translation>
    </message>
    <message>
      <source>Finding spill levels</source>
      <translation>Buscando níveis de transbordo</translation>
    </message>
    <message>
      <source>Finding subbasins</source>
      <translation>Buscando sub-bacias</translation>
    </message>
    <message>
      <source>Finding the cells of lakes</source>
      <translation>Buscando as células dos lagos</translation>
    </message>
    <message>
      <source>Finding the cells of the points</source>
      <translation>Buscando as células dos pontos</translation>
    </message>
    <message>
      <source>Finding the courses of rivers</source>
      <translation>Buscando os cursos dos rios</translation>
    </message>
    <message>
      <source>Finding the network</source>
      <translation>Buscando a rede</translation>
    </message>
    <message>
      <source>Finding the relief</source>
      <translation>Buscando o relevo</translation>
    </message>
    <message>
      <source>Finding the river</source>
      <translation>Buscando o rio</translation>
    </message>
    <message>
      <source>Finding the rivers</source>
      <translation>Buscando os rios</translation>
    </message>
    <message>
      <source>Finding the shortest paths</source>
      <translation>Buscando os caminhos mais curtos</translation>
    </message>
    <message>
      <source>Finding the steepest neighbours</source>
      <translation>Buscando os vizinhos mais íngremes</translation>
    </message>
    <message>
      <source>Finding the steepest way down</source>
      <translation>Buscando a descida mais íngreme</translation>
    </message>
    <message>
      <source>Finding the surface that water runs over</source>
      <translation>Buscando a superfície por onde a água corre</translation>
    </message>
    <message>
      <source>Finding the table</source>
      <translation>Buscando o lençol freático</translation>
    </message>
    <message>
      <source>Finding water and wetness</source>
      <translation>Buscando água e umidade</translation>
    </message>
    <message>
      <source>Finding watersheds</source>
      <translation>Buscando bacias</translation>
    </message>
    <message>
      <source>Finding watersheds and their rivers</source>
      <translation>Buscando as bacias e seus rios</translation>
    </message>
    <message>
      <source>Finding what drains to the outlets</source>
      <translation>Buscando o que drena para as saídas</translation>
    </message>
    <message>
      <source>Finding what edits touch</source>
      <translation>Buscando o que as edições afetam</translation>
    </message>
    <message>
      <source>Finding where the water of ‘{}’ goes; only once.</source>
      <translation>Buscando para onde vai a água de “{}”; só uma vez.</translation>
    </message>
    <message>
      <source>Finding where water goes</source>
      <translation>Buscando para onde vai a água</translation>
    </message>
    <message>
      <source>Finding who gives water to whom</source>
      <translation>Buscando quem dá água a quem</translation>
    </message>
    <message>
      <source>Finds all the land that drains to a point on the map, its rivers, and the way of the water from there.</source>
      <translation>Encontra toda a terra que drena para um ponto do mapa, seus rios e o caminho da água dali em diante.</translation>
    </message>
    <message>
      <source>Finds the lakes that would fill the depressions of a DEM, with level, area, volume, depths and outlet.</source>
      <translation>Encontra os lagos que encheriam as depressões de um MDE, com nível, área, volume, profundidades e saída.</translation>
    </message>
    <message>
      <source>Finds the rivers of a DEM and maps what is under water when so many millimetres run off all land at once, by the rating curve of each reach. A first map of where to look, no hydraulic model: the page of ‘Flood height’ says what it does not know.</source>
      <translation>Encontra os rios de um MDE e mapeia o que fica sob a água quando tantos milímetros escoam de toda a terra de uma vez, pela curva-chave de cada trecho. É um primeiro mapa de onde olhar, não um modelo hidráulico: a página de “Altura da inundação” diz o que ele não sabe.</translation>
    </message>
    <message>
      <source>Finds the surface of the ground water below a DEM, where it comes to light, and which rivers it keeps.</source>
      <translation>Encontra a superfície da água subterrânea sob um MDE, onde ela aflora e quais rios mantém.</translation>
    </message>
    <message>
      <source>Finds where water goes from every cell of a DEM: to the steepest neighbour, or in any direction.</source>
      <translation>Encontra para onde vai a água de cada célula de um MDE: para o vizinho mais íngreme, ou em qualquer direção.</translation>
    </message>
    <message>
      <source>First order</source>
      <translation>Primeira ordem</translation>
    </message>
    <message>
      <source>Fitting the concavity</source>
      <translation>Ajustando a concavidade</translation>
    </message>
    <message>
      <source>Five</source>
      <translation>Cinco</translation>
    </message>
    <message>
      <source>Flatter than MIN_SLOPE: {} of {} cells</source>
      <translation>Mais planas que MIN_SLOPE: {} de {} células</translation>
    </message>
    <message>
      <source>Flood by a discharge</source>
      <translation>Inundação por uma vazão</translation>
    </message>
    <message>
      <source>Flood height</source>
      <translation>Altura da inundação</translation>
    </message>
    <message>
      <source>Flooded land</source>
      <translation>Terra inundada</translation>
    </message>
    <message>
      <source>Flooding</source>
      <translation>Inundando</translation>
    </message>
    <message>
      <source>Flow</source>
      <translation>Fluxo</translation>
    </message>
    <message>
      <source>Flow accumulation</source>
      <translation>Acumulação de fluxo</translation>
    </message>
    <message>
      <source>Flow accumulation (km²; with RAIN m³/s)</source>
      <translation>Acumulação de fluxo (km²; com RAIN, m³/s)</translation>
    </message>
    <message>
      <source>Flow directions</source>
      <translation>Direções de fluxo</translation>
    </message>
    <message>
      <source>Flow distance</source>
      <translation>Distância de fluxo</translation>
    </message>
    <message>
      <source>Flow from which a mouth is a delta (m³/s)</source>
      <translation>Vazão a partir da qual uma foz é um delta (m³/s)</translation>
    </message>
    <message>
      <source>Flow of the rivers</source>
      <translation>Vazão dos rios</translation>
    </message>
    <message>
      <source>Flow paths</source>
      <translation>Caminhos do fluxo</translation>
    </message>
    <message>
      <source>Fly over it</source>
      <translation>Sobrevoar</translation>
    </message>
    <message>
      <source>Following paths from tile to tile</source>
      <translation>Seguindo caminhos de bloco em bloco</translation>
    </message>
    <message>
      <source>Following paths through tiles</source>
      <translation>Seguindo caminhos pelos blocos</translation>
    </message>
    <message>
      <source>Following rivers</source>
      <translation>Seguindo rios</translation>
    </message>
    <message>
      <source>Following rivers down</source>
      <translation>Seguindo rios a jusante</translation>
    </message>
    <message>
      <source>Following rivers up</source>
      <translation>Seguindo rios a montante</translation>
    </message>
    <message>
      <source>Following the directions</source>
      <translation>Seguindo as direções</translation>
    </message>
    <message>
      <source>Following the lines</source>
      <translation>Seguindo as linhas</translation>
    </message>
    <message>
      <source>Following the rivers</source>
      <translation>Seguindo os rios</translation>
    </message>
    <message>
      <source>Following the rivers to the sea</source>
      <translation>Seguindo os rios até o mar</translation>
    </message>
    <message>
      <source>Following the water</source>
      <translation>Seguindo a água</translation>
    </message>
    <message>
      <source>Following the water of the edge</source>
      <translation>Seguindo a água da borda</translation>
    </message>
    <message>
      <source>Following the water up</source>
      <translation>Seguindo a água para montante</translation>
    </message>
    <message>
      <source>Following what was drawn</source>
      <translation>Seguindo o que foi desenhado</translation>
    </message>
    <message>
      <source>Foot of the bank, in half widths from the middle</source>
      <translation>Pé da margem, em meias larguras a partir do meio</translation>
    </message>
    <message>
      <source>For DEPRESSIONS least: what a cubic metre of ground that is dug away counts, beside the other cost.</source>
      <translation>Para DEPRESSIONS least: o que conta um metro cúbico de solo que se escava, em face do outro custo.</translation>
    </message>
    <message>
      <source>For DEPRESSIONS least: what a cubic metre of ground that is filled up counts, beside the other cost.</source>
      <translation>Para DEPRESSIONS least: o que conta um metro cúbico de solo que se preenche, em face do outro custo.</translation>
    </message>
    <message>
      <source>For DIVIDE area. Empty: a readable number that makes about twenty of all the land.</source>
      <translation>Para DIVIDE area. Vazio: um número legível com o qual resultam cerca de vinte de toda a terra.</translation>
    </message>
    <message>
      <source>For DIVIDE pfafstetter: how often the land is divided. Each time makes up to nine parts of one.</source>
      <translation>Para DIVIDE pfafstetter: quantas vezes a terra é dividida. Cada vez saem até nove partes de uma.</translation>
    </message>
    <message>
      <source>For TILES: 2ⁿ + 1 for Unity, 505, 1009 or 2017 for Unreal. As few tiles are made as have no fewer pixels than the DEM has cells; heights between cells are interpolated.</source>
      <translation>Para TILES: 2ⁿ + 1 para Unity, 505, 1009 ou 2017 para Unreal. São feitos os menos blocos que não têm menos pixels que células o MDE; as altitudes entre células são interpoladas.</translation>
    </message>
    <message>
      <source>For each reach and stage: surface, volume, bed, section, perimeter, hydraulic radius, discharge.</source>
      <translation>Para cada trecho e nível: superfície, volume, leito, seção, perímetro, raio hidráulico, vazão.</translation>
    </message>
    <message>
      <source>For masks: cells at or below it are sea, as those without data.</source>
      <translation>Para as máscaras: as células nessa altitude ou abaixo são mar, como as que não têm dados.</translation>
    </message>
    <message>
      <source>For masks: how far from water it ends, less and less of it on the way. Empty: three cells.</source>
      <translation>Para as máscaras: a que distância da água termina, diminuindo no caminho. Vazio: três células.</translation>
    </message>
    <message>
      <source>For masks: where it is that steep half of the ground is rock; 10 degrees less steep none of it is, and 10 degrees steeper all.</source>
      <translation>Para as máscaras: onde é tão íngreme metade do solo é rocha; com 10 graus a menos nada é, e com 10 graus a mais, tudo.</translation>
    </message>
    <message>
      <source>For the mask of rivers where no lines are given. Empty: the readable number that makes about one cell in a hundred a river.</source>
      <translation>Para a máscara de rios onde não se dão linhas. Vazio: o número legível que torna rio cerca de uma célula em cem.</translation>
    </message>
    <message>
      <source>For the mask of rivers: cells that these lines touch. Empty: those that the DEM has.</source>
      <translation>Para a máscara de rios: células que estas linhas tocam. Vazio: as que o MDE tem.</translation>
    </message>
    <message>
      <source>For the masks of rivers and of flow: what water does at the rim of the raster: it leaves there (outlet), or only the sea takes it up (wall).</source>
      <translation>Para as máscaras de rios e de fluxo: o que a água faz na borda do ráster: sai por ali (outlet), ou só o mar a recebe (wall).</translation>
    </message>
    <message>
      <source>Forest (km²)</source>
      <translation>Floresta (km²)</translation>
    </message>
    <message>
      <source>Fork</source>
      <translation>Bifurcação</translation>
    </message>
    <message>
      <source>Form factor</source>
      <translation>Fator de forma</translation>
    </message>
    <message>
      <source>Format of the heights</source>
      <translation>Formato das altitudes</translation>
    </message>
    <message>
      <source>Formulas for the hours that water takes from the farthest place to the outlet, with a field tc_… each. They were fitted to different land, and may be apart by a factor of two or more: the page says which is for which. They need heights, and scs needs CN.</source>
      <translation>Fórmulas para as horas que a água leva do lugar mais distante até a saída, com um campo tc_… cada uma. Foram ajustadas a terras diferentes e podem diferir por um fator de dois ou mais: a página diz qual vale para qual. Precisam de altitudes, e scs precisa de CN.</translation>
    </message>
    <message>
      <source>Four</source>
      <translation>Quatro</translation>
    </message>
    <message>
      <source>Four others</source>
      <translation>Outros quatro</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Origem</translation>
    </message>
    <message>
      <source>From a DEM the threshold can be chosen by what streams are like: where it is too low, slopes count as streams, and those of the first order fall less than others (the law of constant stream drops). The log and a table tell of ten thresholds.</source>
      <translation>De um MDE o limiar pode ser escolhido segundo como são os cursos d’água: onde é baixo demais, encostas contam como cursos d’água, e os de primeira ordem descem menos que os outros (a lei do desnível constante dos cursos d’água). O registro e uma tabela informam sobre dez limiares.</translation>
    </message>
    <message>
      <source>From a threshold of {} on streams of the first order fall as far as higher ones</source>
      <translation>A partir de um limiar de {} os cursos d’água de primeira ordem descem tanto quanto os superiores</translation>
    </message>
    <message>
      <source>From junction to junction. Rivers along the eight directions of a raster have up to 1.08 from it.</source>
      <translation>De confluência a confluência. Rios pelas oito direções de um ráster têm por isso até 1,08.</translation>
    </message>
    <message>
      <source>From the mouth (left) to the head; the numbers are those of the map and of its table.</source>
      <translation>Da foz (esquerda) à cabeceira; os números são os do mapa e de sua tabela.</translation>
    </message>
    <message>
      <source>From the outlet (left) to the divide. Dashed: from 10 to 85 % of its length; pale: below water.</source>
      <translation>Da saída (esquerda) ao divisor. Tracejada: de 10 a 85 % de seu comprimento; pálida: sob a água.</translation>
    </message>
    <message>
      <source>From the shore of a depression to the ground where its water runs on, along the channel and on the ground. Where the path with the least digging is longer, the shortest is taken if it keeps to the limits. Empty: any length.</source>
      <translation>Da margem de uma depressão ao solo onde sua água segue, pelo canal e no solo. Onde o caminho com menos escavação é mais longo, toma-se o mais curto se respeita os limites. Vazio: qualquer comprimento.</translation>
    </message>
    <message>
      <source>From −1 to 1: land at the coast is so much steeper than it would be, and land farthest from it so much gentler. 1 makes cliffs and an even middle, −1 flat coasts.</source>
      <translation>De −1 a 1: a terra na costa é tanto mais íngreme do que seria, e a mais distante dela tanto mais suave. 1 faz falésias e um interior plano, −1 costas baixas.</translation>
    </message>
    <message>
      <source>From −1 to 1: land at the coast is so much steeper than it would be, and land farthest from it so much gentler. 1 makes cliffs and an even middle, −1 flat coasts. It shows in RIDGES.</source>
      <translation>De −1 a 1: a terra na costa é tanto mais íngreme do que seria, e a mais distante dela tanto mais suave. 1 faz falésias e um interior plano, −1 costas baixas. Aparece em RIDGES.</translation>
    </message>
    <message>
      <source>From −1 to 1: the highest land is so much steeper than it would be, and the lowest so much gentler. 1 makes smooth valleys below sharp ridges.</source>
      <translation>De −1 a 1: a terra mais alta é tanto mais íngreme do que seria, e a mais baixa tanto mais suave. 1 faz vales suaves sob cristas agudas.</translation>
    </message>
    <message>
      <source>From −1 to 1: the highest land is so much steeper than it would be, and the lowest so much gentler. 1 makes smooth valleys below sharp ridges. It shows in RIDGES.</source>
      <translation>De −1 a 1: a terra mais alta é tanto mais íngreme do que seria, e a mais baixa tanto mais suave. 1 faz vales suaves sob cristas agudas. Aparece em RIDGES.</translation>
    </message>
    <message>
      <source>GRASS: north-east 1, north 2 … east 8</source>
      <translation>GRASS: nordeste 1, norte 2 … leste 8</translation>
    </message>
    <message>
      <source>Gauge</source>
      <translation>Estação fluviométrica</translation>
    </message>
    <message>
      <source>Gauge at its outlet, as CODE has it; NULL elsewhere</source>
      <translation>Estação em sua saída, segundo CODE; NULL nas demais</translation>
    </message>
    <message>
      <source>Gauge, as CODE has it; NULL elsewhere</source>
      <translation>Estação, segundo CODE; NULL nas demais</translation>
    </message>
    <message>
      <source>Gauges</source>
      <translation>Estações fluviométricas</translation>
    </message>
    <message>
      <source>Gauges on rivers</source>
      <translation>Estações nos rios</translation>
    </message>
    <message>
      <source>Gauges to sheets</source>
      <translation>De estações a fichas</translation>
    </message>
    <message>
      <source>Gentle rivers that are nearer to the sea, along their course, have side channels. Empty: one edge.</source>
      <translation>Os rios suaves que estão mais perto do mar, ao longo de seu curso, têm braços laterais. Vazio: uma aresta.</translation>
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
      <translation>Dê um MDE como INPUT ou direções de fluxo como DIRECTIONS.</translation>
    </message>
    <message>
      <source>Give a DEM, whose depressions are then filled inside, or flow directions. Areas are true areas on the ground, in degrees too. Sea has no data. Holes that water crosses count as ground, and have no data either.</source>
      <translation>Dê um MDE, cujas depressões são então preenchidas internamente, ou direções de fluxo. As áreas são as verdadeiras no solo, também em graus. O mar não tem dados. Os buracos que a água atravessa contam como solo, e também não têm dados.</translation>
    </message>
    <message>
      <source>Give a flow accumulation as ACCUMULATION, or a DEM as INPUT and the METHOD drop or valleys.</source>
      <translation>Dê uma acumulação de fluxo como ACCUMULATION, ou um MDE como INPUT e o METHOD drop ou valleys.</translation>
    </message>
    <message>
      <source>Give a point on the map as POINT, or a layer of points as POINTS.</source>
      <translation>Dê um ponto no mapa como POINT ou uma camada de pontos como POINTS.</translation>
    </message>
    <message>
      <source>Give flow directions as DIRECTIONS, or a DEM as INPUT.</source>
      <translation>Dê direções de fluxo como DIRECTIONS ou um MDE como INPUT.</translation>
    </message>
    <message>
      <source>Gives a DEM or heightmap its rivers and lakes, at its own cells or finer ones, so that it drains everywhere.</source>
      <translation>Dá a um MDE ou mapa de alturas seus rios e lagos, em suas próprias células ou mais finas, para que drene em toda parte.</translation>
    </message>
    <message>
      <source>Going up from the ends</source>
      <translation>Subindo a partir dos fins</translation>
    </message>
    <message>
      <source>Greatest change for that (m)</source>
      <translation>Maior mudança para isso (m)</translation>
    </message>
    <message>
      <source>Greatest change there (m)</source>
      <translation>Maior mudança ali (m)</translation>
    </message>
    <message>
      <source>Greatest depth (m)</source>
      <translation>Profundidade máxima (m)</translation>
    </message>
    <message>
      <source>Greatest depth of fill (m)</source>
      <translation>Profundidade máxima do preenchimento (m)</translation>
    </message>
    <message>
      <source>Greatest depth of the lakes (m)</source>
      <translation>Profundidade máxima dos lagos (m)</translation>
    </message>
    <message>
      <source>Greatest depth to fill (m)</source>
      <translation>Profundidade máxima a preencher (m)</translation>
    </message>
    <message>
      <source>Greatest height</source>
      <translation>Altitude máxima</translation>
    </message>
    <message>
      <source>Greatest height (m)</source>
      <translation>Altitude máxima (m)</translation>
    </message>
    <message>
      <source>Greatest less lowest height (m)</source>
      <translation>Altitude máxima menos mínima (m)</translation>
    </message>
    <message>
      <source>Greatest order after Strahler</source>
      <translation>Maior ordem segundo Strahler</translation>
    </message>
    <message>
      <source>Greatest stage of the rating curves (m)</source>
      <translation>Maior nível das curvas-chave (m)</translation>
    </message>
    <message>
      <source>Greatest steepness ksn</source>
      <translation>Maior declividade ksn</translation>
    </message>
    <message>
      <source>Greatest step M (m)</source>
      <translation>Maior degrau M (m)</translation>
    </message>
    <message>
      <source>Greatest width of its rivers (m)</source>
      <translation>Largura máxima de seus rios (m)</translation>
    </message>
    <message>
      <source>Ground and water as triangles.</source>
      <translation>Solo e água como triângulos.</translation>
    </message>
    <message>
      <source>Ground at or below this height is sea. Empty: there is none, and water leaves over the edge.</source>
      <translation>O solo nesta altitude ou abaixo é mar. Vazio: não há, e a água sai pela borda.</translation>
    </message>
    <message>
      <source>Ground moved for that (m³)</source>
      <translation>Solo movido para isso (m³)</translation>
    </message>
    <message>
      <source>Group of heights</source>
      <translation>Grupo de altitudes</translation>
    </message>
    <message>
      <source>Grow rivers</source>
      <translation>Fazer crescer rios</translation>
    </message>
    <message>
      <source>Growing</source>
      <translation>Crescendo</translation>
    </message>
    <message>
      <source>Growing basins</source>
      <translation>Fazendo crescer bacias</translation>
    </message>
    <message>
      <source>Growing rivers</source>
      <translation>Fazendo crescer rios</translation>
    </message>
    <message>
      <source>Grown, edited, rendered</source>
      <translation>Crescido, editado, renderizado</translation>
    </message>
    <message>
      <source>Grows a network of rivers from a coastline into the land, along sketched rivers where there are any.</source>
      <translation>Faz crescer uma rede de rios de uma linha de costa para o interior, ao longo de rios esboçados se houver.</translation>
    </message>
    <message>
      <source>Grows drainage basins on the triangles of a coast or an extent, along sketches, and land that fits them.</source>
      <translation>Faz crescer bacias de drenagem sobre os triângulos de uma costa ou extensão, conforme esboços, e terra que se ajusta a elas.</translation>
    </message>
    <message>
      <source>Growth of the basins</source>
      <translation>Crescimento das bacias</translation>
    </message>
    <message>
      <source>Gullies on slopes, below the cells of the DEM, make finer cells as rough as the DEM tells that the land is. 0 leaves them smooth.</source>
      <translation>Grotas nas encostas, menores que as células do MDE, fazem as células mais finas tão rugosas quanto o MDE diz que a terra é. 0 as deixa lisas.</translation>
    </message>
    <message>
      <source>HEIGHT is below 0 in {} cells: the directions lead upwards on ‘{}’, even filled. Give the surface that they were made of as INPUT, such as the result of ‘Breach depressions’.</source>
      <translation>HEIGHT está abaixo de 0 em {} células: as direções sobem em “{}”, mesmo preenchido. Dê como INPUT a superfície de que foram feitas, como o resultado de “Abrir brechas em depressões”.</translation>
    </message>
    <message>
      <source>HEIGHT needs the DEM: give it as INPUT, or leave HEIGHT out.</source>
      <translation>HEIGHT precisa do MDE: dê-o como INPUT ou deixe HEIGHT.</translation>
    </message>
    <message>
      <source>Hack exponent</source>
      <translation>Expoente de Hack</translation>
    </message>
    <message>
      <source>Hack exponent h</source>
      <translation>Expoente de Hack h</translation>
    </message>
    <message>
      <source>Hack’s law</source>
      <translation>Lei de Hack</translation>
    </message>
    <message>
      <source>Hack’s law L ∝ A^h over links, at their lower ends: L is the longest river upstream, from the divide on, A
the area. The way from the divide to a head, which no line has, is what the law itself makes of the area there;
links with less than five times that area are left out, because it would count too much.</source>
      <translation>Lei de Hack L ∝ A^h sobre trechos, em suas extremidades inferiores: L é o rio mais longo a montante, desde o divisor, A
a área. O caminho do divisor a uma cabeceira, que nenhuma linha tem, é o que a própria lei faz da área ali;
omitem-se os trechos com menos de cinco vezes essa área, porque contaria demais.</translation>
    </message>
    <message>
      <source>Head</source>
      <translation>Cabeceira</translation>
    </message>
    <message>
      <source>Heads, bends, junctions and mouths.</source>
      <translation>Cabeceiras, curvas, confluências e fozes.</translation>
    </message>
    <message>
      <source>Heads, junctions, gauges, shores of lakes, mouths.</source>
      <translation>Cabeceiras, confluências, estações, margens de lagos, fozes.</translation>
    </message>
    <message>
      <source>Headwaters (hydrology and terrain)</source>
      <translation>Headwaters (hidrologia e terreno)</translation>
    </message>
    <message>
      <source>Headwaters examples</source>
      <translation>Exemplos do Headwaters</translation>
    </message>
    <message>
      <source>Headwaters needs the Python package ‘{}’, which is not installed. {}</source>
      <translation>Headwaters precisa do pacote Python “{}”, que não está instalado. {}</translation>
    </message>
    <message>
      <source>Height (m)</source>
      <translation>Altitude (m)</translation>
    </message>
    <message>
      <source>Height (m); in whole metres that of the ground where they stand on it</source>
      <translation>Altitude (m); em metros inteiros a do solo onde se apoiam nele</translation>
    </message>
    <message>
      <source>Height above rivers</source>
      <translation>Altura acima dos rios</translation>
    </message>
    <message>
      <source>Height above the mouth (m)</source>
      <translation>Altura acima da foz (m)</translation>
    </message>
    <message>
      <source>Height above the point where the path meets the river or ends, in metres.</source>
      <translation>Altura acima do ponto onde o caminho encontra o rio ou termina, em metros.</translation>
    </message>
    <message>
      <source>Height above the profile without the knickpoint (m)</source>
      <translation>Altura acima do perfil sem a ruptura de declive (m)</translation>
    </message>
    <message>
      <source>Height above the river</source>
      <translation>Altura acima do rio</translation>
    </message>
    <message>
      <source>Height at the divide</source>
      <translation>Altitude no divisor</translation>
    </message>
    <message>
      <source>Height at the outlet</source>
      <translation>Altitude na saída</translation>
    </message>
    <message>
      <source>Height by which noise raises and lowers the ground (m)</source>
      <translation>Altura que o ruído eleva e rebaixa o solo (m)</translation>
    </message>
    <message>
      <source>Height in the middle (m); NULL without heights</source>
      <translation>Altitude no meio (m); NULL sem altitudes</translation>
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
      <translation>Altura do leito em que os rios o abandonam (m)</translation>
    </message>
    <message>
      <source>Height of cliffs (m)</source>
      <translation>Altura das falésias (m)</translation>
    </message>
    <message>
      <source>Height of each octave of noise over that of the one before; NULL: 0.55</source>
      <translation>Altura de cada oitava do ruído sobre a da anterior; NULL: 0,55</translation>
    </message>
    <message>
      <source>Height of its upper end (m)</source>
      <translation>Altitude de sua extremidade superior (m)</translation>
    </message>
    <message>
      <source>Height of riparian wood (m)</source>
      <translation>Altura da mata ciliar (m)</translation>
    </message>
    <message>
      <source>Height of the bed (m)</source>
      <translation>Altitude do leito (m)</translation>
    </message>
    <message>
      <source>Height of the first vertex</source>
      <translation>Altitude do primeiro vértice</translation>
    </message>
    <message>
      <source>Height of the highest cell (m)</source>
      <translation>Altitude da célula mais alta (m)</translation>
    </message>
    <message>
      <source>Height of the highest place (m)</source>
      <translation>Altitude do lugar mais alto (m)</translation>
    </message>
    <message>
      <source>Height of the highest place: {} m, as is usual on an island of this size</source>
      <translation>Altitude do lugar mais alto: {} m, como é usual em uma ilha deste tamanho</translation>
    </message>
    <message>
      <source>Height of the highest ridge (m)</source>
      <translation>Altitude da crista mais alta (m)</translation>
    </message>
    <message>
      <source>Height of the highest river (m)</source>
      <translation>Altitude do rio mais alto (m)</translation>
    </message>
    <message>
      <source>Height of the last vertex</source>
      <translation>Altitude do último vértice</translation>
    </message>
    <message>
      <source>Height of the mouth (m)</source>
      <translation>Altitude da foz (m)</translation>
    </message>
    <message>
      <source>Height of the node (m)</source>
      <translation>Altitude do nó (m)</translation>
    </message>
    <message>
      <source>Height of the outlet (m)</source>
      <translation>Altitude da saída (m)</translation>
    </message>
    <message>
      <source>Height of the plant (m)</source>
      <translation>Altura da planta (m)</translation>
    </message>
    <message>
      <source>Height of the shape from its lowest to its highest point; of the volcanoes roughly above the sea. Empty: as SLOPE gives it.</source>
      <translation>Altura da forma do ponto mais baixo ao mais alto; a dos vulcões, aproximadamente acima do mar. Vazio: a que SLOPE dá.</translation>
    </message>
    <message>
      <source>Height of the water (m)</source>
      <translation>Altitude da água (m)</translation>
    </message>
    <message>
      <source>Height of the water at its lower end (m)</source>
      <translation>Altitude da água em sua extremidade inferior (m)</translation>
    </message>
    <message>
      <source>Height of the water at its upper end (m)</source>
      <translation>Altitude da água em sua extremidade superior (m)</translation>
    </message>
    <message>
      <source>Height of the water at the lower end (m)</source>
      <translation>Altitude da água na extremidade inferior (m)</translation>
    </message>
    <message>
      <source>Height of the water at the upper end (m)</source>
      <translation>Altitude da água na extremidade superior (m)</translation>
    </message>
    <message>
      <source>Height over relief</source>
      <translation>Altura sobre desnível</translation>
    </message>
    <message>
      <source>Heightmap</source>
      <translation>Mapa de alturas</translation>
    </message>
    <message>
      <source>Heights</source>
      <translation>Altitudes</translation>
    </message>
    <message>
      <source>Heights and sketched heights correlate by {}</source>
      <translation>Correlação das altitudes com as altitudes esboçadas: {}</translation>
    </message>
    <message>
      <source>Heights are multiplied by this. A PNG of 16 bits from 0 to 65535 that is to be 1,000 m high has 0.01526.</source>
      <translation>As altitudes são multiplicadas por isto. Um PNG de 16 bits de 0 a 65535 que deve ter 1.000 m de altura tem 0,01526.</translation>
    </message>
    <message>
      <source>Heights are those of the DEM with its depressions filled, in {} cells</source>
      <translation>As altitudes são as do MDE com suas depressões preenchidas, em {} células</translation>
    </message>
    <message>
      <source>Heights are those of the DEM: no cell had to be filled</source>
      <translation>As altitudes são as do MDE: nenhuma célula precisou ser preenchida</translation>
    </message>
    <message>
      <source>Heights come afterwards. Along the trees rivers rise after the law of stream power, steeply where they are small. How fast the land has to rise so that both sides of a divide agree follows from the basins; where another way is steeper still, water takes it, in about one triangle in ten, but never that of a river. ELEVATION has no pits and drains as the basins do; RIVERS go on into ‘Terrain model’ and ‘Render terrain’.</source>
      <translation>As altitudes vêm depois. Pelas árvores os rios sobem segundo a lei da potência da corrente, com força onde são pequenos. Das bacias se deduz com que rapidez a terra deve subir para que coincidam ambos os lados de um divisor; onde outro caminho é ainda mais íngreme a água o toma, em cerca de um triângulo em dez, mas nunca a de um rio. ELEVATION não tem fossos e drena como as bacias; RIVERS seguem para “Modelo de terreno” e “Renderizar terreno”.</translation>
    </message>
    <message>
      <source>Heights for the lines, on the same cells. In hollows those of the water, so that no line rises.</source>
      <translation>Altitudes para as linhas, nas mesmas células. Nas cavidades as da água, para que nenhuma linha suba.</translation>
    </message>
    <message>
      <source>Heights for the same cells, in metres: the lines get them as Z.</source>
      <translation>Altitudes para as mesmas células, em metros: as linhas as recebem como Z.</translation>
    </message>
    <message>
      <source>Heights for the same cells, in metres; only HEIGHT, the shortest path and lengths that are not horizontal need them. Depressions are filled, so that no water rises on its way.</source>
      <translation>Altitudes para as mesmas células, em metros; só precisam delas HEIGHT, o caminho mais curto e os comprimentos que não são horizontais. As depressões são preenchidas, para que a água não suba no caminho.</translation>
    </message>
    <message>
      <source>Heights for the same cells. Where auto finds more than one encoding that may be right, the one in which water goes down most steeply wins.</source>
      <translation>Altitudes para as mesmas células. Onde auto acha mais de uma codificação que pode estar certa, vence aquela em que a água desce com mais declividade.</translation>
    </message>
    <message>
      <source>Heights for vertices that have none.</source>
      <translation>Altitudes para os vértices que não têm.</translation>
    </message>
    <message>
      <source>Heights in metres, as 64-bit numbers.</source>
      <translation>Altitudes em metros, como números de 64 bits.</translation>
    </message>
    <message>
      <source>Heights in metres, below rivers those of their beds.</source>
      <translation>Altitudes em metros, sob os rios as de seus leitos.</translation>
    </message>
    <message>
      <source>Heights in metres.</source>
      <translation>Altitudes em metros.</translation>
    </message>
    <message>
      <source>Heights in metres: below rivers of beds, on lakes of water.</source>
      <translation>Altitudes em metros: sob os rios as dos leitos, nos lagos as da água.</translation>
    </message>
    <message>
      <source>Heights in metres; nodata beside the ground.</source>
      <translation>Altitudes em metros; sem dados fora do solo.</translation>
    </message>
    <message>
      <source>Heights of reaches and land, which SWMM needs. Where DIRECTIONS is left out they are found on it: depressions are filled, and water leaves into the sea, holes and over the edge of the data, as the advanced parameters say.</source>
      <translation>Altitudes de trechos e terra, de que SWMM precisa. Onde DIRECTIONS é omitido são encontradas nele: as depressões são preenchidas, e a água sai para o mar, para os buracos e pela borda dos dados, conforme os parâmetros avançados.</translation>
    </message>
    <message>
      <source>Heights of the ground in metres.</source>
      <translation>Altitudes do solo em metros.</translation>
    </message>
    <message>
      <source>Heights of the ground in metres. It should hold all the land above each gauge: a sheet says where it touches the edge.</source>
      <translation>Altitudes do solo em metros. Deveria conter toda a terra a montante de cada estação: a ficha diz onde toca a borda.</translation>
    </message>
    <message>
      <source>Heights of the ground in metres; it is never changed.</source>
      <translation>Altitudes do solo em metros; nunca é alterado.</translation>
    </message>
    <message>
      <source>Heights of the ground. Its depressions are filled, so that no water rises on its way. Where DIRECTIONS is left out they are found on it.</source>
      <translation>Altitudes do solo. Suas depressões são preenchidas, para que a água não suba no caminho. Onde DIRECTIONS é omitido são encontradas nele.</translation>
    </message>
    <message>
      <source>Heights of the ground: any raster layer. It is never changed.</source>
      <translation>Altitudes do solo: qualquer camada ráster. Nunca é alterada.</translation>
    </message>
    <message>
      <source>Heights of the ground: for the hypsometry, pits and depressions of the land, and for rivers whose lines have no heights. The floor of the sea is no land: give SEA or SEA_LEVEL where the DEM has it.</source>
      <translation>Altitudes do solo: para a hipsometria, os fossos e as depressões da terra, e para rios cujas linhas não têm altitudes. O fundo do mar não é terra: dê SEA ou SEA_LEVEL onde o MDE o tem.</translation>
    </message>
    <message>
      <source>Heights of the nodes, and the land if there is no other.</source>
      <translation>Altitudes dos nós, e a terra se não há outra.</translation>
    </message>
    <message>
      <source>Heights of the {} are right to {} mm</source>
      <translation>Altitudes ({}): com um erro de {} mm no máximo</translation>
    </message>
    <message>
      <source>Heights that fit the basins, linear in triangles.</source>
      <translation>Altitudes que se ajustam às bacias, lineares nos triângulos.</translation>
    </message>
    <message>
      <source>Heights that rivers were given contradict each other, or the shore, on {} edges: no slope between them may be so steep. They were lowered, most by {}.</source>
      <translation>As altitudes dadas aos rios se contradizem, ou contradizem a margem, em {} trechos: nenhuma encosta entre eles pode ser tão íngreme. Foram rebaixadas, no máximo {}.</translation>
    </message>
    <message>
      <source>Heights, of which each watershed has its lowest, mean and greatest. Where DIRECTIONS is left out they are found on it: depressions are filled, and water leaves into the sea, holes and over the edge of the data, as the advanced parameters say.</source>
      <translation>Altitudes, das quais cada bacia tem a mínima, a média e a máxima. Onde DIRECTIONS é omitido são encontradas nele: as depressões são preenchidas, e a água sai para o mar, para os buracos e pela borda dos dados, conforme os parâmetros avançados.</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Ajuda</translation>
    </message>
    <message>
      <source>Higher</source>
      <translation>Superiores</translation>
    </message>
    <message>
      <source>Highest level of the water (m)</source>
      <translation>Nível mais alto da água (m)</translation>
    </message>
    <message>
      <source>Hillshade</source>
      <translation>Sombreamento</translation>
    </message>
    <message>
      <source>Hillshade: heights are exaggerated {} times</source>
      <translation>Sombreamento: as altitudes são exageradas {} vezes</translation>
    </message>
    <message>
      <source>Holes in the data</source>
      <translation>Buracos nos dados</translation>
    </message>
    <message>
      <source>Holes in the data: {} cells, treated as {}</source>
      <translation>Buracos nos dados: {} células, tratadas como {}</translation>
    </message>
    <message>
      <source>Horton’s laws: the number, mean length and mean area of streams against their order, all
orders alike; the ratio is ten to the slope.</source>
      <translation>Leis de Horton: o número, o comprimento médio e a área média dos cursos d’água em função de sua ordem, todas
as ordens por igual; a razão é dez elevado à inclinação.</translation>
    </message>
    <message>
      <source>How</source>
      <translation>Como</translation>
    </message>
    <message>
      <source>How deep the water of each lake is, in metres.</source>
      <translation>Que profundidade tem a água de cada lago, em metros.</translation>
    </message>
    <message>
      <source>How dry it is, and how low snow lasts. A number, or the file or the layer name of a raster with the same cells.</source>
      <translation>Quão seco é, e até onde desce a neve perene. Um número, ou o arquivo ou o nome da camada de um ráster com as mesmas células.</translation>
    </message>
    <message>
      <source>How far a profile must bulge. Errors of the DEM make as many knickpoints as are wanted: take several times what its heights are off.</source>
      <translation>Quanto um perfil deve se abaular. Erros do MDE fazem tantos knickpoints quantos se queira: tome várias vezes o erro de suas altitudes.</translation>
    </message>
    <message>
      <source>How far a river raises (+) or lowers (−) its bed in one step. ratio: κ·c^p·(a0 − a)/(a0 + a); linear: κ·c^p·(1 − a/a0); square: κ·c^p·(1 − (a/a0)²); expression: your own. c is the flow in m³/s, a the slope, 2/π·atan(fall/distance), from 0 on the level to 1 upright.</source>
      <translation>Quanto um rio eleva (+) ou rebaixa (−) seu leito em um passo. ratio: κ·c^p·(a0 − a)/(a0 + a); linear: κ·c^p·(1 − a/a0); square: κ·c^p·(1 − (a/a0)²); expression: a sua. c é a vazão em m³/s, a a declividade, 2/π·atan(desnível/distância), de 0 no plano a 1 na vertical.</translation>
    </message>
    <message>
      <source>How far apart low places are, and so large basins. Empty: a fifth of the width of the land.</source>
      <translation>A que distância estão os lugares baixos, e com isso as bacias grandes. Vazio: um quinto da largura da terra.</translation>
    </message>
    <message>
      <source>How far it is at most to the river, by the way that water takes.</source>
      <translation>A que distância está no máximo do rio, pelo caminho que a água toma.</translation>
    </message>
    <message>
      <source>How far it is to the river, or to where the path ends; no data where no river is met.</source>
      <translation>A que distância está o rio, ou onde termina o caminho; sem dados onde não se encontra rio.</translation>
    </message>
    <message>
      <source>How far points lie apart along rivers, and how long the stretch is whose steepness each has. 0: every cell, with that of the next step alone, which is rough.</source>
      <translation>A que distância estão os pontos ao longo dos rios, e que comprimento tem o trecho cuja declividade cada um tem. 0: cada célula, só com a do passo seguinte, que é irregular.</translation>
    </message>
    <message>
      <source>How far the point was moved (m); along the water where it followed that</source>
      <translation>Quanto o ponto foi movido (m); ao longo da água onde a seguiu</translation>
    </message>
    <message>
      <source>How far the valley reaches, in edges of the network</source>
      <translation>Até onde vai o vale, em arestas da rede</translation>
    </message>
    <message>
      <source>How fast land rises from the rivers to the ridges, 0.25 at most. It says where mountains are, and gives ridges their height, whatever UPLIFT says; rivers too steep for it are lowered. Empty: between 0.05 and 0.25, here more and there less, or what PEAK takes.</source>
      <translation>Com que rapidez a terra sobe dos rios às cristas, 0,25 no máximo. Diz onde há montanhas e dá às cristas sua altura, o que quer que UPLIFT diga; rios íngremes demais para isso são rebaixados. Vazio: entre 0,05 e 0,25, aqui mais e ali menos, ou o que PEAK exige.</translation>
    </message>
    <message>
      <source>How fast large basins become rare: the larger, the faster.</source>
      <translation>Com que rapidez rareiam as bacias grandes: quanto maior, mais depressa.</translation>
    </message>
    <message>
      <source>How fast rivers rise upstream: 0.01 is ten metres on a kilometre. Empty: steep where the land is, and the gentler the more a river drains, as in nature, so that the highest one comes up to PEAK.</source>
      <translation>Com que rapidez os rios sobem a montante: 0,01 são dez metros por quilômetro. Vazio: íngremes onde a terra é, e mais suaves quanto mais um rio drena, como na natureza, de modo que o mais alto chega a PEAK.</translation>
    </message>
    <message>
      <source>How fine the noise on the ground is against the cells: 1 is as fine as cells can show, 0.5 as fine as cells twice as large can.</source>
      <translation>Quão fino é o ruído do solo em relação às células: 1 é tão fino quanto as células podem mostrar, 0,5 quanto podem células do dobro do tamanho.</translation>
    </message>
    <message>
      <source>How firmly open water, which is level, hangs on the table around it; in snow how smooth its surface is. Not used in the model dupuit. Empty: ten times the tension in the ground; in snow the same.</source>
      <translation>Com que firmeza a água aberta, que é plana, depende do lençol ao redor; na neve, quão lisa é sua superfície. Não se usa no modelo dupuit. Vazio: dez vezes a tensão no solo; na neve, a mesma.</translation>
    </message>
    <message>
      <source>How high above the river it stands at most.</source>
      <translation>A que altura está no máximo acima do rio.</translation>
    </message>
    <message>
      <source>How high the noise on the ground is: 0 makes it smooth, 2 twice as rough as in nature. Valley floors and shores stay smooth.</source>
      <translation>Quão alto é o ruído do solo: 0 o faz liso, 2 duas vezes mais áspero que na natureza. Fundos de vale e margens ficam lisos.</translation>
    </message>
    <message>
      <source>How high the noise on the ground is: 0 makes it smooth, 2 twice as rough as in nature. Valley floors and shores stay smooth. Empty: as CHARACTER has it.</source>
      <translation>Quão alto é o ruído do solo: 0 o faz liso, 2 duas vezes mais áspero que na natureza. Fundos de vale e margens ficam lisos. Vazio: como CHARACTER o tem.</translation>
    </message>
    <message>
      <source>How high the water stands above the bed of the DEM, where neither DISCHARGE nor RUNOFF is given. Of a raster each river cell has its own. A number, a field of RIVERS, or the file or the layer name of a raster with the same cells.</source>
      <translation>Que altura tem a água acima do leito do MDE, onde não se dá DISCHARGE nem RUNOFF. De um ráster cada célula de rio tem a sua. Um número, um campo de RIVERS, ou o arquivo ou o nome da camada de um ráster com as mesmas células.</translation>
    </message>
    <message>
      <source>How high water would climb in ground without end above the base, which is the sea level or else the lowest ground. Ground so high is half wet. Not used in the model dupuit. In snow its depth on a plain where it is 10 °C below freezing. Empty: half of the greatest height above the base; in snow 4 m.</source>
      <translation>Até que altura a água subiria em um solo sem fim acima da base, que é o nível do mar ou, senão, o solo mais baixo. Um solo dessa altura está meio úmido. Não se usa no modelo dupuit. Na neve, sua espessura em uma planície a 10 °C abaixo de zero. Vazio: metade da maior altura acima da base; na neve, 4 m.</translation>
    </message>
    <message>
      <source>How it was measured</source>
      <translation>Como foi medido</translation>
    </message>
    <message>
      <source>How long the longest path is by which water comes to the cell, from a divide; no data where there is no direction.</source>
      <translation>Que comprimento tem o caminho mais longo pelo qual a água chega à célula desde um divisor; sem dados onde não há direção.</translation>
    </message>
    <message>
      <source>How many bands SNAPSHOTS has at most: how the search begins, after 1, 2, 4, 8 … steps, and its end.</source>
      <translation>Quantas bandas SNAPSHOTS tem no máximo: como começa a busca, após 1, 2, 4, 8 … passos, e seu fim.</translation>
    </message>
    <message>
      <source>How many bands SNAPSHOTS has. They are equally many events apart, and the last is the end.</source>
      <translation>Quantas bandas SNAPSHOTS tem. Estão separadas por igual número de eventos, e a última é o fim.</translation>
    </message>
    <message>
      <source>How many bands SNAPSHOTS has: the fill after equally many more sweeps each, the last one at the end. Only for sweeps.</source>
      <translation>Quantas bandas SNAPSHOTS tem: o preenchimento após igual número de varreduras cada uma, a última no fim. Só para sweeps.</translation>
    </message>
    <message>
      <source>How many cells drain through each cell, itself included.</source>
      <translation>Quantas células drenam por cada célula, incluída ela mesma.</translation>
    </message>
    <message>
      <source>How many drops of rain fall, one after the other. Beyond about three for each cell (with the D and M below) the valleys are lost in slides again.</source>
      <translation>Quantas gotas de chuva caem, uma após a outra. Além de cerca de três por célula (com D e M abaixo) os vales se perdem de novo em deslizamentos.</translation>
    </message>
    <message>
      <source>How many kilometres of river there are on a square kilometre.</source>
      <translation>Quantos quilômetros de rio há em um quilômetro quadrado.</translation>
    </message>
    <message>
      <source>How many mouths to choose along the coast of all land, where MOUTHS gives none. 0: from the length of the coast.</source>
      <translation>Quantas fozes escolher ao longo da costa de toda a terra, onde MOUTHS não dá nenhuma. 0: conforme o comprimento da costa.</translation>
    </message>
    <message>
      <source>How many streams there are for each one of the next order.</source>
      <translation>Quantos cursos d’água há para cada um da ordem seguinte.</translation>
    </message>
    <message>
      <source>How many widths of its river a bend is long.</source>
      <translation>Quantas larguras de seu rio mede uma curva.</translation>
    </message>
    <message>
      <source>How much a drop lowers every cell on its path. Empty: 10 m as in the article, where the relief is 199 m; on a DEM so much that its largest river cuts in by a third of the relief.</source>
      <translation>Quanto uma gota rebaixa cada célula de seu caminho. Vazio: 10 m como no artigo, onde o desnível é de 199 m; em um MDE, tanto que seu maior rio se encaixe um terço do desnível.</translation>
    </message>
    <message>
      <source>How much colder it is a kilometre higher.</source>
      <translation>Quanto mais frio faz um quilômetro acima.</translation>
    </message>
    <message>
      <source>How much colder it is a kilometre higher. Only for the model snow.</source>
      <translation>Quanto mais frio faz um quilômetro acima. Só para o modelo snow.</translation>
    </message>
    <message>
      <source>How much each cell was raised, in metres.</source>
      <translation>Quanto cada célula foi elevada, em metros.</translation>
    </message>
    <message>
      <source>How much gentler rivers become as water joins them; at 0.5 four times the land halves the slope.</source>
      <translation>Quanto mais suaves ficam os rios ao se juntar água; com 0,5 quatro vezes a terra reduz a declividade à metade.</translation>
    </message>
    <message>
      <source>How much longer streams are from order to order.</source>
      <translation>Quanto mais longos ficam os cursos d’água de ordem em ordem.</translation>
    </message>
    <message>
      <source>How much longer the way of the water is than the straight line; 1 is straight.</source>
      <translation>Quanto mais longo é o caminho da água que a linha reta; 1 é reto.</translation>
    </message>
    <message>
      <source>How much lower the table would stand in ground without end because water is less bound there; snow is as much less deep. Not used in the model dupuit.</source>
      <translation>Quanto mais baixo estaria o lençol em um solo sem fim porque ali a água está menos ligada; a neve é outro tanto menos espessa. Não se usa no modelo dupuit.</translation>
    </message>
    <message>
      <source>How much more land drains to streams from order to order.</source>
      <translation>Quanto mais terra drena para os cursos d’água de ordem em ordem.</translation>
    </message>
    <message>
      <source>How much of the land lies above each height.</source>
      <translation>Quanto da terra está acima de cada altitude.</translation>
    </message>
    <message>
      <source>How much of the longest path leads through standing water (km)</source>
      <translation>Quanto do caminho mais longo atravessa águas paradas (km)</translation>
    </message>
    <message>
      <source>How much of the rain runs off, of which a watershed has the mean. A number up to 100, or the file or the layer name of a raster with the same cells.</source>
      <translation>Quanto da chuva escoa; uma bacia tem a média. Um número até 100, ou o arquivo ou o nome da camada de um ráster com as mesmas células.</translation>
    </message>
    <message>
      <source>How much of the rivers that were built water finds again on the raster.</source>
      <translation>Quanto dos rios que foram construídos a água reencontra no ráster.</translation>
    </message>
    <message>
      <source>How much the bed of a river is lowered below the DEM.</source>
      <translation>Quanto o leito de um rio é rebaixado abaixo do MDE.</translation>
    </message>
    <message>
      <source>How much the ground has risen (m): below 0 where it is eroded.</source>
      <translation>Quanto o solo subiu (m): abaixo de 0 onde é erodido.</translation>
    </message>
    <message>
      <source>How much the sea rises above SEA_LEVEL, so that it drowns the valleys that rivers have cut before: inlets and fjords.</source>
      <translation>Quanto o mar sobe acima de SEA_LEVEL, de modo que afoga os vales que os rios cortaram antes: rias e fiordes.</translation>
    </message>
    <message>
      <source>How much water each cell carries, to know where SNAP moves points. Without it the area is taken that drains through each cell.</source>
      <translation>Quanta água leva cada célula, para saber para onde SNAP move os pontos. Sem isso toma-se a área que drena por cada célula.</translation>
    </message>
    <message>
      <source>How much water, land or how many cells drain through each cell, in any unit, to find rivers by. Without it the area is taken that drains through each cell.</source>
      <translation>Quanta água, terra ou quantas células drenam por cada célula, em qualquer unidade, para achar os rios. Sem isso toma-se a área que drena por cada célula.</translation>
    </message>
    <message>
      <source>How much water, land or how many cells drain through each cell, in any unit.</source>
      <translation>Quanta água, terra ou quantas células drenam por cada célula, em qualquer unidade.</translation>
    </message>
    <message>
      <source>How natural it is.</source>
      <translation>Quão natural é.</translation>
    </message>
    <message>
      <source>How near nodes may come to each other, in place of their number.</source>
      <translation>Quanto os nós podem se aproximar entre si, em lugar de seu número.</translation>
    </message>
    <message>
      <source>How near rivers come to each other. At least 0.7072: less, and a river would leave its cell through a corner.</source>
      <translation>Quanto os rios se aproximam entre si. Ao menos 0,7072: com menos, um rio sairia de sua célula por um canto.</translation>
    </message>
    <message>
      <source>How near rivers come to the coast, but at their mouths. More leaves a wider strip of coast that rivers only cross, and narrow land without any.</source>
      <translation>Quanto os rios se aproximam da costa, salvo em suas fozes. Com mais fica uma faixa de costa mais larga que os rios só atravessam, e terra estreita sem nenhum.</translation>
    </message>
    <message>
      <source>How often a river becomes, upstream, one of the same and one of a lower order: a tributary joins. PC, PS and PA add up to 1. Empty: as PRESET has it.</source>
      <translation>Com que frequência um rio se torna, a montante, um da mesma ordem e um de ordem menor: junta-se um afluente. PC, PS e PA somam 1. Vazio: como PRESET o tem.</translation>
    </message>
    <message>
      <source>How often a river becomes, upstream, one river of the same order: it goes on. PC, PS and PA add up to 1. Empty: as PRESET has it.</source>
      <translation>Com que frequência um rio se torna, a montante, um rio da mesma ordem: continua. PC, PS e PA somam 1. Vazio: como PRESET o tem.</translation>
    </message>
    <message>
      <source>How often a river becomes, upstream, two rivers of the order below: it forks. PC, PS and PA add up to 1. Empty: as PRESET has it.</source>
      <translation>Com que frequência um rio se torna, a montante, dois rios da ordem inferior: bifurca-se. PC, PS e PA somam 1. Vazio: como PRESET o tem.</translation>
    </message>
    <message>
      <source>How often the lines are drawn straighter within their cells; 5 is much. 0: from cell centre to cell centre. Lengths are always those from centre to centre.</source>
      <translation>Quantas vezes as linhas são traçadas mais retas dentro de suas células; 5 é muito. 0: de centro a centro de célula. Os comprimentos são sempre os de centro a centro.</translation>
    </message>
    <message>
      <source>How stiff the table is in the ground: in the model dupuit the transmissivity of the aquifer; in snow, of bare ground beside it. Empty: 10 m² a day; in energy the area of 100 cells, in snow a 25th of one.</source>
      <translation>Quão rígido é o lençol no solo: no modelo dupuit a transmissividade do aquífero; na neve, a do solo nu ao lado. Vazio: 10 m² por dia; em energy a área de 100 células, na neve uma 25.ª parte de uma.</translation>
    </message>
    <message>
      <source>How strongly steep directions are preferred: 1 shares in proportion to slope, large values come near to d8.</source>
      <translation>Com que força se preferem as direções íngremes: 1 divide em proporção à declividade, valores grandes se aproximam de d8.</translation>
    </message>
    <message>
      <source>How the longest river grows with the land that drains: 0.5 if large basins have the shape of small ones, more if they are slimmer or their rivers wind more.</source>
      <translation>Como o rio mais longo cresce com a terra que drena: 0,5 se as bacias grandes têm a forma das pequenas, mais se são mais esguias ou seus rios serpenteiam mais.</translation>
    </message>
    <message>
      <source>Hydrology from a DEM</source>
      <translation>Hidrologia de um MDE</translation>
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
      <translation>Hipsometria</translation>
    </message>
    <message>
      <source>INPUT (the DEM) is for HEIGHT, the shortest path and LENGTH: it is ignored.</source>
      <translation>INPUT (o MDE) é para HEIGHT, o caminho mais curto e LENGTH: é ignorado.</translation>
    </message>
    <message>
      <source>INPUT and MESH_INPUT are both given. Leave one of them empty.</source>
      <translation>INPUT e MESH_INPUT foram ambos dados. Deixe um deles vazio.</translation>
    </message>
    <message>
      <source>INPUT has no data in some cells of RIVERS: give a DEM that covers them.</source>
      <translation>INPUT não tem dados em algumas células de RIVERS: dê um MDE que as cubra.</translation>
    </message>
    <message>
      <source>INPUT is not used: METHOD is share.</source>
      <translation>INPUT não é usado: METHOD é share.</translation>
    </message>
    <message>
      <source>INPUT is not used: the directions are given.</source>
      <translation>INPUT não é usado: as direções foram dadas.</translation>
    </message>
    <message>
      <source>INPUT: all land of ‘{}’ is as high, so water runs nowhere. Choose another raster.</source>
      <translation>INPUT: toda a terra de “{}” está à mesma altitude, então a água não corre para lugar nenhum. Escolha outro ráster.</translation>
    </message>
    <message>
      <source>INPUT: every cell of ‘{}’ is sea, so there is no land. Take a lower SEA_LEVEL.</source>
      <translation>INPUT: todas as células de “{}” são mar, então não há terra. Tome um SEA_LEVEL mais baixo.</translation>
    </message>
    <message>
      <source>INPUT: no river of ‘{}’ lies on ‘{}’. Choose the DEM of these rivers, or check the CRS of both.</source>
      <translation>INPUT: nenhum rio de “{}” está sobre “{}”. Escolha o MDE destes rios ou verifique o SRC de ambos.</translation>
    </message>
    <message>
      <source>INPUT: no water gathers anywhere on ‘{}’, so nothing tells where rivers begin.</source>
      <translation>INPUT: a água não se junta em lugar nenhum de “{}”, então nada diz onde os rios começam.</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ has neither a CRS nor a place, so nobody knows how large its pixels are. Give their size in metres as PIXEL_SIZE, or the SCALE_FILE that ‘Export heightmap’ has written.</source>
      <translation>INPUT: “{}” não tem SRC nem lugar, então ninguém sabe o tamanho dos pixels. Dê o tamanho em metros como PIXEL_SIZE, ou o SCALE_FILE que “Exportar mapa de alturas” gravou.</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ has no data at all. Choose another raster.</source>
      <translation>INPUT: “{}” não tem nenhum dado. Escolha outro ráster.</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ has no data in {} cells of the paths: these have no height.</source>
      <translation>INPUT: “{}” não tem dados em {} células dos caminhos: estas não têm altitude.</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ has {} × {} cells, and rivers take {} × {} at least. Choose a larger raster.</source>
      <translation>INPUT: “{}” tem {} × {} células, e rios precisam de {} × {} no mínimo. Escolha um ráster maior.</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ is an image with colours. If these stand for heights say how as FORMAT: mapbox or terrarium. If it is grey, take ‘heights’.</source>
      <translation>INPUT: “{}” é uma imagem com cores. Se elas representam altitudes, diga como em FORMAT: mapbox ou terrarium. Se é cinza, tome “altitudes”.</translation>
    </message>
    <message>
      <source>INPUT: ‘{}’ looks like flow directions, in the numbers of ESRI. Give it as DIRECTIONS, or a DEM.</source>
      <translation>INPUT: “{}” parece direções de fluxo, nos números da ESRI. Dê como DIRECTIONS, ou dê um MDE.</translation>
    </message>
    <message>
      <source>Id, downstream, areas, length, slope, heights, outlet and gauge.</source>
      <translation>Id, downstream, áreas, comprimento, declividade, altitudes, saída e estação.</translation>
    </message>
    <message>
      <source>In all {} numbers that can be compared, this is like real rivers.</source>
      <translation>Em todos os {} números comparáveis, isto é como os rios reais.</translation>
    </message>
    <message>
      <source>In every encoding that fits there is a cycle: make the directions anew from the DEM.</source>
      <translation>Em toda codificação que serve há um ciclo: faça as direções de novo a partir do MDE.</translation>
    </message>
    <message>
      <source>In metres. Empty: that of the extent.</source>
      <translation>Em metros. Vazio: o da extensão.</translation>
    </message>
    <message>
      <source>In the ground water has climbed to {} m above the base, {} m on average; that is {} m below the surface on average, {} m at most</source>
      <translation>No solo a água subiu até {} m acima da base, {} m em média; isso é {} m abaixo da superfície em média, {} m no máximo</translation>
    </message>
    <message>
      <source>In the one number that can be compared, this is like real rivers.</source>
      <translation>No único número comparável, isto é como os rios reais.</translation>
    </message>
    <message>
      <source>Indices on lakes</source>
      <translation>Índices em lagos</translation>
    </message>
    <message>
      <source>Input of EPA SWMM</source>
      <translation>Entrada do EPA SWMM</translation>
    </message>
    <message>
      <source>Install</source>
      <translation>Instalar</translation>
    </message>
    <message>
      <source>Install it there, or stop this worker.</source>
      <translation>Instale-o lá ou pare este worker.</translation>
    </message>
    <message>
      <source>Install numba to compute hundreds of times faster. {}</source>
      <translation>Instale numba para calcular centenas de vezes mais rápido. {}</translation>
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
      <translation>Em lugar de uma costa: um retângulo de campo, recortado de uma terra maior que depende só de SEED e do lugar no mapa. Os rios entram e saem por suas bordas, e um retângulo ao lado se encaixa nele.</translation>
    </message>
    <message>
      <source>Instead of that, a layer of points: one watershed each.</source>
      <translation>Em lugar disso, uma camada de pontos: uma bacia para cada um.</translation>
    </message>
    <message>
      <source>Integral {:.3g}, {:,} cells.</source>
      <translation>Integral {:.3g}, {:,} células.</translation>
    </message>
    <message>
      <source>Island</source>
      <translation>Ilha</translation>
    </message>
    <message>
      <source>Island eroded</source>
      <translation>Ilha erodida</translation>
    </message>
    <message>
      <source>Island that it holds for; NULL for all</source>
      <translation>Ilha para a qual vale; NULL para todas</translation>
    </message>
    <message>
      <source>Island {}</source>
      <translation>Ilha {}</translation>
    </message>
    <message>
      <source>Island {}: the highest land lies at {} m, at {} m before</source>
      <translation>Ilha {}: a terra mais alta está a {} m, antes a {} m</translation>
    </message>
    <message>
      <source>Island {}: {}, {} edges, {} courses, {} primitives</source>
      <translation>Ilha {}: {}, {} trechos, {} cursos, {} primitivas</translation>
    </message>
    <message>
      <source>Island {}: {}, {} edges, {} mouths, spacing {}, highest river {} m</source>
      <translation>Ilha {}: {}, {} trechos, {} fozes, espaçamento {}, rio mais alto {} m</translation>
    </message>
    <message>
      <source>Island, from the largest on</source>
      <translation>Ilha, a partir da maior</translation>
    </message>
    <message>
      <source>Islands</source>
      <translation>Ilhas</translation>
    </message>
    <message>
      <source>Islands on which no river found room: {}</source>
      <translation>Ilhas em que nenhum rio achou lugar: {}</translation>
    </message>
    <message>
      <source>Islands too small for rivers: {}</source>
      <translation>Ilhas pequenas demais para rios: {}</translation>
    </message>
    <message>
      <source>It depends on where rivers are said to begin.</source>
      <translation>Depende de onde se diz que começam os rios.</translation>
    </message>
    <message>
      <source>It does what ‘Fill depressions’, ‘Flow directions’, ‘Flow accumulation’, ‘River network’, ‘Watersheds’ and ‘Lakes’ do one after the other, and computes nothing twice. Run those for more control.</source>
      <translation>Faz o que “Preencher depressões”, “Direções de fluxo”, “Acumulação de fluxo”, “Rede fluvial”, “Bacias hidrográficas” e “Lagos” fazem um após o outro, e não calcula nada duas vezes. Execute esses para ter mais controle.</translation>
    </message>
    <message>
      <source>It does what ‘Grow rivers’, ‘Terrain model’ and ‘Render terrain’ do one after the other. Run those to stop in between and edit rivers or ground by hand. Heights differ then: here rivers find theirs with the land, there the land rises from rivers that keep those of their lines.</source>
      <translation>Faz o que “Fazer crescer rios”, “Modelo de terreno” e “Renderizar terreno” fazem um após o outro. Execute esses para parar no meio e editar à mão os rios ou o solo. As altitudes são então outras: aqui os rios encontram as suas com a terra, ali a terra sobe a partir de rios que mantêm as das suas linhas.</translation>
    </message>
    <message>
      <source>It gives χ its unit; the slope over χ is the steepness where it is 1 m², which is 0.000001 km².</source>
      <translation>Dá a χ sua unidade; a inclinação em função de χ é a declividade onde é 1 m², ou seja, 0,000001 km².</translation>
    </message>
    <message>
      <source>It has no length, or its heights are not known.</source>
      <translation>Não tem comprimento, ou suas altitudes não são conhecidas.</translation>
    </message>
    <message>
      <source>It is likely {}: set {} to that.</source>
      <translation>Provavelmente é {}: ponha {} assim.</translation>
    </message>
    <message>
      <source>It is made to clothe land, real or not. It is no model of vegetation: people, soil, fire and history have no say.</source>
      <translation>É feito para vestir a terra, real ou não. Não é um modelo da vegetação: pessoas, solo, fogo e história não contam.</translation>
    </message>
    <message>
      <source>It is {} °C at height 0 and freezes above {} m</source>
      <translation>Faz {} °C na altitude 0, e congela acima de {} m</translation>
    </message>
    <message>
      <source>It may be {}: set {} to one of them.</source>
      <translation>Pode ser {}: ponha {} em um deles.</translation>
    </message>
    <message>
      <source>It reaches the edge of the data, beyond which more land may drain to it: areas are least values.</source>
      <translation>Chega à borda dos dados, além da qual mais terra pode drenar para ela: as áreas são valores mínimos.</translation>
    </message>
    <message>
      <source>Its height above the bed, in depths</source>
      <translation>Sua altura acima do leito, em profundidades</translation>
    </message>
    <message>
      <source>Its height, in depths</source>
      <translation>Sua altura, em profundidades</translation>
    </message>
    <message>
      <source>Its water ends in the sea there: move it back</source>
      <translation>A água dele termina ali no mar: traga-o de volta</translation>
    </message>
    <message>
      <source>Joining the rivers</source>
      <translation>Unindo os rios</translation>
    </message>
    <message>
      <source>Joining them</source>
      <translation>Unindo-os</translation>
    </message>
    <message>
      <source>Judge it with Hack's h: real rivers have β ≈ 1 − h.</source>
      <translation>Julgue-o com o h de Hack: rios reais têm β ≈ 1 − h.</translation>
    </message>
    <message>
      <source>Junction</source>
      <translation>Confluência</translation>
    </message>
    <message>
      <source>Junction angle</source>
      <translation>Ângulo de confluência</translation>
    </message>
    <message>
      <source>Junction angle (median)</source>
      <translation>Ângulo de confluência (mediana)</translation>
    </message>
    <message>
      <source>Junction angles</source>
      <translation>Ângulos de confluência</translation>
    </message>
    <message>
      <source>Junctions</source>
      <translation>Confluências</translation>
    </message>
    <message>
      <source>KEPT: {} % of the triangles keep their way; the water of {} goes a steeper one, and {} in rivers would have one</source>
      <translation>KEPT: {} % dos triângulos mantêm seu caminho; a água de {} toma um mais íngreme, e {} em rios teriam um assim</translation>
    </message>
    <message>
      <source>Keep as layers</source>
      <translation>Guardar como camadas</translation>
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
      <translation>LABELS não comporta números além de 2.147.483.647: deixe-o, ou dê outros números a RIVERS ou LAKES.</translation>
    </message>
    <message>
      <source>LAKES: no subbasin for lakes that hold the centre of no cell: {}.</source>
      <translation>LAKES: nenhuma sub-bacia para lagos que não contêm o centro de nenhuma célula: {}.</translation>
    </message>
    <message>
      <source>LAKES: water leaves by more than one way from {}. All of it goes on by the outlet through which the most drains, so areas below the others are less than what drains there.</source>
      <translation>LAKES: a água sai de {} por mais de um caminho. Toda segue pela saída por onde mais drena, então as áreas abaixo das outras são menores do que o que ali drena.</translation>
    </message>
    <message>
      <source>LAKES: {} has a level of {} m. It must be above 0.</source>
      <translation>LAKES: {} tem um nível de {} m. Deve estar acima de 0.</translation>
    </message>
    <message>
      <source>LAKES: {} of ‘{}’ lie off the land or on another lake, or are too small: left out.</source>
      <translation>LAKES: {} de “{}” estão fora da terra ou sobre outro lago, ou são pequenos demais: omitidos.</translation>
    </message>
    <message>
      <source>LAKES: ‘{}’ covers the centre of no cell of ‘{}’.</source>
      <translation>LAKES: “{}” não cobre o centro de nenhuma célula de “{}”.</translation>
    </message>
    <message>
      <source>LAKES: ‘{}’ holds geometries of no certain kind. Save it as one of them.</source>
      <translation>LAKES: “{}” contém geometrias sem tipo certo. Salve-a com um deles.</translation>
    </message>
    <message>
      <source>LAKE_POLYGONS: no cell of ‘{}’ has its centre in a lake of ‘{}’.</source>
      <translation>LAKE_POLYGONS: nenhuma célula de “{}” tem o centro em um lago de “{}”.</translation>
    </message>
    <message>
      <source>LAKE_POLYGONS: no cell of ‘{}’ has its centre in a polygon of ‘{}’.</source>
      <translation>LAKE_POLYGONS: nenhuma célula de “{}” tem o centro em um polígono de “{}”.</translation>
    </message>
    <message>
      <source>LAND: no cell of ‘{}’ has its centre in a polygon of ‘{}’. Choose other polygons, smaller cells, or another extent.</source>
      <translation>LAND: nenhuma célula de “{}” tem o centro em um polígono de “{}”. Escolha outros polígonos, células menores ou outra extensão.</translation>
    </message>
    <message>
      <source>LAW is expression and EXPRESSION is empty. Give one, such as 2 * c^0.5 * (a0 - a).</source>
      <translation>LAW é expression e EXPRESSION está vazia. Dê uma, como 2 * c^0.5 * (a0 - a).</translation>
    </message>
    <message>
      <source>LENGTH {} goes with the PATH flow alone: the shortest path is horizontal.</source>
      <translation>LENGTH {} só vai com o PATH flow: o caminho mais curto é horizontal.</translation>
    </message>
    <message>
      <source>LENGTH {} is measured in metres: choose the UNITS m, or horizontal.</source>
      <translation>LENGTH {} se mede em metros: escolha as UNITS m ou horizontal.</translation>
    </message>
    <message>
      <source>LENGTH {} needs the DEM: give it as INPUT, or choose horizontal.</source>
      <translation>LENGTH {} precisa do MDE: dê-o como INPUT ou escolha horizontal.</translation>
    </message>
    <message>
      <source>LINKS is a table of all for any model. HMS is a basin model of HEC-HMS, to which you give its methods. SWMM is an input that EPA SWMM runs at once, with rain, losses and sections that you replace by your own.</source>
      <translation>LINKS é uma tabela de tudo para qualquer modelo. HMS é um modelo de bacia do HEC-HMS, ao qual você dá seus métodos. SWMM é uma entrada que o EPA SWMM roda de imediato, com chuva, perdas e seções que você substitui pelas suas.</translation>
    </message>
    <message>
      <source>LS factor</source>
      <translation>Fator LS</translation>
    </message>
    <message>
      <source>Labelling cells</source>
      <translation>Rotulando células</translation>
    </message>
    <message>
      <source>Lake</source>
      <translation>Lago</translation>
    </message>
    <message>
      <source>Lake in LAKES; NULL elsewhere</source>
      <translation>Lago em LAKES; NULL nas demais</translation>
    </message>
    <message>
      <source>Lake inlet</source>
      <translation>Entrada de um lago</translation>
    </message>
    <message>
      <source>Lake outlet</source>
      <translation>Saída de um lago</translation>
    </message>
    <message>
      <source>Lake that it flows into; NULL elsewhere</source>
      <translation>Lago em que deságua; NULL nos demais</translation>
    </message>
    <message>
      <source>Lake that spills here</source>
      <translation>Lago que transborda aqui</translation>
    </message>
    <message>
      <source>Lake that the link lies in or crosses, of several the longest; NULL elsewhere</source>
      <translation>Lago em que está o trecho ou que ele atravessa, de vários o mais longo; NULL nos demais</translation>
    </message>
    <message>
      <source>Lakes</source>
      <translation>Lagos</translation>
    </message>
    <message>
      <source>Lakes among them</source>
      <translation>Lagos entre elas</translation>
    </message>
    <message>
      <source>Lakes and hollows</source>
      <translation>Lagos e cavidades</translation>
    </message>
    <message>
      <source>Lakes are</source>
      <translation>Os lagos são</translation>
    </message>
    <message>
      <source>Lakes are full to their sill, or with EVAPORATION as high as they can stand: an open one spills, a closed one loses all that comes, and around it lies a pan of salt up to the sill. Rivers fill lakes with what they carry, and cut down the sills over which lakes spill.</source>
      <translation>Os lagos estão cheios até sua soleira ou, com EVAPORATION, tão altos quanto podem se manter: um aberto transborda, um fechado perde tudo o que chega, e em volta dele há um salar até a soleira. Os rios enchem os lagos com o que levam e rebaixam as soleiras sobre as quais transbordam.</translation>
    </message>
    <message>
      <source>Lakes are where the least change to the DEM fills a hollow, and where ground is level already; all other hollows are opened. Rivers are traced in the valleys of a smooth surface whose means over the cells are the DEM, and get widths, depths, types and bends by what they carry.</source>
      <translation>Há lagos onde a menor mudança do MDE preenche uma cavidade, e onde o solo já é plano; todas as outras cavidades são abertas. Os rios são traçados nos vales de uma superfície suave cujas médias nas células são o MDE, e recebem larguras, profundidades, tipos e curvas conforme o que levam.</translation>
    </message>
    <message>
      <source>Lakes at the end: {}, of which {} are closed</source>
      <translation>Lagos no fim: {}, dos quais {} fechados</translation>
    </message>
    <message>
      <source>Lakes in a drought</source>
      <translation>Lagos em uma seca</translation>
    </message>
    <message>
      <source>Lakes in a dry land</source>
      <translation>Lagos em uma terra seca</translation>
    </message>
    <message>
      <source>Lakes nested in others</source>
      <translation>Lagos contidos em outros</translation>
    </message>
    <message>
      <source>Lakes nested in them</source>
      <translation>Lagos contidos neles</translation>
    </message>
    <message>
      <source>Lakes of a DEM</source>
      <translation>Lagos de um MDE</translation>
    </message>
    <message>
      <source>Lakes of a DEM in balance under some rain and half of it, and the rivers between them.</source>
      <translation>Os lagos de um MDE em equilíbrio sob uma chuva e sua metade, e os rios entre eles.</translation>
    </message>
    <message>
      <source>Lakes of a map</source>
      <translation>Lagos de um mapa</translation>
    </message>
    <message>
      <source>Lakes of the map whose water would have left in several places: {}</source>
      <translation>Lagos do mapa cuja água teria saído por vários lugares: {}</translation>
    </message>
    <message>
      <source>Lakes of ‘{}’: {} cells, level as the lowest of their shores</source>
      <translation>Lagos de “{}”: {} células, planas na altitude do ponto mais baixo de suas margens</translation>
    </message>
    <message>
      <source>Lakes stand higher than they were to, as the rivers do that their water runs to: {}.</source>
      <translation>Há lagos mais altos do que deviam, como os rios para onde corre a sua água: {}.</translation>
    </message>
    <message>
      <source>Lakes that are known</source>
      <translation>Lagos conhecidos</translation>
    </message>
    <message>
      <source>Lakes that stand alone</source>
      <translation>Lagos independentes</translation>
    </message>
    <message>
      <source>Lakes whose greatest depth is less are left out, nested or not; many DEMs err by 1 m. 0: every lake.</source>
      <translation>Omitem-se os lagos cuja profundidade máxima é menor, dentro de outros ou não; muitos MDE erram em 1 m. 0: todos os lagos.</translation>
    </message>
    <message>
      <source>Lakes with their levels.</source>
      <translation>Lagos com seus níveis.</translation>
    </message>
    <message>
      <source>Lakes, nested ones included</source>
      <translation>Lagos, incluídos os aninhados</translation>
    </message>
    <message>
      <source>Lakes: {}</source>
      <translation>Lagos: {}</translation>
    </message>
    <message>
      <source>Lakes: {}, of which {} are closed; pans of salt: {}</source>
      <translation>Lagos: {}, dos quais {} fechados; salares: {}</translation>
    </message>
    <message>
      <source>Land</source>
      <translation>Terra</translation>
    </message>
    <message>
      <source>Land as polygons, each an island, holes are inland seas; or shores as lines that close together.</source>
      <translation>Terra como polígonos, cada um uma ilha, os buracos são mares interiores; ou margens como linhas que se fecham juntas.</translation>
    </message>
    <message>
      <source>Land as polygons, each an island, holes are inland seas; or shores as lines that close together. A mesh is made on it; its heights are those of the DEM or, without one, rise from the shore to ranges and basins. The sea takes what comes: for deltas give a DEM with a floor of the sea, and SEA_LEVEL.</source>
      <translation>Terra como polígonos, cada um uma ilha, os buracos são mares interiores; ou margens como linhas que se fecham juntas. Sobre ela é feita uma malha; suas altitudes são as do MDE ou, sem ele, sobem da margem a serras e bacias. O mar recebe o que chega: para ter deltas dê um MDE com fundo do mar, e SEA_LEVEL.</translation>
    </message>
    <message>
      <source>Land as polygons, each an island, holes are inland seas; or shores as lines that close together. Empty: the extent, or that of the DEM.</source>
      <translation>Terra como polígonos, cada um uma ilha, os buracos são mares interiores; ou margens como linhas que se fecham juntas. Vazio: a extensão, ou a do MDE.</translation>
    </message>
    <message>
      <source>Land as polygons, each an island, holes are inland seas; or shores as lines that close together. Empty: the extent, whose border is the coast.</source>
      <translation>Terra como polígonos, cada um uma ilha, os buracos são mares interiores; ou margens como linhas que se fecham juntas. Vazio: a extensão, cuja borda é a costa.</translation>
    </message>
    <message>
      <source>Land as polygons, each an island, holes are inland seas; or shores as lines that close together. Or leave it empty and give EXTENT.</source>
      <translation>Terra como polígonos, cada um uma ilha, os buracos são mares interiores; ou margens como linhas que se fecham juntas. Ou deixe vazio e dê EXTENT.</translation>
    </message>
    <message>
      <source>Land is under water as far as it lies less high above the river cell that it drains to (HAND, height above the nearest drainage) than the river stands there. Stages are metres above the bed that the DEM knows, which is the water on the day of the survey.</source>
      <translation>A terra está sob a água na medida em que se eleva menos acima da célula de rio para a qual drena (HAND, altura acima da drenagem mais próxima) que o nível do rio ali. Os níveis são metros acima do leito que o MDE conhece, que é a água no dia do levantamento.</translation>
    </message>
    <message>
      <source>Land made anew (km²)</source>
      <translation>Terra refeita (km²)</translation>
    </message>
    <message>
      <source>Land of the DEM that was changed, apart from lakes (%)</source>
      <translation>Terra do MDE que foi alterada, fora os lagos (%)</translation>
    </message>
    <message>
      <source>Land of ‘{}’: {}, in polygons: {}, islands: {}</source>
      <translation>Terra de “{}”: {}, polígonos: {}, ilhas: {}</translation>
    </message>
    <message>
      <source>Land rises until the highest place of the largest island has this height, as far as slopes let it; rivers keep theirs. Empty: as is usual on so much land, over the rivers; where slopes are given, what these give.</source>
      <translation>A terra sobe até que o lugar mais alto da maior ilha tenha esta altitude, até onde as declividades permitem; os rios conservam as suas. Vazio: o usual em tanta terra, acima dos rios; onde se dão declividades, o que estas dão.</translation>
    </message>
    <message>
      <source>Land rises until the highest place of the largest island reaches this height. Empty: as is usual on so much land, from 180 m on an island of 10 km to 2,000 m, times what CHARACTER says; where slopes are given, what these give.</source>
      <translation>A terra sobe até que o lugar mais alto da maior ilha alcance esta altitude. Vazio: o usual em tanta terra, de 180 m em uma ilha de 10 km a 2.000 m, vezes o que CHARACTER diz; onde se dão declividades, o que estas dão.</translation>
    </message>
    <message>
      <source>Land slopes used</source>
      <translation>Declividades da terra usadas</translation>
    </message>
    <message>
      <source>Land that drains to a place before it is a river. Empty: about one cell of the DEM in a hundred is river.</source>
      <translation>Terra que drena para um lugar antes que ele seja rio. Vazio: cerca de uma célula do MDE em cem é rio.</translation>
    </message>
    <message>
      <source>Land that rivers cover, by their widths.</source>
      <translation>Terra que os rios cobrem, conforme suas larguras.</translation>
    </message>
    <message>
      <source>Land under glacial lakes (%)</source>
      <translation>Terra sob lagos glaciais (%)</translation>
    </message>
    <message>
      <source>Land under volcanic lakes (%)</source>
      <translation>Terra sob lagos vulcânicos (%)</translation>
    </message>
    <message>
      <source>Land {}</source>
      <translation>Terra {}</translation>
    </message>
    <message>
      <source>Lapse rate (°C a km)</source>
      <translation>Gradiente térmico (°C por km)</translation>
    </message>
    <message>
      <source>Large rasters are made block by block; they take disk, not memory.</source>
      <translation>Rásters grandes são feitos bloco a bloco; ocupam disco, não memória.</translation>
    </message>
    <message>
      <source>Lasting snow (km²)</source>
      <translation>Neve perene (km²)</translation>
    </message>
    <message>
      <source>Law</source>
      <translation>Lei</translation>
    </message>
    <message>
      <source>Layer ‘{}’: no watershed for lakes that hold the centre of no cell: {}.</source>
      <translation>Camada “{}”: nenhuma bacia para lagos que não contêm o centro de nenhuma célula: {}.</translation>
    </message>
    <message>
      <source>Layer ‘{}’: {} cracks between polygons that nearly touch were closed.</source>
      <translation>Camada “{}”: {} fendas entre polígonos que quase se tocam foram fechadas.</translation>
    </message>
    <message>
      <source>Layer ‘{}’: {} islands lie where {} has no ground, and were left out.</source>
      <translation>Camada “{}”: {} ilhas estão onde {} não tem solo, e foram omitidas.</translation>
    </message>
    <message>
      <source>Layer ‘{}’: {} polygons too small to be measured were left out.</source>
      <translation>Camada “{}”: {} polígonos pequenos demais para medir foram omitidos.</translation>
    </message>
    <message>
      <source>Layer ‘{}’: {} {}.</source>
      <translation>Camada “{}”: {} {}.</translation>
    </message>
    <message>
      <source>Layer ‘{}’: {}. SNAP moves points to rivers.</source>
      <translation>Camada “{}”: {}. SNAP leva os pontos aos rios.</translation>
    </message>
    <message>
      <source>Laying out rivers</source>
      <translation>Traçando os rios</translation>
    </message>
    <message>
      <source>Laying the floor of the sea</source>
      <translation>Assentando o fundo do mar</translation>
    </message>
    <message>
      <source>Least area of a lake (km²)</source>
      <translation>Área mínima de um lago (km²)</translation>
    </message>
    <message>
      <source>Least area of a river (km²)</source>
      <translation>Área mínima de um rio (km²)</translation>
    </message>
    <message>
      <source>Least flow of a river (m³/s)</source>
      <translation>Vazão mínima de um rio (m³/s)</translation>
    </message>
    <message>
      <source>Least height of a knickpoint (m)</source>
      <translation>Altura mínima de um knickpoint (m)</translation>
    </message>
    <message>
      <source>Least slope of the wetness (m per m)</source>
      <translation>Declividade mínima da umidade (m por m)</translation>
    </message>
    <message>
      <source>Least spacing (m)</source>
      <translation>Espaçamento mínimo (m)</translation>
    </message>
    <message>
      <source>Least spacing of the nodes (m)</source>
      <translation>Espaçamento mínimo dos nós (m)</translation>
    </message>
    <message>
      <source>Leave out what the edge may feed</source>
      <translation>Omitir o que a borda pode alimentar</translation>
    </message>
    <message>
      <source>Left out of the compact form, as nothing is rendered from them: layers {}</source>
      <translation>Omitidas na forma compacta, pois nada se calcula delas: camadas {}</translation>
    </message>
    <message>
      <source>Leheny erosion</source>
      <translation>Erosão de Leheny</translation>
    </message>
    <message>
      <source>Length</source>
      <translation>Comprimento</translation>
    </message>
    <message>
      <source>Length (km)</source>
      <translation>Comprimento (km)</translation>
    </message>
    <message>
      <source>Length (m)</source>
      <translation>Comprimento (m)</translation>
    </message>
    <message>
      <source>Length of a bend along the line (m); 0 where its vertices are all there is</source>
      <translation>Comprimento de uma curva ao longo da linha (m); 0 onde só há seus vértices</translation>
    </message>
    <message>
      <source>Length of all links over the straight lines between their ends.</source>
      <translation>Comprimento de todos os trechos dividido pelo das linhas retas que unem suas extremidades.</translation>
    </message>
    <message>
      <source>Length of all rivers (km)</source>
      <translation>Comprimento de todos os rios (km)</translation>
    </message>
    <message>
      <source>Length of rivers (km)</source>
      <translation>Comprimento dos rios (km)</translation>
    </message>
    <message>
      <source>Length of rivers over area (km/km²)</source>
      <translation>Comprimento dos rios sobre área (km/km²)</translation>
    </message>
    <message>
      <source>Length of streams</source>
      <translation>Comprimento dos cursos d’água</translation>
    </message>
    <message>
      <source>Length of the path</source>
      <translation>Comprimento do caminho</translation>
    </message>
    <message>
      <source>Length of the reach (m)</source>
      <translation>Comprimento do trecho (m)</translation>
    </message>
    <message>
      <source>Length of the rivers burned (km)</source>
      <translation>Comprimento dos rios incididos (km)</translation>
    </message>
    <message>
      <source>Length of the rivers in it (km)</source>
      <translation>Comprimento dos rios que contém (km)</translation>
    </message>
    <message>
      <source>Length over area: L = {} · A^{} km (Hack: {} · A^{})</source>
      <translation>Comprimento em função da área: L = {} · A^{} km (Hack: {} · A^{})</translation>
    </message>
    <message>
      <source>Length over the straight line</source>
      <translation>Comprimento sobre a linha reta</translation>
    </message>
    <message>
      <source>Length ratio</source>
      <translation>Razão de comprimentos</translation>
    </message>
    <message>
      <source>Length ratio R_L</source>
      <translation>Razão de comprimentos R_L</translation>
    </message>
    <message>
      <source>Length with all bends (m)</source>
      <translation>Comprimento com todas as curvas (m)</translation>
    </message>
    <message>
      <source>Length with all bends over the straight line</source>
      <translation>Comprimento com todas as curvas sobre a linha reta</translation>
    </message>
    <message>
      <source>Lengths count from the divide: above a head they are what the law itself makes of its area.</source>
      <translation>Os comprimentos contam desde o divisor: acima de uma cabeceira são o que a própria lei faz de sua área.</translation>
    </message>
    <message>
      <source>Lets rivers erode steep ground and build up flat ground, with lakes, on a raster, a mesh or a coast.</source>
      <translation>Deixa os rios erodirem o solo íngreme e aterrarem o plano, com lagos, em um ráster, uma malha ou uma costa.</translation>
    </message>
    <message>
      <source>Level of its water (m)</source>
      <translation>Nível de sua água (m)</translation>
    </message>
    <message>
      <source>Level of the water (m)</source>
      <translation>Nível da água (m)</translation>
    </message>
    <message>
      <source>Level of the water in metres, as 64-bit numbers.</source>
      <translation>Nível da água em metros, como números de 64 bits.</translation>
    </message>
    <message>
      <source>Level surfaces</source>
      <translation>Superfícies planas</translation>
    </message>
    <message>
      <source>Level surfaces: {}</source>
      <translation>Superfícies planas: {}</translation>
    </message>
    <message>
      <source>Light from 1 to 255 on that surface, to lie over the relief of a map. The heights of gentle land are exaggerated up to five times; the log says by how much.</source>
      <translation>Luz de 1 a 255 sobre essa superfície, para pôr sobre o relevo de um mapa. As altitudes de uma terra suave são exageradas até cinco vezes; o registro diz quanto.</translation>
    </message>
    <message>
      <source>Lines are cut at these points where they lie on a river; there is a node for each.</source>
      <translation>As linhas são cortadas nestes pontos onde estão em um rio; há um nó para cada um.</translation>
    </message>
    <message>
      <source>Lines downstream, with the heights of beds.</source>
      <translation>Linhas a jusante, com as altitudes dos leitos.</translation>
    </message>
    <message>
      <source>Lines from head to junction to lake or mouth, with their flow.</source>
      <translation>Linhas de cabeceira a confluência a lago ou foz, com sua vazão.</translation>
    </message>
    <message>
      <source>Lines from head to junction to mouth, which know their orders and what they flow into.</source>
      <translation>Linhas de cabeceira a confluência a foz, que conhecem suas ordens e em que deságuam.</translation>
    </message>
    <message>
      <source>Lines from head to junction to mouth.</source>
      <translation>Linhas de cabeceira a confluência a foz.</translation>
    </message>
    <message>
      <source>Lines from source to mouth or hollow; &lt;i&gt;sustained&lt;/i&gt; tells which do not dry out.</source>
      <translation>Linhas de nascente a foz ou cavidade; &lt;i&gt;sustained&lt;/i&gt; diz quais não secam.</translation>
    </message>
    <message>
      <source>Lines from source to mouth, with orders.</source>
      <translation>Linhas de nascente a foz, com ordens.</translation>
    </message>
    <message>
      <source>Lines from source to mouth.</source>
      <translation>Linhas de nascente a foz.</translation>
    </message>
    <message>
      <source>Lines of rivers, one from junction to junction or longer. Never changed.</source>
      <translation>Linhas de rios, uma de confluência a confluência ou mais longa. Nunca são alteradas.</translation>
    </message>
    <message>
      <source>Lines of rivers, streams and canals, in any CRS; the order of their vertices does not matter.</source>
      <translation>Linhas de rios, córregos e canais, em qualquer SRC; a ordem de seus vértices não importa.</translation>
    </message>
    <message>
      <source>Lines of rivers, which run where they were drawn. The DEM is lowered along them as far as it takes.</source>
      <translation>Linhas de rios, que correm onde foram desenhadas. O MDE é rebaixado ao longo delas o quanto for preciso.</translation>
    </message>
    <message>
      <source>Lines of the rivers</source>
      <translation>Linhas dos rios</translation>
    </message>
    <message>
      <source>Lines off the data: {}, and in part: {}</source>
      <translation>Linhas fora dos dados: {}, e em parte: {}</translation>
    </message>
    <message>
      <source>Lines on the ground between valleys.</source>
      <translation>Linhas no solo entre vales.</translation>
    </message>
    <message>
      <source>Lines that follow the directions, as ‘River network’ draws them. Each is a reach with a stage and a rating curve of its own, and the land that drains to it; the field id numbers the results. Empty: rivers are found, about one cell in a hundred.</source>
      <translation>Linhas que seguem as direções, como as traça “Rede fluvial”. Cada uma é um trecho com nível e curva-chave próprios, e a terra que drena para ele; o campo id numera os resultados. Vazio: os rios são encontrados, cerca de uma célula em cem.</translation>
    </message>
    <message>
      <source>Lines that follow the directions, as ‘River network’ draws them. The field id tells of which river a point is. Empty: rivers are found, about one cell in a hundred.</source>
      <translation>Linhas que seguem as direções, como as traça “Rede fluvial”. O campo id diz de que rio é um ponto. Vazio: os rios são encontrados, cerca de uma célula em cem.</translation>
    </message>
    <message>
      <source>Lines that follow the directions. Their field id, if there is one, numbers the watersheds. With other watersheds, how many kilometres of river lie in each.</source>
      <translation>Linhas que seguem as direções. Seu campo id, se houver, numera as bacias. Com outras bacias, quantos quilômetros de rio há em cada uma.</translation>
    </message>
    <message>
      <source>Lines that lead to the sea, of any origin: RIVERS of ‘Grow rivers’, or mapped ones. A grown network is taken as it is; lines with many vertices are divided into edges of like length, and water runs along them. Heights are those of Z, of the next two fields, or of the DEM, and stay: those of grown ones too, which ‘Terrain from a coastline’ lets go. Grown rivers are as wide and wind as much as their fields say.</source>
      <translation>Linhas que levam ao mar, de qualquer origem: RIVERS de “Fazer crescer rios”, ou as de um mapa. Uma rede crescida é tomada como é; linhas com muitos vértices são divididas em arestas de comprimento parecido, e a água corre por elas. As altitudes são as de Z, dos dois campos seguintes ou do MDE, e ficam: também as dos crescidos, que “Terreno a partir de uma linha de costa” deixa livres. Rios crescidos são tão largos e serpenteiam tanto quanto dizem seus campos.</translation>
    </message>
    <message>
      <source>Lines that rivers are to follow, drawn in either direction; the network grows on from them. Each runs from the end that is nearest to the coast, or joins a line that does.</source>
      <translation>Linhas que os rios devem seguir, desenhadas em qualquer sentido; a rede continua a crescer a partir delas. Cada uma corre da extremidade mais próxima da costa, ou se junta a uma que o faz.</translation>
    </message>
    <message>
      <source>Lines that rivers follow, drawn in either direction. One that ends inland is led on to the sea, or to another near it; where two cross, the later one ends in the other.</source>
      <translation>Linhas que os rios seguem, desenhadas em qualquer sentido. Uma que termina no interior é levada até o mar, ou até outra próxima; onde duas se cruzam, a posterior termina na outra.</translation>
    </message>
    <message>
      <source>Lines that run against the order of their vertices: {}</source>
      <translation>Linhas que correm contra a ordem de seus vértices: {}</translation>
    </message>
    <message>
      <source>Lines through dams, from the ground on one side to that on the other, or points on them, for which the lowest ground within 50 m on both sides is taken. The DEM is cut there and nowhere else, so that water runs through; what is left of depressions is for DEPRESSIONS to say.</source>
      <translation>Linhas através de barragens, do solo de um lado ao do outro, ou pontos sobre elas, para os quais se toma o solo mais baixo a menos de 50 m de ambos os lados. O MDE é cortado ali e em nenhum outro lugar, para que a água passe; o que resta das depressões cabe a DEPRESSIONS.</translation>
    </message>
    <message>
      <source>Lines with heights between cells that no river joins.</source>
      <translation>Linhas com altitudes entre células que nenhum rio une.</translation>
    </message>
    <message>
      <source>Lines with heights of the bed, downstream.</source>
      <translation>Linhas com altitudes do leito, a jusante.</translation>
    </message>
    <message>
      <source>Lines with heights, downstream.</source>
      <translation>Linhas com altitudes, a jusante.</translation>
    </message>
    <message>
      <source>Lines with heights, downstream; they go into ‘Terrain model’.</source>
      <translation>Linhas com altitudes, a jusante; vão para “Modelo de terreno”.</translation>
    </message>
    <message>
      <source>Lines, or a raster of the same cells whose values above 0 are rivers. Every cell that a line touches is river. Empty: paths are measured to where they end.</source>
      <translation>Linhas, ou um ráster das mesmas células cujos valores acima de 0 são rios. Toda célula que uma linha toca é rio. Vazio: os caminhos são medidos até onde terminam.</translation>
    </message>
    <message>
      <source>Lines, polygons or points with a field slope, that of the land in m per m (0.25 at most), or river_slope, that of rivers (1 at most; without it 0.08 of slope). They pass smoothly into the slopes around. In a terrain land is nowhere steeper than slope; with river_slope the heights of all rivers follow from their slopes.</source>
      <translation>Linhas, polígonos ou pontos com um campo slope, a da terra em m por m (0,25 no máximo), ou river_slope, a dos rios (1 no máximo; sem ele, 0,08 de slope). Passam suavemente às declividades em volta. Em um terreno a terra não é em parte alguma mais íngreme que slope; com river_slope as altitudes de todos os rios derivam de suas declividades.</translation>
    </message>
    <message>
      <source>Link that this one flows into; NULL at a mouth</source>
      <translation>Trecho em que este deságua; NULL em uma foz</translation>
    </message>
    <message>
      <source>Link through which this water reaches the sea</source>
      <translation>Trecho pelo qual esta água chega ao mar</translation>
    </message>
    <message>
      <source>Links</source>
      <translation>Trechos</translation>
    </message>
    <message>
      <source>Longest channel (m)</source>
      <translation>Canal mais longo (m)</translation>
    </message>
    <message>
      <source>Longest flow paths</source>
      <translation>Caminhos do fluxo mais longos</translation>
    </message>
    <message>
      <source>Longest path</source>
      <translation>Caminho mais longo</translation>
    </message>
    <message>
      <source>Longest path (m, or cells)</source>
      <translation>Caminho mais longo (m, ou células)</translation>
    </message>
    <message>
      <source>Longest path in the subbasin (km)</source>
      <translation>Caminho mais longo na sub-bacia (km)</translation>
    </message>
    <message>
      <source>Longest path, from the divide to the outlet (km)</source>
      <translation>Caminho mais longo, do divisor à saída (km)</translation>
    </message>
    <message>
      <source>Longest paths</source>
      <translation>Caminhos mais longos</translation>
    </message>
    <message>
      <source>Longest river upstream (km)</source>
      <translation>Rio mais longo a montante (km)</translation>
    </message>
    <message>
      <source>Longest way upstream</source>
      <translation>Caminho mais longo a montante</translation>
    </message>
    <message>
      <source>Looking at some rows</source>
      <translation>Examinando algumas linhas</translation>
    </message>
    <message>
      <source>Looking at the edge</source>
      <translation>Examinando a borda</translation>
    </message>
    <message>
      <source>Looking at the water</source>
      <translation>Examinando a água</translation>
    </message>
    <message>
      <source>Looking for cycles</source>
      <translation>Procurando ciclos</translation>
    </message>
    <message>
      <source>Looking for heights of goals</source>
      <translation>Procurando altitudes dos destinos</translation>
    </message>
    <message>
      <source>Looking for knickpoints</source>
      <translation>Procurando rupturas de declive</translation>
    </message>
    <message>
      <source>Looking for lakes</source>
      <translation>Procurando lagos</translation>
    </message>
    <message>
      <source>Looking for pits</source>
      <translation>Procurando fossos</translation>
    </message>
    <message>
      <source>Looking for small watersheds</source>
      <translation>Procurando bacias pequenas</translation>
    </message>
    <message>
      <source>Looking what stands</source>
      <translation>Vendo o que permanece</translation>
    </message>
    <message>
      <source>Lower the bed further where it would rise on its path from head to mouth, through dams and bridges for instance. If not, every cell is lowered by the depth alone.</source>
      <translation>Rebaixar mais o leito onde ele subiria em seu caminho da cabeceira à foz, através de barragens e pontes, por exemplo. Senão, cada célula é rebaixada só pela profundidade.</translation>
    </message>
    <message>
      <source>Lowest height</source>
      <translation>Altitude mínima</translation>
    </message>
    <message>
      <source>Lowest height (m)</source>
      <translation>Altitude mínima (m)</translation>
    </message>
    <message>
      <source>Lowest level of the water (m)</source>
      <translation>Nível mais baixo da água (m)</translation>
    </message>
    <message>
      <source>MAX ({}) is below the threshold ({}): no cell would be river. Raise MAX, or give a lower THRESHOLD.</source>
      <translation>MAX ({}) está abaixo do limiar ({}): nenhuma célula seria rio. Aumente MAX ou dê um THRESHOLD menor.</translation>
    </message>
    <message>
      <source>MAX_DEPTH needs a fill that is complete: leave STEPS empty, or MAX_DEPTH.</source>
      <translation>MAX_DEPTH precisa de um preenchimento completo: deixe STEPS vazio, ou MAX_DEPTH.</translation>
    </message>
    <message>
      <source>MESH has a node for one in {} columns and rows: it would be too large otherwise</source>
      <translation>MESH tem um nó a cada {} colunas e linhas: senão seria grande demais</translation>
    </message>
    <message>
      <source>MESH: ‘{}’ has no four cells of ground that touch. Leave MESH empty.</source>
      <translation>MESH: “{}” não tem quatro células de solo que se toquem. Deixe MESH vazio.</translation>
    </message>
    <message>
      <source>METHOD dinf needs angles: set ENCODING to dinf if DIRECTIONS holds them, or give INPUT.</source>
      <translation>METHOD dinf precisa de ângulos: ponha ENCODING em dinf se DIRECTIONS os contém, ou dê INPUT.</translation>
    </message>
    <message>
      <source>METHOD is dinf, since ENCODING says that DIRECTIONS holds angles.</source>
      <translation>METHOD é dinf, já que ENCODING diz que DIRECTIONS contém ângulos.</translation>
    </message>
    <message>
      <source>METHOD mfd needs slopes: give the DEM as INPUT and leave DIRECTIONS empty.</source>
      <translation>METHOD mfd precisa de declividades: dê o MDE como INPUT e deixe DIRECTIONS vazio.</translation>
    </message>
    <message>
      <source>MFD: shared among all lower ones</source>
      <translation>MFD: dividida entre todos os mais baixos</translation>
    </message>
    <message>
      <source>MIN_AREA and MIN_DEPTH leave out the spray of small hollows that every DEM has. They hold for nested lakes too: a hollow that is too small counts as part of its neighbour.</source>
      <translation>MIN_AREA e MIN_DEPTH omitem o enxame de pequenas cavidades que todo MDE tem. Valem também para lagos aninhados: uma cavidade pequena demais conta como parte de sua vizinha.</translation>
    </message>
    <message>
      <source>MIN_AREA and SMALL belong together: all watersheds are kept.</source>
      <translation>MIN_AREA e SMALL vão juntos: todas as bacias são mantidas.</translation>
    </message>
    <message>
      <source>MODEL: island {} of ‘{}’ has courses but no node, in whose cells they run. {}.</source>
      <translation>MODEL: a ilha {} de “{}” tem cursos, mas nenhum nó em cujas células corram. {}.</translation>
    </message>
    <message>
      <source>MODEL: island {} of ‘{}’ has no erosion, so no ground can be made anew. Build the model with another EROSION_CELL_SIZE than 0.</source>
      <translation>MODEL: a ilha {} de “{}” não tem erosão, então nenhum solo pode ser feito de novo. Construa o modelo com um EROSION_CELL_SIZE diferente de 0.</translation>
    </message>
    <message>
      <source>MODEL: the ground of ‘{}’ is a DEM, which no uplift has made, so it cannot be eroded anew. ‘Render terrain’ lays rivers that were edited into it as it is.</source>
      <translation>MODEL: o solo de “{}” é um MDE, que nenhum soerguimento fez, então não pode ser erodido de novo. “Renderizar terreno” põe nele, tal como está, os rios editados.</translation>
    </message>
    <message>
      <source>MODEL: ‘{}’ was cut to a window, and the ground follows from all land of an island. Erode the whole model.</source>
      <translation>MODEL: “{}” foi cortado em uma janela, e o solo segue de toda a terra de uma ilha. Eroda o modelo inteiro.</translation>
    </message>
    <message>
      <source>MOUTHS: {} was left out: {}.</source>
      <translation>MOUTHS: {} foi omitido: {}.</translation>
    </message>
    <message>
      <source>Made</source>
      <translation>Feito</translation>
    </message>
    <message>
      <source>Magnitude after Shreve: sources above</source>
      <translation>Magnitude segundo Shreve: nascentes a montante</translation>
    </message>
    <message>
      <source>Main rivers</source>
      <translation>Rios principais</translation>
    </message>
    <message>
      <source>Make this part, grown to whole cells. Rivers are those of the whole DEM.</source>
      <translation>Fazer esta parte, ampliada a células inteiras. Os rios são os de todo o MDE.</translation>
    </message>
    <message>
      <source>Makes a DEM of any part of a terrain model, at any cell size, with rivers that water finds again.</source>
      <translation>Faz um MDE de qualquer parte de um modelo de terreno, com qualquer tamanho de célula, com rios que a água reencontra.</translation>
    </message>
    <message>
      <source>Makes a page for each gauge, to be printed: a map of all the land that drains to it, its longest path with a profile, the hypsometric curve, and measures with their sources, among them the time of concentration by four formulas. These were fitted to different land: the page on the catchment sheet says which is for which.</source>
      <translation>Faz uma página para imprimir por estação: um mapa de toda a terra que drena para ela, seu caminho mais longo com um perfil, a curva hipsométrica e medidas com suas fontes, entre elas o tempo de concentração por quatro fórmulas. Estas foram ajustadas a terras diferentes: a página sobre a ficha da bacia diz qual vale para qual.</translation>
    </message>
    <message>
      <source>Makes a surface to start from: a plane, peaks, a pyramid, an island of two volcanoes, or fractal noise.</source>
      <translation>Faz uma superfície de que partir: um plano, cumes, uma pirâmide, uma ilha de dois vulcões ou ruído fractal.</translation>
    </message>
    <message>
      <source>Makes a terrain model of a DEM: its rivers and lakes can be edited, and any part of it rendered finer.</source>
      <translation>Faz um modelo de terreno de um MDE: seus rios e lagos podem ser editados, e qualquer parte renderizada mais fina.</translation>
    </message>
    <message>
      <source>Makes a terrain with rivers and watersheds from a coastline, around sketched rivers where there are any.</source>
      <translation>Faz um terreno com rios e bacias a partir de uma linha de costa, em torno de rios esboçados se houver.</translation>
    </message>
    <message>
      <source>Makes a triangle mesh of a coast, an extent or a DEM: a layer to edit, and to let rivers erode.</source>
      <translation>Faz uma malha triangular de uma costa, uma extensão ou um MDE: uma camada para editar e para deixar que os rios erodam.</translation>
    </message>
    <message>
      <source>Makes the ground of a terrain model anew where its rivers were edited, and holds all other land.</source>
      <translation>Refaz o solo de um modelo de terreno onde seus rios foram editados, e conserva o resto da terra.</translation>
    </message>
    <message>
      <source>Making masks and tiles</source>
      <translation>Fazendo máscaras e blocos</translation>
    </message>
    <message>
      <source>Making paths down</source>
      <translation>Fazendo caminhos de descida</translation>
    </message>
    <message>
      <source>Making rating curves</source>
      <translation>Fazendo curvas-chave</translation>
    </message>
    <message>
      <source>Making small pictures, {} of {}: {:.0f} %</source>
      <translation>Fazendo imagens pequenas, {} de {}: {:.0f} %</translation>
    </message>
    <message>
      <source>Making the ground ready</source>
      <translation>Preparando o solo</translation>
    </message>
    <message>
      <source>Making the heightmap</source>
      <translation>Fazendo o mapa de alturas</translation>
    </message>
    <message>
      <source>Making the island of seed {}: {:.0f} %</source>
      <translation>Fazendo a ilha da semente {}: {:.0f} %</translation>
    </message>
    <message>
      <source>Making the mesh</source>
      <translation>Fazendo a malha</translation>
    </message>
    <message>
      <source>Making the scene</source>
      <translation>Fazendo a cena</translation>
    </message>
    <message>
      <source>Making the sheets</source>
      <translation>Fazendo as fichas</translation>
    </message>
    <message>
      <source>Making triangles</source>
      <translation>Fazendo triângulos</translation>
    </message>
    <message>
      <source>Manning's roughness n</source>
      <translation>Rugosidade n de Manning</translation>
    </message>
    <message>
      <source>Many small steps give a better picture than few large ones.</source>
      <translation>Muitos passos pequenos dão imagem melhor que poucos grandes.</translation>
    </message>
    <message>
      <source>Map of land slopes</source>
      <translation>Mapa de declividades da terra</translation>
    </message>
    <message>
      <source>Map of river slopes</source>
      <translation>Mapa de declividades dos rios</translation>
    </message>
    <message>
      <source>Map of the catchment</source>
      <translation>Mapa da bacia</translation>
    </message>
    <message>
      <source>Map of the rivers</source>
      <translation>Mapa dos rios</translation>
    </message>
    <message>
      <source>Maps what grows where by height, slope, wetness, rain and water, with single plants and masks for games.</source>
      <translation>Mapeia o que cresce e onde, por altitude, declividade, umidade, chuva e água, com plantas individuais e máscaras para jogos.</translation>
    </message>
    <message>
      <source>Maps what is under water when rivers stand at a stage or carry a discharge (HAND), with rating curves.</source>
      <translation>Mapeia o que fica sob a água quando os rios estão em um nível ou levam uma vazão (HAND), com curvas-chave.</translation>
    </message>
    <message>
      <source>Maps where rivers are steeper than their area tells: χ (chi), ksn, knickpoints, and fits the concavity.</source>
      <translation>Mapeia onde os rios são mais íngremes do que diz sua área: χ (chi), ksn, knickpoints, e ajusta a concavidade.</translation>
    </message>
    <message>
      <source>Maps where soils are wet (TWI), where water is strong (SPI) and where it erodes (LS factor), from a DEM.</source>
      <translation>Mapeia onde os solos são úmidos (TWI), onde a água é forte (SPI) e onde erode (fator LS), de um MDE.</translation>
    </message>
    <message>
      <source>Marking cells</source>
      <translation>Marcando células</translation>
    </message>
    <message>
      <source>Marks the cells whose flow accumulation reaches a threshold: the rivers.</source>
      <translation>Marca as células cuja acumulação de fluxo alcança um limiar: os rios.</translation>
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
      <translation>As máscaras são pixels cinzentos na grade do mapa de alturas: terra, rios, fluxo e declividade; e água, rocha, margem e solo, que somam branco em cada pixel, como se pintam os terrenos. Os blocos são altitudes e máscaras em quadrados que compartilham os pixels de suas bordas.</translation>
    </message>
    <message>
      <source>Mean area (km²)</source>
      <translation>Área média (km²)</translation>
    </message>
    <message>
      <source>Mean depth (m)</source>
      <translation>Profundidade média (m)</translation>
    </message>
    <message>
      <source>Mean drop (m)</source>
      <translation>Desnível médio (m)</translation>
    </message>
    <message>
      <source>Mean drop of streams</source>
      <translation>Desnível médio dos cursos d’água</translation>
    </message>
    <message>
      <source>Mean erosion (m)</source>
      <translation>Erosão média (m)</translation>
    </message>
    <message>
      <source>Mean flow (m³/s)</source>
      <translation>Vazão média (m³/s)</translation>
    </message>
    <message>
      <source>Mean flow at the lower end (m³/s)</source>
      <translation>Vazão média na extremidade inferior (m³/s)</translation>
    </message>
    <message>
      <source>Mean flow of that course (m³/s)</source>
      <translation>Vazão média desse curso (m³/s)</translation>
    </message>
    <message>
      <source>Mean flow out of the cell (m³/s)</source>
      <translation>Vazão média que sai da célula (m³/s)</translation>
    </message>
    <message>
      <source>Mean flow out of the triangle (m³/s)</source>
      <translation>Vazão média que sai do triângulo (m³/s)</translation>
    </message>
    <message>
      <source>Mean height</source>
      <translation>Altitude média</translation>
    </message>
    <message>
      <source>Mean height (m)</source>
      <translation>Altitude média (m)</translation>
    </message>
    <message>
      <source>Mean height above the lowest cell over the relief, cells weighed by area.</source>
      <translation>Altitude média acima da célula mais baixa sobre o desnível, com as células ponderadas por sua área.</translation>
    </message>
    <message>
      <source>Mean height above the lowest over the relief</source>
      <translation>Altitude média acima da mínima sobre o desnível</translation>
    </message>
    <message>
      <source>Mean length (km)</source>
      <translation>Comprimento médio (km)</translation>
    </message>
    <message>
      <source>Mean slope</source>
      <translation>Declividade média</translation>
    </message>
    <message>
      <source>Mean slope of the land (m/m)</source>
      <translation>Declividade média da terra (m/m)</translation>
    </message>
    <message>
      <source>Mean slope of the land after Horn (m/m)</source>
      <translation>Declividade média da terra segundo Horn (m/m)</translation>
    </message>
    <message>
      <source>Mean temperature at height 0 (°C)</source>
      <translation>Temperatura média na altitude 0 (°C)</translation>
    </message>
    <message>
      <source>Mean temperature at the height of the sea (°C)</source>
      <translation>Temperatura média ao nível do mar (°C)</translation>
    </message>
    <message>
      <source>Mean: {:.0f}°.</source>
      <translation>Média: {:.0f}°.</translation>
    </message>
    <message>
      <source>Meander wavelength over width (median)</source>
      <translation>Comprimento de onda dos meandros sobre a largura (mediana)</translation>
    </message>
    <message>
      <source>Measure</source>
      <translation>Medida</translation>
    </message>
    <message>
      <source>Measure paths, slopes and shapes</source>
      <translation>Medir caminhos, declividades e formas</translation>
    </message>
    <message>
      <source>Measures</source>
      <translation>Medidas</translation>
    </message>
    <message>
      <source>Measures a river network and its terrain, and shows the numbers beside those of real rivers.</source>
      <translation>Mede uma rede fluvial e seu terreno, e mostra os números ao lado dos de rios reais.</translation>
    </message>
    <message>
      <source>Measures how far water flows from each cell to the sea or the river, and how high the cell lies above.</source>
      <translation>Mede quanto a água percorre de cada célula até o mar ou o rio, e quanto a célula se eleva acima.</translation>
    </message>
    <message>
      <source>Measuring</source>
      <translation>Medindo</translation>
    </message>
    <message>
      <source>Measuring lakes</source>
      <translation>Medindo lagos</translation>
    </message>
    <message>
      <source>Measuring slopes</source>
      <translation>Medindo declividades</translation>
    </message>
    <message>
      <source>Measuring the area</source>
      <translation>Medindo a área</translation>
    </message>
    <message>
      <source>Measuring the drops of streams</source>
      <translation>Medindo os desníveis dos cursos d’água</translation>
    </message>
    <message>
      <source>Measuring the longest paths</source>
      <translation>Medindo os caminhos mais longos</translation>
    </message>
    <message>
      <source>Measuring the reaches</source>
      <translation>Medindo os trechos</translation>
    </message>
    <message>
      <source>Measuring the steepness</source>
      <translation>Medindo a declividade</translation>
    </message>
    <message>
      <source>Measuring the way to rivers</source>
      <translation>Medindo o caminho até os rios</translation>
    </message>
    <message>
      <source>Measuring upstream</source>
      <translation>Medindo a montante</translation>
    </message>
    <message>
      <source>Measuring what drains through them</source>
      <translation>Medindo o que drena por eles</translation>
    </message>
    <message>
      <source>Median of real rivers 0.425.</source>
      <translation>Mediana dos rios reais 0,425.</translation>
    </message>
    <message>
      <source>Median {}°, {:,} angles.</source>
      <translation>Mediana {}°, {:,} ângulos.</translation>
    </message>
    <message>
      <source>Memory for the rasters: about {} MB</source>
      <translation>Memória para os rásteres: cerca de {} MB</translation>
    </message>
    <message>
      <source>Memory: about {} MB ({} bytes a cell and {} MB)</source>
      <translation>Memória: cerca de {} MB ({} bytes por célula e {} MB)</translation>
    </message>
    <message>
      <source>Memory: about {} MB ({} bytes a cell)</source>
      <translation>Memória: cerca de {} MB ({} bytes por célula)</translation>
    </message>
    <message>
      <source>Memory: about {} MB for {} {}</source>
      <translation>Memória: cerca de {} MB para {} {}</translation>
    </message>
    <message>
      <source>Mesh</source>
      <translation>Malha</translation>
    </message>
    <message>
      <source>Mesh in time</source>
      <translation>Malha no tempo</translation>
    </message>
    <message>
      <source>Mesh of ‘{}’: {} nodes, {} triangles, at least {} apart</source>
      <translation>Malha de “{}”: {} nós, {} triângulos, a pelo menos {} entre si</translation>
    </message>
    <message>
      <source>Mesh ‘{}’: {} nodes, {} triangles, heights from ‘{}’</source>
      <translation>Malha “{}”: {} nós, {} triângulos, altitudes de “{}”</translation>
    </message>
    <message>
      <source>Meshes</source>
      <translation>Malhas</translation>
    </message>
    <message>
      <source>Meshes are</source>
      <translation>As malhas são gravadas</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Método</translation>
    </message>
    <message>
      <source>Metres around over which it is higher ever less</source>
      <translation>Metros ao redor em que se eleva cada vez menos</translation>
    </message>
    <message>
      <source>Metres around over which it is lower ever less</source>
      <translation>Metros ao redor em que rebaixa cada vez menos</translation>
    </message>
    <message>
      <source>Metres by which the ground is higher</source>
      <translation>Metros em que o solo é mais alto</translation>
    </message>
    <message>
      <source>Metres by which the ground is lower</source>
      <translation>Metros em que o solo é mais baixo</translation>
    </message>
    <message>
      <source>Metres for each unit of height</source>
      <translation>Metros por unidade de altitude</translation>
    </message>
    <message>
      <source>Metres of water over the ground, over lakes as they stand; no data where it is dry.</source>
      <translation>Metros de água acima do solo, acima dos lagos como estão; sem dados onde está seco.</translation>
    </message>
    <message>
      <source>Metres on the ground from one pixel to the next, for an image that does not say where it lies: a heightmap of a game, a PNG. Rasters with a CRS have their own.</source>
      <translation>Metros no solo de um pixel ao próximo, para uma imagem que não diz onde está: um mapa de alturas de um jogo, um PNG. Rásters com SRC têm os seus.</translation>
    </message>
    <message>
      <source>Metres on the ground, or steps from cell to cell, for which the shortest path has the fewest steps.</source>
      <translation>Metros no solo, ou passos de célula em célula, para os quais o caminho mais curto tem menos passos.</translation>
    </message>
    <message>
      <source>Metres on the ground. Compare the areas with those that the gauges are known to have: one that is far too small lies on a brook beside the river.</source>
      <translation>Metros no solo. Compare as áreas com as que se conhecem das estações: uma pequena demais indica que está em um córrego ao lado do rio.</translation>
    </message>
    <message>
      <source>Mixed forest</source>
      <translation>Floresta mista</translation>
    </message>
    <message>
      <source>Model</source>
      <translation>Modelo</translation>
    </message>
    <message>
      <source>Model from a DEM</source>
      <translation>Modelo a partir de um MDE</translation>
    </message>
    <message>
      <source>Moments in SNAPSHOTS and MESH, beside the start.</source>
      <translation>Momentos em SNAPSHOTS e MESH, além do início.</translation>
    </message>
    <message>
      <source>Most of {} numbers that can be compared are like those of real rivers; {}.</source>
      <translation>A maioria dos {} números comparáveis é como os dos rios reais; {}.</translation>
    </message>
    <message>
      <source>Most plants (per hectare)</source>
      <translation>Máximo de plantas (por hectare)</translation>
    </message>
    <message>
      <source>Mouth</source>
      <translation>Foz</translation>
    </message>
    <message>
      <source>Mouths</source>
      <translation>Fozes</translation>
    </message>
    <message>
      <source>Mouths lay down what they bring to the sea, on their bed and beside it, and build on straight ahead. Where a bed on such new ground stands so high above the sea, the river may leave it for a shorter way: deltas with arms. Empty: the sea takes what beds do not, and no river keeps its bed.</source>
      <translation>As fozes depositam no mar o que trazem, em seu leito e ao lado, e avançam em frente. Onde um leito sobre esse solo novo fica muito alto acima do mar, o rio pode deixá-lo por um caminho mais curto: deltas com braços. Vazio: o mar recebe o que os leitos não recebem, e nenhum rio conserva seu leito.</translation>
    </message>
    <message>
      <source>Move gauges to a river within (m)</source>
      <translation>Mover as estações para um rio a menos de (m)</translation>
    </message>
    <message>
      <source>Move points to</source>
      <translation>Mover os pontos para</translation>
    </message>
    <message>
      <source>Move points to a river within (m)</source>
      <translation>Mover os pontos para um rio a menos de (m)</translation>
    </message>
    <message>
      <source>Move points within (m)</source>
      <translation>Mover os pontos a menos de (m)</translation>
    </message>
    <message>
      <source>Moving points to the water</source>
      <translation>Movendo pontos para a água</translation>
    </message>
    <message>
      <source>Moving the ground</source>
      <translation>Movendo o solo</translation>
    </message>
    <message>
      <source>Moving the point to the river</source>
      <translation>Movendo o ponto para o rio</translation>
    </message>
    <message>
      <source>Moving the points</source>
      <translation>Movendo os pontos</translation>
    </message>
    <message>
      <source>Necessary, not sufficient.</source>
      <translation>Necessário, não suficiente.</translation>
    </message>
    <message>
      <source>Neighbours</source>
      <translation>Vizinhos</translation>
    </message>
    <message>
      <source>Network report</source>
      <translation>Relatório da rede</translation>
    </message>
    <message>
      <source>Nine</source>
      <translation>Nove</translation>
    </message>
    <message>
      <source>No DEM was given.</source>
      <translation>Nenhum MDE foi dado.</translation>
    </message>
    <message>
      <source>No PNG can be written here: take .raw.</source>
      <translation>Nenhum PNG pode ser gravado aqui: tome .raw.</translation>
    </message>
    <message>
      <source>No cell has a slope along the flow: all water leaves the data at once. Choose the SLOPE_OF horn.</source>
      <translation>Nenhuma célula tem declividade ao longo do fluxo: toda a água deixa logo os dados. Escolha SLOPE_OF horn.</translation>
    </message>
    <message>
      <source>No cell has its middle on land, so all is sea. Choose smaller cells, or another extent.</source>
      <translation>Nenhuma célula tem o centro em terra, então tudo é mar. Escolha células menores ou outra extensão.</translation>
    </message>
    <message>
      <source>No cell is lowered by more than this. Empty: any depth.</source>
      <translation>Nenhuma célula é rebaixada mais do que isto. Vazio: qualquer profundidade.</translation>
    </message>
    <message>
      <source>No cell of land drains anywhere: there are no rivers.</source>
      <translation>Nenhuma célula de terra drena para lugar nenhum: não há rios.</translation>
    </message>
    <message>
      <source>No cell of ‘{}’ reaches the threshold of {}: there are no rivers. The greatest accumulation is {}.</source>
      <translation>Nenhuma célula de “{}” alcança o limiar de {}: não há rios. A maior acumulação é {}.</translation>
    </message>
    <message>
      <source>No concavity: rivers have too few cells, do not fall, or have no tributaries</source>
      <translation>Sem concavidade: os rios têm células de menos, não descem ou não têm afluentes</translation>
    </message>
    <message>
      <source>No coordinate reference system is known of {}, but of {}: coordinates are taken to be on the same map.</source>
      <translation>Não se conhece o sistema de referência de coordenadas de {}, mas sim o de {}: as coordenadas são tomadas como do mesmo mapa.</translation>
    </message>
    <message>
      <source>No course was edited since the ground was made, so it stays as it is.</source>
      <translation>Nenhum curso foi editado desde que o solo foi feito, então ele fica como está.</translation>
    </message>
    <message>
      <source>No data where the cell, or any cell upstream of it, touches the edge of the raster or cells without data: more water may come from there.</source>
      <translation>Sem dados onde a célula, ou alguma a montante, toca a borda do ráster ou células sem dados: dali pode vir mais água.</translation>
    </message>
    <message>
      <source>No direction is changed. Where a path leaves the data or ends, the output has the number that the program has for this; TauDEM, SAGA and pygeoprocessing have none, and get a direction that leads out of the data.</source>
      <translation>Nenhuma direção é mudada. Onde um caminho sai dos dados ou termina, o resultado tem o número que o programa tem para isso; TauDEM, SAGA e pygeoprocessing não têm nenhum, e recebem uma direção que leva para fora dos dados.</translation>
    </message>
    <message>
      <source>No encoding has all its values: is it a raster of flow directions? If so, set these cells to no data.</source>
      <translation>Nenhuma codificação tem todos os valores dele: é um ráster de direções de fluxo? Se for, ponha estas células sem dados.</translation>
    </message>
    <message>
      <source>No link has a length.</source>
      <translation>Nenhum trecho tem comprimento.</translation>
    </message>
    <message>
      <source>No river finds room on ‘{}’ with edges of {}: take a smaller SPACING.</source>
      <translation>Nenhum rio cabe em “{}” com trechos de {}: tome um SPACING menor.</translation>
    </message>
    <message>
      <source>No river winds.</source>
      <translation>Nenhum rio serpenteia.</translation>
    </message>
    <message>
      <source>No two rivers meet.</source>
      <translation>Não há dois rios que confluam.</translation>
    </message>
    <message>
      <source>Node</source>
      <translation>Nó</translation>
    </message>
    <message>
      <source>Node at a corner, numbered as in the mesh; the others follow anticlockwise</source>
      <translation>Nó em um canto, numerado como na malha; os demais seguem em sentido anti-horário</translation>
    </message>
    <message>
      <source>Node at the last corner</source>
      <translation>Nó no último canto</translation>
    </message>
    <message>
      <source>Node at the lower end</source>
      <translation>Nó na extremidade inferior</translation>
    </message>
    <message>
      <source>Node at the next corner</source>
      <translation>Nó no canto seguinte</translation>
    </message>
    <message>
      <source>Node at the upper end</source>
      <translation>Nó na extremidade superior</translation>
    </message>
    <message>
      <source>Node downstream; NULL at a mouth</source>
      <translation>Nó a jusante; NULL em uma foz</translation>
    </message>
    <message>
      <source>Node that the cell belongs to</source>
      <translation>Nó ao qual pertence a célula</translation>
    </message>
    <message>
      <source>Node to which its water comes</source>
      <translation>Nó ao qual chega sua água</translation>
    </message>
    <message>
      <source>Node, numbered as in the mesh</source>
      <translation>Nó, numerado como na malha</translation>
    </message>
    <message>
      <source>Nodes</source>
      <translation>Nós</translation>
    </message>
    <message>
      <source>Nodes are scattered so that none lies nearer to another than the spacing, along the shore first, and joined to triangles after Delaunay: no circle through the corners of one holds another node.</source>
      <translation>Os nós são espalhados de modo que nenhum fique mais perto de outro que o espaçamento, primeiro ao longo da margem, e unidos em triângulos segundo Delaunay: nenhum círculo pelos vértices de um contém outro nó.</translation>
    </message>
    <message>
      <source>Nodes put where rivers come near to each other: {}</source>
      <translation>Nós postos onde rios se aproximam uns dos outros: {}</translation>
    </message>
    <message>
      <source>Nodes where reaches begin and end: heads, junctions, gauges, lakes, sinks.</source>
      <translation>Nós onde trechos começam e terminam: cabeceiras, confluências, estações, lagos, sumidouros.</translation>
    </message>
    <message>
      <source>Nodes without a face, left out: {}</source>
      <translation>Nós sem face, omitidos: {}</translation>
    </message>
    <message>
      <source>Noise</source>
      <translation>Ruído</translation>
    </message>
    <message>
      <source>None of {} numbers that can be compared are like those of real rivers; {}.</source>
      <translation>Nenhum dos {} números comparáveis é como os dos rios reais; {}.</translation>
    </message>
    <message>
      <source>Normalised steepness of the stretch below (m^(2 CONCAVITY)); NULL where the river ends</source>
      <translation>Declividade normalizada do trecho abaixo (m^(2 CONCAVITY)); NULL onde termina o rio</translation>
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
      <translation>Nem tudo pôde ser compilado: as primeiras execuções demoram mais.</translation>
    </message>
    <message>
      <source>Not used, as SHAPE is article: {}. Take SHAPE plane to choose them.</source>
      <translation>Não usados, já que SHAPE é article: {}. Tome SHAPE plane para escolhê-los.</translation>
    </message>
    <message>
      <source>Not used, since {}: {}.</source>
      <translation>Não usados, já que {}: {}.</translation>
    </message>
    <message>
      <source>Nothing can be written into ‘{}’ ({}). Choose another folder.</source>
      <translation>Nada pode ser gravado em “{}” ({}). Escolha outra pasta.</translation>
    </message>
    <message>
      <source>Nothing could be measured that has a range in real rivers; the table says why.</source>
      <translation>Nada que tenha um intervalo nos rios reais pôde ser medido; a tabela diz por quê.</translation>
    </message>
    <message>
      <source>Nothing depends on it: whoever does not run it waits in the first run of each algorithm instead.</source>
      <translation>Nada depende disso: quem não o executa espera em vez disso na primeira execução de cada algoritmo.</translation>
    </message>
    <message>
      <source>Nothing is under water: no stage is above 0 where heights are known.</source>
      <translation>Nada está debaixo d’água: nenhum nível está acima de 0 onde se conhecem altitudes.</translation>
    </message>
    <message>
      <source>Nowhere do {} km² drain through a cell, at most {} km²: there are no rivers.</source>
      <translation>Em lugar nenhum drenam {} km² por uma célula, no máximo {} km²: não há rios.</translation>
    </message>
    <message>
      <source>Number of columns, when no extent is given.</source>
      <translation>Número de colunas, quando não se dá extensão.</translation>
    </message>
    <message>
      <source>Number of its cells in LABELS, which cannot hold its id</source>
      <translation>Número de suas células em LABELS, que não comporta seu identificador</translation>
    </message>
    <message>
      <source>Number of large rivers</source>
      <translation>Número de rios grandes</translation>
    </message>
    <message>
      <source>Number of nodes (about)</source>
      <translation>Número de nós (aproximado)</translation>
    </message>
    <message>
      <source>Number of peaks (of the shape peak)</source>
      <translation>Número de cumes (da forma peak)</translation>
    </message>
    <message>
      <source>Number of rows, when no extent is given.</source>
      <translation>Número de linhas, quando não se dá extensão.</translation>
    </message>
    <message>
      <source>Number of snapshots</source>
      <translation>Número de instantâneos</translation>
    </message>
    <message>
      <source>Number of streams</source>
      <translation>Número de cursos d’água</translation>
    </message>
    <message>
      <source>Number of the point, from the lower ends of rivers up</source>
      <translation>Número do ponto, das extremidades inferiores dos rios para cima</translation>
    </message>
    <message>
      <source>Number or text</source>
      <translation>Número ou texto</translation>
    </message>
    <message>
      <source>Numbers or text, another for each point: the id of its watershed, of which downstream speaks too. Empty: the field id, if it tells them apart; else they are numbered from 1.</source>
      <translation>Números ou texto, diferentes para cada ponto: o id de sua bacia, do qual também fala downstream. Vazio: o campo id, se os distingue; senão são numerados a partir de 1.</translation>
    </message>
    <message>
      <source>Numbers stand at the mouths of the main rivers.</source>
      <translation>Os números estão nas fozes dos rios principais.</translation>
    </message>
    <message>
      <source>Of channel and floodplain together: 0.03 in clean channels, 0.05 on meadows and crops, 0.1 and more in woods.</source>
      <translation>Do canal e da planície de inundação juntos: 0,03 em canais limpos, 0,05 em campos e lavouras, 0,1 ou mais em matas.</translation>
    </message>
    <message>
      <source>Of channel and floodplain together: 0.03 in clean channels, 0.05 on meadows, 0.1 in woods.</source>
      <translation>Do canal e da planície de inundação juntos: 0,03 em canais limpos, 0,05 em campos, 0,1 em matas.</translation>
    </message>
    <message>
      <source>Of the densest class, conifers, for POINTS; all others have fewer.</source>
      <translation>Da classe mais densa, as coníferas, para POINTS; todas as outras têm menos.</translation>
    </message>
    <message>
      <source>Of the growing ends at most so much above the lowest one, the one with the highest order grows first: 0 makes networks of equal size, more a few large ones between many small ones. Less than the rise of one edge does nothing. Empty: as PRESET has it: 50 times that rise, 0 for even basins, 4 times for own.</source>
      <translation>Das extremidades que crescem, no máximo a esta altura acima da mais baixa, cresce primeiro a de maior ordem: 0 faz redes de igual tamanho, mais faz umas poucas grandes entre muitas pequenas. Menos que a subida de uma aresta nada faz. Vazio: como PRESET o tem: 50 vezes essa subida, 0 para bacias uniformes, 4 vezes para own.</translation>
    </message>
    <message>
      <source>Of the mesh on a coastline or a DEM. 0: the cells of the DEM; 20 000 on a coastline without one.</source>
      <translation>Da malha sobre uma linha de costa ou um MDE. 0: as células do MDE; 20 000 sobre uma linha de costa sem ele.</translation>
    </message>
    <message>
      <source>Of the year: 9 to 12 in the middle of Europe, 15 to 18 around the Mediterranean, 26 on the equator.</source>
      <translation>Do ano: 9 a 12 no centro da Europa, 15 a 18 em torno do Mediterrâneo, 26 no equador.</translation>
    </message>
    <message>
      <source>Of {:,} watersheds the {:,} largest have a sheet.</source>
      <translation>De {:,} bacias as {:,} maiores têm ficha.</translation>
    </message>
    <message>
      <source>On plains, in towns and under bridges a DEM does not show where rivers run; maps do. The cells that a river crosses are lowered by DEPTH, and further wherever the bed would otherwise rise on its path to the mouth. All other cells keep their height.</source>
      <translation>Em planícies, em cidades e sob pontes um MDE não mostra onde correm os rios; os mapas sim. As células que um rio cruza são rebaixadas em DEPTH, e mais onde o leito subiria em seu caminho à foz. Todas as outras células conservam sua altitude.</translation>
    </message>
    <message>
      <source>On the cells of the DEM: rivers carry more where more of it falls.</source>
      <translation>Nas células do MDE: os rios levam mais onde cai mais.</translation>
    </message>
    <message>
      <source>One MultiPolygon for each point.</source>
      <translation>Um MultiPolygon por ponto.</translation>
    </message>
    <message>
      <source>One MultiPolygon for each, with its shape and heights.</source>
      <translation>Um MultiPolygon por cada uma, com sua forma e suas altitudes.</translation>
    </message>
    <message>
      <source>One MultiPolygon for each.</source>
      <translation>Um MultiPolygon por cada uma.</translation>
    </message>
    <message>
      <source>One direction for each cell (D8), in the numbers of any program that ENCODING names. Where a direction leads off the raster or to a cell without data, the water leaves.</source>
      <translation>Uma direção por célula (D8), nos números de qualquer programa que ENCODING diga. Onde uma direção leva para fora do ráster ou para uma célula sem dados, a água sai.</translation>
    </message>
    <message>
      <source>One direction for each cell (D8). The raster is never changed.</source>
      <translation>Uma direção por célula (D8). O ráster nunca é alterado.</translation>
    </message>
    <message>
      <source>One direction for each cell, or its angle.</source>
      <translation>Uma direção por célula, ou seu ângulo.</translation>
    </message>
    <message>
      <source>One for each outlet.</source>
      <translation>Um por saída.</translation>
    </message>
    <message>
      <source>One line for each watershed, with its id: from the divide down to the outlet, with the heights of the water where there is a DEM.</source>
      <translation>Uma linha por bacia, com seu id: do divisor à saída, com as altitudes da água onde há um MDE.</translation>
    </message>
    <message>
      <source>One of {} numbers that can be compared is like those of real rivers; {}.</source>
      <translation>Um dos {} números comparáveis é como os dos rios reais; {}.</translation>
    </message>
    <message>
      <source>One watershed for each</source>
      <translation>Uma bacia para cada</translation>
    </message>
    <message>
      <source>One watershed for each; its fields are kept. Points on one cell share the watershed of the first.</source>
      <translation>Uma bacia para cada um; seus campos são conservados. Pontos em uma mesma célula compartilham a bacia do primeiro.</translation>
    </message>
    <message>
      <source>Only cells whose water comes to one of these points have data, and count; with METHOD d8 alone. A point counts for the cell that it lies in.</source>
      <translation>Só têm dados, e contam, as células cuja água chega a um destes pontos; só com METHOD d8. Um ponto conta pela célula em que está.</translation>
    </message>
    <message>
      <source>Only cells with their centre inside these polygons are land, and water leaves at their outline. Without a DEM and an extent the map lies around them and has as many columns or rows as said above.</source>
      <translation>Só são terra as células cujo centro está dentro destes polígonos, e a água sai por seu contorno. Sem MDE nem extensão o mapa os rodeia e tem tantas colunas ou linhas quanto dito acima.</translation>
    </message>
    <message>
      <source>Only within</source>
      <translation>Somente dentro de</translation>
    </message>
    <message>
      <source>Open the example</source>
      <translation>Abrir o exemplo</translation>
    </message>
    <message>
      <source>Open water</source>
      <translation>Água aberta</translation>
    </message>
    <message>
      <source>Opening hollows</source>
      <translation>Abrindo cavidades</translation>
    </message>
    <message>
      <source>Options of the raster format, such as COMPRESS=ZSTD, parted by |. They win over the defaults: GeoTIFFs are tiled and compressed without loss. A raster named .vrt becomes a folder of such GeoTIFFs. Options that change numbers are refused for directions, ids and classes; of other rasters the log tells how far they are moved.</source>
      <translation>Opções do formato do ráster, como COMPRESS=ZSTD, separadas por |. Prevalecem sobre as predefinidas: os GeoTIFF vão em blocos e comprimidos sem perda. Um ráster chamado .vrt torna-se uma pasta de tais GeoTIFF. Opções que alteram números são recusadas para direções, ids e classes; de outros rásters o registro diz quanto se deslocam.</translation>
    </message>
    <message>
      <source>Order</source>
      <translation>Ordem</translation>
    </message>
    <message>
      <source>Order after Hack: 1 is the main river</source>
      <translation>Ordem segundo Hack: 1 é o rio principal</translation>
    </message>
    <message>
      <source>Order after Horton</source>
      <translation>Ordem segundo Horton</translation>
    </message>
    <message>
      <source>Order after Strahler</source>
      <translation>Ordem segundo Strahler</translation>
    </message>
    <message>
      <source>Order after Strahler at the lower end</source>
      <translation>Ordem segundo Strahler na extremidade inferior</translation>
    </message>
    <message>
      <source>Order after Strahler; NULL in the sea</source>
      <translation>Ordem segundo Strahler; NULL no mar</translation>
    </message>
    <message>
      <source>Order that it was to have when it grew; those above 1 fork as chances say</source>
      <translation>Ordem que deveria ter ao crescer; os acima de 1 se bifurcam conforme as probabilidades</translation>
    </message>
    <message>
      <source>Ordering the cells of lakes</source>
      <translation>Ordenando as células dos lagos</translation>
    </message>
    <message>
      <source>Ordering the rivers</source>
      <translation>Ordenando os rios</translation>
    </message>
    <message>
      <source>Outlet, easting or longitude</source>
      <translation>Saída, leste ou longitude</translation>
    </message>
    <message>
      <source>Outlet, northing or latitude</source>
      <translation>Saída, norte ou latitude</translation>
    </message>
    <message>
      <source>Outlets</source>
      <translation>Saídas</translation>
    </message>
    <message>
      <source>Output less input, in metres: negative where it was cut, positive where it was filled.</source>
      <translation>Resultado menos entrada, em metros: negativo onde foi cortado, positivo onde foi preenchido.</translation>
    </message>
    <message>
      <source>Outputs</source>
      <translation>Saídas do algoritmo</translation>
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
      <translation>PC + PS + PA devem somar 1 (são {} = {}).</translation>
    </message>
    <message>
      <source>PCRaster: as on a number pad</source>
      <translation>PCRaster: como em um teclado numérico</translation>
    </message>
    <message>
      <source>PEAK: rivers already rise to {} m. Take more, or leave it empty.</source>
      <translation>PEAK: os rios já sobem a {} m. Tome mais ou deixe vazio.</translation>
    </message>
    <message>
      <source>PEAK: the land reaches {} m of {} m, as hillslopes between its rivers cannot be steeper. Take a lower one, or rivers farther apart.</source>
      <translation>PEAK: a terra alcança {} m de {} m, pois as encostas entre seus rios não podem ser mais íngremes. Tome menos, ou rios mais afastados.</translation>
    </message>
    <message>
      <source>PEAK: the land reaches {} m of {} m, as no slope may be steeper. Give a greater TERRAIN_SLOPE, or none.</source>
      <translation>PEAK: a terra alcança {} m de {} m, já que nenhuma encosta pode ser mais íngreme. Dê um TERRAIN_SLOPE maior ou nenhum.</translation>
    </message>
    <message>
      <source>PEAK: the land reaches {} m, above {} m, as it rises from rivers that are given. Take a higher one, or lower rivers.</source>
      <translation>PEAK: a terra alcança {} m, acima de {} m, pois sobe desde rios dados. Tome um mais alto, ou baixe os rios.</translation>
    </message>
    <message>
      <source>PIXEL_SIZE is not used: ‘{}’ has a CRS, which says how large its cells are.</source>
      <translation>PIXEL_SIZE não é usado: “{}” tem um SRC, que diz o tamanho das células.</translation>
    </message>
    <message>
      <source>PNG pictures</source>
      <translation>imagens PNG</translation>
    </message>
    <message>
      <source>POINT is not used, since POINTS are given.</source>
      <translation>POINT não é usado, já que POINTS foram dados.</translation>
    </message>
    <message>
      <source>POINT lies beside the raster ‘{}’. Pick another, or check its CRS.</source>
      <translation>POINT está fora do ráster “{}”. Escolha outro ou verifique o SRC.</translation>
    </message>
    <message>
      <source>POINTS must be 0 or at least {} (got {}).</source>
      <translation>POINTS deve ser 0 ou pelo menos {} (é {}).</translation>
    </message>
    <message>
      <source>POINTS needs the METHOD d8: with {} water of a cell goes several ways at once.</source>
      <translation>POINTS precisa do METHOD d8: com {} a água de uma célula vai por vários caminhos ao mesmo tempo.</translation>
    </message>
    <message>
      <source>POINTS: about {} plants would stand on this land, and {} can be made. Choose a DENSITY of at most {}, or clip the DEM.</source>
      <translation>POINTS: haveria cerca de {} plantas nesta terra, e podem ser feitas {}. Escolha um DENSITY de no máximo {} ou recorte o MDE.</translation>
    </message>
    <message>
      <source>POINTS: no point of ‘{}’ lies on a direction of ‘{}’. Is its CRS right?</source>
      <translation>POINTS: nenhum ponto de “{}” está sobre uma direção de “{}”. O SRC está certo?</translation>
    </message>
    <message>
      <source>POINTS: no point of ‘{}’ lies on land of ‘{}’.</source>
      <translation>POINTS: nenhum ponto de “{}” está em terra de “{}”.</translation>
    </message>
    <message>
      <source>POINTS: there is no direction at {} of ‘{}’, and none within {}. Move such points, raise SNAP, or leave them out.</source>
      <translation>POINTS: não há direção em {} de “{}”, nem a menos de {}. Mova esses pontos, aumente SNAP ou deixe-os.</translation>
    </message>
    <message>
      <source>POINTS: {} points lie beyond the land and are left out.</source>
      <translation>POINTS: {} pontos estão além da terra e são omitidos.</translation>
    </message>
    <message>
      <source>POINTS: {} {}.</source>
      <translation>POINTS: {} {}.</translation>
    </message>
    <message>
      <source>PRIMITIVES_PER_CELL: the shape of ground that is eroded does not depend on its primitives; they carry its noise and what is edited. With EROSION_CELL_SIZE 0 they are the ground.</source>
      <translation>PRIMITIVES_PER_CELL: a forma do solo que é erodido não depende de suas primitivas; elas levam seu ruído e o que é editado. Com EROSION_CELL_SIZE 0 elas são o solo.</translation>
    </message>
    <message>
      <source>PROVINCES: {} drawn</source>
      <translation>PROVINCES: {} desenhadas</translation>
    </message>
    <message>
      <source>PROVINCES: {} of ‘{}’ has the {} ‘{}’. Take one of {}.</source>
      <translation>PROVINCES: {} de “{}” tem {} “{}”. Tome um de {}.</translation>
    </message>
    <message>
      <source>PROVINCES: ‘{}’ has no field ‘{}’. Give it one, with {}.</source>
      <translation>PROVINCES: “{}” não tem o campo “{}”. Dê um a ela, com {}.</translation>
    </message>
    <message>
      <source>Pack the model into a third of the room, to keep it or to send it. All tools read it, and it renders the same to a centimetre, but its layers cannot be seen and edited: ‘Erode model’ makes an ordinary file of it, though not of a window. Edits stay; the layers cells, ridges and junctions, which are there to look at, are left out.</source>
      <translation>Compactar o modelo em um terço do espaço, para guardá-lo ou enviá-lo. Todas as ferramentas o leem, e dá o mesmo terreno ao centímetro, mas suas camadas não podem ser vistas nem editadas: “Erodir modelo” faz dele um arquivo comum, mas não de uma janela. As edições ficam; faltam as camadas cells, ridges e junctions, que existem para serem vistas.</translation>
    </message>
    <message>
      <source>Pale: not fitted.</source>
      <translation>Pálido: não ajustado.</translation>
    </message>
    <message>
      <source>Pale: single links.</source>
      <translation>Pálido: trechos individuais.</translation>
    </message>
    <message>
      <source>Parameters</source>
      <translation>Parâmetros</translation>
    </message>
    <message>
      <source>Part of a sketch</source>
      <translation>Parte de um esboço</translation>
    </message>
    <message>
      <source>Part {} of {}: {}</source>
      <translation>Parte {} de {}: {}</translation>
    </message>
    <message>
      <source>Parts of sketched rivers that no river follows, and why.</source>
      <translation>Partes de rios esboçados que nenhum rio segue, e por quê.</translation>
    </message>
    <message>
      <source>Patchiness (°C)</source>
      <translation>Mosaico (°C)</translation>
    </message>
    <message>
      <source>Path</source>
      <translation>Caminho</translation>
    </message>
    <message>
      <source>Path from the point nearest to the centroid</source>
      <translation>Caminho a partir do ponto mais próximo do centroide</translation>
    </message>
    <message>
      <source>Path to the sea</source>
      <translation>Caminho ao mar</translation>
    </message>
    <message>
      <source>Paths</source>
      <translation>Caminhos</translation>
    </message>
    <message>
      <source>Paths drawn</source>
      <translation>Caminhos traçados</translation>
    </message>
    <message>
      <source>Penalty of being in the ground (m)</source>
      <translation>Penalidade de estar no solo (m)</translation>
    </message>
    <message>
      <source>Perimeter (km)</source>
      <translation>Perímetro (km)</translation>
    </message>
    <message>
      <source>Perimeter without stairs over that of a circle of this area, after Gravelius</source>
      <translation>Perímetro sem degraus sobre o de um círculo desta área, segundo Gravelius</translation>
    </message>
    <message>
      <source>Perimeter, along the cells</source>
      <translation>Perímetro, ao longo das células</translation>
    </message>
    <message>
      <source>Phase of the bends at the first vertex (radians)</source>
      <translation>Fase das curvas no primeiro vértice (radianos)</translation>
    </message>
    <message>
      <source>Pits</source>
      <translation>Fossos</translation>
    </message>
    <message>
      <source>Pits, cells in depressions</source>
      <translation>Fossos, células em depressões</translation>
    </message>
    <message>
      <source>Pits: hollows where water ends</source>
      <translation>Fossos: cavidades onde a água termina</translation>
    </message>
    <message>
      <source>Pixels along a side of a tile</source>
      <translation>Pixels por lado de um bloco</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Lugar</translation>
    </message>
    <message>
      <source>Place in the order in which rivers grew; QGIS plays them an hour each</source>
      <translation>Lugar na ordem em que os rios cresceram; o QGIS mostra cada um por uma hora</translation>
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
      <translation>Gráficos dos desníveis dos cursos d’água</translation>
    </message>
    <message>
      <source>Point</source>
      <translation>Ponto</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Pontos</translation>
    </message>
    <message>
      <source>Points are seldom on the very cell of the river. Metres on the ground between centres of cells. 0 leaves each on its cell, also on one without a direction into which water flows. Where none does the point moves to the nearest cell with a direction, by two cells at most or by SNAP.</source>
      <translation>Os pontos raramente estão na própria célula do rio. Metros no solo entre centros de células. 0 deixa cada um em sua célula, também em uma sem direção para a qual flui água. Onde não flui, o ponto se move para a célula mais próxima com direção, no máximo a duas células ou até SNAP.</translation>
    </message>
    <message>
      <source>Points left out</source>
      <translation>Pontos omitidos</translation>
    </message>
    <message>
      <source>Points moved</source>
      <translation>Pontos movidos</translation>
    </message>
    <message>
      <source>Points on rivers</source>
      <translation>Pontos nos rios</translation>
    </message>
    <message>
      <source>Points on rivers, or beside them. They may lie above each other on one river.</source>
      <translation>Pontos em rios ou ao lado deles. Pode haver vários no mesmo rio.</translation>
    </message>
    <message>
      <source>Points with χ and ksn.</source>
      <translation>Pontos com χ e ksn.</translation>
    </message>
    <message>
      <source>Polygons are</source>
      <translation>Os polígonos são</translation>
    </message>
    <message>
      <source>Polygons in which all land is made anew, whether rivers were edited there or not; all around stays as it is. The new ground begins inside of their borders, the log says how far. Rivers keep their flow, and fall through old and new ground. Empty: all land that drains to an edited river.</source>
      <translation>Polígonos em que toda a terra é refeita, tenham ali rios sido editados ou não; tudo em volta fica como está. O solo novo começa dentro dos seus limites, o registro diz a que distância. Os rios conservam a sua vazão e descem pelo solo velho e pelo novo. Vazio: toda a terra que drena para um rio editado.</translation>
    </message>
    <message>
      <source>Polygons of lakes, each of which has one level.</source>
      <translation>Polígonos de lagos, cada um com um só nível.</translation>
    </message>
    <message>
      <source>Polygons of lakes. Lines are cut at their shores; a field tells the lake, of nested ones the inner.</source>
      <translation>Polígonos de lagos. As linhas são cortadas em suas margens; um campo diz o lago, dos aninhados o interno.</translation>
    </message>
    <message>
      <source>Polygons of the sea, or of any water that takes up all that flows into it.</source>
      <translation>Polígonos do mar, ou de qualquer água que recebe tudo o que flui para ela.</translation>
    </message>
    <message>
      <source>Polygons of water are as wide as the rivers are when they fill their banks; all threads and tributaries of a river system are one. Oxbow lakes lie beside meandering rivers, where bends have been cut off.</source>
      <translation>Os polígonos de água são tão largos quanto os rios quando enchem suas margens; todos os braços e afluentes de um sistema fluvial são um só. Meandros abandonados ficam ao lado de rios que serpenteiam, onde curvas foram cortadas.</translation>
    </message>
    <message>
      <source>Polygons with a field kind: range, hills, rolling, plain. A range rises fastest; rolling land has round hills and wide valleys. Where UPLIFT is given, that alone says how fast land rises. Elsewhere, and empty: by chance, from the seed.</source>
      <translation>Polígonos com um campo kind: range (serra), hills (colinas), rolling (terreno ondulado), plain (planície). Uma serra eleva-se mais depressa; o terreno ondulado tem colinas redondas e vales largos. Onde se dá UPLIFT, só este diz com que rapidez a terra se eleva. No resto, e se vazio: ao acaso, segundo a semente.</translation>
    </message>
    <message>
      <source>Polygons, or points for round lakes, that become lakes: the ground around them leads down to their level, rivers that cross them run in and leave at it, and they are depressions in the raster. A field level_m or level has their level in metres; without one it follows from the ground.</source>
      <translation>Polígonos, ou pontos para lagos redondos, que viram lagos: o solo em volta desce até seu nível, os rios que os cruzam entram e saem nele, e no ráster são depressões. Um campo level_m ou level tem seu nível em metros; sem ele é deduzido do solo.</translation>
    </message>
    <message>
      <source>Pour points</source>
      <translation>Exutórios</translation>
    </message>
    <message>
      <source>Pour points on their cells</source>
      <translation>Exutórios em suas células</translation>
    </message>
    <message>
      <source>Power p of the flow</source>
      <translation>Potência p da vazão</translation>
    </message>
    <message>
      <source>Preference for steep steps E (1/m)</source>
      <translation>Preferência por passos íngremes E (1/m)</translation>
    </message>
    <message>
      <source>Prepare Headwaters</source>
      <translation>Preparar o Headwaters</translation>
    </message>
    <message>
      <source>Primitives</source>
      <translation>Primitivas</translation>
    </message>
    <message>
      <source>Primitives deleted from ‘{}’: {}. Ground that was eroded keeps its shape all the same. To change it give primitives another z_m, draw into ‘carve’ or ‘add’, or render with EROSION 0.</source>
      <translation>Primitivas apagadas de “{}”: {}. O solo erodido mantém sua forma mesmo assim. Para mudá-lo, dê às primitivas outro z_m, desenhe em “carve” ou “add”, ou renderize com EROSION 0.</translation>
    </message>
    <message>
      <source>Primitives in a cell</source>
      <translation>Primitivas em uma célula</translation>
    </message>
    <message>
      <source>Priority of the mouths</source>
      <translation>Prioridade das fozes</translation>
    </message>
    <message>
      <source>Priority of the sketched rivers</source>
      <translation>Prioridade dos rios esboçados</translation>
    </message>
    <message>
      <source>Probability of a tributary</source>
      <translation>Probabilidade de um afluente</translation>
    </message>
    <message>
      <source>Probability of forking</source>
      <translation>Probabilidade de bifurcar</translation>
    </message>
    <message>
      <source>Probability of going on</source>
      <translation>Probabilidade de continuar</translation>
    </message>
    <message>
      <source>Problems found</source>
      <translation>Problemas encontrados</translation>
    </message>
    <message>
      <source>Provinces</source>
      <translation>Províncias</translation>
    </message>
    <message>
      <source>RAIN is 0 everywhere and EVAPORATION is given: there are no lakes. Give more RAIN, or no EVAPORATION.</source>
      <translation>RAIN é 0 em toda parte e EVAPORATION foi dado: não há lagos. Dê mais RAIN, ou nenhuma EVAPORATION.</translation>
    </message>
    <message>
      <source>RAIN is 0 everywhere: there are {}. Give RAIN a number above 0.</source>
      <translation>RAIN é 0 em toda parte: não há {}. Dê a RAIN um número acima de 0.</translation>
    </message>
    <message>
      <source>RAIN is not used, since EVAPORATION is empty: every lake is full.</source>
      <translation>RAIN não é usado, já que EVAPORATION está vazio: todos os lagos estão cheios.</translation>
    </message>
    <message>
      <source>RAIN: there is none on island {}. Give a raster that covers it, or none.</source>
      <translation>RAIN: não há na ilha {}. Dê um ráster que a cubra ou nenhum.</translation>
    </message>
    <message>
      <source>RAIN: there is none on the land of the DEM. Give a raster that covers it, or none.</source>
      <translation>RAIN: não há na terra do MDE. Dê um ráster que a cubra ou nenhum.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ has no data in {} cells of the ground: no rain falls there.</source>
      <translation>RAIN: “{}” não tem dados em {} células do solo: ali não cai chuva.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ has no data in {} triangles; there the mean falls.</source>
      <translation>RAIN: “{}” não tem dados em {} triângulos; ali cai a média.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ has no data on {} % of the land; there the mean falls.</source>
      <translation>RAIN: “{}” não tem dados em {} % da terra; ali cai a média.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ has no rain on the land. Give a raster that covers it, or none.</source>
      <translation>RAIN: “{}” não tem chuva em terra. Dê um ráster que a cubra ou nenhum.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ has values below 0 (down to {}). Rain is 0 or more.</source>
      <translation>RAIN: “{}” tem valores abaixo de 0 (até {}). Chuva é 0 ou mais.</translation>
    </message>
    <message>
      <source>RAIN: ‘{}’ is 0 or has no data in all cells of the ground. Rain must fall somewhere.</source>
      <translation>RAIN: “{}” é 0 ou não tem dados em todas as células do solo. A chuva deve cair em algum lugar.</translation>
    </message>
    <message>
      <source>RISE_AFTER ({}) is more than ITERATIONS ({}): the sea would never rise. Take fewer steps before it rises, or more in all.</source>
      <translation>RISE_AFTER ({}) é mais que ITERATIONS ({}): o mar nunca subiria. Tome menos passos antes que suba, ou mais no total.</translation>
    </message>
    <message>
      <source>RIVERS are drawn from this flow on. Empty: the fiftieth part of the land with most flow.</source>
      <translation>RIVERS são desenhados a partir desta vazão. Vazio: o quinquagésimo da terra com mais vazão.</translation>
    </message>
    <message>
      <source>RIVERS are {} times as wide as usual and wind {} times as much</source>
      <translation>RIVERS têm {} vezes a largura usual e {} vezes a sinuosidade usual</translation>
    </message>
    <message>
      <source>RIVERS: all lines of ‘{}’ end where they begin. Choose a layer of rivers.</source>
      <translation>RIVERS: todas as linhas de “{}” terminam onde começam. Escolha uma camada de rios.</translation>
    </message>
    <message>
      <source>RIVERS: every cell is river, so all distances are 0. Give a raster that is above 0 in rivers alone, as ‘River threshold’ makes it.</source>
      <translation>RIVERS: todas as células são rio, então todas as distâncias são 0. Dê um ráster que esteja acima de 0 só nos rios, como faz “Limiar dos rios”.</translation>
    </message>
    <message>
      <source>RIVERS: no cell of ‘{}’ is river. Do the layers overlap?</source>
      <translation>RIVERS: nenhuma célula de “{}” é rio. As camadas se sobrepõem?</translation>
    </message>
    <message>
      <source>RIVERS: no line of ‘{}’ ({}) lies on land of ‘{}’ ({}): choose other rivers, or correct the CRS of the layer that has a wrong one.</source>
      <translation>RIVERS: nenhuma linha de “{}” ({}) está em terra de “{}” ({}): escolha outros rios ou corrija o SRC da camada que o tem errado.</translation>
    </message>
    <message>
      <source>RIVERS: no line of ‘{}’ can be part of a network. The first of them: {}.</source>
      <translation>RIVERS: nenhuma linha de “{}” pode ser parte de uma rede. A primeira delas: {}.</translation>
    </message>
    <message>
      <source>RIVERS: no line of ‘{}’ follows the directions of ‘{}’. Take rivers that were made from these directions.</source>
      <translation>RIVERS: nenhuma linha de “{}” segue as direções de “{}”. Tome rios feitos destas direções.</translation>
    </message>
    <message>
      <source>RIVERS: {} has a height of {} m. Correct it.</source>
      <translation>RIVERS: {} tem uma altitude de {} m. Corrija-a.</translation>
    </message>
    <message>
      <source>RIVERS: {} lies too high beside {}, as no slope between them may be so steep. It was lowered by up to {}. Correct the heights there.</source>
      <translation>RIVERS: {} está alto demais ao lado de {}, pois nenhuma encosta entre eles pode ser tão íngreme. Foi baixado em até {}. Corrija ali as alturas.</translation>
    </message>
    <message>
      <source>RIVERS: {} more lie too high beside others, and were lowered.</source>
      <translation>RIVERS: mais {} estão altos demais ao lado de outros, e foram rebaixados.</translation>
    </message>
    <message>
      <source>RIVERS: {} more: {}.</source>
      <translation>RIVERS: mais {}: {}.</translation>
    </message>
    <message>
      <source>RIVERS: {} {}: left out. Move such rivers, or choose their coast.</source>
      <translation>RIVERS: {} {}: omitidos. Mova esses rios ou escolha a costa deles.</translation>
    </message>
    <message>
      <source>RIVERS: {}.</source>
      <translation>RIVERS: {}.</translation>
    </message>
    <message>
      <source>RIVERS: ‘{}’ has no line. Choose a layer of rivers.</source>
      <translation>RIVERS: “{}” não tem nenhuma linha. Escolha uma camada de rios.</translation>
    </message>
    <message>
      <source>RIVERS: ‘{}’ holds no lines; the DEM stays as it is.</source>
      <translation>RIVERS: “{}” não contém linhas; o MDE fica como está.</translation>
    </message>
    <message>
      <source>Radius (m)</source>
      <translation>Raio (m)</translation>
    </message>
    <message>
      <source>Rain</source>
      <translation>Chuva</translation>
    </message>
    <message>
      <source>Rain (any unit)</source>
      <translation>Chuva (qualquer unidade)</translation>
    </message>
    <message>
      <source>Rain (mm a year)</source>
      <translation>Chuva (mm por ano)</translation>
    </message>
    <message>
      <source>Rain and snow (mm a year)</source>
      <translation>Chuva e neve (mm por ano)</translation>
    </message>
    <message>
      <source>Rain on its catchment and what lakes above spill into it (m³/s)</source>
      <translation>Chuva em sua bacia e o que os lagos acima vertem nele (m³/s)</translation>
    </message>
    <message>
      <source>Rain on the land: {} m³/s, of which {} evaporate from lakes and {} leave</source>
      <translation>Chuva sobre a terra: {} m³/s, dos quais {} evaporam de lagos e {} saem</translation>
    </message>
    <message>
      <source>Raised by more than 0.1 m: {} cells</source>
      <translation>Elevadas mais de 0,1 m: {} células</translation>
    </message>
    <message>
      <source>Raises every cell of a DEM to the lowest level from which its water can still reach the sea or the edge.</source>
      <translation>Eleva cada célula de um MDE até o nível mais baixo do qual sua água ainda pode chegar ao mar ou à borda.</translation>
    </message>
    <message>
      <source>Raising depressions</source>
      <translation>Elevando depressões</translation>
    </message>
    <message>
      <source>Raising the ground</source>
      <translation>Elevando o solo</translation>
    </message>
    <message>
      <source>Raising the land</source>
      <translation>Elevando a terra</translation>
    </message>
    <message>
      <source>Raising the water</source>
      <translation>Elevando a água</translation>
    </message>
    <message>
      <source>Random rain erodes a mountain, and a report measures the rivers that it made.</source>
      <translation>Chuva ao acaso erode uma montanha, e um relatório mede os rios que ela fez.</translation>
    </message>
    <message>
      <source>Range of heights that grow together (m)</source>
      <translation>Intervalo de altitudes que crescem juntas (m)</translation>
    </message>
    <message>
      <source>Range of the temperature (°C)</source>
      <translation>Amplitude da temperatura (°C)</translation>
    </message>
    <message>
      <source>Ranking flat cells</source>
      <translation>Classificando células planas</translation>
    </message>
    <message>
      <source>Raster of the same cells, in any unit: the more, the likelier a drop falls there; none falls where it has no data. Empty: the same everywhere.</source>
      <translation>Ráster das mesmas células, em qualquer unidade: quanto mais, mais provável que uma gota caia ali; nenhuma cai onde não tem dados. Vazio: igual em toda parte.</translation>
    </message>
    <message>
      <source>Rasters cannot be written as ‘{}’. Use .tif, for example.</source>
      <translation>Rásteres não podem ser gravados como “{}”. Use .tif, por exemplo.</translation>
    </message>
    <message>
      <source>Rating curves</source>
      <translation>Curvas-chave</translation>
    </message>
    <message>
      <source>Reach that begins here; NULL at a sink</source>
      <translation>Trecho que começa aqui; NULL em um sumidouro</translation>
    </message>
    <message>
      <source>Reach, by the id of its river</source>
      <translation>Trecho, pelo identificador de seu rio</translation>
    </message>
    <message>
      <source>Reaches</source>
      <translation>Trechos entre nós</translation>
    </message>
    <message>
      <source>Reaches that carry more than their rating curve tells</source>
      <translation>Trechos que levam mais do que diz sua curva-chave</translation>
    </message>
    <message>
      <source>Reaches that carry more than their rating curve tells, and stand at MAX_STAGE: {}. Give a greater MAX_STAGE, or check the discharge.</source>
      <translation>Trechos que levam mais do que diz a curva-chave e estão em MAX_STAGE: {}. Dê um MAX_STAGE maior ou verifique a vazão.</translation>
    </message>
    <message>
      <source>Reaches without a rating curve have the stage of the next one downstream.</source>
      <translation>Trechos sem curva-chave têm o nível do próximo a jusante.</translation>
    </message>
    <message>
      <source>Reaches without a rating curve, since they {}: {}.</source>
      <translation>Trechos sem curva-chave, já que {}: {}.</translation>
    </message>
    <message>
      <source>Reading</source>
      <translation>Lendo</translation>
    </message>
    <message>
      <source>Reading cells</source>
      <translation>Lendo células</translation>
    </message>
    <message>
      <source>Reading heights and lakes</source>
      <translation>Lendo altitudes e lagos</translation>
    </message>
    <message>
      <source>Reading lakes and heights</source>
      <translation>Lendo lagos e altitudes</translation>
    </message>
    <message>
      <source>Reading the DEM</source>
      <translation>Lendo o MDE</translation>
    </message>
    <message>
      <source>Reading the accumulation</source>
      <translation>Lendo a acumulação</translation>
    </message>
    <message>
      <source>Reading the coast</source>
      <translation>Lendo a costa</translation>
    </message>
    <message>
      <source>Reading the directions</source>
      <translation>Lendo as direções</translation>
    </message>
    <message>
      <source>Reading the ground</source>
      <translation>Lendo o solo</translation>
    </message>
    <message>
      <source>Reading the land</source>
      <translation>Lendo a terra</translation>
    </message>
    <message>
      <source>Reading the model</source>
      <translation>Lendo o modelo</translation>
    </message>
    <message>
      <source>Reading the points</source>
      <translation>Lendo os pontos</translation>
    </message>
    <message>
      <source>Reading the rain</source>
      <translation>Lendo a chuva</translation>
    </message>
    <message>
      <source>Reading the rivers</source>
      <translation>Lendo os rios</translation>
    </message>
    <message>
      <source>Reading the water</source>
      <translation>Lendo a água</translation>
    </message>
    <message>
      <source>Reading the weights</source>
      <translation>Lendo os pesos</translation>
    </message>
    <message>
      <source>Reads all the water out of a DEM in one run: directions, accumulation, rivers, watersheds and lakes.</source>
      <translation>Lê toda a água de um MDE em uma execução: direções, acumulação, rios, bacias e lagos.</translation>
    </message>
    <message>
      <source>Real rivers</source>
      <translation>Rios reais</translation>
    </message>
    <message>
      <source>Recharge of the ground water (mm a year)</source>
      <translation>Recarga da água subterrânea (mm por ano)</translation>
    </message>
    <message>
      <source>Reed</source>
      <translation>Caniço</translation>
    </message>
    <message>
      <source>Reference area of χ (km²)</source>
      <translation>Área de referência de χ (km²)</translation>
    </message>
    <message>
      <source>References</source>
      <translation>Referências</translation>
    </message>
    <message>
      <source>Relative uplift, from 0 to 1, as it was painted or made. Given as UPLIFT it makes the same terrain again.</source>
      <translation>Soerguimento relativo, de 0 a 1, tal como foi pintado ou feito. Dado como UPLIFT refaz o mesmo terreno.</translation>
    </message>
    <message>
      <source>Relief</source>
      <translation>Desnível</translation>
    </message>
    <message>
      <source>Relief (m)</source>
      <translation>Desnível total (m)</translation>
    </message>
    <message>
      <source>Remark</source>
      <translation>Observação</translation>
    </message>
    <message>
      <source>Render terrain</source>
      <translation>Renderizar terreno</translation>
    </message>
    <message>
      <source>Render this part, grown to whole cells of the model's grid. Across 180°, west may be greater than east. Empty: all land.</source>
      <translation>Renderizar esta parte, ampliada a células inteiras da grade do modelo. Através de 180°, o oeste pode ser maior que o leste. Vazio: toda a terra.</translation>
    </message>
    <message>
      <source>Rendering</source>
      <translation>Renderizando</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>Relatório</translation>
    </message>
    <message>
      <source>Report as data</source>
      <translation>Relatório como dados</translation>
    </message>
    <message>
      <source>Report of noise</source>
      <translation>Relatório do ruído</translation>
    </message>
    <message>
      <source>Report of rain</source>
      <translation>Relatório da chuva</translation>
    </message>
    <message>
      <source>Report of rivers</source>
      <translation>Relatório de rios</translation>
    </message>
    <message>
      <source>Report of the terrain</source>
      <translation>Relatório do terreno</translation>
    </message>
    <message>
      <source>Rescale to relief (m)</source>
      <translation>Reescalar ao desnível (m)</translation>
    </message>
    <message>
      <source>Restore it from a copy, or make the model again</source>
      <translation>Recupere-o de uma cópia ou faça o modelo de novo</translation>
    </message>
    <message>
      <source>Rewrites flow directions in the encoding of another program, and finds out which program wrote them.</source>
      <translation>Reescreve as direções de fluxo na codificação de outro programa e descobre que programa as gravou.</translation>
    </message>
    <message>
      <source>Rho8: drawn among lower neighbours</source>
      <translation>Rho8: sorteada entre os vizinhos mais baixos</translation>
    </message>
    <message>
      <source>RichDEM: west 1, north-west 2 … south-west 8</source>
      <translation>RichDEM: oeste 1, noroeste 2 … sudoeste 8</translation>
    </message>
    <message>
      <source>Ridge</source>
      <translation>Crista</translation>
    </message>
    <message>
      <source>Ridges</source>
      <translation>Cristas</translation>
    </message>
    <message>
      <source>Riparian wood</source>
      <translation>Mata ciliar</translation>
    </message>
    <message>
      <source>Rise of the sea (m)</source>
      <translation>Subida do mar (m)</translation>
    </message>
    <message>
      <source>River</source>
      <translation>Rio</translation>
    </message>
    <message>
      <source>River cells</source>
      <translation>Células de rio</translation>
    </message>
    <message>
      <source>River cells of a DEM</source>
      <translation>Células de rio de um MDE</translation>
    </message>
    <message>
      <source>River cells with a lower stage, since the water below stands lower: {}</source>
      <translation>Células de rio com um nível mais baixo, já que a água a jusante está mais baixa: {}</translation>
    </message>
    <message>
      <source>River cells: {} of {}</source>
      <translation>Células de rio: {} de {}</translation>
    </message>
    <message>
      <source>River courses</source>
      <translation>Cursos fluviais</translation>
    </message>
    <message>
      <source>River erosion</source>
      <translation>Erosão fluvial</translation>
    </message>
    <message>
      <source>River ids</source>
      <translation>Ids dos rios</translation>
    </message>
    <message>
      <source>River line that leads down from here; NULL at a mouth</source>
      <translation>Linha de rio que desce daqui; NULL em uma foz</translation>
    </message>
    <message>
      <source>River line that leads out of the cell; NULL at the sea</source>
      <translation>Linha de rio que sai da célula; NULL no mar</translation>
    </message>
    <message>
      <source>River link</source>
      <translation>Trecho de rio</translation>
    </message>
    <message>
      <source>River link that begins here; NULL where a river ends</source>
      <translation>Trecho de rio que começa aqui; NULL onde termina um rio</translation>
    </message>
    <message>
      <source>River links</source>
      <translation>Trechos de rio</translation>
    </message>
    <message>
      <source>River links that do not dry out</source>
      <translation>Trechos de rio que não secam</translation>
    </message>
    <message>
      <source>River links that end here</source>
      <translation>Trechos de rio que terminam aqui</translation>
    </message>
    <message>
      <source>River links that only the erosion has made: {:,} of {:,}.</source>
      <translation>Trechos de rio que só a erosão fez: {:,} de {:,}.</translation>
    </message>
    <message>
      <source>River mouths</source>
      <translation>Fozes dos rios</translation>
    </message>
    <message>
      <source>River network</source>
      <translation>Rede fluvial</translation>
    </message>
    <message>
      <source>River slopes used</source>
      <translation>Declividades dos rios usadas</translation>
    </message>
    <message>
      <source>River steepness</source>
      <translation>Declividade dos rios</translation>
    </message>
    <message>
      <source>River system: the course that reaches the sea</source>
      <translation>Sistema fluvial: o curso que chega ao mar</translation>
    </message>
    <message>
      <source>River that it lies on, by its id</source>
      <translation>Rio em que está, pelo seu identificador</translation>
    </message>
    <message>
      <source>River that this one flows into; NULL where it ends</source>
      <translation>Rio em que este deságua; NULL onde termina</translation>
    </message>
    <message>
      <source>River threshold</source>
      <translation>Limiar dos rios</translation>
    </message>
    <message>
      <source>Rivers</source>
      <translation>Rios</translation>
    </message>
    <message>
      <source>Rivers and hillslopes cut into the DEM until its land has sunk by so much in the mean: 3 makes river land of noise that is still the same land, 8 a mountain range. Gentle land sinks by less. Coasts and lakes that are there stay. 0: none.</source>
      <translation>Rios e encostas cortam o MDE até a sua terra ter descido tanto em média: 3 faz de um ruído uma terra de rios que continua a mesma, 8 uma cordilheira. O terreno suave desce menos. Costas e lagos existentes ficam. 0: nenhum.</translation>
    </message>
    <message>
      <source>Rivers and watersheds are those that water finds on the terrain: the rivers that were grown or sketched, and the side valleys that erosion has cut between them. No cell of land is a pit.</source>
      <translation>Os rios e as bacias são os que a água encontra no terreno: os rios que cresceram ou foram esboçados, e os vales laterais que a erosão cortou entre eles. Nenhuma célula de terra é um fosso.</translation>
    </message>
    <message>
      <source>Rivers are cut at the shores of {} lakes in balance, of {} km² or more</source>
      <translation>Os rios são cortados nas margens de {} lagos em equilíbrio, de {} km² ou mais</translation>
    </message>
    <message>
      <source>Rivers are cut at the shores of {} lakes, of {} cells or more</source>
      <translation>Os rios são cortados nas margens de {} lagos, de {} células ou mais</translation>
    </message>
    <message>
      <source>Rivers are wider the higher their order.</source>
      <translation>Os rios são mais largos quanto maior sua ordem.</translation>
    </message>
    <message>
      <source>Rivers begin at (cells)</source>
      <translation>Os rios começam com (células)</translation>
    </message>
    <message>
      <source>Rivers begin at (km²)</source>
      <translation>Os rios começam com (km²)</translation>
    </message>
    <message>
      <source>Rivers begin at an accumulation of {}, in its unit</source>
      <translation>Os rios começam com uma acumulação de {}, em sua unidade</translation>
    </message>
    <message>
      <source>Rivers begin where {} km² drain through a cell</source>
      <translation>Os rios começam onde drenam {} km² por uma célula</translation>
    </message>
    <message>
      <source>Rivers begin where {} km² drain through a triangle (THRESHOLD, chosen)</source>
      <translation>Os rios começam onde drenam {} km² por um triângulo (THRESHOLD, escolhido)</translation>
    </message>
    <message>
      <source>Rivers below order {} are too many to be drawn.</source>
      <translation>Os rios abaixo da ordem {} são muitos para serem desenhados.</translation>
    </message>
    <message>
      <source>Rivers cross at {} corners of cells: that is where the directions lead.</source>
      <translation>Rios se cruzam em {} cantos de células: é para onde levam as direções.</translation>
    </message>
    <message>
      <source>Rivers erode an island of two volcanoes, its cells and a mesh of it in time.</source>
      <translation>Os rios erodem uma ilha de dois vulcões, suas células e uma malha dela no tempo.</translation>
    </message>
    <message>
      <source>Rivers found again by D8</source>
      <translation>Rios reencontrados por D8</translation>
    </message>
    <message>
      <source>Rivers from rain</source>
      <translation>Rios da chuva</translation>
    </message>
    <message>
      <source>Rivers grow on an island, from drawn ones if there are any, and a report measures them.</source>
      <translation>Os rios crescem em uma ilha, a partir dos desenhados se houver, e um relatório os mede.</translation>
    </message>
    <message>
      <source>Rivers grow upstream from mouths along the coast, edge by edge: always one of the lowest ends goes on, forks or takes a tributary, by chances that decide what the basins look like, and no edge comes near another or near the sea. Rivers rise strictly, never cross, and all reach the sea. Each line knows the line it flows into, its orders, lengths and areas, its flow, width and depth, and its type after Rosgen.</source>
      <translation>Os rios crescem para montante a partir de fozes ao longo da costa, aresta por aresta: sempre uma das extremidades mais baixas continua, bifurca-se ou toma um afluente, com probabilidades que decidem como são as bacias, e nenhuma aresta se aproxima de outra nem do mar. Os rios sobem estritamente, nunca se cruzam, e todos chegam ao mar. Cada linha conhece aquela em que deságua, suas ordens, comprimentos e áreas, sua vazão, largura e profundidade, e seu tipo segundo Rosgen.</translation>
    </message>
    <message>
      <source>Rivers in balance with uplift fall as a power of their area, &lt;i&gt;S&lt;/i&gt; = &lt;i&gt;k&lt;/i&gt;&lt;sub&gt;sn&lt;/sub&gt; &lt;i&gt;A&lt;/i&gt;&lt;sup&gt;-θ&lt;/sup&gt;. χ is the length from the mouth up, each step weighted by (&lt;i&gt;A&lt;/i&gt;&lt;sub&gt;0&lt;/sub&gt;/&lt;i&gt;A&lt;/i&gt;)&lt;sup&gt;θ&lt;/sup&gt;: over it such a river is a straight line, and the steeper, the faster the land rises or the harder its rock is.</source>
      <translation>Os rios em equilíbrio com o soerguimento descem como uma potência de sua área, &lt;i&gt;S&lt;/i&gt; = &lt;i&gt;k&lt;/i&gt;&lt;sub&gt;sn&lt;/sub&gt; &lt;i&gt;A&lt;/i&gt;&lt;sup&gt;-θ&lt;/sup&gt;. χ é o comprimento da foz para cima, com cada passo ponderado por (&lt;i&gt;A&lt;/i&gt;&lt;sub&gt;0&lt;/sub&gt;/&lt;i&gt;A&lt;/i&gt;)&lt;sup&gt;θ&lt;/sup&gt;: em função dele um tal rio é uma linha reta, e mais íngreme quanto mais depressa a terra sobe ou mais dura é sua rocha.</translation>
    </message>
    <message>
      <source>Rivers may be drawn in any direction; each must lead to the sea. What cannot be part of a network is left out, and the log names it with the remedy. All islands of the coast get terrain, those without rivers too. Lengths are metres on the ground whatever the CRS.</source>
      <translation>Os rios podem ser desenhados em qualquer sentido; cada um deve levar ao mar. O que não pode ser parte de uma rede é omitido, e o registro o nomeia com o remédio. Todas as ilhas da costa recebem terreno, também as sem rios. Os comprimentos são metros no solo, qualquer que seja o SRC.</translation>
    </message>
    <message>
      <source>Rivers of a model can be moved, drawn, deleted, raised and lowered. ‘Render terrain’ then cuts their beds into the ground as it was. Here uplift, rivers and hillslopes come into balance again: old valleys grow over, new ones open, and divides move, on all land that drains to an edited river or did so before.</source>
      <translation>Os rios de um modelo podem ser movidos, desenhados, apagados, elevados e rebaixados. “Renderizar terreno” corta então seus leitos no solo tal como estava. Aqui soerguimento, rios e encostas voltam a se equilibrar: vales antigos se fecham, novos se abrem, e divisores se movem, em toda a terra que drena para um rio editado ou o fazia antes.</translation>
    </message>
    <message>
      <source>Rivers of a single cell, which have no line: {}</source>
      <translation>Rios de uma só célula, que não têm linha: {}</translation>
    </message>
    <message>
      <source>Rivers of an island</source>
      <translation>Rios de uma ilha</translation>
    </message>
    <message>
      <source>Rivers of noise</source>
      <translation>Rios do ruído</translation>
    </message>
    <message>
      <source>Rivers of rain</source>
      <translation>Rios de chuva</translation>
    </message>
    <message>
      <source>Rivers of the network that D8 finds on the raster (%)</source>
      <translation>Rios da rede que D8 encontra no ráster (%)</translation>
    </message>
    <message>
      <source>Rivers of the terrain</source>
      <translation>Rios do terreno</translation>
    </message>
    <message>
      <source>Rivers of {}</source>
      <translation>Rios de {}</translation>
    </message>
    <message>
      <source>Rivers run down the DEM as it is, into its hollows. Those that begin or end in a body of water last; others dry out where they end.</source>
      <translation>Os rios descem pelo MDE tal como é, até suas cavidades. Os que começam ou terminam em um corpo d’água perduram; outros secam onde terminam.</translation>
    </message>
    <message>
      <source>Rivers that are known</source>
      <translation>Rios conhecidos</translation>
    </message>
    <message>
      <source>Rivers that carry more part into several arms at the sea, and grown ones build land into it. Empty: 25.</source>
      <translation>Rios que levam mais se dividem em vários braços no mar, e os crescidos constroem terra nele. Vazio: 25.</translation>
    </message>
    <message>
      <source>Rivers that dry out</source>
      <translation>Rios que secam</translation>
    </message>
    <message>
      <source>Rivers that last</source>
      <translation>Rios perenes</translation>
    </message>
    <message>
      <source>Rivers that were grown, edited or mapped become courses: with bends, side channels and deltas after their type, falling to the sea, each in the cell of its node. The land between them is eroded once, on cells of its own. On it lie primitives: discs of ground with a height, a radius and a roughness.</source>
      <translation>Rios crescidos, editados ou de um mapa viram cursos: com curvas, braços laterais e deltas segundo seu tipo, que descem ao mar, cada um na célula de seu nó. A terra entre eles é erodida uma vez, em células próprias. Sobre ela estão as primitivas: discos de solo com altitude, raio e rugosidade.</translation>
    </message>
    <message>
      <source>Rivers without a steepness, since they are shorter than STEP: {} of {}</source>
      <translation>Rios sem declividade normalizada, já que são mais curtos que STEP: {} de {}</translation>
    </message>
    <message>
      <source>Roads, bridges and dams hold water up in a DEM that runs through in the field. A channel changes far fewer heights there than a fill does. From each pit the path to lower ground is found along which the least height must be removed; the cells on it are lowered to the height of the pit, and no further.</source>
      <translation>Estradas, pontes e barragens retêm em um MDE água que no campo passa. Um canal altera ali muito menos altitudes que um preenchimento. De cada fosso se busca o caminho a um solo mais baixo no qual menos altura é removida; suas células são rebaixadas à altitude do fosso, e não mais.</translation>
    </message>
    <message>
      <source>Rock and scree</source>
      <translation>Rocha e tálus</translation>
    </message>
    <message>
      <source>Roughness (0 to 1)</source>
      <translation>Rugosidade (0 a 1)</translation>
    </message>
    <message>
      <source>Roughness (1: as in nature)</source>
      <translation>Rugosidade (1: como na natureza)</translation>
    </message>
    <message>
      <source>Roughness below the cells</source>
      <translation>Rugosidade abaixo das células</translation>
    </message>
    <message>
      <source>Roughness lays fractal noise over any shape. The same seed gives the same surface on every computer; more columns and rows, with the relief given, nearly the same surface in more detail.</source>
      <translation>A rugosidade põe ruído fractal sobre qualquer forma. A mesma semente dá a mesma superfície em todo computador; mais colunas e linhas, com o desnível dado, quase a mesma superfície com mais detalhe.</translation>
    </message>
    <message>
      <source>Roughness of the land below the cells of the DEM (m)</source>
      <translation>Rugosidade da terra abaixo das células do MDE (m)</translation>
    </message>
    <message>
      <source>Routing</source>
      <translation>Encaminhando a água</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Linhas</translation>
    </message>
    <message>
      <source>Rows of the heightmap</source>
      <translation>Linhas do mapa de alturas</translation>
    </message>
    <message>
      <source>Runoff (mm per hour)</source>
      <translation>Escoamento (mm por hora)</translation>
    </message>
    <message>
      <source>Runs made</source>
      <translation>Execuções feitas</translation>
    </message>
    <message>
      <source>SAGA: north 0, north-east 1 … north-west 7</source>
      <translation>SAGA: norte 0, nordeste 1 … noroeste 7</translation>
    </message>
    <message>
      <source>SALT_PANS is to be written, but EVAPORATION is empty: every lake is full. Leave one out.</source>
      <translation>SALT_PANS deve ser gravado, mas EVAPORATION está vazio: todos os lagos estão cheios. Deixe um dos dois.</translation>
    </message>
    <message>
      <source>SCALE_FILE: ‘{}’ does not say what a heightmap means ({}). Take the JSON file that ‘Export heightmap’ has written as SCALE.</source>
      <translation>SCALE_FILE: “{}” não diz o que significa um mapa de alturas ({}). Tome o arquivo JSON que “Exportar mapa de alturas” gravou como SCALE.</translation>
    </message>
    <message>
      <source>SCENE has a corner for one in {} columns and rows: it would be too large otherwise</source>
      <translation>SCENE tem um canto a cada {} colunas e linhas: senão seria grande demais</translation>
    </message>
    <message>
      <source>SCS lag (with CN)</source>
      <translation>Retardo do SCS (com CN)</translation>
    </message>
    <message>
      <source>SEA_FLOOR: the ground of this model is a DEM, which has no sea floor to make. Take ‘nodata’.</source>
      <translation>SEA_FLOOR: o solo deste modelo é um MDE, que não tem fundo do mar a fazer. Tome “nodata”.</translation>
    </message>
    <message>
      <source>SEA_LEVEL is {} in the numbers of ‘{}’, which is a height of {} m</source>
      <translation>SEA_LEVEL é {} nos números de “{}”, o que é uma altura de {} m</translation>
    </message>
    <message>
      <source>SEA_RISE drowns the valleys that rivers have cut, SCOUR lets them cut below the sea: inlets and fjords. With AVULSION mouths build out into the sea and rivers leave beds that have risen: deltas with arms.</source>
      <translation>SEA_RISE afoga os vales que os rios cortaram, SCOUR os deixa cortar abaixo do mar: rias e fiordes. Com AVULSION as fozes avançam no mar e os rios deixam leitos que subiram: deltas com braços.</translation>
    </message>
    <message>
      <source>SKETCH: no line of ‘{}’ lies on land of ‘{}’. Choose other lines, or correct the CRS of the layer that has a wrong one.</source>
      <translation>SKETCH: nenhuma linha de “{}” está em terra de “{}”. Escolha outras linhas ou corrija o SRC da camada que o tem errado.</translation>
    </message>
    <message>
      <source>SKETCH: no line of ‘{}’ touches the land of ‘{}’. Check the CRS, or draw rivers on land.</source>
      <translation>SKETCH: nenhuma linha de “{}” toca a terra de “{}”. Verifique o SRC ou desenhe rios em terra.</translation>
    </message>
    <message>
      <source>SKETCH: {} km of rivers lie in the DEM, {} m deep</source>
      <translation>SKETCH: {} km de rios estão no MDE, a {} m de profundidade</translation>
    </message>
    <message>
      <source>SKETCH: {} of {} are not followed: {}</source>
      <translation>SKETCH: {} de {} não são seguidos: {}</translation>
    </message>
    <message>
      <source>SKETCH: ‘{}’ has no line.</source>
      <translation>SKETCH: “{}” não tem nenhuma linha.</translation>
    </message>
    <message>
      <source>SLOPE_SKETCH: {} slopes of the land and {} of rivers are sketched</source>
      <translation>SLOPE_SKETCH: {} declividades da terra e {} de rios estão esboçadas</translation>
    </message>
    <message>
      <source>SLOPE_SKETCH: ‘{}’ has no field slope or river_slope with numbers. Add one, in metres per metre.</source>
      <translation>SLOPE_SKETCH: “{}” não tem campo slope ou river_slope com números. Acrescente um, em metros por metro.</translation>
    </message>
    <message>
      <source>SNAPPED is for BY points: it is not written.</source>
      <translation>SNAPPED é para BY points: não é gravado.</translation>
    </message>
    <message>
      <source>SNAPSHOTS is to be written, but SNAPSHOT_COUNT is 0. Say how many there shall be.</source>
      <translation>SNAPSHOTS deve ser gravado, mas SNAPSHOT_COUNT é 0. Diga quantos deve haver.</translation>
    </message>
    <message>
      <source>SNAPSHOTS show a fill by sweeps: choose the METHOD sweeps, or leave out the snapshots.</source>
      <translation>SNAPSHOTS mostram um preenchimento por varreduras: escolha o METHOD sweeps ou deixe os instantâneos.</translation>
    </message>
    <message>
      <source>SNAPSHOT_COUNT is {}, but SNAPSHOTS is not to be written: there are none.</source>
      <translation>SNAPSHOT_COUNT é {}, mas SNAPSHOTS não deve ser gravado: não há nenhum.</translation>
    </message>
    <message>
      <source>SPACING: an edge of {} is too long: the largest island of ‘{}’ has {}, an edge needs {}. Choose {} or less.</source>
      <translation>SPACING: um trecho de {} é longo demais: a maior ilha de “{}” tem {}, e um trecho precisa de {}. Escolha {} ou menos.</translation>
    </message>
    <message>
      <source>SPACING: {} is too wide: the largest land of ‘{}’ has {}. Choose {} or less.</source>
      <translation>SPACING: {} é largo demais: a maior terra de “{}” tem {}. Escolha {} ou menos.</translation>
    </message>
    <message>
      <source>SPACING: {} would make about {} edges on {} of ‘{}’, {}. Take {} or more.</source>
      <translation>SPACING: {} faria cerca de {} trechos em {} de “{}”, {}. Tome {} ou mais.</translation>
    </message>
    <message>
      <source>SPACING: {} would make {} nodes. Choose a wider spacing.</source>
      <translation>SPACING: {} faria {} nós. Escolha um espaçamento maior.</translation>
    </message>
    <message>
      <source>STATISTIC is for D∞ angles (ENCODING dinf) alone: D8 directions have one path.</source>
      <translation>STATISTIC é só para ângulos D∞ (ENCODING dinf): direções D8 têm um caminho.</translation>
    </message>
    <message>
      <source>STEP is greater than MAX_STAGE: the rating curves would have no stage.</source>
      <translation>STEP é maior que MAX_STAGE: as curvas-chave não teriam nenhum nível.</translation>
    </message>
    <message>
      <source>STEP is too small: {} stages up to MAX_STAGE, at most {}. Choose a STEP of at least {} m, or a lower MAX_STAGE.</source>
      <translation>STEP é pequeno demais: {} níveis até MAX_STAGE, no máximo {}. Escolha um STEP de pelo menos {} m ou um MAX_STAGE menor.</translation>
    </message>
    <message>
      <source>STEPS is for the method sweeps: it is ignored.</source>
      <translation>STEPS é para o método sweeps: é ignorado.</translation>
    </message>
    <message>
      <source>SWMM needs heights: give the DEM of the directions as INPUT, or leave SWMM out.</source>
      <translation>SWMM precisa de altitudes: dê o MDE das direções como INPUT ou deixe SWMM.</translation>
    </message>
    <message>
      <source>SWMM: there is no subbasin to write. Lower THRESHOLD, or leave SWMM out.</source>
      <translation>SWMM: não há sub-bacia a gravar. Baixe THRESHOLD ou deixe SWMM.</translation>
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
      <translation>Espalhando nós</translation>
    </message>
    <message>
      <source>Scattering primitives</source>
      <translation>Espalhando primitivas</translation>
    </message>
    <message>
      <source>Scene</source>
      <translation>Cena</translation>
    </message>
    <message>
      <source>Scour below the sea (m where c is 1)</source>
      <translation>Escavação abaixo do mar (m onde c é 1)</translation>
    </message>
    <message>
      <source>Scratch files in ‘{}’ cannot be used ({}): set HEADWATERS_SCRATCH to another folder.</source>
      <translation>Os arquivos temporários em “{}” não podem ser usados ({}): ponha outra pasta em HEADWATERS_SCRATCH.</translation>
    </message>
    <message>
      <source>Sea</source>
      <translation>Mar</translation>
    </message>
    <message>
      <source>Sea floor</source>
      <translation>Fundo do mar</translation>
    </message>
    <message>
      <source>Sea level (in the unit of the heights)</source>
      <translation>Nível do mar (na unidade das altitudes)</translation>
    </message>
    <message>
      <source>Sea level (m)</source>
      <translation>Nível do mar (m)</translation>
    </message>
    <message>
      <source>Sea where the ground lies at 0 or below</source>
      <translation>Mar onde o solo está em 0 ou abaixo</translation>
    </message>
    <message>
      <source>Sea: {} cells</source>
      <translation>Mar: {} células</translation>
    </message>
    <message>
      <source>Seed</source>
      <translation>Semente</translation>
    </message>
    <message>
      <source>Seed used</source>
      <translation>Semente usada</translation>
    </message>
    <message>
      <source>Seed {}</source>
      <translation>Semente {}</translation>
    </message>
    <message>
      <source>Set Z_UNIT to {}.</source>
      <translation>Ponha Z_UNIT em {}.</translation>
    </message>
    <message>
      <source>Seven</source>
      <translation>Sete</translation>
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
      <translation>Parte de suas células que está em lagos, 0 a 1; NULL onde não se conhecem lagos</translation>
    </message>
    <message>
      <source>Share of the area above</source>
      <translation>Parte da área acima</translation>
    </message>
    <message>
      <source>Share of the rivers</source>
      <translation>Parte dos rios</translation>
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
      <translation>Plantas individuais</translation>
    </message>
    <message>
      <source>Single plants stand as dense as their class and no two too near each other. They follow from the seed and the classes around them alone.</source>
      <translation>As plantas individuais ficam tão densas quanto sua classe, e não há duas perto demais. Derivam apenas da semente e das classes ao redor.</translation>
    </message>
    <message>
      <source>Sink</source>
      <translation>Sumidouro</translation>
    </message>
    <message>
      <source>Sinks</source>
      <translation>Sumidouros</translation>
    </message>
    <message>
      <source>Sinuosity</source>
      <translation>Sinuosidade</translation>
    </message>
    <message>
      <source>Six</source>
      <translation>Seis</translation>
    </message>
    <message>
      <source>Size of a pixel (m)</source>
      <translation>Tamanho de um pixel (m)</translation>
    </message>
    <message>
      <source>Size of the heightmap</source>
      <translation>Tamanho do mapa de alturas</translation>
    </message>
    <message>
      <source>Size of the land around the extent (m)</source>
      <translation>Tamanho da terra em torno da extensão (m)</translation>
    </message>
    <message>
      <source>Sketch        on land (km)   followed (km)   why not the rest</source>
      <translation>Esboço       em terra (km)    seguido (km)   por que não o resto</translation>
    </message>
    <message>
      <source>Sketched and rendered</source>
      <translation>Esboçado e renderizado</translation>
    </message>
    <message>
      <source>Sketched heights (m)</source>
      <translation>Altitudes esboçadas (m)</translation>
    </message>
    <message>
      <source>Sketched length that became rivers (%)</source>
      <translation>Comprimento esboçado que virou rios (%)</translation>
    </message>
    <message>
      <source>Sketched length with a river within a cell of it (%)</source>
      <translation>Comprimento esboçado com um rio a menos de uma célula (%)</translation>
    </message>
    <message>
      <source>Sketched lines become rivers from which the network grows on; the log tells which were followed, and why others were not. Coasts, sketches and rivers can be edited and grown again: an island that was not touched keeps its rivers and their ids.</source>
      <translation>Linhas esboçadas viram rios a partir dos quais a rede continua a crescer; o registro diz quais foram seguidas, e por que outras não. Costas, esboços e rios podem ser editados e crescer de novo: uma ilha que não foi tocada conserva seus rios e seus ids.</translation>
    </message>
    <message>
      <source>Sketched rivers</source>
      <translation>Rios esboçados</translation>
    </message>
    <message>
      <source>Sketched rivers pass {} triangles, of which {} follow them</source>
      <translation>Os rios esboçados passam por {} triângulos, dos quais {} os seguem</translation>
    </message>
    <message>
      <source>Sketched slopes</source>
      <translation>Declividades esboçadas</translation>
    </message>
    <message>
      <source>Sketches not followed</source>
      <translation>Esboços não seguidos</translation>
    </message>
    <message>
      <source>Sketches with a river within a cell of them: {} % of their length on land</source>
      <translation>Esboços com um rio a menos de uma célula: {} % de seu comprimento em terra</translation>
    </message>
    <message>
      <source>Slides</source>
      <translation>Deslizamentos</translation>
    </message>
    <message>
      <source>Slope</source>
      <translation>Declividade</translation>
    </message>
    <message>
      <source>Slope (m/m)</source>
      <translation>Declividade (m/m)</translation>
    </message>
    <message>
      <source>Slope a0 at which nothing happens (0 to 1)</source>
      <translation>Declividade a0 com a qual nada acontece (0 a 1)</translation>
    </message>
    <message>
      <source>Slope and area</source>
      <translation>Declividade e área</translation>
    </message>
    <message>
      <source>Slope and length of the loss of soil.</source>
      <translation>Declividade e comprimento da perda de solo.</translation>
    </message>
    <message>
      <source>Slope at which nothing happens, chosen (A0): {} m per m</source>
      <translation>Declividade com a qual nada acontece, escolhida (A0): {} m por m</translation>
    </message>
    <message>
      <source>Slope between 10 and 85 %</source>
      <translation>Declividade entre 10 e 85 %</translation>
    </message>
    <message>
      <source>Slope of</source>
      <translation>Declividade de</translation>
    </message>
    <message>
      <source>Slope of a river that drains 1 km² (m per m)</source>
      <translation>Declividade de um rio que drena 1 km² (m por m)</translation>
    </message>
    <message>
      <source>Slope of a river that drains 1 km²: {}</source>
      <translation>Declividade de um rio que drena 1 km²: {}</translation>
    </message>
    <message>
      <source>Slope of rock (degrees)</source>
      <translation>Declividade da rocha (graus)</translation>
    </message>
    <message>
      <source>Slope of that path between 10 and 85 % of its length from the outlet (m/m)</source>
      <translation>Declividade desse caminho entre 10 e 85 % de seu comprimento a partir da saída (m/m)</translation>
    </message>
    <message>
      <source>Slope of the land (m per m)</source>
      <translation>Declividade da terra (m por m)</translation>
    </message>
    <message>
      <source>Slope of the rivers (m per m)</source>
      <translation>Declividade dos rios (m por m)</translation>
    </message>
    <message>
      <source>Slope of the shape (m for each row)</source>
      <translation>Declividade da forma (m por linha)</translation>
    </message>
    <message>
      <source>Slope of the valley beyond</source>
      <translation>Declividade do vale além</translation>
    </message>
    <message>
      <source>Slope ∝ A^−θ: links gathered in bins of area, five for each factor of ten; the slope of a bin is the fall
of all its links over their length. Bins weigh as many links as they hold.</source>
      <translation>Declividade ∝ A^−θ: trechos reunidos em classes de área, cinco por fator de dez; a declividade de uma classe é o desnível
de todos os seus trechos sobre seu comprimento. As classes pesam conforme os trechos que contêm.</translation>
    </message>
    <message>
      <source>Slope, fall over length</source>
      <translation>Declividade, desnível sobre comprimento</translation>
    </message>
    <message>
      <source>Slope: of the DEM as it is (Horn)</source>
      <translation>Declividade: a do MDE tal como é (Horn)</translation>
    </message>
    <message>
      <source>Slope: of the surface that the water runs over, {}</source>
      <translation>Declividade: a da superfície por onde corre a água, {}</translation>
    </message>
    <message>
      <source>Slopes of rivers, m per m, before PEAK raises all. A map for RIVER_SLOPE_MAP.</source>
      <translation>Declividades dos rios, m por m, antes que PEAK eleve tudo. Um mapa para RIVER_SLOPE_MAP.</translation>
    </message>
    <message>
      <source>Slopes of rivers, m per m, from 0 to 1, wherever the raster has data; elsewhere RIVER_SLOPE holds, or 0.01.</source>
      <translation>Declividades dos rios, m por m, de 0 a 1, onde o ráster tem dados; no resto vale RIVER_SLOPE, ou 0,01.</translation>
    </message>
    <message>
      <source>Slopes of the land, m per m, before PEAK raises all. A map for TERRAIN_SLOPE_MAP.</source>
      <translation>Declividades da terra, m por m, antes que PEAK eleve tudo. Um mapa para TERRAIN_SLOPE_MAP.</translation>
    </message>
    <message>
      <source>Slopes of the land, m per m, from 0 to 0.25, wherever the raster has data; elsewhere TERRAIN_SLOPE holds, or 0.15.</source>
      <translation>Declividades da terra, m por m, de 0 a 0,25, onde o ráster tem dados; no resto vale TERRAIN_SLOPE, ou 0,15.</translation>
    </message>
    <message>
      <source>Small watersheds along a coast may be merged into a neighbour, or dropped.</source>
      <translation>Bacias pequenas ao longo de uma costa podem ser unidas a uma vizinha, ou descartadas.</translation>
    </message>
    <message>
      <source>Small watersheds dropped</source>
      <translation>Bacias pequenas descartadas</translation>
    </message>
    <message>
      <source>Small watersheds merged</source>
      <translation>Bacias pequenas unidas</translation>
    </message>
    <message>
      <source>Smaller hollows are opened. Empty: 30 cells of the DEM.</source>
      <translation>Cavidades menores são abertas. Vazio: 30 células do MDE.</translation>
    </message>
    <message>
      <source>Smaller lakes are left out, nested or not. Empty: ten cells, or the 100 000th part of the land if that is more; the log tells. 0: every lake.</source>
      <translation>Omitem-se os lagos menores, dentro de outros ou não. Vazio: dez células, ou a 100 000.ª parte da terra se for mais; o registro o diz. 0: todos os lagos.</translation>
    </message>
    <message>
      <source>Smallest area (km²)</source>
      <translation>Área mínima (km²)</translation>
    </message>
    <message>
      <source>Smallest lake (km²)</source>
      <translation>Lago mínimo (km²)</translation>
    </message>
    <message>
      <source>Smallest lake: {} km², {} m deep</source>
      <translation>Menor lago: {} km², {} m de profundidade</translation>
    </message>
    <message>
      <source>Smoothing passes</source>
      <translation>Passadas de suavização</translation>
    </message>
    <message>
      <source>Snapshots</source>
      <translation>Instantâneos</translation>
    </message>
    <message>
      <source>Snow</source>
      <translation>Neve</translation>
    </message>
    <message>
      <source>Snow and ice</source>
      <translation>Neve e gelo</translation>
    </message>
    <message>
      <source>Snow lies where it freezes, and the deeper the colder it is. Only for the model snow. Empty: so that it freezes on half of the land; the log tells.</source>
      <translation>A neve fica onde congela, e mais funda quanto mais frio. Só para o modelo snow. Vazio: de modo que congele em metade da terra; o registro o diz.</translation>
    </message>
    <message>
      <source>So deep below the sea, times c^P, a river cuts its bed while it flows; the sea comes in at the end.</source>
      <translation>A esta profundidade abaixo do mar, vezes c^P, um rio corta seu leito enquanto flui; o mar entra no fim.</translation>
    </message>
    <message>
      <source>So many discs of ground for each square of an edge length: where one is raised, moved or added the ground follows, and they carry its noise. Its shape does not depend on them, but with EROSION_CELL_SIZE 0, when it is blended from them: then more show smaller shapes.</source>
      <translation>Tantos discos de solo por quadrado de um comprimento de aresta: onde um é elevado, movido ou acrescentado o solo o segue, e eles levam seu ruído. Sua forma não depende deles, salvo com EROSION_CELL_SIZE 0, quando é misturada deles: então mais discos mostram formas menores.</translation>
    </message>
    <message>
      <source>So much of the land becomes lakes by chance that stand behind moraines in the valleys of rivers, more of them where it is high. The seed says where; there are fewer where no more fit.</source>
      <translation>Tanta terra vira ao acaso lagos que ficam atrás de morenas nos vales dos rios, mais onde é alta. A semente diz onde; há menos onde não cabem mais.</translation>
    </message>
    <message>
      <source>So much of the land becomes round lakes by chance, on even ground away from rivers, more of them where it is high. The seed says where; there are fewer where no more fit.</source>
      <translation>Tanta terra vira ao acaso lagos redondos, em solo plano longe dos rios, mais onde é alta. A semente diz onde; há menos onde não cabem mais.</translation>
    </message>
    <message>
      <source>Solving for the ground</source>
      <translation>Resolvendo o solo</translation>
    </message>
    <message>
      <source>Sounds part the world into lands that are so wide. Rectangles fit that have the same LAND_SIZE, SEED and other values. Empty: five times the longer side of EXTENT, or a little more: 1, 2 or 5 with zeros.</source>
      <translation>Estreitos dividem o mundo em terras desta largura. Encaixam-se os retângulos com os mesmos LAND_SIZE, SEED e demais valores. Vazio: cinco vezes o lado maior de EXTENT, ou um pouco mais: 1, 2 ou 5 com zeros.</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Código-fonte</translation>
    </message>
    <message>
      <source>South</source>
      <translation>Sul</translation>
    </message>
    <message>
      <source>South-east</source>
      <translation>Sudeste</translation>
    </message>
    <message>
      <source>South-west</source>
      <translation>Sudoeste</translation>
    </message>
    <message>
      <source>Spacing of the rivers (m)</source>
      <translation>Espaçamento dos rios (m)</translation>
    </message>
    <message>
      <source>Spacing used (m)</source>
      <translation>Espaçamento usado (m)</translation>
    </message>
    <message>
      <source>Specific area (m² per m)</source>
      <translation>Área específica (m² por m)</translation>
    </message>
    <message>
      <source>Specific area: by {} on the surface that the water runs over, over the width of {}</source>
      <translation>Área específica: com {} na superfície por onde corre a água, dividida pela largura de {}</translation>
    </message>
    <message>
      <source>Spill points</source>
      <translation>Pontos de transbordo</translation>
    </message>
    <message>
      <source>Spring</source>
      <translation>Nascente</translation>
    </message>
    <message>
      <source>Springs move down their rivers where these would otherwise begin on another side of a divide, but for those of courses that were edited. The model itself is never changed: the result is a copy of its file. Types and bends stay as they are.</source>
      <translation>As nascentes descem por seus rios onde, senão, estes começariam do outro lado de um divisor, salvo as de cursos que foram editados. O próprio modelo nunca é alterado: o resultado é uma cópia de seu arquivo. Tipos e curvas ficam como estão.</translation>
    </message>
    <message>
      <source>Stage (m)</source>
      <translation>Nível da água acima do leito (m)</translation>
    </message>
    <message>
      <source>Stage of the reach (m); NULL where a raster gives that of each cell</source>
      <translation>Nível da água do trecho (m); NULL onde um raster dá o de cada célula</translation>
    </message>
    <message>
      <source>Start here: {} …</source>
      <translation>Comece aqui: {} …</translation>
    </message>
    <message>
      <source>Starting surface</source>
      <translation>Superfície inicial</translation>
    </message>
    <message>
      <source>Steeper beds are eroded, flatter ones built up. Empty: half of the slope that half of the land exceeds; the log tells.</source>
      <translation>Leitos mais íngremes são erodidos, os mais planos aterrados. Vazio: metade da declividade que metade da terra excede; o registro o diz.</translation>
    </message>
    <message>
      <source>Steeper ground is bare.</source>
      <translation>Solo mais íngreme fica nu.</translation>
    </message>
    <message>
      <source>Steepness along rivers</source>
      <translation>Declividade ao longo dos rios</translation>
    </message>
    <message>
      <source>Step of the rating curves (m)</source>
      <translation>Passo das curvas-chave (m)</translation>
    </message>
    <message>
      <source>Steppe and grassland</source>
      <translation>Estepe e pradaria</translation>
    </message>
    <message>
      <source>Steps</source>
      <translation>Passos</translation>
    </message>
    <message>
      <source>Steps before the sea rises</source>
      <translation>Passos antes que o mar suba</translation>
    </message>
    <message>
      <source>Steps that are left build deltas in the inlets. Empty: it rises after the last step.</source>
      <translation>Os passos que restam constroem deltas nas rias. Vazio: sobe após o último passo.</translation>
    </message>
    <message>
      <source>Stop after so many sweeps; cells that do not drain by then keep their height. Empty: until nothing changes. Only for sweeps.</source>
      <translation>Parar após tantas varreduras; as células que até então não drenam conservam sua altitude. Vazio: até que nada mude. Só para sweeps.</translation>
    </message>
    <message>
      <source>Strahler order</source>
      <translation>Ordem de Strahler</translation>
    </message>
    <message>
      <source>Strahler orders</source>
      <translation>Ordens de Strahler</translation>
    </message>
    <message>
      <source>Stream power index (SPI)</source>
      <translation>Índice de potência da corrente (SPI)</translation>
    </message>
    <message>
      <source>Streams</source>
      <translation>Cursos d’água</translation>
    </message>
    <message>
      <source>Streams by order</source>
      <translation>Cursos d’água por ordem</translation>
    </message>
    <message>
      <source>Strength of the erosion</source>
      <translation>Força da erosão</translation>
    </message>
    <message>
      <source>Strength of the law, chosen (KAPPA): {} m a step</source>
      <translation>Força da lei, escolhida (KAPPA): {} m por passo</translation>
    </message>
    <message>
      <source>Strength of the noise (0 to 1)</source>
      <translation>Força do ruído (0 a 1)</translation>
    </message>
    <message>
      <source>Strength κ (m a step where c is 1)</source>
      <translation>Força κ (m por passo onde c é 1)</translation>
    </message>
    <message>
      <source>Stretch all heights that are written to lie between 0 and this. Empty: as the model leaves them, mostly below 0: valleys become many times as deep as the relief was. It moves no river.</source>
      <translation>Esticar todas as altitudes que são gravadas para ficarem entre 0 e isto. Vazio: como o modelo as deixa, na maioria abaixo de 0: os vales ficam muitas vezes mais fundos que o desnível que havia. Não move rio algum.</translation>
    </message>
    <message>
      <source>Subbasin of the reach</source>
      <translation>Sub-bacia do trecho</translation>
    </message>
    <message>
      <source>Subbasin that its water goes on to; NULL at a sink</source>
      <translation>Sub-bacia para a qual segue sua água; NULL em um sumidouro</translation>
    </message>
    <message>
      <source>Subbasins</source>
      <translation>Sub-bacias</translation>
    </message>
    <message>
      <source>Subbasins are to have {} km²</source>
      <translation>As sub-bacias devem ter {} km²</translation>
    </message>
    <message>
      <source>Subbasins as a raster</source>
      <translation>Sub-bacias como ráster</translation>
    </message>
    <message>
      <source>Subbasins end at these points too. One beside a river goes down the slope to it.</source>
      <translation>As sub-bacias terminam também nestes pontos. Um ao lado de um rio desce a encosta até ele.</translation>
    </message>
    <message>
      <source>Subbasins end at these points. One beside every river has a reach too, down to the next river. One at a junction belongs below it: all that meets there drains to it. Points on one cell are one gauge.</source>
      <translation>As sub-bacias terminam nestes pontos. Um ao lado de um rio também tem um trecho, até o próximo rio. Um em uma confluência pertence ao que está abaixo: tudo o que conflui ali drena para ele. Pontos em uma mesma célula são uma só estação.</translation>
    </message>
    <message>
      <source>Subbasins, reaches, junctions and sinks, each with the next below.</source>
      <translation>Sub-bacias, trechos, confluências e sumidouros, cada um com o próximo a jusante.</translation>
    </message>
    <message>
      <source>Subcatchments, junctions, outfalls and conduits, which run at once.</source>
      <translation>Subáreas, junções, exutórios e condutos, que rodam de imediato.</translation>
    </message>
    <message>
      <source>Sum over all cells</source>
      <translation>Soma de todas as células</translation>
    </message>
    <message>
      <source>Swamp</source>
      <translation>Pântano</translation>
    </message>
    <message>
      <source>Sweeping</source>
      <translation>Fazendo varreduras</translation>
    </message>
    <message>
      <source>Sweeping once more for the snapshots</source>
      <translation>Varrendo mais uma vez para os instantâneos</translation>
    </message>
    <message>
      <source>Sweeps made</source>
      <translation>Varreduras feitas</translation>
    </message>
    <message>
      <source>Sweeps made: {}</source>
      <translation>Varreduras feitas: {}</translation>
    </message>
    <message>
      <source>Sweeps to make</source>
      <translation>Varreduras a fazer</translation>
    </message>
    <message>
      <source>TC needs heights: give the DEM of the directions as INPUT. The fields tc_… are empty.</source>
      <translation>TC precisa de altitudes: dê o MDE das direções como INPUT. Os campos tc_… estão vazios.</translation>
    </message>
    <message>
      <source>TC: scs needs a curve number as CN. The field tc_scs is empty.</source>
      <translation>TC: scs precisa de um número de curva como CN. O campo tc_scs está vazio.</translation>
    </message>
    <message>
      <source>THRESHOLD_BY {} is not used: the THRESHOLD is given.</source>
      <translation>THRESHOLD_BY {} não é usado: THRESHOLD está dado.</translation>
    </message>
    <message>
      <source>TILES: {} tiles of {} pixels would be needed, at most {} are made. Give a larger TILE_SIZE.</source>
      <translation>TILES: seriam necessários {} blocos de {} pixels, no máximo {} são feitos. Dê um TILE_SIZE maior.</translation>
    </message>
    <message>
      <source>TILES: {} × {} pixels need {}. Give a smaller TILE_SIZE, clip the raster, or take larger cells.</source>
      <translation>TILES: {} × {} pixels precisam de {}. Dê um TILE_SIZE menor, recorte o ráster ou tome células maiores.</translation>
    </message>
    <message>
      <source>Table of stream drops</source>
      <translation>Tabela de desníveis dos cursos d’água</translation>
    </message>
    <message>
      <source>Table of subbasins</source>
      <translation>Tabela de sub-bacias</translation>
    </message>
    <message>
      <source>Tangent of the slope, or percent, or degrees.</source>
      <translation>Tangente da declividade, ou por cento, ou graus.</translation>
    </message>
    <message>
      <source>TauDEM: east 1, north-east 2 … south-east 8</source>
      <translation>TauDEM: leste 1, nordeste 2 … sudeste 8</translation>
    </message>
    <message>
      <source>Telling what grows</source>
      <translation>Determinando o que cresce</translation>
    </message>
    <message>
      <source>Tells which versions are installed, whether kernels compile, and what processors and memory there are.</source>
      <translation>Diz que versões estão instaladas, se os núcleos compilam e que processadores e memória há.</translation>
    </message>
    <message>
      <source>Tension in air (m²)</source>
      <translation>Tensão no ar (m²)</translation>
    </message>
    <message>
      <source>Tension in the ground (m²), or transmissivity (m² a day)</source>
      <translation>Tensão no solo (m²), ou transmissividade (m² por dia)</translation>
    </message>
    <message>
      <source>Tension {} m² in the ground, {} m² in air</source>
      <translation>Tensão {} m² no solo, {} m² no ar</translation>
    </message>
    <message>
      <source>Terrain</source>
      <translation>Terreno</translation>
    </message>
    <message>
      <source>Terrain from a DEM</source>
      <translation>Terreno a partir de um MDE</translation>
    </message>
    <message>
      <source>Terrain from a coastline</source>
      <translation>Terreno a partir de uma linha de costa</translation>
    </message>
    <message>
      <source>Terrain from rivers</source>
      <translation>Terreno a partir de rios</translation>
    </message>
    <message>
      <source>Terrain indices</source>
      <translation>Índices do terreno</translation>
    </message>
    <message>
      <source>Terrain less a smooth surface of the DEM.</source>
      <translation>Terreno menos uma superfície suave do MDE.</translation>
    </message>
    <message>
      <source>Terrain model</source>
      <translation>Modelo de terreno</translation>
    </message>
    <message>
      <source>Terrain of a coast</source>
      <translation>Terreno de uma costa</translation>
    </message>
    <message>
      <source>Terrain of {}</source>
      <translation>Terreno de {}</translation>
    </message>
    <message>
      <source>Terrain-RGB of Mapbox</source>
      <translation>Terrain-RGB do Mapbox</translation>
    </message>
    <message>
      <source>Terrarium</source>
      <translation>Terrarium</translation>
    </message>
    <message>
      <source>That of SLOPE. Indices count with the ratio whatever the unit.</source>
      <translation>A de SLOPE. Os índices contam com a razão, qualquer que seja a unidade.</translation>
    </message>
    <message>
      <source>The DEM has no data in {} river cells: no water stands on the land that drains to them.</source>
      <translation>O MDE não tem dados em {} células de rio: na terra que drena para elas não há água.</translation>
    </message>
    <message>
      <source>The DEM has no data in {} river cells: reaches that begin or end there have no fall, and nodes stand at 0 in SWMM.</source>
      <translation>O MDE não tem dados em {} células de rio: trechos que ali começam ou terminam não têm desnível, e os nós estão em 0 no SWMM.</translation>
    </message>
    <message>
      <source>The DEM has no data in {} river cells: vertices and falls there have no height.</source>
      <translation>O MDE não tem dados em {} células de rio: vértices e desníveis ali não têm altitude.</translation>
    </message>
    <message>
      <source>The DEM has no valid cell of land.</source>
      <translation>O MDE não tem nenhuma célula válida de terra.</translation>
    </message>
    <message>
      <source>The DEM is level.</source>
      <translation>O MDE é plano.</translation>
    </message>
    <message>
      <source>The DEM with its channels, in the type of the input.</source>
      <translation>O MDE com seus canais, no tipo da entrada.</translation>
    </message>
    <message>
      <source>The DEM with rivers carved into it, in the type of the input.</source>
      <translation>O MDE com rios escavados nele, no tipo da entrada.</translation>
    </message>
    <message>
      <source>The DEM without depressions, in the type of the input.</source>
      <translation>O MDE sem depressões, no tipo da entrada.</translation>
    </message>
    <message>
      <source>The JSON file that ‘Export heightmap’ has written beside a heightmap. It has the size of pixels and what heights mean, instead of the three above.</source>
      <translation>O arquivo JSON que “Exportar mapa de alturas” gravou ao lado de um mapa de alturas. Tem o tamanho dos pixels e o que significam as altitudes, em lugar dos três acima.</translation>
    </message>
    <message>
      <source>The address of a Dask scheduler whose workers do the work, such as tcp://host:8786, or local for one worker process for each processor of this computer. Workers must see inputs and the folder of the outputs under the same path. They write rasters named .vrt themselves. Empty: no cluster.</source>
      <translation>O endereço de um agendador do Dask cujos trabalhadores fazem o trabalho, como tcp://host:8786, ou local para um processo por processador deste computador. Os trabalhadores devem ver as entradas e a pasta das saídas sob o mesmo caminho. Rásters chamados .vrt eles mesmos gravam. Vazio: sem cluster.</translation>
    </message>
    <message>
      <source>The angle between rivers that meet.</source>
      <translation>O ângulo entre rios que confluem.</translation>
    </message>
    <message>
      <source>The area is that of the DEM.</source>
      <translation>A área é a do MDE.</translation>
    </message>
    <message>
      <source>The areas that drain to the links are not known.</source>
      <translation>As áreas que drenam para os trechos não são conhecidas.</translation>
    </message>
    <message>
      <source>The band that holds the heights.</source>
      <translation>A banda que contém as altitudes.</translation>
    </message>
    <message>
      <source>The band with heights, in metres.</source>
      <translation>A banda com altitudes, em metros.</translation>
    </message>
    <message>
      <source>The cells of ‘{}’ have slid {} times on average: valleys are lost in slides. Take a smaller D, a larger M or fewer events.</source>
      <translation>As células de “{}” deslizaram {} vezes em média: os vales se perdem em deslizamentos. Tome um D menor, um M maior ou menos eventos.</translation>
    </message>
    <message>
      <source>The change in metres a step for LAW expression, such as 2 * c^0.5 * (a0 - a), with + - * / ^ ( ) and abs, exp, log, max, min, sqrt. z is the height in metres.</source>
      <translation>A mudança em metros por passo para LAW expression, como 2 * c^0.5 * (a0 - a), com + - * / ^ ( ) e abs, exp, log, max, min, sqrt. z é a altitude em metros.</translation>
    </message>
    <message>
      <source>The coast has a part that cannot be drawn in metres around its middle: clip it.</source>
      <translation>A costa tem uma parte que não pode ser desenhada em metros ao redor do centro: recorte-a.</translation>
    </message>
    <message>
      <source>The coordinates of the layer ‘{}’ are no degrees: metres are assumed.</source>
      <translation>As coordenadas da camada “{}” não são graus: supõem-se metros.</translation>
    </message>
    <message>
      <source>The direction of a river is found from the whole network and the heights of the DEM, not from the order of its vertices: lines that were digitised upstream are turned. Braids keep all their arms, and loops form no cycle. A river ends where it meets the sea.</source>
      <translation>O sentido de um rio é achado pela rede inteira e pelas altitudes do MDE, não pela ordem de seus vértices: linhas digitalizadas para montante são viradas. Rios entrelaçados conservam todos os braços, e laços não formam ciclo. Um rio termina onde encontra o mar.</translation>
    </message>
    <message>
      <source>The directions of a DEM, what drains through each cell, and the cells that are rivers.</source>
      <translation>As direções de um MDE, o que drena por cada célula e as células que são rios.</translation>
    </message>
    <message>
      <source>The directions of ‘{}’, read as {}, have a cycle at {}. {}</source>
      <translation>As direções de “{}”, lidas como {}, têm um ciclo em {}. {}</translation>
    </message>
    <message>
      <source>The directions that were found have a cycle at {}, so nothing was made of them. Choose another way in which ties or depressions are treated, and please tell us of this DEM.</source>
      <translation>As direções encontradas têm um ciclo em {}, por isso nada foi feito delas. Escolha outra forma de tratar os empates ou as depressões, e por favor nos fale deste MDE.</translation>
    </message>
    <message>
      <source>The directions were not found.</source>
      <translation>As direções não foram encontradas.</translation>
    </message>
    <message>
      <source>The disk of ‘{}’ is full: make room, set HEADWATERS_SCRATCH to another folder, or clip the raster.</source>
      <translation>O disco de “{}” está cheio: abra espaço, ponha outra pasta em HEADWATERS_SCRATCH ou recorte o ráster.</translation>
    </message>
    <message>
      <source>The distance is the length of the path in metres on the ground from the centre of the cell, from neighbour to neighbour, to the cell where the path ends; or, if rivers are given, to the first river cell that it meets.</source>
      <translation>A distância é o comprimento do caminho em metros no solo do centro da célula, de vizinho em vizinho, até a célula onde termina; ou, se rios são dados, até a primeira célula de rio que encontra.</translation>
    </message>
    <message>
      <source>The drops of streams tell no threshold: at none of those in the log do streams of the first order fall as far as higher ones. About one cell in a hundred is river instead.</source>
      <translation>As quedas dos cursos não dizem nenhum limiar: em nenhum dos do registro os cursos de primeira ordem caem tanto quanto os maiores. Em vez disso, cerca de uma célula em cem é rio.</translation>
    </message>
    <message>
      <source>The encoding {} has no number for a cell where water ends: {} such cells inside the data have no data in {}. Others, esri for example, keep them.</source>
      <translation>A codificação {} não tem número para uma célula onde a água termina: {} dessas células dentro dos dados ficam sem dados em {}. Outras, esri por exemplo, as mantêm.</translation>
    </message>
    <message>
      <source>The field of a painted layer with its numbers. Empty: the field weight or uplift, or the only one with numbers but width; without any, lines and points are 1 and polygons 0.</source>
      <translation>O campo de uma camada pintada com seus números. Vazio: o campo weight ou uplift, ou o único com números além de width; sem nenhum, linhas e pontos são 1 e polígonos 0.</translation>
    </message>
    <message>
      <source>The field of contours, spots or polygons with their heights in metres. Empty: the field height, elevation, elev, ele, contour, z or z_m, or the only one with numbers.</source>
      <translation>O campo das curvas de nível, pontos cotados ou polígonos com as suas alturas em metros. Vazio: o campo height, elevation, elev, ele, contour, z ou z_m, ou o único com números.</translation>
    </message>
    <message>
      <source>The field of sketched lines or polygons with heights in metres. Empty: the field height, elevation or z, or the only one with numbers.</source>
      <translation>O campo de linhas ou polígonos esboçados com altitudes em metros. Vazio: o campo height, elevation ou z, ou o único com números.</translation>
    </message>
    <message>
      <source>The field {} of ‘{}’ does not tell its points apart: their watersheds are numbered 1, 2, … in a field {}</source>
      <translation>O campo {} de “{}” não distingue seus pontos: as bacias deles são numeradas 1, 2, … em um campo {}</translation>
    </message>
    <message>
      <source>The field {} of ‘{}’ holds no number for any of its rivers.</source>
      <translation>O campo {} de “{}” não contém número para nenhum dos rios.</translation>
    </message>
    <message>
      <source>The fill as it comes in from the coast, one band each; its name tells after how many sweeps. MAX_DEPTH is not heeded here.</source>
      <translation>O preenchimento conforme entra pela costa, uma banda cada; seu nome diz após quantas varreduras. MAX_DEPTH não é levado em conta aqui.</translation>
    </message>
    <message>
      <source>The folder ‘{}’ for scratch files is not there: set HEADWATERS_SCRATCH anew.</source>
      <translation>A pasta “{}” para arquivos temporários não está lá: ponha HEADWATERS_SCRATCH de novo.</translation>
    </message>
    <message>
      <source>The ground at moments, one band each.</source>
      <translation>O solo em vários momentos, uma banda cada.</translation>
    </message>
    <message>
      <source>The ground between cells</source>
      <translation>O solo entre células</translation>
    </message>
    <message>
      <source>The ground is a raster, a mesh layer, or a coast on which a mesh is made. What goes in comes out: cells of a raster stay cells, and a mesh keeps its nodes. POINTS puts a mesh of so many nodes on a raster. On cells water keeps to the slope on average, by SEED, so that smooth ground gets no star of eight valleys.</source>
      <translation>O solo é um ráster, uma camada de malha ou uma costa sobre a qual se faz uma malha. O que entra sai: células de um ráster continuam células, e uma malha conserva seus nós. POINTS põe uma malha de tantos nós sobre um ráster. Nas células a água segue a declividade em média, por SEED, para que um solo liso não receba uma estrela de oito vales.</translation>
    </message>
    <message>
      <source>The ground is eroded once on cells of this size, which cuts valleys that the network does not know, and kept as a raster. Empty: a part of an edge, or the size of cells that are asked for if they are smaller. 0: no erosion; primitives alone make up the ground.</source>
      <translation>O solo é erodido uma vez em células deste tamanho, o que corta vales que a rede não conhece, e é guardado como ráster. Vazio: uma parte de uma aresta, ou o tamanho das células pedidas se forem menores. 0: sem erosão; só as primitivas compõem o solo.</translation>
    </message>
    <message>
      <source>The height is that of the cell above the same point: above the outlet, or above the river (HAND, height above the nearest drainage), on the surface that the water runs over: the depressions of a DEM are filled. Low values beside a river are what a flood reaches first.</source>
      <translation>A altura é a da célula acima desse mesmo ponto: acima da saída, ou acima do rio (HAND, altura acima da drenagem mais próxima), na superfície por onde corre a água: as depressões de um MDE são preenchidas. Valores baixos ao lado de um rio são o que uma cheia alcança primeiro.</translation>
    </message>
    <message>
      <source>The heightmap has 0 for the lowest and 65535 for the highest cell; the file of the scale tells both in metres, and how large the map is. Where the DEM has no data the lowest height stands.</source>
      <translation>O mapa de alturas tem 0 na célula mais baixa e 65535 na mais alta; o arquivo da escala diz ambas em metros, e quão grande é o mapa. Onde o MDE não tem dados fica a altitude mais baixa.</translation>
    </message>
    <message>
      <source>The heights of the links are not known.</source>
      <translation>As altitudes dos trechos não são conhecidas.</translation>
    </message>
    <message>
      <source>The heights of the rivers are not known: give the DEM, or lines with heights.</source>
      <translation>As altitudes dos rios não são conhecidas: dê o MDE, ou linhas com altitudes.</translation>
    </message>
    <message>
      <source>The id of each cell's subbasin.</source>
      <translation>O id da sub-bacia de cada célula.</translation>
    </message>
    <message>
      <source>The id of each cell's watershed; the label where ids are text.</source>
      <translation>O id da bacia de cada célula; o rótulo onde os ids são texto.</translation>
    </message>
    <message>
      <source>The id of the line in each river cell.</source>
      <translation>O id da linha em cada célula de rio.</translation>
    </message>
    <message>
      <source>The island of seed {} is there.</source>
      <translation>A ilha da semente {} está pronta.</translation>
    </message>
    <message>
      <source>The islands lie so far apart that the largest is {} cells across: give a CELL_SIZE, or make terrain of fewer islands at a time.</source>
      <translation>As ilhas estão tão longe umas das outras que a maior tem {} células de largura: dê um CELL_SIZE ou faça terreno de menos ilhas por vez.</translation>
    </message>
    <message>
      <source>The kernels of Headwaters become machine code when they are first used, which takes two minutes for all. This runs every algorithm once on a little land of its own and keeps nothing but the machine code, which lies in the user profile. After an update only what has changed is compiled again.</source>
      <translation>Os núcleos do Headwaters viram código de máquina quando usados pela primeira vez, o que leva dois minutos para todos. Isto executa cada algoritmo uma vez sobre uma pequena terra própria e nada guarda além do código de máquina, que fica no perfil do usuário. Após uma atualização só o que mudou é compilado de novo.</translation>
    </message>
    <message>
      <source>The lakes after the last step.</source>
      <translation>Os lagos após o último passo.</translation>
    </message>
    <message>
      <source>The lakes as polygons, a parent before its children; the map shows those that lie in no other.</source>
      <translation>Os lagos como polígonos, o que contém antes dos contidos; o mapa mostra os que não estão em nenhum outro.</translation>
    </message>
    <message>
      <source>The lakes of a DEM and where they spill, and its rivers, which know the lakes they cross.</source>
      <translation>Os lagos de um MDE e onde transbordam, e seus rios, que sabem quais lagos atravessam.</translation>
    </message>
    <message>
      <source>The land is level, or its heights are not known.</source>
      <translation>A terra é plana, ou suas altitudes não são conhecidas.</translation>
    </message>
    <message>
      <source>The land is parted into triangles. Water enters and leaves each through its sides: one is the outlet, the others are entries or ridges. From the sea upstream, triangle by triangle, they become trees, which are the basins: where noise is low first, or where a sketch of heights is, and along sketched rivers.</source>
      <translation>A terra é dividida em triângulos. A água entra e sai de cada um por seus lados: um é a saída, os outros são entradas ou cristas. Do mar para montante, triângulo por triângulo, viram árvores, que são as bacias: primeiro onde o ruído é baixo, ou onde o é um esboço de altitudes, e ao longo de rios esboçados.</translation>
    </message>
    <message>
      <source>The land is this part of the map, where no coastline is given.</source>
      <translation>A terra é esta parte do mapa, onde não se dá linha de costa.</translation>
    </message>
    <message>
      <source>The land nearest to each node, cut at the border of the mesh.</source>
      <translation>A terra mais próxima de cada nó, cortada na borda da malha.</translation>
    </message>
    <message>
      <source>The land nearest to each node.</source>
      <translation>A terra mais próxima de cada nó.</translation>
    </message>
    <message>
      <source>The land of each river mouth.</source>
      <translation>A terra de cada foz de rio.</translation>
    </message>
    <message>
      <source>The land stays the one that was given. Hollows become lakes or are opened, whatever changes less; no cell but those of lakes is a pit; and D8 finds the rivers of the layer beside it. Finer cells have a smooth surface whose means over the cells are the DEM, with beds of rivers, their bends and the shores of lakes.</source>
      <translation>A terra continua a que foi dada. Cavidades viram lagos ou são abertas, o que mudar menos; nenhuma célula salvo as de lagos é um fosso; e D8 encontra os rios da camada ao lado. Células mais finas têm uma superfície suave cujas médias nas células são o MDE, com leitos de rios, suas curvas e as margens dos lagos.</translation>
    </message>
    <message>
      <source>The land that drains to each mouth.</source>
      <translation>A terra que drena para cada foz.</translation>
    </message>
    <message>
      <source>The land touches the edge of the data, where the map shows red: it may be larger.</source>
      <translation>A terra toca a borda dos dados, onde o mapa está vermelho: pode ser maior.</translation>
    </message>
    <message>
      <source>The larger, the less small rivers do.</source>
      <translation>Quanto maior, menos fazem os rios pequenos.</translation>
    </message>
    <message>
      <source>The latitude is not known, so ASPECT has no say</source>
      <translation>A latitude não é conhecida, então ASPECT não conta</translation>
    </message>
    <message>
      <source>The layer ‘coast’ of ‘{}’ has no island. {}.</source>
      <translation>A camada “coast” de “{}” não tem ilha. {}.</translation>
    </message>
    <message>
      <source>The layer ‘{}’ has no coordinate reference system: metres are assumed.</source>
      <translation>A camada “{}” não tem sistema de referência de coordenadas: supõem-se metros.</translation>
    </message>
    <message>
      <source>The layer ‘{}’ of ‘{}’ has no field ‘{}’. {}.</source>
      <translation>A camada “{}” de “{}” não tem o campo “{}”. {}.</translation>
    </message>
    <message>
      <source>The length of an edge, and so the size of everything: valleys are about as far apart. Empty: about 1,000 edges on all land; shorter, down to a tenth, on islands that would have fewer than 60; about 3,000 on the land around an EXTENT.</source>
      <translation>O comprimento de uma aresta, e com ele o tamanho de tudo: os vales ficam mais ou menos a essa distância. Vazio: cerca de 1.000 arestas em toda a terra; mais curtas, até um décimo, em ilhas que teriam menos de 60; cerca de 3.000 na terra em torno de um EXTENT.</translation>
    </message>
    <message>
      <source>The lines keep the fields of the points. With a DEM their vertices have heights.</source>
      <translation>As linhas conservam os campos dos pontos. Com um MDE seus vértices têm altitudes.</translation>
    </message>
    <message>
      <source>The mesh as a 2DM file, which QGIS loads as a mesh layer.</source>
      <translation>A malha como arquivo 2DM, que o QGIS carrega como camada de malha.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has an area of {}, which is no ground of any land. {}.</source>
      <translation>A malha “{}” tem uma área de {}, que não é solo de nenhuma terra. {}.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has faces that lie over each other, at {:.10g}, {:.10g} for instance. Let them meet in their sides alone.</source>
      <translation>A malha “{}” tem faces umas sobre as outras, em {:.10g}, {:.10g} por exemplo. Faça com que se encontrem só nos lados.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has faces with {} corners at nodes that it does not have: its file is damaged. Write it anew.</source>
      <translation>A malha “{}” tem faces com {} cantos em nós que não tem: o arquivo está danificado. Grave-o de novo.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has heights in ‘{}’ up to {} m, which no ground has. Correct them, or choose another MESH_GROUP.</source>
      <translation>A malha “{}” tem altitudes em “{}” de até {} m, que nenhum solo tem. Corrija-as ou escolha outro MESH_GROUP.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has no face with an area: all its nodes lie on lines.</source>
      <translation>A malha “{}” não tem face com área: todos os nós estão em linhas.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has no faces. Choose a mesh of triangles or quads.</source>
      <translation>A malha “{}” não tem faces. Escolha uma malha de triângulos ou quadriláteros.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has no group ‘{}’ of values. MESH_GROUP may be: {}.</source>
      <translation>A malha “{}” não tem o grupo “{}” de valores. MESH_GROUP pode ser: {}.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has no height at {} nodes. Give ‘{}’ a value there.</source>
      <translation>A malha “{}” não tem altitude em {} nós. Dê ali um valor a “{}”.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has {} nodes that lie on no map. Give them their places.</source>
      <translation>A malha “{}” tem {} nós que não estão em nenhum mapa. Dê a eles o lugar.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has {} nodes where another one lies. Remove them from it.</source>
      <translation>A malha “{}” tem {} nós onde há outro. Remova-os dela.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’ has {} triangles twice or more: they count once.</source>
      <translation>A malha “{}” tem {} triângulos duas vezes ou mais: contam uma vez.</translation>
    </message>
    <message>
      <source>The mesh ‘{}’: ‘{}’ has no single number at each node. Choose another MESH_GROUP.</source>
      <translation>A malha “{}”: “{}” não tem um só número em cada nó. Escolha outro MESH_GROUP.</translation>
    </message>
    <message>
      <source>The model comes from ‘Terrain model’ and may have been edited since: move a course, raise a primitive, draw a hill, and render again. Cells lie on one grid for each cell size, so a part that is rendered by itself has the same heights as in a raster of the whole.</source>
      <translation>O modelo vem de “Modelo de terreno” e pode ter sido editado depois: mova um curso, eleve uma primitiva, desenhe uma colina, e renderize de novo. As células ficam em uma só grade por tamanho de célula, portanto uma parte renderizada em separado tem as mesmas altitudes que em um ráster do todo.</translation>
    </message>
    <message>
      <source>The model is a GeoPackage of ordinary layers and a table of parameters. Raise a primitive, add one, move a course, and render it again with ‘Render terrain’.</source>
      <translation>O modelo é um GeoPackage de camadas comuns e uma tabela de parâmetros. Eleve uma primitiva, acrescente uma, mova um curso, e renderize-o de novo com “Renderizar terreno”.</translation>
    </message>
    <message>
      <source>The model with new ground.</source>
      <translation>O modelo com solo novo.</translation>
    </message>
    <message>
      <source>The nodes as a 2DM file, with bed, water level, flow and difference at the moments of SNAPSHOT_COUNT.</source>
      <translation>Os nós como arquivo 2DM, com leito, nível da água, vazão e diferença nos momentos de SNAPSHOT_COUNT.</translation>
    </message>
    <message>
      <source>The one number that can be compared is not like that of real rivers; {}.</source>
      <translation>O único número comparável não é como o dos rios reais; {}.</translation>
    </message>
    <message>
      <source>The order after Strahler of each river cell.</source>
      <translation>A ordem segundo Strahler de cada célula de rio.</translation>
    </message>
    <message>
      <source>The order after Strahler that the river above the upper end of a sketch is to have: the higher, the sooner it grows, and the more land it takes. A number, or a field or an expression of the sketches.</source>
      <translation>A ordem segundo Strahler que o rio acima da extremidade superior de um esboço deve ter: quanto maior, mais cedo cresce e mais terra toma. Um número, ou um campo ou uma expressão dos esboços.</translation>
    </message>
    <message>
      <source>The output is 1 where the accumulation is at least the threshold, 0 elsewhere, and has no data where the accumulation has none. Without a threshold, one is chosen that makes about one cell in a hundred a river.</source>
      <translation>O resultado é 1 onde a acumulação alcança ao menos o limiar, 0 no resto, e não tem dados onde a acumulação não os tem. Sem limiar é escolhido um que torna rio cerca de uma célula em cem.</translation>
    </message>
    <message>
      <source>The page begins with a map and a sentence on how the rivers compare with real ones. It has Horton’s ratios, Hack’s exponent, the exceedance of areas, slope against area, junction angles, sinuosity, drainage density, hypsometry, pits and the profiles of the main rivers, with plots, what each number means and rests on, how well it fits, and what all was made from. The same numbers come as JSON and as outputs.</source>
      <translation>A página começa com um mapa e uma frase sobre como os rios se comparam com os reais. Tem as razões de Horton, o expoente de Hack, a excedência das áreas, a declividade em função da área, os ângulos de confluência, a sinuosidade, a densidade de drenagem, a hipsometria, os fossos e os perfis dos rios principais, com gráficos, o que cada número significa e em que se apoia, quão bem se ajusta, e do que tudo foi feito. Os mesmos números vêm como JSON e como saídas.</translation>
    </message>
    <message>
      <source>The plane rises from its southern edge. The peak falls away on all sides to the corners, the pyramid to the edges. The volcanoes stand in a sea whose surface is at 0; their calderas lie at two levels. Noise is a fractal landscape, and diamondsquare the oldest kind of it, by midpoints that are moved at random.</source>
      <translation>O plano sobe de sua borda sul. O cume desce por todos os lados até os cantos, a pirâmide até as bordas. Os vulcões estão em um mar cuja superfície está em 0; suas caldeiras estão em dois níveis. Noise é uma paisagem fractal, e diamondsquare seu tipo mais antigo, com pontos médios que se movem ao acaso.</translation>
    </message>
    <message>
      <source>The points of POINTS at the centres of the cells that they are on now, and how far they were moved.</source>
      <translation>Os pontos de POINTS nos centros das células em que estão agora, e quanto foram movidos.</translation>
    </message>
    <message>
      <source>The program that is to read it.</source>
      <translation>O programa que deve lê-lo.</translation>
    </message>
    <message>
      <source>The program whose numbers the directions are written in. D∞ angles have none.</source>
      <translation>O programa em cujos números as direções são gravadas. Ângulos D∞ não têm nenhum.</translation>
    </message>
    <message>
      <source>The program whose numbers the raster has. auto finds out: the name of the band says it in rasters of Headwaters; in others the directions of the right encoding form no cycle and no paths cross. The log says what was found.</source>
      <translation>O programa cujos números o ráster tem. auto descobre: o nome da banda o diz nos rásters do Headwaters; em outros, as direções da codificação certa não formam ciclos nem caminhos se cruzam. O registro diz o que foi achado.</translation>
    </message>
    <message>
      <source>The program whose numbers the raster has. auto finds out: the name of the band says it in rasters of Headwaters; in others the directions of the right encoding form no cycle and no paths cross. The log says what was found. dinf: the raster holds D∞ angles, in radians from east against the clock.</source>
      <translation>O programa cujos números o ráster tem. auto descobre: o nome da banda o diz nos rásters do Headwaters; em outros, as direções da codificação certa não formam ciclos nem caminhos se cruzam. O registro diz o que foi achado. dinf: o ráster contém ângulos D∞, em radianos desde o leste em sentido anti-horário.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ cannot be read: {}.</source>
      <translation>O ráster “{}” não pode ser lido: {}.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ gave only {} of its {} cells.</source>
      <translation>O ráster “{}” só deu {} de suas {} células.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no cells.</source>
      <translation>O ráster “{}” não tem células.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no coordinate reference system: metres are assumed.</source>
      <translation>O ráster “{}” não tem sistema de referência de coordenadas: supõem-se metros.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no valid cell in band {}: there is nothing to do.</source>
      <translation>O ráster “{}” não tem célula válida na banda {}: não há nada a fazer.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no valid cell in band {}: there is nothing to erode.</source>
      <translation>O ráster “{}” não tem célula válida na banda {}: não há nada a erodir.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no valid cell inside the mask in band {}: there is nothing to do.</source>
      <translation>O ráster “{}” não tem célula válida dentro da máscara na banda {}: não há nada a fazer.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has no valid cell: there are no directions.</source>
      <translation>O ráster “{}” não tem célula válida: não há direções.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has other cells than when it was loaded: remove it from the project, and load it again.</source>
      <translation>O ráster “{}” tem outras células do que quando foi carregado: remova-o do projeto e carregue-o de novo.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ has {}; BAND {} does not exist.</source>
      <translation>O ráster “{}” tem {}; a BAND {} não existe.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ holds heights up to {}: set the value that means no data.</source>
      <translation>O ráster “{}” contém altitudes de até {}: defina o valor que significa sem dados.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ holds {}: convert it with ‘Translate’ to a type of 32 bits.</source>
      <translation>O ráster “{}” contém {}: converta-o com “Translate” para um tipo de 32 bits.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ is rotated: its rows do not run east–west. Straighten it with ‘Warp (reproject)’ first.</source>
      <translation>O ráster “{}” está girado: as linhas não vão de oeste a leste. Endireite-o antes com “Warp (reproject)”.</translation>
    </message>
    <message>
      <source>The raster ‘{}’ of ‘{}’ is missing or broken. {}.</source>
      <translation>O ráster “{}” de “{}” falta ou está danificado. {}.</translation>
    </message>
    <message>
      <source>The relief of the shape is that times the rows less one, unless RELIEF is given.</source>
      <translation>O desnível da forma é isso vezes as linhas menos uma, salvo se RELIEF for dado.</translation>
    </message>
    <message>
      <source>The relief of the shape is that times the rows less one.</source>
      <translation>O desnível da forma é isso vezes as linhas menos uma.</translation>
    </message>
    <message>
      <source>The result is the lowest surface without pits that lies nowhere below the DEM: depressions become level, all other cells keep their height. No gradient is added to flats. Where the fill is deep, lakes would stand.</source>
      <translation>O resultado é a superfície mais baixa sem fossos que em parte alguma fica abaixo do MDE: as depressões ficam planas, todas as outras células conservam sua altitude. Não se acrescenta gradiente às áreas planas. Onde o preenchimento é profundo haveria lagos.</translation>
    </message>
    <message>
      <source>The river of each subbasin; one of a single cell, where water leaves at once, has no line.</source>
      <translation>O rio de cada sub-bacia; um de uma só célula, onde a água sai logo, não tem linha.</translation>
    </message>
    <message>
      <source>The rivers are those of rain that falls everywhere on the final surface and erodes nothing.</source>
      <translation>Os rios são os de uma chuva que cai em toda a superfície final e nada erode.</translation>
    </message>
    <message>
      <source>The rivers of a DEM as smooth lines with their orders, and a report on them.</source>
      <translation>Os rios de um MDE como linhas suaves com suas ordens, e um relatório sobre eles.</translation>
    </message>
    <message>
      <source>The same as JSON.</source>
      <translation>O mesmo como JSON.</translation>
    </message>
    <message>
      <source>The same as triangles, for a 3-D view or another program; cells are left out so that it has at most 250,000 nodes.</source>
      <translation>O mesmo como triângulos, para uma vista 3-D ou outro programa; omitem-se células para que tenha no máximo 250.000 nós.</translation>
    </message>
    <message>
      <source>The same directions in the other encoding.</source>
      <translation>As mesmas direções na outra codificação.</translation>
    </message>
    <message>
      <source>The same numbers as JSON.</source>
      <translation>Os mesmos números como JSON.</translation>
    </message>
    <message>
      <source>The same seed gives the same result. 0 takes a new seed; the one used is written to the log and SEED_USED.</source>
      <translation>A mesma semente dá o mesmo resultado. 0 toma uma semente nova; a usada é gravada no registro e em SEED_USED.</translation>
    </message>
    <message>
      <source>The same seed makes the same terrain. Everything scales with the coast, from ten to a thousand kilometres.</source>
      <translation>A mesma semente faz o mesmo terreno. Tudo se escala com a costa, de dez a mil quilômetros.</translation>
    </message>
    <message>
      <source>The scene is an OBJ file with two objects, the ground and the water over it, in metres: x to the east, y up, z to the south. Water reaches a cell into its banks, under the ground.</source>
      <translation>A cena é um arquivo OBJ com dois objetos, o solo e a água sobre ele, em metros: x a leste, y para cima, z ao sul. A água entra uma célula em suas margens, sob o solo.</translation>
    </message>
    <message>
      <source>The share of the river length with at least the area a, P(A ≥ a) ∝ a^−β; along a link the area grows
evenly. Fitted from twice the area at a head to a fifth of the largest area, beyond which the basin ends.</source>
      <translation>A parte do comprimento dos rios com ao menos a área a, P(A ≥ a) ∝ a^−β; ao longo de um trecho a área cresce
por igual. Ajustada do dobro da área em uma cabeceira até um quinto da maior, além da qual a bacia termina.</translation>
    </message>
    <message>
      <source>The shortest path needs D8 directions: ENCODING dinf goes with the PATH flow alone.</source>
      <translation>O caminho mais curto precisa de direções D8: ENCODING dinf só vai com o PATH flow.</translation>
    </message>
    <message>
      <source>The shortest path needs the DEM: give it as INPUT, or choose the PATH flow.</source>
      <translation>O caminho mais curto precisa do MDE: dê-o como INPUT ou escolha o PATH flow.</translation>
    </message>
    <message>
      <source>The shortest way does not follow the directions: it leads to the same ends, or rivers, over any ground that does not rise on the way once the depressions of the DEM are filled. It cuts across lakes and wide valleys.</source>
      <translation>O caminho mais curto não segue as direções: leva aos mesmos fins, ou rios, por qualquer solo que não suba no caminho uma vez preenchidas as depressões do MDE. Atalha por lagos e vales largos.</translation>
    </message>
    <message>
      <source>The size is either columns × rows or an extent of the map.</source>
      <translation>O tamanho é colunas × linhas, ou uma extensão do mapa.</translation>
    </message>
    <message>
      <source>The size of the triangles. Empty: about 20,000 nodes, and twice as many triangles.</source>
      <translation>O tamanho dos triângulos. Vazio: cerca de 20.000 nós, e o dobro de triângulos.</translation>
    </message>
    <message>
      <source>The streams of the highest order are often cut short by the edge of the data.</source>
      <translation>Os cursos d’água da maior ordem são muitas vezes cortados pela borda dos dados.</translation>
    </message>
    <message>
      <source>The surface at moments of the run, one band each; the name of a band tells after how many events. RELIEF stretches all of them as it does the last.</source>
      <translation>A superfície em momentos da execução, uma banda cada; o nome de uma banda diz após quantos eventos. RELIEF estica todos como o último.</translation>
    </message>
    <message>
      <source>The surface that the water runs over.</source>
      <translation>A superfície por onde corre a água.</translation>
    </message>
    <message>
      <source>The table as it comes to rest, one band each; its name tells after how many steps.</source>
      <translation>O lençol conforme chega ao repouso, uma banda cada; seu nome diz após quantos passos.</translation>
    </message>
    <message>
      <source>The table ‘parameters’ of ‘{}’ gives no four numbers for ‘{}’.</source>
      <translation>A tabela “parameters” de “{}” não dá quatro números para “{}”.</translation>
    </message>
    <message>
      <source>The table ‘{}’ of ‘{}’ gives a ‘plane_x’ and ‘plane_y’ for island {} that lie far from it. {}.</source>
      <translation>A tabela “{}” de “{}” dá um “plane_x” e um “plane_y” para a ilha {} que estão longe dela. {}.</translation>
    </message>
    <message>
      <source>The table ‘{}’ of ‘{}’ gives ‘{}’ for {}: it must be {}.</source>
      <translation>A tabela “{}” de “{}” dá “{}” para {}: deve ser {}.</translation>
    </message>
    <message>
      <source>The table ‘{}’ of ‘{}’ has no valid ‘crs’. {}.</source>
      <translation>A tabela “{}” de “{}” não tem um “crs” válido. {}.</translation>
    </message>
    <message>
      <source>The table ‘{}’ of ‘{}’ has no {}. {}.</source>
      <translation>A tabela “{}” de “{}” não tem {}. {}.</translation>
    </message>
    <message>
      <source>The three steps to a terrain, between which a person may edit what they have made.</source>
      <translation>Os três passos até um terreno, entre os quais se pode editar o que foi feito.</translation>
    </message>
    <message>
      <source>The triangles as polygons.</source>
      <translation>Os triângulos como polígonos.</translation>
    </message>
    <message>
      <source>The triangles of the mesh, the cells of its nodes, or the cells of a raster, with their heights.</source>
      <translation>Os triângulos da malha, as células de seus nós ou as células de um ráster, com suas altitudes.</translation>
    </message>
    <message>
      <source>The unit of the heights of ‘{}’ is {}, but they are taken for {}. {}</source>
      <translation>A unidade das altitudes de “{}” é {}, mas elas são tomadas como {}. {}</translation>
    </message>
    <message>
      <source>The values of the mesh that are heights.</source>
      <translation>Os valores da malha que são altitudes.</translation>
    </message>
    <message>
      <source>The water on the land of each reach.</source>
      <translation>A água na terra de cada trecho.</translation>
    </message>
    <message>
      <source>The watersheds of points, which move to the river beside them, and the ways on from there.</source>
      <translation>As bacias de pontos, que se movem para o rio ao lado, e os caminhos que seguem dali.</translation>
    </message>
    <message>
      <source>The {} ‘{}’ can no longer be opened: its source was removed or damaged since it was loaded. Restore it, or load the layer again from where it is now.</source>
      <translation>A camada ({}) “{}” não pode mais ser aberta: a fonte foi removida ou danificada desde que foi carregada. Restaure-a ou carregue a camada de novo de onde está agora.</translation>
    </message>
    <message>
      <source>Their water becomes one there: move one of them, or delete it</source>
      <translation>A água deles se une ali: mova um deles ou apague-o</translation>
    </message>
    <message>
      <source>There are no rivers: at most {} cells drain through one, and RIVER_VISITS is {}.</source>
      <translation>Não há rios: no máximo {} células drenam por uma, e RIVER_VISITS é {}.</translation>
    </message>
    <message>
      <source>There are {} snapshots, not {}: one of each sweep</source>
      <translation>Há {} instantâneos, não {}: um de cada varredura</translation>
    </message>
    <message>
      <source>There are {}.</source>
      <translation>Há {}.</translation>
    </message>
    <message>
      <source>There is ground below 0 and no sea: give a SEA_LEVEL if that is the floor of the sea.</source>
      <translation>Há solo abaixo de 0 e não há mar: dê um SEA_LEVEL se for o fundo do mar.</translation>
    </message>
    <message>
      <source>There is no data of ‘{}’.</source>
      <translation>Não há dados de “{}”.</translation>
    </message>
    <message>
      <source>There is no file ‘{}’. {}.</source>
      <translation>Não há o arquivo “{}”. {}.</translation>
    </message>
    <message>
      <source>There is no ground to erode. Give INPUT, MESH_INPUT or COASTLINE.</source>
      <translation>Não há solo a erodir. Dê INPUT, MESH_INPUT ou COASTLINE.</translation>
    </message>
    <message>
      <source>There is no lake of this size and depth.</source>
      <translation>Não há lago deste tamanho e profundidade.</translation>
    </message>
    <message>
      <source>There is no land for basins. Give COASTLINE or EXTENT.</source>
      <translation>Não há terra para bacias. Dê COASTLINE ou EXTENT.</translation>
    </message>
    <message>
      <source>There is no land to make a mesh of. Give INPUT, COASTLINE or EXTENT.</source>
      <translation>Não há terra de que fazer uma malha. Dê INPUT, COASTLINE ou EXTENT.</translation>
    </message>
    <message>
      <source>There is no land. Give COASTLINE, or EXTENT for a rectangle of inland country.</source>
      <translation>Não há terra. Dê COASTLINE, ou EXTENT para um retângulo do interior.</translation>
    </message>
    <message>
      <source>There is no riparian wood: cells are {} m wide, and RIPARIAN_WIDTH is {} m. Choose a greater one, or smaller cells.</source>
      <translation>Não há mata ciliar: as células têm {} m de largura, e RIPARIAN_WIDTH é {} m. Escolha um maior ou células menores.</translation>
    </message>
    <message>
      <source>There is not enough memory: clip the raster or take larger cells.</source>
      <translation>Não há memória suficiente: recorte o ráster ou use células maiores.</translation>
    </message>
    <message>
      <source>There is nothing to do: choose CLASSES, DENSITIES or POINTS.</source>
      <translation>Não há nada a fazer: escolha CLASSES, DENSITIES ou POINTS.</translation>
    </message>
    <message>
      <source>There is nothing to do: choose DISTANCE, HEIGHT or UPSTREAM.</source>
      <translation>Não há nada a fazer: escolha DISTANCE, HEIGHT ou UPSTREAM.</translation>
    </message>
    <message>
      <source>There is nothing to do: choose EXTENT, DEPTH or RATING.</source>
      <translation>Não há nada a fazer: escolha EXTENT, DEPTH ou RATING.</translation>
    </message>
    <message>
      <source>There is nothing to do: choose SLOPE, SPECIFIC_AREA, WETNESS, POWER or LS.</source>
      <translation>Não há nada a fazer: escolha SLOPE, SPECIFIC_AREA, WETNESS, POWER ou LS.</translation>
    </message>
    <message>
      <source>They lie as near to each other as that takes.</source>
      <translation>Ficam tão perto entre si quanto for preciso.</translation>
    </message>
    <message>
      <source>This computer alone writes {}. Rasters with a name that ends with .vrt are written by the workers.</source>
      <translation>Só este computador grava {}. Os rásteres cujo nome termina em .vrt são gravados pelos workers.</translation>
    </message>
    <message>
      <source>This is the sea of ‘{}’.</source>
      <translation>Este é o mar de “{}”.</translation>
    </message>
    <message>
      <source>Those in the watershed, with orders.</source>
      <translation>Os que estão na bacia, com ordens.</translation>
    </message>
    <message>
      <source>Three</source>
      <translation>Três</translation>
    </message>
    <message>
      <source>Three worlds</source>
      <translation>Três mundos</translation>
    </message>
    <message>
      <source>Three worlds, of noise that is filled, of rain, and of rivers first, each measured.</source>
      <translation>Três mundos, de ruído que se preenche, de chuva e de rios primeiro, cada um medido.</translation>
    </message>
    <message>
      <source>Threshold (in the unit of the accumulation)</source>
      <translation>Limiar (na unidade da acumulação)</translation>
    </message>
    <message>
      <source>Threshold ({})</source>
      <translation>Limiar ({})</translation>
    </message>
    <message>
      <source>Threshold used (in the unit of the accumulation)</source>
      <translation>Limiar usado (na unidade da acumulação)</translation>
    </message>
    <message>
      <source>Threshold used (km², or in the unit of ACCUMULATION)</source>
      <translation>Limiar usado (km², ou na unidade de ACCUMULATION)</translation>
    </message>
    <message>
      <source>Threshold {}: {} streams of the first order fall {} m, {} higher ones {} m; t = {}</source>
      <translation>Limiar {}: {} cursos d’água de primeira ordem descem {} m, {} superiores {} m; t = {}</translation>
    </message>
    <message>
      <source>Through standing water</source>
      <translation>Através de águas paradas</translation>
    </message>
    <message>
      <source>Ties and flats</source>
      <translation>Empates e áreas planas</translation>
    </message>
    <message>
      <source>Tiles</source>
      <translation>Blocos</translation>
    </message>
    <message>
      <source>Time of concentration</source>
      <translation>Tempo de concentração</translation>
    </message>
    <message>
      <source>Time of concentration (Kirpich)</source>
      <translation>Tempo de concentração (Kirpich)</translation>
    </message>
    <message>
      <source>Time of concentration after Bransby-Williams (h)</source>
      <translation>Tempo de concentração segundo Bransby-Williams (h)</translation>
    </message>
    <message>
      <source>Time of concentration after Giandotti (h)</source>
      <translation>Tempo de concentração segundo Giandotti (h)</translation>
    </message>
    <message>
      <source>Time of concentration after Kirpich (h)</source>
      <translation>Tempo de concentração segundo Kirpich (h)</translation>
    </message>
    <message>
      <source>Time of concentration after Témez (h)</source>
      <translation>Tempo de concentração segundo Témez (h)</translation>
    </message>
    <message>
      <source>Time of concentration after the SCS (h)</source>
      <translation>Tempo de concentração segundo o SCS (h)</translation>
    </message>
    <message>
      <source>To edit, and to render at any scale.</source>
      <translation>Para editar, e para renderizar em qualquer escala.</translation>
    </message>
    <message>
      <source>Too little between the limits of the fit: {} of the {} points that it needs.</source>
      <translation>Muito pouco entre os limites do ajuste: {} dos {} pontos de que precisa.</translation>
    </message>
    <message>
      <source>Tools</source>
      <translation>Ferramentas</translation>
    </message>
    <message>
      <source>Tracing</source>
      <translation>Traçando</translation>
    </message>
    <message>
      <source>Tracing polygons</source>
      <translation>Traçando polígonos</translation>
    </message>
    <message>
      <source>Tracing rings</source>
      <translation>Traçando anéis</translation>
    </message>
    <message>
      <source>Tracing the rivers</source>
      <translation>Traçando rios</translation>
    </message>
    <message>
      <source>Transmissivity {} m² a day, mean recharge {} mm a year</source>
      <translation>Transmissividade {} m² por dia, recarga média {} mm por ano</translation>
    </message>
    <message>
      <source>Treeline on level ground, above the sea (m)</source>
      <translation>Limite das árvores em terreno plano, acima do mar (m)</translation>
    </message>
    <message>
      <source>Triangle</source>
      <translation>Triângulo</translation>
    </message>
    <message>
      <source>Triangle downstream; NULL at the sea</source>
      <translation>Triângulo a jusante; NULL no mar</translation>
    </message>
    <message>
      <source>Triangle mesh</source>
      <translation>Malha triangular</translation>
    </message>
    <message>
      <source>Triangles</source>
      <translation>Triângulos</translation>
    </message>
    <message>
      <source>Triangles in it</source>
      <translation>Triângulos que contém</translation>
    </message>
    <message>
      <source>Triangles on sketched rivers that follow them (%)</source>
      <translation>Triângulos em rios esboçados que os seguem (%)</translation>
    </message>
    <message>
      <source>Triangles or cells</source>
      <translation>Triângulos ou células</translation>
    </message>
    <message>
      <source>Triangles that keep their way where there are heights (%)</source>
      <translation>Triângulos que conservam seu caminho onde há altitudes (%)</translation>
    </message>
    <message>
      <source>Triangles with elevation, flow and order, as a 2DM file.</source>
      <translation>Triângulos com altitude, vazão e ordem, como arquivo 2DM.</translation>
    </message>
    <message>
      <source>Turns the rivers of a flow accumulation into lines with their orders, lengths, areas and topology.</source>
      <translation>Converte os rios de uma acumulação de fluxo em linhas com suas ordens, comprimentos, áreas e topologia.</translation>
    </message>
    <message>
      <source>Two</source>
      <translation>Dois</translation>
    </message>
    <message>
      <source>Type of river after Rosgen</source>
      <translation>Tipo de rio segundo Rosgen</translation>
    </message>
    <message>
      <source>Type of the river down from here after Rosgen</source>
      <translation>Tipo do rio a jusante daqui segundo Rosgen</translation>
    </message>
    <message>
      <source>Type of the river out of the cell after Rosgen</source>
      <translation>Tipo do rio que sai da célula segundo Rosgen</translation>
    </message>
    <message>
      <source>Témez</source>
      <translation>Témez</translation>
    </message>
    <message>
      <source>UPLIFT: {} things painted; without a width they fade over {} km</source>
      <translation>UPLIFT: {} objetos pintados; sem largura atenuam-se ao longo de {} km</translation>
    </message>
    <message>
      <source>UPLIFT: ‘{}’ goes up to {}; all is divided by that</source>
      <translation>UPLIFT: “{}” chega a {}; tudo é dividido por isso</translation>
    </message>
    <message>
      <source>UPLIFT: ‘{}’ has no data on {} % of the land; ranges are made there.</source>
      <translation>UPLIFT: “{}” não tem dados em {} % da terra; ali são feitas serras.</translation>
    </message>
    <message>
      <source>UPLIFT: ‘{}’ has no data {}. Check its CRS, or give another.</source>
      <translation>UPLIFT: “{}” não tem dados {}. Verifique o SRC ou dê outro.</translation>
    </message>
    <message>
      <source>UPSTREAM follows D8 directions: leave it out, or give such directions as DIRECTIONS.</source>
      <translation>UPSTREAM segue direções D8: deixe-o ou dê tais direções como DIRECTIONS.</translation>
    </message>
    <message>
      <source>Unit of the distance</source>
      <translation>Unidade da distância</translation>
    </message>
    <message>
      <source>Unit of the heights</source>
      <translation>Unidade das altitudes</translation>
    </message>
    <message>
      <source>Unit of the slope</source>
      <translation>Unidade da declividade</translation>
    </message>
    <message>
      <source>Units</source>
      <translation>Unidades</translation>
    </message>
    <message>
      <source>Uplift (0 lowland … 1 highest)</source>
      <translation>Soerguimento (0 terra baixa … 1 máximo)</translation>
    </message>
    <message>
      <source>Uplift used</source>
      <translation>Soerguimento usado</translation>
    </message>
    <message>
      <source>Upper limit (in the unit of the accumulation)</source>
      <translation>Limite superior (na unidade da acumulação)</translation>
    </message>
    <message>
      <source>Valleys to be cut (% of the relief)</source>
      <translation>Vales a cortar (% do desnível)</translation>
    </message>
    <message>
      <source>Valleys: land sank by {} m in the mean, by {} m at most</source>
      <translation>Vales: a terra desceu {} m em média, {} m no máximo</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Valor</translation>
    </message>
    <message>
      <source>Volume (m³)</source>
      <translation>Volume (m³)</translation>
    </message>
    <message>
      <source>Volume of the cuts (m³)</source>
      <translation>Volume dos cortes (m³)</translation>
    </message>
    <message>
      <source>Volume of the fill (m³)</source>
      <translation>Volume do preenchimento (m³)</translation>
    </message>
    <message>
      <source>Volume of the flood (m³)</source>
      <translation>Volume da inundação (m³)</translation>
    </message>
    <message>
      <source>Volume of the lakes (m³)</source>
      <translation>Volume dos lagos (m³)</translation>
    </message>
    <message>
      <source>Volume of the water over the ground, or over lakes as they stand (m³)</source>
      <translation>Volume da água acima do solo, ou dos lagos como estão (m³)</translation>
    </message>
    <message>
      <source>Voronoi cells</source>
      <translation>Células de Voronoi</translation>
    </message>
    <message>
      <source>Voronoi cells of the nodes</source>
      <translation>Células de Voronoi dos nós</translation>
    </message>
    <message>
      <source>WEIGHTS has no data in {} cells that water comes from: they count as 0.</source>
      <translation>WEIGHTS não tem dados em {} células de onde vem água: contam como 0.</translation>
    </message>
    <message>
      <source>WEIGHTS is negative in {} cells: they take water away.</source>
      <translation>WEIGHTS é negativo em {} células: elas tiram água.</translation>
    </message>
    <message>
      <source>WETNESS has no data in {} flat cells: give a MIN_SLOPE above 0.</source>
      <translation>WETNESS não tem dados em {} células planas: dê um MIN_SLOPE acima de 0.</translation>
    </message>
    <message>
      <source>WINDOW misses the land of ‘{}’. Choose a part of it, or none.</source>
      <translation>WINDOW não toca a terra de “{}”. Escolha uma parte dela ou nenhuma.</translation>
    </message>
    <message>
      <source>WITHIN: no land lies farther inside a polygon than its rim is wide. Draw larger ones.</source>
      <translation>WITHIN: nenhuma terra fica mais para dentro de um polígono do que a largura da sua borda. Desenhe polígonos maiores.</translation>
    </message>
    <message>
      <source>WITHIN: old ground passes into new over {}</source>
      <translation>WITHIN: o solo velho passa ao novo em {}</translation>
    </message>
    <message>
      <source>Warmth of the sun (°C)</source>
      <translation>Calor do sol (°C)</translation>
    </message>
    <message>
      <source>Water</source>
      <translation>Água</translation>
    </message>
    <message>
      <source>Water ends</source>
      <translation>A água termina</translation>
    </message>
    <message>
      <source>Water ends at the edge of the data where no neighbour is lower, and where the steepest direction leads into the sea. Sea has no direction.</source>
      <translation>A água termina na borda dos dados onde nenhum vizinho é mais baixo, e onde a direção mais íngreme leva ao mar. O mar não tem direção.</translation>
    </message>
    <message>
      <source>Water ends in {} closed lakes and dry hollows</source>
      <translation>A água termina em {} lagos fechados e cavidades secas</translation>
    </message>
    <message>
      <source>Water ends in {} pits</source>
      <translation>A água termina em {} fossos</translation>
    </message>
    <message>
      <source>Water finds only {} % of the rivers again on the raster [RECOVERED]: the land is too steep for cells of this size. Take a smaller CELL_SIZE, a lower PEAK, or gentler slopes.</source>
      <translation>A água só reencontra {} % dos rios no ráster [RECOVERED]: a terra é íngreme demais para células deste tamanho. Tome um CELL_SIZE menor, um PEAK mais baixo ou encostas mais suaves.</translation>
    </message>
    <message>
      <source>Water here</source>
      <translation>Água aqui</translation>
    </message>
    <message>
      <source>Water here: click on a DEM to see the land that drains there and where it flows</source>
      <translation>Água aqui: clique em um MDE para ver a terra que drena ali e para onde flui</translation>
    </message>
    <message>
      <source>Water leaves over the edge of the data, into the sea (polygons or a level, or both) and, if so chosen, into holes in the data. Diagonal neighbours count.</source>
      <translation>A água sai pela borda dos dados, para o mar (polígonos ou um nível, ou ambos) e, se assim se escolhe, para os buracos dos dados. Contam os vizinhos diagonais.</translation>
    </message>
    <message>
      <source>Water over the bed of rivers and lakes.</source>
      <translation>Água sobre o leito de rios e lagos.</translation>
    </message>
    <message>
      <source>Water runs in {} circles; each was cut below one of its triangles</source>
      <translation>A água corre em {} círculos; cada um foi cortado abaixo de um de seus triângulos</translation>
    </message>
    <message>
      <source>Water table</source>
      <translation>Lençol freático</translation>
    </message>
    <message>
      <source>Water that stands</source>
      <translation>Água parada</translation>
    </message>
    <message>
      <source>Watershed</source>
      <translation>Bacia</translation>
    </message>
    <message>
      <source>Watershed of a point</source>
      <translation>Bacia de um ponto</translation>
    </message>
    <message>
      <source>Watershed of the point</source>
      <translation>Bacia do ponto</translation>
    </message>
    <message>
      <source>Watershed that this one drains into; NULL at the sea</source>
      <translation>Bacia para a qual esta drena; NULL no mar</translation>
    </message>
    <message>
      <source>Watersheds</source>
      <translation>Bacias hidrográficas</translation>
    </message>
    <message>
      <source>Watersheds as a raster</source>
      <translation>Bacias como ráster</translation>
    </message>
    <message>
      <source>Watersheds of gauges</source>
      <translation>Bacias de estações</translation>
    </message>
    <message>
      <source>Watersheds of points</source>
      <translation>Bacias de pontos</translation>
    </message>
    <message>
      <source>Watersheds of which CN tells no time, since its mean is not above 0 and up to 100, or not known: {}. Their field tc_scs is empty: check CN.</source>
      <translation>Bacias das quais CN não diz tempo, já que a média não está acima de 0 e até 100, ou não é conhecida: {}. O campo tc_scs está vazio: verifique CN.</translation>
    </message>
    <message>
      <source>Watersheds of which a formula of TC tells no time: {}. Their path or land does not fall, or is a single cell: these fields are empty.</source>
      <translation>Bacias das quais uma fórmula de TC não diz tempo: {}. O caminho ou a terra não cai, ou é uma só célula: estes campos estão vazios.</translation>
    </message>
    <message>
      <source>Watersheds smaller than that</source>
      <translation>Bacias menores que isso</translation>
    </message>
    <message>
      <source>Watersheds that reach the edge of the data (field touches_edge): {}</source>
      <translation>Bacias que chegam à borda dos dados (campo touches_edge): {}</translation>
    </message>
    <message>
      <source>Wavelength of the noise (m)</source>
      <translation>Comprimento de onda do ruído (m)</translation>
    </message>
    <message>
      <source>Way down</source>
      <translation>Caminho de descida</translation>
    </message>
    <message>
      <source>Way to the mouth (km)</source>
      <translation>Caminho à foz (km)</translation>
    </message>
    <message>
      <source>Weight of the coast in the slope of the land</source>
      <translation>Peso da costa na declividade da terra</translation>
    </message>
    <message>
      <source>Weight of the height in the slope of the land</source>
      <translation>Peso da altitude na declividade da terra</translation>
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
      <translation>Oeste e leste unidos</translation>
    </message>
    <message>
      <source>Wet ground: the table reaches it</source>
      <translation>Solo úmido: o lençol freático o alcança</translation>
    </message>
    <message>
      <source>Wetness index (TWI)</source>
      <translation>Índice de umidade (TWI)</translation>
    </message>
    <message>
      <source>Wetness is ln(&lt;i&gt;a&lt;/i&gt; / tan β): high in hollows and on valley floors. Power is &lt;i&gt;a&lt;/i&gt; · tan β: high in gullies and steep channels. LS is the factor of slope and length in the loss of soil (USLE, RUSLE), by unit stream power: 1.4 (&lt;i&gt;a&lt;/i&gt; / 22.13)&lt;sup&gt;0.4&lt;/sup&gt; (sin β / 0.0896)&lt;sup&gt;1.3&lt;/sup&gt;.</source>
      <translation>A umidade é ln(&lt;i&gt;a&lt;/i&gt; / tan β): alta em cavidades e fundos de vale. A potência é &lt;i&gt;a&lt;/i&gt; · tan β: alta em grotas e canais íngremes. LS é o fator de declividade e comprimento na perda de solo (USLE, RUSLE), pela potência unitária da corrente: 1,4 (&lt;i&gt;a&lt;/i&gt; / 22,13)&lt;sup&gt;0,4&lt;/sup&gt; (sin β / 0,0896)&lt;sup&gt;1,3&lt;/sup&gt;.</translation>
    </message>
    <message>
      <source>What POLYGONS holds of a mesh: the cells of nodes or triangles.</source>
      <translation>O que POLYGONS contém de uma malha: as células dos nós, ou triângulos.</translation>
    </message>
    <message>
      <source>What becomes of smaller watersheds is for SMALL to say. Empty: all are kept.</source>
      <translation>O que se faz das bacias menores diz SMALL. Vazio: todas são conservadas.</translation>
    </message>
    <message>
      <source>What cells in the sea have: no data (nodata), a shelf and below it a slope with canyons (slope), or one depth just below the sea (flat).</source>
      <translation>O que têm as células no mar: nenhum dado (nodata), uma plataforma e abaixo dela um talude com cânions (slope), ou uma só profundidade logo abaixo do mar (flat).</translation>
    </message>
    <message>
      <source>What drains through each cell, itself included.</source>
      <translation>O que drena por cada célula, incluída ela mesma.</translation>
    </message>
    <message>
      <source>What each of the ten thresholds makes of streams: how many there are, how far they fall, and whether orders differ (t).</source>
      <translation>O que cada um dos dez limiares faz dos cursos d’água: quantos há, quanto descem, e se as ordens diferem (t).</translation>
    </message>
    <message>
      <source>What each reach carries at its lower end, for which its rating curve tells the stage. Where a field is NULL there is no flood. A number, a field of RIVERS, or the file or the layer name of a raster with the same cells.</source>
      <translation>O que cada trecho leva em sua extremidade inferior, para o que sua curva-chave diz o nível. Onde um campo é NULL não há inundação. Um número, um campo de RIVERS, ou o arquivo ou o nome da camada de um ráster com as mesmas células.</translation>
    </message>
    <message>
      <source>What evaporates from it (m³/s)</source>
      <translation>O que dele evapora (m³/s)</translation>
    </message>
    <message>
      <source>What falls on each cell, rain for instance; it must have the same cells. The result is the sum of weight times area, or of weights alone when UNITS is cells. Cells without data count as 0.</source>
      <translation>O que cai em cada célula, chuva por exemplo; deve ter as mesmas células. O resultado é a soma de peso vezes área, ou só dos pesos quando UNITS é cells. Células sem dados contam como 0.</translation>
    </message>
    <message>
      <source>What falls on land and water and runs off: alone it makes the flow through every cell known, in m³/s; with EVAPORATION, lakes are no longer full but in balance. A number, or the file or the layer name of a raster with the same cells.</source>
      <translation>O que cai em terra e água e escoa: por si só dá a conhecer a vazão por cada célula, em m³/s; com EVAPORATION, os lagos já não estão cheios mas em equilíbrio. Um número, ou o arquivo ou o nome da camada de um ráster com as mesmas células.</translation>
    </message>
    <message>
      <source>What falls on land and water and runs off: with EVAPORATION, lakes are no longer full but in balance. A number, or the file or the layer name of a raster with the same cells.</source>
      <translation>O que cai em terra e água e escoa: com EVAPORATION, os lagos já não estão cheios mas em equilíbrio. Um número, ou o arquivo ou o nome da camada de um ráster com as mesmas células.</translation>
    </message>
    <message>
      <source>What is added up: areas, or numbers of cells.</source>
      <translation>O que é somado: áreas, ou números de células.</translation>
    </message>
    <message>
      <source>What is lower is written as this, so that all 16 bits go to what is higher: 0 for land without the floor of the sea. Empty: the lowest height of the DEM. Masks and scene do not know it.</source>
      <translation>O que está mais baixo é escrito com esta altura, para que os 16 bits sirvam ao que está mais alto: 0 para terra sem o fundo do mar. Vazio: a altura mais baixa do MDE. As máscaras e a cena não a conhecem.</translation>
    </message>
    <message>
      <source>What is prepared</source>
      <translation>O que é preparado</translation>
    </message>
    <message>
      <source>What its bed consists of</source>
      <translation>De que é feito seu leito</translation>
    </message>
    <message>
      <source>What its numbers mean.</source>
      <translation>O que significam seus números.</translation>
    </message>
    <message>
      <source>What open water loses. Lakes then stand where as much evaporates as flows in, or spill what they do not need into the next. Empty: every lake is full. A number, or the file or the layer name of a raster with the same cells.</source>
      <translation>O que a água aberta perde. Os lagos ficam então onde evapora tanto quanto entra, ou transbordam para o próximo o que não precisam. Vazio: todos os lagos estão cheios. Um número, ou o arquivo ou o nome da camada de um ráster com as mesmas células.</translation>
    </message>
    <message>
      <source>What open water loses: lakes stand where as much evaporates as flows in. Empty: every lake is full. A number, or the file or the layer name of a raster of any cells: its means, and linear between the middles of its cells.</source>
      <translation>O que a água aberta perde: há lagos onde evapora tanto quanto chega. Vazio: cada lago está cheio. Um número, ou o arquivo ou o nome de camada de um ráster de quaisquer células: suas médias, e linear entre os centros de suas células.</translation>
    </message>
    <message>
      <source>What results are to name the gauges by, such as their number. Empty: they are numbered.</source>
      <translation>Pelo que os resultados devem nomear as estações, como seu número. Vazio: são numeradas.</translation>
    </message>
    <message>
      <source>What runs off all land upstream at once, instead of a discharge: each reach carries this times the area that drains to its lower end.</source>
      <translation>O que escoa de uma vez de toda a terra a montante, em lugar de uma vazão: cada trecho leva isto vezes a área que drena para sua extremidade inferior.</translation>
    </message>
    <message>
      <source>What runs off everywhere. Empty: 1000. A number, or the file or the layer name of a raster of any cells: its means, and linear between the middles of its cells.</source>
      <translation>O que escoa em toda parte. Vazio: 1000. Um número, ou o arquivo ou o nome de camada de um ráster de quaisquer células: suas médias, e linear entre os centros de suas células.</translation>
    </message>
    <message>
      <source>What runs off in an hour: 10 is a lot in large catchments, 50 in small ones.</source>
      <translation>O que escoa em uma hora: 10 é muito em bacias grandes, 50 nas pequenas.</translation>
    </message>
    <message>
      <source>What seeps down to the table. In the model energy CAPILLARITY, in snow the depth where it freezes, holds for 300 mm and changes in proportion. A number, or the file or the layer name of a raster with the same cells.</source>
      <translation>O que se infiltra até o lençol. No modelo energy CAPILLARITY, em snow a espessura onde congela, vale para 300 mm e muda em proporção. Um número, ou o arquivo ou o nome da camada de um ráster com as mesmas células.</translation>
    </message>
    <message>
      <source>What stands there: conifer, broadleaf, willow, shrub, dwarf shrub, reed, beach grass</source>
      <translation>O que há ali: conifer, broadleaf, willow, shrub, dwarf shrub, reed, beach grass</translation>
    </message>
    <message>
      <source>What steep slopes gain that face the sun, and lose that face away, times the sine of slope and latitude. The latitude is that of the map.</source>
      <translation>O que ganham as encostas íngremes voltadas para o sol e perdem as de costas para ele, vezes o seno da declividade e o da latitude. A latitude é a do mapa.</translation>
    </message>
    <message>
      <source>What that means</source>
      <translation>O que significa</translation>
    </message>
    <message>
      <source>What the bed consists of; to look at</source>
      <translation>De que é feito o leito; para olhar</translation>
    </message>
    <message>
      <source>What the ground looks like before the rain when no DEM is given. article: the plane of the article, whatever the others say: SLOPE 1, no noise, all of the map (no LAND), water leaves in the south alone (BOUNDARY), west and east are joined (PERIODIC). plane: the same as long as those are left as they are.</source>
      <translation>Como é o solo antes da chuva quando não se dá MDE. article: o plano do artigo, o que quer que os outros digam: SLOPE 1, sem ruído, o mapa inteiro (sem LAND), a água sai só pelo sul (BOUNDARY), oeste e leste estão unidos (PERIODIC). plane: o mesmo enquanto aqueles são deixados como estão.</translation>
    </message>
    <message>
      <source>What the surface looks like.</source>
      <translation>Que aspecto tem a superfície.</translation>
    </message>
    <message>
      <source>What the value is</source>
      <translation>O que é o valor</translation>
    </message>
    <message>
      <source>What water does at cells without data that the data enclose: it vanishes there (outlet), goes round them (wall), or crosses them at heights interpolated from their rim (fill); they have no data in the output.</source>
      <translation>O que a água faz em células sem dados cercadas de dados: some ali (outlet), contorna-as (wall), ou as atravessa em altitudes interpoladas de sua borda (fill); elas não têm dados no resultado.</translation>
    </message>
    <message>
      <source>What water does at the rim of a DEM or a mesh, where data end: it leaves there (outlet), or only the sea takes it up (wall), for which SEA_LEVEL must be given. The shore of COASTLINE is sea in any case.</source>
      <translation>O que a água faz na borda de um MDE ou malha, onde os dados terminam: sai ali (outlet), ou só o mar a recebe (wall), para o que SEA_LEVEL deve ser dado. A margem de COASTLINE é mar em todo caso.</translation>
    </message>
    <message>
      <source>What water does at the rim of the raster, where data end, and at the outline of the mask: it leaves there (outlet), or only the sea and holes take it up (wall). Cells without data in SEA polygons are sea, too.</source>
      <translation>O que a água faz na borda do ráster, onde os dados terminam, e no contorno da máscara: sai ali (outlet), ou só o mar e os buracos a recebem (wall). Células sem dados em polígonos de SEA também são mar.</translation>
    </message>
    <message>
      <source>What water does in depressions: it fills them and flows over (fill), it leaves through the channel that needs the least digging (breach; what cannot be breached is filled), it stays in pits (keep), or pit by pit whatever changes the DEM least of filling, digging and filling a part of it (least). The DEM itself is never changed.</source>
      <translation>O que a água faz em depressões: enche-as e transborda (fill), sai pelo canal que requer menos escavação (breach; o que não pode ser aberto é preenchido), fica em fossos (keep), ou fosso por fosso o que menos mude o MDE entre preencher, escavar e preencher uma parte (least). O próprio MDE nunca é alterado.</translation>
    </message>
    <message>
      <source>Where DIRECTIONS holds D∞ angles (ENCODING dinf), water is shared and takes many paths: the distance and the height are their mean, weighed by the shares, or the greatest or least of them. Only shares that meet a river count.</source>
      <translation>Onde DIRECTIONS contém ângulos D∞ (ENCODING dinf), a água se divide e toma muitos caminhos: a distância e a altura são sua média, ponderada pelas partes, ou a maior ou a menor. Só contam as partes que encontram um rio.</translation>
    </message>
    <message>
      <source>Where THRESHOLD is empty. share: about one cell in a hundred is river. drop: the least of ten thresholds from which on streams of the first order fall as far, in the mean, as higher ones; it needs the DEM.</source>
      <translation>Onde THRESHOLD está vazio. share: cerca de uma célula em cem é rio. drop: o menor de dez limiares a partir do qual os cursos d’água de primeira ordem descem em média tanto quanto os superiores; precisa do MDE.</translation>
    </message>
    <message>
      <source>Where a lake has several hollows, each is a lake of its own below the sill over which it meets its neighbour. These are nested in the great one: &lt;i&gt;parent&lt;/i&gt; is the id of the smallest lake around a lake, empty where a lake stands alone. A child lies inside its parent, and siblings never touch.</source>
      <translation>Onde um lago tem várias cavidades, cada uma é um lago próprio abaixo da soleira sobre a qual encontra seu vizinho. Estes estão aninhados no grande: &lt;i&gt;parent&lt;/i&gt; é o id do menor lago em volta de um lago, vazio onde um lago está só. Um lago contido fica dentro do que o contém, e irmãos nunca se tocam.</translation>
    </message>
    <message>
      <source>Where an extent is the land. Empty: its own CRS.</source>
      <translation>Onde uma extensão é a terra. Vazio: seu próprio SRC.</translation>
    </message>
    <message>
      <source>Where it comes from</source>
      <translation>De onde vem</translation>
    </message>
    <message>
      <source>Where it is flatter, wetness counts with this slope; with 0 it has no data on flats.</source>
      <translation>Onde é mais plano, a umidade conta com esta declividade; com 0 não tem dados em áreas planas.</translation>
    </message>
    <message>
      <source>Where large rivers reach the sea; each point moves to the nearest coast. Empty: chosen along the coast. Small rivers fill what coast is left.</source>
      <translation>Onde os rios grandes chegam ao mar; cada ponto se move para a costa mais próxima. Vazio: escolhidos ao longo da costa. Rios pequenos enchem a costa que resta.</translation>
    </message>
    <message>
      <source>Where most land lies between the lowest and the highest point: near 1 a plateau, near 0 a plain with summits.</source>
      <translation>Onde está a maior parte da terra entre o ponto mais baixo e o mais alto: perto de 1 um planalto, perto de 0 uma planície com cumes.</translation>
    </message>
    <message>
      <source>Where mountains and plains are to be: a raster, or lines (ranges), polygons (ranges or plains) or points (massifs), which pass smoothly into what lies around. Numbers are relative, from 0 in lowlands to 1 where the land rises fastest; if there are greater ones, all are divided by the greatest. Lines and points with a field width act over a band or disc so many metres wide, without one as far as is usual. Elsewhere, and empty: ranges and lowlands by noise, from the seed.</source>
      <translation>Onde deve haver montanhas e planícies: um ráster, ou linhas (serras), polígonos (serras ou planícies) ou pontos (maciços), que passam suavemente ao que está em volta. Os números são relativos, de 0 em terras baixas a 1 onde a terra sobe mais depressa; se há maiores, todos são divididos pelo maior. Linhas e pontos com um campo width atuam sobre uma faixa ou um disco de tantos metros de largura, sem ele até onde é usual. No resto, e vazio: serras e terras baixas por ruído, conforme a semente.</translation>
    </message>
    <message>
      <source>Where neighbours differ by more than this, the higher one slides: it loses a quarter of the difference. Many times D, or the ground does not stop sliding for long. Empty: 2,000 m as in the article; on a DEM half the width of a cell, a slope of 27°, or what 99 % of its neighbours differ by.</source>
      <translation>Onde vizinhos diferem em mais do que isto, o mais alto desliza: perde um quarto da diferença. Muitas vezes D, ou o solo demora a parar de deslizar. Vazio: 2.000 m como no artigo; em um MDE metade da largura de uma célula, uma declividade de 27°, ou o que diferem 99 % de seus vizinhos.</translation>
    </message>
    <message>
      <source>Where no lines are given. Empty: the readable number that makes about one cell in a hundred a river.</source>
      <translation>Onde não se dão linhas. Vazio: o número legível que torna rio cerca de uma célula em cem.</translation>
    </message>
    <message>
      <source>Where paths part (dinf)</source>
      <translation>Onde os caminhos se dividem (dinf)</translation>
    </message>
    <message>
      <source>Where profiles bulge, and by how much.</source>
      <translation>Onde os perfis se abaulam, e quanto.</translation>
    </message>
    <message>
      <source>Where reaches of other stages meet, the water above is lowered as far as it could drain. It is a first map of what may be flooded, no hydraulic model: the page says what it does not know.</source>
      <translation>Onde trechos de outros níveis se encontram, a água acima é rebaixada até onde poderia drenar. É um primeiro mapa do que pode ser inundado, não um modelo hidráulico: a página diz o que ele não sabe.</translation>
    </message>
    <message>
      <source>Where the DEM has other sides than its pixels</source>
      <translation>Onde o MDE tem outros lados que os seus pixels</translation>
    </message>
    <message>
      <source>Where the land behind the shore is steepest the coast is a cliff of about this height, elsewhere a lower one or a beach. A number, or a field or an expression of the coastline: each stretch of an island that consists of several polygons or lines has that of its own. 0: none.</source>
      <translation>Onde a terra atrás da margem é mais íngreme a costa é uma falésia de mais ou menos esta altura, no resto uma mais baixa ou uma praia. Um número, ou um campo ou uma expressão da linha de costa: cada trecho de uma ilha que consiste em vários polígonos ou linhas tem o dos seus. 0: nenhuma.</translation>
    </message>
    <message>
      <source>Where the valley is twice as high as the river is deep, in half widths</source>
      <translation>Onde o vale tem o dobro da profundidade do rio, em meias larguras</translation>
    </message>
    <message>
      <source>Where the water of each lake leaves it: a cell at its level, on the path down to what lies next.</source>
      <translation>Onde sai a água de cada lago: uma célula em seu nível, no caminho de descida ao que vem depois.</translation>
    </message>
    <message>
      <source>Where the water starts.</source>
      <translation>Onde a água começa.</translation>
    </message>
    <message>
      <source>Where the watershed ends: press … and click on the map, beside a river or on it.</source>
      <translation>Onde a bacia termina: pressione … e clique no mapa, ao lado de um rio ou nele.</translation>
    </message>
    <message>
      <source>Where there is more rain more water flows: an area counts as much as its rain is above the mean.</source>
      <translation>Onde chove mais flui mais água: uma área conta tanto mais quanto sua chuva supera a média.</translation>
    </message>
    <message>
      <source>Where there is more rain rivers carry more: the area above counts as much as its rain is above the mean.</source>
      <translation>Onde chove mais os rios levam mais: a área acima conta tanto mais quanto sua chuva supera a média.</translation>
    </message>
    <message>
      <source>Where water can go and the ground can slide: to all 8 neighbours of a cell, or to the 4 over its sides. The pictures differ a lot.</source>
      <translation>Para onde a água pode ir e o solo deslizar: para todos os 8 vizinhos de uma célula, ou para os 4 por seus lados. As imagens diferem muito.</translation>
    </message>
    <message>
      <source>Where water is open or reaches the ground, in a colour for each kind; the sea is one of them.</source>
      <translation>Onde a água está aberta ou alcança o solo, com uma cor para cada tipo; o mar é um deles.</translation>
    </message>
    <message>
      <source>Where water leaves. lowedge: at the southern edge of the map; alledges: at all its edges; mask: at the edge of the land or of the valid cells, wherever that lies. auto: lowedge for the plane, else mask, which is all edges where the whole map is land.</source>
      <translation>Por onde a água sai. lowedge: pela borda sul do mapa; alledges: por todas as suas bordas; mask: pela borda da terra ou das células válidas, onde quer que esteja. auto: lowedge para o plano, senão mask, que são todas as bordas onde o mapa inteiro é terra.</translation>
    </message>
    <message>
      <source>Whether the western and the eastern edge are neighbours, so that water runs on from the one to the other. auto: yes for the plane with its outlets along the southern edge, else no.</source>
      <translation>Se as bordas oeste e leste são vizinhas, de modo que a água segue de uma para a outra. auto: sim para o plano com suas saídas na borda sul, senão não.</translation>
    </message>
    <message>
      <source>Which tile lies where, and the scale; tiles of heights and masks are written beside it.</source>
      <translation>Que bloco está onde, e a escala; os blocos de altitudes e máscaras são gravados ao lado.</translation>
    </message>
    <message>
      <source>WhiteboxTools: north-east 1, east 2 … north 128</source>
      <translation>WhiteboxTools: nordeste 1, leste 2 … norte 128</translation>
    </message>
    <message>
      <source>Whole watersheds (they overlap)</source>
      <translation>Bacias inteiras (sobrepõem-se)</translation>
    </message>
    <message>
      <source>Why no river follows it</source>
      <translation>Por que nenhum rio a segue</translation>
    </message>
    <message>
      <source>Width (m)</source>
      <translation>Largura (m)</translation>
    </message>
    <message>
      <source>Width and height of a cell on the ground, no more than those of the DEM. Empty: as the DEM has them.</source>
      <translation>Largura e altura de uma célula no solo, não maiores que as do MDE. Vazio: como o MDE as tem.</translation>
    </message>
    <message>
      <source>Width and height of a cell on the ground. Empty: about 1,500 columns, more if islands lie far apart.</source>
      <translation>Largura e altura de uma célula no solo. Vazio: cerca de 1.500 colunas, mais se as ilhas estão muito separadas.</translation>
    </message>
    <message>
      <source>Width and height of a cell on the ground. Empty: about 1,500 columns, more if islands lie far apart. Of the extent where there is one.</source>
      <translation>Largura e altura de uma célula no solo. Vazio: cerca de 1.500 colunas, mais se as ilhas estão muito separadas. Da extensão onde há uma.</translation>
    </message>
    <message>
      <source>Width and height of a cell.</source>
      <translation>Largura e altura de uma célula.</translation>
    </message>
    <message>
      <source>Width between the banks (m)</source>
      <translation>Largura entre as margens (m)</translation>
    </message>
    <message>
      <source>Width of riparian wood (m)</source>
      <translation>Largura da mata ciliar (m)</translation>
    </message>
    <message>
      <source>Width of the band along the line (m)</source>
      <translation>Largura da faixa ao longo da linha (m)</translation>
    </message>
    <message>
      <source>Width of the flow</source>
      <translation>Largura do fluxo</translation>
    </message>
    <message>
      <source>Width of the river (m); NULL without one</source>
      <translation>Largura do rio (m); NULL se não há</translation>
    </message>
    <message>
      <source>Width of the rivers (times as usual)</source>
      <translation>Largura dos rios (vezes o usual)</translation>
    </message>
    <message>
      <source>Width of the shore (m)</source>
      <translation>Largura da margem (m)</translation>
    </message>
    <message>
      <source>Widths follow the law of Murray: the cube of a width is the sum of the cubes of what flows together. The log compares the length of rivers with the law of Hack. Lengths are metres on the ground whatever the CRS.</source>
      <translation>As larguras seguem a lei de Murray: o cubo de uma largura é a soma dos cubos do que conflui. O registro compara o comprimento dos rios com a lei de Hack. Os comprimentos são metros no solo, qualquer que seja o SRC.</translation>
    </message>
    <message>
      <source>Willow</source>
      <translation>Salgueiro</translation>
    </message>
    <message>
      <source>Winding of rivers (1: as in nature)</source>
      <translation>Sinuosidade dos rios (1: como na natureza)</translation>
    </message>
    <message>
      <source>Winding of the rivers (times as usual)</source>
      <translation>Sinuosidade dos rios (vezes o usual)</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>Janela</translation>
    </message>
    <message>
      <source>Wished heights (m)</source>
      <translation>Alturas desejadas (m)</translation>
    </message>
    <message>
      <source>With &lt;i&gt;auto&lt;/i&gt; it finds out who wrote the raster: it tries every encoding that has all the values and keeps the one in which the directions form no cycle and no paths cross. A DEM settles what remains open. If FROM is wrong, the first cell that shows it is named, and the encoding that is likely right.</source>
      <translation>Com &lt;i&gt;auto&lt;/i&gt; descobre quem gravou o ráster: tenta toda codificação que tenha todos os valores e fica com aquela em que as direções não formam ciclos nem caminhos se cruzam. Um MDE decide o que fica em aberto. Se FROM está errado, nomeia-se a primeira célula que o mostra e a codificação provavelmente certa.</translation>
    </message>
    <message>
      <source>With D∞ angles water takes many paths to the river. average: their mean, weighed by the shares of the water. maximum: the longest. minimum: the shortest.</source>
      <translation>Com ângulos D∞ a água toma muitos caminhos ao rio. average: sua média, ponderada pelas partes da água. maximum: o mais longo. minimum: o mais curto.</translation>
    </message>
    <message>
      <source>With RAIN and EVAPORATION lakes are in balance: a closed lake stands where as much evaporates as flows in, an open one is full and spills the rest into the next. None is nested then. What is dry of a depression is a salt pan. The limits hold for depressions: what stands in one may be smaller.</source>
      <translation>Com RAIN e EVAPORATION os lagos estão em equilíbrio: um lago fechado fica onde evapora tanto quanto entra, um aberto está cheio e transborda o resto para o próximo. Nenhum está então aninhado. O que está seco de uma depressão é um salar. Os limites valem para depressões: o que fica em uma pode ser menor.</translation>
    </message>
    <message>
      <source>With RAIN the accumulation is the flow in m³/s, and rivers have a discharge. With RAIN and EVAPORATION lakes are in balance, as ‘Lakes’ finds them: rivers end in closed lakes, pass open ones, and lines are cut where they enter or leave one; the flow is less what lakes lose.</source>
      <translation>Com RAIN a acumulação é a vazão em m³/s, e os rios têm vazão. Com RAIN e EVAPORATION os lagos estão em equilíbrio, como os encontra “Lagos”: os rios terminam em lagos fechados, atravessam os abertos, e as linhas são cortadas onde entram ou saem; a vazão é menos o que os lagos perdem.</translation>
    </message>
    <message>
      <source>With a DEM nodes have its heights, and lie up to three times denser where it bends. Without one, all heights are 0. Triangles in the sea, outside of the extent or where the DEM has no data are left out.</source>
      <translation>Com um MDE os nós têm suas altitudes, e ficam até três vezes mais densos onde ele se curva. Sem ele, todas as altitudes são 0. Omitem-se os triângulos no mar, fora da extensão ou onde o MDE não tem dados.</translation>
    </message>
    <message>
      <source>With a DEM, lines have heights, and the fall and slope of each is known. With lakes, lines are cut where a river enters or leaves a lake, and those inside bear its id; with POINTS at gauges too. Smoothed lines stay in the cells that the river flows through, keep their ends and never touch.</source>
      <translation>Com um MDE as linhas têm altitudes, e se conhecem o desnível e a declividade de cada uma. Com lagos, as linhas são cortadas onde um rio entra ou sai de um, e as de dentro levam seu id; com POINTS também nas estações. Linhas suavizadas ficam nas células pelas quais o rio flui, conservam suas extremidades e nunca se tocam.</translation>
    </message>
    <message>
      <source>With an upper limit only brooks remain: rivers up to a size.</source>
      <translation>Com um limite superior só restam córregos: rios até certo tamanho.</translation>
    </message>
    <message>
      <source>With evaporation: what is dry of each depression, between its lakes and its sill.</source>
      <translation>Com evaporação: o que está seco de cada depressão, entre seus lagos e sua soleira.</translation>
    </message>
    <message>
      <source>With kind and height.</source>
      <translation>Com tipo e altura.</translation>
    </message>
    <message>
      <source>Without a coast an extent is enough: a rectangle cut out of larger land, with rivers that come in and leave. What a rectangle shows follows from the seed and the place, so that the one beside it fits.</source>
      <translation>Sem costa basta uma extensão: um retângulo recortado de uma terra maior, com rios que entram e saem. O que um retângulo mostra deriva da semente e do lugar, de modo que o vizinho se encaixa.</translation>
    </message>
    <message>
      <source>Without a coast an extent is enough: a rectangle of inland country, cut out of larger land. Rivers come in over its edges and leave over them, with the water of all their land, and the rectangle beside it, made with the same seed, goes on with the same heights and rivers.</source>
      <translation>Sem costa basta uma extensão: um retângulo de campo interior, recortado de uma terra maior. Os rios entram e saem por suas bordas, com a água de toda a sua terra, e o retângulo vizinho, feito com a mesma semente, continua com as mesmas altitudes e rios.</translation>
    </message>
    <message>
      <source>Without a rating curve and a reach downstream, no flood: {}</source>
      <translation>Sem curva-chave e um trecho a jusante não há cheia: {}</translation>
    </message>
    <message>
      <source>Without any input it makes the picture of the article: a plane of 300 × 200 cells whose western and eastern edges are joined, with its outlets along the southern edge, after 10 000 events. It starts from other shapes or from a DEM as well, on the whole map or on the land inside polygons.</source>
      <translation>Sem entrada alguma faz a imagem do artigo: um plano de 300 × 200 células cujas bordas oeste e leste estão unidas, com suas saídas na borda sul, após 10 000 eventos. Parte também de outras formas ou de um MDE, no mapa inteiro ou na terra dentro de polígonos.</translation>
    </message>
    <message>
      <source>Without drop</source>
      <translation>Sem desnível</translation>
    </message>
    <message>
      <source>Without slope, since water leaves the data there: {} cells</source>
      <translation>Sem declividade, já que a água sai dos dados ali: {} células</translation>
    </message>
    <message>
      <source>Work only inside these polygons; cells outside have no data in the output.</source>
      <translation>Trabalhar só dentro destes polígonos; as células de fora não têm dados no resultado.</translation>
    </message>
    <message>
      <source>Write only what this part of the map is rendered from: its land has the same heights as in the whole model, on cells no larger than those of the erosion. The rest is built, but not written. Empty: all.</source>
      <translation>Escrever só aquilo de que esta parte do mapa é representada: a sua terra tem as mesmas alturas que no modelo inteiro, em células não maiores que as da erosão. O resto é construído, mas não escrito. Vazio: tudo.</translation>
    </message>
    <message>
      <source>Writes a DEM for game engines: a 16-bit heightmap with its scale, tiles, masks of what covers the ground, and a scene of triangles with water.</source>
      <translation>Grava um MDE para motores de jogos: um mapa de alturas de 16 bits com sua escala, blocos, máscaras do que cobre o solo e uma cena de triângulos com água.</translation>
    </message>
    <message>
      <source>Writing</source>
      <translation>Gravando</translation>
    </message>
    <message>
      <source>Z_START and Z_END go together: choose a field for both, or for neither.</source>
      <translation>Z_START e Z_END vão juntos: escolha um campo para ambos ou para nenhum.</translation>
    </message>
    <message>
      <source>[DEEPEST_CHANGE] A cell was changed by {} m so that water runs off; the summit is at {} m. Smaller cells change less.</source>
      <translation>[DEEPEST_CHANGE] Uma célula foi mudada em {} m para que a água escoe; o cume está a {} m. Células menores mudam menos.</translation>
    </message>
    <message>
      <source>a feature</source>
      <translation>uma feição</translation>
    </message>
    <message>
      <source>a file that {} is made of</source>
      <translation>um arquivo de que {} é feito</translation>
    </message>
    <message>
      <source>a lake</source>
      <translation>um lago</translation>
    </message>
    <message>
      <source>a line in one piece</source>
      <translation>uma linha em um só pedaço</translation>
    </message>
    <message>
      <source>a model of a DEM</source>
      <translation>um modelo de um MDE</translation>
    </message>
    <message>
      <source>a number</source>
      <translation>um número</translation>
    </message>
    <message>
      <source>a number above {:g}</source>
      <translation>um número acima de {:g}</translation>
    </message>
    <message>
      <source>a number or name is missing at the end</source>
      <translation>falta um número ou nome no fim</translation>
    </message>
    <message>
      <source>a number or name is missing before ‘{}’</source>
      <translation>falta um número ou nome antes de “{}”</translation>
    </message>
    <message>
      <source>a pixel for each cell</source>
      <translation>um pixel por célula</translation>
    </message>
    <message>
      <source>a point</source>
      <translation>um ponto</translation>
    </message>
    <message>
      <source>a river has no room there</source>
      <translation>ali não há espaço para um rio</translation>
    </message>
    <message>
      <source>a shelf, a slope and canyons</source>
      <translation>uma plataforma, um talude e cânions</translation>
    </message>
    <message>
      <source>a square of 2ⁿ + 1 pixels</source>
      <translation>um quadrado de 2ⁿ + 1 pixels</translation>
    </message>
    <message>
      <source>a · tan β, in metres.</source>
      <translation>a · tan β, em metros.</translation>
    </message>
    <message>
      <source>about {} of memory, of which {} can be used</source>
      <translation>cerca de {} de memória, dos quais {} podem ser usados</translation>
    </message>
    <message>
      <source>above {:g} (metres per metre)</source>
      <translation>acima de {:g} (metros por metro)</translation>
    </message>
    <message>
      <source>after Pfafstetter</source>
      <translation>segundo Pfafstetter</translation>
    </message>
    <message>
      <source>all</source>
      <translation>todas</translation>
    </message>
    <message>
      <source>all 8, over sides and corners</source>
      <translation>todos os 8, por lados e cantos</translation>
    </message>
    <message>
      <source>all: every algorithm. water: those that read water out of a DEM. terrain: those that make or erode ground. Two processes that prepare one of these each are done sooner.</source>
      <translation>all: todos os algoritmos. water: os que leem água de um MDE. terrain: os que fazem ou erodem solo. Dois processos que preparem cada um uma destas partes terminam antes.</translation>
    </message>
    <message>
      <source>along the surface</source>
      <translation>ao longo da superfície</translation>
    </message>
    <message>
      <source>along the valleys</source>
      <translation>ao longo dos vales</translation>
    </message>
    <message>
      <source>along the valleys, drawn by the seed</source>
      <translation>ao longo dos vales, sorteada pela semente</translation>
    </message>
    <message>
      <source>alpine meadow</source>
      <translation>prado alpino</translation>
    </message>
    <message>
      <source>alpine, high and rough</source>
      <translation>alpino, alto e acidentado</translation>
    </message>
    <message>
      <source>an expression of your own</source>
      <translation>uma expressão própria</translation>
    </message>
    <message>
      <source>an island</source>
      <translation>uma ilha</translation>
    </message>
    <message>
      <source>another CRS than ‘{}’ but the same cells</source>
      <translation>outro SRC que “{}”, mas as mesmas células</translation>
    </message>
    <message>
      <source>another mouth is so near that they are one</source>
      <translation>outra foz está tão perto que são uma só</translation>
    </message>
    <message>
      <source>another sketched river runs here, and goes elsewhere</source>
      <translation>outro rio esboçado passa por aqui e vai para outro lugar</translation>
    </message>
    <message>
      <source>are left out</source>
      <translation>são omitidas</translation>
    </message>
    <message>
      <source>as in humid lands (power law)</source>
      <translation>como em terras úmidas (lei de potência)</translation>
    </message>
    <message>
      <source>as on other flats</source>
      <translation>como em outras áreas planas</translation>
    </message>
    <message>
      <source>as the shape asks</source>
      <translation>como pede a forma</translation>
    </message>
    <message>
      <source>as usual</source>
      <translation>como de costume</translation>
    </message>
    <message>
      <source>as usual, or as the parameters say</source>
      <translation>como de costume, ou como dizem os parâmetros</translation>
    </message>
    <message>
      <source>as water flows</source>
      <translation>como a água flui</translation>
    </message>
    <message>
      <source>at all edges of the map</source>
      <translation>por todas as bordas do mapa</translation>
    </message>
    <message>
      <source>at junctions of rivers</source>
      <translation>nas confluências de rios</translation>
    </message>
    <message>
      <source>at random, which makes no drainage</source>
      <translation>ao acaso, o que não faz drenagem</translation>
    </message>
    <message>
      <source>at the edge of the land</source>
      <translation>na borda da terra</translation>
    </message>
    <message>
      <source>at the southern edge</source>
      <translation>na borda sul</translation>
    </message>
    <message>
      <source>auto, heights: the numbers of BAND are heights, and images with colours are refused. mapbox, terrarium: red, green and blue stand for heights in metres, as in the Terrain-RGB tiles of Mapbox (−10000 + 0.1 · (65536 R + 256 G + B)) and in Terrarium tiles (256 R + G + B / 256 − 32768).</source>
      <translation>auto, heights: os números de BAND são altitudes, e imagens com cores são recusadas. mapbox, terrarium: vermelho, verde e azul representam altitudes em metros, como nos blocos Terrain-RGB do Mapbox (−10000 + 0,1 · (65536 R + 256 G + B)) e nos blocos Terrarium (256 R + G + B / 256 − 32768).</translation>
    </message>
    <message>
      <source>beach</source>
      <translation>praia</translation>
    </message>
    <message>
      <source>begins at {} m and would end at {} m</source>
      <translation>começa a {} m e terminaria a {} m</translation>
    </message>
    <message>
      <source>begins {} from the nearest vertex of a main course</source>
      <translation>começa a {} do vértice mais próximo de um curso principal</translation>
    </message>
    <message>
      <source>below {:g}</source>
      <translation>abaixo de {:g}</translation>
    </message>
    <message>
      <source>breach: cut through what is in the way</source>
      <translation>breach: cortar através do que está no caminho</translation>
    </message>
    <message>
      <source>breaching</source>
      <translation>a abertura de brechas</translation>
    </message>
    <message>
      <source>broadleaf forest</source>
      <translation>floresta de folhosas</translation>
    </message>
    <message>
      <source>cannot write there ({})</source>
      <translation>não consegue escrever ali ({})</translation>
    </message>
    <message>
      <source>cells</source>
      <translation>células</translation>
    </message>
    <message>
      <source>cells of holes</source>
      <translation>células de buracos</translation>
    </message>
    <message>
      <source>cells of ‘{}’ lose what they are</source>
      <translation>células de “{}” perdem o que são</translation>
    </message>
    <message>
      <source>choose a greater STEP or a lower MAX_STAGE</source>
      <translation>escolha um STEP maior ou um MAX_STAGE menor</translation>
    </message>
    <message>
      <source>choose a larger CELL_SIZE or a smaller EXTENT</source>
      <translation>escolha uma CELL_SIZE maior ou um EXTENT menor</translation>
    </message>
    <message>
      <source>clip the raster</source>
      <translation>recorte o ráster</translation>
    </message>
    <message>
      <source>clip the raster, or choose another rule than fill as HOLES</source>
      <translation>recorte o ráster ou escolha para HOLES outra regra que fill</translation>
    </message>
    <message>
      <source>closes a circle</source>
      <translation>fecha um anel</translation>
    </message>
    <message>
      <source>closes a ring, or is a second path to the sea</source>
      <translation>fecha um anel ou é um segundo caminho para o mar</translation>
    </message>
    <message>
      <source>column {:,}, row {:,}</source>
      <translation>coluna {:,}, linha {:,}</translation>
    </message>
    <message>
      <source>columns</source>
      <translation>colunas</translation>
    </message>
    <message>
      <source>complex numbers</source>
      <translation>números complexos</translation>
    </message>
    <message>
      <source>conifers</source>
      <translation>coníferas</translation>
    </message>
    <message>
      <source>contour: across the directions in which water leaves the cell (mfd, d8). cell: the width of cells, as always with dinf.</source>
      <translation>contour: através das direções pelas quais a água sai da célula (mfd, d8). cell: a largura das células, como sempre com dinf.</translation>
    </message>
    <message>
      <source>could not be brought into the CRS of the raster: left out</source>
      <translation>não pôde ser levado ao SRC do ráster: omitido</translation>
    </message>
    <message>
      <source>crosses another line</source>
      <translation>cruza outra linha</translation>
    </message>
    <message>
      <source>crosses feature {}</source>
      <translation>cruza a feição {}</translation>
    </message>
    <message>
      <source>crosses itself</source>
      <translation>cruza a si mesmo</translation>
    </message>
    <message>
      <source>crosses {}</source>
      <translation>cruza {}</translation>
    </message>
    <message>
      <source>cut it, so that water has one path</source>
      <translation>corte-o, para que a água tenha um só caminho</translation>
    </message>
    <message>
      <source>d8: all water to one neighbour. dinf: shared between two, by the angle of the slope. mfd: shared among all lower neighbours; needs a DEM. ENCODING dinf makes it dinf.</source>
      <translation>d8: toda a água a um vizinho. dinf: dividida entre dois, pelo ângulo da declividade. mfd: dividida entre todos os vizinhos mais baixos; precisa de um MDE. ENCODING dinf a torna dinf.</translation>
    </message>
    <message>
      <source>d8: the steepest of the eight neighbours. rho8: one of the lower neighbours, drawn so that the mean direction is that of the slope. dinf: the angle of the steepest slope, in radians from east against the clock; -1 where water ends.</source>
      <translation>d8: o mais íngreme dos oito vizinhos. rho8: um dos vizinhos mais baixos, sorteado de modo que a direção média seja a da declividade. dinf: o ângulo da maior declividade, em radianos desde o leste em sentido anti-horário; -1 onde a água termina.</translation>
    </message>
    <message>
      <source>degrees</source>
      <translation>graus</translation>
    </message>
    <message>
      <source>delete it</source>
      <translation>apague-o</translation>
    </message>
    <message>
      <source>desert</source>
      <translation>deserto</translation>
    </message>
    <message>
      <source>did not follow the directions: left out</source>
      <translation>não seguia as direções: omitido</translation>
    </message>
    <message>
      <source>dinf: water is shared between the two neighbours beside the steepest slope. mfd: among all lower neighbours. d8: all goes to one neighbour, which draws lines on slopes.</source>
      <translation>dinf: a água é dividida entre os dois vizinhos ao lado da maior declividade. mfd: entre todos os vizinhos mais baixos. d8: toda vai a um vizinho, o que desenha linhas nas encostas.</translation>
    </message>
    <message>
      <source>divide between basins, or ridge within one</source>
      <translation>divide entre bacias, ou ridge dentro de uma (crista)</translation>
    </message>
    <message>
      <source>does not fall from its vertex {} ({} m) to the next one ({} m). Water runs down: correct their Z, or delete it</source>
      <translation>não cai de seu vértice {} ({} m) para o seguinte ({} m). A água corre para baixo: corrija o Z deles ou apague-o</translation>
    </message>
    <message>
      <source>does not reach the sea</source>
      <translation>não chega ao mar</translation>
    </message>
    <message>
      <source>does not see it</source>
      <translation>não a vê</translation>
    </message>
    <message>
      <source>does not see ‘{}’</source>
      <translation>não vê “{}”</translation>
    </message>
    <message>
      <source>down the steepest of eight triangles</source>
      <translation>pelo mais íngreme de oito triângulos</translation>
    </message>
    <message>
      <source>drained land that reaches the edge of the data, beyond which there may be more (field touches_edge)</source>
      <translation>drena terra que chega à borda dos dados, além da qual pode haver mais (campo touches_edge)</translation>
    </message>
    <message>
      <source>dwarf shrubs</source>
      <translation>arbustos anões</translation>
    </message>
    <message>
      <source>edge</source>
      <translation>borda</translation>
    </message>
    <message>
      <source>edges</source>
      <translation>trechos</translation>
    </message>
    <message>
      <source>en</source>
      <translation>pt</translation>
    </message>
    <message>
      <source>encloses no area. Join its lines end to end</source>
      <translation>não encerra área. Junte as linhas ponta com ponta</translation>
    </message>
    <message>
      <source>ends in a lake through which no course runs. Lead it on to a course or to the sea</source>
      <translation>termina num lago pelo qual não passa nenhum curso. Prolongue-a até um curso ou o mar</translation>
    </message>
    <message>
      <source>ends {} from the nearest vertex of a main course</source>
      <translation>termina a {} do vértice mais próximo de um curso principal</translation>
    </message>
    <message>
      <source>ends {} from where the course begins that it flows into</source>
      <translation>termina a {} de onde começa o curso em que deságua</translation>
    </message>
    <message>
      <source>energy: a sponge with lakes</source>
      <translation>energia: uma esponja com lagos</translation>
    </message>
    <message>
      <source>energy: a sponge; tension, gravity and capillarity drape the table over the land and keep level lakes in hollows. dupuit: physics of aquifers; recharge flows to the sea, or out where the table reaches the ground. snow: what frost keeps on the ground, drawn smooth over gullies by its tension.</source>
      <translation>energy: uma esponja; tensão, gravidade e capilaridade estendem o lençol sobre a terra e mantêm lagos planos nas cavidades. dupuit: física de aquíferos; a recarga flui ao mar, ou sai onde o lençol alcança o solo. snow: o que a geada mantém sobre o solo, estendido liso sobre as grotas por sua tensão.</translation>
    </message>
    <message>
      <source>erosion by random rain</source>
      <translation>a erosão por chuva ao acaso</translation>
    </message>
    <message>
      <source>erosion by rivers</source>
      <translation>a erosão por rios</translation>
    </message>
    <message>
      <source>even basins</source>
      <translation>bacias uniformes</translation>
    </message>
    <message>
      <source>exact, at once</source>
      <translation>exato, de uma vez</translation>
    </message>
    <message>
      <source>exact: the whole fill at once. sweeps: neighbour by neighbour from the sea, as often as STEPS says.</source>
      <translation>exact: todo o preenchimento de uma vez. sweeps: de vizinho em vizinho a partir do mar, tantas vezes quanto STEPS diz.</translation>
    </message>
    <message>
      <source>feature {}</source>
      <translation>feição {}</translation>
    </message>
    <message>
      <source>feature {} cuts a canyon {} deep into higher land</source>
      <translation>o elemento {} corta um desfiladeiro com {} de profundidade em terreno mais alto</translation>
    </message>
    <message>
      <source>feature {} runs {} from {} m into {} with {} m³/s</source>
      <translation>a feição {} corre {} desde {} m até: {}, com {} m³/s</translation>
    </message>
    <message>
      <source>feature {} {} at {}</source>
      <translation>feição {} {} em {}</translation>
    </message>
    <message>
      <source>features {}</source>
      <translation>feições {}</translation>
    </message>
    <message>
      <source>feet</source>
      <translation>pés</translation>
    </message>
    <message>
      <source>fill, and water flows over</source>
      <translation>preencher, e a água transborda</translation>
    </message>
    <message>
      <source>filling or breaching pit by pit</source>
      <translation>o preenchimento ou a abertura de brechas depressão por depressão</translation>
    </message>
    <message>
      <source>first: of several steepest directions the first from east clockwise; flats drain away from higher ground and towards their exits. sea: the shortest path to the sea, also across flats. random: as first, but drawn by the seed. On flat land first and random keep to the valleys.</source>
      <translation>first: de várias direções igualmente íngremes, a primeira desde o leste em sentido horário; áreas planas drenam para longe do solo mais alto e para suas saídas. sea: o caminho mais curto ao mar, também por áreas planas. random: como first, mas sorteada pela semente. Em terra plana first e random seguem os vales.</translation>
    </message>
    <message>
      <source>flat, just below the sea</source>
      <translation>plano, logo abaixo do mar</translation>
    </message>
    <message>
      <source>floats without heights</source>
      <translation>flutua sem altitudes</translation>
    </message>
    <message>
      <source>flow: along the directions. shortest: the shortest way over ground that does not rise on it, which needs the DEM.</source>
      <translation>flow: ao longo das direções. shortest: o caminho mais curto por solo que não sobe nele, para o que é preciso o MDE.</translation>
    </message>
    <message>
      <source>flow: along the flow, on the surface that the water runs over: down the steepest of eight triangles (dinf, mfd) or to the next cell (d8); 0 on flats. horn: of the DEM as it is, by all eight neighbours. It is the slope of all indices.</source>
      <translation>flow: ao longo do fluxo, na superfície por onde corre a água: pelo mais íngreme de oito triângulos (dinf, mfd) ou para a próxima célula (d8); 0 em áreas planas. horn: do MDE tal como é, pelos oito vizinhos. É a declividade de todos os índices.</translation>
    </message>
    <message>
      <source>flows into {}, which is not there on its island</source>
      <translation>corre para {}, que não está na ilha dele</translation>
    </message>
    <message>
      <source>forking rivers</source>
      <translation>rios que se bifurcam</translation>
    </message>
    <message>
      <source>found by itself</source>
      <translation>descoberta automaticamente</translation>
    </message>
    <message>
      <source>found {}, and stayed</source>
      <translation>encontrou {} e ficou</translation>
    </message>
    <message>
      <source>fractal noise</source>
      <translation>ruído fractal</translation>
    </message>
    <message>
      <source>fractal noise by diamonds and squares</source>
      <translation>ruído fractal por losangos e quadrados</translation>
    </message>
    <message>
      <source>gentle, with low hills and wide plains</source>
      <translation>suave, com colinas baixas e planícies amplas</translation>
    </message>
    <message>
      <source>gentle: a third as high as usual, wide plains, no steep slopes. hilly: three fifths as high, hills everywhere. alpine: two and a half times as high, steep and rough. own: high as usual, ranges and lowlands, or as PEAK, UPLIFT, TERRAIN_SLOPE and ROUGHNESS say, which count with every other choice too where they are given.</source>
      <translation>gentle: um terço da altura usual, planícies amplas, sem encostas íngremes. hilly: três quintos da altura, colinas em toda parte. alpine: duas vezes e meia a altura, íngreme e acidentado. own: a altura usual, serras e terras baixas, ou como dizem PEAK, UPLIFT, TERRAIN_SLOPE e ROUGHNESS, que contam também com qualquer outra escolha onde são dados.</translation>
    </message>
    <message>
      <source>give its ends a Z, choose fields for Z_START and Z_END, or a DEM as INPUT</source>
      <translation>dê um Z às pontas, escolha campos para Z_START e Z_END ou um MDE como INPUT</translation>
    </message>
    <message>
      <source>giving lakes one outlet</source>
      <translation>dar aos lagos uma só saída</translation>
    </message>
    <message>
      <source>grown, or sketched where it lies on a sketch</source>
      <translation>grown (crescido), ou sketched onde está sobre um esboço</translation>
    </message>
    <message>
      <source>grown, sketched where it follows a sketch, or eroded where only erosion has made it</source>
      <translation>grown (crescido), sketched onde segue um esboço, ou eroded onde só a erosão o fez</translation>
    </message>
    <message>
      <source>had a geometry that cannot be repaired: left out</source>
      <translation>tinha uma geometria que não pode ser reparada: omitido</translation>
    </message>
    <message>
      <source>had an invalid geometry, which was repaired</source>
      <translation>tinha uma geometria inválida, que foi reparada</translation>
    </message>
    <message>
      <source>had coordinates that lie on no map: left out</source>
      <translation>tinha coordenadas que não estão em nenhum mapa: omitido</translation>
    </message>
    <message>
      <source>had no geometry: left out</source>
      <translation>não tinha geometria: omitido</translation>
    </message>
    <message>
      <source>has a prone below its floor. The valley must be wider than its floor</source>
      <translation>tem um prone abaixo de seu floor. O vale deve ser mais largo que seu fundo</translation>
    </message>
    <message>
      <source>has a vertex at {:g} m. Correct its Z</source>
      <translation>tem um vértice a {:g} m. Corrija o Z dele</translation>
    </message>
    <message>
      <source>has a vertex without a height. Give each vertex its Z</source>
      <translation>tem um vértice sem altitude. Dê a cada vértice seu Z</translation>
    </message>
    <message>
      <source>has no end within {} of a course, a lake or the sea. Lead one there, or delete it</source>
      <translation>não tem nenhuma ponta a menos de {} de um curso, um lago ou o mar. Leve uma até lá, ou apague-a</translation>
    </message>
    <message>
      <source>has no length</source>
      <translation>não tem comprimento</translation>
    </message>
    <message>
      <source>has no polygon with an area</source>
      <translation>não tem polígono com área</translation>
    </message>
    <message>
      <source>has no valid cell</source>
      <translation>não tem célula válida</translation>
    </message>
    <message>
      <source>has no {}</source>
      <translation>não tem {}</translation>
    </message>
    <message>
      <source>has the id {}, as another has. Give it its own</source>
      <translation>tem o número {}, como outro. Dê um próprio</translation>
    </message>
    <message>
      <source>has {:g} for {}, which is too much. Correct it</source>
      <translation>tem {:g} para {}, o que é demais. Corrija</translation>
    </message>
    <message>
      <source>has {:g} for {}. It must be {}</source>
      <translation>tem {:g} para {}. Deve ser {}</translation>
    </message>
    <message>
      <source>has ‘{}’ for {}, which is no number</source>
      <translation>tem “{}” para {}, que não é número</translation>
    </message>
    <message>
      <source>has ‘{}’ for {}, which is no whole number. Correct it</source>
      <translation>tem “{}” para {}, que não é número inteiro. Corrija</translation>
    </message>
    <message>
      <source>has ‘{}’ for {}. It must be one of {}</source>
      <translation>tem “{}” para {}. Deve ser um de {}</translation>
    </message>
    <message>
      <source>have a single cell and no length</source>
      <translation>têm uma só célula e nenhum comprimento</translation>
    </message>
    <message>
      <source>head of a reach, junction, gauge, lake, or sink where water leaves</source>
      <translation>head (cabeceira) de um trecho, junction (confluência), gauge (estação), lake (lago) ou sink onde a água sai</translation>
    </message>
    <message>
      <source>head, bend, junction or mouth</source>
      <translation>head (cabeceira), bend (curva), junction (confluência) ou mouth (foz)</translation>
    </message>
    <message>
      <source>head, junction, gauge, lake inlet or outlet, mouth, or end before that of the water</source>
      <translation>head (cabeceira), junction (confluência), gauge (estação), lake inlet ou outlet (entrada ou saída de um lago), mouth (foz), ou end antes do fim da água</translation>
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
      <translation>altitudes, se não tem cores</translation>
    </message>
    <message>
      <source>held no {}: left out</source>
      <translation>não continha {}: omitido</translation>
    </message>
    <message>
      <source>hilly everywhere</source>
      <translation>com colinas em toda parte</translation>
    </message>
    <message>
      <source>holds neither numbers nor text</source>
      <translation>não contém números nem texto</translation>
    </message>
    <message>
      <source>holds {} values greater than 2π</source>
      <translation>contém {} valores maiores que 2π</translation>
    </message>
    <message>
      <source>horizontal</source>
      <translation>horizontal</translation>
    </message>
    <message>
      <source>horizontal: as on a map. surface: along the ground, up to its slope. pythagoras: the straight line through the air, of the horizontal length and the height. All but horizontal need the DEM.</source>
      <translation>horizontal: como em um mapa. surface: ao longo do solo, conforme sua declividade. pythagoras: a linha reta pelo ar, do comprimento horizontal e da altura. Todas menos horizontal precisam do MDE.</translation>
    </message>
    <message>
      <source>in files in ‘{}’, about {}</source>
      <translation>em arquivos em “{}”, cerca de {}</translation>
    </message>
    <message>
      <source>into parts of about an area</source>
      <translation>em partes de área parecida</translation>
    </message>
    <message>
      <source>is empty or the same in features {}</source>
      <translation>está vazio ou é o mesmo nas feições {}</translation>
    </message>
    <message>
      <source>is not one valid polygon. Repair it with ‘Fix geometries’, one part to {}</source>
      <translation>não é um polígono válido. Repare-o com “Fix geometries”, uma parte para {}</translation>
    </message>
    <message>
      <source>is not {}. Draw it as one, or delete it</source>
      <translation>não é {}. Desenhe assim ou apague</translation>
    </message>
    <message>
      <source>is one more part of island {}. Unite its parts, or delete all but one</source>
      <translation>é mais uma parte da ilha {}. Una as partes ou apague todas menos uma</translation>
    </message>
    <message>
      <source>is one more profile of {}. Delete one</source>
      <translation>é mais um perfil de {}. Apague um</translation>
    </message>
    <message>
      <source>is said to lie on island {}, which is not there</source>
      <translation>consta na ilha {}, que não existe</translation>
    </message>
    <message>
      <source>island of two volcanoes</source>
      <translation>ilha de dois vulcões</translation>
    </message>
    <message>
      <source>it comes back to a triangle that it has left</source>
      <translation>volta a um triângulo que tinha deixado</translation>
    </message>
    <message>
      <source>it does not lie on the land</source>
      <translation>não está em terra</translation>
    </message>
    <message>
      <source>it has {:,} characters, more than {:,}</source>
      <translation>tem {:,} caracteres, mais de {:,}</translation>
    </message>
    <message>
      <source>it is damaged</source>
      <translation>está danificado</translation>
    </message>
    <message>
      <source>it is empty</source>
      <translation>está vazia</translation>
    </message>
    <message>
      <source>it is shorter than an edge</source>
      <translation>mede menos que uma aresta</translation>
    </message>
    <message>
      <source>it lies too far from the shore</source>
      <translation>está longe demais da margem</translation>
    </message>
    <message>
      <source>it runs too near to another sketched river for this edge length</source>
      <translation>passa perto demais de outro rio esboçado para este comprimento de aresta</translation>
    </message>
    <message>
      <source>it runs too near to the shore for this edge length</source>
      <translation>passa perto demais da margem para este comprimento de aresta</translation>
    </message>
    <message>
      <source>it winds too closely for this edge length</source>
      <translation>faz curvas fechadas demais para este comprimento de aresta</translation>
    </message>
    <message>
      <source>its CRS</source>
      <translation>seu SRC</translation>
    </message>
    <message>
      <source>join a neighbour on the coast</source>
      <translation>unem-se a uma vizinha na costa</translation>
    </message>
    <message>
      <source>join to regions of like size</source>
      <translation>juntam-se em regiões de tamanho semelhante</translation>
    </message>
    <message>
      <source>k in the slope k · A^-θ of rivers that drain A km². Where land has to rise faster it is up to twice that. Empty: as PEAK or the sketched heights want it.</source>
      <translation>k na declividade k · A^-θ dos rios que drenam A km². Onde a terra deve subir mais depressa é até o dobro. Vazio: como PEAK ou as altitudes esboçadas o querem.</translation>
    </message>
    <message>
      <source>keep: they stay. merge: one that has neither an upstream nor a downstream watershed goes to the neighbour with the longest shared edge that has none downstream either; islands stay. drop: their cells get no watershed. balance: as merge, but to the neighbour with the least land, so that the coast falls into regions of like size.</source>
      <translation>keep: ficam. merge: uma que não tem bacia a montante nem a jusante passa para a vizinha com a borda compartilhada mais longa que também não tenha nenhuma a jusante; ilhas ficam. drop: suas células não recebem bacia. balance: como merge, mas para a vizinha com menos terra, de modo que a costa se divide em regiões de tamanho semelhante.</translation>
    </message>
    <message>
      <source>keep: water ends in pits</source>
      <translation>manter: a água termina em fossos</translation>
    </message>
    <message>
      <source>kept as they grew</source>
      <translation>mantidas como cresceram</translation>
    </message>
    <message>
      <source>km²</source>
      <translation>km²</translation>
    </message>
    <message>
      <source>lacks the Python package ‘{}’</source>
      <translation>não tem o pacote Python “{}”</translation>
    </message>
    <message>
      <source>lake</source>
      <translation>lago</translation>
    </message>
    <message>
      <source>lake {} of island {} at {} m instead of {} m</source>
      <translation>lago {} da ilha {} a {} m em vez de {} m</translation>
    </message>
    <message>
      <source>lakes</source>
      <translation>lagos</translation>
    </message>
    <message>
      <source>lakes: hollows that are rather filled than opened, and ground that is level, are lakes. drained: there are none but those of LAKE_POLYGONS; hollows are opened by the least change.</source>
      <translation>lakes: são lagos as cavidades que antes se preenchem que se abrem e o solo que é plano. drained: não há senão os de LAKE_POLYGONS; as cavidades são abertas com a menor mudança.</translation>
    </message>
    <message>
      <source>land, filled with ground</source>
      <translation>terra, preenchida com solo</translation>
    </message>
    <message>
      <source>lay on no island of ‘{}’</source>
      <translation>não estava em nenhuma ilha de “{}”</translation>
    </message>
    <message>
      <source>lay outside of the directions: left out</source>
      <translation>estava fora das direções: omitido</translation>
    </message>
    <message>
      <source>lay outside the raster or where it has no direction: left out</source>
      <translation>estava fora do ráster ou onde ele não tem direção: omitido</translation>
    </message>
    <message>
      <source>lay where the water ends at once: left out</source>
      <translation>estava onde a água termina logo: omitido</translation>
    </message>
    <message>
      <source>lay where there is no direction, and moved to the nearest cell with one</source>
      <translation>estava onde não há direção, e passou à célula mais próxima com uma</translation>
    </message>
    <message>
      <source>layer</source>
      <translation>camada vetorial</translation>
    </message>
    <message>
      <source>lead it on to the coast, or to a line that reaches it</source>
      <translation>leve-o até a costa ou até uma linha que chegue a ela</translation>
    </message>
    <message>
      <source>least: fill or cut, pit by pit</source>
      <translation>o mínimo: preencher ou cortar, fosso por fosso</translation>
    </message>
    <message>
      <source>leaves the land</source>
      <translation>sai da terra</translation>
    </message>
    <message>
      <source>let it run on land and end at the coast, or correct the coast</source>
      <translation>faça-o correr em terra e terminar na costa, ou corrija a costa</translation>
    </message>
    <message>
      <source>let one of them end on the other, or move it</source>
      <translation>faça um terminar no outro, ou mova-o</translation>
    </message>
    <message>
      <source>lie in a lake, which is one subbasin: it has the code of the first gauge in it</source>
      <translation>está em um lago, que é uma só sub-bacia: ela tem o código da primeira estação nele</translation>
    </message>
    <message>
      <source>lie in standing water</source>
      <translation>ficam em águas paradas</translation>
    </message>
    <message>
      <source>lie on no river, so no line is cut there. SNAP moves points to rivers</source>
      <translation>não está em nenhum rio, então ali nenhuma linha é cortada. SNAP leva os pontos aos rios</translation>
    </message>
    <message>
      <source>lies nowhere. Draw it anew, or delete it</source>
      <translation>não está em lugar nenhum. Desenhe de novo ou apague</translation>
    </message>
    <message>
      <source>lies on a cycle of drawn lines. Lead one of them to another course or to the sea</source>
      <translation>está num ciclo de linhas desenhadas. Leve uma delas a outro curso ou ao mar</translation>
    </message>
    <message>
      <source>lies on a cycle. Correct its downstream</source>
      <translation>está em um ciclo. Corrija o downstream</translation>
    </message>
    <message>
      <source>lies on no island. Move it to one, or delete it</source>
      <translation>não está em nenhuma ilha. Leve a uma ou apague</translation>
    </message>
    <message>
      <source>lies too far from its island. Move it back, or delete it</source>
      <translation>está longe demais de sua ilha. Traga de volta ou apague</translation>
    </message>
    <message>
      <source>linear in the slope</source>
      <translation>linear na declividade</translation>
    </message>
    <message>
      <source>lines</source>
      <translation>linhas</translation>
    </message>
    <message>
      <source>links: at every junction of rivers. area: going up from each outlet, at each tributary of at least AREA, and on the stem whenever the land between has grown to it. pfafstetter: at the four largest tributaries of each basin, and again in what these make, DEPTH times. Gauges and shores of lakes divide it in any case.</source>
      <translation>links: em cada confluência de rios. area: subindo de cada saída, em cada afluente de ao menos AREA, e no tronco sempre que a terra intermediária cresceu até ela. pfafstetter: nos quatro maiores afluentes de cada bacia, e de novo no que estes fazem, DEPTH vezes. Estações e margens de lagos a dividem em todo caso.</translation>
    </message>
    <message>
      <source>ln(a / tan β).</source>
      <translation>ln(a / tan β).</translation>
    </message>
    <message>
      <source>long rivers</source>
      <translation>rios longos</translation>
    </message>
    <message>
      <source>long: few mouths of great rivers far apart, few networks with long rivers, small ones between. forking: rivers that fork. even: many mouths of rivers that are alike, basins of like size. own: as ZETA, PC, PS and PA say, which count with every other choice too where they are given; where land is low rivers grow first.</source>
      <translation>long: poucas fozes de grandes rios muito separadas, poucas redes com rios longos, pequenas entre elas. forking: rios que se bifurcam. even: muitas fozes de rios parecidos, bacias de tamanho semelhante. own: como dizem ZETA, PC, PS e PA, que contam também com qualquer outra escolha onde são dados; onde a terra é baixa os rios crescem primeiro.</translation>
    </message>
    <message>
      <source>main, side for a side channel, or distributary in a delta</source>
      <translation>main (principal), side para um braço lateral, ou distributary em um delta</translation>
    </message>
    <message>
      <source>making a mesh</source>
      <translation>fazer uma malha</translation>
    </message>
    <message>
      <source>making densities</source>
      <translation>o cálculo das densidades</translation>
    </message>
    <message>
      <source>mean</source>
      <translation>média</translation>
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
      <translation>floresta mista</translation>
    </message>
    <message>
      <source>more even ground away from rivers is</source>
      <translation>mais solo plano longe de rios</translation>
    </message>
    <message>
      <source>more than 4 m</source>
      <translation>mais de 4 m</translation>
    </message>
    <message>
      <source>more than {:g}</source>
      <translation>mais que {:g}</translation>
    </message>
    <message>
      <source>more than {} brackets or signs lie in each other</source>
      <translation>há mais de {} parênteses ou sinais aninhados</translation>
    </message>
    <message>
      <source>move its vertices</source>
      <translation>mova os vértices</translation>
    </message>
    <message>
      <source>moved until heights fit</source>
      <translation>movidas até que as altitudes se encaixem</translation>
    </message>
    <message>
      <source>moved where heights are wanted</source>
      <translation>movidas onde se querem altitudes</translation>
    </message>
    <message>
      <source>moved: water takes another way where that is steeper on the heights that fit the basins, in about one triangle in ten. kept: basins stay as they grew, and heights do not fit everywhere. auto: moved where ELEVATION or MESH is wanted.</source>
      <translation>moved: a água toma outro caminho onde é mais íngreme nas altitudes que se ajustam às bacias, em cerca de um triângulo em dez. kept: as bacias ficam como cresceram, e as altitudes não se encaixam em toda parte. auto: moved onde se quer ELEVATION ou MESH.</translation>
    </message>
    <message>
      <source>m²</source>
      <translation>m²</translation>
    </message>
    <message>
      <source>nearest to the sea</source>
      <translation>o mais perto do mar</translation>
    </message>
    <message>
      <source>neither a number nor a raster</source>
      <translation>nem um número nem um ráster</translation>
    </message>
    <message>
      <source>neither a number, a field of {} nor a raster</source>
      <translation>nem um número, nem um campo de {}, nem um ráster</translation>
    </message>
    <message>
      <source>neither rivers nor lakes</source>
      <translation>rios nem lagos</translation>
    </message>
    <message>
      <source>no</source>
      <translation>não</translation>
    </message>
    <message>
      <source>no CRS</source>
      <translation>sem SRC</translation>
    </message>
    <message>
      <source>no data</source>
      <translation>sem dados</translation>
    </message>
    <message>
      <source>no data came</source>
      <translation>nenhum dado veio</translation>
    </message>
    <message>
      <source>no data where water stands</source>
      <translation>sem dados onde há água parada</translation>
    </message>
    <message>
      <source>no heights</source>
      <translation>sem alturas</translation>
    </message>
    <message>
      <source>no length</source>
      <translation>sem comprimento</translation>
    </message>
    <message>
      <source>no river</source>
      <translation>que não há rio</translation>
    </message>
    <message>
      <source>no river along the water</source>
      <translation>que não há rio ao longo da água</translation>
    </message>
    <message>
      <source>no rivers</source>
      <translation>rios</translation>
    </message>
    <message>
      <source>no water</source>
      <translation>que não há água</translation>
    </message>
    <message>
      <source>no water leaves there</source>
      <translation>nenhuma água sai dali</translation>
    </message>
    <message>
      <source>nodata: cells that filling raised by more than 0.1 m have no index. keep: they have one as other flats do.</source>
      <translation>nodata: as células que o preenchimento elevou mais de 0,1 m não têm índice. keep: têm um como outras áreas planas.</translation>
    </message>
    <message>
      <source>nodes</source>
      <translation>nós</translation>
    </message>
    <message>
      <source>noise: upstream from the sea, where noise is low first. nearest: as near to the sea as it goes, step by step; a square becomes a pyramid with four sides. random: each triangle draws where its water goes, which makes circles and no drainage, to see why water has to grow.</source>
      <translation>noise: a montante a partir do mar, primeiro onde o ruído é baixo. nearest: o mais perto possível do mar, passo a passo; um quadrado vira uma pirâmide de quatro lados. random: cada triângulo sorteia para onde vai sua água, o que faz ciclos e nenhuma drenagem, para ver por que a água tem de crescer.</translation>
    </message>
    <message>
      <source>none</source>
      <translation>nenhum</translation>
    </message>
    <message>
      <source>none, hollows are opened</source>
      <translation>nenhum, as cavidades são abertas</translation>
    </message>
    <message>
      <source>not known: where rivers end</source>
      <translation>desconhecido: onde terminam os rios</translation>
    </message>
    <message>
      <source>not periodic</source>
      <translation>não periódico</translation>
    </message>
    <message>
      <source>numba cannot be used here ({})</source>
      <translation>numba não pode ser usado aqui ({})</translation>
    </message>
    <message>
      <source>numba could not be installed: {} {}</source>
      <translation>Não foi possível instalar o numba: {} {}</translation>
    </message>
    <message>
      <source>numba is installed: restart QGIS to use it.</source>
      <translation>numba está instalado: reinicie o QGIS para usá-lo.</translation>
    </message>
    <message>
      <source>numba is missing: computing takes hundreds of times longer.</source>
      <translation>Falta o numba: calcular demora centenas de vezes mais.</translation>
    </message>
    <message>
      <source>numba is missing: computing takes hundreds of times longer. Install gets it from pypi.org.</source>
      <translation>Falta o numba: calcular demora centenas de vezes mais. Instalar o traz de pypi.org.</translation>
    </message>
    <message>
      <source>numba was not installed.</source>
      <translation>numba não foi instalado.</translation>
    </message>
    <message>
      <source>number of cells</source>
      <translation>número de células</translation>
    </message>
    <message>
      <source>of the cell</source>
      <translation>da célula</translation>
    </message>
    <message>
      <source>of the contour in the cell</source>
      <translation>da curva de nível na célula</translation>
    </message>
    <message>
      <source>off all land</source>
      <translation>fora de toda terra</translation>
    </message>
    <message>
      <source>on the land of ‘{}’</source>
      <translation>na terra de “{}”</translation>
    </message>
    <message>
      <source>one band</source>
      <translation>uma banda</translation>
    </message>
    <message>
      <source>one for each edge</source>
      <translation>uma por aresta</translation>
    </message>
    <message>
      <source>one for each reach, between junctions</source>
      <translation>uma por trecho, entre confluências</translation>
    </message>
    <message>
      <source>one link</source>
      <translation>um trecho</translation>
    </message>
    <message>
      <source>one mouth</source>
      <translation>uma foz</translation>
    </message>
    <message>
      <source>one of these endings</source>
      <translation>uma destas extensões</translation>
    </message>
    <message>
      <source>open where it spills; closed where all evaporates; salt where the ground is dry</source>
      <translation>open onde transborda; closed onde tudo evapora; salt onde o solo está seco</translation>
    </message>
    <message>
      <source>order {}: {:,}</source>
      <translation>ordem {}: {:,}</translation>
    </message>
    <message>
      <source>outlet: where water ends</source>
      <translation>saída: onde a água termina</translation>
    </message>
    <message>
      <source>outlets: each cell where water ends. points: each of POINTS. rivers: each line of RIVERS. lakes: each polygon of LAKES.</source>
      <translation>outlets: cada célula onde a água termina. points: cada um de POINTS. rivers: cada linha de RIVERS. lakes: cada polígono de LAKES.</translation>
    </message>
    <message>
      <source>own: as the chances below say</source>
      <translation>próprio: como dizem as probabilidades abaixo</translation>
    </message>
    <message>
      <source>peak, or several</source>
      <translation>cume, ou vários</translation>
    </message>
    <message>
      <source>percent</source>
      <translation>por cento</translation>
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
      <translation>plano do artigo, com suas bordas</translation>
    </message>
    <message>
      <source>png, or raw: numbers row by row from the north-west, the low byte first.</source>
      <translation>png, ou raw: números linha por linha desde o noroeste, primeiro o byte menos significativo.</translation>
    </message>
    <message>
      <source>points</source>
      <translation>pontos</translation>
    </message>
    <message>
      <source>points, lines or polygons</source>
      <translation>pontos, linhas ou polígonos</translation>
    </message>
    <message>
      <source>polygons</source>
      <translation>polígonos</translation>
    </message>
    <message>
      <source>pour point</source>
      <translation>exutório</translation>
    </message>
    <message>
      <source>powerlaw: 0.42 · A^0.69 m³/s, with A the area above in km², as rivers of humid lands have; it is less than the sum of two rivers where they meet. conserving: what flows in flows out.</source>
      <translation>powerlaw: 0,42 · A^0,69 m³/s, com A a área a montante em km², como têm os rios de terras úmidas; é menos que a soma de dois rios onde confluem. conserving: o que entra sai.</translation>
    </message>
    <message>
      <source>primitives</source>
      <translation>primitivas</translation>
    </message>
    <message>
      <source>pygeoprocessing: east 0, north-east 1 … south-east 7</source>
      <translation>pygeoprocessing: leste 0, nordeste 1 … sudeste 7</translation>
    </message>
    <message>
      <source>pyramid</source>
      <translation>pirâmide</translation>
    </message>
    <message>
      <source>raster</source>
      <translation>ráster</translation>
    </message>
    <message>
      <source>ratio of slopes</source>
      <translation>razão de declividades</translation>
    </message>
    <message>
      <source>raw numbers</source>
      <translation>números brutos</translation>
    </message>
    <message>
      <source>reach where a river drains it, lake where a lake does</source>
      <translation>reach onde um rio a drena, lake onde um lago</translation>
    </message>
    <message>
      <source>reaches the sea at {} m. Set the Z of its end to 0</source>
      <translation>chega ao mar a {} m. Ponha o Z da ponta em 0</translation>
    </message>
    <message>
      <source>reaches: a line from each head or junction to the next junction or the mouth. edges: a line for each edge.</source>
      <translation>reaches: uma linha de cada cabeceira ou confluência até a próxima confluência ou a foz. edges: uma linha por aresta.</translation>
    </message>
    <message>
      <source>riparian wood</source>
      <translation>mata ciliar</translation>
    </message>
    <message>
      <source>river</source>
      <translation>rio</translation>
    </message>
    <message>
      <source>river: the nearest cell of a river. water: the cell with the most water, which may lie beyond a confluence. downstream: the first cell of a river on the path of the water, at most SNAP metres along it, any number where SNAP is 0. Rivers are those of RIVERS; without it the cells that carry the most water, about one in a hundred; the log says from how much on.</source>
      <translation>river: a célula mais próxima de um rio. water: a célula com mais água, que pode estar além de uma confluência. downstream: a primeira célula de um rio no caminho da água, a no máximo SNAP metros por ele, a qualquer distância onde SNAP é 0. Os rios são os de RIVERS; sem ele as células que levam mais água, cerca de uma em cem; o registro diz a partir de quanto.</translation>
    </message>
    <message>
      <source>river: the nearest cell of a river. water: the cell with the most water, which may lie beyond a confluence. downstream: the first cell of a river on the path of the water, at most SNAP metres along it, any number where SNAP is 0. Rivers are those of THRESHOLD.</source>
      <translation>river: a célula mais próxima de um rio. water: a célula com mais água, que pode estar além de uma confluência. downstream: a primeira célula de um rio no caminho da água, a no máximo SNAP metros por ele, a qualquer distância onde SNAP é 0. Os rios são os de THRESHOLD.</translation>
    </message>
    <message>
      <source>rock</source>
      <translation>rocha</translation>
    </message>
    <message>
      <source>rows</source>
      <translation>linhas</translation>
    </message>
    <message>
      <source>runs beside no main course. Delete it</source>
      <translation>não corre ao lado de nenhum curso principal. Apague</translation>
    </message>
    <message>
      <source>runs over land from sea to sea. Let it begin on land</source>
      <translation>atravessa a terra de mar a mar. Faça-o começar em terra</translation>
    </message>
    <message>
      <source>runs uphill</source>
      <translation>sobe a encosta</translation>
    </message>
    <message>
      <source>same: as many pixels as the DEM has cells. power: a square of 2ⁿ + 1, as game engines want it; the scale tells how far its pixels are apart.</source>
      <translation>same: tantos pixels quantas células tem o MDE. power: um quadrado de 2ⁿ + 1, como os motores de jogos querem; a escala diz a que distância estão seus pixels.</translation>
    </message>
    <message>
      <source>sea; lake or snow above the ground; wet where the table reaches the ground</source>
      <translation>sea (mar); lake (lago) ou snow (neve) acima do solo; wet onde o lençol chega ao solo</translation>
    </message>
    <message>
      <source>sees another folder there</source>
      <translation>vê ali outra pasta</translation>
    </message>
    <message>
      <source>share: about one cell in a hundred is river; needs ACCUMULATION. drop: the least of ten thresholds from which on streams of the first order fall as far, in the mean, as higher ones. valleys: the same, where of the cells that drain through each only those are counted that lie in a valley by the shape of the ground. Both need the DEM; without ACCUMULATION the threshold is in km² (drop) or in cells of valleys.</source>
      <translation>share: cerca de uma célula em cem é rio; precisa de ACCUMULATION. drop: o menor de dez limiares a partir do qual os cursos d’água de primeira ordem descem em média tanto quanto os superiores. valleys: o mesmo, mas das células que drenam por cada uma só se contam as que estão em um vale pela forma do solo. Ambos precisam do MDE; sem ACCUMULATION o limiar está em km² (drop) ou em células de vales.</translation>
    </message>
    <message>
      <source>shared the cell and the watershed of an earlier point</source>
      <translation>partilhava a célula e a bacia de um ponto anterior</translation>
    </message>
    <message>
      <source>snow</source>
      <translation>neve</translation>
    </message>
    <message>
      <source>snow in hollows</source>
      <translation>neve nas cavidades</translation>
    </message>
    <message>
      <source>source, bend or fork, by how many triangles flow into it; water in the sea</source>
      <translation>source, bend ou fork, conforme quantos triângulos fluem para ele; water no mar</translation>
    </message>
    <message>
      <source>southern edge</source>
      <translation>borda sul</translation>
    </message>
    <message>
      <source>spring; steps, fan, bar, braids where rivers meet; fork of channels; mouth or delta</source>
      <translation>spring (nascente); steps, fan, bar, braids onde rios confluem; fork (bifurcação) de canais; mouth (foz) ou delta</translation>
    </message>
    <message>
      <source>square of the slope</source>
      <translation>quadrado da declividade</translation>
    </message>
    <message>
      <source>square pixels, land cut away</source>
      <translation>pixels quadrados, terra cortada</translation>
    </message>
    <message>
      <source>square pixels, sea added</source>
      <translation>pixels quadrados, mar acrescentado</translation>
    </message>
    <message>
      <source>stages of reaches</source>
      <translation>níveis de trechos</translation>
    </message>
    <message>
      <source>stay</source>
      <translation>ficam</translation>
    </message>
    <message>
      <source>steeper</source>
      <translation>mais íngreme</translation>
    </message>
    <message>
      <source>steppe</source>
      <translation>estepe</translation>
    </message>
    <message>
      <source>straight through the air</source>
      <translation>em linha reta pelo ar</translation>
    </message>
    <message>
      <source>stretch it</source>
      <translation>esticar</translation>
    </message>
    <message>
      <source>stretch: corners stay where they are, and pixels are farther apart along one side. Or they are squares, of heightmap and tiles: pad: sea at the lowest height is added on both sides; crop: what is too long is cut away on both sides.</source>
      <translation>stretch: os cantos ficam onde estão, e os pixels ficam mais afastados ao longo de um lado. Ou são quadrados, no mapa de alturas e nos mosaicos: pad: acrescenta-se mar à altura mais baixa dos dois lados; crop: o que sobra é cortado dos dois lados.</translation>
    </message>
    <message>
      <source>swamp</source>
      <translation>pântano</translation>
    </message>
    <message>
      <source>sweeps, from the sea inwards</source>
      <translation>varreduras, do mar para dentro</translation>
    </message>
    <message>
      <source>t</source>
      <translation>t</translation>
    </message>
    <message>
      <source>take a coarser mesh, or close other programs</source>
      <translation>tome uma malha mais grossa ou feche outros programas</translation>
    </message>
    <message>
      <source>terrain</source>
      <translation>terreno</translation>
    </message>
    <message>
      <source>that ending</source>
      <translation>essa extensão</translation>
    </message>
    <message>
      <source>the CRS</source>
      <translation>o SRC</translation>
    </message>
    <message>
      <source>the balance of lakes that evaporate</source>
      <translation>o balanço de lagos que evaporam</translation>
    </message>
    <message>
      <source>the contour of each cell</source>
      <translation>curvas de nível nas células</translation>
    </message>
    <message>
      <source>the directions are given</source>
      <translation>as direções foram dadas</translation>
    </message>
    <message>
      <source>the driver gave no reason</source>
      <translation>o driver não deu razão</translation>
    </message>
    <message>
      <source>the drops of streams</source>
      <translation>os desníveis dos cursos d’água</translation>
    </message>
    <message>
      <source>the drops of streams along valleys</source>
      <translation>os desníveis dos cursos d’água ao longo dos vales</translation>
    </message>
    <message>
      <source>the export of heightmaps</source>
      <translation>a exportação de mapas de alturas</translation>
    </message>
    <message>
      <source>the fill by sweeps</source>
      <translation>o preenchimento por varreduras</translation>
    </message>
    <message>
      <source>the ground as it is (Horn)</source>
      <translation>o solo tal como é (Horn)</translation>
    </message>
    <message>
      <source>the land</source>
      <translation>a terra</translation>
    </message>
    <message>
      <source>the largest island</source>
      <translation>a maior ilha</translation>
    </message>
    <message>
      <source>the longest path</source>
      <translation>o caminho mais longo</translation>
    </message>
    <message>
      <source>the mean of all paths</source>
      <translation>a média de todos os caminhos</translation>
    </message>
    <message>
      <source>the most water</source>
      <translation>a maior quantidade de água</translation>
    </message>
    <message>
      <source>the nearest river</source>
      <translation>o rio mais próximo</translation>
    </message>
    <message>
      <source>the plane</source>
      <translation>o plano</translation>
    </message>
    <message>
      <source>the report of a network</source>
      <translation>o relatório de uma rede</translation>
    </message>
    <message>
      <source>the river downstream</source>
      <translation>o rio a jusante</translation>
    </message>
    <message>
      <source>the sea</source>
      <translation>mar</translation>
    </message>
    <message>
      <source>the search for shortest paths</source>
      <translation>a busca dos caminhos mais curtos</translation>
    </message>
    <message>
      <source>the search for the water table</source>
      <translation>a busca do lençol freático</translation>
    </message>
    <message>
      <source>the share of river cells</source>
      <translation>a parte de células de rio</translation>
    </message>
    <message>
      <source>the shore</source>
      <translation>a margem</translation>
    </message>
    <message>
      <source>the shortest path</source>
      <translation>o caminho mais curto</translation>
    </message>
    <message>
      <source>the shortest way downhill</source>
      <translation>o caminho mais curto encosta abaixo</translation>
    </message>
    <message>
      <source>the shortest way to the sea</source>
      <translation>o caminho mais curto ao mar</translation>
    </message>
    <message>
      <source>the way of the water</source>
      <translation>o caminho da água</translation>
    </message>
    <message>
      <source>there is no DEM</source>
      <translation>não há MDE</translation>
    </message>
    <message>
      <source>there is no ‘{}’; it may hold {} and {}</source>
      <translation>não há “{}”; pode conter {} e {}</translation>
    </message>
    <message>
      <source>they lie on no island</source>
      <translation>não estão em nenhuma ilha</translation>
    </message>
    <message>
      <source>to the cell that takes the water</source>
      <translation>para a célula que recebe a água</translation>
    </message>
    <message>
      <source>triangles</source>
      <translation>triângulos</translation>
    </message>
    <message>
      <source>two cells</source>
      <translation>duas células</translation>
    </message>
    <message>
      <source>unit of the accumulation</source>
      <translation>unidade da acumulação</translation>
    </message>
    <message>
      <source>unknown</source>
      <translation>desconhecido</translation>
    </message>
    <message>
      <source>up to 0.5 m</source>
      <translation>até 0,5 m</translation>
    </message>
    <message>
      <source>up to 1.5 times the median</source>
      <translation>até 1,5 vez a mediana</translation>
    </message>
    <message>
      <source>up to 2.5 times the median</source>
      <translation>até 2,5 vezes a mediana</translation>
    </message>
    <message>
      <source>up to half of the median</source>
      <translation>até a metade da mediana</translation>
    </message>
    <message>
      <source>up to the median</source>
      <translation>até a mediana</translation>
    </message>
    <message>
      <source>upstream, where noise is low</source>
      <translation>a montante, onde o ruído é baixo</translation>
    </message>
    <message>
      <source>valley cells</source>
      <translation>células de vale</translation>
    </message>
    <message>
      <source>valleys of rivers that hold more are</source>
      <translation>mais vales de rios que os contenham</translation>
    </message>
    <message>
      <source>water</source>
      <translation>água</translation>
    </message>
    <message>
      <source>water crosses them, at heights from their rim</source>
      <translation>a água as atravessa, em altitudes de sua borda</translation>
    </message>
    <message>
      <source>water ends there</source>
      <translation>a água termina ali</translation>
    </message>
    <message>
      <source>water from terrain</source>
      <translation>água a partir do terreno</translation>
    </message>
    <message>
      <source>water goes round them</source>
      <translation>a água as contorna</translation>
    </message>
    <message>
      <source>water leaves there</source>
      <translation>a água sai por ali</translation>
    </message>
    <message>
      <source>water table</source>
      <translation>lençol freático</translation>
    </message>
    <message>
      <source>water, which rivers pass</source>
      <translation>água, que os rios atravessam</translation>
    </message>
    <message>
      <source>water: rivers pass them, and leave in them what they carry. land: depressions are filled with ground before each step.</source>
      <translation>water: os rios os atravessam e deixam neles o que levam. land: as depressões são preenchidas com solo antes de cada passo.</translation>
    </message>
    <message>
      <source>what flows in flows out</source>
      <translation>o que entra sai</translation>
    </message>
    <message>
      <source>which is too many</source>
      <translation>o que é demais</translation>
    </message>
    <message>
      <source>which is too many: {} of memory are free</source>
      <translation>o que é demais: há {} de memória livres</translation>
    </message>
    <message>
      <source>without a number</source>
      <translation>sem número</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>sim</translation>
    </message>
    <message>
      <source>{:,} angles</source>
      <translation>{:,} ângulos</translation>
    </message>
    <message>
      <source>{:,} areas</source>
      <translation>{:,} áreas</translation>
    </message>
    <message>
      <source>{:,} bins</source>
      <translation>{:,} classes</translation>
    </message>
    <message>
      <source>{:,} cells</source>
      <translation>{:,} células</translation>
    </message>
    <message>
      <source>{:,} courses</source>
      <translation>{:,} cursos</translation>
    </message>
    <message>
      <source>{:,} cycles of lines were left out or opened: water runs in none.</source>
      <translation>{:,} ciclos de linhas foram omitidos ou abertos: a água não corre em nenhum.</translation>
    </message>
    <message>
      <source>{:,} lines were cut where others join them.</source>
      <translation>{:,} linhas foram cortadas onde outras se juntam a elas.</translation>
    </message>
    <message>
      <source>{:,} lines were turned round: they ran up their river.</source>
      <translation>{:,} linhas foram viradas: subiam seu rio.</translation>
    </message>
    <message>
      <source>{:,} links</source>
      <translation>{:,} trechos</translation>
    </message>
    <message>
      <source>{:,} links do not fall; they count in their bin.</source>
      <translation>{:,} trechos não descem; contam em sua classe.</translation>
    </message>
    <message>
      <source>{:,} links that part from a river were left out: each river has one main arm.</source>
      <translation>{:,} trechos que se separam de um rio foram omitidos: cada rio tem um braço principal.</translation>
    </message>
    <message>
      <source>{:,} links, wider the higher their order.</source>
      <translation>{:,} trechos, mais largos quanto maior sua ordem.</translation>
    </message>
    <message>
      <source>{:,} mouths</source>
      <translation>{:,} fozes</translation>
    </message>
    <message>
      <source>{:,} of {:,} dots are drawn.</source>
      <translation>{:,} de {:,} pontos estão desenhados.</translation>
    </message>
    <message>
      <source>{:,} orders</source>
      <translation>{:,} ordens</translation>
    </message>
    <message>
      <source>{:.0%} of the neighbours on ‘{}’ differ by more than M ({} m) before the first drop falls: the ground slides first, which can take long. Take a larger M.</source>
      <translation>{:.0%} dos vizinhos em “{}” diferem em mais de M ({} m) antes que a primeira gota caia: o solo desliza antes, o que pode demorar. Tome um M maior.</translation>
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
      <translation>{:g} ou mais</translation>
    </message>
    <message>
      <source>{} % of the land of ‘{}’ became one lake, up to {} m deep: water finds no lower way out. If there is one, through a culvert or beyond the rim of the data, draw the river through it as SKETCH, or take a larger DEM; STANDING_WATER ‘drained’ opens the hollow.</source>
      <translation>{} % da terra de “{}” virou um só lago, com até {} m de profundidade: a água não encontra uma saída mais baixa. Se há uma, por um bueiro ou além da borda dos dados, desenhe o rio que passa por ela como SKETCH ou tome um MDE maior; STANDING_WATER “drained” abre a cavidade.</translation>
    </message>
    <message>
      <source>{} = {:.3g}, {}, R² {:.3f}.</source>
      <translation>{} = {:.3g}, {}, R² {:.3f}.</translation>
    </message>
    <message>
      <source>{} accumulation ({})</source>
      <translation>{}: acumulação ({})</translation>
    </message>
    <message>
      <source>{} against {}. {}</source>
      <translation>{} em função de {}. {}</translation>
    </message>
    <message>
      <source>{} and {}</source>
      <translation>{} e {}</translation>
    </message>
    <message>
      <source>{} and {} cannot both be written to ‘{}’.</source>
      <translation>{} e {} não podem ser ambos gravados em “{}”.</translation>
    </message>
    <message>
      <source>{} and {} more</source>
      <translation>{} e mais {}</translation>
    </message>
    <message>
      <source>{} bands</source>
      <translation>{} bandas</translation>
    </message>
    <message>
      <source>{} basins</source>
      <translation>{}: bacias</translation>
    </message>
    <message>
      <source>{} breached</source>
      <translation>{}: com brechas</translation>
    </message>
    <message>
      <source>{} by Headwaters {} in QGIS {}</source>
      <translation>{} por Headwaters {} no QGIS {}</translation>
    </message>
    <message>
      <source>{} cannot be made with GROWTH random: water runs in circles there, and no heights let it. Choose noise or nearest.</source>
      <translation>{} não pode ser feito com GROWTH random: a água ali corre em círculos, e nenhuma altitude permite isso. Escolha noise ou nearest.</translation>
    </message>
    <message>
      <source>{} cells</source>
      <translation>{}: células</translation>
    </message>
    <message>
      <source>{} cells do not drain to an outlet and keep their height.</source>
      <translation>{} células não drenam para nenhuma saída e mantêm a altitude.</translation>
    </message>
    <message>
      <source>{} cells do not drain to an outlet: no lake stands on them.</source>
      <translation>{} células não drenam para nenhuma saída: nenhum lago está sobre elas.</translation>
    </message>
    <message>
      <source>{} cells do not drain to an outlet: their water ends in pits.</source>
      <translation>{} células não drenam para nenhuma saída: a água delas termina em covas.</translation>
    </message>
    <message>
      <source>{} cells lie on cycles of the angles, or give water to one, and have no distance.</source>
      <translation>{} células estão em ciclos dos ângulos, ou dão água a um, e não têm distância.</translation>
    </message>
    <message>
      <source>{} cells lie on cycles of the angles; water was made to end in {}.</source>
      <translation>{} células estão em ciclos dos ângulos; fez-se a água terminar em {}.</translation>
    </message>
    <message>
      <source>{} cells never meet a river and have no data.</source>
      <translation>{} células nunca encontram um rio e não têm dados.</translation>
    </message>
    <message>
      <source>{} cells of ‘{}’ have no path to an outlet over other cells: they are left out. With BOUNDARY mask every piece of land has outlets of its own.</source>
      <translation>{} células de “{}” não têm caminho a uma saída por outras células: são omitidas. Com BOUNDARY mask cada pedaço de terra tem saídas próprias.</translation>
    </message>
    <message>
      <source>{} change</source>
      <translation>{}: mudança</translation>
    </message>
    <message>
      <source>{} coast</source>
      <translation>{}: costa</translation>
    </message>
    <message>
      <source>{} could not be prepared: {}</source>
      <translation>{} não pôde ser preparado: {}</translation>
    </message>
    <message>
      <source>{} courses</source>
      <translation>{}: cursos</translation>
    </message>
    <message>
      <source>{} covers no area. Give west, east, south, north with west &lt; east, south &lt; north.</source>
      <translation>{} não cobre área. Dê oeste, leste, sul, norte com oeste &lt; leste, sul &lt; norte.</translation>
    </message>
    <message>
      <source>{} densities of plants</source>
      <translation>{}: densidades de plantas</translation>
    </message>
    <message>
      <source>{} depth</source>
      <translation>{}: profundidade</translation>
    </message>
    <message>
      <source>{} depth of rivers (m)</source>
      <translation>{}: profundidade dos rios (m)</translation>
    </message>
    <message>
      <source>{} difference</source>
      <translation>{}: diferença</translation>
    </message>
    <message>
      <source>{} directions</source>
      <translation>{}: direções</translation>
    </message>
    <message>
      <source>{} distance</source>
      <translation>{}: distância</translation>
    </message>
    <message>
      <source>{} drainage</source>
      <translation>{}: drenagem</translation>
    </message>
    <message>
      <source>{} drains {} km², {} m from a river that drains {} km²</source>
      <translation>{} drena {} km², a {} m de um rio que drena {} km²</translation>
    </message>
    <message>
      <source>{} drops found no path down and eroded nothing.</source>
      <translation>{} gotas não acharam caminho para baixo e não erodiram nada.</translation>
    </message>
    <message>
      <source>{} elevation</source>
      <translation>{}: altitude</translation>
    </message>
    <message>
      <source>{} eroded</source>
      <translation>{}: erodido</translation>
    </message>
    <message>
      <source>{} events are {} for each cell: beyond about {} (with D {} and M {}) the valleys are lost in slides again, which can take long. Take fewer events, a smaller D or a larger M.</source>
      <translation>{} eventos são {} por célula: além de cerca de {} (com D {} e M {}) os vales se perdem de novo em deslizamentos, o que pode demorar. Tome menos eventos, um D menor ou um M maior.</translation>
    </message>
    <message>
      <source>{} filled</source>
      <translation>{}: preenchido</translation>
    </message>
    <message>
      <source>{} flood</source>
      <translation>{}: inundação</translation>
    </message>
    <message>
      <source>{} flood depth</source>
      <translation>{}: profundidade da inundação</translation>
    </message>
    <message>
      <source>{} flow paths</source>
      <translation>{}: caminhos do fluxo</translation>
    </message>
    <message>
      <source>{} for the cluster: rasters are kept {}</source>
      <translation>{} para o cluster: os rásteres ficam {}</translation>
    </message>
    <message>
      <source>{} for {}</source>
      <translation>{} para {}</translation>
    </message>
    <message>
      <source>{} has no place in {}: pick another.</source>
      <translation>{} não tem lugar em {}: escolha outro.</translation>
    </message>
    <message>
      <source>{} has no say in heights: the slope of the land is given, and tells alone where mountains are.</source>
      <translation>{} não tem efeito nas alturas: o declive do terreno está dado e diz sozinho onde há montanhas.</translation>
    </message>
    <message>
      <source>{} height above river</source>
      <translation>{}: altura acima do rio</translation>
    </message>
    <message>
      <source>{} hillshade</source>
      <translation>{}: sombreamento</translation>
    </message>
    <message>
      <source>{} in 3-D</source>
      <translation>{} em 3D</translation>
    </message>
    <message>
      <source>{} is</source>
      <translation>{} é gravado</translation>
    </message>
    <message>
      <source>{} is for BY {}: it is not used.</source>
      <translation>{} é para BY {}: não é usado.</translation>
    </message>
    <message>
      <source>{} is for POINTS: it is not used.</source>
      <translation>{} é para POINTS: não é usado.</translation>
    </message>
    <message>
      <source>{} is given and SEA_LEVEL is not: there is no sea. Give SEA_LEVEL too, such as 0.</source>
      <translation>{} foi dado e SEA_LEVEL não: não há mar. Dê também SEA_LEVEL, por exemplo 0.</translation>
    </message>
    <message>
      <source>{} is missing.</source>
      <translation>Falta {}.</translation>
    </message>
    <message>
      <source>{} is no parameter of ‘{}’. {}</source>
      <translation>{} não é um parâmetro de “{}”. {}</translation>
    </message>
    <message>
      <source>{} is of drops of streams: choose the METHOD drop or valleys, or leave {} out.</source>
      <translation>{} é de quedas de cursos: escolha o METHOD drop ou valleys, ou deixe {}.</translation>
    </message>
    <message>
      <source>{} is ‘{}’: give a number of GB, greater than 0, or leave it out.</source>
      <translation>{} é “{}”: dê um número de GB, maior que 0, ou deixe.</translation>
    </message>
    <message>
      <source>{} junctions</source>
      <translation>{}: confluências</translation>
    </message>
    <message>
      <source>{} lakes</source>
      <translation>{}: lagos</translation>
    </message>
    <message>
      <source>{} leaves the land. Only the longer part up to the shore was taken: let it run on land and end at the coast, or correct the coast</source>
      <translation>{} sai da terra. Só a parte mais longa até a margem foi tomada: faça-o correr em terra e terminar na costa, ou corrija a costa</translation>
    </message>
    <message>
      <source>{} level surfaces</source>
      <translation>{}: superfícies planas</translation>
    </message>
    <message>
      <source>{} lies on no map. Give another, or check its CRS.</source>
      <translation>{} não está em nenhum mapa. Dê outro ou verifique o SRC.</translation>
    </message>
    <message>
      <source>{} lies outside of {}: give another CRS.</source>
      <translation>{} está fora de {}: dê outro SRC.</translation>
    </message>
    <message>
      <source>{} lies outside of {}: give another, or another CRS.</source>
      <translation>{} está fora de {}: dê outro, ou outro SRC.</translation>
    </message>
    <message>
      <source>{} longest paths</source>
      <translation>{}: caminhos mais longos</translation>
    </message>
    <message>
      <source>{} longest way upstream</source>
      <translation>{}: caminho mais longo a montante</translation>
    </message>
    <message>
      <source>{} m at {:.10g}, {:.10g}</source>
      <translation>{} m em {:.10g}, {:.10g}</translation>
    </message>
    <message>
      <source>{} mesh</source>
      <translation>{}: malha</translation>
    </message>
    <message>
      <source>{} more courses so</source>
      <translation>mais {} cursos assim</translation>
    </message>
    <message>
      <source>{} must be a number (got ‘{}’).</source>
      <translation>{} deve ser um número (recebido “{}”).</translation>
    </message>
    <message>
      <source>{} must be a whole number (got {:g}).</source>
      <translation>{} deve ser um número inteiro (recebido {:g}).</translation>
    </message>
    <message>
      <source>{} must be at least {:g} (got {:g}).</source>
      <translation>{} deve ser ao menos {:g} (recebido {:g}).</translation>
    </message>
    <message>
      <source>{} must be at most {:g} (got {:g}).</source>
      <translation>{} deve ser no máximo {:g} (recebido {:g}).</translation>
    </message>
    <message>
      <source>{} must be between {:g} and {:g} (got {:g}).</source>
      <translation>{} deve estar entre {:g} e {:g} (recebido {:g}).</translation>
    </message>
    <message>
      <source>{} must be one of {} (got {}).</source>
      <translation>{} deve ser um de {} (recebido {}).</translation>
    </message>
    <message>
      <source>{} need about {} of memory though rasters are kept in files, and {} are free: clip the raster to about {}, take larger cells, or close other programs.</source>
      <translation>{} precisam de cerca de {} de memória embora os rásteres fiquem em arquivos, e há {} livres: recorte o ráster a cerca de {}, tome células maiores ou feche outros programas.</translation>
    </message>
    <message>
      <source>{} need {}, or {} of disk, of which {} are free in ‘{}’: make room, name another folder as HEADWATERS_SCRATCH, or {}.</source>
      <translation>{} precisam de {}, ou {} de disco, dos quais {} estão livres em “{}”: abra espaço, ponha outra pasta em HEADWATERS_SCRATCH, ou {}.</translation>
    </message>
    <message>
      <source>{} need {}: rasters are kept {}</source>
      <translation>{} precisam de {}: os rásteres ficam {}</translation>
    </message>
    <message>
      <source>{} need {}; {} works in memory alone: clip the raster to about {}, take larger cells, or close other programs.</source>
      <translation>{} precisam de {}; {} só trabalha na memória: recorte o ráster a cerca de {}, tome células maiores ou feche outros programas.</translation>
    </message>
    <message>
      <source>{} nodes</source>
      <translation>{}: nós</translation>
    </message>
    <message>
      <source>{} of {} numbers that can be compared are like those of real rivers; {}.</source>
      <translation>{} de {} números comparáveis são como os dos rios reais; {}.</translation>
    </message>
    <message>
      <source>{} of {} streams do not fall at all, as where heights are in whole metres: their drops tell little of the threshold.</source>
      <translation>{} de {} cursos não caem nada, como onde as altitudes estão em metros inteiros: as quedas deles dizem pouco do limiar.</translation>
    </message>
    <message>
      <source>{} of ‘{}’</source>
      <translation>{} de “{}”</translation>
    </message>
    <message>
      <source>{} or {}</source>
      <translation>{} ou {}</translation>
    </message>
    <message>
      <source>{} oxbow lakes</source>
      <translation>{}: meandros abandonados</translation>
    </message>
    <message>
      <source>{} path</source>
      <translation>{}: caminho</translation>
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
      <translation>{}: cristas</translation>
    </message>
    <message>
      <source>{} river cells would lie lower than the type of the raster allows and got its least value: convert the DEM with ‘Translate’ to a type with negative numbers.</source>
      <translation>{} células de rio ficariam mais baixas do que o tipo do ráster permite e receberam o menor valor dele: converta o MDE com “Translate” para um tipo com números negativos.</translation>
    </message>
    <message>
      <source>{} river slope</source>
      <translation>{}: declividade dos rios</translation>
    </message>
    <message>
      <source>{} rivers</source>
      <translation>{}: rios</translation>
    </message>
    <message>
      <source>{} runs uphill at {}. So its heights were raised by up to {}: correct its heights to have others</source>
      <translation>{} sobe em {}. Por isso suas altitudes foram elevadas em até {}: corrija-as para ter outras</translation>
    </message>
    <message>
      <source>{} salt pans</source>
      <translation>{}: salares</translation>
    </message>
    <message>
      <source>{} samples of the ground of island {} are beyond its raster: build it anew.</source>
      <translation>{} amostras do solo da ilha {} estão além do ráster dela: construa-o de novo.</translation>
    </message>
    <message>
      <source>{} single plants</source>
      <translation>{}: plantas individuais</translation>
    </message>
    <message>
      <source>{} sketches not followed</source>
      <translation>{}: esboços não seguidos</translation>
    </message>
    <message>
      <source>{} snapshots</source>
      <translation>{}: instantâneos</translation>
    </message>
    <message>
      <source>{} spill points</source>
      <translation>{}: pontos de transbordo</translation>
    </message>
    <message>
      <source>{} subbasins</source>
      <translation>{}: sub-bacias</translation>
    </message>
    <message>
      <source>{} terrain</source>
      <translation>{}: terreno</translation>
    </message>
    <message>
      <source>{} terrain slope</source>
      <translation>{}: declividade da terra</translation>
    </message>
    <message>
      <source>{} triangles</source>
      <translation>{}: triângulos</translation>
    </message>
    <message>
      <source>{} triangles of land in {} basins</source>
      <translation>{} triângulos de terra em {} bacias</translation>
    </message>
    <message>
      <source>{} uplift</source>
      <translation>{}: soerguimento</translation>
    </message>
    <message>
      <source>{} water</source>
      <translation>{}: água</translation>
    </message>
    <message>
      <source>{} water of rivers</source>
      <translation>{}: água dos rios</translation>
    </message>
    <message>
      <source>{} water table</source>
      <translation>{}: lençol freático</translation>
    </message>
    <message>
      <source>{} watershed</source>
      <translation>{}: bacia</translation>
    </message>
    <message>
      <source>{} watersheds</source>
      <translation>{}: bacias</translation>
    </message>
    <message>
      <source>{} with rivers</source>
      <translation>{}: com rios</translation>
    </message>
    <message>
      <source>{} within {:g} m</source>
      <translation>{} a menos de {:g} m</translation>
    </message>
    <message>
      <source>{} within {:g} m along the water</source>
      <translation>{} a menos de {:g} m ao longo da água</translation>
    </message>
    <message>
      <source>{} would overwrite {} (‘{}’). Choose another file.</source>
      <translation>{} sobrescreveria {} (“{}”). Escolha outro arquivo.</translation>
    </message>
    <message>
      <source>{} would overwrite {} (‘{}’). Choose another layer.</source>
      <translation>{} sobrescreveria {} (“{}”). Escolha outra camada.</translation>
    </message>
    <message>
      <source>{} would remove ‘{}’, which {} is made of. Choose another file.</source>
      <translation>{} removeria “{}”, de que {} é feito. Escolha outro arquivo.</translation>
    </message>
    <message>
      <source>{} written as {}, not as ‘{}’. Give the file {}.</source>
      <translation>{} em {}, não em “{}”. Dê ao arquivo {}.</translation>
    </message>
    <message>
      <source>{} {} at {}. It was left out: {}</source>
      <translation>{} {} em {}. Foi omitido: {}</translation>
    </message>
    <message>
      <source>{} {} need {}, enough for {}: {}.</source>
      <translation>{} {} precisam de {}, bastante para {}: {}.</translation>
    </message>
    <message>
      <source>{} {} needs the DEM: give it as INPUT.</source>
      <translation>{} {} precisa do MDE: dê-o como INPUT.</translation>
    </message>
    <message>
      <source>{} {}: the least threshold at which streams of the first order fall as far as higher ones.</source>
      <translation>{} {}: o menor limiar com o qual os cursos d’água de primeira ordem descem tanto quanto os superiores.</translation>
    </message>
    <message>
      <source>{} × {} cells</source>
      <translation>{} × {} células</translation>
    </message>
    <message>
      <source>{}, and {} {} would take at least {} without it (the limit is {} {}). {}</source>
      <translation>{}, e {} {} levariam pelo menos {} sem ele (o limite é {} {}). {}</translation>
    </message>
    <message>
      <source>{}, {} km of rivers up to order {}, {}, draining {} km².</source>
      <translation>{}, {} km de rios até a ordem {}, {}, que drenam {} km².</translation>
    </message>
    <message>
      <source>{}, {} km of rivers up to order {}, {}.</source>
      <translation>{}, {} km de rios até a ordem {}, {}.</translation>
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
      <translation>{}. Escolha um STEP menor.</translation>
    </message>
    <message>
      <source>{}. Correct its {}, or leave that empty</source>
      <translation>{}. Corrija o seu {} ou deixe-o vazio</translation>
    </message>
    <message>
      <source>{}. Delete it too, or correct its {}</source>
      <translation>{}. Apague-o também ou corrija {}</translation>
    </message>
    <message>
      <source>{}. Give it a number, or delete the feature</source>
      <translation>{}. Dê um número a ele ou apague a feição</translation>
    </message>
    <message>
      <source>{}. Move one of them, or delete it</source>
      <translation>{}. Mova um deles ou apague-o</translation>
    </message>
    <message>
      <source>{}. Water runs down: begin it on higher land, or give its vertices a Z</source>
      <translation>{}. A água desce: comece-a em terra mais alta, ou dê um Z aos seus vértices</translation>
    </message>
    <message>
      <source>{}: EXTENT touches {} lands, and drawn things belong to one. Move EXTENT, or give a larger LAND_SIZE.</source>
      <translation>{}: EXTENT toca {} terras, e o que é desenhado pertence a uma. Mova EXTENT ou dê um LAND_SIZE maior.</translation>
    </message>
    <message>
      <source>{}: GDAL cannot write to ‘{}’ ({}). Choose another place.</source>
      <translation>{}: o GDAL não consegue gravar em “{}” ({}). Escolha outro lugar.</translation>
    </message>
    <message>
      <source>{}: QGIS writes no features to a path with a line break (‘{}’). Choose another.</source>
      <translation>{}: o QGIS não grava feições em um caminho com quebra de linha (“{}”). Escolha outro.</translation>
    </message>
    <message>
      <source>{}: a Shapefile cuts field names at ten characters ({}); .gpkg does not.</source>
      <translation>{}: um Shapefile corta nomes de campos em dez caracteres ({}); .gpkg não.</translation>
    </message>
    <message>
      <source>{}: a model is a GeoPackage. Give the file the ending .gpkg.</source>
      <translation>{}: um modelo é um GeoPackage. Dê ao arquivo a extensão .gpkg.</translation>
    </message>
    <message>
      <source>{}: a terrain model has no walls that water goes round. Take ‘outlet’.</source>
      <translation>{}: um modelo de terreno não tem muros que a água contorne. Tome “outlet”.</translation>
    </message>
    <message>
      <source>{}: computing in plain Python, at least {}. {}</source>
      <translation>{}: calculando em Python puro, pelo menos {}. {}</translation>
    </message>
    <message>
      <source>{}: heights up to {} m, {} triangles of sea</source>
      <translation>{}: altitudes até {} m, {} triângulos de mar</translation>
    </message>
    <message>
      <source>{}: no cell of ‘{}’ has its centre in a polygon of ‘{}’.</source>
      <translation>{}: nenhuma célula de “{}” tem o centro em um polígono de “{}”.</translation>
    </message>
    <message>
      <source>{}: no place of ‘{}’ has a height above 0: all of it would be sea. Sketch land.</source>
      <translation>{}: nenhum lugar de “{}” tem altitude acima de 0: tudo seria mar. Esboce terra.</translation>
    </message>
    <message>
      <source>{}: no place of ‘{}’ is to be above 0. Give heights of land, in metres.</source>
      <translation>{}: nenhum lugar de “{}” deve ficar acima de 0. Dê alturas de terra, em metros.</translation>
    </message>
    <message>
      <source>{}: nothing of ‘{}’ lies on the land of ‘{}’.</source>
      <translation>{}: nada de “{}” está na terra de “{}”.</translation>
    </message>
    <message>
      <source>{}: only {} of {} features could be written to ‘{}’. Is the disk full? Else choose another format, .gpkg for example.</source>
      <translation>{}: só {} de {} feições puderam ser gravadas em “{}”. O disco está cheio? Se não, escolha outro formato, .gpkg por exemplo.</translation>
    </message>
    <message>
      <source>{}: rivers would climb above what the slope of the land allows between them and the sea on {} of {} edges. The land keeps its slope: they were lowered by a median of {} m, most by {}. Give gentler rivers or steeper land.</source>
      <translation>{}: rios subiriam acima do que a declividade da terra permite entre eles e o mar em {} de {} trechos. A terra mantém a declividade: eles foram rebaixados em {} m de mediana, no máximo {}. Dê rios mais suaves ou terra mais íngreme.</translation>
    </message>
    <message>
      <source>{}: the expression ‘{}’ has no value: {}</source>
      <translation>{}: a expressão “{}” não tem valor: {}</translation>
    </message>
    <message>
      <source>{}: the folder ‘{}’ does not exist. Create it, or choose another.</source>
      <translation>{}: a pasta “{}” não existe. Crie-a ou escolha outra.</translation>
    </message>
    <message>
      <source>{}: the polygons of ‘{}’ cannot be united. Repair them with ‘Fix geometries’.</source>
      <translation>{}: os polígonos de “{}” não podem ser unidos. Repare-os com “Fix geometries”.</translation>
    </message>
    <message>
      <source>{}: the tiles of a .vrt cannot be written to ‘{}’. Choose a disk, or .tif.</source>
      <translation>{}: os blocos de um .vrt não podem ser gravados em “{}”. Escolha um disco ou .tif.</translation>
    </message>
    <message>
      <source>{}: there is no layer or file ‘{}’. Check the name.</source>
      <translation>{}: não há camada nem arquivo “{}”. Verifique o nome.</translation>
    </message>
    <message>
      <source>{}: there is no mesh layer ‘{}’. Check the name.</source>
      <translation>{}: não há camada de malha “{}”. Verifique o nome.</translation>
    </message>
    <message>
      <source>{}: there is no raster layer or file ‘{}’. Check the name.</source>
      <translation>{}: não há camada ráster nem arquivo “{}”. Verifique o nome.</translation>
    </message>
    <message>
      <source>{}: up to {} m, on {} % of the land</source>
      <translation>{}: até {} m, em {} % da terra</translation>
    </message>
    <message>
      <source>{}: with GROWTH random no water follows it.</source>
      <translation>{}: com GROWTH random nenhuma água o segue.</translation>
    </message>
    <message>
      <source>{}: {} % of the land is under such lakes instead of {} %, as no {} there.</source>
      <translation>{}: {} % da terra está sob tais lagos em vez de {} %, já que não há {} ali.</translation>
    </message>
    <message>
      <source>{}: {} cells, {} events, boundary {}, {}, {} neighbours, seed {}, E {} 1/m, D {} m, M {} m</source>
      <translation>{}: {} células, {} eventos, limite {}, {}, {} vizinhos, semente {}, E {} 1/m, D {} m, M {} m</translation>
    </message>
    <message>
      <source>{}: {} has {}, and no river has an order above {}. Choose a field of orders after Strahler, or none.</source>
      <translation>{}: {} tem {}, e nenhum rio tem ordem acima de {}. Escolha um campo de ordens segundo Strahler ou nenhum.</translation>
    </message>
    <message>
      <source>{}: {} lay on no island with room for rivers: left out.</source>
      <translation>{}: {} não estava em nenhuma ilha com lugar para rios: omitido.</translation>
    </message>
    <message>
      <source>{}: {} of ‘{}’ close no area: left out. Let them end on each other.</source>
      <translation>{}: {} de “{}” não fecham área: omitidos. Faça com que terminem uns nos outros.</translation>
    </message>
    <message>
      <source>{}: {} of ‘{}’ has {} for {}. A width is more than 0 m, or empty.</source>
      <translation>{}: {} de “{}” tem {} em {}. Uma largura é maior que 0 m, ou vazia.</translation>
    </message>
    <message>
      <source>{}: {} of ‘{}’ has {}. No number may be {}.</source>
      <translation>{}: {} de “{}” tem {}. Nenhum número pode estar {}.</translation>
    </message>
    <message>
      <source>{}: {} of ‘{}’ narrower than two cells of {}: taken as wide as that.</source>
      <translation>{}: {} de “{}” mais estreitos que duas células de {}: tomados como dessa largura.</translation>
    </message>
    <message>
      <source>{}: {} of ‘{}’ {}: left out.</source>
      <translation>{}: {} de “{}” {}: omitido.</translation>
    </message>
    <message>
      <source>{}: {} things sketched; they fade over {} km</source>
      <translation>{}: {} objetos esboçados; atenuam-se ao longo de {} km</translation>
    </message>
    <message>
      <source>{}: {} vertices without a height got {}, since ‘{}’ files need one; .gpkg does not.</source>
      <translation>{}: {} vértices sem altitude receberam {}, já que arquivos “{}” precisam de uma; .gpkg não.</translation>
    </message>
    <message>
      <source>{}: {} × {} cells, relief {} m, roughness {}, seed {}</source>
      <translation>{}: {} × {} células, desnível {} m, rugosidade {}, semente {}</translation>
    </message>
    <message>
      <source>{}: ‘{}’ ({} × {} cells) has not the same cells as ‘{}’ ({} × {} cells): bring it to the same extent and cell size with ‘Warp (reproject)’.</source>
      <translation>{}: “{}” ({} × {} células) não tem as mesmas células que “{}” ({} × {} células): leve-o à mesma extensão e ao mesmo tamanho de célula com “Warp (reproject)”.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ cannot be opened as a raster.</source>
      <translation>{}: “{}” não pode ser aberto como ráster.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ cannot be written ({}). Choose another name.</source>
      <translation>{}: “{}” não pode ser gravado ({}). Escolha outro nome.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ cannot be written: {}.</source>
      <translation>{}: “{}” não pode ser gravado: {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ does not hold {}.</source>
      <translation>{}: “{}” não contém {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ files hold no geometry. Use .gpkg, for example.</source>
      <translation>{}: arquivos “{}” não contêm geometria. Use .gpkg, por exemplo.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ goes down to {}. No number may be below 0.</source>
      <translation>{}: “{}” desce até {}. Nenhum número pode estar abaixo de 0.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ goes up to {} m on ‘{}’. Is a no data value missing?</source>
      <translation>{}: “{}” vai até {} m em “{}”. Falta um valor sem dados?</translation>
    </message>
    <message>
      <source>{}: ‘{}’ goes up to {} mm a year. It may be {} at most.</source>
      <translation>{}: “{}” chega a {} mm por ano. Pode ser {} no máximo.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ goes up to {}; it may be {} at most (metres per metre).</source>
      <translation>{}: “{}” chega a {}; pode ser {} no máximo (metros por metro).</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no data at all.</source>
      <translation>{}: “{}” não tem nenhum dado.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no data at {} nodes: they count as 0.</source>
      <translation>{}: “{}” não tem dados em {} nós: contam como 0.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no data in {} cells of the ground: they count as 0.</source>
      <translation>{}: “{}” não tem dados em {} células do solo: contam como 0.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no data on the land of ‘{}’. Check its CRS, or give another.</source>
      <translation>{}: “{}” não tem dados na terra de “{}”. Verifique o SRC ou dê outro.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no data on {} % of an island of {}; there it is taken as {}.</source>
      <translation>{}: “{}” não tem dados em {} % de uma ilha de {}; ali toma-se {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no field with numbers. Give it one with heights.</source>
      <translation>{}: “{}” não tem campo com números. Dê um com altitudes.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no field ‘{}’. Choose one that it has.</source>
      <translation>{}: “{}” não tem o campo “{}”. Escolha um que tenha.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no height above 0. Give ranges or plains heights.</source>
      <translation>{}: “{}” não tem altitude acima de 0. Dê altitudes a serras ou planícies.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no line with a length. Choose a layer of rivers.</source>
      <translation>{}: “{}” não tem linha com comprimento. Escolha uma camada de rios.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has no polygon with an area. Choose another layer.</source>
      <translation>{}: “{}” não tem polígono com área. Escolha outra camada.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has numbers and no header, so nobody knows how many are in a row. Write the lines ENVI; samples = {}; lines = {}; bands = 1; data type = {}; interleave = bsq; byte order = 0 into ‘{}’ beside it (type 12: 16 bits, 4: floats).</source>
      <translation>{}: “{}” tem números e nenhum cabeçalho, por isso ninguém sabe quantos há numa linha. Escreva as linhas ENVI; samples = {}; lines = {}; bands = 1; data type = {}; interleave = bsq; byte order = 0 em “{}” ao lado (tipo 12: 16 bits, 4: vírgula flutuante).</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has values below 0 (down to {}). They must be 0 or more.</source>
      <translation>{}: “{}” tem valores abaixo de 0 (até {}). Devem ser 0 ou mais.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has {} of land, which is too little for rivers. {}.</source>
      <translation>{}: “{}” tem {} de terra, o que é pouco demais para rios. {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has {}. Choose one as {}.</source>
      <translation>{}: “{}” tem {}. Escolha um como {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ has {}: its CRS is ignored.</source>
      <translation>{}: “{}” tem {}: o SRC dele é ignorado.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ holds neither {} nor a raster.</source>
      <translation>{}: “{}” não contém nem {} nem um ráster.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is a folder. Give the name of a file in it.</source>
      <translation>{}: “{}” é uma pasta. Dê o nome de um arquivo nela.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is a raster; a layer of features is needed.</source>
      <translation>{}: “{}” é um ráster; é preciso uma camada de feições.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is a vector layer; a raster is needed.</source>
      <translation>{}: “{}” é uma camada vetorial; é preciso um ráster.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is in its archive already, and nothing is replaced there. Choose another.</source>
      <translation>{}: “{}” já está em seu arquivo compactado, e nada é substituído ali. Escolha outro.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is larger than the Earth. {}.</source>
      <translation>{}: “{}” é maior que a Terra. {}.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is no coordinate reference system known here.</source>
      <translation>{}: “{}” não é um sistema de referência de coordenadas conhecido aqui.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is no point. Write it as x,y or x,y [EPSG:…].</source>
      <translation>{}: “{}” não é um ponto. Escreva-o como x,y ou x,y [EPSG:…].</translation>
    </message>
    <message>
      <source>{}: ‘{}’ is {}. Check the name.</source>
      <translation>{}: “{}” não é {}. Verifique o nome.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ lies where {} has no ground. Correct the CRS of the layer.</source>
      <translation>{}: “{}” está onde {} não tem solo. Corrija o SRC da camada.</translation>
    </message>
    <message>
      <source>{}: ‘{}’ {}. Choose a layer of land.</source>
      <translation>{}: “{}” {}. Escolha uma camada de terra.</translation>
    </message>
    <message>
      <source>{}; without {}, delete the rows ‘{}…’ of the table ‘{}’</source>
      <translation>{}; sem {}, apague as linhas “{}…” da tabela “{}”</translation>
    </message>
    <message>
      <source>{}; {} had been written before.</source>
      <translation>{}; {} já tinha sido gravado.</translation>
    </message>
    <message>
      <source>θ in the slope k · A^-θ: how much gentler rivers are the more they drain.</source>
      <translation>θ na declividade k · A^-θ: quanto mais suaves são os rios quanto mais drenam.</translation>
    </message>
    <message>
      <source>χ: length to where the river ends, weighted by the area (m)</source>
      <translation>χ: comprimento até onde termina o rio, ponderado pela área (m)</translation>
    </message>
    <message>
      <source>‘Render terrain’ makes rasters of the model, at the cells of the DEM just as that is, at finer ones with beds of rivers and shores of lakes. Move a course, draw a lake, raise or carve the ground, and render again. ‘Terrain from a DEM’ does both at once.</source>
      <translation>“Renderizar terreno” faz rásters do modelo, nas células do MDE exatamente como este é, em mais finas com leitos de rios e margens de lagos. Mova um curso, desenhe um lago, eleve ou escave o solo, e renderize de novo. “Terreno a partir de um MDE” faz ambas as coisas de uma vez.</translation>
    </message>
    <message>
      <source>‘{}/{}’ cannot be written: {}.</source>
      <translation>“{}/{}” não pode ser gravado: {}.</translation>
    </message>
    <message>
      <source>‘{}’ can be read as {}, and its water does not tell which is right: set {}{}.</source>
      <translation>“{}” pode ser lido como {}, e a água dele não diz qual está certo: ponha {}{}.</translation>
    </message>
    <message>
      <source>‘{}’ cannot be read</source>
      <translation>“{}” não pode ser lido</translation>
    </message>
    <message>
      <source>‘{}’ cannot be read ({}). {}.</source>
      <translation>“{}” não pode ser lido ({}). {}.</translation>
    </message>
    <message>
      <source>‘{}’ cannot be read here ({}). Copy it to a disk.</source>
      <translation>“{}” não pode ser lido aqui ({}). Copie-o para um disco.</translation>
    </message>
    <message>
      <source>‘{}’ cannot be unpacked into ‘{}’: {}.</source>
      <translation>“{}” não pode ser descompactado em “{}”: {}.</translation>
    </message>
    <message>
      <source>‘{}’ cannot be written: {}.</source>
      <translation>“{}” não pode ser gravado: {}.</translation>
    </message>
    <message>
      <source>‘{}’ consists of copies of layers, in which nothing has noted what was edited. Edit a copy of the whole file that ‘Terrain model’ has made.</source>
      <translation>“{}” consiste em cópias de camadas, nas quais nada anotou o que foi editado. Edite uma cópia do arquivo inteiro que “Modelo de terreno” fez.</translation>
    </message>
    <message>
      <source>‘{}’ exists, and its other layers would be lost. Choose a new file, or a .tif.</source>
      <translation>“{}” existe, e as outras camadas dele se perderiam. Escolha um arquivo novo ou um .tif.</translation>
    </message>
    <message>
      <source>‘{}’ files cannot hold these values unchanged. Use .tif, for example.</source>
      <translation>Arquivos “{}” não podem conter estes valores sem mudança. Use .tif, por exemplo.</translation>
    </message>
    <message>
      <source>‘{}’ has 8 bits: its terraces are evened out over three cells</source>
      <translation>“{}” tem 8 bits: seus degraus são suavizados sobre três células</translation>
    </message>
    <message>
      <source>‘{}’ has cells with the height {}, far from all others, which mostly stands for none, but no data value says so: they are taken for land. Enter {} as additional no data value in the properties of the layer (Transparency), or assign it with ‘Translate’.</source>
      <translation>“{}” tem células com a altitude {}, longe de todas as outras, que em geral indica nenhuma, mas nenhum valor sem dados o diz: são tomadas como terra. Entre {} como valor adicional sem dados nas propriedades da camada (Transparência), ou atribua-o com “Translate”.</translation>
    </message>
    <message>
      <source>‘{}’ has data under no whole triangle of the mesh. Give more POINTS, or a raster that covers the land.</source>
      <translation>“{}” não tem dados sob nenhum triângulo inteiro da malha. Dê mais POINTS, ou um ráster que cubra a terra.</translation>
    </message>
    <message>
      <source>‘{}’ has heights up to {}: no land on Earth is so high in metres. If these are feet, set Z_UNIT to foot; else give a DEM as INPUT.</source>
      <translation>“{}” tem altitudes de até {}: nenhuma terra do mundo é tão alta em metros. Se são pés, ponha Z_UNIT em foot; se não, dê um MDE como INPUT.</translation>
    </message>
    <message>
      <source>‘{}’ has no data under {} triangles: they are left out.</source>
      <translation>“{}” não tem dados sob {} triângulos: eles são omitidos.</translation>
    </message>
    <message>
      <source>‘{}’ has no layer ‘{}’. {}.</source>
      <translation>“{}” não tem a camada “{}”. {}.</translation>
    </message>
    <message>
      <source>‘{}’ has no rivers: give them as RIVERS.</source>
      <translation>“{}” não tem rios: dê-os como RIVERS.</translation>
    </message>
    <message>
      <source>‘{}’ has values from {} to {}, half of them below {}: these are no heights. Choose a DEM.</source>
      <translation>“{}” tem valores de {} a {}, metade deles abaixo de {}: não são altitudes. Escolha um MDE.</translation>
    </message>
    <message>
      <source>‘{}’ has {} of land, which is too little for a terrain. Check its CRS: without one, coordinates are metres.</source>
      <translation>“{}” tem {} de terra, o que é pouco demais para um terreno. Verifique o SRC: sem ele, as coordenadas são metros.</translation>
    </message>
    <message>
      <source>‘{}’ holds codes, and they come back as others</source>
      <translation>“{}” contém códigos, e eles voltam como outros</translation>
    </message>
    <message>
      <source>‘{}’ holds directions of the encoding {} (detected)</source>
      <translation>“{}” contém direções da codificação {} (detectada)</translation>
    </message>
    <message>
      <source>‘{}’ holds shades or classes from 0 to 255, and no heights.</source>
      <translation>“{}” contém tons ou classes de 0 a 255, e não altitudes.</translation>
    </message>
    <message>
      <source>‘{}’ holds {} in {}, which is no direction of the encoding {} ({} such cells). {}</source>
      <translation>“{}” contém {} em {}, que não é direção da codificação {} ({} células assim). {}</translation>
    </message>
    <message>
      <source>‘{}’ is a picture of {} bands and holds no heights.</source>
      <translation>“{}” é uma imagem de {} bandas e não contém altitudes.</translation>
    </message>
    <message>
      <source>‘{}’ is called what is made of heights, and is taken to hold none.</source>
      <translation>“{}” tem nome do que se faz a partir de altitudes, e supõe-se que não contém nenhuma.</translation>
    </message>
    <message>
      <source>‘{}’ is damaged: it cannot be unpacked. {}.</source>
      <translation>“{}” está danificado: não pode ser descompactado. {}.</translation>
    </message>
    <message>
      <source>‘{}’ is in {} and holds no heights.</source>
      <translation>“{}” está em {} e não contém altitudes.</translation>
    </message>
    <message>
      <source>‘{}’ is missing at the end</source>
      <translation>falta “{}” no fim</translation>
    </message>
    <message>
      <source>‘{}’ is missing before ‘{}’</source>
      <translation>falta “{}” antes de “{}”</translation>
    </message>
    <message>
      <source>‘{}’ is no file that could be replaced. Choose another name.</source>
      <translation>“{}” não é um arquivo que possa ser substituído. Escolha outro nome.</translation>
    </message>
    <message>
      <source>‘{}’ is no longer a GeoPackage with the layers of a model. {}.</source>
      <translation>“{}” não é mais um GeoPackage com as camadas de um modelo. {}.</translation>
    </message>
    <message>
      <source>‘{}’ is no terrain model. {}.</source>
      <translation>“{}” não é um modelo de terreno. {}.</translation>
    </message>
    <message>
      <source>‘{}’ is not expected there</source>
      <translation>“{}” não é esperado ali</translation>
    </message>
    <message>
      <source>‘{}’ is parted into {} triangles, which is too few for basins. Choose a SPACING of {} or less.</source>
      <translation>“{}” é dividido em {} triângulos, o que é pouco demais para bacias. Escolha um SPACING de {} ou menos.</translation>
    </message>
    <message>
      <source>‘{}’ is there.</source>
      <translation>“{}” está pronto.</translation>
    </message>
    <message>
      <source>‘{}’ is too small for a mesh of nodes {} apart: give more POINTS.</source>
      <translation>“{}” é pequeno demais para uma malha de nós a {}: dê mais POINTS.</translation>
    </message>
    <message>
      <source>‘{}’ lies at or below the sea level of {} everywhere: there is no land to erode. Give a lower SEA_LEVEL.</source>
      <translation>“{}” está em toda parte no nível do mar de {} ou abaixo: não há terra a erodir. Dê um SEA_LEVEL mais baixo.</translation>
    </message>
    <message>
      <source>‘{}’ lies on both sides of the meridian where the map ends. It was put together, so coordinates go on beyond that: from {} to {}, in outputs too.</source>
      <translation>“{}” fica dos dois lados do meridiano onde o mapa termina. Foi unido, por isso as coordenadas continuam além dele: de {} a {}, também nas saídas.</translation>
    </message>
    <message>
      <source>‘{}’ looks like a picture: band {} holds colours, which are taken for heights. Give a DEM as INPUT, or the band with the heights as BAND.</source>
      <translation>“{}” parece uma imagem: a banda {} contém cores, que são tomadas como altitudes. Dê um MDE como INPUT, ou a banda com as altitudes como BAND.</translation>
    </message>
    <message>
      <source>‘{}’ of island {}</source>
      <translation>“{}” da ilha {}</translation>
    </message>
    <message>
      <source>‘{}’ was made by a later version of Headwaters. Update the plugin to read it.</source>
      <translation>“{}” foi feito por uma versão posterior do Headwaters. Atualize o complemento para lê-lo.</translation>
    </message>
    <message>
      <source>‘{}’ was made by an earlier version of Headwaters. Build the model again.</source>
      <translation>“{}” foi feito por uma versão anterior do Headwaters. Construa o modelo de novo.</translation>
    </message>
    <message>
      <source>‘{}’ was made of heights and holds none.</source>
      <translation>“{}” foi feito a partir de altitudes e não contém nenhuma.</translation>
    </message>
    <message>
      <source>‘{}’ {}: it is no raster of D∞ angles. Choose another ENCODING or raster.</source>
      <translation>“{}” {}: não é um ráster de ângulos D∞. Escolha outro ENCODING ou ráster.</translation>
    </message>
    <message>
      <source>‘{}’, layer ‘courses’: {}</source>
      <translation>“{}”, camada “courses”: {}</translation>
    </message>
    <message>
      <source>‘{}’, layer ‘courses’: {}. Move it into a valley, or give its vertices a Z.</source>
      <translation>“{}”, camada “courses”: {}. Mova-o para um vale ou dê um Z aos seus vértices.</translation>
    </message>
    <message>
      <source>‘{}’, layer ‘courses’: {}. {}.</source>
      <translation>“{}”, camada “courses”: {}. {}.</translation>
    </message>
    <message>
      <source>‘{}’, layer ‘{}’: feature {} {}.</source>
      <translation>“{}”, camada “{}”: a feição {} {}.</translation>
    </message>
    <message>
      <source>‘{}’: the field {} of feature {} holds ‘{}’, which is no whole number. Give each feature a number, or remove the field.</source>
      <translation>“{}”: o campo {} da feição {} contém “{}”, que não é número inteiro. Dê um número a cada feição ou remova o campo.</translation>
    </message>
    <message>
      <source>‘{}’: this looks like D∞ angles, not like D8 directions: {} in {}. Set {} to dinf where there is that choice, or give directions of the METHOD d8.</source>
      <translation>“{}”: isto parece ângulos D∞, não direções D8: {} em {}. Ponha {} em dinf onde houver essa escolha, ou dê direções do METHOD d8.</translation>
    </message>
    <message>
      <source>‘{}’: this looks like heights, not like flow directions: {} in {}. Give it as the DEM where there is one to give, or make directions of it with ‘Flow directions’.</source>
      <translation>“{}”: isto parece altitudes, não direções de fluxo: {} em {}. Dê como MDE onde se pede um, ou faça direções dele com “Direções de fluxo”.</translation>
    </message>
    <message>
      <source>‘{}’: {:.0%} of the cells have the height 0. Is this the sea? Then set SEA_LEVEL to 0. If these are cells without data, enter 0 as additional no data value in the properties of the layer.</source>
      <translation>“{}”: {:.0%} das células têm a altitude 0. É o mar? Então ponha SEA_LEVEL em 0. Se são células sem dados, entre 0 como valor adicional sem dados nas propriedades da camada.</translation>
    </message>
    <message>
      <source>‘{}’: {:.0%} of the cells have the height {}, which mostly stands for none, but no data value says so: they are taken for land. Enter {} as additional no data value in the properties of the layer (Transparency), or assign it with ‘Translate’.</source>
      <translation>“{}”: {:.0%} das células têm a altitude {}, que em geral indica nenhuma, mas nenhum valor sem dados o diz: são tomadas como terra. Entre {} como valor adicional sem dados nas propriedades da camada (Transparência), ou atribua-o com “Translate”.</translation>
    </message>
    <message>
      <source>‘{}’: {} islands are too small for a triangle, and were left out.</source>
      <translation>“{}”: {} ilhas são pequenas demais para um triângulo, e foram omitidas.</translation>
    </message>
    <message>
      <source>‘{}’: {} × {} cells, {} without data</source>
      <translation>“{}”: {} × {} células, {} sem dados</translation>
    </message>
    <message>
      <source>★ Start here</source>
      <translation>★ Comece aqui</translation>
    </message>
  </context>
</TS>
