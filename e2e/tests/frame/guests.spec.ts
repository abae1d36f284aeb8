import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { changeBoot } from '../../support/house/boot.ts'
import { expect, test } from '../../support/test.ts'

const lowStock = (page: Page) => page.getByRole('textbox', { name: 'Weinig voorraad onder' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

test.describe('a tab of the settings that another area brings', () => {
  test.use({ account: 'manager' })

  test('is saved there, and counts where it is meant to', async ({ page }) => {
    await page.goto('/settings')
    await expect(page.getByRole('textbox', { name: 'Plaats' })).toBeVisible()
    await tab(page, 'Producten').click()
    await expect(page).toHaveURL('/settings?tab=catalogue')
    const before = await lowStock(page).inputValue()
    await expectAccessible(page, 'the settings for products')

    await lowStock(page).fill(`${before}0`)
    await tab(page, 'Bedrijf').click()
    await page
      .getByRole('dialog', { name: 'Wijzigingen niet opgeslagen' })
      .getByRole('button', { name: 'Blijven' })
      .click()
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByText('De instellingen voor producten zijn opgeslagen.')).toBeVisible()
    await page.reload()
    await expect(lowStock(page)).toHaveValue(`${before}0`)

    await lowStock(page).fill(before)
    await lowStock(page).press('Enter')
    await expect(page.getByText('De instellingen voor producten zijn opgeslagen.')).toBeVisible()
  })

  test('says so in its place when its code does not come, and comes at the first press', async ({ page, trouble }) => {
    trouble.allow(/guest-catalogue/)
    trouble.allow(/ChunkLoadError|Area catalogue/)
    const code = '**/r/catalogue/*/guest-catalogue.*.js'
    await page.route(code, (route) => route.abort('connectionrefused'))
    await page.goto('/settings?tab=catalogue')
    const failed = page.getByText('Dit onderdeel kon niet worden geladen. De rest van de pagina werkt gewoon door.')
    await expect(failed).toBeVisible()
    await expectAccessible(page, 'a guest that did not come')
    await tab(page, 'Bedrijf').click()
    await expect(page.getByRole('textbox', { name: 'Plaats' })).toBeVisible()
    await tab(page, 'Producten').click()
    await expect(failed).toBeVisible()
    await page.unroute(code)
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(lowStock(page)).toBeVisible()
  })

  test('is not there when its area is switched off', async ({ page }) => {
    await changeBoot(page, (boot) => {
      boot.areas.forEach((area) => area.document.id === 'catalogue' && Object.assign(area, { enabled: false }))
    })
    await page.goto('/settings?tab=catalogue')
    await expect(page.getByRole('textbox', { name: 'Plaats' })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText([
      'Bedrijf',
      'Profiel',
      'Sjablonen',
      'Prijzen',
      'Meldingen',
      'Beveiliging',
      'Mailteksten',
      'Aanvragen',
      'Gegevens',
    ])
  })
})

test.describe('for who works at a customer', () => {
  test.use({ account: 'user' })

  test('the settings are those of their company alone', async ({ page }) => {
    await page.goto('/settings')
    await expect(page.getByRole('textbox', { name: 'Plaats' })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText(['Bedrijf', 'Profiel', 'Beveiliging'])
  })
})
