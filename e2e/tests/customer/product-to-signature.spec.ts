import type { Page } from '@playwright/test'
import type { SavedOffer } from '@staffel/shared-api/contract'
import { openApi } from '../../support/api.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { answerTo } from '../../support/offers.ts'
import { expect, test } from '../../support/test.ts'

const name = 'Ankerplaat AP-12 verzinkt'
const title = 'Ankerplaten loods 4'
const customer = { id: 1001, name: 'Bouwbedrijf De Haan B.V.' }
const tiers = [
  { from: '1', price: '20' },
  { from: '100', price: '16' },
  { from: '500', price: '12' },
]
/** 500 × (12 less a tenth) = 5.400, and 21 %: far above what costs freight. */
const agreed = '€ 6.534,00'

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

test.use({ account: 'manager' })

test('A product gets its ladder and a customer its price list, and both reach what the customer signs', async ({
  page,
  customer: phone,
  house,
}) => {
  test.slow()
  await test.step('the product is made with its ladder', async () => {
    await page.goto('/products/new')
    await field(page, 'Productnaam').fill(name)
    await field(page, 'Artikelnummer (SKU)').fill('AP-12-VZ')
    await field(page, 'Basisprijs').fill('20')
    for (const [row, { from, price }] of tiers.entries()) {
      await page.getByRole('button', { name: 'Staffel toevoegen' }).click()
      const tier = page.getByRole('group', { name: `Staffel ${row + 1}`, exact: true })
      await tier.getByRole('textbox', { name: 'Vanaf' }).fill(from)
      await tier.getByRole('textbox', { name: 'Prijs' }).fill(price)
    }
    await page.getByRole('button', { name: 'Product aanmaken' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  await test.step('the customer pays a tenth less by its price list', async () => {
    await page.goto('/products/prices')
    await page.getByRole('link', { name: 'Prijslijst toevoegen' }).click()
    await page.getByLabel('Naam').fill('Afspraak ankers')
    await choose(page, 'Klant', 'De Haan', customer.name)
    await page.getByRole('button', { name: 'Regel toevoegen' }).click()
    const line = page.getByRole('dialog', { name: 'Regel toevoegen' })
    await choose(page, 'Product', 'AP-12-VZ', `${name} · AP-12-VZ`)
    await line.getByText('Percentage korting').click()
    await line.getByLabel('Korting', { exact: true }).fill('10')
    await page.keyboard.press('Enter')
    await expect(line).toBeHidden()
    await page.getByRole('button', { name: 'Prijslijst aanmaken' }).click()
    await expect(page.getByRole('row', { name: /Afspraak ankers/ })).toContainText('In gebruik')
  })

  const api = await openApi(house.url, 'manager')
  const draftFor = async (organization?: number) => {
    const offer = { title, items: [], ...(organization && { customer: { organization_id: organization } }) }
    const [draft] = await answerTo<SavedOffer[]>(api.post('/offers/create', { offer }))
    await page.goto(`/offers/${draft?.externalId}?edit=1`)
    await page.getByRole('combobox', { name: 'Product of artikelnummer toevoegen' }).focus()
    await page.keyboard.type('ap-12-vz\n')
    await expect(page.getByRole('textbox', { name: 'Aantal, regel 1' })).toBeFocused()
    await page.keyboard.type('100')
    return page.getByRole('table', { name: 'Offerteregels' }).getByRole('row').filter({ hasText: name })
  }
  await test.step('an offer uses the ladder, one for that customer the price list', async () => {
    await expect(await draftFor()).toContainText('€ 1.600,00')
    const row = await draftFor(customer.id)
    await expect(row).toContainText('€ 1.440,00')
    await expect(row).toContainText('Prijslijst Afspraak ankers')
    await page.getByRole('button', { name: 'Opslaan als concept' }).click()
    await expect(page.getByRole('article')).toContainText('€ 1.440,00')
  })
  const address = page.url()
  const number = (await page.getByRole('article').getAttribute('aria-label')) ?? ''

  await test.step('its line is opened for quantities, and it is sent', async () => {
    await page.getByRole('link', { name: 'Bewerken', exact: true }).click()
    await page.getByRole('button', { name: 'Regel 1 bewerken' }).click()
    await page.getByRole('checkbox', { name: 'Klant mag aantal wijzigen' }).check()
    await page.getByRole('textbox', { name: 'Minste aantal, regel 1' }).fill('50')
    await page.getByRole('textbox', { name: 'Meeste aantal, regel 1' }).fill('800')
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByText('Klant kiest 50 – 800')).toBeVisible()
    await page.getByRole('button', { name: 'Uitbrengen en versturen' }).click()
    const dialog = page.getByRole('dialog', { name: `${number} versturen` })
    await expect(dialog.getByLabel('Onderwerp')).toHaveValue(new RegExp(number))
    await dialog.getByRole('button', { name: 'Versturen' }).click()
    await expect(page.getByText(/^De offerte is onderweg naar /)).toBeVisible()
    await expect(page.getByRole('article')).toContainText('aantal te kiezen van 50 tot en met 800')
  })

  await test.step('the customer takes more, for less a piece, and signs', async () => {
    await phone.goto('/dev/outbox')
    await phone.getByRole('listitem').filter({ hasText: number }).getByRole('link', { name: 'Link openen' }).click()
    const answer = phone.getByRole('region', { name: 'Uw antwoord' })
    await expect(answer).toContainText('€ 1.742,40')
    await field(phone, `Aantal van ${name}`).fill('500')
    await expect(phone.getByRole('listitem').filter({ hasText: '≥ 500' })).toHaveAttribute('aria-current', 'true')
    await expect(phone.getByRole('table', { name: 'Regels' })).toContainText(/500\s*€\s10,80\s*€\s5\.400,00/)
    await expect(answer).toContainText(agreed)
    await answer.getByRole('button', { name: 'Accepteren' }).click()
    const signing = phone.getByRole('dialog', { name: /accepteren$/ })
    await expect(signing).toContainText(agreed)
    await signing.getByLabel('Naam', { exact: true }).fill('Anna de Haan')
    await signing.getByLabel('Typ uw naam als handtekening').fill('Anna de Haan')
    await signing.getByRole('checkbox').check()
    await signing.getByRole('button', { name: 'Accepteren en ondertekenen' }).click()
    await expect(phone.getByText(/^Geaccepteerd door Anna de Haan op /)).toBeVisible()
    await expect(phone.getByRole('article')).toContainText(agreed)
    await expectAccessible(phone, 'an offer whose quantity its customer chose, signed')
  })

  await test.step('what was agreed is the same in the preview and in the list', async () => {
    await page.goto(address)
    await expect(page.getByRole('alert').filter({ hasText: 'Geaccepteerd door Anna de Haan' })).toContainText(agreed)
    await expect(page.getByRole('article')).toContainText('aangeboden: 100')
    await expect(page.getByRole('article')).toContainText(agreed)
    await page.goto(`/offers?q=${encodeURIComponent(number)}`)
    const row = page.getByRole('main').locator('tbody tr').filter({ hasText: number })
    await expect(row).toHaveCount(1)
    await expect(row).toContainText(agreed)
    await expect(row).toContainText('Geaccepteerd')
  })
})

async function choose(page: Page, label: string, search: string, option: string): Promise<void> {
  const select = page.getByRole('combobox', { name: label, exact: true })
  await select.click()
  await select.fill(search)
  await page.getByTitle(option, { exact: true }).filter({ visible: true }).last().click()
}
