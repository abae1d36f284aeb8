import { createReleaseHouse, hash, type ReleaseHouse } from '../../../testing/server/release-house.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'

let house: ReleaseHouse
let token: string
beforeAll(async () => {
  house = await createReleaseHouse()
  token = (await house.tokenFor('offers', 'publish')).token
})
afterAll(() => house.close())

const inHours = (hours: number) => house.app.setNow(new Date(sampleDay.getTime() + hours * 3_600_000))
const clear = async () => {
  const job = house.app.modules.platform.jobs?.find(({ name }) => name === 'remove old uploads')
  await job?.run(new AbortController().signal)
}
const bring = (content: Buffer) => house.ask(token, 'PUT', `offers/files/${hash(content)}`, content)
/** What is not there, of a build that is asked for. */
const missing = async (files: Readonly<Record<string, string>>): Promise<string[]> =>
  (await house.ask(token, 'POST', 'offers/releases', { files })).json().missing ?? []

test('files that no release follows go after a day, and not while a pipeline asks for them', async () => {
  const { bytes, files } = house.built('waiting', { code: 'waiting' })
  const [one, other] = bytes
  if (!one || !other) throw new Error('a build of one file')
  await bring(one.content)
  inHours(12)
  await bring(other.content)
  const ofAll = Object.values(files).length
  inHours(23)
  await clear()
  expect(await missing({ 'build.json': hash(one.content) })).toEqual([])
  inHours(37)
  await clear()
  // The first was asked for at hour 23.
  expect(await missing(files)).toEqual(Object.values(files).filter((sha256) => sha256 !== hash(one.content)))
  inHours(62)
  await clear()
  expect(await missing(files)).toHaveLength(ofAll)

  // What was removed is brought again, and what a release was made of stays in it.
  const { version } = await house.bring(token, 'offers', { bytes, files }, 'again')
  inHours(120)
  await clear()
  expect((await house.app.http.inject({ url: `/r/offers/${version}/remoteEntry.js` })).statusCode).toBe(200)
})
