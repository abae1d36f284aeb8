import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startS3StandIn, type S3StandIn } from '@staffel/exact-standin'
import { readConfig, type Config } from '../config.ts'
import { toDomainError } from '../plugins/error-handler.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { isStorageFull } from './is-storage-full.ts'
import { openFileStore } from './open-file-store.ts'
import { rememberReleases } from './remember-releases.ts'
import { s3Store } from './s3-store.ts'

let folder: string
let standIn: S3StandIn
let s3: NonNullable<Config['s3']>
const quick = { answerMs: 5_000, retries: 0 }
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staffel-stores-'))
  standIn = await startS3StandIn()
  const config = readConfig(standIn.env)
  if (!config.s3) throw new Error('no S3')
  s3 = config.s3
})
afterEach(() => standIn.fail(null))
afterAll(async () => {
  await standIn.close()
  rmSync(folder, { recursive: true, force: true })
})

const stores: [string, () => FileStore][] = [
  ['a folder', () => folderStore(folder)],
  ['a bucket', () => s3Store(s3, quick)],
]

describe.each(stores)('%s', (_name, open) => {
  test('keeps bytes under a new name each time, and gives them back as they were', async () => {
    const store = open()
    const bytes = Buffer.from([0, 255, 10, 13, 128])
    const names = await Promise.all([store.put('logos/1', bytes, 'png'), store.put('logos/1', bytes, 'png')])
    expect(new Set(names).size).toBe(2)
    for (const name of names) {
      expect(name).toMatch(/^logos\/1\/[0-9a-f]{32}\.png$/)
      expect(await store.get(name)).toEqual(bytes)
    }
  })

  test('writes a name once: the second bytes are not taken, also not at the same moment', async () => {
    const store = open()
    await store.putOnce('r/offers/1/area.js', Buffer.from('first'))
    await store.putOnce('r/offers/1/area.js', Buffer.from('second'))
    expect(String(await store.get('r/offers/1/area.js'))).toBe('first')
    const both = ['one', 'two'].map((text) => Buffer.from(text))
    await Promise.all(both.map((bytes) => store.putOnce('r/offers/1/race.js', bytes)))
    expect(both).toContainEqual(await store.get('r/offers/1/race.js'))
  })

  test('knows nothing of what is not there, or was removed, and removing it twice is no fault', async () => {
    const store = open()
    expect(await store.get('mail/1/nothing.eml')).toBeNull()
    expect(await store.get('mail/1')).toBeNull()
    await store.putOnce('mail/1/a.eml', Buffer.from('mail'))
    await store.remove('mail/1/a.eml')
    await store.remove('mail/1/a.eml')
    expect(await store.get('mail/1/a.eml')).toBeNull()
  })

  test('keeps an empty file, a large one, and a name with every sign that names have', async () => {
    const store = open()
    const large = Buffer.alloc(6_000_000, 7)
    const files: [string, Buffer][] = [
      ['exports/empty.part', Buffer.alloc(0)],
      ['exports/large.part', large],
      ["exports/a b+c&d=é%20~!'()*.txt", Buffer.from('signs')],
    ]
    for (const [name, bytes] of files) {
      await store.putOnce(name, bytes)
      expect((await store.get(name))?.equals(bytes)).toBe(true)
    }
  })

  test.each(['../secret', 'r/../../secret', ''])('stays below its own names: %j', async (name) => {
    const store = open()
    const asked: (() => Promise<unknown>)[] = [
      async () => store.get(name),
      async () => store.putOnce(name, Buffer.from('x')),
      async () => store.remove(name),
    ]
    for (const ask of asked) await expect(ask()).rejects.toThrow('stay below the store')
  })
})

const refused = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )
const told = (error: unknown) => {
  const { code, status, options } = toDomainError(error)
  return [code, status, options.retryAfterSeconds]
}

test('a bucket that is full says so as a full disk does, and takes the file once there is room', async () => {
  const store = s3Store(s3, quick)
  standIn.fail('full')
  const error = await refused(store.put('attachments', Buffer.from('x'), 'pdf'))
  expect([isStorageFull(error), told(error)]).toEqual([true, ['STORAGE_FULL', 507, undefined]])
  standIn.fail(null)
  expect(await store.put('attachments', Buffer.from('x'), 'pdf')).toMatch(/\.pdf$/)
})

