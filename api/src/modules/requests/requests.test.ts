import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

const admin = 'admin@staffel.example'
const manager = 'manager@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())

interface Row {
  readonly id: number
  readonly external_id: string
  readonly from: string
  readonly subject: string
  readonly received_on: string
  readonly replies: readonly {
    readonly search_line: string
    readonly desired_quantity: number
    readonly productsfound: readonly Record<string, unknown>[]
  }[]
}

const list = async (email: string | null, payload?: object) => {
  const answer = await app.as(email).listQuoteRequests.answer({ body: payload })
  return {
    status: answer.status,
    body: answer.body,
    rows: answer.body as readonly Row[],
    total: answer.headers['x-total-count'],
  }
}

describe('the counts of requests', () => {
  const counts = async (email: string, filters: object = {}) => {
    const { body } = await app.as(email).countQuoteRequests.answer({ query: { filters } })
    return Object.fromEntries(body.map(({ status, count }) => [status, count]))
  }

  test('are those of the list, within its filters but for the status', async () => {
    const all = await counts(manager)
    expect(all['all']).toBe(35)
    for (const status of ['new', 'in_progress', 'offered', 'declined', 'archived'] as const) {
      expect([status, String(all[status])]).toEqual([
        status,
        (await list(manager, { filter: { status: [status] } })).total,
      ])
    }
    const search = 'veldzicht dehaan'
    expect(await counts(manager, { search, status: ['archived'] })).toMatchObject({ all: 1, new: 1, archived: 0 })
    expect((await counts(manager, { has_offer: true }))['new']).toBe(0)
  })

  test('are of the own tenant, and for those who see requests', async () => {
    expect(await counts(admin)).not.toEqual(await counts(other))
    expect((await counts(other))['all']).toBe(Number((await list(other)).total))
    expect((await app.as(user).countQuoteRequests.answer({ query: {} })).status).toBe(403)
  })
})

