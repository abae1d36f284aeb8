import type { Page } from '@playwright/test'
import { accounts } from '../support/accounts.ts'
import { newestLink } from '../support/api.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expect, test } from '../support/test.ts'

test.describe('By e-mail link', () => {
  test('asked for on the sign-in page, read in the local mailbox, opened in the same browser', async ({
    page,
    context,
  }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Inloggen met e-mail' }).click()
    const dialog = page.getByRole('dialog', { name: 'Inloggen met e-mail' })
    await dialog.getByLabel('E-mailadres').fill('geen adres')
    await dialog.getByRole('button', { name: 'Stuur mij een link' }).click()
    await expect(dialog.getByText('Dit is geen geldig e-mailadres.')).toBeVisible()
    await dialog.getByLabel('E-mailadres').fill(accounts.manager)
    await expectAccessible(page, 'the sign-in dialog')
    await dialog.getByRole('button', { name: 'Stuur mij een link' }).click()

    const sent = page.getByRole('dialog', { name: 'Controleer uw mail' })
    await expect(sent.getByText(`Wij hebben een link gestuurd naar ${accounts.manager}.`)).toBeVisible()
    const [outbox] = await Promise.all([
      context.waitForEvent('page'),
      sent.getByRole('link', { name: 'Open de lokale postbus' }).click(),
    ])
    await expect(outbox).toHaveURL('/dev/outbox')
    await expect(outbox.getByText(accounts.manager).first()).toBeVisible()
    await expect(outbox.getByText('Inloggen bij Staffel').first()).toBeVisible()
    await expectAccessible(outbox, 'the local mailbox')
    // The newest mail stands first.
    await outbox.getByRole('link', { name: 'Link openen' }).first().click()
    await expect(outbox).toHaveURL('/offers')
    await expect(outbox.getByRole('button', { name: 'Account van Marieke Jansen' })).toBeVisible()
    // The tab that asked for the link hears of it.
    await expect(page).toHaveURL('/offers')
  })

  test('opened on another device asks for the address, and takes the right one only', async ({
    page,
    house,
    browser,
    trouble,
  }) => {
    trouble.allow(/400/)
    await askForLink(page)
    const link = await newestLink(house.url, accounts.manager)
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())

    await page.goto(link.oobLink)
    await expect(page.getByRole('heading', { name: 'Bevestig uw e-mailadres' })).toBeVisible()
    await expect(page).toHaveURL(/\/finishSignIn$/)
    await expectAccessible(page, 'the question for the address')
    await page.getByLabel('E-mailadres').fill('iemand.anders@staffel.example')
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('naar een ander e-mailadres gestuurd')
    await page.getByLabel('E-mailadres').fill(accounts.manager)
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
    await expect(page).toHaveURL('/offers')

    const later = await browser.newContext({ locale: 'nl-NL' })
    const elsewhere = await later.newPage()
    await elsewhere.goto(link.oobLink)
    await elsewhere.getByLabel('E-mailadres').fill(accounts.manager)
    await elsewhere.getByRole('button', { name: 'Inloggen', exact: true }).click()
    await expect(elsewhere.getByRole('alert')).toContainText('Ongeldige of verlopen magic link.')
    await elsewhere.getByRole('link', { name: 'Nieuwe link aanvragen' }).click()
    await expect(elsewhere.getByRole('button', { name: 'Inloggen met e-mail' })).toBeVisible()
    await later.close()
  })

  test('without a code says that the link does not work', async ({ page }) => {
    await page.goto('/finishSignIn')
    await expect(page.getByRole('alert')).toContainText('Ongeldige of verlopen magic link.')
    await expectAccessible(page, 'a link that does not work')
  })
})

async function askForLink(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Inloggen met e-mail' }).click()
  await page.getByLabel('E-mailadres').fill(accounts.manager)
  await page.getByRole('button', { name: 'Stuur mij een link' }).click()
  await page.getByRole('dialog', { name: 'Controleer uw mail' }).waitFor()
}

test.describe('With Google', () => {
  test('in its window, which in local mode offers the sample accounts', async ({ page }) => {
    await page.goto('/login')
    await page.waitForLoadState('networkidle')
    const [window] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Inloggen met Google' }).click(),
    ])
    await window.getByRole('button', { name: accounts.manager }).click()
    await expect(page).toHaveURL('/offers')
    await expect(page.getByRole('button', { name: 'Account van Marieke Jansen' })).toBeVisible()
  })

  test('whose window is closed again says nothing', async ({ page }) => {
    await page.goto('/login')
    await page.waitForLoadState('networkidle')
    const [window] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Inloggen met Google' }).click(),
    ])
    await window.getByRole('button', { name: 'Annuleren' }).click()
    await expect(page.getByText('Rond het inloggen af in het venster van Google.')).toBeHidden()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page).toHaveURL('/login')
  })
})

test.describe('A session', () => {
  test.use({ account: 'manager' })

  test('outlives a reload, and ends in every tab and on the server by signing out', async ({
    page,
    context,
    house,
  }) => {
    let authorization = ''
    page.on('request', (request) => void (authorization = request.headers()['authorization'] ?? authorization))
    const kept = async () => (await fetch(`${house.url}/webhook/offers`, { headers: { authorization } })).status
    await page.goto('/offers')
    await page.reload()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/products')
    await expect(other.getByRole('heading', { level: 1, name: 'Producten' })).toBeVisible()

    expect(await kept()).toBe(200)
    await page.getByRole('button', { name: 'Account van Marieke Jansen' }).click()
    await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
    await expect(page).toHaveURL('/login')
    await expect.poll(kept).toBe(401)
    await expect(other).toHaveURL(/\/login/)
    await page.goto('/offers')
    await expect(page).toHaveURL('/login?next=%2Foffers')
  })

  test('begins with the token of the last visit, and has it confirmed when the page is there', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    const confirmed = page.waitForResponse(/accounts:lookup/)
    await page.goto('/offers')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await confirmed
    const place = (pattern: RegExp) => asked.findIndex((path) => pattern.test(path))
    expect(place(/userdata$/)).toBeGreaterThan(-1)
    expect(place(/userdata$/)).toBeLessThan(place(/identity\.\w+\.js$/))
    expect(place(/\/webhook\/offers$/)).toBeLessThan(place(/identity\.\w+\.js$/))
  })

  test('leads from the account menu to the profile and the settings', async ({ page }) => {
    await page.goto('/offers')
    await page.getByRole('button', { name: 'Account van Marieke Jansen' }).click()
    await expectAccessible(page, 'the account menu')
    await page.getByRole('menuitem', { name: 'Mijn profiel' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mijn profiel' })).toBeVisible()
    await expectAccessible(page, 'the profile')
    await page.getByRole('button', { name: 'Account van Marieke Jansen' }).click()
    await page.getByRole('menuitem', { name: 'Instellingen' }).click()
    await expect(page).toHaveURL('/settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Instellingen' })).toBeVisible()
    await expectAccessible(page, 'the settings')
  })

  test('keeps the language that was chosen', async ({ page }) => {
    await page.goto('/offers')
    await page.getByRole('button', { name: 'Taal: Nederlands. Switch to English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Offers Management' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Offers Management' })).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Products' }),
    ).toBeVisible()
  })
})
