import type { OfferAttachment, OfferInput, SavedOffer } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { publicVisits } from './testing/public-visits.ts'

const manager = 'manager@staffel.example'
/** Of the first customer; who is moved to the second one where a test looks with their eyes. */
const user = 'user@staffel.example'
const [first, second] = [1001, 1002]

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterEach(() => belongTo(first))
afterAll(() => app.close())

const fail = (): never => {
  throw new Error('missing')
}
const belongTo = (organization: number) =>
  app.database.db.updateTable('app_user').set({ organization_id: organization }).where('email', '=', user).execute()
const read = async (id: number) => (await app.as(manager).getOffer.answer({ query: { id } })).body

async function save(part: Partial<OfferInput>): Promise<SavedOffer> {
  const items = [{ id: 'a', productId: null, description: 'Montage', quantity: 2, unitPrice: 500 }]
  const [saved] = await app.as(manager).saveOffer({
    body: { offer: { title: 'Gevel', customer: { organization_id: first }, items, intent: 'issue', ...part } },
  })
  return saved ?? fail()
}
const revise = async (id: number, part: Partial<OfferInput>) =>
  save({ offer_id: id, rev: (await read(id)).rev, items: undefined, title: undefined, customer: undefined, ...part })

const visits = publicVisits(() => app)
async function linkTo(id: number, email?: string) {
  const token = await visits.linkTo(id, email)
  /** Each time somebody else. */
  const visit = () => visits.visitor(token)
  return { visit, page: async () => (await visit().get()).body }
}

const comment = (id: number, text: string) =>
  app.as(manager).addOfferComment.answer({ params: { id }, body: { text, visible_to: 'customer' } })
async function attach(id: number, filename: string): Promise<OfferAttachment> {
  const part = (head: string, body: string) => `--edge\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`
  const payload = `${part('name="visible_to"', 'customer')}${part(`name="file"; filename="${filename}"\r\ncontent-type: application/pdf`, '%PDF-1.7\n%%EOF')}--edge--\r\n`
  const answer = await app
    .as(manager, { headers: { 'content-type': 'multipart/form-data; boundary=edge' } })
    .uploadOfferAttachment.answer({ params: { id }, body: payload })
  return answer.body
}
async function mailOf(organization: number): Promise<string> {
  const { offer_id: id } = await save({ customer: { organization_id: organization } })
  return (await app.as(manager).prepareOfferMail.answer({ params: { id } })).body.to[0] ?? fail()
}
const files = async (email: string, id: number) =>
  (await app.as(email).listOfferAttachments.answer({ params: { id } })).body.map(({ filename, visible_to }) => [
    filename,
    visible_to,
  ])
const texts = async (email: string, id: number) =>
  (await app.as(email).listOfferComments.answer({ params: { id } })).body.map(({ text }) => text)
const signature = ({ version, totals }: SavedOffer) => ({
  name: 'Anna',
  email: 'anna@dehaan.example',
  agree: true,
  signature: { type: 'typed', data: 'Anna' },
  version,
  total: totals.total,
})

/** An offer that the first customer asked about, got a file with, and declined; then it was revised for the second. */
async function handedOn() {
  const issued = await save({ customer_reference: 'INKOOP-7' })
  const id = issued.offer_id
  const links = [await linkTo(id, 'anna@dehaan.example'), await linkTo(id)]
  await links[0]?.visit().message({ text: 'Vraag van de eerste', name: 'Anna de Haan' })
  await comment(id, 'Antwoord aan de eerste')
  const file = await attach(id, 'voor-de-eerste.pdf')
  await links[0]?.visit().decline({ reason: 'Te duur voor de eerste', name: 'Anna de Haan' })
  const draft =
    (await app.as(manager).reviseOffer.answer({ params: { id }, body: { rev: (await read(id)).rev } })).body[0] ??
    fail()
  await save({
    offer_id: id,
    rev: draft.rev,
    intent: 'draft',
    customer: { organization_id: second },
    items: undefined,
    title: undefined,
  })
  const waiting = await attach(id, 'voor-de-tweede.pdf')
  return { id, issued, links, file, waiting, old: links[0] ?? fail() }
}

