import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { servedEndpoints } from '@staffel/shared-api/contract'

const made = (): string => randomBytes(32).toString('base64url')
const tokenRoutes = servedEndpoints.filter(({ path }) => path.includes(':token'))

/** A browser somewhere: limits are counted by its address. */
let visitors = 0
const visitor = (): string => `10.1.${Math.floor((visitors += 1) / 250)}.${visitors % 250}`

async function ask(url: string, init: RequestInit = {}, from = visitor()): Promise<Response> {
  const answer = await fetch(url, {
    redirect: 'manual',
    ...init,
    headers: { 'x-forwarded-for': from, ...init.headers },
  })
  await answer.clone().arrayBuffer()
  return answer
}

async function signedIn(url: string): Promise<string> {
  const claims = encodeURIComponent(JSON.stringify({ sub: 'g-manager', email: 'manager@staffel.example' }))
  const answer = await ask(`${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestUri: `${url}/emulator/auth/handler?providerId=google.com&id_token=${claims}` }),
  })
  const session: { idToken: string } = JSON.parse(await answer.text())
  return session.idToken
}

/** Of an offer of the sample that may be shown to its customer. */
async function linkToken(url: string, authorization: string): Promise<string> {
  const offers: { id: number }[] = JSON.parse(
    await (await ask(`${url}/webhook/offers?limit=50`, { headers: { authorization } })).text(),
  )
  for (const { id } of offers) {
    const answer = await ask(`${url}/webhook/offers/${id}/link`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: '{}',
    })
    const token = answer.ok ? /\/o\/([\w-]{43})/.exec(await answer.text())?.[1] : undefined
    if (token) return token
  }
  throw new Error('No offer of the sample has a link')
}

/** What `fetch` would not send. */
function raw(url: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), 'localhost', () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk) => void (answer += chunk.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', () => resolve(answer))
    setTimeout(() => socket.destroy(), 500)
  })
}

/** Asks a server with tokens of links in every way that there is, and answers them with the statuses that came back. */
export async function askWithTokens(url: string): Promise<{ tokens: string[]; statuses: number[] }> {
  const authorization = `Bearer ${await signedIn(url)}`
  const real = await linkToken(url, authorization)
  const [unknown, malformed] = [made(), `${made()}.${made()}`]
  const tokens = [real, unknown, malformed, authorization.slice(-80)]
  const statuses = new Set<number>()
  const seen = async (answer: Promise<Response>): Promise<void> => void statuses.add((await answer).status)

  for (const token of [real, unknown, malformed, `${unknown}%00`, `${unknown}%FF`, unknown.repeat(7)]) {
    const referer = `${url}/o/${token.slice(0, 60)}?token=${unknown}`
    for (const { method, path } of tokenRoutes) {
      const call = `${url}/webhook${path.replace(':token', token).replace(/:\w+/g, '1')}?token=${unknown}`
      const bodies = method === 'POST' ? ['{}', '{"token":', JSON.stringify({ token: unknown })] : [undefined]
      for (const body of bodies)
        await seen(
          ask(call, {
            method,
            ...(body !== undefined && {
              body,
              headers: { 'content-type': 'application/json', referer, authorization },
            }),
          }),
        )
    }
    for (const page of [
      `/o/${token}`,
      `/O/${token}/`,
      `//o/${token}`,
      `/o/${token}/more`,
      `/o/${token}%ZZ`,
      `/accept-invite?token=${token}`,
      `/acceptinvite?token=${token}`,
      `/finishSignIn?mode=signIn&oobCode=${token}`,
      `/exact/callback?code=${token}&state=${token}`,
      `/webhook/nothing/${token}?token=${token}`,
      `/emulator/action?oobCode=${token}&continueUrl=${encodeURIComponent(`${url}/o/${token}`)}`,
      `/emulator/action?oobCode=${token}&continueUrl=nowhere`,
    ]) {
      await seen(ask(`${url}${page}`, { headers: { referer, accept: 'text/html' } }))
      await seen(ask(`${url}${page}`, { method: 'HEAD', headers: { referer } }))
    }
    for (const path of ['/invites/validate', '/invites/accept'])
      for (const body of [JSON.stringify({ token }), JSON.stringify({ token, more: token }), `{"token":"${token}`])
        await seen(
          ask(`${url}/webhook${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', referer },
            body,
          }),
        )
  }
  for (let count = 0; count < 22; count++) await seen(ask(`${url}/webhook/public/offers/${real}`, {}, '10.9.9.9'))
  await raw(url, `GET /o/${real} HTTP/9.9\r\nHost: localhost\r\n\r\n`)
  await raw(
    url,
    `GET /o/${real} HTTP/1.1\r\nHost: localhost\r\nReferer: /o/${real}\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`,
  )
  await raw(
    url,
    `POST /webhook/public/offers/${real}/accept HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"token":"${real}"`,
  )
  return { tokens, statuses: [...statuses] }
}
