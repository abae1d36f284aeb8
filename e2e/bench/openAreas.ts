import type { Browser, Page } from '@playwright/test'
import type { StorageState } from '../support/sessions.ts'

/**
 * Milliseconds from the click on an area's navigation entry, after a hover, to the frame that shows the area's own
 * heading: one figure per path, each area opened for the first time in this page. The API does not answer meanwhile:
 * data is not what is measured.
 */
export async function measureOpenAreas(
  browser: Browser,
  url: string,
  storageState: StorageState,
  paths: readonly string[],
): Promise<number[]> {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })
  try {
    const page = await context.newPage()
    await page.goto(`${url}/offers`)
    await page.getByRole('row').nth(5).waitFor()
    await page.waitForLoadState('networkidle')
    await page.route('**/webhook/**', () => {})
    const times: number[] = []
    for (const path of paths) times.push(await openArea(page, path))
    return times
  } finally {
    await context.close()
  }
}

async function openArea(page: Page, path: string): Promise<number> {
  const entry = page.locator(`header a[href="${path}"]`)
  await entry.hover()
  await page.waitForTimeout(1000)
  await page.evaluate(watchHeading, path)
  await entry.click()
  const opened = await page.waitForFunction(() => document.documentElement.dataset['openedAfter'])
  return Number(await opened.jsonValue())
}

/** Runs in the page. */
function watchHeading(path: string): void {
  const { dataset } = document.documentElement
  delete dataset['openedAfter']
  let clicked = 0
  document.addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true })
  const before = document.querySelector('main h1')
  const watch = () => {
    const heading = document.querySelector('main h1')
    if (clicked > 0 && heading !== null && heading !== before && location.pathname === path)
      dataset['openedAfter'] = String(performance.now() - clicked)
    else requestAnimationFrame(watch)
  }
  requestAnimationFrame(watch)
}
