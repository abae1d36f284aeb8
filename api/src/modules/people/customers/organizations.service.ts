import type {
  BillingAddress,
  Customer,
  CustomerDetail,
  CustomerFilters,
  CustomerSortKey,
  CustomerStats,
  Language,
  OrganizationAddress,
  OrganizationContact,
  TaxRegime,
} from '@staffel/shared-api/contract'
import { fromCents } from '@staffel/shared-api/rules'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, readAsTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { notFound } from '../../../errors.ts'
import { boundOrganization, isTenantOwner, scopeWithin, type Caller } from '../../../http/caller.ts'
import type { Counted, RequestOrigin } from '../../../http/endpoint-route.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import { restorableSince } from '../../../db/sql/restorable-since.ts'
import { tenantDay } from '../../../db/tenant-day.ts'
import type { VatCheckRepository } from '../registers/vat-check.repository.ts'
import type { CustomerDetailRepository, StoredAddress } from './customer-detail.repository.ts'
import type { OrganizationsRepository, StoredCustomer, StoredOrganization } from './organizations.repository.ts'

export interface CustomerListInput {
  readonly tenant_id?: number
  readonly page?: number
  readonly limit?: number
  readonly filters?: CustomerFilters
  readonly sort_by?: CustomerSortKey
  readonly sort_dir?: 'asc' | 'desc'
}

function customerOf(organization: StoredOrganization): Customer {
  return {
    id: organization.id,
    name: organization.name,
    contactPerson: organization.contact_person,
    email: organization.email,
    phone: organization.phone,
    status: organization.status,
    totalOffers: organization.total_offers,
    acceptedOffers: organization.accepted_offers,
    totalvalue: fromCents(organization.total_value_cents),
    lastcontact: organization.last_contact?.toISOString() ?? null,
    ...(organization.archived_at && { archived_at: organization.archived_at.toISOString() }),
    ...(organization.deleted_at && { deleted_at: organization.deleted_at.toISOString() }),
    ...(organization.merged_into_id && { merged_into: organization.merged_into_id }),
  }
}

const addressOf = ({ name, email, phone }: StoredOrganization, address: StoredAddress): OrganizationAddress => ({
  ...address,
  name,
  email,
  phone,
})

/** Of a customer, what an offer to it needs. */
export interface OfferCustomerFacts {
  readonly billing: BillingAddress
  readonly regionId: number | null
  readonly vatNumber: string | null
  readonly taxRegime: TaxRegime
  readonly language: Language | null
  readonly paymentTermDays: number | null
  /** It gets no new offers. */
  readonly isArchived: boolean
}

function billingOf(
  { id, name, email, phone }: Pick<StoredOrganization, 'id' | 'name' | 'email' | 'phone'>,
  address: Partial<Pick<StoredCustomer, 'street' | 'number' | 'number_addition' | 'postal_code' | 'city'>> | undefined,
): BillingAddress {
  return {
    organization_id: id,
    name,
    street: address?.street ?? null,
    number: address?.number ?? null,
    number_addition: address?.number_addition || null,
    postal_code: address?.postal_code ?? null,
    city: address?.city ?? null,
    email,
    phone,
  }
}

export interface OrganizationsDependencies {
  readonly db: Db
  readonly organizations: OrganizationsRepository
  readonly details: CustomerDetailRepository
  readonly checks: Pick<VatCheckRepository, 'ofCustomer'>
  readonly now: () => Date
}

