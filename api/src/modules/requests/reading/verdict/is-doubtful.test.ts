import { readMail } from '../read-mail.ts'
import type { MailVerdict } from '../read-mail.types.ts'
import { plainMail } from '../testing/plain-mail.ts'

interface File {
  readonly type: string
  readonly name: string
  readonly bytes?: number
  readonly how?: string
}

/** A mail with one file. */
function mailWith(text: string, { type, name, bytes = 50, how = 'attachment' }: File): Uint8Array {
  const part = (head: string, content: string): string => `--grens\r\n${head}\r\n\r\n${content}\r\n`
  const file = part(
    `Content-Type: ${type}; name="${name}"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: ${how}; filename="${name}"`,
    Buffer.alloc(bytes, 'x').toString('base64'),
  )
  return Buffer.from(
    `From: jan@klant.example.nl\r\nSubject: Materiaal\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=grens\r\n\r\n${part('Content-Type: text/plain; charset=utf-8', text)}${file}--grens--\r\n`,
  )
}

const htmlMail = (html: string): Uint8Array =>
  Buffer.from(
    `From: jan@klant.example.nl\r\nSubject: Materiaal\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`,
  )

const request: MailVerdict = { kind: 'request' }
const nothing: MailVerdict = { kind: 'ignored', reason: 'no_request' }
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

describe('a mail that may ask for goods, although no line of it was read, is a request for a person to look at', () => {
  it.each<[string, string, File]>([
    ['a document beside two words', 'Zie bijlage', { type: word, name: 'lijst.docx' }],
    ['one that its sender calls nothing', 'Zie bijlage.', { type: 'application/octet-stream', name: 'lijst.odt' }],
    ['a scan', 'Hallo, hierbij de scan', { type: 'application/pdf', name: 'scan001.pdf' }],
    ['a photo', 'Bij deze', { type: 'image/png', name: 'IMG_2041.png' }],
    ['a photo that thanks point to', 'Bedankt voor het bellen, zie de foto', { type: 'image/jpeg', name: 'foto.jpg' }],
    ['a drawing', 'Hoi', { type: 'application/acad', name: 'gevel.dwg' }],
    [
      'a picture in the text that is larger than a logo',
      'Hoi',
      { type: 'image/png', name: 'image001.png', bytes: 60_000 },
    ],
  ])('%s', async (_what, text, file) => {
    expect(await readMail(mailWith(text, file))).toMatchObject({ verdict: request, lines: [] })
  })

  it.each([
    ['German', 'Guten Tag,\n\nwir benötigen Muttern und Schrauben laut Liste.\n\nMit freundlichen Grüßen'],
    ['French', 'Bonjour,\n\nPourriez-vous nous faire un devis pour des planches?\n\nCordialement'],
    ['Polish', 'Dzień dobry, proszę o ofertę na śruby. Pozdrawiam'],
    ['letters that nobody here reads', '您好，请报价以下产品，谢谢，期待您的回复'],
    ['a size and words that are not known', 'Bestelling: 10 x 5 doosjes spijkers'],
    ['a place where files are left', 'Hoi, hier staat de lijst: https://we.tl/t-abc123'],
  ])('%s', async (_what, text) => {
    expect((await readMail(plainMail(text))).verdict).toEqual(request)
  })

  it.each(['svg', 'object', 'title', 'textarea', 'style', 'iframe'])(
    'HTML with an open %s, of which what stands behind it is read',
    async (name) => {
      expect(await readMail(htmlMail(`<html><body><${name}>Graag 10 bouten M8</body></html>`))).toMatchObject({
        verdict: request,
        lines: [{ quantity: 10 }],
      })
    },
  )

  it.each<[string, Uint8Array]>([
    ['no bytes', Buffer.alloc(0)],
    ['bytes that are no mail', Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 7919) % 251))],
  ])('%s, with the reason', async (_what, raw) => {
    expect(await readMail(raw)).toMatchObject({ verdict: request, problem: 'MAIL_MALFORMED' })
  })

  it.each([
    ['a header', 'Subject: '],
    ['a header that nobody knows', 'X-Veel: '],
  ])('%s of megabytes, of which the rest is read', async (_what, header) => {
    const mail = await readMail(
      Buffer.from(`From: a@x.example.nl\r\n${header}${'x'.repeat(2_500_000)}\r\n\r\n20 st bouten`),
    )
    expect(mail).toMatchObject({ verdict: request, lines: [{ quantity: 20 }], senderEmail: 'a@x.example.nl' })
  })

  it('a page of pictures alone', async () => {
    expect((await readMail(htmlMail('<p><img src="https://x.example/a.png"></p>'))).verdict).toEqual(request)
  })
})

it('a mail whose parts cannot be told apart says so, to a person', async () => {
  const boundary = 'b'.repeat(100_000)
  const torn = Buffer.from(
    `From: jan@klant.example.nl\r\nSubject: Materiaal\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n--${boundary}\r\nContent-Type: text/plain\r\n\r\n10 bouten M8\r\n--${boundary}--\r\n`,
  )
  const { verdict, problem } = await readMail(torn)
  expect([verdict, problem]).toEqual([request, 'MAIL_MALFORMED'])
})

describe('a mail that asks for nothing stays one', () => {
  it.each<[string, string, File]>([
    ['a signature', 'Fijne dag', { type: 'application/pkcs7-signature', name: 'smime.p7s' }],
    ['a visiting card', 'Fijne dag', { type: 'text/vcard', name: 'jan.vcf' }],
    ['a logo', 'Fijne dag', { type: 'image/png', name: 'image001.png' }],
    ['terms of delivery', 'Fijne dag', { type: 'application/pdf', name: 'Algemene voorwaarden.pdf' }],
    ['thanks with a photo', 'Bedankt, alles is goed aangekomen!', { type: 'image/jpeg', name: 'loods.jpg' }],
  ])('%s', async (_what, text, file) => {
    expect((await readMail(mailWith(text, file))).verdict).toEqual(nothing)
  })

  it.each([
    'Prima, tot dan! Groeten Jan',
    'Bedankt voor de snelle reactie, fijn weekend.',
    'Hoi Tom, gaan we volgende week weer lunchen? Dinsdag om 12 uur schikt mij.',
    'Hi Tom, shall we meet on Tuesday at 10:30? I will bring 2 colleagues.',
  ])('%s', async (text) => {
    expect((await readMail(plainMail(text, { subject: 'Afspraak' }))).verdict).toEqual(nothing)
  })
})

it('what a person said is a request is read as one, whatever its headers say', async () => {
  const raw = Buffer.concat([
    Buffer.from('List-Unsubscribe: <mailto:x@x.example.nl>\r\n'),
    plainMail('Graag prijs voor 20 st bouten M8x40'),
  ])
  expect(await readMail(raw)).toMatchObject({ verdict: { kind: 'ignored', reason: 'bulk' }, lines: [] })
  expect(await readMail(raw, { isRequest: true })).toMatchObject({ verdict: request, lines: [{ quantity: 20 }] })
})
