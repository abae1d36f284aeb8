import { priceListFileLimits, type Language } from '@staffel/shared-api/contract'
import type { Db } from '../../../../../db/database.types.ts'
import { everyTenant, readAsTenant } from '../../../../../db/tenant-transaction.ts'
import { DomainError, notFound } from '../../../../../errors.ts'
import type { Caller } from '../../../../../http/caller.ts'
import type { FileAnswer } from '../../../../../http/endpoint-route.ts'
import { oneTenant } from '../../../../../http/one-tenant.ts'
import { text } from '../../../../../texts/text.ts'
import { translate, translator } from '../../../../../texts/translate.ts'
import { tableFile } from '../../../../../files/tables/writing/table-file.ts'
import type { FileCell } from '../../../../../files/tables/writing/file-cell.types.ts'
import type { WriteSheet } from '../../../../../files/tables/table-worker.types.ts'
import type { PriceListsRepository } from '../../price-lists.repository.ts'
import { listFileColumns, listLines } from './list-lines.ts'

export interface ListsExportRequest {
  readonly format: 'csv' | 'xlsx'
  readonly tenant_id?: number
  /** One list; all of them without. */
  readonly id?: number
}

export interface ListsExportDependencies {
  readonly db: Db
  readonly lists: Pick<PriceListsRepository, 'find' | 'list' | 'row' | 'entriesOf'>
  readonly writeSheet: WriteSheet
  readonly now: () => Date
}

export type ListsExportService = ReturnType<typeof listsExportService>

/** Price lists as a file that can be imported again. */
export function listsExportService({ db, lists, writeSheet, now }: ListsExportDependencies) {
  /** Platform staff may name a list alone, so its tenant is looked up first. */
  async function tenantOf({ id, tenant_id }: ListsExportRequest, caller: Caller): Promise<number> {
    if (id === undefined) return oneTenant(caller, tenant_id)
    const scope = caller.scope.tenantId === null ? everyTenant : caller.scope
    const found = await readAsTenant(db, scope, (tx) => lists.find(tx, scope, id))
    if (!found) throw notFound()
    return found.tenant_id
  }

  /** No more than could be imported again. */
  async function linesOf(
    tenantId: number,
    id: number | undefined,
  ): Promise<{ lines: FileCell[][]; name: string | null }> {
    const { rows, lists: mostLists } = priceListFileLimits
    const tooLarge = () =>
      new DomainError('TOO_LARGE', { message: text('priceList.file.tooMany', { rows, lists: mostLists }) })
    return readAsTenant(db, { tenantId }, async (tx) => {
      const one = id === undefined ? undefined : await lists.row(tx, tenantId, id)
      if (id !== undefined && !one) throw notFound()
      const all = one ? [one] : await lists.list(tx, tenantId, undefined)
      if (all.length > mostLists) throw tooLarge()
      const lines: FileCell[][] = []
      for (const list of all) {
        for (const line of listLines(list, await lists.entriesOf(tx, tenantId, list.id))) lines.push(line)
        if (lines.length > rows) throw tooLarge()
      }
      return { lines, name: one?.name ?? null }
    })
  }

  return {
    async export(request: ListsExportRequest, caller: Caller, language: Language): Promise<FileAnswer> {
      const { format, id } = request
      const { lines, name } = await linesOf(await tenantOf(request, caller), id)
      const head = listFileColumns.map(({ field }) => translate(language, text(`priceList.field.${field}`)))
      const title = translator(language)('priceList.lists')
      return tableFile(
        { format, title, filename: name ?? title, at: now(), head, columns: listFileColumns, lines: [lines] },
        writeSheet,
      )
    },
  }
}
