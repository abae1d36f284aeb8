import { zipSync, strToU8 } from 'fflate'
import { createWorkerPool } from '../../../../documents/worker/worker-pool.ts'
import { limits } from '../limits.ts'
import { mailReader, readMailInWorker } from './read-mail-in-worker.ts'
import { hostileMails } from '../testing/hostile-mails.ts'
import { patienceMs, readPatiently } from '../testing/patient-reader.ts'
import { plainMail } from '../testing/plain-mail.ts'

const html = (content: string) =>
  Buffer.from(`From: a@x.example.nl\r\nSubject: offerte\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${content}`)
const withFile = (name: string, bytes: Uint8Array) =>
  Buffer.from(
    `From: a@x.example.nl\r\nSubject: offerte\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\n20 st bouten M8x40\r\n--b\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(bytes).toString('base64')}\r\n--b--\r\n`,
  )
const sheet = (rows: string) =>
  zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="Blad1" sheetId="1"/></sheets></workbook>'),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
  })
// The machine may be busy with other tests.
jest.setTimeout(2 * patienceMs)

describe('over a limit the mail is kept, with the reason', () => {
  it('bytes', async () => {
    const mail = await readMailInWorker(
      Buffer.concat([plainMail('20 st bouten M8'), Buffer.alloc(limits.rawBytes, 65)]),
    )
    expect(mail).toMatchObject({
      problem: 'MAIL_TOO_LARGE',
      subject: 'Aanvraag',
      senderEmail: 'jan@klant.example.nl',
      lines: [],
    })
  })

  it('text', async () => {
    const { mail } = await readPatiently(plainMail(`20 st bouten M8x40\n\n${'woorden zonder einde '.repeat(60_000)}`))
    expect(mail.problem).toBe('TEXT_TOO_LARGE')
    expect(mail.lines[0]).toMatchObject({ quantity: 20 })
  })

  it('HTML, by size and by depth', async () => {
    const wide = await readPatiently(html(`<p>20 st bouten M8x40</p>${'<p>tekst</p>'.repeat(120_000)}`))
    expect(wide.mail).toMatchObject({ problem: 'HTML_TOO_LARGE', lines: [{ quantity: 20 }] })
    const deep = await readPatiently(html(`<p>20 st bouten M8x40</p>${'<div>'.repeat(150_000)}`))
    expect(deep.mail).toMatchObject({ problem: 'HTML_TOO_LARGE', lines: [{ quantity: 20 }] })
    expect(Math.max(wide.cpuMs, deep.cpuMs)).toBeLessThan(limits.wallMs)
  })

  it('parts', async () => {
    const parts = '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'.repeat(limits.parts + 50)
    const { mail } = await readPatiently(
      Buffer.from(`From: a@x.example.nl\r\nSubject: veel\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${parts}`),
    )
    expect(mail).toMatchObject({ problem: 'TOO_MANY_PARTS', subject: 'veel', senderEmail: 'a@x.example.nl' })
  })

  it('lines', async () => {
    const rows = Array.from(
      { length: 50_000 },
      (_, row) => `<tr><td>${row + 1}</td><td>Zeskantbout M8x${row}</td><td>${(row % 90) + 1}</td></tr>`,
    ).join('')
    const { mail, cpuMs } = await readPatiently(
      html(`<table><tr><th>Pos</th><th>Omschrijving</th><th>Aantal</th></tr>${rows}</table>`),
    )
    expect(mail.lines.length).toBeLessThanOrEqual(limits.lines)
    expect(mail.lines.length).toBeGreaterThan(1000)
    expect(mail.problem).not.toBeNull()
    expect(cpuMs).toBeLessThan(limits.wallMs)
  })

  it('a spreadsheet that unpacks to more than is read', async () => {
    const { mail } = await readPatiently(withFile('bom.xlsx', sheet(' '.repeat(80 * 1024 * 1024))))
    expect(mail).toMatchObject({ problem: 'ATTACHMENT_UNREADABLE', lines: [{ quantity: 20 }] })
  })

  it('a broken spreadsheet or PDF', async () => {
    for (const [name, bytes] of [
      ['x.xlsx', sheet('<row>').subarray(0, 100)],
      ['x.pdf', strToU8('%PDF-1.7 nothing more')],
    ] as const) {
      expect(await readPatiently(withFile(name, bytes))).toMatchObject({
        mail: { problem: 'ATTACHMENT_UNREADABLE', lines: [{ quantity: 20 }] },
      })
    }
  })
})

it('is read for its owner, who never has all readers', async () => {
  const owners: (string | undefined)[] = []
  const read = mailReader({
    run: (_job, owner) => {
      owners.push(owner)
      return Promise.resolve({ error: 'no' })
    },
  })
  await read(Buffer.from(plainMail('10 bouten')), { owner: '7' })
  expect(new Set(owners)).toEqual(new Set(['7']))
})

describe('a thread that fails', () => {
  const failing = (source: string, timeoutMs: number) =>
    mailReader(
      createWorkerPool(new URL(`data:text/javascript,${encodeURIComponent(source)}`), {
        size: 1,
        timeoutMs,
        idleMs: 100,
        heapMb: 64,
      }),
    )
  const port = "import { parentPort } from 'node:worker_threads';"

  it.each([
    ['hangs', `${port} parentPort.on('message', () => { for (;;); })`, 'READING_TOO_SLOW', 500],
    ['throws', `${port} parentPort.on('message', () => { throw new Error('no') })`, 'READING_FAILED', patienceMs],
    [
      'runs out of memory',
      `${port} parentPort.on('message', () => { const all = []; for (;;) all.push(new Array(1e5).fill({})) })`,
      'READING_FAILED',
      patienceMs,
    ],
    [
      'answers with an error',
      `${port} parentPort.on('message', () => parentPort.postMessage({ error: 'no' }))`,
      'READING_FAILED',
      patienceMs,
    ],
  ])('%s: the mail comes back with its headers', async (_, source, problem, timeoutMs) => {
    expect(await failing(source, timeoutMs)(plainMail('20 st bouten M8'))).toMatchObject({
      problem,
      subject: 'Aanvraag',
      senderEmail: 'jan@klant.example.nl',
      lines: [],
    })
  })
})

describe('hostile and malformed mail', () => {
  it.each(hostileMails())('%s: comes back in time', async (_, raw) => {
    const { mail, cpuMs } = await readPatiently(raw)
    expect(mail.problem).not.toBe('READING_TOO_SLOW')
    expect(mail.problem).not.toBe('READING_FAILED')
    expect(cpuMs).toBeLessThan(limits.wallMs)
  })

  it('any bytes at all come back', async () => {
    let seed = 7
    const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648)
    for (let round = 0; round < 60; round += 1) {
      const mail = Buffer.from(plainMail('20 st bouten M8x40\n\n> oud\n'))
      for (let change = 0; change < 1 + round / 2; change += 1) mail[random() % mail.length] = random() % 256
      expect((await readMailInWorker(mail)).problem).not.toBe('READING_FAILED')
    }
  })
})
