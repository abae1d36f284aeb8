import { createServer, request as ask, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { freePort } from '@staffel/tooling/free-port'

/** What becomes of a file on its way from the server. */
export type Fault = 'gone' | 'trouble' | 'page' | 'altered' | 'cut'

export interface CachingProxy {
  readonly url: string
  /** From now on these files come to harm before they reach the cache; nothing that it holds is touched. */
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
  let harmed: { readonly fault: Fault; readonly files: RegExp } | null = null
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const key = `${path} ${request.headers['accept-encoding'] ?? ''}`
    const known = request.headers['cache-control'] === 'no-cache' ? undefined : kept.get(key)
    if (request.method === 'GET' && known) return send(response, known)
    const fault = harmed?.files.test(path) ? harmed.fault : undefined
    if (fault === 'cut') return void request.socket.destroy()
    const onward = ask(new URL(path, house), { method: request.method, headers: request.headers }, (answered) => {
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
  return {
    url: `http://localhost:${port}`,
    harm: (fault, files) => void (harmed = { fault, files }),
    mend: () => void (harmed = null),
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

/** Headers that said how long it may be kept go with it, as they do in real life. */
function harmedAnswer({ headers }: Answer, fault: Exclude<Fault, 'cut'>): Answer {
  const { 'content-encoding': _encoding, 'content-length': _length, ...others } = headers
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
