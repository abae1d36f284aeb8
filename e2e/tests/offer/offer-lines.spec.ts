import type { Locator, Page } from '@playwright/test'
import type { SavedOffer } from '@staffel/shared-api/contract'
import { openApi } from '../../support/api.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { answerTo } from '../../support/offers.ts'
import { expect, test } from '../../support/test.ts'
import { settled } from '../../support/watch/settled.ts'
import { boxesOf } from '../../support/watch/boxesOf.ts'

const bolt = { sku: 'B931-8040-88', name: 'Zeskantbout DIN 931 M8x40 8.8 verzinkt' }
const nut = { sku: 'M985-10-ZN', name: 'Borgmoer zelfborgend DIN 985 M10 verzinkt' }

const table = (page: Page) => page.getByRole('table', { name: 'Offerteregels' })
const openRow = (page: Page) => page.getByRole('combobox', { name: 'Product of artikelnummer toevoegen' })
const rowOf = (page: Page, text: string) => table(page).getByRole('row').filter({ hasText: text })
const cell = (page: Page, name: string) => table(page).getByRole('button', { name })
const field = (page: Page, name: string) => table(page).getByRole('textbox', { name, exact: true })

test.describe('The lines of an offer', () => {
  test.use({ account: 'manager' })

  test('are typed one after the other by the keyboard alone', async ({ page, house }) => {
    await openDraft(page, house.url, [])
    await openRow(page).focus()
    // By words: what is lit is taken.
    await page.keyboard.type('zeskantbout 931 M8x40 8.8')
    await expect(page.getByRole('option', { name: bolt.name })).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page, 'the suggestions of the open row')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Aantal, regel 1')).toBeFocused()
    await page.keyboard.type('250')
    await expect(rowOf(page, bolt.name)).toContainText('nog 250 tot')
    await page.keyboard.press('Enter')
    await expect(openRow(page)).toBeFocused()

    // By its number, with Enter before anything is listed.
    await page.keyboard.type(`${nut.sku.toLowerCase()}\n`)
    await expect(field(page, 'Aantal, regel 2')).toBeFocused()
    await expect(rowOf(page, nut.name)).toBeVisible()
    await page.keyboard.type('40')
    await page.keyboard.press('Enter')

    // In no catalogue: the price is asked for after the quantity.
    await page.keyboard.type('Transport naar de bouwplaats')
    await expect(page.getByText('Geen product gevonden')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(field(page, 'Aantal, regel 3')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page, 'Stukprijs, regel 3')).toBeFocused()
    await page.keyboard.type('85')
    await page.keyboard.press('Enter')
    await expect(openRow(page)).toBeFocused()
    await expect(rowOf(page, 'Transport naar de bouwplaats')).toContainText('€ 85,00')

    await page.keyboard.type('iets')
    await page.keyboard.press('Escape')
    await expect(openRow(page)).toHaveValue('')
    await expectAccessible(page, 'an offer with an open last row')
  })

  test('are changed where they stand, by a click and the keys', async ({ page, house }) => {
    await openDraft(page, house.url, ['Dakgoten', 'Beugels', 'Montage'])
    await cell(page, 'Aantal, regel 1').click()
    await page.keyboard.type('12,5')
    await expect(rowOf(page, 'Dakgoten')).toContainText('€ 125,00')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Aantal, regel 2')).toBeFocused()
    await page.keyboard.type('7')
    await page.keyboard.press('Escape')
    await expect(cell(page, 'Aantal, regel 2: 1')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type('3')
    await page.keyboard.press('Tab')
    await expect(field(page, 'Stukprijs, regel 2')).toBeFocused()
    await page.keyboard.type('4')
    await cell(page, 'Omschrijving, regel 3').click()
    await field(page, 'Omschrijving, regel 3').fill('Montage op locatie')
    // Leaving a cell keeps what was typed there.
    await page.getByRole('heading', { level: 1 }).click()
    await expect(rowOf(page, 'Beugels')).toContainText('€ 12,00')
    await expect(rowOf(page, 'Montage op locatie')).toBeVisible()
    await page.getByRole('button', { name: 'Opslaan als concept' }).click()
    const document = page.getByRole('article')
    await expect(document.getByRole('row').filter({ hasText: 'Dakgoten' })).toContainText('€ 125,00')
    await expect(document.getByRole('row').filter({ hasText: 'Montage op locatie' })).toBeVisible()
  })

  test('are pasted from a spreadsheet, and taken back at once', async ({ page, house, context }) => {
    await openDraft(page, house.url, ['Dakgoten'])
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const rows = [
      ['Omschrijving', 'Artikelnr.', 'Aantal', 'Prijs'],
      ['Bouten', bolt.sku.toLowerCase(), '1.250', ''],
      ['Moeren', nut.sku, '40', '100,00'],
      ['Montage op locatie', '', '1', '€ 250,00'],
    ]
    const text = rows.map((cells) => cells.join('\t')).join('\r\n')
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await openRow(page).focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(page.getByText('3 regels geplakt.')).toBeVisible()
    await expect(rowOf(page, bolt.name)).toContainText('1.250')
    await expect(rowOf(page, nut.name)).toContainText('€ 4,00')
    await expect(rowOf(page, 'Montage op locatie')).toContainText('€ 250,00')
    await expectAccessible(page, 'an offer with pasted lines')
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(rowOf(page, bolt.name)).toHaveCount(0)
    await expect(rowOf(page, 'Dakgoten')).toBeVisible()
  })

  test('are put in another order by the mouse, and by the keys', async ({ page, house }) => {
    await openDraft(page, house.url, ['Dakgoten', 'Beugels', 'Montage'])
    const handle = (line: number) => table(page).getByRole('button', { name: new RegExp(`^Regel ${line} verplaatsen`) })
    await drag(page, handle(1), rowOf(page, 'Montage'))
    await expect.poll(() => order(page)).toEqual(['Beugels', 'Montage', 'Dakgoten'])
    await drag(page, handle(3), rowOf(page, 'Montage'))
    await expect.poll(() => order(page)).toEqual(['Beugels', 'Dakgoten', 'Montage'])
    await expect(handle(2)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => order(page)).toEqual(['Dakgoten', 'Beugels', 'Montage'])
    await expect(handle(1)).toBeFocused()
  })
})

/** A draft of the house with these lines, at € 10 each, open for editing. */
async function openDraft(page: Page, url: string, descriptions: readonly string[]): Promise<void> {
  const items = descriptions.map((description, index) => ({
    id: `line-${index}`,
    description,
    quantity: 1,
    unitPrice: 10,
  }))
  const saved = (await openApi(url, 'manager')).post('/offers/create', { offer: { title: 'Regels', items } })
  const [draft] = await answerTo<SavedOffer[]>(saved)
  await page.goto(`/offers/${draft?.externalId}?edit=1`)
  await expect(openRow(page)).toBeVisible()
}

async function drag(page: Page, handle: Locator, onto: Locator): Promise<void> {
  await settled(page)
  const [from, to] = await boxesOf(handle, onto)
  await page.mouse.move(from.left + from.width / 2, from.top + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.left + 60, to.top + to.height / 2 + (to.top > from.top ? 6 : -6), { steps: 8 })
  await page.mouse.up()
}

function order(page: Page): Promise<string[]> {
  return table(page)
    .locator('tbody')
    .first()
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => /Dakgoten|Beugels|Montage/.exec(row.textContent)?.[0] ?? ''))
}
