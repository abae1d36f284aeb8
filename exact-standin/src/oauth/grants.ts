import { createHmac, randomBytes } from 'node:crypto'
import type { StandInApp } from '../model/apps.ts'
import type { StandInUser } from '../model/people.ts'
import type { StandInSettings } from '../behaviour/settings.ts'

export interface Grant {
  readonly clientId: string
  readonly user: string
  access: { token: string; until: number }
  refresh: { token: string; at: number }
  readonly oldAccess: { token: string; until: number }[]
}

interface Code {
  readonly clientId: string
  readonly user: string
  readonly redirectUri: string
  readonly at: number
  used: boolean
}

export interface GrantsState {
  readonly grants: readonly Grant[]
  readonly oldRefresh: readonly string[]
  readonly tokenCalls: readonly (readonly [string, number])[]
}

export interface Grants {
  readonly newCode: (app: StandInApp, user: StandInUser, redirectUri: string) => string
  readonly exchange: (app: StandInApp, code: string, redirectUri: string) => TokenAnswer
  readonly refresh: (app: StandInApp, token: string) => TokenAnswer
  /** Whose access token it is, while it counts. */
  readonly holderOf: (accessToken: string) => Grant | null
  readonly isGranted: (clientId: string, user: string) => boolean
  /** Ends the tokens that belong to a refresh token of this app. */
  readonly revoke: (app: StandInApp, refreshToken: string) => void
  /** Nobody's token counts any more. */
  readonly revokeAll: () => void
  readonly state: () => GrantsState
}

export type TokenAnswer =
  | { readonly status: 200; readonly grant: Grant }
  | { readonly status: number; readonly error: string; readonly description: string }

const secondMs = 1_000
const dayMs = 86_400 * secondMs
const signingKey = randomBytes(32)

/** A code is a JWT, of which nobody but who issued it reads anything. */
function jwt(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return `${body}.${createHmac('sha256', signingKey).update(body).digest('base64url')}`
}

const newToken = (kind: string): string => `stand-in.${kind}.${randomBytes(48).toString('base64url')}`

/** Codes and tokens: one set for each login and app, and a new one ends the one before. */
export function grantsOf(
  settings: () => StandInSettings,
  now: () => number,
  kept: GrantsState | null,
  changed: () => void,
): Grants {
  const codes = new Map<string, Code>()
  const grants = new Map<string, Grant>((kept?.grants ?? []).map((grant) => [keyOf(grant.clientId, grant.user), grant]))
  const oldRefresh = new Set<string>(kept?.oldRefresh ?? [])
  const tokenCalls = new Map<string, number>(kept?.tokenCalls ?? [])

  function issue(clientId: string, user: string): TokenAnswer {
    const { accessSeconds, newTokenEndsOld } = settings()
    const before = grants.get(keyOf(clientId, user))
    if (before) oldRefresh.add(before.refresh.token)
    const grant: Grant = {
      clientId,
      user,
      access: { token: newToken('access'), until: now() + accessSeconds * secondMs },
      refresh: { token: newToken('refresh'), at: now() },
      oldAccess: before && !newTokenEndsOld ? [...before.oldAccess.slice(-5), before.access] : [],
    }
    grants.set(keyOf(clientId, user), grant)
    changed()
    return { status: 200, grant }
  }

  /** Refused ones count as well. */
  function tooManyToday(clientId: string, user: string): TokenAnswer | null {
    const key = `${keyOf(clientId, user)} ${Math.floor(now() / dayMs)}`
    const calls = (tokenCalls.get(key) ?? 0) + 1
    tokenCalls.set(key, calls)
    return calls > settings().tokenCallsPerDay
      ? { status: 429, error: 'rate_limit', description: 'Rate limit exceeded: too many token requests today' }
      : null
  }

  return {
    newCode(app, user, redirectUri) {
      const code = jwt({ jti: randomBytes(16).toString('hex'), sub: user.id, aud: app.clientId })
      codes.set(code, { clientId: app.clientId, user: user.name, redirectUri, at: now(), used: false })
      return code
    },

    exchange(app, code, redirectUri) {
      const found = codes.get(code)
      const refuse = (description: string) => ({ status: 400, error: settings().usedCodeError, description })
      if (!found || found.clientId !== app.clientId) return refuse('The code is not known.')
      const tooMany = tooManyToday(app.clientId, found.user)
      if (tooMany) return tooMany
      if (found.used) return refuse('The code was used already.')
      if (found.redirectUri !== redirectUri) return refuse('The redirect_uri is not the one of the authorisation.')
      found.used = true
      if (now() > found.at + settings().codeSeconds * secondMs) return refuse('The code has expired.')
      return issue(app.clientId, found.user)
    },

    refresh(app, token) {
      if (oldRefresh.has(token))
        return { status: 401, error: 'unauthorized_client', description: 'Old refresh token used.' }
      const grant = [...grants.values()].find((one) => one.clientId === app.clientId && one.refresh.token === token)
      if (!grant) return { status: 400, error: 'invalid_grant', description: 'The refresh token is not known.' }
      const tooMany = tooManyToday(app.clientId, grant.user)
      if (tooMany) return tooMany
      const { earliestRefreshSeconds, refreshDays } = settings()
      const until = grant.refresh.at + refreshDays * dayMs
      if (now() > until)
        return {
          status: 400,
          error: 'invalid_request',
          description: `The refresh token expired at ${new Date(until).toISOString()} and it is now ${new Date(now()).toISOString()}`,
        }
      if (now() < grant.refresh.at + earliestRefreshSeconds * secondMs)
        return {
          status: 400,
          error: 'access_denied',
          description: 'Rate limit exceeded: access_token not expired',
        }
      return issue(app.clientId, grant.user)
    },

    holderOf(accessToken) {
      const counts = ({ token, until }: Grant['access']): boolean => token === accessToken && now() < until
      return [...grants.values()].find((grant) => counts(grant.access) || grant.oldAccess.some(counts)) ?? null
    },

    isGranted: (clientId, user) => grants.has(keyOf(clientId, user)),

    revoke(app, refreshToken) {
      for (const [key, { clientId, refresh }] of grants)
        if (clientId === app.clientId && refresh.token === refreshToken) grants.delete(key)
      oldRefresh.add(refreshToken)
      changed()
    },

    revokeAll() {
      for (const { refresh } of grants.values()) oldRefresh.add(refresh.token)
      grants.clear()
      changed()
    },

    state: () => ({
      grants: [...grants.values()],
      oldRefresh: [...oldRefresh].slice(-500),
      tokenCalls: [...tokenCalls].slice(-50),
    }),
  }
}

const keyOf = (clientId: string, user: string): string => `${clientId} ${user}`
