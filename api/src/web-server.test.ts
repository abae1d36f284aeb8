import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { connect } from 'node:http2'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createTestApp, type TestApp } from './testing/create-test-app.ts'
import { freePort } from '@staffel/tooling/free-port'
import { hasBrotli, startNginx, type Nginx } from '@staffel/tooling/nginx'

const production = { FIREBASE_PROJECT_ID: 'p', FIREBASE_API_KEY: 'k', FIREBASE_AUTH_DOMAIN: 'p.firebaseapp.com' }
const code = 'export const greeting = "hallo"\n'.repeat(100)

let app: TestApp
let nginx: Nginx
/** Answers what it was asked. */
let echo: Server
let echoed: Nginx

const portOf = (server: Server): number => (server.address() as AddressInfo).port
const listening = (server: Server): Promise<void> => new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))

beforeAll(async () => {
  app = await createTestApp({ template: 'empty', env: production })
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  const filesFolder = join(app.config.dataDirectory, 'files')
  const published = join(filesFolder, 'r/offers/1.0.0-abc')
  mkdirSync(published, { recursive: true })
  chmodSync(app.config.dataDirectory, 0o755)
  for (const name of ['area.js', 'area.js.br', 'area.js.gz', 'plain.json']) writeFileSync(join(published, name), code)
  nginx = await startNginx({ ports: [portOf(app.http.server)], ...(hasBrotli && { filesFolder }) })
  echo = createServer((asked, answer) => {
    asked.resume()
    asked.once('end', () => answer.end(JSON.stringify(asked.headers)))
  })
  await listening(echo)
  echoed = await startNginx({ ports: [await freePort(), portOf(echo)] })
})
afterAll(async () => {
  // Those that a start that failed has left.
  for (const one of [nginx, echoed] as (Nginx | undefined)[]) await one?.stop()
  ;(echo as Server | undefined)?.close()
  await app.close()
})

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
}
interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

function ask(url: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, rejectUnauthorized: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
      )
    })
    sent.once('error', reject)
    if (body || !headers['content-length']) sent.end(body)
    else sent.flushHeaders()
  })
}

/** What one connection, one moment or one request adds to the message. */
const passing =
  /^(date|server|connection|keep-alive|transfer-encoding|content-length|last-modified|accept-ranges|x-request-id)$/
const lasting = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !passing.test(name))
      .map(([name, value]) => [name, String(value).replace(/nonce-[^']+/g, 'nonce')]),
  )
const straight = async (url: string, headers: Readonly<Record<string, string>> = {}) =>
  lasting((await app.http.inject({ url, headers: { host: 'localhost', ...headers } })).headers as IncomingHttpHeaders)

test('speaks HTTP/2 over TLS, and sends on who comes without', async () => {
  const session = connect(nginx.url, { rejectUnauthorized: false, ALPNProtocols: ['h2', 'http/1.1'] })
  const status = await new Promise((resolve, reject) => {
    session.once('error', reject)
    session.request({ ':path': '/environment.json' }).once('response', (headers) => resolve(headers[':status']))
  })
  expect([session.alpnProtocol, status]).toEqual(['h2', 200])
  session.destroy()
  const plain = await fetch(`${nginx.plainUrl}/offers/1?a=b`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://localhost/offers/1?a=b'])
})

test.each(['/', '/environment.json', '/webhook/nothing', '/r/offers/1.0.0-abc/nothing.js', '/nothing.js'])(
  '%s has the headers of the API, as they are',
  async (path) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'br' }
    const through = await ask(`${nginx.url}${path}`, { headers })
    expect(lasting(through.headers)).toEqual(await straight(path, headers))
    expect(through.headers['content-security-policy']).toContain("default-src 'none'")
    expect(through.headers.server).toBe('nginx')
  },
)

/** Left out where the module of Debian is not. */
const onDisk = hasBrotli ? test : test.skip
onDisk.each([
  ['area.js', 'br, gzip', 'br'],
  ['area.js', 'gzip', 'gzip'],
  ['area.js', '', undefined],
  ['plain.json', 'br, gzip', undefined],
])('%s goes out from the disk for who takes "%s", with the headers of the API', async (name, accepted, encoding) => {
  const path = `/r/offers/1.0.0-abc/${name}`
  const headers = { 'accept-encoding': accepted }
  const through = await ask(`${nginx.url}${path}`, { headers })
  expect([through.status, through.headers['content-encoding'], through.body]).toEqual([200, encoding, code])
  expect(lasting(through.headers)).toEqual(await straight(path, headers))
  // The API has a number for each of its answers.
  expect(through.headers['x-request-id']).toBeUndefined()
})

test('says where a visitor comes from, whatever the visitor says of it', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'ftp', connection: 'close' }
  const { body } = await ask(`${echoed.url}/webhook/boot`, { headers })
  expect(JSON.parse(body)).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
    host: 'localhost',
  })
})

test('takes the largest file that a call takes, and nothing larger', async () => {
  const url = `${echoed.url}/webhook/products/import`
  const largest = 40 * 1024 * 1024
  expect((await ask(url, { method: 'POST', body: Buffer.alloc(largest) })).status).toBe(200)
  // Refused by what it says of itself, before any of it is sent.
  expect(await ask(url, { method: 'POST', headers: { 'content-length': String(1.1 * largest) } })).toMatchObject({
    status: 413,
  })
})

test('a process that is away costs no call', async () => {
  const calls = Array.from({ length: 20 }, () =>
    ask(`${echoed.url}/webhook/offers`, { method: 'POST', body: Buffer.from('{}') }),
  )
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200))
})

test('logs no token, and complains of nothing', async () => {
  await ask(`${nginx.url}/o/q9_Tn3vXk2LhW8sZr5yBc7dFg1jPm4aQe6uVi0oNx-E?x=geheim`, {
    headers: { referer: 'https://a.example/geheim' },
  })
  await ask(`${nginx.url}/webhook/nothing`)
  const lines = nginx.output().trim().split('\n')
  expect(lines.filter((line) => !line.startsWith('{'))).toEqual([])
  expect(lines.map((line) => (JSON.parse(line) as { route: string }).route)).toEqual(
    expect.arrayContaining(['/o/:token', '/webhook/nothing']),
  )
  expect(lines.join('\n')).not.toMatch(/q9_|geheim/)
})
