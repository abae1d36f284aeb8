import type { QuoteRequest } from '@staffel/shared-api/contract'
import { folderStore } from '../../../files/folder-store.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { join } from 'node:path'
import { deHaan } from '../reading/testing/de-haan.ts'

const admin = 'admin@staffel.example'
const manager = 'manager@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
let request: QuoteRequest
beforeAll(async () => {
  app = await createTestApp()
  const answer = await app.as(manager).listQuoteRequests.answer({ body: { filter: { search: 'veldzicht dehaan' } } })
  const [found] = answer.body
  if (!found) throw new Error('the sample request is gone')
  request = found
})
afterAll(() => app.close())

const get = (email: string | null, id: string) => app.as(email).getQuoteRequest.answer({ params: { id } })
const html = (email: string | null, mail_id: number, id = request.id) =>
  app.as(email).getQuoteMailHtml.answer({ params: { id, mail_id } })
const file = (email: string | null, attachment_id: number, id = request.id) =>
  app.as(email).downloadQuoteAttachment.answer({ params: { id, attachment_id } })
const textOf = (email: string | null, attachment_id: number, id = request.id) =>
  app.as(email).getQuoteAttachmentText.answer({ params: { id, attachment_id } })

async function storeMail({
  html = '<p>Hallo</p>' as string | null,
  filename = 'lijst.csv',
  content = 'bout;10',
  type = 'text/html',
} = {}): Promise<{ mail: number; attachment: number }> {
  const files = folderStore(join(app.config.dataDirectory, 'files'))
  const { db } = app.database
  const mail = await db
    .insertInto('quote_mail')
    .values({
      tenant_id: 1,
      request_id: request.id,
      outcome: 'request',
      mail_hash: Buffer.from(`${Math.random()}`),
      sender: 'Peter de Haan <p.dehaan@bouwbedrijf-dehaan.example.nl>',
      subject: 'Offerteaanvraag',
      received_on: new Date('2026-03-15T09:00:00Z'),
      body_text: 'Graag prijs.',
      body_html: html,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const attachment = await db
    .insertInto('quote_attachment')
    .values({
      tenant_id: 1,
      mail_id: mail.id,
      position: 0,
      filename,
      content_type: type,
      bytes: content.length,
      storage_key: await files.put('mails', Buffer.from(content), 'bin'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { mail: mail.id, attachment: attachment.id }
}

describe('who sent it', () => {
  test('is read from the mail as long as nobody said which customer it is', async () => {
    const { db } = app.database
    const of = (organization_id: number | null) =>
      db.updateTable('quote_request').set({ organization_id }).where('id', '=', request.id).execute()
    const read = async () => (await get(manager, String(request.id))).body.proposed_customer
    const before = (await get(manager, String(request.id))).body.organization?.id ?? null
    await of(null)
    expect(await read()).toEqual({ ...deHaan, email: 'p.dehaan@bouwbedrijf-dehaan.example.nl' })
    await of(1001)
    expect(await read()).toBeNull()
    await of(before)
  })
})

describe('one request', () => {
  test('is what the list shows, with its mails and who it is from; by number or UUID', async () => {
    const { mail, attachment } = await storeMail()
    const { total_count: _total, ...row } = request
    const expected = {
      ...row,
      mails: [
        expect.objectContaining({ subject: 'Offerteaanvraag materialen Veldzicht', has_html: false, attachments: [] }),
        {
          id: mail,
          from: 'Peter de Haan <p.dehaan@bouwbedrijf-dehaan.example.nl>',
          forwarded_by: null,
          subject: 'Offerteaanvraag',
          received_on: '2026-03-15T09:00:00.000Z',
          text: 'Graag prijs.',
          has_html: true,
          attachments: [{ id: attachment, filename: 'lijst.csv', content_type: 'text/html', bytes: 7 }],
        },
      ],
      decline_reason: null,
      proposed_customer: null,
      customer_candidates: [
        { organization_id: request.organization?.id, name: 'Bouwbedrijf De Haan B.V.', reason: 'contact' },
      ],
      sender: { address: 'p.dehaan@bouwbedrijf-dehaan.example.nl', remembered: null },
      offer: null,
    }
    expect((await get(manager, String(request.id))).body).toEqual(expected)
    expect((await get(admin, request.external_id)).body).toEqual(expected)
  })

  test('names its offer until that is deleted', async () => {
    const { db } = app.database
    const offer = await db
      .selectFrom('offer')
      .select(['id', 'offer_nr'])
      .where('tenant_id', '=', 1)
      .limit(1)
      .executeTakeFirstOrThrow()
    await db.updateTable('quote_request').set({ offer_id: offer.id }).where('id', '=', request.id).execute()
    const detail = async () => (await get(manager, String(request.id))).body
    expect(await detail()).toMatchObject({
      offer_id: offer.id,
      offer: { offer_id: offer.id, offer_nr: offer.offer_nr },
    })
    await db.updateTable('offer').set({ deleted_at: new Date() }).where('id', '=', offer.id).execute()
    expect(await detail()).toMatchObject({ offer_id: null, offer: null })
    await db.updateTable('offer').set({ deleted_at: null }).where('id', '=', offer.id).execute()
    await db.updateTable('quote_request').set({ offer_id: null }).where('id', '=', request.id).execute()
  })

  test.each([
    [
      'Werkplaats@Bouwbedrijf-deHaan.example.nl',
      [{ organization_id: 1001, name: 'Bouwbedrijf De Haan B.V.', reason: 'domain' }],
    ],
    ['iemand@gmail.com', []],
    [null, []],
  ])('sent by %j it may be from %j', async (sender, candidates) => {
    await app.database.db
      .updateTable('quote_request')
      .set({ sender_email: sender, organization_id: null })
      .where('id', '=', request.id)
      .execute()
    expect((await get(manager, String(request.id))).body.customer_candidates).toEqual(candidates)
  })

  test('for Managers of the tenant and Admins only, and not once it is deleted', async () => {
    expect((await get(user, String(request.id))).status).toBe(403)
    expect((await get(null, String(request.id))).status).toBe(401)
    expect((await get(other, String(request.id))).status).toBe(404)
    expect((await get(manager, '999999')).status).toBe(404)
  })
})

describe('a mail of a request', () => {
  test('has its HTML, where the sender wrote any', async () => {
    const { mail } = await storeMail()
    expect((await html(manager, mail)).body).toEqual({ html: '<p>Hallo</p>' })
    const plain = await storeMail({ html: null })
    expect((await html(manager, plain.mail)).status).toBe(404)
    expect((await html(user, mail)).status).toBe(403)
    expect((await html(other, mail)).status).toBe(404)
  })

  test('hands its attachments out as bytes to save, whatever they say they are', async () => {
    const { attachment } = await storeMail({ filename: '../../"virus"\r\n.html', content: '<script>alert(1)</script>' })
    const answer = await file(admin, attachment)
    expect(answer.status).toBe(200)
    expect(answer.bytes.toString()).toBe('<script>alert(1)</script>')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="_virus___\.html"/),
    })
    expect((await file(user, attachment)).status).toBe(403)
    expect((await file(other, attachment)).status).toBe(404)
  })

  test.each([
    ['lijst.csv', '\uFEFFaantal;artikel\r\n5;bout', 'aantal;artikel\r\n5;bout'],
    ['lijst.txt', '- 5 st bout  \r\n- 6 st moer\r\n', '- 5 st bout\n- 6 st moer'],
    ['lijst.pdf', '%PDF-1.7', null],
    ['lijst.csv', 'PK\x03\x04', null],
  ])('has the text of %s that its lines count in', async (filename, content, text) => {
    const { attachment } = await storeMail({ filename, content, type: 'application/octet-stream' })
    expect((await textOf(manager, attachment)).body).toEqual({ text })
    expect((await textOf(user, attachment)).status).toBe(403)
    expect((await textOf(other, attachment)).status).toBe(404)
  })

  test('is out of reach by way of another request', async () => {
    const { mail, attachment } = await storeMail()
    const another = await app.database.db
      .selectFrom('quote_request')
      .select('id')
      .where('id', '<>', request.id)
      .where('tenant_id', '=', 1)
      .limit(1)
      .executeTakeFirstOrThrow()
    expect((await html(manager, mail, another.id)).status).toBe(404)
    expect((await file(manager, attachment, another.id)).status).toBe(404)
    expect((await textOf(manager, attachment, another.id)).status).toBe(404)
  })
})