test('a bucket that is away, breaks off or does not answer in time is worth trying again, and is not taken for an empty one', async () => {
  await s3Store(s3, quick).putOnce('mail/1/kept.eml', Buffer.from('mail'))
  for (const fault of ['away', 'cut', 'silent'] as const) {
    const store = s3Store(s3, { answerMs: 300, retries: 0 })
    standIn.fail(fault)
    for (const work of [
      store.get('mail/1/kept.eml'),
      store.putOnce('mail/1/b.eml', Buffer.from('b')),
      store.remove('mail/1/b.eml'),
    ])
      expect(told(await refused(work))).toEqual(['UNAVAILABLE', 503, 2])
    standIn.fail(null)
  }
  expect(String(await s3Store(s3, quick).get('mail/1/kept.eml'))).toBe('mail')
})

test('an answer that asks for patience, and a name that another process writes right now, are tried again', async () => {
  const store = s3Store(s3, { answerMs: 5_000, retries: 2 })
  standIn.fail('away', 2)
  await store.putOnce('mail/1/patient.eml', Buffer.from('p'))
  standIn.fail('conflict', 2)
  await store.putOnce('mail/1/crossed.eml', Buffer.from('c'))
  expect(standIn.names()).toEqual(expect.arrayContaining(['mail/1/crossed.eml', 'mail/1/patient.eml']))
})

test('files of releases are asked for once, as long as they fit; others each time, and what is not there yet as well', async () => {
  const store = rememberReleases(s3Store(s3, quick), 10)
  const asked = async (name: string) => {
    const before = standIn.calls().length
    const bytes = await store.get(name)
    return [bytes && String(bytes), standIn.calls().length - before]
  }
  expect(await asked('r/offers/2/a.js')).toEqual([null, 1])
  await store.putOnce('r/offers/2/a.js', Buffer.from('aaaa'))
  expect([await asked('r/offers/2/a.js'), await asked('r/offers/2/a.js')]).toEqual([
    ['aaaa', 1],
    ['aaaa', 0],
  ])
  for (const name of ['shell/b.js', 'shell/c.js']) {
    await store.putOnce(name, Buffer.from('bbbb'))
    await asked(name)
  }
  // What was longest unasked for made room.
  expect([await asked('shell/c.js'), await asked('r/offers/2/a.js')]).toEqual([
    ['bbbb', 0],
    ['aaaa', 1],
  ])
  await store.remove('r/offers/2/a.js')
  expect(await asked('r/offers/2/a.js')).toEqual([null, 1])
  await store.putOnce('logos/1/x.png', Buffer.from('x'))
  expect([await asked('logos/1/x.png'), await asked('logos/1/x.png')]).toEqual([
    ['x', 1],
    ['x', 1],
  ])
})

test('an offer keeps its attachment in the bucket', async () => {
  const app = await createTestApp({ around: () => s3Store(s3, quick) })
  const manager = app.as('manager@staffel.example')
  const [offer] = (await manager.listOffers.answer({ query: { limit: 1 } })).body
  const form = new FormData()
  form.append('file', new File(['%PDF-1.7 drawing'], 'plan.pdf', { type: 'application/pdf' }))
  const { status } = await manager.uploadOfferAttachment.answer({ params: { id: offer?.id }, body: form })
  expect([status, standIn.names().filter((name) => name.startsWith('attachments/')).length > 0]).toEqual([200, true])
  standIn.fail('full')
  const refusal = await manager.uploadOfferAttachment.answer({ params: { id: offer?.id }, body: form })
  standIn.fail('away')
  const waiting = await manager.uploadOfferAttachment.answer({ params: { id: offer?.id }, body: form })
  expect([refusal.status, waiting.status, waiting.headers['retry-after']]).toEqual([507, 503, '2'])
  standIn.fail(null)
  await app.close()
})

test('a server does not start on a bucket that refuses it, and says why without its key', async () => {
  const open = (env: object) => openFileStore(readConfig({ ...standIn.env, ...env }))
  await open({})
  await expect(open({ S3_BUCKET: 'elsewhere' })).rejects.toThrow('The bucket elsewhere at http://127.0.0.1')
  await expect(open({ S3_REGION: 'eu-west-9' })).rejects.toThrow('403: AuthorizationHeaderMalformed')
  const wrong = await refused(open({ S3_SECRET_ACCESS_KEY: 'wrong-secret' }))
  expect(String(wrong)).toContain('403: SignatureDoesNotMatch')
  expect(String(wrong)).not.toContain('wrong-secret')
})

test('settings of a bucket are given together, and none of them is repeated when one is missing', () => {
  const { S3_SECRET_ACCESS_KEY: secret, ...others } = standIn.env
  expect(() => readConfig(others)).toThrow('S3_SECRET_ACCESS_KEY is missing')
  expect(() => readConfig({ ...standIn.env, S3_ENDPOINT: 'minio:9000' })).toThrow('S3_ENDPOINT must be like')
  expect(readConfig({}).s3).toBeNull()
  expect(secret).not.toBe('')
})
