import type { OfferedLine } from '@staffel/shared-api/contract'
import { fromCents } from '@staffel/shared-api/rules'
import type { Db } from '../../../../db/database.types.ts'
import { readAsTenant } from '../../../../db/tenant-transaction.ts'
import { boundOrganization, type Caller } from '../../../../http/caller.ts'
import type { OfferedLineRow, OfferedLinesRepository } from './offered-lines.repository.ts'

export interface OfferedLinesDependencies {
  readonly db: Db
  readonly now: () => Date
  readonly offered: OfferedLinesRepository
}

/** Where a product was offered lately, and what became of it: to whom else is the seller's to know. */
export function offeredLinesService({ db, now, offered }: OfferedLinesDependencies) {
  return {
    async list(productId: number, caller: Caller): Promise<OfferedLine[]> {
      const { scope } = caller
      const of = { productId, organizationId: boundOrganization(caller), now: now() }
      const rows = await readAsTenant(db, scope, (tx) => offered.offeredLines(tx, scope, of))
      return rows.map(toLine)
    },
  }
}
export type OfferedLinesService = ReturnType<typeof offeredLinesService>

function toLine(row: OfferedLineRow): OfferedLine {
  return {
    offer_id: row.id,
    externalId: row.external_id,
    offer_nr: row.offer_nr,
    title: row.title,
    customer: row.customer_name,
    status: row.status,
    last_modified: row.last_modified.toISOString(),
    quantity: Number(row.quantity),
    unit_price: fromCents(row.unit_price_cents),
    price_unit: row.price_unit,
    currency: row.currency,
  }
}
