import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { changeBoot } from '../../support/house/boot.ts'
import { beginTheHour, inSmallSteps } from '../../support/house/clock/pageClock.ts'
import { expect, test } from '../../support/test.ts'

const lowStock = (page: Page) => page.getByRole('textbox', { name: 'Weinig voorraad onder' })
const code = '**/r/catalogue/*/guest-catalogue.*.js'
const failed = (page: Page) =>
  page.getByText('Dit onderdeel kon niet worden geladen. De rest van de pagina werkt gewoon door.')
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
    await page.route(code, (route) => route.abort('connectionrefused'))
    await page.goto('/settings?tab=catalogue')
    await expect(failed(page)).toBeVisible()
    await expectAccessible(page, 'a guest that did not come')
    await tab(page, 'Bedrijf').click()
    await expect(page.getByRole('textbox', { name: 'Plaats' })).toBeVisible()
    await tab(page, 'Producten').click()
    await expect(failed(page)).toBeVisible()
    await page.unroute(code)
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(lowStock(page)).toBeVisible()
  })

  test('is given up when its code never comes, while its host goes on', async ({ page, trouble }) => {
    trouble.allow(/Area catalogue/)
    const asked = Promise.withResolvers<void>()
    await page.goto('/settings')
    await expect(page.getByRole('textbox', { name: 'Plaats' })).toBeVisible()
    await page.route(code, () => asked.resolve())
    await beginTheHour(page)
    await inSmallSteps(page, tab(page, 'Producten').click())
    await inSmallSteps(page, asked.promise)
    await page.clock.runFor(10_000)
    await expect(failed(page)).toBeVisible()
    await page.unroute(code)
    await inSmallSteps(page, page.getByRole('button', { name: 'Opnieuw proberen' }).click())
    await inSmallSteps(page, lowStock(page).waitFor())
    await inSmallSteps(page, tab(page, 'Bedrijf').click())
    await inSmallSteps(page, page.getByRole('textbox', { name: 'Plaats' }).waitFor())
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
