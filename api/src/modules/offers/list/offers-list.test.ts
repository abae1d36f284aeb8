import type { OfferSummary } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const admin = 'admin@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'
/** Where the sample User works. */
const ownOrganization = 1001

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const call = (email: string, query: Record<string, unknown> = {}) => app.as(email).listOffers.answer({ query })
const rows = async (email: string, query?: Record<string, unknown>) => (await call(email, query)).body
const total = async (email: string, query?: Record<string, unknown>) =>
  Number((await call(email, query)).headers['x-total-count'])

async function firstRow(email: string): Promise<OfferSummary> {
  const [row] = await rows(email, { limit: 1 })
  if (!row) throw new Error(`${email} sees no offer`)
  return row
}

describe('scope', () => {
  test('a Manager sees the whole tenant and nothing else', async () => {
    expect(await total(manager)).toBe(70)
    expect((await rows(manager)).length).toBe(20)
    for (const row of await rows(other, { limit: 100 })) expect(row.offer_nr).toMatch(/^NS/)
  })

  test('an Admin sees every tenant in one order, or the one asked for', async () => {
    expect(await total(admin)).toBe(140)
    const all = await rows(admin, { limit: 100 })
    const created = all.map((row) => row.createdDate)
    expect(created).toEqual(created.toSorted().reverse())
    expect(new Set(all.map((row) => row.offer_nr.slice(0, 2)))).toEqual(new Set(['OF', 'NS']))
    const second = await rows(admin, { limit: 100, page: 2 })
    expect(new Set([...all, ...second].map((row) => row.id)).size).toBe(140)
    expect(await total(admin, { tenant_id: 2 })).toBe(70)
    expect(
      (await rows(admin, { tenant_id: 2, filters: { search: 'a' }, limit: 100 })).every((row) =>
        row.offer_nr.startsWith('NS'),
      ),
    ).toBe(true)
  })

  test('a User sees the issued offers of the own organisation, also when asking for others', async () => {
    const own = await rows(user, { limit: 100 })
    expect(own.length).toBeGreaterThan(5)
    expect(new Set(own.map((row) => row.organization_id))).toEqual(new Set([ownOrganization]))
    expect(own.map((row) => row.status)).not.toContain('draft')
    expect(await rows(user, { filters: { organization_id: ownOrganization + 1 } })).toEqual([])
    expect(await rows(user, { tenant_id: 2 })).toEqual([])
  })

  test('another tenant is empty, not an error', async () => {
    const answer = await call(other, { tenant_id: 1 })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual([])
    expect(answer.headers['x-total-count']).toBe('0')
  })

  test('without a token nothing is said', async () => {
    expect((await app.as(null).listOffers.answer()).status).toBe(401)
  })
})

describe('counts', () => {
  const counts = async (email: string, query: Record<string, unknown> = {}) =>
    Object.fromEntries((await app.as(email).countOffers({ query })).map(({ status, count }) => [status, count]))

  test('are those of the list, of each status and in all, whatever status is asked for', async () => {
    const ofAll = { all: 70, draft: 12, pending: 22, accepted: 18, declined: 8, expired: 10 }
    expect(await counts(manager)).toEqual(ofAll)
    expect(await counts(manager, { filters: { status: 'expired' } })).toEqual(ofAll)
    expect(await counts(admin)).toMatchObject({ all: 140 })
    const narrowed = { organization_id: ownOrganization, search: 'a' }
    const found = await counts(manager, { filters: narrowed })
    for (const status of ['draft', 'pending', 'accepted', 'declined', 'expired'])
      expect(found[status]).toBe(await total(manager, { filters: { ...narrowed, status } }))
    expect(found['all']).toBe(await total(manager, { filters: narrowed }))
  })

  test('a customer’s User is told of no draft, and nobody of another tenant', async () => {
    expect(await counts(user)).toMatchObject({ draft: 0, all: await total(user) })
    expect(await counts(other, { tenant_id: 1 })).toEqual({})
  })
})

