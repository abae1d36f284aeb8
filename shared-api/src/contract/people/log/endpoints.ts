import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Limit, Page, Strict } from '../../kit/schemaKit.ts'
import { LogEntry, logFilters } from './schemas.ts'

const shared = { base: 'webhook', tag: 'people', access: 'signed-in', status: 200, method: 'GET' } as const

export const listActivity = endpoint({
  id: 'listActivity',
  ...shared,
  path: '/activity',
  summary: 'What was done in a tenant, newest first; Managers and Admins of the seller only',
  query: Strict({ ...logFilters, page: Type.Optional(Page), limit: Type.Optional(Limit(25)) }),
  response: Type.Array(LogEntry),
  totalCount: true,
  errors: ['NOT_FOUND'],
})

export const exportActivity = endpoint({
  id: 'exportActivity',
  ...shared,
  path: '/activity/export',
  summary: 'The same as CSV, as Dutch spreadsheets read it, at most 10,000 rows; more is TOO_LARGE',
  query: Strict(logFilters),
  timeoutMs: 60_000,
  file: { types: ['text/csv'] },
  errors: ['NOT_FOUND'],
})
