import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Guards local mode, where anyone may sign in as anyone. A foreign `Host` is a web page whose name was pointed at this
 * machine (DNS rebinding); a cross-site POST is a web page that acts behind the user's back.
 */
export const loopbackOnly = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    if (!loopbackHost.test(request.headers.host ?? '')) return refuse(reply, 421)
    if (request.method !== 'GET' && request.headers['sec-fetch-site'] === 'cross-site') return refuse(reply, 403)
    return undefined
  })
})

function refuse(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).type('text/plain').send('Local mode answers this machine only.')
}

/** `http://localhost:3000`, as this request reached us. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.headers.host ?? 'localhost'}`
}

/** Own machine, any port: areas under development are served from their own. */
export function isLoopbackOrigin(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && loopbackHost.test(url.host)
}
