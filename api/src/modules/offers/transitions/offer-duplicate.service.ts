import type { DuplicatedOffer } from '@staffel/shared-api/contract'
import { addDays, duplicatedFields, usualPaymentTerm } from '@staffel/shared-api/rules'
import { once } from '../../../http/idempotency/once.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { invalid } from '../../../errors.ts'
import { reachesOrganization, type Caller } from '../../../http/caller.ts'
import type { Idempotency } from '../../../http/idempotency/idempotency.ts'
import { text } from '../../../texts/text.ts'
import { applySurcharges } from '../pricing/apply-surcharges.ts'
import { asAccepted } from '../document/as-accepted.ts'
import type { LockedOffer, OfferAccess } from '../document/offer-access.ts'
import type { OfferBuyer } from '../document/offer-content.ts'
import { toSaved } from '../document/offer-document.ts'
import { asDraftLine, inputOfLine, type OfferLine } from '../store/offer-line.ts'
import { buyerOf, type OfferDependencies } from '../store/offer-dependencies.ts'
import { totalColumns, totalsOf } from '../store/offer-totals.ts'
import type { OfferSettings } from '../store/offer-settings.repository.ts'
import { mayEditPrices } from '../store/offer.policy.ts'
import type { OfferKey, OfferRow, OfferVersionRow } from '../store/offer.repository.ts'
import type { By } from '../offers.service.ts'
import { productsFor } from '../pricing/products-for.ts'
import { priceLines } from '../pricing/price-lines.ts'
import type { AttachmentsRepository } from '../activity/attachments/attachments.repository.ts'
import { audienceOf, presentBond } from '../activity/offer-audience.ts'
import { columnsOf, writtenOf } from '../store/written-columns.ts'
import { insertNumbered } from '../save/insert-numbered.ts'
import { rulesOf } from '../pricing/rules-of.ts'
import { taxedFor, taxedOtherwise } from '../pricing/taxed-for.ts'
import { storedVersion } from './copy-version.ts'

export interface Duplication {
  readonly reprice?: boolean
  readonly organization_id?: number
  readonly copy_attachments?: boolean
}

export interface DuplicateDependencies extends OfferDependencies {
  readonly attachments: AttachmentsRepository
}

interface Copy {
  readonly from: OfferVersionRow
  readonly buyer: OfferBuyer | null
  readonly lines: readonly OfferLine[]
  readonly today: string
  readonly settings: OfferSettings
}

/**
 * A new draft of an offer that exists: its lines, wording and customer, with a number, dates and an owner of its own.
 */
export function offerDuplicateService(access: OfferAccess, dependencies: DuplicateDependencies) {
  const { offers, settings, now } = dependencies

  const duplicate = async (
    tx: Tx,
    { offer, today }: LockedOffer,
    wish: Duplication,
    by: By,
  ): Promise<[DuplicatedOffer]> => {
    const tenantId = offer.tenant_id
    const own = await settings.offerSettings(tx, tenantId)
    const from = await storedVersion(tx, offer, offer.current_version, dependencies)
    const issued = await offers.linesOf(tx, { tenant_id: tenantId, offer_id: offer.id, version: from.version })
    const { lines: stored } = asAccepted(from, issued)
    const buyer = await chosenBuyer(tx, offer, wish, { ...dependencies, caller: by.caller })
    const priced = wish.reprice
      ? await repriced(tx, { from, buyer }, stored, by, dependencies)
      : stored.map(asDraftLine)
    const copying = { offer, buyer, written: stored, rate: own.defaultTaxRate }
    const lines = await taxedFor(tx, copying, priced, dependencies)
    const copy = {
      from,
      buyer,
      lines,
      today,
      settings: own,
    }
    const made = await insertNumbered(
      tx,
      tenantId,
      { settings: own, today, sequence: null },
      (number) => offers.insertOffer(tx, { ...offerOf(copy, by, now()), ...number }),
      dependencies,
    )
    const key = { tenant_id: tenantId, offer_id: made.id, version: 1 }
    await offers.saveDraftVersion(tx, { ...versionOf(copy, by, now()), ...key })
    await offers.insertLines(tx, key, lines)
    if (wish.copy_attachments) await copyAttachments(tx, { from: offer, to: made, caller: by.caller }, dependencies)
    await recordActivity(tx, by, {
      tenantId,
      action: 'offer.copied_from',
      entity: 'offer',
      entityId: made.id,
      detail: { offer_nr: offer.offer_nr, offer_id: offer.id },
    })
    await recordActivity(tx, by, {
      tenantId,
      action: 'offer.duplicated',
      entity: 'offer',
      entityId: offer.id,
      detail: { offer_nr: made.offer_nr, offer_id: made.id },
    })
    const saved = toSaved(made, await storedVersion(tx, made, 1, dependencies), today)
    const changed = buyer ? taxedOtherwise(stored, lines) : 0
    return [{ ...saved, ...(buyer && changed > 0 && { retaxed: { regime: buyer.taxRegime, lines: changed } }) }]
  }

  return {
    duplicate(
      key: OfferKey,
      wish: Duplication,
      by: By & { readonly idempotency: Idempotency | null },
    ): Promise<[DuplicatedOffer]> {
      return access.write(key, by.caller, (tx, locked) =>
        once(tx, { tenantId: locked.offer.tenant_id, userId: by.caller.userId }, by.idempotency, () =>
          duplicate(tx, locked, wish, by),
        ),
      )
    },
  }
}
export type OfferDuplicateService = ReturnType<typeof offerDuplicateService>

