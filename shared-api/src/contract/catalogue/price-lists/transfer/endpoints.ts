import { Type } from 'typebox'
import { endpoint } from '../../../kit/endpoint.ts'
import { Id, Strict, Text, Words } from '../../../kit/schemaKit.ts'
import { priceListFileLimits, PriceListsImport } from './schemas.ts'

const shared = { base: 'webhook', tag: 'catalogue', access: 'signed-in', status: 200 } as const

export const exportPriceLists = endpoint({
  id: 'exportPriceLists',
  ...shared,
  method: 'GET',
  path: '/pricelists/export',
  summary:
    'The price lists of a tenant, or the one that is named, a row for each tier, as a file that can be imported again. At most 100,000 rows and 500 lists; more is TOO_LARGE. CSV as Dutch spreadsheets read it',
  query: Strict({ format: Words(['csv', 'xlsx']), tenant_id: Type.Optional(Id), id: Type.Optional(Id) }),
  timeoutMs: 120_000,
  file: { types: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  errors: ['NOT_FOUND'],
})

export const importPriceLists = endpoint({
  id: 'importPriceLists',
  ...shared,
  method: 'POST',
  path: '/pricelists/import',
  summary:
    'Adds and changes price lists from a file (CSV or XLSX of at most 20 MB, 100,000 rows and 500 lists), all of it or nothing; prices with a mistake are left out and told, and what is not in the file stays. `mapping` says for each column what it is read as, or is empty; without it their titles do. Nothing is stored where `dry_run` is `true`',
  multipart: { fileField: 'file', maxBytes: priceListFileLimits.bytes },
  body: Strict({
    tenant_id: Type.Optional(Id),
    dry_run: Type.Optional(Type.Boolean()),
    /** What each column of the file is read as, empty for nothing. */
    mapping: Type.Optional(Text(2_000, { examples: ['listName,sku,,discountPct'] })),
  }),
  timeoutMs: 120_000,
  response: PriceListsImport,
  errors: ['NOT_FOUND'],
})
