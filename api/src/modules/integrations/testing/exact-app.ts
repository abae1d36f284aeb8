import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { exactTestKey } from './connect-link.ts'
import { fakeExact, type FakeExact } from './fake-exact.ts'

export interface ExactApp {
  readonly app: TestApp
  readonly exact: FakeExact
  stateFor(email: string): Promise<string>
  exchange(email: string | null, body: object): ReturnType<ReturnType<TestApp['as']>['exchangeExactToken']['answer']>
  connect(email: string): ReturnType<ExactApp['exchange']>
  /** What was written down since the last `forget`. */
  actions(): Promise<string[]>
  /** No links, no sign-ins that were begun, and the day of the sample. */
  forget(): Promise<void>
  close(): Promise<void>
}

/** The application beside an Exact that answers as it is told to. */
export async function exactApp(): Promise<ExactApp> {
  const exact = await fakeExact()
  const app = await createTestApp({
    env: {
      EXACT_BASE_URL: exact.url,
      EXACT_TEST_CLIENT_ID: 'client',
      EXACT_TEST_CLIENT_SECRET: 'client-secret',
      EXACT_TOKEN_KEY: exactTestKey.toString('base64'),
      EXACT_REDIRECT_URI: 'https://offers.example.com/exact/callback',
    },
  })
  let before = 0
  const logged = () =>
    app.database.db
      .selectFrom('activity')
      .select('action')
      .where('entity', '=', 'exact_connection')
      .orderBy('id')
      .execute()
  const exchange: ExactApp['exchange'] = (email, body) => app.as(email).exchangeExactToken.answer({ body })
  const stateFor = async (email: string): Promise<string> => {
    const { body } = await app.as(email).authorizeExact.answer({ body: { env: 'test' } })
    return new URL(body.url).searchParams.get('state') ?? ''
  }
  return {
    app,
    exact,
    exchange,
    stateFor,
    connect: async (email) => exchange(email, { code: 'a', state: await stateFor(email) }),
    actions: async () => (await logged()).slice(before).map(({ action }) => action),
    async forget() {
      exact.forget()
      app.setNow(sampleDay)
      for (const table of ['exact_connection', 'exact_authorization'] as const)
        await app.database.db.deleteFrom(table).execute()
      before = (await logged()).length
    },
    async close() {
      await app.close()
      await exact.close()
    },
  }
}
