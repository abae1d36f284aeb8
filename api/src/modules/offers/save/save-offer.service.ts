import type { OfferItemInput, SavedOffer } from '@staffel/shared-api/contract'
import { recordActivity } from '../../../http/record-activity.ts'
import { knowTimeZone, tenantDay, type TenantDay } from '../../../db/tenant-day.ts'
import { ending, type Tx } from '../../../db/tenant-transaction.ts'
import { DomainError, invalid, notFound } from '../../../errors.ts'
import { boundOrganization, reachesOrganization, seesCosts } from '../../../http/caller.ts'
import { text } from '../../../texts/text.ts'
import { amountProblems } from '../pricing/amount-problems.ts'
import { applySurcharges, type SurchargeContext } from '../pricing/apply-surcharges.ts'
import { issueRefusal } from './issue-refusal.ts'
import { issuedLines } from './issued-lines.ts'
import { contentProblems, offerContent } from '../document/offer-content.ts'
import { freezeVersion } from './freeze-version.ts'
import { toSaved } from '../document/offer-document.ts'
import { marginOf } from '../document/margin-of.ts'
import { inputOfLine, type OfferLine } from '../store/offer-line.ts'
import { insertNumbered } from './insert-numbered.ts'
import { activityOf, type Written } from './activity-of.ts'
import type { SaveRequest } from './save-request.ts'
import { passApproval } from '../transitions/approval/pass-approval.ts'
import { rulesOf } from '../pricing/rules-of.ts'
import { isForAnother, offerColumns, versionColumns, type OfferBase, type ComposedOffer } from './offer-columns.ts'
import { totalsOf } from '../store/offer-totals.ts'
import { mayEditPrices, readsInternalNotes, viewOf } from '../store/offer.policy.ts'
import type { OfferRow, SavedOfferRow } from '../store/offer.repository.ts'
import type { SavedVersionRow } from '../store/offer-version.repository.ts'
import type { OfferSequence, OfferSettings } from '../store/offer-settings.repository.ts'
import { refuseBeyondPlan } from '../plan/plan-usage.ts'
import { listedProducts } from '../pricing/products-for.ts'
import { lineProblems, priceLines, type PricingContext } from '../pricing/price-lines.ts'
import { buyerOf, unknownCustomer, type OfferDependencies } from '../store/offer-dependencies.ts'

/**
 * Stores an offer as a draft, and issues it when asked: numbers, prices, surcharges and totals are the server's own.
 */
export async function saveOffer(tx: Tx, request: SaveRequest, dependencies: OfferDependencies): Promise<SavedOffer> {
  const { tenantId, input, caller } = request
  knowTimeZone(tx, caller.tenantId, caller.timeZone)
  const base = await baseOf(tx, request, dependencies)
  const organizationId = await organizationOf(tx, request, base, dependencies)
  const sent: readonly OfferItemInput[] = input.items ?? base.lines.map(inputOfLine)
  // Only the buyer may be refused here, so that it is the same refusal each time.
  const productIds = [...new Set(sent.flatMap((item) => item.productId ?? []))]
  const ofTenant = dependencies.settings.offerSettings(tx, tenantId)
  // One day for the number and the counter that it is of, also at midnight.
  const day = tenantDay(tx, tenantId, dependencies.now())
  const [{ today }, settings, buyer, found, entries, ruleRows, sequence] = await Promise.all([
    day,
    ofTenant,
    buyerOf(tx, dependencies, tenantId, { id: organizationId, had: base.version?.organization_id ?? null }),
    dependencies.productsById(tx, tenantId, productIds),
    dependencies.pricesOf(tx, tenantId, organizationId, productIds),
    dependencies.settings.ruleRows(tx, tenantId),
    base.offer ? null : sequenceOf(tx, tenantId, { ofTenant, day }, dependencies),
  ])
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
  const products = listedProducts(found, entries, { day: today, currency: content.currency })
  const tax = { regime: buyer?.taxRegime ?? ('domestic' as const), rate: settings.defaultTaxRate }
  const rules = rulesOf(ruleRows, content.language, tax)
  const lines = linesFor(sent, {
    products,
    stored: new Map(base.lines.map((line) => [line.key, line])),
    mayEditPrices: context.editsPrices,
    tax,
    tiersTogether: settings.tiersTogether,
    knowsCosts: content.currency === settings.currency,
    rules,
  })
  const asked = { input, hasCustomer: buyer !== null, validUntil: content.validUntil, lines, products }
  await refuseIssue(tx, request, { ...asked, today, isFirst: !base.offer?.issued_at }, dependencies)
  const asIssued = { content, organizationId, customerAddresses: content.customerAddresses, lines, products, rules }
  const approval = await passApproval(tx, request, { ...asIssued, base, settings }, dependencies)
  await countTemplate(tx, request, dependencies)
  const pictures = () => dependencies.picturesOf(tx, tenantId, content.show_pictures ? productIds : [], { held: true })
  const kept =
    input.intent === 'issue' ? issuedLines(lines, { ...settings, products, pictures: await pictures() }) : lines
  const totals = totalsOf(kept, content.discount)
  return store(
    tx,
    request,
    { base, sequence, buyer, content, lines: kept, totals, settings, rules, approval, today },
    dependencies,
  )
}

