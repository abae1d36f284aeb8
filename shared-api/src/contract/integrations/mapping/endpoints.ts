import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Strict, Text } from '../../kit/schemaKit.ts'
import { ExactMapping, ExactMappingChoice, ExactThing } from './schemas.ts'

export const getExactMapping = endpoint({
  id: 'getExactMapping',
  method: 'GET',
  path: '/Integrations/Exact/Mapping',
  base: 'webhook',
  summary:
    'What stands for what in the administration in use: VAT, surcharges and free text, units, and the products that a push found no item for',
  tag: 'integrations',
  access: 'signed-in',
  timeoutMs: 30_000,
  status: 200,
  response: ExactMapping,
  errors: ['NOT_CONNECTED'],
})

export const saveExactMapping = endpoint({
  id: 'saveExactMapping',
  method: 'POST',
  path: '/Integrations/Exact/Mapping',
  base: 'webhook',
  summary: 'Says what one thing is in the administration in use, or that nobody says so any more',
  tag: 'integrations',
  access: 'signed-in',
  body: ExactMappingChoice,
  timeoutMs: 30_000,
  status: 200,
  response: ExactMapping,
  errors: ['NOT_CONNECTED'],
})

export const findExactItems = endpoint({
  id: 'findExactItems',
  method: 'GET',
  path: '/Integrations/Exact/Items',
  base: 'webhook',
  summary: 'Sales items of the administration in use, by what their code begins with or by words in their name',
  tag: 'integrations',
  access: 'signed-in',
  query: Strict({ search: Text(60, { minLength: 2, examples: ['vracht'] }) }),
  timeoutMs: 30_000,
  status: 200,
  response: Type.Array(ExactThing),
  errors: ['NOT_CONNECTED'],
})
