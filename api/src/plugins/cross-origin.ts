import fastifyPlugin from 'fastify-plugin'

const asked = 'authorization, content-type, idempotency-key, x-tried-again, x-user-id, x-request-id, accept-language'
/** What the SDK of the identity provider says of itself; in local mode that is this server. */
const askedOfIdentity = `${asked}, x-client-version, x-firebase-client, x-firebase-gmpid, x-firebase-locale`

/** What a page reads of an answer besides its body. */
const readable = 'content-disposition, retry-after, x-request-id, x-total-count, x-total-count-capped'

const calls = /^\/webhook(\/|$)/i
const callsAndIdentity = /^\/(webhook|emulator|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(\/|$)/i

interface CrossOriginOptions {
  readonly origins: readonly string[]
  /** Whether this server signs people in itself. */
  readonly isLocal: boolean
}

/**
 * Lets pages of the named origins call the API; nobody else is answered with a word of CORS. Bearer tokens only, so no
 * credentials.
 */
export const crossOrigin = fastifyPlugin<CrossOriginOptions>(async (app, { origins, isLocal }) => {
  if (origins.length === 0) return
  const paths = isLocal ? callsAndIdentity : calls
  const allowed = {
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': isLocal ? askedOfIdentity : asked,
    'access-control-max-age': '600',
  }
  app.addHook('onRequest', async (request, reply) => {
    if (!paths.test(request.url)) return undefined
    reply.header('vary', 'origin')
    const { origin } = request.headers
    if (origin === undefined || !origins.includes(origin)) return undefined
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': readable,
      'cross-origin-resource-policy': 'cross-origin',
    })
    return request.method === 'OPTIONS' ? reply.code(204).headers(allowed).send() : undefined
  })
})
