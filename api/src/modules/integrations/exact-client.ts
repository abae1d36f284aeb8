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
}

/** The accounting system refused, or did not answer as agreed. `reason` is safe to show; no token is ever in it. */
export class ExactRefused extends Error {
  override readonly name = 'ExactRefused'
  readonly reason: 'code_used' | 'scope_missing' | 'no_division' | 'rate_limited' | 'unavailable'

  constructor(reason: ExactRefused['reason']) {
    super(`Exact: ${reason}`)
    this.reason = reason
  }
}

export interface ExactClient {
  authorizeUrl(application: ExactApplication, state: string): string
  exchangeCode(application: ExactApplication, code: string): Promise<ExactTokens>
  currentUser(accessToken: string): Promise<ExactUser>
}

export interface ExactClientOptions {
  readonly baseUrl: string
  readonly redirectUri: string
  readonly now: () => Date
  readonly fetch?: typeof fetch
}

const timeoutMs = 10_000

/** Fields of an answer, or nothing when it is no JSON object. */
async function fieldsOf(response: Response): Promise<Record<string, unknown>> {
  const answer: unknown = await response.json().catch(() => null)
  return typeof answer === 'object' && answer !== null ? { ...answer } : {}
}

function refusal(status: number, otherwise: ExactRefused['reason']): ExactRefused {
  if (status === 429) return new ExactRefused('rate_limited')
  if (status === 403) return new ExactRefused('scope_missing')
  return new ExactRefused(status >= 500 ? 'unavailable' : otherwise)
}

function firstResult(answer: Record<string, unknown>): Record<string, unknown> {
  const d = answer['d']
  if (typeof d !== 'object' || d === null || !('results' in d) || !Array.isArray(d.results)) return {}
  const first: unknown = d.results[0]
  return typeof first === 'object' && first !== null ? { ...first } : {}
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Talks to Exact Online over HTTP. Redirects are never followed: an answer that moves is no answer. */
export function exactClient({ baseUrl, redirectUri, now, fetch: send = fetch }: ExactClientOptions): ExactClient {
  async function request(path: string, init: RequestInit): Promise<Response> {
    try {
      return await send(new URL(path, baseUrl), { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    } catch {
      throw new ExactRefused('unavailable')
    }
  }

  return {
    authorizeUrl({ clientId }, state) {
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

    async exchangeCode({ clientId, clientSecret }, code) {
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
      })
      const sentAt = now().getTime()
      const response = await request('/api/oauth2/token', {
        method: 'POST',
        body,
        headers: { accept: 'application/json' },
      })
      if (!response.ok) throw refusal(response.status, 'code_used')
      const answer = await fieldsOf(response)
      // `expires_in` arrives as a text of seconds.
      const seconds = Number(answer['expires_in'])
      const accessToken = textOf(answer['access_token'])
      const refreshToken = textOf(answer['refresh_token'])
      if (!accessToken || !refreshToken || !(seconds > 0)) throw new ExactRefused('unavailable')
      return { accessToken, refreshToken, accessExpiresAt: new Date(sentAt + seconds * 1000) }
    },

    async currentUser(accessToken) {
      const path = '/api/v1/current/Me?$select=CurrentDivision,FullName,DivisionCustomerName'
      const response = await request(path, {
        headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
      })
      if (!response.ok) throw refusal(response.status, 'no_division')
      const me = firstResult(await fieldsOf(response))
      const division = Number(me['CurrentDivision'])
      if (!Number.isInteger(division) || division <= 0) throw new ExactRefused('no_division')
      return { division, divisionName: textOf(me['DivisionCustomerName']), userName: textOf(me['FullName']) }
    },
  }
}