describe('filters', () => {
  test('every status is found, and pending never holds an expired one', async () => {
    const counts: Record<string, number> = {}
    for (const status of ['draft', 'pending', 'accepted', 'declined', 'expired']) {
      const found = await rows(manager, { filters: { status }, limit: 100 })
      counts[status] = found.length
      expect(new Set(found.map((row) => row.status))).toEqual(new Set([status]))
    }
    expect(counts).toEqual({ draft: 12, pending: 22, accepted: 18, declined: 8, expired: 10 })
  })

  test('an offer is valid through its last day where the tenant is, and expired a minute later', async () => {
    const [today] = await rows(manager, {
      filters: { status: 'pending' },
      sort_by: 'valid_until',
      sort_dir: 'asc',
      limit: 1,
    })
    expect(today?.validUntil).toBe('2026-03-16')
    const pending = async () =>
      (await rows(manager, { filters: { status: 'pending' }, limit: 100 })).some((row) => row.id === today?.id)
    // 22:59 UTC is 23:59 in Amsterdam in winter.
    app.setNow(new Date('2026-03-16T22:59:00Z'))
    expect(await pending()).toBe(true)
    app.setNow(new Date('2026-03-16T23:01:00Z'))
    expect(await pending()).toBe(false)
    expect(
      (await rows(manager, { filters: { status: 'expired' }, limit: 100 })).some((row) => row.id === today?.id),
    ).toBe(true)
    app.setNow(new Date('2026-03-16T10:00:00Z'))
  })

  test('search finds words of title and customer, the number and the externalId', async () => {
    const { id, title, customer, offer_nr, externalId } = await firstRow(manager)
    const found = async (search: string) =>
      (await rows(manager, { filters: { search }, limit: 100 })).map((row) => row.id)
    expect(await found(offer_nr.toLowerCase())).toContain(id)
    expect(await found(externalId)).toEqual([id])
    const [word = ''] = title.split(' ')
    const [name = ''] = customer?.split(' ') ?? []
    expect(await found(`${word} ${name}`)).toContain(id)
    expect(await found(word.slice(1, -1))).toContain(id)
    expect(await found(`${word.slice(0, 2)} ${offer_nr.slice(-2)}`)).toContain(id)
    expect(await found(`${offer_nr} v2`)).toEqual(await found(offer_nr))
    expect(await found(`${word} v2`)).toEqual([])
    expect(await found('%')).toEqual([])
    expect(await found(word.replace(/.$/, '_'))).toEqual([])
    expect(await found("x'; drop table offer; --")).toEqual([])
  })

  test('an Admin finds the same over all tenants', async () => {
    const { id, offer_nr, externalId } = await firstRow(other)
    expect((await rows(admin, { filters: { search: offer_nr } })).map((row) => row.id)).toEqual([id])
    expect((await rows(admin, { filters: { search: externalId } })).map((row) => row.id)).toEqual([id])
  })

  test('organisation and region narrow the list', async () => {
    const found = await rows(manager, { filters: { organization_id: ownOrganization }, limit: 100 })
    expect(new Set(found.map((row) => row.organization_id))).toEqual(new Set([ownOrganization]))
    const region = await app.database.db
      .selectFrom('organization')
      .select('region_id')
      .where('id', '=', ownOrganization)
      .executeTakeFirstOrThrow()
    const inRegion = await rows(manager, { filters: { region_id: region.region_id ?? 0 }, limit: 100 })
    expect(inRegion.map((row) => row.id)).toEqual(expect.arrayContaining(found.map((row) => row.id)))
    expect(inRegion.length).toBeLessThan(70)
  })

  test('a date range includes both ends, by the tenant’s clock', async () => {
    const late = await app.database.db
      .insertInto('offer')
      .values({
        tenant_id: 1,
        offer_nr: 'LAAT-1',
        title: 'Laat',
        created_at: '2025-07-31T22:30:00Z',
        last_modified: '2025-07-31T22:30:00Z',
        valid_until: '2025-08-20',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const has = async (filters: object) =>
      (await rows(manager, { filters, limit: 100 })).some((row) => row.id === late.id)
    // Half past midnight on 1 August in Amsterdam.
    expect(await has({ date_field: 'created_date', date_from: '2025-08-01', date_till: '2025-08-01' })).toBe(true)
    expect(await has({ date_field: 'created_date', date_from: '2025-07-01', date_till: '2025-07-31' })).toBe(false)
    expect(await has({ date_field: 'valid_until', date_from: '2025-08-20', date_till: '2025-08-20' })).toBe(true)
    expect(await has({ date_field: 'desired_delivery_date', date_from: '2000-01-01' })).toBe(false)
    await app.database.db.deleteFrom('offer').where('id', '=', late.id).execute()
  })
})

describe('order and pages', () => {
  const key: Record<string, (row: OfferSummary) => string | number | null> = {
    created_date: (row: OfferSummary) => row.createdDate,
    last_modified: (row: OfferSummary) => row.lastModified,
    valid_until: (row: OfferSummary) => row.validUntil,
    desired_delivery_date: (row: OfferSummary) => row.desired_delivery_date,
    amount: (row: OfferSummary) => row.amount,
    status: (row: OfferSummary) => row.status,
  }

  test.each(
    Object.keys(key).flatMap((name) => [
      { name, dir: 'asc' },
      { name, dir: 'desc' },
    ]),
  )('by $name $dir, nulls last', async ({ name: sort_by, dir: sort_dir }) => {
    const values = (await rows(manager, { sort_by, sort_dir, limit: 100 })).map((row) => key[sort_by]?.(row) ?? null)
    const present = values.filter((value) => value !== null)
    const sorted = present.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    expect(values).toEqual([
      ...(sort_dir === 'asc' ? sorted : sorted.reverse()),
      ...values.filter((value) => value === null),
    ])
  })

  test.each(['asc', 'desc'])('by customer %s, as Dutch sorts names, without a customer last', async (sort_dir) => {
    const values = (await rows(manager, { sort_by: 'customer', sort_dir, limit: 100 })).map((row) => row.customer)
    const present = values.filter((value) => value !== null)
    const sorted = present.toSorted(new Intl.Collator('nl').compare)
    expect(values).toEqual([...(sort_dir === 'asc' ? sorted : sorted.reverse()), null])
  })

  test('ties are broken by id, downwards', async () => {
    const sorted = await rows(manager, { sort_by: 'customer', sort_dir: 'asc', limit: 100 })
    sorted.slice(1).forEach((row, index) => {
      const before = sorted[index]
      if (before?.customer === row.customer) expect(before?.id).toBeGreaterThan(row.id)
    })
  })

  test('pages do not overlap and cover everything', async () => {
    const ids: number[] = []
    for (let page = 1; page <= 7; page++)
      ids.push(...(await rows(manager, { page, limit: 10, sort_by: 'desired_delivery_date' })).map((row) => row.id))
    expect(new Set(ids).size).toBe(70)
    expect(await rows(manager, { page: 8, limit: 10 })).toEqual([])
  })
})

describe('what a row says', () => {
  test('amounts are those of the stored version, surcharges are not counted as lines', async () => {
    const [row] = await rows(manager, { filters: { status: 'accepted' }, limit: 1 })
    const version = await app.database.db
      .selectFrom('offer_version')
      .selectAll()
      .where('offer_id', '=', row?.id ?? 0)
      .where('state', '=', 'issued')
      .executeTakeFirstOrThrow()
    const lines = await app.database.db
      .selectFrom('offer_line')
      .select('kind')
      .where('offer_id', '=', row?.id ?? 0)
      .where('version', '=', version.version)
      .execute()
    expect(row?.amount).toBe(version.total_cents / 100)
    expect(row?.amountExcl).toBe(version.subtotal_cents / 100)
    expect(row?.items).toBe(lines.filter((line) => line.kind === 'item').length)
  })
})

describe('what is refused', () => {
  test.each([
    [{ limit: 101 }, 'limit'],
    [{ page: 0 }, 'page'],
    [{ sort_by: 'title' }, 'sort_by'],
    [{ sort_dir: 'up' }, 'sort_dir'],
    [{ colour: 'red' }, 'colour'],
    [{ filters: { status: 'all' } }, 'filters.status'],
    [{ filters: { date_field: 'issued' } }, 'filters.date_field'],
    [{ filters: { date_from: '2026-02-30' } }, 'filters.date_from'],
    [{ filters: { organisation: 1 } }, 'filters.organisation'],
    [{ filters: '{broken' }, 'filters'],
    [{ tenant_id: 'x' }, 'tenant_id'],
  ])('%j, naming %s', async (query, field) => {
    const answer = await call(manager, query)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ code: 'VALIDATION' })
    expect(Object.keys(answer.body.fields)).toContain(field)
  })
})
