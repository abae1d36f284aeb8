import type { Offer, OfferItemInput, OfferSummary, OfferVersion, Product } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const admin = 'admin@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'
const ownOrganization = 1001

let app: TestApp
let flow: string
beforeAll(async () => {
  app = await createTestApp()
  flow = `/webhook/${app.config.workflows.offers}`
})
afterAll(() => app.close())

const get = (email: string | null, url: string) => app.call(email, { method: 'GET', url })
const list = async (email: string, filters: object) =>
  (await get(email, `/webhook/offers?limit=100&filters=${encodeURIComponent(JSON.stringify(filters))}`)).json<
    OfferSummary[]
  >()
const one = async (email: string, filters: object): Promise<OfferSummary> => {
  const [found] = await list(email, filters)
  if (!found) throw new Error(`no offer for ${JSON.stringify(filters)}`)
  return found
}
const remove = (email: string | null, id: number | string, body?: object) =>
  app.call(email, { method: 'POST', url: `${flow}/offers/delete/${id}`, ...(body ? { payload: body } : {}) })
const activityCount = async () =>
  Number(
    (
      await app.database.db
        .selectFrom('activity')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

describe('one offer', () => {
  test('outside the scope it does not exist: same answer as an id that nobody has', async () => {
    const foreign = await one(manager, { status: 'pending', organization_id: ownOrganization + 1 })
    const missing = (await get(other, '/webhook/offer?id=999999')).json<{ requestId: string }>()
    for (const [email, id] of [
      [other, foreign.id],
      [other, foreign.externalId],
      [user, foreign.id],
      [user, foreign.externalId],
    ] as const) {
      const answer = await get(email, `/webhook/offer?id=${id}`)
      expect(answer.statusCode).toBe(404)
      expect({ ...answer.json<object>(), requestId: '' }).toEqual({ ...missing, requestId: '' })
      expect((await get(email, `${flow}/offers/versions/${id}`)).statusCode).toBe(404)
    }
    expect((await get(null, `/webhook/offer?id=${foreign.id}`)).statusCode).toBe(401)
  })

  test('a User reads those of the own organisation, an Admin all', async () => {
    const own = await one(manager, { status: 'pending', organization_id: ownOrganization })
    expect((await get(user, `/webhook/offer?id=${own.externalId}`)).json()).toMatchObject({
      id: own.id,
      status: 'pending',
    })
    const foreign = await one(other, { status: 'accepted' })
    expect((await get(admin, `/webhook/offer?id=${foreign.id}`)).json()).toMatchObject({ id: foreign.id, tenant_id: 2 })
  })

  test('a draft of the own organisation is not shown to a User', async () => {
    const draft = await one(manager, { status: 'draft', organization_id: ownOrganization })
    expect((await get(user, `/webhook/offer?id=${draft.id}`)).statusCode).toBe(404)
  })

  test('a description that came into the table by another way than the product is read without what could run', async () => {
    const own = await one(manager, { status: 'pending', organization_id: ownOrganization })
    await app.database.db
      .updateTable('offer_version')
      .set({ description: '<p onclick="x()">Gevel</p><script>x()</script>' })
      .where('offer_id', '=', own.id)
      .execute()
    expect((await get(manager, `/webhook/offer?id=${own.id}`)).json()).toMatchObject({ description: '<p>Gevel</p>' })
  })

  test('internal notes are for the seller’s staff', async () => {
    const own = await one(manager, { status: 'pending', organization_id: ownOrganization })
    await app.database.db
      .updateTable('offer')
      .set({ internal_notes: 'Niet voor de klant' })
      .where('id', '=', own.id)
      .execute()
    expect((await get(manager, `/webhook/offer?id=${own.id}`)).json()).toMatchObject({
      internal_notes: 'Niet voor de klant',
    })
    expect((await get(user, `/webhook/offer?id=${own.id}`)).json()).toMatchObject({ internal_notes: '' })
    expect((await get(user, `/webhook/offer?id=${own.id}`)).body).not.toContain('Niet voor de klant')
  })

  test('pending becomes expired by itself', async () => {
    const expired = await one(manager, { status: 'expired' })
    expect((await get(manager, `/webhook/offer?id=${expired.id}`)).json()).toMatchObject({ status: 'expired' })
  })

  test.each(['', '0', '-1', '1.5', 'abc', '1;drop table offer', '9'.repeat(30)])('id %j is refused', async (id) => {
    expect((await get(manager, `/webhook/offer?id=${encodeURIComponent(id)}`)).statusCode).toBe(422)
  })
})

describe('versions', () => {
  test('come newest first, with the total of each and what it is', async () => {
    const revised = await app.database.db
      .selectFrom('offer')
      .selectAll()
      .where('tenant_id', '=', 1)
      .where('draft_version', 'is not', null)
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow()
    const versions = (await get(manager, `${flow}/offers/versions/${revised.id}`)).json<OfferVersion[]>()
    expect(versions.map(({ version }) => version)).toEqual(
      [...versions.map(({ version }) => version)].toSorted((a, b) => b - a),
    )
    expect(versions[0]).toMatchObject({
      id: revised.id,
      offer_nr: revised.offer_nr,
      version: revised.draft_version,
      status: 'draft',
      issued_at: null,
      is_current: false,
      last_modified_by: expect.stringMatching(/\w \w/),
    })
    expect(versions.find((version) => version.is_current)).toMatchObject({
      version: revised.current_version,
      total: revised.total_cents / 100,
      status: 'pending',
    })
    expect((await get(manager, `${flow}/offers/versions/${revised.external_id}`)).json()).toEqual(versions)
  })

  test('a User does not see the one that is being worked on', async () => {
    await app.database.db
      .updateTable('offer')
      .set({ organization_id: ownOrganization })
      .where('draft_version', 'is not', null)
      .where('tenant_id', '=', 1)
      .execute()
    const revised = await app.database.db
      .selectFrom('offer')
      .selectAll()
      .where('tenant_id', '=', 1)
      .where('draft_version', 'is not', null)
      .executeTakeFirstOrThrow()
    await app.database.db
      .updateTable('offer_version')
      .set({ organization_id: ownOrganization })
      .where('offer_id', '=', revised.id)
      .where('tenant_id', '=', 1)
      .execute()
    const versions = (await get(user, `${flow}/offers/versions/${revised.id}`)).json<OfferVersion[]>()
    expect(versions.map(({ status }) => status)).not.toContain('draft')
    expect(versions).toHaveLength(revised.current_version)
  })
})

describe('deleting', () => {
  test('takes an offer out of sight and writes one line in the log', async () => {
    const declined = await one(manager, { status: 'declined' })
    const before = await activityCount()
    const answer = await remove(manager, declined.externalId)
    expect(answer.statusCode).toBe(204)
    expect(answer.body).toBe('')
    expect((await get(manager, `/webhook/offer?id=${declined.id}`)).statusCode).toBe(404)
    expect(await list(manager, { search: declined.offer_nr })).toEqual([])
    expect((await remove(manager, declined.id)).statusCode).toBe(204)
    expect(await activityCount()).toBe(before + 1)
    // It is kept, so that it can be restored, and its number is not given again.
    expect(
      await app.database.db.selectFrom('offer').select('offer_nr').where('id', '=', declined.id).executeTakeFirst(),
    ).toEqual({ offer_nr: declined.offer_nr })
  })

  test('an accepted offer is locked', async () => {
    const accepted = await one(manager, { status: 'accepted' })
    const answer = await remove(manager, accepted.id)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'OFFER_LOCKED' })
  })

  test('with a rev, a changed offer is not deleted', async () => {
    const draft = await one(manager, { status: 'draft' })
    const answer = await remove(manager, draft.id, { rev: 99 })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'STALE', current: { id: draft.id } })
    expect((await remove(manager, draft.id, { rev: answer.json<{ current: Offer }>().current.rev })).statusCode).toBe(
      204,
    )
  })

  test('only Managers and Admins, only in their scope', async () => {
    const own = await one(manager, { status: 'pending', organization_id: ownOrganization })
    expect((await remove(user, own.id)).statusCode).toBe(403)
    expect((await remove(other, own.id)).statusCode).toBe(404)
    expect((await remove(null, own.id)).statusCode).toBe(401)
    const foreign = await one(other, { status: 'pending' })
    expect((await remove(admin, foreign.id)).statusCode).toBe(204)
  })
})

