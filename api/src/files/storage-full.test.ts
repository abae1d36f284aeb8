import type { FileStore } from './file-store.ts'
import { createTestApp, type TestApp } from '../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const noRoom = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))

let isFull = true
const filling = (files: FileStore): FileStore => ({
  ...files,
  put: (...file) => (isFull ? noRoom() : files.put(...file)),
  putOnce: (...file) => (isFull ? noRoom() : files.putOnce(...file)),
})

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ around: filling })
})
afterAll(() => app.close())

async function upload(language: string) {
  const [offer] = (await app.as(manager).listOffers.answer({ query: { limit: 1 } })).body
  const form = new FormData()
  form.append('file', new File(['%PDF-1.7 drawing'], 'plan.pdf', { type: 'application/pdf' }))
  const answer = await app
    .as(manager, { headers: { 'accept-language': language } })
    .uploadOfferAttachment.answer({ params: { id: offer?.id }, body: form })
  return {
    answer,
    kept: (await app.as(manager).listOfferAttachments.answer({ params: { id: offer?.id } })).body.length,
  }
}

test('a full disk is said by its own code, in the language of the caller, and nothing is kept; with room again it goes on', async () => {
  const dutch = await upload('nl')
  expect([dutch.answer.status, dutch.answer.body]).toMatchObject([
    507,
    { code: 'STORAGE_FULL', message: expect.stringContaining('geen ruimte meer') },
  ])
  const english = await upload('en')
  expect([english.answer.status, english.answer.body]).toMatchObject([
    507,
    { code: 'STORAGE_FULL', message: expect.stringContaining('no room left') },
  ])
  isFull = false
  const { answer, kept } = await upload('nl')
  expect([answer.status, kept - english.kept]).toEqual([200, 1])
})
