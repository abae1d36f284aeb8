import { limits } from './limits.ts'
import { readMailInWorker } from './worker/read-mail-in-worker.ts'
import { hostileFiles } from './testing/hostile-files.ts'

// The machine may be busy with other tests.
jest.setTimeout(20 * limits.wallMs)

/** How far it comes depends on the machine. */
const notWhole = expect.stringMatching(/^ATTACHMENT_(?:CUT|UNREADABLE)$/)

const withFile = (name: string, bytes: Uint8Array): Buffer =>
  Buffer.from(
    [
      'From: a@x.example.nl',
      'Subject: offerte',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      '',
      '20 st bouten M8x40',
      '--b',
      `Content-Type: application/octet-stream; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(bytes).toString('base64'),
      '--b--',
      '',
    ].join('\r\n'),
  )

test('files that are made to keep a reader busy cost their limits and no more; the words beside them are read, and the reason is said', async () => {
  const before = process.memoryUsage.rss()
  const read = await Promise.all(
    hostileFiles().map(async ([name, bytes]) => ({ name, mail: await readMailInWorker(withFile(name, bytes)) })),
  )
  for (const { name, mail } of read)
    expect({ name, mail }).toMatchObject({
      mail: {
        senderEmail: 'a@x.example.nl',
        subject: 'offerte',
        verdict: { kind: 'request' },
        attachments: [{ name }],
      },
    })
  for (const { name, mail } of read) expect([name, mail.lines[0]?.quantity]).toEqual([name, 20])
  const reasons = Object.fromEntries(read.map(({ name, mail }) => [name, mail.problem]))
  expect(reasons).toMatchObject({
    'twice-packed.pdf': 'ATTACHMENT_UNREADABLE',
    'operators.pdf': 'ATTACHMENT_UNREADABLE',
    'forms-in-forms.pdf': 'ATTACHMENT_UNREADABLE',
    'one-text-everywhere.xlsx': notWhole,
    'one-sheet-everywhere.xlsx': notWhole,
    'many-parts.xlsx': 'ATTACHMENT_UNREADABLE',
  })
  expect(process.memoryUsage.rss() - before).toBeLessThan(600 * 1024 * 1024)
})

test('a mail of somebody else is read while such a file is', async () => {
  const [[name, bytes] = ['', Buffer.alloc(0)]] = hostileFiles()
  const done: string[] = []
  const bombs = [1, 2].map(() => readMailInWorker(withFile(name, bytes)).then(() => done.push('bomb')))
  const other = readMailInWorker(Buffer.from('From: b@y.example.nl\r\nSubject: offerte\r\n\r\n30 st moeren M8')).then(
    ({ lines }) => done.push(`${lines[0]?.quantity}`),
  )
  await Promise.all([...bombs, other])
  expect(done).toEqual(['30', 'bomb', 'bomb'])
})
