import { addCustomersManager, customersManager } from './testing/authorization/customers-manager.ts'
import { plantSecrets, type Planted } from './testing/authorization/plant-secrets.ts'
import { createTestApp, type TestApp } from './testing/create-test-app.ts'

const seller = 'manager@staffel.example'
const customers = { own: 1001, other: 1002 }

let app: TestApp
let planted: Planted
beforeAll(async () => {
  app = await createTestApp()
  planted = await plantSecrets(app, customers)
  await addCustomersManager(app, customers.own)
})
afterAll(() => app.close())

describe("what a customer's Manager names of another customer is refused as unknown:", () => {
  const manager = () => app.as(customersManager)

  test('figures are those of the own customer alone', async () => {
    const own = (await app.as(seller).getDashboardStats({ query: { organization_id: customers.own } })).total_offers
    expect((await manager().getDashboardStats({ query: {} })).total_offers).toEqual(own)
    const none = await manager().getDashboardStats({ query: { organization_id: customers.other } })
    expect(none.total_offers.value).toBe(0)
  })

  test('an offer is for the own customer, and for no other or new one', async () => {
    const save = (customer?: object) =>
      manager().saveOffer.answer({
        body: { offer: { title: 'Zelf gemaakt', items: [], ...(customer && { customer }) } },
      })
    for (const customer of [{ organization_id: customers.other }, { new: { name: 'Nieuwe klant' } }])
      expect(await save(customer)).toMatchObject({
        status: 422,
        body: { fields: { 'offer.customer.organization_id': expect.any(String) } },
      })
    const made = (await save()).body[0]
    expect(await manager().getOffer({ query: { id: String(made?.offer_id) } })).toMatchObject({
      title: 'Zelf gemaakt',
      customer: { addresses: { billing: { organization_id: customers.own } } },
    })
    const copied = await manager().duplicateOffer.answer({
      params: { id: planted.own.offer },
      body: { organization_id: customers.other },
    })
    expect(copied).toMatchObject({ status: 422, body: { fields: { organization_id: expect.any(String) } } })
  })

  test('a deleted offer is listed and brought back by its own customer', async () => {
    const of = async (organization_id: number) => {
      const [made] = await app.as(seller).saveOffer({
        body: { offer: { title: 'Weg', customer: { organization_id }, items: [] } },
      })
      await app.as(seller).deleteOffer({ params: { id: String(made?.offer_id) }, body: {} })
      return made?.offer_id ?? 0
    }
    const [own, other] = [await of(customers.own), await of(customers.other)]
    const listed = (await manager().listDeletedOffers.answer({ query: { limit: 100 } })).body.map(({ id }) => id)
    expect([listed.includes(own), listed.includes(other)]).toEqual([true, false])
    expect((await manager().restoreOffer.answer({ params: { id: other } })).status).toBe(404)
    expect((await manager().restoreOffer.answer({ params: { id: own } })).status).toBe(200)
  })

  test('people are those of the own customer, and are invited for that one alone', async () => {
    const { users } = await manager().listUsers({ query: { limit: 100 } })
    expect(new Set(users.map(({ organization_id }) => organization_id))).toEqual(new Set([customers.own]))
    expect((await manager().getUserStats({ query: {} })).total).toBe(users.length)
    const { invites } = await manager().listInvites({ query: { limit: 100 } })
    expect(invites.filter(({ organization_id }) => organization_id !== customers.own)).toEqual([])
    const invite = (organization_id: number | null) =>
      manager().createInvite.answer({
        body: { email: 'collega@example.com', tenant_id: 1, organization_id, role_id: 1 },
      })
    expect(await invite(customers.other)).toMatchObject({
      status: 422,
      body: { fields: { organization_id: expect.any(String) } },
    })
    expect((await invite(null)).status).toBe(403)
    expect((await invite(customers.own)).status).toBe(200)
  })

  test('a customer is not added', async () => {
    expect((await manager().createOrganization.answer({ body: { name: 'Nieuwe klant' } })).status).toBe(403)
  })

  test('without an organisation there is nothing', async () => {
    const belongTo = (organization_id: number | null) =>
      app.database.db.updateTable('app_user').set({ organization_id }).where('email', '=', customersManager).execute()
    await belongTo(null)
    try {
      const [offers, deleted, customersSeen, { users }] = [
        await manager().listOffers.answer({ query: {} }),
        await manager().listDeletedOffers.answer({ query: {} }),
        await manager().listCustomers.answer({ query: {} }),
        await manager().listUsers({ query: {} }),
      ]
      expect([...offers.body, ...deleted.body, ...customersSeen.body, ...users]).toEqual([])
      const made = await manager().saveOffer.answer({ body: { offer: { title: 'Van niemand', items: [] } } })
      expect(made.status).toBe(422)
      expect((await manager().getCompanyAddress.answer({ query: {} })).status).toBe(404)
    } finally {
      await belongTo(customers.own)
    }
  })
})
