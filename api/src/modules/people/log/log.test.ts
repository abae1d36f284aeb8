import type { LogEntry } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const admin = 'admin@staffel.example'
const manager = 'manager@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Query = NonNullable<Parameters<ReturnType<TestApp['as']>['listActivity']['answer']>[0]>['query']
const dutch = { headers: { 'accept-language': 'nl' } }
const log = (query: Query = {}, email = manager) => app.as(email, dutch).listActivity.answer({ query })
const logged = async (query: Query = {}, email = manager): Promise<LogEntry[]> => (await log(query, email)).body
const chain = async () => {
  for (const { name, run } of app.modules.all.flatMap(({ jobs = [] }) => jobs))
    if (name === 'chain the log') await run()
}
/** As if it had happened then. */
const happened = async (at: string, entityId: string, detail: object = {}, tenantId = 1, actor = 'Ruud de Vries') => {
  const row = { tenant_id: tenantId, at, actor_name: actor, actor_kind: 'staff' as const, actor_user_id: null }
  const { id } = await app.database.db
    .insertInto('activity')
    .values({
      ...row,
      action: 'template.saved',
      entity: 'template',
      entity_id: entityId,
      detail: JSON.stringify(detail),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('a change stands in the log at once, in the words of who reads it, with whom and about what', async () => {
  await app.as(manager).updateOrganization({ params: { id: 1001 }, body: { phone: '030 9', rev: 1 } })
  const [newest] = await logged()
  expect(newest).toMatchObject({
    action: 'organization.changed',
    what: 'Organisatie gewijzigd',
    actor_kind: 'staff',
    entity: 'organization',
    entity_id: '1001',
    detail: { fields: ['phone'] },
    position: null,
  })
  const { body } = await app.as(manager).getCustomer.answer({ query: { organization_id: 1001 } })
  expect(newest?.subject).toBe(body.name)
  const english = await app.as(manager, { headers: { 'accept-language': 'en' } }).listActivity.answer()
  expect(english.body[0]?.what).toBe('Organization changed')
})

test('it is found by words, kind, person, thing and days, newest first, also together', async () => {
  await happened('2019-05-01T21:59:00Z', '900', { name: 'Gevelplaat Özgür' })
  await happened('2019-05-01T22:00:00Z', '901', { name: 'Gevelplaat groot' })
  await happened('2019-05-02T10:00:00Z', '902', { name: 'Dakplaat' })
  const found = async (query: Query) => (await logged(query)).map(({ entity_id }) => entity_id)
  const searches = async () => {
    expect(await found({ search: 'gevelplaat' })).toEqual(['901', '900'])
    expect(await found({ search: 'ozgur GEVEL' })).toEqual(['900'])
    expect(await found({ search: 'gevelplaat vries', from: '2019-05-02' })).toEqual(['901'])
    // The second of May begins at 22:00 in UTC.
    expect(await found({ from: '2019-05-02', till: '2019-05-02' })).toEqual(['902', '901'])
    expect(await found({ till: '2019-05-01', from: '2019-05-01' })).toEqual(['900'])
    expect(await found({ search: 'gr', kind: 'settings', till: '2019-12-31' })).toEqual(['901'])
    expect(await found({ search: 'gevelplaat', kind: 'offers' })).toEqual([])
    expect(await found({ search: '100%_' })).toEqual([])
  }
  await searches()
  await chain()
  await searches()
  expect(await found({ entity: 'organization', entity_id: '1001', search: 'phone' })).toEqual(['1001'])
  const [change] = await logged({ entity: 'organization', entity_id: '1001' })
  const theirs = await logged({ user_id: change?.user_id ?? 0, kind: 'customers' })
  expect(theirs.map(({ id }) => id)).toContain(change?.id)
})

test('a page tells how many there are', async () => {
  for (let count = 0; count < 3; count += 1) await happened(`2018-01-0${count + 1}T12:00:00Z`, `80${count}`)
  const { body, headers } = await log({ till: '2018-12-31', page: 2, limit: 2 })
  expect(body.map(({ entity_id }) => entity_id)).toEqual(['800'])
  expect(headers['x-total-count']).toBe('3')
})

test('a Manager reads the own tenant, an Admin each, a customer’s people none', async () => {
  await happened('2017-06-01T12:00:00Z', '700', { name: 'Kantplank' }, 2)
  expect(await logged({ search: 'kantplank' })).toEqual([])
  expect(await logged({ search: 'kantplank' }, other)).toHaveLength(1)
  expect(await logged({ search: 'kantplank', tenant_id: 2 }, admin)).toHaveLength(1)
  expect((await log({ tenant_id: 2 })).status).toBe(404)
  for (const email of ['user@staffel.example', 'user@noordstaal.example'])
    expect((await log({}, email)).status).toBe(403)
  const role = (change: object) =>
    app.database.db.updateTable('app_user').set(change).where('email', '=', 'user@staffel.example').execute()
  await role({ role_id: 2 })
  expect((await log({}, 'user@staffel.example')).status).toBe(403)
  expect((await app.as('user@staffel.example').exportActivity.answer()).status).toBe(403)
  await role({ role_id: 1 })
})

test('as CSV it says the same rows, and no cell is a formula', async () => {
  await happened('2016-07-01T08:05:09Z', '600', { name: 'x' }, 1, '=1+1')
  const answer = await app.as(manager, dutch).exportActivity.answer({ query: { till: '2016-12-31' } })
  expect(answer.headers['content-disposition']).toContain('Logboek 2026-03-16.csv')
  const [head, row, end] = answer.bytes.toString().split('\r\n')
  expect(head).toBe('\ufeffMoment;Wie;Wat;Soort;Onderwerp;Bijzonderheden;Handeling;Sleutel;Plaats in de keten')
  expect(row).toBe(
    `01-07-2016 10:05:09;'=1+1;Sjabloon opgeslagen;Sjabloon;x;"{""name"":""x""}";template.saved;template 600;`,
  )
  expect(end).toBe('')
})

test('whatever is logged of the sample data has its words', async () => {
  const actions = await app.database.db.selectFrom('activity').select(['action', 'entity']).distinct().execute()
  const { body } = await log({ limit: 100 })
  expect(actions.length).toBeGreaterThan(5)
  expect(body.filter(({ what }) => what.includes(': '))).toEqual([])
})
