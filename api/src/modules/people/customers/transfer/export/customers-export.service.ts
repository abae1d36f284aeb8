import { customerFileLimits, type CustomerFilters, type Language } from '@staffel/shared-api/contract'
import type { Db } from '../../../../../db/database.types.ts'
import { readAsTenant, type TenantScope } from '../../../../../db/tenant-transaction.ts'
import { DomainError, notFound } from '../../../../../errors.ts'
import type { WriteSheet } from '../../../../../files/tables/table-worker.types.ts'
import type { FileCell } from '../../../../../files/tables/writing/file-cell.types.ts'
import { tableFile } from '../../../../../files/tables/writing/table-file.ts'
import { scopeWithin, type Caller } from '../../../../../http/caller.ts'
import type { FileAnswer } from '../../../../../http/endpoint-route.ts'
import { text } from '../../../../../texts/text.ts'
import { translate } from '../../../../../texts/translate.ts'
import type { OrganizationFilter } from '../../organizations.repository.ts'
import { customerColumns, customerFieldText, shownValue, type FileCustomer } from '../customer-columns.ts'
import type { CustomerFileRepository, PageEnd } from '../customer-file.repository.ts'

export interface CustomersExportRequest {
  readonly format: 'csv' | 'xlsx'
  readonly tenant_id?: number
  readonly filters?: CustomerFilters
}

export interface CustomersExportDependencies {
  readonly db: Db
  readonly files: CustomerFileRepository
  readonly filterOf: (caller: Caller, filters: CustomerFilters) => OrganizationFilter
  readonly writeSheet: WriteSheet
  readonly now: () => Date
}

export type CustomersExportService = ReturnType<typeof customersExportService>

/** Read in pages, so that no list is in memory as a whole that need not be. */
const pageSize = 1_000

/** The customers of the list as a file that can be imported again. */
export function customersExportService({ db, files, filterOf, writeSheet, now }: CustomersExportDependencies) {
  async function* pages(
    scope: TenantScope,
    filter: OrganizationFilter,
  ): AsyncGenerator<FileCustomer[], void, undefined> {
    let after: PageEnd | null = null
    do {
      const from: PageEnd | null = after
      const found: FileCustomer[] = await readAsTenant(db, scope, (tx) =>
        files.page(tx, scope, filter, { after: from, limit: pageSize }),
      )
      yield found
      const last = found.at(-1)?.values
      after = last && found.length === pageSize ? { name: String(last.name), id: Number(last.customerId) } : null
    } while (after)
  }

  async function* linesOf(found: AsyncIterable<FileCustomer[]>, language: Language): AsyncGenerator<FileCell[][]> {
    for await (const some of found)
      yield some.map(({ values }) => customerColumns.map(({ field }) => shownValue(field, values[field], language)))
  }

  return {
    async export(
      { format, tenant_id, filters = {} }: CustomersExportRequest,
      caller: Caller,
      language: Language,
    ): Promise<FileAnswer> {
      const scope = scopeWithin(caller, tenant_id)
      if (!scope) throw notFound()
      const filter = filterOf(caller, filters)
      const limit = customerFileLimits.exported
      const count = await readAsTenant(db, scope, (tx) => files.count(tx, scope, filter, limit))
      if (count > limit)
        throw new DomainError('TOO_LARGE', {
          details: { limit },
          message: text('customer.file.exportTooMany', { limit }),
        })
      const head = customerColumns.map(({ field }) => translate(language, customerFieldText(field)))
      const title = translate(language, text('customer.customers'))
      const lines = linesOf(pages(scope, filter), language)
      return tableFile({ format, title, at: now(), head, columns: customerColumns, lines }, writeSheet)
    },
  }
}
