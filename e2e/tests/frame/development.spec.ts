import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { startDevServer } from '../../support/house/devServer.ts'
import { alert, heading, link } from '../../support/frame.ts'
import { expect, test } from '../../support/test.ts'

test('An area is worked on within an environment that runs elsewhere: its shell, its session, its other areas', async ({
  page,
  house,
}) => {
  const dev = await startDevServer('mf-integrations', house.url)
  try {
    const scripts: string[] = []
    page.on('response', (response) => void scripts.push(response.url()))
    await page.goto(`${dev.url}/offers`)
    await page.getByRole('button', { name: /manager@staffel\.example/ }).click()
    await expect(page.getByRole('main').getByRole('row').nth(5)).toBeVisible()
    await link(page, 'Integraties').click()
    await expect(heading(page, 'Exact Online')).toBeVisible()
    await link(page, 'Producten').click()
    await expect(heading(page, 'Producten')).toBeVisible()
    const ofAreas = scripts.map((url) => new URL(url)).filter(({ pathname }) => pathname.endsWith('/remoteEntry.js'))
    expect(new Set(ofAreas.map(({ origin }) => origin))).toEqual(new Set([dev.url]))
    expect(ofAreas.map(({ pathname }) => pathname)).toContain('/r/integrations/dev/remoteEntry.js')
    expect(ofAreas.map(({ pathname }) => pathname)).toContainEqual(expect.stringMatching(/^\/r\/catalogue\/1\.0\.0-/))
  } finally {
    // It listens for changes as long as it is open.
    await page.goto('about:blank')
    await dev.stop()
  }
})

const key = 'Control+Alt+KeyD'

test('In the shell of a developer one area fails, runs elsewhere or is seen as another role, for this tab alone; a released shell has none of it', async ({
  page,
  house,
  trouble,
}) => {
  trouble.allow(/gone\.js/)
  const dist = join(import.meta.dirname, '../../../shell/dist')
  const released = readdirSync(dist).filter((name) => name.endsWith('.js'))
  expect(released.length).toBeGreaterThan(5)
  const marks = /staffel\.developer|__never|Ontwikkelaarspaneel/
  expect(released.filter((name) => marks.test(readFileSync(join(dist, name), 'utf8')))).toEqual([])

  const dev = await startDevServer('mf-integrations', house.url, '--shell')
  try {
    await page.goto(`${dev.url}/offers`)
    await page.getByRole('button', { name: /manager@staffel\.example/ }).click()
    await expect(page.getByRole('main').getByRole('row').nth(5)).toBeVisible()
    // Nothing in an address changes anything.
    await page.goto(`${dev.url}/offers?staffel.developer={"areas":{"catalogue":{"failure":"gone"}}}`)
    await expect(link(page, 'Producten')).toBeVisible()
    const bar = page.getByRole('region', { name: 'Ontwikkelaarspaneel' })
    await expect(bar).toHaveCount(0)

    const option = (title: string) =>
      page.locator('.ant-select-item-option').and(page.getByTitle(title, { exact: true }))
    await page.keyboard.press(key)
    const panel = page.getByRole('dialog', { name: 'Ontwikkelaarspaneel' })
    await expect(panel).toBeVisible()
    await expectAccessible(page, 'the developer panel')
    await panel.getByRole('combobox', { name: 'Onderdeel' }).click()
    await option('catalogue').click()
    await panel.getByRole('combobox', { name: 'Fout nabootsen' }).click()
    await option('bestand is er niet').click()
    await Promise.all([page.waitForEvent('load'), panel.getByRole('button', { name: 'Toepassen' }).click()])
    await expect(bar).toContainText('catalogue: bestand is er niet')
    // A file that is gone loads the page once more by itself.
    await Promise.all([page.waitForEvent('load'), link(page, 'Producten').click()])
    await expect(alert(page)).toContainText('Oorzaak: http 404')
    await expectAccessible(page, 'the bar of a developer')

    await bar.getByRole('button', { name: 'Wijzigen' }).click()
    await panel.getByRole('combobox', { name: 'Fout nabootsen' }).click()
    await option('Geen').click()
    await panel.getByRole('combobox', { name: 'Rol nabootsen' }).click()
    await option('User').click()
    await Promise.all([page.waitForEvent('load'), panel.getByRole('button', { name: 'Toepassen' }).click()])
    await expect(bar).toContainText('u bent User')
    await expect(link(page, 'Gebruikers')).toHaveCount(0)

    await Promise.all([page.waitForEvent('load'), bar.getByRole('button', { name: 'Terugzetten' }).click()])
    await expect(link(page, 'Gebruikers')).toBeVisible()
    await expect(bar).toHaveCount(0)
  } finally {
    await page.goto('about:blank')
    await dev.stop()
  }
})
