import { sql } from 'kysely'
import pg from 'pg'
import { createApp, type App } from '../app.ts'
import { readConfig } from '../config.ts'
import { folderStore } from '../files/folder-store.ts'
import { createTestDatabase } from '../testing/create-test-database.ts'
import { createDriver } from '../testing/driver/create-driver.ts'
import { signToken } from '../testing/sign-token.ts'
import { sampleDay } from '../testing/server/test-server.ts'
import { asOwner } from './as-owner.ts'
import { overPool } from './database.ts'
import type { Database, Db } from './database.types.ts'

const login = `staffel_login_${process.pid}`

let owner: Database & { url: string }
let restricted: Database
let app: App

beforeAll(async () => {
  owner = await createTestDatabase('sample')
  await sql`create role ${sql.id(login)} login noinherit password 'test' in role app_rw, app_platform`.execute(owner.db)
  const url = new URL(owner.url.replace('@/', '@localhost/'))
  const socket = url.searchParams.get('host')
  restricted = overPool(
    {
      host: socket ?? url.hostname,
      port: Number(url.port || 5432),
      database: url.pathname.slice(1),
      user: login,
      password: 'test',
      max: 3,
    },
    'server',
  )
  app = await createApp({
    config: readConfig({}),
    db: restricted.db,
    files: folderStore('/nonexistent'),
    now: () => sampleDay,
    announce: () => undefined,
  })
})
afterAll(async () => {
  await app.http.close()
  await restricted.close()
  await sql`drop role ${sql.id(login)}`.execute(owner.db)
  await owner.close()
})

async function manager() {
  const authorization = `Bearer ${await signToken(restricted.db, 'manager@staffel.example', sampleDay)}`
  return createDriver({
    http: app.http,
    workflows: readConfig({}).workflows,
    caller: () => Promise.resolve({ headers: { authorization } }),
  })
}

test('the application works as a login that owns nothing', async () => {
  const driver = await manager()
  const answers = [
    await driver.listOffers.answer({ query: { limit: 5 } }),
    await driver.listUsers.answer(),
    await driver.getBootManifest.answer(),
    await driver.syncToken.answer(),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 204])
})

test('a caller who is known is confirmed in the message that asks, also for a login that inherits nothing', async () => {
  const driver = await manager()
  const list = () => driver.listOffers.answer({ query: { limit: 5 } })
  await list()
  await list()
  const sent = jest.spyOn(pg.Client.prototype, 'query')
  const { status } = await list()
  const messages = sent.mock.calls.length
  sent.mockRestore()
  expect([status, messages]).toEqual([200, 1])
})

test('what its owner alone may do is done as the owner, where there is an address of one', async () => {
  const { rows } = await sql<{ name: string }>`select session_user as name`.execute(owner.db)
  const config = readConfig({ DATABASE_URL: 'postgres://nobody@localhost/nothing', DATABASE_OWNER_URL: owner.url })
  const names: (string | undefined)[] = []
  const look = async (db: Db) => {
    names.push((await sql<{ name: string }>`select session_user as name`.execute(db)).rows[0]?.name)
  }
  await asOwner(config, restricted, look)
  await asOwner(readConfig({}), restricted, look)
  expect(names).toEqual([rows[0]?.name, login])
})

test('and reads nothing outside of a transaction that says for whom', async () => {
  await expect(restricted.db.selectFrom('offer').select('id').execute()).rejects.toThrow(/permission denied/)
})
