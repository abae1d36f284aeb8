import type { Offer, SavedOffer, SavedProduct } from '@staffel/shared-api/contract'
import { openApi } from '../../support/api.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { answerTo, customerPath } from '../../support/offers.ts'
import { expect, test } from '../../support/test.ts'

test.use({ account: 'manager' })

const name = 'Houtdraadbout M8x80 verzinkt'
const contact = 'i.smits@bouwbedrijf-dehaan.example.nl'

test('A quantity that the seller opens is chosen on a phone, and signed at the price of its step', async ({
  page,
  customer,
  house,
}) => {
  const api = await openApi(house.url, 'manager')
  const { product_id: productId } = await answerTo<SavedProduct>(
    api.post('/products/create', {
      ...{ name, priceUnit: 100, orderMultiple: 100 },
      pricingTiers: [
        { minQuantity: 1, maxQuantity: 999, unitPrice: 20 },
        { minQuantity: 1_000, maxQuantity: null, unitPrice: 15 },
      ],
    }),
  )
  const items = [{ id: 'a', productId, description: name, quantity: 500 }]
  const [draft] = await answerTo<SavedOffer[]>(
    api.post('/offers/create', { offer: { title: 'Zelf kiezen', customer: { organization_id: 1001 }, items } }),
  )
  if (!draft) throw new Error('Nothing was saved')

  await test.step('the seller says between which quantities', async () => {
    await page.goto(`/offers/${draft.externalId}?edit=1`)
    await page.getByRole('button', { name: 'Regel 1 bewerken' }).click()
    await page.getByRole('checkbox', { name: 'Klant mag aantal wijzigen' }).check()
    const most = page.getByRole('textbox', { name: 'Meeste aantal, regel 1' })
    await most.fill('400')
    await expect(page.getByText('Het meeste aantal is lager dan het aantal van de regel.')).toBeVisible()
    await most.fill('4000')
    await page.getByRole('textbox', { name: 'Minste aantal, regel 1' }).fill('200')
    await expectAccessible(page, 'a row whose quantity is open')
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByText('Klant kiest 200 – 4.000')).toBeVisible()
    await page.getByRole('button', { name: 'Uitbrengen en versturen' }).first().click()
    await expect(page.getByText('aantal te kiezen van 200 tot en met 4.000')).toBeVisible()
  })

  await customer.goto(await customerPath(api, draft.offer_id, contact))
  const sheet = customer.getByRole('table', { name: 'Regels' })
  const typed = customer.getByRole('textbox', { name: `Aantal van ${name}` })
  await expect(customer.getByText(/nog 500 tot/)).toBeVisible()
  await typed.fill('1150')
  await typed.press('Tab')
  await expect(typed).toHaveValue('1.200')
  await expect(customer.getByText('Verpakt per 100: het zijn er 1.200 geworden.')).toBeVisible()
  await expect(sheet.locator('[data-line]').first()).toContainText(/1\.200\s*€\s15,00 per 100\s*€\s180,00/)
  await customer.getByRole('slider', { name: `Aantal van ${name}` }).fill('1000')
  await expect(typed).toHaveValue('1.000')
  await expect(customer.getByRole('listitem').filter({ hasText: '≥ 1.000' })).toHaveAttribute('aria-current', 'true')
  await expectAccessible(customer, 'a quantity that the customer chooses')

  await test.step('and signed', async () => {
    const answer = customer.getByRole('region', { name: 'Uw antwoord' })
    await expect(sheet.locator('[data-line]').first()).toContainText(/1\.000\s*€\s15,00 per 100\s*€\s150,00/)
    const total = await answer.locator('[data-total]').innerText()
    await answer.getByRole('button', { name: 'Accepteren' }).click()
    const signing = customer.getByRole('dialog', { name: /accepteren$/ })
    await expect(signing.locator('[data-total]')).toHaveText(total)
    await signing.getByRole('checkbox').check()
    await signing.getByRole('button', { name: 'Accepteren en ondertekenen' }).click()
    await expect(customer.getByText(/^Geaccepteerd door/)).toBeVisible()
    await expect(customer.getByText('Aangeboden: 500')).toBeVisible()
    await expect(sheet).toContainText(/1\.000\s*€\s15,00 per 100\s*€\s150,00/)
  })

  const { items: agreed } = await answerTo<Offer>(api.get(`/offer?id=${draft.offer_id}`))
  expect(agreed[0]).toMatchObject({ quantity: 1000, unitPrice: 15, total: 150, offeredQuantity: 500 })
  await page.goto(`/offers/${draft.externalId}`)
  await expect(page.getByText('aangeboden: 500')).toBeVisible()
})

test.describe('Somebody of the buying company who is signed in', () => {
  test.use({ account: 'user' })

  test('chooses a quantity in the same way, and signs what it comes to', async ({ page, house }) => {
    const api = await openApi(house.url, 'manager')
    const rod = 'Draadstang M16 verzinkt'
    const { product_id: productId } = await answerTo<SavedProduct>(
      api.post('/products/create', {
        ...{ name: rod, orderMultiple: 10 },
        pricingTiers: [
          { minQuantity: 1, maxQuantity: 99, unitPrice: 12 },
          { minQuantity: 100, maxQuantity: null, unitPrice: 9 },
        ],
      }),
    )
    const openQuantity = { least: 50, most: 500 }
    const items = [{ id: 'a', productId, description: rod, quantity: 80, openQuantity }]
    const [issued] = await answerTo<SavedOffer[]>(
      api.post('/offers/create', {
        offer: { title: 'Draadstangen', customer: { organization_id: 1001 }, items, intent: 'issue' },
      }),
    )
    await page.goto(`/offers/${issued?.externalId}`)
    const typed = page.getByRole('textbox', { name: `Aantal van ${rod}` })
    await expect(page.getByText('nog 20 tot € 9,00')).toBeVisible()
    await expectAccessible(page, 'a quantity that somebody who is signed in chooses')
    await typed.fill('125')
    await typed.press('Tab')
    await expect(typed).toHaveValue('130')
    await expect(page.getByText('Verpakt per 10: het zijn er 130 geworden.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: '≥ 100' })).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('article')).toContainText(/130\s*€\s9,00\s*€\s1\.170,00/)
    await page.getByRole('slider', { name: `Aantal van ${rod}` }).fill('100')
    await expect(page.getByRole('article')).toContainText(/100\s*€\s9,00\s*€\s900,00/)
    await page.getByRole('button', { name: 'Accepteren en ondertekenen' }).click()
    const signing = page.getByRole('dialog', { name: /accepteren$/ })
    await expect(signing).toContainText('€ 1.089,00')
    await signing.getByLabel('Typ uw naam als handtekening').fill('Inkoop De Haan')
    await signing.getByRole('checkbox').check()
    await signing.getByRole('button', { name: 'Accepteren en ondertekenen' }).click()
    await expect(page.getByText(/is geaccepteerd\.$/)).toBeVisible()
    await expect(page.getByRole('article')).toContainText('aangeboden: 80')
    await expect(page.getByRole('article')).toContainText('€ 1.089,00')
  })
})
