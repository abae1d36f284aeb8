import { sql, type Selectable } from 'kysely'
import type { Currency, OfferOfRequest } from '@staffel/shared-api/contract'
import { fromCents } from '@staffel/shared-api/rules'
import type { Schema } from '../../../db/schema.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'

/** The offer that was made of a request, as its rows say it; null where there is none. */
export interface StoredOfferOfRequest {
  readonly offer_id: number | null
  readonly offer_nr: string | null
  readonly offer_status: Selectable<Schema['offer']>['status'] | null
  readonly offer_version_state: Selectable<Schema['offer_version']>['state'] | null
  readonly offer_currency: Currency | null
  readonly offer_subtotal_cents: number | null
}

/** Requests, each with its offer in the version that is worked on; nobody works on an accepted one. */
export const requestsWithOffer = (tx: Tx) =>
  tx
    .selectFrom('quote_request as r')
    .leftJoin('offer as o', (join) =>
      join.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.offer_id').on('o.deleted_at', 'is', null),
    )
    .leftJoin('offer_version as v', (join) =>
      join
        .onRef('v.tenant_id', '=', 'o.tenant_id')
        .onRef('v.offer_id', '=', 'o.id')
        .on(
          'v.version',
          '=',
          sql<number>`case when o.status = 'accepted' then o.current_version else coalesce(o.draft_version, o.current_version) end`,
        ),
    )
    .select([
      'o.offer_nr',
      'o.status as offer_status',
      'v.state as offer_version_state',
      'v.currency as offer_currency',
    ])
    // What was accepted is worth what its customer made of it, which the version itself does not say.
    .select(
      sql<number | null>`case when o.status = 'accepted' then o.subtotal_cents else v.subtotal_cents end`.as(
        'offer_subtotal_cents',
      ),
    )

/** What was accepted is closed to more lines; what was issued takes them in a version of its own. */
export function offerOf(row: StoredOfferOfRequest): OfferOfRequest | null {
  const { offer_id, offer_nr, offer_status: status, offer_subtotal_cents: subtotal, offer_currency: currency } = row
  if (offer_id === null || offer_nr === null || subtotal === null || currency === null) return null
  const isOpen = row.offer_version_state === 'draft'
  return {
    offer_id,
    offer_nr,
    subtotal: fromCents(subtotal),
    currency,
    takes_lines: status === 'accepted' ? 'none' : isOpen ? 'draft' : 'new_version',
  }
}
