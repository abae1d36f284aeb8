import type { Language, ProductDetail } from '@staffel/shared-api/contract'
import { transferLimits } from '@staffel/shared-api/rules'
import type { Db } from '../../../../db/database.types.ts'
import { readAsTenant } from '../../../../db/tenant-transaction.ts'
import { DomainError } from '../../../../errors.ts'
import { seesCosts, type Caller } from '../../../../http/caller.ts'
import type { FileAnswer } from '../../../../http/endpoint-route.ts'
import { oneTenant } from '../../../../http/one-tenant.ts'
import { text } from '../../../../texts/text.ts'
import { translate, translator } from '../../../../texts/translate.ts'
import { toProductDetail } from '../../products/product-row.ts'
import type { ReadProducts } from '../../products/read-products.ts'
import type { WriteSheet } from '../../../../files/tables/table-worker.types.ts'
import { productColumns, type ProductColumn, type Say } from '../product-column.ts'
import { tableFile } from '../../../../files/tables/writing/table-file.ts'
import type { After, ProductExportRepository } from './product-export.repository.ts'
import { productLines } from './product-lines.ts'

export interface ExportRequest {
  readonly format: 'csv' | 'xlsx'
  readonly tenant_id?: number
}

export interface ProductExportDependencies {
  readonly db: Db
  readonly exported: ProductExportRepository
  readonly products: ReadProducts
  readonly writeSheet: WriteSheet
  readonly now: () => Date
}

export type ProductExportService = ReturnType<typeof productExportService>

/** Read in pages, so that no catalogue is in memory as a whole that need not be. */
const pageSize = 500

/** The catalogue as a file that can be imported again. */
export function productExportService({ db, exported, products, writeSheet, now }: ProductExportDependencies) {
  async function* pages(tenantId: number): AsyncGenerator<ProductDetail[], void, undefined> {
    let after: After | null = null
    do {
      const from: After | null = after
      const found: ProductDetail[] = await readAsTenant(db, { tenantId }, async (tx) => {
        const rows = await exported.page(tx, tenantId, from, pageSize)
        const ids = rows.map(({ id }) => id)
        const read = new Map((await products(tx, tenantId, ids, rows)).map((one) => [one.product_id, one]))
        return rows.flatMap((row) => {
          const product = read.get(row.id)
          return product ? [toProductDetail(product, row)] : []
        })
      })
      yield found
      const last = found.at(-1)
      after = last && found.length === pageSize ? { name: last.product_name, id: last.product_id } : null
    } while (after)
  }

  return {
    async export({ format, tenant_id }: ExportRequest, caller: Caller, language: Language): Promise<FileAnswer> {
      const tenantId = oneTenant(caller, tenant_id)
      refuseLarge(await readAsTenant(db, { tenantId }, (tx) => exported.size(tx, tenantId)))
      const columns = productColumns.filter(({ field }) => field !== 'costPrice' || seesCosts(caller))
      const say: Say = (word) => translate(language, text(`transfer.word.${word}`))
      const head = columns.map(({ title }) => translate(language, title))
      const title = translator(language)('transfer.products')
      return tableFile(
        { format, title, at: now(), head, columns, lines: linesOf(pages(tenantId), columns, say) },
        writeSheet,
      )
    },
  }
}

/** What could not be imported again is not exported. */
function refuseLarge({ products, rows }: { readonly products: number; readonly rows: number }): void {
  const { products: limit, rows: mostRows } = transferLimits
  if (products > limit)
    throw new DomainError('TOO_LARGE', {
      details: { limit, count: products },
      message: text('transfer.exportTooLarge', { limit }),
    })
  if (rows > mostRows)
    throw new DomainError('TOO_LARGE', {
      details: { limit: mostRows, count: rows },
      message: text('transfer.exportTooManyRows', { limit: mostRows }),
    })
}

async function* linesOf(pages: AsyncIterable<ProductDetail[]>, columns: readonly ProductColumn[], say: Say) {
  for await (const page of pages) yield page.flatMap((product) => productLines(columns, product, say))
}
