import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/test.ts'

/**
 * The main job as a clerk does it: from the list to an offer of three lines that was sent, for a customer that is
 * known. A click is one press of a mouse button; typing, Tab and Enter in the field are free.
 */
test.use({ account: 'manager' })

const lines = [
  ['zeskantbout 931 M8x40 8.8', 'Zeskantbout DIN 931 M8x40 8.8 verzinkt', '250'],
  ['zelfborgend 985 M10 verzinkt', 'Borgmoer zelfborgend DIN 985 M10 verzinkt', '400'],
  ['zeskantbout 933 M8x40 8.8', 'Zeskantbout DIN 933 M8x40 8.8 verzinkt', '150'],
] as const

const openRow = (page: Page) => page.getByRole('combobox', { name: 'Product of artikelnummer toevoegen' })
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Voorgestelde producten' }).getByRole('option')
const quantity = (page: Page, line: number) => page.getByRole('textbox', { name: `Aantal, regel ${line}`, exact: true })

test('From the list to a sent offer of three lines takes at most eight clicks', async ({ page }) => {
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  await page.goto('/offers')
  await click(page.getByRole('main').getByRole('link', { name: 'Nieuwe offerte' }).first())
  await chooseCustomer(page)
  await click(openRow(page))
  await typeLines(page)
  await click(page.getByRole('button', { name: 'Uitbrengen en versturen' }))
  const dialog = page.getByRole('dialog', { name: /versturen$/ })
  await expect(dialog.getByLabel('Onderwerp')).toHaveValue(/OFF-/)
  await click(dialog.getByRole('button', { name: 'Versturen', exact: true }))
  await expectSent(page)
  console.log(`From the list to a sent offer of three lines: ${clicks} clicks`)
  expect(clicks).toBeLessThanOrEqual(8)
})

test('The same goes with the keyboard alone', async ({ page }) => {
  await page.goto('/offers')
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Nieuwe offerte' }).first())
  await page.keyboard.press('Enter')
  await chooseCustomer(page)
  await tabTo(page, openRow(page))
  await typeLines(page)
  await tabTo(page, page.getByRole('button', { name: 'Uitbrengen en versturen' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /versturen$/ })
  await expect(dialog.getByLabel('Onderwerp')).toHaveValue(/OFF-/)
  await tabTo(page, dialog.getByRole('button', { name: 'Versturen', exact: true }))
  await page.keyboard.press('Enter')
  await expectSent(page)
})

/** A new offer begins at its customer. */
async function chooseCustomer(page: Page): Promise<void> {
  const customer = page.getByRole('combobox', { name: 'Klant' })
  await expect(customer).toBeFocused()
  await page.keyboard.type('De Haan')
  await expect(page.getByTitle('Bouwbedrijf De Haan B.V.', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  const title = page.getByLabel('Titel', { exact: true })
  await expect(title).toHaveValue('Offerte Bouwbedrijf De Haan B.V.')
  // While the list is about to close, Tab still chooses in it.
  await expect(customer).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Tab')
  await expect(title).toBeFocused()
  await page.keyboard.type('Bevestiging loods')
  await expect(title).toHaveValue('Bevestiging loods')
}

async function typeLines(page: Page): Promise<void> {
  for (const [index, [words, product, amount]] of lines.entries()) {
    await expect(openRow(page)).toBeFocused()
    await page.keyboard.type(words)
    await expect(suggestions(page).first()).toContainText(product)
    await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(quantity(page, index + 1)).toBeFocused()
    await page.keyboard.type(amount)
    await page.keyboard.press('Enter')
  }
  await expect(page.locator('footer[data-foot]').getByText('3 regels', { exact: true })).toBeVisible()
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

async function expectSent(page: Page): Promise<void> {
  await expect(page.getByText(/^De offerte is onderweg naar /)).toBeVisible()
  await expect(page.getByRole('main').getByText('In afwachting', { exact: true }).first()).toBeVisible()
}
