import { startExactStandIn, type ExactStandIn } from '@staffel/exact-standin'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { sampleDay } from '../../testing/server/test-server.ts'
import { besideExact } from './testing/beside-exact.ts'

const manager = 'manager@staffel.example'

const colleague = 'sanne.dekker@staffel.example'
const other = 'manager@noordstaal.example'

let exact: ExactStandIn
let app: TestApp
let now: Date
const later = (seconds: number): void => {
  now = new Date(sampleDay.getTime() + seconds * 1_000)
  app.setNow(now)
}
beforeAll(async () => {
  exact = await startExactStandIn({ port: 0, clock: () => now })
  now = sampleDay
  app = await createTestApp({ env: besideExact(exact) })
})
beforeEach(async () => {
  later(0)
  exact.revokeAll()
  exact.forgetCalls()
  for (const table of ['exact_connection', 'exact_authorization'] as const)
    await app.database.db.deleteFrom(table).execute()
})
afterAll(async () => {
  await app.close()
  await exact.close()
})

interface Callback {
  readonly code: string
  readonly state: string
}

/** What the callback of the browser has: where the person was sent back to. */
async function signedIn({ by = manager, ...choice }: { by?: string; user?: string; client?: string } = {}) {
  const { url } = await app.as(by).authorizeExact({ body: { env: 'test' } })
  const at = new URL(url)
  if (choice.client) at.searchParams.set('client_id', choice.client)
  const back = await exact.signIn(at.href, choice)
  const callback: Callback = {
    code: back.searchParams.get('code') ?? '',
    state: back.searchParams.get('state') ?? '',
  }
  return callback
}
const exchange = (body: object, by: string | null = manager) => app.as(by).exchangeExactToken.answer({ body })
const tokenCalls = () => exact.calls().filter(({ path }) => path === '/api/oauth2/token')

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
    expect(await exchange(await signedIn({ user: 'zonder.administratie' }))).toMatchObject({
      body: { code: 'INVALID_TOKEN', details: { reason: 'no_division' } },
    })
  })
})

describe('somebody who is not that person', () => {
  const readable = (state: string): object => JSON.parse(Buffer.from(state, 'base64url').toString()) as object
  const written = (facts: object): string => Buffer.from(JSON.stringify(facts)).toString('base64url')
  /** A sign-in that was completed, and of which nothing is left here. */
  async function completed(): Promise<Callback> {
    const callback = await signedIn()
    expect((await exchange(callback)).status).toBe(200)
    await app.database.db.deleteFrom('exact_connection').execute()
    return callback
  }

  interface Attack {
    readonly by?: string | null
    readonly body: object
  }
  const attacks: [string, () => Promise<Attack>, object][] = [
    ['sends a whole callback again', async () => ({ body: await completed() }), invalid('state_invalid')],
    [
      'sends a code again, with a state of their own',
      async () => {
        const { code } = await completed()
        return { body: { ...(await signedIn()), code } }
      },
      invalid('code_used'),
    ],
    [
      'sends a state again, with a code of their own',
      async () => {
        const { state } = await completed()
        return { body: { ...(await signedIn()), state } }
      },
      invalid('state_invalid'),
    ],
    [
      'has a colleague open their callback',
      async () => ({ by: colleague, body: await signedIn() }),
      invalid('state_invalid'),
    ],
    [
      'has another tenant open their callback',
      async () => ({ by: other, body: await signedIn() }),
      invalid('state_invalid'),
    ],
    ['has a callback opened by nobody', async () => ({ by: null, body: await signedIn() }), { status: 401 }],
    [
      'takes the code of the other environment',
      async () => ({ body: await signedIn({ client: exact.apps[1]?.clientId ?? '' }) }),
      invalid('code_used'),
    ],
    [
      'writes the other environment into the state',
      async () => {
        const { code, state } = await signedIn()
        return { body: { code, state: written({ ...readable(state), env: 'production' }) } }
      },
      invalid('state_invalid'),
    ],
    [
      'makes up a state for somebody',
      async () => {
        const { code, state } = await signedIn()
        return { body: { code, state: written({ ...readable(state), csrf: 'A'.repeat(43) }) } }
      },
      invalid('state_invalid'),
    ],
    [
      'makes up a code',
      async () => ({ body: { ...(await signedIn()), code: 'eyJhbGciOiJub25lIn0.e30.' } }),
      invalid('code_used'),
    ],
    ['leaves the state out', async () => ({ body: { code: (await signedIn()).code } }), invalid('state_invalid')],
    [
      'leaves the code out',
      async () => ({ body: { state: (await signedIn()).state } }),
      { status: 422, body: { fields: { code: expect.any(String) } } },
    ],
    [
      'comes with a code that is too old',
      async () => {
        const body = await signedIn()
        later(181)
        return { body }
      },
      invalid('code_used'),
    ],
    [
      'comes with a state that is too old',
      async () => {
        const { state } = await signedIn()
        later(600)
        return { body: { code: (await signedIn()).code, state } }
      },
      invalid('state_invalid'),
    ],
  ]
  function invalid(reason: string): object {
    return { status: 422, body: { code: 'INVALID_TOKEN', details: { reason } } }
  }

  test.each(attacks)('%s: nothing is connected', async (_what, attack, answer) => {
    const { by = manager, body } = await attack()
    expect(await exchange(body, by)).toMatchObject(answer)
    expect(await app.database.db.selectFrom('exact_connection').select('env').execute()).toEqual([])
  })
})

test('twenty calls at once after the token has run out renew it once, and all are answered', async () => {
  await exchange(await signedIn())
  later(601)
  exact.forgetCalls()
  const read = () => app.as(manager).readExactData.answer({ params: { endpoint: 'vat/VATCodes' } })
  const answers = await Promise.all(Array.from({ length: 20 }, read))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(tokenCalls()).toHaveLength(1)
})

test('a link that Exact accepts no longer is told to the seller’s Managers, once, at the bell and by mail', async () => {
  await exchange(await signedIn())
  exact.revokeAll()
  later(601)
  const read = () => app.as(manager).readExactData.answer({ params: { endpoint: 'vat/VATCodes' } })
  for (let call = 0; call < 2; call += 1)
    expect(await read()).toMatchObject({ status: 409, body: { details: { reason: 'ended' } } })
  expect((await app.as(manager).getExactStatus()).envs.test.link).toMatchObject({
    works: false,
    ended_reason: 'refused',
  })
  const told = await app.database.db
    .selectFrom('notification as n')
    .innerJoin('app_user as u', 'u.id', 'n.user_id')
    .select(['u.email', 'n.detail'])
    .where('n.event', '=', 'link_ended')
    .execute()
  expect(told.map(({ email }) => email)).toContain(manager)
  expect(new Set(told.map(({ email }) => email)).size).toBe(told.length)
  expect(told[0]?.detail).toEqual({ env: 'test', subject: 'Staffel Bouwmaterialen B.V.' })
  const mails = await app.database.db
    .selectFrom('outbox_mail')
    .select(['recipients', 'link'])
    .where('subject', 'like', '%Exact Online%')
    .execute()
  expect(mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual(told.map(({ email }) => email).toSorted())
  expect(mails[0]?.link).toMatch(/\/exact$/)
})
