import type { OfferItem } from '@staffel/shared-api/contract'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { atCustomer } from '../../../testing/authorization/at-customer.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { offerRepository as offers } from '../store/offer.repository.ts'
import { fitting, people, savedOffer } from './testing/saved-offer.ts'

const steps = (first: number, second: number) => [
  { minQuantity: 1, maxQuantity: 999, unitPrice: first },
  { minQuantity: 1000, maxQuantity: null, unitPrice: second },
]

let app: TestApp
let short: number
let long: number
beforeAll(async () => {
  app = await createTestApp()
  const create = async (name: string, first: number, second: number) => {
    const body = { name, priceUnit: 100 as const, tierGroup: 'SPS 40', pricingTiers: steps(first, second) }
    return (await app.as(people.manager).createProduct({ body: { ...body, orderMultiple: 100 } })).product_id
  }
  short = await create('Schroef 40', 5, 4)
  long = await create('Schroef 50', 6, 5)
})
afterAll(() => app.close())

const items = () => [
  { id: 'a', productId: short, description: 'Schroef 40', quantity: 600 },
  { id: 'b', productId: long, description: 'Schroef 50', quantity: 500 },
  fitting({ id: 'c', toConfirm: 'match' as const }),
]
const offer = (part: object = {}) => ({
  title: 'Schroeven',
  customer: { organization_id: 1001 },
  items: items(),
  ...part,
})
const linesOf = async (id: number, email: string = people.manager): Promise<OfferItem[]> =>
  (await app.as(email).getOffer.answer({ query: { id } })).body.items.filter(({ isSurcharge }) => !isSurcharge)

test('issuing keeps of every line the ladder, what counted for its tier and whether lines count together', async () => {
  const { offer_id } = await savedOffer(app, offer({ intent: 'issue', confirm_lines: true }))
  const [first, second, third] = await linesOf(offer_id)
  expect(first?.frozen).toEqual({
    ladder: {
      base_unit_price: null,
      price_unit: 100,
      sales_unit: 'st',
      order_multiple: 100,
      min_order_quantity: null,
      tier_group: 'SPS 40',
      staffels: [
        expect.objectContaining({ minQuantity: 1, maxQuantity: 999, unitPrice: 5 }),
        expect.objectContaining({ minQuantity: 1000, maxQuantity: null, unitPrice: 4 }),
      ],
    },
    countedQuantity: 1100,
    countedLines: 2,
    tiersTogether: true,
  })
  expect(second?.frozen).toMatchObject({ countedQuantity: 1100, ladder: { tier_group: 'SPS 40' } })
  expect(third?.frozen).toEqual({ ladder: null, countedQuantity: 2, countedLines: 1, tiersTogether: true })
})

test('what became of the catalogue since changes nothing of it, and its seal holds it', async () => {
  const { offer_id } = await savedOffer(app, offer({ intent: 'issue', confirm_lines: true }))
  const before = await linesOf(offer_id)
  const { rev } = (await app.as(people.manager).getProduct.answer({ params: { id: short } })).body
  await app
    .as(people.manager)
    .updateProduct({ params: { id: short }, body: { rev, name: 'Schroef 40', pricingTiers: steps(9, 8) } })
  expect(await linesOf(offer_id)).toEqual(before)
  const key = { tenant_id: 1, offer_id, version: 1 }
  const recipe = await asTenant(
    app.database.db,
    { tenantId: 1 },
    async (tx) => (await offers.versionRow(tx, key))?.content_hash_recipe,
  )
  expect(recipe).toBeGreaterThanOrEqual(4)
})

test('a draft has none, nor has the draft of the next version or a copy', async () => {
  const frozen = async (id: number) => (await linesOf(id)).map((line) => line.frozen)
  const draft = await savedOffer(app, offer())
  expect(await frozen(draft.offer_id)).toEqual([undefined, undefined, undefined])
  const issued = await savedOffer(app, offer({ intent: 'issue', confirm_lines: true }))
  const params = { id: issued.offer_id }
  const [copy] = (await app.as(people.manager).duplicateOffer.answer({ params, body: {} })).body
  expect(await frozen(copy?.offer_id ?? 0)).toEqual([undefined, undefined, undefined])
  await app.as(people.manager).reviseOffer({ params: { id: String(issued.offer_id) }, body: { rev: issued.rev } })
  expect(await frozen(issued.offer_id)).toEqual([undefined, undefined, undefined])
})

test("the customer is told nothing of how a price came about, and neither is a customer's Manager", async () => {
  const { offer_id } = await savedOffer(app, offer({ intent: 'issue', confirm_lines: true }))
  for (const line of await linesOf(offer_id, people.user)) expect(line).not.toHaveProperty('frozen')
  await atCustomer(app, 1001, async () => {
    const { body } = await app.as(people.manager).getOffer.answer({ query: { id: offer_id } })
    expect(body.items.length).toBeGreaterThan(0)
    for (const line of body.items) expect(line).not.toHaveProperty('frozen')
    expect(body).not.toHaveProperty('surcharge_rules')
  })
})

test("a customer's Manager does not say in which currency the prices are", async () => {
  const { offer_id, rev } = await savedOffer(app, offer())
  await atCustomer(app, 1001, () => savedOffer(app, { offer_id, rev, title: 'Dollars', currency: 'usd' }))
  const { body } = await app.as(people.manager).getOffer.answer({ query: { id: offer_id } })
  expect(body).toMatchObject({ title: 'Dollars', currency: 'eur' })
})