/** What would be issued has to be complete; what is issued has to be within the plan. */
async function refuseIssue(
  tx: Tx,
  { tenantId, input, asks }: SaveRequest,
  {
    today,
    isFirst,
    ...offer
  }: Parameters<typeof issueRefusal>[0] & { readonly today: string; readonly isFirst: boolean },
  dependencies: OfferDependencies,
): Promise<void> {
  const issues = input.intent === 'issue'
  const refusal = issues || asks ? issueRefusal(offer, today) : null
  if (refusal) throw refusal
  if (issues && isFirst) await refuseBeyondPlan(tx, tenantId, dependencies)
}

async function baseOf(
  tx: Tx,
  { tenantId, input, caller, current }: SaveRequest,
  { offers }: OfferDependencies,
): Promise<OfferBase> {
  if (input.offer_id === undefined) return { offer: null, version: null, lines: [], revises: false }
  if (input.rev === undefined) throw invalid({ 'offer.rev': text('field.required') })
  const offer = await offers.lockOffer(tx, { tenantId }, viewOf(caller), input.offer_id)
  if (!offer) throw notFound()
  if (offer.status === 'accepted') throw new DomainError('OFFER_LOCKED')
  if (offer.rev !== input.rev) throw new DomainError('STALE', { current: await current(tx, offer) })
  const key = { tenant_id: tenantId, offer_id: offer.id, version: offer.draft_version ?? offer.current_version }
  const [version, lines] = await Promise.all([offers.versionRow(tx, key), offers.linesOf(tx, key)])
  if (!version) throw new Error(`offer ${offer.id} has no version ${key.version}`)
  // A draft may be for another customer than the one who has the offer.
  if (!reachesOrganization(caller, version.organization_id)) throw notFound()
  return { offer, version, lines, revises: version.state !== 'draft' }
}

/**
 * A new customer is made here, so that it and the offer are stored together or not at all. Who is bound to an
 * organisation makes offers for that one, and learns of no other.
 */
async function organizationOf(
  tx: Tx,
  { tenantId, caller, input: { customer } }: SaveRequest,
  { version }: OfferBase,
  { parties }: OfferDependencies,
): Promise<number | null> {
  const bound = boundOrganization(caller)
  if (bound !== null) {
    if (customer?.new || (customer?.organization_id ?? bound) !== bound) throw unknownCustomer()
    return bound
  }
  if (customer?.new) {
    if (customer.organization_id !== undefined)
      throw invalid({ 'offer.customer.new': text('offer.customer.oneOfBoth') })
    return parties.addCustomer(tx, tenantId, customer.new, 'offer.customer.new.')
  }
  return customer === undefined ? (version?.organization_id ?? null) : (customer?.organization_id ?? null)
}

/** The last that a save asks for before it is reckoned: who takes the next number waits for this one to be stored. */
async function sequenceOf(
  tx: Tx,
  tenantId: number,
  { ofTenant, day }: { readonly ofTenant: Promise<OfferSettings>; readonly day: Promise<TenantDay> },
  { settings }: OfferDependencies,
): Promise<OfferSequence> {
  const [own, { today }] = await Promise.all([ofTenant, day])
  return settings.nextSequence(tx, tenantId, own, today)
}

function linesFor(sent: readonly OfferItemInput[], context: PricingContext & SurchargeContext): OfferLine[] {
  const problems = lineProblems(sent, context)
  if (Object.keys(problems).length > 0) throw invalid(problems)
  const items = priceLines(sent, context)
  const lines = [...items, ...applySurcharges(sent, items, context)]
  const tooHigh = amountProblems(lines, sent)
  if (Object.keys(tooHigh).length > 0) throw invalid(tooHigh)
  return lines
}

