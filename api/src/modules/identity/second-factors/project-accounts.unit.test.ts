import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { projectAccounts } from './project-accounts.ts'

const now = new Date('2026-03-05T12:00:00Z')
const clientEmail = 'offers@p.iam.gserviceaccount.com'

interface Asked {
  readonly path: string
  readonly authorization: string | undefined
  readonly body: string
}

/** Both of Google's addresses on one port, which answers as `answers` say. */
async function google(answers: (asked: Asked) => { status?: number; body: object }) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const one = { path: request.url ?? '', authorization: request.headers.authorization, body }
      asked.push(one)
      const answer = answers(one)
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const serviceAccount = {
    clientEmail,
    privateKey: await exportPKCS8(privateKey),
    tokenUrl: `${url}/token`,
    accountsUrl: url,
  }
  const desk = projectAccounts({ projectId: 'p', serviceAccount, now: () => now })
  return { asked, desk, publicKey, url, close: () => new Promise((resolve) => server.close(resolve)) }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

test('accounts of the project are read and changed by a service account that proves itself once', async () => {
  const mfaInfo = [{ mfaEnrollmentId: 'm', displayName: 'Phone', enrolledAt: '2026-03-01T10:00:00.123456Z' }, {}]
  const world = await google(({ path }) => ({
    body: path === '/token' ? { access_token: 'access', expires_in: 3600 } : { users: [{ localId: 'u', mfaInfo }] },
  }))
  expect(await world.desk.list('u')).toEqual([
    { name: 'Phone', since: '2026-03-01T10:00:00.123Z' },
    { name: null, since: null },
  ])
  await world.desk.removeAll('u')

  const [grant, ...calls] = world.asked
  const form = new URLSearchParams(grant?.body)
  expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
  const { payload } = await jwtVerify(form.get('assertion') ?? '', world.publicKey, {
    issuer: clientEmail,
    audience: `${world.url}/token`,
    currentDate: now,
  })
  expect(payload['scope']).toBe('https://www.googleapis.com/auth/identitytoolkit')
  expect(calls.map(({ path, authorization, body }) => [path, authorization, JSON.parse(body)])).toEqual([
    ['/v1/projects/p/accounts:lookup', 'Bearer access', { localId: ['u'] }],
    ['/v1/projects/p/accounts:update', 'Bearer access', { localId: 'u', mfa: {}, validSince: '1772712000' }],
  ])
  await world.close()
})

test.each([
  ['refuses the service account', { status: 401, body: { error: 'invalid_grant' } }],
  ['answers without a token', { body: {} }],
])('a project that %s cannot be asked', async (_what, answer) => {
  const world = await google(() => answer)
  await expect(world.desk.list('u')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await expect(world.desk.removeAll('u')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await world.close()
})

test('a change that the project refuses is no change', async () => {
  const world = await google(({ path }) =>
    path === '/token' ? { body: { access_token: 'a', expires_in: 3600 } } : { status: 403, body: {} },
  )
  await expect(world.desk.removeAll('u')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await world.close()
})
