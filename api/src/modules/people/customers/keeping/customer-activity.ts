import type { CustomerActivity } from '@staffel/shared-api/contract'
import { customerEvents, type CustomerEvent } from '@staffel/shared-api/rules'
import { sql } from 'kysely'
import type { Db } from '../../../../db/database.types.ts'
import { cappedCount } from '../../../../db/sql/capped-count.ts'
import { readAsTenant } from '../../../../db/tenant-transaction.ts'
import { notFound } from '../../../../errors.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { Counted } from '../../../../http/endpoint-route.ts'
import type { OrganizationsRepository } from '../organizations.repository.ts'

interface ActivityRow {
  readonly id: number
  readonly at: Date
  readonly action: CustomerEvent
  readonly actor: string | null
  readonly subject: string | null
}

export interface ActivityQuery {
  readonly organization_id: number
  readonly page?: number
  readonly limit?: number
}

/** The log of one customer, and of those that were merged into it; newest first. */
export function customerActivity({
  db,
  organizations,
}: {
  readonly db: Db
  readonly organizations: Pick<OrganizationsRepository, 'find'>
}) {
  return async (
    { scope }: Caller,
    { organization_id: id, page = 1, limit = 20 }: ActivityQuery,
  ): Promise<Counted<CustomerActivity[]>> =>
    readAsTenant(db, scope, async (tx) => {
      const organization = await organizations.find(tx, scope, id, null)
      if (!organization) throw notFound()
      const matching = sql`from activity
        where activity.tenant_id = ${organization.tenant_id} and activity.entity = 'organization' and (activity.entity_id = ${String(organization.id)} or activity.entity_id in (
            select merged.id::text from organization as merged
            where merged.tenant_id = ${organization.tenant_id} and merged.merged_into_id = ${organization.id}))
          and activity.action = any(${customerEvents}::text[])`
      const { rows } = await sql<ActivityRow>`
        select log.id, log.at, log.action,
          coalesce(log.actor_name, nullif(trim(person.first_name || ' ' || person.last_name), '')) as actor,
          coalesce(log.detail ->> 'subject', log.detail ->> 'number') as subject
        from (select activity.* ${matching} order by activity.id desc limit ${limit} offset ${(page - 1) * limit}) as log
        left join app_user as person on person.tenant_id = log.tenant_id and person.id = log.actor_user_id
        order by log.id desc`.execute(tx)
      return {
        rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
        ...(await cappedCount(tx, sql`select 1 ${matching}`)),
      }
    })
}
export type CustomerActivityOf = ReturnType<typeof customerActivity>
