import type { Tx } from '../../../db/tenant-transaction.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import type { OfferRow } from '../store/offer.repository.ts'

/** The draft that an acceptance left behind; null when none was open. */
export interface SetAside {
  readonly draft: number | null
}

/**
 * The customer accepted the version that they have, so the draft of the next one is not issued any more. It stays among
 * the versions, to be read and to be taken up again when the acceptance is undone.
 */
export async function setAsideDraft(
  tx: Tx,
  { tenant_id, id, draft_version: version }: OfferRow,
  { offers }: Pick<OfferDependencies, 'offers'>,
): Promise<SetAside> {
  if (version !== null)
    await offers.setVersionState(tx, { tenant_id, offer_id: id, version }, { state: 'unissued', approval: null })
  return { draft: version }
}

/** What the acceptance set aside is open again. */
export async function takeUpDraft(
  tx: Tx,
  { tenant_id, id, acceptance }: OfferRow,
  { offers }: Pick<OfferDependencies, 'offers'>,
): Promise<SetAside> {
  const version = acceptance?.draft_before ?? null
  if (version !== null) await offers.setVersionState(tx, { tenant_id, offer_id: id, version }, { state: 'draft' })
  return { draft: version }
}
