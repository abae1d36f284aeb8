import type { Currency, OfferCompany, OfferFooter, SoldProduct, SmallPicture } from '@staffel/shared-api/contract'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { productsFor } from '../pricing/products-for.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import type { OfferLine } from '../store/offer-line.ts'
import type { StoredParty } from '../store/offer-parties.ts'
import type { OfferVersionRow } from '../store/offer.repository.ts'
import { keepNewest } from '../../../system/keep-newest.ts'

/** What a version shows that is kept elsewhere: little of what was issued, which has most of it frozen. */
export interface NeededParts {
  readonly tenantId: number
  readonly productIds: readonly number[]
  readonly picturedIds: readonly number[]
  /** Null where seller and buyer were frozen. */
  readonly parties: { readonly organizationId: number | null } | null
  readonly customer: { readonly organizationId: number | null; readonly currency: Currency }
}

export interface Parts {
  readonly products: ReadonlyMap<number, SoldProduct>
  readonly pictures: ReadonlyMap<number, SmallPicture>
  readonly seller: { readonly company: OfferCompany; readonly footer: Omit<OfferFooter, 'text'> } | null
  readonly buyer: StoredParty | null
}

export function neededBy(version: OfferVersionRow, lines: readonly OfferLine[]): NeededParts {
  const { tenant_id: tenantId, state, organization_id: organizationId, currency } = version
  const ids = [...new Set(lines.flatMap((line) => line.productId ?? []))]
  const showsPictures = version.show_pictures && (state === 'draft' || state === 'unissued')
  return {
    tenantId,
    productIds: state === 'draft' ? ids : [],
    picturedIds: showsPictures ? ids : [],
    parties: version.company && version.footer ? null : { organizationId },
    customer: { organizationId, currency },
  }
}

/** All of it in one message. */
export async function partsOf(
  tx: Tx,
  { tenantId, productIds, picturedIds, parties: wanted, customer }: NeededParts,
  dependencies: Pick<OfferDependencies, 'parties' | 'productsById' | 'pricesOf' | 'picturesOf' | 'now'>,
): Promise<Parts> {
  const { parties, picturesOf } = dependencies
  const buyerId = wanted?.organizationId ?? null
  const [products, pictures, seller, buyer] = await Promise.all([
    productsFor(tx, tenantId, productIds, customer, dependencies),
    picturedIds.length > 0 ? picturesOf(tx, tenantId, picturedIds) : new Map<number, SmallPicture>(),
    wanted && parties.documentCompany(tx, tenantId),
    buyerId === null ? null : parties.customer(tx, tenantId, buyerId),
  ])
  return { products, pictures, seller, buyer }
}

/** Some of the documents that people are busy with. */
const mostDocuments = 2_000

/**
 * What documents needed when they were last read. Whoever reads one again asks for that along with the document itself,
 * and for what it needs now where that is something else. Only what to ask for is remembered, none of the answers.
 */
export function rememberedNeeds() {
  const documents = new Map<string, NeededParts>()
  return {
    of: (document: string): NeededParts | null => documents.get(document) ?? null,

    keep(document: string, needed: NeededParts): void {
      if (needed.parties === null && needed.picturedIds.length === 0) documents.delete(document)
      else keepNewest(documents, document, needed, mostDocuments)
    },
  }
}
export type RememberedNeeds = ReturnType<typeof rememberedNeeds>

/** Parts that were asked for before it was known what is needed; null where that is something else. */
export function fitting(ahead: PartsAhead | null, needed: NeededParts): Parts | null {
  return ahead && JSON.stringify(ahead.needed) === JSON.stringify(needed) ? ahead.parts : null
}

export interface PartsAhead {
  readonly needed: NeededParts
  readonly parts: Parts
}
