import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Id, Strict } from '../../kit/schemaKit.ts'
import { RequestSettings, RequestSettingsInput } from './schemas.ts'

const shared = { base: 'webhook', tag: 'settings', access: 'signed-in', status: 200 } as const

export const getRequestSettings = endpoint({
  id: 'getRequestSettings',
  ...shared,
  method: 'GET',
  path: '/Settings/Requests',
  summary: 'How long mails are kept, and from which score a product is certain',
  query: Strict({ tenant_id: Type.Optional(Id) }),
  response: RequestSettings,
  errors: ['NOT_FOUND'],
})

export const saveRequestSettings = endpoint({
  id: 'saveRequestSettings',
  ...shared,
  method: 'POST',
  path: '/Settings/Requests',
  summary: 'Saves how long mails are kept, and from which score a product is certain',
  body: RequestSettingsInput,
  response: RequestSettings,
  errors: ['NOT_FOUND', 'STALE'],
})
