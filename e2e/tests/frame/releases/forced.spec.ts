import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { openApi } from '../../../support/api.ts'
import { expectAccessible } from '../../../support/expectAccessible.ts'
import { alert, heading, link } from '../../../support/frame.ts'
import { editFile, laterBuild } from '../../../support/house/releases/laterBuild.ts'
import { publish, tokenFor } from '../../../support/house/releases/publish.ts'
import { expect, test } from '../../../support/test.ts'

const root = join(import.meta.dirname, '../../../..')
const list = '@staffel/shared-ui/list'

/** mf-requests as a later version, which asks for a shell and for an export of it that there is not. */
const demandingRequests = () =>
  laterBuild('requests', { version: '1.3.0', menu: ['Aanvragen', 'Aanvragen'] }, (dist) => {
    const edit = (file: string, change: (content: ReturnType<typeof JSON.parse>) => void) =>
      editFile(join(dist, file), (text) => {
        const content = JSON.parse(text)
        change(content)
        return JSON.stringify(content)
      })
    edit('area.json', ({ requires }) => Object.assign(requires, { shellApi: '^9.0.0' }))
    edit('build.json', ({ uses }) => Object.assign(uses.exports, { [list]: [...uses.exports[list], 'Forest'] }))
  })

test.use({ account: 'manager' })

test('A version that lacks something is refused by name, and forced, by the shell in its place; the rest stands, and it is taken back', async ({
  page,
  house,
}) => {
  const admin = await openApi(house.url, 'admin')
  const token = await tokenFor(admin, 'requests', 'release')
  const version = publish(demandingRequests(), house.url, token)
  const registry = (...asked: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['tooling/bin/registry.ts', ...asked, '--to', house.url],
      { cwd: root, encoding: 'utf8', env: { ...process.env, STAFFEL_DEPLOY_TOKEN: token } },
    )
    return { status, said: stdout + stderr }
  }

  await test.step('verify and promote refuse it', () => {
    const verified = registry('verify', 'requests', version)
    expect(verified.status).toBe(1)
    expect(verified.said).toMatch(/lacks shell \^9\.0\.0 \(the shell has \d+\.\d+\.\d+\)/)
    expect(verified.said).toContain(`lacks Forest of ${list}`)
    const refused = registry('promote', 'requests', version, '--reason', 'The fair is tomorrow')
    expect([refused.status, refused.said]).toEqual([1, expect.stringContaining('Forest of')])
  })

  await page.goto('/requests')
  await expect(heading(page, 'Offerteaanvragen')).toBeVisible()

  await test.step('forced, it is refused in its place by names and versions, and the rest works', async () => {
    const forced = registry('promote', 'requests', version, '--force', '--reason', 'The fair is tomorrow')
    expect([forced.status, forced.said]).toEqual([
      0,
      expect.stringContaining(`Live in development: requests ${version}`),
    ])
    await page.goto('/requests')
    await expect(alert(page).getByRole('heading', { level: 1 })).toHaveText(
      'Het onderdeel Aanvragen is even niet beschikbaar',
    )
    await alert(page).getByText('Voor de beheerder').click()
    await expect(
      alert(page).getByText(/^requests 1\.3\.0 vraagt shell \^9\.0\.0; hier is \d+\.\d+\.\d+\.$/),
    ).toBeVisible()
    const names = new RegExp(
      `^requests 1\\.3\\.0 vraagt Forest van ${list}; ${list} \\d+\\.\\d+\\.\\d+ hier heeft dat niet`,
    )
    await expect(alert(page).getByText(names)).toBeVisible()
    await expectAccessible(page, 'a version that was forced')
    await expect(link(page, 'Aanvragen')).toHaveCount(0)
    for (const [name, title] of [
      ['Producten', 'Producten'],
      ['Offertes', 'Offertebeheer'],
    ] as const) {
      await link(page, name).click()
      await expect(heading(page, title)).toBeVisible()
    }
    const [{ reason }] = Object((await admin.get('/environments/development/history')).body)
    expect(reason).toContain('The fair is tomorrow')
    expect(reason).toContain(`Forest`)
  })

  await test.step('taken back, it is there', async () => {
    expect(registry('rollback', 'requests', '--reason', 'It did not fit').status).toBe(0)
    await page.goto('/requests')
    await expect(heading(page, 'Offerteaanvragen')).toBeVisible()
  })
})
