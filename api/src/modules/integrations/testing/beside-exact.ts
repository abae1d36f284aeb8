import type { ExactStandIn } from '@staffel/exact-standin'
import type { TestApp } from '../../../testing/create-test-app.ts'
import { exactTestKey } from './connect-link.ts'

/** The environment of an application that works with that stand-in. */
export function besideExact({ url, apps: [registered] }: ExactStandIn) {
  return {
    EXACT_BASE_URL: url,
    EXACT_TEST_CLIENT_ID: registered?.clientId ?? '',
    EXACT_TEST_CLIENT_SECRET: registered?.clientSecret ?? '',
    EXACT_TOKEN_KEY: exactTestKey.toString('base64'),
  }
}

/** Somebody gives Staffel access at the stand-in, as in the browser. */
export async function connectExact(app: TestApp, exact: ExactStandIn, email: string): Promise<void> {
  const { url } = await app.as(email).authorizeExact({ body: { env: 'test' } })
  const back = await exact.signIn(url)
  const [code, state] = ['code', 'state'].map((name) => back.searchParams.get(name) ?? '')
  await app.as(email).exchangeExactToken({ body: { code: code ?? '', state: state ?? '' } })
}
