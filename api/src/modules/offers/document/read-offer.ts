import type { Offer, SoldProduct } from '@staffel/shared-api/contract'
import { dayOf, offerActors, type OfferActor } from '@staffel/shared-api/rules'
import { knowTimeZone, tenantDay } from '../../../db/tenant-day.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { notFound } from '../../../errors.ts'
import { isSellerStaff, seesCosts, type Caller } from '../../../http/caller.ts'
import { reasonsFor } from '../transitions/approval/judged-offer.ts'
import { approvalReader, toldApproval, type ApprovalReader } from '../transitions/approval/told-approval.ts'
import { fitting, neededBy, partsOf, type Parts, type PartsAhead, type RememberedNeeds } from './needed-parts.ts'
import { toOffer } from './offer-document.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import { customerOf } from '../store/offer-parties.ts'
import { readsInternalNotes, viewOf, type OfferView } from '../store/offer.policy.ts'
import type { OfferLine } from '../store/offer-line.ts'
import type { DocumentSettings } from '../store/offer-settings.repository.ts'
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
  const seen = await offerAsSeen(tx, offer, reader, dependencies)
  const latest =
    reader.seesDrafts && seen.status !== 'accepted'
      ? (seen.draft_version ?? seen.current_version)
      : seen.current_version
  return readVersion(tx, seen, wanted ?? latest, reader, dependencies)
}

/** An offer without the open draft that is for another organisation than the one its reader is bound to. */
export async function offerAsSeen(
  tx: Tx,
  offer: OfferRow,
  { seesDrafts, organizationId }: OfferView,
  { offers }: Pick<ReadingDependencies, 'offers'>,
): Promise<OfferRow> {
  const { tenant_id, id, draft_version: version } = offer
  if (organizationId === null || !seesDrafts || version === null) return offer
  const draft = await offers.versionRow(tx, { tenant_id, offer_id: id, version })
  return draft?.organization_id === organizationId ? offer : { ...offer, draft_version: null }
}

/** The same of an offer that is still to be found, all of it asked for at once. */
export async function findDocument(
  tx: Tx,
  key: OfferKey,
  wanted: number | undefined,
  caller: Caller,
  dependencies: OfferDependencies & { readonly needs: RememberedNeeds },
): Promise<Offer> {
  const { needs, offers } = dependencies
  knowTimeZone(tx, caller.tenantId, caller.timeZone)
  const document = JSON.stringify([caller.scope, key, wanted])
  const expected = needs.of(document)
  const [found, parts] = await Promise.all([
    offers.findDocument(tx, caller.scope, viewOf(caller), key, wanted),
    expected && partsOf(tx, expected, dependencies),
  ])
  if (!found) throw notFound()
  knowTimeZone(tx, found.offer.tenant_id, found.timeZone)
  if (found.version) needs.keep(document, neededBy(found.version, found.lines))
  const ahead = expected && parts && { needed: expected, parts }
  const today = dayOf(dependencies.now(), found.timeZone)
  const reader = readerOf(caller)
  const offer = await offerAsSeen(tx, found.offer, reader, dependencies)
  if (wanted === undefined && offer.draft_version !== found.offer.draft_version)
    return readVersion(tx, offer, offer.current_version, reader, dependencies)
  return toDocument(tx, { ...found, offer, today, ahead }, reader, dependencies)
}

function readerOf(caller: Caller): DocumentReader {
  return {
    ...viewOf(caller),
    withInternalNotes: readsInternalNotes(caller),
    withPriceTrail: isSellerStaff(caller),
    seesCosts: seesCosts(caller),
    actors: offerActors({ roles: caller.roles, is_tenant: caller.isTenant }),
    approval: approvalReader(caller),
  }
}

interface StoredDocument {
  readonly offer: OfferRow
  readonly version: OfferVersionRow | undefined
  readonly lines: readonly OfferLine[]
  /** The day that it is for the seller. */
  readonly today: string
  /** May be left unread for who sees no costs. */
  readonly settings: DocumentSettings | null
  readonly ahead: PartsAhead | null
}

