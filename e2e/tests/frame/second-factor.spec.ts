import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { accounts } from '../../support/accounts.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/test.ts'

/** An authenticator app: each code once, also where they are asked for faster than it makes them. */
function authenticator(key: string) {
  const app = new TOTP({ secret: Secret.fromBase32(key) })
  let last = 0
  return (): string => {
    last = Math.max(app.counter(), last + 1)
    return app.generate({ timestamp: last * app.period * 1000 })
  }
}

const code = (page: Page) => page.getByLabel('Code van zes cijfers')

test.describe('A second step at the sign-in', () => {
  test('is added, asked for after a link and after Google, and removed', async ({ page, trouble }) => {
    trouble.allow(/400/)
    await page.goto('/login?next=/settings%3Ftab%3Dsecurity')
    await page.getByRole('button', { name: accounts.otherManager }).click()

    const card = page.getByRole('region', { name: 'Tweede stap bij het inloggen' })
    await expect(page.getByText('U hebt nog geen app toegevoegd.')).toBeVisible()
    await page.getByRole('button', { name: 'App toevoegen' }).click()
    const adding = page.getByRole('dialog', { name: 'Authenticator-app toevoegen' })
    await expect(adding.getByRole('img', { name: 'QR-code voor de authenticator-app' })).toBeVisible()
    const newCode = authenticator((await adding.getByLabel('Sleutel').innerText()).replaceAll(' ', ''))
    await expectAccessible(page, 'the dialog that adds an app')
    await adding.getByLabel('Code van zes cijfers').fill('000000')
    await adding.getByRole('button', { name: 'Toevoegen' }).click()
    await expect(adding.getByRole('alert')).toContainText('Deze code klopt niet.')
    await adding.getByLabel('Naam').fill('Mijn toestel')
    await adding.getByLabel('Code van zes cijfers').fill(newCode())
    await adding.getByRole('button', { name: 'Toevoegen' }).click()
    await expect(page.getByText('Mijn toestel is toegevoegd.', { exact: false })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mijn toestel verwijderen' })).toBeVisible()
    await expectAccessible(page, 'the security settings with an app')

    await signOut(page)
    await page.getByRole('button', { name: accounts.otherManager }).click()
    await expect(page.getByRole('heading', { name: 'Nog één stap' })).toBeVisible()
    await expectAccessible(page, 'the code after a link')
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
    await expect(page.getByText('Vul de zes cijfers van de code in.')).toBeVisible()
    await code(page).fill('123456')
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Deze code klopt niet, of is al gebruikt.')
    await expect(code(page)).toBeFocused()
    await code(page).fill(newCode())
    await code(page).press('Enter')
    await expect(page.getByRole('button', { name: /^Account van/ })).toBeVisible()

    await signOut(page)
    await withGoogle(page, accounts.otherManager)
    const step = page.getByRole('dialog', { name: 'Nog één stap' })
    await expectAccessible(page, 'the code after Google')
    await step.getByRole('button', { name: 'Annuleren' }).click()
    await expect(step).toBeHidden()
    await withGoogle(page, accounts.otherManager)
    await step.getByLabel('Code van zes cijfers').fill(newCode())
    await step.getByRole('button', { name: 'Inloggen' }).click()
    await expect(page.getByRole('button', { name: /^Account van/ })).toBeVisible()

    await page.goto('/settings?tab=security')
    await page.getByRole('button', { name: 'Mijn toestel verwijderen' }).click()
    const removing = page.getByRole('dialog', { name: 'Mijn toestel verwijderen?' })
    await removing.getByRole('button', { name: 'Verwijderen' }).click()
    await expect(page.getByText('U hebt nog geen app toegevoegd.')).toBeVisible()
    await expect(card).toBeVisible()
  })
})

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account van/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(page.getByRole('button', { name: 'Inloggen met e-mail' })).toBeVisible()
}

async function withGoogle(page: Page, email: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const [chooser] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Inloggen met Google' }).click(),
  ])
  await chooser.getByRole('button', { name: email }).click()
}
