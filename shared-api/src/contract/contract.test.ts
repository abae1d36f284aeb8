import type { TSchema } from 'typebox'
import { allEndpoints, errorStatus, type EndpointShape } from './index.ts'
const named = allEndpoints.map((shape) => [shape.id, shape] as const)

/** Schemas of what a caller sends. */
const inputsOf = (shape: EndpointShape): TSchema[] =>
  [shape.params, shape.query, shape.body, ...Object.values(shape.jsonQuery ?? {})].filter(
    (schema) => schema !== undefined,
  )

/** Every schema inside a schema, itself included. */
function* within(schema: unknown): Generator<Record<string, unknown>> {
  if (typeof schema !== 'object' || schema === null) return
  yield Object.fromEntries(Object.entries(schema))
  const parts = ['properties', 'anyOf', 'items'].map((keyword) => Reflect.get(schema, keyword))
  for (const part of parts.flatMap((value) => (Array.isArray(value) ? value : [value]))) {
    if (typeof part !== 'object' || part === null) continue
    if ('type' in part || 'anyOf' in part || 'const' in part) yield* within(part)
    else for (const property of Object.values(part)) yield* within(property)
  }
}

const typesOf = ({ type }: Record<string, unknown>) => (Array.isArray(type) ? type : [type])

describe('the contract', () => {
  it('has every call that the specifications give a path for', () => {
    const calls = allEndpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, '{}')}`)
    expect(calls).toEqual(
      expect.arrayContaining([
        'POST /userdata',
        'POST /token',
        'GET /users/stats',
        'GET /tenants',
        'GET /organizations',
        'GET /regions',
        'GET /roles',
        'GET /productgroups',
        'GET /users',
        'POST /users/{}/accept',
        'GET /offers',
        'GET /offer',
        'POST /offers/create',
        'POST /offers/delete/{}',
        'GET /offers/versions/{}',
        'POST /offer/calculateoffersurcharges',
        'GET /company/logo',
        'POST /products',
        'POST /products/create',
        'GET /organizationList',
        'GET /organization',
        'GET /organizations/addresses',
        'GET /organizations/contacts',
        'GET /customer',
        'GET /offerorganizationaddress',
        'GET /Settings/OrganizationAddress',
        'POST /Settings/OrganizationAddress',
        'POST /company/logo',
        'POST /quotes',
        'POST /quotes/delete/{}',
        'POST /requests/create-offer/{}',
        'POST /fetchMail',
        'GET /invites',
        'POST /invites/new',
        'POST /invites/resend',
        'POST /invites/cancel',
        'POST /invites/validate',
        'POST /invites/accept',
        'GET /Integrations/Exact/Status',
        'POST /Integrations/Exact/TokenExchange',
        'GET /Integrations/Exact/Data/{}',
      ]),
    )
  })

  it('has every call that makes offers complete', () => {
    const calls = allEndpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, '{}')}`)
    expect(calls).toEqual(
      expect.arrayContaining([
        'GET /stats/dashboard',
        'POST /offers/duplicate/{}',
        'GET /offers/{}/pdf',
        'POST /offers/bulk',
        'GET /offers/export',
        'GET /views',
        'POST /views',
        'POST /offers/{}/status',
        'POST /offers/{}/validity',
        'POST /offers/restore/{}',
        'GET /offers/versions/{}/{}',
        'GET /offers/versions/{}/diff',
        'POST /offers/versions/{}/{}/restore',
        'POST /offers/{}/send',
        'POST /offers/{}/link',
        'GET /offers/{}/activity',
        'POST /offers/{}/attachments',
        'GET /public/offers/{}',
        'POST /public/offers/{}/accept',
        'POST /public/offers/{}/decline',
        'POST /public/offers/{}/message',
        'GET /public/offers/{}/pdf',
        'POST /organizations/create',
        'GET /templates',
        'POST /templates/save',
        'POST /templates/delete/{}',
        'POST /templates/duplicate/{}',
        'GET /Settings/Offer',
        'POST /Settings/Offer',
        'GET /surcharges',
        'POST /surcharges/save',
        'POST /surcharges/delete/{}',
      ]),
    )
  })

  it.each(named)('%s answers with JSON, with a file, or with nothing', (_, { response, file, status }) => {
    expect([response, file].filter(Boolean)).toHaveLength(status === 204 ? 0 : 1)
  })

  it('takes no text without a limit on its length', () => {
    // A pattern from beginning to end whose repetitions are counted is a limit too.
    const isCounted = (pattern: unknown) =>
      typeof pattern === 'string' && /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern)
    const endless = allEndpoints.flatMap((shape) =>
      inputsOf(shape).flatMap((schema) =>
        [...within(schema)]
          .filter(
            (part) =>
              part.type === 'string' &&
              part.maxLength === undefined &&
              part.const === undefined &&
              part.enum === undefined &&
              !isCounted(part.pattern),
          )
          .map((part) => `${shape.id}: ${JSON.stringify(part)}`),
      ),
    )
    expect(endless).toEqual([])
  })

  it('gives each call its own name and its own path', () => {
    const paths = allEndpoints.map(({ method, base, path }) => `${method} ${base} ${path.toLowerCase()}`)
    expect(new Set(paths).size).toBe(allEndpoints.length)
    expect(new Set(allEndpoints.map(({ id }) => id)).size).toBe(allEndpoints.length)
  })

  it.each(named)('%s describes the parameters of its path', (_, { path, params }) => {
    expect(Object.keys(params?.properties ?? {})).toEqual([...path.matchAll(/:(\w+)/g)].map(([, name]) => name))
  })

  it.each(named)('%s refuses keys it does not know, in every object that it takes', (_, shape) => {
    const loose = inputsOf(shape)
      .flatMap((schema) => [...within(schema)])
      .filter((schema) => 'properties' in schema && schema.additionalProperties !== false)
    expect(loose).toEqual([])
  })

  it.each(named)('%s limits every text, number and list that it takes', (_, shape) => {
    const unlimited = inputsOf(shape)
      .flatMap((schema) => [...within(schema)])
      .filter((schema) => {
        const [type] = typesOf(schema)
        if (type === 'string')
          return (
            !('enum' in schema || 'const' in schema || 'format' in schema || 'pattern' in schema) ||
            hasOpenPattern(schema)
          )
        return type === 'array' && !('maxItems' in schema)
      })
    expect(unlimited).toEqual([])
  })

  it.each(named)('%s answers with known errors only', (_, { errors }) => {
    expect(errors.filter((code) => !(code in errorStatus))).toEqual([])
  })
})

/** A pattern that lets a text grow without end needs a length. */
function hasOpenPattern({ pattern, maxLength }: Record<string, unknown>): boolean {
  return typeof pattern === 'string' && /[*+]/.test(pattern.replace(/\\./g, '')) && maxLength === undefined
}
