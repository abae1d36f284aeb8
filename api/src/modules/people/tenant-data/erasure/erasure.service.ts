import { erasedTraces, keptTraces, type Erasure } from '@staffel/shared-api/contract'
import type { Db } from '../../../../db/database.types.ts'
import { asTenant, type Tx } from '../../../../db/tenant-transaction.ts'
import { DomainError, notFound } from '../../../../errors.ts'
import type { FileStore } from '../../../../files/file-store.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { RequestOrigin } from '../../../../http/endpoint-route.ts'
import { recordActivity } from '../../../../http/record-activity.ts'
import { mayManage } from '../../people.policy.ts'
import { isLastOwner } from '../../users/last-owner.ts'
import type { UserChangesRepository } from '../../users/user-changes.repository.ts'
import type { TraceCounts, TracedPerson, Traces } from '../../../../http/module.ts'

export interface ErasureDependencies {
  readonly db: Db
  readonly files: Pick<FileStore, 'remove'>
  readonly changes: Pick<UserChangesRepository, 'lockOwners' | 'accountOf'>
  /** Of every module that knows people. */
  readonly traces: readonly Traces[]
  readonly now: () => Date
}

interface By {
  readonly caller: Caller
  readonly origin: RequestOrigin
}

/** All of a tenant is looked through, which may be much. */
const mostMilliseconds = 60_000

/** Empties everything of a person that need not be kept, and says beforehand what that is. */
export function erasureService({ db, files, changes, traces, now }: ErasureDependencies) {
  async function look(tx: Tx, caller: Caller, typed: string): Promise<{ person: TracedPerson; told: Erasure }> {
    const { tenantId } = caller
    const email = typed.trim().toLowerCase()
    const account = await changes.accountOf(tx, tenantId, email)
    const known = { tenantId, email, userId: account?.id ?? null, now: now() }
    const names = new Set<string>()
    for (const { names: called } of traces) for (const name of (await called?.(tx, known)) ?? []) names.add(name.trim())
    names.delete('')
    const person = { ...known, names: [...names] }
    let counts: TraceCounts = {}
    for (const trace of traces) counts = { ...counts, ...(await trace.find(tx, person)) }
    const listed = <Trace extends keyof TraceCounts>(of: readonly Trace[]) =>
      of.flatMap((trace) => (counts[trace] ? [{ trace, count: counts[trace] }] : []))
    const obstacle = account ? await obstacleOf(tx, caller, account) : null
    const [name = ''] = person.names
    return { person, told: { email, name, obstacle, emptied: listed(erasedTraces), kept: listed(keptTraces) } }
  }

  async function obstacleOf(
    tx: Tx,
    caller: Caller,
    account: NonNullable<Awaited<ReturnType<ErasureDependencies['changes']['accountOf']>>>,
  ): Promise<Erasure['obstacle']> {
    if (account.id === caller.userId) return 'SELF'
    if (!mayManage(caller, account)) return 'FORBIDDEN'
    return (await isLastOwner(tx, changes, account)) ? 'LAST_ADMIN' : null
  }

  return {
    preview: (caller: Caller, email: string): Promise<Erasure> =>
      asTenant(db, { tenantId: caller.tenantId }, async (tx) => (await look(tx, caller, email)).told, mostMilliseconds),

    /** In one go; the log says that it was done and how much it was, and not of whom. */
    async erase(by: By, email: string): Promise<Erasure> {
      const { tenantId } = by.caller
      const unused: string[] = []
      const told = await asTenant(
        db,
        { tenantId },
        async (tx) => {
          const { person, told: found } = await look(tx, by.caller, email)
          if (found.obstacle) throw new DomainError(found.obstacle)
          if (found.emptied.length === 0) throw notFound()
          for (const trace of traces) unused.push(...(await trace.forget(tx, person)))
          await recordActivity(tx, by, {
            tenantId,
            action: 'person.erased',
            entity: 'person',
            entityId: person.userId ?? 0,
            detail: Object.fromEntries(found.emptied.map(({ trace, count }) => [trace, count])),
          })
          return found
        },
        mostMilliseconds,
      )
      // Behind the rows that named them: a file without a row is lost space, a row without a file is a broken page.
      for (const name of unused) await files.remove(name)
      return told
    },
  }
}
export type ErasureService = ReturnType<typeof erasureService>
