import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { toDomainError } from '../../plugins/error-handler.ts'
import { createTestDatabase } from '../../testing/create-test-database.ts'
import { startServerProcess, type ServerProcess } from '../../testing/server/server-process.ts'
import { signToken } from '../../testing/sign-token.ts'
import { overPool } from '../database.ts'
import { asTenant } from '../tenant-transaction.ts'
import { waitingLine } from './waiting-line.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.close())

describe('two processes on one database', () => {
  let folder: string
  let servers: ServerProcess[]
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'staffel-two-'))
    servers = await Promise.all(['one', 'two'].map((name) => startServerProcess(database.url, join(folder, name))))
  })
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  })

  test('make 200 offers that are asked for at once, though for a while nothing moves', async () => {
    const authorization = `Bearer ${await signToken(database.db, 'manager@staffel.example', new Date())}`
    const create = async (index: number) => {
      const answer = await fetch(`${servers[index % 2]?.origin}/webhook/offers/create`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ offer: { title: `Nummer ${index}` } }),
      })
      const body: unknown = await answer.json()
      return { status: answer.status, number: Array.isArray(body) ? String(body[0].offer_nr) : JSON.stringify(body) }
    }
    expect((await create(200)).status).toBe(200)
    const held = database.db.transaction().execute(async (tx) => {
      await sql`select from offer_counter where tenant_id = 1 for update`.execute(tx)
      await sleep(6_000)
    })
    const made = await Promise.all(Array.from({ length: 200 }, (_, index) => create(index)))
    await held
    expect(made.filter(({ status }) => status !== 200)).toEqual([])
    expect(new Set(made.map(({ number }) => number)).size).toBe(200)
  })
})

describe('a line for the only connection', () => {
  const narrow = (patience: number) =>
    overPool({ connectionString: database.url, max: 1, longestLine: 3, connectionTimeoutMillis: patience }, 'server')

  test('is served in the order of coming, and is as long as it may be', async () => {
    const { db, close } = narrow(10_000)
    const served: number[] = []
    const asked = Array.from({ length: 6 }, (_, index) =>
      sql`select pg_sleep(0.1)`.execute(db).then(
        () => {
          served.push(index)
        },
        (error: unknown) => toDomainError(error),
      ),
    )
    const refused = (await Promise.all(asked)).filter((answer) => answer !== undefined)
    expect(served).toEqual([0, 1, 2, 3])
    expect(refused.map(({ code, status, options }) => [code, status, options.retryAfterSeconds])).toEqual([
      ['UNAVAILABLE', 503, 2],
      ['UNAVAILABLE', 503, 2],
    ])
    await close()
  })

  test('gives up after its time, and says when to come again', async () => {
    const { db, close } = narrow(2_000)
    const [held, refused] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
    const long = db.connection().execute(() => {
      held.resolve(undefined)
      return refused.promise
    })
    await held.promise
    const { code, options } = await sql`select 1`.execute(db).then(
      () => {
        throw new Error('It was served')
      },
      (error: unknown) => toDomainError(error),
    )
    expect([code, options.retryAfterSeconds]).toEqual(['UNAVAILABLE', 2])
    refused.resolve(undefined)
    await long
    await close()
  })
})

test('who waits for others of its kind has longer for a statement, and leaves no trace of it', async () => {
  const patience = async (turn?: number) => {
    const { rows } = await asTenant(
      database.db,
      { tenantId: 1 },
      (tx) => sql<{ patience: string }>`select current_setting('statement_timeout') as patience`.execute(tx),
      turn,
    )
    return rows[0]?.patience
  }
  expect([await patience(), await patience(waitingLine.turn), await patience()]).toEqual(['5s', '10s', '5s'])
})
