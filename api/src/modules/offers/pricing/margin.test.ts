import type { OfferInput, SavedOffer } from '@staffel/shared-api/contract'
import { readPdf } from '../../../documents/testing/read-pdf.ts'
import { atCustomer } from '../../../testing/authorization/at-customer.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import type { Answer } from '../../../testing/driver/driver.ts'

const manager = 'manager@staffel.example'
const admin = 'admin@staffel.example'
const customerUser = 'user@staffel.example'

let app: TestApp
let bolt: number
beforeAll(async () => {
  app = await createTestApp()
  await app.database.db.updateTable('surcharge_rule').set({ is_active: false }).execute()
  const { body } = await app.as(manager).createProduct.answer({
    body: { name: 'Tapbout M9', sku: 'TB-9', baseUnitPrice: 10, costPrice: 6.13 },
  })
  bolt = body.product_id
})
afterAll(() => app.close())

const line = (part: object = {}) => ({
  id: 'a',
  productId: bolt,
  description: 'Tapbout M9',
  quantity: 100,
  ...part,
})
const fitting = { id: 'b', productId: null, description: 'Montage', quantity: 1, unitPrice: 50 }

async function save(part: Partial<OfferInput>, by = manager): Promise<SavedOffer> {
  const offer = { title: 'Bouten', customer: { organization_id: 1001 }, items: [line()], ...part }
  const [saved] = await app.as(by).saveOffer({ body: { offer } })
  if (!saved) throw new Error('not saved')
  return saved
}
const read = async (id: number, by = manager) => (await app.as(by).getOffer.answer({ query: { id } })).body
const costsNow = (cents: number | null) =>
  app.database.db.updateTable('product').set({ cost_price_cents: cents }).where('id', '=', bolt).execute()
async function floor(margin_floor: number | null | undefined, by = manager) {
  const {
    tenant_id: _tenant,
    next_sequence: _next,
    ...settings
  } = (await app.as(manager).getOfferSettings.answer()).body
  return app.as(by).saveOfferSettings.answer({ body: { ...settings, margin_floor } })
}

/** As somebody who manages, but at the customer that the offers are for. */
const outsideTheSeller = <T>(work: () => Promise<T>): Promise<T> => atCustomer(app, 1001, work)

describe('what is earned', () => {
  test.each([manager, admin])('is told %s by a save and by reading, by line and of the whole', async (email) => {
    const saved = await save({ items: [line({ discountPct: 5 }), fitting], discount: { percent: 10 } }, email)
    const margin = { amount: 242, percent: 28.3, unknown: 1, floor: 20, is_below_floor: false }
    expect(saved.margin).toEqual(margin)
    expect(await read(saved.offer_id, email)).toMatchObject({
      margin,
      items: [
        { id: 'a', cost: { price: 6.13, priceUnit: 1 }, margin: { amount: 337, percent: 35.5 } },
        { id: 'b', cost: null, margin: null },
      ],
    })
  })

  test('counts the price and the cost each for its own unit', async () => {
    const { body } = await app.as(manager).createProduct.answer({
      body: { name: 'Ring', baseUnitPrice: 7, costPrice: 0.42, priceUnit: 100 },
    })
    const byHand = { unitPrice: 60, priceUnit: 1000, priceSource: 'manual', priceSticky: true } as const
    const saved = await save({ items: [line({ productId: body.product_id, quantity: 5000, ...byHand })] })
    expect(saved.margin).toMatchObject({ amount: 279, percent: 93 })
  })

  test('is not there in another currency than the own', async () => {
    const saved = await save({ currency: 'usd' })
    expect(saved).not.toHaveProperty('margin')
    const offer = await read(saved.offer_id)
    expect(offer).not.toHaveProperty('margin')
    expect(offer.items[0]).not.toHaveProperty('cost')
    const again = await save({ offer_id: saved.offer_id, rev: saved.rev, currency: 'eur' })
    expect(again.margin).toMatchObject({ amount: 387 })
  })

  test('goes by the cost of the day the line was priced, and is frozen at the issue', async () => {
    const draft = await save({})
    const issued = await save({ intent: 'issue' })
    await costsNow(800)
    try {
      expect((await read(draft.offer_id)).margin).toMatchObject({ amount: 387 })
      expect((await read(issued.offer_id)).margin).toMatchObject({ amount: 387 })
      const again = await save({ offer_id: draft.offer_id, rev: draft.rev })
      expect(again.margin).toMatchObject({ amount: 200 })
      const params = { id: issued.offer_id }
      const [copy] = (await app.as(manager).duplicateOffer.answer({ params, body: {} })).body
      expect((await read(copy?.offer_id ?? 0)).margin).toMatchObject({ amount: 387 })
      const [today] = (await app.as(manager).duplicateOffer.answer({ params, body: { reprice: true } })).body
      expect((await read(today?.offer_id ?? 0)).margin).toMatchObject({ amount: 200 })
    } finally {
      await costsNow(613)
    }
  })

  test('keeps the cost of a product that has left the catalogue since', async () => {
    const { body } = await app
      .as(manager)
      .createProduct.answer({ body: { name: 'Oud', baseUnitPrice: 5, costPrice: 4 } })
    const items = [line({ productId: body.product_id, quantity: 10 })]
    const { offer_id, rev } = await save({ items })
    const gone = { deleted_at: new Date('2026-03-01T10:00:00Z') }
    await app.database.db.updateTable('product').set(gone).where('id', '=', body.product_id).execute()
    expect((await save({ offer_id, rev, items })).margin).toMatchObject({ amount: 10 })
  })

  test('is what the server says, whatever is sent back', async () => {
    const saved = await save({
      items: [line({ cost: { price: 1, priceUnit: 1 }, margin: { amount: 900, percent: 90 } })],
    })
    expect(saved.margin).toMatchObject({ amount: 387, percent: 38.7 })
  })
})

