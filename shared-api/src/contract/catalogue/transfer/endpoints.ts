import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Id, Strict, Words } from '../../kit/schemaKit.ts'
import { transferLimits } from './rules/transferLimits.ts'
import { ImportForm, ProductImport } from './schemas.ts'

const shared = { base: 'webhook', tag: 'catalogue', access: 'signed-in' } as const

export const exportProducts = endpoint({
  id: 'exportProducts',
  ...shared,
  method: 'GET',
  path: '/products/export',
  summary:
    'All products that are not archived, a row for each tier, as a file that can be imported again. At most 25,000 products and 200,000 rows; more is TOO_LARGE. CSV as Dutch spreadsheets read it',
  query: Strict({ format: Words(['csv', 'xlsx']), tenant_id: Type.Optional(Id) }),
  timeoutMs: 120_000,
  status: 200,
  file: { types: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  errors: [],
})

export const importProducts = endpoint({
  id: 'importProducts',
  ...shared,
  method: 'POST',
  path: '/products/import',
  summary:
    'Begins to read a file of products (CSV, XLSX or BMEcat 2005, at most 40 MB, 200,000 rows and 25,000 products) into the catalogue, all of it or nothing; products with a mistake are left out and told. What becomes of it is asked with getProductImport. One at a time: otherwise ALREADY_RUNNING',
  multipart: { fileField: 'file', maxBytes: transferLimits.bytes },
  body: ImportForm,
  timeoutMs: 120_000,
  status: 202,
  response: ProductImport,
  errors: ['NOT_FOUND', 'ALREADY_RUNNING'],
})

export const getProductImport = endpoint({
  id: 'getProductImport',
  ...shared,
  method: 'GET',
  path: '/productimports/:id',
  summary: 'How far an import of products is, and what became of it',
  params: Strict({ id: Id }),
  status: 200,
  response: ProductImport,
  passive: true,
  errors: ['NOT_FOUND'],
})
