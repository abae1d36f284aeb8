import type { FirstStep } from '@staffel/shared-api/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'

/** Whose they are. */
export interface Beginner {
  readonly tenantId: number
  readonly userId: number
}

export type StepsDone = Readonly<Record<FirstStep['step'], boolean>>

/** What is done of them; null for who is not shown them any more, and then nothing else is looked at. */
async function stepsDone(tx: Tx, { tenantId, userId }: Beginner): Promise<StepsDone | null> {
  const { rows } = await sql<StepsDone>`
    select
      exists (
        select from tenant_company as c where c.tenant_id = ${tenantId}
          and trim(c.street) <> '' and trim(c.postal_code) <> '' and trim(c.city) <> '' and trim(c.chamber_of_commerce_number) <> ''
      ) as company,
      exists (select from company_logo as l where l.tenant_id = ${tenantId} and l.organization_id is null) as logo,
      exists (
        select from offer_settings as s where s.tenant_id = ${tenantId} and (trim(s.terms_nl) <> '' or trim(s.terms_en) <> '')
      ) as terms,
      exists (select from mailbox as m where m.tenant_id = ${tenantId} and m.enabled)
        or exists (select from quote_request as r where r.tenant_id = ${tenantId}) as mailbox,
      exists (select from product as p where p.tenant_id = ${tenantId} and p.deleted_at is null) as products,
      exists (select from offer as o where o.tenant_id = ${tenantId} and o.deleted_at is null) as offer
    where not exists (select from first_steps_closed as f where f.tenant_id = ${tenantId} and f.user_id = ${userId})`.execute(
    tx,
  )
  return rows[0] ?? null
}

async function close(tx: Tx, { tenantId, userId }: Beginner, now: Date): Promise<void> {
  await tx
    .insertInto('first_steps_closed')
    .values({ tenant_id: tenantId, user_id: userId, closed_at: now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doNothing())
    .execute()
}

/** SQL of what a new tenant begins with. */
export const firstStepsRepository = { stepsDone, close }
export type FirstStepsRepository = typeof firstStepsRepository
