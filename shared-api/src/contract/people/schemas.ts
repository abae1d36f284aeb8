import { Type, type Static } from 'typebox'
import { Language, RoleName, UserFeature } from '../identity/schemas.ts'
import { PaymentTerm, TaxRegime } from './customers/schemas.ts'
import { Id, Instant, Nullable, Strict, Words } from '../kit/schemaKit.ts'

export const Tenant = Strict({ id: Id, name: Type.String() })
export type Tenant = Static<typeof Tenant>

export const Organization = Strict({
  id: Id,
  name: Type.String(),
  /** Left out where Dutch rates apply. */
  tax_regime: Type.Optional(TaxRegime),
  /** In which it is written to, where that is known. */
  language: Type.Optional(Language),
  /** Agreed with it; left out where the seller's own term applies. */
  payment_term_days: Type.Optional(PaymentTerm),
})
export type Organization = Static<typeof Organization>

export const Region = Strict({ id: Id, name: Type.String(), tenant_id: Id })
export type Region = Static<typeof Region>

/** 1 User, 2 Manager, 3 Admin. */
export const Role = Strict({ id: Type.Integer({ minimum: 1, maximum: 3 }), name: RoleName })
export type Role = Static<typeof Role>

export const UserStatus = Words(['invited', 'active', 'blocked'])
export type UserStatus = Static<typeof UserStatus>

const Named = Nullable(Strict({ name: Type.String() }))

export const UserRow = Strict({
  user_id: Id,
  email: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  tenant_id: Id,
  organization_id: Nullable(Id),
  region_id: Nullable(Id),
  tenant: Named,
  organization: Named,
  role: RoleName,
  role_name: Type.String(),
  status: UserStatus,
  created_at: Instant,
  accepted_at: Nullable(Instant),
  /** Staff of the selling company. */
  is_tenant: Type.Boolean(),
  /** Why somebody was blocked, in the words of who did it; null where none were said. */
  block_reason: Nullable(Type.String()),
  /** Blocked by who runs the selling company: a customer's Manager cannot end that. */
  blocked_by_seller: Type.Boolean(),
  /** Their own picture, or the one that their sign-in told. */
  photo_url: Nullable(Type.String()),
  /** What they may besides their role. */
  features: Type.Array(UserFeature, { maxItems: 1 }),
  rev: Type.Integer(),
})
export type UserRow = Static<typeof UserRow>

export const UserSortColumn = Words(['email', 'tenant', 'organization', 'role', 'status', 'created_at', 'accepted_at'])
export type UserSortColumn = Static<typeof UserSortColumn>

/** `total` stops at 10,000; then `total_is_minimum` is true. */
export const PagingParams = Strict({
  total: Type.Integer(),
  limit: Type.Integer(),
  offset: Type.Integer(),
  total_is_minimum: Type.Optional(Type.Boolean()),
})
export type PagingParams = Static<typeof PagingParams>

export const UserList = Strict({ users: Type.Array(UserRow), usersPagingParams: PagingParams })
export type UserList = Static<typeof UserList>

export const UserCounts = Strict({
  total: Type.Integer(),
  active: Type.Integer(),
  invited: Type.Integer(),
  blocked: Type.Integer(),
})
export type UserCounts = Static<typeof UserCounts>
