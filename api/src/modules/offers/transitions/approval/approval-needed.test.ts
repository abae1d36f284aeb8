import type { SavedOffer } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { fitting, people } from '../../save/testing/saved-offer.ts'
import { approvals, off, dear } from './testing/approvals.ts'

const { manager, admin } = people

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.database.db.updateTable('surcharge_rule').set({ is_active: false }).execute()
})
afterAll(() => app.close())

const { limits, issue, read, saved, asManagerOfTheCustomer, subjectsOf } = approvals(() => app)
beforeEach(() => limits({ amount: 1500 }))

describe('what needs a second person', () => {
  test('is nothing, where the seller has not said so', async () => {
    await limits({})
    expect((await app.as(manager).getOfferSettings()).approval).toEqual(off)
    expect((await issue(dear())).status).toBe(200)
  })

  test('is an amount above the limit, and not the limit itself', async () => {
    expect((await issue(dear({ items: [fitting({ quantity: 3 })] }))).status).toBe(200)
    const refused = await issue(dear())
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'APPROVAL_REQUIRED',
        details: { reasons: [{ code: 'amount', value: 2000, limit: 1500, by_choice: false }], can_ask: true },
      },
    ])
  })

  test('is a discount of lines, document and prices by hand together', async () => {
    await limits({ discount: 10 })
    const { product_id: productId } = await app
      .as(manager)
      .createProduct({ body: { name: 'Plaat', sku: 'PL-1', baseUnitPrice: 100 } })
    const line = { id: 'a', productId, description: 'Plaat', quantity: 10 }
    expect((await issue(dear({ items: [{ ...line, discountPct: 10 }] }))).status).toBe(200)
    const byHand = { ...line, unitPrice: 94, priceSource: 'manual' as const, priceSticky: true, discountPct: 2 }
    const { body } = await issue(dear({ items: [byHand], discount: { percent: 5 } }))
    expect(body).toMatchObject({
      code: 'APPROVAL_REQUIRED',
      details: { reasons: [{ code: 'discount', value: 12.49, limit: 10 }] },
    })
  })

  test('is a margin below the floor, whose figures are for who sees costs', async () => {
    await limits({ below_floor: true }, 40)
    const { product_id: productId } = await app
      .as(manager)
      .createProduct({ body: { name: 'Bout', sku: 'BT-1', baseUnitPrice: 10, costPrice: 7 } })
    const offer = dear({ items: [{ id: 'a', productId, description: 'Bout', quantity: 10 }] })
    expect((await issue(offer)).body).toMatchObject({
      details: { reasons: [{ code: 'margin', value: 30, limit: 40, by_choice: false }] },
    })
    await asManagerOfTheCustomer(async () => {
      const { details } = (await issue(offer)).body
      expect(details).toEqual({ reasons: [{ code: 'margin', by_choice: false }], can_ask: true })
    })
  })

  test('is what a customer may make of it by the quantities that are open', async () => {
    await limits({ amount: 1500, discount: 10 })
    const { product_id: productId } = await app.as(manager).createProduct({
      body: {
        name: 'Ring',
        sku: 'RG-1',
        baseUnitPrice: null,
        pricingTiers: [
          { minQuantity: 1, maxQuantity: 99, unitPrice: 2 },
          { minQuantity: 100, maxQuantity: null, unitPrice: 1.6 },
        ],
      },
    })
    const ring = { id: 'a', productId, description: 'Ring', quantity: 100 }
    const open = { ...ring, openQuantity: { least: 10, most: 1000 } }
    const much = await issue(dear({ items: [open] }))
    expect(much.body).toMatchObject({
      details: { reasons: [{ code: 'amount', value: 1600, limit: 1500, by_choice: true }] },
    })
    // At ten the ladder says 2.00, of which 1.60 by hand is a fifth off.
    const byHand = { unitPrice: 1.6, priceSource: 'manual' as const, priceSticky: true }
    const few = await issue(dear({ items: [{ ...open, ...byHand, openQuantity: { least: 10, most: 200 } }] }))
    expect(few.body).toMatchObject({
      details: { reasons: [{ code: 'discount', value: 20, limit: 10, by_choice: true }] },
    })
    expect((await issue(dear({ items: [ring] }))).status).toBe(200)
  })
})

