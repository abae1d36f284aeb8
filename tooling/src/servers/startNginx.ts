import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from './freePort.ts'
import { nginxFolder, runNginx, type RunningNginx } from './runNginx.ts'
import { selfSigned } from './selfSigned.ts'

export { hasBrotli } from './runNginx.ts'

export interface Nginx extends RunningNginx {
  /** `https://localhost:…`, with a certificate of its own. */
  readonly url: string
  /** Address that only sends on to the other one. */
  readonly plainUrl: string
}

interface NginxOptions {
  /** Ports of the processes behind it, on this machine. */
  readonly ports: readonly number[]
  /** Folder whose files it sends by itself, as `nginx-files.conf` says. */
  readonly filesFolder?: string
}

const deploy = resolve(import.meta.dirname, '../../../deploy')

/** The real nginx on the configuration that is deployed; only names of places on this machine are put into it. */
export async function startNginx({ ports, filesFolder }: NginxOptions): Promise<Nginx> {
  const folder = nginxFolder()
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
    .replaceAll(/\/dev\/std(out|err)/g, join(folder, 'log'))
    .replaceAll('/etc/nginx/certificates/', `${folder}/`)
    .replaceAll('/etc/nginx/staffel/', `${folder}/staffel/`)
  if (filesFolder) {
    mkdirSync(join(folder, 'staffel'))
    const files = readFileSync(join(deploy, 'nginx-files.conf'), 'utf8')
    writeFileSync(join(folder, 'staffel/files.conf'), files.replace('/var/lib/staffel/files', filesFolder))
  }
  const running = await runNginx(folder, site, secure)
  return { ...running, url: `https://localhost:${secure}`, plainUrl: `http://localhost:${plain}` }
}