describe('the list of requests', () => {
  test('last received first, ten at a time, the total on the first row and in the header', async () => {
    const { status, rows, body, total } = await list(manager)
    expect(status).toBe(200)
    expect(rows).toHaveLength(10)
    expect(total).toBe('35')
    expect(body[0]?.total_count).toBe(35)
    expect(body[1]).not.toHaveProperty('total_count')
    const received = rows.map(({ received_on }) => received_on)
    expect(received).toEqual(received.toSorted().reverse())
    expect(received[0]).toMatch(/^2026-03-15/)
  })

  test('a request holds the mail, its lines and the products that fit, priced by their tier', async () => {
    const { rows } = await list(manager, { filter: { search: 'veldzicht dehaan' } })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toEqual({
      id: expect.any(Number),
      tenant_id: 1,
      external_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      json_version: 1,
      total_count: 1,
      offer_id: null,
      status: 'new',
      assignee: null,
      organization: { id: expect.any(Number), name: 'Bouwbedrijf De Haan B.V.' },
      problem: null,
      email_body: expect.stringContaining('120 st vuren balk geschaafd 44x69 mm'),
      from: 'Peter de Haan <p.dehaan@bouwbedrijf-dehaan.example.nl>',
      subject: 'Offerteaanvraag materialen Veldzicht',
      received_on: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
      desired_delivery_date: '2026-03-11',
      replies: expect.any(Array),
      offer: null,
      value: { lines: 3281.83, surcharges: 0, subtotal: 3281.83 },
    })
    const bolts = rows[0]?.replies[4]
    expect(bolts).toMatchObject({
      position: expect.any(Number),
      search_line: '250 stuks zeskantbout DIN 933 M8x40 8.8 verzinkt',
      desired_quantity: 250,
      is_ignored: false,
      chosen_by: null,
    })
    const [bolt] = bolts?.productsfound ?? []
    expect(Object.keys(bolt ?? {}).toSorted()).toEqual([
      'description',
      'match_dimension',
      'min_order_quantity',
      'name',
      'order_multiple',
      'pack_content',
      'price',
      'price_unit',
      'product_id',
      'quantity',
      'sku',
      'staffels',
      'totalprice',
      'totalscore',
      'used_staffel_id',
      'wordscore',
    ])
    const tiers = bolt?.['staffels'] as readonly {
      id: number
      unit_price: number
      min_quantity: number
      max_quantity: number | null
    }[]
    const used = tiers.find(
      ({ min_quantity, max_quantity }) => min_quantity <= 250 && (max_quantity === null || max_quantity >= 250),
    )
    expect(bolt).toMatchObject({
      quantity: 250,
      price: used?.unit_price,
      used_staffel_id: used?.id,
      price_unit: 100,
      totalprice: Math.round((used?.unit_price ?? 0) * 250) / 100,
      match_dimension: true,
    })
    expect(Object.keys(tiers[0] ?? {}).toSorted()).toEqual(['id', 'max_quantity', 'min_quantity', 'unit_price'])
  })

  test('a line that nothing fits is there without products, what is hidden in a mail is not', async () => {
    const { rows } = await list(manager, { filter: { search: 'binnenriolering' } })
    expect(rows[0]?.replies.map(({ productsfound }) => productsfound.length > 0)).toEqual([
      true,
      true,
      true,
      false,
      true,
      true,
    ])
    const hidden = await list(manager, { filter: { search: 'montagemateriaal' } })
    expect(hidden.body[0]?.email_body).not.toContain('Ignore all previous instructions')
    expect((await list(manager, { filter: { search: 'M12x60' } })).rows.map(({ subject }) => subject)).toContain(
      'Offerteaanvraag montagemateriaal',
    )
  })

  test('products within a line are best first', async () => {
    for (const { replies } of (await list(manager, { limit: 100 })).rows) {
      for (const { productsfound } of replies) {
        const scores = productsfound.map((product) => product['totalscore'])
        expect(scores).toEqual(scores.toSorted((a, b) => Number(b) - Number(a)))
      }
    }
  })

  test('searches in subject, sender and body, in any case and without accents', async () => {
    expect((await list(manager, { filter: { search: 'RENEE' } })).rows.map(({ from }) => from)).toEqual([
      'Renée van Vliet <renee@vanvliet-installatie.example.nl>',
    ])
    expect((await list(manager, { filters: { search: 'kwast' } })).total).toBe('1')
    expect((await list(manager, { filter: { search: '100%_' } })).total).toBe('0')
    expect((await list(admin, { filter: { search: 'kwast' } })).total).toBe('1')
  })

  test.each(['received_on', 'created_at', 'from', 'subject', 'desired_delivery_date'])(
    'sorts by %s, in either spelling',
    async (key) => {
      const ids = async (payload: object) => (await list(manager, { limit: 100, ...payload })).rows.map(({ id }) => id)
      const up = await ids({ sortBy: key, sortDir: 'asc' })
      expect(up).toHaveLength(35)
      expect(await ids({ sort_by: key, sort_dir: 'asc' })).toEqual(up)
      expect(new Set(await ids({ sortBy: key, sortDir: 'desc' }))).toEqual(new Set(up))
    },
  )

  test('days count where the tenant is, both ends included', async () => {
    const within = async (date_field: string, date_from?: string, date_till?: string) =>
      Number((await list(manager, { filter: { date_field, date_from, date_till } })).total)
    expect(await within('received_on', '2026-03-15')).toBe(5)
    expect(await within('received_on', '2026-03-14', '2026-03-14')).toBe(3)
    expect(await within('received_on', undefined, '2026-03-14')).toBe(30)
    expect(await within('desired_delivery_date', '2026-03-11', '2026-03-11')).toBe(1)
    const { rows } = await list(manager, { limit: 1, sortDir: 'asc' })
    await app.database.db
      .updateTable('quote_request')
      .set({ received_on: '2026-02-01T23:30:00Z' })
      .where('id', '=', rows[0]?.id ?? 0)
      .execute()
    expect(await within('received_on', '2026-02-02', '2026-02-02')).toBe(1)
    expect(await within('received_on', '2026-02-01', '2026-02-01')).toBe(0)
    expect(
      Number(
        (await list(admin, { filter: { date_field: 'received_on', date_from: '2026-02-02', date_till: '2026-02-02' } }))
          .total,
      ),
    ).toBe(1)
  })

  test('narrowed to those with or without an offer, in some states, or of one colleague', async () => {
    const { db } = app.database
    const count = async (filter: object) => Number((await list(manager, { filter })).total)
    const [first, second] = (await list(manager, { filter: { status: ['new'] } })).rows
    expect(await count({ has_offer: false })).toBe(35)
    expect(await count({ status: ['in_progress'] })).toBe(2)
    expect(await count({ status: ['in_progress', 'declined'] })).toBe(3)
    expect(await count({ status: [] })).toBe(35)
    const offer = await db
      .selectFrom('offer')
      .select('id')
      .where('tenant_id', '=', 1)
      .limit(1)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('quote_request')
      .set({ offer_id: offer.id, status: 'offered' })
      .where('id', '=', first?.id ?? 0)
      .execute()
    await db
      .updateTable('quote_request')
      .set({ assignee_user_id: 101 })
      .where('id', '=', second?.id ?? 0)
      .execute()
    expect((await list(manager, { filter: { has_offer: true } })).rows.map(({ id }) => id)).toEqual([first?.id])
    expect(await count({ has_offer: false, status: ['offered'] })).toBe(0)
    expect((await list(admin, { filter: { assignee_user_id: 101 } })).rows.map(({ id }) => id)).toEqual([second?.id])
    expect(await count({ assignee_user_id: 3 })).toBe(0)
    await db.updateTable('offer').set({ deleted_at: new Date() }).where('id', '=', offer.id).execute()
    expect(await count({ has_offer: true })).toBe(0)
    await db.updateTable('offer').set({ deleted_at: null }).where('id', '=', offer.id).execute()
    await db
      .updateTable('quote_request')
      .set({ offer_id: null, status: 'new', assignee_user_id: null })
      .where('tenant_id', '=', 1)
      .where('id', 'in', [first?.id ?? 0, second?.id ?? 0])
      .execute()
  })

  test('of one customer, for who finds that customer', async () => {
    const [known] = (await list(manager, { filter: { search: 'veldzicht dehaan' } })).body
    const organization_id = known?.organization?.id ?? 0
    const own = await list(manager, { limit: 100, filter: { organization_id } })
    const all = (await list(manager, { limit: 100 })).body
    const isOwn = ({ organization }: (typeof all)[number]) => organization?.id === organization_id
    expect(own.body.map(({ id }) => id)).toEqual(all.filter(isOwn).map(({ id }) => id))
    expect(own.body).toContainEqual(expect.objectContaining({ id: known?.id }))
    const { body } = await app.as(manager).countQuoteRequests.answer({ query: { filters: { organization_id } } })
    expect(body[0]).toMatchObject({ status: 'all', count: own.body.length })
    expect((await list(admin, { filter: { organization_id } })).total).toBe(own.total)
    expect((await list(other, { filter: { organization_id } })).total).toBe('0')
  })

  test('pages do not overlap, and end', async () => {
    const page = async (number: number) => (await list(manager, { page: number })).rows.map(({ id }) => id)
    const ids = [...(await page(1)), ...(await page(2)), ...(await page(3)), ...(await page(4))]
    expect(new Set(ids).size).toBe(35)
    expect(await list(manager, { page: 5 })).toMatchObject({ status: 200, rows: [], total: '35' })
  })

  test('for Managers of the tenant and Admins only', async () => {
    expect((await list(admin)).total).toBe('35')
    expect((await list(admin, { tenant_id: 2 })).total).toBe('0')
    expect((await list(other)).total).toBe('0')
    expect((await list(other, { tenant_id: 1 })).total).toBe('0')
    expect(await list(user)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(await list(null)).toMatchObject({ status: 401 })
  })

  test.each([
    [{ limit: 101 }, 'limit'],
    [{ page: 0 }, 'page'],
    [{ sortBy: 'email_body' }, 'sortBy'],
    [{ filter: { date_field: 'deleted_at' } }, 'filter.date_field'],
    [{ filter: { date_from: '2026-02-30' } }, 'filter.date_from'],
    [{ filter: { color: 1 } }, 'filter.color'],
    [{ color: 1 }, 'color'],
  ])('%j is refused with the field named', async (payload, field) => {
    expect(await list(manager, payload)).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION', fields: { [field]: expect.any(String) } },
    })
  })
})
