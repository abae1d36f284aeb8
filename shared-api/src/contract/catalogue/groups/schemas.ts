import { Type, type Static } from 'typebox'
import { Id, Strict, Text } from '../../kit/schemaKit.ts'

export const ProductGroupInput = Strict({
  /** Absent for a new one. */
  id: Type.Optional(Id),
  name: Text(120, { minLength: 1 }),
  tenant_id: Type.Optional(Id),
})
export type ProductGroupInput = Static<typeof ProductGroupInput>

export const ProductGroupUse = Strict({
  id: Id,
  name: Type.String(),
  /** Products in the group that are not archived. */
  products: Type.Integer({ minimum: 0 }),
})
export type ProductGroupUse = Static<typeof ProductGroupUse>
