import { isPacking, unitNamed, unitOf, type UnitKind } from './unit-of.ts'

/** `doos van 200 stuks`, `40 m2 per pallet`: so much of a unit in each of a packing. */
export interface Content {
  readonly each: UnitKind
  readonly amount: number
  readonly of: UnitKind
}

const number = String.raw`(\d{1,3}(?:[.]\d{3})+|\d{1,6}(?:,\d{1,3})?)`
const unit = String.raw`(\p{L}[\p{L}\d²³]{0,14})`
/** `doos 200 stuks`, `8 dozen à 200 st`, `pallet van 40 m2`. */
const behind = new RegExp(
  String.raw`(?<![\p{L}\d])${unit} {0,2}(?:van|of|à|a|@|:|\() ?${number} {0,2}${unit}|(?<![\p{L}\d])${unit} ${number} {0,2}${unit}`,
  'giu',
)
/** `200 st per doos`, `40 m2/pallet`. */
const before = new RegExp(
  String.raw`(?<![\p{L}\d.,])${number} {0,2}${unit} {0,2}(?:per|/|in een|in a) {0,2}${unit}`,
  'giu',
)

/** What packings hold, as a text says it. */
export function contentsIn(text: string): Content[] {
  const found = [
    ...[...text.matchAll(behind)].map(([, each1, amount1, of1, each2, amount2, of2]) =>
      contentOf(each1 ?? each2, amount1 ?? amount2, of1 ?? of2),
    ),
    ...[...text.matchAll(before)].map(([, amount, of, each]) => contentOf(each, amount, of)),
  ]
  return found.filter((content) => content !== null)
}

/** A length or a plate holds nothing. */
function contentOf(each = '', amount = '', of = ''): Content | null {
  const [packing, counted] = [unitNamed(each), unitOf(of)]
  const value = Number(amount.replaceAll('.', '').replace(',', '.'))
  if (packing === null || !isPacking(packing) || counted === 'other' || !(value > 0)) return null
  return { each: packing, amount: value, of: counted }
}
