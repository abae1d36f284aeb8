import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { selfSigned } from './selfSigned.ts'
import { findNginx } from './findNginx.ts'
import { freePort } from './freePort.ts'

export interface Nginx {
  /** `https://localhost:…`, with a certificate of its own. */
  readonly url: string
  /** Address that only sends on to the other one. */
  readonly plainUrl: string
  /** Process that its workers are children of. */
  readonly pid: number
  /** What it wrote, lines of its log and of what went wrong. */
  readonly output: () => string
  stop(): Promise<void>
}

interface NginxOptions {
  /** Ports of the processes behind it, on this machine. */
  readonly ports: readonly number[]
  /** Folder whose files it sends by itself, as `nginx-files.conf` says. */
  readonly filesFolder?: string
}

const deploy = resolve(import.meta.dirname, '../../../deploy')
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Whether this machine's nginx can send files as brotli. */
export const hasBrotli = existsSync(brotliModule)

/** The real nginx on the configuration that is deployed; only names of places on this machine are put into it. */
export async function startNginx({ ports, filesFolder }: NginxOptions): Promise<Nginx> {
  const binary = findNginx()
  if (!binary) throw new Error('This needs nginx. Install it (Debian: apt-get install nginx) or set NGINX_PATH.')
  const folder = mkdtempSync(join(tmpdir(), 'staffel-nginx-'))
  chmodSync(folder, 0o755)
  const log = join(folder, 'log')
  writeFileSync(log, '')
  const { key, cert } = selfSigned()
  writeFileSync(join(folder, 'fullchain.pem'), cert)
  writeFileSync(join(folder, 'privkey.pem'), key)
  const [secure, plain] = [await freePort(), await freePort()]
  const site = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replace(/^.*server api:3000(.*;)$/m, (_line, rest: string) =>
      ports.map((port) => `  server 127.0.0.1:${port}${rest}`).join('\n'),
    )
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
    // A pipe cannot be opened by its name.
    .replaceAll(/\/dev\/std(out|err)/g, log)
    .replaceAll('/etc/nginx/certificates/', `${folder}/`)
    .replaceAll('/etc/nginx/staffel/', `${folder}/staffel/`)
  writeFileSync(join(folder, 'site.conf'), site)
  if (filesFolder) {
    mkdirSync(join(folder, 'staffel'))
    const files = readFileSync(join(deploy, 'nginx-files.conf'), 'utf8')
    writeFileSync(join(folder, 'staffel/files.conf'), files.replace('/var/lib/staffel/files', filesFolder))
  }
  writeFileSync(join(folder, 'nginx.conf'), main(folder))
  const server = spawn(binary, ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  server.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString()))
  const output = (): string => said + readFileSync(log, 'utf8')
  const end = (): void => void server.kill('SIGKILL')
  process.once('exit', end)
  await answers(secure, () => {
    if (server.exitCode !== null) throw new Error(`nginx ended:\n${output()}`)
  })
  return {
    url: `https://localhost:${secure}`,
    plainUrl: `http://localhost:${plain}`,
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
