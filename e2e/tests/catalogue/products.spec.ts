import type { Page } from '@playwright/test'
import type { SavedOffer } from '@staffel/shared-api/contract'
import { openApi } from '../../support/api.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { answerTo } from '../../support/offers.ts'
import { expect, test } from '../../support/test.ts'

const profile = 'Koppelprofiel KP-40 geanodiseerd'
const copy = `Kopie van ${profile}`

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const tier = (page: Page, number: number) => page.getByRole('group', { name: `Staffel ${number}`, exact: true })
const ladder = (page: Page) => page.getByRole('region', { name: 'Staffelprijzen' })
const stairs = (page: Page) => ladder(page).getByRole('listitem')

test.describe('A product', () => {
  test.use({ account: 'manager' })

  test('is made with its ladder, offered, copied, archived and taken back', async ({ page, house, trouble }) => {
    test.slow()
    // A number that is taken, and a product that an open offer uses.
    trouble.allow(/409/)
    await page.goto('/products')
    await page.getByRole('link', { name: 'Product toevoegen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nieuw product' })).toBeVisible()

    await test.step('is told what is missing, and what its ladder lacks', async () => {
      await page.getByRole('button', { name: 'Product aanmaken' }).click()
      await expect(page.getByText('Vul een productnaam in.')).toBeVisible()
      await expect(field(page, 'Productnaam')).toBeFocused()
      await field(page, 'Productnaam').fill(profile)
      await field(page, 'Artikelnummer (SKU)').fill('KP-40-ANO')
      await field(page, 'Basisprijs').fill('12,5')
      for (const [number, { from, price }] of [
        { from: '1', price: '12,50' },
        { from: '50', price: '11' },
        { from: '200', price: '11' },
      ].entries()) {
        await page.getByRole('button', { name: 'Staffel toevoegen' }).click()
        await tier(page, number + 1)
          .getByRole('textbox', { name: 'Vanaf' })
          .fill(from)
        await tier(page, number + 1)
          .getByRole('textbox', { name: 'Prijs' })
          .fill(price)
      }
      await expect(tier(page, 2).getByRole('textbox', { name: 'Tot en met' })).toHaveValue('199')
      await expectAccessible(page, 'the form of a product')
      await page.getByRole('button', { name: 'Product aanmaken' }).click()
      const question = page.getByRole('dialog', { name: 'Kloppen deze staffels?' })
      await expect(question).toContainText('Staffel 3: deze prijs is gelijk aan die van de vorige staffel.')
      await question.getByRole('button', { name: 'Terug naar de staffels' }).click()
      await tier(page, 3).getByRole('textbox', { name: 'Prijs' }).fill('9,995')
      await page.getByRole('button', { name: 'Product aanmaken' }).click()
      await expect(page.getByRole('heading', { level: 1, name: profile })).toBeVisible()
    })
    const address = page.url()

    await test.step('has a page with its stairs, and the ladder is changed as a whole', async () => {
      await expect(stairs(page)).toHaveText([/^€\s12,50\s*1 – 49/, /^€\s11,00\s*50 – 199/, /^€\s10,00\s*≥ 200/])
      await field(page, 'Prijs bij aantal').fill('50')
      await expect(ladder(page).getByRole('status', { name: 'Prijs bij aantal' })).toContainText('€ 550,00')
      await expectAccessible(page, 'the page of a product')
      await ladder(page).getByRole('button', { name: 'Bewerken' }).click()
      await ladder(page).getByRole('button', { name: 'Prijzen verhogen' }).click()
      await field(page, 'Percentage').fill('10')
      await field(page, 'Percentage').press('Enter')
      await expect(tier(page, 3).getByRole('textbox', { name: 'Prijs' })).toHaveValue('11,00')
      await ladder(page).getByRole('button', { name: 'Opslaan' }).click()
      await expect(page.getByText('De staffels zijn opgeslagen.')).toBeVisible()
      await expect(stairs(page)).toHaveText([/^€\s13,75/, /^€\s12,10/, /^€\s11,00/])
    })

    await test.step('is found by an offer, at the price of its quantity', async () => {
      const made = (await openApi(house.url, 'manager')).post('/offers/create', {
        offer: { title: profile, items: [] },
      })
      const [draft] = await answerTo<SavedOffer[]>(made)
      await page.goto(`/offers/${draft?.externalId}?edit=1`)
      await page.getByRole('combobox', { name: 'Product of artikelnummer toevoegen' }).focus()
      await page.keyboard.type('kp-40-ano\n')
      const quantity = page.getByRole('textbox', { name: 'Aantal, regel 1' })
      await expect(quantity).toBeFocused()
      await page.keyboard.type('60')
      const line = page.getByRole('table', { name: 'Offerteregels' }).getByRole('row').filter({ hasText: profile })
      await expect(line).toContainText('€ 726,00')
      await page.getByRole('button', { name: 'Opslaan als concept' }).click()
      await expect(page.getByRole('article')).toContainText(profile)
    })

    await test.step('is copied, without the number that names it', async () => {
      await page.goto(address)
      await page.getByRole('button', { name: 'Meer', exact: true }).last().click()
      await page.getByRole('menuitem', { name: 'Dupliceren' }).click()
      await expect(field(page, 'Productnaam')).toHaveValue(copy)
      await expect(field(page, 'Artikelnummer (SKU)')).toHaveValue('')
      await field(page, 'Artikelnummer (SKU)').fill('kp-40-ano')
      await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
      await expect(page.getByText('Dit artikelnummer is al in gebruik.')).toBeVisible()
      await field(page, 'Artikelnummer (SKU)').fill('KP-40-KOPIE')
      await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: copy })).toBeVisible()
    })

    await test.step('is archived from the list, and taken back', async () => {
      await page.goto('/products?search=koppelprofiel')
      const rows = page.getByRole('table', { name: 'Producten' }).getByRole('row')
      await expect(rows).toHaveCount(3)
      await remove(page, copy)
      await expect(rows).toHaveCount(2)
      await page.getByRole('button', { name: 'Ongedaan maken' }).click()
      await expect(page.getByText(`${copy} is teruggezet.`)).toBeVisible()
      await expect(rows).toHaveCount(3)
      await expectAccessible(page, 'the list of products')
      await remove(page, copy)
      await expect(rows).toHaveCount(2)
      await remove(page, profile, 'Dit product staat in 1 open offerte.')
      await expect(page.getByText('Geen producten gevonden')).toBeVisible()
    })
  })
})

