import { readMail } from '../read-mail.ts'

const mail = (head: string): Buffer =>
  Buffer.from(
    `${head}From: Jan <jan@klant.example.nl>\r\nSubject: lijst\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n20 st bouten M8x40\r\n\r\nX-Not: a header\r\n`,
  )

it.each([
  ['one field', `X-A: ${'x'.repeat(2_000_000)}\r\n`],
  ['many fields', 'X-A: bbbbbbbbb\r\n'.repeat(150_000)],
  ['a folded field', `X-A: b\r\n${' ccccccccc\r\n'.repeat(200_000)}`],
  ['many recipients', `To: ${'a <a@x.example.nl>, '.repeat(100_000)}b\r\n`],
  ['a long conversation', `References: ${'<aaaa@x.example.nl> '.repeat(100_000)}\r\n`],
  ['many of what is read', 'Cc: c@x.example.nl\r\n'.repeat(100_000)],
])('a mail with a head of megabytes is read: %s', async (_, head) => {
  expect(await readMail(mail(head))).toMatchObject({
    senderEmail: 'jan@klant.example.nl',
    subject: 'lijst',
    lines: [{ quantity: 20 }],
    problem: null,
  })
})

it('with bare line ends too, and without a body', async () => {
  const unix = Buffer.from(
    mail(`X-A: ${'x'.repeat(2_000_000)}\r\n`)
      .toString()
      .replaceAll('\r\n', '\n'),
  )
  expect(await readMail(unix)).toMatchObject({ subject: 'lijst', lines: [{ quantity: 20 }] })
  expect(await readMail(Buffer.from(`X-A: ${'x'.repeat(2_000_000)}\r\nSubject: lijst`))).toMatchObject({
    subject: 'lijst',
  })
})

it('a part with a head of megabytes makes a mail that says why it was not read', async () => {
  const raw = Buffer.from(
    `From: jan@klant.example.nl\r\nSubject: lijst\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nX-A: ${'x'.repeat(2_000_000)}\r\n\r\n20 st bouten\r\n--b--\r\n`,
  )
  expect(await readMail(raw)).toMatchObject({
    problem: 'HEADERS_TOO_LARGE',
    senderEmail: 'jan@klant.example.nl',
    subject: 'lijst',
  })
})
