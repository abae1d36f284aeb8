import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import type { Question } from '../../../testing/driver/driver.ts'

const admin = 'admin@staffel.example'
const manager = 'manager@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())

const list = async (email: string | null, query?: Question['query']) => {
  const { status, body, headers } = await app.as(email).listCustomers.answer({ query })
  return { status, body, total: headers['x-total-count'] }
}
const names = (body: readonly { name: string }[]) => body.map(({ name }) => name)

describe('the list of customers', () => {
  test('a Manager sees the customers of the tenant, highest value first', async () => {
    const { status, body, total } = await list(manager)
    expect(status).toBe(200)
    expect(total).toBe('14')
    expect(body).toHaveLength(14)
    expect(body[0]?.total_count).toBe(14)
    expect(body[1]).not.toHaveProperty('total_count')
    const values = body.map((row: { totalvalue: number }) => row.totalvalue)
    expect(values).toEqual(values.toSorted((a: number, b: number) => b - a))
  })

  test('a row carries person, address and figures', async () => {
    const { body } = await list(manager, { filters: { search: 'overmars' } })
    expect(body).toEqual([
      expect.objectContaining({
        id: 1008,
        name: 'Constructiebedrijf Overmars',
        contactPerson: 'Sjoerd Overmars',
        email: 'info@constructie-overmars.example.nl',
        phone: '0570 000 909',
        status: 'active',
        totalOffers: expect.any(Number),
        acceptedOffers: expect.any(Number),
        totalvalue: expect.any(Number),
        lastcontact: expect.any(String),
      }),
    ])
  })

  test('figures count issued and accepted offers, without tax, and the last contact', async () => {
    const { db } = app.database
    const before = (await app.as(manager).getOrganization.answer({ query: { organization_id: 1014 } })).body
    const offer = { tenant_id: 1, organization_id: 1014, title: 'x', customer_name: 'x', valid_until: '2026-12-01' }
    const issued = { issued_at: new Date('2027-01-02T10:00:00Z') }
    await db
      .insertInto('offer')
      .values([
        { ...offer, ...issued, offer_nr: 'T-1', status: 'accepted', subtotal_cents: 12_345, total_cents: 14_937 },
        { ...offer, ...issued, offer_nr: 'T-2', status: 'pending', subtotal_cents: 50_000, total_cents: 60_500 },
        { ...offer, offer_nr: 'T-3', status: 'draft', subtotal_cents: 70_000, total_cents: 84_700 },
        {
          ...offer,
          ...issued,
          offer_nr: 'T-4',
          status: 'accepted',
          subtotal_cents: 90_000,
          total_cents: 108_900,
          deleted_at: new Date(),
        },
      ])
      .execute()
    const { body } = await app.as(manager).getOrganization.answer({ query: { organization_id: 1014 } })
    expect(body.totalOffers - before.totalOffers).toBe(2)
    expect(body.acceptedOffers - before.acceptedOffers).toBe(1)
    expect(Math.round((body.totalvalue - before.totalvalue) * 100)).toBe(12_345)
    expect(body.lastcontact).toBe('2027-01-02T10:00:00.000Z')
  })

  test.each(['totalValue', 'totalvalue', 'name', 'status', 'totalOffers', 'acceptedOffers', 'lastcontact'])(
    'sorts by %s',
    async (key) => {
      const ids = async (direction: string) =>
        (await list(manager, { limit: 50, sort_by: key, sort_dir: direction })).body.map(({ id }: { id: number }) => id)
      const up = await ids('asc')
      expect(up).toHaveLength(14)
      expect(new Set(await ids('desc'))).toEqual(new Set(up))
    },
  )

  test('names sort as Dutch does, pages do not overlap', async () => {
    const page = async (number: number) =>
      names((await list(manager, { sort_by: 'name', sort_dir: 'asc', limit: 5, page: number })).body)
    const all = [...(await page(1)), ...(await page(2)), ...(await page(3))]
    expect(all).toHaveLength(14)
    expect(all).toEqual(all.toSorted((a, b) => a.localeCompare(b, 'nl')))
    expect(await list(manager, { page: 9 })).toMatchObject({
      status: 200,
      body: [],
      total: '14',
    })
  })

  test('filters by status, region and organisation', async () => {
    expect((await list(manager, { filters: { status: 'prospect' } })).total).toBe('4')
    expect((await list(manager, { filters: { region_id: 11 } })).total).toBe('2')
    expect((await list(manager, { filters: { organization_id: 1002 } })).total).toBe('1')
    expect((await list(manager, { filters: { search: '100%' } })).total).toBe('0')
  })

  test('a User sees only the own organisation, an Admin all or one tenant, nobody another tenant', async () => {
    expect(names((await list(user)).body)).toEqual(['Bouwbedrijf De Haan B.V.'])
    expect((await list(user, { filters: { organization_id: 1002 } })).total).toBe('0')
    expect((await list(admin, { limit: 100 })).total).toBe('26')
    expect((await list(admin, { tenant_id: 2, filters: { search: 'staal' } })).total).toBe('1')
    expect((await list(admin, { filters: { search: 'STAAL' } })).total).toBe('2')
    expect((await list(other, { tenant_id: 1 })).total).toBe('0')
    expect(await list(null)).toMatchObject({ status: 401 })
  })

  test.each([
    ['filters={"status":"gone"}', 'filters.status'],
    ['filters=no-json', 'filters'],
    ['filters={"color":1}', 'filters.color'],
    ['sort_by=email', 'sort_by'],
    ['limit=0', 'limit'],
    ['page=0', 'page'],
  ])('%s is refused with the field named', async (query, field) => {
    expect(await list(manager, query)).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION', fields: { [field]: expect.any(String) } },
    })
  })
})

