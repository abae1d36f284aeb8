import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isWrittenPage, passOnWritten } from './passOnWritten.ts'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('keeps what the API wrote and said of it, but for the program', async () => {
  const api = await listening((request, response) => {
    const headers = { 'content-type': 'text/html', 'x-robots-tag': 'noindex', 'set-cookie': 'a=b' }
    const said = `${request.url} ${request.headers['accept-language']}`
    response.writeHead(404, headers).end(`<head><!--program--><script src="old"></script><!--/program--></head>${said}`)
  })
  const front = await listening((request, response) => void passOnWritten(request, response, { api, program: '<new>' }))
  const answer = await fetch(`${front}/o/token?lang=en`, { headers: { 'accept-language': 'nl' } })
  expect([answer.status, answer.headers.get('x-robots-tag'), answer.headers.get('cache-control')]).toEqual([
    404,
    'noindex',
    'no-store',
  ])
  expect(await answer.text()).toBe('<head><new></head>/o/token?lang=en nl')
})

it.each([
  ['/o/token', true],
  ['/O/token', true],
  ['/offers', false],
])('%s is written by the API: %s', (path, expected) => {
  expect(isWrittenPage(path)).toBe(expected)
})
