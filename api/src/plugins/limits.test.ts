import { createTestApp, type TestApp } from '../testing/create-test-app.ts'

let app: TestApp
beforeAll(async () => (app = await createTestApp({ env: { ORIGINS: 'https://offers.example.com' } })))
afterAll(() => app.close())

test('a call that anyone can make is answered twenty times a minute, for each address', async () => {
  const guess = (remoteAddress: string) =>
    app.http.inject({
      method: 'POST',
      url: '/webhook/invites/validate',
      payload: { token: 'x'.repeat(43) },
      remoteAddress,
    })
  for (let count = 0; count < 20; count++) expect((await guess('10.0.0.1')).statusCode).not.toBe(429)
  const refused = await guess('10.0.0.1')
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    {
      code: 'RATE_LIMITED',
      message: 'Too many requests. Try again later.',
      requestId: refused.headers['x-request-id'],
      issuccess: false,
    },
  ])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await guess('10.0.0.2')).statusCode).not.toBe(429)
})

describe('another origin', () => {
  const from = (origin: string, method: 'GET' | 'OPTIONS' = 'GET') =>
    app.http.inject({ method, url: '/webhook/boot', headers: { origin } })

  test('that is named may call, and read totals and the request id', async () => {
    const preflight = await from('https://offers.example.com', 'OPTIONS')
    expect([
      preflight.statusCode,
      preflight.headers['access-control-allow-origin'],
      preflight.headers['access-control-allow-headers'],
    ]).toEqual([204, 'https://offers.example.com', expect.stringContaining('authorization')])
    const list = await app.call('manager@staffel.example', {
      method: 'GET',
      url: '/webhook/offers',
      headers: { origin: 'https://offers.example.com' },
    })
    expect([list.headers['access-control-allow-origin'], list.headers['access-control-expose-headers']]).toEqual([
      'https://offers.example.com',
      'x-total-count, x-total-count-capped, x-request-id',
    ])
  })

  test.each(['https://evil.example', 'https://offers.example.com.evil.example', 'null'])(
    '%s may not',
    async (origin) => {
      expect((await from(origin)).headers).not.toHaveProperty('access-control-allow-origin')
      expect((await from(origin, 'OPTIONS')).statusCode).toBe(404)
    },
  )
})
