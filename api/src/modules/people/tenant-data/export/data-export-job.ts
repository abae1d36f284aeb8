import type { DataExport } from '@staffel/shared-api/contract'
import type { Db } from '../../../../db/database.types.ts'
import { asTenant, everyTenant } from '../../../../db/tenant-transaction.ts'
import { DomainError } from '../../../../errors.ts'
import type { FileStore } from '../../../../files/file-store.ts'
import { isStorageFull } from '../../../../files/is-storage-full.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { Job } from '../../../../http/module.ts'
import { archiveParts } from './archive-parts.ts'
import type { DataExportRepository } from './data-export.repository.ts'
import { countPieces, tenantEntries, type IssuedDocument } from './tenant-entries.ts'
import type { TenantTablesRepository } from './tenant-tables.repository.ts'

export interface DataExportJobParts {
  readonly db: Db
  readonly files: FileStore
  readonly now: () => Date
  readonly exports: DataExportRepository
  readonly tables: TenantTablesRepository
  /** Who asked, as they may act now; null: they may not any more. */
  readonly ownerOf: (tenantId: number, userId: number) => Promise<Caller | null>
  readonly issued: (caller: Caller) => Promise<readonly number[]>
  readonly document: (offerId: number, caller: Caller) => Promise<IssuedDocument | null>
}

type Taken = NonNullable<Awaited<ReturnType<DataExportRepository['take']>>>

const hour = 3_600_000
/** How long a file waits for who asked for it. */
const keptFor = 48 * hour
const mostAttempts = 3
/** Between two times that it is said how far it is. */
const sayEvery = 1000
const folder = 'exports'

class Stopping extends Error {}

/** Makes what was asked for, one after the other, and takes away what nobody may fetch any more. */
export function dataExportJob(parts: DataExportJobParts): Job {
  const { db, files, now, exports } = parts
  const platform = <T>(work: Parameters<typeof asTenant<T>>[2]): Promise<T> => asTenant(db, everyTenant, work)

  async function make(taken: Taken, stopping: AbortSignal | undefined): Promise<void> {
    const { tenant_id: tenantId } = taken
    const update = (changes: Parameters<DataExportRepository['update']>[2]) =>
      asTenant(db, { tenantId }, (tx) => exports.update(tx, taken, { ...changes, touched_at: now() }))
    const caller = await parts.ownerOf(tenantId, taken.user_id)
    if (!caller) throw new DomainError('FORBIDDEN')
    // Of one who ended half-way.
    for (const name of taken.parts) await files.remove(name)
    const kept: string[] = []
    const progress = { done: 0, said: 0 }
    const content = {
      ...parts,
      issued: () => parts.issued(caller),
      document: (id: number) => parts.document(id, caller),
      onDone: async () => {
        progress.done += 1
        if (stopping?.aborted) throw new Stopping()
        if (Date.now() - progress.said < sayEvery) return
        progress.said = Date.now()
        await update({ done: progress.done })
      },
    }
    await update({ parts: [], total: await countPieces(content, tenantId) })
    let bytes = 0
    for await (const part of archiveParts(tenantEntries(content, tenantId))) {
      kept.push(await files.put(folder, part, 'part'))
      bytes += part.length
      // Named at once, so that whoever takes over can take them away.
      await update({ parts: kept, bytes })
    }
    const expires = new Date(now().getTime() + keptFor)
    await update({ state: 'ready', done: progress.done, total: progress.done, expires_at: expires })
  }

  async function fail(taken: Taken, error: unknown): Promise<void> {
    if (error instanceof Stopping) return
    const code = isStorageFull(error) ? 'STORAGE_FULL' : error instanceof DomainError ? error.code : null
    await asTenant(db, { tenantId: taken.tenant_id }, (tx) =>
      exports.update(tx, taken, { state: 'failed', failure: failureOf(code) }),
    )
    if (code === null) throw error
  }

  async function clear(): Promise<void> {
    for (const gone of await platform((tx) => exports.over(tx, now()))) {
      for (const name of gone.parts) await files.remove(name)
      const state = gone.state === 'ready' ? { state: 'expired' as const } : {}
      await platform((tx) => exports.update(tx, gone, { ...state, parts: [] }))
    }
  }

  return {
    name: 'data exports',
    everySeconds: 3,
    async run(stopping) {
      await clear()
      for (;;) {
        const taken = stopping?.aborted ? undefined : await platform((tx) => exports.take(tx, now()))
        if (!taken) return
        const work = taken.attempts > mostAttempts ? Promise.reject(new DomainError('INTERNAL')) : make(taken, stopping)
        await work.catch((error: unknown) => fail(taken, error))
      }
    },
  }
}

const failureOf = (code: unknown): NonNullable<DataExport['failure']> =>
  code === 'TOO_LARGE' || code === 'STORAGE_FULL' || code === 'FORBIDDEN' ? code : 'INTERNAL'
