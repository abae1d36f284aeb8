import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { sampleDay } from '../../../../testing/server/test-server.ts'

const manager = 'manager@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a reminder goes to who has the offer, and is not its sending', async () => {
  const items = [{ id: 'a', productId: null, description: 'Montage', quantity: 2, unitPrice: 500 }]
  const saved = await app
    .as(manager)
    .saveOffer({ body: { offer: { title: 'Gevel', customer: { organization_id: 1001 }, items, intent: 'issue' } } })
  const id = String(saved[0]?.offer_id)
  await app
    .as(manager)
    .sendOffer({ params: { id }, body: { to: ['anna@dehaan.example'], subject: 'Onze offerte', body: 'Zie {link}' } })
  const draft = await app.as(manager).prepareOfferMail({ params: { id }, query: { kind: 'reminder' } })
  expect(draft.to).toEqual(['anna@dehaan.example'])
  app.setNow(new Date(sampleDay.getTime() + 3_600_000))
  const { to, subject, body } = draft
  await app.as(manager).sendOffer({ params: { id }, body: { kind: 'reminder', to, subject, body, attach_pdf: false } })
  expect((await app.as(manager).getOffer({ query: { id } })).sent_at).toBe(sampleDay.toISOString())
  const { items: log } = await app.as(manager).listOfferActivity({ params: { id } })
  expect(log.map(({ action }) => action)).toEqual(['offer.reminded', 'offer.sent', 'offer.issued'])
  const mails = await app.as(manager).listOfferMails({ params: { id } })
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['offer', 'reminder'])
})
