import { Type, type Static } from 'typebox'
import { comparedFields } from '../rules/fields/offerFields.ts'
import { comparedLineFields } from '../rules/fields/offerLineFields.ts'
import { OfferItem } from '../items/schemas.ts'
import { Money, Nullable, Strict, Words } from '../../kit/schemaKit.ts'

const amount = Strict({ from: Money, to: Money, delta: Money })

/** What changed from one version to another; `diffVersions` of the rules makes it. */
export const OfferDiff = Strict({
  from: Type.Integer({ minimum: 1 }),
  to: Type.Integer({ minimum: 1 }),
  texts: Type.Array(
    Strict({ field: Words(comparedFields), from: Nullable(Type.String()), to: Nullable(Type.String()) }),
  ),
  /** Only lines that differ, matched by their stable id. */
  lines: Type.Array(
    Strict({
      id: Type.String(),
      change: Words(['added', 'removed', 'changed']),
      fields: Type.Array(Words(comparedLineFields)),
      from: Nullable(OfferItem),
      to: Nullable(OfferItem),
    }),
  ),
  unchanged: Type.Integer({ minimum: 0 }),
  reordered: Type.Boolean(),
  totals: Strict({ linesTotal: amount, discount: amount, subtotal: amount, tax: amount, total: amount }),
})
export type OfferDiff = Static<typeof OfferDiff>
