import type { ExactRecord } from '../client/exact-records.ts'
import type { ExactVat } from './item-parts.ts'

/** Codes for VAT, by how Exact calls them. */
export const vatOf = (records: readonly ExactRecord[]): Map<string, ExactVat> =>
  new Map(
    records.map(({ Code: code, Percentage: share, Type: kind }) => [
      String(code).trim(),
      { percentage: Math.round(Number(share) * 10_000) / 100, isInclusive: kind === 'I' },
    ]),
  )
