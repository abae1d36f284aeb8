import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Id, Strict, Text } from '../../kit/schemaKit.ts'
import {
  ExactCustomerChoice,
  ExactFoundAccount,
  ExactItemChoice,
  ExactMappedCustomers,
  ExactMappedItem,
  ExactMappedItems,
  ExactMappedOnly,
  ExactMapping,
  ExactMappingChoice,
  ExactMappingState,
  ExactSavedCustomer,
  ExactThing,
} from './schemas.ts'

const pages = {
  search: Type.Optional(Text(100)),
  only: Type.Optional(ExactMappedOnly),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
}

export const getExactMapping = endpoint({
  id: 'getExactMapping',
  method: 'GET',
  path: '/Integrations/Exact/Mapping',
  base: 'webhook',
  summary: 'What stands for what in the administration in use: VAT, surcharges and free text, and units',
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

export const listExactMappedItems = endpoint({
  id: 'listExactMappedItems',
  method: 'GET',
  path: '/Integrations/Exact/Mapping/Items',
  base: 'webhook',
  summary:
    'Products and their variants with the items that they are in the administration in use, as it was read the last time, by name',
  tag: 'integrations',
  access: 'signed-in',
  query: Strict({ ...pages, product: Type.Optional(Id) }),
  status: 200,
  response: ExactMappedItems,
  errors: ['NOT_CONNECTED'],
})

export const saveExactMappedItem = endpoint({
  id: 'saveExactMappedItem',
  method: 'POST',
  path: '/Integrations/Exact/Mapping/Items',
  base: 'webhook',
  summary: 'Says which item a product or a variant is in the administration in use, or that nobody says so any more',
  tag: 'integrations',
  access: 'signed-in',
  body: ExactItemChoice,
  timeoutMs: 30_000,
  status: 200,
  response: ExactMappedItem,
  errors: ['NOT_CONNECTED', 'NOT_FOUND'],
})

export const listExactMappedCustomers = endpoint({
  id: 'listExactMappedCustomers',
  method: 'GET',
  path: '/Integrations/Exact/Mapping/Customers',
  base: 'webhook',
  summary:
    'Customers with the accounts that they are in the administration in use, as it was read the last time, by name',
  tag: 'integrations',
  access: 'signed-in',
  query: Strict({ ...pages, organization: Type.Optional(Id) }),
  status: 200,
  response: ExactMappedCustomers,
  errors: ['NOT_CONNECTED'],
})

export const saveExactMappedCustomer = endpoint({
  id: 'saveExactMappedCustomer',
  method: 'POST',
  path: '/Integrations/Exact/Mapping/Customers',
  base: 'webhook',
  summary:
    'Says which account a customer is in the administration in use, or that it is none. What came from the account before is taken back: its prices and article numbers, as long as nobody changed them here. An account that is another customer already is DUPLICATE',
  tag: 'integrations',
  access: 'signed-in',
  body: ExactCustomerChoice,
  status: 200,
  response: ExactSavedCustomer,
  errors: ['NOT_CONNECTED', 'NOT_FOUND', 'DUPLICATE'],
})

export const findExactAccounts = endpoint({
  id: 'findExactAccounts',
  method: 'GET',
  path: '/Integrations/Exact/Accounts',
  base: 'webhook',
  summary:
    'Accounts of the administration in use, as they were read the last time, by words in their code, name, place or number for VAT: twenty at most',
  tag: 'integrations',
  access: 'signed-in',
  query: Strict({ search: Text(100, { minLength: 2, examples: ['vlasveld'] }) }),
  status: 200,
  response: Type.Array(ExactFoundAccount),
  errors: ['NOT_CONNECTED'],
})

export const getExactMappingState = endpoint({
  id: 'getExactMappingState',
  method: 'GET',
  path: '/Integrations/Exact/Mapping/State',
  base: 'webhook',
  summary: 'Whether the mapping is complete, by what was read of the administration in use the last time',
  tag: 'integrations',
  access: 'signed-in',
  status: 200,
  response: ExactMappingState,
  errors: ['NOT_CONNECTED'],
})
