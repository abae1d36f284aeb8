/** A kind of article that is made in many sizes: every size, length and finish is an item. */
export interface ItemFamily {
  readonly prefix: string
  readonly name: string
  readonly unit: string
  readonly group: string
  /** Euros for the smallest one. */
  readonly price: number
  /** Figures behind the point of its price. */
  readonly decimals: number
  readonly sizes: readonly string[]
  readonly lengths: readonly string[]
  readonly finishes: readonly string[]
}

const list = (text: string): string[] => text.split(' ')
const metric = list('M3 M4 M5 M6 M8 M10 M12 M14 M16 M18 M20 M24')
const lengths = list('16 20 25 30 40 50 60 80 100 120 160 200')
const metals = list('blank verzinkt RVS-A2 RVS-A4 messing thermisch')
const colours = list('wit zwart grijs crème antraciet groen')
const diameters = list('12 15 18 22 28 32 40 50 63 75 90 110')
const metres = list('1m 2m 3m 4m 5m 6m 10m 15m 20m 25m 50m 100m')

export const itemFamilies: readonly ItemFamily[] = [
  ['KB', 'Keilbout', 'stuk', 'Bevestiging', 0.0845, 4, metric, lengths, metals],
  ['TB', 'Tapeind', 'stuk', 'Bevestiging', 0.1275, 4, metric, lengths, metals],
  ['SK', 'Schroefoog', 'stuk', 'Bevestiging', 0.21, 2, metric, lengths, metals],
  ['DR', 'Draadstang', 'stuk', 'Bevestiging', 1.15, 2, metric, lengths, metals],
  [
    'KN',
    'Koppeling',
    'stuk',
    'Leidingen',
    0.94,
    2,
    diameters,
    list('recht knie T-stuk verloop bocht45 bocht90 dop sok moer nippel wartel kraan'),
    list('messing koper PVC PE RVS staal'),
  ],
  ['BU', 'Buis', 'm', 'Leidingen', 1.36, 2, diameters, metres, list('koper PVC PE staal RVS alupex')],
  [
    'BE',
    'Buisbeugel',
    'stuk',
    'Leidingen',
    0.0965,
    4,
    diameters,
    list('enkel dubbel rubber zadel klem hang wand vloer zwaar licht lang kort'),
    metals,
  ],
  [
    'KG',
    'Kabelgoot',
    'm',
    'Elektra',
    2.4,
    2,
    list('10x10 16x10 20x10 25x16 30x30 40x25 40x40 60x40 60x60 80x60 100x60 130x60'),
    metres,
    colours,
  ],
  [
    'DK',
    'Draadklem',
    'doos',
    'Elektra',
    4.9,
    2,
    list('0,5 0,75 1 1,5 2,5 4 6 10 16 25 35 50'),
    list('2v 3v 4v 5v 6v 8v 10v 12v 16v 20v 24v 32v'),
    colours,
  ],
  [
    'MV',
    'Muurverf',
    'blik',
    'Afwerking',
    9.95,
    2,
    list('1L 2L 2,5L 4L 5L 7,5L 8L 10L 12L 12,5L 15L 20L'),
    list('mat zijdemat satijn glans primer schrobvast buiten plafond keuken badkamer structuur isolerend'),
    colours,
  ],
  [
    'TG',
    'Vloertegel',
    'm2',
    'Afwerking',
    17.5,
    2,
    list('10x10 15x15 20x20 30x30 30x60 33x33 45x45 60x60 60x120 80x80 90x90 120x120'),
    list('natuur beton hout marmer leisteen terrazzo uni mozaïek zandsteen graniet travertin cotto'),
    colours,
  ],
  [
    'IP',
    'Isolatieplaat',
    'plaat',
    'Isolatie',
    6.25,
    2,
    list('20 30 40 50 60 70 80 100 120 140 160 200'),
    list('60x100 60x120 60x240 80x100 80x120 100x100 100x120 100x240 120x120 120x240 125x250 50x100'),
    list('PIR EPS XPS steenwol glaswol houtvezel'),
  ],
].map(
  ([prefix, name, unit, group, price, decimals, sizes, long, finishes]) =>
    ({ prefix, name, unit, group, price, decimals, sizes, lengths: long, finishes }) as ItemFamily,
)
