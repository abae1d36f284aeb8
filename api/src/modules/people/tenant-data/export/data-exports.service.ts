import { Readable } from 'node:stream'
import type { DataExport, Language } from '@staffel/shared-api/contract'
import { dayOf } from '@staffel/shared-api/rules'
import type { Db } from '../../../../db/database.types.ts'
import { asTenant, readAsTenant } from '../../../../db/tenant-transaction.ts'
import { DomainError, notFound } from '../../../../errors.ts'
import type { FileStore } from '../../../../files/file-store.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { FileAnswer, RequestOrigin } from '../../../../http/endpoint-route.ts'
import { recordActivity, type LoggedAction } from '../../../../http/record-activity.ts'
import { translator } from '../../../../texts/translate.ts'
import type { DataExportRepository, DataExportRow } from './data-export.repository.ts'

export interface DataExportsDependencies {
  readonly db: Db
  readonly files: FileStore
  readonly now: () => Date
  readonly exports: DataExportRepository
}

interface By {
  readonly caller: Caller
  readonly origin: RequestOrigin
}

/** Everything that the caller's tenant has, in one file: asked for, made by a job, fetched once by who asked. */
export function dataExportsService({ db, files, now, exports }: DataExportsDependencies) {
  const record = (tx: Parameters<typeof recordActivity>[0], by: By, action: LoggedAction, id: string) =>
    recordActivity(tx, by, { tenantId: by.caller.tenantId, action, entity: 'data_export', entityId: id })

  return {
    list: ({ tenantId, userId }: Caller): Promise<DataExport[]> =>
      readAsTenant(db, { tenantId }, async (tx) =>
        (await exports.list(tx, tenantId)).map((row) => toDataExport(row, userId)),
      ),

    start(by: By): Promise<DataExport> {
      const { tenantId, userId } = by.caller
      return asTenant(db, { tenantId }, async (tx) => {
        const id = await exports.ask(tx, tenantId, userId, now())
        if (id === null) throw new DomainError('ALREADY_RUNNING')
        await record(tx, by, 'data_export.asked', id)
        return toDataExport(await exports.find(tx, { tenant_id: tenantId, id }), userId)
      })
    },

    /** Once: what was sent to its end is gone. What broke off on its way can be fetched again. */
    async fetch(by: By, id: string, language: Language): Promise<FileAnswer> {
      const { tenantId, userId } = by.caller
      const key = { tenant_id: tenantId, id }
      const parts = await asTenant(db, { tenantId }, async (tx) => {
        const claimed = await exports.claim(tx, key, userId, now())
        if (claimed) await record(tx, by, 'data_export.fetched', id)
        return claimed
      })
      if (!parts) throw notFound()
      const end = (isSent: boolean) =>
        asTenant(db, { tenantId }, (tx) => exports.update(tx, key, { state: isSent ? 'fetched' : 'ready' }))
      return {
        content: Readable.from(sentParts(files, parts, end)),
        type: 'application/zip',
        filename: `${translator(language)('export.data')} ${dayOf(now())}.zip`,
      }
    },
  }
}
export type DataExportsService = ReturnType<typeof dataExportsService>

async function* sentParts(
  files: Pick<FileStore, 'get'>,
  parts: readonly string[],
  end: (isSent: boolean) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  let isSent = false
  try {
    for (const name of parts) {
      const bytes = await files.get(name)
      if (!bytes) throw new DomainError('UNAVAILABLE')
      yield bytes
    }
    isSent = true
  } finally {
    await end(isSent)
  }
}

function toDataExport(row: DataExportRow, userId: number): DataExport {
  const { id, state, asked_at, asked_by, done, total, bytes, expires_at, failure } = row
  return {
    id,
    // Whoever fetches it knows; for everybody else it is not there any more.
    state: state === 'sending' ? 'fetched' : state,
    asked_at: asked_at.toISOString(),
    asked_by,
    is_mine: row.user_id === userId,
    done,
    total,
    bytes: state === 'ready' ? bytes : null,
    expires_at: state === 'ready' ? (expires_at?.toISOString() ?? null) : null,
    failure,
  }
}
