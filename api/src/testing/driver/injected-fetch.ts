import type { FastifyInstance, InjectOptions } from 'fastify'

/** `fetch` that reaches an application without a socket; `caller` says what every request of it carries besides. */
export function injectedFetch(http: FastifyInstance, caller: () => Promise<InjectOptions>): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const { headers, ...options } = await caller()
    const answer = await http.inject({
      ...options,
      method: request.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), ...headers },
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
    })
    const said = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)])
    // An answer without content may have no body at all, not even an empty one.
    return new Response(answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: said,
    })
  }
}
