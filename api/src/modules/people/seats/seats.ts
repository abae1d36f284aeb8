import { sql } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { DomainError } from '../../../errors.ts'
import { text } from '../../../texts/text.ts'

interface Seating {
  readonly invited?: boolean
  readonly now: Date
}

/** People of the company itself who may sign in; those of its customers are not counted. */
export async function seatsTaken(tx: Tx, tenantId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('app_user')
    .where('tenant_id', '=', tenantId)
    .where('is_tenant', '=', true)
    .where('is_blocked', '=', false)
    .where('accepted_at', 'is not', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Why one more of the company's own people cannot come in; null: they can. Where a limit was agreed, nobody else of the
 * tenant asks until the transaction ends: of two last places one is taken before the other. `invited` counts who was
 * invited and has not come yet as well.
 */
export async function seatsRefusal(
  tx: Tx,
  tenantId: number,
  { invited = false, now }: Seating,
): Promise<DomainError | null> {
  const agreed = await tx
    .selectFrom('tenant')
    .select('user_limit')
    .where('id', '=', tenantId)
    .where('user_limit', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const limit = agreed?.user_limit ?? null
  if (limit === null) return null
  const used = (await seatsTaken(tx, tenantId)) + (invited ? await openInvites(tx, tenantId, now) : 0)
  return used < limit
    ? null
    : new DomainError('LIMIT_REACHED', { details: { limit, used }, message: text('user.limit', { limit, used }) })
}

/** For who lets one more of the company's own people in. */
export async function refuseBeyondSeats(tx: Tx, tenantId: number, seating: Seating): Promise<void> {
  const refusal = await seatsRefusal(tx, tenantId, seating)
  if (refusal) throw refusal
}

async function openInvites(tx: Tx, tenantId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from invite where tenant_id = ${tenantId} and is_tenant
      and accepted_at is null and cancelled_at is null and expires_at > ${now}`.execute(tx)
  return rows[0]?.count ?? 0
}
