import { DomainError } from '../../errors.ts'
import type { Idempotency } from './idempotency.ts'
import { inScope, type TenantScope, type Tx } from '../../db/tenant-transaction.ts'
import { text } from '../../texts/text.ts'

interface KeyOwner {
  readonly tenantId: number
  readonly userId: number
}

/**
 * Does `work` once per `Idempotency-Key`, inside the work's own transaction: key, effect and answer are stored together
 * or not at all, so a cut connection or a killed process leaves no half. A second call with the key waits for the first
 * one, and gets its answer. Without a key it simply does the work.
 */
export async function once<T>(
  tx: Tx,
  by: KeyOwner,
  idempotency: Idempotency | null,
  work: () => Promise<T>,
): Promise<T> {
  if (!idempotency) return work()
  // Written below from a T of the same endpoint and key.
  if (!(await takeKey(tx, by, idempotency))) return (await firstAnswer<T>(tx, by, idempotency)) as T
  const answer = await work()
  await tx
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer ?? null) })
    .where((eb) => eb.and(columns(by, idempotency)))
    .execute()
  return answer
}

/** For work whose answer is not worth keeping: false when it was done with this key. Waits for who is at it. */
export async function takeKey(tx: Tx, by: KeyOwner, idempotency: Idempotency): Promise<boolean> {
  const inserted = await tx
    .insertInto('idempotency_key')
    .values({ ...columns(by, idempotency), request_hash: idempotency.requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!inserted) await firstAnswer(tx, by, idempotency)
  return inserted !== undefined
}

/**
 * What was answered to the same request with the same key; null when there was none. The key of another request is
 * refused, with what that one was answered: whoever never heard it learns what became of it.
 */
export async function firstAnswer<T>(tx: Tx, by: KeyOwner, idempotency: Idempotency): Promise<T | null> {
  const first = await tx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'answer'])
    .where((eb) => eb.and(columns(by, idempotency)))
    .executeTakeFirst()
  if (!first) return null
  if (first.request_hash !== idempotency.requestHash) {
    const reused = text('field.keyReused')
    throw new DomainError('VALIDATION', {
      fields: { 'Idempotency-Key': reused },
      details: { answer: first.answer },
    })
  }
  return first.answer as T | null
}

/** Whether this very request was made with its key, in any of the tenants in scope. */
export async function wasTaken(
  tx: Tx,
  scope: TenantScope,
  userId: number,
  { endpoint, key, requestHash }: Idempotency,
): Promise<boolean> {
  const found = await tx
    .selectFrom('idempotency_key')
    .select('key')
    .where(inScope(scope, 'idempotency_key.tenant_id'))
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .where('request_hash', '=', requestHash)
    .executeTakeFirst()
  return found !== undefined
}

function columns({ tenantId, userId }: KeyOwner, { endpoint, key }: Idempotency) {
  return { tenant_id: tenantId, user_id: userId, endpoint, key }
}