/** `inUse`: what is said before it is done nevertheless. */
async function remove(page: Page, name: string, inUse?: string): Promise<void> {
  await page.getByRole('button', { name: `Acties voor ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click()
  const dialog = page.getByRole('dialog', { name: `${name} verwijderen?` })
  await dialog.getByRole('button', { name: 'Verwijderen' }).click()
  if (inUse) {
    await expect(dialog).toContainText(inUse)
    await dialog.getByRole('button', { name: 'Toch verwijderen' }).click()
  }
  await expect(page.getByText(`${name} is verwijderd.`).last()).toBeVisible()
}

for (const path of ['/products/new', '/products/1', '/products/1/edit'])
  test.describe('A User', () => {
    test.use({ account: 'user' })

    test(`is sent home from ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveURL('/offers')
      await expect(page.getByText('Geen toegang tot deze pagina')).toBeVisible()
    })
  })

test.describe('An Admin', () => {
  test.use({ account: 'admin' })

  test('looks into the catalogue of another tenant, and adds to it', async ({ page }) => {
    await page.goto('/products')
    await page.getByRole('button', { name: /^Filter/ }).click()
    await page.getByRole('combobox', { name: 'Bedrijf' }).click()
    await page.getByTitle('Noordstaal', { exact: false }).first().click()
    await expect(page).toHaveURL(/tenant=2/)
    await expect(page.getByRole('cell', { name: /^NS-/ }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Product toevoegen' })).toHaveAttribute(
      'href',
      '/products/new?tenant=2',
    )
  })
})
