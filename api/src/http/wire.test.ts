import type { InjectOptions } from 'fastify'
import { createTestApp, type TestApp } from '../testing/create-test-app.ts'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())

const manager = 'manager@staffel.example'
const call = (options: InjectOptions, email: string | null = manager) => app.call(email, options)
const json = { 'content-type': 'application/json' }

describe('what cannot be read', () => {
  test('malformed JSON is 400', async () => {
    const answer = await call({ method: 'POST', url: '/webhook/products', headers: json, payload: '{"page":' })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST'])
  })

  test('a body over 1 MB is 413', async () => {
    const answer = await call({
      method: 'POST',
      url: '/webhook/products',
      headers: json,
      payload: JSON.stringify({ filters: { search: 'x'.repeat(1024 * 1024) } }),
    })
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'TOO_LARGE'])
  })

  test('another kind of content is 415', async () => {
    const answer = await call({
      method: 'POST',
      url: '/webhook/products',
      headers: { 'content-type': 'application/xml' },
      payload: '<a/>',
    })
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  })

  test('a key that would change an object itself is refused', async () => {
    const answer = await call({
      method: 'POST',
      url: '/webhook/products',
      headers: json,
      payload: '{"__proto__":{"page":2}}',
    })
    expect(answer.statusCode).toBe(400)
  })
})

describe('what does not fit', () => {
  const fieldsOf = async (url: string) => {
    const answer = await call({ method: 'GET', url: `/webhook${url}`, headers: { 'accept-language': 'en' } })
    return [answer.statusCode, answer.json().fields]
  }

  test.each([
    ['/offers?limit=101', { limit: 'At most 100.' }],
    ['/offers?limit=ten', { limit: 'Must be a whole number.' }],
    ['/offers?limit=1e2', { limit: 'Must be a whole number.' }],
    ['/offers?limit=', { limit: 'Must be a whole number.' }],
    ['/offers?page=0', { page: 'At least 1.' }],
    ['/offers?sort_by=password', { sort_by: 'Not an allowed value.' }],
    ['/offers?colour=red', { colour: 'Unknown field.' }],
    ['/offers?constructor=1', { constructor: 'Unknown field.' }],
    ['/offers?limit=10&limit=20', { limit: 'May be given only once.' }],
    ['/offers?filters=%7B', { filters: 'Not valid JSON.' }],
    ['/offers?filters=%7B%22status%22%3A%22gone%22%7D', { 'filters.status': 'Not an allowed value.' }],
    ['/offers?filters=%7B%22nested%22%3A%7B%7D%7D', { 'filters.nested': 'Unknown field.' }],
    ['/offers?filters=%7B%7D&filters=%7B%7D', { filters: 'May be given only once.' }],
    ['/offer', { id: 'Required.' }],
    ['/tenants?x=1', { x: 'Unknown field.' }],
  ])('%s names its fields', async (url, fields) => {
    expect(await fieldsOf(url)).toEqual([422, fields])
  })

  test('no name is passed over, and a body of the wrong kind is named as such', async () => {
    expect((await call({ method: 'GET', url: '/webhook/offers?__proto__=1' })).statusCode).toBe(422)
    expect(
      (await call({ method: 'POST', url: '/webhook/offers/create', headers: json, payload: '[]' })).json().fields,
    ).toEqual({ body: expect.any(String) })
  })

  test('every failing field is named, in the language asked for', async () => {
    const answer = await call({
      method: 'GET',
      url: '/webhook/offers?limit=0&page=x&z=1',
      headers: { 'accept-language': 'fr, nl;q=0.8, en;q=0.5' },
    })
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION',
      message: 'Controleer de invoer.',
      fields: { limit: 'Minimaal 1.', page: 'Moet een geheel getal zijn.', z: 'Onbekend veld.' },
      requestId: answer.headers['x-request-id'],
    })
  })

  test.each([
    ['a discount that is too high', { discount: { percent: 101 } }, { 'offer.discount.percent': 'At most 100.' }],
    ['a discount below nothing', { discount: { amount: -1 } }, { 'offer.discount.amount': 'At least 0.' }],
    ['a discount of two kinds', { discount: { percent: 1, amount: 1 } }, { 'offer.discount.amount': 'Unknown field.' }],
    ['a discount that is no object', { discount: 'x' }, { 'offer.discount': 'Must be an object.' }],
    [
      'a customer of another kind',
      { customer: { organization_id: 'x' } },
      { 'offer.customer.organization_id': 'Must be a whole number.' },
    ],
    [
      'one address of two',
      { customer: { addresses: { billing: null, shipping: 5 } } },
      {
        'offer.customer.addresses.billing': 'Must be an object.',
        'offer.customer.addresses.shipping': 'Must be an object.',
      },
    ],
  ])('%s is one fault, with one message', async (_, offer, fields) => {
    const answer = await call({
      method: 'POST',
      url: '/webhook/offers/create',
      headers: { 'accept-language': 'en' },
      payload: { offer },
    })
    expect([answer.statusCode, answer.json().fields]).toEqual([422, fields])
  })

  test.each(['\u0000', 'half \ud800 of a pair', 'the other \udc00 half'])(
    '%j cannot be stored, so it is refused by its field; a whole pair can',
    async (title) => {
      const named = await call({ method: 'POST', url: '/webhook/offers/create', payload: { offer: { title } } })
      expect([named.statusCode, Object.keys(named.json().fields)]).toEqual([422, ['offer.title']])
      expect(
        (
          await call({
            method: 'POST',
            url: '/webhook/offers/create',
            payload: { offer: { title: 'Een 🦺 voor de bouw' } },
          })
        ).statusCode,
      ).toBe(200)
    },
  )

  test.each([' \n ', '\u200b', '\u2060 \ufeff\u00ad', '\u3164'])(
    'of a text that is required, %j is nothing',
    async (text) => {
      const answer = await call({
        method: 'POST',
        url: '/webhook/offers/1/comments',
        headers: { 'accept-language': 'en' },
        payload: { text },
      })
      expect([answer.statusCode, answer.json().fields]).toEqual([422, { text: 'Required.' }])
    },
  )

  test('a body where none belongs is refused, an empty one is not', async () => {
    expect((await call({ method: 'POST', url: '/webhook/userdata', payload: { a: 1 } })).statusCode).toBe(422)
    expect((await call({ method: 'POST', url: '/webhook/userdata', payload: {} })).statusCode).toBe(200)
    expect((await call({ method: 'POST', url: '/webhook/userdata', headers: json, payload: '' })).statusCode).toBe(200)
    expect(
      (
        await call({
          method: 'POST',
          url: '/webhook/userdata',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).statusCode,
    ).toBe(200)
  })
})

