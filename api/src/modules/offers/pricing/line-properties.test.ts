import type { Offer, OfferItem, OfferItemInput, Product, PropertyValue } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const admin = 'admin@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
/** A lath of 2400 mm: its length may be another, its material may not. */
let lath: Product
beforeAll(async () => {
  app = await createTestApp()
  lath = await product('Vuren lat geschaafd 18x45 2400')
})
afterAll(() => app.close())

const fail = (): never => {
  throw new Error('missing')
}
const product = async (search: string, email = manager) =>
  (await app.as(email).listProducts.answer({ body: { filters: { search }, limit: 1 } })).body[0] ?? fail()
const line = (propertyValues?: PropertyValue[], part: Partial<OfferItemInput> = {}): OfferItemInput => ({
  id: 'l1',
  productId: lath.product_id,
  description: lath.product_name,
  quantity: 4,
  ...(propertyValues && { propertyValues }),
  ...part,
})
const length = (value: string): PropertyValue => ({ propertyType: 'Lengte', value })
const save = (email: string, items: OfferItemInput[], part: object = {}) =>
  app
    .as(email)
    .saveOffer.answer({ body: { offer: { title: 'Latten', customer: { organization_id: 1001 }, items, ...part } } })
const saved = async (items: OfferItemInput[], part: object = {}, email = manager) => {
  const [stored] = (await save(email, items, part)).body
  return (await app.as(email).getOffer.answer({ query: { id: stored?.offer_id } })).body
}
const lengthOf = ({ items }: Offer) =>
  items[0]?.propertyValues.find(({ propertyType }) => propertyType === 'Lengte')?.value
const surcharges = ({ items }: { readonly items: readonly Partial<OfferItem>[] }) =>
  items.filter(({ isSurcharge }) => isSurcharge).map(({ description, quantity }) => [description, quantity])
const extraLength = ['Toeslag overlengte', 4]

test('a line begins with the properties of its product, of which some may be changed', async () => {
  expect(lath.properties).toContainEqual({ propertyType: 'Lengte', value: '2400 mm', editable: true })
  expect(lath.properties.filter(({ editable }) => editable)).toHaveLength(1)
  const offer = await saved([line()])
  expect(offer.items[0]?.propertyValues).toEqual(
    lath.properties.map(({ propertyType, value }) => ({ propertyType, value })),
  )
  expect(offer.items[0]?.product?.properties).toEqual(lath.properties)
  expect(surcharges(offer)).not.toContainEqual(extraLength)
})

test.each([
  ['a Manager', manager],
  ['an Admin', admin],
])('%s changes one, and pays the surcharge that goes with it', async (_who, email) => {
  const offer = await saved([line([length(' 5400 mm ')])], email === admin ? { tenant_id: 1 } : {}, email)
  expect(lengthOf(offer)).toBe('5400 mm')
  expect(surcharges(offer)).toContainEqual(extraLength)
  const again = await saved([line()], { offer_id: offer.offer_id, rev: offer.rev }, email)
  expect(lengthOf(again)).toBe('5400 mm')
  const back = await saved([line([length('2400 mm')])], { offer_id: offer.offer_id, rev: again.rev }, email)
  expect(surcharges(back)).not.toContainEqual(extraLength)
})

test('a User and another tenant do not', async () => {
  expect((await save(user, [line([length('5400 mm')])])).status).toBe(403)
  const offer = await saved([line()])
  expect((await save(other, [line([length('5400 mm')])], { offer_id: offer.offer_id, rev: offer.rev })).status).toBe(
    404,
  )
  expect((await save(other, [line([length('5400 mm')])], { customer: null })).body).toMatchObject({
    fields: { 'offer.items.0.productId': expect.any(String) },
  })
})

test('what the product does not leave open stays, also when it is sent or left out', async () => {
  const bolt = await product('B933-5010-88')
  const sent = line([length('5400 mm'), { propertyType: 'Kleur', value: 'Rood' }], { productId: bolt.product_id })
  const offer = await saved([sent])
  expect(offer.items[0]?.propertyValues).toEqual(bolt.properties)
  expect(surcharges(offer)).not.toContainEqual(extraLength)
  expect((await saved([line([])])).items[0]?.propertyValues).toHaveLength(lath.properties.length)
})

test('free text has properties of its own', async () => {
  expect(lengthOf(await saved([line([length('5400 mm')], { productId: null, unitPrice: 3 })]))).toBe('5400 mm')
})

test('surcharges are computed with it while the offer is edited, by the length in metres too', async () => {
  const calculate = async (email: string, tenantId: number, items: OfferItemInput[]) =>
    surcharges(await app.as(email).calculateOfferSurcharges({ body: { offerJson: { offerId: 0, tenantId, items } } }))
  expect(await calculate(manager, 1, [line([length('2400 mm')])])).not.toContainEqual(extraLength)
  expect(await calculate(manager, 1, [line([length('5400 mm')])])).toContainEqual(extraLength)
  const tube = await product('Kokerprofiel 20x20x2 blank 3000', other)
  expect(await calculate(other, 2, [line([length('2500 mm')], { productId: tube.product_id })])).toContainEqual([
    'Verzinken per meter',
    10,
  ])
})

test('the customer reads it in the offer', async () => {
  const offer = await saved([line([length('4850 mm')])], { intent: 'issue' })
  const shown = (await app.as(user).getOffer.answer({ query: { id: offer.offer_id } })).body
  expect(lengthOf(shown)).toBe('4850 mm')
})
