import { openApi } from '../../support/api.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { answerTo, customerPath } from '../../support/offers.ts'
import { expect, test } from '../../support/test.ts'

test.use({ account: 'manager' })

test('A customer that stands twice becomes one, and is parted again', async ({ page, customer, house }) => {
  const api = await openApi(house.url, 'manager')
  const add = async (name: string, host: string) => {
    const body = { name, email: `info@${host}.example`, allow_duplicate: true }
    return (await answerTo<{ organization_id: number }>(api.post('/organizations/create', body))).organization_id
  }
  const [into, from] = [await add('Smederij Vuur', 'vuur'), await add('Smederij Vuur B.V.', 'smederij-vuur')]
  const items = [{ id: 'a', description: 'Hekwerk', quantity: 1, unitPrice: 800 }]
  const [offer] = await answerTo<{ offer_id: number }[]>(
    api.post('/offers/create', {
      offer: { intent: 'issue', title: 'Hekwerk op maat', customer: { organization_id: from }, items },
    }),
  )
  const path = await customerPath(api, offer?.offer_id ?? 0)

  await page.goto(`/customers/${into}`)
  await page.getByRole('button', { name: 'Meer acties' }).click()
  await page.getByRole('menuitem', { name: 'Samenvoegen…' }).click()
  await page.getByRole('combobox', { name: 'Welke klant gaat op in Smederij Vuur?' }).click()
  await page.keyboard.type('Smederij Vuur B')
  await page.getByTitle('Smederij Vuur B.V.').click()
  await expect(page.getByText('1 offerte', { exact: true })).toBeVisible()
  await page.getByRole('group', { name: 'E-mail' }).getByRole('radio', { name: 'info@smederij-vuur.example' }).check()
  await expectAccessible(page, 'merging two customers')
  await page.getByRole('button', { name: 'Samenvoegen', exact: true }).click()
  await expect(page).toHaveURL(`/customers/${into}`)
  await expect(page.getByText('info@smederij-vuur.example').first()).toBeVisible()

  await page.goto(`/customers/${from}`)
  await expect(page).toHaveURL(`/customers/${into}`)
  await customer.goto(path)
  await expect(customer.getByRole('heading', { level: 1, name: 'Hekwerk op maat' })).toBeVisible()

  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  const parting = page.getByRole('dialog', { name: 'Smederij Vuur B.V. weer losmaken?' })
  await expect(parting.getByText('1 offerte', { exact: true })).toBeVisible()
  await parting.getByRole('button', { name: 'Losmaken' }).click()
  await expect(parting).toBeHidden()
  await page.goto(`/customers/${from}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Smederij Vuur B.V.' })).toBeVisible()
  await expect(page).toHaveURL(`/customers/${from}`)
})
