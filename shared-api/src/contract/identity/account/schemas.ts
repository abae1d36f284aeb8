import { Type, type Static } from 'typebox'
import { privacyPolicies } from '../rules/privacy-policy.rules.ts'
import { Instant, Nullable, Strict, Text, Words } from '../../kit/schemaKit.ts'
import { Language } from '../schemas.ts'

/** Who is known by it has one; it may be empty only before the first sign-in. */
const OwnName = Text(100, { minLength: 1 })

export const ProfileInput = Strict({
  first_name: OwnName,
  last_name: OwnName,
  /** Left out: stays what it is. */
  phone: Type.Optional(Nullable(Text(40))),
  language: Language,
})
export type ProfileInput = Static<typeof ProfileInput>

export const PrivacyPolicy = Words(privacyPolicies)

export const Consent = Strict({ policy: PrivacyPolicy })
export type Consent = Static<typeof Consent>

/** A way in to one account, at the identity provider. */
const SignIn = Strict({
  /** As tokens name it: `google.com`, `password` for a link in a mail; null where it was never told. */
  provider: Nullable(Type.String()),
  /** When it was last used or, of one that is not let in, last tried. */
  at: Nullable(Instant),
})

export const UserSignIns = Strict({
  /** The one that is let in; null before the first time. */
  current: Nullable(SignIn),
  /** Others that proved the same address and were refused, the last one first. */
  refused: Type.Array(Strict({ uid: Type.String(), ...SignIn.properties })),
})
export type UserSignIns = Static<typeof UserSignIns>

/** What is asked for at a sign-in besides the first proof: an app that makes codes. */
export const SecondFactor = Strict({
  /** As its owner calls it. */
  name: Nullable(Type.String()),
  since: Nullable(Instant),
})
export type SecondFactor = Static<typeof SecondFactor>

export const UserSecondFactors = Strict({
  /** Of Firebase, where whoever manages it finds the account by its `uid`. */
  project: Type.String(),
  uid: Nullable(Type.String()),
  /** Null where this server may not manage the accounts of the project. */
  factors: Nullable(Type.Array(SecondFactor)),
})
export type UserSecondFactors = Static<typeof UserSecondFactors>

/** To one of those that were refused. */
export const SignInMove = Strict({ uid: Text(128, { minLength: 1 }) })
export type SignInMove = Static<typeof SignInMove>
