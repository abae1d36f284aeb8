import type {
  BillingAddress,
  Language,
  NewCustomer,
  OfferCompany,
  OfferCustomer,
  OfferFooter,
  TaxRegime,
} from '@staffel/shared-api/contract'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { CustomerAddresses } from './offers.tables.ts'

/** What offers ask of the module that keeps companies: who sells, and where an organisation is. */
export interface OfferParties {
  /** `forGood`: what is read is kept, so its logo stays until the transaction has ended. */
  documentCompany(
    tx: Tx,
    tenantId: number,
    options?: { readonly forGood?: boolean },
  ): Promise<{ company: OfferCompany; footer: Omit<OfferFooter, 'text'> }>
  /**
   * Null when the tenant has no such organisation. `held` keeps it from being deleted or archived until the transaction
   * ends, after which an offer names it.
   */
  customer(
    tx: Tx,
    tenantId: number,
    organizationId: number,
    how?: { readonly held: boolean },
  ): Promise<StoredParty | null>
  /** Refuses one that is probably there already. `at`: where its fields stand in the caller's body. */
  addCustomer(tx: Tx, tenantId: number, customer: NewCustomer, at: string): Promise<number>
}

/** An organisation that offers are for. */
export interface StoredParty {
  readonly billing: BillingAddress
  readonly regionId: number | null
  readonly vatNumber: string | null
  readonly taxRegime: TaxRegime
  /** In which it is written to; null where that is not known. */
  readonly language: Language | null
  /** Null where nothing was agreed with it. */
  readonly paymentTermDays: number | null
  /** It gets no new offers. */
  readonly isArchived: boolean
}

/** The customer of a document: the organisation's address, or the one typed for this offer; shipping copies billing. */
export function customerOf(
  own: BillingAddress,
  typed: CustomerAddresses | null,
  vatNumber: string | null,
): OfferCustomer {
  const billing = { ...(typed?.billing ?? own), organization_id: own.organization_id }
  const shipping = {
    ...(typed?.shipping ?? billing),
    organization_id: own.organization_id,
    address_type_code: 'shipping' as const,
  }
  return {
    organization_id: own.organization_id,
    name: own.name,
    ...(vatNumber && { vat_number: vatNumber }),
    addresses: { billing, shipping },
  }
}
