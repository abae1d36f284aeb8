import type { MergePart } from '@staffel/shared-api/rules'
import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Of two customers that are merged: the one that stays, and the one that goes into it. */
export interface Merging {
  readonly tenantId: number
  readonly mergeId: number
  readonly into: number
  readonly from: number
}

/**
 * A table whose rows are a customer's, and what a merge does with them. In its expressions `t` is the row. All of the
 * names here are written in this file, never sent by anybody.
 */
export interface Holder {
  readonly table: string
  /** Where the customer stands. */
  readonly column: string
  /** How a row is known besides its tenant. */
  readonly key: readonly string[]
  /** As what it is counted. */
  readonly part?: MergePart
  /** Which rows of the one that goes move; all of them unless it is said. */
  readonly moves?: (merging: Pick<Merging, 'into' | 'from'>) => RawBuilder<SqlBool>
  /** What is written besides the customer, and is put back as it was. */
  readonly sets?: (merging: Pick<Merging, 'into' | 'from'>) => Readonly<Record<string, RawBuilder<unknown>>>
  /** Counted on when it moves, either way: a form that is open over it is told. */
  readonly counter?: 'rev' | 'json_version'
  /** What tells whether somebody changed it. */
  readonly state: RawBuilder<string>
  /** How people know it. */
  readonly name?: RawBuilder<string>
  /** Since when it is there, where the row says so; else its number tells. */
  readonly since?: RawBuilder<Date>
  /** Goes back with its offer, and not by itself. */
  readonly ofOffer?: boolean
}

const own = { column: 'organization_id', key: ['id'] } as const
const byRev = { ...own, counter: 'rev', state: sql<string>`concat_ws(' ', t.organization_id, t.rev)` } as const
const isPrimary = () => ({ is_primary: sql`false` })
const contentOf = (columns: RawBuilder<unknown>) =>
  sql<string>`md5(concat_ws('|', t.organization_id::text, ${columns}))`

/** What both have, stays where it is: one of the two is enough. */
const unlessBoth = (table: string, into: number, same: RawBuilder<unknown>) => sql<SqlBool>`not exists (
  select from ${sql.table(table)} as o where o.tenant_id = t.tenant_id and o.organization_id = ${into} and ${same})`

const ofOffer = (table: string, key: readonly string[]): Holder => ({
  table,
  column: 'organization_id',
  key,
  state: sql<string>`''`,
  ofOffer: true,
})

const addressText = (row: string) => {
  const of = (column: string) => sql.ref(`${row}.${column}`)
  return sql`lower(concat_ws('|', ${of('address_type')}, ${of('street')}, ${of('number')}, ${of('number_addition')}, replace(${of('postal_code')}, ' ', ''), ${of('city')}, ${of('country_code')}))`
}

/**
 * Every table that holds a customer, in the order in which they move. A test compares it with what the database has: a
 * new one is named here, or below with the reason why it stays.
 */
