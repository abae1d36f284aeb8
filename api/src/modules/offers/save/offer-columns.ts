import type { ChargeRule } from '@staffel/shared-api/contract'
import { writtenFields } from '@staffel/shared-api/rules'
import type { Totals } from '@staffel/shared-api/rules'
import type { StoredApproval } from '../transitions/approval/stored-approval.types.ts'
import type { Caller } from '../../../http/caller.ts'
import type { OfferBuyer, OfferContent } from '../document/offer-content.ts'
import { answered } from '../store/answered.ts'
import type { OfferLine } from '../store/offer-line.ts'
import type { OfferSequence, OfferSettings } from '../store/offer-settings.repository.ts'
import { totalColumns } from '../store/offer-totals.ts'
import type { OfferRow, OfferVersionRow } from '../store/offer.repository.ts'
import { columnsOf } from '../store/written-columns.ts'

/** What is saved upon: nothing, an open draft, or an issued version of which a revision begins. */
export interface OfferBase {
  readonly offer: OfferRow | null
  readonly version: OfferVersionRow | null
  readonly lines: readonly OfferLine[]
  readonly revises: boolean
}

/** What counts of an offer when it is written: whether, and for whom, it was issued before. */
type IssuedOffer = Pick<OfferRow, 'issued_at' | 'organization_id'>

/** A save that nothing stands in the way of. */
export interface ComposedOffer {
  readonly base: OfferBase
  /** Of what is numbered here; null for an offer that has its number. */
  readonly sequence: OfferSequence | null
  readonly buyer: OfferBuyer | null
  readonly content: OfferContent
  readonly lines: readonly OfferLine[]
  readonly totals: Totals
  readonly settings: OfferSettings
  readonly rules: readonly ChargeRule[]
  /** Asked or given for exactly this content. */
  readonly approval: StoredApproval | null
  readonly today: string
}

/** The columns of the version that is saved. */
export function versionColumns({ buyer, content, totals, approval }: ComposedOffer, caller: Caller, now: Date) {
  return {
    ...columnsOf(content, writtenFields),
    organization_id: buyer?.organizationId ?? null,
    customer_addresses: content.customerAddresses === null ? null : JSON.stringify(content.customerAddresses),
    ...totalColumns(totals),
    approval: approval && JSON.stringify(approval),
    created_at: now,
    created_by: caller.userId,
    last_modified: now,
    last_modified_by: caller.name,
  }
}

/** The list shows the version that the customer has; a draft only while there is none. */
export function offerColumns(
  { buyer, content, lines, totals, base, approval: asked }: ComposedOffer,
  { offer, version, issue, now }: { offer: IssuedOffer; version: number; issue: boolean; now: Date },
) {
  const besideIssued = !issue && (base.revises || offer.issued_at !== null)
  const { internal_notes } = content
  const approval = stateOf(asked, issue)
  if (besideIssued) return { draft_version: version, internal_notes, approval, last_modified: now }
  const { subtotal_cents, total_cents } = totalColumns(totals)
  return {
    organization_id: buyer?.organizationId ?? null,
    region_id: buyer?.regionId ?? null,
    title: content.title,
    customer_name: buyer?.billing.name ?? null,
    valid_until: content.validUntil,
    desired_delivery_date: content.desired_delivery_date,
    currency: content.currency,
    internal_notes,
    approval,
    item_count: lines.filter((line) => line.kind === 'item').length,
    subtotal_cents,
    total_cents,
    last_modified: now,
    ...(issue && isForAnother(offer, buyer) && { sent_at: null, first_viewed_at: null, ...answered }),
    ...(issue && {
      status: 'pending' as const,
      current_version: version,
      draft_version: null,
      issued_at: now,
      declined_at: null,
      decline: null,
    }),
  }
}

/** Of an open draft; once it is issued, there is none. */
function stateOf(asked: StoredApproval | null, issue: boolean): StoredApproval['state'] | null {
  return issue || !asked ? null : asked.state
}

/** An issue takes the offer from the customer who had it, and gives it to somebody else. */
export function isForAnother({ issued_at, organization_id }: IssuedOffer, buyer: OfferBuyer | null): boolean {
  return issued_at !== null && organization_id !== (buyer?.organizationId ?? null)
}
