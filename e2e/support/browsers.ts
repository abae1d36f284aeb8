import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test'

const customers = { count: 0 }

/**
 * Somebody on a phone, signed in nowhere, at an address of their own: what one customer asks does not count for the
 * next.
 */
export function openPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    storageState: { cookies: [], origins: [] },
    extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${(customers.count++ % 254) + 1}` },
  })
}

/**
 * Ends a context, with a picture of each of its pages when the test has failed. Only then: Chromium now and then never
 * answers a request for a picture, and a context that still waits for one does not always close. One that does not is
 * left to the browser's end.
 */
export async function endContext(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  if (testInfo.status !== testInfo.expectedStatus)
    await Promise.all(context.pages().map((page) => attachPicture(page, testInfo)))
  await Promise.race([context.close(), new Promise((resolve) => setTimeout(resolve, 10_000))])
}

async function attachPicture(page: Page, testInfo: TestInfo): Promise<void> {
  const path = testInfo.outputPath(`failed-${randomUUID().slice(0, 8)}.png`)
  const taken = await page.screenshot({ path, timeout: 5000 }).then(
    () => true,
    () => false,
  )
  if (taken) testInfo.attachments.push({ name: page.url(), path, contentType: 'image/png' })
}
