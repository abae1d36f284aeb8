import type { Page } from '@playwright/test'
import { accounts } from '../../support/accounts.ts'
import { expect, test } from '../../support/test.ts'
import { moved, watchMoves } from '../../support/watch/moved.ts'
import { settled } from '../../support/watch/settled.ts'

/** What may move at most, of the window's height and of what fills it, from the first drawing until all is there. */
const most = 0.02

test.use({ account: 'manager' })

const screens = ['/offers/new', '/dashboard', '/requests', '/users']

for (const width of [390, 1440]) {
  test(`Nothing moves when data arrives, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const offer = await firstOffer(page, '/offers')
    // Beside it other areas may have something to tell.
    const accepted = await firstOffer(page, '/offers?status=accepted')
    await watchMoves(page)
    for (const path of ['/offers', offer, `${offer}?edit=1`, accepted, ...screens]) {
      await page.goto(path)
      await settled(page)
      expect(await moved(page), path).toBeLessThanOrEqual(most)
    }
  })
}

test.describe('To an Admin', () => {
  test.use({ account: 'admin', viewport: { width: 390, height: 900 } })
  test('nothing moves on a phone when data arrives', async ({ page }) => {
    await watchMoves(page)
    for (const path of ['/products', '/settings?tab=data', '/exact/sync']) {
      await page.goto(path)
      await settled(page)
      expect(await moved(page), path).toBeLessThanOrEqual(most)
    }
  })
})

test.describe('Of whose subscription has ended', () => {
  test.use({ account: null })
  test('the ways out stay where they are, whatever comes below them', async ({ page, trouble }) => {
    trouble.allow(/403/)
    await page.goto('/login')
    await page.getByRole('button', { name: accounts.expired }).click()
    const signOut = page.getByRole('button', { name: 'Uitloggen' })
    await expect(signOut).toBeVisible()

    await watchMoves(page)
    await page.goto('/login')
    const plans = page.getByRole('tab')
    await expect(plans).toHaveCount(4)
    await settled(page)
    expect(await moved(page)).toBeLessThanOrEqual(most)
    const place = await signOut.boundingBox()
    for (const plan of await plans.all()) {
      await plan.click()
      await expect(plan).toHaveAttribute('aria-selected', 'true')
      expect(await signOut.boundingBox()).toEqual(place)
    }
  })
})

/** The address of the offer at the top of the list. */
async function firstOffer(page: Page, list: string): Promise<string> {
  await page.goto(list)
  await settled(page)
  const href = await page.locator('.sf-row-title').first().getAttribute('href')
  if (href === null) throw new Error('The list is empty')
  return href
}
