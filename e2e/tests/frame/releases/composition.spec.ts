import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openApi, type Api } from '../../../support/api.ts'
import { heading, link } from '../../../support/frame.ts'
import { editFile, laterBuild } from '../../../support/house/releases/laterBuild.ts'
import { laterShell } from '../../../support/house/releases/laterShell.ts'
import { publish, tokenFor } from '../../../support/house/releases/publish.ts'
import { expectSharedOnce } from '../../../support/shares.ts'
import { expect, test } from '../../../support/test.ts'

const root = join(import.meta.dirname, '../../../..')

function verify(area: string, version: string, url: string, token: string): { fits: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tooling/bin/registry.ts', 'verify', area, version, '--to', url],
    { cwd: root, encoding: 'utf8', env: { ...process.env, STAFFEL_DEPLOY_TOKEN: token } },
  )
  return { fits: status === 0, said: `${stdout}${stderr}` }
}

const change = async (admin: Api, area: string, act: string, body: object) => {
  const [{ revision }] = Object((await admin.get('/environments')).body)
  const path = `/environments/development/areas/${area}/${act}`
  const { status, body: answered } = await admin.post(path, { ...body, revision, reason: 'A trial' })
  expect([status, status === 200 ? null : answered]).toEqual([200, null])
}

const runs = (page: Page) =>
  page.evaluate(() => [...document.scripts].flatMap(({ src }) => /main\.\w+\.js$/.exec(src)?.[0] ?? []))

const module = '@staffel/shared-ui/list'

test.use({ account: 'manager' })

test('What was really built is compared both ways: an area with the live shell, a shell with the live areas', async ({
  house,
}) => {
  const admin = await openApi(house.url, 'admin')
  const token = await tokenFor(admin, 'catalogue')
  const menu: readonly [string, string] = ['Producten', 'Producten']
  const asking = laterBuild('catalogue', { version: '1.3.0', menu }, (dist) =>
    editFile(join(dist, 'build.json'), (content) => {
      const build = JSON.parse(content)
      build.uses.exports[module].push('Forest')
      return JSON.stringify(build)
    }),
  )
  const refused = verify('catalogue', publish(asking, house.url, token), house.url, token)
  expect([refused.fits, refused.said]).toEqual([false, expect.stringContaining(`Forest of ${module}`)])

  const ofShell = await tokenFor(admin, 'shell')
  const { folder } = laterShell((dist) =>
    editFile(join(dist, 'provided.json'), (content) => {
      const provided = JSON.parse(content)
      provided.exports[module] = provided.exports[module].filter((name: string) => name !== 'DataTable')
      return JSON.stringify(provided)
    }),
  )
  const lacking = verify('shell', publish(folder, house.url, ofShell), house.url, ofShell)
  expect(lacking.fits).toBe(false)
  for (const area of ['catalogue', 'offers', 'people', 'requests', 'integrations'])
    expect(lacking.said).toMatch(new RegExp(`${area}.*DataTable of ${module}`))
})

test('A later shell with the live areas, and the live shell with a later area, stand behind one address: one React, router and i18next in each, and nothing that a policy refuses', async ({
  page: manager,
  browser,
  house,
  sessions,
  trouble,
}) => {
  const admin = await openApi(house.url, 'admin')
  const later = laterShell()
  const ofShell = await tokenFor(admin, 'shell')
  const shell = publish(later.folder, house.url, ofShell)
  expect(verify('shell', shell, house.url, ofShell).said).toContain('fits')
  const offers = publish(
    laterBuild('offers', { version: '1.4.0', menu: ['Offertes', 'Aanbiedingen'] }),
    house.url,
    await tokenFor(admin, 'offers'),
  )
  await change(admin, 'shell', 'canary', { version: shell, percent: 100, roles: ['Manager'] })
  await change(admin, 'offers', 'canary', { version: offers, percent: 100, roles: ['User'] })
  const context = await browser.newContext({ storageState: await sessions.of('user') })
  await trouble.watch(context)
  const user = await context.newPage()

  await test.step('a later shell, live areas', async () => {
    await manager.goto('/offers')
    for (const [name, title] of [
      ['Offertes', 'Offertebeheer'],
      ['Producten', 'Producten'],
      ['Aanvragen', 'Offerteaanvragen'],
      ['Gebruikers', 'Gebruikers'],
      ['Integraties', 'Exact Online'],
    ] as const) {
      await link(manager, name).click()
      await expect(heading(manager, title)).toBeVisible()
    }
    expect(await runs(manager)).toEqual([later.main])
    await expectSharedOnce(manager, ['offers', 'catalogue', 'requests', 'people', 'integrations'])
  })

  await test.step('the live shell, a later area', async () => {
    await user.goto('/offers')
    await expect(link(user, 'Aanbiedingen')).toBeVisible()
    await expect(user.getByRole('main').getByRole('row').nth(1)).toBeVisible()
    expect(await runs(user)).not.toContain(later.main)
    await expectSharedOnce(user, ['offers'])
  })
  await context.close()
  for (const area of ['shell', 'offers']) await change(admin, area, 'canary/stop', {})
})
