import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'staffel-server-'))
chmodSync(folder, 0o755)
const running = new Set<ChildProcess>()
afterAll(() => {
  // One that a failed test left would keep this run waiting for ever.
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

interface Run {
  readonly output: () => string
  readonly ended: Promise<number | null>
  kill(signal: NodeJS.Signals): void
}

function start(env: Record<string, string>): Run {
  const child = spawn(process.execPath, [join(__dirname, 'server.ts')], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: folder, AREA_BUILDS: join(folder, 'none'), ...env },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let output = ''
  const keep = (chunk: Buffer): void => void (output += chunk.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return { output: () => output, ended: new Promise((resolve) => child.once('exit', resolve)), kill: (signal) => void child.kill(signal) }
}

async function ready(run: Run): Promise<string> {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const url = /Staffel is ready: (http\S+)/.exec(run.output())?.[1]
    if (url) return url
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(run.output())
}

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
}, 120_000)

function reset(): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(__dirname, '../../tooling/bin/reset.mjs')], { env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder }, encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

test('its data cannot be reset while it runs, and can be once it has stopped or was killed', async () => {
  const first = start({})
  const url = await ready(first)
  const refused = reset()
  expect([refused.status, refused.said]).toEqual([1, expect.stringMatching(/^Staffel is running with .* \(process \d+, port 0\)\. Stop it first: nothing was removed\.\n$/)])
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
}, 120_000)

test('ends with its database when it is killed, and comes back', async () => {
  const killed = start({})
  await ready(killed)
  killed.kill('SIGKILL')
  await killed.ended
  const next = start({})
  await ready(next)
  next.kill('SIGTERM')
  expect(await next.ended).toBe(0)
}, 120_000)

test('refuses local sign-in in production', async () => {
  const run = start({ NODE_ENV: 'production' })
  expect(await run.ended).toBe(78)
  expect(run.output()).toContain('Production needs FIREBASE_PROJECT_ID')
}, 20_000)

test('says which setting is wrong, in one line', async () => {
  const run = start({ PORT: 'three' })
  expect(await run.ended).toBe(78)
  expect(run.output().trim()).toBe('PORT must be a whole number from 0 to 65535, not "three"')
}, 20_000)
