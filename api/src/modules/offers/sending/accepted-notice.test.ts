import type { OfferInput, SavedOffer } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const fail = (): never => {
  throw new Error('missing')
}
async function issue(part: Partial<OfferInput> = {}): Promise<SavedOffer> {
  const items = [{ id: 'a', productId: null, description: 'Montage', quantity: 2, unitPrice: 500 }]
  return (
    (
      await app.as(manager).saveOffer.answer({
        body: {
          offer: {
            title: 'Offerte De Haan B.V.',
            customer: { organization_id: 1001 },
            items,
            intent: 'issue',
            ...part,
          },
        },
      })
    ).body[0] ?? fail()
  )
}
const read = async (id: number) => (await app.as(manager).getOffer.answer({ query: { id } })).body
const mails = (id: number) =>
  app.database.db
    .selectFrom('outbox_mail as o')
    .innerJoin('offer_mail as m', 'm.mail_id', 'o.id')
    .select(['o.recipients', 'o.subject', 'o.body_text', 'o.reply_to'])
    .where('m.offer_id', '=', id)
    .where('m.kind', '=', 'accepted')
    .execute()
const speak = (language: 'nl' | 'en') =>
  app.database.db.updateTable('app_user').set({ language }).where('email', '=', manager).execute()
async function sign({ offer_id, totals }: SavedOffer) {
  const { url } = (
    await app.as(manager).createOfferLink.answer({ params: { id: offer_id }, body: { email: 'anna@dehaan.example' } })
  ).body
  const signature = {
    name: 'Anna Bos',
    email: 'anna@dehaan.example',
    agree: true,
    signature: { type: 'typed', data: 'Anna Bos' },
    po_number: 'PO-7',
    version: 1,
    total: totals.total,
  }
  expect(
    (
      await app
        .as(null)
        .acceptPublicOffer.answer({ params: { token: new URL(url ?? '').pathname.slice(3) }, body: signature })
    ).status,
  ).toBe(200)
}

test.each([
  ['nl', 'Beste Marieke Jansen,', 'heeft offerte', 'Totaal: € 1.210,00 inclusief btw', 'Inkoopordernummer: PO-7'],
  [
    'en',
    'Dear Marieke Jansen,',
    'has accepted offer',
    'Total: € 1.210,00 including VAT',
    'Purchase order number: PO-7',
  ],
] as const)('the mail to the seller (%s) says who accepted, and is signed by nobody', async (language, ...said) => {
  await speak(language)
  const saved = await issue()
  await sign(saved)
  const { company, customer } = await read(saved.offer_id)
  const all = await mails(saved.offer_id)
  const toSeller = all.find(({ recipients }) => recipients.includes(manager)) ?? fail()
  for (const words of [...said, `Anna Bos (${customer?.name})`, saved.offer_nr, 'Offerte De Haan B.V.\n'])
    expect(toSeller.body_text.replaceAll('\u00a0', ' ')).toContain(words)
  expect(toSeller.body_text).not.toMatch(/vriendelijke groet|Kind regards|\.\./)
  expect(toSeller.body_text).not.toContain(company.name)
  expect(toSeller.reply_to).toBe('anna@dehaan.example')
  const toCustomer = all.find(({ recipients }) => recipients.includes('anna@dehaan.example')) ?? fail()
  expect(toCustomer.body_text).toMatch(new RegExp(`^(Beste|Dear) Anna Bos,[\\s\\S]*Marieke Jansen\\n${company.name}$`))
  expect(toCustomer.reply_to).toBe(manager)
})

test('an acceptance that a colleague noted says so', async () => {
  const noordstaal = 'manager@noordstaal.example'
  const items = [{ id: 'a', productId: null, description: 'Montage', quantity: 2, unitPrice: 500 }]
  const [customer] = (await app.as(noordstaal).listOrganizations.answer()).body
  const saved =
    (
      await app.as(noordstaal).saveOffer.answer({
        body: {
          offer: { title: 'Dak', language: 'nl', customer: { organization_id: customer?.id }, items, intent: 'issue' },
        },
      })
    ).body[0] ?? fail()
  const seller = await app.database.db
    .selectFrom('app_user')
    .select(['first_name', 'last_name'])
    .where('email', '=', noordstaal)
    .executeTakeFirstOrThrow()
  expect(
    (
      await app.as('admin@staffel.example').setOfferStatus.answer({
        params: { id: saved.offer_id },
        body: { status: 'accepted', rev: saved.rev, version: 1, accepted_by: 'Anna Bos' },
      })
    ).status,
  ).toBe(200)
  const all = await mails(saved.offer_id)
  const toSeller = all.find(({ recipients }) => recipients.includes(noordstaal))
  expect(toSeller?.body_text).toMatch(
    /(heeft genoteerd dat|has noted that) Anna Bos \(.+\) (offerte|accepted offer) .+\./,
  )
  // Who operates the platform does not sign as the seller.
  const toCustomer = all.find(({ recipients }) => !recipients.includes(noordstaal))
  expect(toCustomer?.body_text).toContain(`\n${seller.first_name} ${seller.last_name}\n`)
})

test('a mail to several people greets none of them by the name of another', async () => {
  await speak('nl')
  const saved = await issue()
  await app.as(manager).sendOffer({
    params: { id: String(saved.offer_id) },
    body: { to: ['een@dehaan.example', 'twee@dehaan.example'], subject: 'x', body: '{link}', attach_pdf: false },
  })
  const { customer, rev } = await read(saved.offer_id)
  expect(
    (
      await app
        .as(manager)
        .extendOffer.answer({ params: { id: saved.offer_id }, body: { validUntil: '2026-06-30', rev, notify: true } })
    ).status,
  ).toBe(200)
  const told = await app.database.db
    .selectFrom('outbox_mail as o')
    .innerJoin('offer_mail as m', 'm.mail_id', 'o.id')
    .select(['o.body_text'])
    .where('m.offer_id', '=', saved.offer_id)
    .where('m.kind', '=', 'extended')
    .execute()
  expect(told.map(({ body_text }) => body_text.split('\n')[0])).toEqual([
    `Beste ${customer?.name},`,
    `Beste ${customer?.name},`,
  ])
})
