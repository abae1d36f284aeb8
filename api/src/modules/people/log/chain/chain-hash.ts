import { createHash } from 'node:crypto'

/** A row of the log, as the chain takes it. */
export interface ChainedRow {
  readonly tenant_id: number
  readonly id: number
  /** UTC, with microseconds: `2026-03-16T09:15:00.000000Z` */
  readonly at: string
  readonly actor_user_id: number | null
  readonly actor_kind: string | null
  readonly action: string
  readonly entity: string
  readonly entity_id: string
  readonly detail: Readonly<Record<string, unknown>>
  readonly request_id: string | null
}

/** What stands before the first row. */
export const beforeTheFirst = Buffer.alloc(32)

/**
 * Over the hash before it and what the row says without naming anybody. Who did it is a key; name, address and free
 * words are left out, so that they can be taken away from a person and the chain still fits.
 */
export function chainHash(previous: Buffer, row: ChainedRow): Buffer {
  const { tenant_id, id, at, actor_user_id, actor_kind, action, entity, entity_id, detail, request_id } = row
  const said = [tenant_id, id, at, actor_user_id, actor_kind, action, entity, entity_id, request_id, facts(detail)]
  return createHash('sha256').update(previous).update(JSON.stringify(said)).digest()
}

/** Where a text is a word or a number of the product, whatever a person typed elsewhere. */
const namesNobody = new Set([
  'channel',
  'events',
  'fields',
  'kind',
  'number_pattern',
  'offer_nr',
  'plan',
  'reason_code',
  'tax_regime',
  'texts',
  'visible_to',
])
/** Of offers and of requests; in `from` and `to` stand names as well. */
const states = new Set([
  ...['draft', 'pending', 'accepted', 'declined', 'expired'],
  ...['new', 'in_progress', 'offered', 'archived'],
])
const day = /^\d{4}-\d{2}-\d{2}$/

/** Figures, yes and no, days and known words, in an order of their own; what is null may have been taken away. */
function facts(value: unknown, key = ''): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value === 'string') return namesNobody.has(key) || states.has(value) || day.test(value) ? value : undefined
  if (Array.isArray(value)) {
    const kept = value.map((each) => facts(each, key)).filter((each) => each !== undefined)
    return kept.length === 0 ? undefined : kept
  }
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value)
    .map(([name, each]): [string, unknown] => [name, facts(each, name)])
    .filter(([, each]) => each !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}
