import { sql } from 'kysely'
import type { Database } from '../../../../db/database.types.ts'
import { createTestDatabase } from '../../../../testing/create-test-database.ts'
import { checkLog, createLogModule } from '../log.module.ts'

let database: Database
let run: () => Promise<void>
beforeAll(async () => {
  database = await createTestDatabase('empty')
  const { jobs } = createLogModule({ db: database.db, now: () => new Date() })
  run = () => jobs[0]?.run() ?? Promise.reject(new Error('There is no job'))
  await database.db
    .insertInto('tenant')
    .values([{ name: 'A' }, { name: 'B' }])
    .execute()
})
afterAll(() => database.close())
beforeEach(() => sql`truncate activity, activity_waiting, activity_chain restart identity`.execute(database.db))

const row = (entityId: string, detail: object = {}, tenantId = 1) => ({
  tenant_id: tenantId,
  actor_user_id: 7,
  actor_name: 'Ruud de Vries',
  actor_kind: 'staff' as const,
  action: 'offer.saved',
  entity: 'offer',
  entity_id: entityId,
  detail: JSON.stringify(detail),
  ip: '192.0.2.1',
})
const log = (entityId: string, detail?: object, tenantId?: number) =>
  database.db
    .insertInto('activity')
    .values(row(entityId, detail, tenantId))
    .execute()
const order = async () =>
  (
    await sql<{
      entity_id: string
    }>`select entity_id from activity_chain c join activity a on a.tenant_id = c.tenant_id and a.id = c.activity_id
      where c.tenant_id = 1 order by position`.execute(database.db)
  ).rows.map(({ entity_id }) => entity_id)
const checked = async () => (await checkLog(database.db))[0]

test('each tenant has its chain, and it goes on where it was', async () => {
  await log('1')
  await log('2')
  await log('1', {}, 2)
  await run()
  await log('3')
  expect(await checked()).toMatchObject({ tenantId: 1, length: 2, waiting: 1, broken: null })
  await run()
  await run()
  expect(await checkLog(database.db)).toEqual([
    expect.objectContaining({ tenantId: 1, length: 3, waiting: 0, broken: null }),
    expect.objectContaining({ tenantId: 2, length: 1, waiting: 0, broken: null }),
  ])
})

test('a row whose transaction ends late is neither passed over nor chained before it is there', async () => {
  const late = await database.db.startTransaction().execute()
  await late.insertInto('activity').values(row('late')).execute()
  await log('early')
  await run()
  expect(await order()).toEqual(['early'])
  await late.commit().execute()
  await run()
  expect(await order()).toEqual(['early', 'late'])
  expect(await checked()).toMatchObject({ length: 2, broken: null })
})

test('several processes at once make one chain, whatever is undone meanwhile', async () => {
  await database.db
    .insertInto('activity')
    .values(Array.from({ length: 1_200 }, (_, index) => row(String(index))))
    .execute()
  const undone = await database.db.startTransaction().execute()
  await undone.insertInto('activity').values(row('undone')).execute()
  await Promise.all([run(), run(), run()])
  await undone.rollback().execute()
  await run()
  expect(await checked()).toMatchObject({ length: 1_200, waiting: 0, broken: null })
  expect(new Set(await order()).size).toBe(1_200)
})

test('taking away who somebody was leaves it whole', async () => {
  await log('1', { to: ['jan@bouw.example'], name: 'Jan', from: 'draft', total: 12.5, subject: 'Jan, 06 1' })
  await run()
  await sql`update activity set actor_name = null, ip = null,
    detail = jsonb_set(detail, '{name}', 'null') - 'to' - 'subject'`.execute(database.db)
  expect(await checked()).toMatchObject({ length: 1, broken: null })
})

test.each([
  ['who did it', sql`update activity set actor_user_id = 8 where id = 2`, 'changed'],
  ['what was done', sql`update activity set action = 'offer.deleted' where id = 2`, 'changed'],
  ['when', sql`update activity set at = at - interval '1 microsecond' where id = 2`, 'changed'],
  ['an amount', sql`update activity set detail = '{"total": 13}' where id = 2`, 'changed'],
  ['a state', sql`update activity set detail = '{"total": 12, "to": "declined"}' where id = 2`, 'changed'],
  ['a hash', sql`update activity_chain set hash = decode(repeat('00', 32), 'hex') where position = 2`, 'changed'],
  ['a row that is gone', sql`delete from activity where id = 2`, 'gone'],
  ['a link that is gone', sql`delete from activity_chain where position = 2`, 'gap'],
])('the first row that does not fit is named: %s', async (_what, tamper, why) => {
  for (const id of ['1', '2', '3']) await log(id, { total: 12, to: 'accepted' })
  await run()
  await tamper.execute(database.db)
  expect((await checked())?.broken).toMatchObject({ why, position: why === 'gap' ? 3 : 2 })
})

test('a row that was kept out of the chain, and a chain that was written anew, are found', async () => {
  await log('1')
  await run()
  const { hash = '' } = (await checked()) ?? {}
  const noted = [{ tenantId: 1, position: 1, hash }]
  expect((await checkLog(database.db, noted))[0]?.broken).toBeNull()
  await log('2')
  await sql`delete from activity_waiting`.execute(database.db)
  expect((await checked())?.broken).toEqual({ activityId: 2, position: null, why: 'unchained' })
  await sql`update activity set entity_id = '9'`.execute(database.db)
  await sql`truncate activity_chain`.execute(database.db)
  expect((await checkLog(database.db, noted))[0]?.broken).toMatchObject({ why: 'gap', position: 1 })
  await sql`insert into activity_waiting select tenant_id, id from activity`.execute(database.db)
  await run()
  expect((await checked())?.broken).toBeNull()
  expect((await checkLog(database.db, noted))[0]?.broken).toMatchObject({ why: 'another', position: 1 })
})

test('the application can neither change nor remove a link, nor keep a row out of the chain', async () => {
  await log('1')
  const may = async (statement: string) => {
    const trial = database.db.transaction().execute(async (tx) => {
      await sql`select set_config('role', 'app_rw', true), set_config('app.tenant_id', '1', true)`.execute(tx)
      await sql.raw(statement).execute(tx)
    })
    return trial.then(
      () => true,
      () => false,
    )
  }
  expect(await may('select count(*) from activity_chain')).toBe(true)
  for (const statement of [
    'delete from activity_waiting',
    'delete from activity_chain',
    "update activity_chain set hash = ''",
    'update activity set action = action',
    'delete from activity',
  ])
    expect(await may(statement)).toBe(false)
})
