import type { FirstStep } from '@staffel/shared-api/contract'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { Caller } from '../../../http/caller.ts'
import type { FirstStepsRepository } from './first-steps.repository.ts'

const all = ['company', 'logo', 'terms', 'mailbox', 'products', 'offer'] as const satisfies readonly FirstStep['step'][]

export interface FirstStepsOf {
  readonly caller: Pick<Caller, 'tenantId' | 'userId'>
  /** Without requests there is nothing to read a mailbox for. */
  readonly seesRequests: boolean
  readonly seesProducts: boolean
  readonly now: Date
}

/**
 * What a new tenant's people still have to do before they can work; null once that is all done. From then on nobody who
 * has seen it done is shown them again, also when a step is undone.
 */
export async function openFirstSteps(
  tx: Tx,
  { caller, seesRequests, seesProducts, now }: FirstStepsOf,
  repository: FirstStepsRepository,
): Promise<FirstStep[] | null> {
  const done = await repository.stepsDone(tx, caller)
  if (!done) return null
  const isThere = { company: true, logo: true, terms: true, mailbox: seesRequests, products: seesProducts, offer: true }
  const steps = all.filter((step) => isThere[step]).map((step) => ({ step, done: done[step] }))
  if (steps.some((step) => !step.done)) return steps
  await repository.close(tx, caller, now)
  return null
}
