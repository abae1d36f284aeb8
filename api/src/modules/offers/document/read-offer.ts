import type { Offer, Product } from '@staffel/shared-api/contract'
import { dayOf, offerActors, type OfferActor } from '@staffel/shared-api/rules'
import { knowTimeZone, tenantDay } from '../../../db/tenant-day.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { notFound } from '../../../errors.ts'
import { isSellerStaff, seesCosts, type Caller } from '../../../http/caller.ts'
import { toOffer } from './offer-document.ts'
import { productsFor } from '../pricing/products-for.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import { customerOf } from '../store/offer-parties.ts'
import { readsInternalNotes, viewOf, type OfferView } from '../store/offer.policy.ts'
import type { OfferLine } from '../store/offer-line.ts'
import type { MarginTerms } from '../store/offer-settings.repository.ts'
import type { OfferKey, OfferRow, OfferVersionRow } from '../store/offer.repository.ts'

/**
 * One version of an offer as a document: the one asked for, else the open draft, else the issued one. Once accepted,
 * that is what counts.
 */
export async function readOffer(
  tx: Tx,
  offer: OfferRow,
  wanted: number | undefined,
  caller: Caller,
  dependencies: OfferDependencies,
): Promise<Offer> {
  const reader = readerOf(caller)
  const latest =
    reader.seesDrafts && offer.status !== 'accepted'
      ? (offer.draft_version ?? offer.current_version)
      : offer.current_version
  return readVersion(tx, offer, wanted ?? latest, reader, dependencies)
}

/** The same of an offer that is still to be found, all of it asked for at once. */
export async function findDocument(
  tx: Tx,
  key: OfferKey,
  wanted: number | undefined,
  caller: Caller,
  dependencies: OfferDependencies,
): Promise<Offer> {
  const found = await dependencies.offers.findDocument(tx, caller.scope, viewOf(caller), key, wanted)
  if (!found) throw notFound()
  knowTimeZone(tx, found.offer.tenant_id, found.timeZone)
  const today = dayOf(dependencies.now(), found.timeZone)
  return toDocument(tx, { ...found, today }, readerOf(caller), dependencies)
}

function readerOf(caller: Caller): DocumentReader {
  return {
    ...viewOf(caller),
    withInternalNotes: readsInternalNotes(caller),
    withPriceTrail: isSellerStaff(caller),
    seesCosts: seesCosts(caller),
    actors: offerActors({ roles: caller.roles, is_tenant: caller.isTenant }),
  }
}

interface StoredDocument {
  readonly offer: OfferRow
  readonly version: OfferVersionRow | undefined
  readonly lines: readonly OfferLine[]
  /** The day that it is for the seller. */
  readonly today: string
  /** May be left unread for who sees no costs. */
  readonly marginTerms: MarginTerms | null
}

/** What a document is read with. */
export type ReadingDependencies = Pick<
  OfferDependencies,
  'offers' | 'settings' | 'parties' | 'productsById' | 'pricesOf' | 'now'
>

/** Who reads a document: what they may see of it, and what they can do with it. */
export interface DocumentReader {
  readonly seesDrafts: boolean
  /** Versions for any other organisation are not found; null: all are. */
  readonly organizationId: number | null
  readonly withInternalNotes: boolean
  /** The frozen ladders and rules, and by what name a price list goes. */
  readonly withPriceTrail: boolean
  readonly seesCosts: boolean
  readonly actors: readonly OfferActor[]
}

/** The document as it is printed and as its buyer has it. */
export const anyReader: DocumentReader = {
  seesDrafts: true,
  organizationId: null,
  withInternalNotes: false,
  withPriceTrail: true,
  seesCosts: false,
  actors: [],
}

export async function readVersion(
  tx: Tx,
  offer: OfferRow,
  wanted: number,
  reader: DocumentReader,
  dependencies: ReadingDependencies,
): Promise<Offer> {
  const key = { tenant_id: offer.tenant_id, offer_id: offer.id, version: wanted }
  const [version, lines, { today }, marginTerms] = await Promise.all([
    dependencies.offers.versionRow(tx, key),
    dependencies.offers.linesOf(tx, key),
    tenantDay(tx, offer.tenant_id, dependencies.now()),
    reader.seesCosts ? termsOf(tx, offer.tenant_id, dependencies) : null,
  ])
  return toDocument(tx, { offer, version, lines, today, marginTerms }, reader, dependencies)
}

async function termsOf(tx: Tx, tenantId: number, { settings }: ReadingDependencies): Promise<MarginTerms> {
  const { currency, marginFloor: floor } = await settings.offerSettings(tx, tenantId)
  return { currency, floor }
}

async function toDocument(
  tx: Tx,
  { offer, version, lines, today, marginTerms: terms }: StoredDocument,
  { seesDrafts, organizationId, withInternalNotes, withPriceTrail, seesCosts: withCosts, actors }: DocumentReader,
  dependencies: ReadingDependencies,
): Promise<Offer> {
  if (!version || !mayRead(version, { seesDrafts, organizationId })) throw notFound()
  const productIds = version.state === 'draft' ? [...new Set(lines.flatMap((line) => line.productId ?? []))] : []
  const customer = { organizationId: version.organization_id, currency: version.currency }
  const [products, parties] = await Promise.all([
    productsFor(tx, offer.tenant_id, productIds, customer, dependencies),
    partiesOf(tx, version, dependencies),
  ])
  const marginTerms = withCosts ? terms : null
  return toOffer({
    ...{ offer, version, lines, ...parties, today },
    products: withPriceTrail ? products : new Map([...products].map(([id, product]) => [id, withoutListName(product)])),
    ...{ withInternalNotes, withPriceTrail, seesDrafts, marginTerms, actors },
  })
}

const withoutListName = ({ price_list: _, ...product }: Product): Product => product

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
async function partiesOf(tx: Tx, version: OfferVersionRow, { parties, settings }: ReadingDependencies) {
  if (version.company && version.footer)
    return { company: version.company, footer: version.footer, customer: version.customer }
  const [{ company, footer }, buyer, { footer: texts }] = await Promise.all([
    parties.documentCompany(tx, version.tenant_id),
    version.organization_id === null ? null : parties.customer(tx, version.tenant_id, version.organization_id),
    settings.offerSettings(tx, version.tenant_id),
  ])
  return {
    company,
    footer: { ...footer, text: texts[version.language] },
    customer: buyer && customerOf(buyer.billing, version.customer_addresses, buyer.vatNumber),
  }
}