function store(
  tx: Tx,
  request: SaveRequest,
  composed: ComposedOffer,
  dependencies: OfferDependencies,
): Promise<SavedOffer> {
  const { offer } = composed.base
  if (offer) return write(tx, request, composed, { offer, number: offer }, dependencies)
  return insertNumbered(
    tx,
    request.tenantId,
    composed,
    (number) => write(tx, request, composed, { offer: null, number }, dependencies),
    dependencies,
  )
}

/** What is stored leaves together: nothing here is asked of what was stored a moment ago, but by an issue. */
async function write(
  tx: Tx,
  request: SaveRequest,
  composed: ComposedOffer,
  { offer, number }: Written,
  dependencies: OfferDependencies,
): Promise<SavedOffer> {
  const { base, lines } = composed
  const { offers } = dependencies
  const { tenantId, caller } = request
  const issue = request.input.intent === 'issue'
  const version = offer && base.revises ? await offers.nextVersion(tx, offer) : (base.version?.version ?? 1)
  const key = { tenant_id: tenantId, offer_id: number.id, version }
  const isNew = base.version === null || base.revises
  const row = { ...key, ...versionColumns(composed, caller, dependencies.now()) }
  const made = () => ({ ...newOffer(request, composed, dependencies), ...number })
  const content = () =>
    Promise.all([
      isNew ? offers.insertVersion(tx, row) : offers.saveDraftVersion(tx, row),
      isNew ? offers.insertLines(tx, key, lines) : offers.replaceLines(tx, key, lines),
    ])
  const change = (from: OfferRow) =>
    offers.updateOffer(tx, from, offerColumns(composed, { offer: from, version, issue, now: dependencies.now() }))
  const record = () =>
    request.recordsNothing
      ? null
      : recordActivity(tx, request, activityOf(request, { offer, number }, version, composed))

  const end: typeof ending = request.isLast ? ending : (_tx, last) => last()
  if (!issue) {
    const saved = () => (offer ? change(offer) : offers.insertDraft(tx, made()))
    const [changed, [stored]] = await end(tx, () => Promise.all([saved(), content(), record()]))
    return answerOf(request, composed, changed, stored)
  }
  const [begun] = await Promise.all([offer ?? offers.insertOffer(tx, made()), content()])
  await issueDraft(tx, request, { offer: begun, version }, composed, dependencies)
  const [saved, stored] = await end(tx, () => Promise.all([change(begun), offers.versionRow(tx, key), record()]))
  if (!stored) throw new Error(`version ${version} of offer ${begun.id} is gone right after it was stored`)
  return answerOf(request, composed, saved, stored)
}

/** What is earned is told whom it concerns, where the costs are in the currency of the offer. */
function answerOf(
  { caller }: SaveRequest,
  { lines, settings, today }: ComposedOffer,
  offer: SavedOfferRow,
  version: SavedVersionRow,
): SavedOffer {
  const earns = seesCosts(caller) && version.currency === settings.currency
  return {
    ...toSaved(offer, version, today),
    ...(earns && { margin: marginOf(settings.marginFloor, version, lines) }),
  }
}

/** A draft is stored as it stays; what is issued at once is a draft first, and changed by the issue. */
function newOffer(
  { tenantId, caller, input, sourceRequestId }: SaveRequest,
  composed: ComposedOffer,
  dependencies: OfferDependencies,
) {
  const issue = input.intent === 'issue'
  const now = dependencies.now()
  const offer = { issued_at: null, organization_id: null }
  return {
    tenant_id: tenantId,
    rev: issue ? 0 : 1,
    owner_user_id: caller.userId,
    owner_name: caller.name,
    created_by_name: caller.name,
    source_request_id: sourceRequestId ?? null,
    created_at: now,
    ...(!issue && offerColumns(composed, { offer, version: 1, issue, now })),
  }
}

async function issueDraft(
  tx: Tx,
  { tenantId, caller }: SaveRequest,
  { offer, version }: { readonly offer: OfferRow; readonly version: number },
  { buyer, settings, rules }: ComposedOffer,
  dependencies: OfferDependencies,
): Promise<void> {
  if (isForAnother(offer, buyer)) await dependencies.links.revokeAll(tx, tenantId, offer.id, dependencies.now())
  const freezing = { offer, version, by: caller.userId, footerTexts: settings.footer, rules, now: dependencies.now() }
  await freezeVersion(tx, freezing, dependencies)
}

async function countTemplate(tx: Tx, { tenantId, input }: SaveRequest, dependencies: OfferDependencies): Promise<void> {
  const { template_id: template } = input
  if (template !== undefined && !(await dependencies.templateUsed(tx, tenantId, template, dependencies.now())))
    throw notFound()
}
