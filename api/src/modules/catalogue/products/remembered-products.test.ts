import type { OfferItem, OfferItemInput } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { importFile } from '../transfer/testing/import-file.ts'

const manager = 'manager@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const read = (id: string) => app.as(manager).getOffer({ query: { id } })

async function save(items: readonly OfferItemInput[]) {
  const [offer] = await app
    .as(manager)
    .saveOffer({ body: { offer: { intent: 'draft', title: 'Lak', items: [...items] } } })
  const id = String(offer?.offer_id)
  return { id, lines: (await read(id)).items }
}

let made = 0

/** A product, and a draft that was read with it, so that both are remembered. */
async function drafted() {
  const sku = `GK-${++made}`
  const tiers = [
    { minQuantity: 1, maxQuantity: 9, unitPrice: 9 },
    { minQuantity: 10, maxQuantity: null, unitPrice: 8 },
  ]
  const properties = [{ propertyType: 'Kleur', value: 'wit' }]
  const product = await app.as(manager).createProduct({
    body: { name: 'Lak', sku, baseUnitPrice: 10, pricingTiers: tiers, properties },
  })
  const items = [{ id: 'a', productId: product.product_id, description: 'Lak', quantity: 1 }]
  const { id } = await save(items)
  const shown = async (): Promise<OfferItem['product']> => (await read(id)).items[0]?.product
  expect(await shown()).toMatchObject({ product_name: 'Lak', base_unit_price: 10 })
  return { product, sku, shown, items }
}

type Drafted = Awaited<ReturnType<typeof drafted>>

const updated =
  (part: object) =>
  ({ product: { product_id: id, rev } }: Drafted) =>
    app.as(manager).updateProduct({ params: { id }, body: { rev, ...part } })

test.each<[name: string, change: (drafted: Drafted) => Promise<unknown>, shows: object]>([
  ['its base price', updated({ baseUnitPrice: 12 }), { base_unit_price: 12 }],
  [
    'a tier',
    updated({ pricingTiers: [{ minQuantity: 1, maxQuantity: null, unitPrice: 5 }] }),
    { staffels: [{ unitPrice: 5 }] },
  ],
  [
    'a property',
    updated({ properties: [{ propertyType: 'Kleur', value: 'zwart' }] }),
    { properties: [{ value: 'zwart' }] },
  ],
  [
    'the price of a tier, with those of other products',
    ({ product: { product_id: id, rev, staffels } }) =>
      app.as(manager).changePrices({
        body: { products: [{ id, rev, tiers: [{ staffelId: staffels[1]?.staffelId ?? 0, unitPrice: 7 }] }] },
      }),
    { staffels: [{ unitPrice: 9 }, { unitPrice: 7 }] },
  ],
  [
    'its properties, by a file',
    ({ sku }) => importFile(app, `SKU;Naam;Eigenschappen\n${sku};Lak;Kleur: groen`),
    { properties: [{ value: 'groen' }] },
  ],
  [
    'a tier alone, by whoever works in the database',
    ({ product: { product_id } }) =>
      app.database.db
        .updateTable('product_staffel')
        .set({ unit_price_cents: 400 })
        .where('product_id', '=', product_id)
        .execute(),
    { staffels: [{ unitPrice: 4 }, { unitPrice: 4 }] },
  ],
])('a draft shows what was changed of a product that was read before: %s', async (_, change, shows) => {
  const draft = await drafted()
  await change(draft)
  expect(await draft.shown()).toMatchObject(shows)
  // And so it does when that is what is remembered.
  expect(await draft.shown()).toMatchObject(shows)
})

test('a line is saved at what its product costs now', async () => {
  const draft = await drafted()
  await updated({ pricingTiers: [{ minQuantity: 1, maxQuantity: null, unitPrice: 5 }] })(draft)
  expect((await save(draft.items)).lines[0]).toMatchObject({ quantity: 1, unitPrice: 5 })
})

test('one that was archived is no longer shown, and is once it is there again', async () => {
  const draft = await drafted()
  const params = { id: draft.product.product_id }
  await app.as(manager).archiveProduct({ params, body: { archive: true } })
  expect(await draft.shown()).toBeUndefined()
  await app.as(manager).restoreProduct({ params, body: {} })
  expect(await draft.shown()).toMatchObject({ product_name: 'Lak' })
})

test("another company's product is not found, however often its own people read it", async () => {
  const { product } = await drafted()
  const { status, code } = await app.as('manager@noordstaal.example').saveOffer.answer({
    body: {
      offer: {
        intent: 'draft',
        title: 'Lak',
        items: [{ id: 'a', productId: product.product_id, description: 'Lak', quantity: 1 }],
      },
    },
  })
  expect([status, code]).toEqual([422, 'VALIDATION'])
})
