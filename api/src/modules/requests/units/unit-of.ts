/**
 * What a unit counts: whole goods (`piece`, so are a length and a plate), a measure of them, one thing that something
 * stands in (`holder`), a number of them together (`box`), either of the two (`pack`), or a packing that only its own
 * word names.
 */
export type UnitKind =
  | 'piece'
  | 'metre'
  | 'area'
  | 'volume'
  | 'litre'
  | 'weight'
  | 'holder'
  | 'box'
  | 'pack'
  | 'roll'
  | 'bundle'
  | 'pallet'
  | 'set'
  | 'pair'
  | 'other'

const words: readonly (readonly [UnitKind, string])[] = [
  [
    'piece',
    `st stk stks stuk stuks stux stuck stucks stuksen x exemplaar exemplaren ex maal keer pc pcs pce pces piece pieces ea each no nos nr nrs off unit units stück stücke pièce pièces 
    lengte lengtes lengten lgt lgts length lengths plaat platen plaatje plaatjes pl sheet sheets board boards panel panels paneel panelen slab slabs vel vellen baan banen staaf staven stang stangen bar bars rod rods
    strook stroken strip strips stick sticks blok blokken block blocks ring koker kokers kokertje kokertjes tube tubes patroon patronen cartridge cartridges`,
  ],
  [
    'metre',
    'm m1 m¹ mtr mtrs lm strm strm1 strmeter strmeters meter meters metre metres strekkende strekkendem strekkendemeter strekkendemeters mètre mètres',
  ],
  ['area', 'm2 m² sqm vierkante vierkantem vierkantemeter vierkantemeters qm'],
  ['volume', 'm3 m³ kuub kubieke kubiekemeter kubiekemeters'],
  ['litre', 'l ltr liter liters litre litres'],
  ['weight', 'kg kgs kilo kilos kilogram kilograms ton tons tonne tonnes'],
  [
    'holder',
    `blik blikken blikje blikjes bus bussen busje busjes emmer emmers emmertje emmertjes pot potten potje potjes fles flessen flesje flesjes can cans tin tins
    bucket buckets pail pails tub tubs drum drums vat vaten jerrycan jerrycans jar jars bottle bottles zak zakken zakje zakjes bag bags eimer dose dosen sac sacs seau seaux`,
  ],
  [
    'box',
    `ds dzn doos dozen doosen doosje doosjes dz pak pakken pakje pakjes pk pakket pakketten box boxes bx packet packets pkt pkts pack packs carton cartons karton kartons case cases kist kisten blister blisters
    schachtel schachteln paket pakete boîte boîtes`,
  ],
  ['pack', 've vpe verpakking verpakkingen package packages'],
  [
    'roll',
    'rol rollen rolletje rolletjes roll rolls coil coils reel reels haspel haspels streng strengen rolle rouleau rouleaux',
  ],
  ['bundle', 'bos bossen bundel bundels bundeltje bundle bundles bund bunde'],
  ['pallet', 'pallet pallets plt krat kratten crate crates bigbag bigbags palette paletten palettes'],
  ['set', 'set sets setje setjes satz'],
  ['pair', 'paar paren pair pairs'],
]
const kinds: ReadonlyMap<string, UnitKind> = new Map(
  words.flatMap(([kind, list]) =>
    list
      .trim()
      .split(/\s+/)
      .map((word) => [word, kind] as const),
  ),
)

/** A bare number counts pieces. `other`: a word that no list holds. */
export function unitOf(written: string | null): UnitKind {
  const unit = (written ?? '').trim().toLowerCase().replace(/\.$/, '')
  return unit === '' ? 'piece' : (kinds.get(unit) ?? kinds.get(unit.replace(/\s+/g, '')) ?? 'other')
}

/** The kind of packing or measure that a word of a text names; null where it is no unit. */
export const unitNamed = (word: string): UnitKind | null => kinds.get(word.toLowerCase()) ?? null

const measures: ReadonlySet<UnitKind> = new Set(['metre', 'area', 'volume', 'litre', 'weight'])

/** Lengths, areas, volumes and weights: of those half of one can be sold. */
export const isMeasure = (kind: UnitKind): boolean => measures.has(kind)

/** What things stand or lie in. */
export const isPacking = (kind: UnitKind): boolean => kind !== 'piece' && kind !== 'other' && !isMeasure(kind)