describe('an offer that is revised for another customer', () => {
  test('stays with the first one until then, without what is meant for the second', async () => {
    const { id, old, waiting } = await handedOn()
    expect((await old.page()).attachments.map(({ filename }) => filename)).toEqual(['voor-de-eerste.pdf'])
    expect((await old.visit().attachment(waiting.id)).status).toBe(404)
    expect(await files(user, id)).toEqual([['voor-de-eerste.pdf', 'customer']])
    expect(await files(manager, id)).toEqual([
      ['voor-de-eerste.pdf', 'customer'],
      ['voor-de-tweede.pdf', 'customer'],
    ])
    expect((await app.as(user).getOffer.answer({ query: { id } })).body).toMatchObject({
      version: 1,
      draft_version: null,
    })
  })

  test('ends every link of the first, on every call, for good', async () => {
    const { id, links, issued, file } = await handedOn()
    await revise(id, {})
    await comment(id, 'Alleen voor de tweede')
    const tries = async () => {
      for (const { visit } of links) {
        const answers = [
          await visit().get(),
          await visit().pdf(),
          await visit().attachment(file.id),
          await visit().current(),
          await visit().message({ text: 'x' }),
          await visit().extension(),
          await visit().accept(signature(issued)),
          await visit().decline({ reason_code: 'price' }),
        ]
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
      }
    }
    await tries()
    await app.database.db.updateTable('offer_link').set({ revoked_at: null }).where('offer_id', '=', id).execute()
    await tries()
    await app.database.db.updateTable('offer_link').set({ revoked_at: new Date() }).where('offer_id', '=', id).execute()
    await revise(id, { customer: { organization_id: first } })
    await tries()
  })

  test('shows the second, behind a link, nothing of the first', async () => {
    const { id, file } = await handedOn()
    await revise(id, {})
    const link = await linkTo(id, 'bert@tweede.example')
    await link.visit().message({ text: 'Vraag van de tweede', name: 'Bert' })
    const page = await link.page()
    expect(page).toMatchObject({
      state: 'open',
      version: 2,
      decline: null,
      acceptance: null,
      customer_reference: null,
      customer: { organization_id: second },
    })
    expect(page.comments.map(({ text }) => text)).toEqual(['Vraag van de tweede'])
    expect(page.attachments.map(({ filename }) => filename)).toEqual(['voor-de-tweede.pdf'])
    expect((await link.visit().attachment(file.id)).status).toBe(404)
    expect(JSON.stringify(page)).not.toMatch(/eerste|Anna|dehaan|INKOOP/)
  })

  test('is gone for people of the first, and shows those of the second their own part', async () => {
    const { id, file, waiting } = await handedOn()
    const { rev } = await revise(id, {})
    await comment(id, 'Antwoord aan de tweede')
    const customer = app.as(user)
    const params = { id }
    const ofVersion = (version: number) => customer.getOfferVersion.answer({ params: { offerId: id, version } })
    const answers = [
      await customer.getOffer.answer({ query: { id } }),
      await customer.listOfferVersions.answer({ params: { offerId: id } }),
      await ofVersion(1),
      await ofVersion(2),
      await customer.downloadOfferPdf.answer({ params }),
      await customer.downloadOfferPdf.answer({ params, query: { version: 1 } }),
      await customer.listOfferComments.answer({ params }),
      await customer.listOfferAttachments.answer({ params }),
      await customer.downloadOfferAttachment.answer({ params: { id, attachmentId: file.id } }),
      await customer.listOfferActivity.answer({ params }),
      await customer.setOfferStatus.answer({
        params,
        body: { status: 'declined', reason_code: 'price', rev, version: 2 },
      }),
      await customer.addOfferComment.answer({ params, body: { text: 'x' } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))

    await belongTo(second)
    expect((await app.as(user).getOffer.answer({ query: { id } })).body).toMatchObject({
      version: 2,
      sent_at: null,
      first_viewed_at: null,
      change_requested_at: null,
      decline: null,
    })
    expect(
      (await app.as(user).listOfferVersions.answer({ params: { offerId: id } })).body.map(({ version }) => version),
    ).toEqual([2])
    expect(
      (await app.as(user).listOffers.answer({ query: { filters: `{"organization_id":${second}}` } })).body.map(
        ({ id: shown }) => shown,
      ),
    ).toContain(id)
    const former = [
      await customer.getOffer.answer({ query: { id, version: 1 } }),
      await ofVersion(1),
      await customer.diffOfferVersions.answer({ params: { offerId: id }, query: { from: 1, to: 2 } }),
      await customer.downloadOfferPdf.answer({ params, query: { version: 1 } }),
      await customer.downloadOfferAttachment.answer({ params: { id, attachmentId: file.id } }),
    ]
    expect(former.map(({ status }) => status)).toEqual(former.map(() => 404))
    expect(await texts(user, id)).toEqual(['Antwoord aan de tweede'])
    expect(await files(user, id)).toEqual([['voor-de-tweede.pdf', 'customer']])
    expect(
      (await app.as(user).downloadOfferAttachment.answer({ params: { id, attachmentId: waiting.id } })).status,
    ).toBe(200)
    const log = (await app.as(user).listOfferActivity.answer({ params: { id } })).body
    expect(log.map(({ action, detail }) => [action, detail['version']])).toEqual([
      ['offer.commented', 2],
      ['offer.issued', 2],
      ['offer.attachment_added', 2],
    ])
    expect(JSON.stringify(log)).not.toMatch(/eerste|Anna|dehaan/)
  })

  test('is mailed to whom the version that goes out is for, alone or with others at once', async () => {
    const { offer_id: id } = await save({})
    await revise(id, { intent: 'draft', customer: { organization_id: second }, title: 'Alleen voor de tweede' })
    const [contact, other] = [await mailOf(first), await mailOf(second)]
    expect((await app.as(manager).prepareOfferMail.answer({ params: { id } })).body).toMatchObject({
      to: [other],
      subject: expect.stringContaining('v2'),
    })
    const send = (args?: { issue: boolean }) =>
      app.as(manager).bulkOffers.answer({ body: { ids: [id], action: 'send', args } })
    expect((await send()).body).toEqual({ results: [{ id, ok: true }] })
    expect((await send({ issue: true })).body).toEqual({ results: [{ id, ok: true }] })
    const mails = await app.database.db
      .selectFrom('offer_mail as m')
      .innerJoin('outbox_mail as o', 'o.id', 'm.mail_id')
      .select(['m.version', 'o.recipients', 'o.body_text'])
      .where('m.offer_id', '=', id)
      .where('m.kind', '=', 'offer')
      .orderBy('m.version')
      .execute()
    expect(mails.map(({ version, recipients }) => [version, recipients])).toEqual([
      [1, [contact]],
      [2, [other]],
    ])
    expect(mails.map(({ body_text: text }) => text.includes('Alleen voor de tweede'))).toEqual([false, true])
  })

  test('keeps everything for the seller, who can give the second what the first had', async () => {
    const { id, file } = await handedOn()
    await revise(id, {})
    expect(await texts(manager, id)).toEqual(['Vraag van de eerste', 'Antwoord aan de eerste'])
    expect(await files(manager, id)).toEqual([
      ['voor-de-eerste.pdf', 'staff'],
      ['voor-de-tweede.pdf', 'customer'],
    ])
    expect((await app.as(manager).getOfferVersion.answer({ params: { offerId: id, version: 1 } })).status).toBe(200)
    await app.as(manager).updateOfferAttachment({
      params: { id: String(id), attachmentId: file.id },
      body: { visible_to: 'customer' },
    })
    const link = await linkTo(id)
    expect((await link.page()).attachments.map(({ filename }) => filename)).toEqual([
      'voor-de-eerste.pdf',
      'voor-de-tweede.pdf',
    ])
  })
})

test('an old link of the same customer shows what was said up to its own version, and no later', async () => {
  const { offer_id: id } = await save({})
  const old = await linkTo(id, 'anna@dehaan.example')
  await old.visit().message({ text: 'Over versie 1' })
  await revise(id, { title: 'Gevel v2' })
  await comment(id, 'Over versie 2')
  const late = await attach(id, 'bij-versie-2.pdf')
  const newer = await linkTo(id, 'anna@dehaan.example')
  const said = async ({ page }: typeof old) => (await page()).comments.map(({ text }) => text)
  expect([await said(old), await said(newer)]).toEqual([['Over versie 1'], ['Over versie 1', 'Over versie 2']])
  expect([(await old.page()).attachments, (await old.visit().attachment(late.id)).status]).toEqual([[], 404])
  expect((await newer.visit().attachment(late.id)).status).toBe(200)
})

test('a file that waited for a draft which is thrown away stays among the seller’s people', async () => {
  const { id, waiting } = await handedOn()
  await app.as(manager).discardOfferDraft({ params: { id: String(id) }, body: { rev: (await read(id)).rev } })
  expect(await files(manager, id)).toEqual([
    ['voor-de-eerste.pdf', 'customer'],
    ['voor-de-tweede.pdf', 'staff'],
  ])
  expect((await app.as(user).downloadOfferAttachment.answer({ params: { id, attachmentId: waiting.id } })).status).toBe(
    404,
  )
})
