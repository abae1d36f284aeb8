import { servedEndpoints, type EndpointShape } from '@staffel/shared-api/contract'
import { urlOf } from '../../http/endpoint-route.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { sampleDay } from '../../testing/server/test-server.ts'
import { passiveBodies } from '../../testing/driver/passive-bodies.ts'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())

const manager = 'manager@staffel.example'
const minute = 60_000
const after = (milliseconds: number) => new Date(sampleDay.getTime() + milliseconds)

/** Every test signs in on a day of its own, so that none is in the other's sessions. */
let day = 0
beforeEach(() => app.setNow(after((day += 2) * 24 * 60 * minute)))
const later = (milliseconds: number) => new Date(after(day * 24 * 60 * minute).getTime() + milliseconds)

/** A token of the sign-in at that moment; issued then, or when it was refreshed. */
const token = (signedIn: Date, issued = signedIn, email = manager) =>
  app.token(email, {
    auth_time: Math.floor(signedIn.getTime() / 1000),
    iat: Math.floor(issued.getTime() / 1000),
    exp: Math.floor(issued.getTime() / 1000) + 3600,
  })
const opens = async (bearer: string) => (await app.holding(bearer).listOffers.answer()).status
const listed = async (bearer: string) => (await app.holding(bearer).listSessions.answer()).body

