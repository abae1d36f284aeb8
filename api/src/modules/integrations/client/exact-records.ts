import { storableText } from '@staffel/shared-api/rules'

export type ExactRecord = Readonly<Record<string, unknown>>

interface ExactRecords {
  readonly records: readonly ExactRecord[]
  /** Where the next page is; null: this was the last. */
  readonly next: string | null
}

/**
 * What an OData answer holds: `{d: {results: […], __next}}`, `{d: […]}` or, of one thing, `{d: {…}}`; with its texts as
 * they can be stored.
 */
export function exactRecords(body: Readonly<Record<string, unknown>>): ExactRecords {
  const d = body['d']
  if (Array.isArray(d)) return { records: d.filter(isRecord).map(storable), next: null }
  if (!isRecord(d)) return { records: [], next: null }
  const { results, __next: next } = d
  if (!Array.isArray(results)) return { records: [storable(d)], next: null }
  return {
    records: results.filter(isRecord).map(storable),
    next: typeof next === 'string' && next !== '' ? next : null,
  }
}

const storable = (record: ExactRecord): ExactRecord =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, storableValue(value)]))

function storableValue(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(storableValue)
  return isRecord(value) ? storable(value) : value
}

const isRecord = (value: unknown): value is ExactRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
