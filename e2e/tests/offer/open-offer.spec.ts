import { openApi } from '../../support/api.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { issueOffer } from '../../support/offers.ts'
import { expect, test } from '../../support/test.ts'

test.use({ account: 'manager' })

test('Files that are let go of over the panel are added, each with its own answer', async ({
  page,
  house,
  trouble,
}) => {
  trouble.allow(/attachments/, /Failed to load resource/)
  const { externalId } = await issueOffer(await openApi(house.url, 'manager'), 'Bestanden')
  await page.goto(`/offers/${externalId}`)
  await expect(page.getByText('Nog geen bijlagen.')).toBeAttached()
  const files = await page.evaluateHandle(() => {
    const held = new DataTransfer()
    held.items.add(new File(['%PDF-1.4\n%%EOF\n'], 'tekening.pdf', { type: 'application/pdf' }))
    held.items.add(new File(['geen plaatje'], 'foto.png', { type: 'image/png' }))
    return held
  })
  await page.dispatchEvent('main', 'dragover', { dataTransfer: files })
  await expect(page.getByRole('tab', { name: 'Bestanden' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Laat los om toe te voegen')).toBeVisible()
  const panel = page.getByRole('tabpanel', { name: 'Bestanden' })
  await panel.getByText('Nog geen bijlagen.').dispatchEvent('drop', { dataTransfer: files })
  await expect(panel.getByRole('button', { name: 'tekening.pdf', exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Bestanden 1' })).toBeVisible()
  const left = panel.getByRole('list', { name: 'Onderweg' })
  await expect(left.getByRole('alert')).toBeVisible()
  await expect(left).toContainText('foto.png')
  await expectAccessible(page, 'the files of an offer')
  await left.getByRole('button', { name: 'Weghalen' }).click()
  await expect(left).toBeHidden()
})

test('A customer who signs changes the page that staff have open, and nothing that is typed there is lost', async ({
  page,
  customer,
  house,
}) => {
  const { externalId, path } = await issueOffer(await openApi(house.url, 'manager'), 'Vanzelf bijgewerkt')
  await page.goto(`/offers/${externalId}`)
  await page.getByRole('tab', { name: 'Vragen' }).click()
  await page.getByLabel('Bericht').fill('Beste Anna, wij')
  await customer.goto(path)
  await customer.getByRole('region', { name: 'Uw antwoord' }).getByRole('button', { name: 'Accepteren' }).click()
  const signing = customer.getByRole('dialog', { name: /accepteren$/ })
  await signing.getByLabel('Naam', { exact: true }).fill('Anna de Haan')
  await signing.getByLabel('E-mail').fill('anna@dehaan.example')
  await signing.getByLabel('Typ uw naam als handtekening').fill('Anna de Haan')
  await signing.getByRole('checkbox').check()
  await signing.getByRole('button', { name: 'Accepteren en ondertekenen' }).click()
  await expect(customer.getByText(/^Geaccepteerd door Anna de Haan op /)).toBeVisible()

  await expect(page.getByText('De klant heeft zojuist getekend: Anna de Haan.')).toBeVisible({ timeout: 25_000 })
  await expect(page.getByRole('main').getByText('Geaccepteerd', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Acties' }).getByRole('button', { name: 'Kopiëren' })).toBeVisible()
  await expect(page.getByLabel('Bericht')).toHaveValue('Beste Anna, wij')
  await page.getByRole('tab', { name: /^Activiteit/ }).click()
  await expect(page.getByRole('list', { name: 'Activiteit' }).getByRole('listitem').first()).toContainText(
    'Geaccepteerd',
  )
})
