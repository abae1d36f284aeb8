import type { Product } from '@staffel/shared-api/contract'
import { openApi } from '../../support/api.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { answerTo } from '../../support/offers.ts'
import { expect, test } from '../../support/test.ts'

test.use({ account: 'manager' })

const file = (content: string) => ({ name: 'ankers 2026.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })

test('A file of products is looked at, its columns are set right, and it is taken in; again it changes nothing', async ({
  page,
  house,
}) => {
  await page.goto('/products')
  await page.getByRole('button', { name: 'Meer' }).click()
  await page.getByRole('menuitem', { name: 'Importeren' }).click()
  await expect(page).toHaveURL('/products/import')
  await expectAccessible(page, 'where a file is chosen')

  const rows = [
    'Artikelnr;Naam;Bedrag;Prijs per;Vanaf;Staffelprijs;Zichtbaar',
    'E2E-ANKER;Proefanker M8x80;12,50;100;1;12,50;nee',
    'E2E-ANKER;;;;500;11,00;',
    'E2E-FOUT;Proefanker te duur;1,255;;;;nee',
  ].join('\r\n')
  await page.locator('input[type=file]').setInputFiles(file(rows))
  const mistakes = page.getByRole('row', { name: /^(2|4) / })
  await expect(page.getByText('3 rijen')).toBeVisible()
  await expectAccessible(page, 'what a file would change')

  await page.getByText(/^Kolommen/).click()
  await page.getByRole('combobox', { name: 'Bedrag wordt gelezen als' }).click()
  await page.getByTitle('Basisprijs', { exact: true }).click()
  await page.getByText(/^Fouten/).click()
  await expect(mistakes).toContainText('Een prijs heeft hooguit twee decimalen')
  await page.getByRole('button', { name: '1 product importeren' }).click()
  await expect(page.getByRole('heading', { name: 'ankers 2026.csv is geïmporteerd' })).toBeVisible()
  await expect(page.getByText('1 nieuw, 0 gewijzigd, 0 ongewijzigd, 1 geweigerd.')).toBeVisible()

  await page.getByRole('button', { name: 'Ander bestand' }).click()
  await page.locator('input[type=file]').setInputFiles(file(rows))
  await expect(page.getByText('Er is niets te importeren.')).toBeVisible()
  await expect(page.getByRole('button', { name: /importeren$/ })).toHaveCount(0)

  await page.goto('/products?visible=all&search=E2E-ANKER')
  await expect(page.getByRole('row', { name: /Proefanker M8x80/ })).toContainText('per 100')

  // Other journeys find the catalogue as it was.
  const api = await openApi(house.url, 'manager')
  const [made] = await answerTo<Product[]>(api.post('/products', { filters: { skus: ['E2E-ANKER'] } }))
  expect((await api.post(`/products/delete/${made?.product_id}`)).status).toBe(200)
})
