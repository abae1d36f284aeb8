import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { settled } from '../../support/watch/settled.ts'
import { expect, test } from '../../support/test.ts'
import { beginTheHour, inSmallSteps } from '../../support/house/clock/pageClock.ts'

/**
 * All clocks of the browser are the test's; the hour passes at once. While they stand still no time passes but what a
 * test lets pass, however busy the machine; a page that opens needs them to go.
 */
test.use({ account: 'manager' })

const warning = (page: Page) => page.getByRole('dialog', { name: 'Uw sessie verloopt bijna' })

/** The offers, with the warning's own code in place: it comes ten seconds after the page. */
async function openOffers(page: Page): Promise<void> {
  await page.clock.resume()
  await page.goto('/offers')
  await expect(page.getByRole('main').getByRole('row').nth(5)).toBeVisible()
  await settled(page)
  await page.clock.runFor('00:11')
  await settled(page)
  await beginTheHour(page)
}

/** Without the mouse, whose every move counts as activity. */
async function press(page: Page, name: string): Promise<void> {
  await warning(page).getByRole('button', { name }).dispatchEvent('click')
}

test.beforeEach(({ context }) => context.clock.install())

test('One minute before the hour a warning offers to stay', async ({ page }) => {
  await openOffers(page)
  await page.clock.fastForward('58:00')
  await page.clock.runFor('00:20')
  await expect(warning(page)).toHaveCount(0)

  await page.clock.runFor('00:45')
  await expect(warning(page)).toBeVisible()
  await expect(warning(page)).toContainText(/Nog [1-5]\d seconden/)
  await expect(warning(page).getByRole('button', { name: 'Uitloggen' })).toBeVisible()
  await inSmallSteps(page, expectAccessible(page, 'the warning'))

  await press(page, 'Ingelogd blijven')
  await expect(warning(page)).toBeHidden()
  await page.clock.fastForward('58:00')
  await page.clock.runFor('00:20')
  await expect(warning(page)).toBeHidden()
  await expect(page).toHaveURL('/offers')
})

test('A warning whose code could not be fetched at first is fetched again', async ({ page, trouble }) => {
  trouble.allow(/ERR_CONNECTION_REFUSED/)
  await page.goto('/offers')
  await expect(page.getByRole('main').getByRole('row').nth(5)).toBeVisible()
  await settled(page)
  await page.route('**/*.js', (route) => route.abort('connectionrefused'))
  const refused = page.waitForEvent('requestfailed')
  await page.clock.runFor('00:11')
  await refused
  await page.unroute('**/*.js')
  await page.clock.runFor('00:11')
  await settled(page)
  await beginTheHour(page)
  await page.clock.fastForward('59:00')
  await page.clock.runFor('00:16')
  await expect(warning(page)).toBeVisible()
})

test('The warning can sign out at once', async ({ page }) => {
  await openOffers(page)
  await page.clock.fastForward('59:10')
  await page.clock.runFor('00:16')
  await page.clock.resume()
  await press(page, 'Uitloggen')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('U bent uitgelogd omdat')).toHaveCount(0)
})

for (const [activity, act] of [
  ['a mouse move', (page: Page) => page.mouse.move(300, 300)],
  ['a key', (page: Page) => page.keyboard.press('Shift')],
  ['a click', (page: Page) => page.mouse.click(5, 300)],
  ['a scroll', (page: Page) => page.mouse.wheel(0, 200)],
] as const) {
  test(`${activity} closes the warning and starts the hour again`, async ({ page }) => {
    await openOffers(page)
    await page.clock.fastForward('59:10')
    await page.clock.runFor('00:16')
    await expect(warning(page)).toBeVisible()
    await act(page)
    await expect(warning(page)).toBeHidden()
    await page.clock.fastForward('58:30')
    await page.clock.runFor('00:16')
    await expect(warning(page)).toBeHidden()
    await page.clock.runFor('00:30')
    await expect(warning(page)).toBeVisible()
  })
}

test('After an hour without activity the session is over, and signing in leads back', async ({ page }) => {
  await page.goto('/products')
  await openProducts(page)
  await settled(page)
  await beginTheHour(page)
  await page.clock.fastForward('59:30')
  await page.clock.runFor('00:32')
  await expectSignIn(page, '/login?next=%2Fproducts')
  await expect(page.getByText('U bent uitgelogd omdat u een uur niets hebt gedaan.')).toBeVisible()
  await page.getByRole('button', { name: 'manager@staffel.example' }).click()
  await openProducts(page)
})

async function expectSignIn(page: Page, address: string): Promise<void> {
  await page.clock.resume()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('button', { name: 'Inloggen met e-mail' })).toBeVisible()
}

async function openProducts(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Producten' })).toBeVisible()
}

test('A computer that slept through the hour wakes up signed out', async ({ page }) => {
  await openOffers(page)
  await page.clock.fastForward('08:00:00')
  await expectSignIn(page, '/login?next=%2Foffers')
})

test('Two tabs keep the same time', async ({ page, context, trouble }) => {
  // Both see the hour pass: what one still asks when the other has ended the session is refused, as it should be.
  trouble.allow(/401.*\/webhook\/(userdata|users\/me\/signout|notifications\/unread)/)
  await openOffers(page)
  const other = await context.newPage()
  await openOffers(other)
  await page.clock.fastForward('59:10')
  await page.clock.runFor('00:16')
  await expect(warning(page)).toBeVisible()
  await expect(warning(other)).toBeVisible()

  await other.mouse.move(200, 200)
  await expect(warning(other)).toBeHidden()
  await expect(warning(page)).toBeHidden()

  await page.clock.fastForward('59:00')
  await page.clock.runFor('00:55')
  // The rest by the clock on the wall: stepped, one tab would be ahead of the other, which it signs out, and what that
  // one fetches then would be late at once.
  await expectSignIn(page, '/login?next=%2Foffers')
  await expectSignIn(other, '/login?next=%2Foffers')
})
