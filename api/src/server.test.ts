import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killServers, ready, startServer } from './testing/server/server-run.ts'

const folder = mkdtempSync(join(tmpdir(), 'staffel-server-'))
chmodSync(folder, 0o755)
afterAll(() => {
  killServers()
  rmSync(folder, { recursive: true, force: true })
})

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
