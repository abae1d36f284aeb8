import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Driver } from '../../../testing/driver/driver.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { admin } from '../../../testing/server/release-house.ts'
import { writeAreaBuild, writeBuilt } from '../../../testing/server/write-area-build.ts'

/** A call that one area alone makes, as its build says, and what Ctrl-K finds of its. */
interface AreaHere {
  readonly id: string
  readonly operation: string
  readonly call: (as: Driver) => Promise<{ readonly status: number; readonly code?: string | undefined }>
  readonly found: readonly string[]
}

const areas: readonly AreaHere[] = [
  { id: 'offers', operation: 'listTemplates', call: (as) => as.listTemplates.answer(), found: ['offers'] },
  { id: 'catalogue', operation: 'getProductStats', call: (as) => as.getProductStats.answer(), found: ['products'] },
  {
    id: 'requests',
    operation: 'countQuoteRequests',
    call: (as) => as.countQuoteRequests.answer({ query: {} }),
    found: ['requests'],
  },
  {
    id: 'people',
    operation: 'getUserStats',
    call: (as) => as.getUserStats.answer({ query: {} }),
    found: ['customers', 'users'],
  },
  {
    id: 'integrations',
    operation: 'getExactSyncSettings',
    call: (as) => as.getExactSyncSettings.answer(),
    found: [],
  },
]

const folder = mkdtempSync(join(tmpdir(), 'staffel-off-'))
const build = ({ id, operation }: AreaHere, more: readonly string[] = [], code = 'one') =>
  writeAreaBuild(join(folder, id), id, {
    paths: [`/${id}`],
    code,
    uses: { exports: {}, operations: [operation, 'listCustomers', ...more] },
  })
let app: TestApp
beforeAll(async () => {
  for (const area of areas) build(area)
  const shell = join(folder, 'shell')
  writeBuilt(join(shell, 'provided.json'), {
    shellApi: '1.0.0',
    shared: {},
    operations: ['countNotifications', 'searchEverything'],
    files: {},
  })
  const builds = areas.map(({ id }) => join(folder, id)).join()
  app = await createTestApp({ env: { AREA_BUILDS: builds, SHELL_BUILD: shell } })
  await app.modules.platform.publishBuilds()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const manager = () => app.as('manager@staffel.example')
async function switchTo(area: string, enabled: boolean, refuses_calls = true): Promise<void> {
  const [{ revision } = { revision: 0 }] = await app.as(admin).listEnvironments()
  const body = { enabled, refuses_calls, revision, reason: 'Trial' }
  await app.as(admin).switchArea({ params: { name: 'development', area }, body })
}
const answerOf = async ({ call }: AreaHere) => {
  const { status, code } = await call(manager())
  return code ?? status
}
const typesFound = async () => (await manager().searchEverything({ query: { q: 'staffel' } })).map(({ type }) => type)

test.each(areas)(
  '$id that is off is refused by the API, found by no search and off in the page; the others are not',
  async (area) => {
    const others = areas.filter((other) => other !== area)
    const searched = await typesFound()
    expect(await Promise.all(areas.map(answerOf))).toEqual(areas.map(() => 200))
    await switchTo(area.id, false)
    expect(await answerOf(area)).toBe('AREA_DISABLED')
    expect(await Promise.all(others.map(answerOf))).toEqual(others.map(() => 200))
    // What another area needs as well stays, as does what the shell asks for.
    expect((await manager().listCustomers.answer({ query: {} })).status).toBe(200)
    expect((await manager().countNotifications.answer()).status).toBe(200)
    expect(await typesFound()).toEqual(searched.filter((type) => !area.found.includes(type)))
    const enabled = (await app.as(null).getBootManifest()).areas.map(({ document, enabled: on }) => [document.id, on])
    expect(Object.fromEntries(enabled)).toEqual(Object.fromEntries(areas.map(({ id }) => [id, id !== area.id])))
    await switchTo(area.id, true, false)
    expect(await answerOf(area)).toBe(200)
  },
)

test('what only a version of before made is refused with its area, and stays while its area is on', async () => {
  const [offers, catalogue] = areas
  if (!offers || !catalogue) throw new Error('no areas')
  build(offers, ['listRegions'], 'with regions')
  await app.modules.platform.publishBuilds()
  build(offers, [], 'without')
  await app.modules.platform.publishBuilds()
  const regions = async () => (await manager().listRegions.answer()).status
  await switchTo('catalogue', false)
  expect([await answerOf(offers), await regions()]).toEqual([200, 200])
  await switchTo('catalogue', true, false)
  await switchTo('offers', false)
  expect([await answerOf(offers), await regions()]).toEqual(['AREA_DISABLED', 403])
  await switchTo('offers', true, false)
})
