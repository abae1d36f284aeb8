import type { Language, ProductField, ProductImport } from '@staffel/shared-api/contract'
import { transferLimits } from '@staffel/shared-api/rules'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../../db/database.types.ts'
import { asTenant, readAsTenant, type Tx } from '../../../../db/tenant-transaction.ts'
import { DomainError, notFound } from '../../../../errors.ts'
import { seesCosts, type Caller } from '../../../../http/caller.ts'
import type { RequestOrigin } from '../../../../http/endpoint-route.ts'
import { oneTenant } from '../../../../http/one-tenant.ts'
import { recordActivity } from '../../../../http/record-activity.ts'
import { text, type Text } from '../../../../texts/text.ts'
import type { ReadProducts } from '../../products/read-products.ts'
import { columnKey } from '../../../../files/tables/column-key.ts'
import type { ReadProductFile } from '../files/transfer-worker.types.ts'
import type { ReadFile } from '../transfer-draft.types.ts'
import type { SentFile } from './import-form.ts'
import { importPlan, stepSize, type ImportPlan, type PropertyTypesInUse } from './import-plan.ts'
import { importResult } from './import-result.ts'
import { shownImport } from './shown-import.ts'
import type { ProductImportRepository } from './product-import.repository.ts'

export interface By {
  readonly caller: Caller
  readonly origin: RequestOrigin
  readonly language: Language
}

export interface ProductImportDependencies {
  readonly db: Db
  readonly imports: ProductImportRepository
  readonly products: ReadProducts
  readonly propertyTypes: PropertyTypesInUse
  readonly readFile: ReadProductFile
  readonly log: FastifyBaseLogger | undefined
}

interface Begun {
  readonly filename: string
  readonly dryRun: boolean
  readonly read: () => Promise<ReadFile>
}

export type ProductImportService = ReturnType<typeof productImportService>

/** A statement over 500 products with all that is theirs takes longer than one that people wait for. */
const statementMs = 30_000
/** So many columns are remembered, those of the last file first. */
const mostColumns = 300

