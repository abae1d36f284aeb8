import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signedMessage } from '../webhooks/deliveries.ts'
import { startExactStandIn, type ExactStandIn, type StandInOptions } from '../startExactStandIn.ts'
import { asked, signedIn, type Got } from '../testing/asked.ts'

const begin = new Date('2026-03-02T09:00:00Z')
let time = begin
let exact: ExactStandIn
let access = ''

async function start(options: Partial<StandInOptions> = {}): Promise<void> {
  exact = await startExactStandIn({ port: 0, clock: () => time, ...options })
  access = await signedIn(exact)
}

beforeEach(() => {
  time = begin
  return start()
})
afterEach(() => exact.close())

const call = (path: string, init: RequestInit = {}, division = 102030) => asked(exact, access, path, init, division)
const post = (path: string, body: object) => call(path, { method: 'POST', body: JSON.stringify(body) })
const list = (path: string, query: Record<string, string>) => call(`${path}?${new URLSearchParams(query).toString()}`)

async function everyPage(path: string, query: Record<string, string>): Promise<Record<string, unknown>[][]> {
  const pages: Record<string, unknown>[][] = []
  let next: string | undefined = `${exact.url}/api/v1/102030/${path}?${new URLSearchParams(query).toString()}`
  while (next) {
    const { body }: Got = await call(next)
    pages.push(body.d.results)
    next = body.d.__next
  }
  return pages
}

describe('a list', () => {
  test('comes in pages of 60 that hold each record once', async () => {
    const pages = await everyPage('logistics/Items', { $select: 'ID,Code' })
    expect(pages.map(({ length }) => length)).toEqual([60, 60, 30])
    expect(new Set(pages.flat().map(({ ID: id }) => id)).size).toBe(150)
  })

  test('comes in larger ones at the bulk and sync addresses', async () => {
    exact.change({ bulkPageSize: 100 })
    expect((await everyPage('bulk/Logistics/Items', { $select: 'ID' })).map(({ length }) => length)).toEqual([100, 50])
    const [first] = await everyPage('sync/Logistics/Items', { $select: 'ID,Timestamp', $filter: 'Timestamp gt 0L' })
    expect(first).toHaveLength(100)
    expect(first?.[0]?.['Timestamp']).toMatch(/^\d+$/)
  })

  test.each([
    ["Code eq '                 1'", 1],
    ["trim(Code) eq '1'", 1],
    ["Code eq '1'", 0],
    ["substringof('bouw', Name) and not (Blocked eq true)", null],
    ["(Status eq 'C' or Status eq 'P') and VATNumber ne null", null],
    ["startswith(Name, 'Bouwbedrijf De Haan')", 1],
    ["Modified gt datetime'2026-01-01T00:00:00'", 0],
  ])('is filtered by %s', async (filter, count) => {
    const { status, body } = await list('crm/Accounts', { $select: 'ID,Name', $filter: filter })
    expect(status).toBe(200)
    if (count === null) expect(body.d.results.length).toBeGreaterThan(0)
    else expect(body.d.results).toHaveLength(count)
  })

  test('is ordered and cut', async () => {
    const { body } = await list('crm/Accounts', { $select: 'Name', $orderby: 'Name desc', $top: '3' })
    const names = body.d.results.map(({ Name: name }) => String(name))
    expect(names).toHaveLength(3)
    expect(names).toEqual([...names].sort((left, right) => (left.toLowerCase() < right.toLowerCase() ? 1 : -1)))
  })

  test('holds exactly what was selected', async () => {
    const { body } = await list('crm/Accounts', { $select: 'ID,Code', $top: '1' })
    expect(Object.keys(body.d.results[0] ?? {})).toEqual(['__metadata', 'ID', 'Code'])
    expect(body.d.results[0]?.['Code']).toHaveLength(18)
  })

  test.each([
    ['crm/Accounts', { $select: 'ID,Nonsense' }, "The property name 'Nonsense'"],
    ['crm/Accounts', { $select: 'ID', $filter: 'Nonsense eq 1' }, "The property name 'Nonsense'"],
    ['crm/Accounts', { $select: 'ID', $filter: 'Name eq' }, 'Expression expected'],
    ['crm/Accounts', { $select: 'ID', $orderby: 'Nonsense' }, "The property name 'Nonsense'"],
    ['crm/Accounts', {}, 'Please add a $select'],
    ['sync/CRM/Accounts', { $select: 'ID', $filter: "Name eq 'x'" }, 'Timestamp only'],
  ])('%s with %j is refused by name', async (path, query, said) => {
    const { status, body } = await list(path, query as Record<string, string>)
    expect(status).toBe(400)
    expect(body.error.message.value).toContain(said)
  })

  test('is Atom for whoever does not ask for JSON', async () => {
    const response = await fetch(`${exact.url}/api/v1/102030/vat/VATCodes`, {
      headers: { authorization: `Bearer ${access}` },
    })
    expect(response.headers.get('content-type')).toContain('atom+xml')
  })
})

describe('who may ask', () => {
  test('is told only the companies of that login', async () => {
    const { body } = await call('system/Divisions')
    expect(body.d.results.map(({ Code: code }) => code)).toEqual([102030, 102031, 102032])
    expect((await call('vat/VATCodes', {}, 204060)).status).toBe(403)
  })

  test('needs the right of the app', async () => {
    exact.faults.set('scopeMissing', { endpoint: 'crm' })
    const { status, headers } = await list('crm/Accounts', { $select: 'ID' })
    expect(status).toBe(403)
    expect(headers.get('reason')).toBe('Application Scope Violated')
    expect((await call('vat/VATCodes')).status).toBe(200)
  })
})

