import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Limit, Page, SearchText, Strict } from '../../kit/schemaKit.ts'
import { TenantInput, TenantSubscription } from './schemas.ts'

const shared = { base: 'webhook', tag: 'people', access: 'signed-in', status: 200 } as const

export const listSubscriptions = endpoint({
  id: 'listSubscriptions',
  ...shared,
  method: 'GET',
  path: '/tenants/subscriptions',
  summary: 'Tenants by name, with their subscriptions and what is used of them; for an Admin',
  query: Strict({
    search: Type.Optional(SearchText),
    page: Type.Optional(Page),
    limit: Type.Optional(Limit(20)),
  }),
  response: Type.Array(TenantSubscription),
  totalCount: true,
  errors: [],
})

export const saveTenant = endpoint({
  id: 'saveTenant',
  ...shared,
  method: 'POST',
  path: '/tenants/save',
  summary: 'Makes a tenant, or changes one with its `rev`; for an Admin. The own tenant is not closed: SELF',
  body: TenantInput,
  response: TenantSubscription,
  errors: ['NOT_FOUND', 'STALE', 'SELF'],
})
