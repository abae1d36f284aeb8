import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

const firebase = { FIREBASE_PROJECT_ID: 'p', FIREBASE_API_KEY: 'k', FIREBASE_AUTH_DOMAIN: 'p.firebaseapp.com' }

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const get = (url: string, authorization?: string, of = app) =>
  of.http.inject({ url, headers: { ...(authorization !== undefined && { authorization }) } })

test('/metrics counts answers by the pattern of their route, and tells what is so now', async () => {
  await app.as(null).getBootManifest()
  await app.database.db.insertInto('mailbox').values({ tenant_id: 1, enabled: true, last_problem: null }).execute()
  await get('/o/q9_Tn3vXk2LhW8sZr5yBc7dFg1jPm4aQe6uVi0oNx-E')
  app.figures.job('mail', 'failed')
  const { body, headers } = await get('/metrics')
  expect(headers['content-type']).toContain('text/plain; version=0.0.4')
  expect(body).toContain('staffel_call_seconds_count{method="GET",route="/webhook/boot",status="200"} 1\n')
  expect(body).toContain('staffel_call_seconds_bucket{method="GET",route="/webhook/boot",status="200",le="+Inf"} 1\n')
  expect(body).toContain('staffel_jobs_total{job="mail",outcome="failed"} 1\n')
  expect(body).toMatch(/^staffel_mailboxes\{problem=""\} 1$/m)
  expect(body).toMatch(/^staffel_memory_bytes \d+$/m)
  expect(body).not.toContain('q9_Tn3vXk2LhW8sZr5yBc7dFg1jPm4aQe6uVi0oNx-E')
  // One heading to a figure, and every line is a heading or a figure.
  for (const line of body.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{.+\})? -?\d+(\.\d+)?(e-?\d+)?)$/)
})

test('outside of local mode /metrics is there for who has the token, and for nobody where there is none', async () => {
  const open = await createTestApp({ env: { ...firebase, METRICS_TOKEN: 'collect' } })
  const closed = await createTestApp({ env: firebase })
  const statuses = await Promise.all([
    get('/metrics', 'Bearer collect', open),
    get('/metrics', 'Bearer other', open),
    get('/metrics', undefined, open),
    get('/metrics', 'Bearer null', closed),
    get('/metrics', undefined, closed),
  ])
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 404, 404])
  await open.close()
  await closed.close()
})

test('who asks whether it lives and is ready is answered without a line in the log', async () => {
  const before = app.logLines.length
  expect((await get('/healthz')).json()).toEqual({ status: 'alive' })
  expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
  expect(app.logLines.length).toBe(before)
})

test('without its database it lives, and is not ready', async () => {
  const lost = await createTestApp()
  await lost.database.close()
  const [alive, ready] = [await get('/healthz', undefined, lost), await get('/readyz', undefined, lost)]
  expect([alive.statusCode, ready.statusCode, ready.json()]).toEqual([200, 503, { status: 'the database is away' }])
  await lost.http.close()
})

test('once it was told to end it lives, and is not ready, and answers calls', async () => {
  const leaving = await createTestApp()
  await leaving.departure.begin(0)
  const [alive, ready] = [await get('/healthz', undefined, leaving), await get('/readyz', undefined, leaving)]
  expect([alive.statusCode, ready.statusCode]).toEqual([200, 503])
  await expect(leaving.as(null).getBootManifest()).resolves.toBeDefined()
  await leaving.close()
})
