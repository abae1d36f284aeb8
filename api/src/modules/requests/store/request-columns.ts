import { sql, type Selectable, type SqlBool } from 'kysely'
import type { Schema } from '../../../db/schema.ts'

const stored = [
  'r.id',
  'r.tenant_id',
  'r.external_id',
  'r.email_body',
  'r.sender',
  'r.subject',
  'r.received_on',
  'r.json_version',
  'r.created_at',
  'r.updated_at',
  'r.desired_delivery_date',
  'r.status',
  'r.problem',
  'r.assignee_user_id',
  'r.organization_id',
  'r.sender_email',
] as const

/** The offer that was made of a request; one that was deleted is none. */
const liveOffer = sql`from offer o where o.tenant_id = r.tenant_id and o.id = r.offer_id and o.deleted_at is null`

/** As a join rather than a value: a list of many is narrowed by it. */
export const hasLiveOffer = sql<SqlBool>`exists (select ${liveOffer})`

/** A request as lists and screens show it, with the names of people and organisations. */
export const requestColumns = [
  ...stored,
  sql<number | null>`(select o.id ${liveOffer})`.as('offer_id'),
  sql<
    string | null
  >`(select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) from app_user u where u.tenant_id = r.tenant_id and u.id = r.assignee_user_id)`.as(
    'assignee_name',
  ),
  sql<
    string | null
  >`(select o.name from organization o where o.tenant_id = r.tenant_id and o.id = r.organization_id)`.as(
    'organization_name',
  ),
] as const

type Unprefixed<Name> = Name extends `r.${infer Column}` ? Column : never

export type StoredRequest = Pick<
  Selectable<Schema['quote_request']>,
  Unprefixed<(typeof stored)[number]> | 'offer_id'
> & {
  readonly assignee_name: string | null
  readonly organization_name: string | null
}
