import { Type } from 'typebox'
import { NewProduct, Product, ProductFilters, ProductGroup, ProductStats, SavedProduct } from './schemas.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Limit, Page, Strict } from '../kit/schemaKit.ts'
import { Currency } from '../offers/schemas.ts'

export const listProductGroups = endpoint({
  id: 'listProductGroups',
  method: 'GET',
  path: '/productgroups',
  base: 'webhook',
  summary: 'Product groups of a tenant, by name',
  tag: 'catalogue',
  access: 'signed-in',
  query: Strict({ tenantId: Type.Optional(Id), tenant_id: Type.Optional(Id) }),
  status: 200,
  response: Type.Array(ProductGroup),
  errors: [],
})

export const listProducts = endpoint({
  id: 'listProducts',
  method: 'POST',
  path: '/products',
  base: 'webhook',
  summary: 'A page of products, by name; `visible` omitted gives both',
  tag: 'catalogue',
  access: 'signed-in',
  body: Strict({
    page: Type.Optional(Page),
    limit: Type.Optional(Limit(20)),
    filters: Type.Optional(ProductFilters),
    /** The other spelling, with the same meaning. */
    filter: Type.Optional(ProductFilters),
    visible: Type.Optional(Type.Boolean()),
    /** Prices are those of this customer, in this currency (that of new offers unless it is sent). */
    organization_id: Type.Optional(Id),
    currency: Type.Optional(Currency),
    tenant_id: Type.Optional(Id),
  }),
  bodyOptional: true,
  status: 200,
  response: Type.Array(Product),
  totalCount: true,
  errors: [],
})

export const getProductStats = endpoint({
  id: 'getProductStats',
  method: 'GET',
  path: '/products/stats',
  base: 'webhook',
  summary: 'Counts and stock value for the cards above the product list',
  tag: 'catalogue',
  access: 'signed-in',
  query: Strict({ tenant_id: Type.Optional(Id) }),
  status: 200,
  response: ProductStats,
  errors: [],
})

export const createProduct = endpoint({
  id: 'createProduct',
  method: 'POST',
  path: '/products/create',
  base: 'webhook',
  summary: 'Adds a product with its properties and tiers',
  tag: 'catalogue',
  access: 'signed-in',
  body: NewProduct,
  status: 200,
  response: SavedProduct,
  errors: ['DUPLICATE'],
})
