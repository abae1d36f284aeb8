import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@staffel/tooling/free-port'
import { startEmbeddedPostgres } from './db/engine/embedded-postgres.ts'
import { killServers, ready, startServer } from './testing/server/server-run.ts'

const folder = mkdtempSync(join(tmpdir(), 'staffel-without-'))
chmodSync(folder, 0o755)
afterAll(() => {
  killServers()
  rmSync(folder, { recursive: true, force: true })
})

test('a process that starts without its database serves what was last good, and all of it once the database is there', async () => {
  const port = await freePort()
  const start = () =>
    startEmbeddedPostgres(join(folder, 'db'), { settings: { listen_addresses: '127.0.0.1', port: String(port) } })
  let database = await start()
  const env = { DATABASE_URL: `postgres://${database.user}@127.0.0.1:${port}/${database.database}` }
  const run = (name: string) => startServer(join(folder, name), env)

  const first = run('state')
  await ready(first)
  first.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  await database.stop()

  const second = run('state')
  const url = await ready(second)
  expect(second.output()).toContain('The database is away')
  const manifest = await fetch(`${url}/environment.json`)
  expect([manifest.status, await manifest.json()]).toEqual([200, expect.objectContaining({ lastGood: 'unavailable' })])
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  expect((await fetch(`${url}/webhook/boot`)).status).toBe(503)

  // Another folder: nothing is known to be good, so there is nothing to start for.
  const empty = run('empty')
  expect(await empty.ended).toBe(1)

  database = await start()
  while ((await fetch(`${url}/readyz`)).status !== 200) await sleep(100)
  expect((await fetch(`${url}/webhook/boot`)).status).toBe(200)
  expect(await (await fetch(`${url}/environment.json`)).json()).not.toHaveProperty('lastGood')
  second.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  expect(second.output()).toContain('The database is there.')
  await database.stop()
})
