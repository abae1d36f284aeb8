import type {
  Offer,
  OfferCompany,
  OfferCustomer,
  OfferFooter,
  OfferStatus,
  OfferSummary,
  OfferVersion,
  SoldProduct,
  SavedOffer,
  SmallPicture,
} from '@staffel/shared-api/contract'
import {
  allowedActions,
  effectiveStatus,
  fromCents,
  type OfferActor,
  isRemovedSurcharge,
} from '@staffel/shared-api/rules'
import { asAccepted } from './as-accepted.ts'
import { acceptanceOf, declineOf, factsOf, issuedVersion, openDraft, progressOf } from './offer-facts.ts'
import { earnedOn, itemOfLine, type OfferLine } from '../store/offer-line.ts'
import { followedPricing } from './followed-pricing.ts'
import { marginOf } from './margin-of.ts'
import type { MarginTerms } from '../store/offer-settings.repository.ts'
import type { OfferListRow } from '../store/offer-list.repository.ts'
import type { OfferView } from '../store/offer.policy.ts'
import type { OfferRow, OfferVersionRow, SavedOfferRow } from '../store/offer.repository.ts'
import type { SavedVersionRow } from '../store/offer-version.repository.ts'
import { storedTotals } from '../store/offer-totals.ts'
import { writtenOf } from '../store/written-columns.ts'
import { sanitizeHtml } from './sanitize-html.ts'

/** Everything that a document is made of. */
export interface OfferParts {
  readonly offer: OfferRow
  readonly version: OfferVersionRow
  readonly lines: readonly OfferLine[]
  /** For a draft, so that its editor can choose tiers; empty for what is issued. */
  readonly products: ReadonlyMap<number, SoldProduct>
  /** For a draft whose document shows them; what is issued has its own. */
  readonly pictures: ReadonlyMap<number, SmallPicture>
  readonly company: OfferCompany
  readonly footer: OfferFooter
  readonly customer: OfferCustomer | null
  readonly today: string
  readonly withInternalNotes: boolean
  /**
   * What prices follow from, the names of price lists among it, which is the seller's to know; but for who signs, of
   * lines whose quantity they choose.
   */
  readonly withPriceTrail: boolean
  /** Somebody else does not hear that a next version is being written. */
  readonly seesDrafts: boolean
  /** For who may see what is earned on it, else null. */
  readonly marginTerms: MarginTerms | null
  /** Who the reader is to this offer. */
  readonly actors: readonly OfferActor[]
  /** How far it is with the second person, as far as the reader is told. */
  readonly approval: Pick<Offer, 'approval' | 'approval_reasons' | 'approval_actions'>
}

export function toOffer(parts: OfferParts): Offer {
  const { offer, products } = parts
  const { version, lines, offered } = asAccepted(parts.version, parts.lines)
  const isAgreed = offer.status === 'accepted' && version.version === offer.current_version
  const editable = version.state === 'draft'
  const terms = parts.marginTerms?.currency === version.currency ? parts.marginTerms : null
  const actions = allowedActions(factsOf(offer, parts.today), { actors: parts.actors, today: parts.today })
  // Who signs is told what follows from another quantity: the ladders of open lines, and the rules of surcharges.
  const maySign = actions.includes('sign') && version.version === offer.current_version
  const mayChoose = maySign && lines.some(({ openQuantity }) => openQuantity)
  return {
    ...identification(offer, version.version),
    rev: offer.rev,
    status: versionStatus(offer, version, parts.today),
    issued_version: issuedVersion(offer),
    draft_version: parts.seesDrafts ? openDraft(offer) : null,
    tenant_id: offer.tenant_id,
    ...writtenOf(version),
    // Cleaned when it was written, and again for what came into the table by another way.
    description: sanitizeHtml(version.description),
    createdDate: offer.created_at.toISOString(),
    lastModified: version.last_modified.toISOString(),
    issuedAt: version.issued_at?.toISOString() ?? null,
    internal_notes: parts.withInternalNotes ? offer.internal_notes : '',
    footer: parts.footer,
    company: parts.company,
    customer: parts.customer,
    items: lines
      .filter((line) => editable || !isRemovedSurcharge(line))
      .map((line) => ({
        ...itemOfLine(
          {
            ...line,
            picture: line.picture ?? parts.pictures.get(line.productId ?? 0) ?? null,
            ...(!parts.withPriceTrail && { priceListName: null, frozen: maySign ? toldPricing(line) : null }),
            ...(isAgreed && { openQuantity: null }),
          },
          line.productId === null ? undefined : products.get(line.productId),
        ),
        ...(offered.has(line.key) && { offeredQuantity: offered.get(line.key) }),
        ...(terms && earnedOn(line)),
      })),
    ...((parts.withPriceTrail || mayChoose) && version.surcharge_rules && { surcharge_rules: version.surcharge_rules }),
    totals: storedTotals(version),
    ...(terms && { margin: marginOf(terms.floor, version, lines) }),
    created_by: offer.created_by_name || null,
    ...progressOf(offer),
    current_status: factsOf(offer, parts.today).status,
    superseded_by_version: supersededBy(offer, version),
    set_aside: version.state === 'unissued',
    acceptance: acceptanceOf(offer),
    decline: declineOf(offer),
    ...parts.approval,
    actions,
  }
}

