import type { OfferInput, OfferItemInput } from '@staffel/shared-api/contract'
import { manager, pushingHouse, type PushingHouse } from '../testing/pushing-house.ts'

let house: PushingHouse
beforeAll(async () => {
  house = await pushingHouse()
})
afterAll(() => house.close())

test('nothing is asked for before somebody has connected', async () => {
  const { offer_id } = await house.accepted()
  expect(await house.state(offer_id)).toMatchObject({ state: 'none', connected: false, can_push: false })
  expect((await house.ask(offer_id)).body).toMatchObject({ code: 'NOT_CONNECTED' })
})

describe('with a link', () => {
  beforeAll(() => house.connect())

  test('an accepted offer becomes a sales order: to the cent, by its own prices, with the number of the offer', async () => {
    const { offer, push } = await house.pushed({
      items: [
        house.line('a', { quantity: 2500, unitPrice: 8.45, priceUnit: 100, discountPct: 2.5 }),
        house.line('b', { quantity: 3, unitPrice: 24, discountPct: 16.66, taxRate: 9 }),
        house.line('t', { kind: 'text', productId: null, description: 'Lossen door ons' }),
        house.line('o', { optional: true, selected: false }),
      ],
      desired_delivery_date: '2026-04-01',
    })
    expect(push).toMatchObject({
      state: 'done',
      document: 'order',
      number: expect.stringMatching(/^24\d{3}$/),
      total: offer.totals.total,
      problems: [],
      can_push: false,
      asked_by: 'Marieke Jansen',
    })
    const [order] = house.documents(offer)
    expect(push.url).toContain(String(order?.['OrderID']))
    expect(order).toMatchObject({
      AmountFCExclVat: offer.totals.subtotal,
      AmountFC: offer.totals.total,
      Description: 'Gevel',
      Remarks: expect.stringContaining('IO-77'),
    })
    expect(house.linesOf(order).map(({ Quantity, NetPrice, VATCode }) => [Quantity, NetPrice, VATCode])).toEqual([
      [2500, 0.0823875, 'VH'],
      [3, 20.0016, 'VL'],
    ])
    expect((await house.undo(offer)).body).toMatchObject({ code: 'OFFER_LOCKED' })
    await house.ask(offer.offer_id)
    await house.run()
    expect(house.documents(offer)).toHaveLength(1)
    const log = await house.app.as(manager).listOfferActivity({ params: { id: String(offer.offer_id) } })
    expect(log.items.slice(0, 2).map(({ action }) => action)).toEqual(['offer.pushed', 'offer.push_asked'])
  })

  test('what was accepted counts, and not what was offered', async () => {
    const saved = await house.issued({
      items: [house.line('a'), house.line('b', { optional: true, selected: false, unitPrice: 100 })],
    })
    await house.app.as(manager).setOfferStatus({
      params: { id: String(saved.offer_id) },
      body: { status: 'accepted', rev: saved.rev, version: saved.version, selected_optional: ['b'] },
    })
    await house.ask(saved.offer_id)
    await house.run()
    expect(house.documents(saved)).toMatchObject([{ AmountFCExclVat: 225 }])
  })

  test.each<[string, Partial<OfferInput>, () => Partial<OfferItemInput>, RegExp, string | null]>([
    ['another currency', { currency: 'usd' }, () => ({}), /USD/, null],
    ['a product that is no item', {}, () => ({ productId: house.stranger }), /artikel B9/, '/exact/mapping?tab=items'],
    ['free text without an item', {}, () => ({ productId: null }), /vrije regel/, '/exact/mapping?tab=charges'],
  ])('an offer with %s says why it stays', async (_what, part, own, message, to) => {
    const { push } = await house.pushed({ ...part, items: [house.line('a', own())] })
    expect(push.state).toBe('refused')
    expect(push.problems).toMatchObject([{ message: expect.stringMatching(message) }])
    expect(push.problems[0]?.to?.split('&')[0] ?? null).toBe(to)
  })

  test('surcharges, free text and discounts are lines of the items that stand for them', async () => {
    const [shipping, work] = house.exact.records('Items').filter(({ IsSalesItem: isSold }) => isSold)
    const part = {
      items: [
        house.line('a'),
        house.line('w', { productId: null, description: 'Montage', quantity: 1.5, unitPrice: 65 }),
        house.line('sur:x', {
          kind: 'surcharge',
          isSurcharge: true,
          overridden: true,
          productId: null,
          description: 'Vracht',
          quantity: 1,
          unitPrice: 35,
        }),
        house.line('l', { taxRate: 9, unitPrice: 3.33 }),
      ],
      discount: { percent: 7.5 },
    }
    const { offer, push } = await house.pushed(part)
    expect(push).toMatchObject({ state: 'refused', can_push: true })
    expect(push.problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('Montage'),
      expect.stringContaining('Vracht'),
      expect.stringMatching(/korting|discount/i),
    ])
    expect(new Set(push.problems.map(({ to }) => to))).toEqual(new Set(['/exact/mapping?tab=charges']))
    expect(house.documents(offer)).toEqual([])
    expect((await house.told()).at(-1)).toBe(offer.offer_id)
    await house.map('charge', 'text', String(work?.['ID']))
    await house.map('charge', 'surcharge', String(shipping?.['ID']))
    await house.map('charge', 'discount', String(shipping?.['ID']))
    await house.ask(offer.offer_id)
    await house.run()
    expect((await house.state(offer.offer_id)).problems).toEqual([])
    expect(house.documents(offer)).toMatchObject([{ AmountFCExclVat: offer.totals.subtotal }])
    expect(house.linesOf(house.documents(offer)[0]).filter(({ NetPrice: price }) => Number(price) < 0)).toHaveLength(2)
  })

  test('an acceptance that could not be pushed can be undone, and is asked for anew when it is given again', async () => {
    const { offer, push } = await house.pushed({ currency: 'usd' })
    expect(push.state).toBe('refused')
    const undone = await house.undo(offer)
    expect(undone.status).toBe(200)
    expect(await house.state(offer.offer_id)).toMatchObject({ state: 'none', can_push: false })
    expect((await house.ask(offer.offer_id)).body).toMatchObject({ code: 'INVALID_TRANSITION' })
  })

  test('an acceptance that is undone while it waits goes nowhere', async () => {
    const offer = await house.accepted()
    await house.ask(offer.offer_id)
    expect((await house.undo(offer)).status).toBe(200)
    await house.run()
    expect(house.documents(offer)).toEqual([])
    expect((await house.state(offer.offer_id)).state).toBe('none')
  })

  test('the account that a customer is known to be comes before its number and its name', async () => {
    const account = house.exact.put('Accounts', { Name: 'Een heel andere naam', Status: 'C', Blocked: false })
    const { db } = house.app.database
    await db
      .insertInto('exact_account')
      .values({
        ...{ tenant_id: 1, division: 102_030, account_id: String(account['ID']) },
        ...{ organization_id: 1003, matched_by: 'person' },
      })
      .execute()
    const offer = await house.accepted({ customer: { organization_id: 1003 } })
    const other = await house.app.as(manager).createOrganization({ body: { name: 'Overnemer' } })
    await house.ask(offer.offer_id)
    const merging = { query: { organization_id: other.organization_id, from_id: 1003 } }
    expect((await house.app.as(manager).previewOrganizationMerge(merging)).obstacles).toEqual(['open_push'])
    await house.run()
    expect(house.documents(offer)).toMatchObject([{ OrderedBy: account['ID'] }])
  })

  test('as a quotation, and by themselves, where the seller wants that', async () => {
    const early = await house.accepted()
    house.pass(1_000)
    const settings = { push_as: 'quotation' as const, push_automatically: true }
    expect(await house.app.as(manager).saveExactPushSettings({ body: settings })).toEqual(settings)
    expect(await house.app.as(manager).getExactPushSettings()).toEqual(settings)
    house.pass(1_000)
    const offer = await house.accepted()
    await house.run()
    expect(await house.state(offer.offer_id)).toMatchObject({ state: 'done', document: 'quotation', asked_by: null })
    expect(house.documents(offer, 'Quotations')).toMatchObject([{ AmountFC: offer.totals.subtotal }])
    expect((await house.state(early.offer_id)).state).toBe('none')
    await house.app.as(manager).saveExactPushSettings({ body: { push_as: 'order', push_automatically: false } })
  })

  test('it is not for customers’ people, nor for another seller', async () => {
    const { offer_id } = await house.accepted()
    for (const [email, status] of [
      ['user@staffel.example', 403],
      ['manager@noordstaal.example', 404],
    ] as const) {
      expect((await house.ask(offer_id, email)).status).toBe(status)
      expect((await house.app.as(email).getExactPush.answer({ params: { id: String(offer_id) } })).status).toBe(status)
    }
    expect(JSON.stringify((await house.ask(offer_id, 'admin@staffel.example')).body)).toContain('waiting')
  })
})
