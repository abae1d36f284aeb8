import type { ExactStandIn } from '../startExactStandIn.ts'

/** An access token, fetched as a client does. */
export async function signedIn({ url, apps: [app], signIn }: ExactStandIn): Promise<string> {
  const form = { client_id: app?.clientId ?? '', redirect_uri: 'http://localhost:3000/exact/callback' }
  const query = new URLSearchParams({ ...form, response_type: 'code' })
  const back = await signIn(`${url}/api/oauth2/auth?${query.toString()}`)
  const body = new URLSearchParams({
    ...form,
    grant_type: 'authorization_code',
    client_secret: app?.clientSecret ?? '',
    code: back.searchParams.get('code') ?? '',
  })
  const response = await fetch(`${url}/api/oauth2/token`, { method: 'POST', body })
  return ((await response.json()) as { access_token: string }).access_token
}

export interface Got {
  readonly status: number
  readonly headers: Headers
  /** What a test looks into, as it came. */
  readonly body: {
    readonly d: { readonly results: Record<string, unknown>[]; readonly __next?: string } & Record<string, unknown>
    readonly error: { readonly message: { readonly value: string } }
  }
}

/** A call of data: below a company, or at a whole address such as that of a next page. */
export async function asked(
  { url }: ExactStandIn,
  access: string,
  path: string,
  init: RequestInit = {},
  division = 102030,
): Promise<Got> {
  const address = path.startsWith('http') ? path : `${url}/api/v1/${division}/${path}`
  const headers = { authorization: `Bearer ${access}`, accept: 'application/json', ...init.headers }
  const response = await fetch(address, { ...init, headers })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null }
}
