import type { Offer, OfferInput, PublicOffer, SavedOffer } from '@staffel/shared-api/contract'
import { readPdf } from '../../../documents/testing/read-pdf.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.database.db.updateTable('surcharge_rule').set({ is_active: false }).execute()
  await app.database.db
    .updateTable('organization')
    .set({ vat_number: 'NL001234567B01' })
    .where('id', '=', 1001)
    .execute()
})
afterAll(() => app.close())

async function save(part: Partial<OfferInput>): Promise<SavedOffer> {
  const answer = await app.call(manager, {
    method: 'POST',
    url: '/webhook/offers/create',
    payload: { offer: { title: 'Gevel', customer: { organization_id: 1001 }, ...part } },
  })
  const [saved] = answer.json<SavedOffer[]>()
  if (!saved) throw new Error(answer.body)
  return saved
}
const read = async (id: number) =>
  (await app.call(manager, { method: 'GET', url: `/webhook/offer?id=${id}` })).json<Offer>()
const line = (id: string, unitPrice: number, part: object = {}) => ({
  id,
  productId: null,
  description: 'Onderaanneming',
  quantity: 1,
  unitPrice,
  ...part,
})
const reversed = { taxRate: 0, taxLabel: 'Btw verlegd' }

test('tax that is reverse charged is said on the line, in the totals and on the document, with the number of the customer', async () => {
  const saved = await save({
    items: [
      line('a', 100),
      line('b', 50, reversed),
      line('c', 20, { taxRate: 0 }),
      line('d', 10, { ...reversed, taxRate: 9 }),
    ],
    intent: 'issue',
  })
  expect(saved.totals).toMatchObject({
    taxes: [
      { rate: 21, base: 100, amount: 21 },
      { rate: 9, base: 10, amount: 0.9 },
      { rate: 0, base: 20, amount: 0 },
      { rate: 0, label: 'Btw verlegd', base: 50, amount: 0 },
    ],
    total: 201.9,
  })
  const offer = await read(saved.offer_id)
  expect(offer.items.map(({ taxLabel }) => taxLabel)).toEqual([undefined, 'Btw verlegd', undefined, undefined])
  expect([offer.totals, offer.customer?.vat_number]).toEqual([saved.totals, 'NL001234567B01'])
  const pdf = async (lang: string) =>
    (
      await readPdf(
        (await app.call(manager, { method: 'GET', url: `/webhook/offers/${saved.offer_id}/pdf?lang=${lang}` }))
          .rawPayload,
      )
    ).text
  expect(await pdf('nl')).toMatch(/NL001234567B01[\s\S]*verlegd/)
  expect(await pdf('en')).toContain('reverse charged')
  const { url } = (
    await app.call(manager, { method: 'POST', url: `/webhook/offers/${saved.offer_id}/link`, payload: {} })
  ).json<{ url: string }>()
  const page = (
    await app.call(null, { method: 'GET', url: `/webhook/public/offers/${url.split('/o/')[1]}` })
  ).json<PublicOffer>()
  expect(page.items.map(({ taxLabel }) => taxLabel)).toEqual([undefined, 'Btw verlegd', undefined, undefined])
}, 30_000)

test('what is said of a line stays until somebody who may set prices says otherwise; new versions and copies keep it', async () => {
  const first = await save({ items: [line('b', 50, reversed)], intent: 'issue' })
  const second = await save({ offer_id: first.offer_id, rev: first.rev, title: 'Anders' })
  expect((await read(first.offer_id)).items[0]?.taxLabel).toBe('Btw verlegd')
  const copy = (
    await app.call(manager, {
      method: 'POST',
      url: `/webhook/offers/duplicate/${first.offer_id}`,
      payload: { reprice: true },
    })
  ).json<SavedOffer[]>()[0]
  expect((await read(copy?.offer_id ?? 0)).items[0]?.taxLabel).toBe('Btw verlegd')
  await save({ offer_id: first.offer_id, rev: second.rev, items: [line('b', 50, { taxRate: 0, taxLabel: null })] })
  expect((await read(first.offer_id)).items[0]?.taxLabel).toBeUndefined()
})

test('a document without such a line does not name the number', async () => {
  const saved = await save({ items: [line('a', 100)], intent: 'issue' })
  const { text } = await readPdf(
    (await app.call(manager, { method: 'GET', url: `/webhook/offers/${saved.offer_id}/pdf` })).rawPayload,
  )
  expect(text).not.toContain('NL001234567B01')
})
