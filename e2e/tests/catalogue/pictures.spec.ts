import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/test.ts'

const address = '/products/101'
const card = (page: Page) => page.getByRole('region', { name: 'Afbeeldingen' })
const small = (page: Page) => card(page).getByRole('button', { name: /^Afbeelding \d/ })

/** Drawn in the page: a picture of one colour, as somebody would choose it. */
async function picture(page: Page, name: string, colour: string) {
  const drawn = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 200
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = fill
    context?.fillRect(0, 0, 320, 200)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, colour)
  return { name, mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') }
}

test.describe('The pictures of a product', () => {
  test.use({ account: 'manager' })

  test('are added, put in order and described, stand by it in the list, and are deleted', async ({ page, trouble }) => {
    trouble.allow(/415/)
    await page.goto(address)
    const choose = card(page).getByLabel('Afbeeldingen kiezen')
    await choose.setInputFiles([
      await picture(page, 'rood.png', 'firebrick'),
      { name: 'geen.png', mimeType: 'image/png', buffer: Buffer.from('geen afbeelding') },
      await picture(page, 'blauw.png', 'steelblue'),
    ])
    await expect(page.getByText('geen.png is niet toegevoegd.')).toBeVisible()
    await expect(small(page)).toHaveCount(2)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await expectAccessible(page, 'the pictures of a product')
    const shown = card(page).getByRole('img').first()
    await small(page).nth(1).click()
    const second = (await shown.getAttribute('src')) ?? ''
    await card(page).getByRole('button', { name: 'Acties voor afbeelding 2' }).click()
    await page.getByRole('menuitem', { name: 'Vooraan zetten' }).click()
    await card(page).getByRole('button', { name: 'Acties voor afbeelding 1' }).click()
    await page.getByRole('menuitem', { name: 'Beschrijving bewerken' }).click()
    await page.getByRole('textbox', { name: 'Beschrijving' }).fill('Van opzij')
    await page.keyboard.press('Enter')
    await expect(card(page).getByRole('img', { name: 'Van opzij' })).toHaveAttribute('src', second)

    await page.goto(`/products?search=${encodeURIComponent(title)}`)
    const row = page.getByRole('table', { name: 'Producten' }).getByRole('row').filter({ hasText: title }).first()
    const thumb = row.locator('img')
    await expect(thumb).toBeVisible()
    await expect.poll(() => thumb.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

    await page.goto(address)
    for (const left of [1, 0]) {
      await card(page).getByRole('button', { name: 'Acties voor afbeelding 1' }).click()
      await page.getByRole('menuitem', { name: 'Verwijderen' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
      await expect(card(page).getByRole('img')).toHaveCount(left)
    }
    await expect(card(page).getByText(/^Nog geen afbeeldingen/)).toBeVisible()
  })
})
