import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { CustomerSortKey, CustomerStatus, TaxRegime } from '@staffel/shared-api/contract'
import { cappedCount, countLimit, type CappedCount } from '../../../db/sql/capped-count.ts'
import { nullsLast } from '../../../db/sql/nulls-last.ts'
import { compiledOnce } from '../../../db/statements/compiled-once.ts'
import type { Schema } from '../../../db/schema.ts'
import { inScope, type TenantScope, type Tx } from '../../../db/tenant-transaction.ts'

export interface OrganizationFilter {
  readonly search?: string | undefined
  readonly status?: CustomerStatus | undefined
  readonly regionId?: number | undefined
  readonly organizationId?: number | undefined
  /** The only organisation that the caller may see; null for all. */
  readonly bound: number | null
}

export interface OrganizationPage {
  readonly limit: number
  readonly offset: number
  readonly sortKey: CustomerSortKey
  readonly descending: boolean
}

export interface StoredOrganization {
  readonly tenant_id: number
  readonly id: number
  readonly region_id: number | null
  readonly name: string
  readonly status: CustomerStatus
  readonly email: string | null
  readonly phone: string | null
  readonly contact_person: string | null
  readonly total_offers: number
  readonly accepted_offers: number
  readonly total_value_cents: number
  readonly last_contact: Date | null
}

/** With its primary address, where it has one. */
export interface StoredCustomer {
  readonly id: number
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly region_id: number | null
  readonly vat_number: string | null
  readonly tax_regime: TaxRegime
  readonly street: string | null
  readonly number: string | null
  readonly number_addition: string | null
  readonly postal_code: string | null
  readonly city: string | null
}

export interface StoredAddress {
  readonly id: number
  readonly organization_id: number
  readonly street: string
  readonly number: string
  readonly number_addition: string
  readonly postal_code: string
  readonly city: string
  readonly country_code: string
  readonly is_primary: boolean
}

const sortKeys = {
  totalValue: sql`s.total_value_cents`,
  totalvalue: sql`s.total_value_cents`,
  name: sql`o.name`,
  status: sql`o.status`,
  totalOffers: sql`s.total_offers`,
  acceptedOffers: sql`s.accepted_offers`,
  lastcontact: sql`s.last_contact`,
} satisfies Record<CustomerSortKey, unknown>

type OrganizationQuery<O> = SelectQueryBuilder<Schema & { o: Schema['organization'] }, 'o', O>

