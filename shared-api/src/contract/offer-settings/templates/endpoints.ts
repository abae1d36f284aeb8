import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Id, Strict } from '../../kit/schemaKit.ts'
import { AppliedTemplate, OfferTemplate, OfferTemplateInput } from './schemas.ts'

const byId = Strict({ id: Id })
const shared = { base: 'webhook', tag: 'settings', access: 'signed-in', status: 200, errors: ['NOT_FOUND'] } as const

export const listTemplates = endpoint({
  id: 'listTemplates',
  ...shared,
  method: 'GET',
  path: '/templates',
  summary: 'Offer templates of a tenant: the default one first, then by name',
  query: Strict({ tenant_id: Type.Optional(Id) }),
  response: Type.Array(OfferTemplate),
  errors: [],
})

export const saveTemplate = endpoint({
  id: 'saveTemplate',
  ...shared,
  method: 'POST',
  path: '/templates/save',
  summary: 'Adds or changes a template; a new default takes the place of the old one. Accepts `Idempotency-Key`',
  body: OfferTemplateInput,
  response: OfferTemplate,
  errors: ['NOT_FOUND', 'STALE', 'DUPLICATE'],
})

export const deleteTemplate = endpoint({
  id: 'deleteTemplate',
  ...shared,
  method: 'POST',
  path: '/templates/delete/:id',
  summary: 'Deletes a template; offers made from it stay',
  params: byId,
  status: 204,
})

export const duplicateTemplate = endpoint({
  id: 'duplicateTemplate',
  ...shared,
  method: 'POST',
  path: '/templates/duplicate/:id',
  summary: 'A copy of a template under a name of its own, not the default. Accepts `Idempotency-Key`',
  params: byId,
  response: OfferTemplate,
})

export const applyTemplate = endpoint({
  id: 'applyTemplate',
  ...shared,
  method: 'POST',
  path: '/templates/apply/:id',
  summary: "The lines and texts that a template gives today, at today's prices; the editor replaces or appends them",
  params: byId,
  response: AppliedTemplate,
})
