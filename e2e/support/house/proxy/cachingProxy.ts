import { createServer, request as ask, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { freePort } from '@staffel/tooling/free-port'

/** What becomes of a file on its way from the server; a function writes it anew. */
export type Fault = 'gone' | 'trouble' | 'page' | 'altered' | 'cut' | 'silent' | ((text: string) => string)

export interface CachingProxy {
  readonly url: string
  /** Until it is mended these files come to harm before they reach the cache; nothing that it holds is touched. */
  readonly harm: (fault: Fault, files: RegExp) => void
  /** The server is well again. What was cached meanwhile stays. */
  readonly mend: () => void
  /** As if nobody had been here yet. */
  readonly empty: () => void
  readonly stop: () => Promise<void>
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/**
 * A cache between browsers and the house, as a company or a CDN has one: what may be kept is kept and told as it was,
 * right or wrong, until somebody asks for it anew (RFC 9111: `Cache-Control: no-cache` in a request).
 */
export async function startCachingProxy(house: string): Promise<CachingProxy> {
  const kept = new Map<string, Answer>()
  const waiting = new Set<ServerResponse>()
  const harms: { readonly fault: Fault; readonly files: RegExp }[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const key = `${path} ${request.headers['accept-encoding'] ?? ''}`
    const known = request.headers['cache-control'] === 'no-cache' ? undefined : kept.get(key)
    if (request.method === 'GET' && known) return send(response, known)
    const fault = request.method === 'GET' ? harms.find(({ files }) => files.test(path))?.fault : undefined
    if (fault === 'cut') return void request.socket.destroy()
    if (fault === 'silent') return void waiting.add(response)
    const headers = typeof fault === 'function' ? readable(request.headers) : request.headers
    const onward = ask(new URL(path, house), { method: request.method, headers }, (answered) => {
      const parts: Buffer[] = []
      answered.on('data', (part: Buffer) => parts.push(part))
      answered.on('end', () => {
        const whole = { status: answered.statusCode ?? 502, headers: answered.headers, body: Buffer.concat(parts) }
        const answer = fault === undefined ? whole : harmedAnswer(whole, fault)
        if (request.method === 'GET' && mayBeKept(answer)) kept.set(key, answer)
        send(response, answer)
      })
    })
    onward.once('error', () => response.destroy())
    request.pipe(onward)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => void server.listen(port, resolve))
  const mend = () => {
    harms.length = 0
    for (const response of waiting) response.destroy()
    waiting.clear()
  }
  return {
    url: `http://localhost:${port}`,
    harm: (fault, files) => void harms.push({ fault, files }),
    mend,
    empty: () => kept.clear(),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function mayBeKept({ status, headers }: Answer): boolean {
  return status === 200 && /max-age=[1-9]/.test(headers['cache-control'] ?? '')
}

/** As one asks who wants to read the answer, and all of it. */
function readable({ 'accept-encoding': _packed, 'if-none-match': _known, ...others }: IncomingHttpHeaders) {
  return others
}

/** Headers that said how long it may be kept go with it, as they do in real life. */
function harmedAnswer({ status: was, headers, body }: Answer, fault: Exclude<Fault, 'cut' | 'silent'>): Answer {
  const { 'content-encoding': _encoding, 'content-length': _length, ...others } = headers
  if (typeof fault === 'function') return { status: was, headers: others, body: Buffer.from(fault(body.toString())) }
  const answers = {
    gone: { status: 404, type: 'text/plain', kept: 'no-store', text: 'Not found' },
    trouble: { status: 503, type: 'text/plain', kept: 'no-store', text: 'Later' },
    page: {
      status: 200,
      type: 'text/html',
      kept: headers['cache-control'],
      text: '<!doctype html><title>Login</title>',
    },
    altered: { status: 200, type: headers['content-type'], kept: headers['cache-control'], text: 'self.altered = 1' },
  }
  const { status, type, kept, text } = answers[fault]
  return { status, headers: { ...others, 'content-type': type, 'cache-control': kept }, body: Buffer.from(text) }
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const { 'transfer-encoding': _transfer, connection: _connection, ...others } = headers
  response.writeHead(status, { ...others, 'content-length': body.length }).end(body)
}
