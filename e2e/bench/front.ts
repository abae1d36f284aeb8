import { Agent, request as httpRequest } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { freePort } from '@staffel/tooling/free-port'
import type { SelfSigned } from '@staffel/tooling/self-signed'

export interface Front {
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * HTTP/2 with TLS in front of a house, as a production server has it: over HTTP/1 the number of files would count for
 * more than it does.
 */
export async function startFront(target: string, { key, cert }: SelfSigned): Promise<Front> {
  const agent = new Agent({ keepAlive: true })
  const port = await freePort()
  const server = createSecureServer({ key, cert }, (incoming, outgoing) => pass(target, agent, incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = async () => {
    agent.destroy()
    await new Promise((resolve) => {
      server.close(resolve)
      setTimeout(resolve, 500).unref()
    })
  }
  return { url: `https://localhost:${port}`, stop }
}

/** Headers that belong to one connection and not to the message. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

function pass(target: string, agent: Agent, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')))
  const onward = httpRequest(
    new URL(incoming.url, target),
    { agent, method: incoming.method, headers: { ...headers, host: incoming.authority } },
    (answer) => {
      outgoing.writeHead(
        answer.statusCode ?? 502,
        Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name))),
      )
      answer.pipe(outgoing)
    },
  )
  onward.on('error', () => outgoing.stream.destroy())
  incoming.pipe(onward)
}
