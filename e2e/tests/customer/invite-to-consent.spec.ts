import { newestLink } from '../../support/api.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'

import { expect, test } from '../../support/test.ts'
import { settled } from '../../support/watch/settled.ts'

test.use({ account: 'manager' })

test('From an invite by mail to the first sign-in, with consent', async ({ page, house, browser }) => {
  const email = 'nieuw@dehaan-bouw.example.nl'
  await page.goto('/users')
  await page.getByRole('link', { name: 'Gebruiker uitnodigen' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('combobox', { name: 'Organisatie' }).click()
  await page.getByTitle('Bouwbedrijf De Haan B.V.').click()
  await expectAccessible(page, 'a new invite')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(page).toHaveURL('/invites')
  await expect(page.getByText('Uitnodiging verstuurd! U kunt er nog een toevoegen.')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Uitgenodigd')
  await settled(page)
  await expectAccessible(page, 'the list of invites')

  // Somebody else, at another computer.
  const nobody = { cookies: [], origins: [] }
  const context = await browser.newContext({ baseURL: house.url, locale: 'nl-NL', storageState: nobody })
  const guest = await context.newPage()
  await guest.goto('/dev/outbox')
  const mail = guest.getByRole('listitem').filter({ hasText: email })
  await mail.getByRole('link', { name: 'Link openen' }).click()
  await expect(guest.getByRole('heading', { name: 'Uitnodiging geaccepteerd' })).toBeVisible()
  await expect(guest).toHaveURL('/accept-invite')
  await guest.getByRole('link', { name: 'Naar inloggen' }).click()
  await guest.getByRole('button', { name: 'Inloggen met e-mail' }).click()
  await guest.getByLabel('E-mailadres').fill(email)
  await guest.getByRole('button', { name: 'Stuur mij een link' }).click()
  await expect(guest.getByRole('dialog', { name: 'Controleer uw mail' })).toBeVisible()
  await guest.goto((await newestLink(house.url, email)).oobLink)

  await expect(guest.getByRole('heading', { level: 1, name: 'Toegang bevestigen' })).toBeVisible()
  await expectAccessible(guest, 'consent')
  await guest.getByRole('textbox', { name: 'Voornaam' }).fill('Sanne')
  await guest.getByRole('textbox', { name: 'Achternaam' }).fill('de Haan')
  await guest.getByRole('checkbox', { name: /uitdrukkelijk toestemming/ }).check()
  await guest.getByRole('checkbox', { name: /privacyverklaring/ }).check()
  await guest.getByRole('button', { name: 'Toegang bevestigen' }).click()
  await expect(guest).toHaveURL('/offers')
  await expect(guest.getByRole('button', { name: 'Account van Sanne de Haan' })).toBeVisible()
  await context.close()

  await page.goto(`/users?search=${email}`)
  const row = page.getByRole('row', { name: new RegExp(email) })
  await expect(row).toContainText('Sanne de Haan')
  await expect(row).toContainText('Actief')
})
