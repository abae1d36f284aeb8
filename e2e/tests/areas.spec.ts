import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expectAccessible.ts'
import { settled } from '../support/watch/settled.ts'
import { expectSharedOnce } from '../support/shares.ts'
import { expect, test } from '../support/test.ts'

interface AreaScreen {
  readonly id: string
  readonly link: string
  readonly path: string
  readonly heading: string
  /** Something that only real data shows. */
  readonly shows: (page: Page) => Promise<void>
}

const rows = (least: number) => async (page: Page) => {
  await expect(page.getByRole('main').getByRole('table').getByRole('row').nth(least)).toBeVisible()
}

const areas: AreaScreen[] = [
  { id: 'offers', link: 'Offertes', path: '/offers', heading: 'Offertebeheer', shows: rows(10) },
  { id: 'requests', link: 'Aanvragen', path: '/requests', heading: 'Offerteaanvragen', shows: rows(10) },
  {
    id: 'catalogue',
    link: 'Producten',
    path: '/products',
    heading: 'Producten',
    shows: async (page) => {
      await rows(20)(page)
      await expect(page.getByText('Voorraadwaarde').locator('..')).toContainText(/€\s[\d.]+,\d\d/)
    },
  },
  { id: 'people', link: 'Gebruikers', path: '/users', heading: 'Gebruikers', shows: rows(10) },
  {
    id: 'integrations',
    link: 'Integraties',
    path: '/exact',
    heading: 'Exact Online',
    shows: async (page) =>
      expect(page.getByRole('main')).toContainText(
        'Productie kan niet worden gekoppeld: de beheerder van deze installatie heeft de app-registratie van Exact niet ingevuld.',
      ),
  },
]

test.use({ account: 'manager' })

for (const area of areas) {
  test(`${area.path} opens by its address and shows real data, accessibly`, async ({ page }) => {
    await page.goto(area.path)
    await expect(page.getByRole('heading', { level: 1, name: area.heading })).toBeVisible()
    await area.shows(page)
    await expect(page).toHaveTitle(new RegExp(`${area.heading} · Staffel`))
    await expectAccessible(page, area.path)
  })

  test(`${area.path} fits a phone, in English`, async ({ browser, house, sessions }) => {
    const context = await browser.newContext({
      baseURL: house.url,
      storageState: await sessions.of('manager'),
      locale: 'en-GB',
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    const page = await context.newPage()
    await page.goto(area.path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page, `${area.path} on a phone`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'width of the page').toBeLessThanOrEqual(
      390,
    )
    await context.close()
  })
}

test('Pointing at an area fetches it, and opening it fetches nothing again', async ({ page }) => {
  await page.goto('/offers')
  await rows(5)(page)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  const link = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Producten' })
  const answered = page.waitForResponse((response) => /\/webhook\/products(?:\?|$)/.test(response.url()))
  await link.hover()
  // The page's question leaves when its area is there, and its code with it.
  await answered
  await expect
    .poll(() => asked.filter((path) => path.startsWith('/r/catalogue/') && path.endsWith('.js')).length)
    .toBeGreaterThanOrEqual(3)
  await settled(page)
  const before = asked.length
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Producten' })).toBeVisible()
  const files = asked.filter((path) => /\.(js|css)$/.test(path))
  expect(files.length, 'files fetched twice').toBe(new Set(files).size)
  expect(
    // What the shell fetches when it is idle may come with the click on a busy machine.
    asked.slice(before).filter((path) => /^\/r\/.*\.(js|css)$/.test(path)),
    'files fetched by the click',
  ).toEqual([])
})

test('The five areas use one React, router, query cache and i18n: the shell’s', async ({ page }) => {
  await page.goto('/offers')
  for (const { link, heading } of areas) {
    await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await expectSharedOnce(
    page,
    areas.map(({ id }) => id),
  )
})

test('A list keeps its place in the address: search, page and back', async ({ page }) => {
  const first = page.getByRole('main').getByRole('row').nth(1).getByRole('link')
  await page.goto('/offers')
  const ofFirstPage = (await first.textContent()) ?? ''
  await page.getByRole('button', { name: 'Volgende' }).click()
  await expect(page).toHaveURL(/[?&]page=2/)
  await expect(page.getByText('Pagina 2')).toBeVisible()
  // The rows of the page before stay until the next ones are there.
  await expect(first).not.toHaveText(ofFirstPage)
  const ofSecondPage = (await first.textContent()) ?? ''
  await first.click()
  await expect(page.getByRole('article')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/[?&]page=2/)
  await expect(first).toHaveText(ofSecondPage)
})