describe('surcharges while editing', () => {
  const calculate = (email: string, items: OfferItemInput[], part = {}) =>
    app.call(email, {
      method: 'POST',
      url: '/webhook/offer/calculateoffersurcharges',
      payload: { offerJson: { offerId: 0, tenantId: 1, items, ...part } },
    })
  const item = (part: Partial<OfferItemInput> = {}): OfferItemInput => ({
    id: 'a',
    productId: null,
    description: 'Regel',
    quantity: 1,
    unitPrice: 100,
    ...part,
  })

  test('the lines come back as sent, followed by what the tenant’s rules ask', async () => {
    const items = [
      item({ propertyValues: [{ propertyType: 'Lengte', value: '5400 mm' }], quantity: 2, unitPrice: 50, total: 100 }),
    ]
    const answer = (await calculate(manager, items)).json<{ items: OfferItemInput[] }>()
    expect(answer.items[0]).toEqual(items[0])
    expect(
      answer.items
        .slice(1)
        .map(({ description, quantity, total, isSurcharge }) => [description, quantity, total, isSurcharge]),
    ).toEqual([
      ['Kleine-ordertoeslag', 1, 15, true],
      ['Toeslag overlengte', 2, 7, true],
      ['Vrachtkosten (franco vanaf € 750)', 1, 45, true],
    ])
    expect((await calculate(manager, answer.items)).json()).toEqual(answer)
  })

  test('thresholds are of the items, without surcharges', async () => {
    expect((await calculate(manager, [item({ unitPrice: 750 })])).json<{ items: object[] }>().items).toHaveLength(1)
    expect((await calculate(manager, [item({ unitPrice: 749.99 })])).json<{ items: object[] }>().items).toHaveLength(2)
  })

  test('a line without a price is taken at the catalogue’s', async () => {
    const [tile] = (
      await app.call(manager, {
        method: 'POST',
        url: '/webhook/products',
        payload: { filters: { search: 'TEG-8080-ZWA-G' } },
      })
    ).json<Product[]>()
    const items = [item({ productId: tile?.product_id ?? 0, quantity: 20, unitPrice: undefined })]
    expect((await calculate(manager, items)).json<{ items: object[] }>().items).toHaveLength(1)
  })

  test('the caller’s tenant decides, whatever tenantId says; an Admin chooses', async () => {
    const surcharges = async (email: string, tenantId: number) =>
      (await calculate(email, [item()], { tenantId }))
        .json<{ items: OfferItemInput[] }>()
        .items.slice(1)
        .map(({ description }) => description)
    expect(await surcharges(other, 1)).toEqual([
      'Certificaatkosten 3.1',
      'Legeringstoeslag 2,5 %',
      'Transport (franco vanaf € 1.500)',
    ])
    expect(await surcharges(admin, 2)).toEqual(await surcharges(other, 2))
    expect(await surcharges(manager, 2)).toEqual(await surcharges(manager, 1))
  })

  test('they are named in the language that is asked for', async () => {
    const answer = (await calculate(manager, [item()], { language: 'en' })).json<{ items: OfferItemInput[] }>()
    expect(answer.items.slice(1).map(({ description }) => description)).toEqual([
      'Small order surcharge',
      'Freight (free from € 750)',
    ])
  })

  test('stores nothing', async () => {
    const before = await activityCount()
    await calculate(manager, [item()])
    expect(await activityCount()).toBe(before)
  })

  test('a User and a stranger are refused, a wrong line is named', async () => {
    expect((await calculate(user, [item()])).statusCode).toBe(403)
    expect(
      (await app.call(null, { method: 'POST', url: '/webhook/offer/calculateoffersurcharges', payload: {} }))
        .statusCode,
    ).toBe(401)
    expect((await calculate(manager, [item({ quantity: -1 })])).json()).toMatchObject({
      fields: { 'offerJson.items.0.quantity': expect.any(String) },
    })
    expect((await calculate(manager, [item(), item()])).json()).toMatchObject({
      fields: { 'offerJson.items.1.id': expect.any(String) },
    })
  })
})