/** To who signs: nothing of a line whose quantity is fixed. */
function toldPricing({ openQuantity, frozen, priceSource }: OfferLine) {
  return openQuantity && frozen && followedPricing(frozen, priceSource)
}

type NamedRow = Pick<
  OfferListRow,
  'id' | 'external_id' | 'offer_nr' | 'current_version' | 'title' | 'customer_name' | 'total_cents' | 'currency'
>

/** By what an offer is known in any list. */
export function namesOf(row: NamedRow) {
  return {
    id: row.id,
    offer_id: row.id,
    externalId: row.external_id,
    offer_nr: row.offer_nr,
    version: row.current_version,
    title: row.title,
    customer: row.customer_name,
    amount: fromCents(row.total_cents),
    currency: row.currency,
  }
}

export function toSummary(row: OfferListRow, { seesDrafts }: Pick<OfferView, 'seesDrafts'>): OfferSummary {
  return {
    ...namesOf(row),
    organization_id: row.organization_id,
    amountExcl: fromCents(row.subtotal_cents),
    items: row.item_count,
    status: row.status,
    draft_version: seesDrafts ? row.draft_version : null,
    createdDate: row.created_at.toISOString(),
    lastModified: row.last_modified.toISOString(),
    validUntil: row.valid_until,
    desired_delivery_date: row.desired_delivery_date,
    approval: seesDrafts ? row.approval : null,
    ...progressOf(row),
  }
}

export function toVersion(offer: OfferRow, version: OfferVersionRow, today: string): OfferVersion {
  return {
    id: offer.id,
    version: version.version,
    offer_nr: offer.offer_nr,
    last_modified: version.last_modified.toISOString(),
    last_modified_by: version.last_modified_by,
    total: fromCents((version.accepted?.totals ?? version).total_cents),
    status: versionStatus(offer, version, today),
    superseded_by_version: supersededBy(offer, version),
    set_aside: version.state === 'unissued',
    issued_at: version.issued_at?.toISOString() ?? null,
    is_current: version.version === offer.current_version,
  }
}

export function toSaved(offer: SavedOfferRow, version: SavedVersionRow, today: string): SavedOffer {
  const { offer_id, externalId, offer_nr } = identification(offer, version.version)
  return {
    offer_id,
    externalId,
    offer_nr,
    version: version.version,
    status: versionStatus(offer, version, today),
    rev: offer.rev,
    totals: storedTotals(version),
  }
}

/**
 * A draft is a draft even beside an issued version; one that was replaced can no longer be accepted, so it counts as
 * expired.
 */
function versionStatus(
  offer: Pick<OfferRow, 'status'>,
  version: Pick<OfferVersionRow, 'state' | 'valid_until'>,
  today: string,
): OfferStatus {
  if (version.state === 'draft' || version.state === 'unissued') return 'draft'
  if (version.state === 'superseded') return 'expired'
  return effectiveStatus({ status: offer.status, validUntil: version.valid_until }, today)
}

function supersededBy({ current_version }: OfferRow, { state }: OfferVersionRow): number | null {
  return state === 'superseded' ? current_version : null
}

function identification(offer: SavedOfferRow, version: number) {
  return { id: offer.id, offer_id: offer.id, externalId: offer.external_id, offer_nr: offer.offer_nr, version }
}
