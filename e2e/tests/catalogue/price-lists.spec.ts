import type { Page } from '@playwright/test'
import type { SavedProduct } from '@staffel/shared-api/contract'
import { openApi } from '../../support/api.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { answerTo } from '../../support/offers.ts'
import { expect, test } from '../../support/test.ts'

const anchor = 'Keilanker PL-12 verzinkt'
const customer = 'Bouwbedrijf De Haan B.V.'
const list = 'Jaarafspraak De Haan'

test.use({ account: 'manager' })

test('A price list for a customer is made, told what it comes to, and is what an offer costs', async ({
  page,
  house,
}) => {
  test.slow()
  const api = await openApi(house.url, 'manager')
  const pricingTiers = [
    { minQuantity: 1, maxQuantity: 99, unitPrice: 2 },
    { minQuantity: 100, maxQuantity: null, unitPrice: 1.8 },
  ]
  await answerTo<SavedProduct>(
    api.post('/products/create', { name: anchor, sku: 'PL-12', baseUnitPrice: 2, pricingTiers }),
  )

  await test.step('with a ladder of its own', async () => {
    await page.goto('/products')
    await page.getByRole('link', { name: 'Prijslijsten' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Prijslijsten' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Prijslijst toevoegen' })).toBeVisible()
    await expectAccessible(page, 'the price lists')
    await page.getByRole('link', { name: 'Prijslijst toevoegen' }).click()
    await page.getByRole('button', { name: 'Prijslijst aanmaken' }).click()
    await expect(page.getByText('Vul een naam in.')).toBeVisible()
    await expect(page.getByText('Kies een klant.')).toBeVisible()
    await page.getByLabel('Naam').fill(list)
    await choose(page, 'Klant', 'De Haan', customer)
    await page.getByRole('button', { name: 'Regel toevoegen' }).click()
    const line = page.getByRole('dialog', { name: 'Regel toevoegen' })
    await choose(page, 'Product', 'PL-12', `${anchor} · PL-12`)
    await line.getByRole('button', { name: 'Prijzen overnemen' }).click()
    await line.getByRole('textbox', { name: 'Prijs', exact: true }).nth(1).fill('1,50')
    await expectAccessible(page, 'a line of a price list')
    // Enter adds it.
    await page.keyboard.press('Enter')
    await expect(line).toBeHidden()
    await expectAccessible(page, 'a price list')
    await page.getByRole('button', { name: 'Prijslijst aanmaken' }).click()
    const row = page.getByRole('row', { name: new RegExp(list) })
    await expect(row).toContainText('In gebruik')
    await expect(row).toContainText(customer)
  })

  await test.step('what the customer pays is told, and why', async () => {
    await choose(page, 'Klant', 'De Haan', customer)
    await choose(page, 'Product', 'PL-12', `${anchor} · PL-12`)
    await page.getByRole('textbox', { name: 'Aantal' }).fill('200')
    const answer = page.getByRole('status', { name: 'Wat betaalt deze klant?' })
    await expect(answer).toContainText('€ 1,50')
    await expect(answer).toContainText('200 st = € 300,00')
    await expect(answer.getByRole('link', { name: list })).toBeVisible()
    await expectAccessible(page, 'what a customer pays')
  })

  await test.step('and an offer to that customer costs it', async () => {
    await page.goto('/offers/new')
    await choose(page, 'Klant', 'De Haan', customer)
    await page.getByRole('combobox', { name: 'Product of artikelnummer toevoegen' }).fill('PL-12')
    await page.getByRole('option', { name: new RegExp(anchor) }).click()
    await page.keyboard.type('200')
    await page.keyboard.press('Enter')
    const row = page.getByRole('table', { name: 'Offerteregels' }).getByRole('row').filter({ hasText: anchor })
    await expect(row).toContainText(`Prijslijst ${list}`)
    await expect(row).toContainText('€ 1,50')
    await expect(row).toContainText('€ 300,00')
    // A draft by itself soon; what was left before would stand in the next new offer.
    await expect(page).not.toHaveURL(/\/offers\/new/)
  })

  await test.step('it is changed, and deleted with a way back', async () => {
    await page.goto('/products/prices')
    await page.getByRole('link', { name: list }).click()
    await page.getByRole('button', { name: `${anchor} PL-12` }).click()
    const line = page.getByRole('dialog', { name: 'Regel bewerken' })
    await line.getByText('Percentage korting').click()
    await line.getByLabel('Korting', { exact: true }).fill('10')
    await line.getByRole('button', { name: 'Toepassen', exact: true }).click()
    await expect(page.getByText('10% korting')).toBeVisible()
    await page.getByRole('button', { name: 'Opslaan' }).click()
    const row = page.getByRole('row', { name: new RegExp(list) })
    await row.getByRole('button', { name: `Acties voor ${list}` }).click()
    await page.getByRole('menuitem', { name: 'Verwijderen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(row).toBeVisible()
  })
})

test('A group of customers is made, filled and renamed; one that is in use stays', async ({ page, trouble }) => {
  await page.goto('/products/prices/groups')
  await page.getByRole('button', { name: 'Klantgroep toevoegen' }).click()
  await page.getByRole('dialog').getByLabel('Naam').fill('Proefklanten')
  await page.keyboard.press('Enter')
  const group = page.getByRole('row', { name: /Proefklanten/ })
  await group.getByRole('button', { name: 'Proefklanten', exact: true }).click()
  const members = page.getByRole('dialog', { name: 'Klanten in Proefklanten' })
  await choose(page, 'Klant toevoegen', 'De Haan', customer)
  await expect(members.getByRole('listitem')).toHaveText(customer)
  await expectAccessible(page, 'the customers of a group')
  await members.getByRole('button', { name: 'Klaar' }).click()
  await expect(group).toContainText('1')

  trouble.allow(/409/)
  await group.getByRole('button', { name: 'Acties voor Proefklanten' }).click()
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
})

async function choose(page: Page, field: string, search: string, option: string): Promise<void> {
  const select = page.getByRole('combobox', { name: field, exact: true })
  await select.click()
  await select.fill(search)
  await page.getByTitle(option, { exact: true }).filter({ visible: true }).last().click()
}
