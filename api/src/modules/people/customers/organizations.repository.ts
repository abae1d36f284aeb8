import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { CustomerSortKey, CustomerStatus, Language, TaxRegime } from '@staffel/shared-api/contract'
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
  /** Left out: those in use. */
  readonly kept?: 'archived' | 'deleted' | undefined
  /** What was deleted earlier is not there any more. */
  readonly since: Date
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
  readonly archived_at: Date | null
  readonly deleted_at: Date | null
  readonly merged_into_id: number | null
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
  readonly language: Language | null
  readonly payment_term_days: number | null
  readonly archived_at: Date | null
  readonly merged_into_id: number | null
  readonly street: string | null
  readonly number: string | null
  readonly number_addition: string | null
  readonly postal_code: string | null
  readonly city: string | null
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
  const { search, status, regionId, organizationId, kept, since, bound } = filter
  let result = query.where(inScope(scope, 'o.tenant_id'))
  if (kept === 'deleted') result = result.where('o.deleted_at', '>', since)
  else result = result.where('o.deleted_at', 'is', null)
  if (kept === undefined) result = result.where('o.archived_at', 'is', null)
  if (kept === 'archived') result = result.where('o.archived_at', 'is not', null)
  if (search) result = result.where(matchesText(scope, search))
  if (status !== undefined) result = result.where('o.status', '=', status)
  if (regionId !== undefined) result = result.where('o.region_id', '=', regionId)
  if (organizationId !== undefined) result = result.where('o.id', '=', organizationId)
  return bound === null ? result : result.where('o.id', '=', bound)
}

/** Those of the list, by id. */
export const matchingOrganizations = (tx: Tx, scope: TenantScope, filter: OrganizationFilter) =>
  filtered(tx.selectFrom('organization as o').select('o.id'), scope, filter)

const withTotals = (tx: Tx, scope: TenantScope) =>
  tx
    .selectFrom('organization as o')
    .innerJoin('organization_totals as s', (join) =>
      join.onRef('s.tenant_id', '=', 'o.tenant_id').onRef('s.organization_id', '=', 'o.id'),
    )
    .where(inScope(scope, 'o.tenant_id'))
    .select(['o.tenant_id', 'o.id', 'o.region_id', 'o.name', 'o.status', 'o.email', 'o.phone'])
    .select(['o.archived_at', 'o.deleted_at', 'o.merged_into_id'])
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

interface CustomerKey {
  readonly tenantId: number
  readonly id: number
}

const customerQuery = (tx: Tx, { tenantId, id }: CustomerKey) =>
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
    .select(['o.id', 'o.name', 'o.email', 'o.phone', 'o.region_id', 'o.vat_number', 'o.tax_regime', 'o.archived_at'])
    .select(['o.merged_into_id', 'o.language', 'o.payment_term_days'])
    .select(['address.street', 'address.number', 'address.number_addition', 'address.postal_code', 'address.city'])
    .where('o.tenant_id', '=', tenantId)
    .where('o.id', '=', id)
    .where('o.deleted_at', 'is', null)

const customer = compiledOnce(customerQuery)
const heldCustomer = compiledOnce((tx, key: CustomerKey) => customerQuery(tx, key).forKeyShare('o'))

export const organizationsRepository = {
  async list(
    tx: Tx,
    scope: TenantScope,
    filter: OrganizationFilter,
    page: OrganizationPage,
  ): Promise<StoredOrganization[]> {
    const ids = matchingOrganizations(tx, scope, filter)
    return withTotals(tx, scope)
      .where('o.id', 'in', ids)
      .orderBy(sortKeys[page.sortKey], nullsLast(page.descending))
      .orderBy('o.id', page.descending ? 'desc' : 'asc')
      .limit(page.limit)
      .offset(page.offset)
      .execute()
  },

  /** Of each status within the other filters, and what those in use have accepted. */
  async stats(
    tx: Tx,
    scope: TenantScope,
    filter: Omit<OrganizationFilter, 'kept'>,
  ): Promise<{ total: number; active: number; archived: number; deleted: number; accepted_cents: number }> {
    const inUse = filtered(tx.selectFrom('organization as o').select('o.id'), scope, filter)
    const of = (kept: 'archived' | 'deleted') =>
      sql<number>`(select count(*) from (${matchingOrganizations(tx, scope, { ...filter, kept })}) as k)`
    const { rows } = await sql<{
      total: number
      active: number
      archived: number
      deleted: number
      accepted_cents: number
    }>`
      with in_use as (${inUse.select('o.status')})
      select count(*) as total, count(*) filter (where in_use.status = 'active') as active,
        ${of('archived')} as archived, ${of('deleted')} as deleted,
        (select coalesce(sum(f.subtotal_cents), 0)::bigint from offer f
          where f.organization_id in (select id from in_use) and ${inScope(scope, 'f.tenant_id')} and f.status = 'accepted' and f.deleted_at is null) as accepted_cents
      from in_use`.execute(tx)
    const [row] = rows
    if (!row) throw new Error('an aggregate answers one row')
    return row
  },

  count: (tx: Tx, scope: TenantScope, filter: OrganizationFilter): Promise<CappedCount> =>
    cappedCount(tx, sql`${matchingOrganizations(tx, scope, filter)}`),

  /**
   * An archived organisation is still found: its old offers point at it. The id of one that was merged leads to the
   * one that it went into.
   */
  async find(tx: Tx, scope: TenantScope, id: number, bound: number | null): Promise<StoredOrganization | null> {
    const of = (sought: number) =>
      withTotals(tx, scope).where('o.id', '=', sought).where('o.deleted_at', 'is', null).executeTakeFirst()
    const asked = await of(id)
    const found = asked?.merged_into_id ? await of(asked.merged_into_id) : asked
    return found && (bound === null || bound === found.id) ? found : null
  },

  /**
   * Where offers to it go, archived or not. `held` keeps it from being deleted or archived until the transaction ends,
   * for who is about to attach something to it.
   */
  async customer(
    tx: Tx,
    tenantId: number,
    id: number,
    { held = false }: { readonly held?: boolean } = {},
  ): Promise<StoredCustomer | null> {
    const read = held ? heldCustomer : customer
    const [asked] = await read(tx, { tenantId, id })
    if (!asked?.merged_into_id) return asked ?? null
    const [row] = await read(tx, { tenantId, id: asked.merged_into_id })
    return row ?? null
  },

  async setTaxRegime(tx: Tx, tenantId: number, id: number, regime: TaxRegime): Promise<void> {
    await tx
      .updateTable('organization')
      .set((eb) => ({ tax_regime: regime, rev: eb('rev', '+', 1) }))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  },
}
export type OrganizationsRepository = typeof organizationsRepository
