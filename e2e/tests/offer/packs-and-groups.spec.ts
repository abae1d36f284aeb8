import type { SavedOffer, SavedProduct } from '@staffel/shared-api/contract'
import { openApi, type Api } from '../../support/api.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { answerTo } from '../../support/offers.ts'
import { expect, test } from '../../support/test.ts'
import { boxesOf } from '../../support/watch/boxesOf.ts'

const short = 'Spaanplaatschroef 4x40 verzinkt'
const long = 'Spaanplaatschroef 4x50 verzinkt'

test.describe('Products that are packed, and count together', () => {
  test.use({ account: 'manager' })

  test('have what they are sold in beside their quantity, and the tier of their sum', async ({ page, house }) => {
    const api = await openApi(house.url, 'manager')
    const items = [
      { id: 'a', productId: await screws(api, short, [4.95, 4.25]), description: short, quantity: 1_250 },
      { id: 'b', productId: await screws(api, long, [5.95, 5.1]), description: long, quantity: 200 },
    ]
    const [draft] = await answerTo<SavedOffer[]>(
      api.post('/offers/create', { offer: { title: 'Schroeven', customer: { organization_id: 1001 }, items } }),
    )
    await page.goto(`/offers/${draft?.externalId}?edit=1`)
    const row = (name: string) =>
      page.getByRole('table', { name: 'Offerteregels' }).getByRole('row').filter({ hasText: name })
    for (const name of [short, long]) await expect(row(name)).toContainText('Staffel over 2 regels: 1.450 st')
    await expect(row(long)).toContainText('€ 5,10 per 100')
    await expect(row(short)).toContainText(/Verpakt per 100:\s*1\.300\s*of\s*1\.200\s*\?/)
    await expectAccessible(page, 'rows of one tier group, and a quantity that is not packed')

    await test.step('on a phone it stands beside the quantity, and the price below both', async () => {
      const desk = page.viewportSize()
      await page.setViewportSize({ width: 390, height: 844 })
      const line = page.locator('tr').filter({ hasText: short })
      const words = (text: string) => line.getByText(text).first()
      await expect
        .poll(async () => {
          const [price, pack] = await boxesOf(words('€ 4,25 per 100'), words('Verpakt per 100'))
          return price.top - pack.top
        })
        .toBeGreaterThan(24)
      if (desk) await page.setViewportSize(desk)
    })

    await test.step('issuing asks about it once', async () => {
      await page.getByRole('button', { name: 'Uitbrengen en versturen' }).first().click()
      const question = page.getByRole('dialog', { name: 'Kloppen de aantallen?' })
      await expect(question).toContainText(`${short}: 1.250`)
      await expectAccessible(page, 'the question about quantities')
      await question.getByRole('button', { name: 'Terug naar de regels' }).click()
      await expect(question).toBeHidden()
    })

    await page.getByRole('button', { name: 'Aantal 1.300 op regel 1' }).click()
    await expect(row(short)).toContainText('Staffel over 2 regels: 1.500 st')
    await expect(row(short)).not.toContainText('Verpakt per')
  })
})

/** Sold per hundred, with a second price from a thousand on. */
async function screws(api: Api, name: string, [first, second]: readonly [number, number]): Promise<number> {
  const product = {
    name,
    baseUnitPrice: first,
    priceUnit: 100,
    orderMultiple: 100,
    tierGroup: 'Spaanplaatschroef 4 mm',
    pricingTiers: [
      { minQuantity: 1, maxQuantity: 999, unitPrice: first },
      { minQuantity: 1_000, maxQuantity: null, unitPrice: second },
    ],
  }
  const { product_id: id } = await answerTo<SavedProduct>(api.post('/products/create', product))
  return id
}