describe('no way to an issue passes it by', () => {
  test('a new offer that is issued at once is not stored', async () => {
    const before = (await app.as(manager).listOffers.answer({ query: {} })).headers['x-total-count']
    expect((await issue(dear({ title: 'Meteen' }))).body.code).toBe('APPROVAL_REQUIRED')
    expect((await app.as(manager).listOffers.answer({ query: {} })).headers['x-total-count']).toBe(before)
  })

  test('nor do a draft, its mail, a selection, the next version or another status', async () => {
    const draft = await saved()
    const { offer_id, rev } = draft
    const at = { params: { id: String(offer_id) } }
    const mail = { to: ['inkoop@bouw.example'], subject: 'Offerte', body: 'Hierbij' }
    const told = async (answer: Promise<{ status: number; body: { code?: string } }>) => (await answer).body.code
    expect(await told(issue({ offer_id, rev }))).toBe('APPROVAL_REQUIRED')
    expect(await told(app.as(manager).sendOffer.answer({ ...at, body: { ...mail, issue: true, rev } }))).toBe(
      'APPROVAL_REQUIRED',
    )
    expect(await told(app.as(manager).sendOffer.answer({ ...at, body: { ...mail, rev } }))).toBe('INVALID_TRANSITION')
    const selection = { action: 'send' as const, ids: [offer_id], args: { issue: true } }
    expect((await app.as(manager).bulkOffers({ body: selection })).results).toEqual([
      { id: offer_id, ok: false, code: 'APPROVAL_REQUIRED' },
    ])
    for (const status of ['pending', 'accepted', 'declined'] as const)
      expect(
        await told(app.as(manager).setOfferStatus.answer({ ...at, body: { status, rev, version: 1, reason: 'x' } })),
      ).toBe('INVALID_TRANSITION')
    const sign = { name: 'A', email: 'a@b.example', agree: true as const, version: 1, total: 2420 }
    expect((await app.as('user@staffel.example').signOffer.answer({ ...at, body: sign })).status).toBe(404)
    expect((await read(offer_id)).status).toBe('draft')
    expect(await subjectsOf(draft.offer_nr)).toEqual([])
  })

  test('nor does the next version of an offer, a copy of an older one, or a duplicate', async () => {
    await limits({})
    const [first] = (await issue(dear())).body as SavedOffer[]
    await limits({ amount: 1500 })
    const id = first?.offer_id ?? 0
    const params = { id: String(id) }
    const [next] = await app.as(manager).reviseOffer({ params, body: { rev: first?.rev ?? 0 } })
    expect((await issue({ offer_id: id, rev: next?.rev })).body.code).toBe('APPROVAL_REQUIRED')
    const discarded = await app.as(manager).discardOfferDraft({ params, body: { rev: next?.rev ?? 0 } })
    const [again] = await app
      .as(manager)
      .restoreOfferVersion({ params: { offerId: String(id), version: 1 }, body: { rev: discarded.rev } })
    expect((await issue({ offer_id: id, rev: again?.rev })).body.code).toBe('APPROVAL_REQUIRED')
    const [copy] = await app.as(manager).duplicateOffer({ params, body: {} })
    expect((await issue({ offer_id: copy?.offer_id, rev: copy?.rev })).body.code).toBe('APPROVAL_REQUIRED')
  })

  test('nor does a Manager of the customer, nor who operates the platform', async () => {
    const { product_id: productId } = await app
      .as(manager)
      .createProduct({ body: { name: 'Balk', sku: 'BK-1', baseUnitPrice: 500 } })
    const items = [{ id: 'a', productId, description: 'Balk', quantity: 4 }]
    await asManagerOfTheCustomer(async () => {
      expect((await issue(dear({ items }))).body.code).toBe('APPROVAL_REQUIRED')
    })
    expect((await issue(dear(), admin)).body.code).toBe('APPROVAL_REQUIRED')
  })
})
