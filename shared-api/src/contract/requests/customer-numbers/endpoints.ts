import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Id, Limit, Page, Strict, Text } from '../../kit/schemaKit.ts'
import { CustomerNumber, CustomerNumberImport, CustomerNumberInput } from './schemas.ts'

const shared = { base: 'webhook', tag: 'requests', access: 'signed-in' } as const

export const listCustomerNumbers = endpoint({
  id: 'listCustomerNumbers',
  ...shared,
  method: 'GET',
  path: '/customernumbers',
  summary: "A page of a customer's own article numbers, by number; `search` is in the number, the product or its SKU",
  query: Strict({
    organization_id: Id,
    search: Type.Optional(Text(100)),
    page: Type.Optional(Page),
    limit: Type.Optional(Limit(50)),
  }),
  status: 200,
  response: Type.Array(CustomerNumber),
  totalCount: true,
  errors: ['NOT_FOUND'],
})

export const saveCustomerNumber = endpoint({
  id: 'saveCustomerNumber',
  ...shared,
  method: 'POST',
  path: '/customernumbers/save',
  summary: "Adds or changes a customer's own article number of a product. Accepts `Idempotency-Key`",
  body: CustomerNumberInput,
  status: 200,
  response: CustomerNumber,
  errors: ['NOT_FOUND', 'DUPLICATE'],
})

export const deleteCustomerNumber = endpoint({
  id: 'deleteCustomerNumber',
  ...shared,
  method: 'POST',
  path: '/customernumbers/delete/:id',
  summary: "Deletes a customer's own article number",
  params: Strict({ id: Id }),
  status: 204,
  errors: ['NOT_FOUND'],
})

export const importCustomerNumbers = endpoint({
  id: 'importCustomerNumbers',
  ...shared,
  method: 'POST',
  path: '/customernumbers/import',
  summary:
    "Adds and changes a customer's own article numbers from CSV or XLSX of at most 2 MB and 20,000 rows, whose first row names the columns. `mapping` says for each column whether it is `number`, `sku` or `product_id`, or is empty; without it their titles do. Rows with a mistake are left out and told; nothing is stored where `dry_run` is `true`",
  multipart: { fileField: 'file', maxBytes: 2 * 1024 * 1024 },
  body: Strict({
    organization_id: Id,
    dry_run: Type.Optional(Type.Boolean()),
    /** What each column of the file is read as, empty for nothing. */
    mapping: Type.Optional(Text(2_000, { examples: ['number,,sku'] })),
  }),
  timeoutMs: 60_000,
  status: 200,
  response: CustomerNumberImport,
  errors: ['NOT_FOUND', 'LIMIT_REACHED'],
})
