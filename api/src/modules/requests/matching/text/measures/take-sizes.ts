import type { Cursor } from '../cursor.ts'
import { hundredths, lengthUnit, lengthUnitPattern, numberPattern, numberValues, type LengthUnit } from '../numbers.ts'

const label = String.raw`(?:(?:l|lengte|lang|length|b|h|d)(?:\s*[=:])?\s*)?`
const one = String.raw`(?:[øØ⌀]\s*)?${numberPattern}(?:\s*${lengthUnitPattern})?`
const times = String.raw`(?:\s*[x×*✕]\s*|\s+(?:bij|by)\s+)`
const group = new RegExp(String.raw`(?<![\p{L}\d.,])${one}(?:${times}${label}${one}){1,3}(?!\d)`, 'giu')
const slashed = /(?<![\p{L}\d.,/])(\d{2,4})\/(\d{2,4})(?![\d/])(?:\s*(mm|cm))?/giu
const parts = new RegExp(String.raw`([øØ⌀]\s*)?(${numberPattern})(?:\s*(${lengthUnitPattern}))?`, 'giu')

interface Part {
  readonly values: readonly number[]
  readonly unit: LengthUnit | null
  readonly broken: boolean
  readonly round: boolean
}

/** `20x140x4000`, `60 x 60 cm`, `44/69`, `1,22 x 2,44 m`, `58 x 156 x 4,8 m`. */
export function takeSizes(cursor: Cursor): void {
  cursor.each(group, ([whole]) => add(cursor, partsOf(whole)))
  cursor.each(slashed, ([, first = '', second = '', unit]) => add(cursor, partsOf(`${first} ${second}${unit ?? ''}`)))
}

function partsOf(written: string): Part[] {
  return [...written.matchAll(parts)].map(([, round, number = '', unit]) => ({
    values: numberValues(number),
    unit: lengthUnit(unit),
    broken: /[.,]/.test(number),
    round: round !== undefined,
  }))
}

function add(cursor: Cursor, sizes: readonly Part[]): void {
  for (const [place, part] of sizes.entries()) {
    const values = unitsOf(part, place, sizes).flatMap((unit) => part.values.map((value) => hundredths(value, unit)))
    cursor.add({
      measure: 'length',
      values: [...new Set(values)].filter((value) => value > 0 && value <= hundredths(25, 'm')),
      role: part.round ? 'diameter' : null,
      firm: true,
      grouped: true,
    })
  }
}

/**
 * A unit is meant for the numbers before it as well, where that makes sense; without any, a size in whole numbers may
 * be centimetres: all of it, so `4,0x20` and `4x20` are not.
 */
function unitsOf({ values: [value = 0], unit, broken }: Part, place: number, sizes: readonly Part[]): LengthUnit[] {
  if (unit !== null) return [unit]
  const said =
    sizes.slice(place).find((part) => part.unit !== null)?.unit ??
    sizes.slice(0, place).findLast((part) => part.unit !== null)?.unit ??
    null
  if (said === 'm') return broken || value < 10 ? ['m', 'mm'] : ['mm']
  if (said !== null) return value >= 1000 && said === 'cm' ? ['mm'] : [said]
  if (Number.isInteger(value) && !broken) return value >= 10 && value <= 600 && !isOfFine(sizes) ? ['mm', 'cm'] : ['mm']
  const inMetres = value <= 15 && (place === sizes.length - 1 || sizes.every(({ values: [other = 0] }) => other <= 15))
  return inMetres ? ['mm', 'm'] : ['mm']
}

/**
 * `4,0x20`, `4x20`: where one of two numbers makes no sense in centimetres, neither is. A thickness before or behind a
 * plate's size says nothing of it.
 */
const isOfFine = (sizes: readonly Part[]): boolean =>
  sizes.length === 2 && sizes.some(({ values: [value = 0], broken }) => broken || value < 10)
