import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function issue(): Promise<number> {
  const items = [{ id: 'a', productId: null, description: 'Montage', quantity: 2, unitPrice: 500 }]
  const answer = await app.as(manager).saveOffer.answer({
    body: { offer: { title: 'Gevel', customer: { organization_id: 1001 }, items, intent: 'issue' } },
  })
  return answer.body[0]?.offer_id ?? 0
}
const pdf = Buffer.from('%PDF-1.7\nklein\n%%EOF')
const docx = Buffer.concat([
  Buffer.from([0x50, 0x4b, 0x03, 0x04]),
  Buffer.from('...[Content_Types].xml...word/document.xml'),
])

interface Upload {
  bytes?: Buffer
  filename?: string
  type?: string
  fields?: Record<string, string>
  key?: string
}
function upload(
  email: string,
  id: number,
  { bytes = pdf, filename = 'tekening.pdf', type = 'application/pdf', fields = {}, key }: Upload = {},
) {
  const boundary = 'edge'
  const field = ([name, value]: [string, string]) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const head = `${Object.entries(fields).map(field).join('')}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return app
    .as(email, {
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...(key && { 'idempotency-key': key }) },
    })
    .uploadOfferAttachment.answer({ params: { id }, body: payload })
}
const names = async (email: string, id: number) =>
  (await app.as(email).listOfferAttachments.answer({ params: { id } })).body.map(({ filename }) => filename)

test('a file is kept, shown to whom it is meant for, and can be taken away', async () => {
  const id = await issue()
  const answer = await upload(manager, id)
  const file = answer.body
  expect([answer.status, file]).toEqual([
    200,
    {
      id: expect.any(Number),
      filename: 'tekening.pdf',
      content_type: 'application/pdf',
      bytes: pdf.length,
      visible_to: 'staff',
      created_at: '2026-03-16T10:00:00.000Z',
      created_by: 'Marieke Jansen',
    },
  ])
  expect([await names(manager, id), await names(user, id)]).toEqual([['tekening.pdf'], []])
  expect((await app.as(user).downloadOfferAttachment.answer({ params: { id, attachmentId: file.id } })).status).toBe(
    404,
  )
  await app.as(manager).updateOfferAttachment({
    params: { id: String(id), attachmentId: file.id },
    body: { visible_to: 'customer' },
  })
  const download = await app.as(user).downloadOfferAttachment.answer({ params: { id, attachmentId: file.id } })
  expect([download.bytes, download.headers['content-type'], download.headers['x-content-type-options']]).toEqual([
    pdf,
    'application/pdf',
    'nosniff',
  ])
  expect(download.headers['content-disposition']).toContain('attachment; filename="tekening.pdf"')
  expect((await app.as(manager).deleteOfferAttachment.answer({ params: { id, attachmentId: file.id } })).status).toBe(
    204,
  )
  expect((await app.as(manager).downloadOfferAttachment.answer({ params: { id, attachmentId: file.id } })).status).toBe(
    404,
  )
  const log = await app.database.db
    .selectFrom('activity')
    .select('action')
    .where('entity_id', '=', String(id))
    .where('action', 'like', 'offer.attachment%')
    .orderBy('id')
    .execute()
  expect(log.map(({ action }) => action)).toEqual([
    'offer.attachment_added',
    'offer.attachment_changed',
    'offer.attachment_removed',
  ])
})

test('one that is meant for the customer stands behind the link and goes with the mail', async () => {
  const id = await issue()
  const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const file = (
    await upload(manager, id, {
      bytes: docx,
      filename: 'bestek.docx',
      type: docxType,
      fields: { visible_to: 'customer' },
    })
  ).body
  const hidden = (await upload(manager, id)).body
  const { url } = (await app.as(manager).createOfferLink.answer({ params: { id }, body: {} })).body
  const token = new URL(url ?? '').pathname.slice(3)
  const open = (attachmentId: number) =>
    app.as(null).downloadPublicAttachment.answer({ params: { token, attachmentId } })
  expect(
    (await app.as(null).getPublicOffer({ params: { token } })).attachments.map(({ filename }) => filename),
  ).toEqual(['bestek.docx'])
  expect((await open(file.id)).bytes).toEqual(docx)
  expect((await open(hidden.id)).status).toBe(404)
  await app.as(manager).sendOffer({
    params: { id: String(id) },
    body: { to: ['a@x.example'], subject: 'x', body: 'x', attach_pdf: false, attachment_ids: [file.id] },
  })
  const mail = await app.database.db
    .selectFrom('outbox_mail as o')
    .innerJoin('offer_mail as m', 'm.mail_id', 'o.id')
    .select('o.attachments')
    .where('m.offer_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['bestek.docx'])
})

const virus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
test.each([
  [
    'a program',
    { bytes: Buffer.from('MZ...'), filename: 'a.exe', type: 'application/octet-stream' },
    422,
    'FILE_REJECTED',
  ],
  ['a page that says it is a PDF', { bytes: Buffer.from('<html>') }, 422, 'FILE_REJECTED'],
  ['a PDF by another name', { filename: 'a.png' }, 422, 'FILE_REJECTED'],
  [
    'a document with macros',
    {
      bytes: Buffer.concat([docx, Buffer.from('word/vbaProject.bin')]),
      filename: 'a.docx',
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    },
    422,
    'FILE_REJECTED',
  ],
  ['an infected file', { bytes: Buffer.concat([pdf, Buffer.from(virus)]) }, 422, 'FILE_REJECTED'],
  ['an empty file', { bytes: Buffer.alloc(0) }, 422, 'FILE_REJECTED'],
  ['more than 10 MB', { bytes: Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]) }, 413, 'TOO_LARGE'],
  ['an unknown field', { fields: { owner: 'me' } }, 422, 'VALIDATION'],
])('%s is refused', async (_case, part, status, code) => {
  const id = await issue()
  const answer = await upload(manager, id, part)
  expect([answer.status, answer.body.code]).toEqual([status, code])
  expect(await names(manager, id)).toEqual([])
})

test('an offer takes ten files, of its own people', async () => {
  const id = await issue()
  for (let count = 0; count < 10; count++) expect((await upload(manager, id)).status).toBe(200)
  expect((await upload(manager, id)).body.code).toBe('LIMIT_REACHED')
  expect([(await upload(user, id)).status, (await upload(other, id)).status]).toEqual([403, 404])
})

test('an upload that is repeated with its Idempotency-Key is one file; another file with that key is refused', async () => {
  const id = await issue()
  const answers = await Promise.all([1, 2, 3].map(() => upload(manager, id, { key: 'drawing-1' })))
  for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body)
  expect(await names(manager, id)).toEqual(['tekening.pdf'])
  const file = answers[0]?.body
  expect(
    (await app.as(manager).downloadOfferAttachment.answer({ params: { id, attachmentId: file?.id } })).bytes.equals(
      pdf,
    ),
  ).toBe(true)
  const other = await upload(manager, id, { key: 'drawing-1', bytes: Buffer.from('%PDF-1.7 anders') })
  expect([other.status, Object.keys(other.body.fields)]).toEqual([422, ['Idempotency-Key']])
})

test('a form that breaks off or cannot be read is refused, not a fault', async () => {
  const id = await issue()
  const call = (contentType: string, payload: string) =>
    app
      .as(manager, { headers: { 'content-type': contentType } })
      .uploadOfferAttachment.answer({ params: { id }, body: payload })
  const begun = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF'
  const answers = [await call('multipart/form-data', 'x'), await call('multipart/form-data; boundary=x', begun)]
  expect(answers.map((answer) => [answer.status, answer.body.code])).toEqual(answers.map(() => [400, 'BAD_REQUEST']))
  expect(await names(manager, id)).toEqual([])
})

test('a form with the same name twice is refused at that name', async () => {
  const id = await issue()
  const part = (name: string, value: string) => `--x\r\ncontent-disposition: form-data; name="${name}"${value}\r\n`
  const file = (name: string) => part(name, '; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7')
  const visible = part('visible_to', '\r\n\r\nstaff')
  const refused = async (...parts: string[]) => {
    const { status, body } = await app
      .as(manager, { headers: { 'content-type': 'multipart/form-data; boundary=x' } })
      .uploadOfferAttachment.answer({ params: { id }, body: `${parts.join('')}--x--\r\n` })
    return [status, body.code, body.fields]
  }
  expect(await refused(file('file'), file('file'))).toEqual([422, 'VALIDATION', { file: 'May be given only once.' }])
  expect(await refused(file('file'), file('other'))).toEqual([422, 'VALIDATION', { other: 'Unknown field.' }])
  expect(await refused(visible, visible, file('file'))).toEqual([
    422,
    'VALIDATION',
    { visible_to: 'May be given only once.' },
  ])
  expect(await names(manager, id)).toEqual([])
})
