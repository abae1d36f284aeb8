import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { sentPicture } from '../../../../files/pictures/testing/sent-picture.ts'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { sampleDay } from '../../../../testing/server/test-server.ts'
import { isExported, isExportedTable } from './exported-columns.ts'

const manager = 'manager@staffel.example'
const other = 'manager@noordstaal.example'
const hour = 3_600_000

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  // A few documents say as much as many.
  await sql`update offer set deleted_at = ${sampleDay} where id not in
    (select id from offer where tenant_id = 1 and issued_at is not null order by id limit 4)`.execute(app.database.db)
})
afterAll(() => app.close())

let now = sampleDay.getTime()
const pass = (ms: number) => app.setNow(new Date((now += ms)))
const make = async () => {
  await app.modules.all
    .flatMap(({ jobs = [] }) => jobs)
    .find(({ name }) => name === 'data exports')
    ?.run()
}
async function ask(email = manager) {
  pass(1000)
  return app.as(email).startDataExport()
}
const fetch = (id: string, email = manager) => app.as(email).fetchDataExport.answer({ params: { id } })
const newest = async (email = manager) => (await app.as(email).listDataExports())[0]
const kept = (id: string) =>
  app.database.db
    .selectFrom('data_export')
    .select(['state', 'failure', 'parts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

type Archive = ReturnType<typeof unzipSync>
const textOf = (archive: Archive, name: string) => new TextDecoder().decode(archive[name])
const rowsOf = (archive: Archive, table: string): { tenant_id?: number; id?: number }[] =>
  JSON.parse(textOf(archive, `json/${table}.json`))

describe('everything that a tenant has, as a file', () => {
  const secrets = ['hidden-mailbox-secret', 'hidden-access', 'hidden-refresh']
  let picture = ''
  let id = ''
  let archive: Archive
  beforeAll(async () => {
    const { db } = app.database
    const { body, headers } = sentPicture()
    const { photoURL } = (await app.as(manager, { headers }).uploadOwnPicture.answer({ body })).body
    picture = `files/portraits/${photoURL?.split('/').pop()}`
    await sql`insert into invite_mail (tenant_id, invite_id, sent_at)
      select 1, (select min(id) from invite where tenant_id = 1), ${sampleDay} from generate_series(1, 700)`.execute(db)
    await sql`insert into customer_group (tenant_id, name)
      select 1, '=1+' || n from generate_series(1, 1203) n`.execute(db)
    await sql`insert into mailbox (tenant_id, kind, host, port, security, user_name, secret, folder, enabled)
      values (1, 'imap', 'mail.example', 993, 'tls', 'x', ${secrets[0]}, 'INBOX', false)
      on conflict (tenant_id) do update set secret = excluded.secret`.execute(db)
    await sql`update exact_connection set access_token = ${secrets[1]}, refresh_token = ${secrets[2]}`.execute(db)
  })

  test('is asked for, made, and fetched once by who asked; then it is gone', async () => {
    const asked = await ask()
    id = asked.id
    expect(asked).toMatchObject({ state: 'waiting', is_mine: true, asked_by: expect.stringMatching(/\w/) })
    expect((await fetch(id)).status).toBe(404)
    expect((await app.as(manager).startDataExport.answer()).code).toBe('ALREADY_RUNNING')
    await make()
    const ready = await newest()
    expect(ready).toMatchObject({ state: 'ready', bytes: expect.any(Number) })
    expect(ready?.done).toBe(ready?.total)
    await app.database.db
      .updateTable('app_user')
      .set({ role_id: 2, is_tenant: true, organization_id: null })
      .where('email', '=', 'user@staffel.example')
      .execute()
    expect((await app.as('user@staffel.example').listDataExports())[0]).toMatchObject({ is_mine: false })
    expect((await fetch(id, 'user@staffel.example')).status).toBe(404)
    expect((await fetch(id, other)).status).toBe(404)
    expect(await app.as(other).listDataExports()).toEqual([])
    const file = await fetch(id)
    expect(file.headers['content-type']).toBe('application/zip')
    expect(file.bytes.length).toBe(ready?.bytes)
    archive = unzipSync(file.bytes)
    expect(await newest()).toMatchObject({ state: 'fetched', bytes: null })
    expect((await fetch(id)).status).toBe(404)
    await make()
    expect(await kept(id)).toMatchObject({ state: 'fetched', parts: [] })
    const logged = await app.database.db.selectFrom('activity').select('action').where('entity_id', '=', id).execute()
    expect(logged.map(({ action }) => action).toSorted()).toEqual(['data_export.asked', 'data_export.fetched'])
  })

  test('holds tables, files and documents, and nothing of another tenant', async () => {
    const names = Object.keys(archive)
    const tables = names.filter((name) => name.startsWith('json/')).map((name) => name.slice(5, -5))
    expect(tables).toEqual(expect.arrayContaining(['app_user', 'offer', 'offer_line', 'organization', 'product']))
    const foreign = tables.filter((table) =>
      rowsOf(archive, table).some((row) => (table === 'tenant' ? row.id : row.tenant_id) !== 1),
    )
    expect(foreign).toEqual([])
    const counted = await sql<{ products: number; offers: number }>`
      select (select count(*)::int from product where tenant_id = 1) as products,
        (select count(distinct o.id)::int from offer_version v join offer o on (o.tenant_id, o.id) = (v.tenant_id, v.offer_id)
          where v.tenant_id = 1 and v.issued_at is not null and o.deleted_at is null) as offers
    `.execute(app.database.db)
    expect(rowsOf(archive, 'product')).toHaveLength(counted.rows[0]?.products ?? -1)
    const sheet = Buffer.from(archive['csv/product.csv'] ?? [])
    expect(sheet.toString('utf8', 0, 16)).toBe('\uFEFFtenant_id;id;')
    expect(names).toContain(picture)
    const documents = names.filter((name) => name.startsWith('documents/'))
    expect(documents).toHaveLength(counted.rows[0]?.offers ?? -1)
    expect(documents.filter((name) => !textOf(archive, name).startsWith('%PDF-'))).toEqual([])
    const { tables: told } = JSON.parse(textOf(archive, 'contents.json'))
    expect(told).toContainEqual({ table: 'invite', rows: rowsOf(archive, 'invite').length, left_out: ['token_hash'] })
  })

  test('holds more than a page of rows, each once, also where these have no key', () => {
    expect(rowsOf(archive, 'invite_mail').length).toBeGreaterThanOrEqual(700)
    const groups = rowsOf(archive, 'customer_group').map((row) => row.id)
    expect(groups.length).toBeGreaterThanOrEqual(1203)
    expect(new Set(groups).size).toBe(groups.length)
    expect(textOf(archive, 'csv/customer_group.csv')).toContain(";'=1+1203;")
  })

  test('leaves out what opens something for who has it, and the rows of what is the work of the product', () => {
    for (const secret of secrets)
      expect(Object.keys(archive).filter((name) => Buffer.from(archive[name] ?? []).includes(secret))).toEqual([])
    const { tables } = JSON.parse(textOf(archive, 'contents.json'))
    expect(
      tables.flatMap(({ table, left_out }: { table: string; left_out: string[] }) =>
        left_out.map((column) => `${table}.${column}`),
      ),
    ).toEqual(expect.arrayContaining(['exact_connection.access_token', 'mailbox.secret', 'offer_link.token_hash']))
    const heads = Object.keys(archive).flatMap((name) =>
      name.startsWith('csv/') ? (textOf(archive, name).split('\r\n')[0] ?? '').split(';') : [],
    )
    expect(heads.filter((name) => /token|secret|passw|private|search_text/.test(name))).toEqual([])
    expect(Object.keys(archive)).not.toContain('json/outbox_mail.json')
    expect(Object.keys(archive)).not.toContain('json/working_copy.json')
  })
})

test('one whose maker ended half-way is made by another, and waits two days', async () => {
  const { id } = await ask()
  await sql`update data_export set state = 'making', attempts = 1, touched_at = ${new Date(now)} where id = ${id}`.execute(
    app.database.db,
  )
  await make()
  expect((await newest())?.state).toBe('making')
  pass(3 * 60_000)
  await make()
  expect(await newest()).toMatchObject({ id, state: 'ready' })
  pass(48 * hour)
  expect((await fetch(id)).status).toBe(404)
  await make()
  expect(await kept(id)).toMatchObject({ state: 'expired', parts: [] })
})

test('nothing is made for somebody who may not have it any more', async () => {
  const { id } = await ask(other)
  await app.database.db.updateTable('app_user').set({ is_blocked: true }).where('email', '=', other).execute()
  await make()
  expect(await kept(id)).toEqual({ state: 'failed', failure: 'FORBIDDEN', parts: [] })
})

test('a column of any table is left out by its name or its bytes', () => {
  expect(isExported({ table: 'anything', name: 'api_token', type: 'text' })).toBe(false)
  expect(isExported({ table: 'anything', name: 'mark', type: 'bytea' })).toBe(false)
  expect(isExported({ table: 'anything', name: 'tokens_used', type: 'integer' })).toBe(true)
  expect(isExportedTable('outbox_mail')).toBe(false)
})
