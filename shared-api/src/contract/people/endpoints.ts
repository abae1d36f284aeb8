import { Type } from 'typebox'
import { endpoint } from '../kit/endpoint.ts'
import { RoleName } from '../identity/schemas.ts'
import {
  Organization,
  Region,
  Role,
  Tenant,
  UserCounts,
  UserList,
  UserRow,
  UserSortColumn,
  UserStatus,
} from './schemas.ts'
import { Id, Limit, Offset, SearchText, SortOrder, Strict } from '../kit/schemaKit.ts'

const userFilters = {
  tenant_id: Type.Optional(Id),
  organization_id: Type.Optional(Id),
  role: Type.Optional(RoleName),
  status: Type.Optional(UserStatus),
  search: Type.Optional(SearchText),
}

export const listUsers = endpoint({
  id: 'listUsers',
  method: 'GET',
  path: '/users',
  base: 'webhook',
  summary: 'A page of users, newest first unless told otherwise; `search` looks at the e-mail address',
  tag: 'people',
  access: 'signed-in',
  query: Strict({
    ...userFilters,
    limit: Type.Optional(Limit(10)),
    offset: Type.Optional(Offset),
    sort_column: Type.Optional(UserSortColumn),
    sort_order: Type.Optional(SortOrder),
  }),
  status: 200,
  response: UserList,
  errors: [],
})

export const getUserStats = endpoint({
  id: 'getUserStats',
  method: 'GET',
  path: '/users/stats',
  base: 'webhook',
  summary: 'Users by status, for the same filters as the list',
  tag: 'people',
  access: 'signed-in',
  query: Strict(userFilters),
  status: 200,
  response: UserCounts,
  errors: [],
})

export const acceptUser = endpoint({
  id: 'acceptUser',
  method: 'POST',
  path: '/users/:id/accept',
  base: 'webhook',
  summary: 'Makes an invited user active; an active one stays so',
  tag: 'people',
  access: 'signed-in',
  params: Strict({ id: Id }),
  status: 200,
  response: UserRow,
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'LIMIT_REACHED'],
})

export const listRoles = endpoint({
  id: 'listRoles',
  method: 'GET',
  path: '/roles',
  base: 'webhook',
  summary: 'The roles that exist, by id',
  tag: 'people',
  access: 'signed-in',
  status: 200,
  response: Type.Array(Role),
  errors: [],
})

export const listTenants = endpoint({
  id: 'listTenants',
  method: 'GET',
  path: '/tenants',
  base: 'webhook',
  summary: 'The tenants that the caller may see, by name',
  tag: 'people',
  access: 'signed-in',
  status: 200,
  response: Type.Array(Tenant),
  errors: [],
})

export const listOrganizations = endpoint({
  id: 'listOrganizations',
  method: 'GET',
  path: '/organizations',
  base: 'webhook',
  summary: 'Id and name of organisations in scope, by name: those of `ids` (comma-joined), of `tenantId`, or all',
  tag: 'people',
  access: 'signed-in',
  query: Strict({
    ids: Type.Optional(Type.String({ maxLength: 2_000, pattern: '^[1-9][0-9]{0,14}(,[1-9][0-9]{0,14})*$' })),
    tenantId: Type.Optional(Id),
  }),
  status: 200,
  response: Type.Array(Organization),
  errors: [],
})

export const listRegions = endpoint({
  id: 'listRegions',
  method: 'GET',
  path: '/regions',
  base: 'webhook',
  summary: 'Regions of a tenant, by name',
  tag: 'people',
  access: 'signed-in',
  query: Strict({ tenantId: Type.Optional(Id) }),
  status: 200,
  response: Type.Array(Region),
  errors: [],
})
