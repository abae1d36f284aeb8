/** A number as people write it: `12`, `2,5`, `1.250`, `1,000`, `1.250,50`. */
export const numberPattern = String.raw`\d+(?:[.,]\d+)*`

/**
 * What a written number may mean. A separator before exactly three digits is a thousand in one language and a decimal
 * in the other, so both are kept and what it is compared with decides.
 */
export function numberValues(written: string): number[] {
  const separators = [...written].filter((sign) => sign === '.' || sign === ',')
  const last = separators.at(-1)
  if (last === undefined) return [Number(written)]
  if (separators.length > 1) {
    const mixed = separators.some((sign) => sign !== last)
    return [mixed ? asDecimal(written, last) : Number(written.replace(/[.,]/g, ''))]
  }
  const decimal = asDecimal(written, last)
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(written) ? [Number(written.replace(/[.,]/g, '')), decimal] : [decimal]
}

function asDecimal(written: string, separator: string): number {
  const at = written.lastIndexOf(separator)
  return Number(`${written.slice(0, at).replace(/[.,]/g, '')}.${written.slice(at + 1)}`)
}

export type LengthUnit = 'mm' | 'cm' | 'dm' | 'm'

export const lengthUnitPattern = String.raw`(?:mm|cm|dm|mill?|millimeters?|centimeters?|centimetres?|mtrs?|mtr\.|meters?|metres?|m1|m)(?![\p{L}\d²³])`

export function lengthUnit(written: string | undefined): LengthUnit | null {
  if (!written) return null
  const unit = written.toLowerCase()
  if (unit.startsWith('mm') || unit.startsWith('mil')) return 'mm'
  if (unit.startsWith('c')) return 'cm'
  return unit === 'dm' ? 'dm' : 'm'
}

const inMillimetres: Readonly<Record<LengthUnit, number>> = { mm: 1, cm: 10, dm: 100, m: 1000 }

/** In hundredths of a millimetre, so that lengths compare as whole numbers. */
export function hundredths(value: number, unit: LengthUnit): number {
  return Math.round(value * inMillimetres[unit] * 100)
}
