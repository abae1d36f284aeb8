import { createHash, createHmac } from 'node:crypto'
import { request } from 'node:http'
import { startS3StandIn, type S3StandIn } from './startS3StandIn.ts'

const now = new Date('2026-03-16T10:00:00Z')
let store: S3StandIn
beforeAll(async () => {
  store = await startS3StandIn({ now: () => now })
})
afterAll(() => store.close())

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

interface Asked {
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly moment?: string
  readonly secret?: string
  /** What is sent, where that is not what was signed. */
  readonly sent?: string
}

/** Signs as the documentation of version 4 says, step by step. */
async function ask(method: string, path: string, given: Asked = {}) {
  const { body = '', headers = {}, moment = '20260316T100000Z', sent = body } = given
  const { secret = store.env.S3_SECRET_ACCESS_KEY } = given
  const { host, port } = new URL(store.url)
  const own: Record<string, string> = { ...headers, host, 'x-amz-content-sha256': sha256(body), 'x-amz-date': moment }
  const names = Object.keys(own).sort()
  const [pathname, query = ''] = path.split('?')
  const lines = names.map((name) => `${name}:${own[name]}`)
  const canonical = [method, pathname, query, ...lines, '', names.join(';'), sha256(body)].join('\n')
  const scope = `${moment.slice(0, 8)}/${store.env.S3_REGION}/s3/aws4_request`
  const dated = hmac(`AWS4${secret}`, moment.slice(0, 8))
  const key = [store.env.S3_REGION, 's3', 'aws4_request'].reduce((before, part) => hmac(before, part), dated)
  const signature = hmac(key, ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')).toString('hex')
  const authorization = `AWS4-HMAC-SHA256 Credential=${store.env.S3_ACCESS_KEY_ID}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const asked = request({ port, path, method, headers: { ...own, authorization } }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
      answer.on('end', () => resolve({ status: answer.statusCode, text }))
    })
    asked.on('error', reject)
    asked.end(sent)
  })
}

const once = { 'if-none-match': '*' }

test('a name is written once where that is asked for: a second time is 412, and the first bytes stay', async () => {
  expect((await ask('PUT', '/staffel/a/one.txt', { body: 'first', headers: once })).status).toBe(200)
  expect(await ask('PUT', '/staffel/a/one.txt', { body: 'second', headers: once })).toMatchObject({
    status: 412,
    text: expect.stringContaining('PreconditionFailed'),
  })
  expect(await ask('GET', '/staffel/a/one.txt')).toEqual({ status: 200, text: 'first' })
  expect((await ask('PUT', '/staffel/a/one.txt', { body: 'third' })).status).toBe(200)
  expect((await ask('GET', '/staffel/a/one.txt')).text).toBe('third')
})

test('a part of a file, a list by pages, and what is gone', async () => {
  await ask('PUT', '/staffel/b/1', { body: '0123456789' })
  await ask('PUT', '/staffel/b/2', { body: 'x' })
  expect(await ask('GET', '/staffel/b/1', { headers: { range: 'bytes=2-4' } })).toEqual({ status: 206, text: '234' })
  expect((await ask('GET', '/staffel/b/1', { headers: { range: 'bytes=99-' } })).status).toBe(416)
  const first = (await ask('GET', '/staffel/?list-type=2&max-keys=1&prefix=b%2F')).text
  expect(first).toContain('<Key>b/1</Key>')
  const token = /<NextContinuationToken>(.+?)</.exec(first)?.[1] ?? ''
  const path = `/staffel/?continuation-token=${encodeURIComponent(token)}&list-type=2&prefix=b%2F`
  expect((await ask('GET', path)).text).toContain('<IsTruncated>false</IsTruncated><Contents><Key>b/2</Key>')
  expect((await ask('DELETE', '/staffel/b/1')).status).toBe(204)
  expect((await ask('HEAD', '/staffel/b/1')).status).toBe(404)
})

test.each<[string, Asked, string]>([
  ['with another secret', { secret: 'wrong' }, 'SignatureDoesNotMatch'],
  ['too late', { moment: '20260316T101501Z' }, 'RequestTimeTooSkewed'],
  ['with other bytes than were signed', { body: 'signed', sent: 'sent' }, 'XAmzContentSHA256Mismatch'],
])('what is signed %s is refused', async (_how, asked, code) => {
  expect(await ask('PUT', '/staffel/c', asked)).toMatchObject({ status: 403, text: expect.stringContaining(code) })
  expect(store.names()).not.toContain('c')
})
