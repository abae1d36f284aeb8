import { csvCell, csvMark, csvRow, dutchDecimal } from '@staffel/shared-api/rules'
import type { Db } from '../../../../db/database.types.ts'
import { readAsTenant } from '../../../../db/tenant-transaction.ts'
import type { FileStore } from '../../../../files/file-store.ts'
import type { ArchiveEntry } from './archive-parts.ts'
import type { ExportedTable, TablePage, TenantTablesRepository } from './tenant-tables.repository.ts'

/** A document that was issued, as it is drawn for its sellers. */
export interface IssuedDocument {
  readonly filename: string
  readonly bytes: Uint8Array
}

export interface TenantContent {
  readonly db: Db
  readonly files: Pick<FileStore, 'get'>
  readonly tables: TenantTablesRepository
  /** Numbers of what was issued, and each as a document; null where it is gone meanwhile. */
  readonly issued: () => Promise<readonly number[]>
  readonly document: (offerId: number) => Promise<IssuedDocument | null>
  /** Called when another piece is done. */
  readonly onDone: () => Promise<void>
}

const encoder = new TextEncoder()

/** How many pieces `tenantEntries` is made of. */
export async function countPieces({ db, tables, issued }: TenantContent, tenantId: number): Promise<number> {
  const found = await readAsTenant(db, { tenantId }, (tx) => tables.tables(tx))
  const counts = await readAsTenant(db, { tenantId }, (tx) =>
    Promise.all(found.flatMap((table) => table.files.map((column) => tables.count(tx, tenantId, table, column)))),
  )
  return found.length * 2 + counts.reduce((sum, count) => sum + count, 0) + (await issued()).length
}

/**
 * All that a tenant has: each table for people (CSV) and for programs (JSON), the files that rows name, what was issued
 * as documents, and a list of it that says what was left out. Read page by page, within the tenant alone.
 */
export async function* tenantEntries(content: TenantContent, tenantId: number): AsyncGenerator<ArchiveEntry> {
  const { db, tables, onDone } = content
  const found = await readAsTenant(db, { tenantId }, (tx) => tables.tables(tx))
  const told: { table: string; rows: number; left_out: readonly string[] }[] = []
  for (const table of found) {
    const rows = await readAsTenant(db, { tenantId }, (tx) => tables.count(tx, tenantId, table))
    told.push({ table: table.name, rows, left_out: table.leftOut })
    yield { name: `csv/${table.name}.csv`, isCompressed: false, content: csvOf(content, tenantId, table) }
    await onDone()
    yield { name: `json/${table.name}.json`, isCompressed: false, content: jsonOf(content, tenantId, table) }
    await onDone()
  }
  const seen = new Set<string>()
  for (const table of found)
    for (const column of table.files) yield* filesOf(content, tenantId, { table, column }, seen)
  for (const id of await content.issued()) {
    const document = await content.document(id)
    if (document)
      yield { name: freeName(`documents/${document.filename}`, seen), isCompressed: true, content: [document.bytes] }
    await onDone()
  }
  const list = JSON.stringify({ tenant_id: tenantId, tables: told }, null, 2)
  yield { name: 'contents.json', isCompressed: false, content: [encoder.encode(list)] }
}

async function* pagesOf({ db, tables }: TenantContent, tenantId: number, table: ExportedTable) {
  let after: TablePage['next'] = null
  do {
    const place: TablePage['next'] = after
    const page: TablePage = await readAsTenant(db, { tenantId }, (tx) => tables.page(tx, tenantId, table, place))
    yield page.rows
    after = page.next
  } while (after)
}

const numbers = /^(?:smallint|integer|bigint|numeric.*|real|double precision)$/

async function* csvOf(content: TenantContent, tenantId: number, table: ExportedTable): AsyncGenerator<Uint8Array> {
  yield encoder.encode(csvMark + csvRow(table.columns.map(({ name }) => name)))
  const isNumber = table.columns.map(({ type }) => numbers.test(type))
  for await (const rows of pagesOf(content, tenantId, table))
    yield encoder.encode(rows.map(({ cells }) => csvLine(cells, isNumber)).join(''))
}

/** Figures stay figures; everything else is text that no spreadsheet takes for a formula. */
function csvLine(cells: readonly (string | null)[], isNumber: readonly boolean[]): string {
  const plain = cells.map((cell, index) => (isNumber[index] ? null : cell))
  const figures = cells.map((cell, index) => (isNumber[index] && cell !== null ? dutchDecimal(cell) : null))
  return `${plain.map((cell, index) => figures[index] ?? csvCell(cell)).join(';')}\r\n`
}

async function* jsonOf(content: TenantContent, tenantId: number, table: ExportedTable): AsyncGenerator<Uint8Array> {
  let between = '[\n'
  for await (const rows of pagesOf(content, tenantId, table)) {
    if (rows.length === 0) continue
    yield encoder.encode(between + rows.map(({ json }) => json).join(',\n'))
    between = ',\n'
  }
  yield encoder.encode(between === '[\n' ? '[]\n' : '\n]\n')
}

async function* filesOf(
  { db, files, tables, onDone }: TenantContent,
  tenantId: number,
  { table, column }: { readonly table: ExportedTable; readonly column: string },
  seen: Set<string>,
): AsyncGenerator<ArchiveEntry> {
  let after: string | undefined = ''
  while (after !== undefined) {
    const place: string = after
    const names: string[] = await readAsTenant(db, { tenantId }, (tx) =>
      tables.fileNames(tx, tenantId, table, column, place),
    )
    for (const name of names) {
      const entry = `files/${name}`
      // Two rows may show one file; one that is gone leaves the others whole.
      const bytes = seen.has(entry) ? null : await files.get(name)
      if (bytes) {
        seen.add(entry)
        yield { name: entry, isCompressed: true, content: [bytes] }
      }
      await onDone()
    }
    after = names.at(-1)
  }
}

function freeName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.')
  let free = name
  for (let count = 2; taken.has(free); count++) free = `${name.slice(0, dot)} (${count})${name.slice(dot)}`
  taken.add(free)
  return free
}
