import type { Currency, Language, OfferItemInput, TaxRegime } from '@staffel/shared-api/contract'
import { lineTotal } from '@staffel/shared-api/rules'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { invalid } from '../../../errors.ts'
import { reachesOrganization, type Caller } from '../../../http/caller.ts'
import { applySurcharges } from './apply-surcharges.ts'
import { inputOfLine, type OfferLine } from '../store/offer-line.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import { productsFor } from './products-for.ts'
import { rulesOf } from './rules-of.ts'
import { mayEditPrices } from '../store/offer.policy.ts'
import type { OfferRow } from '../store/offer.repository.ts'
import { isSurcharge, lineProblems, priceLines, type PricingContext } from './price-lines.ts'

export interface SurchargeQuote {
  readonly items: OfferItemInput[]
}

interface QuoteRequest {
  readonly tenantId: number
  /** The stored offer that is being edited; undefined before the first save. */
  readonly offer:
    Pick<OfferRow, 'id' | 'draft_version' | 'current_version' | 'organization_id' | 'currency'> | undefined
  readonly organizationId?: number
  readonly currency?: Currency
  readonly taxRegime?: TaxRegime
  readonly items: readonly OfferItemInput[]
  readonly caller: Caller
  readonly language: Language
}

/**
 * The surcharges for lines that are being edited. The lines come back as they were sent; what they cost is taken from
 * their quantity and unit price, because the editor has them open, and where no price was sent from what the customer
 * pays. Nothing is stored.
 */
export async function quoteSurcharges(
  tx: Tx,
  request: QuoteRequest,
  dependencies: Pick<OfferDependencies, 'offers' | 'settings' | 'productsById' | 'pricesOf' | 'parties' | 'now'>,
): Promise<SurchargeQuote> {
  const { tenantId, offer, items, caller, language } = request
  const problems = lineProblems(
    items.map((item) => ({ ...item, productId: null, description: item.description || '-' })),
    { products: new Map(), stored: new Map() },
  )
  if (Object.keys(problems).length > 0)
    throw invalid(
      Object.fromEntries(
        Object.entries(problems).map(([field, message]) => [field.replace('offer', 'offerJson'), message]),
      ),
    )
  const settings = await dependencies.settings.offerSettings(tx, tenantId)
  const storedLines = offer
    ? await dependencies.offers.linesOf(tx, {
        tenant_id: tenantId,
        offer_id: offer.id,
        version: offer.draft_version ?? offer.current_version,
      })
    : []
  const stored = new Map(storedLines.map((line) => [line.key, line]))
  const ids = [...new Set(items.flatMap((item) => item.productId ?? []))]
  const currency = request.currency ?? offer?.currency ?? settings.currency
  const organizationId = customerOf(request)
  const [buyer, products] = await Promise.all([
    organizationId === null ? null : dependencies.parties.customer(tx, tenantId, organizationId),
    productsFor(tx, tenantId, ids, { organizationId, currency }, dependencies),
  ])
  const regime = request.taxRegime ?? buyer?.taxRegime ?? 'domestic'
  const tax = { regime, rate: settings.defaultTaxRate }
  const context = { stored, mayEditPrices: mayEditPrices(caller), tax }
  const lines = asSent(items, {
    ...context,
    products,
    mayEditPrices: true,
    tiersTogether: settings.tiersTogether,
    knowsCosts: false,
  })
  const rules = rulesOf(await dependencies.settings.ruleRows(tx, tenantId), language, tax)
  const surcharges = applySurcharges(items, lines, { ...context, rules })
  return {
    items: [
      ...items.filter((item) => !isSurcharge(item)),
      ...surcharges.map((line) => ({ ...inputOfLine(line), total: line.total })),
    ],
  }
}

/** Of another customer than one's own only who runs the selling company learns what it pays. */
function customerOf({ organizationId, offer, caller }: QuoteRequest): number | null {
  const customer = organizationId ?? offer?.organization_id ?? null
  return reachesOrganization(caller, customer) ? customer : null
}

function asSent(items: readonly OfferItemInput[], context: PricingContext): OfferLine[] {
  const lines = priceLines(items, context)
  const sent = new Map(items.map((item) => [item.id, item]))
  return lines.map((line) => {
    const { unitPrice, priceUnit = line.priceUnit } = sent.get(line.key) ?? {}
    // What a price is for goes with the price.
    const priced = unitPrice === undefined ? line : { ...line, unitPrice, priceUnit }
    return { ...priced, total: lineTotal(priced) }
  })
}
