import { addDays } from '@staffel/shared-api/rules'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { notFound } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import { asDraftLine } from '../store/offer-line.ts'
import type { OfferRow, OfferVersionRow } from '../store/offer.repository.ts'

export interface Copying {
  readonly offer: OfferRow
  readonly from: OfferVersionRow
  readonly caller: Caller
  readonly today: string
}

/**
 * Makes the offer's next version, as a draft: what somebody wrote is copied, what was sealed at the issue is read anew.
 * Prices stay.
 */
export async function copyVersion(
  tx: Tx,
  { offer, from, caller, today }: Copying,
  dependencies: OfferDependencies,
): Promise<OfferVersionRow> {
  const { offers, settings, now } = dependencies
  const key = { tenant_id: offer.tenant_id, offer_id: offer.id, version: await offers.nextVersion(tx, offer) }
  const passed = from.valid_until === null || from.valid_until < today
  const validUntil = passed
    ? addDays(today, (await settings.offerSettings(tx, offer.tenant_id)).validityDays)
    : from.valid_until
  await offers.saveDraftVersion(tx, {
    ...from,
    ...key,
    state: 'draft',
    valid_until: validUntil,
    tax_lines: JSON.stringify(from.tax_lines),
    customer_addresses: from.customer_addresses && JSON.stringify(from.customer_addresses),
    discount: from.discount && JSON.stringify(from.discount),
    company: null,
    footer: null,
    customer: null,
    surcharge_rules: null,
    accepted: null,
    approval: null,
    content_hash: null,
    content_hash_recipe: null,
    issued_at: null,
    issued_by: null,
    created_at: now(),
    created_by: caller.userId,
    last_modified: now(),
    last_modified_by: caller.name,
  })
  const lines = await offers.linesOf(tx, { ...key, version: from.version })
  await offers.replaceLines(tx, key, lines.map(asDraftLine))
  return storedVersion(tx, offer, key.version, dependencies)
}

export async function storedVersion(
  tx: Tx,
  offer: OfferRow,
  version: number,
  { offers }: Pick<OfferDependencies, 'offers'>,
): Promise<OfferVersionRow> {
  const row = await offers.versionRow(tx, { tenant_id: offer.tenant_id, offer_id: offer.id, version })
  if (!row) throw notFound()
  return row
}