describe('signing out', () => {
  test('ends this session at once, with the tokens it is refreshed to, and no other one', async () => {
    const [here, elsewhere] = [await token(later(0)), await token(later(5000))]
    app.setNow(later(10_000))
    expect([await opens(here), await opens(elsewhere)]).toEqual([200, 200])
    const answer = await app.holding(here).endSession.answer()
    expect([answer.status, answer.bytes.toString()]).toEqual([204, ''])
    // The token was checked within this minute, and is known by its text.
    expect([await opens(here), await opens(elsewhere)]).toEqual([401, 200])
    app.setNow(later(30 * minute))
    expect(await opens(await token(later(0), later(30 * minute)))).toBe(401)
    expect((await app.holding(await token(later(0), later(30 * minute))).loadProfile.answer()).status).toBe(401)
    expect(await opens(await token(later(30 * minute)))).toBe(200)
  })

  test('works for a session that made no call before', async () => {
    app.setNow(later(2000))
    const fresh = await token(later(0))
    expect((await app.holding(fresh).endSession.answer()).status).toBe(204)
    expect(await opens(fresh)).toBe(401)
  })

  test('works for who may not enter, and not for a stranger or without a token', async () => {
    app.setNow(later(2000))
    expect(
      (await app.holding(await token(later(0), later(0), 'blocked@staffel.example')).endSession.answer()).status,
    ).toBe(204)
    expect(
      (await app.holding(await token(later(0), later(0), 'stranger@example.com')).endSession.answer()).body.code,
    ).toBe('NO_USER')
    expect((await app.as(null).endSession.answer()).status).toBe(401)
  })

  test.each(['endSession', 'endAllSessions'] as const)(
    '%s within the second of the sign-in is answered when that is over, so that the next sign-in is another one',
    async (call) => {
      app.setNow(later(300))
      const first = await token(later(0))
      expect(await opens(first)).toBe(200)
      const asked = performance.now()
      const answer = app.holding(first)[call].answer()
      await new Promise((resolve) => setTimeout(resolve, 400))
      expect(await opens(first)).toBe(401)
      expect((await answer).status).toBe(204)
      expect(performance.now() - asked).toBeGreaterThanOrEqual(690)
      app.setNow(later(1001))
      expect(await opens(await token(later(1001)))).toBe(200)
      expect(await opens(await token(later(0), later(1001)))).toBe(401)
    },
  )

  test('and in again within the same second works at once where the session was older', async () => {
    const old = await token(later(0))
    app.setNow(later(60_300))
    expect(await opens(old)).toBe(200)
    expect((await app.holding(old).endSession.answer()).status).toBe(204)
    app.setNow(later(60_900))
    expect(await opens(await token(later(60_900)))).toBe(200)
  })

  test('everywhere ends every session, also one that the server has never seen', async () => {
    const tokens = [await token(later(0)), await token(later(3000)), await token(later(6000))]
    const someoneElse = await token(later(0), later(0), 'user@staffel.example')
    app.setNow(later(9000))
    expect([await opens(tokens[0] ?? ''), await opens(tokens[1] ?? ''), await opens(someoneElse)]).toEqual([
      200, 200, 200,
    ])
    expect((await app.holding(tokens[1] ?? '').endAllSessions.answer()).status).toBe(204)
    expect(await Promise.all(tokens.map(opens))).toEqual([401, 401, 401])
    expect(await opens(someoneElse)).toBe(200)
    app.setNow(later(10_000))
    expect(await opens(await token(later(0), later(10_000)))).toBe(401)
    expect(await opens(await token(later(10_000)))).toBe(200)
  })

  test('makes who holds the token nobody on calls that anyone may make', async () => {
    const staff = await token(later(0))
    app.setNow(later(2000))
    expect(await opens(staff)).toBe(200)
    const invite = await invitationOf('someone@example.com', staff)
    const accept = () => app.holding(staff).acceptInvite.answer({ body: { token: invite } })
    expect((await accept()).body.code).toBe('EMAIL_MISMATCH')
    await app.holding(staff).endSession()
    expect((await accept()).body).toMatchObject({ issuccess: true })
  })

  test('is in the record of activities, without a token', async () => {
    app.setNow(later(2000))
    await app.holding(await token(later(0))).endSession()
    const written = await app.database.db
      .selectFrom('activity')
      .select(['action', 'actor_name', 'entity_id', 'detail'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    expect(written).toEqual({ action: 'user.signed_out', actor_name: 'Marieke Jansen', entity_id: '2', detail: {} })
  })
})

/** The link of the newest mail in the outbox holds the token. */
async function invitationOf(email: string, staff: string): Promise<string> {
  const made = await app
    .holding(staff)
    .createInvite.answer({ body: { email, tenant_id: 1, organization_id: null, role_id: 1 } })
  expect(made.status).toBeLessThan(300)
  const mail = await app.database.db
    .selectFrom('outbox_mail')
    .select('body_text')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return /token=([\w-]+)/.exec(mail.body_text)?.[1] ?? ''
}

describe('the list of sessions', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'

  test('says since when, when last used, on what, and which is this one', async () => {
    const [first, second] = [await token(later(0)), await token(later(5000))]
    app.setNow(later(6000))
    await app.holding(first, { 'user-agent': chrome }).listOffers()
    app.setNow(later(10 * minute))
    const sessions = await listed(second)
    expect(sessions).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        since: later(5000).toISOString(),
        last_activity_at: later(10 * minute).toISOString(),
        is_current: true,
        device: null,
      },
      {
        id: expect.any(String),
        since: later(0).toISOString(),
        last_activity_at: later(6000).toISOString(),
        is_current: false,
        device: 'Chrome · Windows',
      },
    ])
    expect((await listed(first)).map(({ is_current: isCurrent }) => isCurrent).toSorted()).toEqual([false, true])
  })

  test('leaves out those that have ended, by whatever', async () => {
    const [idle, ended] = [await token(later(0)), await token(later(61 * minute))]
    app.setNow(later(1000))
    await opens(idle)
    app.setNow(later(62.5 * minute))
    await app.holding(ended).endSession()
    expect(await listed(await token(later(62 * minute)))).toMatchObject([{ since: later(62 * minute).toISOString() }])
  })

  test('names them by ids that end the own ones and nobody else’s', async () => {
    const [here, there, other] = [
      await token(later(0)),
      await token(later(3000)),
      await token(later(0), later(0), 'user@staffel.example'),
    ]
    app.setNow(later(9000))
    for (const bearer of [here, there, other]) expect(await opens(bearer)).toBe(200)
    const id = (await listed(there)).find(({ is_current: isCurrent }) => isCurrent)?.id
    expect((await app.holding(other).endSession.answer({ body: { session_id: id } })).status).toBe(404)
    expect(await opens(there)).toBe(200)
    expect((await app.holding(here).endSession.answer({ body: { session_id: id } })).status).toBe(204)
    expect([await opens(there), await opens(here)]).toEqual([401, 200])
    expect((await app.holding(here).endSession.answer({ body: { session_id: id } })).status).toBe(404)
    expect((await app.holding(here).endSession.answer({ body: { session_id: '1' } })).status).toBe(422)
  })
})

