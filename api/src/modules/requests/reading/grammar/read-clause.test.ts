import { readClauses } from './read-clause.ts'
import { cpuMilliseconds } from '../../../../testing/cpu-milliseconds.ts'

const read = (
  text: string,
  { english = false, list = true }: { readonly english?: boolean; readonly list?: boolean } = {},
) =>
  readClauses(text, { english, list }).map(({ quantity, unit, start, end }) => ({
    quantity,
    unit,
    text: text.slice(start, end),
  }))
const quantities = (text: string, context = {}) => read(text, context).map(({ quantity }) => quantity)

describe('the quantity of a line', () => {
  it.each([
    ['120 st vuren balk 44x69 mm', 120],
    ['12x underlayment 18 mm', 12],
    ['12 x underlayment 18 mm', 12],
    ['moeren m8 200x', 200],
    ['Kogelkraan 1/2" (4x)', 4],
    ['koker 40x40x3: 8 lengtes', 8],
    ['koker 40x40 6 m, 4 stuks', 4],
    ['Slotbout M10x100 - 25 st', 25],
    ['Glaswol 170 mm ........ 75 platen', 75],
    ['slotbouten M8, aantal: 40', 40],
    ['slotbouten M8, aantal 2 500', 2500],
    ['slotbouten M8 (aantal: 12 500)', 12_500],
    ['slotbouten M8, stuks: 2 500', 2500],
    ['MDF 12mm 1220x2440 x 40', 40],
    ['multiplex 18 mm 1220x2440 mm x 6', 6],
    ['B933-8040-88   400', 400],
    ['pir-80 : 90', 90],
    ['24x VUR-44094-36-G', 24],
    ['vuren balken 58x156, stuk of 10', 10],
    ['draadeind M8 st 25', 25],
    ['30 m koperbuis 15 mm', 30],
    ['65 m2 PIR plaat 120 mm', 65],
    ['vloertegel 30x30 wit, 9 m2', 9],
    ['25 kg draadnagels 70 mm', 25],
    ['14 m3 straatzand', 14],
    ['10 liter lakverf RAL 9010', 10],
    ['vogelschroot 16 m', 16],
    ['6x 20L betonverf grijs', 6],
    ['12 dozen schroeven 5x60 à 200 stuks', 12],
    ['schroeven 6,5x150 (200 per doos) 4 dozen', 4],
    ['40 ipv 30 stuks vuren balk 71x171', 40],
    ['Zeskantbout DIN 931 M16x120 8.8 verzinkt 64', 64],
    ['2 x 100 washers M8', 200],
    ['3 x 50 bouten M8x40', 150],
    ['schroeven 4 x 40, 3 dozen', 3],
    ['t-stuk 90gr 125 - 3', 3],
    ['pvc bocht 45° 110 - 14x', 14],
    ['een twintigtal eiken planken 22x150', 20],
    ['120 - slotbout m8x60 verz', 120],
    ['48 tengels 18x45 lengte 4,20', 48],
    ['75 lariks latten, dikte: 22, 3 m', 75],
    ['iets van 14 palen 100x100', 14],
    ["zo'n dertig vierkante meter tegels 60x60", 30],
    ['heb 8 balken 44x69 nodig', 8],
    ['3 doos OSB 3 22mm', 3],
    ['48 platen OSB-3 18 mm 1220x2440', 48],
    ['4 balken 75x225x6000 C24', 4],
    ['80 M12x140 slotbouten', 80],
  ])('%s', (text, quantity) => {
    expect(quantities(text)).toEqual([quantity])
  })

  it.each([
    ['1.250 st schroeven 4x40', 1250],
    ['2.000 kg wapeningsnet', 2000],
    ['37,5 m² tegel 60x60', 37.5],
    ['½ m3 split', 0.5],
    ['1½ m3 zand', 1.5],
    ['400,00 st moeren M8', 400],
    ['1 250 st moeren M8', 1250],
  ])('is a Dutch number: %s', (text, quantity) => {
    expect(quantities(text)).toEqual([quantity])
  })

  it.each([
    ['1,000 pcs washers M10', 1000],
    ['2.5 m3 of sand', 2.5],
    ['2 dozen hinges 50 mm', 24],
    ['12,500 pcs M6 nuts', 12500],
    ['500 nr M12 x 50 set screws', 500],
    ['50no. fence posts 75x75', 50],
  ])('is an English number: %s', (text, quantity) => {
    expect(quantities(text, { english: true })).toEqual([quantity])
  })

  it.each([
    ['twaalf blikken lakverf 2,5 liter', 12],
    ['vijfentwintig platen OSB', 25],
    ['honderdtwintig bouten M8', 120],
    ['tweehonderdvijftig moeren M12', 250],
    ['anderhalve kuub zand', 1.5],
    ['een dozijn kokers 30x30', 12],
    ['een blik grondverf 0,75 liter', 1],
    ['3 dozijn scharnieren', 36],
    ['drieënhalve kuub ophoogzand', 3.5],
    ['een half dozijn kokers 60x60', 6],
  ])('is a Dutch word: %s', (text, quantity) => {
    expect(quantities(text)).toEqual([quantity])
  })

  it.each([
    ['a dozen sheets of plywood 9 mm', 12],
    ['half a dozen tins of paint', 6],
    ['two dozen bends 50 mm', 24],
    ['twenty-four lengths of pipe 50 mm', 24],
    ['one hundred and twenty M6 x 20 cap screws', 120],
    ['A hundred M8 wing nuts', 100],
    ['One 10 litre tub of white emulsion', 1],
  ])('is an English word: %s', (text, quantity) => {
    expect(quantities(text, { english: true })).toEqual([quantity])
  })
})

