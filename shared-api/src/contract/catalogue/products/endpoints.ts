import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Id, Strict } from '../../kit/schemaKit.ts'
import { ProductPricesInput, ProductRevision } from './prices.schemas.ts'
import {
  ProductChange,
  ProductDetail,
  PropertyTypeChoice,
  SalesUnitChoice,
  SavedProduct,
  SavedStaffels,
  StaffelInput,
} from '../schemas.ts'

const byId = Strict({ id: Id })
/** The revision that somebody saw; where it is sent, another one is not acted upon. */
const seenRev = { rev: Type.Optional(Type.Integer({ minimum: 1 })) }
const shared = { base: 'webhook', tag: 'catalogue', access: 'signed-in', status: 200 } as const

export const getProduct = endpoint({
  id: 'getProduct',
  ...shared,
  method: 'GET',
  path: '/products/:id',
  summary: 'A product with all that is kept of it, archived ones too',
  params: byId,
  response: ProductDetail,
  errors: ['NOT_FOUND'],
})

export const updateProduct = endpoint({
  id: 'updateProduct',
  ...shared,
  method: 'POST',
  path: '/products/update/:id',
  summary: 'Changes a product; what is left out stays',
  params: byId,
  body: ProductChange,
  response: SavedProduct,
  errors: ['NOT_FOUND', 'STALE', 'DUPLICATE'],
})

export const duplicateProduct = endpoint({
  id: 'duplicateProduct',
  ...shared,
  method: 'POST',
  path: '/products/duplicate/:id',
  summary: 'A copy of a product without the numbers that name it. Accepts `Idempotency-Key`',
  params: byId,
  response: ProductDetail,
  errors: ['NOT_FOUND'],
})

export const archiveProduct = endpoint({
  id: 'archiveProduct',
  ...shared,
  method: 'POST',
  path: '/products/delete/:id',
  summary: 'Archives a product; used in open offers it is refused unless `archive` says that this is known',
  params: byId,
  body: Strict({ archive: Type.Optional(Type.Boolean()), ...seenRev }),
  bodyOptional: true,
  response: ProductDetail,
  errors: ['NOT_FOUND', 'IN_USE', 'STALE'],
})

export const restoreProduct = endpoint({
  id: 'restoreProduct',
  ...shared,
  method: 'POST',
  path: '/products/restore/:id',
  summary: 'Takes a product out of the archive, as it was; refused where its number was given to another one',
  params: byId,
  body: Strict(seenRev),
  bodyOptional: true,
  response: ProductDetail,
  errors: ['NOT_FOUND', 'DUPLICATE', 'STALE'],
})

export const saveStaffels = endpoint({
  id: 'saveStaffels',
  ...shared,
  method: 'POST',
  path: '/products/:id/staffels',
  summary: 'Puts a ladder in place of the one of a product',
  params: byId,
  body: Strict({
    staffels: Type.Array(StaffelInput, { maxItems: 100 }),
    rev: Type.Integer({ minimum: 1 }),
  }),
  response: SavedStaffels,
  errors: ['NOT_FOUND', 'STALE'],
})

export const listSalesUnits = endpoint({
  id: 'listSalesUnits',
  ...shared,
  method: 'GET',
  path: '/products/units',
  summary: "What a quantity can count: the known units, and a tenant's own",
  query: Strict({ tenant_id: Type.Optional(Id) }),
  response: Type.Array(SalesUnitChoice),
  errors: [],
})

export const listPropertyTypes = endpoint({
  id: 'listPropertyTypes',
  ...shared,
  method: 'GET',
  path: '/products/propertytypes',
  summary:
    "The kinds of property that a product can have: the known ones, then those that a tenant's products have, the most used first and at most 200 of them. A new one is made by saving a product that has it",
  query: Strict({ tenant_id: Type.Optional(Id) }),
  response: Type.Array(PropertyTypeChoice),
  errors: [],
})

export const changePrices = endpoint({
  id: 'changePrices',
  ...shared,
  method: 'POST',
  path: '/products/prices',
  summary:
    'Changes prices of many products, all of them or none: `STALE` names those that somebody else has changed since',
  body: ProductPricesInput,
  bodyBytes: 4 * 1024 * 1024,
  timeoutMs: 60_000,
  response: Type.Array(ProductRevision),
  errors: ['NOT_FOUND', 'STALE'],
})
