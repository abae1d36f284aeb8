import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Id, Strict } from '../../kit/schemaKit.ts'
import { SavedView, SavedViewInput, ViewEntity } from './schemas.ts'

const shared = { base: 'webhook', tag: 'platform', access: 'signed-in', status: 200 } as const

export const listViews = endpoint({
  id: 'listViews',
  ...shared,
  method: 'GET',
  path: '/views',
  summary: "The caller's own views of a list and those that are shared in the tenant, by name",
  query: Strict({ entity: ViewEntity }),
  response: Type.Array(SavedView),
  errors: [],
})

export const saveView = endpoint({
  id: 'saveView',
  ...shared,
  method: 'POST',
  path: '/views',
  summary: 'Keeps a view; sharing it is for Managers and Admins. Accepts `Idempotency-Key`',
  body: SavedViewInput,
  response: SavedView,
  errors: ['NOT_FOUND', 'DUPLICATE', 'LIMIT_REACHED'],
})

export const deleteView = endpoint({
  id: 'deleteView',
  ...shared,
  method: 'POST',
  path: '/views/delete/:id',
  summary: "Deletes a view: one's own, or a shared one as a Manager or Admin",
  params: Strict({ id: Id }),
  status: 204,
  errors: ['NOT_FOUND'],
})
