import { priceListFileLimits, type Language, type PriceListsImport } from '@staffel/shared-api/contract'
import type { Db } from '../../../../../db/database.types.ts'
import { asTenant, readAsTenant, type Tx } from '../../../../../db/tenant-transaction.ts'
import { invalid } from '../../../../../errors.ts'
import type { Caller } from '../../../../../http/caller.ts'
import type { RequestOrigin } from '../../../../../http/endpoint-route.ts'
import { oneTenant } from '../../../../../http/one-tenant.ts'
import { recordActivity } from '../../../../../http/record-activity.ts'
import { text, type Text } from '../../../../../texts/text.ts'
import { translate } from '../../../../../texts/translate.ts'
import type { ReadListsFile } from '../../../transfer/files/transfer-worker.types.ts'
import type { UnreadableReason } from '../../../../../files/tables/reading/unreadable-file.ts'
import type { CustomerPricesRepository } from '../../customer-prices.repository.ts'
import type { PriceListRow, PriceListsRepository } from '../../price-lists.repository.ts'
import type { ListProblem, ReadLists } from '../list-draft.types.ts'
import type { ListsForm } from './lists-form.ts'
import type { ListsImportRepository } from './lists-import.repository.ts'
import { namedGoods } from './named-goods.ts'
import { plannedList, type PlannedList } from './planned-list.ts'
import { targets } from './targets.ts'

interface By {
  readonly caller: Caller
  readonly origin: RequestOrigin
  readonly language: Language
}

export interface ListsImportDependencies {
  readonly db: Db
  readonly lists: PriceListsRepository
  readonly imports: ListsImportRepository
  readonly prices: Pick<CustomerPricesRepository, 'currencyOf'>
  readonly readLists: ReadListsFile
}

export type ListsImportService = ReturnType<typeof listsImportService>

/** A file of five hundred lists takes longer than a statement that people wait for. */
const statementMs = 30_000

/** Files of price lists: read, compared, and stored as a whole or not at all. */
export function listsImportService({ db, lists, imports, prices, readLists }: ListsImportDependencies) {
  /** What the file makes of the lists as they are now. One of those `before` that is gone is not made anew. */
  async function plansOf(tx: Tx, tenantId: number, file: ReadLists, { hold, before }: Planning): Promise<Plans> {
    const [named, stored, currency] = await Promise.all([
      namedGoods(tx, tenantId, file.lists, imports),
      lists.list(tx, tenantId, undefined),
      prices.currencyOf(tx, tenantId),
    ])
    const problems: ListProblem[] = []
    const planned: PlannedList[] = []
    let refused = 0
    const refuse = ({ entries }: ReadLists['lists'][number], wrong: readonly ListProblem[]) => {
      for (const problem of wrong) problems.push(problem)
      refused += Math.max(1, entries.length)
    }
    const [target, targetBefore] = [targets(named, stored), targets(named, before)]
    for (const draft of file.lists) {
      const found = target(draft)
      const was = targetBefore(draft)
      if (Array.isArray(found)) {
        refuse(draft, found)
        continue
      }
      const id = found.stored?.id
      const kept = id !== undefined && hold ? ((await lists.lock(tx, tenantId, id)) ?? null) : found.stored
      if (!kept && (found.stored ?? ('stored' in was && was.stored))) {
        refuse(draft, [{ row: draft.row, field: 'listName', message: text('priceList.file.deleted') }])
        continue
      }
      const entries = kept ? await lists.entriesOf(tx, tenantId, kept.id) : []
      const plan = plannedList(draft, { owner: found.owner, stored: kept, entries, currency }, named)
      if (Array.isArray(plan)) refuse(draft, plan)
      else planned.push(plan)
    }
    return { planned, problems, refused }
  }

  async function store(tx: Tx, tenantId: number, planned: readonly PlannedList[], by: By): Promise<void> {
    for (const { id, head, entries, told } of planned) {
      if (id !== null && entries === null && told.fields.length === 0) continue
      const listId = id ?? (await lists.insert(tx, { ...head, tenant_id: tenantId }))
      const key = { tenant_id: tenantId, price_list_id: listId }
      if (entries) await lists.replaceEntries(tx, key, entries)
      if (id !== null) await lists.update(tx, key, head)
      await recordActivity(tx, by, {
        tenantId,
        action: `price_list.${id === null ? 'created' : 'updated'}`,
        entity: 'price_list',
        entityId: listId,
        detail: { name: head.name },
      })
    }
  }

  return {
    async import({ file, tenant_id, dry_run: dryRun = false, mapping }: ListsForm, by: By): Promise<PriceListsImport> {
      const tenantId = oneTenant(by.caller, tenant_id)
      const before = await readAsTenant(db, { tenantId }, (tx) => lists.list(tx, tenantId, undefined))
      const read = await readLists({ kind: 'read-lists', bytes: file, mapping }, String(tenantId))
      if (typeof read === 'string') throw invalid({ file: refusals[read] })
      if (!namesLists(read)) {
        if (!dryRun) throw invalid({ file: text('priceList.file.columns') })
        // Whoever tries it says which column is which, by what stands in them.
        return resultOf(read, { planned: [], problems: [], refused: 0 }, by.language)
      }
      return asTenant(
        db,
        { tenantId },
        async (tx) => {
          if (!dryRun) await imports.lock(tx, tenantId)
          const plans = await plansOf(tx, tenantId, read, { hold: !dryRun, before })
          if (!dryRun) await store(tx, tenantId, plans.planned, by)
          return resultOf(read, plans, by.language)
        },
        statementMs,
      )
    },
  }
}

