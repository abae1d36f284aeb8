import type { RoleName } from '@staffel/shared-api/contract'
import { normaliseRoles } from '@staffel/shared-api/rules'
import { quietly } from '../quietly.ts'
import type { SignOutReason } from './SessionState.ts'

/** What this browser remembers of the last session: enough to start at once, nothing that gives access. */
export type RememberedSession =
  | { readonly uid: string; readonly roles: readonly RoleName[] }
  /** Signed out here. Kept, because a provider that could not be reached then must not bring the user back later. */
  | { readonly signedOut: SignOutReason }

export interface SessionHint {
  read: () => RememberedSession | null
  remember: (session: RememberedSession) => void
  /** Has the server know of the session that is remembered; false where none is, or the browser keeps no cookie. */
  announce: () => boolean
  /** Another tab signed in or out, or this page came back from the browser's memory. */
  onChange: (listener: (session: RememberedSession | null) => void) => void
}

const key = 'staffel.session'

/**
 * Kept in `localStorage`: a visitor who never signed in does not load the identity SDK, a returning one starts it at
 * once, and every tab hears about sign-in and sign-out. A browser without storage just starts slower.
 */
export function createSessionHint(storage: () => Storage = () => window.localStorage): SessionHint {
  const read = () => quietly(() => parse(storage().getItem(key)))
  return {
    read,
    remember: (session) => {
      void quietly(() => storage().setItem(key, JSON.stringify(session)))
      tellServer(session)
    },
    announce: () => {
      const session = read()
      if (session === null) return false
      tellServer(session)
      return document.cookie.split('; ').includes('staffel_session=1')
    },
    onChange: (listener) => {
      window.addEventListener('storage', (event) => {
        if (event.key === key || event.key === null) listener(read())
      })
      window.addEventListener('pageshow', (event) => {
        if (event.persisted) listener(read())
      })
    },
  }
}

/**
 * The server preloads a page that needs a session only into a browser that is likely to show it, and chooses by person
 * who tries the next version of an area. Proves and opens nothing.
 */
function tellServer(session: RememberedSession): void {
  const known =
    'signedOut' in session
      ? null
      : { staffel_session: '1', staffel_person: `${encodeURIComponent(session.uid)}:${session.roles.join('.')}` }
  for (const name of ['staffel_session', 'staffel_person'] as const)
    document.cookie = `${name}=${known ? `${known[name]}; Max-Age=43200` : '; Max-Age=0'}; Path=/; SameSite=Lax`
}

const reasons: readonly string[] = ['none', 'chosen', 'idle', 'ended'] satisfies readonly SignOutReason[]

function isReason(value: unknown): value is SignOutReason {
  return reasons.some((reason) => reason === value)
}

function parse(text: string | null): RememberedSession | null {
  const value: unknown = text === null ? null : JSON.parse(text)
  if (typeof value !== 'object' || value === null) return null
  if ('signedOut' in value && isReason(value.signedOut)) return { signedOut: value.signedOut }
  if (!('uid' in value) || typeof value.uid !== 'string') return null
  return { uid: value.uid, roles: normaliseRoles('roles' in value ? value.roles : []) }
}
