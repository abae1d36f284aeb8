import { Type } from 'typebox'
import { endpoint } from '../../../kit/endpoint.ts'
import { Id, Strict, Words } from '../../../kit/schemaKit.ts'
import { CustomerFilters } from '../schemas.ts'
import { customerFileLimits, CustomersImport, CustomersImportForm } from './schemas.ts'

const shared = { base: 'webhook', tag: 'people', access: 'signed-in', status: 200 } as const

export const exportCustomers = endpoint({
  id: 'exportCustomers',
  ...shared,
  method: 'GET',
  path: '/organizations/export',
  summary:
    'The customers of the list, for its filters and by name, as a file that can be imported again. At most 50,000; more is TOO_LARGE. CSV as Dutch spreadsheets read it. Managers and Admins of the seller only',
  query: Strict({ format: Words(['csv', 'xlsx']), tenant_id: Type.Optional(Id) }),
  jsonQuery: { filters: CustomerFilters },
  timeoutMs: 120_000,
  file: { types: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  errors: ['NOT_FOUND'],
})

export const importCustomers = endpoint({
  id: 'importCustomers',
  ...shared,
  method: 'POST',
  path: '/organizations/import',
  summary:
    'Adds and changes customers from a file (CSV or XLSX of at most 10 MB and 10,000 rows), all of it or nothing. A customer is known by its id, else by its VAT number, else by its number in the trade register, and is new otherwise; rows with a mistake are left out and told, and those that are probably there already unless `allow_duplicates` is `true`. An empty cell empties its field, a column that is missing leaves it. Nothing is stored where `dry_run` is `true`',
  multipart: { fileField: 'file', maxBytes: customerFileLimits.bytes },
  body: CustomersImportForm,
  timeoutMs: 120_000,
  response: CustomersImport,
  errors: ['NOT_FOUND'],
})
