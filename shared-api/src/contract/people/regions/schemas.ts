import { Type, type Static } from 'typebox'
import { Id, Strict, Text } from '../../kit/schemaKit.ts'

/** A new region of a tenant, or another name for one that is there. */
export const RegionInput = Strict({
  id: Type.Optional(Id),
  /** Only an Admin may name another tenant than its own. */
  tenant_id: Type.Optional(Id),
  name: Text(100, { minLength: 1, examples: ['Zuidwest'] }),
})
export type RegionInput = Static<typeof RegionInput>
