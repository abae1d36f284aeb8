import { dayOf } from '@staffel/shared-api/rules'
import { compiledOnce } from './statements/compiled-once.ts'
import type { Tx } from './tenant-transaction.ts'

export interface TenantDay {
  /** `YYYY-MM-DD`: what day it is where the tenant is. */
  readonly today: string
  readonly timeZone: string
}

export async function tenantDay(tx: Tx, tenantId: number, now: Date): Promise<TenantDay> {
  const timeZone = await timeZoneOf(tx, tenantId)
  return { today: dayOf(now, timeZone), timeZone }
}

/** For who has read it with something else already: with an offer, or with the account of the caller. */
export function knowTimeZone(tx: Tx, tenantId: number, timeZone: string): void {
  asked.set(tx, new Map([...(asked.get(tx) ?? []), [tenantId, Promise.resolve(timeZone)]]))
}

/** Several parts of one piece of work need it, and ask together. */
const asked = new WeakMap<Tx, Map<number, Promise<string>>>()

export function timeZoneOf(tx: Tx, tenantId: number): Promise<string> {
  const known = asked.get(tx) ?? new Map<number, Promise<string>>()
  asked.set(tx, known)
  const timeZone = known.get(tenantId) ?? readTimeZone(tx, tenantId)
  known.set(tenantId, timeZone)
  return timeZone
}

async function readTimeZone(tx: Tx, tenantId: number): Promise<string> {
  const [tenant] = await tenantRow(tx, { tenantId })
  if (!tenant) throw new Error(`There is no tenant ${tenantId}`)
  return tenant.time_zone
}

const tenantRow = compiledOnce((tx, { tenantId }: { readonly tenantId: number }) =>
  tx.selectFrom('tenant').select('time_zone').where('id', '=', tenantId),
)
