import type { SessionState } from '../session/SessionState.ts'
import { hasRole } from './hasRole.ts'

/** What a route asks of the visitor; `area.json` and the shell's own routes say it in these words. */
export interface RouteRule {
  /** Empty means any signed-in user. */
  readonly roles: readonly string[]
  /** False opens without a session. */
  readonly protected: boolean
  /** With `protected: false`: signed out, ask to sign in on the spot and come back here, and load nothing. */
  readonly prompt?: boolean
}

/**
 * `open`: show it · `wait`: user or access not known yet · `sign-in`: to the sign-in page, with the way back ·
 * `prompt`: ask here · `denied`: signed in, but access is refused · `forbidden`: lacks the role ·
 * `failed`: access could not be checked
 */
export type Verdict = 'open' | 'wait' | 'sign-in' | 'prompt' | 'denied' | 'forbidden' | 'failed'

export function guardRoute(session: SessionState, rule: RouteRule): Verdict {
  if (!rule.protected && !rule.prompt) return 'open'
  switch (session.status) {
    case 'unknown':
    case 'checking':
      return 'wait'
    case 'signed-out':
      return rule.protected ? 'sign-in' : 'prompt'
    case 'allowed':
      return hasRole(session.user, rule.roles) ? 'open' : 'forbidden'
    case 'denied':
    case 'failed':
      return session.status
  }
}
