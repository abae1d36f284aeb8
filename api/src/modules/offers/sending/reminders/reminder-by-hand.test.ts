import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { sampleDay } from '../../../../testing/server/test-server.ts'

const manager = 'manager@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const items = [{ id: 'a', productId: null, description: 'Montage', quantity: 2, unitPrice: 500 }]
const words = { to: ['anna@dehaan.example'], subject: 'Onze offerte', body: 'Zie {link}' }

async function save(intent: 'draft' | 'issue', more = {}): Promise<{ id: string; rev: number }> {
  const offer = { title: 'Gevel', customer: { organization_id: 1001 }, items, intent, ...more }
  const [saved] = await app.as(manager).saveOffer({ body: { offer } })
  return { id: String(saved?.offer_id), rev: saved?.rev ?? 0 }
}

test('a reminder goes to who has the offer, and is not its sending', async () => {
  const { id } = await save('issue')
  await app.as(manager).sendOffer({ params: { id }, body: words })
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

test('nobody is reminded of what they never had, of a new version, or of what is decided', async () => {
  const remind = async (id: string, more = {}) => {
    const body = { ...words, kind: 'reminder' as const, ...more }
    return (await app.as(manager).sendOffer.answer({ params: { id }, body })).status
  }
  const draft = await save('draft')
  expect(await remind(draft.id, { issue: true, rev: draft.rev })).toBe(409)
  expect((await app.as(manager).getOffer({ query: { id: draft.id } })).status).toBe('draft')
  const { id } = await save('issue')
  expect(await remind(id)).toBe(409)
  await app.as(manager).sendOffer({ params: { id }, body: words })
  const rev = async () => (await app.as(manager).getOffer({ query: { id } })).rev
  const next = await save('draft', { offer_id: Number(id), rev: await rev() })
  expect(await remind(id, { issue: true, rev: next.rev })).toBe(409)
  expect(await remind(id)).toBe(202)
  const body = { status: 'declined', rev: await rev(), version: 1, reason_code: 'price' } as const
  await app.as(manager).setOfferStatus({ params: { id }, body })
  expect(await remind(id)).toBe(409)
})
