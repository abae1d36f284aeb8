import type { OfferInput, OfferItemInput, SavedOffer } from '@staffel/shared-api/contract'
import { recordActivity } from '../../../db/record-activity.ts'
import { tenantDay } from '../../../db/tenant-day.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { DomainError, invalid, notFound } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import { amountProblems } from '../pricing/amount-problems.ts'
import { applySurcharges } from '../pricing/apply-surcharges.ts'
import { issueRefusal } from './issue-refusal.ts'
import { contentProblems, offerContent } from '../document/offer-content.ts'
import { freezeVersion } from './freeze-version.ts'
import { toSaved } from '../document/offer-document.ts'
import { inputOfLine, type OfferLine } from '../store/offer-line.ts'
import type { OfferSettings } from '../store/offer-settings.repository.ts'
import { isForAnother, offerColumns, versionColumns, type OfferBase, type ComposedOffer } from './offer-columns.ts'
import { totalsOf } from '../store/offer-totals.ts'
import { mayEditPrices, readsInternalNotes } from '../store/offer.policy.ts'
import type { OfferRow } from '../store/offer.repository.ts'
import { refuseBeyondPlan } from '../plan/plan-usage.ts'
import { lineProblems, priceLines } from '../pricing/price-lines.ts'
import { buyerOf, type OfferNeeds } from '../store/offer-dependencies.ts'

export interface SaveRequest {
  readonly tenantId: number
  readonly input: OfferInput
  readonly caller: Caller
  readonly origin: RequestOrigin
  /** The caller's own step includes this one, and is what the log tells. */
  readonly recordsNothing?: boolean
  /** The quote request that the offer is made of. */
  readonly sourceRequestId?: number
  /** Answers what is stored now, for a save that came too late. */
  readonly current: (tx: Tx, offer: OfferRow) => Promise<unknown>
}

/** Stores an offer as a draft, and issues it when asked: numbers, prices, surcharges and totals are the server's own. */
export async function saveOffer(tx: Tx, request: SaveRequest, needs: OfferNeeds): Promise<SavedOffer> {
  const { tenantId, input, caller } = request
  const { today } = await tenantDay(tx, tenantId, needs.now())
  const settings = await needs.settings.offerSettings(tx, tenantId)
  const base = await baseOf(tx, request, needs)
  const buyer = await buyerOf(tx, needs, tenantId, await organizationOf(tx, request, base, needs))
  const context = {
    stored: base.version,
    revises: base.revises,
    buyer,
    settings,
    today,
    language: caller.language,
    writesInternalNotes: readsInternalNotes(caller),
    internalNotes: base.offer?.internal_notes ?? '',
    editsPrices: mayEditPrices(caller),
  }
  const content = offerContent(input, context)
  const refused = contentProblems(input, content, context)
  if (Object.keys(refused).length > 0) throw invalid(refused)
  const lines = await linesFor(tx, request, { base, settings, language: content.language }, needs)
  const refusal =
    input.intent === 'issue'
      ? issueRefusal({ input, hasCustomer: buyer !== null, validUntil: content.validUntil, lines }, today)
      : null
  if (refusal) throw refusal
  if (input.intent === 'issue' && !base.offer?.issued_at) await refuseBeyondPlan(tx, tenantId, needs)
  return store(
    tx,
    request,
    { base, buyer, content, lines: input.intent === 'issue' ? lines.map(answered) : lines, settings, today },
    needs,
  )
}

/** What is issued asks nothing any more. */
function answered(line: OfferLine): OfferLine {
  return { ...line, toConfirm: null }
}

async function baseOf(tx: Tx, { tenantId, input, current }: SaveRequest, { offers }: OfferNeeds): Promise<OfferBase> {
  if (input.offer_id === undefined) return { offer: null, version: null, lines: [], revises: false }
  if (input.rev === undefined) throw invalid({ 'offer.rev': { nl: 'Verplicht.', en: 'Required.' } })
  const offer = await offers.lockOffer(tx, { tenantId }, { organizationId: null, seesDrafts: true }, input.offer_id)
  if (!offer) throw notFound()
  if (offer.status === 'accepted') throw new DomainError('OFFER_LOCKED')
  if (offer.rev !== input.rev) throw new DomainError('STALE', { current: await current(tx, offer) })
  const key = { tenant_id: tenantId, offer_id: offer.id, version: offer.draft_version ?? offer.current_version }
  const version = await offers.versionRow(tx, key)
  if (!version) throw new Error(`offer ${offer.id} has no version ${key.version}`)
  return { offer, version, lines: await offers.linesOf(tx, key), revises: version.state !== 'draft' }
}

