import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startS3StandIn, type S3StandIn } from '@staffel/exact-standin'
import { createTestApp, type TestApp } from '../testing/create-test-app.ts'
import { writeAreaBuild, writeBuilt } from '../testing/server/write-area-build.ts'
import { readConfig } from '../config.ts'
import { toDomainError } from '../plugins/error-handler.ts'
import { keptReleases } from './kept-releases.ts'
import { openFileStore } from './open-file-store.ts'
import { s3Store } from './s3-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'staffel-kept-'))
const kept = join(folder, 'state/last-good/files')
const build = join(folder, 'mf-offers')
const quick = { answerMs: 5_000, retries: 0 }

let standIn: S3StandIn
let app: TestApp
const configOf = (name: string) => readConfig({ ...standIn.env, DATA_DIR: join(folder, name) })
const bucket = () => {
  const { s3 } = configOf('state')
  if (!s3) throw new Error('no bucket')
  return s3Store(s3, quick)
}
beforeAll(async () => {
  standIn = await startS3StandIn()
  writeAreaBuild(build, 'offers', { paths: ['/offers'] })
  writeBuilt(join(build, 'area.js.map'), 'map')
  app = await createTestApp({
    env: { AREA_BUILDS: build, SHELL_BUILD: join(folder, 'none') },
    around: () => keptReleases(bucket(), kept),
  })
  await app.modules.platform.publishBuilds()
})
afterAll(async () => {
  await app.close()
  await standIn.close()
  rmSync(folder, { recursive: true, force: true })
})

const base = async () => (await app.as(null).getBootManifest()).areas[0]?.base ?? ''
const statusOf = async (file: string) => (await app.http.inject({ url: `${await base()}${file}` })).statusCode
const codeOf = (failed: Promise<unknown>) =>
  failed.then(
    () => 'done',
    (error: unknown) => toDomainError(error).code,
  )

test('while the bucket is away all files of what is live are there, those too that nobody has asked for', async () => {
  standIn.fail('away')
  expect(await Promise.all(['area.js', 'remoteEntry.js', 'page-0.js'].map(statusOf))).toEqual([200, 200, 200])
  // Nothing that a page needs, and as large as the rest together.
  expect(await statusOf('area.js.map')).toBe(503)
  expect(await codeOf(keptReleases(bucket(), kept).get('attachments/x.pdf'))).toBe('UNAVAILABLE')
  standIn.fail(null)
  expect(await statusOf('area.js.map')).toBe(200)
})

test('a process that starts then has them as well; one that was never there before stops', async () => {
  standIn.fail('away')
  const said: string[] = []
  const files = await openFileStore(configOf('state'), (line) => said.push(line))
  expect(said).toEqual([expect.stringContaining('The bucket is away')])
  expect(String(await files.get(`${(await base()).slice(1)}page-0.js`))).toBe('page-0.js one')
  expect(await codeOf(openFileStore(configOf('empty')))).toBe('UNAVAILABLE')
  standIn.fail(null)
})

test('of a version that is live no more nothing is left at hand, and it is still in the bucket', async () => {
  const before = await base()
  writeAreaBuild(build, 'offers', { paths: ['/offers'], code: 'two' })
  await app.modules.platform.publishBuilds()
  const after = await base()
  expect(readdirSync(join(kept, 'development/r/offers')).map((version) => `/r/offers/${version}/`)).toContain(after)
  const files = readdirSync(join(kept, 'development', before), { recursive: true })
  expect(files).toEqual([])
  expect((await app.http.inject({ url: `${before}area.js` })).statusCode).toBe(200)
})

test('a build that came while the bucket was away is live once it is back, and that it waits is said once', async () => {
  const before = await base()
  const said = () => app.logLines.filter((line) => line.includes('builds wait for the store of files'))
  const waiting = app.modules.all
    .flatMap(({ jobs = [] }) => jobs)
    .find(({ name }) => name === 'publish builds that wait')
  writeAreaBuild(build, 'offers', { paths: ['/offers'], code: 'of then' })
  standIn.fail('away')
  await app.modules.platform.publishBuilds()
  await waiting?.run()
  expect(await base()).toBe(before)
  expect(said()).toHaveLength(1)
  standIn.fail(null)
  await waiting?.run()
  expect(await base()).not.toBe(before)
  expect(await statusOf('area.js')).toBe(200)
  expect(said()).toHaveLength(1)
})
