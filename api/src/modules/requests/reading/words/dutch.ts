import { dutchPhrases } from './dutch-phrases.ts'
import type { WordLists } from './word-lists.types.ts'
import { dutchGoods } from './dutch-goods.ts'

const words = (text: string): string[] => text.trim().split(/\s+/)
const phrases = (text: string): string[] => text.split('|').map((phrase) => phrase.trim().replace(/\s+/g, ' '))

export const dutch: WordLists = {
  ...dutchPhrases,
  ...dutchGoods,
  numbers: {
    een: 1,
    twee: 2,
    drie: 3,
    vier: 4,
    vijf: 5,
    zes: 6,
    zeven: 7,
    acht: 8,
    negen: 9,
    tien: 10,
    elf: 11,
    twaalf: 12,
    dertien: 13,
    veertien: 14,
    vijftien: 15,
    zestien: 16,
    zeventien: 17,
    achttien: 18,
    negentien: 19,
    twintig: 20,
    dertig: 30,
    veertig: 40,
    vijftig: 50,
    zestig: 60,
    zeventig: 70,
    tachtig: 80,
    negentig: 90,
    honderd: 100,
    duizend: 1000,
    anderhalf: 1.5,
    anderhalve: 1.5,
    dozijn: 12,
    gros: 144,
    paar: 2,
  },
  pieces: words('st stk stks stuk stuks stux stuck stucks stuksen x exemplaar exemplaren ex maal keer'),
  packs: words(`
    ds dzn doos dozen doosen doosje doosjes dz pak pakken pakje pakjes pk pakket pakketten set sets setje setjes rol rollen rolletje rolletjes zak zakken zakje zakjes
    bigbag bigbags emmer emmers emmertje emmertjes blik blikken blikje blikjes bus bussen busje busjes pot potten potje potjes koker kokers kokertje kokertjes tube tubes
    patroon patronen fles flessen flesje flesjes jerrycan jerrycans can cans vat vaten pallet pallets plt bos bossen bundel bundels bundeltje streng strengen
    haspel haspels ring lengte lengtes lengten lgt lgts plaat platen plaatje plaatjes pl paneel panelen vel vellen baan banen krat kratten karton kartons
    verpakking verpakkingen ve vpe paar paren staaf staven stang stangen strook stroken blok blokken blister blisters kist kisten kuub`),
  measures: words(
    'm m1 m2 m3 mtr mtrs meter meters strekkende vierkante kubieke kuub l ltr liter liters kg kilo kilos ton',
  ),
  notGoods: words(`
    vloer vloeren muur muren wand wanden plafond plafonds terras terrassen tuin oppervlakte
    keuken gang gangen slaapkamer slaapkamers woonkamer zolder zolders kelder kelders garage garages schuur schuren badkamer trappenhuis toiletten diploma diplomas diploma's
        dag dagen werkdag werkdagen week weken maand maanden jaar jaren uur uren uurtje minuut minuten kwartier woning woningen huis huizen appartement appartementen
    appartementsgebouw kamer kamers lokaal lokalen ruimte ruimtes ruimten verdieping verdiepingen etage etages bouwlaag bouwlagen gebouw gebouwen blok blokje loods loodsen
    lagen persoon personen man mensen medewerkers medewerker collega collegas monteur monteurs klant klanten kinderen foto fotos foto's bijlage bijlagen tekening tekeningen
    prijs prijzen offerte offertes aanvraag aanvragen prijsopgave opgave aanbieding bestelling bestellingen levering leveringen order orders factuur facturen mail mails
    project projecten werk werken fase fases adres adressen locatie locaties vestiging vestigingen filialen vraag vragen optie opties variant varianten keuze
    ding dingen zaken kleuren artikel artikelen artikelnummers positie posities post posten punt punten euro euros cent procent btw graad nummer nummers kavel kavels
    keer maal bezoek afspraak gesprek telefoontje berichtje bericht dakkapel dakkapellen badkamers keukens poort poorten huisnummer jaargang personeel team ploeg
    parkeerplaats parkeerplaatsen showroom werkplaats kantoor kantoren hectare km kilometer sterren rit ritten vracht vrachten vrachtwagen dak gevel gevels
    leverancier leveranciers bedrijf bedrijven aannemer aannemers aanbieder aanbieders partij partijen bewoner bewoners huurder huurders eigenaar eigenaren
    lijst lijstje idee reactie antwoord terugkoppeling soort soorten stel beetje aantal prijsje offertje overzicht kopie exemplaar exemplaren bod keurig`),
  notGoodsEndings: words('woning woningen appartement appartementen lokaal lokalen gebouw gebouwen kamer kamers'),
  making: words(
    'maken bouwen plaatsen zetten leggen aanleggen timmeren monteren vervangen repareren opknappen verven schilderen bekleden isoleren renoveren betegelen afwerken storten',
  ),
  kinds: words('soort soorten kleur kleuren type types model modellen variant varianten maten merken'),
  labels: words(`
    ipv i.p.v. was eerst
    hal stand woning huis kavel blok fase bouwdeel bestek unit dock deur nr nrs no nummer nummers num tel telefoon telnr mobiel mob fax kvk btw iban bic bank
    postbus project projectnummer projectnr projectcode werk werknummer werknr werkno order ordernummer ordernr inkooporder inkoopnummer opdracht opdrachtnummer
    offerte offertenummer offertenr factuur factuurnummer factuurnr bon bonnummer bonnr pakbon klantnummer klantnr klant debiteur debiteurnummer debiteurnr
    relatienummer dossier dossiernummer kenmerk referentie ref uwref onzeref aanvraag aanvraagnummer aanvraagnr artikelnummer tekening tek tekeningnummer
    blad pagina pag pos positie regel bijlage versie rev revisie artikel bestelnummer bestelnr contract contractnummer kostenplaats locatie magazijnlocatie verdieping
    etage kamer lokaal perceel gebouw vak stelling toestel doorkiesnr week wk weeknr weeknummer jaar sinds vanaf tot kb op iso vca model stramien`),
  dated: words(`
    jaar bouwjaar jaargang anno voorjaar najaar zomer winter herfst lente kwartaal seizoen begin eind einde medio halverwege prijslijst prijslijsten catalogus prijzenboek editie begroting jaarplan planning oplevering
    uitvoering kalender beurs januari februari maart april mei juni juli augustus september oktober november december q1 q2 q3 q4`),
  sinceWhen: words(
    'in sinds uit van vanaf tot na voor per rond datum tarieven prijzen prijspeil start levering nieuwbouw renovatie',
  ),
  clauseWords: words(`
    mocht mochten indien verkoopt verkopen erg heel     ik wij we u jij je jullie hij zij ze het dit dat deze die er hier daar waar wanneer wat welke hoeveel hoe als omdat zodat want maar dus echter ben bent is zijn was waren wordt worden
    werd heb hebt heeft hebben had hadden wil wilt willen wou wilden kan kunt kunnen kon konden mag mogen moet moeten zal zult zullen zou zouden ga gaat gaan
    komt komen gaarne graag alvast bedankt dank groet groeten mvg levering leveren bezorgen bezorging ophalen afhalen afleveren betaling prijs prijzen prijsopgave offerte
    aanbieding laat weten hoor horen stuur sturen mail bel bellen belt morgen vandaag gisteren volgende week maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
    uiterlijk budget korting btw excl exclusief franco project werk bouwplaats adres contact maken plaatsen bouwen verbouwen leggen zetten monteren vraag geef geven ff even kun kost kosten nodig zoek zoeken`),
  joiners: words(
    'en plus alsmede evenals alsook ook verder daarnaast tevens eveneens dan nog bovendien ten oja samen met',
  ),
  packContent: words('a à van per ad inhoud'),
  together: words('+ plus met incl incl. inclusief'),
  more: words('meer minder'),
  taken: words('afname afnames aantallen hoeveelheden bestellingen orders'),
  places: words('in op voor bij aan boven beneden binnen buiten hier daar'),
  totalling: words('samen totaal tezamen opgeteld'),
  concerns: phrases('gaat om | betreft | het is'),
  bundleLinks: words('. , & en de bijbehorende passende losse ook graag nodig horen hoort komen komt'),
  each: words('per elk elke ieder iedere'),
  eachAlone: words('elk ieder'),
  specifying: phrases('en wel | te weten | maar dan'),
  turns: words('maar echter daarentegen behalve wel'),
  abbreviations: words(
    'ds dzn st stk ca circa bijv bv oa nr nrs afm excl incl evt resp max min ltr mtr art div pos eenh dhr mw mevr fa tel verz vz gegalv ong lgt pl diam str pst wk',
  ),
  ditto: words('idem dito zelfde dezelfde diezelfde hetzelfde'),
  accessories: words(
    'rondel rondellen moer moeren moertje moertjes ring ringen ringetje ringetjes sluitring sluitringen veerring veerringen borgmoer borgmoeren carrosseriering carrosserieringen dop doppen plug pluggen',
  ),
  months: [
    ['januari', 'jan'],
    ['februari', 'feb', 'febr'],
    ['maart', 'mrt'],
    ['april', 'apr'],
    ['mei'],
    ['juni', 'jun'],
    ['juli', 'jul'],
    ['augustus', 'aug'],
    ['september', 'sept', 'sep'],
    ['oktober', 'okt'],
    ['november', 'nov'],
    ['december', 'dec'],
  ],
  weekdays: words('maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ma di wo do vr za zo'),
  deliveryCues: words(
    'levering leveren leverdatum levertijd leverdag geleverd bezorging bezorgen bezorgd aflevering afleveren leverweek ophalen afhalen bouwplaats werk aanvoer',
  ),
  passedOn: words(
    'rvs inox roestvrij roestvast staal stalen verzinkt verz vz vzn gegalvaniseerd gegalv galv thermisch elektrolytisch sendzimir blank zwart messing koper aluminium alu nylon kunststof',
  ),
  everything: words('alles allemaal'),
  pointers: words('daar daarvan hiervan waarvan ervan er'),
  columns: {
    quantity: phrases(
      'aantal | aant | aantallen | hoeveelheid | hoev | hvh | stuks | st | stk | bestelaantal | bestelhoeveelheid | te bestellen | bestellen | gewenst | gewenst aantal | totaal aantal | aantal totaal | besteld | gevraagd | nodig | benodigd | qty',
    ),
    unit: phrases('eenheid | besteleenheid | eenh | eh | ehd | verpakking | verp | per'),
    goods: phrases(`
    omschrijving | omschr | artikelomschrijving | artikel | artikelnaam | product | productnaam | productomschrijving | materiaal | benaming | soort |
    type | naam | onderdeel | kleur | afwerking | kwaliteit | uitvoering | profiel | houtsoort | sterkteklasse`),
    size: phrases(
      'maat | maten | afmeting | afmetingen | afm | formaat | dikte | lengte | breedte | hoogte | diameter | lxb | lxbxh | doorsnede | inhoud | maatvoering',
    ),
    code: phrases(`
    artikelnr | artnr | art nr | artikelnummer | artikelcode | code | bestelnummer | bestelcode | bestelnr | ean | sku | uw artikelnr | uw code |
    productcode`),
    position: phrases('pos | positie | nr | regel | regelnr | volgnr | volgnummer | nummer | item | # | post'),
    other: phrases(`
    prijs | prijzen | stuksprijs | eenheidsprijs | bedrag | totaal | totaalprijs | korting | btw | levertijd | leverweek | levering | leverdatum | datum |
    opmerking | opmerkingen | gewicht | kg | locatie | kostenplaats | project | foto | subtotaal | ruimte | bestemming | verdieping | fase | leverancier |
    voorraad | min voorraad | max voorraad | meterprijs`),
  },
  totals: words('totaal totalen subtotaal eindtotaal som totaalbedrag'),
  telltales: words(
    'de het een en van voor met graag wij ik u op te zijn niet om aan ook bij dat die kunt nodig offerte prijs groet mvg stuks st platen dozen',
  ),
}
