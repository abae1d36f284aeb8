import type { Product } from '@staffel/shared-api/contract'

/** A quantity in the unit that a product is sold in. */
export interface SoldQuantity {
  readonly quantity: number
  readonly unit: string
}

interface Measures {
  /** Millimetres. */
  readonly length: number | null
  readonly width: number | null
  readonly pieces: number | null
  readonly litres: number | null
}

/** Narrower goods are sold by their length, and shorter ones are no lengths. */
const narrowestPlate = 300
const shortestLength = 1000

/** What a customer's unit measures, and how many of it one sold piece holds. */
const kinds: readonly { readonly asked: RegExp; readonly unit: string; holds(measures: Measures): number | null }[] = [
  {
    asked: /^(m|m1|m¹|mtr|str\.?m|lm|meters?|metres?|strekkende meters?)$/,
    unit: 'lengtes',
    holds: ({ length, width }) => (length !== null && length >= shortestLength && (width ?? 0) < narrowestPlate ? length / 1000 : null),
  },
  {
    asked: /^(m2|m²|vierkante meters?|sqm|square met(er|re)s?)$/,
    unit: 'platen',
    holds: ({ length, width }) => (length !== null && width !== null && width >= narrowestPlate ? (length * width) / 1_000_000 : null),
  },
  { asked: /^(st|stk|stuks?|pcs?|pieces?|x)$/, unit: 'verpakkingen', holds: ({ pieces }) => pieces },
  { asked: /^(l|ltr|liters?|litres?)$/, unit: 'verpakkingen', holds: ({ litres }) => litres },
]

/**
 * What to sell when metres of goods are asked that are sold by the length, square metres of plates, or pieces and litres of packs: whole
 * ones, enough of them. Null where the customer's unit is the one that it is sold in, or nothing tells.
 */
export function soldQuantity({ quantity, unit }: { readonly quantity: number; readonly unit: string | null }, product: Product): SoldQuantity | null {
  const asked = unit?.toLowerCase().replace(/\.$/, '') ?? ''
  const kind = kinds.find((one) => one.asked.test(asked))
  const held = kind?.holds(measuresOf(product)) ?? null
  // A little less than nothing is not another piece.
  return kind && held !== null && held > 0 && held !== 1 ? { quantity: Math.ceil(quantity / held - 1e-9), unit: kind.unit } : null
}

function measuresOf({ properties }: Product): Measures {
  const value = (names: readonly string[], pattern: RegExp): number | null => {
    const [, number] = pattern.exec(properties.find(({ propertyType }) => names.includes(propertyType.toLowerCase()))?.value ?? '') ?? []
    return number === undefined ? null : Number(number.replace(',', '.'))
  }
  return {
    length: value(['lengte', 'length'], /^(\d+(?:[.,]\d+)?) ?mm$/i),
    width: value(['breedte', 'width'], /^(\d+(?:[.,]\d+)?) ?mm$/i),
    pieces: value(['inhoud', 'contents'], /^(\d+) ?(?:stuks?|st|pcs|pieces)$/i),
    litres: value(['inhoud', 'contents'], /^(\d+(?:[.,]\d+)?) ?(?:l|liter|litre)$/i),
  }
}
