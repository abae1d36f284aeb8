import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestApp } from '../testing/create-test-app.ts'
import { clamdScanner } from './clamd-scanner.ts'

interface Daemon {
  readonly url: string
  /** Every file that was handed over whole. */
  readonly files: readonly Buffer[]
}

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Speaks clamd's protocol; what it finds is anything with `virus` in it. */
async function daemon(
  answerOf: (file: Buffer) => string | null = (file) =>
    file.includes('virus') ? 'stream: Test-Signature FOUND' : 'stream: OK',
  path?: string,
): Promise<Daemon> {
  const files: Buffer[] = []
  const server = createServer((socket) =>
    serve(socket, (file) => {
      files.push(file)
      return answerOf(file)
    }),
  )
  servers.push(server)
  if (path) server.listen(path)
  else server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { url: typeof address === 'object' && address ? `tcp://127.0.0.1:${address.port}` : `unix:${path}`, files }
}

function serve(socket: Socket, answer: (file: Buffer) => string | null): void {
  const chunks: Buffer[] = []
  let end = Buffer.alloc(0)
  socket.on('error', () => undefined)
  socket.on('data', (data: Buffer) => {
    chunks.push(data)
    end = Buffer.concat([end, data.subarray(-4)]).subarray(-4)
    if (!end.equals(Buffer.alloc(4))) return
    const received = Buffer.concat(chunks)
    const command = Buffer.from('zINSTREAM\0')
    if (!received.subarray(0, command.length).equals(command)) return void socket.end('UNKNOWN COMMAND\0')
    const file = whole(received.subarray(command.length))
    const verdict = file && answer(file)
    if (verdict !== null) socket.end(`${verdict}\0`)
  })
}

/** The file, once the empty piece behind it has come. */
function whole(stream: Buffer): Buffer | null {
  const pieces: Buffer[] = []
  for (let at = 0; at + 4 <= stream.length;) {
    const length = stream.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(stream.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

test('a file goes over whole, whatever its size, and the verdict comes back', async () => {
  const { url, files } = await daemon()
  const scan = clamdScanner({ url })
  const large = Buffer.alloc(10 * 1024 * 1024, 'abc')
  expect(await Promise.all([scan(large), scan(Buffer.from('a virus')), scan(Buffer.alloc(0))])).toEqual([
    'clean',
    'infected',
    'clean',
  ])
  expect(files.some((file) => file.equals(large))).toBe(true)
})

test('a socket in the file system does as well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'staffel-clamd-'))
  const { url } = await daemon(undefined, join(folder, 'clamd.ctl'))
  expect(await clamdScanner({ url })(Buffer.from('a virus'))).toBe('infected')
  rmSync(folder, { recursive: true })
})

test.each([
  ['refuses what it was given', () => 'INSTREAM size limit exceeded. ERROR'],
  ['never answers', () => null],
])('a daemon that %s lets nothing in', async (_what, answer) => {
  const { url } = await daemon(answer)
  await expect(clamdScanner({ url, timeoutMs: 200 })(Buffer.from('x'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('nor does one that is not there', async () => {
  const { url } = await daemon()
  await new Promise((closed) => servers.splice(0)[0]?.close(closed))
  await expect(clamdScanner({ url })(Buffer.from('x'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('an attachment is looked at by the daemon that the configuration names', async () => {
  const { url, files } = await daemon()
  const app = await createTestApp({ env: { CLAMD_URL: url } })
  const manager = 'manager@staffel.example'
  const [offer] = (await app.as(manager).listOffers.answer({ query: { limit: 1 } })).body
  const upload = (content: string) => {
    const form = new FormData()
    form.append('file', new File([`%PDF-1.7 ${content}`], 'plan.pdf', { type: 'application/pdf' }))
    return app.as(manager).uploadOfferAttachment.answer({ params: { id: offer?.id }, body: form })
  }
  expect((await upload('drawing')).status).toBe(200)
  const refused = await upload('a virus')
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { code: 'FILE_REJECTED', details: { reason: 'infected' } },
  ])
  expect(files.map(String)).toEqual(['%PDF-1.7 drawing', '%PDF-1.7 a virus'])
  await app.close()
})
