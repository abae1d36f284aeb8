import type { FoundProduct, QuoteLine, QuoteRequest, QuoteRequestDetail } from '@staffel/shared-api/contract'
import { lineTotal, priceFor } from '@staffel/shared-api/rules'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { clerk, people, type Clerk } from '../testing/clerk.ts'

const { admin, manager, user, other } = people
const words = 'zeskantbout DIN 933 M8x40 8.8 verzinkt'

let app: TestApp
let desk: Clerk
let request: QuoteRequest
beforeAll(async () => {
  app = await createTestApp()
  desk = clerk(app)
  request = await desk.find('veldzicht dehaan')
})
afterAll(() => app.close())

const add = (payload: object, email: string | null = manager, id = request.id, headers = {}) =>
  app.as(email, { headers }).addQuoteLine.answer({ params: { id }, body: payload })
const lineOf = (detail: QuoteRequestDetail, position: number): QuoteLine => {
  const line = detail.replies.find((one) => one.position === position)
  if (!line) throw new Error(`no line ${position}`)
  return line
}
const lastOf = ({ replies }: QuoteRequestDetail): QuoteLine => {
  const line = replies.at(-1)
  if (!line) throw new Error('no lines')
  return line
}
const candidates = (position: number, email: string | null = manager, id: string | number = request.id) =>
  app.as(email).listQuoteCandidates.answer({ params: { id, position } })
const edit = (position: number, body: object) =>
  app.as(manager).updateQuoteLine.answer({ params: { id: request.id, position }, body })
const edited = async (position: number, body: object) => lineOf((await edit(position, body)).body, position)
const reset = (position: number, email: string, body: object = {}) =>
  app.as(email).resetQuoteLine.answer({ params: { id: request.id, position }, body })
