import { sql } from 'kysely'
import type { MergeField } from '@staffel/shared-api/rules'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { LockedCustomer } from '../keeping/keeping.repository.ts'
import type { ColumnField, PrimaryField } from './merge-columns.ts'

/** A customer as the choice of fields needs it. */
export interface MergeFacts {
  readonly columns: Readonly<Record<ColumnField, string | number | null>>
  /** The row of the primary one; null where there is none. */
  readonly primaries: Readonly<Record<PrimaryField, number | null>>
  readonly logo: string | null
  readonly shown: Readonly<Record<MergeField, string | null>>
}

interface FoundFacts {
  readonly customer_group_id: number | null
  readonly region: string | null
  readonly customer_group: string | null
  readonly email_id: number | null
  readonly phone_id: number | null
  readonly address_id: number | null
  readonly person_id: number | null
  readonly address: string | null
  readonly contact_person: string | null
  readonly logo: string | null
}

const primaryOf = (table: string, kind: 'email' | 'phone' | null) => sql`
  left join lateral (select p.* from ${sql.table(table)} as p where p.tenant_id = o.tenant_id and p.organization_id = o.id
    ${kind === null ? sql`` : sql`and p.kind = ${sql.lit(kind)}`} order by p.is_primary desc, p.id limit 1)`

async function facts(tx: Tx, customer: LockedCustomer): Promise<MergeFacts> {
  const { rows } = await sql<FoundFacts>`
    select o.customer_group_id, region.name as region, g.name as customer_group,
      email.id as email_id, phone.id as phone_id, address.id as address_id, person.id as person_id,
      nullif(concat_ws(', ', nullif(concat_ws(' ', nullif(address.street, ''), nullif(address.number, ''), nullif(address.number_addition, '')), ''),
        nullif(concat_ws(' ', nullif(address.postal_code, ''), nullif(address.city, '')), ''), nullif(address.country_code, 'NL')), '') as address,
      concat_ws(' · ', person.name, person.email, nullif(person.phone, '')) as contact_person,
      logo.file_name as logo
    from organization as o
    left join region on region.tenant_id = o.tenant_id and region.id = o.region_id
    left join customer_group as g on g.tenant_id = o.tenant_id and g.id = o.customer_group_id
    left join company_logo as logo on logo.tenant_id = o.tenant_id and logo.organization_id = o.id
    ${primaryOf('organization_contact', 'email')} as email on true
    ${primaryOf('organization_contact', 'phone')} as phone on true
    ${primaryOf('organization_address', null)} as address on true
    ${primaryOf('contact_person', null)} as person on true
    where o.tenant_id = ${customer.tenant_id} and o.id = ${customer.id}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a locked customer is there')
  return factsOf(customer, row)
}

function factsOf(customer: LockedCustomer, row: FoundFacts): MergeFacts {
  const { name, status, chamber_of_commerce_number, vat_number, tax_regime, language, payment_term_days } = customer
  const plain = { name, status, chamber_of_commerce_number, vat_number, tax_regime, language }
  return {
    columns: {
      ...plain,
      payment_term_days,
      region: customer.region_id,
      price_note: customer.price_note,
      customer_group: row.customer_group_id,
    },
    primaries: { email: row.email_id, phone: row.phone_id, address: row.address_id, contact_person: row.person_id },
    logo: row.logo,
    shown: {
      ...plain,
      payment_term_days: payment_term_days === null ? null : String(payment_term_days),
      price_note: customer.price_note || null,
      region: row.region,
      customer_group: row.customer_group,
      email: customer.email,
      phone: customer.phone,
      address: row.address,
      contact_person: row.contact_person || null,
      logo: row.logo,
    },
  }
}

export interface NumberConflict {
  readonly number: string
  readonly into: { readonly product_id: number; readonly name: string; readonly sku: string | null }
  readonly from: { readonly product_id: number; readonly name: string; readonly sku: string | null }
}

/** Article numbers that both use, for another product each. */
async function numberConflicts(
  tx: Tx,
  { tenantId, into, from }: { readonly tenantId: number; readonly into: number; readonly from: number },
): Promise<NumberConflict[]> {
  const product = (row: string) => {
    const of = (column: string) => sql.ref(`${row}.${column}`)
    return sql`jsonb_build_object('product_id', ${of('id')}, 'name', ${of('name')}, 'sku', ${of('sku')})`
  }
  const { rows } = await sql<NumberConflict>`
    select a.number, ${product('p')} as "into", ${product('q')} as "from"
    from customer_number as a
    join customer_number as b on b.tenant_id = a.tenant_id and b.organization_id = ${from} and lower(b.number) = lower(a.number)
      and b.product_id <> a.product_id
    join product as p on p.tenant_id = a.tenant_id and p.id = a.product_id
    join product as q on q.tenant_id = b.tenant_id and q.id = b.product_id
    where a.tenant_id = ${tenantId} and a.organization_id = ${into} order by a.number, a.id`.execute(tx)
  return rows
}

export interface Sight {
  readonly who: 'into' | 'from'
  readonly users: number
  readonly offers: number
}

/** Whose people would see offers that they do not see now: those who sign in or are invited. */
async function sights(
  tx: Tx,
  { tenantId, into, from }: { readonly tenantId: number; readonly into: number; readonly from: number },
): Promise<Sight[]> {
  const of = (who: 'into' | 'from', people: number, offers: number) => sql<Sight>`
    select ${sql.lit(who)} as who,
      ((select count(*) from app_user as u where u.tenant_id = ${tenantId} and u.organization_id = ${people})
      + (select count(*) from invite as i where i.tenant_id = ${tenantId} and i.organization_id = ${people}
          and i.accepted_at is null and i.cancelled_at is null))::integer as users,
      (select count(*) from offer as f where f.tenant_id = ${tenantId} and f.organization_id = ${offers} and f.deleted_at is null)::integer as offers`
  const { rows } = await sql<Sight>`${of('from', from, into)} union all ${of('into', into, from)}`.execute(tx)
  return rows.filter(({ users, offers }) => users > 0 && offers > 0)
}

/** SQL of what two customers have each, before they are merged. */
export const mergeFactsRepository = { facts, numberConflicts, sights }
export type MergeFactsRepository = typeof mergeFactsRepository
