import type { QuoteRequestDetail } from '@staffel/shared-api/contract'
import { estimatedValue, roundMoney } from '@staffel/shared-api/rules'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { clerk, people, type Clerk } from './testing/clerk.ts'

const { manager } = people

let app: TestApp
let desk: Clerk
beforeAll(async () => {
  app = await createTestApp()
  desk = clerk(app)
})
afterAll(() => app.close())

const read = (id: number) => app.as(manager).getQuoteRequest({ params: { id: String(id) } })
const offerOf = async (id: number) => (await app.as(manager).getOffer.answer({ query: { id } })).body
const inList = async (id: number, email: string = manager) =>
  (await app.as(email).listQuoteRequests.answer({ body: { limit: 100 } })).body.find((request) => request.id === id)
const make = async (id: number, body: object) => {
  const [made] = await app.as(manager).createOfferFromRequest({ params: { id: String(id) }, body })
  return offerOf(made!.offer_id)
}

describe('what a request comes to', () => {
  const surchargesOf = ({ value }: QuoteRequestDetail) => value.surcharges

  test.each(['binnenriolering', 'veldzicht dehaan', 'kwast'])(
    'is what the draft then comes to, surcharges included (%s)',
    async (search) => {
      const { id } = await desk.find(search)
      const request = await read(id)
      const { totals, items } = await make(id, { organization_id: 1001 })
      expect(request.value.subtotal).toBe(totals.subtotal)
      expect(request.value.surcharges).toBeCloseTo(
        items.reduce((sum, line) => sum + (line.isSurcharge ? line.total : 0), 0),
        2,
      )
      expect(request.value.lines).toBe(estimatedValue(request.replies))
    },
  )

  test('follows its lines and the rules of today', async () => {
    const { id } = await desk.find('kwast')
    const before = await read(id)
    expect(surchargesOf(before)).toBeGreaterThan(0)
    const changed = await app
      .as(manager)
      .updateQuoteLine({ params: { id: String(id), position: 1 }, body: { desired_quantity: 4_000 } })
    expect(changed.value.lines).toBe(estimatedValue(changed.replies))
    expect(changed.value.lines).not.toBe(before.value.lines)
    await app.database.db.updateTable('surcharge_rule').set({ is_active: false }).execute()
    expect((await read(id)).value).toEqual({
      lines: changed.value.lines,
      surcharges: 0,
      subtotal: changed.value.lines,
    })
  })

  test('and its lines are at the prices of today, and say what they were', async () => {
    const { id } = await desk.find('kwast')
    const before = await read(id)
    const [line] = before.replies
    const [product] = line!.productsfound
    expect(product).not.toHaveProperty('price_before')
    await app.database.db
      .updateTable('product_staffel')
      .set(({ eb }) => ({ unit_price_cents: eb('unit_price_cents', '*', 2) }))
      .where('product_id', '=', product!.product_id)
      .execute()
    await app.database.db
      .updateTable('product')
      .set(({ eb }) => ({ base_unit_price_cents: eb('base_unit_price_cents', '*', 2) }))
      .where('id', '=', product!.product_id)
      .execute()
    const now = await read(id)
    expect(now.replies[0]!.productsfound[0]).toMatchObject({
      price: 2 * product!.price,
      totalprice: 2 * product!.totalprice,
      price_before: { price: product!.price, price_unit: product!.price_unit },
    })
    expect(now.value.lines).toBe(estimatedValue(now.replies))
  })

  test('and lines of one tier group are at the price of their sum, as they will be in the draft', async () => {
    const { id, replies } = await desk.find('binnenriolering')
    const products = [...new Set(replies.flatMap(({ productsfound }) => productsfound[0]?.product_id ?? []))]
    const [first, second] = products
    const group = (tierGroup: string | null) =>
      app.database.db
        .updateTable('product')
        .set({ tier_group: tierGroup })
        .where('id', 'in', [first!, second!])
        .execute()
    await group('Buis')
    const now = await read(id)
    const together = now.replies.filter(({ productsfound }) => productsfound[0]?.counted)
    expect(together.length).toBeGreaterThan(1)
    const sum = together.reduce((total, { desired_quantity }) => total + desired_quantity, 0)
    for (const { productsfound } of together) {
      expect(productsfound[0]?.counted).toMatchObject({ lines: together.length, quantity: sum })
      expect(productsfound[0]).not.toHaveProperty('price_before')
    }
    expect(now.value.lines).toBe(estimatedValue(now.replies))
    await group(null)
  })

  test('is at the prices of the list that its customer has, as the draft is', async () => {
    const { id } = await desk.find('veldzicht dehaan')
    const organization_id = 1001
    await app.database.db.updateTable('quote_request').set({ organization_id }).where('id', '=', id).execute()
    const position = (await read(id)).replies.findIndex(({ productsfound }) => productsfound.length > 0)
    const found = async () => (await read(id)).replies[position]!.productsfound[0]!
    const { product_id, price } = await found()
    const list = await app.as(manager).createPriceList({
      body: {
        name: 'Halve prijs',
        organization_id,
        valid_from: '2026-01-01',
        currency: 'eur',
        entries: [{ product_id, discount_pct: 50 }],
      },
    })
    const listed = { price: roundMoney(price / 2), price_list: { id: list.id, name: 'Halve prijs' } }
    expect(await found()).toMatchObject(listed)
    expect(await found()).not.toHaveProperty('price_before')
    const params = { id: String(id), position: position + 1 }
    const candidates = await app.as(manager).listQuoteCandidates({ params })
    expect(candidates.find((candidate) => candidate.product_id === product_id)).toMatchObject(listed)
    const { value, replies } = await read(id)
    expect(value.lines).toBe(estimatedValue(replies))
    for (const email of [manager, people.admin]) expect((await inList(id, email))?.value).toEqual(value)
    const { totals, items } = await make(id, { organization_id, force: true })
    expect(totals.subtotal).toBe(value.subtotal)
    expect(items.filter(({ priceListName }) => priceListName === 'Halve prijs')).not.toEqual([])
    await app.as(manager).deletePriceList({ params: { id: list.id } })
  })

  test('is the same in the list and on the dashboard, surcharges included, whoever is looking', async () => {
    await app.database.db.updateTable('surcharge_rule').set({ is_active: true }).execute()
    const rows = (await app.as(manager).listQuoteRequests.answer({ body: { limit: 100 } })).body
    expect(rows.some(({ value }) => value.surcharges > 0)).toBe(true)
    const worth = new Map<number, number>()
    for (const { id, value, offer } of rows) {
      const request = await read(id)
      expect([id, value, offer]).toEqual([id, request.value, request.offer])
      worth.set(id, value.subtotal)
    }
    for (const email of [manager, people.admin]) {
      const { tasks } = await app.as(email).getDashboardToday({ query: {} })
      const waiting = tasks.filter(({ kind, id }) => kind === 'request' && worth.has(id))
      expect(waiting).not.toEqual([])
      for (const { id, value_excl_vat } of waiting) expect([id, value_excl_vat]).toEqual([id, worth.get(id)])
    }
  })

  test('counts the list of a customer who is known by its address alone', async () => {
    const { id } = await desk.find('veldzicht dehaan')
    const { sender_email } = await app.database.db
      .selectFrom('quote_request')
      .select('sender_email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await app.database.db.updateTable('quote_request').set({ organization_id: null }).where('id', '=', id).execute()
    const [known] = (await read(id)).customer_candidates
    expect([sender_email === null, known?.reason]).toEqual([false, 'contact'])
    const { value: before } = await read(id)
    const products = (await read(id)).replies.flatMap(({ productsfound }) => productsfound[0]?.product_id ?? [])
    const list = await app.as(manager).createPriceList({
      body: {
        name: 'Vaste klant',
        organization_id: known!.organization_id,
        valid_from: '2026-01-01',
        currency: 'eur',
        entries: [...new Set(products)].map((product_id) => ({ product_id, discount_pct: 50 })),
      },
    })
    const { value } = await read(id)
    expect(value.lines).toBeLessThan(before.lines)
    for (const email of [manager, people.admin]) expect((await inList(id, email))?.value).toEqual(value)
    await app.as(manager).deletePriceList({ params: { id: list.id } })
  })

  test('is nothing where every line is left out', async () => {
    const { id, replies } = await desk.find('binnenriolering')
    for (const { position } of replies)
      await app.as(manager).updateQuoteLine({ params: { id: String(id), position }, body: { ignored: true } })
    expect((await read(id)).value).toEqual({ lines: 0, surcharges: 0, subtotal: 0 })
  })
})

describe('the offer of a request', () => {
  const stateOf = async (id: number) => {
    const { offer } = await read(id)
    return [offer?.takes_lines, offer?.subtotal]
  }

  test('says what becomes of lines that are added, and what it amounts to now', async () => {
    const { id } = await desk.find('veldzicht dehaan')
    const save = (offer: object) => app.as(manager).saveOffer({ body: { offer } })
    const draft = await make(id, { force: true, organization_id: 1001 })
    const { offer_id } = draft
    expect(await stateOf(id)).toEqual(['draft', draft.totals.subtotal])

    const priced = draft.items
      .filter(({ isSurcharge }) => !isSurcharge)
      .map(({ id: key, productId, description, quantity }) => ({
        id: key,
        productId,
        description,
        quantity,
        unitPrice: 12,
        priceSource: 'manual' as const,
        toConfirm: null,
      }))
    await save({ offer_id, rev: draft.rev, intent: 'issue', items: priced, confirm_quantities: true })
    const issued = await offerOf(offer_id!)
    expect(issued.totals.subtotal).not.toBe(draft.totals.subtotal)
    expect(await stateOf(id)).toEqual(['new_version', issued.totals.subtotal])

    await save({ offer_id, rev: issued.rev, items: priced.slice(0, 1) })
    const revised = await offerOf(offer_id!)
    expect(revised.totals.subtotal).not.toBe(issued.totals.subtotal)
    expect(await stateOf(id)).toEqual(['draft', revised.totals.subtotal])

    await app.database.db.updateTable('offer').set({ status: 'accepted' }).where('id', '=', offer_id!).execute()
    expect(await stateOf(id)).toEqual(['none', issued.totals.subtotal])
  })
})
