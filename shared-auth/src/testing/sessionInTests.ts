import type { SessionState, SessionUser } from '../session/SessionState.ts'
import { ownStore } from '../session/sessionStore.ts'
import { sampleProfile } from './sampleProfile.ts'

/** Puts the session into any state, as if sign-in had got that far. */
export function setSession(state: SessionState): void {
  ownStore.setState(state, true)
}

/** Signs somebody in: the sample manager with whatever the test needs to be different. */
export function signInAs(different: Partial<SessionUser> = {}): SessionUser {
  const user = { ...sampleProfile, ...different }
  setSession({ status: 'allowed', uid: user.uid, user })
  return user
}

export function signOutInTest(): void {
  setSession({ status: 'signed-out', reason: 'none' })
}
