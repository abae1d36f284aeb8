import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@staffel/tooling/free-port'
import { serverUser } from '../../support/house/postgresServer.ts'

/** PgBouncer in transaction mode between the API and a server. */
export interface Pooler {
  readonly databaseUrl: string
  /** Whether it keeps prepared statements by name: from 1.21 on. */
  readonly keepsNames: boolean
  readonly version: string
  readonly pid: number
  /** Sends what comes from now on to the server at another port. */
  readonly pointTo: (port: number) => void
  readonly stop: () => Promise<void>
}

const binary = [process.env['PGBOUNCER_PATH'], '/usr/sbin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find(
  (path) => path && existsSync(path),
)

/** Starts the machine's PgBouncer with its configuration in a folder that everybody may read. */
export async function startPooler(folder: string, serverPort: number): Promise<Pooler> {
  if (!binary) throw new Error('This needs PgBouncer (Debian: apt-get install pgbouncer, or set PGBOUNCER_PATH).')
  const port = await freePort()
  const version = /PgBouncer (\d+\.\d+)/.exec(spawnSync(binary, ['--version']).stdout.toString())?.[1] ?? '0.0'
  const keepsNames = Number(version.split('.')[1]) >= 21
  const file = join(folder, 'pgbouncer.ini')
  const configure = (target: number): void => writeFileSync(file, configuration({ port, target, keepsNames }))
  configure(serverPort)
  const pooler = spawn(binary, ['-q', file], { stdio: ['ignore', 'ignore', 'pipe'], ...serverUser() })
  let said = ''
  pooler.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString()))
  while (!(await listens(port))) {
    if (pooler.exitCode !== null) throw new Error(`PgBouncer ended:\n${said}`)
    await sleep(20)
  }
  return {
    databaseUrl: `postgres://app@127.0.0.1:${port}/postgres`,
    keepsNames,
    version,
    pid: pooler.pid ?? 0,
    pointTo: (target) => {
      configure(target)
      pooler.kill('SIGHUP')
    },
    stop: async () => {
      const gone = once(pooler, 'exit')
      pooler.kill('SIGTERM')
      await gone
    },
  }
}

const configuration = ({ port, target, keepsNames }: { port: number; target: number; keepsNames: boolean }): string => `
[databases]
postgres = host=127.0.0.1 port=${target} user=app
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_login_retry = 1
server_connect_timeout = 2
${keepsNames ? 'max_prepared_statements = 200' : ''}
`

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isThere = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false)
  socket.destroy()
  return isThere
}
