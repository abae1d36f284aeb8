import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test.ts'
import { boxesOf } from '../../support/watch/boxesOf.ts'
import { expectOnTop } from '../../support/watch/expectOnTop.ts'

test.use({ account: 'manager' })

const foot = (page: Page) => page.locator('footer[data-foot]')

test('The lines of a new offer begin in the upper third of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/offers/new')
  const lines = page.getByRole('region', { name: 'Offerteregels' })
  await expect(lines).toBeVisible()
  expect((await lines.boundingBox())?.y).toBeLessThanOrEqual(256)
})

test('On a phone the way back stands above the name of the offer, which keeps its line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/offers?status=draft')
  const path = await page.locator('.sf-row-title').first().getAttribute('href')
  await page.goto(`${path}?edit=1`)
  const heading = page.getByRole('heading', { level: 1, name: /^OFF-\d+-\d+ bewerken$/ })
  await expect(heading).toBeVisible()
  const back = page.getByRole('link', { name: 'Terug naar de offerte' })
  const [backBox, title] = await boxesOf(back, heading)
  expect(title.top).toBeGreaterThanOrEqual(backBox.bottom)
  expect(title.height).toBeLessThanOrEqual(32)
})

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  test(`The foot of an offer stays, with nothing over it or hidden behind it, at ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/offers/new')
    await page.getByRole('button', { name: 'Meer gegevens' }).click()
    for (const name of ['Annuleren', 'Opslaan als concept', 'Offerte uitbrengen', 'Uitbrengen en versturen'])
      await expectOnTop(foot(page).getByRole('button', { name }))

    await page.getByRole('button', { name: 'Anders toevoegen' }).click()
    await page.getByRole('menuitem', { name: 'Vrije regel' }).click()
    await page.getByLabel('Omschrijving, regel 1').fill('Beton')
    await page.getByLabel('Omschrijving, regel 1').press('Enter')
    await page.getByRole('button', { name: 'Regel 1 verwijderen' }).click()
    await expect(page.getByText('Regel verwijderd.')).toBeVisible()
    for (const name of ['Annuleren', 'Uitbrengen en versturen'])
      await expectOnTop(foot(page).getByRole('button', { name }))

    await page.mouse.wheel(0, 10_000)
    const last = page.getByRole('region', { name: 'Offerteregels' })
    await expect
      .poll(async () => {
        const [lines, bar] = await boxesOf(last, foot(page))
        return lines.bottom <= bar.top
      })
      .toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}
