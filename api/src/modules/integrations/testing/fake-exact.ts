import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeExact {
  readonly url: string
  /** Forms that arrived at the token address. */
  readonly asked: URLSearchParams[]
  answerToken: { status: number; body: unknown }
  answerMe: { status: number; body: unknown }
  /** Of every other call, by the part of its path behind the administration. */
  answerData: (path: string) => { status: number; body: unknown }
  /** As it is before anybody asked. */
  forget(): void
  close(): Promise<void>
}

const usualToken = {
  status: 200,
  body: { access_token: 'access-secret', refresh_token: 'refresh-secret', expires_in: '600', token_type: 'bearer' },
}
const usualMe = {
  status: 200,
  body: {
    d: {
      results: [
        {
          CurrentDivision: 123_456,
          FullName: 'Marieke Jansen',
          DivisionCustomerName: 'Staffel Bouwmaterialen B.V.',
          UserID: 'd1c0f1aa-0000-4000-8000-000000000001',
        },
      ],
    },
  },
}

const usualData = () => ({ status: 200, body: { d: { results: [] } } })

/** Exact Online as far as a sign-in goes, over HTTP. */
export async function fakeExact(): Promise<FakeExact> {
  const fake = {
    asked: [] as URLSearchParams[],
    answerToken: usualToken as FakeExact['answerToken'],
    answerMe: usualMe as FakeExact['answerMe'],
    answerData: usualData as FakeExact['answerData'],
  }
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const isToken = request.method === 'POST' && request.url === '/api/oauth2/token'
      if (isToken) fake.asked.push(new URLSearchParams(body))
      const isMe =
        request.url?.startsWith('/api/v1/current/Me') && request.headers.authorization === 'Bearer access-secret'
      const isKnown = request.headers.authorization === 'Bearer access-secret'
      const answer = isToken
        ? fake.answerToken
        : isMe
          ? fake.answerMe
          : isKnown
            ? fake.answerData((request.url ?? '').replace('/api/v1/', ''))
            : { status: 401, body: {} }
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return Object.assign(fake, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forget() {
      fake.asked.length = 0
      Object.assign(fake, { answerToken: usualToken, answerMe: usualMe, answerData: usualData })
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  })
}
