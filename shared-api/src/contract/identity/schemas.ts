import { Type, type Static } from 'typebox'
import { userFeatures } from './rules/roles.rules.ts'
import { Id, Instant, Nullable, Strict, Text, Words } from '../kit/schemaKit.ts'

/** Ids 1, 2, 3. Compared without case; unknown names are dropped. */
export const RoleName = Words(['User', 'Manager', 'Admin'])
export type RoleName = Static<typeof RoleName>

/** The languages that the product speaks; each has its catalogue in the API and in every area. */
export const languages = ['nl', 'en'] as const
export const Language = Words(languages)
export type Language = Static<typeof Language>

/** What somebody may besides their role, given by an Admin. `product-owner`: says what runs in the environments. */
export const UserFeature = Words(userFeatures)
export type UserFeature = Static<typeof UserFeature>

/** A first or last name; empty where it is not known. */
export const PersonName = Text(100)

export const AccessCode = Words([
  'GRANTED',
  'NO_USER',
  'IDENTITY_MISMATCH',
  'USER_BLOCKED',
  'TENANT_INACTIVE',
  'NO_SUBSCRIPTION',
])
export type AccessCode = Static<typeof AccessCode>

/**
 * The session user's profile with the outcome of the access check, computed by the same rule as in the browser.
 * A blocked or unsubscribed user gets this answer as well (`allowed: false`); only an unknown user is an error
 * (`NO_USER`).
 */
export const Profile = Strict({
  user_id: Id,
  /** The identity provider's uid; what `x-user-id` must equal. */
  uid: Type.String(),
  email: Type.String(),
  emailVerified: Type.Boolean(),
  first_name: Type.String(),
  last_name: Type.String(),
  phone: Nullable(Type.String()),
  photoURL: Nullable(Type.String()),
  language: Language,
  is_blocked: Type.Boolean(),
  roles: Type.Array(RoleName),
  /** Staff of the selling company, not of a customer. */
  is_tenant: Type.Boolean(),
  tenant_id: Id,
  tenant_name: Type.String(),
  tenant_is_active: Type.Boolean(),
  organization_id: Nullable(Id),
  organization_name: Nullable(Type.String()),
  region_id: Nullable(Id),
  region_name: Nullable(Type.String()),
  /** `active`, or anything else, which refuses entry. */
  subscription_status: Nullable(Type.String()),
  subscription_plan_name: Nullable(Type.String()),
  subscription_start_date: Nullable(Type.String()),
  subscription_end_date: Nullable(Type.String()),
  /** Those of the subscription, and after them those of the person (`UserFeature`). */
  features: Type.Array(Type.String()),
  /** Version of the privacy policy that the person agreed with; null before that. */
  consent_policy: Nullable(Type.String()),
  metadata: Strict({ lastSignInTime: Nullable(Instant), creationTime: Nullable(Instant) }),
  allowed: Type.Boolean(),
  access_code: AccessCode,
  /** The specification's sentence for the code. */
  message: Type.String(),
  redirectAfterLogin: Type.String(),
})
export type Profile = Static<typeof Profile>

export const LoginProviderInput = Strict({
  provider: Text(100, { minLength: 1 }),
  user_id: Type.Optional(Type.Union([Id, Text(128)])),
  /** Accepted and dropped: refresh tokens are not kept on the server. */
  refresh_token: Type.Optional(Text(8_000)),
})
export type LoginProviderInput = Static<typeof LoginProviderInput>
