import { accounts, type Account } from '../support/accounts.ts'
import { openApi } from '../support/api.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expect, test } from '../support/test.ts'

test.describe('A User', () => {
  test.use({ account: 'user' })

  test('sees the offers, their own navigation, and no way to make one', async ({ page }) => {
    await page.goto('/offers')
    await expect(page.getByRole('heading', { level: 1, name: 'Offertebeheer' })).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Nieuwe offerte' })).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link')).toHaveText(['Offertes'])
    await expectAccessible(page, "a User's offers")
  })

  for (const path of ['/offers/new', '/products', '/requests', '/users', '/exact', '/dashboard']) {
    test(`is sent home from ${path}, and told why`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveURL('/offers')
      await expect(page.getByText('Geen toegang tot deze pagina')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Offertebeheer' })).toBeVisible()
    })
  }

  test('is refused by the API', async ({ house }) => {
    const api = await openApi(house.url, 'user')
    const refused = await Promise.all([
      api.post('/offers/create', { offer: { intent: 'draft', title: 'Mag niet', items: [] } }),
      api.post(`/${api.workflows.offers}/offers/delete/1`),
      api.get('/users'),
      api.get('/Integrations/Exact/Status'),
    ])
    expect(refused.map(({ status, body }) => ({ status, code: Object(body).code }))).toEqual(
      Array(4).fill({ status: 403, code: 'FORBIDDEN' }),
    )
  })
})

test.describe('Navigation follows the role', () => {
  test.describe('of a Manager', () => {
    test.use({ account: 'manager' })
    test('who starts at the offers', async ({ page }) => {
      await page.goto('/')
      await expect(page).toHaveURL('/offers')
      await expect(page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link')).toHaveText([
        'Dashboard',
        'Offertes',
        'Aanvragen',
        'Producten',
        'Organisaties',
        'Gebruikers',
        'Uitnodigingen',
        'Integraties',
      ])
      await expect(page.getByRole('banner').getByRole('link', { name: 'Nieuwe offerte' })).toHaveCount(0)
    })
  })

  test.describe('of an Admin', () => {
    test.use({ account: 'admin' })
    test('who starts at the dashboard and can make an offer from anywhere', async ({ page }) => {
      await page.goto('/')
      await expect(page).toHaveURL('/dashboard')
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
      await page.getByRole('banner').getByRole('link', { name: 'Nieuwe offerte' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Nieuwe offerte' })).toBeVisible()
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Staffel/ })
        .click()
      await expect(page).toHaveURL('/offers')
    })
  })
})

const refusals: { account: Account; message: string }[] = [
  { account: 'blocked', message: 'Uw account is geblokkeerd.' },
  { account: 'inactive', message: 'De omgeving van uw bedrijf is niet actief.' },
  { account: 'expired', message: 'Geen actieve subscription gevonden.' },
]

for (const { account, message } of refusals) {
  test(`${accounts[account]} is told why on the sign-in page, and can sign out`, async ({ page, trouble }) => {
    trouble.allow(/403/)
    await page.goto('/login')
    await page.getByRole('button', { name: accounts[account] }).click()
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading', { name: 'U hebt geen toegang' })).toBeVisible()
    await expect(alert).toContainText(message)
    await expectAccessible(page, `the refusal of ${account}`)

    await page.goto('/offers')
    await expect(page).toHaveURL(/^[^?]*\/login/)
    await expect(page.getByRole('alert')).toContainText(message)
    await page.getByRole('button', { name: 'Uitloggen' }).click()
    await expect(page.getByRole('button', { name: accounts[account] })).toBeVisible()
  })
}

test('Signed out, a page is asked for again after signing in', async ({ page }) => {
  await page.goto('/offers?q=carport')
  await expect(page).toHaveURL('/login?next=%2Foffers%3Fq%3Dcarport')
  await page.getByRole('button', { name: accounts.manager }).click()
  await expect(page).toHaveURL('/offers?q=carport')
  await expect(page.getByRole('searchbox', { name: 'Zoeken' })).toHaveValue('carport')
})

test('Signed out, an offer asks to sign in on the spot, loads nothing, and comes back', async ({ page, house }) => {
  const api = await openApi(house.url, 'manager')
  const { body } = await api.get('/offers?page=1&limit=1')
  const id = Object(body)[0].externalId
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.goto(`/offers/${id}`)
  await expect(page.getByRole('heading', { name: 'Log in om deze pagina te zien' })).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/webhook'))).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click()
  await page.getByRole('button', { name: accounts.manager }).click()
  await expect(page).toHaveURL(`/offers/${id}`)
  await expect(page.getByRole('article')).toBeVisible()
})

test.describe("Another tenant's offer", () => {
  test.use({ account: 'manager' })

  test('does not exist, on the screen and in the API', async ({ page, house, trouble }) => {
    const theirs = await openApi(house.url, 'otherManager')
    const { externalId, id } = Object((await theirs.get('/offers?page=1&limit=1')).body)[0]
    const ours = await openApi(house.url, 'manager')
    expect((await ours.get(`/offer?id=${externalId}`)).status).toBe(404)
    expect((await ours.get(`/offer?id=${id}`)).status).toBe(404)

    trouble.allow(/404/)
    await page.goto(`/offers/${externalId}`)
    await expect(page.getByRole('heading', { name: 'Geen gegevens beschikbaar' })).toBeVisible()
    await expectAccessible(page, 'an offer that is not there')
    await page.getByRole('link', { name: 'Naar de offertes', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Offertebeheer' })).toBeVisible()
  })
})

test.describe('An address that leads nowhere', () => {
  test.use({ account: 'manager' })

  for (const path of ['/bestaat-niet', '/products/123/bestaat-niet']) {
    test(`${path} says so inside the frame, with a way back`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Oeps! Pagina niet gevonden' })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeVisible()
      await expectAccessible(page, 'the page that does not exist')
      await page.getByRole('link', { name: 'Naar de startpagina' }).click()
      await expect(page).toHaveURL('/offers')
    })
  }
})
