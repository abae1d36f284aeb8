import type { Cursor } from '../cursor.ts'
import type { Dimension, Measure, Role } from './dimension.types.ts'
import { hundredths, lengthUnit, lengthUnitPattern, numberPattern, numberValues, type LengthUnit } from '../numbers.ts'
import { takeSizes } from './take-sizes.ts'

const N = numberPattern
const U = lengthUnitPattern
const pattern = (source: string) => new RegExp(source, 'giu')

const pitch = String.raw`(?:\s*[x×*]\s*(?:0[.,]\d+|1|1[.,]\d+|2|2[.,]5|3)(?=\s*[x×*]))?`
const thread = pattern(
  String.raw`(?<![\p{L}\d])m(?:etrisch)?\s?(\d{1,2}(?:[.,]5)?)(?![\d²³])(?!\s*${U})${pitch}(?:\s*[x×*/]\s*(${N})\s*(${U})?|-(\d{2,3})(?!\d))?`,
)
const volume = pattern(
  String.raw`(?<![\p{L}\d.,])(${N})(?:\s*-)?\s*(ml|cl|l|ltr|liters?|litres?|lit)\.?(?![\p{L}\d=:])`,
)
const weight = pattern(String.raw`(?<![\p{L}\d.,])(${N})(?:\s*-)?\s*(kg|kilo|gram)\.?(?![\p{L}\d])`)
const angle = pattern(
  String.raw`(?<![\p{L}\d.,])(${N})[\s-]*(?:°|º|graden|graad|grd|dgr|gr|degrees?|deg)\.?(?![\p{L}\d])`,
)
const inch =
  /(?<![\p{L}\d.,/])(?:(\d)[\s-])?(\d)\/(2|4|8)\s*(?:"|”|''|inch|duim|bsp)?(?!\d)|(?<![\p{L}\d.,/])(\d+(?:[.,]\d+)?)\s*(?:"|”|inch|duim)/giu
/** Feet beside a size in millimetres say the same once more, in round numbers. */
const feet = pattern(String.raw`(?<![\p{L}\d.,])${N}(?:\s*x\s*${N})?\s*(?:ft|feet|foot|voet)(?![\p{L}\d])`)
/** Four metres twenty. */
const split = /(?<![\p{L}\d.,])(\d{1,2})\s?m\s?(\d{2})(?![\p{L}\d])/giu
const single = pattern(String.raw`(?<![\p{L}\d.,])(${N})[\s-]?(${U})`)
const bare = pattern(String.raw`(?<![\p{L}\d.,])(${N})(?![\p{L}\d]|[.,]\d)`)

const firm = (measure: Measure, values: readonly number[], role: Role | null = null): Dimension => ({
  measure,
  values,
  role,
  firm: true,
})

/** Takes out everything that has a measure; what was taken stands in `cursor.dimensions`. */
export function takeDimensions(cursor: Cursor): void {
  takeThreads(cursor)
  takeOtherMeasures(cursor)
  cursor.each(feet, () => true)
  takeSizes(cursor)
  takeLabelled(cursor)
  cursor.each(split, ([, whole = '', part = '']) => cursor.add(firm('length', lengths(`${whole}.${part}`, 'm'))))
  cursor.each(single, ([, written = '', unit]) => cursor.add(firm('length', lengths(written, lengthUnit(unit)))))
  takeBare(cursor)
}

/**
 * `M8`, `M8x40`, `M8 x 1,25 x 40`: a pitch says nothing more, a length does. A small m before a digit is a thread
 * unless it is an area or stands behind a number (`6 m 60x60x3`).
 */
function takeThreads(cursor: Cursor): void {
  cursor.each(thread, (match) => {
    const [whole, size = '', length, unit, hyphened] = match
    const [value = 0] = numberValues(size)
    const area =
      value <= 3 && length === undefined && (whole.startsWith('m') || /\d\s*$/.test(cursor.text.slice(0, match.index)))
    const metres = /^m\s/.test(whole) && /\d\s*$/.test(cursor.text.slice(0, match.index))
    if (area || metres || value < 1.5 || value > 72) return false
    cursor.add(firm('thread', [hundredths(value, 'mm')]))
    const written = length ?? hyphened
    if (written !== undefined) cursor.add(firm('length', lengths(written, lengthUnit(unit) ?? 'mm'), 'length'))
    return true
  })
}

