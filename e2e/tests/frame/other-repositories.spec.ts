import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildOutside, buildWithRspack, outsideArea, testOutside } from '@staffel/tooling/outside'
import { openApi, type Api } from '../../support/api.ts'
import { heading, link } from '../../support/frame.ts'
import type { House } from '../../support/house/house.ts'
import { readShares } from '../../support/shares.ts'
import { expect, test } from '../../support/test.ts'

const root = join(import.meta.dirname, '../../..')

/** An area that lies nowhere near the house. */
let folder = ''
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'staffel-elsewhere-'))
  outsideArea(join(folder, 'planning'), { id: 'planning', nl: 'Planning', en: 'Planning', owner: 'team-planning' })
  cpSync(join(folder, 'planning'), join(folder, 'rspack'), { recursive: true, verbatimSymlinks: true })
})
test.afterAll(() => rmSync(folder, { recursive: true }))

test('An area of another repository has its tests run by the packed preset', () =>
  testOutside(join(folder, 'planning')))

test.use({ account: 'manager' })

/** As its team does: with the token of the area, by the command. Answers the version. */
function publish(build: string, house: House, token: string): string {
  const registry = (...args: string[]) =>
    execFileSync(process.execPath, ['tooling/bin/registry.ts', ...args, '--to', house.url], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, STAFFEL_DEPLOY_TOKEN: token },
    })
  const version = /planning (\S+) is published/.exec(registry('publish', build))?.[1] ?? ''
  expect(registry('verify', 'planning', version)).toContain('fits')
  registry('promote', 'planning', version, '--reason', 'First try')
  return version
}

async function tokenFor(admin: Api): Promise<string> {
  const body = { area: 'planning', label: 'CI', rights: 'release' }
  return String(Object((await admin.post('/environments/development/tokens', body)).body).token)
}

test('An area of another repository, built with packed packages alone, and one that rspack built, stand in the shell', async ({
  page,
  house,
}) => {
  const admin = await openApi(house.url, 'admin')
  const token = await tokenFor(admin)
  buildOutside(join(folder, 'planning'))
  buildWithRspack(join(folder, 'rspack'))
  for (const build of ['planning', 'rspack']) {
    const version = publish(join(folder, build), house, token)
    await page.goto('/offers')
    await link(page, 'Planning').click()
    await expect(heading(page, 'Planning')).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'manager@staffel.example' }),
    ).toBeVisible()
    // Its state is the house's: one React, one session, one cache.
    const shares = await readShares(page)
    const used = shares.filter(({ users }) => users.includes('planning'))
    expect(used.map(({ name }) => name)).toEqual(expect.arrayContaining(['react/jsx-runtime', '@staffel/shared-auth']))
    expect(new Set(used.map(({ provider }) => provider))).toEqual(new Set(['shell']))
    // What standard tools read lies beside the code, of either build.
    const published = await page.request.get(`/r/planning/${version}/mf-manifest.json`)
    const written = readFileSync(join(folder, build, 'dist/mf-manifest.json'), 'utf8')
    expect(await published.json()).toEqual(JSON.parse(written))
  }
  const { revision } = Object((await admin.get('/environments')).body)[0]
  const off = { enabled: false, refuses_calls: false, revision, reason: 'The trial is over' }
  expect((await admin.post('/environments/development/areas/planning/switch', off)).status).toBe(200)
})
