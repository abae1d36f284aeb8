import type { Language, LogEntry } from '@staffel/shared-api/contract'
import { csvMark, csvRow, logKinds, offerLimits, type LogKind } from '@staffel/shared-api/rules'
import type { Db } from '../../../db/database.types.ts'
import { searchWords } from '../../../db/sql/search-words.ts'
import { tenantDay } from '../../../db/tenant-day.ts'
import { readAsTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { DomainError } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Counted, FileAnswer } from '../../../http/endpoint-route.ts'
import { oneTenant } from '../../../http/one-tenant.ts'
import { translator, type Translate } from '../../../texts/translate.ts'
import { kindOfThing, whatWasDone } from './log-words.ts'
import type { LogRepository, LogRow, LogSearch } from './log.repository.ts'

export interface LogFilters {
  readonly tenant_id?: number
  readonly search?: string
  readonly kind?: LogKind
  readonly user_id?: number
  readonly entity?: string
  readonly entity_id?: string
  readonly from?: string
  readonly till?: string
}

export interface LogDependencies {
  readonly db: Db
  readonly log: LogRepository
  readonly now: () => Date
}

/** What was done in a tenant, by whom and when. */
export function logService({ db, log, now }: LogDependencies) {
  async function page(
    tx: Tx,
    tenantId: number,
    filters: LogFilters,
    slice: { readonly skip: number; readonly size: number },
  ): Promise<Counted<LogRow[]>> {
    const { ids, total, capped } = await log.find(tx, tenantId, searchOf(filters), slice)
    return { rows: ids.length === 0 ? [] : await log.read(tx, tenantId, ids), total, capped }
  }

  return {
    list(
      caller: Caller,
      { page: number = 1, limit = 25, ...filters }: LogFilters & { readonly page?: number; readonly limit?: number },
      language: Language,
    ): Promise<Counted<LogEntry[]>> {
      const tenantId = oneTenant(caller, filters.tenant_id)
      return readAsTenant(db, { tenantId }, async (tx) => {
        const slice = { skip: (number - 1) * limit, size: limit }
        const { rows, ...count } = await page(tx, tenantId, filters, slice)
        return { ...count, rows: rows.map((row) => toEntry(row, language)) }
      })
    },

    export(caller: Caller, filters: LogFilters, language: Language): Promise<FileAnswer> {
      const tenantId = oneTenant(caller, filters.tenant_id)
      const limit = offerLimits.exportRows
      return readAsTenant(db, { tenantId }, async (tx) => {
        const { today, timeZone } = await tenantDay(tx, tenantId, now())
        const { rows, total, capped } = await page(tx, tenantId, filters, { skip: 0, size: limit })
        if (capped || total > limit) throw new DomainError('TOO_LARGE', { details: { limit, count: total } })
        const t = translator(language)
        return {
          content: Buffer.from(csvMark + csv(rows, { language, timeZone, t })),
          type: 'text/csv',
          filename: `${t('log.file')} ${today}.csv`,
        }
      })
    },
  }
}
export type LogService = ReturnType<typeof logService>

function searchOf({ search, kind, user_id, entity, entity_id, from, till }: LogFilters): LogSearch {
  const ofKind = kind ? logKinds[kind] : null
  return {
    words: searchWords(search)?.words ?? [],
    entities: entity === undefined ? ofKind : [entity],
    entityId: entity_id ?? null,
    userId: user_id ?? null,
    from: from ?? null,
    till: till ?? null,
  }
}

function toEntry({ name, at, ...row }: LogRow, language: Language): LogEntry {
  return {
    ...row,
    at: at.toISOString(),
    what: whatWasDone(row.action, language),
    subject: name ?? kindOfThing(row.entity, language),
  }
}

interface Reader {
  readonly language: Language
  readonly timeZone: string
  readonly t: Translate
}

function csv(rows: readonly LogRow[], { language, timeZone, t }: Reader): string {
  const head = [
    t('log.column.at'),
    t('log.column.actor'),
    t('log.column.what'),
    t('log.column.kind'),
    t('log.column.subject'),
    t('log.column.detail'),
    t('log.column.action'),
    t('log.column.key'),
    t('log.column.position'),
  ]
  const moment = new Intl.DateTimeFormat('nl-NL', {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit' },
    timeZone,
  })
  const lines = rows.map((row) => [
    moment.format(row.at).replace(',', ''),
    row.actor ?? t(`log.nobody.${row.actor_kind}`),
    whatWasDone(row.action, language),
    kindOfThing(row.entity, language),
    row.name ?? '',
    Object.keys(row.detail).length === 0 ? '' : JSON.stringify(row.detail),
    row.action,
    `${row.entity} ${row.entity_id}`,
    row.position === null ? '' : String(row.position),
  ])
  return [head, ...lines].map(csvRow).join('')
}
