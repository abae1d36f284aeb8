import type { DeletedOffer } from '@staffel/shared-api/contract'
import type { Db } from '../../../../db/database.types.ts'
import type { CappedCount } from '../../../../db/sql/capped-count.ts'
import { readAsTenant } from '../../../../db/tenant-transaction.ts'
import { boundOrganization, scopeWithin, type Caller } from '../../../../http/caller.ts'
import { namesOf } from '../../document/offer-document.ts'
import { restorableSince } from '../../../../db/sql/restorable-since.ts'
import type { DeletedOfferRow, DeletedOffersRepository } from './deleted-offers.repository.ts'

export interface DeletedOffersDependencies {
  readonly db: Db
  readonly now: () => Date
  readonly deleted: DeletedOffersRepository
}

interface DeletedOffersRequest {
  readonly tenant_id?: number
  readonly page?: number
  readonly limit?: number
}

/** The offers that can still be brought back. */
export function deletedOffersService({ db, now, deleted }: DeletedOffersDependencies) {
  return {
    async list(
      { tenant_id, page = 1, limit = 20 }: DeletedOffersRequest,
      caller: Caller,
    ): Promise<CappedCount & { rows: DeletedOffer[] }> {
      const scope = scopeWithin(caller, tenant_id)
      if (!scope) return { rows: [], total: 0, capped: false }
      const wanted = { since: restorableSince(now()), now: now(), bound: boundOrganization(caller), page, limit }
      const { rows, ...count } = await readAsTenant(db, scope, (tx) => deleted.list(tx, scope, wanted))
      return { rows: rows.map(toDeleted), ...count }
    },
  }
}
export type DeletedOffersService = ReturnType<typeof deletedOffersService>

function toDeleted(row: DeletedOfferRow): DeletedOffer {
  return { ...namesOf(row), status: row.status, deleted_at: row.deleted_at.toISOString() }
}
