import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@staffel/tooling/free-port'
import { copySample } from './sampleState.ts'

/** The whole product, running: API, database, identity, shell and areas at one origin. */
export interface House {
  readonly url: string
  /** Process of the server. */
  readonly pid: number
  /** Folder that holds its state: database, files, published areas. */
  readonly stateDir: string
  /** What it wrote to its terminal so far. */
  readonly output: () => string
  /** Throws when it wrote anything but its ordinary announcements since then. */
  readonly expectQuiet: (since: number) => void
  readonly stop: () => Promise<void>
}

export interface HouseOptions {
  /** Connection string of a server, instead of the database that the house brings along. */
  readonly databaseUrl?: string | undefined
  /** More of its environment, such as `SHELL_BUILD`. */
  readonly env?: Readonly<Record<string, string>>
  /** How long its first answer may take, in milliseconds. */
  readonly patience?: number
  /** Where it listens, when others know it by that; by default a free port. */
  readonly port?: number
}

const root = join(import.meta.dirname, '../../..')

/**
 * Starts the built house on a free port; who calls it may say by `x-forwarded-for` for whom. Its state folder is empty,
 * or in the browser tests what a house makes of an empty one.
 */
export async function startHouse(options: HouseOptions = {}): Promise<House> {
  const stateDir = mkdtempSync(join(tmpdir(), 'staffel-e2e-'))
  chmodSync(stateDir, 0o755)
  // After a start that failed, its database may still be closing.
  const remove = () => rmSync(stateDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  try {
    if (options.databaseUrl === undefined) copySample(stateDir)
    const house = await runHouse(stateDir, options)
    return { ...house, stop: () => house.stop().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}

/** Starts the built house on a state folder, which stays when it is stopped. */
export async function runHouse(
  stateDir: string,
  { databaseUrl, env = {}, patience = 240_000, port: wanted }: HouseOptions = {},
): Promise<House> {
  const port = wanted ?? (await freePort())
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, ['api/src/server.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl ?? '',
      PORT: String(port),
      DATA_DIR: stateDir,
      TRUSTED_PROXIES: 'loopback',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = keepOutput(server)
  const stop = () => stopServer(server)
  await answering(url, server, output, patience).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    url,
    pid: server.pid ?? 0,
    stateDir,
    output,
    expectQuiet: (since) => expectQuiet(output().slice(since)),
    stop,
  }
}

function keepOutput(server: ChildProcess): () => string {
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  server.stdout?.on('data', keep)
  server.stderr?.on('data', keep)
  return () => output
}

/** Local mode shows its sign-in links; nothing else is said while all is well. */
function expectQuiet(text: string): void {
  const unexpected = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^(Sign-in link for |\s+http:\/\/localhost:)/.test(line))
  if (unexpected.length > 0) throw new Error(`The house complained:\n${unexpected.join('\n')}`)
}

async function answering(url: string, server: ChildProcess, output: () => string, patience: number): Promise<void> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server stopped at once:\n${output()}`)
    const ok = await fetch(`${url}/environment.json`).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No answer from ${url} in time:\n${output()}`)
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const gone = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await gone
}
