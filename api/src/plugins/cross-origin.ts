import fastifyPlugin from 'fastify-plugin'

const allowed = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, x-tried-again, x-user-id, accept-language',
  'access-control-max-age': '600',
}

/**
 * Lets pages of the named origins call the API; nobody else is answered with a word of CORS. Bearer tokens only, so no
 * credentials.
 */
export const crossOrigin = fastifyPlugin<{ origins: readonly string[] }>(async (app, { origins }) => {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.toLowerCase().startsWith('/webhook')) return undefined
    reply.header('vary', 'origin')
    const { origin } = request.headers
    if (origin === undefined || !origins.includes(origin)) return undefined
    reply.headers({ 'access-control-allow-origin': origin, 'cross-origin-resource-policy': 'cross-origin' })
    return request.method === 'OPTIONS' ? reply.code(204).headers(allowed).send() : undefined
  })
})
