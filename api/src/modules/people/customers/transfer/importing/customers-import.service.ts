import {
  customerFileLimits,
  type CustomersImport,
  type ImportedDuplicate,
  type Language,
} from '@staffel/shared-api/contract'
import type { Db } from '../../../../../db/database.types.ts'
import { asTenant, type Tx } from '../../../../../db/tenant-transaction.ts'
import { invalid } from '../../../../../errors.ts'
import type { UnreadableReason } from '../../../../../files/tables/reading/unreadable-file.ts'
import type { ReadTableFile } from '../../../../../files/tables/table-worker.types.ts'
import type { Caller } from '../../../../../http/caller.ts'
import type { RequestOrigin } from '../../../../../http/endpoint-route.ts'
import { oneTenant } from '../../../../../http/one-tenant.ts'
import { text, type Text } from '../../../../../texts/text.ts'
import { translate } from '../../../../../texts/translate.ts'
import type { NewCustomerRepository } from '../../new-customer.repository.ts'
import { customerFieldText } from '../customer-columns.ts'
import type { CustomerFileRepository } from '../customer-file.repository.ts'
import {
  customerDrafts,
  type CustomerDraft,
  type CustomerProblem,
  type ReadCustomers,
} from '../reading/customer-drafts.ts'
import type { SentCustomers } from './customers-form.ts'
import { alikeKeys, twins } from './duplicates.ts'
import { customerFinderOf, numbersOf, registrationKey, vatKey } from './found-customers.ts'
import { plannedCustomer, toldOf, type PlannedCustomer } from './planned-customer.ts'
import type { StoreCustomer } from './store-customer.ts'

interface By {
  readonly caller: Caller
  readonly origin: RequestOrigin
  readonly language: Language
}

export interface CustomersImportDependencies {
  readonly db: Db
  readonly files: CustomerFileRepository
  readonly customers: Pick<NewCustomerRepository, 'oneAtATime'>
  readonly readTable: ReadTableFile
  readonly store: StoreCustomer
}

export type CustomersImportService = ReturnType<typeof customersImportService>

/** A file of ten thousand customers is looked for longer than a statement that people wait for. */
const statementMs = 30_000

interface Plans {
  readonly planned: readonly PlannedCustomer[]
  readonly duplicates: readonly ImportedDuplicate[]
  readonly problems: readonly CustomerProblem[]
}

/** Files of customers: read, compared, and stored as a whole or not at all. */
export function customersImportService({ db, files, customers, readTable, store }: CustomersImportDependencies) {
  async function readFile({ file, mapping }: SentCustomers, tenantId: number): Promise<ReadCustomers> {
    const table = await readTable(file, String(tenantId))
    if (typeof table === 'string') throw invalid({ file: refusals[table] })
    if (table.rows.length > customerFileLimits.rows + 1) throw invalid({ file: refusals.tooManyRows })
    const read = customerDrafts(table, mapping)
    if (!read) throw invalid({ file: refusals.empty })
    return read
  }

  /** What the file makes of the customers as they are now. */
  async function plansOf(
    tx: Tx,
    tenantId: number,
    { drafts }: ReadCustomers,
    { hold, allowsDuplicates }: { readonly hold: boolean; readonly allowsDuplicates: boolean },
  ): Promise<Plans> {
    const stored = await files.withNumbers(tx, tenantId, numbersOf(drafts), hold)
    const alike = await files.alike(tx, tenantId, alikeKeys(drafts))
    const regions = await files.regions(tx, tenantId)
    const [find, twin, taken] = [customerFinderOf(stored), twins(alike), rowsTaken()]
    const planned: PlannedCustomer[] = []
    const duplicates: ImportedDuplicate[] = []
    const problems: CustomerProblem[] = []
    for (const draft of drafts) {
      const { row } = draft
      if (draft.problems.length > 0) {
        problems.push(...draft.problems)
        continue
      }
      const found = find(draft)
      if (found && 'message' in found) {
        problems.push({ row, ...found })
        continue
      }
      const plan = plannedCustomer(draft, found, regions)
      if (Array.isArray(plan)) {
        problems.push(...plan)
        continue
      }
      const twice = taken(plan)
      if (twice) {
        problems.push(twice)
        continue
      }
      const other = found || allowsDuplicates ? null : twin.of(draft)
      if (other) {
        duplicates.push({ row, name: String(plan.values.name), ...other })
        continue
      }
      if (!found) twin.keep(draft)
      planned.push(plan)
    }
    return { planned, duplicates, problems }
  }

  return {
    async import(sent: SentCustomers, by: By): Promise<CustomersImport> {
      const { tenant_id, dry_run: isTrial = false, allow_duplicates: allowsDuplicates = false } = sent
      const tenantId = oneTenant(by.caller, tenant_id)
      const read = await readFile(sent, tenantId)
      const none = { planned: [], duplicates: [], problems: [] }
      if (!namesCustomers(read)) {
        if (!isTrial) throw invalid({ file: text('customer.file.columns') })
        // Whoever tries it says which column is which, by what stands in them.
        return resultOf({ ...read, drafts: [] }, none, by.language)
      }
      return asTenant(
        db,
        { tenantId },
        async (tx) => {
          if (!isTrial) await customers.oneAtATime(tx, tenantId)
          const plans = await plansOf(tx, tenantId, read, { hold: !isTrial, allowsDuplicates })
          if (!isTrial) for (const plan of plans.planned) if (isChange(plan)) await store(tx, tenantId, plan, by)
          return resultOf(read, plans, by.language)
        },
        statementMs,
      )
    },
  }
}

