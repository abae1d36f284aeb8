import type { Cursor } from './cursor.ts'
import { numberPattern as N, numberValues } from './numbers.ts'

const pieces = String.raw`(?:stuks?|stks?|st|pcs|pce|pc|pieces?|ea|each|nos|units?|x)`
const surface = String.raw`(?:m2|m²|m3|m³|m\^2|vierkante\s+meters?|kubieke\s+meters?|sqm|sq\.?\s?m|square\s+met(?:er|re)s?)`
const packs = String.raw`(?:do+[sz]en|doos|doosjes?|pak(?:ken|jes?|s)?|packs?|packets?|emmers?|blik(?:ken)?|bus(?:sen)?|zak(?:ken)?|rol(?:len)?|rolls?|pallets?|bundels?|bos|sets?|lengte[sn]?|lengths?|box(?:es)?|buckets?|tins?|cans?|bags?|bundles?|tubs?|drums?|tubes?|pot(?:ten)?|cartons?|pails?|platen|plaat|vellen|panelen|sheets?|boards?|panels?|slabs?|bars?|staven)`

const amounts = new RegExp(String.raw`(?:€|eur(?:o)?)\s*${N}(?:,-)?|(?<!\d[.,]?)${N}\s*(?:€|eur(?:o)?\b|%)`, 'giu')
const counted = new RegExp(
  String.raw`(?<![\p{L}\d.,/x*×-])(${N})\s*(?:${pieces}|${surface})(?![\p{L}\d])(?!\s*${N})`,
  'giu',
)
const inPacks = new RegExp(String.raw`(?<![\p{L}\d.,/x*×-])(${N})(?=\s+${packs}(?![\p{L}\d]))`, 'giu')
const leading = new RegExp(String.raw`^[\s\-–•*·>+]*(?:(?:ca\.?|circa|approx\.?|about)\s*)?(${N})(?=\s*\p{L})`, 'giu')
const trailing = new RegExp(
  String.raw`(?<=[\s:;|(=,.–-])(\d+(?:[.,]\d+){0,3})(?=(?:\s*\p{L}[\p{L}\d]*\.?)?(?:\s*\))?[\s.?!]*$)`,
  'giu',
)

/** `doos 200 stuks`, `Inhoud 200 st`. */
const contents = new RegExp(String.raw`(?<![\p{L}\d.,/x*×-])${N}\s*(?:stuks?|stks?|st|pcs|pieces?)(?![\p{L}\d])`, 'giu')
/** `2 x 100 washers`. */
const product = /^[\s\-–•*·>+]*(\d{1,2})\s?[x×]\s?(\d{2,5})(?=\s+\p{L}{3})/giu

/**
 * Takes out how many are asked for, and what things cost: neither says what they are. Numbers before pieces or square
 * metres are always a quantity; of the others only the first that is the number that was read as the quantity.
 */
export function takeQuantity(cursor: Cursor, quantity: number | undefined): void {
  cursor.each(amounts, () => true)
  const isAsked = (written: string) => quantity !== undefined && numberValues(written).includes(quantity)
  let found = false
  cursor.each(product, ([, times, each]) => {
    found = Number(times) * Number(each) === quantity
    return found
  })
  cursor.each(counted, ([, written = '']) => {
    found ||= isAsked(written)
  })
  for (const place of [inPacks, leading, trailing]) {
    cursor.each(place, (match) => {
      const [whole, written = ''] = match
      if (found || !isAsked(written) || isDimension(cursor.text.slice(match.index + whole.length))) return false
      found = true
      return true
    })
  }
}

/** Takes out how many a packing of a product holds: that is no size of it. */
export function takeContents(cursor: Cursor): void {
  cursor.each(contents, () => true)
}

/** What follows makes the number a size: `12 mm`, `4x40`. */
function isDimension(rest: string): boolean {
  return /^\s*(?:mm|cm|dm|millimeter|centimeter|°|graden|degrees?|gr\b|ml|cl|["”]|[x×*]\s*\d|\/\s*\d)/iu.test(rest)
}
