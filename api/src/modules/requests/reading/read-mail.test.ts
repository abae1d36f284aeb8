import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { evaluateMails } from '../evaluate/evaluate-mails.ts'
import { expectedMails } from '../evaluate/expected-mails.ts'
import { readMail } from './read-mail.ts'
import { plainMail } from './testing/plain-mail.ts'

const samples = join(import.meta.dirname, '../../../sample-data/mails')
const more = join(import.meta.dirname, 'testing/mails')
const sample = (name: string) =>
  readMail(readFileSync(join(samples, name)), { ownAddresses: ['offerte@example.nl'], receivedOn: '2026-11-20' })

describe('what is read from a folder of mails', () => {
  it.each([
    ['the sample mails', samples],
    ['the mails beside the tests', more],
  ])('%s: nearly every requested line, and nothing else', async (_, folder) => {
    const { counts, mails } = await evaluateMails(expectedMails(folder), {
      read: readMail,
      match: () => [],
      skuOf: () => '',
      ownAddresses: ['offerte@example.nl'],
    })
    const told = mails.flatMap(({ file, missed, extra }) => [
      ...missed.map(({ text }) => `${file} misses ${text}`),
      ...extra.map(({ searchLine }) => `${file} has ${searchLine}`),
    ])
    expect({ told: told.length > 6 ? told : [], falseLines: counts.falseLines }).toEqual({ told: [], falseLines: 0 })
    expect(counts.paired / counts.read).toBeGreaterThanOrEqual(0.98)
    expect(counts.paired / counts.expected).toBeGreaterThanOrEqual(0.98)
  })

  it('is the same every time', async () => {
    expect(await sample('24-school-proza.eml')).toEqual(await sample('24-school-proza.eml'))
  })
})

describe('where a line comes from', () => {
  it.each([
    '01-aannemer-plat.eml',
    '13-reply-outlook-en.eml',
    '19-forwarded-apple-mail.eml',
    '22-number-words.eml',
    '28-nested-html-table.eml',
  ])('%s: is shown in the text', async (name) => {
    const { text, lines } = await sample(name)
    expect(lines.length).toBeGreaterThan(1)
    for (const { source, quantity } of lines) {
      const marked = source.part === 'text' ? text.slice(source.start, source.end) : ''
      expect(marked.trim()).not.toBe('')
      if (/^\d/.test(marked)) expect(marked.replace(/[.,](?=\d{3})/g, '')).toContain(String(quantity))
    }
  })

  it('is a row of a sheet, a line of a CSV file or a page of a PDF', async () => {
    const places = async (name: string) =>
      (await sample(name)).lines.flatMap(({ source }) => (source.part === 'attachment' ? [source.place] : []))
    expect(await places('10-xlsx-bijlage.eml')).toContainEqual({
      kind: 'row',
      sheet: expect.any(String),
      row: expect.any(Number),
    })
    expect((await places('09-csv-bijlage.eml'))[0]).toEqual({ kind: 'row', sheet: null, row: 2 })
    expect((await places('11-pdf-bijlage.eml'))[0]).toEqual({ kind: 'page', page: 1 })
  })
})

describe('who wrote a mail', () => {
  it('is the person whose mail was forwarded, and the one who sent it on is kept', async () => {
    expect(await sample('17-doorgestuurd-outlook.eml')).toMatchObject({
      senderEmail: 'jelle@hoekstra-loodsen.example.nl',
      outerSender: { email: 'tom.hendriks@example.nl' },
      verdict: { kind: 'request' },
    })
    expect(await sample('18-doorgestuurd-als-bijlage.eml')).toMatchObject({
      senderEmail: 'atelier@linde-meubels.example.nl',
      outerSender: { email: 'balie@example.nl' },
    })
  })

  it('is the person behind a form or a system', async () => {
    expect(await sample('39-webformulier.eml')).toMatchObject({
      senderEmail: 'j.prins@prins-bouw.example.nl',
      outerSender: null,
    })
    expect(await sample('09-csv-bijlage.eml')).toMatchObject({ senderEmail: 'inkoop@mwz.example.nl' })
  })

  it('may be missing, and the date too', async () => {
    expect(await readMail(Buffer.from('Subject: x\r\nDate: 32-13-2026\r\n\r\n10 st bouten M8'))).toMatchObject({
      sender: '',
      senderEmail: null,
      sentAt: null,
      messageId: null,
    })
    expect((await sample('36-kapot-tekenset.eml')).sentAt).toBeNull()
  })
})

