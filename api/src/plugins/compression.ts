import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyPlugin from 'fastify-plugin'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this a compressed answer saves nothing over one packet. */
const smallest = 1400

/** Compresses the texts that are made per request (pages and JSON); files come compressed from their build. */
export const compression = fastifyPlugin(async (app) => {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' || payload.length < smallest || reply.hasHeader('content-encoding')) return payload
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
    if (!encoding) return payload
    reply
      .header('content-encoding', encoding)
      .header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
      .removeHeader('content-length')
    return encoding === 'br'
      ? brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : zip(payload, { level: 5 })
  })
})
