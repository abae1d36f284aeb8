import { isApiError } from '@staffel/shared-api/client'
import type { Profile } from '@staffel/shared-api/contract'
import { checkAccess } from '@staffel/shared-api/rules'
import { isRefusalCode, ownMessage } from '../access/refusals.ts'
import type { SignInMethod, StoredToken } from '../identity/IdentityProvider.ts'
import type { SessionState } from './SessionState.ts'

/** What the session asks of the API. */
export interface AccessApi {
  /** `POST /userdata`. */
  readonly profile: () => Promise<Profile>
  /** `POST /token`, for a token younger than five minutes. */
  readonly tokenRenewed: () => Promise<void>
  /** `POST /users/{id}/loginprovider`. */
  readonly signedInWith: (user: Profile, method: SignInMethod) => Promise<void>
  /** `POST /users/me/signout`, with the credentials of the session that is left. */
  readonly signedOut: (held: StoredToken) => Promise<void>
}

export type AccessOutcome = Extract<SessionState, { status: 'allowed' | 'denied' | 'failed' }>

/**
 * Whether this user may enter: the specified check in the specified order. A refusal by the server comes before our
 * own.
 */
export async function accessOutcome(access: AccessApi, uid: string): Promise<AccessOutcome> {
  try {
    return judge(await access.profile(), uid)
  } catch (error) {
    return isApiError(error) && isRefusalCode(error.code)
      ? { status: 'denied', uid, code: error.code, message: ownMessage(error.code, error.sentence) }
      : { status: 'failed', uid, error }
  }
}

function judge(profile: Profile, uid: string): AccessOutcome {
  const { access_code: code, message } = profile
  if (isRefusalCode(code)) return { status: 'denied', uid, code, message: ownMessage(code, message) }
  const ours = checkAccess(profile)
  if (!ours.allowed) return { status: 'denied', uid, code: ours.code, message: null }
  return { status: 'allowed', uid, user: { ...profile, roles: ours.roles } }
}
