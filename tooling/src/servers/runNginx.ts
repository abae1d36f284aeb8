import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findNginx } from './findNginx.ts'

export interface RunningNginx {
  /** Process that its workers are children of. */
  readonly pid: number
  /** What it wrote, lines of its log and of what went wrong. */
  readonly output: () => string
  stop(): Promise<void>
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Whether this machine's nginx can send files as brotli. */
export const hasBrotli = existsSync(brotliModule)

/** A folder of its own, which goes when it stops. */
export function nginxFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'staffel-nginx-'))
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'log'), '')
  return folder
}

/** The real nginx on the servers that `site` tells of, until it answers at a port. */
export async function runNginx(folder: string, site: string, port: number): Promise<RunningNginx> {
  const binary = findNginx()
  if (!binary) throw new Error('This needs nginx. Install it (Debian: apt-get install nginx) or set NGINX_PATH.')
  writeFileSync(join(folder, 'site.conf'), site)
  writeFileSync(join(folder, 'nginx.conf'), main(folder))
  const server = spawn(binary, ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  server.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString()))
  const output = (): string => said + readFileSync(join(folder, 'log'), 'utf8')
  const end = (): void => void server.kill('SIGKILL')
  process.once('exit', end)
  await answers(port, () => {
    if (server.exitCode !== null) throw new Error(`nginx ended:\n${output()}`)
  })
  return {
    pid: server.pid ?? 0,
    output,
    async stop() {
      process.off('exit', end)
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function main(folder: string): string {
  const isRoot = userInfo().uid === 0
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return `
${hasBrotli ? `load_module ${brotliModule};` : ''}
${isRoot ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 512; }
http {
  ${temporary.join('\n  ')}
  include ${folder}/site.conf;
}
`
}

async function answers(port: number, check: () => void): Promise<void> {
  for (;;) {
    check()
    const socket = connect(port, '127.0.0.1')
    const isThere = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isThere) return
    await sleep(20)
  }
}
