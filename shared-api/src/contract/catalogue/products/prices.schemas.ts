import { Type, type Static } from 'typebox'
import { Id, Price, Strict } from '../../kit/schemaKit.ts'
import { raiseLimits } from '../rules/raisedPrice.ts'

/** New prices of a product, for the price unit that it has; what is left out stays. */
export const ProductPrices = Strict({
  id: Id,
  rev: Type.Integer({ minimum: 1 }),
  baseUnitPrice: Type.Optional(Price),
  /** By the ids of its tiers. */
  tiers: Type.Optional(Type.Array(Strict({ staffelId: Id, unitPrice: Price }), { maxItems: 100 })),
})
export type ProductPrices = Static<typeof ProductPrices>

export const ProductPricesInput = Strict({
  /** An Admin may name another tenant's. */
  tenant_id: Type.Optional(Id),
  products: Type.Array(ProductPrices, { minItems: 1, maxItems: raiseLimits.products }),
})
export type ProductPricesInput = Static<typeof ProductPricesInput>

export const ProductRevision = Strict({ product_id: Id, rev: Type.Integer({ minimum: 1 }) })
export type ProductRevision = Static<typeof ProductRevision>