function takeOtherMeasures(cursor: Cursor): void {
  const add = (measure: Measure, written: string, factor: number) =>
    cursor.add(
      firm(
        measure,
        numberValues(written).map((value) => Math.round(value * factor)),
      ),
    )
  cursor.each(volume, ([, written = '', unit = '']) =>
    add('volume', written, /^ml/i.test(unit) ? 1 : /^cl/i.test(unit) ? 10 : 1000),
  )
  cursor.each(weight, ([, written = '', unit = '']) => add('weight', written, /^k/i.test(unit) ? 1000 : 1))
  cursor.each(angle, ([, written = '']) => add('angle', written, 1))
  cursor.each(inch, ([, whole = '0', part = '', of = '', full]) => {
    cursor.add(
      firm(
        'inch',
        full === undefined
          ? [Number(whole) * 64 + (Number(part) * 64) / Number(of)]
          : numberValues(full).map((value) => value * 64),
      ),
    )
  })
}

interface Labels {
  readonly role: Role
  readonly before: RegExp
  readonly after: RegExp
}

const labels = (role: Role, before: string, after: string): Labels => ({
  role,
  before: pattern(String.raw`(?<![\p{L}\d])(?:${before})\s*(${N})\s*-?(${U})?`),
  after: pattern(String.raw`(?<![\p{L}\d.,])(${N})[\s-]*(${U})\s*(?:${after})(?![\p{L}\d])`),
})

/** Dutch and English labels of a number, before or after it. A single letter needs its sign: `l=3,60`. */
const labelled: readonly Labels[] = [
  labels(
    'length',
    String.raw`(?:lengtes?|lang|lg|length|long)(?:\s*[:=.])?(?:\s*(?:van|of))?|l\s*[=:]|l(?=\s?\d{3})`,
    'lang|lange|long|lengtes?|lengths?',
  ),
  labels(
    'thickness',
    String.raw`(?:dikte|dik|thickness|wanddikte|wand)(?:\s*[:=])?(?:\s*(?:van|of))?|[dt]\s*[=:]`,
    'dik|dikke|thick|wanddikte',
  ),
  labels('width', String.raw`(?:breedte|breed|width|wide)(?:\s*[:=])?(?:\s*(?:van|of))?|b\s*[=:]`, 'breed|brede|wide'),
  labels('height', String.raw`(?:hoogte|hoog|height)(?:\s*[:=])?(?:\s*(?:van|of))?|h\s*[=:]`, 'hoog|hoge|high'),
  labels(
    'diameter',
    String.raw`[øØ⌀]|(?:diameter|diam|dia|doorsnede|rond|round)\.?(?:\s*[:=])?(?:\s*(?:van|of))?`,
    'rond|diameter|dia|doorsnede|ø|Ø',
  ),
]

/** Whether there is any of them, asked once for all. */
const label =
  /[øØ⌀]|lengte|length|lan|lon|\bl|di[kca]|thick|wand|bre|wid|\b[bhdt]\s*[=:]|ho[go]|height|door|rond|round/iu

/**
 * "22 mm dik 150 mm breed" or "dik 22 mm, breed 150 mm": whoever starts with a number has its labels behind the
 * numbers.
 */
function takeLabelled(cursor: Cursor): void {
  if (!label.test(cursor.text)) return
  const first = (side: 'before' | 'after') =>
    Math.min(...labelled.map((each) => cursor.text.search(each[side])).map((at) => (at < 0 ? Infinity : at)))
  const sides = first('after') < first('before') ? (['after', 'before'] as const) : (['before', 'after'] as const)
  for (const side of sides) {
    for (const { role, [side]: labelOf } of labelled) {
      cursor.each(labelOf, ([, written = '', unit]) =>
        cursor.add(firm('length', labelledLengths(written, lengthUnit(unit), role), role)),
      )
    }
  }
}

function labelledLengths(written: string, unit: LengthUnit | null, role: Role): number[] {
  if (unit !== null || role !== 'length') return lengths(written, unit)
  // "lengte 300" is centimetres to a timber merchant, "lang 3,6" metres.
  return (['mm', 'cm', 'm'] as const)
    .flatMap((each) => lengths(written, each))
    .filter((value) => value <= hundredths(25, 'm'))
}

function lengths(written: string, unit: LengthUnit | null): number[] {
  return numberValues(written)
    .map((value) => hundredths(value, unit ?? 'mm'))
    .filter((value) => value > 0)
}

/** Numbers without any unit. After a size, a long or a broken number is the length; any other may be what it likes. */
function takeBare(cursor: Cursor): void {
  const sized = cursor.dimensions.filter(({ measure }) => measure === 'length' || measure === 'thread').length >= 2
  cursor.each(bare, ([, written = '']) => {
    const [value = 0] = numberValues(written)
    if (sized && /^\d[.,]\d{1,2}$/.test(written) && value >= 1.5)
      cursor.add(firm('length', lengths(written, 'm'), 'length'))
    else if (sized && value >= 1000 && value <= 13_000) cursor.add(firm('length', lengths(written, 'mm'), 'length'))
    else cursor.add({ measure: 'any', values: numberValues(written), role: null, firm: false })
  })
}
