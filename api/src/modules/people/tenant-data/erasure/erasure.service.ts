import {
  erasedTraces,
  keptTraces,
  type Erasure,
  type ErasureSubject,
  type UnaddressedContact,
} from '@staffel/shared-api/contract'
import type { Db } from '../../../../db/database.types.ts'
import { searchWords } from '../../../../db/sql/search-words.ts'
import { asTenant, readAsTenant, type Tx } from '../../../../db/tenant-transaction.ts'
import { DomainError, invalid, notFound } from '../../../../errors.ts'
import type { FileStore } from '../../../../files/file-store.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { RequestOrigin } from '../../../../http/endpoint-route.ts'
import { recordActivity } from '../../../../http/record-activity.ts'
import { text } from '../../../../texts/text.ts'
import { mayManage } from '../../people.policy.ts'
import { isLastOwner } from '../../users/last-owner.ts'
import type { UserChangesRepository } from '../../users/user-changes.repository.ts'
import type { TraceCounts, TracedPerson, Traces } from '../../../../http/module.ts'
import type { UnaddressedRepository } from './unaddressed.repository.ts'

export interface ErasureDependencies {
  readonly db: Db
  readonly files: Pick<FileStore, 'remove'>
  readonly changes: Pick<UserChangesRepository, 'lockOwners' | 'accountOf'>
  /** Of every module that knows people. */
  readonly traces: readonly Traces[]
  readonly contacts: UnaddressedRepository
  readonly now: () => Date
}

interface By {
  readonly caller: Caller
  readonly origin: RequestOrigin
}

/** All of a tenant is looked through, which may be much. */
const mostMilliseconds = 60_000

/** Empties everything of a person that need not be kept, and says beforehand what that is. */
export function erasureService({ db, files, changes, traces, contacts, now }: ErasureDependencies) {
  async function look(
    tx: Tx,
    caller: Caller,
    subject: ErasureSubject,
  ): Promise<{ person: TracedPerson; told: Erasure }> {
    const { tenantId } = caller
    const { email, contactId } = await whoIs(tx, tenantId, subject)
    const account = contactId === null ? await changes.accountOf(tx, tenantId, email) : undefined
    const known = { tenantId, email, contactId, userId: account?.id ?? null, now: now() }
    const names = new Set<string>()
    for (const { names: called } of traces) for (const name of (await called?.(tx, known)) ?? []) names.add(name.trim())
    names.delete('')
    // A name of one word may be any word: a contact called "a" would empty all of the log.
    const person = { ...known, names: [...names].filter((each) => /\S\s+\S/.test(each)) }
    let counts: TraceCounts = {}
    for (const trace of traces) counts = { ...counts, ...(await trace.find(tx, person)) }
    const listed = <Trace extends keyof TraceCounts>(of: readonly Trace[]) =>
      of.flatMap((trace) => (counts[trace] ? [{ trace, count: counts[trace] }] : []))
    const obstacle = account ? await obstacleOf(tx, caller, account) : null
    const [name = ''] = names
    return {
      person,
      told: {
        email: contactId === null ? email : '',
        name,
        obstacle,
        emptied: listed(erasedTraces),
        kept: listed(keptTraces),
      },
    }
  }

  async function whoIs(tx: Tx, tenantId: number, { email, contact_person_id: contactId }: ErasureSubject) {
    if ((email === undefined) === (contactId === undefined)) throw invalid({ email: text('field.required') })
    if (contactId === undefined) return { email: (email ?? '').trim().toLowerCase(), contactId: null }
    if (!(await contacts.has(tx, tenantId, contactId))) throw notFound()
    return { email: `contact-${contactId}@erased.invalid`, contactId }
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
    find: ({ tenantId }: Caller, search: string): Promise<UnaddressedContact[]> =>
      readAsTenant(db, { tenantId }, (tx) => contacts.find(tx, tenantId, searchWords(search)?.words ?? [])),

    preview: (caller: Caller, who: ErasureSubject): Promise<Erasure> =>
      asTenant(db, { tenantId: caller.tenantId }, async (tx) => (await look(tx, caller, who)).told, mostMilliseconds),

    /** In one go; the log says that it was done and how much it was, and not of whom. */
    async erase(by: By, who: ErasureSubject): Promise<Erasure> {
      const { tenantId } = by.caller
      const unused: string[] = []
      const told = await asTenant(
        db,
        { tenantId },
        async (tx) => {
          await contacts.oneAtATime(tx, tenantId)
          const { person, told: found } = await look(tx, by.caller, who)
          if (found.obstacle) throw new DomainError(found.obstacle)
          if (found.emptied.length === 0) throw notFound()
          // The account, which comes first, goes last: until then the log says by which names it did what.
          for (const trace of traces.toReversed()) unused.push(...(await trace.forget(tx, person)))
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
