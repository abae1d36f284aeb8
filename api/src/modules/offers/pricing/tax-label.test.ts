import type { OfferInput, SavedOffer } from '@staffel/shared-api/contract'
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
  const answer = await app
    .as(manager)
    .saveOffer.answer({ body: { offer: { title: 'Gevel', customer: { organization_id: 1001 }, ...part } } })
  const [saved] = answer.body
  if (!saved) throw new Error(answer.body.message)
  return saved
}
const read = async (id: number) => (await app.as(manager).getOffer.answer({ query: { id } })).body
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
        (await app.as(manager).downloadOfferPdf.answer({ params: { id: saved.offer_id }, query: { lang } })).bytes,
      )
    ).text
  expect(await pdf('nl')).toMatch(/NL001234567B01[\s\S]*verlegd/)
  expect(await pdf('en')).toContain('reverse charged')
  const { url } = (await app.as(manager).createOfferLink.answer({ params: { id: saved.offer_id }, body: {} })).body
  const page = (await app.as(null).getPublicOffer.answer({ params: { token: url?.split('/o/')[1] } })).body
  expect(page.items.map(({ taxLabel }) => taxLabel)).toEqual([undefined, 'Btw verlegd', undefined, undefined])
})

test('what is said of a line stays until somebody who may set prices says otherwise; new versions and copies keep it', async () => {
  const first = await save({ items: [line('b', 50, reversed)], intent: 'issue' })
  const second = await save({ offer_id: first.offer_id, rev: first.rev, title: 'Anders' })
  expect((await read(first.offer_id)).items[0]?.taxLabel).toBe('Btw verlegd')
  const copy = (
    await app.as(manager).duplicateOffer.answer({ params: { id: first.offer_id }, body: { reprice: true } })
  ).body[0]
  expect((await read(copy?.offer_id ?? 0)).items[0]?.taxLabel).toBe('Btw verlegd')
  await save({ offer_id: first.offer_id, rev: second.rev, items: [line('b', 50, { taxRate: 0, taxLabel: null })] })
  expect((await read(first.offer_id)).items[0]?.taxLabel).toBeUndefined()
})

test('a document without such a line does not name the number', async () => {
  const saved = await save({ items: [line('a', 100)], intent: 'issue' })
  const { text } = await readPdf(
    (await app.as(manager).downloadOfferPdf.answer({ params: { id: saved.offer_id } })).bytes,
  )
  expect(text).not.toContain('NL001234567B01')
})
