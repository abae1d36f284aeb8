import { atCustomer } from '../../../../testing/authorization/at-customer.ts'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const other = 'manager@noordstaal.example'
const user = 'user@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const listed = (email: string, id: number) => app.as(email).listOfferedLines.answer({ params: { id } })

async function product(): Promise<number> {
  return (await app.as(manager).createProduct({ body: { name: 'Klemstrip', baseUnitPrice: 4, priceUnit: 10 } }))
    .product_id
}

async function offered(productId: number, title: string, quantity: number, organization?: number): Promise<number> {
  const customer = organization !== undefined && { customer: { organization_id: organization } }
  const line = { id: 'a', productId, description: 'Klemstrip', quantity, unitPrice: 4, priceUnit: 10 as const }
  const [saved] = await app.as(manager).saveOffer({ body: { offer: { title, ...customer, items: [line] } } })
  if (!saved) throw new Error('The offer was not saved')
  return saved.offer_id
}

describe('where a product was offered lately', () => {
  test('says the offer, the quantity and the price, the latest first', async () => {
    const id = await product()
    await offered(id, 'Eerste', 5)
    await offered(id, 'Tweede', 20)
    expect((await listed(manager, id)).body).toEqual([
      expect.objectContaining({ title: 'Tweede', status: 'draft', quantity: 20, unit_price: 4, price_unit: 10 }),
      expect.objectContaining({ title: 'Eerste', quantity: 5 }),
    ])
  })

  test('leaves out offers that were deleted, and names ten lines at most', async () => {
    const id = await product()
    const gone = await offered(id, 'Weg', 1)
    for (let number = 0; number < 11; number += 1) await offered(id, `Offerte ${number}`, 1)
    await app.as(manager).deleteOffer({ params: { id: String(gone) } })
    const titles = (await listed(manager, id)).body.map(({ title }) => title)
    expect(titles).toHaveLength(10)
    expect(titles).not.toContain('Weg')
  })

  test("tells a customer's Manager of the own organisation alone, and of nobody else's", async () => {
    const id = await product()
    await offered(id, 'Van een ander', 5, 1002)
    await offered(id, 'Van niemand', 5)
    await offered(id, 'Van hen', 20, 1001)
    const titles = async () => (await listed(manager, id)).body.map(({ title }) => title)
    expect(await atCustomer(app, 1001, titles)).toEqual(['Van hen'])
    expect(await atCustomer(app, null, titles)).toEqual([])
    expect(await titles()).toEqual(['Van hen', 'Van niemand', 'Van een ander'])
  })

  test('tells another tenant nothing, and a User that it is not for them', async () => {
    const id = await product()
    await offered(id, 'Van ons', 1)
    expect((await listed(other, id)).body).toEqual([])
    expect((await listed(user, id)).status).toBe(403)
  })
})