const unlike = async (found: readonly FoundProduct[]) => {
  const { id } = await app.database.db
    .selectFrom('product')
    .select('id')
    .where('tenant_id', '=', 1)
    .where('id', 'not in', [...found.map(({ product_id }) => product_id), 0])
    .where('name', 'like', '%balk%')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

describe('a line that the reading did not find', () => {
  test('is added last, matched and priced, once for its key', async () => {
    const headers = { 'idempotency-key': 'add-1' }
    const payload = { search_line: `  ${words}  `, desired_quantity: 250, json_version: 1 }
    const { status, body } = await add(payload, manager, request.id, headers)
    expect(status).toBe(200)
    const line = lastOf(body)
    expect(line).toMatchObject({
      position: (request.replies.at(-1)?.position ?? 0) + 1,
      search_line: words,
      desired_quantity: 250,
      quantity_assumed: false,
      source: null,
      chosen_by: null,
      is_ignored: false,
    })
    expect(line.productsfound[0]).toMatchObject({ match_dimension: true, quantity: 250 })
    const again = await add(payload, manager, request.id, headers)
    expect(again).toMatchObject({ status: 200, body: { json_version: body.json_version } })
    expect(again.body.replies).toHaveLength(request.replies.length + 1)
    expect(await desk.log(request.id)).toEqual([
      ['request.line_added', { position: line.position, desired_quantity: 250, product_id: null }],
    ])
  })

  test('may name its product, and then the next line with these words has it by itself', async () => {
    const named = await unlike([])
    const first = await add({ search_line: 'die mooie balken van vorige keer', desired_quantity: 4, product_id: named })
    expect(lastOf(first.body)).toMatchObject({
      chosen_by: 'person',
      productsfound: [{ product_id: named, quantity: 4 }],
    })
    const second = await add({ search_line: 'Die mooie balken van vorige keer', desired_quantity: 12 })
    expect(lastOf(second.body)).toMatchObject({
      chosen_by: 'memory',
      productsfound: [{ product_id: named, quantity: 12 }],
    })
  })

  test('has words, a product that exists, and room', async () => {
    expect(await add({ search_line: '   ', desired_quantity: 1 })).toMatchObject({
      status: 422,
      body: { fields: { search_line: expect.any(String) } },
    })
    expect(await add({ search_line: 'x', desired_quantity: 1, product_id: 999_999 })).toMatchObject({
      status: 422,
      body: { fields: { product_id: expect.any(String) } },
    })
    expect(await add({ search_line: 'x', desired_quantity: 1, json_version: 1 })).toMatchObject({
      status: 409,
      code: 'STALE',
    })
    const full = await desk.find('kwast')
    await app.database.db
      .insertInto('quote_line')
      .values({ tenant_id: 1, request_id: full.id, position: 2000, search_line: 'x', desired_quantity: '1' })
      .execute()
    expect(await add({ search_line: 'x', desired_quantity: 1 }, manager, full.id)).toMatchObject({
      status: 409,
      code: 'LIMIT_REACHED',
      body: { details: { limit: 2000 } },
    })
  })
})

describe('candidates of a line', () => {
  test('are up to ten, best first, at its quantity by their tiers, those not chosen included', async () => {
    const { body } = await add({ search_line: words, desired_quantity: 120 })
    const line = lastOf(body)
    const before = (await candidates(line.position)).body
    expect(before.length).toBeGreaterThan(3)
    expect(before.length).toBeLessThanOrEqual(10)
    expect(before[0]?.product_id).toBe(line.productsfound[0]?.product_id)
    expect(before.map(({ totalscore }) => totalscore)).toEqual(
      before.map(({ totalscore }) => totalscore).toSorted((a, b) => b - a),
    )
    for (const { staffels, price, price_unit, totalprice, quantity, used_staffel_id } of before) {
      const base = await app.database.db
        .selectFrom('product')
        .select('base_unit_price_cents')
        .where('id', '=', before[0]?.product_id ?? 0)
        .executeTakeFirstOrThrow()
      const tiers = staffels.map((tier) => ({
        ...tier,
        minQuantity: tier.min_quantity,
        maxQuantity: tier.max_quantity,
        unitPrice: tier.unit_price,
      }))
      const product = { base_unit_price: base.base_unit_price_cents, price_unit, staffels: tiers }
      if (tiers.length > 0)
        expect(priceFor(product, 120)).toMatchObject({ unitPrice: price, tier: { id: used_staffel_id } })
      const priced = { unitPrice: price, priceUnit: price_unit }
      expect([quantity, totalprice]).toEqual([120, lineTotal({ quantity: 120, ...priced })])
    }
    await edit(line.position, { product_id: before[3]?.product_id })
    expect((await candidates(line.position)).body.map(({ product_id }) => product_id)).toEqual(
      before.map(({ product_id }) => product_id),
    )
  })
})

describe('resetting a line', () => {
  test('gives it back to the matcher, at the quantity that a person set, and forgets the choice', async () => {
    const { body } = await add({ search_line: 'houtschroef 5x60 torx verzinkt', desired_quantity: 10 })
    const line = lastOf(body)
    const chosen = await edit(line.position, {
      product_id: await unlike(line.productsfound),
      desired_quantity: 30,
      ignored: true,
    })
    expect(lineOf(chosen.body, line.position)).toMatchObject({
      chosen_by: 'person',
      productsfound: [{ totalscore: 5 }],
    })
    const { body: given } = await reset(line.position, admin, { json_version: chosen.body.json_version })
    const after = lineOf(given, line.position)
    expect(after).toMatchObject({ chosen_by: null, desired_quantity: 30, is_ignored: true })
    expect(after.productsfound.map(({ product_id, quantity }) => [product_id, quantity])).toEqual(
      line.productsfound.map(({ product_id }) => [product_id, 30]),
    )
    expect(
      lastOf((await add({ search_line: 'houtschroef 5x60 torx verzinkt', desired_quantity: 1 })).body).chosen_by,
    ).toBeNull()
    expect((await desk.log(request.id)).filter(([action]) => action === 'request.line_reset')).toEqual([
      ['request.line_reset', { position: line.position }],
    ])
    expect(await reset(line.position, manager, { json_version: 1 })).toMatchObject({ status: 409, code: 'STALE' })
  })
})

describe('what was chosen for a customer', () => {
  test('wins in a request that turns out to be theirs, except where a person chose', async () => {
    const said = 'onze vaste regelbalken'
    const remembered = await unlike([])
    await add({ search_line: said, desired_quantity: 5, product_id: remembered })
    const unknown = await desk.find('basisschool')
    await app.database.db
      .updateTable('quote_request')
      .set({ organization_id: null, sender_email: 'iemand@elders.example' })
      .where('id', '=', unknown.id)
      .execute()
    const open = lastOf((await add({ search_line: said, desired_quantity: 7 }, manager, unknown.id)).body)
    expect(open.chosen_by).toBeNull()
    const chosen = request.replies[0]?.productsfound[0]?.product_id
    const own = lastOf(
      (await add({ search_line: said, desired_quantity: 8, product_id: chosen }, manager, unknown.id)).body,
    )
    const { body } = await app
      .as(manager)
      .setQuoteCustomer.answer({ params: { id: unknown.id }, body: { organization_id: request.organization?.id } })
    expect(lineOf(body, open.position)).toMatchObject({
      chosen_by: 'memory',
      productsfound: [{ product_id: remembered, quantity: 7 }],
    })
    expect(lineOf(body, own.position)).toMatchObject({
      chosen_by: 'person',
      productsfound: [{ product_id: own.productsfound[0]?.product_id }],
    })
  })

  test('is nobody else’s', async () => {
    const { body } = await add({ search_line: 'alleen van ons', desired_quantity: 1, product_id: await unlike([]) })
    expect(lastOf(body).chosen_by).toBe('person')
    const another = await desk.find('waterkant')
    expect(another.organization?.id).not.toBe(request.organization?.id)
    expect(
      lastOf((await add({ search_line: 'alleen van ons', desired_quantity: 1 }, manager, another.id)).body).chosen_by,
    ).toBeNull()
  })
})

test('for Managers of the tenant and Admins only', async () => {
  expect([
    (await add({ search_line: 'x', desired_quantity: 1 }, user)).status,
    (await candidates(1, user)).status,
    (await reset(1, user)).status,
  ]).toEqual([403, 403, 403])
  expect([
    (await add({ search_line: 'x', desired_quantity: 1 }, other)).status,
    (await candidates(1, other)).status,
    (await reset(1, other)).status,
  ]).toEqual([404, 404, 404])
  expect([
    (await candidates(1, null)).status,
    (await candidates(1999)).status,
    (await candidates(1, admin, request.external_id)).status,
  ]).toEqual([401, 404, 200])
})

describe('metres asked of goods that are sold in lengths', () => {
  test('are counted in lengths beside the quantity, which is taken over or stays as it is', async () => {
    const { body } = await add({ search_line: 'PVC buis 125 mm grijs 4000 mm', desired_quantity: 120 })
    const { position } = lastOf(body)
    await app.database.db
      .updateTable('quote_line')
      .set({ unit: 'm1' })
      .where('request_id', '=', request.id)
      .where('position', '=', position)
      .execute()
    const { id } = await app.database.db
      .selectFrom('product')
      .select('id')
      .where('tenant_id', '=', 1)
      .where('sku', '=', 'PVC-125-400G')
      .executeTakeFirstOrThrow()
    expect(await edited(position, { product_id: id })).toMatchObject({
      desired_quantity: 120,
      unit: 'm1',
      conversion: { quantity: 30, unit: 'lengtes' },
    })
    expect(await edited(position, { desired_quantity: 122 })).toMatchObject({
      desired_quantity: 122,
      unit: 'm1',
      conversion: { quantity: 31, unit: 'lengtes' },
    })
    expect(await edited(position, { desired_quantity: 31 })).toMatchObject({
      desired_quantity: 31,
      unit: 'lengtes',
      conversion: null,
      productsfound: [{ quantity: 31 }],
    })
    expect(await edited(position, { desired_quantity: 120, unit: 'm1' })).toMatchObject({
      desired_quantity: 120,
      unit: 'm1',
      conversion: { quantity: 30, unit: 'lengtes' },
    })
    expect((await edited(position, { product_id: null })).conversion).toBeNull()
  })
})

test('pallets of goods that are sold by the piece are no pieces: the line waits until somebody says how many', async () => {
  const { body } = await add({ search_line: 'PVC bocht 90 graden 110 mm', desired_quantity: 2 })
  const { position } = lastOf(body)
  expect(lastOf(body).sold_in).toBeNull()
  expect(await edited(position, { unit: 'pallets' })).toMatchObject({
    desired_quantity: 2,
    unit: 'pallets',
    sold_in: 'stuks',
    conversion: null,
  })
  expect(await edited(position, { desired_quantity: 3 })).toMatchObject({ unit: 'pallets', sold_in: 'stuks' })
  expect(await edited(position, { desired_quantity: 960, unit: 'stuks' })).toMatchObject({
    desired_quantity: 960,
    unit: 'stuks',
    sold_in: null,
  })
})
