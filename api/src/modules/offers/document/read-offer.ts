import type { Offer } from '@staffel/shared-api/contract'
import { offerActors, type OfferActor } from '@staffel/shared-api/rules'
import { tenantDay } from '../../../db/tenant-day.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { notFound } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import { toOffer } from './offer-document.ts'
import type { OfferNeeds } from '../store/offer-dependencies.ts'
import { customerOf } from '../store/offer-parties.ts'
import { readsInternalNotes, viewOf, type OfferView } from '../store/offer.policy.ts'
import type { OfferRow, OfferVersionRow } from '../store/offer.repository.ts'

/** One version of an offer as a document: the one asked for, else the open draft, else the issued one. Once accepted, that is what counts. */
export async function readOffer(
  tx: Tx,
  offer: OfferRow,
  wanted: number | undefined,
  caller: Caller,
  needs: OfferNeeds,
): Promise<Offer> {
  const { seesDrafts, organizationId } = viewOf(caller)
  const latest =
    seesDrafts && offer.status !== 'accepted' ? (offer.draft_version ?? offer.current_version) : offer.current_version
  const version = wanted ?? latest
  const reader = {
    seesDrafts,
    organizationId,
    withInternalNotes: readsInternalNotes(caller),
    actors: offerActors({ roles: caller.roles, is_tenant: caller.isTenant }),
  }
  return readVersion(tx, offer, version, reader, needs)
}

/** What a document is read with. */
export type ReadingNeeds = Pick<OfferNeeds, 'offers' | 'settings' | 'parties' | 'productsById' | 'now'>

/** Who reads a document: what they may see of it, and what they can do with it. */
export interface DocumentReader {
  readonly seesDrafts: boolean
  /** Versions for any other organisation are not found; null: all are. */
  readonly organizationId: number | null
  readonly withInternalNotes: boolean
  readonly actors: readonly OfferActor[]
}

/** The document as it is printed and as its buyer has it. */
export const anyReader: DocumentReader = {
  seesDrafts: true,
  organizationId: null,
  withInternalNotes: false,
  actors: [],
}

export async function readVersion(
  tx: Tx,
  offer: OfferRow,
  wanted: number,
  reader: DocumentReader,
  needs: ReadingNeeds,
): Promise<Offer> {
  const key = { tenant_id: offer.tenant_id, offer_id: offer.id, version: wanted }
  const version = await needs.offers.versionRow(tx, key)
  if (!version || !mayRead(version, reader)) throw notFound()
  const lines = await needs.offers.linesOf(tx, key)
  const productIds = version.state === 'draft' ? [...new Set(lines.flatMap((line) => line.productId ?? []))] : []
  return toOffer({
    offer,
    version,
    lines,
    products: await needs.productsById(tx, offer.tenant_id, productIds),
    ...(await partiesOf(tx, version, needs)),
    today: (await tenantDay(tx, offer.tenant_id, needs.now())).today,
    withInternalNotes: reader.withInternalNotes,
    seesDrafts: reader.seesDrafts,
    actors: reader.actors,
  })
}

/** Whether a version, of an offer that the reader may see, is one that they may see as well. */
export function mayRead(
  { state, organization_id }: OfferVersionRow,
  { seesDrafts, organizationId }: OfferView,
): boolean {
  return (
    (seesDrafts || state === 'issued' || state === 'superseded') &&
    (organizationId === null || organization_id === organizationId)
  )
}

/** What was frozen when the version was issued; of a draft, what is true now. */
async function partiesOf(tx: Tx, version: OfferVersionRow, { parties, settings, offers }: ReadingNeeds) {
  if (version.company && version.footer)
    return { company: version.company, footer: version.footer, customer: version.customer }
  const { company, footer } = await parties.documentCompany(tx, version.tenant_id)
  const billing =
    version.organization_id === null
      ? null
      : await parties.billingAddress(tx, version.tenant_id, version.organization_id)
  const text = (await settings.offerSettings(tx, version.tenant_id)).footer[version.language]
  const vatNumber = billing && (await offers.vatNumberOf(tx, version.tenant_id, billing.organization_id))
  return {
    company,
    footer: { ...footer, text },
    customer: billing && customerOf(billing, version.customer_addresses, vatNumber),
  }
}
