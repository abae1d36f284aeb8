import { createHash, randomBytes } from 'node:crypto'

export const stateLifetimeMs = 10 * 60_000

export interface AuthorizationState {
  /** Goes through the accounting system and comes back: `{csrf, userId, env}` as base64url JSON. */
  readonly state: string
  /** SHA-256 of it: the only part that is stored. */
  readonly hash: Buffer
}

export const hashOfState = (state: string): Buffer => createHash('sha256').update(state).digest()

/**
 * A state with 256 random bits. The user and the environment in it are what the browser may read; who may use it, and
 * for what, is looked up on the server by its hash.
 */
export function newAuthorizationState(userId: string, env: string): AuthorizationState {
  const csrf = randomBytes(32).toString('base64url')
  const state = Buffer.from(JSON.stringify({ csrf, userId, env })).toString('base64url')
  return { state, hash: hashOfState(state) }
}
