import type { WordLists } from './word-lists.types.ts'

const words = (text: string): string[] => text.trim().split(/\s+/)

/** Building materials, timber, steel, fasteners, paint, plumbing, electrical and tools. */
export const dutchGoods: Pick<WordLists, 'goods' | 'goodsEndings' | 'attributes' | 'colours' | 'materials'> = {
  goodsEndings: words(`
    bout bouten boutje boutjes boud bouden moer moeren moertje schroef schroeven schroefen schroefje schroefjes schroefoog spijker spijkers nagel nagels plug pluggen
    rondel rondellen sluitring sluitringen veerring veerringen carrosseriering carrosserieringen borgring borgringen volgring volgringen tandring afdichtring o-ring rubberring rubberringen onderlegring
    draadeind draadeinde draadeinden draadstang draadstangen stokeind stokeinden tapeind splitpen splitpennen klinknagel popnagel popnagels blindklinknagel zeskant inbus keilbout anker ankers ankerbout
    beugel beugels klem klemmen strip strips windverbandstrip hoekanker hoekankers hoekprofiel balkdrager balkdragers raveeldrager ketting kettingen staalkabel draad hijsband spanband spanbanden
    balk balken balkje balkjes plank planken lat latten latje regelwerk rachel rachels panlat tengel tengels paal palen paaltje paaltjes vlonder vlonderplank vlonderplanken
    vlonderdeel vlonderdelen rabat rabatdeel rabatdelen schroot schroten schaaldeel schaaldelen plint plinten architraaf kozijn kozijnen kozijnhout vensterbank vensterbanken dorpel dorpels
    deur deuren raam ramen trap trappen trapleuning ladder ladders plaat platen plaatje paneel panelen wandpaneel multiplex multplex triplex hardboard spaanplaat betonplex underlayment
    osb mdf hpl trespa hout hardhout timmerhout vuren vurenhout grenen eiken eikenhout lariks douglas meranti azobe beuken bamboe balken tuinhout schutting tuinscherm schermen damwandplank damwand
    koker kokers kokerprofiel buis buizen pijp pijpen steigerbuis hoekstaal hoeklijn hoeklijnen platstaal stafstaal rondstaal betonstaal betonijzer wapeningsnet wapeningsnetten wapening bouwstaalmat
    bouwstaalmatten staal profiel profielen u-profiel ligger liggers  traanplaat tranenplaat roosters rooster gaas hekwerk harmonicagaas puntdraad poort
    isolatie isolatieplaat isolatieplaten glaswol steenwol rotswol pir eps xps pur piepschuim dampscherm dampfolie folie folies membraan dpc purschuim schuim
    gips gipsplaat gipsplaten gipsblok gipskarton fermacell metalstud metal-stud cw-profiel uw-profiel stucloper stuc pleister egaline mortel metselmortel voegmortel tegellijm lijm lijmen
    cement zand grind split beton betonmortel kalk kalkzandsteen kalkzandsteenblok baksteen bakstenen steen stenen klinker klinkers tegel tegels vloertegel wandtegel tegeltje stoeptegel opsluitband opsluitbanden
    trottoirband trottoirbanden dakpan dakpannen nokvorst dakbedekking dakleer bitumen epdm golfplaat golfplaten dakgoot goot goten lood loodslab loodvervanger zink hwa dakraam dakramen
    bocht bochten bogt knie knieen t-stuk t-stukken mof moffen verbindingsmof koppeling koppelingen verloop verloopstuk verloopstukken verloopring eindkap eindkappen sifon sifons putje put putten ontstoppingsstuk
    ontstoppingsstukken klemring zadel inlaat kraan kranen kogelkraan kogelkranen afsluiter afsluiters fitting fittingen terugslagklep ventiel slang slangen radiator radiatoren boiler pomp pompen
    wastafel wc toilet closet douchegoot mengkraan flens flenzen buisklem buisbeugel hemelwaterafvoer pe-buis
    verf muurverf lakverf grondverf vloerverf beits buitenbeits lazuur primer grondlak blanke-lak jachtlak vernis plamuur vulmiddel menie olie kwast kwasten roller rollers verfroller afplaktape schilderstape tape
    duct-tape ducttape siliconenkit kit acrylaatkit montagekit brandwerende-kit voegkit schuurpapier schuurschijf schuurband doorslijpschijf slijpschijf slijpschijven zaagblad zaagbladen boor boortje bits bitjes
    handschoen handschoenen werkhandschoenen helm helmen veiligheidsbril oordoppen stofmasker werkschoenen overall
    kabel kabels installatiedraad mantelbuis stopcontact stopcontacten wandcontactdoos schakelaar schakelaars lasdoos lasdozen inbouwdoos inbouwdozen kabelgoot kabelgoten tie-wrap tiewrap tiewraps kabelbinder kabelbinders led-lamp lamp lampen armatuur armaturen
    scharnier scharnieren hangslot cilinder cilinders profielcilinder deurkruk deurkrukken deurbeslag kruk schuifdeurrail rail rails deurdranger wiel wielen zwenkwiel zwenkwielen haak haken schroefhaak oogbout oogbouten
    oogmoer schakel harpsluiting karabijnhaak touw zeil dekzeil landbouwplastic worteldoek tuinslang bouwemmer kruiwagen schop bezem steiger rolsteiger steigerplank schraag schragen
    elektrode elektroden lasdraad lasdraden gasfles thermometer batterij batterijen accu filter filters v-snaar lagers smeervet vet ontvetter reiniger verdunner terpentine thinner ammoniak
    inspectieput inspectieputten doucheput doucheputten straatkolk straatkolken putdeksel putdeksels kantelaaf kapconstructie spant spanten gording gordingen muurplaat muurplaten hoekverbinder ventilatierooster doorvoer brievenbus lateien latei lateien spouwanker spouwankers murfor     stelkozijn cementplaat vezelcement boeideel boeidelen windveer gevelbekleding gevelplaat sandwichpaneel sandwichpanelen lichtstraat koepel lichtkoepel polycarbonaat plexiglas glas dubbelglas beglazing
    kunstgras laminaat parket ondervloer vinyl pvc-vloer tapijt behang glasvezelbehang gevelsteen sierbestrating betonband betontegel betontegels grindtegel hardsteen`),
  goods: words(
    'regel regels slot sloten deel delen lat lager oog plat nieten nietjes krammen stalen ring ringen ringetje ringetjes lak bus band banden netten mat matten pvc pe rvs-bout haakse kraag dop doppen assen wig wiggen voet voeten stud spaan nok kap kappen spie spieen bit hor horren vijzel',
  ),
  colours: words(
    'zwart zwarte wit witte antraciet grijs grijze lichtgrijs lichtgrijze donkergrijs betongrijs beige rood rode blauw blauwe groen groene geel gele bruin bruine creme transparant kleurloos',
  ),
  materials: words(
    'pvc pe rvs inox staal zink koper hout hardhout vuren vurenhout grenen eiken eikenhout lariks douglas meranti azobe beuken',
  ),
  attributes: words(`
    rvs inox staal stalen verzinkt verz vz vzn thermisch elektrolytisch gegalvaniseerd gegalv sendzimir blank zwart messing koper koperen aluminium alu nylon kunststof rubber roestvrij roestvast galv
    mat matte hoogglans zijdeglans glans gepolijst
    geschaafd geschaaft gesch fijnbezaagd bezaagd ongeschaafd ruw geimpregneerd gevingerlast vochtwerend vochtbestendig brandwerend brandvertragend waterdicht watervast
    binnen buiten deels volledig voldraad deeldraad torx inbus pozi pozidriv philips kruiskop platkop cilinderkop verzonken bolkop lenskop zeskantkop zelfborend zelftappend zelfborgend links rechts linksdraaiend
    vuren vurenhouten grenen grennen eiken lariks douglas azobe asobe hardhouten meranti beuken berken birken okoume populieren hout houten keramisch keramische vlak vlakke hoog laag groot klein grote kleine dik dikke dikte dun breed brede lang lange lengte hoogte
    kleur dun zwaar zware licht lichte recht rechte haaks haakse dubbel dubbele enkel enkele lijm gelijmd gelamineerd gebrand thermisch fsc pefc c24 c18 noten teak oten kwaliteit klasse sterkteklasse draad metrisch fijndraad mm cm
    diameter rond ronde vierkant vierkante rechthoekig glad geribd geperforeerd gesloten open stuk graden gr draaiend volgens conform din iso type model standaard normaal normale extra maat formaat`),
}
