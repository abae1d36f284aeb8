import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const items = [{ id: 'a', productId: null, description: 'Montage', quantity: 2, unitPrice: 500 }]
async function issue(title = 'Gevel'): Promise<string> {
  const saved = await app
    .as(manager)
    .saveOffer({ body: { offer: { title, customer: { organization_id: 1001 }, items, intent: 'issue' } } })
  return String(saved[0]?.offer_id)
}
const mailOf = async (id: string) =>
  app.database.db
    .selectFrom('outbox_mail as o')
    .innerJoin('offer_mail as m', 'm.mail_id', 'o.id')
    .select(['o.body_html', 'o.body_text', 'o.link'])
    .where('m.offer_id', '=', Number(id))
    .executeTakeFirstOrThrow()
const textOf = (html: string) =>
  html
    .slice(html.indexOf('</div>'))
    .split('<')
    .map((piece) => piece.slice(piece.indexOf('>') + 1))
    .join('\n')
    .replaceAll('&#39;', "'")
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

test('the mail that is shown is the mail that arrives, with another link', async () => {
  const id = await issue()
  const { subject, body, to } = await app.as(manager).prepareOfferMail({ params: { id } })
  const { html } = await app.as(manager).previewOfferMail({ params: { id }, body: { subject, body } })
  await app.as(manager).sendOffer({ params: { id }, body: { to, subject, body } })
  const sent = await mailOf(id)
  expect(sent.body_html?.replaceAll(sent.link ?? '', '#')).toBe(html)
  expect(sent.body_text).toContain(sent.link)
})

test('the facts stand on a card in place of their lines, and the link is the one button', async () => {
  const id = await issue('Gevel <b>')
  const { subject, body } = await app.as(manager).prepareOfferMail({ params: { id } })
  const { html } = await app.as(manager).previewOfferMail({ params: { id }, body: { subject, body } })
  const lines = textOf(html)
  expect(lines.filter((line) => line.includes('1.210,00'))).toHaveLength(1)
  expect(lines.filter((line) => line === '15 april 2026')).toHaveLength(1)
  expect(lines.filter((line) => line === 'Offerte bekijken')).toHaveLength(1)
  expect(lines.indexOf('Totaal incl. btw')).toBeLessThan(lines.indexOf('Offerte bekijken'))
  expect(lines.indexOf('Offerte bekijken')).toBeLessThan(lines.indexOf('Marieke Jansen'))
  expect(html).not.toContain('<b>')
})

test.each([
  ['Zie {link} voor alles.', true],
  ['Beste Anna,\n\nGroet,\nMarieke', true],
  ['Kort.', false],
])('whatever is written, the card is there, and the button where there is a link: %j', async (body, with_link) => {
  const id = await issue()
  const { html } = await app.as(manager).previewOfferMail({ params: { id }, body: { subject: 'x', body, with_link } })
  const lines = textOf(html)
  expect(lines.filter((line) => line.includes('1.210,00'))).toHaveLength(1)
  expect(lines.filter((line) => line === 'Offerte bekijken')).toHaveLength(with_link ? 1 : 0)
})

test.each(['Nu € 1.210,00, alleen vandaag!', 'Betaalt u voor vrijdag, dan is het € 1.210,00', '€ 1.210,00 per stuk'])(
  'what the seller wrote stays, also where it names the total: %s',
  async (line) => {
    const id = await issue()
    const { html } = await app
      .as(manager)
      .previewOfferMail({ params: { id }, body: { subject: 'x', body: `Beste Anna,\n\n${line}\nTotaal: € 1.210,00` } })
    const lines = textOf(html).map((words) => words.replaceAll('\u00a0', ' '))
    expect(lines).toContain(line)
    expect(lines).not.toContain('Totaal: € 1.210,00')
  },
)

test('is for managers, and suggests who had a mail about the offer before', async () => {
  const id = await issue()
  await app
    .as(manager)
    .sendOffer({ params: { id }, body: { to: ['Piet@Elders.example'], subject: 'x', body: 'Zie {link}' } })
  const { suggestions } = await app.as(manager).prepareOfferMail({ params: { id } })
  expect(suggestions).toContain('piet@elders.example')
  const asked = { params: { id }, body: { subject: 'x', body: 'x' } }
  expect((await app.as('user@staffel.example').previewOfferMail.answer(asked)).status).toBe(403)
})

test('a subject that is cut ends with a whole character', async () => {
  const worded = { tenant_id: 1, kind: 'offer', language: 'nl', subject: '{title}{title}', body: '{link}' } as const
  await app.database.db.insertInto('offer_mail_text').values(worded).execute()
  const ids = [await issue('😀'.repeat(100)), await issue(`a${'😀'.repeat(99)}`)]
  for (const id of ids) {
    const { subject } = await app.as(manager).prepareOfferMail({ params: { id } })
    expect(subject.isWellFormed()).toBe(true)
    expect(subject.length).toBeGreaterThan(198)
  }
})