describe('the least that is to be earned', () => {
  test('is set by who may see it, and warned of without standing in the way', async () => {
    expect((await floor(40)).body).toMatchObject({ margin_floor: 40 })
    const saved = await save({ intent: 'issue' })
    expect([saved.status, saved.margin]).toEqual([
      'pending',
      expect.objectContaining({ floor: 40, is_below_floor: true }),
    ])
    expect((await floor(undefined)).body).toMatchObject({ margin_floor: 40 })
    expect((await floor(38.7)).body).toMatchObject({ margin_floor: 38.7 })
    expect((await read(saved.offer_id)).margin).toMatchObject({ floor: 38.7, is_below_floor: false })
    expect((await floor(null)).body).toMatchObject({ margin_floor: null })
  })

  test.each([-1, 101])('is a percentage, and not %p', async (percent) => {
    const answer = await floor(percent)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['margin_floor']])
  })

  test('is neither read nor set by anybody else', async () => {
    await floor(25)
    await outsideTheSeller(async () => {
      expect((await app.as(manager).getOfferSettings.answer()).body).not.toHaveProperty('margin_floor')
      expect((await floor(10)).status).toBe(403)
      expect((await floor(undefined)).status).toBe(403)
    })
    expect((await app.as(manager).getOfferSettings.answer()).body).toMatchObject({ margin_floor: 25 })
    await floor(null)
  })
})

/** What would give it away, in any answer. */
const telling = /"(?:cost|cost_price|margin|margin_floor|is_below_floor)"|(?<![\d.,])6[.,]13(?!\d)/

describe('nobody else is told', () => {
  test('who manages outside the seller: not by reading, saving, comparing, copying, a template, a list or a file', async () => {
    const first = await save({ intent: 'issue' })
    const second = await save({ offer_id: first.offer_id, rev: first.rev, items: [line({ quantity: 120 })] })
    const template = (await app.as(manager).saveTemplate.answer({ body: { name: 'Bouten', items: [line()] } })).body
    await outsideTheSeller(async () => {
      const by = app.as(manager)
      const params = { offerId: first.offer_id }
      const offer = { title: 'Bouten', items: [line()] }
      const answers: Answer[] = [
        await by.getOffer.answer({ query: { id: first.offer_id } }),
        await by.getOffer.answer({ query: { id: first.offer_id, version: 1 } }),
        await by.getOfferVersion.answer({ params: { ...params, version: 1 } }),
        await by.diffOfferVersions.answer({ params, query: { from: 1, to: 2 } }),
        await by.listOfferVersions.answer({ params }),
        await by.listOffers.answer({ query: { page: 1, limit: 10 } }),
        await by.exportOffers.answer({ query: { format: 'csv' } }),
        await by.saveOffer.answer({ body: { offer } }),
        await by.calculateOfferSurcharges.answer({
          body: { offerJson: { offerId: first.offer_id, tenantId: 1, items: [line()] } },
        }),
        await by.duplicateOffer.answer({ params: { id: first.offer_id }, body: { reprice: true } }),
        await by.listTemplates.answer(),
        await by.applyTemplate.answer({ params: { id: template.id } }),
      ]
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      expect(answers.filter(({ bytes }) => telling.test(bytes.toString()))).toEqual([])
      const late = await by.saveOffer.answer({
        body: { offer: { ...offer, offer_id: second.offer_id, rev: first.rev } },
      })
      expect([late.code, telling.test(late.bytes.toString())]).toEqual(['STALE', false])
    })
    const seen = await app.as(manager).diffOfferVersions.answer({
      params: { offerId: first.offer_id },
      query: { from: 1, to: 2 },
    })
    expect(seen.body.lines).toMatchObject([{ fields: ['quantity'], from: { cost: { price: 6.13 } } }])
  })

  test('the customer: not where they are signed in, behind the link, or on paper', async () => {
    const { offer_id: id } = await save({ intent: 'issue' })
    const { url } = (await app.as(manager).createOfferLink.answer({ params: { id }, body: {} })).body
    const token = url?.split('/o/')[1]
    const answers: Answer[] = [
      await app.as(customerUser).getOffer.answer({ query: { id } }),
      await app.as(customerUser).listOffers.answer({ query: { page: 1, limit: 10 } }),
      await app.as(null).getPublicOffer.answer({ params: { token } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.filter(({ bytes }) => telling.test(bytes.toString()))).toEqual([])
    const { bytes } = await app.as(manager).downloadOfferPdf.answer({ params: { id }, query: { lang: 'nl' } })
    expect((await readPdf(bytes)).spoken).not.toMatch(telling)
  })

  test('a template keeps neither, and says both of today to who may see them', async () => {
    const items = [line({ cost: { price: 1, priceUnit: 1 }, margin: null })]
    const template = (await app.as(manager).saveTemplate.answer({ body: { name: 'Met kosten', items } })).body
    expect(template.items[0]).not.toHaveProperty('cost')
    const applied = (await app.as(manager).applyTemplate.answer({ params: { id: template.id } })).body
    expect(applied.items).toMatchObject([{ cost: { price: 6.13 }, margin: { percent: 38.7 } }])
  })
})
