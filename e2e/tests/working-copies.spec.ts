import type { Browser, Page } from '@playwright/test'
import { settled, watchRequests } from '../support/watch/settled.ts'
import { expect, test } from '../support/test.ts'
import { beginTheHour } from '../support/house/clock/pageClock.ts'

/** What somebody types outlives the session, the page and the browser, for them alone. */
test.use({ account: 'manager' })

const title = (page: Page) => page.getByRole('textbox', { name: 'Titel', exact: true })
const goesOn = (page: Page) => page.getByText('U gaat verder met wat u hier eerder invulde')

/** The page sends what is typed half a second after the last key. */
async function typeOffer(page: Page, words: string): Promise<void> {
  await page.goto('/offers/new')
  await expect(title(page)).toBeVisible()
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/webhook/working-copies') && answer.request().postData()?.includes(words) === true,
  )
  await title(page).fill(words)
  expect((await kept).status()).toBe(200)
}

async function throwAway(page: Page): Promise<void> {
  const gone = page.waitForResponse((answer) => answer.url().endsWith('/working-copies/discard'))
  await page.getByRole('button', { name: 'Verwerpen' }).click()
  await gone
  await expect(title(page)).toHaveValue('')
}

test('A reload goes on where it was, also with what was typed a moment before', async ({ page }) => {
  await typeOffer(page, 'Levering op pallets')
  await title(page).press('End')
  await page.keyboard.type(', achterom')
  await page.reload()
  await expect(title(page)).toHaveValue('Levering op pallets, achterom')
  await expect(goesOn(page)).toBeVisible()
  await throwAway(page)
  await page.reload()
  await expect(title(page)).toHaveValue('')
  await expect(goesOn(page)).toHaveCount(0)
})

test('A browser that is gone takes nothing along', async ({ page, context, browser, sessions, baseURL }) => {
  await typeOffer(page, 'Vóór de vakantie')
  // No page is told that it goes.
  await context.close()
  const next = await openBrowser(browser, await sessions.of('manager'), baseURL ?? '')
  await next.goto('/offers/new')
  await expect(title(next)).toHaveValue('Vóór de vakantie')
  await throwAway(next)
  await next.context().close()
})

test('Two tabs make two offers', async ({ page, context }) => {
  await typeOffer(page, 'Eerste tab')
  const other = await context.newPage()
  await typeOffer(other, 'Tweede tab')
  await page.reload()
  await expect(title(page)).toHaveValue('Eerste tab')
  await other.reload()
  await expect(title(other)).toHaveValue('Tweede tab')
  await throwAway(page)
  await throwAway(other)
})

async function openBrowser(
  browser: Browser,
  storageState: Awaited<ReturnType<import('../support/sessions.ts').Sessions['of']>>,
  baseURL: string,
): Promise<Page> {
  const context = await browser.newContext({ storageState, baseURL, locale: 'nl-NL' })
  watchRequests(context)
  return context.newPage()
}

test('An hour without activity takes nothing along', async ({ browser, sessions, baseURL }) => {
  const open = async () => openBrowser(browser, await sessions.of('manager'), baseURL ?? '')
  const left = await open()
  await left.context().clock.install()
  await typeOffer(left, 'Kraan aanwezig')
  await settled(left)
  await left.clock.runFor('00:11')
  await settled(left)
  await beginTheHour(left)
  await left.clock.fastForward('59:30')
  // The session of the next browser is not the one that is being ended here.
  const ended = left.waitForResponse((answer) => answer.url().includes('/users/me/signout'))
  await left.clock.runFor('00:32')
  await left.clock.resume()
  await expect(left).toHaveURL(/\/login\?next=/)
  await ended
  await left.context().close()

  const again = await open()
  await again.goto('/offers/new')
  await expect(goesOn(again)).toBeVisible()
  await expect(title(again)).toHaveValue('Kraan aanwezig')
  await throwAway(again)
  await again.context().close()
})
