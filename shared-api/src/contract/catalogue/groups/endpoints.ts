import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Id, Strict } from '../../kit/schemaKit.ts'
import { ProductGroup } from '../schemas.ts'
import { ProductGroupInput, ProductGroupUse } from './schemas.ts'

const shared = { base: 'webhook', tag: 'catalogue', access: 'signed-in' } as const

export const listProductGroupUse = endpoint({
  id: 'listProductGroupUse',
  ...shared,
  method: 'GET',
  path: '/productgroups/use',
  summary: 'Product groups of a tenant, by name, with how many products each has',
  query: Strict({ tenant_id: Type.Optional(Id) }),
  status: 200,
  response: Type.Array(ProductGroupUse),
  errors: [],
})

export const saveProductGroup = endpoint({
  id: 'saveProductGroup',
  ...shared,
  method: 'POST',
  path: '/productgroups/save',
  summary: 'Adds a product group, or gives one another name. Accepts `Idempotency-Key`',
  body: ProductGroupInput,
  status: 200,
  response: ProductGroup,
  errors: ['NOT_FOUND', 'DUPLICATE'],
})

export const deleteProductGroup = endpoint({
  id: 'deleteProductGroup',
  ...shared,
  method: 'POST',
  path: '/productgroups/delete/:id',
  summary: 'Deletes a product group that no product is in; `IN_USE` names those that stand in the way',
  params: Strict({ id: Id }),
  status: 204,
  errors: ['NOT_FOUND', 'IN_USE'],
})
