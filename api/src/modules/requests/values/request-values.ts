import type { OfferItemInput, RequestValue } from '@staffel/shared-api/contract'
import type { TierCount } from '@staffel/shared-api/rules'
import type { Db } from '../../../db/database.types.ts'
import { readAsTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { soleKnown } from '../handling/customer-of-sender.ts'
import type { HandlingRepository } from '../handling/handling.repository.ts'
import { offerItems } from '../handling/offer-items.ts'
import type { StoredRequest } from '../store/request-columns.ts'
import type { StoredLine, StoredMatch } from '../store/requests.repository.ts'

interface Draft {
  readonly items: readonly OfferItemInput[]
  /** Who asks for them, where that is known. */
  readonly organizationId: number | null
}

/** What lines come to as drafts that are made now, and what then counts for the tier of each, by its id. */
export type DraftValues = (
  tx: Tx,
  tenantId: number,
  drafts: readonly Draft[],
) => Promise<(draft: Draft) => { readonly value: RequestValue; readonly counts: ReadonlyMap<string, TierCount> }>

export interface RequestWithLines {
  readonly row: Pick<StoredRequest, 'id' | 'tenant_id' | 'organization_id' | 'sender_email'>
  readonly lines: readonly StoredLine[]
  readonly matches: readonly StoredMatch[]
}

/** What each request comes to, by its id, as its own screen says it. */
export type RequestValues = (requests: readonly RequestWithLines[]) => Promise<ReadonlyMap<number, RequestValue>>

export interface ValuesDependencies {
  readonly db: Db
  readonly requests: Pick<HandlingRepository, 'knownSenders'>
  readonly draftValues: DraftValues
}

/** Outside other transactions: each tenant's requests are worth what that tenant asks for its products. */
export function requestValues({ db, requests, draftValues }: ValuesDependencies): RequestValues {
  async function ofTenant(tx: Tx, tenantId: number, found: readonly RequestWithLines[]) {
    const unknown = found.flatMap(({ row }) => (row.organization_id === null ? addressOf(row) : []))
    const known = Map.groupBy(await requests.knownSenders(tx, [...new Set(unknown)]), ({ address }) => address)
    const customerOf = ({ row }: RequestWithLines) =>
      row.organization_id ?? soleKnown(addressOf(row).flatMap((address) => known.get(address) ?? []))
    const drafts = found.map((request) => ({
      id: request.row.id,
      items: offerItems(request.lines, request.matches),
      organizationId: customerOf(request),
    }))
    const valueOf = await draftValues(tx, tenantId, drafts)
    return drafts.map((draft) => [draft.id, valueOf(draft).value] as const)
  }

  return async (found) => {
    const values: (readonly [number, RequestValue])[] = []
    for (const [tenantId, own] of Map.groupBy(found, ({ row }) => row.tenant_id))
      values.push(...(await readAsTenant(db, { tenantId }, (tx) => ofTenant(tx, tenantId, own))))
    return new Map(values)
  }
}

const addressOf = ({ sender_email: address }: RequestWithLines['row']): string[] =>
  address === null ? [] : [address.toLowerCase()]
