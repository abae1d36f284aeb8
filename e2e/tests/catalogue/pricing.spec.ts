import { accounts, type Account } from '../../support/accounts.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/test.ts'

for (const account of ['admin', 'manager', 'user'] satisfies Account[]) {
  test.describe(`The pricing page, for the ${account}`, () => {
    test.use({ account })

    test('has three plans and the calculator, is in no navigation, and is found from the account', async ({ page }) => {
      await page.goto('/myaccount')
      await page.getByRole('link', { name: 'Bekijk de abonnementen' }).click()
      await expect(page).toHaveURL('/pricing')
      await expect(page.getByRole('heading', { level: 1, name: 'Prijzen' })).toBeVisible()
      await expect(page.getByRole('article').getByRole('heading')).toHaveText([
        'Basic',
        'Pro',
        'Enterprise',
        'Calculator',
      ])
      await expect(page.getByRole('article', { name: 'Pro' })).toContainText('Meest gekozen')
      await expect(page.getByRole('navigation', { name: 'Hoofdmenu' }).getByText('Prijzen')).toHaveCount(0)
      await expectAccessible(page, `the pricing page of ${account}`)
    })
  })
}

test.describe('A plan that is chosen', () => {
  test.use({ account: 'manager' })

  test('is asked of sales by mail, and said on the page', async ({ page, house }) => {
    await page.goto('/pricing')
    await page.getByRole('button', { name: 'Neem contact op' }).click()
    const dialog = page.getByRole('dialog', { name: 'Contact over Enterprise' })
    await dialog.getByRole('button', { name: 'Bericht versturen' }).click()
    await expect(dialog.getByText('Vul in waar wij u mee kunnen helpen.')).toBeVisible()
    await dialog.getByLabel('Waar kunnen wij u mee helpen?').fill('Wij zijn met veertig mensen.')
    await expectAccessible(page, 'the question to sales')
    await dialog.getByRole('button', { name: 'Bericht versturen' }).click()
    await expect(page.getByRole('alert')).toContainText('Uw aanvraag voor Enterprise is verstuurd')
    await expect(page.getByRole('article', { name: 'Enterprise' })).toContainText('Aangevraagd')
    await page.goto(`${house.url}/dev/outbox`)
    await expect(page.getByText(/vraagt het abonnement Enterprise aan/).first()).toBeVisible()
  })
})

test.describe('On a phone', () => {
  test.use({ account: 'user', viewport: { width: 390, height: 844 } })

  test('the plans are tabs, the most chosen first', async ({ page }) => {
    await page.goto('/pricing')
    await expect(page.getByRole('tab', { name: 'Pro', selected: true })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('tab', { name: 'Calculator' }).click()
    await page.getByRole('button', { name: 'Bereken uw besparing' }).click()
    await expect(page.getByRole('dialog', { name: 'ROI-calculator' }).getByLabel('Uurtarief')).toHaveValue('40')
    await expectAccessible(page, 'the calculator on a phone')
  })
})

test.describe('The calculator', () => {
  test.use({ account: 'user' })

  test('follows what is typed, and says what is wrong with it', async ({ page }) => {
    await page.goto('/roicalculator')
    await expect(page.getByRole('heading', { level: 1, name: 'ROI-calculator' })).toBeVisible()
    const figure = (name: string) => page.locator('dl > div', { has: page.getByText(name, { exact: true }) })
    await expect(figure('Terugverdientijd')).toContainText('–')
    await page.getByLabel('Aantal offertes').fill('25')
    await expect(figure('Besparing per maand')).toContainText('1.600,00')
    await expect(figure('Aanbevolen abonnement')).toContainText('Pro')
    await page.getByLabel('Aantal offertes').fill('10')
    await expect(page.getByRole('note')).toHaveText('Basic staat 30 offertes per maand toe; u maakt er 40.')
    await expectAccessible(page, 'the calculator')
    await page.getByLabel('Efficiëntie').fill('101')
    await expect(page.getByText('Vul een percentage van 0 tot 100 in.')).toBeVisible()
    await expect(figure('Besparing per maand')).toContainText('–')
  })
})

test('Without a subscription the plans stand with the refusal, and one can be asked for', async ({ page, trouble }) => {
  trouble.allow(/403/)
  await page.goto('/login')
  await page.getByRole('button', { name: accounts.expired }).click()
  await expect(page.getByRole('alert')).toContainText('Geen actieve subscription gevonden.')
  await expect(page.getByRole('tab')).toHaveText(['Basic', 'Pro', 'Enterprise', 'Calculator'])
  await expectAccessible(page, 'the plans without a subscription')
  await page.getByRole('button', { name: 'Kies Pro' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pro aanvragen' })
  await dialog.getByLabel('Telefoonnummer (niet verplicht)').fill('06 12 34 56 78')
  await dialog.getByRole('button', { name: 'Aanvraag versturen' }).click()
  await expect(page.getByText('Uw aanvraag voor Pro is verstuurd')).toBeVisible()
})

test('Signed out, the prices are asked for again after signing in', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page).toHaveURL('/login?next=%2Fpricing')
})
