import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Id, Strict } from '../../kit/schemaKit.ts'
import { RequestScore, RequestSettings, RequestSettingsInput } from './schemas.ts'

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

export const getRequestScores = endpoint({
  id: 'getRequestScores',
  ...shared,
  method: 'GET',
  path: '/Settings/Requests/scores',
  summary: 'Of lines that somebody was done with, how often what was proposed was changed, by score',
  query: Strict({ tenant_id: Type.Optional(Id) }),
  response: Type.Array(RequestScore),
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
