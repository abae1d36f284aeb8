import { Type, type Static } from 'typebox'
import { Instant, Nullable, Strict, Uuid } from '../../kit/schemaKit.ts'

/** A sign-in that still opens the API, in one browser. */
export const Session = Strict({
  id: Uuid,
  /** The moment of the sign-in. */
  since: Instant,
  /** Exact to half a minute. */
  last_activity_at: Instant,
  /** The one that asks. */
  is_current: Type.Boolean(),
  /** Browser and system as the browser names itself, `Chrome · Windows`; null when it says nothing known. */
  device: Nullable(Type.String()),
})
export type Session = Static<typeof Session>

/** Another own session instead of the one that asks. */
export const EndSessionInput = Strict({ session_id: Type.Optional(Uuid) })
export type EndSessionInput = Static<typeof EndSessionInput>

/** A way in that the caller has used. */
export const LoginProvider = Strict({
  /** As the identity provider calls it: `google.com`, `password` for a link in a mail. */
  provider: Type.String(),
  last_used_at: Instant,
})
export type LoginProvider = Static<typeof LoginProvider>
