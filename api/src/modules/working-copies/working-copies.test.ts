import { randomUUID } from 'node:crypto'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const admin = 'admin@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const keep = (email: string, copy: object) =>
  app.as(email, { headers: { 'accept-language': 'en' } }).keepWorkingCopy.answer({
    body: { subject: 'offer:new', content: '{"title":"Loods"}', base_rev: null, rev: 0, ...copy },
  })
const list = async (email: string, subject = 'offer:new') =>
  (await app.as(email).listWorkingCopies.answer({ query: { subject } })).body
const discard = (email: string, id: string) => app.as(email).discardWorkingCopy.answer({ body: { id } })

test('the newest comes first', async () => {
  const [older, newer] = [randomUUID(), randomUUID()]
  await keep(manager, { id: newer, subject: 'order' })
  await keep(manager, { id: older, subject: 'order' })
  await app.database.db
    .updateTable('working_copy')
    .set({ updated_at: new Date('2026-02-28T12:00:00Z') })
    .where('id', '=', older)
    .execute()
  expect((await list(manager, 'order')).map(({ id }) => id)).toEqual([newer, older])
})

test('what somebody types is kept, written on, found again by its subject, and forgotten', async () => {
  const id = randomUUID()
  expect((await keep(manager, { id, subject: 'offer:42', base_rev: 7 })).body).toEqual({
    rev: 1,
    updated_at: expect.any(String),
  })
  expect(
    (await keep(manager, { id, subject: 'offer:42', base_rev: 7, rev: 1, content: '{"title":"Loods Breda"}' })).body,
  ).toMatchObject({ rev: 2 })
  expect(await list(manager, 'offer:42')).toEqual([
    {
      id,
      subject: 'offer:42',
      content: '{"title":"Loods Breda"}',
      base_rev: 7,
      rev: 2,
      updated_at: expect.any(String),
    },
  ])
  expect(await list(manager, 'offer:4')).toEqual([])
  expect((await discard(manager, id)).status).toBe(204)
  expect((await discard(manager, id)).status).toBe(204)
  expect(await list(manager, 'offer:42')).toEqual([])
})

test('nobody else sees it, writes it or throws it away: no colleague, no Admin, no other tenant', async () => {
  const id = randomUUID()
  await keep(manager, { id, subject: 'company:1', content: '"mine"' })
  for (const email of [admin, user, other]) {
    expect(await list(email, 'company:1')).toEqual([])
    expect((await discard(email, id)).status).toBe(204)
    expect((await keep(email, { id, subject: 'company:1', rev: 1, content: '"theirs"' })).body).toMatchObject({
      code: 'STALE',
    })
    expect((await keep(email, { id, subject: 'company:1', content: '"own"' })).status).toBe(200)
  }
  expect((await list(manager, 'company:1')).map(({ content }) => content)).toEqual(['"mine"'])
})

test('two forms never write over each other: the one that did not see the last change is told', async () => {
  const id = randomUUID()
  await keep(manager, { id, subject: 'mailbox' })
  await keep(manager, { id, subject: 'mailbox', rev: 1, content: '"first tab"' })
  const second = await keep(manager, { id, subject: 'mailbox', rev: 1, content: '"second tab"' })
  expect([second.status, second.body]).toEqual([409, expect.objectContaining({ code: 'STALE', current: { rev: 2 } })])
  // With a row of its own it loses nothing either.
  await keep(manager, { id: randomUUID(), subject: 'mailbox', content: '"second tab"' })
  expect((await list(manager, 'mailbox')).map(({ content }) => content).toSorted()).toEqual([
    '"first tab"',
    '"second tab"',
  ])
  expect((await keep(manager, { id, subject: 'offer:1', rev: 2 })).body).toMatchObject({ code: 'STALE' })
  await discard(manager, id)
  expect((await keep(manager, { id, subject: 'mailbox', rev: 2 })).body).toMatchObject({ code: 'STALE' })
})

test('a call that is repeated because its answer was lost is answered again', async () => {
  const id = randomUUID()
  const [first, again] = [await keep(user, { id }), await keep(user, { id })]
  expect([again.status, again.body]).toEqual([200, first.body])
})

test('calls at the same moment make one row', async () => {
  const id = randomUUID()
  const answers = await Promise.all(
    ['"a"', '"b"', '"c"', '"d"'].map((content) => keep(manager, { id, subject: 'notes:1', content })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(await list(manager, 'notes:1')).toHaveLength(1)
})

test.each([
  ['a content that is too long', { content: `"${'x'.repeat(200_000)}"` }, 'content'],
  ['an empty one', { content: '' }, 'content'],
  ['a character that cannot be stored', { content: '"\u0000"' }, 'content'],
  ['a subject of another shape', { subject: 'offer:42; drop' }, 'subject'],
  ['an id that is none', { id: 'mine' }, 'id'],
  ['a revision out of reach', { rev: 2 ** 31 }, 'rev'],
])('%s is refused by its field', async (_name, wrong, field) => {
  const answer = await keep(user, { id: randomUUID(), ...wrong })
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]])
})

test('the longest that may be kept comes back as it was', async () => {
  const content = JSON.stringify('é\u0000\ud83d"'.repeat(8_000))
  const id = randomUUID()
  expect((await keep(user, { id, subject: 'long', content })).status).toBe(200)
  expect((await list(user, 'long'))[0]?.content).toBe(content)
})

test('a hundred are enough for one person, and do not stand in a colleague’s way', async () => {
  await app.database.db.deleteFrom('working_copy').execute()
  for (let index = 0; index < 100; index++)
    expect((await keep(other, { id: randomUUID(), subject: `offer:${index}` })).status).toBe(200)
  expect((await keep(other, { id: randomUUID(), subject: 'offer:100' })).body).toMatchObject({
    code: 'LIMIT_REACHED',
    details: { limit: 100 },
  })
  expect((await keep('user@noordstaal.example', { id: randomUUID() })).status).toBe(200)
})

test('is forgotten after thirty days, and goes with the account', async () => {
  const { db } = app.database
  const id = randomUUID()
  await keep(admin, { id, subject: 'old' })
  await db
    .updateTable('working_copy')
    .set({ updated_at: new Date(0) })
    .where('id', '=', id)
    .execute()
  expect(await list(admin, 'old')).toEqual([])
  await app.modules.all
    .flatMap(({ jobs = [] }) => jobs)
    .find(({ name }) => name === 'forget old working copies')
    ?.run()
  expect(await db.selectFrom('working_copy').select('id').where('id', '=', id).execute()).toEqual([])

  const person = await db
    .insertInto('app_user')
    .values({ tenant_id: 1, email: 'leaver@staffel.example', role_id: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('working_copy')
    .values({
      tenant_id: 1,
      user_id: person.id,
      id,
      subject: 'offer:new',
      content: '1',
      base_rev: null,
      rev: 1,
      updated_at: new Date(),
    })
    .execute()
  await db.deleteFrom('app_user').where('tenant_id', '=', 1).where('id', '=', person.id).execute()
  expect(await db.selectFrom('working_copy').select('id').where('id', '=', id).execute()).toEqual([])
})
