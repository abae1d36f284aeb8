import type { OfferItemInput } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const line = (id: string, quantity: number, unitPrice: number, part: Partial<OfferItemInput> = {}): OfferItemInput => ({
  id,
  description: 'Beton',
  quantity,
  unitPrice,
  ...part,
})
const save = (items: OfferItemInput[], language = 'nl') =>
  app
    .as(manager, { headers: { 'accept-language': language } })
    .saveOffer.answer({ body: { offer: { title: 'Hoog', customer: { organization_id: 1001 }, items } } })

test('an amount in the trillions is refused at its line, in the language of whoever asks', async () => {
  const items = [line('low', 1, 5), line('high', 9_999_999.999, 9_999_999.99)]
  const dutch = await save(items)
  expect(dutch.status).toBe(422)
  expect(dutch.body).toMatchObject({
    code: 'VALIDATION',
    fields: { 'offer.items.1.quantity': 'Aantal × prijs is te hoog: hooguit 999.999.999.999,99 per regel.' },
  })
  const english = await save(items, 'en')
  expect(english.body).toMatchObject({
    fields: { 'offer.items.1.quantity': 'Quantity × price is too high: at most 999,999,999,999.99 per line.' },
  })
})

test('so are lines that only together are too high, whichever of them the customer may still choose', async () => {
  const billions = line('a', 100_000, 9_999_999)
  const answer = await save([billions, { ...billions, id: 'b', optional: true, selected: false }])
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({ fields: { 'offer.items': expect.stringContaining('Het totaal is te hoog') } })
})

test('an amount just below is kept to the cent', async () => {
  const answer = await save([line('a', 80_000, 9_999_999.99, { taxRate: 21 })])
  expect(answer.status).toBe(200)
  const id = answer.body[0]?.offer_id ?? 0
  const { totals } = (await app.as(manager).getOffer.answer({ query: { id } })).body
  expect(totals).toMatchObject({ subtotal: 799_999_999_200, tax: 167_999_999_832, total: 967_999_999_032 })
})