describe('a page that is left open', () => {
  const passive = servedEndpoints.filter((endpoint): endpoint is EndpointShape => endpoint.passive === true)

  test('asks only what the contract marks', () => {
    expect(passive.map(({ id }) => id).toSorted()).toEqual([
      'countNotifications',
      'discardWorkingCopy',
      'getBootManifest',
      'getEnvironmentHealth',
      'getExactPush',
      'getOfferNews',
      'getProductImport',
      'keepLateWorkingCopy',
      'listDataExports',
      'listExactJobs',
      'listOfferMails',
      'listWorkingCopies',
      'mailReadingState',
      'sendTelemetry',
      'syncToken',
    ])
  })

  test('is signed out after an hour, however often it asks and whatever tokens it is given', async () => {
    const offer = await app.database.db
      .selectFrom('offer')
      .select('id')
      .where('tenant_id', '=', 1)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    await app.database.db
      .insertInto('product_import')
      .values({ tenant_id: 1, id: offer.id, user_id: 2, filename: 'producten.csv', dry_run: true, state: 'done' })
      .execute()
    // Health is shown to product owners.
    await app.database.db
      .updateTable('app_user')
      .set({ features: ['product-owner'] })
      .where('email', '=', 'manager@staffel.example')
      .execute()
    app.setNow(later(0))
    expect(await opens(await token(later(0)))).toBe(200)
    for (let passed = 1; passed <= 60; passed++) {
      app.setNow(later(passed * minute))
      const bearer = await token(later(0), later(Math.floor(passed / 50) * 50 * minute))
      for (const endpoint of passive) {
        const url =
          urlOf(endpoint, app.config.workflows).replace(':id', String(offer.id)).replace(':name', 'development') +
          (endpoint.id === 'listWorkingCopies' ? '?subject=offer:new' : '')
        const body = passiveBodies[endpoint.id]
        const payload = body ? { payload: body } : {}
        const answer = await app.http.inject({
          method: endpoint.method,
          url,
          ...payload,
          headers: { authorization: `Bearer ${bearer}` },
        })
        expect([endpoint.id, passed, answer.statusCode < 300]).toEqual([endpoint.id, passed, true])
      }
      for (const url of ['/environment.json', '/offers'])
        // The page itself is there only once the shell was built; asking for it is what matters here.
        expect(
          (await app.http.inject({ url, headers: { authorization: `Bearer ${bearer}`, accept: 'text/html' } }))
            .statusCode,
        ).not.toBe(401)
    }
    app.setNow(later(62 * minute))
    const refreshed = await token(later(0), later(62 * minute))
    expect((await app.holding(refreshed).countNotifications.answer()).status).toBe(401)
    expect(await opens(refreshed)).toBe(401)
  })

  test('saves again what somebody typed, as long as that is not their activity; their own save is', async () => {
    const offer = { title: 'Weer geprobeerd', items: [] }
    app.setNow(later(0))
    const signedIn = await token(later(0))
    expect(await opens(signedIn)).toBe(200)
    const save = (bearer: string, headers = {}) => app.holding(bearer, headers).saveOffer.answer({ body: { offer } })
    app.setNow(later(50 * minute))
    expect((await save(signedIn, { 'x-tried-again': 'true' })).status).toBe(200)
    app.setNow(later(62 * minute))
    const refreshed = await token(later(0), later(62 * minute))
    expect((await save(refreshed, { 'x-tried-again': 'true' })).status).toBe(401)

    app.setNow(later(70 * minute))
    const again = await token(later(70 * minute))
    expect(await opens(again)).toBe(200)
    app.setNow(later(120 * minute))
    expect((await save(again)).status).toBe(200)
    app.setNow(later(132 * minute))
    expect((await save(await token(later(70 * minute), later(132 * minute)))).status).toBe(200)
    // Other calls are somebody's, whatever they say.
    app.setNow(later(180 * minute))
    const said = app.holding(await token(later(70 * minute), later(180 * minute)), { 'x-tried-again': 'true' })
    expect((await said.listOffers.answer()).status).toBe(200)
    app.setNow(later(230 * minute))
    expect(await opens(await token(later(70 * minute), later(230 * minute)))).toBe(200)
  })
})
