import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'

/** The serialiser drops what a schema does not name and turns the rest into its types; a test wants to hear of it instead. */
export function checkAnswers(http: FastifyInstance): void {
  const validators = new Map<TSchema, Validator>()
  http.addHook('preSerialization', async (request, reply, payload: unknown) => {
    const schema = request.routeOptions.config.endpoint?.response
    if (!schema || reply.statusCode >= 400) return payload
    const validator = validators.get(schema) ?? Compile(schema)
    validators.set(schema, validator)
    const errors = validator.Errors(payload)
    if (errors.length > 0)
      throw new Error(
        `The answer of ${request.routeOptions.url ?? ''} does not fit the contract: ${errors.map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ')}`,
      )
    return payload
  })
}
