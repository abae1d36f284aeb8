import type { Page } from '@playwright/test'
import type { Product, SavedOffer } from '@staffel/shared-api/contract'
import { openApi } from '../../support/api.ts'
import { answerTo } from '../../support/offers.ts'
import { expect, test } from '../../support/test.ts'

const name = 'Ankerplaat AP-12 verzinkt'
const customer = 1001
const tiers = [
  { from: '1', price: '20' },
  { from: '100', price: '16' },
]

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

test.use({ account: 'manager' })

test('A product is made with its ladder, and costs a customer with a price list less in an offer', async ({
  page,
  house,
}) => {
  test.slow()
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

  const api = await openApi(house.url, 'manager')
  const [product] = await answerTo<Product[]>(api.post('/products', { filters: { search: name } }))
  await answerTo(
    api.post('/pricelists/create', {
      name: 'Afspraak ankers',
      organization_id: customer,
      valid_from: '2020-01-01',
      currency: 'eur',
      entries: [{ product_id: product?.product_id, discount_pct: 10 }],
    }),
  )

  const draftFor = async (organization?: number) => {
    const offer = { title: name, items: [], ...(organization && { customer: { organization_id: organization } }) }
    const [draft] = await answerTo<SavedOffer[]>(api.post('/offers/create', { offer }))
    await page.goto(`/offers/${draft?.externalId}?edit=1`)
    await page.getByRole('combobox', { name: 'Product of artikelnummer toevoegen' }).focus()
    await page.keyboard.type('ap-12-vz\n')
    await expect(page.getByRole('textbox', { name: 'Aantal, regel 1' })).toBeFocused()
    await page.keyboard.type('100')
    return page.getByRole('table', { name: 'Offerteregels' }).getByRole('row').filter({ hasText: name })
  }
  await expect(await draftFor()).toContainText('€ 1.600,00')
  await expect(await draftFor(customer)).toContainText('€ 1.440,00')
  await page.getByRole('button', { name: 'Opslaan als concept' }).click()
  await expect(page.getByRole('article')).toContainText('€ 1.440,00')
})
