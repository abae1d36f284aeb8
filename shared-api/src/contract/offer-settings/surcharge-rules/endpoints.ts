import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Id, Strict } from '../../kit/schemaKit.ts'
import { SurchargeRule, SurchargeRuleInput } from './schemas.ts'

const shared = { base: 'webhook', tag: 'settings', access: 'signed-in', status: 200 } as const

export const listSurchargeRules = endpoint({
  id: 'listSurchargeRules',
  ...shared,
  method: 'GET',
  path: '/surcharges',
  summary: 'Surcharge rules of a tenant in the order in which they appear on an offer',
  query: Strict({ tenant_id: Type.Optional(Id) }),
  response: Type.Array(SurchargeRule),
  errors: [],
})

export const saveSurchargeRule = endpoint({
  id: 'saveSurchargeRule',
  ...shared,
  method: 'POST',
  path: '/surcharges/save',
  summary: 'Adds or changes a surcharge rule; issued offers keep their surcharges. Accepts `Idempotency-Key`',
  body: SurchargeRuleInput,
  response: SurchargeRule,
  errors: ['NOT_FOUND', 'STALE'],
})

export const deleteSurchargeRule = endpoint({
  id: 'deleteSurchargeRule',
  ...shared,
  method: 'POST',
  path: '/surcharges/delete/:id',
  summary: 'Deletes a surcharge rule',
  params: Strict({ id: Id }),
  status: 204,
  errors: ['NOT_FOUND'],
})
