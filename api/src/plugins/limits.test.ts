import { getBootManifest } from '@staffel/shared-api/contract'
import { urlOf } from '../http/endpoint-route.ts'
import { createTestApp, type TestApp } from '../testing/create-test-app.ts'

let app: TestApp
beforeAll(async () => (app = await createTestApp({ env: { ORIGINS: 'https://offers.example.com' } })))
afterAll(() => app.close())

test('a call that anyone can make is answered twenty times a minute, for each address', async () => {
  const guess = (remoteAddress: string) =>
    app.as(null, { remoteAddress }).validateInvite.answer({ body: { token: 'x'.repeat(43) } })
  for (let count = 0; count < 20; count++) expect((await guess('10.0.0.1')).status).not.toBe(429)
  const refused = await guess('10.0.0.1')
  expect([refused.status, refused.body]).toEqual([
    429,
    {
      code: 'RATE_LIMITED',
      message: 'Too many requests. Try again later.',
      requestId: refused.headers['x-request-id'],
      issuccess: false,
    },
  ])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await guess('10.0.0.2')).status).not.toBe(429)
})

describe('another origin', () => {
  const from = (origin: string) => app.as(null, { headers: { origin } })
  const preflight = (origin: string) =>
    app.http.inject({ method: 'OPTIONS', url: urlOf(getBootManifest, app.config.workflows), headers: { origin } })

  test('that is named may call, and read totals and the request id', async () => {
    const asked = await preflight('https://offers.example.com')
    expect([
      asked.statusCode,
      asked.headers['access-control-allow-origin'],
      asked.headers['access-control-allow-headers'],
    ]).toEqual([204, 'https://offers.example.com', expect.stringContaining('authorization')])
    const list = await app
      .as('manager@staffel.example', { headers: { origin: 'https://offers.example.com' } })
      .listOffers.answer()
    expect([list.headers['access-control-allow-origin'], list.headers['access-control-expose-headers']]).toEqual([
      'https://offers.example.com',
      'x-total-count, x-total-count-capped, x-request-id',
    ])
  })

  test.each(['https://evil.example', 'https://offers.example.com.evil.example', 'null'])(
    '%s may not',
    async (origin) => {
      expect((await from(origin).getBootManifest.answer()).headers).not.toHaveProperty('access-control-allow-origin')
      expect((await preflight(origin)).statusCode).toBe(404)
    },
  )
})
