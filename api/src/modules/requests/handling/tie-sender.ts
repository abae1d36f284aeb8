import type { Tx } from '../../../db/tenant-transaction.ts'
import type { HandlingRepository, RequestRow } from './handling.repository.ts'
import type { By } from './request-access.ts'

export interface SenderDependencies {
  readonly requests: Pick<HandlingRepository, 'rememberedCustomer' | 'rememberSender'>
  readonly now: () => Date
}

export interface SenderWish {
  /** The customer that the request is said to be from. */
  readonly to: number | null
  /** Whether its sender's later requests are that customer's too; nothing said changes nothing. */
  readonly remember: boolean | undefined
}

export type TieSender = (tx: Tx, request: RequestRow, wish: SenderWish, by: By) => Promise<boolean>

/**
 * Ties a sender to a customer, or no longer, because somebody said so: nobody is tied by an offer alone. Answers
 * whether that changed anything.
 */
export function tieSender({ requests, now }: SenderDependencies): TieSender {
  return async (tx, { tenant_id: tenantId, sender_email: address }, { to, remember }, by) => {
    if (remember === undefined || address === null) return false
    const known = await requests.rememberedCustomer(tx, tenantId, address)
    const wanted = remember ? to : null
    if ((known?.id ?? null) === wanted) return false
    await requests.rememberSender(
      tx,
      tenantId,
      address,
      wanted === null ? null : { organizationId: wanted, by: by.caller.userId, at: now() },
    )
    return true
  }
}
