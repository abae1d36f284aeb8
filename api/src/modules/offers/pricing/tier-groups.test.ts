import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'

let app: TestApp
let short: number
let long: number
beforeAll(async () => {
  app = await createTestApp()
  const create = async (name: string, first: number, second: number) => {
    const pricingTiers = [
      { minQuantity: 1, maxQuantity: 999, unitPrice: first },
      { minQuantity: 1000, maxQuantity: null, unitPrice: second },
    ]
    const body = { name, priceUnit: 100 as const, tierGroup: 'SPS 40', vatRate: 9 as const, pricingTiers }
    return (await app.as(manager).createProduct({ body })).product_id
  }
  short = await create('Schroef 40', 5, 4)
  long = await create('Schroef 50', 6, 5)
})
afterAll(() => app.close())

const items = (first: number, second: number) => [
  { id: 'a', productId: short, description: 'Schroef 40', quantity: first },
  { id: 'b', productId: long, description: 'Schroef 50', quantity: second },
]
async function save(offer: object) {
  const answer = await app.as(manager).saveOffer.answer({ body: { offer: { title: 'Schroeven', ...offer } } })
  const [saved] = answer.body
  if (!saved) throw new Error(JSON.stringify(answer.body))
  const { items: lines } = (await app.as(manager).getOffer.answer({ query: { id: saved.offer_id } })).body
  const own = lines.filter(({ isSurcharge }) => !isSurcharge)
  return { saved, own, prices: own.map(({ unitPrice, total }) => [unitPrice, total]) }
}

test('lines of one tier group are priced together, when saved, changed and copied', async () => {
  const apart = await save({ items: items(400, 500) })
  expect(apart.prices).toEqual([
    [5, 20],
    [6, 30],
  ])
  expect(apart.own[0]).toMatchObject({ taxRate: 9, product: { tier_group: 'SPS 40', sales_unit: 'st' } })
  const { offer_id, rev } = apart.saved
  const together = await save({ offer_id, rev, items: items(500, 500) })
  expect(together.prices).toEqual([
    [4, 20],
    [5, 25],
  ])
  const copy = await app.as(manager).duplicateOffer.answer({ params: { id: offer_id }, body: { reprice: true } })
  const [made] = copy.body
  const copied = (await app.as(manager).getOffer.answer({ query: { id: made?.offer_id } })).body.items
  expect(copied.slice(0, 2).map(({ unitPrice }) => unitPrice)).toEqual([4, 5])
})

test('a tenant may have each line counted by itself; who says nothing of it leaves it as it is', async () => {
  const settings = (await app.as(manager).getOfferSettings.answer()).body
  expect(settings.tiers_together).toBe(true)
  const { tenant_id: _, next_sequence: __, enforce_plan_limit: ___, public_host: ____, ...input } = settings
  const off = await app.as(manager).saveOfferSettings.answer({ body: { ...input, tiers_together: false } })
  expect([off.status, off.body.tiers_together]).toEqual([200, false])
  expect((await save({ items: items(500, 500) })).prices).toEqual([
    [5, 25],
    [6, 30],
  ])
  const { tiers_together: _____, ...silent } = { ...input, rev: off.body.rev }
  expect((await app.as(manager).saveOfferSettings.answer({ body: silent })).body.tiers_together).toBe(false)
})
