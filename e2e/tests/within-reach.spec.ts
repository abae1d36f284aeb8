import type { Page } from '@playwright/test'
import type { SavedOffer } from '@staffel/shared-api/contract'
import { expect, test } from '../support/test.ts'
import { openApi } from '../support/api.ts'
import { answerTo, issueOffer } from '../support/offers.ts'
import { expectOnTop } from '../support/watch/expectOnTop.ts'

/** What is under 44 pixels, as it says and measures. */
const smallButtons = (page: Page): Promise<string[]> =>
  page.locator('.ant-btn:visible').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect()
      return width < 44 || height < 44 ? [`${button.textContent} ${width} × ${height}`] : []
    }),
  )

test.describe('for who is signed in', () => {
  test.use({ account: 'manager' })

  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1024, 768],
    [768, 1024],
  ] as const) {
    test(`The first button of a new offer stands clear of every bar at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/offers/new')
      const button = page.getByRole('button', { name: 'Producten toevoegen' })
      await expect(button).toBeInViewport({ ratio: 1 })
      await expectOnTop(button)
    })
  }

  for (const width of [768, 1024]) {
    test(`The lines of an offer have room for what they say at ${width}`, async ({ page, house }) => {
      await page.setViewportSize({ width, height: 900 })
      const api = await openApi(house.url, 'manager')
      const items = [{ id: 'deliver', description: 'Dakgoten leveren', quantity: 10, unitPrice: 80 }]
      const [draft] = await answerTo<SavedOffer[]>(api.post('/offers/create', { offer: { title: 'Smal', items } }))
      await page.goto(`/offers/${draft?.externalId}?edit=1`)
      const what = await page.locator('td', { hasText: 'Dakgoten leveren' }).boundingBox()
      expect(what?.width).toBeGreaterThan(220)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  }

  for (const width of [768, 1024, 1200, 1280]) {
    test(`A list says what each row is, and cuts nothing off, at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const path of ['/offers', '/products', '/users', '/requests']) {
        await page.goto(path)
        const title = page.locator('tbody .sf-cell-title, .sf-row-card-title').first()
        expect((await title.boundingBox())?.width, path).toBeGreaterThanOrEqual(220)
        const beside = await page
          .locator('.sf-table-scroll, .sf-cards')
          .first()
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        expect(beside, path).toBe(0)
      }
    })
  }

  for (const width of [768, 1024, 1200, 1440]) {
    test(`What is chosen for an offer can be read at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/offers/new')
      await expect(page.getByText('EUR €')).toBeVisible()
      await page.getByRole('button', { name: 'Meer gegevens' }).click()
      await expect(page.getByLabel('Valuta')).toBeVisible()
      const cut = await page
        .getByRole('main')
        .evaluate((main) =>
          [...main.querySelectorAll('input, .ant-select-content')]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map((field) => (field instanceof HTMLInputElement ? field.value || field.placeholder : field.textContent)),
        )
      expect(cut).toEqual([])
    })
  }

  test('A finger finds every button', async ({ browser, house, sessions }) => {
    const context = await browser.newContext({
      baseURL: house.url,
      locale: 'nl-NL',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      storageState: await sessions.of('manager'),
    })
    const page = await context.newPage()
    for (const path of [
      '/offers',
      '/customers',
      '/users',
      '/settings',
      '/settings?tab=security',
      '/settings?tab=data',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('main').locator('.ant-btn').first(), path).toBeVisible()
      await expect(page.getByRole('button', { name: /^Meldingen/ }), path).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect.poll(() => smallButtons(page), path).toEqual([])
    }
    await context.close()
  })

  test('A double click on a button that opens a menu leaves the menu open', async ({ page }) => {
    await page.goto('/offers')
    const button = page.getByRole('button', { name: 'Weergaven' })
    await button.dblclick()
    await page.waitForTimeout(400)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  })

  test('A double click on a button that opens a dialog leaves the dialog open', async ({ page }) => {
    await page.goto('/offers/new')
    await page.getByRole('button', { name: 'Producten toevoegen' }).dblclick()
    const dialog = page.getByRole('dialog', { name: 'Producten toevoegen' })
    await expect(dialog.getByRole('searchbox')).toBeVisible()
    await page.waitForTimeout(400)
    await expect(dialog).toBeVisible()
  })

  test('Escape closes a dialog above a request, and the keyboard is where it was', async ({ page }) => {
    await page.goto('/requests')
    await page.getByRole('row').filter({ hasText: 'Offerteaanvraag montagemateriaal' }).click()
    await page.locator('[id^="line-head-"]').first().waitFor()
    await page.keyboard.press('ArrowDown')
    const before = await page.evaluate(() => document.activeElement?.id)
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Sneltoetsen' })
    await expect(keys).toBeVisible()
    await expect.poll(() => keys.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(before)
  })

  test('A message lies not on the button that it speaks of, and speaks the language of the screen', async ({
    page,
    house,
    trouble,
  }) => {
    trouble.allow(/\/pdf/, /Failed to load resource/)
    const { externalId } = await issueOffer(await openApi(house.url, 'manager'), 'Melding')
    await page.route('**/pdf**', (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>nginx</h1>' }),
    )
    await page.goto(`/offers/${externalId}`)
    const button = page.getByRole('button', { name: 'Meer', exact: true })
    await button.click()
    await page.getByRole('menuitem', { name: /pdf/i }).click()
    const message = page.locator('.sf-toast')
    await expect(message).toBeVisible()
    await expect(message).not.toContainText('Request failed')
    await expectOnTop(button)
  })
})

test('The language that an address asks for is that of the next page', async ({ page }) => {
  await page.goto('/login?lng=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/accept-invite')
  await expect(page.getByText('Invite link is invalid. The token is missing.')).toBeVisible()
})

test('Whose browser speaks neither of our languages gets English', async ({ browser, house }) => {
  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto(`${house.url}/login`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.close()
})

test('The mail that invites somebody leads to a page that lets them in', async ({ page, house }) => {
  const manager = await openApi(house.url, 'manager')
  const email = 'nieuw.gezicht@dehaan.example'
  const { status } = await manager.post('/invites/new', { email, tenant_id: 1, organization_id: 1001, role_id: 1 })
  expect(status).toBe(200)
  await page.goto('/dev/outbox')
  const link = await page.locator(`a[href*="/accept-invite?token="]`).first().getAttribute('href')
  await page.goto(link ?? '')
  await expect(page.getByRole('heading', { name: 'Uitnodiging geaccepteerd' })).toBeVisible()
  await expect(page).toHaveURL(/\/accept-invite$/)
  await page.getByRole('link', { name: 'Naar inloggen' }).click()
  await expect(page).toHaveURL(/\/login/)
})

for (const path of ['/exact/callback?code=a&state=b', '/exact/callbackerror', '/acceptinvite?token=x']) {
  test(`${path} says what to do`, async ({ page, trouble }) => {
    // Nobody has this invite.
    trouble.allow(/ 422: POST .*\/invites\/accept$|status of 422/)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(page.getByText('Pagina niet gevonden')).toBeHidden()
  })
}
