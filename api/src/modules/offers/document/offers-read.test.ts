import type { OfferItemInput, OfferSummary } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const admin = 'admin@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'
const ownOrganization = 1001

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const list = async (email: string, filters: object) =>
  (await app.as(email).listOffers.answer({ query: { limit: 100, filters } })).body
const one = async (email: string, filters: object): Promise<OfferSummary> => {
  const [found] = await list(email, filters)
  if (!found) throw new Error(`no offer for ${JSON.stringify(filters)}`)
  return found
}
const remove = (email: string | null, id: number | string, body?: object) =>
  app.as(email).deleteOffer.answer({ params: { id }, body })
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
    const missing = (await app.as(other).getOffer.answer({ query: { id: 999999 } })).body
    for (const [email, id] of [
      [other, foreign.id],
      [other, foreign.externalId],
      [user, foreign.id],
      [user, foreign.externalId],
    ] as const) {
      const answer = await app.as(email).getOffer.answer({ query: { id } })
      expect(answer.status).toBe(404)
      expect({ ...answer.body, requestId: '' }).toEqual({ ...missing, requestId: '' })
      expect((await app.as(email).listOfferVersions.answer({ params: { offerId: id } })).status).toBe(404)
    }
    expect((await app.as(null).getOffer.answer({ query: { id: foreign.id } })).status).toBe(401)
  })

  test('a User reads those of the own organisation, an Admin all', async () => {
    const own = await one(manager, { status: 'pending', organization_id: ownOrganization })
    expect((await app.as(user).getOffer.answer({ query: { id: own.externalId } })).body).toMatchObject({
      id: own.id,
      status: 'pending',
    })
    const foreign = await one(other, { status: 'accepted' })
    expect((await app.as(admin).getOffer.answer({ query: { id: foreign.id } })).body).toMatchObject({
      id: foreign.id,
      tenant_id: 2,
    })
  })

  test('a draft of the own organisation is not shown to a User', async () => {
    const draft = await one(manager, { status: 'draft', organization_id: ownOrganization })
    expect((await app.as(user).getOffer.answer({ query: { id: draft.id } })).status).toBe(404)
  })

  test('a description that came into the table by another way than the product is read without what could run', async () => {
    const own = await one(manager, { status: 'pending', organization_id: ownOrganization })
    await app.database.db
      .updateTable('offer_version')
      .set({ description: '<p onclick="x()">Gevel</p><script>x()</script>' })
      .where('offer_id', '=', own.id)
      .execute()
    expect((await app.as(manager).getOffer.answer({ query: { id: own.id } })).body).toMatchObject({
      description: '<p>Gevel</p>',
    })
  })

  test('internal notes are for the seller’s staff', async () => {
    const own = await one(manager, { status: 'pending', organization_id: ownOrganization })
    await app.database.db
      .updateTable('offer')
      .set({ internal_notes: 'Niet voor de klant' })
      .where('id', '=', own.id)
      .execute()
    expect((await app.as(manager).getOffer.answer({ query: { id: own.id } })).body).toMatchObject({
      internal_notes: 'Niet voor de klant',
    })
    const shown = await app.as(user).getOffer.answer({ query: { id: own.id } })
    expect(shown.body).toMatchObject({ internal_notes: '' })
    expect(shown.bytes.toString()).not.toContain('Niet voor de klant')
  })

  test('pending becomes expired by itself', async () => {
    const expired = await one(manager, { status: 'expired' })
    expect((await app.as(manager).getOffer.answer({ query: { id: expired.id } })).body).toMatchObject({
      status: 'expired',
    })
  })

  test.each(['', '0', '-1', '1.5', 'abc', '1;drop table offer', '9'.repeat(30)])('id %j is refused', async (id) => {
    expect((await app.as(manager).getOffer.answer({ query: { id } })).status).toBe(422)
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
    const versions = (await app.as(manager).listOfferVersions.answer({ params: { offerId: revised.id } })).body
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
    expect((await app.as(manager).listOfferVersions.answer({ params: { offerId: revised.external_id } })).body).toEqual(
      versions,
    )
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
    const versions = (await app.as(user).listOfferVersions.answer({ params: { offerId: revised.id } })).body
    expect(versions.map(({ status }) => status)).not.toContain('draft')
    expect(versions).toHaveLength(revised.current_version)
  })
})

