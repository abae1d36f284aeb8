import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/test.ts'

test.use({ account: 'manager' })

test('A product group is added, renamed and deleted; one that is in use says what stands in the way', async ({
  page,
  trouble,
}) => {
  await page.goto('/products')
  await page.getByRole('link', { name: 'Productgroepen' }).click()
  await expect(page).toHaveURL('/products/groups')
  await expect(page.getByRole('heading', { level: 1, name: 'Productgroepen' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page, 'the product groups')

  await page.getByRole('button', { name: 'Groep toevoegen' }).click()
  await page.getByRole('dialog').getByLabel('Naam').fill('Aaa proefgroep')
  await page.keyboard.press('Enter')
  const added = page.getByRole('row', { name: /Aaa proefgroep/ })
  await expect(added).toBeVisible()

  await added.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Naam wijzigen' }).click()
  await page.getByRole('dialog').getByLabel('Naam').fill('Aaa andere groep')
  await page.keyboard.press('Enter')
  const renamed = page.getByRole('row', { name: /Aaa andere groep/ })
  await expect(renamed).toBeVisible()

  await renamed.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(renamed).toHaveCount(0)

  trouble.allow(/409/)
  await page.getByRole('row').nth(1).getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(dialog.getByText(/In deze groep zi/)).toBeVisible()
  await dialog.getByRole('link', { name: 'Bekijk de producten van deze groep' }).click()
  await expect(page).toHaveURL(/\/products\?group=\d+&visible=all/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})
