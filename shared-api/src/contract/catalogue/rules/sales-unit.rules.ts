/** What a quantity counts, with its code of UN/ECE Recommendation 20 (units) or 21 (packages). */
export interface SalesUnit {
  readonly unit: string
  readonly code: string
}

export const standardSalesUnit = { unit: 'st', code: 'C62' } as const satisfies SalesUnit

/** The units that every tenant has; beside them stand its own. */
export const salesUnits: readonly SalesUnit[] = [
  standardSalesUnit,
  { unit: 'm', code: 'MTR' },
  { unit: 'm2', code: 'MTK' },
  { unit: 'm3', code: 'MTQ' },
  { unit: 'kg', code: 'KGM' },
  { unit: 'l', code: 'LTR' },
  { unit: 'doos', code: 'XBX' },
  { unit: 'blik', code: 'XCA' },
  { unit: 'plaat', code: 'ST' },
  { unit: 'rol', code: 'XRO' },
  { unit: 'paar', code: 'PR' },
  { unit: 'set', code: 'SET' },
]

/** The unit as the list above writes it, or null for one of the tenant's own. */
export function knownSalesUnit(unit: string): SalesUnit | null {
  const wanted = unit.trim().toLowerCase()
  return salesUnits.find((known) => known.unit === wanted) ?? null
}
