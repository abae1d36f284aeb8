export type ExactRecord = Readonly<Record<string, unknown>>

interface ExactRecords {
  readonly records: readonly ExactRecord[]
  /** Where the next page is; null: this was the last. */
  readonly next: string | null
}

/** What an OData answer holds: `{d: {results: […], __next}}`, `{d: […]}` or, of one thing, `{d: {…}}`. */
export function exactRecords(body: Readonly<Record<string, unknown>>): ExactRecords {
  const d = body['d']
  if (Array.isArray(d)) return { records: d.filter(isRecord), next: null }
  if (!isRecord(d)) return { records: [], next: null }
  const { results, __next: next } = d
  if (!Array.isArray(results)) return { records: [d], next: null }
  return { records: results.filter(isRecord), next: typeof next === 'string' && next !== '' ? next : null }
}

const isRecord = (value: unknown): value is ExactRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
