import type { QuoteRequest, QuoteRequestDetail } from '@staffel/shared-api/contract'
import { folderStore } from '../../../files/folder-store.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { join } from 'node:path'

const admin = 'admin@staffel.example'
const manager = 'manager@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
let request: QuoteRequest
beforeAll(async () => {
  app = await createTestApp()
  const answer = await app.call(manager, {
    method: 'POST',
    url: '/webhook/quotes',
    payload: { filter: { search: 'veldzicht dehaan' } },
  })
  const [found] = answer.json<QuoteRequest[]>()
  if (!found) throw new Error('the sample request is gone')
  request = found
})
afterAll(() => app.close())

const get = (email: string | null, path: string) => app.call(email, { method: 'GET', url: `/webhook/quotes/${path}` })

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
      customer_candidates: [
        { organization_id: request.organization?.id, name: 'Bouwbedrijf De Haan B.V.', reason: 'contact' },
      ],
      sender: { address: 'p.dehaan@bouwbedrijf-dehaan.example.nl', remembered: null },
      offer: null,
    }
    expect((await get(manager, String(request.id))).json()).toEqual(expected)
    expect((await get(admin, request.external_id)).json()).toEqual(expected)
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
    const detail = async () => (await get(manager, String(request.id))).json<QuoteRequestDetail>()
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
    expect((await get(manager, String(request.id))).json<QuoteRequestDetail>().customer_candidates).toEqual(candidates)
  })

  test('for Managers of the tenant and Admins only, and not once it is deleted', async () => {
    expect((await get(user, String(request.id))).statusCode).toBe(403)
    expect((await get(null, String(request.id))).statusCode).toBe(401)
    expect((await get(other, String(request.id))).statusCode).toBe(404)
    expect((await get(manager, '999999')).statusCode).toBe(404)
  })
})

describe('a mail of a request', () => {
  test('has its HTML, where the sender wrote any', async () => {
    const { mail } = await storeMail()
    expect((await get(manager, `${request.id}/mails/${mail}/html`)).json()).toEqual({ html: '<p>Hallo</p>' })
    const plain = await storeMail({ html: null })
    expect((await get(manager, `${request.id}/mails/${plain.mail}/html`)).statusCode).toBe(404)
    expect((await get(user, `${request.id}/mails/${mail}/html`)).statusCode).toBe(403)
    expect((await get(other, `${request.id}/mails/${mail}/html`)).statusCode).toBe(404)
  })

  test('hands its attachments out as bytes to save, whatever they say they are', async () => {
    const { attachment } = await storeMail({ filename: '../../"virus"\r\n.html', content: '<script>alert(1)</script>' })
    const url = `${request.id}/attachments/${attachment}`
    const answer = await get(admin, url)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('<script>alert(1)</script>')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="_virus___\.html"/),
    })
    expect((await get(user, url)).statusCode).toBe(403)
    expect((await get(other, url)).statusCode).toBe(404)
  })

  test.each([
    ['lijst.csv', '\uFEFFaantal;artikel\r\n5;bout', 'aantal;artikel\r\n5;bout'],
    ['lijst.txt', '- 5 st bout  \r\n- 6 st moer\r\n', '- 5 st bout\n- 6 st moer'],
    ['lijst.pdf', '%PDF-1.7', null],
    ['lijst.csv', 'PK\x03\x04', null],
  ])('has the text of %s that its lines count in', async (filename, content, text) => {
    const { attachment } = await storeMail({ filename, content, type: 'application/octet-stream' })
    const url = `${request.id}/attachments/${attachment}/text`
    expect((await get(manager, url)).json()).toEqual({ text })
    expect((await get(user, url)).statusCode).toBe(403)
    expect((await get(other, url)).statusCode).toBe(404)
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
    expect((await get(manager, `${another.id}/mails/${mail}/html`)).statusCode).toBe(404)
    expect((await get(manager, `${another.id}/attachments/${attachment}`)).statusCode).toBe(404)
    expect((await get(manager, `${another.id}/attachments/${attachment}/text`)).statusCode).toBe(404)
  })
})