test.each(['/webhook/nothing', '/webhook', '/webhook/offers/versions/1/extra', '/emulator/nothing'])(
  '%s is 404 in JSON',
  async (url) => {
    const answer = await call({ method: 'GET', url })
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'NOT_FOUND', message: 'Not found.', requestId: answer.headers['x-request-id'] },
    ])
  },
)

test.each(['/%', '/webhook/%E0%A4%A'])('%s cannot be read, and is refused like everything else', async (url) => {
  const { statusCode, headers, body } = await call({ method: 'GET', url })
  expect([statusCode, JSON.parse(body)]).toEqual([
    400,
    { code: 'BAD_REQUEST', message: 'The request cannot be read.', requestId: headers['x-request-id'] },
  ])
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
})

test('paths are matched without case, and with a slash at the end', async () => {
  for (const url of ['/webhook/Tenants', '/WEBHOOK/TENANTS', '/webhook/tenants/'])
    expect((await call({ method: 'GET', url })).statusCode).toBe(200)
})

test('calls under a workflow id are found there only', async () => {
  const { offers } = app.config.workflows
  expect((await call({ method: 'GET', url: `/webhook/${offers}/offers/versions/999999` })).json().code).toBe(
    'NOT_FOUND',
  )
  expect((await call({ method: 'POST', url: '/webhook/offers/delete/1' })).statusCode).toBe(404)
})

test('answers are not stored, not sniffed, and carry a policy that allows nothing', async () => {
  const { headers } = await call({ method: 'GET', url: '/webhook/tenants' })
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'no-referrer',
  })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers).not.toHaveProperty('access-control-allow-origin')
})

test('a long answer comes compressed to whoever takes it', async () => {
  const encodingFor = async (accepted: string) =>
    (await call({ method: 'GET', url: '/webhook/docs/openapi.json', headers: { 'accept-encoding': accepted } }))
      .headers['content-encoding']
  expect([await encodingFor('gzip, br'), await encodingFor('gzip'), await encodingFor('')]).toEqual([
    'br',
    'gzip',
    undefined,
  ])
})
