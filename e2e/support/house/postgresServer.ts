import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@staffel/tooling/free-port'

const root = join(import.meta.dirname, '../../..')

/** A PostgreSQL server of its own on loopback, for the run that names its database by `DATABASE_URL`. */
export interface PostgresServer {
  readonly databaseUrl: string
  /** Process that all others of the server are children of. */
  readonly pid: number
  readonly stop: () => Promise<void>
}

/** Starts the server that npm's platform binaries carry, on TCP, with a new empty cluster. Root drops to `nobody`. */
export async function startPostgresServer(settings: Readonly<Record<string, string>> = {}): Promise<PostgresServer> {
  const binaries = join(binariesFolder(), 'bin')
  const folder = mkdtempSync(join(tmpdir(), 'staffel-pg-'))
  chmodSync(folder, 0o755)
  const owner = serverUser()
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const cluster = join(folder, 'cluster')
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', cluster, '-U', 'app', '--auth=trust', '-E', 'UTF8', '--locale=C'],
    owner,
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr.toString()}`)
  const port = await freePort()
  const options = Object.entries({ listen_addresses: '127.0.0.1', ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const server = spawn(join(binaries, 'postgres'), ['-D', cluster, ...options, '-p', String(port), '-k', folder], owner)
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => chunk.toString().includes('ready to accept connections') && resolve())
    server.once('exit', (code) => reject(new Error(`postgres stopped with ${String(code)}`)))
  })
  const stop = async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  return { databaseUrl: `postgres://app@127.0.0.1:${port}/postgres`, pid: server.pid ?? 0, stop }
}

/** Who the server runs as: root drops to `nobody`. */
export const serverUser = (): { readonly uid?: number; readonly gid?: number } =>
  process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/** As the API makes them ready for itself: npm leaves links out of packages, and a folder of root's may be closed. */
export function binariesFolder(): string {
  const printed = spawnSync(process.execPath, [join(root, 'api/src/db/engine/print-binaries.ts')], { encoding: 'utf8' })
  if (printed.status !== 0) throw new Error(`No PostgreSQL to start: ${printed.stderr}`)
  return printed.stdout
}
