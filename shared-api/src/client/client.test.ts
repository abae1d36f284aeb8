import axios, { AxiosHeaders, type InternalAxiosRequestConfig } from 'axios'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ApiClient } from './ApiClient.ts'
import { ApiError } from './ApiError.ts'
import {
  createOfferFromRequest,
  deleteOffer,
  downloadOfferPdf,
  getOffer,
  listOffers,
  listProducts,
  readExactData,
  syncToken,
  uploadCompanyLogo,
} from './index.ts'

interface Seen {
  readonly method: string | undefined
  readonly url: string
  readonly body: string
  readonly headers: IncomingMessage['headers']
}

let server: Server
let client: ApiClient
let answer: (response: ServerResponse) => void
const seen: Seen[] = []

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const failure = await call.then(
    () => new Error('It succeeded'),
    (thrown: unknown) => thrown,
  )
  if (failure instanceof ApiError) return failure
  throw failure
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    seen.push({
      method: request.method,
      url: request.url ?? '',
      body: Buffer.concat(chunks).toString(),
      headers: request.headers,
    })
    answer(response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const http = axios.create({ baseURL: `http://127.0.0.1:${port}/webhook`, timeout: 300 })
  client = { http, workflows: { offers: 'wf-offers', quotes: 'wf quotes' } }
})

afterAll(
  () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    }),
)

beforeEach(() => {
  seen.length = 0
})

describe('a list', () => {
  it('comes with its total from the header, without its empty rows', async () => {
    answer = json(200, [{ id: 1 }, {}], { 'x-total-count': '31' })
    expect(await listOffers(client, { query: { page: 2 } })).toEqual({
      items: [{ id: 1 }],
      total: 31,
      totalIsMinimum: false,
    })
  })

  it('says when counting stopped', async () => {
    answer = json(200, [{ id: 1 }], { 'x-total-count': '10000', 'x-total-count-capped': 'true' })
    expect(await listOffers(client)).toMatchObject({ total: 10_000, totalIsMinimum: true })
  })

  it('finds the total on the first row where no header says it, and 0 on an empty page', async () => {
    answer = json(200, [{ product_id: 1, total_count: 7 }])
    expect(await listProducts(client)).toMatchObject({ total: 7 })
    answer = json(200, [])
    expect(await listProducts(client)).toMatchObject({ total: 0 })
  })

  it('sends filters as JSON text and leaves out what says nothing', async () => {
    answer = json(200, [])
    await listOffers(client, {
      query: { limit: 10, tenant_id: undefined, filters: { search: 'M8 & co', status: undefined } },
    })
    await listOffers(client, { query: { limit: 10, filters: { search: '' } } })
    const [first, second] = seen.map(({ url }) => new URL(url, 'http://api').searchParams)
    expect(Object.fromEntries(first ?? [])).toEqual({ limit: '10', filters: '{"search":"M8 & co"}' })
    expect(Object.fromEntries(second ?? [])).toEqual({ limit: '10' })
  })
})

describe('an address', () => {
  it("holds the workflow's id and its parameters, escaped", async () => {
    answer = json(200, [{ offer_id: 1 }])
    await createOfferFromRequest(client, { params: { id: '7' }, body: { force: true } })
    answer = json(200, { results: [] })
    await readExactData(client, { params: { endpoint: 'crm/Accounts' }, query: { $top: 5 } })
    expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/webhook/wf%20quotes/requests/create-offer/7', '{"force":true}'],
      ['GET', '/webhook/Integrations/Exact/Data/crm%2FAccounts?$top=5', ''],
    ])
  })

  it('is answered without content where there is none', async () => {
    answer = (response) => response.writeHead(204).end()
    expect([await syncToken(client), await deleteOffer(client, { params: { id: '7' }, idempotencyKey: 'k1' })]).toEqual(
      [undefined, undefined],
    )
    expect(seen[1]).toMatchObject({ url: '/webhook/wf-offers/offers/delete/7', headers: { 'idempotency-key': 'k1' } })
  })

  it('takes a file as a form, the file behind the fields', async () => {
    answer = json(200, { success: true, url: '/l.png', message: 'ok' })
    const file = new File(['png'], 'logo.png', { type: 'image/png' })
    await uploadCompanyLogo(client, { file, body: { type: 'company-logo' } })
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data/)
    expect(seen[0]?.body).toMatch(/name="type"[\s\S]*company-logo[\s\S]*name="logo"; filename="logo.png"/)
  })
})