/** Inside one tenant the trigram index finds the text; an Admin over all tenants reads them one by one. */
function matchesText(scope: TenantScope, search: string) {
  if (scope.tenantId !== null)
    return sql<SqlBool>`o.id in (select id from search_organizations(${search}, ${countLimit + 1}))`
  return sql<SqlBool>`o.search_text like ${`%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`
}

function filtered<O>(
  query: OrganizationQuery<O>,
  scope: TenantScope,
  filter: OrganizationFilter,
): OrganizationQuery<O> {
  const { search, status, regionId, organizationId, bound } = filter
  let result = query.where(inScope(scope, 'o.tenant_id')).where('o.archived_at', 'is', null)
  if (search) result = result.where(matchesText(scope, search))
  if (status !== undefined) result = result.where('o.status', '=', status)
  if (regionId !== undefined) result = result.where('o.region_id', '=', regionId)
  if (organizationId !== undefined) result = result.where('o.id', '=', organizationId)
  return bound === null ? result : result.where('o.id', '=', bound)
}

const withTotals = (tx: Tx, scope: TenantScope) =>
  tx
    .selectFrom('organization as o')
    .innerJoin('organization_totals as s', (join) =>
      join.onRef('s.tenant_id', '=', 'o.tenant_id').onRef('s.organization_id', '=', 'o.id'),
    )
    .where(inScope(scope, 'o.tenant_id'))
    .select(['o.tenant_id', 'o.id', 'o.region_id', 'o.name', 'o.status', 'o.email', 'o.phone'])
    .select(['s.total_offers', 's.accepted_offers', 's.total_value_cents', 's.last_contact'])
    .select((eb) =>
      eb
        .selectFrom('contact_person as c')
        .select('c.name')
        .whereRef('c.tenant_id', '=', 'o.tenant_id')
        .whereRef('c.organization_id', '=', 'o.id')
        .orderBy('c.is_primary', 'desc')
        .orderBy('c.id')
        .limit(1)
        .as('contact_person'),
    )

const customer = compiledOnce((tx, { tenantId, id }: { readonly tenantId: number; readonly id: number }) =>
  tx
    .selectFrom('organization as o')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('organization_address as a')
          .select(['a.street', 'a.number', 'a.number_addition', 'a.postal_code', 'a.city'])
          .whereRef('a.tenant_id', '=', 'o.tenant_id')
          .whereRef('a.organization_id', '=', 'o.id')
          .orderBy('a.is_primary', 'desc')
          .orderBy('a.id')
          .limit(sql.lit(1))
          .as('address'),
      (join) => join.onTrue(),
    )
    .select(['o.id', 'o.name', 'o.email', 'o.phone', 'o.region_id', 'o.vat_number', 'o.tax_regime'])
    .select(['address.street', 'address.number', 'address.number_addition', 'address.postal_code', 'address.city'])
    .where('o.tenant_id', '=', tenantId)
    .where('o.id', '=', id),
)

export const organizationsRepository = {
  async list(
    tx: Tx,
    scope: TenantScope,
    filter: OrganizationFilter,
    page: OrganizationPage,
  ): Promise<StoredOrganization[]> {
    const ids = filtered(tx.selectFrom('organization as o').select('o.id'), scope, filter)
    return withTotals(tx, scope)
      .where('o.id', 'in', ids)
      .orderBy(sortKeys[page.sortKey], nullsLast(page.descending))
      .orderBy('o.id', page.descending ? 'desc' : 'asc')
      .limit(page.limit)
      .offset(page.offset)
      .execute()
  },

  count: (tx: Tx, scope: TenantScope, filter: OrganizationFilter): Promise<CappedCount> =>
    cappedCount(tx, sql`${filtered(tx.selectFrom('organization as o').select('o.id'), scope, filter)}`),

  /** An archived organisation is still found: its old offers point at it. */
  async find(tx: Tx, scope: TenantScope, id: number, bound: number | null): Promise<StoredOrganization | null> {
    if (bound !== null && bound !== id) return null
    return (await withTotals(tx, scope).where('o.id', '=', id).executeTakeFirst()) ?? null
  },

  /** Where offers to it go, archived or not. */
  async customer(tx: Tx, tenantId: number, id: number): Promise<StoredCustomer | null> {
    const [row] = await customer(tx, { tenantId, id })
    return row ?? null
  },

  async setTaxRegime(tx: Tx, tenantId: number, id: number, regime: TaxRegime): Promise<void> {
    await tx
      .updateTable('organization')
      .set({ tax_regime: regime })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  },

  /** The primary address first. */
  async addresses(tx: Tx, tenantId: number, organizationId: number): Promise<StoredAddress[]> {
    return tx
      .selectFrom('organization_address')
      .select([
        'id',
        'organization_id',
        'street',
        'number',
        'number_addition',
        'postal_code',
        'city',
        'country_code',
        'is_primary',
      ])
      .where('tenant_id', '=', tenantId)
      .where('organization_id', '=', organizationId)
      .orderBy('is_primary', 'desc')
      .orderBy('id')
      .execute()
  },

  /** Primary ones first. */
  async contacts(
    tx: Tx,
    tenantId: number,
    organizationId: number,
  ): Promise<{ id: number; kind: 'email' | 'phone'; value: string; is_primary: boolean }[]> {
    return tx
      .selectFrom('organization_contact')
      .select(['id', 'kind', 'value', 'is_primary'])
      .where('tenant_id', '=', tenantId)
      .where('organization_id', '=', organizationId)
      .orderBy('is_primary', 'desc')
      .orderBy('kind')
      .orderBy('id')
      .execute()
  },

  async people(tx: Tx, tenantId: number, organizationId: number): Promise<{ id: number; name: string }[]> {
    return tx
      .selectFrom('contact_person')
      .select(['id', 'name'])
      .where('tenant_id', '=', tenantId)
      .where('organization_id', '=', organizationId)
      .orderBy('is_primary', 'desc')
      .orderBy('name')
      .orderBy('id')
      .execute()
  },
}
export type OrganizationsRepository = typeof organizationsRepository
