import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EngineUnusable } from './engine-unusable.ts'
import { isAlive } from './lock-file.ts'
import { nobody, postgresBinaries, reachableByOthers } from './postgres-binaries.ts'

export interface EmbeddedPostgres {
  /** Folder of the unix socket; there is no TCP port. */
  readonly host: string
  readonly user: string
  readonly database: string
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Server settings, as in postgresql.conf. */
  readonly settings?: Readonly<Record<string, string>>
  /** Runs once it is certain that this machine can run PostgreSQL, before the folder is touched. */
  readonly beforeInit?: () => void
}

const superuser = 'app'

/** Starts the PostgreSQL of the npm package on `folder`. It ends with this process, however that ends. */
export async function startEmbeddedPostgres(
  folder: string,
  { settings = {}, beforeInit }: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const data = resolve(folder)
  mkdirSync(dirname(data), { recursive: true, mode: 0o755 })
  if (nobody && !reachableByOthers(dirname(data))) throw new EngineUnusable('the data folder is below a private folder')
  const native = postgresBinaries()
  beforeInit?.()
  await untilFree(data)
  rmSync(join(data, 'postmaster.pid'), { force: true })
  if (!existsSync(join(data, '.ready'))) initialise(native, data)
  const host = socketFolder()
  const options = { listen_addresses: '', unix_socket_directories: host, unix_socket_permissions: '0700', ...settings }
  try {
    return {
      host,
      user: superuser,
      database: 'postgres',
      stop: await keepRunning(() => launch(native, data, { host, options })),
    }
  } catch (error) {
    rmSync(host, { recursive: true, force: true })
    throw error
  }
}

const pause = 500

/** A server that ends by itself is started again, at the same place: whoever is connected only has to connect anew. */
async function keepRunning(start: () => ChildProcess): Promise<() => Promise<void>> {
  let stopping = false
  let restart: Promise<void> = Promise.resolve()
  let server = await started()

  async function started(): Promise<ChildProcess> {
    const launched = start()
    await untilReady(launched)
    launched.once('exit', () => {
      if (!stopping) restart = again()
    })
    return launched
  }

  async function again(): Promise<void> {
    while (!stopping) {
      try {
        server = await started()
        return
      } catch {
        // What is left of the old one still holds its memory, or the disk is full for a moment.
        await sleep(pause, undefined, { ref: false })
      }
    }
  }

  return async () => {
    stopping = true
    await restart
    await end(server)
  }
}

/** A server that lost its process a moment ago may still be shutting down; five seconds is plenty for that. */
async function untilFree(data: string): Promise<void> {
  for (let attempt = 0; isServer(ownerOf(data)); attempt++) {
    if (attempt === 100) throw new Error(`The database in ${data} is in use by another process.`)
    await sleep(50)
  }
}

function ownerOf(data: string): number {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return 0
  }
}

/** After a crash of the machine the number in the file may be anybody's. */
function isServer(pid: number): boolean {
  if (!isAlive(pid)) return false
  const { status, stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' })
  return status !== 0 || stdout.includes('postgres')
}

/** `.ready` is written last: a folder without it is an initdb that was cut short, and holds nothing yet. */
function initialise(native: string, data: string): void {
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { mode: 0o700 })
  if (nobody) chownSync(data, nobody.uid, nobody.gid)
  const args = [
    '-D',
    data,
    '-U',
    superuser,
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ]
  const result = spawnSync(join(native, 'bin/initdb'), args, { ...nobody, env: { LANG: 'C' } })
  if (result.status !== 0) throw new EngineUnusable(`initdb failed: ${String(result.stderr)}`)
  writeFileSync(join(data, '.ready'), '')
}

/** In the system's temporary folder, because the path of a unix socket may be 107 bytes long at most. */
function socketFolder(): string {
  return mkdtempSync(join(tmpdir(), 'staffel-pg-'))
}

// The shell waits on descriptor 3, which only this process holds open: when it ends in any way, `read` returns and the
// server gets a fast shutdown. However the server ends, the folder of its socket goes with it.
const watchdog =
  '"$0" "$@" & c=$!; (read x; kill -INT $c) <&3 3<&- & w=$!; wait $c; r=$?; kill $w 2>/dev/null; rm -rf "$SOCKETS"; exit $r'

function launch(
  native: string,
  data: string,
  { host, options }: { readonly host: string; readonly options: Readonly<Record<string, string>> },
): ChildProcess {
  mkdirSync(host, { recursive: true, mode: 0o700 })
  if (nobody) chownSync(host, nobody.uid, nobody.gid)
  const settings = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return spawn('/bin/sh', ['-c', watchdog, join(native, 'bin/postgres'), '-D', data, ...settings], {
    ...nobody,
    env: { PATH: '/usr/bin:/bin', SOCKETS: host },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
  })
}

async function untilReady(server: ChildProcess): Promise<void> {
  let log = ''
  await new Promise<void>((ready, failed) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000)
      if (log.includes('ready to accept connections')) ready()
    })
    server.once('error', failed)
    server.once('exit', (code) => failed(new Error(`PostgreSQL ended with ${code}:\n${log}`)))
  })
  server.unref()
  for (const stream of server.stdio)
    if (stream && 'unref' in stream && typeof stream.unref === 'function') stream.unref()
}

async function end(server: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolveEnded) => {
    if (server.exitCode !== null || server.signalCode !== null) resolveEnded()
    else server.once('exit', () => resolveEnded())
  })
  server.ref()
  const pipe = server.stdio[3]
  if (pipe && 'end' in pipe) pipe.end()
  await ended
}