describe('a file', () => {
  const download = () => downloadOfferPdf(client, { params: { id: '7' }, query: { lang: 'nl' } })
  const pdf = Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0xfe, 0x80])
  const send = (headers: Record<string, string>) => (response: ServerResponse) => {
    response.writeHead(200, headers).end(pdf)
  }

  it('comes byte by byte, under the name that the server gives it', async () => {
    answer = send({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Offerte.pdf"; filename*=UTF-8''Offerte%20%C3%A9.pdf`,
    })
    const { blob, filename } = await download()
    expect([filename, blob.type, [...new Uint8Array(await blob.arrayBuffer())]]).toEqual([
      'Offerte é.pdf',
      'application/pdf',
      [...pdf],
    ])
    expect(seen.at(-1)?.url).toBe('/webhook/offers/7/pdf?lang=nl')
  })

  it('that is refused says why', async () => {
    answer = json(404, { code: 'NOT_FOUND', message: 'Niet gevonden', requestId: 'r-4' })
    expect(await failureOf(download())).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Niet gevonden',
      requestId: 'r-4',
      status: 404,
    })
  })

  it.each([
    ['a page', { 'content-type': 'text/html; charset=utf-8', 'content-disposition': 'attachment; filename="x.pdf"' }],
    ['something without a name', { 'content-type': 'application/pdf' }],
  ])('is not %s', async (_, headers) => {
    answer = send(headers)
    expect(await failureOf(download())).toMatchObject({ code: 'UNEXPECTED', status: 200 })
  })
})

describe('a failure', () => {
  const ask = (signal?: AbortSignal) => failureOf(getOffer(client, { query: { id: '1' }, signal }))

  it("carries everything that the API's error body says", async () => {
    const body = {
      code: 'STALE',
      message: 'Gewijzigd',
      fields: { 'offer.rev': 'oud' },
      requestId: 'r-1',
      current: { rev: 3 },
      details: { by: 'Ans' },
    }
    answer = json(409, body)
    expect(await ask()).toMatchObject({ ...body, status: 409, isTransient: false })
  })

  it('knows how long to wait', async () => {
    answer = json(429, { code: 'RATE_LIMITED', message: 'Later', requestId: 'r-2' }, { 'retry-after': '12' })
    expect(await ask()).toMatchObject({ code: 'RATE_LIMITED', sentence: 'Later', retryAfter: 12, isTransient: true })
  })

  it.each([
    [502, 'UNAVAILABLE'],
    [504, 'UNAVAILABLE'],
    [404, 'NOT_FOUND'],
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [418, 'UNEXPECTED'],
  ])("of a page with status %p that is not the API's is %s", async (status, code) => {
    answer = (response) => response.writeHead(status, { 'x-request-id': 'r-3' }).end('<h1>nginx</h1>')
    expect(await ask()).toMatchObject({ code, status, requestId: 'r-3', fields: {}, sentence: undefined })
  })

  it('says nothing of what a framework or a proxy answers in words of its own, and goes by the status', async () => {
    answer = json(413, { statusCode: 413, code: 'FST_ERR_CTP_BODY_TOO_LARGE', message: 'Request body is too large' })
    expect(await ask()).toMatchObject({ code: 'TOO_LARGE', status: 413, sentence: undefined })
    answer = json(409, { code: 'OF_TOMORROW', message: 'Dat kan vandaag nog niet', requestId: 'r-5' })
    expect(await ask()).toMatchObject({ code: 'OF_TOMORROW', sentence: 'Dat kan vandaag nog niet' })
  })

  it('is also a page of HTML with status 200, and a list that is none', async () => {
    answer = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
    expect(await ask()).toMatchObject({ code: 'UNEXPECTED', status: 200 })
    answer = json(200, { items: [] })
    expect(await failureOf(listOffers(client))).toMatchObject({ code: 'UNEXPECTED' })
  })

  it('is TIMEOUT when no answer comes in time', async () => {
    answer = () => {}
    expect(await ask()).toMatchObject({ code: 'TIMEOUT', status: 0, isTransient: true })
  })

  it('is NETWORK when the connection breaks', async () => {
    answer = (response) => response.socket?.destroy()
    expect(await ask()).toMatchObject({ code: 'NETWORK', status: 0, isTransient: true })
  })

  it('is CANCELED when the caller gives up', async () => {
    const controller = new AbortController()
    answer = () => controller.abort()
    expect(await ask(controller.signal)).toMatchObject({ code: 'CANCELED', isTransient: false })
  })

  it('is NO_TOKEN when no token could be had', async () => {
    const refuse = async (_: InternalAxiosRequestConfig) => {
      throw new Error('Failed to get auth token')
    }
    const http = axios.create({ headers: new AxiosHeaders() })
    http.interceptors.request.use(refuse)
    expect(await failureOf(syncToken({ ...client, http }))).toMatchObject({
      code: 'NO_TOKEN',
      message: 'Failed to get auth token',
      status: 0,
    })
  })
})