describe('what is never a quantity', () => {
  it.each([
    'Tel. 030 000 12 34',
    'Bel 06-12345678',
    'T: +31 (0)30 000 45 67',
    'Industrieweg 118, 1234 AB Voorbeeldstad',
    'Levering 23 november 2026',
    'wk 47',
    'vóór 10.00 uur',
    'KvK 00012345 | BTW NL000012345B01',
    'IBAN NL00 BANK 0000 0543 21',
    'Budget € 8.500,- excl. btw',
    'Order 4500081273',
    'Ons kenmerk: 2026/11/0083',
    'project 26.0398, fase 2',
    '14 woningen, 3 bouwlagen',
    'hal 7, stand 7.112',
    '30 dagen netto',
    'binnen 5 werkdagen',
    '21% btw',
    'klantnummer 10377',
    'Postbus 150',
    '42 Example Road',
    'ISO 9001:2015',
    'dinsdag 16.30 uur',
    '2 verdiepingen van elk ongeveer 80 m²',
    'Aantal woningen: 3',
    'Aantal regels: 6',
    'met 4 personen',
    'Voor acht seniorenwoningen',
    'Latten & Zn BV, Beukenpad 7 bus 12',
    'Wij zitten aan de Dakpan 31',
    'gevel van 60 m2, 4 lagen',
  ])('%s', (text) => {
    expect(read(text, { list: false })).toEqual([])
    expect(read(text)).toEqual([])
  })
})

