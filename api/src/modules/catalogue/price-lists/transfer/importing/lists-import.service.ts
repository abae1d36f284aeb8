import { priceListFileLimits, type Language, type PriceListsImport } from '@staffel/shared-api/contract'
import type { Db } from '../../../../../db/database.types.ts'
import { asTenant, readAsTenant } from '../../../../../db/tenant-transaction.ts'
import { invalid } from '../../../../../errors.ts'
import type { Caller } from '../../../../../http/caller.ts'
import type { RequestOrigin } from '../../../../../http/endpoint-route.ts'
import { oneTenant } from '../../../../../http/one-tenant.ts'
import { text, type Text } from '../../../../../texts/text.ts'
import { translate } from '../../../../../texts/translate.ts'
import type { ReadListsFile } from '../../../transfer/files/transfer-worker.types.ts'
import type { UnreadableReason } from '../../../../../files/tables/reading/unreadable-file.ts'
import type { CustomerPricesRepository } from '../../customer-prices.repository.ts'
import type { PriceListsRepository } from '../../price-lists.repository.ts'
import type { ListProblem, ReadLists } from '../list-draft.types.ts'
import type { ListsForm } from './lists-form.ts'
import type { ListsImportRepository } from './lists-import.repository.ts'
import { listsPlans, type Plans } from './lists-plans.ts'
import type { PlannedList } from './planned-list.ts'

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
  const { plansOf, store } = listsPlans({ lists, imports, prices })

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