const refusals: Readonly<Record<UnreadableReason, Text>> = {
  format: text('customer.file.format'),
  empty: text('customer.file.empty'),
  tooManyRows: text('customer.file.tooMany', { limit: customerFileLimits.rows }),
  tooLarge: text('customer.file.tooLarge'),
  broken: text('customer.file.broken'),
  doctype: text('customer.file.broken'),
}

/** Without a name or a number of a customer a file says nothing. */
const namesCustomers = ({ columns }: ReadCustomers): boolean =>
  columns.some(
    ({ field }) =>
      field === 'name' || field === 'customerId' || field === 'vatNumber' || field === 'chamberOfCommerceNumber',
  )

const isChange = ({ stored, changed }: PlannedCustomer): boolean => stored === null || changed.length > 0

/** Two rows may not be about one customer: whose word would it be? */
function rowsTaken() {
  const rows = new Map<string, number>()
  return ({ draft, stored }: PlannedCustomer): CustomerProblem | null => {
    const keys: readonly (readonly [string, CustomerProblem['field']])[] = stored
      ? [[`id ${String(stored.values.customerId)}`, fieldThatNames(draft)]]
      : [
          ...(vatKey(draft) === '' ? [] : [[`vat ${vatKey(draft)}`, 'vatNumber'] as const]),
          ...(registrationKey(draft) === ''
            ? []
            : [[`registration ${registrationKey(draft)}`, 'chamberOfCommerceNumber'] as const]),
        ]
    for (const [key, field] of keys) {
      const row = rows.get(key)
      if (row !== undefined) return { row: draft.row, field, message: text('customer.file.twice', { row }) }
    }
    for (const [key] of keys) rows.set(key, draft.row)
    return null
  }
}

function fieldThatNames({ values }: CustomerDraft): CustomerProblem['field'] {
  if (typeof values.customerId === 'number') return 'customerId'
  return vatKey({ values }) === '' ? 'chamberOfCommerceNumber' : 'vatNumber'
}

function resultOf(
  { rows, columns, drafts }: ReadCustomers,
  { planned, duplicates, problems }: Plans,
  language: Language,
): CustomersImport {
  const { toldChanges, toldErrors } = customerFileLimits
  const created = planned.filter(({ stored }) => stored === null).length
  const changes = planned.filter(isChange)
  return {
    rows,
    columns,
    created,
    updated: changes.length - created,
    unchanged: planned.length - changes.length,
    refused: drafts.length - planned.length - duplicates.length,
    duplicate: duplicates.length,
    changes: changes.slice(0, toldChanges).map((plan) => toldOf(plan, language)),
    duplicates: duplicates.slice(0, toldChanges),
    errors: problems.slice(0, toldErrors).map(({ message, ...problem }) => ({
      ...problem,
      message: translate(language, sentenceOf(problem.field, message)),
    })),
  }
}

/** A mistake that stands beside no field names it. */
function sentenceOf(field: CustomerProblem['field'], message: Text): Text {
  return message.key === 'field.required' ? text('customer.file.missing', { field: customerFieldText(field) }) : message
}
