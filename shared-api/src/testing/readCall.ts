import type { InternalAxiosRequestConfig } from 'axios'
import { Type, type TSchema } from 'typebox'
import { Convert } from 'typebox/value'
import type { EndpointShape } from '../contract/kit/endpoint.ts'
import { Strict } from '../contract/kit/schemaKit.ts'

/** A call as a server reads it: query and path values turned into what the contract says they are. */
export interface ReadCall {
  readonly endpoint: EndpointShape
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly idempotencyKey: string | undefined
  /** The page says that nobody asked for it just now. */
  readonly triedAgain: boolean
  /** The parts that the contract describes. */
  readonly parts: readonly (readonly ['params' | 'query' | 'body', TSchema])[]
}

/** The endpoint that a request goes to, whatever id stands for the workflow, and its values. */
export function readCall(
  endpoints: readonly EndpointShape[],
  config: InternalAxiosRequestConfig,
): ReadCall | undefined {
  const pathname = (config.url ?? '').split(/[?#]/, 1)[0] ?? ''
  const matching = endpoints.flatMap((endpoint) => {
    const params = endpoint.method === config.method?.toUpperCase() ? paramsOf(endpoint, pathname) : undefined
    return params ? [{ endpoint, params }] : []
  })
  // As in the API's router, a fixed part of a path goes before a parameter.
  const [match] = matching.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)
  return match && callOf(match.endpoint, match.params, config)
}

function callOf(endpoint: EndpointShape, params: Record<string, string>, config: InternalAxiosRequestConfig): ReadCall {
  const query = Object.fromEntries(
    Object.entries(Object(config.params)).map(([key, value]) => [key, queryValue(endpoint, key, value)]),
  )
  const schemas = {
    params: endpoint.params,
    query: querySchema(endpoint),
    body: endpoint.multipart ? undefined : endpoint.body,
  }
  return {
    endpoint,
    params: schemas.params ? Convert(schemas.params, params) : params,
    query: schemas.query ? Convert(schemas.query, query) : query,
    body: bodyOf(config.data) ?? (endpoint.bodyOptional ? {} : undefined),
    idempotencyKey: config.headers?.get('Idempotency-Key')?.toString(),
    triedAgain: config.headers?.get('x-tried-again') === 'true',
    parts: (['params', 'query', 'body'] as const).flatMap((part) =>
      schemas[part] ? [[part, schemas[part]] as const] : [],
    ),
  }
}

function paramsOf({ base, path }: EndpointShape, pathname: string): Record<string, string> | undefined {
  const wanted = `${base === 'webhook' ? '' : '/*'}${path}`.split('/')
  const given = pathname.split('/')
  if (wanted.length !== given.length) return undefined
  const same = wanted.every(
    (part, index) => part === '*' || part.startsWith(':') || part.toLowerCase() === given[index]?.toLowerCase(),
  )
  if (!same) return undefined
  return Object.fromEntries(
    wanted.flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), decodeURIComponent(given[index] ?? '')]] : [],
    ),
  )
}

function querySchema({ query, jsonQuery }: EndpointShape): TSchema | undefined {
  if (!query) return undefined
  const json = Object.fromEntries(Object.entries(jsonQuery ?? {}).map(([key, schema]) => [key, Type.Optional(schema)]))
  return Strict({ ...query.properties, ...json })
}

function queryValue({ jsonQuery }: EndpointShape, key: string, value: unknown): unknown {
  return jsonQuery && key in jsonQuery && typeof value === 'string' ? JSON.parse(value) : value
}

function bodyOf(body: unknown): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : body
}
