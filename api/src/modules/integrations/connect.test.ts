import { startExactStandIn, type ExactStandIn } from '@staffel/exact-standin'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { sampleDay } from '../../testing/server/test-server.ts'

const manager = 'manager@staffel.example'

let exact: ExactStandIn
let app: TestApp
beforeAll(async () => {
  exact = await startExactStandIn({ port: 0, clock: () => sampleDay })
  const [registered] = exact.apps
  app = await createTestApp({
    env: {
      EXACT_BASE_URL: exact.url,
      EXACT_TEST_CLIENT_ID: registered?.clientId ?? '',
      EXACT_TEST_CLIENT_SECRET: registered?.clientSecret ?? '',
      EXACT_TOKEN_KEY: Buffer.alloc(32, 7).toString('base64'),
    },
  })
})
afterAll(async () => {
  await app.close()
  await exact.close()
})

/** What the callback of the browser has: where the person was sent back to. */
async function signedIn(choice: { user?: string; deny?: boolean } = {}): Promise<{ code: string; state: string }> {
  const { url } = await app.as(manager).authorizeExact({ body: { env: 'test' } })
  const back = await exact.signIn(url, choice)
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' }
}

describe('a person who signs in at Exact', () => {
  test('connects the company that they work in', async () => {
    const status = await app.as(manager).exchangeExactToken({ body: await signedIn() })
    expect(status).toMatchObject({
      connected: true,
      division: 102030,
      division_name: 'Staffel Bouwmaterialen B.V.',
      user: 'Marieke Jansen',
    })
  })

  test('without a company is told so', async () => {
    const answer = app.as(manager).exchangeExactToken.answer
    expect(await answer({ body: await signedIn({ user: 'zonder.administratie' }) })).toMatchObject({
      body: { code: 'INVALID_TOKEN', details: { reason: 'no_division' } },
    })
  })
})