/** Files of products into the catalogue: read, compared, and stored as a whole or not at all. */
export function productImportService(parts: ProductImportDependencies) {
  const { db, imports, products, propertyTypes, readFile, log } = parts
  const running = new Set<Promise<void>>()

  const view = async (tenantId: number, id: number, language: Language): Promise<ProductImport> => {
    const row = await readAsTenant(db, { tenantId }, (tx) => imports.find(tx, { tenantId }, id))
    if (!row) throw notFound()
    return shownImport(row, language)
  }

  async function readSent(tenantId: number, { bytes, mapping }: SentFile): Promise<ReadFile> {
    const remembered = await readAsTenant(db, { tenantId }, (tx) => imports.columnsOf(tx, tenantId))
    const read = await readFile({ kind: 'read', bytes, mapping, remembered }, String(tenantId))
    if (typeof read === 'string') throw new DomainError('VALIDATION', { message: text(`transfer.refused.${read}`) })
    return read
  }

  async function run(tenantId: number, id: number, { dryRun, read: readSource }: Begun, by: By): Promise<void> {
    const tell = (now: Parameters<ProductImportRepository['touch']>[3]) =>
      asTenant(db, { tenantId }, (tx) => imports.touch(tx, tenantId, id, now))
    const read = await readSource()
    const file = seesCosts(by.caller) ? read : withoutCosts(read)
    const total = file.drafts.length
    await tell({ state: 'comparing', total })
    const progress = (done: number) => tell({ done })
    await asTenant(
      db,
      { tenantId },
      async (tx) => {
        if (!dryRun) await imports.lock(tx, tenantId)
        const twice = (row: number) => text('transfer.problem.twice', { row })
        const options = { tenantId, imports, products, propertyTypes, progress, twice, hold: !dryRun }
        const plan = await importPlan(tx, file.drafts, options)
        if (!dryRun) await store(tx, tenantId, id, plan, { file, tell, by })
        // What is stored is told to be, or neither. Last, as whoever tells of progress would wait for this row.
        await imports.touch(tx, tenantId, id, { state: 'done', done: total, result: importResult(file, plan) })
      },
      statementMs,
    )
  }

  interface Storing {
    readonly file: ReadFile
    readonly tell: (now: Parameters<ProductImportRepository['touch']>[3]) => Promise<void>
    readonly by: By
  }

  async function store(tx: Tx, tenantId: number, id: number, plan: ImportPlan, { file, tell, by }: Storing) {
    const { writes, newGroups } = plan
    await tell({ state: 'storing', done: 0, total: writes.length })
    await imports.insertGroups(tx, tenantId, newGroups)
    const groups = await imports.groupIds(tx, tenantId)
    for (let at = 0; at < writes.length; at += stepSize) {
      const some = writes.slice(at, at + stepSize)
      await imports.write(tx, tenantId, some, groups)
      await tell({ done: at + some.length })
    }
    await imports.keepColumns(tx, tenantId, columnsOf(file, await imports.columnsOf(tx, tenantId)))
    const created = writes.filter(({ stored }) => stored === null).length
    await recordActivity(tx, by, {
      tenantId,
      action: 'product.imported',
      entity: 'product_import',
      entityId: id,
      detail: { created, updated: writes.length - created, groups: newGroups.length },
    })
  }

  async function fail(tenantId: number, id: number, error: unknown): Promise<void> {
    if (!(error instanceof DomainError)) log?.error({ err: error, productImport: id }, 'product import failed')
    const failure: Text = (error instanceof DomainError && error.options.message) || text('transfer.refused.failed')
    await asTenant(db, { tenantId }, (tx) => imports.touch(tx, tenantId, id, { state: 'failed', failure })).catch(
      () => undefined,
    )
  }

  async function refuseSecond(tx: Tx, tenantId: number): Promise<void> {
    if (await imports.isRunning(tx, tenantId))
      throw new DomainError('ALREADY_RUNNING', { message: text('transfer.refused.alreadyRunning') })
  }

  async function begin(tenantId: number, source: Begun, by: By): Promise<ProductImport> {
    const { filename, dryRun } = source
    const id = await asTenant(db, { tenantId }, async (tx) => {
      await imports.lockBeginning(tx, tenantId)
      await refuseSecond(tx, tenantId)
      return imports.begin(tx, tenantId, { userId: by.caller.userId, filename, dryRun })
    })
    const work = run(tenantId, id, source, by)
      .catch((error: unknown) => fail(tenantId, id, error))
      .finally(() => running.delete(work))
    running.add(work)
    return view(tenantId, id, by.language)
  }

  return {
    /** Before a file is taken in: whoever waits for another one need not send it. */
    async refuseSecond(caller: Caller, tenantId: number | undefined): Promise<void> {
      const tenant = oneTenant(caller, tenantId)
      await readAsTenant(db, { tenantId: tenant }, (tx) => refuseSecond(tx, tenant))
    },

    async start(sent: SentFile, by: By): Promise<ProductImport> {
      const tenantId = oneTenant(by.caller, sent.tenant_id)
      const { filename, dry_run: dryRun = false } = sent
      return begin(tenantId, { filename, dryRun, read: () => readSent(tenantId, sent) }, by)
    },

    async get(id: number, caller: Caller, language: Language): Promise<ProductImport> {
      const row = await readAsTenant(db, caller.scope, (tx) => imports.find(tx, caller.scope, id))
      if (!row) throw notFound()
      const shown = shownImport(row, language)
      return seesCosts(caller) ? shown : withoutCostChanges(shown)
    },

    /** What is begun is ended before the process is. */
    async settled(): Promise<void> {
      await Promise.all(running)
    },
  }
}

/** What somebody else's file said of costs is not told to who may not see them. */
function withoutCostChanges(shown: ProductImport): ProductImport {
  const isOther = ({ field }: { readonly field: ProductField | null }) => field !== 'costPrice'
  return {
    ...shown,
    columns: shown.columns.map((column) => (isOther(column) ? column : { ...column, field: null, samples: [] })),
    changes: shown.changes.map((change) => ({ ...change, fields: change.fields.filter(isOther) })),
    errors: shown.errors.filter(isOther),
  }
}

/** A column of costs says nothing to who may not see them. */
function withoutCosts(file: ReadFile): ReadFile {
  return {
    ...file,
    columns: file.columns.map((column) => (column.field === 'costPrice' ? { ...column, field: null } : column)),
    drafts: file.drafts.map(({ fields: { costPrice: _, ...fields }, problems, ...draft }) => ({
      ...draft,
      fields,
      problems: problems.filter(({ field }) => field !== 'costPrice'),
    })),
  }
}

function columnsOf(
  { columns }: ReadFile,
  before: Readonly<Record<string, ProductField | null>>,
): Readonly<Record<string, ProductField | null>> {
  const now = columns.map(({ name, field }) => [columnKey(name), field] as const).filter(([key]) => key !== '')
  const known = new Map([...now, ...Object.entries(before)].reverse())
  return Object.fromEntries([...known].reverse().slice(0, Math.max(mostColumns, transferLimits.columns)))
}
