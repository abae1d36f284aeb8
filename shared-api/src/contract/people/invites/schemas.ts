import { Type, type Static } from 'typebox'
import { PrivacyPolicy } from '../../identity/account/schemas.ts'
import { errorCodes } from '../../kit/errors.ts'
import { Email, Id, Instant, Nullable, Strict, Text, Words } from '../../kit/schemaKit.ts'

/** `cancelled` is hidden unless asked for, and its link is dead. */
export const InviteStatus = Words(['invited', 'accepted', 'expired', 'cancelled'])
export type InviteStatus = Static<typeof InviteStatus>

export const Invite = Strict({
  invite_id: Id,
  email: Type.String(),
  tenant_id: Id,
  tenant_name: Type.String(),
  organization_id: Nullable(Id),
  organization_name: Nullable(Type.String()),
  role_id: Type.Integer({ minimum: 1, maximum: 3 }),
  role_name: Type.String(),
  status: InviteStatus,
  created_at: Instant,
  expires_at: Instant,
  accepted_at: Nullable(Instant),
})
export type Invite = Static<typeof Invite>

export const InviteSortColumn = Words([
  'email',
  'organization_name',
  'role_name',
  'status',
  'created_at',
  'expires_at',
  'accepted_at',
])
export type InviteSortColumn = Static<typeof InviteSortColumn>

/** For the same filters as the list but the status; cancelled invites are in none of them. */
export const InviteCounts = Strict({
  total: Type.Integer(),
  invited: Type.Integer(),
  accepted: Type.Integer(),
  expired: Type.Integer(),
})
export type InviteCounts = Static<typeof InviteCounts>

export const InviteList = Strict({ invites: Type.Array(Invite), total: Type.Integer(), counts: InviteCounts })
export type InviteList = Static<typeof InviteList>

export const NewInvite = Strict({
  email: Email,
  tenant_id: Id,
  /** Null only for the seller's own staff. */
  organization_id: Nullable(Id),
  role_id: Type.Integer({ minimum: 1, maximum: 3 }),
})
export type NewInvite = Static<typeof NewInvite>

export const InviteIds = Strict({ ids: Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }) })
export type InviteIds = Static<typeof InviteIds>

/** One result per id, so that a partial success can be shown. */
export const InviteResults = Strict({
  results: Type.Array(
    Strict({
      id: Id,
      ok: Type.Boolean(),
      code: Type.Optional(Words(errorCodes)),
      fields: Type.Optional(Type.Record(Type.String(), Type.String())),
    }),
  ),
})
export type InviteResults = Static<typeof InviteResults>

/** From the link in the invitation; never logged. */
export const InviteToken = Strict({ token: Text(200, { minLength: 1 }) })
export type InviteToken = Static<typeof InviteToken>

/** `consent_policy` is the version of the privacy policy that the person agreed with on the consent screen. */
export const InviteAcceptance = Strict({
  ...InviteToken.properties,
  consent_policy: Type.Optional(PrivacyPolicy),
})
export type InviteAcceptance = Static<typeof InviteAcceptance>

export const InviteAnswer = Strict({
  issuccess: Type.Boolean(),
  message: Type.String(),
  email: Type.Optional(Type.String()),
  tenant_name: Type.Optional(Type.String()),
  organization_name: Type.Optional(Nullable(Type.String())),
  role_name: Type.Optional(Type.String()),
  invited_by: Type.Optional(Type.String()),
})
export type InviteAnswer = Static<typeof InviteAnswer>