describe('one customer', () => {
  test('with address, contacts and people, the primary ones first', async () => {
    const { status, body } = await app.as(manager).getCustomer.answer({ query: { organization_id: 1001 } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: 1001,
      tenant_id: 1,
      region_id: 15,
      address: {
        street: 'Industrieweg',
        number: '118',
        postal_code: '3542 AB',
        city: 'Utrecht',
        country_code: 'NL',
        is_primary: true,
      },
      contacts: [
        { kind: 'email', value: 'inkoop@bouwbedrijf-dehaan.example.nl', is_primary: true },
        { kind: 'phone', value: '030 000 12 34', is_primary: true },
      ],
      contact_persons: [{ name: 'Peter de Haan' }, { name: 'Ingrid Smits' }],
    })
    expect(
      (await app.as(manager).listOrganizationAddresses.answer({ query: { organization_id: 1001 } })).body,
    ).toMatchObject([
      { city: 'Utrecht', is_primary: true },
      { street: 'Veldzichtlaan', is_primary: false },
    ])
    expect(
      (await app.as(manager).listOrganizationContacts.answer({ query: { organization_id: 1001 } })).body,
    ).toHaveLength(2)
    expect(
      (await app.as(manager).getOfferOrganizationAddress.answer({ query: { organization_id: 1001 } })).body,
    ).toEqual({
      organization_id: 1001,
      name: 'Bouwbedrijf De Haan B.V.',
      street: 'Industrieweg',
      number: '118',
      number_addition: null,
      postal_code: '3542 AB',
      city: 'Utrecht',
      email: 'inkoop@bouwbedrijf-dehaan.example.nl',
      phone: '030 000 12 34',
    })
  })

  const calls = [
    'getOrganization',
    'getCustomer',
    'listOrganizationAddresses',
    'listOrganizationContacts',
    'getOfferOrganizationAddress',
    'getCompanyAddress',
  ] as const
  test.each(calls)('%s: the own one for a User, and 404 alike for what is elsewhere or nowhere', async (call) => {
    const get = (email: string | null, organization_id: number) =>
      app.as(email)[call].answer({ query: { organization_id } })
    expect((await get(user, 1001)).status).toBe(200)
    const answers = [await get(user, 1002), await get(other, 1001), await get(manager, 999_999)]
    for (const { status, body } of answers)
      expect({ status, ...body, requestId: '' }).toEqual({
        status: 404,
        code: 'NOT_FOUND',
        message: 'Not found.',
        requestId: '',
      })
    expect((await get(admin, 2001)).status).toBe(200)
    expect((await get(null, 1001)).status).toBe(401)
  })

  test.each(calls.slice(0, 5))('%s needs an id', async (call) => {
    expect(await app.as(manager)[call].answer()).toMatchObject({
      status: 422,
      body: { fields: { organization_id: 'Required.' } },
    })
  })
})
