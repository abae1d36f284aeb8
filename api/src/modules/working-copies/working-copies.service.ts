import { workingCopyLimits, type KeptCopy, type WorkingCopy, type WorkingCopyInput } from '@staffel/shared-api/contract'
import type { Db } from '../../db/database.types.ts'
import { asTenant, everyTenant, type Tx } from '../../db/tenant-transaction.ts'
import { DomainError, stale } from '../../errors.ts'
import type { Caller } from '../../http/caller.ts'
import type { Typist, WorkingCopiesRepository, WorkingCopyRow } from './working-copies.repository.ts'

const day = 24 * 60 * 60_000

/**
 * What somebody typed and did not save. It is nobody's business but theirs, and no change of the tenant's data: no
 * entry is made of it in the activity log, which would hold each pause between two words for ever.
 */
export function workingCopiesService({
  db,
  copies,
  now,
}: {
  readonly db: Db
  readonly copies: WorkingCopiesRepository
  readonly now: () => Date
}) {
  const oldest = () => new Date(now().getTime() - workingCopyLimits.days * day)

  /**
   * A call that is repeated because its answer was lost changes nothing; one by a form that did not see the last change
   * is refused.
   */
  async function keep(tx: Tx, typist: Typist, input: WorkingCopyInput): Promise<WorkingCopyRow> {
    const stored = await copies.find(tx, typist, input.id)
    if (stored && stored.subject === input.subject) {
      if (stored.rev === input.rev) return copies.update(tx, stored, input, now())
      if (stored.rev === input.rev + 1 && stored.content === input.content) return stored
    }
    if (stored || input.rev > 0) throw stale(stored ? { rev: stored.rev } : null)
    if ((await copies.count(tx, typist, oldest())) >= workingCopyLimits.count)
      throw new DomainError('LIMIT_REACHED', { details: { limit: workingCopyLimits.count } })
    const made = await copies.insert(tx, typist, input, now())
    if (!made) throw stale(null)
    return made
  }

  return {
    list(subject: string, caller: Caller): Promise<WorkingCopy[]> {
      return asTenant(db, { tenantId: caller.tenantId }, async (tx) =>
        (await copies.list(tx, typistOf(caller), subject, oldest())).map(toCopy),
      )
    },

    async keep(input: WorkingCopyInput, caller: Caller): Promise<KeptCopy> {
      const { rev, updated_at } = await asTenant(db, { tenantId: caller.tenantId }, (tx) =>
        keep(tx, typistOf(caller), input),
      )
      return { rev, updated_at: updated_at.toISOString() }
    },

    discard(id: string, caller: Caller): Promise<void> {
      return asTenant(db, { tenantId: caller.tenantId }, (tx) => copies.remove(tx, typistOf(caller), id))
    },

    /** What nobody came back to. */
    forgetOld(): Promise<void> {
      return asTenant(db, everyTenant, (tx) => copies.removeOlder(tx, everyTenant, oldest()))
    },
  }
}
export type WorkingCopiesService = ReturnType<typeof workingCopiesService>

function typistOf({ tenantId, userId }: Caller): Typist {
  return { tenantId, userId }
}

function toCopy({ id, subject, content, base_rev, rev, updated_at }: WorkingCopyRow): WorkingCopy {
  return { id, subject, content, base_rev, rev, updated_at: updated_at.toISOString() }
}
