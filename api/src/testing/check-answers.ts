import type { FastifyInstance } from 'fastify'
import { checkOf } from '../http/compiled.ts'

/**
 * The serialiser drops what a schema does not name and turns the rest into its types; a test wants to hear of it
 * instead.
 */
export function checkAnswers(http: FastifyInstance): void {
  http.addHook('preSerialization', async (request, reply, payload: unknown) => {
    const schema = request.routeOptions.config.endpoint?.response
    if (!schema || reply.statusCode >= 400) return payload
    const errors = checkOf(schema).Errors(payload)
    if (errors.length > 0)
      throw new Error(
        `The answer of ${request.routeOptions.url ?? ''} does not fit the contract: ${errors.map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ')}`,
      )
    return payload
  })
}
