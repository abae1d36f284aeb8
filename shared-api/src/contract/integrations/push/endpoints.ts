import { endpoint } from '../../kit/endpoint.ts'
import { Id, Strict } from '../../kit/schemaKit.ts'
import { Type } from 'typebox'
import { ExactPush, ExactPushSettings } from './schemas.ts'

export const getExactPush = endpoint({
  id: 'getExactPush',
  method: 'GET',
  path: '/Integrations/Exact/Push/:id',
  base: 'webhook',
  summary: 'Whether an offer is in Exact Online, and what keeps it from being there',
  tag: 'integrations',
  access: 'signed-in',
  passive: true,
  params: Strict({ id: Type.String({ pattern: '^[1-9][0-9]{0,14}$', examples: ['107'] }) }),
  status: 200,
  response: ExactPush,
  errors: ['NOT_FOUND'],
})

export const pushToExact = endpoint({
  id: 'pushToExact',
  method: 'POST',
  path: '/Integrations/Exact/Push',
  base: 'webhook',
  summary:
    'Asks for an accepted offer to become a sales order or a quotation in Exact Online. What is there or on its way is not asked for twice',
  tag: 'integrations',
  access: 'signed-in',
  body: Strict({ offer_id: Id }),
  status: 202,
  response: ExactPush,
  errors: ['NOT_FOUND', 'NOT_CONNECTED', 'INVALID_TRANSITION'],
})

export const getExactPushSettings = endpoint({
  id: 'getExactPushSettings',
  method: 'GET',
  path: '/Integrations/Exact/Settings',
  base: 'webhook',
  summary: 'As what accepted offers go to Exact Online, and whether by themselves',
  tag: 'integrations',
  access: 'signed-in',
  status: 200,
  response: ExactPushSettings,
  errors: [],
})

export const saveExactPushSettings = endpoint({
  id: 'saveExactPushSettings',
  method: 'POST',
  path: '/Integrations/Exact/Settings',
  base: 'webhook',
  summary:
    'Says as what accepted offers go to Exact Online, and whether by themselves: from then on, those of before stay as they are',
  tag: 'integrations',
  access: 'signed-in',
  body: ExactPushSettings,
  status: 200,
  response: ExactPushSettings,
  errors: [],
})
