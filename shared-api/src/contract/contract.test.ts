import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import {
  allEndpoints,
  errorStatus,
  listOffers,
  listUsers,
  loadProfile,
  Nullable,
  OfferFilters,
  OfferInput,
  OfferStatusInput,
  SignatureInput,
  Words,
  type EndpointShape,
} from './index.ts'

const fits = (schema: TSchema, value: unknown) => Compile(schema).Check(value)
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

describe('a query of the offers list', () => {
  it.each([{}, { page: 1, limit: 100, sort_by: 'amount', sort_dir: 'asc', tenant_id: 1 }])('may be %j', (query) => {
    expect(fits(listOffers.query, query)).toBe(true)
  })

  it.each([
    { limit: 101 },
    { limit: 0 },
    { page: 0 },
    { page: 1.5 },
    { sort_by: 'id' },
    { sort_dir: 'up' },
    { colour: 'red' },
    { tenant_id: 2 ** 53 },
  ])('may not be %j', (query) => {
    expect(fits(listOffers.query, query)).toBe(false)
  })

  it.each([
    { status: 'all' },
    { date_from: '2026-02-30' },
    { date_till: '0000-01-01' },
    { search: 'x'.repeat(201) },
    { search: 'a\u0000b' },
    { sql: '' },
  ])('may not filter by %j', (filters) => {
    expect(fits(OfferFilters, filters)).toBe(false)
  })
})

describe('an offer to save', () => {
  const item = { id: 'a1', description: 'Bout', quantity: 2.5 }

  it('needs no more than the lines themselves', () => {
    expect(fits(OfferInput, { items: [item] })).toBe(true)
  })

  it('takes back lines as they were answered', () => {
    const answered = {
      ...item,
      kind: 'item',
      productId: 7,
      unitPrice: 1.5,
      total: 3.75,
      discountPct: 0,
      taxRate: 21,
      propertyValues: [{ propertyType: 'Kleur', value: 'rood' }],
      isSurcharge: false,
      optional: false,
      selected: false,
      variantCode: null,
      usedStaffelId: 3,
      listPrice: 1.5,
      priceSource: 'tier',
      priceSticky: false,
      overridden: false,
    }
    expect(fits(OfferInput, { items: [answered] })).toBe(true)
  })

  it('takes a discount on the whole and a customer that is new', () => {
    expect(
      fits(OfferInput, {
        discount: { percent: 2.5 },
        customer: { new: { name: 'Jansen', contact: { name: 'Ans' }, address: { city: 'Utrecht' } } },
      }),
    ).toBe(true)
  })

  it.each([
    ['201 lines', { items: Array.from({ length: 201 }, () => item) }],
    ['a negative quantity', { items: [{ ...item, quantity: -1 }] }],
    ['a negative price', { items: [{ ...item, unitPrice: -0.01 }] }],
    ['a discount above 100 %', { items: [{ ...item, discountPct: 100.01 }] }],
    ['a number as text', { items: [{ ...item, quantity: '2' }] }],
    ['a status', { status: 'accepted' }],
    ['totals', { totals: {} }],
    ['an unknown currency', { currency: 'chf' }],
    ['two discounts in one', { discount: { percent: 5, amount: 5 } }],
    ['a new customer without a name', { customer: { new: { email: 'a@b.example' } } }],
  ])('may not hold %s', (_, offer) => {
    expect(fits(OfferInput, offer)).toBe(false)
  })
})

describe("a customer's yes", () => {
  const yes = { name: 'Ans Jansen', email: 'ans@jansen.example', agree: true, version: 1, total: 60.5 }

  it.each([
    ['without a signature, where none is asked for', yes],
    ['typed', { ...yes, signature: { type: 'typed', data: 'Ans Jansen' } }],
    [
      'drawn, with a choice of lines and an order number',
      {
        ...yes,
        signature: { type: 'drawn', data: 'data:image/png;base64,iVBO' },
        selected_optional: ['a1', 'sur:4'],
        po_number: 'PO-7',
        function: 'Inkoop',
      },
    ],
  ])('may be %s', (_, input) => {
    expect(fits(SignatureInput, input)).toBe(true)
  })

  it.each([
    ['without agreeing', { ...yes, agree: false }],
    ['without a name', { ...yes, name: '' }],
    ['without what was seen', { ...yes, total: undefined }],
    ['with a drawing beyond measure', { ...yes, signature: { type: 'drawn', data: 'x'.repeat(200_001) } }],
  ])('may not come %s', (_, input) => {
    expect(fits(SignatureInput, JSON.parse(JSON.stringify(input)))).toBe(false)
  })

  it('as staff notes it, cannot claim to be the link or a state that is derived', () => {
    const noted = {
      status: 'accepted',
      rev: 2,
      version: 1,
      channel: 'phone',
      accepted_by: 'Ans',
      accepted_on: '2026-05-01',
    }
    const others = [noted, { ...noted, channel: 'link' }, { ...noted, status: 'expired' }, { ...noted, rev: undefined }]
    expect(others.map((input) => fits(OfferStatusInput, JSON.parse(JSON.stringify(input))))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

describe('schemas of the kit', () => {
  it('allow null beside what they wrap, enumerations and objects included', () => {
    const words = Nullable(Words(['a', 'b']))
    expect(['a', null, 'c', undefined].map((value) => fits(words, value))).toEqual([true, true, false, false])
    const object = Nullable(listUsers.response)
    expect(
      [null, { users: [], usersPagingParams: { total: 0, limit: 10, offset: 0 } }, []].map((value) =>
        fits(object, value),
      ),
    ).toEqual([true, true, false])
  })

  it('let the profile of a refused user through', () => {
    expect(loadProfile.response.required).toEqual(expect.arrayContaining(['allowed', 'message', 'redirectAfterLogin']))
  })
})