/** What a document is read with. */
export type ReadingDependencies = Pick<
  OfferDependencies,
  'offers' | 'settings' | 'parties' | 'productsById' | 'pricesOf' | 'picturesOf' | 'now'
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
  /** Null for who is told nothing of it. */
  readonly approval: ApprovalReader | null
}

/** The document as it is printed and as its buyer has it. */
export const anyReader: DocumentReader = {
  seesDrafts: true,
  organizationId: null,
  withInternalNotes: false,
  withPriceTrail: true,
  seesCosts: false,
  actors: [],
  approval: null,
}

export async function readVersion(
  tx: Tx,
  offer: OfferRow,
  wanted: number,
  reader: DocumentReader,
  dependencies: ReadingDependencies,
): Promise<Offer> {
  const key = { tenant_id: offer.tenant_id, offer_id: offer.id, version: wanted }
  const [version, lines, { today }, settings] = await Promise.all([
    dependencies.offers.versionRow(tx, key),
    dependencies.offers.linesOf(tx, key),
    tenantDay(tx, offer.tenant_id, dependencies.now()),
    reader.seesCosts || reader.approval?.manages ? settingsOf(tx, offer.tenant_id, dependencies) : null,
  ])
  return toDocument(tx, { offer, version, lines, today, settings, ahead: null }, reader, dependencies)
}

async function settingsOf(tx: Tx, tenantId: number, { settings }: ReadingDependencies): Promise<DocumentSettings> {
  const { currency, marginFloor: floor, ...own } = await settings.offerSettings(tx, tenantId)
  const { approval, tiersTogether, footer } = own
  return { marginTerms: { currency, floor }, approval, tiersTogether, footer }
}

async function toDocument(
  tx: Tx,
  { offer, version, lines, today, settings, ahead }: StoredDocument,
  reader: DocumentReader,
  dependencies: ReadingDependencies,
): Promise<Offer> {
  const { seesDrafts, organizationId, withInternalNotes, withPriceTrail, seesCosts: withCosts, actors } = reader
  if (!version || !mayRead(version, { seesDrafts, organizationId })) throw notFound()
  const needed = neededBy(version, lines)
  const parts = fitting(ahead, needed) ?? (await partsOf(tx, needed, dependencies))
  const { products, pictures } = parts
  const parties = await partiesOf(tx, version, parts, settings, dependencies)
  const marginTerms = withCosts && settings ? settings.marginTerms : null
  const judged = version.state === 'draft' && reader.approval?.manages ? settings : null
  const reasons = judged ? reasonsFor({ content: version, lines, products, rules: [], ...judged }, judged.approval) : []
  return toOffer({
    ...{ offer, version, lines, ...parties, pictures, today },
    products: withPriceTrail ? products : new Map([...products].map(([id, product]) => [id, withoutListName(product)])),
    ...{ withInternalNotes, withPriceTrail, seesDrafts, marginTerms, actors },
    approval: toldApproval(offer, version, reader.approval, reasons),
  })
}

const withoutListName = ({ price_list: _, ...product }: SoldProduct): SoldProduct => product

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
async function partiesOf(
  tx: Tx,
  version: OfferVersionRow,
  { seller, buyer }: Parts,
  known: DocumentSettings | null,
  dependencies: ReadingDependencies,
) {
  if (version.company && version.footer)
    return { company: version.company, footer: version.footer, customer: version.customer }
  if (!seller) throw new Error(`offer ${version.offer_id} is shown without its seller`)
  const { footer: texts } = known ?? (await settingsOf(tx, version.tenant_id, dependencies))
  return {
    company: seller.company,
    footer: { ...seller.footer, text: texts[version.language] },
    customer: buyer && customerOf(buyer.billing, version.customer_addresses, buyer.vatNumber),
  }
}
