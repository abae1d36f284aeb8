import type { SoldProduct, SmallPicture, Staffel } from '@staffel/shared-api/contract'
import type { PriceListEntry } from '@staffel/shared-api/rules'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { invalid } from '../../../errors.ts'
import { text } from '../../../texts/text.ts'
import type { OfferBuyer } from '../document/offer-content.ts'
import type { OfferParties } from './offer-parties.ts'
import type { OfferSettingsRepository } from './offer-settings.repository.ts'
import type { OfferRepository } from './offer.repository.ts'
import type { PlanRepository } from '../plan/plan.repository.ts'
import type { ApproversRepository } from '../transitions/approval/approvers.repository.ts'
import type { LinksRepository } from './links.repository.ts'

/** What offers ask of the catalogue: those of a tenant's products that exist, by id. */
export type ProductsById = (
  tx: Tx,
  tenantId: number,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, SoldProduct>>

/** What the price lists of a customer say of products; nothing without a customer. */
export type PricesOfCustomer = (
  tx: Tx,
  tenantId: number,
  organizationId: number | null,
  productIds: readonly number[],
) => Promise<readonly PriceListEntry<Staffel>[]>

/**
 * The first picture of each of these products that has one. `held` keeps them from being deleted until the transaction
 * ends, after which a line names them.
 */
export type PicturesOfProducts = (
  tx: Tx,
  tenantId: number,
  productIds: readonly number[],
  how?: { readonly held: boolean },
) => Promise<ReadonlyMap<number, SmallPicture>>

/** What offers tell the templates: that one was used. False when the tenant has no such template. */
export type TemplateUsed = (tx: Tx, tenantId: number, templateId: number, now: Date) => Promise<boolean>

/** What the work on offers is done with. */
export interface OfferDependencies {
  readonly offers: OfferRepository
  readonly settings: OfferSettingsRepository
  readonly parties: OfferParties
  readonly plan: PlanRepository
  readonly links: LinksRepository
  readonly approvers: ApproversRepository
  readonly productsById: ProductsById
  readonly pricesOf: PricesOfCustomer
  readonly picturesOf: PicturesOfProducts
  readonly templateUsed: TemplateUsed
  readonly now: () => Date
}

export const unknownCustomer = (at = 'offer.customer.organization_id'): Error =>
  invalid({ [at]: text('organization.unknown') })

/** Whom an offer is for. `had`: whom it was for before; that one keeps it, also when it is archived meanwhile. */
interface WantedBuyer {
  readonly id: number | null
  readonly had: number | null
  /** Where it stands in the caller's body. */
  readonly at?: string
}

/** The organisation that an offer is for. One that the tenant does not have is refused, whoever else has it. */
export async function buyerOf(
  tx: Tx,
  { parties }: Pick<OfferDependencies, 'parties'>,
  tenantId: number,
  { id: organizationId, had, at = 'offer.customer.organization_id' }: WantedBuyer,
): Promise<OfferBuyer | null> {
  if (organizationId === null) return null
  // What an offer hangs on already is not deleted; and a merge that moves the offer waits for nobody who waits for it.
  const found = await parties.customer(tx, tenantId, organizationId, { held: organizationId !== had })
  if (!found) throw unknownCustomer(at)
  // The id of one that was merged leads to another.
  const { organization_id: present } = found.billing
  if (found.isArchived && had !== present) throw invalid({ [at]: text('customer.archived') })
  return { ...found, organizationId: present }
}
