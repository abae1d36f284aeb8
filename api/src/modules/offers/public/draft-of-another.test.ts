import type { OfferInput, SavedOffer } from '@staffel/shared-api/contract'
import { addCustomersManager, customersManager } from '../../../testing/authorization/customers-manager.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const seller = 'manager@staffel.example'
const customers = { own: 1001, other: 1002 }

let app: TestApp
let others: string[]
beforeAll(async () => {
  app = await createTestApp()
  await addCustomersManager(app, customers.own)
  const people = await app.database.db
    .selectFrom('contact_person')
    .select(['name', 'email'])
    .where('tenant_id', '=', 1)
    .where('organization_id', '=', customers.other)
    .execute()
  const { name } = await app.database.db
    .selectFrom('organization')
    .select('name')
    .where('tenant_id', '=', 1)
    .where('id', '=', customers.other)
    .executeTakeFirstOrThrow()
  others = [name, 'other-', ...people.flatMap((person) => [person.name, person.email ?? name])]
})
afterAll(() => app.close())

const bound = () => app.as(customersManager)
const line = (description: string) => ({ id: 'a', productId: null, description, quantity: 2, unitPrice: 500 })
const charge = {
  ...{ id: 'sur:agreed', productId: null, description: 'other-charge', quantity: 1, unitPrice: 7 },
  ...{ isSurcharge: true, overridden: true },
}

async function save(offer: OfferInput): Promise<SavedOffer> {
  const [saved] = await app.as(seller).saveOffer({ body: { offer } })
  if (!saved) throw new Error('The offer was not saved')
  return saved
}
const issue = (of: keyof typeof customers, on: Partial<OfferInput> = {}) =>
  save({
    title: `${of}-title`,
    customer: { organization_id: customers[of] },
    items: [line(`${of}-line`)],
    intent: 'issue',
    ...on,
  })

/** The first customer has it, and the seller writes the next version for the second one. */
async function handingOver(): Promise<SavedOffer> {
  const { offer_id, rev } = await issue('own')
  return save({
    offer_id,
    rev,
    title: 'other-title',
    customer: { organization_id: customers.other },
    items: [line('other-line'), charge],
  })
}

async function attach(email: string, id: number, filename: string, visibleTo: string) {
  const part = (head: string, body: string) => `--edge\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`
  const file = `name="file"; filename="${filename}"\r\ncontent-type: application/pdf`
  const body = `${part('name="visible_to"', visibleTo)}${part(file, '%PDF-1.7\n%%EOF')}--edge--\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' }
  const answer = await app.as(email, { headers }).uploadOfferAttachment.answer({ params: { id }, body })
  expect(answer.status).toBeLessThan(300)
  return answer.body
}
const filesOf = (offer: number) =>
  app.database.db
    .selectFrom('offer_attachment')
    .select(['filename', 'organization_id', 'visible_to'])
    .where('offer_id', '=', offer)
    .orderBy('filename')
    .execute()

describe('a draft for another customer, beside what the own one has', () => {
  test("is not there for its customer's Manager", async () => {
    const { offer_id } = await handingOver()
    const params = { id: String(offer_id) }
    const offer = await bound().getOffer({ query: params })
    expect(offer).toMatchObject({ title: 'own-title', version: 1, draft_version: null })
    const mail = await bound().prepareOfferMail({ params })
    const { html } = await bound().previewOfferMail({ params, body: { subject: 'x', body: 'y' } })
    const offerJson = { offerId: offer_id, tenantId: 1, items: [line('own-line')] }
    const priced = await bound().calculateOfferSurcharges({ body: { offerJson } })
    const told = JSON.stringify([offer, mail, html, priced])
    expect(others.filter((word) => told.includes(word))).toEqual([])
    // The seller goes on with it.
    expect(await app.as(seller).getOffer({ query: params })).toMatchObject({ title: 'other-title', draft_version: 2 })
  })

  test('is taken over, issued and thrown away by none of them', async () => {
    const { offer_id, rev } = await handingOver()
    const params = { id: String(offer_id) }
    const saved = await bound().saveOffer.answer({ body: { offer: { offer_id, rev, title: 'own-title' } } })
    const mail = { to: ['ik@klant.example'], subject: 'x', body: 'y', issue: true, rev }
    const sent = await bound().sendOffer.answer({ params, body: mail })
    const thrown = await bound().discardOfferDraft.answer({ params, body: { rev } })
    expect([saved.status, sent.status, thrown.status]).toEqual([404, 404, 409])
    expect(await app.as(seller).getOffer({ query: params })).toMatchObject({ title: 'other-title', rev })
  })

  test('gets no files of theirs', async () => {
    const { offer_id } = await handingOver()
    await attach(customersManager, offer_id, 'van-ons.pdf', 'customer')
    expect(await filesOf(offer_id)).toMatchObject([{ filename: 'van-ons.pdf', organization_id: customers.own }])
  })
})

describe('what an earlier customer of an offer had', () => {
  test('comes to no later one, by a version, an address or a copy', async () => {
    const { offer_id } = await issue('other')
    const params = { id: String(offer_id) }
    await attach(seller, offer_id, 'other-file.pdf', 'customer')
    await attach(seller, offer_id, 'staff-file.pdf', 'staff')
    const mail = { to: ['inkoop@other-address.example'], subject: 'x', body: 'y' }
    await app.as(seller).sendOffer({ params, body: mail })
    const { rev } = await app.as(seller).getOffer({ query: params })
    const own = await issue('own', { offer_id, rev })
    await attach(seller, offer_id, 'own-file.pdf', 'customer')

    const prepared = JSON.stringify(await bound().prepareOfferMail({ params }))
    expect(others.filter((word) => prepared.includes(word))).toEqual([])
    const restored = await bound().restoreOfferVersion.answer({
      params: { offerId: offer_id, version: 1 },
      body: { rev: own.rev },
    })
    expect(restored.status).toBe(404)
    const copied = async (by: ReturnType<TestApp['as']>) => {
      const [copy] = await by.duplicateOffer({ params, body: { copy_attachments: true } })
      const files = await filesOf(copy?.offer_id ?? 0)
      return files.map(({ filename, visible_to }) => [filename, visible_to])
    }
    expect(await copied(bound())).toEqual([['own-file.pdf', 'customer']])
    expect(await copied(app.as(seller))).toEqual([
      ['other-file.pdf', 'staff'],
      ['own-file.pdf', 'customer'],
      ['staff-file.pdf', 'staff'],
    ])
  })

  test("and a file among staff goes along with no mail of a customer's Manager", async () => {
    const { offer_id } = await issue('own')
    const { id } = await attach(seller, offer_id, 'staff-file.pdf', 'staff')
    const body = { to: ['ik@klant.example'], subject: 'x', body: 'y', attachment_ids: [id] }
    expect(await bound().sendOffer.answer({ params: { id: String(offer_id) }, body })).toMatchObject({
      status: 422,
      body: { fields: { attachment_ids: expect.any(String) } },
    })
  })
})
