import { Type } from 'typebox'
import { endpoint } from '../../../kit/endpoint.ts'
import { Id, Limit, Page, Strict } from '../../../kit/schemaKit.ts'
import { CustomerDetail, CustomerFilters } from '../schemas.ts'
import {
  ContactPersonInput,
  CustomerActivity,
  CustomerAddressInput,
  CustomerChange,
  CustomerContactInput,
  CustomerPart,
  CustomerStats,
} from './schemas.ts'

const shared = {
  base: 'webhook',
  tag: 'people',
  access: 'signed-in',
  status: 200,
  errors: ['NOT_FOUND'],
} as const
const change = { ...shared, method: 'POST', response: CustomerDetail, errors: ['NOT_FOUND', 'STALE'] } as const
const byId = { params: Strict({ id: Id }) } as const

export const getOrganizationStats = endpoint({
  id: 'getOrganizationStats',
  ...shared,
  method: 'GET',
  path: '/organizations/stats',
  summary: 'Customers by status and what they accepted, for the same filters as the list',
  query: Strict({ tenant_id: Type.Optional(Id) }),
  jsonQuery: { filters: CustomerFilters },
  response: CustomerStats,
  errors: [],
})

export const listOrganizationActivity = endpoint({
  id: 'listOrganizationActivity',
  ...shared,
  method: 'GET',
  path: '/organizations/activity',
  summary: 'What was done with a customer, newest first; Managers and Admins of the seller only',
  query: Strict({ organization_id: Id, page: Type.Optional(Page), limit: Type.Optional(Limit(20)) }),
  response: Type.Array(CustomerActivity),
  totalCount: true,
})

export const updateOrganization = endpoint({
  id: 'updateOrganization',
  ...change,
  path: '/organizations/update/:id',
  summary: 'Changes a customer; what is left out stays as it is. Accepts `Idempotency-Key`',
  ...byId,
  body: CustomerChange,
})

export const deleteOrganization = endpoint({
  id: 'deleteOrganization',
  ...shared,
  method: 'POST',
  path: '/organizations/delete/:id',
  summary:
    'Deletes a customer that nothing hangs on, or archives it: then it gets no new offers. Both can be taken back',
  ...byId,
  bodyOptional: true,
  body: Strict({ archive: Type.Optional(Type.Boolean()) }),
  status: 204,
  errors: ['NOT_FOUND', 'HAS_OFFERS', 'IN_USE', 'INVALID_TRANSITION'],
})

export const restoreOrganization = endpoint({
  id: 'restoreOrganization',
  ...shared,
  method: 'POST',
  path: '/organizations/restore/:id',
  summary: 'Brings back a customer that was archived, or deleted less than thirty days ago',
  ...byId,
  status: 204,
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
})

export const saveOrganizationAddress = endpoint({
  id: 'saveOrganizationAddress',
  ...change,
  path: '/organizations/addresses/save',
  summary: 'Adds or changes an address of a customer. Accepts `Idempotency-Key`',
  body: CustomerAddressInput,
})

export const deleteOrganizationAddress = endpoint({
  id: 'deleteOrganizationAddress',
  ...change,
  path: '/organizations/addresses/delete',
  summary: 'Removes an address of a customer; the next one becomes the primary one',
  body: CustomerPart,
})

export const saveOrganizationContact = endpoint({
  id: 'saveOrganizationContact',
  ...change,
  path: '/organizations/contacts/save',
  summary: 'Adds or changes an e-mail address or a phone number of a customer. Accepts `Idempotency-Key`',
  body: CustomerContactInput,
})

export const deleteOrganizationContact = endpoint({
  id: 'deleteOrganizationContact',
  ...change,
  path: '/organizations/contacts/delete',
  summary: 'Removes an e-mail address or a phone number of a customer; the next of its kind becomes the primary one',
  body: CustomerPart,
})

export const saveContactPerson = endpoint({
  id: 'saveContactPerson',
  ...change,
  path: '/organizations/persons/save',
  summary: 'Adds or changes a contact person of a customer. Accepts `Idempotency-Key`',
  body: ContactPersonInput,
})

export const deleteContactPerson = endpoint({
  id: 'deleteContactPerson',
  ...change,
  path: '/organizations/persons/delete',
  summary: 'Removes a contact person of a customer; the next one becomes the primary one',
  body: CustomerPart,
})
