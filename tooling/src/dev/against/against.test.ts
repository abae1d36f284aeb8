import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { answerAgainst, type Against } from './answerAgainst.ts'
import { answeredHeaders, askedHeaders } from './passUpstream.ts'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const published = {
  document: { id: 'offers' },
  enabled: true,
  base: '/r/offers/1.0.0-abc/',
  flags: { 'offers.x': true },
}
const other = { document: { id: 'people' }, enabled: true, base: '/r/people/1.0.0-abc/', flags: {} }
const boot = { environment: { name: 'staging', production: false }, areas: [published, other] }
const page = `<html><head><link rel="preload" as="script" href="/r/offers/1.0.0-abc/area.js"><link rel="preload" as="script" href="/r/people/1.0.0-abc/area.js">
  <script type="application/json" id="boot">${JSON.stringify(boot)}</script></head><body></body></html>`

/** An environment elsewhere, and this machine before it; what it was asked is kept. */
async function before(answer: RequestListener, more: Partial<Against> = {}) {
  const upstream = await listening(answer)
  const local = () => ({ document: { id: 'offers', version: '9.9.9' } as never, base: '/r/offers/dev/' })
  const against: Against = { upstream, local, head: '', ...more }
  const here = await listening((request, response) => void answerAgainst(request, response, against))
  return { upstream, here }
}

const bootIn = (html: string) => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
const asPage = { headers: { accept: 'text/html' } }

it('shows the page of the environment, in which the area is the one of this machine', async () => {
  const { here } = await before((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html',
      etag: '"1"',
      'content-security-policy': "script-src 'self'",
    })
    response.end(page)
  })
  const answer = await fetch(`${here}/offers`, asPage)
  const html = await answer.text()
  expect(bootIn(html).areas).toEqual([
    expect.objectContaining({
      document: { id: 'offers', version: '9.9.9' },
      base: '/r/offers/dev/',
      entry: 'remoteEntry.js',
      flags: { 'offers.x': true },
    }),
    other,
  ])
  expect(html.match(/<link rel="preload"[^>]*>/g)).toEqual([expect.stringContaining('/r/people/')])
  expect(answer.headers.get('content-security-policy')).toBe("script-src 'self'")
  expect([answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([null, 'no-store'])
})

it('tells open tabs of the same areas as the page, also of one that the environment does not have', async () => {
  const { here } = await before((_request, response) => {
    response.end(JSON.stringify({ ...boot, areas: [other] }))
  })
  const { areas } = await (await fetch(`${here}/environment.json`)).json()
  expect(areas).toEqual([other, expect.objectContaining({ base: '/r/offers/dev/', flags: {} })])
})

it('can stand in the shell of this machine', async () => {
  const shellPage = () => '<html><head><style nonce="__CSP_NONCE__"></style><!--boot--></head></html>'
  const { here } = await before(
    (_request, response) => {
      response.writeHead(200, { 'content-security-policy': "script-src 'none'" })
      response.end(page)
    },
    { shellPage, head: '<script src="/__refresh.js"></script>' },
  )
  const answer = await fetch(`${here}/offers`, asPage)
  const html = await answer.text()
  expect(html).toMatch(/^<html><head><script src="\/__refresh.js"><\/script><style nonce="">/)
  expect(bootIn(html).areas[0].base).toBe('/r/offers/dev/')
  expect(answer.headers.get('content-security-policy')).toBeNull()
})

it('passes calls on as made by the page of the environment, and leaves what is no page of the shell as it is', async () => {
  const asked: unknown[] = []
  const { here, upstream } = await before((request, response) => {
    const { host, origin, cookie } = request.headers
    asked.push([request.method, request.url, host, origin, cookie])
    request.pipe(response.writeHead(request.method === 'POST' ? 201 : 404, { 'content-type': 'text/html' }))
  })
  const headers = { origin: here, cookie: 'a=1', accept: '*/*' }
  const answer = await fetch(`${here}/webhook/x?y=1`, { method: 'POST', body: 'hello', headers })
  expect([answer.status, await answer.text()]).toEqual([201, 'hello'])
  expect(asked).toEqual([['POST', '/webhook/x?y=1', new URL(upstream).host, upstream, 'a=1']])
  expect((await fetch(`${here}/nowhere`, asPage)).status).toBe(404)
})

const origins = { here: 'http://localhost:3007', upstream: 'https://staging.example' }

it('keeps redirects and cookies on this origin', () => {
  const told = answeredHeaders(
    {
      location: 'https://staging.example/login?next=/offers',
      'set-cookie': ['s=1; Path=/; Domain=staging.example; Secure; SameSite=None', '__Host-t=2; Path=/; Secure'],
      'strict-transport-security': 'max-age=63072000',
      'content-security-policy': "default-src 'self'; upgrade-insecure-requests",
    },
    origins,
  )
  expect(told).toEqual({
    location: 'http://localhost:3007/login?next=/offers',
    'set-cookie': ['s=1; Path=/; SameSite=Lax', '__Host-t=2; Path=/; Secure'],
    'content-security-policy': "default-src 'self'; ",
  })
  expect(answeredHeaders({ location: 'https://accounts.example/x' }, origins).location).toBe(
    'https://accounts.example/x',
  )
  expect(askedHeaders({ host: 'localhost:3007', referer: 'http://localhost:3007/offers' }, origins)).toEqual({
    host: 'staging.example',
    referer: 'https://staging.example/offers',
  })
})