export const holders: readonly Holder[] = [
  {
    ...byRev,
    table: 'offer',
    part: 'offers',
    moves: ({ from }) => sql<SqlBool>`(t.organization_id = ${from} or t.id in (
      select v.offer_id from offer_version as v where v.tenant_id = t.tenant_id and v.organization_id = ${from}))`,
    sets: ({ into, from }) => ({
      organization_id: sql`case when t.organization_id = ${from} then ${into}::bigint else t.organization_id end`,
      // What was issued keeps the name that it was issued to.
      customer_name: sql`case when t.organization_id = ${from} and t.issued_at is null
        then (select o.name from organization as o where o.tenant_id = t.tenant_id and o.id = ${into}) else t.customer_name end`,
    }),
    name: sql<string>`trim(t.offer_nr || ' ' || t.title)`,
  },
  ofOffer('offer_version', ['offer_id', 'version']),
  ofOffer('offer_comment', ['id']),
  ofOffer('offer_attachment', ['id']),
  {
    ...own,
    table: 'quote_request',
    part: 'requests',
    counter: 'json_version',
    state: sql<string>`concat_ws(' ', t.organization_id, t.json_version)`,
    name: sql<string>`case when t.subject = '' then t.sender else t.subject end`,
  },
  { ...byRev, table: 'app_user', part: 'users', name: sql<string>`t.email` },
  {
    ...byRev,
    table: 'invite',
    part: 'invites',
    // One that was accepted or cancelled is history.
    moves: ({ from }) => sql<SqlBool>`t.organization_id = ${from} and t.accepted_at is null and t.cancelled_at is null`,
    state: sql<string>`concat_ws(' ', t.organization_id, t.rev, t.expires_at, t.accepted_at, t.cancelled_at)`,
    name: sql<string>`t.email`,
  },
  {
    ...own,
    table: 'contact_person',
    part: 'persons',
    moves: ({ into, from }) =>
      sql<SqlBool>`t.organization_id = ${from} and ${unlessBoth('contact_person', into, sql`lower(o.name) = lower(t.name) and o.email is not distinct from t.email and o.phone = t.phone and o.job_title = t.job_title`)}`,
    sets: isPrimary,
    state: contentOf(sql`t.name, t.job_title, t.email, t.phone`),
    name: sql<string>`t.name`,
  },
  {
    ...own,
    table: 'organization_contact',
    part: 'contacts',
    moves: ({ into, from }) =>
      sql<SqlBool>`t.organization_id = ${from} and ${unlessBoth('organization_contact', into, sql`o.kind = t.kind and lower(o.value) = lower(t.value)`)}`,
    sets: isPrimary,
    state: contentOf(sql`t.kind, t.value`),
    name: sql<string>`t.value`,
  },
  {
    ...own,
    table: 'organization_address',
    part: 'addresses',
    moves: ({ into, from }) =>
      sql<SqlBool>`t.organization_id = ${from} and ${unlessBoth('organization_address', into, sql`${addressText('o')} = ${addressText('t')}`)}`,
    sets: isPrimary,
    state: contentOf(sql`t.label, ${addressText('t')}`),
    name: sql<string>`concat_ws(', ', nullif(t.label, ''), nullif(trim(t.street || ' ' || t.number), ''), nullif(t.city, ''))`,
  },
  { ...byRev, table: 'price_list', part: 'price_lists', name: sql<string>`t.name` },
  {
    ...own,
    table: 'customer_number',
    part: 'numbers',
    moves: ({ into, from }) =>
      sql<SqlBool>`t.organization_id = ${from} and ${unlessBoth('customer_number', into, sql`lower(o.number) = lower(t.number)`)}`,
    // Only that of the one that stays changes, where both have the number.
    sets: () => ({ product_id: sql`t.product_id` }),
    state: sql<string>`concat_ws(' ', t.organization_id, t.product_id, t.number)`,
    name: sql<string>`t.number`,
  },
  {
    ...own,
    table: 'quote_sender',
    key: ['address'],
    part: 'senders',
    state: sql<string>`concat_ws(' ', t.organization_id, t.said_at)`,
    name: sql<string>`t.address`,
    since: sql<Date>`t.said_at`,
  },
  {
    ...own,
    table: 'quote_line_memory',
    part: 'lines',
    moves: ({ into, from }) =>
      sql<SqlBool>`t.organization_id = ${from} and ${unlessBoth('quote_line_memory', into, sql`o.line = t.line`)}`,
    state: sql<string>`concat_ws(' ', t.organization_id, t.product_id, t.updated_at)`,
    name: sql<string>`t.line`,
  },
  {
    ...own,
    table: 'company_logo',
    key: ['file_name'],
    moves: ({ into, from }) =>
      sql<SqlBool>`t.organization_id = ${from} and ${unlessBoth('company_logo', into, sql`true`)}`,
    state: sql<string>`t.organization_id::text`,
  },
  {
    ...own,
    table: 'exact_account',
    key: ['division', 'account_id'],
    // One that Exact has no more is no obstacle, and stays.
    moves: ({ into, from }) =>
      sql<SqlBool>`t.organization_id = ${from} and t.deleted_at is null and ${unlessBoth('exact_account', into, sql`o.division = t.division and o.deleted_at is null`)}`,
    state: sql<string>`concat_ws(' ', t.organization_id, t.matched_by)`,
  },
  // Who led to the one that goes, leads on to the one that stays.
  { table: 'organization', column: 'merged_into_id', key: ['id'], state: sql<string>`t.merged_into_id::text` },
]

/** Columns with a customer that a merge leaves alone, and why. */
export const staying: Readonly<Record<string, string>> = {
  'organization_merge.organization_id': 'the merges themselves',
  'organization_merge.from_id': 'the merges themselves',
  'exact_job_row.organization_id': 'a log of what was done; an id of one that was merged leads to the other',
}
