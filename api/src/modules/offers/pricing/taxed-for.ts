import { hasTax, isSameTax, retaxed, surchargeKey, usualTax, type TaxRegime } from '@staffel/shared-api/rules'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { OfferBuyer } from '../document/offer-content.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import type { OfferLine } from '../store/offer-line.ts'
import type { OfferRow } from '../store/offer.repository.ts'

interface Copying {
  readonly offer: Pick<OfferRow, 'tenant_id' | 'organization_id'>
  /** Whom the copy is for. */
  readonly buyer: OfferBuyer | null
  /** The lines of the first offer, as they stand there. */
  readonly written: readonly OfferLine[]
  /** The tenant's own, in percent. */
  readonly rate: number
}

/** Copied lines, taxed as the customer of the copy is. A tax that was chosen by hand stays. */
export async function taxedFor(
  tx: Tx,
  { offer, buyer, written, rate }: Copying,
  lines: readonly OfferLine[],
  dependencies: Pick<OfferDependencies, 'parties' | 'settings' | 'productsById'>,
): Promise<readonly OfferLine[]> {
  if (!buyer) return lines
  const after = buyer.taxRegime
  const first = await regimeOfFirst(tx, offer, buyer, dependencies)
  if (first === 'domestic' && after === 'domestic') return lines
  const [products, rules] = await Promise.all([
    dependencies.productsById(tx, offer.tenant_id, [...new Set(lines.flatMap(({ productId }) => productId ?? []))]),
    dependencies.settings.ruleRows(tx, offer.tenant_id),
  ])
  const ofRules = new Map(rules.map(({ id, tax_rate: own }) => [surchargeKey(id), own === null ? null : Number(own)]))
  const rateOf = ({ key, productId }: OfferLine) => ofRules.get(key) ?? products.get(productId ?? 0)?.vat_rate
  // Said of the customer only after the offer was made: then its lines are as they are for anybody. A copy with today's
  // surcharges does not tell, as those are of today.
  const isFollowed = written.some(
    (line) => hasTax(line) && isSameTax(line, usualTax({ regime: first, rate }, rateOf(line))),
  )
  return retaxed(lines, { before: isFollowed ? first : 'domestic', after, rate, rateOf })
}

/** How many of the lines are taxed otherwise than they were; surcharges are the rules' business. */
export function taxedOtherwise(before: readonly OfferLine[], after: readonly OfferLine[]): number {
  const earlier = new Map(before.map((line) => [line.key, line]))
  return after.filter((line) => {
    const same = line.kind === 'item' ? earlier.get(line.key) : undefined
    return same !== undefined && !isSameTax(same, line)
  }).length
}

/** How the customer is taxed whom the lines were written for. */
async function regimeOfFirst(
  tx: Tx,
  { tenant_id: tenantId, organization_id: id }: Copying['offer'],
  buyer: OfferBuyer,
  { parties }: Pick<OfferDependencies, 'parties'>,
): Promise<TaxRegime> {
  if (id === buyer.organizationId) return buyer.taxRegime
  return (id === null ? null : await parties.customer(tx, tenantId, id))?.taxRegime ?? 'domestic'
}
