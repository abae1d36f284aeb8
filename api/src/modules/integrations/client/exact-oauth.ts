import type { ExactAnswer, ExactHttp } from './exact-http.ts'
import { exactRecords } from './exact-records.ts'
import { ExactRefused, type ExactReason } from './exact-refused.ts'
import { saidByExact } from './said-by-exact.ts'

/** One registration of our application at the accounting system. */
export interface ExactApplication {
  readonly clientId: string
  readonly clientSecret: string
}

export interface ExactTokens {
  readonly accessToken: string
  readonly refreshToken: string
  readonly accessExpiresAt: Date
}

export interface ExactUser {
  readonly division: number
  readonly divisionName: string | null
  readonly userName: string | null
  readonly userId: string | null
}

export interface ExactOAuthOptions {
  readonly http: ExactHttp
  readonly baseUrl: string
  readonly redirectUri: string
  /** Where a permission is given back, if Exact has such an address. */
  readonly revokePath: string | null
  readonly now: () => Date
}

/** What Exact says of a refresh token that was used, or was not used for too long. Anything else is not its end. */
const deadLink = new Set(['unauthorized_client', 'invalid_request', 'invalid_grant'])

const tokenPath = '/api/oauth2/token'

/** Signing in at Exact Online, and the tokens that come of it. */
export function exactOAuth({ http, baseUrl, redirectUri, revokePath, now }: ExactOAuthOptions) {
  async function askTokens(what: string, form: Readonly<Record<string, string>>): Promise<ExactAnswer & { at: Date }> {
    const at = now()
    const answer = await http({ what, path: tokenPath, method: 'POST', body: new URLSearchParams(form) })
    return { ...answer, at }
  }

  function tokensIn({ body, at, traceId }: ExactAnswer & { readonly at: Date }): ExactTokens {
    // `expires_in` arrives as a text of seconds.
    const seconds = Number(body['expires_in'])
    const accessToken = textOf(body['access_token'])
    const refreshToken = textOf(body['refresh_token'])
    if (!accessToken || !refreshToken || !(seconds > 0)) throw new ExactRefused('unavailable', { traceId })
    return { accessToken, refreshToken, accessExpiresAt: new Date(at.getTime() + seconds * 1000) }
  }

  return {
    authorizeUrl({ clientId }: ExactApplication, state: string): string {
      const url = new URL('/api/oauth2/auth', baseUrl)
      const query = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'sales crm logistics',
        state,
        force_login: '0',
      }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return url.href
    },

    async exchangeCode({ clientId, clientSecret }: ExactApplication, code: string): Promise<ExactTokens> {
      const answer = await askTokens('token: code', {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
      })
      if (!answer.ok) throw refusal(answer, 'code_used')
      return tokensIn(answer)
    },

    /** A new set of tokens; the old refresh token is dead from the moment that Exact answers. */
    async refresh({ clientId, clientSecret }: ExactApplication, refreshToken: string): Promise<ExactTokens> {
      const answer = await askTokens('token: refresh', {
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
        client_id: clientId,
        client_secret: clientSecret,
      })
      if (answer.ok) return tokensIn(answer)
      // Too early: the link is well, and the clocks differ.
      if (answer.body['error'] === 'access_denied')
        throw new ExactRefused('rate_limited', {
          retryAt: new Date(now().getTime() + 60_000),
          said: saidByExact(answer.body),
          status: answer.status,
          traceId: answer.traceId,
        })
      throw refusal(answer, deadLink.has(String(answer.body['error'])) ? 'ended' : 'refused')
    },

    async currentUser(accessToken: string): Promise<ExactUser> {
      const answer = await http({
        what: 'current/Me',
        path: '/api/v1/current/Me?$select=CurrentDivision,FullName,DivisionCustomerName,UserID',
        headers: { authorization: `Bearer ${accessToken}` },
      })
      if (!answer.ok) throw refusal(answer, 'no_division')
      const [me = {}] = exactRecords(answer.body).records
      const division = Number(me['CurrentDivision'])
      if (!Number.isInteger(division) || division <= 0)
        throw new ExactRefused('no_division', { traceId: answer.traceId })
      return {
        division,
        divisionName: textOf(me['DivisionCustomerName']),
        userName: textOf(me['FullName']),
        userId: textOf(me['UserID']),
      }
    },

    /** Gives the permission back. Whether Exact has an address for it is not known; without one only our copy goes. */
    async revoke({ clientId, clientSecret }: ExactApplication, refreshToken: string): Promise<boolean> {
      if (revokePath === null) return false
      const form = { token: refreshToken, client_id: clientId, client_secret: clientSecret }
      const answer = await http({
        what: 'token: revoke',
        path: revokePath,
        method: 'POST',
        body: new URLSearchParams(form),
      }).catch(() => null)
      return answer?.ok ?? false
    },
  }
}
export type ExactOAuth = ReturnType<typeof exactOAuth>

function refusal({ status, body, traceId }: ExactAnswer, otherwise: ExactReason): ExactRefused {
  return new ExactRefused(reasonOf(status, otherwise), { status, said: saidByExact(body), traceId })
}

function reasonOf(status: number, otherwise: ExactReason): ExactReason {
  if (status === 429) return 'rate_limited'
  if (status === 403) return 'scope_missing'
  return status >= 500 ? 'unavailable' : otherwise
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
