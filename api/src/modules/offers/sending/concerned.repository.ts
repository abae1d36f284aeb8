import type { Tx } from '../../../db/tenant-transaction.ts'
import type { OfferRow } from '../store/offer.repository.ts'

export interface Colleague {
  readonly id: number
  readonly email: string
  readonly name: string
}

/** Whom an offer concerns: its owner while that account can sign in, otherwise every manager of the seller. */
async function concerned(tx: Tx, { tenant_id, owner_user_id }: OfferRow): Promise<Colleague[]> {
  const staff = tx
    .selectFrom('app_user')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('tenant_id', '=', tenant_id)
    .where('is_tenant', '=', true)
    .where('status', '=', 'active')
  const owner = owner_user_id === null ? [] : await staff.where('id', '=', owner_user_id).execute()
  const found = owner.length > 0 ? owner : await staff.where('role_id', '=', 2).orderBy('id').execute()
  return found.map(({ id, email, first_name, last_name }) => ({ id, email, name: `${first_name} ${last_name}`.trim() }))
}

/** SQL of whom an offer concerns. */
export const concernedRepository = { concerned }
export type ConcernedRepository = typeof concernedRepository
