import { fromCents } from '@staffel/shared-api/rules'
import type { Updateable } from 'kysely'
import { answered } from '../store/answered.ts'
import type { OfferRow } from '../store/offer.repository.ts'
import type { OfferTable, StoredAcceptance } from '../store/offers.tables.ts'
import type { Selection } from './select-optional.ts'
import type { SetAside } from './set-aside-draft.ts'

export interface Accepted extends SetAside {
  readonly at: Date
  /** The optional lines, where whoever accepted chose among them. */
  readonly selection: Selection | undefined
}

/** Who says so, and how. */
export type AcceptedBy = Omit<StoredAcceptance, 'version' | 'total' | 'selected_before' | 'draft_before'>

/** What an acceptance makes of an offer: of the version that it is about, at the amount that was chosen. */
export function acceptedColumns(offer: OfferRow, by: AcceptedBy, { selection, draft, at }: Accepted) {
  const acceptance: StoredAcceptance = {
    ...by,
    version: offer.current_version,
    total: fromCents(selection?.columns.total_cents ?? offer.total_cents),
    selected_before: selection?.before ?? null,
    draft_before: draft,
  }
  return {
    ...selection?.columns,
    status: 'accepted',
    draft_version: null,
    approval: null,
    accepted_at: at,
    acceptance: JSON.stringify(acceptance),
    decline: null,
    declined_at: null,
    ...answered,
  } satisfies Updateable<OfferTable>
}
