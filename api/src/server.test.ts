import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askWithTokens } from './testing/server/ask-with-tokens.ts'
import { killServers, ready, startServer } from './testing/server/server-run.ts'

const folder = mkdtempSync(join(tmpdir(), 'staffel-server-'))
chmodSync(folder, 0o755)
afterAll(() => {
  killServers()
  rmSync(folder, { recursive: true, force: true })
})

/** Each goes on with the data of the one before: to fill an empty folder takes longer than the rest of a start. */
const start = (env: Record<string, string>) => startServer(folder, env)

test('starts quietly on an empty folder, serves, stops on a signal, and starts again on the same data', async () => {
  const first = start({})
  const url = await ready(first)
  expect((await fetch(`${url}/webhook/boot`)).status).toBe(200)
  expect(first.output()).not.toMatch(/error|warn|"level"/i)
  first.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  const second = start({})
  await ready(second)
  expect(second.output()).not.toContain('Sample data')
  second.kill('SIGINT')
  expect(await second.ended).toBe(0)
})

test('ends with its database when it is killed, and comes back', async () => {
  const killed = start({})
  await ready(killed)
  killed.kill('SIGKILL')
  await killed.ended
  const next = start({})
  await ready(next)
  next.kill('SIGTERM')
  expect(await next.ended).toBe(0)
})

test('the token of a link is in no log, whatever is asked with it and however the answer fails', async () => {
  const server = start({ LOG_LEVEL: 'trace', TRUSTED_PROXIES: 'loopback' })
  const { tokens, statuses } = await askWithTokens(await ready(server))
  server.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(statuses).toEqual(expect.arrayContaining([200, 400, 404, 422, 429]))
  const logs = [
    server.output(),
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.log'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  ].join('\n')
  expect(logs).toContain('"route":"/webhook/public/offers/:token"')
  expect(logs).toContain('client error')
  for (const token of tokens)
    expect(
      logs
        .split('\n')
        .filter(
          (line) => line.includes(token) || line.includes(Buffer.from(token).toJSON().data.slice(0, 20).join(',')),
        ),
    ).toEqual([])
})

function reset(): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../tooling/bin/reset.mjs')],
    {
      env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder },
      encoding: 'utf8',
    },
  )
  return { status, said: `${stdout}${stderr}` }
}

test('its data cannot be reset while it runs, and can be once it has stopped or was killed', async () => {
  const first = start({})
  const url = await ready(first)
  const refused = reset()
  expect([refused.status, refused.said]).toEqual([
    1,
    expect.stringMatching(
      /^Staffel is running with .* \(process \d+, port 0\)\. Stop it first: nothing was removed\.\n$/,
    ),
  ])
  expect((await fetch(`${url}/webhook/boot`)).status).toBe(200)
  first.kill('SIGTERM')
  await first.ended
  const second = start({})
  await ready(second)
  second.kill('SIGKILL')
  await second.ended
  expect(reset()).toEqual({ status: 0, said: expect.stringContaining('is empty') })
  expect(existsSync(folder)).toBe(false)
  mkdirSync(folder, { mode: 0o755 })
})

test('refuses local sign-in in production', async () => {
  const run = start({ NODE_ENV: 'production' })
  expect(await run.ended).toBe(78)
  expect(run.output()).toContain('Production needs FIREBASE_PROJECT_ID')
})

test('says which setting is wrong, in one line', async () => {
  const run = start({ PORT: 'three' })
  expect(await run.ended).toBe(78)
  expect(run.output().trim()).toBe('PORT must be a whole number from 0 to 65535, not "three"')
})
