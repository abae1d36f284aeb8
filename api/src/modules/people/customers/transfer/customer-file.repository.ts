import type { CustomerField } from '@staffel/shared-api/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { inScope, type TenantScope, type Tx } from '../../../../db/tenant-transaction.ts'
import type { FileCell } from '../../../../files/tables/writing/file-cell.types.ts'
import { matchingOrganizations, type OrganizationFilter } from '../organizations.repository.ts'
import type { FileCustomer } from './customer-columns.ts'

/** By which of its numbers a customer is looked for. */
export interface CustomerNumbers {
  readonly ids: readonly number[]
  /** In capitals, without what people write between. */
  readonly vatNumbers: readonly string[]
  /** Their figures alone. */
  readonly registrations: readonly string[]
}

export interface AlikeKeys {
  readonly postcodes: readonly string[]
  readonly domains: readonly string[]
  readonly registrations: readonly string[]
}

export interface AlikeCustomer {
  readonly id: number
  readonly name: string
  readonly postal_code: string | null
  readonly email: string | null
  readonly chamber_of_commerce_number: string | null
}

export interface PageEnd {
  readonly name: string
  readonly id: number
}

type Row = Readonly<Record<CustomerField, FileCell>> & {
  readonly address_id: number | null
  readonly contact_id: number | null
  readonly merged_into: string | null
}

const orNull = (column: RawBuilder<unknown>) => sql`nullif(${column}, '')`

const columns = sql`
  o.id as "customerId", o.name, o.status, ${orNull(sql`o.email`)} as email, ${orNull(sql`o.phone`)} as phone,
  ${orNull(sql`o.chamber_of_commerce_number`)} as "chamberOfCommerceNumber", ${orNull(sql`o.vat_number`)} as "vatNumber",
  o.tax_regime as "taxRegime", o.language, o.payment_term_days as "paymentTermDays",
  ${orNull(sql`o.price_note`)} as "priceNote", r.name as region,
  ${orNull(sql`a.street`)} as street, ${orNull(sql`a.number`)} as number,
  ${orNull(sql`a.number_addition`)} as "numberAddition", ${orNull(sql`a.postal_code`)} as "postalCode",
  ${orNull(sql`a.city`)} as city, a.country_code as "countryCode",
  c.name as "contactName", ${orNull(sql`c.job_title`)} as "contactJobTitle",
  ${orNull(sql`c.email`)} as "contactEmail", ${orNull(sql`c.phone`)} as "contactPhone",
  a.id as address_id, c.id as contact_id, m.name as merged_into`

const sources = sql`
  organization as o
  left join region as r on r.tenant_id = o.tenant_id and r.id = o.region_id
  left join organization as m on m.tenant_id = o.tenant_id and m.id = o.merged_into_id
  left join lateral (
    select x.* from organization_address as x where x.tenant_id = o.tenant_id and x.organization_id = o.id
    order by x.is_primary desc, x.id limit 1
  ) as a on true
  left join lateral (
    select x.* from contact_person as x where x.tenant_id = o.tenant_id and x.organization_id = o.id
    order by x.is_primary desc, x.id limit 1
  ) as c on true`

const customerOf = ({ address_id, contact_id, merged_into, ...values }: Row): FileCustomer => ({
  values,
  addressId: address_id,
  contactId: contact_id,
  mergedInto: merged_into,
})

/** As `compact` and `comparableRegistration` write them. */
const vatNumber = sql`upper(regexp_replace(o.vat_number, '[\\s.-]', '', 'g'))`
const registration = sql`regexp_replace(o.chamber_of_commerce_number, '[^0-9]', '', 'g')`

const named = ({ ids, vatNumbers, registrations }: CustomerNumbers): RawBuilder<SqlBool> => sql<SqlBool>`
  (o.id = any(${ids}::bigint[])
    or (o.vat_number is not null and ${vatNumber} = any(${vatNumbers}::text[]))
    or (o.chamber_of_commerce_number is not null and ${registration} = any(${registrations}::text[])))`

/** Those of the list, up to one more than `most`. */
async function count(tx: Tx, scope: TenantScope, filter: OrganizationFilter, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (${matchingOrganizations(tx, scope, filter).limit(most + 1)}) as listed`.execute(tx)
  return Number(rows[0]?.n ?? 0)
}

/** Those of the list, by name. */
async function page(
  tx: Tx,
  scope: TenantScope,
  filter: OrganizationFilter,
  { after, limit }: { readonly after: PageEnd | null; readonly limit: number },
): Promise<FileCustomer[]> {
  const beyond = after ? sql`and (o.name, o.id) > (${after.name}, ${after.id}::bigint)` : sql``
  const { rows } = await sql<Row>`
    select ${columns} from ${sources}
    where ${inScope(scope, 'o.tenant_id')} and o.id in (${matchingOrganizations(tx, scope, filter)}) ${beyond}
    order by o.name, o.id limit ${limit}`.execute(tx)
  return rows.map(customerOf)
}

/** Those that have one of the numbers, archived ones too. Held until the transaction ends where `hold` says so. */
async function withNumbers(tx: Tx, tenantId: number, numbers: CustomerNumbers, hold: boolean): Promise<FileCustomer[]> {
  const those = sql`o.tenant_id = ${tenantId} and o.deleted_at is null and ${named(numbers)}`
  if (hold) await sql`select o.id from organization as o where ${those} order by o.id for update`.execute(tx)
  const { rows } = await sql<Row>`select ${columns} from ${sources} where ${those} order by o.id`.execute(tx)
  return rows.map(customerOf)
}

/** Those in use that have the postcode, the mail domain or the number in the trade register of one of them. */
async function alike(tx: Tx, tenantId: number, { postcodes, domains, registrations }: AlikeKeys) {
  const { rows } = await sql<AlikeCustomer>`
    select o.id, o.name, a.postal_code, o.email, o.chamber_of_commerce_number from ${sources}
    where o.tenant_id = ${tenantId} and o.archived_at is null and o.deleted_at is null
      and (upper(replace(a.postal_code, ' ', '')) = any(${postcodes}::text[])
        or lower(split_part(o.email, '@', 2)) = any(${domains}::text[])
        or ${registration} = any(${registrations}::text[]))
    order by o.id`.execute(tx)
  return rows
}

/** By name in lower case. */
async function regions(tx: Tx, tenantId: number): Promise<Map<string, { id: number; name: string }>> {
  const rows = await tx.selectFrom('region').select(['id', 'name']).where('tenant_id', '=', tenantId).execute()
  return new Map(rows.map((region) => [region.name.toLowerCase(), region]))
}

/** SQL of files of customers. */
export const customerFileRepository = { count, page, withNumbers, alike, regions }
export type CustomerFileRepository = typeof customerFileRepository
