import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { freePort } from '@staffel/tooling/free-port'
import { Client } from 'pg'
import { binariesFolder, serverUser } from '../../support/house/postgresServer.ts'
import { copyLiving } from './copyLiving.ts'

/** A PostgreSQL server on loopback whose folder outlives it, as the drills end it and put it back. */
export interface Cluster {
  readonly port: number
  /** Process that all others of the server are children of. */
  readonly pid: number
  readonly databaseUrl: string
  /** Runs one statement as the owner, on a connection of its own. */
  readonly query: (statement: string, values?: readonly unknown[]) => Promise<Readonly<Record<string, unknown>>[]>
  /** Copies the folder while the server works, between `pg_backup_start` and `pg_backup_stop`. */
  readonly backUp: (to: string) => Promise<void>
  /** Ends all of its processes at once, as a machine that loses its power. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

const asUser = serverUser()

/** Starts the server on the folder, which it makes where there is none. Settings are those of `postgresql.conf`. */
export async function startCluster(folder: string, settings: Readonly<Record<string, string>> = {}): Promise<Cluster> {
  const binaries = join(binariesFolder(), 'bin')
  if (!existsSync(join(folder, 'PG_VERSION'))) initialise(join(binaries, 'initdb'), folder)
  const port = await freePort()
  const all = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '', ...settings }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(binaries, 'postgres'), ['-D', folder, ...options], { ...asUser, detached: true })
  await ready(server)
  const databaseUrl = `postgres://app@127.0.0.1:${port}/postgres`
  const query: Cluster['query'] = (statement, values = []) =>
    within(databaseUrl, async (client) => (await client.query(statement, [...values])).rows)
  const end = async (signal: 'SIGINT' | 'SIGKILL'): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const gone = once(server, 'exit')
    // Its children are of its group.
    process.kill(signal === 'SIGKILL' ? -(server.pid ?? 0) : (server.pid ?? 0), signal)
    await gone
  }
  return {
    port,
    pid: server.pid ?? 0,
    databaseUrl,
    query,
    backUp: (to) => within(databaseUrl, (client) => backUp(client, folder, to)),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGINT'),
  }
}

/** Makes a folder that the server may write to. */
export function folderOfServer(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  giveToServer(path)
  return path
}

/** Writes a file into a folder of the server. */
export function writeForServer(path: string, content: string): void {
  writeFileSync(path, content)
  giveToServer(path)
}

function initialise(initdb: string, folder: string): void {
  chmodSync(dirname(folder), 0o755)
  folderOfServer(folder)
  const made = spawnSync(
    initdb,
    ['-D', folder, '-U', 'app', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    asUser,
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr.toString()}`)
}

async function ready(server: ChildProcess): Promise<void> {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      // A standby says so as well, once it can be read from.
      if (/ready to accept (read-only )?connections/.test(said)) resolve()
    })
    server.once('exit', () => reject(new Error(`postgres ended:\n${said}`)))
  })
}

async function backUp(client: Client, folder: string, to: string): Promise<void> {
  await client.query(`select pg_backup_start('drill', true)`)
  folderOfServer(to)
  // The log comes from the archive, or from the server that a standby follows.
  copyLiving(folder, to, (path) => !/^(pg_wal\/.+|postmaster\.(pid|opts)|pg_replslot\/.+)$/.test(path))
  const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>(
    'select labelfile, spcmapfile from pg_backup_stop(false)',
  )
  writeForServer(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  giveToServer(to)
}

async function within<Result>(connectionString: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function giveToServer(path: string): void {
  if (asUser.uid !== undefined) spawnSync('chown', ['-R', `${asUser.uid}:${asUser.gid}`, path])
}

/** Removes what a server left behind. */
export function removeCluster(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}
