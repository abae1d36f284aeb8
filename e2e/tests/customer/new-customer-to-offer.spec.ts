import { openApi } from '../../support/api.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { customerPath } from '../../support/offers.ts'
import { expect, test } from '../../support/test.ts'

test.use({ account: 'manager' })

const name = 'Harbour Doors Ltd'

test('A customer that was not there is added, and reads an offer as was agreed', async ({ page, customer, house }) => {
  await page.goto('/customers')
  await page.getByRole('button', { name: 'Klant toevoegen' }).click()
  const adding = page.getByRole('dialog', { name: 'Klant toevoegen' })
  await adding.getByLabel('Bedrijfsnaam').fill(name)
  await adding.getByLabel('E-mailadres').fill('info@harbour-doors.example')
  await adding.getByRole('button', { name: 'Klant toevoegen' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.getByRole('button', { name: 'Wijzigen', exact: true }).click()
  const editing = page.getByRole('dialog', { name: `${name} wijzigen` })
  await editing.getByRole('combobox', { name: 'Taal' }).click()
  await page.getByTitle('Engels', { exact: true }).click()
  await editing.getByLabel('Betalingstermijn (dagen)').fill('45')
  await editing.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('45 dagen')).toBeVisible()

  await page.getByRole('link', { name: 'Offerte maken' }).click()
  await expect(page.getByLabel('Titel', { exact: true })).toHaveValue(`Offer ${name}`)
  await page.getByRole('button', { name: /^Meer gegevens.*Engels.*Betalingstermijn 45 dagen/ }).click()
  await expect(page.getByLabel('Betalingstermijn', { exact: true })).toHaveValue('45')
  await expectAccessible(page, 'a new offer with its details open')
  await page.getByRole('button', { name: 'Anders toevoegen' }).click()
  await page.getByRole('menuitem', { name: 'Vrije regel' }).click()
  await page.getByLabel('Omschrijving, regel 1').fill('Steel door')
  await page.getByLabel('Stukprijs, regel 1').fill('1200')
  await page.getByLabel('Stukprijs, regel 1').press('Enter')
  await page.getByRole('button', { name: 'Offerte uitbrengen', exact: true }).click()
  await expect(page.getByRole('article')).toContainText('45 days')

  const id = /\/offers\/([\w-]+)/.exec(page.url())?.[1] ?? ''
  const api = await openApi(house.url, 'manager')
  const { body } = await api.get(`/offer?id=${id}`)
  await customer.goto(await customerPath(api, (body as { offer_id: number }).offer_id))
  await expect(customer.getByRole('article')).toContainText('Payment term45 days')
})