/** A new customer is made here, so that it and the offer are stored together or not at all. */
async function organizationOf(
  tx: Tx,
  { tenantId, input: { customer } }: SaveRequest,
  { version }: OfferBase,
  { parties }: OfferNeeds,
): Promise<number | null> {
  if (customer?.new) {
    if (customer.organization_id !== undefined)
      throw invalid({
        'offer.customer.new': {
          nl: 'Kies een bestaande klant of maak een nieuwe.',
          en: 'Choose an existing customer or make a new one.',
        },
      })
    return parties.addCustomer(tx, tenantId, customer.new, 'offer.customer.new.')
  }
  return customer === undefined ? (version?.organization_id ?? null) : (customer?.organization_id ?? null)
}

async function linesFor(
  tx: Tx,
  { tenantId, input, caller }: SaveRequest,
  { base, settings, language }: { base: OfferBase; settings: OfferSettings; language: 'nl' | 'en' },
  needs: OfferNeeds,
): Promise<OfferLine[]> {
  const sent: readonly OfferItemInput[] = input.items ?? base.lines.map(inputOfLine)
  const stored = new Map(base.lines.map((line) => [line.key, line]))
  const products = await needs.productsById(tx, tenantId, [...new Set(sent.flatMap((item) => item.productId ?? []))])
  const problems = lineProblems(sent, { products, stored })
  if (Object.keys(problems).length > 0) throw invalid(problems)
  const context = { products, stored, mayEditPrices: mayEditPrices(caller), defaultTaxRate: settings.defaultTaxRate }
  const items = priceLines(sent, context)
  const rules = await needs.settings.surchargeRules(tx, tenantId, language, settings.defaultTaxRate)
  const lines = [...items, ...applySurcharges(sent, items, { ...context, rules })]
  const tooHigh = amountProblems(lines, sent)
  if (Object.keys(tooHigh).length > 0) throw invalid(tooHigh)
  return lines
}

async function store(tx: Tx, request: SaveRequest, composed: ComposedOffer, needs: OfferNeeds): Promise<SavedOffer> {
  const { base, lines, today, settings } = composed
  const { offers } = needs
  const { tenantId, caller } = request
  const offer =
    base.offer ??
    (await offers.insertOffer(tx, {
      tenant_id: tenantId,
      offer_nr: await needs.settings.nextOfferNumber(tx, tenantId, settings, today),
      rev: 0,
      owner_user_id: caller.userId,
      owner_name: caller.name,
      created_by_name: caller.name,
      source_request_id: request.sourceRequestId ?? null,
      created_at: needs.now(),
    }))
  const version = base.revises ? await offers.nextVersion(tx, offer) : (base.version?.version ?? 1)
  const key = { tenant_id: tenantId, offer_id: offer.id, version }
  await offers.saveDraftVersion(tx, { ...key, ...versionColumns(composed, caller, needs.now()) })
  await offers.replaceLines(tx, key, lines)
  const issue = request.input.intent === 'issue'
  const endsLinks = issue && isForAnother(offer, composed.buyer)
  if (endsLinks) await needs.links.revokeAll(tx, tenantId, offer.id, needs.now())
  if (issue)
    await freezeVersion(
      tx,
      { offer, version, by: caller.userId, footerTexts: settings.footer, now: needs.now() },
      needs,
    )
  const saved = await offers.updateOffer(tx, offer, offerColumns(composed, { offer, version, issue, now: needs.now() }))
  const { template_id: templateId } = request.input
  if (templateId !== undefined && !(await needs.templateUsed(tx, tenantId, templateId, needs.now()))) throw notFound()
  if (!request.recordsNothing)
    await recordActivity(tx, request, {
      tenantId,
      action: actionOf(base, issue),
      entity: 'offer',
      entityId: offer.id,
      detail: {
        offer_nr: offer.offer_nr,
        version,
        from: base.offer?.status ?? null,
        to: saved.status,
        total: totalsOf(lines, composed.content.discount).total,
        ...(endsLinks && { links_ended: true }),
        ...(request.sourceRequestId !== undefined && { source_request_id: request.sourceRequestId }),
      },
    })
  const stored = await offers.versionRow(tx, key)
  if (!stored) throw new Error(`version ${version} of offer ${offer.id} is gone right after it was stored`)
  return toSaved(saved, stored, today)
}

function actionOf({ offer, revises }: OfferBase, issue: boolean): string {
  if (issue) return 'offer.issued'
  if (!offer) return 'offer.created'
  return revises ? 'offer.revised' : 'offer.saved'
}