const { rows, lists: mostLists } = priceListFileLimits
const refusals: Readonly<Record<UnreadableReason, Text>> = {
  format: text('priceList.file.format'),
  empty: text('priceList.file.empty'),
  tooManyRows: text('priceList.file.tooMany', { rows, lists: mostLists }),
  tooLarge: text('priceList.file.tooLarge'),
  broken: text('priceList.file.broken'),
  doctype: text('priceList.file.broken'),
}

/** Without a name or an id of a list a file says nothing. */
const namesLists = ({ columns }: ReadLists): boolean =>
  columns.some(({ field }) => field === 'listId' || field === 'listName')

interface Planning {
  /** Lists that are named wait for nobody else until the transaction ends. */
  readonly hold: boolean
  /** The lists that there were when the file came. */
  readonly before: readonly PriceListRow[]
}

interface Plans {
  readonly planned: readonly PlannedList[]
  readonly problems: readonly ListProblem[]
  /** Prices of lists that are left out as a whole. */
  readonly refused: number
}

function resultOf(file: ReadLists, { planned, problems, refused: left }: Plans, language: Language): PriceListsImport {
  const count = (numberOf: (plan: PlannedList) => number) => planned.reduce((sum, plan) => sum + numberOf(plan), 0)
  const isTold = ({ id, told, entries }: PlannedList) => id === null || entries !== null || told.fields.length > 0
  const changes = planned.flatMap(({ added, changed, removed }) => [...added, ...changed, ...removed])
  const errors = [...problems, ...planned.flatMap((plan) => plan.problems)]
  return {
    rows: file.rows,
    columns: [...file.columns],
    lists_created: planned.filter(({ id }) => id === null).length,
    lists_updated: planned.filter((plan) => plan.id !== null && isTold(plan)).length,
    added: count(({ added }) => added.length),
    changed: count(({ changed }) => changed.length),
    removed: count(({ removed }) => removed.length),
    unchanged: count(({ unchanged }) => unchanged),
    refused: left + count(({ refused }) => refused),
    lists: planned.filter(isTold).map(({ told }) => told),
    changes: changes.toSorted((a, b) => a.row - b.row).slice(0, priceListFileLimits.toldChanges),
    errors: errors
      .toSorted((a, b) => a.row - b.row)
      .slice(0, priceListFileLimits.toldErrors)
      .map((problem) => ({ ...problem, message: translate(language, sentenceOf(problem)) })),
  }
}

/** A mistake that stands beside no field names it. */
function sentenceOf({ field, message }: ListProblem): Text {
  return message.key === 'field.required'
    ? text('priceList.file.missing', { field: text(`priceList.field.${field}`) })
    : message
}