describe('deleting', () => {
  test('takes an offer out of sight and writes one line in the log', async () => {
    const declined = await one(manager, { status: 'declined' })
    const before = await activityCount()
    const answer = await remove(manager, declined.externalId)
    expect(answer.status).toBe(204)
    expect(answer.bytes).toHaveLength(0)
    expect((await app.as(manager).getOffer.answer({ query: { id: declined.id } })).status).toBe(404)
    expect(await list(manager, { search: declined.offer_nr })).toEqual([])
    expect((await remove(manager, declined.id)).status).toBe(204)
    expect(await activityCount()).toBe(before + 1)
    // It is kept, so that it can be restored, and its number is not given again.
    expect(
      await app.database.db.selectFrom('offer').select('offer_nr').where('id', '=', declined.id).executeTakeFirst(),
    ).toEqual({ offer_nr: declined.offer_nr })
  })

  test('an accepted offer is locked', async () => {
    const accepted = await one(manager, { status: 'accepted' })
    const answer = await remove(manager, accepted.id)
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'OFFER_LOCKED' })
  })

  test('with a rev, a changed offer is not deleted', async () => {
    const draft = await one(manager, { status: 'draft' })
    const { rev } = await app.as(manager).getOffer({ query: { id: String(draft.id) } })
    const answer = await remove(manager, draft.id, { rev: 99 })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'STALE', current: { id: draft.id, rev } })
    expect((await remove(manager, draft.id, { rev })).status).toBe(204)
  })

  test('only Managers and Admins, only in their scope', async () => {
    const own = await one(manager, { status: 'pending', organization_id: ownOrganization })
    expect((await remove(user, own.id)).status).toBe(403)
    expect((await remove(other, own.id)).status).toBe(404)
    expect((await remove(null, own.id)).status).toBe(401)
    const foreign = await one(other, { status: 'pending' })
    expect((await remove(admin, foreign.id)).status).toBe(204)
  })
})

describe('surcharges while editing', () => {
  const calculate = (email: string, items: OfferItemInput[], part = {}) =>
    app.as(email).calculateOfferSurcharges.answer({ body: { offerJson: { offerId: 0, tenantId: 1, items, ...part } } })
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
    const answer = (await calculate(manager, items)).body
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
    expect((await calculate(manager, answer.items)).body).toEqual(answer)
  })

  test('thresholds are of the items, without surcharges', async () => {
    expect((await calculate(manager, [item({ unitPrice: 750 })])).body.items).toHaveLength(1)
    expect((await calculate(manager, [item({ unitPrice: 749.99 })])).body.items).toHaveLength(2)
  })

  test('a line without a price is taken at the catalogue’s', async () => {
    const [tile] = (await app.as(manager).listProducts.answer({ body: { filters: { search: 'TEG-8080-ZWA-G' } } })).body
    const items = [item({ productId: tile?.product_id ?? 0, quantity: 20, unitPrice: undefined })]
    expect((await calculate(manager, items)).body.items).toHaveLength(1)
  })

  test('the caller’s tenant decides, whatever tenantId says; an Admin chooses', async () => {
    const surcharges = async (email: string, tenantId: number) =>
      (await calculate(email, [item()], { tenantId })).body.items.slice(1).map(({ description }) => description)
    expect(await surcharges(other, 1)).toEqual([
      'Certificaatkosten 3.1',
      'Legeringstoeslag 2,5 %',
      'Transport (franco vanaf € 1.500)',
    ])
    expect(await surcharges(admin, 2)).toEqual(await surcharges(other, 2))
    expect(await surcharges(manager, 2)).toEqual(await surcharges(manager, 1))
  })

  test('they are named in the language that is asked for', async () => {
    const answer = (await calculate(manager, [item()], { language: 'en' })).body
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
    expect((await calculate(user, [item()])).status).toBe(403)
    expect((await app.as(null).calculateOfferSurcharges.answer({ body: {} })).status).toBe(401)
    expect((await calculate(manager, [item({ quantity: -1 })])).body).toMatchObject({
      fields: { 'offerJson.items.0.quantity': expect.any(String) },
    })
    expect((await calculate(manager, [item(), item()])).body).toMatchObject({
      fields: { 'offerJson.items.1.id': expect.any(String) },
    })
  })
})
