import { Type, type Static } from 'typebox'
import { Id, Nullable, Strict, Text } from '../../kit/schemaKit.ts'
import { PersonName, UserFeature } from '../../identity/schemas.ts'

export const UserBlock = Strict({ reason: Type.Optional(Text(500)) })
export type UserBlock = Static<typeof UserBlock>

export const UserUpdate = Strict({
  first_name: PersonName,
  last_name: PersonName,
  role_id: Type.Integer({ minimum: 1, maximum: 3 }),
  /** Null: the seller's own staff. */
  organization_id: Nullable(Id),
  region_id: Nullable(Id),
  rev: Type.Integer({ minimum: 1 }),
})
export type UserUpdate = Static<typeof UserUpdate>

export const UserFeatures = Strict({ features: Type.Array(UserFeature, { maxItems: 1 }) })
