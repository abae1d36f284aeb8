import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Id, Strict, Words } from '../../kit/schemaKit.ts'

const shared = { base: 'webhook', tag: 'catalogue', access: 'signed-in' } as const

export const exportProducts = endpoint({
  id: 'exportProducts',
  ...shared,
  method: 'GET',
  path: '/products/export',
  summary:
    'All products that are not archived, a row for each tier, as a file that can be imported again. At most 25,000 products; more is TOO_LARGE. CSV as Dutch spreadsheets read it',
  query: Strict({ format: Words(['csv', 'xlsx']), tenant_id: Type.Optional(Id) }),
  timeoutMs: 120_000,
  status: 200,
  file: { types: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  errors: [],
})
