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
  const [offer] = (await app.call(manager, { method: 'GET', url: '/webhook/offers?limit=1' })).json<{ id: number }[]>()
  const url = `/webhook/offers/${offer?.id}/attachments`
  const form = new FormData()
  form.append('file', new File(['%PDF-1.7 drawing'], 'plan.pdf', { type: 'application/pdf' }))
  const answer = await app.call(manager, {
    method: 'POST',
    url,
    payload: form,
    headers: { 'accept-language': language },
  })
  return { answer, kept: (await app.call(manager, { method: 'GET', url })).json<unknown[]>().length }
}

test('a full disk is said by its own code, in the language of the caller, and nothing is kept; with room again it goes on', async () => {
  const dutch = await upload('nl')
  expect([dutch.answer.statusCode, dutch.answer.json()]).toMatchObject([
    507,
    { code: 'STORAGE_FULL', message: expect.stringContaining('geen ruimte meer') },
  ])
  const english = await upload('en')
  expect([english.answer.statusCode, english.answer.json()]).toMatchObject([
    507,
    { code: 'STORAGE_FULL', message: expect.stringContaining('no room left') },
  ])
  isFull = false
  const { answer, kept } = await upload('nl')
  expect([answer.statusCode, kept - english.kept]).toEqual([200, 1])
})
