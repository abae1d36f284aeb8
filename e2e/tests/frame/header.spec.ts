import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { changeBoot } from '../../support/house/boot.ts'
import { expect, test } from '../../support/test.ts'

test.use({ account: 'admin' })

const more = ['ROI-calculator']

test('The header keeps its buttons beside the logo, however many entries the navigation has', async ({ page }) => {
  await changeBoot(page, (boot) => {
    const people = boot.areas.find(({ document }) => document.id === 'people')
    const [entry] = people?.document.nav ?? []
    if (!people || !entry) throw new Error('No entry of people')
    const nav = [
      ...people.document.nav,
      ...more.map((label) => ({ ...entry, id: `people.${label}`, label: { nl: label, en: label } })),
    ]
    Object.assign(people.document, { nav })
  })
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/offers')
    await expect(page.getByRole('navigation').first().getByRole('link')).toHaveCount(10)
    const middle = (shown: Locator) =>
      shown.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect()
        return top + height / 2
      })
    const actions = await middle(page.getByRole('button', { name: /^Account van/ }))
    expect(
      Math.abs((await middle(page.getByRole('link', { name: 'Staffel, naar de offertes' }))) - actions),
      `beside each other at ${width}`,
    ).toBeLessThan(12)
    expect(
      await page
        .getByRole('navigation', { name: 'Hoofdmenu' })
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      `entries out of sight at ${width}`,
    ).toBe(0)
  }
})

test.describe('Ctrl-K', () => {
  test.use({ account: 'manager' })

  const titleOf = (row: Locator) => row.getByRole('cell').nth(2).innerText()
  const palette = (page: Page) => page.getByRole('dialog', { name: 'Zoeken en doen' })

  test('Every place is found by a part of its name, without a mouse, and its heading has the keyboard', async ({
    page,
  }) => {
    await page.goto('/offers')
    await page.getByRole('row').nth(1).waitFor()
    await page.keyboard.press('Control+k')
    await expect(palette(page).getByRole('combobox')).toBeFocused()
    await expectAccessible(page, 'the commands')
    await page.keyboard.type('produc')
    await expect(palette(page).getByRole('option').first()).toHaveText('Producten')
    await page.keyboard.press('Enter')
    await expect(palette(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Producten' })).toBeFocused()
  })

  test('It works above a request too, with what can be done there, and gives the keyboard back', async ({ page }) => {
    await page.goto('/requests')
    await page.getByRole('row').filter({ hasText: 'Offerteaanvraag montagemateriaal' }).click()
    await page.locator('[id^="line-head-"]').first().waitFor()
    await page.keyboard.press('ArrowDown')
    const before = await page.evaluate(() => document.activeElement?.id)
    await page.keyboard.press('Control+k')
    await expect(palette(page).getByRole('option', { name: /^Offerte maken/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(before)
  })

  test('An offer is found by its number from elsewhere, and opened without a mouse', async ({ page }) => {
    await page.goto('/offers')
    const row = page.getByRole('row').nth(2)
    const [number, title] = [await row.getByText(/^OFF-/).first().innerText(), await titleOf(row)]
    await page.goto('/users')
    await page.getByRole('row').nth(1).waitFor()
    await page.keyboard.press('Control+k')
    await expect(palette(page).getByRole('combobox')).toBeFocused()
    await page.keyboard.type(number.split(' ')[0] ?? number)
    await expect(palette(page).getByRole('group', { name: 'Offertes' }).getByRole('option').first()).toContainText(
      title,
    )
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  test('What was opened lately is there again after a new sign-in, and lies nowhere in the browser', async ({
    page,
  }) => {
    await page.goto('/offers')
    const title = await titleOf(page.getByRole('row').nth(1))
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/working-copies/late'))
    await page.getByRole('row').nth(1).getByText(title).click()
    await kept
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).not.toContain(title)
    await page.goto('/offers')
    await page.getByRole('row').nth(1).waitFor()
    await page.keyboard.press('Control+k')
    await palette(page).getByRole('option', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  test('On a phone the way to it stands in the header', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/offers')
    const button = page.getByRole('button', { name: 'Zoeken en doen' })
    await button.click()
    await page.getByRole('button', { name: 'Sluiten' }).click()
    await expect(button).toBeFocused()
    expect(await page.locator('[data-head]').evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(70)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
