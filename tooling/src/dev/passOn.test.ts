import { once } from 'node:events'
import { createServer as httpServer, type RequestListener } from 'node:http'
import { createServer as plainServer, type AddressInfo, type Server } from 'node:net'
import { passOn } from './passOn.ts'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function listening(server: Server): Promise<number> {
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return port
}

const inFrontOf =
  (api: string): RequestListener =>
  (request, response) =>
    void passOn(request, response, api).catch((error: Error) => response.writeHead(502).end(error.message))

describe('a call that is passed on', () => {
  it('arrives as it was made, and its answer comes back', async () => {
    const api = await listening(
      httpServer((request, response) => {
        request.pipe(response.writeHead(201, { 'x-asked': `${request.method} ${request.url} ${request.headers.host}` }))
      }),
    )
    const front = await listening(httpServer(inFrontOf(`http://127.0.0.1:${api}`)))
    const answer = await fetch(`http://127.0.0.1:${front}/webhook/x?y=1`, { method: 'POST', body: 'hello' })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('x-asked')).toBe(`POST /webhook/x?y=1 127.0.0.1:${front}`)
    expect(await answer.text()).toBe('hello')
  })

  it('goes over TLS to an API that is named with https', async () => {
    const beginnings: number[] = []
    const api = await listening(
      plainServer((socket) =>
        socket.once('data', (bytes: Buffer) => {
          beginnings.push(bytes[0] ?? 0)
          socket.destroy()
        }),
      ),
    )
    const front = await listening(httpServer(inFrontOf(`https://127.0.0.1:${api}`)))
    expect((await fetch(`http://127.0.0.1:${front}/`)).status).toBe(502)
    // The first byte of a TLS handshake.
    expect(beginnings).toEqual([22])
  })
})
