import { allEndpoints } from './allEndpoints.ts'
import type { EndpointShape } from './kit/endpoint.ts'

/**
 * Calls that are agreed, so that both ends can be built at once, but that the server does not answer yet. OpenAPI
 * leaves them out. A test of the API holds this list against its routes: what is served must leave it.
 */
export const agreedAhead: readonly string[] = []

/** What the server answers today. */
export const servedEndpoints: readonly EndpointShape[] = allEndpoints.filter(({ id }) => !agreedAhead.includes(id))