describe('several items', () => {
  it.each([
    [
      'drie emmers muurverf RAL 9010 van 10 liter, vier blikken lakverf à 2,5 liter en twee blikken grondverf 2,5L',
      [3, 4, 2],
    ],
    ['moeren m8 200x bouten m8x40 verzinkt 250 stuks en ringen m8 400', [200, 250, 400]],
    ['12 m3 metselzand, 40 zakken cement, 2 pallets kalkzandsteen en anderhalve kuub grind', [12, 40, 2, 1.5]],
    ['hoekstaal 40x40x4 5 lengtes; koker 50x50x3 10 lengtes; 3 strippen 30x5', [5, 10, 3]],
    ['10 bouten M8x40, 20 moeren M8 en 20 ringen M8', [10, 20, 20]],
    [
      '8 emmers muurverf wit 10l, grondverf wit 2,5 l 3 blikken, en dan nog afplaktape 6 rollen en 4 kwasten',
      [8, 3, 6, 4],
    ],
    ['Hebben jullie vuren balk 71x196 in 6,60 m? Wat is de prijs voor 15 stuks?', [15]],
    ['Wat kost een eiken balk 71x196 van 3 m? Ik heb er 7 nodig.', [7]],
    ['Heeft u lakverf in RAL 7016? Ik heb 4 blikken van 2,5 liter nodig en ook 2 blikken grondverf', [4, 2]],
    ['Heeft u vloertegels 60x60 beige? Ik heb 30 m2 nodig en 4 zakken tegellijm.', [30, 4]],
    ['Hebben jullie OSB 18 mm? Dan graag 10 platen en 2 dozen schroeven 4x40.', [10, 2]],
    ['Verkopen jullie ook zwengels? Dan wil ik er 3.', [3]],
    ['En hebben jullie ook zwengels 90 mm? Dan wil ik er 7.', [7]],
    ['Mocht u ook glaswol van 90 mm kunnen leveren, dan graag een prijs voor 25 platen.', [25]],
    ['Graag 9 balken 63x175 met een lengte van 4,80 m', [9]],
    ['Graag 22 platen MDF 15 mm en iets van 14 palen 100x100', [22, 14]],
    ['Heeft u ook kwasten dan wil ik er graag 5.', [5]],
    ['Ik heb gerekend op 18 platen betonplex 18 mm en 26 balken 58x156', [18, 26]],
    ['In de keuken graag 22 m2 vloertegel 60x60', [22]],
    ['Graag 12 bouten M10x60 en evenveel moeren M10', [12, 12]],
    ['Graag een mof 90 mm en een zilveren kraan', [1, 1]],
    ['Doe meteen maar een verfroller mee', [1]],
    ['Graag een doos of 4 schroeven 3,5x30', [4]],
    ['Graag achttien balken 71x246, lengte 5400, fijnbezaagd', [18]],
    ['We nemen 200 no. M12x40 bouten', [200]],
    ['Voor een schutting in de tuin zoek ik twaalf douglas palen 100x100', [12]],
    ['Graag een prijs voor een schutting 180x180', [1]],
    ['Lariks leuning rond 50 mm, geschaafd. Benodigd: 85 m1.', [85]],
    ['Graag een dozijn eiken balken, en wel 71x71 geschaafd, 2,4 m lang', [12]],
    ['Please quote 60 coach bolts M8x70', [60]],
    ['Ik wil een schutting plaatsen en zoek 9 palen 90x90', [9]],
    ['In de gang komt 7 m2 wit gepolijst 30x60', [7]],
    ['Graag vuren balken 44x94 (achttien stuks), MDF platen 9 mm (vijf stuks) en nog 6 rollen tape', [18, 5, 6]],
    ['Kun je 1) 14 lengtes koker 30x30x3 2) 7 lengtes hoekstaal 50x50x5 en 3) 2 platen OSB even prijzen?', [14, 7, 2]],
    ['Voor project "De Dakpan" 15 dozen schroeven 4x50 graag', [15]],
    ['Graag 22 m2 tegels 30x30, de vorige keer waren het 2 dozen te weinig', [22]],
    ['Graag 30 m2 betonplex 18 mm? Dat zijn dus 10 platen', [30]],
    ['Graag 12 balken 44x94 voor A en 8 zakken lijm, dus totaal 12 balken en 8 zakken', [12, 8]],
    ['Graag 5 dozen spaanplaatschr. 4x60', [5]],
    ['Voor de kap: 18 gordingen 71x171, daarvoor ook 90 m lat 22x50', [18, 90]],
    ['wat rekenen jullie voor pir platen 80 mm, daar heb ik er 31 van nodig', [31]],
    ['Graag 20 x 18mm MDF en 6 kwasten', [20, 6]],
    ['Graag de prijs van 16 kokers 80x40x3 uit onze aanvraag van 3 november. De overige 12 posten zijn akkoord.', [16]],
    ['Voor de gang wordt het 45x45 zwart mat, daar hebben we 9 m2 van nodig', [9]],
    ['Hoi heb je 25 latten 22x50 van 3 meter liggen?', [25]],
    ['Graag 6 bochten 90 mm en een inspectieput', [6, 1]],
    ['We shall need eighteen larch posts, 100 x 100, 3 m, sawn, together with 40 larch planks 28 x 145', [18, 40]],
    ['Voor een steiger van 6 bij 1,5 meter dacht ik aan douglas planken 28x195, ik heb er 31 nodig', [31]],
    ['De liggers worden vuren 63x175 (4,8 m, gesch.), daarvan 14.', [14]],
    ['Graag 18 m2 wandtegels 30x60 wit en nog 5,5 m2 van dezelfde voor de berging', [18, 5.5]],
    ['Van de glaswol 120 mm nog eens 40 platen, die van vorige week waren goed', [40]],
    ['Graag prijs voor 12 platen MDF 18 mm voor 3 balies', [12]],
    ['Van de hoekstaal 40x40x4 graag 10, van de koker 50x50x3 graag 14', [10, 14]],
    ['Hetzelfde als vorige keer: 16 platen MDF 12 mm', [16]],
    ['Graag voor 1 november, 25 platen MDF 12 mm', [25]],
    ['Aan de Balkkade 4: 30 platen MDF 12 mm', [30]],
    ['aan de Noordzijde 12 platen MDF 12 mm', [12]],
    ['Molenstraat 3, 1500 moeren M8', [1500]],
  ])('%s', (text, expected) => {
    expect(quantities(text, { list: false })).toEqual(expected)
  })
})

it('takes time in proportion to its length', () => {
  const timed = (hostile: string): number => cpuMilliseconds(() => readClauses(hostile, { english: false, list: true }))
  for (const hostile of [
    '1x',
    '1 x ',
    '1.',
    'honderd',
    '0 ',
    'M8x',
    'een en ',
    '10 st bouten M8 en ',
    'a-',
    '1 234 ',
    '1.234.',
  ]) {
    const length = Math.round(40_000 / hostile.length)
    timed(hostile.repeat(length))
    const [once, twice] = [timed(hostile.repeat(length)), timed(hostile.repeat(2 * length))]
    // Twice the work, and what the collector of garbage adds; a quadratic loop takes four times as much. Less than a
    // tenth of a second is noise.
    expect([hostile, twice < Math.max(100, 3.4 * once)]).toEqual([hostile, true])
  }
})