describe('a mail in another charset than it says', () => {
  const mail = (head: string, body: Buffer) =>
    Buffer.concat([
      Buffer.from(`From: Ren`),
      Buffer.from([0xe9]),
      Buffer.from(` <r@x.example.nl>\r\nSubject: offerte\r\n${head}\r\n\r\n`),
      body,
    ])

  it.each([
    [
      'raw bytes',
      mail('Content-Type: text/plain; charset=utf-8', Buffer.from('10 platen multiplex okoumé 18 mm', 'latin1')),
    ],
    ['raw bytes and no charset', mail('MIME-Version: 1.0', Buffer.from('10 platen multiplex okoumé 18 mm', 'latin1'))],
    [
      'encoded bytes',
      Buffer.from(
        'From: a@x.example.nl\r\nContent-Type: text/plain; charset="UTF-8"\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n10 platen multiplex okoum=E9 18 mm',
      ),
    ],
  ])('is read as what it holds: %s', async (_, raw) => {
    expect((await readMail(raw)).lines).toMatchObject([
      { quantity: 10, searchLine: '10 platen multiplex okoumé 18 mm' },
    ])
  })

  it('keeps the bytes of its files', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, at) => at).filter((at) => at !== 10 && at !== 13))
    const head =
      'Subject: r\xe9\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\n10 st caf\xe9\r\n--b\r\nContent-Type: application/zip\r\nContent-Disposition: attachment; filename=a.zip\r\nContent-Transfer-Encoding: 8bit\r\n\r\n'
    const [file] = (await readMail(Buffer.concat([Buffer.from(head, 'latin1'), bytes, Buffer.from('\r\n--b--\r\n')])))
      .attachments
    expect(Buffer.from(file?.bytes ?? [])).toEqual(bytes)
  })
})

describe('what is ignored, and why', () => {
  it.each([
    ['07-nieuwsbrief.eml', 'bulk'],
    ['14-afwezig.eml', 'auto_reply'],
    ['25-onbestelbaar.eml', 'bounce'],
    ['32-spam.eml', 'advertisement'],
    ['38-bedankt.eml', 'no_request'],
  ])('%s: %s', async (name, reason) => {
    expect(await sample(name)).toMatchObject({ verdict: { kind: 'ignored', reason }, lines: [] })
  })

  it('an offer of visitors and rankings, whatever it counts', async () => {
    const text =
      'Wij verhogen uw vindbaarheid in de zoekmachines. In het pakket zitten:\n\n- 12 artikelen\n- 30 backlinks\n\nVraag een gratis scan aan.'
    expect(await readMail(plainMail(text, { subject: 'Meer bezoekers' }))).toMatchObject({
      verdict: { kind: 'ignored', reason: 'advertisement' },
      lines: [],
    })
  })

  it('the own address, unless it forwards', async () => {
    const own = { ownAddresses: ['offerte@example.nl'] }
    expect(
      (await readMail(plainMail('Graag prijs voor 20 st bouten M8x40', { from: 'Offerte@example.nl' }), own)).verdict,
    ).toEqual({ kind: 'ignored', reason: 'own_address' })
    const forward =
      'Van: Jan <jan@x.example.nl>\nVerzonden: maandag 2 november 2026 10:00\nAan: ons\nOnderwerp: prijs\n\n20 st bouten M8x40'
    expect(
      (await readMail(plainMail(forward, { from: 'offerte@example.nl', subject: 'FW: prijs' }), own)).verdict,
    ).toEqual({ kind: 'request' })
  })

  it('a number counts the goods behind it, also with what is said of them in between', async () => {
    const { lines } = await readMail(plainMail('Please add 60 galvanised coach screws M10 x 80.'))
    expect(lines).toMatchObject([{ quantity: 60, quantityAssumed: false }])
  })

  it('a question for an offer is a request even when none of its lines is understood', async () => {
    expect(await readMail(plainMail('Kunt u een offerte maken voor mijn nieuwe badkamer? Zie de foto.'))).toMatchObject(
      { verdict: { kind: 'request' }, lines: [] },
    )
  })

  it.each([
    ['a photo without a word', '', 'image/jpeg', 'IMG_2041.jpg', 'request'],
    ['an invoice without a word', '', 'application/pdf', 'factuur-881.pdf', 'ignored'],
    ['a photo with thanks', 'Bedankt, alles is goed aangekomen!', 'image/jpeg', 'loods.jpg', 'ignored'],
  ])('%s', async (_what, text, type, name, kind) => {
    const part = (head: string, content: string) => `--grens\r\n${head}\r\n\r\n${content}\r\n`
    const file = part(
      `Content-Type: ${type}; name="${name}"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="${name}"`,
      Buffer.from('geen echte inhoud').toString('base64'),
    )
    const raw = `From: jan@klant.example.nl\r\nSubject: \r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=grens\r\n\r\n${part('Content-Type: text/plain', text)}${file}--grens--\r\n`
    expect(await readMail(Buffer.from(raw))).toMatchObject({ verdict: { kind }, lines: [] })
  })
})
