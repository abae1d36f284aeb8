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
  await expect(page.getByRole('tab', { name: 'Bestanden' })).toBeVisible()
  const files = await page.evaluateHandle(() => {
    const held = new DataTransfer()
    held.items.add(new File(['%PDF-1.4\n%%EOF\n'], 'tekening.pdf', { type: 'application/pdf' }))
    held.items.add(new File(['geen plaatje'], 'foto.png', { type: 'image/png' }))
    return held
  })
  // Who holds something over a page is told of it again and again.
  await expect(async () => {
    await page.dispatchEvent('main', 'dragover', { dataTransfer: files })
    await expect(page.getByRole('tab', { name: 'Bestanden' })).toHaveAttribute('aria-selected', 'true', {
      timeout: 500,
    })
  }).toPass()
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
  await page.getByLabel('Bericht', { exact: true }).fill('Beste Anna, wij')
  await customer.goto(path)
  await customer.getByRole('region', { name: 'Uw antwoord' }).getByRole('button', { name: 'Accepteren' }).click()
  const signing = customer.getByRole('dialog', { name: /accepteren$/ })
  await signing.getByLabel('Naam', { exact: true }).fill('Anna de Haan')
  await signing.getByLabel('E-mail').fill('anna@dehaan.example')
  await signing.getByLabel('Typ uw naam als handtekening').fill('Anna de Haan')
  await signing.getByRole('checkbox').check()
  await signing.getByRole('button', { name: 'Accepteren en ondertekenen' }).click()
  await expect(customer.getByText(/^Geaccepteerd door Anna de Haan op /)).toBeVisible()

  await expect(page.getByText('De klant heeft zojuist getekend: Anna de Haan.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Geaccepteerd', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Acties' }).getByRole('button', { name: 'Dupliceren' })).toBeVisible()
  await expect(page.getByLabel('Bericht', { exact: true })).toHaveValue('Beste Anna, wij')
  await page.getByRole('tab', { name: /^Activiteit/ }).click()
  await expect(page.getByRole('list', { name: 'Activiteit' }).getByRole('listitem').first()).toContainText(
    'Geaccepteerd',
  )
})

test('A wrong address is marked and named as it is typed, and the mail is shown as it arrives', async ({
  page,
  house,
}) => {
  const { externalId, offer_nr } = await issueOffer(await openApi(house.url, 'manager'), 'Goed geadresseerd')
  await page.goto(`/offers/${externalId}`)
  await page.getByRole('main').getByRole('button', { name: 'Versturen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `${offer_nr} versturen` })
  await dialog.getByLabel('Cc', { exact: true }).fill('piet@dehaan.example; anna@ ')
  await expect(dialog.getByText('anna@ is geen e-mailadres.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'piet@dehaan.example weghalen' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Versturen' }).click()
  await expect(dialog).toBeVisible()

  const mail = dialog.frameLocator('iframe')
  await expect(mail.getByText(`Offerte ${offer_nr}`, { exact: true })).toBeVisible()
  await expect(mail.getByText('€ 968,00')).toBeVisible()
  await expect(mail.getByRole('link', { name: 'Offerte bekijken' })).toBeVisible()
  await dialog.getByLabel('Bericht', { exact: true }).fill('Dag Piet, alles staat klaar.')
  await expect(mail.locator('.sheet').getByText('Dag Piet, alles staat klaar.')).toBeVisible()

  await dialog.getByRole('button', { name: 'anna@ weghalen' }).click()
  await dialog.getByRole('button', { name: 'Versturen' }).click()
  await expect(page.getByText(/^De offerte is onderweg naar /)).toBeVisible()
  await page.goto('/dev/outbox')
  const sent = page.getByRole('listitem').filter({ hasText: 'Dag Piet' })
  await sent.getByRole('link', { name: 'Zoals het aankomt' }).click()
  await page.getByRole('link', { name: 'Smal' }).click()
  await page.getByRole('link', { name: 'Donker' }).click()
  const arrived = page.frameLocator('iframe')
  await expect(arrived.locator('.sheet').getByText('Dag Piet, alles staat klaar.')).toBeVisible()
  await expect(arrived.locator('.sheet')).toHaveCSS('background-color', 'rgb(26, 33, 34)')
  await page.getByRole('link', { name: 'Platte tekst' }).click()
  await expect(page.getByText('Dag Piet, alles staat klaar.')).toBeVisible()
})