describe('the limits', () => {
  const left = (headers: Headers) => [
    headers.get('x-ratelimit-remaining'),
    headers.get('x-ratelimit-minutely-remaining'),
  ]

  test('are told with every answer, and a 429 tells only its own', async () => {
    exact.change({ minuteLimit: 2, dayLimit: 3 })
    const first = await call('vat/VATCodes')
    expect(left(first.headers)).toEqual(['2', '1'])
    expect(Number(first.headers.get('x-ratelimit-minutely-reset'))).toBe(begin.getTime())
    await call('vat/VATCodes')
    const byMinute = await call('vat/VATCodes')
    expect(byMinute.status).toBe(429)
    expect(left(byMinute.headers)).toEqual([null, '0'])
    time = new Date(begin.getTime() + 61_000)
    expect((await call('vat/VATCodes')).status).toBe(200)
    const byDay = await call('vat/VATCodes')
    expect(byDay.status).toBe(429)
    expect(left(byDay.headers)).toEqual(['0', null])
  })

  test('are over a moment after the time that the header names', async () => {
    time = new Date('2026-03-02T09:00:30Z')
    exact.change({ minuteLimit: 1 })
    const { headers } = await call('vat/VATCodes')
    const reset = Number(headers.get('x-ratelimit-minutely-reset'))
    time = new Date(reset)
    expect((await call('vat/VATCodes')).status).toBe(429)
    time = new Date(reset + 1_000)
    expect((await call('vat/VATCodes')).status).toBe(200)
  })

  test('block an endpoint for an hour after too many refused calls, and then for two', async () => {
    const wrong = () => list('crm/Contacts', { $select: 'Nonsense' })
    for (let nr = 0; nr < 11; nr++) expect((await wrong()).status).toBe(400)
    expect((await list('crm/Contacts', { $select: 'ID' })).status).toBe(403)
    expect((await call('vat/VATCodes')).status).toBe(200)
    exact.advance(3_600_001)
    access = await signedIn(exact)
    for (let nr = 0; nr < 11; nr++) expect((await wrong()).status).toBe(400)
    exact.advance(3_600_001)
    access = await signedIn(exact)
    expect((await list('crm/Contacts', { $select: 'ID' })).status).toBe(403)
  })
})

describe('what changes', () => {
  test('is found by timestamp, and what is gone among the deleted', async () => {
    const { body } = await call("read/sync/Sync/SyncTimestamp?modified=datetime'2026-03-02T09:00:00'&endPoint='Items'")
    const since = String(body.d['TimeStampAsBigInt'])
    const [item, other] = exact.records('Items')
    exact.put('Items', { ID: item?.['ID'], Description: 'Anders genoemd' })
    exact.remove('Items', String(other?.['ID']))
    const changed = await list('sync/Logistics/Items', {
      $select: 'Code,Description',
      $filter: `Timestamp gt ${since}L`,
    })
    expect(changed.body.d.results).toMatchObject([{ Code: item?.['Code'], Description: 'Anders genoemd' }])
    const deleted = await list('sync/Deleted', { $select: 'EntityKey,EntityType', $filter: `Timestamp gt ${since}L` })
    expect(deleted.body.d.results).toMatchObject([{ EntityKey: other?.['ID'], EntityType: 9 }])
  })

  test('is told to who subscribed, signed over its content to the letter', async () => {
    const received: string[] = []
    const callback = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => (received.push(body), response.end()))
    })
    await new Promise<void>((ready) => callback.listen(0, '127.0.0.1', ready))
    const url = `http://127.0.0.1:${(callback.address() as AddressInfo).port}/hook`
    const subscription = await post('webhooks/WebhookSubscriptions', { CallbackURL: url, Topic: 'Items' })
    expect(subscription.status).toBe(201)
    expect(received).toEqual([''])
    const [item] = exact.records('Items')
    exact.put('Items', { ID: item?.['ID'], Description: 'Anders genoemd' })
    await exact.delivered()
    const [, message = ''] = received
    const { Content: content } = JSON.parse(message) as { Content: object }
    expect(content).toMatchObject({ Topic: 'Items', Action: 'Update', Division: 102030, Key: item?.['ID'] })
    expect(message).toBe(signedMessage(content, exact.apps[0]?.webhookSecret ?? ''))
    const id = String(subscription.body.d['ID'])
    expect((await call(`webhooks/WebhookSubscriptions(guid'${id}')`, { method: 'DELETE' })).status).toBe(204)
    await new Promise((closed) => callback.close(closed))
  })
})

describe('the whole company', () => {
  beforeEach(async () => {
    await exact.close()
    await start({ data: 'full' })
  })

  test('holds 10,000 items and 5,000 accounts, the same at every start', () => {
    expect(exact.records('Items')).toHaveLength(10_000)
    expect(exact.records('Accounts')).toHaveLength(5_000)
    expect(new Set(exact.records('Items').map(({ Code: code }) => code)).size).toBe(10_000)
    expect(exact.records('Items')[9_999]).toMatchObject({ ID: '396c7f54-7554-40fe-a886-7ec81c9170e4' })
  })
})
