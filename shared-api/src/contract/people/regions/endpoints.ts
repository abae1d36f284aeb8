import { endpoint } from '../../kit/endpoint.ts'
import { Id, Strict } from '../../kit/schemaKit.ts'
import { Region } from '../schemas.ts'
import { RegionInput } from './schemas.ts'

const shared = { base: 'webhook', tag: 'people', access: 'signed-in', method: 'POST' } as const

export const saveRegion = endpoint({
  id: 'saveRegion',
  ...shared,
  path: '/regions/save',
  summary: 'Adds a region, or gives one another name. Accepts `Idempotency-Key`',
  body: RegionInput,
  status: 200,
  response: Region,
  errors: ['NOT_FOUND', 'DUPLICATE'],
})

export const deleteRegion = endpoint({
  id: 'deleteRegion',
  ...shared,
  path: '/regions/delete/:id',
  summary: 'Deletes a region that nobody is in; `IN_USE` counts the customers, users, invites and offers that are',
  params: Strict({ id: Id }),
  status: 204,
  errors: ['NOT_FOUND', 'IN_USE'],
})