/** Customers of a tenant. A customer's people see their own only; everything else is as if it were not there. */
export function organizationsService({ db, organizations, details, checks, now }: OrganizationsDependencies) {
  /** Runs `work` on one organisation that the caller may see. */
  const withOrganization = <T>(
    caller: Caller,
    id: number,
    work: (tx: Tx, organization: StoredOrganization) => Promise<T>,
  ): Promise<T> =>
    asTenant(db, caller.scope, async (tx) => {
      const organization = await organizations.find(tx, caller.scope, id, boundOrganization(caller))
      if (!organization) throw notFound()
      return work(tx, organization)
    })

  async function addresses(tx: Tx, organization: StoredOrganization): Promise<OrganizationAddress[]> {
    const stored = await details.addresses(tx, organization.tenant_id, organization.id)
    return stored.map((address) => addressOf(organization, address))
  }

  return {
    async list(caller: Caller, input: CustomerListInput): Promise<Counted<Customer[]>> {
      const {
        page = 1,
        limit = 20,
        filters = {},
        sort_by: sortKey = 'totalValue',
        sort_dir: direction = 'desc',
      } = input
      const scope = scopeWithin(caller, input.tenant_id)
      if (!scope) return { rows: [], total: 0, capped: false }
      const filter = filterOf(caller, filters)
      return asTenant(db, scope, async (tx) => {
        const rows = await organizations.list(tx, scope, filter, {
          limit,
          offset: (page - 1) * limit,
          sortKey,
          descending: direction === 'desc',
        })
        const { total, capped } = await organizations.count(tx, scope, filter)
        return {
          rows: rows.map((row, index) => ({ ...customerOf(row), ...(index === 0 ? { total_count: total } : {}) })),
          total,
          capped,
        }
      })
    },

    get: (caller: Caller, id: number): Promise<Customer> =>
      withOrganization(caller, id, async (_tx, organization) => customerOf(organization)),

    async stats(
      caller: Caller,
      { tenant_id, filters = {} }: { readonly tenant_id?: number; readonly filters?: CustomerFilters },
    ): Promise<CustomerStats> {
      const scope = scopeWithin(caller, tenant_id)
      if (!scope) return { total: 0, active: 0, prospects: 0, archived: 0, deleted: 0, accepted_value: 0 }
      const { kept: _kept, ...filter } = filterOf(caller, filters)
      const found = await readAsTenant(db, scope, (tx) => organizations.stats(tx, scope, filter))
      const { total, active, archived, deleted, accepted_cents } = found
      return { total, active, prospects: total - active, archived, deleted, accepted_value: fromCents(accepted_cents) }
    },

    detailIn,
    filterOf,

    detail: (caller: Caller, id: number): Promise<CustomerDetail> =>
      asTenant(db, caller.scope, (tx) => detailIn(tx, caller, id)),

    addresses: (caller: Caller, id: number): Promise<OrganizationAddress[]> => withOrganization(caller, id, addresses),

    contacts: (caller: Caller, id: number): Promise<OrganizationContact[]> =>
      withOrganization(caller, id, (tx, organization) => details.contacts(tx, organization.tenant_id, organization.id)),

    /** What a new offer for this organisation starts with; empty fields when it has no address yet. */
    billingAddress: (caller: Caller, id: number): Promise<BillingAddress> =>
      withOrganization(caller, id, billingAddress),

    setTaxRegime: (
      { caller, origin }: { readonly caller: Caller; readonly origin: RequestOrigin },
      { organization_id: asked, tax_regime }: { readonly organization_id: number; readonly tax_regime: TaxRegime },
    ): Promise<void> =>
      withOrganization(caller, asked, async (tx, { tenant_id: tenantId, id }) => {
        await organizations.setTaxRegime(tx, tenantId, id, tax_regime)
        const what = { action: 'organization.tax_regime', entity: 'organization', entityId: id } as const
        await recordActivity(tx, { caller, origin }, { tenantId, ...what, detail: { tax_regime } })
      }),

    /** For other modules, inside their own transaction: whom an offer is for; null outside that tenant. */
    async customerIn(
      tx: Tx,
      tenantId: number,
      id: number,
      how?: { readonly held: boolean },
    ): Promise<OfferCustomerFacts | null> {
      const stored = await organizations.customer(tx, tenantId, id, how)
      if (!stored) return null
      return {
        billing: billingOf(stored, stored),
        regionId: stored.region_id,
        vatNumber: stored.vat_number,
        taxRegime: stored.tax_regime,
        language: stored.language,
        paymentTermDays: stored.payment_term_days,
        isArchived: stored.archived_at !== null,
      }
    },
  }

  function filterOf(caller: Caller, filters: CustomerFilters) {
    return {
      search: filters.search?.trim(),
      status: filters.status,
      regionId: filters.region_id,
      organizationId: filters.organization_id,
      kept: filters.kept,
      since: restorableSince(now()),
      bound: boundOrganization(caller),
    }
  }

  /** One customer with all that belongs to it; what the seller keeps for itself is told to those who run it alone. */
  async function detailIn(tx: Tx, caller: Caller, asked: number): Promise<CustomerDetail> {
    const organization = await organizations.find(tx, caller.scope, asked, boundOrganization(caller))
    if (!organization) throw notFound()
    const { tenant_id, id } = organization
    const { today } = await tenantDay(tx, tenant_id, now())
    const [
      { price_note, customer_group_id, customer_group_name, ...facts },
      all,
      contacts,
      contact_persons,
      vat_check,
    ] = await Promise.all([
      details.facts(tx, tenant_id, id, today),
      addresses(tx, organization),
      details.contacts(tx, tenant_id, id),
      details.people(tx, tenant_id, id),
      isTenantOwner(caller) ? checks.ofCustomer(tx, tenant_id, id) : null,
    ])
    const group = customer_group_id === null ? null : { id: customer_group_id, name: customer_group_name ?? '' }
    return {
      ...customerOf(organization),
      tenant_id,
      region_id: organization.region_id,
      ...facts,
      ...(isTenantOwner(caller) && { price_note, customer_group: group, vat_check }),
      address: all[0] ?? null,
      addresses: all,
      contacts,
      contact_persons,
    }
  }

  async function billingAddress(tx: Tx, organization: StoredOrganization): Promise<BillingAddress> {
    const [address] = await details.addresses(tx, organization.tenant_id, organization.id)
    return billingOf(organization, address)
  }
}
export type OrganizationsService = ReturnType<typeof organizationsService>
