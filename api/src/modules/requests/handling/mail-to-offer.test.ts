import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { plainMail } from '../intake/testing/plain-mail.ts'
import { clerk, people, type Clerk } from './testing/clerk.ts'

const { manager } = people
const from = 'Kees Vos <kees@vosbouw.example.nl>'

let app: TestApp
let desk: Clerk
let minutes = 0
beforeAll(async () => {
  app = await createTestApp()
  desk = clerk(app)
})
afterAll(() => app.close())

/** A mailbox is read once a minute at most. */
async function receive(subject: string, body: string, sender = from): Promise<number> {
  app.setNow(new Date(sampleDay.getTime() + (minutes += 2) * 60_000))
  const box = join(app.config.dataDirectory, 'mail', '1', 'new')
  mkdirSync(box, { recursive: true })
  writeFileSync(
    join(box, `${minutes}.eml`),
    plainMail({
      from: sender,
      subject,
      body: `Goedemiddag,\r\n\r\nGraag prijs voor:\r\n\r\n${body}\r\n\r\nGroet,\r\nKees\r\n`,
    }),
  )
  expect((await app.as(manager).fetchMail.answer()).body).toMatchObject({
    created: 1,
    failed: 0,
  })
  return (await desk.find(subject)).id
}
const lineIn = async (id: number) => (await app.as(manager).getQuoteRequest.answer({ params: { id } })).body.replies[0]

test('what a clerk puts right in one mail is right in the next: its product and its customer, until it is undone', async () => {
  const first = await receive('Eerste vraag', '250 stuks zeskantbout DIN 933 M8x40 8.8 verzinkt')
  const [found, another] = (await app.as(manager).listQuoteCandidates.answer({ params: { id: first, position: 1 } }))
    .body
  expect((await lineIn(first))?.productsfound[0]?.product_id).toBe(found?.product_id)
  await app
    .as(manager)
    .updateQuoteLine({ params: { id: String(first), position: 1 }, body: { product_id: another?.product_id } })
  expect((await app.as(manager).createOfferFromRequest.answer({ params: { id: first }, body: {} })).code).toBe(
    'ORGANIZATION_REQUIRED',
  )
  expect(
    (
      await app
        .as(manager)
        .createOfferFromRequest.answer({ params: { id: first }, body: { organization_id: 1002, remember: true } })
    ).status,
  ).toBe(200)

  const second = await receive('Tweede vraag', '75 stuks zeskantbout DIN 933 M8x40 8.8 verzinkt')
  expect((await app.as(manager).getQuoteRequest.answer({ params: { id: second } })).body).toMatchObject({
    organization: { id: 1002 },
    status: 'new',
    assignee: null,
  })
  expect(await lineIn(second)).toMatchObject({
    chosen_by: 'memory',
    productsfound: [{ product_id: another?.product_id, quantity: 75 }],
  })
  expect((await app.as(manager).createOfferFromRequest.answer({ params: { id: second }, body: {} })).status).toBe(200)

  await app.as(manager).resetQuoteLine({ params: { id: String(second), position: 1 }, body: {} })
  const third = await receive('Derde vraag', '30 stuks zeskantbout DIN 933 M8x40 8.8 verzinkt')
  expect(await lineIn(third)).toMatchObject({
    chosen_by: null,
    productsfound: [{ product_id: found?.product_id, quantity: 30 }],
  })
})

test('a contact of another customer goes before what was said of its sender', async () => {
  await app.database.db
    .insertInto('organization_contact')
    .values({ tenant_id: 1, organization_id: 1003, kind: 'email', value: 'Kees@vosbouw.example.nl' })
    .execute()
  const id = await receive('Vierde vraag', '5 stuks zeskantmoer M8 verzinkt')
  expect((await app.as(manager).getQuoteRequest.answer({ params: { id } })).body).toMatchObject({
    organization: { id: 1003 },
    customer_candidates: [{ organization_id: 1003, reason: 'contact' }],
  })
})