/**
 * Those that the caller may read. The files themselves are kept once, whichever offer they go with; what an earlier
 * customer of the offer had is shown to no later one.
 */
async function copyAttachments(
  tx: Tx,
  { from, to, caller }: { readonly from: OfferRow; readonly to: OfferRow; readonly caller: Caller },
  { attachments, now }: DuplicateDependencies,
): Promise<void> {
  for (const { id: _id, ...file } of await attachments.list(tx, from, audienceOf(from, caller))) {
    const isOfAnother = file.organization_id !== null && file.organization_id !== from.organization_id
    const visible_to = isOfAnother ? 'staff' : file.visible_to
    await attachments.insert(tx, { ...file, ...presentBond(to), visible_to, offer_id: to.id, created_at: now() })
  }
}

async function chosenBuyer(
  tx: Tx,
  offer: OfferRow,
  { organization_id }: Duplication,
  { caller, ...dependencies }: OfferDependencies & { readonly caller: Caller },
): Promise<OfferBuyer | null> {
  const wanted = organization_id ?? offer.organization_id
  const known =
    reachesOrganization(caller, wanted) &&
    (wanted === null || (await dependencies.parties.customer(tx, offer.tenant_id, wanted)) !== null)
  if (!known)
    throw invalid({
      organization_id: text('organization.unknown'),
    })
  return buyerOf(tx, dependencies, offer.tenant_id, { id: wanted, had: null, at: 'organization_id' })
}

/** Today's catalogue prices and surcharges; what was priced by hand stays. */
async function repriced(
  tx: Tx,
  { from, buyer }: Pick<Copy, 'from' | 'buyer'>,
  lines: readonly OfferLine[],
  { caller }: By,
  dependencies: OfferDependencies,
): Promise<OfferLine[]> {
  const { settings } = dependencies
  const own = await settings.offerSettings(tx, from.tenant_id)
  const ids = [...new Set(lines.flatMap((line) => line.productId ?? []))]
  const customer = { organizationId: buyer?.organizationId ?? null, currency: from.currency }
  const products = await productsFor(tx, from.tenant_id, ids, customer, dependencies)
  const sent = lines.map(inputOfLine)
  const context = {
    products,
    stored: new Map(lines.map((line) => [line.key, line])),
    mayEditPrices: mayEditPrices(caller),
    tax: { regime: buyer?.taxRegime ?? ('domestic' as const), rate: own.defaultTaxRate },
    tiersTogether: own.tiersTogether,
    knowsCosts: from.currency === own.currency,
  }
  const items = priceLines(sent, context)
  const rules = rulesOf(await settings.ruleRows(tx, from.tenant_id), from.language, context.tax)
  return [...items, ...applySurcharges(sent, items, { ...context, rules })]
}

/** Facts that both the offer and its version carry. */
function shared({ from, buyer, lines, today, settings }: Copy) {
  const { subtotal_cents, total_cents } = totalColumns(totalsOf(lines, from.discount))
  return {
    organization_id: buyer?.organizationId ?? null,
    title: from.title,
    currency: from.currency,
    valid_until: addDays(today, settings.validityDays),
    desired_delivery_date:
      from.desired_delivery_date !== null && from.desired_delivery_date >= today ? from.desired_delivery_date : null,
    subtotal_cents,
    total_cents,
  }
}

function offerOf(copy: Copy, { caller }: By, now: Date) {
  return {
    ...shared(copy),
    tenant_id: copy.from.tenant_id,
    region_id: copy.buyer?.regionId ?? null,
    customer_name: copy.buyer?.billing.name ?? null,
    item_count: copy.lines.filter((line) => line.kind === 'item').length,
    owner_user_id: caller.userId,
    owner_name: caller.name,
    created_by_name: caller.name,
    created_at: now,
    last_modified: now,
  }
}

function versionOf(copy: Copy, { caller }: By, now: Date) {
  const { from, buyer, settings } = copy
  const isForTheSame = from.organization_id === (buyer?.organizationId ?? null)
  const usual = usualPaymentTerm({ payment_term_days: buyer?.paymentTermDays }, settings.paymentTermDays)
  return {
    ...columnsOf(writtenOf(from), duplicatedFields),
    payment_term_days: isForTheSame ? from.payment_term_days : usual,
    ...shared(copy),
    ...totalColumns(totalsOf(copy.lines, from.discount)),
    created_at: now,
    created_by: caller.userId,
    last_modified: now,
    last_modified_by: caller.name,
  }
}
