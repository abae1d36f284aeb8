import type { Browser } from '@playwright/test'
import { slowDown } from './coldLoad.ts'

/** What the first visit of a page cost. */
export interface FirstVisit {
  /** Of everything that came, headers included, as compressed by the server. */
  readonly bytes: number
  readonly requests: number
  /** Largest contentful paint, milliseconds after navigation. */
  readonly lcp: number
}

/** Opens an address on a phone that was never here, and waits until all is quiet. */
export async function measureFirstVisit(browser: Browser, address: string): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nl-NL' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const sizes: number[] = []
    session.on('Network.loadingFinished', ({ encodedDataLength }) => void sizes.push(encodedDataLength))
    await slowDown(session)
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        window.bench = { lcp: list.getEntries().at(-1)?.startTime ?? Number.NaN }
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const lcp = await page.evaluate(() => window.bench?.lcp ?? Number.NaN)
    return { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length, lcp }
  } finally {
    await context.close()
  }
}
