import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Day, Id, Nullable, Quantity, Strict, Text } from '../../kit/schemaKit.ts'
import { Currency } from '../../offers/schemas.ts'
import {
  CustomerGroup,
  CustomerGroupDetail,
  CustomerGroupName,
  CustomerPrice,
  ListOfProduct,
  NewPriceList,
  PriceList,
  PriceListChange,
  PriceListDetail,
} from './schemas.ts'

const byId = Strict({ id: Id })
/** Of 2,000 entries, each with a ladder as they are. */
const bodyBytes = 4 * 1024 * 1024
const shared = { base: 'webhook', tag: 'catalogue', access: 'signed-in' } as const

export const listPriceLists = endpoint({
  id: 'listPriceLists',
  ...shared,
  method: 'GET',
  path: '/pricelists',
  summary: 'The price lists of a tenant, by name; those that one customer has, as such or through its group',
  query: Strict({ tenant_id: Type.Optional(Id), organization_id: Type.Optional(Id) }),
  status: 200,
  response: Type.Array(PriceList),
  errors: [],
})

export const listPriceListsOfProduct = endpoint({
  id: 'listPriceListsOfProduct',
  ...shared,
  method: 'GET',
  path: '/products/:id/pricelists',
  summary: 'The price lists that a product has a price in, those that end last first',
  params: byId,
  status: 200,
  response: Type.Array(ListOfProduct),
  errors: ['NOT_FOUND'],
})

export const getPriceList = endpoint({
  id: 'getPriceList',
  ...shared,
  method: 'GET',
  path: '/pricelists/:id',
  summary: 'A price list with its entries',
  params: byId,
  status: 200,
  response: PriceListDetail,
  errors: ['NOT_FOUND'],
})

export const createPriceList = endpoint({
  id: 'createPriceList',
  ...shared,
  method: 'POST',
  path: '/pricelists/create',
  summary: 'Adds a price list for an organisation or a group of customers. Accepts `Idempotency-Key`',
  body: NewPriceList,
  bodyBytes,
  status: 200,
  response: PriceListDetail,
  errors: [],
})

export const updatePriceList = endpoint({
  id: 'updatePriceList',
  ...shared,
  method: 'POST',
  path: '/pricelists/update/:id',
  summary: 'Changes a price list; what is left out stays, entries that are sent take the place of all',
  params: byId,
  body: PriceListChange,
  bodyBytes,
  status: 200,
  response: PriceListDetail,
  errors: ['NOT_FOUND', 'STALE'],
})

export const deletePriceList = endpoint({
  id: 'deletePriceList',
  ...shared,
  method: 'POST',
  path: '/pricelists/delete/:id',
  summary: 'Deletes a price list with its entries; what was issued by it keeps its prices',
  params: byId,
  status: 204,
  errors: ['NOT_FOUND'],
})

export const getCustomerPrice = endpoint({
  id: 'getCustomerPrice',
  ...shared,
  method: 'GET',
  path: '/pricelists/price',
  summary: 'What a customer pays for a quantity of a product on a day (today unless it is sent), and why',
  query: Strict({
    organization_id: Id,
    product_id: Id,
    quantity: Quantity,
    variant_code: Type.Optional(Text(50)),
    date: Type.Optional(Day),
    /** That of the tenant's new offers unless it is sent. */
    currency: Type.Optional(Currency),
  }),
  status: 200,
  response: CustomerPrice,
  errors: ['NOT_FOUND'],
})

export const listCustomerGroups = endpoint({
  id: 'listCustomerGroups',
  ...shared,
  method: 'GET',
  path: '/customergroups',
  summary: 'The groups of customers of a tenant, by name',
  query: Strict({ tenant_id: Type.Optional(Id) }),
  status: 200,
  response: Type.Array(CustomerGroup),
  errors: [],
})

export const getCustomerGroup = endpoint({
  id: 'getCustomerGroup',
  ...shared,
  method: 'GET',
  path: '/customergroups/:id',
  summary: 'A group of customers with the organisations in it',
  params: byId,
  status: 200,
  response: CustomerGroupDetail,
  errors: ['NOT_FOUND'],
})

export const createCustomerGroup = endpoint({
  id: 'createCustomerGroup',
  ...shared,
  method: 'POST',
  path: '/customergroups/create',
  summary: 'Adds a group of customers. Accepts `Idempotency-Key`',
  body: Strict({ tenant_id: Type.Optional(Id), name: CustomerGroupName }),
  status: 200,
  response: CustomerGroup,
  errors: ['DUPLICATE'],
})

export const updateCustomerGroup = endpoint({
  id: 'updateCustomerGroup',
  ...shared,
  method: 'POST',
  path: '/customergroups/update/:id',
  summary: 'Renames a group of customers',
  params: byId,
  body: Strict({ name: CustomerGroupName, rev: Type.Integer({ minimum: 1 }) }),
  status: 200,
  response: CustomerGroup,
  errors: ['NOT_FOUND', 'STALE', 'DUPLICATE'],
})

export const deleteCustomerGroup = endpoint({
  id: 'deleteCustomerGroup',
  ...shared,
  method: 'POST',
  path: '/customergroups/delete/:id',
  summary: 'Deletes a group of customers that has no organisations and no price lists',
  params: byId,
  status: 204,
  errors: ['NOT_FOUND', 'IN_USE'],
})

export const assignCustomerGroup = endpoint({
  id: 'assignCustomerGroup',
  ...shared,
  method: 'POST',
  path: '/customergroups/assign',
  summary: 'Puts an organisation into a group of customers, or with null into none',
  body: Strict({ organization_id: Id, customer_group_id: Nullable(Id) }),
  status: 204,
  errors: ['NOT_FOUND'],
})
